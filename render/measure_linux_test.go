package render

import (
	"cmp"
	"flag"
	"fmt"
	"image"
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/sys/unix"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/match"
	"lineup/game/modes"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

var measures = flag.Bool("measure", false, "measure frames and pictures, and fail where they are over their limits")

// The limits.
const (
	mostTimesPlain = 1.3  // as long as its plain pictures a frame takes
	mostOurs       = 8.0  // milliseconds of work in Update and in Draw
	mostImages     = 70   // drawn in a frame
	meanPaint      = 30.0 // milliseconds that a picture takes to be painted
	mostPaint      = 60.0
	paintedWidth   = 480
)

// TestMeasure measures what is done in this process; cmd/windowbench measures the real
// window.
func TestMeasure(t *testing.T) {
	if !*measures {
		t.Skip("it measures with -measure")
	}
	looptest.NeedDisplay(t)
	runtime.LockOSThread() // its processor time is that of the work
	defer runtime.UnlockOSThread()
	r := &report{T: t}
	r.painting()
	r.ours()
	r.frames()
}

// report prints what is measured.
type report struct{ *testing.T }

// row prints a measure. A limit of 0 is none, and one below 0 is that it must be 0.
func (r *report) row(what string, value float64, unit string, limit float64) {
	mark, most := "", ""
	if limit != 0 {
		limit = max(limit, 0)
		most = fmt.Sprintf("limit %4.4g", limit)
		if mark = "ok"; value > limit {
			mark = "OVER"
			r.Errorf("%s: %.2f %s, and the limit is %.4g", what, value, unit, limit)
		}
	}
	fmt.Printf("%-52s %8.2f %-4s %-12s %s\n", what, value, unit, most, mark)
}

// spent is the processor time that the thread has used.
func spent() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		panic(err)
	}
	return time.Duration(t.Nano())
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// painting measures the painting of every face of the first set, each the quicker of two
// times.
func (r *report) painting() {
	type taken struct {
		name string
		time time.Duration
	}
	for _, kind := range []struct {
		what  string
		paint func(f art.Face)
	}{
		{"a picture", func(f art.Face) { art.PaintThumb(f, paintedWidth, paintedWidth*3/5) }},
		{"a card", func(f art.Face) {
			if f.Oversized() {
				art.PaintPoster(f, paintedWidth, paintedWidth*7/5, false)
			} else {
				art.PaintCard(f, paintedWidth, false)
			}
		}},
	} {
		var all []taken
		sum := time.Duration(0)
		for _, f := range art.Faces(testgame.Book(r)) {
			best := time.Hour
			for range 2 {
				began := spent()
				kind.paint(f)
				best = min(best, spent()-began)
			}
			all = append(all, taken{f.Name, best})
			sum += best
		}
		slices.SortFunc(all, func(a, b taken) int { return cmp.Compare(b.time, a.time) })
		what := fmt.Sprintf("painting %s of %d pixels: ", kind.what, paintedWidth)
		r.row(what+"mean", milliseconds(sum)/float64(len(all)), "ms", meanPaint)
		r.row(what+all[0].name, milliseconds(all[0].time), "ms", mostPaint)
		for _, w := range all[1:4] {
			r.row("  then "+w.name, milliseconds(w.time), "ms", 0)
		}
	}
}

// newApp is an app as the program makes it, and a picture for it of the usual size.
func (r *report) newApp(plan match.Plan, speed ui.Speed) (*App, *uitest.Hands, *ebiten.Image) {
	h := &uitest.Hands{}
	a, err := New(Options{
		Catalogue: modes.Shipped, Book: testgame.Book(r), Input: h, Plan: plan,
		Players: []Player{
			{Kind: "greedy", New: func(seed uint64) (match.Decider, error) { return ai.New("greedy", seed) }},
		},
		FreshSeed: func() uint64 { return 3 }, Store: &testgame.MemoryStore{}, Settings: ui.Settings{Speed: speed},
	})
	if err != nil {
		r.Fatal(err)
	}
	h.Hold(func() ui.Fit { return a.canvas.Fit }, a.Update)
	return a, h, ebiten.NewImage(1920, 1080)
}

// slowest notes the longest work.
type slowest struct {
	update, draw         time.Duration
	inUpdate, inDraw     string
	updateWall, drawWall time.Duration
}

// rounds is how often the longest work is looked for; the least of what was found counts,
// so that what else the machine does is not taken for our work.
const rounds = 3

