package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// Enlarged draws a picture around its center, width pixels wide, then squeezed by a factor and
// turned. An unturned picture of exactly that width is on whole pixels and stays sharp.
func (c *Canvas) Enlarged(picture *ebiten.Image, x, y float64, width, squeeze, turn, alpha float64) {
	scale := width / float64(picture.Bounds().Dx())
	c.Spin(picture, x, y, scale*squeeze, scale, turn, alpha)
}

// card returns the picture of a face as a card. It counts a picture that is not sharp.
func (c *Canvas) card(f *art.Face, width int, lit bool) *ebiten.Image {
	return c.covered(f, width, lit, 1)
}

// covered is like card for a card of which only a part of the width is in view.
func (c *Canvas) covered(f *art.Face, width int, lit bool, shown float64) *ebiten.Image {
	picture, sharp := c.Art.Covered(f, width, lit, shown)
	if !sharp {
		c.coarse++
	}
	return picture
}

// back returns the picture of a face-down card. It counts a picture that is not sharp.
func (c *Canvas) back(width int) *ebiten.Image {
	picture, sharp := c.Art.Back(width)
	if !sharp {
		c.coarse++
	}
	return picture
}

// side returns the picture of a card's front or back.
func (c *Canvas) side(f *art.Face, front bool, width int, lit bool, shown float64) *ebiten.Image {
	if front {
		return c.covered(f, width, lit, shown)
	}
	return c.back(width)
}

// Back draws a face-down card around its center, without its shadow.
func (c *Canvas) Back(p Pose) {
	w := c.Pixels(p.W)
	c.Enlarged(c.back(w), p.X, p.Y, float64(w), 1, p.Turn, 1)
}

// Face draws a face at a pose, without its shadow. An oversized face is drawn as a poster.
func (c *Canvas) Face(f *art.Face, p Pose) {
	if f.Oversized() {
		c.Poster(f, p, false)
		return
	}
	w := c.Pixels(p.W)
	c.Enlarged(c.card(f, w, false), p.X, p.Y, float64(w), 1, p.Turn, 1)
}

// readable is the least width of a picture, as a part of the wanted one, at which the words of a card can be read.
const readable = 0.8

// FaceToRead draws a face without its shadow, enlarged from its pose, for a person who must read it. While its picture is painted, one of
// nearly the same width takes its place, or the card without its art: smaller pictures have another layout and
// would be blurred.
func (c *Canvas) FaceToRead(f *art.Face, p Pose, scale, alpha float64) {
	w := c.Pixels(p.W)
	h := art.HeightOfCard(w)
	var picture *ebiten.Image
	var sharp bool
	if f.Oversized() {
		h = int(math.Round(float64(w) * PosterAspect))
		picture, sharp = c.Art.Poster(f, w, h, false)
	} else {
		picture, sharp = c.Art.Covered(f, w, false, 1)
	}
	if !sharp {
		c.coarse++
	}
	if sharp || !f.Oversized() && float64(picture.Bounds().Dx()) >= readable*float64(w) {
		c.Enlarged(picture, p.X, p.Y, float64(w)*scale, 1, p.Turn, alpha)
		return
	}
	b, print := BoxAt(p.X-p.W/2, p.Y-p.W*float64(h)/float64(w)/2, p.W, p.W*float64(h)/float64(w)), c.Art.Print
	s := c.MakePart(gallery.Key{Name: "card sketch", Face: f, Print: print}, b, 0, func(q pen.Pen) {
		if f.Oversized() {
			print.DrawPosterSketch(q, *f, w, h, b.W)
			return
		}
		print.DrawSketch(q.At(0, 0, b.W/art.CardWidth), *f, w)
	})
	if s.Sketch != nil && p.Turn != 0 && scale == 1 {
		c.PutFaded(s, b.X, b.Y, alpha)
		return
	}
	c.Around(s, p, w, h, scale, alpha)
}

// PosterAspect is the height of the poster of an oversized face of width 1.
const PosterAspect = 398.0 / 312

// Poster draws the poster of an oversized face around its center.
func (c *Canvas) Poster(f *art.Face, p Pose, down bool) {
	w := c.Pixels(p.W)
	c.poster(f, p, w, int(math.Round(float64(w)*PosterAspect)), down)
}

// poster draws a poster of w by h pixels around its center.
func (c *Canvas) poster(f *art.Face, p Pose, w, h int, down bool) {
	picture, sharp := c.Art.Poster(f, w, h, down)
	if !sharp {
		c.coarse++
	}
	c.Enlarged(picture, p.X, p.Y, float64(w), 1, p.Turn, 1)
}

// PosterIn draws the poster of an oversized face that fills a box.
func (c *Canvas) PosterIn(f *art.Face, b Box) {
	x, y := b.Middle()
	c.poster(f, Pose{X: x, Y: y, W: b.W}, c.Pixels(b.W), c.Pixels(b.H), false)
}

// FaceIn draws a face in the middle of a box, as large as it fits.
func (c *Canvas) FaceIn(f *art.Face, b Box) {
	aspect := CardAspect
	if f.Oversized() {
		aspect = PosterAspect
	}
	x, y := b.Middle()
	c.Face(f, Pose{X: x, Y: y, W: math.Min(b.W, b.H/aspect)})
}
