package gallery

import (
	"image"
	"image/color"
	"testing"

	"lineup/render/art/chrome"
	"lineup/render/art/pen"
)

// shape returns the parts of a picture without their colors: 0 where there is nothing, 1 for one color, and
// 2 for all others.
func shape(p *image.RGBA, own color.NRGBA) []byte {
	out := make([]byte, len(p.Pix)/4)
	for i := range out {
		c := p.Pix[4*i : 4*i+4]
		switch {
		case c[3] < 0xc0:
		case c[0] == own.R && c[1] == own.G && c[2] == own.B:
			out[i] = 1
		default:
			out[i] = 2
		}
	}
	return out
}

// apart returns how many parts of two pictures differ.
func apart(a, b []byte) (n int) {
	for i := range a {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}

// TestStatesDifferByShape checks that glows, and the states of buttons, differ without their colors, also in
// high contrast.
func TestStatesDifferByShape(t *testing.T) {
	for _, high := range []bool{false, true} {
		var shapes [][]byte
		for g := range GlowPlay {
			shapes = append(shapes, shape(pen.Paint(260, 340, 1, func(p pen.Pen) { drawGlow(p.WithContrast(high).At(30, 30, 1), g, 200, 280) }), g.colour()))
		}
		for i := range shapes {
			for k := range i {
				if n := apart(shapes[i], shapes[k]); n < 300 {
					t.Errorf("high contrast %v: the glows %d and %d differ in %d pixels apart from their color", high, k, i, n)
				}
			}
		}
		shapes = nil
		for s := chrome.ButtonNormal; s <= chrome.ButtonDisabled; s++ {
			picture := pen.Paint(260, 120, 1, func(p pen.Pen) {
				chrome.DrawButton(p.WithContrast(high).At(30, 20, 1), 200, 66, chrome.ButtonLook{State: s, Label: "PLAY", Ground: chrome.BlueSteel})
			})
			shapes = append(shapes, shape(picture, pen.Ink))
		}
		for i := range shapes {
			for k := range i {
				if n := apart(shapes[i], shapes[k]); n < 300 {
					t.Errorf("high contrast %v: the states %d and %d of a button differ in %d pixels apart from their colors", high, k, i, n)
				}
			}
		}
	}
}
