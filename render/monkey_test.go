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

	"lineup/game/kept"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/modes"
	"lineup/render/art/gallery"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

var (
	monkeyInputs = flag.Int("monkey", 2000, "how many random inputs the monkey makes")
	monkeySeed   = flag.Uint64("monkey-seed", 1, "what the monkey does follows from it")
)

const (
	// bout is how many inputs are made from one beginning on. What failed is told as the
	// inputs since then: the beginning and they lead there again.
	bout = 100
	// checkedEvery is after how many inputs all that must be true is looked at.
	checkedEvery = 50
	// wayOut is how many inputs lead back to the title at the most, from anywhere.
	wayOut = 200
	// drawnEvery is after how many inputs a frame is drawn, at least: drawing takes most
	// of the time.
	drawnEvery = 6
	// mostGrown is how much the memory in use may have grown by the end.
	mostGrown = 1.5
)

// monkeySizes are the windows the monkey pulls. The later ones are for long runs only.
var monkeySizes = [][2]int{{1280, 720}, {960, 540}, {1000, 1300}, {1920, 1080}, {1280, 800}, {2560, 1440}, {3440, 1440}, {3840, 2160}}

// quickSizes is how many of them a short run has.
const quickSizes = 3

// TestMonkey makes random inputs at every screen, in windows that change their size: none
// may panic, break a game, leave the table other than the game, or lead to where there is
// no way back from; and no memory is lost.
func TestMonkey(t *testing.T) {
	looptest.NeedDisplay(t)
	k := newMonkey(t)
	begins := k.beginnings()
	early := uint64(0)
	for n := 0; k.made < *monkeyInputs; n++ {
		b := begins[n%len(begins)]
		k.begin(b)
		for range min(bout, *monkeyInputs-k.made) {
			k.input()
			if k.made%checkedEvery == 0 {
				k.check()
			}
		}
		k.goHome()
		if n%20 == 19 && testing.Verbose() {
			t.Logf("%d inputs: %d KiB in use, %d pixels kept", k.made, k.memory()>>10, k.app.canvas.Art.Pixels())
		}
		if early == 0 && k.made >= min(2000, *monkeyInputs/2) {
			early = k.memory()
		}
	}
	late := k.memory()
	t.Logf("%d inputs, %d frames, %d windows, %d answers; memory in use %d KiB early and %d KiB at the end",
		k.made, k.frames, k.windows, k.answers, early>>10, late>>10)
	if *monkeyInputs <= 2000 {
		early += 8 << 20 // what is kept up to some number, such as lines that were set, is still growing
	}
	if float64(late) > mostGrown*float64(early) {
		t.Errorf("the memory in use has grown from %d to %d KiB", early>>10, late>>10)
	}
}

// monkey plays on an app.
type monkey struct {
	*testing.T
	app     *App
	hands   *uitest.Hands
	chance  *rand.Rand
	picture *ebiten.Image
	list    []string // what was done since the beginning
	sizes   [][2]int

	made, frames, windows, answers int
}

func newMonkey(t *testing.T) *monkey {
	k := &monkey{T: t, hands: &uitest.Hands{}, chance: rand.New(rand.NewPCG(*monkeySeed, 0)), sizes: monkeySizes}
	if *monkeyInputs <= 2000 {
		k.sizes = k.sizes[:quickSizes]
	}
	player := func(kind string, d func(uint64) match.Decider) Player {
		return Player{Kind: kind, New: func(seed uint64) (match.Decider, error) { return d(seed), nil }}
	}
	app, err := New(Options{
		Catalogue: modes.Tested, Book: testgame.Book(t), Input: k.hands,
		Players: []Player{
			player("random", func(seed uint64) match.Decider { return testgame.NewRandom(seed) }),
			player("buyer", func(uint64) match.Decider { return testgame.Buyer{} }),
		},
		FreshSeed: func() uint64 { return k.chance.Uint64()>>12 + 1 },
		Store:     &testgame.MemoryStore{}, Files: noFiles{}, Clipboard: &board{},
		Now: func() int64 { return 1_700_000_000 },
	})
	if err != nil {
		t.Fatal(err)
	}
	k.app = app
	app.canvas.Art.AtOnce = true // what is painted beside the loop would come by chance
	k.hands.Hold(func() ui.Fit { return app.canvas.Fit }, app.Update)
	k.window(k.sizes[0])
	return k
}

