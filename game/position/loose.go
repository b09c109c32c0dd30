package position

import (
	"slices"

	"go.starlark.net/starlark"

	"lineup/engine"
)

// reply answers a question on a copy of a moment. If the exact form is refused, it tries the other
// forms that can mean only one thing: picks of a choice that was not asked because it had one answer, the
// object of an optional effect instead of yes, and several questions of one text in one answer. Within
// expect_illegal only the exact form counts.
func (s *session) reply(at moment, seat engine.SeatID, picks []starlark.Value) (moment, error) {
	m, err := s.exactly(at, seat, picks)
	if !refused(err) || s.strict || len(picks) == 0 {
		return m, err
	}
	if m, ok := s.unasked(at, seat, picks); ok {
		return m, nil
	}
	if m, ok := s.settledOrder(at, seat, picks); ok {
		return m, nil
	}
	d := at.state.Pending()
	if d.Seat != seat || d.Kind == engine.DecideTurn {
		return m, err
	}
	text, isText := starlark.AsString(picks[0])
	if isText && d.Kind == engine.DecideMay {
		yes, no := s.exactly(at, seat, []starlark.Value{starlark.True})
		if no == nil {
			if m, ok := s.further(yes, d, nil, picks); ok {
				return m, nil
			}
			if len(picks) == 1 && d.It != engine.NoCard && s.calls(at.state, d.It, text) {
				return yes, nil
			}
		}
	}
	for n := len(picks) - 1; n > 0; n-- {
		part, no := s.exactly(at, seat, picks[:n])
		if no != nil {
			continue
		}
		if m, ok := s.further(part, d, picks[n-1], picks[n:]); ok {
			return m, nil
		}
	}
	return m, err
}

// settledOrder accepts an order of abilities of which some did not wait for it, because their order cannot
// matter: those that have had an effect since the last move, and the one that asks now.
func (s *session) settledOrder(at moment, seat engine.SeatID, picks []starlark.Value) (moment, bool) {
	if len(picks) < 2 {
		return at, false
	}
	d := at.state.Pending()
	var left []starlark.Value
	for _, v := range picks {
		text, ok := starlark.AsString(v)
		worked := func(c engine.CardID) bool { return c != engine.NoCard && s.calls(at.state, c, text) }
		if !ok {
			return at, false
		}
		if !slices.ContainsFunc(at.events[at.since:], func(e engine.Event) bool { return worked(e.Source) }) {
			left = append(left, v)
		}
	}
	switch {
	case len(left) == len(picks):
		return at, false
	case d.Kind == engine.DecideOrder && d.Seat == seat && len(left) > 0:
		m, err := s.exactly(at, seat, left)
		return m, err == nil
	case len(left) == 0:
		return at, true
	case len(left) > 1 || d.Seat != seat || d.Source == engine.NoCard:
		return at, false
	}
	text, _ := starlark.AsString(left[0])
	return at, s.calls(at.state, d.Source, text)
}

// exactly answers the whole open question, on a copy of a moment.
func (s *session) exactly(at moment, seat engine.SeatID, picks []starlark.Value) (moment, error) {
	m := at.copy()
	err := s.tryAnswer(&m, seat, picks)
	return m, err
}

// further answers the next question of the text that asked d or of the card that was picked last, or one of
// them that was not asked.
func (s *session) further(at moment, d engine.Decision, last starlark.Value, picks []starlark.Value) (moment, bool) {
	next := at.state.Pending()
	text := ""
	if last != nil {
		text, _ = starlark.AsString(last)
	}
	of := next.Source == d.Source || next.Source != engine.NoCard && s.calls(at.state, next.Source, text)
	if next.Seat != d.Seat || !of || next.Kind == engine.DecideTurn {
		return s.unasked(at, d.Seat, picks)
	}
	m, err := s.reply(at, d.Seat, picks)
	return m, err == nil
}

// unasked accepts picks that the game has already taken for a seat since the last move, because there was no
// alternative. Each can be named once.
func (s *session) unasked(at moment, seat engine.SeatID, picks []starlark.Value) (moment, bool) {
	m := at.copy()
	m.forced = slices.Clone(m.forced)
	for _, v := range picks {
		i := slices.IndexFunc(m.forced, func(o engine.Option) bool {
			switch o.Kind {
			case engine.OptCard, engine.OptSeat, engine.OptLabel, engine.OptPile, engine.OptSpace, engine.OptName:
			default: // not a pick
				return false
			}
			_, err := s.match(m.state, engine.Decision{Kind: engine.DecidePick, Seat: seat, Options: []engine.Option{o}}, v)
			return o.Seat == seat && err == nil
		})
		if i < 0 {
			return m, false
		}
		m.forced = slices.Delete(m.forced, i, i+1)
	}
	return m, true
}
