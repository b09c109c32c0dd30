package thing

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Cast draws the people in a set piece. If a function is nil, its people are left out.
type Cast struct {
	Figure func(pen.Pen, picture.Figure, ink.Palette)
	Bust   func(pen.Pen, picture.Bust, ink.Palette)
}

// set is the easel and the cast that a set piece is drawn with.
type set struct {
	easel
	cast Cast
}

func (s set) figure(f picture.Figure) {
	if s.cast.Figure != nil {
		s.cast.Figure(s.Pen, f, s.q)
	}
}

func (s set) bust(b picture.Bust) {
	if s.cast.Bust != nil {
		s.cast.Bust(s.Pen, b, s.q)
	}
}

var pieces = [picture.NumPieces]func(set){
	picture.PunchPiece:  punch,
	picture.RingFist:    ringFist,
	picture.EyesPiece:   burningEyes,
	picture.XRay:        xray,
	picture.Strong:      strong,
	picture.Vulnerable:  vulnerable,
	picture.Chained:     chained,
	picture.Star:        starfish,
	picture.Squad:       squad,
	picture.Perch:       perch,
	picture.ThronePiece: func(s set) { s.easel.at(0, 12, 1).throne() },
	picture.SpeedCar:    speedCar,
	picture.GivingHand:  givingHand,
	picture.Duel:        duel,
	picture.Team:        team,
	picture.MudMan:      mudMan,
}

// Piece draws a set piece, a picture that is drawn as a whole, around its middle.
func Piece(p pen.Pen, s picture.SetPiece, q ink.Palette, cast Cast) {
	if s.Piece >= picture.NumPieces {
		return
	}
	e := easel{Pen: p, q: q, own: s.C}.at(s.X, s.Y, orOne(s.K))
	if s.Flip {
		e = e.flipped()
	}
	pieces[s.Piece](set{e, cast})
}

// punch draws a fist in the viewer's face. The literal's color is that of the glove.
func punch(s set) {
	ink.Boom(s.Pen, 4, -2, 92, 15, s.q.Accent, 11)
	s.easel.at(6, 4, 1.12).turned(-0.12).fist(s.or(skin), hex(0x8a3b2a))
}

var (
	ringBand   = pen.MustPath("M-15 2 Q0 -4 15 2 L15 15 Q0 9 -15 15 Z")
	ringStone  = pen.MustPath("M-19 -12 L-10 -28 H10 L19 -12 L0 9 Z")
	ringFacets = []facet{
		{pen.MustPath("M-10 -28 H10 L7 -12 H-7 Z"), 0.8},
		{pen.MustPath("M-19 -12 L-10 -28 L-7 -12 Z"), 0.5},
		{pen.MustPath("M7 -12 H19 L0 9 Z"), -0.45},
		{pen.MustPath("M-7 -12 H7 L0 9 Z"), -0.15},
	}
)

// ringFist draws a fist with a shining ring.
func ringFist(s set) {
	c := s.q.Accent
	ink.BeamFan(s.Pen, 8, -44, -0.84, 220, 60, c, 0.5, tint(c, 0.7))
	e := s.easel.flipped()
	e.Wheel(14, -30, 260, 16, pen.Fade(c, 0.35), pen.WheelOf{})
	ink.Glow(e.Pen, 14, -30, 34, c, 5, 0.14)
	e.at(0, 20, 1).turned(-0.1).fist(s.or(shade(c, 0.12)), pen.Paper)
	e = e.at(10, -22, 1).turned(-0.1)
	e.lit(ringBand, hex(0xd9e2ea), 3, 4)
	e.inked(ringStone, 6, c)
	e.facets(c, ringFacets)
	e.Stroke(pen.Open(-19, -12, 19, -12), 1.4, pen.Ink)
	e.Fill(star(-7, -26, 11, 0.18, 4, 0.785), pen.White)
	e.Fill(star(-7, -26, 24, 0.085, 4, 0), pen.White)
	s.twinkles(pen.White, 84, -50, 9, -88, -34, 11, -70, -66, 6, 70, 10, 6)
}

var (
	starBody  = pen.MustPath("M0 -64 Q12 -62 15 -24 Q18 -19 57 -24 Q66 -15 30 9 Q27 14 43 53 Q36 64 6 38 Q0 33 -6 38 Q-36 64 -43 53 Q-27 14 -30 9 Q-66 -15 -57 -24 Q-18 -19 -15 -24 Q-12 -62 0 -64 Z")
	starShade = pen.MustPath("M10 -80 L8 -20 L14 0 L10 24 L18 80 H90 V-80 Z")
	starEye   = pen.MustPath("M-24 -2 Q0 -26 24 -2 Q0 20 -24 -2 Z")
)

