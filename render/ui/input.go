package ui

import (
	"image"
	"io/fs"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"lineup/render/ui/action"
)

// Input is a source of mouse and keyboard input. The window is one, and so is a test that plays by
// itself.
type Input interface {
	// Read fills in the input of this tick. The cursor is in pixels.
	Read(*Reading)
}

// Reading is the input of one tick.
type Reading struct {
	CursorX, CursorY float64
	Left, Right      bool // held
	Wheel            float64
	Keys             []ebiten.Key // pressed in this tick
	Down             []ebiten.Key // held, without Ctrl, Shift, and Alt
	Ctrl, Shift      bool         // held
	Pad              PadReading
	Device           action.Device // that was used last
	// Captures is set while a screen waits for any key or button, see [Pointer.Capture].
	Captures  bool
	Framed    bool    // the pointer is under the frame that keys move, see Focus
	Dropped   fs.FS   // files dropped on the window in this tick, or nil
	Runes     []rune  // typed in this tick
	Written   bool    // letters on the screen were closed with DONE in this tick
	Clock     float64 // seconds of real time, or 0 in tests. Only the pace of a person's hand depends on it
	Composing string  // typed with an input method that has not been told to use it yet
	// Caret is where a field took typing in the tick before, in pixels, or empty if none did. It is set
	// before Read, which shows the window of an input method there.
	Caret image.Rectangle
}

// held reports whether a button is down or went down since the last tick, so that a slow frame does
// not lose a short click.
func held(b ebiten.MouseButton) bool {
	return ebiten.IsMouseButtonPressed(b) || inpututil.IsMouseButtonJustPressed(b)
}

// dragThreshold is how far the pointer must move, in pixels, before a press is a drag.
const dragThreshold = 8

// twiceWithin is the longest time between the presses of a double click, in seconds.
const twiceWithin = 0.4

// nowhere is a coordinate far from everything.
const nowhere = -1e6

// Pointer is the input of one tick for scenes: places on the stage, and changes since the tick
// before.
type Pointer struct {
	Reading
	X, Y           float64
	PressX, PressY float64 // where the left button went down
	Pressed        bool    // the left button went down
	Released       bool    // the left button went up
	RightPressed   bool
	Twice          bool // the press is the second of a double click
	Dragging       bool // the left button is held and has moved far enough
	Held           bool // the left button is held
	// Bound is what keys and buttons do, or nil for the usual.
	Bound         *action.Bindings
	fit           Fit
	caret         *image.Rectangle // of the field that takes typing; copies share it
	wants         *bool            // Capture was called in this tick; copies share it
	did           *pressed         // what the click or key has done; copies share it
	came          bool             // the pointer has been in the window
	entered       bool             // it is in the window for the first time; it may have been at rest there
	moved         bool
	Still         float64 // seconds without movement
	Hover         float64 // how many seconds longer than usual it must rest, see Settings
	owner         any     // the layer that owns the press, nil for the scene below them
	spent         bool    // the press is used up
	up            bool    // the left button went up after a press that was not used up
	far           bool    // the pointer is, or was on release, far from where the button went down
	since         float64 // seconds since the left button went down
	wasLeft       bool
	wasRight      bool
	barred, muted bool // a layer holds back the pointer or the keyboard
}

// Read reads one tick of dt seconds.
func (p *Pointer) Read(in Input, f Fit, dt float64) {
	lastX, lastY := p.CursorX, p.CursorY
	if p.caret == nil {
		p.caret, p.wants, p.did = new(image.Rectangle), new(bool), new(pressed)
	}
	p.Caret, p.Framed, p.fit = *p.caret, false, f
	*p.caret, *p.did = image.Rectangle{}, nothing
	p.Captures, *p.wants = *p.wants, false
	p.Written = false
	in.Read(&p.Reading)
	p.X, p.Y = f.stage(p.CursorX, p.CursorY)
	// Before the pointer has entered the window, it is reported in the corner, where it is not.
	was := p.came
	if p.came = p.came || p.CursorX != 0 || p.CursorY != 0 || p.Left || p.Right; !p.came {
		p.X, p.Y = nowhere, nowhere
	}
	p.entered = p.came && !was
	p.moved = lastX != p.CursorX || lastY != p.CursorY
	p.Still += dt
	if p.moved {
		p.Still = 0
	}
	p.Pressed = p.Left && !p.wasLeft
	p.spent = p.spent && !p.Pressed
	p.up = !p.Left && p.wasLeft && !p.spent
	p.RightPressed = p.Right && !p.wasRight
	p.wasLeft, p.wasRight = p.Left, p.Right
	p.since += dt
	if p.Pressed {
		near := math.Hypot(p.X-p.PressX, p.Y-p.PressY)*f.Unit <= dragThreshold
		p.Twice = near && p.since < twiceWithin && !p.Twice
		p.since = 0
		p.PressX, p.PressY, p.far, p.owner = p.X, p.Y, false, nil
	}
	if p.Left && !p.spent && math.Hypot(p.X-p.PressX, p.Y-p.PressY)*f.Unit > dragThreshold {
		p.far = true
	}
	if !p.Left && !p.up {
		p.far = false
	}
	p.offer(nil)
}

// Capture asks for any key or button: in the next tick, keys do nothing but what the screen does with
// Captured. A screen calls it in every tick in which it waits.
func (p *Pointer) Capture() {
	if p.wants != nil {
		*p.wants = true
	}
}

