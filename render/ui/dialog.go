package ui

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/furniture"
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

// Where the parts of a dialog lie: the star that calls for attention reaches out of its
// upper left corner.
var (
	dialogBox   = BoxAt(490, 330, 940, 400)
	dialogWords = BoxAt(dialogBox.X+176, dialogBox.Y+34, dialogBox.W-226, 230)
	dialogFoot  = BoxAt(dialogBox.X+50, dialogBox.Y+dialogBox.H-116, dialogBox.W-100, 76)
)

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
	half := (dialogFoot.W - 30) / 2
	d.Buttons.Add(Button{Box: BoxAt(dialogFoot.X, dialogFoot.Y, half, dialogFoot.H), Label: yes, Ground: furniture.RedEnd, Do: d.yes})
	d.Buttons.Add(Button{Box: BoxAt(dialogFoot.X+half+30, dialogFoot.Y, half, dialogFoot.H), Label: no, Do: d.Close})
}

// mostName is how long a name may be, in letters.
const mostName = 40

// Ask asks for a name; text is what stands there at first, and do is given what stands
// there on a yes.
func (d *Dialog) Ask(words, text, yes, no string, do func(name string)) {
	d.Show(words, "", yes, no, func() { do(d.Name.Text) })
	d.Name = Field{Box: BoxAt(dialogWords.X, dialogFoot.Y-100, dialogWords.W, 70), Text: text, Hint: "name", Most: mostName, Focus: true, Fresh: true}
	d.named = true
	d.Buttons.List[0].Ground = furniture.BlueBig
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
	c.Veil(0.62)
	line, mark := pen.CanDo, "?"
	if d.named {
		line = pen.Chosen
	}
	c.Sign(dialogBox, line)
	c.Starburst(dialogBox.X+44, dialogBox.Y+66, 118, furniture.BlueBig, pen.Fade(pen.RGB(0x5f9bff), 0.7), pen.Fade(pen.RGB(0x0f2f80), 0.9))
	c.Shout(mark, dialogBox.X+44, dialogBox.Y+120, 160, Display(150, pen.Paper), pen.Centre, furniture.Edge{Colour: pen.Ink, Width: 16, Depth: 7, Side: pen.RGB(0x0f2f80)})
	d.drawWords(c)
	if d.named {
		d.Name.Draw(c)
	}
	d.Buttons.Draw(c)
}

// drawWords draws the question large, and smaller where it is long, and below it what
// else is to be said.
func (d *Dialog) drawWords(c *Canvas) {
	in := dialogWords
	if d.named {
		in.H -= 90
	}
	words := strings.ToUpper(d.words)
	st := Display(52, pen.Paper)
	lines := c.Wrap(words, st, in.W)
	for len(lines) > 2 && st.Size > 34 {
		st.Size -= 2
		lines = c.Wrap(words, st, in.W)
	}
	high := float64(len(lines)) * st.Size * 1.1
	if d.second != "" {
		high += 76
	}
	y := in.Y + max(0, (in.H-high)/2) + st.Size*0.84
	for _, line := range lines {
		c.Label(line, in.X, y, in.W, st, pen.Left)
		y += st.Size * 1.1
	}
	c.Paragraph(d.second, in.X, y+4, in.W, 32, 2, Body(26, pen.SoftPaper), pen.Left)
}

// Restless reports whether the dialog looks otherwise now than it was drawn.
func (d *Dialog) Restless() bool { return d.shown && d.named && d.Name.Restless() }
