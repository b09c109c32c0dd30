package render

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/players"
	"lineup/render/settings"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/ui/uitest"
)

// seesAFall returns the pictures of the fall of a Super-Villain. A twin of the game says when that is.
func (v viewer) seesAFall() seenThen {
	twin, err := v.app.match(robots)
	if err != nil {
		v.Fatal(err)
	}
	tb := v.app.scene.(*table.Table)
	for {
		before, _ := twin.Events(engine.NoSeat, 0)
		if _, err := twin.Step(); err != nil {
			v.Fatal(err)
		}
		events, _ := twin.Events(engine.NoSeat, len(before))
		if slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == engine.VillainFell }) {
			break
		}
		if _, err := tb.Match.Step(); err != nil {
			v.Fatal(err)
		}
	}
	tb.Refresh()
	for given := tb.Match.Given(); tb.Match.Given() == given; {
		v.Tick(v)
	}
	return v.frames(30, 1)
}

// effect is how a test sees a setting.
type effect struct {
	wide, high int                     // of the window; 0 for a small one
	to         string                  // the value that is set
	plan       match.Plan              // of the game that begins after the restart; no seats for the title
	see        func(v viewer) seenThen // what is seen then
	like       string                  // effects of one name see the same with usual settings, which is seen once for all
}

// viewer looks at an App that has just started.
type viewer struct {
	testing.TB
	*uitest.Hands
	app     *App
	picture *ebiten.Image
	desk    *testDesktop
}

// testDesktop is a Desktop that remembers what it was told. Asking for the time takes some
// there, so it goes on.
type testDesktop struct {
	mode    ui.WindowMode
	monitor string
	waits   bool
	now     time.Time
}

func (d *testDesktop) Show(mode ui.WindowMode) { d.mode = mode }
func (d *testDesktop) Vsync(on bool)           { d.waits = on }
func (d *testDesktop) Monitors() []ui.Part {
	return []ui.Part{{Word: ui.AnyMonitor, Label: "ANY"}, {Word: "DP-1", Label: "1: 1920 X 1080"}, {Word: "DP-2", Label: "2: 2560 X 1440"}}
}

func (d *testDesktop) MoveTo(monitor string) bool {
	d.monitor = monitor
	return true
}

func (d *testDesktop) Now() time.Time {
	d.now = d.now.Add(time.Second / 144)
	return d.now
}

func (d *testDesktop) Sleep(t time.Duration) { d.now = d.now.Add(t) }

// pass lets some ticks and frames pass.
func (v viewer) pass(ticks int) {
	for range ticks {
		v.Tick(v)
		v.app.Draw(v.picture)
		v.app.canvas.Art.Settle()
	}
}

// wait lets some ticks pass and draws only the frames of the first and the last. Drawing takes most of the time
// of a test, and nobody looks at the others.
func (v viewer) wait(ticks int) {
	if ticks > 1 {
		v.pass(1)
	}
	for range ticks - 2 {
		v.Tick(v)
	}
	v.pass(1)
}

// lines returns the words in the window with the size of their letters.
func (v viewer) lines() (out []string) {
	size := v.picture.Bounds().Size()
	for _, l := range v.app.canvas.Read(size.X, size.Y, nil, v.app.scene.Draw).Lines {
		out = append(out, fmt.Sprintf("%.1f %s", l.Style.Size, l.Text))
	}
	return out
}

// line returns the words with a beginning, or "" if there are none.
func (v viewer) line(begin string) string {
	for _, l := range v.lines() {
		if _, words, _ := strings.Cut(l, " "); strings.HasPrefix(words, begin) {
			return l
		}
	}
	return ""
}

// A look is the brightness of the parts of a picture, from 0 to 255, which hardly depends on how it was
// painted.
type look [lookWide * lookHigh]float64

const lookWide, lookHigh = 160, 90

