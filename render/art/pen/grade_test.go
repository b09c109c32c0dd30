package pen

import (
	"fmt"
	"image/color"
	"testing"
)

// TestGraded checks that a grade changes colors by the right amount, and only within the rectangle,
// the clip, and the outline of Atop.
func TestGraded(t *testing.T) {
	g := Grade{Low: RGB(0x200000), Middle: RGB(0x800000), High: RGB(0xffff00), Amount: 1}
	m := Paint(8, 4, 1, func(p Pen) {
		p.Block(0, 0, 6, 2, RGB(0xffffff))
		p.Block(0, 2, 6, 2, RGB(0x000000))
		p.Clip(0, 0, 7, 4).Graded(1, 0, 7, 4, g)
	})
	for _, c := range []struct {
		x, y int
		want color.RGBA
	}{{0, 0, color.RGBA{255, 255, 255, 255}}, {2, 0, color.RGBA{255, 254, 0, 255}}, {2, 3, color.RGBA{32, 0, 0, 255}}, {6, 1, color.RGBA{}}} {
		t.Run(fmt.Sprintf("%d,%d", c.x, c.y), func(t *testing.T) {
			got := m.RGBAAt(c.x, c.y)
			if d := int(got.G) - int(c.want.G); got.R != c.want.R || d < -2 || d > 2 || got.B != c.want.B || got.A != c.want.A {
				t.Errorf("at %d, %d it is %v, not %v", c.x, c.y, got, c.want)
			}
		})
	}
	half := Paint(8, 4, 1, func(p Pen) {
		p.Block(0, 0, 8, 4, RGB(0xffffff))
		p.Atop(Rectangle(4, 0, 4, 4, 0), func(p Pen) { p.Graded(0, 0, 8, 4, Grade{Amount: 0.5}) })
	})
	if a, b := half.RGBAAt(1, 1), half.RGBAAt(6, 1); a.R != 255 || b.R < 120 || b.R > 135 {
		t.Errorf("half of the light makes %v beside %v", b, a)
	}
}
