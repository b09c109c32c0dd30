package bust

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// roaring reports whether a beast shows all its teeth.
func roaring(h picture.Head) bool {
	return h.Mood == picture.Roar || h.Mood == picture.WildMood || h.Mood == picture.Grit || h.Mood == picture.Grin
}

// The ape.
var (
	apeHead  = pen.MustPath("M0 -66 Q26 -66 36 -48 Q52 -36 52 -8 Q62 20 48 48 L38 44 L34 62 L18 58 L0 70 L-18 58 L-34 62 L-38 44 L-48 48 Q-62 20 -52 -8 Q-52 -36 -36 -48 Q-26 -66 0 -66 Z")
	apeFar   = pen.MustPath("M10 -90 L14 -50 l10 8 l-10 8 l14 10 l-4 80 L20 100 H120 V-90 Z")
	apeTufts = pen.MustPath("M-30 -46 l5 8 M-38 -34 l5 8 M-46 -18 l5 8 M-14 -56 l5 8 M-50 10 l5 8 M-46 28 l5 8")
	apeFace  = pen.MustPath("M-38 -16 Q-30 -30 -4 -20 Q0 -18 4 -20 Q30 -30 38 -16 Q36 2 30 8 Q46 22 40 44 Q24 62 0 62 Q-24 62 -40 44 Q-46 22 -30 8 Q-36 2 -38 -16 Z")
	apeDark  = pen.MustPath("M8 -40 L6 -10 L14 4 Q4 10 10 20 Q16 30 12 60 L80 80 L80 -40 Z")
	apeBrow  = pen.MustPath("M-42 -14 Q-32 -34 -2 -16 L0 -6 Q-20 -14 -34 -4 Z")
	apeEye   = pen.MustPath("M29 -6 Q18 -12 8 -2 Q18 4 29 -6 Z")
	apeNose  = pen.MustPath("M-13 16 Q-8 8 -2 14 L2 14 Q8 8 13 16 Q8 20 2 17 L-2 17 Q-8 20 -13 16 Z")
	apeMouth = pen.MustPath("M-30 38 Q0 28 30 36")
	apeTusks = pen.MustPath("M-18 34 l5 -9 l4 7 Z M20 33 l-4 -9 l-5 7 Z")
	apeLip   = pen.MustPath("M-10 48 Q0 51 10 48")
)

func (b headPainter) ape(h picture.Head) {
	fur, face := ink.Or(h.Shell, furHide), ink.Or(h.Plate, pen.RGB(0xb98a66))
	for _, side := range bothSides {
		b.solid(pen.Circle(side*50+b.lean*0.5, 2, 11), lit(side, pale(fur, 0.25), pen.Ink), usualLine, 0, nil)
	}
	b.solid(b.leaned(apeHead), fur, usualLine, usualRim, func(b headPainter) {
		b.shadow(apeFar, pen.Ink)
		b.line(apeTufts, 2.4)
	})
	b.solid(b.turned(apeFace), face, 2.6, 3, func(b headPainter) {
		b.grain(face)
		b.shadow(b.turned(apeDark), pen.Ink)
	})
	for _, side := range bothSides {
		b.fill(b.turned(fromLeft(apeBrow, side)), pen.Ink)
	}
	for _, side := range bothSides {
		b.beastEye(fromRight(apeEye, side), pen.Mix(yellowGlow, b.q.Accent, 0.4), pen.Circle(side*17, -4, 3))
	}
	b.fill(b.turned(apeNose), pen.Ink)
	if roaring(h) {
		b.fangs(1.15, 3)
		return
	}
	b.line(b.turned(apeMouth), 3.4)
	b.fill(b.turned(apeTusks), pen.Paper)
	b.line(b.turned(apeLip), 2.4)
}

// beastEye draws an eye of one color, with its pupil.
func (b headPainter) beastEye(eye pen.Outline, c color.NRGBA, pupil pen.Outline) {
	eye = b.turned(eye)
	b.fill(eye, c)
	b.atop(eye, func(b headPainter) { b.fill(b.turned(pupil), pen.Ink) })
}

