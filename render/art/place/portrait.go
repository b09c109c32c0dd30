package place

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Portraits of Locations: places that are the subject themselves. Each has a second hue
// beside the one of its kind, and something going on.

var (
	asylumShape = pen.MustPath("M-58 30 V-10 H-50 V-34 L-42 -50 L-34 -34 V-18 H-16 V-44 L-8 -60 V-76 L-4 -60 L4 -60 L0 -92 L12 -60 V-44 H20 V-18 H38 V-38 L46 -56 L54 -38 V-10 H62 V40 H-58 Z")
	asylumPanes = pen.MustPath("M-2.6 6 V-3 Q0 -7 2.6 -3 V6 Z")
	asylumDoor  = pen.MustPath("M-7 40 V16 Q0 6 7 16 V40 Z")
)

// asylumPortrait is a house with towers on a hill, its gate open, under a storm.
func asylumPortrait(c canvas) {
	c = c.turned().framed()
	q := c.q
	sick := pen.Mix(pen.RGB(0x3fb8a0), q.Main, 0.25) // the second hue: a sick green
	c.ground(pen.Mix(q.Dark, pen.Ink, 0.35))
	c.Fill(pen.Ellipse(0, 30, 200, 116), pen.Mix(q.Dark, q.Main, 0.5))
	c.Fill(pen.Ellipse(6, 40, 160, 84), pen.Mix(q.Main, sick, 0.35))
	c.Fill(pen.Ellipse(10, 46, 120, 56), pen.Mix(q.Main, sick, 0.75))
	c.screen(-140, -105, 280, 130, 9, pen.Mix(q.Dark, pen.Ink, 0.3), pen.GrowUp)
	x, y, r := c.disc(-8, 26, -34, -20, 38, 48, pen.Mix(q.Bright, sick, 0.25))
	c.Fill(pen.Join(pen.Circle(x-r*0.4, y-r*0.3, r*0.2), pen.Circle(x-r*0.55, y+r*0.25, r*0.13), pen.Circle(x+r*0.6, y-r*0.2, r*0.15)), pen.Fade(q.Light, 0.45))
	under := c.clouds(1, -72, -46, 5, 0.9, 1.4)
	c.Fill(under.Moved(0, 3), pen.Mix(sick, q.Dark, 0.4))
	c.Fill(under, pen.Mix(q.Dark, pen.Ink, 0.55))
	c.Fill(pen.Join(cloud(0, x-r*1.3, y+r*0.6, 0.7), cloud(1, x+r*1.4, y+r*0.3, 0.7)), pen.Fade(pen.Mix(q.Dark, pen.Ink, 0.4), 0.9))
	// Lightning strikes behind the hill; the hill and the towers have its edge.
	bx := c.span(2, 0, -104, -84)
	ink.Glow(c.Pen, bx-8, -20, 24, q.Bright, 3, 0.16)
	c.Fill(pen.Join(skyBolt.Scaled(1, 1.25).Moved(bx, -72), pen.Polygon(bx-12, -14, bx-34, 12, bx-28, 12, bx-44, 32, bx-20, 8, bx-26, 8, bx-8, -16)), pen.Mix(q.Accent, pen.White, 0.7))
	c.Fill(c.rolling(3, 34, 54, 7), pen.Mix(q.Dark, sick, 0.3))
	c.Fill(hill(76, 56, 32, 18, 30, 54, 74), q.Mid)
	c.Fill(pen.Join(c.tree(4, -98, 84, 84, 16), c.tree(6, 112, 80, 74, -12)), q.Near)
	hx := c.span(2, 1, -4, 8)
	house := asylumShape.Moved(hx, 4)
	c.FillOdd(pen.Join(house, house.Moved(-2.6, 0)), pen.Mix(q.Accent, pen.White, 0.6))
	c.Fill(house, q.Near)
	c.Atop(house, func(p pen.Pen) { // the side away from the flash
		p.Fill(pen.Join(rect(hx+2, -100, 14, 150), rect(hx+44, -60, 30, 120)), pen.Mix(q.Near, pen.Ink, 0.5))
		var slates pen.Outline
		for i := range 9 {
			slates = append(slates, pen.Open(hx-62, -14+7*float64(i), hx+64, -14+7*float64(i))...)
		}
		p.Stroke(slates, 0.9, pen.Mix(q.Near, q.Mid, 0.6))
	})
	var lit, dark pen.Outline
	for i, at := range [...][2]float64{{-48, -22}, {-48, -4}, {-30, -6}, {-16, -6}, {-2, -34}, {4, -12}, {22, -6}, {36, -6}, {46, -26}, {46, -6}, {-30, 14}, {22, 14}, {40, 14}} {
		o := asylumPanes.Scaled(1.15, 1.1).Moved(hx+at[0], at[1]+4)
		if c.chance(5, i, 0.72) {
			lit = append(lit, o...)
		} else {
			dark = append(dark, o...)
		}
	}
	c.Fill(dark, q.Mid)
	c.Fill(lit, q.Accent)
	// Somebody stands in the great window of the tower, arms up.
	c.Fill(pen.Ellipse(hx-2, -28, 6.4, 9), q.Accent)
	c.Fill(pen.Join(pen.Circle(hx-2, -31, 1.9), pen.Polygon(hx-4.4, -20, hx-3.4, -28, hx-6, -33, hx-5, -34, hx-2, -29, hx+1, -34, hx+2, -33, hx-0.6, -28, hx+0.4, -20)), pen.Ink)
	c.Fill(asylumDoor.Moved(hx, 4), q.Accent)
	c.Fill(pen.Polygon(hx-6, 44, hx+6, 44, 34, bottom+5, -34, bottom+5), pen.Mix(q.Accent, q.Main, 0.55))
	c.Fill(pen.Polygon(hx-3, 44, hx+3, 44, 15, bottom+5, -15, bottom+5), pen.Mix(q.Accent, q.Main, 0.25))
	// One who got out runs down the path, a long shadow before him.
	rx, ry := c.span(6, 0, -12, 14), c.span(6, 1, 70, 78)
	c.Fill(pen.Polygon(rx-3, ry+7, rx+3, ry+7, rx+12, ry+30, rx+2, ry+30), pen.Fade(pen.Ink, 0.7))
	c.Fill(runner.Scaled(0.62, 0.62).Moved(rx, ry), pen.Ink)
	// The gate.
	c.Fill(hill(88, 80, 86, 96, 88, 80, 86), q.Near)
	c.Fill(pen.Polygon(-16, 84, 16, 84, 34, bottom+5, -34, bottom+5), pen.Mix(q.Accent, q.Main, 0.5))
	gate := pen.Outline{}
	for s := -1.0; s <= 1; s += 2 {
		gate = append(gate, pen.Join(rect(s*58-9, 20, 18, 90), rect(s*58-13, 14, 26, 8), pen.Circle(s*58, 7, 7))...)
		for i := range 7 {
			gx := s * (74 + 10*float64(i))
			gate = append(gate, pen.Polygon(gx-1.6, 104, gx-1.6, 36, gx-4, 36, gx, 26, gx+4, 36, gx+1.6, 36, gx+1.6, 104)...)
		}
		from := left
		if s > 0 {
			from = 66
		}
		gate = append(gate, pen.Join(rect(from, 46, 74, 3.4), rect(from, 74, 74, 3.4))...)
		for i := range 3 { // the wings of the gate stand open
			gx := s * (48 - 5*float64(i))
			gate = append(gate, rect(gx-1.4, 34+4*float64(i), 2.8, 70)...)
		}
	}
	c.Fill(gate.Moved(-1.6, -0.6), pen.Mix(sick, q.Mid, 0.45))
	c.Fill(gate, q.Night)
	c.Stroke(pen.Outline{pen.MoveTo(-49, 40), pen.CubicTo(-30, 8, 30, 8, 49, 40)}, 3.2, q.Night)
	c.Stroke(c.rain(30, 40), 1.1, pen.Fade(pen.Mix(q.Light, pen.White, 0.4), 0.5))
	c.Fill(c.birds(34, 40, 126, -60, -10, 4), q.Night)
}

