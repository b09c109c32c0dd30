package bust

import (
	"math"

	"lineup/game/picture"
	"lineup/render/art/pen"
)

// cloth is clothing: the parts behind the body, on it, and over the body and neck.
type cloth struct {
	behind, on, over garment
	bare             bool // the chest is bare
}

// garment draws a part of the clothes. A nil garment draws nothing.
type garment func(body)

func (g garment) paint(t body) {
	if g != nil {
		g(t)
	}
}

var clothes = [picture.NumWears]cloth{
	picture.Suit:      {on: body.collar},
	picture.CapeWear:  {behind: body.capeBehind, over: body.capeClasps},
	picture.HighCape:  {behind: body.highCape},
	picture.ScaleWear: {on: body.scales},
	picture.Armour:    {on: body.breastplate},
	picture.Jacket:    {over: body.jacket},
	picture.Tux:       {over: body.tux},
	picture.VestWear:  {over: body.vest, bare: true},
	picture.Strap:     {over: body.strap, bare: true},
	picture.FurCoat:   {over: body.furCollar},
	picture.Ruff:      {over: body.ruff},
	picture.Vines:     {over: body.vines},
	picture.Spikes:    {over: body.spikes, bare: true},
	picture.Tubes:     {over: body.tubes},
	picture.Pauldrons: {over: body.pauldrons},
	picture.Robe:      {behind: body.capeBehind, over: body.robe},
	picture.Shirtless: {bare: true},
}

// farFrom returns the area to the right of x, the dark part of a garment.
func farFrom(x float64) pen.Outline { return pen.Rectangle(x, -40, 240, 260, 0) }

var suitCollar = pen.MustPath("M-26 56 L-30 66 Q0 84 30 66 L26 56 Q0 72 -26 56 Z")

func (t body) collar() {
	t.fill(suitCollar, t.tie)
	t.bodyShadow()
}

// The cape.
var (
	capeFar    = pen.MustPath("M0 30 L40 64 L48 76 L150 60 V200 H0 Z")
	capeCollar = pen.MustPath("M22 56 Q52 56 86 78 Q60 76 40 84 Q26 76 14 70 Z")
	highCollar = pen.MustPath("M-22 66 L-62 6 Q-46 44 -50 70 L-90 84 L0 120 L90 84 L50 70 Q46 44 62 6 L22 66 Z")
)

func (t body) capeBehind() {
	w := t.shoulders
	cape := pen.Outline{
		pen.MoveTo(-30, 40), pen.QuadTo(-74, 48, -100, 76), pen.QuadTo(-w-22, 110, -w-30, 170), pen.LineTo(w+30, 170),
		pen.QuadTo(w+22, 110, 100, 76), pen.QuadTo(74, 48, 30, 40), pen.ClosePath(),
	}
	t.solid(cape, t.cape, usualLine, 4.4, func(b headPainter) { b.fill(capeFar, dark(t.cape, 0.78)) })
}

func (t body) highCape() {
	t.capeBehind()
	t.solid(highCollar, dark(t.cape, 0.25), usualLine, 3.2, func(b headPainter) { b.fill(farFrom(0), dark(t.cape, 0.8)) })
}

func (t body) capeClasps() {
	for _, side := range bothSides {
		t.solid(fromRight(capeCollar, side), lit(side, t.cape, dark(t.cape, 0.78)), usualLine, 3.2, nil)
		t.solid(pen.Circle(side*26, 72, 7), lit(side, t.q.Bright, dark(t.q.Bright, 0.5)), 2.6, 0, nil)
	}
}

// scaleRows are the scales on the lit side of a suit.
var scaleRows = func() pen.Outline {
	var o pen.Outline
	for row := range 7 {
		for i := -9; i < 2; i++ {
			x, y := float64(i)*13+6.5*float64(row%2), 66+9*float64(row)
			o = append(o, pen.MoveTo(x-6.5, y), pen.CubicTo(x-5, y+10, x+5, y+10, x+6.5, y))
		}
	}
	return o
}()

func (t body) scales() {
	t.stroke(scaleRows, 1.8, dark(t.suit, 0.45))
	t.bodyShadow()
}

// The breastplate.
var (
	plate      = pen.MustPath("M-30 60 L-62 72 L-20 118 L0 124 V80 Z")
	plateEdge  = pen.MustPath("M-30 60 L-62 72 L-20 118 L0 124")
	plateRivet = pen.MustPath("O -72 86 3 O -88 92.4 3")
	gorget     = pen.MustPath("M-27 54 L-34 68 Q0 88 34 68 L27 54 Q0 70 -27 54 Z")
)