// look returns the present look of the picture.
func (v viewer) look() (l look) {
	size := v.picture.Bounds().Size()
	pixels := make([]byte, 4*size.X*size.Y)
	v.picture.ReadPixels(pixels)
	n := float64(3 * size.X * size.Y / len(l))
	for y := range size.Y {
		for x := range size.X {
			at := 4 * (y*size.X + x)
			l[y*lookHigh/size.Y*lookWide+x*lookWide/size.X] += (float64(pixels[at]) + float64(pixels[at+1]) + float64(pixels[at+2])) / n
		}
	}
	return l
}

// looks returns the looks of some frames after the first ones.
func (v viewer) looks() seenThen {
	v.wait(10)
	return v.frames(6, 4)
}

// frames returns n looks, each some frames after the one before.
func (v viewer) frames(n, apart int) (s seenThen) {
	for range n {
		v.wait(apart)
		s.looks = append(s.looks, v.look())
	}
	return s
}

// seenThen is what a test has seen: words, or looks.
type seenThen struct {
	words string
	looks []look
}

// differs reports whether two sights are clearly different.
func (s seenThen) differs(o seenThen) bool {
	for i := range s.looks {
		for k := range s.looks[i] {
			if math.Abs(s.looks[i][k]-o.looks[i][k]) > 12 {
				return true
			}
		}
	}
	return s.words != o.words
}

// reads returns the words that a test sees.
func reads(see func(v viewer) string) func(v viewer) seenThen {
	return func(v viewer) seenThen { return seenThen{words: see(v)} }
}

var anyGame = match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4}

// robots is a game without people.
var robots = match.Plan{Seats: testgame.Seats("buyer", "buyer"), Seed: 5, Options: testgame.Five}

