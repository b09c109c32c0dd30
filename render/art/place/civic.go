package place

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// City buildings that Locations are named after. None has letters or a sign on it.

// cityHall draws a domed building with a flight of steps, in low sunlight.
func cityHall(c canvas) {
	c = c.turned().framed()
	q := c.q
	warm := pen.Mix(q.Accent, q.Light, 0.35)
	c.ground(pen.Mix(q.Main, q.Dark, 0.3))
	// Dawn in bands. The second hue is at the horizon.
	c.Fill(pen.Ellipse(0, 60, 230, 120), pen.Fade(q.Main, 0.9))
	c.Fill(pen.Ellipse(20, 66, 190, 82), pen.Fade(pen.Mix(warm, q.Main, 0.45), 0.7))
	c.Fill(pen.Ellipse(30, 70, 150, 52), pen.Fade(warm, 0.7))
	c.screen(-140, -105, 280, 100, 9, pen.Fade(q.Dark, 0.6), pen.GrowUp)
	x, y, _ := c.disc(60, 100, -40, -6, 20, 28, pen.Mix(warm, pen.White, 0.6))
	c.Wheel(x, y, 280, 22, pen.Fade(pen.Mix(warm, pen.White, 0.4), 0.22), pen.WheelOf{Phase: c.rnd(1, 0)})
	clouds := c.clouds(2, -70, -8, 5, 0.5, 1)
	c.Fill(clouds.Moved(1.2, 1.2), pen.Mix(warm, pen.White, 0.35))
	c.Fill(clouds, pen.Mix(q.Far, q.Main, 0.3))
	far, houses := c.roofs(row{base: 62, low: 10, high: 56, stream: 10})
	c.Fill(far, q.Far)
	c.Fill(c.windows(houses, 14, 0.25, 2.2, 5), pen.Mix(warm, pen.White, 0.3))
	// The building: wings, middle, and dome, lit from the right and shaded on the left.
	hx := c.span(3, 0, -26, -6)
	b := c.at(hx, 0, 1)
	stone, dim := pen.Mix(q.Light, pen.Paper, 0.45), pen.Mix(q.Far, q.Mid, 0.35)
	b.Fill(pen.Join(rect(-92, 16, 184, 60), rect(-96, 10, 192, 8), pen.Polygon(-46, 10, 0, -14, 46, 10), rect(-20, -24, 40, 20), rect(-24, -28, 48, 5)), q.Near)
	b.Fill(pen.Join(rect(-90, 18, 180, 56), rect(-94, 11, 188, 5), rect(-18, -22, 36, 12)), stone)
	b.Fill(pen.Polygon(-42, 9, 0, -12, 42, 9), pen.Mix(stone, dim, 0.3))
	b.Fill(pen.Polygon(-32, 7, 0, -8, 32, 7), dim)
	dome := pen.MustPath("M-20 -28 Q-22 -56 0 -60 Q22 -56 20 -28 Z")
	b.Fill(pen.Join(dome.Scaled(1.08, 1.05), rect(-4, -74, 8, 16)), q.Near)
	b.Fill(dome, pen.Mix(q.Main, q.Light, 0.4))
	b.Atop(dome, func(p pen.Pen) {
		p.Fill(rect(-24, -64, 18, 40), q.Mid)
		p.Fill(rect(-6, -64, 6, 40), pen.Fade(q.Mid, 0.5))
		p.Fill(rect(12, -64, 5, 40), pen.Mix(warm, pen.White, 0.5))
	})
	b.Fill(rect(-2.6, -73, 5.2, 14), stone)
	b.Fill(pen.Polygon(-4, -73, 0, -84, 4, -73), q.Near)
	// A flag flies from a pole on one wing.
	b.Fill(rect(-70, -46, 1.8, 58), q.Near)
	b.Fill(pen.MustPath("M-68 -45 Q-58 -50 -50 -45 Q-44 -41 -36 -45 V-32 Q-44 -28 -50 -32 Q-58 -37 -68 -32 Z"), q.Accent)
	// The wings have windows, some lit. The left wing is in the shade.
	b.Fill(rect(-90, 18, 50, 56), pen.Mix(stone, dim, 0.6))
	var panes, lit pen.Outline
	for i := range 5 {
		for r := range 2 {
			for k, s := range [...]float64{-1, 1} {
				wx, wy := s*(50+9*float64(i)), 26+23*float64(r)
				o := pen.Join(rect(wx-2.4, wy, 4.8, 13), pen.Ellipse(wx, wy, 2.4, 2.4))
				if c.chance(4+uint32(k), i*2+r, 0.4) {
					lit = append(lit, o...)
				} else {
					panes = append(panes, o...)
				}
			}
		}
	}
	b.Fill(panes, q.Mid)
	b.Fill(lit, q.Accent)
	// The porch is dark inside, with columns in front and a door full of light.
	b.Fill(rect(-40, 14, 80, 60), q.Mid)
	b.Fill(pen.MustPath("M-9 74 V42 Q-9 31 0 31 Q9 31 9 42 V74 Z"), pen.Mix(q.Accent, pen.White, 0.35))
	for i := range 6 {
		cx := -37 + 14.8*float64(i)
		b.Fill(pen.Join(rect(cx-3.6, 16, 7.2, 58), rect(cx-5, 13, 10, 4), rect(cx-5, 70, 10, 4)), stone)
		b.Fill(rect(cx-3.6, 17, 2.8, 53), dim)
	}
	for i := range 4 { // steps
		y, w := 74+5*float64(i), 52+12*float64(i)
		b.Fill(rect(-w, y, 2*w, 6), pen.Mix(stone, q.Near, 0.18+0.14*float64(i)))
		b.Fill(rect(-w, y, 2*w, 1.4), pen.Mix(stone, pen.White, 0.4))
	}
	b.Fill(pen.Polygon(-8, 74, 8, 74, 26, 94, -26, 94), pen.Fade(q.Accent, 0.4))
	// The square in front: lamps, trees, and people walking.
	c.Fill(c.rolling(6, 90, 94, 5), q.Near)
	for i, s := range [...]float64{-1, 1} {
		tx := s * c.span(7, i, 112, 128)
		crown := pen.Join(pen.Circle(tx, 36, 19), pen.Circle(tx-12, 48, 14), pen.Circle(tx+12, 48, 15), pen.Circle(tx+3, 22, 13))
		c.Fill(pen.Join(crown, rect(tx-3, 50, 6, 50)), q.Near)
		c.Fill(pen.Join(pen.Circle(tx+8, 28, 7), pen.Circle(tx+14, 42, 5)), pen.Mix(q.Mid, warm, 0.35))
		lx := s*74 + hx*0.5
		ink.Glow(c.Pen, lx, 58, 7, q.Accent, 3, 0.18)
		c.Fill(rect(lx-1.3, 60, 2.6, 38), q.Night)
		c.Fill(pen.Circle(lx, 58, 4.6), pen.Mix(q.Accent, pen.White, 0.5))
	}
	c.people(20, 92, 7)
	c.Fill(c.birds(24, -110, 40, -70, -20, 5), q.Near)
}

