package art

import (
	"lineup/render/art/figure"
	"lineup/render/art/furniture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
	"lineup/render/art/thing"
)

// This file has the Super-Villain behind the city.

// DrawGiantPanel draws the panel with the Super-Villain behind the city: w by h units,
// its right edge slanting. The face is nil while no Super-Villain lies open.
func DrawGiantPanel(p pen.Pen, f *Face, w, h, wide float64) {
	frame := pen.Polygon(-9, -9, w, -9, w-22, h, -9, h)
	p.At(10, 6, 1).Fill(frame, pen.Fade(pen.Ink, 0.55))
	p.Stroke(frame, 15, pen.Ink)
	p.Stroke(frame, 8, pen.Paper)
	cx, cy := w*0.47, 190.0
	p.Fill(frame, pen.RGB(0x3a1050))
	p.Atop(frame, func(p pen.Pen) {
		for _, d := range [...]struct {
			r, a float64
			c    uint32
		}{{400, .30, 0x7a1a6a}, {320, .42, 0x8f1f70}, {250, .6, 0xb52a6c}, {188, .8, 0xd83a5c}, {132, .95, 0xff6a4a}} {
			p.Fill(pen.Circle(cx, cy, d.r), pen.Fade(pen.RGB(d.c), d.a))
		}
		p.Wheel(cx, cy, 620, 28, pen.Fade(pen.RGB(0xff7a5a), 0.16), pen.WheelOf{Phase: 0.3})
		p.Dots(pen.Screen{X: cx - 520, Y: -260, W: 1040, H: 900, Pitch: 10, Most: 0.52, Grow: pen.GrowOut, Colour: pen.Fade(pen.RGB(0x2a0838), 0.75)})
		furniture.DrawSkyline(p, furniture.Skyline{Seed: 71, Base: h + 20, Low: 110, High: 240, Narrow: 40, Wide: 76, To: w, Colour: pen.RGB(0x3a1150), Edge: pen.RGB(0x8a2f7a)})
	})
	p.Stroke(frame, 3, pen.Ink)
	if f != nil {
		drawMonster(p.Clip(-60, -60, w+120, h+56), f, cx, 290+wide*9, 2.44+0.31*wide)
	}
	p.Atop(pen.Polygon(-9, 0, w, 0, w-22, h-3, -9, h-3), func(p pen.Pen) {
		furniture.DrawSkyline(p, furniture.Skyline{Seed: 73, Base: h + 20, Low: 60, High: 170, Narrow: 44, Wide: 84, To: w, Colour: pen.RGB(0x14081f), Edge: pen.RGB(0x6a2a70), Window: pen.RGB(0xffb45e), Dense: 0.18, Size: 4})
	})
}

// drawMonster draws the Super-Villain of a face as a giant.
func drawMonster(p pen.Pen, f *Face, x, y, k float64) {
	if f.Giant == nil {
		return
	}
	q := ink.NewPalette(pen.RGB(0x7a2a86), pen.RGB(0x24093a), pen.RGB(0xff7a4a))
	figure.DrawGiant(p.At(x, y, 1), *f.Giant, k, q, thing.HeldBow)
}
