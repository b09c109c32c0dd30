package table

import (
	"slices"
	"strings"
	"testing"

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
