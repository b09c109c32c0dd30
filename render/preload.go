package render

import (
	"lineup/render/art"
	"lineup/render/menu"
	"lineup/render/ui"
)

// preload paints a small picture of every face ahead of need, in the background. It is shown until
// the face is painted in its actual size.
type preload struct {
	fit   ui.Fit // the window that they were painted for
	faces []art.Face
}

// Prepare begins to paint the first screen in a window of w by h pixels, in the background. The
// first tick waits for it. Opening the window takes as long.
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

// opened waits until the first screen is painted.
func (a *App) opened() {
	if a.prepared != nil {
		<-a.prepared
	}
}

// step paints everything ahead, once for each window size and card book, when nothing visible is
// left to paint. It calls boards to paint what those need.
func (w *preload) step(c *ui.Canvas, faces []art.Face, whole bool, boards func()) {
	if !whole || w.fit == c.Fit && len(w.faces) == len(faces) && (len(faces) == 0 || &w.faces[0] == &faces[0]) {
		return
	}
	*w = preload{c.Fit, faces}
	boards()
	for i := range faces {
		c.Art.First(&faces[i])
	}
}
