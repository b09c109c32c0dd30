package figure

import (
	"math"

	"lineup/render/art/pen"
)

// trunk is the coordinate system for things on a body. The origin is between the shoulders, x runs
// to the right shoulder at 24, and y runs down the spine.
type trunk struct {
	origin, across, down pen.Point
}

// trunkOf returns the trunk of a stance.
func trunkOf(s *stance) trunk {
	const shoulder, minSize = 24, 0.62
	b := newBody(s)
	half := max(minSize, math.Hypot(b.halfShoulders.X, b.halfShoulders.Y)/shoulder)
	across := direction(pen.Point{}, b.halfShoulders)
	t := trunk{origin: b.chest, across: pen.Point{X: across.X * half, Y: across.Y * half}}
	// Down is perpendicular to the shoulders, on the side of the hips.
	t.down = pen.Point{X: -t.across.Y, Y: t.across.X}
	if t.down.X*(b.waist.X-b.chest.X)+t.down.Y*(b.waist.Y-b.chest.Y) < 0 {
		t.down = pen.Point{X: -t.down.X, Y: -t.down.Y}
	}
	return t
}

// size returns the scale of things on the trunk.
func (t trunk) size() float64 { return math.Hypot(t.across.X, t.across.Y) }

// at returns the position of a trunk point in the figure.
func (t trunk) at(x, y float64) pen.Point {
	return pen.Point{X: t.origin.X + x*t.across.X + y*t.down.X, Y: t.origin.Y + x*t.across.Y + y*t.down.Y}
}

// placed returns a trunk outline in the figure.
func (t trunk) placed(o pen.Outline) pen.Outline {
	return o.Mapped(func(x, y float64) (float64, float64) {
		p := t.at(x, y)
		return p.X, p.Y
	})
}

// brush returns a brush stroke given in trunk units as x, y, width, x, y, width, ... A side of -1
// mirrors it to the left.
func (t trunk) brush(side float64, xyw ...float64) pen.Outline {
	places := make([]pen.Along, 0, len(xyw)/3)
	for i := 0; i+2 < len(xyw); i += 3 {
		p := t.at(side*xyw[i], xyw[i+1])
		places = append(places, pen.Along{X: p.X, Y: p.Y, Width: xyw[i+2] * t.size()})
	}
	return pen.Brush(places, 8, true)
}
