package town

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

var (
	asylumHill  = pen.MustPath("M-132 12 Q-104 -26 -70 -34 Q-40 -48 0 -50 Q44 -48 74 -32 Q108 -22 132 12 Q70 44 0 46 Q-70 44 -132 12 Z")
	asylumDrive = pen.MustPath("M-7 -26 Q-22 4 -30 44 H34 Q16 6 8 -26 Z")
	asylumWalls = pen.MustPath("M-58 30 V-10 H-50 V-34 L-42 -50 L-34 -34 V-18 H-16 V-44 L-8 -60 V-76 L-4 -60 L4 -60 L0 -92 L12 -60 V-44 H20 V-18 H38 V-38 L46 -56 L54 -38 V-10 H62 V36 H-58 Z")
	asylumRoofs = pen.MustPath("M-58 -10 L-42 -50 L-34 -34 V-28 H-50 V-8 Z M-16 -44 L-8 -60 L12 -60 V-56 L-4 -44 Z")
	asylumPane  = pen.MustPath("M-3.2 7 V-3 Q0 -8 3.2 -3 V7 Z")
	asylumDoor  = pen.MustPath("M-8 36 V16 Q0 5 8 16 V36 Z")
	deadTree    = pen.MustPath("M0 0 Q-4 -22 2 -40 M0 -14 L-14 -30 M0 -20 L12 -36 M1 -30 L-8 -46")
	asylumFence = pen.MustPath("M-108 10 Q-60 24 -26 28 M108 10 Q60 24 26 28")
)

func drawAsylum(p pen.Pen) {
	plot(p, 134, 50, 0x2c2544)
	edge, glow := pen.RGB(0x0b0a18), pen.RGB(0xd4f58a)
	hill(p, asylumHill, hillside{
		ink: edge, near: pen.RGB(0x463a66), far: pen.RGB(0x261f3d), dots: pen.RGB(0x2a2244), lit: pen.RGB(0x8f7fc0), falls: pen.Point{X: 26, Y: 22},
	}, nil)
	p.Fill(asylumDrive, pen.Fade(pen.RGB(0x8f9a5a), 0.75))
	ink.Glow(p, 0, -50, 60, pen.RGB(0xb9e86a), 3, 0.06)
	q := p.At(0, -52, 1).Stretched(1.16, 1.12)
	q.Stroke(asylumWalls, 5, edge)
	q.Fill(asylumWalls, pen.RGB(0x6a5a92))
	q.Atop(asylumWalls, func(p pen.Pen) {
		for _, x := range [...]float64{-42, -8, 26, 52} {
			p.Fill(pen.Rectangle(x, -100, 15, 160, 0), pen.RGB(0x2d2448))
		}
		p.Fill(pen.Rectangle(20, -100, 80, 160, 0), pen.Fade(pen.RGB(0x231b3a), 0.55))
		p.FillOdd(pen.Join(asylumWalls, asylumWalls.Moved(2, 1.4)), pen.RGB(0xb7a6ea))
		p.Fill(asylumRoofs, pen.Fade(pen.RGB(0x1d1732), 0.8))
	})
	for i, at := range [...][2]float64{{-48, -22}, {-48, -4}, {-30, -6}, {-24, 14}, {-2, -34}, {4, -12}, {26, -6}, {46, -26}, {46, -6}, {-42, 16}, {30, 14}, {52, 14}, {12, -30}} {
		c := glow
		if i%4 == 3 {
			c = pen.RGB(0x15102a)
		}
		q.Fill(asylumPane.Moved(at[0], at[1]), c)
	}
	q.Fill(asylumDoor, glow)
	for _, s := range [...]float64{-1, 1} {
		p.Stroke(deadTree.Scaled(s, 1).Moved(s*98, 2), 3.4, pen.RGB(0x120d22))
	}
	for i := -8; i <= 8; i++ {
		if i >= -1 && i <= 1 {
			continue
		}
		x, y := float64(i)*13, 36-math.Abs(float64(i))*2.2
		p.Stroke(pen.Open(x, y, x, y-16), 2, edge)
		p.Fill(pen.Polygon(x-2.6, y-15, x, y-21, x+2.6, y-15), edge)
	}
	p.Stroke(asylumFence, 1.8, edge)
	for _, x := range [...]float64{-24, 24} {
		mass(p, pen.Rectangle(x-5, 6, 10, 34, 0), pen.RGB(0x5a4d80), 1.6, unshaded)
		p.Fill(pen.Circle(x, 4, 4), glow)
	}
	for _, fog := range [...][3]float64{{-92, 22, 20}, {-60, 30, 16}, {84, 26, 20}, {112, 18, 14}} {
		p.Fill(pen.Ellipse(fog[0], fog[1], fog[2]*1.7, fog[2]*0.4), pen.Fade(pen.RGB(0xb9c6a0), 0.28))
	}
}

