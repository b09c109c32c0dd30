package ai

import (
	"lineup/engine"
	"lineup/game/card"
)

// best returns the option with the highest score, or the first of several. It ignores options
// without a card.
func (g *greedy) best(score func(engine.CardID) int) engine.Option {
	o, _ := g.highest(score)
	return o
}

func (g *greedy) highest(score func(engine.CardID) int) (engine.Option, int) {
	best, most := -1, 0
	for i, o := range g.d.Options {
		if o.Kind != engine.OptCard {
			continue
		}
		if s := score(o.Card); best < 0 || s > most {
			best, most = i, s
		}
	}
	return g.d.Options[best], most
}

// done returns the option to pick no more, if there is one.
func (g *greedy) done() (engine.Option, bool) {
	last := g.d.Options[len(g.d.Options)-1]
	return last, last.Kind == engine.OptDone
}

// pick chooses the next card for an instruction.
func (g *greedy) pick() engine.Option {
	switch g.d.Verb {
	case engine.VerbDestroy:
		return g.pickDestroyed()
	case engine.VerbGain:
		return g.pickGained()
	case engine.VerbPass:
		return g.giveAway()
	case engine.VerbDiscard, engine.VerbAside:
		if g.ofFoe(g.d.Options[0].Card) {
			return g.best(g.now) // the foe loses it
		}
		if done, free := g.done(); free && (g.fetchesNone() || g.keepsInPlay()) {
			return done
		}
		return g.best(func(c engine.CardID) int { return -g.now(c) })
	case engine.VerbPut:
		switch to := g.d.To; {
		case g.canDecline() && (to.Place == card.OutOfGame || to.Place == engine.Hand && to.Of == engine.Attacker):
			return g.giveJunk()
		case to.Place == card.LineUp, to.Place == card.OutOfGame:
			return g.giveAway()
		case to.Place == card.Under:
			worst := g.best(func(c engine.CardID) int { return -g.now(c) })
			if done := g.d.Options[len(g.d.Options)-1]; g.canDecline() && worst.Kind == engine.OptCard && g.now(worst.Card) >= g.usual() {
				return done // a card of the hand is worth more than one kept
			}
			return worst
		case to.Place == engine.Deck && to.Under:
			return g.pickOr(g.weights.recall)
		case to.Place == engine.Deck && g.town == nil && g.d.Options[0].Kind == engine.OptCard &&
			g.v.ZoneOf(g.d.Options[0].Card) == g.v.Zone(engine.Discard, g.me):
			return g.pickOr(g.usual() + g.otherwise()) // it replaces another card of the next hand
		}
	case engine.VerbPlay, engine.VerbBorrow, engine.VerbReplay:
	case engine.VerbRotate:
		return g.pickRotated()
	case engine.VerbStay:
		if done, _ := g.done(); g.now(g.best(func(c engine.CardID) int { return -g.now(c) }).Card) >= g.usual() {
			return done
		}
		return g.best(func(c engine.CardID) int { return -g.now(c) })
	case engine.VerbWalk, engine.VerbStep, engine.VerbGo, engine.VerbDefeat, engine.VerbBuy: // any answer is as good
	case engine.VerbHold:
		if g.bars() {
			return g.pickBarred()
		}
	case engine.VerbKeep:
		if o := g.d.Options[0]; o.Kind == engine.OptCard && g.v.Place(g.v.ZoneOf(o.Card)) == card.Bench {
			return g.pickHero()
		}
	case engine.VerbNone: // the effect on it comes later: usually it is played or goes to hand
	}
	if g.town == nil {
		return g.pickOr(g.otherwise())
	}
	return g.pickOr(0)
}

// keepsInPlay reports whether an offer to discard a card in play gives less than the card itself is worth.
func (g *greedy) keepsInPlay() bool {
	o := g.best(func(c engine.CardID) int { return -g.stands(c) })
	if o.Kind != engine.OptCard || g.v.Place(g.v.ZoneOf(o.Card)) != engine.InPlay {
		return false
	}
	return g.stands(o.Card) >= -g.instead(g.playWorth)
}

// stands returns the value of a card that stays in play, in hundredths of a Power.
func (g *greedy) stands(c engine.CardID) int {
	g.look()
	sum := g.worth(0, int(g.row(c).stays), true) * 100 / g.weights.power
	for _, r := range g.known[g.face(c)] {
		if r.spends {
			sum += r.worth
		}
	}
	return sum
}

