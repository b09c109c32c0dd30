package table

import (
	"math"
	"strings"

	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file lays out the groups of a wide row in lines, so that each card can be read or has its name
// below its picture.

// gridGroup is the sizes of a group.
type gridGroup struct {
	label float64
	cards []recapCard
}

// gridPlace is the line of a label or a card, and how far right it is there.
type gridPlace struct {
	line int
	x    float64
}

// flow returns the places of labels and of all cards in lines of a width, the number of lines, and where the
// longest ends. A group may go on in the next line if it is split. Each label is above the first card.
func flow(groups []gridGroup, room, wide float64, split bool) (labels, cards []gridPlace, lines int, end float64) {
	line, x := 0, 0.0
	for _, g := range groups {
		whole, first := 0.0, g.label
		for i := range g.cards {
			whole += g.cards[i].step(wide, wide+recapApart, i == len(g.cards)-1)
			if i == 0 {
				first = math.Max(first, g.cards[i].step(wide, 0, true))
			}
		}
		if whole = math.Max(whole, g.label); split {
			whole = first
		}
		if x > 0 && x+whole > room {
			line, x = line+1, 0
		}
		labels = append(labels, gridPlace{line, x})
		at, reach := x, x+g.label
		for i := range g.cards {
			needs := g.cards[i].step(wide, 0, true)
			if at > 0 && at+needs > room && i > 0 {
				line, at, reach = line+1, 0, 0
			}
			cards = append(cards, gridPlace{line, at})
			reach = math.Max(reach, at+needs)
			at += g.cards[i].step(wide, wide+recapApart, false)
		}
		end = math.Max(end, reach)
		x = reach + recapGroups
	}
	return labels, cards, line + 1, end
}

// grid returns the cards and labels of a row in a box, and where they end. Cards are whole if they can be
// read, and otherwise pictures with names. It reports whether there is room for that.
func (r *recapRow) grid(c *ui.Canvas, in ui.Box) (cards []recapCard, labels []recapMark, end float64, ok bool) {
	var groups []gridGroup
	for _, g := range r.groups {
		groups = append(groups, gridGroup{labelWidth(c, g), gathered(c, g)})
	}
	above, names := r.above(c), recapNames*recapNameStyle(c).Size
	size, lines, split := 0.0, 0, false
	try := func(n int, most, least float64) {
		for wide := most; wide >= least && wide > size; wide-- {
			for _, s := range [...]bool{false, true} {
				if _, _, needs, end := flow(groups, in.W, wide, s); needs <= n && end <= in.W {
					size, lines, split = wide, n, s
					return
				}
			}
		}
	}
	high := func(n int) float64 { return (in.H-recapGap*float64(n-1))/float64(n) - above }
	for n := 1; n <= recapLines; n++ {
		try(n, high(n)/ui.CardAspect, recapReads)
	}
	named := 0.0
	if size == 0 {
		named = names
		for _, g := range groups {
			for i := range g.cards {
				if k := &g.cards[i]; len(k.cut) == 0 {
					k.least = k.nameWidth(c)
				}
			}
		}
		for n := 1; n <= recapLines && high(n) >= names+recapNamedHigh; n++ {
			try(n, recapNamedMost, recapNamed)
		}
	}
	if size == 0 {
		return nil, nil, 0, false
	}
	tall := size * ui.CardAspect
	if named > 0 {
		tall = math.Min(high(lines), size*recapNamedWide+named)
	}
	marks, places, _, end := flow(groups, in.W, size, split)
	pitch := high(lines) + above + recapGap
	for i, g := range r.groups {
		at := marks[i]
		labels = append(labels, g.mark(ui.BoxAt(in.X+at.x, in.Y+float64(at.line)*pitch, groups[i].label, above)))
	}
	next := 0
	for i, g := range groups {
		for _, k := range g.cards {
			at := places[next]
			if next++; len(k.cut) > 0 {
				labels = append(labels, r.groups[i].cutMark(ui.BoxAt(in.X+at.x, in.Y+float64(at.line)*pitch+above, k.side, tall-named), k.cut))
				continue
			}
			k.box, k.named = ui.BoxAt(in.X+at.x, in.Y+float64(at.line)*pitch+above, k.wideAs(size), tall), named
			cards = append(cards, k)
		}
	}
	return cards, labels, in.X + end + recapGroups, true
}

// recapApart is between two cards of a group.
const recapApart = 5.0

// recapNameStyle is the style of names below pictures.
func recapNameStyle(c *ui.Canvas) pen.Style { return ui.Display(math.Max(18, c.MinRules()), pen.Paper) }

// recapNarrower is how much narrower than usual the letters of a name may be.
const recapNarrower = 0.8

// nameWidth returns the width of the name below a card's picture if no word of it is broken.
func (k *recapCard) nameWidth(c *ui.Canvas) float64 {
	return math.Ceil(k.sideWidth(c, recapNames) * recapNarrower)
}

// nameLines returns the lines of the name below a card's picture.
func (k *recapCard) nameLines(c *ui.Canvas) []string {
	return c.Wrap(strings.ToUpper(k.face.Title()), recapNameStyle(c), k.box.W/recapNarrower)
}

// drawNamed draws a card as its picture and its name.
func (k *recapCard) drawNamed(c *ui.Canvas) {
	b := k.picture()
	x, y := b.Middle()
	board.DrawThumb(c, k.face, x, y, b.W, b.H)
	st := recapNameStyle(c)
	for i, words := range k.nameLines(c) {
		if i == recapNames {
			c.Offer(k.face.Title(), k.box)
			break
		}
		c.Label(words, x, b.Y+b.H+float64(i+1)*st.Size-1, b.W, st, pen.Centre)
	}
}

// picture returns the part of a card's box that is not its name, without a width if there is only the name.
func (k *recapCard) picture() ui.Box {
	b := k.box
	if b.H -= k.named; k.side > 0 {
		b.W = math.Max(0, b.W-k.side-recapSideGap)
	}
	return b
}
