package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art"
)

// Hovering shows the reader's picture of a card after readerDelay seconds, at the
// side where it hides nothing that is asked about; a right click pins a larger
// one.
const (
	readerDelay  = 0.3
	readerWidth  = 400.0
	pinnedWidth  = 580.0
	pinnedHeight = 1000.0
)

// reader is the enlarged card.
type reader struct {
	face   engine.FaceID
	shown  bool
	pinned bool
	low    bool // at the lower left, as the card is at the right of the screen
}

func (r *reader) pin(f engine.FaceID) { r.face, r.shown, r.pinned = f, true, true }

func (r *reader) close() { r.shown, r.pinned = false, false }

// closes lets Escape or a click close a pinned card, and tells whether there was
// one: it takes all input.
func (r *reader) closes(p *pointer) bool {
	if !r.pinned {
		return false
	}
	if p.pressed || p.rightPressed || p.key(ebiten.KeyEscape) || p.key(ebiten.KeySpace) || p.confirm() {
		r.close()
		p.still = 0
	}
	return true
}

// follow shows the face under the pointer once that has been still, and pins it
// on a right click.
func (r *reader) follow(p *pointer, f engine.FaceID, over bool) {
	switch {
	case over && p.rightPressed:
		r.pin(f)
	case !over || p.Left:
		r.shown = false
	case r.shown && r.face == f:
	case p.still > readerDelay || r.shown:
		r.face, r.shown, r.low = f, true, p.x > 1470
	}
}

func (r *reader) draw(c *canvas, f *faces) {
	switch {
	case r.pinned:
		c.veil(0.82)
		c.enlarged(f, r.face, box{(stageWidth - pinnedWidth) / 2, 40, pinnedWidth, pinnedHeight}, pinnedWidth)
	case r.shown && r.low:
		c.enlarged(f, r.face, box{14, 528, readerWidth, 544}, readerWidth)
	case r.shown:
		c.enlarged(f, r.face, box{stageWidth - readerWidth - 24, 140, readerWidth, 640}, readerWidth)
	}
}

// enlarged draws the reader's picture of a face inside a box, smaller if it
// would not fit.
func (c *canvas) enlarged(f *faces, id engine.FaceID, in box, width float64) {
	w := c.pixels(width)
	var picture *ebiten.Image
	for {
		if f.hero(id) {
			picture = c.art.Panel(f.list[id], w, false)
		} else {
			picture = c.art.Zoom(f.list[id], w)
		}
		high := picture.Bounds().Dy()
		most := c.pixels(in.h)
		if high <= most {
			break
		}
		w = min(w-1, w*most/high)
	}
	size := picture.Bounds().Size()
	wide, high := float64(size.X)/c.unit, float64(size.Y)/c.unit
	x, y := in.x+(in.w-wide)/2, in.y+(in.h-high)/2
	c.put(c.art.Plate(size.X, size.Y, c.unit, art.Ink), x, y)
	c.put(art.Sprite{Image: picture}, x, y)
}
