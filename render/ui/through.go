package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
)

// Point is a place on the stage.
type Point struct{ X, Y float64 }

// Through draws the part of a picture seen through a hole with four corners, given in order around
// it. The picture's own corner is at (x, y).
func (c *Canvas) Through(s gallery.Sprite, x, y float64, hole [4]Point, alpha float64) {
	left, top := math.Round(x*c.Unit)+c.Left+s.X, math.Round(y*c.Unit)+c.Top+s.Y
	a := float32(alpha)
	for i, h := range hole {
		px, py := h.X*c.Unit+c.Left, h.Y*c.Unit+c.Top
		c.corners[i] = ebiten.Vertex{DstX: float32(px), DstY: float32(py), SrcX: float32(px - left), SrcY: float32(py - top),
			ColorR: a, ColorG: a, ColorB: a, ColorA: a}
	}
	c.order[0], c.order[1], c.order[2] = 0, 1, 2
	c.order[3], c.order[4], c.order[5] = 0, 2, 3
	c.drawCorners(s.Image, 4, 6)
}
