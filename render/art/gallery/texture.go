package gallery

import (
	"image"
	"image/draw"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file moves pictures to the graphics card.

// arrival is a large picture on its way to the graphics card. Each frame uploads a few strips.
type arrival struct {
	painted
	texture *ebiten.Image
	rows    int // already uploaded
}

// step uploads the next strip and returns its number of pixels.
func (a *arrival) step() int {
	from := a.rows
	a.rows = writeStrip(a.texture, a.picture, from)
	return (a.rows - from) * a.picture.Bounds().Dx()
}

// stripPixels is the number of pixels uploaded at once. It is small because Ebitengine copies each
// strip and keeps the memory of the last copies, up to about 60, whatever their size.
const stripPixels = 1 << 14

// writeStrip uploads a strip of a picture, beginning at a row, and returns the row after it.
func writeStrip(texture *ebiten.Image, picture *image.RGBA, from int) int {
	size := picture.Bounds().Size()
	to := min(size.Y, from+max(1, stripPixels/size.X))
	strip := texture.SubImage(image.Rect(0, from, size.X, to)).(*ebiten.Image)
	strip.WritePixels(picture.Pix[from*picture.Stride : to*picture.Stride])
	return to
}

func (a *arrival) whole() bool { return a.rows == a.picture.Bounds().Dy() }

// ownTexture is the minimum number of pixels of a picture with its own texture. Smaller pictures
// share large textures that double in size when full. Large pictures in them would take most of the
// memory.
const ownTexture = 60_000

// textured returns the number of pixels that a picture takes on the graphics card, where the sides
// of its own texture are powers of two.
func textured(w, h int) int {
	if w*h < ownTexture {
		return w * h
	}
	side := func(n int) int { return 1 << bits.Len(uint(n-1)) }
	return side(w) * side(h)
}

// maxSide is the greatest width and height of a picture, in pixels. It is more than any window has,
// and every graphics card that can show such a window takes it.
const maxSide = 8192

// cropped returns a picture without the part that reaches beyond any window.
func cropped(picture *image.RGBA) *image.RGBA {
	b := picture.Bounds()
	if b.Dx() <= maxSide && b.Dy() <= maxSide {
		return picture
	}
	out := image.NewRGBA(image.Rect(0, 0, min(b.Dx(), maxSide), min(b.Dy(), maxSide)))
	draw.Draw(out, out.Bounds(), picture, b.Min, draw.Src)
	return out
}

// upload uploads a picture to the graphics card.
func upload(picture *image.RGBA) *ebiten.Image {
	picture = cropped(picture)
	b := picture.Bounds()
	out := ebiten.NewImageWithOptions(b.Sub(b.Min), &ebiten.NewImageOptions{Unmanaged: b.Dx()*b.Dy() >= ownTexture})
	for row := 0; row < b.Dy(); {
		row = writeStrip(out, picture, row)
	}
	return out
}

// NewTexture returns an empty picture with its own texture to draw on.
func NewTexture(w, h int) *ebiten.Image { return NewTextureIn(image.Rect(0, 0, w, h)) }

// NewTextureIn acts like NewTexture but for a part of something larger. Drawings on it keep the
// larger coordinates.
func NewTextureIn(r image.Rectangle) *ebiten.Image {
	return ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})
}
