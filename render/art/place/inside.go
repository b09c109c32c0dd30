package place

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// fangs returns a row of rocks that hang from above (dir 1) or rise from below.
func (c canvas) fangs(stream uint32, y, dir, low, high, narrow, wide float64) pen.Outline {
	xy := []float64{left, -140 * dir}
	x := left
	for i := 0; x < right; i++ {
		w := c.span(stream, i, narrow, wide)
		h := (low + (high-low)*math.Pow(c.rnd(stream+1, i), 1.4)) * (0.35 + 0.65*min(1, math.Abs(x+w/2)/95))
		xy = append(xy, x, y, x+w*0.42, y+dir*h, x+w*0.58, y+dir*h*0.96, x+w, y)
		x += w
	}
	return pen.Polygon(append(xy, x, -140*dir)...)
}

// opening returns the rough outline of a hole in rock or ice, one and a half times as wide as high.
func (c canvas) opening(stream uint32, x, y, r, wild float64) pen.Outline {
	points := make([]pen.Point, 14)
	for i := range points {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(len(points)))
		k := r * (1 + wild*(c.rnd(stream, i)-0.5))
		points[i] = pen.Point{X: x + 1.42*k*cos, Y: y + k*sin}
	}
	return pen.Closed(points, 5)
}

// cave draws a cave with light at its end and water on the ground.
func cave(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	x, y := c.span(1, 0, -24, 30), c.span(1, 1, -14, 8)
	c.Fill(c.opening(2, x, y, 68, 0.2), q.Main)
	c.screen(-140, -105, 280, 210, 9, pen.Fade(q.Dark, 0.5), pen.GrowOut)
	c.Fill(c.opening(3, x, y, 46, 0.24), pen.Mix(q.Main, q.Light, 0.7))
	c.Fill(c.opening(4, x, y, 29, 0.3), pen.Mix(q.Main, q.Bright, 0.85))
	c.Fill(c.fangs(10, -78, 1, 16, 84, 16, 34), q.Mid)
	c.Fill(c.fangs(14, 84, -1, 8, 50, 16, 34), q.Mid)
	// Water that reflects the light.
	c.Fill(pen.Ellipse(x*0.7, 76, 92, 14), pen.Mix(q.Main, q.Mid, 0.3))
	c.Fill(c.glimmer(16, x*0.7, 66, 84, 44, 6), pen.Fade(q.Bright, 0.8))
	// Crystals in the walls glow.
	var glass, facets pen.Outline
	for i := range 6 {
		side := 1.0
		if i%2 == 0 {
			side = -1
		}
		gx, gy := side*c.span(18, i, 92, 124), c.span(19, i, -20, 72)
		a, b := shard(0, 0, 8, c.span(20, i, 14, 26), side*-3)
		turn := -side * c.span(21, i, 0.3, 1)
		glass = append(glass, a.Turned(turn).Moved(gx, gy)...)
		facets = append(facets, b.Turned(turn).Moved(gx, gy)...)
		if i < 4 {
			ink.Glow(c.Pen, gx-side*6, gy-6, 9, q.Accent, 3, 0.1)
		}
	}
	c.Fill(glass, pen.Mix(q.Accent, q.Main, 0.2))
	c.Fill(facets, pen.Mix(q.Accent, q.Dark, 0.45))
	c.Fill(c.fangs(22, -90, 1, 10, 64, 22, 40), q.Near)
	c.Fill(c.fangs(26, 100, -1, 8, 40, 26, 44), q.Near)
}

// shard returns a leaning crystal with its foot at (x, base), and the crystal's shaded side.
func shard(x, base, w, h, lean float64) (body, shade pen.Outline) {
	body = pen.Polygon(x-w/2, base, x-w/2+lean*0.6-w*0.05, base-h*0.72, x+lean, base-h, x+w/2+lean*0.7, base-h*0.66, x+w/2, base)
	shade = pen.Polygon(x+w*0.08, base, x+lean*0.75, base-h*0.62, x+lean, base-h, x+w/2+lean*0.7, base-h*0.66, x+w/2, base)
	return body, shade
}

