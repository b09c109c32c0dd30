package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/card"
	"lineup/render/art/emblem"
	"lineup/render/art/pen"
)

// mark bakes a square picture designed 64 by 64 about its middle.
func (p *Painter) mark(key part, size int, draw func(pen.Pen)) *ebiten.Image {
	key.w = size
	return p.part(key, func() Sprite {
		unit := float64(size) / 64
		return Sprite{Image: bake(size, size, unit, func(p pen.Pen) { draw(p.At(32, 32, 1)) })}
	}).Image
}

// Tick returns the badge of something chosen, size pixels square.
func (p *Painter) Tick(size int) *ebiten.Image {
	return p.mark(part{name: partTick}, size, func(p pen.Pen) {
		p.Fill(pen.Circle(2, 3, 26), pen.Fade(pen.RGB(0), 0.35))
		p.Fill(pen.Circle(0, 0, 26), pen.Chosen)
		p.Stroke(pen.Circle(0, 0, 26), 5, pen.Ink)
		p.Stroke(pen.MustPath("M-12 1 L-3 11 L13 -10"), 8, pen.Ink)
	})
}

// Chevron returns a mark that points down at something that can be used, size
// pixels square.
func (p *Painter) Chevron(size int, c color.NRGBA) *ebiten.Image {
	return p.mark(part{name: partChevron, a: c}, size, func(p pen.Pen) {
		o := pen.MustPath("M-24 -17 L0 4 L24 -17 L24 -1 L0 21 L-24 -1 Z")
		p.At(2, 4, 1).Fill(o, pen.Fade(pen.RGB(0), 0.35))
		p.Stroke(o, 10, pen.Ink)
		p.Fill(o, c)
	})
}

// Star returns a gold star with a number of victory points, size pixels square.
func (p *Painter) Star(vp string, size int) *ebiten.Image {
	return p.mark(part{name: partStar, text: vp}, size, func(p pen.Pen) { drawStar(p, vp, 0, 2, 28) })
}

// CostBurst returns a white burst with a cost, size pixels square.
func (p *Painter) CostBurst(cost string, size int) *ebiten.Image {
	return p.mark(part{name: partStar, variant: 1, text: cost}, size, func(p pen.Pen) { drawCost(p, cost, 0, 0, 27, 3) })
}

// Emblem returns an emblem with its ink outline and shadow, size pixels square.
func (p *Painter) Emblem(name card.Emblem, size int, light color.NRGBA) *ebiten.Image {
	key := part{name: partEmblem, w: size, a: light, emblem: name}
	return p.part(key, func() Sprite {
		return Sprite{Image: bake(size, size, float64(size)/164, func(p pen.Pen) {
			emblem.Draw(p.At(80, 79, 1), name, light)
		})}
	}).Image
}

// Badge returns the slanted block at the left of a player's panel, w by h pixels:
// their emblem on rays and halftone of their colour. Its right edge leans by 0.22
// of the width, and its left corners are rounded to lie in a [Painter.Plate].
func (p *Painter) Badge(name card.Emblem, c color.NRGBA, w, h int) *ebiten.Image {
	key := part{name: partBadge, w: w, h: h, a: c, emblem: name}
	return p.part(key, func() Sprite {
		unit := float64(h) / 112
		wide := float64(w) / unit
		return Sprite{Image: bake(w, h, unit, func(p pen.Pen) {
			p.Fill(pen.Rectangle(0, 0, wide, 112, 0), c)
			p.Wheel(52, 56, wide+112, 14, pen.Fade(pen.RGB(0), 0.2), pen.WheelOf{})
			p.Dots(pen.Screen{W: wide, H: 120, Pitch: 9, Most: 0.50, Turn: 0.4, Colour: pen.Fade(pen.RGB(0), 0.33)})
			emblem.Draw(p.At(wide*0.43, 57, 0.62), name, pen.Paper)
			lean := wide * 0.22
			p.Cut(badgeOutline(wide, lean), 0, 0, wide, 112)
			p.Stroke(pen.Outline{pen.MoveTo(wide-2, -4), pen.LineTo(wide-lean-2, 116)}, 5, pen.Ink)
		})}
	}).Image
}

func badgeOutline(wide, lean float64) pen.Outline {
	return pen.MustPath("M12 2 Q2 2 2 12 V100 Q2 110 12 110").ClosedBy(wide-lean, 110, wide, 2)
}
