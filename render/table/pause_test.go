package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestSizesStayUnderThePointer checks that the buttons for the sizes of text and of everything stay
// under the pointer while they are clicked again and again, and that the menu stays in the window.
func TestSizesStayUnderThePointer(t *testing.T) {
	for _, label := range []string{"TEXT SIZE", "UI SIZE"} {
		for _, size := range [][2]int{{960, 540}, {1280, 720}, {1920, 1080}, {800, 1200}, {3440, 1440}} {
			tb, h, _, _ := playable(t)
			tb.Settings.Scale, tb.Settings.TextScale = 1, 1
			begin := func() { tb.Canvas.Fit = tb.Settings.Fit(size[0], size[1]) } // as a frame does
			begin()
			h.Tick(t)
			tb.pause.show(tb)
			i := -1
			for k, b := range tb.pause.form.Buttons.List {
				if strings.HasPrefix(b.Label, label) {
					i = k
				}
			}
			x, y := tb.pause.form.Buttons.List[i].Box.Middle()
			h.Move(x, y)
			seen := map[ui.Fit]bool{}
			for n := range 9 {
				h.Tick(t)
				h.Left = true
				h.Tick(t)
				h.Left = false
				before := tb.Canvas.Fit
				if h.Tick(t); !tb.pause.open {
					t.Fatalf("%s at %v: click %d closes the menu", label, size, n+1)
				}
				if begin(); tb.Canvas.Fit == before && label == "TEXT SIZE" {
					t.Fatalf("%s at %v: click %d does nothing", label, size, n+1)
				}
				seen[tb.Canvas.Fit] = true
				f, b := tb.Canvas.Fit, tb.pause.form.Buttons.List[i].Box
				if !b.Has((h.X-f.Left)/f.Unit, (h.Y-f.Top)/f.Unit) {
					t.Fatalf("%s at %v: after click %d the button is at %.0f, not under the pointer", label, size, n+1, b)
				}
				if room := f.Room().Grown(1); !tb.pause.box.Within(room) {
					t.Fatalf("%s at %v: after click %d the menu is at %.0f, and the window is %.0f", label, size, n+1, tb.pause.box, room)
				}
			}
			if len(seen) < 3 && (label == "TEXT SIZE" || size[1] > 720 && size[0] > 1280) {
				t.Errorf("%s at %v: the clicks lead to %d sizes", label, size, len(seen))
			}
			begin()
			if h.Tick(t); tb.pause.fit != tb.Canvas.Fit {
				t.Errorf("%s at %v: the menu is laid out for another window", label, size)
			}
			size = [2]int{1600, 900}
			begin()
			if h.Tick(t); tb.pause.left != 0 || tb.pause.fit != tb.Canvas.Fit {
				t.Errorf("%s: in a resized window the menu is not in the middle", label)
			}
		}
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

// TestOneSize checks that UI SIZE says why it changes nothing in a small window.
func TestOneSize(t *testing.T) {
	for _, c := range []struct {
		wide, high int
		off        bool
	}{{1280, 720, true}, {1920, 1080, false}} {
		tb, h, _, _ := playable(t)
		tb.Canvas.Fit = tb.Settings.Fit(c.wide, c.high)
		h.Tick(t)
		tb.pause.show(tb)
		for _, b := range tb.pause.form.Buttons.List {
			if strings.HasPrefix(b.Label, "UI SIZE") && (b.Off != c.off || b.Off != (b.Why != "")) {
				t.Errorf("%dx%d: %s is off: %v, %q", c.wide, c.high, b.Label, b.Off, b.Why)
			}
		}
	}
}

// TestCardsWithoutEffect checks that the question before the end of a turn counts all cards that can
// still be played, those without effect apart.
func TestCardsWithoutEffect(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h, asked := handsOn(tb), 0
	for n := 0; n < 3000 && asked < 12 && !tb.Match.Over(); n++ {
		if !tb.ask.mine {
			h.Tick(t)
			continue
		}
		useful, idle := 0, 0
		for _, o := range tb.ask.options {
			if f := tb.view().Face(o.Card); o.Kind == engine.OptPlay {
				if f.Name == "Vulnerability" || f.Name == "Weakness" {
					idle++
				} else {
					useful++
				}
			}
		}
		if tb.ask.kind == engine.DecideTurn && useful > 1 {
			want := fmt.Sprintf("You still have %d cards to play.", useful)
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
	if asked < 5 {
		t.Errorf("only %d questions were looked at", asked)
	}
}
