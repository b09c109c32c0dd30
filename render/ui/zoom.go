package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// Hovering shows an enlarged card after zoomDelay seconds, at the other side of the screen or where
// the scene wants it. A right click pins a larger picture. It is painted from zoomAhead seconds on,
// so that it is ready in time.
const (
	zoomDelay    = 0.3
	zoomAhead    = 0.06
	zoomWidth    = 400.0
	pinnedWidth  = 580.0
	pinnedHeight = 1000.0
	// rightSide is the start of the right part of the stage, which a picture there would hide.
	rightSide = 1470.0
	tallRight = 1240.0 // the same in a tall window
)

// closeTab says how to close a pinned card: its size, and how far it is from the lower right corner of the window.
var closeTab = BoxAt(60, 20, 520, 60)

// The places of an enlarged card: at the right, at the lower left, and narrower at the lower left.
var (
	zoomRight  = BoxAt(StageWidth-zoomWidth-24, 140, zoomWidth, 640)
	ZoomLow    = BoxAt(14, 528, zoomWidth, 544)
	ZoomNarrow = BoxAt(8, 528, 312, 544)
)

// Zoom is the enlarged card.
type Zoom struct {
	Face   *art.Face
	shown  bool
	Pinned bool
	At     Box // its place while it is not pinned
	// Note is a sentence below the card Noted.
	Note  string
	Noted *art.Face
	// Kept are the Super Heroes that the place covers: their names and rules are shown below the card. Follow
	// clears it.
	Kept []Kept
	kept keptHeroes
	// Terms returns the words to explain beside a pinned card, or is nil. Close keeps it.
	Terms func(*art.Face) []Term
	terms termNotes
	// onto is the face that the pointer was last moved onto, nil after a click or after reading it.
	// A card that appears under a still pointer is not shown, except in the frame that keys move.
	onto *art.Face
	soon bool // the pointer has rested on it long enough to paint its picture
	tall bool // it was drawn in a tall window, where the right part begins further left
	// drawn is where the picture was last drawn.
	drawn Box
}

// Kept is a Super Hero whose rules stay in view below an enlarged card. Lit is set if its ability can be used.
type Kept struct {
	Face *art.Face
	Lit  bool
}

// Hovers reports whether a picture is shown and not pinned.
func (z *Zoom) Hovers() bool { return z.shown && !z.Pinned }

// Of returns the face that is shown, or painted in order to be shown, or nil if there is none.
func (z *Zoom) Of() *art.Face {
	if z.shown || z.Pinned {
		return z.Face
	}
	return z.onto
}

// Drawn returns where a picture that is not pinned is drawn, or an empty box if there is none.
func (z *Zoom) Drawn() Box {
	if !z.Hovers() {
		return Box{}
	}
	return z.drawn
}

// Shown reports whether a picture is shown, or being painted for that.
func (z *Zoom) Shown() bool { return z.Pinned || z.shown || z.soon }

// Holds holds input and time below while a picture is pinned.
func (z *Zoom) Holds(*Pointer) Holds {
	if z.Pinned {
		return HoldInput | HoldTime
	}
	return 0
}

// Pin shows a face in the middle until it is closed.
func (z *Zoom) Pin(f *art.Face) { z.Face, z.shown, z.Pinned = f, true, true }

// Close closes the picture.
func (z *Zoom) Close() { *z = Zoom{Kept: z.Kept[:0], Terms: z.Terms} }

// Update closes a pinned card on Escape or a click, and reports whether there was one.
func (z *Zoom) Update(p *Pointer) bool {
	if !z.Pinned {
		return false
	}
	if p.Pressed || p.RightPressed || p.Does(action.Back) || p.Does(action.Skip) || p.Confirm() {
		z.Close()
	}
	return true
}

// Follow shows the face under the pointer, or none for nil, after the pointer has moved there and
// rested. A right click pins it. A click hides it, but Enter leaves what is in the frame that keys move.
func (z *Zoom) Follow(p *Pointer, f *art.Face) {
	z.Kept = z.Kept[:0]
	if p.moved || p.Framed {
		z.onto = f
	}
	if p.Left && !p.Framed || f != z.onto {
		z.onto = nil
	}
	z.soon = z.onto != nil && p.Still > zoomAhead
	if !z.shown || z.Face != f {
		z.At = zoomRight
		if p.X > rightSide || z.tall && p.X > tallRight {
			z.At = ZoomLow
		}
	}
	switch {
	case z.PinOn(p, f):
	case f == nil || f != z.onto:
		z.shown = false
	case z.shown && z.Face == f:
	case p.Still > zoomDelay+p.Hover || z.shown:
		z.Face, z.shown, z.drawn = f, true, Box{}
	}
}

// PinOn pins the face under the pointer on a right click, unless it is nil, and reports whether it
// did.
func (z *Zoom) PinOn(p *Pointer, f *art.Face) bool {
	if f == nil || !p.RightPressed {
		return false
	}
	z.Pin(f)
	return true
}

