package render

import (
	"fmt"
	"math/rand/v2"
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
		everythingIsReached(t, name, a, reachSizes)
	}
}

// reachSizes are the window sizes in which everything is reached.
var reachSizes = [][2]int{{1280, 720}, {1920, 1080}, {3440, 1440}}

// everythingIsReached checks that arrows reach everything in a scene, and can leave it again, and that Tab leads to every
// group.
func everythingIsReached(t *testing.T, name string, a *App, sizes [][2]int) {
	t.Helper()
	for _, size := range sizes {
		for i, scale := range [][2]float64{{1, 1}, {1, 2}, {2, 1}, {1, 1}, {1, 1}} {
			set := ui.Settings{Speed: ui.Instant, Scale: scale[0], TextScale: scale[1]}
			if i >= 3 && size[1] != 720 { // one window is enough
				continue
			}
			switch i {
			case 3:
				set.TextFace = pen.OpenDyslexic
			case 4:
				set.Narration = ui.NarratorLine
			}
			a.canvas.Settings = &set
			draw := func(c *ui.Canvas) {
				c.PointAt(-1, -1)
				a.drawBare(c)
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
			for i := range page.Targets {
				if b := page.Targets[i].Visible(page); page.Foot > 0 && !page.Targets[i].Loose && b.Y+b.H > float64(page.Height-page.Foot)+1 {
					t.Errorf("%s, %v: %q is under the narrator's line: %.0f", name, size, page.Targets[i].What, b)
				}
			}
			for _, fault := range page.Unreached() {
				t.Errorf("%s, %v, size x%.0f, text x%.0f, case %d: %s", name, size, scale[0], scale[1], i, fault)
			}
			if i == 0 || i == 2 { // the others have the same groups
				a.canvas.Fit = set.Fit(size[0], size[1])
				for _, fault := range tabFaults(a, draw) {
					t.Errorf("%s, %v, size x%.0f: %s", name, size, scale[0], fault)
				}
			}
			if name == "title" && len(page.Targets) < 7 {
				t.Errorf("the title has %d targets", len(page.Targets))
			}
		}
	}
}

// TestEveryOverlayIsReached checks the same on all screens where the monkey begins, and on what opens over them.
func TestEveryOverlayIsReached(t *testing.T) {
	looptest.NeedDisplay(t)
	m := newMonkey(t)
	screens := m.beginnings()
	begins := func(name string) func(ui.PageTarget) bool {
		return func(p ui.PageTarget) bool { return strings.HasPrefix(p.What, name) }
	}
	enter := func(all ...string) func(keyPlayer) {
		return func(k keyPlayer) {
			for _, what := range all {
				k.pass(30, false)
				k.LeadTo(k, k.app.focus, what, func(p *ui.PageTarget) bool { return begins(what)(*p) })
				k.EnterHere(k)
				k.pass(30, false)
			}
		}
	}
	press := func(keys ...ebiten.Key) func(keyPlayer) {
		return func(k keyPlayer) {
			for _, key := range keys {
				k.Press(k, key)
				k.pass(30, false)
			}
		}
	}
	letters := func(k keyPlayer) {
		k.ByPad = true
		k.Press(k, ebiten.KeyDown)
		k.LeadTo(k, k.app.focus, "a field", func(p *ui.PageTarget) bool { return p.Types })
		k.EnterHere(k)
		k.pass(30, false)
	}
	opens := []struct {
		over, on string
		open     func(keyPlayer)
		shows    string // how the name of a target there begins
	}{
		{"a dialog", "a table", enter("END TURN"), "CANCEL"},
		{"a pile", "a full map", enter("Your discard pile"), "CLOSE"},
		{"a foe's pile", "a crowd", enter("Robo 1"), "CLOSE"},
		{"a moment", "the log", enter("Bob bought "), "CLOSE"},
		{"a note", "the log", enter("NOTE"), "CANCEL"},
		{"the letters", "setup", letters, "DONE"},
		{"the variants", "setup", enter("CHOOSE"), "DONE"},
		{"the packs", "setup", enter("PACKS"), "DONE"},
		{"an import", "saved games", enter("IMPORT"), "CANCEL"},
		{"an export", "saved games", enter("EXPORT"), "CANCEL"},
		{"a new name", "saved games", func(k keyPlayer) { k.Lead(k, k.app.focus, "late"); enter("RENAME")(k) }, "field no title"},
		{"a view", "a replay", enter("VIEW: ANA"), "SPECTATOR"},
		{"a crash's report", "after a fault", enter("VIEW REPORT"), "CLOSE"},
		{"a hero", "a new campaign", enter("RANDOM HERO"), "CHOOSE "},
		{"the reference cards", "the map", enter("The city's cards and rules"), "CLOSE"},
		{"a name", "the menu", enter("SAVE THIS GAME"), "CANCEL"},
		{"points", "a campaign", enter("ALL 8 SAVE POINTS"), "CLOSE"},
		{"missions", "a campaign", enter("MISSIONS 2/3"), "CLOSE"},
		{"campaigns", "a campaign", enter("BACK"), "IMPORT"},
		{"score", "a campaign", enter("SCORE"), "CLOSE"},
		{"the table behind", "a defence", func(k keyPlayer) { k.Look = true; k.pass(30, false) }, "END TURN"},
	}
	sizes := reachSizes[:len(reachSizes)/looptest.Every(len(reachSizes))]
	for _, o := range opens {
		if !slices.ContainsFunc(screens, func(b beginning) bool { return b.name == o.on }) {
			t.Errorf("%s: there is no beginning %q", o.over, o.on)
		}
	}
	check := func(b beginning, over string, open func(keyPlayer), shows string) {
		a := m.app
		a.keepAs("", "", nil)
		m.settle()
		m.store.Empty()
		m.chance = rand.New(rand.NewPCG(1, 0)) // the same game each time
		a.Settings, a.access.System = ui.Settings{Speed: ui.Instant}, nil
		*m.hands = uitest.Hands{X: -1, Y: -1}
		m.hands.Hold(func() ui.Fit { return a.canvas.Fit }, a.Update)
		m.must(b.show())
		k := keyPlayer{t, m.hands, a, m.picture}
		m.settle()
		a.Draw(m.picture)
		k.pass(60, false)
		if open != nil {
			open(k)
			m.settle()
			if k.pass(4, false); !slices.ContainsFunc(a.focus.Page().Targets, begins(shows)) {
				t.Errorf("%s: there is no %q", over, shows)
			}
		}
		everythingIsReached(t, over, a, sizes)
		a.canvas.Settings = &a.Settings
		if open != nil { // a screen that is shown again may have it open still
			press(ebiten.KeyEscape)(k)
		}
		looptest.Frame()
	}
	for i, b := range screens {
		if i%looptest.Every(2) == 0 {
			check(b, b.name, nil, "")
		}
		for _, o := range opens {
			if o.on == b.name {
				check(b, o.over+" over "+b.name, o.open, o.shows)
			}
		}
	}
}

// tabFaults presses Tab until it has been in every group of targets, and Shift+Tab as often, and returns the groups that
// they do not lead to.
func tabFaults(a *App, draw func(*ui.Canvas)) (faults []string) {
	h := &uitest.Hands{X: -1, Y: -1}
	f := ui.NewFocus(h, a.canvas, draw)
	page := f.Page()
	groups := map[any]string{} // with the name of one target
	for i := range page.Targets {
		if k := &page.Targets[i]; groups[k.Group] == "" && page.Reachable(i) {
			groups[k.Group] = k.What
		}
	}
	if len(groups) == 0 { // any key or click goes on
		return nil
	}
	for _, back := range []bool{false, true} {
		seen := map[any]bool{}
		h.Shift = back
		for range len(groups) + 1 { // the first one only shows the frame
			h.Hit(ebiten.KeyTab)
			f.Read(&ui.Reading{})
			at, shown := f.Target()
			if !shown {
				return append(faults, "Tab shows no frame")
			}
			if i := page.Find(at); i < 0 {
				faults = append(faults, fmt.Sprintf("Tab leads to %q, which is not there", at.What))
			}
			seen[at.Group] = true
		}
		for g, what := range groups {
			if !seen[g] {
				faults = append(faults, fmt.Sprintf("Tab (back: %v) does not lead to the group of %q", back, what))
			}
		}
	}
	return faults
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
