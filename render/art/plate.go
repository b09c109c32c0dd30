package art

import (
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// Plate returns a panel: a rounded rectangle with an ink outline and a flat shadow
// offset from it. The panel itself is w by h pixels with its corner at the
// sprite's origin; unit is the number of pixels to one unit of a 1080-line screen,
// by which corners, outline and shadow scale.
func (p *Painter) Plate(w, h int, unit float64, fill color.NRGBA) Sprite {
	key := part{name: partPlate, w: w, h: h, a: fill, radius: unit}
	return p.part(key, func() Sprite {
		margin := int(math.Ceil(8 * unit))
		wide, high := float64(w)/unit, float64(h)/unit
		return Sprite{bake(w+2*margin, h+2*margin, unit, func(p pen.Pen) {
			p = p.At(float64(margin)/unit, float64(margin)/unit, 1)
			p.Fill(pen.Rectangle(4, 6, wide, high, 14), pen.Fade(pen.RGB(0), 0.32))
			p.Fill(pen.Rectangle(0, 0, wide, high, 14), fill)
			p.Stroke(pen.Rectangle(0, 0, wide, high, 14), 5, pen.Ink)
		}), float64(-margin), float64(-margin)}
	})
}

// Tray returns a plain rounded rectangle without outline or shadow, w by h pixels;
// give fill an opacity for a tray the table shows through.
func (p *Painter) Tray(w, h int, unit float64, fill color.NRGBA) Sprite {
	key := part{name: partPlate, variant: 1, w: w, h: h, a: fill, radius: unit}
	return p.part(key, func() Sprite {
		return Sprite{Image: bake(w, h, unit, func(p pen.Pen) {
			p.Fill(pen.Rectangle(0, 0, float64(w)/unit, float64(h)/unit, 18), fill)
		})}
	})
}

// Tab returns a small bright plate with a heavy outline, such as the one that
// says whose turn it is.
func (p *Painter) Tab(w, h int, unit float64, fill color.NRGBA) Sprite {
	key := part{name: partPlate, variant: 2, w: w, h: h, a: fill, radius: unit}
	return p.part(key, func() Sprite {
		margin := int(math.Ceil(4 * unit))
		return Sprite{bake(w+2*margin, h+2*margin, unit, func(p pen.Pen) {
			p = p.At(float64(margin)/unit, float64(margin)/unit, 1)
			p.Fill(pen.Rectangle(0, 0, float64(w)/unit, float64(h)/unit, 8), fill)
			p.Stroke(pen.Rectangle(0, 0, float64(w)/unit, float64(h)/unit, 8), 5, pen.Ink)
		}), float64(-margin), float64(-margin)}
	})
}
