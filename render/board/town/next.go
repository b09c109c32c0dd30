package town

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// drawNext draws on the streets what comes when the turn ends.
func (m *townMap) drawNext(c *ui.Canvas, l mapLook) {
	m = l.shown().board(m)
	for _, st := range m.standees {
		if st.seat != engine.NoSeat || st.goal < 0 {
			continue
		}
		at := st.at0
		for _, d := range m.next.deeds {
			if d.kind == deedWalk && d.card == st.card {
				m.drawWalk(c, l, d, st.look.Side)
				at = d.to
			}
		}
		if at != st.goal && m.next.known && !m.next.open[st.card] {
			m.drawWay(c, l, st.card, at, st.goal, st.look.Side)
		}
	}
	for _, d := range m.next.deeds {
		if d.kind == deedAttack {
			m.drawAttack(c, l, d)
		}
	}
}

// around returns the way from one space to another in samples of the road. It takes the shorter
// way, clockwise on a tie.
func around(from, to int) (a, b float64) {
	steps := ((to-from)%town.Spaces + town.Spaces) % town.Spaces
	if 2*steps > town.Spaces {
		steps -= town.Spaces
	}
	return float64(from * town.Step), float64((from + steps) * town.Step)
}

// isHalf reports whether a way is half the ring, so that the other way is equally long.
func isHalf(a, b float64) bool { return math.Abs(b-a) == town.Spaces*town.Step/2 }

// boxOf returns the box around a part of the road.
func (m *townMap) boxOf(a, b float64) ui.Box {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	lo, hi := math.Min(a, b), math.Max(a, b)
	for i := lo; i <= hi; i++ {
		at := m.Plan.Along(i, 0)
		x0, y0, x1, y1 = math.Min(x0, at.X), math.Min(y0, at.Y), math.Max(x1, at.X), math.Max(y1, at.Y)
	}
	return ui.Box{X: math.Floor(x0), Y: math.Floor(y0), W: math.Ceil(x1-x0) + 1, H: math.Ceil(y1-y0) + 1}
}

// arrowColour returns the color of a Villain's arrow.
func arrowColour(s town.Side) color.NRGBA {
	if s == town.SuperVillain {
		return town.Crown
	}
	return pen.RGB(0xff4a3a)
}

// drawWalk draws the arrow of a Villain's move. Like the others, its place is the Villain's own, so
// it never shows the arrow of one that is gone.
func (m *townMap) drawWalk(c *ui.Canvas, l mapLook, d deed, side town.Side) {
	a, b := around(d.from, d.to)
	way := math.Copysign(1, b-a)
	a, b = a+5*way, b-3*way
	box, plan, colour, doubt := m.boxOf(a, b), m.Plan, arrowColour(side), !d.sure
	c.PartLate(l.late, int(d.card), gallery.Key{Name: "walk", N: d.from<<8 + d.to<<1 + flag(doubt), A: colour}, box, 50, func(p pen.Pen) {
		town.DrawArrow(p.At(-box.X, -box.Y, 1), plan, a, b, 4, colour, doubt)
	})
}

func (m *townMap) drawWay(c *ui.Canvas, l mapLook, of engine.CardID, from, to int, side town.Side) {
	a, b := around(from, to)
	way := math.Copysign(1, b-a)
	a, b = a+6*way, b-5*way
	box, plan, colour, off := m.boxOf(a, b), m.Plan, town.Later, 0.0
	if side == town.SuperVillain {
		colour, off = town.Crown, -16
	}
	c.PartLate(l.late, int(of), gallery.Key{Name: "way", N: from<<8 + to, A: colour}, box, 50, func(p pen.Pen) {
		town.DrawWay(p.At(-box.X, -box.Y, 1), plan, a, b, off, colour)
	})
}

// trail returns the attacker and the target of an Attack, or nil for one that is not on the map.
func (m *townMap) trail(d deed) (from, to *standee) {
	for i := range m.standees {
		switch st := &m.standees[i]; {
		case st.card == d.card:
			from = st
		case st.seat == d.seat && d.seat != engine.NoSeat:
			to = st
		}
	}
	return from, to
}

// trailEnds returns the ends of an Attack's trail.
func trailEnds(from, to *standee) (a, b pen.Point) {
	return pen.Point{X: from.at.X, Y: from.at.Y - 90*from.look.Size}, pen.Point{X: to.at.X, Y: to.at.Y - 150*to.look.Size + 14}
}

