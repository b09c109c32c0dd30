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

// This file places the standees and cards of each space so that none covers another.

// These are the sizes of standees.
const usualSize, ownSize, smallSize = 0.76, 0.88, 0.58

// crowdFrom is the number of standees in one space from which they are drawn smaller.
const crowdFrom = 4

// onSquare is the part of a space's square, to both sides of its middle, that standees may use.
const onSquare = 0.88

// group is how the standees and cards of a space share its room. The standees are side by side on
// its square, and the cards are left of them, or right of them if there is no room otherwise.
type group struct {
	standees, cards int
	size, pitch     float64 // of standees, and the distance between them
	feet            float64 // where the first standee is
	wide, step      float64 // of cards, and the distance between them
	from            float64 // where the first card begins
	across, rows    int     // the cards of a row, and the rows, of which the last is in front
	half            float64 // half the width of one standee's room
}

// span is a horizontal range.
type span struct{ from, to float64 }

// standing, lying, and fanned are the ways to place standees and cards, from the usual to the
// tightest. Fanned cards cover each other in part.
var (
	standing = []struct{ size, pitch float64 }{{usualSize, 98}, {usualSize, 80}, {smallSize, 70}, {smallSize, 52}, {smallSize, 38}, {smallSize, 26}}
	lying    = []struct{ wide, step float64 }{{slotWidth, slotWidth + cardGap}, {88, 88 + cardGap}, {76, 76 + cardGap}, {minCard, minCard / 2}}
	fanned   = []struct{ wide, step float64 }{{92, 92 + cardGap}, {88, 66}, {80, 50}, {76, 40}, {minCard, 34}, {minCard, 27}, {minCard, 22}}
)

const (
	cardGap   = 4.0
	minCard   = 68.0 // width: at least 44 pixels in the smallest window
	fanFrom   = 3    // cards in a space from which they are fanned out
	inOneRow  = 4    // more cards are in two rows, one behind the other
	rowedCard = 84.0 // width of a card in two rows
	rowRise   = 46.0 // how much of the cards behind shows above those in front: cost and picture
)

// tightest returns the number of ways to share a room. Cards and standees move closer together in
// turn.
func tightest() int { return 2 * max(len(standing), len(fanned)) }

// grouped returns a group that shares its room in the nth way.
func grouped(standees, cards, n int) group {
	g := group{standees: standees, cards: cards, across: cards, rows: 1}
	ways := lying
	if cards >= fanFrom {
		ways = fanned
	}
	if cards > inOneRow || cards >= fanFrom && standees >= crowdFrom-1 {
		g.across, g.rows = (cards+1)/2, 2
	}
	c := ways[min((n+1)/2, len(ways)-1)]
	if standees == 0 {
		c = ways[min(n, len(ways)-1)]
	}
	if g.wide, g.step = c.wide, c.step; g.rows > 1 { // no higher than there is room for
		g.wide = min(g.wide, rowedCard)
		g.step = min(g.step, rowedCard+cardGap)
	}
	first := 0
	if standees >= crowdFrom {
		first = slices.IndexFunc(standing, func(w struct{ size, pitch float64 }) bool { return w.size == smallSize })
	}
	s := standing[min(first+n/2, len(standing)-1)]
	g.size, g.pitch = s.size, s.pitch
	g.half = math.Max(50*g.size, minReach) + 2
	return g
}

// cardsWidth returns the width of the cards.
func (g *group) cardsWidth() float64 {
	if g.cards == 0 {
		return 0
	}
	return g.wide + g.step*float64(g.across-1) + cardGap
}

// row returns the distance from the first standee to the last.
func (g *group) row() float64 { return g.pitch * float64(max(g.standees-1, 0)) }

// all returns the width of the group.
func (g *group) all() float64 {
	if g.standees == 0 {
		return g.cardsWidth()
	}
	return g.cardsWidth() + g.row() + 2*g.half
}

// lie places the group about a middle, with the standees at most most away from it, and reports
// whether it fits.
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
	// Nothing fits: all standees stay on their square, and the cards go as far left as they can.
	g.pitch = min(g.pitch, 2*most/math.Max(1, float64(g.standees-1)))
	g.feet = max(middle-most, min(room.from+cards+g.half, middle+most-g.row(), room.to-g.half-g.row()))
	g.from = max(room.from, g.feet-g.half-cards)
	return false
}

