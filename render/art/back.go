package art

import "github.com/hajimehoshi/ebiten/v2"

// Back returns the picture of a face-down card, width pixels wide and
// [HeightOfCard] high.
func (p *Painter) Back(width int) *ebiten.Image {
	return p.part(part{name: partBack, w: width}, func() Sprite {
		return Sprite{Image: bake(width, HeightOfCard(width), float64(width)/CardWidth, func(p pen) {
			p.backGround(CardWidth, CardHeight)
			p.backBurst(CardWidth/2, CardHeight/2, 92)
			p.stroke(rectangle(11, 11, CardWidth-22, CardHeight-22, 10), 4, Paper)
			p.edge(Starter, CardHeight)
		})}
	}).Image
}

// backGround draws the blue that backs share.
func (p pen) backGround(w, h float64) {
	p.block(0, 0, w, h, BackBlue)
	p.rays(spread{w: w, h: h, cx: w / 2, cy: h / 2, count: 20, phase: 0.3, hollow: 20, colour: RGB(0x1d3f7c)})
	p.halftone(dots{w: w, h: h, pitch: 11, radius: 4.6, turn: 0.4, fade: growOut, colour: RGB(0x0e2246)})
}

// backBurst draws the star with the game's short name.
func (p pen) backBurst(x, y, radius float64) {
	star := burst(x, y, radius, radius*0.63, 12, 0, 0.07, 1)
	p.at(6, 7, 1).fill(star, Fade(Ink, 0.5))
	p.fill(star, Gold)
	p.stroke(star, 6, Ink)
	p.text("LINE", x, y+21, Style{Font: Display, Size: 58, Colour: Ink}, Centre)
}

// Shadow returns the flat shadow of a card; its place is already the offset at
// which it falls from the card's own corner.
func (p *Painter) Shadow(width int) Sprite {
	return p.part(part{name: partShadow, w: width}, func() Sprite {
		unit := float64(width) / CardWidth
		return Sprite{bake(width, HeightOfCard(width), unit, func(p pen) {
			p.fill(rectangle(0, 0, CardWidth, CardHeight, cornerRadius), Fade(RGB(0), 0.35))
		}), 7 * unit, 10 * unit}
	})
}
