package town

import (
	"cmp"
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/sets/rebirth"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/typeset"
	"lineup/render/ui"
)

// tutor explains what is new, one note after another. A note is at its subject, covers nothing that
// can be chosen, and holds nothing up. A click closes it, and so does an answer once there was time
// to read it.
type tutor struct {
	due     []*lesson // lessons still to explain, in the order of lessons
	at      map[*lesson]subject
	note    *lesson       // shown now, nil if there is none
	says    string        // its words
	of      engine.CardID // the card or Villain it is about, or NoCard if it is about something else
	about   ui.Box        // what the note points at
	box     ui.Box
	tip     pen.Point // the end of its point
	lines   []string
	letters float64 // the letter size of lines
	text    float64 // the scale of sentences that it was laid out for
	age     float64
	seq     uint32 // of the question at which the note was opened
	// done holds the names of lessons whose action the viewer took before they were shown.
	done []string
	turn engine.SeatID // the seat whose turn it was at the last event
	// recent holds the events of this turn.
	recent []engine.Event
	latest latest
	// told holds the turn in which each theme was last explained.
	told map[theme]uint16
}

// latest holds the turns in which the Threat last rose and a Super-Villain was last defeated, 0 for none. A note
// about that comes within a round, or it would explain what is over.
type latest struct{ rise, fall uint16 }

// fresh reports whether a turn is within the last round.
func (m *moment) fresh(turn uint16) bool {
	return turn > 0 && m.view.Turn().Number-turn <= uint16(m.view.Seats())
}

// A note needs readTime seconds and letterTime seconds per letter to read.
const (
	readTime   = 1.5
	letterTime = 0.045
)

// These are the measures of a note.
const (
	noteWidth = 330.0 // with usual sentences
	noteInset = 16.0
	noteSize  = 19.0
	noteAway  = 26.0 // least distance from its subject
)

// noteParts are the parts of that width to try: the usual one first, then others if there is no room
// otherwise.
var noteParts = [...]float64{1, 0.8, 1.25, 1.5, 0.65, 0.55, 1.75, 2}

// noteScales are the parts of the scale of sentences to try for a note that would cover the name of a
// card otherwise. No note gets smaller letters than usual ones.
var noteScales = [...]float64{1, 0.85, 0.7}

// take finds the lessons that are true at a moment and picks the note to show. A note closes when it is no
// longer true of its subject. Known reports whether a lesson was explained before.
func (t *tutor) take(m *moment, known func(name string) bool, by *hindrance) {
	if t.at == nil {
		t.at, t.told = map[*lesson]subject{}, map[theme]uint16{}
	}
	now := m.view.Turn().Number
	t.hear(m, known)
	t.due = t.due[:0]
	for i := range lessons {
		l := &lessons[i]
		if l == t.note || known(l.name) || slices.Contains(t.done, l.name) || t.crowded(l, now) {
			continue
		}
		if s, ok := l.at(m); ok {
			t.at[l] = s
			t.due = append(t.due, l)
		}
	}
	seq := m.view.Pending().Seq
	if t.note != nil && (!t.follow(m) || t.age >= t.enough() && seq != t.seq || !t.place(m, t.note, by)) {
		t.close()
	}
	if t.note != nil {
		return
	}
	for i, l := range t.due {
		if t.place(m, l, by) {
			t.told[l.theme] = now
			t.note, t.says, t.of, t.age, t.seq, t.due = l, t.at[l].words(l), t.at[l].card, 0, seq, slices.Delete(t.due, i, i+1)
			return
		}
	}
}

// hear takes note of the latest events: what has happened this turn, and what the viewer has done that need
// not be explained.
func (t *tutor) hear(m *moment, known func(name string) bool) {
	for _, e := range m.events {
		if e.Kind == engine.TurnBegan {
			t.turn, t.recent = e.Seat, t.recent[:0]
		}
		t.recent = append(t.recent, e)
		switch now := m.view.Turn().Number; {
		case e.Kind == engine.NumberChanged && e.Number == rebirth.Threat.ID && e.N > 0:
			t.latest.rise = now
		case e.Kind == engine.NumberChanged && e.Number == rebirth.Defeated.ID:
			t.latest.fall = now
		}
		for i := range lessons {
			l := &lessons[i]
			if l.used != nil && l != t.note && !known(l.name) && !slices.Contains(t.done, l.name) && l.used(m, e, t.turn) {
				t.done = append(t.done, l.name)
			}
		}
	}
	t.turn, m.recent, m.latest = m.view.Turn().Seat, t.recent, t.latest
}

