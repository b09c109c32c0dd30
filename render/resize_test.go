package render

import (
	"fmt"
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art/gallery"
	"lineup/render/looptest"
	"lineup/render/players"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestResizedScenes checks that the second frame after a change of the window's size shows every
// scene as a window opened in that size does.
func TestResizedScenes(t *testing.T) {
	looptest.NeedDisplay(t)
	resizes := [][2]image.Point{{{1280, 720}, {960, 540}}, {{800, 540}, {1000, 600}}, {{800, 540}, {720, 1080}}, {{800, 540}, {1290, 540}}}
	for i, name := range SceneNames() {
		if i%looptest.Every(2) != 0 && name != "map" && name != "table" {
			continue
		}
		changes := resizes[i%len(resizes) : i%len(resizes)+1]
		if name == "map" || name == "table" { // their text has other sizes in every window
			changes = append([][2]image.Point{{{1920, 1080}, {1280, 720}}, {{1280, 720}, {1920, 1080}}}, changes...)
		}
		for _, change := range changes {
			from, to := change[0], change[1]
			t.Run(fmt.Sprint(name, " from ", from, " to ", to), func(t *testing.T) {
				a := sceneOf(t, name)
				a.canvas.Art.AtOnce, a.rest.always, a.Settings.Quiet = true, true, true // a note stays where it is read
				n := 2
				if name == "focus" { // the card in the frame rises
					n = 60
				}
				resized := frames(t, a, n, from, to)
				a = sceneOf(t, name)
				a.canvas.Art.AtOnce, a.rest.always, a.Settings.Quiet = true, true, true // a note stays where it is read
				a.canvas.Fit = a.Settings.Fit(to.X, to.Y)
				if tb, ok := a.scene.(*table.Table); ok {
					tb.Refresh()
				}
				fresh := frames(t, a, n, to, to)
				if part := changedPart(resized, fresh); part > 0.001 {
					t.Errorf("%.1f %% of the second frame is not as in a new window", 100*part)
				}
			})
		}
	}
}

// frames draws n frames in a window of a size and n in another, and returns the last.
func frames(t *testing.T, a *App, n int, from, to image.Point) *image.RGBA {
	t.Helper()
	defer a.Close()
	var last *image.RGBA
	for _, size := range []image.Point{from, to} {
		picture := ebiten.NewImage(size.X, size.Y)
		for range n {
			if err := a.Update(); err != nil {
				t.Fatal(err)
			}
			a.Draw(picture)
		}
		last = image.NewRGBA(image.Rectangle{Max: size})
		picture.ReadPixels(last.Pix)
		picture.Deallocate()
		looptest.Frame()
	}
	return last
}

// changedPart returns the part of the pixels that two pictures of a size show differently.
func changedPart(a, b *image.RGBA) float64 {
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		for k := range 3 {
			if d := int(a.Pix[i+k]) - int(b.Pix[i+k]); d > 24 || d < -24 {
				n++
				break
			}
		}
	}
	return float64(n) / float64(len(a.Pix)/4)
}

// slowApp returns an app whose painter is slowed a hundred times, and its hands.
func slowApp(t *testing.T, seats ...mode.Seat) (*App, *uitest.Hands) {
	t.Helper()
	a, h := startApp(t, Options{
		Catalog: catalog.Shipped, Players: players.Computers{buyer}, Painting: []gallery.Option{gallery.Slowed(100)},
		FreshSeed: func() uint64 { return 11 }, Settings: ui.Settings{Speed: ui.Instant}, Store: testgame.NewStore(t),
	})
	a.plan = match.Plan{Seats: seats, Seed: 1}
	return a, h
}

// sight is a frame as it is seen, in brightness from 0 to 1.
type sight struct {
	light []float64
	size  image.Point
}

func see(picture *ebiten.Image) sight {
	s := sight{size: picture.Bounds().Size()}
	pix := make([]byte, 4*s.size.X*s.size.Y)
	picture.ReadPixels(pix)
	for i := 0; i < len(pix); i += 4 {
		s.light = append(s.light, (float64(pix[i])+float64(pix[i+1])+float64(pix[i+2]))/(3*255))
	}
	return s
}

