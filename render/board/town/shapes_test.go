package town

import (
	"image"
	"testing"

	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui/uitest"
)

// TestMapSignsDifferInGray checks at 1280x720 and 1920x1080 that a Destination and a cost differ without their colors,
// and so do the tags of a Villain that can be defeated now and of one that can't.
func TestMapSignsDifferInGray(t *testing.T) {
	for _, unit := range []float64{2.0 / 3, 1} {
		paint := func(w, h float64, draw func(pen.Pen)) *image.RGBA {
			return pen.Paint(int(w*unit), int(h*unit), unit, draw)
		}
		destination := paint(40, 40, func(p pen.Pen) { town.DrawDestination(p, "3", 20, 20, 14.5, destinationGround, pen.White) })
		cost := paint(40, 40, func(p pen.Pen) { drawCost(p, "3", 20, 20, 17, pen.Ink, pen.White) })
		if n := uitest.GraysApart(destination, cost); n < int(400*unit*unit) {
			t.Errorf("unit %.2f: a Destination and a cost differ in %d pixels", unit, n)
		}
		for _, side := range []town.Side{town.Villain, town.SuperVillain} {
			far := villainTag{name: "CHEETAH", goal: "3", cost: "7", super: side == town.SuperVillain, edge: side.Edge(), wide: 2.6}
			near := far
			near.lit, near.edge, near.wide = true, town.Go, 4
			tag := func(k villainTag) *image.RGBA {
				return paint(160, 52, func(p pen.Pen) { k.draw(p.At(10, 12, 1), 140, 27) })
			}
			if n := uitest.GraysApart(tag(far), tag(near)); n < int(500*unit*unit) {
				t.Errorf("unit %.2f: the tags of a Villain within reach and out of it differ in %d pixels", unit, n)
			}
		}
	}
}
