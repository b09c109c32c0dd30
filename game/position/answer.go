package position

import (
	"fmt"
	"slices"

	"go.starlark.net/starlark"

	"lineup/engine"
)

// pendingReply is an answer() in progress, with its unused picks. It may be broken off while a
// picked card is played, and continues when the same choice asks again.
type pendingReply struct {
	seat   engine.SeatID
	source engine.CardID
	at     engine.ProgID
	taken  uint8
	picks  []starlark.Value
}

// wants reports whether a question continues a broken-off reply.
func (r *pendingReply) wants(d engine.Decision) bool {
	return d.Kind == engine.DecidePick && d.Seat == r.seat && d.Source == r.source && d.At == r.at && d.Taken == r.taken
}

// answer answers one whole choice of a seat.
func (s *session) answer(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	if len(args) == 0 || len(kwargs) > 0 {
		return nil, fmt.Errorf("answer takes a seat and its picks")
	}
	name, ok := starlark.AsString(args[0])
	if !ok {
		return nil, fmt.Errorf("answer: the seat is a name, not %s", args[0])
	}
	seat, err := s.seatID(name)
	if err != nil {
		return nil, err
	}
	picks := []starlark.Value(args[1:])
	for _, p := range picks {
		if err := s.checkPick(p); err != nil {
			return nil, err
		}
	}
	if err := s.ready(); err != nil {
		return nil, err
	}
	// A question between interchangeable cards may be answered or left.
	m, err := s.reply(s.now, seat, picks)
	if refused(err) && s.now.state.Alike() {
		first := err
		if m, err = s.settled(); err != nil {
			return nil, err
		}
		if m, err = s.reply(m, seat, picks); refused(err) {
			err = first
		}
	}
	if err != nil {
		return nil, err
	}
	s.commit(m)
	return starlark.None, nil
}

// neverAsked says what to do with an answer that the game does not wait for.
const neverAsked = "A question with one possible answer, or without any, is never asked: leave this answer out"

func (s *session) tryAnswer(m *moment, seat engine.SeatID, picks []starlark.Value) error {
	d := m.state.Pending()
	switch {
	case d.Kind == engine.NoDecision:
		return refuse("the game is over, so no player is asked")
	case d.Seat != seat:
		if d.Kind == engine.DecideTurn {
			return refuse("%s is not asked anything now. %s", s.seatName(seat), neverAsked)
		}
		return refuse("%s is not asked anything now, but %s is: %s. %s", s.seatName(seat), s.seatName(d.Seat), s.question(m.state), neverAsked)
	case d.Kind == engine.DecideTurn:
		return refuse("%s is not asked anything now but the next action of the turn. %s", s.seatName(seat), neverAsked)
	}
	if err := s.carryOn(m, pendingReply{seat: seat, picks: picks}); err != nil {
		return err
	}
	return s.resume(m)
}

// take answers the open question and continues broken-off answers.
func (s *session) take(m *moment, o engine.Option) error {
	if err := m.apply(o); err != nil {
		return err
	}
	return s.resume(m)
}

// resume continues broken-off replies whose choice asks again.
func (s *session) resume(m *moment) error {
	for len(m.waiting) > 0 {
		last := len(m.waiting) - 1
		r := m.waiting[last]
		d := m.state.Pending()
		over := d.Kind == engine.DecideTurn || d.Kind == engine.NoDecision
		switch {
		case r.wants(d):
			m.waiting = m.waiting[:last]
			if err := s.carryOn(m, r); err != nil {
				return err
			}
		case over && len(r.picks) > 0:
			return refuse("the answer of %s has picks left over: %s", s.seatName(r.seat), starlark.NewList(r.picks))
		case over:
			m.waiting = m.waiting[:last]
		default:
			return nil
		}
	}
	return nil
}

// carryOn uses a reply's picks for the open question, and for the next ones of the same choice.
func (s *session) carryOn(m *moment, r pendingReply) error {
	for {
		asked := m.state.Copy()
		d := asked.Pending()
		if len(r.picks) == 0 {
			o, err := s.none(asked, d)
			if err != nil {
				return err
			}
			return m.apply(o)
		}
		o, err := s.match(asked, d, r.picks[0])
		if err != nil {
			return err
		}
		r.picks = r.picks[1:]
		told := len(m.events)
		if err := m.apply(o); err != nil {
			return err
		}
		if asksAgain(asked.Library(), d, o, m.state.Pending()) {
			continue
		}
		if op := asked.Library().Code[d.At]; d.Kind == engine.DecidePick && (op.Apart || op.Alike || op.Enough > 0 || op.Unlike != engine.UnlikeNothing) {
			return s.nameTaken(m, d, o, r.picks, m.events[told:], op.Enough > 0)
		}
		return s.conclude(m, asked, o, r.picks)
	}
}

