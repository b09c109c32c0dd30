package ui

import (
	"slices"
	"testing"
	"unicode"

	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// TestLettersShowWhatTheyWrite checks that keys of the letters show small letters without SHIFT, in a typeface
// that has some, and that the screen below names no button of a gamepad while it writes there.
func TestLettersShowWhatTheyWrite(t *testing.T) {
	c := NewCanvas()
	c.Device = action.Gamepad
	l := NewLetters(nil, c)
	l.open(&Reading{})
	for _, shift := range []bool{true, false} {
		l.shift = shift
		l.lay()
		seen := 0
		for i := range l.buttons.List {
			b := &l.buttons.List[i]
			letter := []rune(b.Label)
			if len(letter) != 1 || !unicode.IsLetter(letter[0]) {
				continue
			}
			if seen++; unicode.IsUpper(letter[0]) != shift || b.Font == pen.Display {
				t.Errorf("with SHIFT %v a key shows %q in font %d", shift, b.Label, b.Font)
			}
		}
		if seen != 26 {
			t.Errorf("with SHIFT %v there are %d letters", shift, seen)
		}
	}
	l.Begin(c)
	if g := c.Glyph(action.Back); g.Name != "" {
		t.Errorf("the screen below shows %q for a button that writes now", g.Name)
	}
	c.Read(1280, 720, nil, l.Draw)
	if g := c.Glyph(action.Back); g.Name != "B" {
		t.Errorf("DONE shows %q", g.Name)
	}
}

// TestHintsShareACross checks which glyphs hints show for arrows: each key of a keyboard, and one cross of a
// gamepad with all arrows of the hint lit. A hint about a stick is only for a gamepad.
func TestHintsShareACross(t *testing.T) {
	c := NewCanvas()
	for _, want := range []struct {
		hint   Hint
		device action.Device
		names  []string
	}{
		{MoveHint, action.Keyboard, []string{"UP", "DOWN", "LEFT", "RIGHT"}},
		{MoveHint, action.Gamepad, []string{chrome.WholeCross}},
		{Hint{Acts: []action.Action{action.Left, action.Right}}, action.Keyboard, []string{"LEFT", "RIGHT"}},
		{Hint{Acts: []action.Action{action.Left, action.Right}}, action.Gamepad, []string{chrome.LevelCross}},
		{Hint{Acts: []action.Action{action.Up, action.Down}}, action.Gamepad, []string{chrome.UprightCross}},
		{Hint{Acts: []action.Action{action.Left}}, action.Gamepad, []string{"Left"}},
	} {
		c.Device = want.device
		var names []string
		for i := range want.hint.Acts {
			if g := c.hintGlyph(&want.hint, i); g.Name != "" {
				names = append(names, g.Name)
			}
		}
		if !slices.Equal(names, want.names) {
			t.Errorf("%v on device %d shows %v, want %v", want.hint.Acts, want.device, names, want.names)
		}
	}
	for device, shown := range map[action.Device]bool{action.Keyboard: false, action.Gamepad: true} {
		c.Device = device
		if w := c.HintsWidth([]Hint{ScrollHint}, 500, Body(20, pen.Paper)); w > 0 != shown {
			t.Errorf("on device %d the hint of the stick is %.0f wide", device, w)
		}
	}
}
