package render

import (
	"fmt"
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// calm watches the frames of an app for moving pictures and for changes in the brightness of the
// whole window.
type calm struct {
	app     *App
	picture *ebiten.Image
	pixels  []byte
	now     map[*ebiten.Image]placed
	before  map[*ebiten.Image]placed
	light   float64 // of the whole window, 0 to 1; negative before the first frame
	jump    float64 // its largest change between two frames
	glides  int     // how often a picture moved
	shown   string  // the last picture that moved
}

// placed is a picture in a frame: its place, how often it was drawn, and for how many frames in a
// row its place has changed.
type placed struct {
	lies  ebiten.GeoM
	drawn int
	steps int
}

// maxSteps is the number of frames in a row in which the place of a picture may change. A fade from
// one place to another changes it once.
const maxSteps = 2

func newCalm(a *App) *calm {
	const w, h = 640, 360
	return &calm{app: a, picture: ebiten.NewImage(w, h), pixels: make([]byte, 4*w*h), light: -1}
}

// frame runs a tick and inspects its frame.
func (k *calm) frame(t *testing.T) {
	t.Helper()
	if err := k.app.Update(); err != nil {
		t.Fatal(err)
	}
	k.before, k.now = k.now, map[*ebiten.Image]placed{}
	k.app.canvas.Watch = func(dst, p *ebiten.Image, op *ebiten.DrawImageOptions) {
		if dst == k.picture {
			l := k.now[p]
			l.drawn++
			l.lies = op.GeoM
			k.now[p] = l
		}
	}
	k.app.Draw(k.picture)
	k.app.canvas.Watch = nil
	looptest.Frame()
	for p, l := range k.now {
		was, ok := k.before[p]
		if !ok || was.drawn != 1 || l.drawn != 1 || was.lies == l.lies {
			continue
		}
		if l.steps = was.steps + 1; l.steps > maxSteps {
			k.glides++
			k.shown = fmt.Sprintf("a picture of %v that lay at %v lies at %v", p.Bounds().Size(), at(was.lies), at(l.lies))
		}
		k.now[p] = l
	}
	k.picture.ReadPixels(k.pixels)
	sum := 0.0
	for i := 0; i < len(k.pixels); i += 4 {
		sum += 0.2126*float64(k.pixels[i]) + 0.7152*float64(k.pixels[i+1]) + 0.0722*float64(k.pixels[i+2])
	}
	light := sum / 255 / float64(len(k.pixels)/4)
	if k.light >= 0 {
		k.jump = max(k.jump, math.Abs(light-k.light))
	}
	k.light = light
}

// at returns the place of a picture's corner.
func at(g ebiten.GeoM) image.Point {
	x, y := g.Apply(0, 0)
	return image.Pt(int(math.Round(x)), int(math.Round(y)))
}

// maxJump is the greatest change in brightness of the whole window between two frames. White is 1.
const maxJump = 0.2

// TestReducedMotion checks that with reduced motion nothing moves, shakes or swells at the table
// and on the map, that the window never flashes, and that the same games do move otherwise.
func TestReducedMotion(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, c := range []struct {
		name    string
		plan    match.Plan
		reduce  bool
		answers int
	}{
		{"table", match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Options: testgame.Five}, true, 18},
		{"attacks", match.Plan{Seats: testgame.Seats("Ana", "Bob"), Options: testgame.Five}, true, 18},
		{"map", match.Plan{Mode: rebirth.ID, Seats: testgame.Seats("Ana", "buyer")}, true, 16},
		{"table, with motion", match.Plan{Seats: testgame.Seats("Ana", "buyer")}, false, 8},
		{"map, with motion", match.Plan{Mode: rebirth.ID, Seats: testgame.Seats("Ana", "buyer")}, false, 6},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, h := testApp(t, match.Plan{})
			defer a.Close()
			a.rest.always = true
			a.canvas.Art.AtOnce = true
			c.plan.Seed = 5
			if err := a.start(c.plan); err != nil {
				t.Fatal(err)
			}
			a.Settings = ui.Settings{Speed: ui.Fast, ReduceMotion: c.reduce}
			k := newCalm(a)
			stand := testgame.NewRandom(5)
			for range 4 {
				k.frame(t)
			}
			for n := range c.answers {
				tb, ok := a.scene.(*table.Table)
				if !ok || tb.Match.Over() {
					break
				}
				tb.GiveFor(stand)
				for range 24 {
					k.frame(t)
				}
				if n%12 == 5 { // overlays open and close
					for _, key := range []ebiten.Key{ebiten.KeyL, ebiten.KeyL, ebiten.KeyEscape, ebiten.KeyEscape} {
						h.Hit(key)
						for range 6 {
							k.frame(t)
						}
					}
				}
			}
			t.Logf("the largest jump of the light is %.3f, %d pictures glide", k.jump, k.glides)
			if k.jump > maxJump {
				t.Errorf("from one frame to the next the window's light changes by %.2f, more than %.2f", k.jump, maxJump)
			}
			if c.reduce && k.glides > 0 {
				t.Errorf("with motion reduced pictures glide %d times, the last: %s", k.glides, k.shown)
			}
			if !c.reduce && k.glides == 0 {
				t.Error("with motion nothing is seen to glide: this test sees nothing")
			}
		})
	}
}
