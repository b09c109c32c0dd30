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
	// readerLow is the upper edge of the type strip down to which enlarged text may push it.
	readerLow = 114.0
	// readerFoot is the space below the text.
	readerFoot = 14.0
	// These are for a text too long for the smallest letters that can be read: how much wider it is on
	// each side, the upper edge of the type strip of a card without a cost, and the space below.
	tightInset = 4.0
	tightTop   = 54.0
	tightFoot  = 10.0
)

// Reader returns a picture of a face for reading. It shows all of the text, in letters as large as
// most pixels of height allow, and is as high as that text needs.
func (s Press) Reader(f Face, width, most int) *image.RGBA {
	high, draw := s.reader(f, width, most)
	return s.paint(width, high, 1, func(p pen.Pen) { draw(p, float64(width)) })
}

// ReaderSketch is like Reader but leaves out the picture of the card, so that it can be drawn while that
// is painted. It returns the height in pixels and draws the rest with a width.
func (s Press) ReaderSketch(f Face, width, most int) (high int, draw func(p pen.Pen, width float64)) {
	f.Art = nil
	return s.reader(f, width, most)
}

// reader lays out the picture of Reader, and returns its height in pixels and what draws it with a width.
func (s Press) reader(f Face, width, most int) (high int, draw func(p pen.Pen, width float64)) {
	if f.Oversized() {
		unit := float64(width) / posterWidth
		o := s.heroPage(f, unit, float64(most)/unit)
		return int(math.Round(o.h * unit)), func(p pen.Pen, width float64) { drawPoster(p.At(0, 0, width/posterWidth), f, o) }
	}
	unit := float64(width) / CardWidth
	g := s.readerPage(f, unit, float64(most)/unit)
	return int(math.Round(g.height * unit)), func(p pen.Pen, width float64) { drawFullFace(p.At(0, 0, width/CardWidth), f, g, false) }
}

// readerSize is a size of text to try in the reader, and how much it enlarges the text.
type readerSize struct{ size, text float64 }

// readerSizes returns the sizes to try, from the wanted one down to the smallest. usual is the size of
// text that is not enlarged, and smallest its smallest size.
func (s Press) readerSizes(unit, usual, smallest float64) (out []readerSize) {
	least := s.least(unit)
	for text := s.text(); text > 1; text -= textStep {
		out = append(out, readerSize{max(usual*text, least), text})
	}
	for size := max(usual, least); size > smallest; size -= 0.5 {
		out = append(out, readerSize{size, 1})
	}
	return append(out, readerSize{smallest, 1})
}

// readerPage chooses the text size, the position of the strip, and the height of the card, which is
// at most most unless the smallest text needs more.
func (s Press) readerPage(f Face, unit, most float64) (g lowerPart) {
	inLetters(func(by letters) bool {
		g = s.readerPageBy(by, f, unit, most)
		return g.height <= most && g.text.Size >= s.Min/unit
	})
	return g
}

// readerPageBy is readerPage with letters of a width.
func (s Press) readerPageBy(by letters, f Face, unit, most float64) lowerPart {
	paragraphs := by.measured(f.FullText())
	g := lowerPart{strip: stripHeight, double: f.Kind == SuperVillain}
	last := 0.0
	for _, k := range s.readerSizes(unit, readerMost, readerLeast) {
		for _, size := range [...]float64{last, s.Min / unit} { // the second is less than the first in small windows
			if k.size < s.least(unit) && size > k.size {
				if page := tightPage(f, by, paragraphs, size); page.height <= most {
					return page
				}
			}
		}
		last = k.size
		g.below = textBelow * k.size / readerMost
		for _, g.top = range stripTops {
			if k.text > 1 && g.top < readerLow {
				break
			}
			g.height = CardHeight
			if g.text = by.of(typeset.Flow(paragraphs, g.column(), k.size, by.ruler)); g.text.Whole {
				return g
			}
			if g.top > readerTop {
				continue
			}
			if g.height = max(CardHeight, g.text.Bottom+readerFoot); g.height <= most {
				g.text.Whole = true // such a high page has room for it
				return g
			}
		}
	}
	g.text.Whole = true
	return g
}

// tightPage lays out a page with narrow margins and as little of the picture as possible.
func tightPage(f Face, by letters, paragraphs [][]typeset.Word, size float64) lowerPart {
	g := lowerPart{strip: stripHeight, double: f.Kind == SuperVillain, tight: true, top: stripTops[len(stripTops)-1]}
	if f.Cost == "" {
		g.top = tightTop
	}
	g.below = textBelow * size / readerMost
	g.text = by.of(typeset.Flow(paragraphs, g.column(), size, by.ruler))
	g.height = max(CardHeight, g.text.Bottom+tightFoot)
	g.text.Whole = true // the page has room for it
	return g
}
