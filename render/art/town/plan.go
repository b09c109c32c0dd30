// Package town draws the city of games on a ring of spaces. The city is seen from above at an
// angle, at night, with the ring road, its Locations, and the cardboard pieces on it. The package
// knows the look of places and people, but no game state.
package town

import (
	"math"

	"lineup/render/art/pen"
)

// Spaces is the number of spaces on the road, and Step the number of road samples per space.
const (
	Spaces = 10
	Step   = 16
)

// nodes are the middles of the spaces of the usual city, alternating Locations and slots.
var nodes = [Spaces]pen.Point{
	{X: 960, Y: 290}, {X: 1240, Y: 290}, {X: 1476, Y: 322}, {X: 1488, Y: 626}, {X: 1284, Y: 656},
	{X: 960, Y: 676}, {X: 636, Y: 656}, {X: 428, Y: 626}, {X: 446, Y: 322}, {X: 680, Y: 290},
}

// tilePlace is the position of a Location's picture relative to its space, and its size.
type tilePlace struct{ dx, dy, size float64 }

// seats are the tile places of the five Locations.
var seats = [Spaces / 2]tilePlace{{0, -40, 0.92}, {14, -44, 1.08}, {-10, -42, 1.14}, {40, -42, 1.14}, {-34, -44, 1.06}}

// The middle of the ring, and the foreshortening of the ground.
const (
	hubX, hubY = 960.0, 486.0
	flat       = 0.62
)

// Ring is the height of the ring of the usual city.
const Ring = 386.0

// Plan is the course of a city's road. The zero Plan has no road; use [NewPlan].
type Plan struct {
	stretch float64 // the city's width relative to the usual one
	tall    float64 // its height likewise
	down    float64 // the city's shift downward
	road    [Spaces * Step]pen.Point
}

// NewPlan returns the plan of a city, stretched in width and in height and shifted down.
func NewPlan(stretch, tall, down float64) *Plan {
	p := &Plan{stretch: stretch, tall: tall, down: down}
	for i := range Spaces {
		a, b, c, d := p.Space(i-1), p.Space(i), p.Space(i+1), p.Space(i+2)
		for j := range Step {
			t := float64(j) / Step
			p.road[i*Step+j] = pen.Point{X: curve(a.X, b.X, c.X, d.X, t), Y: curve(a.Y, b.Y, c.Y, d.Y, t)}
		}
	}
	return p
}

// curve returns the Catmull-Rom curve between b and c at t.
func curve(a, b, c, d, t float64) float64 {
	return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
}

// Space returns the middle of a space. Indexes wrap around.
func (p *Plan) Space(i int) pen.Point {
	n := nodes[(i%Spaces+Spaces)%Spaces]
	apart := Ring / 2 * (p.tall - 1) // neighbors keep their heights to each other
	if n.Y < hubY {
		apart = -apart
	}
	return pen.Point{X: hubX + (n.X-hubX)*p.stretch, Y: n.Y + apart + p.down}
}

// low returns where a height in the usual city is.
func (p *Plan) low(y float64) float64 { return y + (y-hubY)*(p.tall-1) + p.down }

// Site returns the position and the size of the picture of the Location at a space.
func (p *Plan) Site(space int) (at pen.Point, size float64) {
	s, n := seats[space/2%len(seats)], p.Space(space)
	return pen.Point{X: n.X + s.dx, Y: n.Y + s.dy}, s.size
}

// Road returns the samples of the road. They must not be modified.
func (p *Plan) Road() []pen.Point { return p.road[:] }

// Along returns the position of a sample of the road, moved away from the hub by off.
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

// polar returns the point at a fraction of the ring, s times as far from the hub as the road.
func (p *Plan) polar(part, s float64) pen.Point {
	at := p.Along(part*float64(len(p.road)), 0)
	hy := hubY + p.down
	return pen.Point{X: hubX + (at.X-hubX)*s, Y: hy + (at.Y-hy)*s}
}

// line returns the closed line beside the road at the distance off.
func (p *Plan) line(off float64) []pen.Point {
	out := make([]pen.Point, len(p.road))
	for i := range out {
		out[i] = p.Along(float64(i), off)
	}
	return out
}

// band returns the area of the road between two distances, to be filled by the even-odd rule.
func (p *Plan) band(a, b float64) pen.Outline {
	return pen.Join(pen.Through(p.line(a)), pen.Through(p.line(b)))
}
