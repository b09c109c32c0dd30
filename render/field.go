package render

import (
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
)

// field is a line of text that can be typed into.
type field struct {
	box     box
	text    string
	hint    string // shown while it is empty
	most    int    // letters
	numbers bool   // takes digits only
	focus   bool
	blink   float64
}

// update takes in typing and clicks, and tells whether the text has changed.
func (f *field) update(p *pointer, dt float64) bool {
	if p.pressed {
		f.focus = f.box.has(p.x, p.y)
		f.blink = 0
	}
	if !f.focus {
		return false
	}
	f.blink += dt
	before := f.text
	for _, r := range p.Runes {
		if len([]rune(f.text)) < f.most && unicode.IsPrint(r) && (!f.numbers || unicode.IsDigit(r)) {
			f.text += string(r)
		}
	}
	if p.key(ebiten.KeyBackspace) && f.text != "" {
		r := []rune(f.text)
		f.text = string(r[:len(r)-1])
	}
	if p.confirm() || p.key(ebiten.KeyEscape) {
		f.focus = false
	}
	return f.text != before
}

func (f *field) draw(c *canvas) {
	c.plate(f.box, art.Paper)
	x, y := f.box.x+14, f.box.y+f.box.h*0.66
	st := body(f.box.h*0.46, art.Ink)
	if f.text == "" && !f.focus {
		c.text(f.hint, x, y, body(f.box.h*0.42, art.Mix(art.Ink, art.Paper, 0.35)), art.Left)
	}
	c.text(f.text, x, y, st, art.Left)
	if f.focus {
		c.put(c.art.Glow(art.GlowChosen, c.pixels(f.box.w), c.pixels(f.box.h), c.unit*0.6), f.box.x, f.box.y)
		if int(f.blink*2)%2 == 0 {
			c.text("|", x+c.textWidth(f.text, st)+1, y-1, st, art.Left)
		}
	}
}
