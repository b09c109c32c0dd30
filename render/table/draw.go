package table

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// Draw draws the table, or the curtain in front of it.
func (t *Table) Draw(c *ui.Canvas) {
	if t.held().Has(ui.HoldSight) {
		c.HoldLayer(&t.floor)
		t.layers.Draw(c)
		t.grace.drawn(t, c)
		return
	}
	t.fit()
	t.closeUp()
	t.gather()
	c.Layer(&t.floor, t.floorKey(), t.drawFloor)
	t.board.DrawLive(t.now(), c)
	t.drawShaken(c)
	t.drawHand(c)
	if t.replay != nil {
		t.replay.draw(t, c)
	} else if !t.ask.shown() {
		t.drawPrompt(c)
	}
	t.board.DrawSpent(t.now(), c)
	if !t.pages.struck.up() && !t.ask.shown() {
		t.drawThreat(c)
	}
	t.drawFinished(c)
	t.buttons.DrawSilent(c)
	t.drawClock(c)
	t.reach(c)
	t.drawPressed(c)
	t.offerCost(c)
	t.board.DrawFall(t.now(), c)
	t.layers.Draw(c)
	t.drawShort(c) // over a note, which would hide it
	if c.Sharp() {
		t.shown = true
		t.paintSplashAhead(c)
		t.paintCurtainAhead(c)
	}
	t.grace.drawn(t, c)
}

// drawFloor draws what stays the same until the next layout: the board and the cards at rest.
func (t *Table) drawFloor(c *ui.Canvas) {
	t.board.DrawFloor(t.now(), c)
	t.drawResting(c, c.Room())
	t.board.DrawAtop(t.now(), c)
}

// drawResting draws the cards at rest that may be within a box, and the shadows of those that only
// glow.
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

// tallestShadow is how far the parts of a card at rest reach beyond it.
const tallestShadow = 60.0

// lies reports whether a card is at rest except for its glow: it neither moves nor is held.
func (t *Table) lies(s *cardSprite) bool {
	return s.Arrived() && s.place != engine.Hand && s != t.drag && !t.tabs.Moves(s.card) && t.pressed != (thing{aCard, int(s.card)})
}

// onFloor reports whether a card is drawn with the floor.
func (t *Table) onFloor(s *cardSprite) bool { return t.lies(s) && !t.breathed(s) }

// floorKey returns everything that drawFloor depends on besides the window.
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
	if t.ask.shown() {
		still = -1 - still
	}
	return ui.LayerKey{t.laid, t.layout.LabelAt(t.cursorX, t.cursorY), still}
}

// glow is how cards at rest that glow are drawn, which change only in brightness. If they are side
// by side, their shadows belong to the floor and two layers are kept: their glows, and the cards
// over those.
type glow struct {
	around ui.Box // all of them and their glows, or width 0 if each is drawn by itself
	glows  ui.Layer
	cards  ui.Layer
}

func (g *glow) together() bool { return g.around.W > 0 }

// glowReach is how far the parts of a glowing card reach beyond it, and tabReach how much further
// its tab does.
const glowReach, tabReach = 24.0, 18.0

// gather decides whether the glowing cards are drawn together: they are if little of the box around
// them is bare.
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

// drawGlowing draws the glowing cards if they are drawn together.
func (t *Table) drawGlowing(c *ui.Canvas) {
	if !t.glow.together() {
		return
	}
	key, g := t.floorKey(), &t.glow
	c.BoxLayer(&g.glows, g.around, key, t.breath.Glow(), func(c *ui.Canvas) { t.drawGlowingParts(c, ui.GlowPart) })
	c.BoxLayer(&g.cards, g.around, key, 1, func(c *ui.Canvas) { t.drawGlowingParts(c, ui.CardPart) })
}

func (t *Table) drawGlowingParts(c *ui.Canvas, parts ui.Parts) {
	for _, s := range t.sprites.list {
		if t.lies(s) && t.breathed(s) {
			t.drawParts(c, s, parts)
		}
	}
	if parts == ui.CardPart {
		t.board.DrawAtop(t.now(), c) // over them as well
	}
}

// drawHand draws the moving cards and the hand, which are over everything.
func (t *Table) drawHand(c *ui.Canvas) {
	var lifted *cardSprite
	t.drawGlowing(c)
	for _, s := range t.sprites.list {
		switch {
		case t.onFloor(s), t.glow.together() && t.lies(s), t.staged(s.card):
		case s == t.drag || t.hovers(s):
			lifted = s
		default:
			t.drawCard(c, s)
		}
	}
	t.drawFanned(c)
	if lifted != nil {
		t.drawCard(c, lifted)
		if t.effects.sheen < sheenTime && !t.Settings.ReduceMotion {
			c.Sheen(lifted.Pose(), t.effects.sheen/sheenTime)
		}
	}
}

