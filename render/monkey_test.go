package render

import (
	"errors"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/render/art/gallery"
	"lineup/render/files"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/players"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

var (
	monkeyInputs = flag.Int("monkey", 600, "how many random inputs the monkey makes")
	monkeySeed   = flag.Uint64("monkey-seed", 1, "what the monkey does follows from it")
)

const (
	// maxBout is the greatest number of inputs after one beginning, so every run gets to all
	// beginnings. A failure lists the inputs since then, to be repeated.
	maxBout = 100
	// checkedEvery is the number of inputs between checks.
	checkedEvery = 50
	// wayOut is the greatest number of inputs that lead back to the title from anywhere.
	wayOut = 200
	// drawnEvery is the greatest number of inputs between frames. Drawing takes most of the time.
	drawnEvery = 6
	// maxSeen is the greatest size of a screen's pictures, as a multiple of the limit for unseen
	// ones.
	maxSeen = 2
	// maxGrown is the greatest growth of the memory in use, as a factor.
	maxGrown = 1.5
)

// monkeySizes are the window sizes. The later ones are only for long runs, because drawing takes
// longer in a larger window.
var monkeySizes = [][2]int{{700, 540}, {900, 540}, {700, 900}, {960, 540}, {1000, 600}, {720, 1000}, {1280, 720}, {1000, 1300}, {1920, 1080}, {1280, 800}, {2560, 1440}, {3440, 1440}, {3840, 2160}}

// monkeyScales are the scales of the stage and monkeyTextScales those of sentences. 0 is usual.
var (
	monkeyScales     = []float64{0, 0, ui.MinScale, 1.25, ui.MaxScale}
	monkeyTextScales = []float64{0, 0, 1.4, ui.MaxTextScale}
)

// quickSizes is the number of window sizes in a short run.
const quickSizes = 3

// TestMonkey checks that random inputs at every screen, in windows of changing size, cause no
// panic, no broken game, no screen without a way back and no memory leak.
func TestMonkey(t *testing.T) {
	looptest.NeedDisplay(t)
	k := newMonkey(t)
	begins := k.beginnings()
	early := uint64(0)
	for n := 0; k.made < *monkeyInputs; n++ {
		b := begins[n%len(begins)]
		k.begin(b)
		for range min(maxBout, *monkeyInputs/len(begins), *monkeyInputs-k.made) {
			k.input()
			if k.made%checkedEvery == 0 {
				k.must(k.check())
			}
		}
		k.must(k.goHome())
		if n%20 == 19 && testing.Verbose() {
			t.Logf("%d inputs: %d KiB in use, %d pixels kept", k.made, k.memory()>>10, k.app.canvas.Art.Pixels())
		}
		if early == 0 && k.made >= max(min(2000, *monkeyInputs/2), *monkeyInputs/5) { // bounded caches have grown by then
			early = k.memory()
		}
	}
	late := k.memory()
	t.Logf("%d inputs, %d frames, %d windows, %d answers; memory in use %d KiB early and %d KiB at the end",
		k.made, k.frames, k.windows, k.answers, early>>10, late>>10)
	if *monkeyInputs <= 2000 {
		early += 8 << 20 // bounded caches, such as lines of text, are still growing
	}
	if grown(early, late) {
		t.Errorf("the memory in use has grown from %d to %d KiB", early>>10, late>>10)
	}
}

// grown reports whether the memory in use has grown too much.
func grown(early, late uint64) bool { return float64(late) > maxGrown*float64(early) }

// brokenScene is a screen without a way out and with a failing check.
type brokenScene struct{ leak [][]byte }

func (*brokenScene) Update(*ui.Pointer, float64) error { return nil }
func (*brokenScene) Draw(*ui.Canvas)                   {}
func (*brokenScene) Check() error                      { return errors.New("something is wrong") }

// TestMonkeyNotices checks that the monkey finds a screen without a way out, a failing check, and
// lost memory.
func TestMonkeyNotices(t *testing.T) {
	looptest.NeedDisplay(t)
	k := newMonkey(t)
	k.begin(k.beginnings()[0])
	for _, err := range []error{k.check(), k.goHome()} {
		if err != nil {
			t.Errorf("at the title: %v", err)
		}
	}
	early := k.memory()
	broken := &brokenScene{}
	k.app.show(broken)
	if k.check() == nil {
		t.Error("what is wrong with a screen is not noticed")
	}
	if k.goHome() == nil {
		t.Error("that there is no way out of a screen is not noticed")
	}
	for n := uint64(0); n < early; n += 1 << 20 {
		broken.leak = append(broken.leak, make([]byte, 1<<20))
	}
	if late := k.memory(); !grown(early, late) {
		t.Errorf("that the memory in use has grown from %d to %d KiB is not noticed", early>>10, late>>10)
	}
	runtime.KeepAlive(broken)
}

// monkey makes random inputs in an app.
type monkey struct {
	*testing.T
	app     *App
	store   *testgame.Store
	hands   *uitest.Hands
	chance  *rand.Rand
	picture *ebiten.Image
	list    []string // the inputs since the beginning
	sizes   [][2]int

	made, frames, windows, answers int
}

func newMonkey(t *testing.T) *monkey {
	k := &monkey{T: t, store: testgame.NewStore(t), chance: rand.New(rand.NewPCG(*monkeySeed, 0)), sizes: monkeySizes}
	if *monkeyInputs <= 2000 {
		k.sizes = k.sizes[:quickSizes]
	}
	random := players.Computer{Kind: "random", New: func(seed uint64) (match.Decider, error) { return testgame.NewRandom(seed), nil }}
	k.app, k.hands = startApp(t, Options{
		Catalog: catalog.Tested, Players: players.Computers{random, buyer},
		FreshSeed: func() uint64 { return k.chance.Uint64()>>12 + 1 },
		Store:     k.store, Files: noFiles{}, Clipboard: &testClipboard{},
		Now: func() int64 { return 1_700_000_000 },
	})
	k.window(k.sizes[0])
	return k
}

// noFiles is a system file dialog that is always canceled.
type noFiles struct{}

func (noFiles) Choose(string, string) <-chan files.Choice {
	c := make(chan files.Choice, 1)
	c <- files.Choice{Cancelled: true}
	return c
}

// testClipboard is a clipboard in memory.
type testClipboard struct{ text string }

func (b *testClipboard) Copy(text string) error { b.text = text; return nil }
func (b *testClipboard) Paste() (string, error) { return b.text, nil }

// begin releases all buttons and keys, empties the store and shows a screen.
func (k *monkey) begin(b beginning) {
	k.Helper()
	a := k.app
	a.keepAs("", "", nil)
	k.settle()
	k.store.Empty()
	a.Settings = ui.Settings{
		Speed: ui.Speed(k.chance.IntN(len(ui.Speeds))), ReduceMotion: k.chance.IntN(4) == 0,
		Scale: monkeyScales[k.chance.IntN(len(monkeyScales))], TextScale: monkeyTextScales[k.chance.IntN(len(monkeyTextScales))],
	}
	// In half of the bouts pictures are painted in the background and arrive in a later frame.
	a.canvas.Art.AtOnce = k.chance.IntN(2) == 0
	*k.hands = uitest.Hands{X: k.hands.X, Y: k.hands.Y}
	k.hands.Hold(func() ui.Fit { return a.canvas.Fit }, a.Update)
	k.list = append(k.list[:0], fmt.Sprintf("%s in a window of %d by %d, %+v, painted at once: %v", b.name, a.canvas.Width, a.canvas.Height, a.Settings, a.canvas.Art.AtOnce))
	if err := b.show(); err != nil {
		k.fail(err.Error())
	}
	k.tick(2)
	k.draw()
}

// must fails on an error.
func (k *monkey) must(err error) {
	k.Helper()
	if err != nil {
		k.fail(err.Error())
	}
}

// fail fails with an error and the inputs that led to it.
func (k *monkey) fail(what string) {
	k.Helper()
	k.Fatalf("seed %d, input %d, %T: %s\nwhat was done:\n  %s", *monkeySeed, k.made, k.app.scene, what, strings.Join(k.list, "\n  "))
}

// settle waits for background work, whose timing would be random.
func (k *monkey) settle() {
	ready := make(chan struct{})
	k.app.later(func() { close(ready) })
	<-ready
	k.must(k.store.Flush())
}

// tick runs ticks. It restarts a program that has ended.
func (k *monkey) tick(n int) {
	k.Helper()
	for range n {
		k.settle()
		err := k.app.Update()
		switch {
		case errors.Is(err, ebiten.Termination):
			k.app.quit = false
			k.app.showFirst()
		case err != nil:
			k.crash(err)
		}
	}
}

// crash fails with the report of a panic.
func (k *monkey) crash(err error) {
	k.Helper()
	report := err.Error()
	if c, ok := k.app.Store.LatestCrash(); ok {
		report += "\n" + c.Text
	}
	k.fail(report)
}

// draw draws a frame.
func (k *monkey) draw() {
	k.Helper()
	k.app.Draw(k.picture)
	if k.app.crashed.Load() {
		k.crash(ErrCrashed)
	}
	k.app.canvas.Art.Settle() // its timing would be random as well
	if k.frames++; k.frames%4 == 0 {
		looptest.Frame()
	}
}

// window changes the window's size.
func (k *monkey) window(size [2]int) {
	if k.picture != nil {
		k.picture.Deallocate()
	}
	k.picture = ebiten.NewImage(size[0], size[1])
	k.windows++
	k.draw()
}

// check checks everything that must be true.
func (k *monkey) check() error {
	k.Helper()
	k.settle()
	// This allows for the pictures painted in this frame.
	if art, most := k.app.canvas.Art, k.app.canvas.Art.Max()*9/8; art.Pixels() > most {
		over := func() bool { n := art.Pixels(); return n > max(most, art.Seen()) || n > maxSeen*art.Max() }
		// Wait until recently seen pictures are freed. A window-sized picture painted in the
		// background may arrive now.
		for n := 0; n < 4 || n < 40 && over(); n++ {
			k.tick(1)
			k.draw()
		}
		if n := art.Pixels(); over() {
			return fmt.Errorf("%d pixels of pictures are kept, where %d are seen and %d may be kept", n, art.Seen(), art.Max())
		}
	}
	if t, ok := k.app.scene.(*table.Table); ok {
		if err := t.Match.Check(); err != nil {
			return fmt.Errorf("the game: %w", err)
		}
	}
	if s, ok := k.app.scene.(interface{ Check() error }); ok {
		if err := s.Check(); err != nil {
			return fmt.Errorf("the screen: %w", err)
		}
	}
	return nil
}

// memory returns the memory in use with the title shown in the first window.
func (k *monkey) memory() uint64 {
	k.begin(k.beginnings()[0])
	k.window(k.sizes[0])
	least := uint64(math.MaxUint64)
	for range 8 {
		// The engine keeps the last pictures sent to the graphics card for reuse, however large.
		// Many small pictures gradually replace them.
		var small []*ebiten.Image
		for range 100 {
			small = append(small, gallery.NewTexture(16, 16))
			small[len(small)-1].WritePixels(make([]byte, 4*16*16))
		}
		looptest.Frame()
		for _, s := range small {
			s.Deallocate()
		}
		looptest.Frame()
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		least = min(least, m.HeapAlloc)
	}
	return least
}

// goHome returns to the title as a person would, with Escape and visible buttons.
func (k *monkey) goHome() error {
	k.Helper()
	*k.hands = uitest.Hands{X: k.hands.X, Y: k.hands.Y}
	k.hands.Hold(func() ui.Fit { return k.app.canvas.Fit }, k.app.Update)
	k.list = append(k.list, "- all is let go, and the title is looked for:")
	for range wayOut {
		if _, home := k.app.scene.(*menu.Title); home {
			return nil
		}
		var ways []thing
		for _, w := range k.things() {
			if w.label != "" && w.label != "QUIT" && !w.off {
				ways = append(ways, w)
				if slices.Contains(leaving, w.label) {
					ways = append(ways, w, w, w, w, w)
				}
			}
		}
		if len(ways) == 0 || k.chance.IntN(3) == 0 {
			k.key(ebiten.KeyEscape)
		} else {
			w := ways[k.chance.IntN(len(ways))]
			k.click(w.x, w.y, "click on "+w.label)
		}
		k.tick(3)
	}
	return fmt.Errorf("there is no way to the title within %d inputs", wayOut)
}

// leaving are the labels of buttons that leave a screen.
var leaving = []string{"EXIT TO TITLE", "EXIT TO CAMPAIGN", "TITLE", "BACK", "CLOSE", "LEAVE", "EXIT", "CANCEL", "READY"}