// drawAttack draws the trail of an Attack from another space.
func (m *townMap) drawAttack(c *ui.Canvas, l mapLook, d deed) {
	from, to := m.trail(d)
	if from == nil || to == nil || from.at0 == to.at0 {
		return
	}
	a, b := trailEnds(from, to)
	box := ui.Box{X: math.Floor(math.Min(a.X, b.X)), Y: math.Floor(math.Min(a.Y, b.Y)) - 130, W: math.Ceil(math.Abs(a.X-b.X)) + 1, H: math.Ceil(math.Abs(a.Y-b.Y)) + 131}
	doubt := !d.sure
	key := gallery.Key{Name: "trail", Text: fmt.Sprint(a, b), N: flag(doubt)}
	c.PartLate(l.late, int(d.card)<<8+int(d.seat), key, box, 14, func(p pen.Pen) {
		town.DrawTrail(p, pen.Point{X: a.X - box.X, Y: a.Y - box.Y}, pen.Point{X: b.X - box.X, Y: b.Y - box.Y}, town.Menace, doubt)
	})
}

// forecastLine is a line of the forecast list.
type forecastLine struct {
	deed
	held        bool   // it is about Villains that stay
	contained   bool   // and these are contained
	stays       []stay // those Villains
	words, more string
	colour      color.NRGBA
}

// lines returns in words what comes when the turn ends, in the order of the rules.
func (m *townMap) lines(name func(engine.CardID) string, seat func(engine.SeatID) string) []forecastLine {
	var out []forecastLine
	for _, d := range m.next.deeds {
		k := forecastLine{deed: d}
		switch d.kind {
		case deedAttack:
			k.words, k.more, k.colour = name(d.card)+" attacks "+seat(d.seat), "as it enters", town.Menace
			switch from, to := m.trail(d); {
			case from == nil: // it is not in the city yet
			case to != nil && from.at0 == to.at0:
				k.more = "in the same space"
			case from.goal == from.at0:
				k.more = "at its Destination"
			}
		case deedLevel:
			k.colour = town.Menace
			k.words, k.more = m.levelWords(d, name, seat)
		case deedLoss: // the line of its Level says it
			continue
		case deedHarm:
			k.words, k.more, k.colour = "Damage: "+name(d.card), "gets a Damage token", town.Menace
			for i := range m.spaces {
				if m.spaces[i].tile == d.card {
					k.words = m.spaces[i].name + " is damaged"
				}
			}
		case deedWalk:
			steps := m.stepsBetween(d.from, d.to)
			k.words, k.more, k.colour = fmt.Sprintf("%s moves %d", name(d.card), steps), "to "+m.spaceName(d.to), pen.RGB(0xff6a5a)
			for _, st := range m.standees {
				if st.card == d.card && st.look.Side == town.SuperVillain {
					k.colour = town.Crown
				}
			}
		case deedEnter:
			k.words, k.more, k.colour = "A card enters", m.spaceName(d.to), town.Coming
		case deedEnd:
			k.words, k.more, k.colour = "The game ends", "", town.Menace
		}
		out = append(out, k)
	}
	var held, contained []stay
	for _, st := range m.standees {
		switch {
		case st.held:
			held = append(held, stay{st.card, name(st.card)})
		case st.contained:
			contained = append(contained, stay{st.card, name(st.card)})
		}
	}
	if len(held) > 0 {
		out = append(out, staying(held, false))
	}
	if len(contained) > 0 {
		out = append(out, staying(contained, true))
	}
	return out
}

// levelWords returns the two texts about a Level that is reached. The first is about the card that the
// reader loses, if that is known, and the second about those of others.
func (m *townMap) levelWords(d deed, name func(engine.CardID) string, seat func(engine.SeatID) string) (words, more string) {
	if words = fmt.Sprint("Threat Level ", d.to, begins); !d.sure {
		words = fmt.Sprint("Threat Level ", d.to, mayBegin)
	}
	if d.to < len(m.levels) {
		more = m.levels[d.to].says(false)
	}
	var others []string
	for _, l := range m.next.deeds {
		switch {
		case l.kind != deedLoss || l.to != d.to:
		case seat(l.seat) == you:
			words, more = "You discard "+name(l.card), fmt.Sprint("at Threat Level ", d.to)
		default:
			others = append(others, seat(l.seat)+" discards "+name(l.card))
		}
	}
	for _, s := range others {
		more += ". " + s
	}
	return words, more
}

// you is how a line of the list calls the reader. Begins and mayBegin end the words about a Level.
const you, begins, mayBegin = "you", " begins", " may begin"

// stay is a Villain that does not move when the turn ends.
type stay struct {
	card engine.CardID
	name string
}