// crowded reports whether another lesson of the same theme is explained in this turn, or about to be.
// Its time comes in a later turn.
func (t *tutor) crowded(l *lesson, now uint16) bool {
	if l.theme == apart {
		return false
	}
	was, told := t.told[l.theme]
	return told && was == now || slices.ContainsFunc(t.due, func(o *lesson) bool { return o.theme == l.theme })
}

// follow keeps the note at its subject, and reports whether it is still true of it.
func (t *tutor) follow(m *moment) bool {
	m.of = t.of
	s, ok := t.note.at(m)
	m.of = engine.NoCard
	if !ok || s.card != t.of || s.words(t.note) != t.says {
		return false
	}
	t.at[t.note] = s
	return true
}

// words returns what a lesson says about its subject.
func (s subject) words(l *lesson) string { return cmp.Or(s.says, l.says) }

// hindrance holds the boxes of what a note may not cover, of the names of cards and Villains, which no new
// note covers, of those of Locations and players, which it covers only if there is no other room, and of
// what it should not cover.
//
// No point of a note crosses any of the plates.
type hindrance struct{ hard, cards, names, soft, plates []ui.Box }

// inTheWay returns the boxes of the map that a note may not cover, and those it should not.
func (m *townMap) inTheWay() (hard, soft []ui.Box) {
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.open {
			hard = append(hard, s.reach(), s.tag)
			soft = append(soft, s.plate, s.plate) // its name is read to choose it
		}
		soft = append(soft, s.plate, s.reach(), s.card.pose.Bounds())
		for _, spot := range s.cards {
			soft = append(soft, spot.pose.Bounds())
		}
	}
	for _, o := range m.offers {
		if o.beyond {
			soft = append(soft, o.box)
			continue
		}
		hard = append(hard, o.box)
	}
	for i := range m.seatPanels {
		b := m.seatPanels[i].box
		soft = append(soft, b, b, b) // all of it is read, and most notes are about the map
	}
	for i := range m.standees {
		s := &m.standees[i]
		soft = append(append(soft, s.reach(), s.tag), s.signBoxes()...)
		if s.look.You { // the reader looks for it, and for what is in its space
			soft = append(soft, s.reach(), s.reach())
			for _, k := range m.spaces[s.at0].cards {
				soft = append(soft, k.pose.Bounds(), k.pose.Bounds())
			}
		}
	}
	lifted := m.hand // the card under the pointer rises
	lifted.Y -= 90
	return append(hard, lifted, m.prompt, m.powerAt, m.moveAt, m.forecast, m.captions, m.book()), append(soft, m.goal, m.deckAt, m.track, m.reachAt)
}

// showing returns the name of the note that is shown, or "" if there is none.
func (t *tutor) showing() string {
	if t.note == nil {
		return ""
	}
	return t.note.name
}

// close closes the note.
func (t *tutor) close() { t.note = nil }

// step adds dt seconds to the age of the note.
func (t *tutor) step(dt float64) { t.age += dt }

// enough returns how many seconds the note takes to read.
func (t *tutor) enough() float64 { return readTime + letterTime*float64(len(t.says)) }

// place finds a place for a note near its subject, and reports whether there is one. A new note that would
// cover the name of a card or Villain has none: it waits for a moment with more room.
func (t *tutor) place(m *moment, l *lesson, by *hindrance) bool {
	about := t.at[l].at
	if l == t.note && t.text == m.text && t.letters >= m.minRules && t.box.Within(m.window) && overlapping(by.hard, t.box) == 0 && !t.box.Overlaps(about) {
		if tip, off := t.at[l].tail(t.box, by.hard, longTail); off <= tailNear && !tailOver(by.plates, t.box, tip, about) {
			t.about, t.tip = about, tip // it does not move while it is read
			return true
		}
	}
	all := slices.Concat(by.cards, by.names)
	try := func(scale float64, places ...notePlaces) bool {
		text := math.Max(math.Min(1, m.text), m.text*scale)
		for _, k := range places {
			for _, part := range noteParts {
				if t.placeIn(m, l, noteWidth*(1+(text-1)*0.6)*part, noteLetters(text, m.minRules), by, k) {
					return true
				}
			}
		}
		return false
	}
	for i, scale := range noteScales {
		if i == 0 && try(scale, notePlaces{all, tailMost, 2}, notePlaces{all, longTail, 2}, notePlaces{all, longTail, 1}, notePlaces{by.cards, tailMost, 2}) ||
			try(scale, notePlaces{by.cards, longTail, 1}) {
			return true
		}
	}
	// One that is read already stays even if a name moves under it.
	return l == t.note && try(1, notePlaces{nil, tailMost, 2}, notePlaces{nil, longTail, 1})
}

