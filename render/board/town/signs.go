package town

import (
	"fmt"
	"math"
	"slices"

	"lineup/engine"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file places and draws the signs above a hero: the viewer's flag and the Attacks to come.

// signs holds the boxes of those signs. The flag is above the viewer's own hero, and the number of
// Attacks is above the alarm, or in its place if the signs are plain.
type signs struct {
	flag, alarm, attacks ui.Box
	plain                bool
}

// These are the sizes of the signs, and how much a flag rises as it swells.
const (
	flagWidth, flagHeight       = 68.0, 48.0
	flagRise                    = 6.0
	alarmSize                   = 52.0
	attacksWidth, attacksHeight = 100.0, 25.0
	attacksOver                 = 28.0 // the alarm
)

// signsAt returns the signs of a hero, moved from the middle above its head. The flag is above the
// signs of Attacks.
func (s *standee) signsAt(dx, dy float64) (at signs) {
	x, top := s.at.X+dx, s.at.Y-150*s.look.Size-10+dy
	at.alarm = ui.BoxAt(x-alarmSize/2, top, alarmSize, alarmSize)
	at.attacks = ui.BoxAt(x-attacksWidth/2, top-attacksOver, attacksWidth, attacksHeight)
	if at.plain = s.signs.plain; at.plain {
		at.alarm, at.attacks.Y = ui.Box{}, top+alarmSize-attacksHeight
	}
	at.flag = ui.BoxAt(x-flagWidth/2, top-26, flagWidth, flagHeight)
	if s.struck > 0 {
		at.flag.Y = at.attacks.Y - flagHeight - 2
	}
	return at
}

// swollen returns the box a flag needs as it swells.
func swollen(flag ui.Box) ui.Box {
	flag.Y, flag.H = flag.Y-flagRise, flag.H+flagRise
	return flag
}

// signBoxes returns the boxes of the signs above a hero that are visible now.
func (s *standee) signBoxes() (out []ui.Box) {
	if s.seat == engine.NoSeat {
		return nil
	}
	if s.look.You {
		out = append(out, swollen(s.signs.flag))
	}
	if s.struck > 0 && !s.signs.plain {
		out = append(out, s.signs.alarm)
	}
	if s.struck > 0 {
		out = append(out, s.signs.attacks)
	}
	return out
}

// crowd is what names and signs must avoid: the edges of the room, boxes that may not be covered,
// and the tabs of cards and the heads of standees, which should not be.
type crowd struct {
	room               ui.Box
	told, tabs, stands []ui.Box
	// heads are strips of the upper thirds of figures, or of whole bodies, and faces their faces.
	heads, faces []ui.Box
}

// shieldsBelow is how far the shields of a Location hang below its plate.
const shieldsBelow = 18.0

// crowd returns everything on the map that names and signs must avoid, without the names of
// Villains.
func (m *townMap) crowd() *crowd {
	k := &crowd{room: m.land}
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.person.W > 0 {
			k.told = append(k.told, s.person)
		}
		if s.location {
			plate := s.plate
			plate.H += shieldsBelow
			k.told = append(k.told, plate)
		} else {
			k.told = append(k.told, s.slotSign())
			if s.coming.W > 0 {
				k.told = append(k.told, s.coming)
			}
		}
		for _, c := range s.cards {
			k.told = append(k.told, c.pose.Bounds())
			k.addTab(c)
		}
		if s.card.card != engine.NoCard {
			k.told = append(k.told, s.card.pose.Bounds())
			k.addTab(s.card)
			if s.left > 1 {
				k.told = append(k.told, countBox(s.card.pose))
			}
		}
	}
	for i := range m.standees {
		r := m.standees[i].reach()
		k.stands = append(k.stands, ui.BoxAt(r.X+r.W*0.2, r.Y, r.W*0.6, r.H*0.4))
		k.heads = append(k.heads, m.standees[i].upperThird()...)
		if s := &m.standees[i]; s.shape != nil {
			k.faces = append(k.faces, s.faceAt(s.at))
		}
	}
	return k
}

