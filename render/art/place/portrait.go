package place

import (
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Portraits of Locations: places that are themselves the subject. Each has a second hue besides the
// one of its card type, and something happening in it.

var (
	asylumShape = pen.MustPath("M-58 30 V-10 H-50 V-34 L-42 -50 L-34 -34 V-18 H-16 V-44 L-8 -60 V-76 L-4 -60 L4 -60 L0 -92 L12 -60 V-44 H20 V-18 H38 V-38 L46 -56 L54 -38 V-10 H62 V40 H-58 Z")
	asylumPanes = pen.MustPath("M-2.6 6 V-3 Q0 -7 2.6 -3 V6 Z")
	asylumDoor  = pen.MustPath("M-7 40 V16 Q0 6 7 16 V40 Z")
)

// asylumPortrait draws a building with towers on a hill under a storm, its gate open.
func asylumPortrait(c canvas) {
	c = c.turned().framed()
	q := c.q
	sick := pen.Mix(pen.RGB(0x3fb8a0), q.Main, 0.25) // the second hue: a sickly green
	c.ground(pen.Mix(q.Dark, pen.Ink, 0.35))
	c.Fill(pen.Ellipse(0, 30, 200, 116), pen.Mix(q.Dark, q.Main, 0.5))
	c.Fill(pen.Ellipse(6, 40, 160, 84), pen.Mix(q.Main, sick, 0.35))
	c.Fill(pen.Ellipse(10, 46, 120, 56), pen.Mix(q.Main, sick, 0.75))
	c.screen(-140, -105, 280, 130, 9, pen.Mix(q.Dark, pen.Ink, 0.3), pen.GrowUp)
	x, y, r := c.disc(-4, 14, -30, -22, 62, 68, pen.Mix(pen.Mix(q.Bright, sick, 0.2), pen.White, 0.3))
	c.Fill(pen.Join(pen.Circle(x-r*0.4, y-r*0.3, r*0.2), pen.Circle(x-r*0.55, y+r*0.25, r*0.13), pen.Circle(x+r*0.6, y-r*0.2, r*0.15)), pen.Fade(q.Light, 0.45))
	under := c.clouds(1, -72, -46, 5, 0.9, 1.4)
	c.Fill(under.Moved(0, 3), pen.Mix(sick, q.Dark, 0.4))
	c.Fill(under, pen.Mix(q.Dark, pen.Ink, 0.55))
	c.Fill(pen.Join(cloud(0, x-r*1.3, y+r*0.6, 0.7), cloud(1, x+r*1.4, y+r*0.3, 0.7)), pen.Fade(pen.Mix(q.Dark, pen.Ink, 0.4), 0.9))
	// Lightning strikes behind the hill and lights the edges of the hill and the towers.
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
	// A figure with raised arms is in the tower's large window.
	c.Fill(pen.Ellipse(hx-2, -28, 6.4, 9), q.Accent)
	c.Fill(pen.Join(pen.Circle(hx-2, -31, 1.9), pen.Polygon(hx-4.4, -20, hx-3.4, -28, hx-6, -33, hx-5, -34, hx-2, -29, hx+1, -34, hx+2, -33, hx-0.6, -28, hx+0.4, -20)), pen.Ink)
	c.Fill(asylumDoor.Moved(hx, 4), q.Accent)
	c.Fill(pen.Polygon(hx-6, 44, hx+6, 44, 34, bottom+5, -34, bottom+5), pen.Mix(q.Accent, q.Main, 0.55))
	c.Fill(pen.Polygon(hx-3, 44, hx+3, 44, 15, bottom+5, -15, bottom+5), pen.Mix(q.Accent, q.Main, 0.25))
	// An escapee runs down the path behind a long shadow.
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
		for i := range 3 { // the open wings of the gate
			gx := s * (48 - 5*float64(i))
			gate = append(gate, rect(gx-1.4, 34+4*float64(i), 2.8, 70)...)
		}
	}
	c.Fill(gate.Moved(-1.6, -0.6), pen.Mix(sick, q.Mid, 0.45))
	c.Fill(gate, q.Night)
	c.Stroke(pen.Outline{pen.MoveTo(-49, 40), pen.CubicTo(-30, 8, 30, 8, 49, 40)}, 3.2, q.Night)
	c.rain(30, 40, 1.1, pen.Fade(pen.Mix(q.Light, pen.White, 0.4), 0.5))
	c.Fill(c.birds(34, 40, 126, -60, -10, 4), q.Night)
}

// runner is a small running figure, centered on the origin.
var runner = pen.MustPath("M2 -14 Q6 -14 6 -10 Q6 -7 4 -6 L8 -1 L13 -3 L14 -1 L8 3 L3 -1 L1 4 L7 8 L5 16 L2 16 L3 10 L-3 7 L-7 13 L-13 12 L-13 10 L-8 10 L-4 3 L-3 -4 L-7 -3 L-10 2 L-12 1 L-9 -6 L-1 -8 Q-2 -14 2 -14 Z")
