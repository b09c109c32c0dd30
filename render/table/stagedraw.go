package table

import (
	"image/color"
	"strings"

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
	stage.Act:   {art.Fiery, pen.RGB(0xff9a4a)},
	stage.Leave: {pen.RGB(0x2468c0), pen.RGB(0x5aa0ff)},
	stage.Avoid: {art.Good, pen.Chosen},
	stage.Hit:   {art.Bad, pen.Danger},
}

// mood are the colours of a stage: one for questions, one for Attacks.
type mood struct{ edge, letters, burst, ray, dot color.NRGBA }

var (
	asking  = mood{pen.CanDo, art.BlueBig, pen.RGB(0x2a5fd0), pen.Fade(pen.RGB(0x5f9bff), 0.7), pen.Fade(pen.RGB(0x0f2f80), 0.9)}
	alarmed = mood{pen.Danger, pen.RGB(0xb01a14), pen.RGB(0xd8261f), pen.Fade(pen.RGB(0xff8a3d), 0.75), pen.Fade(pen.RGB(0x8a0f12), 0.9)}
)

// drawStage dims the table but for the cards that can be chosen where they lie, and draws
// the stage.
func (t *Table) drawStage(c *ui.Canvas) {
	c.Veil(tableUnder)
	if t.ask.stage.Alarm {
		t.drawThreat(c)
	}
	for _, s := range t.sprites.list {
		if _, lit := t.ask.option(s.card); lit && s.card != engine.NoCard {
			t.drawCard(c, s)
		}
	}
	s := &t.ask.stage
	m := &asking
	if s.Alarm {
		m = &alarmed
	}
	if s.Source.Face != nil {
		x, y := s.Source.Box.Middle()
		b := ui.BoxAt(x-290, y-290, 580, 580)
		c.PartSoon(art.Key{Name: "stage burst", A: m.burst}, b, 40, func(q pen.Pen) {
			art.DrawStarburst(q.At(290, 310, 1), 286, 206, 17, 4, m.burst, m.ray, m.dot)
		})
	}
	drawBalloon(c, &s.Balloon, m)
	if s.Source.Face != nil {
		glow := art.GlowChosen
		if s.Alarm {
			glow = art.GlowDanger
		}
		drawStageCard(c, &s.Source, stage.SourceTurn, glow, true)
	}
	for i := range s.Panels {
		t.drawPanel(c, &s.Panels[i])
	}
	t.drawStageButton(c, &s.Peek, art.BlueDim)
}

// drawBalloon draws what is said, with its tail at who says it.
func drawBalloon(c *ui.Canvas, b *stage.Balloon, m *mood) {
	text := b.Count.Text
	for _, l := range append(append([]stage.Line{}, b.Title...), b.Says...) {
		text += "\x00" + l.Text
	}
	for _, p := range b.Tail {
		text += string(rune(int(p.X))) + string(rune(int(p.Y)+1))
	}
	c.Part(art.Key{Name: "balloon of a stage", A: m.edge, Text: text}, b.Box, 320, func(q pen.Pen) {
		q = q.At(-b.Box.X, -b.Box.Y, 1)
		o := balloonOutline(b)
		q.At(9, 13, 1).Fill(o, pen.Fade(pen.Ink, 0.6))
		q.Stroke(o, 15, pen.Ink)
		q.Stroke(o, 8, m.edge)
		q.Fill(o, pen.Ink)
		for _, l := range b.Title {
			art.DrawOutlined(q, l.Text, l.X, l.Y, withColour(l.Style, pen.Paper), pen.Left, art.Edge{Colour: m.letters, Width: max(6, l.Style.Size*0.11)})
		}
		penLines(q, b.Says, pen.Paper)
		if b.Count.Text != "" {
			q.Fill(pen.Rectangle(b.CountBox.X, b.CountBox.Y, b.CountBox.W, b.CountBox.H, 5), pen.Chosen)
			penLines(q, []stage.Line{b.Count}, pen.Ink)
		}
	})
}

// balloonOutline is the outline of a balloon and its tail.
func balloonOutline(b *stage.Balloon) pen.Outline {
	o := pen.Rectangle(b.Box.X, b.Box.Y, b.Box.W, b.Box.H, 3)
	if len(b.Tail) != 3 {
		return o
	}
	tail := b.Tail
	if (tail[1].X-tail[0].X)*(tail[2].Y-tail[0].Y)-(tail[1].Y-tail[0].Y)*(tail[2].X-tail[0].X) < 0 {
		tail = []stage.Point{tail[2], tail[1], tail[0]} // it runs round as the box does
	}
	return pen.Join(o, pen.Polygon(tail[0].X, tail[0].Y, tail[1].X, tail[1].Y, tail[2].X, tail[2].Y))
}

