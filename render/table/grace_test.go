package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/looptest"
	"lineup/render/table/question"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// early are the keys that answer a page or close it.
var early = []ebiten.Key{
	ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyNumpad1, ebiten.KeyNumpad2, ebiten.KeyEnter, ebiten.KeyNumpadEnter,
	ebiten.KeySpace, ebiten.KeyEscape, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyE,
}

// graced are tables at which a page has just opened, and a key that answers it or closes it.
var graced = []struct {
	name string
	key  ebiten.Key
	open func(t *testing.T) *Table
	gone func(*Table) bool
}{
	{"an Attack", ebiten.KeyDigit1, func(t *testing.T) *Table {
		tb, _ := asked(t, func(q *openQuestion) bool { return q.kind == engine.DecideDefend })
		return tb
	}, nil},
	{"a choice", ebiten.KeyEscape, func(t *testing.T) *Table {
		tb, _ := asked(t, optional)
		return tb
	}, nil},
	{"a question on the map", ebiten.KeyEscape, func(t *testing.T) *Table {
		return untilOn(t, match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer")}, func(tb *Table) bool {
			_, leaves := tb.ask.find(engine.OptDone)
			return tb.ask.mine && tb.ask.kind != engine.DecideTurn && !tb.ask.up && leaves
		})
	}, nil},
	{"an Attack that has hit", ebiten.KeySpace, func(t *testing.T) *Table {
		for seed := uint64(1); seed < 20; seed++ {
			tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Options: testgame.Five, Seed: seed})
			for h := handsOn(tb); !tb.pages.struck.up() && !tb.Match.Over(); h.Tick(t) {
				if tb.pages.drop(); tb.ask.mine {
					tb.give(testgame.Best(tb.view(), tb.ask.options))
				}
			}
			if tb.pages.struck.up() {
				return tb
			}
		}
		t.Fatal("no Attack hits in any of the games")
		return nil
	}, func(tb *Table) bool { return !tb.pages.struck.up() }},
	{"a Super-Villain", ebiten.KeyEnter, func(t *testing.T) *Table {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
		tb.Settings.Speed = ui.Normal
		tb.openSplash(tb.layout.Villain)
		return tb
	}, func(tb *Table) bool { return !tb.pages.splash.up() }},
	{"the curtain", ebiten.KeyEnter, func(t *testing.T) *Table {
		return testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 4})
	}, func(tb *Table) bool { return !tb.curtain.up }},
}

// untilOn plays games of a plan until a table is as wanted.
func untilOn(t *testing.T, plan match.Plan, wanted func(*Table) bool) *Table {
	t.Helper()
	for seed := range uint64(40) {
		plan.Seed = seed + 1
		tb := testTable(t, plan)
		if err := tb.playUntil(func() bool { return wanted(tb) }, testgame.NewRandom(seed)); err != nil {
			t.Fatal(err)
		}
		if !tb.Match.Over() {
			return tb
		}
	}
	t.Fatal("that is nowhere on a table")
	return nil
}

// TestGrace checks that no key answers a page for 0.3 s after it was first drawn, in ticks of the
// loop, and that one does afterward. The time until it is drawn does not count.
func TestGrace(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, c := range graced {
		t.Run(c.name, func(t *testing.T) {
			tb := c.open(t)
			h, picture := hastyHands(tb), ebiten.NewImage(640, 360)
			defer picture.Deallocate()
			answers := len(tb.Match.Log())
			gone := func() bool { return len(tb.Match.Log()) != answers || c.gone != nil && c.gone(tb) }
			press := func(ticks int, when string) {
				t.Helper()
				for n := range ticks {
					h.Press(t, early[n%len(early)])
					if gone() || len(tb.ask.ticked) > 0 || tb.pause.open || tb.dialog.Shown() {
						t.Fatalf("%v answers %s, %d ticks on", early[n%len(early)], when, n+1)
					}
				}
			}
			press(60, "before it is drawn")
			tb.Canvas.Begin(picture)
			tb.Draw(tb.Canvas)
			looptest.Frame()
			press(17, "right after it is drawn")
			for range 30 {
				h.Tick(t)
			}
			if h.Press(t, c.key); !gone() {
				t.Errorf("%v answers nothing later", c.key)
			}
		})
	}
}

