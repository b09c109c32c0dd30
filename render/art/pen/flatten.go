package pen

import "math"

// Point is a position in a picture.
type Point struct{ X, Y float64 }

// tolerance is the maximum distance in pixels between a curve and the straight lines drawn for it.
const tolerance = 0.12

// flatten converts an outline to straight lines, in pixels.
func (t *tools) flatten(m matrix, o Outline) {
	t.points, t.ends, t.closed = t.points[:0], t.ends[:0], t.closed[:0]
	start := 0
	end := func(closed bool) {
		if len(t.points) > start {
			t.ends, t.closed = append(t.ends, len(t.points)), append(t.closed, closed)
		}
		start = len(t.points)
	}
	for i := range o {
		s := &o[i]
		if s.op == closing {
			if len(t.points) > start {
				first := t.points[start]
				end(true)
				if i+1 < len(o) && o[i+1].op != move && o[i+1].op != closing {
					t.points = append(t.points, first)
				}
			}
			continue
		}
		if s.op == move {
			end(false)
			x, y := m.apply(s.Points[0], s.Points[1])
			t.points = append(t.points, Point{x, y})
			continue
		}
		var from Point
		if n := len(t.points); n > start {
			from = t.points[n-1]
		} else {
			continue // a line without a start
		}
		x1, y1 := m.apply(s.Points[0], s.Points[1])
		switch s.op {
		case line:
			t.points = append(t.points, Point{x1, y1})
		case quad:
			x2, y2 := m.apply(s.Points[2], s.Points[3])
			t.quadratic(from, Point{x1, y1}, Point{x2, y2})
		case cubic:
			x2, y2 := m.apply(s.Points[2], s.Points[3])
			x3, y3 := m.apply(s.Points[4], s.Points[5])
			t.cube(from, Point{x1, y1}, Point{x2, y2}, Point{x3, y3})
		}
	}
	end(false)
}

// pieces returns the number of straight lines that draw a curve with the given second difference.
func pieces(bend float64) int {
	if !(bend < 1e6) {
		return 1
	}
	return min(64, int(math.Sqrt(bend/tolerance))+1)
}

func (t *tools) quadratic(a, b, c Point) {
	n := pieces(math.Hypot(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y) / 4)
	for i := 1; i <= n; i++ {
		u := float64(i) / float64(n)
		v := 1 - u
		t.points = append(t.points, Point{v*v*a.X + 2*u*v*b.X + u*u*c.X, v*v*a.Y + 2*u*v*b.Y + u*u*c.Y})
	}
}

func (t *tools) cube(a, b, c, d Point) {
	bend := max(math.Hypot(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y), math.Hypot(b.X-2*c.X+d.X, b.Y-2*c.Y+d.Y))
	n := pieces(bend * 0.75)
	for i := 1; i <= n; i++ {
		u := float64(i) / float64(n)
		v := 1 - u
		p, q, r, s := v*v*v, 3*v*v*u, 3*v*u*u, u*u*u
		t.points = append(t.points, Point{p*a.X + q*b.X + r*c.X + s*d.X, p*a.Y + q*b.Y + r*c.Y + s*d.Y})
	}
}
