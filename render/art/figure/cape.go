package figure

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The measures of a cape: the number of points along each edge, the number of points of the hem,
// and the size of the waves in the edges.
const (
	edgePlaces = 6
	hemPoints  = 5
	capeWave   = 0.25
	capeSeed   = 3
)

// cloth is a cape that runs from the shoulders to its hem.
type cloth struct {
	along, across pen.Point // the direction it blows in, and the direction across it
	length        float64
	left, right   []pen.Point
}

// cape draws the cape from the shoulders, blown in its direction.
func (a artist) cape(p pen.Pen) {
	k := a.f.Cape
	if k == (picture.Cape{}) {
		return
	}
	or := func(v, or float64) float64 {
		if v == 0 {
			return or
		}
		return v
	}
	c := newCloth(a.stance.shoulders, or(k.Dir, a.stance.capeDir), or(k.Len, a.stance.capeLen), or(k.Flare, a.stance.capeFlare))
	a.drape(p, c, a.tone(ink.Or(k.C, a.trim)))
}

// drape draws a cloth, dark on the side away from the light, with folds.
func (a artist) drape(p pen.Pen, c cloth, base color.NRGBA) {
	o := c.outline()
	p.Stroke(o, 2*a.solid.Line, pen.Ink)
	p.Fill(o, base)
	p.Atop(o, func(p pen.Pen) {
		l := a.toward()
		p.Fill(o.Moved(-l.X*c.length*0.16, -l.Y*c.length*0.10), pen.Mix(base, pen.Ink, 0.5))
		c.folds(p, pen.Mix(base, pen.White, 0.35))
		p.FillOdd(pen.Join(o, o.Moved(-1.5, -1)), pen.Mix(base, pen.White, 0.5))
		p.FillOdd(pen.Join(o, o.Moved(2, 1)), a.solid.Rim)
	})
}

// newCloth returns a cape of the given length, blown in direction dir, with a hem that reaches
// flare to each side.
func newCloth(shoulders [2]pen.Point, dir, length, flare float64) cloth {
	sin, cos := math.Sincos(dir)
	c := cloth{along: pen.Point{X: cos, Y: sin}, across: pen.Point{X: -sin, Y: cos}, length: length}
	a, b := shoulders[0], shoulders[1]
	apart := (b.X-a.X)*c.across.X + (b.Y-a.Y)*c.across.Y
	if apart < 0 {
		a, b, apart = b, a, -apart
	}
	middle := between(a, b, 0.5)
	narrow := max(8, apart/2)
	for i := range edgePlaces {
		t := float64(i) / (edgePlaces - 1)
		wave := capeWave * length / 2 * math.Sin(t*4.4+capeSeed) * t
		wide := narrow + (flare-narrow)*math.Pow(t, 0.8)
		c.left = append(c.left, c.place(middle, t, wave-wide))
		c.right = append(c.right, c.place(middle, t, wave+wide))
	}
	c.left[0], c.right[0] = a, b
	return c
}

// place returns the point at t along the cloth, offset sideways from its middle by aside.
func (c cloth) place(from pen.Point, t, aside float64) pen.Point {
	d := c.length * t
	return pen.Point{X: from.X + c.along.X*d + c.across.X*aside, Y: from.Y + c.along.Y*d + c.across.Y*aside}
}

// hem returns the point at t across the lower edge.
func (c cloth) hem(t float64) pen.Point {
	return between(c.left[edgePlaces-1], c.right[edgePlaces-1], t)
}

// outline returns the cloth's outline: down one edge, along the torn hem, and up the other edge.
func (c cloth) outline() pen.Outline {
	pts := pen.Spline(c.left, 6)
	for i := 1; i < 2*hemPoints; i++ {
		bite := -0.02
		if i%2 == 1 {
			bite = 0.13
		}
		bite *= c.length * (0.6 + 0.8*pen.Noise(capeSeed, i))
		h := c.hem(float64(i) / (2 * hemPoints))
		pts = append(pts, pen.Point{X: h.X - c.along.X*bite, Y: h.Y - c.along.Y*bite})
	}
	up := make([]pen.Point, edgePlaces)
	for i, r := range c.right {
		up[edgePlaces-1-i] = r
	}
	return pen.Polygon(flat(append(pts, pen.Spline(up, 6)...))...)
}

// folds draws wedges of shadow that run up from the hem, each with a light edge.
func (c cloth) folds(p pen.Pen, edge color.NRGBA) {
	for i := 1; i < hemPoints; i++ {
		t := float64(i)/hemPoints + 0.04
		hem := c.hem(t)
		middle := between(between(c.left[2], c.right[2], t), hem, 0.5)
		top := between(between(c.left[0], c.right[0], t), middle, 0.35)
		p.Fill(pen.Brush([]pen.Along{
			{X: hem.X, Y: hem.Y, Width: c.length * 0.085}, {X: middle.X, Y: middle.Y, Width: c.length * 0.06}, {X: top.X, Y: top.Y, Width: 1},
		}, 5, true), pen.Ink)
		far, near := c.length*0.07, c.length*0.05
		p.Stroke(pen.Open(hem.X-c.across.X*far, hem.Y-c.across.Y*far, middle.X-c.across.X*near, middle.Y-c.across.Y*near), 1.6, edge)
	}
}
