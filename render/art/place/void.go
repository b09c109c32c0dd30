package place

import (
	"image/color"
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// space draws deep space with a planet and its ring.
func space(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(pen.Mix(q.Dark, pen.Ink, 0.35))
	c.Dots(pen.Screen{X: -140, Y: -105, W: 280, H: 210, Pitch: 10, Max: 0.42, Grow: pen.GrowOut, Colour: pen.Fade(q.Main, 0.55)})
	// A cloud of gas in two hues crosses the sky.
	for i, tone := range [...]float64{0.34, 0.3} {
		hue := q.Main
		if i == 1 {
			hue = pen.Mix(q.Accent, q.Main, 0.4)
		}
		var gas pen.Outline
		for k := range 9 {
			t := float64(k) / 8
			gas = append(gas, pen.Ellipse(-130+260*t, 60-90*t+c.span(1, k, -16, 16)+14*float64(i), c.span(2+uint32(i), k, 22, 44), c.span(4+uint32(i), k, 10, 24))...)
		}
		c.Fill(gas, pen.Fade(hue, tone))
	}
	c.Fill(ink.Stars(-136, -100, 272, 200, 70, c.seed+6), pen.Paper)
	c.Fill(pen.Join(ink.Twinkle(c.span(9, 0, -120, -20), c.span(9, 1, -80, 60), 7), ink.Twinkle(c.span(9, 2, -40, 110), c.span(9, 3, 20, 84), 5)), pen.White)
	x, y, r := c.span(10, 0, 56, 92), c.span(10, 1, -48, 10), c.span(10, 2, 36, 56)
	c.planet(x, y, r, q.Main, true)
	c.planet(c.span(10, 3, -110, -76), c.span(10, 4, -74, 60), c.span(10, 5, 8, 14), pen.Mix(q.Accent, q.Main, 0.3), false)
	// Rocks tumble by.
	var rocks, lit pen.Outline
	for i := range 8 {
		s := c.span(11, i, 2, 7)
		o := pen.Burst(c.span(12, i, -134, 134), c.span(13, i, 40, 98), s, s*0.78, 4, 6*c.rnd(14, i), 0.3, c.seed+uint32(i))
		rocks, lit = append(rocks, o...), append(lit, o.Moved(-s*0.25, -s*0.25)...)
	}
	c.Fill(lit, q.Light)
	c.Fill(rocks, q.Near)
}

// planet draws a ball lit from the left, with bands, dots along its shadow, and maybe a ring.
func (c canvas) planet(x, y, r float64, tone color.NRGBA, ring bool) {
	q := c.q
	ellipse := pen.Ellipse(x, y, r*1.75, r*0.42).Moved(-x, -y).Turned(-0.32).Moved(x, y)
	if ring {
		c.Stroke(ellipse, r*0.1, pen.Mix(q.Bright, q.Dark, 0.45))
	}
	ball := pen.Circle(x, y, r)
	c.Fill(pen.Circle(x, y, r*1.12), pen.Fade(q.Light, 0.22))
	c.Fill(ball, tone)
	c.Atop(ball, func(p pen.Pen) {
		p.Fill(pen.Join(pen.Ellipse(x-r*0.3, y-r*0.45, r*1.2, r*0.12), pen.Ellipse(x, y+r*0.3, r*1.2, r*0.16)), pen.Fade(q.Light, 0.55))
		if r > 20 {
			p.Dots(pen.Screen{X: x - r, Y: y - r, W: 2 * r, H: 2 * r, Pitch: 6, Grow: pen.GrowRight, Colour: q.Dark})
		}
		p.FillOdd(pen.Join(pen.Circle(x+r*0.1, y+r*0.1, r*1.5), pen.Circle(x-r*0.5, y-r*0.35, r*1.18)), pen.Mix(q.Dark, pen.Ink, 0.4))
		p.FillOdd(pen.Join(pen.Circle(x, y, r), pen.Circle(x+r*0.07, y+r*0.05, r)), q.Bright)
	})
	if !ring {
		return
	}
	var front pen.Outline
	for i := range 25 {
		sin, cos := math.Sincos(math.Pi * (float64(i)/24*0.98 + 0.01))
		px, py := r*1.75*cos, r*0.42*sin
		s, k := math.Sincos(-0.32)
		step := pen.LineTo(x+px*k-py*s, y+px*s+py*k)
		if i == 0 {
			step = pen.MoveTo(x+px*k-py*s, y+px*s+py*k)
		}
		front = append(front, step)
	}
	c.StrokeButt(front, r*0.12, q.Near)
	c.StrokeButt(front, r*0.085, q.Bright)
}

// void draws a whirl into nothing.
func void(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(pen.Mix(q.Dark, pen.Ink, 0.2))
	x, y, twist := c.span(1, 0, -30, 30), c.span(1, 1, -20, 16), c.span(1, 2, 0.2, 0.46)
	var arms [2]pen.Outline
	arc := c.rnd(1, 3) * 0.7
	for i := range 9 {
		along := make([]pen.Along, 7)
		for k := range along {
			r := 16 + 28*float64(k)
			sin, cos := math.Sincos(arc + float64(i)*0.698 + float64(k)*twist)
			along[k] = pen.Along{X: x + r*cos*1.15, Y: y + r*sin*0.85, Width: 2 + 5.5*float64(k)}
		}
		arms[i%2] = append(arms[i%2], pen.Brush(along, 6, true)...)
	}
	c.Fill(arms[0], q.Far)
	c.Fill(arms[1], q.Main)
	ink.Glow(c.Pen, x, y, 16, q.Accent, 4, 0.14)
	c.Fill(pen.Ellipse(x, y, 15, 11), pen.Mix(q.Accent, pen.White, 0.6))
	// What it pulls in: stones, sparks, and an edge of light along each arm.
	var edges pen.Outline
	for i := range 9 {
		for k := range 19 {
			along := float64(k) / 3
			r := 16 + 28*along
			sin, cos := math.Sincos(arc + float64(i)*0.698 + along*twist + 0.14)
			step := pen.LineTo(x+r*cos*1.15, y+r*sin*0.85)
			if k == 0 {
				step = pen.MoveTo(x+r*cos*1.15, y+r*sin*0.85)
			}
			edges = append(edges, step)
		}
	}
	c.Stroke(edges, 1.3, pen.Fade(q.Light, 0.5))
	var stones, lit pen.Outline
	for i := range 14 {
		sin, cos := math.Sincos(6.28 * c.rnd(2, i))
		r := c.span(3, i, 50, 130)
		s := r * c.span(4, i, 0.03, 0.075)
		o := pen.Burst(x+r*cos, y+r*sin*0.8, s, s*0.72, 4, 6*c.rnd(5, i), 0.35, c.seed+uint32(i))
		stones, lit = append(stones, o...), append(lit, o.Moved(-s*0.3*cos, -s*0.3*sin)...)
	}
	c.Fill(lit, q.Bright)
	c.Fill(stones, q.Near)
	c.Fill(ink.Stars(-136, -100, 272, 200, 40, c.seed+6), pen.Paper)
}

// speed draws the world as a runner sees it fly past.
func speed(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	turn := c.span(1, 0, -0.2, 0.12)
	horizon := c.span(1, 1, 46, 66)
	c.screen(-140, -20, 280, 125, 9, pen.Fade(q.Dark, 0.7), pen.GrowDown)
	tilted := c
	tilted.Pen = c.Turned(turn)
	tilted.Fill(pen.Ellipse(120, 0, 150, 40), pen.Fade(q.Light, 0.5)) // light at the end of the path
	tilted.Fill(pen.Ellipse(140, 0, 110, 20), pen.Fade(q.Bright, 0.6))
	city, _ := tilted.roofs(row{base: horizon, low: 8, high: 52, narrow: 16, wide: 34, from: -190, to: 190, stream: 10})
	tilted.Fill(city, pen.Fade(q.Far, 0.85))
	tilted.Fill(pen.Polygon(-200, horizon, 200, horizon-8, 200, 160, -200, 160), q.Near)
	tones := [4]color.NRGBA{q.Dark, q.Light, q.Far, q.Bright}
	var streaks [4]pen.Outline
	for i := range 46 {
		y, x, l := c.span(2, i, -120, 120), c.span(3, i, -170, 110), c.span(4, i, 60, 210)
		w := 1 + 7*math.Pow(c.rnd(5, i), 2)
		streaks[i%4] = append(streaks[i%4], pen.Polygon(x, y, x+l, y-w/2, x+l, y+w/2)...)
	}
	for i, o := range streaks {
		tilted.Fill(o, pen.Fade(tones[i], 0.8))
	}
	var bright pen.Outline
	for i := range 9 {
		y, x, l := c.span(6, i, horizon+2, 110), c.span(7, i, -180, 60), c.span(8, i, 80, 190)
		bright = append(bright, pen.Polygon(x, y, x+l, y-1.4, x+l, y+1.4)...)
	}
	tilted.Fill(bright, q.Accent)
}

// impact draws the moment of a blow: lines that converge on one point, and flying stones.
func impact(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	x, y := c.span(1, 0, -34, 34), c.span(1, 1, -20, 18)
	c.Fill(pen.Burst(x, y, 108, 78, 15, c.rnd(1, 2), 0.16, c.seed), pen.Fade(q.Light, 0.4))
	c.screen(-140, -105, 280, 210, 10, q.Dark, pen.GrowOut)
	c.Fill(pen.Burst(x, y, 58, 38, 13, c.rnd(1, 3), 0.16, c.seed+1), pen.Fade(q.Light, 0.6))
	var lines, sparks pen.Outline
	for i := range 44 {
		if i%2 == 1 && !c.chance(2, i, 0.3) {
			continue
		}
		t := float64(i)*math.Pi/22 + 0.16*(c.rnd(3, i)-0.5)
		from := c.span(4, i, 46, 74)
		wide := 0.02 + 0.06*c.rnd(5, i)
		s0, c0 := math.Sincos(t)
		s1, c1 := math.Sincos(t - wide)
		s2, c2 := math.Sincos(t + wide)
		lines = append(lines, pen.Polygon(x+from*c0, y+from*s0, x+260*c1, y+260*s1, x+260*c2, y+260*s2)...)
		if i%4 == 0 {
			far := c.span(6, i, 60, 84)
			s3, c3 := math.Sincos(t + 0.1)
			sparks = append(sparks, pen.Polygon(x+46*c3, y+46*s3, x+far*c3+1.6*s3, y+far*s3-1.6*c3, x+far*c3-1.6*s3, y+far*s3+1.6*c3)...)
		}
	}
	c.Fill(lines, pen.Fade(q.Near, 0.9))
	c.Fill(sparks, pen.Mix(q.Accent, pen.White, 0.3))
	var rocks, lit pen.Outline
	for i := range 12 {
		sin, cos := math.Sincos(6.28 * (float64(i) + 0.6*c.rnd(7, i)) / 12)
		r, s := c.span(8, i, 84, 128), c.span(9, i, 3, 8)
		o := pen.Burst(x+r*cos, y+r*sin*0.72, s, s*0.7, 4, 6*c.rnd(10, i), 0.35, c.seed+uint32(i))
		rocks, lit = append(rocks, o...), append(lit, o.Moved(-s*0.3*cos, -s*0.3*sin)...)
	}
	c.Fill(lit, q.Bright)
	c.Fill(rocks, pen.Mix(q.Dark, pen.Ink, 0.3))
}

// otherWorld draws an alien landscape: two moons, floating rocks, and glowing plants.
func otherWorld(c canvas) {
	c = c.turned()
	q := c.q
	second := pen.Mix(q.Accent, q.Main, 0.2)
	c.ground(pen.Mix(q.Dark, q.Main, 0.35))
	c.Fill(pen.Ellipse(0, 60, 190, 100), pen.Fade(q.Main, 0.8))
	c.Fill(pen.Ellipse(0, 66, 164, 66), pen.Fade(q.Light, 0.5))
	c.haze(0, 70, 150, 60)
	c.screen(-140, -105, 280, 120, 10, pen.Fade(q.Dark, 0.8), pen.GrowUp)
	c.Fill(ink.Stars(-136, -100, 272, 110, 40, c.seed+1), pen.Paper)
	c.planet(c.span(2, 0, 44, 92), c.span(2, 1, -52, -20), c.span(2, 2, 32, 46), q.Main, c.chance(2, 3, 0.6))
	x, y := c.span(3, 0, -110, -50), c.span(3, 1, -76, -40)
	c.Fill(pen.Circle(x, y, 20), pen.Fade(second, 0.3))
	c.Fill(pen.Circle(x, y, 13), pen.Mix(second, pen.White, 0.45))
	// Spires in the distance: crooked and thin, two of them joined.
	var spires pen.Outline
	for i := range 9 {
		sx, h := -128+32*float64(i)+18*c.rnd(4, i), c.span(5, i, 20, 74)
		lean := c.span(6, i, -16, 16)
		spires = append(spires, pen.Brush([]pen.Along{{X: sx, Y: 74, Width: 18}, {X: sx + lean*0.2, Y: 70 - h*0.5, Width: 9}, {X: sx + lean, Y: 70 - h, Width: 1}}, 6, true)...)
	}
	c.Fill(spires, q.Far)
	// Floating rocks, lit and overgrown on top.
	for i := range 4 {
		rx, ry, k := -100+66*float64(i)+c.span(7, i, -16, 16), c.span(8, i, -26, 30), c.span(9, i, 0.5, 1.1)
		rock := pen.Polygon(-24, 0, -14, -5, 10, -6, 26, 0, 16, 10, 8, 24, -2, 34, -8, 18, -18, 11).Scaled(k, k).Moved(rx, ry)
		c.Fill(rock, pen.Mix(q.Mid, q.Near, 0.3))
		c.Fill(pen.Polygon(-24, 0, -14, -5, 10, -6, 26, 0, 10, 3, -10, 2).Scaled(k, k).Moved(rx, ry), pen.Mix(second, q.Light, 0.35))
		c.Fill(pen.Polygon(26, 0, 16, 10, 8, 24, -2, 34, 4, 12, 10, 3).Scaled(k, k).Moved(rx, ry), q.Near)
	}
	c.Fill(c.rolling(12, 56, 74, 6), q.Mid)
	c.Fill(pen.Ellipse(c.span(13, 0, -30, 30), 82, 62, 7), pen.Mix(second, q.Light, 0.4))
	c.Fill(c.glimmer(14, c.span(13, 0, -30, 30), 79, 86, 40, 4), pen.Fade(pen.White, 0.6))
	c.Fill(c.rolling(16, 82, 98, 8), q.Near)
	// Plants with glowing bulbs.
	var stems, bulbs pen.Outline
	for i := range 8 {
		side := 1.0
		if i%2 == 0 {
			side = -1
		}
		px, h := side*c.span(17, i, 66, 132), c.span(18, i, 26, 76)
		tip := px - side*c.span(19, i, 6, 22)
		stems = append(stems, pen.Outline{pen.MoveTo(px, 104), pen.QuadTo(px, 92-h, tip, 92-h)}...)
		bulbs = append(bulbs, pen.Ellipse(tip, 95-h, 4.4, 5.4)...)
		c.Fill(pen.Circle(tip, 95-h, 11), pen.Fade(q.Accent, 0.22))
	}
	c.Stroke(stems, 2.6, q.Near)
	c.Fill(bulbs, pen.Mix(q.Accent, pen.White, 0.4))
}