// notePlaces are the places to try for a note: those where it covers no name of some, with the largest length of
// its point, and the steps between two of them.
type notePlaces struct {
	names []ui.Box
	tail  float64
	steps float64
}

// placeIn is like place for a note of a given width and letter size and for some places.
func (t *tutor) placeIn(m *moment, l *lesson, wide, size float64, by *hindrance, k notePlaces) bool {
	about := t.at[l].at
	lines := typeset.Wrap(t.at[l].words(l), noteStyle(size), wide-2*noteInset)
	high := 2*noteInset + float64(len(lines))*size*1.28 + noteFoot(m.townMap)
	room := ui.Box{X: m.window.X + 8, Y: m.track.Y + m.track.H + 6, W: m.window.W - 16, H: m.prompt.Y - m.track.Y - m.track.H - 10}
	ax, ay := about.Middle()
	best, found, tip := math.Inf(1), ui.Box{}, pen.Point{}
	near := about.Grown(k.tail + 2*tailNear)                                                              // what is outside is too far away
	reach := ui.Box{X: near.X - wide, Y: near.Y - high, W: near.W + 2*wide, H: near.H + 2*high}.Grown(20) // and what the point may cross
	hard, names, soft, all := within(reach, by.hard), within(reach, k.names), within(reach, by.soft), within(reach, by.cards, by.names)
	low, left := firstStep(room.Y, near.Y-high, 8*k.steps), firstStep(room.X, near.X-wide, 10*k.steps)
	for y := low; y+high <= room.Y+room.H && y <= near.Y+near.H; y += 8 * k.steps {
		for x := left; x+wide <= room.X+room.W && x <= near.X+near.W; x += 10 * k.steps {
			b := ui.Box{X: x, Y: y, W: wide, H: high}
			cx, cy := b.Middle()
			far := math.Hypot(math.Max(0, math.Abs(cx-ax)-(wide+about.W)/2), math.Max(0, math.Abs(cy-ay)-(high+about.H)/2))
			if far >= best || far > k.tail+2*tailNear || b.Grown(noteAway).Overlaps(about) || slices.ContainsFunc(hard, b.Overlaps) || slices.ContainsFunc(names, b.Overlaps) {
				continue
			}
			cost := far + 0.1*math.Hypot(cx-ax, cy-ay) + 160*float64(overlapping(soft, b)+overlapping(all, b))
			if cost >= best {
				continue
			}
			at, off := t.at[l].tail(b, hard, k.tail)
			if cost += offCost * off; off > tailNear || cost >= best {
				continue
			}
			if cost += 160 * float64(crossed(all, b, at, about)); cost < best && crossed(names, b, at, about) == 0 && !tailOver(by.plates, b, at, about) {
				best, found, tip = cost, b, at
			}
		}
	}
	if math.IsInf(best, 1) {
		return false
	}
	t.about, t.box, t.lines, t.letters, t.text, t.tip = about, found, lines, size, m.text, tip
	return true
}

// firstStep returns the last of the steps from a place on that is not beyond another, or the place itself.
func firstStep(from, to, step float64) float64 {
	return from + step*math.Max(0, math.Floor((to-from)/step))
}

// within returns those of some boxes that reach into a box.
func within(in ui.Box, some ...[]ui.Box) (out []ui.Box) {
	for _, all := range some {
		for _, b := range all {
			if b.Overlaps(in) {
				out = append(out, b)
			}
		}
	}
	return out
}

// overlapping returns how many of the boxes overlap b.
func overlapping(all []ui.Box, b ui.Box) (n int) {
	for _, o := range all {
		if o.Overlaps(b) {
			n++
		}
	}
	return n
}

func noteStyle(size float64) pen.Style {
	return pen.Style{Font: pen.Heavy, Size: size, Colour: pen.Ink}
}

// noteLetters returns the letter size of a note's sentence in a scale.
func noteLetters(text, least float64) float64 { return math.Max(noteSize*text, least) }

// noteFoot returns the height of a note's row that turns off all notes.
func noteFoot(m *townMap) float64 { return math.Max(34*m.text, m.target) }