func (t body) breastplate() {
	t.fill(plate, pale(t.suit, 0.25))
	t.line(plateEdge, 2.6)
	t.fill(gorget, t.tie)
	t.line(gorget, 2.4)
	t.bodyShadow()
	t.fill(plateRivet, pen.Ink)
}

// The jacket and the tie.
var (
	shirt       = pen.MustPath("M-20 58 L0 120 L20 58 L26 160 H-26 Z")
	necktie     = pen.MustPath("M-7 66 H7 L4 76 L10 130 H-10 L-4 76 Z")
	bowTie      = pen.MustPath("M0 72 L-18 62 V84 Z M0 72 L18 62 V84 Z")
	lapel       = pen.MustPath("M20 52 L48 66 L36 84 L46 92 L6 150 L2 140 Z")
	shirtCollar = pen.MustPath("M14 50 L24 50 L16 74 L2 66 Z")
)

func (t body) shirtFront() {
	t.solid(shirt, pen.Paper, 2.4, 0, func(b headPainter) { b.fill(farFrom(4), dark(pen.Paper, 0.7)) })
}

func (t body) lapels() {
	for _, side := range bothSides {
		t.solid(fromRight(lapel, side), lit(side, pale(t.suit, 0.14), pen.Ink), 2.6, 3.6, nil)
		t.solid(fromRight(shirtCollar, side), lit(side, pen.Paper, dark(pen.Paper, 0.35)), 2.2, 0, nil)
	}
}

func (t body) jacket() {
	t.shirtFront()
	t.solid(necktie, t.tie, 2.4, 0, func(b headPainter) { b.fill(farFrom(1), dark(t.tie, 0.6)) })
	t.lapels()
}

func (t body) tux() {
	t.shirtFront()
	t.solid(bowTie, t.tie, 2.6, 0, func(b headPainter) { b.fill(farFrom(2), dark(t.tie, 0.5)) })
	t.solid(pen.Circle(0, 73, 4), t.tie, 2.4, 0, nil)
	t.lapels()
}

// The open vest. The right side is drawn.
var (
	vestSide    = pen.MustPath("M24 54 L58 68 Q50 100 60 170 H10 Q34 110 24 54 Z")
	vestButtons = pen.MustPath("O -44 76 2.6 O -42 89 2.6 O -40 102 2.6 O -38 115 2.6")
)

func (t body) vest() {
	for _, side := range bothSides {
		t.solid(fromRight(vestSide, side), lit(side, t.suit, dark(t.suit, 0.8)), 3, 3.6, func(b headPainter) {
			b.fill(vestButtons, pen.Paper)
		})
	}
}

// The strap across the chest, with gear on it.
var (
	strapBand = pen.MustPath("M-66 66 L-46 64 L60 150 H30 Z")
	strapItem = pen.Rectangle(-3, -8, 6, 14, 0)
)

func (t body) strap() {
	t.solid(strapBand, t.suit, 2.6, 0, nil)
	for i := range 5 {
		item := t.at(-48+16*float64(i), 73+14*float64(i), 0.7)
		c := t.tie
		if i >= 3 {
			c = dark(c, 0.5)
		}
		item.solid(strapItem, c, 2, 0, nil)
	}
}

// furCollarSide is the right side of a fur collar, in tufts.
var furCollarSide = func() pen.Outline {
	const tufts = 9
	var upper, lower []pen.Point
	for i := range tufts + 1 {
		along := float64(i) / tufts
		x, y := 16+58*along, 45+22*along*along-5*pen.Noise(4, i)
		upper = append(upper, pen.Point{X: x, Y: y})
		in, down := -1.0, 26.0
		if (tufts-i)%2 == 1 {
			in, down = 6, 34
		}
		lower = append(lower, pen.Point{X: x - in, Y: y + down})
	}
	var xy []float64
	for _, q := range upper {
		xy = append(xy, q.X, q.Y)
	}
	for i := range lower {
		q := lower[len(lower)-1-i]
		xy = append(xy, q.X, q.Y)
	}
	return pen.Polygon(xy...)
}()

func (t body) furCollar() {
	for _, side := range bothSides {
		t.solid(fromRight(furCollarSide, side), lit(side, pen.Paper, dark(pen.Paper, 0.72)), 3, 3, nil)
	}
}

// The ruff: pleats with a ball at the end of each.
const pleats = 9

