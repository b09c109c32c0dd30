package town

import (
	"fmt"
	"math"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file draws which cards belong to which slot.

// These are the measures of the rail that joins the cards of a slot to the slot's number: its distance from
// the cards, how much shorter than the cards it is at each end, its width, and the radius of the number.
const railBelow, railInset, railWidth, signRadius = 4.0, 3.0, 5.0, 14.0

// rail returns the line below the cards of a slot and from there to the slot's number, or nil if the slot
// has no cards.
func (s *mapSpace) rail() []pen.Point {
	if s.location || len(s.cards) == 0 {
		return nil
	}
	from, to, y := math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, k := range s.cards {
		b := k.pose.Bounds()
		from, to, y = min(from, b.X), max(to, b.X+b.W), max(y, b.Y+b.H)
	}
	from, to, y = from+railInset, to-railInset, y+railBelow
	nx, ny := s.slotSign().Middle()
	turn := max(from, min(nx, to))
	far := math.Hypot(nx-turn, ny-y)
	end := pen.Point{X: nx - (nx-turn)*signRadius/far, Y: ny - (ny-y)*signRadius/far}
	switch turn {
	case from:
		return []pen.Point{{X: to, Y: y}, {X: from, Y: y}, end}
	case to:
		return []pen.Point{{X: from, Y: y}, {X: to, Y: y}, end}
	}
	return []pen.Point{{X: from, Y: y}, {X: turn, Y: y}, end, {X: turn, Y: y}, {X: to, Y: y}}
}

// drawRails draws the rails of all slots. They are on the ground, below cards and standees.
func (m *townMap) drawRails(c *ui.Canvas) {
	for i := range m.spaces {
		line := m.spaces[i].rail()
		if line == nil {
			continue
		}
		b := ui.BoxAt(line[0].X, line[0].Y, 0, 0)
		for _, p := range line[1:] {
			b = b.Joined(ui.BoxAt(p.X, p.Y, 0, 0))
		}
		var xy []float64
		for _, p := range line {
			xy = append(xy, p.X-b.X, p.Y-b.Y)
		}
		c.Part(gallery.Key{Name: "slot rail", Text: fmt.Sprintf("%.1f", xy)}, b, 6, func(p pen.Pen) {
			o := pen.Open(xy...)
			p.Stroke(o, railWidth+5, pen.Ink)
			p.Stroke(o, railWidth, pen.Paper)
		})
	}
}
