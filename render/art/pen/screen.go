package pen

import (
	"image/color"
	"math"
)

// Growth is the direction in which the dots of a screen grow.
type Growth uint8

// The directions.
const (
	GrowDown Growth = iota
	GrowUp
	GrowOut
	GrowIn
	GrowLeft
	GrowRight
	GrowFlat
)

// Screen is a halftone screen over a rectangle. Lengths are design units.
type Screen struct {
	X, Y, W, H float64
	Pitch      float64
	Max        float64 // the radius of the largest dots, in pitches; 0 is 0.54
	Power      float64 // how late they grow; 0 means 1, evenly
	Turn       float64 // radians; 0 is 0.4
	Grow       Growth
	Colour     color.NRGBA
}

// Dots draws a screen of dots. It marks the coverage of each dot directly, without tracing a path
// of thousands of circles.
func (p Pen) Dots(s Screen) {
	most, power, turn := s.Max, s.Power, s.Turn
	if most == 0 {
		most = 0.54
	}
	if power == 0 {
		power = 1
	}
	if turn == 0 {
		turn = 0.4
	}
	src := p.source(s.Colour, false)
	if s.Pitch <= 0 || s.W <= 0 || s.H <= 0 || src.nothing() {
		return
	}
	upright := p.m.b == 0 && p.m.c == 0
	if upright {
		src.clip = src.clip.Intersect(p.pixels(s.X, s.Y, s.W, s.H))
	}
	cx, cy := s.X+s.W/2, s.Y+s.H/2
	sin, cos := math.Sincos(turn)
	n := int(math.Hypot(s.W, s.H)/s.Pitch/2) + 2
	scale := p.m.size()
	for i := -n; i <= n; i++ {
		for j := -n; j <= n; j++ {
			u := float64(i)*s.Pitch*cos - float64(j)*s.Pitch*sin
			v := float64(i)*s.Pitch*sin + float64(j)*s.Pitch*cos
			over := s.Pitch
			if !upright {
				over = 0
			}
			if math.Abs(u) > s.W/2+over || math.Abs(v) > s.H/2+over {
				continue
			}
			r := most * s.Pitch * math.Pow(clamp(s.at(u, v), 0, 1), power)
			if r <= 0.1*s.Pitch {
				continue
			}
			x, y := p.m.apply(cx+u, cy+v)
			src.dot(x, y, r*scale)
		}
	}
}

// at returns the growth of the screen at a point relative to its middle.
func (s *Screen) at(u, v float64) float64 {
	switch s.Grow {
	case GrowUp:
		return 0.5 - v/s.H
	case GrowOut:
		return math.Hypot(u/(s.W/2), v/(s.H/2))
	case GrowIn:
		return 1 - math.Hypot(u/(s.W/2), v/(s.H/2))
	case GrowLeft:
		return 0.5 - u/s.W
	case GrowRight:
		return u/s.W + 0.5
	case GrowFlat:
		return 1
	case GrowDown:
	}
	return v/s.H + 0.5
}

// dot draws a disc, in pixels.
func (s *source) dot(cx, cy, r float64) {
	x0, x1 := int(math.Floor(cx-r-0.5)), int(math.Ceil(cx+r+0.5))
	y0, y1 := int(math.Floor(cy-r-0.5)), int(math.Ceil(cy+r+0.5))
	if x1 <= s.clip.Min.X || x0 >= s.clip.Max.X || y1 <= s.clip.Min.Y || y0 >= s.clip.Max.Y {
		return
	}
	for y := y0; y < y1; y++ {
		dy := float64(y) + 0.5 - cy
		cover := func(x int) uint32 {
			dx := float64(x) + 0.5 - cx
			return uint32(clamp(r-math.Sqrt(dx*dx+dy*dy)+0.5, 0, 1) * full)
		}
		from, to := x0, x1
		for ; from < to; from++ { // the left edge
			c := cover(from)
			if c == full {
				break
			}
			if c > 0 {
				s.span(y, from, from+1, c)
			}
		}
		for ; from < to; to-- { // the right edge
			c := cover(to - 1)
			if c == full {
				break
			}
			if c > 0 {
				s.span(y, to-1, to, c)
			}
		}
		s.span(y, from, to, full) // fully covered between the edges
	}
}

// full is the maximum coverage of a pixel.
const full = 0xffff

// WheelOf describes the rays of a wheel.
type WheelOf struct {
	Phase float64 // as a fraction of the angle between two rays
	From  float64 // the radius at which they begin
	Duty  float64 // the share of the circle they take; 0 means half
}

// Wheel draws n rays around a point, out to a radius.
func (p Pen) Wheel(cx, cy, radius float64, n int, c color.NRGBA, w WheelOf) {
	duty := w.Duty
	if duty == 0 {
		duty = 0.5
	}
	o := make(Outline, 0, 5*n)
	for i := range n {
		t := (float64(i) + w.Phase) * 2 * math.Pi / float64(n)
		s0, c0 := math.Sincos(t)
		s1, c1 := math.Sincos(t + duty*2*math.Pi/float64(n))
		o = append(o, MoveTo(cx+w.From*c0, cy+w.From*s0), LineTo(cx+radius*c0, cy+radius*s0),
			LineTo(cx+radius*c1, cy+radius*s1), LineTo(cx+w.From*c1, cy+w.From*s1), ClosePath())
	}
	p.Fill(o, c)
}