func (t body) ruff() {
	for i := range pleats {
		along := -1 + float64(i)/4
		x, arch := along*58, 1-along*along
		c, ball := t.tie, pen.Paper
		if i%2 == 1 {
			c = pen.Paper
		}
		if x >= 2 {
			c, ball = dark(c, 0.7), dark(ball, 0.6)
		}
		end := x + along*12
		t.solid(pen.Polygon(x-11, 58+8*arch, x+11, 58+8*arch, end, 92+14*arch), c, 2.6, 0, nil)
		t.solid(pen.Circle(end, 94+14*arch, 4), ball, 2.2, 0, nil)
	}
}

// The vines, with leaves on the shoulders.
var (
	vineLeaf   = pen.MustPath("M0 0 Q12 -16 34 -4 Q16 12 0 0 Z")
	vineVein   = pen.MustPath("M0 0 L26 -3")
	vineSprays = [...]struct{ side, x float64 }{{litSide, -30}, {litSide, -64}, {farSide, 40}, {farSide, 74}}
)

func (t body) vines() {
	for _, spray := range vineSprays {
		for i := range 3 {
			n := float64(i)
			turn, x, y := -2.2+spray.side*0.9+n*0.5, spray.x+n*6*spray.side, 76+4*n
			t.solid(vineLeaf.Turned(turn).Moved(x, y), lit(spray.side, t.tie, dark(t.tie, 0.6)), 2.4, 0, func(b headPainter) {
				b.line(vineVein.Turned(turn).Moved(x, y), 1.6)
			})
		}
	}
}

var shoulderSpikes = [...]struct{ x, height, turn float64 }{
	{-112, 34, -0.5}, {-84, 44, -0.3}, {-58, 30, -0.1}, {66, 36, 0.2}, {92, 44, 0.35}, {118, 30, 0.55},
}

func (t body) spikes() {
	for _, s := range shoulderSpikes {
		x, y := s.x*t.shoulders/heroShoulders, 64+(math.Abs(s.x)-58)*0.32
		c := pen.Paper
		if s.x > 0 {
			c = dark(c, 0.55)
		}
		spike := pen.Polygon(-9, 8, 0, -s.height, 9, 8).Turned(s.turn).Moved(x, y)
		t.solid(spike, c, 3, 0, func(b headPainter) {
			b.fill(pen.Polygon(0, -s.height, 9, 8, 1, 8).Turned(s.turn).Moved(x, y), dark(pen.Paper, 0.55))
		})
	}
}

// heroShoulders is the shoulder width that spikes and pauldrons are drawn for.
const heroShoulders = 112.0

// The tubes. The right one is drawn.
var (
	tube      = pen.Brush([]pen.Along{{X: 34, Y: 34, Width: 11}, {X: 62, Y: 30, Width: 11}, {X: 84, Y: 60, Width: 11}, {X: 70, Y: 100, Width: 11}}, 10, false)
	tubeRings = pen.MustPath("M40 20 V110 M49 20 V110 M58 20 V110 M67 20 V110 M76 20 V110 M85 20 V110")
)

func (t body) tubes() {
	for _, side := range bothSides {
		t.solid(fromRight(tube, side), lit(side, t.tie, dark(t.tie, 0.6)), 3, 0, func(b headPainter) {
			b.line(fromRight(tubeRings, side), 1.8)
		})
	}
}

// The pauldrons. The right one is drawn.
var (
	pauldron       = pen.MustPath("M46 62 Q84 44 124 74 Q132 96 126 116 Q96 88 52 96 Z")
	pauldronShade  = pen.MustPath("M50 90 Q96 78 130 108 L120 140 H40 Z")
	pauldronRivets = pen.MustPath("O 66 74 2.8 O 86 79 2.8 O 106 84 2.8")
)

func (t body) pauldrons() {
	// Scale them to the width of the shoulders.
	fit := func(o pen.Outline, side float64) pen.Outline {
		return fromRight(o, side).Scaled(t.shoulders/heroShoulders, 1)
	}
	for _, side := range bothSides {
		t.solid(fit(pauldron, side), lit(side, t.tie, dark(t.tie, 0.78)), usualLine, 3.4, func(b headPainter) {
			b.fill(fit(pauldronShade, side), lit(side, dark(t.tie, 0.5), dark(t.tie, 0.9)))
		})
		t.fill(fit(pauldronRivets, side), lit(side, pen.Ink, t.tie))
	}
}

var robeHem = pen.MustPath("M-26 54 L-44 66 L4 140 L60 170 L64 150 L14 106 L44 66 L26 54 L4 96 Z")

func (t body) robe() {
	t.solid(robeHem, t.tie, 2.8, 3, func(b headPainter) { b.fill(farFrom(2), dark(t.tie, 0.7)) })
}