// in returns the brightness of a box and its variety.
func (s *sight) in(b ui.Box) (mean, spread float64) {
	n, sum, squares := 0.0, 0.0, 0.0
	for y := max(0, int(b.Y)); y < min(s.size.Y, int(b.Y+b.H)); y++ {
		for x := max(0, int(b.X)); x < min(s.size.X, int(b.X+b.W)); x++ {
			v := s.light[y*s.size.X+x]
			n, sum, squares = n+1, sum+v, squares+v*v
		}
	}
	mean = sum / math.Max(n, 1)
	return mean, math.Sqrt(math.Max(0, squares/math.Max(n, 1)-mean*mean))
}

// looksSharp checks that everything that can be clicked, every panel and every line looks in a frame
// about as in the sharp one that the app draws then.
func looksSharp(t *testing.T, a *App, what any, picture *ebiten.Image) {
	t.Helper()
	got := see(picture)
	settle(a, picture)
	want := see(picture)
	page := a.canvas.Read(want.size.X, want.size.Y, nil, func(*ui.Canvas) { a.drawScene() })
	n := 0
	check := func(kind, name string, b ui.Box) {
		n++
		mean, spread := got.in(b)
		sharpMean, sharpSpread := want.in(b)
		if math.Abs(mean-sharpMean) > 0.24 || spread < 0.4*sharpSpread {
			t.Errorf("%v: %s %q is %.2f light and varies by %.2f, and by %.2f and %.2f once it is sharp", what, kind, name, mean, spread, sharpMean, sharpSpread)
		}
	}
	for _, k := range page.Targets {
		if !k.Loose && (k.Seen.W == 0 || k.Box.Within(k.Seen)) {
			check("the button", k.What, k.Box)
		}
	}
	for _, g := range page.Grounds {
		check("the panel", g.What, g.Box)
	}
	for i := range page.Lines {
		if l := &page.Lines[i]; l.Part == "" && (l.Seen.W == 0 || l.Box().Within(l.Seen)) {
			check("the line", l.Text, l.Box())
		}
	}
	if n == 0 {
		t.Errorf("%v: nothing was checked", what)
	}
}

// TestSlowResize checks that with slow painting, too, the second frame in a window of another size,
// scale or text size shows everything in its new place.
func TestSlowResize(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, name := range []string{"crowd", "map-crowd", "setup"} {
		t.Run(name, func(t *testing.T) {
			a, h := slowApp(t, testgame.Seats("Ana", "buyer", "buyer", "buyer")...)
			defer a.Close()
			if err := a.arrange(name); err != nil {
				t.Fatal(err)
			}
			settle(a, ebiten.NewImage(960, 540))
			for _, to := range []struct {
				size        image.Point
				scale, text float64
			}{{image.Pt(800, 450), 1, 1}, {image.Pt(800, 500), 0.8, 1.5}} {
				a.Settings.Scale, a.Settings.TextScale = to.scale, to.text
				picture := ebiten.NewImage(to.size.X, to.size.Y)
				for range 2 {
					h.Tick(t)
					a.Draw(picture)
				}
				if a.canvas.Sharp() {
					t.Errorf("%+v: all is painted in the second frame: the painter is not slow", to)
				}
				looksSharp(t, a, to, picture)
				if a.canvas.Art.StandIns() > 0 {
					t.Errorf("%+v: stand-ins are left once all is sharp", to)
				}
				picture.Deallocate()
				looptest.Frame()
			}
		})
	}
}

// TestSlowScreens checks that with slow painting, too, the first frame of a screen or panel shows
// everything that can be clicked, and all text.
func TestSlowScreens(t *testing.T) {
	looptest.NeedDisplay(t)
	for i, name := range []string{"rules", "variants", "heroes", "setup", "library", "library-card", "menu", "log", "campaign",
		"title", "settings", "keys", "story", "result", "attack", "curtain", "recap", "table", "map-first"} {
		if i%looptest.Every(2) != 0 {
			continue
		}
		t.Run(name, func(t *testing.T) {
			seats := testgame.Seats("Ana", "buyer", "buyer")
			if name == "curtain" { // it is for two people
				seats = testgame.Seats("Ana", "Bob")
			}
			a, h := slowApp(t, seats...)
			defer a.Close()
			picture := ebiten.NewImage(800, 450)
			settle(a, picture)
			a.rest.always = false
			if err := a.arrange(name); err != nil {
				t.Fatal(err)
			}
			for n := 0; a.seen != a.wanted(); n++ {
				if n > maxRehearsed {
					t.Fatalf("after %d frames it is not seen", n)
				}
				h.Tick(t)
				a.Draw(picture)
			}
			looksSharp(t, a, name, picture)
		})
	}
}
