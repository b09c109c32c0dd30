package position

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"go.starlark.net/starlark"

	"lineup/engine"
)

// checkPick checks that a pick names something known. The rules later refuse a pick that is not
// offered.
func (s *session) checkPick(v starlark.Value) error {
	switch v := v.(type) {
	case starlark.Bool, starlark.Int:
		return nil
	case starlark.String:
		text := string(v)
		if _, err := s.anyFace(text); err == nil || slices.Contains(s.given.seatNames(), text) || s.isSpace(text) || s.town() && text == ally {
			return nil
		}
		if slices.ContainsFunc(s.book.Library().Labels, func(l string) bool { return alike(l, text) }) {
			return nil
		}
		if _, err := strconv.Atoi(text); err == nil {
			return nil
		}
		if s.town() {
			return fmt.Errorf("%q is not a card, seat, space, or label%s", text, s.openQuestion())
		}
		return fmt.Errorf("%q is not a card, hero, seat, or label%s", text, s.openQuestion())
	}
	return fmt.Errorf("a pick is a name, a label, a number, True or False, not a %s", v.Type())
}

// alike reports whether a label and a position's text for it are the same, except for words left
// out on one side.
func alike(label, text string) bool {
	label, text = strings.ToLower(label), strings.ToLower(text)
	return text != "" && (strings.Contains(label, text) || strings.Contains(text, label))
}

// declining reports whether a kind of option means "choose none".
func declining(k engine.OptionKind) bool {
	return k == engine.OptDone || k == engine.OptNo || k == engine.OptSuffer
}

// none returns the answer without picks.
func (s *session) none(state *engine.State, d engine.Decision) (engine.Option, error) {
	for _, o := range d.Options {
		if declining(o.Kind) {
			return o, nil
		}
	}
	if zero := s.labelled(d, "0"); len(zero) > 0 {
		return zero[0], nil
	}
	return engine.Option{}, refuse("%s must choose: %s", s.seatName(d.Seat), s.question(state))
}

// match returns the option that a pick means.
func (s *session) match(state *engine.State, d engine.Decision, v starlark.Value) (engine.Option, error) {
	var found []engine.Option
	switch v := v.(type) {
	case starlark.Bool:
		if found = yesOrNo(d, bool(v)); len(found) == 0 && !bool(v) {
			if o, err := s.none(state, d); err == nil {
				found = append(found, o)
			}
		}
		if len(found) == 0 && bool(v) {
			return engine.Option{}, refuse("%s cannot say True here, name the pick: %s", s.seatName(d.Seat), s.question(state))
		}
	case starlark.Int:
		found = s.labelled(d, v.String())
	case starlark.String:
		var err error
		if d.Kind == engine.DecideOrder {
			found, err = s.triggers(state, d, string(v))
		} else {
			found = s.named(state, d, string(v))
		}
		if err != nil {
			return engine.Option{}, err
		}
	}
	if len(found) == 0 {
		return engine.Option{}, refuse("%s cannot pick %s: %s", s.seatName(d.Seat), v, s.question(state))
	}
	return found[0], nil
}

// yesOrNo returns the options for True and False: the answers of a "may", or the only offered card
// and the option to leave it.
func yesOrNo(d engine.Decision, yes bool) []engine.Option {
	var can, no []engine.Option
	for _, o := range d.Options {
		if declining(o.Kind) {
			no = append(no, o)
		} else {
			can = append(can, o)
		}
	}
	switch {
	case len(no) == 0 || len(can) != 1:
		return nil
	case yes:
		return can
	}
	return no
}

// named returns the options about a card with a name, or the one with a label.
func (s *session) named(state *engine.State, d engine.Decision, text string) []engine.Option {
	var out []engine.Option
	if face, err := s.anyFace(text); err == nil {
		hero, _ := s.face(text, true)
		for _, o := range d.Options {
			if is(state, o.Card, face) || hero != 0 && is(state, o.Card, hero) {
				out = append(out, o)
			}
		}
	}
	if seat, err := s.figure(text); err == nil {
		for _, o := range d.Options {
			if o.Kind == engine.OptSeat && engine.SeatID(o.N) == seat {
				out = append(out, o)
			}
		}
	}
	if space, err := s.spaceNow(state, "", text); err == nil {
		for _, o := range d.Options {
			if o.Kind == engine.OptSpace && int(o.N) == space {
				out = append(out, o)
			}
		}
	}
	if len(out) == 0 {
		out = s.labelled(d, text)
	}
	return out
}

