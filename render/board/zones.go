package board

import (
	"strings"

	"lineup/engine"
	"lineup/game/card"
)

// This file is the only one of the table that asks the engine for zones.

// Where is a place of the game, and whose it is; NoSeat for one that is shared.
type Where struct {
	Place engine.Place
	Seat  engine.SeatID
}

// At returns a place that a seat has.
func At(p engine.Place, s engine.SeatID) Where { return Where{p, s} }

// Shared returns a place that is there once for everybody.
func Shared(p engine.Place) Where { return Where{p, engine.NoSeat} }

// WhereIs returns where a card lies; the viewer must be able to see it.
func WhereIs(v engine.View, c engine.CardID) Where { return WhereOf(v, v.Card(c).Zone) }

// WhereOf returns the place a zone of the engine is.
func WhereOf(v engine.View, z engine.ZoneID) Where { return Where{v.Place(z), v.Holder(z)} }

// Zones returns the first zone of a place and how many it has: none where the game has no
// such place.
func (w Where) Zones(v engine.View) (first engine.ZoneID, n int) {
	b := v.Board()
	if !b.Has().Has(w.Place) || w.Seat == engine.NoSeat && !b.Shared(w.Place) {
		return 0, 0
	}
	return b.Zone(w.Place, w.Seat), b.Count(w.Place)
}

// Cards returns the cards that lie somewhere, top first: nil where they may not be seen.
func (w Where) Cards(v engine.View) []engine.CardID {
	first, n := w.Zones(v)
	if n == 1 {
		return v.Cards(first)
	}
	var out []engine.CardID
	for i := range n {
		out = append(out, w.CardsOf(v, i)...)
	}
	return out
}

// CardsOf returns the cards that lie in one zone of a place that has several.
func (w Where) CardsOf(v engine.View, i int) []engine.CardID {
	first, _ := w.Zones(v)
	return v.Cards(first + engine.ZoneID(i))
}

// Count returns how many cards lie somewhere, seen or not.
func (w Where) Count(v engine.View) int {
	first, n := w.Zones(v)
	cards := 0
	for i := range n {
		cards += v.Count(first + engine.ZoneID(i))
	}
	return cards
}

// Up returns the card that lies face up on a stack, NoCard if none does.
func (w Where) Up(v engine.View) engine.CardID {
	first, n := w.Zones(v)
	if n == 0 {
		return engine.NoCard
	}
	return v.Up(first)
}

// Known returns the cards of a place that the viewer knows, whether it knows the others
// or not: of a stack whose top lies open, that one.
func (w Where) Known(v engine.View, zone int) []engine.CardID {
	first, _ := w.Zones(v)
	var out []engine.CardID
	z := first + engine.ZoneID(zone)
	for i := range v.Count(z) {
		if c := v.Peek(z, i); c != engine.NoCard {
			out = append(out, c)
		}
	}
	return out
}

// ZoneNumber returns which one of the zones of its place a card lies in, from 1, or 0 if there
// is only one.
func ZoneNumber(v engine.View, c engine.CardID) int {
	place, _, i := v.Board().At(v.Card(c).Zone)
	if v.Board().Count(place) == 1 {
		return 0
	}
	return i + 1
}

// Seen reports whether the cards there lie open to the viewer.
func (w Where) Seen(v engine.View) bool { return w.Cards(v) != nil }

// Hidden reports whether cards of a place lie face down.
func Hidden(p engine.Place) bool {
	switch p {
	case engine.Deck, card.MainDeck, engine.Hand, card.Under, card.OutOfGame, engine.SetAside:
		return true
	}
	return false
}

// ForSale reports whether cards that go from a place to a discard pile were bought
// or gained.
func ForSale(p engine.Place) bool {
	return p == card.LineUp || p == card.Basics || p == card.Kicks || p == card.Villains || p == card.Weaknesses || p == card.OnHero
}

// OpenPile reports whether a place is a pile that lies open: its top card can be
// reached on the table, and all of them can be looked through.
func OpenPile(p engine.Place) bool { return p == engine.Discard || p == engine.Destroyed }

// PlaceWords are what places are called on labels, where that is not just their name.
var PlaceWords = map[engine.Place]string{
	engine.Destroyed: "DESTROYED", engine.SetAside: "SET ASIDE", card.Kicks: "KICKS", card.Weaknesses: "WEAKNESSES",
	card.Villains: "SUPER-VILLAIN", card.LineUp: "LINE-UP", card.MainDeck: "MAIN DECK", engine.Heroes: "SUPER HERO",
	card.Under: "UNDER HERO", engine.InPlay: "IN PLAY", engine.Hand: "HAND", engine.Deck: "DECK", engine.Discard: "DISCARD PILE",
}

// WordsOf returns what a place is called on labels.
func WordsOf(p engine.Place) string {
	if words := PlaceWords[p]; words != "" {
		return words
	}
	return strings.ToUpper(strings.TrimPrefix(card.PlaceName(p), "the "))
}

// Boarded are the places that the standard board lays out, or that nobody looks into.
var Boarded = engine.Set(engine.Destroyed, engine.SetAside, engine.Heroes, engine.InPlay, engine.Hand, engine.Deck, engine.Discard,
	card.OutOfGame, card.Kicks, card.Weaknesses, card.Villains, card.LineUp, card.MainDeck, card.Under, card.OnHero)

// OtherPlaces returns the places of a game that are not boarded and have cards in them: the
// table's, or those of one seat.
func OtherPlaces(v engine.View, seat engine.SeatID) []Where {
	var out []Where
	for p := range engine.Place(engine.MaxPlaces) {
		if Boarded.Has(p) || !v.Board().Has().Has(p) || v.Board().Shared(p) != (seat == engine.NoSeat) {
			continue
		}
		if w := At(p, seat); w.Count(v) > 0 {
			out = append(out, w)
		}
	}
	return out
}
