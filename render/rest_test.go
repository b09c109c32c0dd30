package render

import (
	"image"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/render/art/gallery"
	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// differs reports whether two pictures differ clearly: more than a few pixels, by more than the
// rounding of colors.
func differs(a, b []byte) bool {
	n := 0
	for i := range a {
		if d := int(a[i]) - int(b[i]); d > 24 || d < -24 {
			n++
		}
	}
	return n > len(a)/200
}

// TestRestShowsTheEnd checks that a window at rest shows the end of every motion, also on a slow
// machine, where a whole motion passes between two frames.
func TestRestShowsTheEnd(t *testing.T) {
	looptest.NeedDisplay(t)
	const slow = 20 // ticks between two frames, a third of a second
	for _, c := range []struct {
		name string
		plan match.Plan
	}{
		{"draft", match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Variants: []string{standard.Draft}, Seed: 3}},
		{"attacks", match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Options: testgame.Five, Seed: 5}},
		{"map", match.Plan{Mode: rebirth.ID, Seats: testgame.Seats("Ana", "buyer"), Seed: 5}},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, h := testApp(t, match.Plan{})
			defer a.Close()
			if err := a.start(c.plan); err != nil {
				t.Fatal(err)
			}
			a.Settings = ui.Settings{Speed: ui.Fastest, Quiet: true}
			picture := ebiten.NewImage(640, 360)
			frame := func() {
				t.Helper()
				for range slow {
					h.Tick(t)
				}
				a.Draw(picture)
				looptest.Frame()
			}
			read := func() []byte {
				b := make([]byte, 4*640*360)
				picture.ReadPixels(b)
				return b
			}
			stand := testgame.NewRandom(5)
			still, rests := 0, 0
			for range 4000 {
				frame()
				if still++; a.rest.drawn || a.canvas.Art.Busy() {
					still = 0
				}
				if still < 2 {
					continue
				}
				before := read()
				a.rest.always = true
				a.Draw(picture)
				a.rest.always = false
				looptest.Frame()
				if rests++; differs(before, read()) {
					t.Fatalf("at rest %d the window does not show what another drawing shows", rests)
				}
				tb, ok := a.scene.(*table.Table)
				if !ok || rests == 12 {
					break
				}
				tb.GiveFor(stand)
				still = 0
			}
			if rests < 5 {
				t.Errorf("the window was at rest only %d times", rests)
			}
		})
	}
}

// slides is a screen with a motion that begins when it is first drawn.
type slides struct {
	drawn bool
	age   float64
}

func (s *slides) Update(*ui.Pointer, float64) error {
	if s.drawn {
		s.age += ui.Tick
	}
	return nil
}

func (s *slides) Draw(c *ui.Canvas) {
	c.Sky(ui.NightSky)
	s.drawn = s.drawn || !c.Rehearsing()
}

// Restless reports whether the motion has begun and goes on.
func (s *slides) Restless() bool { return s.drawn && s.age < 0.2 }

// TestMotionBetweenFrames checks that the end of a motion is drawn that begins with a drawing and
// ends before the next one. The screen has waited for pictures, so nothing else asks for a frame.
func TestMotionBetweenFrames(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h := testApp(t, match.Plan{})
	defer a.Close()
	a.canvas.Art.AtOnce = true
	picture := ebiten.NewImage(640, 360)
	a.Draw(picture)
	looptest.Frame()
	s := &slides{}
	a.show(s)
	for !a.canvas.Rehearse(func() { s.Draw(a.canvas) }) {
	}
	a.rest = rest{shown: s, fit: a.canvas.Fit, news: a.canvas.Art.News(), short: true}
	if a.Draw(picture); !s.drawn {
		t.Fatal("the screen is not drawn")
	}
	looptest.Frame()
	for range 20 { // a third of a second, longer than the motion
		h.Tick(t)
	}
	if a.Draw(picture); !a.rest.drawn {
		t.Error("the end of the motion is not drawn")
	}
	looptest.Frame()
	for range 20 {
		h.Tick(t)
	}
	if a.Draw(picture); a.rest.drawn {
		t.Error("a window in which nothing moves is drawn again and again")
	}
}

// TestAnswersComeFirst checks that nothing is painted ahead in the first half second after a click or
// a key, and while something new waits to be shown.
func TestAnswersComeFirst(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h := testApp(t, match.Plan{})
	defer a.Close()
	picture := ebiten.NewImage(640, 360)
	frame := func() {
		h.Tick(t)
		a.Draw(picture)
		looptest.Frame()
	}
	n := 0
	ahead := func() bool { // asks for a picture and looks whether it comes, without a tick
		n++
		key := gallery.Key{Name: "ahead", W: 1, H: 1, N: n}
		a.canvas.Art.HoldAhead(a.holdsAhead())
		a.canvas.Art.Ahead(key, 0, func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 1, 1)) })
		for range 30 {
			time.Sleep(time.Millisecond)
			a.canvas.Art.Begin()
			if _, ok := a.canvas.Art.Get(key); ok {
				return true
			}
		}
		return false
	}
	const second = 60
	for range second {
		frame()
	}
	if !ahead() {
		t.Fatal("nothing is painted ahead on a title at rest")
	}
	h.Move(300, 200)
	if frame(); !ahead() {
		t.Error("painting ahead stops when the mouse only moves")
	}
	h.Press(t, ebiten.KeyF1)
	for i := range second / 3 {
		if frame(); i%4 == 0 && ahead() {
			t.Fatalf("pictures are painted ahead %d frames after a key", i)
		}
	}
	for range second {
		frame()
	}
	if !ahead() {
		t.Error("nothing is painted ahead a second after a key")
	}
	if a.seen.over++; ahead() {
		t.Error("pictures are painted ahead while something new waits to be shown")
	}
}
