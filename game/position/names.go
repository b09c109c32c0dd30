package position

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
)

// face is the face a position names, looked for in the position's sets in
// their order. A name nobody knows is a mistake in the file.
func (s *session) face(name string, hero bool) (engine.FaceID, error) {
	if !s.given.begun {
		return 0, fmt.Errorf("position(...) comes first")
	}
	sets := s.given.game.Plan.Sets
	if _, set, ok := strings.Cut(name, "@"); ok && !slices.Contains(sets, set) {
		return 0, fmt.Errorf("%q: this position is played with %s", name, list(sets))
	}
	return s.book.Find(name, hero)
}

// nameOf is the shortest name that finds a face.
func (s *session) nameOf(id engine.FaceID) string {
	f := &s.book.Library().Faces[id]
	if found, err := s.face(f.Name, f.SuperHero); err == nil && found != id {
		return f.Name + "@" + f.Set
	}
	return f.Name
}

func (s *session) cardName(state *engine.State, c engine.CardID) string {
	return s.nameOf(state.Card(c).Face)
}

// is reports whether a card is a copy of a face.
func is(state *engine.State, c engine.CardID, f engine.FaceID) bool {
	return c != engine.NoCard && state.Card(c).Face == f
}

// seatID is the seat with a name.
func (s *session) seatID(name string) (engine.SeatID, error) {
	for i, g := range s.given.seats {
		if g.name == name {
			return engine.SeatID(i), nil
		}
	}
	return engine.NoSeat, fmt.Errorf("there is no seat %q: there are %s", name, list(s.given.seatNames()))
}

func (s *session) seatName(id engine.SeatID) string {
	if id < 0 || int(id) >= len(s.given.seats) {
		return "nobody"
	}
	return s.given.seats[id].name
}

// sources are the places moves may name as where a card comes from.
var sources = map[string]engine.Place{
	"hand": engine.Hand, "deck": engine.Deck, "discard": engine.Discard, "in_play": engine.InPlay, "under": card.Under,
	"line_up": card.LineUp, "main_deck": card.MainDeck, "kicks": card.Kicks, "weaknesses": card.Weaknesses,
	"villains": card.Villains, "destroyed": engine.Destroyed,
}

// source is the zone a move names, as in "line_up" or "discard:Bob"; without a
// seat it is the mover's own.
func (s *session) source(state *engine.State, text string, mover engine.SeatID) (engine.ZoneID, error) {
	place, seat, named := strings.Cut(text, ":")
	p, ok := sources[place]
	if !ok {
		return 0, fmt.Errorf("there is no place %q: there are %s", place, list(sortedKeys(sources)))
	}
	if !named {
		return state.Zone(p, mover), nil
	}
	id, err := s.seatID(seat)
	if err != nil {
		return 0, err
	}
	if state.Board().Shared(p) {
		return 0, fmt.Errorf("%q is shared, it belongs to no seat", place)
	}
	return state.Zone(p, id), nil
}
