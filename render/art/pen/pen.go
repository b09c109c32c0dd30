package pen

import (
	"image"
	"image/color"
	"math"
)

// Pen draws on a picture in design units. It is a value: At, Turned and so on
// return a pen for a part of the picture. Nothing but the picture is touched, so
// several pictures can be painted at once, each in a goroutine of its own.
type Pen struct {
	dst  *board
	m    matrix
	clip image.Rectangle
	mask *mask // what may be marked at all; nil for everything within the clip
	told func(Written)
}

// Paint draws a picture of the given pixel size, unit pixels to the design unit.
func Paint(w, h int, unit float64, draw func(Pen)) *image.RGBA {
	picture := newPicture(max(1, w), max(1, h))
	PaintOn(picture, unit, draw)
	return picture
}

// PaintOn draws on a picture there is already.
func PaintOn(picture *image.RGBA, unit float64, draw func(Pen)) {
	b := newBoard(picture)
	draw(Pen{dst: b, m: scaling(unit, unit), clip: picture.Bounds()})
	b.done()
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

// Stretched returns a pen whose units are kx and ky of this pen's.
func (p Pen) Stretched(kx, ky float64) Pen {
	p.m = p.m.then(scaling(kx, ky))
	return p
}

// Flipped returns a pen mirrored left to right about its origin.
func (p Pen) Flipped() Pen { return p.Stretched(-1, 1) }

// Scale returns how many pixels one unit of this pen is.
func (p Pen) Scale() float64 { return p.m.size() }

// Clip returns a pen that marks only the given rectangle. The pen must not be
// turned.
func (p Pen) Clip(x, y, w, h float64) Pen {
	p.clip = p.clip.Intersect(p.pixels(x, y, w, h))
	return p
}

// pixels returns a rectangle of design units in whole pixels.
func (p Pen) pixels(x, y, w, h float64) image.Rectangle {
	x0, y0 := p.m.apply(x, y)
	x1, y1 := p.m.apply(x+w, y+h)
	whole := func(v float64) int { return int(math.Round(max(-1e6, min(1e6, v)))) }
	return image.Rect(whole(x0), whole(y0), whole(x1), whole(y1))
}

// Block fills a rectangle that is not turned, on whole pixels.
func (p Pen) Block(x, y, w, h float64, c color.NRGBA) {
	r := p.pixels(x, y, w, h).Intersect(p.clip)
	s := p.source(c, false)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		s.span(y, r.Min.X, r.Max.X, 0xffff)
	}
}

// Fill fills an outline; where parts of it overlap, both are filled.
func (p Pen) Fill(o Outline, c color.NRGBA) { p.fill(o, false, p.source(c, false)) }

// FillOdd fills an outline by the even-odd rule: a part within a part is a hole.
func (p Pen) FillOdd(o Outline, c color.NRGBA) { p.fill(o, true, p.source(c, false)) }

// Stroke draws along the outline with round joins and ends.
func (p Pen) Stroke(o Outline, width float64, c color.NRGBA) { p.stroke(o, width, true, c) }

// StrokeButt draws along the outline with round joins and ends cut off straight.
func (p Pen) StrokeButt(o Outline, width float64, c color.NRGBA) { p.stroke(o, width, false, c) }

// Cut makes the outside of the outline transparent within the rectangle.
func (p Pen) Cut(o Outline, x, y, w, h float64) {
	p.fill(Join(Rectangle(x-2, y-2, w+4, h+4, 0), o), true, p.source(color.NRGBA{A: 0xff}, true))
}

// Atop draws what shows only on an outline, which is not filled itself.
func (p Pen) Atop(o Outline, draw func(Pen)) { p.atop(o, false, draw) }

// AtopOdd is Atop by the even-odd rule.
func (p Pen) AtopOdd(o Outline, draw func(Pen)) { p.atop(o, true, draw) }

func (p Pen) atop(o Outline, odd bool, draw func(Pen)) {
	b := p.dst
	if b == nil { // nothing is marked
		draw(p)
		return
	}
	m := b.borrowMask()
	defer b.giveMask(m)
	area := b.trace(p.m, o, p.clip)
	m.begin(area)
	if !area.Empty() {
		b.scan(odd, maskPainter{m, p.mask, area.Min})
	}
	p.mask, p.clip = m, area
	if !area.Empty() {
		draw(p)
	}
}

func (p Pen) fill(o Outline, odd bool, s source) {
	if len(o) == 0 || s.nothing() {
		return
	}
	if area := p.dst.trace(p.m, o, p.clip); !area.Empty() {
		p.dst.scan(odd, colourPainter{s, area.Min})
	}
}

func (p Pen) stroke(o Outline, width float64, round bool, c color.NRGBA) {
	s := p.source(c, false)
	if len(o) == 0 || s.nothing() {
		return
	}
	if area := p.dst.traceStroke(p.m, o, width*p.m.size()/2, round, p.clip); !area.Empty() {
		p.dst.scan(false, colourPainter{s, area.Min})
	}
}
