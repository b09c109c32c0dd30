package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// logPanel is the log: every line the viewer may read, latest at the bottom.
type logPanel struct {
	open    bool
	lines   []logLine
	first   []int   // where each line of the table's log that was laid out begins in lines
	hover   int     // index plus one of the line of the table's log under the pointer
	scroll  float64 // how far up from the latest line
	buttons ui.Buttons
}

// logLine is one line as it is set.
type logLine struct {
	words string
	face  *art.Face // of the card it is about, nil for none
	turn  bool      // a turn begins
	of    int       // the line of the table's log that it is, or goes on
}

const logPitch = 27.0

var (
	logBox    = ui.BoxAt(1330, 20, 570, 1040)
	logInside = ui.BoxAt(logBox.X+20, logBox.Y+74, logBox.W-40, logBox.H-94)
	logStyle  = ui.Body(18, pen.Paper)
)

func (d *logPanel) close() { *d = logPanel{} }

func (d *logPanel) toggle() {
	if d.open {
		d.close()
		return
	}
	d.open = true
	d.buttons.Add(ui.Button{Box: ui.BoxAt(logBox.X+logBox.W-126, logBox.Y+14, 110, 44), Label: "CLOSE", Do: d.close})
}

// drop forgets all lines of the table's log from number n on: they read otherwise now.
func (d *logPanel) drop(n int) {
	if n < len(d.first) {
		d.lines, d.first = d.lines[:d.first[n]], d.first[:n]
	}
}

// lay sets the lines that were added since to what can be read so far. Face gives
// what a line is about.
func (d *logPanel) lay(lines []match.Line, face func(engine.CardID) *art.Face, c *ui.Canvas) {
	d.drop(max(0, len(d.first)-1)) // the latest line may have grown
	for of := len(d.first); of < len(lines); of++ {
		l := lines[of]
		d.first = append(d.first, len(d.lines))
		about := face(l.Card)
		for i, words := range c.Wrap(l.Text, logStyle, logInside.W-24) {
			if i > 0 {
				words = "    " + words
			}
			d.lines = append(d.lines, logLine{words, about, l.Turn, of})
		}
	}
}

func (d *logPanel) most() float64 {
	return math.Max(0, float64(len(d.lines))*logPitch-logInside.H)
}

// lineAt is the line at a place, nil for none.
func (d *logPanel) lineAt(x, y float64) *logLine {
	if !logInside.Has(x, y) {
		return nil
	}
	i := int(math.Floor((y - logInside.Y + d.top()) / logPitch))
	if i < 0 || i >= len(d.lines) {
		return nil
	}
	return &d.lines[i]
}

// top is how far the text is moved up.
func (d *logPanel) top() float64 { return d.most() - d.scroll }

// update reports whether the pointer is on the log, and the line that was clicked, nil
// for none.
func (d *logPanel) update(p *ui.Pointer, z *ui.Zoom) (over bool, clicked *logLine) {
	d.hover = 0
	if !d.open {
		return false, nil
	}
	if p.Key(ebiten.KeyEscape) || p.Key(ebiten.KeyL) {
		d.close()
		return true, nil
	}
	if !logBox.Has(p.X, p.Y) {
		return false, nil
	}
	p.Take(d)
	if d.buttons.Update(p) {
		return true, nil
	}
	d.scroll = math.Max(0, math.Min(d.most(), d.scroll+p.Wheel*logPitch*3))
	z.At = ui.ZoomLow
	l := d.lineAt(p.X, p.Y)
	if l == nil {
		z.Follow(p, nil)
		return true, nil
	}
	d.hover = l.of + 1
	z.Follow(p, l.face)
	if pressed := d.lineAt(p.PressX, p.PressY); p.Released && pressed != nil && pressed.of == l.of {
		clicked = l
	}
	return true, clicked
}

func (d *logPanel) draw(c *ui.Canvas) {
	if !d.open {
		return
	}
	c.Plate(logBox, pen.Mix(pen.Night, pen.Ink, 0.3))
	c.Text("LOG", logBox.X+24, logBox.Y+52, ui.Display(44, pen.Paper), pen.Left)
	d.buttons.Draw(c)
	first := max(0, int(d.top()/logPitch))
	for i := first; i < len(d.lines); i++ {
		y := logInside.Y + float64(i)*logPitch - d.top()
		if y < logInside.Y-1 {
			continue
		}
		if y+logPitch > logInside.Y+logInside.H+1 {
			break
		}
		st, x := logStyle, logInside.X+14
		if d.lines[i].turn {
			st, x = ui.Heavy(18, pen.CanDo), logInside.X
		} else if d.lines[i].face != nil {
			st.Colour = pen.SoftPaper
		}
		if d.lines[i].of == d.hover-1 {
			st.Colour = pen.Chosen
		}
		c.Text(d.lines[i].words, x, y+20, st, pen.Left)
	}
}
