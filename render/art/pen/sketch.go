package pen

import (
	"image/color"
	"math"
)

// Flat takes the parts of a sketch, in pixels. Later ones lie over earlier ones.
type Flat interface {
	// Shape takes a filled polygon. The points are valid only during the call.
	Shape(points []Point, c color.NRGBA)
	// Line takes a line of text.
	Line(w Written)
}

// Sketch runs a drawing at unit pixels per design unit without painting it. It hands to the plain
// shapes of the drawing and its text, which is much faster than painting. Patterns, complex outlines
// and the parts of Atop that reach beyond it are left out.
func Sketch(unit float64, to Flat, draw func(Pen)) {
	b := newBoard(nil)
	defer b.done()
	everywhere := bounds{math.Inf(-1), math.Inf(-1), math.Inf(1), math.Inf(1)}
	draw(Pen{m: scaling(unit, unit), told: to.Line, sketch: &sketch{to: to, tools: b, within: everywhere}})
}

// sketch is a drawing that is only sketched.
type sketch struct {
	to     Flat
	tools  *board
	within bounds // of the shapes that are taken
}

type bounds struct{ x0, y0, x1, y1 float64 }

// outline flattens an outline of one curve. It returns nil for any other.
func (s *sketch) outline(m matrix, o Outline) (points []Point, closed bool) {
	s.tools.flatten(m, o)
	if len(s.tools.ends) != 1 {
		return nil, false
	}
	return s.tools.points[:s.tools.ends[0]], s.tools.closed[0]
}

func (s *sketch) fill(m matrix, o Outline, c color.NRGBA) {
	points, _ := s.outline(m, o)
	if len(points) < 3 || c.A == 0 {
		return
	}
	s.cut(points)
	s.to.Shape(points, c)
}

// cut moves points to the edge of what may be marked.
func (s *sketch) cut(points []Point) {
	for i := range points {
		q := &points[i]
		q.X, q.Y = clamp(q.X, s.within.x0, s.within.x1), clamp(q.Y, s.within.y0, s.within.y1)
	}
}

// stroke passes on each edge of an outline as a bar.
func (s *sketch) stroke(m matrix, o Outline, width float64, c color.NRGBA) {
	points, closed := s.outline(m, o)
	if c.A == 0 {
		return
	}
	half := width * m.size() / 2
	for i := range points {
		a := points[i]
		if i+1 == len(points) && !closed {
			break
		}
		b := points[(i+1)%len(points)]
		dx, dy := b.X-a.X, b.Y-a.Y
		long := math.Hypot(dx, dy)
		if long == 0 {
			continue
		}
		dx, dy = dx*half/long, dy*half/long
		bar := [...]Point{{a.X - dx + dy, a.Y - dy - dx}, {b.X + dx + dy, b.Y + dy - dx}, {b.X + dx - dy, b.Y + dy + dx}, {a.X - dx - dy, a.Y - dy + dx}}
		s.cut(bar[:])
		s.to.Shape(bar[:], c)
	}
}

// atop returns the sketch of what is drawn only within an outline, or nil if it cannot be sketched.
func (s *sketch) atop(m matrix, o Outline) *sketch {
	points, _ := s.outline(m, o)
	if len(points) == 0 {
		return nil
	}
	in := bounds{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, q := range points {
		in = bounds{min(in.x0, q.X), min(in.y0, q.Y), max(in.x1, q.X), max(in.y1, q.Y)}
	}
	w := s.within
	in = bounds{max(in.x0, w.x0), max(in.y0, w.y0), min(in.x1, w.x1), min(in.y1, w.y1)}
	if in.x0 >= in.x1 || in.y0 >= in.y1 {
		return nil
	}
	return &sketch{s.to, s.tools, in}
}
