package ui

import (
	"io/fs"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Input is where the app learns what the person at the machine does. The window
// is one; a test that plays by itself is another.
type Input interface {
	// Read fills in what is true in this tick. Cursor is in pixels.
	Read(*Reading)
}

// Reading is what an Input tells about one tick.
type Reading struct {
	CursorX, CursorY float64
	Left, Right      bool // held
	Wheel            float64
	Keys             []ebiten.Key // pressed in this tick
	Space, Tab       bool         // held
	Ctrl, Shift      bool         // held
	Dropped          fs.FS        // files let go over the window in this tick, nil for none
	Runes            []rune       // typed in this tick
}

// Window is the Input of the real window.
type Window struct{}

// Read reads the mouse and the keyboard.
func (Window) Read(r *Reading) {
	x, y := ebiten.CursorPosition()
	r.CursorX, r.CursorY = float64(x), float64(y)
	r.Left = held(ebiten.MouseButtonLeft)
	r.Right = held(ebiten.MouseButtonRight)
	_, r.Wheel = ebiten.Wheel()
	r.Keys = inpututil.AppendJustPressedKeys(r.Keys[:0])
	r.Space, r.Tab = ebiten.IsKeyPressed(ebiten.KeySpace), ebiten.IsKeyPressed(ebiten.KeyTab)
	r.Ctrl = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	r.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	r.Dropped = ebiten.DroppedFiles()
	r.Runes = ebiten.AppendInputChars(r.Runes[:0])
}

// held reports whether a button is down, or was for a moment since the last tick: a
// short click must not be lost in a slow frame.
func held(b ebiten.MouseButton) bool {
	return ebiten.IsMouseButtonPressed(b) || inpututil.IsMouseButtonJustPressed(b)
}

// dragThreshold is how far the pointer must go, in pixels, before a press is a
// drag.
const dragThreshold = 8

// twiceWithin is how many seconds the presses of a double click may be apart.
const twiceWithin = 0.4

// nowhere is a place that nothing lies at.
const nowhere = -1e6

// Pointer is the input of one tick as scenes read it: places on the stage, and
// what has changed since the tick before.
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
	came           bool // it has been in the window
	moved          bool
	Still          float64 // seconds without movement
	owner          any     // the overlay that the press belongs to, nil for the scene under them
	spent          bool    // the press is used up
	up             bool    // the left button went up, of a press that is not used up
	far            bool    // it is held, or goes up, far from where it went down
	since          float64 // seconds since the left button went down
	wasLeft        bool
	wasRight       bool
	barred, muted  bool // a layer holds back the pointer, the keyboard
}

// Read takes in one tick that lasts dt seconds.
func (p *Pointer) Read(in Input, f Fit, dt float64) {
	lastX, lastY := p.CursorX, p.CursorY
	in.Read(&p.Reading)
	p.X, p.Y = f.stage(p.CursorX, p.CursorY)
	// Before a pointer has come to the window it is told to be in its corner, where it is not.
	if p.came = p.came || p.CursorX != 0 || p.CursorY != 0 || p.Left || p.Right; !p.came {
		p.X, p.Y = nowhere, nowhere
	}
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

// Moved reports whether the pointer has moved since the last tick.
func (p *Pointer) Moved() bool { return p.moved }

// Take gives the pointer to an overlay, which lies over everything that has not taken
// it: every overlay calls it in each tick in which it is there, before it looks at what
// the pointer does. A press belongs to what was on top when it began. Letting the
// button go is a click, and moving it a drag, for that alone: what closes by a press
// takes the rest of it along, and what opens under a press does not see its end.
func (p *Pointer) Take(by any) {
	if p.Pressed {
		p.owner = by
	}
	p.offer(by)
}

// offer shows the rest of a press to the one it belongs to.
func (p *Pointer) offer(to any) {
	its := p.owner == to
	p.Released, p.Dragging, p.Held = p.up && its, p.far && its, p.Left && !p.spent && its
}

// Spend uses the press of this tick up: letting the button go will be no click, and
// moving it no drag.
func (p *Pointer) Spend() {
	p.spent, p.up, p.far = true, false, false
	p.Released, p.Dragging, p.Held = false, false, false
}

// Clicked reports whether a press that began and ended in a box was let go now.
func (p *Pointer) Clicked(b Box) bool {
	return p.Released && b.Has(p.X, p.Y) && b.Has(p.PressX, p.PressY)
}

// Away reports whether the pointer has left the place of the latest press: what is told of
// a thing that is pointed at is no answer to a click there.
func (p *Pointer) Away() bool { return math.Hypot(p.X-p.PressX, p.Y-p.PressY) > awayFrom }

// awayFrom is how far that is, in units of the stage.
const awayFrom = 14

// Busy reports whether anything was done with mouse or keyboard in this tick.
func (p *Pointer) Busy() bool {
	return p.moved || p.Left || p.Right || p.Released || p.Wheel != 0 || len(p.Keys) > 0 || len(p.Runes) > 0 || p.Space || p.Dropped != nil
}

// Key reports whether a key was pressed in this tick.
func (p *Pointer) Key(k ebiten.Key) bool {
	for _, pressed := range p.Keys {
		if pressed == k {
			return true
		}
	}
	return false
}

// Confirm reports whether Enter was pressed.
func (p *Pointer) Confirm() bool { return p.Key(ebiten.KeyEnter) || p.Key(ebiten.KeyNumpadEnter) }
