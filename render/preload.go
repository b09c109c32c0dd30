package render

import (
	"lineup/render/art"
	"lineup/render/table"
	"lineup/render/ui"
)

// preload has pictures painted ahead of need, beside the loop: a small one of every
// face, to be shown until it is painted as large as it lies, then those that are first
// seen on most tables.
type preload struct {
	fit   ui.Fit // the window they were painted for
	faces []art.Face
}

// step has everything painted ahead, once for each window and each book of cards.
func (w *preload) step(c *ui.Canvas, faces []art.Face) {
	if w.fit == c.Fit && len(w.faces) == len(faces) && &w.faces[0] == &faces[0] {
		return
	}
	*w = preload{c.Fit, faces}
	for i := range faces {
		c.Art.First(&faces[i])
	}
	for i := range faces {
		if f := &faces[i]; !f.Oversized() && f.Kind != art.SuperVillain {
			c.Art.CardAhead(f, c.Pixels(table.CardWidths[0]))
		}
	}
}
