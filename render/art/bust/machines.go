package bust

import (
	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The diver's helmet.
var (
	diverHelm   = pen.MustPath("M0 -70 Q56 -68 62 -10 Q64 34 48 58 H-48 Q-64 34 -62 -10 Q-56 -68 0 -70 Z")
	diverFar    = pen.MustPath("M14 -90 L16 -46 l8 8 l-10 10 L24 70 H120 V-90 Z")
	diverLit    = pen.MustPath("M-42 -46 Q-56 -20 -52 10 L-45 8 Q-48 -20 -32 -50 Z")
	diverGlass  = pen.MustPath("M24 -34 Q4 -34 4 -8 Q8 16 26 14 Q42 6 42 -14 Q40 -32 24 -34 Z")
	diverRing   = pen.MustPath("M-58 54 H58 L64 72 H-64 Z")
	diverRivets = pen.MustPath("O -50 63 3 O -28 63 3 O -6 63 3")
	diverDimmed = pen.MustPath("O 16 63 3 O 38 63 3")
)

const diverVents = 5

func (b headPainter) diver(h picture.Head) {
	c, glow := ink.Or(h.Shell, diverMetal), ink.Or(h.Glow, redGlow)
	b.solid(b.leaned(diverHelm), c, usualLine, usualRim, func(b headPainter) {
		b.shadow(diverFar, pen.Ink)
		b.grain(c)
		b.fill(diverLit, pale(c, 0.5))
	})
	for _, side := range bothSides {
		eye := b.turned(fromRight(diverGlass, side))
		b.halo(eye, 13, pen.Fade(dark(glow, 0.2), 0.5))
		b.line(eye, 9)
		b.shine(eye, glow)
		b.atop(eye, func(b headPainter) {
			b.shine(eye.Moved(4, 5), lit(side, dark(glow, 0.28), dark(glow, 0.4)))
			b.shine(b.turned(pen.Ellipse(side*24-5, -20, 7, 4.5)), pale(glow, 0.8))
		})
		b.line(eye, 2.6)
	}
	for i := range diverVents {
		vent := pen.Ink
		if i >= 3 {
			vent = dark(c, 0.5)
		}
		b.fill(b.turned(pen.Rectangle(-20+9*float64(i), 28, 5, 18, 0)), vent)
	}
	b.solid(diverRing, pale(c, 0.3), usualLine, 4, func(b headPainter) { b.fill(pen.Rectangle(6, 40, 90, 50, 0), pen.Ink) })
	b.fill(diverRivets, pen.Ink)
	b.fill(diverDimmed, c)
}

// The titan, a giant of metal with tubes to its shoulders.
var (
	titanHead  = pen.MustPath("M0 -70 L30 -62 L54 -34 L58 10 L50 40 L26 62 H-26 L-50 40 L-58 10 L-54 -34 L-30 -62 Z")
	titanFar   = pen.MustPath("M8 -100 L10 -30 L4 0 L12 70 H100 V-100 Z")
	titanLit   = pen.MustPath("M-44 -36 L-28 -54 L-22 -50 L-38 -30 L-40 8 L-46 8 Z")
	titanFace  = pen.MustPath("M-34 -26 L0 -16 L34 -26 L38 8 L24 16 L20 50 H-20 L-24 16 L-38 8 Z")
	titanEye   = pen.MustPath("M32 -14 L8 -4 L12 6 L30 0 Z")
	titanSeams = pen.MustPath("M0 -70 L0 -18 M-30 -62 L-20 -26 M30 -62 L20 -26")
	titanTube  = pen.Brush([]pen.Along{{X: 46, Y: 30, Width: 12}, {X: 74, Y: 40, Width: 12}, {X: 86, Y: 80, Width: 13}}, 10, false)
	titanRings = pen.MustPath("M52 24 L48 48 M61 28 L58 53 M70 32 L68 58 M79 36 L78 63")
)

func (b headPainter) titan(h picture.Head) {
	c, glow := ink.Or(h.Shell, titanMetal), ink.Or(h.Glow, b.q.Accent)
	b.solid(b.leaned(titanHead), c, usualLine, usualRim, func(b headPainter) {
		b.shadow(titanFar, dark(c, 0.85))
		b.grain(c)
		b.fill(b.leaned(titanLit), pale(c, 0.5))
	})
	face := b.turned(titanFace)
	b.fill(face, pen.Ink)
	b.line(face, 3)
	for _, side := range bothSides {
		eye := b.turned(fromRight(titanEye, side))
		b.halo(eye, 9, pen.Fade(glow, 0.4))
		b.shine(eye, pale(glow, 0.6))
	}
	for i := -2.0; i <= 2; i++ {
		bar := pale(c, 0.4)
		if i > 0 {
			bar = dark(c, 0.5)
		}
		b.fill(b.turned(pen.Polygon(i*8-3, 16, i*8+3, 16, i*7+2.4, 46, i*7-2.4, 46)), bar)
	}
	for _, side := range bothSides {
		b.solid(fromRight(titanTube, side), lit(side, dark(c, 0.35), pen.Ink), 3.5, 0, nil)
		b.stroke(fromRight(titanRings, side), 2.2, lit(side, pen.Ink, c))
	}
	b.line(b.leaned(titanSeams), 2.6)
}

// The person who is half machine.
var (
	machinePlate  = pen.MustPath("M0 -90 L2 -30 L-6 -20 L4 -8 L2 10 L12 22 L6 30 L10 46 L4 80 H90 V-90 Z")
	machineFar    = pen.MustPath("M20 -90 L22 -34 L36 -20 L34 10 L24 26 L26 80 H90 V-90 Z")
	machineSeams  = pen.MustPath("M12 26 H30 M14 34 H28 M8 -30 L26 -34")
	machineRivets = pen.MustPath("O 10 -38 2.6 O 28 -26 2.4")
)

func (b headPainter) halfMachine(h picture.Head) {
	shape := pick(faces[:], h.Under)
	b.person(h, shape)
	c, glow, outline := ink.Or(h.Shell, steel), ink.Or(h.Glow, pen.RGB(0xff3b30)), b.leaned(shape.outline)
	b.atop(outline, func(b headPainter) {
		plate := b.turned(machinePlate)
		b.fill(plate, c)
		b.line(plate, 2.8)
		b.fill(b.turned(machineFar), dark(c, 0.8))
		b.dots(pen.Screen{X: 6, Y: -60, W: 40, H: 120, Pitch: 4.4, Max: 0.4, Grow: pen.GrowRight, Colour: pen.Fade(dark(c, 0.6), 0.7)})
		b.rim(outline, usualRim)
	})
	b.line(b.turned(machineSeams), 2.4)
	b.fill(b.turned(machineRivets), pen.Ink)
	socket, lens := b.turned(pen.Circle(18, -4, 10.5)), b.turned(pen.Circle(18, -4, 5.4))
	b.line(socket, 6)
	b.fill(socket, pen.Ink)
	b.halo(lens, 8, pen.Fade(glow, 0.4))
	b.shine(lens, glow)
	b.shine(b.turned(pen.Circle(16, -6, 2)), pen.White)
	b.hairFront(h)
}

// The robot.
var (
	robotHead    = pen.MustPath("M-24 -60 H24 Q40 -58 43 -42 L44 14 L36 28 V46 Q35 54 26 55 H-26 Q-35 54 -36 46 V28 L-44 14 L-43 -42 Q-40 -58 -24 -60 Z")
	robotFar     = pen.MustPath("M12 -90 L10 -44 L14 -28 L8 -14 L12 6 L6 22 L10 34 L6 80 H100 V-90 Z")
	robotLit     = pen.MustPath("M-38 -28 V-40 Q-36 -52 -24 -54 L-16 -54 L-18 -49 Q-30 -48 -32 -38 V-28 Z")
	robotBrow    = pen.MustPath("M-48 -30 H48 L46 -18 L8 -14 L0 -10 L-8 -14 L-46 -18 Z")
	robotSlot    = pen.MustPath("M-38 -17 L-8 -13 L0 -9 L8 -13 L38 -17 L34 5 L12 9 L0 4 L-12 9 L-34 5 Z")
	robotEye     = pen.MustPath("M29 -11 L10 -7 L12 2 L27 -1 Z")
	robotSeams   = pen.MustPath("M0 -60 V-31 M-44 14 L-26 18 L-20 26 M44 14 L26 18 L20 26 M-30 18 V54 M30 18 V54 M0 5 L0 22")
	robotGrille  = pen.MustPath("M-20 24 H20 L17 47 H-17 Z")
	robotRivets  = pen.MustPath("O -38 -24 2 O -26 -23 2 O 26 -23 2 O 38 -24 2 O -37 20 2.2 O -35 34 2.2 O -35 44 2.2")
	robotDimmed  = pen.MustPath("O 37 20 2.2 O 35 34 2.2 O 35 44 2.2")
	robotAerial  = pen.MustPath("M-52 -14 L-50 -78 L-46 -78 L-43 -14 Z")
	robotEarHole = pen.MustPath("M-50 -10 V8 M-46 -11 V9")
)

func (b headPainter) robot(h picture.Head) {
	c, plate, glow := ink.Or(h.Shell, steel), ink.Or(h.Plate, b.q.Main), ink.Or(h.Glow, redGlow)
	aerial := robotAerial.Moved(b.lean*0.5, 0)
	tip := pen.Circle(-48+b.lean*0.5, -80, 5.5)
	b.solid(aerial, c, 2.6, 0, nil)
	b.solid(tip, glow, 3, 0, nil)
	b.shine(tip, glow)
	b.shine(pen.Circle(-50+b.lean*0.5, -82, 2), pen.White)
	for _, side := range bothSides {
		ear := pen.Ellipse(side*47+b.lean*0.5, -2, 8, 15)
		b.solid(ear, lit(side, dark(c, 0.2), pen.Ink), usualLine, 2.6, func(b headPainter) {
			if side == litSide {
				b.line(robotEarHole.Moved(b.lean*0.5, 0), 1.8)
			}
		})
	}
	b.solid(b.leaned(robotHead), c, usualLine, usualRim, func(b headPainter) {
		b.grain(c)
		b.shadow(b.turned(robotFar), dark(c, 0.86))
		b.fill(b.leaned(robotLit), pale(c, 0.6))
		b.line(b.turned(robotSeams), 2.2)
		b.fill(b.turned(robotRivets), pen.Ink)
		b.fill(b.turned(robotDimmed), dark(c, 0.45))
		brow := b.turned(robotBrow)
		b.fill(brow, plate)
		b.atop(brow, func(b headPainter) { b.fill(b.turned(robotFar), dark(plate, 0.7)) })
		b.line(brow, 2.4)
	})
	slot := b.turned(robotSlot)
	b.fill(slot, pen.Ink)
	for _, side := range bothSides {
		b.ember(b.turned(fromRight(robotEye, side)), glow)
	}
	grille := b.turned(robotGrille)
	b.fill(grille, pen.Ink)
	b.line(grille, 2.4)
	for i := -2.0; i <= 2; i++ {
		bar := pale(c, 0.5)
		if i > 0 {
			bar = dark(c, 0.45)
		}
		b.fill(b.turned(pen.Polygon(i*7-2.2, 27, i*7+2.2, 27, i*6+2, 44, i*6-2, 44)), bar)
	}
}
