package art

import (
	"math"
	"strings"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// A small card is designed 126 by 176.4: a name that can be read, a larger
// picture, and big numbers. There is no rules text.
const (
	smallCard   = 126.0
	smallHeight = smallCard * CardHeight / CardWidth
	// leastCap is the least height of a name's capitals, in pixels, on cards of
	// narrowest pixels and more. Narrower ones show it in proportion.
	leastCap  = 11.0
	narrowest = 84.0
)

var smallWindow = windowStyle{width: smallCard, emblem: 0.68, tall: 94, dots: 6.5, frame: true}

// leastName returns the least type size of a name on a card with so many pixels to
// one unit of the small design.
func leastName(pixels float64) float64 {
	return leastCap / pen.CapHeight(pen.Display, 1) / max(pixels, narrowest/smallCard)
}

// drawSmallFace draws a card whose picture has unit pixels to one of the 250 units of
// a full card's width.
func drawSmallFace(p pen.Pen, f Face, unit float64) {
	pixels := unit * CardWidth / smallCard // to one unit of the small design
	p = p.At(0, 0, CardWidth/smallCard)
	least := leastName(pixels)
	name := setName(strings.ToUpper(f.Name), least)
	banner := 9 + float64(len(name.lines))*name.st.Size*0.86
	label := pen.Style{Font: pen.Display, Size: max(16, least), Tracking: 0.6, Colour: f.Kind.OnInk()}
	const row = 36.0
	strip := 6 + pen.CapHeight(pen.Display, label.Size)
	top := smallHeight - row - strip
	style := smallWindow
	style.clearTop = banner
	drawWindow(p, f, 0, top+2, style)
	p.Fill(pen.Polygon(0, 0, smallCard, 0, smallCard, banner-4, 0, banner+1), pen.Ink)
	for i, line := range name.lines {
		p.Condensed(line, 7, 4+name.st.Size*(0.80+0.86*float64(i)), name.st, pen.Left, name.squeeze)
	}
	p.Block(0, top, smallCard, strip, pen.Ink)
	drawIcon(p, f.Kind, 14, top+strip/2, 6, label.Colour)
	p.Fitted(f.Kind.Label(), 23, top+strip/2+pen.CapHeight(pen.Display, label.Size)/2, smallCard-23-6, label, label.Size, pen.Left)
	p.Block(0, top+strip, smallCard, row, pen.Paper)
	drawSmallRow(p, f, top+strip, row-3.5)
	p.Cut(pen.Rectangle(0, 0, smallCard, smallHeight, 8), 0, 0, smallCard, smallHeight)
	p.Stroke(pen.Rectangle(1.75, 1.75, smallCard-3.5, smallHeight-3.5, 6.5), 3.5, pen.Ink)
	if f.Kind == SuperVillain {
		p.Stroke(pen.Rectangle(4.5, 4.5, smallCard-9, smallHeight-9, 5), 1.4, label.Colour)
	}
}

// drawSmallRow draws the bottom of a small card: star, what the card gives, burst.
func drawSmallRow(p pen.Pen, f Face, top, height float64) {
	middle := top + height/2
	drawMedal(p, f.VP, 22, middle+1, 19)
	drawCost(p, f.Cost, smallCard-22, middle, 18.5, seedOf(f))
	left, right := 8.0, smallCard-8
	if f.VP != "" {
		left = 43
	}
	if f.Cost != "" {
		right = smallCard - 42
	}
	x, room := (left+right)/2, right-left-2
	power, keywords := typeset.PowerOf(f.Text), shortKeywords(f.Keywords, room)
	size := 26.0
	switch {
	case power != "" && keywords != "":
		p.Fitted(power, x, middle+3, room, pen.Style{Font: pen.Display, Size: 22, Colour: pen.Ink}, 18, pen.Centre)
		p.Fitted(keywords, x, middle+14, room, pen.Style{Font: pen.Display, Size: 12, Colour: pen.Ink}, 11, pen.Centre)
	case power != "":
		p.Fitted(power, x, middle+size*0.36, room, pen.Style{Font: pen.Display, Size: size, Colour: pen.Ink}, 20, pen.Centre)
	case keywords != "":
		p.Fitted(keywords, x, middle+6, room, pen.Style{Font: pen.Display, Size: 17, Colour: pen.Ink}, 13, pen.Centre)
	}
}

// shortKeywords keeps as many of the first keywords as can be read in the room.
func shortKeywords(keywords string, room float64) string {
	st := pen.Style{Font: pen.Display, Size: 12}
	words := strings.Fields(keywords)
	for len(words) > 1 && pen.Measure(strings.Join(words, " "), st)*0.75 > room {
		words = words[:len(words)-1]
	}
	return strings.Join(words, " ")
}

// drawMedal draws the victory points of a small card: a stouter star, with room for a
// larger number.
func drawMedal(p pen.Pen, vp string, x, y, radius float64) {
	if vp == "" {
		return
	}
	star := pen.Burst(x, y, radius, radius*0.64, 5, -math.Pi/2, 0, 1)
	p.Fill(star, pen.Gold)
	p.Stroke(star, 3, pen.Ink)
	size := radius * 1.26
	p.Fitted(vp, x, y+size*0.37, radius*1.2, pen.Style{Font: pen.Display, Size: size, Colour: pen.Ink}, size*0.8, pen.Centre)
}

// nameSetting is a name in one or two lines.
type nameSetting struct {
	lines   []string
	st      pen.Style
	squeeze float64
}

// setName sets a name in one line if a squeeze to four fifths is enough, and
// otherwise in the two most even lines.
func setName(name string, least float64) nameSetting {
	const room = smallCard - 13
	st := pen.Style{Font: pen.Display, Size: max(19, least), Tracking: 0.4, Colour: pen.Paper}
	one, squeeze := pen.Fit(name, room, st, max(17, least))
	if squeeze >= 0.8 || !strings.Contains(name, " ") {
		return nameSetting{[]string{name}, one, squeeze}
	}
	best := nameSetting{squeeze: -1}
	st.Size = max(16, least)
	for i := range len(name) {
		if name[i] != ' ' {
			continue
		}
		lines := []string{name[:i], name[i+1:]}
		widest := max(pen.Measure(lines[0], st), pen.Measure(lines[1], st))
		if s := min(1, room/widest); s > best.squeeze {
			best = nameSetting{lines, st, s}
		}
	}
	return best
}
