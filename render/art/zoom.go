package art

import (
	"image"
	"math"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// In the enlarged picture the rules text is smaller in design units, because the
// picture is larger, and the box grows until all of it fits.
const (
	zoomMost  = 14.0 // 27 pixels at a width of 480
	zoomLeast = 12.0 // 23 pixels at a width of 480
	zoomTop   = 186.0
	// zoomTall is the height beyond which the text is made smaller first.
	zoomTall = 430.0
)

// zoomLayout finds the size of the text and the height of the card.
func zoomLayout(f Face, measure typeset.WidthOf) (text typeset.Setting, height float64) {
	paragraphs := typeset.Paragraphs(f.Text)
	for size := zoomMost; ; size -= 0.5 {
		text = typeset.Flow(paragraphs, zoomColumn(), size, measure)
		height = max(CardHeight, text.Bottom+zoomFoot(f))
		if size <= zoomLeast || text.Whole && height <= zoomTall {
			return text, height
		}
	}
}

// zoomColumn is as high as any text needs.
func zoomColumn() typeset.Column {
	const top = zoomTop + stripHeight + 8
	return typeset.Column{Box: pen.AreaAt(16, top, CardWidth-32, 40*CardHeight)}
}

// zoomFoot is the height of the row below the text: that of star and burst, if
// there are any.
func zoomFoot(f Face) float64 {
	switch {
	case f.Cost != "":
		return costUp + costRadius + 6
	case f.VP != "":
		return starUp + starRadius + 6
	}
	return 16
}

func paintZoom(f Face, width int) *image.RGBA {
	unit := float64(width) / CardWidth
	text, height := zoomLayout(f, ruler(unit))
	return pen.Paint(width, int(math.Round(height*unit)), unit, func(p pen.Pen) {
		drawWindow(p, f, 0, zoomTop+6, cardWindow)
		drawBanner(p, f.Name)
		drawStrip(p, f, zoomTop)
		drawPaperBox(p, f.Kind, zoomTop+stripHeight, height)
		drawRules(p, text, pen.Ink, pen.Mix(pen.Ink, f.Kind.Dark(), 0.35))
		drawStar(p, f.VP, starX, height-starUp, starRadius)
		drawCost(p, f.Cost, costX, height-costUp, costRadius, seedOf(f))
		drawEdge(p, f.Kind, height)
	})
}
