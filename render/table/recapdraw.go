package table

import (
	"fmt"
	"math"
	"slices"

	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file lays out and draws the recap.

// These are the measures of the recap.
const (
	recapRowMost     = 158.0 // the height of a row
	recapGap         = 4.0   // between rows
	recapName        = 104.0 // width of a name
	recapLabel       = 20.0  // height of a group's label
	recapHigh        = 62.0  // a lower row has its labels before the cards
	recapTall        = 110.0 // a lower row has its words beside the cards
	recapCardMin     = 50.0  // the least width of a whole card; below it only pictures are shown
	recapBeside      = 0.66  // of the width, for cards beside words at most, and
	recapBesideLeast = 0.42  // at least
	recapClose       = 46.0  // width of the sign that closes it
	recapNarrow      = 480.0 // in a narrower row the name is over the cards
	recapNameHigh    = 34.0  // height of that name
	recapNarrowMost  = 300.0 // the height of such a row
	recapStack       = 90.0  // the height of a group in it
	recapNarrowCards = 130.0 // the height that its words leave to the cards, if they can
	closeSize        = 48.0  // of the letter of that sign
	recapGroups      = 16.0  // between groups
	recapTimes       = 4.0   // before and after the number of equal cards
	recapThumb       = 1.25  // the longer side of a picture, in shorter ones
	recapLeast       = 14.0  // the least width of a picture
	recapPart        = 0.75  // of a card's width, shows at least where cards overlap
)

// recapCard is a card of the recap where it is drawn.
type recapCard struct {
	face *art.Face
	box  ui.Box
	n    int     // how many cards of the same face it stands for
	wide float64 // the width of the number beside it, 0 for one card
}

// rowBox returns the box of a row.
func (k *recap) rowBox(in ui.Box, i int) ui.Box {
	n := float64(len(k.rows))
	most := recapRowMost
	if in.W < recapNarrow {
		most = recapNarrowMost
	}
	high := math.Min(most, (in.H-recapGap*(n-1))/n)
	return ui.BoxAt(in.X, in.Y+float64(i)*(high+recapGap), in.W, high)
}

// recapBody returns the style of a row's words, and recapHead that of its labels.
func recapBody(c *ui.Canvas) pen.Style { return ui.Body(math.Max(18, c.MinRules()), pen.Paper) }
func recapHead(c *ui.Canvas) pen.Style { return ui.Display(math.Max(17, c.MinRules()), pen.Mist) }

// says returns the words of a row in its box: all of them if they have a long line of their own.
func (r *recapRow) says(b ui.Box) string {
	if b.H >= recapTall && b.W >= recapNarrow {
		return r.words
	}
	return r.brief
}

// place returns the cards of a row, the places of its groups' labels, and the box of its words.
func (r *recapRow) place(c *ui.Canvas, b ui.Box) (cards []recapCard, labels []ui.Box, words ui.Box) {
	in := ui.BoxAt(b.X+recapName+24, b.Y+5, b.W-recapName-24-recapClose, b.H-10)
	if b.W < recapNarrow {
		in = ui.BoxAt(b.X+14, b.Y+recapNameHigh, b.W-26, b.H-recapNameHigh-6)
	}
	words = in
	body, says := recapBody(c), r.says(b)
	switch {
	case says == "" || len(r.groups) == 0:
	case b.W < recapNarrow && b.H < recapTall: // the cards say it
		words.W, words.H = 0, 0
	case b.H >= recapTall:
		all := len(c.Wrap(says, body, in.W))
		lines := min(3, all)
		if b.W < recapNarrow { // the cards come first
			lines = min(4, all, max(1, int((in.H-recapNarrowCards)/(body.Size*1.2))))
		}
		words.H = float64(lines) * body.Size * 1.2
		words.Y = in.Y + in.H - words.H
		in.H -= words.H + 4
	default: // the cards leave them as much as they need
		lines := int(in.H/(body.Size*1.2) + 0.01)
		for share := recapBeside; share > recapBesideLeast; share -= 0.02 {
			if in.W = words.W * share; len(c.Wrap(says, body, words.W-in.W-recapGroups)) <= lines {
				break
			}
		}
	}
	if len(r.groups) == 0 {
		return nil, nil, words
	}
	if b.W < recapNarrow {
		cards, labels = r.stack(c, in)
		return cards, labels, words
	}
	above := math.Max(recapLabel, recapHead(c).Size*1.2)
	if b.H < recapHigh {
		above = 0
	}
	high := in.H - above
	wide, pitch, squeeze := r.fit(c, in.W, high, above == 0)
	if wide < recapCardMin {
		high = math.Min(high, wide*recapThumb)
	}
	x := in.X
	for _, g := range r.groups {
		from, label := x, ui.BoxAt(x, in.Y, labelWidth(c, g)*squeeze, above)
		if above == 0 {
			label.H = in.H
			x += label.W
		}
		all := gathered(c, g.faces)
		for i := range all {
			k := &all[i]
			k.box = ui.BoxAt(x, in.Y+above, wide, math.Min(high, wide*ui.CardAspect))
			x += k.step(wide, pitch, i == len(all)-1)
		}
		cards = append(cards, all...)
		labels = append(labels, label)
		x = math.Max(x, from+label.W) + recapGroups
	}
	if words.Y == in.Y && words.H == in.H && words.H > 0 {
		words.W -= x - words.X
		words.X = x
	}
	return cards, labels, words
}

// stack returns the cards and labels of a narrow row: its groups are below one another in a box, each
// after its label.
func (r *recapRow) stack(c *ui.Canvas, in ui.Box) (cards []recapCard, labels []ui.Box) {
	beside := 0.0
	for _, g := range r.groups {
		beside = math.Max(beside, labelWidth(c, g))
	}
	n := float64(len(r.groups))
	pitch := math.Min(recapStack, in.H/n)
	for i := range r.groups {
		g, y := r.groups[i], in.Y+float64(i)*pitch
		one := recapRow{groups: r.groups[i : i+1]}
		wide, step, _ := one.fit(c, in.W-beside+labelWidth(c, g), pitch-4, true)
		high := math.Min(pitch-4, wide*ui.CardAspect)
		if wide < recapCardMin {
			high = math.Min(high, wide*recapThumb)
		}
		x, all := in.X+beside, gathered(c, g.faces)
		for j := range all {
			k := &all[j]
			k.box = ui.BoxAt(x, y, wide, high)
			x += k.step(wide, step, j == len(all)-1)
		}
		cards, labels = append(cards, all...), append(labels, ui.BoxAt(in.X, y, beside, pitch-4))
	}
	return cards, labels
}

// labelWidth returns the width of a group's label.
func labelWidth(c *ui.Canvas, g recapGroup) float64 {
	return c.TextWidth(recapLabels[g.kind], recapHead(c)) + 8
}

// fit returns the greatest width of the cards of a row, the distance between two of a group, and the
// scale of the labels, with which all groups fit in a width. Cards overlap before they get smaller,
// and labels are squeezed last. Inline labels are before their cards and others over them.
func (r *recapRow) fit(c *ui.Canvas, room, high float64, inline bool) (wide, pitch, squeeze float64) {
	type size struct {
		label float64
		cards []recapCard
	}
	var groups []size
	for _, g := range r.groups {
		groups = append(groups, size{labelWidth(c, g), gathered(c, g.faces)})
	}
	needs := func(wide, pitch, squeeze float64) float64 {
		sum := recapGroups * float64(len(groups)-1)
		for _, g := range groups {
			cards := 0.0
			for i := range g.cards {
				cards += g.cards[i].step(wide, pitch, i == len(g.cards)-1)
			}
			if inline {
				sum += g.label*squeeze + cards
			} else {
				sum += math.Max(g.label*squeeze, cards)
			}
		}
		return sum
	}
	if wide = high / ui.CardAspect; wide < recapCardMin {
		wide = high * recapThumb
	}
	for ; wide > recapLeast; wide-- {
		for pitch = wide + 5; pitch > recapPart*wide; pitch-- {
			if needs(wide, pitch, 1) <= room {
				return wide, pitch, 1
			}
		}
	}
	for squeeze = 1; squeeze > 0 && needs(wide, pitch, squeeze) > room; {
		squeeze -= 0.05
	}
	return wide, pitch, max(squeeze, 0)
}

// timesStyle returns the style of the number of equal cards.
func timesStyle(c *ui.Canvas) pen.Style { return ui.Display(math.Max(26, c.MinRules()), pen.Ink) }

// timesInset is the room beside the number of equal cards on its badge, and timesHigh the height of the
// badge in sizes of the number.
const timesInset, timesHigh = 8.0, 1.25

// badge returns the place of the number of equal cards.
func (k *recapCard) badge(c *ui.Canvas) ui.Box {
	_, y := k.box.Middle()
	high := math.Min(timesStyle(c).Size*timesHigh, k.box.H)
	return ui.BoxAt(k.box.X+k.box.W+recapTimes, y-high/2, k.wide, high)
}

// times returns the number beside a card that stands for several, or "" for one card.
func (k *recapCard) times() string {
	if k.n < 2 {
		return ""
	}
	return fmt.Sprintf("×%d", k.n)
}

// step returns how far right of a card's left edge the next begins, or its group ends after the last
// card. The next may cover part of the card, but not the number beside it.
func (k *recapCard) step(wide, pitch float64, last bool) float64 {
	switch {
	case k.wide > 0:
		return wide + recapTimes + k.wide + recapTimes
	case last:
		return wide
	}
	return pitch
}

// gathered returns the cards of a group, with equal ones as one.
func gathered(c *ui.Canvas, faces []*art.Face) (out []recapCard) {
	for _, f := range faces {
		if i := slices.IndexFunc(out, func(k recapCard) bool { return k.face == f }); i >= 0 {
			out[i].n++
			continue
		}
		out = append(out, recapCard{face: f, n: 1})
	}
	for i := range out {
		if times := out[i].times(); times != "" {
			out[i].wide = c.TextWidth(times, timesStyle(c)) + 2*timesInset
		}
	}
	return out
}

// box returns the place of the recap.
func (t *Table) recapBox() ui.Box { return t.layout.Recap }

// recapLayer is the recap. It covers only its own rows, and makes way for a dragged card.
type recapLayer struct{ *Table }

func (l recapLayer) Shown() bool {
	return l.recap.shown() && l.layout.Recap.W > 0 && !l.ask.up && l.drag == nil
}

// over returns the row at a position, or -1 if there is none.
func (l recapLayer) over(x, y float64) int {
	for i := range l.recap.rows {
		if l.recap.rowBox(l.recapBox(), i).Has(x, y) {
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
	l.setHover(0)
	l.zoom.Follow(p, l.recapFace(p.X, p.Y))
	l.zoom.At = l.zoomBox()
	if p.Released && l.over(p.PressX, p.PressY) >= 0 {
		l.recap.close()
		l.finish() // as with any click on the table
	}
	return false
}

// recapFace returns the face of the recap's card at a position, or nil if there is none.
func (t *Table) recapFace(x, y float64) (f *art.Face) {
	for i := range t.recap.rows {
		cards, _, _ := t.recap.rows[i].place(t.Canvas, t.recap.rowBox(t.recapBox(), i))
		for _, k := range cards {
			if k.box.Has(x, y) {
				f = k.face // a later one covers it
			}
		}
	}
	return f
}

func (l recapLayer) Draw(c *ui.Canvas) {
	for i := range l.recap.rows {
		l.recap.rows[i].draw(l.Table, c, l.recap.rowBox(l.recapBox(), i))
	}
}

// draw draws a row in its box.
func (r *recapRow) draw(t *Table, c *ui.Canvas, b ui.Box) {
	colour := t.seatColour(r.seat)
	c.Over(b)
	c.Row(b, colour, false)
	if b.W < recapNarrow {
		c.Label(r.name, b.X+14, b.Y+26, b.W-14-recapClose, ui.Display(26, pen.Paper), pen.Left)
	} else {
		c.Label(r.name, b.X+20, b.Y+b.H/2+10, recapName-8, ui.Display(28, pen.Paper), pen.Left)
	}
	cards, labels, words := r.place(c, b)
	for i := range cards {
		cards[i].draw(c)
	}
	for i, g := range r.groups {
		at, st := labels[i], recapHead(c)
		if g.kind == didHit {
			st.Colour = pen.Danger
		}
		y := at.Y + at.H - 4
		if b.H < recapHigh || b.W < recapNarrow {
			y = at.Y + at.H/2 + st.Size*0.36
		}
		c.Line(recapLabels[g.kind], at.X, y, at.W, 2*st.Size, st, pen.Left)
	}
	if says := r.says(b); says != "" && words.H > 0 {
		body := recapBody(c)
		pitch := body.Size * 1.2
		most := max(1, int(words.H/pitch+0.01))
		down := (words.H - c.ParagraphHeight(says, words.W, pitch, most, body)) / 2
		c.Offer(r.words, words)
		c.Paragraph(says, words.X, words.Y+max(0, down)+body.Size, words.W, pitch, most, body, pen.Left)
	}
	if r == &t.recap.rows[0] {
		c.Text("×", b.X+b.W-recapClose/2, b.Y+34, ui.Display(closeSize, pen.Paper), pen.Centre)
	}
}

// draw draws a card of the recap, or its picture if the card is too small to read.
func (k *recapCard) draw(c *ui.Canvas) {
	x, y := k.box.Middle()
	if k.box.H < k.box.W*ui.CardAspect-1 {
		board.DrawThumb(c, k.face, x, y, k.box.W, k.box.H)
	} else {
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
