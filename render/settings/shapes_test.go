package settings

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestSettingsShowByShape checks in two windows that the open tab, the value of a slider, and what is on differ by
// shape, not only by color.
func TestSettingsShowByShape(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		for _, contrast := range []bool{false, true} {
			k := shown(t, size[0], size[1])
			k.set.Contrast = contrast
			k.c.Art.AtOnce = true
			picture := ebiten.NewImage(size[0], size[1])
			paint := func(b ui.Box) *image.RGBA {
				k.c.Begin(picture)
				k.c.PointAt(-1, -1)
				k.Screen.Draw(k.c)
				f := k.c.Fit
				r := image.Rect(int(b.X*f.Unit+f.Left), int(b.Y*f.Unit+f.Top), int((b.X+b.W)*f.Unit+f.Left), int((b.Y+b.H)*f.Unit+f.Top))
				out := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
				picture.SubImage(r).(*ebiten.Image).ReadPixels(out.Pix)
				return out
			}
			compare := func(what string, at ui.Box, change func(), least int) {
				t.Helper()
				at = at.Grown(20)
				before := paint(at)
				change()
				if n := uitest.ShapesApart(before, paint(at)); n < least {
					t.Errorf("%v, high contrast %v: %s differs by %d edges", size, contrast, what, n)
				}
			}
			k.draw()
			compare("an open tab", k.heads.List[1].Box, func() { k.open(1) }, 40)
			k.open(0)
			k.draw()
			for _, text := range []float64{1.05, 1.5, 2} { // from the present value
				track := k.row(t, "text_scale").track
				compare("a slider", ui.BoxAt(track.X-30, track.Y, track.W+60, track.H), func() {
					k.set.TextScale = text
					r := k.row(t, "text_scale")
					r.step = r.of.At(r.of.Value(k.set))
				}, 20)
				k.set.TextScale = 1
				k.lay()
			}
			k.c.Fit = k.set.Fit(size[0], size[1])
			paint(k.pane) // it is laid out again
			for i, b := range k.parts.List {
				if b.Label == "" || b.On {
					continue
				}
				compare("what is on: "+b.Label, b.Box, func() { k.parts.List[i].On = true }, 40)
				k.parts.List[i].On = false
			}
		}
	}
	track := ui.BoxAt(40, 40, 240, 60)
	at := func(step int) *image.RGBA {
		c, picture := ui.NewCanvas(), ebiten.NewImage(1280, 720)
		c.Art.AtOnce = true
		c.Begin(picture)
		picture.Fill(pen.Night)
		drawTrack(c, track, step, 5, 20)
		out := image.NewRGBA(image.Rect(0, 0, 1280, 720))
		picture.ReadPixels(out.Pix)
		return out
	}
	for step := range 20 {
		if n := uitest.ShapesApart(at(step), at(step+1)); n < 30 {
			t.Errorf("a slider at steps %d and %d differs by %d edges", step, step+1, n)
		}
	}
}
