package place

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// sea draws the bottom of the sea: shafts of light from above, rocks, weeds, and distant fish.
func sea(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	c.Fill(pen.Ellipse(c.span(1, 0, -60, 40), -112, 150, 70), pen.Fade(q.Light, 0.45))
	c.Fill(pen.Ellipse(c.span(1, 0, -60, 40), -116, 96, 44), pen.Fade(q.Bright, 0.55))
	c.screen(-140, -40, 280, 145, 9, q.Dark, pen.GrowDown)
	var shafts pen.Outline
	for i := range 5 {
		x, w := -120+58*float64(i)+20*c.rnd(2, i), 14+20*c.rnd(3, i)
		shafts = append(shafts, pen.Polygon(x, -110, x+w, -110, x+w-34, 110, x-60-w*0.4, 110)...)
	}
	c.Fill(shafts, pen.Fade(q.Light, 0.3))
	c.Fill(c.rolling(4, 34, 62, 7), pen.Mix(q.Far, q.Main, 0.35))
	c.school(c.span(5, 0, -90, 60), c.span(5, 1, -50, -10))
	c.Fill(c.rolling(6, 50, 76, 7), q.Mid)
	// A ruin on the ground: the broken columns of a lost city.
	x := c.span(7, 0, 56, 84)
	var ruin pen.Outline
	for i := range 3 {
		cx, h := x+22*float64(i)-22, c.span(8, i, 34, 92)
		ruin = append(ruin, pen.Polygon(cx-6, 74-h+5, cx+6, 74-h-3, cx+7, 82, cx-7, 82)...)
		ruin = append(ruin, rect(cx-9, 74, 18, 8)...)
	}
	c.Fill(ruin, pen.Mix(q.Mid, q.Near, 0.3))
	c.Fill(pen.Join(rect(x-27, 40, 2, 36), rect(x-5, 50, 2, 26), rect(x+17, 44, 2, 30)), pen.Fade(q.Light, 0.5))
	var weed pen.Outline
	for i := range 11 {
		x := -132 + 27*float64(i) + 14*c.rnd(9, i)
		if math.Abs(x) < 48 {
			continue
		}
		h := 40 + 60*c.rnd(10, i)
		weed = append(weed, pen.Brush([]pen.Along{{X: x, Y: 102, Width: 11}, {X: x + 9, Y: 100 - h*0.35, Width: 9}, {X: x - 7, Y: 100 - h*0.7, Width: 7}, {X: x + 6, Y: 100 - h, Width: 1}}, 7, true)...)
	}
	c.Fill(weed, q.Near)
	c.Fill(c.rolling(11, 84, 98, 8), q.Near)
	c.Fill(c.coral(12), pen.Mix(q.Accent, q.Mid, 0.42))
	var bubbles pen.Outline
	for i := range 9 {
		bx := c.span(14, i/5, -110, 110)
		bubbles = append(bubbles, pen.Circle(bx+8*c.rnd(15, i), 70-24*float64(i%5)-10*c.rnd(16, i), 1.2+2.6*c.rnd(17, i))...)
	}
	c.Stroke(bubbles, 1.3, pen.Fade(q.Bright, 0.9))
}

// school draws a school of small fish swimming past.
func (c canvas) school(x, y float64) {
	var fish pen.Outline
	shape := pen.MustPath("M-8 0 Q-2 -5 5 -1 L9 -4 L8 0 L9 4 L5 1 Q-2 5 -8 0 Z")
	for i := range 11 {
		k := c.span(40, i, 0.5, 1)
		fish = append(fish, shape.Scaled(k, k).Moved(x+c.span(41, i, -34, 34), y+c.span(42, i, -14, 14))...)
	}
	c.Fill(fish, c.q.Mid)
}

// coral returns fans of coral on the ground on both sides.
func (c canvas) coral(stream uint32) pen.Outline {
	var o pen.Outline
	for i := range 4 {
		x, y := -116+18*float64(i%2)+210*float64(i/2)+10*c.rnd(stream, i), 98.0
		for k := range 5 {
			t := -1.57 + 0.34*(float64(k)-2)
			l := c.span(stream+1, i*5+k, 12, 30)
			sin, cos := math.Sincos(t)
			o = append(o, pen.Brush([]pen.Along{{X: x, Y: y, Width: 5}, {X: x + cos*l*0.6, Y: y + sin*l*0.6, Width: 3.6}, {X: x + cos*l, Y: y + sin*l, Width: 4.4}}, 4, true)...)
		}
	}
	return o
}

var (
	waveShape = pen.MustPath("M-150 60 C-128 10 -84 -34 -30 -30 C-4 -28 10 -8 -2 6 C-10 14 -24 12 -26 2 C-44 8 -46 34 -20 46 C20 60 80 40 150 58 V120 H-150 Z")
	waveLines = pen.MustPath("M-136 60 C-116 22 -76 -14 -36 -14 M-118 70 C-100 34 -70 8 -44 6 M-96 74 C-82 50 -64 32 -48 26")
	waveCrest = pen.MustPath("M-84 -4 C-66 -22 -48 -32 -30 -30 C-4 -28 10 -8 -2 6 C-2 -8 -14 -20 -30 -20 C-48 -20 -66 -12 -84 -4 Z")
)

