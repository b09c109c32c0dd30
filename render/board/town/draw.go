package town

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/ui"
)

// mapLook is the state of the drawing that is not part of the map.
type mapLook struct {
	late *ui.Late
	// lit reports whether a card can be used where it is.
	lit func(engine.CardID) bool
	// away reports whether a card is on its way and not drawn at rest.
	away func(engine.CardID) bool
	// reach is the reach that is shown.
	reach cardReach
	// now is what is happening, or nil if nothing is. Lively reports whether drawIdle draws the
	// idle motion.
	now    *happening
	lively bool
	// held reports whether a layer holds that up, such as a question about an Attack.
	held bool
}

// shown returns what is happening, or nil while it is held up: then the map shows the state of now, not
// the one before it.
func (l mapLook) shown() *happening {
	if l.held {
		return nil
	}
	return l.now
}

// ground returns the picture of the city and its key. It is painted once for a window.
func (m *townMap) ground() (town.Ground, gallery.Key) {
	g := town.Ground{Plan: m.Plan, Sites: m.sites, X: m.window.X, Y: m.window.Y, W: m.window.W, H: m.window.H, Low: m.low}
	return g, gallery.Key{Name: "town", Text: fmt.Sprint(m.sites, m.window, m.low)}
}

// drawGround draws the city and reports whether it is painted.
func (m *townMap) drawGround(c *ui.Canvas) bool {
	g, key := m.ground()
	room := c.Room()
	g.X, g.Y, g.W, g.H = room.X, room.Y, room.W, room.H
	key.W, key.H, key.Unit = c.Width, c.Height, c.Unit
	s, ok := c.Art.Soon(key, 0, func() *image.RGBA { return g.Paint(key.W, key.H, key.Unit) })
	if !ok {
		c.Coarse()
		c.Wash(pen.TableBlue, 1)
		return false
	}
	c.Put(s, room.X, room.Y)
	c.Calm(0.6)
	return true
}

// drawTown draws the city with its spaces, Locations, and marks, everything below cards and
// standees.
func (m *townMap) drawTown(c *ui.Canvas, l mapLook) {
	m.drawGround(c)
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.open {
			rx, ry := town.SquareSize(s.location)
			b := ui.BoxAt(s.at.X-rx, s.at.Y-ry, 2*rx, 2*ry)
			c.Part(gallery.Key{Name: "lit square", N: int(rx)}, b, 30, func(p pen.Pen) { town.DrawLit(p.At(rx, ry, 1), rx == 104, town.Go) })
		}
	}
	m.drawKerbs(c, &l.reach)
	for _, i := range farFirst(m.spaces) {
		m.drawSite(c, l, i)
	}
	m.drawRails(c)
	m.drawNext(c, l)
}

// farFirst returns the spaces of the Locations, from the far side of the city to the near one.
func farFirst(spaces []mapSpace) []int {
	var out []int
	for i := range spaces {
		if spaces[i].location {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return int(spaces[a].at.Y - spaces[b].at.Y) })
	return out
}

// This is the size of a Location's picture, about the middle of its ground.
const siteWidth, siteUp, siteDown = 330.0, 200.0, 74.0

func (m *townMap) drawSite(c *ui.Canvas, l mapLook, i int) {
	s := &m.spaces[i]
	at, size := m.Plan.Site(i)
	b := ui.BoxAt(at.X-siteWidth/2*size, at.Y-siteUp*size, siteWidth*size, (siteUp+siteDown)*size)
	site, damage := s.site, s.damage-l.shown().unseen(s.tile)
	if damage != s.damage { // the fires stay where they were
		c.PartLate(l.late, i, gallery.Key{Name: "site", N: int(site)<<8 + damage<<1 + 1}, b, 0, func(p pen.Pen) {
			town.DrawSite(p.At(siteWidth/2*size, siteUp*size, size), site, damage)
		})
		return
	}
	done := c.PartLate(l.late, i, gallery.Key{Name: "site", N: int(site)<<8 + damage<<1}, b, 0, func(p pen.Pen) {
		town.DrawSiteCold(p.At(siteWidth/2*size, siteUp*size, size), site, damage)
	})
	for j := range s.fires {
		if f := &s.fires[j]; done && !(f.bare && l.lively) {
			f.draw(c, 0)
		}
	}
}

