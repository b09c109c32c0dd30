package ui

import (
	"image/color"
	"math"
	"sort"
	"strings"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// leastDisplay is the smallest size, in pixels, of display letters: their capitals are
// smaller for their size. In windows of fewer than 720 lines they shrink with all else.
const leastDisplay = 15.0

// style is a text style in pixels, never below what can be read.
func (c *Canvas) style(st pen.Style) pen.Style {
	least := c.LeastRules() * c.Unit
	if st.Font == pen.Display {
		least = math.Max(least, leastDisplay*math.Min(1, c.Unit/leastUnit))
	}
	size := math.Max(st.Size*c.Unit, least)
	st.Tracking *= size / st.Size
	st.Size = math.Round(size*2) / 2
	return st
}

// Text draws one line with its baseline at y.
func (c *Canvas) Text(s string, x, y float64, st pen.Style, a pen.Align) {
	if s == "" {
		return
	}
	px, py, p := x*c.Unit+c.Left, y*c.Unit+c.Top, c.style(st)
	c.labels.Draw(c.dst, s, px, py, p, a)
	c.Quads++
	if c.Told != nil {
		wide := c.labels.Width(s, p)
		px += a.Start(wide)
		c.Told("", pen.Written{Text: s, Style: p, Squeeze: 1, X0: px, Y0: py - pen.CapHeight(p.Font, p.Size), X1: px + wide, Y1: py})
	}
}

// TextWithin draws a line that starts at x, smaller if it would be wider than
// the room for it.
func (c *Canvas) TextWithin(s string, x, y, room float64, st pen.Style) {
	if w := c.TextWidth(s, st); w > room {
		st.Size = math.Floor(st.Size * room / w)
	}
	c.Text(s, x, y, st, pen.Left)
}

// Shortened is a line no wider than the room for it: what is too much at its end is
// left out, and three dots say so.
func (c *Canvas) Shortened(s string, st pen.Style, room float64) string {
	if c.TextWidth(s, st) <= room {
		return s
	}
	const dots = "..."
	first, _ := c.split(s, st, room-c.TextWidth(dots, st))
	return strings.TrimRight(first, " ") + dots
}

// split cuts a line where it would be wider than the room for it, after its first
// letter at the soonest.
func (c *Canvas) split(s string, st pen.Style, room float64) (first, rest string) {
	letters := []rune(s)
	n := sort.Search(len(letters), func(n int) bool { return c.TextWidth(string(letters[:n+1]), st) > room })
	n = min(len(letters), max(n, 1))
	return string(letters[:n]), string(letters[n:])
}

// TextWidth is the width of a line on the stage.
func (c *Canvas) TextWidth(s string, st pen.Style) float64 {
	return c.labels.Width(s, c.style(st)) / c.Unit
}

// Wrap breaks text into lines no wider than a width of the stage.
func (c *Canvas) Wrap(s string, st pen.Style, width float64) []string {
	return typeset.Wrap(s, c.style(st), width*c.Unit)
}

// Display is the style of titles, numbers and buttons: capitals only.
func Display(size float64, colour color.NRGBA) pen.Style {
	return pen.Style{Font: pen.Display, Size: size, Tracking: 1, Colour: colour}
}

// Body is the style of sentences.
func Body(size float64, colour color.NRGBA) pen.Style {
	return pen.Style{Font: pen.Body, Size: size, Colour: colour}
}

// Bold is the style of what stands out in a sentence, and of sentences that do.
func Bold(size float64, colour color.NRGBA) pen.Style {
	return pen.Style{Font: pen.Heavy, Size: size, Colour: colour}
}
