package art

import "lineup/render/art/pen"

// drips are the drips of ink that run down a Super-Villain's picture, by position, width, and
// length.
var drips = [...]struct{ x, w, length float64 }{
	{10, 9, 46}, {25, 8, 20}, {42, 9, 30}, {60, 7, 10}, {80, 8, 13}, {104, 8, 5}, {140, 8, 6},
	{164, 8, 13}, {184, 8, 8}, {203, 9, 28}, {222, 8, 18}, {238, 9, 50},
}

// drawBleed draws ink that runs down from the name, longest at the sides.
func drawBleed(p pen.Pen, y0 float64) {
	o := pen.Outline{pen.MoveTo(-4, y0-20), pen.LineTo(-4, y0+54)}
	for _, d := range drips {
		top, foot := y0+8, y0+10+d.length
		o = append(o,
			pen.QuadTo(d.x-d.w/2, top, d.x-d.w/2, foot-d.w),
			pen.CubicTo(d.x-d.w*0.8, foot+d.w*0.5, d.x+d.w*0.8, foot+d.w*0.5, d.x+d.w/2, foot-d.w),
			pen.QuadTo(d.x+d.w/2, top, d.x+d.w, top),
		)
	}
	o = append(o, pen.LineTo(CardWidth+4, y0+40), pen.LineTo(CardWidth+4, y0-20), pen.ClosePath())
	p.Stroke(o, 3, pen.Fade(SuperVillain.OnInk(), 0.7))
	p.Fill(o, pen.Ink)
}

// drawTear tears the right side and lower edge of the picture, where paper shows behind a ragged
// line.
func drawTear(p pen.Pen, y0, y1 float64) {
	ragged := func(inset float64, seed uint32) pen.Outline {
		xy := []float64{CardWidth + 4, y0 - 20, CardWidth - 24 - inset, y0 - 20}
		for i := range 13 {
			t := float64(i) / 12
			xy = append(xy, CardWidth-24+14*t-inset+7*(pen.Noise(seed, i)-0.5), y0-10+t*(y1-y0-16)+4*pen.Noise(seed+9, i))
		}
		for i := range 22 {
			t := float64(i) / 21
			xy = append(xy, (CardWidth-12)*(1-t)-8*t, y1-9-4*t-inset+5*(pen.Noise(seed+5, i)-0.5))
		}
		return pen.Polygon(append(xy, -8, y1+10, CardWidth+4, y1+10)...)
	}
	p.Fill(ragged(4, 31), pen.Mix(pen.Paper, pen.Ink, 0.18))
	p.Fill(ragged(0, 57), pen.Paper)
	p.Stroke(ragged(4, 31), 1.5, pen.Fade(pen.Ink, 0.7))
}