// ice draws a hall of ice: crystals on both sides with light shining through them, and snow.
func ice(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	x := c.span(1, 0, -40, 40)
	c.screen(-140, -105, 280, 120, 9, pen.Fade(q.Dark, 0.5), pen.GrowUp)
	c.Wheel(x, 10, 240, 22, pen.Fade(q.Light, 0.35), pen.WheelOf{Phase: c.rnd(1, 1)})
	c.Fill(c.opening(2, x, 14, 54, 0.3), pen.Fade(q.Light, 0.6))
	c.Fill(c.opening(3, x, 20, 34, 0.3), pen.Fade(q.Bright, 0.85))
	pale := pen.Mix(q.Bright, pen.White, 0.35)
	for layer, l := range [...]struct {
		n               int
		low, high, base float64
	}{{9, 60, 130, 80}, {8, 30, 110, 100}} {
		var bodies, shades, edges pen.Outline
		n := uint32(10 + 10*layer)
		for i := range l.n {
			sx := -128 + 256*float64(i)/float64(l.n-1) + 16*(c.rnd(n, i)-0.5)
			h := c.span(n+1, i, l.low, l.high) * (0.25 + 0.9*math.Abs(sx)/125)
			w := c.span(n+2, i, 22, 38)
			a, b := shard(sx, l.base+10, w, h, sx/125*26)
			bodies, shades = append(bodies, a...), append(shades, b...)
			edges = append(edges, pen.Polygon(sx-w*0.36, l.base, sx-w*0.36+sx*0.1, l.base-h*0.6, sx-w*0.24+sx*0.1, l.base-h*0.6, sx-w*0.2, l.base)...)
		}
		if layer == 0 {
			c.Fill(bodies, q.Far)
			c.Fill(shades, pen.Mix(q.Far, q.Dark, 0.4))
			c.Fill(edges, pen.Fade(q.Light, 0.5))
			continue
		}
		c.Fill(bodies, pale)
		c.Fill(shades, q.Far)
		c.Fill(edges, pen.White)
	}
	// Icicles from above.
	c.Fill(c.fangs(40, -98, 1, 8, 52, 12, 24), q.Mid)
	c.Fill(c.fangs(44, -104, 1, 6, 40, 14, 28), pen.Mix(q.Light, pen.White, 0.3))
	c.Fill(c.flakes(50, -95, 85, 30, 0.8, 2.6), pen.White)
}

