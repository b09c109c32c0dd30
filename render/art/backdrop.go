package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// Ground is the colours of a screen's background, and where its rays begin, in
// parts of its width and height.
type Ground struct {
	Base, Ray, Dot   color.NRGBA
	CentreX, CentreY float64
}

// TableGround is the background of the card table.
var TableGround = Ground{TableBlue, TableRay, TableDot, 0.5, 0.435}

// Backdrop returns a background with rays and with halftone that grows towards
// the upper and lower edges. Dots keep their size relative to the height, so that
// they stay far above the size of a pixel.
func (p *Painter) Backdrop(w, h int, g Ground) *ebiten.Image {
	key := part{name: partTable, w: w, h: h, a: g.Base, b: g.Ray, radius: g.CentreY}
	return p.part(key, func() Sprite {
		unit := float64(h) / 1080
		width := float64(w) / unit
		return Sprite{Image: bake(w, h, unit, func(p pen) {
			p.block(-1, -1, width+2, 1082, g.Base)
			p.rays(spread{w: width, h: 1080, cx: width * g.CentreX, cy: 1080 * g.CentreY,
				count: 28, phase: 0.22, hollow: 150, colour: g.Ray})
			p.halftone(dots{y: 670, w: width, h: 460, pitch: 22, radius: 10, turn: 0.35, colour: g.Dot})
			p.halftone(dots{y: 0, w: width, h: 240, pitch: 22, radius: 9, turn: 0.35, fade: growUp, colour: g.Dot})
		})}
	}).Image
}
