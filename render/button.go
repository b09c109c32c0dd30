package render

import (
	"image/color"

	"lineup/engine"
	"lineup/render/art"
)

// button is something to click: what it says, where it is, what it does.
type button struct {
	box    box
	label  string
	slant  bool
	ground color.NRGBA   // zero for the usual one
	off    bool          // cannot be used now
	on     bool          // is the chosen one of several
	option engine.Option // what it answers, on the table
	do     func()
}

// buttons are the buttons of one scene or panel. They are laid out anew when
// what they stand for changes, and only looked at in between.
type buttons struct {
	list  []button
	hover int // index plus one
	held  int // index plus one of the one the press began on
}

func (b *buttons) clear() { b.list, b.hover, b.held = b.list[:0], 0, 0 }

func (b *buttons) add(add button) { b.list = append(b.list, add) }

// at is the index plus one of the button at a place, 0 for none.
func (b *buttons) at(x, y float64) int {
	for i := range b.list {
		if b.list[i].box.has(x, y) {
			return i + 1
		}
	}
	return 0
}

// update lets the pointer work on the buttons and tells whether it is on one.
// Of a button that is let go, do is called last: it may lay everything out anew.
func (b *buttons) update(p *pointer) bool {
	b.hover = b.at(p.x, p.y)
	if p.pressed {
		b.held = b.hover
	}
	if p.released {
		held := b.held
		b.held = 0
		if held != 0 && held == b.hover && !b.list[held-1].off {
			b.list[held-1].do()
			return true
		}
	}
	return b.hover != 0
}

func (b *buttons) draw(c *canvas) {
	for i := range b.list {
		b.list[i].draw(c, b.hover == i+1, b.held == i+1)
	}
}

func (b *button) draw(c *canvas, hover, held bool) {
	look := art.ButtonLook{Label: b.label, Width: c.pixels(b.box.w), Height: c.pixels(b.box.h), Ground: b.ground, Shape: art.RoundButton}
	if b.slant {
		look.Shape = art.SlantButton
	}
	switch {
	case b.off:
		look.State = art.ButtonDisabled
	case held && hover:
		look.State = art.ButtonPressed
	case hover:
		look.State = art.ButtonHover
	}
	if b.on && b.ground == (color.NRGBA{}) {
		look.Ground = art.Chosen
	}
	c.put(c.art.Button(look), b.box.x, b.box.y)
	if b.on {
		size := b.box.h * 0.5
		c.put(art.Sprite{Image: c.art.Tick(c.pixels(size))}, b.box.x+b.box.w-size*0.7, b.box.y-size*0.3)
	}
}