// drawStandees draws the standees at rest, from the far side to the near one, and then the plates.
func (m *townMap) drawStandees(c *ui.Canvas, l mapLook) {
	for _, i := range m.byDepth() {
		if st := &m.standees[i]; !l.away(st.card) {
			m.drawFigure(c, st, st.at, l.lit(st.card) || st.pick, l.reach.dims(m, st))
		}
	}
	for i := range m.spaces {
		m.drawPlate(c, l, i)
	}
}

// byDepth returns the standees from the far side to the near one, with the viewer's own in front of all
// others, except for those that a question is about.
func (m *townMap) byDepth() []int {
	order := make([]int, len(m.standees))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		s, o := &m.standees[a], &m.standees[b]
		return cmp.Or(flag(s.pick)-flag(o.pick), flag(s.look.You)-flag(o.look.You), cmp.Compare(s.at.Y, o.at.Y))
	})
	return order
}

// drawAllSigns draws the signs over cards and standees: tags, the numbers of slots and piles, and
// the Move to each open space.
func (m *townMap) drawAllSigns(c *ui.Canvas, l mapLook) {
	for i := range m.standees { // no other figure covers them
		if st := &m.standees[i]; !l.away(st.card) {
			st.drawSeatSign(c, st.at)
		}
	}
	for i := range m.spaces {
		m.drawStrips(c, l, &m.spaces[i])
	}
	for i := range m.spaces {
		m.drawSigns(c, l, i)
	}
	for _, draw := range [...]func(*ui.Canvas, mapLook, *standee){m.drawTagLine, m.drawTag} { // no line crosses a name
		for i := range m.standees {
			if st := &m.standees[i]; !l.away(st.card) {
				draw(c, l, st)
			}
		}
	}
	m.drawAims(c, &l.reach)
}

// minReach is the least half width of a standee's click target.
const minReach = 33.5

// reach returns the click target of a standee.
func (s *standee) reach() ui.Box {
	k := s.look.Size
	half := math.Max(50*k, minReach)
	return ui.BoxAt(s.at.X-half, s.at.Y-158*k, 2*half, 158*k+26)
}

// shows returns the box of the standee with its name, its cost, its Destination, and its signs.
func (s *standee) shows() ui.Box {
	b := s.reach()
	for _, o := range append(s.signBoxes(), s.tag) {
		if o.W > 0 && o.Grown(60).Overlaps(b) { // else it is in a list, and the note would be far away
			b = b.Joined(o)
		}
	}
	return b
}

// has reports whether a position is on the figure or its base.
func (s *standee) has(x, y float64) bool {
	dx, dy := x-s.at.X, y-s.at.Y
	return s.shape == nil || town.OnBase(dx, dy) || s.shape.Has(dx/s.look.Size, dy/s.look.Size)
}

// halfWidth returns half the width of the figure at size 1.
func (s *standee) halfWidth() float64 {
	if s.shape == nil {
		return 0
	}
	return s.shape.Half
}

// picture returns the box of a standee's picture with its feet at a position.
func (s *standee) picture(at pen.Point) ui.Box {
	k := s.look.Size
	return ui.BoxAt(at.X-town.StandeeWidth/2*k, at.Y-(town.StandeeHeight-town.StandeeFoot)*k, town.StandeeWidth*k, town.StandeeHeight*k)
}

// drawStandee draws a standee with its feet at a position, and the sign of its seat. It is highlighted if
// lit and faded if dim.
func (m *townMap) drawStandee(c *ui.Canvas, s *standee, at pen.Point, lit, dim bool) {
	m.drawFigure(c, s, at, lit, dim)
	s.drawSeatSign(c, at)
}

