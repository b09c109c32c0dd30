package table

import (
	"fmt"
	"image/color"
	"math"
	"sort"
	"strings"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/naming"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// caption is one line about a recent event: its seat, its card, and the words.
type caption struct {
	seat  pen.Seat  // the seat it is about
	face  *art.Face // nil if there is none
	lines []string
	tints [][]pen.Tint // of the lines: the names of seats
	whole string       // all words, if they are shortened or too small
	fresh bool
	high  float64   // as high as its lines
	style pen.Style // of the words
}

// captionHigh returns the height of a caption with some lines, which is at least the usual one.
func captionHigh(lines int, st pen.Style) float64 {
	return math.Max(captionHeight, math.Ceil(float64(lines)*st.Size*captionStep)+2)
}

const (
	captionHeight = 52.0
	captionGap    = 8.0
	captionMost   = 28.0 // the largest letter size
	captionStep   = 1.18 // between lines, in letter sizes
	// captionSmaller is the step in which letters are made smaller.
	captionSmaller = 1.0
)

// captionSizes returns the least size of letters in captions, which can be read, and the wanted one.
func (t *Table) captionSizes() (least, wanted float64) {
	least = math.Max(16, t.Canvas.MinRules())
	return least, math.Max(least, math.Min(16*t.Canvas.TextScale, captionMost))
}

// set sets words in the largest letters with which all of them are in a room. In the least letters, they
// may end early. It reports whether they are whole.
func (n *caption) set(c *ui.Canvas, words string, wide, room, least, wanted float64) bool {
	for size := wanted; ; size = math.Max(least, size-captionSmaller) {
		n.style = ui.Bold(size, pen.Ink)
		n.lines = c.Wrap(words, n.style, wide)
		n.high = captionHigh(len(n.lines), n.style)
		switch {
		case n.high <= room:
			return true
		case size == least:
			most := max(1, int((room-2)/(size*captionStep)))
			if len(n.lines) > most {
				n.lines[most-1] = c.Shortened(strings.Join(n.lines[most-1:], " "), n.style, wide)
				n.lines = n.lines[:most]
			}
			n.high = captionHigh(len(n.lines), n.style)
			return false
		}
	}
}

// describeNews updates the captions.
func (t *Table) describeNews() {
	t.news = t.news[:0]
	lines := t.logs[t.eyes].lines
	least, wanted := t.captionSizes()
	room := t.layout.Captions.H
	for i := len(lines) - 1; i >= 0 && room >= captionHeight; i-- {
		l := lines[i]
		switch {
		case l.Turn && l.Seat != t.eyes && idleTurn(lines[i:]):
			name := t.name(l.Seat)
			l.Text, l.Names = name+" played and bought nothing", []match.LineName{{To: len(name), Seat: l.Seat}}
		case l.Routine && i > 0:
			continue // purchases, hits, and defeats matter more
		}
		n := caption{seat: t.seatLook(l.Seat), face: t.faceOfLine(l), fresh: len(t.news) == 0}
		wide := t.layout.Captions.W - 24
		if n.face != nil {
			wide -= 66
		}
		whole := n.set(t.Canvas, l.Text, wide, room, least, wanted)
		if !whole && !n.fresh {
			break // a part of a sentence says too little
		}
		room -= n.high + captionGap
		n.tints = pen.TintsOfLines(l.Text, n.lines, t.namesIn(l, captionGround(n.fresh)))
		if !whole || t.Canvas.TextScale > 1 {
			n.whole = l.Text
		}
		t.news = append(t.news, n)
	}
}

// idleTurn reports whether nothing has happened in the turn that the first of some lines begins, and it is over.
func idleTurn(lines []match.Line) bool {
	for _, l := range lines[1:] {
		if l.Turn || !l.Routine {
			return l.Turn
		}
	}
	return false
}

// drawNews draws the captions, the latest at the bottom. A click on them opens the log.
func (t *Table) drawNews(c *ui.Canvas) {
	for len(t.pictured) < len(t.news) {
		t.pictured = append(t.pictured, nil)
	}
	for i := len(t.news) - 1; i >= 0; i-- {
		n, at := &t.news[i], t.captionBox(i)
		c.Shortly(n.whole, at, func() { n.draw(c, &t.late, &t.pictured[i], i, at) })
	}
}

// captionBox returns the place of a caption, below those of earlier news.
func (t *Table) captionBox(i int) ui.Box {
	b := t.layout.Captions
	for _, n := range t.news[i+1:] {
		b.Y += n.high + captionGap
	}
	b.H = t.news[i].high
	return b
}

// namesIn returns the tints of the names in a log line: the colors of their seats, as letters on a
// ground.
func (t *Table) namesIn(l match.Line, ground color.NRGBA) []pen.Tint {
	var out []pen.Tint
	for _, n := range l.Names {
		out = append(out, pen.Tint{From: n.From, To: n.To, Colour: letters(t.seatLook(n.Seat), ground)})
	}
	return out
}

// letters returns the color of letters in the color of a seat on a ground.
func letters(s pen.Seat, ground color.NRGBA) color.NRGBA {
	c := s.Dark
	if pen.Luminance(ground) > 0.4 {
		c = s.Paper
	}
	return chrome.Letters(c, ground)
}

// captionGround returns the background of a caption. The latest is brightest.
func captionGround(fresh bool) color.NRGBA {
	if fresh {
		return pen.Paper
	}
	return pen.Mix(pen.Paper, pen.RGB(0x8a94b8), 0.38)
}

// draw draws the caption in one of the places. Shown is the face whose picture is there.
func (n *caption) draw(c *ui.Canvas, late *ui.Late, shown **art.Face, i int, b ui.Box) {
	st, colour, ground := n.style, n.seat.Paper, captionGround(n.fresh)
	x := 20.0
	if n.face != nil {
		x = 80
	}
	lines, tints := n.lines, n.tints
	key := gallery.Key{Name: "caption", A: colour, B: ground, N: int(x), Text: fmt.Sprint(lines, tints, st.Size)}
	now := c.PartLate(late, i, key, b, 8, func(q pen.Pen) {
		o := pen.Polygon(0, 0, b.W, 0, b.W-4, b.H, 3, b.H)
		q.At(5, 6, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		q.Stroke(o, 5, pen.Ink)
		q.Fill(o, ground)
		q.Fill(pen.Polygon(0, 0, 9, 0, 10, b.H, 3, b.H), colour)
		step := st.Size * captionStep
		y := b.H/2 - step*float64(len(lines)-1)/2 + st.Size*0.36
		for i, l := range lines {
			st, squeeze := pen.Fit(l, b.W-x-8, st, st.Size)
			q.Tinted(l, x, y, st, pen.Left, squeeze, tints[i])
			y += step
		}
	})
	if now {
		*shown = n.face
	}
	c.SeatSignOnPaper(n.seat, b.X+5, b.Y+b.H/2, 0)
	if *shown != nil { // the picture changes with the words
		board.DrawThumb(c, *shown, b.X+44, b.Y+b.H/2, 54, captionHeight-8)
	}
}

// logPanel is the log: every line the viewer may read, latest at the bottom.
type logPanel struct {
	logText
	open    bool
	opened  int     // how often
	hover   int     // index plus one of the log line under the pointer
	scroll  float64 // distance up from the latest line
	away    float64 // how far it is right of its place on the stage
	up      float64 // how far its top is above its place on the stage
	longer  float64 // how much higher it is than usual
	buttons ui.Buttons
	moment  moment // of the line that was clicked
}

// logText is the log as it is laid out. A closed log keeps it, because measuring many lines takes
// longer than a frame may.
type logText struct {
	lines []logLine
	first []int     // where each log line begins in lines
	tops  []float64 // where each log line begins, from the top
	high  float64   // height of all lines
	fit   ui.Fit    // the window they are laid out for
	read  bool      // they are laid out for a canvas that is only read, maybe in other words
}

// logLine is one line as it is laid out.
type logLine struct {
	words string
	tints []pen.Tint // the names of seats
	seat  pen.Seat   // the first of them; no sign for none
	face  *art.Face  // of its card, or nil if there is none
	turn  bool       // a turn begins
	of    int        // the index of the log line it is part of
	down  float64    // its top, from the top of all lines
}

const (
	logPitch = 35.0 // line height for letters of usual size
	logIn    = 62.0 // indent of the words, for the card's picture
)

var (
	logBox    = ui.BoxAt(1236, 18, 666, 1040)
	logInside = ui.BoxAt(logBox.X+20, logBox.Y+96, logBox.W-40, 910)
	logStyle  = ui.Body(ui.MinMenu, pen.Paper)
)

// box returns the log's place, at the right of the table.
func (d *logPanel) box() ui.Box    { return d.placed(logBox) }
func (d *logPanel) inside() ui.Box { return d.placed(logInside) }

// placed returns the place of a part that is as high as the log.
func (d *logPanel) placed(b ui.Box) ui.Box {
	b.X, b.Y, b.H = b.X+d.away, b.Y-d.up, b.H+d.longer
	return b
}

// place moves the log to the right of a table in a window, over its whole height.
func (d *logPanel) place(f ui.Fit) {
	room := board.RoomOf(f)
	away, up, longer := room.X+room.W-ui.StageWidth, -room.Y, max(0, room.H-ui.StageHeight)
	if f.Narrow { // the page of a line is below it
		longer -= momentRoom
	}
	for i := range d.buttons.List {
		d.buttons.List[i].Box.X += away - d.away
		d.buttons.List[i].Box.Y -= up - d.up
	}
	d.away, d.up, d.longer = away, up, longer
	x, y := 0.0, 0.0
	switch {
	case f.Narrow:
		x, y = (ui.StageWidth-momentBox.W)/2-momentBox.X, d.box().Y+d.box().H+momentGap-momentBox.Y
	default:
		x = away
	}
	d.moment.shift(x, y)
}

func (d *logPanel) close() { *d = logPanel{logText: d.logText, opened: d.opened} }

// toggle opens or closes the log. Note lets the viewer write a note, or is nil if they cannot.
func (d *logPanel) toggle(note func()) {
	if d.open {
		d.close()
		return
	}
	d.open, d.opened = true, d.opened+1
	d.buttons.Add(ui.Button{Box: ui.BoxAt(d.box().X+d.box().W-206, d.box().Y+16, 184, ui.MinTarget), Label: "CLOSE", Act: action.Log, Do: d.close})
	if note != nil {
		d.buttons.Add(ui.Button{Box: ui.BoxAt(d.box().X+d.box().W-406, d.box().Y+16, 184, ui.MinTarget), Label: "NOTE", Do: note})
	}
}

// toggleLog opens or closes the viewer's log.
func (t *Table) toggleLog() {
	note := t.askNote
	if t.replay != nil || !t.plays() {
		note = nil
	}
	t.log.toggle(note)
}

// askNote asks the viewer for a note for their own log.
func (t *Table) askNote() {
	t.dialog.Ask("Add a note", "", "SAVE", "CANCEL", func(text string) {
		t.Match.Remember(t.eyes, text)
		t.sync(false)
		t.changed()
	})
	t.dialog.Name.Hint, t.dialog.Name.Max, t.dialog.Name.Bytes = "visible only to you", naming.MaxNote, match.MaxMemo
}

// drop forgets all log lines from number n on, because they have changed.
func (d *logText) drop(n int) {
	if n < len(d.first) {
		d.high = d.tops[n]
		d.lines, d.first, d.tops = d.lines[:d.first[n]], d.first[:n], d.tops[:n]
	}
}

// faceOfLine returns the face of the card a log line is about, or nil if there is none. It is the
// face at the time of the line, which its readers know wherever the card has gone since.
func (t *Table) faceOfLine(l match.Line) *art.Face {
	if l.Card == engine.NoCard {
		return nil
	}
	return &t.Faces[l.Face]
}

// lay lays out the lines added since the last call. Face returns the face a line is about, and names
// the tints of the names in it and the look of the first seat.
func (d *logText) lay(lines []match.Line, face func(match.Line) *art.Face, names func(match.Line) ([]pen.Tint, pen.Seat), c *ui.Canvas) {
	again := max(0, len(d.first)-1) // the latest line may have grown
	if d.fit != c.Fit || d.read || c.Reading() {
		d.fit, again = c.Fit, 0
	}
	d.read = c.Reading()
	d.drop(again)
	pitch, least := d.pitch(), c.MinTarget()
	for of := len(d.first); of < len(lines); of++ {
		l := lines[of]
		d.first, d.tops = append(d.first, len(d.lines)), append(d.tops, d.high)
		about := face(l)
		room := logInside.W - logIn - 20
		if l.Turn {
			room += logIn
		}
		set := c.Wrap(l.Text, c.Scaled(d.style(l.Turn)), room)
		high := math.Max(least, float64(len(set))*pitch) // it can be clicked
		down := d.high + (high-float64(len(set))*pitch)/2
		in, seat := names(l)
		tints := pen.TintsOfLines(l.Text, set, in)
		for i, words := range set {
			d.lines = append(d.lines, logLine{words, tints[i], seat, about, l.Turn, of, down + float64(i)*pitch})
		}
		d.high += high
	}
}

// pitch returns the line height within a log entry.
func (d *logText) pitch() float64 { return logPitch * math.Max(1, d.fit.TextScale) }

// style returns the style of a line.
func (d *logText) style(turn bool) pen.Style {
	if turn {
		return ui.Bold(ui.MinMenu, pen.CanDo)
	}
	return logStyle
}

// entry returns the box of a whole log line on the stage.
func (d *logPanel) entry(of int) ui.Box {
	low := d.high
	if of+1 < len(d.tops) {
		low = d.tops[of+1]
	}
	in := d.inside()
	return ui.BoxAt(in.X, in.Y+d.tops[of]-d.top(), in.W, low-d.tops[of])
}

func (d *logPanel) most() float64 {
	return math.Max(0, d.high-d.inside().H)
}

// lineAt returns the line at a position, or nil if there is none.
func (d *logPanel) lineAt(x, y float64) *logLine {
	if !d.inside().Has(x, y) {
		return nil
	}
	y += d.top() - d.inside().Y
	if y < 0 || y >= d.high {
		return nil
	}
	of := sort.Search(len(d.tops), func(i int) bool { return d.tops[i] > y }) - 1
	return &d.lines[d.first[of]]
}

// top returns how far the text is scrolled.
func (d *logPanel) top() float64 { return d.most() - d.scroll }

// closedBy closes the log on Esc, L, or a press beside it, and reports whether it did. That input
// does nothing else.
func (d *logPanel) closedBy(p *ui.Pointer) bool {
	beside := p.Pressed && !d.box().Has(p.X, p.Y)
	if !beside && !p.Does(action.Back) && !p.Does(action.Log) {
		return false
	}
	if beside {
		p.Spend()
	}
	d.close()
	return true
}

// update handles the pointer on the log, and returns the clicked line, or nil if there is none.
func (d *logPanel) update(p *ui.Pointer, z *ui.Zoom) (clicked *logLine) {
	if d.hover = 0; !d.box().Has(p.X, p.Y) || d.buttons.Update(p) {
		return nil
	}
	d.scroll = math.Max(0, math.Min(d.most(), d.scroll+p.Wheel*d.pitch()*3))
	z.At = ui.ZoomLow
	l := d.lineAt(p.X, p.Y)
	if l == nil || !d.whole(l.of) {
		z.Follow(p, nil)
		return nil
	}
	d.hover = l.of + 1
	z.Follow(p, l.face)
	if pressed := d.lineAt(p.PressX, p.PressY); p.Released && pressed != nil && pressed.of == l.of {
		clicked = l
	}
	return clicked
}

func (d *logPanel) draw(c *ui.Canvas) {
	d.place(c.Fit)
	c.Over(d.box())
	c.Panel(d.box(), pen.CanDo)
	c.Shout("LOG", d.box().X+28, d.box().Y+76, 300, ui.Display(74, pen.Paper), pen.Left, chrome.Edge{Colour: pen.Ink, Width: 13, Depth: 6, Side: chrome.RedEnd})
	d.buttons.Draw(c)
	c.Well(d.inside().Grown(6))
	first := sort.Search(len(d.lines), func(i int) bool { return d.lines[i].down >= d.top()-1 })
	for i := first; i < len(d.lines); i++ {
		y := d.inside().Y + d.lines[i].down - d.top()
		if y+d.pitch() > d.inside().Y+d.inside().H+1 {
			break
		}
		if d.whole(d.lines[i].of) {
			d.drawLine(c, i, y)
		}
	}
	at := ui.Scroll{At: d.top()}
	at.Draw(c, ui.BoxAt(d.inside().X, d.inside().Y, d.inside().W+14, d.inside().H), d.high)
}

// whole reports whether all of a log line is in view, or more of it than the log can show. A part of
// a sentence would be read as all of it.
func (d *logPanel) whole(of int) bool {
	entry := d.entry(of)
	return entry.H > d.inside().H || entry.Within(d.inside().Grown(1))
}

// calls returns what calls the frame to the latest line when the log is opened, or nil for another line.
func (d *logPanel) calls(of int) any {
	if of+1 < len(d.tops) {
		return nil
	}
	return logCall{d.opened}
}

// logCall is an opening of a log.
type logCall struct{ n int }

// drawLine draws one line with its top at y. The first line about a card has its picture in front.
func (d *logPanel) drawLine(c *ui.Canvas, i int, y float64) {
	l := &d.lines[i]
	begins := i == 0 || d.lines[i-1].of != l.of
	st, x, entry := c.Scaled(d.style(l.turn)), d.inside().X+logIn, d.entry(l.of)
	switch {
	case begins && c.Reading():
		c.Target(ui.Target{What: l.words, Box: entry, Group: "lines of the log", Of: l.of, Calls: d.calls(l.of)})
	case begins:
		c.Spare(entry)
	}
	switch {
	case l.turn:
		x = d.inside().X + 12
		if begins {
			c.Tray(ui.BoxAt(d.inside().X, entry.Y+1, d.inside().W, 2), pen.Fade(pen.CanDo, 0.5))
		}
	case l.face != nil && begins:
		thumb := ui.BoxAt(d.inside().X+10, y+3, 42, d.pitch()-7) // beside the first line of words
		face := l.face
		if !c.PartSoon(gallery.Key{Name: "log thumb", Face: face}, thumb, 4, func(p pen.Pen) { art.DrawThumb(p, face, thumb.W, thumb.H) }) {
			c.Tray(thumb, face.Kind.Main()) // a line about a card is never without its picture
		}
	}
	if begins {
		c.SeatSign(l.seat, d.inside().X-5, y+d.pitch()/2, 0)
	}
	tints := l.tints
	if l.of == d.hover-1 || d.moment.shown && l.of == d.moment.of {
		st.Colour, tints = pen.Chosen, nil
	}
	c.Tinted(l.words, x, y+d.pitch()*0.745, st, pen.Left, tints)
}

// seatLog is the log that one seat may read.
type seatLog struct {
	*match.Chronicle
	lines []match.Line // as last read
}

// takeLines updates the log of a seat and returns it.
func (t *Table) takeLines(s engine.SeatID) *seatLog {
	l := t.logs[s]
	if l == nil {
		l = &seatLog{Chronicle: t.Match.Chronicle(s)}
		t.logs[s] = l
	}
	if kept := l.Kept(); s == t.eyes && kept < len(l.lines) {
		t.log.drop(kept)
		if t.log.moment.of >= kept {
			t.log.moment = moment{}
		}
	}
	l.lines = l.Lines()
	return l
}

// layLog lays out the viewer's log.
func (t *Table) layLog() { t.layLogTo(len(t.logs[t.eyes].lines)) }

// layLogTo lays out the first n lines of the viewer's log.
func (t *Table) layLogTo(n int) {
	t.log.lay(t.logs[t.eyes].lines[:n], t.faceOfLine, t.namesInLog, t.Canvas)
}

// namesInLog returns the tints of the names in a line of the log, and the look of the first seat in it.
func (t *Table) namesInLog(l match.Line) ([]pen.Tint, pen.Seat) {
	seat := pen.Seat{}
	if len(l.Names) > 0 {
		seat = t.seatLook(l.Names[0].Seat)
	}
	return t.namesIn(l, ui.WellGround), seat
}

// linesAhead is the number of lines that a tick lays out before the log is opened.
const linesAhead = 8

// layLogAhead lays out a few lines of the closed log, so that it opens at once however long it is.
func (t *Table) layLogAhead() {
	laid, all := len(t.log.first), len(t.logs[t.eyes].lines)
	if t.log.fit != t.Canvas.Fit {
		laid = 0
	}
	if laid < all && !t.log.open {
		t.layLogTo(min(laid+linesAhead, all))
	}
}
