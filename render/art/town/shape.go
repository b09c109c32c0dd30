package town

import (
	"image"
	"math"

	"lineup/render/art/figure"
	"lineup/render/art/pen"
)

// Shape is the outline of a standee's figure with its cut edge. Positions are at size 1, from its
// feet.
type Shape struct {
	solid       []bool
	within      image.Rectangle // the pixels of solid
	middle, low float64
	scale       float64
	// Half is half the width of the figure, which is in the middle of its base.
	Half float64
	// Face is the area of its face.
	Face pen.Area
}

// shapeEdge is the width of the edge of a shape in units.
const shapeEdge = 6.0

// Shape returns the outline of a standee, or nil if it has no picture.
func (s Standee) Shape() *Shape {
	if s.Of == nil {
		return nil
	}
	f := s.measure()
	defer pen.Recycle(f.trial)
	if f.bounds.Empty() {
		return nil
	}
	edge := shapeEdge / f.scale * trialUnit
	k := &Shape{within: f.bounds.Inset(-int(math.Ceil(edge))).Intersect(f.trial.Rect), middle: f.middle, low: f.low, scale: f.scale}
	wide := f.trial.Rect.Dx()
	mask := grown(f.trial, edge)
	for y := k.within.Min.Y; y < k.within.Max.Y; y++ {
		for x := k.within.Min.X; x < k.within.Max.X; x++ {
			k.solid = append(k.solid, mask[y*wide+x] > 127)
		}
	}
	k.Half = float64(f.bounds.Dx())/trialUnit/2*f.scale + shapeEdge
	k.Face = s.faceOf(f)
	return k
}

// faceOf returns the area of the face of a measured figure. A subject without a known face has it in the
// middle of its upper third.
func (s Standee) faceOf(m measured) pen.Area {
	high := (float64(m.bounds.Dy()) / trialUnit) * m.scale
	of := pen.AreaAt(-high/8, toBase-high, high/4, high/3)
	if f, ok := figureOf(s.Of); ok {
		a := figure.Face(f)
		of = pen.AreaAt((a.X-m.middle)*m.scale, (a.Y-m.low)*m.scale+toBase, a.W*m.scale, a.H*m.scale)
	}
	return of
}

// Has reports whether a position is on the figure.
func (k *Shape) Has(x, y float64) bool {
	at := image.Pt(pixel(x/k.scale+k.middle), pixel((y-toBase)/k.scale+k.low))
	return at.In(k.within) && k.solid[(at.Y-k.within.Min.Y)*k.within.Dx()+at.X-k.within.Min.X]
}

// pixel returns the pixel of a trial at a position of its figure.
func pixel(x float64) int { return int(math.Floor((x + trialReach) * trialUnit)) }

// OnBase reports whether a position, in units from the feet, is on the base, which has the same size
// for all standees.
func OnBase(x, y float64) bool { return math.Hypot(x/52, (y-5)/24) <= 1 }
