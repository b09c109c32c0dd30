package table

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Draw draws the table, or the curtain before it.
func (t *Table) Draw(c *ui.Canvas) {
	if t.held().Has(ui.HoldSight) {
		c.HoldLayer(&t.floor)
		t.layers.Draw(c)
		return
	}
	t.gather()
	c.Layer(&t.floor, t.floorKey(), t.drawFloor)
	t.lays.drawLive(t, c)
	t.drawShaken(c)
	t.drawHand(c)
	if t.replay != nil {
		t.replay.draw(t, c)
	} else if !t.ask.shown() {
		t.drawPrompt(c)
	}
	t.lays.drawSpent(t, c)
	if !t.struck.up() && !t.ask.shown() {
		t.drawThreat(c)
	}
	t.buttons.DrawSilent(c)
	t.drawClock(c)
	t.drawPressed(c)
	t.drawShort(c)
	t.drawFall(c)
	t.layers.Draw(c)
	t.shown = t.shown || c.Sharp()
}

// drawFloor draws all that stays as it is until the table is laid out anew: the board, and
// the cards at rest.
func (t *Table) drawFloor(c *ui.Canvas) {
	t.lays.drawFloor(t, c)
	t.drawResting(c, c.Room())
	t.lays.drawAtop(t, c)
}

// drawResting draws the cards at rest of which some may lie within a box, and the shadows of
// those that only glow.
func (t *Table) drawResting(c *ui.Canvas, within ui.Box) {
	for _, s := range t.sprites.list {
		switch {
		case !t.lies(s) || !s.Goal().Bounds().Grown(tallestShadow).Overlaps(within):
		case t.onFloor(s):
			t.drawCard(c, s)
		case t.glow.together():
			t.drawParts(c, s, ui.ShadowPart)
		}
	}
}

// tallestShadow is how far what belongs to a card at rest reaches beyond it.
const tallestShadow = 60.0

// lies reports whether a card stays as it is but for its glow: it neither moves nor is held.
func (t *Table) lies(s *cardSprite) bool {
	return s.Arrived() && s.place != engine.Hand && s != t.drag && !t.tabs.moves(s.card) && t.pressed != (thing{aCard, int(s.card)})
}

// onFloor reports whether a card is drawn with the floor.
func (t *Table) onFloor(s *cardSprite) bool { return t.lies(s) && !t.breathed(s) }

// floorKey is all that drawFloor depends on besides the window.
func (t *Table) floorKey() ui.LayerKey {
	still := 0
	for _, s := range t.sprites.list {
		if t.lies(s) {
			still += 2
		}
	}
	if t.glow.together() {
		still++
	}
	return ui.LayerKey{t.laid, t.pileAt(t.cursorX, t.cursorY), still}
}

// glow is how the cards are drawn that lie there and glow, which change in nothing but how
// bright they do. Where they lie side by side their shadows belong to the floor, and two
// pictures are kept of them: their glows, and over those the cards.
type glow struct {
	around ui.Box // all of them and their glows; without a width where each is drawn by itself
	glows  ui.Layer
	cards  ui.Layer
}

func (g *glow) together() bool { return g.around.W > 0 }

// glowReach is how far what belongs to a glowing card reaches beyond it, and tabReach how much
// further its tab does.
const glowReach, tabReach = 24.0, 18.0

// gather finds out whether the cards that glow are drawn together: they are where little of the
// box around them is bare.
func (t *Table) gather() {
	var all ui.Box
	filled := 0.0
	for _, s := range t.sprites.list {
		if t.lies(s) && t.breathed(s) {
			b := s.Goal().Bounds().Grown(glowReach)
			b.Y, b.H = b.Y-tabReach, b.H+tabReach
			if all = all.Joined(b); filled == 0 {
				all = b
			}
			filled += b.W * b.H
		}
	}
	if filled < all.W*all.H/2 {
		all = ui.Box{}
	}
	t.glow.around = all
}

// drawGlowing draws the cards that glow, where they are drawn together.
func (t *Table) drawGlowing(c *ui.Canvas) {
	if !t.glow.together() {
		return
	}
	key, g := t.floorKey(), &t.glow
	c.BoxLayer(&g.glows, g.around, key, t.breath.glow(), func(c *ui.Canvas) { t.drawGlowingParts(c, ui.GlowPart) })
	c.BoxLayer(&g.cards, g.around, key, 1, func(c *ui.Canvas) { t.drawGlowingParts(c, ui.CardPart) })
}

func (t *Table) drawGlowingParts(c *ui.Canvas, parts ui.Parts) {
	for _, s := range t.sprites.list {
		if t.lies(s) && t.breathed(s) {
			t.drawParts(c, s, parts)
		}
	}
	if parts == ui.CardPart {
		t.lays.drawAtop(t, c) // over them as well
	}
}

