package action

import (
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Chord is a key with the keys Ctrl and Shift that are held with it, or a button of a gamepad, see KeyOf.
// The zero value is none.
type Chord uint16

const (
	keyBits       = 1<<10 - 1
	ctrl    Chord = 1 << 10
	shift   Chord = 1 << 11
)

// Of returns the chord of a key alone.
func Of(k ebiten.Key) Chord { return Chord(k+1) & keyBits }

// Controlled returns the chord with Ctrl.
func (c Chord) Controlled() Chord { return c | ctrl }

// Shifted returns the chord with Shift.
func (c Chord) Shifted() Chord { return c | shift }

// With returns the chord with the keys that are held. They do not matter for a button of a gamepad.
func (c Chord) With(control, shifted bool) Chord {
	if c.Device() == Gamepad {
		return c
	}
	if control {
		c |= ctrl
	}
	if shifted {
		c |= shift
	}
	return c
}

// Key returns the key of the chord. It must not be none.
func (c Chord) Key() ebiten.Key { return ebiten.Key(c&keyBits) - 1 }

// plain returns the chord without Ctrl and Shift.
func (c Chord) plain() Chord { return c & keyBits }

// Types reports whether the chord writes or deletes in a field, or moves in its text.
func (c Chord) Types() bool {
	if c == 0 || c&ctrl != 0 || c.Device() == Gamepad {
		return false
	}
	switch k := c.Key(); k {
	case ebiten.KeyBackspace, ebiten.KeyDelete, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeySpace, ebiten.KeyIntlBackslash:
		return true
	default:
		return k >= ebiten.KeyA && k <= ebiten.KeyZ || signs[k] != "" || k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9 ||
			k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpadSubtract && k != ebiten.KeyNumpadEnter
	}
}

// signs are the keys with a sign of their own.
var signs = map[ebiten.Key]string{
	ebiten.KeyBackquote: "`", ebiten.KeyBackslash: `\`, ebiten.KeyBracketLeft: "[", ebiten.KeyBracketRight: "]", ebiten.KeyComma: ",",
	ebiten.KeyEqual: "=", ebiten.KeyMinus: "-", ebiten.KeyPeriod: ".", ebiten.KeyQuote: "'", ebiten.KeySemicolon: ";", ebiten.KeySlash: "/",
}

// Labeled returns the key that has a label on a US keyboard, such as "q" or ",". Ok is false if it is neither
// a letter nor a sign.
func Labeled(label string) (k ebiten.Key, ok bool) {
	if len(label) != 1 {
		return 0, false
	}
	if r := label[0] | 0x20; r >= 'a' && r <= 'z' {
		return ebiten.KeyA + ebiten.Key(r-'a'), true
	}
	for k, sign := range signs {
		if sign == label {
			return k, true
		}
	}
	return 0, false
}

// short are the names of keys that differ from those of Ebitengine.
var short = map[ebiten.Key]string{
	ebiten.KeyEscape: "Esc", ebiten.KeyDelete: "Del", ebiten.KeyInsert: "Ins", ebiten.KeyPageUp: "PgUp", ebiten.KeyPageDown: "PgDn", ebiten.KeyBackspace: "Bksp",
	ebiten.KeyArrowUp: "Up", ebiten.KeyArrowDown: "Down", ebiten.KeyArrowLeft: "Left", ebiten.KeyArrowRight: "Right", ebiten.KeyNumpadEnter: "Num Enter",
}

// Name returns the name of the chord for a person, such as "Ctrl+Z", or "" for none.
func (c Chord) Name() string {
	if c == 0 {
		return ""
	}
	k := c.Key()
	if c.Device() == Gamepad {
		return buttons[c.Button()]
	}
	name := k.String()
	switch {
	case signs[k] != "":
		name = signs[k]
	case short[k] != "":
		name = short[k]
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		name = name[len("Digit"):]
	case strings.HasPrefix(name, "Numpad"):
		name = "Num " + name[len("Numpad"):]
	}
	return c.held() + name
}

// held returns the names of the keys held with the chord's.
func (c Chord) held() (s string) {
	if c&ctrl != 0 {
		s = "Ctrl+"
	}
	if c&shift != 0 {
		s += "Shift+"
	}
	return s
}

// String returns the word of the chord in the settings file.
func (c Chord) String() string {
	if c == 0 {
		return "none"
	}
	if c.Device() == Gamepad {
		return c.Name()
	}
	return c.held() + c.Key().String()
}

// parseChord reads a word of String.
func parseChord(word string) (c Chord, err error) {
	name, control := strings.CutPrefix(word, "Ctrl+")
	name, shifted := strings.CutPrefix(name, "Shift+")
	var k ebiten.Key
	if k.UnmarshalText([]byte(name)) != nil || name == "" {
		return 0, fmt.Errorf("%q is not a key", word)
	}
	return Of(k).With(control, shifted), nil
}

// Device is what a person holds: a keyboard, or a gamepad.
type Device uint8

// The devices.
const (
	Keyboard Device = iota
	Gamepad
	devices
)

// KeyOf returns the key that a button of a gamepad counts as. No key of a keyboard has its number, so one
// list of keys has both.
func KeyOf(b ebiten.StandardGamepadButton) ebiten.Key { return ebiten.KeyMax + 1 + ebiten.Key(b) }

// Device returns the device of the chord.
func (c Chord) Device() Device {
	if c != 0 && c.Key() > ebiten.KeyMax {
		return Gamepad
	}
	return Keyboard
}

// Button returns the button of a chord of a gamepad.
func (c Chord) Button() ebiten.StandardGamepadButton {
	return ebiten.StandardGamepadButton(c.Key() - ebiten.KeyMax - 1)
}

// buttons are the names of the buttons, by their places on an Xbox pad.
var buttons = [...]string{
	ebiten.StandardGamepadButtonRightBottom: "A", ebiten.StandardGamepadButtonRightRight: "B", ebiten.StandardGamepadButtonRightLeft: "X", ebiten.StandardGamepadButtonRightTop: "Y",
	ebiten.StandardGamepadButtonFrontTopLeft: "LB", ebiten.StandardGamepadButtonFrontTopRight: "RB",
	ebiten.StandardGamepadButtonFrontBottomLeft: "LT", ebiten.StandardGamepadButtonFrontBottomRight: "RT",
	ebiten.StandardGamepadButtonCenterLeft: "View", ebiten.StandardGamepadButtonCenterRight: "Menu", ebiten.StandardGamepadButtonCenterCenter: "Guide",
	ebiten.StandardGamepadButtonLeftStick: "L", ebiten.StandardGamepadButtonRightStick: "R",
	ebiten.StandardGamepadButtonLeftTop: "Up", ebiten.StandardGamepadButtonLeftBottom: "Down",
	ebiten.StandardGamepadButtonLeftLeft: "Left", ebiten.StandardGamepadButtonLeftRight: "Right",
}

// parseButton reads the name of a button of a gamepad.
func parseButton(name string) (Chord, error) {
	for b, n := range buttons {
		if n == name {
			return Of(KeyOf(ebiten.StandardGamepadButton(b))), nil
		}
	}
	return 0, fmt.Errorf("%q is not a button of a gamepad", name)
}
