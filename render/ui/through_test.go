package ui

import (
	"fmt"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
	"lineup/render/looptest"
)

// TestThrough checks that only the part of the picture behind the hole is seen, in its place.
func TestThrough(t *testing.T) {
	looptest.NeedDisplay(t)
	c := NewCanvas()
	dst := ebiten.NewImage(960, 540) // half a pixel to the unit
	c.Begin(dst)
	dst.Fill(color.Black)
	picture := ebiten.NewImage(200, 100)
	picture.Fill(color.RGBA{255, 0, 0, 255})
	picture.SubImage(picture.Bounds().Intersect(picture.Bounds().Add(picture.Bounds().Size().Div(2)))).(*ebiten.Image).Fill(color.RGBA{0, 255, 0, 255})
	hole := [4]Point{{160, 100}, {440, 100}, {400, 300}, {120, 300}} // leans to the right
	c.Through(gallery.Sprite{Image: picture}, 100, 100, hole, 1)
	for _, at := range []struct {
		x, y int
		want color.RGBA
	}{
		{95, 60, color.RGBA{255, 0, 0, 255}}, {180, 130, color.RGBA{0, 255, 0, 255}}, {55, 60, color.RGBA{0, 0, 0, 255}},
		{214, 140, color.RGBA{0, 0, 0, 255}}, {212, 55, color.RGBA{255, 0, 0, 255}},
	} {
		t.Run(fmt.Sprintf("%d,%d", at.x, at.y), func(t *testing.T) {
			if got := dst.At(at.x, at.y); got != at.want {
				t.Errorf("at %d, %d is %v, not %v", at.x, at.y, got, at.want)
			}
		})
	}
	dst.Fill(color.Black)
	c.Through(gallery.Sprite{Image: picture}, 100, 100, hole, 0.5)
	if got := dst.At(95, 60).(color.RGBA); got.R < 120 || got.R > 135 {
		t.Errorf("half seen it is %v", got)
	}
}
