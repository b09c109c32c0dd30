package town

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

// The sizes of standees.
const usualSize, ownSize, smallSize = 0.76, 0.88, 0.58

// crowdFrom is how many standees in one space are drawn smaller.
const crowdFrom = 4

// onSquare is the part of a square, to both sides of its middle, on which somebody may stand.
const onSquare = 0.88

// group is how those who stand in a space, and the cards that lie there, share its room: the
// standees side by side on its square, and the cards left of them, or right of them where there
// is no room else.
type group struct {
	standees, cards int
	size, pitch     float64 // of standees, and how far apart they are
	feet            float64 // where the first of them stands
	wide, step      float64 // of cards, and how far apart they are
	from            float64 // where the first of them begins
	pile            bool    // they lie on one another, and look out at the upper right
	half            float64 // of the room that one standee takes
}

// span is from where to where things may lie, from the left.
type span struct{ from, to float64 }

// standing and lying are the ways to stand and to lie, from the usual one to the tightest.
var (
	standing = []struct{ size, pitch float64 }{{usualSize, 98}, {usualSize, 80}, {smallSize, 70}, {smallSize, 52}, {smallSize, 38}, {smallSize, 26}}
	lying    = []struct{ wide, step float64 }{{slotWidth, slotWidth + cardGap}, {88, 88 + cardGap}, {76, 76 + cardGap}, {minCard, minCard / 2}}
	piled    = []struct{ wide, step float64 }{{92, 6}, {80, 5}, {minCard, 4}}
)

const (
	cardGap   = 4.0
	minCard   = 68.0 // wide: 44 pixels and more in the smallest window
	maxFanned = 3    // cards of a pile that look out: the others lie straight under them
)

// tightest returns how many ways there are to share a room: the cards and the standees draw closer
// together by turns.
func tightest() int { return 2 * max(len(standing), len(lying)) }

// grouped returns a group that shares its room the nth way.
func grouped(standees, cards, n int) group {
	g := group{standees: standees, cards: cards, pile: cards > 2}
	ways := lying
	if g.pile {
		ways = piled
	}
	c := ways[min((n+1)/2, len(ways)-1)]
	if standees == 0 {
		c = ways[min(n, len(ways)-1)]
	}
	g.wide, g.step = c.wide, c.step
	first := 0
	if standees >= crowdFrom {
		first = slices.IndexFunc(standing, func(w struct{ size, pitch float64 }) bool { return w.size == smallSize })
	}
	s := standing[min(first+n/2, len(standing)-1)]
	g.size, g.pitch = s.size, s.pitch
	g.half = math.Max(50*g.size, minReach) + 2
	return g
}

// cardsWidth returns how wide the cards lie.
func (g *group) cardsWidth() float64 {
	switch {
	case g.cards == 0:
		return 0
	case g.pile:
		return g.wide + g.step*float64(min(g.cards-1, maxFanned)) + cardGap
	}
	return g.wide + g.step*float64(g.cards-1) + cardGap
}

// row returns how far the last standee is from the first.
func (g *group) row() float64 { return g.pitch * float64(max(g.standees-1, 0)) }

// all returns how wide the group is.
func (g *group) all() float64 {
	if g.standees == 0 {
		return g.cardsWidth()
	}
	return g.cardsWidth() + g.row() + 2*g.half
}

// lie places the group about a middle, the standees no further from it than most, and reports
// whether it has room.
func (g *group) lie(middle, most float64, room span) bool {
	cards := g.cardsWidth()
	if g.standees == 0 {
		g.from = max(room.from, min(middle-cards/2, room.to-cards))
		return cards <= room.to-room.from
	}
	for _, left := range [...]float64{cards, 0} {
		least := max(middle-most, room.from+left+g.half)
		last := min(middle+most, room.to-(cards-left)-g.half) - g.row()
		if least > last+0.01 {
			continue
		}
		g.feet = max(least, min(middle-g.all()/2+left+g.half, last))
		if g.from = g.feet - g.half - cards; left == 0 {
			g.from = g.feet + g.row() + g.half + cardGap
		}
		return true
	}
	// There is no way: all stand on their square, and the cards lie as far to the left as they can.
	g.pitch = min(g.pitch, 2*most/math.Max(1, float64(g.standees-1)))
	g.feet = max(middle-most, min(room.from+g.half, middle+most-g.row()))
	g.from = max(room.from, g.feet-g.half-cards)
	return false
}

