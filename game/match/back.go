package match

import (
	"errors"
	"slices"

	"lineup/engine"
)

// This file goes back and forth in a game. Where each turn began is kept as a State;
// any other point is played again from there, which takes no time to speak of.

// beginTurn takes note of a turn that has just begun, or of the State the answers begin at.
func (m *Match) beginTurn() {
	m.turns = append(m.turns, turn{
		TurnStart{At: m.given, Number: int(m.state.Turn().Number), Sum: Sum(m.state)},
		m.state.Copy(),
	})
}

// mark returns how things stand now.
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

// cut drops all answers from number n on, and what followed from them. What was handed
// out of them stays as it is.
func (m *Match) cut(n int) {
	if n == len(m.log) {
		return
	}
	m.events.List = m.events.List[:m.marks[n].events]
	m.log, m.marks, m.checks = m.log[:n:n], m.marks[:n:n], m.checks[:n:n]
	m.ended = false
	past := slices.IndexFunc(m.turns, func(t turn) bool { return t.At > n })
	if past >= 0 {
		m.turns = m.turns[:past:past]
	}
}

// Given returns how many answers are in force.
func (m *Match) Given() int { return m.given }

// Length returns how many answers there are, with those taken back.
func (m *Match) Length() int { return len(m.log) }

// GoTo goes to where n answers are in force, from 0 to Length. It asks nobody whether
// that is fair, and is for games that are looked at again: TakeBack is for players.
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
			break // it was legal when it was given, and the game is the same one
		}
	}
	if back {
		m.backs = append(m.backs, m.happened())
	}
	if m.open != nil {
		m.layOpen()
	}
}

// turnAt returns the index of the turn that point n lies in: the latest that began by then.
func (m *Match) turnAt(n int) int {
	i := len(m.turns) - 1
	for i > 0 && m.turns[i].At > n {
		i--
	}
	return i
}

// Turns returns where the turns began, those taken back included. The first entry is the
// beginning of the game.
func (m *Match) Turns() []TurnStart {
	out := make([]TurnStart, len(m.turns))
	for i, t := range m.turns {
		out[i] = t.TurnStart
	}
	return out
}

// ErrUnfair is why something cannot be taken back by those at a table who have not
// agreed to that before.
var ErrUnfair = errors.New("a hidden card was seen since, chance was used, or somebody else has chosen")

// errNoPoint is why one cannot go back to a point.
var errNoPoint = errors.New("no person had a choice there")

// Fair reports whether going back to point n takes nothing back that somebody has
// learned from: no hidden card was seen since, no chance used, and nobody else chose.
func (m *Match) Fair(n int) bool { return n >= 0 && n < m.given && m.Unfair(n) == "" }

// Unfair says in words why going back to point n, which lies before now, is not Fair,
// "" if it is.
func (m *Match) Unfair(n int) string {
	for _, o := range m.log[n:m.given] {
		if o.Seat != m.log[n].Seat {
			return "somebody else has chosen since"
		}
	}
	if m.marks[n].learned != m.state.Learned() {
		return "a hidden card was seen since, or chance was used"
	}
	return ""
}

// MarkBeyond notes that from answer number from on, in another State of this game that is
// known to those at the table, they have come back to where it stands now.
func (m *Match) MarkBeyond(from int) {
	m.beyond = append(m.beyond[:len(m.beyond):len(m.beyond)], Beyond{From: from, To: m.given})
}

// Agreed reports whether the table takes back what is not fair to take back too: all
// have agreed to that in the Plan, or there is one person at most to agree.
func (m *Match) Agreed() bool {
	people := 0
	for _, d := range m.deciders {
		if d == nil {
			people++
		}
	}
	return m.game.Plan.TakeBackAny || people <= 1
}

// TakeBack goes back to point n, at which a person was asked. What is not Fair is an
// error, ErrUnfair, unless the table has Agreed; then the Record says so from then on.
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

// StepBack returns the latest point before now at which a person had a choice, or -1 if none.
// Of cards that were chosen one right after the other it is where the choice began.
func (m *Match) StepBack() int {
	n := m.askedBefore(m.given, false)
	for n > 0 && m.marks[n].choice.goesOn(m.marks[n-1].choice) && m.marks[n-1].asked {
		n--
	}
	return n
}

// CardBack returns the latest such point in the open part of a turn, where no card was half
// resolved: to go there takes the latest card back whole. It is -1 where there is none.
func (m *Match) CardBack() int { return m.askedBefore(m.given, true) }

// TurnBack returns the earliest point of this turn that may be gone back to in fairness, or -1
// if none.
func (m *Match) TurnBack() int {
	out := -1
	for n := m.given - 1; n >= m.turns[m.turnAt(m.given)].At && m.Fair(n); n-- {
		if m.marks[n].asked {
			out = n
		}
	}
	return out
}

// BackTo returns the point to go back to, to take back answer n, counted from 0: n itself if a
// person had the choice, else the latest before it. It is -1 where there is none.
func (m *Match) BackTo(n int) int { return m.askedBefore(min(n+1, m.given), false) }

func (m *Match) askedBefore(n int, turn bool) int {
	for n--; n >= 0; n-- {
		if k := m.marks[n]; k.asked && (k.turn || !turn) {
			return n
		}
	}
	return -1
}

// Again returns the point that Redo would go to: the next at which a person had a choice, after all
// the cards of one of several, or the end of what was taken back. It is -1 where nothing is taken
// back.
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

// Redo takes forward again what was taken back last, up to Again. It reports whether
// there was anything.
func (m *Match) Redo() bool {
	n := m.Again()
	if n < 0 {
		return false
	}
	m.goTo(n)
	return true
}

// answerOf returns the answer that event e followed from, or -1 for those of the deal.
func (m *Match) answerOf(e int) int {
	n, found := slices.BinarySearchFunc(m.marks, e, func(k mark, e int) int { return k.events - e })
	if !found {
		return n - 1
	}
	for n+1 < len(m.marks) && m.marks[n+1].events == e { // answers nothing happened after
		n++
	}
	return n
}

// LayOpen lays all cards open for everybody who looks, or ends that. It is for games
// that were played to their end and are looked at again: in others it does nothing.
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
