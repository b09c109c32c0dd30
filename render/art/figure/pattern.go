package figure

import (
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The maximum number of marks on one part, and the minimum area for each mark.
const (
	maxMarks = 60
	markRoom = 34
)

// pattern covers a part with the marks of a suit or hide. Their positions depend only on the
// position of the part. All of them form one outline, drawn in one step.
func (a artist) pattern(p pen.Pen, o pen.Outline) {
	if a.f.Pattern == picture.Plain {
		return
	}
	x0, y0, x1, y1 := o.Bounds()
	seed := uint32(math.Abs(x0)*7 + math.Abs(y0)*3)
	count := int(max(6, min(maxMarks, (x1-x0)*(y1-y0)/markRoom)))
	var marks pen.Outline
	for i := range count {
		x := x0 + (x1-x0)*pen.Noise(seed, i)
		y := y0 + (y1-y0)*pen.Noise(seed+1, i)
		size := 1.1 + 1.5*pen.Noise(seed+2, i)
		switch a.f.Pattern {
		case picture.Spots:
			marks = append(marks, pen.Ellipse(x, y, size, size*0.8)...)
		case picture.Stitch:
			marks = append(marks, pen.Open(x, y, x+4, y+2.5)...)
			marks = append(marks, pen.Open(x+1, y+3, x+3, y-1)...)
		case picture.Leaves:
			marks = append(marks, leaf(x, y, 6+2*size, 6.3*pen.Noise(seed+3, i))...)
		case picture.Scales:
			marks = append(marks, pen.MoveTo(x-3, y), pen.CubicTo(x-2, y+4, x+2, y+4, x+3, y))
		}
	}
	c := a.tone(ink.Or(a.f.PatternInk, pen.Ink))
	if a.f.Pattern == picture.Leaves {
		p.Fill(marks, c)
		return
	}
	p.Stroke(marks, 1.2, c)
}

// leafShape is a leaf one unit long that points to the right.
var leafShape = pen.MustPath("M0 0 Q.4 -.4 1 0 Q.4 .4 0 0 Z")

// leaf returns a leaf that grows from (x, y).
func leaf(x, y, length, turn float64) pen.Outline {
	return leafShape.Scaled(length, length).Turned(turn).Moved(x, y)
}