// drawFigure is like drawStandee but without the sign.
func (m *townMap) drawFigure(c *ui.Canvas, s *standee, at pen.Point, lit, dim bool) {
	if s.look.Of == nil {
		return
	}
	k, b := s.look.Size, s.picture(at)
	key := gallery.Key{Name: "standee", Face: s.face, A: s.look.Seat.Dark, N: flag(s.look.Chosen)<<16 + int(s.look.Side)<<12 + int(k*100), W: c.Pixels(b.W), H: c.Pixels(b.H), Unit: c.Unit}
	if s.look.You {
		key.Text = "you"
	}
	look, unit := s.look, c.Unit
	picture, ok := c.Art.Soon(key, 0, func() *image.RGBA { return look.Paint(unit) })
	if !ok {
		c.Coarse()
		return
	}
	if lit {
		rx := 58.0
		ring := ui.BoxAt(at.X-rx, at.Y-rx*0.4, 2*rx, rx*0.8)
		c.Part(gallery.Key{Name: "standee light"}, ring, 16, func(p pen.Pen) {
			o := pen.Ellipse(rx, rx*0.4, rx, rx*0.4)
			p.Stroke(o, 20, pen.Fade(town.Go, 0.2))
			p.Stroke(o, 11, pen.Ink)
			p.Stroke(o, 7, town.Go)
		})
	}
	alpha := 1.0
	if dim {
		alpha = 0.6
	}
	c.PutFaded(picture, b.X, b.Y, alpha)
}

// drawPointed marks the standee under the pointer and draws it over those in front of it. A
// Villain's way is highlighted too.
func (m *townMap) drawPointed(c *ui.Canvas, l mapLook, s *standee) {
	if s.seat == engine.NoSeat {
		m.drawAim(c, s)
	}
	lit := l.lit(s.card) || s.pick
	m.drawStandee(c, s, s.at, lit, false) // until the other picture is painted
	k := *s
	k.look.Chosen = true
	m.drawStandee(c, &k, k.at, lit, false)
	m.drawTag(c, l, &k)
}

// tagLine returns the box of the line from a Villain's tag down to its head if the tag is above others, or one
// of width 0. It crosses no other face, if there is a way.
func (m *townMap) tagLine(s *standee) ui.Box {
	if !s.listed || math.Abs(s.tag.Y-s.at.Y) <= 60 {
		return ui.Box{}
	}
	x, low, half := s.at.X, s.at.Y-140*s.look.Size, 0.0
	if s.shape != nil {
		b := s.faceAt(s.at)
		x, low, half = b.X+b.W/2, b.Y, b.W/2
	}
	top := s.tag.Y + s.tag.H
	at := func(x float64) ui.Box {
		x = math.Max(s.tag.X+6, math.Min(x, s.tag.X+s.tag.W-6))
		return ui.BoxAt(x-2, top, 4, math.Max(2, low-top))
	}
	for dx := 0.0; dx <= half; dx += 3 {
		for _, line := range [...]ui.Box{at(x + dx), at(x - dx)} {
			if !slices.ContainsFunc(m.standees, func(o standee) bool { return o.card != s.card && o.shape != nil && o.faceAt(o.at).Overlaps(line) }) {
				return line
			}
		}
	}
	return at(x)
}

// drawTagLine draws that line.
func (m *townMap) drawTagLine(c *ui.Canvas, _ mapLook, s *standee) {
	line := m.tagLine(s)
	if line.W == 0 {
		return
	}
	edge := s.look.Side.Edge()
	c.Part(gallery.Key{Name: "tag line", A: edge}, line, 4, func(p pen.Pen) {
		p.Stroke(pen.Open(2, 0, 2, line.H), 6, pen.Ink)
		p.Stroke(pen.Open(2, 0, 2, line.H), 2.6, edge)
	})
}

// destinationGround is the color of Destinations, on the plates and at the Villains that go there.
// Costs are dark on white.
var destinationGround = pen.RGB(0x3d63d6)

// drawTag draws the tag of a standee: a Villain's name, cost, and Destination, or the signs of a
// hero.
func (m *townMap) drawTag(c *ui.Canvas, l mapLook, s *standee) {
	if s.seat != engine.NoSeat {
		if !l.lively {
			m.drawHeroSigns(c, s, 0)
		}
		m.drawStruck(c, s, l.shown().struck(s))
		m.drawTokens(c, m.tokenWords(s), s.token)
		return
	}
	edge, wide, lit := s.look.Side.Edge(), 2.6, l.lit(s.card)
	switch {
	case s.look.Chosen:
		edge, wide = pen.Chosen, 4
	case lit:
		edge, wide = town.Go, 4
	}
	t := villainTag{name: s.name, goal: s.aim, cost: fmt.Sprint(s.cost), raised: s.raised, super: s.look.Side == town.SuperVillain, lit: lit, edge: edge, wide: wide}
	w, h := s.tag.W, s.tag.H
	c.Part(gallery.Key{Name: "villain tag", Text: t.name + "\x00" + t.goal + "\x00" + t.cost, A: edge, N: flag(t.raised) + flag(lit)<<1}, s.tag, 8, func(p pen.Pen) { t.draw(p, w, h) })
	m.drawTokens(c, s.tokens, s.token)
	if s.held {
		c.Part(gallery.Key{Name: "lock"}, s.lock, 2, func(p pen.Pen) { town.DrawLock(p.At(13, 13, 1)) })
	}
}