// lab draws a laboratory: tall specimen glasses and a wall of instruments.
func lab(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	c.screen(-140, -105, 280, 210, 9, q.Dark, pen.GrowDown)
	// The back wall: a large screen between the glasses, with its light on the floor.
	sx := c.span(1, 0, -8, 8)
	c.Fill(pen.Polygon(sx-40, 30, sx+40, 30, sx+90, 110, sx-90, 110), pen.Fade(q.Light, 0.22))
	c.Fill(rect(sx-42, -64, 84, 92), q.Near)
	c.Fill(rect(sx-38, -60, 76, 84), pen.Mix(q.Main, q.Light, 0.4))
	wave := pen.Outline{}
	for i := range 20 {
		x := sx - 36 + 72*float64(i)/19
		y := -40 + 26*(c.rnd(2, i)-0.5)
		if i == 0 {
			wave = append(wave, pen.MoveTo(x, y))
		} else {
			wave = append(wave, pen.LineTo(x, y))
		}
	}
	c.Stroke(wave, 1.8, q.Bright)
	var gauges pen.Outline
	for i := range 7 {
		gauges = append(gauges, rect(sx-34+10*float64(i), 20-30*c.rnd(3, i), 6, 30*c.rnd(3, i))...)
	}
	c.Fill(gauges, pen.Mix(q.Accent, q.Main, 0.2))
	c.Stroke(pen.Join(pen.Circle(sx+20, -12, 9), pen.Open(sx+20, -25, sx+20, 1), pen.Open(sx+7, -12, sx+33, -12)), 1.3, pen.Fade(q.Bright, 0.8))
	liquid := pen.Mix(q.Accent, q.Main, 0.15)
	for i, at := range [...]float64{-108, -68, 66, 106} {
		x := at + c.span(4, i, -6, 6)
		h, y := 108+16*c.rnd(5, i), -60-10*c.rnd(6, i)
		level := y + 8 + (h-12)*(0.1+0.4*c.rnd(7, i))
		ink.Glow(c.Pen, x, y+h*0.6, 26, q.Accent, 2, 0.08)
		c.Fill(rect(x-15, y, 30, h+40), q.Near)
		c.Fill(rect(x-11, y+8, 22, h-12), q.Main)
		c.Fill(rect(x-11, level, 22, y+h-4-level), pen.Fade(liquid, 0.8))
		c.Fill(rect(x-11, level, 22, 2), pen.Mix(liquid, pen.White, 0.6))
		if c.chance(8, i, 0.7) { // a body floats in it
			c.Fill(pen.Join(pen.Ellipse(x+1, level+22, 5, 6.4), pen.Ellipse(x, level+38, 6.5, 12), pen.Ellipse(x-2, level+53, 3.2, 9)), pen.Fade(q.Dark, 0.8))
		}
		var bubbles pen.Outline
		for j := range 6 {
			bubbles = append(bubbles, pen.Circle(x-7+14*c.rnd(9, i*6+j), level+6+(y+h-14-level)*c.rnd(10, i*6+j), 0.9+1.6*c.rnd(11, i*6+j))...)
		}
		c.Fill(bubbles, pen.Fade(pen.Paper, 0.8))
		c.Fill(rect(x-11, y+8, 5, h-12), pen.Fade(pen.White, 0.4))
		c.Fill(pen.Join(rect(x-17, y-6, 34, 12), rect(x-17, y+h-6, 34, 8)), q.Near)
		c.Fill(pen.Join(rect(x-17, y-6, 34, 1.8), rect(x-17, y+h-6, 34, 1.8)), q.Far)
		c.Fill(rect(x-4, y+h+10, 8, 5), q.Accent)
	}
	pipes := pen.MustPath("M-140 -78 H-40 Q-28 -78 -28 -90 V-110 M140 -70 H44 Q32 -70 32 -84 V-110 M-140 -92 H-64 Q-54 -92 -54 -110")
	c.Stroke(pipes, 8, q.Near)
	c.At(-1, -1.4, 1).Stroke(pipes, 1.8, pen.Fade(q.Light, 0.6))
	// The bench, with flasks and a sparking coil on it.
	c.Fill(rect(left, 74, right-left, 40), q.Near)
	c.Fill(rect(left, 74, right-left, 2), pen.Mix(q.Mid, q.Light, 0.5))
	for i := range 3 {
		x := c.span(12, i, -46, -26) + 38*float64(i)
		flask := pen.Polygon(x-2.4, 54, x+2.4, 54, x+2.4, 61, x+9, 74, x-9, 74, x-2.4, 61)
		c.Fill(flask, pen.Fade(q.Bright, 0.5))
		c.Fill(pen.Polygon(x-5.4, 67, x+5.4, 67, x+9, 74, x-9, 74), q.Accent)
	}
	var knobs pen.Outline
	for i := range 16 {
		knobs = append(knobs, rect(left+10+17*float64(i), 84+6*float64(i%2), 4+4*c.rnd(13, i), 2.6)...)
	}
	c.Fill(knobs, pen.Mix(q.Accent, q.Mid, 0.25))
}

