package table

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestMenuFollowsTheWindow checks that the menu is laid out again when the window or the size of text
// changes, and stays in the window.
func TestMenuFollowsTheWindow(t *testing.T) {
	tb, h, _, _ := playable(t)
	tb.pause.show(tb)
	for _, size := range [][2]int{{960, 540}, {1280, 720}, {1920, 1080}, {800, 1200}, {3440, 1440}} {
		for _, text := range []float64{1, 2} {
			tb.Settings.TextScale = text
			tb.Canvas.Fit = tb.Settings.Fit(size[0], size[1])
			h.Tick(t)
			if tb.pause.fit != tb.Canvas.Fit {
				t.Errorf("%v: the menu is laid out for another window", size)
			}
			if room := tb.Canvas.Room().Grown(1); !tb.pause.box.Within(room) {
				t.Errorf("%v: the menu is at %.0f, and the window is %.0f", size, tb.pause.box, room)
			}
		}
	}
}

// TestMenuLeadsToSettings checks that the menu leads to the settings and is still open when they are
// left, and that a table without settings does not offer them.
func TestMenuLeadsToSettings(t *testing.T) {
	tb, h, _, _ := playable(t)
	led := 0
	tb.ToSettings = func() { led++ }
	tb.pause.show(tb)
	if h.Button(t, &tb.pause.form.Buttons, "SETTINGS"); led != 1 || !tb.pause.open {
		t.Errorf("SETTINGS leads there %d times, and the menu is open: %v", led, tb.pause.open)
	}
	tb.ToSettings = nil
	tb.pause.show(tb)
	if slices.ContainsFunc(tb.pause.form.Buttons.List, func(b ui.Button) bool { return b.Label == "SETTINGS" }) {
		t.Error("a table without settings offers them")
	}
}

// TestMenuLeadsToCampaign checks that the menu of an attempt leads to its campaign, and that the menu
// of any other game does not offer that.
func TestMenuLeadsToCampaign(t *testing.T) {
	tb := townTable(t, 2, 3)
	h, led := handsOn(tb), 0
	offered := func() bool {
		tb.pause.show(tb)
		return slices.ContainsFunc(tb.pause.form.Buttons.List, func(b ui.Button) bool { return b.Label == "EXIT TO CAMPAIGN" })
	}
	if offered() {
		t.Error("a single game leads to a campaign")
	}
	tb.ToCampaign = func() { led++ }
	if !offered() {
		t.Fatal("the menu has no way to the campaign")
	}
	if h.Button(t, &tb.pause.form.Buttons, "EXIT TO CAMPAIGN"); led != 1 {
		t.Errorf("it leads there %d times", led)
	}
}

// TestMenuSaysWhatKeysDo checks that the menu shows what every key does in full and in one size, in
// any text size, and that all speeds have names of one size.
func TestMenuSaysWhatKeysDo(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, text := range []float64{1, 1.25, 1.5, 2} {
		tb, h, _, _ := playable(t)
		tb.Settings.TextScale = text
		tb.Canvas.Settings = tb.Settings
		tb.Canvas.Fit = tb.Settings.Fit(1280, 720)
		h.Tick(t)
		tb.pause.show(tb)
		size := map[string]float64{}
		for _, l := range tb.Canvas.Read(1280, 720, nil, func(c *ui.Canvas) { tb.pause.draw(c) }).Lines {
			size[l.Text] = l.Style.Size
		}
		for _, k := range tb.toldKeys() {
			if size[k.does] == 0 || size[k.does] != size["full screen"] {
				t.Errorf("text %g: %q has letters of size %.1f, others of %.1f", text, k.does, size[k.does], size["full screen"])
			}
		}
		for s := range ui.Speeds {
			if got, want := size[ui.Speed(s).Label()], size["1X"]; got < want*0.9 {
				t.Errorf("text %g: %q has letters of size %.1f, 1X of %.1f", text, ui.Speed(s).Label(), got, want)
			}
		}
	}
}

// TestEndTurnSetting checks that END TURN asks always, if something would be wasted, or never, as the settings
// say.
func TestEndTurnSetting(t *testing.T) {
	for _, c := range []struct {
		asks          ui.EndTurn
		wasted, empty bool // whether it asks then
	}{{ui.AskIfWasted, true, false}, {ui.AskAlways, true, true}, {ui.AskNever, false, false}} {
		for _, empty := range []bool{false, true} {
			tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
			tb.Settings.EndTurn = c.asks
			h := handsOn(tb)
			for n := 0; n < 200 && (!tb.ask.mine || tb.ask.kind != engine.DecideTurn || empty && tb.wasted() != ""); n++ {
				if !tb.ask.mine {
					h.Tick(t)
					continue
				}
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			}
			before := len(tb.Match.Log())
			tb.endTurn()
			want := c.wasted
			if empty {
				want = c.empty
			}
			if tb.dialog.Shown() != want || len(tb.Match.Log()) == before != want {
				t.Errorf("with %d, nothing left: %v, it asks: %v", c.asks, empty, tb.dialog.Shown())
			}
			if want {
				if h.Press(t, ebiten.KeyEnter); len(tb.Match.Log()) == before {
					t.Error("END TURN in the question does not end the turn")
				}
			}
		}
	}
}

// TestCardsWithoutEffect checks that the question before the end of a turn counts all cards that can
// still be played, those without effect apart, and names what can be bought besides.
func TestCardsWithoutEffect(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h, asked, both := handsOn(tb), 0, 0
	for n := 0; n < 3000 && asked < 12 && !tb.Match.Over(); n++ {
		if !tb.ask.mine {
			h.Tick(t)
			continue
		}
		useful, idle, buys, dearest := 0, 0, "", 0
		for _, o := range tb.ask.options {
			f := tb.view().Face(o.Card)
			if cost := tb.view().Cost(o.Card); o.Kind == engine.OptBuy && cost > dearest {
				buys, dearest = f.Name, cost
			}
			if o.Kind == engine.OptPlay {
				if f.Name == "Vulnerability" || f.Name == "Weakness" {
					idle++
				} else {
					useful++
				}
			}
		}
		if tb.ask.kind == engine.DecideTurn && useful > 1 {
			want := fmt.Sprintf("You still have %d cards to play", useful)
			if buys != "" {
				want += fmt.Sprintf(" and %d Power, enough for %s", tb.view().Power(), buys)
				both++
			}
			want += "."
			switch idle {
			case 0:
			case 1:
				want += " Your other card has no effect."
			default:
				want += fmt.Sprintf(" Your other %d cards have no effect.", idle)
			}
			if asked++; tb.wasted() != want {
				t.Errorf("asked is %q, want %q", tb.wasted(), want)
			}
		}
		tb.give(testgame.Best(tb.view(), tb.ask.options))
		tb.pages.drop()
	}
	if asked < 5 || both == 0 {
		t.Errorf("%d questions were looked at, %d with something to buy", asked, both)
	}
}
