package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art"
)

// drawer is the log: every line the viewer may read, latest at the bottom.
type drawer struct {
	open    bool
	lines   []logLine
	taken   int     // lines of the table's log laid out so far
	last    int     // where the latest of them begins in lines
	scroll  float64 // how far up from the latest line
	buttons buttons
}

// logLine is one line as it is set.
type logLine struct {
	words string
	face  engine.FaceID
	turn  bool
}

const logPitch = 27.0

var (
	logBox    = box{1330, 20, 570, 1040}
	logInside = box{logBox.x + 20, logBox.y + 74, logBox.w - 40, logBox.h - 94}
	logStyle  = body(18, art.Paper)
)

func (d *drawer) close() { *d = drawer{} }

func (d *drawer) toggle(t *table) {
	if d.open {
		d.close()
		return
	}
	d.open = true
	d.buttons.add(button{box: box{logBox.x + logBox.w - 126, logBox.y + 14, 110, 44}, label: "CLOSE", do: d.close})
}

// lay sets the lines that were added to the log since.
func (d *drawer) lay(t *table) {
	v := t.view()
	if d.taken > 0 { // the latest line may have grown
		d.taken, d.lines = d.taken-1, d.lines[:d.last]
	}
	for lines := t.logs[t.eyes].lines; d.taken < len(lines); d.taken++ {
		l := lines[d.taken]
		d.last = len(d.lines)
		face := t.faceOf(v, l.Card)
		for i, words := range t.app.canvas.wrap(l.Text, logStyle, logInside.w-24) {
			if i > 0 {
				words = "    " + words
			}
			d.lines = append(d.lines, logLine{words, face, l.Turn})
		}
	}
}

func (d *drawer) most() float64 {
	return math.Max(0, float64(len(d.lines))*logPitch-logInside.h)
}

// lineAt is the index plus one of the line at a place.
func (d *drawer) lineAt(x, y float64) int {
	if !logInside.has(x, y) {
		return 0
	}
	i := int(math.Floor((y-logInside.y+d.top())/logPitch)) + 1
	if i > len(d.lines) {
		return 0
	}
	return i
}

// top is how far the text is moved up.
func (d *drawer) top() float64 { return d.most() - d.scroll }

// update tells whether the pointer is on the drawer.
func (d *drawer) update(t *table, p *pointer) bool {
	if !d.open {
		return false
	}
	d.lay(t)
	if p.key(ebiten.KeyEscape) || p.key(ebiten.KeyL) {
		d.close()
		return true
	}
	if !logBox.has(p.x, p.y) {
		return false
	}
	if d.buttons.update(p) {
		return true
	}
	d.scroll = math.Max(0, math.Min(d.most(), d.scroll+p.Wheel*logPitch*3))
	face, over := noFace, false
	if i := d.lineAt(p.x, p.y); i != 0 && d.lines[i-1].face != noFace {
		face, over = d.lines[i-1].face, true
	}
	t.reader.follow(p, face, over)
	t.reader.low = true
	return true
}

func (d *drawer) draw(c *canvas, t *table) {
	if !d.open {
		return
	}
	c.plate(logBox, art.Mix(art.Night, art.Ink, 0.3))
	c.text("LOG", logBox.x+24, logBox.y+52, display(44, art.Paper), art.Left)
	d.buttons.draw(c)
	first := max(0, int(d.top()/logPitch))
	for i := first; i < len(d.lines); i++ {
		y := logInside.y + float64(i)*logPitch - d.top()
		if y < logInside.y-1 {
			continue
		}
		if y+logPitch > logInside.y+logInside.h+1 {
			break
		}
		st, x := logStyle, logInside.x+14
		if d.lines[i].turn {
			st, x = heavy(18, art.CanDo), logInside.x
		} else if d.lines[i].face != noFace {
			st.Colour = softPaper
		}
		c.text(d.lines[i].words, x, y+20, st, art.Left)
	}
}
