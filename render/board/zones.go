package board

import (
	"strings"

	"lineup/engine"
	"lineup/game/card"
)

// This file turns places into the engine's zones. Tables and boards ask through it.

// Where is a place of the game and its seat, which is NoSeat for a shared place.
type Where struct {
	Place engine.Place
	Seat  engine.SeatID
}

// At returns a place of a seat.
func At(p engine.Place, s engine.SeatID) Where { return Where{p, s} }

// Shared returns a place that all seats share.
func Shared(p engine.Place) Where { return Where{p, engine.NoSeat} }

// WhereIs returns where a card is. The viewer must be able to see it.
func WhereIs(v engine.View, c engine.CardID) Where { return WhereOf(v, v.Card(c).Zone) }

// WhereOf returns the place of an engine zone.
func WhereOf(v engine.View, z engine.ZoneID) Where { return Where{v.Place(z), v.Holder(z)} }

// Zones returns the first zone of a place and the number of its zones, which is 0 if the game has
// no such place.
func (w Where) Zones(v engine.View) (first engine.ZoneID, n int) {
	b := v.Board()
	if !b.Has().Has(w.Place) || w.Seat == engine.NoSeat && !b.Shared(w.Place) {
		return 0, 0
	}
	return b.Zone(w.Place, w.Seat), b.Count(w.Place)
}

// Cards returns the cards in a place, top first, or nil if they are hidden.
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

// CardsOf returns the cards in one zone of a place that has several.
func (w Where) CardsOf(v engine.View, i int) []engine.CardID {
	first, _ := w.Zones(v)
	return v.Cards(first + engine.ZoneID(i))
}

// Count returns the number of cards in a place, hidden or not.
func (w Where) Count(v engine.View) int {
	first, n := w.Zones(v)
	cards := 0
	for i := range n {
		cards += v.Count(first + engine.ZoneID(i))
	}
	return cards
}

// Up returns the face-up card of a stack, or NoCard if there is none.
func (w Where) Up(v engine.View) engine.CardID {
	first, n := w.Zones(v)
	if n == 0 {
		return engine.NoCard
	}
	return v.Up(first)
}

// Known returns the cards of a zone that the viewer knows, such as only the face-up top card of a
// stack.
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

// AllKnown returns the cards of all zones of a place that the viewer knows.
func (w Where) AllKnown(v engine.View) (out []engine.CardID) {
	_, n := w.Zones(v)
	for i := range n {
		out = append(out, w.Known(v, i)...)
	}
	return out
}

// ZoneNumber returns which zone of its place a card is in, counted from 1, or 0 if there is only
// one.
func ZoneNumber(v engine.View, c engine.CardID) int {
	place, _, i := v.Board().At(v.Card(c).Zone)
	if v.Board().Count(place) == 1 {
		return 0
	}
	return i + 1
}

// Seen reports whether the viewer can see the cards there.
func (w Where) Seen(v engine.View) bool { return w.Cards(v) != nil }

// Hidden reports whether the cards of a place are face down.
func Hidden(p engine.Place) bool {
	switch p {
	case engine.Deck, card.MainDeck, engine.Hand, card.Under, card.Saved, card.OutOfGame, engine.SetAside:
		return true
	}
	return false
}

// ForSale reports whether cards that go from a place to a discard pile were bought or gained.
func ForSale(p engine.Place) bool {
	return p == card.LineUp || p == card.Basics || p == card.Kicks || p == card.Villains || p == card.Weaknesses || p == card.OnHero
}

// OpenPile reports whether a place is a face-up pile. Its top card can be reached on the table, and
// a player can look through all of its cards.
func OpenPile(p engine.Place) bool { return p == engine.Discard || p == engine.Destroyed }

// PlaceWords holds the names of places on labels that differ from card.PlaceName.
var PlaceWords = map[engine.Place]string{
	engine.Destroyed: "DESTROYED", engine.SetAside: "SET ASIDE", card.Kicks: "KICKS", card.Weaknesses: "WEAKNESSES",
	card.Villains: "SUPER-VILLAIN", card.LineUp: "LINE-UP", card.MainDeck: "MAIN DECK", engine.Heroes: "SUPER HERO",
	card.Under: "UNDER SUPER HERO", card.Saved: "SET ASIDE", card.Bench: "UNUSED HEROES", card.OnHero: "ON THE SUPER HERO", card.Atop: "ON THE SUPER HERO", card.Tucked: "UNDER A CARD", engine.InPlay: "IN PLAY", engine.Hand: "HAND", engine.Deck: "DECK", engine.Discard: "DISCARD PILE",
}

// WordsOf returns the name of a place on labels.
func WordsOf(p engine.Place) string {
	if words := PlaceWords[p]; words != "" {
		return words
	}
	return strings.ToUpper(strings.TrimPrefix(card.PlaceName(p), "the "))
}

// Boarded holds the places that the standard board lays out or that no player looks into there: the unused Super
// Heroes are spread out with the cards of a seat.
var Boarded = engine.Set(engine.Destroyed, engine.SetAside, engine.Heroes, engine.InPlay, engine.Hand, engine.Deck, engine.Discard,
	card.OutOfGame, card.Kicks, card.Weaknesses, card.Villains, card.LineUp, card.MainDeck, card.Under, card.OnHero, card.Atop, card.Bench)

// OtherPlaces returns the places of a game that are not boarded and have cards in them, of the
// table or of one seat.
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
