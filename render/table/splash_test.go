package table

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestSplashKeepsItsClick checks that any click or key closes the page of a Super-Villain and does
// nothing else. The question below can be answered afterward.
func TestSplashKeepsItsClick(t *testing.T) {
	tb, h := moving(t, 4)
	o, _ := tb.ask.find(engine.OptPlay)
	x, y, ok := tb.find(o)
	if !ok {
		t.Fatal("there is nothing to play")
	}
	given := tb.Match.Given()
	for name, do := range map[string]func(){
		"a click": func() { h.Click(t, x, y) },
		"a drag":  func() { h.Drag(t, x, y, x, 300) },
		"E":       func() { h.Press(t, ebiten.KeyE) },
		"Escape":  func() { h.Press(t, ebiten.KeyEscape) },
		"Space":   func() { h.Press(t, ebiten.KeySpace) },
	} {
		tb.openSplash(tb.layout.Villain)
		h.Tick(t)
		do()
		h.Tick(t)
		if tb.pages.splash.up() || tb.Match.Given() != given || tb.pause.open || tb.dialog.Shown() || tb.drag != nil {
			t.Errorf("%s: the page is open: %v, answers given: %d, menu %v, drag %v", name, tb.pages.splash.up(), tb.Match.Given()-given, tb.pause.open, tb.drag)
		}
	}
	if h.Click(t, x, y); tb.Match.Given() == given {
		t.Error("the next click plays nothing")
	}
}

// TestSplashComes checks in games with motion that a page opens for every Super-Villain revealed
// during the game, at every speed. It holds up the game and says who defeated the last one. There is
// none for the first Super-Villain.
func TestSplashComes(t *testing.T) {
	for _, speed := range []ui.Speed{ui.Fastest, ui.Instant} {
		pages := 0
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: 3})
		tb.Settings, tb.shown = &ui.Settings{Speed: speed}, true
		h := handsOn(tb)
		if tb.pages.splash.up() {
			t.Error("a page opens for the first Super-Villain")
		}
		for n := 0; !tb.Match.Over() && n < 60000; n++ {
			before := 0
			_, before = tb.Match.Events(tb.eyes, 1<<30)
			switch {
			case tb.pages.splash.up():
				face := tb.pages.splash.face
				if face != tb.faceOf(tb.view(), tb.layout.Villain) {
					t.Fatalf("speed %v: the page of %s opens", speed, face.Name)
				}
				for range 40 {
					h.Tick(t)
				}
				if _, now := tb.Match.Events(tb.eyes, 1<<30); now != before || !tb.pages.splash.up() {
					t.Fatal("the game does not wait for the page")
				}
				if news := tb.pages.splash.News; !strings.Contains(news, " defeated ") || !strings.Contains(news, "Super-Villain") {
					t.Errorf("the page says %q", news)
				}
				pages++
				h.Click(t, 5, 5)
			case tb.pages.struck.up():
				h.Click(t, 5, 5)
			case tb.ask.mine:
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			default:
				h.Tick(t)
			}
		}
		if pages < 3 {
			t.Errorf("speed %v: only %d pages have opened", speed, pages)
		}
	}
}

// TestSplashAlone checks that the page closes by itself if no person plays.
func TestSplashAlone(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("buyer", "buyer"), Seed: 3})
	tb.Settings, tb.shown = &ui.Settings{Speed: ui.Normal}, true
	h := handsOn(tb)
	tb.openSplash(tb.layout.Villain)
	for range int(6 / ui.Tick) {
		h.Tick(t)
	}
	if tb.pages.splash.up() {
		t.Error("with nobody there the page stays")
	}
}

