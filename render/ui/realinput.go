package ui

import (
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"lineup/render/ui/action"
)

// RealInput is the Input of the real window. While a field takes typing, text comes from the
// system's input method.
type RealInput struct {
	composer textinput.Composer
	options  textinput.SessionOptions // of the field that takes typing
	typed    []rune                   // of this tick, from the input method
	writing  string                   // not chosen yet
	on       bool                     // the input method is asked for text
	failed   bool                     // the system has none
	began    time.Time
	pads     []ebiten.GamepadID
}

// NewRealInput returns the input of the real window.
func NewRealInput() *RealInput {
	in := &RealInput{began: time.Now()}
	in.composer.OnNewSession = func() *textinput.SessionOptions { return &in.options }
	in.composer.OnComposition = func(c *textinput.Composition) { in.writing = c.Text() }
	in.composer.OnCommit = func(c *textinput.Commit) { in.typed = append(in.typed, []rune(c.Text())...) }
	return in
}

// Read reads the mouse and the keyboard.
func (in *RealInput) Read(r *Reading) {
	x, y := ebiten.CursorPosition()
	r.CursorX, r.CursorY = float64(x), float64(y)
	r.Left = held(ebiten.MouseButtonLeft)
	r.Right = held(ebiten.MouseButtonRight)
	_, r.Wheel = ebiten.Wheel()
	r.Keys = inpututil.AppendJustPressedKeys(r.Keys[:0])
	r.Down = slices.DeleteFunc(inpututil.AppendPressedKeys(r.Down[:0]), isModifier)
	relabel(r.Keys, ebiten.KeyName)
	relabel(r.Down, ebiten.KeyName)
	r.Ctrl = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	r.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	r.Dropped = ebiten.DroppedFiles()
	r.Pad = in.readPads()
	r.Clock = time.Since(in.began).Seconds()
	in.readText(r)
}

// relabel puts keys by their labels in place of keys by their positions. Ebitengine names a key after what a US
// keyboard has in that position. On a German one, the key called Y is labeled Z. A key whose label is neither
// a letter nor a sign of a US keyboard stays.
func relabel(keys []ebiten.Key, labelOf func(ebiten.Key) string) {
	for i, k := range keys {
		if _, ok := action.Labeled(action.Of(k).Name()); !ok {
			continue // digits, for which some keyboards need Shift, and keys without a character
		}
		if by, ok := action.Labeled(labelOf(k)); ok {
			keys[i] = by
		}
	}
}

// isModifier reports whether a key works only together with others.
func isModifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
		return true
	default:
		return false
	}
}

// readPads returns the state of all gamepads with the standard layout.
func (in *RealInput) readPads() (p PadReading) {
	in.pads = ebiten.AppendGamepadIDs(in.pads[:0])
	far := func(a, b float64) float64 { // the one farther from the middle
		if math.Abs(b) > math.Abs(a) {
			return b
		}
		return a
	}
	for _, id := range in.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		p.Plugs = true
		for k := range ebiten.StandardGamepadButtonMax + 1 {
			if ebiten.IsStandardGamepadButtonPressed(id, k) {
				p.Held |= 1 << k
			}
		}
		p.X = far(p.X, ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal))
		p.Y = far(p.Y, ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical))
		p.Scroll = far(p.Scroll, ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical))
	}
	return p
}

// readText reads the typed text. A key that the input method uses, such as Enter to choose a word, isn't
// a key of the game.
func (in *RealInput) readText(r *Reading) {
	typing := !r.Caret.Empty() && !in.failed
	switch {
	case typing:
		in.options.CaretBounds = r.Caret
		before := in.writing
		_, err := in.composer.Update()
		in.failed = err != nil
		if before != "" || in.writing != "" {
			r.Keys, r.Down = r.Keys[:0], r.Down[:0]
		}
	case in.on:
		in.composer.Confirm()
	}
	if in.on = typing; typing {
		r.Runes = append(r.Runes[:0], in.typed...)
	} else {
		r.Runes = append(ebiten.AppendInputChars(r.Runes[:0]), in.typed...)
	}
	in.typed, r.Composing = in.typed[:0], in.writing
}
