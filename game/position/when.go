package position

import (
	"fmt"
	"slices"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode/standard"
)

// move tries something on a copy of the game, and keeps the copy if it is legal.
func (s *session) move(try func(*moment) error) (starlark.Value, error) {
	m, err := s.settled()
	if err != nil {
		return nil, err
	}
	m = m.copy()
	m.forced, m.since = nil, len(m.events)
	if err := try(&m); err != nil {
		return nil, err
	}
	s.commit(m)
	return starlark.None, nil
}

// turnOf returns the open question if it is a seat's next action, or else an error. Without a name
// it is the active seat's.
func (s *session) turnOf(m *moment, name string) (engine.Decision, error) {
	d := m.state.Pending()
	seat, err := s.mover(m, name)
	if err != nil {
		return d, err
	}
	switch {
	case d.Kind == engine.NoDecision:
		return d, refuse("the game is over")
	case d.Kind != engine.DecideTurn:
		return d, refuse("%s is asked first: %s. Write answer(%q, ...) before this", s.seatName(d.Seat), s.question(m.state), s.seatName(d.Seat))
	case d.Seat != seat && !slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Seat == seat }):
		return d, refuse("it is the turn of %s, not of %s", s.seatName(d.Seat), s.seatName(seat))
	}
	return d, nil
}

// mover returns the seat with a name, or the seat whose turn it is.
func (s *session) mover(m *moment, name string) (engine.SeatID, error) {
	if name == "" {
		return m.state.Turn().Seat, nil
	}
	return s.seatID(name)
}

// act takes the option of a turn for a named card.
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
		mover, err := s.mover(m, by)
		if err != nil {
			return err
		}
		lies, err := s.from(m.state, from, mover)
		if err != nil {
			return err
		}
		d, err := s.turnOf(m, by)
		if err != nil {
			return err
		}
		var can []string
		var found []engine.Option
		for _, o := range d.Options {
			if o.Kind != kind || o.Seat != mover {
				continue
			}
			if of := m.state.Offer(o); from == "" && of != nil && of.Foes {
				continue // a card of another player must be named with its place
			}
			if is(m.state, o.Card, face) && lies(m.state.Card(o.Card).Zone) {
				found = append(found, o)
			}
			can = append(can, s.cardName(m.state, o.Card))
		}
		if len(found) > 0 {
			s.nearest(m.state, mover, found)
			return s.take(m, found[0])
		}
		if from != "" {
			name += " from " + from
		}
		if kind == engine.OptBuy {
			name += fmt.Sprintf(" with %d Power", m.state.Number(engine.Power, engine.NoSeat))
		}
		return refuse("%s cannot %s %s; can %s %s", s.seatName(mover), word, name, word, list(can))
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

// use uses one of a card's abilities, counted from 0. Without a number it is the first, or outside
// expect_illegal the first that can be used now.
func (s *session) use(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var name, by string
	var given starlark.Value
	if err := starlark.UnpackArgs("use", args, kwargs, "card", &name, "ability??", &given, "seat??", &by); err != nil {
		return nil, err
	}
	ability := -1 // any
	if given != nil {
		var err error
		if ability, err = starlark.AsInt32(given); err != nil || ability < 0 {
			return nil, fmt.Errorf("ability %s: abilities are counted from 0", given)
		}
	}
	return s.move(func(m *moment) error {
		if _, err := s.anyFace(name); err != nil && !(s.town() && (name == "hero" || isTile(name))) {
			return err
		}
		d, err := s.turnOf(m, by)
		if err != nil {
			return err
		}
		var can []string
		others := 0 // abilities of other cards whose texts the card has
		for _, o := range d.Options {
			if o.Kind != engine.OptUse {
				continue
			}
			n, meant := int(o.N), s.calls(m.state, o.Card, name)
			switch {
			case s.town():
				meant = s.usable(m.state, o, name)
			case m.state.Merged(d.Seat) != engine.NoCard && slices.Contains(m.state.Cards(m.state.Zone(card.Atop, d.Seat)), o.Card):
				if !meant {
					n, meant = others, s.calls(m.state, m.state.Merged(d.Seat), name)
				}
				others++
			}
			if meant && (n == ability || ability < 0 && (n == 0 || !s.strict)) {
				return s.take(m, o)
			}
			usable := s.cardName(m.state, o.Card)
			if n > 0 {
				usable += fmt.Sprintf(", ability = %d", n)
			}
			can = append(can, usable)
		}
		which := name
		if ability >= 0 {
			which = fmt.Sprintf("ability %d of %s", ability, name)
		}
		return refuse("%s cannot use %s now; can use %s", s.seatName(d.Seat), which, list(can))
	})
}

// do takes an act of the mode, by its label.
func (s *session) do(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var label, by string
	if err := starlark.UnpackArgs("do", args, kwargs, "act", &label, "seat??", &by); err != nil {
		return nil, err
	}
	if !slices.Contains(s.acts(), label) {
		return nil, fmt.Errorf("do: there is no act %q in the mode %s: there are %s", label, s.given.game.Mode.ID, list(s.acts()))
	}
	return s.move(func(m *moment) error {
		d, err := s.turnOf(m, by)
		if err != nil {
			return err
		}
		for _, o := range d.Options {
			if o.Kind == engine.OptAct && s.book.Label(m.state.Offer(o).Label) == label {
				return s.take(m, o)
			}
		}
		return refuse("%s cannot %s now", s.seatName(d.Seat), label)
	})
}

// patrol goes on patrol (V-003).
func (s *session) patrol(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	if err := starlark.UnpackArgs("patrol", args, kwargs); err != nil {
		return nil, err
	}
	return s.do(starlark.Tuple{starlark.String(standard.Patrol)}, nil)
}

// acts returns the labels of the acts that the mode offers.
func (s *session) acts() []string {
	if s.book == nil {
		return nil
	}
	var out []string
	for _, o := range s.book.Library().Offers {
		if o.Kind == engine.OptAct {
			out = append(out, s.book.Label(o.Label))
		}
	}
	return out
}

// anyFace returns the card or hero with a name.
func (s *session) anyFace(name string) (engine.FaceID, error) {
	f, err := s.face(name, false)
	if err != nil {
		if hero, no := s.face(name, true); no == nil {
			return hero, nil
		}
	}
	return f, err
}

// endTurn ends the turn and resolves its end.
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
		if m.state.Board().Count(card.Stored) > 0 && m.state.Len(m.state.Zone(card.Stored, m.state.Turn().Seat)) > 0 {
			return refuse("the turn cannot be ended now: the stored Assist card must be played first")
		}
		return refuse("the turn cannot be ended now")
	})
}