// drawTokens draws the words for tokens into their box, if there are any.
func (m *townMap) drawTokens(c *ui.Canvas, words string, b ui.Box) {
	if words == "" {
		return
	}
	st, w := m.tokenStyle(), b.W
	c.Part(gallery.Key{Name: "tokens", Text: words}, b, 6, func(p pen.Pen) {
		o := pen.Polygon(4, 0, w, 0, w-4, 24, 0, 24)
		p.Stroke(o, 5, pen.Ink)
		p.Fill(o, town.Held)
		p.Text(words, w/2, 12+st.Size*0.36, st, pen.Centre)
	})
}

// villainTag is the tag of a Villain.
type villainTag struct {
	name, goal, cost   string
	raised, super, lit bool
	edge               color.NRGBA
	wide               float64 // of its edge
}

// draw draws the tag of w by h units. The cost of a Villain that can be defeated now is marked like a card that can
// be bought.
func (t *villainTag) draw(p pen.Pen, w, h float64) {
	ground := pen.RGB(0x16060a)
	if t.super {
		ground = pen.RGB(0x1a0a24)
	}
	o := pen.Rectangle(0, 0, w, h, 5)
	p.At(3, 4, 1).Fill(o, pen.Fade(pen.RGB(0x050914), 0.6))
	p.Fill(o, ground)
	p.Stroke(o, t.wide, t.edge)
	town.DrawDestination(p, t.goal, 14, 13.5, 14.5, destinationGround, pen.White)
	p.Condensed(t.name, 33, 20.4, tagStyle, pen.Left, math.Min(1, (w-tagSigns)/pen.Measure(t.name, tagStyle)))
	number := pen.Ink
	if t.raised {
		number = art.RaisedCost
	}
	if t.lit {
		drawCost(p, t.cost, w-15, 13, 19, number, pen.CanDo)
		return
	}
	drawCost(p, t.cost, w-15, 13, 17, number, pen.White)
}

// drawCost draws a cost in its burst.
func drawCost(p pen.Pen, cost string, x, y, r float64, ink, ground color.NRGBA) {
	o := pen.Burst(x, y, r, r*0.77, 10, 0.2, 0.06, 7)
	p.Stroke(o, r*0.26, pen.Ink)
	p.Fill(o, ground)
	k := 1.25
	if len(cost) > 1 {
		k = 1.2
	}
	p.Text(cost, x, y+r*0.37, pen.Style{Font: pen.Display, Size: r * k, Colour: ink}, pen.Centre)
}

func flag(on bool) int {
	if on {
		return 1
	}
	return 0
}

// abilityLine returns the words of an ability on a plate and their style: narrower letters if the
// usual ones do not fit, or if another plate has them.
func abilityLine(ability string, st pen.Style, room, least float64, narrow bool) (string, pen.Style) {
	if !narrow && usualFits(ability, st, room, least) {
		return ability, st
	}
	st.Font, st.Size, st.Tracking = pen.Display, math.Max(18, st.Size), 0.3
	return upper(ability), st
}

// usualFits reports whether an ability fits on a plate in usual letters.
func usualFits(ability string, st pen.Style, room, least float64) bool {
	_, squeeze := pen.Fit(ability, room, st, least)
	return squeeze >= plateSqueeze*pen.Narrow(st.Font)
}

// plateLetters returns the letter size of abilities on plates.
func (m *townMap) plateLetters() float64 {
	return math.Min(math.Max(15.4*m.text, m.minRules), maxAbility)
}

