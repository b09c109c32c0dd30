package town

import (
	"math"
	"slices"

	"lineup/engine"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/ui"
)

// happening shows what has just happened on the map, one event after another, in the order of the
// forecast list. Meanwhile the list, the marks, and the damage stay as they were.
type happening struct {
	was, now *townMap
	acts     []act
	walks    []walk
	age      float64
}

// act is a deed that is shown. Its times are in seconds.
type act struct {
	deed
	row           int // of the list, -1 if it was not foreseen
	begins, lasts float64
	seen          bool // it has begun
}

// walk is a standee on its way around the ring, or a new one that drops onto the map.
type walk struct {
	standee       *standee
	from, to      float64 // samples of the road
	a             pen.Point
	drops         bool
	begins, lasts float64
	card          engine.CardID
}

// These are times in seconds.
const (
	attackTime  = 0.45
	trailTime   = 0.2 // of that, until it reaches the hero
	harmTime    = 0.3
	hopTime     = 0.15 // of a hero, from one space to the next
	strideTime  = 0.24 // of a Villain
	dropTime    = 0.26
	dropHeight  = 170.0
	followDelay = 0.04 // between two that set off together
)

// hopHeight is how high a standee hops.
const hopHeight = 14.0

// happenedBetween returns what has happened between two moments of the map. The deeds are the known
// events, in order.
func happenedBetween(was, now *townMap, deeds []deed) *happening {
	h := &happening{was: was.left(now), now: now}
	at := 0.0
	for _, d := range deeds {
		switch d.kind {
		case deedAttack:
			h.add(d, at, attackTime)
			at += attackTime
		case deedHarm:
			h.add(d, math.Max(0, at-attackTime+trailTime), harmTime)
		case deedWalk, deedEnter, deedEnd, deedLevel, deedLoss:
		}
	}
	at = h.findWalks(at, deeds)
	for _, d := range deeds {
		if d.kind == deedEnter {
			h.add(d, at, dropTime)
			for i := range h.walks {
				if w := &h.walks[i]; w.drops && w.standee.at0 == d.to {
					w.begins = at
				}
			}
			at += dropTime
		}
	}
	return h
}

// left returns the map without the Villains that are not on a later one anymore, and without what
// they were about to do. It returns m itself if none is gone.
func (m *townMap) left(later *townMap) *townMap {
	gone := func(c engine.CardID) bool {
		is := func(s standee) bool { return s.card == c && s.seat == engine.NoSeat }
		return slices.ContainsFunc(m.standees, is) && !slices.ContainsFunc(later.standees, is)
	}
	if !slices.ContainsFunc(m.standees, func(s standee) bool { return gone(s.card) }) {
		return m
	}
	out := *m
	out.standees, out.listed = nil, nil
	for _, s := range m.standees {
		if !gone(s.card) {
			out.standees = append(out.standees, s)
		}
	}
	for _, k := range m.listed {
		if k, ok := k.without(gone); ok {
			out.listed = append(out.listed, k)
		}
	}
	var over []deed
	for _, d := range m.next.deeds {
		if gone(d.card) {
			over = append(over, d)
		}
	}
	out.next = m.next.without(over)
	return &out
}

func (h *happening) add(d deed, begins, lasts float64) {
	h.acts = append(h.acts, act{deed: d, row: h.was.rowOf(d), begins: begins, lasts: lasts})
}

// findWalks starts the walks of all standees that have moved, from a time on, and returns when all
// have arrived.
func (h *happening) findWalks(at float64, deeds []deed) float64 {
	end, n := at, 0.0
	for i := range h.now.standees {
		s := &h.now.standees[i]
		j := slices.IndexFunc(h.was.standees, func(o standee) bool { return o.card == s.card })
		w := walk{standee: s, card: s.card, begins: at + followDelay*n, lasts: dropTime}
		switch {
		case j < 0:
			w.drops = true
		case h.was.standees[j].at0 == s.at0:
			continue
		default:
			w.a = h.was.standees[j].at
			w.from, w.to = around(h.was.standees[j].at0, s.at0)
			w.lasts = math.Max(1, math.Abs(w.to-w.from)/town.Step) * strideTime
			if s.seat != engine.NoSeat {
				w.lasts *= hopTime / strideTime
			}
			if k := slices.IndexFunc(deeds, func(d deed) bool { return d.kind == deedWalk && d.card == s.card }); k >= 0 {
				h.add(deeds[k], w.begins, w.lasts)
			}
			end = math.Max(end, w.begins+w.lasts)
		}
		h.walks = append(h.walks, w)
		n++
	}
	return end
}

// turn lets standees that went to the opposite space walk there the way they took, as the events
// show.
func (h *happening) turn(sc *board.Scene, events []engine.Event) {
	for i := range h.walks {
		w := &h.walks[i]
		if w.drops || !isHalf(w.from, w.to) {
			continue
		}
		k := slices.IndexFunc(events, func(e engine.Event) bool { return e.Kind == engine.PieceWalked && e.Card == w.card })
		if k < 0 {
			continue
		}
		b := sc.View.Board()
		_, _, from := b.At(events[k].From)
		_, _, to := b.At(events[k].To)
		if a, z := around(from, to); z < a {
			w.to = 2*w.from - w.to
		}
	}
}