// noFiles is a system's file dialog in which everything is cancelled.
type noFiles struct{}

func (noFiles) Choose(string, string) <-chan menu.Choice {
	c := make(chan menu.Choice, 1)
	c <- menu.Choice{Cancelled: true}
	return c
}

// board is a clipboard.
type board struct{ text string }

func (b *board) Copy(text string) error { b.text = text; return nil }
func (b *board) Paste() (string, error) { return b.text, nil }

// beginning is a screen that the monkey is let loose on.
type beginning struct {
	name string
	show func() error
}

// beginnings are all screens, each at one moment or another.
func (k *monkey) beginnings() []beginning {
	a := k.app
	game := func(plan match.Plan, scene string) func() error {
		return func() error {
			plan.Seed = k.chance.Uint64()>>12 + 1
			if err := a.start(plan); err != nil {
				return err
			}
			t := a.scene.(*table.Table)
			switch scene {
			case "":
				return nil
			case "end":
				return t.PlayOut(testgame.Buyer{})
			}
			return t.Arrange(scene, testgame.Buyer{})
		}
	}
	seats := func(names ...string) match.Plan {
		return match.Plan{Seats: testgame.Seats(names...), Options: testgame.Five}
	}
	alone, two := seats("Ana", "buyer"), seats("Ana", "Bob", "buyer")
	crowd := seats("Ana", "random", "buyer", "random", "buyer")
	trial := match.Plan{Mode: "trial", Seats: testgame.Seats("Ana", "random", "Bob"), TakeBackAny: true}
	show := func(do func()) func() error { return func() error { do(); return nil } }
	result := func(then func(*match.Match)) func() error {
		play := game(alone, "end")
		return func() error {
			if err := play(); err != nil {
				return err
			}
			m := a.scene.(*table.Table).Match
			a.showResult(m)
			then(m)
			return nil
		}
	}
	return []beginning{
		{"title", show(a.showTitle)},
		{"a table", game(alone, "")},
		{"a late table", game(alone, "table")},
		{"setup", show(a.showSetup)},
		{"a question", game(alone, "ask")},
		{"a shared table", game(two, "")},
		{"heroes", func() error {
			plan := a.quickPlan()
			plan.Heroes = mode.Chosen
			set := menu.NewSetup(a.program(), plan)
			set.PickHero(0)
			a.show(set)
			return nil
		}},
		{"a defence", game(alone, "decision")},
		{"the log", game(two, "log")},
		{"the menu", game(alone, "menu")},
		{"a long row", game(crowd, "row")},
		{"saved games", func() error {
			if err := game(alone, "table")(); err != nil {
				return err
			}
			t := a.scene.(*table.Table)
			a.save(t.Match, kept.Named, "late")
			a.save(t.Match, kept.Quick, "")
			a.showSaves()
			return nil
		}},
		{"the curtain", game(two, "curtain")},
		{"the result", result(func(*match.Match) {})},
		{"a replay", result(a.watch)},
		{"the trial", game(trial, "")},
		{"a crowd", game(crowd, "table")},
		{"computers alone", game(seats("buyer", "random"), "")},
		{"a splash", game(alone, "splash")},
		{"an Attack", game(two, "attack")},
		{"a card enlarged", game(trial, "zoom")},
		{"an end", game(two, "end")},
		{"after a fault", func() error {
			if err := game(alone, "table")(); err != nil {
				return err
			}
			k.settle()
			if err := a.Store.WriteCrash("something\nwent wrong", a.keep.id); err != nil {
				return err
			}
			a.showFirst()
			return nil
		}},
	}
}

