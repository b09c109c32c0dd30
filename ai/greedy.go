package ai

import (
	"slices"

	"lineup/engine"
	"lineup/game/match"
)

// greedy weighs the result of each answer and takes the best one, or the first of several best. It
// looks no further ahead than the purchases of this turn.
type greedy struct {
	*table
	plan plan

	// For the current question:
	v      engine.View
	d      engine.Decision
	me     engine.SeatID
	rows   []row
	usable []engine.Option // the abilities offered in a turn
	named  []int           // by NameID, the cards in the player's deck

	rounds  int // left to play, in hundredths
	another int // the value of one more card in the Line-Up, in hundredths of a victory point
	slot    int // the value of the average card that a new one replaces
	uses    int // times that a card of the player's deck will still be drawn, in hundredths
}

func newGreedy(uint64) match.Decider { return &greedy{table: new(table)} }

// Decide implements match.Decider.
func (g *greedy) Decide(v engine.View) engine.Answer {
	if lib := v.Library(); g.lib != lib {
		g.table = newTable(lib, tuned)
	}
	g.v, g.me = v, v.Seat()
	g.d = v.Pending()
	g.rows = g.table.rows[g.hero()]
	return engine.Answer{Seq: g.d.Seq, Option: g.answer()}
}

func (g *greedy) answer() engine.Option {
	if g.town != nil {
		return g.inTown()
	}
	switch g.d.Kind {
	case engine.DecideTurn:
		return g.act()
	case engine.DecidePick:
		return g.pick()
	case engine.DecideMay:
		if g.accepts() {
			return g.d.Options[0]
		}
		return g.d.Options[1]
	case engine.DecideChoose:
		return g.choose()
	case engine.DecideDefend:
		return g.defend()
	case engine.DecideHero:
		return g.best(func(c engine.CardID) int { return g.heroes[g.face(c)] })
	case engine.DecideName:
		return g.name()
	case engine.DecideSeat:
		return g.chooseSeat()
	case engine.DecideOrder, engine.DecideSpace, engine.DecidePile: // any answer is as good to it
	case engine.NoDecision, engine.DecideOther: // it is not asked
	}
	return g.d.Options[0]
}

// name chooses the name that most cards of the player's deck have.
func (g *greedy) name() engine.Option {
	best, most := g.d.Options[0], 0
	g.named = g.v.NamesInDeck(g.named)
	for _, o := range g.d.Options {
		if n := g.named[o.N]; n > most {
			best, most = o, n
		}
	}
	return best
}

// hero returns the face of the player's Super Hero, or 0 if that is face down.
func (g *greedy) hero() engine.FaceID {
	if h := g.v.Up(g.v.Zone(engine.Heroes, g.me)); h != engine.NoCard {
		return g.v.FaceID(h)
	}
	return 0
}

func (g *greedy) face(c engine.CardID) engine.FaceID { return g.v.FaceID(c) }

// row returns the row of a card, or the average row if the player does not see the card.
func (g *greedy) row(c engine.CardID) *row {
	if g.v.Sees(c) {
		return &g.rows[g.v.FaceID(c)]
	}
	return &g.unknown
}

// seldomOf returns the seldom facts of a card, or no facts if the player does not see the card.
func (g *greedy) seldomOf(c engine.CardID) seldom {
	if g.v.Sees(c) {
		return g.seldom[g.v.FaceID(c)]
	}
	return seldom{}
}