// pileAt is the index plus one of the pile label at a place that can be opened.
func (t *Table) pileAt(x, y float64) int {
	for i := range t.board.labels {
		if t.board.labels[i].opens && t.board.labels[i].box.Has(x, y) {
			return i + 1
		}
	}
	return 0
}

// drawHand draws the cards that move, and those of the hand, which lie over everything.
func (t *Table) drawHand(c *ui.Canvas) {
	var lifted *cardSprite
	t.drawGlowing(c)
	for _, s := range t.sprites.list {
		switch {
		case t.onFloor(s), t.glow.together() && t.lies(s):
		case s == t.drag || t.hovers(s):
			lifted = s
		default:
			t.drawCard(c, s)
		}
	}
	if lifted != nil {
		t.drawCard(c, lifted)
		if t.effects.sheen < sheenTime && !t.Settings.ReduceMotion {
			c.Sheen(lifted.Pose(), t.effects.sheen/sheenTime)
		}
	}
}

// hovers reports whether a card of the hand is the one under the pointer.
func (t *Table) hovers(s *cardSprite) bool {
	return t.hover != 0 && s.place == engine.Hand && t.board.spots[t.hover-1].card == s.card
}

func (t *Table) drawCard(c *ui.Canvas, s *cardSprite) { t.drawParts(c, s, ui.AllParts) }

// drawParts draws parts of a card, with what stands on it.
func (t *Table) drawParts(c *ui.Canvas, s *cardSprite, parts ui.Parts) {
	_, lit := t.ask.option(s.card)
	lit = lit && !s.Leaving && t.canTouch()
	forSale := s.place == card.LineUp || s.place == card.Kicks || s.place == card.OnHero
	glow := t.ask.glow
	if t.ask.chosen(s.card) {
		glow = gallery.GlowChosen
	}
	look := ui.SpriteLook{Lit: lit, Glow: glow, Breath: 1, Pile: s.pile}
	if forSale && parts == ui.AllParts { // a glow by itself is drawn as bright as it gets
		look.Breath = t.breath.glow()
	}
	look.Payable = lit && forSale
	switch {
	case s == t.drag || t.hovers(s):
		look.Height, look.Lift = gallery.InHand, 1
		if s != t.drag {
			look.Lift = s.lifted(t.board.handLift)
		}
		if lit {
			look.Glow = gallery.GlowChosen
		}
	case s.place == engine.Hand:
		look.Height, look.Lit = gallery.InHand, lit && t.ask.kind != engine.DecideTurn
		look.Lift = s.lifted(t.board.handLift)
	case lit:
		look.Height = gallery.Payable
	}
	if t.pressed == (thing{aCard, int(s.card)}) && !s.Leaving {
		look.Lit, look.Glow = true, gallery.GlowChosen
	}
	if !lit && forSale {
		look.Dim = 0.14
	}
	if s.place == engine.Destroyed {
		look.Dim = 0.45
	}
	if s.Draw(c, look, parts); parts&ui.CardPart == 0 {
		return
	}
	p := s.Pose()
	if forSale && !s.Leaving {
		t.drawCall(c, "BUY", s.card, p.X, p.Y-p.Height()/2+callIn)
	}
	if s.place == engine.InPlay && !s.Leaving {
		t.drawCall(c, "USE", s.card, p.X, p.Y-p.Height()/2+callIn)
	}
	if s.Arrived() && !s.Leaving && forSale && s.card != engine.NoCard {
		t.drawPrice(c, s)
	}
	if s.place == engine.Destroyed && s.Arrived() {
		drawCrossed(c, p)
	}
}

// drawCrossed crosses out what has been destroyed.
func drawCrossed(c *ui.Canvas, p ui.Pose) {
	b := p.Bounds()
	c.Part(gallery.Key{Name: "crossed"}, b, 6, func(q pen.Pen) {
		w, h := b.W, b.H
		cross := pen.Join(pen.Open(w*0.1, h*0.93, w*0.9, h*0.07), pen.Open(w*0.1, h*0.07, w*0.9, h*0.93))
		q.Stroke(cross, 9, pen.Fade(pen.Ink, 0.9))
		q.Stroke(cross, 4, pen.Danger)
	})
}

// drawPrice shows what a card costs now where that is not what is printed.
func (t *Table) drawPrice(c *ui.Canvas, s *cardSprite) {
	v := t.view()
	f := v.Face(s.card)
	if f == nil {
		return
	}
	cost := v.Cost(s.card)
	if cost == int(f.Cost) {
		return
	}
	p := s.Pose()
	size := p.W * 0.34
	x, y := p.X-p.W*0.36, p.Y-p.Height()*0.40
	c.Spin(c.Art.CostBurst(strconv.Itoa(cost), c.Pixels(size)).Image, x, y, 1, 1, 0, 1)
	t.drawChanged(c, cost < int(f.Cost), x, y-size*0.5, size*0.4)
}