// effects are the effects of the settings, by word.
var effects = map[string]effect{
	"text_scale":    {to: "2", see: reads(func(v viewer) string { return v.line("A deck-building") + v.line("Unofficial") })},
	"scale":         {wide: 1920, high: 1080, to: "0.8", see: reads(func(v viewer) string { return v.line("A deck-building") })},
	"text_face":     {wide: 1280, high: 720, to: "opendyslexic", plan: anyGame, see: viewer.looks},
	"speed":         {to: "fastest", plan: anyGame, see: viewer.looks, like: "a game"},
	"reduce_motion": {to: "true", plan: anyGame, see: viewer.looks, like: "a game"},
	"computer_speed": {to: "slow", plan: anyGame, see: reads(func(v viewer) string {
		tb := v.app.scene.(*table.Table)
		for tb.Match.Person(tb.Match.ToAct()) {
			tb.GiveFor(testgame.Buyer{})
		}
		ticks := 0
		for ; ticks < 10000 && !tb.Match.Person(tb.Match.ToAct()); ticks++ {
			v.Tick(v)
		}
		return fmt.Sprint(ticks)
	})},
	"shake": {to: "0", plan: anyGame, see: func(v viewer) seenThen {
		if err := v.app.scene.(*table.Table).Arrange("splash", testgame.Buyer{}); err != nil {
			v.Fatal(err)
		}
		return v.looks()
	}},
	"no_flashes": {to: "true", plan: robots, see: viewer.seesAFall},
	"ask_end_turn": {to: "never", plan: anyGame, see: reads(func(v viewer) string {
		v.app.Settings.Speed = ui.Instant
		v.pass(60)
		v.Press(v, ebiten.KeyE)
		v.pass(2)
		return v.line("End turn anyway?")
	})},
	"open_hands": {to: "true", plan: match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 4}, see: reads(func(v viewer) string {
		v.wait(10)
		return v.line("READY")
	})},
	"look_toggles": {to: "true", plan: match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4, Heroes: mode.DealTwo}, see: reads(func(v viewer) string {
		v.wait(40)
		v.Press(v, ebiten.KeyV)
		v.wait(5)
		return strings.Join(v.lines(), "\n")
	})},
	"window":   {to: "borderless", see: reads(func(v viewer) string { return fmt.Sprint(v.desk.mode) })},
	"monitor":  {to: "DP-2", see: reads(func(v viewer) string { return v.desk.monitor })},
	"no_vsync": {to: "true", see: reads(func(v viewer) string { return fmt.Sprint(v.desk.waits) })},
	"frames": {to: "30", see: reads(func(v viewer) string {
		before := v.desk.now
		v.pass(30)
		return v.desk.now.Sub(before).Round(time.Millisecond).String()
	})},
	"hover_delay": {to: "800", plan: anyGame, see: func(v viewer) seenThen {
		v.app.Settings.Speed = ui.Instant
		v.pass(60)
		at := slices.IndexFunc(v.app.focus.Page().Targets, func(t ui.PageTarget) bool { return t.What == "Kick" })
		if at < 0 {
			v.Fatal("there is no Kick")
		}
		v.X, v.Y = v.app.focus.Page().Targets[at].Box.Middle()
		v.pass(30)
		return v.frames(1, 1)
	}},
	"contrast": {to: "true", plan: anyGame, see: viewer.looks, like: "a game"},
	"palette":  {to: "green-weak", plan: anyGame, see: viewer.looks, like: "a game"},
	"pad_kind": {wide: 1280, high: 720, to: "nintendo", see: func(v viewer) seenThen {
		v.ByPad = true
		v.Press(v, ebiten.KeyDown)
		return v.frames(1, 3)
	}},
	"volume":         {to: "0.5", see: reads(viewer.hears), like: "sounds"},
	"volume_effects": {to: "0", see: reads(viewer.hears), like: "sounds"},
	"volume_cues":    {to: "0.25", see: reads(viewer.hears), like: "sounds"},
	"volume_music":   {to: "0.9", see: reads(viewer.hears), like: "sounds"},
	"no_music":       {to: "true", see: reads(viewer.hears), like: "sounds"},
	"mono":           {to: "true", see: reads(viewer.hears), like: "sounds"},
	"mute_away": {to: "true", see: reads(func(v viewer) string {
		v.app.hearing.away = true
		v.app.setVolumes()
		return v.hears()
	})},
	"turn_time": {to: "60", plan: anyGame, see: reads(func(v viewer) string {
		v.pass(4)
		tb := v.app.scene.(*table.Table)
		for range 62 * 60 {
			v.Tick(v)
		}
		tb.Refresh()
		return strings.Join(v.lines(), "\n")
	})},
	"narrator": {to: "line", see: func(v viewer) seenThen {
		v.Press(v, ebiten.KeyDown)
		return v.frames(1, 3)
	}},
	"explain_nothing": {to: "true", plan: match.Plan{Mode: rebirth.ID, Seats: testgame.Seats("Ana", "buyer"), Seed: 4}, see: reads(func(v viewer) string {
		v.app.Settings.Speed = ui.Instant
		playCards(v.TB.(*testing.T), v.app, v.Hands, 3)
		v.wait(60)
		return strings.Join(v.lines(), "\n")
	})},
}

// TestEverySettingHasItsEffect changes every setting on the screen of the settings, ends the program, starts
// it again, and checks that something looks different from what it does with usual settings.
func TestEverySettingHasItsEffect(t *testing.T) {
	looptest.NeedDisplay(t)
	known := map[string]seenThen{}
	for _, r := range ui.SettingTable() {
		if r.Tab == ui.NoTab {
			continue
		}
		e, tested := effects[r.Word]
		if !tested {
			t.Errorf("no test sees the effect of %s", r.Word)
			continue
		}
		t.Run(r.Word, func(t *testing.T) {
			store := testgame.NewStore(t)
			defer looptest.Frame()
			usual, seen := known[e.like]
			if !seen {
				usual = e.see(started(t, testgame.NewStore(t), e.plan, e.wide, e.high))
				if again := e.see(started(t, testgame.NewStore(t), e.plan, e.wide, e.high)); again.differs(usual) {
					t.Fatalf("it looks different each time:\n%s\n%s", usual.words, again.words)
				}
				if e.like != "" {
					known[e.like] = usual
				}
			}
			v := started(t, store, match.Plan{}, e.wide, e.high)
			v.change(r, e.to)
			settleStore(v.app)
			if err := v.app.Close(); err != nil {
				t.Fatal(err)
			}
			v = started(t, store, e.plan, e.wide, e.high)
			if r.Value(&v.app.Settings) != e.to {
				t.Fatalf("it is %s after a restart, not %s", r.Value(&v.app.Settings), e.to)
			}
			if now := e.see(v); !now.differs(usual) {
				t.Errorf("with %s it looks as with %s:\n%s", e.to, r.Usual, now.words)
			}
		})
	}
}

