package ui

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
)

// Layer is a part of the screen that seldom changes. It is drawn once and kept.
type Layer struct {
	picture *ebiten.Image // its bounds are its place in the window
	key     LayerKey
	fit     Fit
	rough   bool // something in it was missing or not sharp yet
	sure    bool // everything it lacked is recorded in used
	news    int  // number of pictures painted by then
	used    gallery.Used
}

// LayerKey is the state that a layer depends on. A change redraws it.
type LayerKey [3]int

// Layer draws a kept layer that fills the window. It is redrawn first if its key has changed, or if
// a picture that it lacked has been painted.
func (c *Canvas) Layer(l *Layer, key LayerKey, draw func(*Canvas)) {
	c.layer(l, image.Rect(0, 0, c.Width, c.Height), key, 1, draw)
}

// BoxLayer is like Layer but only for the part of a drawing in a box of the stage. It has an
// opacity from 0 to 1 and may be transparent in places.
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
	if l.key != key || l.ripe(c) {
		news, missed, coarse := c.Art.News(), c.Art.Missed(), c.coarse+c.Art.StandIns()
		l.picture.Clear()
		c.Art.Note(&l.used, func() { c.Onto(l.picture, func() { draw(c) }) })
		coarse = c.coarse + c.Art.StandIns() - coarse
		*l = Layer{picture: l.picture, key: key, fit: c.Fit, rough: coarse > 0, sure: coarse <= l.used.Lacked(), news: news, used: l.used}
		if c.Art.Missed() > missed {
			l.key = LayerKey{-1} // the next frame continues painting
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

// ripe reports whether redrawing the layer may make it sharper.
func (l *Layer) ripe(c *Canvas) bool {
	if !l.rough || l.news == c.Art.News() {
		return false
	}
	if l.sure && c.Art.Awaits(&l.used) {
		l.news = c.Art.News()
		return false
	}
	return true
}

// HoldLayer keeps the pictures of a layer in a frame without it. The next drawing of the layer
// should not lack any.
func (c *Canvas) HoldLayer(l *Layer) { c.Art.Hold(&l.used) }

// Stale makes the next drawing redraw the layer.
func (l *Layer) Stale() { l.key = LayerKey{-1} }

// Release frees the layer's picture.
func (l *Layer) Release() {
	if l.picture != nil {
		l.picture.Deallocate()
		l.picture = nil
	}
}
