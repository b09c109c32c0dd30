package art

import "image"

// Press paints faces. Its functions draw on the processor, touch nothing shared and give
// the same picture for the same face at any time, in any goroutine.
type Press struct {
	// Text enlarges rules text, from 1 to 2; 0 is 1. What then finds no room is
	// left to the reader.
	Text float64
	// Min is the smallest size of rules text, in pixels; 0 is [MinRules].
	Min float64
}

// text is Text within its bounds.
func (s Press) text() float64 { return max(1, min(2, s.Text)) }

// least returns the smallest size of rules text that is designed unit pixels to the unit.
func (s Press) least(unit float64) float64 { return max(MinRules, s.Min) / unit }

// PaintCard paints a card, width pixels wide and [HeightOfCard] high; lit is whether its
// cost can be paid. Below 160 pixels of width there is no rules text.
func PaintCard(f Face, width int, lit bool) *image.RGBA { return Press{}.Card(f, width, lit) }

// PaintPoster paints an oversized Super Hero, w by h pixels; down is whether it lies face
// down.
func PaintPoster(f Face, w, h int, down bool) *image.RGBA { return Press{}.Poster(f, w, h, down) }

// usualLeast is Press.Min in a window of 1080 lines.
const usualLeast = 15.0

// MinRules is the least size of rules text, in pixels, however small the picture is.
const MinRules = 13.0
