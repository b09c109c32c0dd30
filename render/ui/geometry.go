package ui

import "math"

// The stage is the area that every scene is laid out on. A canvas fits it into the window. All
// positions and sizes are in its units unless they say pixels.
const (
	StageWidth  = 1920.0
	StageHeight = 1080.0
)

// CardAspect is the height of a card of width 1.
const CardAspect = 1.4

// Box is an upright rectangle on the stage.
type Box struct{ X, Y, W, H float64 }

// BoxAt returns the box with a top left corner and a size.
func BoxAt(x, y, w, h float64) Box { return Box{x, y, w, h} }

// Has reports whether a place is in the box.
func (b Box) Has(x, y float64) bool {
	return x >= b.X && x < b.X+b.W && y >= b.Y && y < b.Y+b.H
}

// Overlaps reports whether two boxes share more than an edge.
func (b Box) Overlaps(o Box) bool {
	return b.X < o.X+o.W && o.X < b.X+b.W && b.Y < o.Y+o.H && o.Y < b.Y+b.H
}

// Within reports whether b is entirely inside o.
func (b Box) Within(o Box) bool {
	return b.X >= o.X && b.Y >= o.Y && b.X+b.W <= o.X+o.W && b.Y+b.H <= o.Y+o.H
}

// Grown returns the box with a margin added on every side.
func (b Box) Grown(by float64) Box { return Box{b.X - by, b.Y - by, b.W + 2*by, b.H + 2*by} }

// Cut returns the part of the box inside another. Its size is zero if there is none.
func (b Box) Cut(o Box) Box {
	x, y := math.Max(b.X, o.X), math.Max(b.Y, o.Y)
	return Box{x, y, math.Max(0, math.Min(b.X+b.W, o.X+o.W)-x), math.Max(0, math.Min(b.Y+b.H, o.Y+o.H)-y)}
}

// Joined returns the smallest box around two.
func (b Box) Joined(o Box) Box {
	x, y := math.Min(b.X, o.X), math.Min(b.Y, o.Y)
	return Box{x, y, math.Max(b.X+b.W, o.X+o.W) - x, math.Max(b.Y+b.H, o.Y+o.H) - y}
}

// Middle returns the center of the box.
func (b Box) Middle() (x, y float64) { return b.X + b.W/2, b.Y + b.H/2 }

// Pose is the place of a card: its center, its width, and its turn in radians.
type Pose struct{ X, Y, W, Turn float64 }

// PoseAt returns the pose of an upright card by its top left corner.
func PoseAt(x, y, w float64) Pose { return Pose{x + w/2, y + w*CardAspect/2, w, 0} }

// Height returns the height of an unturned card of the pose.
func (p Pose) Height() float64 { return p.W * CardAspect }

// Has reports whether a point is on the card.
func (p Pose) Has(x, y float64) bool {
	sin, cos := math.Sincos(-p.Turn)
	dx, dy := x-p.X, y-p.Y
	u, v := dx*cos-dy*sin, dx*sin+dy*cos
	return math.Abs(u) <= p.W/2 && math.Abs(v) <= p.Height()/2
}

// Bounds returns the smallest box around the card.
func (p Pose) Bounds() Box {
	sin, cos := math.Sincos(math.Abs(p.Turn))
	w, h := p.W*cos+p.Height()*sin, p.W*sin+p.Height()*cos
	return Box{p.X - w/2, p.Y - h/2, w, h}
}

// Rows returns boxes of one width, each below the one before.
type Rows struct{ X, Y, W float64 } // of the next row

// Next returns the next row, h high, with a gap below it.
func (r *Rows) Next(h, gap float64) Box {
	b := BoxAt(r.X, r.Y, r.W, h)
	r.Y += h + gap
	return b
}

// CutLeft cuts a piece and a gap off the left of the box and returns the piece.
func (b *Box) CutLeft(w, gap float64) Box {
	piece := BoxAt(b.X, b.Y, w, b.H)
	b.X, b.W = b.X+w+gap, b.W-w-gap
	return piece
}

// CutRight cuts a piece off the right of the box and returns it.
func (b *Box) CutRight(w float64) Box {
	b.W -= w
	return BoxAt(b.X+b.W, b.Y, w, b.H)
}

// Inset returns the box without a margin at its sides and at its ends.
func (b Box) Inset(sides, ends float64) Box {
	return BoxAt(b.X+sides, b.Y+ends, b.W-2*sides, b.H-2*ends)
}
