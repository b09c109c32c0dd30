package thing

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Set pieces with people in them.

// literal returns a color in the form a literal uses.
func literal(c color.NRGBA) picture.Colour {
	return picture.Colour(c.R)<<16 | picture.Colour(c.G)<<8 | picture.Colour(c.B)
}

// burningEyes draws a face in close-up with beams from its eyes. The literal's color is that of the
// beams.
func burningEyes(s set) {
	c := s.or(s.q.Accent)
	s.bust(picture.Bust{
		Y: 22, K: 2.05, Turn: 0.12, Wears: picture.Shirtless,
		Head: picture.Head{Face: picture.Square, Hair: picture.Short, Mood: picture.Stern, Eyes: picture.GlowEyes, Glow: literal(c)},
	})
	// The positions of the face's eyes, and where their beams end.
	for _, at := range [...][4]float64{{-30, 16, -122, 136}, {43, 16, 113, 136}} {
		x, y, tx, ty := at[0], at[1], at[2], at[3]
		o := pen.Polygon(x-5, y, x+6, y-2, tx+34, ty, tx-30, ty)
		s.inked(o, 8, c)
		s.Fill(pen.Polygon(x-2, y, x+3, y-1, tx+18, ty, tx-14, ty), pen.Mix(c, flame, 0.6))
		s.Fill(pen.Polygon(x-1, y, x+1, y, tx+7, ty, tx-3, ty), pen.White)
		s.Fill(pen.Burst(x, y, 24, 6, 6, 0.3, 0.1, 4), pen.White)
	}
}

var (
	bareSkull  = pen.MustPath("M0 -56 C25 -56 38 -41 38 -16 C38 0 34 8 33 18 L26 24 L25 46 Q0 58 -25 46 L-26 24 L-33 18 C-34 8 -38 0 -38 -16 C-38 -41 -25 -56 0 -56 Z")
	skullNose  = pen.MustPath("M0 8 L8 22 H-8 Z")
	skullTeeth = pen.MustPath("M-22 32 H22 M-15 26 V46 M-7 27 V48 M1 27 V49 M9 27 V48 M16 26 V46")
	skullCheek = pen.MustPath("M-30 22 Q-24 28 -25 44")
	gunSight   = pen.MustPath("M0 -66 V-42 M0 -6 V18 M-42 -24 H-18 M18 -24 H42")
)

// xray draws a face behind a glass that shows the skull under it.
func xray(s set) {
	c := s.or(s.q.Accent)
	s.bust(picture.Bust{
		X: -6, Y: -4, K: 1.02, Turn: 0.15, Wears: picture.Jacket, Suit: 0x2b3a5a, Tie: 0xc8352c,
		Head: picture.Head{Face: picture.Square, Hair: picture.SideParted, Mood: picture.Calm},
	})
	glass := pen.Circle(16, -10, 47)
	s.Stroke(glass, 16, pen.Ink)
	s.Stroke(glass, 9, s.q.Bright)
	s.atop(glass, shade(s.q.Dark, 0.72), func(e easel) {
		e.Dots(pen.Screen{X: -40, Y: -60, W: 110, H: 110, Pitch: 6, Grow: pen.GrowIn, Colour: pen.Fade(c, 0.45)})
		e = e.at(-3, -8, 1)
		e.Stroke(bareSkull, 4, c)
		e.Fill(bareSkull, tint(c, 0.7))
		for _, side := range sides {
			e.Fill(pen.Ellipse(side*16, -6, 11, 12), pen.Ink)
		}
		e.Fill(skullNose, pen.Ink)
		e.Stroke(skullTeeth, 2.4, pen.Ink)
		e.Stroke(skullCheek, 2.2, pen.Ink)
		e.bar(-8, 60, 16, 7, tint(c, 0.6))
		e.bar(-8, 70, 16, 7, tint(c, 0.6))
	})
	s.Stroke(arc(16, -10, 40, 40, -2.3, -1.4), 3.4, pen.White)
	s.lit(brush(8, 54, 24, 14, 84, 50, 14, 112, 76, 16), leather, 4, 5)
}

