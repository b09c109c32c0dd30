package pen

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// Pen draws on an image in design units. It is a value: At, Turned and so on
// return a pen for a part of the picture.
type Pen struct {
	dst *ebiten.Image
	m   matrix
}

// At returns a pen whose origin is (x, y) and whose unit is scale of this pen's.
func (p Pen) At(x, y, scale float64) Pen {
	p.m = p.m.then(matrix{a: scale, d: scale, e: x, f: y})
	return p
}

// Turned returns a pen turned clockwise about its origin.
func (p Pen) Turned(radians float64) Pen {
	p.m = p.m.then(rotation(radians))
	return p
}

// Clip returns a pen that marks only the given rectangle. The pen must not be
// turned.
func (p Pen) Clip(x, y, w, h float64) Pen {
	x0, y0 := p.m.apply(x, y)
	x1, y1 := p.m.apply(x+w, y+h)
	r := image.Rect(int(math.Round(x0)), int(math.Round(y0)), int(math.Round(x1)), int(math.Round(y1)))
	p.dst = p.dst.SubImage(r.Intersect(p.dst.Bounds())).(*ebiten.Image)
	return p
}

// pixel returns the size of one pixel in this pen's units.
func (p Pen) pixel() float64 { return 1 / p.m.size() }

// Block fills a rectangle that is not turned. It is far cheaper than a path, and
// for large grounds that matters.
func (p Pen) Block(x, y, w, h float64, c color.NRGBA) {
	x0, y0 := p.m.apply(x, y)
	x1, y1 := p.m.apply(x+w, y+h)
	x0, y0, x1, y1 = math.Round(x0), math.Round(y0), math.Round(x1), math.Round(y1)
	vector.FillRect(p.dst, float32(x0), float32(y0), float32(x1-x0), float32(y1-y0), c, false)
}

// Fill fills an outline; where parts of it overlap, both are filled.
func (p Pen) Fill(o Outline, c color.NRGBA) { p.fillBy(o, c, vector.FillRuleNonZero) }

// FillOdd fills an outline by the even-odd rule: a part within a part is a hole.
func (p Pen) FillOdd(o Outline, c color.NRGBA) { p.fillBy(o, c, vector.FillRuleEvenOdd) }

func (p Pen) fillBy(o Outline, c color.NRGBA, rule vector.FillRule) {
	if len(o) == 0 {
		return
	}
	do := vector.DrawPathOptions{AntiAlias: true}
	do.ColorScale.ScaleWithColor(c)
	vector.FillPath(p.dst, o.vector(p.m), &vector.FillOptions{FillRule: rule}, &do)
}

// Stroke draws along the outline with round joins and ends.
func (p Pen) Stroke(o Outline, width float64, c color.NRGBA) {
	if len(o) == 0 {
		return
	}
	do := vector.DrawPathOptions{AntiAlias: true}
	do.ColorScale.ScaleWithColor(c)
	so := vector.StrokeOptions{
		Width: float32(width * p.m.size()), LineCap: vector.LineCapRound, LineJoin: vector.LineJoinRound,
	}
	vector.StrokePath(p.dst, o.vector(p.m), &so, &do)
}

// Cut makes the outside of the outline transparent within the rectangle.
func (p Pen) Cut(o Outline, x, y, w, h float64) {
	do := vector.DrawPathOptions{AntiAlias: true, Blend: ebiten.BlendDestinationOut}
	outside := Join(Rectangle(x-2, y-2, w+4, h+4, 0), o)
	vector.FillPath(p.dst, outside.vector(p.m), &vector.FillOptions{FillRule: vector.FillRuleEvenOdd}, &do)
}

// Bake draws a picture of the given pixel size, unit pixels to the design unit.
func Bake(w, h int, unit float64, draw func(Pen)) *ebiten.Image {
	out := ebiten.NewImage(max(1, w), max(1, h))
	draw(Pen{dst: out, m: scaling(unit, unit)})
	return out
}