// fetchesNone reports whether the text goes on to take a card from under the player's Super Hero,
// where there is none.
func (g *greedy) fetchesNone() bool {
	if g.v.Count(g.v.Zone(card.Under, g.me)) > 0 {
		return false
	}
	for pc := g.d.At + 1; g.lib.Code[pc].Code != engine.OpEnd; pc++ {
		if op := &g.lib.Code[pc]; op.Dest.Place == engine.Hand && op.From == engine.Set(card.Under) {
			return true
		}
	}
	return false
}

// otherwise returns the value of taking no card, less the value of taking one, in hundredths of a
// Power.
func (g *greedy) otherwise() int { return g.instead(g.turnWorth) }

// instead is like otherwise with a measure of its own for what follows.
func (g *greedy) instead(worth func(traits) int) int {
	at := g.d.At + 1
	if jump := &g.lib.Code[at]; jump.Code == engine.OpJump && jump.To > at { // over another form of the choice
		at = jump.To
	}
	test := &g.lib.Code[at]
	if test.Code != engine.OpIf || g.lib.Counts[test.Count].Of != engine.Taken || g.d.Taken > 0 {
		return 0
	}
	more := worth(g.reader.read(at+1)) - worth(g.reader.read(test.To))
	if test.Max == 0 {
		return more
	}
	return -more
}

// giveAway picks the card that the player misses least.
func (g *greedy) giveAway() engine.Option {
	g.look()
	return g.best(func(c engine.CardID) int { return -g.value(c) - g.now(c)*g.weights.power/100 })
}

// pickHero picks a better Super Hero than the player's own, or none.
func (g *greedy) pickHero() engine.Option {
	o, most := g.highest(func(c engine.CardID) int { return g.heroes[g.face(c)] })
	if done, ok := g.done(); ok && most <= g.heroes[g.hero()] {
		return done
	}
	return o
}

// pickOr picks the best card to play, or none if that is allowed and no card is worth more than
// least.
func (g *greedy) pickOr(least int) engine.Option {
	o, most := g.highest(g.now)
	if done, ok := g.done(); ok && most <= least {
		return done
	}
	return o
}

// now returns the value of playing a card this turn, in hundredths of a Power.
func (g *greedy) now(c engine.CardID) int {
	r := g.row(c)
	if r.timing == doubles && g.v.Turn().Seat == g.me {
		return 100 * g.v.Power()
	}
	return int(r.now) + int(r.stays)
}

// pickDestroyed picks the card that the player is better off without, or none if that is better. It
// destroys cards of the Line-Up only if it must.
func (g *greedy) pickDestroyed() engine.Option {
	g.look()
	if done, free := g.done(); free && g.d.Options[0].Kind == engine.OptCard && g.v.Place(g.v.ZoneOf(g.d.Options[0].Card)) == card.LineUp {
		return g.replaced(done)
	}
	test := g.typeTest()
	special := test != nil || g.anyFalls
	reward := g.reward() + g.falls[g.hero()]*g.weights.power/100
	o, most := g.highest(func(c engine.CardID) int {
		at := g.v.Card(c)
		switch {
		case !g.v.Sees(c): // like one of its own cards
			return -g.value(c)
		case g.rivalOf(at.Owner), g.isFoe(at.Owner):
			return g.value(c)
		case at.Owner != g.me:
			return -g.prize(c)
		}
		value := -g.value(c)
		if g.v.Place(at.Zone) == engine.Hand {
			value -= g.now(c) * g.weights.power / 100
		}
		if special {
			value += g.felled(c) + g.typeReward(c, test)
		}
		return value
	})
	done, free := g.done()
	if owner := g.v.Card(o.Card).Owner; free && (most+reward <= 0 || g.v.Sees(o.Card) && owner != g.me && !g.rivalOf(owner)) {
		return done
	}
	return o
}

// replaced picks the Line-Up card of least value to destroy, if its replacement is better on
// average.
func (g *greedy) replaced(done engine.Option) engine.Option {
	o, least := g.highest(func(c engine.CardID) int { return -g.prize(c) })
	if o.Kind != engine.OptCard || -least >= g.unseen*g.weights.point/100+g.worth(g.mean, 0, false) {
		return done
	}
	return o
}

// rivalOf reports whether a seat is a foe in a competitive Rebirth game. Greedy takes what a text
// lets it take from a foe.
func (g *greedy) rivalOf(seat engine.SeatID) bool {
	return g.town != nil && g.town.rivals && seat != engine.NoSeat && !g.v.Side(g.me).Has(seat)
}

