package match

import (
	"slices"

	"lineup/engine"
)

// Apart returns a copy of the match that can be played on apart from it.
func (m *Match) Apart() *Match {
	other := *m
	other.state, other.open = &engine.State{}, nil
	m.state.CopyInto(other.state)
	other.log, other.marks, other.checks = slices.Clip(m.log), slices.Clip(m.marks), slices.Clip(m.checks)
	other.turns, other.beyond, other.backs = slices.Clip(m.turns), slices.Clip(m.beyond), slices.Clip(m.backs)
	other.memos = slices.Clip(m.memos)
	other.events.List, other.latest = slices.Clip(m.events.List), engine.Events{}
	return &other
}

// Redeal makes a copy of a match one that a seat cannot tell from it: what the seat cannot
// know is dealt anew, see engine.View.Deal, and all that happened stays the same. It
// reports false where that cannot be done: the copy is of no use then.
func (m *Match) Redeal(of *Match, seat engine.SeatID, chance *engine.RNG) bool {
	return !of.Over() && of.state.View(seat).Deal(m.state, chance)
}

// Check holds the game to what must be true of it at any time, see engine.State.Check: it
// is for tests that play at random.
func (m *Match) Check() error {
	if err := m.state.Check(); err != nil || m.Over() {
		return err
	}
	return m.state.CheckPosed()
}
