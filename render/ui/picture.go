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

// maxPicture bounds a picture that comes from outside, in pixels to a side.
const maxPicture = 1024

// Decode reads a PNG. It gives nil for what is none, or is too large.
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

// Pictures are PNGs shown on a screen. Each is decoded when it is first drawn, and
// freed when a frame comes that it is not drawn in. A PNG is told from others by where
// it lies in memory, and must not change.
type Pictures struct {
	kept    map[*byte]*shownPicture
	decoded int  // in this frame
	waiting bool // there was one that is to be decoded in a later frame
}

// decodedPerFrame bounds how many PNGs are decoded in one frame.
const decodedPerFrame = 2

type shownPicture struct {
	image *ebiten.Image // nil for what cannot be shown
	drawn bool          // in this frame
}

// Draw draws a PNG as large as it fits into a box, in its middle, and a plain plate where
// there is none. Few are decoded in a frame, as with cards: the others are plates until
// a later one.
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

// Waiting reports whether another frame would show more, and forgets that it would.
func (k *Pictures) Waiting() bool {
	waiting := k.waiting
	k.waiting = false
	return waiting
}

// Sweep ends a frame: what was not drawn in it is freed.
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

// stretch draws a picture so that it fills a box.
func (c *Canvas) stretch(picture *ebiten.Image, b Box) {
	size := picture.Bounds().Size()
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	c.op.GeoM.Scale(float64(c.Pixels(b.W))/float64(size.X), float64(c.Pixels(b.H))/float64(size.Y))
	c.op.GeoM.Translate(math.Round(b.X*c.Unit)+c.Left, math.Round(b.Y*c.Unit)+c.Top)
	c.draw(picture)
}

// frame draws what a picture lies on, with its edge of paper.
func (c *Canvas) frame(b Box, ground color.NRGBA) {
	c.Part(gallery.Key{Name: "frame", A: ground}, b, 10, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 0)
		p.At(4, 6, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		p.Stroke(o, 12, pen.Ink)
		p.Stroke(o, 5, pen.Paper)
		p.Fill(o, ground)
	})
}
