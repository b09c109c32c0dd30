package render

import (
	"testing"

	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestRowsAreReachedInOrder checks on the setup of a game that up and down pass no row of a panel, and that
// they never lead to a panel beside.
func TestRowsAreReachedInOrder(t *testing.T) {
	looptest.NeedDisplay(t)
	a := sceneOf(t, "setup")
	steps := 0
	for _, w := range uitest.Screens() {
		if w.Width < w.Height {
			continue
		}
		set := w.Settings
		a.canvas.Settings = &set
		draw := func(c *ui.Canvas) {
			c.PointAt(-1, -1)
			a.scene.Draw(c)
		}
		a.canvas.Read(w.Width, w.Height, nil, draw)
		p := a.canvas.Read(w.Width, w.Height, nil, draw)
		panelOf := func(b ui.Box) (panel ui.Box) {
			for _, g := range p.Grounds {
				if g.What == "panel" && g.Box.Has(b.Middle()) {
					panel = g.Box
				}
			}
			return panel
		}
		for i := range p.Targets {
			from := &p.Targets[i]
			panel := panelOf(from.Box)
			for _, dy := range []float64{1, -1} {
				k := p.Toward(i, 0, dy)
				if k < 0 || panel.W == 0 {
					continue
				}
				to := &p.Targets[k]
				steps++
				if o := panelOf(to.Box); o.W > 0 && (o.X >= panel.X+panel.W || panel.X >= o.X+o.W) {
					t.Errorf("%s: from %q at %.0f, %+.0f leads to %q on the panel beside", w, from.What, from.Box, dy, to.What)
				}
				for j := range p.Targets {
					upper, between, lower := from.Box, p.Targets[j].Box, to.Box
					if dy < 0 {
						upper, lower = lower, upper
					}
					if panel.Has(between.Middle()) && between.Y >= upper.Y+upper.H && between.Y+between.H <= lower.Y {
						t.Errorf("%s: from %q at %.0f, %+.0f leads to %q at %.0f, past %q at %.0f", w, from.What, from.Box, dy, to.What, to.Box, p.Targets[j].What, between)
					}
				}
			}
		}
	}
	a.canvas.Settings = &a.Settings
	if steps < 200 {
		t.Errorf("only %d steps were tested", steps)
	}
}

// TestTitleRowIsReached checks that on the title the arrows go down the column to the last row, along that row to
// its ends, and back up.
func TestTitleRowIsReached(t *testing.T) {
	looptest.NeedDisplay(t)
	a := sceneOf(t, "title")
	for _, size := range [][2]int{{1280, 720}, {1000, 600}, {1920, 1080}, {3440, 1440}} {
		set := ui.Settings{Speed: ui.Instant}
		a.canvas.Settings = &set
		draw := func(c *ui.Canvas) {
			c.PointAt(-1, -1)
			a.scene.Draw(c)
		}
		a.canvas.Read(size[0], size[1], nil, draw)
		p := a.canvas.Read(size[0], size[1], nil, draw)
		find := func(what string) int {
			for i := range p.Targets {
				if p.Targets[i].What == what {
					return i
				}
			}
			t.Fatalf("there is no %s", what)
			return -1
		}
		for _, c := range []struct {
			from   string
			dx, dy float64
			to     string
		}{{"QUICK GAME", 0, 1, "NEW GAME"}, {"NEW GAME", 0, 1, "LIBRARY"}, {"DAILY GAME", 1, 0, "LIBRARY"}, {"LIBRARY", 1, 0, "RULES"},
			{"RULES", 1, 0, "SETTINGS"}, {"SETTINGS", 1, 0, "QUIT"}, {"QUIT", -1, 0, "SETTINGS"}, {"QUIT", 0, 1, "nothing"},
			{"DAILY GAME", 0, -1, "NEW GAME"}, {"SETTINGS", 0, -1, "NEW GAME"}} {
			got := "nothing"
			if k := p.Toward(find(c.from), c.dx, c.dy); k >= 0 {
				got = p.Targets[k].What
			}
			if got != c.to {
				t.Errorf("%dx%d: from %s, (%.0f, %.0f) leads to %s, want %s", size[0], size[1], c.from, c.dx, c.dy, got, c.to)
			}
		}
	}
	a.canvas.Settings = &a.Settings
}
