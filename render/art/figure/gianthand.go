package figure

import (
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// grasp is the shape of a giant's hand. Giants' hands are drawn finger by finger, because a
// figure's single-shape hand looks wrong when it is large.
type grasp uint8

const (
	clenched grasp = iota
	hooked         // spread, with the fingers bent to seize
	cupped
	together
	knuckles // a fist coming at the viewer
	unseen
)

// giantHand is the outlines of a hand beyond the wrist, in the figure's units.
type giantHand struct {
	nails, fingers []pen.Outline
	knuckles       pen.Outline // a line across each finger
	palm, folds    pen.Outline
	thumbNail      pen.Outline
	thumb          pen.Outline
}

var (
	giantPalm  = pen.Closed([]pen.Point{{X: -7, Y: -6}, {X: 0, Y: -9.4}, {X: 7.5, Y: -10.4}, {X: 9.6, Y: -5}, {X: 9.4, Y: 6}, {X: 7, Y: 10.4}, {X: 1, Y: 9.6}, {X: -7, Y: 6.4}}, smooth)
	palmFolds  = pen.MustPath("M6 -7 Q0 -3 1 6 M7 1 Q3 3 4 8")
	fistBack   = pen.Closed([]pen.Point{{X: -6, Y: -6}, {X: 1, Y: -9.6}, {X: 9, Y: -9.4}, {X: 12, Y: -3}, {X: 11.6, Y: 7}, {X: 5, Y: 10}, {X: -6, Y: 6.5}}, smooth)
	fistFolds  = pen.MustPath("M2 -5 L7 -6 M3 0 L8 -0.6 M2.6 5 L7.6 5")
	fistThumb  = pen.Brush([]pen.Along{{X: 0, Y: -6.4, Width: 6}, {X: 7, Y: -10.4, Width: 6.4}, {X: 14, Y: -8.6, Width: 5}}, 5, true)
	giantThumb = pen.Brush([]pen.Along{{X: 0, Y: -6, Width: 8}, {X: 3, Y: -15, Width: 7}, {X: 11, Y: -21, Width: 3.8}}, 5, true)
	thumbNail  = nail(pen.Point{X: 10, Y: -20.4}, -0.55, 2.2, 12)
)

// giantFingers are the base, lean, length, and width of each finger.
var giantFingers = [...]finger{{-7.4, -0.62, 20, 6}, {-2.6, -0.22, 24.5, 6.4}, {2.6, 0.16, 23.5, 6.2}, {7.4, 0.58, 18, 5.4}}

// giantHands are the hands around the wrist, pointing right with the thumb up.
var giantHands = [...]giantHand{
	clenched: closedGiantHand(),
	hooked:   openGiantHand(1.08, 1, 0),
	cupped:   openGiantHand(0.8, 0.8, 0.2),
	together: openGiantHand(0.3, 0.9, 0.2),
}

// openGiantHand returns an open hand. apart and length scale the spread and the length of the
// fingers. beyond is the lean of their outer halves relative to their inner halves; below 0, they
// lean toward each other.
func openGiantHand(apart, length, beyond float64) giantHand {
	h := giantHand{palm: giantPalm, folds: palmFolds, thumb: giantThumb, thumbNail: thumbNail}
	for _, f := range giantFingers {
		lean, reach := f.lean*apart, f.length*length
		sin, cos := math.Sincos(lean)
		bend := pen.Point{X: 8 + reach*0.56*cos, Y: f.y + reach*0.56*sin}
		lean *= beyond
		sin, cos = math.Sincos(lean)
		tip := pen.Point{X: bend.X + reach*0.5*cos, Y: bend.Y + reach*0.5*sin}
		h.nails = append(h.nails, nail(pen.Point{X: tip.X - cos, Y: tip.Y - sin}, lean, f.width*0.36, 14))
		h.fingers = append(h.fingers, pen.Brush([]pen.Along{
			{X: 6, Y: f.y * 0.9, Width: f.width}, {X: bend.X, Y: bend.Y, Width: f.width * 1.12}, {X: tip.X, Y: tip.Y, Width: f.width * 0.5},
		}, 5, true))
		h.knuckles = append(h.knuckles, pen.Open(bend.X-1.6, bend.Y-f.width*0.34, bend.X+0.4, bend.Y+f.width*0.1)...)
	}
	return h
}

func closedGiantHand() giantHand {
	h := giantHand{palm: fistBack, folds: fistFolds, thumb: fistThumb}
	for i, f := range giantFingers {
		x := [...]float64{15.4, 16.4, 16, 14.4}[i]
		h.fingers = append(h.fingers, pen.Brush([]pen.Along{
			{X: 8, Y: f.y * 0.86, Width: f.width * 0.94}, {X: x, Y: f.y * 0.86, Width: f.width * 0.88},
		}, 5, true))
	}
	return h
}

// placed returns the hand at a wrist. up is size, or -size to turn the thumb down.
func (h giantHand) placed(wrist joint, turn, size, up float64) giantHand {
	sin, cos := math.Sincos(turn)
	x, y := wrist.x+5*size*cos, wrist.y+5*size*sin
	place := func(o pen.Outline) pen.Outline { return o.Scaled(size, up).Turned(turn).Moved(x, y) }
	all := func(os []pen.Outline) []pen.Outline {
		placed := make([]pen.Outline, len(os))
		for i, o := range os {
			placed[i] = place(o)
		}
		return placed
	}
	return giantHand{all(h.nails), all(h.fingers), place(h.knuckles), place(h.palm), place(h.folds), place(h.thumbNail), place(h.thumb)}
}

// besideFingers is the direction of the light on hands. With light from directly below, each finger
// of a raised hand would be black from its middle on.
var besideFingers = pen.Point{X: -0.8, Y: 0.6}

// giantHand draws a hand. Nails with zero opacity are left out.
func (a artist) giantHand(p pen.Pen, h giantHand, size float64, c, nails color.NRGBA) {
	a.solid.Line *= 0.92
	a.solid.Toward = besideFingers
	draw := func(o pen.Outline, c color.NRGBA, width float64) { a.solid.Part(p, o, c, width*size, nil) }
	for i, f := range h.fingers {
		if nails.A != 0 && i < len(h.nails) {
			draw(h.nails[i], nails, 3)
		}
		draw(f, c, 3.4)
	}
	p.Stroke(h.knuckles, 1.1*size, pen.Ink)
	if nails.A != 0 {
		draw(h.thumbNail, nails, 3)
	}
	draw(h.thumb, c, 3.4)
	draw(h.palm, c, 7.5)
	p.Stroke(h.folds, 1.2*size, pen.Ink)
}

// The fist that comes at the viewer: four fingers, a thumb across them, and a cuff behind, centered
// on the origin.
var (
	comingCuff  = pen.MustPath("M-46 10 Q-60 50 -40 84 Q0 100 44 82 Q62 50 48 10 Z")
	comingBase  = pen.MustPath("M-56 -16 Q-58 -40 -38 -42 Q-34 -54 -12 -52 Q8 -56 18 -46 Q38 -48 44 -34 Q60 -30 58 -8 Q60 26 40 42 Q0 56 -38 42 Q-60 28 -56 -16 Z")
	comingThumb = pen.MustPath("M-52 22 Q-56 8 -42 6 L6 2 Q26 4 24 18 Q20 30 4 28 L-20 28 Q-46 38 -52 22 Z")
	comingShine = pen.MustPath("M4 4 Q22 6 21 17 Q12 22 2 16 Z")
)

// comingFingers are the position and size of each finger: x, y, width, height.
var comingFingers = [...][4]float64{{-55, -36, 27, 50}, {-28, -46, 27, 56}, {0, -44, 26, 54}, {27, -36, 27, 46}}

// comingFist draws a fist coming at the viewer.
func (a artist) comingFist(p pen.Pen, at joint, size, turn float64, c, cuff color.NRGBA) {
	place := func(o pen.Outline) pen.Outline { return o.Scaled(size, size).Turned(turn).Moved(at.x, at.y) }
	a.solid.Part(p, place(comingCuff), cuff, 12*size, nil)
	a.solid.Part(p, place(comingBase), c, 14*size, nil)
	for _, f := range comingFingers {
		x, y, w, h := f[0], f[1], f[2], f[3]
		o := place(pen.Rectangle(x, y, w, h, 11))
		a.solid.Part(p, o, c, 9*size, func(p pen.Pen) {
			p.Fill(place(pen.Ellipse(x+w*0.36, y+11, w*0.2, 5)), pen.Mix(c, pen.White, 0.4))
		})
		p.Stroke(place(pen.Open(x+4, y+h*0.52, x+w-5, y+h*0.5)), 2.6*size, pen.Ink)
	}
	a.solid.Part(p, place(comingThumb), pen.Mix(c, pen.White, 0.1), 8*size, func(p pen.Pen) {
		p.Fill(place(comingShine), pen.Mix(c, pen.White, 0.45))
	})
}