// strong draws a figure lifting a rock as large as a car. The literal's color is that of the suit.
func strong(s set) {
	suit := literal(s.or(hex(0x7a2f1a)))
	s.figure(picture.Figure{
		Pose: picture.Lift, Build: picture.HulkBuild, Y: 30, K: 0.98, Suit: suit, Trim: picture.Paper, Boots: 0x3a1a10,
		BareHands: true, BareArms: true, BareChest: true, Skin: picture.Tan, Belt: picture.Paper, HeadSize: 1.1,
		Head: picture.Head{Face: picture.Square, Hair: picture.Back, HairC: 0x5a2a18, Beard: picture.Full, Mood: picture.Grit, Skin: picture.Tan},
	})
	e := s.easel
	e.own = 0
	e.at(0, -48, 1.08).boulder()
	c := pen.Mix(s.q.Dark, pen.Paper, 0.35)
	for _, at := range [...][3]float64{{-78, -4, 6}, {74, -2, 7}, {-96, -24, 4}, {98, -18, 4}, {-60, 12, 4}, {58, 16, 3}} {
		s.inked(pen.Burst(at[0], at[1], at[2], at[2]*0.7, 4, at[0], 0.3, 3), 4, c)
	}
}

// vulnerable draws a small figure and a menacing figure behind it.
func vulnerable(s set) {
	floor := shade(s.q.Dark, 0.25)
	night := shade(s.q.Dark, 0.72)
	dark := s
	dark.q = ink.NewPalette(night, night, night)
	black := literal(night)
	dark.figure(picture.Figure{
		Pose: picture.Loom, Build: picture.HulkBuild, Y: 32, K: 1.5, HeadSize: 1.35, Light: picture.LightBack, NoRim: true,
		Suit: black, Trim: black, Glove: black, Boots: black,
		Head: picture.Head{Face: picture.Mask, Shell: black, Plate: black, Glow: 0xff7a5a},
	})
	s.Fill(box(-160, 66, 320, 64), floor)
	s.Fill(pen.Ellipse(0, 79, 70, 15), pen.Fade(s.q.Light, 0.55))
	s.Fill(pen.Ellipse(2, 82, 34, 6), pen.Fade(pen.Ink, 0.6))
	suit := literal(s.or(pen.Paper))
	s.figure(picture.Figure{
		Pose: picture.Crouch, Build: picture.SlimBuild, X: 2, Y: 52, K: 0.6, Flip: true, Suit: suit, HeadSize: 1.35,
		Head: picture.Head{Face: picture.Young, Hair: picture.SideParted, HairC: 0x6a3a20, Mood: picture.Tired},
	})
}

// chained draws a captive in chains who has given up.
func chained(s set) {
	s.bust(picture.Bust{
		Y: -2, K: 0.98, Turn: -0.55, Nod: 1.4, Tilt: 0.10, Wears: picture.Shirtless,
		Head: picture.Head{Face: picture.Square, Hair: picture.SideParted, Mood: picture.Tired},
	})
	c := s.or(s.q.Bright)
	s.chain(-136, 56, 136, 40, 20, 10, c)
	s.chain(-136, 30, -20, 86, 10, 10, c)
}

// squad draws a line of people against the light with a gun sight on them.
func squad(s set) {
	ink.Glow(s.Pen, 0, 10, 60, s.q.Light, 4, 0.22)
	type member struct {
		x, k  float64
		build picture.Build
		pose  picture.Pose
		top   picture.Top
		eyes  picture.Eyes
	}
	for _, m := range [...]member{
		{-92, 0.62, picture.SlimBuild, picture.Stand, picture.Hood, picture.Slit},
		{96, 0.64, picture.HeroBuild, picture.Stand, picture.Bare, picture.Goggles},
		{-48, 0.72, picture.HulkBuild, picture.Stand, picture.Bare, picture.GlowEyes},
		{52, 0.70, picture.SlimBuild, picture.Stand, picture.Hood, picture.Slit},
		{0, 0.84, picture.HeroBuild, picture.Stand, picture.Helm, picture.GlowEyes},
	} {
		f := picture.Figure{
			Pose: m.pose, Build: m.build, X: m.x, Y: 76 - 82*m.k, K: m.k, Light: picture.LightBack,
			Suit: 0x4a5468, Trim: 0x2f3646, Head: picture.Head{Top: m.top, TopC: 0x39425a, Eyes: m.eyes, Glow: 0xff8a5a},
		}
		if m.x == 0 {
			f.Cape = picture.Cape{C: 0x2b3246}
		}
		s.figure(f)
	}
	c := s.or(s.q.Accent)
	s.Stroke(pen.Circle(0, -24, 30), 3.2, c)
	s.Stroke(pen.Circle(0, -24, 16), 2, c)
	s.Stroke(gunSight, 3.2, c)
}