// off returns the box to click to turn off all notes.
func (t *tutor) off(m *townMap) ui.Box {
	foot := noteFoot(m)
	wide := t.box.W * 0.6
	return ui.BoxAt(t.box.X+t.box.W-wide, t.box.Y+t.box.H-foot, wide, foot)
}

// draw draws the note with a point toward its subject.
func (t *tutor) draw(c *ui.Canvas, m *townMap) {
	if t.note == nil {
		return
	}
	if c.Reading() {
		t.reach(c, t.off(m))
	}
	key := gallery.Key{Name: "note", Text: t.says, N: int(t.letters)<<32 ^ int(t.tip.X-t.box.X)<<16 ^ int(t.tip.Y-t.box.Y)&0xffff}
	if s, ok := c.KeptPart(key, t.box); ok { // avoids the closure of paint
		c.Put(s, t.box.X, t.box.Y)
		return
	}
	t.paint(c, m, key)
}

// reach names the note and the box that turns all of them off, for keys.
func (t *tutor) reach(c *ui.Canvas, off ui.Box) {
	c.Reach(ui.Target{What: t.says, Box: t.box, Group: "note", Has: func(x, y float64) bool { return t.box.Has(x, y) && !off.Has(x, y) }})
	c.Reach(ui.Target{What: "No more notes", Box: off, Group: "note"})
}

// paint paints the note in the background.
func (t *tutor) paint(c *ui.Canvas, m *townMap, key gallery.Key) {
	b, lines, size, foot, text, least := t.box, t.lines, t.letters, noteFoot(m), m.text, m.minRules
	tail := t.tip
	margin := math.Ceil(max(b.X-tail.X, tail.X-b.X-b.W, b.Y-tail.Y, tail.Y-b.Y-b.H, 0)) + 20
	c.PartBeside(key, b, margin, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 8)
		point := tailOutline(b, tail)
		for _, o := range []pen.Outline{o, point} {
			p.At(5, 7, 1).Fill(o, pen.Fade(pen.RGB(0x050914), 0.55))
		}
		for _, o := range []pen.Outline{o, point} {
			p.Stroke(o, 8, pen.Ink)
		}
		p.Fill(o, pen.Paper)
		p.Fill(point, pen.Paper)
		st := noteStyle(size)
		for i, line := range lines {
			p.Text(line, noteInset, noteInset+size*0.95+float64(i)*size*1.28, st, pen.Left)
		}
		y := b.H - foot
		p.Stroke(pen.Open(noteInset, y, b.W-noteInset, y), 1.6, pen.Fade(pen.Ink, 0.35))
		small := pen.Style{Font: pen.Display, Size: math.Max(18*text, least), Tracking: 0.6, Colour: pen.RGB(0x8a2a12)}
		p.Text("GOT IT", noteInset, y+foot/2+small.Size*0.36, small, pen.Left)
		small.Colour = pen.RGB(0x4a5068)
		p.Fitted("NO MORE TIPS", b.W-noteInset, y+foot/2+small.Size*0.36, b.W*0.6-noteInset-4, small, least, pen.Right)
	})
}

// tailFrom returns where a note's point ends: the nearest position on its subject, at most most away and
// without touching anything else that can be chosen.
func tailFrom(box, a ui.Box, hard []ui.Box, most float64) pen.Point {
	cx, cy := box.Middle()
	x, y := math.Max(a.X+4, math.Min(cx, a.X+a.W-4)), math.Max(a.Y+4, math.Min(cy, a.Y+a.H-4))
	ex, ey := math.Max(box.X, math.Min(x, box.X+box.W)), math.Max(box.Y, math.Min(y, box.Y+box.H))
	all := math.Max(1, math.Hypot(x-ex, y-ey))
	dx, dy, free := (x-ex)/all, (y-ey)/all, math.Min(all, most)
	for l := 4.0; l < free; l += 4 {
		px, py := ex+dx*l, ey+dy*l
		point := ui.Box{X: px - 9, Y: py - 9, W: 18, H: 18}
		if slices.ContainsFunc(hard, func(b ui.Box) bool { return b.Overlaps(point) && !b.Overlaps(a) }) && !a.Grown(14).Has(px, py) {
			free = math.Max(0, l-6)
		}
	}
	return pen.Point{X: math.Round(ex + dx*free), Y: math.Round(ey + dy*free)}
}

