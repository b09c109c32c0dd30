package town

import (
	"fmt"
	"math"
	"slices"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// cardReach is how far the card under the pointer reaches, and what it can choose.
type cardReach struct {
	from    int // the space it is measured from, or -1 if there is none
	limit   int // in spaces to both sides, or -1 if unlimited
	targets []engine.CardID
}

// noReach is the reach of no card.
var noReach = cardReach{from: -1, limit: -1}

// reachOf returns the reach of a card that an answer would play. For another player it is the Range
// of the Assist.
func reachOf(v engine.View, a engine.Answer, f *art.Face) cardReach {
	o := a.Option
	if o.Seat != v.Turn().Seat {
		return cardReach{from: v.Space(o.Seat), limit: v.Range(o.Card, o.Seat)}
	}
	chance := engine.NewRNG(uint64(a.Seq), engine.StreamChance)
	return cardReach{from: v.Space(o.Seat), limit: art.RangeOf(f), targets: v.Targets(a, new(engine.State), &chance)}
}

// is reports whether two reaches are the same.
func (r *cardReach) is(o *cardReach) bool {
	return r.from == o.from && r.limit == o.limit && slices.Equal(r.targets, o.targets)
}

// aims reports whether r can choose a card.
func (r *cardReach) aims(c engine.CardID) bool { return slices.Contains(r.targets, c) }

// dims reports whether a standee is faded because others of its side can be chosen.
func (r *cardReach) dims(m *townMap, s *standee) bool {
	hero := s.seat != engine.NoSeat
	return !r.aims(s.card) && slices.ContainsFunc(m.standees, func(o standee) bool { return r.aims(o.card) && hero == (o.seat != engine.NoSeat) })
}

// drawKerbs draws the bounds of the reach as kerbs along the road.
func (m *townMap) drawKerbs(c *ui.Canvas, r *cardReach) {
	if r.from < 0 || r.limit < 0 {
		return
	}
	from, to := m.reachedRoad(r)
	box, plan := m.boxOf(from, to), m.Plan
	c.PartBeside(gallery.Key{Name: "kerbs", N: r.from<<8 + r.limit}, box, kerbsOver, func(p pen.Pen) {
		town.DrawKerbs(p.At(-box.X, -box.Y, 1), plan, from, to, pen.Chosen)
	})
}

// reachedRoad returns the part of the road within reach, in samples of it.
func (m *townMap) reachedRoad(r *cardReach) (from, to float64) {
	half := float64(min(2*r.limit+1, town.Spaces)*town.Step) / 2
	at := float64(r.from * town.Step)
	return at - half, at + half
}

// reaches keeps the parts of the map that look different for the last few reaches, because the
// pointer goes to and fro over the hand.
type reaches struct {
	list [reachesKept]struct {
		ui.Layer
		of   cardReach
		used int
	}
	clock int
}

// reachesKept limits them because each may be as large as the city.
const reachesKept = 3

// of returns the layer of a reach.
func (k *reaches) of(r *cardReach) *ui.Layer {
	k.clock++
	oldest := &k.list[0]
	for i := range k.list {
		l := &k.list[i]
		if l.used > 0 && l.of.is(r) {
			l.used = k.clock
			return &l.Layer
		}
		if l.used < oldest.used {
			oldest = l
		}
	}
	oldest.of, oldest.used = *r, k.clock
	oldest.Stale()
	return &oldest.Layer
}

// release frees the layers.
func (k *reaches) release() {
	for i := range k.list {
		k.list[i].Release()
	}
}

// draw draws a reach over a map that is drawn already and depends on a key. Floor redraws
// everything in the affected box, because many standees and cards cover the marks.
func (k *reaches) draw(c *ui.Canvas, m *townMap, r *cardReach, key ui.LayerKey, floor func(*ui.Canvas)) {
	around, any := m.reached(r)
	switch {
	case !any:
	case c.Rehearsing(): // everything but the marks has been rehearsed
		m.drawKerbs(c, r)
		m.drawAims(c, r)
	default:
		c.BoxLayer(k.of(r), around, key, 1, floor)
	}
}

// reached returns the box around everything that a reach changes, if it changes anything.
func (m *townMap) reached(r *cardReach) (all ui.Box, any bool) {
	add := func(b ui.Box) {
		if all = all.Joined(b); !any {
			all, any = b, true
		}
	}
	if r.from >= 0 && r.limit >= 0 {
		add(m.boxOf(m.reachedRoad(r)).Grown(kerbsOver))
		add(m.rangeSign(r).Grown(aimOver))
	}
	for i := range m.standees {
		s := &m.standees[i]
		if r.aims(s.card) {
			add(s.aimedAt().Grown(aimOver))
		}
		if r.dims(m, s) {
			add(s.picture(s.at).Grown(1))
		}
	}
	for i := range m.spaces {
		for _, k := range m.spaces[i].cards {
			if r.aims(k.card) {
				add(k.aimedAt().Grown(aimOver))
			}
		}
	}
	return all, any
}

// These are how far the marks reach beyond their boxes.
const kerbsOver, aimOver = 60.0, 8.0

// aimedAt returns the box of the corners around a standee that can be chosen.
func (s *standee) aimedAt() ui.Box {
	b := s.reach()
	return ui.BoxAt(b.X, b.Y+18*s.look.Size, b.W, b.H-26-18*s.look.Size)
}

// aimedAt returns the box of the corners around a card that can be chosen.
func (k *mapCard) aimedAt() ui.Box { return k.pose.Bounds().Grown(4) }

// drawAims draws corners around what can be chosen, and the Range.
func (m *townMap) drawAims(c *ui.Canvas, r *cardReach) {
	corners := func(b ui.Box) {
		c.Part(gallery.Key{Name: "corners"}, b, aimOver, func(p pen.Pen) { town.DrawCorners(p, b.W, b.H, pen.Chosen) })
	}
	for i := range m.standees {
		if s := &m.standees[i]; r.aims(s.card) {
			corners(s.aimedAt())
		}
	}
	for i := range m.spaces {
		for _, k := range m.spaces[i].cards {
			if r.aims(k.card) {
				corners(k.aimedAt())
			}
		}
	}
	if r.from < 0 || r.limit < 0 {
		return
	}
	b := m.rangeSign(r)
	words, size := fmt.Sprint("RANGE ", r.limit), max(21, m.minRules)
	c.Part(gallery.Key{Name: "range", Text: words}, b, aimOver, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 4)
		p.Fill(o, pen.RGB(0x08222c))
		p.Stroke(o, 2.6, pen.Chosen)
		p.Text(words, b.W/2, b.H/2+size*0.36, pen.Style{Font: pen.Display, Size: size, Tracking: 1, Colour: pen.Chosen}, pen.Centre)
	})
}

