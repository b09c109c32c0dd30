package place

import (
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

var (
	cloakShape = pen.MustPath("M-23 -50 Q-44 0 -60 74 H64 Q44 0 23 -50 Q8 -60 8 -70 A12 14 0 1 0 -8 -70 Q-8 -60 -23 -50 Z")
	parkedCar  = pen.MustPath("M-50 0 Q-48 -12 -30 -14 L-14 -25 Q4 -32 22 -23 L38 -14 Q54 -12 56 0 Z")
)

// cavePortrait draws a workshop in a cave: a wall of screens, a car, and a waterfall.
func cavePortrait(c canvas) {
	c = c.turned().framed()
	q := c.q
	cool := pen.Mix(pen.RGB(0x35b6e8), q.Main, 0.2) // the second hue: water and screens
	c.ground(pen.Mix(q.Dark, q.Main, 0.2))
	x := c.span(1, 0, 28, 48)
	c.Fill(c.opening(2, x, -10, 88, 0.22), pen.Mix(q.Dark, q.Main, 0.45))
	c.screen(-140, -105, 280, 210, 9, pen.Mix(q.Dark, pen.Ink, 0.35), pen.GrowOut)
	c.Fill(c.opening(3, x, -10, 64, 0.22), q.Main)
	c.Fill(c.opening(4, x, -10, 45, 0.22), pen.Mix(cool, q.Light, 0.3))
	c.Fill(c.opening(5, x, -10, 31, 0.22), pen.Mix(cool, pen.White, 0.55))
	// The waterfall: sheets of water that fall from the light into a lake.
	wx := x + c.span(1, 1, -8, 12)
	c.Fill(pen.Polygon(wx-15, -30, wx+15, -34, wx+22, 70, wx-22, 70), pen.Mix(cool, pen.White, 0.35))
	c.Fill(pen.Join(pen.Polygon(wx-9, -28, wx-5, -28, wx-10, 70, wx-16, 70), pen.Polygon(wx+2, -30, wx+7, -30, wx+9, 70, wx+3, 70), pen.Polygon(wx+11, -28, wx+13, -28, wx+19, 70, wx+15, 70)), pen.White)
	c.Fill(pen.Polygon(wx-30, -50, wx-8, -38, wx-22, -26, wx-12, -22, wx-2, -29, wx+8, -22, wx+18, -30, wx+30, -46, wx+20, -80, wx-24, -84), q.Mid)
	c.Fill(c.fangs(10, -80, 1, 16, 70, 16, 34), q.Mid)
	c.Fill(c.birds(12, wx-36, wx+40, -56, -10, 7), pen.Mix(q.Near, pen.Ink, 0.4))
	c.Fill(pen.Ellipse(wx, 72, 112, 13), pen.Mix(cool, q.Dark, 0.5))
	c.Fill(c.glimmer(13, wx, 66, 80, 62, 6), pen.Mix(cool, pen.White, 0.6))
	c.Fill(pen.Join(pen.Circle(wx-18, 68, 7), pen.Circle(wx-6, 66, 8), pen.Circle(wx+8, 66, 9), pen.Circle(wx+20, 69, 6)), pen.Fade(pen.White, 0.7))
	// Screens over a desk, with flickering pictures.
	c.Fill(pen.Polygon(left, 60, -62, 60, -52, 70, 58, 70, 66, 58, right, 58, right, bottom+5, left, bottom+5), q.Near)
	c.Fill(pen.Polygon(left, 60, -62, 60, -52, 70, 58, 70, 66, 58, right, 58, right, 60, 67, 60, 59, 72, -53, 72, -63, 62, left, 62), pen.Mix(cool, q.Near, 0.45))
	ink.Glow(c.Pen, -78, 6, 50, cool, 2, 0.12)
	for i, s := range [...][4]float64{{-110, -28, 48, 34}, {-58, -20, 38, 28}, {-110, 12, 48, 26}, {-58, 14, 38, 24}} {
		sx, sy, w, h := s[0], s[1], s[2], s[3]
		c.Fill(rect(sx-4, sy-4, w+8, h+8), q.Night)
		face := pen.Mix(cool, pen.White, 0.3)
		if i == 1+int(c.rnd(14, 0)*2) {
			face = pen.Mix(q.Accent, pen.White, 0.15)
		}
		c.Fill(rect(sx, sy, w, h), face)
		c.Fill(rect(sx, sy, w, 3), pen.Fade(pen.White, 0.6))
		switch i {
		case 0: // lines of text
			var lines pen.Outline
			for j := range 4 {
				lines = append(lines, rect(sx+5, sy+8+6*float64(j), (w-12)*c.span(15, j, 0.4, 1), 2.6)...)
			}
			c.Fill(lines, q.Near)
		case 1: // a target
			c.Stroke(pen.Join(pen.Circle(sx+w/2, sy+h/2+1, h*0.3), pen.Open(sx+w/2, sy+4, sx+w/2, sy+h-2), pen.Open(sx+6, sy+h/2+1, sx+w-6, sy+h/2+1)), 1.6, q.Near)
		case 2: // a map of the city
			r, _ := c.roofs(row{base: sy + h, low: 3, high: 18, narrow: 5, wide: 9, from: sx, to: sx + w - 4, stream: 16})
			c.Atop(rect(sx, sy, w, h), func(p pen.Pen) { p.Fill(r, q.Near) })
		default: // a curve
			var curve pen.Outline
			for j := range 9 {
				step := pen.LineTo(sx+4+float64(j)*(w-8)/8, sy+h*c.span(19, j, 0.25, 0.85))
				if j == 0 {
					step = pen.MoveTo(sx+4, sy+h*0.6)
				}
				curve = append(curve, step)
			}
			c.Stroke(curve, 1.8, q.Near)
		}
	}
	c.Fill(pen.Polygon(-122, 48, -10, 48, -16, 68, -116, 68), q.Night)
	c.Fill(rect(-122, 46, 112, 3), pen.Mix(cool, q.Mid, 0.4))
	var keys, hot pen.Outline
	for i := range 16 {
		o := rect(-114+12*float64(i%8), 53+6*float64(i/8), 7, 2.6)
		if c.chance(20, i, 0.4) {
			hot = append(hot, o...)
		} else {
			keys = append(keys, o...)
		}
	}
	c.Fill(keys, cool)
	c.Fill(hot, q.Accent)
	// The car on its turntable, facing the light.
	c.Fill(pen.Ellipse(52, 84, 72, 12), q.Night)
	c.Fill(pen.Ellipse(52, 82, 72, 12), pen.Mix(cool, q.Dark, 0.35))
	c.Stroke(pen.Ellipse(52, 82, 62, 9.6), 1.4, pen.Mix(cool, pen.White, 0.4))
	ink.BeamFan(c.Pen, 112, 74, 0.1, 60, 18, q.Accent, 0.5, pen.White)
	car := parkedCar.Scaled(1.2, 1.15).Moved(46, 80)
	c.Fill(car, q.Night)
	c.FillOdd(pen.Join(car, car.Moved(-0.6, 2.4)), pen.Mix(cool, pen.White, 0.35))
	c.Fill(pen.Polygon(35, 61, 42, 53, 56, 50, 68, 54, 77, 61), pen.Mix(cool, pen.White, 0.35))
	c.Fill(pen.Polygon(35, 61, 42, 53, 46, 52, 40, 61), pen.White)
	c.Fill(pen.Join(pen.Circle(12, 80, 10.4), pen.Circle(87, 80, 10.4)), pen.Ink)
	c.Fill(pen.Join(pen.Circle(12, 80, 4.4), pen.Circle(87, 80, 4.4)), q.Light)
	c.Fill(pen.Polygon(105, 70, 113, 74, 112, 78, 104, 76), pen.Mix(q.Accent, pen.White, 0.5))
	// The owner, in a cloak, in front of the screens.
	man := cloakShape.Scaled(0.5, 0.5).Moved(-30, 42)
	c.FillOdd(pen.Join(man, man.Moved(-2, 0)), cool)
	c.Fill(man, pen.Ink)
	c.Fill(c.fangs(22, -92, 1, 10, 52, 22, 40), q.Night)
	c.Fill(c.fangs(26, 102, -1, 6, 26, 26, 44), q.Night)
}