// tail returns where the point of a note in a box ends: at the part of the subject where it is least off
// and shortest. Off is its distance from that part.
func (s subject) tail(box ui.Box, hard []ui.Box, most float64) (tip pen.Point, off float64) {
	best := math.Inf(1)
	try := func(part ui.Box) {
		at := tailFrom(box, part, hard, most)
		far := apartFrom(part, at)
		if cost := offCost*far + apartFrom(box, at); cost < best {
			best, tip, off = cost, at, far
		}
	}
	for _, part := range s.parts {
		try(part)
	}
	if len(s.parts) == 0 {
		try(s.at)
	}
	return tip, off
}

// offCost is how much longer a note's point may be in order to end one unit closer to its subject.
const offCost = 12.0

// apartFrom returns the distance of a position from a box.
func apartFrom(b ui.Box, at pen.Point) float64 {
	return math.Hypot(max(b.X-at.X, at.X-b.X-b.W, 0), max(b.Y-at.Y, at.Y-b.Y-b.H, 0))
}

// crossed returns how many of the boxes of names the point of a note covers, besides those of its subject.
func crossed(names []ui.Box, box ui.Box, tip pen.Point, about ui.Box) (n int) {
	from := pen.Point{X: math.Max(box.X, math.Min(tip.X, box.X+box.W)), Y: math.Max(box.Y, math.Min(tip.Y, box.Y+box.H))}
	steps := math.Ceil(math.Hypot(tip.X-from.X, tip.Y-from.Y) / 8)
	along := ui.BoxAt(min(from.X, tip.X), min(from.Y, tip.Y), math.Abs(tip.X-from.X), math.Abs(tip.Y-from.Y)).Grown(5)
	for i := range names {
		if !names[i].Overlaps(along) || names[i].Overlaps(about) {
			continue
		}
		near := names[i].Grown(4)
		for k := 1.0; k <= steps; k++ {
			if near.Has(from.X+(tip.X-from.X)*k/steps, from.Y+(tip.Y-from.Y)*k/steps) {
				n++
				break
			}
		}
	}
	return n
}

// tailNear is the largest distance of a note's point from its subject.
const tailNear = 16.0

// tailMost is the largest length of a note's point, and longTail that of one that would cover a name
// otherwise.
const tailMost, longTail = 150.0, 330.0

// tailOutline returns the outline of a note's point, relative to the corner of its box.
func tailOutline(b ui.Box, to pen.Point) pen.Outline {
	p := tailCorners(b, to)
	return pen.Polygon(p[0].X-b.X, p[0].Y-b.Y, p[1].X-b.X, p[1].Y-b.Y, p[2].X-b.X, p[2].Y-b.Y)
}

// tailCorners returns the corners of a note's point: its tip is the second one.
func tailCorners(b ui.Box, tip pen.Point) [3]pen.Point {
	const in, half = 24.0, 13.0 // where it begins in the note, and half its width there
	ex, ey := math.Max(b.X+in, math.Min(tip.X, b.X+b.W-in)), math.Max(b.Y+in, math.Min(tip.Y, b.Y+b.H-in))
	dx, dy := tip.X-ex, tip.Y-ey
	l := math.Max(1, math.Hypot(dx, dy))
	nx, ny := -dy/l*half, dx/l*half
	return [3]pen.Point{{X: ex + nx, Y: ey + ny}, tip, {X: ex - nx, Y: ey - ny}}
}

// tailOver reports whether a note's point, with its contour, covers a part of any of the boxes outside the note,
// besides those that its subject overlaps.
func tailOver(boxes []ui.Box, b ui.Box, tip pen.Point, about ui.Box) bool {
	const contour = 5.0
	p := tailCorners(b, tip)
	end := ui.Box{X: tip.X, Y: tip.Y}.Grown(contour)
	for i := range boxes {
		at := boxes[i].Grown(contour)
		if boxes[i].Overlaps(about) || !at.Overlaps(end.Joined(b)) {
			continue
		}
		const steps = 24 // along the point
		for k := range steps + 1 {
			t := float64(k) / steps
			left := pen.Point{X: p[0].X + (tip.X-p[0].X)*t, Y: p[0].Y + (tip.Y-p[0].Y)*t}
			right := pen.Point{X: p[2].X + (tip.X-p[2].X)*t, Y: p[2].Y + (tip.Y-p[2].Y)*t}
			for j := range 5 {
				x, y := left.X+(right.X-left.X)*float64(j)/4, left.Y+(right.Y-left.Y)*float64(j)/4
				if at.Has(x, y) && !b.Has(x, y) {
					return true
				}
			}
		}
	}
	return false
}
