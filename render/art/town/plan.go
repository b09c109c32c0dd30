// Package town paints the town that games of a ring of spaces are played in: seen from
// above at an angle, at night, with the road of the ring, the Locations on it, and the
// pieces that stand there, cut out of card. It knows what places and people look like, and
// no game.
package town

import (
	"math"

	"lineup/render/art/pen"
)

// Spaces is how many spaces the road has, and Step how many samples of it lie between two.
const (
	Spaces = 10
	Step   = 16
)

// nodes are the middles of the spaces of the usual town, Locations and slots in turn.
var nodes = [Spaces]pen.Point{
	{X: 960, Y: 290}, {X: 1240, Y: 290}, {X: 1476, Y: 322}, {X: 1488, Y: 626}, {X: 1284, Y: 656},
	{X: 960, Y: 676}, {X: 636, Y: 656}, {X: 428, Y: 626}, {X: 446, Y: 322}, {X: 680, Y: 290},
}

// tilePlace is where the picture of a Location stands beside its space, and how large.
type tilePlace struct{ dx, dy, size float64 }

// seats are those of the five Locations.
var seats = [Spaces / 2]tilePlace{{0, -40, 0.92}, {14, -44, 1.08}, {-10, -42, 1.14}, {40, -42, 1.14}, {-34, -44, 1.06}}

// The middle of the ring, and how flat the ground is seen.
const (
	hubX, hubY = 960.0, 486.0
	flat       = 0.62
)

// Plan is where the road of a town runs. The zero Plan is none: make it with NewPlan.
type Plan struct {
	stretch float64 // how much wider than usual the town is
	down    float64 // how much further down it lies
	road    [Spaces * Step]pen.Point
}

// NewPlan plans a town so much wider than usual, and so much further down.
func NewPlan(stretch, down float64) *Plan {
	p := &Plan{stretch: stretch, down: down}
	for i := range Spaces {
		a, b, c, d := p.Space(i-1), p.Space(i), p.Space(i+1), p.Space(i+2)
		for j := range Step {
			t := float64(j) / Step
			p.road[i*Step+j] = pen.Point{X: curve(a.X, b.X, c.X, d.X, t), Y: curve(a.Y, b.Y, c.Y, d.Y, t)}
		}
	}
	return p
}

// curve returns the curve of Catmull and Rom between b and c, t of the way.
func curve(a, b, c, d, t float64) float64 {
	return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
}

// Space returns the middle of a space; they are counted round and round.
func (p *Plan) Space(i int) pen.Point {
	n := nodes[(i%Spaces+Spaces)%Spaces]
	return pen.Point{X: hubX + (n.X-hubX)*p.stretch, Y: n.Y + p.down}
}

// Site returns where the picture of the Location at a space stands, and how large.
func (p *Plan) Site(space int) (at pen.Point, size float64) {
	s, n := seats[space/2%len(seats)], p.Space(space)
	return pen.Point{X: n.X + s.dx, Y: n.Y + s.dy}, s.size
}

// Along returns the place of a sample of the road, pushed outwards from the hub.
func (p *Plan) Along(sample, off float64) pen.Point {
	n := float64(len(p.road))
	sample = math.Mod(math.Mod(sample, n)+n, n)
	i := int(sample)
	a, b, t := p.road[i%len(p.road)], p.road[(i+1)%len(p.road)], sample-math.Floor(sample)
	x, y := a.X+(b.X-a.X)*t, a.Y+(b.Y-a.Y)*t
	if off != 0 {
		dx, dy := x-hubX, (y-hubY-p.down)*1.7
		l := math.Hypot(dx, dy)
		x, y = x+dx/l*off, y+dy/l*off*flat
	}
	return pen.Point{X: x, Y: y}
}

// polar returns the place at a part of the way round, so many times as far from the hub as the
// road.
func (p *Plan) polar(part, s float64) pen.Point {
	at := p.Along(part*float64(len(p.road)), 0)
	hy := hubY + p.down
	return pen.Point{X: hubX + (at.X-hubX)*s, Y: hy + (at.Y-hy)*s}
}

// line returns the closed line beside the road.
func (p *Plan) line(off float64) []pen.Point {
	out := make([]pen.Point, len(p.road))
	for i := range out {
		out[i] = p.Along(float64(i), off)
	}
	return out
}

// band returns the road between two distances, to be filled by the even-odd rule.
func (p *Plan) band(a, b float64) pen.Outline {
	return pen.Join(pen.Through(p.line(a)), pen.Through(p.line(b)))
}
