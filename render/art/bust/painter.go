package bust

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// headPainter draws one head or bust. It is a pen with the turn and the light of the head. It is a
// value, like a pen.
type headPainter struct {
	p     pen.Pen
	q     ink.Palette
	light picture.Light
	angle float64 // the turn around the neck of parts on the face, in radians
	lean  float64 // how far outlines are stretched toward the jaw
	nod   float64 // how far the face is bowed
	// contour, if not 0, makes solid draw only an ink line that wide around each part, and makes
	// everything else draw nothing. The line separates a head from its background.
	contour float64
}

func newPainter(p pen.Pen, turn float64, q ink.Palette, light picture.Light) headPainter {
	turn = max(-1, min(1, turn))
	return headPainter{p: p, q: q, light: light, angle: turn * 0.62, lean: turn * 6}
}

// headRadius is the radius of the upright cylinder that a face is on.
const headRadius = 47.0

// place returns where a point on the face appears when the head is turned: moved around the
// cylinder.
func (b headPainter) place(x, y float64) (float64, float64) {
	across := max(-1, min(1, x/headRadius))
	beyond := x - across*headRadius // outside the cylinder, as ears and brims are
	at := max(-1.5, min(1.5, math.Asin(across)+b.angle))
	return headRadius*math.Sin(at) + beyond*math.Cos(b.angle), y + b.nod*6*(1-across*across)
}

// turned returns an outline on the face as it appears when the head is turned.
func (b headPainter) turned(o pen.Outline) pen.Outline { return o.Mapped(b.place) }

// leaned returns an outline of a head, or of something around it, shifted a little in the direction
// the head looks, most at the jaw.
func (b headPainter) leaned(o pen.Outline) pen.Outline {
	return o.Mapped(func(x, y float64) (float64, float64) {
		down := max(0, min(1, (y+20)/60))
		return x + b.lean*(0.35+0.65*down), y
	})
}

// The two sides of a face. The left, lit side is drawn first.
const (
	litSide = -1.0
	farSide = 1.0
)

var bothSides = [...]float64{litSide, farSide}

// fromRight returns an outline drawn for the right side, moved to the given side.
func fromRight(o pen.Outline, side float64) pen.Outline {
	if side == farSide {
		return o
	}
	return o.Scaled(-1, 1)
}

// fromLeft returns an outline drawn for the left side, moved to the given side.
func fromLeft(o pen.Outline, side float64) pen.Outline { return fromRight(o, -side) }

// tone returns a color as the picture's light shows it.
func (b headPainter) tone(c color.NRGBA) color.NRGBA {
	if b.light == picture.LightBack {
		return pen.Mix(c, pen.Ink, 0.86)
	}
	return c
}

// thinnest is the minimum width of a line, in pixels. A thinner line is left out because it would
// only gray its background.
const thinnest = 0.22

func (b headPainter) fill(o pen.Outline, c color.NRGBA) {
	if b.contour == 0 {
		b.p.Fill(o, b.tone(c))
	}
}

func (b headPainter) fillOdd(o pen.Outline, c color.NRGBA) {
	if b.contour == 0 {
		b.p.FillOdd(o, b.tone(c))
	}
}

// shine fills an outline with the color of a light source.
func (b headPainter) shine(o pen.Outline, c color.NRGBA) {
	if b.contour == 0 {
		b.p.Fill(o, c)
	}
}

// halo strokes an outline with the color of a light source.
func (b headPainter) halo(o pen.Outline, width float64, c color.NRGBA) {
	if b.contour == 0 {
		b.p.Stroke(o, width, c)
	}
}

func (b headPainter) stroke(o pen.Outline, width float64, c color.NRGBA) {
	if b.contour == 0 && width*b.p.Scale() >= thinnest {
		b.p.Stroke(o, width, b.tone(c))
	}
}

// line strokes with ink.
func (b headPainter) line(o pen.Outline, width float64) { b.stroke(o, width, pen.Ink) }

// atop draws only where the outline is.
func (b headPainter) atop(o pen.Outline, draw func(headPainter)) {
	if b.contour == 0 {
		b.p.Atop(o, func(p pen.Pen) { b.p = p; draw(b) })
	}
}

// atopOdd acts like atop but by the even-odd rule.
func (b headPainter) atopOdd(o pen.Outline, draw func(headPainter)) {
	if b.contour == 0 {
		b.p.AtopOdd(o, func(p pen.Pen) { b.p = p; draw(b) })
	}
}

// at returns the painter with its pen moved and turned.
func (b headPainter) at(x, y, turn float64) headPainter {
	b.p = b.p.At(x, y, 1).Turned(turn)
	return b
}

