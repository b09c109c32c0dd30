package place

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// newsroom draws an office at night: tall windows onto the city, desks, screens, and lamps.
func newsroom(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	x := c.span(1, 0, -70, 70)
	view := rect(-126, -84, 252, 118)
	c.Atop(view, func(p pen.Pen) {
		v := c
		v.Pen = p
		p.Block(left, top, right-left, 215, q.Main)
		v.screen(-140, -105, 280, 120, 8, pen.Fade(q.Dark, 0.7), pen.GrowUp)
		p.Fill(pen.Ellipse(0, 40, 150, 46), pen.Fade(q.Bright, 0.4))
		ink.Disc(p, x, c.span(1, 1, -50, -30), c.span(1, 2, 20, 28), q.Bright, q.Light)
		far, _ := v.roofs(row{base: 30, low: 16, high: 76, stream: 10, narrow: 12, wide: 24})
		p.Fill(far, q.Far)
		mid, houses := v.roofs(row{base: 40, low: 10, high: 58, stream: 20, narrow: 16, wide: 30})
		p.Fill(mid, q.Mid)
		p.Fill(v.windows(houses, 30, 0.34, 2.4, 5.4), q.Accent)
	})
	var frame pen.Outline
	for i := range 6 {
		frame = append(frame, rect(-128+50.4*float64(i), -86, 4, 124)...)
	}
	frame = append(frame, rect(-128, -40, 256, 3)...)
	frame = append(frame, rect(-128, -88, 256, 5)...)
	frame = append(frame, rect(-134, 32, 268, 8)...)
	c.Fill(frame, q.Near)
	c.Fill(pen.Join(rect(-134, 32, 268, 1.8), rect(-128, -40, 256, 1)), pen.Mix(q.Mid, q.Light, 0.5))
	c.Fill(pen.Polygon(left, 40, right, 40, right, bottom+5, left, bottom+5), q.Mid)
	var pools pen.Outline
	for i := range 5 {
		pools = append(pools, pen.Polygon(-124+50.4*float64(i), 40, -78+50.4*float64(i), 40, -90+58*float64(i), bottom, -150+58*float64(i), bottom)...)
	}
	c.Fill(pools, pen.Fade(q.Light, 0.22))
	// A clock hangs from the ceiling.
	kx := c.span(2, 0, -52, 52)
	c.Fill(pen.Join(pen.Circle(kx, -66, 12), rect(kx-2, -86, 4, 12)), q.Near)
	c.Fill(pen.Circle(kx, -66, 9.6), q.Bright)
	c.Stroke(pen.Open(kx-4, -70, kx, -66, kx+1, -73), 1.6, q.Near)
	// Lamps hang over the desks.
	for i := range 3 {
		lx := -92 + 92*float64(i) + c.span(3, i, -12, 12)
		ink.BeamFan(c.Pen, lx, -46, 1.57, 110, 40, q.Accent, 0.16, q.Accent)
		c.Stroke(pen.Open(lx, top, lx, -58), 1.6, q.Night)
		c.Fill(pen.Polygon(lx-14, -46, lx-5, -58, lx+5, -58, lx+14, -46), q.Night)
		c.Fill(pen.Ellipse(lx, -46, 10, 2.6), pen.Mix(q.Accent, pen.White, 0.6))
	}
	// Desks: a far row and a near row.
	for r, k := range [...]float64{0.7, 1.15} {
		y := 58 + 28*float64(r)
		tone := pen.Mix(q.Near, q.Mid, 0.35*float64(1-r))
		for i := range 4 {
			dx := -120 + 80*float64(i) + c.span(4+uint32(r), i, -10, 10) + 14*float64(r)
			if r == 1 && math.Abs(dx) < 40 {
				continue // the middle of the front is for the subject
			}
			c.Fill(pen.Join(rect(dx-26*k, y, 52*k, 5*k), rect(dx-24*k, y+4*k, 14*k, 30*k), rect(dx+12*k, y+4*k, 12*k, 30*k)), tone)
			c.Fill(rect(dx-26*k, y, 52*k, 1.4), pen.Mix(q.Mid, q.Light, 0.6))
			ink.Glow(c.Pen, dx-8*k, y-10*k, 10*k, q.Light, 2, 0.16)
			c.Fill(pen.Join(rect(dx-19*k, y-18*k, 22*k, 15*k), rect(dx-10*k, y-4*k, 4*k, 5*k)), tone)
			c.Fill(rect(dx-17*k, y-16*k, 18*k, 11*k), pen.Mix(q.Bright, pen.White, 0.2))
			var lines pen.Outline
			for j := range 3 {
				lines = append(lines, rect(dx-15*k, y-14*k+3*k*float64(j), 13*k*c.span(6, i*3+j, 0.4, 1), 1.3*k)...)
			}
			c.Fill(lines, q.Dark)
			pile := 2 + int(c.rnd(7, i+4*r)*4)
			var papers pen.Outline
			for j := range pile {
				papers = append(papers, rect(dx+8*k+2*c.rnd(8, j), y-2.4*k*float64(j+1), 13*k, 1.7*k)...)
			}
			c.Fill(papers, pen.Paper)
		}
	}
	var sheets pen.Outline // papers in the air
	for i := range 7 {
		o := rect(-5, -6.4, 10, 12.8).Turned(6.28*c.rnd(9, i)).Scaled(1, 0.7).Moved(c.span(10, i, -120, 120), c.span(11, i, -30, 70))
		sheets = append(sheets, o...)
	}
	c.Fill(sheets, pen.Paper)
}
