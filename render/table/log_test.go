package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestLogIsLaidAhead checks that the closed log is laid out a few lines a tick, so that little is
// left to do when it opens, that closing it keeps that, and that the result is that of laying it out
// at once. A window of another size lays it out again, and a viewer who leaves takes it along.
func TestLogIsLaidAhead(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob", "buyer"), Seed: 7})
	h := handsOn(tb)
	for n := 0; n < 80 || !tb.ask.mine; n++ {
		if tb.curtain.up {
			tb.handOver()
		}
		if err := tb.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
	}
	lines := len(tb.logs[tb.eyes].lines)
	ahead := func(when string) {
		t.Helper()
		for n := 0; n < lines && len(tb.log.first) < lines; n++ {
			before := len(tb.log.first)
			if h.Tick(t); len(tb.log.first) > before+linesAhead {
				t.Fatalf("%s: a tick lays out %d lines", when, len(tb.log.first)-before)
			}
		}
		if len(tb.log.first) != lines {
			t.Fatalf("%s: %d of %d lines are laid out", when, len(tb.log.first), lines)
		}
		laid := tb.log.logText
		tb.log.logText = logText{}
		tb.layLog()
		if !slices.EqualFunc(laid.lines, tb.log.lines, func(a, b logLine) bool { return a.words == b.words && a.down == b.down && a.of == b.of }) || laid.high != tb.log.high {
			t.Errorf("%s: laid out ahead, the log is %+v, at once %+v", when, laid, tb.log.logText)
		}
	}
	if lines < 3*linesAhead {
		t.Fatalf("the log has only %d lines", lines)
	}
	ahead("a game goes on")
	h.Press(t, ebiten.KeyL)
	if h.Press(t, ebiten.KeyL); tb.log.open || len(tb.log.first) != lines {
		t.Errorf("after it was open, %d of %d lines are laid out", len(tb.log.first), lines)
	}
	tb.Canvas.Fit = ui.FitInto(1920, 1080)
	h.Tick(t)
	if n := len(tb.log.first); n > linesAhead {
		t.Errorf("the first tick of another window lays out %d lines", n)
	}
	ahead("another window")
	if tb.forget(); len(tb.log.lines) > 0 {
		t.Error("the next viewer gets the log of the last one")
	}
}
