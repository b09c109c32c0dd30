package figure

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The shoulder parts. A plate is drawn around the right shoulder with the upper arm hanging
// straight down, and a collar in units of the trunk.
var (
	plateShape  = pen.MustPath("M-12 -5 Q-8 -14 3 -13 Q14 -11 15 2 Q15 10 11 13 Q2 7 -9 6 Q-13 1 -12 -5 Z")
	plateRidge  = pen.MustPath("M-9 1 Q2 -2 13 6")
	plateSpikes = [...]pen.Outline{
		pen.MustPath("M-6 -9 L-4 -26 L3 -11 Z"), pen.MustPath("M2 -11 L11 -26 L11 -8 Z"), pen.MustPath("M10 -7 L24 -15 L15 2 Z"),
	}
	collarShape = pen.MustPath("M-13 2 Q-20 -14 -30 -34 Q-12 -26 0 -14 Q12 -26 30 -34 Q20 -14 13 2 Q0 12 -13 2 Z")
)

// shoulder draws the plate on an arm's shoulder, after the arm.
func (a artist) shoulder(p pen.Pen, c chain) {
	if a.f.Shoulders != picture.Plates && a.f.Shoulders != picture.SpikedPlates {
		return
	}
	place := a.onShoulder(c)
	colour := ink.Or(a.f.ShouldersC, a.trim)
	if a.f.Shoulders == picture.SpikedPlates {
		for _, s := range plateSpikes {
			a.solid.Part(p, place(s), pen.Mix(colour, pen.White, 0.3), 4, nil)
		}
	}
	a.solid.Part(p, place(plateShape), colour, 7, func(p pen.Pen) {
		p.Stroke(place(plateRidge), 1.6, pen.Mix(colour, pen.Ink, 0.75))
	})
}

// onShoulder returns a function that places outlines at the shoulder of an arm. Like a plate that
// gives way, they turn half as far as the upper arm.
func (a artist) onShoulder(c chain) func(pen.Outline) pen.Outline {
	t := trunkOf(&a.stance)
	s := c[0]
	right := 1.0
	if (s.x-t.origin.X)*t.across.X+(s.y-t.origin.Y)*t.across.Y < 0 {
		right = -1
	}
	arm := direction(c[0].point(), c[1].point())
	// How far the arm is lifted outward, in units of the trunk.
	out := right * (arm.X*t.across.X + arm.Y*t.across.Y)
	lift := math.Atan2(out, arm.X*t.down.X+arm.Y*t.down.Y)
	size := s.size() * (0.4 + 0.6*a.frame.arm)
	t.origin = s.point()
	k := size / t.size()
	return func(o pen.Outline) pen.Outline { return t.placed(o.Turned(-lift/2).Scaled(right*k, k)) }
}

// collar draws the high collar behind the head, before the body.
func (a artist) collar(p pen.Pen) {
	if a.f.Shoulders != picture.HighCollar {
		return
	}
	c := ink.Or(a.f.ShouldersC, ink.Or(a.f.Cape.C, a.trim))
	a.covered(p, trunkOf(&a.stance).placed(collarShape), c, 8)
}

// neckwear draws what is around the neck, after the body.
func (a artist) neckwear(p pen.Pen) {
	t := trunkOf(&a.stance)
	switch a.f.Shoulders {
	case picture.FurCollar:
		a.solid.Part(p, t.placed(furShape()), ink.Or(a.f.ShouldersC, pen.RGB(0x8a6a4a)), 6, func(p pen.Pen) {
			p.Stroke(t.placed(pen.MustPath("M-22 -2 l3 5 M-12 4 l3 5 M-2 7 l2 5 M8 5 l2 5 M18 0 l2 5")), 1.5, pen.Ink)
		})
	case picture.Hoses:
		c := ink.Or(a.f.ShouldersC, a.trim)
		for _, side := range [...]float64{-1, 1} {
			a.hose(p, t, side, c)
		}
	}
}

// hose draws a ribbed tube from behind a shoulder to a socket on the chest.
func (a artist) hose(p pen.Pen, t trunk, side float64, c color.NRGBA) {
	way := [...]float64{13, -6, 7, 17, -20, 7, 24, -24, 7, 29, -12, 7, 22, 8, 7, 12, 16, 7}
	o := t.brush(side, way[:]...)
	a.solid.Part(p, o, c, 3, func(p pen.Pen) {
		for i := 0; i+5 < len(way); i += 3 {
			for _, k := range [...]float64{0.25, 0.75} {
				x, y := way[i]+(way[i+3]-way[i])*k, way[i+1]+(way[i+4]-way[i+1])*k
				// The direction across the tube.
				n := direction(pen.Point{}, pen.Point{X: way[i+1] - way[i+4], Y: way[i+3] - way[i]})
				from, to := t.at(side*(x-4*n.X), y-4*n.Y), t.at(side*(x+4*n.X), y+4*n.Y)
				p.Stroke(pen.Open(from.X, from.Y, to.X, to.Y), 1.1, pen.Mix(c, pen.Ink, 0.8))
			}
		}
	})
	socket := t.at(side*12, 16)
	a.solid.Part(p, pen.Circle(socket.X, socket.Y, 4.6*t.size()), pen.Mix(c, pen.White, 0.25), 3, nil)
}

// furTufts is the number of tufts of a collar.
const furTufts = 15

// furShape returns a tufted collar across both shoulders.
func furShape() pen.Outline {
	pts := make([]pen.Point, 0, 4*furTufts)
	for i := range 2*furTufts + 1 {
		angle := math.Pi * float64(i) / float64(2*furTufts)
		deep := 1.0
		if i%2 == 1 {
			deep = 1.24 + 0.1*pen.Noise(5, i)
		}
		sin, cos := math.Sincos(angle)
		pts = append(pts, pen.Point{X: -29 * cos * deep, Y: -4 + 14*sin*deep})
	}
	for i := range 7 {
		angle := math.Pi * float64(i) / 6
		sin, cos := math.Sincos(angle)
		pts = append(pts, pen.Point{X: 17 * cos, Y: -12 + 11*sin})
	}
	return pen.Polygon(flat(pts)...)
}
