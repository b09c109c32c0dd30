package art

import (
	"image"

	"lineup/render/art/pen"
)

// PaintThumb paints the picture of a face alone, in a small frame of ink: w by h pixels,
// frame and all.
func PaintThumb(f Face, w, h int) *image.RGBA {
	unit := float64(h) / 44
	wide := float64(w) / unit
	return pen.Paint(w, h, unit, func(p pen.Pen) {
		drawScene(p, f, 0, 0, wide, 44)
		p.Cut(pen.Rectangle(0, 0, wide, 44, 5), 0, 0, wide, 44)
		p.Stroke(pen.Rectangle(1.25, 1.25, wide-2.5, 41.5, 4), 2.5, pen.Ink)
	})
}
