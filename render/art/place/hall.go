package place

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// hall draws a great hall: rows of columns on both sides, banners, and a tall window behind.
func hall(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	x := c.span(1, 0, -40, 40)
	// The far wall and its window, which lights the hall.
	c.Fill(pen.Polygon(x-52, -58, x+52, -58, x+52, 52, x-52, 52), q.Main)
	c.Fill(windowShape.Moved(x, -8), q.Light)
	c.Fill(windowShape.Scaled(0.86, 0.9).Moved(x, -7), q.Bright)
	c.Fill(windowShape.Scaled(0.86, 0.9).Moved(x, 9).Mapped(func(px, py float64) (float64, float64) { return px, max(py, 2) }), pen.Mix(q.Bright, q.Accent, 0.35))
	var lead pen.Outline
	for i := range 4 {
		lead = append(lead, pen.Open(x-24, -20+16*float64(i), x+24, -20+16*float64(i))...)
	}
	lead = append(lead, pen.Open(x, -56, x, 36)...)
	lead = append(lead, pen.Open(x-12, -50, x-12, 36)...)
	lead = append(lead, pen.Open(x+12, -50, x+12, 36)...)
	c.Stroke(pen.Join(lead, windowShape.Moved(x, -8)), 1.8, q.Mid)
	// The floor and the ceiling run toward it. The light falls on the floor.
	c.Fill(pen.Polygon(x-52, 52, x+52, 52, 176, bottom+5, -176, bottom+5), q.Mid)
	var tiles pen.Outline
	for i := range 6 {
		y := 52 + 58*math.Pow(float64(i)/5, 1.7)
		k := (y - 52) / 58
		for j := range 5 {
			if (i+j)%2 == 0 {
				continue
			}
			y1 := 52 + 58*math.Pow(float64(i+1)/5, 1.7)
			k1 := (y1 - 52) / 58
			edge := func(j int, k float64) float64 { return x + (float64(j)-2.5)/2.5*(52+124*k) - x*k }
			tiles = append(tiles, pen.Polygon(edge(j, k), y, edge(j+1, k), y, edge(j+1, k1), y1, edge(j, k1), y1)...)
		}
	}
	c.Fill(tiles, pen.Mix(q.Mid, q.Far, 0.5))
	c.Fill(pen.Polygon(x-24, 52, x+24, 52, x*0.5+74, bottom+5, x*0.5-74, bottom+5), pen.Fade(q.Light, 0.35))
	c.Fill(pen.Polygon(x-9, 52, x+9, 52, x*0.5+34, bottom+5, x*0.5-34, bottom+5), pen.Mix(q.Accent, q.Dark, 0.45)) // a carpet
	c.Fill(pen.Polygon(x-52, -58, x+52, -58, 176, top-5, -176, top-5), q.Near)
	c.Stroke(pen.Join(pen.Open(x-40, -58, -110, top), pen.Open(x+40, -58, 110, top), pen.Open(x-14, -58, -36, top), pen.Open(x+14, -58, 36, top)), 2, q.Mid)
	c.Wheel(x, -30, 230, 12, pen.Fade(q.Light, 0.16), pen.WheelOf{Phase: 0.2 + 0.5*c.rnd(2, 0), From: 20, Duty: 0.4})
	// Light falls in from windows high on one side.
	var shafts pen.Outline
	for i := range 3 {
		sx := -100 + 62*float64(i) + c.span(5, i, -14, 14)
		shafts = append(shafts, pen.Polygon(sx, top, sx+15, top, sx+92, bottom, sx+52, bottom)...)
	}
	c.Fill(shafts, pen.Fade(q.Light, 0.2))
	// Columns, the far ones first.
	step := c.span(1, 1, 0, 0.4) // how far away the next column is
	for i := 3; i >= 0; i-- {
		z := 0.85 + 0.75*float64(i) + step
		for s := -1.0; s <= 1; s += 2 {
			cx, w := x*(1-1/z)+s*122/z, 17/z
			tone := pen.Mix(q.Near, q.Far, 0.24*float64(i))
			c.Fill(pen.Join(rect(cx-w, -150/z, 2*w, 150/z+96/z), rect(cx-w*1.35, 90/z, w*2.7, 9/z), rect(cx-w*1.35, -82/z, w*2.7, 8/z)), tone)
			edge := cx + w*0.7
			if s > 0 {
				edge = cx - w
			}
			c.Fill(rect(edge, -74/z, w*0.3, 164/z), pen.Mix(tone, q.Light, 0.55))
		}
		if i == 0 || i == 3 || c.chance(6, i, 0.25) {
			continue
		}
		for s := -1.0; s <= 1; s += 2 { // banners between them
			bz := z - 0.38
			bx, w, l := x*(1-1/bz)+s*100/bz, 11/bz, c.span(3, i*2+int(s+1)/2, 66, 100)
			tone := pen.Mix(q.Accent, q.Dark, 0.4)
			c.Fill(pen.Polygon(bx-w, -66/bz, bx+w, -66/bz, bx+w, (-66+l)/bz, bx, (-78+l)/bz, bx-w, (-66+l)/bz), tone)
			c.Fill(rect(bx-w, -60/bz, 2*w, 5/bz), pen.Mix(q.Accent, pen.White, 0.35))
		}
	}
	c.brazier(20, -70+c.span(4, 0, -6, 6), 96, 0.9)
	c.brazier(24, 72+c.span(4, 1, -6, 6), 96, 0.9)
}