// The cat.
var (
	catHead     = pen.MustPath("M0 -56 C25 -56 40 -42 42 -16 L56 6 L42 10 L52 30 L34 30 L18 50 Q0 58 -18 50 L-34 30 L-52 30 L-42 10 L-56 6 L-42 -16 C-40 -42 -25 -56 0 -56 Z")
	catEar      = pen.MustPath("M14 -44 L44 -76 Q54 -48 44 -20 Z")
	catEarIn    = pen.MustPath("M24 -44 L42 -62 Q46 -44 38 -30 Z")
	catSpots    = pen.MustPath("O -20 -40 5 O -33 -24 4 O -8 -46 4 O -40 2 3.4 O -26 34 3.4 O -36 20 3.6 O -30 -36 3 O -6 -32 3.4")
	catMuzzle   = pen.MustPath("M-22 22 Q-14 14 0 18 Q14 14 24 22 Q20 46 0 50 Q-18 46 -22 22 Z")
	catBrow     = pen.MustPath("M-36 -14 Q-20 -18 -5 2 L-10 16 Q-8 4 -18 4 Q-30 2 -36 -14 Z")
	catEye      = pen.MustPath("M31 -8 Q18 -14 7 0 Q19 5 31 -8 Z")
	catNose     = pen.MustPath("M-8 13 Q0 9 8 13 L1 22 H-1 Z")
	catMouth    = pen.MustPath("M0 22 V31 M-15 34 Q-7 40 0 31 Q7 40 16 33")
	catFangs    = pen.MustPath("M-11 37 L-7 38 L-8 45 Z M11 37 L7 38 L9 45 Z")
	catWhiskers = pen.MustPath("M-16 22 L-50 14 M-16 26 L-50 28 M16 22 L50 14 M16 26 L50 28")
)

func (b headPainter) cat(h picture.Head) {
	fur := ink.Or(h.Shell, catHide)
	b.beastEars(catEar, catEarIn, fur)
	b.solid(b.leaned(catHead), fur, usualLine, usualRim, func(b headPainter) {
		b.line(b.turned(catSpots), 2.6)
		b.fill(b.turned(catMuzzle), pen.Paper)
		b.shadow(b.turned(farHalf), pen.Ink)
		if b.light == picture.LightSide {
			b.fill(b.turned(farCheek), dark(fur, 0.2))
		}
	})
	for _, side := range bothSides {
		b.fill(b.turned(fromLeft(catBrow, side)), pen.Ink)
		b.beastEye(fromRight(catEye, side), ink.Or(h.Glow, pen.RGB(0xc8f060)), pen.Ellipse(side*18, -4, 2.2, 7))
	}
	b.fill(b.turned(catNose), pen.Ink)
	if roaring(h) {
		b.fangs(0.92, 4)
	} else {
		b.line(b.turned(catMouth), 3)
		b.fill(b.turned(catFangs), pen.Paper)
	}
	b.stroke(b.turned(catWhiskers), 1.6, pen.Fade(pen.Paper, 0.9))
}

// beastEars draws a pair of pointed ears, given the right one.
func (b headPainter) beastEars(ear, inside pen.Outline, fur color.NRGBA) {
	for _, side := range bothSides {
		b.solid(b.leaned(fromRight(ear, side)), lit(side, fur, pen.Ink), usualLine, 4, func(b headPainter) {
			b.fill(b.leaned(fromRight(inside, side)), lit(side, dark(fur, 0.6), dark(fur, 0.8)))
		})
	}
}

// The wolf.
var (
	wolfHead   = pen.MustPath("M0 -56 C22 -56 38 -44 42 -20 L60 2 L47 6 L57 25 L42 23 L44 40 L29 35 L19 55 Q13 66 0 66 Q-13 66 -19 55 L-29 35 L-44 40 L-42 23 L-57 25 L-47 6 L-60 2 L-42 -20 C-38 -44 -22 -56 0 -56 Z")
	wolfEar    = pen.MustPath("M11 -46 L31 -88 Q47 -62 43 -22 Z")
	wolfEarIn  = pen.MustPath("M22 -46 L32 -72 Q39 -54 38 -34 Z")
	wolfPale   = pen.MustPath("M-11 -10 L-14 10 L-40 4 L-34 18 L-42 26 L-27 30 L-19 55 Q-12 66 0 66 Q12 66 19 55 L27 30 L42 26 L34 18 L40 4 L14 10 L11 -10 Q0 -2 -11 -10 Z")
	wolfBlaze  = pen.MustPath("M-6 -54 L-3 -30 L-9 -14 L-12 8 L-8 18 H8 L12 8 L9 -14 L3 -30 L6 -54 Z")
	wolfTufts  = pen.MustPath("M-30 -36 l6 8 M-37 -26 l6 8 M-20 -46 l5 8 M-46 8 l6 4 M-40 -12 l5 5 M-34 28 l5 3")
	wolfMuzzle = pen.MustPath("M-12 6 Q-18 16 -24 24 M12 6 Q18 16 24 24 M-8 -12 L-6 2 M8 -12 L6 2")
	wolfBrow   = pen.MustPath("M-42 -20 Q-24 -24 -6 -7 L-9 5 Q-12 -2 -20 -3 Q-32 -5 -42 -20 Z")
	wolfEye    = pen.MustPath("M30 -10 Q18 -13 8 0 Q20 4 30 -10 Z")
	wolfNose   = pen.MustPath("M-12 14 Q0 7 12 14 Q11 22 3 26 H-3 Q-11 22 -12 14 Z")
	wolfShine  = pen.MustPath("M-8 14 Q-4 11 1 12 Q-3 14 -7 17 Z")
	wolfMouth  = pen.MustPath("M0 26 V36 M-21 38 Q-9 45 0 36 Q9 45 21 37")
	wolfFangs  = pen.MustPath("M-15 41 L-10 41 L-12 50 Z M15 41 L10 41 L13 50 Z")
)

