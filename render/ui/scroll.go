package ui

import (
	"math"

	"lineup/render/art/pen"
)

// Scroll is how far something high is moved up in the box it is seen through.
type Scroll struct{ At float64 }

// scrollStep is how far one notch of the wheel goes.
const scrollStep = 80.0

// Update lets the wheel move what is high units high, while the pointer is in the box.
func (s *Scroll) Update(p *Pointer, in Box, high float64) {
	if in.Has(p.X, p.Y) {
		s.At -= p.Wheel * scrollStep
	}
	s.keep(in, high)
}

func (s *Scroll) keep(in Box, high float64) {
	s.At = math.Max(0, math.Min(high-in.H, s.At))
}

// Reveal moves as little as is needed for a part of it to be seen, h high and y below
// its top.
func (s *Scroll) Reveal(y, h float64, in Box, high float64) {
	s.At = math.Max(y+h-in.H, math.Min(y, s.At))
	s.keep(in, high)
}

// Draw draws how far it is, at the right edge of the box, where not all can be seen.
func (s *Scroll) Draw(c *Canvas, in Box, high float64) {
	const wide = 12.0
	if high <= in.H {
		return
	}
	bar := BoxAt(in.X+in.W-wide, in.Y, wide, in.H)
	c.Tray(bar, pen.Ink)
	long := math.Max(30, in.H*in.H/high)
	c.Tray(BoxAt(bar.X, bar.Y+(in.H-long)*s.At/(high-in.H), wide, long), pen.CanDo)
}
