package render

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/sys/unix"

	"lineup/ai"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/game/sets"
	box "lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/players"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

var measures = flag.Bool("measure", false, "measure frames and pictures, and fail where they are over their limits")

// The limits.
const (
	maxTimesPlain  = 1.3           // time of a frame, as a multiple of that of its plain pictures
	maxOurs        = 8.0           // milliseconds of work in Update and in Draw
	maxImages      = maxCrowdQuads // drawn in a frame of the table
	maxImagesOfMap = maxQuads
	maxTown        = 3.0  // seconds to paint the ground of the map
	meanPaint      = 30.0 // milliseconds to paint a picture
	maxPaint       = 60.0
	paintedWidth   = 480
)

// TestMeasure checks the work in this process against its limits. cmd/windowbench measures the real
// window.
func TestMeasure(t *testing.T) {
	if !*measures {
		t.Skip("it measures with -measure")
	}
	looptest.NeedDisplay(t)
	for _, part := range []struct {
		name    string
		measure func(*report)
	}{
		// These come first, because nothing has been painted or loaded yet.
		{"work", func(r *report) { r.ours("", match.Plan{Options: testgame.Five}) }},
		{"work-all", func(r *report) { r.ours("all sets: ", match.Plan{Sets: sets.IDs(sets.All()), Options: testgame.Five}) }},
		{"work-map", func(r *report) { r.ours("map: ", match.Plan{Mode: rebirth.ID}) }},
		{"painting", (*report).painting},
		{"town", (*report).town},
		{"table", func(r *report) { r.busiest("crowd", maxImages) }},
		{"map", func(r *report) { r.busiest("map-crowd", maxImagesOfMap) }},
	} {
		t.Run(part.name, func(t *testing.T) {
			runtime.LockOSThread() // makes the thread's processor time that of the work
			defer runtime.UnlockOSThread()
			r := &report{T: t}
			part.measure(r)
			for n := 0; n < againMost && len(r.over) > 0 && strings.HasPrefix(part.name, "work") && os.Getenv(onceEnv) == ""; n++ {
				r.again(part.name)
			}
			for _, what := range r.over {
				t.Error(what, "is over its limit")
			}
		})
	}
}

// againMost is how often work over its limit is measured again. Our own work takes the same time
// each run, but the thread's processor time also includes work of the kernel and the garbage
// collector.
const againMost = 2

// onceEnv is set in a process that measures for another.
const onceEnv = "LINEUP_MEASURE_ONCE"

// again measures a part in a fresh process and keeps in over only the work that exceeds its limit
// there too.
func (r *report) again(part string) {
	cmd := exec.Command(os.Args[0], "-test.run=^TestMeasure$/^"+part+"$", "-measure")
	cmd.Env = append(os.Environ(), onceEnv+"=1")
	out, _ := cmd.Output() // it fails if something is over, and its output says so
	os.Stdout.Write(out)
	r.over = slices.DeleteFunc(r.over, func(what string) bool {
		for line := range strings.Lines(string(out)) {
			if strings.HasPrefix(line, what+" ") {
				return !strings.Contains(line, markOver)
			}
		}
		return false // it was not measured
	})
}

// markOver marks the line of a value over its limit.
const markOver = "OVER"

// report prints measurements and notes those over their limits.
type report struct {
	*testing.T
	over []string
}

// row prints a measurement. A limit of 0 means none. A negative limit means that the value must be
// 0.
func (r *report) row(what string, value float64, unit string, limit float64) {
	mark, most := "", ""
	if limit != 0 {
		limit = max(limit, 0)
		most = fmt.Sprintf("limit %4.4g", limit)
		if mark = "ok"; value > limit {
			mark = markOver
			r.over = append(r.over, what)
		}
	}
	fmt.Printf("%-52s %8.2f %-4s %-12s %s\n", what, value, unit, most, mark)
}

// spent returns the processor time used by the thread.
func spent() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		panic(err)
	}
	return time.Duration(t.Nano())
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// painting measures the painting of every face of every set, the faster of two runs each.
func (r *report) painting() {
	var faces []art.Face
	for _, s := range append(sets.All(), box.Box()) {
		faces = append(faces, art.FacesOf(s)...)
	}
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
		for _, f := range faces {
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
		r.row(what+all[0].name, milliseconds(all[0].time), "ms", maxPaint)
		for _, w := range all[1:4] {
			r.row("  then "+w.name, milliseconds(w.time), "ms", 0)
		}
	}
}

// newApp returns an app like the program's, and a picture for it in the usual size.
func (r *report) newApp(plan match.Plan, speed ui.Speed) (*App, *uitest.Hands, *ebiten.Image) {
	a, h := startApp(r, Options{
		Catalog: catalog.Shipped, Plan: plan, Players: players.Computers{greedy},
		FreshSeed: func() uint64 { return 3 }, Store: testgame.NewStore(r), Settings: ui.Settings{Speed: speed},
	})
	return a, h, ebiten.NewImage(1920, 1080)
}

// slowest is the longest work found.
type slowest struct {
	update, draw         time.Duration
	inUpdate, inDraw     string
	updateWall, drawWall time.Duration
}

// stretch is a part of a game and the longest work in it.
type stretch struct {
	what string
	slowest
}

// ours measures the longest work in Update and in Draw from the start of the program to the result of
// a game. It excludes the graphics card's work because drawings are only queued. In a fresh process,
// nothing is cached before.
func (r *report) ours(game string, plan match.Plan) {
	for _, s := range r.longest(plan) {
		r.row("work in Update, "+game+s.what, milliseconds(s.update), "ms", maxOurs)
		r.row("work in Draw, "+game+s.what, milliseconds(s.draw), "ms", maxOurs)
		r.row("  on the clock, Update ("+s.inUpdate+")", milliseconds(s.updateWall), "ms", 0)
		r.row("  on the clock, Draw ("+s.inDraw+")", milliseconds(s.drawWall), "ms", 0)
	}
}

// longest returns the longest work in a game with clicks, skips and changes of the window's size.
func (r *report) longest(plan match.Plan) (found []stretch) {
	a, h, picture := r.newApp(plan, ui.Fast)
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
