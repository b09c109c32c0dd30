package menu

import (
	"slices"
	"strings"
	"testing"

	"lineup/render/art/pen"
	"lineup/render/ui"
)

// TestTitleHasBalloons checks that every button of the title says what it does in a balloon beside it, which
// covers no button and no words. Only in wide windows two of the last row have no room for a tail, and their balloons
// begin with the label.
func TestTitleHasBalloons(t *testing.T) {
	screens := map[string]drawn{}
	titleScreens(t, screens)
	title := screens["title"].(*Title)
	title.program.Campaigns.Says = "One long story. Eight Scenarios for one to four players."
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {3440, 1440}, {800, 600}, {800, 1200}} {
		c := ui.NewCanvas()
		title.fit = ui.Fit{} // it is laid out again
		plain := c.Read(size[0], size[1], nil, title.Draw)
		said := 0
		for _, b := range title.Buttons.List {
			if b.Tip == "" {
				continue
			}
			x, y := b.Box.Middle()
			p := c.Read(size[0], size[1], nil, func(c *ui.Canvas) {
				c.PointAt(x, y)
				title.Draw(c)
				c.DrawTip()
			})
			var at ui.Box
			for _, g := range p.Grounds {
				if g.What == "balloon" {
					at = g.Box
				}
			}
			if at.W == 0 {
				t.Errorf("%v: %s has no balloon", size, b.Label)
				continue
			}
			said++
			words := ""
			for i := range p.Lines {
				if l := &p.Lines[i]; l.Box().Within(at) {
					words += strings.TrimSpace(l.Text) + " "
					if l.Style.Colour != pen.Ink {
						t.Errorf("%v: %q is not in ink", size, l.Text)
					}
				}
			}
			named := strings.HasPrefix(words, b.Label+". ") // it has no tail
			if strings.TrimSpace(strings.TrimPrefix(words, b.Label+". ")) != b.Tip {
				t.Errorf("%v: the balloon of %s says %q", size, b.Label, words)
			}
			if room := !slices.Contains([]string{"DAILY GAME", "SAVED GAMES"}, b.Label); named && (room || size[1] > size[0]) {
				t.Errorf("%v: the balloon of %s has no tail", size, b.Label)
			}
			for i := range plain.Targets {
				if o := &plain.Targets[i]; o.Box.Overlaps(at) {
					t.Errorf("%v: the balloon of %s covers %s", size, b.Label, o.What)
				}
			}
			for i := range plain.Lines {
				if l := &plain.Lines[i]; l.Box().Overlaps(at) {
					t.Errorf("%v: the balloon of %s covers %q", size, b.Label, l.Text)
				}
			}
		}
		if said < 5 {
			t.Errorf("%v: only %d buttons have a balloon", size, said)
		}
	}
}