func withColour(st pen.Style, c color.NRGBA) pen.Style {
	st.Colour = c
	return st
}

// penLines draws lines where they stand on the stage.
func penLines(q pen.Pen, lines []stage.Line, ink color.NRGBA) {
	for _, l := range lines {
		c := ink
		if l.Dim {
			c = pen.Mix(ink, pen.Mist, 0.8)
		}
		q.Text(l.Text, l.X, l.Y, withColour(l.Style, c), pen.Left)
	}
}

func (t *Table) drawPanel(c *ui.Canvas, p *stage.Panel) {
	tone := tones[p.Tone]
	if p.Box.W > 0 {
		c.Part(art.Key{Name: "panel", A: tone.edge}, p.Box, 24, func(q pen.Pen) { art.DrawPanel(q, p.Box.W, p.Box.H, tone.edge) })
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
			c.Put(c.Art.Tick(c.Pixels(size)), k.Seen.X+k.Seen.W-size*0.7, k.Box.Y-size*0.3)
		}
	}
	if len(p.Cards) == 0 && p.Tone == stage.Hit && p.Box.H > 200 {
		// Nothing can be shown of it but that it strikes.
		x, y := p.Box.Middle()
		b := ui.BoxAt(x-110, y-150, 220, 130)
		c.Part(art.Key{Name: "struck sign"}, b, 4, func(q pen.Pen) { art.DrawSlash(q.At(110, 70, 0.46).Turned(-0.5), pen.Danger) })
	}
	if len(p.Notes) > 0 {
		text := ""
		for _, l := range p.Notes {
			text += l.Text + "\x00"
		}
		c.Part(art.Key{Name: "notes", A: tone.edge, Text: text}, p.Box, 4, func(q pen.Pen) {
			penLines(q.At(-p.Box.X, -p.Box.Y, 1), p.Notes, pen.SoftPaper)
		})
	}
	if p.On.W > 0 {
		t.drawStageButton(c, &stage.Button{Box: p.Back, Reply: -1}, art.BlueDim)
		t.drawStageButton(c, &stage.Button{Box: p.On, Reply: -1}, art.BlueDim)
		for i, b := range []ui.Box{p.Back, p.On} {
			x, y := b.Middle()
			c.Spin(c.Art.Chevron(c.Pixels(30), pen.CanDo).Image, x, y, 1, 1, [2]float64{1, -1}[i]*1.5708, 1)
		}
	}
	ground := tone.button
	if p.Button.Reply < 0 {
		ground = pen.Mix(ground, art.Bar, 0.75)
	}
	t.drawStageButton(c, &p.Button, ground)
}

func (t *Table) drawStageButton(c *ui.Canvas, b *stage.Button, ground color.NRGBA) {
	state := art.ButtonNormal
	if b.Reply >= 0 && b.Box.Has(t.cursorX, t.cursorY) {
		state = art.ButtonHover
	}
	var text strings.Builder
	for _, l := range b.Lines {
		text.WriteString(l.Text + "\x00")
	}
	c.Part(art.Key{Name: "answer", A: ground, N: int(state), Text: text.String()}, b.Box, 26, func(q pen.Pen) {
		art.DrawButton(q, b.Box.W, b.Box.H, art.ButtonLook{State: state, Ground: ground})
		q = q.At(-b.Box.X, -b.Box.Y, 1)
		for _, l := range b.Lines {
			art.DrawLabel(q, l.Text, l.X, l.Y, withColour(l.Style, pen.Paper), pen.Left)
		}
	})
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
	case k.Face.Oversized():
		if lit {
			c.Around(c.Art.Glow(glow, w, h, c.Unit*0.7), pose, w, h, 1, 1)
		}
	default:
		at := art.Payable
		if turn != 0 {
			at = art.Lifted
		}
		c.Around(c.Art.CardShadow(w, at), pose, w, h, 1, 1)
		if lit {
			c.Around(c.Art.CardGlow(glow, w), pose, w, h, 1, 1)
		}
		c.Around(c.Art.Board(w, 0), pose, w, h, 1, 1)
	}
	c.Face(k.Face, pose)
}
