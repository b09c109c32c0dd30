package bust

import (
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// top is headwear: the part behind the neck and the part in front of the hair.
type top struct{ behind, front headPart }

var tops = [picture.NumTops]top{
	picture.Hood:    {front: headPainter.hood},
	picture.FurHood: {headPainter.furHoodBehind, headPainter.furHood},
	picture.TopHat:  {front: topHat.paint},
	picture.Bowler:  {front: bowler.paint},
	picture.Wide:    {front: wideHat.paint},
	picture.Straw:   {front: strawHat.paint},
	picture.Cap:     {front: capHat.paint},
	picture.Bandana: {headPainter.bandanaTails, bandana.paint},
	picture.Crown:   {front: crown.paint},
	picture.Tiara:   {front: tiara.paint},
	picture.Circlet: {front: circlet.paint},
	picture.Band:    {front: headband.paint},
	picture.Laurel:  {front: headPainter.laurel},
	picture.Horns:   {behind: headPainter.horns},
	picture.Jester:  {front: headPainter.jester},
	picture.Helm:    {front: headPainter.helm},
	picture.Wings:   {headPainter.farWing, headPainter.nearWing},
	picture.Brain:   {front: headPainter.brain},
}

// band is a band around the brow.
type band struct {
	outline pen.Outline
	jewel   bool
	high    bool // it is around the head, not flat on the brow
}

var (
	crown    = band{pen.MustPath("M-40 -28 L-46 -74 L-24 -54 L-12 -84 L2 -56 L18 -84 L27 -54 L48 -74 L40 -28 Q0 -40 -40 -28 Z"), true, true}
	tiara    = band{pen.MustPath("M-37 -28 Q0 -44 37 -28 L36 -36 Q20 -46 10 -50 L1 -66 L-8 -50 Q-20 -46 -36 -36 Z"), true, false}
	circlet  = band{pen.MustPath("M-39 -24 Q0 -38 39 -24 L38 -32 Q0 -46 -38 -32 Z"), false, false}
	headband = band{pen.MustPath("M-41 -20 Q0 -34 41 -20 L40 -32 Q0 -46 -40 -32 Z"), false, false}

	jewel   = pen.MustPath("M0 -40 l5 6 l-5 7 l-5 -7 Z")
	bandFar = pen.MustPath("M5 -120 H90 V0 H5 Z")
)

func (t band) paint(b headPainter, h picture.Head) {
	c := ink.Or(h.TopC, goldenMetal)
	shape := b.turned(t.outline)
	if t.high {
		shape = b.leaned(t.outline)
	}
	b.solid(shape, c, 3, 3, func(b headPainter) { b.fill(bandFar, dark(c, 0.55)) })
	if t.jewel {
		gem := pen.RGB(0xc2241f)
		if t.high {
			gem = b.q.Rim
		}
		b.fill(b.turned(jewel), gem)
	}
}

// The laurel, with leaves at both temples.
var (
	laurel      = pen.MustPath("M-40 -18 Q-50 -30 -42 -44 Q-30 -60 -16 -56 Q-26 -44 -30 -32 Z M40 -18 Q50 -30 42 -44 Q30 -60 16 -56 Q26 -44 30 -32 Z")
	laurelVeins = pen.MustPath("M-37 -22 Q-36 -40 -20 -54 M37 -22 Q36 -40 20 -54 M-40 -32 L-34 -36 M-36 -42 L-29 -44 M40 -32 L34 -36 M36 -42 L29 -44")
)

func (b headPainter) laurel(h picture.Head) {
	c := ink.Or(h.TopC, pen.RGB(0x8fd14f))
	b.solid(b.leaned(laurel), c, 3, 3, func(b headPainter) {
		b.fill(bandFar, dark(c, 0.55))
		b.stroke(b.leaned(laurelVeins), 1.8, dark(c, 0.6))
	})
}

// The horns. The right one is drawn.
var (
	horn      = pen.MustPath("M28 -36 Q62 -40 60 -84 Q84 -40 40 -10 Z")
	hornRings = pen.MustPath("M40 -34 Q46 -28 50 -20 M52 -42 Q58 -36 62 -32 M58 -54 Q64 -50 67 -50")
)

func (b headPainter) horns(h picture.Head) {
	c := ink.Or(h.TopC, pen.Paper)
	for _, side := range bothSides {
		b.solid(b.leaned(fromRight(horn, side)), lit(side, c, dark(c, 0.6)), usualLine, 3, func(b headPainter) {
			b.stroke(b.leaned(fromRight(hornRings, side)), 1.8, lit(side, dark(c, 0.5), dark(c, 0.85)))
		})
	}
}

// The hood: its cloth outside and the face in its opening.
var (
	hood        = pen.MustPath("M0 -76 Q46 -74 54 -20 Q58 22 46 56 L74 84 H-74 L-46 56 Q-58 22 -54 -20 Q-46 -74 0 -76 Z")
	hoodOpening = pen.MustPath("M2 -50 Q34 -46 35 -10 Q36 24 17 60 L3 66 L-17 60 Q-36 24 -33 -10 Q-31 -46 2 -50 Z")
	hoodShadow  = pen.MustPath("M-60 -70 H70 V-14 Q30 -30 4 -24 Q-20 -26 -40 -6 Z")
	hoodFar     = pen.MustPath("M12 -100 L22 -54 l10 9 l-6 12 l12 8 l-3 12 l8 10 L38 40 L30 70 L10 100 H120 V-100 Z")
	hoodFolds   = pen.MustPath("M-24 -62 Q-44 -36 -43 0 M-12 -70 Q-20 -66 -26 -58")
)

func (b headPainter) hood(h picture.Head) {
	c := ink.Or(h.TopC, b.q.Main)
	outside, opening := b.leaned(hood), b.leaned(hoodOpening)
	cloth := pen.Join(outside, opening)
	b.contourOf(outside)
	if b.light != picture.LightBelow {
		b.atop(opening, func(b headPainter) { b.fill(b.leaned(hoodShadow), pen.Ink) })
	}
	b.eyesOverTop(h)
	b.line(cloth, 7)
	b.fillOdd(cloth, c)
	b.atopOdd(cloth, func(b headPainter) {
		b.fill(hoodFar, dark(c, 0.8))
		b.line(b.leaned(hoodFolds), 2.6)
		b.shineEdge(outside, -5, 1.5, b.q.Rim)
		if b.light == picture.LightBack {
			b.shineEdge(outside, 4, 2, pale(b.q.Rim, 0.35))
		}
	})
	b.line(opening, 3)
}

// eyesOverTop draws again the eyes that shine through the shadow of the headwear.
func (b headPainter) eyesOverTop(h picture.Head) {
	for _, side := range bothSides {
		switch h.Eyes {
		case picture.GlowEyes:
			b.glowingEye(side, ink.Or(h.Glow, b.q.Rim))
		case picture.Slit, picture.Domino:
			b.slitEye(side)
		}
	}
}

// The hood lined with fur.
var (
	furHoodBack    = pen.MustPath("M0 -84 Q60 -82 64 -10 Q64 50 50 72 H-50 Q-64 50 -64 -10 Q-60 -82 0 -84 Z")
	furHoodOpening = pen.MustPath("M1 -44 Q32 -42 34 -8 Q34 26 17 54 H-15 Q-34 26 -33 -8 Q-31 -42 1 -44 Z")
	furHoodFar     = pen.MustPath("M8 -100 L14 -44 l14 4 l4 30 l2 30 l-12 30 L10 100 H120 V-100 Z")
	furEdge        = furRing()
	furHairs       = furLines()
)

// furRing returns the tufted edge of the fur.
func furRing() pen.Outline {
	const tufts = 26
	var xy []float64
	for i := range tufts {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / tufts)
		out := 1 + 0.13*float64(i%2)
		xy = append(xy, 51*out*sin, -6-64*out*cos)
	}
	return pen.Polygon(xy...)
}