// TestSizeAfterRestart checks that a size above 100 % is kept through a restart, and is seen at a table:
// the prompt, the rules on cards, and the buttons are larger, the news are behind LOG, and everything is
// still in the window. A size below 100 % makes all of it smaller.
func TestSizeAfterRestart(t *testing.T) {
	looptest.NeedDisplay(t)
	size := ui.SettingTable()[slices.IndexFunc(ui.SettingTable(), func(r ui.Setting) bool { return r.Word == "scale" })]
	seen := func(scale string) (prompt, undo, end float64, news bool, page *ui.Page) {
		store := testgame.NewStore(t)
		v := started(t, store, match.Plan{}, 1920, 1080)
		v.change(size, scale)
		settleStore(v.app)
		if err := v.app.Close(); err != nil {
			t.Fatal(err)
		}
		v = started(t, store, anyGame, 1920, 1080)
		playCards(t, v.app, v.Hands, 2)
		v.wait(60)
		page = v.app.canvas.Read(1920, 1080, nil, v.app.scene.Draw)
		for i := range page.Lines {
			if l := &page.Lines[i]; l.Part == "prompt" {
				prompt = l.Style.Size
			}
		}
		for i := range page.Targets {
			switch b := &page.Targets[i]; b.What {
			case "UNDO":
				undo = b.Box.H
			case "END TURN":
				end = b.Box.H
			case "Log":
				news = true
			}
		}
		return prompt, undo, end, news, page
	}
	prompt, undo, end, news, _ := seen("1")
	for _, scale := range []string{"1.5", "2"} {
		p, u, e, n, page := seen(scale)
		if p < 1.3*prompt || u <= 1.2*undo || e <= 1.2*end || n || !news {
			t.Errorf("at %s the prompt is of %.0f pixels (%.0f at 1), UNDO %.0f (%.0f), END TURN %.0f (%.0f), news: %v (%v)", scale, p, prompt, u, undo, e, end, n, news)
		}
		for i := range page.Targets {
			if b := &page.Targets[i]; !b.Box.Within(ui.BoxAt(-8, -8, 1936, 1096)) { // the corners of a turned card may
				t.Errorf("at %s, %s leaves the window: %.0f", scale, b.What, b.Box)
			}
		}
	}
	if p, u, e, n, _ := seen("0.8"); p > prompt || u >= undo || e >= end || !n {
		t.Errorf("at 0.8 the prompt is of %.0f pixels (%.0f at 1), UNDO %.0f (%.0f), END TURN %.0f (%.0f), news: %v", p, prompt, u, undo, e, end, n)
	}
}

// started returns an App with the saved settings, at the title or in the game of a plan.
func started(t testing.TB, store *testgame.Store, plan match.Plan, wide, high int) viewer {
	t.Helper()
	if wide == 0 {
		wide, high = 640, 360
	}
	desk := &testDesktop{waits: true, now: time.Unix(1_800_000_000, 0)}
	a, h := startApp(t, Options{
		Catalog: catalog.Tested, Plan: plan, Store: store, Players: players.Computers{buyer},
		FreshSeed: func() uint64 { return 11 }, Settings: ui.UsualSettings(), Desktop: desk, Sounds: &soundLog{},
	})
	a.canvas.Art.AtOnce, a.rest.always = true, true // each frame has everything
	v := viewer{t, h, a, ebiten.NewImage(wide, high), desk}
	v.pass(2)
	return v
}

// hears returns the volumes at which sounds are played, and whether there is music.
func (v viewer) hears() string {
	log := v.app.Sounds.(*soundLog)
	return fmt.Sprintf("%+v, music: %v", log.levels, log.music)
}

