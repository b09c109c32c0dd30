package thing

import (
	"image/color"
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Furniture, and objects that keep people in or out.

var (
	deskTop     = pen.MustPath("M-112 34 Q0 16 112 34 L124 56 Q0 38 -124 56 Z")
	deskFront   = pen.MustPath("M-124 56 Q0 38 124 56 L110 92 H-110 Z")
	screenMain  = pen.MustPath("M-46 -70 Q0 -76 46 -70 V12 Q0 6 -46 12 Z")
	screenCross = pen.MustPath("M-46 -30 H46 M0 -76 V12")
	screenGleam = pen.MustPath("M-40 -66 L-16 -68 L-36 -20 L-42 -20 Z")
	screenSide  = pen.MustPath("M54 -66 L112 -56 V14 L54 8 Z")
	chairBack   = pen.MustPath("M-22 96 V52 Q-22 28 0 28 Q22 28 22 52 V96 Z")

	lampShade = pen.MustPath("M-12 -52 Q0 -58 12 -52 Q16 -36 58 -16 Q60 -8 56 -6 H-56 Q-60 -8 -58 -16 Q-16 -36 -12 -52 Z")
	lampDim   = pen.MustPath("M4 -70 L14 -30 L10 0 H80 V-70 Z")
	lampCone  = pen.MustPath("M-52 -8 H52 L128 110 H-128 Z")
	lampCore  = pen.MustPath("M-30 -8 H30 L78 110 H-78 Z")

	lanternGlass  = pen.MustPath("M-11 -20 Q-15 -32 -9 -44 H9 Q15 -32 11 -20 Z")
	lanternRoof   = pen.MustPath("M-14 -42 Q0 -58 14 -42 Z")
	lanternHandle = pen.MustPath("M-13 -16 Q-20 0 0 2 Q20 0 13 -16")

	lockBody    = pen.MustPath("M-34 -6 H34 Q38 -6 38 0 V40 Q38 48 30 48 H-30 Q-38 48 -38 40 V0 Q-38 -6 -34 -6 Z")
	lockArch    = pen.MustPath("M-20 -4 V-22 Q-20 -42 0 -42 Q20 -42 20 -22 V-4")
	keyhole     = pen.MustPath("M-7 12 A7 7 0 1 1 7 12 L10 34 H-10 Z")
	linkFlat    = pen.Join(pen.Ellipse(0, 0, 14, 9), pen.Ellipse(0, 0, 7.4, 3.4))
	linkUpright = brush(2, -9, 0, 7, 9, 0, 7)
	linkGleam   = pen.MustPath("M-9 -4 C-4 -7 4 -7 9 -4")

	doorFrame  = pen.MustPath("M-66 -92 H62 V88 H-66 Z")
	doorGap    = pen.MustPath("M-54 -80 H50 V88 H-54 Z")
	doorGlow   = pen.MustPath("M4 -80 H50 V88 H4 Z")
	doorBright = pen.MustPath("M16 -80 H50 V88 H26 Z")
	doorLeaf   = pen.MustPath("M-54 -80 L-6 -66 V104 L-54 88 Z")
	doorDim    = pen.MustPath("M-60 -90 H-44 L-50 100 H-60 Z")
	doorEdge   = pen.MustPath("M-6 -66 L2 -68 V102 L-6 104 Z")
	doorLight  = pen.MustPath("M-2 88 H50 L128 130 H16 Z")
	doorStep   = pen.MustPath("M-140 88 H140 V130 H-140 Z")

	throneBack = pen.MustPath("M-62 110 V-30 L-74 -64 L-48 -50 L-40 -92 L-14 -70 L0 -104 L14 -70 L40 -92 L48 -50 L74 -64 L62 -30 V110 Z")
	throneSeat = pen.MustPath("M-36 100 V-18 L0 -52 L36 -18 V100 Z")
	throneArm  = pen.MustPath("M44 22 H84 V110 H48 Z")
	throneWork = pen.MustPath("M-40 -20 V60 M40 -20 V60 M-20 -60 L0 -84 L20 -60")
	throneGem  = pen.MustPath("M0 -84 L8 -72 L0 -58 L-8 -72 Z")
)

// computer draws a wall of screens and the chair in front of them.
func computer(e easel) {
	c, desk := e.q.Accent, e.or(shade(e.q.Main, 0.3))
	ink.Glow(e.Pen, 0, -20, 70, c, 4, 0.12)
	for _, s := range sides {
		o := mirrored(screenSide, s)
		e.Stroke(o, 9, pen.Ink)
		e.atop(o, shade(c, 0.62), func(e easel) {
			for i := range 7 {
				w := 14 + 34*pen.Noise(uint32(5+s), i)
				e.bar(s*84-24, -48+8*float64(i), w, 3, tint(c, 0.3))
			}
			e.edge(o, -2, 2, tint(c, 0.4))
		})
	}
	e.Stroke(screenMain, 10, pen.Ink)
	e.atop(screenMain, shade(c, 0.55), func(e easel) {
		e.Fill(pen.Circle(0, -30, 40), shade(c, 0.3))
		for _, r := range [...]float64{34, 22, 10} {
			e.Stroke(pen.Circle(0, -30, r), 1.8, tint(c, 0.35))
		}
		e.Stroke(screenCross, 1.4, tint(c, 0.3))
		s, cs := math.Sincos(-0.9)
		e.Fill(pen.Polygon(0, -30, 60*cs, -30+60*s, 60*math.Cos(-0.4), -30+60*math.Sin(-0.4)), pen.Fade(tint(c, 0.6), 0.6))
		for _, at := range [...][2]float64{{14, -50}, {-20, -18}, {26, -20}} {
			e.Fill(pen.Circle(at[0], at[1], 4), hex(0xff5f4a))
			e.Stroke(pen.Circle(at[0], at[1], 7), 1.4, pen.Paper)
		}
		e.edge(screenMain, -2.4, 2, tint(c, 0.5))
	})
	e.Fill(screenGleam, pen.Fade(pen.White, 0.4))
	e.lit(deskFront, shade(desk, 0.62), 4, 5)
	e.Stroke(deskTop, 8, pen.Ink)
	e.atop(deskTop, shade(desk, 0.3), func(e easel) {
		e.Fill(deskTop.Moved(0, -14), pen.Fade(tint(c, 0.3), 0.5))
		for i := range 22 {
			x := -94 + 8.8*float64(i)
			e.bar(x, 36-10*(1-x*x/12000), 5.4, 4, [...]color.NRGBA{pen.Paper, c, hex(0xff8f4a)}[int(3*pen.Noise(9, i))])
		}
	})
	for i := range 9 {
		e.bar(-98+24*float64(i), 66, 10, 4, [...]color.NRGBA{c, hex(0xff5f4a), flame}[int(3*pen.Noise(4, i))])
	}
	e.Stroke(chairBack, 7, pen.Ink)
	e.atop(chairBack, e.q.Night, func(e easel) { e.edge(chairBack, 2, 3, c) })
}

// lamp draws a lamp swinging from above. Its light shows the dust.
func lamp(e easel) {
	c := e.or(hex(0x3f7a5a))
	light := tint(e.q.Accent, 0.45)
	e = e.at(10, -22, 1).turned(0.12)
	e.Fill(lampCone, pen.Fade(light, 0.4))
	e.Fill(lampCore, pen.Fade(tint(light, 0.5), 0.5))
	e.Stroke(pen.Open(0, -54, -8, -130), 5, pen.Ink)
	e.Fill(pen.Ellipse(0, -4, 24, 16), tint(light, 0.6))
	ink.Glow(e.Pen, 0, 2, 16, tint(light, 0.6), 4, 0.2)
	e.Fill(pen.Circle(0, 0, 12), pen.White)
	e.Stroke(lampShade, 9, pen.Ink)
	e.atop(lampShade, c, func(e easel) {
		e.dots(-60, -60, 80, 60, 5, pen.GrowRight, shade(c, 0.7))
		e.Fill(lampDim, shade(c, 0.74))
		e.Fill(box(-70, -13, 140, 9), tint(light, 0.3))
		e.edge(lampShade, 2.4, 2.6, tint(c, 0.6))
	})
	for i := range 16 {
		y := 10 + 84*pen.Noise(3, i)
		e.Fill(pen.Circle((pen.Noise(4, i)-0.5)*(70+y*1.3), y, 1+1.6*pen.Noise(5, i)), pen.White)
	}
}

// lantern draws a hand-held lamp, held up over the fist.
func lantern(e easel) {
	e = e.at(0, -8, 1.15)
	c := e.or(e.q.Accent)
	ink.Glow(e.Pen, 0, -32, 18, c, 5, 0.17)
	e.Stroke(lanternHandle, 6, pen.Ink)
	e.Stroke(lanternHandle, 2.6, brass)
	e.inked(lanternGlass, 5, tint(c, 0.4))
	e.Fill(pen.Ellipse(0, -31, 6, 9), pen.White)
	e.lit(box(-13, -20, 26, 7), brass, 2.4, 3)
	e.lit(lanternRoof, brass, 2.4, 3)
}

// chains draws two crossed chains with a heavy lock.
func chains(e easel) {
	c := e.or(hex(0xc0cad6))
	ink.Glow(e.Pen, 0, 6, 40, e.q.Accent, 5, 0.16)
	e.chain(-134, -84, 134, 78, 17, 5, c)
	e.chain(-134, 80, 134, -86, 17, -5, c)
	e = e.at(0, 2, 1)
	e.Stroke(lockArch, 21, pen.Ink)
	e.Stroke(lockArch, 12, iron)
	e.at(-2, -1.6, 1).Stroke(lockArch, 3.4, pen.White)
	e.lit(lockBody, e.q.Accent, 4.4, 8)
	e.Fill(keyhole, pen.Ink)
	e.Stroke(pen.Open(-30, 2, 30, 2), 2, tint(e.q.Accent, 0.6))
	e.twinkles(pen.White, -28, 0, 15, 100, -62, 10, -96, -58, 8)
}

// chain draws a chain of n links between two points. Its middle hangs down by sag.
func (e easel) chain(x0, y0, x1, y1 float64, n int, sag float64, c color.NRGBA) {
	lean := math.Atan2(y1-y0, x1-x0)
	for i := range n {
		t := float64(i) / float64(max(1, n-1))
		link := e.at(x0+(x1-x0)*t, y0+(y1-y0)*t+sag*math.Sin(math.Pi*t), 1).turned(lean + sag*(0.025-0.05*t))
		if i%2 == 0 {
			link.Stroke(linkFlat, 5, pen.Ink)
			link.FillOdd(linkFlat, c)
			link.Stroke(linkGleam, 1.8, pen.White)
			continue
		}
		link.inked(linkUpright, 5, shade(c, 0.3))
	}
}

// door draws a steel door, ajar, with light falling out from behind it.
func door(e easel) {
	c := e.or(hex(0x5f7288))
	e.Fill(doorStep, e.q.Near)
	e.Fill(doorLight, pen.Fade(tint(e.q.Accent, 0.4), 0.7))
	e.lit(doorFrame, shade(e.q.Main, 0.45), 4.4, 7)
	e.Stroke(doorGap, 4, pen.Ink)
	e.atop(doorGap, e.q.Accent, func(e easel) {
		e.Fill(doorGlow, tint(e.q.Accent, 0.55))
		e.Fill(doorBright, pen.White)
		e.Wheel(24, 4, 140, 16, pen.Fade(e.q.Accent, 0.5), pen.WheelOf{From: 20})
	})
	e.Stroke(doorLeaf, 9, pen.Ink)
	e.atop(doorLeaf, c, func(e easel) {
		e.dots(-56, -84, 56, 190, 5, pen.GrowLeft, shade(c, 0.7))
		for _, y := range [...]float64{-58, -14, 34} {
			e.Stroke(pen.Polygon(-47, y, -15, y+8, -15, y+42, -47, y+34), 2.6, shade(c, 0.75))
		}
		e.Fill(doorDim, shade(c, 0.7))
		for i := range 6 {
			e.Fill(pen.Circle(-10, -52+28*float64(i), 2.2), pen.Ink)
		}
		e.edge(doorLeaf, -2, 0, tint(e.q.Accent, 0.5))
	})
	e.inked(doorEdge, 4, tint(c, 0.5))
	e.lit(pen.Join(pen.Circle(-22, 18, 10), pen.Circle(-22, 18, 5)), brass, 2.6, 3)
	ink.Glow(e.Pen, 30, -10, 16, pen.White, 3, 0.18)
}

// throne draws a high throne with points like flames.
func (e easel) throne() {
	c := e.or(pen.Mix(tint(e.q.Main, 0.18), e.q.Near, 0.25))
	e.lit(throneBack, c, 4, 8)
	e.Fill(throneSeat, shade(c, 0.55))
	for _, s := range sides {
		e.lit(mirrored(throneArm, s), tint(c, 0.08), 4, 6)
	}
	e.Stroke(throneWork, 2.4, shade(c, 0.6))
	e.Fill(throneGem, e.q.Accent)
}