// headStrip is the height of a strip of a figure.
const headStrip = 9.0

// Where the upper third of a figure ends, and where its shins begin, from its foot.
const thirdEnds, shinsBegin = 105.0, 25.0

// strips returns a figure from its head down to a height over its foot, in strips as wide as it is there.
func (s *standee) strips(down float64) (out []ui.Box) {
	if s.shape == nil {
		return nil
	}
	k, half := s.look.Size, s.halfWidth()*s.look.Size
	for y := s.at.Y - 158*k; y < s.at.Y-down*k; y += headStrip {
		from, to := math.Inf(1), math.Inf(-1)
		for x := -half; x <= half; x += 5 {
			if s.shape.Has(x/k, (y+headStrip/2-s.at.Y)/k) {
				from, to = min(from, s.at.X+x), max(to, s.at.X+x)
			}
		}
		if from < to {
			out = append(out, ui.BoxAt(from, y, to-from, headStrip))
		}
	}
	return out
}

// upperThird returns the strips of a figure's upper third. It measures them again only if the figure has changed.
func (s *standee) upperThird() []ui.Box {
	if s.upper == nil || s.upperAt != s.at || s.upperSize != s.look.Size {
		s.upper, s.upperAt, s.upperSize = s.strips(thirdEnds), s.at, s.look.Size
	}
	return s.upper
}

// addTab adds the tab of a card, which is up while the card can be bought, unless it has no room.
func (k *crowd) addTab(c mapCard) {
	if !c.fan {
		k.tabs = append(k.tabs, c.tab())
	}
}

// covers is the cost of covering a box that says something, the largest cost within the room, and
// coversTab the cost of covering a tab.
const covers, coversTab = 400.0, 60.0

// coversFace is the cost of covering a face.
const coversFace = 200.0

// coversHead is the part of a figure that costs as much as a unit of distance if it is covered.
const coversHead = 10.0

// cost returns how bad boxes are if they are moved from their usual place. From most on, it may return
// less, but at least most.
func (k *crowd) cost(dx, dy float64, boxes []ui.Box, most float64) float64 {
	sum := math.Hypot(dx, dy)
	for _, b := range boxes {
		if sum >= most {
			break
		}
		b.X, b.Y = b.X+dx, b.Y+dy
		if !b.Within(k.room) {
			sum += 1e6
		}
		for i := range k.told {
			if o := &k.told[i]; o.Overlaps(b) {
				sum += covers + 10*shared(b, *o)
			}
		}
		for i := range k.tabs {
			if o := &k.tabs[i]; o.Overlaps(b) {
				sum += coversTab + shared(b, *o)/20
			}
		}
		for i := range k.stands {
			if o := &k.stands[i]; o.Overlaps(b) {
				sum += shared(b, *o) / 20
			}
		}
		for i := range k.faces {
			if o := &k.faces[i]; o.Overlaps(b) {
				sum += coversFace + shared(b, *o)/10
			}
		}
		for i := range k.heads {
			if o := &k.heads[i]; o.Overlaps(b) {
				sum += shared(b, *o) / coversHead
			}
		}
	}
	return sum
}

// near returns the part of a crowd that boxes can meet with some leeway.
func (k *crowd) near(r leeway, boxes []ui.Box) *crowd {
	meets := func(o ui.Box) bool {
		return slices.ContainsFunc(boxes, func(b ui.Box) bool {
			return ui.BoxAt(b.X-r.left, b.Y-r.up, r.left+b.W+r.right, r.up+b.H+r.down).Grown(1).Overlaps(o)
		})
	}
	met := func(of []ui.Box) (out []ui.Box) {
		for _, o := range of {
			if meets(o) {
				out = append(out, o)
			}
		}
		return out
	}
	return &crowd{room: k.room, told: met(k.told), tabs: met(k.tabs), stands: met(k.stands), faces: met(k.faces), heads: met(k.heads)}
}

// leeway is how far boxes may be moved from their usual place, and in which steps.
type leeway struct{ left, right, up, down, across, along float64 }

