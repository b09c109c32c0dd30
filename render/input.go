package render

import (
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
	Space            bool         // held
	Runes            []rune       // typed in this tick
}

// window is the Input of the real window.
type window struct{}

func (window) Read(r *Reading) {
	x, y := ebiten.CursorPosition()
	r.CursorX, r.CursorY = float64(x), float64(y)
	r.Left = held(ebiten.MouseButtonLeft)
	r.Right = held(ebiten.MouseButtonRight)
	_, r.Wheel = ebiten.Wheel()
	r.Keys = inpututil.AppendJustPressedKeys(r.Keys[:0])
	r.Space = ebiten.IsKeyPressed(ebiten.KeySpace)
	r.Runes = ebiten.AppendInputChars(r.Runes[:0])
}

// held tells whether a button is down, or was for a moment since the last tick: a
// short click must not be lost in a slow frame.
func held(b ebiten.MouseButton) bool {
	return ebiten.IsMouseButtonPressed(b) || inpututil.IsMouseButtonJustPressed(b)
}

// dragThreshold is how far the pointer must go, in pixels, before a press is a
// drag.
const dragThreshold = 8

// pointer is the input of one tick as scenes read it: places on the stage, and
// what has changed since the tick before.
type pointer struct {
	Reading
	x, y           float64
	pressX, pressY float64 // where the left button went down
	pressed        bool    // the left button went down
	released       bool    // the left button went up
	rightPressed   bool
	dragging       bool // the left button is held and has moved far enough
	moved          bool
	still          float64 // seconds without movement
	wasLeft        bool
	wasRight       bool
}

// read takes in one tick that lasts dt seconds.
func (p *pointer) read(in Input, f fit, dt float64) {
	lastX, lastY := p.CursorX, p.CursorY
	in.Read(&p.Reading)
	p.x, p.y = f.stage(p.CursorX, p.CursorY)
	p.moved = lastX != p.CursorX || lastY != p.CursorY
	p.still += dt
	if p.moved {
		p.still = 0
	}
	p.pressed = p.Left && !p.wasLeft
	p.released = !p.Left && p.wasLeft
	p.rightPressed = p.Right && !p.wasRight
	p.wasLeft, p.wasRight = p.Left, p.Right
	if p.pressed {
		p.pressX, p.pressY, p.dragging = p.x, p.y, false
	}
	if p.Left && math.Hypot(p.x-p.pressX, p.y-p.pressY)*f.unit > dragThreshold {
		p.dragging = true
	}
	if !p.Left && !p.released {
		p.dragging = false
	}
}

// clicked tells whether a press that began and ended in a box was let go now.
func (p *pointer) clicked(b box) bool {
	return p.released && b.has(p.x, p.y) && b.has(p.pressX, p.pressY)
}

// key tells whether a key was pressed in this tick.
func (p *pointer) key(k ebiten.Key) bool {
	for _, pressed := range p.Keys {
		if pressed == k {
			return true
		}
	}
	return false
}

// confirm tells whether Enter was pressed.
func (p *pointer) confirm() bool { return p.key(ebiten.KeyEnter) || p.key(ebiten.KeyNumpadEnter) }
