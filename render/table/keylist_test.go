package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

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
	if tb.followKeys(); named("K") {
		t.Error("the first answer names a key while a gamepad is used")
	}
}
