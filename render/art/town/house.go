package town

import (
	"image/color"
	"math"
	"slices"

	"lineup/render/art/pen"
)

// The direction of the moon, at the upper left.
const moonX, moonY = -0.82, -0.57

// districtColors are the colors of a district: moonlit walls and roofs, other walls, and windows.
type districtColors struct {
	roof, left, right color.NRGBA
	window            color.NRGBA
	lit               float64 // the share of windows that are lit
	ink               color.NRGBA
}

// toneOf returns the colors of a district in one color.
func toneOf(base, window uint32, lit float64) districtColors {
	c := pen.RGB(base)
	return districtColors{
		roof: pen.Mix(c, pen.RGB(0x9fb6ff), 0.2), left: c, right: pen.Mix(c, pen.Ink, 0.62),
		window: pen.RGB(window), lit: lit, ink: pen.Mix(c, pen.Ink, 0.86),
	}
}

// walled returns the colors with the contour, far walls, and roof replaced.
func (t districtColors) walled(ink, right, roof color.NRGBA) districtColors {
	t.ink, t.right, t.roof = ink, right, roof
	return t
}

// haze is the air between the viewer and the city. It turns the far edge of the city pale blue, and
// the near edge dark. The zero air has no effect.
type haze struct {
	on   bool
	down float64
}

func (a haze) tint(c color.NRGBA, y float64) color.NRGBA {
	y -= a.down
	switch {
	case !a.on:
	case y < 330:
		return pen.Mix(c, pen.RGB(0x24407f), math.Min(0.5, (330-y)/460))
	case y > 720:
		return pen.Mix(c, pen.RGB(0x0a1024), math.Min(0.75, (y-720)/260))
	}
	return c
}

// block is a mass of walls on a piece of ground.
type block struct {
	ground []pen.Point // clockwise or counterclockwise
	high   float64
	base   float64 // its height above the ground
	seed   uint32
	line   float64
	blind  bool // without windows
}

// houseWall is one visible wall of a house.
type houseWall struct {
	a, b pen.Point
	c    color.NRGBA
	wide float64
}

// prism draws a block: its visible walls, their windows, the roof, and the moonlit edge.
func prism(p pen.Pen, b block, t districtColors, in haze) {
	pts := make([]pen.Point, len(b.ground))
	area, low := 0.0, math.Inf(-1)
	for i, q := range b.ground {
		pts[i] = pen.Point{X: q.X, Y: q.Y - b.base}
		low = math.Max(low, q.Y)
	}
	n := len(pts)
	for i := range pts {
		q := pts[(i+1)%n]
		area += pts[i].X*q.Y - q.X*pts[i].Y
	}
	if area < 0 {
		slices.Reverse(pts)
	}
	tint := func(c color.NRGBA) color.NRGBA { return in.tint(c, low) }
	var walls []houseWall
	for i, a := range pts {
		q := pts[(i+1)%n]
		nx, ny := q.Y-a.Y, a.X-q.X // outward
		if ny <= 0.01 {
			continue
		}
		facing := nx * moonX / math.Hypot(nx, ny)
		walls = append(walls, houseWall{a, q, pen.Mix(t.right, t.left, 0.5+0.75*facing), math.Hypot(q.X-a.X, (q.Y-a.Y)*1.6)})
	}
	slices.SortStableFunc(walls, func(v, w houseWall) int { return int(v.a.Y+v.b.Y) - int(w.a.Y+w.b.Y) })
	var lit, dark pen.Outline
	for _, w := range walls {
		face := pen.Polygon(w.a.X, w.a.Y, w.b.X, w.b.Y, w.b.X, w.b.Y-b.high, w.a.X, w.a.Y-b.high)
		p.Fill(face, tint(w.c))
		if !b.blind && b.high > 13 && w.wide > 9 {
			on, off := b.windows(w, t.lit)
			lit, dark = append(lit, on...), append(dark, off...)
		}
		p.Stroke(face, b.line, tint(t.ink))
	}
	p.Fill(dark, pen.Fade(tint(pen.Mix(t.right, pen.Ink, 0.45)), 0.8))
	p.Fill(lit, tint(t.window))
	roof := make([]pen.Point, n)
	for i, q := range pts {
		roof[i] = pen.Point{X: q.X, Y: q.Y - b.high}
	}
	p.Fill(pen.Through(roof), tint(t.roof))
	p.Stroke(pen.Through(roof), b.line, tint(t.ink))
	p.Fill(pen.Through(shrunk(roof, 0.78)), tint(pen.Mix(t.roof, t.right, 0.45)))
	for i, a := range roof {
		if q := roof[(i+1)%n]; (q.Y-a.Y)*moonX-(q.X-a.X)*moonY > 0 {
			p.Stroke(pen.Open(a.X, a.Y, q.X, q.Y), 1.3, tint(pen.Mix(t.roof, pen.White, 0.42)))
		}
	}
}

// windows returns the lit and the unlit windows of a wall.
func (b *block) windows(w houseWall, lit float64) (on, off pen.Outline) {
	cols, rows := max(1, int(w.wide/7.5)), int((b.high-5)/8.5)
	dx, dy := w.b.X-w.a.X, w.b.Y-w.a.Y
	for i := range cols {
		u0, u1 := (float64(i)+0.26)/float64(cols), (float64(i)+0.74)/float64(cols)
		for j := range rows {
			v := 6 + 8.5*float64(j) - b.high
			r := pen.Noise(b.seed+uint32(int(w.a.X)*3+i*13), j*7+int(w.a.Y))
			pane := pen.Polygon(w.a.X+dx*u0, w.a.Y+dy*u0+v, w.a.X+dx*u1, w.a.Y+dy*u1+v,
				w.a.X+dx*u1, w.a.Y+dy*u1+v+4.2, w.a.X+dx*u0, w.a.Y+dy*u0+v+4.2)
			switch {
			case r < lit:
				on = append(on, pane...)
			case r < 0.8:
				off = append(off, pane...)
			}
		}
	}
	return on, off
}