// change opens the settings from the title and sets one with arrows.
func (v viewer) change(r ui.Setting, to string) {
	v.Helper()
	v.Enter(v, v.app.focus, "SETTINGS")
	s, ok := v.app.scene.(*settings.Screen)
	if !ok {
		v.Fatalf("SETTINGS leads to %T", v.app.scene)
	}
	s.Open(string(r.Tab))
	v.wait(4)
	v.Press(v, ebiten.KeyDown) // the frame
	for n := 0; ; n++ {
		p := v.app.focus.Page()
		at, _ := v.app.focus.Target()
		target := slices.IndexFunc(p.Targets, func(t ui.PageTarget) bool { return t.What == r.Name })
		if at.What == r.Name {
			break
		}
		dx, dy, found := p.Way(p.Find(at), target)
		if n > 60 {
			v.Fatalf("no arrows lead from %q to %q", at.What, r.Name)
		}
		if !found { // the row may be below those in view
			dx, dy = 0, 1
		}
		v.Press(v, map[[2]float64]ebiten.Key{{0, 1}: ebiten.KeyDown, {0, -1}: ebiten.KeyUp, {1, 0}: ebiten.KeyRight, {-1, 0}: ebiten.KeyLeft}[[2]float64{dx, dy}])
		v.wait(4)
	}
	for range 2 {
		for n := 0; n < 300 && r.Value(&v.app.Settings) != to; n++ {
			before := r.Value(&v.app.Settings)
			v.Press(v, ebiten.KeyRight)
			if r.Value(&v.app.Settings) == before { // the end
				break
			}
		}
		for n := 0; n < 300 && r.Value(&v.app.Settings) != to; n++ {
			v.Press(v, ebiten.KeyLeft)
		}
	}
	if r.Value(&v.app.Settings) != to {
		v.Fatalf("arrows set %s to %s, not %s", r.Word, r.Value(&v.app.Settings), to)
	}
	v.Press(v, ebiten.KeyEscape)
	if _, ok := v.app.scene.(*menu.Title); !ok {
		v.Fatalf("Esc leads to %T", v.app.scene)
	}
}

// TestSettingsAtTheTable checks that the settings lead back to the table with nothing lost, and that
// closing the window there asks as at the table.
func TestSettingsAtTheTable(t *testing.T) {
	looptest.NeedDisplay(t)
	v := started(t, testgame.NewStore(t), anyGame, 1280, 720)
	tb := v.app.scene.(*table.Table)
	tb.Settings.Speed = ui.Instant
	v.wait(60)
	hash := tb.Match.Hash()
	v.Enter(v, v.app.focus, "MENU")
	v.wait(10)
	before := v.lines()
	v.Enter(v, v.app.focus, "SETTINGS")
	if _, ok := v.app.scene.(*settings.Screen); !ok {
		t.Fatalf("SETTINGS leads to %T", v.app.scene)
	}
	v.wait(30)
	if !strings.Contains(v.app.gameText(), "plan: ") {
		t.Error("a crash in the settings would lose the game")
	}
	v.Press(t, ebiten.KeyEscape)
	v.wait(30)
	if v.app.scene != ui.Screen(tb) || tb.Match.Hash() != hash || !slices.Equal(v.lines(), before) {
		t.Fatalf("Esc leads to %T with another table or menu", v.app.scene)
	}
	v.Enter(v, v.app.focus, "SETTINGS")
	v.wait(5)
	tb.Lost = func() string { return "It would be lost" }
	v.app.close()
	v.wait(5)
	if v.app.quit || v.app.scene != ui.Screen(tb) || v.line("IT WOULD BE LOST") == "" {
		t.Errorf("closing the window leads to %T: %q", v.app.scene, v.lines())
	}
	for range 2 { // the question, and the menu
		v.Press(t, ebiten.KeyEscape)
		v.wait(30)
	}
	v.Enter(v, v.app.focus, "END TURN")
}