// surf draws a stormy sea: breaking waves, foam, and a sun behind them.
func surf(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	c.screen(-140, -105, 280, 120, 9, pen.Fade(q.Dark, 0.7), pen.GrowUp)
	c.Fill(c.clouds(1, -62, -30, 4, 0.7, 1.2), pen.Fade(q.Far, 0.9))
	x, _, _ := c.disc(14, 78, -44, -16, 22, 34, q.Bright)
	c.Fill(c.clouds(3, -26, 6, 3, 0.5, 0.9), pen.Fade(q.Light, 0.5))
	c.Fill(rect(left, 26, right-left, 90), pen.Mix(q.Main, q.Far, 0.6))
	c.Fill(c.glimmer(5, x, 27, 60, 26, 6), pen.Fade(q.Bright, 0.7))
	k := c.span(6, 0, 0.78, 1.02)
	back := c.at(-58+c.span(6, 1, -20, 20), -14+12*(1-k), k).Flipped()
	back.Fill(waveShape, q.Far)
	back.Fill(waveCrest, pen.Mix(q.Light, q.Far, 0.2))
	front := c.at(-64+c.span(6, 2, -18, 10), 8+c.span(6, 3, -8, 6), c.span(6, 4, 0.95, 1.15))
	front.Fill(waveShape, q.Mid)
	front.Fill(waveCrest, q.Bright)
	front.Stroke(waveLines, 2.5, q.Light)
	var foam pen.Outline
	for i := range 16 {
		foam = append(foam, pen.Circle(-6+c.span(7, i, -18, 26), 2+c.span(8, i, -22, 16), 0.8+2.4*c.rnd(9, i))...)
	}
	front.Fill(foam, q.Bright)
	c.Fill(c.rolling(10, 62, 80, 8), q.Near)
	c.Stroke(waveLine(c.rolling(10, 62, 80, 8)), 2, pen.Mix(q.Light, q.Mid, 0.25))
	c.Fill(c.ripples(12, 80, 104, 12), pen.Mix(q.Mid, q.Light, 0.35))
}

// waveLine returns the top line of an outline made by hill, without its sides and foot.
func waveLine(o pen.Outline) pen.Outline {
	line := append(pen.Outline(nil), o[1:len(o)-2]...)
	x, y := line[0].Points[0], line[0].Points[1]
	line[0] = pen.MoveTo(x, y)
	return line
}

// swamp draws still water between drowned trees, under a low moon and mist.
func swamp(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	c.screen(-140, -105, 280, 120, 9, pen.Fade(q.Dark, 0.7), pen.GrowUp)
	x, y, r := c.disc(-70, 40, -44, -20, 28, 40, q.Bright)
	c.Fill(cloud(1, x+r*0.4, y+r*0.3, 0.8), pen.Fade(q.Far, 0.8))
	var far pen.Outline
	for i, at := range [...]float64{-44, -8, 30, 62} {
		far = append(far, c.tree(10+uint32(i), at+c.span(1, i, -12, 12), 80, 110+26*c.rnd(2, i), 40*(c.rnd(3, i)-0.5))...)
	}
	c.Fill(far, q.Far)
	c.Fill(rect(left, 56, right-left, 60), pen.Mix(q.Main, q.Dark, 0.4))
	c.Fill(c.glimmer(4, x, 58, 100, 30, 9), pen.Fade(q.Bright, 0.75))
	c.Fill(c.ripples(6, 60, 100, 18), pen.Fade(q.Light, 0.4))
	for i, at := range [...]float64{30, 46, 60} { // mist in three layers
		c.Fill(c.rolling(20+uint32(i), at-7, at+5, 7), pen.Fade(q.Light, 0.2))
	}
	// Lights drift over the water.
	for i := range 3 {
		lx, ly := c.span(24, i, -84, 84), c.span(25, i, 28, 62)
		ink.Glow(c.Pen, lx, ly, 3.4, q.Accent, 4, 0.2)
		c.Fill(pen.Circle(lx, ly, 2.2), pen.Mix(q.Accent, pen.White, 0.6))
	}
	near := pen.Join(c.tree(30, -112+c.span(26, 0, -8, 10), 104, 176, 14), c.tree(31, 110+c.span(26, 1, -10, 8), 104, 168, -14))
	c.Fill(near, q.Near)
	c.FillOdd(pen.Join(near, near.Moved(1.8, 0.6)), pen.Fade(q.Light, 0.3))
	// Moss hangs from their branches.
	var moss pen.Outline
	for i := range 14 {
		side := 1.0
		if i%2 == 0 {
			side = -1
		}
		mx, my := side*c.span(27, i, 68, 134), c.span(28, i, -84, -30)
		l := c.span(29, i, 12, 34)
		moss = append(moss, pen.Polygon(mx-2.4, my, mx+2.4, my, mx+1, my+l*0.7, mx, my+l, mx-1.2, my+l*0.6)...)
	}
	c.Fill(moss, q.Near)
	c.Fill(c.rolling(32, 76, 92, 8), q.Near)
	var reeds pen.Outline
	for i := range 18 {
		rx := c.span(33, i, -136, 136)
		if math.Abs(rx) < 46 {
			continue
		}
		h := c.span(34, i, 16, 38)
		reeds = append(reeds, pen.Polygon(rx-1, 100, rx+3*(c.rnd(35, i)-0.5)*6, 92-h, rx+1, 100)...)
		if i%3 == 0 {
			reeds = append(reeds, pen.Ellipse(rx+3*(c.rnd(35, i)-0.5)*5, 94-h, 1.8, 6)...)
		}
	}
	c.Fill(reeds, q.Near)
}
