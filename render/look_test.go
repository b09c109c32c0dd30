package render

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/render/looptest"
	"lineup/render/testgame"
)

// lightness returns the brightness of each field of a grid over a picture.
func lightness(picture *ebiten.Image) []float64 {
	const across, down = 16, 9
	size := picture.Bounds().Size()
	all := image.NewRGBA(image.Rectangle{Max: size})
	picture.ReadPixels(all.Pix)
	out := make([]float64, across*down)
	for y := range size.Y {
		for x := range size.X {
			c := all.RGBAAt(x, y)
			sum := float64(c.R) + float64(c.G) + float64(c.B)
			out[y*down/size.Y*across+x*across/size.X] += sum * across * down / float64(size.X*size.Y)
		}
	}
	return out
}

// TestResizedWindowShowsWhatItDid checks that a resized window shows the previous frame, scaled,
// until everything is sharp.
func TestResizedWindowShowsWhatItDid(t *testing.T) {
	looptest.NeedDisplay(t)
	t.Run("table", func(t *testing.T) { resized(t, busyApp(t)) })
	t.Run("map", func(t *testing.T) {
		a, _ := testApp(t, match.Plan{})
		a.plan = match.Plan{Mode: rebirth.ID, Seats: testgame.Seats("Ana", "buyer", "Bob", "Cy"), Seed: 1}
		if err := a.arrange("map-crowd"); err != nil {
			t.Fatal(err)
		}
		resized(t, a)
	})
}

// resized checks an app in windows of other sizes.
func resized(t *testing.T, a *App) {
	t.Helper()
	first := ebiten.NewImage(1280, 720)
	settle(a, first)
	want := lightness(first)
	for _, size := range [][2]int{{960, 540}, {1600, 900}, {1920, 1080}} {
		picture := ebiten.NewImage(size[0], size[1])
		looksAsBefore(t, a, size, picture, 3, want)
		settle(a, picture)
		if a.look.picture != nil {
			t.Errorf("%v: painted sharp, the window still looks as before", size)
		}
		want = lightness(picture)
	}
}

// looksAsBefore checks that some frames of an app look as before while not everything is painted
// after a change. At least one frame must be of that state.
func looksAsBefore(t *testing.T, a *App, changed any, picture *ebiten.Image, frames int, want []float64) {
	t.Helper()
	looked := 0
	for n := range frames {
		if err := a.Update(); err != nil {
			t.Fatal(err)
		}
		if a.Draw(picture); a.look.picture == nil {
			break // all is painted already
		}
		for i, got := range lightness(picture) {
			if looked++; math.Abs(got-want[i]) > 10 {
				t.Fatalf("%+v, frame %d: field %d of the window is %.0f light, and was %.0f", changed, n, i, got, want[i])
			}
		}
	}
	if looked == 0 {
		t.Errorf("%+v: the window did not look as before in any frame", changed)
	}
}

// TestLettersOfAnotherSizeShowWhatWasThere checks that after a change of scale or text size at the
// table, the window keeps its look until everything is painted again.
func TestLettersOfAnotherSizeShowWhatWasThere(t *testing.T) {
	looptest.NeedDisplay(t)
	a := busyApp(t)
	picture := ebiten.NewImage(1600, 900)
	settle(a, picture)
	for _, choose := range []func(){
		func() { a.Settings.TextScale = 1.5 },
		func() { a.Settings.TextScale, a.Settings.Scale = 1, 0.8 },
		func() { a.Settings.Scale = 1 },
	} {
		if err := a.Update(); err != nil {
			t.Fatal(err)
		}
		settle(a, picture)
		want := lightness(picture)
		choose()
		looksAsBefore(t, a, a.Settings, picture, 4, want)
		settle(a, picture)
		if a.look.picture != nil || a.seen.fit != a.canvas.Fit {
			t.Errorf("%+v: painted sharp, the window still looks as before", a.Settings)
		}
	}
}
