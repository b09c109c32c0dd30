package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2/vector"
)

// rectangle returns the outline of a rectangle with rounded corners; a radius of
// 0 leaves them sharp.
func rectangle(x, y, w, h, radius float64) outline {
	if radius <= 0 {
		return polygon(x, y, x+w, y, x+w, y+h, x, y+h)
	}
	r := min(radius, w/2, h/2)
	// A quarter circle as one cubic curve: its handles are this part of the radius.
	const handle = 0.5523
	k := r * (1 - handle)
	return outline{
		{moveTo, [6]float64{x + r, y}},
		{lineTo, [6]float64{x + w - r, y}},
		{cubicTo, [6]float64{x + w - k, y, x + w, y + k, x + w, y + r}},
		{lineTo, [6]float64{x + w, y + h - r}},
		{cubicTo, [6]float64{x + w, y + h - k, x + w - k, y + h, x + w - r, y + h}},
		{lineTo, [6]float64{x + r, y + h}},
		{cubicTo, [6]float64{x + k, y + h, x, y + h - k, x, y + h - r}},
		{lineTo, [6]float64{x, y + r}},
		{cubicTo, [6]float64{x, y + k, x + k, y, x + r, y}},
		{op: closePath},
	}
}

// polygon returns the closed outline through points given as x, y, x, y, ...
func polygon(xy ...float64) outline {
	o := make(outline, 0, len(xy)/2+1)
	for i := 0; i+1 < len(xy); i += 2 {
		s := step{op: lineTo, p: [6]float64{xy[i], xy[i+1]}}
		if i == 0 {
			s.op = moveTo
		}
		o = append(o, s)
	}
	return append(o, step{op: closePath})
}

// circle returns the outline of a circle.
func circle(cx, cy, r float64) outline { return rectangle(cx-r, cy-r, 2*r, 2*r, r) }

// burst returns an irregular star: points alternate between the two radii, each
// off by up to wild (a part of the radius). The same seed gives the same star.
func burst(cx, cy, outer, inner float64, points int, turn, wild float64, seed uint32) outline {
	xy := make([]float64, 0, points*4)
	for i := range 2 * points {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		r *= 1 + wild*(2*noise(seed, i)-1)
		s, c := math.Sincos(turn + float64(i)*math.Pi/float64(points))
		xy = append(xy, cx+r*c, cy+r*s)
	}
	return polygon(xy...)
}

// noise returns a number from 0 to 1 that looks random and depends only on its
// arguments.
func noise(seed uint32, i int) float64 {
	x := seed*2654435761 + uint32(i)*40503 + 0x9e3779b9
	x ^= x >> 16
	x *= 0x7feb352d
	x ^= x >> 15
	x *= 0x846ca68b
	x ^= x >> 16
	return float64(x) / (1 << 32)
}

// join returns one outline made of several; with the even-odd rule the inner
// ones become holes.
func join(parts ...outline) outline {
	var o outline
	for _, p := range parts {
		o = append(o, p...)
	}
	return o
}

// mapped returns the outline with every point moved by m.
func (o outline) mapped(m matrix) outline {
	moved := make(outline, len(o))
	for i, s := range o {
		moved[i].op = s.op
		for j := 0; j < 6; j += 2 {
			moved[i].p[j], moved[i].p[j+1] = m.apply(s.p[j], s.p[j+1])
		}
	}
	return moved
}

// vector returns the outline as a path of the vector package, mapped by m.
func (o outline) vector(m matrix) *vector.Path {
	var p vector.Path
	for _, s := range o {
		x1, y1 := m.apply(s.p[0], s.p[1])
		x2, y2 := m.apply(s.p[2], s.p[3])
		x3, y3 := m.apply(s.p[4], s.p[5])
		switch s.op {
		case moveTo:
			p.MoveTo(float32(x1), float32(y1))
		case lineTo:
			p.LineTo(float32(x1), float32(y1))
		case quadTo:
			p.QuadTo(float32(x1), float32(y1), float32(x2), float32(y2))
		case cubicTo:
			p.CubicTo(float32(x1), float32(y1), float32(x2), float32(y2), float32(x3), float32(y3))
		case closePath:
			p.Close()
		}
	}
	return &p
}
