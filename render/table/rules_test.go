package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestRulesChangeNothing checks that the rules can be read at any time. The game waits unchanged,
// whatever is pressed, and then continues.
func TestRulesChangeNothing(t *testing.T) {
	for name, plan := range map[string]match.Plan{
		"a game":          {Seats: testgame.Seats("Ana", "buyer", "random"), Seed: 4},
		"computers alone": {Seats: testgame.Seats("buyer", "random"), Seed: 4},
		"the map":         {Mode: rebirth.ID, Seats: testgame.Seats("Ana", "random"), Seed: 1},
		"the curtain":     {Seats: testgame.Seats("Ana", "Bob"), Seed: 3},
	} {
		t.Run(name, func(t *testing.T) {
			tb := testTable(t, plan)
			h := handsOn(tb)
			if name == "computers alone" {
				tb.Settings.Speed = ui.Fast
				tb.shown = true
			}
			h.Tick(t)
			hash, given, over, curtain := tb.Match.Hash(), tb.Match.Given(), tb.LiesOver(), tb.curtain.up
			h.Press(t, ebiten.KeyF1)
			if !tb.book.Shown() || tb.LiesOver() == over {
				t.Fatal("F1 does not open the rules")
			}
			for _, k := range []ebiten.Key{ebiten.KeyE, ebiten.KeyDigit1, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyL, ebiten.KeyR, ebiten.KeyT, ebiten.KeyTab,
				ebiten.KeyRight, ebiten.KeyDown, ebiten.KeyEqual, ebiten.KeyMinus} {
				h.Press(t, k)
			}
			h.Ctrl = true
			h.Press(t, ebiten.KeyZ)
			h.Press(t, ebiten.KeyY)
			h.Ctrl = false
			for y := 60.0; y < 1030; y += 90 {
				for x := 100.0; x < 1500; x += 130 {
					h.Click(t, x, y)
				}
			}
			h.Drag(t, 900, 900, 900, 300)
			for range 400 {
				h.Tick(t)
			}
			if tb.Match.Hash() != hash || tb.Match.Given() != given {
				t.Error("something was answered through the rules")
			}
			if !tb.book.Shown() {
				t.Fatal("something has closed the rules")
			}
			h.Press(t, ebiten.KeyEscape)
			if tb.book.Shown() || tb.LiesOver() != over || tb.curtain.up != curtain || tb.drag != nil {
				t.Errorf("after the rules %+v lies over the table, before them %+v", tb.LiesOver(), over)
			}
			if name == "computers alone" {
				for range 400 {
					h.Tick(t)
				}
				if tb.Match.Given() == given {
					t.Error("the game does not go on after the rules")
				}
			}
		})
	}
}

// TestWaysToTheRules checks that the menu, also over the curtain, and the map's cards lead to the
// rules, and that Esc returns to the same place.
func TestWaysToTheRules(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 3})
	h := handsOn(tb)
	h.Tick(t)
	h.Press(t, ebiten.KeyEscape)
	h.Button(t, &tb.pause.form.Buttons, "RULES")
	if !tb.curtain.up || !tb.book.Shown() || tb.pause.open {
		t.Fatal("the menu over the curtain does not lead to the rules")
	}
	if h.Press(t, ebiten.KeyEscape); tb.book.Shown() || !tb.curtain.up || tb.pause.open {
		t.Error("Esc does not lead back to the curtain")
	}
	town := townTable(t, 2, 1)
	h = handsOn(town)
	h.Tick(t)
	if town.readRules(); town.browser.Shown() {
		t.Error("the rules open the cards of the map")
	}
	town.book.Close()
	if !town.refer() {
		t.Fatal("there is no map")
	}
	h.Click(t, 120+1300-214-18-125, 60+14+33) // ALL RULES, beside CLOSE
	if !town.book.Shown() || !town.browser.Shown() {
		t.Fatal("the cards of the map do not lead to the rules")
	}
	if h.Press(t, ebiten.KeyEscape); town.book.Shown() || !town.browser.Shown() {
		t.Error("Esc does not lead back to the cards of the map")
	}
	for shown, want := range map[*Table]string{town: "F1, T", tb: "F1"} { // only the first has a map
		list := shown.toldKeys()
		if got := list[len(list)-1].key; got != want {
			t.Errorf("the list of keys names %q for the rules, want %q", got, want)
		}
	}
	town.browser.Close()
	town.Lost = func() string { return "The game is kept nowhere." }
	for _, ask := range []func(){town.AskToQuit, func() { town.Ask("Load it?", "", "LOAD", "STAY", func() {}) }} {
		h.Press(t, ebiten.KeyF1)
		ask() // as the window does when it is closed
		if h.Tick(t); town.book.Shown() || !town.dialog.Shown() {
			t.Error("the rules lie over a question of the program")
		}
		town.dialog.Close()
	}
	town.Rules = nil
	town.pause.show(town)
	for _, b := range town.pause.form.Buttons.List {
		if b.Label == "RULES" || town.readRules() {
			t.Error("where there are no rules they are offered")
		}
	}
}
