package art

import (
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// This file has the signs of tokens: VP tokens at seats, and the ice on cards that can't be bought.

// DrawToken draws a VP token with a number around the origin. Its ground says whether tokens are there,
// gained, or lost.
func DrawToken(p pen.Pen, words string, r float64, ground color.NRGBA) {
	rim := pen.Burst(0, 0, r, r*0.9, 18, 0, 0, 1)
	p.At(r*0.08, r*0.14, 1).Fill(rim, pen.Fade(pen.Ink, 0.5))
	p.Stroke(rim, r*0.3, pen.Ink)
	p.Fill(rim, ground)
	p.Fill(pen.Burst(0, 0, r*0.86, r*0.44, 5, 0, 0, 1), pen.Fade(pen.White, 0.5))
	p.Stroke(pen.Circle(0, 0, r*0.76), r*0.08, pen.Fade(pen.Ink, 0.55))
	p.Fitted(words, 0, r*0.42, r*1.45, pen.Style{Font: pen.Display, Size: r * 1.16, Colour: pen.Ink}, r*0.7, pen.Centre)
}

// The colors of ice: what is seen through it, its edge, and the tab of a card in it.
var (
	iceSheet = pen.RGB(0x8fdcff)
	iceEdge  = pen.RGB(0xe9fbff)
	// Ice is the color of words about cards in ice.
	Ice = pen.RGB(0x9be4ff)
)

// iceTeeth are the lengths of the icicles along an edge, as parts of the longest.
var iceTeeth = [...]float64{0.9, 0.35, 0.7, 0.2, 1, 0.45, 0.25, 0.8, 0.3, 0.6}

// DrawIce draws the ice on a card, w by h units. What is printed on the card stays readable: the ice is
// thick at the edges only.
func DrawIce(p pen.Pen, w, h float64) {
	edge := pen.Rectangle(0, 0, w, h, w*0.064)
	if p.HighContrast() { // the words are seen through clear ice
		p.Stroke(edge, 10, Ice)
		drawFlake(p.At(w*0.5, h*0.24, 1), w*0.13)
		return
	}
	p.Fill(edge, pen.Fade(iceSheet, 0.26))
	p.Atop(edge, func(p pen.Pen) {
		p.Fill(pen.Polygon(w*0.1, 0, w*0.34, 0, 0, h*0.3, 0, h*0.09), pen.Fade(pen.White, 0.22))
		p.Fill(pen.Polygon(w, h*0.66, w, h*0.86, w*0.8, h, w*0.56, h), pen.Fade(pen.White, 0.22))
		in := pen.Polygon(frost(w, h)...)
		p.FillOdd(pen.Join(pen.Rectangle(-2, -2, w+4, h+4, 0), in), pen.Fade(iceEdge, 0.82))
		p.Stroke(in, 2, pen.Fade(pen.RGB(0x2b8fd0), 0.7))
	})
	p.Stroke(edge, 4, Ice)
	drawFlake(p.At(w*0.5, h*0.24, 1), w*0.13)
}

// frost returns the inner edge of the frost around a card: icicles at the top, and flat teeth elsewhere.
func frost(w, h float64) (xy []float64) {
	n := len(iceTeeth)
	thin := w * 0.035
	side := func(k int) float64 { return thin + w*0.05*iceTeeth[k%n] }
	for i := range n { // along the top: the icicles
		x := w * (float64(i) + 0.5) / float64(n)
		xy = append(xy, x-w*0.04, thin, x, thin+w*0.05*iceTeeth[i])
	}
	for i := range n {
		y := h * (float64(i) + 0.5) / float64(n)
		xy = append(xy, w-thin, y-h*0.03, w-side(i+3), y)
	}
	for i := range n {
		x := w * (1 - (float64(i)+0.5)/float64(n))
		xy = append(xy, x+w*0.04, h-thin, x, h-side(i+5))
	}
	for i := range n {
		y := h * (1 - (float64(i)+0.5)/float64(n))
		xy = append(xy, thin, y+h*0.03, side(i+1), y)
	}
	return xy
}

// drawFlake draws a snowflake around the origin.
func drawFlake(p pen.Pen, r float64) {
	for _, ink := range []bool{true, false} {
		wide, c := r*0.16, pen.White
		if ink {
			wide, c = r*0.36, pen.Ink
		}
		for i := range 6 {
			k := p.Turned(float64(i) * math.Pi / 3)
			k.Stroke(pen.Open(0, 0, 0, -r), wide, c)
			k.Stroke(pen.Open(-r*0.26, -r*0.84, 0, -r*0.56, r*0.26, -r*0.84), wide, c)
		}
	}
}
