package ai

import "lineup/engine"

// The orders in which the cards of a hand are best played, highest first: what
// stays in play and sets others off, what takes cards back before they are
// shuffled away, draws, plays of other cards, then what discards and destroys
// while there is still a hand to choose from, plain Power, and at last what
// depends on all that came before.
const (
	orderOpening  uint8 = 100 // the time of an opens card has come
	orderClean    uint8 = 95  // that of a clean card has
	orderKeeps    uint8 = 90
	orderRecovers uint8 = 80
	orderDraws    uint8 = 75
	orderPlays    uint8 = 70
	orderSifts    uint8 = 65
	orderTrashes  uint8 = 60
	orderPower    uint8 = 50
	orderWaits    uint8 = 40 // for its time
	orderGains    uint8 = 35
	orderDoubles  uint8 = 30
	orderReplays  uint8 = 20
	orderPays     uint8 = 10
	orderLast     uint8 = 5
	orderNever    uint8 = 0
)

// order returns which card is played first, by what it does.
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

// when returns what makes a card better to play now or later.
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
