package table

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/board"
)

// This file sorts what the log says about a turn into the groups of the recap.

// recapKind is what the cards of a group have in common.
type recapKind uint8

// These are the kinds, in the order of a row. What has happened to the viewer comes first. If a row is
// too narrow, the last ones are left out.
const (
	didHit  recapKind = iota // the viewer
	didSave                  // the viewer from an Attack
	youLost
	youDestroyed
	youDiscarded
	yourDiscarded // by another player, who chose the card
	youGained
	youGot
	youToHand
	youToDeck
	youMoved
	youRotated  // cards of the viewer, no matter which player rotated them
	youDefeated // in another player's turn
	didPlay
	didHelp // played by others than the turn's player and the viewer
	didUse
	didDefeat
	didBuy
	didGain
	didDestroy
	didAppear // a Super-Villain
	didDiscard
	didLose
	didGet
	didToHand
	didToDeck
	didMove
	didRotate
	othersLost
	othersDiscarded
	theirDiscarded // by the turn's player
	othersGained
	othersGot
	othersMoved
	othersDefeated
	didNothing
)

// recapLabels are the labels of the groups.
var recapLabels = [didNothing]string{
	"HIT YOU", "SAVED YOU", "YOU LOST", "YOU DESTROYED", "YOU DISCARDED", "YOUR CARDS DISCARDED", "YOU GAINED", "YOU GOT", "TO YOUR HAND", "TO YOUR DECK", "YOU MOVED", "YOUR CARDS TURNED", "YOU DEFEATED",
	"PLAYED", "HELPED", "USED", "DEFEATED", "BOUGHT", "GAINED", "DESTROYED", "APPEARED",
	"DISCARDED", "LOST", "GOT", "TO HAND", "TO DECK", "MOVED", "TURNED",
	"OTHERS LOST", "OTHERS DISCARDED", "OTHERS' CARDS DISCARDED", "OTHERS GAINED", "OTHERS GOT", "OTHERS MOVED", "OTHERS DEFEATED",
}

// fate is what has become of a player's card.
type fate uint8

const (
	isLost fate = iota // to the game or another player, or destroyed by one
	isDestroyed
	isDiscarded
	isThrown // discarded by another player
	isGained
	isGot // from the game or another player, without being gained
	isToHand
	isToDeck
	isMoved
)

// fates are the groups of what has become of cards of the viewer, the turn's player, and others.
var fates = [...][isMoved + 1]recapKind{
	{youLost, youDestroyed, youDiscarded, yourDiscarded, youGained, youGot, youToHand, youToDeck, youMoved},
	{didLose, didDestroy, didDiscard, didDiscard, didGain, didGet, didToHand, didToDeck, didMove},
	{othersLost, othersLost, othersDiscarded, theirDiscarded, othersGained, othersGot, othersMoved, othersMoved, othersMoved},
}

// attacks are the kinds of the lines with which an Attack begins.
var attacks = [engine.NumEvents]bool{engine.AttackMade: true, engine.AttackHit: true, engine.AttackAvoided: true}

// deed is a card and the group that it belongs to.
type deed struct {
	match.Taken
	kind recapKind
	of   engine.SeatID
}

// deeds gathers what the log says about the cards of a turn.
type deeds struct {
	turn, eyes engine.SeatID
	view       engine.View
	fell       map[engine.CardID]bool
	all        []deed
}

// read adds what a line says.
func (d *deeds) read(l match.Line) {
	for _, c := range l.Taken {
		d.moved(l, c)
	}
	if l.Card == engine.NoCard || len(l.Taken) > 0 {
		return
	}
	c := match.Taken{Card: l.Card, Face: l.Face}
	if l.Kind == engine.CardBought || l.Kind == engine.VillainFell || l.Kind == engine.CardGained {
		if from := board.WhereOf(d.view, l.From).Seat; from == d.eyes && from != l.Seat {
			d.add(c, from, isLost)
		}
	}
	switch {
	case l.Kind == engine.CardPlayed && l.Seat == d.turn:
		d.put(c, l.Seat, didPlay)
	case l.Kind == engine.CardPlayed && l.Seat != d.eyes:
		d.put(c, l.Seat, didHelp)
	case l.Kind == engine.AbilityUsed && l.Seat == d.turn:
		d.put(c, l.Seat, didUse)
	case l.Kind == engine.CardBought && !d.fell[l.Card]:
		d.put(c, l.Seat, didBuy)
	case l.Kind == engine.VillainFell && l.Seat == d.turn:
		d.put(c, l.Seat, didDefeat)
	case l.Kind == engine.VillainFell && l.Seat == d.eyes:
		d.put(c, l.Seat, youDefeated)
	case l.Kind == engine.VillainFell:
		d.put(c, l.Seat, othersDefeated)
	case l.Kind == engine.AttackHit && l.Seat == d.eyes:
		d.put(c, l.Seat, didHit)
	case l.Kind == engine.AttackAvoided && l.Seat == d.eyes && l.By != d.eyes:
		d.put(c, l.Seat, didSave)
	case l.Kind == engine.CardGained:
		d.add(c, l.Seat, isGained)
	case l.Kind == engine.CardMoved && l.Verb != engine.VerbNone:
		d.moved(l, c)
	case l.Kind == engine.CardRotated:
		k := didRotate
		if board.WhereOf(d.view, l.From).Seat == d.eyes {
			k = youRotated
		}
		if !slices.ContainsFunc(d.all, func(o deed) bool { return o.Card == c.Card && o.kind == k }) {
			d.put(c, l.Seat, k)
		}
	}
}

