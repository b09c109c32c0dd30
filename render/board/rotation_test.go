package board

import (
	"testing"

	"lineup/render/ui"
)

// TestTurnSignIsInView checks that the sign of a rotated card, however far it leans, is within the part of the card that
// no later card covers, and that its arrow stays within its edge.
func TestTurnSignIsInView(t *testing.T) {
	rings := 0
	for quarters := 1; quarters < 4; quarters++ {
		for _, shown := range []float64{1, 0.9, 0.8, 0.6, 0.4} {
			p := tilted(ui.PoseAt(100, 100, 110), quarters)
			at := turnSign(p, shown)
			right := p.X + (shown-0.5)*p.W
			if shown == 1 {
				right = p.Bounds().X + p.Bounds().W + rowPitch
			}
			if at.X < p.Bounds().X || at.X+at.W > right+0.01 {
				t.Errorf("%d quarters, %.1f in view: the sign is at %.0f, want it between %.0f and %.0f", quarters, shown, at, p.Bounds().X, right)
			}
			if at.W <= at.H {
				rings++
			}
		}
	}
	if rings == 0 || rings > 10 {
		t.Errorf("%d signs are only a ring", rings)
	}
	if reach := turnRing * 1.5; reach > 0.5-0.03 {
		t.Errorf("the arrow reaches %.2f of the height from the middle, over the edge", reach)
	}
}