// asksAgain reports whether next asks for one more pick of the choice of d, which was answered with
// o. An effect on one card after another is a separate choice for each.
func asksAgain(lib *engine.Library, d engine.Decision, o engine.Option, next engine.Decision) bool {
	if next.Kind != d.Kind || next.Seat != d.Seat {
		return false
	}
	switch d.Kind {
	case engine.DecidePick:
		return next.Source == d.Source && next.At == d.At && next.Taken > d.Taken && lib.Code[d.At].Code != engine.OpForEach
	case engine.DecideOrder:
		return slices.Equal(next.Options, without(d.Options, o))
	case engine.DecideSeat: // any players, one after another
		return next.At == d.At && next.Source == d.Source && lib.Code[d.At].Code == engine.OpSeats
	default: // answered once
		return false
	}
}

// conclude uses the picks left when a choice has stopped asking; asked is the game at its last
// question, which was answered with o. The engine takes forced cards itself, and a reply may name
// them.
func (s *session) conclude(m *moment, asked *engine.State, o engine.Option, left []starlark.Value) error {
	d := asked.Pending()
	next := d
	next.Options = slices.DeleteFunc(without(d.Options, o), func(o engine.Option) bool { return declining(o.Kind) })
	pair := asked.Library().Code[d.At].Pair
	room := 0 // picks left that may be named
	switch {
	case d.Kind == engine.DecideOrder:
		room = len(next.Options)
	case d.Kind != engine.DecidePick || d.Max == 1:
	case len(next.Options) == 1 && (d.Min > 1 || pair):
		room = 1
		if pair && len(left) == 0 {
			return refuse("%s must choose exactly %d or none", s.seatName(d.Seat), d.Taken+d.Max)
		}
	case brokenOff(d, m.state.Pending()):
		room = int(d.Max) - 1
		if len(left) < int(d.Min)-1 {
			return refuse("%s must choose %d more: %s", s.seatName(d.Seat), d.Min-1, s.question(asked))
		}
		m.waiting = append(m.waiting, pendingReply{d.Seat, d.Source, d.At, d.Taken + 1, left})
	}
	if len(left) > room {
		return refuse("%s has picked too many: %s", s.seatName(d.Seat), starlark.NewList(left[room:]))
	}
	for _, v := range left {
		p, err := s.match(asked, next, v)
		if err != nil {
			return err
		}
		next.Options = without(next.Options, p)
	}
	return nil
}

// nameTaken uses the picks left when a choice of interdependent cards has stopped asking: the
// forced cards that the engine took itself. A reply may name them, and must if all is set.
func (s *session) nameTaken(m *moment, d engine.Decision, o engine.Option, left []starlark.Value, events []engine.Event, all bool) error {
	var taken []engine.CardID
	for _, e := range events {
		offered := slices.ContainsFunc(d.Options, func(x engine.Option) bool { return x.Card == e.Card }) // and not of another seat
		if e.Kind == engine.CardMoved && e.Verb == d.Verb && e.Source == d.Source && e.Card != o.Card && offered && len(taken) < int(d.Max)-1 {
			taken = append(taken, e.Card)
		}
	}
	if all && len(left) < len(taken) {
		return refuse("%s must choose %d more", s.seatName(d.Seat), len(taken)-len(left))
	}
	for _, v := range left {
		text, _ := starlark.AsString(v)
		i := slices.IndexFunc(taken, func(c engine.CardID) bool { return s.calls(m.state, c, text) })
		if i < 0 {
			return refuse("%s has picked too many: %s", s.seatName(d.Seat), v)
		}
		taken = slices.Delete(taken, i, i+1)
	}
	return nil
}

// brokenOff reports whether an unfinished choice waits because a card that it played asks
// something.
func brokenOff(d, next engine.Decision) bool {
	switch d.Verb {
	case engine.VerbPlay, engine.VerbBorrow, engine.VerbReplay:
		return next.Kind != engine.DecideTurn && next.Kind != engine.NoDecision
	default: // no other verb lets a card's text ask
		return false
	}
}

func without(options []engine.Option, o engine.Option) []engine.Option {
	return slices.DeleteFunc(slices.Clone(options), func(p engine.Option) bool { return p == o })
}
