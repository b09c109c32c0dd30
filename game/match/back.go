package match

import (
	"errors"
	"slices"

	"lineup/engine"
)

// This file undoes and redoes answers. The start of each turn is saved as a State, and any other
// point is replayed from there, which is fast.

// beginTurn records a turn that has just begun, or the State at which the answers begin.
func (m *Match) beginTurn() {
	m.turns = append(m.turns, turn{
		TurnStart{At: m.given, Number: int(m.state.Turn().Number), Sum: Sum(m.state)},
		m.state.Copy(),
	})
}

// mark returns the present position as a mark.
func (m *Match) mark() mark {
	d := m.state.Pending()
	return mark{
		events: m.happened(), learned: m.state.Learned(),
		asked: d.Kind != engine.NoDecision && m.Person(d.Seat) && !m.state.Alike(), turn: d.Kind == engine.DecideTurn,
		choice: choiceOf(d),
	}
}

// happened returns the number of events so far.
func (m *Match) happened() int {
	if m.given < len(m.marks) {
		return m.marks[m.given].events
	}
	return len(m.events.List)
}

// cut drops all answers from number n on and their results. Slices that callers or other matches have stay
// unchanged.
func (m *Match) cut(n int) {
	if n == len(m.log) {
		return
	}
	had := m.marks[n].events
	m.events.List = m.events.List[:had:had]
	m.log, m.marks, m.checks = m.log[:n:n], m.marks[:n:n], m.checks[:n:n]
	m.ended = false
	m.warned = slices.DeleteFunc(slices.Clone(m.warned), func(w warning) bool { return w.at > n })
	past := slices.IndexFunc(m.turns, func(t turn) bool { return t.At > n })
	if past >= 0 {
		m.turns = m.turns[:past:past]
	}
}

// Given returns the number of answers in force.
func (m *Match) Given() int { return m.given }

// Length returns the number of answers, including undone ones.
func (m *Match) Length() int { return len(m.log) }

// GoTo goes to the point with n answers in force, from 0 to Length. It does not check fairness and
// is for replays of games. Players use TakeBack.
func (m *Match) GoTo(n int) {
	m.goTo(max(0, min(n, len(m.log))))
}

func (m *Match) goTo(n int) {
	back := n < m.given
	from := m.turns[m.turnAt(n)]
	if m.given > n || m.given < from.At {
		from.state.CopyInto(m.state)
		m.given = from.At
	}
	for ; m.given < n; m.given++ {
		if err := m.state.Apply(engine.Answer{Seq: m.state.Pending().Seq, Option: m.log[m.given]}, nil); err != nil {
			break // the answer was legal then, and the game is the same
		}
	}
	m.near = m.game.Book.Warnings(m.state.View(engine.NoSeat))
	if back {
		m.backs = append(m.backs, m.happened())
	}
	if m.open != nil {
		m.layOpen()
	}
}

// turnAt returns the index of the turn of point n, which is the latest that began by then.
func (m *Match) turnAt(n int) int {
	i := len(m.turns) - 1
	for i > 0 && m.turns[i].At > n {
		i--
	}
	return i
}

// Turns returns the starts of the turns, including undone ones. The first entry is the beginning of
// the game.
func (m *Match) Turns() []TurnStart {
	out := make([]TurnStart, len(m.turns))
	for i, t := range m.turns {
		out[i] = t.TurnStart
	}
	return out
}

// ErrUnfair is the reason why an action cannot be undone at a table that has not agreed to that.
var ErrUnfair = errors.New("a hidden card was revealed, a random result came up, or another player chose")

// errNoPoint is the reason why a point is not one to go back to.
var errNoPoint = errors.New("no player had a choice there")

// Fair reports whether going back to point n undoes nothing that a player has learned from: no
// revealed card, no random result, and no other player's choice.
func (m *Match) Fair(n int) bool { return n >= 0 && n < m.given && m.Unfair(n) == "" }

// Unfair returns the reason why going back to the earlier point n is not Fair, or "" if it is.
func (m *Match) Unfair(n int) string {
	for i, o := range m.log[n:m.given] {
		if o.Seat == m.log[n].Seat {
			continue
		}
		for _, later := range m.log[n+i : m.given] {
			if later.Seat == o.Seat && later.Kind == engine.OptEnd {
				return m.Name(o.Seat) + " has had a turn since then"
			}
		}
		return m.Name(o.Seat) + " has made a choice since then"
	}
	if m.marks[n].learned != m.state.Learned() {
		return "a hidden card or a random result has been revealed since then"
	}
	return ""
}

// MarkBeyond records an unfair undo to the present point from answer number from of a State of this
// game that the table has seen.
func (m *Match) MarkBeyond(from int) {
	m.beyond = append(m.beyond[:len(m.beyond):len(m.beyond)], Beyond{From: from, To: m.given})
}