var (
	labPipes = pen.MustPath("M-84 -30 Q-60 -10 -30 -8 M-50 -44 Q-30 -40 -14 -40")
	labDome  = pen.MustPath("M-52 2 Q-54 -62 0 -66 Q54 -62 52 2 Q0 26 -52 2 Z")
	labShade = pen.MustPath("M10 -70 Q34 -30 24 30 H80 V-70 Z")
	labGleam = pen.MustPath("M-40 -8 Q-42 -46 -14 -58 Q-32 -38 -30 -2 Z")
	labDoor  = pen.MustPath("M-12 22 V8 Q0 -2 12 8 V22 Z")
	labLight = pen.MustPath("M-6 22 V10 Q0 4 6 10 V22 Z")
	labDish  = pen.MustPath("M-22 -14 Q-14 8 18 8 Q-4 2 -22 -14 Z")
)

func drawLabs(p pen.Pen) {
	plot(p, 134, 50, 0x2f7180)
	edge, mint := pen.RGB(0x06202c), pen.RGB(0xd9fff2)
	t := toneOf(0x6fb8bd, 0xc6fff0, 0.6).walled(edge, pen.RGB(0x1c4a5c), pen.RGB(0xaee3dc))
	prism(p, block{ground: quad(52, -24, 52, 34, -0.2), high: 40, seed: 3, line: 2}, t, haze{})
	prism(p, block{ground: quad(76, -34, 18, 16, -0.2), high: 20, base: 40, seed: 5, line: 1.8}, t, haze{})
	for _, s := range [...][4]float64{{-100, -14, 17, 40}, {-66, -34, 17, 48}} {
		x, y, r, h := s[0], s[1], s[2], s[3]
		mass(p, pen.Outline{
			pen.MoveTo(x-r, y), pen.LineTo(x-r, y-h), pen.CubicTo(x-r, y-h-r, x+r, y-h-r, x+r, y-h), pen.LineTo(x+r, y),
			pen.CubicTo(x+r, y+r*0.6, x-r, y+r*0.6, x-r, y), pen.ClosePath(),
		}, pen.RGB(0xcfe0e6), 2, x+r*0.2)
		p.Stroke(pen.Ellipse(x, y-h, r, r*0.42), 1.6, pen.RGB(0x2a4a5a))
		p.Fill(pen.Rectangle(x-r+4, y-h+4, 4, h-8, 0), pen.Fade(pen.White, 0.75))
	}
	p.Stroke(labPipes, 6, edge)
	p.Stroke(labPipes, 2.8, pen.RGB(0x8fd3cf))
	ink.Glow(p, -6, -34, 44, pen.RGB(0x8dffd8), 4, 0.1)
	p.Stroke(labDome, 4.6, edge)
	p.Fill(labDome, pen.RGB(0x3fd0b4))
	p.Atop(labDome, func(p pen.Pen) {
		p.Fill(labShade, pen.RGB(0x146a6c))
		p.Fill(labGleam, mint)
		var ribs pen.Outline
		for i := -2.0; i <= 2; i++ {
			ribs = append(ribs, pen.MoveTo(i*26, 14), pen.CubicTo(i*24, -20, i*12, -50, 0, -66))
		}
		for _, y := range [...]float64{-16, -38} {
			ribs = append(ribs, pen.MoveTo(-56, y), pen.CubicTo(-20, y+16, 20, y+16, 56, y))
		}
		p.Stroke(ribs, 1.6, pen.RGB(0x0b4a52))
		p.FillOdd(pen.Join(labDome, labDome.Moved(2.4, 1.6)), mint)
	})
	for _, at := range [...][2]float64{{-22, -24}, {4, -34}, {-6, -10}, {20, -16}} {
		p.Fill(pen.Circle(at[0], at[1], 3.6), pen.Fade(pen.RGB(0xf6fff0), 0.85))
	}
	mass(p, labDoor, pen.RGB(0x0f3b46), 1.8, unshaded)
	p.Fill(labLight, mint)
	q := p.At(54, -84, 1)
	q.Stroke(pen.Open(0, 22, 0, 0), 4, edge)
	mass(q, labDish, pen.Paper, 1.8, 2)
	q.Stroke(pen.Open(-4, -4, 10, -18), 2, edge)
	q.Fill(pen.Circle(10, -18, 2.8), beacon)
	board(p, "S.T.A.R.", 14, 22, -0.06, 17, edge, pen.RGB(0x8dffd8))
	for i, x := range [...]float64{-114, -40, 96} {
		tree(p, x, 22, 10, pen.RGB(0x3f9a86), uint32(i+86), haze{})
	}
}

