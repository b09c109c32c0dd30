package ui

import (
	"math"

	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// Scroll is how far tall content is moved up in its box.
type Scroll struct{ At float64 }

// scrollStep is the distance for one notch of the wheel.
const scrollStep = 80.0

// Update scrolls content of a height with the wheel while the pointer is in the box.
func (s *Scroll) Update(p *Pointer, in Box, high float64) {
	if in.Has(p.X, p.Y) {
		s.At -= p.Wheel * scrollStep
	}
	s.keep(in, high)
}

// Turn scrolls by a page, or to an end, when a key asks for that.
func (s *Scroll) Turn(p *Pointer, page float64) {
	switch {
	case p.Does(action.NextPage), p.Does(action.Skip):
		s.At += page
	case p.Does(action.PreviousPage):
		s.At -= page
	case p.Does(action.First):
		s.At = 0
	case p.Does(action.Last):
		s.At = math.MaxInt32
	}
}

func (s *Scroll) keep(in Box, high float64) {
	s.At = math.Max(0, math.Min(high-in.H, s.At))
}

// Reveal scrolls as little as needed to show a part of the content, h high and y below its top.
func (s *Scroll) Reveal(y, h float64, in Box, high float64) {
	s.At = math.Max(y+h-in.H, math.Min(y, s.At))
	s.keep(in, high)
}

// Reach makes the visible part of a text a target, which keys scroll.
func (s *Scroll) Reach(c *Canvas, what string, in Box, high float64) {
	s.ReachSaying(c, what, "", in, high)
}

// ReachSaying is like Reach for a text that the narrator says.
func (s *Scroll) ReachSaying(c *Canvas, what, says string, in Box, high float64) {
	c.Reach(Target{What: what, Says: says, Box: in.Grown(textMargin), Group: s, Up: s.At > 0.5, Down: s.At < high-in.H-0.5})
}

// UpdateBeside is like Update for the text of a screen: the stick of a gamepad scrolls it wherever the frame is. It
// reports whether the stick does so, and no list.
func (s *Scroll) UpdateBeside(p *Pointer, in Box, high float64) bool {
	stick := p.Framed && p.Pad.Turn != 0 && high > in.H
	if stick && !in.Has(p.X, p.Y) {
		s.At -= p.Pad.Turn * scrollStep
	}
	s.Update(p, in, high)
	return stick
}

// textMargin is how far a frame around a text keeps away from its letters, in units.
const textMargin = 12.0

// Draw draws a scroll bar at the right edge of the box if the content is taller than it.
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
