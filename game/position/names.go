package position

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"lineup/engine"
	"lineup/game/card"
)

// face returns the face with a name, from the first of the position's sets that has it. If no such card is
// in the game but one with that name of another set is, the name means that one. An unknown name is a
// mistake in the file.
func (s *session) face(name string, hero bool) (engine.FaceID, error) {
	f, err := s.printed(name, hero)
	if err != nil || s.now.state == nil || strings.Contains(name, "@") {
		return f, err
	}
	meant, others := f, 0
	faces := s.book.Library().Faces
	for i := range faces {
		id := engine.FaceID(i)
		if faces[i].SuperHero != hero || faces[i].Name != faces[f].Name || !s.inGame(id) {
			continue
		}
		if id == f {
			return f, nil
		}
		meant, others = id, others+1
	}
	if others == 1 {
		return meant, nil
	}
	return f, nil
}

// inGame reports whether the game has a card with a face, anywhere.
func (s *session) inGame(f engine.FaceID) bool {
	for c := range s.now.state.NumCards() {
		if is(s.now.state, engine.CardID(c+1), f) {
			return true
		}
	}
	return false
}

// printed returns the face with a name, from the first of the position's sets that has it.
func (s *session) printed(name string, hero bool) (engine.FaceID, error) {
	if !s.given.begun {
		return 0, fmt.Errorf("position(...) comes first")
	}
	sets := s.given.game.Plan.Sets
	if _, set, ok := strings.Cut(name, "@"); ok && !slices.Contains(sets, set) {
		return 0, fmt.Errorf("%q: this position is played with %s", name, list(sets))
	}
	f, err := s.book.Find(name, hero)
	if err == nil {
		return f, nil
	}
	wanted, set, _ := strings.Cut(name, "@")
	for i := range s.book.Library().Faces { // ignore case: H'el, H'El
		if f := &s.book.Library().Faces[i]; f.SuperHero == hero && strings.EqualFold(f.Name, wanted) && (set == "" || f.Set == set) {
			return engine.FaceID(i), nil
		}
	}
	if set != "" && !hero {
		if f, err := s.printed(wanted, false); err == nil && s.stays(f) {
			of := s.book.Library().Faces[f].Set
			return 0, fmt.Errorf("%q: a game has one set of Starters, Kicks, and Weaknesses, here those of %s, and those of %s stay in the box: write %q", name, of, set, wanted)
		}
		if with := s.setsWith(wanted, false); len(with) > 0 {
			return 0, fmt.Errorf("there is no card named %q in %s: it is in %s", wanted, set, list(with))
		}
	}
	return 0, s.unknown(name, hero, err)
}

// stays reports whether a card is one of those that a second base set leaves in the box.
func (s *session) stays(f engine.FaceID) bool {
	switch s.book.Card(f).Kind {
	case card.Starter, card.Kick, card.Weakness:
		return true
	default:
		return false
	}
}

// setsWith returns the sets of the position that have a card or hero with a name.
func (s *session) setsWith(name string, hero bool) []string {
	var out []string
	for i := range s.book.Library().Faces {
		if f := &s.book.Library().Faces[i]; f.SuperHero == hero && strings.EqualFold(f.Name, name) {
			out = append(out, f.Set)
		}
	}
	return out
}

// unknown adds to the error for an unknown name what it is instead, or the names most like it.
func (s *session) unknown(name string, hero bool, err error) error {
	name, _, _ = strings.Cut(name, "@")
	if with := s.setsWith(name, !hero); len(with) > 0 {
		if hero {
			return fmt.Errorf("%w: it is a card", err)
		}
		return fmt.Errorf("%w: it is a Super Hero, written as hero in seat(...)", err)
	}
	var like []string
	for i := range s.book.Library().Faces {
		if f := &s.book.Library().Faces[i]; f.SuperHero == hero && alike(plain(f.Name), plain(name)) && !slices.Contains(like, f.Name) {
			like = append(like, f.Name)
		}
	}
	if len(like) == 0 || len(like) > 5 {
		return fmt.Errorf("%w in %s", err, list(s.given.game.Plan.Sets))
	}
	return fmt.Errorf("%w in %s: did you mean one of %s?", err, list(s.given.game.Plan.Sets), list(like))
}

