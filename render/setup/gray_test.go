package setup

import (
	"testing"

	"lineup/game/match"
	"lineup/game/mode/standard"
)

// TestGrayButtonsSayWhy checks that every disabled button of the screen gives a reason.
func TestGrayButtonsSayWhy(t *testing.T) {
	few := quick(testNeeds(new([]string)), match.Plan{})
	few.plan.Options = few.plan.Options.WithNumber(standard.Villains, 2)
	few.lay()
	alike := quick(testNeeds(new([]string)), match.Plan{})
	alike.plan.Seats[1].Name = alike.plan.Seats[0].Name
	alike.lay()
	said := map[string]string{}
	for _, s := range []*Setup{few, alike} {
		for _, b := range s.Buttons.List {
			if b.Off && b.Why == "" {
				t.Errorf("the button %q does not say why it cannot be used", b.Label)
			}
			if b.Off {
				said[b.Label] = b.Why
			}
		}
	}
	for label, want := range map[string]string{"-": "minimum 2", "START": alike.fault} {
		if said[label] != want || want == "" {
			t.Errorf("the button %q says %q, not %q", label, said[label], want)
		}
	}
}
