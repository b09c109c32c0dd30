package place

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

var stoneShape = pen.MustPath("M-11 16 V-12 Q-11 -24 0 -24 Q11 -24 11 -12 V16 Z")

// grave draws a graveyard at night.
func grave(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	c.screen(-140, -105, 280, 150, 9, pen.Fade(q.Dark, 0.8), pen.GrowUp)
	x, y, r := c.disc(10, 84, -46, -22, 28, 42, q.Bright)
	c.Fill(pen.Join(cloud(0, x-r*0.8, y+r*0.5, 0.7), cloud(1, x+r*0.9, y-r*0.2, 0.6)), pen.Fade(q.Far, 0.9))
	c.Fill(c.rolling(1, 38, 58, 7), q.Far)
	// A chapel on the hill with one lit window.
	cx := c.span(2, 0, -40, 30)
	chapel := pen.Join(pen.Polygon(cx-20, 50, cx-20, 24, cx-2, 10, cx+16, 24, cx+16, 50), rect(cx+12, 2, 12, 50), pen.Polygon(cx+10, 3, cx+18, -26, cx+26, 3))
	c.Fill(chapel, pen.Mix(q.Far, q.Mid, 0.6))
	c.Fill(pen.Join(rect(cx-5, 28, 5, 10), rect(cx+16, 12, 3.6, 7)), q.Accent)
	near := c.tree(3, -94+c.span(2, 1, -10, 12), 86, 128+c.span(2, 2, -14, 18), 18)
	c.Fill(near, q.Near)
	c.FillOdd(pen.Join(near, near.Moved(-1.8, 0.8)), pen.Fade(q.Light, 0.35))
	c.Fill(c.rolling(4, 58, 74, 7), q.Mid)
	c.Fill(c.clouds(5, 60, 74, 4, 0.6, 1.1), pen.Fade(q.Light, 0.28)) // mist
	var stones, lit, marks pen.Outline
	for i := range 6 {
		sx := -104 + 42*float64(i) + 20*c.rnd(6, i)
		k := c.span(7, i, 0.6, 1.2)
		turn := 0.3 * (c.rnd(8, i) - 0.5)
		sy := 60 + 14*k
		if math.Abs(sx) < 30 {
			sy, k = sy-6, k*0.7
		}
		var o pen.Outline
		switch {
		case c.chance(9, i, 0.3): // a cross
			o = pen.Polygon(-3, 16, -3, -8, -11, -8, -11, -15, -3, -15, -3, -26, 4, -26, 4, -15, 12, -15, 12, -8, 4, -8, 4, 16)
		default:
			o = stoneShape
		}
		o = o.Scaled(k, k).Turned(turn).Moved(sx, sy)
		stones = append(stones, o...)
		lit = append(lit, o.Moved(-1.8*k, 0.6)...)
		marks = append(marks, pen.Join(rect(-5, -12, 10, 1.8), rect(-5, -8, 10, 1.8)).Scaled(k, k).Turned(turn).Moved(sx, sy)...)
	}
	c.Fill(lit, pen.Mix(q.Light, q.Mid, 0.3))
	c.Fill(stones, q.Near)
	c.Fill(marks, q.Far)
	c.Fill(c.rolling(10, 80, 92, 8), q.Near)
	var fence pen.Outline
	for i := range 20 {
		fx := left + 14*float64(i) + 4
		if math.Abs(fx) < 62 {
			continue
		}
		fence = append(fence, pen.Polygon(fx-1.2, 100, fx-1.2, 72, fx, 66, fx+1.2, 72, fx+1.2, 100)...)
	}
	c.Fill(pen.Join(fence, rect(left, 76, 78, 2.2), rect(62, 76, 78, 2.2)), q.Near)
	c.Fill(c.birds(11, -60, 120, -80, -20, 5), q.Near)
}

