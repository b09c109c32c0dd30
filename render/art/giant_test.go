package art

import (
	"image"
	"testing"

	"lineup/render/art/pen"
	"lineup/render/looptest"
)

// TestGiantsEndAtTheirPanel checks that each giant is whole within its panel and ends at its slanted edge, in
// usual and in wide windows, so that no straight edge cuts it anywhere else.
func TestGiantsEndAtTheirPanel(t *testing.T) {
	const around, h = 80.0, 464.0
	seen, wider := 0, 0
	for _, f := range printed() {
		if f.Giant == nil {
			continue
		}
		seen++
		for i, size := range [...]struct{ w, wide, unit float64 }{{394, 0, 2.0 / 3}, {394, 0, 1}, {620, 1, 4.0 / 3}} {
			if (seen+i)%looptest.Every(3) != 0 {
				continue
			}
			w, unit := size.w, size.unit
			paint := func(draw func(p pen.Pen)) *image.RGBA {
				return pen.Paint(int((w+2*around)*unit), int((h+2*around)*unit), unit, func(p pen.Pen) { draw(p.At(around, around, 1)) })
			}
			drawn := paint(func(p pen.Pen) { DrawGiant(p, &f, w, h, size.wide) })
			whole := paint(func(p pen.Pen) {
				x, y, k := giantPlace(w, size.wide)
				drawMonster(p, &f, x, y, k)
			})
			inside := paint(func(p pen.Pen) { p.Fill(giantFrame(w, h-4, 3), pen.Ink) })
			outside := paint(func(p pen.Pen) { p.Fill(giantFrame(w, h, 0), pen.Ink) })
			out := false
			for y := range drawn.Rect.Dy() {
				for x := range drawn.Rect.Dx() {
					is, was := drawn.RGBAAt(x, y), whole.RGBAAt(x, y)
					if inside.RGBAAt(x, y).A == 0xff && is != was {
						t.Fatalf("%s: within the panel, at %.0f, %.0f, it is %v and should be %v", f.Name, float64(x)/unit-around, float64(y)/unit-around, is, was)
					}
					if outside.RGBAAt(x, y).A == 0 {
						out = out || was.A > 0
						if is.A > 0 {
							t.Fatalf("%s reaches %.0f, %.0f, beyond its panel", f.Name, float64(x)/unit-around, float64(y)/unit-around)
						}
					}
				}
			}
			if out {
				wider++
			}
		}
	}
	if seen < 30 || wider < 10 {
		t.Errorf("%d giants, %d of them wider than their panels: too few to have been tested", seen, wider)
	}
}
