package town

import (
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file places the standees and cards of each space so that none covers another.

// These are the sizes of standees.
const usualSize, ownSize, smallSize = 0.76, 0.88, 0.58

// crowdFrom is the number of standees in one space, besides the viewer's, from which they are drawn
// smaller.
const crowdFrom = 4

// ownPitches are the distances between the viewer's standee and the others, from the usual to the
// tightest. If that is less than behindFrom, the next one is behind, so that both can be seen.
var ownPitches = [...]float64{98, 70, 52}

const behindFrom = 70.0

// onSquare is the part of a space's square, to both sides of its middle, that standees may use.
const onSquare = 0.88

// group is how the standees and cards of a space share its room. The standees are side by side on
// its square, and the cards are left of them, or right of them if there is no room otherwise. The
// viewer's Character has the first place, whether it is there or not, so that nothing moves when it
// comes.
type group struct {
	others, cards int     // standees besides the viewer's, and cards
	size, pitch   float64 // of standees, and the distance between them
	own           float64 // from the viewer's to the first of the others
	feet          float64 // where the viewer's is
	wide, step    float64 // of cards, and the distance between them
	from          float64 // where the first card begins
	across, rows  int     // the cards of a row, and the rows, of which the last is in front
	half          float64 // half the width of one standee's room
	lead          float64 // the room between the cards and the middle of the viewer's
}

// span is a horizontal range.
type span struct{ from, to float64 }

// standing, lying, and fanned are the ways to place standees and cards, from the usual to the
// tightest. Fanned cards cover each other in part.
var (
	standing = []struct{ size, pitch float64 }{{usualSize, 98}, {usualSize, 80}, {smallSize, 70}, {smallSize, 52}, {smallSize, 38}, {smallSize, 26}}
	lying    = []struct{ wide, step float64 }{{slotWidth, slotWidth + cardGap}, {88, 88 + cardGap}, {76, 76 + cardGap}, {minCard, minCard / 2}}
	named    = []float64{92, 84, 76, minCard} // widths of two or three cards side by side, which all show their names
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

// tightest returns the number of ways to share a room. The viewer's standee moves closer to the
// others first, and then cards and standees move closer together in turn.
func tightest() int { return len(ownPitches) - 1 + 2*max(len(standing), len(fanned)) }

// grouped returns a group that shares its room in the nth way.
func grouped(others, cards, n int) group {
	last := len(ownPitches) - 1
	g := group{others: others, cards: cards, across: cards, rows: 1, own: ownPitches[min(n, last)]}
	n = max(0, n-last)
	ways := lying
	if cards >= fanFrom {
		ways = fanned
	}
	if cards > inOneRow || cards >= fanFrom && others >= crowdFrom-1 {
		g.across, g.rows = (cards+1)/2, 2
	}
	c := ways[min((n+1)/2, len(ways)-1)]
	if g.wide, g.step = c.wide, c.step; g.rows > 1 { // no higher than there is room for
		g.wide = min(g.wide, rowedCard)
		g.step = min(g.step, rowedCard+cardGap)
	}
	first := 0
	if others >= crowdFrom {
		first = slices.IndexFunc(standing, func(w struct{ size, pitch float64 }) bool { return w.size == smallSize })
	}
	s := standing[min(first+n/2, len(standing)-1)]
	g.size, g.pitch = s.size, s.pitch
	if g.own = min(g.own, g.pitch); others == 0 {
		g.own = 0
	}
	g.half = math.Max(50*g.size, minReach) + 2
	g.lead = g.half
	return g
}

// spread returns a group like grouped, with room for the width of the viewer's own figure beside cards.
// It has less of that the tighter the group is.
func (m *townMap) spread(others, cards, n int) group {
	g := grouped(others, cards, n)
	if cards > 0 {
		part := max(0, 1-float64(n)/float64(tightest()-1))
		g.lead = math.Max(g.half, g.half+part*(m.ownHalf*ownSize-g.half))
	}
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
func (g *group) row() float64 { return g.own + g.pitch*float64(max(g.others-1, 0)) }

// all returns the width of the group.
func (g *group) all() float64 { return g.cardsWidth() + g.row() + g.lead + g.half }

// lie places the group about a middle, with the standees at most most away from it and the middles of the
// cards within near, and reports whether it fits.
func (g *group) lie(middle, most float64, room, near span) bool {
	cards := g.cardsWidth()
	for _, left := range [...]float64{cards, 0} {
		least := max(middle-most, room.from+left+g.lead)
		last := min(middle+most, room.to-(cards-left)-g.half) - g.row()
		if left > 0 {
			least = max(least, near.from-g.wide/2+cards+g.lead)
		} else if cards > 0 {
			last = min(last, near.to-cards+g.wide/2-g.half-g.row())
		}
		if least > last+0.01 {
			continue
		}
		g.feet = max(least, min(middle-g.all()/2+left+g.lead, last))
		if g.from = g.feet - g.lead - cards; left == 0 {
			g.from = g.feet + g.row() + g.half + cardGap
		}
		return true
	}
	// Nothing fits: all standees stay on their square, and the cards go as far left as they can.
	g.pitch = min(g.pitch, (2*most-g.own)/math.Max(1, float64(g.others-1)))
	g.feet = max(middle-most, min(room.from+cards+g.half, middle+most-g.row(), room.to-g.half-g.row()))
	g.from = max(room.from, g.feet-g.half-cards)
	return false
}

// loosened returns a group that fits, with its standees as far apart as they can be.
func (g *group) loosened(middle, most float64, room, near span) group {
	out := *g
	for k := *g; k.others > 1 && k.pitch < standing[0].pitch; out = k {
		k.pitch++
		if k.own = min(k.own+1, ownPitches[0], k.pitch); !k.lie(middle, most, room, near) {
			break
		}
	}
	return out
}

// groups returns the groups of all spaces, given their numbers of cards and of standees besides the
// viewer's. The cards are nearer to their own space than to the ones beside it, unless the standees would
// be too close together or one of two or three cards would cover the name of another.
func (m *townMap) groups(others, cards []int) []group {
	out := make([]group, len(others))
	for i := range out {
		s, room := &m.spaces[i], m.room(i, others, cards)
		rx, _ := town.SquareSize(s.location)
		near, far := m.nearTo(i), span{math.Inf(-1), math.Inf(1)}
		fit := func(where span, least float64, widths []float64) bool {
			for n := range tightest() {
				k := m.spread(others[i], cards[i], n)
				if out[i] = k; k.others > 0 && k.pitch < least {
					return false
				}
				for j := range max(1, len(widths)) {
					if out[i] = k; len(widths) > 0 {
						out[i].wide, out[i].step = widths[j], widths[j]+cardGap
					}
					usual := out[i]
					for larger := m.largest(&usual); ; larger = math.Max(1, larger-0.04) {
						out[i] = usual
						out[i].wide, out[i].step = usual.wide*larger, usual.step*larger
						if out[i].lie(s.at.X, onSquare*rx, room, where) && (larger == 1 || m.highEnough(s, &out[i])) {
							out[i] = out[i].loosened(s.at.X, onSquare*rx, room, where)
							return true
						}
						if larger == 1 {
							break
						}
					}
				}
			}
			return false
		}
		switch {
		case cards[i] == 0:
		case fit(near, leastPitch, nil) && (cards[i] == 1 || out[i].step >= out[i].wide):
			continue
		case cards[i] > 1 && cards[i] <= fanFrom && others[i] < crowdFrom-1 && (fit(near, leastPitch, named) || cards[i] == fanFrom && fit(far, leastPitch, named)):
			continue
		case fit(near, leastPitch, nil):
			continue
		}
		fit(far, 0, nil)
	}
	return out
}

// mostLarger is how much larger than usual the cards of a slot get at most.
const mostLarger = 1.45

// largest returns how much larger than usual the cards of a group may be at the size of the window. Beside
// several figures, whose names and tabs are over their heads, they stay as they are.
func (m *townMap) largest(g *group) float64 {
	if g.cards == 0 || g.rows > 1 || g.others > 1 {
		return 1
	}
	return math.Min(m.larger, mostLarger)
}

// highEnough reports whether there is room for the height of the cards of a group.
func (m *townMap) highEnough(s *mapSpace, g *group) bool {
	top := m.cardsTop(s, g) + board.TabHeight - board.CallIn + board.PayableRise
	return g.wide*ui.CardAspect <= m.cardsLow(s, g)-top
}

// leastPitch is the least distance between two standees that make room for cards near them.
const leastPitch = 52.0

// nearTo returns where cards are nearer to a space than to the ones beside it.
func (m *townMap) nearTo(i int) span {
	const clear = 4.0
	x, out := m.spaces[i].at.X, span{math.Inf(-1), math.Inf(1)}
	for _, k := range m.besides(i) {
		if o := m.spaces[k].at.X; o < x {
			out.from = max(out.from, (x+o)/2+clear)
		} else {
			out.to = min(out.to, (x+o)/2-clear)
		}
	}
	return out
}

// beside is the largest height difference of two spaces that are beside each other.
const beside = 160.0

// besides returns the spaces before and after a space that are beside it.
func (m *townMap) besides(i int) (out []int) {
	s := &m.spaces[i]
	for _, k := range [...]int{(i + 1) % len(m.spaces), (i + len(m.spaces) - 1) % len(m.spaces)} {
		if o := &m.spaces[k]; math.Abs(o.at.Y-s.at.Y) <= beside && o.at.X != s.at.X {
			out = append(out, k)
		}
	}
	return out
}

// room returns the room of a group between the panels and the groups beside it. If two do not fit,
// each gets a share in proportion to its need.
func (m *townMap) room(i int, others, cards []int) span {
	s := &m.spaces[i]
	out := span{m.land.X + 14, m.land.X + m.land.W - m.edgeRoom(i, others[i] == 0)}
	if cards[i] == 0 {
		out.from = m.land.X + m.edgeRoom(i, true)
	}
	half := func(k int) float64 {
		g := grouped(others[k], cards[k], 0)
		rx, _ := town.SquareSize(m.spaces[k].location)
		return max(g.all()/2, rx*0.6)
	}
	for _, k := range m.besides(i) {
		o := &m.spaces[k]
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

// edgeRoom returns how far the click targets of a space stay from the panels, so that the figures,
// which are wider, do too. The viewer's own, which may come, is at the left end.
func (m *townMap) edgeRoom(i int, own bool) float64 {
	const least = 34.0
	widest := 0.0
	if own {
		widest = m.ownHalf * ownSize
	}
	for _, s := range m.halves {
		if s.space == i {
			widest = math.Max(widest, s.half*usualSize)
		}
	}
	return math.Max(least, widest+4-50*usualSize)
}

// halfWidth is half the width of a figure in a space, at size 1.
type halfWidth struct {
	space int
	half  float64
}

// stand places the standees of one space. The viewer's is in front of the others.
func (m *townMap) stand(s *mapSpace, g *group, here []standee) {
	foes, k := 0, 1 // the first place is the viewer's
	tight := g.others > 0 && g.own < math.Max(behindFrom, m.ownHalf*ownSize+16)
	own := g.size
	if g.size == usualSize && !tight {
		own = ownSize
	}
	for i := range here {
		st := &here[i]
		st.look.Size = g.size
		at, x, behind := k, g.feet+g.own+float64(k-1)*g.pitch, (g.pitch < behindFrom || tight && k == 1) && k%2 == flag(tight)
		if st.look.You {
			at, x, behind = flag(tight), g.feet, false
			st.look.Size = own
		} else {
			k++
		}
		y := 4 + 8*float64(at%2)
		if s.location && s.at.Y < m.Plan.Space(1).Y+10 {
			y = -4
		}
		if g.rowed(tight) {
			if y = depths[0]; behind {
				y = depths[2]
			}
		}
		st.at = pen.Point{X: x, Y: s.at.Y + y}
		if st.seat == engine.NoSeat {
			foes++
		}
	}
	m.arrange(s, g, here, own)
	for i := range here { // the names of several are above them
		here[i].listed = foes > 1 && here[i].seat == engine.NoSeat
	}
	m.standees = append(m.standees, here...)
}

// rowed reports whether the figures of a group are in two rows, given whether the viewer's is close to the
// others.
func (g *group) rowed(tight bool) bool { return g.others > 0 && (g.pitch < behindFrom || tight) }

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

// placeCards places the cards that can be bought in a space, below the track and the plates and
// above the number of the slot. Three or more are fanned out: each shows at least its cost and can be
// clicked.
func (m *townMap) placeCards(s *mapSpace, g *group, cards []engine.CardID) {
	if len(cards) == 0 {
		return
	}
	behind := len(cards) - g.across // in the row behind
	covered := func(k int) bool { return behind > 0 || k < len(cards)-1 && g.step < g.wide }
	up, over := 0.0, board.TabHeight-board.CallIn // of the row behind, and above a card
	if behind > 0 {                               // a tab would cover costs behind it
		up, over = rowRise, 0
	}
	top, low := m.cardsTop(s, g)+over+board.PayableRise+up, m.cardsLow(s, g)
	if wide := (low - top) / ui.CardAspect; wide < g.wide {
		g.wide = math.Max(wide, minCard)
		g.step = math.Min(g.step, g.wide+cardGap)
	}
	y := s.at.Y - 106
	if s.at.Y > hubOf(m.Plan) {
		y = s.at.Y - 64
	}
	y = math.Min(math.Max(y, top+g.wide*ui.CardAspect/2), low-g.wide*ui.CardAspect/2)
	group := 0
	if behind > 0 || covered(0) {
		group = s.number
	}
	for k, c := range cards {
		p := ui.Pose{X: g.from + g.wide/2, Y: y, W: g.wide}
		if k < behind {
			p.X += g.step * float64(k)
			p.Y -= rowRise
		} else {
			p.X += g.step * float64(k-behind)
		}
		s.cards = append(s.cards, mapCard{card: c, pose: p, place: card.LineUp, fan: covered(k), group: group})
	}
}

// tabWider is how much wider than a card a tab is at each side.
const tabWider = 30.0

// cardsTop returns the lower end of what is above the cards of a group: the track or the shields of
// a Location.
func (m *townMap) cardsTop(s *mapSpace, g *group) float64 {
	top := m.track.Y + m.track.H
	for i := range m.spaces {
		o := &m.spaces[i]
		if p := o.plate; o.location && p.Y < s.at.Y-100 && p.X < g.from+g.cardsWidth()+tabWider && p.X+p.W > g.from-tabWider {
			top = math.Max(top, p.Y+p.H+shieldsBelow)
		}
	}
	return top + cardGap
}

// cardsLow returns the upper end of what is below the cards of a group: the number of the slot or the
// Basic stack of a Location.
func (m *townMap) cardsLow(s *mapSpace, g *group) float64 {
	low := s.slotSign().Y - 1
	for i := range m.spaces {
		if o := &m.spaces[i]; o.card.card != engine.NoCard {
			b := o.card.pose.Bounds()
			if n := countBox(o.card.pose); o.left > 1 {
				b = b.Joined(n)
			}
			if b.Y > s.at.Y-60 && b.Y < low && b.X < g.from+g.cardsWidth() && b.X+b.W > g.from {
				low = b.Y
			}
		}
	}
	return low - cardGap
}

// hubOf returns the height of the middle of the ring.
func hubOf(p *town.Plan) float64 { return (p.Space(0).Y + p.Space(5).Y) / 2 }
