package position

import (
	"fmt"
	"slices"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/card"
)

// stride is the distance between the Locations of a city. There is a slot between every two.
const stride = 2

// spaces returns the place of the Characters.
func (s *session) spaces(what string) (*engine.Row, error) {
	rows := s.given.game.Mode.Table.Rows
	for i := range rows {
		if rows[i].Pieces {
			return &rows[i], nil
		}
	}
	return nil, fmt.Errorf("%s: the mode %s has no such place", what, s.given.game.Mode.ID)
}

// streets returns the place of the cards at the spaces.
func (s *session) streets(what string) (*engine.Row, error) {
	if s.town() {
		return s.row(what, card.LineUp)
	}
	return s.row(what, card.Streets)
}

// spaceNames returns the names of the spaces.
func (s *session) spaceNames(what string) ([]string, error) {
	row, err := s.spaces(what)
	if err != nil {
		return nil, err
	}
	out := make([]string, row.Count)
	for i := range out {
		out[i] = s.book.Space(i)
	}
	return out, nil
}

// space returns the number, from 0, of a space that a position names. Tiles are the Locations 1 to
// 5, and their names are valid too.
func (s *session) space(what, name string, tiles []string) (int, error) {
	names, err := s.spaceNames(what)
	if err != nil {
		return 0, err
	}
	if i := slices.Index(names, name); i >= 0 {
		return i, nil
	}
	for i, tile := range tiles {
		if tile == name || locationOf(tile) == name {
			return i * stride, nil
		}
	}
	if isTile(name) && s.town() {
		return 0, fmt.Errorf("%s: %s is not among the Locations in play: %s", what, name, list(tiles))
	}
	return 0, fmt.Errorf("%s: there is no space %q: there are %q to %q", what, name, names[0], names[len(names)-1])
}

// spaceNow returns the number of a space that a move or a reader names.
func (s *session) spaceNow(state *engine.State, what, name string) (int, error) {
	return s.space(what, name, s.tilesNow(state))
}

// tilesNow returns the tiles in the Location slots 1 to 5, including destroyed ones, or nil in
// modes without tiles.
func (s *session) tilesNow(state *engine.State) []string {
	if !s.town() {
		return nil
	}
	var out []string
	for _, c := range s.tileCards(state) {
		name := ""
		if c != engine.NoCard {
			name = state.Face(c).Name
		}
		out = append(out, name)
	}
	return out
}

// tileCards returns the cards of those tiles, or NoCard for a slot without one.
func (s *session) tileCards(state *engine.State) []engine.CardID {
	b := state.Board()
	out := make([]engine.CardID, b.Count(card.Tiles)/stride)
	for i := range out {
		for _, p := range []engine.Place{card.Tiles, card.Ruins} {
			if c := state.Top(b.ZoneAt(p, engine.NoSeat, i*stride)); c != engine.NoCard {
				out[i] = c
			}
		}
	}
	return out
}

// isSpace reports whether a pick is the name of a space or a tile.
func (s *session) isSpace(text string) bool {
	names, err := s.spaceNames("")
	return err == nil && (slices.Contains(names, text) || s.town() && isTile(text))
}

// where returns the space of a Character or a card, or None if it is in no space. Of several copies
// it returns the first space.
func (s *session) where(m moment, name string) (starlark.Value, error) {
	if seat, err := s.figure(name); err == nil {
		if i := m.state.Space(seat); i >= 0 {
			return starlark.String(s.book.Space(i)), nil
		}
		return starlark.None, nil
	}
	face, err := s.face(name, false)
	if err != nil {
		return nil, fmt.Errorf("where: %q is neither a seat nor a card", name)
	}
	c, err := s.onRing(m.state, "where", face)
	if err != nil || c == engine.NoCard {
		return starlark.None, err
	}
	_, _, i := m.state.Board().At(m.state.Card(c).Zone)
	return starlark.String(s.book.Space(i)), nil
}

// onRing returns the first copy of a card at the spaces, or NoCard if none.
func (s *session) onRing(state *engine.State, what string, face engine.FaceID) (engine.CardID, error) {
	row, err := s.streets(what)
	if err != nil {
		return engine.NoCard, err
	}
	for i := range int(row.Count) {
		for _, c := range state.Cards(state.Board().ZoneAt(row.Place, engine.NoSeat, i)) {
			if is(state, c, face) {
				return c, nil
			}
		}
	}
	return engine.NoCard, nil
}

// walk moves a Character of the active seat through spaces, taking the shorter way to each.
func (s *session) walk(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	who := ""
	if err := starlark.UnpackArgs("move", nil, kwargs, "who??", &who); err != nil {
		return nil, err
	}
	if len(args) == 0 {
		return nil, fmt.Errorf("move takes the spaces to walk through")
	}
	if who != "" && who != ally {
		return nil, fmt.Errorf("move: %q can't be moved: who must be %q, or left out for the active seat's own Character", who, ally)
	}
	return s.move(func(m *moment) error {
		seat := m.state.Turn().Seat
		if who == ally {
			var err error
			if seat, err = s.allySeat(m.state); err != nil {
				return fmt.Errorf("move: %w", err)
			}
		}
		for _, arg := range args {
			name, ok := starlark.AsString(arg)
			if !ok {
				return fmt.Errorf("move: a space is a name, not %s", arg)
			}
			space, err := s.spaceNow(m.state, "move", name)
			if err != nil && isTile(name) {
				return refuse("%s", err) // a Location exists, but is not a space now
			}
			if err != nil {
				return err
			}
			if err := s.walkTo(m, seat, space, name); err != nil {
				return err
			}
		}
		return nil
	})
}

// walkTo moves a seat's Character to a space, on any player's turn.
func (s *session) walkTo(m *moment, seat engine.SeatID, space int, name string) error {
	d, err := s.turnOf(m, "")
	if err != nil {
		return err
	}
	row, err := s.spaces("move")
	if err != nil {
		return err
	}
	from := m.state.Space(seat)
	for _, o := range d.Options {
		if o.Kind == engine.OptStep && int(o.N) == space && from >= 0 && s.stands(m.state, seat, o.Card) {
			return s.take(m, o)
		}
	}
	why := "without a way there"
	switch {
	case from < 0:
		why = "from outside the ring"
	case from == space:
		why = "where it is already"
	case m.state.Board().Opposite(row.Place, from, space):
		why = "with both ways as long: name a space between"
	default:
		if id, err := s.counter("move", moveName); err == nil {
			why = fmt.Sprintf("with %d Move", m.state.Number(id, m.state.Turn().Seat))
		}
	}
	return refuse("%s can't move to %s %s", s.seatName(seat), name, why)
}

// stands reports whether a piece is the standee of a seat.
func (s *session) stands(state *engine.State, seat engine.SeatID, c engine.CardID) bool {
	return c != engine.NoCard && state.Card(c).Owner == seat
}
