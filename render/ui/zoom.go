package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/art/pen"
)

// Hovering shows a card enlarged after zoomDelay seconds, at the other side of the
// screen or where the scene wants it; a right click pins a larger picture. It is painted
// from zoomAhead seconds on, so that it is there when it is to be shown.
const (
	zoomDelay    = 0.3
	zoomAhead    = 0.06
	zoomWidth    = 400.0
	pinnedWidth  = 580.0
	pinnedHeight = 1000.0
	// rightSide is where the right of the stage begins, which a picture there
	// would hide.
	rightSide = 1470.0
)

// Where a picture is shown: at the right, at the lower left, or there and narrower.
var (
	zoomRight  = BoxAt(StageWidth-zoomWidth-24, 140, zoomWidth, 640)
	ZoomLow    = BoxAt(14, 528, zoomWidth, 544)
	ZoomNarrow = BoxAt(8, 528, 312, 544)
)

// Zoom is the enlarged card, to be read.
type Zoom struct {
	Face   *art.Face
	shown  bool
	Pinned bool
	At     Box // where it is shown while it is not pinned
	// onto is the face that the pointer was last moved onto, nil once it was clicked or
	// read: what comes to lie under a pointer that does not move is not shown.
	onto *art.Face
	soon bool      // the pointer rests on it long enough for its picture to be painted
	last *art.Face // the face shown last, which stays until the next one is painted
}

// Hovers reports whether a picture is shown and not pinned.
func (z *Zoom) Hovers() bool { return z.shown && !z.Pinned }

// Shown reports whether a picture is shown, or painted to be shown.
func (z *Zoom) Shown() bool { return z.Pinned || z.shown || z.soon }

// Holds says that all below waits while a picture is pinned.
func (z *Zoom) Holds(*Pointer) Holds {
	if z.Pinned {
		return HoldInput | HoldTime
	}
	return 0
}

// Update is Closes.
func (z *Zoom) Update(p *Pointer) bool { return z.Closes(p) }

// Pin shows a face in the middle until it is closed.
func (z *Zoom) Pin(f *art.Face) { z.Face, z.shown, z.Pinned = f, true, true }

// Close takes the picture away.
func (z *Zoom) Close() { *z = Zoom{} }

// Closes lets Escape or a click close a pinned card, and reports whether there was
// one: it takes all input.
func (z *Zoom) Closes(p *Pointer) bool {
	if !z.Pinned {
		return false
	}
	p.Take(z)
	if p.Pressed || p.RightPressed || p.Key(ebiten.KeyEscape) || p.Key(ebiten.KeySpace) || p.Confirm() {
		z.Close()
	}
	return true
}

// Follow shows the face under the pointer, nil for none, once that was moved there and
// has been still, and pins it on a right click.
func (z *Zoom) Follow(p *Pointer, f *art.Face) {
	if p.moved {
		z.onto = f
	}
	if p.Left || f != z.onto {
		z.onto = nil
	}
	z.soon = z.onto != nil && p.Still > zoomAhead
	if !z.shown || z.Face != f {
		z.At = zoomRight
		if p.X > rightSide {
			z.At = ZoomLow
		}
	}
	switch {
	case z.PinOn(p, f):
	case f == nil || f != z.onto:
		z.shown = false
	case z.shown && z.Face == f:
	case p.Still > zoomDelay || z.shown:
		z.Face, z.shown = f, true
	}
	if !z.shown && !z.soon {
		z.last = nil
	}
}

// PinOn pins the face under the pointer, nil for none, on a right click, and
// reports whether it did.
func (z *Zoom) PinOn(p *Pointer, f *art.Face) bool {
	if f == nil || !p.RightPressed {
		return false
	}
	z.Pin(f)
	return true
}

// Draw draws the enlarged card, if one is shown.
func (z *Zoom) Draw(c *Canvas) {
	switch {
	case z.Pinned:
		c.Veil(0.82)
		c.Enlarge(z.Face, BoxAt((StageWidth-pinnedWidth)/2, 40, pinnedWidth, pinnedHeight))
	case z.shown && c.Enlarge(z.Face, z.At):
		z.last = z.Face
	case z.shown && z.last != nil:
		c.Enlarge(z.last, z.At)
	case z.shown:
	case z.soon:
		z.last = nil
		c.reader(z.onto, z.At)
	}
}

// reader returns the picture of a face to be read, as wide as a box, and whether it is painted.
func (c *Canvas) reader(f *art.Face, in Box) (*ebiten.Image, bool) {
	w := c.Pixels(in.W)
	if f.Oversized() {
		return c.Art.Poster(f, w, int(math.Round(float64(w)*PosterAspect)), false)
	}
	return c.Art.Reader(f, w)
}

// Enlarge draws a face to be read, as wide as a box, smaller if it would be higher
// than that. It reports whether it has: rules that are not sharp yet are not shown.
func (c *Canvas) Enlarge(f *art.Face, in Box) bool {
	picture, sharp := c.reader(f, in)
	if !sharp {
		c.coarse++
		return false
	}
	size := picture.Bounds().Size()
	scale := math.Min(float64(c.Pixels(in.W))/float64(size.X), float64(c.Pixels(in.H))/float64(size.Y))
	w, h := float64(size.X)*scale/c.Unit, float64(size.Y)*scale/c.Unit
	x, y := in.Middle()
	c.Over(BoxAt(x-w/2, y-h/2, w, h))
	c.Plate(BoxAt(x-w/2, y-h/2, w, h), pen.Ink)
	c.Enlarged(picture, x, y, w*c.Unit, 1, 0, 1)
	return true
}
