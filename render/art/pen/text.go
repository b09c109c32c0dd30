package pen

import (
	"image/color"
	"math"
	"sort"
	"strings"
)

// Style is the style of a line of text. Lengths are pixels for the exported functions and design
// units within a picture.
type Style struct {
	Font     Font
	Size     float64
	Tracking float64 // added between letters
	Colour   color.NRGBA
}

// Align is the part of a line that is at the given x.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// Measure returns the width of one line.
func Measure(s string, st Style) float64 {
	return measure(set(st.Font, s), st)
}

// measure returns the width of the letters of a line.
func measure(line []letter, st Style) float64 {
	if len(line) == 0 {
		return 0
	}
	last := line[len(line)-1]
	return (last.x+last.advance)*st.Size + st.Tracking*float64(len(line)-1)
}

// Start returns the offset from x at which a line of that width begins.
func (a Align) Start(width float64) float64 {
	switch a {
	case Centre:
		return -width / 2
	case Right:
		return -width
	}
	return 0
}

// Text draws one line with its baseline at y and returns its width.
func (p Pen) Text(s string, x, y float64, st Style, align Align) float64 {
	return p.Condensed(s, x, y, st, align, 1)
}

// Run draws one line of untracked text, squeezed to a fraction of its natural width, with its left end and
// its baseline on whole pixels, which makes small type sharper.
func (p Pen) Run(s string, x, y float64, st Style, squeeze float64) {
	if p.m.b == 0 && p.m.c == 0 && p.m.a > 0 && p.m.d > 0 {
		x = (math.Round(p.m.a*x+p.m.e) - p.m.e) / p.m.a
		y = (math.Round(p.m.d*y+p.m.f) - p.m.f) / p.m.d
	}
	st.Tracking = 0
	p.Condensed(s, x, y, st, Left, squeeze)
}

// Lettering returns the outline of a line with its baseline at (x, y), for filling or for stroking
// an edge.
func Lettering(s string, x, y float64, st Style, align Align) Outline {
	return lettering(s, x, y, st, align, 1)
}

func lettering(s string, x, y float64, st Style, align Align, squeeze float64) Outline {
	line := set(st.Font, s)
	return outlined(line, x+align.Start(measure(line, st)*squeeze), y, st, squeeze)
}

// outlined returns the outline of the letters of a line with its left end at x.
func outlined(line []letter, x, y float64, st Style, squeeze float64) Outline {
	n := 0
	for i := range line {
		n += len(line[i].outline)
	}
	out := make(Outline, 0, n)
	for i := range line {
		m := matrix{a: st.Size * squeeze, d: st.Size, e: x + (line[i].x*st.Size+st.Tracking*float64(i))*squeeze, f: y}
		out = append(out, line[i].outline.mapped(m)...)
	}
	return out
}

// Condensed draws a line squeezed to a fraction of its natural width, and returns the squeezed
// width.
func (p Pen) Condensed(s string, x, y float64, st Style, align Align, squeeze float64) float64 {
	if s == "" {
		return 0
	}
	st.Colour = p.Letters(st.Colour)
	p.Tell(s, x, y, st, align, squeeze)
	if p.dst == nil { // in Read or Sketch
		return Measure(s, st) * squeeze
	}
	p.Fill(lettering(s, x, y, st, align, squeeze), st.Colour)
	return Measure(s, st) * squeeze
}

// Fitted draws a line no wider than room. It reduces the size down to least, and then squeezes. It
// returns the width used.
func (p Pen) Fitted(s string, x, y, room float64, st Style, least float64, align Align) float64 {
	st, squeeze := Fit(s, room, st, least)
	return p.Condensed(s, x, y, st, align, squeeze)
}

// Fit returns the style and the squeeze that make a line no wider than room.
func Fit(s string, room float64, st Style, least float64) (Style, float64) {
	for {
		width := Measure(s, st)
		if width <= room {
			return st, 1
		}
		// A slight squeeze looks better than a smaller size.
		if width*0.93 <= room || st.Size <= least {
			return st, room / width
		}
		st.Size = max(least, st.Size-1)
	}
}

// leastSqueeze is the least width of letters of a name, as a part of their normal width.
const leastSqueeze = 0.8

// FitName is like Fit but shortens a name that would be squeezed too much, and returns it as well. The
// end that is cut off is replaced by "…".
func FitName(name string, room float64, st Style, least float64) (string, Style, float64) {
	name = cut(name, func(s string) bool {
		_, squeeze := Fit(s, room, st, least)
		return squeeze >= leastSqueeze
	})
	fit, squeeze := Fit(name, room, st, least)
	return name, fit, squeeze
}

// Cut returns words that are no wider than room: all of them, or their first letters and "…".
func Cut(words string, st Style, room float64) string {
	return cut(words, func(s string) bool { return Measure(s, st) <= room })
}

// cut returns words if they fit, or otherwise as many of their first letters as fit with "…", but at
// least one. It measures few lengths, because shaping a line takes long.
func cut(words string, fits func(string) bool) string {
	letters := []rune(words)
	if len(letters) < 2 || fits(words) {
		return words
	}
	first := func(n int) string { return strings.TrimRight(string(letters[:n]), " ") + "…" }
	return first(max(1, sort.Search(len(letters)-1, func(n int) bool { return !fits(first(n + 1)) })))
}
