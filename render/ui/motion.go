package ui

import "math"

// Tick is the length of one step of the game loop, in seconds.
const Tick = 1.0 / 60

// The pace of springs: how fast they close in, so that what is left after 220
// milliseconds cannot be seen.
const springPace = 26.0

// spring glides from where it is to where it should be, critically damped: it
// arrives as fast as it can without swinging over.
type spring struct{ at, to, speed float64 }

// resting is a spring that is where it should be.
func resting(at float64) spring { return spring{at: at, to: at} }

// step moves the spring on by dt seconds.
func (s *spring) step(dt float64) {
	away := s.at - s.to
	push := s.speed + springPace*away
	fade := math.Exp(-springPace * dt)
	s.at = s.to + (away+push*dt)*fade
	s.speed = (s.speed - springPace*push*dt) * fade
}

// near reports whether the spring is within a tolerance of rest.
func (s *spring) near(tolerance float64) bool {
	return math.Abs(s.at-s.to) < tolerance && math.Abs(s.speed) < tolerance*springPace
}

// snap ends the motion.
func (s *spring) snap() { s.at, s.speed = s.to, 0 }

// EaseOut starts fast and ends slowly, for t from 0 to 1.
func EaseOut(t float64) float64 { u := 1 - t; return 1 - u*u*u }

// Clamp keeps t between 0 and 1.
func Clamp(t float64) float64 { return math.Max(0, math.Min(1, t)) }