// TestHeldKey checks that a key held since before a page opened never answers it, even if the
// system reports it again and again, and that it does once it was let go.
func TestHeldKey(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, c := range graced {
		t.Run(c.name, func(t *testing.T) {
			tb := c.open(t)
			h, picture := hastyHands(tb), ebiten.NewImage(640, 360)
			defer picture.Deallocate()
			tb.Canvas.Begin(picture)
			tb.Draw(tb.Canvas)
			answers := len(tb.Match.Log())
			gone := func() bool { return len(tb.Match.Log()) != answers || c.gone != nil && c.gone(tb) }
			for n := range 300 {
				if n%4 == 0 { // such systems repeat a key a few times in a tenth of a second
					h.Hit(c.key)
				}
				if h.Tick(t); gone() {
					t.Fatalf("held, %v answers after %d ticks", c.key, n)
				}
				if n == 3 {
					tb.Draw(tb.Canvas)
				}
			}
			for range 30 {
				h.Tick(t)
			}
			if h.Press(t, c.key); !gone() {
				t.Errorf("%v answers nothing once it was let go", c.key)
			}
		})
	}
}

// TestGraceSparesOthers checks that keys of the turn and of the menu are not held back: cards can be
// played one right after the other.
func TestGraceSparesOthers(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := hastyHands(tb)
	for !tb.ask.mine {
		h.Tick(t)
	}
	wait(t, tb, h)
	before := len(tb.Match.Log())
	for range 3 {
		h.Press(t, ebiten.KeyDigit1)
	}
	if log := tb.Match.Log()[before:]; len(log) != 3 || slices.ContainsFunc(log, func(o engine.Option) bool { return o.Kind != engine.OptPlay }) {
		t.Errorf("three digits in a row answer %+v", log)
	}
	h.Press(t, ebiten.KeyEscape)
	if !tb.pause.open {
		t.Fatal("Escape does not open the menu")
	}
	if h.Press(t, ebiten.KeyEscape); tb.pause.open {
		t.Error("Escape does not close it again")
	}
	if h.Tick(t); len(tb.Match.Log()) != before+3 {
		t.Error("Escape answered something")
	}
}

// wait draws a table and waits until its page answers to keys.
func wait(t *testing.T, tb *Table, h *uitest.Hands) {
	t.Helper()
	picture := ebiten.NewImage(640, 360)
	defer picture.Deallocate()
	h.Tick(t)
	tb.Canvas.Begin(picture)
	tb.Draw(tb.Canvas)
	for range 30 {
		h.Tick(t)
	}
}

// twoButtons reports whether both of the digits 1 and 2 answer a stage.
func twoButtons(s *question.Stage) bool {
	n := 0
	for i := range s.Panels {
		if b := &s.Panels[i].Button; b.Reply >= 0 && (b.Key == 1 || b.Key == 2) {
			n++
		}
	}
	return n == 2
}

// askedByDigit returns a table at which playing a card with the digit 1 has just opened a stage.
func askedByDigit(t *testing.T) (*Table, *uitest.Hands) {
	t.Helper()
	for seed := range uint64(40) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		h, people := hastyHands(tb), testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 300; n++ {
			if _, ends := tb.ask.find(engine.OptEnd); !ends || !tb.ask.mine || tb.pages.up() {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				tb.pages.drop()
				continue
			}
			h.Tick(t)
			tb.grace.seen, tb.grace.age = true, graceTime
			before := len(tb.Match.Log())
			if h.Press(t, ebiten.KeyDigit1); tb.ask.up && tb.ask.mine && twoButtons(&tb.ask.stage) {
				return tb, h
			}
			if len(tb.Match.Log()) == before && tb.ask.mine {
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			}
		}
	}
	t.Fatal("no card asks anything when it is played")
	return nil, nil
}

