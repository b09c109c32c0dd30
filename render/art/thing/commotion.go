package thing

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Effects of powers, blows, and flying objects.

func (a effectEasel) sparks() {
	var o pen.Outline
	for i := range 11 {
		x, y := a.beside(i, 11)
		r := a.over(4, 13, 2, i)
		o = append(o, star(x, y, r, 0.22, 4, 0.2*a.noise(4, i))...)
	}
	a.Fill(o, tint(a.q.Accent, 0.6))
}

func (a effectEasel) bolts() {
	for i, at := range [...]placing{{92, -38, 0.74, -0.2}, {-96, -44, 0.66, 0.4}, {104, 44, 0.5, 0.2}, {-104, 36, 0.46, 0.8}} {
		ink.Bolt(a.Pen, at.x, at.y, at.k, at.turn+0.3*(a.noise(0, i)-0.5), a.q.Accent)
	}
}

func (a effectEasel) crackle() {
	a.Fill(ink.Kirby(-98, -46, 42, 24, a.seed), pen.Ink)
	a.Fill(ink.Kirby(100, 40, 46, 26, a.seed+3), pen.Ink)
	a.Fill(ink.Kirby(98, -58, 22, 10, a.seed+5), tint(a.q.Accent, 0.3))
	a.Fill(ink.Kirby(-98, -46, 26, 9, a.seed+8), tint(a.q.Accent, 0.3))
}

func (a effectEasel) speed() {
	var o pen.Outline
	for i := range 16 {
		y, length, width := a.over(-76, 76, 0, i), a.over(40, 110, 1, i), a.over(1, 4, 4, i)
		side := 1.0
		if a.noise(2, i) < 0.5 {
			side = -1
		}
		x := side * a.over(130, 110, 3, i)
		o = append(o, pen.Polygon(x, y-width/2, x, y+width/2, x-side*length, y)...)
	}
	a.Fill(o, pen.Fade(a.q.Bright, 0.9))
}

func (a effectEasel) cards() {
	for i := range 6 {
		x, y := a.beside(i, 6)
		playingCard(a.at(x, y, a.over(0.36, 0.5, 2, i)).turned(2*math.Pi*a.noise(3, i)), i%2 == 1)
	}
}

func (a effectEasel) shards() {
	c := tint(a.q.Main, 0.35)
	for i := range 14 {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/14 + a.noise(0, i))
		away, size := a.over(74, 118, 1, i), a.over(5, 14, 2, i)
		x := away * cos * 1.1
		if a.faceFree {
			x = a.aside(x)
		}
		o := pen.Burst(x, away*sin*0.75, size, size*0.7, 3+i%2, 6*a.noise(3, i), 0.3, a.seed+uint32(i))
		a.Stroke(o, 5, pen.Ink)
		a.Fill(o, c)
		a.Atop(o, func(p pen.Pen) { a.on(p).edge(o, -2.5, -2, shade(c, 0.5)) })
	}
}

var (
	bulletShape  = pen.MustPath("M-23 -14 Q-22 -48 0 -64 Q22 -48 23 -14 Z M-23 -6 H23 V44 H29 V60 H-29 V44 H-23 Z")
	sheetOfPaper = pen.MustPath("M-14 -18 Q-2 -14 14 -19 L16 16 Q2 20 -13 17 Z")
	bulletLine   = pen.MustPath("M-23 44 H23 M-10 6 V34 M-9 -22 Q-8 -38 0 -46")
)

func (a effectEasel) ricochet() {
	for i, at := range [...]placing{{-92, -34, 1, 0.5}, {96, -44, 1, 2.5}, {-100, 28, 1, -0.3}, {102, 20, 1, 3.5}, {70, -70, 1, 2}} {
		seed := a.seed + uint32(40*i)
		a.Fill(pen.Burst(at.x, at.y, 22, 7, 9, at.turn, 0.3, seed), pen.Paper)
		a.Fill(pen.Burst(at.x, at.y, 13, 5, 8, at.turn+0.3, 0.2, seed+1), a.q.Accent)
		sin, cos := math.Sincos(at.turn + math.Pi)
		shot := a.at(at.x+26*cos, at.y+26*sin, 0.39).turned(at.turn + math.Pi/2)
		shot.lit(bulletShape, hex(0xc07a2a), 5, 6)
		shot.Stroke(bulletLine, 3.6, pen.Ink)
	}
}

var questionMark = pen.MustPath("M-38 -24 Q-38 -64 2 -64 Q44 -62 44 -25 Q44 -2 20 10 Q12 15 12 28 H-15 Q-18 6 0 -6 Q16 -15 16 -25 Q16 -38 2 -38 Q-10 -38 -10 -24 Z O-2 49 14")

func (a effectEasel) questions() {
	for i := range 7 {
		x, y := a.beside(i, 7)
		e := a.at(x, y, a.over(0.18, 0.4, 2, i)).turned(0.8 * (a.noise(3, i) - 0.5))
		e.inked(questionMark, 14, a.q.Accent)
	}
}

func (a effectEasel) swirl() {
	x, k := 88.0, 1.0
	if a.faceFree {
		x, k = 98, 0.72
	}
	ink.Glow(a.Pen, x, -38, 20*k, a.q.Accent, 5, 0.14)
	ink.Swirl(a.Pen, x, -38, k, 3, a.q.Accent)
	ink.Swirl(a.Pen, -98, 36, 0.6, 2, a.q.Accent)
	a.twinkles(pen.White, 116, -70, 9, 58, -66, 8, -118, 2, 7, 112, 4, 8)
}

func (a effectEasel) boom() {
	x := 88.0
	if a.faceFree {
		x = 100
	}
	ink.Boom(a.Pen, x, -18, 40, 12, a.q.Accent, a.seed+9)
	ink.Boom(a.Pen, -100, 40, 20, 10, a.q.Bright, a.seed+4)
}

var heartShape = pen.MustPath("M0 58 Q-64 14 -60 -20 Q-56 -50 -29 -50 Q-8 -50 0 -28 Q8 -50 29 -50 Q56 -50 60 -20 Q64 14 0 58 Z")

func (a effectEasel) hearts() {
	for i := range 8 {
		x, y := a.beside(i, 8)
		e := a.at(x, y, a.over(0.1, 0.24, 2, i)).turned(0.7 * (a.noise(3, i) - 0.5))
		e.lit(heartShape, a.q.Accent, 8, 12)
	}
}

func (a effectEasel) papers() {
	for i := range 9 {
		x, y := a.beside(i, 9)
		e := a.at(x, y, a.over(0.5, 0.95, 2, i)).turned(2 * math.Pi * a.noise(3, i))
		sheet := sheetOfPaper
		e.inked(sheet, 4.4, shade(pen.Paper, 0.12*float64(i%3)))
		for r := range 4 {
			e.bar(-9, -10+6*float64(r), 12+8*a.noise(4, 4*i+r), 1.8, shade(pen.Paper, 0.5))
		}
	}
}

// rings draws thoughts or sound: circles that widen from the middle.
func (a effectEasel) rings() {
	for i := range 5 {
		r := 64 + 17*float64(i)
		for _, from := range [...]float64{-0.62, math.Pi - 0.62} {
			o := arc(0, -6, r, r*0.92, from, from+1.24)
			a.Stroke(o, 7-float64(i), pen.Ink)
			a.Stroke(o, 3.6-0.5*float64(i), tint(a.q.Accent, 0.4))
		}
	}
}
