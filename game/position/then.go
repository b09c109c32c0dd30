package position

import (
	"fmt"
	"slices"
	"strings"

	"go.starlark.net/starlark"

	"lineup/engine"
)

// expect compares two values.
func (s *session) expect(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var actual, wanted starlark.Value
	var why string
	if err := starlark.UnpackArgs("expect", args, kwargs, "actual", &actual, "wanted", &wanted, "why?", &why); err != nil {
		return nil, err
	}
	if err := s.ready(); err != nil {
		return nil, err
	}
	same, err := s.equal(actual, wanted)
	if err != nil {
		return nil, err
	}
	if !same {
		text := fmt.Sprintf("expected %s, but there is %s", wanted, actual)
		if why != "" {
			text += " (" + why + ")"
		}
		return nil, fmt.Errorf("%s", text)
	}
	return starlark.None, nil
}

// expectIllegal makes a move that the rules must refuse and that must change nothing.
func (s *session) expectIllegal(thread *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var move starlark.Callable
	if err := starlark.UnpackArgs("expect_illegal", args, kwargs, "move", &move); err != nil {
		return nil, err
	}
	if err := s.ready(); err != nil {
		return nil, err
	}
	before := s.now.state.Hash()
	s.strict = true
	_, err := starlark.Call(thread, move, nil, nil)
	s.strict = false
	if err == nil {
		return nil, fmt.Errorf("expected the move to be refused, but it is legal")
	}
	if !refused(err) {
		return nil, err
	}
	if s.now.state.Hash() != before {
		return nil, fmt.Errorf("the move was refused, but it has changed the game: %v", err)
	}
	return starlark.None, nil
}

// expectIdle checks that the game waits for the active seat's next action.
func (s *session) expectIdle(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	if err := starlark.UnpackArgs("expect_idle", args, kwargs); err != nil {
		return nil, err
	}
	m, err := s.settled()
	if err != nil {
		return nil, err
	}
	d := m.state.Pending()
	switch {
	case d.Kind == engine.NoDecision:
		return nil, fmt.Errorf("expected no question but the turn's next action, but the game is over")
	case d.Kind != engine.DecideTurn:
		return nil, fmt.Errorf("expected no question but the turn's next action, but %s is asked: %s",
			s.seatName(d.Seat), s.question(m.state))
	}
	return starlark.None, nil
}

// expectPending checks that the game asks a seat something.
func (s *session) expectPending(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var w wantedQuestion
	var name string
	var options *starlark.List
	var least, most starlark.Value = starlark.None, starlark.None
	if err := starlark.UnpackArgs("expect_pending", args, kwargs, "seat", &name, "options??", &options, "min?", &least, "max?", &most); err != nil {
		return nil, err
	}
	var err error
	if w.seat, err = s.seatID(name); err != nil {
		return nil, err
	}
	if err := s.ready(); err != nil {
		return nil, err
	}
	if options != nil {
		w.listed = true
		if w.options, err = s.wantedOptions(options); err != nil {
			return nil, err
		}
	}
	if w.least, err = number("min", least); err != nil {
		return nil, err
	}
	if w.most, err = number("max", most); err != nil {
		return nil, err
	}
	// A question between interchangeable cards may be expected or passed over.
	fault := s.isAsked(s.now.state, w)
	if fault != nil && s.now.state.Alike() {
		m, err := s.settled()
		if err != nil {
			return nil, err
		}
		if s.isAsked(m.state, w) == nil {
			fault = nil
		}
	}
	if fault != nil {
		return nil, fault
	}
	return starlark.None, nil
}

// wantedQuestion is the expected open question.
type wantedQuestion struct {
	seat        engine.SeatID
	listed      bool
	options     []string
	least, most *int // nil if not given
}

func number(what string, v starlark.Value) (*int, error) {
	if v == starlark.None {
		return nil, nil
	}
	n, err := starlark.AsInt32(v)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", what, err)
	}
	return &n, nil
}