// typeAt tells the input where the caret of the field that takes typing is on the stage.
func (p *Pointer) typeAt(b Box) {
	if p.caret == nil { // it has read nothing
		return
	}
	f := p.fit
	*p.caret = image.Rect(int(b.X*f.Unit+f.Left), int(b.Y*f.Unit+f.Top), int((b.X+b.W)*f.Unit+f.Left)+1, int((b.Y+b.H)*f.Unit+f.Top)+1)
}

// Rests reports whether the pointer has rested long enough to show what is under it. The frame that keys
// move shows it at once.
func (p *Pointer) Rests() bool { return p.Framed || p.Still > zoomDelay+p.Hover }

// Moved reports whether the pointer has moved since the last tick.
func (p *Pointer) Moved() bool { return p.moved }

// take gives the pointer to a layer above everything that has not taken it. The stack calls it in
// each tick before the layer reads the pointer. A press belongs to the top layer at its start, and
// only that one gets the click or the drag. A layer that closes on a press also takes the end of it,
// and one that opens during a press does not see its end.
func (p *Pointer) take(by any) {
	if p.Pressed {
		p.owner = by
	}
	p.offer(by)
}

// offer shows the rest of a press to its owner.
func (p *Pointer) offer(to any) {
	its := p.owner == to
	p.Released, p.Dragging, p.Held = p.up && its, p.far && its, p.Left && !p.spent && its
}

// Spend uses up the press of this tick. It will not become a click or a drag.
func (p *Pointer) Spend() {
	p.spent, p.up, p.far = true, false, false
	p.Released, p.Dragging, p.Held = false, false, false
}

// Clicked reports whether a press that began and ended in a box was released now.
func (p *Pointer) Clicked(b Box) bool {
	on := p.Released && b.Has(p.X, p.Y) && b.Has(p.PressX, p.PressY)
	if on {
		p.hits()
	}
	return on
}

// Picks reports whether a box was clicked, or the frame that keys move has come to it.
func (p *Pointer) Picks(b Box) bool { return p.Clicked(b) || p.Arrives() && b.Has(p.X, p.Y) }

// Arrives reports whether the frame that keys move has come to where the pointer is.
func (p *Pointer) Arrives() bool { return p.Framed && p.moved }

// Away reports whether the pointer has left the place of the latest press. A hint shown there must
// not look like an answer to a click.
func (p *Pointer) Away() bool { return math.Hypot(p.X-p.PressX, p.Y-p.PressY) > awayFrom }

// awayFrom is that distance, in units of the stage.
const awayFrom = 14

// Busy reports whether the mouse or the keyboard was used in this tick.
func (p *Pointer) Busy() bool {
	return p.moved || p.Composing != "" || p.Left || p.Right || p.Released || p.Wheel != 0 || len(p.Keys) > 0 || len(p.Runes) > 0 || len(p.Down) > 0 || p.Dropped != nil
}

// Asks reports whether a button of the mouse or a key is down, so that the player expects an
// answer.
func (p *Pointer) Asks() bool {
	return p.Left || p.Right || p.Released || len(p.Keys) > 0 || len(p.Down) > 0
}

// Does reports whether a key or a button of a gamepad was pressed in this tick that does an action.
func (p *Pointer) Does(a action.Action) bool { return !p.Captures && p.Reading.does(p.bound(), a) }

// PadBack reports whether a button of a gamepad that goes back was pressed in this tick. It goes back from a field,
// too: while letters on the screen are open, they take it.
func (p *Pointer) PadBack() bool {
	return !p.Captures && slices.ContainsFunc(p.Keys, func(k ebiten.Key) bool {
		return action.Of(k).Device() == action.Gamepad && p.Means(k, action.Back)
	})
}

// Captured returns the key or button that was pressed in this tick, with the keys held with it, or none.
// Ctrl, Shift, and the like are none alone.
func (p *Pointer) Captured() action.Chord {
	for _, k := range p.Keys {
		if !isModifier(k) {
			return action.Of(k).With(p.Ctrl, p.Shift)
		}
	}
	return 0
}

// Confirm reports whether the player wants what Enter does.
func (p *Pointer) Confirm() bool { return p.Does(action.Choose) }

// Means reports whether a pressed key does an action.
func (p *Pointer) Means(k ebiten.Key, a action.Action) bool {
	return p.bound().Does(a, action.Of(k).With(p.Ctrl, p.Shift))
}

// Holds reports whether a key or a button of a gamepad that does an action is held.
func (p *Pointer) Holds(a action.Action) bool {
	b := p.bound()
	for _, k := range p.Down {
		if b.Does(a, action.Of(k).With(p.Ctrl, p.Shift)) {
			return true
		}
	}
	return false
}

// bound returns what the keys do.
func (p *Pointer) bound() *action.Bindings {
	if p.Bound == nil {
		return &usualBindings
	}
	return p.Bound
}

// usualBindings are those of a person who has changed nothing.
var usualBindings action.Bindings

// does reports whether a key or a button was pressed that does an action. What writes in a field does
// nothing else.
func (r *Reading) does(b *action.Bindings, a action.Action) bool {
	for _, k := range r.Keys {
		c := action.Of(k).With(r.Ctrl, r.Shift)
		if b.Does(a, c) && !(c.Types() && r.typing()) {
			return true
		}
	}
	return false
}

// typing reports whether a field takes typing.
func (r *Reading) typing() bool { return !r.Caret.Empty() || r.Composing != "" }

// Key reports whether a key was pressed in this tick. Only fields ask for keys, everything else asks for
// actions.
func (p *Pointer) Key(k ebiten.Key) bool { return slices.Contains(p.Keys, k) }
