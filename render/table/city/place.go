package city

import (
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// This file is where everybody and every card of a space stands, so that nothing covers another.

// The sizes of standees, and how far apart they stand.
const (
	usualSize, ownSize, smallSize = 0.76, 0.88, 0.58
	usualPitch, smallPitch        = 98.0, 70.0
	crowdFrom                     = 4 // standees in one space that are drawn smaller
)

// stand places those who stand in one space, beside the cards that lie there.
func (m *Map) stand(l *Looking, s *Space, i int, here []Standee) {
	n := len(here)
	if n == 0 {
		return
	}
	size := usualSize
	if n >= crowdFrom {
		size = smallSize
	}
	foes := 0
	for _, st := range here {
		if st.Seat == engine.NoSeat {
			foes++
		}
	}
	feet := m.feet(s, n, m.cardRoom(l, i, n))
	row, list := 0, s.At.Y-150*size-34
	if slices.ContainsFunc(here, func(st Standee) bool { return st.Struck > 0 }) {
		list -= 31 // that stands below them
	}
	for k := range here {
		st := &here[k]
		st.Look.Size = size
		if st.Look.You && n < crowdFrom {
			st.Look.Size = ownSize
		}
		st.At = feet[k]
		if st.Seat == engine.NoSeat {
			w := tagWide(st)
			st.Tag = ui.BoxAt(st.At.X-w/2, math.Min(st.At.Y+17, s.At.Y+20), w, 27)
			if foes > 1 || m.onPlate(st.Tag) {
				st.listed = true
				st.Tag.Y = list - 31*float64(row)
				row++
			}
		}
	}
	m.Standees = append(m.Standees, here...)
}

// onPlate reports whether a box lies over the plate of a Location.
func (m *Map) onPlate(b ui.Box) bool {
	return slices.ContainsFunc(m.Spaces, func(s Space) bool { return s.Location && s.Plate.Grown(4).Overlaps(b) })
}

// feet are where n stand in a space, from the left, beside cards that take so much room: all of
// them on its own square, so that nobody seems to stand in the next space. Who has no room beside
// the others stands a little behind them.
func (m *Map) feet(s *Space, n int, cards float64) []pen.Point {
	rx, ry := town.SquareSize(s.Location)
	pitch := usualPitch
	if n >= crowdFrom {
		pitch = smallPitch
	}
	most, between := onSquare*rx, float64(max(n-1, 1))
	pitch = min(pitch, 2*most/between)
	least := m.seats.X + m.seats.W + 14 + cards + pitch/2
	if least > s.At.X-most && s.At.X+most-least < float64(n-1)*leastApart {
		cards, least = 0, 0 // they lie at the other side
	}
	wide := cards + float64(n)*pitch
	x := max(least, min(s.At.X-wide/2, m.Goal.X-34-wide)+cards+pitch/2)
	x = max(s.At.X-most, least, min(x, s.At.X+most-float64(n-1)*pitch))
	pitch = min(pitch, (s.At.X+most-x)/between)
	out := make([]pen.Point, n)
	for k := range out {
		y := 4 + 8*float64(k%2)
		if s.Location && s.At.Y < m.Plan.Space(1).Y+10 {
			y = -4
		}
		if pitch < smallPitch && k%2 == 0 {
			y -= 0.6 * ry
		}
		out[k] = pen.Point{X: x + float64(k)*pitch, Y: s.At.Y + y}
	}
	return out
}

// onSquare is the part of a square, to both sides of its middle, on which somebody may stand, and
// leastApart how far apart two of them do at least.
const onSquare, leastApart = 0.88, 26.0

// cardsFrom is where the cards begin that lie in a space, from the left, if they take so much:
// they stand about its middle, left of who stands there, or right of them where a panel leaves no
// room.
func (m *Map) cardsFrom(s *Space, cards float64, standees int) float64 {
	if standees == 0 {
		return max(min(s.At.X-cards/2, m.Goal.X-34-cards), m.seats.X+m.seats.W+14)
	}
	half := usualPitch / 2
	if standees >= crowdFrom {
		half = smallPitch / 2
	}
	feet := m.feet(s, standees, cards)
	if x := feet[0].X - half - cards; x > m.seats.X+m.seats.W {
		return x
	}
	return feet[standees-1].X + half
}

// tagWide is how wide the tag of a Villain is.
func tagWide(st *Standee) float64 { return pen.Measure(st.Name, tagStyle) + 70 }

var tagStyle = pen.Style{Font: pen.Display, Size: 20, Tracking: 0.6, Colour: pen.White}

// cardRoom is how wide the cards are that lie in a space beside so many standees.
func (m *Map) cardRoom(l *Looking, i, standees int) float64 {
	n := 0
	for _, c := range at(l.View, card.LineUp, i) {
		if l.View.Sees(c) && !villain(l.View, c) {
			n++
		}
	}
	if n == 0 {
		return 0
	}
	return m.cardsWide(&m.Spaces[i], n, standees)
}

// fanned is how far each card of a pile in a slot looks out from under the one over it.
const fanned = 6.0

// mostFanned is how many do: the others lie straight under them.
const mostFanned = 3

// cardsWide is how wide n cards are that lie in a space beside so many standees. Two lie over one
// another by half where a panel leaves no more room.
func (m *Map) cardsWide(s *Space, n, standees int) float64 {
	cols, w := m.columns(n, standees)
	wide := float64(cols) * (w + 4)
	if n > 2 {
		wide += fanned * float64(min(n-1, mostFanned))
	}
	rx, _ := town.SquareSize(s.Location)
	if cols == 2 && standees > 0 && m.seats.X+m.seats.W+14+wide+usualPitch/2+float64(standees-1)*leastApart > s.At.X+onSquare*rx {
		return 1.5*w + 4
	}
	return wide
}

// columns are how many cards lie side by side of n, and how wide each is.
func (m *Map) columns(n, standees int) (cols int, wide float64) {
	switch {
	case n > 2:
		return 1, 92
	case n > 1 && standees > 0:
		return 2, 88
	case standees > 1:
		return n, 88
	}
	return n, SlotWidth
}

// placeCards places the cards that can be bought in each space: from the third on as a pile.
func (m *Map) placeCards(l *Looking) {
	v := l.View
	for i := range m.Spaces {
		s := &m.Spaces[i]
		var cards []engine.CardID
		for _, c := range at(v, card.LineUp, i) {
			if v.Sees(c) && !villain(v, c) {
				cards = append(cards, c)
			}
		}
		if len(cards) == 0 {
			continue
		}
		standees := 0
		for _, st := range m.Standees {
			if st.At0 == i {
				standees++
			}
		}
		cols, w := m.columns(len(cards), standees)
		room := m.cardsWide(s, len(cards), standees)
		x := m.cardsFrom(s, room, standees) + (w+4)/2
		y := s.At.Y - 106
		if s.At.Y > hubOf(m.Plan) {
			y = s.At.Y - 64
		}
		for k, c := range cards {
			col := min(k, cols-1)
			p := ui.Pose{X: x + float64(col)*(room-w-4)/float64(max(cols-1, 1)), Y: y, W: w}
			if len(cards) > 2 { // those below look out at the upper right
				deep := float64(min(len(cards)-1-k, mostFanned))
				p.X, p.Y = x+fanned*deep, y-5*deep
			}
			sp := Spot{Card: c, Pose: p, Place: card.LineUp}
			if len(cards) > 2 && k == len(cards)-1 {
				sp.Pile = len(cards)
			}
			sp.Under = len(cards) > 2 && k < len(cards)-1
			s.Cards = append(s.Cards, sp)
		}
	}
}

// hubOf is the height of the middle of the ring.
func hubOf(p *town.Plan) float64 { return (p.Space(0).Y + p.Space(5).Y) / 2 }
