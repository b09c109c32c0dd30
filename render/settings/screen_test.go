package settings

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/render/art"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// screen is a screen of settings under test.
type screen struct {
	*Screen
	*uitest.Hands
	c     *ui.Canvas
	set   *ui.Settings
	focus *ui.Focus
	left  int // how often it was left
}

// shown returns the screen in a window.
func shown(t testing.TB, wide, high int) *screen { return shownWith(t, wide, high, Data{}) }

// shownWith is like shown but with what the tab DATA needs.
func shownWith(t testing.TB, wide, high int, d Data) *screen {
	t.Helper()
	g, err := catalog.Shipped.Prepare(match.Plan{Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	set := ui.UsualSettings()
	k := &screen{Hands: &uitest.Hands{}, c: ui.NewCanvas(), set: &set}
	k.Screen = New(Needs{Monitors: []ui.Part{{Word: "", Label: "ANY"}, {Word: "DP-1", Label: "1: 1920 X 1080"}, {Word: "DP-2", Label: "2: 2560 X 1440"}}, Settings: k.set, Back: func() { k.left++ }, Faces: art.Faces(g.Book), Data: d})
	k.c.Settings = k.set
	k.c.Fit = set.Fit(wide, high)
	k.focus = k.HoldFramed(k.c, k.Screen.Update, k.Screen.Draw)
	k.draw()
	return k
}

// draw reads the screen in the window, as it is after a setting has changed.
func (k *screen) draw() *ui.Page {
	k.c.Fit = k.set.Fit(k.c.Width, k.c.Height)
	return k.c.Read(k.c.Width, k.c.Height, nil, k.Screen.Draw)
}

// row returns the row of a setting.
func (k *screen) row(t testing.TB, word string) *row {
	t.Helper()
	for i := range k.rows {
		if k.rows[i].of.Word == word {
			return &k.rows[i]
		}
	}
	t.Fatalf("there is no row for %q", word)
	return nil
}

// on puts the frame on the row of a setting.
func (k *screen) on(t testing.TB, word string) {
	t.Helper()
	name := k.row(t, word).of.Name
	for range 40 {
		if at, shown := k.focus.Target(); shown && at.What == name {
			return
		}
		p := k.focus.Page()
		at, shown := k.focus.Target()
		to := slices.IndexFunc(p.Targets, func(t ui.PageTarget) bool { return t.What == name })
		from := -1
		if shown {
			from = p.Find(at)
		}
		key := ebiten.KeyDown
		if from >= 0 {
			dx, dy, ok := p.Way(from, to)
			switch {
			case !ok: // the row may be below those in view
			case dx < 0:
				key = ebiten.KeyLeft
			case dx > 0:
				key = ebiten.KeyRight
			case dy < 0:
				key = ebiten.KeyUp
			}
		}
		k.Press(t, key)
		for range 10 {
			k.Tick(t)
		}
	}
	t.Fatalf("the frame does not come to %q", name)
}

// settingRows returns the rows with settings.
func (k *screen) settingRows() (out []row) {
	for _, r := range k.rows {
		if r.deed == nil {
			out = append(out, r)
		}
	}
	return out
}

// states returns the screen in all states that look different, by name.
func states(t testing.TB) map[string]*screen {
	out := map[string]*screen{}
	at := func(name string, do func(k *screen)) {
		k := shown(t, 1920, 1080)
		do(k)
		out[name] = k
	}
	for _, name := range Tabs() {
		at(name, func(k *screen) { k.Open(name) })
		at(name+", all changed", func(k *screen) {
			k.Open(name)
			for _, r := range k.settingRows() {
				if r.of.Move(k.set, -1); !r.of.Changed(k.set) {
					r.of.Move(k.set, 1)
				}
			}
		})
		at(name+", reset", func(k *screen) {
			k.Open(name)
			for _, r := range k.settingRows() {
				r.of.Next(k.set)
			}
			k.askReset()
		})
	}
	for name, store := range map[string]*shelf{
		"saves": {results: 30, moved: savegame.Everything{Games: 12, Campaigns: 1, Results: 30, Known: 4, Left: 2}},
		"fault": {results: 30, err: errors.New("\"Lineup 2027-01-15.lineup\": the file is damaged (saves/n000000000042-20261122-101500-ab12.lineup has a wrong checksum): copy it again, or export everything again")},
	} {
		k := onData(t, 1920, 1080, store)
		out["DATA, "+name] = k
		for i := range k.data.deeds {
			if i == clearDeed {
				continue
			}
			k.data.deeds[i].do()
			k.end(t)
		}
	}
	at("found", func(k *screen) { k.search.Text = "size"; k.lay() })
	at("all", func(k *screen) { k.search.Text = "e"; k.lay() })
	at("nothing found", func(k *screen) { k.search.Text = "zzz"; k.lay() })
	return out
}

// TestLayout checks the layout of the settings in all window sizes and scales, with texts as they are and
// longer.
func TestLayout(t *testing.T) {
	layout := &uitest.LayoutRules{Free: map[string]bool{"shout": true, "heading": true}, Pictures: map[string]bool{"reader sketch": true}}
	for name, k := range states(t) {
		t.Run(name, func(t *testing.T) {
			set := *k.set
			layout.Walk(t, name, k.c, func() {
				scale, text, face := k.c.Settings.Scale, k.c.Settings.TextScale, k.c.Settings.TextFace
				*k.c.Settings = set
				k.c.Settings.Scale, k.c.Settings.TextScale, k.c.Settings.TextFace = scale, text, face
			}, k.Screen.Draw)
		})
	}
}

// TestTabs checks that every tab lists something, that every setting with a name is on one of them, and
// that Q, E and a click go from tab to tab.
func TestTabs(t *testing.T) {
	k := shown(t, 1920, 1080)
	seen := map[string]bool{}
	for i, name := range Tabs() {
		if string(tabs[k.at].of) != name || len(k.rows) == 0 {
			t.Errorf("tab %d is %s with %d rows, not %s", i, tabs[k.at].of, len(k.rows), name)
		}
		for _, r := range k.rows {
			seen[r.of.Word] = true
		}
		k.Press(t, ebiten.KeyE)
	}
	for _, r := range ui.SettingTable() {
		if seen[r.Word] != (r.Tab != ui.NoTab) {
			t.Errorf("%s is on a tab: %v", r.Word, seen[r.Word])
		}
	}
	if k.at != 0 {
		t.Errorf("after the last tab comes tab %d", k.at)
	}
	if k.Press(t, ebiten.KeyQ); k.at != len(tabs)-1 {
		t.Errorf("before the first tab comes tab %d", k.at)
	}
	if k.Button(t, &k.heads, Tabs()[1]); k.at != 1 {
		t.Errorf("a click leads to tab %d", k.at)
	}
}

// TestEveryControl changes every setting with the mouse, with arrows and with Enter, through all its
// values, and brings each back.
func TestEveryControl(t *testing.T) {
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}, {800, 1200}, {960, 540}} {
		for _, name := range Tabs() {
			k := shown(t, size[0], size[1])
			k.Open(name)
			k.draw()
			for _, r := range slices.Clone(k.rows) {
				if of := r.of; r.fixed == "" && r.deed == nil {
					k.byMouse(t, of)
					k.byKeys(t, of)
				}
			}
		}
	}
}

