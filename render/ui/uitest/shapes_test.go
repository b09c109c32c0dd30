package uitest

import (
	"image/color"
	"testing"

	"lineup/render/art/pen"
)

// TestShapesApart checks that pictures that differ in colors alone have the same shapes, and others do not.
func TestShapesApart(t *testing.T) {
	box := func(w float64, c color.NRGBA) func(pen.Pen) {
		return func(p pen.Pen) {
			o := pen.Rectangle(20, 20, w, 30, 4)
			p.Stroke(o, 6, pen.Ink)
			p.Fill(o, c)
		}
	}
	plain := pen.Paint(120, 80, 1, box(60, pen.CanDo))
	if n := ShapesApart(plain, pen.Paint(120, 80, 1, box(60, pen.Danger))); n != 0 {
		t.Errorf("two colors differ by %d edges", n)
	}
	if n := ShapesApart(plain, pen.Paint(120, 80, 1, box(70, pen.CanDo))); n < 30 {
		t.Errorf("two sizes differ by only %d edges", n)
	}
}
