package position

import (
	"fmt"
	"slices"

	"go.starlark.net/starlark"

	"lineup/engine"
)

// move tries something on a copy of the game and makes it part of the game if
// it is legal.
func (s *session) move(try func(*moment) error) (starlark.Value, error) {
	m, err := s.settled()
	if err != nil {
		return nil, err
	}
	m = m.copy()
	if err := try(&m); err != nil {
		return nil, err
	}
	s.commit(m)
	return starlark.None, nil
}

// turnOf holds the game to being at a seat's next action; without a name, at
// the active seat's.
func (s *session) turnOf(m *moment, name string) (engine.Decision, error) {
	d := m.state.Pending()
	seat := m.state.Turn().Seat
	if name != "" {
		var err error
		if seat, err = s.seatID(name); err != nil {
			return d, err
		}
	}
	switch {
	case d.Kind == engine.NoDecision:
		return d, refuse("the game is over")
	case d.Kind != engine.DecideTurn:
		return d, refuse("%s is asked first: %s", s.seatName(d.Seat), s.question(m.state))
	case d.Seat != seat && !slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Seat == seat }):
		return d, refuse("it is the turn of %s, not of %s", s.seatName(d.Seat), s.seatName(seat))
	}
	return d, nil
}

// act takes the option of a turn that moves a named card.
func (s *session) act(word string, kind engine.OptionKind, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var name, from, by string
	if err := starlark.UnpackArgs(word, args, kwargs, "card", &name, "source??", &from, "seat??", &by); err != nil {
		return nil, err
	}
	return s.move(func(m *moment) error {
		face, err := s.face(name, false)
		if err != nil {
			return err
		}
		zone, err := s.source(m.state, from, m.state.Turn().Seat)
		if from != "" && err != nil {
			return err
		}
		d, err := s.turnOf(m, by)
		if err != nil {
			return err
		}
		var can []string
		for _, o := range d.Options {
			if o.Kind != kind || by != "" && s.seatName(o.Seat) != by {
				continue
			}
			if is(m.state, o.Card, face) && (from == "" || m.state.Card(o.Card).Zone == zone) {
				return s.take(m, o)
			}
			can = append(can, s.cardName(m.state, o.Card))
		}
		if from != "" {
			name += " from " + from
		}
		if kind == engine.OptBuy {
			name += fmt.Sprintf(" with %d Power", m.state.Number(engine.Power, engine.NoSeat))
		}
		return refuse("%s cannot %s %s; can %s %s", s.seatName(d.Seat), word, name, word, list(can))
	})
}

// play plays a card.
func (s *session) play(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	return s.act("play", engine.OptPlay, args, kwargs)
}

// buy buys a card.
func (s *session) buy(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	return s.act("buy", engine.OptBuy, args, kwargs)
}

// use uses an ability that waits to be used, counted from 0 on its card.
func (s *session) use(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var name, by string
	var ability int
	if err := starlark.UnpackArgs("use", args, kwargs, "card", &name, "ability?", &ability, "seat??", &by); err != nil {
		return nil, err
	}
	return s.move(func(m *moment) error {
		if _, err := s.anyFace(name); err != nil {
			return err
		}
		if ability < 0 {
			return fmt.Errorf("ability %d: they are counted from 0", ability)
		}
		d, err := s.turnOf(m, by)
		if err != nil {
			return err
		}
		var can []string
		for _, o := range d.Options {
			if o.Kind != engine.OptUse {
				continue
			}
			if s.calls(m.state, o.Card, name) && int(o.N) == ability {
				return s.take(m, o)
			}
			can = append(can, s.cardName(m.state, o.Card))
		}
		return refuse("%s cannot use ability %d of %s now; can use %s", s.seatName(d.Seat), ability, name, list(can))
	})
}

// anyFace is the card or hero with a name.
func (s *session) anyFace(name string) (engine.FaceID, error) {
	f, err := s.face(name, false)
	if err != nil {
		if hero, no := s.face(name, true); no == nil {
			return hero, nil
		}
	}
	return f, err
}

// endTurn ends the turn, with all that follows.
func (s *session) endTurn(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var by string
	if err := starlark.UnpackArgs("end_turn", args, kwargs, "seat??", &by); err != nil {
		return nil, err
	}
	return s.move(func(m *moment) error {
		if _, err := s.turnOf(m, by); err != nil {
			return err
		}
		for _, o := range m.state.Pending().Options {
			if o.Kind == engine.OptEnd {
				return s.take(m, o)
			}
		}
		return refuse("the turn cannot be ended now")
	})
}
