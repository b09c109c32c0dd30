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

// TestKeyLines checks that a button that can be used has a bright line around it in high contrast, and that
// one that cannot has none.
func TestKeyLines(t *testing.T) {
	lined := func(state ButtonState, high bool) bool {
		const margin = 20
		picture := pen.Paint(200+2*margin, 60+2*margin, 1, func(p pen.Pen) {
			DrawButton(p.WithContrast(high).At(margin, margin, 1), 200, 60, ButtonLook{State: state, Label: "PLAY", Ground: BlueSteel})
		})
		for y := range margin + 3 {
			if c := picture.RGBAAt(margin+100, y); c.A == 0xff && c.R == pen.Paper.R && c.G == pen.Paper.G && c.B == pen.Paper.B {
				return true
			}
		}
		return false
	}
	for state, want := range map[ButtonState]bool{ButtonNormal: true, ButtonPressed: true, ButtonDisabled: false} {
		if lined(state, false) {
			t.Errorf("state %d has a bright line without high contrast", state)
		}
		if lined(state, true) != want {
			t.Errorf("in high contrast state %d has a bright line: %v", state, !want)
		}
	}
}
