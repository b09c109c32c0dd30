package art

import (
	"fmt"
	"image/color"

	"lineup/render/art/furniture"
	"lineup/render/art/pen"
)

// Title is what a face is called, "" where there is none.
func (f *Face) Title() string {
	if f == nil {
		return ""
	}
	return f.Name
}

// DrawPortrait draws whoever sits at a seat before rays of its colour; the panel begins
// 18 units below the top, and the head rises over its edge.
func DrawPortrait(p pen.Pen, hero *Face, seat color.NRGBA, w, h float64) {
	frame := pen.Polygon(0, 18, w, 18, w-22, h, 0, h)
	p.Stroke(frame, 6, pen.Ink)
	p.Fill(frame, seat)
	dark := pen.Mix(seat, pen.Ink, 0.55)
	p.Atop(frame, func(p pen.Pen) {
		p.Wheel(w/2, h*0.6, w*1.6, 20, pen.Mix(seat, pen.White, 0.16), pen.WheelOf{})
		p.Dots(pen.Screen{X: -10, Y: 18 + h*0.2, W: w + 20, H: h, Pitch: 7, Colour: pen.Fade(dark, 0.9)})
	})
	p.Atop(pen.Polygon(0, 0, w, 0, w, 18, w-22, h, 0, h), func(p pen.Pen) { drawPerson(p, hero, seat, w, h) })
	p.Stroke(pen.Open(w, 19, w-22, h), 6, pen.Ink)
}

// drawPerson draws the person of a portrait.
func drawPerson(p pen.Pen, hero *Face, seat color.NRGBA, w, h float64) {
	drawBust(p, hero, seat, w, h)
}

// DrawThumb draws the picture of a face in a thin frame, without anything else.
func DrawThumb(p pen.Pen, f *Face, w, h float64) {
	o := pen.Rectangle(0, 0, w, h, 4)
	p.Stroke(o, 6, pen.Ink)
	p.Fill(o, f.Kind.Main())
	p.Atop(o, func(p pen.Pen) { drawScene(p, *f, 0, 0, w, h) })
}

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
		drawGiant(p.Clip(-60, -60, w+120, h+56), f, cx, 290+wide*9, 2.44+0.31*wide)
	}
	p.Atop(pen.Polygon(-9, 0, w, 0, w-22, h-3, -9, h-3), func(p pen.Pen) {
		furniture.DrawSkyline(p, furniture.Skyline{Seed: 73, Base: h + 20, Low: 60, High: 170, Narrow: 44, Wide: 84, To: w, Colour: pen.RGB(0x14081f), Edge: pen.RGB(0x6a2a70), Window: pen.RGB(0xffb45e), Dense: 0.18, Size: 4})
	})
}

// drawGiant draws the Super-Villain of a face as a giant.
func drawGiant(p pen.Pen, f *Face, x, y, k float64) {
	drawMonster(p, f, x, y, k)
}

// mostBoards is how many boards of a stack are drawn: more would reach below its place.
const mostBoards = 7

// DrawVillainPlate draws what the giant behind the city is: name, cost and rule, on the
// top board of its stack of so many.
func (s Press) DrawVillainPlate(p pen.Pen, f *Face, cost string, left int, lit bool, w, h float64) {
	for i := min(left, mostBoards) - 1; i > 0; i-- {
		o := pen.Rectangle(6, 60, w-12, h-62, 8).Moved(float64(i)*2.4, float64(i)*3.6)
		p.Stroke(o, 4, pen.Ink)
		p.Fill(o, [...]color.NRGBA{pen.RGB(0xa03a94), pen.RGB(0x5c2270)}[i%2])
	}
	drawVillainPlate(p, *f, cost, w, s.layPlate(*f, w, p.Scale()), lit)
}

// DrawPower draws the burst that the Power stands in, about its middle.
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
	furniture.DrawOutlined(p, "POWER", 0, r*0.68, pen.Style{Font: pen.Display, Size: r * 0.3, Tracking: 1.5, Colour: pen.Ink}, pen.Centre, furniture.Edge{Colour: pen.CanDo, Width: 5})
}

// DrawPowerNumber draws the Power itself.
func DrawPowerNumber(p pen.Pen, n int, r float64) {
	words := fmt.Sprint(n)
	st := pen.Style{Font: pen.Display, Size: r * 1.2, Colour: pen.Paper}
	st, _ = pen.Fit(words, r*1.2, st, r*0.7)
	furniture.DrawOutlined(p, words, -2, st.Size*0.3, st, pen.Centre, furniture.Edge{Colour: pen.Ink, Width: r * 0.15, Depth: 5, Side: pen.RGB(0xd83a2a)})
}

// DrawBalloon draws the balloon that says what the Power would be; its tail points to
// the lower left.
func DrawBalloon(p pen.Pen, words string, w, h float64) {
	top := h - 21
	o := pen.Polygon(0, 0, w, 0, w, top, w*0.43, top, w*0.14, h, w*0.2, top, 0, top)
	p.At(4, 7, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
	p.Stroke(o, 7, pen.Ink)
	p.Fill(o, pen.Chosen)
	p.Fitted(words, w/2, top-7, w-12, pen.Style{Font: pen.Display, Size: 34, Tracking: 0.5, Colour: pen.Ink}, 22, pen.Centre)
}
