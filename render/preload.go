package render

import (
	"lineup/render/art"
	"lineup/render/table"
	"lineup/render/ui"
)

// preload has a small picture of every face painted ahead of need, beside the loop, to
// be shown until the face is painted as large as it lies.
type preload struct {
	fit   ui.Fit // the window they were painted for
	faces []art.Face
}

// step has everything painted ahead, once for each window and each book of cards.
func (w *preload) step(c *ui.Canvas, faces []art.Face) {
	if w.fit == c.Fit && len(w.faces) == len(faces) && (len(faces) == 0 || &w.faces[0] == &faces[0]) {
		return
	}
	*w = preload{c.Fit, faces}
	table.Ahead(c)
	for i := range faces {
		c.Art.First(&faces[i])
	}
}
