package ai

import (
	"lineup/engine"
	"lineup/game/card"
)

// look estimates how long the game lasts and how often a card will be drawn.
func (g *greedy) look() {
	if g.town != nil {
		g.another = 0
		g.lookRound()
		return
	}
	w := &g.weights
	g.slot = w.slot
	cards := g.v.Count(g.v.Zone(card.MainDeck, engine.NoSeat))
	if g.stacked {
		g.rounds = min(cards*w.perCard/g.v.Seats(), g.v.Count(g.v.Zone(card.Villains, engine.NoSeat))*w.perVillain)
	} else {
		g.rounds = cards * w.perLoose / g.v.Seats()
	}
	g.another = w.stir * max(int(g.v.Turn().Number)/g.v.Seats()-w.patience, 0)
	g.lookAtDeck()
}

// lookAtDeck estimates how often a card of the player's deck will be drawn, and returns how many cards it has.
func (g *greedy) lookAtDeck() int {
	deck := g.v.Count(g.v.Zone(engine.Deck, g.me)) + g.v.Count(g.v.Zone(engine.Discard, g.me)) +
		g.v.Count(g.v.Zone(engine.Hand, g.me)) + g.v.Count(g.v.Zone(engine.InPlay, g.me))
	g.uses = g.rounds * g.weights.perHand / (100 * max(deck, engine.HandSize))
	return deck
}

// value returns the value of owning a card, in hundredths of a victory point: its points, and its
// advantage over an average card each time it will be drawn. It needs look first.
func (g *greedy) value(c engine.CardID) int { return g.rowValue(c, g.row(c)) }

func (g *greedy) rowValue(c engine.CardID, r *row) int {
	points := int(r.points)
	if r.has(star) {
		points = g.points(c)
	}
	return points*g.weights.point/100 + g.worth(int(r.later), int(r.stays), r.has(keeps))
}

// worth returns the value of a card's effects.
func (g *greedy) worth(later, stays int, keeps bool) int {
	w := &g.weights
	uses := g.uses
	if keeps {
		uses = min(uses, 100) // it is played only once
	}
	return uses*(later-g.slot)/100*w.power/100 + g.rounds*stays/100*w.ongoing/100
}

// prize returns the value of getting a card now: its value and the effects of getting it.
func (g *greedy) prize(c engine.CardID) int {
	v := g.gain(c)
	f := g.v.Face(c)
	if f == nil || !f.SuperVillain {
		return v
	}
	v += g.weights.villain
	if owner := g.v.Card(c).Owner; owner != engine.NoSeat && owner != g.me { // a foe loses it
		v += 100 * points(f) * g.weights.point / 100 / max(g.v.Seats()-1, 1)
	}
	return v
}

// gain returns the value of getting a card from any place.
func (g *greedy) gain(c engine.CardID) int {
	r := g.row(c)
	return g.rowValue(c, r) + int(r.gift)*g.weights.power/100
}

// points returns the victory points, in hundredths, that a card with an asterisk adds. This
// includes its effect on other such cards.
func (g *greedy) points(c engine.CardID) int {
	f := g.v.Face(c) // the row of an unknown card has no asterisk
	now := g.v.Worth(c)
	switch {
	case f.Points.Need > 0 && now == 0:
		return g.weights.star // it may still score
	case f.Points.Need == 0 && fits(&g.lib.Filters[f.Points.Filter], f):
		return 100*(2*now+int(f.Points.Each)) + g.weights.family
	}
	return 100 * now
}
