package thing

import (
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Weapons held in one hand, drawn with the grip at the origin.

var (
	swordBlade  = pen.MustPath("M-3.6 8 L-3.6 -74 L0 -86 L3.6 -74 L3.6 8 Z")
	sabreBlade  = pen.MustPath("M-4 6 L-5 -30 Q-4 -62 18 -86 Q12 -56 6 -30 L4 6 Z")
	sabreGuard  = pen.MustPath("M-14 -6 Q-2 -12 12 -6 Q16 10 4 20 L2 14 Q8 8 6 -1 L-14 0 Z")
	spearHead   = pen.MustPath("M0 -106 L9 -80 L0 -68 L-9 -80 Z")
	bottleGlass = pen.MustPath("M-7 14 V-8 Q-7 -14 -3 -18 V-30 H3 V-18 Q7 -14 7 -8 V14 Z")
	bottleFill  = pen.MustPath("M-5.4 0 H5.4 V12.6 H-5.4 Z")
	gunBody     = pen.MustPath("M-16 -8 L-8 -11 H6 L10 -8 H22 L30 -4 V4 L22 8 H-12 Z")
	gunGrip     = pen.MustPath("M-14 4 H0 L-6 22 H-18 Z")
	gunCoils    = pen.MustPath("M8 -7 V7 M14 -7 V7 M20 -7 V7")
	malletHead  = pen.MustPath("M-26 -36 H26 Q34 -22 26 -6 H-26 Q-34 -22 -26 -36 Z")
	malletBands = pen.MustPath("M-16 -36 Q-22 -20 -16 -6 M16 -36 Q22 -20 16 -6")
	arrowHead   = pen.MustPath("M0 -10 L10 12 L0 7 L-10 12 Z")
	arrowVane   = pen.MustPath("M1 0 L7 6 V18 L1 12 Z")
)

func sword(e easel) {
	e.lit(swordBlade, steel, 2.6, 3)
	e.Stroke(pen.Open(0, -70, 0, -12), 1.2, shade(steel, 0.45))
	e.lit(box(-14, -8, 28, 6), e.or(e.q.Accent), 2.4, 2)
	e.lit(box(-3.4, -4, 6.8, 22), leather, 2.4, 2)
	e.lit(pen.Circle(0, 20, 4.4), e.or(e.q.Accent), 2.2, 2)
}

func sabre(e easel) {
	e.lit(sabreBlade, steel, 2.6, 3)
	e.lit(box(-3.4, -4, 6.8, 20), leather, 2.4, 2)
	e.lit(sabreGuard, e.or(brass), 2.4, 2)
}

func staff(e easel) { e.lit(box(-3, -84, 6, 150), e.or(wood), 2.6, 2) }

func spear(e easel) {
	e.lit(box(-2.6, -70, 5.2, 140), e.or(e.q.Accent), 2.6, 2)
	e.lit(spearHead, steel, 2.6, 3)
}

func whip(e easel) {
	o := brush(8, 0, 6, 6, 2, -20, 5, 26, -44, 4, 60, -30, 3.4, 70, -60, 2.6, 104, -66, 1.2)
	e.inked(o, 4, e.or(leather))
	e.lit(box(-3.4, -6, 6.8, 22), shade(e.or(leather), 0.3), 2.2, 2)
}

func orb(e easel) {
	c := e.or(e.q.Accent)
	ink.Glow(e.Pen, 0, -24, 14, c, 5, 0.18)
	e.Fill(pen.Circle(0, -24, 9), tint(c, 0.7))
	e.twinkles(pen.White, 0, -24, 17)
}

func beam(e easel) {
	c := e.or(e.q.Accent)
	ink.BeamFan(e.Pen, 0, -14, -1.57, 190, 50, c, 0.9, pen.Paper)
	e.Stroke(pen.Join(pen.Open(-4, -20, -52, -204), pen.Open(4, -20, 52, -204)), 3, tint(c, 0.4))
	ink.Glow(e.Pen, 0, -16, 13, c, 4, 0.2)
	e.Fill(pen.Burst(0, -18, 19, 8, 9, 0.2, 0.15, 3), pen.White)
	e.twinkles(pen.White, -9, -64, 7, 16, -92, 6, -20, -118, 8)
}

// line draws a thin rope to swing on.
func line(e easel) {
	o := pen.Open(0, 20, 10, -190)
	e.Stroke(o, 3.6, pen.Ink)
	e.Stroke(o, 1.7, e.or(pen.Paper))
}

func bottle(e easel) {
	c := e.or(e.q.Accent)
	e.lit(bottleGlass, tint(c, 0.55), 2.6, 2)
	e.Fill(bottleFill, c)
	e.Fill(box(-4.4, -6, 2, 17), pen.Fade(pen.White, 0.8))
	e.lit(box(-3.4, -35, 6.8, 6), wood, 1.8, 1.5)
}

// gun draws a gun along the arm. Its shape points right and is turned.
func gun(e easel) {
	e = e.at(4, -17, 1.1).turned(-1.57)
	c := e.or(e.q.Accent)
	e.lit(gunGrip, leather, 2.6, 3)
	e.lit(gunBody, hex(0xb9c4cf), 2.6, 4)
	e.Stroke(gunCoils, 2.4, pen.Ink)
	e.inked(pen.Circle(-4, 0, 4), 2, c)
	ink.BeamFan(e.Pen, 32, 0, -0.04, 120, 26, c, 0.7, pen.Paper)
	e.Fill(pen.Burst(34, 0, 16, 6, 7, 0.2, 0.2, 3), pen.White)
}

// bow draws a bow whose string and arrow end at nock, the place of the other hand.
func (e easel) bow(nock pen.Point) {
	limbs := brush(8, -66, 26, 4, -54, 10, 7, -30, -8, 8, 0, -6, 8, 30, -8, 8, 54, 10, 7, 66, 26, 4)
	e.Stroke(pen.Open(-66, 26, nock.X, nock.Y, 66, 26), 1.7, pen.Paper)
	shaft := pen.Polygon(nock.X-1.6, nock.Y, -1.6, -34, 1.6, -34, nock.X+1.6, nock.Y)
	e.lit(shaft, hex(0xd9b27a), 2.4, 2)
	e.lit(arrowHead.Moved(0, -42), steel, 2.6, 3)
	for _, s := range sides {
		e.lit(mirrored(arrowVane, s).Moved(nock.X, nock.Y-12), e.q.Accent, 1.6, 1)
	}
	e.lit(limbs, e.or(shade(e.q.Accent, 0.15)), 3, 4)
}

func mallet(e easel) {
	e = e.at(0, -38, 1)
	e.lit(box(-4, -6, 8, 70), wood, 3.4, 3)
	e.lit(malletHead, e.or(e.q.Accent), 3.6, 8)
	e.Stroke(malletBands, 2.4, pen.Ink)
}