// runner is a small figure that runs, about its middle.
var runner = pen.MustPath("M2 -14 Q6 -14 6 -10 Q6 -7 4 -6 L8 -1 L13 -3 L14 -1 L8 3 L3 -1 L1 4 L7 8 L5 16 L2 16 L3 10 L-3 7 L-7 13 L-13 12 L-13 10 L-8 10 L-4 3 L-3 -4 L-7 -3 L-10 2 L-12 1 L-9 -6 L-1 -8 Q-2 -14 2 -14 Z")

var (
	cloakShape = pen.MustPath("M-23 -50 Q-44 0 -60 74 H64 Q44 0 23 -50 Q8 -60 8 -70 A12 14 0 1 0 -8 -70 Q-8 -60 -23 -50 Z")
	parkedCar  = pen.MustPath("M-50 0 Q-48 -12 -30 -14 L-14 -25 Q4 -32 22 -23 L38 -14 Q54 -12 56 0 Z")
)

// cavePortrait is a workshop in a cave: a wall of screens, a car, water that falls from above.
func cavePortrait(c canvas) {
	c = c.turned().framed()
	q := c.q
	cool := pen.Mix(pen.RGB(0x35b6e8), q.Main, 0.2) // the second hue: water and screens
	c.ground(pen.Mix(q.Dark, pen.Ink, 0.25))
	x := c.span(1, 0, 28, 48)
	c.Fill(c.opening(2, x, -10, 88, 0.22), pen.Mix(q.Dark, q.Main, 0.45))
	c.screen(-140, -105, 280, 210, 9, pen.Mix(q.Dark, pen.Ink, 0.35), pen.GrowOut)
	c.Fill(c.opening(3, x, -10, 64, 0.22), q.Main)
	c.Fill(c.opening(4, x, -10, 45, 0.22), pen.Mix(cool, q.Light, 0.3))
	c.Fill(c.opening(5, x, -10, 31, 0.22), pen.Mix(cool, pen.White, 0.55))
	// The fall: sheets of water out of the light into a lake.
	wx := x + c.span(1, 1, -8, 12)
	c.Fill(pen.Polygon(wx-15, -30, wx+15, -34, wx+22, 70, wx-22, 70), pen.Mix(cool, pen.White, 0.35))
	c.Fill(pen.Join(pen.Polygon(wx-9, -28, wx-5, -28, wx-10, 70, wx-16, 70), pen.Polygon(wx+2, -30, wx+7, -30, wx+9, 70, wx+3, 70), pen.Polygon(wx+11, -28, wx+13, -28, wx+19, 70, wx+15, 70)), pen.White)
	c.Fill(pen.Polygon(wx-30, -50, wx-8, -38, wx-22, -26, wx-12, -22, wx-2, -29, wx+8, -22, wx+18, -30, wx+30, -46, wx+20, -80, wx-24, -84), q.Mid)
	c.Fill(c.fangs(10, -80, 1, 16, 70, 16, 34), q.Mid)
	c.Fill(c.birds(12, wx-36, wx+40, -56, -10, 7), pen.Mix(q.Near, pen.Ink, 0.4))
	c.Fill(pen.Ellipse(wx, 72, 112, 13), pen.Mix(cool, q.Dark, 0.5))
	c.Fill(c.glimmer(13, wx, 66, 80, 62, 6), pen.Mix(cool, pen.White, 0.6))
	c.Fill(pen.Join(pen.Circle(wx-18, 68, 7), pen.Circle(wx-6, 66, 8), pen.Circle(wx+8, 66, 9), pen.Circle(wx+20, 69, 6)), pen.Fade(pen.White, 0.7))
	// Screens over a desk; what they show flickers.
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
		case 0: // lines that are read
			var lines pen.Outline
			for j := range 4 {
				lines = append(lines, rect(sx+5, sy+8+6*float64(j), (w-12)*c.span(15, j, 0.4, 1), 2.6)...)
			}
			c.Fill(lines, q.Near)
		case 1: // an aim
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
	// The car on its turntable, nose to the light.
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
	// The one who works here, in a cloak, before the screens.
	man := cloakShape.Scaled(0.5, 0.5).Moved(-30, 42)
	c.FillOdd(pen.Join(man, man.Moved(-2, 0)), cool)
	c.Fill(man, pen.Ink)
	c.Fill(c.fangs(22, -92, 1, 10, 52, 22, 40), q.Night)
	c.Fill(c.fangs(26, 102, -1, 6, 26, 26, 44), q.Night)
}

