package place

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// bank draws a vault with its round door open, gold inside, and boxes in the walls.
func bank(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	// Walls of boxes.
	var boxes, dark, locks pen.Outline
	for r := range 9 {
		for k := range 14 {
			x, y := left+24*float64(k), top+22*float64(r)
			if c.chance(1, r*14+k, 0.16) {
				dark = append(dark, rect(x+1.5, y+1.5, 21, 19)...)
			} else {
				boxes = append(boxes, rect(x+1.5, y+1.5, 21, 19)...)
			}
			locks = append(locks, rect(x+10, y+9, 4, 4)...)
		}
	}
	c.Fill(boxes, pen.Mix(q.Far, q.Main, 0.5))
	c.Fill(dark, q.Mid)
	c.Fill(locks, pen.Mix(q.Light, q.Far, 0.3))
	c.screen(-140, -20, 280, 125, 9, pen.Fade(q.Dark, 0.5), pen.GrowDown)
	// The opening, with light and gold in it.
	x, y := c.span(2, 0, -22, 14), -6.0
	gold := pen.Mix(q.Accent, pen.RGB(0xf7c331), 0.85)
	ink.Glow(c.Pen, x, y, 66, gold, 3, 0.12)
	c.Fill(pen.Circle(x, y, 72), q.Near)
	c.Stroke(pen.Circle(x, y, 69), 1.8, pen.Mix(q.Light, q.Far, 0.2))
	hole := pen.Circle(x, y, 60)
	c.Fill(hole, pen.Mix(gold, q.Dark, 0.35))
	c.Atop(hole, func(p pen.Pen) {
		p.Wheel(x, y, 90, 20, pen.Fade(pen.Mix(gold, pen.White, 0.5), 0.5), pen.WheelOf{Phase: c.rnd(2, 1)})
		p.Fill(pen.Circle(x, y, 40), pen.Fade(pen.Mix(gold, pen.White, 0.6), 0.6))
		p.Fill(pen.Circle(x, y, 26), pen.Fade(pen.White, 0.6))
		var bars, tops pen.Outline
		for r := range 4 {
			for k := range 7 - r {
				bx, by := x-56+16*float64(k)+8*float64(r), y+50-10*float64(r)
				if r > 1 && !c.chance(3, r*7+k, 0.75) {
					continue
				}
				bars = append(bars, pen.Polygon(bx, by, bx+2.4, by-8, bx+12.4, by-8, bx+15, by)...)
				tops = append(tops, rect(bx+2.4, by-8, 10, 1.8)...)
			}
		}
		p.Stroke(bars, 1.6, pen.Mix(gold, pen.Ink, 0.75))
		p.Fill(bars, gold)
		p.Fill(tops, pen.Mix(gold, pen.White, 0.7))
		p.FillOdd(pen.Join(pen.Circle(x, y, 60), pen.Circle(x+4, y+3, 59)), pen.Mix(q.Dark, pen.Ink, 0.4))
	})
	// The door swings to the right: a thick disc seen from the side, with bolts around its rim.
	dx := x + c.span(2, 2, 92, 100)
	door := pen.Ellipse(dx, y, 36, 72)
	c.Fill(pen.Ellipse(dx-14, y, 36, 72), q.Near)
	c.Fill(door, pen.Mix(q.Main, q.Light, 0.5))
	c.Atop(door, func(p pen.Pen) {
		p.Dots(pen.Screen{X: dx - 36, Y: y - 72, W: 72, H: 144, Pitch: 6, Grow: pen.GrowRight, Colour: q.Dark})
		p.Fill(pen.Polygon(dx+6, y-80, dx+60, y-80, dx+60, y+80, dx+14, y+80), pen.Fade(q.Mid, 0.8))
		p.FillOdd(pen.Join(door, door.Moved(2.6, 1)), pen.Mix(gold, pen.White, 0.4))
	})
	c.Stroke(door, 2, q.Near)
	c.Stroke(pen.Join(pen.Ellipse(dx, y, 26, 54), pen.Ellipse(dx, y, 11, 23)), 2, q.Near)
	var spokes, bolts pen.Outline
	for i := range 5 {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/5 + 3*c.rnd(2, 3))
		spokes = append(spokes, pen.Open(dx, y, dx+17*cos, y+35*sin)...)
	}
	for i := range 10 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 10)
		bolts = append(bolts, pen.Ellipse(dx+31*cos, y+62*sin, 2.4, 4)...)
	}
	c.Stroke(spokes, 5, q.Near)
	c.Stroke(spokes, 2, pen.Mix(gold, q.Light, 0.4))
	c.Fill(bolts, q.Near)
	// The shiny floor and the sacks and coins on it.
	c.Fill(pen.Polygon(left, 70, right, 70, right, bottom+5, left, bottom+5), q.Near)
	c.Fill(pen.Polygon(x-50, 70, x+50, 70, x+84, bottom+5, x-84, bottom+5), pen.Fade(gold, 0.4))
	c.Fill(rect(left, 70, right-left, 1.8), pen.Mix(q.Mid, q.Light, 0.5))
	var sacks, coins pen.Outline
	for i := range 3 {
		sx := -122 + 26*float64(i) + 8*c.rnd(4, i)
		sacks = append(sacks, sackShape.Scaled(1.1, 1.1).Moved(sx, 92-6*c.rnd(5, i))...)
	}
	for i := range 16 {
		coins = append(coins, pen.Ellipse(c.span(6, i, -100, 60), c.span(7, i, 80, 102), 4, 2)...)
	}
	c.Fill(sacks.Moved(-1.6, -1), pen.Mix(q.Light, q.Far, 0.3))
	c.Fill(sacks, q.Mid)
	c.Stroke(coins, 1.6, pen.Mix(gold, pen.Ink, 0.7))
	c.Fill(coins, gold)
}

var sackShape = pen.MustPath("M-5 -26 H5 L3 -20 Q18 -12 16 6 Q15 14 8 15 H-8 Q-15 14 -16 6 Q-18 -12 -3 -20 Z")