// reward returns the value of a text's effect for each card taken, in hundredths of a victory
// point.
func (g *greedy) reward() int {
	at := g.d.At
	if test := &g.lib.Code[at+1]; test.Code == engine.OpIf && g.lib.Counts[test.Count].Of == engine.Taken {
		does, instead := g.reader.read(at+2), g.reader.read(test.To)
		more := does.power + g.tokenWorth(does.tokens) - instead.power - g.tokenWorth(instead.tokens)
		return more * g.weights.power / 100 / max(int(g.d.Max), 1)
	}
	return 0
}

// further returns the value of the other cards that the same choice may gain after a card.
func (g *greedy) further(first engine.Option) (sum int) {
	op := &g.lib.Code[g.d.At]
	if op.Unlike != engine.UnlikeCost || op.Max == engine.Unlimited {
		return 0
	}
	best := map[int]int{}
	for _, o := range g.d.Options {
		if o.Kind == engine.OptCard && g.v.Cost(o.Card) != g.v.Cost(first.Card) {
			best[g.v.Cost(o.Card)] = max(best[g.v.Cost(o.Card)], g.gain(o.Card))
		}
	}
	for _, worth := range best {
		sum += worth
	}
	return sum
}

// pickGained picks the card that leaves the best purchases for the Power there is, or none if the
// alternative is better.
func (g *greedy) pickGained() engine.Option {
	power := g.v.Power()
	mine := g.v.Turn().Active == g.me
	o, most := g.highest(func(c engine.CardID) int {
		if !mine {
			g.look()
			return g.prize(c)
		}
		g.survey(power, c)
		g.plan.solve()
		return g.prize(c) + g.plan.most(power)
	})
	if done, ok := g.done(); ok {
		most += g.further(o)
		instead := 0
		if test := &g.lib.Code[g.d.At+1]; test.Code == engine.OpIf && g.lib.Counts[test.Count].Of == engine.Taken {
			instead = g.reader.read(g.d.At+2).power / 100
		}
		g.survey(power+instead, engine.NoCard)
		g.plan.solve()
		if g.plan.most(power+instead) >= most {
			return done
		}
	}
	return o
}

// pickRotated chooses the card to rotate. It wants its own cards to turn upright for what they then do, and
// comes closer to that with each quarter. Foes' cards are better farther from it. Cards that do nothing then
// are better rotated, because texts count those.
func (g *greedy) pickRotated() engine.Option {
	by := int(g.d.To.Depth)
	if g.d.To.Under {
		by = -by
	}
	o, most := g.highest(func(c engine.CardID) int {
		if !g.v.Sees(c) {
			return 0
		}
		now := g.v.Quarters(c)
		then := (now + by + 4) % 4
		step := nearness[then] - nearness[now]
		if by != 0 && then == 0 {
			step = turnsUpright - nearness[now]
		}
		worth := g.upright(c) * step
		switch {
		case now == 0 && then != 0:
			worth++
		case now != 0 && then == 0:
			worth--
		}
		if _, holder, _ := g.v.Board().At(g.v.ZoneOf(c)); g.isFoe(holder) {
			return -worth
		}
		return worth
	})
	if done, free := g.done(); free && most <= 0 {
		return done
	}
	return o
}

// nearness says how much a card is worth by its rotation, in parts of what it does as it turns upright: more the
// nearer it is to that.
var nearness = [4]int{0, 1, 3, 6}

// turnsUpright is the nearness of a card that a rotation makes upright.
const turnsUpright = 14

// upright returns the value of what a card does as it turns upright, in hundredths of a Power.
func (g *greedy) upright(c engine.CardID) int {
	source := g.d.Source
	defer func() { g.d.Source = source }()
	g.d.Source = c // its texts mean it by this card
	sum := 0
	for _, id := range g.v.Face(c).Triggers {
		t := &g.lib.Triggers[id]
		if t.On != engine.OnUprightThis {
			continue
		}
		sum += g.outcome(t.Prog, c)
		for pc := t.Prog; g.lib.Code[pc].Code != engine.OpEnd; pc++ {
			switch op := &g.lib.Code[pc]; {
			case op.Code == engine.OpQueue:
				sum += engine.HandSize * g.weights.draw
			case op.Code == engine.OpThis && op.Verb == engine.VerbDiscard:
				sum -= 100 // it has something else to stay in play for
			}
		}
	}
	return sum
}

// chooseSeat chooses a player. Any foe is as good as another. If players are chosen for a benefit, it chooses only
// itself.
func (g *greedy) chooseSeat() engine.Option {
	done, free := g.done()
	if !free || g.lib.Code[g.d.At].Code != engine.OpSeats {
		return g.d.Options[0]
	}
	for _, o := range g.d.Options {
		if o.Kind == engine.OptSeat && engine.SeatID(o.N) == g.me {
			return o
		}
	}
	return done
}