// stretch is a part of a game, and the longest work in it.
type stretch struct {
	what string
	slowest
}

// ours measures the longest work in Update and in Draw from the start of the program to
// the result. The graphics card's part is not in it: what is drawn is only noted there.
func (r *report) ours() {
	best := r.longest()
	for range rounds - 1 {
		for i, s := range r.longest() {
			b := &best[i]
			if s.update < b.update {
				b.update, b.inUpdate = s.update, s.inUpdate
			}
			if s.draw < b.draw {
				b.draw, b.inDraw = s.draw, s.inDraw
			}
			b.updateWall, b.drawWall = min(b.updateWall, s.updateWall), min(b.drawWall, s.drawWall)
		}
	}
	for _, s := range best {
		r.row("work in Update, "+s.what+": "+s.inUpdate, milliseconds(s.update), "ms", mostOurs)
		r.row("work in Draw, "+s.what+": "+s.inDraw, milliseconds(s.draw), "ms", mostOurs)
		r.row("  on the clock, Update", milliseconds(s.updateWall), "ms", 0)
		r.row("  on the clock, Draw", milliseconds(s.drawWall), "ms", 0)
	}
}

// longest finds the longest work in a game that is clicked and skipped through, with a
// window that changes its size.
func (r *report) longest() (found []stretch) {
	a, h, picture := r.newApp(match.Plan{Options: testgame.Five}, ui.Fast)
	defer a.Close()
	var s slowest
	frame := func(what string) {
		began, wall := spent(), time.Now()
		if err := a.Update(); err != nil {
			r.Fatal(err)
		}
		took, wallTook := spent()-began, time.Since(wall)
		if took > s.update {
			s.update, s.inUpdate = took, what
		}
		s.updateWall = max(s.updateWall, wallTook)
		began, wall = spent(), time.Now()
		a.Draw(picture)
		took, wallTook = spent()-began, time.Since(wall)
		if took > s.draw {
			s.draw, s.inDraw = took, what
		}
		s.drawWall = max(s.drawWall, wallTook)
		looptest.Frame()
	}
	frames := func(n int, what string) {
		for range n {
			frame(what)
		}
	}
	tell := func(what string) {
		found = append(found, stretch{what, s})
		s = slowest{}
	}
	frame("the first frame")
	tell("start")
	frames(90, "after it")
	tell("title")
	h.Hit(ebiten.KeyEnter)
	frame("the click on Quick Game")
	tell("quick game")
	frames(120, "the table is painted")
	tell("the first table")
	t := a.scene.(*table.Table)
	stand, _ := ai.New("greedy", 5)
	for n := 0; n < 60 && !t.Match.Over(); n++ {
		f := a.canvas.Fit
		h.X, h.Y = (540+float64(n*37%800))*f.Unit, 990*f.Unit
		frames(12, "the mouse over the hand")
		t.GiveFor(stand)
		frames(8, "an answer")
	}
	tell("game")
	for _, key := range []ebiten.Key{ebiten.KeyL, ebiten.KeyL, ebiten.KeyEscape, ebiten.KeyEscape} {
		h.Hit(key)
		frames(10, "the log and the menu")
	}
	tell("log and menu")
	picture.Deallocate()
	picture = ebiten.NewImage(1280, 720)
	frame("the first frame of another size")
	frames(60, "after it")
	tell("another window")
	if err := t.PlayOut(stand); err != nil {
		r.Fatal(err)
	}
	for range 600 {
		if _, shown := a.scene.(*menu.Result); shown {
			break
		}
		frame("the end")
	}
	frames(60, "the result")
	tell("result")
	return found
}

// handful is a game of five in which a person whose turn it is has many cards in hand.
func (r *report) handful(a *App) *match.Match {
	const many = 9
	var best *match.Match
	most := 0
	for seed := uint64(1); seed < 60 && most < many; seed++ {
		m, err := a.match(match.Plan{Seats: testgame.Seats("Ana", "Bob", "Cy", "Di", "Ed"), Seed: seed})
		if err != nil {
			r.Fatal(err)
		}
		stand := testgame.NewRandom(seed)
		buyer := testgame.Buyer{}
		for n := 0; n < 3000 && !m.Over(); n++ {
			v := m.View(m.ToAct())
			d := v.Pending()
			in := v.Count(v.Zone(engine.Hand, d.Seat))
			if d.Kind == engine.DecideTurn && in > most && v.Turn().Number > 10 {
				if most = in; most >= many {
					return m
				}
				best = m.Apart()
			}
			var by match.Decider = buyer
			if n%3 == 0 {
				by = stand
			}
			if err := m.Answer(by.Decide(v)); err != nil {
				r.Fatal(err)
			}
		}
	}
	return best
}

