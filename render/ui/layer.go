package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
)

// Layer is a part of the screen that seldom changes, drawn once and kept.
type Layer struct {
	picture *ebiten.Image
	key     LayerKey
	fit     Fit
	rough   bool // something in it was not there yet, or not as sharp as it will be
	news    int  // pictures that had come in by then
	used    gallery.Used
}

// LayerKey is what a layer depends on: it is drawn anew when that changes.
type LayerKey [3]int

// Layer draws a kept layer, which fills the window. It is drawn anew first if its key is
// another one, or if something has been painted since that it lacked.
func (c *Canvas) Layer(l *Layer, key LayerKey, draw func(*Canvas)) {
	c.CornerLayer(l, c.Width, c.Height, key, draw)
}

// CornerLayer is Layer for what fills only w by h pixels in the top left corner of the
// window, and may be seen through.
func (c *Canvas) CornerLayer(l *Layer, w, h int, key LayerKey, draw func(*Canvas)) {
	if c.nowhere != nil {
		draw(c)
		return
	}
	if l.picture == nil || l.fit != c.Fit {
		l.Release()
		l.picture = gallery.NewTexture(min(w, c.Width), min(h, c.Height))
		l.key = LayerKey{-1}
	}
	if l.key != key || l.rough && l.news != c.Art.News() {
		news, missed, coarse := c.Art.News(), c.Art.Missed(), c.coarse
		l.picture.Clear()
		c.Art.Note(&l.used, func() { c.Onto(l.picture, func() { draw(c) }) })
		*l = Layer{picture: l.picture, key: key, fit: c.Fit, rough: c.coarse > coarse, news: news, used: l.used}
		if c.Art.Missed() > missed {
			l.key = LayerKey{-1} // the next frame paints on
		}
	}
	if l.rough {
		c.coarse++
	}
	c.HoldLayer(l)
	c.op = ebiten.DrawImageOptions{}
	c.draw(l.picture)
}

// HoldLayer keeps what a layer was drawn of at hand, for a frame in which it is not drawn: it
// will be drawn anew, and should not lack anything then.
func (c *Canvas) HoldLayer(l *Layer) { c.Art.Hold(&l.used) }

// Release gives the layer's picture back.
func (l *Layer) Release() {
	if l.picture != nil {
		l.picture.Deallocate()
		l.picture = nil
	}
}
