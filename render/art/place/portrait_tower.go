package place

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// towerPortrait draws a tower on an island at sunset with its beacon lit.
func towerPortrait(c canvas) {
	c = c.turned().framed()
	q := c.q
	sun := pen.Mix(pen.RGB(0xff8a4a), q.Accent, 0.25) // the second hue: the low sun
	c.ground(pen.Mix(q.Dark, q.Main, 0.2))
	x := c.span(1, 0, -84, -40)
	c.Fill(pen.Ellipse(x, 48, 240, 128), pen.Mix(q.Main, q.Dark, 0.25))
	c.Fill(pen.Ellipse(x, 50, 186, 92), pen.Mix(q.Main, sun, 0.35))
	c.Fill(pen.Ellipse(x, 50, 136, 62), pen.Mix(q.Main, sun, 0.7))
	c.Fill(pen.Ellipse(x, 50, 90, 42), pen.Mix(sun, pen.White, 0.12))
	c.screen(-140, -105, 280, 110, 9, pen.Mix(q.Dark, pen.Ink, 0.15), pen.GrowUp)
	c.Fill(ink.Stars(-136, -100, 272, 60, 26, c.seed+1), pen.Paper)
	c.Fill(pen.Circle(x, 40, 27), pen.Mix(sun, pen.RGB(0xfff0b0), 0.75))
	clouds := c.clouds(2, -56, 18, 6, 0.5, 1)
	c.Fill(clouds.Moved(0, 2.2), pen.Mix(sun, pen.White, 0.3))
	c.Fill(clouds, pen.Mix(q.Main, q.Dark, 0.45))
	c.Fill(pen.Join(lens(x-8, 36, 38, 1.1), lens(x+6, 44, 30, 1)), pen.Mix(q.Main, sun, 0.5))
	far, houses := c.roofs(row{base: 52, low: 8, high: 46, narrow: 9, wide: 20, stream: 10})
	c.Fill(far, pen.Mix(q.Far, q.Mid, 0.4))
	c.Fill(c.windows(houses, 14, 0.35, 2, 5), q.Accent)
	c.Fill(rect(left, 52, right-left, 60), pen.Mix(q.Dark, q.Main, 0.45))
	c.Fill(c.ripples(20, 56, 104, 26), pen.Fade(q.Light, 0.5))
	c.Fill(c.glimmer(23, x, 54, 106, 40, 11), pen.Mix(sun, pen.White, 0.35))
	// A boat approaches.
	bx := c.span(24, 0, -104, -70)
	c.Fill(pen.Join(pen.Polygon(bx-15, 76, bx+17, 76, bx+11, 84, bx-11, 84), pen.Polygon(bx+1, 74, bx+1, 46, bx+15, 72), pen.Polygon(bx-1, 74, bx-1, 52, bx-12, 72)), q.Near)
	c.Fill(pen.Join(lens(bx, 86, 20, 1), lens(bx+12, 89, 16, 0.8)), pen.Mix(sun, pen.White, 0.5))
	// The island and the tower, its right side dark and windows lit on each floor.
	tx := c.span(25, 0, 46, 62)
	island := pen.MustPath("M-78 22 Q-58 8 -40 2 Q-18 -8 0 -8 Q34 -8 50 4 Q66 8 80 22 Q0 30 -78 22 Z").Moved(tx, 74)
	c.Fill(island, q.Near)
	c.FillOdd(pen.Join(island, island.Moved(1.6, 2)), pen.Mix(sun, q.Near, 0.35))
	c.Fill(pen.Join(lens(tx-30, 96, 50, 1), lens(tx+26, 100, 44, 1)), pen.Mix(q.Light, q.Main, 0.3))
	beacon := c.span(25, 1, 2.5, 2.9)
	ink.BeamFan(c.Pen, tx, -62, beacon, 220, 44, q.Accent, 0.35, pen.Mix(q.Accent, pen.White, 0.6))
	ink.BeamFan(c.Pen, tx, -62, beacon-math.Pi, 120, 24, q.Accent, 0.3, pen.Mix(q.Accent, pen.White, 0.6))
	t := c.at(tx, 0, 1)
	tower := pen.MustPath("M-24 70 L-19 -26 H-27 L-22 -48 H22 L27 -26 H19 L24 70 Z")
	t.Stroke(tower, 5, pen.Ink)
	t.Fill(tower, pen.Mix(q.Light, sun, 0.3))
	t.Atop(tower, func(p pen.Pen) {
		p.Dots(pen.Screen{X: -28, Y: -50, W: 34, H: 122, Pitch: 4.4, Grow: pen.GrowRight, Colour: pen.Fade(q.Main, 0.9)})
		p.Fill(pen.Polygon(2, -60, 4, 80, 60, 80, 60, -60), pen.Mix(q.Near, pen.Ink, 0.4))
		p.FillOdd(pen.Join(tower, tower.Moved(2.4, 0.8)), pen.Mix(sun, pen.White, 0.6))
		var lit, dim pen.Outline
		for r := range 10 {
			for k := range 6 {
				o := rect(-16+6*float64(k), -18+8.6*float64(r), 3.8, 5)
				switch {
				case k > 2 && c.chance(26, r*6+k, 0.75):
					lit = append(lit, o...)
				case k <= 2 && c.chance(26, r*6+k, 0.7):
					dim = append(dim, o...)
				}
			}
		}
		p.Fill(dim, q.Dark)
		p.Fill(lit, q.Accent)
		p.Fill(rect(-40, -28, 80, 3.4), pen.Ink)
		p.Fill(rect(-21, -42, 21, 9), pen.Mix(q.Accent, pen.White, 0.5))
		p.Fill(rect(4, -42, 18, 9), q.Accent)
	})
	t.Stroke(pen.Join(pen.Open(0, -48, 0, -72), pen.Open(-9, -48, -9, -58), pen.Open(9, -48, 9, -56)), 2.6, pen.Ink)
	ink.Glow(t.Pen, 0, -62, 6, q.Accent, 4, 0.22)
	t.Fill(pen.Circle(0, -62, 4.2), pen.White)
	t.Fill(rect(-6, 58, 12, 12), pen.Mix(q.Accent, pen.White, 0.3))
	var trees pen.Outline
	for i := range 8 {
		px := tx + []float64{-58, -48, -40, -33, 34, 42, 50, 60}[i]
		h := c.span(27, i, 9, 18)
		trees = append(trees, pen.Polygon(px-5, 82-2*c.rnd(28, i), px, 80-h, px+5, 82)...)
	}
	c.Fill(trees, q.Night)
	// Two team members fly home.
	for i := range 2 {
		fx, fy, k := c.span(29, i, -40, -4)+24*float64(i), c.span(30, i, -34, -14)-16*float64(i), 0.75-0.2*float64(i)
		f := pen.MustPath("M-26 8 Q-14 -4 -2 -3 L8 -8 Q10 -12 14 -11 Q17 -9 15 -6 L24 -10 L25 -7 L14 -1 L6 3 L-6 6 L-16 12 L-24 14 L-14 6 Q-20 8 -26 8 Z").Scaled(k, k).Moved(fx, fy)
		c.Stroke(pen.Join(pen.Open(fx-22*k, fy+9*k, fx-58*k, fy+24*k), pen.Open(fx-20*k, fy+15*k, fx-48*k, fy+28*k)), 1.3, pen.Fade(pen.White, 0.8))
		c.Fill(f, pen.Ink)
	}
	c.Fill(c.birds(31, -120, 20, -20, 30, 5), q.Near)
}
