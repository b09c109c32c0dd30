package gallery

import (
	"image"
	"image/color"

	"lineup/render/art/pen"
)

// BackdropColors is the colors of a screen's background and the center of its rays, as fractions of its
// width and height.
type BackdropColors struct {
	Base, Ray, Dot   color.NRGBA
	CentreX, CentreY float64
}

// TableGround is the background of the card table.
var TableGround = BackdropColors{pen.TableBlue, pen.TableRay, pen.TableDot, 0.5, 0.435}

// Backdrop returns a background with rays, and with halftone that grows toward the upper and lower
// edges. Until it is painted in the background, Backdrop reports false.
func (p *Painter) Backdrop(w, h int, g BackdropColors) (Sprite, bool) {
	key := Key{Name: "backdrop", W: w, H: h, Unit: float64(h) / 1080, A: g.Base, B: g.Ray, C: g.Dot, N: int(g.CentreX*1000)<<16 + int(g.CentreY*1000)}
	return p.Soon(key, 0, func() *image.RGBA {
		width := float64(w) / key.Unit
		return pen.Paint(w, h, key.Unit, func(p pen.Pen) {
			p.Block(-1, -1, width+2, 1082, g.Base)
			p.Wheel(width*g.CentreX, 1080*g.CentreY, width+1080, 28, g.Ray, pen.WheelOf{Phase: 0.22, From: 150})
			p.Dots(pen.Screen{Y: 670, W: width, H: 460, Pitch: 22, Max: 0.45, Turn: 0.35, Colour: g.Dot})
			p.Dots(pen.Screen{Y: 0, W: width, H: 240, Pitch: 22, Max: 0.41, Turn: 0.35, Grow: pen.GrowUp, Colour: g.Dot})
		})
	})
}
