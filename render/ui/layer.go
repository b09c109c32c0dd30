package ui

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
)

// Layer is a part of the screen that seldom changes, drawn once and kept.
type Layer struct {
	picture *ebiten.Image // its bounds are where it lies in the window
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
	c.layer(l, image.Rect(0, 0, c.Width, c.Height), key, 1, draw)
}

// BoxLayer is Layer for what of a drawing lies in a box of the stage. It is drawn with an
// opacity from 0 to 1, and may be seen through.
func (c *Canvas) BoxLayer(l *Layer, b Box, key LayerKey, alpha float64, draw func(*Canvas)) {
	p := c.inPixels(b)
	r := image.Rect(int(math.Floor(p.X)), int(math.Floor(p.Y)), int(math.Ceil(p.X+p.W)), int(math.Ceil(p.Y+p.H)))
	if r = r.Intersect(image.Rect(0, 0, c.Width, c.Height)); r.Empty() {
		return
	}
	cut := c.cut
	c.cut = r
	c.layer(l, r, key, alpha, draw)
	c.cut = cut
}

func (c *Canvas) layer(l *Layer, at image.Rectangle, key LayerKey, alpha float64, draw func(*Canvas)) {
	if c.nowhere != nil {
		draw(c)
		return
	}
	if l.picture == nil || l.fit != c.Fit || l.picture.Bounds() != at {
		l.Release()
		l.picture = gallery.NewTextureIn(at)
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
	c.op.GeoM.Translate(float64(at.Min.X), float64(at.Min.Y))
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(l.picture)
}

// HoldLayer keeps what a layer was drawn of at hand, for a frame in which it is not drawn: it
// will be drawn anew, and should not lack anything then.
func (c *Canvas) HoldLayer(l *Layer) { c.Art.Hold(&l.used) }

// Stale has the layer drawn anew when it is drawn next.
func (l *Layer) Stale() { l.key = LayerKey{-1} }

// Release gives the layer's picture back.
func (l *Layer) Release() {
	if l.picture != nil {
		l.picture.Deallocate()
		l.picture = nil
	}
}
