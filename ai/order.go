package ai

import "lineup/engine"

// The orders in which to play the cards of a hand, highest first: cards that stay in play and have
// triggers, cards that return others before a reshuffle, draws, plays of other cards, discards and
// destroys while there is still a hand to choose from, plain Power, and last the cards that depend
// on earlier ones.
const (
	orderOpening  uint8 = 100 // the right time for an opens card
	orderClean    uint8 = 95  // the right time for a clean card
	orderKeeps    uint8 = 90
	orderRecovers uint8 = 80
	orderDraws    uint8 = 75
	orderPlays    uint8 = 70
	orderSifts    uint8 = 65
	orderTrashes  uint8 = 60
	orderPower    uint8 = 50
	orderWaits    uint8 = 40 // for the right time
	orderGains    uint8 = 35
	orderDoubles  uint8 = 30
	orderReplays  uint8 = 20
	orderPays     uint8 = 10
	orderLast     uint8 = 5
	orderNever    uint8 = 0
)

// order returns the order of a card by its effects.
func order(f *engine.Face, u traits, m manner) uint8 {
	switch {
	case f.Ongoing:
		return orderKeeps
	case f.Play == 0:
		return orderNever
	case m.replays:
		return orderReplays
	case m.doubles:
		return orderDoubles
	case m.pays:
		return orderPays
	case m.recovers != 0:
		return orderRecovers
	case m.gains:
		return orderGains
	case m.clean, m.opening:
		return orderWaits
	case u.draws > 0 && u.discards == 0:
		return orderDraws
	case u.plays > 0:
		return orderPlays
	case u.draws > 0:
		return orderSifts
	case u.trash > 0:
		return orderTrashes
	}
	return orderPower
}

// when returns the timing of a card.
func when(m manner) timing {
	switch {
	case m.opening:
		return opens
	case m.clean:
		return clean
	case m.recovers != 0:
		return recovers
	case m.doubles:
		return doubles
	}
	return anytime
}