// temple draws an old temple with a disc of light between its columns.
func temple(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	x, y, r := c.span(1, 0, -34, 34), c.span(1, 1, -30, -6), c.span(1, 2, 34, 48)
	c.Wheel(x, y, 240, 20, pen.Fade(q.Light, 0.35), pen.WheelOf{Phase: c.rnd(1, 3)})
	ink.Disc(c.Pen, x, y, r, q.Bright, q.Light)
	mass, shade := c.crags(2, 60, 18, 50, 5)
	c.Fill(mass, q.Far)
	c.Fill(shade, pen.Mix(q.Far, q.Mid, 0.45))
	c.Fill(c.clouds(6, 44, 64, 4, 0.6, 1), pen.Fade(q.Light, 0.4))
	var far, farLight, near, nearLight, flutes, farFlutes pen.Outline
	for i, k := range [...]struct{ x, w float64 }{{-108, 30}, {-66, 20}, {66, 20}, {108, 30}} {
		cx := k.x + c.span(7, i, -5, 5)
		if k.w > 24 {
			broken := c.chance(8, i, 0.35)
			head := -70.0
			if broken {
				head = c.span(9, i, -20, 10)
				near = append(near, pen.Polygon(cx-15, head+8, cx-6, head-3, cx+2, head+4, cx+15, head-6, cx+15, 100, cx-15, 100)...)
			} else {
				near = append(near, rect(cx-15, head, 30, 170)...)
				near = append(near, rect(cx-20.4, head-8, 40.8, 9)...)
			}
			nearLight = append(nearLight, rect(cx-15, head+8, 3, 80)...)
			for _, f := range [...]float64{-0.2, 0.08, 0.34} {
				flutes = append(flutes, pen.Open(cx+k.w*f, head+12, cx+k.w*f, 100)...)
			}
			continue
		}
		far = append(far, rect(cx-10, -48, 20, 150)...)
		far = append(far, rect(cx-13.6, -54, 27.2, 7)...)
		farLight = append(farLight, rect(cx-10, -46, 2.4, 140)...)
		for _, f := range [...]float64{-0.2, 0.08, 0.34} {
			farFlutes = append(farFlutes, pen.Open(cx+k.w*f, -42, cx+k.w*f, 100)...)
		}
	}
	c.Fill(far, q.Mid)
	c.Fill(farLight, pen.Mix(q.Mid, q.Light, 0.5))
	c.Stroke(farFlutes, 1.4, pen.Mix(q.Mid, q.Near, 0.5))
	c.Fill(near, q.Near)
	c.Fill(nearLight, pen.Mix(q.Mid, q.Light, 0.4))
	c.Stroke(flutes, 1.6, q.Mid)
	c.Fill(pen.MustPath("M-140 -105 H140 V-86 L0 -104 L-140 -86 Z"), q.Near)
	// Steps, with bowls of fire at their sides.
	c.Fill(pen.Join(rect(-92, 66, 184, 50), rect(-116, 75, 232, 40), rect(left, 84, right-left, 30)), q.Near)
	c.Fill(pen.Join(rect(-92, 66, 184, 1.8), rect(-116, 75, 232, 1.8), rect(left, 84, right-left, 1.8)), pen.Mix(q.Mid, q.Light, 0.45))
	for i, s := range [...]float64{-1, 1} {
		c.brazier(20+uint32(4*i), s*(84+c.span(10, i, -4, 6)), 66, 1)
	}
	var ivy pen.Outline
	for i := range 16 {
		ivy = append(ivy, ink.Leaf(c.span(12, i, -126, -98), c.span(13, i, -80, 40), 7, 6.28*c.rnd(14, i), 0.4)...)
	}
	c.Fill(ivy, q.Mid)
}

// brazier draws a bowl of fire on a stand with its foot at (x, y).
func (c canvas) brazier(stream uint32, x, y, k float64) {
	q := c.q
	b := c.at(x, y, k)
	ink.Glow(b.Pen, 0, -38, 15, q.Accent, 4, 0.12)
	var tall, hot pen.Outline
	for i := range 3 {
		fx, h := -6+6*float64(i), c.span(stream, i, 16, 30)
		tall = append(tall, pen.Brush([]pen.Along{{X: fx, Y: -22, Width: 9}, {X: fx + 2, Y: -24 - h*0.5, Width: 7}, {X: fx - 1, Y: -24 - h, Width: 0.8}}, 6, true)...)
		hot = append(hot, pen.Brush([]pen.Along{{X: fx, Y: -22, Width: 5}, {X: fx + 1, Y: -24 - h*0.3, Width: 4}, {X: fx, Y: -24 - h*0.6, Width: 0.8}}, 6, true)...)
	}
	b.Fill(tall, q.Accent)
	b.Fill(hot, pen.Mix(q.Accent, pen.White, 0.65))
	b.Fill(pen.Polygon(-13, -24, 13, -24, 8, -14, 2, -11, 2, 0, 8, 3, -8, 3, -2, 0, -2, -11, -8, -14), q.Night)
	b.Fill(rect(-13, -24, 26, 1.8), pen.Mix(q.Accent, q.Mid, 0.4))
}