// values returns the values of a setting.
func values(of *ui.Setting) int {
	if of.Parts == nil {
		return of.Track.Steps() + 1
	}
	return len(of.Parts)
}

func (k *screen) byMouse(t *testing.T, of *ui.Setting) {
	t.Helper()
	seen := map[string]bool{}
	k.scroll.At = max(0, k.scroll.At+k.row(t, of.Word).box.Y-k.inside.Y) // into view
	k.lay()
	k.draw()
	r := k.row(t, of.Word)
	switch {
	case of.Parts == nil:
		x, y := r.track.X, r.track.Y+r.track.H/2
		k.Drag(t, x+1, y, x+r.track.W-1, y)
		if k.draw(); of.At(of.Value(k.set)) != of.Track.Steps() {
			t.Errorf("%v, %s: dragged to the end it is %s", k.fit, of.Word, of.Value(k.set))
		}
		seen[of.Value(k.set)] = true
		x, y = k.left0(t, of)
		for range of.Track.Steps() {
			k.Click(t, x, y) // the row may move
			k.draw()
			seen[of.Value(k.set)] = true
		}
	case r.field.W > 0:
		x, y := r.field.X-30, r.field.Y+r.field.H/2
		for range of.Parts {
			k.Click(t, x, y)
			seen[of.Value(k.set)] = true
		}
		k.Move(5, 5)
		k.Tick(t)
		for range of.Parts {
			k.Click(t, r.field.X+r.field.W+30, y)
			seen[of.Value(k.set)] = true
		}
	default:
		for _, p := range of.Parts {
			for _, b := range slices.Clone(k.parts.List) {
				if b.Label == p.Label && b.Box.Within(k.row(t, of.Word).box) {
					x, y := b.Box.Middle()
					k.Click(t, x, y)
					seen[of.Value(k.set)] = true
				}
			}
		}
	}
	if len(seen) != values(of) {
		t.Errorf("%v, %s: the mouse sets %d of %d values", k.fit, of.Word, len(seen), values(of))
	}
	k.Move(5, 5)
	k.Tick(t)
}

