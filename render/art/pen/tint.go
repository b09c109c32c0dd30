package pen

import (
	"image/color"
	"strings"
)

// Tint is the color of a part of a line: its bytes from From to before To.
type Tint struct {
	From, To int
	Colour   color.NRGBA
}

// TintOf returns the tint of the first appearance of words in a line, as a list, or nil if they do
// not appear. Capitals do not matter.
func TintOf(line, words string, c color.NRGBA) []Tint {
	at := strings.Index(strings.ToLower(line), strings.ToLower(words))
	if words == "" || at < 0 || !strings.EqualFold(line[at:min(len(line), at+len(words))], words) {
		return nil
	}
	return []Tint{{at, at + len(words), c}}
}

// TintsOfLines returns the tints of each line of a text that has been broken into lines. Tints are
// in the order of the text, and the lines hold its words in order.
func TintsOfLines(text string, lines []string, tints []Tint) [][]Tint {
	out := make([][]Tint, len(lines))
	if len(tints) == 0 {
		return out
	}
	from := 0
	for i, l := range lines {
		at := strings.Index(text[from:], l)
		if at < 0 { // a shortened line
			l = strings.TrimRight(l, ".")
			if at = strings.Index(text[from:], l); at < 0 {
				return out
			}
		}
		from += at
		for _, t := range tints {
			if a, b := max(t.From, from), min(t.To, from+len(l)); a < b {
				out[i] = append(out[i], Tint{a - from, b - from, t.Colour})
			}
		}
		from += len(l)
	}
	return out
}

// Pieces calls draw with each part of a line that has one color, from left to right. Words that are
// not tinted have the given color.
func Pieces(s string, c color.NRGBA, tints []Tint, draw func(from, to int, c color.NRGBA)) {
	at := 0
	for _, t := range tints {
		if t.From < at || t.To > len(s) {
			break
		}
		if t.From > at {
			draw(at, t.From, c)
		}
		draw(t.From, t.To, t.Colour)
		at = t.To
	}
	if at < len(s) {
		draw(at, len(s), c)
	}
}

// Tinted draws a line like [Pen.Condensed] with tinted parts.
func (p Pen) Tinted(s string, x, y float64, st Style, align Align, squeeze float64, tints []Tint) {
	st.Colour = p.Letters(st.Colour)
	p.Tell(s, x, y, st, align, squeeze)
	x += align.Start(Measure(s, st) * squeeze)
	Pieces(s, st.Colour, tints, func(from, to int, c color.NRGBA) {
		p.Fill(lettering(s[from:to], x+Before(s, from, st)*squeeze, y, st, Left, squeeze), p.Tint(c, st.Colour))
	})
}

// Before returns the width of a line before the byte at from, with its tracking.
func Before(s string, from int, st Style) float64 {
	if from == 0 {
		return 0
	}
	return Measure(s[:from], st) + st.Tracking
}
