package place

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// hall is a great hall: columns in a row on both sides, banners, a tall window behind.
func hall(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	x := c.span(1, 0, -40, 40)
	// The far wall and its window, the light of the place.
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
	// Floor and ceiling run towards it; the light lies on the floor.
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
	step := c.span(1, 1, 0, 0.4) // how far on the next column is
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

// windowShape is a tall pointed window about its middle.
var windowShape = pen.MustPath("M-26 46 V-20 Q-26 -42 0 -54 Q26 -42 26 -20 V46 Z")

// prison is the inside of a prison: cells on two floors, light through a roof of glass.
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
	// Light falls from the roof; dust and a lamp that swings in it.
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

// museum is a hall with the bones of a great beast, cases of glass, and the moon through the roof.
func museum(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	c.screen(-140, -20, 280, 125, 9, pen.Fade(q.Dark, 0.6), pen.GrowDown)
	x := c.span(1, 0, -40, 40)
	// A row of arched windows, the moon in one of them.
	var frames, panes, leads pen.Outline
	for i := range 5 {
		wx := -112 + 56*float64(i)
		frames = append(frames, windowShape.Scaled(0.94, 1.0).Moved(wx, -22)...)
		panes = append(panes, windowShape.Scaled(0.76, 0.9).Moved(wx, -22)...)
		leads = append(leads, pen.Open(wx, -72, wx, 20)...)
		leads = append(leads, pen.Open(wx-20, -34, wx+20, -34)...)
		leads = append(leads, pen.Open(wx-20, -8, wx+20, -8)...)
	}
	c.Fill(frames, q.Mid)
	c.Fill(panes, q.Main)
	c.Atop(panes, func(p pen.Pen) {
		v := c
		v.Pen = p
		v.haze(x, 26, 130, 60)
		ink.Disc(p, x, -36+c.span(1, 1, -12, 12), c.span(1, 2, 22, 32), q.Bright, q.Light)
		p.Fill(ink.Stars(-140, -80, 280, 70, 26, c.seed+2), pen.Paper)
		r, _ := c.roofs(row{base: 22, low: 6, high: 34, narrow: 8, wide: 16, stream: 10})
		p.Fill(r, q.Far)
	})
	c.Stroke(leads, 1.8, q.Mid)
	var shafts pen.Outline
	for i := range 5 {
		wx := -112 + 56*float64(i)
		shafts = append(shafts, pen.Polygon(wx-18, 20, wx+18, 20, wx+52, 104, wx+2, 104)...)
	}
	c.Fill(shafts, pen.Fade(q.Light, 0.2))
	c.Fill(pen.Polygon(left, 66, right, 66, right, bottom+5, left, bottom+5), q.Mid)
	c.Fill(pen.Polygon(left, 66, right, 66, right, 68, left, 68), pen.Mix(q.Mid, q.Light, 0.4))
	c.skeleton(c.span(3, 0, -12, 12), 4)
	// Cases with something precious in them.
	for i, s := range [...]float64{-1, 1} {
		cx := s*104 + c.span(4, i, -10, 8)
		c.Fill(pen.Join(rect(cx-17, 58, 34, 50), rect(cx-20, 54, 40, 6)), q.Near)
		ink.Glow(c.Pen, cx, 38, 9, q.Accent, 3, 0.16)
		if c.chance(5, i, 0.5) {
			c.Fill(pen.Polygon(cx-8, 40, cx-4, 32, cx+4, 32, cx+8, 40, cx, 52), pen.Mix(q.Accent, pen.White, 0.3))
			c.Fill(pen.Polygon(cx, 40, cx+8, 40, cx, 52), pen.Mix(q.Accent, q.Dark, 0.35))
		} else { // a jar
			c.Fill(pen.Outline(jarShape).Moved(cx, 40), pen.Mix(q.Accent, q.Dark, 0.2))
			c.Fill(pen.Join(rect(cx-7, 38, 14, 2), rect(cx-7, 43, 14, 2)), q.Near)
		}
		c.Stroke(rect(cx-15, 22, 30, 32), 1.6, pen.Fade(q.Bright, 0.9))
		c.Fill(pen.Polygon(cx-12, 52, cx-4, 24, cx+1, 24, cx-7, 52), pen.Fade(pen.White, 0.25))
		c.Fill(rect(cx-20, 54, 40, 1.8), pen.Mix(q.Mid, q.Light, 0.6))
	}
	c.Fill(pen.Join(rect(left, top, 20, 215), rect(right-20, top, 20, 215)), q.Near)
	c.Fill(pen.Join(rect(left+17, top, 3, 215), rect(right-20, top, 2, 215)), pen.Mix(q.Mid, q.Light, 0.3))
	// A rope before the beast.
	var posts pen.Outline
	var rope pen.Outline
	for i := range 5 {
		px := -72 + 36*float64(i)
		posts = append(posts, rect(px-1.6, 80, 3.2, 22)...)
		posts = append(posts, pen.Circle(px, 79, 2.6)...)
		if i > 0 {
			rope = append(rope, pen.MoveTo(px-36, 83), pen.QuadTo(px-18, 94, px, 83))
		}
	}
	c.Fill(posts, q.Near)
	c.Stroke(rope, 2, pen.Mix(q.Accent, q.Dark, 0.3))
}

var jarShape = pen.MustPath("M-3 -12 H3 V-8 Q10 -4 8 4 Q6 10 3 12 H-3 Q-6 10 -8 4 Q-10 -4 -3 -8 Z")

// skeleton is that of a great lizard that strides, its back about (x, y).
func (c canvas) skeleton(x, y float64) {
	q := c.q
	b := c.at(x, y, 1)
	bone := pen.Mix(q.Bright, q.Main, 0.2)
	spine := []pen.Along{{X: -96, Y: 40, Width: 1.5}, {X: -66, Y: 24, Width: 4}, {X: -30, Y: 8, Width: 7}, {X: 0, Y: 0, Width: 8}, {X: 22, Y: -14, Width: 7}, {X: 36, Y: -32, Width: 6}}
	var ribs pen.Outline
	for i := range 8 {
		t := float64(i) / 7
		rx, ry := -26+46*t, 6-16*t*t
		ribs = append(ribs, pen.Brush([]pen.Along{{X: rx, Y: ry, Width: 3}, {X: rx + 7, Y: ry + 16 - 4*t, Width: 2.6}, {X: rx + 2, Y: ry + 28 - 8*t, Width: 1}}, 5, true)...)
	}
	var spikes pen.Outline
	for i := range 15 {
		t := float64(i) / 14
		s := pen.Spline([]pen.Point{{X: -96, Y: 40}, {X: -66, Y: 24}, {X: -30, Y: 8}, {X: 0, Y: 0}, {X: 22, Y: -14}, {X: 36, Y: -32}}, 6)
		at := s[int(t*float64(len(s)-1))]
		spikes = append(spikes, pen.Polygon(at.X-2, at.Y-1, at.X-1, at.Y-4-4*t, at.X+2, at.Y-1)...)
	}
	legs := pen.Join(
		pen.Brush([]pen.Along{{X: -18, Y: 8, Width: 7}, {X: -4, Y: 30, Width: 4}, {X: -20, Y: 46, Width: 4}, {X: -14, Y: 62, Width: 3}, {X: -2, Y: 63, Width: 2.4}}, 6, true),
		pen.Brush([]pen.Along{{X: -22, Y: 8, Width: 6}, {X: -34, Y: 30, Width: 4}, {X: -50, Y: 44, Width: 3.6}, {X: -46, Y: 61, Width: 3}, {X: -36, Y: 63, Width: 2.4}}, 6, true),
		pen.Brush([]pen.Along{{X: 20, Y: -2, Width: 4}, {X: 28, Y: 10, Width: 3}, {X: 22, Y: 18, Width: 2}, {X: 27, Y: 21, Width: 1}}, 5, true))
	skull := pen.MustPath("M28 -36 Q30 -52 46 -52 Q60 -52 76 -40 L80 -30 L62 -30 L58 -26 L52 -31 L46 -26 L42 -30 Q34 -28 28 -36 Z")
	jaw := pen.MustPath("M34 -30 Q38 -20 48 -18 L74 -16 L78 -20 L66 -22 L62 -26 L57 -21 L50 -24 L46 -28 Z")
	all := pen.Join(pen.Brush(spine, 8, true), ribs, spikes, legs)
	b.Stroke(all, 2.6, q.Near)
	b.Stroke(pen.Join(skull, jaw), 2.6, q.Near)
	b.Fill(all, bone)
	b.Fill(skull, bone)
	b.Fill(jaw, bone)
	b.Fill(pen.Join(pen.Ellipse(46, -42, 4.4, 4), pen.Ellipse(60, -39, 4.4, 2.8), pen.Ellipse(73, -37, 2, 1.4)), q.Near)
	b.FillOdd(pen.Join(legs, legs.Moved(-1.4, -0.4)), pen.Fade(q.Near, 0.7))
	// The block it stands on and the rods that hold it.
	b.Fill(pen.Join(rect(-6, 4, 1.6, 60), rect(-66, 24, 1.6, 40)), q.Near)
	b.Fill(pen.Polygon(-76, 64, 44, 64, 54, 80, -86, 80), q.Near)
	b.Fill(rect(-76, 64, 120, 1.8), pen.Mix(q.Mid, q.Light, 0.6))
}

// newsroom is an office by night: the city behind tall windows, desks, screens, lamps.
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
	// Desks: a far row, a near row.
	for r, k := range [...]float64{0.7, 1.15} {
		y := 58 + 28*float64(r)
		tone := pen.Mix(q.Near, q.Mid, 0.35*float64(1-r))
		for i := range 4 {
			dx := -120 + 80*float64(i) + c.span(4+uint32(r), i, -10, 10) + 14*float64(r)
			if r == 1 && math.Abs(dx) < 40 {
				continue // the middle of the front belongs to the subject
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

// bank is a vault, its round door open: gold behind it, boxes in the walls.
func bank(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	// Walls of boxes.
	var boxes, dark, locks pen.Outline
	for r := range 9 {
		for k := range 12 {
			x, y := left+24*float64(k), top+22*float64(r)
			if c.chance(1, r*12+k, 0.16) {
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
	// The opening: light and gold in it.
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
	// The door swings to the right: a thick disc seen from the side, bolts round its rim.
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
	// The floor, where it shines, and what lies on it.
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