// drawLifted draws the card of the hand under the pointer over a layer that it reaches into.
func (t *Table) drawLifted(c *ui.Canvas) {
	for _, s := range t.sprites.list {
		if s != t.drag && t.hovers(s) && !t.staged(s.card) {
			t.drawCard(c, s)
		}
	}
}

// openHead is the letter size of the heading of an open group of cards.
const openHead = 26.0

// fanRise is how far a covered card rises while the pointer is on it.
const fanRise = 14.0

// drawFanned draws the open group of cards. If none is, it draws the card under the pointer over those
// that cover part of it, and marks one that can be bought. A covered card of a group stays under the others
// until they open: what is seen under the moving pointer is what the pointer finds.
func (t *Table) drawFanned(c *ui.Canvas) {
	if o := &t.layout.Opened; o.Box.W > 0 {
		c.Panel(o.Box, pen.Chosen)
		if o.Head != "" {
			c.Text(o.Head, o.Box.X+o.Box.W/2, o.Box.Y+board.HeadHeight-5, ui.Display(max(openHead, c.MinRules()), pen.White), pen.Centre)
		}
		for i := range o.Cards {
			t.drawSpread(c, &t.layout.Spots[o.Cards[i].Spot], o.Cards[i].Pose)
		}
		return
	}
	if t.hover == 0 {
		return
	}
	spot := &t.layout.Spots[t.hover-1]
	if spot.Group > 0 && spot.Shy {
		return
	}
	_, lit := t.ask.option(spot.Card)
	forSale := board.ForSale(spot.Place) && spot.Plate.W == 0
	if s := t.sprites.byCard[spot.Card]; s == nil || !s.Arrived() || !spot.Fan && !(lit && forSale && t.canTouch()) {
		return
	}
	p := spot.Pose
	if p.Y -= t.raise(spot); spot.Fan {
		p.Y = spot.Pose.Y - fanRise
	}
	t.drawSpread(c, spot, p)
}

// drawSpread draws a card for sale at a pose, over all others.
func (t *Table) drawSpread(c *ui.Canvas, spot *board.Spot, p ui.Pose) {
	_, lit := t.ask.option(spot.Card)
	lit = lit && t.canTouch()
	pointed := t.hover != 0 && &t.layout.Spots[t.hover-1] == spot
	look := ui.SpriteLook{Height: gallery.Payable, Lit: lit, Glow: t.ask.glow, Breath: 1, Pile: spot.Pile, Payable: lit}
	if pointed {
		look.Glow = gallery.GlowChosen
	} else if !lit {
		look.Dim = 0.14
	}
	k := ui.SpriteAt(&t.Faces[spot.Face], p)
	k.FaceUp()
	k.Snap()
	k.Draw(c, look, ui.AllParts)
	does := t.usingOf(spot.Card)
	if board.ForSale(spot.Place) {
		does = t.takingOf(spot.Card)
		t.drawPrice(c, spot.Card, p)
	}
	t.scene.DrawMarks(c, spot.Card, p, true, 1)
	t.scene.DrawCall(c, does, spot.Card, p.X, p.Y-p.Height()/2+board.CallIn)
}

// hovers reports whether a card of the hand is under the pointer.
func (t *Table) hovers(s *cardSprite) bool {
	return t.hover != 0 && s.place == engine.Hand && t.layout.Spots[t.hover-1].Card == s.card
}

func (t *Table) drawCard(c *ui.Canvas, s *cardSprite) { t.drawParts(c, s, ui.AllParts) }