// middle returns the middle of a piece of ground.
func middle(pts []pen.Point) (m pen.Point) {
	for _, q := range pts {
		m.X, m.Y = m.X+q.X/float64(len(pts)), m.Y+q.Y/float64(len(pts))
	}
	return m
}

// shrunk returns a piece of ground scaled by k around its middle.
func shrunk(pts []pen.Point, k float64) []pen.Point {
	m := middle(pts)
	out := make([]pen.Point, len(pts))
	for i, q := range pts {
		out[i] = pen.Point{X: m.X + (q.X-m.X)*k, Y: m.Y + (q.Y-m.Y)*k}
	}
	return out
}

// houseTop is the type of a house's roof.
type houseTop uint8

const (
	plain houseTop = iota
	stepped
	gabled
	tank
	box
	mast
)

var tankOutline = pen.MustPath("M-5 0 L-4 -7 H4 L5 0 Z M-6 -7 V-16 H6 V-7 Z M-7 -16 L0 -21 L7 -16 Z")

// beacon is the lamp on a mast.
var beacon = pen.RGB(0xff6a5f)

// house draws a house on a lot with four corners.
func house(p pen.Pen, lot []pen.Point, high float64, t districtColors, seed uint32, kind houseTop, in haze) {
	m, low := middle(lot), math.Inf(-1)
	for _, q := range lot {
		low = math.Max(low, q.Y)
	}
	tint := func(c color.NRGBA) color.NRGBA { return in.tint(c, low) }
	part := func(k, high, base float64, more uint32) {
		ground := lot
		if k < 1 {
			ground = shrunk(lot, k)
		}
		prism(p, block{ground: ground, high: high, base: base, seed: seed + more, line: 1.5}, t, in)
	}
	pole := func(base, high float64) {
		p.Stroke(pen.Open(m.X, m.Y-base, m.X, m.Y-base-high), 1.6, tint(t.ink))
		p.Fill(pen.Circle(m.X, m.Y-base-high, 1.8), beacon)
	}
	switch kind {
	case stepped:
		part(1, high*0.55, 0, 0)
		part(0.72, high*0.3, high*0.55, 3)
		part(0.42, high*0.22, high*0.85, 5)
		if pen.Noise(seed, 1) < 0.6 {
			pole(high*1.07, 16)
		}
		return
	case gabled:
		part(1, high, 0, 0)
		gable(p, lot, high, t, tint)
		return
	case plain, tank, box, mast:
		part(1, high, 0, 0)
	}
	switch kind {
	case tank:
		x, y := m.X+4*(pen.Noise(seed, 2)-0.5), m.Y-high
		p.Fill(tankOutline.Moved(x, y), tint(t.ink))
		p.Fill(pen.Rectangle(x-6, y-16, 3, 9, 0), tint(pen.Mix(t.roof, pen.White, 0.1)))
	case box:
		prism(p, block{ground: shrunk(lot, 0.42), high: 7 + 6*pen.Noise(seed, 3), base: high, seed: seed + 9, line: 1.2, blind: true}, t, in)
	case mast:
		pole(high, 20)
	case plain, stepped, gabled:
	}
}

// gable draws the two slopes of a roof.
func gable(p pen.Pen, lot []pen.Point, high float64, t districtColors, tint func(color.NRGBA) color.NRGBA) {
	r := make([]pen.Point, len(lot))
	for i, q := range lot {
		r[i] = pen.Point{X: q.X, Y: q.Y - high}
	}
	a := pen.Point{X: (r[0].X + r[3].X) / 2, Y: (r[0].Y+r[3].Y)/2 - 9}
	b := pen.Point{X: (r[1].X + r[2].X) / 2, Y: (r[1].Y+r[2].Y)/2 - 9}
	slopes := []struct {
		o   pen.Outline
		top float64
		c   color.NRGBA
	}{
		{pen.Polygon(r[0].X, r[0].Y, r[1].X, r[1].Y, b.X, b.Y, a.X, a.Y), r[0].Y, pen.Mix(t.roof, pen.White, 0.08)},
		{pen.Polygon(r[3].X, r[3].Y, r[2].X, r[2].Y, b.X, b.Y, a.X, a.Y), r[3].Y, t.right},
	}
	if slopes[0].top > slopes[1].top {
		slopes[0], slopes[1] = slopes[1], slopes[0]
	}
	for _, s := range slopes {
		p.Fill(s.o, tint(s.c))
		p.Stroke(s.o, 1.3, tint(t.ink))
	}
}

// tree draws a tree of three rounded masses.
func tree(p pen.Pen, x, y, size float64, c color.NRGBA, seed uint32, in haze) {
	for i := range 3 {
		k := float64(i)
		p.Fill(pen.Circle(x+size*0.5*(pen.Noise(seed, i)-0.5), y-size*0.6-size*0.35*k, size*(0.62-0.12*k)), in.tint(pen.Mix(pen.Ink, c, 0.55+0.22*k), y))
	}
}
