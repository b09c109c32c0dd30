package ui

import (
	"lineup/render/art/gallery"

	"github.com/hajimehoshi/ebiten/v2"
)

// Layer is a part of the screen that seldom changes, drawn once and kept.
type Layer struct {
	picture *ebiten.Image
	key     LayerKey
	fit     Fit
}

// LayerKey is what a layer depends on: it is drawn anew when that changes.
type LayerKey [4]int

// Layer draws a kept layer, which fills the window, after drawing it anew if its
// key is another one.
func (c *Canvas) Layer(l *Layer, key LayerKey, draw func(*Canvas)) {
	if l.picture == nil || l.fit != c.Fit {
		if l.picture != nil {
			l.picture.Deallocate()
		}
		l.picture = gallery.NewTexture(c.Width, c.Height)
		l.key = LayerKey{-1}
	}
	if l.key != key {
		c.Onto(l.picture, func() { draw(c) })
		l.key, l.fit = key, c.Fit
	}
	c.op = ebiten.DrawImageOptions{}
	c.draw(l.picture)
}

// Release gives the layer's picture back.
func (l *Layer) Release() {
	if l.picture != nil {
		l.picture.Deallocate()
		l.picture = nil
	}
}