// furLines returns strokes in the fur.
func furLines() pen.Outline {
	const strokes = 14
	var o pen.Outline
	for i := range strokes {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/strokes + 0.1)
		o = append(o, pen.Open(38*sin, -6-50*cos, 44*sin, -6-57*cos)...)
	}
	return o
}

func (b headPainter) furHoodBehind(h picture.Head) {
	c := ink.Or(h.TopC, b.q.Main)
	b.solid(b.leaned(furHoodBack), c, usualLine, usualRim, func(b headPainter) {
		b.fill(pen.Rectangle(4, -100, 100, 200, 0), dark(c, 0.8))
	})
}

func (b headPainter) furHood(picture.Head) {
	outside, opening := furEdge.Moved(b.lean, 0), b.leaned(furHoodOpening)
	fur := pen.Join(outside, opening)
	b.contourOf(outside)
	b.line(fur, 7)
	b.fillOdd(fur, pen.Paper)
	b.atopOdd(fur, func(b headPainter) {
		b.fill(furHoodFar, dark(pen.Paper, 0.72))
		b.shineEdge(outside, -4, 1, b.q.Rim)
		b.line(furHairs.Moved(b.lean, 0), 2)
	})
	b.line(opening, 3)
}

// The jester's cap, with a bell at each end.
var (
	jesterNear = pen.MustPath("M-2 -66 Q-40 -96 -78 -56 Q-86 -36 -80 -22 Q-66 -44 -40 -16 Q-20 -30 0 -28 Z")
	jesterFar  = pen.MustPath("M-2 -66 Q40 -100 80 -64 Q90 -44 84 -28 Q66 -50 40 -16 Q20 -30 -2 -28 Z")
	jesterDark = pen.MustPath("M6 -120 H100 V0 H30 L20 -40 Z")
)

