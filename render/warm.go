package render

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art"
)

// warmUp paints ahead while little else happens: first a whole table that nobody
// sees, for everything that is the same on all tables, then the cards one at a time.
// Where painting is slow, for want of a graphics card, it waits between cards, so
// that the window goes on answering.
type warmUp struct {
	width     int // the window's, that the pictures were painted for
	rehearsal *table
	scratch   *ebiten.Image
	next      engine.FaceID
	size      int       // index in warmWidths
	last      time.Time // when the frame before was drawn
	wait      int       // frames to let pass
}

// warmWidths are the widths most cards are first seen at.
var warmWidths = []float64{lineUpWidth, handWidth, playedWidth}

// A frame longer than slowFrame makes the warm-up wait for slowWait frames.
const (
	slowFrame = 40 * time.Millisecond
	slowWait  = 6
)

// step paints a little ahead, at the end of a frame.
func (w *warmUp) step(a *App) {
	c := a.canvas
	if w.width != c.width {
		*w = warmUp{width: c.width, wait: 1}
		w.rehearsal, w.scratch = a.rehearsal(), ebiten.NewImage(c.width, c.height)
	}
	if w.size == len(warmWidths) {
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
	case c.bakes < bakesPerFrame: // something was painted that is seen
	case w.rehearsal != nil:
		w.rehearse(c)
	default:
		w.paintNext(a)
	}
}

// rehearsal is the table of a game nobody plays, nil where there is none.
func (a *App) rehearsal() *table {
	m, err := a.match(a.quickPlan())
	if err != nil || m.Book() != a.Book {
		return nil
	}
	return newTable(a, m)
}

// rehearse draws the unseen table, until all of it is painted.
func (w *warmUp) rehearse(c *canvas) {
	screen, before := c.dst, c.bakes
	c.dst = w.scratch
	w.rehearsal.draw(c)
	c.dst = screen
	if c.bakes == before {
		w.rehearsal, w.scratch = nil, nil
	}
}

func (w *warmUp) paintNext(a *App) {
	if f := a.faces.list[w.next]; f.Kind != art.SuperHero {
		a.canvas.art.Card(f, a.canvas.pixels(warmWidths[w.size]))
	}
	if w.next++; int(w.next) == len(a.faces.list) {
		w.next, w.size = 0, w.size+1
	}
}
