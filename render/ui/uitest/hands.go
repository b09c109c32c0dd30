// Package uitest plays on a window as a person does, with a mouse and a keyboard that a test
// controls.
package uitest

import (
	"io/fs"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/ui"
)

// Hands are an Input controlled by a test.
type Hands struct {
	X, Y    float64       // of the mouse, in pixels
	Left    bool          // held
	Right   bool          // held
	Ctrl    bool          // held
	Shift   bool          // held
	Look    bool          // held: the key that shows the table behind a question
	Drop    fs.FS         // dropped on the window in the next tick
	Runes   []rune        // typed in the next tick
	Wheel   float64       // turned in the next tick
	Pad     ui.PadReading // of a gamepad
	ByPad   bool          // Press and Hit use the buttons of a gamepad
	Held    []ebiten.Key  // keys that are held
	keys    []ebiten.Key
	pressed ui.PadButtons
	fit     func() ui.Fit
	tick    func() error
}

// Hold connects the hands. Fit returns the fit of the stage in the window, and tick runs the tested
// code for one tick, which reads its input from the hands.
func (h *Hands) Hold(fit func() ui.Fit, tick func() error) { h.fit, h.tick = fit, tick }

// HoldScene connects the hands to a single scene.
func (h *Hands) HoldScene(c *ui.Canvas, update func(p *ui.Pointer, dt float64) error) {
	var p ui.Pointer
	h.Hold(func() ui.Fit { return c.Fit }, func() error {
		p.Read(h, c.Fit, ui.Tick)
		return update(&p, ui.Tick)
	})
}

// HoldFramed is like HoldScene with the frame that keys move, over what draw draws.
func (h *Hands) HoldFramed(c *ui.Canvas, update func(p *ui.Pointer, dt float64) error, draw func(*ui.Canvas)) *ui.Focus {
	var p ui.Pointer
	f := ui.NewFocus(ui.NewPad(h), c, draw)
	h.Hold(func() ui.Fit { return c.Fit }, func() error {
		f.Drawn()
		p.Read(f, c.Fit, ui.Tick)
		return update(&p, ui.Tick)
	})
	return f
}

// Read fills in the input of the hands in this tick.
func (h *Hands) Read(r *ui.Reading) {
	r.CursorX, r.CursorY, r.Left, r.Right = h.X, h.Y, h.Left, h.Right
	r.Keys = append(r.Keys[:0], h.keys...)
	r.Runes = append(r.Runes[:0], h.Runes...)
	r.Wheel, r.Ctrl, r.Shift, r.Dropped = h.Wheel, h.Ctrl, h.Shift, h.Drop
	if r.Down = append(r.Down[:0], h.Held...); h.Look {
		r.Down = append(r.Down, ebiten.KeyV)
	}
	r.Pad = h.Pad
	if h.ByPad {
		r.Keys, r.Pad = h.byPad(r.Keys[:0]), h.Pad
		r.Pad.Held |= h.pressed
	}
	h.keys, h.Runes, h.Wheel, h.Drop = nil, nil, 0, nil
}

// padButtons are the buttons of a gamepad that do what keys do.
var padButtons = map[ebiten.Key]ebiten.StandardGamepadButton{
	ebiten.KeyEnter: ebiten.StandardGamepadButtonRightBottom, ebiten.KeyEscape: ebiten.StandardGamepadButtonRightRight,
	ebiten.KeyE: ebiten.StandardGamepadButtonRightLeft, ebiten.KeyR: ebiten.StandardGamepadButtonRightTop,
	ebiten.KeyTab: ebiten.StandardGamepadButtonFrontTopRight, ebiten.KeyL: ebiten.StandardGamepadButtonCenterLeft,
	ebiten.KeyUp: ebiten.StandardGamepadButtonLeftTop, ebiten.KeyDown: ebiten.StandardGamepadButtonLeftBottom,
	ebiten.KeyLeft: ebiten.StandardGamepadButtonLeftLeft, ebiten.KeyRight: ebiten.StandardGamepadButtonLeftRight,
}

// byPad holds the buttons of the keys of this tick, and returns the keys that a gamepad does not have.
func (h *Hands) byPad(left []ebiten.Key) []ebiten.Key {
	h.pressed = 0
	for _, k := range h.keys {
		if b, ok := padButtons[k]; ok {
			h.pressed |= 1 << b
		} else {
			left = append(left, k)
		}
	}
	return left
}

// Tick runs one tick.
func (h *Hands) Tick(t testing.TB) {
	t.Helper()
	if err := h.tick(); err != nil {
		t.Fatal(err)
	}
}

// Move moves the mouse to a place of the stage.
func (h *Hands) Move(x, y float64) {
	f := h.fit()
	h.X, h.Y = x*f.Unit+f.Left, y*f.Unit+f.Top
}

// Click clicks at a place of the stage.
func (h *Hands) Click(t testing.TB, x, y float64) {
	t.Helper()
	h.Drag(t, x, y, x, y)
}

// Drag drags from one place of the stage to another.
func (h *Hands) Drag(t testing.TB, x, y, toX, toY float64) {
	t.Helper()
	h.Move(x, y)
	h.Tick(t)
	h.Left = true
	h.Tick(t)
	const steps = 5
	for i := range steps {
		if x == toX && y == toY {
			break
		}
		part := float64(i+1) / steps
		h.Move(x+(toX-x)*part, y+(toY-y)*part)
		h.Tick(t)
	}
	h.Left = false
	h.Tick(t)
}

// Hit presses a key in the next tick.
func (h *Hands) Hit(k ebiten.Key) { h.keys = append(h.keys, k) }

// Press presses a key.
func (h *Hands) Press(t testing.TB, k ebiten.Key) {
	t.Helper()
	h.keys = []ebiten.Key{k}
	h.Tick(t)
}

// Type types a text into the focused field.
func (h *Hands) Type(t testing.TB, text string) {
	t.Helper()
	h.Runes = []rune(text)
	h.Tick(t)
}

// Button clicks the button with a label.
func (h *Hands) Button(t testing.TB, bs *ui.Buttons, label string) {
	t.Helper()
	for _, b := range bs.List {
		if b.Label == label {
			x, y := b.Box.Middle()
			h.Click(t, x, y)
			return
		}
	}
	t.Fatalf("there is no button %q", label)
}