// over reports whether everything has been shown. It is true for nil.
func (h *happening) over() bool { return h == nil || h.age >= h.lasts() }

// lasts returns how many seconds everything takes.
func (h *happening) lasts() (end float64) {
	for i := range h.acts {
		end = math.Max(end, h.acts[i].begins+h.acts[i].lasts)
	}
	for i := range h.walks {
		end = math.Max(end, h.walks[i].begins+h.walks[i].lasts)
	}
	return end
}

// step advances by dt seconds. It reports whether the map at rest looks different, and where
// standees have landed.
func (h *happening) step(dt float64) (changed bool, landed []pen.Point) {
	if h.over() {
		return false, nil
	}
	before := h.age
	h.age += dt
	for i := range h.acts {
		if a := &h.acts[i]; !a.seen && h.age >= a.begins {
			a.seen, changed = true, true
		}
	}
	for i := range h.walks {
		if end := h.walks[i].begins + h.walks[i].lasts; before < end && h.age >= end {
			landed, changed = append(landed, h.walks[i].standee.at), true
		}
	}
	return changed || h.over(), landed
}

// away reports whether a card's standee is on its way.
func (h *happening) away(c engine.CardID) bool {
	return !h.over() && slices.ContainsFunc(h.walks, func(w walk) bool { return w.card == c && h.age < w.begins+w.lasts })
}

// enters returns when a card enters a space, in seconds from the beginning.
func (h *happening) enters(space int) float64 {
	for i := range h.acts {
		if a := &h.acts[i]; a.kind == deedEnter && a.to == space {
			return a.begins
		}
	}
	return 0
}

// strikes returns when an Attack reaches a seat, in seconds from the beginning.
func (h *happening) strikes(by engine.CardID, seat engine.SeatID) (begins float64, ok bool) {
	for i := range h.acts {
		if a := &h.acts[i]; a.kind == deedAttack && a.card == by && a.seat == seat {
			return a.begins + trailTime, true
		}
	}
	return 0, false
}

// board returns the map whose list and marks are shown.
func (h *happening) board(m *townMap) *townMap {
	if h.over() {
		return m
	}
	return h.was
}

// unseen returns how much of a Location's damage has not been shown yet.
func (h *happening) unseen(tile engine.CardID) (n int) {
	if h.over() {
		return 0
	}
	for i := range h.acts {
		if a := &h.acts[i]; a.kind == deedHarm && a.card == tile && !a.seen {
			n++
		}
	}
	return n
}

// struck returns how many Attacks on a seat are still to come.
func (h *happening) struck(s *standee) int {
	if h.over() {
		return s.struck
	}
	n := h.was.next.struck[s.seat]
	for i := range h.acts {
		if a := &h.acts[i]; a.kind == deedAttack && a.seat == s.seat && a.seen {
			n--
		}
	}
	return max(n, 0)
}

// draw draws the moving standees and Attacks, and highlights the current lines of the list.
func (h *happening) draw(c *ui.Canvas) {
	if h.over() {
		return
	}
	for i := range h.walks {
		if w := &h.walks[i]; h.age < w.begins+w.lasts && (h.age >= w.begins || !w.drops) {
			h.now.drawStandee(c, w.standee, w.at(h.now, h.age-w.begins), false, false)
		}
	}
	for i := range h.acts {
		a := &h.acts[i]
		if h.age < a.begins || h.age >= a.begins+a.lasts {
			continue
		}
		if a.row >= 0 {
			h.was.drawRowLight(c, a.row)
		}
		if a.kind == deedAttack && h.age < a.begins+trailTime {
			h.drawBolt(c, a, (h.age-a.begins)/trailTime)
		}
	}
}

// drawBolt draws an Attack on its way from the Villain to the hero.
func (h *happening) drawBolt(c *ui.Canvas, a *act, t float64) {
	from, to := h.was.trail(a.deed)
	if from == nil || to == nil {
		return
	}
	p, q := trailEnds(from, to)
	at := town.OnTrail(p, q, t)
	b := ui.BoxAt(at.X-22, at.Y-22, 44, 44)
	c.Part(gallery.Key{Name: "bolt"}, b, 6, func(p pen.Pen) { town.DrawAlarm(p.At(22, 22, 1), 20, false) })
}

// at returns where a standee is age seconds after its walk began.
func (w *walk) at(m *townMap, age float64) pen.Point {
	b := w.standee.at
	k := ui.Clamp(age / w.lasts)
	if w.drops {
		b.Y -= dropHeight * (1 - k) * (1 - k)
		return b
	}
	at, from, to := m.Plan.Along(w.from+(w.to-w.from)*k, 0), m.Plan.Along(w.from, 0), m.Plan.Along(w.to, 0)
	at.X += (w.a.X-from.X)*(1-k) + (b.X-to.X)*k
	at.Y += (w.a.Y-from.Y)*(1-k) + (b.Y-to.Y)*k
	steps := math.Max(1, math.Abs(w.to-w.from)/town.Step)
	at.Y -= hopHeight * math.Abs(math.Sin(math.Pi*k*steps))
	return at
}
