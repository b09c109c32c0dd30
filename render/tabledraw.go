package render

import (
	"math"
	"strconv"

	"lineup/engine"
	"lineup/render/art"
)

// seatColours tell the seats apart, together with their emblems and names.
var seatColours = [...]uint32{0x1f6fd6, 0xd4322c, 0x7a4bb8, 0x1b9e77, 0xd9822b, 0xb0447f, 0x55708a, 0x8a7a2f}

func (t *table) draw(c *canvas) {
	if t.curtain.up {
		c.backdrop(art.TableGround)
		t.curtain.draw(c)
		return
	}
	c.layer(&t.ground, t.groundKey(), t.drawGround)
	t.buttons.draw(c)
	t.ask.drawBanner(c, t)
	t.drawCards(c)
	t.drawPower(c)
	t.ask.drawRow(c, t)
	t.effects.draw(c, t.app.Settings.Calm)
	t.log.draw(c, t)
	t.browser.draw(c, t.app.faces)
	t.menu.draw(c)
	t.dialog.draw(c)
	t.reader.draw(c, t.app.faces)
}

// drawGround draws all that stays as it is until the table is laid out anew.
func (t *table) drawGround(c *canvas) {
	c.backdrop(art.TableGround)
	for i := range t.panels {
		t.drawFoe(c, &t.panels[i])
	}
	t.drawTray(c)
	t.drawStacks(c)
	t.drawNear(c)
	t.drawNews(c)
}

// groundKey is all that drawGround depends on besides the window.
func (t *table) groundKey() layerKey {
	return layerKey{t.laid, t.pileAt(t.app.pointer.x, t.app.pointer.y)}
}

// pileAt is the index plus one of the pile label at a place that can be opened.
func (t *table) pileAt(x, y float64) int {
	for i := range t.piles {
		if t.piles[i].open != nil && t.piles[i].box.has(x, y) {
			return i + 1
		}
	}
	return 0
}

var (
	nightBlue = art.Fade(art.RGB(0x0b1730), 0.55)
	trayBlue  = art.RGB(0x7f9fd9)
	softPaper = art.RGB(0xcfe0ff)
)

func (t *table) drawFoe(c *canvas, p *panel) {
	c.plate(p.box, art.Night)
	badge := p.box.h * 1.02
	colour := art.RGB(seatColours[int(p.seat)%len(seatColours)])
	emblem := t.app.crest(p.hero)
	c.put(art.Sprite{Image: c.art.Badge(emblem, colour, c.pixels(badge), c.pixels(p.box.h))}, p.box.x, p.box.y)
	x := p.box.x + badge + 14
	c.textWithin(p.name, x, p.box.y+36, p.box.w-badge-104, display(32, art.Paper))
	c.text(p.kind, x, p.box.y+57, heavy(14, art.Mist), art.Left)
	step := (p.box.w - badge - 24) / 4
	for i := range p.counts {
		c.text(p.counts[i], x+float64(i)*step, p.box.y+84, display(27, art.Paper), art.Left)
		c.text(countNames[i], x+float64(i)*step, p.box.y+104, display(18, art.Mist), art.Left)
	}
	if p.turn {
		c.put(c.art.Glow(art.GlowCanDo, c.pixels(p.box.w), c.pixels(p.box.h), c.unit*0.7), p.box.x, p.box.y)
		t.drawTag(c, "TURN", p.box.x+p.box.w-16, p.box.y+4)
	} else if p.asked {
		t.drawTag(c, "CHOOSES", p.box.x+p.box.w-16, p.box.y+4)
	}
}

// drawTag draws a small tab whose right end is at x.
func (t *table) drawTag(c *canvas, words string, x, y float64) {
	st := display(22, art.Ink)
	w := c.textWidth(words, st) + 24
	c.tab(box{x - w, y, w, 30}, art.CanDo)
	c.text(words, x-w/2, y+23, st, art.Centre)
}

func (t *table) drawTray(c *canvas) {
	c.tray(trayBox, nightBlue)
	st := display(22, trayBlue)
	st.Tracking = 3
	x := trayBox.x + 20
	if t.lay.ongoing > 0 {
		c.tray(box{trayBox.x + 8, trayBox.y + 4, t.lay.ongoing + 6, trayBox.h - 8}, art.Fade(art.Location.Main(), 0.45))
		c.text("ONGOING", x, trayBox.y+25, display(22, art.Location.OnInk()), art.Left)
		x += t.lay.ongoing + 12
	}
	c.text("PLAYED THIS TURN", x, trayBox.y+25, st, art.Left)
}

func (t *table) drawPower(c *canvas) {
	x, y := powerBox.middle()
	c.spin(c.art.Burst(c.pixels(powerBox.w), art.CanDo), x, y, 1, 1, 0, 1)
	c.textScaled(t.power, x, y+28, display(100, art.Ink), t.effects.swell())
	c.text("POWER", x, y+58, display(27, art.Ink), art.Centre)
}