// backCloth draws the stage's backdrop: a city, mountains, or a castle.
func (c canvas) backCloth() {
	q := c.q
	c.Fill(rect(-110, top, 220, 200), pen.Mix(q.Dark, q.Main, 0.4))
	c.Fill(ink.Stars(-100, -96, 200, 110, 24, c.seed+14), pen.Mix(q.Accent, pen.White, 0.5))
	tone := pen.Mix(q.Dark, q.Mid, 0.6)
	mx, my := c.span(15, 0, -70, 70), c.span(15, 1, -56, -20)
	c.Fill(pen.Circle(mx, my, c.span(15, 2, 14, 26)), pen.Mix(q.Main, q.Light, 0.5))
	switch int(3 * c.rnd(16, 0)) {
	case 0:
		flat, _ := c.roofs(row{base: 66, low: 14, high: 70, narrow: 14, wide: 26, from: -110, to: 110, stream: 10})
		c.Fill(flat, tone)
	case 1:
		mass, shade := c.crags(17, 80, 40, 104, 4)
		c.Fill(mass, tone)
		c.Fill(shade, pen.Mix(q.Dark, q.Mid, 0.2))
	default:
		x := c.span(18, 0, -34, 34)
		var o pen.Outline
		for i, h := range [...]float64{52, 80, 64, 100, 60} {
			tx := x - 52 + 26*float64(i)
			o = append(o, rect(tx-10, 70-h, 20, h)...)
			o = append(o, pen.Polygon(tx-13, 70-h, tx, 70-h-24, tx+13, 70-h)...)
		}
		c.Fill(append(o, rect(x-66, 34, 132, 60)...), tone)
	}
}

var curtainShape = pen.MustPath("M0 -110 H24 Q14 0 26 110 H0 Z")

// theatre draws a stage with curtains and a spotlight.
func theatre(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Dark)
	c.Atop(rect(-110, top, 220, 195), func(p pen.Pen) {
		back := c
		back.Pen = p
		back.backCloth()
	})
	// One lamp lights the middle, and another shines from the far side.
	x, foot := c.span(1, 0, -110, 110), c.span(1, 1, -26, 26)
	y := 80.0
	c.Fill(pen.Polygon(x-14, -110, x+14, -110, foot+84, y, foot-84, y), pen.Fade(q.Main, 0.75))
	c.Fill(pen.Polygon(x-8, -110, x+8, -110, foot+54, y, foot-54, y), pen.Fade(q.Light, 0.6))
	c.Fill(pen.Polygon(-x*0.8-7, -110, -x*0.8+7, -110, foot+40, y, foot-10, y), pen.Fade(pen.Mix(q.Accent, q.Light, 0.5), 0.3))
	c.Fill(pen.Ellipse(foot, y, 84, 13), q.Main)
	c.Fill(pen.Ellipse(foot, y, 56, 8.6), q.Bright)
	for i := range 4 {
		tone := q.Near
		if i%2 == 1 {
			tone = q.Mid
		}
		var folds, edges pen.Outline
		for _, s := range [...]float64{-1, 1} {
			at := s * (140 - 18*float64(i) + c.span(2, i, -5, 5))
			o := curtainShape.Scaled(-s, 1).Moved(at, 0)
			folds = append(folds, o...)
			edges = append(edges, pen.Open(at-s*22, -110, at-s*16, 0, at-s*24, 110)...)
		}
		c.FillOdd(folds, tone)
		c.Stroke(edges, 1.4, pen.Mix(tone, q.Light, 0.35))
	}
	drape := pen.Outline{pen.MoveTo(left, -110), pen.LineTo(right, -110), pen.LineTo(right, -74)}
	var cords pen.Outline
	for i := range 7 {
		x0 := right - 40*float64(i)
		low := c.span(3, i, -50, -38)
		drape = append(drape, pen.QuadTo(x0-20, low, x0-40, -76))
		cords = append(cords, pen.Outline{pen.MoveTo(x0-2, -75), pen.QuadTo(x0-20, low-1.5, x0-38, -77)}...)
	}
	c.Fill(append(drape, pen.ClosePath()), q.Near)
	c.Stroke(cords, 2, pen.Mix(q.Accent, q.Mid, 0.35))
	// The boards and the footlights.
	c.Fill(rect(left, 80, right-left, bottom-80), q.Near)
	c.Fill(rect(left, 80, right-left, 2), pen.Mix(q.Mid, q.Light, 0.5))
	var lamps pen.Outline
	for i := range 9 {
		lx := -112 + 28*float64(i)
		lamps = append(lamps, pen.Ellipse(lx, 87, 6, 4.4)...)
		c.Fill(pen.Circle(lx, 85, 11), pen.Fade(q.Accent, 0.14))
	}
	c.Fill(lamps, pen.Mix(q.Accent, pen.White, 0.45))
}
