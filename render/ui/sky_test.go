package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
	"lineup/render/looptest"
)

// TestSkyIsNeverPlain checks that the first frame of a screen has a small picture of its sky while that
// is painted, and that a sky that is painted ahead is there in the first frame.
func TestSkyIsNeverPlain(t *testing.T) {
	looptest.NeedDisplay(t)
	window := ebiten.NewImage(640, 360)
	for name, c := range map[string]*Canvas{"slow": NewCanvas(gallery.Slowed(100)), "ahead": NewCanvas()} {
		want := window.Bounds().Dx()
		if name == "slow" {
			want = (want + skyRough - 1) / skyRough
		}
		wide := 0
		c.Settings = &Settings{}
		c.Watch = func(_, picture *ebiten.Image, _ *ebiten.DrawImageOptions) { wide = max(wide, picture.Bounds().Dx()) }
		c.Begin(window)
		if name == "ahead" {
			c.SkyAhead(NightSky)
			c.Art.Settle()
		}
		if c.Sky(NightSky); wide != want || c.SkyKept(NightSky) != (name == "ahead") {
			t.Errorf("%s: a picture %d pixels wide is drawn, want %d", name, wide, want)
		}
	}
}