// TestBoundKeyAfterRestart gives END TURN another key on the screen of the settings, and another button of a gamepad, ends
// the program, and checks in a game after the restart that the new one ends the turn and the old one does not.
func TestBoundKeyAfterRestart(t *testing.T) {
	looptest.NeedDisplay(t)
	press := func(v viewer, c action.Chord) {
		if c.Device() == action.Keyboard {
			v.Press(t, c.Key())
			return
		}
		v.Pad.Held = 1 << c.Button()
		v.Tick(t)
		v.Pad.Held = 0
		v.Tick(t)
	}
	button := func(b ebiten.StandardGamepadButton) action.Chord { return action.Of(action.KeyOf(b)) }
	for _, c := range []struct {
		slot     string
		pad      bool
		old, now action.Chord
		answer   string // to the question about a taken key, or ""
	}{
		{"END TURN, keys", false, action.Of(ebiten.KeyE), action.Of(ebiten.KeyU), ""},
		{"END TURN, gamepad", true, button(ebiten.StandardGamepadButtonRightLeft), button(ebiten.StandardGamepadButtonRightTop), "SWAP: READ GETS X"},
	} {
		t.Run(c.slot, func(t *testing.T) {
			store := testgame.NewStore(t)
			v := started(t, store, match.Plan{}, 960, 540)
			v.ByPad = c.pad
			k := keyPlayer{t, v.Hands, v.app, v.picture}
			k.enter("SETTINGS")
			v.app.scene.(*settings.Screen).Open("CONTROLS")
			k.enter("TABLE")
			k.enter(c.slot)
			press(v, c.now)
			if c.answer != "" {
				k.enter(c.answer)
			}
			settleStore(v.app)
			if err := v.app.Close(); err != nil {
				t.Fatal(err)
			}
			for _, key := range []action.Chord{c.old, c.now} {
				v = started(t, store, anyGame, 960, 540)
				v.app.Settings.Speed, v.ByPad = ui.Instant, c.pad
				v.wait(60)
				press(v, key)
				v.wait(4)
				if asks := v.line("End turn anyway?") != ""; asks != (key == c.now) {
					t.Errorf("after a restart %s asks whether to end the turn: %v", key.Name(), asks)
				}
			}
		})
	}
}

// TestDamagedSettings checks that wrong saved settings are reported once, corrected, and cost no other.
func TestDamagedSettings(t *testing.T) {
	store := testgame.NewStore(t)
	if err := store.SaveSettings(map[string]string{"speed": "fast", "text_scale": "9", "scale": "0.9", "turn_time": "long", "of 2030": "yes"}); err != nil {
		t.Fatal(err)
	}
	a, _ := keepingApp(t, store, match.Plan{})
	if s := &a.Settings; s.Speed != ui.Fast || s.TextScale != ui.MaxTextScale || s.Scale != 0.9 || s.TurnTime != 0 {
		t.Errorf("the settings are %+v", *s)
	}
	for _, want := range []string{`"9"`, `"long"`} {
		if !strings.Contains(a.notice.words, want) {
			t.Errorf("%s is not reported: %q", want, a.notice.words)
		}
	}
	settleStore(a)
	b, _ := keepingApp(t, store, match.Plan{})
	if b.notice.words != "" || b.Settings != a.Settings {
		t.Errorf("the second start says %q, and has %+v", b.notice.words, b.Settings)
	}
	if words, _ := store.Settings(); words["of 2030"] != "yes" {
		t.Errorf("saved are %v", words)
	}
}

// TestFullScreenKey checks that F11 goes to full screen and back to the mode before, and that both are saved.
func TestFullScreenKey(t *testing.T) {
	store := testgame.NewStore(t)
	v := started(t, store, match.Plan{}, 0, 0)
	v.app.Settings.Window = ui.Borderless
	v.pass(1)
	for _, want := range []ui.WindowMode{ui.FullScreen, ui.Borderless} {
		v.Press(t, ebiten.KeyF11)
		v.pass(1)
		settleStore(v.app)
		again := started(t, store, match.Plan{}, 0, 0)
		if v.desk.mode != want || again.desk.mode != want {
			t.Errorf("F11 leads to %d, and to %d after a restart, not %d", v.desk.mode, again.desk.mode, want)
		}
	}
}
