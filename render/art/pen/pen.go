package pen

import (
	"image"
	"image/color"
	"math"
)

// Pen draws on a picture in design units. It is a value: At, Turned, and similar methods return a
// pen for part of the picture. A pen modifies only its picture, so several pictures can be painted
// at once in separate goroutines.
type Pen struct {
	dst    *board
	m      matrix
	clip   image.Rectangle
	mask   *mask // limits what may be marked; nil for everything within the clip
	told   func(Written)
	sketch *sketch // gets plain shapes in place of a picture; see Sketch
	high   bool    // letters and their ground differ more than usual
}

// Paint returns a picture of w by h pixels drawn at unit pixels per design unit.
func Paint(w, h int, unit float64, draw func(Pen)) *image.RGBA {
	picture := newPicture(max(1, w), max(1, h))
	PaintOn(picture, unit, draw)
	return picture
}

// PaintOn draws on an existing picture.
func PaintOn(picture *image.RGBA, unit float64, draw func(Pen)) {
	b := newBoard(picture)
	draw(Pen{dst: b, m: scaling(unit, unit), clip: picture.Bounds()})
	b.done()
}

// At returns a pen with its origin at (x, y) and its unit scaled by scale.
func (p Pen) At(x, y, scale float64) Pen {
	p.m = p.m.then(matrix{a: scale, d: scale, e: x, f: y})
	return p
}

// Turned returns a pen turned clockwise around its origin.
func (p Pen) Turned(radians float64) Pen {
	p.m = p.m.then(rotation(radians))
	return p
}

// Stretched returns a pen with its units scaled by kx and ky.
func (p Pen) Stretched(kx, ky float64) Pen {
	p.m = p.m.then(scaling(kx, ky))
	return p
}

// Flipped returns a pen mirrored left to right around its origin.
func (p Pen) Flipped() Pen { return p.Stretched(-1, 1) }

// Scale returns the number of pixels per unit of this pen.
func (p Pen) Scale() float64 { return p.m.size() }

// Clip returns a pen that marks only the given rectangle. The pen must not be turned.
func (p Pen) Clip(x, y, w, h float64) Pen {
	p.clip = p.clip.Intersect(p.pixels(x, y, w, h))
	return p
}

// pixels returns a rectangle of design units, rounded to whole pixels.
func (p Pen) pixels(x, y, w, h float64) image.Rectangle {
	x0, y0 := p.m.apply(x, y)
	x1, y1 := p.m.apply(x+w, y+h)
	whole := func(v float64) int { return int(math.Round(max(-1e6, min(1e6, v)))) }
	return image.Rect(whole(x0), whole(y0), whole(x1), whole(y1))
}

// Block fills a rectangle on whole pixels. The pen must not be turned.
func (p Pen) Block(x, y, w, h float64, c color.NRGBA) {
	if p.sketch != nil {
		p.sketch.fill(p.m, Rectangle(x, y, w, h, 0), c)
		return
	}
	r := p.pixels(x, y, w, h).Intersect(p.clip)
	s := p.source(c, false)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		s.span(y, r.Min.X, r.Max.X, 0xffff)
	}
}

// Fill fills an outline. Overlapping parts are filled too.
func (p Pen) Fill(o Outline, c color.NRGBA) {
	if p.sketch != nil {
		p.sketch.fill(p.m, o, c)
		return
	}
	p.fill(o, false, p.source(c, false))
}

// FillOdd fills an outline by the even-odd rule. A part within a part is a hole.
func (p Pen) FillOdd(o Outline, c color.NRGBA) { p.fill(o, true, p.source(c, false)) }

// Stroke draws along an outline with round joins and ends.
func (p Pen) Stroke(o Outline, width float64, c color.NRGBA) {
	if p.sketch != nil {
		p.sketch.stroke(p.m, o, width, c)
		return
	}
	p.stroke(o, width, true, c)
}

// StrokeButt draws along an outline with round joins and straight ends.
func (p Pen) StrokeButt(o Outline, width float64, c color.NRGBA) { p.stroke(o, width, false, c) }

// Cut makes the part of the rectangle outside the outline transparent.
func (p Pen) Cut(o Outline, x, y, w, h float64) {
	p.fill(Join(Rectangle(x-2, y-2, w+4, h+4, 0), o), true, p.source(color.NRGBA{A: 0xff}, true))
}

// Atop draws only within an outline, which is not filled itself.
func (p Pen) Atop(o Outline, draw func(Pen)) { p.atop(o, false, draw) }

// AtopOdd acts like Atop but by the even-odd rule.
func (p Pen) AtopOdd(o Outline, draw func(Pen)) { p.atop(o, true, draw) }

func (p Pen) atop(o Outline, odd bool, draw func(Pen)) {
	b := p.dst
	if b == nil { // in Read or Sketch
		if p.sketch != nil {
			p.sketch = p.sketch.atop(p.m, o)
		}
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
