package table

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/match"
	"lineup/render/board/town"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestEverythingIsExplained checks in whole games of the first Scenario that everything new is
// explained once, in a place that covers no choice, and that a click closes the note and answers
// nothing. Over several games every lesson comes up.
func TestEverythingIsExplained(t *testing.T) {
	ever := map[string]bool{}
	for seed := uint64(1); seed <= 8; seed++ {
		tb := townTable(t, 1+int(seed%3), seed)
		people := match.Decider(testgame.NewRandom(seed))
		if seed%3 == 0 { // alone, and good at it: Villains are defeated
			people, _ = ai.New("greedy", seed)
		}
		told := map[string]bool{}
		h := handsOn(tb)
		for n := 0; !tb.Match.Over() && n < 1500; n++ {
			b := tb.lays.(*town.Board)
			for range len(town.Lessons) + 1 {
				b.Step(tb.now(), 0)
				name := b.Tutor.Showing()
				if name == "" || !b.Explains {
					break
				}
				if told[name] {
					t.Fatalf("seed %d: %q is explained twice", seed, name)
				}
				told[name], ever[name] = true, true
				checkNote(t, tb, b.Tutor.Box())
				checkTail(t, tb, name)
				before := len(tb.Match.Log())
				if tb.ask.mine {
					h.Click(t, b.Tutor.Box().X+40, b.Tutor.Box().Y+20)
				} else { // at instant speed computer players would play on meanwhile
					b.Tutor.Close()
					b.Taught = -1
				}
				if b.Tutor.Showing() == name || len(tb.Match.Log()) != before {
					t.Fatalf("seed %d: a click on the note of %q leaves it, or gives an answer", seed, name)
				}
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
		for name := range told {
			if !tb.Settings.Knows(name) {
				t.Errorf("seed %d: %q was explained, and is not remembered", seed, name)
			}
		}
		if left := tb.lays.(*town.Board).Tutor.Due(); len(left) > 1 {
			t.Errorf("seed %d: never explained: %q", seed, left)
		}
	}
	for _, l := range town.Lessons {
		if !ever[l.Name] {
			t.Errorf("%q was never explained", l.Name)
		}
	}
}

// checkTail checks that a note points at its subject and covers neither that, nor the forecast, nor
// what has just happened.
func checkTail(t *testing.T, tb *Table, name string) {
	t.Helper()
	b := tb.lays.(*town.Board)
	note, where := b.Tutor.Box(), fmt.Sprintf("%s: %q", uitest.FitName(tb.Canvas.Fit), name)
	if !b.Tutor.Points() {
		t.Errorf("%s points at nothing", where)
	}
	for what, box := range map[string]ui.Box{"what it is about": b.Tutor.About(), "what comes when the turn ends": b.Map.Forecast, "the captions": b.Map.Captions} {
		if box.H > 0 && box.Overlaps(note) {
			t.Errorf("%s covers %s", where, what)
		}
	}
}

// TestNotesInEveryWindow checks that in windows of all sizes a note covers neither its subject, nor
// the outlook, nor any choice.
func TestNotesInEveryWindow(t *testing.T) {
	shown := 0
	for i, f := range townFits() {
		if i%4 != 0 && i%4 != 2 || f.Height > 1080 && i%4 != 2 {
			continue // as they are, and half as large again
		}
		tb := townTable(t, 3, 5)
		people := testgame.NewRandom(5)
		for n := 0; !tb.Match.Over() && n < 120; n++ {
			tb.Canvas.Fit = f
			tb.sync(false)
			b := tb.lays.(*town.Board)
			for range 6 {
				b.Step(tb.now(), 0)
				name := b.Tutor.Showing()
				if name == "" || !b.Explains {
					break
				}
				shown++
				if name == "place" && tb.view().Space(tb.eyes) >= 0 {
					t.Fatalf("after %d answers a hero in the city is told to come into it", n)
				}
				checkNote(t, tb, b.Tutor.Box())
				checkTail(t, tb, name)
				b.Tutor.Close()
				b.Taught = -1
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	if shown < 90 {
		t.Errorf("only %d notes were shown: too few to have been tested", shown)
	}
}

// TestWhatWasDoneIsNotExplained checks that no note explains an action the player has already
// taken.
func TestWhatWasDoneIsNotExplained(t *testing.T) {
	tb := townTable(t, 1, 3)
	people := testgame.NewRandom(3)
	if err := tb.playUntil(func() bool { _, ok := tb.ask.find(engine.OptPlay); return ok && tb.ask.mine }, people); err != nil {
		t.Fatal(err)
	}
	b := tb.lays.(*town.Board)
	b.Step(tb.now(), 0) // the first note, and others that are due
	o, _ := tb.ask.find(engine.OptPlay)
	if b.Tutor.Showing() == "play" {
		t.Fatal("the note of playing came first: nothing is tested")
	}
	tb.give(o)
	b = tb.lays.(*town.Board)
	b.Step(tb.now(), 0)
	if !tb.Settings.Knows("play") {
		t.Error("how a card is played is still to be explained to who has played one")
	}
}

// checkNote checks that a note is on the map and covers no choice.
func checkNote(t *testing.T, tb *Table, note ui.Box) {
	t.Helper()
	if !note.Within(tb.Canvas.Fit.Room()) {
		t.Errorf("the note stands outside the window: %.0f", note)
	}
	for _, o := range tb.ask.options {
		if b, ok := tb.lays.Offer(o); ok && b.Overlaps(note) {
			t.Errorf("the note covers %+v", o)
		}
		if lit, ok := tb.ask.option(o.Card); ok && lit == o {
			for _, s := range tb.board.Spots {
				if s.Card == o.Card && s.Bounds().Overlaps(note) {
					t.Errorf("the note covers card %d, which can be chosen", o.Card)
				}
			}
		}
	}
	for _, list := range [...]ui.Buttons{tb.buttons, tb.ask.answers} {
		for _, b := range list.List {
			if b.Box.Overlaps(note) {
				t.Errorf("the note covers the button %s", b.Label)
			}
		}
	}
}

// TestNothingIsExplained checks that no note is shown if notes are off, in other Scenarios, or to
// onlookers.
func TestNothingIsExplained(t *testing.T) {
	quiet := townTable(t, 2, 1)
	quiet.Settings.Quiet = true
	later := townTableOf(t, 2, 2, 1)
	nobody := testTable(t, match.Plan{Mode: "rebirth", Seats: testgame.Seats("random", "random"), Seed: 1})
	for name, tb := range map[string]*Table{"turned off": quiet, "Scenario 2": later, "no person": nobody} {
		people := testgame.NewRandom(1)
		for range 60 {
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
			b := tb.lays.(*town.Board)
			b.Step(tb.now(), 0.01)
			if b.Explains || tb.Settings.Explained != "" {
				t.Fatalf("%s: %q is explained", name, tb.Settings.Explained)
			}
		}
	}
}

// TestPlaceIsForTheFirstSpace checks that the note on entering the city is not shown for a hero
// already there.
func TestPlaceIsForTheFirstSpace(t *testing.T) {
	asked := 0
	for seed := range uint64(12) {
		tb := townTable(t, 2, seed+1)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 150; n++ {
			tb.sync(false)
			b := tb.lays.(*town.Board)
			_, spaces := tb.ask.find(engine.OptSpace)
			if spaces && tb.ask.mine && tb.view().Space(tb.eyes) >= 0 {
				asked++
				for range 4 {
					if b.Step(tb.now(), 0); b.Tutor.Showing() == "place" {
						t.Fatalf("seed %d: after %d answers a hero in the city is told to come into it", seed, n)
					}
					b.Tutor.Close()
				}
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked == 0 {
		t.Error("nobody in the city was asked for a space")
	}
}

// TestEscLeavesTheBoard checks that Esc declines a question on the map that can be declined, and
// opens the menu otherwise.
func TestEscLeavesTheBoard(t *testing.T) {
	for seed := uint64(1); seed < 20; seed++ {
		tb := townTable(t, 2, seed)
		h := handsOn(tb)
		if tb.playUntil(func() bool {
			_, done := tb.ask.find(engine.OptDone)
			return done && tb.ask.mine && tb.ask.kind != engine.DecideTurn && tb.onBoard()
		}, testgame.NewRandom(seed)) != nil {
			continue // the game ended before one was asked
		}
		given := tb.Match.Given()
		h.Press(t, ebiten.KeyEscape)
		if log := tb.Match.Log(); len(log) <= given || log[given].Kind != engine.OptDone || tb.pause.open {
			t.Errorf("seed %d: Esc gave %v, and the menu is open: %v", seed, log[given:], tb.pause.open)
		}
		return
	}
	t.Error("nothing was asked on the map that can be left")
}
