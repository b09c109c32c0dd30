package table

import (
	"image/color"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/table/stage"
	"lineup/render/ui"
)

// This file draws a stage as it is laid out, and decides nothing.

// tableUnder is how much of the table is hidden under a stage.
const tableUnder = 0.6

// tones are the colours of panels and buttons.
var tones = [...]struct{ button, edge color.NRGBA }{
	stage.Act:   {pen.RGB(0xcf5a1c), pen.RGB(0xff9a4a)},
	stage.Leave: {pen.RGB(0x2468c0), pen.RGB(0x5aa0ff)},
	stage.Avoid: {pen.RGB(0x1690b8), pen.Chosen},
	stage.Hit:   {pen.RGB(0xc2241f), pen.Danger},
}

var stageGround = pen.Mix(pen.Night, pen.Ink, 0.45)

// drawStage dims the table but for the cards that can be chosen where they lie, and draws
// the stage.
func (t *Table) drawStage(c *ui.Canvas) {
	c.Veil(tableUnder)
	for _, s := range t.sprites.list {
		if _, lit := t.ask.option(s.card); lit && s.card != engine.NoCard {
			t.drawCard(c, s)
		}
	}
	s := &t.ask.stage
	t.drawBalloon(c, &s.Balloon, s.Alarm)
	if f := s.Source.Face; f != nil {
		drawStageCard(c, &s.Source, stage.SourceTurn, art.GlowChosen, true)
	}
	for i := range s.Panels {
		t.drawPanel(c, &s.Panels[i])
	}
	t.drawStageButton(c, &s.Peek, pen.Night)
}

func (t *Table) drawBalloon(c *ui.Canvas, b *stage.Balloon, alarm bool) {
	edge := pen.CanDo
	if alarm {
		edge = pen.Danger
	}
	if len(b.Tail) == 3 {
		// From its foot to its tip the tail grows narrow.
		const steps = 10
		for i := range steps {
			part := float64(i) / steps
			x0, y0 := along(b.Tail[0], b.Tail[1], part)
			x1, y1 := along(b.Tail[2], b.Tail[1], part)
			c.Tray(ui.BoxAt(min(x0, x1)-3, min(y0, y1)-3, max(8, max(x0, x1)-min(x0, x1))+6, max(8, max(y0, y1)-min(y0, y1))+6), edge)
		}
	}
	c.Tray(b.Box.Grown(4), edge)
	c.Tray(b.Box, pen.Ink)
	drawLines(c, b.Title, pen.Paper)
	drawLines(c, b.Says, pen.Paper)
	if b.Count.Text != "" {
		c.Tray(b.CountBox, pen.Chosen)
		drawLine(c, b.Count, pen.Ink)
	}
}

// along is a place between two, at a part of the way.
func along(a, b stage.Point, part float64) (x, y float64) {
	return a.X + (b.X-a.X)*part, a.Y + (b.Y-a.Y)*part
}

func (t *Table) drawPanel(c *ui.Canvas, p *stage.Panel) {
	tone := tones[p.Tone]
	if p.Box.W > 0 {
		c.Tray(p.Box, stageGround)
		c.Tray(ui.BoxAt(p.Box.X, p.Box.Y, p.Box.W, 6), tone.edge)
	}
	for i := range p.Cards {
		glow, lit := art.GlowCanDo, len(p.Cards) > 1 || p.On.W > 0
		if k := &p.Cards[i]; k.Ticked || lit && k.Seen.Has(t.cursorX, t.cursorY) {
			glow = art.GlowChosen
		}
		drawStageCard(c, &p.Cards[i], 0, glow, lit)
	}
	for i := range p.Cards {
		if k := &p.Cards[i]; k.Ticked {
			const size = 52
			c.Put(art.Sprite{Image: c.Art.Tick(c.Pixels(size))}, k.Seen.X+k.Seen.W-size*0.7, k.Box.Y-size*0.3)
		}
	}
	drawLines(c, p.Notes, pen.SoftPaper)
	if p.On.W > 0 {
		t.drawStageButton(c, &stage.Button{Box: p.Back, Reply: -1}, pen.Night)
		t.drawStageButton(c, &stage.Button{Box: p.On, Reply: -1}, pen.Night)
		for i, b := range []ui.Box{p.Back, p.On} {
			x, y := b.Middle()
			c.Spin(c.Art.Chevron(c.Pixels(30), pen.CanDo), x, y, 1, 1, [2]float64{1, -1}[i]*1.5708, 1)
		}
	}
	ground := tone.button
	if p.Button.Reply < 0 {
		ground = pen.Mix(ground, pen.Night, 0.75)
	}
	t.drawStageButton(c, &p.Button, ground)
}

func (t *Table) drawStageButton(c *ui.Canvas, b *stage.Button, ground color.NRGBA) {
	look := art.ButtonLook{Width: c.Pixels(b.Box.W), Height: c.Pixels(b.Box.H), Ground: ground, Shape: art.RoundButton}
	if b.Reply >= 0 && b.Box.Has(t.cursorX, t.cursorY) {
		look.State = art.ButtonHover
	}
	c.Put(c.Art.Button(look), b.Box.X, b.Box.Y)
	drawLines(c, b.Lines, pen.Paper)
}

// drawStageCard draws a card where it lies; lit puts a glow around it.
func drawStageCard(c *ui.Canvas, k *stage.Card, turn float64, glow art.GlowKind, lit bool) {
	w, h := c.Pixels(k.Box.W), c.Pixels(k.Box.H)
	x, y := k.Box.Middle()
	pose := ui.Pose{X: x, Y: y, W: k.Box.W, Turn: turn}
	if k.Face == nil {
		c.Spin(c.Art.Back(w), x, y, 1, 1, turn, 1)
		return
	}
	switch {
	case !lit:
		c.Around(c.Art.Shadow(w), pose, w, h, 1, 1)
	case k.Face.Oversized():
		c.Around(c.Art.Glow(glow, w, h, c.Unit*0.7), pose, w, h, 1, 1)
	default:
		c.Around(c.Art.CardGlow(glow, w), pose, w, h, 1, 1)
	}
	c.Face(k.Face, pose)
}

func drawLines(c *ui.Canvas, lines []stage.Line, ink color.NRGBA) {
	for _, l := range lines {
		drawLine(c, l, ink)
	}
}

func drawLine(c *ui.Canvas, l stage.Line, ink color.NRGBA) {
	if l.Style.Colour = ink; l.Dim {
		l.Style.Colour = pen.Mix(ink, pen.Mist, 0.8)
	}
	c.Text(l.Text, l.X, l.Y, l.Style, pen.Left)
}
