package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
)

// Back returns the picture of a face-down card, width pixels wide and
// [HeightOfCard] high.
func (p *Painter) Back(width int) *ebiten.Image {
	return p.part(part{name: partBack, w: width}, func() Sprite {
		return Sprite{Image: bake(width, HeightOfCard(width), float64(width)/CardWidth, func(p pen.Pen) {
			drawBackGround(p, CardWidth, CardHeight)
			drawBackBurst(p, CardWidth/2, CardHeight/2, 92)
			p.Stroke(pen.Rectangle(11, 11, CardWidth-22, CardHeight-22, 10), 4, pen.Paper)
			drawEdge(p, Starter, CardHeight)
		})}
	}).Image
}

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

// Shadow returns the flat shadow of a card; its place is already the offset at
// which it falls from the card's own corner.
func (p *Painter) Shadow(width int) Sprite {
	return p.part(part{name: partShadow, w: width}, func() Sprite {
		unit := float64(width) / CardWidth
		return Sprite{bake(width, HeightOfCard(width), unit, func(p pen.Pen) {
			p.Fill(pen.Rectangle(0, 0, CardWidth, CardHeight, cornerRadius), pen.Fade(pen.RGB(0), 0.35))
		}), 7 * unit, 10 * unit}
	})
}
