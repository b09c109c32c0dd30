package ink

import (
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// Light and small shapes that places, objects, and effects share. Repeated shapes form one outline,
// because filling many shapes at once costs little more than filling one.

// Glow draws light around a point: n nested discs, each with opacity alpha. r is the radius of the
// innermost.
func Glow(p pen.Pen, x, y, r float64, c color.NRGBA, n int, alpha float64) {
	for i := range n {
		p.Fill(pen.Circle(x, y, r*(1+0.38*float64(n-1-i))), pen.Fade(c, alpha))
	}
}

// Disc draws a moon or sun with two rings of light around it.
func Disc(p pen.Pen, x, y, r float64, c, halo color.NRGBA) {
	p.Fill(pen.Circle(x, y, r*1.75), pen.Fade(halo, 0.28))
	p.Fill(pen.Circle(x, y, r*1.35), pen.Fade(halo, 0.45))
	p.Fill(pen.Circle(x, y, r), c)
}

// Stars returns the outline of n stars scattered over a rectangle, most of them small.
func Stars(x, y, w, h float64, n int, seed uint32) pen.Outline {
	var o pen.Outline
	for i := range n {
		size := 0.5 + 1.3*math.Pow(pen.Noise(seed+2, i), 3)
		sx, sy := x+w*pen.Noise(seed, i), y+h*pen.Noise(seed+1, i)
		if size < 0.9 { // too small to look square
			o = append(o, pen.Polygon(sx, sy-size, sx+size, sy, sx, sy+size, sx-size, sy)...)
			continue
		}
		o = append(o, pen.Circle(sx, sy, size)...)
	}
	return o
}

// Twinkle returns a star with long thin points: a flash on metal, a near star, or a spell.
func Twinkle(x, y, r float64) pen.Outline {
	return pen.Burst(x, y, r, r*0.22, 4, 0, 0, 1)
}

// Kirby returns the outline of a crackle of energy: n crowded blots.
func Kirby(x, y, r float64, n int, seed uint32) pen.Outline {
	var o pen.Outline
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * pen.Noise(seed, i))
		away := r * math.Pow(pen.Noise(seed+1, i), 0.6)
		size := pen.Noise(seed+2, i)
		blot := r * (0.05 + 0.17*size*size) * (1.25 - away/r*0.6)
		o = append(o, pen.Circle(x+away*cos, y+0.7*away*sin, blot)...)
	}
	return o
}

// Leaf returns a pointed leaf that grows from (x, y) in a direction. width is its middle width
// relative to its length.
func Leaf(x, y, length, turn, width float64) pen.Outline {
	leaf := pen.Outline{
		pen.MoveTo(0, 0),
		pen.QuadTo(0.4*length, -width*length, length, 0),
		pen.QuadTo(0.4*length, width*length, 0, 0),
		pen.ClosePath(),
	}
	return leaf.Turned(turn).Moved(x, y)
}

// Frond returns the leaf of a fern: a rib with n pairs of blades.
func Frond(x, y, length, turn float64, n int) pen.Outline {
	sin, cos := math.Sincos(turn)
	o := Leaf(x, y, length*1.06, turn, 0.05)
	for i := range n {
		along := 0.15 + 0.8*float64(i)/float64(max(1, n-1))
		blade := length * 0.42 * (1 - 0.9*math.Abs(along-0.35))
		lean := 0.95 - 0.35*along
		bx, by := x+cos*length*along, y+sin*length*along
		o = append(o, Leaf(bx, by, blade, turn-lean, 0.2)...)
		o = append(o, Leaf(bx, by, blade, turn+lean, 0.2)...)
	}
	return o
}

// Boom draws the flash of a blow: a star of n points in the color c with a white star inside.
func Boom(p pen.Pen, x, y, r float64, n int, c color.NRGBA, seed uint32) {
	outer := pen.Burst(x, y, r, r*0.62, n, 0.2, 0.14, seed)
	p.Stroke(outer, 8, pen.Ink)
	p.Fill(outer, c)
	p.Fill(pen.Burst(x, y, r*0.66, r*0.4, n, 0.3, 0.12, seed+4), pen.Paper)
}

