package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
)

// Dialog asks once more before something is lost.
type Dialog struct {
	words, second string
	Buttons       Buttons // yes, then no
	yes           func()
	shown         bool
}

var dialogBox = BoxAt(620, 360, 680, 260)

// Open reports whether the dialog waits for an answer.
func (d *Dialog) Open() bool { return d.shown }

// Close takes the dialog away without an answer.
func (d *Dialog) Close() { d.shown = false }

// Show asks in one or two lines; yes and no are the labels of the buttons, and do
// is done on a yes.
func (d *Dialog) Show(words, second, yes, no string, do func()) {
	d.words, d.second, d.shown = words, second, true
	d.yes = func() { d.shown = false; do() }
	d.Buttons.Clear()
	d.Buttons.Add(Button{Box: BoxAt(dialogBox.X+50, dialogBox.Y+160, 270, 64), Label: yes, Ground: pen.EndRed, Do: d.yes})
	d.Buttons.Add(Button{Box: BoxAt(dialogBox.X+360, dialogBox.Y+160, 270, 64), Label: no, Do: d.Close})
}

// Update reports whether the dialog is open: it takes all input.
func (d *Dialog) Update(p *Pointer) bool {
	if !d.shown {
		return false
	}
	switch {
	case p.Key(ebiten.KeyEscape):
		d.Close()
	case p.Confirm(), p.Key(ebiten.KeyE):
		d.yes()
	default:
		d.Buttons.Update(p)
	}
	return true
}

// Draw draws the dialog over everything drawn so far.
func (d *Dialog) Draw(c *Canvas) {
	if !d.shown {
		return
	}
	c.Veil(0.5)
	c.Plate(dialogBox, pen.Night)
	x := dialogBox.X + dialogBox.W/2
	c.Text(d.words, x, dialogBox.Y+66, Body(27, pen.Paper), pen.Centre)
	c.Text(d.second, x, dialogBox.Y+110, Body(22, pen.Mist), pen.Centre)
	d.Buttons.Draw(c)
}
