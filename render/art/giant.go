package art

import (
	"lineup/render/art/chrome"
	"lineup/render/art/figure"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
	"lineup/render/art/thing"
)

// This file has the Super-Villain behind the city.

// DrawGiantPanel draws the panel with the Super-Villain behind the city, w by h units, with a
// slanted right edge. f is nil if no Super-Villain is face up. wide is 0 for a table of 16 to 9,
// and 1 for the widest table.
func DrawGiantPanel(p pen.Pen, f *Face, w, h, wide float64) {
	DrawGiantSky(p, w, h)
	DrawGiant(p, f, w, h, wide)
	DrawGiantCity(p, w, h)
}

// DrawGiantSky draws the background of the Super-Villain: the panel, a low sun, and distant houses.
func DrawGiantSky(p pen.Pen, w, h float64) {
	frame := giantFrame(w, h, 0)
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
	p.Stroke(frame, giantLine, pen.Ink)
}

// giantLine is the width of the line around the panel.
const giantLine = 3.0

// giantFrame returns the outline of the panel, which slants at the right, within an inset.
func giantFrame(w, h, inset float64) pen.Outline {
	left, right := inset-9, w-inset
	return pen.Polygon(left, left, right, left, right-22, h-inset, left, h-inset)
}

// DrawGiant draws the Super-Villain alone, or nothing if f is nil. What is wider than the panel ends at its
// line, so that no edge cuts it where there is none.
func DrawGiant(p pen.Pen, f *Face, w, h, wide float64) {
	if f == nil {
		return
	}
	x, y, k := giantPlace(w, wide)
	p = p.Clip(-60, -60, w+120, h+56) // behind the houses
	p.Atop(giantFrame(w, h, giantLine/2), func(p pen.Pen) { drawMonster(p, f, x, y, k) })
}

// DrawGiantCity draws the near houses in front of the Super-Villain.
func DrawGiantCity(p pen.Pen, w, h float64) {
	p.Atop(pen.Polygon(-9, 0, w, 0, w-22, h-3, -9, h-3), func(p pen.Pen) {
		chrome.DrawSkyline(p, chrome.Skyline{Seed: 73, Base: h + 20, Low: 60, High: 120, Narrow: 44, Wide: 84, To: w, Colour: pen.RGB(0x14081f), Edge: pen.RGB(0x6a2a70), Window: pen.RGB(0xffb45e), Dense: 0.18, Size: 4})
	})
}

// giantMiddle is the position of the giant's middle as a fraction of the panel's width.
const giantMiddle = 0.47

// giantPlace returns the position and the size of the giant in a panel.
func giantPlace(w, wide float64) (x, y, k float64) {
	return w * giantMiddle, 290 + wide*9, 2.44 + 0.31*wide
}

// GiantEyes returns the positions and the width of the Super-Villain's eyes in its panel, which is
// w units wide. ok is false if there is no Super-Villain.
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

// eyeWidth is the width of an eye in units of a head.
const eyeWidth = 22.0

// DrawGiantEye draws the light of an eye of the given width around the origin of the pen.
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

// warmEye is the eye color of a giant that names no glow.
var warmEye = pen.RGB(0xff7a4a)

// drawMonster draws the Super-Villain of a face as a giant.
func drawMonster(p pen.Pen, f *Face, x, y, k float64) {
	if f.Giant == nil {
		return
	}
	q := ink.NewPalette(pen.RGB(0x7a2a86), pen.RGB(0x24093a), pen.RGB(0xff7a4a))
	figure.DrawGiant(p.At(x, y, 1), *f.Giant, k, q, thing.HeldBow)
}