// Agreed reports whether the table also allows unfair undo, because all have agreed to it in the
// Plan or at most one person plays.
func (m *Match) Agreed() bool {
	people := 0
	for _, d := range m.deciders {
		if d == nil {
			people++
		}
	}
	return m.game.Plan.TakeBackAny || people <= 1
}

// TakeBack goes back to point n, at which a person was asked. It returns ErrUnfair if that is not
// Fair, unless the table has Agreed. In that case the Record says so from then on.
func (m *Match) TakeBack(n int) error {
	from, fair := m.given, m.Fair(n)
	switch {
	case n < 0 || n >= m.given || !m.marks[n].asked:
		return errNoPoint
	case !fair && !m.Agreed():
		return ErrUnfair
	}
	m.goTo(n)
	if !fair {
		m.MarkBeyond(from)
	}
	return nil
}

// StepBack returns the latest point before now at which a person had a choice, or -1 if none. For
// cards chosen in sequence it is the start of the choice.
func (m *Match) StepBack() int {
	n := m.askedBefore(m.given, false)
	for n > 0 && m.marks[n].choice.goesOn(m.marks[n-1].choice) && m.marks[n-1].asked {
		n--
	}
	return n
}

// CardBack returns the latest such point in the open part of a turn with no card half resolved, or
// -1 if none. Going there undoes the latest card as a whole.
func (m *Match) CardBack() int { return m.askedBefore(m.given, true) }

// TurnBack returns the earliest point of this turn that is fair to go back to, or -1 if none.
func (m *Match) TurnBack() int {
	out := -1
	for n := m.given - 1; n >= m.turns[m.turnAt(m.given)].At && m.Fair(n); n-- {
		if m.marks[n].asked {
			out = n
		}
	}
	return out
}

// Choices returns how many choices a person has made from one point to a later one, which may be undone.
// All cards of a choice of several are one.
func (m *Match) Choices(seat engine.SeatID, from, to int) (n int) {
	for i := max(0, from); i < min(to, len(m.log)); i++ {
		if m.log[i].Seat == seat && m.marks[i].asked && (i == from || !m.marks[i].choice.goesOn(m.marks[i-1].choice)) {
			n++
		}
	}
	return n
}

// Opened returns how many answers had been given when the player of this turn was first asked what to
// do in it. That is all of them if it is not so far yet.
func (m *Match) Opened() int {
	for n := m.turns[m.turnAt(m.given)].At; n < m.given; n++ {
		if m.marks[n].turn {
			return n
		}
	}
	return m.given
}

// BackTo returns the point that undoes answer n, counted from 0: n itself if a person had the
// choice, or the latest such point before it. It is -1 if there is none.
func (m *Match) BackTo(n int) int { return m.askedBefore(min(n+1, m.given), false) }

// BackToTurn returns the point at which a seat first had a choice in the turn that answer n began, or
// -1 if no person had one there, or nothing has happened since.
func (m *Match) BackToTurn(n int, seat engine.SeatID) int {
	for n++; n < m.given; n++ {
		switch k := m.marks[n]; {
		case m.log[n].Seat != seat:
			return -1
		case k.asked:
			return n
		case m.log[n].Kind == engine.OptEnd:
			return -1
		}
	}
	return -1
}

func (m *Match) askedBefore(n int, turn bool) int {
	for n--; n >= 0; n-- {
		if k := m.marks[n]; k.asked && (k.turn || !turn) {
			return n
		}
	}
	return -1
}

// Again returns the point that Redo would go to, or -1 if nothing is undone. It is the next point
// at which a person had a choice, after all the cards of a choice of several, or the end of the
// undone answers.
func (m *Match) Again() int {
	if m.given == len(m.log) {
		return -1
	}
	for n := m.given + 1; n < len(m.log); n++ {
		if m.marks[n].asked && !m.marks[n].choice.goesOn(m.marks[n-1].choice) {
			return n
		}
	}
	return len(m.log)
}

// Redo redoes the undone answers up to Again and reports whether there were any.
func (m *Match) Redo() bool {
	n := m.Again()
	if n < 0 {
		return false
	}
	m.goTo(n)
	return true
}

// answerOf returns the answer that led to event e, or -1 for events of the deal.
func (m *Match) answerOf(e int) int {
	n, found := slices.BinarySearchFunc(m.marks, e, func(k mark, e int) int { return k.events - e })
	if !found {
		return n - 1
	}
	for n+1 < len(m.marks) && m.marks[n+1].events == e { // answers without events
		n++
	}
	return n
}

// LayOpen shows all cards face up to each viewer, or ends that. It is for replays of finished games
// and does nothing in others.
func (m *Match) LayOpen(open bool) {
	if open = open && m.ended; open == (m.open != nil) {
		return
	}
	m.open = nil
	m.backs = append(m.backs, 0)
	if open {
		m.layOpen()
	}
}

func (m *Match) layOpen() {
	m.open = m.state.Copy()
	m.open.LayOpen()
}

// Machine prints the stack of rules that are being resolved, for bug reports. It names
// hidden cards.
func (m *Match) Machine() string { return m.state.String() }