// TestSplashNews checks that the page says the Super-Villain can be bought in the Line-Up only if
// the standard game has them in the main deck.
func TestSplashNews(t *testing.T) {
	const bought = "Buy it from the Line-Up."
	for _, c := range []struct {
		plan match.Plan
		want bool
	}{
		{match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}, false},
		{match.Plan{Variants: []string{"hidden"}, Seats: testgame.Seats("Ana", "buyer"), Seed: 1}, true},
		{match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer"), Seed: 1}, false},
	} {
		tb := testTable(t, c.plan)
		if got := tb.splashNews(nil); strings.Contains(got, bought) != c.want {
			t.Errorf("%s: the page says %q", c.plan, got)
		}
		tb.layout.Left = 1
		const last = "This is the last Super-Villain. Defeat it to end the game."
		if got := tb.splashNews(nil); strings.Contains(got, last) != (tb.layout.Villain != engine.NoCard && c.plan.Mode == "") {
			t.Errorf("%s: of the last one the page says %q", c.plan, got)
		}
	}
}

// TestFelledIsNamed checks that the page names a defeated Super-Villain even after it has been shuffled
// into a deck.
func TestFelledIsNamed(t *testing.T) {
	hidden := 0
	for seed := uint64(1); seed < 4 && hidden == 0; seed++ {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: seed, Options: testgame.Five})
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 3000; n++ {
			tb.pages.drop()
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
		events, _ := tb.Match.Events(tb.eyes, 0)
		for _, e := range events {
			if e.Kind != engine.VillainFell || e.Card == engine.NoCard {
				continue
			}
			if tb.faceOf(tb.view(), e.Card) == nil {
				hidden++
			}
			if f := tb.felled(e.Card); f == nil || f.Kind != art.SuperVillain {
				t.Errorf("seed %d: the face of a defeated Super-Villain is %v", seed, f)
			}
		}
	}
	if hidden == 0 {
		t.Error("no defeated Super-Villain was hidden again")
	}
}

// TestLeftWords checks the words for how many Super-Villains are left.
func TestLeftWords(t *testing.T) {
	for n, want := range map[int]string{1: "This is the last Super-Villain.", 6: "Six Super-Villains left.", 14: "14 Super-Villains left."} {
		if got := leftWords(n); got != want {
			t.Errorf("of %d is said %q", n, got)
		}
	}
}

// TestLargeSplashNews checks that the news of a page follow the size of sentences as far as there is
// room.
func TestLargeSplashNews(t *testing.T) {
	const words = "Robo defeated Ra's Al Ghul. Seven Super-Villains left."
	usual := art.SetSplashNews(words, 1, splashNewsRoom)
	if large := art.SetSplashNews(words, 2, 2000); large.Size != 2*usual.Size || large.W < 1.8*usual.W || large.H <= usual.H {
		t.Errorf("at 200 %%, the news are %+v, at 100 %% %+v", large, usual)
	}
	if fitted := art.SetSplashNews(words, 2, splashNewsRoom); fitted.W > splashNewsRoom || fitted.Size <= usual.Size {
		t.Errorf("in %.0f, the news are %+v", splashNewsRoom, fitted)
	}
	if least := art.SetSplashNews(words, 2, 10); least.Size != usual.Size {
		t.Errorf("without room, the news are %+v", least)
	}
}

// TestGiantIsWhole checks in windows of many shapes that the painting of a page's Super-Villain has all of
// it that is in view, down to the flames.
func TestGiantIsWhole(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {3440, 1440}, {1024, 768}, {720, 1280}, {600, 1400}} {
		f := ui.FitInto(size[0], size[1])
		b, room, by, all := giantBox(f), f.Room(), movesOf(f).giant, art.SplashReach
		left, right := max(all.X, room.X-by[0]), min(all.X+all.W, room.X+room.W-by[0])
		if top := max(all.Y, room.Y-by[1]); b.X > left || b.X+b.W < right || b.Y > top || b.Y+b.H != giantLow {
			t.Errorf("%v: the giant is in %+v, in view are %.0f to %.0f below %.0f", size, b, left, right, top)
		}
		if b.W > right-left+100 || b.H > giantLow+80-room.Y+by[1]*-1 {
			t.Errorf("%v: the painting of the giant is larger than what is in view: %+v", size, b)
		}
	}
}