// wantedOptions returns the listed options, with card names in their shortest form.
func (s *session) wantedOptions(l *starlark.List) ([]string, error) {
	var out []string
	for v := range l.Elements() {
		if err := s.checkPick(v); err != nil {
			return nil, err
		}
		text, ok := starlark.AsString(v)
		if !ok {
			text = v.String()
		}
		if f, err := s.anyFace(text); err == nil {
			text = s.nameOf(f)
		} else if i, err := s.spaceNow(s.now.state, "", text); err == nil {
			text = s.book.Space(i)
		}
		out = append(out, text)
	}
	slices.Sort(out)
	return out, nil
}

// sameNames reports whether two lists have the same names in any order and case. A label may be the
// name of a card in lower case.
func sameNames(a, b []string) bool {
	fold := func(names []string) (out []string) {
		for _, n := range names {
			out = append(out, strings.ToLower(n))
		}
		slices.Sort(out)
		return out
	}
	return slices.Equal(fold(a), fold(b))
}

// isAsked returns an error unless the open question is the expected one.
func (s *session) isAsked(state *engine.State, w wantedQuestion) error {
	d := state.Pending()
	who := s.seatName(w.seat)
	switch {
	case d.Kind == engine.NoDecision:
		return fmt.Errorf("expected %s to be asked, but the game is over", who)
	case d.Kind == engine.DecideTurn:
		return fmt.Errorf("expected %s to be asked, but no player is: it is the turn of %s", who, s.seatName(d.Seat))
	case d.Seat != w.seat:
		return fmt.Errorf("expected %s to be asked, but %s is: %s", who, s.seatName(d.Seat), s.question(state))
	}
	if w.listed {
		have := s.offers(state, d)
		if d.Kind == engine.DecideOrder {
			have = s.triggerOffers(state, d)
		}
		slices.Sort(have)
		if !sameNames(w.options, have) && !sameNames(w.options, slices.Compact(slices.Clone(have))) {
			return fmt.Errorf("expected %s to choose from %s, but there is %s", who, list(w.options), list(have))
		}
	}
	least, most := s.bounds(d)
	if w.least != nil && *w.least != least || w.most != nil && *w.most != most {
		return fmt.Errorf("expected %s to choose %s, but it is %d to %d", who, w.amount(), least, most)
	}
	return nil
}

// triggerOffers returns the waiting triggers by the names of their cards, as a position picks them.
func (s *session) triggerOffers(state *engine.State, d engine.Decision) []string {
	var out []string
	for _, o := range d.Options {
		out = append(out, s.cardName(state, o.Card))
	}
	return out
}

// amount returns the expected number of picks in words.
func (w wantedQuestion) amount() string {
	var parts []string
	if w.least != nil {
		parts = append(parts, fmt.Sprintf("at least %d", *w.least))
	}
	if w.most != nil {
		parts = append(parts, fmt.Sprintf("at most %d", *w.most))
	}
	return strings.Join(parts, " and ")
}

// bounds returns the smallest and largest number of picks that a question still takes.
func (s *session) bounds(d engine.Decision) (least, most int) {
	switch d.Kind {
	case engine.DecidePick:
		return int(d.Min), int(d.Max)
	case engine.DecideDefend:
		return 0, 1
	case engine.DecideOrder:
		return len(d.Options), len(d.Options)
	case engine.DecideMay, engine.DecideChoose, engine.DecideHero, engine.DecidePile, engine.DecideName:
		return 1, 1
	case engine.DecideSpace, engine.DecideSeat:
		switch {
		case d.Kind == engine.DecideSeat && s.book.Library().Code[d.At].Code == engine.OpSeats: // any players
			return 0, len(d.Options) - 1
		case slices.ContainsFunc(d.Options, func(o engine.Option) bool { return declining(o.Kind) }):
			return 0, 1
		}
		return 1, 1
	case engine.NoDecision, engine.DecideTurn, engine.DecideOther: // no picks
	}
	return 0, 0
}