// windowShape is a tall pointed window, centered on the origin.
var windowShape = pen.MustPath("M-26 46 V-20 Q-26 -42 0 -54 Q26 -42 26 -20 V46 Z")

// prison draws the inside of a prison: cells on two floors and light through a glass roof.
func prison(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	x := c.span(1, 0, -14, 14)
	c.Fill(rect(x-34, -46, 68, 92), pen.Mix(q.Main, q.Light, 0.3))
	c.Fill(windowShape.Scaled(0.7, 0.62).Moved(x, -12), q.Bright)
	var mesh pen.Outline
	for i := range 5 {
		mesh = append(mesh, pen.Open(x-16+8*float64(i), -44, x-16+8*float64(i), 18)...)
	}
	c.Stroke(mesh, 1.4, q.Mid)
	c.Fill(rect(x-14, 18, 28, 28), q.Near)
	c.Fill(pen.Polygon(x-34, 46, x+34, 46, 190, bottom+5, -190, bottom+5), pen.Mix(q.Mid, q.Main, 0.25))
	c.Fill(pen.Polygon(x-34, -46, x+34, -46, 190, top-30, -190, top-30), q.Near)
	c.Fill(pen.Polygon(x-14, -46, x+14, -46, 60, top-8, -60, top-8), pen.Mix(q.Main, q.Light, 0.6)) // the glass roof
	c.Stroke(pen.Join(pen.Open(x, -46, 0, top), pen.Open(x-22, -62, x+22, -62), pen.Open(x-34, -84, x+34, -84)), 1.8, q.Near)
	for side, w := range [2]wall{
		{nearX: -190, nearTop: -160, nearBottom: 140, farX: x - 34, farTop: -46, farBottom: 46},
		{nearX: 190, nearTop: -160, nearBottom: 140, farX: x + 34, farTop: -46, farBottom: 46},
	} {
		stream := uint32(10 + 10*side)
		tone := pen.Mix(q.Mid, q.Far, 0.35)
		if side == 1 {
			tone = pen.Mix(q.Mid, q.Near, 0.35)
		}
		c.Fill(w.patch(0, 0, 1, 1), tone)
		var cells, lamps, bars, walks, rails pen.Outline
		const n = 6
		for i := range n {
			u := (float64(i) + 0.18) / n
			for floor := range 2 {
				v := 0.12 + 0.44*float64(floor)
				o := w.patch(u, v, u+0.64/n, v+0.33)
				if c.chance(stream, i*2+floor, 0.28) {
					lamps = append(lamps, o...)
				} else {
					cells = append(cells, o...)
				}
				for k := range 5 {
					uu := u + (0.06+0.13*float64(k))/n
					bars = append(bars, w.patch(uu, v, uu+0.022/n, v+0.33)...)
				}
			}
		}
		for floor := range 2 {
			v := 0.47 + 0.45*float64(floor)
			walks = append(walks, w.patch(0, v, 1, v+0.028)...)
			rails = append(rails, w.patch(0, v-0.1, 1, v-0.09)...)
			for i := range 12 {
				u := float64(i) / 12
				rails = append(rails, w.patch(u, v-0.1, u+0.006, v)...)
			}
		}
		c.Fill(cells, q.Near)
		c.Fill(lamps, pen.Mix(q.Accent, q.Dark, 0.25))
		c.Fill(bars, pen.Mix(tone, pen.Ink, 0.6))
		c.Fill(walks, pen.Mix(q.Far, q.Light, 0.4))
		c.Fill(rails, pen.Mix(q.Near, q.Mid, 0.4))
	}
	// Light falls from the roof, with dust in it and two hanging lamps.
	c.Fill(pen.Polygon(x-14, -60, x+20, -60, x+90+c.span(3, 0, -20, 20), bottom, x-30+c.span(3, 0, -20, 20), bottom), pen.Fade(q.Light, 0.3))
	c.Fill(pen.Polygon(x-6, -60, x+10, -60, x+64+c.span(3, 0, -20, 20), bottom, x-2+c.span(3, 0, -20, 20), bottom), pen.Fade(q.Bright, 0.28))
	for i := range 2 {
		lx, ly := c.span(4, i, -70, -40)+float64(i)*110, c.span(5, i, -52, -34)
		ink.BeamFan(c.Pen, lx, ly+4, 1.57, 70, 34, q.Accent, 0.2, q.Accent)
		c.Stroke(pen.Open(lx, top, lx, ly), 1.6, q.Night)
		c.Fill(pen.Polygon(lx-9, ly+4, lx-4, ly-4, lx+4, ly-4, lx+9, ly+4), q.Night)
		c.Fill(pen.Ellipse(lx, ly+4.4, 6, 2.6), pen.Mix(q.Accent, pen.White, 0.6))
	}
	c.Fill(c.flakes(6, -60, 60, 16, 0.5, 1.1), pen.Fade(q.Bright, 0.7))
}
