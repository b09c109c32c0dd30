// Package ui is the kit the scenes are made of: a canvas to draw on, the input of a
// tick, buttons, fields and dialogs, cards that glide, cards enlarged to be read. It
// knows what a card looks like, and no game.
package ui

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/art/pen"
)

// Canvas draws on the window in units of the stage. It owns the pictures.
type Canvas struct {
	Fit
	Art    *art.Painter
	labels *art.Labels
	dst    *ebiten.Image
	op     ebiten.DrawImageOptions
	white  *ebiten.Image // what veils are stretched from
	Quads  int           // pictures drawn since the frame began
	Bakes  int           // cards that may still be painted in this frame
}

// NewCanvas makes a canvas that nothing is painted for yet.
func NewCanvas() *Canvas {
	return &Canvas{Art: art.NewPainter(), labels: art.NewLabels(), Fit: FitInto(1280, 720)}
}

// bakesPerFrame bounds how many cards are painted in one frame: painting one takes
// a millisecond on a graphics card, and many without.
const bakesPerFrame = 2

// Painted reports whether a card has been painted in this frame.
func (c *Canvas) Painted() bool { return c.Bakes < bakesPerFrame }

// Begin starts a frame on a picture: the window's, or one of its size.
func (c *Canvas) Begin(dst *ebiten.Image) {
	c.dst, c.Quads, c.Bakes = dst, 0, bakesPerFrame
	size := dst.Bounds().Size()
	if size.X != c.Width || size.Y != c.Height {
		c.Fit = FitInto(size.X, size.Y)
	}
}

// Backdrop fills the window.
func (c *Canvas) Backdrop(g art.Ground) {
	c.op = ebiten.DrawImageOptions{}
	c.draw(c.Art.Backdrop(c.Width, c.Height, g))
}

func (c *Canvas) draw(picture *ebiten.Image) {
	c.dst.DrawImage(picture, &c.op)
	c.Quads++
}

// Put draws a picture with its top left corner at a place of the stage, pixel
// for pixel.
func (c *Canvas) Put(s art.Sprite, x, y float64) { c.PutFaded(s, x, y, 1) }

// PutFaded is Put with an opacity from 0 to 1.
func (c *Canvas) PutFaded(s art.Sprite, x, y, alpha float64) {
	c.op = ebiten.DrawImageOptions{}
	c.op.GeoM.Translate(math.Round(x*c.Unit)+c.Left+s.X, math.Round(y*c.Unit)+c.Top+s.Y)
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(s.Image)
}

// Spin draws a picture about its middle, scaled and turned.
func (c *Canvas) Spin(picture *ebiten.Image, x, y, scaleX, scaleY, turn, alpha float64) {
	size := picture.Bounds().Size()
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	if scaleX == 1 && scaleY == 1 && turn == 0 {
		// At rest a picture lies on whole pixels, and stays sharp.
		c.op.Filter = ebiten.FilterNearest
		c.op.GeoM.Translate(math.Round(x*c.Unit+c.Left-float64(size.X)/2), math.Round(y*c.Unit+c.Top-float64(size.Y)/2))
	} else {
		c.op.GeoM.Translate(-float64(size.X)/2, -float64(size.Y)/2)
		c.op.GeoM.Scale(scaleX, scaleY)
		c.op.GeoM.Rotate(turn)
		c.op.GeoM.Translate(x*c.Unit+c.Left, y*c.Unit+c.Top)
	}
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(picture)
}

// Around draws a picture that belongs to something turned: its offset from that
// thing's corner turns with it. W and h are the thing's size in pixels.
func (c *Canvas) Around(s art.Sprite, p Pose, w, h int, scale, alpha float64) {
	c.op = ebiten.DrawImageOptions{}
	if p.Turn == 0 && scale == 1 {
		c.op.GeoM.Translate(math.Round(p.X*c.Unit+c.Left-float64(w)/2)+s.X, math.Round(p.Y*c.Unit+c.Top-float64(h)/2)+s.Y)
	} else {
		c.op.Filter = ebiten.FilterLinear
		c.op.GeoM.Translate(s.X-float64(w)/2, s.Y-float64(h)/2)
		c.op.GeoM.Scale(scale, scale)
		c.op.GeoM.Rotate(p.Turn)
		c.op.GeoM.Translate(p.X*c.Unit+c.Left, p.Y*c.Unit+c.Top)
	}
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(s.Image)
}

// Plate draws a panel that things stand on.
func (c *Canvas) Plate(b Box, fill color.NRGBA) {
	c.Put(c.Art.Plate(c.Pixels(b.W), c.Pixels(b.H), c.Unit, fill), b.X, b.Y)
}

// Tray draws a flat tray, without outline or shadow.
func (c *Canvas) Tray(b Box, fill color.NRGBA) {
	c.Put(c.Art.Tray(c.Pixels(b.W), c.Pixels(b.H), c.Unit, fill), b.X, b.Y)
}

// Tab draws a small bright plate with a heavy outline.
func (c *Canvas) Tab(b Box, fill color.NRGBA) {
	c.Put(c.Art.Tab(c.Pixels(b.W), c.Pixels(b.H), c.Unit, fill), b.X, b.Y)
}

// Veil dims everything drawn so far; the table still shows through less than 1.
func (c *Canvas) Veil(alpha float64) {
	if c.white == nil {
		c.white = ebiten.NewImage(3, 3)
		c.white.Fill(color.White)
	}
	c.op = ebiten.DrawImageOptions{}
	c.op.GeoM.Scale(float64(c.Width)/3, float64(c.Height)/3)
	c.op.ColorScale.ScaleWithColor(pen.Mix(pen.Ink, pen.TableDot, 0.3))
	c.op.ColorScale.ScaleAlpha(float32(alpha))
	c.draw(c.white)
}

// Onto draws on another picture than the window.
func (c *Canvas) Onto(dst *ebiten.Image, draw func()) {
	window := c.dst
	c.dst = dst
	draw()
	c.dst = window
}

// Inside draws, and lets nothing be seen outside a box.
func (c *Canvas) Inside(b Box, draw func()) {
	x, y := int(math.Round(b.X*c.Unit+c.Left)), int(math.Round(b.Y*c.Unit+c.Top))
	r := image.Rect(x, y, x+c.Pixels(b.W), y+c.Pixels(b.H))
	c.Onto(c.dst.SubImage(r).(*ebiten.Image), draw)
}
