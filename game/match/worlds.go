package match

import (
	"slices"

	"lineup/engine"
)

// Apart returns a copy of the match that can be played separately.
func (m *Match) Apart() *Match {
	other := *m
	other.state, other.open = &engine.State{}, nil
	m.state.CopyInto(other.state)
	other.log, other.marks, other.checks = slices.Clip(m.log), slices.Clip(m.marks), slices.Clip(m.checks)
	other.turns, other.beyond, other.backs = slices.Clip(m.turns), slices.Clip(m.beyond), slices.Clip(m.backs)
	other.memos, other.warned, other.seen = slices.Clip(m.memos), slices.Clip(m.warned), slices.Clone(m.seen)
	other.events.List, other.latest = slices.Clip(m.events.List), engine.Events{}
	return &other
}

// Redeal turns a copy of a match into one that a seat cannot distinguish from it. It deals the
// cards unknown to the seat again, see engine.View.Deal, and keeps all events. If it returns false,
// the copy must not be used.
func (m *Match) Redeal(of *Match, seat engine.SeatID, chance *engine.RNG) bool {
	return !of.Over() && of.state.View(seat).Deal(m.state, chance)
}

// FaceOf returns the face of a card, no matter which seat knows it. It is for tests that compare worlds.
func (m *Match) FaceOf(c engine.CardID) engine.FaceID { return m.state.Card(c).Face }

// Check checks the game's invariants, see engine.State.Check. It is for tests that play at random.
func (m *Match) Check() error {
	if err := m.state.Check(); err != nil || m.Over() {
		return err
	}
	return m.state.CheckPosed()
}
