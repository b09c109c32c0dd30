package thing

import (
	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Vehicles in the air, on water, and on two wheels.

var (
	planeFar    = pen.MustPath("M22 -10 L-30 -66 L-60 -64 L-46 -10 Z")
	planeNear   = pen.MustPath("M36 6 L-58 80 L-94 76 L-66 8 Z")
	planeBody   = pen.MustPath("M124 6 Q94 -14 54 -17 L-70 -18 L-96 -12 V14 L-66 20 L40 20 Q96 18 124 6 Z")
	planeBelly  = pen.MustPath("M130 8 Q60 6 -100 8 V40 H130 Z")
	planeGlass  = pen.MustPath("M76 -12 Q58 -32 28 -30 Q8 -28 -2 -16 Q40 -20 76 -12 Z")
	planeShine  = pen.MustPath("M8 -16 Q14 -26 30 -28 L40 -28 Q22 -24 18 -16 Z")
	planeFin    = pen.MustPath("M-46 -14 L-86 -58 L-106 -56 L-92 -12 Z")
	planeIntake = pen.MustPath("M30 6 H-40 Q-48 14 -40 20 H22 Z")
	planeSeams  = pen.MustPath("M52 -16 Q44 2 52 19 M-20 -18 V4 M10 4 L-56 64 M-14 6 L-72 60")

	hull       = pen.MustPath("M-104 -8 Q-20 -2 44 -18 L118 -46 Q104 8 56 38 Q-10 48 -84 40 Q-102 22 -104 -8 Z")
	hullLow    = pen.MustPath("M-110 14 Q-20 26 60 6 L130 -30 V60 H-110 Z")
	hullDeck   = pen.MustPath("M-92 -8 Q-20 -4 40 -18 L92 -36 Q40 -36 -6 -28 Q-60 -22 -92 -8 Z")
	boatGlass  = pen.MustPath("M-24 -22 L-6 -50 Q24 -54 40 -44 L46 -26 Q10 -18 -24 -22 Z")
	boatShine  = pen.MustPath("M-12 -24 L4 -48 L14 -50 L2 -23 Z")
	boatEngine = pen.MustPath("M-108 -22 H-84 L-80 18 H-106 Z")
	boatStripe = pen.MustPath("M-104 4 Q-20 12 52 -6 L116 -38 L112 -24 L60 6 Q-20 24 -102 14 Z")
	splash     = pen.MustPath("M-128 70 Q-110 40 -120 16 Q-100 26 -96 44 Q-88 22 -92 4 Q-74 18 -70 42 Q-50 34 -40 44 Q-10 36 20 46 Q50 34 66 20 Q64 38 58 46 Q86 30 100 4 Q100 30 88 48 Q108 42 124 26 Q122 50 130 70 V110 H-128 Z")
	foam       = pen.MustPath("M-124 78 Q-90 58 -50 66 Q0 54 40 66 Q84 56 126 76 V110 H-124 Z")

	cycleBody  = pen.MustPath("M-78 -14 L-92 -34 L-60 -24 L-26 -18 Q-14 -38 16 -38 L44 -32 Q70 -20 80 4 L62 12 L42 0 L30 24 H-30 L-44 0 Q-60 -8 -78 -14 Z")
	cycleSeat  = pen.MustPath("M-74 -20 Q-52 -10 -28 -18 L-20 -26 Q-44 -34 -80 -30 Z")
	cycleShade = pen.MustPath("M-90 2 L-40 0 L-24 8 L40 4 L90 10 V40 H-90 Z")
	cycleGlass = pen.MustPath("M22 -36 Q44 -60 58 -50 L52 -30 Z")
	cycleLamp  = pen.MustPath("M62 -22 L78 -8 Q82 2 76 6 Q62 -4 58 -18 Z")
	cycleFork  = pen.MustPath("M46 -26 L66 26")
	cyclePipe  = pen.MustPath("M20 20 Q-20 26 -70 18 L-104 14")

	rocketBody   = pen.MustPath("M0 -84 Q32 -50 30 10 L24 42 H-24 L-30 10 Q-32 -50 0 -84 Z")
	rocketShade  = pen.MustPath("M8 -90 L12 -30 L4 0 L12 60 H60 V-90 Z")
	rocketNose   = pen.MustPath("M0 -84 Q17 -66 25 -40 Q0 -30 -25 -40 Q-17 -66 0 -84 Z")
	rocketFin    = pen.MustPath("M26 6 L56 36 L52 68 L22 42 Z")
	rocketRib    = pen.MustPath("M-7 20 H7 V66 L0 74 L-7 66 Z")
	rocketNozzle = pen.MustPath("M-18 42 H18 L22 54 H-22 Z")

	packTank   = pen.MustPath("M-40 -52 Q-40 -70 -24 -70 Q-8 -70 -8 -52 V22 Q-24 30 -40 22 Z")
	packCone   = pen.MustPath("M-36 24 H-12 L-6 40 H-42 Z")
	packYoke   = pen.MustPath("M-16 -44 H16 V-30 H8 V4 H16 V16 H-16 V4 H-8 V-30 H-16 Z")
	packStraps = pen.MustPath("M-38 -40 Q-74 -26 -66 8 Q-60 26 -42 14 M38 -40 Q74 -26 66 8 Q60 26 42 14")
	packFin    = pen.MustPath("M-40 -20 L-70 14 L-62 20 L-40 8 Z")
)

// plane draws a jet that climbs to the right and turns its wings to the viewer.
func plane(e easel) {
	e = e.at(-6, 4, 0.92).turned(-0.3)
	c := e.or(hex(0x4a6690))
	e.jet(-104, 0, 1.5)
	e.lit(planeFar, shade(c, 0.3), 3.6, 6)
	e.lit(planeFin, shade(c, 0.1), 3.6, 6)
	e.Stroke(planeBody, 8, pen.Ink)
	e.atop(planeBody, c, func(e easel) {
		e.dots(-100, -20, 230, 40, 5, pen.GrowDown, shade(c, 0.7))
		e.Fill(planeBelly, shade(c, 0.72))
		e.Stroke(planeSeams, 1.6, shade(c, 0.6))
		e.edge(planeBody, 0.8, 3, tint(c, 0.6))
		e.edge(planeBody, -1.4, -2.6, e.q.Rim)
	})
	e.lit(planeIntake, shade(c, 0.45), 2.6, 4)
	e.lit(planeNear, c, 4, 8)
	e.Stroke(pen.Open(14, 16, -70, 74), 1.8, shade(c, 0.5))
	e.Stroke(planeGlass, 6, pen.Ink)
	e.atop(planeGlass, tint(e.q.Accent, 0.2), func(e easel) {
		e.Fill(planeGlass.Moved(8, 8), shade(e.q.Accent, 0.55))
		e.Fill(planeShine, pen.White)
	})
	for _, at := range [...][2]float64{{-94, 76}, {-60, -64}, {124, 6}} {
		ink.Glow(e.Pen, at[0], at[1], 4, e.q.Accent, 3, 0.3)
		e.twinkles(pen.White, at[0], at[1], 9)
	}
}

// boat draws a fast boat leaping over a wave.
func boat(e easel) {
	hullC, water := e.or(hex(0xd8402f)), pen.Mix(e.q.Main, hex(0x3f8fd0), 0.5)
	e.Fill(splash.Moved(0, -8), tint(water, 0.35))
	b := e.at(2, -4, 0.96).turned(-0.1)
	b.lit(boatEngine, shade(hullC, 0.55), 3.6, 5)
	b.Stroke(hull, 9, pen.Ink)
	b.atop(hull, tint(hullC, 0.02), func(e easel) {
		e.dots(-104, -10, 220, 60, 5, pen.GrowDown, shade(hullC, 0.6))
		e.Fill(hullLow, shade(hullC, 0.6))
		e.Fill(boatStripe, pen.Paper)
		e.Fill(hullDeck, tint(hullC, 0.35))
		e.edge(hull, 1, 3, tint(hullC, 0.6))
	})
	b.Stroke(hullDeck, 2.6, pen.Ink)
	b.Stroke(boatGlass, 7, pen.Ink)
	b.atop(boatGlass, shade(e.q.Main, 0.5), func(e easel) { e.Fill(boatShine, tint(e.q.Main, 0.75)) })
	b.inked(pen.Circle(102, -34, 4.6), 4, tint(e.q.Accent, 0.6))
	ink.BeamFan(b.Pen, 106, -36, -0.2, 90, 24, e.q.Accent, 0.4, pen.Paper)
	e.Stroke(splash, 4, pen.Ink)
	e.Fill(splash, tint(water, 0.7))
	e.Fill(foam, pen.White)
	e.Stroke(pen.Open(-110, 84, -70, 76, -30, 84, 10, 76, 60, 84, 104, 78), 2.4, pen.Mix(water, pen.White, 0.3))
	for i := range 12 {
		x := -112 + 224*pen.Noise(5, i)
		e.inked(pen.Circle(x, -6+46*pen.Noise(6, i), 1.6+2.6*pen.Noise(7, i)), 2.4, pen.White)
	}
}

// motorcycle draws a motorcycle riding to the right with its front wheel off the ground.
func motorcycle(e easel) {
	e = e.at(-2, 6, 1.06).turned(-0.16)
	c := e.or(hex(0x2f7fb8))
	ink.BeamFan(e.Pen, 76, -4, 0.12, 150, 40, e.q.Accent, 0.5, tint(e.q.Accent, 0.7))
	e.jet(-104, 14, 0.9)
	for i, x := range [...]float64{-64, 70} {
		y, r := 30.0, 33-2*float64(i)
		e.inked(pen.Circle(x, y, r), 6, pen.Mix(pen.Ink, e.q.Main, 0.12))
		e.Stroke(arc(x, y, r-2.4, r-2.4, 3.2, 5.2), 2.8, e.q.Rim)
		e.Stroke(pen.Circle(x, y, r-10), 3, tint(c, 0.5))
		e.Fill(star(x, y, r-11, 0.3, 5, 0.4), tint(c, 0.25))
		e.inked(pen.Circle(x, y, 6), 3, e.q.Accent)
	}
	e.Stroke(cyclePipe, 13, pen.Ink)
	e.Stroke(cyclePipe, 8, iron)
	e.at(-0.6, -1.8, 1).Stroke(cyclePipe, 2.4, pen.White)
	e.Stroke(cycleFork, 14, pen.Ink)
	e.Stroke(cycleFork, 8, iron)
	e.Stroke(cycleBody, 8, pen.Ink)
	e.atop(cycleBody, c, func(e easel) {
		e.dots(-92, -40, 180, 64, 5, pen.GrowDown, shade(c, 0.7))
		e.Fill(cycleShade, shade(c, 0.7))
		e.edge(cycleBody, 1, 3.4, tint(c, 0.6))
		e.edge(cycleBody, -1.6, -2, e.q.Rim)
		e.Fill(pen.Circle(0, 10, 11), pen.Ink)
		e.Fill(pen.Circle(0, 10, 7), iron)
	})
	e.inked(cycleSeat, 4, leather)
	e.Stroke(cycleGlass, 4, pen.Ink)
	e.Fill(cycleGlass, pen.Fade(tint(e.q.Accent, 0.5), 0.9))
	e.inked(brush(5, 30, -38, 5, 24, -50, 5, 10, -54, 6), 4, shade(c, 0.5))
	e.inked(cycleLamp, 4, tint(e.q.Accent, 0.75))
	for i := range 5 {
		y := -40 + 22*float64(i)
		e.Stroke(pen.Open(-104-8*pen.Noise(3, i), y, -150, y+4), 2.4, e.q.Bright)
	}
}

// rocket draws a rocket that has just left the ground.
func rocket(e easel) {
	e = e.at(8, -6, 0.98).turned(0.62)
	c := e.or(pen.Paper)
	e.fireBelow(0, 54, 1)
	for _, s := range sides {
		e.lit(mirrored(rocketFin, s), hex(0xd8402f), 4, 6)
	}
	e.lit(rocketNozzle, iron, 3.6, 4)
	e.Stroke(rocketBody, 9, pen.Ink)
	e.atop(rocketBody, c, func(e easel) {
		e.dots(-34, -90, 50, 140, 5, pen.GrowRight, shade(c, 0.5))
		e.Fill(rocketShade, shade(c, 0.66))
		e.Fill(rocketNose, hex(0xd8402f))
		e.Fill(rocketShade.Moved(4, 0), pen.Fade(pen.Ink, 0.35))
		e.edge(rocketBody, 3, 1, tint(c, 0.7))
		e.Stroke(pen.Open(-30, 20, 30, 20), 2.2, pen.Ink)
		e.edge(rocketBody, -2.4, 0, e.q.Rim)
	})
	e.lit(pen.Circle(0, -14, 14), brass, 3, 4)
	e.Fill(pen.Circle(0, -14, 9), shade(e.q.Main, 0.4))
	e.Fill(pen.Circle(-3, -17, 3.4), pen.White)
	e.lit(rocketRib, hex(0xd8402f), 3, 4)
}

// fireBelow draws the fire and smoke of a rising machine, from (x, y) down.
func (e easel) fireBelow(x, y, k float64) {
	e = e.at(x, y, k)
	ink.Glow(e.Pen, 0, 20, 24, flame, 4, 0.16)
	for i, c := range [...]picture.Colour{0xd8402f, 0xf08a2a, 0xffe14d, 0xf6efe0} {
		w, l := 34-8*float64(i), 92-20*float64(i)
		o := brush(5, 0, 0, w*0.7, -3, l*0.3, w, 4, l*0.66, w*0.55, -1, l, 1.5)
		if i == 0 {
			e.Stroke(o, 6, pen.Ink)
		}
		e.Fill(o, hex(c))
	}
}

// jetpack draws a jetpack in the air on its two flames.
func jetpack(e easel) {
	e = e.at(0, -8, 0.98).turned(0.16)
	c := e.or(hex(0xd8402f))
	for _, s := range sides {
		e.fireBelow(s*24, 38, 0.62)
	}
	e.Stroke(packStraps, 12, pen.Ink)
	e.Stroke(packStraps, 6.4, leather)
	for _, s := range sides {
		e.lit(mirrored(packFin, -s), shade(c, 0.25), 3.6, 5)
		e.lit(mirrored(packCone, -s), iron, 3.6, 5)
		tank := mirrored(packTank, -s)
		e.Stroke(tank, 8, pen.Ink)
		e.atop(tank, c, func(e easel) {
			e.dots(s*24-18, -72, 26, 100, 4.4, pen.GrowRight, shade(c, 0.6))
			e.bar(s*24+5, -80, 20, 120, shade(c, 0.62))
			e.bar(s*24-11, -66, 4.4, 84, tint(c, 0.65))
			e.bar(s*24-20, -36, 40, 7, e.q.Accent)
			e.bar(s*24-20, 6, 40, 4, pen.Ink)
			e.edge(tank, -2, 0, e.q.Rim)
		})
	}
	e.lit(packYoke, iron, 3.4, 4)
	e.inked(pen.Circle(0, -14, 8), 4, pen.Paper)
	e.Stroke(pen.Open(0, -14, 4, -18), 2.2, ruby)
	for i, x := range [...]float64{-60, -40, 38, 62} {
		y := 84 + 6*float64(i%2)
		e.inked(pen.Circle(x, y, 9+3*float64(i%3)), 3, tint(e.q.Main, 0.45))
	}
}