// jungle draws deep forest: shafts of light, trunks, vines, and ferns in front.
func jungle(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	x := c.span(1, 0, -60, 40)
	c.Fill(pen.Ellipse(x, -50, 90, 70), pen.Fade(q.Light, 0.5))
	c.Fill(pen.Ellipse(x, -60, 52, 44), pen.Fade(q.Bright, 0.6))
	c.Wheel(x, -60, 240, 14, pen.Fade(q.Light, 0.3), pen.WheelOf{Phase: c.rnd(1, 1)})
	c.screen(-140, -20, 280, 125, 9, q.Dark, pen.GrowDown)
	var back, trunks pen.Outline
	for i := range 6 {
		tx, w := -126+50*float64(i)+24*c.rnd(2, i), 3+4*c.rnd(3, i)
		back = append(back, pen.Polygon(tx-w, -110, tx+w, -110, tx+w*1.2, 110, tx-w*1.2, 110)...)
	}
	c.Fill(back, pen.Mix(q.Main, q.Far, 0.55))
	// Water falls between the trunks in the background.
	fx := x + c.span(4, 0, 26, 54)
	c.Fill(pen.Polygon(fx-9, -30, fx+9, -30, fx+14, 70, fx-14, 70), pen.Fade(q.Bright, 0.55))
	c.Fill(pen.Join(rect(fx-6, -28, 2, 90), rect(fx+3, -28, 1.6, 96)), pen.Fade(pen.White, 0.5))
	for i, at := range [...]float64{-92, -44, 56, 98} {
		tx, w := at+c.span(5, i, -12, 12), 9+8*c.rnd(6, i)
		trunks = append(trunks, pen.Polygon(tx-w, -110, tx+w, -110, tx+w*0.9, 20, tx+w*1.8, 110, tx-w*1.8, 110, tx-w*0.9, 20)...)
	}
	c.Fill(trunks, q.Far)
	var lianas pen.Outline
	for i := range 4 {
		lx := c.span(7, i, -120, 90)
		lianas = append(lianas, pen.MoveTo(lx, -110), pen.CubicTo(lx+6, -110+c.span(8, i, 70, 150), lx+40, -110+c.span(8, i, 70, 150), lx+c.span(9, i, 40, 80), -110))
	}
	c.Stroke(lianas, 2.6, q.Mid)
	var ferns, near pen.Outline
	for i := range 9 {
		ferns = append(ferns, ink.Frond(-132+33*float64(i), 98, 60+26*c.rnd(10, i), -1.57-(float64(i)-4)*0.12+0.5*(c.rnd(11, i)-0.5), 7)...)
	}
	c.Fill(ferns, q.Mid)
	for i, f := range [...][4]float64{{-138, -60, 0.35, 92}, {-138, -4, -0.15, 84}, {-138, 62, -0.6, 96}, {138, -66, 2.75, 92}, {138, -8, 3.3, 82}, {138, 60, 3.75, 96}} {
		near = append(near, ink.Frond(f[0], f[1]+c.span(12, i, -14, 14), f[3]*c.span(14, i, 0.75, 1.1), f[2]+0.4*(c.rnd(13, i)-0.5), 8)...)
	}
	c.Fill(near, q.Near)
	var flowers pen.Outline
	for i := range 5 {
		bx, by := c.span(15, i, -126, -70), c.span(16, i, -50, 90)
		if i%2 == 0 {
			bx = -bx
		}
		for k := range 5 {
			flowers = append(flowers, ink.Leaf(bx, by, 7, float64(k)*1.257, 0.5)...)
		}
	}
	c.Fill(flowers, pen.Mix(q.Accent, q.Main, 0.15))
}