// findNarrow finds whether an ability on a plate needs narrower letters. Then all have them.
func (m *townMap) findNarrow() {
	st := pen.Style{Font: pen.Body, Size: m.plateLetters()}
	m.narrow = slices.ContainsFunc(m.spaces, func(s mapSpace) bool {
		return s.location && !usualFits(s.ability, st, plateWidth-68, m.minRules)
	})
}

// plateSqueeze is the least horizontal scale of usual letters on a plate, relative to Narrow.
const plateSqueeze = 0.94

// maxAbility is the largest letter size of an ability on a plate, which has one line.
const maxAbility = 21.0

// drawPlate draws the plate of a Location: its number as a Destination, its name, its ability, and
// its Hit Points.
func (m *townMap) drawPlate(c *ui.Canvas, l mapLook, i int) {
	s := &m.spaces[i]
	if !s.location || s.tile == engine.NoCard {
		return
	}
	damage := s.damage - l.shown().unseen(s.tile)
	dead := damage >= town.Ruined
	lit := l.lit(s.tile)
	name, ability, number, next := upper(s.name), s.ability, fmt.Sprint(s.number), l.shown().board(m).spaces[i].next
	next = min(next, town.Ruined-damage)
	size, least, narrow := m.plateLetters(), m.minRules, m.narrow
	key := gallery.Key{Name: "plate of a place", Text: name + "\x00" + ability + "\x00" + number, N: damage<<8 + next<<4 + flag(narrow)<<2 + flag(lit)<<1 + flag(dead)}
	c.PartLate(l.late, i, key, s.plate, 34, func(p pen.Pen) {
		ground, edge, letters, words := pen.RGB(0x121a3a), pen.RGB(0xb9c6f2), pen.Paper, pen.RGB(0xd8e0fa)
		if dead {
			ground, edge, letters, words = pen.RGB(0x2a0d10), town.Menace, pen.RGB(0xffb0a0), pen.RGB(0xffc9bd)
		}
		if lit {
			edge, words = town.Go, town.Go
		}
		o := pen.Rectangle(0, 0, plateWidth, plateHeight, 7)
		p.At(4, 6, 1).Fill(o, pen.Fade(pen.RGB(0x050914), 0.6))
		p.Fill(o, p.Ground(pen.Fade(ground, 0.97)))
		p.Stroke(o, p.Thick(3.2, 5), p.Letters(edge))
		town.DrawDestination(p, number, 28, 30, 24, destinationGround, pen.White)
		p.Fitted(name, 60, 27, plateWidth-68, pen.Style{Font: pen.Display, Size: 28, Tracking: 0.6, Colour: letters}, 22, pen.Left)
		x := 60.0
		if lit {
			p.Stroke(pen.Rectangle(61, 34, 12, 12, 2), 2, words)
			x += 20
		}
		says, st := abilityLine(ability, pen.Style{Font: pen.Body, Size: size, Colour: words}, plateWidth-x-8, least, narrow)
		p.Fitted(says, x, 47, plateWidth-x-8, st, least, pen.Left)
		if dead {
			q := pen.Polygon(62, 52, 188, 50, 184, 76, 60, 78)
			p.Fill(q, p.Under(town.Menace, pen.Ink))
			p.Stroke(q, 3, pen.Ink)
			p.Text("DESTROYED", 124, 72.5, pen.Style{Font: pen.Display, Size: 24, Tracking: 1, Colour: pen.Ink}, pen.Centre)
			return
		}
		town.DrawShields(p.At(62, 53, 1), town.Ruined, town.Ruined-damage, next)
		if next > 0 {
			q := pen.Rectangle(204, 51, 62, 24, 4)
			p.Fill(q, pen.RGB(0x5a0f18))
			p.Stroke(q, 2, town.Menace)
			p.Text("NEXT", 235, 70, pen.Style{Font: pen.Display, Size: 21, Tracking: 1, Colour: pen.RGB(0xffd0c8)}, pen.Centre)
		}
	})
}

// slotSign returns the box of a slot's number.
func (s *mapSpace) slotSign() ui.Box { return ui.BoxAt(s.at.X-117, s.at.Y+14, 34, 34) }

// reach returns the box to click to move to a space.
func (s *mapSpace) reach() ui.Box {
	rx, ry := town.SquareSize(s.location)
	return ui.BoxAt(s.at.X-rx, s.at.Y-ry, 2*rx, 2*ry+10)
}