// groups returns the groups of all spaces, given their numbers of standees and cards.
func (m *townMap) groups(standees, cards []int) []group {
	out := make([]group, len(standees))
	for i := range out {
		s, room := &m.spaces[i], m.room(i, standees, cards)
		rx, _ := town.SquareSize(s.location)
		for n := range tightest() {
			if out[i] = grouped(standees[i], cards[i], n); out[i].lie(s.at.X, onSquare*rx, room) {
				break
			}
		}
	}
	return out
}

// beside is the largest height difference of two spaces that are beside each other.
const beside = 160.0

// room returns the room of a group between the panels and the groups beside it. If two do not fit,
// each gets a share in proportion to its need.
func (m *townMap) room(i int, standees, cards []int) span {
	out := span{m.land.X + 14, m.land.X + m.land.W - 34}
	s := &m.spaces[i]
	half := func(k int) float64 {
		g := grouped(standees[k], cards[k], 0)
		rx, _ := town.SquareSize(m.spaces[k].location)
		return max(g.all()/2, rx*0.6)
	}
	for _, k := range [...]int{(i + 1) % len(m.spaces), (i + len(m.spaces) - 1) % len(m.spaces)} {
		o := &m.spaces[k]
		if math.Abs(o.at.Y-s.at.Y) > beside || o.at.X == s.at.X {
			continue
		}
		own, other, away := half(i), half(k), math.Abs(o.at.X-s.at.X)
		part := own + (away-own-other)/2
		if own+other > away {
			part = away * own / (own + other)
		}
		if o.at.X < s.at.X {
			out.from = max(out.from, s.at.X-part)
		} else {
			out.to = min(out.to, s.at.X+part)
		}
	}
	return out
}

// stand places the standees of one space.
func (m *townMap) stand(s *mapSpace, g *group, here []standee) {
	_, ry := town.SquareSize(s.location)
	foes := 0
	for k := range here {
		st := &here[k]
		st.look.Size = g.size
		if st.look.You && g.size == usualSize {
			st.look.Size = ownSize
		}
		y := 4 + 8*float64(k%2)
		if s.location && s.at.Y < m.Plan.Space(1).Y+10 {
			y = -4
		}
		if g.pitch < 70 && k%2 == 0 { // every other one is a little behind if there is no room
			y -= 0.6 * ry
		}
		st.at = pen.Point{X: g.feet + float64(k)*g.pitch, Y: s.at.Y + y}
		if st.seat == engine.NoSeat {
			foes++
		}
	}
	for k := range here { // the names of several are above them
		here[k].listed = foes > 1 && here[k].seat == engine.NoSeat
	}
	m.standees = append(m.standees, here...)
}

// tagWidth returns the width of a Villain's tag.
func tagWidth(st *standee) float64 { return pen.Measure(st.name, tagStyle) + tagSigns }

// tagSigns is the width of the signs beside the name on a tag.
const tagSigns = 70.0

var tagStyle = pen.Style{Font: pen.Display, Size: 20, Tracking: 0.6, Colour: pen.White}

// forSale returns the visible cards in a space that are not Villains.
func forSale(v engine.View, i int) (out []engine.CardID) {
	for _, c := range at(v, card.LineUp, i) {
		if v.Sees(c) && !villain(v, c) {
			out = append(out, c)
		}
	}
	return out
}

// placeCards places the cards that can be bought in a space. Three or more are fanned out: each shows
// at least its cost and can be clicked.
func (m *townMap) placeCards(s *mapSpace, g *group, cards []engine.CardID) {
	y := s.at.Y - 106
	if s.at.Y > hubOf(m.Plan) {
		y = s.at.Y - 64
	}
	behind := len(cards) - g.across                     // in the row behind
	if high := g.wide * ui.CardAspect / 2; behind > 0 { // clear of the names below and the track above
		y = math.Max(y-8, m.track.Y+m.track.H+4+rowRise+high)
	}
	for k, c := range cards {
		p := ui.Pose{X: g.from + g.wide/2, Y: y, W: g.wide}
		if k < behind {
			p.X += g.step * float64(k)
			p.Y -= rowRise
		} else {
			p.X += g.step * float64(k-behind)
		}
		covered := behind > 0 || k < len(cards)-1 && g.step < g.wide // a tab would cover costs behind it
		s.cards = append(s.cards, mapCard{card: c, pose: p, place: card.LineUp, fan: covered})
	}
}

// hubOf returns the height of the middle of the ring.
func hubOf(p *town.Plan) float64 { return (p.Space(0).Y + p.Space(5).Y) / 2 }

// onPlate reports whether a box overlaps the plate of a Location.
func (m *townMap) onPlate(b ui.Box) bool {
	return slices.ContainsFunc(m.spaces, func(s mapSpace) bool { return s.location && s.plate.Grown(4).Overlaps(b) })
}