// TestDigitsMustPause checks that a digit pressed again and again to play the hand does not answer
// the stage that one of the cards opens, however long the stage has been seen, and that it answers it
// after a pause. Another digit must pause too, for a shorter time.
func TestDigitsMustPause(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, c := range []struct {
		name string
		key  ebiten.Key
		gaps []int // in ticks
		rest int   // ticks until it answers
	}{
		{"quickly", ebiten.KeyDigit1, []int{8, 8, 8, 8, 8, 8, 8, 8}, 62},
		{"once or twice a second", ebiten.KeyDigit1, []int{25, 50, 30, 55}, 62},
		{"all digits", ebiten.KeyDigit2, []int{4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, 20},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb, h := askedByDigit(t)
			picture := ebiten.NewImage(640, 360)
			defer picture.Deallocate()
			h.Tick(t)
			tb.Canvas.Begin(picture)
			tb.Draw(tb.Canvas)
			answers := len(tb.Match.Log())
			for n, gap := range c.gaps {
				for range gap {
					h.Tick(t)
				}
				h.Press(t, []ebiten.Key{c.key, ebiten.KeyDigit1}[n%2])
				if len(tb.Match.Log()) != answers || len(tb.ask.ticked) > 0 {
					t.Fatalf("the digit answers when it is pressed for the %d. time", n+2)
				}
			}
			for range c.rest {
				h.Tick(t)
			}
			if h.Press(t, c.key); len(tb.Match.Log()) == answers && len(tb.ask.ticked) == 0 {
				t.Error("the digit answers nothing after a pause")
			}
		})
	}
}

// TestClickAfterTheirMove checks that words name the new space of another player's Character that the
// viewer has let move, and that a click on the map right afterward, which was meant for where it goes,
// spends none of the viewer's Move. A later one does.
func TestClickAfterTheirMove(t *testing.T) {
	for _, speed := range []ui.Speed{ui.Normal, ui.Instant} {
		clicked := false
		for seed := uint64(1); seed < 60 && !clicked; seed++ {
			tb := townTable(t, 2, seed)
			tb.Settings, tb.shown = &ui.Settings{Speed: speed, Quiet: true}, true
			tb.scene.Settings = tb.Settings
			h, people := hastyHands(tb), testgame.NewRandom(seed)
			for n := 0; !tb.Match.Over() && n < 400 && !clicked; n++ {
				tb.pages.drop()
				theirs := slices.IndexFunc(tb.ask.options, func(o engine.Option) bool { return o.Kind == engine.OptSeat && engine.SeatID(o.N) != tb.eyes })
				if !tb.ask.mine || theirs < 0 || !strings.Contains(tb.ask.words, "may move") {
					if err := tb.stepFor(people); err != nil {
						t.Fatal(err)
					}
					continue
				}
				was, o := tb.view().Space(1), tb.ask.options[theirs]
				for h.Tick(t); tb.view().Pending().Seat == tb.eyes && tb.ask.kind != engine.DecideTurn; h.Tick(t) {
					tb.give(o)
				}
				for ticks := 0; !tb.ask.mine && ticks < 600; ticks++ {
					h.Tick(t)
				}
				to := tb.view().Space(1)
				steps := slices.IndexFunc(tb.ask.options, func(o engine.Option) bool {
					at, there := tb.board.Offer(o)
					return o.Kind == engine.OptStep && there && tb.layout.SpotAt(at.Middle()) == 0
				})
				if to == was || steps < 0 || tb.ask.kind != engine.DecideTurn {
					continue
				}
				if want := strings.ToUpper(tb.name(1) + " moves to " + match.SpaceName(tb.view(), to)); tb.effects.banner != want {
					t.Errorf("the words are %q, want %q", tb.effects.banner, want)
				}
				clicked = true
				step := tb.ask.options[steps]
				click := func() {
					at, _ := tb.board.Offer(step)
					x, y := at.Middle()
					h.Click(t, x, y)
				}
				if click(); tb.view().Space(0) == int(step.N) {
					t.Errorf("at speed %v, a click right after it moves the viewer", speed)
				}
				for range 90 {
					h.Tick(t)
				}
				if click(); tb.view().Space(0) != int(step.N) {
					t.Errorf("at speed %v, a later click does not move the viewer", speed)
				}
			}
		}
		if !clicked {
			t.Errorf("at speed %v, nobody else moved", speed)
		}
	}
}