// icePortrait is a palace of crystals in the north, a light on its threshold.
func icePortrait(c canvas) {
	c = c.turned().framed()
	q := c.q
	cool := pen.Mix(pen.RGB(0x7fe0ff), q.Accent, 0.25)
	green := pen.Mix(pen.RGB(0x56e0b0), q.Accent, 0.2) // the second hue: lights of the north
	c.ground(pen.Mix(q.Dark, pen.Ink, 0.3))
	c.Fill(pen.Ellipse(0, 60, 220, 140), pen.Mix(q.Dark, q.Main, 0.4))
	c.Fill(pen.Ellipse(0, 66, 180, 92), q.Main)
	c.Fill(pen.Ellipse(0, 68, 140, 56), pen.Mix(q.Main, cool, 0.45))
	c.screen(-140, -105, 280, 130, 9, pen.Mix(q.Dark, pen.Ink, 0.2), pen.GrowUp)
	c.Fill(ink.Stars(-136, -100, 272, 110, 50, c.seed+1), pen.Paper)
	c.aurora(2, green)
	mass, shade := c.crags(30, 66, 20, 54, 5)
	c.Fill(mass, pen.Mix(q.Far, q.Main, 0.3))
	c.Fill(shade, q.Mid)
	var caps pen.Outline
	for i := range 6 {
		px := left + 56*(float64(i)+0.6*(c.rnd(30, i)-0.5))
		h, w := c.span(31, i, 20, 54), 56*c.span(32, i, 0.75, 1.15)
		peak := px + w*0.3*(c.rnd(33, i)-0.5)
		caps = append(caps, pen.Polygon(peak, 66-h, peak-w*0.14, 66-h*0.78, peak-w*0.04, 66-h*0.82, peak+w*0.04, 66-h*0.72, peak+w*0.13, 66-h*0.8)...)
	}
	c.Fill(caps, pen.Mix(cool, pen.White, 0.6))
	ink.Glow(c.Pen, 0, 30, 50, cool, 3, 0.14)
	c.Wheel(0, 40, 170, 20, pen.Fade(pen.Mix(cool, pen.White, 0.4), 0.2), pen.WheelOf{Phase: c.rnd(1, 0)})
	pale, deep := pen.Mix(cool, pen.White, 0.5), pen.Mix(cool, q.Dark, 0.55)
	for i, s := range [...][4]float64{{-92, 20, 46, -30}, {96, 20, 50, 30}, {-36, 26, 100, -22}, {40, 26, 104, 26}, {-66, 22, 70, -30}, {72, 22, 72, 32}, {0, 36, 130, 6}, {18, 22, 88, 30}, {-18, 22, 84, -26}} {
		h := s[2] * c.span(4, i, 0.86, 1.12)
		x, w, lean := s[0]+c.span(5, i, -4, 4), s[1], s[3]*c.span(6, i, 0.7, 1.2)
		body, side := shard(x, 74, w, h, lean)
		c.Stroke(body, 3.4, pen.Ink)
		c.Fill(body, pale)
		c.Fill(side, deep)
		c.Fill(pen.Polygon(x+w*0.08, 74, x+lean*0.75, 74-h*0.62, x+lean*0.86+w*0.1, 74-h*0.64, x+w*0.26, 74), pen.Mix(cool, q.Main, 0.35))
		c.Fill(pen.Polygon(x-w*0.36, 70, x-w*0.36+lean*0.5, 74-h*0.6, x-w*0.24+lean*0.5, 74-h*0.6, x-w*0.18, 70), pen.White)
	}
	// Flashes on the tips.
	c.Fill(pen.Join(ink.Twinkle(6, -56, 11), ink.Twinkle(-56, -22, 7), ink.Twinkle(64, -26, 8)), pen.White)
	door := pen.MustPath("M-13 78 V52 Q0 34 13 52 V78 Z")
	warm := pen.Mix(pen.RGB(0xffd98a), q.Accent, 0.2)
	c.Fill(door, pen.Ink)
	c.Fill(door.Moved(0, -56).Scaled(0.74, 0.84).Moved(0, 58), warm)
	c.Fill(pen.Polygon(-9, 76, 9, 76, 44, bottom+5, -50, bottom+5), pen.Fade(warm, 0.75))
	snow := pen.MustPath("M-140 110 V74 Q-90 62 -40 80 L-12 78 L-34 110 Z M140 110 V72 Q90 64 44 80 L12 78 L34 110 Z")
	c.FillOdd(snow, pen.Paper)
	c.FillOdd(pen.MustPath("M-140 110 V92 Q-90 78 -40 92 L-28 110 Z M140 110 V90 Q90 82 44 92 L28 110 Z"), pen.Mix(pen.Paper, cool, 0.5))
	// Who lives here comes down to the door, cape in the wind; tracks lead off.
	fx, fy := c.span(7, 0, 60, 84), c.span(7, 1, -10, 10)
	flier := pen.MustPath("M-26 8 Q-14 -4 -2 -3 L8 -8 Q10 -12 14 -11 Q17 -9 15 -6 L24 -10 L25 -7 L14 -1 L6 3 L-6 6 L-16 12 L-24 14 L-14 6 Q-20 8 -26 8 Z").Scaled(-0.8, 0.8).Moved(fx, fy)
	c.Stroke(pen.Join(pen.Open(fx+22, fy-14, fx+60, fy-36), pen.Open(fx+24, fy-4, fx+58, fy-22)), 1.6, pen.Fade(pen.White, 0.7))
	c.Stroke(flier, 2, pen.White)
	c.Fill(flier, pen.Ink)
	c.Fill(cloakShape.Scaled(0.13, 0.13).Moved(0, 68), pen.Ink)
	c.Fill(c.flakes(50, -95, 100, 40, 0.8, 2.8), pen.White)
}

