package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/looptest"
	"lineup/render/menu"
)

// TestTitleKeepsItsFrame checks that the frame returns to its button of the title after other screens, also
// to CONTINUE, for which the title has to look for the latest game.
func TestTitleKeepsItsFrame(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h, _, _ := runningGame(t, 3)
	a.showTitle()
	for _, key := range []ebiten.Key{ebiten.KeyO, ebiten.KeyS, ebiten.KeyL} {
		for range 30 {
			h.Tick(t)
		}
		if was, shown := a.focus.Target(); !shown {
			h.Press(t, ebiten.KeyRight) // shows the frame
			if was, _ = a.focus.Target(); was.What != "CONTINUE" {
				t.Fatalf("the frame begins at %q", was.What)
			}
		}
		was, _ := a.focus.Target()
		h.Press(t, key)
		for range 60 {
			h.Tick(t)
		}
		if _, ok := a.scene.(*menu.Title); ok {
			t.Fatalf("key %v leads nowhere", key)
		}
		h.Press(t, ebiten.KeyEscape)
		for range 60 {
			h.Tick(t)
		}
		if _, ok := a.scene.(*menu.Title); !ok {
			t.Fatalf("after key %v, Esc leads to %T", key, a.scene)
		}
		if at, on := a.focus.Target(); !on || at.What != was.What {
			t.Errorf("after key %v the frame is on %q, and was on %q", key, at.What, was.What)
		}
	}
}
