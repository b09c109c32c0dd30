package thing

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// easel is the pen a thing is drawn with, plus everything its colors depend on.
type easel struct {
	pen.Pen
	q     ink.Palette
	own   picture.Colour // the color the literal gives the thing, or 0
	light picture.Light
	// small is set for a thing in a hand, which is drawn without its surroundings.
	small bool
}

// on returns the easel with another pen.
func (e easel) on(p pen.Pen) easel { e.Pen = p; return e }

func (e easel) at(x, y, k float64) easel     { return e.on(e.Pen.At(x, y, k)) }
func (e easel) turned(r float64) easel       { return e.on(e.Pen.Turned(r)) }
func (e easel) flipped() easel               { return e.on(e.Pen.Flipped()) }
func (e easel) or(c color.NRGBA) color.NRGBA { return ink.Or(e.own, c) }

// hex returns one of a drawing's own colors.
func hex(c picture.Colour) color.NRGBA { return ink.Hex(c) }

func shade(c color.NRGBA, t float64) color.NRGBA { return pen.Mix(c, pen.Ink, t) }
func tint(c color.NRGBA, t float64) color.NRGBA  { return pen.Mix(c, pen.White, t) }

// Materials that many things are made of.
var (
	steel   = hex(0xe6ecf2)
	iron    = hex(0x8f9baa)
	wood    = hex(0x8a5a34)
	leather = hex(0x6a4326)
	brass   = hex(0xe0a83a)
	gold    = hex(0xf2c230)
	ruby    = hex(0xc2241f)
	flame   = hex(0xffe14d)
	skin    = hex(0xf3cfa6)
)

// sides are the two halves of a mirrored drawing: first the left one, which is lit.
var sides = [2]float64{-1, 1}

// lit draws a solid thing: an ink outline, line wide outside the shape, its color, and edges depth
// deep, dark away from the light and bright toward it. A circle within an outline is a hole.
func (e easel) lit(o pen.Outline, c color.NRGBA, line, depth float64) {
	if e.light == picture.LightSide {
		ink.Lit(e.Pen, o, c, e.q, line, depth)
		return
	}
	e.Stroke(o, 2*line, pen.Ink)
	if e.light == picture.LightBack {
		e.atopOdd(o, shade(c, 0.78), func(e easel) {
			e.edge(o, depth*0.5, depth*0.45, tint(e.q.Rim, 0.3))
		})
		return
	}
	to := ink.Toward(e.light)
	lx, ly := to.X, to.Y
	e.atopOdd(o, c, func(e easel) {
		e.edge(o, lx*depth, ly*depth, shade(c, 0.48))
		e.edge(o, lx*depth*0.42, ly*depth*0.4, shade(c, 0.72))
		e.edge(o, -lx*depth*0.45, -ly*depth*0.5, tint(c, 0.55))
	})
}

// edge fills the areas that the shape and its copy moved by (dx, dy) do not share. Within the shape
// this is an edge on the side the copy moves away from.
func (e easel) edge(o pen.Outline, dx, dy float64, c color.NRGBA) {
	e.FillOdd(pen.Join(o, o.Moved(dx, dy)), c)
}

// atop fills a shape and draws on it.
func (e easel) atop(o pen.Outline, c color.NRGBA, draw func(easel)) {
	e.Fill(o, c)
	e.Atop(o, func(p pen.Pen) { draw(e.on(p)) })
}

// atopOdd acts like atop but by the even-odd rule: a shape within the shape is a hole.
func (e easel) atopOdd(o pen.Outline, c color.NRGBA, draw func(easel)) {
	e.FillOdd(o, c)
	e.AtopOdd(o, func(p pen.Pen) { draw(e.on(p)) })
}

// inked fills a shape and outlines it. Half of the line's width is outside the shape.
func (e easel) inked(o pen.Outline, width float64, c color.NRGBA) {
	e.Stroke(o, width, pen.Ink)
	e.Fill(o, c)
}

// dots draws a screen of dots that fades a shape into its shade.
func (e easel) dots(x, y, w, h, pitch float64, grow pen.Growth, c color.NRGBA) {
	e.Dots(pen.Screen{X: x, Y: y, W: w, H: h, Pitch: pitch, Max: 0.5, Grow: grow, Colour: pen.Fade(c, 0.9)})
}

// twinkles draws points of light with four rays, given as x, y, radius.
func (e easel) twinkles(c color.NRGBA, xyr ...float64) {
	var all pen.Outline
	for i := 0; i+2 < len(xyr); i += 3 {
		all = append(all, ink.Twinkle(xyr[i], xyr[i+1], xyr[i+2])...)
	}
	e.Fill(all, c)
}

// star returns a regular star. Its inner points are at the fraction inner of the radius.
func star(x, y, r, inner float64, points int, turn float64) pen.Outline {
	return pen.Burst(x, y, r, r*inner, points, turn, 0, 1)
}

// brush returns a stroke of changing width through x, y, width, x, y, width, ..., with n steps
// between two points.
func brush(n int, xyw ...float64) pen.Outline {
	along := make([]pen.Along, 0, len(xyw)/3)
	for i := 0; i+2 < len(xyw); i += 3 {
		along = append(along, pen.Along{X: xyw[i], Y: xyw[i+1], Width: xyw[i+2]})
	}
	return pen.Brush(along, n, true)
}

// curve returns a smooth line through x, y, x, y, ...
func curve(n int, xy ...float64) []pen.Point {
	points := make([]pen.Point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		points = append(points, pen.Point{X: xy[i], Y: xy[i+1]})
	}
	return pen.Spline(points, n)
}

// bar fills a rectangle that turns with the easel.
func (e easel) bar(x, y, w, h float64, c color.NRGBA) { e.Fill(box(x, y, w, h), c) }

// box returns an upright rectangle as an outline.
func box(x, y, w, h float64) pen.Outline { return pen.Rectangle(x, y, w, h, 0) }

// mirrored returns an outline on the side s, which is -1 or 1.
func mirrored(o pen.Outline, s float64) pen.Outline { return o.Scaled(s, 1) }

// arc returns an open piece of an ellipse from one angle to another.
func arc(cx, cy, rx, ry, from, to float64) pen.Outline {
	const steps = 16
	xy := make([]float64, 0, 2*steps+2)
	for i := range steps + 1 {
		s, c := math.Sincos(from + (to-from)*float64(i)/steps)
		xy = append(xy, cx+rx*c, cy+ry*s)
	}
	return pen.Open(xy...)
}