// towerPortrait is a tower on an island at sunset, its beacon lit.
func towerPortrait(c canvas) {
	c = c.turned().framed()
	q := c.q
	sun := pen.Mix(pen.RGB(0xff8a4a), q.Accent, 0.25) // the second hue: the low sun
	c.ground(pen.Mix(q.Dark, q.Main, 0.2))
	x := c.span(1, 0, -84, -40)
	c.Fill(pen.Ellipse(x, 48, 240, 128), pen.Mix(q.Main, q.Dark, 0.25))
	c.Fill(pen.Ellipse(x, 50, 186, 92), pen.Mix(q.Main, sun, 0.35))
	c.Fill(pen.Ellipse(x, 50, 136, 62), pen.Mix(q.Main, sun, 0.7))
	c.Fill(pen.Ellipse(x, 50, 90, 42), pen.Mix(sun, pen.White, 0.12))
	c.screen(-140, -105, 280, 110, 9, pen.Mix(q.Dark, pen.Ink, 0.15), pen.GrowUp)
	c.Fill(ink.Stars(-136, -100, 272, 60, 26, c.seed+1), pen.Paper)
	c.Fill(pen.Circle(x, 40, 27), pen.Mix(sun, pen.RGB(0xfff0b0), 0.75))
	clouds := c.clouds(2, -56, 18, 6, 0.5, 1)
	c.Fill(clouds.Moved(0, 2.2), pen.Mix(sun, pen.White, 0.3))
	c.Fill(clouds, pen.Mix(q.Main, q.Dark, 0.45))
	c.Fill(pen.Join(lens(x-8, 36, 38, 1.1), lens(x+6, 44, 30, 1)), pen.Mix(q.Main, sun, 0.5))
	far, houses := c.roofs(row{base: 52, low: 8, high: 46, narrow: 9, wide: 20, stream: 10})
	c.Fill(far, pen.Mix(q.Far, q.Mid, 0.4))
	c.Fill(c.windows(houses, 14, 0.35, 2, 5), q.Accent)
	c.Fill(rect(left, 52, right-left, 60), pen.Mix(q.Dark, q.Main, 0.45))
	c.Fill(c.ripples(20, 56, 104, 26), pen.Fade(q.Light, 0.5))
	c.Fill(c.glimmer(23, x, 54, 106, 40, 11), pen.Mix(sun, pen.White, 0.35))
	// A boat comes in.
	bx := c.span(24, 0, -104, -70)
	c.Fill(pen.Join(pen.Polygon(bx-15, 76, bx+17, 76, bx+11, 84, bx-11, 84), pen.Polygon(bx+1, 74, bx+1, 46, bx+15, 72), pen.Polygon(bx-1, 74, bx-1, 52, bx-12, 72)), q.Near)
	c.Fill(pen.Join(lens(bx, 86, 20, 1), lens(bx+12, 89, 16, 0.8)), pen.Mix(sun, pen.White, 0.5))
	// The island, the tower: its right side dark, windows lit on each floor.
	tx := c.span(25, 0, 46, 62)
	island := pen.MustPath("M-78 22 Q-58 8 -40 2 Q-18 -8 0 -8 Q34 -8 50 4 Q66 8 80 22 Q0 30 -78 22 Z").Moved(tx, 74)
	c.Fill(island, q.Near)
	c.FillOdd(pen.Join(island, island.Moved(1.6, 2)), pen.Mix(sun, q.Near, 0.35))
	c.Fill(pen.Join(lens(tx-30, 96, 50, 1), lens(tx+26, 100, 44, 1)), pen.Mix(q.Light, q.Main, 0.3))
	beacon := c.span(25, 1, 2.5, 2.9)
	ink.BeamFan(c.Pen, tx, -62, beacon, 220, 44, q.Accent, 0.35, pen.Mix(q.Accent, pen.White, 0.6))
	ink.BeamFan(c.Pen, tx, -62, beacon-math.Pi, 120, 24, q.Accent, 0.3, pen.Mix(q.Accent, pen.White, 0.6))
	t := c.at(tx, 0, 1)
	tower := pen.MustPath("M-24 70 L-19 -26 H-27 L-22 -48 H22 L27 -26 H19 L24 70 Z")
	t.Stroke(tower, 5, pen.Ink)
	t.Fill(tower, pen.Mix(q.Light, sun, 0.3))
	t.Atop(tower, func(p pen.Pen) {
		p.Dots(pen.Screen{X: -28, Y: -50, W: 34, H: 122, Pitch: 4.4, Grow: pen.GrowRight, Colour: pen.Fade(q.Main, 0.9)})
		p.Fill(pen.Polygon(2, -60, 4, 80, 60, 80, 60, -60), pen.Mix(q.Near, pen.Ink, 0.4))
		p.FillOdd(pen.Join(tower, tower.Moved(2.4, 0.8)), pen.Mix(sun, pen.White, 0.6))
		var lit, dim pen.Outline
		for r := range 10 {
			for k := range 6 {
				o := rect(-16+6*float64(k), -18+8.6*float64(r), 3.8, 5)
				switch {
				case k > 2 && c.chance(26, r*6+k, 0.75):
					lit = append(lit, o...)
				case k <= 2 && c.chance(26, r*6+k, 0.7):
					dim = append(dim, o...)
				}
			}
		}
		p.Fill(dim, q.Dark)
		p.Fill(lit, q.Accent)
		p.Fill(rect(-40, -28, 80, 3.4), pen.Ink)
		p.Fill(rect(-21, -42, 21, 9), pen.Mix(q.Accent, pen.White, 0.5))
		p.Fill(rect(4, -42, 18, 9), q.Accent)
	})
	t.Stroke(pen.Join(pen.Open(0, -48, 0, -72), pen.Open(-9, -48, -9, -58), pen.Open(9, -48, 9, -56)), 2.6, pen.Ink)
	ink.Glow(t.Pen, 0, -62, 6, q.Accent, 4, 0.22)
	t.Fill(pen.Circle(0, -62, 4.2), pen.White)
	t.Fill(rect(-6, 58, 12, 12), pen.Mix(q.Accent, pen.White, 0.3))
	var trees pen.Outline
	for i := range 8 {
		px := tx + []float64{-58, -48, -40, -33, 34, 42, 50, 60}[i]
		h := c.span(27, i, 9, 18)
		trees = append(trees, pen.Polygon(px-5, 82-2*c.rnd(28, i), px, 80-h, px+5, 82)...)
	}
	c.Fill(trees, q.Night)
	// Two of the team fly home.
	for i := range 2 {
		fx, fy, k := c.span(29, i, -40, -4)+24*float64(i), c.span(30, i, -34, -14)-16*float64(i), 0.75-0.2*float64(i)
		f := pen.MustPath("M-26 8 Q-14 -4 -2 -3 L8 -8 Q10 -12 14 -11 Q17 -9 15 -6 L24 -10 L25 -7 L14 -1 L6 3 L-6 6 L-16 12 L-24 14 L-14 6 Q-20 8 -26 8 Z").Scaled(k, k).Moved(fx, fy)
		c.Stroke(pen.Join(pen.Open(fx-22*k, fy+9*k, fx-58*k, fy+24*k), pen.Open(fx-20*k, fy+15*k, fx-48*k, fy+28*k)), 1.3, pen.Fade(pen.White, 0.8))
		c.Fill(f, pen.Ink)
	}
	c.Fill(c.birds(31, -120, 20, -20, 30, 5), q.Near)
}

