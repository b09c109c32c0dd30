package place

import (
	"math"

	"lineup/render/art/pen"
)

// house is one house of a row. Its foot is at the row's base.
type house struct{ x, y, w, h float64 }

// row describes a row of houses: their base, heights, and widths.
type row struct {
	base, low, high float64
	narrow, wide    float64
	flat            bool // no tanks, gables, or masts on the roofs
	from, to        float64
	stream          uint32
}

// roofs returns a row of houses across the whole stage, as one outline and one by one.
func (c canvas) roofs(r row) (pen.Outline, []house) {
	if r.narrow == 0 {
		r.narrow, r.wide = 14, 30
	}
	if r.from == r.to {
		r.from, r.to = left, right
	}
	xy := []float64{r.from, bottom + 5}
	var houses []house
	r.narrow, r.wide = max(4, r.narrow), max(4, r.wide) // the loop must end for any values
	x := r.from
	for i := 0; x < r.to; i++ {
		w := c.span(r.stream, i, r.narrow, r.wide)
		h := r.low + (r.high-r.low)*math.Pow(c.rnd(r.stream+1, i), 1.5)
		y, kind := r.base-h, c.rnd(r.stream+2, i)
		switch {
		case r.flat:
			xy = append(xy, x, y, x+w, y)
		case kind < 0.22: // a tank or an elevator house
			xy = append(xy, x, y, x+w*0.3, y, x+w*0.3, y-8, x+w*0.7, y-8, x+w*0.7, y, x+w, y)
		case kind < 0.36: // a gable
			xy = append(xy, x, y, x+w*0.5, y-12, x+w, y)
		case kind < 0.46: // a mast
			xy = append(xy, x, y, x+w*0.48, y, x+w*0.5, y-20, x+w*0.52, y, x+w, y)
		case kind < 0.56: // steps
			xy = append(xy, x, y, x+w*0.2, y, x+w*0.2, y-6, x+w*0.38, y-6, x+w*0.38, y-13, x+w*0.62, y-13, x+w*0.62, y-6, x+w*0.8, y-6, x+w*0.8, y, x+w, y)
		default:
			xy = append(xy, x, y, x+w, y)
		}
		houses = append(houses, house{x, y, w, h})
		x += w
	}
	return pen.Polygon(append(xy, x, bottom+5)...), houses
}

// windows returns the lit windows of houses as one outline. part is the share that is lit.
func (c canvas) windows(houses []house, stream uint32, part, size, gap float64) pen.Outline {
	var o pen.Outline
	for n, h := range houses {
		columns := int((h.w - 6) / gap)
		for r := range int(min(h.h, 80) / (gap * 1.3)) {
			for k := range columns {
				if c.chance(stream+uint32(n)*7, r*9+k, part) {
					o = append(o, rect(h.x+5+float64(k)*gap, h.y+6+float64(r)*gap*1.3, size, size*1.5)...)
				}
			}
		}
	}
	return o
}

// wall is a wall that recedes from the viewer, given by its near edge and its far edge.
type wall struct{ nearX, nearTop, nearBottom, farX, farTop, farBottom float64 }

// at returns a point on the wall: u from near (0) to far (1), v from top (0) to bottom (1).
func (w wall) at(u, v float64) (x, y float64) {
	// Lengths shrink as 1/z. z grows linearly from 1 to the ratio of the near edge to the far edge.
	times := (w.nearBottom - w.nearTop) / (w.farBottom - w.farTop)
	t := u
	if times > 1.001 {
		z := 1 + u*(times-1)
		t = (1 - 1/z) / (1 - 1/times)
	}
	a, b := w.nearTop+(w.farTop-w.nearTop)*t, w.nearBottom+(w.farBottom-w.nearBottom)*t
	return w.nearX + (w.farX-w.nearX)*t, a + (b-a)*v
}

// patch returns a rectangle on the wall.
func (w wall) patch(u0, v0, u1, v1 float64) pen.Outline {
	ax, ay := w.at(u0, v0)
	bx, by := w.at(u1, v0)
	cx, cy := w.at(u1, v1)
	dx, dy := w.at(u0, v1)
	if w.farX < w.nearX { // all patches run the same way around, to form one outline
		return pen.Polygon(bx, by, ax, ay, dx, dy, cx, cy)
	}
	return pen.Polygon(ax, ay, bx, by, cx, cy, dx, dy)
}
