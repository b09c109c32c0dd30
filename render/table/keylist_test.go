package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

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