var (
	perchStone = pen.MustPath("M-140 110 V62 H-34 Q-20 46 4 48 Q34 44 52 56 Q70 56 78 66 Q92 62 100 70 L94 78 Q104 80 104 88 Q88 92 74 86 Q50 96 40 110 Z")
	perchSeams = pen.MustPath("M-20 60 Q10 52 40 62 M-110 76 H-40 M-90 90 H-20")
	perchCape  = pen.MustPath("M-58 54 Q-62 4 -38 -22 Q-22 -40 0 -40 Q24 -40 36 -16 Q54 8 56 50 Q48 42 42 52 Q32 40 24 50 Q8 40 -4 52 Q-16 42 -26 54 Q-36 44 -44 56 Q-50 48 -58 54 Z")
	perchFolds = pen.MustPath("M-40 -8 Q-46 20 -44 44 M-24 -24 Q-30 10 -26 44")
	perchHood  = pen.MustPath("M-17 -34 Q-22 -66 4 -68 Q28 -66 24 -34 Q16 -22 4 -22 Q-10 -22 -17 -34 Z")
	perchFace  = pen.MustPath("M-6 -46 Q6 -52 20 -46 Q22 -32 12 -27 Q0 -28 -6 -46 Z")
	perchEyes  = pen.MustPath("M-3 -42 Q3 -44 7 -38 Q2 -37 -3 -42 Z M18 -42 Q13 -44 10 -38 Q15 -37 18 -42 Z")
	perchKnee  = brush(8, -10, 30, 22, 6, 12, 24, 14, 38, 18, 16, 52, 20)
	perchArm   = brush(8, 28, -8, 17, 40, 12, 15, 22, 22, 12, 12, 16, 14)
)

// perch draws a caped watcher on a ledge with a searchlight beam passing.
func perch(s set) {
	c := s.or(hex(0x35508f))
	ink.BeamFan(s.Pen, -120, 84, -0.62, 270, 46, s.q.Accent, 0.5, pen.Paper)
	s.inked(perchStone, 7, s.q.Near)
	s.Atop(perchStone, func(p pen.Pen) { s.on(p).edge(perchStone, -2, 3, pen.Mix(s.q.Main, s.q.Near, 0.45)) })
	s.Fill(pen.Circle(82, 72, 2.6), s.q.Accent)
	s.Stroke(perchSeams, 2.4, pen.Mix(s.q.Main, s.q.Near, 0.5))
	e := s.easel.at(2, 6, 1)
	cloth := func(o pen.Outline, dx, dy, rim float64) {
		e.Stroke(o, 8, pen.Ink)
		e.atop(o, c, func(e easel) {
			e.Fill(o.Moved(dx, dy), shade(c, 0.85))
			e.edge(o, -rim, 1, e.q.Rim)
		})
	}
	cloth(perchCape, 9, 4, 2.8)
	e.Stroke(perchFolds, 2.6, tint(c, 0.14))
	limb := tint(s.q.Main, 0.1)
	for _, o := range [...]pen.Outline{perchKnee, perchArm} {
		e.Stroke(o, 6, pen.Ink)
		e.atop(o, limb, func(e easel) {
			e.Fill(o.Moved(6, 2), shade(limb, 0.85))
			e.edge(o, -2, 0.6, e.q.Rim)
		})
	}
	cloth(perchHood, 9, 5, 2.6)
	e.Fill(perchFace, pen.Ink)
	e.Fill(perchEyes, tint(s.q.Accent, 0.6))
}
