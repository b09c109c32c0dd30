package table

import (
	"lineup/engine"
	"lineup/game/card"
)

// This file is the only one of the table that asks the engine for zones.

// where is a place of the game, and whose it is; NoSeat for one that is shared.
type where struct {
	place engine.Place
	seat  engine.SeatID
}

// at is a place that a seat has.
func at(p engine.Place, s engine.SeatID) where { return where{p, s} }

// shared is a place that is there once for everybody.
func shared(p engine.Place) where { return where{p, engine.NoSeat} }

// whereIs is where a card lies; the viewer must be able to see it.
func whereIs(v engine.View, c engine.CardID) where { return whereOf(v, v.Card(c).Zone) }

// whereOf is the place a zone of the engine is.
func whereOf(v engine.View, z engine.ZoneID) where { return where{v.Place(z), v.Holder(z)} }

// cards are the cards that lie somewhere, top first: nil where they may not be seen.
func (w where) cards(v engine.View) []engine.CardID { return v.Cards(v.Zone(w.place, w.seat)) }

// count is how many cards lie somewhere, seen or not.
func (w where) count(v engine.View) int { return v.Count(v.Zone(w.place, w.seat)) }

// up is the card that lies face up on a stack, NoCard if none does.
func (w where) up(v engine.View) engine.CardID { return v.Up(v.Zone(w.place, w.seat)) }

// seen reports whether the cards there lie open to the viewer.
func (w where) seen(v engine.View) bool { return w.cards(v) != nil }

// hidden reports whether cards of a place lie face down.
func hidden(p engine.Place) bool {
	switch p {
	case engine.Deck, card.MainDeck, engine.Hand, card.Under, card.OutOfGame, engine.SetAside:
		return true
	}
	return false
}

// forSale reports whether cards that go from a place to a discard pile were bought
// or gained.
func forSale(p engine.Place) bool {
	return p == card.LineUp || p == card.Kicks || p == card.Villains || p == card.Weaknesses
}

// openPile reports whether a place is a pile that lies open: its top card can be
// reached on the table, and all of them can be looked through.
func openPile(p engine.Place) bool { return p == engine.Discard || p == engine.Destroyed }

// placeWords are what places are called on labels.
var placeWords = map[engine.Place]string{
	engine.Destroyed: "DESTROYED", engine.SetAside: "SET ASIDE", card.Kicks: "KICKS", card.Weaknesses: "WEAKNESSES",
	card.Villains: "SUPER-VILLAIN", card.LineUp: "LINE-UP", card.MainDeck: "MAIN DECK", engine.Heroes: "SUPER HERO",
	card.Under: "UNDER HERO", engine.InPlay: "IN PLAY", engine.Hand: "HAND", engine.Deck: "DECK", engine.Discard: "DISCARD PILE",
}