// left0 returns the middle of the button at the left of a slider.
func (k *screen) left0(t *testing.T, of *ui.Setting) (x, y float64) {
	t.Helper()
	r := k.row(t, of.Word)
	for _, b := range k.parts.List {
		if b.Box.Within(r.box.Grown(1)) && b.Box.X < r.track.X {
			return b.Box.Middle()
		}
	}
	t.Fatalf("%s has no button at the left", of.Word)
	return 0, 0
}

func (k *screen) byKeys(t *testing.T, of *ui.Setting) {
	t.Helper()
	k.on(t, of.Word)
	for _, key := range []ebiten.Key{ebiten.KeyLeft, ebiten.KeyRight} {
		seen := map[string]bool{of.Value(k.set): true}
		for range values(of) {
			k.Press(t, key)
			k.draw()
			seen[of.Value(k.set)] = true
		}
		if key == ebiten.KeyRight && len(seen) != values(of) {
			t.Errorf("%v, %s: Right leads through %d of %d values", k.fit, of.Word, len(seen), values(of))
		}
	}
	before := of.Value(k.set)
	if k.Enter(t, k.focus, of.Name); (of.Value(k.set) != before) != of.Switch() {
		t.Errorf("%v, %s: Enter sets %s to %s", k.fit, of.Word, before, of.Value(k.set))
	}
	k.draw()
	k.on(t, of.Word)
	if k.Press(t, ebiten.KeyBackspace); of.Changed(k.set) {
		t.Errorf("%v, %s: Backspace leaves %s", k.fit, of.Word, of.Value(k.set))
	}
	if at, shown := k.focus.Target(); !shown || at.What != of.Name {
		t.Errorf("%v, %s: the frame is on %q", k.fit, of.Word, at.What)
	}
	k.draw()
}

// TestMotionPreview checks that a card of the preview goes to the other side and back after a change of the
// speed, sooner at a higher one, that it fades with reduced motion, and that it then rests.
func TestMotionPreview(t *testing.T) {
	k := shown(t, 1920, 1080)
	k.Open("MOTION")
	k.draw()
	run := func() (ticks int, farthest, high float64) {
		k.draw()
		from := k.motion.ends()[0]
		for k.Screen.Restless() && ticks < 2000 {
			k.Tick(t)
			p := k.motion.card.Pose()
			ticks, farthest, high = ticks+1, max(farthest, p.X-from.X), max(high, from.Y-p.Y)
		}
		return ticks, farthest, high
	}
	usual, far, high := run()
	if wide := k.motion.ends()[1].X - k.motion.ends()[0].X; far < wide || high < 20 || usual > 200 {
		t.Errorf("the card goes %.0f of %.0f, rises %.0f, in %d ticks", far, wide, high, usual)
	}
	if ticks, _, _ := run(); ticks > 0 {
		t.Error("it does not rest")
	}
	k.set.Speed = ui.Slow
	slow, _, _ := run()
	k.set.Speed = ui.Fastest
	fast, _, _ := run()
	k.set.Speed = ui.Instant
	if instant, far, _ := run(); slow <= usual || usual <= fast || fast <= instant || far == 0 {
		t.Errorf("it takes %d ticks, %d slow, %d fast and %d at once, %.0f far", usual, slow, fast, instant, far)
	}
	k.set.Speed, k.set.ReduceMotion = ui.Normal, true
	if _, _, high := run(); high != 0 {
		t.Errorf("with reduced motion it rises by %.0f", high)
	}
}

