package pen

import (
	"image/color"
	"math"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// Style is how a line of text is set. Lengths are pixels for the exported
// functions and design units within a picture.
type Style struct {
	Font     Font
	Size     float64
	Tracking float64 // added between letters
	Colour   color.NRGBA
}

// Align says which part of a line stands at the given x.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// Measure returns the width of one line.
func Measure(s string, st Style) float64 {
	if s == "" {
		return 0
	}
	face, real := faceOf(st.Font, st.Size)
	return text.AdvanceAt(s, len(s), face)*st.Size/real + st.Tracking*float64(utf8.RuneCountInString(s)-1)
}

// Start returns how far left of x a line of that width begins.
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

// RunWidth returns the width of a line as [Pen.Run] draws it at a size in pixels.
func RunWidth(s string, font Font, size float64) float64 {
	face, _ := faceOf(font, size)
	return text.AdvanceAt(s, len(s), face)
}

// Run draws one line of untracked text from glyph images, with its left end moved
// to a whole pixel. For rules text that is sharper and much cheaper than paths.
func (p Pen) Run(s string, x, y float64, st Style) {
	face, _ := faceOf(st.Font, st.Size*p.m.size())
	dx, dy := p.m.apply(x, y)
	var op text.DrawOptions
	op.GeoM.Translate(math.Round(dx), math.Round(dy)-math.Round(face.Metrics().HAscent))
	op.ColorScale.ScaleWithColor(st.Colour)
	text.Draw(p.dst, s, face, &op)
}

// Condensed draws a line squeezed to that part of its natural width, and returns
// the width it takes.
func (p Pen) Condensed(s string, x, y float64, st Style, align Align, squeeze float64) float64 {
	if s == "" {
		return 0
	}
	width := Measure(s, st) * squeeze
	face, real := faceOf(st.Font, st.Size)
	scale := st.Size / real
	// The layout's origin is the top of the line; ours is the baseline.
	m := p.m.then(matrix{a: scale * squeeze, d: scale, e: x + align.Start(width), f: y - face.Metrics().HAscent*scale})
	var whole vector.Path
	if st.Tracking == 0 {
		text.AppendVectorPath(&whole, s, face, &text.LayoutOptions{})
	} else {
		letters := 0
		for i, r := range s {
			var one vector.Path
			text.AppendVectorPath(&one, string(r), face, &text.LayoutOptions{})
			var op vector.AddPathOptions
			op.GeoM.Translate(text.AdvanceAt(s, i, face)+st.Tracking/scale*float64(letters), 0)
			whole.AddPath(&one, &op)
			letters++
		}
	}
	var op vector.AddPathOptions
	op.GeoM.SetElement(0, 0, m.a)
	op.GeoM.SetElement(0, 1, m.c)
	op.GeoM.SetElement(0, 2, m.e)
	op.GeoM.SetElement(1, 0, m.b)
	op.GeoM.SetElement(1, 1, m.d)
	op.GeoM.SetElement(1, 2, m.f)
	var placed vector.Path
	placed.AddPath(&whole, &op)
	do := vector.DrawPathOptions{AntiAlias: true}
	do.ColorScale.ScaleWithColor(st.Colour)
	vector.FillPath(p.dst, &placed, nil, &do)
	return width
}

// Fitted draws a line no wider than room: it steps the size down to least, then
// squeezes. It returns the width taken.
func (p Pen) Fitted(s string, x, y, room float64, st Style, least float64, align Align) float64 {
	st, squeeze := Fit(s, room, st, least)
	return p.Condensed(s, x, y, st, align, squeeze)
}

// Fit returns the style and the squeeze with which a line is no wider than room.
func Fit(s string, room float64, st Style, least float64) (Style, float64) {
	for {
		width := Measure(s, st)
		if width <= room {
			return st, 1
		}
		// A slight squeeze looks better than a step of the size.
		if width*0.93 <= room || st.Size <= least {
			return st, room / width
		}
		st.Size = max(least, st.Size-1)
	}
}
