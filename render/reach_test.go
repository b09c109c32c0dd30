package render

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/ui/uitest"
)

// TestEverythingIsReached checks that keys reach everything that can be clicked in every scene, and can
// leave it again.
func TestEverythingIsReached(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, name := range SceneNames() {
		a := sceneOf(t, name)
		everythingIsReached(t, name, a)
	}
}

// everythingIsReached checks that keys reach everything in a scene, and can leave it again.
func everythingIsReached(t *testing.T, name string, a *App) {
	t.Helper()
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {3440, 1440}} {
		for i, scale := range [][2]float64{{1, 1}, {1, 2}, {2, 1}, {1, 1}} {
			set := ui.Settings{Speed: ui.Instant, Scale: scale[0], TextScale: scale[1]}
			if i == 3 {
				if size[1] != 720 { // one window with the second text face is enough
					continue
				}
				set.TextFace = pen.OpenDyslexic
			}
			a.canvas.Settings = &set
			draw := func(c *ui.Canvas) {
				c.PointAt(-1, -1)
				a.scene.Draw(c)
			}
			a.canvas.Read(size[0], size[1], nil, draw)
			if tb, ok := a.scene.(*table.Table); ok {
				tb.Refresh()
			}
			page := a.canvas.Read(size[0], size[1], nil, draw)
			for i := range page.Targets {
				if k := &page.Targets[i]; !strings.ContainsFunc(k.What, unicode.IsLetter) && !strings.ContainsFunc(k.What, unicode.IsDigit) {
					t.Errorf("%s, %v: a target has the name %q", name, size, k.What)
				}
			}
			for _, fault := range page.Unreached() {
				t.Errorf("%s, %v, size x%.0f, text x%.0f: %s", name, size, scale[0], scale[1], fault)
			}
			if name == "title" && len(page.Targets) < 7 {
				t.Errorf("the title has %d targets", len(page.Targets))
			}
		}
	}
}

// TestKeysOfButtonsWork presses the key that each button of each screen shows, and checks that something
// happens.
func TestKeysOfButtonsWork(t *testing.T) {
	looptest.NeedDisplay(t)
	pressed := 0
	for _, name := range SceneNames() {
		switch name {
		case "campaign", "campaign-won", "attempt", "rivals", "result":
			continue // these scenes have no campaign or game that goes on
		}
		var acts []action.Action
		for i := 0; i == 0 || i < len(acts); i++ {
			a := sceneOf(t, name)
			h := a.Input.(*uitest.Hands)
			h.Hold(func() ui.Fit { return a.canvas.Fit }, a.Update)
			look := func() (string, *ui.Page) {
				p := a.canvas.Read(1280, 720, nil, func(c *ui.Canvas) { a.scene.Draw(c) })
				seen := fmt.Sprintf("%T %v\n", a.scene, a.quit)
				if c, ok := a.scene.(interface{ LiesOver() uint64 }); ok { // a panel that is not painted yet
					seen += fmt.Sprintln(c.LiesOver())
				}
				for _, l := range p.Lines {
					seen += l.Text + "\n"
				}
				for i := range p.Targets {
					seen += fmt.Sprintln(p.Targets[i].What, p.Targets[i].On, p.Targets[i].Box)
				}
				return seen, p
			}
			wait := func() {
				for range 40 {
					h.Tick(t)
					look()
				}
			}
			if _, ok := a.scene.(*table.Table); ok {
				break // its keys have tests of their own
			}
			wait()
			before, p := look()
			if i == 0 {
				for k := range p.Targets {
					if b := &p.Targets[k]; b.Act != action.None && !b.Off && p.Reachable(k) && !slices.Contains(acts, b.Act) {
						acts = append(acts, b.Act)
					}
				}
				if len(acts) == 0 {
					break
				}
			}
			key := a.Settings.Keys.First(acts[i], action.Keyboard)
			if key == 0 {
				continue
			}
			h.Ctrl, h.Shift = key == key.Controlled(), key == key.Shifted()
			h.Press(t, key.Key())
			h.Ctrl, h.Shift = false, false
			wait()
			if after, _ := look(); after == before {
				t.Errorf("%s: nothing happens on %s, which the button of %q shows", name, key.Name(), acts[i].Label())
			}
			pressed++
		}
	}
	if pressed < 20 {
		t.Errorf("only %d keys were pressed", pressed)
	}
}

// TestTabStops checks that Tab leads from the hand to the Line-Up, the stacks, the Super-Villain, and on to the
// seats and the buttons, and Shift+Tab the other way.
func TestTabStops(t *testing.T) {
	looptest.NeedDisplay(t)
	a := sceneOf(t, "table")
	h := a.Input.(*uitest.Hands)
	h.Hold(func() ui.Fit { return a.canvas.Fit }, a.Update)
	a.canvas.Read(1280, 720, nil, a.scene.Draw)
	a.scene.(*table.Table).Refresh()
	tab := func(back bool) string {
		h.Shift = back
		h.Press(t, ebiten.KeyTab)
		h.Shift = false
		at, _ := a.focus.Target()
		return at.What
	}
	// The second Punch is in play.
	stops := []string{"Vulnerability", "Utility Belt", "Kick", "Ra's Al Ghul", "Punch", "Bob", "Log", "END TURN"}
	for i := range 2 * len(stops) {
		if want, got := stops[i%len(stops)], tab(false); got != want {
			t.Fatalf("Tab number %d leads to %q, want %q", i+1, got, want)
		}
	}
	for i := range 2 * len(stops) {
		if want, got := stops[(2*len(stops)-2-i+len(stops))%len(stops)], tab(true); got != want {
			t.Fatalf("Shift+Tab number %d leads to %q, want %q", i+1, got, want)
		}
	}
}

// TestTabLeadsToStart checks that Tab leads to START on NEW GAME, and back from there.
func TestTabLeadsToStart(t *testing.T) {
	looptest.NeedDisplay(t)
	a := sceneOf(t, "setup")
	h := a.Input.(*uitest.Hands)
	h.Hold(func() ui.Fit { return a.canvas.Fit }, a.Update)
	a.canvas.Read(1280, 720, nil, a.scene.Draw)
	var stops []string
	for range 30 { // twice around
		h.Press(t, ebiten.KeyTab)
		at, _ := a.focus.Target()
		stops = append(stops, at.What)
	}
	i := slices.Index(stops, "START")
	if i < 1 || slices.Index(stops[i+1:], "START") < 3 {
		t.Fatalf("Tab leads to %q", stops)
	}
}
