package art

import (
	"image"

	"lineup/render/art/pen"
)

func PaintCard(f Face, width int, lit bool) *image.RGBA {
	unit := float64(width) / CardWidth
	return pen.Paint(width, HeightOfCard(width), unit, func(p pen.Pen) {
		if width < smallWidth {
			drawSmallFace(p, f, unit)
		} else {
			drawFullFace(p, f, unit)
		}
	})
}
func PaintPlain(f Face, width int) *image.RGBA            { return PaintCard(f, width, false) }
func PaintReader(f Face, width int) *image.RGBA           { return paintZoom(f, width) }
func PaintPoster(f Face, w, h int, down bool) *image.RGBA { return paintPanel(f, w, down) }
func PaintThumb(f Face, w, h int) *image.RGBA             { return PaintCard(f, w, false) }
func PaintBack(width int) *image.RGBA {
	return pen.Paint(width, HeightOfCard(width), float64(width)/CardWidth, func(p pen.Pen) {
		drawBackGround(p, CardWidth, CardHeight)
		drawBackBurst(p, CardWidth/2, CardHeight/2, 92)
		drawEdge(p, Starter, CardHeight)
	})
}
