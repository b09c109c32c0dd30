package figure

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The parts that grow from the right side of the back, in units of the trunk.
var (
	wingShape  = pen.MustPath("M6 -8 Q20 -40 46 -58 L50 -72 L56 -57 Q88 -50 104 -14 Q86 -20 78 0 Q62 -10 52 12 Q38 2 28 22 Q16 14 6 24 Z")
	wingBones  = pen.MustPath("M50 -58 Q46 -24 28 20 M51 -58 Q56 -26 53 10 M53 -57 Q72 -32 79 -2")
	hiltGrip   = pen.MustPath("M-2.4 -46 H2.4 V-18 H-2.4 Z M-4 -51 H4 V-45 H-4 Z")
	hiltGuard  = pen.MustPath("M-9 -22 Q0 -18 9 -22 L8 -17 Q0 -13 -8 -17 Z")
	scabbard   = pen.MustPath("M-3.4 -16 H3.4 V40 H-3.4 Z")
	clawOfTube = pen.MustPath("M-3 2 Q-11 -6 -5 -18 Q-6 -8 0 -5 Q6 -8 5 -18 Q11 -6 3 2 Z")
)

// grown draws the parts that grow from the back, behind the rest of the body.
func (a artist) grown(p pen.Pen) {
	t := trunkOf(&a.stance)
	c := ink.Or(a.f.GrowsC, a.trim)
	// Most of these parts are upright, and light from below would leave them in the dark.
	l := a.toward()
	a.solid.Toward = pen.Point{X: l.X - 0.7, Y: l.Y * 0.6}
	switch a.f.Grows {
	case picture.BatWings:
		for _, side := range [...]float64{-1, 1} {
			bones := t.placed(wingBones.Scaled(side, 1))
			a.solid.Part(p, t.placed(wingShape.Scaled(side, 1)), c, 8, func(p pen.Pen) {
				p.Stroke(bones, 2.4, pen.Mix(c, pen.Ink, 0.8))
			})
		}
	case picture.Cables:
		a.cables(p, t, c)
	case picture.Tentacles:
		a.tentacles(p, t, c)
	case picture.Spines:
		a.spines(p, t, c)
	case picture.Hilts:
		a.hilts(p, t, c)
	case picture.RayRing:
		a.rayRing(p, t, c)
	}
}

// cables draws four tubes that end in grippers.
func (a artist) cables(p pen.Pen, t trunk, c color.NRGBA) {
	for _, side := range [...]float64{-1, 1} {
		for _, tube := range [...][]float64{
			{4, 4, 5, 26, -34, 5, 34, -62, 5, 24, -84, 4.4},
			{6, 10, 5, 44, -10, 5, 62, -34, 5, 60, -62, 4.4},
		} {
			n := len(tube)
			end, before := t.at(side*tube[n-3], tube[n-2]), t.at(side*tube[n-6], tube[n-5])
			turn := math.Atan2(end.Y-before.Y, end.X-before.X) + math.Pi/2
			k := t.size()
			a.solid.Part(p, clawOfTube.Scaled(k, k).Turned(turn).Moved(end.X, end.Y), pen.Mix(c, pen.White, 0.2), 3, nil)
			o := t.brush(side, tube...)
			a.solid.Part(p, o, c, 3, nil)
		}
	}
}

// tentacles draws six arms that curl up behind the shoulders.
func (a artist) tentacles(p pen.Pen, t trunk, c color.NRGBA) {
	for _, side := range [...]float64{-1, 1} {
		for _, arm := range [...][]float64{
			{2, 0, 14, 20, -44, 12, 38, -74, 9, 30, -98, 6, 16, -96, 3},
			{6, 4, 14, 44, -26, 12, 66, -58, 9, 78, -82, 6, 68, -96, 3},
			{8, 12, 13, 50, 2, 11, 78, -14, 8, 96, -40, 5, 88, -54, 2.4},
		} {
			a.covered(p, t.brush(side, arm...), c, 6)
			// Suckers along the inside.
			for i := 3; i+3 < len(arm); i += 3 {
				at := t.at(side*(arm[i]-1.5), arm[i+1])
				p.Fill(pen.Circle(at.X, at.Y, arm[i+2]*0.17*t.size()), pen.Mix(c, pen.White, 0.5))
			}
		}
	}
}

// spines draws spines that stick out behind the head and shoulders.
func (a artist) spines(p pen.Pen, t trunk, c color.NRGBA) {
	const count = 7
	for _, odd := range [...]int{1, 0} {
		for i := odd; i < count; i += 2 {
			angle := math.Pi * (0.06 + 0.88*float64(i)/(count-1))
			long := 54 + 8*pen.Noise(11, i) + 16*math.Sin(angle)
			sin, cos := math.Sincos(angle)
			place := func(along, aside float64) (float64, float64) {
				q := t.at(-(along*cos + aside*sin), -(along*sin - aside*cos))
				return q.X, q.Y
			}
			x0, y0 := place(8, -7)
			x1, y1 := place(long, 0)
			x2, y2 := place(8, 7)
			a.solid.Part(p, pen.Polygon(x0, y0, x1, y1, x2, y2), c, 5, nil)
		}
	}
}

// hilts draws the hilts of two swords crossed on the back.
func (a artist) hilts(p pen.Pen, t trunk, c color.NRGBA) {
	for _, side := range [...]float64{-1, 1} {
		place := func(o pen.Outline) pen.Outline { return t.placed(o.Turned(side*0.62).Moved(side*4, 2)) }
		a.solid.Part(p, place(scabbard), pen.Mix(c, pen.Ink, 0.4), 3, nil)
		a.solid.Part(p, place(hiltGrip), pen.RGB(0x6a4326), 3, nil)
		a.solid.Part(p, place(hiltGuard), c, 3, nil)
	}
}

// rayRing draws a ring with points behind the head.
func (a artist) rayRing(p pen.Pen, t trunk, c color.NRGBA) {
	const most = 1.15 // keeps the ring on the page
	middle := t.at(0, -24)
	k := math.Min(most, t.size())
	ring := pen.Join(
		pen.Burst(middle.X, middle.Y, 58*k, 44*k, 18, 0, 0, 1), pen.Circle(middle.X, middle.Y, 34*k),
	)
	p.Stroke(ring, 2*a.solid.Line, pen.Ink)
	p.FillOdd(ring, c)
	p.AtopOdd(ring, func(p pen.Pen) {
		p.Stroke(pen.Circle(middle.X, middle.Y, 41*k), 1.8, pen.Ink)
		p.FillOdd(pen.Join(ring, ring.Moved(-1.4, -1.4)), pen.Mix(c, pen.White, 0.5))
		p.FillOdd(pen.Join(ring, ring.Moved(1.8, 1.4)), pen.Mix(c, pen.Ink, 0.5))
	})
}
