package render

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

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
	size      int       // index in cardWidths
	last      time.Time // when the frame before was drawn
	wait      int       // frames to let pass
}

// A frame longer than slowFrame makes the preload wait for slowWait frames.
const (
	slowFrame = 40 * time.Millisecond
	slowWait  = 6
)

// step paints a little ahead, at the end of a frame.
func (w *preload) step(a *App) {
	c := a.canvas
	if w.width != c.Width {
		*w = preload{width: c.Width, wait: 1}
		w.rehearsal, w.scratch = a.rehearsal(), ebiten.NewImage(c.Width, c.Height)
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
		w.paintNext(a)
	}
}

// rehearsal is the table of a game nobody plays, nil where there is none.
func (a *App) rehearsal() *table.Table {
	m, err := a.match(a.quickPlan())
	if err != nil {
		return nil
	}
	return a.table(m)
}

// rehearse draws the unseen table, until all of it is painted.
func (w *preload) rehearse(c *ui.Canvas) {
	c.Onto(w.scratch, func() { w.rehearsal.Draw(c) })
	if !c.Painted() {
		w.rehearsal, w.scratch = nil, nil
	}
}

func (w *preload) paintNext(a *App) {
	if f := &a.faces[w.next]; !f.Oversized() {
		a.canvas.Art.Card(*f, a.canvas.Pixels(table.CardWidths[w.size]))
	}
	if w.next++; w.next == len(a.faces) {
		w.next, w.size = 0, w.size+1
	}
}
