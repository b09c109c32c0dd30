package ui

import "math"

// Tick is the length of one step of the game loop, in seconds.
const Tick = 1.0 / 60

// Ease is the course of a motion over its time.
type Ease uint8

// The eases.
const (
	Settle Ease = iota // starts fast and ends slowly
	Glide              // starts and ends slowly
	Swing              // goes a little too far and returns
	Drop               // starts slowly and ends fast
)

// At returns the progress of a motion at t, a part of its time from 0 to 1.
func (e Ease) At(t float64) float64 {
	t = Clamp(t)
	switch e {
	case Settle:
	case Glide:
		return t * t * (3 - 2*t)
	case Swing:
		const over = 1.70158
		u := t - 1
		return 1 + (over+1)*u*u*u + over*u*u
	case Drop:
		return t * t
	}
	return EaseOut(t)
}

// Course is how a card moves from one place to another.
type Course struct {
	Time   float64 // seconds on the way
	Delay  float64 // seconds until it starts
	Ease   Ease
	Arc    float64 // height of the flight over a straight line
	Turns  int     // how often it turns over on the way
	Bounce float64 // height of one jump after it has landed
	Spin   float64 // how much further it turns clockwise on the way, in radians, to look the same at its end
	Lean   float64 // how far it leans clockwise in the middle of the way, in radians
}

// bounceFrom is the part of the time after which a bouncing card has landed.
const bounceFrom = 0.72

// along returns the pose between two poses at a part t of the time.
func (w *Course) along(from, to Pose, t float64) Pose {
	jump := 0.0
	if w.Bounce > 0 {
		if t > bounceFrom {
			u := (t - bounceFrom) / (1 - bounceFrom)
			jump = w.Bounce * 4 * u * (1 - u)
		}
		t /= bounceFrom
	}
	k := w.Ease.At(t)
	p := Pose{
		X: from.X + (to.X-from.X)*k, Y: from.Y + (to.Y-from.Y)*k - jump,
		W: from.W + (to.W-from.W)*k, Turn: from.Turn + (to.Turn-from.Turn)*k,
	}
	p.Turn += w.Spin*k + w.Lean*4*k*(1-k)
	if w.Arc > 0 {
		up := w.Arc * 4 * k * (1 - k)
		p.Y -= up
		p.W *= 1 + up*swellOfArc
	}
	return p
}

// swellOfArc is how much larger a card looks for each unit of height.
const swellOfArc = 0.0014

// EaseOut starts fast and ends slowly, for t from 0 to 1.
func EaseOut(t float64) float64 { u := 1 - t; return 1 - u*u*u }

// Clamp limits t to the range from 0 to 1.
func Clamp(t float64) float64 { return math.Max(0, math.Min(1, t)) }

// Shake returns the sideways offset of a hit object at a part t of its time. It swings out three
// times, less each time.
func Shake(t, most float64) float64 {
	if t <= 0 || t >= 1 {
		return 0
	}
	return most * (1 - t) * math.Sin(t*6*math.Pi+0.9)
}