// drawSigns draws the number of a slot, the sign of a card to come, and the Move to the space.
func (m *townMap) drawSigns(c *ui.Canvas, l mapLook, i int) {
	s := &m.spaces[i]
	if !s.location {
		n := s.number
		c.Part(gallery.Key{Name: "slot sign", N: n}, s.slotSign(), 4, func(p pen.Pen) { town.DrawSlotSign(p.At(17, 17, 1), n) })
		if s.comes || s.doubt {
			doubt, b := s.doubt, s.coming
			c.Part(gallery.Key{Name: "coming", N: flag(doubt)}, b, 4, func(p pen.Pen) { town.DrawComing(p.At(b.W/2, b.H/2, 1), doubt) })
		}
	}
	if s.badge.W > 0 {
		n := s.number
		c.Part(gallery.Key{Name: "slot sign of cards", N: n}, s.badge, 4, func(p pen.Pen) { town.DrawSlotSign(p.At(badgeSize/2, badgeSize/2, 0.82), n) })
	}
	if s.open {
		m.drawMoveTag(c, s)
	}
	if s.bystander {
		m.drawTokens(c, bystanderWords, s.person)
	}
	if s.left > 1 && s.card.card != engine.NoCard {
		m.drawCount(c, s.left, s.card.pose)
	}
}

// drawMoveTag draws the Move it takes to reach a space.
func (m *townMap) drawMoveTag(c *ui.Canvas, s *mapSpace) {
	cost := s.cost
	c.Part(gallery.Key{Name: "move tag", Text: cost}, s.tag, 8, func(p pen.Pen) { town.DrawMoveTag(p.At(24, 20, 1), cost, town.Go) })
}

// countBox returns the box of the number of cards in a pile.
func countBox(p ui.Pose) ui.Box { return ui.BoxAt(p.X+p.W/2-20, p.Y-p.Height()/2-countRise, 38, 27) }

// countRise is how far the number of cards in a pile is above it. The tab of the pile is over that.
const countRise = board.PayableRise - board.CallIn - 1

// drawCount draws the number of cards in a pile on the map.
func (m *townMap) drawCount(c *ui.Canvas, n int, p ui.Pose) {
	b := countBox(p)
	words := fmt.Sprint("×", n)
	c.Part(gallery.Key{Name: "count of cards", Text: words}, b, 4, func(q pen.Pen) {
		o := pen.Rectangle(0, 0, 38, 27, 5)
		q.Fill(o, pen.Ink)
		q.Stroke(o, 2, pen.Paper)
		q.Text(words, 19, 21, pen.Style{Font: pen.Display, Size: 23, Colour: pen.Paper}, pen.Centre)
	})
}

// drawChosen highlights the space under the pointer, and the way there from another space, or -1 if
// there is none. Back chooses the other of two equally long ways.
func (m *townMap) drawChosen(c *ui.Canvas, to, from int, back bool) {
	s := &m.spaces[to]
	rx, ry := town.SquareSize(s.location)
	c.Part(gallery.Key{Name: "chosen square", N: int(rx)}, ui.BoxAt(s.at.X-rx, s.at.Y-ry, 2*rx, 2*ry), 30, func(p pen.Pen) {
		town.DrawRim(p.At(rx, ry, 1), s.location, pen.Chosen)
	})
	if s.step.Kind == engine.OptStep && from >= 0 {
		m.drawPath(c, from, to, back)
	}
	m.drawMoveTag(c, s)
}

// drawPileLabel draws a pile's name and card count, which words has in this order. Lit is set for
// the one under the pointer.
func (m *townMap) drawPileLabel(c *ui.Canvas, words string, b ui.Box, lit bool) {
	ink, least := pen.Mist, m.minRules
	if lit {
		ink = pen.Chosen
	}
	name, n, _ := strings.Cut(words, " ")
	c.Part(gallery.Key{Name: "pile of the city", Text: words, A: ink}, b, 12, func(q pen.Pen) {
		q.Text(n, 70, b.H/2, pen.Style{Font: pen.Display, Size: 36, Colour: pen.White}, pen.Left)
		q.Fitted(name, 34, b.H-4, 96, pen.Style{Font: pen.Display, Size: math.Max(18, least), Tracking: 0.6, Colour: ink}, least, pen.Centre)
	})
}
