package art

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/bust"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// This file has the portraits of the heroes at the seats.

// DrawPortrait draws a hero in front of rays in the color of a seat. The panel begins 18 units
// below the top, and the head rises above its edge.
func DrawPortrait(p pen.Pen, hero *Face, seat color.NRGBA, w, h float64) {
	frame := pen.Polygon(0, 18, w, 18, w-22, h, 0, h)
	p.Stroke(frame, 6, pen.Ink)
	p.Fill(frame, seat)
	dark := pen.Mix(seat, pen.Ink, 0.55)
	p.Atop(frame, func(p pen.Pen) {
		p.Wheel(w/2, h*0.6, w*1.6, 20, pen.Mix(seat, pen.White, 0.16), pen.WheelOf{})
		p.Dots(pen.Screen{X: -10, Y: 18 + h*0.2, W: w + 20, H: h, Pitch: 7, Colour: pen.Fade(dark, 0.9)})
	})
	p.Atop(pen.Polygon(0, 0, w, 0, w, 18, w-22, h, 0, h), func(p pen.Pen) { drawBust(p, hero, seat, w, h) })
	p.Stroke(pen.Open(w, 19, w-22, h), 6, pen.Ink)
}

// DrawMugshot draws a hero in a frame, in front of rays of a color.
func DrawMugshot(p pen.Pen, hero *Face, c color.NRGBA, w, h float64) {
	o := pen.Rectangle(0, 0, w, h, 4)
	p.Stroke(o, 6, pen.Ink)
	p.Fill(o, pen.Mix(c, pen.Ink, 0.25))
	p.Atop(o, func(p pen.Pen) {
		p.Wheel(w/2, h*0.55, w*1.6, 20, pen.Mix(c, pen.White, 0.1), pen.WheelOf{})
		p.Dots(pen.Screen{X: -10, Y: h * 0.2, W: w + 20, H: h, Pitch: 7, Colour: pen.Fade(pen.Mix(c, pen.Ink, 0.55), 0.9)})
		drawBust(p.At(w*0.07, -h*0.07, 0.92), hero, c, w, h)
	})
	p.Stroke(pen.Rectangle(2, 2, w-4, h-4, 3), 2, pen.Paper)
}

// drawBust draws the head of a hero for a portrait.
func drawBust(p pen.Pen, hero *Face, seat color.NRGBA, w, h float64) {
	if hero == nil || hero.Art == nil {
		return
	}
	q := ink.NewPalette(seat, pen.Mix(seat, pen.Ink, 0.55), pen.Mix(seat, pen.White, 0.55))
	b, ok := portraitOf(hero.Art)
	if !ok {
		drawScene(p, *hero, 0, 0, w, h)
		return
	}
	b.X, b.Y, b.K = 0, 0, 1
	bust.Draw(p.At(w*0.47, 18+(h-18)*0.56+8, (h-18)/112), b, q)
}

// portraitOf returns the bust of a scene's subject, if it is a person.
func portraitOf(s *picture.Scene) (picture.Bust, bool) {
	switch who := s.Subject.(type) {
	case picture.Bust:
		return who, true
	case picture.Figure:
		return who.Close(), true
	}
	return picture.Bust{}, false
}