// drawParts draws parts of a card and the signs on it.
func (t *Table) drawParts(c *ui.Canvas, s *cardSprite, parts ui.Parts) {
	_, lit := t.ask.option(s.card)
	lit = lit && !s.Leaving && t.canTouch()
	forSale := s.place == card.LineUp || s.place == card.Kicks || s.place == card.Basics || s.place == card.OnHero
	glow := t.ask.glow
	if t.ask.chosen(s.card) {
		glow = gallery.GlowChosen
	}
	look := ui.SpriteLook{Lit: lit, Glow: glow, Breath: 1, Pile: s.pile}
	if forSale && parts == ui.AllParts { // a glow by itself is drawn as bright as it gets
		look.Breath = t.breath.Glow()
	}
	look.Payable = lit && forSale
	switch {
	case s == t.drag || t.hovers(s):
		look.Height, look.Lift = gallery.InHand, 1
		if s != t.drag {
			look.Lift = s.lifted(&t.layout.Geometry)
		}
		if lit {
			look.Glow = gallery.GlowChosen
		}
	case s.place == engine.Hand:
		look.Height, look.Lit = gallery.InHand, lit && (t.ask.kind != engine.DecideTurn || t.help.on)
		if c.Contrast && lit && !look.Lit {
			look.Lit, look.Glow = true, gallery.GlowPlay
		}
		look.Lift = s.lifted(&t.layout.Geometry)
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
	if forSale && s.place != card.Basics && !s.Leaving && !s.shy { // its tab is above the signs of its board
		t.scene.DrawCall(c, t.takingOf(s.card), s.card, p.X, p.Y-p.Height()/2+board.CallIn)
	}
	if s.Arrived() && !s.Leaving && s.card != engine.NoCard && s.place != engine.Hand {
		t.scene.DrawMarks(c, s.card, p, !s.shy, s.InView())
	}
	if s.place == engine.InPlay && !s.Leaving && !s.fan {
		t.scene.DrawCall(c, t.usingOf(s.card), s.card, p.X, p.Y-p.Height()/2+board.CallIn)
	}
	if s.Arrived() && !s.Leaving && forSale && s.card != engine.NoCard {
		t.drawPrice(c, s.card, p)
		if lit && s.shy {
			t.drawTaking(c, s)
		}
	}
	if s.place == engine.Destroyed && s.Arrived() {
		board.DrawCrossed(c, p)
	}
}

// taking returns the word for a purchase: it may defeat a card.
func (t *Table) taking(v engine.View, o engine.Option) string {
	if _, defeats := t.Match.Book().Purchase(v.Offer(o)); defeats {
		return "DEFEAT"
	}
	return "BUY"
}

// usingOf returns the word for the use of a card in play, which some can be played from there.
func (t *Table) usingOf(c engine.CardID) string {
	if o, ok := t.ask.option(c); ok && o.Kind == engine.OptPlay {
		return "PLAY"
	}
	return "USE"
}

// takingOf returns the word for the purchase of a card for sale, or for its use, if its player controls it there.
func (t *Table) takingOf(c engine.CardID) string {
	if o, ok := t.ask.option(c); ok && o.Kind == engine.OptUse {
		return "USE"
	}
	if t.ask.fells[c] {
		return "DEFEAT"
	}
	return "BUY"
}

// drawPrice shows the current cost of a card at a pose if it differs from the printed one.
func (t *Table) drawPrice(c *ui.Canvas, of engine.CardID, p ui.Pose) {
	v := t.view()
	f := v.Face(of)
	if f == nil || v.Cost(of) == int(f.Cost) {
		return
	}
	cost, size := v.Cost(of), p.W*0.34
	x, y := art.CostMiddle(c.Art.Small(t.faceOf(v, of), c.Pixels(p.W)))
	x, y = p.X+(x-0.5)*p.W, p.Y-p.Height()/2+y*p.W
	board.DrawCostSign(c, cost, x, y, size)
	board.DrawChanged(c, cost < int(f.Cost), x, y-size*0.5, size*0.4)
}

// takingSize is the least letter size of the word on a card that can be bought and has no room for its tab.
const takingSize = 18.0

// takingStyle is the style of that word.
func (t *Table) takingStyle() pen.Style {
	return pen.Style{Font: pen.Display, Size: max(takingSize, t.Canvas.MinRules()), Tracking: 0.4, Colour: pen.Ink}
}

// takingSign returns the box of the word on such a card, below its cost in the part that is in view. Ok
// is false if that has no room for it or another card covers it: then only the edge and the cost of the card
// are highlighted.
func (t *Table) takingSign(s *cardSprite) (b ui.Box, words string, ok bool) {
	p, words := s.Pose(), t.takingOf(s.card)
	shown := s.Shown
	if shown == 0 {
		shown = 1
	}
	st := t.takingStyle()
	wide := pen.Measure(words, st) + 10
	low := art.CostLow(t.Canvas.Art.Small(t.faceOf(t.view(), s.card), t.Canvas.Pixels(p.W)))
	b = ui.BoxAt(p.X-p.W/2+1.5, p.Y-p.Height()/2+low*p.Height()-2, wide, st.Size+3)
	if wide+3 > shown*p.W {
		return b, words, false
	}
	over := false // whether the cards from here on are over it
	for i := range t.layout.Spots {
		k := &t.layout.Spots[i]
		if k.Group == s.group && s.group > 0 && k.Sign.Overlaps(b) {
			return b, words, false
		}
		if over && k.Group == s.group && s.group > 0 {
			if at := k.Pose.Bounds(); b.Overlaps(ui.BoxAt(at.X, at.Y-t.raise(k), at.W, at.H)) {
				return b, words, false
			}
		}
		over = over || k.Card == s.card
	}
	return b, words, true
}

// drawTaking draws that word.
func (t *Table) drawTaking(c *ui.Canvas, s *cardSprite) {
	b, words, ok := t.takingSign(s)
	if !ok {
		return
	}
	st := t.takingStyle()
	c.Part(gallery.Key{Name: "taking", Text: words}, b, 2, func(q pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 3)
		q.Fill(o, pen.CanDo)
		q.Stroke(o, 2, pen.Ink)
		q.Text(words, b.W/2, b.H/2+st.Size*0.36, st, pen.Centre)
	})
}
