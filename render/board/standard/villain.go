package standard

import (
	"fmt"
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// menace is the display of the top Super-Villain: the giant behind the city, its plate, and how
// close the viewer's Power is to its cost.
type menace struct {
	card    engine.CardID
	face    *art.Face // nil while none is face up
	cost    int       // now, in Power
	printed int       // the printed cost
	have    int       // the Power available
	tokens  int       // VP tokens on it
	left    int       // Super-Villains on the stack
	all     int       // Super-Villains in the game
	fallen  []pen.Seat
}

// describeVillain updates the display of the Super-Villain.
func (b *Board) describeVillain(sc *board.Scene) {
	v := sc.View
	m := &b.menace
	*m = menace{left: b.Left, all: len(sc.Fallen) + board.Shared(card.Villains).Count(v), fallen: m.fallen[:0], have: sc.Power}
	for _, s := range sc.Fallen {
		m.fallen = append(m.fallen, sc.Host.Look(s))
	}
	if c := b.stands(v); c != engine.NoCard {
		m.card, m.face, m.cost, m.tokens = c, sc.FaceOf(c), v.Cost(c), sc.TokensOn(c)
		if f := v.Face(c); f != nil {
			m.printed = int(f.Cost)
		}
	}
}

// stacked reports whether Super-Villains are on a stack rather than in the main deck (V-006).
func stacked(v engine.View) bool {
	return slices.ContainsFunc(v.Library().Offers, func(o engine.Offer) bool { return o.From.Has(card.Villains) })
}

// stands returns the Super-Villain behind the city, or NoCard if there is none.
func (b *Board) stands(v engine.View) engine.CardID {
	if b.Villain != engine.NoCard {
		return b.Villain
	}
	return fiercest(v)
}

// fiercest returns the highest-cost Super-Villain of the Line-Up, if they come from the main deck
// (V-006), or NoCard if there is none.
func fiercest(v engine.View) engine.CardID {
	best := engine.NoCard
	for _, c := range board.Shared(card.LineUp).Cards(v) {
		if f := v.Face(c); f != nil && f.SuperVillain && (best == engine.NoCard || v.Cost(c) > v.Cost(best)) {
			best = c
		}
	}
	return best
}

// giantLayers are the layers behind and in front of a breathing giant.
type giantLayers struct{ behind, before ui.Layer }

// giantOver is how far the giant and its panel reach beyond their box.
const giantOver = 16.0

// drawBehind draws the roof and the panel behind the giant.
func (b *Board) drawBehind(sc *board.Scene, c *ui.Canvas) {
	b.drawRoof(sc, c)
	c.Calm(0.6)
	g := b.Giant
	c.PartSoon(gallery.Key{Name: "giant's sky"}, g, giantOver, func(q pen.Pen) { art.DrawGiantSky(q, g.W, g.H) })
}

// drawGiant draws the Super-Villain at rest.
func (b *Board) drawGiant(sc *board.Scene, c *ui.Canvas) {
	if f, g, wide := b.menace.face, b.Giant, b.Wide; f != nil {
		c.PartSoon(board.GiantKey(f), g, giantOver, func(q pen.Pen) { art.DrawGiant(q, f, g.W, g.H, wide) })
	}
}

// drawBefore draws the houses in front of the giant.
func (b *Board) drawBefore(c *ui.Canvas) {
	g := b.Giant
	c.PartSoon(gallery.Key{Name: "giant's city"}, g, giantOver, func(q pen.Pen) { art.DrawGiantCity(q, g.W, g.H) })
}

// drawMoving draws over the floor the breathing giant, with light in its eyes, or the falling one
// until it breaks.
func (b *Board) drawMoving(sc *board.Scene, c *ui.Canvas) {
	fallen := sc.Motion.Fall
	switch at := fallen.Broken(); {
	case fallen.On() && at <= 0:
		b.drawStanding(sc, c, fallen.Face, 0, 1)
	case fallen.On() && sc.Settings.ReduceMotion && at < 1:
		b.drawStanding(sc, c, fallen.Face, 0, 1-at)
	case sc.Motion.Breath.On():
		b.drawStanding(sc, c, b.menace.face, sc.Motion.Breath.Taller(), 1)
	}
}

// drawStanding draws a giant over the floor, stretched upward by a part of its height. It redraws
// the floor behind the giant first, and the parts in front of it last. Both are kept while the
// floor stays the same.
func (b *Board) drawStanding(sc *board.Scene, c *ui.Canvas, f *art.Face, taller, alpha float64) {
	if f == nil {
		return
	}
	g := b.Giant
	giant, ok := c.KeptPart(board.GiantKey(f), g)
	if !ok {
		return
	}
	corner := ui.BoxAt(g.X, g.Y, g.W+giantOver, g.H+giantOver)
	key := sc.Host.Floor()
	c.BoxLayer(&b.layers.behind, corner, key, 1, func(c *ui.Canvas) { b.drawBehind(sc, c) })
	if alpha < 1 {
		b.drawGiant(sc, c) // the next Super-Villain
	}
	c.Faded(alpha, func() { c.PutTaller(giant, g.X, g.Y, g.Y+g.H, taller) })
	if f == b.menace.face {
		b.drawEyes(sc, c, taller)
	}
	c.BoxLayer(&b.layers.before, corner, key, 1, func(c *ui.Canvas) {
		b.drawOver(sc, c)
		sc.Host.DrawCards(c, corner)
	})
}

// drawEyes draws the flickering light in the eyes of a giant that is taller than at rest by a part
// of its height.
func (b *Board) drawEyes(sc *board.Scene, c *ui.Canvas, taller float64) {
	f, g := b.menace.face, b.Giant
	eyes, size, ok := art.GiantEyes(f, g.W, b.Wide)
	if !ok {
		return
	}
	for _, e := range eyes {
		x, y := g.X+e.X, g.Y+g.H-(g.H-e.Y)*(1+taller)
		c.PartFaded(gallery.Key{Name: "giant's eye", Face: f}, ui.BoxAt(x, y, 0, 0), size*1.4, sc.Motion.Breath.Flicker(), func(q pen.Pen) { art.DrawGiantEye(q, f, size) })
	}
}

// oneShort reports whether the viewer lacks exactly one Power to defeat the Super-Villain.
func (b *Board) oneShort(sc *board.Scene) bool {
	m := &b.menace
	return m.face != nil && m.have == m.cost-1 && sc.Answers.Turn()
}

// drawLacking draws the pulsing segment that the meter is missing if one more Power would be
// enough.
func (b *Board) drawLacking(sc *board.Scene, c *ui.Canvas) {
	m, g := &b.menace, b.Meter
	if !b.oneShort(sc) {
		return
	}
	c.PartFaded(gallery.Key{Name: "meter lacks", N: m.cost}, g, 10, sc.Motion.Breath.Wave(board.PulseTime), func(q pen.Pen) {
		o := newMeter(g.W, m.have, m.cost).segment(m.have, g.H)
		q.Stroke(o, 7, pen.Fade(pen.CanDo, 0.5))
		q.Fill(o, pen.CanDo)
	})
}

// drawVillain draws the plate, the meter, and the masks.
func (b *Board) drawVillain(sc *board.Scene, c *ui.Canvas) {
	g, m := b, &b.menace
	_, lit := sc.Answers.Of(m.card)
	lit = lit && m.card != engine.NoCard && sc.Answers.Can()
	if m.face != nil {
		print := c.Art.Print
		key := gallery.Key{Name: "villain", Face: m.face, Text: fmt.Sprint(m.cost, m.left, lit), Print: print}
		face, cost, left, b := m.face, fmt.Sprint(m.cost), m.left, g.Plate
		c.PartLate(sc.Motion.Late, 0, key, b, 70, func(q pen.Pen) { print.DrawVillainPlate(q, face, cost, left, lit, b.W, b.H) })
		if !sc.Motion.Tabs.Moves(m.card) {
			g.drawDefeat(sc, c)
		}
		if m.cost != m.printed {
			board.DrawChanged(c, m.cost < m.printed, g.Plate.X+26, g.Plate.Y-52, 34)
		}
		if m.tokens > 0 {
			board.DrawTokens(c, m.tokens, g.villainTokens())
		}
	}
	key := gallery.Key{Name: "meter", Text: fmt.Sprint(m.have, m.cost, m.face != nil)}
	if m.face != nil {
		b, have, need := g.Meter, m.have, m.cost
		c.PartLate(sc.Motion.Late, 0, key, b, 10, func(q pen.Pen) { drawMeter(q, b.W, b.H, have, need) })
	} else if words := m.absent(sc.View); words != "" {
		b := g.Meter
		c.PartLate(sc.Motion.Late, 0, gallery.Key{Name: "no Super-Villain", Text: words}, b, 10, func(q pen.Pen) { drawAbsent(q, words, b.W, b.H) })
	}
	key = gallery.Key{Name: "masks", Text: fmt.Sprint(m.all, m.fallen)}
	wide, fallen, all := g.Masks.W, slices.Clone(m.fallen), m.all
	c.PartLate(sc.Motion.Late, 0, key, g.Masks, 24, func(q pen.Pen) { drawMasks(q, wide, fallen, all) })
	for i, s := range m.fallen[:min(len(m.fallen), maxMasks)] {
		c.SeatSign(s, g.Masks.X+float64(i)*maskPitch(wide, all), g.Masks.Y+22+signUnder, 0)
	}
}

// plateTop returns the top of the plate, or that of the tab above it with a band such as IMPOSSIBLE MODE.
func (b *Board) plateTop() float64 {
	if b.menace.face == nil {
		return b.Plate.Y
	}
	return b.Plate.Y - b.menace.face.PlateTabRise()
}

// villainTokens returns the place of the VP tokens on the Super-Villain: above its VP.
func (b *Board) villainTokens() ui.Box {
	const size = 56
	return ui.BoxAt(b.Plate.X+b.Plate.W-size/2-4, b.plateTop()-size-12, size, size)
}

// meterGround is the background of the meter's segments.
var meterGround = pen.RGB(0x1a0a26)

// drawDefeat draws the tab of a Super-Villain that can be defeated.
func (b *Board) drawDefeat(sc *board.Scene, c *ui.Canvas) {
	if m := &b.menace; m.card != engine.NoCard {
		x, y := b.defeatAt()
		sc.DrawCall(c, "DEFEAT", m.card, x, y)
	}
}

// defeatAt returns where that tab points.
func (b *Board) defeatAt() (x, y float64) { return b.Plate.X + b.Plate.W/2 + 36, b.plateTop() - 8 }

// meter is the layout of a meter's segments, one for each Power needed.
type meter struct {
	words string
	style pen.Style
	full  bool
	pitch float64 // of the segments, while it is not full
}

// newMeter returns the meter for a box w units wide. The words are beside the segments. If the
// Power is enough, they are on them and show both amounts.
func newMeter(w float64, have, need int) meter {
	m := meter{fmt.Sprintf("%d OF %d POWER", have, need), pen.Style{Font: pen.Display, Size: 27, Tracking: 1.2, Colour: pen.Paper}, have >= need, 0}
	if have > need {
		m.words = fmt.Sprintf("%d POWER, NEED %d", have, need)
	}
	if !m.full {
		m.pitch = (w - 22 - pen.Measure(m.words, m.style) - 12) / float64(need)
	}
	return m
}

// segment returns the outline of a segment in a box h units high.
func (m meter) segment(i int, h float64) pen.Outline {
	x, lean := m.at(i)
	return pen.Polygon(x+lean, 5, x+m.pitch-1, 5, x+m.pitch-1-lean, h-5, x, h-5)
}

// at returns where a segment begins and how far it leans.
func (m meter) at(i int) (x, lean float64) { return 11 + float64(i)*m.pitch, min(4, m.pitch*0.3) }

// These say where the Super-Villains are if none is in sight: if there is no stack, on the stack, and if none
// is left.
const (
	hiddenWords = "HIDDEN IN THE MAIN DECK"
	nextWords   = "NEXT AT END OF TURN"
	lastWords   = "GAME ENDS WITH THIS TURN"
)

// absent says where the Super-Villains are if none is in sight, or what it means that none is left. It
// returns "" after the game.
func (m *menace) absent(v engine.View) string {
	switch {
	case !stacked(v):
		return hiddenWords
	case m.left > 0:
		return nextWords
	}
	if v.Over() == engine.NotOver {
		return lastWords
	}
	return ""
}

// drawAbsent draws such words in place of the meter.
func drawAbsent(q pen.Pen, words string, w, h float64) {
	drawTrough(q, w, h)
	style, squeeze := absentStyle(words, w)
	q.Condensed(words, w/2, h-8, style, pen.Centre, squeeze)
}

// absentStyle returns the style and squeeze of such words in a box w units wide.
func absentStyle(words string, w float64) (pen.Style, float64) {
	return pen.Fit(words, w-32, pen.Style{Font: pen.Display, Size: 27, Tracking: 1.2, Colour: pen.Paper}, 22)
}

// drawTrough draws the trough that holds the meter.
func drawTrough(q pen.Pen, w, h float64) {
	o := pen.Rectangle(0, 0, w, h, 6)
	q.At(4, 7, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
	q.Stroke(o, 6, pen.Ink)
	q.Fill(o, meterGround)
}

// drawMeter draws how much of the needed Power there is.
func drawMeter(q pen.Pen, w, h float64, have, need int) {
	drawTrough(q, w, h)
	m := newMeter(w, have, need)
	if m.full { // one piece, with the words on it
		m.style.Colour = pen.Ink
		q.Fill(pen.Rectangle(5, 5, w-10, h-10, 4), pen.CanDo)
		q.Fill(pen.Rectangle(5, 5, w-10, 5, 4), pen.Fade(pen.White, 0.55))
		q.Fitted(m.words, w/2, h-8, w-24, m.style, 22, pen.Centre)
		return
	}
	for i := range need {
		c := pen.RGB(0x4a2263)
		if i < have {
			c = pen.CanDo
		}
		q.Fill(m.segment(i, h), c)
		if i < have {
			x, lean := m.at(i)
			q.Fill(pen.Polygon(x+lean, 5, x+m.pitch-1, 5, x+m.pitch-1-lean/4, 12, x+lean*0.75, 12), pen.Fade(pen.White, 0.55))
		}
	}
	chrome.DrawOutlined(q, m.words, w-16, h-8, m.style, pen.Right, chrome.Edge{Colour: pen.Ink, Width: 7})
}

// maxMasks is the number of masks with room.
const maxMasks = 14

// maskWidth is the least distance between masks of the usual size.
const maskWidth = 39.0

// maskPitch returns the distance between the masks of all Super-Villains in a width.
func maskPitch(w float64, all int) float64 {
	return math.Min(46, w/math.Max(1, float64(min(all, maxMasks)-1)))
}

// signUnder is how far below the middle of a mask the sign of the player is who defeated it.
const signUnder = 15.0

// drawMasks draws a mask for each Super-Villain in the game, crossed out in the color of the player
// who defeated it.
func drawMasks(q pen.Pen, w float64, fallen []pen.Seat, all int) {
	n, pitch := min(all, maxMasks), maskPitch(w, all)
	size := math.Min(0.98, pitch/maskWidth)
	for i := range n {
		m := q.At(float64(i)*pitch, 22, size)
		switch {
		case i < len(fallen):
			chrome.DrawMask(m, pen.Mix(fallen[i].Dark, pen.White, 0.1))
			cross := pen.Open(-15, 13, 15, -16)
			m.Stroke(cross, 8, pen.Ink)
			m.Stroke(cross, 3.6, pen.Paper)
		case i == len(fallen):
			chrome.DrawMask(m.At(0, 0, 1.22), chrome.Magenta)
		default:
			chrome.DrawMask(m, pen.RGB(0x8a54a8))
		}
	}
}

// DrawFall draws a falling Super-Villain from when it breaks.
func (b *Board) DrawFall(sc *board.Scene, c *ui.Canvas) {
	f := sc.Motion.Fall
	if !f.On() {
		return
	}
	at := f.Broken()
	if giant, ok := c.KeptPart(board.GiantKey(f.Face), b.Giant); ok && at > 0 && at < 1 && !sc.Settings.ReduceMotion {
		x, y := b.Source()
		c.Shatter(giant, b.Giant.X, b.Giant.Y, x, y, at)
	}
	if sc.DrawFlash(c); at >= 1 && !sc.Settings.ReduceMotion {
		b.drawCross(c, ui.Clamp((f.Age-board.FreezeTime-board.ShatterTime)/board.CrossTime))
	}
}

// drawCross draws a star flying off the mask that is being crossed out.
func (b *Board) drawCross(c *ui.Canvas, k float64) {
	n := len(b.menace.fallen)
	if n == 0 || n > maxMasks {
		return
	}
	x := b.Masks.X + float64(n-1)*maskPitch(b.Masks.W, b.menace.all)
	c.Spin(c.Art.Burst(c.Pixels(90), b.menace.fallen[n-1].Dark).Image, x, b.Masks.Y+22, 0.4+0.8*k, 0.4+0.8*k, 0, 1-k)
}

// holdMask keeps the mask of a falling Super-Villain until the pieces are gone.
func (b *Board) holdMask(sc *board.Scene) {
	if n := len(b.menace.fallen); n > 0 && sc.Motion.Fall.Masked() {
		b.menace.fallen = b.menace.fallen[:n-1]
	}
}
