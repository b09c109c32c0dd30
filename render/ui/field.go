package ui

import (
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/art/pen"
)

// Field is a line of text that can be typed into.
type Field struct {
	Box     Box
	Text    string
	Hint    string // shown while it is empty
	Most    int    // letters
	Numbers bool   // takes digits only
	Focus   bool
	Fresh   bool // what stands there is a suggestion: typing begins anew
	blink   float64
}

// Update takes in typing and clicks, and reports whether the text has changed.
func (f *Field) Update(p *Pointer, dt float64) bool {
	if p.Pressed {
		f.Focus = f.Box.Has(p.X, p.Y)
		f.blink = 0
	}
	if !f.Focus {
		return false
	}
	f.blink += dt
	before := f.Text
	for _, r := range p.Runes {
		if f.Fresh {
			f.Text, f.Fresh = "", false
		}
		if len([]rune(f.Text)) < f.Most && unicode.IsPrint(r) && (!f.Numbers || unicode.IsDigit(r)) {
			f.Text += string(r)
		}
	}
	if p.Key(ebiten.KeyBackspace) && f.Text != "" {
		f.Fresh = false
		r := []rune(f.Text)
		f.Text = string(r[:len(r)-1])
	}
	if p.Confirm() || p.Key(ebiten.KeyEscape) {
		f.Focus = false
	}
	return f.Text != before
}

// Draw draws the field, and a cursor that blinks while it is typed into.
func (f *Field) Draw(c *Canvas) {
	c.Plate(f.Box, pen.Paper)
	x, y := f.Box.X+14, f.Box.Y+f.Box.H*0.66
	st := Body(f.Box.H*0.46, pen.Ink)
	if f.Text == "" && !f.Focus {
		c.Text(f.Hint, x, y, Body(f.Box.H*0.42, pen.Mix(pen.Ink, pen.Paper, 0.35)), pen.Left)
	}
	c.Text(f.Text, x, y, st, pen.Left)
	if f.Focus {
		c.Put(c.Art.Glow(art.GlowChosen, c.Pixels(f.Box.W), c.Pixels(f.Box.H), c.Unit*0.6), f.Box.X, f.Box.Y)
		if int(f.blink*2)%2 == 0 {
			c.Text("|", x+c.TextWidth(f.Text, st)+1, y-1, st, pen.Left)
		}
	}
}