// groups returns those of all spaces, of so many standees and cards.
func (m *Map) groups(standees, cards []int) []group {
	out := make([]group, len(standees))
	for i := range out {
		s, room := &m.Spaces[i], m.room(i, standees, cards)
		rx, _ := town.SquareSize(s.Location)
		for n := range tightest() {
			if out[i] = grouped(standees[i], cards[i], n); out[i].lie(s.At.X, onSquare*rx, room) {
				break
			}
		}
	}
	return out
}

// beside is how far two spaces are apart in height at most that lie beside each other.
const beside = 160.0

// room returns what a group has room for between the panels and those that lie beside it: where there
// is too little for both, each has as large a part as it would need.
func (m *Map) room(i int, standees, cards []int) span {
	out := span{m.seats.X + m.seats.W + 14, m.goal.X - 34}
	s := &m.Spaces[i]
	half := func(k int) float64 {
		g := grouped(standees[k], cards[k], 0)
		rx, _ := town.SquareSize(m.Spaces[k].Location)
		return max(g.all()/2, rx*0.6)
	}
	for _, k := range [...]int{(i + 1) % len(m.Spaces), (i + len(m.Spaces) - 1) % len(m.Spaces)} {
		o := &m.Spaces[k]
		if math.Abs(o.At.Y-s.At.Y) > beside || o.At.X == s.At.X {
			continue
		}
		own, other, away := half(i), half(k), math.Abs(o.At.X-s.At.X)
		part := own + (away-own-other)/2
		if own+other > away {
			part = away * own / (own + other)
		}
		if o.At.X < s.At.X {
			out.from = max(out.from, s.At.X-part)
		} else {
			out.to = min(out.to, s.At.X+part)
		}
	}
	return out
}

// stand places those who stand in one space.
func (m *Map) stand(s *Space, g *group, here []standee) {
	_, ry := town.SquareSize(s.Location)
	foes := 0
	for k := range here {
		st := &here[k]
		st.Look.Size = g.size
		if st.Look.You && g.size == usualSize {
			st.Look.Size = ownSize
		}
		y := 4 + 8*float64(k%2)
		if s.Location && s.At.Y < m.Plan.Space(1).Y+10 {
			y = -4
		}
		if g.pitch < 70 && k%2 == 0 { // who has no room beside the others stands a little behind them
			y -= 0.6 * ry
		}
		st.At = pen.Point{X: g.feet + float64(k)*g.pitch, Y: s.At.Y + y}
		if st.Seat == engine.NoSeat {
			foes++
		}
	}
	for k := range here { // the names of several stand over them
		here[k].listed = foes > 1 && here[k].Seat == engine.NoSeat
	}
	m.Standees = append(m.Standees, here...)
}

// tagWidth returns how wide the tag of a Villain is.
func tagWidth(st *standee) float64 { return pen.Measure(st.Name, tagStyle) + 70 }

var tagStyle = pen.Style{Font: pen.Display, Size: 20, Tracking: 0.6, Colour: pen.White}

// forSale returns the cards in a space that can be seen and are no Villains.
func forSale(v engine.View, i int) (out []engine.CardID) {
	for _, c := range at(v, card.LineUp, i) {
		if v.Sees(c) && !villain(v, c) {
			out = append(out, c)
		}
	}
	return out
}

// placeCards places the cards that can be bought in a space: from the third on as a pile.
func (m *Map) placeCards(s *Space, g *group, cards []engine.CardID) {
	y := s.At.Y - 106
	if s.At.Y > hubOf(m.Plan) {
		y = s.At.Y - 64
	}
	for k, c := range cards {
		p := ui.Pose{X: g.from + g.wide/2 + g.step*float64(k), Y: y, W: g.wide}
		if g.pile { // those below look out at the upper right
			deep := float64(min(len(cards)-1-k, maxFanned))
			p.X, p.Y = g.from+g.wide/2+g.step*deep, y-5*deep
		}
		sp := Spot{Card: c, Pose: p, Place: card.LineUp}
		if g.pile && k == len(cards)-1 {
			sp.pile = len(cards)
		}
		sp.Under = g.pile && k < len(cards)-1
		s.Cards = append(s.Cards, sp)
	}
}

// hubOf returns the height of the middle of the ring.
func hubOf(p *town.Plan) float64 { return (p.Space(0).Y + p.Space(5).Y) / 2 }

// onPlate reports whether a box lies over the plate of a Location.
func (m *Map) onPlate(b ui.Box) bool {
	return slices.ContainsFunc(m.Spaces, func(s Space) bool { return s.Location && s.Plate.Grown(4).Overlaps(b) })
}