// usualLine is how far the ink reaches beyond a part, and usualRim is the width of the rim of light
// on the part's far side.
const (
	usualLine = 3.6
	usualRim  = 3.8
)

// contourOf draws the contour of a part that is not drawn by solid.
func (b headPainter) contourOf(o pen.Outline) {
	if b.contour > 0 {
		b.p.Stroke(o, 2*b.contour, pen.Ink)
	}
}

// solid draws a part: an ink outline, line wide outside it, its color, its details, and a rim of
// light on the far side. detail may be nil and rim may be 0.
func (b headPainter) solid(o pen.Outline, c color.NRGBA, line, rim float64, detail func(headPainter)) {
	if len(o) == 0 {
		return
	}
	if b.contour > 0 {
		b.contourOf(o)
		return
	}
	b.p.Stroke(o, 2*line, pen.Ink)
	b.p.Fill(o, b.tone(c))
	if detail != nil {
		b.atop(o, detail)
	}
	b.rim(o, rim)
}

// rim draws the edge of light on the far side of a part. With light from behind, it also draws the
// bright edge on the near side.
func (b headPainter) rim(o pen.Outline, width float64) {
	if width == 0 {
		return
	}
	b.shineEdge(o, -width, width*0.3, b.q.Rim)
	if b.light == picture.LightBack {
		b.shineEdge(o, width, width*0.6, pen.Mix(b.q.Rim, pen.White, 0.35))
	}
}

// shineEdge fills the area of a part that the part moved by (dx, dy) does not cover. It clips the
// moved part away, because filling both outlines by the even-odd rule would leave a hair of light
// on the other side too.
func (b headPainter) shineEdge(o pen.Outline, dx, dy float64, c color.NRGBA) {
	if b.contour > 0 {
		return
	}
	x0, y0, x1, y1 := o.Bounds()
	around := pen.Rectangle(x0-1, y0-1, x1-x0+2, y1-y0+2, 0)
	b.p.AtopOdd(pen.Join(around, o.Moved(dx, dy)), func(p pen.Pen) { p.Fill(o, c) })
}

// dots draws a halftone in the picture's light.
func (b headPainter) dots(s pen.Screen) {
	if b.contour == 0 {
		s.Colour = b.tone(s.Colour)
		b.p.Dots(s)
	}
}

// grain draws the halftone toward the shadow of a nonhuman head.
func (b headPainter) grain(c color.NRGBA) {
	if b.light == picture.LightSide {
		b.dots(pen.Screen{X: -30, Y: -70, W: 46, H: 150, Pitch: 5, Max: 0.5, Grow: pen.GrowRight, Colour: pen.Fade(dark(c, 0.5), 0.8)})
	}
}

// The areas that light from below and from above does not reach.
var (
	aboveTheLight = pen.MustPath("M-120 -120 H120 V-20 L60 -4 L44 -20 L24 -30 L8 -14 H-8 L-24 -30 L-44 -20 L-60 -4 L-120 -20 Z")
	belowTheLight = pen.MustPath("M-120 120 V26 L-50 10 L-36 34 L-24 26 L-14 42 L0 34 L14 42 L24 26 L36 34 L50 10 L120 26 V120 Z")
)

// shadow draws the part of a head that the light does not reach. side is that part for light from
// the side.
func (b headPainter) shadow(side pen.Outline, c color.NRGBA) {
	switch b.light {
	case picture.LightBelow:
		b.fill(b.turned(aboveTheLight), c)
	case picture.LightTop:
		b.fill(b.turned(belowTheLight), c)
	default:
		b.fill(side, c)
	}
}

// feather draws count wedges of ink along an edge between two points, each length long, like
// brushed shading.
func (b headPainter) feather(x0, y0, x1, y1 float64, count int, length, angle float64) {
	sin, cos := math.Sincos(angle)
	for i := range count {
		t := (float64(i) + 0.5) / float64(count)
		x, y := x0+(x1-x0)*t, y0+(y1-y0)*t
		l := length * (0.6 + 0.4*math.Sin(math.Pi*t))
		b.fill(pen.Polygon(x, y-1.7, x-l*cos, y-l*sin, x, y+1.7), pen.Ink)
	}
}

// dark returns a color with the given share of ink in it.
func dark(c color.NRGBA, share float64) color.NRGBA { return pen.Mix(c, pen.Ink, share) }

// pale returns a color with the given share of white in it.
func pale(c color.NRGBA, share float64) color.NRGBA { return pen.Mix(c, pen.White, share) }

// lit returns near for the lit side and far for the other side.
func lit(side float64, near, far color.NRGBA) color.NRGBA {
	if side == litSide {
		return near
	}
	return far
}
