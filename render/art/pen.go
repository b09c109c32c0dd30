package art

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// pen draws on an image in design units. It is a value: at, turned and so on
// return a pen for a part of the picture.
type pen struct {
	dst *ebiten.Image
	m   matrix
}

// at returns a pen whose origin is (x, y) and whose unit is scale of this pen's.
func (p pen) at(x, y, scale float64) pen {
	p.m = p.m.then(matrix{a: scale, d: scale, e: x, f: y})
	return p
}

// turned returns a pen turned clockwise about its origin.
func (p pen) turned(radians float64) pen {
	p.m = p.m.then(rotation(radians))
	return p
}

// clip returns a pen that marks only the given rectangle. The pen must not be
// turned.
func (p pen) clip(x, y, w, h float64) pen {
	x0, y0 := p.m.apply(x, y)
	x1, y1 := p.m.apply(x+w, y+h)
	r := image.Rect(int(math.Round(x0)), int(math.Round(y0)), int(math.Round(x1)), int(math.Round(y1)))
	p.dst = p.dst.SubImage(r.Intersect(p.dst.Bounds())).(*ebiten.Image)
	return p
}

// pixel returns the size of one pixel in this pen's units.
func (p pen) pixel() float64 { return 1 / p.m.size() }

// block fills a rectangle that is not turned. It is far cheaper than a path, and
// for large grounds that matters.
func (p pen) block(x, y, w, h float64, c color.NRGBA) {
	x0, y0 := p.m.apply(x, y)
	x1, y1 := p.m.apply(x+w, y+h)
	x0, y0, x1, y1 = math.Round(x0), math.Round(y0), math.Round(x1), math.Round(y1)
	vector.FillRect(p.dst, float32(x0), float32(y0), float32(x1-x0), float32(y1-y0), c, false)
}

func (p pen) fill(o outline, c color.NRGBA)    { p.fillBy(o, c, vector.FillRuleNonZero) }
func (p pen) fillOdd(o outline, c color.NRGBA) { p.fillBy(o, c, vector.FillRuleEvenOdd) }

func (p pen) fillBy(o outline, c color.NRGBA, rule vector.FillRule) {
	if len(o) == 0 {
		return
	}
	do := vector.DrawPathOptions{AntiAlias: true}
	do.ColorScale.ScaleWithColor(c)
	vector.FillPath(p.dst, o.vector(p.m), &vector.FillOptions{FillRule: rule}, &do)
}

// stroke draws along the outline with round joins and ends.
func (p pen) stroke(o outline, width float64, c color.NRGBA) {
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

// cut makes the outside of the outline transparent within the rectangle.
func (p pen) cut(o outline, x, y, w, h float64) {
	do := vector.DrawPathOptions{AntiAlias: true, Blend: ebiten.BlendDestinationOut}
	outside := join(rectangle(x-2, y-2, w+4, h+4, 0), o)
	vector.FillPath(p.dst, outside.vector(p.m), &vector.FillOptions{FillRule: vector.FillRuleEvenOdd}, &do)
}

// bake draws a picture of the given pixel size, unit pixels to the design unit.
func bake(w, h int, unit float64, draw func(pen)) *ebiten.Image {
	out := ebiten.NewImage(max(1, w), max(1, h))
	draw(pen{dst: out, m: scaling(unit, unit)})
	return out
}