// best returns the move of boxes with the lowest cost.
func (k *crowd) best(r leeway, boxes []ui.Box) (dx, dy, cost float64) {
	if cost = k.cost(0, 0, boxes, math.Inf(1)); cost == 0 {
		return 0, 0, 0
	}
	near, row := k.near(r, boxes), &crowd{room: k.room}
	for y := r.down; y >= -r.up; y -= r.along {
		if math.Abs(y) >= cost {
			continue
		}
		near.nearRow(row, y, boxes)
		for x := -r.left; x <= r.right; x += r.across {
			if n := row.cost(x, y, boxes, cost); n < cost {
				dx, dy, cost = x, y, n
			}
		}
	}
	return dx, dy, cost
}

// nearRow makes row the part of a crowd that boxes can meet if they are moved down by dy and to any side.
func (k *crowd) nearRow(row *crowd, dy float64, boxes []ui.Box) {
	top, foot := math.Inf(1), math.Inf(-1)
	for _, b := range boxes {
		top, foot = min(top, b.Y+dy), max(foot, b.Y+dy+b.H)
	}
	keep := func(to, all []ui.Box) []ui.Box {
		to = to[:0]
		for i := range all {
			if all[i].Y < foot && top < all[i].Y+all[i].H {
				to = append(to, all[i])
			}
		}
		return to
	}
	row.told, row.tabs, row.stands = keep(row.told, k.told), keep(row.tabs, k.tabs), keep(row.stands, k.stands)
	row.faces, row.heads = keep(row.faces, k.faces), keep(row.heads, k.heads)
}

// shared returns the area that two boxes share, in square units.
func shared(a, b ui.Box) float64 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}

// nameHeight is the height of a Villain's tag, and namePitch the distance between two tags in a
// list.
const nameHeight, namePitch = 27.0, 31.0

// listBonus is how much farther from its place a tag in a list may be than one under its Villain's feet.
const listBonus = 40.0

// backBonus is how much farther it may be if its Villain is in the back row, whose feet are behind others.
const backBonus = 80.0

// placeNames places the tag of each Villain: under its feet or, if there are several or no room,
// above the standees of its space unless it would be far away there. A tag begins close enough to its Villain to show whose it is.
//
// Tags that still cover something are placed again, around all others, and get narrower letters if
// that does not help.
func (m *townMap) placeNames() {
	k := m.crowd()
	lists := map[int]int{} // by space, how many of its tags are listed
	var foes []*standee
	fixed := len(k.told)
	for i := range m.standees {
		s := &m.standees[i]
		if s.seat != engine.NoSeat {
			continue
		}
		at, w := &m.spaces[s.at0], tagWidth(s)
		s.tag = ui.BoxAt(s.at.X-w/2, math.Min(s.at.Y+17, at.at.Y+20), w, nameHeight)
		r := leeway{left: w/2 - 8, right: w/2 - 8, up: 6, down: 6, across: 8, along: 6}
		dx, dy, cost := k.best(r, []ui.Box{s.tag})
		if s.listed || cost >= covers {
			over := ui.BoxAt(s.tag.X, at.at.Y-150*s.look.Size-34-namePitch*float64(lists[s.at0]), w, nameHeight)
			r.up, r.down = 4*namePitch, s.tag.Y-over.Y
			if x, y, n := k.best(r, []ui.Box{over}); n < cost+listBonus*float64(flag(s.listed))+backBonus*float64(flag(s.at.Y < at.at.Y+depths[1])) {
				s.listed, s.tag, dx, dy = true, over, x, y
				lists[s.at0]++
			} else {
				s.listed = false
			}
		}
		s.tag.X, s.tag.Y = s.tag.X+dx, s.tag.Y+dy
		k.told = append(k.told, s.tag)
		foes = append(foes, s)
	}
	for n := range nameRounds {
		if n == nameRounds/2 {
			for i, s := range foes {
				if m.crampedName(k, fixed+i) {
					narrow(s, foes)
				}
			}
			for i, s := range foes {
				k.told[fixed+i] = s.tag
			}
		}
		for i, s := range foes {
			if m.crampedName(k, fixed+i) {
				s.tag = m.placeAgain(k, fixed+i, s)
				s.listed = true
				k.told[fixed+i] = s.tag
			}
		}
	}
}

