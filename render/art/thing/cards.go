package thing

import (
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Coins and playing cards.

var (
	coinStar = pen.MustPath("M0 -28 L8 -9 L28 -8 L12 4 L18 24 L0 13 L-18 24 L-12 4 L-28 -8 L-8 -9 Z")
	lozenge  = pen.MustPath("M0 -10 L8 0 L0 10 L-8 0 Z")
	pips     = pen.MustPath("M-11 -17 l3 3.4 l-3 3.4 l-3 -3.4 Z M11 10.2 l3 3.4 l-3 3.4 l-3 -3.4 Z")
)

// coin draws a coin with a radius of 56 units, centered on the origin.
func coin(e easel) {
	c := e.or(hex(0xd9dde6))
	e.lit(pen.Circle(0, 0, 56), c, 5, 8)
	e.Stroke(pen.Circle(0, 0, 43), 3.6, pen.Ink)
	e.Fill(coinStar, pen.Ink)
}

// flippedCoin draws a coin in the air above a thumb.
func flippedCoin(e easel) {
	ink.Glow(e.Pen, 0, -54, 16, flame, 4, 0.14)
	coin(e.at(0, -54, 0.34).turned(0.3))
	for i := range 4 {
		x, wave := -9+6*float64(i), 3*float64(i%2)
		e.Stroke(pen.Open(x, -30+wave, x, -20+wave), 2, e.q.Bright)
	}
}

// bigCoin draws a spinning coin at an angle, with a thick edge behind it.
func bigCoin(e easel) {
	e.halo(e.or(flame))
	for _, s := range sides {
		e.Stroke(arc(0, 0, 96, 72, 1.57+s*1.1, 1.57+s*1.9), 5, tint(e.q.Accent, 0.4))
		e.Stroke(arc(0, 0, 108, 80, 1.57+s*1.2, 1.57+s*1.7), 3, e.q.Bright)
	}
	thick := e.at(7, 4, 1).turned(0.3).on(e.Pen.At(8, 4, 1.16).Turned(0.3).Stretched(0.8, 1))
	thick.inked(pen.Circle(0, 0, 56), 10, shade(e.or(hex(0xd9dde6)), 0.6))
	coin(e.on(e.Pen.At(0, 0, 1.16).Turned(0.3).Stretched(0.8, 1)))
	e.twinkles(pen.White, -30, -42, 20, 44, 30, 12, -52, 26, 8)
}

// playingCard draws a card of 30 by 44 units, centered on the origin.
func playingCard(e easel, red bool) {
	c := pen.Ink
	if red {
		c = ruby
	}
	o := pen.Rectangle(-15, -22, 30, 44, 3)
	e.Stroke(o, 6, pen.Ink)
	e.Fill(o, pen.Paper)
	e.Fill(lozenge, c)
	e.Fill(pips, c)
}

// fanOfCards draws a fan of cards held between the fingers.
func fanOfCards(e easel) {
	for i, turn := range [...]float64{-0.5, -0.2, 0.1, 0.4} {
		playingCard(e.turned(turn).at(0, -44, 1), i%2 == 1)
	}
}
