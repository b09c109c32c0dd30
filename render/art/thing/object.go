package thing

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Everyday objects and a rock.

var (
	paperSheet = pen.MustPath("M-62 -72 L58 -66 L66 64 Q30 70 0 66 Q-34 62 -58 70 Z")
	paperFold  = pen.MustPath("M58 -66 L80 -58 L86 62 L66 64 Z")
	paperRoofs = pen.MustPath("M-60 30 V8 H-42 V-4 H-32 V14 H-24 V2 H-8 V12 H2 V4 H12 V30 Z")
	paperShade = pen.MustPath("M20 -80 L30 -20 L22 80 H100 V-80 Z")
	bolt       = pen.MustPath("M6 -24 L-12 4 L-2 4 L-8 24 L14 -6 L4 -6 L14 -24 Z")

	anvilBody = pen.MustPath("M-96 -38 Q-62 -34 -50 -40 H72 L76 -18 Q40 -14 30 4 L34 26 L56 34 V52 H-50 V34 L-28 26 L-24 6 Q-34 -10 -60 -14 Q-86 -20 -96 -38 Z")
	anvilDark = pen.MustPath("M-100 -20 L-40 -18 L-12 -6 L-6 26 L-60 40 V60 H90 V-14 L40 -10 L18 -22 L-60 -24 Z")

	clockSpan  = pen.MustPath("M0 0 L-14 -60 H0 Z")
	clockLong  = pen.MustPath("M-2.6 8 L-1.4 -40 L0 -44 L1.4 -40 L2.6 8 Z")
	clockShort = pen.MustPath("M-4 8 L-3 -24 L0 -31 L3 -24 L4 8 Z")

	boulderShape  = pen.MustPath("M-84 2 L-74 -28 L-40 -44 L-6 -40 L28 -50 L66 -34 L86 -6 L70 20 L34 30 L-2 24 L-40 32 L-70 24 Z")
	boulderMid    = pen.MustPath("M-90 -24 L-20 -12 L10 -28 L30 -4 L90 -18 V82 H-90 Z")
	boulderDark   = pen.MustPath("M-60 2 L-20 -6 L0 8 L40 -2 L100 -8 V82 H-90 Z")
	boulderCracks = pen.MustPath("M-50 -28 L-34 -12 L-38 4 M20 -40 L16 -18 L34 -6")

	trace = pen.MustPath("M-8 -26 Q10 -30 12 -8 Q14 8 4 20 Q-8 24 -14 10 Q-22 -14 -8 -26 Z M-8 28 Q6 26 8 36 Q6 48 -6 46 Q-16 40 -8 28 Z")
)

// newspaper draws tomorrow's newspaper, with a flash over the city and bars instead of letters.
func newspaper(e easel) {
	e.halo(e.or(e.q.Accent))
	grey := shade(pen.Paper, 0.55)
	for i, at := range [...]placing{{-92, -44, 0.34, -0.7}, {94, 40, 0.3, 0.8}, {88, -58, 0.22, -0.4}} {
		if e.small {
			break
		}
		p := e.at(at.x, at.y, at.k).turned(at.turn)
		p.inked(paperSheet, 16, shade(pen.Paper, 0.12*float64(i+1)))
		p.Fill(box(-46, -54, 90, 18), pen.Ink)
		p.Fill(box(-46, -20, 60, 50), grey)
	}
	e = e.at(-4, 2, 1.06).turned(-0.16)
	e.lit(paperFold, shade(pen.Paper, 0.4), 4, 5)
	e.Stroke(paperSheet, 8, pen.Ink)
	e.atop(paperSheet, pen.Paper, func(e easel) {
		e.bar(-50, -60, 100, 4, pen.Ink)
		for i, w := range [...]float64{20, 30, 16, 24} {
			x := -50 + [...]float64{0, 24, 58, 78}[i]
			e.bar(x, -50, min(w, 50-x), 17, pen.Ink)
		}
		e.bar(-50, -28, 100, 2, pen.Ink)
		photo := box(-50, -22, 60, 50)
		e.atop(photo, e.q.Accent, func(e easel) {
			e.Fill(pen.Burst(-18, 0, 32, 16, 11, 0.2, 0.2, 3), pen.Paper)
			e.Fill(paperRoofs, pen.Ink)
			e.at(-18, -4, 0.9).inked(bolt, 5, flame)
		})
		e.Stroke(photo, 3, pen.Ink)
		for i := range 9 {
			e.bar(16, -22+6*float64(i), 22+14*pen.Noise(2, i), 2.6, grey)
		}
		for i := range 5 {
			e.bar(-50, 34+6*float64(i), 44+14*pen.Noise(3, i), 2.6, grey)
			e.bar(16, 34+6*float64(i), 26+12*pen.Noise(4, i), 2.6, grey)
		}
		e.Fill(paperShade, pen.Fade(pen.Ink, 0.2))
		e.edge(paperSheet, -2.4, 0, e.q.Rim)
	})
}

