package bust

import (
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The bug.
var (
	bugHead    = pen.MustPath("M0 -62 Q38 -60 46 -22 Q48 10 34 30 L22 50 L10 46 L6 58 H-6 L-10 46 L-22 50 L-34 30 Q-48 10 -46 -22 Q-38 -60 0 -62 Z")
	bugFar     = pen.MustPath("M10 -90 L12 -40 L4 -20 L10 20 L4 80 H100 V-90 Z")
	bugCrest   = pen.MustPath("M-9 -64 Q-12 -34 0 -20 Q12 -34 9 -64 Z")
	bugEdge    = pen.MustPath("M-9 -64 Q-12 -34 0 -20 Q12 -34 9 -64")
	bugJaw     = pen.MustPath("M-20 34 L-10 14 M20 34 L10 14 M-6 44 L-4 22 M6 44 L4 22")
	bugEye     = pen.MustPath("M36 -30 Q14 -34 8 -8 Q14 16 32 10 Q46 -6 36 -30 Z")
	bugAntenna = pen.Brush([]pen.Along{{X: 14, Y: -50, Width: 6}, {X: 30, Y: -74, Width: 4.6}, {X: 54, Y: -84, Width: 3.4}, {X: 66, Y: -74, Width: 1.5}}, 10, false)
)

func (b headPainter) bug(h picture.Head) {
	c, glow := ink.Or(h.Shell, b.q.Main), ink.Or(h.Glow, yellowGlow)
	for _, side := range bothSides {
		b.solid(fromRight(bugAntenna, side).Moved(b.lean, 0), lit(side, b.q.Accent, dark(b.q.Accent, 0.4)), 3.5, 0, nil)
	}
	b.solid(b.leaned(bugHead), c, usualLine, usualRim, func(b headPainter) {
		b.grain(c)
		b.shadow(bugFar, dark(c, 0.85))
		b.fill(b.turned(bugCrest), ink.Or(h.Plate, b.q.Accent))
		b.line(b.turned(bugEdge), 2.6)
		b.line(b.turned(bugJaw), 2.6)
	})
	for _, side := range bothSides {
		eye := b.turned(fromRight(bugEye, side))
		b.line(eye, 6.5)
		b.shine(eye, glow)
		b.atop(eye, func(b headPainter) {
			b.shine(eye.Moved(5, 5), lit(side, pen.Mix(glow, b.q.Accent, 0.5), dark(glow, 0.35)))
			b.shine(b.turned(pen.Circle(side*24-4, -14, 5)), pen.White)
		})
		b.line(eye, 2.4)
	}
}

// The alien has a ridge over burning eyes.
var (
	alienRidge = pen.MustPath("M-42 -14 Q-22 -30 0 -16 Q22 -30 42 -14 L36 -6 Q20 -14 0 -4 Q-20 -14 -36 -6 Z")
	alienFar   = pen.MustPath("M2 -40 H90 V20 H-2 Z")
)

func (b headPainter) alien(h picture.Head) {
	h.Skin = greenUnless(h.Skin)
	b.person(h, faces[picture.Dome])
	skin := SkinColour(h.Skin)
	b.solid(b.turned(alienRidge), pale(skin, 0.18), 2.4, 3, func(b headPainter) { b.fill(b.turned(alienFar), pen.Ink) })
	for _, side := range bothSides {
		b.glowingEye(side, ink.Or(h.Glow, redGlow))
	}
}

// The head with wires in its skull. Of the wires, the first on the right side is drawn.
var (
	circuitLamps = [...][2]float64{{-22, -40}, {0, -50}, {20, -42}, {-34, -20}}
	circuitLines = pen.MustPath("M-18 -40 L-4 -50 M4 -50 L16 -43 M-24 -36 L-33 -24 M0 -45 L0 -30")
)

const circuitWires = 3

func (b headPainter) circuit(h picture.Head) {
	h.Skin = greenUnless(h.Skin)
	b.person(h, faces[picture.Dome])
	glow := ink.Or(h.Glow, pen.RGB(0xffb0ff))
	for _, lamp := range circuitLamps {
		at := b.turned(pen.Circle(lamp[0], lamp[1], 4.6))
		b.line(at, 4)
		b.shine(at, glow)
		b.shine(b.turned(pen.Circle(lamp[0]-1, lamp[1]-1, 1.6)), pen.White)
	}
	b.halo(b.turned(circuitLines), 2.2, glow)
	for _, side := range bothSides {
		for i := range circuitWires {
			n := float64(i)
			wire := pen.Brush([]pen.Along{{X: 40 - 3*n, Y: -24 + 14*n, Width: 5}, {X: 70 + 6*n, Y: -40 + 20*n, Width: 5}, {X: 110, Y: -70 + 44*n, Width: 5}}, 10, false)
			b.solid(fromRight(wire, side), lit(side, dark(ink.Or(h.Shell, b.q.Main), 0.3), pen.Ink), 2.7, 0, nil)
			light := pen.Outline{pen.MoveTo(40-3*n, -25+14*n), pen.CubicTo(70, -42+20*n, 90, -56+30*n, 110, -72+44*n)}
			b.halo(fromRight(light, side), 1.4, pen.Fade(glow, 0.8))
		}
	}
}

// The mud head.
var (
	mudHead  = pen.MustPath("M-6 -62 Q20 -66 34 -50 Q54 -44 50 -18 Q62 4 50 26 Q54 50 36 52 L34 76 Q28 82 24 72 L20 58 Q6 64 0 58 L-4 84 Q-10 92 -14 82 L-16 58 Q-28 60 -32 50 Q-52 48 -48 24 Q-64 4 -50 -18 Q-54 -44 -34 -48 Q-24 -62 -6 -62 Z")
	mudFar   = pen.MustPath("M12 -90 L16 -40 Q4 -30 12 -16 Q24 -6 12 6 Q4 16 14 26 Q20 40 8 90 H90 V-90 Z")
	mudShine = pen.MustPath("M-36 -36 Q-28 -52 -10 -54 Q-20 -46 -24 -36 Q-30 -28 -36 -36 Z")
	mudLines = pen.MustPath("M-42 -6 Q-36 4 -44 14 M-36 30 Q-28 34 -30 44 M-14 -46 Q-8 -40 -12 -34")
	mudEye   = pen.MustPath("M34 -14 Q18 -20 6 -4 Q14 12 28 6 Q38 0 34 -14 Z")
	mudMaw   = pen.MustPath("M-28 22 Q-14 14 0 20 Q16 14 30 22 Q28 40 20 46 Q16 36 10 44 Q4 50 -2 42 Q-8 36 -12 46 Q-24 46 -28 22 Z")
	mudTeeth = pen.MustPath("M-22 21 Q-14 18 -4 21 L-8 28 L-14 24 L-18 29 Z M4 21 Q16 17 24 22 L20 29 L14 24 L8 28 Z")
)

func (b headPainter) mud(h picture.Head) {
	c := ink.Or(h.Shell, SkinColour(picture.MudSkin))
	b.solid(b.leaned(mudHead), c, usualLine, usualRim, func(b headPainter) {
		b.grain(c)
		b.shadow(b.turned(mudFar), pen.Ink)
		b.fill(b.leaned(mudShine), pale(c, 0.45))
		b.line(b.leaned(mudLines), 2.6)
	})
	for _, side := range bothSides {
		b.fill(b.turned(fromRight(mudEye, side)), pen.Ink)
		b.shine(b.turned(pen.Circle(side*20, -3, 4)), ink.Or(h.Glow, pale(b.q.Accent, 0.4)))
	}
	mouth := b.turned(mudMaw)
	b.fill(mouth, dark(pen.RGB(0x4a1a10), 0.5))
	b.line(mouth, 3)
	b.fill(b.turned(mudTeeth), pen.Paper)
}

// The moss head, with leaves on it.
var (
	mossHead    = pen.MustPath("M0 -60 Q40 -60 48 -20 Q56 6 46 22 L50 46 L38 40 L36 66 L24 52 L16 82 L6 58 L-4 88 L-12 58 L-22 76 L-28 50 L-40 62 L-40 38 L-52 42 L-46 20 Q-56 4 -48 -20 Q-40 -60 0 -60 Z")
	mossFar     = pen.MustPath("M14 -90 L8 -34 L16 -24 L8 -10 L14 6 L6 22 L14 40 L4 100 H90 V-90 Z")
	mossLines   = pen.MustPath("M-34 30 Q-30 46 -32 58 M-20 34 Q-18 52 -20 66 M-6 36 Q-4 60 -4 78 M-40 -30 Q-30 -46 -14 -50")
	mossSockets = pen.MustPath("M-44 -14 Q-22 -32 0 -12 Q22 -32 44 -14 Q36 12 20 10 Q6 10 0 0 Q-6 10 -20 10 Q-36 12 -44 -14 Z")
	mossRoot    = pen.MustPath("M-9 2 Q0 -6 9 2 L14 24 Q12 40 8 46 L4 30 L0 52 L-4 30 L-8 46 Q-12 40 -14 24 Z")
	mossRootFar = pen.MustPath("M2 -20 H60 V80 H2 Z")
	// leaf is one unit long.
	leaf = pen.MustPath("M0 0 Q.4 -.36 1 0 Q.4 .36 0 0 Z")
)

var mossLeaves = [...]struct{ x, y, length, turn float64 }{
	{-30, -50, 44, -2.3}, {-10, -58, 46, -1.8}, {18, -58, 44, -1.3}, {34, -44, 40, -0.7}, {-46, -20, 40, -2.9}, {48, -14, 40, -0.2},
}

func (b headPainter) moss(h picture.Head) {
	c := ink.Or(h.Shell, mossLeaf)
	for _, l := range mossLeaves {
		leafColour := pale(c, 0.12)
		if l.x >= 10 {
			leafColour = dark(c, 0.65)
		}
		x := l.x + b.lean
		sin, cos := math.Sincos(l.turn)
		b.solid(leaf.Scaled(l.length, l.length).Turned(l.turn).Moved(x, l.y), leafColour, 3, 2.5, func(b headPainter) {
			b.line(pen.Open(x, l.y, x+0.8*l.length*cos, l.y+0.8*l.length*sin), 1.8)
		})
	}
	b.solid(b.leaned(mossHead), c, usualLine, usualRim, func(b headPainter) {
		b.grain(c)
		b.shadow(b.turned(mossFar), pen.Ink)
		b.line(b.leaned(mossLines), 2.4)
	})
	b.fill(b.turned(mossSockets), pen.Ink)
	for _, side := range bothSides {
		b.glowingEye(side, ink.Or(h.Glow, redGlow))
	}
	b.solid(b.turned(mossRoot), pale(c, 0.1), 2.4, 0, func(b headPainter) { b.fill(b.turned(mossRootFar), pen.Ink) })
}

// The stone head, in a helmet.
var (
	stoneFace    = pen.MustPath("M-40 -30 H40 L42 8 L38 34 L24 54 L8 58 H-8 L-24 54 L-38 34 L-42 8 Z")
	stoneFar     = pen.MustPath("M14 -90 L8 -16 L14 -6 L6 12 L14 24 L8 40 L12 80 H90 V-90 Z")
	stoneCracks  = pen.MustPath("M-38 14 L-26 10 L-22 18 M-34 34 L-24 28 L-20 40 L-12 44 M-30 -2 L-36 4 M-6 46 L-2 38 M-16 22 L-10 30")
	stoneBrow    = pen.MustPath("M-42 -32 H42 V-14 Q20 -22 0 -8 Q-20 -22 -42 -14 Z")
	stoneEye     = pen.MustPath("M32 -10 L8 -2 L10 6 L28 0 Z")
	stoneNose    = pen.MustPath("M-6 4 L-8 22 L8 22 L6 4 Z")
	stoneNoseLit = pen.MustPath("M-6 4 L-8 20 L-1 20 L-1 4 Z")
	stoneMouth   = pen.MustPath("M-18 40 Q0 32 18 39")
	stoneHelm    = pen.MustPath("M0 -74 Q46 -72 52 -24 L54 26 L38 44 L40 -18 Q22 -28 0 -14 Q-22 -28 -40 -18 L-38 44 L-54 26 L-52 -24 Q-46 -72 0 -74 Z")
	stoneHelmFar = pen.MustPath("M10 -100 L14 -44 l8 8 l-8 12 L30 70 H120 V-100 Z")
	stoneHelmLit = pen.MustPath("M-32 -54 Q-46 -34 -44 0 L-38 -2 Q-40 -32 -24 -58 Z")
	stoneRidge   = pen.MustPath("M0 -74 V-16 M-44 -26 Q-24 -38 -2 -22 M44 -26 Q24 -38 2 -22")
)

func (b headPainter) stone(h picture.Head) {
	c, helm, glow := ink.Or(h.Shell, greyStone), ink.Or(h.Plate, dark(b.q.Main, 0.1)), ink.Or(h.Glow, redGlow)
	b.solid(b.leaned(stoneFace), c, usualLine, usualRim, func(b headPainter) {
		b.shadow(b.turned(stoneFar), pen.Ink)
		b.line(b.turned(stoneCracks), 2.4)
		b.fill(b.turned(stoneBrow), pen.Ink)
	})
	for _, side := range bothSides {
		b.ember(b.turned(fromRight(stoneEye, side)), glow)
	}
	b.fill(b.turned(stoneNose), pen.Ink)
	b.fill(b.turned(stoneNoseLit), c)
	b.line(b.turned(stoneMouth), 3.4)
	b.solid(b.leaned(stoneHelm), helm, usualLine, usualRim, func(b headPainter) {
		b.fill(stoneHelmFar, dark(helm, 0.85))
		b.fill(stoneHelmLit, pale(helm, 0.45))
		b.line(b.leaned(stoneRidge), 2.6)
	})
}