func (b headPainter) jester(h picture.Head) {
	for _, side := range bothSides {
		shape, c, bell := jesterNear, ink.Or(h.TopC, b.q.Accent), pen.Circle(-80+b.lean, -20, 8)
		if side == farSide {
			shape, c, bell = jesterFar, dark(pen.Paper, 0.05), pen.Circle(84+b.lean, -24, 8)
		}
		b.solid(b.leaned(shape), c, usualLine, 3.6, func(b headPainter) { b.fill(jesterDark, dark(c, 0.62)) })
		b.solid(bell, goldenMetal, usualLine, 0, func(b headPainter) {
			b.fill(pen.Circle(side*80+6+b.lean, -18, 8), dark(goldenMetal, 0.5))
		})
	}
}

// The iron helmet, open at the eyes and mouth.
var (
	helm     = pen.MustPath("M0 -74 Q50 -70 48 -10 L46 30 L26 46 L20 10 L6 2 L0 14 L-6 2 L-20 10 L-26 46 L-46 30 L-48 -10 Q-50 -70 0 -74 Z")
	helmFar  = pen.MustPath("M10 -100 L14 -50 l8 8 l-8 10 l10 10 L20 60 H100 V-100 Z")
	helmLit  = pen.MustPath("M-30 -54 Q-44 -30 -40 0 L-34 -2 Q-36 -30 -22 -56 Z")
	helmEye  = pen.MustPath("M31 -6 Q18 -14 6 3 L10 7 L26 7 Z")
	helmNose = pen.MustPath("M0 -72 V0")
	helmEdge = pen.MustPath("M-46 -18 Q-20 -30 0 -12 Q20 -30 46 -18")
)

func (b headPainter) helm(h picture.Head) {
	c := ink.Or(h.TopC, b.q.Main)
	b.solid(b.leaned(helm), c, usualLine, 3.4, func(b headPainter) {
		b.fill(helmFar, dark(c, 0.8))
		b.fill(helmLit, pale(c, 0.4))
		b.line(b.turned(helmEdge), 2.2)
	})
	for _, side := range bothSides {
		b.fill(b.turned(fromRight(helmEye, side)), pen.Ink)
		if h.Eyes != picture.GlowEyes {
			b.fill(b.turned(fromRight(helmLook, side)), lit(side, pen.Paper, dark(pen.Paper, 0.25)))
		}
	}
	b.eyesOverTop(h)
	b.line(b.leaned(helmNose), 3)
}

var helmLook = pen.MustPath("M24 -2 Q17 -5 11 3 L20 4 Z")

