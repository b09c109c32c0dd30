package thing

import (
	"image/color"

	"lineup/render/art/pen"
)

// Close-ups of fists and hands that fill the window.

var (
	fistCuff  = pen.MustPath("M-46 10 Q-60 50 -40 84 Q0 100 44 82 Q62 50 48 10 Z")
	cuffSeam  = pen.MustPath("M-48 44 Q0 60 50 42")
	fistPalm  = pen.MustPath("M-56 -16 Q-58 -40 -38 -42 Q-34 -54 -12 -52 Q8 -56 18 -46 Q38 -48 44 -34 Q60 -30 58 -8 Q60 26 40 42 Q0 56 -38 42 Q-60 28 -56 -16 Z")
	fistShade = pen.MustPath("M16 -60 L20 -30 L12 -6 L20 14 L10 60 H90 V-60 Z")
	fistThumb = pen.MustPath("M-52 22 Q-56 8 -42 6 L6 2 Q26 4 24 18 Q20 30 4 28 L-20 28 Q-46 38 -52 22 Z")
	thumbNail = pen.MustPath("M4 4 Q22 6 21 17 Q12 22 2 16 Z")
	fingers   = [4]finger{newFinger(-55, -36, 27, 50), newFinger(-28, -46, 27, 56), newFinger(0, -44, 26, 54), newFinger(27, -36, 27, 46)}
)

// finger is one bent finger of a fist.
type finger struct{ shape, gleam, joint pen.Outline }

// newFinger returns the finger with the given top left corner, width, and height.
func newFinger(x, y, w, h float64) finger {
	return finger{
		shape: pen.Outline{
			pen.MoveTo(x, y+14), pen.QuadTo(x, y, x+w/2, y), pen.QuadTo(x+w, y, x+w, y+14),
			pen.LineTo(x+w-1, y+h-10), pen.QuadTo(x+w-1, y+h, x+w/2, y+h), pen.QuadTo(x+1, y+h, x+1, y+h-10), pen.ClosePath(),
		},
		gleam: pen.Ellipse(x+w*0.36, y+11, w*0.2, 5),
		joint: pen.Open(x+4, y+h*0.52, x+w-5, y+h*0.5),
	}
}

// fist draws a fist coming at the viewer: four fingers, a thumb across them, and a cuff behind.
func (e easel) fist(c, cuff color.NRGBA) {
	e.lit(fistCuff, cuff, 4.4, 6)
	e.Stroke(cuffSeam, 3.4, pen.Ink)
	e.Stroke(fistPalm, 9, pen.Ink)
	e.atop(fistPalm, c, func(e easel) { e.Fill(fistShade, pen.Ink) })
	for i, f := range fingers {
		tone, edge := c, shade(c, 0.7)
		switch i {
		case 2:
			tone = shade(c, 0.42)
			edge = shade(tone, 0.7)
		case 3:
			tone = shade(c, 0.6)
			edge = e.q.Rim
		}
		e.Stroke(f.shape, 7, pen.Ink)
		e.atop(f.shape, tone, func(e easel) {
			e.Fill(f.shape.Moved(9, 6), shade(tone, 0.38))
			e.edge(f.shape, -2.6, 1, edge)
			e.Fill(f.gleam, tint(tone, 0.55))
		})
		e.Stroke(f.joint, 2.6, pen.Ink)
	}
	e.Stroke(fistThumb, 7, pen.Ink)
	e.atop(fistThumb, tint(c, 0.1), func(e easel) {
		e.Fill(fistThumb.Moved(5, 7), shade(c, 0.3))
		e.Fill(thumbNail, tint(c, 0.45))
	})
}

var (
	reachArm   = pen.MustPath("M-160 -6 L-70 -20 L-58 -18 V26 L-70 30 L-160 40 Z")
	reachCuff  = pen.MustPath("M-84 -27 Q-70 -32 -56 -27 Q-50 2 -54 34 Q-70 38 -86 34 Q-80 2 -84 -27 Z")
	reachPalm  = pen.MustPath("M-58 -16 Q-30 -24 -4 -20 Q14 -16 14 2 Q14 20 -4 26 Q-32 30 -58 22 Z")
	reachLines = pen.MustPath("M-40 -6 Q-22 2 -6 16 M-34 16 Q-20 14 -8 6")
)

// reach draws an open hand reaching to the right out of a sleeve, palm up, with the fingers spread
// a little.
func (e easel) reach(c, sleeve, cuff color.NRGBA) {
	e.lit(reachArm, sleeve, 4, 8)
	thumb := brush(6, -46, -10, 20, -26, -28, 18, -4, -36, 15, 10, -36, 11)
	e.lit(thumb, shade(c, 0.12), 3.8, 5)
	for i, f := range [...][6]float64{{30, 22, 44, 30, -0.02, 12}, {36, 12, 58, 12, 0, 13}, {38, 2, 62, -4, 0, 13.6}, {34, -8, 56, -20, 0, 13}} {
		o := brush(6, 0, 20-9.5*float64(i), 16, f[0], f[1], f[5]+1.6, f[2], f[3], f[5]-3)
		e.lit(o, shade(c, 0.09*float64(3-i)), 3.6, 4.4)
	}
	e.Stroke(reachPalm, 8, pen.Ink)
	e.atop(reachPalm, c, func(e easel) {
		e.dots(-60, -26, 80, 60, 4.4, pen.GrowDown, shade(c, 0.5))
		e.Fill(reachPalm.Moved(-2, 30), shade(c, 0.5))
		e.edge(reachPalm, 1.2, 3, tint(c, 0.5))
		e.Stroke(reachLines, 2.2, shade(c, 0.7))
	})
	// The fingers continue over the edge of the palm.
	for i := range 4 {
		y := 20 - 9.5*float64(i)
		e.Fill(brush(4, -8, y, 11, 14, y*0.8+1, 11), shade(c, 0.03*float64(3-i)))
	}
	e.lit(reachCuff, cuff, 4, 6)
}
