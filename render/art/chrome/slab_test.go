package chrome

import (
	"testing"

	"lineup/render/art/pen"
)

// TestHoverRing checks that the rim of a hovered button is bright on all four sides.
func TestHoverRing(t *testing.T) {
	const w, h, margin, scale = 200.0, 80.0, 20.0, 2.0
	picture := pen.Paint(int((w+2*margin)*scale), int((h+2*margin)*scale), scale, func(p pen.Pen) {
		DrawButton(p.At(margin, margin, 1), w, h, ButtonLook{State: ButtonHover, Label: "GO", Ground: BlueSteel})
	})
	bright := func(x, y, dx, dy int) (n int) {
		for ; x >= 0 && y >= 0 && x < picture.Rect.Dx() && y < picture.Rect.Dy(); x, y = x+dx, y+dy {
			if r, g, b, _ := picture.RGBAAt(x, y).RGBA(); r>>8 == uint32(pen.CanDo.R) && g>>8 == uint32(pen.CanDo.G) && b>>8 == uint32(pen.CanDo.B) {
				n++
			}
		}
		return n
	}
	midX, midY := picture.Rect.Dx()/2, picture.Rect.Dy()/2
	for side, n := range map[string]int{"left": bright(midX, midY, -1, 0), "right": bright(midX, midY, 1, 0), "top": bright(midX, midY, 0, -1), "foot": bright(midX, midY, 0, 1)} {
		if n < 5 {
			t.Errorf("%s: the rim has %d bright pixels", side, n)
		}
	}
}
