package menu

import (
	"testing"

	"lineup/game/match"
	"lineup/game/mode/standard"
	"lineup/render/ui"
)

// TestGreyButtonsSayWhy: every button of the screens that cannot be used says why.
func TestGreyButtonsSayWhy(t *testing.T) {
	var asked []string
	p := testProgram(t, &asked)
	setup := NewSetup(p, QuickPlan(match.Plan{}, "", p.Players))
	setup.plan.Options = setup.plan.Options.WithNumber(standard.Villains, 2)
	setup.lay()
	least := setup.Buttons.List
	setup = NewSetup(p, QuickPlan(match.Plan{}, "", p.Players))
	setup.plan.Seats[1].Name = setup.plan.Seats[0].Name
	setup.lay()
	m := memory(t)
	m.Lock()
	closed := newStage(t, m)
	open := newStage(t, memory(t))
	said := map[string]string{}
	for _, list := range [][]ui.Button{least, setup.Buttons.List, open.Buttons.List, closed.Buttons.List} {
		for _, b := range list {
			if b.Off && b.Why == "" {
				t.Errorf("the button %q does not say why it cannot be used", b.Label)
			}
			if b.Off {
				said[b.Label] = b.Why
			}
		}
	}
	for label, want := range map[string]string{"-": "2 is the least", "DELETE": m.ReadOnly(), "START": setup.fault, "IMPORT": m.ReadOnly()} {
		if said[label] != want || want == "" {
			t.Errorf("the button %q says %q, not %q", label, said[label], want)
		}
	}
	open.choose(0)
	for _, b := range open.Buttons.List {
		if b.Label == "RENAME" && b.Why != "It keeps itself, and has no title" {
			t.Errorf("RENAME of a running game says %q", b.Why)
		}
	}
}
