package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/ui/action"
)

// Pad is an Input that adds the buttons of a gamepad to the keys, see [action.KeyOf]. The stick and the
// cross are arrows, so they move the frame of a [Focus] over it. All connected pads count as one, and a pad can be plugged in at any moment.
type Pad struct {
	in     Input
	before PadButtons
	device action.Device // that was used last
	mouse  [2]float64    // where it was
	arrow  ebiten.Key    // held with the cross or the stick, or noArrow
	repeat float64       // seconds until it is pressed again
}

// PadButtons are the buttons of a gamepad in the standard layout, a bit for each
// [ebiten.StandardGamepadButton].
type PadButtons uint32

// Has reports whether a button is among them.
func (b PadButtons) Has(k ebiten.StandardGamepadButton) bool { return b&(1<<k) != 0 }

// PadReading is the state of all gamepads in a tick. The sticks are from -1 to 1, right and down.
type PadReading struct {
	Held   PadButtons
	X, Y   float64 // of the left stick
	Scroll float64 // how far the right stick is down
	Plugs  bool    // there is one
	Turn   float64 // the notches of the wheel that it turns in this tick
}

const (
	// repeatAfter is how many seconds an arrow is held until it repeats, and repeatEvery the time
	// between two repeats.
	repeatAfter = 0.4
	repeatEvery = 0.12
	// stickPressed is how far a stick is moved to count as an arrow, and stickReleased how far back it
	// must be not to count any more. A stick at rest is never quite in the middle.
	stickPressed  = 0.6
	stickReleased = 0.4
	// padScroll is how many notches of the wheel a stick turns in a second.
	padScroll = 12.0

	noArrow = ebiten.Key(-1)
)

// NewPad returns the Pad over an input.
func NewPad(in Input) *Pad { return &Pad{in: in, arrow: noArrow} }

// Read adds the buttons of the pad to the keys of a tick. The cross and the stick are arrows.
func (p *Pad) Read(r *Reading) {
	r.Pad = PadReading{}
	p.in.Read(r)
	held := r.Pad.Held
	if !r.Captures {
		held &^= cross
	}
	pressed := held &^ p.before
	p.before = held
	for b := range ebiten.StandardGamepadButtonMax + 1 {
		if pressed.Has(b) {
			r.Keys = append(r.Keys, action.KeyOf(b))
		}
		if held.Has(b) {
			r.Down = append(r.Down, action.KeyOf(b))
		}
	}
	if math.Abs(r.Pad.Scroll) > stickPressed {
		r.Pad.Turn = -r.Pad.Scroll * padScroll * Tick
	}
	keys := len(r.Keys) > 0 || len(r.Runes) > 0 || r.Left || r.Right || math.Hypot(r.CursorX-p.mouse[0], r.CursorY-p.mouse[1]) > mouseMoved
	p.mouse = [2]float64{r.CursorX, r.CursorY}
	switch arrow := p.held(&r.Pad); {
	case held != 0 || arrow != noArrow || r.Pad.Turn != 0:
		p.device = action.Gamepad
	case keys:
		p.device = action.Keyboard
	}
	if r.Device = p.device; !r.Captures {
		p.press(r)
	}
}

// mouseMoved is how many pixels a mouse moves in a tick when a hand is on it.
const mouseMoved = 2

// cross has the buttons of the cross.
const cross PadButtons = 1<<ebiten.StandardGamepadButtonLeftTop | 1<<ebiten.StandardGamepadButtonLeftBottom |
	1<<ebiten.StandardGamepadButtonLeftLeft | 1<<ebiten.StandardGamepadButtonLeftRight

// press presses the arrow that the cross or the stick holds.
func (p *Pad) press(r *Reading) {
	arrow := p.held(&r.Pad)
	switch p.repeat -= Tick; {
	case arrow == noArrow:
	case arrow != p.arrow:
		p.repeat = repeatAfter
		r.Keys = append(r.Keys, arrow)
	case p.repeat <= 0:
		p.repeat += repeatEvery
		r.Keys = append(r.Keys, arrow)
	}
	p.arrow = arrow
}

// held returns the arrow that the cross or the stick holds, or noArrow.
func (p *Pad) held(r *PadReading) ebiten.Key {
	for _, k := range [...]struct {
		button ebiten.StandardGamepadButton
		key    ebiten.Key
	}{
		{ebiten.StandardGamepadButtonLeftTop, ebiten.KeyUp}, {ebiten.StandardGamepadButtonLeftBottom, ebiten.KeyDown},
		{ebiten.StandardGamepadButtonLeftLeft, ebiten.KeyLeft}, {ebiten.StandardGamepadButtonLeftRight, ebiten.KeyRight},
	} {
		if r.Held.Has(k.button) {
			return k.key
		}
	}
	least := stickPressed
	if p.arrow != noArrow {
		least = stickReleased
	}
	switch x, y := math.Abs(r.X), math.Abs(r.Y); {
	case max(x, y) < least:
		return noArrow
	case x > y && r.X < 0:
		return ebiten.KeyLeft
	case x > y:
		return ebiten.KeyRight
	case r.Y < 0:
		return ebiten.KeyUp
	}
	return ebiten.KeyDown
}
