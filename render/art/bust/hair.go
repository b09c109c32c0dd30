package bust

import (
	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// haircut is a hairstyle: the hair in front of the face and the hair behind the neck.
type haircut struct {
	front pen.Outline
	shine pen.Outline // the light on the front
	locks pen.Outline // lines on the front
	back  pen.Outline
	// backShade is the dark part of the back, and backLocks are the lines on it.
	backShade, backLocks pen.Outline
	overEars             bool
}

var (
	sideFront = pen.MustPath("M-41 4 Q-49 -38 -28 -56 Q0 -76 30 -60 Q50 -46 41 2 L36 -10 Q36 -30 20 -42 Q2 -28 -24 -24 Q-35 -20 -37 -4 Z")
	sideShine = pen.MustPath("M-36 -16 Q-32 -48 -2 -62 Q-18 -46 -24 -26 Z M-14 -28 Q-4 -48 16 -58 Q6 -44 2 -34 Z")
	// The dark part of hair that hangs down behind, and the lines on it.
	hangingShade = pen.MustPath("M-8 -100 L0 120 L120 120 L120 -100 Z")
	hangingLocks = pen.MustPath("M-50 -10 Q-48 40 -62 78 M-44 20 Q-42 50 -50 80")
)

var haircuts = [picture.NumHairs]haircut{
	picture.Short: {
		front: pen.MustPath("M-42 -2 Q-47 -46 -24 -58 Q6 -75 33 -57 Q48 -42 42 -2 L36 -13 Q36 -30 26 -37 Q4 -30 -18 -38 Q-33 -32 -36 -11 Z"),
		shine: pen.MustPath("M-35 -28 Q-29 -50 -6 -57 Q-22 -45 -26 -33 Z M-15 -37 Q-6 -53 10 -59 Q0 -46 -2 -35 Z"),
	},
	picture.Quiff: {
		front: pen.MustPath("M-42 -2 Q-48 -34 -37 -49 Q-32 -68 -4 -66 Q4 -80 28 -72 Q21 -68 24 -64 Q49 -54 42 -2 L36 -13 Q36 -30 29 -39 Q8 -31 -14 -41 Q-32 -34 -36 -11 Z"),
		shine: pen.MustPath("M-35 -28 Q-31 -50 -18 -56 Q-26 -44 -27 -33 Z M-14 -40 Q-8 -60 14 -68 Q0 -54 0 -38 Z"),
	},
	picture.SideParted: {front: sideFront, shine: sideShine},
	picture.Back: {
		front: pen.MustPath("M-40 4 Q-50 -48 -20 -62 Q2 -72 24 -62 Q50 -48 40 4 L35 -12 Q36 -40 12 -47 Q-16 -48 -30 -36 Q-35 -24 -36 -10 Z"),
		shine: pen.MustPath("M-37 -14 Q-38 -46 -12 -58 Q-26 -48 -29 -36 Z"),
	},
	picture.Peak: {
		front: pen.MustPath("M-40 2 Q-47 -44 -22 -59 Q0 -71 22 -59 Q47 -44 40 2 L34 -13 Q34 -34 22 -42 L1 -27 L-21 -42 Q-34 -34 -34 -13 Z"),
		shine: pen.MustPath("M-36 -14 Q-37 -44 -14 -57 Q-25 -44 -28 -34 Z"),
	},
	picture.Spiky: {
		front: pen.MustPath("M-42 0 L-52 -20 L-43 -27 L-54 -48 L-36 -48 L-37 -69 L-18 -58 L-5 -80 L8 -60 L28 -73 L29 -54 L50 -54 L42 -35 L54 -20 L42 0 L37 -14 L31 -33 L19 -25 L9 -38 L-5 -25 L-16 -38 L-28 -25 L-36 -11 Z"),
		shine: pen.MustPath("M-40 -18 L-46 -44 L-31 -38 Z M-27 -33 L-30 -60 L-14 -46 Z M-11 -36 L-4 -68 L3 -44 Z"),
	},
	picture.Wild: {
		front:     pen.MustPath("M-44 16 L-58 2 L-48 -6 L-64 -26 L-48 -30 L-58 -54 L-36 -52 L-34 -74 L-14 -62 L4 -82 L16 -63 L40 -74 L38 -53 L60 -52 L50 -30 L66 -24 L50 -6 L58 4 L42 16 L36 -12 L28 -34 L14 -26 L2 -40 L-12 -26 L-24 -36 L-36 -10 Z"),
		shine:     pen.MustPath("M-40 -16 L-48 -46 L-32 -42 Z M-28 -36 L-28 -64 L-12 -48 Z"),
		back:      pen.MustPath("M0 -70 Q60 -70 62 -10 L76 10 L64 18 L84 44 L64 46 L78 76 L50 70 L44 98 H-44 L-50 70 L-78 76 L-64 46 L-84 44 L-64 18 L-76 10 L-62 -10 Q-60 -70 0 -70 Z"),
		backShade: hangingShade, backLocks: hangingLocks, overEars: true,
	},
	picture.Thin: {
		front: pen.MustPath("M-37 2 Q-45 -10 -40 -26 Q-37 -10 -35 -6 Z M37 2 Q45 -10 40 -26 Q37 -10 35 -6 Z"),
	},
	picture.LongHair: {
		front:     pen.MustPath("M-40 24 Q-50 -40 -28 -58 Q0 -76 29 -58 Q50 -40 40 24 L35 -4 Q34 -32 6 -43 Q-6 -24 -31 -15 Q-37 -6 -40 24 Z"),
		shine:     pen.MustPath("M-37 6 Q-38 -46 -8 -60 Q-22 -40 -28 -16 Z M-6 -42 Q4 -54 12 -60 Q8 -50 4 -42 Z"),
		back:      pen.MustPath("M0 -66 Q58 -66 56 -6 Q54 34 78 80 Q62 92 44 82 Q20 100 0 82 Q-20 100 -44 82 Q-62 92 -78 80 Q-54 34 -56 -6 Q-58 -66 0 -66 Z"),
		backShade: hangingShade, backLocks: hangingLocks, overEars: true,
	},
	picture.Bob: {
		front:    pen.MustPath("M-47 34 Q-56 -38 -30 -57 Q0 -74 30 -57 Q56 -38 47 34 Q38 38 33 30 Q39 0 33 -22 Q0 -14 -30 -24 Q-38 0 -33 30 Q-38 38 -47 34 Z"),
		shine:    pen.MustPath("M-44 24 Q-48 -36 -16 -58 Q-34 -34 -37 6 Z"),
		overEars: true,
	},
	picture.Fringe: {
		front:     pen.MustPath("M-40 20 Q-50 -40 -28 -58 Q0 -75 29 -58 Q50 -40 40 20 L36 -16 Q20 -22 0 -21 Q-20 -22 -36 -16 Z"),
		shine:     pen.MustPath("M-38 -16 Q-36 -46 -10 -58 Q-24 -40 -26 -20 Z M-16 -21 Q-10 -46 8 -58 Q0 -40 0 -22 Z"),
		back:      pen.MustPath("M0 -66 Q56 -66 54 -6 Q53 40 60 96 H-60 Q-53 40 -54 -6 Q-56 -66 0 -66 Z"),
		backShade: hangingShade, backLocks: hangingLocks, overEars: true,
	},
	picture.Wind: {
		front: sideFront, shine: sideShine,
		back:      pen.MustPath("M-20 -62 Q40 -76 58 -40 Q84 -58 116 -44 Q92 -36 96 -22 Q124 -22 138 2 Q108 -4 98 8 Q116 22 116 46 Q92 24 70 34 Q66 62 40 66 L-30 40 Q-60 -40 -20 -62 Z"),
		backShade: pen.MustPath("M-60 0 L60 20 L140 30 L140 100 L-60 100 Z"),
		backLocks: pen.MustPath("M50 -30 Q80 -40 100 -40 M60 0 Q90 0 120 0 M50 26 Q80 20 100 34"),
	},
	picture.Mohawk: {
		front: pen.MustPath("M-12 -38 L-27 -60 L-15 -60 L-25 -82 L-8 -74 L-4 -97 L9 -78 L23 -92 L24 -72 L40 -74 L33 -56 L42 -44 L27 -34 Q8 -44 -12 -38 Z"),
		shine: pen.MustPath("M-8 -42 L-16 -56 L-4 -54 Z M-8 -58 L-16 -74 L-2 -66 Z M4 -50 L1 -84 L12 -62 Z"),
	},
	picture.Curly: {
		front:     pen.MustPath("M-40 6 Q-53 3 -50 -10 Q-60 -20 -52 -32 Q-57 -47 -43 -52 Q-42 -67 -27 -66 Q-18 -79 -5 -72 Q8 -82 19 -71 Q34 -74 38 -60 Q53 -56 49 -42 Q60 -30 51 -19 Q57 -4 43 5 L37 -8 Q41 -19 33 -25 Q32 -37 19 -34 Q10 -43 0 -34 Q-11 -43 -19 -33 Q-31 -36 -31 -25 Q-39 -19 -36 -8 Z"),
		shine:     pen.MustPath("M-44 -24 Q-46 -44 -32 -50 Q-38 -40 -36 -28 Z M-26 -46 Q-26 -60 -12 -64 Q-20 -56 -18 -44 Z M-8 -48 Q-4 -62 8 -64 Q0 -56 2 -46 Z"),
		locks:     pen.MustPath("M-34 -36 Q-26 -46 -20 -38 M-16 -52 Q-8 -60 -2 -50 M4 -40 Q10 -52 20 -44 M-42 -12 Q-34 -20 -30 -14 M16 -60 Q24 -66 30 -56 M28 -38 Q36 -46 42 -36"),
		back:      pen.MustPath("M-40 18 Q-60 16 -57 -2 Q-70 -14 -61 -30 Q-68 -50 -50 -58 Q-50 -78 -30 -76 Q-18 -92 -2 -82 Q16 -92 28 -78 Q48 -80 50 -60 Q68 -52 61 -32 Q70 -16 58 -2 Q60 16 40 18 Z"),
		backShade: pen.MustPath("M10 -100 L20 -60 L40 -40 L30 40 H100 V-100 Z"),
		overEars:  true,
	},
	picture.Tail: {
		front:     pen.MustPath("M-40 2 Q-49 -46 -20 -60 Q2 -70 24 -60 Q49 -46 40 2 L36 -14 Q35 -36 10 -45 Q-18 -44 -30 -30 Q-36 -22 -36 -10 Z"),
		shine:     pen.MustPath("M-37 -14 Q-38 -44 -14 -56 Q-26 -46 -29 -34 Z M-12 -45 Q-4 -54 8 -58 Q4 -52 2 -46 Z"),
		locks:     pen.MustPath("M-26 -36 Q-14 -50 4 -56 M22 -42 Q16 -54 6 -58"),
		back:      pen.MustPath("M-10 -58 Q-20 -84 -48 -80 Q-88 -70 -92 -24 Q-94 12 -80 40 Q-78 58 -98 68 Q-66 74 -56 44 Q-50 60 -56 76 Q-36 58 -42 26 Q-48 4 -58 -12 Q-60 -32 -36 -44 Z"),
		backShade: pen.MustPath("M-66 -66 Q-78 -20 -64 20 Q-60 44 -70 80 H40 V-40 L-36 -50 Z"),
		backLocks: pen.MustPath("M-76 -40 Q-86 0 -74 36 M-66 -50 Q-74 -10 -62 26 Q-58 40 -64 56"),
	},
}

// frontShade is the part of the hair that light from the left does not reach.
var frontShade = pen.MustPath("M10 -100 L16 -66 L8 -58 L18 -50 L12 -42 L26 -34 L22 -26 L34 -22 L30 60 L100 40 L100 -100 Z")

// hairFront draws the hair in front of and above a face. Black hair has no shade, and its shine
// takes the color of the rim.
func (b headPainter) hairFront(h picture.Head) {
	cut, c := pick(haircuts[:], h.Hair), ink.Or(h.HairC, pen.Ink)
	black := c == pen.Ink
	b.solid(b.leaned(cut.front), c, usualLine, 3.4, func(b headPainter) {
		shine, locks := pale(c, 0.42), dark(c, 0.6)
		if black {
			shine, locks = pen.Mix(pen.Ink, b.q.Rim, 0.55), pen.Mix(pen.Ink, b.q.Rim, 0.4)
		} else if b.light == picture.LightBelow {
			b.fill(b.leaned(cut.front), dark(c, 0.7))
			shine = dark(c, 0.3)
		} else {
			b.fill(b.leaned(frontShade), dark(c, 0.82))
		}
		b.fill(b.leaned(cut.shine), shine)
		b.stroke(b.leaned(cut.locks), 2.2, locks)
	})
}

// hairBehind draws the hair behind the neck.
func (b headPainter) hairBehind(h picture.Head) {
	cut, c := pick(haircuts[:], h.Hair), ink.Or(h.HairC, pen.Ink)
	b.solid(b.leaned(cut.back), c, usualLine, usualRim, func(b headPainter) {
		if c != pen.Ink {
			b.fill(cut.backShade, dark(c, 0.72))
			b.line(cut.backLocks, 2.4)
		}
	})
}
