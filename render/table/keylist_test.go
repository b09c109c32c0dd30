package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// TestAnswersNameTheirKeys checks that the buttons of a stage name the present keys, and none while a
// gamepad is used, and that the named key gives the answer.
func TestAnswersNameTheirKeys(t *testing.T) {
	tb, h := asked(t, optional)
	named := func(key string) bool {
		for i := range tb.ask.stage.Panels {
			for _, l := range tb.ask.stage.Panels[i].Button.Lines {
				if l.Text == key {
					return true
				}
			}
		}
		return false
	}
	if h.Tick(t); !named("1") || named("K") {
		t.Fatal("the first answer does not name the key 1")
	}
	tb.Settings.Keys.Set(action.Number1, action.Of(ebiten.KeyK))
	tb.Canvas.Settings = tb.Settings
	if h.Tick(t); named("1") || !named("K") {
		t.Error("the first answer does not name its new key")
	}
	tb.Canvas.Device = action.Gamepad
	if tb.FollowKeys(); named("K") {
		t.Error("the first answer names a key while a gamepad is used")
	}
}

// TestMapNamesItsKey checks that the map names the present key of its rules, on their button if it is short and
// in the tip, none for a gamepad without a button for them, and that the map is drawn again for that.
func TestMapNamesItsKey(t *testing.T) {
	tb := townTable(t, 2, 1)
	for people := testgame.NewRandom(1); !tb.ask.mine || tb.ask.kind != engine.DecideTurn; {
		if err := tb.stepFor(people); err != nil {
			t.Fatal(err)
		}
	}
	tb.pages.drop()
	c := tb.Canvas
	c.Settings = tb.Settings
	read := func(x, y float64) *ui.Page {
		return c.Read(1280, 720, nil, func(c *ui.Canvas) {
			c.PointAt(x, y)
			tb.Draw(c)
			c.DrawTip()
		})
	}
	pad := action.Of(action.KeyOf(ebiten.StandardGamepadButtonLeftStick))
	for _, k := range []struct {
		of     action.Device
		key    action.Chord // that it has now, or 0 for the usual one
		button string
		tip    string
	}{
		{action.Keyboard, 0, "T", "(T)"},
		{action.Keyboard, action.Of(ebiten.KeyK), "K", "(K)"},
		{action.Keyboard, action.Of(ebiten.KeyK).Controlled(), "", "(Ctrl+K)"},
		{action.Gamepad, 0, "", ""},
		{action.Gamepad, pad, "", "(Left stick)"},
		{action.Keyboard, 0, "T", "(T)"},
	} {
		if tb.Settings.Keys.Reset(action.Reference); k.key != 0 {
			tb.Settings.Keys.Set(action.Reference, k.key)
		}
		was, now := tb.floorKey(), keysShown{k.of, tb.Settings.Keys}
		changed := now != tb.keysShown
		c.Device = k.of
		if tb.FollowKeys(); (tb.floorKey() == was) == changed {
			t.Errorf("for %q, the map is drawn again: %v", k.tip, !changed)
		}
		rest := read(0, 0)
		i := slices.IndexFunc(rest.Targets, func(g ui.PageTarget) bool { return g.What == "The city's cards and rules" })
		if i < 0 {
			t.Fatal("the button of the rules is not there")
		}
		in := rest.Targets[i].Box
		var on, tip []string
		for _, l := range rest.Lines {
			if b := l.Box(); b.Within(in) && !strings.HasPrefix(l.Text, "THREAT") {
				on = append(on, l.Text)
			}
		}
		if want := strings.TrimSpace("RULES " + k.button); strings.Join(on, " ") != want {
			t.Errorf("for %q, the button says %q, not %q", k.tip, on, want)
		}
		x, y := in.Middle()
		for _, l := range read((x-c.Left)/c.Unit, (y-c.Top)/c.Unit).Lines {
			if !slices.ContainsFunc(rest.Lines, func(o ui.PageLine) bool { return o.Text == l.Text }) {
				tip = append(tip, l.Text)
			}
		}
		const says = "The cards behind this map, in full: Scenario, Threat, Villains, Locations, and Super Heroes"
		if want := strings.TrimSpace(says + " " + k.tip); strings.Join(tip, " ") != want {
			t.Errorf("the tip says %q, not %q", strings.Join(tip, " "), want)
		}
	}
}

// TestMenuDrawsButtons checks that the list of keys in the menu draws the buttons of a gamepad in use, both that
// lead from group to group among them, without their names, and says that a stick is pressed.
func TestMenuDrawsButtons(t *testing.T) {
	tb, h, _, _ := playable(t)
	for device, want := range map[action.Device]bool{action.Keyboard: false, action.Gamepad: true} {
		tb.Canvas.Device = device
		h.ByPad = device == action.Gamepad
		tb.pause.show(tb)
		text, parts := map[string]bool{}, map[string]bool{}
		for _, l := range tb.Canvas.Read(1280, 720, nil, func(c *ui.Canvas) { tb.pause.draw(c) }).Lines {
			if text[l.Text] = true; l.Part == "key" {
				parts[l.Text] = true
			}
		}
		for _, b := range []string{"LB", "RB", "LT", "L"} {
			if parts[b] != want {
				t.Errorf("on device %d the button %s is drawn: %v", device, b, parts[b])
			}
		}
		if text["CROSS"] || text["LEFT STICK"] || text["TAB"] {
			t.Errorf("on device %d it names buttons", device)
		}
		if text["skip (press the stick)"] != want || text["skip"] == want {
			t.Errorf("on device %d it says how to skip wrongly", device)
		}
	}
}
