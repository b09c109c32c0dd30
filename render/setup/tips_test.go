package setup

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/render/ui"
)

// TestTipsCoverNothing checks that a text shown under the pointer covers no control of the screen, and in
// the usual size none of its words, apart from the texts of the longest names. It also checks that the
// types of players have no such text, and are listed beside the heading instead.
func TestTipsCoverNothing(t *testing.T) {
	tips, listed := 0, false
	for name, s := range screens() {
		for _, w := range []struct {
			wide, high int
			text       float64
		}{{1280, 720, 1}, {1920, 1080, 1.5}, {1280, 720, 2}, {800, 1200, 1}, {800, 1200, 2}, {3440, 1440, 1}} {
			c := ui.NewCanvas()
			c.Settings = &ui.Settings{TextScale: w.text}
			read := func(x, y float64, tip bool) *ui.Page {
				return c.Read(w.wide, w.high, nil, func(c *ui.Canvas) {
					p := ui.Pointer{X: x, Y: y}
					s.Type(&p, 0)
					c.PointAt(x, y)
					s.Draw(c)
					if tip {
						c.DrawTip()
					}
				})
			}
			for _, at := range read(-9000, -9000, false).Targets {
				x, y := at.Box.Middle()
				fit := c.Settings.Fit(w.wide, w.high)
				x, y = (x-fit.Left)/fit.Unit, (y-fit.Top)/fit.Unit
				without, with := read(x, y, false), read(x, y, true)
				if at.What == "PERSON" {
					listed = listed || slices.ContainsFunc(without.Lines, func(l ui.PageLine) bool { return strings.HasPrefix(l.Text, "A person, or a computer player: ") })
				}
				if !c.Tells() {
					continue
				}
				if tips++; strings.HasPrefix(at.What, "COMPUTER") || at.What == "PERSON" {
					t.Errorf("%s in %v: %q has a tip", name, w, at.What)
				}
				left := map[string]int{}
				for _, k := range with.Targets {
					left[k.What+fmt.Sprint(k.Box)]++
				}
				for _, k := range with.Lines {
					left[k.Text+fmt.Sprint(k.Box())]++
				}
				for _, k := range without.Targets {
					if left[k.What+fmt.Sprint(k.Box)] == 0 {
						t.Errorf("%s in %v: the tip of %q covers %q", name, w, at.What, k.What)
					}
				}
				for _, k := range without.Lines {
					if w.text > 1 || strings.HasPrefix(at.What, "field") {
						break
					}
					if left[k.Text+fmt.Sprint(k.Box())] == 0 {
						t.Errorf("%s in %v: the tip of %q covers the words %q", name, w, at.What, k.Text)
					}
				}
			}
		}
	}
	if tips < 20 || !listed {
		t.Errorf("%d tips were shown, and the types of players are listed: %v", tips, listed)
	}
}
