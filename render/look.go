package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// earlierFrame is the window before a change of its size. It is shown, scaled, until everything is painted
// for the new size.
type earlierFrame struct {
	picture *ebiten.Image // nil if none
	whole   bool          // the latest frame lacked nothing and can be kept
}

// keepLook keeps the content of the window if its size, its scale or its text size has changed. It
// draws that again from pictures that are still painted.
func (a *App) keepLook(screen *ebiten.Image) {
	size := screen.Bounds().Size()
	if a.Settings.Fit(size.X, size.Y) == a.canvas.Fit {
		return
	}
	a.rehearsed = 0
	if a.seen.scene == nil || a.look.picture != nil && !a.look.whole {
		return // nothing was shown yet, or an earlier look shows more
	}
	a.look.drop()
	a.look.picture = gallery.NewTexture(a.canvas.Width, a.canvas.Height)
	a.canvas.Again(a.look.picture, a.drawScene)
}

// draw covers the window with the look, or with the night color if there is none.
func (l *earlierFrame) draw(screen *ebiten.Image) {
	if l.picture == nil {
		screen.Fill(pen.Night)
		return
	}
	window, size := screen.Bounds().Size(), l.picture.Bounds().Size()
	w, h := float64(window.X), float64(window.Y)
	scale := math.Max(w/float64(size.X), h/float64(size.Y))
	op := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Translate(-float64(size.X)/2, -float64(size.Y)/2)
	op.GeoM.Scale(scale, scale)
	op.GeoM.Translate(w/2, h/2)
	screen.DrawImage(l.picture, &op)
}

// drop frees the picture.
func (l *earlierFrame) drop() {
	if l.picture != nil {
		l.picture.Deallocate()
		l.picture = nil
	}
}
