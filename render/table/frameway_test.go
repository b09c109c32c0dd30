package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestFrameGoesUnderTheEnlargedCard checks that the arrows lead from the leftmost card of the hand to the Super Hero,
// whose place the enlarged card takes, and not to the Super-Villain above, and that Down stays there.
func TestFrameGoesUnderTheEnlargedCard(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	tb.Canvas.Fit = (&ui.Settings{}).Fit(1280, 720)
	tb.sync(false)
	h, f := framed(tb)
	if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn }, testgame.NewRandom(1)); err != nil {
		t.Fatal(err)
	}
	h.Press(t, ebiten.KeyArrowDown)
	for range 6 {
		h.Press(t, ebiten.KeyArrowLeft)
		if at, _ := f.Target(); at.Group != any(engine.Hand) {
			break
		}
		for range 40 {
			h.Tick(t)
		}
		if !tb.zoom.Hovers() {
			t.Fatal("the card in the frame is not enlarged")
		}
	}
	hero := func(when string) {
		t.Helper()
		if at, _ := f.Target(); at.Group != any("seats") || at.Of != any(tb.near) {
			t.Fatalf("%s the frame is on %q, not on the Super Hero", when, at.What)
		}
	}
	hero("left of the hand")
	for range 40 {
		h.Tick(t)
	}
	hero("later")
	for range 3 {
		h.Press(t, ebiten.KeyArrowDown)
		hero("after Down")
	}
}
