package art

import (
	"image/color"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// The colors of signs in a line of text.
var (
	moveBlue   = pen.RGB(0x6fe3ff)
	aimPink    = pen.RGB(0xff9ad0)
	shieldSky  = pen.RGB(0x49c7e8)
	shieldDeep = pen.RGB(0x1f86b8)
	clawRed    = pen.RGB(0xe0352b)
	cardBlue   = pen.RGB(0x3a6fd8)
)

// drawSign draws the sign of a word with its left end at (x, y) on the baseline, for text of a
// size. line is the color of signs made only of lines.
func drawSign(p pen.Pen, w typeset.Word, x, y, size float64, line color.NRGBA) {
	middle := func(across float64) pen.Pen { return p.At(x+across*size, y-0.34*size, size/24) }
	switch w.Sign {
	case typeset.Power:
		drawGain(middle(0.87), w.Value)
	case typeset.Move:
		drawMove(middle(1.08), w.Value)
	case typeset.Draw:
		for i := range max(1, w.Count) {
			drawTinyBack(p.At(x+(0.40+0.26*float64(i))*size, y-0.36*size, size/22).Turned(-0.12 + 0.2*float64(i)))
		}
	case typeset.Shield:
		DrawShield(middle(0.45))
	case typeset.Claw:
		drawClaw(middle(0.45))
	case typeset.Ring:
		drawRing(middle(0.5), line)
	case typeset.Aim:
		drawAim(middle(0.5))
	case typeset.More:
		drawMore(middle(0), line)
	case typeset.Dots:
		drawDots(p.At(x, y-0.5*size, size/24), line)
	case typeset.NoSign:
	}
}

// The signs are designed for text of size 24, around the middle of a line.

var gainBurst = pen.Burst(0, 0, 16.8, 13.8, 11, 0.2, 0.05, 3).Scaled(1.12, 1)

// drawGain draws gained Power: a yellow burst with a number.
func drawGain(p pen.Pen, value string) {
	p.Stroke(gainBurst, 4.08, pen.Ink)
	p.Fill(gainBurst, pen.CanDo)
	p.Fitted(value, -0.7, 8.4, 27, pen.Style{Font: pen.Display, Size: 24, Colour: pen.Ink}, 18, pen.Centre)
}

var (
	movePill = pen.Rectangle(-24.5, -14, 49, 28, 14)
	boot     = pen.MustPath("M-9 -11 H1 V1 L11 4 Q14 6 13 10 H-9 Z M-9 11.5 H13 V14 H-9 Z")
)

// drawMove draws gained Move: a boot and a number on a blue ground.
func drawMove(p pen.Pen, value string) {
	p.Stroke(movePill, 4.08, pen.Ink)
	p.Fill(movePill, moveBlue)
	p.At(-12.5, -1, 0.72).Fill(boot, pen.Ink)
	p.Fitted(value, 10.5, 8.4, 24, pen.Style{Font: pen.Display, Size: 24, Colour: pen.Ink}, 18, pen.Centre)
}

var (
	tinyBack  = pen.Rectangle(-6.5, -9.5, 13, 19, 0)
	tinyBurst = pen.Burst(0, 0, 5, 2.6, 7, 0, 0, 1)
)

// drawTinyBack draws the back of a card in a line of text.
func drawTinyBack(p pen.Pen) {
	p.Stroke(tinyBack, 3.2, pen.Ink)
	p.Fill(tinyBack, cardBlue)
	p.Fill(tinyBurst, pen.CanDo)
}

var (
	shield     = pen.MustPath("M0 -12 Q6 -8 11 -8.6 Q12 5 0 13 Q-12 5 -11 -8.6 Q-6 -8 0 -12 Z")
	shieldHalf = pen.MustPath("M0 -12 Q6 -8 11 -8.6 Q12 5 0 13 Z")
)

// DrawRing draws the sign of an Ongoing card around the origin.
func DrawRing(p pen.Pen, line color.NRGBA) { drawRing(p, line) }

// DrawShield draws the sign of a Defense around the origin, 25 units high.
func DrawShield(p pen.Pen) {
	p.Stroke(shield, 3.6, pen.Ink)
	p.Fill(shield, shieldSky)
	p.Fill(shieldHalf, shieldDeep)
}

var clawMark = pen.Polygon(5, -12, 1, 0, -6, 12, -2.4, -1)

func drawClaw(p pen.Pen) {
	for i := range 3 {
		o := clawMark.Moved(float64(7*i-7), 0)
		p.Stroke(o, 2, pen.Ink)
		p.Fill(o, clawRed)
	}
}

var (
	ringLine  = pen.Outline{pen.MoveTo(8, -4), pen.CubicTo(5, -11, -7, -11, -9, -1), pen.CubicTo(-10, 9, 4, 12, 9, 4)}
	ringArrow = pen.Polygon(3, -4, 13, -6, 11, 4)
)

func drawRing(p pen.Pen, c color.NRGBA) {
	p.Stroke(ringLine, 4, c)
	p.Fill(ringArrow, c)
}

// drawAim draws the sign of a Range: a ring with four ticks.
func drawAim(p pen.Pen) {
	p.Fill(pen.Circle(0, 0, 11.5), pen.Ink)
	p.Stroke(pen.Circle(0, 0, 6.2), 2.6, aimPink)
	for i := range 4 {
		p.Turned(float64(i)*1.5708).StrokeButt(pen.Open(4, 0, 11, 0), 2.4, aimPink)
	}
	p.Fill(pen.Circle(0, 0, 2), pen.White)
}

var (
	bookPages = pen.MustPath("M0 -6 Q-6 -11 -13 -8.5 V8.5 Q-6 6 0 11 Q6 6 13 8.5 V-8.5 Q6 -11 0 -6 Z")
	bookLines = pen.MustPath("M0 -6 V10 M-9.5 -3.6 Q-6.5 -4.4 -3.6 -2.4 M-9.5 2 Q-6.5 1.2 -3.6 3.2 M9.5 -3.6 Q6.5 -4.4 3.6 -2.4 M9.5 2 Q6.5 1.2 3.6 3.2")
)

// drawMore draws the sign that the reader has more text: three dots and an open book. Its left end
// is at the origin.
func drawMore(p pen.Pen, c color.NRGBA) {
	drawDots(p, c)
	b := p.At(32, 0, 0.96)
	b.Stroke(bookPages, 5, pen.Ink)
	b.Fill(bookPages, pen.White)
	b.Stroke(bookLines, 1.8, pen.Ink)
}

// drawDots draws three dots. Their left end is at the origin.
func drawDots(p pen.Pen, c color.NRGBA) {
	for i := range 3 {
		p.Fill(pen.Circle(2.6+5.6*float64(i), 6, 1.9), c)
	}
}
