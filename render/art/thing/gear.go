package thing

import (
	"image/color"
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Weapons and tools that make a picture of their own.

var (
	bowArrow   = pen.MustPath("M92 -14 L124 0 L92 14 L98 0 Z")
	bowVane    = pen.MustPath("M-70 0 L-84 -16 H-62 L-48 -3 Z")
	tridentTop = pen.MustPath("M-6 -2 H-26 Q-44 -6 -44 -30 V-46 L-52 -42 L-36 -74 L-22 -42 L-30 -46 V-30 Q-30 -20 -18 -20 H-7 V-54 L-15 -50 L0 -86 L15 -50 L7 -54 V-20 H18 Q30 -20 30 -30 V-46 L22 -42 L36 -74 L52 -42 L44 -46 V-30 Q44 -6 26 -2 H6 V12 H-6 Z")
	bladeShape = pen.MustPath("M-98 26 Q-66 -46 0 -46 Q66 -46 98 26 Q86 8 66 2 L62 26 L46 -4 Q24 -12 0 -12 Q-24 -12 -46 -4 L-62 26 L-66 2 Q-86 8 -98 26 Z")
	bladeGleam = pen.MustPath("M-88 10 Q-62 -38 -8 -40 Q-50 -28 -66 -6 Q-78 0 -88 10 Z")
	hookClaw   = pen.MustPath("M-7 6 Q-44 -2 -46 -44 L-58 -34 L-44 -74 L-22 -46 L-34 -48 Q-30 -16 -2 -12 Z")
	hookStem   = pen.MustPath("M-9 44 L-7 -12 L0 -58 L7 -12 L9 44 Z")

	cannonBarrel = pen.MustPath("M-96 -22 H10 L20 -32 H52 V32 H20 L10 22 H-96 Q-112 0 -96 -22 Z")
	cannonGrip   = pen.MustPath("M-54 18 H-24 L-34 64 H-62 Z")
	cannonShade  = pen.MustPath("M-110 4 H60 V40 H-110 Z")
	cannonTop    = pen.MustPath("M-62 -24 L-54 -40 H-10 L-2 -24 Z")

	shieldEdge = pen.Circle(0, 0, 78)
	shieldDark = pen.MustPath("M24 -90 L30 -30 L14 -8 L26 30 L18 90 H110 V-90 Z")

	belfryStand = pen.MustPath("M-26 10 L-34 52 H34 L26 10 Z")
	lampBarrel  = pen.MustPath("M-30 -32 H26 L38 -40 V40 L26 32 H-30 Q-44 0 -30 -32 Z")
	lampDark    = pen.MustPath("M-60 4 L40 8 V60 H-60 Z")
	lampGleam   = pen.MustPath("M-30 -28 H30 V-21 H-34 Z")
	lampSeams   = pen.MustPath("M26 -34 V34 M-14 -32 Q-24 0 -14 32")
	dominoEyes  = pen.MustPath("M-32 -8 Q-20 -14 -10 0 Q-24 8 -32 -8 Z M32 -8 Q20 -14 10 0 Q24 8 32 -8 Z")
	domino      = pen.MustPath("M-43 -19 Q-20 -23 0 -13 Q20 -23 43 -19 L41 5 Q26 17 11 9 L0 4 L-11 9 Q-26 17 -41 5 Z")
)

// drawnBow draws a bow with an arrow on its string, about to be released.
func drawnBow(e easel) {
	c := e.or(shade(e.q.Accent, 0.15))
	ink.Glow(e.Pen, 86, -16, 22, flame, 4, 0.14)
	for i := range 5 {
		y := -60 + 26*float64(i)
		e.Stroke(pen.Open(62+10*float64(i), y, 122, y-4), 2.2, pen.Fade(e.q.Bright, 0.8))
	}
	e = e.at(-8, 0, 1).turned(-0.16)
	e.Stroke(pen.Open(-6, -78, -62, 0, -6, 78), 2.6, pen.Paper)
	limbs := brush(8, -10, -80, 4, 10, -66, 8, 34, -40, 11, 30, -14, 10, 38, 0, 11, 30, 14, 10, 34, 40, 11, 10, 66, 8, -10, 80, 4)
	e.lit(limbs, c, 4, 5)
	e.lit(box(26, -14, 16, 28), leather, 3.4, 4)
	e.lit(box(-66, -3, 160, 6), hex(0xd9b27a), 3.4, 3)
	e.lit(bowArrow, pen.Mix(pen.Paper, e.q.Main, 0.2), 3.8, 5)
	for _, s := range sides {
		e.lit(bowVane.Scaled(1, -s), e.q.Accent, 3.2, 3)
	}
	e.twinkles(pen.White, 116, 0, 18)
}

// trident draws a trident with a wave wound around its shaft.
func trident(e easel) {
	c, water := e.or(brass), tint(pen.Mix(e.q.Accent, hex(0x3fa8d8), 0.5), 0.35)
	ink.Glow(e.Pen, 30, -46, 34, e.q.Accent, 5, 0.14)
	e = e.at(-2, 10, 0.95).turned(0.42)
	e.lit(box(-5.5, -30, 11, 140), c, 4, 5)
	wave := brush(8, -60, 66, 4, -24, 44, 12, 22, 52, 14, 34, 26, 11, -4, 14, 9, -34, 2, 8, -24, -18, 6, 18, -22, 2)
	e.inked(wave, 6, water)
	e.edge(wave, -3, -3, shade(water, 0.3))
	e.lit(tridentTop, c, 4.4, 5)
	e.lit(box(-12, -4, 24, 9), tint(c, 0.2), 3.4, 3)
	for i := range 9 {
		x, y := -74+140*pen.Noise(8, i), -50+110*pen.Noise(9, i)
		e.inked(pen.Circle(x, y, 1.8+3*pen.Noise(10, i)), 3, tint(water, 0.5))
	}
	e.twinkles(pen.White, 0, -80, 16, 36, -68, 10, -36, -68, 10)
}

func heldTrident(e easel) {
	c := e.or(brass)
	e.lit(box(-2.8, -70, 5.6, 140), c, 2.6, 2)
	e.at(0, -66, 0.5).lit(tridentTop, c, 5, 6)
}

// throwingBlade draws a thrown blade. Two shadows of it mark its path.
func throwingBlade(e easel) {
	c := e.or(hex(0x5f7fa8))
	for i := range 3 {
		r := 66 + 22*float64(i)
		e.Stroke(arc(-30, 40, r, r*0.8, 3.5, 4.5+0.1*float64(i)), 5-float64(i), pen.Fade(e.q.Bright, 0.85))
	}
	for i, at := range [...]placing{{-86, 44, 0.34, -1.2}, {-46, 26, 0.58, -0.7}} {
		ghost := e.at(at.x, at.y, at.k).turned(at.turn)
		ghost.Fill(bladeShape, pen.Fade(pen.Mix(c, e.q.Bright, 0.4), 0.45+0.25*float64(i)))
	}
	e = e.at(26, -10, 0.96).turned(-0.3)
	e.lit(bladeShape, c, 4.4, 9)
	e.Fill(bladeGleam, tint(c, 0.75))
	e.Stroke(pen.Open(-30, -16, -20, -40), 2.2, shade(c, 0.6))
	e.Stroke(pen.Open(30, -16, 20, -40), 2.2, shade(c, 0.6))
	e.lit(pen.Circle(0, -28, 8), e.q.Accent, 3, 3)
	e.twinkles(pen.White, -74, -8, 20, 96, 22, 12)
}

func smallBlade(e easel) { e.at(0, -18, 0.3).lit(bladeShape, e.or(hex(0x5f7fa8)), 7, 9) }

// grapplingHook draws a hook flying up and away on its rope.
func grapplingHook(e easel) {
	rope := curve(10, -130, 74, -92, 66, -70, 30, -34, 44, -10, 26, 0, 20)
	ink.Rope(e.Pen, rope, 8, e.or(hex(0xd9b27a)))
	for i := range 4 {
		x := -20 - 22*float64(i)
		e.Stroke(pen.Open(x+54, -74+26*float64(i), x+12, -48+26*float64(i)), 3, pen.Fade(e.q.Bright, 0.9))
	}
	e = e.at(24, -6, 0.92).turned(0.72)
	e.hook(hex(0xb9c4cf))
	e.twinkles(pen.White, -44, -66, 18, 44, -66, 14, 0, -54, 16)
}

func (e easel) hook(c color.NRGBA) {
	for _, s := range sides {
		e.lit(mirrored(hookClaw, -s), pen.Mix(c, pen.Ink, 0.1+0.12*s), 4, 6)
	}
	e.lit(hookStem, c, 4, 5)
	e.lit(pen.Join(pen.Circle(0, 48, 12), pen.Circle(0, 48, 5)), c, 3.4, 4)
	e.lit(box(-12, 4, 24, 9), e.q.Accent, 3, 3)
}

func heldHook(e easel) {
	e.lit(box(-5, -34, 10, 40), hex(0x3a4450), 2.4, 2)
	e.at(0, -50, 0.36).hook(hex(0xb9c4cf))
}

// cannon draws a cannon that fires rings of sound.
func cannon(e easel) {
	c := e.or(hex(0x7f93ab))
	e = e.at(-20, 2, 1).turned(-0.1)
	ink.BeamFan(e.Pen, 48, 0, 0, 130, 66, e.q.Accent, 0.3, tint(e.q.Accent, 0.6))
	for i := range 5 {
		r := 26 + 15*float64(i)
		ring := arc(52+12*float64(i), 0, r*0.55, r, -1.1, 1.1)
		e.Stroke(ring, 10-float64(i), pen.Ink)
		e.Stroke(ring, 5.4-0.6*float64(i), [...]color.NRGBA{pen.White, e.q.Bright, e.q.Accent}[min(i, 2)])
	}
	e.lit(cannonGrip, shade(c, 0.5), 4, 6)
	e.lit(cannonTop, shade(c, 0.25), 4, 5)
	e.Stroke(cannonBarrel, 9, pen.Ink)
	e.atop(cannonBarrel, c, func(e easel) {
		e.dots(-110, -34, 170, 46, 5, pen.GrowDown, shade(c, 0.7))
		e.Fill(cannonShade, shade(c, 0.7))
		e.Fill(box(-100, -17, 150, 5), tint(c, 0.7))
		for _, x := range [...]float64{-70, -54, -38} {
			e.Fill(box(x, -24, 7, 48), e.q.Accent)
			e.Fill(box(x, 4, 7, 30), shade(e.q.Accent, 0.6))
		}
		e.Stroke(pen.Open(10, -24, 10, 24), 3, pen.Ink)
		e.edge(cannonBarrel, -1.4, -2.4, e.q.Rim)
	})
	mouth := pen.Ellipse(52, 0, 11, 32)
	e.inked(mouth, 7, shade(c, 0.8))
	e.Fill(pen.Ellipse(53, 0, 6, 21), tint(e.q.Accent, 0.6))
	e.Fill(pen.Ellipse(53, 0, 3, 12), pen.White)
}

// shield draws a shield that deflects what hits it.
func shield(e easel) {
	c := e.or(hex(0xc83a32))
	if !e.small {
		ink.BeamFan(e.Pen, 36, -22, -0.62, 150, 16, e.q.Accent, 0.8, pen.White)
		ink.BeamFan(e.Pen, 36, -22, 0.1, 150, 12, e.q.Accent, 0.6, pen.White)
	}
	e = e.at(-8, 4, 0.98)
	back := e.on(e.Pen.At(-9, 5, 1).Turned(-0.2).Stretched(0.86, 1))
	back.inked(shieldEdge, 9, shade(brass, 0.6))
	f := e.on(e.Pen.Turned(-0.2).Stretched(0.86, 1))
	f.Stroke(shieldEdge, 9, pen.Ink)
	f.atop(shieldEdge, brass, func(e easel) {
		e.dots(-80, -80, 110, 160, 5, pen.GrowRight, shade(brass, 0.6))
		for i, r := range [...]float64{66, 50, 34} {
			e.Stroke(pen.Circle(0, 0, r), 4, pen.Ink)
			e.Fill(pen.Circle(0, 0, r), [...]color.NRGBA{c, pen.Paper, c}[i])
		}
		e.Fill(pen.Circle(0, 0, 20), brass)
		e.Stroke(pen.Circle(0, 0, 20), 3, pen.Ink)
		e.Fill(shieldDark, pen.Fade(pen.Ink, 0.5))
		for i := range 12 {
			s, cs := math.Sincos(float64(i) * math.Pi / 6)
			e.inked(pen.Circle(72*cs, 72*s, 2.6), 2.4, tint(brass, 0.5))
		}
		e.Stroke(arc(0, 0, 57, 57, 3.3, 4.5), 6, pen.Fade(pen.White, 0.8))
		e.Stroke(arc(0, 0, 26, 26, 3.3, 4.4), 4, pen.Fade(pen.White, 0.7))
		e.edge(shieldEdge, -3, 0, e.q.Rim)
	})
	if !e.small {
		ink.Boom(e.Pen, 44, -26, 28, 11, e.q.Accent, 7)
	}
}

// searchlight draws a searchlight that throws the sign of a mask on the clouds.
func searchlight(e easel) {
	light, c := e.q.Accent, e.or(tint(hex(0x4f6f9a), 0.1))
	ink.BeamFan(e.Pen, -26, 20, -0.72, 220, 60, light, 0.75, pen.Paper)
	e.Fill(pen.Ellipse(66, -52, 58, 34), pen.Fade(light, 0.35))
	e.Fill(pen.Ellipse(66, -52, 47, 26), tint(light, 0.55))
	mask := e.at(66, -52, 0.74).turned(-0.1)
	mask.Fill(domino, e.q.Near)
	mask.Fill(dominoEyes, tint(light, 0.55))
	e = e.at(-56, 40, 1)
	e.lit(belfryStand, shade(c, 0.35), 4.2, 6)
	b := e.turned(-0.72)
	b.Stroke(lampBarrel, 9, pen.Ink)
	b.atop(lampBarrel, c, func(e easel) {
		e.Fill(lampDark, shade(c, 0.85))
		e.dots(-44, -30, 90, 44, 5, pen.GrowDown, shade(c, 0.6))
		e.Fill(lampGleam, tint(c, 0.6))
		e.edge(lampBarrel, -2, -3.4, e.q.Rim)
	})
	b.Stroke(lampSeams, 3.2, pen.Ink)
	b.inked(pen.Ellipse(39, 0, 10, 40), 8, tint(light, 0.7))
	e.lit(pen.Circle(0, 6, 9), tint(c, 0.3), 3.4, 3)
}

// lasso draws a thrown lasso with its loop open in the air.
func lasso(e easel) {
	c := e.or(e.q.Accent)
	ink.Glow(e.Pen, 10, -16, 44, c, 5, 0.12)
	ink.Rope(e.Pen, curve(10, -126, 70, -84, 34, -40, 62, -26, 26, -34, 4), 9, c)
	loop := make([]pen.Point, 61)
	for i := range loop {
		a := 2 * math.Pi * float64(i) / 60
		loop[i] = pen.Point{X: 10 + 66*math.Cos(a+2.6), Y: -16 + 40*math.Sin(a+2.6) - 10*math.Cos(a)}
	}
	ink.Rope(e.Pen, loop, 9, c)
	e.lit(pen.Circle(loop[0].X, loop[0].Y, 9), tint(c, 0.15), 3.8, 4)
	e.twinkles(pen.Paper, 64, -62, 12, -10, -70, 8, 92, 8, 10, 20, 36, 7, -66, -34, 8)
}

func heldLasso(e easel) {
	c := e.or(gold)
	ink.Rope(e.Pen, curve(8, 0, 6, 4, -20, 22, -34, 30, -58), 3.4, c)
	loop := make([]pen.Point, 31)
	for i := range loop {
		s, cs := math.Sincos(2*math.Pi*float64(i)/30 + 1.6)
		loop[i] = pen.Point{X: 30 + 34*cs, Y: -80 + 20*s}
	}
	ink.Rope(e.Pen, loop, 3.4, c)
}