// stationPortrait is a station above a planet at the moment the sun rises behind it.
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
	c.Dots(pen.Screen{X: -140, Y: -105, W: 280, H: 160, Pitch: 10, Most: 0.4, Grow: pen.GrowUp, Colour: pen.Fade(q.Main, 0.5)})
	c.Fill(ink.Stars(-136, -100, 272, 160, 70, c.seed+6), pen.Paper)
	c.Fill(pen.Join(ink.Twinkle(c.span(7, 0, -120, -70), c.span(7, 1, -80, -30), 7), ink.Twinkle(c.span(7, 2, 60, 120), c.span(7, 3, -90, -50), 5)), pen.White)
	// The planet fills the lower edge; the sun stands on its rim.
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
		p.Atop(night, func(p pen.Pen) { p.Fill(c.flakes(24, 44, 104, 46, 0.5, 1.3), q.Accent) }) // cities by night
		p.FillOdd(pen.Join(ball, ball.Moved(1.5, 2.6)), pen.Mix(sea, pen.White, 0.75))
	})
	c.Fill(pen.Circle(sx, sy, 11), pen.White)
	// The station, turned a little; its left side is lit.
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
		p.Dots(pen.Screen{X: -26, Y: -36, W: 32, H: 92, Pitch: 4.6, Most: 0.5, Grow: pen.GrowRight, Colour: pen.Mix(q.Main, pen.Ink, 0.4)})
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
	// A shuttle leaves, its engine burning.
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
