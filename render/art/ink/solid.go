package ink

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/pen"
)

// Solid is the look of a solid object: an ink outline, three flat tones stepped away from the
// light, an edge of light on the near side, and a rim on the far side.
type Solid struct {
	Line  float64       // the width of the outline outside the shape
	Light picture.Light // the direction the light comes from
	Rim   color.NRGBA   // the color of the far edge
	NoRim bool
	// Deep is the distance from the edge to the ink, in widths of the shade; 0 means 1.15. A broad
	// body has more, or half of it would be black.
	Deep float64
	// Toward is the direction of the light when the pen is turned relative to the picture. Its
	// length does not matter. The zero Point means the direction of Light.
	Toward pen.Point
}

// The shares of white or ink in the tones of a solid thing.
const (
	edgeWhite  = 0.45
	shadeInk   = 0.46
	deepInk    = 0.93
	backlitInk = 0.86
	rimWhite   = 0.35
)

// dottedFrom is the minimum width of a shade that begins with dots. A smaller one would show only a
// few dots.
const dottedFrom = 8

// Toward returns the unit vector that points at a light, with x to the right and y down.
func Toward(l picture.Light) pen.Point {
	switch l {
	case picture.LightBelow:
		return pen.Point{X: -0.37, Y: 0.93}
	case picture.LightTop:
		return pen.Point{X: -0.22, Y: -0.98}
	default:
		return pen.Point{X: -0.876, Y: -0.482}
	}
}

// toward returns the unit vector that points at the light of this object.
func (s Solid) toward() pen.Point {
	length := math.Hypot(s.Toward.X, s.Toward.Y)
	if length == 0 {
		return Toward(s.Light)
	}
	return pen.Point{X: s.Toward.X / length, Y: s.Toward.Y / length}
}

// Part draws one solid part of an object. The shade begins about width units from the lit edge.
// detail, which may be nil, draws on the part below its rim.
func (s Solid) Part(p pen.Pen, o pen.Outline, c color.NRGBA, width float64, detail func(pen.Pen)) {
	if len(o) == 0 {
		return
	}
	l := s.toward()
	if s.Line > 0 {
		p.Stroke(o, 2*s.Line, pen.Ink)
	}
	p.Fill(o, c)
	p.Atop(o, func(p pen.Pen) {
		if s.Light == picture.LightBack {
			p.Fill(o, pen.Mix(c, pen.Ink, backlitInk))
		} else {
			s.shade(p, o, c, width, l)
		}
		if detail != nil {
			detail(p)
		}
		if !s.NoRim {
			p.FillOdd(pen.Join(o, o.Moved(l.X*1.7, l.Y*1.2)), s.Rim)
		}
		if s.Light == picture.LightBack {
			p.FillOdd(pen.Join(o, o.Moved(-l.X*1.9, -l.Y*1.9)), pen.Mix(s.Rim, pen.White, rimWhite))
		}
	})
}

// shade draws the tones of a part and its lit edge.
func (s Solid) shade(p pen.Pen, o pen.Outline, c color.NRGBA, width float64, l pen.Point) {
	shade := pen.Mix(c, pen.Ink, shadeInk)
	if width >= dottedFrom {
		x0, y0, x1, y1 := o.Bounds()
		p.Dots(pen.Screen{
			X: x0 - 2, Y: y0 - 2, W: x1 - x0 + 4, H: y1 - y0 + 4,
			Pitch: 3.4, Max: 0.5, Power: 1.3, Grow: pen.GrowRight, Colour: pen.Fade(shade, 0.85),
		})
	}
	deep := s.Deep
	if deep == 0 {
		deep = 1.15
	}
	p.Fill(o.Moved(-l.X*width*0.62, -l.Y*width*0.62), shade)
	p.Fill(o.Moved(-l.X*width*deep, -l.Y*width*deep), pen.Mix(c, pen.Ink, deepInk))
	p.FillOdd(pen.Join(o, o.Moved(-l.X*1.1, -l.Y*1.1)), pen.Mix(c, pen.White, edgeWhite))
}

// Lit draws a smaller or flatter object, such as a blade or box: an outline, one color, a shaded
// edge away from the light, and a lit edge toward it. Parts of the outline within other parts are
// holes. The lit edge has a little of the picture's own light. depth is the width of the shaded
// edge.
func Lit(p pen.Pen, o pen.Outline, c color.NRGBA, q Palette, line, depth float64) {
	if len(o) == 0 {
		return
	}
	p.Stroke(o, 2*line, pen.Ink)
	p.FillOdd(o, c)
	edge := func(p pen.Pen, dx, dy float64, c color.NRGBA) { p.FillOdd(pen.Join(o, o.Moved(dx, dy)), c) }
	p.AtopOdd(o, func(p pen.Pen) {
		edge(p, -depth, -depth*0.8, pen.Mix(c, pen.Ink, 0.48))
		edge(p, -depth*0.42, -depth*0.3, pen.Mix(c, pen.Ink, 0.72))
		edge(p, depth*0.45, depth*0.45, pen.Mix(c, pen.Mix(pen.White, q.Bright, 0.3), 0.55))
	})
}