// drawPiles draws the empty places of cards, the piles that lie face down, and the
// labels under them.
func (b *standard) drawPiles(t *Table, c *ui.Canvas) {
	for _, s := range b.slots {
		drawSlot(c, s)
	}
	for _, r := range b.rows {
		c.Text(r.words, r.x, r.y, ui.Display(22, pen.Mist), pen.Left)
	}
	for _, p := range b.piles {
		switch {
		case p.n == 0:
			drawSlot(c, p.pose)
		case p.down:
			drawBack(c, p.pose, p.n)
		}
	}
	lit := t.pileAt(t.cursorX, t.cursorY)
	for i := range b.labels {
		l := &b.labels[i]
		ink := pen.Paper
		if lit == i+1 {
			ink = pen.Chosen
		}
		c.Part(gallery.Key{Name: "pile label", Text: l.words, A: ink}, l.box, 4, func(q pen.Pen) {
			drawPileLabel(q, l.words, l.box.W, l.box.H, ink)
		})
	}
	if b.ongoing > 0 {
		box := ui.BoxAt(b.played.X-8, b.played.Y-6, b.ongoing, b.played.H+14)
		c.Tray(box, pen.Fade(art.Location.Main(), 0.45))
	}
	if b.numbers != "" {
		c.Text(b.numbers, b.played.X+b.played.W, b.played.Y+b.played.H+30, ui.Display(24, pen.Paper), pen.Right)
	}
}

// drawPileLabel draws the words of a label in the middle of a box, in two lines where one
// is too long and there is room.
func drawPileLabel(q pen.Pen, words string, w, h float64, ink color.NRGBA) {
	st := pen.Style{Font: pen.Display, Size: 24, Tracking: 1, Colour: ink}
	lines := []string{words}
	if at := strings.LastIndex(words[:max(0, len(words)-3)], " "); h > 50 && at > 0 && pen.Measure(words, st) > w {
		lines = []string{words[:at], words[at+1:]}
	}
	for i, line := range lines {
		st, squeeze := pen.Fit(line, w, st, 22)
		y := h/2 + 8 + (float64(i)-float64(len(lines)-1)/2)*25
		chrome.DrawLabel(q.At(w/2, y, 1).Stretched(squeeze, 1), line, 0, 0, st, pen.Centre)
	}
}

// callIn is how far the point of a tab reaches onto a card.
const callIn = 2.0

// drawSlot draws the place of a card that is not there.
func drawSlot(c *ui.Canvas, p ui.Pose) {
	b := p.Bounds()
	c.Part(gallery.Key{Name: "slot"}, b, 4, func(q pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, b.W*0.064)
		q.Fill(o, pen.Fade(pen.RGB(0x0b1730), 0.5))
		q.Stroke(o, 2, pen.Fade(pen.RGB(0x8fa2d8), 0.35))
	})
}

// drawPower draws the Power there is, and what the card under the pointer would make of it.
func (t *Table) drawPower(c *ui.Canvas, b ui.Box) {
	x, y := b.Middle()
	shown := t.power - t.effects.counting()
	c.Part(gallery.Key{Name: "power"}, b, 34, func(q pen.Pen) { art.DrawPower(q.At(b.W/2, b.H/2, 1), b.W/2) })
	s := c.Art.Part(gallery.Key{Name: "power number", W: c.Pixels(b.W), H: c.Pixels(b.H), Unit: c.Unit, N: shown}, 10, func(q pen.Pen) {
		art.DrawPowerNumber(q.At(b.W/2, b.H/2, 1), shown, b.W/2)
	})
	swell := t.effects.swell()
	c.Spin(s.Image, x, y, swell, swell, 0, 1)
	t.drawBalloon(c, ui.BoxAt(b.X+b.W/2+42, b.Y-10, 120, 60), t.foretold().power, t.power)
}

// drawBalloon draws what a card would add to what there is, nothing for 0.
func (t *Table) drawBalloon(c *ui.Canvas, box ui.Box, more, have int) {
	if more == 0 {
		return
	}
	sum := have + more
	c.Part(gallery.Key{Name: "balloon", N: more<<16 + sum}, box, 10, func(q pen.Pen) {
		art.DrawBalloon(q, fmt.Sprintf("%+d = %d", more, sum), box.W, box.H)
	})
}

// foretold is what the card of the hand under the pointer gives for certain.
func (t *Table) foretold() faceGains {
	if t.hover == 0 || t.ask.kind != engine.DecideTurn || !t.canTouch() {
		return faceGains{}
	}
	s := &t.board.spots[t.hover-1]
	if _, lit := t.ask.option(s.card); !lit || s.place != engine.Hand {
		return faceGains{}
	}
	f := &t.Faces[s.face]
	if t.foretells.face != f {
		t.foretells = faceGains{f, art.PowerOf(f), art.MoveOf(f)} // reading it takes too long for every frame
	}
	return t.foretells
}

// faceGains is what a face gives.
type faceGains struct {
	face        *art.Face
	power, move int
}
