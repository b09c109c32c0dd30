package town

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/art/typeset"
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
	known, least, list := m.next.known, m.minRules, m.listing(lines)
	_, more := m.rowStyles()
	c.PartLate(l.late, 0, key, b, 12, func(p pen.Pen) {
		panel(p, b.W, b.H, pen.RGB(0x1c0a12), town.Menace)
		p.Fill(pen.Rectangle(3, 3, b.W-6, 34, 5), pen.RGB(0x5a0f18))
		p.Text("WHEN THE TURN ENDS", 14, 29, pen.Style{Font: pen.Display, Size: 26, Tracking: 0.8, Colour: pen.White}, pen.Left)
		if !known {
			more.Colour = pen.RGB(0xffc9bd)
			paragraph(p, "Answer first to see what comes next.", 14, 64, b.W-28, more.Size*1.3, 3, more)
			return
		}
		for i, r := range list.rows {
			k := &lines[i]
			k.drawSign(p.At(28, r.y+r.h/2, math.Max(0.9, math.Min(1, r.h/38))))
			st, more := r.style(list), list.more
			more.Colour = pen.Mix(k.colour, pen.White, 0.55)
			y := r.y + (r.h-r.high(list))/2
			for _, line := range r.words {
				p.Fitted(line, listWords, y+st.Size*0.9, b.W-listWords-listInset, st, least, pen.Left)
				y += st.Size * listPitch
			}
			for _, line := range r.more {
				p.Fitted(line, listWords, y+more.Size*0.9, b.W-listWords-listInset, more, least, pen.Left)
				y += more.Size * listPitch
			}
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

// These are the measures of the list: where its words begin, the room right of them, the line height in
// letter sizes, the least and the usual room between rows, and the least height of a row, for its sign.
const (
	listWords, listInset, listPitch = 54.0, 8.0, 1.14
	listGap, listApart, leastRow    = 3.0, 13.0, 30.0
)

// listing is the forecast list set into its panel: all rows in letters of the same sizes.
type listing struct {
	words, more pen.Style
	rows        []listRow
}

// listRow is a row of the list, from the top of the panel, with the lines of its two texts.
type listRow struct {
	y, h        float64
	words, more []string
	narrow      bool // the letters of the words are narrow ones
}

// style returns the style of the words.
func (r *listRow) style(l listing) pen.Style {
	st := l.words
	if r.narrow {
		st.Font, st.Tracking = pen.Display, 0.3
	}
	return st
}

// high returns the height of the lines.
func (r *listRow) high(l listing) float64 {
	return (float64(len(r.words))*l.words.Size + float64(len(r.more))*l.more.Size) * listPitch
}

// listing sets lines into the panel. Long texts take a second line before all get smaller. Where the
// smallest letters have no room, the two texts of a row become one, then the last rows leave out the second
// text, and at last they are in one line of narrow letters.
func (m *townMap) listing(lines []forecastLine) listing {
	l := listing{}
	room, high := m.forecast.W-listWords-listInset, m.forecast.H-rowsBelow-4
	set := func(gap float64) bool {
		y := rowsBelow
		for i := range l.rows {
			r := &l.rows[i]
			r.y, r.h = y, math.Max(leastRow, r.high(l))
			y += r.h + gap
		}
		return y-gap <= rowsBelow+high
	}
	wanted, second := m.rowStyles()
	for k := 1.0; ; k -= 0.04 {
		l.words, l.more = wanted, second
		l.words.Size, l.more.Size = math.Max(m.minRules, wanted.Size*k), math.Max(m.minRules, second.Size*k)
		l.rows = l.rows[:0]
		for _, line := range lines {
			r := listRow{words: typeset.Wrap(line.words, l.words, room)}
			if line.more != "" {
				r.more = typeset.Wrap(line.more, l.more, room)
			}
			l.rows = append(l.rows, r)
		}
		if set(listGap) || l.words.Size <= m.minRules && l.more.Size <= m.minRules {
			break
		}
	}
	if !set(listGap) { // both texts of a row become one
		for i, line := range lines {
			l.rows[i].words, l.rows[i].more = typeset.Wrap(line.whole(), l.words, room), nil
		}
	}
	for i := len(lines) - 1; i >= 0 && !set(listGap); i-- {
		if words := typeset.Wrap(lines[i].words, l.words, room); len(words) < len(l.rows[i].words) {
			l.rows[i].words = words
		}
	}
	for i := len(lines) - 1; i >= 0 && !set(listGap); i-- {
		if r := &l.rows[i]; len(r.words) > 1 {
			r.words, r.narrow = []string{upper(lines[i].words)}, true
		}
	}
	used, n := 0.0, math.Max(1, float64(len(l.rows)))
	for i := range l.rows {
		used += l.rows[i].h
	}
	if used > high { // more rows than any real turn has
		for i := range l.rows {
			l.rows[i].y, l.rows[i].h = rowsBelow+float64(i)*high/n, high/n
		}
		return l
	}
	set(math.Min(listApart*m.text, (high-used)/n))
	return l
}

// whole returns both texts of a line as one.
func (k *forecastLine) whole() string {
	if strings.HasSuffix(k.words, begins) || strings.HasSuffix(k.words, mayBegin) {
		return k.words + ". " + k.more
	}
	return strings.TrimSpace(k.words + " " + k.more)
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
	r := m.listing(m.listed).rows[row]
	return ui.BoxAt(m.forecast.X+5, m.forecast.Y+r.y-2, m.forecast.W-10, r.h+4)
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