// pressTower is the tower of the newspaper building, and pressWreck its ruin.
var (
	pressTower = pen.Polygon(-26, -10, 44, 4, 58, -14, 58, -128, 14, -138, -26, -120)
	pressWreck = pen.Polygon(-26, -10, 44, 4, 58, -14, 52, -84, 38, -74, 30, -96, 14, -82, 4, -104, -10, -88, -24, -94)
)

func drawPress(p pen.Pen) {
	plot(p, 118, 42, 0x6a5a6a)
	paintPress(p, pressTower, 0xb98a5e, 0.6)
}

// paintPress draws the newspaper building with its tower in a color. lit is the share of lit
// windows.
func paintPress(p pen.Pen, tower pen.Outline, c uint32, lit float64) {
	t := toneOf(c, 0xffb45e, lit).walled(pen.RGB(0x140a10), pen.RGB(0x2a1a24), pen.RGB(0x7a5a52))
	prism(p, block{ground: quad(-30, -8, 48, 34, 0.2), high: 38, seed: 3, line: 2}, t, haze{})
	mass(p, tower, pen.RGB(c), 2.4, 30)
	p.Atop(tower, func(p pen.Pen) {
		glaze(p, 5, 9, pen.RGB(0xffd36b), t.ink, 9, lit, func(i, j int) pen.Outline {
			x, y := -20+13*float64(i), -20+2.6*float64(i)-11*float64(j)
			return pen.Polygon(x, y, x+7, y+1.5, x+7, y-5.5, x, y-7)
		})
	})
	red := pen.RGB(0xa32a1c)
	board(p, "DAILY", -78, -34, 0.17, 16, pen.Paper, red)
	board(p, "PLANET", -30, -16, 0.17+0.19*(0.6-lit)/0.5, 16, pen.Paper, red)
}

var bankGable = pen.MustPath("M-68 -66 H68 L0 -92 Z")

