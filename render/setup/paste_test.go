package setup

import (
	"strings"
	"testing"

	"lineup/game/match"
)

// TestPastePlan checks that a pasted setup becomes the plan and is copied as the same game, and
// that bad text is reported and changes nothing.
func TestPastePlan(t *testing.T) {
	var asked []string
	p := testNeeds(&asked)
	board := &clipboard{line: "standard profile=tournament villains=10 seats=Ana,Bob takebacks=any seed=42"}
	p.Clipboard = board
	s := quick(p, match.Plan{})
	press := func(label string) {
		t.Helper()
		for _, b := range s.Buttons.List {
			if b.Label == label {
				b.Do()
				return
			}
		}
		t.Fatalf("there is no button %q", label)
	}
	press("PASTE SETUP")
	if s.plan.String() != board.line || s.seed.Text != "42" || !s.plan.TakeBackAny {
		t.Errorf("pasted, the plan is %s with seed %s", s.plan, s.seed.Text)
	}
	board.line = ""
	press("COPY SETUP")
	if !strings.Contains(board.line, "profile=tournament villains=10 seats=Ana,Bob takebacks=any seed=42") {
		t.Errorf("copied is %q", board.line)
	}
	before := s.plan.String()
	for _, wrong := range []string{"hello there", "standard seats=", "seats=A,B,C,D,E,F", "mode=sea", "seats=Ana,ana", "seats=Ana,李小龍", "seats=" + strings.Repeat("N", 100_000)} {
		board.line = wrong
		press("PASTE SETUP")
		if s.told == "" || s.told == "Setup pasted." || s.plan.String() != before {
			t.Errorf("%q: told is %q, the plan %s", wrong, s.told, s.plan)
		}
	}
}

// clipboard records the copied text.
type clipboard struct {
	line string
	err  error
}

func (c *clipboard) Copy(line string) error { c.line = line; return c.err }
func (c *clipboard) Paste() (string, error) { return c.line, nil }