// begin lets go of all that is held, empties the store, and shows a screen.
func (k *monkey) begin(b beginning) {
	k.Helper()
	a := k.app
	a.keepAs("", "", nil)
	k.settle()
	a.Store = &testgame.MemoryStore{}
	a.Settings = ui.Settings{Speed: ui.Speed(k.chance.IntN(len(ui.Speeds))), ReduceMotion: k.chance.IntN(4) == 0}
	*k.hands = uitest.Hands{X: k.hands.X, Y: k.hands.Y}
	k.hands.Hold(func() ui.Fit { return a.canvas.Fit }, a.Update)
	k.list = append(k.list[:0], fmt.Sprintf("%s in a window of %d by %d, at %s speed", b.name, a.canvas.Width, a.canvas.Height, a.Settings.Speed))
	if err := b.show(); err != nil {
		k.fail(err.Error())
	}
	k.tick(2)
	k.draw()
}

// fail tells what went wrong, and what led there.
func (k *monkey) fail(what string) {
	k.Helper()
	k.Fatalf("seed %d, input %d, %T: %s\nwhat was done:\n  %s", *monkeySeed, k.made, k.app.scene, what, strings.Join(k.list, "\n  "))
}

// settle waits for what is done beside the loop: when that comes in would be chance.
func (k *monkey) settle() {
	ready := make(chan struct{})
	k.app.later(func() { close(ready) })
	<-ready
}

// tick lets ticks pass. Where the program ends it is started again.
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
	if k.frames++; k.frames%4 == 0 {
		looptest.Frame()
	}
}

// window gives the window another size.
func (k *monkey) window(size [2]int) {
	if k.picture != nil {
		k.picture.Deallocate()
	}
	k.picture = ebiten.NewImage(size[0], size[1])
	k.windows++
	k.draw()
}

// check looks at all that must be true.
func (k *monkey) check() {
	k.Helper()
	k.settle()
	// What is seen is kept, and what this frame has painted comes on top.
	if most := k.app.canvas.Art.Most() * 9 / 8; k.app.canvas.Art.Pixels() > most {
		for range 4 { // and what was seen a moment ago
			k.tick(1)
			k.draw()
		}
		if n := k.app.canvas.Art.Pixels(); n > most {
			k.fail(fmt.Sprintf("%d pixels of pictures are kept", n))
		}
	}
	t, ok := k.app.scene.(*table.Table)
	if !ok {
		return
	}
	if err := t.Match.Check(); err != nil {
		k.fail("the game: " + err.Error())
	}
	if err := t.Check(); err != nil {
		k.fail("the table: " + err.Error())
	}
}

// memory is what memory is in use while the title is shown in the first window.
func (k *monkey) memory() uint64 {
	k.begin(k.beginnings()[0])
	k.window(k.sizes[0])
	least := uint64(math.MaxUint64)
	for range 8 {
		// What was handed to the graphics card last is kept by the engine to be used again,
		// however large it was: many small pictures take its place, by and by.
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

// goHome goes back to the title as a person does who wants to: by Escape, and by buttons
// that are shown.
func (k *monkey) goHome() {
	k.Helper()
	*k.hands = uitest.Hands{X: k.hands.X, Y: k.hands.Y}
	k.hands.Hold(func() ui.Fit { return k.app.canvas.Fit }, k.app.Update)
	k.list = append(k.list, "- all is let go, and the title is looked for:")
	for range wayOut {
		if _, home := k.app.scene.(*menu.Title); home {
			return
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
	k.fail(fmt.Sprintf("there is no way to the title within %d inputs", wayOut))
}

// leaving are the buttons that one looks for who wants to leave.
var leaving = []string{"GO TO THE TITLE", "TITLE", "BACK", "CLOSE", "LEAVE", "CANCEL", "READY"}
