package town

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// Reach is how far the card under the pointer reaches, and what it can choose.
type Reach struct {
	From    int // the space it is measured from, or -1 if there is none
	Range   int // in spaces to both sides, or -1 if unlimited
	Targets []engine.CardID
}

// NoReach is the Reach of no card.
var NoReach = Reach{From: -1, Range: -1}

// reachOf returns the reach of a card that an answer would play. For another player it is the Range
// of the Assist.
func reachOf(v engine.View, a engine.Answer, f *art.Face) Reach {
	o := a.Option
	if o.Seat != v.Turn().Seat {
		return Reach{From: v.Space(o.Seat), Range: v.Range(o.Card, o.Seat)}
	}
	chance := engine.NewRNG(uint64(a.Seq), engine.StreamChance)
	return Reach{From: v.Space(o.Seat), Range: art.RangeOf(f), Targets: v.Targets(a, new(engine.State), &chance)}
}

// is reports whether two reaches are the same.
func (r *Reach) is(o *Reach) bool {
	return r.From == o.From && r.Range == o.Range && slices.Equal(r.Targets, o.Targets)
}

// aims reports whether r can choose a card.
func (r *Reach) aims(c engine.CardID) bool { return slices.Contains(r.Targets, c) }

// dims reports whether a standee is faded because others of its side can be chosen.
func (r *Reach) dims(m *Map, s *standee) bool {
	hero := s.Seat != engine.NoSeat
	return !r.aims(s.Card) && slices.ContainsFunc(m.Standees, func(o standee) bool { return r.aims(o.Card) && hero == (o.Seat != engine.NoSeat) })
}

// drawKerbs draws the bounds of the reach as kerbs along the road.
func (m *Map) drawKerbs(c *ui.Canvas, r *Reach) {
	if r.From < 0 || r.Range < 0 {
		return
	}
	from, to := m.reachedRoad(r)
	box, plan := m.boxOf(from, to), m.Plan
	c.PartBeside(gallery.Key{Name: "kerbs", N: r.From<<8 + r.Range}, box, kerbsOver, func(p pen.Pen) {
		town.DrawKerbs(p.At(-box.X, -box.Y, 1), plan, from, to, pen.Chosen)
	})
}

// reachedRoad returns the part of the road within reach, in samples of it.
func (m *Map) reachedRoad(r *Reach) (from, to float64) {
	half := float64(min(2*r.Range+1, town.Spaces)*town.Step) / 2
	at := float64(r.From * town.Step)
	return at - half, at + half
}

// reaches keeps the parts of the map that look different for the last few reaches, because the
// pointer goes to and fro over the hand.
type reaches struct {
	list [reachesKept]struct {
		ui.Layer
		of   Reach
		used int
	}
	clock int
}

// reachesKept limits them because each may be as large as the city.
const reachesKept = 3

// of returns the layer of a reach.
func (k *reaches) of(r *Reach) *ui.Layer {
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

// Draw draws a reach over a map that is drawn already and depends on a key. Floor redraws
// everything in the affected box, because many standees and cards cover the marks.
func (k *reaches) Draw(c *ui.Canvas, m *Map, r *Reach, key ui.LayerKey, floor func(*ui.Canvas)) {
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
func (m *Map) reached(r *Reach) (all ui.Box, any bool) {
	add := func(b ui.Box) {
		if all = all.Joined(b); !any {
			all, any = b, true
		}
	}
	if r.From >= 0 && r.Range >= 0 {
		add(m.boxOf(m.reachedRoad(r)).Grown(kerbsOver))
		add(m.rangeSign(r).Grown(aimOver))
	}
	for i := range m.Standees {
		s := &m.Standees[i]
		if r.aims(s.Card) {
			add(s.aimedAt().Grown(aimOver))
		}
		if r.dims(m, s) {
			add(s.picture(s.At).Grown(1))
		}
	}
	for i := range m.Spaces {
		for _, k := range m.Spaces[i].Cards {
			if r.aims(k.Card) {
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
	b := s.Reach()
	return ui.BoxAt(b.X, b.Y+18*s.Look.Size, b.W, b.H-26-18*s.Look.Size)
}

// aimedAt returns the box of the corners around a card that can be chosen.
func (k *MapCard) aimedAt() ui.Box { return k.Pose.Bounds().Grown(4) }

// drawAims draws corners around what can be chosen, and the Range.
func (m *Map) drawAims(c *ui.Canvas, r *Reach) {
	corners := func(b ui.Box) {
		c.Part(gallery.Key{Name: "corners"}, b, aimOver, func(p pen.Pen) { town.DrawCorners(p, b.W, b.H, pen.Chosen) })
	}
	for i := range m.Standees {
		if s := &m.Standees[i]; r.aims(s.Card) {
			corners(s.aimedAt())
		}
	}
	for i := range m.Spaces {
		for _, k := range m.Spaces[i].Cards {
			if r.aims(k.Card) {
				corners(k.aimedAt())
			}
		}
	}
	if r.From < 0 || r.Range < 0 {
		return
	}
	b := m.rangeSign(r)
	words, size := fmt.Sprint("RANGE ", r.Range), max(21, m.minRules)
	c.Part(gallery.Key{Name: "range", Text: words}, b, aimOver, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 4)
		p.Fill(o, pen.RGB(0x08222c))
		p.Stroke(o, 2.6, pen.Chosen)
		p.Text(words, b.W/2, b.H/2+size*0.36, pen.Style{Font: pen.Display, Size: size, Tracking: 1, Colour: pen.Chosen}, pen.Centre)
	})
}

// rangeSign returns the box of the Range sign: at a free end of the road within reach, or near its
// middle.
func (m *Map) rangeSign(r *Reach) ui.Box {
	from, to := m.reachedRoad(r)
	free := func(b ui.Box) bool {
		return !m.onPlate(b) && b.Within(ui.Box{X: m.seats.X + m.seats.W, Y: m.track.Y + m.track.H, W: m.goal.X - m.seats.X - m.seats.W, H: m.HandY - 130 - m.track.Y - m.track.H}) &&
			!slices.ContainsFunc(m.Standees, func(s standee) bool { return s.Tag.W > 0 && s.Tag.Overlaps(b) })
	}
	var first ui.Box
	for i, at := range [...]float64{to, from, to - town.Step/2, from + town.Step/2, (from + to) / 2} {
		for _, off := range [...]float64{60, -60} {
			q := m.Plan.Along(at, off)
			b := ui.BoxAt(q.X-52, q.Y-14, 104, 28)
			if i == 0 && off > 0 {
				first = b
			}
			if free(b) {
				return b
			}
		}
	}
	return first
}
