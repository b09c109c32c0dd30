package position

import (
	"fmt"
	"slices"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/card"
)

// allySeat returns the seat of the ally, which comes after those of the players.
func (s *session) allySeat(state *engine.State) (engine.SeatID, error) {
	if !s.town() || state.Seats() != 1 {
		return engine.NoSeat, fmt.Errorf("there is an ally only in solo play, with one seat")
	}
	return engine.SeatID(state.Seats()), nil
}

// figure returns the seat of the Character with a name: a player's, or the ally's.
func (s *session) figure(name string) (engine.SeatID, error) {
	if name == ally && s.town() && len(s.given.seats) == 1 {
		return 1, nil
	}
	return s.seatID(name)
}

// from returns a test for the zones that a move's source means, or for any zone without a source. A
// source may be a stack or a space of the map.
func (s *session) from(state *engine.State, text string, mover engine.SeatID) (func(engine.ZoneID) bool, error) {
	if text == "" {
		return func(engine.ZoneID) bool { return true }, nil
	}
	board := state.Board()
	if s.town() {
		p, at := card.LineUp, -1
		switch {
		case text == "stack":
			p = card.Basics
		case text == "line_up":
		case s.isSpace(text):
			var err error
			if at, err = s.spaceNow(state, "source", text); err != nil {
				return nil, refuse("%s", err) // a Location exists, but is not a space now
			}
		default:
			p = noPlace
		}
		if p != noPlace {
			return func(z engine.ZoneID) bool {
				q, _, i := board.At(z)
				return q == p && (at < 0 || i == at)
			}, nil
		}
	}
	zone, err := s.source(state, text, mover)
	return func(z engine.ZoneID) bool { return z == zone }, err
}

// noPlace is not a place of any mode.
const noPlace = engine.Place(engine.MaxPlaces)

// nearest puts the options in the space of a seat's Character before the others.
func (s *session) nearest(state *engine.State, seat engine.SeatID, options []engine.Option) {
	if !s.town() {
		return
	}
	slices.SortStableFunc(options, func(a, b engine.Option) int {
		return s.apart(state, seat, a.Card) - s.apart(state, seat, b.Card)
	})
}

// apart returns 0 for a card in the space of a seat's Character, or else 1.
func (s *session) apart(state *engine.State, seat engine.SeatID, c engine.CardID) int {
	if _, _, i := state.Board().At(state.Card(c).Zone); i == state.Space(seat) {
		return 0
	}
	return 1
}

// store saves an Assist card for a later turn.
func (s *session) store(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var name string
	if err := starlark.UnpackArgs("store", args, kwargs, "card", &name); err != nil {
		return nil, err
	}
	if err := s.ready(); err != nil {
		return nil, err
	}
	if err := s.onlyInTown("store"); err != nil {
		return nil, err
	}
	return s.move(func(m *moment) error {
		face, err := s.face(name, false)
		if err != nil {
			return err
		}
		d, err := s.turnOf(m, "")
		if err != nil {
			return err
		}
		for _, o := range d.Options {
			if o.Kind == engine.OptAct && is(m.state, o.Card, face) && s.book.Label(m.state.Offer(o).Label) == "store" {
				return s.take(m, o)
			}
		}
		return refuse("%s cannot store %s: an Assist card from hand, in solo play or among rivals without partners, while none is kept", s.seatName(d.Seat), name)
	})
}

// usable reports whether an option uses the named card in Rebirth: the Super Hero, the tile under
// the Character, or a card.
func (s *session) usable(state *engine.State, o engine.Option, name string) bool {
	f := state.Face(o.Card)
	switch {
	case name == "hero":
		return f.SuperHero
	case isTile(name):
		return f.Piece && (f.Name == name || locationOf(f.Name) == name)
	}
	return !f.SuperHero && s.calls(state, o.Card, name)
}
