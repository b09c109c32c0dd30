package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
)

// busyTable is a table in the middle of a game, on a person's turn, at rest.
func busyTable(t testing.TB) *table {
	t.Helper()
	a := testApp(t, match.Plan{Seats: seats("Ana", "buyer", "buyer", "buyer"), Seed: 5}, &hands{})
	tb := a.scene.(*table)
	wanted := (&Shot{}).wanted()
	if err := tb.playUntil(wanted); err != nil {
		t.Fatal(err)
	}
	return tb
}

// flush makes the graphics card, or what stands in for it, do all that was asked.
func flush(picture *ebiten.Image) { picture.At(1, 1) }

// settle draws until every picture is painted.
func settle(a *App, picture *ebiten.Image) {
	a.warm = warmUp{width: a.canvas.width, size: len(warmWidths)}
	for range 40 {
		a.Draw(picture)
		flush(picture)
	}
}

// TestIdleFrameAllocatesNothing sees that a table at which nothing happens costs no
// memory.
func TestIdleFrameAllocatesNothing(t *testing.T) {
	needDisplay(t)
	tb := busyTable(t)
	picture := ebiten.NewImage(1280, 720)
	tb.app.canvas.begin(picture)
	settle(tb.app, picture)
	frame := func() {
		if err := tb.app.Update(); err != nil {
			t.Fatal(err)
		}
		tb.draw(tb.app.canvas)
	}
	// Inside the test nothing is handed on to the graphics card, and the engine's
	// queue of what to draw would only grow. Drawing on a picture that is gone ends
	// where the queue begins.
	gone := ebiten.NewImage(4, 4)
	gone.Dispose() //lint:ignore SA1019 Deallocate leaves a picture that can be drawn on
	tb.app.canvas.dst = gone
	frame()
	if n := testing.AllocsPerRun(100, frame); n > 0 {
		t.Errorf("an idle tick and frame allocates %.0f times", n)
	}
}

func BenchmarkTableFrame(b *testing.B) {
	needDisplay(b)
	tb := busyTable(b)
	picture := ebiten.NewImage(1280, 720)
	tb.app.canvas.begin(picture)
	settle(tb.app, picture)
	b.ResetTimer()
	for range b.N {
		tb.app.Update()
		tb.app.Draw(picture)
		flush(picture)
	}
	b.ReportMetric(float64(tb.app.canvas.quads), "quads")
}

// BenchmarkQuads draws as many plain pictures as a frame of the table does, on the
// same background: what the table cannot be faster than.
func BenchmarkQuads(b *testing.B) {
	needDisplay(b)
	tb := busyTable(b)
	picture := ebiten.NewImage(1280, 720)
	tb.app.canvas.begin(picture)
	settle(tb.app, picture)
	quads := tb.app.canvas.quads
	c := tb.app.canvas
	one := c.art.Card(tb.app.faces.list[engine.FaceID(3)], 96)
	ground := c.art.Backdrop(1280, 720, art.TableGround)
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

// BenchmarkFirstTable takes the time from the click on QUICK GAME, a second after the
// title was first seen, until all of the table is there.
func BenchmarkFirstTable(b *testing.B) {
	needDisplay(b)
	picture := ebiten.NewImage(1280, 720)
	for range b.N {
		b.StopTimer()
		a := testApp(b, match.Plan{}, &hands{})
		for a.warm.width == 0 || a.warm.rehearsal != nil {
			a.Draw(picture)
			flush(picture)
		}
		b.StartTimer()
		a.FreshSeed = func() uint64 { return 12 }
		a.scene.(*title).quick()
		for {
			a.warm.wait = 10 // nothing is painted but what is seen
			a.Draw(picture)
			flush(picture)
			if a.canvas.bakes == bakesPerFrame {
				break
			}
		}
	}
}
