package art

import (
	"image"

	"lineup/render/art/pen"
)

// PaintBack returns a picture of a face-down card.
func PaintBack(width int) *image.RGBA {
	return pen.Paint(width, HeightOfCard(width), float64(width)/CardWidth, func(p pen.Pen) {
		drawBack(p, CardWidth, CardHeight, cornerRadius)
	})
}

// The colors of card backs.
var (
	backGround = pen.RGB(0x1d4396)
	backRay    = pen.RGB(0x24539f)
	backDot    = pen.RGB(0x132a6a)
)

// drawBack draws rays and the star with the game's name, w by h units.
func drawBack(p pen.Pen, w, h, radius float64) {
	p.Fill(pen.Rectangle(0, 0, w, h, radius), pen.Ink)
	p.Atop(pen.Rectangle(12, 12, w-24, h-24, 10), func(p pen.Pen) {
		p.Block(0, 0, w, h, backGround)
		p.Wheel(w/2, h/2, h, 22, backRay, pen.WheelOf{})
		p.Dots(pen.Screen{W: w, H: h, Pitch: 11, Max: 0.46, Grow: pen.GrowOut, Colour: pen.Fade(backDot, 0.9)})
	})
	p.Stroke(pen.Rectangle(24, 22, w-48, h-44, 0), 3, pen.Fade(pen.Paper, 0.85))
	star := pen.Burst(w/2, h/2, 92, 60, 14, 0.1, 0.1, 5)
	p.Stroke(star.Moved(5, 7), 14, pen.Ink)
	p.Stroke(star, 12, pen.Ink)
	p.Fill(star, pen.Gold)
	p.Fill(pen.Burst(w/2, h/2, 70, 50, 14, 0.1, 0.1, 5), pen.CanDo)
	words := p.At(w/2, h/2, 1).Turned(-0.1)
	drawContoured(words, "LINE", 0, 2, pen.Style{Font: pen.Display, Size: 62, Colour: pen.Paper}, 1, 10, pen.Ink)
	drawContoured(words, "UP", 0, 52, pen.Style{Font: pen.Display, Size: 56, Colour: pen.Paper}, 1, 10, pen.Ink)
}
