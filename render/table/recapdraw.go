package table

import (
	"math"
	"strings"

	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file draws the recap.

// These are the measures of the recap.
const (
	recapRowMost     = 158.0 // the height of a row
	recapGap         = 4.0   // between rows
	recapName        = 104.0 // width of a name
	recapTwoLines    = 54.0  // least height of a row with two lines beside its cards
	recapLabel       = 20.0  // height of a group's label
	recapHigh        = 62.0  // a lower row has its labels before the cards
	recapTall        = 110.0 // a lower row has its words beside the cards
	recapRowTall     = 240.0 // the height of a row whose cards need it
	recapReads       = 86.0  // the least width of a whole card whose name can be read
	recapNamed       = 72.0  // the least width of a picture with its name below it, and
	recapNamedMost   = 110.0 // the most
	recapNames       = 2     // lines of a name below a picture
	recapNamedHigh   = 30.0  // the least height of that picture
	recapNamedWide   = 0.8   // its greatest height, in widths
	recapLines       = 3     // lines of groups in a row, at most
	recapCardMin     = 50.0  // the least width of a whole card; below it only pictures are shown
	recapBeside      = 0.66  // of the width, for cards beside words at most, and
	recapBesideLeast = 0.42  // at least
	recapClose       = 46.0  // width of the sign that closes it
	recapNarrowWords = 1.5   // of the height of a group, for the words of a narrow row
	recapNarrow      = 480.0 // in a narrower row the name is over the cards
	recapNameHigh    = 34.0  // height of that name
	recapNameLarge   = 32.0  // of its letters at most
	recapNarrowMost  = 300.0 // the height of such a row
	recapStack       = 90.0  // the height of a group in it
	recapBareMost    = 300.0 // the height of a row on a panel
	recapBareCards   = 40.0  // the height that words leave to each line of cards there
	recapBarePlayed  = 0.44  // of the height, for the cards played
	recapBareClose   = 26.0  // the width of the sign that closes it there
	recapNarrowCards = 28.0  // the height that its words leave to each group of cards
	closeSize        = 48.0  // of the letter of that sign
	bareCloseSize    = 38.0  // the same on a panel
	recapGroups      = 16.0  // between groups
	recapTimes       = 4.0   // before and after the number of equal cards
	recapThumb       = 1.25  // the longer side of a picture, in shorter ones
	recapLeast       = 14.0  // the least width of a picture
	recapClear       = 22.0  // the least width of a picture if another group can be left out
	recapStep        = 0.25  // between scales of the text
	recapKept        = 0.75  // of the width of a card that larger text must leave
	recapSqueeze     = 0.6   // the least scale of a label if another group can be left out
	recapPart        = 0.75  // of a card's width, shows at least where cards overlap
)

// recapCard is a card of the recap where it is drawn.
type recapCard struct {
	face  *art.Face
	kind  recapKind
	box   ui.Box
	named float64     // the height of the name below its picture, 0 for none
	least float64     // its least width, for that name
	cut   []*art.Face // it is only a sign for these cards, with its width beside no picture
	side  float64     // the width of the name beside its picture, 0 for none
	n     int         // how many cards of the same face it stands for
	wide  float64     // the width of the number beside it, 0 for one card
}

// recapMark is the label of a group where it is drawn.
type recapMark struct {
	ui.Box
	words string
	alarm bool
	left  string // what is left out in its place, or ""
	scale float64
	cards bool // it stands beside the cards of its group, not above them
}

// recapBody returns the style of a row's words in a scale, and recapHead that of its labels. 0 means 1.
func recapBody(c *ui.Canvas, scale float64) pen.Style {
	return ui.Body(math.Max(18*math.Max(1, scale), c.MinRules()), pen.Paper)
}
func recapHead(c *ui.Canvas, scale float64) pen.Style {
	return ui.Display(math.Max(17*math.Max(1, scale), c.MinRules()), pen.Mist)
}

// timesInset is the room beside the number of equal cards on its badge, and timesHigh the height of the
// badge in sizes of the number.
const timesInset, timesHigh = 8.0, 1.25

// recapLayer is the recap. It covers only its own rows, and makes way for a dragged card.
type recapLayer struct{ *Table }

func (l recapLayer) Shown() bool {
	return l.recap.shown() && l.layout.Recap.W > 0 && !l.ask.up && l.drag == nil
}

// over returns the row at a position, or -1 if there is none.
func (l recapLayer) over(x, y float64) int {
	for i := range l.recap.rows {
		if l.recapPlace(i).Has(x, y) {
			return i
		}
	}
	return -1
}

func (l recapLayer) Holds(p *ui.Pointer) ui.Holds {
	if l.over(p.X, p.Y) >= 0 {
		return ui.HoldPointer
	}
	return 0
}

func (l recapLayer) Update(p *ui.Pointer) bool {
	i := l.over(p.X, p.Y)
	if i < 0 {
		return false
	}
	l.recap.fitText(l.Table)
	l.setHover(0)
	l.zoom.Follow(p, l.recapFace(p.X, p.Y))
	l.placeZoom()
	if p.Released && l.over(p.PressX, p.PressY) >= 0 {
		l.recap.close()
		l.finish() // as with any click on the table
	}
	return false
}

// recapFace returns the face of the recap's card at a position, or nil if there is none.
func (t *Table) recapFace(x, y float64) (f *art.Face) {
	for i := range t.recap.rows {
		cards, _, _ := t.recap.rows[i].place(t.Canvas, t.recapPlace(i))
		for _, k := range cards {
			if k.box.Has(x, y) {
				f = k.face // a later one covers it
			}
		}
	}
	return f
}

func (l recapLayer) Draw(c *ui.Canvas) {
	l.recap.fitText(l.Table)
	defer l.drawLifted(c)
	for i := range l.recap.rows {
		l.recap.rows[i].draw(l.Table, c, l.recapPlace(i))
		if c.Reading() {
			l.reachRow(c, i)
		}
	}
	if c.Reading() {
		l.reachRaised(c, func(b ui.Box) bool {
			for i := range l.recap.rows {
				if l.recapPlace(i).Overlaps(b) {
					return true
				}
			}
			return false
		})
	}
}

// recapItem is a part of the recap that keys reach: a card or a sign of what is left out, by number, or the
// name of the row, which is -1.
type recapItem struct{ row, n int }

// reachRow records what keys reach in a row: the name of its turn, each card, and the signs of what is left
// out. A row without any of these is reached as a whole.
func (l recapLayer) reachRow(c *ui.Canvas, i int) {
	r, b := &l.recap.rows[i], l.recapPlace(i)
	cards, labels, _ := r.place(c, b)
	head := ui.Target{What: r.heading(), Says: r.words, Box: b.Box, Group: "recap", Of: recapItem{i, -1}}
	if len(cards) > 0 {
		switch {
		case b.bare: // its name is elsewhere on the panel
			head.Box.W = 0
		case b.W < recapNarrow:
			head.Box.H = recapNameHigh
		default:
			head.Box.W = recapName + 16
		}
	}
	if head.Box.W > 0 {
		c.Reach(head)
	}
	for n, k := range cards {
		box := k.box
		if n+1 < len(cards) && cards[n+1].box.Y == box.Y { // the next one may cover a part of it
			box.W = math.Min(box.W, math.Max(1, cards[n+1].box.X-box.X))
		}
		says := recapLabels[k.kind] + ". " + k.face.Spoken()
		c.Reach(ui.Target{What: k.face.Title(), Says: says, Box: box, Group: "recap", Of: recapItem{i, n}})
	}
	for n, at := range labels {
		if at.left != "" {
			c.Reach(ui.Target{What: at.words, Says: at.left, Box: at.Box, Group: "recap", Of: recapItem{i, len(cards) + n}})
		}
	}
}

// heading says whose turn a row is about. A bare name over labels such as YOU DISCARDED would read as
// if the other player were "you".
func (r *recapRow) heading() string { return r.whose() + " TURN" }

// whose says it without the last word.
func (r *recapRow) whose() string {
	if r.own {
		return "YOUR"
	}
	return strings.ToUpper(grammar.Possessive(r.name))
}

// who says whose turn it is in one word, for a row without room for two lines.
func (r *recapRow) who() string {
	if r.own {
		return "YOU"
	}
	return r.name
}

// draw draws a row in its box.
func (r *recapRow) draw(t *Table, c *ui.Canvas, b recapPlace) {
	c.Over(b.Box)
	c.SeatRow(b.Box, t.seatLook(r.seat), false)
	switch {
	case b.bare:
	case b.W < recapNarrow:
		size := math.Min(recapNameLarge, 26*math.Max(1, r.scale))
		c.Label(r.heading(), b.X+14, b.Y+recapNameHigh/2+size*0.36, b.W-14-recapClose, ui.Display(size, pen.Paper), pen.Left)
	case b.H < recapTwoLines:
		c.Label(r.who(), b.X+20, b.Y+b.H/2+9, recapName-8, ui.Display(26, pen.Paper), pen.Left)
	case b.H < recapHigh:
		c.Label(r.whose(), b.X+20, b.Y+b.H/2-1, recapName-8, ui.Display(26, pen.Paper), pen.Left)
		c.Label("TURN", b.X+20, b.Y+b.H/2+20, recapName-8, ui.Display(22, pen.Mist), pen.Left)
	default:
		c.Label(r.whose(), b.X+20, b.Y+b.H/2-3, recapName-8, ui.Display(28, pen.Paper), pen.Left)
		c.Label("TURN", b.X+20, b.Y+b.H/2+24, recapName-8, ui.Display(24, pen.Mist), pen.Left)
	}
	cards, labels, words := r.place(c, b)
	for i := range cards {
		cards[i].draw(c)
	}
	for _, at := range labels {
		st := recapHead(c, at.scale)
		if at.alarm {
			st.Colour = pen.Danger
		}
		y := at.Y + at.H - 4
		if b.inline() || at.cards {
			y = at.Y + at.H/2 + st.Size*0.36
		}
		c.Line(at.words, at.X, y, at.W, 2*st.Size, st, pen.Left)
	}
	switch {
	case b.bare:
		c.Offer(strings.TrimSpace(grammar.Possessive(t.name(r.seat))+" turn. "+r.words), b.Box)
	case words.H == 0:
		c.Offer(r.words, b.Box)
	}
	for _, at := range labels {
		c.Offer(at.left, at.Box)
	}
	if says, _ := r.saying(c, b, words); says != "" && words.H > 0 {
		body := recapBody(c, r.scale)
		pitch := body.Size * 1.2
		most := max(1, int(words.H/pitch+0.01))
		down := (words.H - c.ParagraphHeight(says, words.W, pitch, most, body)) / 2
		c.Offer(r.words, words)
		c.Paragraph(says, words.X, words.Y+max(0, down)+body.Size, words.W, pitch, most, body, pen.Left)
	}
	if r == &t.recap.rows[0] {
		at, size := recapClose, closeSize
		if b.bare {
			at, size = recapBareClose, bareCloseSize
		}
		c.Text("×", b.X+b.W-at/2-2, b.Y+size*0.7, ui.Display(size, pen.Paper), pen.Centre)
	}
}

// draw draws a card of the recap, or its picture if the card is too small to read.
func (k *recapCard) draw(c *ui.Canvas) {
	x, y := k.picture().Middle()
	switch {
	case k.named > 0:
		k.drawNamed(c)
	case k.side > 0:
		k.drawListed(c)
	case k.box.H < k.box.W*ui.CardAspect-1:
		board.DrawThumb(c, k.face, x, y, k.box.W, k.box.H)
	default:
		c.Face(k.face, ui.Pose{X: x, Y: y, W: k.box.W})
	}
	if times := k.times(); times != "" {
		at, st := k.badge(c), timesStyle(c)
		c.Part(gallery.Key{Name: "times", Print: c.Art.Print}, at, 4, func(p pen.Pen) {
			o := pen.Rectangle(0, 0, at.W, at.H, 6)
			p.Stroke(o, 5, pen.Ink)
			p.Fill(o, pen.Paper)
		})
		c.Text(times, at.X+at.W/2, y+st.Size*0.36, st, pen.Centre)
	}
}