// drawn is a picture that was drawn.
type drawn struct {
	picture *ebiten.Image
	op      ebiten.DrawImageOptions
}

// frames measures the frames of a table with five seats and a hand as large as they get,
// over which the mouse moves, by turns with the same pictures drawn plainly.
func (r *report) frames() {
	a, h, picture := r.newApp(match.Plan{}, ui.Normal)
	m := r.handful(a)
	t := a.table(m)
	a.show(t)
	a.Draw(picture)
	if t.Hidden() {
		h.Hit(ebiten.KeyEnter) // it is the person's own machine now
	}
	for range 30 {
		_ = a.Update()
		a.Draw(picture)
		a.canvas.Art.Settle()
		looptest.Frame()
	}
	v := m.View(m.ToAct())
	r.row("busy table: seats", float64(v.Seats()), "", 0)
	r.row("busy table: cards in hand", float64(v.Count(v.Zone(engine.Hand, m.ToAct()))), "", 0)
	one := gallery.NewTexture(1, 1)
	pixel := make([]byte, 4)
	finish := func() { // waits until all is drawn
		one.DrawImage(picture.SubImage(image.Rect(5, 5, 6, 6)).(*ebiten.Image), nil)
		one.ReadPixels(pixel)
	}
	var list []drawn
	composing := false
	a.canvas.Watch = func(dst, p *ebiten.Image, op *ebiten.DrawImageOptions) {
		if dst == picture {
			list = append(list, drawn{p, *op})
		} else {
			composing = true
		}
	}
	a.rest.always = true
	var busy, plain, work []time.Duration
	quads, composed := 0, 0
	for n := range 1200 {
		const across = 40 // frames from one end of the hand to the other
		part := float64(n%across) / across
		if n/across%2 == 1 {
			part = 1 - part
		}
		f := a.canvas.Fit
		h.X, h.Y = (530+part*860)*f.Unit, 980*f.Unit
		list, composing = list[:0], false
		began := time.Now()
		_ = a.Update()
		a.Draw(picture)
		work = append(work, time.Since(began))
		finish()
		busy = append(busy, time.Since(began))
		if composing {
			composed = max(composed, a.canvas.Quads) // the floor was drawn anew, which is seldom
		} else {
			quads = max(quads, a.canvas.Quads)
		}
		began = time.Now()
		for i := range list {
			picture.DrawImage(list[i].picture, &list[i].op)
		}
		finish()
		plain = append(plain, time.Since(began))
		if n%10 == 9 {
			looptest.Frame()
			finish()
		}
	}
	a.canvas.Watch = nil
	at := func(list []time.Duration, part float64) float64 {
		list = slices.Sorted(slices.Values(list))
		return milliseconds(list[int(part*float64(len(list)-1))])
	}
	r.row("busy table: a frame, half of them", at(busy, 0.5), "ms", 0)
	r.row("busy table: a frame, 99 of 100", at(busy, 0.99), "ms", 0)
	r.row("busy table: of that ours, 99 of 100", at(work, 0.99), "ms", 0)
	r.row("its plain pictures, half of them", at(plain, 0.5), "ms", 0)
	r.row("its plain pictures, 99 of 100", at(plain, 0.99), "ms", 0)
	r.row("busy table: times its plain pictures, 99 of 100", at(busy, 0.99)/at(plain, 0.99), "", mostTimesPlain)
	r.row("busy table: images drawn in a frame", float64(quads), "", mostImages)
	r.row("  in one in which the floor is composed", float64(composed), "", 0)
	gone := ebiten.NewImage(4, 4)
	gone.Dispose() //lint:ignore SA1019 Deallocate leaves a picture that can be drawn on
	for range 120 {
		_ = a.Update()
		a.Draw(picture)
		looptest.Frame()
	}
	a.canvas.Art.Settle()        // what is painted beside the loop allocates as well
	a.canvas.Onto(gone, func() { // nothing is queued that would not be drawn in this test
		allocs := testing.AllocsPerRun(100, func() {
			_ = a.Update()
			a.scene.Draw(a.canvas)
		})
		r.row("busy table: allocations of a frame at rest", allocs, "", -1)
	})
}
