package match

import (
	"testing"

	"lineup/game/mode"
	"lineup/game/modes"
)

// TestPast: the states before each answer of the turn are kept, and no others.
// Taking moves back will go back to them.
func TestPast(t *testing.T) {
	g, err := modes.Build(Plan{Seats: mode.People(2), Seed: 2})
	if err != nil {
		t.Fatal(err)
	}
	m, err := New(g, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range 60 {
		before := m.Hash()
		if err := m.Answer(m.state.Legal(nil)[0]); err != nil {
			t.Fatal(err)
		}
		if len(m.past) == 0 || m.past[len(m.past)-1].Hash() != before {
			t.Fatal("the state before the last answer is not kept")
		}
		for _, s := range m.past {
			if s.Turn().Number != m.past[0].Turn().Number {
				t.Fatal("states of two turns are kept")
			}
		}
	}
}
