package table

import (
	"strings"

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

// zones are the first zone of a place and how many it has: none where the game has no
// such place.
func (w where) zones(v engine.View) (first engine.ZoneID, n int) {
	b := v.Board()
	if !b.Has().Has(w.place) || w.seat == engine.NoSeat && !b.Shared(w.place) {
		return 0, 0
	}
	return b.Zone(w.place, w.seat), b.Count(w.place)
}

// cards are the cards that lie somewhere, top first: nil where they may not be seen.
func (w where) cards(v engine.View) []engine.CardID {
	first, n := w.zones(v)
	if n == 1 {
		return v.Cards(first)
	}
	var out []engine.CardID
	for i := range n {
		out = append(out, w.cardsOf(v, i)...)
	}
	return out
}

// cardsOf are the cards that lie in one zone of a place that has several.
func (w where) cardsOf(v engine.View, i int) []engine.CardID {
	first, _ := w.zones(v)
	return v.Cards(first + engine.ZoneID(i))
}

// count is how many cards lie somewhere, seen or not.
func (w where) count(v engine.View) int {
	first, n := w.zones(v)
	cards := 0
	for i := range n {
		cards += v.Count(first + engine.ZoneID(i))
	}
	return cards
}

// up is the card that lies face up on a stack, NoCard if none does.
func (w where) up(v engine.View) engine.CardID {
	first, n := w.zones(v)
	if n == 0 {
		return engine.NoCard
	}
	return v.Up(first)
}

// known are the cards of a place that the viewer knows, whether it knows the others
// or not: of a stack whose top lies open, that one.
func (w where) known(v engine.View, zone int) []engine.CardID {
	first, _ := w.zones(v)
	var out []engine.CardID
	z := first + engine.ZoneID(zone)
	for i := range v.Count(z) {
		if c := v.Peek(z, i); c != engine.NoCard {
			out = append(out, c)
		}
	}
	return out
}

// number is which one of the zones of its place a card lies in, from 1, or 0 if there
// is only one.
func number(v engine.View, c engine.CardID) int {
	place, _, i := v.Board().At(v.Card(c).Zone)
	if v.Board().Count(place) == 1 {
		return 0
	}
	return i + 1
}

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
	return p == card.LineUp || p == card.Basics || p == card.Kicks || p == card.Villains || p == card.Weaknesses || p == card.OnHero
}

// openPile reports whether a place is a pile that lies open: its top card can be
// reached on the table, and all of them can be looked through.
func openPile(p engine.Place) bool { return p == engine.Discard || p == engine.Destroyed }

// placeWords are what places are called on labels, where that is not just their name.
var placeWords = map[engine.Place]string{
	engine.Destroyed: "DESTROYED", engine.SetAside: "SET ASIDE", card.Kicks: "KICKS", card.Weaknesses: "WEAKNESSES",
	card.Villains: "SUPER-VILLAIN", card.LineUp: "LINE-UP", card.MainDeck: "MAIN DECK", engine.Heroes: "SUPER HERO",
	card.Under: "UNDER HERO", engine.InPlay: "IN PLAY", engine.Hand: "HAND", engine.Deck: "DECK", engine.Discard: "DISCARD PILE",
}

// wordsOf is what a place is called on labels.
func wordsOf(p engine.Place) string {
	if words := placeWords[p]; words != "" {
		return words
	}
	return strings.ToUpper(strings.TrimPrefix(card.PlaceName(p), "the "))
}

// boarded are the places that the standard board lays out, or that nobody looks into.
var boarded = engine.Set(engine.Destroyed, engine.SetAside, engine.Heroes, engine.InPlay, engine.Hand, engine.Deck, engine.Discard,
	card.OutOfGame, card.Kicks, card.Weaknesses, card.Villains, card.LineUp, card.MainDeck, card.Under, card.OnHero)

// otherPlaces are the places of a game that are not boarded and have cards in them: the
// table's, or those of one seat.
func otherPlaces(v engine.View, seat engine.SeatID) []where {
	var out []where
	for p := range engine.Place(engine.MaxPlaces) {
		if boarded.Has(p) || !v.Board().Has().Has(p) || v.Board().Shared(p) != (seat == engine.NoSeat) {
			continue
		}
		if w := at(p, seat); w.count(v) > 0 {
			out = append(out, w)
		}
	}
	return out
}
