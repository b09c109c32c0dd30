package art

import (
	"lineup/render/art/chrome"
	"lineup/render/art/figure"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
	"lineup/render/art/thing"
)

// This file has the Super-Villain behind the city.

// DrawGiantPanel draws the panel with the Super-Villain behind the city: w by h units,
// its right edge slanting. The face is nil while no Super-Villain lies open. Wide is how much
// of the way the table is from 16 to 9 to its widest, 0 to 1.
func DrawGiantPanel(p pen.Pen, f *Face, w, h, wide float64) {
	DrawGiantSky(p, w, h)
	DrawGiant(p, f, w, h, wide)
	DrawGiantCity(p, w, h)
}

// DrawGiantSky draws what is behind the Super-Villain: the panel, a low sun, far houses.
func DrawGiantSky(p pen.Pen, w, h float64) {
	frame := pen.Polygon(-9, -9, w, -9, w-22, h, -9, h)
	p.At(10, 6, 1).Fill(frame, pen.Fade(pen.Ink, 0.55))
	p.Stroke(frame, 15, pen.Ink)
	p.Stroke(frame, 8, pen.Paper)
	cx, cy := w*giantMiddle, 190.0
	p.Fill(frame, pen.RGB(0x3a1050))
	p.Atop(frame, func(p pen.Pen) {
		for _, d := range [...]struct {
			r, a float64
			c    uint32
		}{{400, .30, 0x7a1a6a}, {320, .42, 0x8f1f70}, {250, .6, 0xb52a6c}, {188, .8, 0xd83a5c}, {132, .95, 0xff6a4a}} {
			p.Fill(pen.Circle(cx, cy, d.r), pen.Fade(pen.RGB(d.c), d.a))
		}
		p.Wheel(cx, cy, 620, 28, pen.Fade(pen.RGB(0xff7a5a), 0.16), pen.WheelOf{Phase: 0.3})
		p.Dots(pen.Screen{X: cx - 520, Y: -260, W: 1040, H: 900, Pitch: 10, Max: 0.52, Grow: pen.GrowOut, Colour: pen.Fade(pen.RGB(0x2a0838), 0.75)})
		chrome.DrawSkyline(p, chrome.Skyline{Seed: 71, Base: h + 20, Low: 110, High: 240, Narrow: 40, Wide: 76, To: w, Colour: pen.RGB(0x3a1150), Edge: pen.RGB(0x8a2f7a)})
	})
	p.Stroke(frame, 3, pen.Ink)
}

// DrawGiant draws the Super-Villain alone, nothing for a nil face.
func DrawGiant(p pen.Pen, f *Face, w, h, wide float64) {
	if f != nil {
		x, y, k := giantPlace(w, wide)
		drawMonster(p.Clip(-60, -60, w+120, h+56), f, x, y, k)
	}
}

// DrawGiantCity draws what is before the Super-Villain: the near houses. They end where its
// hands begin, which lie over all that is far.
func DrawGiantCity(p pen.Pen, w, h float64) {
	p.Atop(pen.Polygon(-9, 0, w, 0, w-22, h-3, -9, h-3), func(p pen.Pen) {
		chrome.DrawSkyline(p, chrome.Skyline{Seed: 73, Base: h + 20, Low: 60, High: 120, Narrow: 44, Wide: 84, To: w, Colour: pen.RGB(0x14081f), Edge: pen.RGB(0x6a2a70), Window: pen.RGB(0xffb45e), Dense: 0.18, Size: 4})
	})
}

// giantMiddle is the part of the panel's width that is left of the middle of the giant.
const giantMiddle = 0.47

// giantPlace returns where the giant stands in a panel, and how large it is.
func giantPlace(w, wide float64) (x, y, k float64) {
	return w * giantMiddle, 290 + wide*9, 2.44 + 0.31*wide
}

// GiantEyes returns where the eyes of the Super-Villain are in its panel w units wide, and how wide
// one is. Without one, ok is false.
func GiantEyes(f *Face, w, wide float64) (eyes [2]pen.Point, size float64, ok bool) {
	if f == nil || f.Giant == nil {
		return eyes, 0, false
	}
	x, y, k := giantPlace(w, wide)
	eyes, unit := figure.GiantEyes(*f.Giant)
	for i := range eyes {
		eyes[i] = pen.Point{X: x + eyes[i].X*k, Y: y + eyes[i].Y*k}
	}
	return eyes, eyeWidth * unit * k, true
}

// eyeWidth is how wide an eye is, in units of a head.
const eyeWidth = 22.0

// DrawGiantEye draws the light of an eye about the origin of the pen, for an eye that is so wide.
func DrawGiantEye(p pen.Pen, f *Face, size float64) {
	glow := warmEye
	if f.Giant.Glow != 0 {
		glow = ink.Hex(f.Giant.Glow)
	}
	for i := range 5 {
		k := 1.25 - 0.22*float64(i)
		p.Fill(pen.Ellipse(0, 0, size*k, size*k*0.62), pen.Fade(pen.Mix(glow, pen.White, 0.18*float64(i)), 0.2))
	}
}

// warmEye is the light in the eyes of a giant that names no glow.
var warmEye = pen.RGB(0xff7a4a)

// drawMonster draws the Super-Villain of a face as a giant.
func drawMonster(p pen.Pen, f *Face, x, y, k float64) {
	if f.Giant == nil {
		return
	}
	q := ink.NewPalette(pen.RGB(0x7a2a86), pen.RGB(0x24093a), pen.RGB(0xff7a4a))
	figure.DrawGiant(p.At(x, y, 1), *f.Giant, k, q, thing.HeldBow)
}
