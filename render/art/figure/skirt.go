package figure

import (
	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// How far down the legs a skirt and a robe reach, where 1 is the knee and 2 the ankle, and how much
// wider than the legs they are.
const (
	skirtTo, robeTo       = 0.62, 1.82
	skirtWidth, robeWidth = 1.5, 1.75
)

// skirt draws the skirt, robe, or loincloth in front of the legs, and the belt over it.
func (a artist) skirt(p pen.Pen) {
	switch a.f.Skirt {
	case picture.ShortSkirt:
		a.round(p, skirtTo, skirtWidth)
	case picture.LongRobe:
		a.round(p, robeTo, robeWidth)
	case picture.Loincloth:
		a.apron(p)
	}
}

// round draws a skirt around both legs, down to a point along them.
func (a artist) round(p pen.Pen, to, wide float64) {
	b := newBody(&a.stance)
	left, right := a.stance.backLeg, a.stance.frontLeg
	across := direction(pen.Point{}, b.halfHips)
	aside := func(c chain) float64 { j := c.at(to); return j.x*across.X + j.y*across.Y }
	if aside(left) > aside(right) {
		left, right = right, left
	}
	// edge returns the outer edge of a leg at t, on the side given by sign.
	edge := func(c chain, t, sign float64) pen.Point {
		j, n := c.at(t), c.across(t)
		if (n.X*across.X+n.Y*across.Y)*sign < 0 {
			n = pen.Point{X: -n.X, Y: -n.Y}
		}
		outer, _ := widths(legStations, t)
		d := outer * wide * j.size() * a.frame.leg * (0.62 + 0.38*t/to)
		return pen.Point{X: j.x + n.X*d, Y: j.y + n.Y*d}
	}
	l, r := edge(left, to, -1), edge(right, to, 1)
	middle := between(left.at(to).point(), right.at(to).point(), 0.5)
	sag := between(between(b.chest, b.waist, 1), middle, 1.1)
	pts := []pen.Point{b.at(-0.84, 0.86), b.at(-1.06, 0.98), edge(left, to*0.5, -1), l}
	hem := []pen.Point{between(l, sag, 0.34), sag, between(r, sag, 0.34)}
	pts = append(pts, hem...)
	pts = append(pts, r, edge(right, to*0.5, 1), b.at(1.06, 0.98), b.at(0.84, 0.86))
	c := ink.Or(a.f.SkirtC, a.suit)
	o := pen.Closed(pts, smooth)
	solid := a.solid
	solid.Deep = 1.7
	solid.Part(p, o, c, 11, func(p pen.Pen) {
		top := between(b.chest, b.waist, 0.9)
		dark := pen.Mix(c, pen.Ink, 0.8)
		for _, h := range hem {
			up := between(h, top, 0.72)
			p.Fill(pen.Brush([]pen.Along{{X: h.X, Y: h.Y, Width: 6}, {X: up.X, Y: up.Y, Width: 1}}, 4, true), dark)
		}
		a.pattern(p, o)
	})
	p.Atop(b.outline(a.frame.body), func(p pen.Pen) { a.belt(p, b) })
}

// apron draws a broad band that hangs down in front.
func (a artist) apron(p pen.Pen) {
	b := newBody(&a.stance)
	c := ink.Or(a.f.SkirtC, a.trim)
	low := between(b.chest, b.waist, 2)
	low.Y += 4
	from := b.at(0, 0.9)
	side := direction(pen.Point{}, b.halfHips)
	at := func(t, wide float64) pen.Point {
		m := between(from, low, t)
		return pen.Point{X: m.X + side.X*wide, Y: m.Y + side.Y*wide}
	}
	l := a.frame.leg
	pts := []pen.Point{at(0, -9*l), at(0.5, -8*l), at(0.96, -10*l), at(0.86, -4*l), at(1.05, 0), at(0.88, 5*l), at(1, 10*l), at(0.5, 8*l), at(0, 9*l)}
	o := pen.Polygon(flat(pts)...)
	a.covered(p, o, c, 7)
	p.Atop(b.outline(a.frame.body), func(p pen.Pen) { a.belt(p, b) })
}

// tails draws the tails of a coat, which hang behind the legs.
func (a artist) tails(p pen.Pen) {
	if a.f.Skirt != picture.CoatTails {
		return
	}
	dir := a.stance.capeDir
	if dir == 0 {
		dir = 1.57
	}
	a.drape(p, newCloth(a.stance.hips, dir, 66, 34*a.frame.leg), a.tone(ink.Or(a.f.SkirtC, a.suit)))
}
