package place

import (
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// street draws a canyon of buildings toward a low sun, with wet asphalt.
func street(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	c.screen(-140, -105, 280, 130, 9, pen.Fade(q.Dark, 0.75), pen.GrowUp)
	vx, vy := c.span(1, 0, -26, 20), c.span(1, 1, 14, 24)
	sunY := vy - c.span(1, 2, 14, 30)
	c.haze(vx, vy+10, 150, 66)
	c.Wheel(vx, sunY, 260, 18, pen.Fade(q.Light, 0.3), pen.WheelOf{Phase: c.rnd(1, 3)})
	ink.Disc(c.Pen, vx, sunY, 24, q.Bright, pen.Mix(q.Light, q.Accent, 0.3))
	// Towers at the far end, in front of the sun.
	ends, _ := c.roofs(row{base: vy, low: 12, high: 44, narrow: 8, wide: 16, from: vx - 60, to: vx + 60, stream: 10})
	c.Fill(ends, q.Far)
	c.Fill(pen.Polygon(left, 100, vx-34, vy, vx+34, vy, right, 100, right, bottom+5, left, bottom+5), q.Mid)
	// Two rows of buildings. Each is a patch of its wall with a height of its own.
	for side, w := range [2]wall{
		{nearX: left - 20, nearTop: -190, nearBottom: 104, farX: vx - 34, farTop: vy - 52, farBottom: vy + 2},
		{nearX: right + 20, nearTop: -190, nearBottom: 104, farX: vx + 34, farTop: vy - 52, farBottom: vy + 2},
	} {
		stream := uint32(20 + 20*side)
		var dark, pale, cornice, panes, unlit pen.Outline
		const houses = 6
		for i := houses - 1; i >= 0; i-- {
			u0, u1 := float64(i)/houses, float64(i+1)/houses
			height := 0.1 + 0.34*c.rnd(stream, i)
			part := w.patch(u0, height, u1-0.006, 1)
			if i%2 == 0 {
				dark = append(dark, part...)
			} else {
				pale = append(pale, part...)
			}
			cornice = append(cornice, w.patch(u0, height, u1-0.006, height+0.018)...)
			for r := range 9 {
				v := height + 0.05 + 0.075*float64(r)
				for k := range 3 {
					u := u0 + (0.18+0.26*float64(k))/houses
					if v > 0.86 {
						continue
					}
					o := w.patch(u, v, u+0.13/houses, v+0.042)
					if c.chance(stream+1, i*40+r*4+k, 0.3) {
						panes = append(panes, o...)
					} else {
						unlit = append(unlit, o...)
					}
				}
			}
		}
		dim, lit := q.Near, pen.Mix(q.Mid, q.Near, 0.45)
		if side == 1 {
			dim, lit = pen.Mix(q.Mid, q.Near, 0.5), pen.Mix(q.Mid, q.Far, 0.35)
		}
		c.Fill(dark, dim)
		c.Fill(pale, lit)
		c.Fill(cornice, pen.Mix(q.Far, q.Light, 0.35))
		c.Fill(unlit, pen.Mix(dim, pen.Ink, 0.4))
		c.Fill(panes, q.Accent)
		// Shop windows and awnings at the foot.
		var shops, awnings pen.Outline
		for i := range houses {
			u := float64(i) / houses
			shops = append(shops, w.patch(u+0.02, 0.9, u+0.12, 0.975)...)
			awnings = append(awnings, w.patch(u+0.01, 0.868, u+0.13, 0.9)...)
		}
		c.Fill(shops, pen.Mix(q.Accent, pen.White, 0.35))
		c.Fill(awnings, pen.Mix(q.Accent, q.Dark, 0.5))
	}
	// The light falls along the wet street, and lines lead to its end.
	c.Fill(pen.Polygon(vx-8, vy, vx+8, vy, vx*0.4+46, bottom+5, vx*0.4-46, bottom+5), pen.Fade(q.Light, 0.4))
	c.Fill(c.glimmer(70, vx, vy+2, 104, 44, 10), pen.Fade(q.Bright, 0.75))
	var dashes pen.Outline
	for i := range 6 {
		z := 1 + 1.1*float64(i)
		y0, y1 := vy+86/z, vy+86/(z+0.5)
		x0, x1 := vx-vx*0.6/z, vx-vx*0.6/(z+0.5)
		dashes = append(dashes, pen.Polygon(x1-2.4/z, y1, x1+2.4/z, y1, x0+3/z, y0, x0-3/z, y0)...)
	}
	c.Fill(dashes, pen.Mix(q.Light, pen.White, 0.4))
	// Lamps with their light, and steam from a hydrant.
	var posts, heads pen.Outline
	for i := range 3 {
		k := 1 / (1 + 0.9*float64(i))
		x, y := vx-104*k, vy+72*k
		posts = append(posts, rect(x-2*k, y-104*k, 4*k, 104*k)...)
		posts = append(posts, rect(x, y-104*k, 24*k, 3*k)...)
		heads = append(heads, pen.Ellipse(x+24*k, y-100*k, 7*k, 3.4*k)...)
		ink.Glow(c.Pen, x+24*k, y-99*k, 10*k, q.Accent, 3, 0.14)
	}
	c.Fill(posts, q.Night)
	c.Fill(heads, pen.Mix(q.Accent, pen.White, 0.6))
	x := c.span(80, 0, 66, 92)
	c.Fill(pen.Join(pen.Circle(x, 78, 7), pen.Circle(x+7, 66, 9), pen.Circle(x-3, 56, 10), pen.Circle(x+9, 42, 12), pen.Circle(x+2, 26, 13)), pen.Fade(q.Light, 0.38))
}

// bridge draws a great bridge over water, with cables from tower to tower and fog below.
func bridge(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	c.screen(-140, -105, 280, 140, 9, pen.Fade(q.Dark, 0.75), pen.GrowUp)
	c.haze(20, 58, 190, 62)
	x, _, _ := c.disc(-20, 96, -54, -30, 22, 34, q.Bright)
	c.Fill(c.clouds(1, -40, 4, 3, 0.5, 0.9), pen.Fade(q.Far, 0.8))
	far, houses := c.roofs(row{base: 54, low: 6, high: 40, narrow: 8, wide: 18, stream: 10})
	c.Fill(far, q.Far)
	c.Fill(c.windows(houses, 20, 0.3, 1.8, 4), q.Accent)
	c.Fill(rect(left, 54, right-left, 60), pen.Mix(q.Main, q.Dark, 0.5))
	c.Fill(c.ripples(30, 58, 104, 26), pen.Fade(q.Light, 0.4))
	c.Fill(c.glimmer(33, x, 56, 104, 30, 10), pen.Fade(q.Bright, 0.8))
	// The deck runs from far on the right to near on the left. The towers are on it.
	deckFar, deckNear := c.span(40, 0, 34, 40), c.span(40, 1, 54, 64)
	deckY := func(x float64) float64 { t := (right - x) / (right - left); return deckFar + (deckNear-deckFar)*t*t }
	size := func(x float64) float64 { t := (right - x) / (right - left); return 0.34 + 0.95*t*t }
	towers := [2]float64{c.span(40, 2, -92, -74), c.span(40, 3, 46, 62)}
	topOf := func(i int) float64 { x := towers[i]; return deckY(x) - 104*size(x) }
	cable := func(x0, y0, x1, y1, sag float64) (pen.Outline, pen.Outline) {
		line := pen.Outline{pen.MoveTo(x0, y0)}
		var hangers pen.Outline
		const n = 18
		for i := 1; i <= n; i++ {
			t := float64(i) / n
			x, y := x0+(x1-x0)*t, y0+(y1-y0)*t+sag*4*t*(1-t)
			line = append(line, pen.LineTo(x, y))
			if d := deckY(x); i < n && y < d {
				hangers = append(hangers, pen.MoveTo(x, y), pen.LineTo(x, d))
			}
		}
		return line, hangers
	}
	a, ha := cable(towers[0], topOf(0), towers[1], topOf(1), 46)
	b, hb := cable(left-30, deckY(left)-10, towers[0], topOf(0), 20)
	d, hd := cable(towers[1], topOf(1), right+30, deckY(right)-4, 4)
	c.Stroke(pen.Join(ha, hb, hd), 1.1, pen.Fade(q.Near, 0.9))
	c.Stroke(pen.Join(a, b, d), 3.2, q.Near)
	c.At(0, -1.1, 1).Stroke(pen.Join(a, b, d), 0.9, pen.Mix(q.Accent, q.Light, 0.4))
	for i, x := range towers {
		k := size(x)
		y, t := deckY(x), topOf(i)
		legs := pen.Join(rect(x-13*k, t, 8*k, bottom-t), rect(x+5*k, t, 8*k, bottom-t), rect(x-15*k, t-3*k, 30*k, 7*k), rect(x-12*k, t+26*k, 24*k, 6*k), rect(x-12*k, t+58*k, 24*k, 6*k), rect(x-15*k, y+30*k, 30*k, bottom-y))
		c.Fill(legs, q.Near)
		c.Fill(pen.Join(rect(x-13*k, t, 2*k, 110*k), rect(x+5*k, t, 2*k, 110*k)), pen.Mix(q.Accent, q.Mid, 0.45))
		ink.Glow(c.Pen, x, t-6*k, 3.4*k, q.Accent, 4, 0.2)
		c.Fill(pen.Circle(x, t-6*k, 2.6*k), pen.Mix(q.Accent, pen.White, 0.4))
	}
	under, over := pen.Outline{}, pen.Outline{}
	var lamps pen.Outline
	for i := range 33 {
		x := left + 10*float64(i)
		if i == 0 {
			over = append(over, pen.MoveTo(x, deckY(x)))
		} else {
			over = append(over, pen.LineTo(x, deckY(x)))
		}
		lamps = append(lamps, pen.Circle(x, deckY(x)-2.4*size(x), 1.9*size(x))...)
	}
	under = append(under, over...)
	for i := 32; i >= 0; i-- {
		x := left + 10*float64(i)
		under = append(under, pen.LineTo(x, deckY(x)+9*size(x)))
	}
	c.Fill(append(under, pen.ClosePath()), q.Near)
	c.Stroke(over, 1.6, pen.Mix(q.Accent, q.Light, 0.5))
	c.Fill(lamps, pen.Mix(q.Accent, pen.White, 0.5))
	c.Fill(c.clouds(50, 78, 96, 5, 0.8, 1.3), pen.Fade(q.Light, 0.34)) // fog on the water
	c.Fill(c.clouds(54, 96, 108, 5, 0.9, 1.4), pen.Fade(q.Light, 0.45))
	c.Fill(c.birds(58, -60, 60, -60, -10, 4), q.Near)
}

// harbour draws a harbor at night with cranes and a ship.
func harbour(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	c.screen(-140, -105, 280, 130, 9, pen.Fade(q.Dark, 0.75), pen.GrowUp)
	c.haze(0, 46, 190, 64)
	x, _, _ := c.disc(-50, 30, -50, -26, 24, 34, q.Bright)
	c.Fill(c.clouds(1, -44, -6, 3, 0.5, 1), pen.Fade(q.Far, 0.85))
	far, houses := c.roofs(row{base: 42, low: 4, high: 30, narrow: 8, wide: 20, stream: 10})
	c.Fill(far, q.Far)
	c.Fill(c.windows(houses, 14, 0.35, 1.8, 4.4), q.Accent)
	c.Fill(rect(left, 42, right-left, 70), pen.Mix(q.Main, q.Dark, 0.55))
	c.Fill(c.ripples(20, 48, 100, 24), pen.Fade(q.Light, 0.4))
	c.Fill(c.glimmer(23, x, 44, 100, 30, 11), pen.Fade(q.Bright, 0.85))
	// Two gantry cranes on the far quay.
	var cranes pen.Outline
	for i := range 2 {
		cx, k := c.span(30, i, -10, 20)+56*float64(i)+24, 1-0.2*float64(i)
		foot := 44.0
		cranes = append(cranes, rect(cx-14*k, foot-86*k, 4*k, 86*k)...)
		cranes = append(cranes, rect(cx+10*k, foot-86*k, 4*k, 86*k)...)
		cranes = append(cranes, rect(cx-14*k, foot-46*k, 28*k, 4*k)...)
		cranes = append(cranes, rect(cx-60*k, foot-90*k, 104*k, 6*k)...)
		cranes = append(cranes, pen.Polygon(cx-1, foot-116*k, cx+2, foot-116*k, cx+12*k, foot-86*k, cx-12*k, foot-86*k)...)
		cranes = append(cranes, rect(cx+26*k, foot-84*k, 14*k, 9*k)...)
	}
	c.Fill(cranes, pen.Mix(q.Mid, q.Near, 0.4))
	var ropes pen.Outline
	for i := range 2 {
		cx, k := c.span(30, i, -10, 20)+56*float64(i)+24, 1-0.2*float64(i)
		ropes = append(ropes, pen.Open(cx-58*k, 44-88*k, cx, 44-114*k, cx+42*k, 44-88*k)...)
		ropes = append(ropes, pen.Open(cx-40*k, 44-84*k, cx-40*k, 44-52*k)...)
	}
	c.Stroke(ropes, 1.3, pen.Mix(q.Mid, q.Near, 0.4))
	// The ship in front of them, with containers on its deck and lights on its bridge.
	sx := c.span(31, 0, -70, -44)
	ship := pen.MustPath("M-70 0 L-60 -1 V-8 H34 L38 -12 H78 L66 22 H-58 Z").Moved(sx, 56)
	c.Fill(ship, q.Near)
	c.Fill(pen.Polygon(sx-66, 70, sx+70, 70, sx+66, 78, sx-58, 78), pen.Mix(q.Accent, q.Near, 0.6))
	c.Fill(pen.Join(rect(sx-56, 20, 24, 36), rect(sx-52, 12, 16, 10), rect(sx-46, -2, 5, 16)), q.Near)
	c.Fill(pen.Join(rect(sx-53, 24, 18, 3), rect(sx-53, 32, 4, 4), rect(sx-46, 32, 4, 4), rect(sx-39, 32, 4, 4), rect(sx-53, 40, 4, 4), rect(sx-39, 40, 4, 4)), q.Accent)
	var boxes [3]pen.Outline
	for i := range 16 {
		r, k := i/6, i%6
		if r == 2 && !c.chance(32, k, 0.6) {
			continue
		}
		boxes[(i*7+int(c.rnd(33, i)*3))%3] = append(boxes[(i*7+int(c.rnd(33, i)*3))%3], rect(sx-28+10.4*float64(k), 40-8.2*float64(r), 9.6, 7.6)...)
	}
	c.Fill(boxes[0], q.Mid)
	c.Fill(boxes[1], pen.Mix(q.Accent, q.Mid, 0.45))
	c.Fill(boxes[2], pen.Mix(q.Far, q.Light, 0.35))
	// The near quay: planks, bollards, and a lamp that lights them.
	c.Fill(pen.Polygon(left, 84, right, 90, right, bottom+5, left, bottom+5), q.Near)
	c.Fill(pen.Polygon(left, 84, right, 90, right, 92, left, 87), pen.Mix(q.Mid, q.Light, 0.45))
	lx := c.span(34, 0, 88, 112)
	ink.BeamFan(c.Pen, lx, -26, 1.57, 118, 48, q.Accent, 0.22, q.Accent)
	c.Fill(pen.Join(rect(lx-2.2, -30, 4.4, 124), rect(lx-9, 88, 18, 8)), q.Night)
	c.Fill(pen.Polygon(lx-9, -24, lx-5, -34, lx+5, -34, lx+9, -24), q.Night)
	c.Fill(pen.Ellipse(lx, -22, 7, 4), pen.Mix(q.Accent, pen.White, 0.6))
	for i := range 3 {
		bx := -118 + 60*float64(i) + 20*c.rnd(35, i)
		c.Fill(pen.Join(rect(bx-5, 76, 10, 16), pen.Ellipse(bx, 76, 8, 4)), q.Night)
		c.Fill(pen.Ellipse(bx-2, 75, 4.6, 1.3), pen.Mix(q.Mid, q.Light, 0.6))
	}
	c.Fill(c.birds(36, -100, 60, -70, -10, 5), pen.Mix(q.Light, pen.White, 0.3))
}
