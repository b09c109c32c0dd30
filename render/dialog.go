package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
)

// dialog asks once more before something is lost.
type dialog struct {
	words, second string
	buttons       buttons
	yes           func()
	agreed        bool // the answer was yes and is being carried out
	shown         bool
}

var dialogBox = box{620, 360, 680, 260}

func (d *dialog) open() bool { return d.shown }

func (d *dialog) close() { d.shown, d.agreed = false, false }

func (d *dialog) show(words, second, yes, no string, do func()) {
	d.words, d.second, d.shown = words, second, true
	d.yes = func() { d.shown = false; do() }
	d.buttons.clear()
	d.buttons.add(button{box: box{dialogBox.x + 50, dialogBox.y + 160, 270, 64}, label: yes, ground: art.EndRed, do: d.yes})
	d.buttons.add(button{box: box{dialogBox.x + 360, dialogBox.y + 160, 270, 64}, label: no, do: d.close})
}

// update tells whether the dialog is open: it takes all input.
func (d *dialog) update(p *pointer) bool {
	if !d.shown {
		return false
	}
	switch {
	case p.key(ebiten.KeyEscape):
		d.close()
	case p.confirm(), p.key(ebiten.KeyE):
		d.yes()
	default:
		d.buttons.update(p)
	}
	return true
}

func (d *dialog) draw(c *canvas) {
	if !d.shown {
		return
	}
	c.veil(0.5)
	c.plate(dialogBox, art.Night)
	x := dialogBox.x + dialogBox.w/2
	c.text(d.words, x, dialogBox.y+66, body(27, art.Paper), art.Centre)
	c.text(d.second, x, dialogBox.y+110, body(22, art.Mist), art.Centre)
	d.buttons.draw(c)
}
