package place

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Front draws the foreground: nearly black shapes along the lower edge.
func Front(p pen.Pen, what picture.Front, seed int, q ink.Palette) {
	c := newCanvas(p, seed, q)
	switch what {
	case picture.Rubble:
		c.rubble(72, 9, 10, 24)
	case picture.Clouds:
		c.puffs(80, 10, 10, 20, pen.Paper)
	case picture.Fronds:
		c.cornerFronds()
	case picture.Ledge:
		c.ledge()
	case picture.Roofline:
		c.roofline(100, 8, 36)
	case picture.Grass:
		c.grass(80)
	case picture.Crowd:
		c.crowd(83)
	case picture.Bars:
		c.bars(4)
	}
}

// edged fills a foreground shape and lights its upper left edge.
func (c canvas) edged(o pen.Outline, tone color.NRGBA, width float64) {
	c.Fill(o, tone)
	c.Atop(o, func(p pen.Pen) {
		p.FillOdd(pen.Join(o, o.Moved(width*0.6, width)), pen.Mix(c.q.Rim, c.q.Main, 0.35))
	})
}

// rubble draws n broken stones along the ground.
func (c canvas) rubble(y float64, n int, low, high float64) {
	tone := pen.Mix(c.q.Near, pen.Ink, 0.2)
	for i := range n {
		x := -128 + 256*(float64(i)+0.5*c.rnd(1, i))/float64(n)
		s := c.span(2, i, low, high)
		at := y + 16 - 0.3*s
		if math.Abs(x) < 50 {
			at += 10
		}
		o := pen.Burst(x, at, s, s*0.78, 3+i%2, 6.3*c.rnd(3, i), 0.24, c.seed+uint32(i))
		c.Stroke(o, 4, pen.Ink)
		c.edged(o, tone, 2)
	}
}

// puffs draws a bank of clouds.
func (c canvas) puffs(y float64, n int, low, high float64, tone color.NRGBA) {
	o := rect(left, y+12, right-left, 80)
	for i := range n {
		x := -134 + 262*float64(i)/float64(n-1) + 8*c.rnd(1, i)
		o = append(o, pen.Circle(x, y+8*c.rnd(2, i), c.span(3, i, low, high))...)
	}
	c.Fill(o, tone)
	c.Atop(o, func(p pen.Pen) { // the foot is in the shade
		p.Fill(o.Moved(3, 9), pen.Mix(tone, c.q.Main, 0.35))
	})
}

// cornerFronds draws ferns that reach in from the corners.
func (c canvas) cornerFronds() {
	var o, edge pen.Outline
	for i, f := range [...][4]float64{{-138, 92, -0.55, 96}, {-120, 98, -1, 70}, {138, 92, 3.7, 96}, {122, 98, 4.1, 66}, {-138, -70, 0.5, 60}, {138, -74, 2.6, 60}} {
		turn := f[2] + 0.3*(c.rnd(1, i)-0.5)
		l := f[3] * c.span(2, i, 0.85, 1.1)
		o = append(o, ink.Frond(f[0], f[1], l, turn, 8)...)
		edge = append(edge, ink.Leaf(f[0], f[1], l, turn, 0.02)...)
	}
	c.Fill(o, c.q.Night)
	c.Fill(edge, pen.Mix(c.q.Rim, c.q.Main, 0.5))
}

var (
	ledgeShape = pen.MustPath("M-140 110 V62 H-34 Q-20 46 4 48 Q34 44 52 56 Q70 56 78 66 Q92 62 100 70 L94 78 Q104 80 104 88 Q88 92 74 86 Q50 96 40 110 Z")
	ledgeLines = pen.MustPath("M-20 60 Q10 52 40 62 M-110 76 H-40 M-90 90 H-20")
)

// ledge draws a tall building's cornice with a stone beast on it. The seed chooses the side.
func (c canvas) ledge() {
	c = c.turned()
	q := c.q
	c.Pen = c.At(0, 2, 1)
	c.Stroke(ledgeShape, 6, pen.Ink)
	c.edged(ledgeShape, pen.Mix(q.Near, pen.Ink, 0.3), 2.4)
	c.Fill(pen.Circle(82, 72, 2.8), q.Accent)
	c.Stroke(ledgeLines, 2.4, pen.Mix(q.Main, q.Near, 0.5))
}

var tankShape = pen.MustPath("M-14 30 L-12 0 H12 L14 30 Z M-16 0 V-18 H16 V0 Z M-18 -18 L0 -30 L18 -18 Z")

// roofline draws the roofs on the near side of the street.
func (c canvas) roofline(base, low, high float64) {
	o, houses := c.roofs(row{base: base, low: low, high: high, narrow: 18, wide: 40, stream: 1})
	c.edged(o, c.q.Night, 1.6)
	c.Fill(c.windows(houses, 5, 0.22, 3, 8), c.q.Accent)
	x := -96.0
	if c.chance(9, 0, 0.5) {
		x = 98
	}
	c.At(x, base-high*0.5, 0.8).Fill(tankShape, c.q.Night)
}

// grass draws tall grass, higher at the sides.
func (c canvas) grass(y float64) {
	o := rect(left, y+8, right-left, 40)
	for i := range 46 {
		x := -134 + 268*float64(i)/45
		h := 8 + 22*c.rnd(1, i)*(0.4+math.Abs(x)/125)
		o = append(o, pen.Brush([]pen.Along{
			{X: x, Y: y + 16, Width: 5}, {X: x + 4*(c.rnd(2, i)-0.5), Y: y - h*0.4, Width: 3}, {X: x + 16*(c.rnd(3, i)-0.5), Y: y - h, Width: 0.8},
		}, 4, false)...)
	}
	c.Fill(o, c.q.Night)
}

// crowd draws people seen from behind. Some raise an arm.
func (c canvas) crowd(y float64) {
	const n = 9
	body := pen.MustPath("M-18 26 Q-18 2 0 2 Q18 2 18 26 Z")
	var o, lit pen.Outline
	for i := range n {
		x := -126 + 252*(float64(i)+0.4*c.rnd(1, i))/n
		k := c.span(2, i, 0.8, 1.2)
		one := pen.Join(pen.Circle(x, y-8*k, 9*k), body.Scaled(k, k).Moved(x, y))
		if c.chance(3, i, 0.45) {
			one = append(one, pen.Brush([]pen.Along{{X: x + 10, Y: y + 8, Width: 8}, {X: x + 18, Y: y - 12, Width: 6}, {X: x + 15, Y: y - 30, Width: 7}}, 4, true)...)
		}
		o = append(o, one...)
		lit = append(lit, one.Moved(-1.2, -1)...)
	}
	c.Fill(lit, pen.Mix(c.q.Rim, c.q.Main, 0.5))
	c.Fill(o, c.q.Night)
}

// bars draws the bars of a cell.
func (c canvas) bars(n int) {
	var bars, lit pen.Outline
	shift := c.span(1, 0, -16, 16)
	for i := range n {
		x := -105 + 70*float64(i) + shift
		bars = append(bars, rect(x-4, -110, 8, 220)...)
		lit = append(lit, rect(x-4, -110, 1.6, 220)...)
	}
	c.Fill(bars, c.q.Night)
	c.Fill(lit, pen.Mix(c.q.Rim, c.q.Main, 0.4))
	c.Fill(pen.Join(rect(left, 88, right-left, 7)), c.q.Night)
}
