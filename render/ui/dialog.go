package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
)

// Dialog asks once more before something is lost, or for a name.
type Dialog struct {
	words, second string
	Name          Field // what was asked for by Ask
	named         bool
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
	d.words, d.second, d.shown, d.named = words, second, true, false
	d.yes = func() { d.shown = false; do() }
	d.Buttons.Clear()
	d.Buttons.Add(Button{Box: BoxAt(dialogBox.X+50, dialogBox.Y+160, 270, 64), Label: yes, Ground: pen.EndRed, Do: d.yes})
	d.Buttons.Add(Button{Box: BoxAt(dialogBox.X+360, dialogBox.Y+160, 270, 64), Label: no, Do: d.Close})
}

// mostName is how long a name may be, in letters.
const mostName = 40

// Ask asks for a name; text is what stands there at first, and do is given what stands
// there on a yes.
func (d *Dialog) Ask(words, text, yes, no string, do func(name string)) {
	d.Show(words, "", yes, no, func() { do(d.Name.Text) })
	d.Name = Field{Box: BoxAt(dialogBox.X+50, dialogBox.Y+88, dialogBox.W-100, 54), Text: text, Hint: "name", Most: mostName, Focus: true, Fresh: true}
	d.named = true
}

// Update reports whether the dialog is open: it takes all input.
func (d *Dialog) Update(p *Pointer) bool {
	if !d.shown {
		return false
	}
	p.Take(d)
	switch {
	case p.Key(ebiten.KeyEscape):
		d.Close()
	case p.Confirm(), p.Key(ebiten.KeyE) && !d.named:
		d.yes()
	case d.named && d.Name.Update(p, Tick):
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
	if d.named {
		d.Name.Draw(c)
	}
	d.Buttons.Draw(c)
}