// staying returns the line about Villains that stay because they are contained, or because Characters hold
// them.
func staying(who []stay, contained bool) forecastLine {
	k := forecastLine{deed: deed{kind: deedWalk, sure: true}, held: true, contained: contained, stays: who, more: "held by Characters", colour: town.Held}
	var names []string
	for _, s := range who {
		names = append(names, s.name)
	}
	verb := " stay"
	if len(who) == 1 {
		verb = " stays"
	}
	switch {
	case contained:
		k.more = "CONTAINED"
	case len(who) == 1:
		k.more = "held by a Character"
	}
	k.words = some(names) + verb
	return k
}

// without returns the line without Villains that are gone, and whether it is still about any.
func (k forecastLine) without(gone func(engine.CardID) bool) (forecastLine, bool) {
	if !k.held {
		return k, !gone(k.deed.card)
	}
	left := slices.DeleteFunc(slices.Clone(k.stays), func(s stay) bool { return gone(s.card) })
	if len(left) == 0 {
		return k, false
	}
	return staying(left, k.contained), true
}

// maxNames is the largest number of letters in a line of names.
const maxNames = 26

// some returns as many names as fit in a line, and how many more there are.
func some(names []string) string {
	all := strings.Join(names, ", ")
	for n := len(names) - 1; n > 0 && len(all) > maxNames; n-- {
		all = fmt.Sprintf("%s and %d more", strings.Join(names[:n], ", "), len(names)-n)
	}
	return all
}

func (m *townMap) stepsBetween(from, to int) int {
	a, b := around(from, to)
	return int(math.Abs(b-a)) / town.Step
}

// walkSign is the sign of a walk in the list.
var walkSign = pen.Polygon(-14, -5, 1, -5, 1, -12, 16, 0, 1, 12, 1, 5, -14, 5)

// drawSign draws the sign of a line of the list about its middle.
func (k *forecastLine) drawSign(p pen.Pen) {
	switch {
	case k.held:
		p.Fill(pen.Rectangle(-11, -2, 22, 15, 0), k.colour)
		p.Stroke(pen.Outline{pen.MoveTo(-7, -2), pen.CubicTo(-7, -15, 7, -15, 7, -2)}, 3.6, k.colour)
	case k.kind == deedWalk:
		if k.sure {
			p.Fill(walkSign, k.colour)
			return
		}
		p.Stroke(walkSign, 2.6, k.colour)
		p.Text("?", -2, 7, pen.Style{Font: pen.Display, Size: 20, Colour: k.colour}, pen.Centre)
	case k.kind == deedEnter:
		town.DrawComing(p, !k.sure)
	default:
		town.DrawAlarm(p, 17, !k.sure)
	}
}

// drawPath draws the way between two spaces while the pointer is on it. Back chooses the other of
// two equally long ways.
func (m *townMap) drawPath(c *ui.Canvas, from, to int, back bool) {
	dots, mask, box := m.path(from, to, back)
	if len(dots) == 0 {
		return
	}
	c.Part(gallery.Key{Name: "path", Text: fmt.Sprint(from, to, back), N: mask}, box, 16, func(p pen.Pen) {
		town.DrawSteps(p.At(-box.X, -box.Y, 1), dots, pen.Chosen)
	})
}

// path returns the dots of such a way that cover nothing that says something, which of all dots they are, in
// bits, and the box of the way.
func (m *townMap) path(from, to int, back bool) (dots []pen.Point, mask int, box ui.Box) {
	a, b := around(from, to)
	if a == b {
		return nil, 0, box
	}
	if back && isHalf(a, b) {
		b = 2*a - b
	}
	for i, at := range m.Plan.Steps(a, b) {
		k := ui.BoxAt(at.X-town.StepWidth/2, at.Y-town.StepHeight/2, town.StepWidth, town.StepHeight)
		if !slices.ContainsFunc(m.told, k.Overlaps) {
			dots, mask = append(dots, at), mask|1<<i
		}
	}
	return dots, mask, m.boxOf(a, b)
}

// drawAim draws a Villain's whole way to its Destination and highlights that.
func (m *townMap) drawAim(c *ui.Canvas, s *standee) {
	if s.goal < 0 || s.goal >= len(m.spaces) {
		return
	}
	m.drawPath(c, s.at0, s.goal, false)
	plate := m.spaces[s.goal].plate
	b := ui.BoxAt(plate.X+2, plate.Y+4, 52, 52)
	c.Part(gallery.Key{Name: "aim"}, b, 12, func(p pen.Pen) {
		o := town.Pentagon(26, 26, 30)
		p.Stroke(o, 12, pen.Ink)
		p.Stroke(o, 7, pen.Chosen)
	})
}