// TestDigitAnswersOncePageIsSeen checks that a digit that played a single card, or cards with long pauses,
// answers the stage that the card opens when it is pressed for the first time 0.65 s after the stage was
// first seen, and not before that.
func TestDigitAnswersOncePageIsSeen(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, c := range []struct {
		name    string
		gap     int // in ticks before the press that played the card, or 0 if there was no press
		rest    int // until the first press on the stage
		answers bool
	}{
		{"a single card", 0, 39, true},
		{"a single card, too early", 0, 33, false},
		{"slowly", 50, 39, true},
		{"quickly", 20, 39, false},
		{"quickly, then a pause", 20, 62, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb, h := askedByDigit(t)
			picture := ebiten.NewImage(640, 360)
			defer picture.Deallocate()
			again := c.gap > 0 && float64(c.gap)*ui.Tick < onceTime
			tb.grace = grace{page: page{kind: pageTurn}, turn: tb.grace.turn, play: muteKey{ebiten.KeyDigit1, rhythmTime, again}}
			h.Tick(t)
			tb.Canvas.Begin(picture)
			tb.Draw(tb.Canvas)
			answers := len(tb.Match.Log())
			for range c.rest {
				h.Tick(t)
			}
			if h.Press(t, ebiten.KeyDigit1); (len(tb.Match.Log()) > answers || len(tb.ask.ticked) > 0) != c.answers {
				t.Errorf("the digit answers: %v", !c.answers)
			}
		})
	}
}

// TestRhythmOfDigits checks that only a digit pressed again within 0.6 s counts as pressed again and again.
func TestRhythmOfDigits(t *testing.T) {
	for gap, again := range map[int]bool{10: true, 34: true, 40: false, 55: false, 90: false} {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
		h := hastyHands(tb)
		for !tb.ask.mine {
			h.Tick(t)
		}
		wait(t, tb, h)
		h.Press(t, ebiten.KeyDigit1)
		for range gap {
			h.Tick(t)
		}
		if h.Press(t, ebiten.KeyDigit1); tb.grace.play.again != again {
			t.Errorf("%d ticks apart, the digit is pressed again and again: %v", gap, !again)
		}
	}
}

// TestGraceCountsRealTime checks that a window that draws too slowly holds no key back for longer than
// the same seconds of real time, and that the keys of a late tick are as old as the tick before.
func TestGraceCountsRealTime(t *testing.T) {
	looptest.NeedDisplay(t)
	tb, _ := asked(t, func(q *openQuestion) bool { return q.kind == engine.DecideDefend })
	picture := ebiten.NewImage(640, 360)
	defer picture.Deallocate()
	clock := 5.0
	tick := func(late float64, keys ...ebiten.Key) (kept bool) {
		clock += late
		p := &ui.Pointer{Reading: ui.Reading{Clock: clock, Keys: keys}}
		tb.grace.hold(tb, p, ui.Tick)
		return len(p.Keys) > 0
	}
	tick(0)
	tb.Canvas.Begin(picture)
	tb.Draw(tb.Canvas)
	if tick(0.9, ebiten.KeyDigit1) {
		t.Error("a key pressed while the page was drawn for the first time answers it")
	}
	tb.grace.mute, tb.grace.beat = nil, muteKey{}
	tick(0.2)
	if tick(0.2, ebiten.KeyEnter) {
		t.Error("a key that may be pressed 0.2 s after the page was seen answers it")
	}
	tb.grace.mute = nil
	tick(0.2)
	if !tick(0.05, ebiten.KeyDigit1) {
		t.Error("0.4 s of few ticks hold a key back")
	}
}