// act returns the next act of a turn. Cards come first, because each may change what is affordable,
// then purchases, then the end of the turn.
func (g *greedy) act() engine.Option {
	options := g.d.Options
	best, first := -1, orderNever
	for i, o := range options {
		if o.Kind != engine.OptPlay {
			break // cards to play come first among the options
		}
		r := g.row(o.Card)
		order := r.order
		if r.timing != anytime {
			order = g.order(o.Card, r)
		}
		if order > first {
			best, first = i, order
		}
	}
	g.usable = nil
	if n := len(options); g.abilities && n > 1 && !ofCard(options[n-2].Kind) { // usually none is offered
		g.usable = g.offeredUses()
	}
	if len(g.usable) > 0 {
		if o, ok := g.use(); ok {
			return o // before cards are played, or each of them would offer it again
		}
	}
	if best >= 0 {
		return options[best]
	}
	if len(g.usable) > 0 {
		if o, ok := g.cashIn(); ok {
			return o // after cards are played, which may count what is in play
		}
	}
	buys := g.buy()
	if buys.Kind == engine.OptEnd && g.refills != none {
		if o, ok := g.goOnPatrol(); ok {
			return o
		}
	}
	return buys
}

// ofCard reports whether an act of a turn plays or buys a card.
func ofCard(k engine.OptionKind) bool { return k == engine.OptPlay || k == engine.OptBuy }

// offeredUses returns the offered abilities. They come after plays and purchases, and before other
// acts and the end of the turn.
func (g *greedy) offeredUses() []engine.Option {
	last := len(g.d.Options)
	for last > 0 && g.d.Options[last-1].Kind != engine.OptUse {
		if ofCard(g.d.Options[last-1].Kind) {
			return nil
		}
		last--
	}
	first := last
	for first > 0 && g.d.Options[first-1].Kind == engine.OptUse {
		first--
	}
	return g.d.Options[first:last]
}

// ability returns the row of an offered ability, or nil if it is unknown: it is on an unseen card
// or in a copied text.
func (g *greedy) ability(o engine.Option) *useRow {
	if known := g.known[g.face(o.Card)]; int(o.N) < len(known) {
		return &known[o.N]
	}
	return nil
}

// use returns an ability that trades a card, if there is a poor one to trade, or else the ability
// of most value to the turn, if any has value.
func (g *greedy) use() (best engine.Option, ok bool) {
	most := 0
	for _, o := range g.usable {
		switch r := g.ability(o); {
		case r == nil, r.spends:
		case r.harms:
			if g.blank() {
				return o, true
			}
		case r.burns:
			if g.junk(engine.InPlay) {
				return o, true
			}
		case r.trades:
			if g.poor(r.traded) {
				return o, true
			}
		case r.worth > most:
			best, most, ok = o, r.worth, true
		}
	}
	return best, ok
}

// cashIn returns an ability that discards its own card and has something to do.
func (g *greedy) cashIn() (o engine.Option, ok bool) {
	for _, o := range g.usable {
		if r := g.ability(o); r != nil && r.spends && g.pays(r) {
			return o, true
		}
	}
	return o, false
}

// longTurn is the number of plays after which greedy discards no more cards in play for their abilities. Some
// of them come back at once, so a turn could go on forever.
const longTurn = 30

// pays reports whether an ability that discards its own card is worth it now.
func (g *greedy) pays(r *useRow) bool {
	if len(g.v.Plays()) > longTurn || r.draws && g.v.Count(g.v.Zone(engine.Deck, g.me)) == 0 {
		return false // it could draw its own card again and again
	}
	if !r.trash && !r.takes {
		return true
	}
	if r.trash {
		return g.junk(engine.Discard)
	}
	for _, c := range g.v.Cards(g.v.Zone(engine.Discard, g.me)) {
		if g.now(c) >= g.usual() && fits(&g.lib.Filters[r.fetch], &g.lib.Faces[g.face(c)]) {
			return true
		}
	}
	return false
}

// junk reports whether one of the player's cards in a place makes the deck worse.
func (g *greedy) junk(p engine.Place) bool {
	g.look()
	return slices.ContainsFunc(g.v.Cards(g.v.Zone(p, g.me)), func(c engine.CardID) bool { return g.value(c) < 0 })
}

// blank reports whether a card of the hand does nothing for its player.
func (g *greedy) blank() bool {
	return slices.ContainsFunc(g.v.Cards(g.v.Zone(engine.Hand, g.me)), func(c engine.CardID) bool { return g.now(c) <= 0 })
}