// plain returns a name without signs and in lower case.
func plain(name string) string {
	return strings.Map(func(r rune) rune {
		if r = unicode.ToLower(r); unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, name)
}

// nameOf returns the shortest name that finds a face.
func (s *session) nameOf(id engine.FaceID) string {
	f := &s.book.Library().Faces[id]
	if found, err := s.printed(f.Name, f.SuperHero); err == nil && found != id {
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

// seatID returns the seat with a name.
func (s *session) seatID(name string) (engine.SeatID, error) {
	for i, g := range s.given.seats {
		if g.name == name {
			return engine.SeatID(i), nil
		}
	}
	return engine.NoSeat, fmt.Errorf("there is no seat %q: there are %s", name, list(s.given.seatNames()))
}

func (s *session) seatName(id engine.SeatID) string {
	if s.town() && id == 1 && len(s.given.seats) == 1 {
		return ally
	}
	if id < 0 || int(id) >= len(s.given.seats) {
		return "no player"
	}
	return s.given.seats[id].name
}

// sources are the places that a move may name as the source of a card.
var sources = map[string]engine.Place{
	"hand": engine.Hand, "deck": engine.Deck, "discard": engine.Discard, "in_play": engine.InPlay, "under": card.Under,
	"line_up": card.LineUp, "main_deck": card.MainDeck, "kicks": card.Kicks, "weaknesses": card.Weaknesses,
	"villains": card.Villains, "destroyed": engine.Destroyed, "champions": card.Champions, "street": card.Streets, "rules": engine.Rules,
	"stored": card.Stored, "on_hero": card.OnHero,
}

// source returns the zone that a move names, such as "line_up" or "discard:Bob". Without a seat it
// is the mover's own. A number selects one of several piles, as in "line_up_2".
func (s *session) source(state *engine.State, text string, mover engine.SeatID) (engine.ZoneID, error) {
	place, seat, named := strings.Cut(text, ":")
	p, ok := sources[place]
	n := 1
	if stem, number, numbered := cutLast(place, "_"); !ok && numbered {
		var err error
		if n, err = strconv.Atoi(number); err == nil {
			p, ok = sources[stem]
		}
	}
	if !ok {
		also := ""
		if s.town() {
			also = `, "stack" and the spaces`
		}
		return 0, fmt.Errorf("there is no place %q: there are %s%s", place, list(sortedKeys(sources)), also)
	}
	row, err := s.row(place, p)
	if err != nil {
		return 0, err
	}
	if n, err = fromOne(place, n, int(max(row.Count, 1))); err != nil {
		return 0, err
	}
	if !named {
		return state.Board().ZoneAt(p, mover, n), nil
	}
	id, err := s.seatID(seat)
	if err != nil {
		return 0, err
	}
	if state.Board().Shared(p) {
		return 0, fmt.Errorf("%q is shared, it belongs to no seat", place)
	}
	return state.Board().ZoneAt(p, id, n), nil
}

// cutLast cuts a text at its last separator.
func cutLast(text, sep string) (before, after string, found bool) {
	i := strings.LastIndex(text, sep)
	if i < 0 {
		return text, "", false
	}
	return text[:i], text[i+len(sep):], true
}

// row returns the line of the mode's table for a place that a position calls what.
func (s *session) row(what string, p engine.Place) (*engine.Row, error) {
	if row := s.given.game.Mode.Table.Row(p); row != nil {
		return row, nil
	}
	return nil, fmt.Errorf("%s: the mode %s has no such place", what, s.given.game.Mode.ID)
}

// fromOne converts a number from 1 to a number from 0.
func fromOne(what string, n, most int) (int, error) {
	if n < 1 || n > most {
		return 0, fmt.Errorf("%s: there is no number %d, only 1 to %d", what, n, most)
	}
	return n - 1, nil
}

// counter returns the number of the mode with a name.
func (s *session) counter(what, name string) (engine.NumberID, error) {
	for id, n := range s.book.Library().Numbers {
		if n.Name == name {
			return engine.NumberID(id), nil
		}
	}
	return 0, fmt.Errorf("%s: there is no %s in the mode %s", what, name, s.given.game.Mode.ID)
}
