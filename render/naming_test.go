package render

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestPadSearchesNames checks that A on the search of a question for a name opens letters on the screen, which
// don't cover it, and that DONE leads to the first name found, which A then gives.
func TestPadSearchesNames(t *testing.T) {
	looptest.NeedDisplay(t)
	a := sceneOf(t, "naming")
	h := a.Input.(*uitest.Hands)
	h.Hold(func() ui.Fit { return a.canvas.Fit }, a.Update)
	h.ByPad = true
	k := keyPlayer{t, h, a, ebiten.NewImage(1280, 800)}
	k.wait(30)
	k.Press(t, ebiten.KeyDown)
	k.LeadTo(t, a.focus, "the search", func(p *ui.PageTarget) bool { return p.Types })
	k.wait(30)
	field, _ := a.focus.Target()
	k.EnterHere(t)
	if k.wait(30); !a.letters.Shown() {
		t.Fatal("A on the search shows no letters")
	}
	for _, p := range a.focus.Page().Targets {
		if p.What == "DONE" && p.Box.Overlaps(field.Box) {
			t.Error("the letters cover the search")
		}
	}
	k.enter("Letter L")
	k.enter("Letter a")
	k.enter("Letter s")
	k.enter("Letter s")
	k.enter("DONE")
	k.wait(40)
	if at, shown := a.focus.Target(); a.letters.Shown() || !shown || at.What != "Lasso of Truth" || !at.On {
		t.Fatalf("DONE leads to %q", at.What)
	}
	k.EnterHere(t)
	k.wait(30)
	if slices.ContainsFunc(a.focus.Page().Targets, func(p ui.PageTarget) bool { return p.Types }) {
		t.Error("A on the name does not give it")
	}
}
