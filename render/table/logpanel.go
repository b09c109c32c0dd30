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
	away    float64 // how far it lies to the right of its place on the stage
	buttons ui.Buttons
}

// logLine is one line as it is set.
type logLine struct {
	words string
	face  *art.Face // of the card it is about, nil for none
	turn  bool      // a turn begins
	of    int       // the line of the table's log that it is, or goes on
}

const (
	logPitch = 35.0
	logIn    = 62.0 // what a line says is set in by, for the picture of what it is about
)

var (
	logBox    = ui.BoxAt(1236, 18, 666, 1040)
	logInside = ui.BoxAt(logBox.X+20, logBox.Y+96, logBox.W-40, 26*logPitch)
	logStyle  = ui.Body(ui.LeastMenu, pen.Paper)
)

// box and inside are where the log lies: at the right of the table.
func (d *logPanel) box() ui.Box    { return moved(logBox, d.away) }
func (d *logPanel) inside() ui.Box { return moved(logInside, d.away) }

func moved(b ui.Box, right float64) ui.Box {
	b.X += right
	return b
}

// fit moves the log to the right of a table in a window.
func (d *logPanel) fit(f ui.Fit) {
	room := layGeometry(f).room
	away := room.X + room.W - ui.StageWidth
	for i := range d.buttons.List {
		d.buttons.List[i].Box.X += away - d.away
	}
	d.away = away
}

func (d *logPanel) close() { *d = logPanel{} }

func (d *logPanel) toggle() {
	if d.open {
		d.close()
		return
	}
	d.open = true
	d.buttons.Add(ui.Button{Box: ui.BoxAt(d.box().X+d.box().W-206, d.box().Y+16, 184, ui.LeastTarget), Label: "CLOSE", Key: "L", Do: d.close})
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
		room := logInside.W - logIn - 20
		if l.Turn {
			room += logIn
		}
		for _, words := range c.Wrap(l.Text, logStyle, room) {
			d.lines = append(d.lines, logLine{words, about, l.Turn, of})
		}
	}
}

func (d *logPanel) most() float64 {
	return math.Max(0, float64(len(d.lines))*logPitch-logInside.H)
}

// lineAt is the line at a place, nil for none.
func (d *logPanel) lineAt(x, y float64) *logLine {
	if !d.inside().Has(x, y) {
		return nil
	}
	i := int(math.Floor((y - d.inside().Y + d.top()) / logPitch))
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
	if !d.box().Has(p.X, p.Y) {
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
	d.fit(c.Fit)
	c.Panel(d.box(), pen.CanDo)
	c.Shout("LOG", d.box().X+28, d.box().Y+76, 300, ui.Display(74, pen.Paper), pen.Left, art.Edge{Colour: pen.Ink, Width: 13, Depth: 6, Side: art.RedEnd})
	d.buttons.Draw(c)
	c.Well(d.inside().Grown(6))
	first := max(0, int(d.top()/logPitch))
	for i := first; i < len(d.lines); i++ {
		y := d.inside().Y + float64(i)*logPitch - d.top()
		if y < d.inside().Y-1 {
			continue
		}
		if y+logPitch > d.inside().Y+d.inside().H+1 {
			break
		}
		d.drawLine(c, i, y)
	}
	at := ui.Scroll{At: d.top()}
	at.Draw(c, ui.BoxAt(d.inside().X, d.inside().Y, d.inside().W+14, logInside.H), float64(len(d.lines))*logPitch)
}

// drawLine draws one line, its top at y. Before the first line about a card stands its
// picture.
func (d *logPanel) drawLine(c *ui.Canvas, i int, y float64) {
	l := &d.lines[i]
	begins := i == 0 || d.lines[i-1].of != l.of
	st, x := logStyle, d.inside().X+logIn
	switch {
	case l.turn:
		st, x = ui.Bold(ui.LeastMenu, pen.CanDo), d.inside().X+8
		if begins {
			c.Tray(ui.BoxAt(d.inside().X, y+1, d.inside().W, 2), pen.Fade(pen.CanDo, 0.5))
		}
	case l.face != nil && begins:
		thumb := ui.BoxAt(d.inside().X+10, y+3, 42, logPitch-7)
		c.PartSoon(art.Key{Name: "log thumb", Face: l.face}, thumb, 4, func(p pen.Pen) { art.DrawThumb(p, l.face, thumb.W, thumb.H) })
	}
	if l.of == d.hover-1 {
		st.Colour = pen.Chosen
	}
	c.Text(l.words, x, y+26, st, pen.Left)
}