// TestHeldArrow checks that an arrow that is held changes a slider again after 400 ms and then every 120, to
// its end, and that letting go ends it.
func TestHeldArrow(t *testing.T) {
	k := shown(t, 1920, 1080)
	k.Open("MOTION")
	k.draw()
	k.on(t, "shake")
	of := k.row(t, "shake").of
	k.Hit(ebiten.KeyLeft)
	k.Held = []ebiten.Key{ebiten.KeyLeft}
	ticks := 0
	until := func(n int) string {
		for ; ticks < n; ticks++ {
			k.Tick(t)
		}
		return of.Value(k.set)
	}
	for _, c := range []struct {
		ticks int
		want  string
	}{{1, "0.9"}, {22, "0.9"}, {27, "0.8"}, {34, "0.7"}, {200, "0"}} {
		if got := until(c.ticks); got != c.want {
			t.Errorf("after %d ticks it is %s, not %s", c.ticks, got, c.want)
		}
	}
	k.Held = []ebiten.Key{ebiten.KeyRight}
	k.Press(t, ebiten.KeyRight)
	k.Held = nil
	if until(300) != "0.1" {
		t.Errorf("after letting go it is %s", of.Value(k.set))
	}
}

// TestSizeStaysUnderThePointer checks that the rows of the size and of the text size stay in their place while
// the pointer drags them, which makes the rows above them higher.
func TestSizeStaysUnderThePointer(t *testing.T) {
	for _, c := range []struct {
		id    string
		from  float64 // the part of the track for 100 %
		value func(*ui.Settings) float64
		most  float64
	}{
		{"scale", 1. / 6, func(s *ui.Settings) float64 { return s.Scale }, ui.MaxScale},
		{"text_scale", 0, func(s *ui.Settings) float64 { return s.TextScale }, ui.MaxTextScale},
	} {
		for _, size := range [][2]int{{1920, 1080}, {2560, 1440}, {1280, 720}} {
			k := shown(t, size[0], size[1])
			k.draw()
			r := k.row(t, c.id)
			x, y, wide, was := r.track.X, r.track.Y+r.track.H/2, r.track.W, r.middle()
			k.Move(x+wide*c.from, y)
			k.Tick(t)
			k.Left = true
			for part := 0.2; part < 1.05; part += 0.1 { // from 100 %
				k.Move(x+wide*part, y)
				k.Tick(t)
				k.draw()
				k.Tick(t)
				k.draw()
				if now := k.row(t, c.id); now.middle() < was-1 || now.middle() > was+1 {
					t.Errorf("%v, %s at %s: the row is at %.0f, and was at %.0f", size, c.id, now.of.Value(k.set), now.middle(), was)
				}
			}
			if k.Left = false; c.value(k.set) != c.most {
				t.Errorf("%v: %s is %g", size, c.id, c.value(k.set))
			}
		}
	}
}

// TestReset checks that RESET THIS TAB names how many settings change, asks, and changes only those of
// the tab.
func TestReset(t *testing.T) {
	k := shown(t, 1920, 1080)
	k.set.Speed, k.set.ReduceMotion, k.set.TurnTime = ui.Fast, true, 60
	k.Open("MOTION")
	reset := func() *ui.Button { return &k.foot.List[1] }
	if k.Tick(t); reset().Off {
		t.Fatal("nothing can be reset")
	}
	k.Button(t, &k.foot, "RESET THIS TAB")
	said := ""
	for _, l := range k.draw().Lines {
		said += l.Text + " "
	}
	if !strings.Contains(said, "2 settings return") || !strings.Contains(said, "Speed, Reduce motion") {
		t.Errorf("the question is %s", said)
	}
	if k.Button(t, &k.dialog.Buttons, "CANCEL"); k.set.Speed != ui.Fast {
		t.Error("CANCEL resets")
	}
	k.Button(t, &k.foot, "RESET THIS TAB")
	k.Button(t, &k.dialog.Buttons, "RESET")
	if k.set.Speed != ui.Normal || k.set.ReduceMotion || k.set.TurnTime != 60 {
		t.Errorf("after RESET the settings are %+v", *k.set)
	}
	if k.Tick(t); !reset().Off || reset().Why == "" {
		t.Error("RESET THIS TAB is on although nothing is changed")
	}
}

// TestSearch checks that a slash begins a search in all tabs, and that Esc ends it before it leaves the
// screen.
func TestSearch(t *testing.T) {
	k := shown(t, 1920, 1080)
	k.Press(t, ebiten.KeySlash)
	k.Type(t, "clock")
	if len(k.rows) != 1 || k.rows[0].of.Word != "turn_time" || !strings.Contains(k.rows[0].name, "PLAY") {
		t.Fatalf("found are %d rows", len(k.rows))
	}
	k.Press(t, ebiten.KeyE) // typed, not the next tab
	k.Button(t, &k.parts, "2 MIN")
	if k.set.TurnTime != 120 {
		t.Errorf("the turn clock is %g", k.set.TurnTime)
	}
	if k.Press(t, ebiten.KeyEscape); k.searches() || k.left != 0 || len(k.rows) == 1 {
		t.Error("Esc does not end the search alone")
	}
	k.Move(5, 5)
	if k.Press(t, ebiten.KeyEscape); k.left != 1 {
		t.Errorf("Esc leaves the screen %d times", k.left)
	}
}

