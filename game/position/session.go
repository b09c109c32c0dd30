package position

import (
	"fmt"
	"slices"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
)

// session is a run of a position.
type session struct {
	all   *mode.Catalog
	book  *card.Book // of the position's sets, once it has begun
	given given
	// now is the game after the last move. Its state is nil until the game is laid out.
	now moment
	// onward is now with questions between interchangeable cards answered. Its state is nil until
	// it is needed.
	onward moment
	log    townLog // of the campaign, in Rebirth
	// piles are the lists from readers whose order does not matter.
	piles map[*starlark.List]bool
	notes []string // the file's prints
	// strict reports that answers count only in their exact form, as in expect_illegal.
	strict bool
}

func newSession(all *mode.Catalog) *session {
	return &session{all: all, piles: map[*starlark.List]bool{}}
}

// moment is the game between two moves. Moves are tried on a copy, which replaces the moment only
// if they are legal from beginning to end.
type moment struct {
	state  *engine.State
	events []engine.Event
	// waiting are broken-off answers, innermost last. They continue when their choice asks again.
	waiting []pendingReply
	// forced are the picks since the last move that had no alternative, so they were not asked for.
	forced []engine.Option
	since  int // how many events there were before the last move
}

func (m moment) copy() moment {
	m.state = m.state.Copy()
	m.events = slices.Clip(m.events)
	m.waiting = slices.Clone(m.waiting)
	m.forced = slices.Clip(m.forced)
	return m
}

// apply answers the open question. The error is not a refusal, because callers pass only options of
// the question.
func (m *moment) apply(o engine.Option) error {
	var ev engine.Events
	if err := m.state.Apply(engine.Answer{Seq: m.state.Pending().Seq, Option: o}, &ev); err != nil {
		return err
	}
	m.events = append(m.events, ev.List...)
	m.forced = append(m.forced, ev.Forced...)
	if err := m.state.Check(); err != nil {
		return fmt.Errorf("the program is broken: %w", err)
	}
	return nil
}

// settle answers questions between interchangeable cards.
func (m *moment) settle(s *session) error {
	for m.state.Alike() {
		if err := m.apply(m.state.Pending().Options[0]); err != nil {
			return err
		}
		if err := s.resume(m); err != nil {
			return err
		}
	}
	return nil
}

// ready lays the game out before the first move, reader, or expectation.
func (s *session) ready() error {
	if s.now.state != nil {
		return nil
	}
	state, events, err := s.given.layOut(s)
	if err != nil {
		return err
	}
	if err := state.Check(); err != nil {
		return fmt.Errorf("the program is broken: %w", err)
	}
	if s.town() {
		if s.log, err = s.openLog(state); err != nil {
			return err
		}
	}
	s.now = moment{state: state, events: events}
	return nil
}

// commit makes a tried move part of the game.
func (s *session) commit(m moment) {
	s.now, s.onward = m, moment{}
}

// settled returns the game for moves, readers, and expectations, with questions between
// interchangeable cards answered.
func (s *session) settled() (moment, error) {
	if err := s.ready(); err != nil {
		return moment{}, err
	}
	if !s.now.state.Alike() {
		return s.now, nil
	}
	if s.onward.state == nil {
		m := s.now.copy()
		if err := m.settle(s); err != nil {
			return moment{}, err
		}
		s.onward = m
	}
	return s.onward, nil
}

// logLines returns the lines of the public log up to a moment.
func (s *session) logLines(m moment) []string {
	public := make([]engine.Event, len(m.events))
	for i, e := range m.events {
		public[i] = e.For(engine.NoSeat)
	}
	out := slices.Clone(s.log.lines)
	for _, l := range match.Write(public, m.state, s.given.game.Book, s.seatName) {
		out = append(out, l.Text)
	}
	return out
}
