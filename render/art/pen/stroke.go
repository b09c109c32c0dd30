package pen

import (
	"image"
	"math"
)

// strips collects the outline of a stroke. A gentle bend continues a strip. A sharp bend ends it,
// and part of a circle fills the gap. All polygons have the same orientation, so overlaps fill and
// do not cancel.
type strips struct {
	left, right []Point
	polygons    []Point
	ends        []int
}

// traceStroke passes a stroke along an outline to the rasterizer. half is half its width in pixels.
func (b *board) traceStroke(m matrix, o Outline, half float64, round bool, clip image.Rectangle) image.Rectangle {
	b.flatten(m, o)
	area := b.around(half + 1).Intersect(clip)
	if area.Empty() || !(half > 0) {
		return image.Rectangle{}
	}
	s := &b.strips
	s.polygons, s.ends = s.polygons[:0], s.ends[:0]
	from := 0
	for i, to := range b.ends {
		s.curve(distinct(b.points[from:to]), half, b.closed[i], round)
		from = to
	}
	b.begin(area)
	from = 0
	for _, to := range s.ends {
		b.polygon(s.polygons[from:to], area.Min)
		from = to
	}
	return area
}

// distinct removes points equal to the point before them.
func distinct(points []Point) []Point {
	n := 0
	for i, q := range points {
		if i == 0 || math.Hypot(q.X-points[n-1].X, q.Y-points[n-1].Y) > 1e-3 {
			points[n] = q
			n++
		}
	}
	return points[:n]
}

// gentle is the sharpest turn within a strip, as the cosine of the angle.
const gentle = 0.9

func (s *strips) curve(p []Point, half float64, closed, round bool) {
	n := len(p)
	if n > 1 && closed && math.Hypot(p[0].X-p[n-1].X, p[0].Y-p[n-1].Y) <= 1e-3 {
		n--
	}
	if n == 0 {
		return
	}
	if n == 1 {
		if round {
			s.arc(p[0], half, 0, 2*math.Pi)
		}
		return
	}
	last := n - 1 // the number of line segments
	if closed {
		last = n
	}
	way := func(i int) (dx, dy, long float64) {
		a, b := p[i%n], p[(i+1)%n]
		dx, dy = b.X-a.X, b.Y-a.Y
		long = math.Hypot(dx, dy)
		return dx / long, dy / long, long
	}
	dx, dy, long := way(0)
	if !closed && round {
		t := math.Atan2(dy, dx)
		s.arc(p[0], half, t+math.Pi/2, t+3*math.Pi/2)
	}
	s.side(p[0], dx, dy, half)
	for i := 0; i < last; i++ {
		q := p[(i+1)%n]
		if i == last-1 && !closed {
			s.side(q, dx, dy, half)
			s.flush()
			if round {
				t := math.Atan2(dy, dx)
				s.arc(q, half, t-math.Pi/2, t+math.Pi/2)
			}
			return
		}
		ex, ey, next := way(i + 1)
		cos, sin := dx*ex+dy*ey, dx*ey-dy*ex
		if cos > gentle && half*math.Abs(sin) < min(long, next) && i != last-1 {
			mx, my := dx+ex, dy+ey
			l := math.Hypot(mx, my)
			s.side(q, mx/l, my/l, half*2/l)
		} else {
			s.side(q, dx, dy, half)
			s.flush()
			s.wedge(q, half, dx, dy, ex, ey, sin)
			if i < last-1 {
				s.side(q, ex, ey, half)
			}
		}
		dx, dy, long = ex, ey, next
	}
	s.flush()
}

// side adds the two edges of the stroke beside a point, for a direction of travel.
func (s *strips) side(q Point, dx, dy, half float64) {
	s.left = append(s.left, Point{q.X - dy*half, q.Y + dx*half})
	s.right = append(s.right, Point{q.X + dy*half, q.Y - dx*half})
}

// flush ends a strip.
func (s *strips) flush() {
	if len(s.left) > 1 {
		s.polygons = append(s.polygons, s.right...)
		for i := len(s.left) - 1; i >= 0; i-- {
			s.polygons = append(s.polygons, s.left[i])
		}
		s.ends = append(s.ends, len(s.polygons))
	}
	s.left, s.right = s.left[:0], s.right[:0]
}

// wedge fills the gap on the outer side of a bend.
func (s *strips) wedge(q Point, half, dx, dy, ex, ey, sin float64) {
	a, b := math.Atan2(dy, dx), math.Atan2(ey, ex)
	if sin >= 0 { // clockwise, so the gap is on the other side
		a, b = a-math.Pi/2, b-math.Pi/2
		for b < a {
			b += 2 * math.Pi
		}
	} else {
		a, b = b+math.Pi/2, a+math.Pi/2
		for b < a {
			b += 2 * math.Pi
		}
	}
	if b-a > math.Pi+0.01 {
		return
	}
	s.polygons = append(s.polygons, q)
	s.arc(q, half, a, b)
}

// arc adds part of a circle. Points added since the last end belong to the same polygon.
func (s *strips) arc(q Point, r, a, b float64) {
	n := max(1, int(math.Ceil((b-a)/(2*math.Acos(1-min(0.5, tolerance/max(r, tolerance))))+1e-9)))
	for i := 0; i <= n; i++ {
		sin, cos := math.Sincos(a + (b-a)*float64(i)/float64(n))
		s.polygons = append(s.polygons, Point{q.X + r*cos, q.Y + r*sin})
	}
	s.ends = append(s.ends, len(s.polygons))
}