// nameRounds is how often tags that cover something are placed again.
const nameRounds = 8

// crampedName reports whether a tag covers a face or anything else that may not be covered.
func (m *townMap) crampedName(k *crowd, i int) bool {
	for j, o := range k.told {
		if j != i && o.Overlaps(k.told[i]) {
			return true
		}
	}
	return !k.told[i].Within(k.room) || slices.ContainsFunc(k.faces, k.told[i].Overlaps)
}

// placeAgain returns the best box for the ith tag among all others, over or under its Villain.
func (m *townMap) placeAgain(k *crowd, i int, s *standee) ui.Box {
	others := *k
	others.told = slices.Delete(slices.Clone(k.told), i, i+1)
	w := s.tag.W
	at := ui.BoxAt(s.at.X-w/2, m.spaces[s.at0].at.Y-150*s.look.Size-34, w, nameHeight)
	r := leeway{left: w/2 - 8, right: w/2 - 8, up: at.Y - k.room.Y, down: s.at.Y + namesBelow - at.Y, across: 8, along: 4}
	dx, dy, _ := others.best(r, []ui.Box{at})
	return ui.BoxAt(at.X+dx, at.Y+dy, at.W, at.H)
}

// namesBelow is how far below its Villain's feet a tag may be.
const namesBelow = 60.0

// narrow narrows the tags of all Villains in the space of one.
func narrow(s *standee, foes []*standee) {
	for _, o := range foes {
		if w := tagWidth(o) - pen.Measure(o.name, tagStyle)*(1-minSqueeze); o.at0 == s.at0 && w < o.tag.W {
			o.tag.X += (o.tag.W - w) / 2
			o.tag.W = w
		}
	}
}

// tagTries holds the positions tried for that box, from the middle of a square: beside standees and
// cards, or in front of them.
var tagTries = [...]pen.Point{{X: -120, Y: -34}, {X: 72, Y: -34}, {X: -74, Y: 8}, {X: 26, Y: 8}, {X: -24, Y: 14}}

// tagReach is how far around its square a tag may be if all of those are taken.
var tagReach = leeway{left: 110, right: 110, up: 60, down: 24, across: 11, along: 12}

// placeTags places the Move it takes to reach each space.
func (m *townMap) placeTags() {
	k := m.crowd()
	for i := range m.standees {
		s := &m.standees[i]
		k.stands = append(k.stands, s.reach())
		k.told = append(k.told, s.tokenBoxes()...)
		if s.tag.W > 0 {
			k.told = append(k.told, s.tag)
		}
	}
	for i := range m.spaces {
		s := &m.spaces[i]
		tries := tagTries
		if len(s.cards) > 0 { // below them
			tries[0], tries[2] = tries[2], tries[0]
		}
		least := math.Inf(1)
		for _, d := range tries {
			b := ui.BoxAt(s.at.X+d.X, s.at.Y+d.Y, 48, 46)
			cost := k.cost(0, 0, []ui.Box{b}, math.Inf(1))
			for j := range m.spaces {
				if j != i {
					cost += shared(b, m.spaces[j].reach()) / 10
				}
			}
			if cost < least {
				s.tag, least = b, cost
			}
		}
		if least >= covers {
			middle := ui.BoxAt(s.at.X-24, s.at.Y-23, 48, 46)
			if dx, dy, cost := k.best(tagReach, []ui.Box{middle}); cost < least {
				s.tag = ui.BoxAt(middle.X+dx, middle.Y+dy, middle.W, middle.H)
			}
		}
		if s.open {
			k.told = append(k.told, s.tag)
		}
	}
}

// signReach is how far signs may be from the middle above their hero's head.
var signReach = leeway{left: 100, right: 100, up: 216, down: 96, across: 10, along: 12}