// labelled returns the option with a label: the exact one, or else the only similar one. A number
// must match exactly.
func (s *session) labelled(d engine.Decision, text string) []engine.Option {
	var near []engine.Option
	bare, _, _ := strings.Cut(text, "@")
	for _, o := range d.Options {
		if o.Kind == engine.OptName && strings.EqualFold(s.book.Library().Names[o.N], bare) {
			return []engine.Option{o}
		}
		if o.Kind == engine.OptPile && text == fmt.Sprint(o.N+1) {
			return []engine.Option{o}
		}
		if o.Kind != engine.OptLabel {
			continue
		}
		label := s.book.Label(o.N)
		if strings.EqualFold(label, text) {
			return []engine.Option{o}
		}
		if alike(label, text) {
			near = append(near, o)
		}
	}
	if _, err := strconv.Atoi(text); err == nil || len(near) > 1 {
		return nil
	}
	return near
}

// triggers returns the waiting triggers of a card with a name, or else those that it has set off.
func (s *session) triggers(state *engine.State, d engine.Decision, text string) ([]engine.Option, error) {
	for _, of := range []func(engine.Option) engine.CardID{
		func(o engine.Option) engine.CardID { return o.Card },
		func(o engine.Option) engine.CardID { return state.SetOff(o) },
	} {
		var found []engine.Option
		for _, o := range d.Options {
			if c := of(o); c != engine.NoCard && s.calls(state, c, text) {
				found = append(found, o)
			}
		}
		for _, o := range found {
			if s.triggerName(state, o) != s.triggerName(state, found[0]) {
				return nil, fmt.Errorf("%q means several of the waiting abilities, name them otherwise: %s", text, s.question(state))
			}
		}
		if len(found) > 0 {
			return found, nil
		}
	}
	return nil, nil
}

// calls reports whether a text is the name of a card or hero.
func (s *session) calls(state *engine.State, c engine.CardID, text string) bool {
	f, err := s.face(text, state.Face(c).SuperHero)
	return err == nil && is(state, c, f)
}

// triggerName returns the name of a waiting trigger: its card and the card it is about.
func (s *session) triggerName(state *engine.State, o engine.Option) string {
	name := s.cardName(state, o.Card)
	if it := state.SetOff(o); it != engine.NoCard && it != o.Card {
		name += " (about " + s.cardName(state, it) + ")"
	}
	return name
}

// openQuestion returns what is asked now, as the end of a sentence, or "" if nothing is.
func (s *session) openQuestion() string {
	if s.now.state == nil {
		return ""
	}
	d := s.now.state.Pending()
	if d.Kind == engine.NoDecision || d.Kind == engine.DecideTurn {
		return ""
	}
	return ". " + s.seatName(d.Seat) + " is asked: " + s.question(s.now.state)
}

// question returns the open question and its picks in words.
func (s *session) question(state *engine.State) string {
	d := state.Pending()
	if d.Kind == engine.NoDecision {
		return "the game is over"
	}
	out := s.book.Prompt(d)
	if d.Kind == engine.DecideTurn {
		return out
	}
	out = strings.TrimSuffix(out, ".") + " - from " + list(s.offers(state, d))
	if d.Kind != engine.DecideMay && slices.ContainsFunc(d.Options, func(o engine.Option) bool { return declining(o.Kind) }) {
		out += " or none"
	}
	return out
}

// offers returns the picks that a question allows, except leaving it: names and labels, one for
// each option, or True and False for a yes-or-no question.
func (s *session) offers(state *engine.State, d engine.Decision) []string {
	var out []string
	for _, o := range d.Options {
		switch o.Kind {
		case engine.OptLabel:
			out = append(out, s.book.Label(o.N))
		case engine.OptTrigger:
			out = append(out, s.triggerName(state, o))
		case engine.OptSeat:
			out = append(out, s.seatName(engine.SeatID(o.N)))
		case engine.OptSpace:
			out = append(out, s.book.Space(int(o.N)))
		case engine.OptName:
			out = append(out, s.book.Library().Names[o.N])
		case engine.OptPile:
			out = append(out, fmt.Sprint(o.N+1))
		case engine.OptYes:
			out = append(out, "True")
		case engine.OptNo:
			out = append(out, "False")
		case engine.OptDone, engine.OptSuffer, engine.OptEnd: // leaving it
		case engine.OptStep, engine.OptAct: // acts of a turn without a card
		case engine.OptPlay, engine.OptBuy, engine.OptUse, engine.OptCard, engine.OptDefend, engine.OptReveal:
			out = append(out, s.cardName(state, o.Card))
		}
	}
	return out
}