// Zap draws a spark that jumps along points: an ink edge, the color c, and a white core.
func Zap(p pen.Pen, along []pen.Point, width float64, c color.NRGBA) {
	o := openThrough(along)
	p.Stroke(o, width+6, pen.Ink)
	p.Stroke(o, width, c)
	p.Stroke(o, width*0.4, pen.White)
}

// boltShape is a bolt of lightning, 100 units high, centered on the origin.
var boltShape = pen.MustPath("M10 -50 L-22 8 L-4 8 L-14 50 L24 -10 L6 -10 L22 -50 Z")

// Bolt draws a thick bolt of lightning at (x, y) with an outline and a lit edge.
func Bolt(p pen.Pen, x, y, scale, turn float64, c color.NRGBA) {
	b := boltShape.Scaled(scale, scale).Turned(turn).Moved(x, y)
	p.Stroke(b, 6, pen.Ink)
	p.Fill(b, c)
	p.FillOdd(pen.Join(b, b.Moved(-3, -2)), pen.Mix(c, pen.Ink, 0.3))
	p.FillOdd(pen.Join(b, b.Moved(1.5, 1.5)), pen.Mix(c, pen.White, 0.6))
}

// Swirl draws n ribbons that wind around a point, as wind, water, or magic.
func Swirl(p pen.Pen, x, y, scale float64, n int, c color.NRGBA) {
	const steps = 12
	for i := range n {
		along := make([]pen.Along, steps)
		for j := range along {
			turn, part := float64(j)*0.42+float64(i)*2.1, float64(j)/(steps-1)
			sin, cos := math.Sincos(turn)
			r := (8 + 9*float64(i) + 3.4*float64(j)) * scale
			along[j] = pen.Along{X: x + r*cos, Y: y + 0.62*r*sin, Width: (1.4 + 3*math.Sin(math.Pi*part)) * scale * 1.4}
		}
		ribbon := pen.Brush(along, 4, true)
		p.Stroke(ribbon, 3, pen.Ink)
		tone := c
		if i%2 == 0 {
			tone = pen.Mix(c, pen.White, 0.6)
		}
		p.Fill(ribbon, tone)
	}
}

// BeamFan draws a beam of light that opens from a point in a direction: three nested fans. width is
// half the end width of the widest fan, and core the innermost color.
func BeamFan(p pen.Pen, x, y, direction, length, width float64, c color.NRGBA, alpha float64, core color.NRGBA) {
	p = p.At(x, y, 1).Turned(direction)
	fan := func(from, to float64) pen.Outline {
		return pen.Polygon(0, -from, length, -to, length, to, 0, from)
	}
	p.Fill(fan(2, width), pen.Fade(c, alpha*0.55))
	p.Fill(fan(1.5, width*0.62), pen.Fade(c, alpha))
	p.Fill(fan(1, width*0.26), pen.Fade(core, alpha))
}

// Rope draws a twisted rope along points.
func Rope(p pen.Pen, along []pen.Point, width float64, c color.NRGBA) {
	o := openThrough(along)
	p.Stroke(o, width+7, pen.Ink)
	p.Stroke(o, width, pen.Mix(c, pen.Ink, 0.4))
	p.At(-1, -1.4, 1).Stroke(o, width*0.62, c)
	var twist pen.Outline
	for i := 0; i+1 < len(along); i += 2 {
		a, b := along[i], along[i+1]
		sin, cos := math.Sincos(math.Atan2(b.Y-a.Y, b.X-a.X) + 0.9)
		dx, dy := width*0.42*cos, width*0.42*sin
		twist = append(twist, pen.MoveTo(a.X-dx, a.Y-dy), pen.LineTo(a.X+dx, a.Y+dy))
	}
	p.Stroke(twist, 1.8, pen.Ink)
}

// openThrough returns the open line through points.
func openThrough(along []pen.Point) pen.Outline {
	o := make(pen.Outline, 0, len(along))
	for i, at := range along {
		if i == 0 {
			o = append(o, pen.MoveTo(at.X, at.Y))
			continue
		}
		o = append(o, pen.LineTo(at.X, at.Y))
	}
	return o
}
