package figure

import (
	"math"

	"lineup/render/art/pen"
)

// joint is a point of a body and the scale at which the part there is drawn. The zero scale means
// 1, so most joints in the table of poses need only two numbers.
type joint struct{ x, y, scale float64 }

// size returns the scale of the joint.
func (j joint) size() float64 {
	if j.scale == 0 {
		return 1
	}
	return j.scale
}

// point returns the position of the joint.
func (j joint) point() pen.Point { return pen.Point{X: j.x, Y: j.y} }

// chain is an arm or a leg: shoulder, elbow, and wrist, or hip, knee, and ankle.
type chain [3]joint

// at returns the point at t along the chain: 0 to 1 on the upper half, 1 to 2 on the lower.
func (c chain) at(t float64) joint {
	a, b := c[0], c[1]
	if t > 1 {
		a, b, t = c[1], c[2], t-1
	}
	return joint{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t, a.size() + (b.size()-a.size())*t}
}

// across returns the unit vector across the chain at t.
func (c chain) across(t float64) pen.Point {
	const near = 0.14
	a, b := c.at(max(0, t-near)), c.at(min(2, t+near))
	d := direction(a.point(), b.point())
	return pen.Point{X: -d.Y, Y: d.X}
}

// leaving returns the angle of the lower half of the chain.
func (c chain) leaving() float64 { return math.Atan2(c[2].y-c[1].y, c[2].x-c[1].x) }

// moved returns the chain attached to another shoulder. The elbow follows partway and the wrist
// stays, so hands keep hold of things.
func (c chain) moved(to pen.Point) chain {
	const elbow = 0.6
	dx, dy := to.X-c[0].x, to.Y-c[0].y
	c[0].x, c[0].y = to.X, to.Y
	c[1].x, c[1].y = c[1].x+dx*elbow, c[1].y+dy*elbow
	return c
}

// between returns the point at t from a to b.
func between(a, b pen.Point, t float64) pen.Point {
	return pen.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}

// direction returns the unit vector from a to b, or one to the right if the points are equal.
func direction(a, b pen.Point) pen.Point {
	dx, dy := b.X-a.X, b.Y-a.Y
	length := math.Hypot(dx, dy)
	if length == 0 {
		return pen.Point{X: 1}
	}
	return pen.Point{X: dx / length, Y: dy / length}
}
