package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/card"
)

// mark bakes a square picture designed 64 by 64 about its middle.
func (p *Painter) mark(key part, size int, draw func(pen)) *ebiten.Image {
	key.w = size
	return p.part(key, func() Sprite {
		unit := float64(size) / 64
		return Sprite{Image: bake(size, size, unit, func(p pen) { draw(p.at(32, 32, 1)) })}
	}).Image
}

// Tick returns the badge of something chosen, size pixels square.
func (p *Painter) Tick(size int) *ebiten.Image {
	return p.mark(part{name: partTick}, size, func(p pen) {
		p.fill(circle(2, 3, 26), Fade(RGB(0), 0.35))
		p.fill(circle(0, 0, 26), Chosen)
		p.stroke(circle(0, 0, 26), 5, Ink)
		p.stroke(mustPath("M-12 1 L-3 11 L13 -10"), 8, Ink)
	})
}

// Chevron returns a mark that points down at something that can be used, size
// pixels square.
func (p *Painter) Chevron(size int, c color.NRGBA) *ebiten.Image {
	return p.mark(part{name: partChevron, a: c}, size, func(p pen) {
		o := mustPath("M-24 -17 L0 4 L24 -17 L24 -1 L0 21 L-24 -1 Z")
		p.at(2, 4, 1).fill(o, Fade(RGB(0), 0.35))
		p.stroke(o, 10, Ink)
		p.fill(o, c)
	})
}

// Star returns a gold star with a number of victory points, size pixels square.
func (p *Painter) Star(vp string, size int) *ebiten.Image {
	return p.mark(part{name: partStar, text: vp}, size, func(p pen) { p.star(vp, 0, 2, 28) })
}

// CostBurst returns a white burst with a cost, size pixels square.
func (p *Painter) CostBurst(cost string, size int) *ebiten.Image {
	return p.mark(part{name: partStar, variant: 1, text: cost}, size, func(p pen) { p.cost(cost, 0, 0, 27, 3) })
}

// Emblem returns an emblem with its ink outline and shadow, size pixels square.
func (p *Painter) Emblem(name card.Emblem, size int, light color.NRGBA) *ebiten.Image {
	key := part{name: partEmblem, w: size, a: light, emblem: name}
	return p.part(key, func() Sprite {
		return Sprite{Image: bake(size, size, float64(size)/164, func(p pen) {
			p.at(80, 79, 1).emblem(name, light)
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
		return Sprite{Image: bake(w, h, unit, func(p pen) {
			p.fill(rectangle(0, 0, wide, 112, 0), c)
			p.rays(spread{w: wide, h: 112, cx: 52, cy: 56, count: 14, colour: Fade(RGB(0), 0.2)})
			p.halftone(dots{w: wide, h: 120, pitch: 9, radius: 4.5, turn: 0.4, colour: Fade(RGB(0), 0.33)})
			p.at(wide*0.43, 57, 0.62).emblem(name, Paper)
			lean := wide * 0.22
			p.cut(badgeOutline(wide, lean), 0, 0, wide, 112)
			p.stroke(outline{{moveTo, [6]float64{wide - 2, -4}}, {lineTo, [6]float64{wide - lean - 2, 116}}}, 5, Ink)
		})}
	}).Image
}

func badgeOutline(wide, lean float64) outline {
	return mustPath("M12 2 Q2 2 2 12 V100 Q2 110 12 110").closedBy(wide-lean, 110, wide, 2)
}

// closedBy adds corners to an open outline and closes it.
func (o outline) closedBy(xy ...float64) outline {
	for i := 0; i+1 < len(xy); i += 2 {
		o = append(o, step{lineTo, [6]float64{xy[i], xy[i+1]}})
	}
	return append(o, step{op: closePath})
}