// people draws small figures walking along a line, each with a lit side.
func (c canvas) people(stream uint32, y float64, n int) {
	var bodies pen.Outline
	for i := range n {
		px := -110 + 220*(float64(i)+c.rnd(stream, i))/float64(n)
		k := c.span(stream+1, i, 0.8, 1.15)
		bodies = append(bodies, pen.Circle(px, y-15*k, 2.4*k)...)
		bodies = append(bodies, pen.Polygon(px-2.6*k, y-12*k, px+2.6*k, y-12*k, px+3.4*k, y+2, px+1, y+2, px, y-3, px-1, y+2, px-3.4*k, y+2)...)
	}
	c.Fill(bodies.Moved(0.9, -0.5), pen.Mix(c.q.Accent, c.q.Light, 0.5))
	c.Fill(bodies, c.q.Near)
}

// policeStation draws a brick building at night in the rain, with a police car in front of it.
func policeStation(c canvas) {
	c = c.turned().framed()
	q := c.q
	blue, red := pen.RGB(0x4f9dff), pen.RGB(0xff4a3d)
	c.ground(pen.Mix(q.Dark, q.Main, 0.45))
	c.Fill(pen.Ellipse(0, 40, 200, 80), pen.Fade(q.Main, 0.8))
	c.screen(-140, -105, 280, 120, 9, pen.Fade(q.Dark, 0.7), pen.GrowUp)
	x, _, _ := c.disc(-110, -70, -60, -40, 18, 26, q.Bright)
	c.Fill(c.clouds(1, -74, -30, 4, 0.6, 1.1), q.Far)
	far, houses := c.roofs(row{base: 62, low: 30, high: 96, stream: 10})
	c.Fill(far, q.Far)
	c.Fill(c.windows(houses, 14, 0.25, 2.4, 6), pen.Fade(q.Accent, 0.85))
	hx := c.span(2, 0, -8, 22)
	b := c.at(hx, 0, 1)
	house := pen.Join(rect(-84, -40, 168, 130), rect(-89, -48, 178, 10), rect(-26, -62, 52, 16))
	b.Fill(house, q.Near)
	wallTone := pen.Mix(q.Mid, q.Far, 0.85)
	b.Fill(pen.Join(rect(-82, -38, 164, 128), rect(-24, -60, 48, 12)), wallTone)
	b.Atop(rect(-82, -38, 164, 128), func(p pen.Pen) {
		var bricks pen.Outline
		for r := range 16 {
			for k := range 12 {
				if c.chance(3, r*12+k, 0.32) {
					bricks = append(bricks, rect(-82+14*float64(k)+7*float64(r%2), -38+8*float64(r), 12, 6)...)
				}
			}
		}
		p.Fill(bricks, pen.Mix(q.Mid, q.Near, 0.25))
		// The car's lights sweep over the wall.
		p.Fill(pen.Ellipse(-70, 74, 74, 62), pen.Fade(red, 0.3))
		p.Fill(pen.Ellipse(-20, 80, 70, 54), pen.Fade(blue, 0.28))
	})
	b.Fill(pen.Join(rect(-89, -48, 178, 2.2), rect(-26, -62, 52, 2)), pen.Mix(q.Mid, q.Light, 0.6))
	// Windows in two rows. Some are still lit.
	var frames, dark, lit pen.Outline
	for r := range 2 {
		for k := range 6 {
			wx, wy := -70+28*float64(k), -30+40*float64(r)
			if r == 1 && (k == 2 || k == 3) {
				continue
			}
			frames = append(frames, rect(wx-8, wy-2, 16, 28)...)
			if c.chance(4, r*6+k, 0.5) {
				lit = append(lit, pen.Join(rect(wx-6, wy, 5.4, 24), rect(wx+0.6, wy, 5.4, 24))...)
			} else {
				dark = append(dark, pen.Join(rect(wx-6, wy, 5.4, 24), rect(wx+0.6, wy, 5.4, 24))...)
			}
		}
	}
	b.Fill(frames, q.Near)
	b.Fill(dark, pen.Mix(q.Mid, pen.Ink, 0.5))
	b.Fill(lit, q.Accent)
	wx := -70 + 28*float64(int(c.rnd(4, 30)*6)%6)
	b.Fill(pen.Join(pen.Circle(wx, -16, 3.4), pen.Polygon(wx-5, -6, wx-3, -12, wx+3, -12, wx+5, -6)), q.Near)
	// The entrance between two globe lamps.
	b.Fill(pen.Join(rect(-26, 8, 52, 84), pen.Polygon(-32, 8, 0, -6, 32, 8)), q.Near)
	b.Fill(pen.Polygon(-24, 7, 0, -3, 24, 7), pen.Mix(q.Far, q.Light, 0.3))
	b.Fill(rect(-18, 16, 36, 60), pen.Mix(q.Accent, pen.White, 0.35))
	b.Fill(pen.Join(rect(-1, 16, 2, 60), rect(-18, 30, 36, 1.8)), q.Near)
	b.Fill(pen.Join(pen.Circle(8, 46, 4), pen.Polygon(1, 76, 3, 52, 13, 52, 15, 76)), q.Near)
	b.Fill(pen.Join(rect(-34, 76, 68, 5), rect(-40, 81, 80, 5), rect(-46, 86, 92, 6)), pen.Mix(q.Far, q.Light, 0.25))
	b.Fill(pen.Join(rect(-34, 80, 68, 1.4), rect(-40, 85, 80, 1.4)), q.Near)
	for _, s := range [...]float64{-1, 1} {
		ink.Glow(b.Pen, s*35, 34, 8, q.Bright, 4, 0.16)
		b.Fill(pen.Join(rect(s*35-1.6, 38, 3.2, 44), rect(s*35-5, 78, 10, 5)), q.Night)
		b.Fill(pen.Circle(s*35, 34, 6.4), pen.Mix(q.Bright, pen.White, 0.5))
	}
	// The wet street and the car on it.
	c.Fill(rect(left, 90, right-left, 20), q.Near)
	c.Fill(pen.Polygon(hx-18, 90, hx+18, 90, hx+26, bottom, hx-26, bottom), pen.Fade(q.Accent, 0.4))
	cx := hx - c.span(5, 0, 64, 78)
	ink.Glow(c.Pen, cx-9, 62, 10, red, 3, 0.2)
	ink.Glow(c.Pen, cx+5, 62, 10, blue, 3, 0.2)
	car := pen.MustPath("M-44 92 V82 Q-43 76 -34 75 L-24 64 Q-22 61 -16 61 H12 Q18 61 22 66 L30 75 Q44 76 45 84 V92 Z").Moved(cx, 0)
	c.Fill(car, pen.Mix(q.Light, pen.Paper, 0.3))
	c.Atop(car, func(p pen.Pen) {
		p.Fill(rect(cx-50, 84, 100, 12), q.Near)
		p.Fill(rect(cx-16, 70, 30, 26), q.Near)
		p.FillOdd(pen.Join(car, car.Moved(-1, 2)), pen.White)
	})
	c.Stroke(car, 1.8, pen.Ink)
	c.Fill(pen.Polygon(cx-20, 74, cx-14, 64, cx-3, 64, cx-3, 74), q.Mid)
	c.Fill(pen.Polygon(cx+1, 74, cx+1, 64, cx+12, 64, cx+22, 74), q.Mid)
	c.Fill(pen.Join(pen.Circle(cx-26, 93, 8), pen.Circle(cx+27, 93, 8)), pen.Ink)
	c.Fill(pen.Join(pen.Circle(cx-26, 93, 3.4), pen.Circle(cx+27, 93, 3.4)), q.Light)
	c.Fill(rect(cx-12, 57, 9, 5), red)
	c.Fill(rect(cx-1, 57, 9, 5), blue)
	c.Fill(pen.Join(rect(cx-11, 57, 7, 1.6), rect(cx, 57, 7, 1.6)), pen.White)
	ink.BeamFan(c.Pen, cx-44, 84, math.Pi, 90, 18, q.Bright, 0.35, pen.White)
	c.Fill(c.glimmer(6, cx-6, 95, 106, 30, 4), pen.Fade(red, 0.7))
	c.Fill(c.glimmer(8, x, 96, 106, 20, 3), pen.Fade(q.Bright, 0.6))
	c.rain(30, 40, 1.1, pen.Fade(q.Light, 0.6))
}
