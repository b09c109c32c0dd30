package thing

import (
	"image/color"
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Objects with a light of their own.

// facet is one flat side of a cut stone. A positive tone is the share of white in it, and a
// negative one the share of ink.
type facet struct {
	shape pen.Outline
	tone  float64
}

func (e easel) facets(c color.NRGBA, all []facet) {
	for _, f := range all {
		if f.tone < 0 {
			e.Fill(f.shape, shade(c, -f.tone))
			continue
		}
		e.Fill(f.shape, tint(c, f.tone))
	}
}

var (
	lump       = pen.MustPath("M-34 -34 L-8 -56 L26 -44 L40 -8 L30 36 L-4 54 L-36 34 L-44 -4 Z")
	lumpEdges  = pen.MustPath("M-34 -34 L-6 -14 L-8 -56 M26 -44 L-6 -14 L40 -8 M30 36 L-6 -14 L-4 54 M-36 34 L-6 -14 L-44 -4")
	lumpFacets = []facet{
		{pen.MustPath("M-34 -34 L-8 -56 L-6 -14 Z"), 0.6},
		{pen.MustPath("M-8 -56 L26 -44 L-6 -14 Z"), 0.25},
		{pen.MustPath("M26 -44 L40 -8 L-6 -14 Z"), -0.2},
		{pen.MustPath("M40 -8 L30 36 L-6 -14 Z"), -0.45},
		{pen.MustPath("M30 36 L-4 54 L-6 -14 Z"), -0.65},
		{pen.MustPath("M-4 54 L-36 34 L-6 -14 Z"), -0.35},
		{pen.MustPath("M-44 -4 L-34 -34 L-6 -14 Z"), 0.35},
	}

	ringHoop    = pen.Join(pen.Circle(0, 26, 50), pen.Circle(0, 26, 32))
	ringDark    = pen.MustPath("M8 -40 L4 30 L12 120 H120 V-40 Z")
	ringGleam   = pen.MustPath("M-42 40 C-44 10 -30 -8 -10 -14")
	ringSetting = pen.MustPath("M-40 -22 L-22 -6 H22 L40 -22 L24 -2 Q0 12 -24 -2 Z")
	gem         = pen.MustPath("M-34 -36 L-18 -62 H18 L34 -36 L0 -2 Z")
	gemEdges    = pen.MustPath("M-34 -36 H34 M-18 -62 L-12 -36 L0 -2 L12 -36 L18 -62")
	gemFacets   = []facet{
		{pen.MustPath("M-34 -36 L-18 -62 L-12 -36 Z"), 0.5},
		{pen.MustPath("M-18 -62 H18 L12 -36 H-12 Z"), 0.75},
		{pen.MustPath("M18 -62 L34 -36 H12 Z"), -0.25},
		{pen.MustPath("M12 -36 H34 L0 -2 Z"), -0.5},
		{pen.MustPath("M-34 -36 H-12 L0 -2 Z"), 0.2},
	}

	cellBase   = pen.MustPath("M-46 44 H46 L56 72 H-56 Z")
	cellTop    = pen.MustPath("M-44 -40 Q0 -66 44 -40 L38 -26 H-38 Z")
	cellGlass  = pen.MustPath("M-36 -28 H36 Q44 10 36 46 H-36 Q-44 10 -36 -28 Z")
	cellBars   = pen.MustPath("M-20 -28 Q-25 10 -20 46 M20 -28 Q25 10 20 46")
	cellHandle = pen.MustPath("M-22 -50 Q-30 -88 0 -88 Q30 -88 22 -50")

	crystalLeft   = pen.MustPath("M-1 0 L-1.15 -3.2 L0 -5 L0.2 -3 L0.2 0 Z")
	crystalRight  = pen.MustPath("M0.2 0 L0.2 -3 L0 -5 L1.1 -3.1 L1 0 Z")
	crystalGround = pen.MustPath("M-104 66 L-80 50 L-52 56 L-20 46 L24 52 L56 46 L84 56 L108 64 L92 84 H-92 Z")
	globeLand     = pen.MustPath("M-34 -40 L-16 -52 L2 -46 L6 -34 L-8 -26 L-20 -8 L-32 -20 Z M10 -18 L30 -26 L40 -8 L26 14 L12 4 Z")
	bubbleWave    = pen.MustPath("M-80 0 Q-60 -12 -40 0 Q-20 12 0 0 Q20 -12 40 0 Q60 12 80 0")
)

// metal draws a lump of metal that flies on wings.
func metal(e easel) {
	c := e.or(e.q.Accent)
	e.halo(c)
	e.at(0, -4, 1).wings(pen.Paper)
	e.inked(lump, 10, c)
	e.facets(c, lumpFacets)
	e.Stroke(lumpEdges, 2, pen.Ink)
	e.twinkles(pen.White, -22, -36, 16)
}

// powerRing draws an upright ring with a glowing stone.
func powerRing(e easel) {
	c := e.or(e.q.Accent)
	e.at(0, -32, 1).halo(c)
	hoop := tint(pen.Mix(e.q.Main, brass, 0.55), 0.3)
	e.Stroke(ringHoop, 9, pen.Ink)
	e.atopOdd(ringHoop, hoop, func(e easel) {
		e.dots(-40, -20, 50, 110, 5, pen.GrowRight, shade(hoop, 0.6))
		e.Fill(ringDark, shade(hoop, 0.8))
		e.Stroke(ringGleam, 5, pen.White)
		e.edge(ringHoop, -3.4, 1, e.q.Rim)
	})
	e.lit(ringSetting, tint(hoop, 0.2), 3.6, 4)
	e.cutGem(c)
	e.twinkles(pen.White, -14, -56, 18)
}

// cutGem draws a stone of 68 units with its point at the origin.
func (e easel) cutGem(c color.NRGBA) {
	e.inked(gem, 9, c)
	e.facets(c, gemFacets)
	e.Stroke(gemEdges, 2.2, pen.Ink)
}

// crystal draws a ring of crystals that grow out of the rock and some that float.
func crystal(e easel) {
	c := e.or(e.q.Accent)
	e.halo(c)
	for i, s := range [...]struct{ x, y, w, h, turn, hue float64 }{
		{-50, 58, 10, 13, -0.75, 0.5}, {52, 58, 10, 12.6, 0.8, 0.35}, {-28, 60, 12, 18, -0.36, 0.2}, {30, 60, 12, 17, 0.4, 0.6},
		{0, 64, 15, 25, 0.03, 0}, {-72, 62, 7, 8, -1.05, 0.7}, {74, 62, 7, 8, 1.1, 0.1}, {-14, 66, 7, 9, -0.5, 0.8}, {18, 66, 7, 8, 0.55, 0.5},
	} {
		tone := pen.Mix(c, e.q.Bright, s.hue*0.7)
		stone := e.at(s.x, s.y, 1).turned(s.turn)
		left, right := crystalLeft.Scaled(s.w, s.h*0.92), crystalRight.Scaled(s.w, s.h*0.92)
		stone.Stroke(pen.Join(left, right), 7, pen.Ink)
		stone.Fill(left, tint(tone, 0.5))
		stone.Fill(right, shade(tone, 0.4))
		stone.Fill(pen.Polygon(-s.w*0.8, 0, -s.w*0.85, -s.h*2.5, -s.w*0.45, -s.h*2.9, -s.w*0.4, 0), pen.Fade(pen.White, 0.85))
		stone.Stroke(pen.Open(0.2*s.w, 0, 0.2*s.w, -s.h*2.76, 0, -s.h*4.6), 1.8, pen.Ink)
		if i == 4 {
			stone.twinkles(pen.White, -6, -78, 20)
		}
	}
	if e.small {
		return
	}
	e.lit(crystalGround, e.q.Mid, 4, 5)
	for i, at := range [...][3]float64{{-96, -30, 9}, {92, -40, 11}, {-64, -62, 7}, {72, -72, 7}, {110, 8, 6}, {-112, 16, 6}} {
		o := pen.Polygon(0, -at[2]*1.7, at[2]*0.8, 0, 0, at[2]*1.5, -at[2]*0.8, 0).Turned(0.4*float64(i%3)).Moved(at[0], at[1])
		e.lit(o, pen.Mix(c, e.q.Bright, 0.4*float64(i%3)), 2.6, 4)
	}
}

// battery draws a lamp that stores power: brass around a blinding light.
func battery(e easel) {
	c := e.or(e.q.Accent)
	e.at(0, 8, 1).halo(c)
	e = e.at(0, 4, 1.0)
	e.Stroke(cellHandle, 15, pen.Ink)
	e.Stroke(cellHandle, 8, shade(brass, 0.2))
	e.at(-1.4, -1, 1).Stroke(cellHandle, 3, tint(brass, 0.5))
	e.Stroke(cellGlass, 9, pen.Ink)
	e.atop(cellGlass, c, func(e easel) {
		e.Fill(pen.Ellipse(0, 10, 30, 34), tint(c, 0.55))
		e.Fill(pen.Ellipse(0, 10, 19, 23), pen.White)
		for i := range 7 {
			s, cs := math.Sincos(float64(i) * 0.9)
			e.Stroke(pen.Open(12*cs, 10+14*s, 24*cs+4, 10+26*s, 40*cs, 10+38*s), 1.6, pen.Paper)
		}
	})
	e.Stroke(cellBars, 9, pen.Ink)
	e.Stroke(cellBars, 4.6, brass)
	e.lit(cellTop, brass, 4.4, 7)
	e.lit(cellBase, brass, 4.4, 8)
	e.lit(box(-52, 40, 104, 9), tint(brass, 0.2), 3.4, 3)
	e.lit(box(-44, -32, 88, 8), tint(brass, 0.2), 3.4, 3)
	e.twinkles(pen.White, -30, -44, 15, 44, 62, 8)
}

// portal draws a tunnel through space: rings that lead away.
func portal(e easel) {
	c := e.or(e.q.Accent)
	e.halo(c)
	e = e.turned(-0.12)
	e.Fill(ink.Kirby(-92, -20, 44, 20, 3), pen.Ink)
	e.Fill(ink.Kirby(94, 24, 46, 22, 8), pen.Ink)
	rim := pen.Burst(0, 0, 100, 88, 26, 0, 0.05, 4).Scaled(0.86, 0.8)
	e.inked(rim, 9, c)
	e.Fill(pen.Ellipse(0, 0, 74, 66), tint(c, 0.7))
	tunnel := pen.Ellipse(0, 0, 66, 59)
	e.Stroke(tunnel, 4, pen.Ink)
	e.atop(tunnel, shade(e.q.Dark, 0.5), func(e easel) {
		for i := range 5 {
			k := 1 - 0.19*float64(i)
			x, y := 5*float64(i), -3*float64(i)
			tone := pen.Mix(shade(e.q.Dark, 0.55), c, 0.16*float64(i))
			e.Fill(pen.Ellipse(x, y, 62*k, 55*k), tone)
			e.Stroke(arc(x, y, 62*k, 55*k, 0.5*float64(i), 0.5*float64(i)+3.4), 3, tint(c, 0.3))
		}
		ink.Glow(e.Pen, 24, -14, 7, pen.White, 4, 0.4)
		e.Fill(ink.Stars(-60, -55, 120, 110, 22, 5), pen.Paper)
	})
	for i := range 3 {
		turn := 2.1*float64(i) + 0.4
		s, cs := math.Sincos(turn)
		ink.Zap(e.Pen, []pen.Point{{X: 84 * cs, Y: 74 * s}, {X: 96*cs - 6, Y: 84*s + 6}, {X: 102*cs + 5, Y: 90*s - 5}, {X: 122 * cs, Y: 104 * s}}, 3.4, c)
	}
}

// bubble draws a shell of hard water. Things that hit it splash.
func bubble(e easel) {
	c := e.or(tint(pen.Mix(e.q.Accent, hex(0x5fc8ff), 0.5), 0.2))
	o := pen.Circle(0, 0, 72)
	e.Stroke(o, 14, pen.Fade(c, 0.4))
	e.Stroke(o, 9, pen.Ink)
	e.Fill(o, pen.Fade(c, 0.45))
	e.Atop(o, func(p pen.Pen) {
		e := e.on(p)
		e.edge(o, -13, -11, pen.Fade(c, 0.75))
		e.edge(o, 4, 4, pen.Fade(pen.White, 0.85))
		for i := range 3 {
			y := 22 + 16*float64(i)
			e.Stroke(bubbleWave.Moved(8*float64(i), y), 3, pen.Fade(pen.White, 0.55))
		}
	})
	e.Stroke(o, 3, c)
	e.Stroke(arc(0, 0, 58, 58, 3.4, 4.5), 9, pen.White)
	e.Stroke(arc(0, 0, 58, 58, 4.75, 4.95), 9, pen.White)
	e.Stroke(arc(0, 0, 60, 60, 0.5, 1.1), 4, pen.Fade(pen.White, 0.8))
	for _, at := range [...]placing{{66, -34, 1, -0.45}, {-70, 22, 0.8, 2.8}, {58, 46, 0.6, 0.7}} {
		e := e.at(at.x, at.y, at.k).turned(at.turn)
		crown := pen.Burst(8, 0, 30, 9, 9, 0.2, 0.3, 5)
		e.inked(crown, 5, tint(c, 0.4))
		e.Fill(pen.Burst(6, 0, 16, 5, 9, 0.4, 0.3, 6), pen.White)
		for i := range 4 {
			e.inked(pen.Circle(34+6*float64(i%2), -20+13*float64(i), 3.4-0.5*float64(i)), 2.6, tint(c, 0.5))
		}
	}
}

// hologram draws a globe of light over the disc that projects it.
func hologram(e easel) {
	c := e.or(e.q.Accent)
	e = e.at(0, 2, 1)
	e.Fill(pen.Polygon(-16, 62, -84, -60, 84, -60, 16, 62), pen.Fade(c, 0.22))
	e.Fill(pen.Polygon(-10, 62, -54, -60, 54, -60, 10, 62), pen.Fade(tint(c, 0.5), 0.3))
	e.lit(pen.Ellipse(0, 66, 60, 15), shade(iron, 0.4), 4.4, 5)
	e.Fill(pen.Ellipse(0, 62, 40, 8), tint(c, 0.4))
	e.Fill(pen.Ellipse(0, 62, 22, 4.4), pen.White)
	globe := pen.Circle(0, -20, 50)
	e.Fill(globe, pen.Fade(shade(c, 0.75), 0.7))
	var mesh pen.Outline
	for i := range 4 {
		mesh = append(mesh, pen.Ellipse(0, -20, 50*math.Abs(math.Cos(0.2+0.72*float64(i))), 50)...)
	}
	for i := range 5 {
		y := -52 + 16*float64(i)
		w := math.Sqrt(max(0, 2500-(y+20)*(y+20)))
		mesh = append(mesh, arc(0, y, w, w*0.2, 0, math.Pi)...)
	}
	e.Stroke(mesh, 1.7, tint(c, 0.3))
	e.Stroke(globe, 3, tint(c, 0.6))
	e.Fill(globeLand, pen.Fade(tint(c, 0.55), 0.9))
	for i, at := range [...][4]float64{{-112, -58, 44, 26}, {74, -62, 42, 22}, {-118, 2, 40, 24}, {82, -4, 38, 30}} {
		o := box(at[0], at[1], at[2], at[3])
		e.Fill(o, pen.Fade(shade(c, 0.7), 0.75))
		e.Stroke(o, 2.2, tint(c, 0.5))
		for r := range 3 {
			e.bar(at[0]+5, at[1]+5+6*float64(r), (at[2]-12)*(0.4+0.6*pen.Noise(uint32(i+3), r)), 2.4, tint(c, 0.5))
		}
	}
	e.Stroke(pen.Open(-68, -44, -46, -34), 1.6, tint(c, 0.5))
	e.Stroke(pen.Open(74, -50, 44, -40), 1.6, tint(c, 0.5))
	e.twinkles(pen.White, -20, -52, 15, 34, 8, 9)
}
