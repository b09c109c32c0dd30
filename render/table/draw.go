package table

import (
	"math"
	"strconv"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Draw draws the table, or the curtain before it.
func (t *Table) Draw(c *ui.Canvas) {
	if t.curtain.up {
		c.Backdrop(art.TableGround)
		t.curtain.draw(c)
		return
	}
	c.Layer(&t.ground, t.groundKey(), t.drawGround)
	t.buttons.Draw(c)
	if t.replay != nil {
		t.replay.draw(t, c)
	} else if !t.ask.shown() {
		t.ask.drawBanner(c)
	}
	t.drawCards(c)
	t.board.drawPower(c, t.power, t.effects.swell())
	if t.ask.shown() {
		t.drawStage(c)
	}
	t.effects.draw(c, t.Settings.ReduceMotion)
	t.log.draw(c)
	t.browser.Draw(c)
	t.pause.draw(c)
	t.dialog.Draw(c)
	t.zoom.Draw(c)
}

// drawGround draws all that stays as it is until the table is laid out anew.
func (t *Table) drawGround(c *ui.Canvas) {
	c.Backdrop(art.TableGround)
	for i := range t.panels {
		t.drawFoe(c, &t.panels[i])
	}
	t.board.drawGround(c, t.pileAt(t.cursorX, t.cursorY))
	t.drawNear(c)
	t.drawNews(c)
}

// groundKey is all that drawGround depends on besides the window.
func (t *Table) groundKey() ui.LayerKey {
	return ui.LayerKey{t.laid, t.pileAt(t.cursorX, t.cursorY)}
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

func (t *Table) drawCards(c *ui.Canvas) {
	var lifted *cardSprite
	for _, s := range t.sprites.list {
		if s.Raised() >= hoverLift || s == t.drag {
			lifted = s
			continue
		}
		t.drawCard(c, s)
	}
	if lifted != nil {
		t.drawCard(c, lifted)
	}
}

func (t *Table) drawCard(c *ui.Canvas, s *cardSprite) {
	_, lit := t.ask.option(s.card)
	lit = lit && !s.Leaving && t.canTouch()
	glow := t.ask.glow
	if t.ask.chosen(s.card) {
		glow = art.GlowChosen
	}
	s.Draw(c, lit, glow)
	if lit && s.Arrived() && s.place != engine.Hand && s.place != engine.InPlay {
		p := s.Pose()
		c.Put(art.Sprite{Image: c.Art.Chevron(c.Pixels(30), pen.CanDo)}, p.X-15, p.Y-p.Height()/2-26)
	}
	if s.Arrived() && !s.Leaving && s.place != engine.Discard && s.place != engine.Hand && s.place != engine.Destroyed && s.place != engine.InPlay && s.card != engine.NoCard {
		t.drawPrice(c, s)
	}
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
	x, y := p.X+p.W*0.37, p.Y+p.Height()*0.41
	c.Spin(c.Art.CostBurst(strconv.Itoa(cost), c.Pixels(size)), x, y, 1, 1, 0, 1)
	turn := 0.0 // the mark points down: cheaper
	if cost > int(f.Cost) {
		turn = math.Pi
	}
	c.Spin(c.Art.Chevron(c.Pixels(size*0.4), pen.Chosen), x, y-size*0.5, 1, 1, turn, 1)
}
