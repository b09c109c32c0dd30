package figure

import (
	"math"

	"lineup/render/art/pen"
)

// station is a point along a limb and the distance of its outline on both sides. The outer side is
// the one that the elbow or knee points to.
type station struct{ along, outer, inner float64 }

// armStations and legStations are the muscles of a limb, from shoulder to wrist and from hip to
// ankle.
var (
	armStations = []station{
		{0, 6.6, 6.6}, {0.28, 8.6, 7.0}, {0.62, 6.6, 7.6}, {1, 5.4, 4.8},
		{1.28, 6.9, 5.6}, {1.7, 4.9, 4.4}, {2, 3.9, 3.9},
	}
	legStations = []station{
		{0, 9.8, 9.8}, {0.3, 10.8, 10.2}, {0.7, 8.4, 8.2}, {1, 7.2, 6.6},
		{1.3, 6.0, 8.4}, {1.7, 4.8, 5.6}, {2, 4.4, 4.4},
	}
)

// Where a glove and a boot begin, where the boot ends, and how much wider they are than the limb.
const (
	gloveFrom, gloveWider = 1.42, 1.10
	bootFrom, bootTo      = 1.36, 1.98
	bootWider             = 1.08
)

// smooth is the number of curve points between two points of an outline.
const smooth = 5

// limb returns the outline of part of a limb. from and to are measured like a station's along.
func limb(c chain, stations []station, wide, from, to float64) pen.Outline {
	along := []float64{from}
	for _, s := range stations {
		if s.along > from && s.along < to {
			along = append(along, s.along)
		}
	}
	along = append(along, to)
	// The direction the elbow points in: away from the side that the lower half turns to.
	out := 1.0
	if turn := (c[1].x-c[0].x)*(c[2].y-c[1].y) - (c[1].y-c[0].y)*(c[2].x-c[1].x); turn > 0 {
		out = -1
	}
	elbow := bendOf(c, stations, wide)
	outline := make([]pen.Point, 0, 2*len(along)+2)
	inside := make([]pen.Point, 0, len(along))
	for _, t := range along {
		j, n := c.at(t), c.across(t)
		outer, inner := widths(stations, t)
		beside := func(side, width float64) pen.Point {
			d := side * out * width * wide * j.size()
			return pen.Point{X: j.x - n.X*d, Y: j.y - n.Y*d}
		}
		if t == 1 {
			outer *= elbow.point
		}
		outline = append(outline, beside(-1, outer))
		switch {
		case t == 1 && elbow.sharp():
			inside = append(inside, elbow.crease)
		case !elbow.swallows(t):
			inside = append(inside, beside(1, inner))
		}
	}
	outline = append(outline, limbEnd(c, stations, wide, to, 0.8))
	for i := len(inside) - 1; i >= 0; i-- {
		outline = append(outline, inside[i])
	}
	return pen.Closed(append(outline, limbEnd(c, stations, wide, from, -0.7)), smooth)
}

// bend is an elbow or a knee. In a sharp bend, the muscles of both halves meet in a crease, where
// the full outline would cross itself.
type bend struct {
	crease       pen.Point
	above, below float64 // the inner side is in the crease between these
	point        float64 // how far the outer side sticks out
}

func (b bend) sharp() bool             { return b.above < b.below }
func (b bend) swallows(t float64) bool { return t > b.above && t < b.below }

// bendOf returns the bend of a limb.
func bendOf(c chain, stations []station, wide float64) bend {
	const sharp = 1.0 // radians
	up, down := direction(c[1].point(), c[0].point()), direction(c[1].point(), c[2].point())
	half := math.Acos(max(-1, min(1, up.X*down.X+up.Y*down.Y))) / 2 // of the angle between the two halves
	if math.Pi-2*half < sharp {
		return bend{point: 1}
	}
	_, inner := widths(stations, 1)
	inner *= wide * c[1].size()
	upper := math.Hypot(c[0].x-c[1].x, c[0].y-c[1].y)
	lower := math.Hypot(c[2].x-c[1].x, c[2].y-c[1].y)
	reach := min(inner/math.Tan(half)*1.25, 0.6*upper, 0.6*lower)
	into := direction(pen.Point{}, pen.Point{X: up.X + down.X, Y: up.Y + down.Y})
	deep := reach / 1.25 / math.Cos(half)
	return bend{
		crease: pen.Point{X: c[1].x + into.X*deep, Y: c[1].y + into.Y*deep},
		above:  1 - reach/upper, below: 1 + reach/lower, point: min(1.2, 1/math.Sin(half)),
	}
}

// limbEnd returns the middle of the rounded end of a limb, beyond the joint at t.
func limbEnd(c chain, stations []station, wide, t, beyond float64) pen.Point {
	j, n := c.at(t), c.across(t)
	outer, _ := widths(stations, t)
	d := outer * wide * j.size() * beyond
	return pen.Point{X: j.x + n.Y*d, Y: j.y - n.X*d}
}

// widths returns the outer and inner widths at t, interpolated between stations.
func widths(stations []station, t float64) (outer, inner float64) {
	for i := 1; i < len(stations); i++ {
		a, b := stations[i-1], stations[i]
		if t <= b.along {
			f := (t - a.along) / (b.along - a.along)
			return a.outer + (b.outer-a.outer)*f, a.inner + (b.inner-a.inner)*f
		}
	}
	last := stations[len(stations)-1]
	return last.outer, last.inner
}
