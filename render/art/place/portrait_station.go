package place

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// stationPortrait draws a station above a planet as the sun rises behind it.
func stationPortrait(c canvas) {
	c = c.turned().framed()
	q := c.q
	sea := pen.Mix(pen.RGB(0x2f8fe0), q.Main, 0.2) // the second hue: the planet
	c.ground(pen.Mix(q.Dark, pen.Ink, 0.6))
	var gas [2]pen.Outline
	for k := range 9 {
		t := float64(k) / 8
		for i := range 2 {
			gas[i] = append(gas[i], pen.Ellipse(-130+260*t, -70+70*t+c.span(1, k, -16, 16)+16*float64(i), c.span(2+uint32(i), k, 24, 46), c.span(4+uint32(i), k, 10, 26))...)
		}
	}
	c.Fill(gas[0], pen.Fade(q.Main, 0.5))
	c.Fill(gas[1], pen.Fade(pen.Mix(sea, q.Main, 0.4), 0.4))
	c.Dots(pen.Screen{X: -140, Y: -105, W: 280, H: 160, Pitch: 10, Max: 0.4, Grow: pen.GrowUp, Colour: pen.Fade(q.Main, 0.5)})
	c.Fill(ink.Stars(-136, -100, 272, 160, 70, c.seed+6), pen.Paper)
	c.Fill(pen.Join(ink.Twinkle(c.span(7, 0, -120, -70), c.span(7, 1, -80, -30), 7), ink.Twinkle(c.span(7, 2, 60, 120), c.span(7, 3, -90, -50), 5)), pen.White)
	// The planet fills the lower edge, with the sun on its rim.
	px, py, r := c.span(8, 0, -18, 18), 152.0, 112.0
	angle := c.span(8, 1, -2.5, -2.2)
	sx, sy := px+(r+2)*math.Cos(angle), py+(r+2)*math.Sin(angle)
	warm := pen.Mix(pen.RGB(0xffc66a), q.Accent, 0.3)
	c.Fill(pen.Circle(px, py, r+13), pen.Fade(sea, 0.35))
	c.Fill(pen.Circle(px, py, r+6), pen.Fade(pen.Mix(sea, pen.White, 0.3), 0.5))
	ink.Glow(c.Pen, sx, sy, 18, warm, 4, 0.16)
	c.Fill(pen.Burst(sx, sy, 74, 5, 4, 0, 0, 1).Moved(-sx, -sy).Turned(angle+math.Pi/2).Moved(sx, sy), pen.Fade(warm, 0.55))
	ball := pen.Circle(px, py, r)
	c.Fill(ball, sea)
	c.Atop(ball, func(p pen.Pen) {
		var lands pen.Outline
		for i := range 6 {
			points := make([]pen.Point, 8)
			lx, ly := px+c.span(9, i, -90, 90), py+c.span(10, i, -100, -52)
			for k := range points {
				sin, cos := math.Sincos(2 * math.Pi * float64(k) / 8)
				d := c.span(11+uint32(i), k, 8, 26)
				points[k] = pen.Point{X: lx + 1.3*d*cos, Y: ly + 0.55*d*sin}
			}
			lands = append(lands, pen.Closed(points, 4)...)
		}
		p.Fill(lands, pen.Mix(pen.RGB(0x4fae6a), q.Main, 0.3))
		var weather pen.Outline
		for i := range 12 {
			weather = append(weather, lens(px+c.span(20, i, -90, 90), py+c.span(21, i, -106, -50), c.span(22, i, 12, 34), c.span(23, i, 0.8, 2))...)
		}
		p.Fill(weather, pen.Fade(pen.White, 0.75))
		night := pen.Circle(px+62, py+46, r+8)
		p.Fill(night, pen.Fade(pen.Mix(q.Dark, pen.Ink, 0.5), 0.88))
		p.Atop(night, func(p pen.Pen) { p.Fill(c.flakes(24, 44, 104, 46, 0.5, 1.3), q.Accent) }) // cities at night
		p.FillOdd(pen.Join(ball, ball.Moved(1.5, 2.6)), pen.Mix(sea, pen.White, 0.75))
	})
	c.Fill(pen.Circle(sx, sy, 11), pen.White)
	// The station, turned a little, with its left side lit.
	s := c
	s.Pen = c.At(c.span(25, 0, 2, 14), -16, 1).Turned(c.span(25, 1, -0.2, -0.06))
	s.Stroke(pen.Open(-96, 6, 96, 6), 9, pen.Ink)
	s.Stroke(pen.Open(-96, 6, 96, 6), 4, q.Light)
	steel := pen.Mix(q.Light, pen.White, 0.35)
	for _, side := range [...]float64{-1, 1} {
		for i := range 2 {
			x := side*(62+26*float64(i)) - 11
			panel := rect(x, -14, 22, 40)
			s.Stroke(panel, 6, pen.Ink)
			s.Fill(panel, pen.Mix(sea, q.Dark, 0.25))
			s.Fill(pen.Polygon(x, -14, x+22, -14, x, 14), pen.Mix(sea, pen.White, 0.4))
			s.Stroke(pen.Join(pen.Open(x, -1, x+22, -1), pen.Open(x, 12, x+22, 12), pen.Open(x+11, -14, x+11, 26)), 1.5, pen.Ink)
		}
	}
	ring := pen.Join(pen.Ellipse(0, 8, 52, 17), pen.Ellipse(0, 8, 38, 9.5))
	s.Stroke(ring, 6, pen.Ink)
	s.FillOdd(ring, steel)
	body := pen.MustPath("M-20 36 L-24 -8 L-14 -34 H14 L24 -8 L20 36 L8 54 H-8 Z")
	s.Stroke(body, 7, pen.Ink)
	s.Fill(body, steel)
	s.Atop(body, func(p pen.Pen) {
		p.Dots(pen.Screen{X: -26, Y: -36, W: 32, H: 92, Pitch: 4.6, Max: 0.5, Grow: pen.GrowRight, Colour: pen.Mix(q.Main, pen.Ink, 0.4)})
		p.Fill(pen.Polygon(4, -50, 8, 60, 60, 60, 60, -50), pen.Mix(q.Near, pen.Ink, 0.4))
		p.FillOdd(pen.Join(body, body.Moved(2.6, 0.6)), pen.Mix(warm, pen.White, 0.4))
		p.FillOdd(pen.Join(body, body.Moved(-2.2, 0.4)), pen.Mix(sea, pen.White, 0.3))
		var panes pen.Outline
		for i := range 5 {
			for k := range 4 {
				if c.chance(26, i*4+k, 0.8) {
					panes = append(panes, rect(-14+8*float64(k), -23+13*float64(i), 5, 5)...)
				}
			}
		}
		p.Fill(panes, q.Accent)
	})
	front := pen.MustPath("M-52 8 Q-50 26 0 26 Q50 26 52 8 L38 9 Q36 18 0 18 Q-36 18 -38 9 Z")
	s.Stroke(front, 5, pen.Ink)
	s.Fill(front, steel)
	s.Atop(front, func(p pen.Pen) {
		p.Fill(rect(8, 0, 60, 40), pen.Mix(q.Main, pen.Ink, 0.45))
		var ports pen.Outline
		for i := range 9 {
			ports = append(ports, rect(-42+10*float64(i), 19.4-4.5*math.Abs(float64(i)-4)/4*math.Abs(float64(i)-4)/4, 5, 3)...)
		}
		p.Fill(ports, q.Accent)
		p.FillOdd(pen.Join(front, front.Moved(1, 2)), pen.Mix(warm, pen.White, 0.5))
	})
	s.Stroke(pen.Join(pen.Open(0, -34, 0, -62), pen.Open(-9, -50, 9, -50)), 3, pen.Ink)
	s.Fill(pen.Ellipse(0, -64, 4, 4), q.Accent)
	ink.Glow(s.Pen, 0, -64, 5, q.Accent, 3, 0.2)
	// A shuttle leaves with its engine burning.
	hx, hy := c.span(27, 0, 64, 96), c.span(27, 1, 22, 44)
	shuttle := c
	shuttle.Pen = c.At(hx, hy, 1).Turned(-0.42)
	shuttle.Fill(pen.Polygon(-12, -3.4, -12, 3.4, -54, 0), pen.Mix(warm, pen.White, 0.2))
	shuttle.Fill(pen.Polygon(-12, -1.8, -12, 1.8, -34, 0), pen.White)
	hull := pen.MustPath("M-13 -4 L4 -5 Q14 -4 18 0 Q14 4 4 5 L-13 4 Z M-12 -3 L-16 -11 L-8 -10 L0 -4 Z M-12 3 L-16 11 L-8 10 L0 4 Z")
	shuttle.Stroke(hull, 3, pen.Ink)
	shuttle.Fill(hull, pen.Paper)
	shuttle.Fill(pen.Polygon(-13, 0.6, 18, 0.6, 12, 4, 4, 5, -13, 4), pen.Mix(q.Main, pen.Paper, 0.3))
	shuttle.Fill(pen.Polygon(7, -3, 13, -2.4, 15, -0.6, 7, -0.6), pen.Ink)
}
