package render

import (
	"lineup/render/art"
	"lineup/render/menu"
	"lineup/render/ui"
)

// preload has a small picture of every face painted ahead of need, beside the loop, to
// be shown until the face is painted as large as it lies.
type preload struct {
	fit   ui.Fit // the window they were painted for
	faces []art.Face
}

// Prepare begins to paint what the first screen shows in a window of so many pixels, beside
// the loop, which waits for it with its first tick: the window itself takes as long to open.
func (a *App) Prepare(w, h int) {
	a.prepared = make(chan struct{})
	go func() {
		defer close(a.prepared)
		a.guardBeside("painting the first screen", func() {
			if t, ok := a.scene.(*menu.Title); ok {
				t.Find()
			}
			a.canvas.Prepare(w, h, a.drawScene)
		})
	}()
}

// opened waits until the first screen is painted that was begun before the loop.
func (a *App) opened() {
	if a.prepared != nil {
		<-a.prepared
	}
}

// step has everything painted ahead, once for each window and each book of cards, when
// nothing that is seen is to be painted any more.
func (w *preload) step(c *ui.Canvas, faces []art.Face, whole bool) {
	if !whole || w.fit == c.Fit && len(w.faces) == len(faces) && (len(faces) == 0 || &w.faces[0] == &faces[0]) {
		return
	}
	*w = preload{c.Fit, faces}
	paintBoardsAhead(c)
	for i := range faces {
		c.Art.First(&faces[i])
	}
}
