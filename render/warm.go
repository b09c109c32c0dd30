package render

import (
	"time"

	"lineup/engine"
	"lineup/render/art"
)

// warmUp paints the cards of the first table while nothing else is painted, one at
// a time. Where painting is slow, for want of a graphics card, it waits between
// cards, so that the window goes on answering.
type warmUp struct {
	width int // the window's, that the pictures were painted for
	next  engine.FaceID
	size  int
	last  time.Time // when the frame before was drawn
	wait  int       // frames to let pass
}

// warmWidths are the widths most cards are first seen at.
var warmWidths = []float64{lineUpWidth, handWidth, playedWidth}

// A frame longer than slowFrame makes the warm-up wait for slowWait frames.
const (
	slowFrame = 40 * time.Millisecond
	slowWait  = 6
)

func (w *warmUp) step(a *App) {
	c := a.canvas
	if w.width != c.width {
		*w = warmUp{width: c.width}
	}
	if w.size == len(warmWidths) {
		return
	}
	now := time.Now()
	if now.Sub(w.last) > slowFrame && w.wait == 0 {
		w.wait = slowWait
	}
	w.last = now
	if w.wait > 0 {
		w.wait--
		return
	}
	if c.bakes < bakesPerFrame {
		return // something was painted that is seen
	}
	if f := a.faces.list[w.next]; f.Kind != art.SuperHero {
		c.art.Card(f, c.pixels(warmWidths[w.size]))
	}
	if w.next++; int(w.next) == len(a.faces.list) {
		w.next, w.size = 0, w.size+1
	}
}
