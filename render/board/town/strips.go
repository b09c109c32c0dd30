package town

import (
	"fmt"
	"math"
	"slices"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file lists the names of cards that cover each other, and says which slot cards far from theirs are in.

// These are the measures of a list of names: the letter size, the height of a strip in letter sizes, the width
// of the cost, and the part of the cards above the list that shows their costs. A list that leaves less room covers
// all of the cards.
const (
	stripSize  = 17.0
	stripPitch = 1.28
	stripLeast = 1.12
	stripCost  = 21.0
	stripAbove = 22.0
)

// stripSize returns the letter size of names in a list with room.
func (m *townMap) stripSize() float64 { return math.Max(stripSize*m.text, m.minRules) }

// placeStrips lists the names of a slot's cards if they cover each other: a strip for each, one above another,
// at the foot of the cards. A card is pointed at by its strip, too.
func (m *townMap) placeStrips(l *looking, s *mapSpace) {
	if len(s.cards) == 0 || s.cards[0].group == 0 {
		return
	}
	all := s.cards[0].pose.Bounds()
	for _, k := range s.cards[1:] {
		all = all.Joined(k.pose.Bounds())
	}
	size, n := m.stripSize(), float64(len(s.cards))
	pitch := math.Min(size*stripPitch, (all.H-stripAbove)/n)
	if pitch < size*stripLeast {
		pitch = all.H / n
	}
	for i := range s.cards {
		k := &s.cards[i]
		k.fan, k.cost = true, l.view.Cost(k.card)
		if f := l.face(k.card); f != nil {
			k.name = upper(f.Name)
		}
		k.strip = ui.BoxAt(all.X, all.Y+all.H-pitch*float64(len(s.cards)-i), all.W, pitch)
	}
}

// drawStrips draws the list of names of a slot's cards. Those that can be bought are yellow.
func (m *townMap) drawStrips(c *ui.Canvas, l mapLook, s *mapSpace) {
	if len(s.cards) == 0 || s.cards[0].strip.W == 0 {
		return
	}
	key, all := gallery.Key{Name: "names of cards", Text: fmt.Sprint(m.stripSize(), " ")}, s.cards[0].strip
	for i, k := range s.cards {
		all = all.Joined(k.strip)
		key.Text += fmt.Sprint(k.name, "\x00", k.cost, "\x00")
		key.N |= flag(l.lit(k.card))<<(2*i) | flag(l.away(k.card))<<(2*i+1)
	}
	cards, size, least, lit := s.cards, m.stripSize(), m.minRules, key.N
	c.Part(key, all, 4, func(p pen.Pen) {
		for i := range cards {
			if lit>>(2*i+1)&1 == 0 {
				b := cards[i].strip
				cards[i].drawStrip(p.At(0, b.Y-all.Y, 1), b.W, b.H, lit>>(2*i)&1 == 1, size, least)
			}
		}
	})
}

// drawStrip draws the strip of a card.
func (k *mapCard) drawStrip(p pen.Pen, w, h float64, lit bool, size, least float64) {
	ground, edge, ink := pen.RGB(0x10162e), pen.RGB(0x8d9ac6), pen.Paper
	if lit {
		ground, edge, ink = pen.CanDo, pen.Ink, pen.Ink
	}
	o := pen.Rectangle(0, 0.5, w, h-1, 3)
	p.Fill(o, ground)
	p.Fill(pen.Rectangle(0, 0.5, stripCost, h-1, 3), pen.White)
	p.Stroke(o, 1.4, edge)
	st := pen.Style{Font: pen.Display, Size: math.Min(size, h/1.05), Tracking: 0.4, Colour: ink}
	shown, fit, squeeze := pen.FitName(k.name, w-stripCost-8, st, math.Min(least, st.Size))
	p.Condensed(shown, stripCost+4, h/2+fit.Size*0.36, fit, pen.Left, squeeze)
	number := pen.Style{Font: pen.Display, Size: math.Min(st.Size*1.1, h/1.05), Colour: pen.Ink}
	p.Text(fmt.Sprint(k.cost), stripCost/2, h/2+number.Size*0.36, number, pen.Centre)
}

// badgeSize is the size of the number that hangs from the line below cards that are nearer to another space.
const badgeSize = 26.0

// placeBadges hangs the number of its slot from the line below cards that are nearer to another space, where it
// covers nothing. Cards whose line to the number of the slot is in sight have no second number.
func (m *townMap) placeBadges() {
	k := m.crowd()
	for i := range m.standees {
		s := &m.standees[i]
		k.told = append(append(k.told, s.signBoxes()...), s.tokenBoxes()...)
		if s.tag.W > 0 {
			k.told = append(k.told, s.tag)
		}
		if !s.shy && s.call.W > 0 {
			k.told = append(k.told, s.call)
		}
	}
	k.told = append(k.told, k.faces...)
	for i := range m.spaces {
		if s := &m.spaces[i]; s.open {
			k.told = append(k.told, s.tag)
		}
	}
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.location || len(s.cards) == 0 || m.nearest(i) || m.led(s) {
			continue
		}
		from, to, low := math.Inf(1), math.Inf(-1), math.Inf(-1)
		for _, o := range s.cards {
			b := o.pose.Bounds()
			from, to, low = min(from, b.X), max(to, b.X+b.W), max(low, b.Y+b.H)
		}
		b := ui.BoxAt((from+to-badgeSize)/2, low+1, badgeSize, badgeSize)
		half := (to - from - badgeSize) / 2
		r := leeway{left: half, right: half, up: 0, down: 6, across: 4, along: 3}
		if dx, dy, cost := k.best(r, []ui.Box{b}); cost < covers {
			s.badge = ui.BoxAt(b.X+dx, b.Y+dy, b.W, b.H)
			k.told = append(k.told, s.badge)
		}
	}
}

// nearest reports whether all cards of a space are nearer to it than to any other.
func (m *townMap) nearest(space int) bool {
	for _, k := range m.spaces[space].cards {
		far := func(i int) float64 {
			return math.Hypot(k.pose.X-m.spaces[i].at.X, k.pose.Y+k.pose.Height()/2-m.spaces[i].at.Y)
		}
		for i := range m.spaces {
			if i != space && far(i) <= far(space) {
				return false
			}
		}
	}
	return true
}

// led reports whether the line from a slot's cards to its number is in sight: figures cover less than half
// of the part between them.
func (m *townMap) led(s *mapSpace) bool {
	const parts = 20
	line := s.rail()
	if len(line) < 3 {
		return false
	}
	covered := 0
	for k := range parts + 1 {
		x, y := line[1].X+(line[2].X-line[1].X)*float64(k)/parts, line[1].Y+(line[2].Y-line[1].Y)*float64(k)/parts
		covered += flag(slices.ContainsFunc(m.standees, func(o standee) bool { return o.has(x, y) }))
	}
	return 2*covered < parts
}

// headings returns the headings of open groups of cards, by their numbers: their slots.
func (m *townMap) headings() map[int]string {
	out := map[int]string{}
	for i := range m.spaces {
		if s := &m.spaces[i]; len(s.cards) > 0 && s.cards[0].group > 0 {
			out[s.cards[0].group] = fmt.Sprint("SLOT ", s.number)
		}
	}
	return out
}
