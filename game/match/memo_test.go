package match_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// TestMemos checks that a player's note is in that player's log only, at its place among the
// events, and that it survives undoing, saving, and restoring.
func TestMemos(t *testing.T) {
	m := newMatch(t, catalog.Shipped, mode.Plan{Seed: 3, Seats: mode.People(2)})
	answer := func(n int) {
		for range n {
			if err := m.Answer(any{1}.Decide(m.View(m.ToAct()))); err != nil {
				t.Fatal(err)
			}
		}
	}
	own, other := m.Chronicle(0), m.Chronicle(1)
	told := func(c *match.Chronicle) (at []int) {
		for i, l := range c.Lines() {
			if strings.HasPrefix(l.Text, "Note: ") {
				at = append(at, i)
			}
		}
		return at
	}
	answer(5)
	own.Lines()
	m.Remember(0, "  Bob has two Kicks ")
	m.Remember(0, " ")
	before := told(own)
	answer(5)
	if after := told(own); len(before) != 1 || len(after) != 1 || after[0] != before[0] || len(own.Lines()) == after[0]+1 {
		t.Errorf("the note stands at %v of %d lines, it stood at %v", after, len(own.Lines()), before)
	}
	if again := told(m.Chronicle(0)); len(again) != 1 || again[0] != before[0] {
		t.Errorf("read from the beginning the note stands at %v, it stood at %v", again, before)
	}
	if got := told(other); len(got) != 0 {
		t.Errorf("somebody else reads the note: %v", got)
	}
	m.GoTo(2)
	if got := told(own); len(got) != 1 || got[0] != len(own.Lines())-1 {
		t.Errorf("taken back to before it, the note stands at %v of %d lines", got, len(own.Lines()))
	}
	answer(12)
	if got := told(own); len(got) != 1 {
		t.Errorf("after other answers there are notes at %v", got)
	}
	again, _, err := match.Restore(testgame.Build(t, catalog.Shipped, m.Plan()), anybody, m.Saved())
	if err != nil {
		t.Fatal(err)
	}
	if got := told(again.Chronicle(0)); len(got) != 1 || again.Record().Memos[0].Text != "Bob has two Kicks" {
		t.Errorf("taken up again there are notes at %v: %v", got, again.Record().Memos)
	}
	m.Remember(1, strings.Repeat("é", match.MaxMemo))
	if r := m.Record().Memos; len(r) != 2 || len(r[1].Text) > match.MaxMemo || !utf8.ValidString(r[1].Text) {
		t.Errorf("a long note is kept as %v", r)
	}
}