// anvil draws a ringing anvil with sparks where the hammer fell.
func anvil(e easel) {
	c := e.or(hex(0x6f8098))
	ink.Boom(e.Pen, 10, -52, 40, 12, e.q.Accent, 5)
	e = e.at(4, 14, 1.08)
	e.Stroke(anvilBody, 9, pen.Ink)
	e.atop(anvilBody, c, func(e easel) {
		e.dots(-100, -42, 180, 60, 5, pen.GrowDown, shade(c, 0.7))
		e.Fill(anvilDark, shade(c, 0.7))
		e.Fill(box(-100, -41, 180, 6), tint(c, 0.7))
		e.edge(anvilBody, 1.4, 3.4, tint(c, 0.5))
		e.edge(anvilBody, -2, 0, e.q.Rim)
	})
	for i := range 12 {
		s, cs := math.Sincos(-2.9 + 0.24*float64(i))
		near, far := 50+10*pen.Noise(2, i), 66+34*pen.Noise(3, i)
		e.Stroke(pen.Open(10+near*cs, -50+near*s*0.8, 10+far*cs, -50+far*s*0.8), 3, flame)
	}
	e.twinkles(pen.White, 10, -50, 24)
}

// clock draws a pocket watch a few minutes before twelve.
func clock(e easel) {
	c := e.or(brass)
	e.halo(e.q.Accent)
	ink.Rope(e.Pen, curve(8, 126, -84, 84, -66, 60, -84, 22, -74), 5, c)
	e = e.at(-4, 6, 1).turned(-0.14)
	e.lit(pen.Join(pen.Circle(0, -76, 13), pen.Circle(0, -76, 7)), c, 3.6, 4)
	e.lit(box(-8, -70, 16, 14), c, 3.4, 4)
	e.lit(pen.Circle(0, 0, 62), c, 4.6, 9)
	face := pen.Circle(0, 0, 49)
	e.Stroke(face, 5, pen.Ink)
	e.atop(face, pen.Paper, func(e easel) {
		e.Fill(clockSpan, e.q.Accent)
		e.edge(face, -9, -8, shade(pen.Paper, 0.3))
		for i := range 12 {
			w := 2.6
			if i%3 == 0 {
				w = 5
			}
			mark := e.turned(float64(i) * math.Pi / 6)
			mark.bar(-w/2, -45, w, 9, pen.Ink)
		}
	})
	e.turned(-0.24).Fill(clockLong, pen.Ink)
	e.turned(-0.06).Fill(clockShort, pen.Ink)
	e.inked(pen.Circle(0, 0, 5), 2, ruby)
	e.Stroke(arc(0, 0, 43, 43, 3.5, 4.3), 5, pen.White)
	e.twinkles(pen.White, -46, -42, 17)
}

// boulder draws a rock the size of a car, centered on the origin.
func (e easel) boulder() {
	c := e.or(pen.Mix(e.q.Dark, pen.Paper, 0.4))
	o := boulderShape
	e.Stroke(o, 7, pen.Ink)
	e.atop(o, c, func(e easel) {
		e.Fill(boulderMid, shade(c, 0.42))
		e.Fill(boulderDark, shade(c, 0.8))
		e.dots(-90, -60, 180, 60, 5, pen.GrowDown, shade(c, 0.4))
		e.edge(o, 1.4, 1.8, tint(c, 0.6))
	})
	e.Stroke(boulderCracks, 2.4, pen.Ink)
}

// magnifier draws a magnifying glass that enlarges a footprint.
func magnifier(e easel) {
	c := e.or(brass)
	ink.Glow(e.Pen, -14, -10, 44, e.q.Accent, 5, 0.14)
	for _, at := range [...]placing{{-104, 66, 0.5, 0.5}, {-70, 40, 0.5, 0.62}, {58, -58, 0.5, 0.62}, {92, -40, 0.5, 0.5}} {
		e.at(at.x, at.y, at.k).turned(at.turn).Fill(trace, e.q.Near)
	}
	e = e.at(-10, -8, 1.02)
	e.turned(-0.8).lit(box(-8, 50, 16, 66), leather, 4.2, 6)
	e.turned(-0.8).lit(box(-10, 48, 20, 12), c, 3.4, 4)
	lens := pen.Circle(0, 0, 48)
	e.Stroke(lens, 21, pen.Ink)
	e.Stroke(lens, 11, c)
	e.Stroke(arc(0, 0, 50, 50, 3.3, 4.6), 3, pen.White)
	e.atop(lens, tint(e.q.Accent, 0.72), func(e easel) {
		e.dots(-50, -50, 100, 100, 6, pen.GrowOut, tint(e.q.Accent, 0.3))
		e.at(2, -8, 1.3).turned(0.6).Fill(trace, pen.Ink)
		e.edge(lens, -7, -6, tint(e.q.Accent, 0.2))
	})
	e.Stroke(arc(0, 0, 39, 39, 3.5, 4.5), 5, pen.White)
}

func heldMagnifier(e easel) {
	e.lit(box(-3, -26, 6, 30), leather, 2.4, 2)
	e.Stroke(pen.Circle(0, -44, 18), 9, pen.Ink)
	e.Fill(pen.Circle(0, -44, 18), pen.Fade(tint(e.q.Accent, 0.7), 0.85))
	e.Stroke(pen.Circle(0, -44, 18), 4.6, e.or(brass))
	e.Stroke(arc(0, -44, 12, 12, 3.4, 4.6), 2.6, pen.White)
}