// Draw draws the enlarged card.
func (z *Zoom) Draw(c *Canvas) {
	at := z.At
	z.tall = c.Narrow
	if stage := c.Stage(); c.Narrow { // some places are at the edge of the whole stage
		at.X = math.Max(stage.X+8, math.Min(at.X, stage.X+stage.W-8-at.W))
	}
	switch {
	case z.Pinned:
		c.Veil(0.82)
		at, room := z.enlarge(c, BoxAt((StageWidth-pinnedWidth)/2, 40, pinnedWidth, pinnedHeight)), c.Room()
		tab := BoxAt(room.X+room.W-closeTab.W-closeTab.X, room.Y+room.H-closeTab.H-closeTab.Y, closeTab.W, closeTab.H)
		if z.Terms != nil {
			z.terms.lay(c, z, at, tab)
			z.terms.draw(c)
		}
		c.PressTab(tab, action.Back, "TO CLOSE", 1)
	case z.shown && c.aside: // the arrows lead to what is below it, too
	case z.shown:
		z.kept.lay(c, z.Kept, z.Face, at)
		z.kept.draw(c)
		z.drawn = z.enlarge(c, z.kept.above)
	case z.soon:
		z.kept.lay(c, z.Kept, z.onto, at)
		c.reader(z.onto, z.kept.above)
	}
}

// The note below an enlarged card: its least width, the room around its words, the height of a line, and
// its most lines in usual letters.
const noteWidth, noteInset, notePitch, noteLines = 250.0, 12.0, 25.0, 6

// enlarge draws the card, with its note below it if there is one, and returns where it drew the card.
func (z *Zoom) enlarge(c *Canvas, in Box) Box {
	if z.Note == "" || z.Noted != z.Face {
		return c.Enlarge(z.Face, in)
	}
	st := Body(20, pen.Chosen)
	w := math.Max(noteWidth, in.W*0.94)
	h := c.ParagraphHeight(z.Note, w-2*noteInset, notePitch, noteLines, st) + noteInset
	in.H -= h + noteInset/2
	drawn := c.Enlarge(z.Face, in)
	b := BoxAt(drawn.X+(drawn.W-w)/2, drawn.Y+drawn.H+noteInset/2, w, h)
	c.Plate(b, pen.Ink)
	c.Paragraph(z.Note, b.X+noteInset, b.Y+noteInset/2+0.8*notePitch, w-2*noteInset, notePitch, noteLines, st, pen.Left)
	return drawn
}

// reader returns the picture of a face for reading that fits in a box, and whether it is painted.
func (c *Canvas) reader(f *art.Face, in Box) (*ebiten.Image, bool) {
	return c.Art.Reader(f, c.Pixels(in.W), c.Pixels(in.H))
}

// Enlarge draws a face for reading, as wide as a box or smaller to fit its height, and returns where it
// drew the face. A picture that is not painted yet is left out, but the name, the cost, and all of the
// text are where they will be.
func (c *Canvas) Enlarge(f *art.Face, in Box) Box {
	picture, sharp := c.reader(f, in)
	if !sharp {
		return c.sketchReader(f, in)
	}
	size := picture.Bounds().Size()
	at := c.readerBox(float64(size.X), float64(size.Y), in)
	x, y := in.Middle()
	c.Over(at)
	c.Plate(at, pen.Ink)
	c.Enlarged(picture, x, y, at.W*c.Unit, 1, 0, 1)
	return at
}

// formerTurn and formerShade are how far a card in its former print is turned, and how much darker it is.
const formerTurn, formerShade = 0.05, 0.42

// EnlargeFormer draws a face for reading in another print, darker and slightly turned, as wide as a box or smaller
// to fit its height. It draws nothing until the picture is painted.
func (c *Canvas) EnlargeFormer(f *art.Face, print art.Press, in Box) {
	was := c.Art.Print
	c.Art.Print = print
	picture, sharp := c.reader(f, in)
	c.Art.Print = was
	if !sharp {
		c.coarse++
		return
	}
	size := picture.Bounds().Size()
	at := c.readerBox(float64(size.X), float64(size.Y), in)
	x, y := at.Middle()
	c.shade = formerShade
	c.Enlarged(picture, x, y, at.W*c.Unit, 1, formerTurn, 1)
	c.shade = 0
}

// readerBox returns the box of a picture for reading of w by h pixels.
func (c *Canvas) readerBox(w, h float64, in Box) Box {
	scale := math.Min(float64(c.Pixels(in.W))/w, float64(c.Pixels(in.H))/h)
	w, h = w*scale/c.Unit, h*scale/c.Unit
	x, y := in.Middle()
	return BoxAt(x-w/2, y-h/2, w, h)
}

// sketchReader draws a face for reading without its picture, and returns where it drew the face.
func (c *Canvas) sketchReader(f *art.Face, in Box) Box {
	c.coarse++
	print, width := c.Art.Print, c.Pixels(in.W)
	high, draw := print.ReaderSketch(*f, width, c.Pixels(in.H))
	at := c.readerBox(float64(width), float64(high), in)
	c.Over(at)
	c.Plate(at, pen.Ink)
	c.Part(gallery.Key{Name: "reader sketch", Face: f, Print: print}, at, 0, func(p pen.Pen) { draw(p, at.W) })
	return at
}
