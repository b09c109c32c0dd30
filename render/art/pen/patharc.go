package pen

import "math"

// arc adds an elliptical arc from the pen to (x, y) as cubic curves of at most a quarter turn each.
// It follows the formulas of the SVG specification (appendix on elliptical arcs).
func (r *pathReader) arc(rx, ry, tilt float64, large, sweep bool, x, y float64) {
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 || (x == r.x && y == r.y) {
		r.add(LineTo(x, y))
		return
	}
	sin, cos := math.Sincos(tilt)
	// The halfway vector from the end to the pen, in the ellipse's own axes.
	hx, hy := (r.x-x)/2, (r.y-y)/2
	px, py := cos*hx+sin*hy, cos*hy-sin*hx
	// Radii that are too small are enlarged until they just reach.
	if reach := px*px/(rx*rx) + py*py/(ry*ry); reach > 1 {
		grow := math.Sqrt(reach)
		rx, ry = rx*grow, ry*grow
	}
	square := (rx*rx*ry*ry - rx*rx*py*py - ry*ry*px*px) / (rx*rx*py*py + ry*ry*px*px)
	k := math.Sqrt(max(0, square))
	if large == sweep {
		k = -k
	}
	qx, qy := k*rx*py/ry, -k*ry*px/rx
	centreX := cos*qx - sin*qy + (r.x+x)/2
	centreY := sin*qx + cos*qy + (r.y+y)/2
	from := math.Atan2((py-qy)/ry, (px-qx)/rx)
	to := math.Atan2((-py-qy)/ry, (-px-qx)/rx)
	turn := to - from
	if sweep && turn < 0 {
		turn += 2 * math.Pi
	}
	if !sweep && turn > 0 {
		turn -= 2 * math.Pi
	}
	pieces := int(math.Ceil(math.Abs(turn)/(math.Pi/2) - 1e-9))
	part := turn / float64(pieces)
	handle := 4.0 / 3 * math.Tan(part/4)
	onEllipse := func(u, v float64) (float64, float64) {
		return centreX + cos*rx*u - sin*ry*v, centreY + sin*rx*u + cos*ry*v
	}
	for i := range pieces {
		a := from + part*float64(i)
		s0, c0 := math.Sincos(a)
		s1, c1 := math.Sincos(a + part)
		x1, y1 := onEllipse(c0-handle*s0, s0+handle*c0)
		x2, y2 := onEllipse(c1+handle*s1, s1-handle*c1)
		x3, y3 := onEllipse(c1, s1)
		if i == pieces-1 {
			x3, y3 = x, y
		}
		r.add(CubicTo(x1, y1, x2, y2, x3, y3))
	}
}
