package thing

import (
	"lineup/render/art/pen"
)

var (
	mudBody = pen.MustPath("M-124 118 Q-118 66 -90 46 Q-104 26 -88 2 Q-74 -20 -44 -22 Q-46 -44 -34 -60 Q-28 -76 -10 -70 Q2 -84 18 -72 Q38 -74 40 -54 Q54 -40 48 -22 Q78 -20 92 4 Q104 28 90 48 Q118 66 124 118 Z")
	mudDark = pen.MustPath("M22 -90 Q10 -60 26 -44 Q16 -30 30 -16 Q20 4 44 22 Q34 44 56 62 Q48 84 66 120 H150 V-90 Z")
	// Mud that runs down from the brow, chin, and shoulders.
	mudRuns = pen.Join(
		brush(6, -74, 6, 12, -78, 34, 10, -74, 56, 7, -75, 64, 9), brush(6, -52, 0, 10, -56, 30, 8, -54, 44, 9),
		brush(6, -30, 44, 12, -32, 66, 9, -31, 82, 11), brush(6, 8, 48, 12, 6, 78, 8, 7, 92, 10))
	mudGleams = pen.Join(
		brush(6, -82, 0, 2, -70, -10, 6, -52, -14, 2), brush(6, -34, -48, 2, -28, -62, 6, -16, -64, 2),
		brush(6, -104, 78, 2, -96, 62, 6, -84, 54, 2), pen.Circle(-64, 2, 3), pen.Circle(-22, -52, 2.4))
	mudBrow  = pen.MustPath("M-36 -34 Q-20 -56 0 -40 Q22 -56 42 -36 Q40 -26 32 -30 Q30 -18 25 -28 Q12 -30 2 -22 Q-8 -32 -22 -28 Q-24 -16 -29 -28 Q-36 -26 -36 -34 Z")
	mudEyes  = pen.MustPath("M-30 -29 Q-14 -32 -7 -18 Q-22 -14 -30 -29 Z M34 -30 Q18 -32 11 -18 Q26 -14 34 -30 Z")
	mudMouth = pen.MustPath("M-38 4 Q-20 -12 2 -6 Q26 -12 42 6 Q46 34 24 42 Q2 52 -20 42 Q-44 32 -38 4 Z")
	mudMaw   = pen.MustPath("M-24 34 Q2 18 28 34 Q14 44 2 44 Q-12 44 -24 34 Z")
	// Strands between the lips.
	mudStrands = pen.Join(
		brush(6, -26, -4, 11, -27, 16, 5, -25, 40, 9), brush(6, -8, -6, 9, -9, 8, 4, -8, 14, 6),
		brush(6, 12, -6, 9, 11, 14, 4, 12, 46, 9), brush(6, 30, -4, 11, 31, 10, 4, 30, 18, 7))
	mudArm    = brush(8, -72, 18, 40, -104, 8, 36, -112, -22, 34)
	mudFist   = pen.MustPath("M-130 -20 Q-138 -42 -124 -52 Q-122 -68 -106 -66 Q-96 -76 -84 -66 Q-68 -68 -66 -52 Q-56 -40 -66 -26 Q-70 -8 -86 -8 Q-88 8 -92 8 Q-97 8 -97 -4 Q-106 0 -108 14 Q-112 22 -116 12 Q-116 -2 -122 -6 Q-128 -10 -130 -20 Z")
	mudKnucks = pen.MustPath("M-106 -64 Q-110 -50 -104 -40 M-86 -66 Q-92 -52 -84 -42 M-122 -50 Q-124 -40 -120 -34 M-114 -28 Q-94 -36 -74 -28")
	mudClub   = brush(8, 70, 18, 38, 94, 4, 30, 88, -26, 24)
)

// mudMan draws a man of mud. He has no bones. One hand is a fist, and the other has become a
// weapon.
func mudMan(s set) {
	c := s.or(hex(0xc28a4e))
	solid := func(o pen.Outline) {
		s.Stroke(o, 9, pen.Ink)
		s.atop(o, c, func(e easel) {
			e.edge(o, -7, -4, shade(c, 0.35))
			e.edge(o, -3, 1, e.q.Rim)
			e.edge(o, 1.6, 1.8, tint(c, 0.5))
		})
	}
	// The hand that has become a mace, with its spikes still soft.
	solid(mudClub)
	mace := pen.Burst(84, -50, 40, 23, 9, 0.2, 0.12, 4)
	solid(pen.Join(mace, pen.Circle(84, -50, 27)))
	s.Fill(brush(6, 70, -60, 2, 76, -70, 6, 88, -72, 2), tint(c, 0.7))
	s.Stroke(mudBody, 10, pen.Ink)
	s.atop(mudBody, c, func(e easel) {
		e.dots(-126, -80, 170, 200, 5.5, pen.GrowRight, shade(c, 0.45))
		e.Fill(mudDark, shade(c, 0.74))
		e.Stroke(mudRuns, 4, shade(c, 0.62))
		e.Fill(mudRuns, tint(c, 0.16))
		e.edge(mudBody, -4, 1, e.q.Rim)
		e.edge(mudBody, 2, 2, tint(c, 0.5))
	})
	s.inked(mudMouth, 7, hex(0x3a1a10))
	s.Fill(mudMaw, hex(0x8a3a22))
	s.Atop(mudMouth, func(p pen.Pen) {
		e := s.on(p)
		e.Stroke(mudStrands, 4, pen.Ink)
		e.Fill(mudStrands, shade(c, 0.12))
	})
	s.Stroke(mudMouth, 3, pen.Ink)
	s.inked(mudEyes, 8, flame)
	s.Fill(pen.Join(pen.Circle(-16, -23, 2.6), pen.Circle(20, -23, 2.6)), pen.Ink)
	s.inked(mudBrow, 4, tint(c, 0.1))
	s.Fill(mudGleams, tint(c, 0.75))
	solid(mudArm)
	solid(mudFist)
	s.Stroke(mudKnucks, 3, shade(c, 0.75))
	s.Fill(brush(6, -126, -34, 2, -120, -48, 5, -110, -56, 2), tint(c, 0.75))
}