// cardPlaces are the places of the cards that count for a player. The others of a seat are for heroes,
// standees, and cards that are shown all the time.
var cardPlaces = engine.Set(engine.Hand, engine.Deck, engine.Discard, engine.InPlay, card.Under, card.Stored)

// moved adds a card that a text has moved. Cards that go from one place of the table to another change
// nothing of a player's. They are left out unless the turn's player destroys them.
func (d *deeds) moved(l match.Line, c match.Taken) {
	from, to := board.WhereOf(d.view, l.From), board.WhereOf(d.view, l.To)
	giver, taker := from.Seat, to.Seat
	switch {
	case l.Back: // it was only borrowed
		return
	case giver != engine.NoSeat && !cardPlaces.Has(from.Place), taker != engine.NoSeat && !cardPlaces.Has(to.Place):
		return
	case from.Place == engine.SetAside: // its end replaces its loss
		giver = d.regain(c.Card)
		if giver == engine.NoSeat && l.Verb == engine.VerbDestroy {
			giver = l.Seat // who set it aside unseen
		}
	case from.Place == engine.InPlay && giver != taker && (to.Place == engine.Deck || taker == engine.NoSeat && to.Place != card.LineUp && l.Verb != engine.VerbDestroy):
		giver = taker // it was only borrowed
	}
	switch {
	case l.Verb == engine.VerbDestroy && giver == d.eyes && l.Seat != d.eyes:
		d.add(c, giver, isLost)
	case l.Verb == engine.VerbDestroy && giver != engine.NoSeat:
		d.add(c, giver, isDestroyed)
	case l.Verb == engine.VerbDestroy:
		if l.Seat == d.turn {
			d.add(c, l.Seat, isDestroyed)
		}
	case giver != taker:
		if giver != engine.NoSeat && taker != d.eyes {
			d.add(c, giver, isLost)
		}
		if taker != engine.NoSeat && giver != d.eyes {
			d.add(c, taker, isGot)
		}
	case taker == engine.NoSeat:
	case to.Place == engine.Discard && l.Verb == engine.VerbDiscard && l.Seat != engine.NoSeat && l.Seat != taker:
		d.add(c, taker, isThrown)
	case to.Place == engine.Discard:
		d.add(c, taker, isDiscarded)
	case d.hasGained(c.Card, taker): // and puts it elsewhere
	case to.Place == engine.Hand:
		d.add(c, taker, isToHand)
	case to.Place == engine.Deck:
		d.add(c, taker, isToDeck)
	default:
		d.add(c, taker, isMoved)
	}
}

// regain removes the loss of a card that was set aside, and returns whose it was.
func (d *deeds) regain(c engine.CardID) engine.SeatID {
	i := slices.IndexFunc(d.all, func(o deed) bool { return o.Card == c && o.kind == fates[d.relation(o.of)][isLost] })
	if i < 0 {
		return engine.NoSeat
	}
	of := d.all[i].of
	d.all = slices.Delete(d.all, i, i+1)
	return of
}

// hasGained reports whether a player has bought or gained a card in this turn.
func (d *deeds) hasGained(c engine.CardID, by engine.SeatID) bool {
	return slices.ContainsFunc(d.all, func(o deed) bool {
		return o.Card == c && o.of == by && (o.kind == didBuy || o.kind == didDefeat || o.kind == youDefeated || o.kind == othersDefeated || o.kind == fates[d.relation(by)][isGained])
	})
}

// put adds a card to a group.
func (d *deeds) put(c match.Taken, of engine.SeatID, k recapKind) {
	d.all = append(d.all, deed{c, k, of})
}

// add adds a card of a player and what has become of it. A card is in one group: what became of it last
// replaces what was before, apart from where a card went that the player has got in this turn.
func (d *deeds) add(c match.Taken, of engine.SeatID, f fate) {
	if of == engine.NoSeat {
		return
	}
	all := &fates[d.relation(of)]
	i := slices.IndexFunc(d.all, func(o deed) bool { return o.Card == c.Card && o.of == of && slices.Contains(all[:], o.kind) })
	switch {
	case i < 0:
		d.put(c, of, all[f])
	case f > isDestroyed && (d.all[i].kind == all[isGained] || d.all[i].kind == all[isGot]):
	default:
		d.all[i] = deed{c, all[f], of}
	}
}

// relation returns the index in fates of a player.
func (d *deeds) relation(of engine.SeatID) int {
	switch of {
	case d.eyes:
		return 0
	case d.turn:
		return 1
	}
	return 2
}