// TestTabsTurnUnderTheFrame turns through all tabs by keys, with the frame on each row of each tab. The next
// tab may have fewer rows. The frame goes to the head of the tab.
func TestTabsTurnUnderTheFrame(t *testing.T) {
	turns := 0
	for _, name := range Tabs() {
		k := shown(t, 1280, 720)
		k.Open(name)
		k.draw()
		for _, r := range k.settingRows() {
			for _, key := range []ebiten.Key{ebiten.KeyE, ebiten.KeyQ} {
				k.Open(name)
				k.draw()
				k.on(t, r.of.Word)
				k.Press(t, key)
				k.draw()
				for range 10 {
					k.Tick(t)
				}
				want := Tabs()[k.at]
				if at, _ := k.focus.Target(); at.What != want || want == name {
					t.Errorf("from %s of %s, %v opens %s, and the frame is on %s", r.of.Name, name, key, want, at.What)
				}
				turns++
			}
		}
	}
	k := shown(t, 1280, 720)
	k.Press(t, ebiten.KeyUp)
	k.Lead(t, k.focus, Tabs()[0]) // also from a head
	for n := 1; n <= 2*len(Tabs()); n++ {
		k.Press(t, ebiten.KeyE)
		k.draw()
		for range 10 {
			k.Tick(t)
		}
		if at, _ := k.focus.Target(); at.What != Tabs()[n%len(Tabs())] {
			t.Errorf("after E number %d the frame is on %s, want %s", n, at.What, Tabs()[n%len(Tabs())])
		}
	}
	if turns < 40 {
		t.Errorf("only %d turns were tested", turns)
	}
}

// TestSearchTakesAllLetters checks that the key of the search leads the frame to its field, and that the field
// takes every letter, also those that turn tabs elsewhere. Down leads from it to the first result at once.
func TestSearchTakesAllLetters(t *testing.T) {
	for _, from := range []string{"", "window", "frames"} {
		k := shown(t, 1280, 720)
		if from != "" {
			k.on(t, from)
		}
		k.Press(t, ebiten.KeySlash)
		for _, r := range "speed" {
			k.Runes = []rune{r}
			k.Hit(ebiten.KeyA + ebiten.Key(r-'a'))
			for range 8 {
				k.Tick(t)
				k.draw()
			}
		}
		if k.search.Text != "speed" || !k.search.Focus || k.at != 0 {
			t.Errorf("from %q the search is %q, takes typing: %v, on tab %d", from, k.search.Text, k.search.Focus, k.at)
		}
		if at, shown := k.focus.Target(); shown && !at.Types {
			t.Errorf("from %q the frame is on %q", from, at.What)
		}
		for _, l := range k.draw().Lines {
			if strings.Contains(l.Text, "Find a setting") {
				t.Errorf("while the field takes typing, a hint says %q", l.Text)
			}
		}
		if keys := k.turnKeys(); keys != nil {
			t.Errorf("while the field takes typing, the tabs show %q", keys)
		}
		k.Press(t, ebiten.KeyDown)
		if at, _ := k.focus.Target(); at.Group != any(rowGroup{}) || at.What != k.rows[0].of.Name {
			t.Errorf("from %q, Down leads from the search to %q, not to its first result", from, at.What)
		}
	}
}

// turnKeys returns the keys shown beside the tabs, from left to right.
func (k *screen) turnKeys() (out []string) {
	p, first, last := k.draw(), k.heads.List[0].Box, k.heads.List[len(tabs)-1].Box
	unit := func(b ui.Box) ui.Box {
		return ui.BoxAt((b.X-p.Left)/p.Unit, (b.Y-p.Top)/p.Unit, b.W/p.Unit, b.H/p.Unit)
	}
	for _, l := range p.Lines {
		x, y := unit(l.Box()).Middle()
		if beside := x < first.X || x > last.X+last.W; l.Part == "key" && beside && y > first.Y && y < first.Y+first.H {
			out = append(out, l.Text)
		}
	}
	return out
}

