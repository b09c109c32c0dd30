package ai

import "lineup/engine"

// What greedy knows about destroying cards for an effect, and about cards of foes that a text lets it
// choose.

// felled returns the value of one of the player's cards' own effect when the player destroys it, in
// hundredths of a victory point.
func (g *greedy) felled(c engine.CardID) int {
	return int(g.seldomOf(c).fall) * g.weights.power / 100
}

// typeTest returns the instruction by which the text asks for the types of the card it has destroyed, or
// nil if it does not.
func (g *greedy) typeTest() *engine.Op {
	if test := &g.lib.Code[g.d.At+1]; test.Code == engine.OpIf && g.lib.Counts[test.Count].Of == engine.TypesTaken {
		return test
	}
	return nil
}

// typeReward returns the value of what a text gives for destroying a card of the types it tests, less
// what it gives if no card is destroyed, in hundredths of a victory point.
func (g *greedy) typeReward(c engine.CardID, test *engine.Op) int {
	if test == nil {
		return 0
	}
	reward := 0
	filter := &g.lib.Filters[g.lib.Counts[test.Count].Filter]
	if f := g.v.Face(c); f != nil && (f.Types|f.Owned)&filter.Types != 0 {
		reward = 100 * int(f.Cost)
	}
	if none := &g.lib.Code[test.To]; none.Code == engine.OpIf && g.lib.Counts[none.Count].Of == engine.Taken && none.Max == 0 {
		reward -= g.turnWorth(g.reader.read(test.To + 1))
	}
	return reward * g.weights.power / 100
}

// isFoe reports whether a seat is one of the player's foes, in games where players have points.
func (g *greedy) isFoe(seat engine.SeatID) bool {
	return seat != engine.NoSeat && seat != g.me && g.town == nil && !g.v.Side(g.me).Has(seat)
}

// ofFoe reports whether a card is a foe's.
func (g *greedy) ofFoe(c engine.CardID) bool {
	if c == engine.NoCard {
		return false
	}
	return g.isFoe(g.v.Card(c).Owner)
}

// destroysThis reports whether an offer destroys the card whose text makes it.
func (g *greedy) destroysThis() bool {
	op := &g.lib.Code[g.d.At+1]
	return op.Code == engine.OpThis && op.Verb == engine.VerbDestroy
}

// lastsLonger reports whether the card just played is worth more in every later turn than the card whose
// text would be destroyed for that.
func (g *greedy) lastsLonger() bool {
	plays := g.v.Plays()
	if len(plays) == 0 {
		return true
	}
	g.look()
	each := g.now(plays[len(plays)-1].Card)
	return g.rounds*each/100*g.weights.power/100 > g.value(g.d.Source)
}

// canDecline reports whether the player may pick no card.
func (g *greedy) canDecline() bool {
	_, ok := g.done()
	return ok
}

// giveJunk picks a card that the player is better off without, or none.
func (g *greedy) giveJunk() engine.Option {
	g.look()
	o, most := g.highest(func(c engine.CardID) int { return -g.value(c) })
	if done, ok := g.done(); ok && most <= 0 {
		return done
	}
	return o
}

// bars reports whether the text puts a number on the card that keeps it from being bought.
func (g *greedy) bars() bool {
	for at := g.d.At + 1; at < g.d.At+3 && int(at) < len(g.lib.Code); at++ {
		if op := &g.lib.Code[at]; op.Code == engine.OpNumber && g.lib.Numbers[op.Number].Bars {
			return true
		}
	}
	return false
}

// pickBarred picks the best card that the player cannot buy this turn, or none.
func (g *greedy) pickBarred() engine.Option {
	g.look()
	power := g.v.Power()
	o, most := g.highest(func(c engine.CardID) int {
		if g.v.Cost(c) <= power {
			return 0
		}
		return g.prize(c)
	})
	if done, ok := g.done(); ok && most <= 0 {
		return done
	}
	return o
}
