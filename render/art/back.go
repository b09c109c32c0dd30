package art

import "lineup/render/art/pen"

// drawBackGround draws the blue that backs share.
func drawBackGround(p pen.Pen, w, h float64) {
	p.Block(0, 0, w, h, pen.BackBlue)
	p.Wheel(w/2, h/2, w+h, 20, pen.RGB(0x1d3f7c), pen.WheelOf{Phase: 0.3, From: 20})
	p.Dots(pen.Screen{W: w, H: h, Pitch: 11, Most: 0.42, Turn: 0.4, Grow: pen.GrowOut, Colour: pen.RGB(0x0e2246)})
}

// drawBackBurst draws the star with the game's short name.
func drawBackBurst(p pen.Pen, x, y, radius float64) {
	star := pen.Burst(x, y, radius, radius*0.63, 12, 0, 0.07, 1)
	p.At(6, 7, 1).Fill(star, pen.Fade(pen.Ink, 0.5))
	p.Fill(star, pen.Gold)
	p.Stroke(star, 6, pen.Ink)
	p.Text("LINE", x, y+21, pen.Style{Font: pen.Display, Size: 58, Colour: pen.Ink}, pen.Centre)
}
