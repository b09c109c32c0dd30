package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// In the reader's picture the rules text is smaller in design units, because the
// picture is larger, and the box grows until all of it fits.
const (
	zoomMost  = 14.0 // 27 pixels at a width of 480
	zoomLeast = 12.0 // 23 pixels at a width of 480
	zoomTop   = 186.0
	// zoomTall is the height beyond which the text is made smaller first.
	zoomTall = 430.0
)

// zoomLayout finds the size of the text and the height of the card.
func zoomLayout(f Face, measure widthOf) (text setting, height float64) {
	paragraphs := paragraphsOf(f.Text)
	for size := zoomMost; ; size -= 0.5 {
		text = flow(paragraphs, zoomColumn(), size, measure)
		height = max(CardHeight, text.bottom+zoomFoot(f))
		if size <= zoomLeast || text.whole && height <= zoomTall {
			return text, height
		}
	}
}

// zoomColumn is as high as any text needs.
func zoomColumn() column {
	const top = zoomTop + stripHeight + 8
	return column{box: area{16, top, CardWidth - 32, 40 * CardHeight}}
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

func paintZoom(f Face, width int) *ebiten.Image {
	unit := float64(width) / CardWidth
	text, height := zoomLayout(f, ruler(unit))
	return bake(width, int(math.Round(height*unit)), unit, func(p pen) {
		p.window(f, 0, zoomTop+6, cardWindow)
		p.banner(f.Name)
		p.strip(f, zoomTop)
		p.paperBox(f.Kind, zoomTop+stripHeight, height)
		p.rules(text, Ink, Mix(Ink, f.Kind.Dark(), 0.35))
		p.star(f.VP, starX, height-starUp, starRadius)
		p.cost(f.Cost, costX, height-costUp, costRadius, seedOf(f))
		p.edge(f.Kind, height)
	})
}
