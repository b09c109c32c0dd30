package ui

import (
	"slices"
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// Letters let a gamepad write in a field: they are an Input over a Focus, and show a keyboard on the screen.
// It opens when a button of the gamepad presses a field, and closes with DONE, with the button that goes
// back, and when the field takes no more typing.
type Letters struct {
	in      *Focus
	canvas  *Canvas
	shown   bool
	opened  *int    // identifies the opening
	x, y    float64 // of the pointer in the field, in pixels
	high    bool    // the keyboard is in the upper half of the window
	shift   bool
	more    bool // the second page of letters
	begun   any  // the call of a field that they have answered
	quiet   int  // ticks in which no field took typing
	held    bool // the press is one of the keyboard's
	buttons Buttons
	box     Box
	fit     Fit
}

// letterPages are the rows of letters of the two pages.
var letterPages = [2][]string{
	{"1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-._"},
	{"áàâäãåæçéè", "êëíìîïñóòô", "öõøœßúùûüý", "&!?,:()+@#"},
}

const (
	lettersWide  = 1180.0
	lettersInset = 26.0
	lettersGap   = 8.0
	lettersRow   = 72.0
	// lettersWait is how many ticks the letters wait for a field that takes typing.
	lettersWait = 10
)

// NewLetters returns the Letters over a Focus.
func NewLetters(in *Focus, c *Canvas) *Letters { return &Letters{in: in, canvas: c} }

// Shown reports whether the keyboard is shown.
func (l *Letters) Shown() bool { return l.shown }

// Read reads the input of a tick, with what the keyboard writes. The screen below sees the pointer at rest
// in its field.
func (l *Letters) Read(r *Reading) {
	typing := !r.Caret.Empty()
	l.in.letters = l.shown
	l.in.Read(r)
	pressed := r.Left && !l.held
	if l.held = r.Left; !l.shown {
		if at, framed := l.in.Target(); framed && at.Types && r.Device == action.Gamepad {
			_, begun := at.Calls.(fieldCall) // a button has begun the typing
			begun = begun && at.Calls != l.begun
			if l.chosen(r) || pressed || begun {
				l.begun = at.Calls
				l.open(r)
			}
		}
		return
	}
	if l.quiet++; typing {
		l.quiet = 0
	}
	if l.quiet > lettersWait || r.Device != action.Gamepad {
		l.close()
		return
	}
	keys := slices.Clone(r.Keys)
	r.Keys = r.Keys[:0]
	for _, k := range keys {
		switch label := letterOf(k); {
		case label != "":
			l.press(label, r)
		case l.canvas.bound().Does(action.Back, action.Of(k)):
			l.close()
		case action.Of(k).Device() == action.Keyboard:
			r.Keys = append(r.Keys, k)
		}
	}
	x, y := l.canvas.stage(r.CursorX, r.CursorY)
	if l.buttons.hover = l.buttons.at(x, y); pressed && l.buttons.hover > 0 {
		l.press(l.buttons.List[l.buttons.hover-1].Label, r)
	}
	r.CursorX, r.CursorY, r.Left, r.Wheel = l.x, l.y, false, 0
}

// chosen takes the button that chooses from the keys, and reports whether it was pressed.
func (l *Letters) chosen(r *Reading) bool {
	n := len(r.Keys)
	r.Keys = slices.DeleteFunc(r.Keys, func(k ebiten.Key) bool {
		c := action.Of(k)
		return c.Device() == action.Gamepad && l.canvas.bound().Does(action.Choose, c)
	})
	return len(r.Keys) < n
}

// open shows the keyboard where it does not cover the field.
func (l *Letters) open(r *Reading) {
	l.shown, l.opened, l.quiet, l.shift, l.more = true, new(int), 0, true, false
	l.x, l.y = r.CursorX, r.CursorY
	l.high = r.CursorY > float64(l.canvas.Height)/2
	l.lay()
}

func (l *Letters) close() { l.shown = false }

// The labels of the keys that write no letter.
const (
	letterShift  = "SHIFT"
	letterMore   = "MORE"
	letterSpace  = "SPACE"
	letterDelete = "DELETE"
	letterDone   = "DONE"
)

// letterButtons are the buttons of a gamepad that press keys of the keyboard, wherever its frame is. The first
// one of a key is shown on it.
var letterButtons = []struct {
	button ebiten.StandardGamepadButton
	label  string
}{
	{ebiten.StandardGamepadButtonFrontTopLeft, letterShift},
	{ebiten.StandardGamepadButtonLeftStick, letterShift},
	{ebiten.StandardGamepadButtonFrontTopRight, letterMore},
	{ebiten.StandardGamepadButtonRightTop, letterSpace},
	{ebiten.StandardGamepadButtonRightLeft, letterDelete},
}

// letterOf returns the label of the key that a button of a gamepad presses, or "".
func letterOf(k ebiten.Key) string {
	for _, b := range letterButtons {
		if action.KeyOf(b.button) == k {
			return b.label
		}
	}
	return ""
}

// letterKey returns the button that is shown on a key, or 0.
func letterKey(label string) action.Chord {
	for _, b := range letterButtons {
		if b.label == label {
			return action.Of(action.KeyOf(b.button))
		}
	}
	return 0
}

// press does what a key of the keyboard says.
func (l *Letters) press(label string, r *Reading) {
	switch label {
	case letterShift:
		l.shift = !l.shift
	case letterMore:
		l.more = !l.more
	case letterSpace:
		r.Runes = append(r.Runes, ' ')
		l.shift = true // a name's next word
	case letterDelete:
		r.Keys = append(r.Keys, ebiten.KeyBackspace)
	case letterDone:
		r.Written = true
		l.close()
	default:
		r.Runes = append(r.Runes, []rune(label)...)
		l.shift = false
	}
	l.lay()
}

// lay lays out the keyboard.
func (l *Letters) lay() {
	l.fit = l.canvas.Fit
	room, least := l.fit.Room(), l.fit.MinTarget()
	row := max(lettersRow, least)
	wide := min(lettersWide, room.W-40)
	high := 5*row + 4*lettersGap + 2*lettersInset
	l.box = BoxAt(room.X+(room.W-wide)/2, room.Y+room.H-high-20, wide, high)
	if l.high {
		l.box.Y = room.Y + 20
	}
	l.buttons.Clear()
	y := l.box.Y + lettersInset
	page := letterPages[0]
	if l.more {
		page = letterPages[1]
	}
	for i, letters := range page {
		at := BoxAt(l.box.X+lettersInset, y, l.box.W-2*lettersInset, row)
		n := float64(len([]rune(letters)))
		each := (at.W - (n-1)*lettersGap) / n
		for k, c := range []rune(letters) {
			label := string(c)
			if l.shift && unicode.ToUpper(c) != c && c != 'ß' {
				label = strings.ToUpper(label)
			}
			b := Button{Box: at.CutLeft(each, lettersGap), Label: label, Font: pen.Heavy, Size: 34, Group: "letters", Name: "Letter " + label, Do: func() {}}
			if i == 1 && k == 0 {
				b.Calls = l.opened
			}
			l.buttons.Add(b)
		}
		y += row + lettersGap
	}
	at := BoxAt(l.box.X+lettersInset, y, l.box.W-2*lettersInset, row)
	each := (at.W - 4*lettersGap) / 5
	for _, label := range []string{letterShift, letterMore, letterSpace, letterDelete, letterDone} {
		b := Button{Box: at.CutLeft(each, lettersGap), Label: label, Key: letterKey(label), Size: 30, Group: "letters", On: label == letterShift && l.shift || label == letterMore && l.more, Do: func() {}}
		if label == letterDone {
			b.Ground, b.Act = chrome.BlueBig, action.Back
		}
		l.buttons.Add(b)
	}
}

// Begin begins the drawing of the screen below. While the keyboard is shown, buttons write there, so the screen
// names none.
func (l *Letters) Begin(c *Canvas) { c.writing = l.shown }

// Draw draws the keyboard, if it is shown. Only its own keys can be reached then.
func (l *Letters) Draw(c *Canvas) {
	c.writing = false
	if !l.shown {
		return
	}
	if l.fit != c.Fit {
		l.lay()
	}
	c.dropTargets()
	c.Panel(l.box, pen.CanDo)
	l.buttons.DrawSilent(c)
}