func (t *table) drawStacks(c *canvas) {
	v := t.view()
	for _, s := range t.lay.slots {
		w := c.pixels(s.w)
		c.put(c.art.Tray(w, art.HeightOfCard(w), c.unit*s.w/lineUpWidth, nightBlue), s.x-s.w/2, s.y-s.height()/2)
	}
	shared := engine.NoSeat
	t.drawPile(c, kickPose, v.Count(engine.Kicks.Of(shared)), false)
	t.drawPile(c, mainDeckPose, v.Count(engine.MainDeck.Of(shared)), true)
	t.drawPile(c, weaknessPose, v.Count(engine.Weaknesses.Of(shared)), false)
	t.drawPile(c, destroyedPose, v.Count(engine.Destroyed.Of(shared)), false)
	t.drawPile(c, deckPose, v.Count(engine.Deck.Of(t.near)), true)
	t.drawPile(c, discardPose, v.Count(engine.Discard.Of(t.near)), false)
	t.drawPile(c, villainPose, v.Count(engine.Villains.Of(shared)), true)
	for i := range t.piles {
		l := &t.piles[i]
		ink := art.Paper
		if t.pileAt(t.app.pointer.x, t.app.pointer.y) == i+1 {
			ink = art.CanDo
		}
		c.text(l.words, l.box.x+l.box.w/2, l.box.y+25, display(23, ink), art.Centre)
	}
	c.tab(stackStrip, art.Ink)
	c.text(t.stack,
		stackStrip.x+stackStrip.w/2, stackStrip.y+24, display(22, art.SuperVillain.OnInk()), art.Centre)
}

// drawPile draws the place of a pile, and its back if it lies face down.
func (t *table) drawPile(c *canvas, p pose, n int, back bool) {
	w := c.pixels(p.w)
	switch {
	case n == 0:
		c.put(c.art.Tray(w, art.HeightOfCard(w), c.unit*p.w/lineUpWidth, nightBlue), p.x-p.w/2, p.y-p.height()/2)
	case back:
		c.around(c.art.Shadow(w), p, w, art.HeightOfCard(w), 1, 1)
		c.spin(c.art.Back(w), p.x, p.y, 1, 1, 0, 1)
	}
}

func (t *table) drawNear(c *canvas) {
	p := &t.self
	if p.hero != noFace {
		c.put(art.Sprite{Image: c.art.Panel(t.app.faces.list[p.hero], c.pixels(heroBox.w), p.down)}, heroBox.x, heroBox.y)
	} else {
		c.plate(heroBox, art.Night)
	}
	words := p.name
	colour := art.Mist
	switch {
	case p.turn && t.eyes == t.near:
		words, colour = p.name+" · YOUR TURN", art.CanDo
	case p.turn:
		words, colour = p.name+" · TURN", art.CanDo
	}
	st := display(27, art.Ink)
	w := c.textWidth(words, st) + 28
	c.tab(box{heroBox.x + 12, heroBox.y - 22, w, 36}, colour)
	c.text(words, heroBox.x+12+w/2, heroBox.y+6, st, art.Centre)
	for _, b := range t.lay.backs {
		w := c.pixels(b.w)
		c.around(c.art.Shadow(w), b, w, art.HeightOfCard(w), 1, 1)
		c.spin(c.art.Back(w), b.x, b.y, 1, 1, b.turn, 1)
	}
}

func (t *table) drawNews(c *canvas) {
	y := newsBox.y + newsBox.h - 10
	for i, line := range t.news {
		st := newsStyle
		st.Colour = art.Fade(st.Colour, 1-0.1*float64(i))
		c.text(line, newsBox.x, y, st, art.Left)
		y -= 27
	}
}

func (t *table) drawCards(c *canvas) {
	var lifted *sprite
	for _, s := range t.cast.list {
		if s.lift.to >= hoverLift || s == t.drag {
			lifted = s
			continue
		}
		t.drawCard(c, s)
	}
	if lifted != nil {
		t.drawCard(c, lifted)
	}
}

func (t *table) drawCard(c *canvas, s *sprite) {
	_, lit := t.ask.option(s.card)
	lit = lit && !s.leaving && t.canTouch()
	s.draw(c, t.app.faces, lit, t.ask.glow)
	if lit && s.resting && s.place != engine.Hand && s.place != engine.InPlay {
		p := s.pose()
		c.put(art.Sprite{Image: c.art.Chevron(c.pixels(30), art.CanDo)}, p.x-15, p.y-p.height()/2-26)
	}
	if s.resting && !s.leaving && s.place != engine.Discard && s.place != engine.Hand && s.place != engine.Destroyed && s.place != engine.InPlay && s.card != engine.NoCard {
		t.drawPrice(c, s)
	}
}

// drawPrice shows what a card costs now where that is not what is printed.
func (t *table) drawPrice(c *canvas, s *sprite) {
	v := t.view()
	f := v.Face(s.card)
	if f == nil {
		return
	}
	cost := v.Cost(s.card)
	if cost == int(f.Cost) {
		return
	}
	p := s.pose()
	size := p.w * 0.34
	x, y := p.x+p.w*0.37, p.y+p.height()*0.41
	c.spin(c.art.CostBurst(strconv.Itoa(cost), c.pixels(size)), x, y, 1, 1, 0, 1)
	turn := 0.0 // the mark points down: cheaper
	if cost > int(f.Cost) {
		turn = math.Pi
	}
	c.spin(c.art.Chevron(c.pixels(size*0.4), art.Chosen), x, y-size*0.5, 1, 1, turn, 1)
}
