package render

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/render/art/gallery"
	townboard "lineup/render/board/town"
	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// busyApp returns an app with a table during a game, on a person's turn, at rest.
func busyApp(t testing.TB) *App {
	t.Helper()
	a, _ := testApp(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer"), Seed: 5})
	if err := a.scene.(*table.Table).Arrange("table", testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	return a
}

// flush makes the graphics card, or its stand-in, finish all drawing.
func flush(picture *ebiten.Image) { picture.At(1, 1) }

// settle draws until every picture is painted.
func settle(a *App, picture *ebiten.Image) {
	a.rest.always = true
	for n := 0; n < 3 || n < 60 && !a.canvas.Sharp(); n++ {
		a.Draw(picture)
		a.canvas.Art.Settle()
	}
	flush(picture)
}

// TestIdleFrameAllocatesNothing checks that an idle table allocates no memory.
func TestIdleFrameAllocatesNothing(t *testing.T) {
	looptest.NeedDisplay(t)
	a := busyApp(t)
	a.Store = testgame.NewStore(t) // each frame asks it whether it can save
	picture := ebiten.NewImage(1280, 720)
	a.canvas.Begin(picture)
	settle(a, picture)
	allocatesNothing(t, a, 60, 100) // until the log is laid out
}

// allocatesNothing checks that an idle tick and frame of an app allocate nothing, in the given runs
// after the first frames.
func allocatesNothing(t *testing.T, a *App, first, runs int) {
	t.Helper()
	frame := func() {
		if err := a.Update(); err != nil {
			t.Fatal(err)
		}
		a.scene.Draw(a.canvas)
	}
	// A test hands nothing to the graphics card, so the engine's queue of drawings would only grow.
	// Drawing on a freed picture bypasses the queue.
	gone := ebiten.NewImage(4, 4)
	gone.Dispose() //lint:ignore SA1019 Deallocate leaves a picture that can be drawn on
	a.canvas.Onto(gone, func() {
		for range first {
			frame()
		}
		if n := looptest.Allocations(runs, frame); n > 0 {
			t.Errorf("an idle tick and frame allocates %.0f times", n)
		}
	})
}

// TestTownFrame checks that an idle frame of the map draws few pictures and allocates no memory.
func TestTownFrame(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, full := range []*townboard.Shown{&townboard.Busy, &townboard.Full} {
		a, _ := testApp(t, match.Plan{})
		g, err := a.Catalog.Build(match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer")[:full.Seats()], Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		m, err := full.Match(g, a.Players.Decider)
		if err != nil {
			t.Fatal(err)
		}
		a.take(m)
		tb := a.table(m)
		a.show(tb)
		picture := ebiten.NewImage(1920, 1080)
		a.canvas.Begin(picture)
		for range 5 { // each frame paints for only a few milliseconds
			if err := a.Update(); err != nil {
				t.Fatal(err)
			}
			settle(a, picture)
		}
		a.canvas.Begin(picture)
		a.scene.Draw(a.canvas)
		if n := a.canvas.Quads; n > maxQuads {
			t.Errorf("a frame of the map draws %d pictures, more than %d", n, maxQuads)
		}
		allocatesNothing(t, a, 300, 50) // until nothing pulses
	}
}

// maxQuads is the greatest number of pictures in a frame.
const maxQuads = 120

func BenchmarkTableFrame(b *testing.B) {
	looptest.NeedDisplay(b)
	a := busyApp(b)
	picture := ebiten.NewImage(1280, 720)
	a.canvas.Begin(picture)
	settle(a, picture)
	b.ResetTimer()
	for range b.N {
		a.Update()
		a.Draw(picture)
		flush(picture)
	}
	b.ReportMetric(float64(a.canvas.Quads), "quads")
}

// BenchmarkQuads measures a frame with as many plain pictures as the table has, on the same
// background. It is a lower bound for the table.
func BenchmarkQuads(b *testing.B) {
	looptest.NeedDisplay(b)
	a := busyApp(b)
	picture := ebiten.NewImage(1280, 720)
	a.canvas.Begin(picture)
	settle(a, picture)
	quads := a.canvas.Quads
	c := a.canvas
	one, _ := c.Art.Card(&a.faces[3], 96, false)
	back, _ := c.Art.Backdrop(1280, 720, gallery.TableGround)
	c.Art.Settle()
	back, _ = c.Art.Backdrop(1280, 720, gallery.TableGround)
	ground := back.Image
	b.ResetTimer()
	for range b.N {
		var op ebiten.DrawImageOptions
		picture.DrawImage(ground, &op)
		for i := range quads - 1 {
			op.GeoM.Reset()
			op.GeoM.Translate(float64(i%12)*100, float64(i/12)*80)
			picture.DrawImage(one, &op)
		}
		flush(picture)
	}
	b.ReportMetric(float64(quads), "quads")
}

// BenchmarkFirstTable measures the time from the click on QUICK GAME, a second after the title
// first appears, until the whole table is shown.
func BenchmarkFirstTable(b *testing.B) {
	looptest.NeedDisplay(b)
	picture := ebiten.NewImage(1280, 720)
	for range b.N {
		b.StopTimer()
		a, h := testApp(b, match.Plan{})
		settle(a, picture)
		b.StartTimer()
		a.FreshSeed = func() uint64 { return 12 }
		h.Press(b, ebiten.KeyEnter)
		for {
			a.Draw(picture)
			flush(picture)
			if a.canvas.Sharp() {
				break
			}
		}
	}
}

// BenchmarkUndo measures an undo and a redo at a busy table with its log open, without the drawing.
func BenchmarkUndo(b *testing.B) {
	looptest.NeedDisplay(b)
	a := busyApp(b)
	picture := ebiten.NewImage(1280, 720)
	a.canvas.Begin(picture)
	settle(a, picture)
	h := &uitest.Hands{}
	a.Input = h
	h.Hold(func() ui.Fit { return a.canvas.Fit }, a.Update)
	h.Press(b, ebiten.KeyL)
	m := a.scene.(*table.Table).Match
	b.ResetTimer()
	for range b.N {
		given := m.Given()
		h.Press(b, ebiten.KeyBackspace)
		if m.Given() >= given {
			b.Fatal("nothing was taken back")
		}
		h.Ctrl = true
		h.Press(b, ebiten.KeyY)
		h.Ctrl = false
	}
}

// TestScenesAreShownWhole checks that a new screen appears when none of its pictures are missing,
// after a few frames at most, and that the previous one stays until then.
func TestScenesAreShownWhole(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h := testApp(t, match.Plan{})
	picture := ebiten.NewImage(1280, 720)
	settle(a, picture)
	a.rest.always = false
	title := a.scene
	h.Press(t, ebiten.KeyEnter)
	if a.scene == title {
		t.Fatal("nothing has begun")
	}
	for n := 0; a.seen.scene != a.scene; n++ {
		if a.seen.scene != title {
			t.Fatal("neither the old screen nor the new one is seen")
		}
		if n > maxRehearsed {
			t.Fatalf("after %d frames the table is not seen", n)
		}
		h.Tick(t)
		a.Draw(picture)
		a.canvas.Art.Settle() // the background painters are fast
	}
	if a.canvas.Art.Missed() > 0 {
		t.Errorf("%d pictures are missing in the first frame of the table", a.canvas.Art.Missed())
	}
}

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

// TestTheFirstFrameIsTheTitle checks that the first frame shows the title with all its text, and
// that nothing is painted ahead before the title is sharp.
func TestTheFirstFrameIsTheTitle(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h := testApp(t, match.Plan{})
	picture := ebiten.NewImage(1280, 720)
	a.Prepare(1280, 720)
	h.Tick(t)
	a.Draw(picture)
	if a.seen.scene != a.scene || a.canvas.Art.Missed() > 0 {
		t.Errorf("the first frame shows %T, and lacks %d pictures", a.seen.scene, a.canvas.Art.Missed())
	}
	if a.preload.faces != nil {
		t.Error("cards are painted ahead before the title is sharp")
	}
	first := lightness(picture)
	settle(a, picture)
	a.Draw(picture)
	if a.preload.faces == nil {
		t.Error("with the title sharp, no cards are painted ahead")
	}
	for i, sharp := range lightness(picture) {
		if math.Abs(sharp-first[i]) > 25 {
			t.Fatalf("field %d of the window is %.0f light in the first frame, and %.0f once it is sharp", i, first[i], sharp)
		}
	}
}

// TestCrowdFrame checks that a frame of the fullest table draws few pictures while cards glow, the
// giant breathes and the mouse moves over the hand.
func TestCrowdFrame(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h := testApp(t, match.Plan{})
	defer a.Close()
	a.plan = match.Plan{Seats: testgame.Seats("Ana", "Ben", "Cleo", "Dan", "Eve"), Seed: 1}
	for i := range a.plan.Seats[1:] {
		a.plan.Seats[i+1].Player = "buyer"
	}
	a.canvas.Art.AtOnce, a.Settings.Speed = true, ui.Normal
	if err := a.arrange("crowd"); err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{1280, 720}, {1707, 720}} {
		picture := ebiten.NewImage(size[0], size[1])
		a.canvas.Begin(picture)
		settle(a, picture)
		most := 0
		for n := range 90 {
			h.Move(530+860*float64(n)/90, 980)
			h.Tick(t)
			if n < 40 { // no frame of these is counted
				continue
			}
			composed := false
			a.canvas.Watch = func(dst, _ *ebiten.Image, _ *ebiten.DrawImageOptions) { composed = composed || dst != picture }
			a.Draw(picture)
			if n > 45 && !composed {
				most = max(most, a.canvas.Quads)
			}
			looptest.Frame()
		}
		a.canvas.Watch = nil
		if most < 35 || most > maxCrowdQuads { // with fewer, not everything is moving
			t.Errorf("%v: a frame of the fullest table draws %d pictures, not up to %d", size, most, maxCrowdQuads)
		}
		t.Logf("%v: at most %d pictures", size, most)
		picture.Deallocate()
	}
}

// maxCrowdQuads is the greatest number of pictures in a frame of the table.
const maxCrowdQuads = 70

// TestSlowPace checks that the loop slows down for an idle screen, but not for one that is in use
// or still painting.
func TestSlowPace(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h := testApp(t, match.Plan{})
	picture := ebiten.NewImage(1280, 720)
	a.canvas.Art.AtOnce = true
	frame := func() {
		h.Tick(t)
		a.Draw(picture)
		looptest.Frame()
	}
	frame()
	if a.rest.pause() > 0 {
		t.Error("the first frame is waited after")
	}
	for n := 0; n < 1200 && a.rest.pause() == 0; n++ {
		frame()
	}
	if a.rest.pause() == 0 {
		t.Fatal("a title that is left alone never comes to rest")
	}
	h.X++
	if frame(); a.rest.pause() > 0 {
		t.Error("a screen over which the mouse goes is waited after")
	}
}
