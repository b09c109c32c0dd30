package ai

import (
	"lineup/engine"
	"lineup/game/card"
)

// maxPower is the most Power that a plan uses.
const maxPower = 40

// plan finds the most valuable set of cards for an amount of Power. It is an integer knapsack,
// filled one card at a time.
type plan struct {
	n     int
	power int // the Power to spend
	card  [16]engine.CardID
	cost  [16]int
	value [16]int
	total int // the cost of all cards
	// worth is the highest value for each amount of Power, and set the cards with that value, as
	// bits.
	worth [maxPower + 1]int
	set   [maxPower + 1]uint16
}

// begin empties the plan and sets its Power.
func (p *plan) begin(power int) {
	p.n, p.total, p.power = 0, 0, max(min(power, maxPower), 0)
}

// add offers a card.
func (p *plan) add(c engine.CardID, cost, value int) {
	if p.n < len(p.card) {
		p.card[p.n], p.cost[p.n], p.value[p.n] = c, cost, value
		p.n++
		p.total += cost
	}
}

// solve computes worth and set for all amounts of Power.
func (p *plan) solve() {
	for i := range p.power + 1 {
		p.worth[i], p.set[i] = 0, 0
	}
	for i := range p.n {
		cost, value := p.cost[i], p.value[i]
		for have := p.power; have >= cost; have-- {
			// The better one is unpredictable, so this code avoids a branch.
			worth, set := p.worth[have], p.set[have]
			with, both := p.worth[have-cost]+value, p.set[have-cost]|1<<i
			if with > worth {
				worth, set = with, both
			}
			p.worth[have], p.set[have] = worth, set
		}
	}
}

// best returns the cards to get for all the Power, as bits.
func (p *plan) best() uint16 {
	if p.total <= p.power {
		return 1<<p.n - 1 // everything
	}
	p.solve()
	return p.set[p.power]
}

// most returns the highest value for some Power, up to the plan's. It needs solve first.
func (p *plan) most(power int) int { return p.worth[max(min(power, p.power), 0)] }

// maxKicks is the largest number of Kicks in a plan.
const maxKicks = 3

// survey plans the purchases of this turn, for up to some Power, without the card but.
func (g *greedy) survey(power int, but engine.CardID) {
	g.look()
	g.plan.begin(power)
	if up := g.v.Up(g.v.Zone(card.Villains, engine.NoSeat)); up != engine.NoCard &&
		!(g.villainFirst && g.v.Number(engine.Bought, g.me) > 0) {
		g.consider(up, g.plan.power, but, g.weights.villain)
	}
	for _, c := range g.v.Cards(g.v.Zone(card.LineUp, engine.NoSeat)) {
		g.consider(c, g.plan.power, but, g.another)
	}
	if kicks := g.v.Zone(card.Kicks, engine.NoSeat); g.v.Count(kicks) > 0 {
		c := g.v.Peek(kicks, 0)
		if c == engine.NoCard {
			return // they are face down
		}
		cost := g.v.Cost(c)
		n := min(maxKicks, g.v.Count(kicks))
		for left := g.plan.power; n > 0 && left >= cost; n-- {
			g.consider(c, left, but, 0)
			left -= cost
		}
	}
}

// consider adds a card to the plan if it is affordable and worth anything. beside is the additional
// value of taking it from its place.
func (g *greedy) consider(c engine.CardID, power int, but engine.CardID, beside int) {
	if cost := g.v.Cost(c); cost <= power && c != but {
		if prize := g.gain(c) + beside; prize > 0 {
			g.plan.add(c, cost, prize)
		}
	}
}

// buy returns the next purchase of the best set, or the end of the turn. Super-Villains come first,
// as some rules require. An ability that gains an unseen card for Power counts as a purchase too.
func (g *greedy) buy() engine.Option {
	options := g.d.Options
	end := options[len(options)-1]
	var lot engine.Option
	price, buys, unknown := 0, false, false
	if len(g.usable) > 0 {
		lot, price, buys = g.lot()
	}
	lots := buys
	for _, o := range options {
		if o.Kind == engine.OptBuy {
			buys, unknown = true, unknown || !g.v.Sees(o.Card)
		}
	}
	if !buys {
		return end
	}
	g.survey(g.v.Power(), engine.NoCard)
	if unknown {
		g.guess()
	}
	if lots {
		g.addLots(price)
	}
	p := &g.plan
	set := p.best()
	best, first := engine.NoCard, 0
	for i := range p.n {
		if set&(1<<i) == 0 {
			continue
		}
		v := p.value[i]
		if p.card[i] == engine.NoCard {
			end = lot // after the purchases
			continue
		}
		if g.row(p.card[i]).has(super) {
			v += beforeAll
		}
		if v > first {
			best, first = p.card[i], v
		}
	}
	if best == engine.NoCard {
		return end
	}
	for _, o := range options {
		if o.Kind == engine.OptBuy && o.Card == best {
			return o
		}
	}
	return end
}

// guess adds the unknown cards for sale to the plan. Each counts as an average card of the main
// deck.
func (g *greedy) guess() {
	for _, o := range g.d.Options {
		if o.Kind != engine.OptBuy || g.v.Sees(o.Card) {
			continue
		}
		if prize := g.prize(o.Card); prize > 0 {
			g.plan.add(o.Card, min(g.price, g.plan.power), prize)
		}
	}
}

// addLots adds unseen cards of the main deck to the plan, up to its Power. They may go on top of
// the deck.
func (g *greedy) addLots(price int) {
	worth := g.rowValue(engine.NoCard, &g.unknown) + g.weights.topdeck*g.weights.power/100
	for left := g.plan.power; left >= price && worth > 0; left -= price {
		g.plan.add(engine.NoCard, price, worth)
	}
}

// beforeAll is more than any card is worth.
const beforeAll = 1 << 20