// poor reports whether a fitting card of the hand is worth less than an average drawn card. A deck
// improves from round to round.
func (g *greedy) poor(filter engine.FilterID) bool {
	q, drawn := &g.lib.Filters[filter], g.usual()+g.weights.trade
	for _, c := range g.v.Cards(g.v.Zone(engine.Hand, g.me)) {
		if int(g.row(c).now) < drawn && fits(q, &g.lib.Faces[g.face(c)]) {
			return true
		}
	}
	return false
}

// lot returns an ability that gains an unseen card for Power, and its price.
func (g *greedy) lot() (o engine.Option, price int, ok bool) {
	for _, o := range g.usable {
		if r := g.ability(o); r != nil && r.lot {
			return o, r.price, true
		}
	}
	return engine.Option{}, 0, false
}

// patrolPower is the Power that greedy wants left before it fills the Line-Up during its turn. New
// cards usually cost that much, and may attack.
const patrolPower = 2

// goOnPatrol fills the Line-Up if enough Power is left to buy a new card.
func (g *greedy) goOnPatrol() (engine.Option, bool) {
	if g.v.Power() < patrolPower {
		return engine.Option{}, false
	}
	for _, o := range g.d.Options {
		if o.Kind == engine.OptAct && g.v.Offer(o).Label == g.refills {
			return o, true
		}
	}
	return engine.Option{}, false
}

// useWorth returns the value of an ability to the turn, less its price, in hundredths of a Power.
// It is 0 for a free ability without a limit, which would keep a turn from ending.
func (t *table) useWorth(u *engine.Use) int {
	if !u.Once && u.Price.N <= 0 && !t.usesUp(u) {
		return 0
	}
	worth := t.turnWorth(t.reader.read(u.Do))
	if u.Price.Number == engine.Power {
		worth -= 100 * int(u.Price.N)
	}
	return worth
}

// usesUp reports whether an ability begins by taking a fixed number of cards from a pile, so that it
// cannot go on forever.
func (t *table) usesUp(u *engine.Use) bool {
	op := t.op(u.Do)
	return u.Only != 0 && op.Code == engine.OpPick && op.Min > 0 && op.From == engine.Set(engine.Discard) && op.Verb == engine.VerbPut
}

// order returns the current order of a card in the hand.
func (g *greedy) order(c engine.CardID, r *row) uint8 {
	switch r.timing {
	case opens:
		if len(g.v.Plays()) == 0 && g.weakHand(r) {
			return orderOpening
		}
	case clean:
		if g.v.Count(g.v.Zone(engine.Discard, g.me)) == 0 {
			return orderClean
		}
	case recovers:
		if !g.discarded(g.seldomOf(c).target) {
			return orderWaits
		}
	}
	return r.order
}

// weakHand reports whether the rest of the hand is worth less than a new one. A deck improves from
// round to round, and so does the value of a new hand.
func (g *greedy) weakHand(r *row) bool {
	worth := -int(r.now)
	for _, c := range g.v.Cards(g.v.Zone(engine.Hand, g.me)) {
		worth += int(g.row(c).now)
	}
	return worth < g.newHand()
}

// newHand returns the value of a newly drawn hand, in hundredths of a Power.
func (g *greedy) newHand() int {
	round := int(g.v.Turn().Number) / g.v.Seats()
	return g.weights.refresh + g.weights.growth*round
}

// usual returns the value of one card of a new hand.
func (g *greedy) usual() int { return g.newHand() / engine.HandSize }

// discarded reports whether the player's discard pile has a fitting card.
func (g *greedy) discarded(filter engine.FilterID) bool {
	q := &g.lib.Filters[filter]
	for _, c := range g.v.Cards(g.v.Zone(engine.Discard, g.me)) {
		if fits(q, &g.lib.Faces[g.face(c)]) {
			return true
		}
	}
	return false
}
