package setup

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestLayers checks that of the layers over the screen only the top one gets clicks, keys and the
// wheel.
func TestLayers(t *testing.T) {
	uitest.CheckLayers(t, func() uitest.Layered {
		var asked []string
		s := quick(testNeeds(&asked), match.Plan{Heroes: mode.Chosen})
		return uitest.Layered{Update: s.Update, Layers: &s.layers, Asked: &asked,
			Open: []func(){s.PickVariants, func() { s.PickHero(0, 0) }, func() { s.ReadRules("") }}}
	})
}

// TestRulesKey checks that its key opens the rules on the screen and over the variants, but not over
// the heroes.
func TestRulesKey(t *testing.T) {
	for _, c := range []struct {
		name string
		open func(s *Setup)
		want bool
	}{
		{"the screen", func(*Setup) {}, true},
		{"the variants", (*Setup).PickVariants, true},
		{"the heroes", func(s *Setup) { s.PickHero(0, 0) }, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, h := quick(testNeeds(new([]string)), match.Plan{Heroes: mode.Chosen}), &uitest.Hands{}
			h.HoldScene(ui.NewCanvas(), s.Update)
			c.open(s)
			if h.Press(t, ebiten.KeyF1); s.rules.Shown() != c.want {
				t.Fatalf("the rules are open: %v", s.rules.Shown())
			}
			if h.Press(t, ebiten.KeyEscape); s.rules.Shown() || s.Variants.Shown() != (c.name == "the variants") {
				t.Error("Escape does not close the rules alone")
			}
		})
	}
}
