package ui

import (
	"strings"

	"lineup/game/naming"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// Dialog asks for a name, or for confirmation before something is lost.
type Dialog struct {
	words, second string
	Name          Field // the name that Ask asks for
	named         bool
	Buttons       Buttons // yes, then no
	yes           func()
	shown         bool
	text          float64 // the scale of sentences that it is laid out for
	tall          bool    // it is laid out for a tall window
}

// dialogLayout has the places of a dialog's parts. A star for attention reaches out of its upper
// left corner.
type dialogLayout struct{ box, words, foot, left, right, name Box }

// layDialog lays out a dialog for a scale of sentences. In a tall window it is higher instead of wider.
func layDialog(text float64, tall bool) dialogLayout {
	w, h := 940+440*(text-1), 400+240*(text-1)
	if most := ColumnWidth - 200; tall && w > most {
		w, h = most, h*w/most
	}
	l := dialogLayout{box: BoxAt((StageWidth-w)/2, 530-h/2, w, h)}
	l.words = BoxAt(l.box.X+176, l.box.Y+34, l.box.W-226, l.box.H-170)
	l.foot = BoxAt(l.box.X+50, l.box.Y+l.box.H-116, l.box.W-100, 76)
	half := (l.foot.W - 30) / 2
	l.left, l.right = BoxAt(l.foot.X, l.foot.Y, half, l.foot.H), BoxAt(l.foot.X+half+30, l.foot.Y, half, l.foot.H)
	l.name = BoxAt(l.words.X, l.foot.Y-100, l.words.W, 70)
	return l
}

// lay puts the parts of the dialog in their places.
func (d *Dialog) lay() dialogLayout {
	l := layDialog(max(1, d.text), d.tall)
	d.Buttons.List[0].Box, d.Buttons.List[1].Box, d.Name.Box = l.left, l.right, l.name
	return l
}

// Shown reports whether the dialog waits for an answer.
func (d *Dialog) Shown() bool { return d.shown }

// Holds holds everything below until the answer.
func (d *Dialog) Holds(*Pointer) Holds { return HoldAll }

// Close closes the dialog without an answer.
func (d *Dialog) Close() { d.shown = false }

// Show asks a question in one or two lines. Yes and no are the labels of the buttons. Do runs on a
// yes.
func (d *Dialog) Show(words, second, yes, no string, do func()) {
	d.words, d.second, d.shown, d.named = words, second, true, false
	d.yes = func() { d.shown = false; do() }
	d.Buttons.Clear()
	d.Buttons.Add(Button{Label: yes, Act: action.Choose, Ground: chrome.RedEnd, Do: d.yes})
	d.Buttons.Add(Button{Label: no, Act: action.Back, Do: d.Close})
	d.lay()
}

// Ask asks for a name. Text is the suggestion, and do gets the final text on a yes.
func (d *Dialog) Ask(words, text, yes, no string, do func(name string)) {
	d.Show(words, "", yes, no, func() { do(d.Name.Text) })
	d.Name = Field{Text: text, Hint: "name", Max: naming.MaxLetters, Focus: true, Fresh: true}
	d.named = true
	d.Buttons.List[0].Ground = chrome.BlueBig
	d.Buttons.List[0].Prefers = true // the name is nearer to no
	d.lay()
}

// Update runs one tick of the dialog.
func (d *Dialog) Update(p *Pointer) bool {
	switch {
	case p.Does(action.Back):
		d.Close()
	case p.Confirm():
		d.yes()
	case d.named && d.Name.Update(p, Tick):
	default:
		d.Buttons.Update(p)
	}
	return true
}

// Draw draws the dialog over everything drawn so far.
func (d *Dialog) Draw(c *Canvas) {
	d.text, d.tall = c.TextScale, c.Narrow
	c.Asks(d.words, d.second)
	l := d.lay()
	c.Veil(0.62)
	line, mark := pen.CanDo, "?"
	if d.named {
		line = pen.Chosen
	}
	c.Sign(l.box, line)
	c.Starburst(l.box.X+44, l.box.Y+66, 118, chrome.BlueBig, pen.Fade(pen.RGB(0x5f9bff), 0.7), pen.Fade(pen.RGB(0x0f2f80), 0.9))
	c.Shout(mark, l.box.X+44, l.box.Y+120, 160, Display(150, pen.Paper), pen.Centre, chrome.Edge{Colour: pen.Ink, Width: 16, Depth: 7, Side: pen.RGB(0x0f2f80)})
	d.drawWords(c, l.words)
	if d.named {
		d.Name.Draw(c)
	}
	d.Buttons.Draw(c)
}

// dialogPitch is the distance between the lines below the question.
const dialogPitch = 32.0

// drawWords draws the question in large letters, smaller if it is long, and the second line below
// it.
func (d *Dialog) drawWords(c *Canvas, in Box) {
	if d.named {
		in.H -= 90
	}
	words := strings.ToUpper(d.words)
	st := Display(52*max(1, min(c.TextScale, 1.4)), pen.Paper) // never smaller than the sentence below
	const most = 5
	lines := c.WrapAtMost(words, st, in.W, most)
	for len(lines) > 2 && st.Size > 34 {
		st.Size -= 2
		lines = c.WrapAtMost(words, st, in.W, most)
	}
	lines = c.evened(words, lines, st, in.W)
	high := float64(len(lines)) * st.Size * 1.1
	below := max(1, int((in.H-high-12)/dialogPitch)) // lines of usual letters that fit below
	body := Body(26, pen.SoftPaper)
	if d.second != "" {
		high += 12 + c.ParagraphHeight(d.second, in.W, dialogPitch, below, body)
	}
	y := in.Y + max(0, (in.H-high)/2) + st.Size*0.84
	for _, line := range lines {
		c.Label(line, in.X, y, in.W, st, pen.Left)
		y += st.Size * 1.1
	}
	y += 12 + body.Size*0.92 - st.Size*0.84 // from the next line of the question to the first one below it
	c.Paragraph(d.second, in.X, y, in.W, dialogPitch, below, body, pen.Left)
}

// evened returns lines of as many words in a narrower room, if the last of them is short and no more lines are needed.
func (c *Canvas) evened(words string, lines []string, st pen.Style, room float64) []string {
	const part, step, least = 0.4, 0.1, 0.55 // of the room
	for k := 1 - step; len(lines) > 1 && k >= least && c.TextWidth(lines[len(lines)-1], st) < room*part; k -= step {
		narrow := c.WrapAtMost(words, st, room*k, len(lines)+1)
		if len(narrow) > len(lines) {
			break
		}
		lines = narrow
	}
	return lines
}

// Restless reports whether the dialog looks different now from its last drawing.
func (d *Dialog) Restless() bool { return d.shown && d.named && d.Name.Restless() }
