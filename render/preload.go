package render

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/table"
	"lineup/render/ui"
)

// preload paints ahead while little else happens: first a whole table that nobody
// sees, for everything that is the same on all tables, then the cards one at a time.
// Where painting is slow, for want of a graphics card, it waits between cards, so
// that the window goes on answering.
type preload struct {
	width     int // the window's, that the pictures were painted for
	rehearsal *table.Table
	scratch   *ebiten.Image
	next      int       // index of the face to be painted next
	size      int       // index in table.CardWidths
	last      time.Time // when the frame before was drawn
	wait      int       // frames to let pass
}

// A frame longer than slowFrame makes the preload wait for slowWait frames.
const (
	slowFrame = 40 * time.Millisecond
	slowWait  = 6
)

// step paints a little ahead, at the end of a frame: the table that rehearse makes,
// which may be nil, and then the faces.
func (w *preload) step(c *ui.Canvas, faces []art.Face, rehearse func() *table.Table) {
	if w.width != c.Width {
		*w = preload{width: c.Width, wait: 1}
		w.rehearsal, w.scratch = rehearse(), ebiten.NewImage(c.Width, c.Height)
	}
	if w.size == len(table.CardWidths) {
		return
	}
	now := time.Now()
	if now.Sub(w.last) > slowFrame && w.wait == 0 && w.rehearsal == nil {
		w.wait = slowWait
	}
	w.last = now
	switch {
	case w.wait > 0:
		w.wait--
	case c.Painted(): // something that is seen
	case w.rehearsal != nil:
		w.rehearse(c)
	default:
		w.paintNext(c, faces)
	}
}

// rehearse draws the unseen table, until all of it is painted.
func (w *preload) rehearse(c *ui.Canvas) {
	c.Onto(w.scratch, func() { w.rehearsal.Draw(c) })
	if !c.Painted() {
		w.rehearsal, w.scratch = nil, nil
	}
}

// paintNext paints the next face as a card.
func (w *preload) paintNext(c *ui.Canvas, faces []art.Face) {
	if f := &faces[w.next]; !f.Oversized() {
		c.Art.Card(*f, c.Pixels(table.CardWidths[w.size]))
	}
	if w.next++; w.next == len(faces) {
		w.next, w.size = 0, w.size+1
	}
}
