package chrome

import (
	"fmt"
	"image/color"
	"math"

	"lineup/render/art/pen"
)

var (
	sealRed = pen.RGB(0xb8281f)
	sealInk = pen.RGB(0xffd0c8)
)

func letters(size float64, c color.NRGBA) pen.Style {
	return pen.Style{Font: pen.Display, Size: size, Colour: c}
}

// DrawSealedCard draws a placeholder for a card that has not been earned yet.
func DrawSealedCard(p pen.Pen, w, h float64, n int) {
	o := pen.Rectangle(0, 0, w, h, 6)
	p.Stroke(o, 5, pen.Ink)
	p.Fill(o, pen.RGB(0x1c3f94))
	p.Stroke(pen.Rectangle(5, 5, w-10, h-10, 4), 2, pen.RGB(0x5f86e0))
	p.Atop(o, func(p pen.Pen) {
		p.Dots(pen.Screen{W: w, H: h, Pitch: 8, Max: 0.4, Grow: pen.GrowDown, Colour: pen.Fade(pen.Ink, 0.4)})
	})
	DrawSeal(p, w/2, h/2, math.Min(24, h*0.3), fmt.Sprint(n))
}

// DrawSeal draws a wax seal with words on it.
func DrawSeal(p pen.Pen, x, y, r float64, words string) {
	o := pen.Burst(x, y, r, r*0.82, 14, 0.1, 0.05, 3)
	p.Stroke(o, 4, pen.Ink)
	p.Fill(o, p.Under(sealRed, sealInk))
	p.Text(words, x, y+r*0.5, letters(r*1.36, sealInk), pen.Centre)
}

var tick = pen.Open(-12, 0, -4, 10, 13, -11)

// DrawSecretBox draws the box of a Secret Card, 50 by 56 units: sealed, or open with a tick.
func DrawSecretBox(p pen.Pen, c color.NRGBA, open bool) {
	const w, h = 50.0, 56.0
	box := pen.Rectangle(0, 12, w, h-12, 0)
	p.At(4, 5, 1).Fill(box, pen.Fade(pen.Ink, 0.5))
	p.Stroke(box, 5, pen.Ink)
	p.Fill(box, pen.Mix(c, pen.Ink, 0.3))
	p.Fill(pen.Rectangle(w*0.62, 12, w*0.38, h-12, 0), pen.Mix(c, pen.Ink, 0.6))
	lid := p
	if open {
		lid = p.At(0, 6, 1).Turned(-0.2)
	}
	o := pen.Rectangle(-3, 0, w+6, 16, 0)
	lid.Stroke(o, 5, pen.Ink)
	lid.Fill(o, pen.Mix(c, pen.White, 0.15))
	if open {
		p.At(w/2, 36, 1).Stroke(tick, 9, pen.Ink)
		p.At(w/2, 36, 1).Stroke(tick, 5, pen.RGB(0x7dffa0))
		return
	}
	DrawSeal(p, w/2, 32, 15, "?")
}

// DrawBox draws a cardboard box with its upper left corner at the origin. An open one has a band for words
// of the height head at the top, and another from low on. For a closed one, head is 0.
func DrawBox(p pen.Pen, w, h, deep, head, low float64, c color.NRGBA, hover bool) {
	lid := pen.Polygon(0, 0, deep, -deep, w+deep, -deep, w, 0)
	side := pen.Polygon(w, 0, w+deep, -deep, w+deep, h-deep, w, h)
	p.Stroke(lid, 5, pen.Ink)
	p.Fill(lid, pen.Mix(c, pen.White, 0.25))
	p.Stroke(side, 5, pen.Ink)
	p.Fill(side, pen.Mix(c, pen.Ink, 0.5))
	f := pen.Rectangle(0, 0, w, h, 0)
	edge, thick := pen.Ink, 5.0
	if hover {
		edge, thick = pen.CanDo, 8
	}
	p.Stroke(f, thick, edge)
	p.Fill(f, c)
	p.Atop(f, func(p pen.Pen) {
		p.Dots(pen.Screen{W: w, H: h, Pitch: 7, Grow: pen.GrowDown, Colour: pen.Fade(pen.Mix(c, pen.Ink, 0.4), 0.6)})
		if head > 0 {
			p.Block(0, 0, w, head, pen.Ink)
			p.Block(3, low, w-6, h-low-3, pen.Fade(pen.Ink, p.Thick(0.45, 0.9)))
		}
	})
}

// DrawTape draws the tape and the seal of an unopened box.
func DrawTape(p pen.Pen, w, h float64, c color.NRGBA) {
	f := pen.Rectangle(0, 0, w, h, 0)
	p.Atop(f, func(p pen.Pen) {
		p.Wheel(w/2, h*0.47, 200, 18, pen.Fade(pen.Mix(c, pen.Ink, 0.35), 0.8), pen.WheelOf{})
		for _, turn := range [...]float64{0.62, -0.62} {
			q := p.At(w/2, h*0.47, 1).Turned(turn)
			q.Fill(pen.Rectangle(-170, -16, 340, 32, 0), pen.Ink)
			q.Fill(pen.Rectangle(-170, -13, 340, 26, 0), pen.RGB(0xd8c49a))
			q.Fill(pen.Rectangle(-170, 6, 340, 7, 0), pen.RGB(0xb09a6a))
		}
	})
	o := pen.Burst(w/2, h*0.47, 37, 31, 16, 0.1, 0.05, 3)
	p.Stroke(o, 5, pen.Ink)
	p.Fill(o, sealRed)
	p.Fill(pen.Circle(w/2, h*0.47, 23), p.Under(pen.RGB(0x8a1610), pen.RGB(0xffb0a0)))
	p.Text("?", w/2, h*0.47+16, letters(44, pen.RGB(0xffb0a0)), pen.Centre)
}
