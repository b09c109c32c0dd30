package thing

import (
	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The car that drives toward the viewer, and the one that passes.

var (
	carTyre    = pen.MustPath("M54 26 H84 V58 Q69 66 54 58 Z")
	carBody    = pen.MustPath("M-92 22 Q-94 2 -78 -4 L-52 -12 L-34 -40 Q0 -50 34 -40 L52 -12 L78 -4 Q94 2 92 22 L86 42 H-86 Z")
	carShade   = pen.MustPath("M6 -60 L8 -12 L-2 6 L8 60 H120 V-60 Z")
	carBonnet  = pen.MustPath("M-78 -2 L-52 -9 L-6 -13 V-8 L-50 -2 L-86 10 Z")
	carGlass   = pen.MustPath("M-42 -14 L-28 -35 Q0 -42 28 -35 L42 -14 Q0 -20 -42 -14 Z")
	carGleam   = pen.MustPath("M-40 -14 L-20 -40 L-6 -42 L-24 -14 Z")
	carGleam2  = pen.MustPath("M-14 -14 L2 -42 L8 -42 L-8 -14 Z")
	carLamp    = pen.MustPath("M48 8 L82 0 Q86 14 78 18 L52 20 Z")
	carGrille  = pen.MustPath("M-38 10 H38 L32 32 H-32 Z")
	carBumper  = pen.MustPath("M-86 34 H86")
	carOuter   = pen.MustPath("M66 10 L190 96 L64 96 Z")
	carInner   = pen.MustPath("M66 10 L150 96 L84 96 Z")
	swiftFlame = pen.MustPath("M88 8 L210 -14 V44 L88 18 Z")
	swiftCore  = pen.MustPath("M88 10 L210 0 V32 L88 16 Z")
	swiftBody  = pen.MustPath("M-104 14 L-112 -34 L-84 -12 L-58 -16 Q-36 -40 -4 -36 Q14 -32 26 -16 Q66 -16 94 -2 Q108 6 106 22 L84 30 Q82 6 56 6 Q32 6 30 32 H-36 Q-36 6 -62 6 Q-88 6 -88 28 L-104 26 Z")
	swiftGleam = pen.MustPath("M-92 -10 L-60 -14 L20 -13 Q64 -14 92 -2 L60 -6 Q20 -8 -60 -8 Z")
	swiftDoors = pen.MustPath("M-20 -10 L-16 26 M14 -12 L10 20")
	swiftBand  = pen.MustPath("M-98 4 H-40 L-44 8 H-98 Z")
	swiftGlass = pen.MustPath("M-48 -15 Q-32 -33 -8 -31 L-4 -15 Z M2 -15 L0 -31 Q10 -28 18 -15 Z")
	swiftShine = pen.MustPath("M-44 -12 L-24 -34 L-14 -34 L-32 -12 Z")
	swiftLamp  = pen.MustPath("M88 0 L102 7 Q105 12 100 13 L86 9 Z")
)

// car draws a car driving toward the viewer with its headlights on.
func car(e easel) {
	e = e.at(0, 8, 1.04)
	c, light := e.or(hex(0x3f6ac0)), e.q.Accent
	for _, s := range sides {
		e.Fill(mirrored(carOuter, s), pen.Fade(light, 0.35))
		e.Fill(mirrored(carInner, s), pen.Fade(tint(light, 0.5), 0.45))
	}
	for _, s := range sides {
		e.inked(mirrored(carTyre, s), 7, pen.Ink)
	}
	e.Stroke(carBody, 10, pen.Ink)
	e.atop(carBody, c, func(e easel) {
		e.dots(-94, -6, 100, 50, 5, pen.GrowRight, shade(c, 0.7))
		e.Fill(carShade, shade(c, 0.76))
		e.Fill(carBonnet, tint(c, 0.55))
		e.edge(carBody, -3.6, 1, e.q.Rim)
	})
	e.Stroke(carGlass, 6, pen.Ink)
	e.atop(carGlass, shade(e.q.Main, 0.55), func(e easel) {
		e.Fill(carGleam, tint(e.q.Main, 0.55))
		e.Fill(carGleam2, tint(e.q.Main, 0.35))
	})
	for _, s := range sides {
		l := mirrored(carLamp, s)
		e.Stroke(l, 7, pen.Ink)
		e.Fill(l, tint(light, 0.65))
		e.Stroke(l, 12, pen.Fade(light, 0.25))
		ink.Glow(e.Pen, s*67, 10, 9, tint(light, 0.6), 4, 0.2)
	}
	e.inked(carGrille, 6, pen.Ink)
	for i := range 7 {
		tone := tint(c, 0.5)
		if i >= 4 {
			tone = shade(c, 0.3)
		}
		e.bar(-30+9*float64(i), 13, 4, 16, tone)
	}
	e.Stroke(carBumper, 3, pen.Ink)
}

// speedster draws a long, low car at speed, seen from the side, with a jet behind it.
func (e easel) speedster() {
	e = e.at(0, 16, 1.08)
	c := e.or(hex(0x3a62b8))
	e.Fill(swiftFlame, pen.Fade(tint(e.q.Accent, 0.5), 0.45))
	e.Fill(swiftCore, pen.Fade(pen.White, 0.4))
	e.jet(-96, 8, 1)
	for _, x := range [...]float64{-62, 56} {
		e.inked(pen.Circle(x, 28, 19), 5, pen.Ink)
		e.Stroke(pen.Circle(x, 28, 11), 3, tint(e.q.Main, 0.4))
		e.Fill(pen.Circle(x, 28, 5), tint(e.q.Main, 0.5))
		e.Stroke(arc(x, 28, 17, 17, 3.5, 5.4), 2.2, e.q.Rim)
	}
	e.Stroke(swiftBody, 7, pen.Ink)
	e.atop(swiftBody, c, func(e easel) {
		e.Fill(swiftBody.Moved(4, 13), shade(c, 0.6))
		e.Fill(swiftBody.Moved(6, 22), shade(c, 0.88))
		e.Fill(swiftGleam, tint(c, 0.65))
		e.edge(swiftBody, 0.6, 2.4, tint(e.q.Rim, 0.3))
		e.Stroke(swiftDoors, 1.8, shade(c, 0.8))
		e.Fill(swiftBand, e.q.Accent)
	})
	e.Stroke(swiftGlass, 4, pen.Ink)
	e.atop(swiftGlass, shade(e.q.Main, 0.5), func(e easel) { e.Fill(swiftShine, tint(e.q.Main, 0.7)) })
	e.inked(swiftLamp, 4, tint(e.q.Accent, 0.7))
}

// jet draws the fire behind a machine that flies to the right: red, the accent, and white.
func (e easel) jet(x, y, k float64) {
	for i, f := range [...]struct {
		length, width float64
	}{{70, 20}, {52, 14}, {30, 8}} {
		c := [...]picture.Colour{0xd8402f, 0, 0xf6efe0}[i]
		o := brush(5, x, y, f.width*k, x-f.length*0.5*k, y-2+2*float64(i), f.width*0.7*k, x-f.length*k, y+1, 1)
		e.Fill(o, ink.Or(c, e.q.Accent))
	}
}
