package town

import (
	"fmt"
	"math"
	"slices"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// This file draws the list of what comes when the turn ends.

// drawForecast draws the list of what comes when the turn ends.
func (m *townMap) drawForecast(c *ui.Canvas, l mapLook, words mapWords) {
	b := m.forecast
	m = l.shown().board(m)
	lines := m.list(words)
	key := gallery.Key{Name: "forecast", N: flag(m.next.known)}
	for _, k := range lines {
		key.Text += fmt.Sprint(k.kind, k.held, k.sure, k.words, k.more, "\x00")
	}
	known, pitch, tight, least := m.next.known, m.rowPitch(), m.tightRows(), m.minRules
	st, more := m.rowStyles()
	c.PartLate(l.late, 0, key, b, 12, func(p pen.Pen) {
		panel(p, b.W, b.H, pen.RGB(0x1c0a12), town.Menace)
		p.Fill(pen.Rectangle(3, 3, b.W-6, 34, 5), pen.RGB(0x5a0f18))
		p.Text("WHEN THE TURN ENDS", 14, 29, pen.Style{Font: pen.Display, Size: 26, Tracking: 0.8, Colour: pen.White}, pen.Left)
		if !known {
			more.Colour = pen.RGB(0xffc9bd)
			paragraph(p, "Answer first to see what comes next.", 14, 64, b.W-28, more.Size*1.3, 3, more)
			return
		}
		y := rowsBelow
		for _, k := range lines {
			k.drawSign(p.At(28, y+pitch/2-2, math.Min(1, pitch/42)))
			more.Colour = pen.Mix(k.colour, pen.White, 0.55)
			says, face := k.words, st
			if _, squeeze := pen.Fit(says, b.W-62, st, least); squeeze < minSqueeze { // a long name
				says, face = abilityLine(says, st, b.W-62, least, true)
			}
			if tight {
				p.Fitted(says, 54, y+pitch/2+st.Size*0.3, b.W-62, face, least, pen.Left)
			} else {
				p.Fitted(says, 54, y+st.Size*1.16, b.W-62, face, least, pen.Left)
				p.Fitted(k.more, 54, y+st.Size*2.3, b.W-62, more, least, pen.Left)
			}
			y += pitch
		}
	})
}

// rowsBelow is where the forecast list begins, from the top of its panel.
const rowsBelow = 44.0

// rowStyles returns the styles of the two lines of a row of the list.
func (m *townMap) rowStyles() (words, more pen.Style) {
	words, more = m.body(16.4, pen.White), m.body(15.6, pen.White)
	words.Font = pen.Heavy
	return words, more
}

// rowHeight returns how high a row of the list is with both of its lines.
func (m *townMap) rowHeight() float64 {
	words, more := m.rowStyles()
	return words.Size*2.3 + more.Size*0.3 + 4
}

// rowPitch returns the line height of the list.
func (m *townMap) rowPitch() float64 {
	return math.Min(math.Max(47*m.text, m.rowHeight()), (m.forecast.H-rowsBelow-4)/math.Max(1, float64(len(m.listed))))
}

// tightRows reports whether the rows of the list have room for one line only.
func (m *townMap) tightRows() bool {
	words, _ := m.rowStyles()
	return m.rowPitch() < words.Size*2.3
}

// list returns the forecast list. It is put into words once.
func (m *townMap) list(words mapWords) []forecastLine {
	if m.listed == nil {
		m.listed = m.lines(words.card, words.seat)
	}
	return m.listed
}

// rowOf returns the line of the list for a deed, or -1 if there is none.
func (m *townMap) rowOf(d deed) int {
	return slices.IndexFunc(m.listed, func(k forecastLine) bool { return !k.held && k.deed.is(d) })
}

// rowLight returns the box around a row of the list, with all of its lines.
func (m *townMap) rowLight(row int) ui.Box {
	pitch := m.rowPitch()
	high := pitch
	if !m.tightRows() {
		high = math.Max(pitch, m.rowHeight()+2)
	}
	return ui.BoxAt(m.forecast.X+5, m.forecast.Y+rowsBelow+float64(row)*pitch-2, m.forecast.W-10, high)
}

// drawRowLight highlights a row of the list.
func (m *townMap) drawRowLight(c *ui.Canvas, row int) {
	b := m.rowLight(row)
	c.Part(gallery.Key{Name: "row light"}, b, 6, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 5)
		p.Fill(o, pen.Fade(town.Go, 0.16))
		p.Stroke(o, 3, town.Go)
	})
}
