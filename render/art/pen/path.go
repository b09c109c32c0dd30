package pen

import (
	"fmt"
	"math"
	"strconv"
)

// op is the type of a step along an outline.
type op uint8

const (
	move op = iota
	line
	quad
	cubic
	closing
)

// Step is one step along an outline.
type Step struct {
	op op
	// Points are up to three points as x, y, x, y, ... The last one used is the end of the step.
	// Those before it are its control points.
	Points [6]float64
}

// MoveTo begins a curve at a point.
func MoveTo(x, y float64) Step { return Step{move, [6]float64{x, y}} }

// LineTo draws a straight line to a point.
func LineTo(x, y float64) Step { return Step{line, [6]float64{x, y}} }

// QuadTo draws a quadratic curve to (x, y) with one control point.
func QuadTo(cx, cy, x, y float64) Step { return Step{quad, [6]float64{cx, cy, x, y}} }

// CubicTo draws a cubic curve to (x, y) with two control points.
func CubicTo(ax, ay, bx, by, x, y float64) Step { return Step{cubic, [6]float64{ax, ay, bx, by, x, y}} }

// ClosePath draws a straight line back to the start of the curve.
func ClosePath() Step { return Step{op: closing} }

// end returns the end point of the step.
func (s Step) end() (x, y float64) {
	switch s.op {
	case cubic:
		return s.Points[4], s.Points[5]
	case quad:
		return s.Points[2], s.Points[3]
	}
	return s.Points[0], s.Points[1]
}

// Outline is a shape in design units, made of one or more closed or open curves.
type Outline []Step

// parsePath parses path data in SVG notation: M L H V Q T C S A Z and their relative forms. One
// command is our own: O x y r is a circle around (x, y).
func parsePath(data string) (Outline, error) {
	r := pathReader{data: data}
	for {
		command, ok := r.command()
		if !ok {
			break
		}
		if err := r.run(command); err != nil {
			return nil, fmt.Errorf("path %q at %d: %w", data, r.at, err)
		}
	}
	if r.at < len(data) {
		return nil, fmt.Errorf("path %q at %d: unexpected %q", data, r.at, data[r.at])
	}
	return r.out, nil
}

// MustPath parses path data that is part of the program and panics on errors. A test parses it all.
func MustPath(data string) Outline {
	o, err := parsePath(data)
	if err != nil {
		panic(err)
	}
	return o
}

// pathReader is the state of parsing path data: the pen, the start of the current curve, and the
// control point that T and S mirror.
type pathReader struct {
	data         string
	at           int
	last         byte
	x, y         float64
	startX       float64
	startY       float64
	mirrorX      float64
	mirrorY      float64
	mirrorIsQuad bool
	mirrorIsCube bool
	out          Outline
}

func (r *pathReader) skip() {
	for r.at < len(r.data) {
		switch r.data[r.at] {
		case ' ', ',', '\n', '\t':
			r.at++
		default:
			return
		}
	}
}

// command returns the next command letter. Numbers directly after a command repeat it, except that
// they repeat M as L.
func (r *pathReader) command() (byte, bool) {
	r.skip()
	if r.at == len(r.data) {
		return 0, false
	}
	c := r.data[r.at]
	if c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' {
		r.at++
		r.last = c
		return c, true
	}
	switch r.last {
	case 0, 'Z', 'z':
		return 0, false
	case 'M':
		return 'L', true
	case 'm':
		return 'l', true
	}
	return r.last, true
}

func (r *pathReader) number() (float64, error) {
	r.skip()
	from := r.at
	seenDot, seenDigit := false, false
	for r.at < len(r.data) {
		c := r.data[r.at]
		sign := (c == '-' || c == '+') && r.at == from
		dot := c == '.' && !seenDot
		if !sign && !dot && (c < '0' || c > '9') {
			break
		}
		seenDot = seenDot || dot
		seenDigit = seenDigit || c >= '0' && c <= '9'
		r.at++
	}
	if !seenDigit {
		return 0, fmt.Errorf("a number is missing")
	}
	return strconv.ParseFloat(r.data[from:r.at], 64)
}

func (r *pathReader) numbers(into []float64) error {
	for i := range into {
		n, err := r.number()
		if err != nil {
			return err
		}
		into[i] = n
	}
	return nil
}

func (r *pathReader) run(command byte) error {
	relative := command >= 'a'
	var baseX, baseY float64
	if relative {
		command -= 'a' - 'A'
		baseX, baseY = r.x, r.y
	}
	var n [7]float64
	quad, cube := false, false
	switch command {
	case 'M', 'L', 'T':
		if err := r.numbers(n[:2]); err != nil {
			return err
		}
		x, y := baseX+n[0], baseY+n[1]
		switch command {
		case 'M':
			r.startX, r.startY = x, y
			r.add(MoveTo(x, y))
		case 'L':
			r.add(LineTo(x, y))
		case 'T':
			cx, cy := r.x, r.y
			if r.mirrorIsQuad {
				cx, cy = 2*r.x-r.mirrorX, 2*r.y-r.mirrorY
			}
			r.add(QuadTo(cx, cy, x, y))
			r.mirrorX, r.mirrorY, quad = cx, cy, true
		}
	case 'H':
		if err := r.numbers(n[:1]); err != nil {
			return err
		}
		r.add(LineTo(baseX+n[0], r.y))
	case 'V':
		if err := r.numbers(n[:1]); err != nil {
			return err
		}
		r.add(LineTo(r.x, baseY+n[0]))
	case 'Q':
		if err := r.numbers(n[:4]); err != nil {
			return err
		}
		r.add(QuadTo(baseX+n[0], baseY+n[1], baseX+n[2], baseY+n[3]))
		r.mirrorX, r.mirrorY, quad = baseX+n[0], baseY+n[1], true
	case 'C':
		if err := r.numbers(n[:6]); err != nil {
			return err
		}
		r.add(CubicTo(baseX+n[0], baseY+n[1], baseX+n[2], baseY+n[3], baseX+n[4], baseY+n[5]))
		r.mirrorX, r.mirrorY, cube = baseX+n[2], baseY+n[3], true
	case 'S':
		if err := r.numbers(n[:4]); err != nil {
			return err
		}
		cx, cy := r.x, r.y
		if r.mirrorIsCube {
			cx, cy = 2*r.x-r.mirrorX, 2*r.y-r.mirrorY
		}
		r.add(CubicTo(cx, cy, baseX+n[0], baseY+n[1], baseX+n[2], baseY+n[3]))
		r.mirrorX, r.mirrorY, cube = baseX+n[0], baseY+n[1], true
	case 'A':
		if err := r.numbers(n[:]); err != nil {
			return err
		}
		r.arc(n[0], n[1], n[2]*math.Pi/180, n[3] != 0, n[4] != 0, baseX+n[5], baseY+n[6])
	case 'O':
		if err := r.numbers(n[:3]); err != nil {
			return err
		}
		r.out = append(r.out, Circle(baseX+n[0], baseY+n[1], n[2])...)
		r.x, r.y = baseX+n[0], baseY+n[1]
		r.startX, r.startY = r.x, r.y
	case 'Z':
		r.out = append(r.out, ClosePath())
		r.x, r.y = r.startX, r.startY
	default:
		return fmt.Errorf("no such command as %q", command)
	}
	r.mirrorIsQuad, r.mirrorIsCube = quad, cube
	return nil
}

// add adds a step and moves the pen to its end.
func (r *pathReader) add(s Step) {
	r.x, r.y = s.end()
	r.out = append(r.out, s)
}
