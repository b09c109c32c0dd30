package place

import (
	"image/color"
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The parts that several places share: skies, clouds, hills, and trees.

// The ground of a place reaches beyond the stage, so the stage stays full when a place is drawn
// smaller.
const (
	left, right = ink.StageLeft - 20, ink.StageLeft + ink.StageWidth + 20
	top, bottom = ink.StageTop - 20, ink.StageTop + ink.StageHeight + 20
)

// hill returns land below a smooth line through heights at equal distances across the stage.
func hill(heights ...float64) pen.Outline {
	points := make([]pen.Point, len(heights))
	for i, y := range heights {
		points[i] = pen.Point{X: left + (right-left)*float64(i)/float64(max(1, len(heights)-1)), Y: y}
	}
	return underLine(pen.Spline(points, 8))
}

// rolling returns land with a top line that varies between two heights.
func (c canvas) rolling(stream uint32, low, high float64, n int) pen.Outline {
	heights := make([]float64, n)
	for i := range heights {
		heights[i] = c.span(stream, i, low, high)
	}
	return hill(heights...)
}

// underLine closes a line that runs from left to right, below the stage.
func underLine(points []pen.Point) pen.Outline {
	o := make(pen.Outline, 0, len(points)+3)
	o = append(o, pen.MoveTo(left, bottom+5))
	for _, at := range points {
		o = append(o, pen.LineTo(at.X, at.Y))
	}
	return append(o, pen.LineTo(right, bottom+5), pen.ClosePath())
}

// crags returns n mountains with straight sides, feet at base, and tops between low and high above
// it. The second outline is their shaded sides.
func (c canvas) crags(stream uint32, base, low, high float64, n int) (mass, shade pen.Outline) {
	wide := (right - left) / float64(n)
	for i := range n + 1 {
		x := left + wide*(float64(i)+0.6*(c.rnd(stream, i)-0.5))
		h := c.span(stream+1, i, low, high)
		w := wide * c.span(stream+2, i, 0.75, 1.15)
		peak := x + w*0.3*(c.rnd(stream+3, i)-0.5)
		mass = append(mass, pen.Polygon(x-w, base, x-w*0.45, base-h*0.5, peak, base-h, x+w*0.5, base-h*0.42, x+w, base, x+w, bottom+5, x-w, bottom+5)...)
		shade = append(shade, pen.Polygon(peak, base-h, x+w*0.5, base-h*0.42, x+w, base, x+w*0.3, base, x+w*0.12, base-h*0.4, peak-w*0.04, base-h*0.62)...)
	}
	return mass, shade
}

// disc draws the moon or sun of a place, somewhere in a box, and returns its middle and radius. The
// seed chooses the position.
func (c canvas) disc(x0, x1, y0, y1, r0, r1 float64, tone color.NRGBA) (x, y, r float64) {
	x, y, r = c.span(900, 0, x0, x1), c.span(900, 1, y0, y1), c.span(900, 2, r0, r1)
	ink.Disc(c.Pen, x, y, r, tone, c.q.Light)
	return x, y, r
}

// haze draws light in the air over a horizon in the accent hue, the second hue of a sky.
func (c canvas) haze(x, y, rx, ry float64) {
	hue := pen.Mix(c.q.Accent, pen.White, 0.3)
	c.Fill(pen.Ellipse(x, y, rx, ry), pen.Fade(hue, 0.24))
	c.Fill(pen.Ellipse(x, y, rx*0.72, ry*0.62), pen.Fade(hue, 0.28))
}

// cloudShapes are long clouds with a flat foot, about 100 units long, resting on the origin.
var cloudShapes = [...]pen.Outline{
	pen.MustPath("M-50 0 Q-46 -8 -34 -7 Q-30 -17 -14 -14 Q-4 -24 10 -15 Q24 -19 30 -8 Q44 -9 50 0 Q20 5 -10 2 Q-34 5 -50 0 Z"),
	pen.MustPath("M-54 0 Q-40 -7 -24 -6 Q-12 -14 4 -9 Q18 -16 28 -7 Q42 -6 56 0 Q34 4 12 2 Q-20 5 -54 0 Z"),
	pen.MustPath("M-44 0 Q-44 -10 -30 -10 Q-28 -22 -8 -22 Q2 -32 18 -22 Q34 -22 34 -10 Q46 -8 46 0 Z"),
}

// cloud returns one of the cloud shapes at a point.
func cloud(which int, x, y, scale float64) pen.Outline {
	return cloudShapes[which%len(cloudShapes)].Scaled(scale, scale).Moved(x, y)
}

// clouds returns n long clouds between two heights.
func (c canvas) clouds(stream uint32, y0, y1 float64, n int, low, high float64) pen.Outline {
	var o pen.Outline
	for i := range n {
		x := left + (right-left)*(float64(i)+c.rnd(stream, i))/float64(n)
		o = append(o, cloud(int(3*c.rnd(stream+1, i)), x, c.span(stream+2, i, y0, y1), c.span(stream+3, i, low, high))...)
	}
	return o
}

// bank returns a bank of round clouds across the full width, solid below.
func (c canvas) bank(stream uint32, y, low, high float64) pen.Outline {
	o := rect(left, y, right-left, bottom+5-y)
	for i := range 11 {
		x := -135 + 27*float64(i) + 10*c.rnd(stream, i)
		o = append(o, pen.Circle(x, y+8*c.rnd(stream+1, i), c.span(stream+2, i, low, high))...)
	}
	return o
}

// glimmer returns light on water: flat lenses below a light at x that spread as they come nearer.
func (c canvas) glimmer(stream uint32, x, y0, y1, spread float64, n int) pen.Outline {
	var o pen.Outline
	for i := range n {
		t := (float64(i) + 0.5) / float64(n)
		y := y0 + (y1-y0)*t*t
		w := spread * (0.25 + 0.75*t) * c.span(stream, i, 0.5, 1)
		at := x + spread*0.9*t*(c.rnd(stream+1, i)-0.5)
		o = append(o, lens(at, y, w, 1+2.2*t)...)
	}
	return o
}

// ripples returns flat lenses scattered over water.
func (c canvas) ripples(stream uint32, y0, y1 float64, n int) pen.Outline {
	var o pen.Outline
	for i := range n {
		t := math.Sqrt(c.rnd(stream+1, i))
		y := y0 + (y1-y0)*t
		o = append(o, lens(c.span(stream, i, left, right), y, (8+26*c.rnd(stream+2, i))*(0.4+0.6*t), 0.8+1.4*t)...)
	}
	return o
}

// lens returns a flat shape with two pointed ends, such as a ripple or wisp.
func lens(x, y, w, h float64) pen.Outline {
	return pen.Outline{pen.MoveTo(x-w, y), pen.QuadTo(x, y-h*2, x+w, y), pen.QuadTo(x, y+h*2, x-w, y), pen.ClosePath()}
}

// tree returns a bare tree: a trunk and crooked branches to both sides.
func (c canvas) tree(stream uint32, x, base, height, lean float64) pen.Outline {
	o := pen.Brush([]pen.Along{{X: x, Y: base, Width: 18}, {X: x + lean*0.3, Y: base - height*0.45, Width: 9}, {X: x + lean, Y: base - height, Width: 3}}, 6, true)
	for i := range 6 {
		t := 0.35 + 0.1*float64(i)
		side := 1.0
		if i%2 == 0 {
			side = -1
		}
		l := height * (0.45 - 0.05*float64(i))
		x0, y0 := x+lean*t, base-height*t
		o = append(o, pen.Brush([]pen.Along{
			{X: x0, Y: y0, Width: 6 - 0.6*float64(i)},
			{X: x0 + side*l*0.5, Y: y0 - l*0.3, Width: 3.4},
			{X: x0 + side*l, Y: y0 - l*(0.3+0.5*c.rnd(stream, i)), Width: 1},
		}, 5, true)...)
	}
	return o
}

// rain draws n slanting strokes of rain that stay visible at any picture size.
func (c canvas) rain(stream uint32, n int, width float64, tone color.NRGBA) {
	var o pen.Outline
	for i := range n {
		x, y := c.span(stream, i, left, right+10), c.span(stream+1, i, top, bottom)
		l := c.span(stream+2, i, 10, 22)
		o = append(o, pen.MoveTo(x, y), pen.LineTo(x-l*0.35, y+l))
	}
	c.Pen.Stroke(o, max(width, thinnest/c.Scale()), tone)
}

// flakes returns small round flakes or sparks over a rectangle.
func (c canvas) flakes(stream uint32, y0, y1 float64, n int, low, high float64) pen.Outline {
	var o pen.Outline
	for i := range n {
		size := c.rnd(stream+2, i)
		o = append(o, pen.Circle(c.span(stream, i, -136, 136), c.span(stream+1, i, y0, y1), low+(high-low)*size*size)...)
	}
	return o
}

// birdShape is a distant bird with open wings.
var birdShape = pen.MustPath("M0 0 Q-6 -12 -22 -9 Q-15 -5 -14 2 Q-7 -2 0 6 Q7 -2 14 2 Q15 -5 22 -9 Q6 -12 0 0 Z")

// birds returns n birds in a box.
func (c canvas) birds(stream uint32, x0, x1, y0, y1 float64, n int) pen.Outline {
	var o pen.Outline
	for i := range n {
		k := c.span(stream+2, i, 0.18, 0.42)
		o = append(o, birdShape.Scaled(k, k).Moved(c.span(stream, i, x0, x1), c.span(stream+1, i, y0, y1))...)
	}
	return o
}
