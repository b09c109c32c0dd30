package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
)

// card is the picture of a face as a card, width pixels wide. While too much is
// painted in this frame it is a card's back, and not ready.
func (c *Canvas) card(f *art.Face, width int) (picture *ebiten.Image, ready bool) {
	if !c.Art.HasCard(*f, width) {
		if c.Bakes <= 0 {
			return c.Art.Back(width), false
		}
		c.Bakes--
	}
	return c.Art.Card(*f, width), true
}

// Picture is the picture of a face, width pixels wide: a card, or the panel of an
// oversized one.
func (c *Canvas) Picture(f *art.Face, width int) *ebiten.Image {
	if f.Oversized() {
		return c.Art.Panel(*f, width, false)
	}
	picture, _ := c.card(f, width)
	return picture
}

// Face draws the picture of a face where it lies, without its shadow.
func (c *Canvas) Face(f *art.Face, p Pose) {
	c.Spin(c.Picture(f, c.Pixels(p.W)), p.X, p.Y, 1, 1, p.Turn, 1)
}