// desert draws dunes and distant rocks under a large sun.
func desert(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	c.screen(-140, -105, 280, 130, 9, pen.Fade(q.Dark, 0.7), pen.GrowUp)
	c.Fill(pen.Ellipse(0, 34, 190, 40), pen.Fade(q.Light, 0.5))
	x, _, _ := c.disc(-84, 40, -40, -12, 28, 42, q.Bright)
	var haze pen.Outline
	for i := range 4 {
		haze = append(haze, lens(x+c.span(1, i, -30, 30), -10+11*float64(i), c.span(2, i, 30, 60), 1.3)...)
	}
	c.Fill(haze, q.Far)
	mass, shade := c.crags(3, 44, 20, 66, 4)
	c.Fill(mass, q.Far)
	c.Fill(shade, pen.Mix(q.Far, q.Mid, 0.6))
	// A mesa and the remains of a statue.
	mx := c.span(8, 0, 40, 88)
	c.Fill(pen.Polygon(mx-40, 60, mx-26, 8, mx+24, 4, mx+40, 60), pen.Mix(q.Far, q.Mid, 0.4))
	c.Fill(pen.Polygon(mx+6, 60, mx+10, 6, mx+24, 4, mx+40, 60), pen.Mix(q.Mid, q.Far, 0.3))
	for i, tone := range [...]float64{0, 0.45, 1} {
		base := 50 + 17*float64(i)
		dune := c.rolling(10+uint32(i), base-12, base+12, 6)
		shadeOf := pen.Mix(pen.Mix(q.Far, q.Mid, 0.7), q.Near, tone)
		c.Fill(dune, shadeOf)
		c.Stroke(waveLine(dune), 1.8, pen.Mix(shadeOf, q.Bright, 0.5))
	}
	// Wind lines in the sand and a dead tree.
	var lines pen.Outline
	for i := range 10 {
		lx, ly := c.span(20, i, -130, 100), c.span(21, i, 66, 96)
		lines = append(lines, pen.MoveTo(lx, ly), pen.QuadTo(lx+16, ly-5, lx+c.span(22, i, 26, 44), ly))
	}
	c.Stroke(lines, 1.4, pen.Fade(q.Light, 0.4))
	c.Fill(c.tree(23, -104+c.span(24, 0, -10, 14), 92, 78, -12), q.Near)
	c.Fill(c.birds(25, -20, 110, -70, -10, 4), q.Near)
}

var skyBolt = pen.MustPath("M0 0 L-22 42 L-6 40 L-30 92 L14 30 L-2 32 L22 0 Z")

// storm draws heavy clouds, rain, and lightning over low hills.
func storm(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	x := c.span(1, 0, 66, 104)
	ink.Glow(c.Pen, x-14, -28, 40, q.Light, 3, 0.14) // the flash lights the air
	c.screen(-140, -20, 280, 125, 9, pen.Fade(q.Main, 0.9), pen.GrowDown)
	c.Fill(c.rolling(2, 52, 74, 7), q.Mid)
	var lights pen.Outline
	for i := range 9 {
		lights = append(lights, rect(c.span(3, i, -120, 120), c.span(4, i, 74, 84), 2.4, 2.4)...)
	}
	c.Fill(lights, q.Accent)
	bolts := pen.Join(skyBolt.Scaled(1.05, 1.15).Moved(x-8, -72), skyBolt.Scaled(0.8, 0.85).Moved(-98+c.span(1, 1, -10, 60), -60))
	c.Fill(bolts, q.Bright)
	fork := pen.Polygon(x-26, -12, x-44, 10, x-38, 10, x-56, 34, x-30, 8, x-36, 8, x-22, -14)
	c.Fill(fork, q.Bright)
	var back, front pen.Outline
	for k, at := range [...]float64{-110, -66, -20, 30, 76, 122} {
		s := c.span(5, k, 0.9, 1.35)
		for i := range 5 {
			r := (16 + 10*c.rnd(6+uint32(k), i)) * s
			cx, cy := at-30*s+15*s*float64(i), -84+c.span(14, k, -8, 12)+8*c.rnd(12+uint32(k), i)
			back = append(back, pen.Circle(cx, cy+12, r)...)
			front = append(front, pen.Circle(cx, cy, r)...)
		}
	}
	c.Fill(back, q.Mid)
	c.Fill(front, q.Near)
	c.Fill(rect(left, top, right-left, 26), q.Near)
	c.rain(20, 44, 1.2, pen.Fade(q.Light, 0.65))
	c.Fill(c.rolling(24, 84, 98, 8), q.Near)
}