// The wings at the temples. The right one is drawn.
var (
	wing     = pen.MustPath("M36 -18 Q44 -44 62 -58 Q84 -76 92 -96 Q98 -78 88 -62 Q100 -66 106 -76 Q106 -56 90 -44 Q100 -44 106 -50 Q100 -34 82 -28 Q90 -26 94 -30 Q84 -14 62 -10 Q46 -4 38 -6 Z")
	quills   = pen.MustPath("M50 -28 Q66 -46 88 -62 M54 -22 Q72 -34 90 -44 M56 -16 Q70 -22 82 -28")
	wingRoot = pen.MustPath("M36 -24 Q48 -28 54 -16 Q54 -4 44 0 Q34 0 34 -12 Z")
)

func (b headPainter) farWing(h picture.Head)  { b.wing(h, farSide) }
func (b headPainter) nearWing(h picture.Head) { b.wing(h, litSide) }

func (b headPainter) wing(h picture.Head, side float64) {
	c := ink.Or(h.TopC, pen.Paper)
	x := b.lean * 0.5
	if side == farSide {
		c = dark(c, 0.3)
	}
	b.solid(fromRight(wing, side).Moved(x, 0), c, usualLine, 3, func(b headPainter) {
		b.fill(fromRight(wing, side).Moved(x+6, 12), dark(c, 0.28))
		b.line(fromRight(quills, side).Moved(x, 0), 2.2)
	})
	b.solid(fromRight(wingRoot, side).Moved(x, 0), lit(side, b.q.Accent, dark(b.q.Accent, 0.6)), 2.8, 2, nil)
}

// The brain under glass, and the band that holds the glass.
var (
	brain      = pen.MustPath("M-40 -26 Q-60 -32 -53 -50 Q-62 -68 -42 -77 Q-36 -96 -15 -90 Q1 -102 16 -90 Q38 -96 43 -76 Q62 -67 53 -49 Q60 -32 40 -26 Q0 -42 -40 -26 Z")
	brainFar   = pen.MustPath("M14 -110 Q6 -92 18 -84 Q8 -72 20 -62 Q10 -50 22 -42 L18 -20 H90 V-110 Z")
	brainFolds = pen.MustPath("M1 -94 Q-4 -76 2 -60 Q-3 -48 0 -36 M-52 -50 Q-38 -58 -30 -48 Q-22 -42 -14 -50 M-41 -76 Q-30 -78 -26 -68 Q-20 -62 -10 -70 M-42 -33 Q-32 -40 -22 -34 Q-16 -32 -12 -38 M-15 -89 Q-15 -82 -20 -79 " +
		"M52 -49 Q38 -58 30 -48 Q22 -42 14 -50 M42 -75 Q30 -78 26 -68 Q20 -62 10 -70 M42 -33 Q32 -40 22 -34 Q16 -32 12 -38 M16 -89 Q16 -82 21 -79")
	brainGlass = pen.MustPath("M-46 -18 Q-76 -40 -69 -70 Q-58 -112 0 -113 Q58 -112 69 -70 Q76 -40 46 -18 Z")
	brainGlint = pen.MustPath("M-57 -46 Q-66 -64 -56 -80 Q-48 -96 -32 -102 L-34 -97 Q-47 -90 -52 -77 Q-60 -63 -54 -48 Z")
	brainBand  = pen.MustPath("M-47 -14 Q0 -32 47 -14 L46 -27 Q0 -45 -46 -27 Z")
)

func (b headPainter) brain(h picture.Head) {
	c, glass := ink.Or(h.TopC, pen.RGB(0xff9ab4)), pen.RGB(0xd8f4ff)
	b.solid(b.leaned(brainGlass), dark(glass, 0.55), 3, 3, nil)
	b.solid(b.leaned(brain), c, 2.6, 0, func(b headPainter) {
		b.fill(b.leaned(brainFar), dark(c, 0.35))
		b.stroke(b.leaned(brainFolds), 3, dark(c, 0.6))
	})
	b.fill(b.leaned(brainGlint), pale(glass, 0.5))
	b.solid(b.leaned(brainBand), goldenMetal, 3, 3, func(b headPainter) { b.fill(bandFar, dark(goldenMetal, 0.55)) })
}
