package place

import (
	"image/color"
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// arctic draws the far north: icebergs, floes on dark water, and lights in the sky.
func arctic(c canvas) {
	c = c.turned()
	q := c.q
	night := pen.Mix(q.Dark, q.Main, 0.35)
	c.ground(night)
	c.Fill(pen.Ellipse(0, 50, 230, 92), pen.Fade(q.Main, 0.7))
	c.Fill(pen.Ellipse(0, 50, 200, 56), pen.Fade(q.Main, 0.7))
	c.haze(0, 50, 190, 34)
	c.screen(-140, -105, 280, 120, 9, pen.Fade(q.Dark, 0.6), pen.GrowUp)
	c.Fill(ink.Stars(-136, -100, 272, 110, 46, c.seed+1), pen.Paper)
	c.aurora(2, pen.Mix(q.Accent, q.Main, 0.15))
	x, _, _ := c.disc(-90, 90, -8, 14, 12, 18, q.Bright)
	// Icebergs: broken blocks with a lit face and a shaded face.
	pale := pen.Mix(q.Bright, pen.White, 0.45)
	for layer := range 2 {
		var faces, shades pen.Outline
		n := uint32(10 + 10*layer)
		for i := range 5 {
			bx := -124 + 62*float64(i) + c.span(n, i, -20, 20)
			h := c.span(n+1, i, 16, 50) * (1 + 0.3*float64(layer)*math.Abs(bx)/90)
			w := c.span(n+2, i, 20, 40)
			base := 50 + 16*float64(layer)
			if layer == 1 && math.Abs(bx) < 44 {
				continue
			}
			faces = append(faces, pen.Polygon(bx-w, base, bx-w*0.7, base-h*0.6, bx-w*0.3, base-h*0.7, bx-w*0.1, base-h, bx+w*0.3, base-h*0.8, bx+w*0.6, base-h*0.3, bx+w, base)...)
			shades = append(shades, pen.Polygon(bx-w*0.1, base-h, bx+w*0.3, base-h*0.8, bx+w*0.6, base-h*0.3, bx+w, base, bx+w*0.1, base, bx+w*0.2, base-h*0.4)...)
		}
		face, shade := pen.Mix(q.Light, q.Far, 0.4), q.Far
		if layer == 1 {
			face, shade = pale, pen.Mix(q.Main, q.Far, 0.5)
		}
		c.Fill(faces, face)
		c.Fill(shades, shade)
		if layer == 0 {
			c.Fill(rect(left, 50, right-left, 60), pen.Mix(q.Dark, q.Main, 0.2))
			c.Fill(c.ripples(30, 54, 100, 18), pen.Fade(q.Light, 0.35))
			c.Fill(c.glimmer(33, x, 52, 94, 26, 9), pen.Fade(q.Bright, 0.8))
		}
	}
	var floes, rims pen.Outline
	for i := range 8 {
		t := c.rnd(40, i)
		fx, fy, w := c.span(41, i, -136, 136), 68+26*t, (14+26*c.rnd(42, i))*(0.5+0.6*t)
		o := pen.Polygon(fx-w, fy, fx-w*0.5, fy-w*0.13, fx+w*0.4, fy-w*0.15, fx+w, fy-w*0.02, fx+w*0.5, fy+w*0.12, fx-w*0.4, fy+w*0.13)
		rims = append(rims, o.Moved(0, 2.4)...)
		floes = append(floes, o...)
	}
	c.Fill(rims, q.Far)
	c.Fill(floes, pale)
	drift := c.rolling(44, 86, 98, 7)
	c.Fill(drift, pen.Mix(q.Light, pen.White, 0.55))
	c.Fill(c.rolling(46, 94, 106, 6), pen.Mix(q.Main, q.Light, 0.5))
	c.Fill(c.flakes(50, -95, 95, 34, 0.7, 2.2), pen.White)
}

// aurora draws two curtains of light in the upper sky.
func (c canvas) aurora(stream uint32, hue color.NRGBA) {
	for band := range 2 {
		n := stream + uint32(band)*20
		up := c.span(n+1, 0, 30, 46)
		points := make([]pen.Point, 8)
		for i := range points {
			points[i] = pen.Point{X: left - 10 + 48*float64(i), Y: -62 + 30*float64(band) + c.span(n, i, -18, 22)}
		}
		line := pen.Spline(points, 8)
		o := make(pen.Outline, 0, 2*len(line)+1)
		for i, at := range line {
			step := pen.LineTo(at.X, at.Y)
			if i == 0 {
				step = pen.MoveTo(at.X, at.Y)
			}
			o = append(o, step)
		}
		lower := o
		for i := len(line) - 1; i >= 0; i-- {
			h := up * (0.6 + 0.4*math.Sin(float64(i)*0.7+float64(band)))
			o = append(o, pen.LineTo(line[i].X+6, line[i].Y-h))
		}
		o = append(o, pen.ClosePath())
		c.Fill(o, pen.Fade(hue, 0.3))
		c.Atop(o, func(p pen.Pen) {
			var rays pen.Outline
			for i := range 30 {
				rx := left + 11*float64(i) + 6*c.rnd(n+2, i)
				rays = append(rays, rect(rx, top, 2+3*c.rnd(n+3, i), 150)...)
			}
			p.Fill(rays, pen.Fade(hue, 0.45))
		})
		c.Stroke(lower, 2, pen.Fade(pen.Mix(hue, pen.White, 0.5), 0.8))
	}
}

// arena draws the inside of a stadium at night: full stands, light masts, and a lit field.
func arena(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(pen.Mix(q.Dark, pen.Ink, 0.25))
	c.screen(-140, -105, 280, 110, 9, pen.Fade(q.Main, 0.7), pen.GrowDown)
	x := c.span(1, 0, -30, 30)
	// The bowl: three tiers, each a ring around the field, the far ones higher.
	for i, tone := range [...]float64{0, 0.5, 1} {
		ry := 64 - 17*float64(i)
		y := 36 + 7*float64(i)
		ring := pen.Ellipse(x*0.4, y, 176-12*float64(i), ry)
		c.Fill(ring, pen.Mix(pen.Mix(q.Mid, q.Far, 0.2), q.Main, tone*0.5))
		c.Stroke(ring, 1.6, pen.Mix(q.Far, q.Light, 0.35))
		var heads, bright pen.Outline
		for k := range 64 {
			t := math.Pi * (1.02 + 0.96*(float64(k)+0.6*c.rnd(2+uint32(i), k))/64)
			sin, cos := math.Sincos(t)
			row := c.span(6+uint32(i), k, 3, 13)
			hx, hy := x*0.4+(176-12*float64(i)-row)*cos, y+(ry-row*0.8)*sin
			o := pen.Circle(hx, hy, 1.5+0.5*float64(i))
			if c.chance(10+uint32(i), k, 0.2) {
				bright = append(bright, o...)
			} else {
				heads = append(heads, o...)
			}
		}
		c.Fill(heads, q.Near)
		c.Fill(bright, pen.Mix(q.Accent, q.Light, 0.4))
	}
	c.Fill(pen.Ellipse(x*0.4, 66, 146, 30), q.Near)
	c.Fill(pen.Ellipse(x*0.4, 70, 140, 30), pen.Mix(q.Main, q.Light, 0.35))
	c.Fill(pen.Ellipse(x*0.4, 78, 104, 24), pen.Mix(q.Light, q.Bright, 0.6))
	c.Stroke(pen.Ellipse(x*0.4, 80, 52, 11), 1.8, pen.Fade(pen.White, 0.7))
	// Masts with lamps. Their beams cross over the field.
	for i, s := range [...]float64{-1, 1} {
		mx, my := s*c.span(20, i, 92, 118), c.span(21, i, -82, -66)
		angle := math.Atan2(70-my, x*0.4-s*20-mx)
		ink.BeamFan(c.Pen, mx, my, angle, 200, 46, q.Bright, 0.3, pen.White)
		c.Stroke(pen.Open(mx, my, mx, 40), 3, q.Near)
		c.Fill(pen.Polygon(mx-15, my-10, mx+15, my-10, mx+13, my+8, mx-13, my+8), q.Near)
		var lamps pen.Outline
		for k := range 8 {
			lamps = append(lamps, pen.Circle(mx-10.5+7*float64(k%4), my-5+7*float64(k/4), 2.7)...)
		}
		ink.Glow(c.Pen, mx, my, 14, q.Bright, 3, 0.16)
		c.Fill(lamps, pen.White)
	}
	// Pennants over the field and falling paper.
	var flags [2]pen.Outline
	for i := range 15 {
		t := float64(i)/7 - 1
		fx, fy := 146*t, -96+34*(1-t*t)
		flags[i%2] = append(flags[i%2], pen.Polygon(fx-7, fy, fx+7, fy, fx-t*2, fy+17)...)
	}
	c.Stroke(pen.Outline{pen.MoveTo(-146, -96), pen.QuadTo(0, -28, 146, -96)}, 1.8, q.Near)
	c.Fill(flags[0], pen.Mix(q.Accent, q.Main, 0.25))
	c.Fill(flags[1], pen.Mix(q.Light, q.Main, 0.3))
	var paper [2]pen.Outline
	for i := range 34 {
		o := rect(-1.4, -2.2, 2.8, 4.4).Turned(3*c.rnd(23, i)).Moved(c.span(24, i, -136, 136), c.span(25, i, -90, 90))
		paper[i%2] = append(paper[i%2], o...)
	}
	c.Fill(paper[0], q.Accent)
	c.Fill(paper[1], pen.Paper)
	c.Fill(pen.Polygon(left, 96, -60, 102, 60, 102, right, 96, right, bottom+5, left, bottom+5), q.Near)
}

// volcano draws an erupting volcano: lava down its sides, ash above, and a lake of fire below.
func volcano(c canvas) {
	c = c.turned()
	q := c.q
	hot := pen.Mix(q.Accent, pen.RGB(0xff6a1e), 0.82)
	white := pen.Mix(hot, pen.RGB(0xffe066), 0.78)
	c.ground(pen.Mix(q.Dark, q.Main, 0.3))
	x := c.span(1, 0, -40, 34)
	peak := c.span(1, 1, -34, -18)
	c.Fill(pen.Ellipse(x, peak, 120, 84), pen.Fade(q.Main, 0.8))
	c.Fill(pen.Ellipse(x, peak, 72, 56), pen.Fade(pen.Mix(hot, q.Main, 0.35), 0.6))
	c.screen(-140, -105, 280, 130, 9, pen.Fade(q.Dark, 0.7), pen.GrowUp)
	mass, shade := c.crags(2, 60, 14, 46, 5)
	c.Fill(mass, q.Far)
	c.Fill(shade, pen.Mix(q.Far, q.Mid, 0.5))
	// Ash: a spreading column, lit from below.
	var ash, lit pen.Outline
	for i := range 16 {
		t := float64(i) / 15
		r := c.span(6, i, 9, 15) * (1 + 1.5*t)
		ax := x + c.span(7, i, -12, 12)*(1+3.4*t*t) + 30*t*t
		ay := peak - 16 - 74*t
		ash = append(ash, pen.Circle(ax, ay, r)...)
		lit = append(lit, pen.Circle(ax-2, ay+3.6, r)...)
	}
	c.Fill(lit, pen.Mix(hot, q.Dark, 0.45))
	c.Fill(ash, q.Near)
	// Fire thrown up from the crater.
	var jets, drops pen.Outline
	for i := range 9 {
		t := -1.57 + 0.2*(float64(i)-4)
		l := c.span(8, i, 20, 56)
		sin, cos := math.Sincos(t)
		jets = append(jets, pen.Brush([]pen.Along{{X: x, Y: peak + 6, Width: 9}, {X: x + cos*l*0.7, Y: peak + sin*l*0.8, Width: 5}, {X: x + cos*l*1.3, Y: peak + sin*l, Width: 1}}, 6, true)...)
	}
	for i := range 18 {
		drops = append(drops, pen.Circle(x+c.span(9, i, -70, 70), peak-40+c.span(10, i, -36, 40), 0.8+2*c.rnd(11, i))...)
	}
	c.Fill(jets, hot)
	c.Fill(jets.Moved(-x, -peak).Scaled(0.6, 0.7).Moved(x, peak+2), white)
	c.Fill(drops, white)
	cone := pen.Polygon(x-128, 76, x-70, 34, x-36, 2, x-19, peak, x-8, peak+7, x+4, peak+3, x+17, peak+1, x+34, 4, x+66, 32, x+128, 76)
	c.Fill(cone, q.Mid)
	c.Fill(pen.Polygon(x+17, peak+1, x+34, 4, x+66, 32, x+128, 76, x+40, 76, x+22, 36, x+10, peak+10), q.Near)
	c.Atop(cone, func(p pen.Pen) {
		var streams, cores pen.Outline
		for i := range 4 {
			dir := -1.2 + 0.8*float64(i) + 0.4*c.rnd(12, i)
			along := []pen.Along{{X: x + 6*dir, Y: peak, Width: 8}, {X: x + 12*dir + c.span(13, i, -8, 8), Y: peak + 26, Width: 6}, {X: x + 30*dir, Y: peak + 56, Width: 8}, {X: x + 44*dir, Y: 80, Width: 14}}
			streams = append(streams, pen.Brush(along, 7, true)...)
			for k := range along {
				along[k].Width *= 0.42
			}
			cores = append(cores, pen.Brush(along, 7, true)...)
		}
		p.Fill(streams, hot)
		p.Fill(cores, white)
	})
	c.Fill(pen.Ellipse(x, peak+3, 17, 4), white)
	// The lake, the crusts on it, and the shore.
	c.Fill(rect(left, 72, right-left, 40), hot)
	c.Fill(c.glimmer(14, x, 73, 104, 60, 8), white)
	var crusts pen.Outline
	for i := range 12 {
		t := c.rnd(15, i)
		crusts = append(crusts, lens(c.span(16, i, left, right), 75+24*t, (8+24*c.rnd(17, i))*(0.5+t), 1.2+1.6*t)...)
	}
	c.Fill(crusts, pen.Mix(hot, q.Near, 0.75))
	shore := c.fangs(18, 100, -1, 10, 46, 24, 44)
	c.Fill(shore, q.Near)
	c.FillOdd(pen.Join(shore, shore.Moved(0, 1.8)), pen.Mix(hot, q.Near, 0.3))
	var embers pen.Outline
	for i := range 22 {
		ex, ey, s := c.span(20, i, -136, 136), c.span(21, i, -90, 70), 0.7+1.5*c.rnd(22, i)
		embers = append(embers, pen.Polygon(ex, ey-s*1.6, ex+s, ey, ex, ey+s*1.6, ex-s, ey)...)
	}
	c.Fill(embers, white)
}
