package bust

import (
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The head in a sack.
var (
	sackHead   = pen.MustPath("M0 -58 Q34 -58 42 -22 Q48 14 34 42 L26 48 L30 62 L8 56 L0 64 L-10 56 L-30 62 L-26 48 L-34 42 Q-48 14 -42 -22 Q-34 -58 0 -58 Z")
	sackFar    = pen.MustPath("M16 -90 L8 -34 L14 -20 L8 0 L16 20 L6 40 L10 90 H90 V-90 Z")
	sackEye    = pen.MustPath("M34 -16 Q18 -24 7 -2 Q20 10 33 4 Z")
	sackNose   = pen.MustPath("M-6 8 L0 0 L6 8 L3 14 H-3 Z")
	sackMouth  = pen.MustPath("M-30 22 Q-16 34 0 32 Q18 34 31 20")
	sackRope   = pen.MustPath("M-28 50 Q0 58 28 50")
	sackStraws = pen.MustPath("M-22 56 l-3 16 M-22 56 l4 14 M22 56 l-3 16 M22 56 l4 14 M-8 56 l-3 16 M-8 56 l4 14")
	sackWeave  = weave()
	stitches   = [...]float64{-26, -18, -9, 0, 9, 18, 26}
)

// weave returns the threads of a sack's cloth, up and across.
func weave() pen.Outline {
	var o pen.Outline
	for i := -9.0; i <= 9; i++ {
		o = append(o, pen.MoveTo(i*6, -70), pen.CubicTo(i*8, -20, i*8, 20, i*5, 70))
	}
	for i := -10.0; i <= 10; i++ {
		o = append(o, pen.MoveTo(-50, i*6.4), pen.CubicTo(-20, i*7+4, 20, i*7+4, 50, i*6.4))
	}
	return o
}

func (b headPainter) sack(h picture.Head) {
	c, glow := ink.Or(h.Shell, sackCloth), ink.Or(h.Glow, b.q.Accent)
	b.solid(b.leaned(sackHead), c, usualLine, usualRim, func(b headPainter) {
		b.stroke(b.leaned(sackWeave), 0.9, pen.Fade(dark(c, 0.4), 0.8))
		b.shadow(b.turned(sackFar), pen.Ink)
	})
	for _, side := range bothSides {
		eye := b.turned(fromRight(sackEye, side))
		b.fill(eye, pen.Ink)
		if side == farSide {
			b.stroke(eye, 2, dark(c, 0.3))
		}
		spark := b.turned(pen.Circle(side*20, -4, 4.4))
		b.halo(spark, 5, pen.Fade(glow, 0.5))
		b.shine(spark, glow)
	}
	b.fill(b.turned(sackNose), pen.Ink)
	b.line(b.turned(sackMouth), 3.4)
	for _, x := range stitches {
		y := 24 + 8*(1-math.Pow(x/30, 2))
		thread := pen.Ink
		if x >= 10 {
			thread = dark(c, 0.1)
		}
		b.stroke(b.turned(pen.Open(x-1.5, y-7, x+1.5, y+8)), 2.6, thread)
	}
	b.stroke(b.leaned(sackRope), 6, pen.RGB(0x8a6a3a))
	b.line(b.leaned(sackRope), 1.6)
	b.stroke(sackStraws, 2.4, pen.RGB(0xd9b25a))
}

// The full mask, with panels around the eyes and mouth.
var (
	maskPanel   = pen.MustPath("M38 -14 Q16 -30 3 -10 Q8 6 20 12 Q34 16 38 -14 Z")
	maskMouth   = pen.MustPath("M-24 24 Q0 12 26 23 Q28 50 0 54 Q-26 50 -24 24 Z")
	maskDark    = pen.MustPath("M8 0 H90 V90 H8 Z")
	maskSeam    = pen.MustPath("M0 -60 V-16")
	maskLaces   = pen.MustPath("M-6 -50 L6 -46 M-6 -40 L6 -36 M-6 -30 L6 -26")
	maskEyeGlow = pen.MustPath("M-25 -6 Q-16 -9 -9 0 Q-18 3 -25 -6 Z")
)

func (b headPainter) wholeMask(h picture.Head) {
	c, panel := ink.Or(h.Shell, pen.Ink), ink.Or(h.Plate, pen.Paper)
	seam := pen.Ink
	if c == pen.Ink {
		seam = panel
	}
	shape := pick(faces[:], h.Under).outline
	b.solid(b.leaned(shape), c, usualLine, usualRim, func(b headPainter) {
		if c != pen.Ink {
			b.grain(c)
			b.shadow(b.turned(farHalf), dark(c, 0.85))
		}
		for _, side := range bothSides {
			b.fill(b.turned(fromRight(maskPanel, side)), lit(side, panel, dark(panel, 0.35)))
		}
		mouth := b.turned(maskMouth)
		b.fill(mouth, panel)
		b.atop(mouth, func(b headPainter) { b.fill(b.turned(maskDark), dark(panel, 0.35)) })
		b.stroke(b.turned(maskSeam), 3, seam)
		b.stroke(b.turned(maskLaces), 2.2, seam)
	})
	for _, side := range bothSides {
		b.fill(b.turned(fromLeft(slit, side)), pen.Ink)
		b.shine(b.turned(fromLeft(maskEyeGlow, side)), ink.Or(h.Glow, redGlow))
	}
	b.teeth(gritRow, gritTeeth)
}

// The chalk-white head.
var (
	chalkCracks    = pen.MustPath("M-34 -30 L-24 -24 L-28 -14 M-38 10 L-28 14 L-30 24 L-20 30 M-18 44 L-12 36 L-14 28 M10 -50 L16 -40")
	chalkFarCracks = pen.MustPath("M22 -20 L30 -28 M24 22 L32 16 L36 20")
)

func (b headPainter) chalk(h picture.Head) {
	h.Skin = picture.Pale
	b.person(h, faces[picture.Square])
	b.line(b.turned(chalkCracks), 2.2)
	b.stroke(b.turned(chalkFarCracks), 2.2, pen.Paper)
}

// boneSpikes are the spikes of bone on a brute's head.
var boneSpikes = [...]struct{ x, y, length, turn float64 }{
	{-30, -34, 26, -2.2}, {-8, -44, 24, -1.7}, {16, -44, 26, -1.3}, {36, -28, 26, -0.7},
	{-44, 26, 22, 2.7}, {-30, 52, 20, 2.1}, {46, 24, 22, 0.4}, {28, 54, 20, 1.1},
}

func (b headPainter) boned(h picture.Head) {
	if h.Mood == picture.Roar {
		h.Mood = picture.WildMood
	}
	b.person(h, faces[picture.Brute])
	for _, s := range boneSpikes {
		c := pen.Paper
		if s.x >= 6 {
			c = dark(c, 0.5)
		}
		x := s.x + b.lean
		b.solid(pen.Polygon(0, -6, s.length, 0, 0, 6).Turned(s.turn).Moved(x, s.y), c, 3, 0, func(b headPainter) {
			b.fill(pen.Polygon(0, 0, s.length, 0, 0, 6).Turned(s.turn).Moved(x, s.y), dark(pen.Paper, 0.6))
		})
	}
}

// The skull.
var (
	skull        = pen.MustPath("M0 -58 C26 -58 40 -42 40 -16 C40 0 36 8 35 18 L27 25 L26 47 Q14 58 0 57 Q-14 58 -26 47 L-27 25 L-35 18 C-36 8 -40 0 -40 -16 C-40 -42 -26 -58 0 -58 Z")
	skullFar     = pen.MustPath("M14 -90 L10 -34 L4 -18 L6 -4 L10 8 L4 24 L10 34 L5 74 L90 74 L90 -90 Z")
	skullSocket  = pen.MustPath("M29 -13 Q18 -18 7 -6 Q4 6 11 10 Q23 13 29 5 Q33 -4 29 -13 Z")
	skullNose    = pen.MustPath("M-1 6 Q-7 14 -8 21 L-1 18 Z M1 6 Q7 14 8 21 L1 18 Z")
	skullCheek   = pen.MustPath("M-34 19 Q-27 22 -26 30 Q-25 38 -21 44 L-26 48 L-28 27 Z")
	skullTeeth   = pen.MustPath("M-22 35 Q0 39 22 35 M-15 28 V47 M-8 29 V49 M0 29 V50 M8 29 V49 M15 28 V47")
	skullCracks  = pen.MustPath("M-30 -34 L-22 -28 L-24 -20 L-18 -17 M-8 -56 L-10 -46 L-4 -40 M-22 -44 L-16 -40")
	skullGleam   = pen.MustPath("M-33 -22 Q-32 -44 -12 -52 Q-24 -42 -27 -22 Z")
	skullFarSide = pen.MustPath("M31 -11 Q19 -18 8 -5 M20 27 Q27 26 31 20")
)

func (b headPainter) skull(h picture.Head) {
	c := ink.Or(h.Shell, bone)
	b.solid(b.leaned(skull), c, usualLine, usualRim, func(b headPainter) {
		b.grain(c)
		b.shadow(b.turned(skullFar), pen.Ink)
		b.fill(b.leaned(skullGleam), pen.Mix(c, pen.White, 0.7))
		b.line(b.turned(skullCheek), 1)
		b.fill(b.turned(skullCheek), pen.Ink)
		b.line(b.turned(skullCracks), 2.2)
		b.line(b.turned(skullTeeth), 2.4)
		if b.light == picture.LightSide {
			b.stroke(b.turned(skullFarSide), 2.4, dark(c, 0.35))
			b.atop(b.turned(skullFar), func(b headPainter) { b.stroke(b.turned(skullTeeth), 2, dark(c, 0.45)) })
		}
	})
	for _, side := range bothSides {
		b.fill(b.turned(fromRight(skullSocket, side)), pen.Ink)
		if h.Glow != 0 {
			b.ember(b.turned(pen.Circle(side*17, -2, 3)), ink.Hex(h.Glow))
		}
	}
	b.fill(b.turned(skullNose), pen.Ink)
	b.hairFront(h)
}