// fire draws a burning place: flames in three tones, fallen beams, and smoke.
func fire(c canvas) {
	c = c.turned()
	q := c.q
	deep := pen.Mix(q.Dark, pen.Ink, 0.3)
	c.ground(deep)
	c.screen(-140, -105, 280, 210, 9, pen.Fade(q.Main, 0.9), pen.GrowDown)
	x := c.span(1, 0, -50, 50)
	c.Fill(pen.Ellipse(x, 90, 130, 90), pen.Fade(q.Light, 0.35))
	c.Fill(pen.Ellipse(x, 96, 84, 60), pen.Fade(pen.Mix(q.Accent, q.Light, 0.4), 0.5))
	smoke := c.clouds(2, -86, -44, 5, 0.8, 1.3)
	c.Fill(smoke.Moved(0, 2.2), pen.Mix(q.Accent, deep, 0.6)) // lit from below
	c.Fill(smoke, pen.Mix(deep, pen.Ink, 0.45))
	// The burning walls and beams.
	wx := c.span(4, 0, -128, -96)
	c.Fill(pen.Polygon(wx-20, 110, wx-20, -40, wx+4, -54, wx+10, -30, wx+22, -34, wx+22, 10, wx+30, 16, wx+30, 110), q.Near)
	c.Fill(pen.Join(rect(wx-6, -16, 14, 22), rect(wx-4, 28, 14, 22)), q.Accent)
	bx := c.span(4, 1, 66, 104)
	c.Fill(pen.Join(pen.Polygon(bx-4, 110, bx+4, 110, bx+26, -50, bx+18, -52), pen.Polygon(bx-40, 40, bx-38, 33, bx+50, -10, bx+50, 0)), q.Near)
	hot := pen.RGB(0xffe14d)
	for layer, f := range [...]struct {
		base, high float64
		tone       float64
	}{{104, 150, 0}, {108, 104, 0.5}, {112, 64, 1}} {
		var flames pen.Outline
		n := uint32(10 + 10*layer)
		for i := range 9 {
			fx := -128 + 32*float64(i) + 16*(c.rnd(n, i)-0.5)
			h := f.high * (0.35 + 0.35*c.rnd(n+1, i) + 0.35*math.Abs(fx)/125)
			w := 30 - 4*float64(layer)
			flames = append(flames, pen.Brush([]pen.Along{{X: fx, Y: f.base, Width: w}, {X: fx + 6, Y: f.base - h*0.4, Width: w * 0.8}, {X: fx - 5, Y: f.base - h*0.75, Width: w * 0.38}, {X: fx + 7, Y: f.base - h, Width: 1}}, 8, true)...)
		}
		switch layer {
		case 0:
			c.Fill(flames, q.Far)
		case 1:
			c.Fill(flames, pen.Fade(q.Accent, 0.95))
		default:
			c.Fill(flames, pen.Fade(pen.Mix(q.Accent, hot, 0.6), 0.95))
		}
	}
	var sparks pen.Outline
	for i := range 26 {
		sx, sy := c.span(40, i, -134, 134), c.span(41, i, -80, 60)
		s := 0.8 + 1.8*c.rnd(42, i)
		sparks = append(sparks, pen.Polygon(sx, sy-s*1.6, sx+s, sy, sx, sy+s*1.6, sx-s, sy)...)
	}
	c.Fill(sparks, pen.Mix(q.Accent, pen.White, 0.35))
}

// sky draws a view high above the clouds.
func sky(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Main)
	c.screen(-140, -105, 280, 120, 9, pen.Fade(q.Dark, 0.7), pen.GrowUp)
	x, y := c.span(1, 0, -60, 60), c.span(1, 1, -44, -14)
	c.Wheel(x, y, 280, 22, pen.Fade(q.Light, 0.28), pen.WheelOf{Phase: c.rnd(1, 2)})
	ink.Disc(c.Pen, x, y, c.span(1, 3, 34, 46), q.Bright, q.Light)
	c.Fill(c.clouds(2, -10, 40, 4, 0.5, 1), pen.Fade(pen.Mix(q.Light, pen.White, 0.3), 0.85))
	c.Fill(c.birds(30, -110, 110, -60, 20, 4), q.Mid)
	// A tower of cloud on one side.
	tx := c.span(6, 0, -116, -92)
	var tower, shade pen.Outline
	for i := range 8 {
		r := c.span(7, i, 18, 30) * (0.55 + 0.06*float64(i))
		at := pen.Point{X: tx + c.span(8, i, -12, 18), Y: -20 + 15*float64(i)}
		tower = append(tower, pen.Circle(at.X, at.Y, r)...)
		shade = append(shade, pen.Circle(at.X-5, at.Y+5, r*0.86)...)
	}
	c.Fill(tower, pen.Mix(q.Main, pen.White, 0.7))
	c.Fill(shade, pen.Mix(q.Main, pen.White, 0.5))
	c.Fill(c.bank(10, 62, 16, 30), q.Far)
	c.Fill(c.bank(14, 80, 16, 30), pen.Mix(q.Main, pen.White, 0.55))
	c.Fill(c.bank(18, 96, 14, 26), pen.Paper)
}