func drawBank(p pen.Pen) {
	plot(p, 110, 40, 0x55608f)
	c, edge := pen.RGB(0xc9b27a), pen.RGB(0x120d08)
	t := toneOf(0x9a8a66, 0xffe7a8, 0.4).walled(edge, pen.RGB(0x3a3020), pen.RGB(0x8fa0c9))
	prism(p, block{ground: quad(0, -22, 86, 34, 0), high: 54, seed: 5, line: 2, blind: true}, t, haze{})
	mass(p, pen.Rectangle(-60, -66, 120, 66, 0), c, 2.2, 26)
	mass(p, bankGable, pen.Mix(c, pen.White, 0.12), 2.2, 14)
	for _, x := range [...]float64{-54, -40, 34, 48} {
		mass(p, pen.Rectangle(x, -62, 9, 60, 0), pen.Mix(c, pen.White, 0.35), 1.4, x+6)
	}
	steel := pen.RGB(0x33404c)
	p.Stroke(pen.Circle(0, -30, 26), 5, edge)
	p.Fill(pen.Circle(0, -30, 26), pen.RGB(0x9fb0c0))
	p.Stroke(pen.Circle(0, -30, 19), 2.6, steel)
	for i := range 8 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 4)
		p.Fill(pen.Circle(22*cos, -30+22*sin, 2.4), steel)
	}
	for i := range 3 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		p.Stroke(pen.Open(-13*cos, -30-13*sin, 13*cos, -30+13*sin), 4, steel)
	}
	p.Fill(pen.Circle(0, -30, 5), pen.Gold)
	mass(p, pen.Rectangle(-70, -2, 140, 9, 0), pen.Mix(c, pen.Ink, 0.15), 1.6, 30)
}

var (
	caveHill   = pen.MustPath("M-146 16 Q-130 -30 -96 -44 Q-74 -92 -30 -96 Q10 -118 48 -84 Q92 -72 112 -34 Q140 -14 146 16 Q80 46 0 48 Q-90 46 -146 16 Z")
	caveCracks = pen.MustPath("M-90 -40 L-70 -10 L-84 14 M-26 -92 L-10 -60 M70 -70 L60 -36 L78 -10")
	caveMouth  = pen.MustPath("M-54 34 Q-62 -34 -8 -46 Q54 -44 56 34 Q0 46 -54 34 Z")
	caveTeeth  = pen.MustPath("M-60 -50 H60 L46 -16 L36 -34 L24 -8 L12 -36 L0 -14 L-14 -38 L-26 -6 L-38 -32 L-50 -10 Z")
)

func drawCave(p pen.Pen) {
	p.Fill(pen.Ellipse(0, 6, 150, 50), pen.Fade(pen.RGB(0x070c1e), 0.6))
	hill(p, caveHill, hillside{
		ink: siteInk, near: pen.RGB(0x4a5a78), far: pen.RGB(0x222c48), dots: pen.RGB(0x1c2440), lit: pen.RGB(0x9fb0d8),
		falls: pen.Point{X: 34, Y: 20}, grow: pen.GrowRight,
	}, func(p pen.Pen) { p.Stroke(caveCracks, 2.4, pen.RGB(0x1c2440)) })
	p.Stroke(caveMouth, 5, siteInk)
	p.Fill(caveMouth, siteInk)
	p.Atop(caveMouth, func(p pen.Pen) {
		p.Fill(pen.Ellipse(0, 30, 46, 30), pen.Fade(pen.RGB(0x3f7fd8), 0.8))
		p.Fill(pen.Ellipse(0, 34, 28, 16), pen.Fade(pen.RGB(0xd6e6ff), 0.9))
		p.Fill(caveTeeth, siteInk)
	})
	p.Fill(pen.Polygon(-26, 36, 26, 36, 50, 60, -46, 60), pen.RGB(0x6b7aa8))
	for i, at := range [...][3]float64{{-118, 20, 15}, {-92, 30, 12}, {108, 22, 15}, {84, 32, 12}, {128, 6, 12}, {-134, 2, 12}} {
		tree(p, at[0], at[1], at[2], pen.RGB(0x3f7a5a), uint32(i*17+300), haze{})
	}
}
