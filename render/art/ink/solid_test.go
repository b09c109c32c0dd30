package ink

import (
	"image"
	"image/color"
	"testing"

	"lineup/game/picture"
	"lineup/render/art/pen"
)

var grey = pen.RGB(0x808080)

// disc returns a picture of 60 by 60 pixels with a solid disc of radius 20 in its middle.
func disc(s Solid) *image.RGBA {
	return pen.Paint(60, 60, 1, func(p pen.Pen) { s.Part(p, pen.Circle(30, 30, 20), grey, 10, nil) })
}

func light(c color.RGBA) int { return int(c.R) + int(c.G) + int(c.B) }

func TestPartIsLit(t *testing.T) {
	red := pen.RGB(0xff0000)
	for _, test := range []struct {
		name      string
		light     picture.Light
		near, far image.Point
	}{
		{name: "side", light: picture.LightSide, near: image.Pt(14, 24), far: image.Pt(43, 37)},
		{name: "below", light: picture.LightBelow, near: image.Pt(25, 46), far: image.Pt(34, 15)},
		{name: "top", light: picture.LightTop, near: image.Pt(27, 13), far: image.Pt(33, 45)},
	} {
		t.Run(test.name, func(t *testing.T) {
			m := disc(Solid{Line: 3, Light: test.light, Rim: red, NoRim: true})
			near, far := m.RGBAAt(test.near.X, test.near.Y), m.RGBAAt(test.far.X, test.far.Y)
			if light(near) < 300 || light(far) > 150 {
				t.Errorf("%v towards the light and %v away from it", near, far)
			}
		})
	}
}

func TestPartHasItsLineAndRim(t *testing.T) {
	red := pen.RGB(0xff0000)
	m := disc(Solid{Line: 3, Rim: red})
	if c := m.RGBAAt(30, 8); light(c) > 80 || c.A != 255 {
		t.Errorf("no line outside the edge: %v", c)
	}
	if c := m.RGBAAt(30, 4); c.A != 0 {
		t.Errorf("the line is too wide: %v", c)
	}
	if c := m.RGBAAt(48, 35); c.R < 150 || c.G > 90 {
		t.Errorf("no rim on the far edge: %v", c)
	}
	if c := disc(Solid{Line: 3, Rim: red, NoRim: true}).RGBAAt(48, 35); c.R > 90 {
		t.Errorf("a rim although there is to be none: %v", c)
	}
}

func TestBacklitIsNearlyInk(t *testing.T) {
	m := disc(Solid{Line: 3, Light: picture.LightBack, Rim: pen.RGB(0xff8000)})
	if c := m.RGBAAt(30, 30); light(c) > 140 {
		t.Errorf("the middle of a backlit part is %v", c)
	}
	if c := m.RGBAAt(12, 22); light(c) < 300 {
		t.Errorf("no bright edge towards the light: %v", c)
	}
}

func TestTowardGoesBeforeLight(t *testing.T) {
	s := Solid{Line: 3, NoRim: true, Toward: pen.Point{X: 5}}
	m := disc(s)
	if near, far := m.RGBAAt(47, 30), m.RGBAAt(13, 30); light(near) < light(far)+150 {
		t.Errorf("%v on the side of the light, %v on the other", near, far)
	}
}

func TestNothingIsDrawnOfNothing(t *testing.T) {
	m := pen.Paint(8, 8, 1, func(p pen.Pen) {
		Solid{Line: 2}.Part(p, nil, grey, 4, nil)
		Lit(p, nil, grey, Palette{}, 2, 3)
	})
	for _, v := range m.Pix {
		if v != 0 {
			t.Fatal("something is painted")
		}
	}
}

func TestLitKeepsHoles(t *testing.T) {
	q := NewPalette(pen.RGB(0x2163e0), pen.RGB(0x0f3792), pen.RGB(0xffb45e))
	ring := pen.Join(pen.Circle(30, 30, 26), pen.Circle(30, 30, 10))
	m := pen.Paint(60, 60, 1, func(p pen.Pen) { Lit(p, ring, grey, q, 1, 5) })
	if c := m.RGBAAt(30, 30); c.A != 0 {
		t.Errorf("the hole is filled: %v", c)
	}
	near, far := m.RGBAAt(13, 13), m.RGBAAt(46, 46)
	if light(near) < light(far)+100 {
		t.Errorf("%v towards the light, %v away from it", near, far)
	}
}
