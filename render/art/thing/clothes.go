package thing

import (
	"image/color"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Clothes: a cowl and a suit on their stands, a helmet, and a belt.

var (
	cowlCape     = pen.MustPath("M-34 44 Q-76 50 -98 84 Q-116 120 -120 160 H120 Q116 120 98 84 Q76 50 34 44 Z")
	cowlFolds    = pen.MustPath("M-60 70 Q-72 100 -74 140 M-30 76 Q-36 110 -36 150 M16 80 Q18 120 20 150")
	cowlDark     = pen.MustPath("M4 30 L44 60 L56 160 H160 V30 Z")
	cowlPole     = pen.MustPath("M-8 40 H8 V120 H-8 Z")
	cowlHood     = pen.MustPath("M0 -66 Q44 -66 48 -20 Q50 12 42 36 L30 58 Q0 72 -30 58 L-42 36 Q-50 12 -48 -20 Q-44 -66 0 -66 Z")
	cowlShade    = pen.MustPath("M12 -90 L8 -30 L14 0 L8 30 L12 90 H90 V-90 Z")
	cowlGleam    = pen.MustPath("M-34 -42 Q-22 -60 -4 -61 Q-24 -48 -28 -34 Z")
	cowlChin     = pen.MustPath("M-30 16 Q0 4 30 16 L26 44 Q0 60 -26 44 Z")
	cowlChinDark = pen.MustPath("M6 0 H60 V80 H4 Z")
	cowlGrain    = pen.MustPath("M-24 24 H4 M-24 34 H2 M-20 44 H0")
	cowlEye      = pen.MustPath("M-34 -14 Q-18 -22 -7 0 Q-22 8 -34 -14 Z")
	cowlCollar   = pen.MustPath("M20 50 Q54 52 88 82 Q60 80 38 90 Q24 80 8 72 Z")

	helmetBowl  = pen.MustPath("M-54 16 Q-62 -52 0 -58 Q62 -52 54 16 Q0 34 -54 16 Z")
	helmetShade = pen.MustPath("M14 -70 L22 -30 L12 -6 L20 40 H80 V-70 Z")
	helmetBrim  = pen.MustPath("M-76 16 Q-60 4 -52 10 Q0 28 52 10 Q60 4 76 16 Q44 44 0 44 Q-44 44 -76 16 Z")
	helmetGleam = pen.MustPath("M-42 0 Q-44 -36 -14 -46 Q-30 -28 -28 4 Z")
	helmetBand  = pen.MustPath("M-55 0 Q0 20 55 0 L54 12 Q0 32 -54 12 Z")
	wing        = pen.MustPath("M18 6 Q50 -54 112 -62 Q104 -44 92 -36 Q108 -36 114 -42 Q108 -22 88 -14 Q100 -12 106 -16 Q96 4 74 8 Q84 12 90 10 Q66 34 18 22 Z")
	wingQuills  = pen.MustPath("M40 -8 Q62 -32 92 -36 M44 2 Q66 -12 88 -14 M44 12 Q60 4 74 8")

	suitTorso    = pen.MustPath("M-14 -66 L-18 -54 Q-44 -50 -52 -34 L-44 -6 L-34 -18 L-28 26 L-34 66 H34 L28 26 L34 -18 L44 -6 L52 -34 Q44 -50 18 -54 L14 -66 Q0 -58 -14 -66 Z")
	suitShade    = pen.MustPath("M14 -70 L18 -40 L6 -26 L12 -8 L2 6 L10 24 L4 70 H70 V-70 Z")
	suitPlate    = pen.MustPath("M-4 -50 Q-26 -50 -32 -38 Q-34 -20 -26 -12 Q-10 -8 -4 -14 Z")
	suitSleeve   = pen.MustPath("M-50 -38 Q-62 -30 -64 -8 L-68 30 L-50 34 L-46 2 L-42 -12 Z")
	suitGlove    = pen.MustPath("M-70 20 L-48 24 L-50 42 Q-56 56 -66 50 Q-74 44 -70 20 Z")
	suitBelt     = pen.MustPath("M-30 36 Q0 44 30 36 L32 46 Q0 54 -32 46 Z")
	suitAbs      = pen.MustPath("M-16 -4 H-2 M-15 8 H-2 M-14 20 H-2 M0 -50 V34")
	suitCape     = pen.MustPath("M-20 -58 Q-58 -44 -66 0 Q-76 50 -84 74 Q-60 66 -48 76 Q-30 64 0 76 Q30 64 48 76 Q60 66 84 74 Q76 50 66 0 Q58 -44 20 -58 Z")
	suitCapeFold = pen.MustPath("M-60 20 L-66 70 M-46 30 L-48 70 M50 30 L56 70")
	suitCapeDark = pen.MustPath("M10 -70 L30 90 H120 V-70 Z")
	caseLight    = pen.MustPath("M-30 -100 H30 L96 78 H-96 Z")
	caseBeam     = pen.MustPath("M-16 -100 H16 L66 78 H-66 Z")

	beltStrap    = pen.MustPath("M-140 -22 Q0 18 140 -22 V18 Q0 58 -140 18 Z")
	beltDark     = pen.MustPath("M-150 6 Q0 46 150 6 V60 H-150 Z")
	beltStitches = pen.MustPath("M-140 -14 Q0 26 140 -14 M-140 11 Q0 51 140 11")
	beltBuckle   = pen.MustPath("M-30 -8 Q0 -4 30 -8 L34 40 Q0 46 -34 40 Z")
	beltWindow   = pen.MustPath("M-17 4 Q0 6 17 4 L19 29 Q0 32 -19 29 Z")
)

// worn draws a soft part with its outline, color, details (by on), and rim of far light.
func (e easel) worn(o pen.Outline, c color.NRGBA, line, rim float64, on func(easel)) {
	e.Stroke(o, 2*line, pen.Ink)
	e.atop(o, c, func(e easel) {
		if on != nil {
			on(e)
		}
		e.edge(o, -rim, rim*0.3, e.q.Rim)
	})
}

// cowl draws a hood with a mask on a stand, with its cape hanging down.
func cowl(e easel) {
	c := e.or(shade(hex(0x3f5f9a), 0.1))
	ink.Glow(e.Pen, 0, -20, 46, e.q.Accent, 4, 0.13)
	e = e.at(0, -4, 0.98)
	e.worn(cowlCape, c, 3.6, 4.4, func(e easel) {
		e.Fill(cowlDark, shade(c, 0.82))
		e.Stroke(cowlFolds, 3, shade(c, 0.8))
	})
	e.inked(cowlPole, 6, wood)
	e.worn(cowlHood, c, 3.6, 3.8, func(e easel) {
		e.dots(-40, -70, 52, 140, 5, pen.GrowRight, shade(c, 0.7))
		e.Fill(cowlShade, shade(c, 0.86))
		e.Fill(cowlGleam, tint(c, 0.5))
	})
	e.Stroke(cowlChin, 5, pen.Ink)
	e.atop(cowlChin, wood, func(e easel) {
		e.Fill(cowlChinDark, shade(wood, 0.75))
		e.Stroke(cowlGrain, 1.8, shade(wood, 0.5))
	})
	e.Fill(cowlEye, pen.Paper)
	e.Fill(mirrored(cowlEye, -1).Moved(2, 0), shade(pen.Paper, 0.15))
	for _, s := range sides {
		cloth, clasp := tint(c, 0.12), e.q.Accent
		if s > 0 {
			cloth, clasp = shade(c, 0.8), shade(clasp, 0.45)
		}
		e.worn(mirrored(cowlCollar, s), cloth, 3.6, 3.4, nil)
		e.inked(pen.Circle(s*24, 74, 8), 6, clasp)
	}
}

// wings draws a pair of feathered wings around the origin, seen from the front.
func (e easel) wings(c color.NRGBA) {
	for _, s := range sides {
		tone := c
		if s > 0 {
			tone = shade(c, 0.25)
		}
		e.lit(mirrored(wing, s), tone, 4, 6)
		e.Stroke(mirrored(wingQuills, s), 2.2, pen.Ink)
	}
}

// helmet draws a shallow bowl with wings, thrown up by its own speed.
func helmet(e easel) {
	c := e.or(hex(0xf0c040))
	for i := range 9 {
		y := -66 + 17*float64(i)
		x := 20 * pen.Noise(4, i)
		e.Fill(pen.Polygon(-30-x, y, -140, y+16, -140, y+19, -30-x, y+5), pen.Fade([...]color.NRGBA{e.q.Bright, e.q.Accent}[i%2], 0.7))
	}
	e = e.at(4, 4, 1).turned(-0.16)
	e.at(0, -4, 0.96).wings(pen.Paper)
	e.Stroke(helmetBowl, 9, pen.Ink)
	e.atop(helmetBowl, c, func(e easel) {
		e.dots(-58, -60, 84, 90, 5, pen.GrowRight, shade(c, 0.6))
		e.Fill(helmetShade, shade(c, 0.7))
		e.Fill(helmetBand, hex(0xd8402f))
		e.Fill(helmetShade.Moved(10, 0), pen.Fade(pen.Ink, 0.3))
		e.Fill(helmetGleam, tint(c, 0.75))
		e.edge(helmetBowl, -3, 1, e.q.Rim)
	})
	e.lit(helmetBrim, c, 4, 6)
	for _, s := range sides {
		e.lit(pen.Circle(s*48, 2, 8), e.q.Accent, 3, 3)
	}
	e.twinkles(pen.White, -34, -34, 18, 62, -60, 9)
}

// suit draws a hero's suit on a stand in a case lit from above.
func suit(e easel) {
	c, second := e.or(hex(0xc83a32)), brass
	e.Fill(caseLight, pen.Fade(e.q.Accent, 0.28))
	e.Fill(caseBeam, pen.Fade(tint(e.q.Accent, 0.6), 0.45))
	e.lit(pen.Ellipse(0, 76, 92, 15), shade(e.q.Main, 0.5), 4, 5)
	e.Fill(pen.Ellipse(0, 73, 66, 9), tint(e.q.Accent, 0.55))
	e = e.at(0, 2, 1.04)
	e.worn(suitCape, shade(c, 0.5), 3.4, 2.6, func(e easel) {
		e.Fill(suitCapeDark, shade(c, 0.84))
		e.Stroke(suitCapeFold, 2.6, shade(c, 0.85))
	})
	for _, s := range sides {
		tone := c
		if s > 0 {
			tone = shade(c, 0.55)
		}
		e.lit(mirrored(suitSleeve, -s), tone, 3, 5)
		e.lit(mirrored(suitGlove, -s), pen.Mix(second, tone, 0.2), 3, 4)
	}
	e.Stroke(suitTorso, 8, pen.Ink)
	e.atop(suitTorso, c, func(e easel) {
		e.dots(-54, -64, 66, 130, 4.4, pen.GrowRight, shade(c, 0.6))
		for _, s := range sides {
			e.Stroke(mirrored(suitPlate, -s), 4, pen.Ink)
			e.Fill(mirrored(suitPlate, -s), second)
		}
		e.Fill(suitShade, shade(c, 0.75))
		e.Stroke(suitAbs, 2, shade(c, 0.7))
		e.edge(suitTorso, 2.4, 1, tint(c, 0.55))
		e.edge(suitTorso, -2, 0.6, e.q.Rim)
	})
	e.lit(suitBelt, second, 2.6, 3)
	e.lit(box(-7, 35, 14, 15), tint(second, 0.5), 2.4, 3)
	e.Stroke(pen.Ellipse(0, -66, 14, 5), 3, pen.Ink)
	e.twinkles(pen.White, -26, -44, 14, -60, -64, 8, 74, -22, 9)
}

// utilityBelt draws a belt on its own, bent toward the viewer with its pouches and buckle.
func utilityBelt(e easel) {
	c, pouch := e.or(hex(0x7a5230)), pen.Mix(e.q.Accent, gold, 0.4)
	ink.Glow(e.Pen, 0, 12, 44, e.q.Accent, 5, 0.13)
	e = e.at(0, 4, 1.04).turned(-0.07)
	e.Stroke(beltStrap, 9, pen.Ink)
	e.atop(beltStrap, c, func(e easel) {
		e.Fill(beltDark, shade(c, 0.6))
		e.Stroke(beltStitches, 1.8, tint(c, 0.45))
	})
	for _, at := range [...][2]float64{{-104, 34}, {-60, 34}, {62, 34}, {104, 34}} {
		x, w := at[0], at[1]
		e := e.at(x, 16-26*(x/125)*(x/125), 1).turned(-x * 0.0024)
		e.lit(box(-w/2, -18, w, 46), pouch, 4, 6)
		e.lit(pen.Outline{
			pen.MoveTo(-w/2-2, -22), pen.LineTo(w/2+2, -22), pen.LineTo(w/2+2, -2),
			pen.QuadTo(w/2, 12, 0, 12), pen.QuadTo(-w/2, 12, -w/2-2, -2), pen.ClosePath(),
		}, tint(pouch, 0.12), 3.6, 5)
		e.lit(pen.Circle(0, 4, 3.6), pen.Paper, 2.4, 1.5)
	}
	e.lit(beltBuckle, tint(e.q.Main, 0.5), 4.4, 7)
	e.lit(beltWindow, shade(e.q.Main, 0.35), 3, 4)
	e.Fill(star(0, 17, 13, 0.42, 5, -1.57), tint(e.q.Accent, 0.4))
	e.twinkles(pen.White, -22, -2, 16, -96, -16, 9, 92, -14, 8)
}
