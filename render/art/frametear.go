package art

import (
	"lineup/render/art/pen"
)

// drawBleed lets ink run down from the banner and up from the corners, longest at the
// sides.
func drawBleed(p pen.Pen, y0, y1 float64) {
	o := pen.Outline{pen.MoveTo(-4, y0-20)}
	o = append(o, pen.LineTo(-4, y0+84))
	// Each drip is a finger with a round end; x runs from left to right.
	drips := []struct{ x, w, length float64 }{
		{10, 9, 72}, {25, 8, 34}, {42, 9, 52}, {60, 7, 18}, {80, 8, 24}, {104, 8, 10}, {140, 8, 12},
		{164, 8, 26}, {184, 8, 16}, {203, 9, 46}, {222, 8, 30}, {238, 9, 80},
	}
	for _, d := range drips {
		foot := y0 + 14 + d.length
		top := y0 + 12
		o = append(o,
			pen.QuadTo(d.x-d.w/2, top, d.x-d.w/2, foot-d.w),
			pen.CubicTo(d.x-d.w*0.8, foot+d.w*0.5, d.x+d.w*0.8, foot+d.w*0.5, d.x+d.w/2, foot-d.w),
			pen.QuadTo(d.x+d.w/2, top, d.x+d.w, top),
		)
	}
	o = append(o, pen.LineTo(CardWidth+4, y0+60), pen.LineTo(CardWidth+4, y0-20), pen.ClosePath())
	p.Stroke(o, 3, pen.Fade(SuperVillain.OnInk(), 0.7))
	p.Fill(o, pen.Ink)
	// Dark corners below close the ring.
	p.Fill(pen.Polygon(0, y1-60, 30, y1, 0, y1), pen.Ink)
	p.Fill(pen.Polygon(CardWidth, y1-60, CardWidth-30, y1, CardWidth, y1), pen.Ink)
}

// drawTear rips the window's right side and lower edge: bare paper shows behind a
// ragged line.
func drawTear(p pen.Pen, y0, y1 float64) {
	ragged := func(inset float64, seed uint32) pen.Outline {
		xy := []float64{CardWidth + 4, y0 - 20, CardWidth - 46 - inset, y0 - 20}
		for i := range 13 {
			t := float64(i) / 12
			x := CardWidth - 46 + 28*t - inset + 9*(pen.Noise(seed, i)-0.5)
			xy = append(xy, x, y0-10+t*(y1-y0-30)+4*pen.Noise(seed+9, i))
		}
		for i := range 22 {
			t := float64(i) / 21
			y := y1 - 20 - 6*t - inset + 7*(pen.Noise(seed+5, i)-0.5)
			xy = append(xy, (CardWidth-24)*(1-t)-8*t, y)
		}
		xy = append(xy, -8, y1+10, CardWidth+4, y1+10)
		return pen.Polygon(xy...)
	}
	p.At(-3, -3, 1).Fill(ragged(6, 31), pen.Fade(pen.Ink, 0.5))
	p.Fill(ragged(5, 31), pen.Mix(pen.Paper, pen.Ink, 0.18))
	p.Fill(ragged(0, 57), pen.Paper)
	p.Stroke(ragged(5, 31), 1.6, pen.Fade(pen.Ink, 0.7))
}
