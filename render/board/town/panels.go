package town

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"lineup/engine"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/art/typeset"
	"lineup/render/ui"
)

// These are the colors of panels.
var (
	navy     = pen.RGB(0x0e1737)
	edgeBlue = pen.RGB(0x4a63ae)
	dimWords = pen.RGB(0xaebbe6)
	heats    = [...]color.NRGBA{pen.RGB(0x2f9e6e), pen.RGB(0x8cbf3a), pen.RGB(0xf2c230), pen.RGB(0xf2932a), pen.RGB(0xe2452c), pen.RGB(0x8a1630)}
)

func upper(s string) string { return strings.ToUpper(s) }

// panel draws the background of a panel.
func panel(p pen.Pen, w, h float64, ground, edge color.NRGBA) {
	p.Fill(pen.Rectangle(5, 6, w, h, 8), pen.Fade(pen.RGB(0x050914), 0.55))
	p.Fill(pen.Rectangle(0, 0, w, h, 8), p.Ground(pen.Fade(ground, 0.95)))
	p.Stroke(pen.Rectangle(0, 0, w, h, 8), 4.5, pen.RGB(0x090e20))
	p.Stroke(pen.Rectangle(3, 3, w-6, h-6, 6), p.Thick(1.4, 4), p.Letters(edge))
}

// drawPanels draws everything around the city: the track, the seats, the goal, the deck, and the
// forecast.
func (m *townMap) drawPanels(c *ui.Canvas, l mapLook, words mapWords) {
	m.drawTrack(c, l)
	for i := range m.seatPanels {
		m.drawSeat(c, l, i)
	}
	m.drawGoal(c, l)
	m.drawDeck(c, l)
	if m.deck > 0 && !m.large {
		c.Back(ui.Pose{X: m.deckAt.X + 47, Y: m.deckAt.Y + 60, W: 58})
	}
	m.drawForecast(c, l, words)
	m.drawReach(c, l, words)
}

// mapWords holds the names of cards and seats, and the Power in reach.
type mapWords struct {
	card func(engine.CardID) string
	seat func(engine.SeatID) string
	// reach returns the Power in reach. It plays the hand in copies of the game, so only a panel that
	// is drawn asks for it. It is nil if there is no such panel.
	reach func() powerInReach
}

// powerInReach is the Power in reach on the viewer's turn.
type powerInReach struct {
	sum     int
	sources string
	// base is the sources that are always named, and brief the others in few words, for two lines.
	base, brief string
	tip         string // the sources in sentences
}

// body returns the style of sentences, which is never smaller than minRules.
func (m *townMap) body(size float64, c color.NRGBA) pen.Style {
	return pen.Style{Font: pen.Body, Size: math.Max(size*m.text, m.minRules), Colour: c}
}

// paragraph writes words in at most most lines.
func paragraph(p pen.Pen, words string, x, y, w, pitch float64, most int, st pen.Style) {
	lines := typeset.Wrap(strings.ReplaceAll(words, "\n", " "), st, w)
	if len(lines) > most {
		lines = append(lines[:max(0, most-1)], strings.Join(lines[max(0, most-1):], " "))
	}
	for i, line := range lines[:min(most, len(lines))] {
		p.Text(pen.Cut(line, st, w), x, y+float64(i)*pitch, st, pen.Left)
	}
}

// drawReach draws how much Power is in reach this turn.
func (m *townMap) drawReach(c *ui.Canvas, l mapLook, words mapWords) {
	if words.reach == nil {
		return
	}
	b, in := m.reachAt, words.reach()
	sum := fmt.Sprint(in.sum, " POWER")
	head, body, least := m.body(16.5, pen.White), m.body(16.5, pen.RGB(0xffe88a)), m.minRules
	c.PartLate(l.late, 0, gallery.Key{Name: "reach", Text: sum + in.sources}, b, 12, func(p pen.Pen) {
		panel(p, b.W, b.H, navy, edgeBlue)
		w := p.Text(sum, 16, 42, pen.Style{Font: pen.Display, Size: 36, Tracking: 0.5, Colour: town.Go}, pen.Left)
		title, says := "in reach this turn:", in.sources
		if _, squeeze := pen.Fit(says, b.W-w-44, body, least); squeeze < minSqueeze && in.brief != "" {
			title, says = "in reach: "+in.base+",", in.brief
		}
		p.Fitted(title, w+30, 26, b.W-w-44, head, least, pen.Left)
		p.Fitted(says, w+30, 52, b.W-w-44, body, least, pen.Left)
	})
}

// drawMove draws the available Move.
func (m *townMap) drawMove(c *ui.Canvas, move int) {
	b := m.moveAt
	c.Part(gallery.Key{Name: "move disc"}, b, 24, func(p pen.Pen) {
		p = p.At(70, 70, 1)
		for i, r := range [...]float64{70, 61} {
			o := pen.Circle(0, 0, r)
			if i == 0 {
				p.At(8, 12, 1).Fill(o, pen.Fade(pen.Ink, 0.55))
				p.At(0, 6, 1).Stroke(o, 9, pen.Ink)
			}
			p.Stroke(o, 8, pen.Ink)
			p.Fill(o, [...]color.NRGBA{pen.RGB(0x1673b8), pen.RGB(0x6fe3ff)}[i])
		}
		p.Atop(pen.Circle(0, 0, 61), func(p pen.Pen) {
			p.Dots(pen.Screen{X: -62, Y: -6, W: 124, H: 70, Pitch: 8, Colour: pen.Fade(pen.RGB(0x2fa8cf), 0.8)})
		})
		outlined(p, "MOVE", 0, 46, 24, pen.Ink, pen.RGB(0x6fe3ff), 5)
	})
	c.Part(gallery.Key{Name: "move number", N: move}, b, 10, func(p pen.Pen) {
		outlined(p, fmt.Sprint(move), 69, 90, 78, pen.Paper, pen.Ink, 10)
	})
}

// outlined writes outlined letters.
func outlined(p pen.Pen, words string, x, y, size float64, c, edge color.NRGBA, wide float64) {
	st := pen.Style{Font: pen.Display, Size: size, Tracking: 1, Colour: c}
	p.Stroke(pen.Lettering(words, x, y, st, pen.Centre), wide, edge)
	p.Text(words, x, y, st, pen.Centre)
}
