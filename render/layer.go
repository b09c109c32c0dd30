package render

import "github.com/hajimehoshi/ebiten/v2"

// layer is a part of the screen that seldom changes, drawn once and kept.
type layer struct {
	picture *ebiten.Image
	key     layerKey
	fit     fit
}

// layerKey is what a layer depends on: it is drawn anew when that changes.
type layerKey [2]int

// layer draws a kept layer, which fills the window, after drawing it anew if its
// key is another one.
func (c *canvas) layer(l *layer, key layerKey, draw func(*canvas)) {
	if l.picture == nil || l.fit != c.fit {
		l.picture = ebiten.NewImage(c.width, c.height)
		l.key = layerKey{-1}
	}
	if l.key != key {
		screen := c.dst
		c.dst = l.picture
		draw(c)
		c.dst = screen
		l.key, l.fit = key, c.fit
	}
	c.op = ebiten.DrawImageOptions{}
	c.draw(l.picture)
}