// rangeSign returns the box of the Range sign: at a free end of the road within reach, near its middle,
// or else anywhere beside that road where it covers as little as possible.
func (m *townMap) rangeSign(r *cardReach) ui.Box {
	from, to := m.reachedRoad(r)
	room := ui.Box{X: m.land.X, Y: m.land.Y, W: m.land.W, H: m.low + 14 - m.land.Y}
	best, least, hand := ui.Box{}, math.Inf(1), m.lifted()
	try := func(at, off, aside float64) bool {
		q := m.Plan.Along(at, off)
		b := ui.BoxAt(q.X-52+aside, q.Y-14, 104, 28)
		cost := 0.0
		if !b.Within(room) {
			cost = 1e6
		}
		cost += shared(b, hand)
		for i := range m.told {
			cost += shared(b, m.told[i])
		}
		if cost < least {
			best, least = b, cost
		}
		return cost == 0
	}
	for _, at := range [...]float64{to, from, to - town.Step/2, from + town.Step/2, (from + to) / 2} {
		if try(at, 60, 0) || try(at, -60, 0) {
			return best
		}
	}
	for _, aside := range [...]float64{0, 30, -30} {
		for off := 60.0; off <= 160; off += 5 {
			for at := to + town.Step/4; at >= from-town.Step/4; at-- {
				if try(at, off, aside) || try(at, -off, aside) {
					return best
				}
			}
		}
	}
	return best
}

// lifted returns the box that a card of the hand under the pointer can be in.
func (g *places) lifted() ui.Box {
	high := g.handWidth * g.handLift * ui.CardAspect
	y := g.HandY - g.handRise() - high/2
	return ui.BoxAt(g.hand.X, y, g.hand.W, high)
}

// findTold finds the boxes of the map that the Range sign and ways should not cover: everything that says
// something.
func (m *townMap) findTold() {
	m.told = m.crowd().told
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.open {
			m.told = append(m.told, s.tag)
		}
		if s.card.card != engine.NoCard && !s.card.shy {
			m.told = append(m.told, s.card.tab())
		}
		for j := range s.cards {
			if k := &s.cards[j]; !k.shy && !k.fan {
				m.told = append(m.told, k.tab())
			}
		}
	}
	for i := range m.standees {
		s := &m.standees[i]
		m.told = append(append(m.told, s.signBoxes()...), s.tokenBoxes()...)
		if s.tag.W > 0 {
			m.told = append(m.told, s.tag)
		}
		if s.seat == engine.NoSeat && !s.shy {
			m.told = append(m.told, s.call)
		}
	}
}
