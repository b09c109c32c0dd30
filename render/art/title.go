package art

import (
	"image/color"
	"math"
	"strings"

	"lineup/render/art/pen"
)

// nameLines is a name set in one or two lines.
type nameLines struct {
	lines   []string
	st      pen.Style
	squeeze float64
}

// width returns the width of the longest line.
func (t nameLines) width() (w float64) {
	for _, line := range t.lines {
		w = max(w, pen.Measure(line, t.st)*t.squeeze)
	}
	return w
}

// titleSizes are the sizes of a name: from most to least in one line, or two in two lines if one
// line would need a squeeze of more than a fifth.
type titleSizes struct{ most, least, two float64 }

func setTitle(name string, room float64, sizes titleSizes, tracking float64) nameLines {
	name = strings.ToUpper(name)
	st := pen.Style{Font: pen.Display, Size: sizes.most, Tracking: tracking, Colour: pen.Paper}
	one, squeeze := pen.Fit(name, room, st, sizes.least)
	if squeeze >= 0.8 || !strings.Contains(name, " ") {
		return nameLines{[]string{name}, one, squeeze}
	}
	st.Size = sizes.two
	best, least := nameLines{}, math.Inf(1)
	for i := range len(name) {
		if name[i] != ' ' {
			continue
		}
		lines := []string{name[:i], name[i+1:]}
		widest := max(pen.Measure(lines[0], st), pen.Measure(lines[1], st))
		if widest < least { // the most even lines
			best, least = nameLines{lines, st, min(1, room/widest)}, widest
		}
	}
	return best
}

// tightName is the least width of letters of a name in little room, as a part of their normal width.
// A name that would be narrower is cut off.
const tightName = 0.6

// setTight is like setTitle for the part of a card that other cards leave in view.
func setTight(name string, room float64, sizes titleSizes, tracking float64) nameLines {
	t := setTitle(name, room, sizes, tracking)
	if t.squeeze >= tightName {
		return t
	}
	for i, line := range t.lines {
		t.lines[i] = pen.Cut(line, t.st, room/tightName)
	}
	t.squeeze = tightName
	return t
}

// drawContoured draws a line of display letters centered on a point of its baseline, with a contour
// around them.
func drawContoured(p pen.Pen, s string, x, y float64, st pen.Style, squeeze, contour float64, edge color.NRGBA) {
	p = p.At(x, y, 1).Stretched(squeeze, 1)
	st.Colour = p.Letters(st.Colour)
	p.Tell(s, 0, 0, st, pen.Centre, 1)
	o := pen.Lettering(s, 0, 0, st, pen.Centre)
	p.Stroke(o, contour, edge)
	p.Fill(o, st.Colour)
}
