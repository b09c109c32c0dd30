package render

import (
	"regexp"
	"testing"

	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// otherDevices finds words about a mouse or a keyboard.
var otherDevices = regexp.MustCompile(`(?i)\b(click|wheel|mouse|arrow keys|keyboard|type to|hold v)\b`)

// TestPadIsNamed checks that no screen tells a player with a gamepad to use a mouse or a
// keyboard.
func TestPadIsNamed(t *testing.T) {
	looptest.NeedDisplay(t)
	read := 0
	for _, name := range SceneNames() {
		a := sceneOf(t, name)
		a.canvas.Device = action.Gamepad
		if tb, ok := a.scene.(*table.Table); ok {
			tb.FollowKeys()
		}
		page := a.canvas.Read(1280, 720, nil, func(c *ui.Canvas) { a.scene.Draw(c) })
		for _, l := range page.Lines {
			if read++; otherDevices.MatchString(l.Text) {
				t.Errorf("%s: with a gamepad it says %q", name, l.Text)
			}
		}
		for i := range page.Targets {
			if k := &page.Targets[i]; otherDevices.MatchString(k.What + ": " + k.Says) {
				t.Errorf("%s: with a gamepad %q says %q", name, k.What, k.Says)
			}
		}
	}
	if read < 100 {
		t.Errorf("only %d lines were read", read)
	}
}
