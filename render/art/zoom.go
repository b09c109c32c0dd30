package art

import (
	"image"
	"math"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// In the reader, the rules text is smaller in design units because the picture is larger. The card
// grows until all of its text fits.
const (
	readerMost  = 16.5 // 26 pixels at a width of 400
	readerLeast = 14.6 // 18 pixels at a width of 312
	readerTop   = 200.0
	// readerTall is the height above which smaller text is tried first.
	readerTall = 420.0
	// readerFoot is the space below the text.
	readerFoot = 14.0
)

// Reader returns a picture of a face for reading, as high as its text needs.
func (s Press) Reader(f Face, width int) *image.RGBA {
	if f.Oversized() {
		return s.heroReader(f, width)
	}
	g := readerPage(f, s.text())
	unit := float64(width) / CardWidth
	return pen.Paint(width, int(math.Round(g.height*unit)), unit, func(p pen.Pen) { drawFullFace(p, f, g, false) })
}

// readerPage chooses the text size, the position of the strip, and the height of the card.
func readerPage(f Face, text float64) lowerPart {
	paragraphs := measured(f.FullText())
	g := lowerPart{strip: stripHeight, height: CardHeight, below: textBelow * text, double: f.Kind == SuperVillain}
	for _, g.top = range stripTops {
		if g.top < readerTop {
			break
		}
		if g.text = typeset.Flow(paragraphs, g.column(), readerMost*text, ruler); g.text.Whole {
			return g
		}
	}
	g.top = readerTop
	for size := readerMost; ; size -= 0.5 {
		g.text = typeset.Flow(paragraphs, g.column(), max(size, readerLeast)*text, ruler)
		g.height = max(CardHeight, g.text.Bottom+readerFoot)
		if size <= readerLeast || g.height <= readerTall {
			g.text.Whole = true // such a high page has room for it
			return g
		}
	}
}
