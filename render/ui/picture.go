package ui

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// maxPicture limits the width and the height of an external picture, in pixels.
const maxPicture = 1024

// Decode reads a PNG. It returns nil if b is not a PNG or is too large.
func Decode(b []byte) image.Image {
	size, err := png.DecodeConfig(bytes.NewReader(b))
	if err != nil || size.Width > maxPicture || size.Height > maxPicture || size.Width < 1 || size.Height < 1 {
		return nil
	}
	picture, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		return nil
	}
	return picture
}

// Pictures are PNGs shown on a screen. Each is decoded for its first drawing and freed after a
// frame without it. A PNG is identified by its place in memory and must not change.
type Pictures struct {
	kept    map[*byte]*shownPicture
	decoded int  // in this frame
	waiting bool // a PNG is left to decode in a later frame
}

// decodedPerFrame limits the PNGs decoded in one frame.
const decodedPerFrame = 2

type shownPicture struct {
	image *ebiten.Image // nil if it cannot be shown
	drawn bool          // in this frame
}

// Draw draws a PNG in the middle of a box, as large as it fits, or a plain plate without one. Only
// a few are decoded per frame. The others are plates until a later one.
func (k *Pictures) Draw(c *Canvas, b []byte, in Box) {
	if image := k.picture(c, b); image != nil {
		size := image.Bounds().Size()
		scale := math.Min(in.W/float64(size.X), in.H/float64(size.Y))
		w, h := float64(size.X)*scale, float64(size.Y)*scale
		at := BoxAt(in.X+(in.W-w)/2, in.Y+(in.H-h)/2, w, h)
		c.frame(at, pen.Ink)
		c.stretch(image, at)
		return
	}
	c.frame(in, pen.BackBlue)
	c.Spin(c.Art.Burst(c.Pixels(in.H*0.66), pen.Fade(pen.Mist, 0.3)).Image, in.X+in.W/2, in.Y+in.H/2, 1, 1, 0, 1)
}

func (k *Pictures) picture(c *Canvas, b []byte) *ebiten.Image {
	if len(b) == 0 {
		return nil
	}
	p := k.kept[&b[0]]
	if p == nil {
		if k.decoded >= decodedPerFrame {
			k.waiting = true
			return nil
		}
		k.decoded++
		p = &shownPicture{}
		if picture := Decode(b); picture != nil {
			p.image = ebiten.NewImageFromImage(picture)
		}
		if k.kept == nil {
			k.kept = map[*byte]*shownPicture{}
		}
		k.kept[&b[0]] = p
	}
	p.drawn = true
	return p.image
}

// Waiting reports whether another frame would show more, and clears that state.
func (k *Pictures) Waiting() bool {
	waiting := k.waiting
	k.waiting = false
	return waiting
}

// Sweep ends a frame and frees the pictures not drawn in it.
func (k *Pictures) Sweep() {
	k.decoded = 0
	for at, p := range k.kept {
		if !p.drawn {
			if p.image != nil {
				p.image.Deallocate()
			}
			delete(k.kept, at)
		}
		p.drawn = false
	}
}

// Len returns how many pictures are kept.
func (k *Pictures) Len() int { return len(k.kept) }

// stretch draws a picture to fill a box.
func (c *Canvas) stretch(picture *ebiten.Image, b Box) {
	size := picture.Bounds().Size()
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	c.op.GeoM.Scale(float64(c.Pixels(b.W))/float64(size.X), float64(c.Pixels(b.H))/float64(size.Y))
	c.op.GeoM.Translate(math.Round(b.X*c.Unit)+c.Left, math.Round(b.Y*c.Unit)+c.Top)
	c.draw(picture)
}

// frame draws the ground of a picture, with a paper edge.
func (c *Canvas) frame(b Box, ground color.NRGBA) {
	c.Part(gallery.Key{Name: "frame", A: ground}, b, 10, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 0)
		p.At(4, 6, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		p.Stroke(o, 12, pen.Ink)
		p.Stroke(o, 5, pen.Paper)
		p.Fill(o, ground)
	})
}