// starfish draws a starfish from the deep, as large as a house.
func starfish(s set) {
	c := s.or(hex(0xe86aa8))
	e := s.easel.at(0, -6, 1.28).turned(-0.1)
	e.Stroke(starBody, 8, pen.Ink)
	e.atop(starBody, c, func(e easel) {
		e.dots(-70, -70, 90, 140, 5, pen.GrowRight, shade(c, 0.5))
		e.Fill(starShade, shade(c, 0.82))
		e.edge(starBody, -3, 1, e.q.Rim)
	})
	for _, at := range [...][2]float64{{0, -46}, {-40, -16}, {40, -16}, {-25, 38}, {27, 40}, {-28, -14}, {0, -34}} {
		e.Stroke(pen.Circle(at[0], at[1], 3.2), 2.4, pen.Ink)
	}
	e.inked(starEye, 7, pen.Paper)
	e.Fill(pen.Circle(0, -3, 9.5), ruby)
	e.Fill(pen.Circle(0, -3, 4.4), pen.Ink)
	e.Fill(pen.Circle(-3, -7, 2.4), pen.White)
}

// speedCar draws a car racing to the right in front of the streaks of what it passes.
func speedCar(s set) {
	for i := range 14 {
		y, length := -44+110*(float64(i)+pen.Noise(6, i))/14, 50+80*pen.Noise(8, i)
		x, width := -70+60*pen.Noise(7, i), 1.5+5*pen.Noise(9, i)*pen.Noise(9, i)
		c := [...]color.NRGBA{s.q.Accent, pen.Paper, s.q.Far}[i%3]
		s.Fill(pen.Polygon(x, y-width/2, x, y+width/2, x-length, y), pen.Fade(c, 0.95))
	}
	s.easel.at(6, 0, 0.9).turned(-0.05).speedster()
}

// givingHand draws a hand from below and another that takes it.
func givingHand(s set) {
	c := s.q.Accent
	s.Wheel(4, -2, 260, 16, pen.Fade(c, 0.3), pen.WheelOf{})
	ink.Glow(s.Pen, 4, -4, 26, tint(c, 0.4), 5, 0.16)
	helper := s.easel.at(52, -34, 0.98).turned(2.62)
	helper.on(helper.Pen.Stretched(1, -1)).reach(s.or(hex(0xc62f38)), hex(0x2f5fb8), brass)
	s.easel.at(-44, 36, 0.9).turned(-0.5).reach(skin, hex(0x6a4a34), pen.Paper)
	s.twinkles(pen.White, 2, -2, 22, 26, 22, 9, -22, -30, 8)
}

// duel draws two fists that meet.
func duel(s set) {
	ink.Boom(s.Pen, 0, -4, 84, 15, s.q.Accent, 6)
	s.easel.at(-60, 8, 0.86).turned(0.5).fist(s.or(hex(0x3f7fd8)), pen.Paper)
	s.easel.at(60, 8, 0.86).turned(-0.5).flipped().fist(hex(0xc8352c), shade(gold, 0.1))
	s.twinkles(pen.White, 0, -8, 34)
	for i := range 9 {
		x, y, r := -40+80*pen.Noise(3, i), -78+26*pen.Noise(4, i), 3+5*pen.Noise(5, i)
		s.lit(pen.Burst(x, y, r, r*0.7, 4, float64(i), 0.3, uint32(i)), s.q.Bright, 2, 2)
	}
}

// teamSleeves are the colors of the sleeves, gloves, and cuffs of the five team members.
var teamSleeves = [...][3]picture.Colour{
	{0x2f5fb8, 0xc62f38, 0xf2c230}, {0xc62f38, 0xf2c230, 0xf6efe0}, {0x2f8f5a, 0xf6efe0, 0x2f8f5a},
	{0x3a4a6a, 0x5a6f9a, 0xf2c230}, {0xe0903a, 0x2f8f6a, 0xf6efe0},
}

// team draws five fists that meet in the middle.
func team(s set) {
	s.Wheel(0, 0, 260, 20, pen.Fade(s.q.Accent, 0.35), pen.WheelOf{})
	ink.Glow(s.Pen, 0, 0, 40, tint(s.q.Accent, 0.4), 5, 0.16)
	for i, wears := range teamSleeves {
		e := s.easel.turned(2*math.Pi*float64(i)/5 + 0.1)
		e.lit(teamArm, hex(wears[0]), 4, 8)
		e.lit(teamCuff, hex(wears[2]), 3.6, 5)
		e.at(0, 44, 0.5).fist(hex(wears[1]), hex(wears[0]))
	}
	ink.Boom(s.Pen, 0, 0, 15, 10, s.q.Bright, 4)
}

var (
	teamArm  = pen.MustPath("M-20 66 L-30 170 H30 L20 66 Z")
	teamCuff = pen.MustPath("M-25 74 Q0 84 25 74 L27 90 Q0 100 -27 90 Z")
)