// TestTabsShowTheirKeys checks that the keys that turn the tabs are at both ends of them in every window, for the
// device used last, and follow a change.
func TestTabsShowTheirKeys(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {700, 900}} {
		k := shown(t, size[0], size[1])
		for _, c := range []struct {
			device action.Device
			bound  ebiten.Key
			want   []string
		}{
			{action.Keyboard, 0, []string{"Q", "E"}},
			{action.Gamepad, 0, []string{"LT", "RT"}},
			{action.Keyboard, ebiten.KeyPageUp, []string{"PGUP", "E"}},
		} {
			if k.c.Device = c.device; c.bound != 0 {
				k.set.Keys.Set(action.PreviousTab, action.Of(c.bound))
				k.lay()
			}
			if got := k.turnKeys(); !slices.Equal(got, c.want) {
				t.Errorf("%v: the keys beside the tabs are %q, want %q", size, got, c.want)
			}
			in := k.fit.Area()
			for _, b := range []ui.Box{k.turnsAt, k.heads.List[0].Box} {
				if !b.Within(in.Box) {
					t.Errorf("%v: %.0f is outside %.0f", size, b, in.Box)
				}
			}
		}
	}
}

// TestPreviewShowsTheFormerCard checks that the preview shows the card as it was when the tab was opened, darker and
// behind the card as it is now, as soon as that differs.
func TestPreviewShowsTheFormerCard(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {700, 900}} {
		k := shown(t, size[0], size[1])
		picture := ebiten.NewImage(size[0], size[1])
		k.c.Art.AtOnce = true
		look := func(when string, want bool) {
			t.Helper()
			dark, tags := 0, map[string]ui.Box{}
			k.c.Begin(picture)
			k.c.Watch = func(_, _ *ebiten.Image, op *ebiten.DrawImageOptions) {
				if r := op.ColorScale.R(); r > 0.5 && r < 0.65 {
					dark++
				}
			}
			k.Screen.Draw(k.c)
			k.c.Watch = nil
			for _, l := range k.draw().Lines {
				if l.Part == "tag" {
					tags[l.Text] = l.Box()
				}
			}
			_, now := tags["NOW"]
			_, before := tags["BEFORE"]
			if (dark == 1) != want || now != want || before != want {
				t.Errorf("%v, %s: %d darker pictures, tags %v", size, when, dark, tags)
			}
			if want && tags["NOW"].X > tags["BEFORE"].X {
				t.Errorf("%v, %s: the former card is at the left", size, when)
			}
		}
		look("at first", false)
		k.set.TextScale = 1.3
		look("with larger text", true)
		k.set.TextScale = 1
		look("as before", false)
		k.set.TextScale = 1.3
		k.Open("DISPLAY")
		look("in the tab opened again", false)
		k.set.Contrast = true
		look("in high contrast", true)
	}
}

// TestEnterSwitches checks that Enter on the row of a setting changes to the other of two values, and never changes a
// choice of more values or a slider, and that the hints say which keys change it.
func TestEnterSwitches(t *testing.T) {
	looptest.NeedDisplay(t)
	k := shown(t, 1280, 800)
	switches, others := 0, 0
	for _, name := range Tabs() {
		k.Open(name)
		k.draw()
		for _, r := range slices.Clone(k.settingRows()) {
			if r.fixed != "" || r.deed != nil {
				continue
			}
			for _, end := range []int{-100, 100} {
				r.of.Move(k.set, end)
				was := *k.set
				k.Lead(t, k.focus, r.of.Name)
				before := r.of.Value(k.set)
				k.EnterHere(t)
				if after, switched := r.of.Value(k.set), len(r.of.Parts) == 2; (after != before) != switched {
					t.Errorf("Enter on %s sets %q to %q", r.of.Name, before, after)
				}
				said := ""
				k.c.Framed = true
				for _, l := range k.draw().Lines {
					said += l.Text + "\n"
				}
				k.c.Framed = false
				if !strings.Contains(said, "Change\n") || strings.Contains(said, "Switch\n") != (len(r.of.Parts) == 2) {
					t.Errorf("%s: the hints are wrong", r.of.Name)
				}
				*k.set = was
				r.of.Set(k.set, r.of.Usual)
			}
			if len(r.of.Parts) == 2 {
				switches++
			} else {
				others++
			}
		}
	}
	if switches < 5 || others < 5 {
		t.Errorf("%d switches and %d others were tried", switches, others)
	}
}
