package art

import (
	"fmt"
	"image/color"

	"lineup/render/art/chrome"
	"lineup/render/art/pen"
)

// This file has the Power of the current turn.

// DrawPower draws the burst for the Power, around the origin.
func DrawPower(p pen.Pen, r float64) {
	for i, k := range [...]float64{1.16, 1} {
		c := [...]color.NRGBA{pen.RGB(0xd83a2a), pen.CanDo}[i]
		b := pen.Burst(0, 0, r*k, r*k*0.74, 16, 0.1+0.09*float64(i), 0.12, 5)
		if i == 0 {
			p.At(8, 14, 1).Fill(b, pen.Fade(pen.Ink, 0.55))
			p.At(0, 7, 1).Stroke(b, 9, pen.Ink)
		}
		p.Stroke(b, 8, pen.Ink)
		p.Fill(b, c)
		if i == 1 {
			p.Atop(b, func(p pen.Pen) {
				p.Dots(pen.Screen{X: -r, Y: -r * 0.2, W: 2 * r, H: r * 1.3, Pitch: 8, Colour: pen.Fade(pen.RGB(0xf2a81d), 0.9)})
			})
		}
	}
	chrome.DrawOutlined(p, "POWER", 0, r*0.68, pen.Style{Font: pen.Display, Size: r * 0.3, Tracking: 1.5, Colour: pen.Ink}, pen.Centre, chrome.Edge{Colour: pen.CanDo, Width: 5})
}

// DrawPowerNumber draws the amount of Power.
func DrawPowerNumber(p pen.Pen, n int, r float64) {
	words := fmt.Sprint(n)
	st := pen.Style{Font: pen.Display, Size: r * 1.2, Colour: pen.Paper}
	st, _ = pen.Fit(words, r*1.2, st, r*0.7)
	chrome.DrawOutlined(p, words, -2, st.Size*0.3, st, pen.Centre, chrome.Edge{Colour: pen.Ink, Width: r * 0.15, Depth: 5, Side: pen.RGB(0xd83a2a)})
}

// DrawBalloon draws the balloon with the Power after a possible play. Its tail points to the lower
// left.
func DrawBalloon(p pen.Pen, words string, w, h float64) {
	top := h - 21
	o := pen.Polygon(0, 0, w, 0, w, top, w*0.43, top, w*0.14, h, w*0.2, top, 0, top)
	p.At(4, 7, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
	p.Stroke(o, 7, pen.Ink)
	p.Fill(o, pen.Chosen)
	p.Fitted(words, w/2, top-7, w-12, pen.Style{Font: pen.Display, Size: 34, Tracking: 0.5, Colour: pen.Ink}, 22, pen.Centre)
}
