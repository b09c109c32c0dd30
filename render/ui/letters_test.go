package ui

import (
	"testing"
	"unicode"

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
