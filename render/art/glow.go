package art

import (
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// GlowKind is what a glow says about the thing inside it.
type GlowKind uint8

// The glows. Each has a shape of its own besides its colour: a plain double line,
// thick corner brackets, and teeth.
const (
	GlowCanDo GlowKind = iota
	GlowChosen
	GlowDanger
	glowCount
)

func (g GlowKind) colour() color.NRGBA {
	return [glowCount]color.NRGBA{pen.CanDo, pen.Chosen, pen.Danger}[g]
}

// CardGlow returns the glow around a card of that width in pixels; its origin is
// the card's top left corner, so it can be placed and turned with the card.
func (p *Painter) CardGlow(g GlowKind, width int) Sprite {
	return p.Glow(g, width, HeightOfCard(width), float64(width)/CardWidth)
}

// Glow returns the glow around a rounded rectangle of w by h pixels. Unit is the
// number of pixels to one unit of the line widths: about the screen's height by
// 1080 for things on the table.
func (p *Painter) Glow(g GlowKind, w, h int, unit float64) Sprite {
	key := part{name: partGlow, w: w, h: h, variant: uint8(g), radius: unit}
	return p.part(key, func() Sprite {
		margin := int(math.Ceil(26 * unit))
		return Sprite{bake(w+2*margin, h+2*margin, unit, func(p pen.Pen) {
			drawGlow(p.At(float64(margin)/unit, float64(margin)/unit, 1), g, float64(w)/unit, float64(h)/unit)
		}), float64(-margin), float64(-margin)}
	})
}

func drawGlow(p pen.Pen, g GlowKind, w, h float64) {
	c := g.colour()
	ring := func(away, width, alpha float64) {
		p.Stroke(pen.Rectangle(-away, -away, w+2*away, h+2*away, cornerRadius+away), width, pen.Fade(c, alpha))
	}
	// The light falls off in steps too fine to see.
	for i := range 6 {
		ring(10+float64(i)*1.9, 5, 0.20-0.033*float64(i))
	}
	switch g {
	case GlowCanDo:
		ring(6, 9, 1)
	case GlowChosen:
		ring(6, 9, 1)
		drawBrackets(p, w, h, c)
	case GlowDanger:
		drawTeeth(p, w, h, c)
		ring(5, 8, 1)
	}
}

// drawBrackets draws thick corners with an ink edge.
func drawBrackets(p pen.Pen, w, h float64, c color.NRGBA) {
	long := min(w, h) * 0.2
	for i := range 4 {
		x, y, dx, dy := -9.0, -9.0, 1.0, 1.0
		if i%2 == 1 {
			x, dx = w+9, -1
		}
		if i/2 == 1 {
			y, dy = h+9, -1
		}
		o := pen.Outline{
			pen.MoveTo(x, y+dy*long),
			pen.LineTo(x, y+dy*16),
			pen.QuadTo(x, y, x+dx*16, y),
			pen.LineTo(x+dx*long, y),
		}
		p.Stroke(o, 15, pen.Ink)
		p.Stroke(o, 10, c)
	}
}

// drawTeeth draws points all around that stand outwards.
func drawTeeth(p pen.Pen, w, h float64, c color.NRGBA) {
	const pitch, tall, base = 30.0, 13.0, 7.0
	side := func(at pen.Pen, length float64) {
		n := max(1, math.Round((length-40)/pitch))
		step := (length - 40) / n
		for i := 0.0; i < n; i++ {
			x := 20 + step*(i+0.5)
			at.Fill(pen.Polygon(x-8, -base, x, -base-tall, x+8, -base), c)
		}
	}
	side(p, w)
	side(p.At(w, 0, 1).Turned(math.Pi/2), h)
	side(p.At(w, h, 1).Turned(math.Pi), w)
	side(p.At(0, h, 1).Turned(-math.Pi/2), h)
}
