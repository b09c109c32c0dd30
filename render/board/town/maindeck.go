package town

import (
	"fmt"
	"math"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// This file draws the panel of the main deck.

// drawDeck draws the main deck: its card count and the stacks that may hold Super-Villains.
func (m *townMap) drawDeck(c *ui.Canvas, l mapLook) {
	b, n, stacks := m.deckAt, m.deck, m.stacks
	key := gallery.Key{Name: "deck of the city", N: n, Text: fmt.Sprint(stacks)}
	dim, strong := m.body(16, dimWords), m.body(15.4, pen.White)
	strong.Font = pen.Heavy
	large, least := m.large, m.minRules
	c.PartLate(l.late, 0, key, b, 12, func(p pen.Pen) {
		bar := 116.0
		if large { // within the goal's panel
			bar = 34
			p.Text(fmt.Sprint("MAIN DECK: ", n, " LEFT"), 14, 24, pen.Style{Font: pen.Display, Size: 26, Tracking: 0.6, Colour: pen.White}, pen.Left)
		} else {
			panel(p, b.W, b.H, navy, edgeBlue)
			for i := 2; i >= 0; i-- {
				o := pen.Rectangle(18+1.6*float64(i), 20-2.6*float64(i), 58, 81, 4)
				p.Stroke(o, 3, pen.Ink)
				p.Fill(o, pen.RGB(0x1d4396))
			}
			p.Text("MAIN DECK", 90, 36, pen.Style{Font: pen.Display, Size: 24, Tracking: 1, Colour: pen.White}, pen.Left)
			st := pen.Style{Font: pen.Display, Size: 58, Colour: pen.White}
			w := p.Text(fmt.Sprint(n), 90, 90, st, pen.Left)
			p.Fitted("cards left", 98+w, 88, b.W-108-w, dim, least, pen.Left)
		}
		x := 14.0
		for i, wide := range stackWidths(stacks, b.W-28, dim) {
			s := stacks[i]
			o := pen.Rectangle(x, bar, wide, 22, 0)
			p.Stroke(o, 4, pen.Ink)
			ground := pen.RGB(0x2f7a55)
			if s.supers > 0 {
				ground = pen.RGB(0x4a2263)
			}
			p.Fill(o, ground)
			for j := range s.supers {
				k := math.Min(1, wide/(26*float64(s.supers)))
				town.DrawCrown(p.At(x+wide/2+(float64(j)-float64(s.supers-1)/2)*24*k, bar+11, 0.7*k), 1, town.Crown, 0)
			}
			q := dim
			if q.Colour = pen.RGB(0xf7b3d2); s.supers == 0 {
				q.Colour = pen.RGB(0x8fe8a8)
			}
			p.Text(s.label(), x+wide/2, bar+22+dim.Size*1.1, q, pen.Centre)
			x += wide + stackGap
		}
		if large {
			return
		}
		p.Fitted(nextSuper(stacks), 14, 184, b.W-28, strong, least, pen.Left)
	})
}

// nextSuper says in how many cards the next Super-Villain can come.
func nextSuper(stacks []stack) string {
	before := 0
	for _, s := range stacks {
		if s.supers > 0 {
			return fmt.Sprintf("Next Super-Villain in %d+ cards", before+1)
		}
		before += s.cards
	}
	return "No Super-Villains left"
}

// label returns the label under a stack: its number of cards. Crowns in the stack show the
// Super-Villains, and a tip says all of it.
func (s *stack) label() string { return fmt.Sprint(s.cards) }

// stackWidths returns how wide the stacks are in a bar. Those with more cards are wider, and each has
// room for its label in a style.
func stackWidths(stacks []stack, room float64, st pen.Style) (out []float64) {
	room -= stackGap * float64(len(stacks)-1)
	all, least := 0, labelGap+pen.Measure("99", st)
	for _, s := range stacks {
		all += s.cards
	}
	least = math.Min(least, room/math.Max(1, float64(len(stacks))))
	for _, s := range stacks {
		out = append(out, least+(room-least*float64(len(stacks)))*float64(s.cards)/float64(max(all, 1)))
	}
	return out
}

// stackGap is the gap between two stacks, and labelGap the room between their labels besides that.
const stackGap, labelGap = 4.0, 6.0
