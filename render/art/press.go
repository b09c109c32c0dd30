package art

import (
	"image"

	"lineup/render/art/pen"
)

// Press paints faces. Its methods draw on the processor, share no state, and always give the same
// picture for the same face, in any goroutine.
type Press struct {
	// Text enlarges rules text, from 1 to 2; 0 means 1. Text with no room is left to the reader.
	Text float64
	// Min is the smallest size of rules text, in pixels; 0 means [MinRules].
	Min float64
	// Contrast paints in high contrast.
	Contrast bool
}

// paint paints a picture of w by h pixels, at unit pixels per unit.
func (s Press) paint(w, h int, unit float64, draw func(pen.Pen)) *image.RGBA {
	return pen.Paint(w, h, unit, func(p pen.Pen) { draw(p.WithContrast(s.Contrast)) })
}

// text returns Text, limited to 1 through 2.
func (s Press) text() float64 { return max(1, min(2, s.Text)) }

// least returns the smallest size of rules text in design units, at unit pixels per unit.
func (s Press) least(unit float64) float64 { return max(MinRules, s.Min) / unit }

// RulesWidth returns the least width in pixels of a card with rules text.
func (s Press) RulesWidth() float64 { return smallWidth * max(1, s.Min/usualLeast) }

// PaintCard returns a picture of a card, width pixels wide and [HeightOfCard] high. lit is whether
// its cost can be paid. Below 160 pixels of width it is a small card,
// with the lines of its rules that have room.
func PaintCard(f Face, width int, lit bool) *image.RGBA { return Press{}.Card(f, width, lit) }

// PaintPoster returns a picture of an oversized Super Hero, w by h pixels. down is whether it is
// face down.
func PaintPoster(f Face, w, h int, down bool) *image.RGBA { return Press{}.Poster(f, w, h, down) }

// usualLeast is Press.Min in a window of 1080 lines.
const usualLeast = 15.0

// MinRules is the minimum size of rules text in pixels, for pictures of any size.
const MinRules = 13.0