func (b headPainter) wolf(h picture.Head) {
	fur := ink.Or(h.Shell, wolfHide)
	b.beastEars(wolfEar, wolfEarIn, fur)
	b.solid(b.leaned(wolfHead), fur, usualLine, usualRim, func(b headPainter) {
		b.grain(fur)
		b.fill(b.turned(wolfPale), ink.Or(h.Plate, pen.Mix(fur, pen.Paper, 0.62)))
		b.fill(b.turned(wolfBlaze), dark(fur, 0.35))
		b.shadow(b.turned(farHalf), pen.Ink)
		if b.light == picture.LightSide {
			b.fill(b.turned(farCheek), dark(fur, 0.2))
		}
		b.line(b.leaned(wolfTufts), 2.4)
		b.line(b.turned(wolfMuzzle), 2.2)
	})
	for _, side := range bothSides {
		b.fill(b.turned(fromLeft(wolfBrow, side)), pen.Ink)
		b.beastEye(fromRight(wolfEye, side), ink.Or(h.Glow, yellowGlow), pen.Circle(side*17, -4, 2.6))
	}
	if roaring(h) {
		b.fangs(0.95, 8)
	} else {
		b.line(b.turned(wolfMouth), 3)
		b.fill(b.turned(wolfFangs), pen.Paper)
	}
	b.fill(b.turned(wolfNose), pen.Ink)
	b.fill(b.turned(wolfShine), pen.Mix(pen.Ink, pen.Paper, 0.6))
}

// The demon.
var (
	demonHead  = pen.MustPath("M0 -54 Q34 -56 42 -26 Q40 -10 44 4 Q54 30 40 50 Q22 64 0 64 Q-22 64 -40 50 Q-54 30 -44 4 Q-40 -10 -42 -26 Q-34 -56 0 -54 Z")
	demonEar   = pen.MustPath("M40 -10 L66 -26 L56 12 L42 18 Z")
	demonCheek = pen.MustPath("M14 4 Q24 8 34 0 Q33 12 20 19 Q14 11 14 4 Z")
	demonLines = pen.MustPath("M-14 -44 Q-4 -38 -2 -28 M-28 -38 Q-20 -34 -16 -26 M-40 12 Q-34 16 -34 24")
	demonBrow  = pen.MustPath("M-42 -20 Q-24 -26 -1 -8 L-1 2 Q-22 -10 -42 -20 Z")
	demonNose  = pen.MustPath("M-14 12 Q-6 6 0 12 Q6 6 14 12 L9 19 L0 15 L-9 19 Z")
	demonMaw   = pen.MustPath("M-36 26 Q0 10 37 24 Q36 48 24 56 Q0 64 -24 56 Q-36 48 -36 26 Z")
	demonTeeth = pen.MustPath("M-32 25 L-28 40 L-23 23 L-17 34 L-11 20 L-5 31 L0 19 L6 31 L11 20 L17 33 L23 22 L28 38 L33 25 Q0 12 -32 25 Z M-26 54 L-22 42 L-16 56 L-9 46 L-3 59 L4 47 L10 58 L17 45 L22 54 Q0 64 -26 54 Z")
)

func (b headPainter) demon(h picture.Head) {
	hide := ink.Or(h.Shell, demonHide)
	for _, side := range bothSides {
		b.solid(b.leaned(fromRight(demonEar, side)), lit(side, hide, pen.Ink), usualLine, 3, nil)
	}
	b.solid(b.leaned(demonHead), hide, usualLine, usualRim, func(b headPainter) {
		b.grain(hide)
		b.shadow(b.turned(farHalf), pen.Ink)
		if b.light == picture.LightSide {
			b.fill(b.turned(demonCheek), dark(hide, 0.2))
		}
		b.line(b.turned(demonLines), 2.6)
	})
	for _, side := range bothSides {
		b.fill(b.turned(fromLeft(demonBrow, side)), pen.Ink)
	}
	for _, side := range bothSides {
		b.glowingEye(side, ink.Or(h.Glow, yellowGlow))
	}
	b.fill(b.turned(demonNose), pen.Ink)
	mouth := b.turned(demonMaw)
	b.fill(mouth, dark(pen.RGB(0x5a0a0e), 0.4))
	b.fill(b.turned(demonTeeth), pen.Paper)
	b.line(mouth, 3)
}
