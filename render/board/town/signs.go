package town

import (
	"fmt"
	"math"

	"lineup/engine"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// This file is what stands over a hero: who the viewer is, and the Attacks to come.

// signs are where those stand. The flag is that of the viewer's own hero; over the alarm stands
// how many Attacks there are.
type signs struct{ flag, alarm, attacks ui.Box }

// The sizes of the signs, and how much a flag rises as it swells.
const (
	flagWidth, flagHeight       = 68.0, 48.0
	flagRise                    = 6.0
	alarmSize                   = 52.0
	attacksWidth, attacksHeight = 100.0, 25.0
	attacksOver                 = 28.0 // the alarm
)

// signsAt returns the signs of a hero that are moved so far from the middle over its head. The flag
// stands over what it says of Attacks.
func (s *standee) signsAt(dx, dy float64) (at signs) {
	x, top := s.At.X+dx, s.At.Y-150*s.Look.Size-10+dy
	at.alarm = ui.BoxAt(x-alarmSize/2, top, alarmSize, alarmSize)
	at.attacks = ui.BoxAt(x-attacksWidth/2, top-attacksOver, attacksWidth, attacksHeight)
	at.flag = ui.BoxAt(x-flagWidth/2, top-26, flagWidth, flagHeight)
	if s.struck > 0 {
		at.flag.Y = at.attacks.Y - flagHeight - 2
	}
	return at
}

// swollen returns all the room that a flag takes as it swells.
func swollen(flag ui.Box) ui.Box {
	flag.Y, flag.H = flag.Y-flagRise, flag.H+flagRise
	return flag
}

// signBoxes returns the boxes of what stands over a hero that can be seen now.
func (s *standee) signBoxes() []ui.Box { return s.seen(s.signs) }

// seen returns the boxes of those signs of a hero that can be seen now.
func (s *standee) seen(at signs) (out []ui.Box) {
	if s.Seat == engine.NoSeat {
		return nil
	}
	if s.Look.You {
		out = append(out, swollen(at.flag))
	}
	if s.struck > 0 {
		out = append(out, at.alarm, at.attacks)
	}
	return out
}

// crowd is what the places of names and signs are found among: the room for them, what tells
// something and may not be covered, and the heads of those who stand there, which had better not.
type crowd struct {
	room         ui.Box
	told, stands []ui.Box
}

// shieldsBelow is how far the shields of a Location hang below its plate.
const shieldsBelow = 18.0

// crowd returns what stands and lies on the map, without the names of Villains.
func (m *Map) crowd() *crowd {
	k := &crowd{room: ui.Box{X: m.seats.X + m.seats.W, Y: m.track.Y + m.track.H, W: m.goal.X - m.seats.X - m.seats.W, H: m.HandY - m.track.Y - m.track.H}}
	for i := range m.Spaces {
		s := &m.Spaces[i]
		if s.Location {
			plate := s.Plate
			plate.H += shieldsBelow
			k.told = append(k.told, plate)
		} else {
			k.told = append(k.told, s.slotSign())
		}
		for _, c := range s.Cards {
			k.told = append(k.told, c.Pose.Bounds())
		}
		if s.Card.Card != engine.NoCard {
			k.told = append(k.told, s.Card.Pose.Bounds())
		}
	}
	for i := range m.Standees {
		r := m.Standees[i].Reach()
		k.stands = append(k.stands, ui.BoxAt(r.X+r.W*0.2, r.Y, r.W*0.6, r.H*0.4))
	}
	return k
}

// covers is what it costs to cover something that is told: more than anything else does.
const covers = 400.0

// cost returns how badly boxes stand that are moved from where they should be.
func (k *crowd) cost(dx, dy float64, boxes []ui.Box) float64 {
	sum := math.Hypot(dx, dy)
	for _, b := range boxes {
		if !b.Within(k.room) {
			sum += 1e6
		}
		for _, o := range k.told {
			if o.Overlaps(b) {
				sum += covers + 10*shared(b, o)
			}
		}
		for _, o := range k.stands {
			sum += shared(b, o) / 20
		}
	}
	return sum
}

// reach is how far boxes may be moved from where they should be, and in what steps that is tried.
type reach struct{ left, right, up, down, across, along float64 }

// each goes through all that is tried.
func (r reach) each(try func(dx, dy float64)) {
	for y := r.down; y >= -r.up; y -= r.along {
		for x := -r.left; x <= r.right; x += r.across {
			try(x, y)
		}
	}
}

// best returns how far boxes are moved that stand best.
func (k *crowd) best(r reach, boxes func(dx, dy float64) []ui.Box) (dx, dy, cost float64) {
	if cost = k.cost(0, 0, boxes(0, 0)); cost == 0 {
		return 0, 0, 0
	}
	r.each(func(x, y float64) {
		if n := k.cost(x, y, boxes(x, y)); n < cost {
			dx, dy, cost = x, y, n
		}
	})
	return dx, dy, cost
}

// shared returns how much of a box lies under another, in square units.
func shared(a, b ui.Box) float64 {
	w := math.Min(a.X+a.W, b.X+b.W) - math.Max(a.X, b.X)
	h := math.Min(a.Y+a.H, b.Y+b.H) - math.Max(a.Y, b.Y)
	return math.Max(0, w) * math.Max(0, h)
}

// nameHeight is how high the tag of a Villain is, and namePitch how far two of them are apart in a
// list.
const nameHeight, namePitch = 27.0, 31.0

// placeNames finds a place for the tag of each Villain: under its feet, or where several stand, or
// there is no room, over the heads of those who stand there. It begins so near to its Villain that
// it is seen whose it is.
func (m *Map) placeNames() {
	k := m.crowd()
	lists := map[int]int{} // by space, how many of its tags are listed
	for i := range m.Standees {
		s := &m.Standees[i]
		if s.Seat != engine.NoSeat {
			continue
		}
		at, w := &m.Spaces[s.at0], tagWidth(s)
		s.Tag = ui.BoxAt(s.At.X-w/2, math.Min(s.At.Y+17, at.At.Y+20), w, nameHeight)
		r := reach{left: w/2 - 22, right: w/2 - 22, down: 6, across: 8, along: 6}
		dx, dy, cost := k.best(r, moved(s.Tag))
		if s.listed || cost >= covers {
			over := ui.BoxAt(s.Tag.X, at.At.Y-150*s.Look.Size-34-namePitch*float64(lists[s.at0]), w, nameHeight)
			r.up, r.down = 4*namePitch, s.Tag.Y-over.Y
			if x, y, n := k.best(r, moved(over)); s.listed || n < cost {
				s.listed, s.Tag, dx, dy = true, over, x, y
				lists[s.at0]++
			}
		}
		s.Tag.X, s.Tag.Y = s.Tag.X+dx, s.Tag.Y+dy
		k.told = append(k.told, s.Tag)
	}
}

// Tag returns where the Move it takes to go to a space stands.
func (s *Space) Tag() ui.Box { return s.tag }

// tagTries are where that is tried, from the middle of a square: beside who stands there, and what
// lies there, or before them.
var tagTries = [...]pen.Point{{X: -120, Y: -34}, {X: 72, Y: -34}, {X: -74, Y: 8}, {X: 26, Y: 8}, {X: -24, Y: 14}}

// tagReach is how far around its square it is looked for where there is no room.
var tagReach = reach{left: 110, right: 110, up: 60, down: 24, across: 11, along: 12}

// placeTags finds a place for the Move it takes to go to each space.
func (m *Map) placeTags() {
	k := m.crowd()
	for i := range m.Standees {
		s := &m.Standees[i]
		k.stands = append(k.stands, s.Reach())
		if s.Tag.W > 0 {
			k.told = append(k.told, s.Tag)
		}
	}
	for i := range m.Spaces {
		s := &m.Spaces[i]
		tries := tagTries
		if len(s.Cards) > 0 { // below them
			tries[0], tries[2] = tries[2], tries[0]
		}
		least := math.Inf(1)
		for _, d := range tries {
			b := ui.BoxAt(s.At.X+d.X, s.At.Y+d.Y, 48, 46)
			cost := k.cost(0, 0, []ui.Box{b})
			for j := range m.Spaces {
				if j != i {
					cost += shared(b, m.Spaces[j].Reach()) / 10
				}
			}
			if cost < least {
				s.tag, least = b, cost
			}
		}
		if least >= covers {
			middle := ui.BoxAt(s.At.X-24, s.At.Y-23, 48, 46)
			if dx, dy, cost := k.best(tagReach, moved(middle)); cost < least {
				s.tag = moved(middle)(dx, dy)[0]
			}
		}
		if s.Open {
			k.told = append(k.told, s.tag)
		}
	}
}

// moved moves a box.
func moved(b ui.Box) func(dx, dy float64) []ui.Box {
	return func(dx, dy float64) []ui.Box { return []ui.Box{{X: b.X + dx, Y: b.Y + dy, W: b.W, H: b.H}} }
}

// How far signs may stand from the middle over the head of whose they are.
var signReach = reach{left: 100, right: 100, up: 216, down: 96, across: 10, along: 12}

// placeSigns finds a place for what stands over each hero: beside each other, and beside tags,
// plates, cards and what else is told.
func (m *Map) placeSigns() {
	k := m.crowd()
	for i := range m.Spaces {
		if s := &m.Spaces[i]; s.Open {
			k.told = append(k.told, s.Tag())
		}
	}
	for i := range m.Standees {
		if s := &m.Standees[i]; s.Tag.W > 0 {
			k.told = append(k.told, s.Tag)
		}
	}
	for i := range m.Standees {
		s := &m.Standees[i]
		if s.signs = s.signsAt(0, 0); len(s.signBoxes()) == 0 {
			continue
		}
		dx, dy, _ := k.best(signReach, func(dx, dy float64) []ui.Box { return s.seen(s.signsAt(dx, dy)) })
		s.signs = s.signsAt(dx, dy)
		k.told = append(k.told, s.signBoxes()...)
	}
}

// drawHeroSigns draws the signs over a hero: who the viewer is, and an Attack to come. They
// swell and sink between 0 and 1.
func (m *Map) drawHeroSigns(c *ui.Canvas, s *standee, swell float64) {
	if s.Look.You {
		b := s.signs.flag
		b.Y -= flagRise * swell
		colour, size := s.Look.Colour, math.Max(18, m.minRules)
		c.Part(gallery.Key{Name: "you", A: colour}, b, 6, func(p pen.Pen) {
			o := pen.Polygon(8, 20, 60, 20, 34, 46)
			p.Stroke(o, 6, pen.Ink)
			p.Fill(o, colour)
			p.Fill(pen.Rectangle(14, -2, 40, 21, 4), pen.Ink)
			p.Text("YOU", 34, 14.5, pen.Style{Font: pen.Display, Size: size, Tracking: 1, Colour: colour}, pen.Centre)
		})
	}
	if s.struck == 0 {
		return
	}
	b, doubt := s.signs.alarm, s.doubt
	sign := c.MakePart(gallery.Key{Name: "alarm", N: flag(doubt)}, b, 6, func(p pen.Pen) { town.DrawAlarm(p.At(26, 26, 1), 25, doubt) })
	if swell == 0 {
		c.Put(sign, b.X, b.Y)
		return
	}
	x, y := b.Middle()
	c.Spin(sign.Image, x, y, 1+0.14*swell, 1+0.14*swell, 0, 1)
}

// drawStruck draws how many Attacks will hit a hero.
func (m *Map) drawStruck(c *ui.Canvas, s *standee, n int) {
	if n == 0 {
		return
	}
	words := "1 ATTACK"
	if n > 1 {
		words = fmt.Sprint(n, " ATTACKS")
	}
	c.Part(gallery.Key{Name: "attacks", Text: words}, s.signs.attacks, 6, func(p pen.Pen) {
		p.Fill(pen.Rectangle(0, 0, attacksWidth, attacksHeight, 5), pen.RGB(0x5a0f18))
		p.Stroke(pen.Rectangle(0, 0, attacksWidth, attacksHeight, 5), 2.6, town.Menace)
		p.Text(words, attacksWidth/2, 19, pen.Style{Font: pen.Display, Size: 21, Tracking: 0.6, Colour: pen.White}, pen.Centre)
	})
}
