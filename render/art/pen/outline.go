package pen

import "math"

// Rectangle returns the outline of a rectangle with rounded corners. A radius of 0 makes them
// sharp.
func Rectangle(x, y, w, h, radius float64) Outline {
	if radius <= 0 {
		return Polygon(x, y, x+w, y, x+w, y+h, x, y+h)
	}
	r := min(radius, w/2, h/2)
	// handle is the length of a cubic curve's handles for a quarter circle, relative to the radius.
	const handle = 0.5523
	k := r * (1 - handle)
	return Outline{
		MoveTo(x+r, y),
		LineTo(x+w-r, y),
		CubicTo(x+w-k, y, x+w, y+k, x+w, y+r),
		LineTo(x+w, y+h-r),
		CubicTo(x+w, y+h-k, x+w-k, y+h, x+w-r, y+h),
		LineTo(x+r, y+h),
		CubicTo(x+k, y+h, x, y+h-k, x, y+h-r),
		LineTo(x, y+r),
		CubicTo(x, y+k, x+k, y, x+r, y),
		ClosePath(),
	}
}

// Polygon returns the closed outline through points given as x, y, x, y, ...
func Polygon(xy ...float64) Outline {
	o := make(Outline, 0, len(xy)/2+1)
	for i := 0; i+1 < len(xy); i += 2 {
		if i == 0 {
			o = append(o, MoveTo(xy[0], xy[1]))
			continue
		}
		o = append(o, LineTo(xy[i], xy[i+1]))
	}
	return append(o, ClosePath())
}

// Circle returns the outline of a circle.
func Circle(cx, cy, r float64) Outline { return Rectangle(cx-r, cy-r, 2*r, 2*r, r) }

// Burst returns an irregular star. Its points alternate between the two radii, and each differs
// from its radius by up to the fraction wild. The same seed gives the same star.
func Burst(cx, cy, outer, inner float64, points int, turn, wild float64, seed uint32) Outline {
	xy := make([]float64, 0, points*4)
	for i := range 2 * points {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		r *= 1 + wild*(2*Noise(seed, i)-1)
		s, c := math.Sincos(turn + float64(i)*math.Pi/float64(points))
		xy = append(xy, cx+r*c, cy+r*s)
	}
	return Polygon(xy...)
}

// Noise returns a pseudorandom number from 0 to 1 that depends only on its arguments.
func Noise(seed uint32, i int) float64 {
	x := seed*2654435761 + uint32(i)*40503 + 0x9e3779b9
	x ^= x >> 16
	x *= 0x7feb352d
	x ^= x >> 15
	x *= 0x846ca68b
	x ^= x >> 16
	return float64(x) / (1 << 32)
}

// Join returns one outline made of several. By the even-odd rule, the inner ones become holes.
func Join(parts ...Outline) Outline {
	var o Outline
	for _, p := range parts {
		o = append(o, p...)
	}
	return o
}

// mapped returns the outline with every point moved by m.
func (o Outline) mapped(m matrix) Outline {
	moved := make(Outline, len(o))
	for i, s := range o {
		moved[i].op = s.op
		for j := 0; j < s.values(); j += 2 {
			moved[i].Points[j], moved[i].Points[j+1] = m.apply(s.Points[j], s.Points[j+1])
		}
	}
	return moved
}

// Turned returns the outline turned clockwise around the origin.
func (o Outline) Turned(radians float64) Outline { return o.mapped(rotation(radians)) }