// farSigns is the cost of signs from which they are too far away or cover something, so that they are
// placed without the alarm.
const farSigns = 70.0

// placeSigns places the signs above each hero, the viewer's first, clear of each other and of tags,
// tabs, plates, and cards. If there is no room close to the hero, they have no alarm.
func (m *townMap) placeSigns() {
	k := m.crowd()
	k.heads = nil
	for i := range m.standees { // a sign across a body cuts the figure in two
		k.heads = append(k.heads, m.standees[i].strips(shinsBegin)...)
	}
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.open {
			k.told = append(k.told, s.tag)
		}
		for _, c := range s.cards { // which rise if they can be bought
			b := c.pose.Bounds()
			k.told = append(k.told, ui.BoxAt(b.X, b.Y-board.PayableRise, b.W, board.PayableRise))
		}
	}
	for i := range m.standees {
		s := &m.standees[i]
		k.told = append(k.told, s.tokenBoxes()...)
		if s.tag.W > 0 {
			k.told = append(k.told, s.tag)
		}
	}
	var heroes []*standee
	for i := range m.standees {
		s := &m.standees[i]
		if s.signs = s.signsAt(0, 0); len(s.signBoxes()) > 0 {
			heroes = append(heroes, s)
		}
	}
	slices.SortStableFunc(heroes, func(a, b *standee) int { return flag(b.look.You) - flag(a.look.You) })
	for _, s := range heroes {
		dx, dy, cost := k.best(signReach, s.signBoxes())
		if cost >= farSigns && s.struck > 0 {
			s.signs.plain = true
			s.signs = s.signsAt(0, 0)
			dx, dy, cost = k.best(signReach, s.signBoxes())
		}
		s.signs = s.signsAt(dx, dy)
		if cost >= farSigns && s.struck > 0 && s.look.You {
			m.partSigns(k, s)
		}
		k.told = append(k.told, s.signBoxes()...)
	}
}

// partSigns places the flag and the number of Attacks of the viewer's hero apart from each other, the number
// without the alarm, because there is no room close to the hero for both together.
func (m *townMap) partSigns(k *crowd, s *standee) {
	s.signs.plain = true
	at := s.signsAt(0, 0)
	at.flag.Y = at.attacks.Y + at.attacks.H - flagHeight
	dx, dy, _ := k.best(signReach, []ui.Box{swollen(at.flag)})
	at.flag.X, at.flag.Y = at.flag.X+dx, at.flag.Y+dy
	with := *k
	with.told = append(slices.Clone(k.told), swollen(at.flag))
	dx, dy, _ = with.best(signReach, []ui.Box{at.attacks})
	at.attacks.X, at.attacks.Y = at.attacks.X+dx, at.attacks.Y+dy
	s.signs = at
}

// drawHeroSigns draws the signs above a hero: the viewer's flag and the alarm of an Attack to come.
// Swell goes from 0 to 1.
func (m *townMap) drawHeroSigns(c *ui.Canvas, s *standee, swell float64) {
	if s.look.You {
		b := s.signs.flag
		b.Y -= flagRise * swell
		colour, size := s.look.Seat.Dark, math.Max(18, m.minRules)
		c.Part(gallery.Key{Name: "you", A: colour}, b, 6, func(p pen.Pen) {
			o := pen.Polygon(8, 20, 60, 20, 34, 46)
			p.Stroke(o, 6, pen.Ink)
			p.Fill(o, colour)
			p.Fill(pen.Rectangle(14, -2, 40, 21, 4), pen.Ink)
			p.Text("YOU", 34, 14.5, pen.Style{Font: pen.Display, Size: size, Tracking: 1, Colour: colour}, pen.Centre)
		})
		c.SeatSignOn(s.look.Seat, b.X+34, b.Y+30, 0)
	}
	if s.struck == 0 || s.signs.plain {
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

// drawStruck draws the number of Attacks that will hit a hero.
func (m *townMap) drawStruck(c *ui.Canvas, s *standee, n int) {
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
