package pen

import "math"

// Along is a point of a stroke of varying width, with its width there.
type Along struct{ X, Y, Width float64 }

// catmull returns the Catmull-Rom curve between b and c at t.
func catmull(a, b, c, d, t float64) float64 {
	return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
}

// Spline returns a smooth line through points, with n steps between neighbors.
func Spline(pts []Point, n int) []Point {
	out := make([]Point, 0, len(pts)*n+1)
	through(len(pts), n, func(a, b, c, d int, t float64) {
		out = append(out, Point{catmull(pts[a].X, pts[b].X, pts[c].X, pts[d].X, t), catmull(pts[a].Y, pts[b].Y, pts[c].Y, pts[d].Y, t)})
	})
	if len(pts) > 0 {
		out = append(out, pts[len(pts)-1])
	}
	return out
}

// through calls each for every step of a spline through a number of points. Its arguments are the
// indexes of the four points around the step, and its position between the middle two.
func through(points, n int, each func(a, b, c, d int, t float64)) {
	for i := 0; i+1 < points; i++ {
		for j := range n {
			each(max(0, i-1), i, i+1, min(points-1, i+2), float64(j)/float64(n))
		}
	}
}

// Brush returns a stroke through points, each with its own width, with n steps between neighbors.
// Round ends extend beyond the first and last points.
func Brush(pts []Along, n int, round bool) Outline {
	if len(pts) == 0 {
		return nil
	}
	s := make([]Along, 0, len(pts)*n+1)
	through(len(pts), max(1, n), func(a, b, c, d int, t float64) {
		s = append(s, Along{
			catmull(pts[a].X, pts[b].X, pts[c].X, pts[d].X, t), catmull(pts[a].Y, pts[b].Y, pts[c].Y, pts[d].Y, t),
			catmull(pts[a].Width, pts[b].Width, pts[c].Width, pts[d].Width, t),
		})
	})
	s = append(s, pts[len(pts)-1])
	last := len(s) - 1
	sides := make([]Point, 0, 2*len(s)+16)
	cap := func(q Along, t float64) {
		if !round {
			return
		}
		for i := 1; i < 6; i++ {
			sin, cos := math.Sincos(t - math.Pi/2 + math.Pi*float64(i)/6)
			sides = append(sides, Point{q.X + q.Width/2*cos, q.Y + q.Width/2*sin})
		}
	}
	way := func(i int) (dx, dy float64) {
		a, b := s[max(0, i-1)], s[min(last, i+1)]
		dx, dy = b.X-a.X, b.Y-a.Y
		l := math.Hypot(dx, dy)
		if l == 0 {
			return 1, 0
		}
		return dx / l, dy / l
	}
	for i, q := range s {
		dx, dy := way(i)
		sides = append(sides, Point{q.X + dy*q.Width/2, q.Y - dx*q.Width/2})
	}
	dx, dy := way(last)
	cap(s[last], math.Atan2(dy, dx))
	for i := last; i >= 0; i-- {
		q := s[i]
		dx, dy := way(i)
		sides = append(sides, Point{q.X - dy*q.Width/2, q.Y + dx*q.Width/2})
	}
	dx, dy = way(0)
	cap(s[0], math.Atan2(-dy, -dx))
	return Through(sides)
}

// Closed returns a smooth closed curve through points, with n steps between neighbors.
func Closed(pts []Point, n int) Outline {
	k := len(pts)
	if k == 0 {
		return nil
	}
	out := make([]Point, 0, k*n)
	for i := range k {
		a, b, c, d := pts[(i+k-1)%k], pts[i], pts[(i+1)%k], pts[(i+2)%k]
		for j := range n {
			t := float64(j) / float64(n)
			out = append(out, Point{catmull(a.X, b.X, c.X, d.X, t), catmull(a.Y, b.Y, c.Y, d.Y, t)})
		}
	}
	return Through(out)
}

// Through returns the closed polygon through points.
func Through(pts []Point) Outline {
	o := make(Outline, 0, len(pts)+1)
	for i, q := range pts {
		if i == 0 {
			o = append(o, MoveTo(q.X, q.Y))
			continue
		}
		o = append(o, LineTo(q.X, q.Y))
	}
	return append(o, ClosePath())
}

// Open returns the open line through points given as x, y, x, y, ...
func Open(xy ...float64) Outline {
	o := Polygon(xy...)
	return o[:len(o)-1]
}

// Ellipse returns the outline of an ellipse with the given center and half axes.
func Ellipse(cx, cy, rx, ry float64) Outline {
	const handle = 0.5523
	return Outline{
		MoveTo(cx+rx, cy),
		CubicTo(cx+rx, cy+handle*ry, cx+handle*rx, cy+ry, cx, cy+ry),
		CubicTo(cx-handle*rx, cy+ry, cx-rx, cy+handle*ry, cx-rx, cy),
		CubicTo(cx-rx, cy-handle*ry, cx-handle*rx, cy-ry, cx, cy-ry),
		CubicTo(cx+handle*rx, cy-ry, cx+rx, cy-handle*ry, cx+rx, cy),
		ClosePath(),
	}
}

// Moved returns the outline moved by (dx, dy).
func (o Outline) Moved(dx, dy float64) Outline { return o.mapped(matrix{a: 1, d: 1, e: dx, f: dy}) }

// Scaled returns the outline scaled by kx and ky around the origin.
func (o Outline) Scaled(kx, ky float64) Outline { return o.mapped(scaling(kx, ky)) }

// Mapped returns the outline with every point, control points included, mapped by f.
func (o Outline) Mapped(f func(x, y float64) (float64, float64)) Outline {
	out := make(Outline, len(o))
	for i, s := range o {
		out[i] = s
		for j := 0; j < s.values(); j += 2 {
			out[i].Points[j], out[i].Points[j+1] = f(s.Points[j], s.Points[j+1])
		}
	}
	return out
}

// values returns the number of coordinates that the step uses.
func (s *Step) values() int { return [...]int{move: 2, line: 2, quad: 4, cubic: 6, closing: 0}[s.op] }

// Bounds returns a rectangle around all points, control points included. It is all zeros for an
// outline without points.
func (o Outline) Bounds() (x0, y0, x1, y1 float64) {
	first := true
	for i := range o {
		s := &o[i]
		for j := 0; j < s.values(); j += 2 {
			x, y := s.Points[j], s.Points[j+1]
			if first {
				x0, y0, x1, y1, first = x, y, x, y, false
				continue
			}
			x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
		}
	}
	return x0, y0, x1, y1
}
