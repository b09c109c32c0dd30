package ui

import "math"

// The stage is what every scene is laid out on; a canvas fits it into the
// window. All positions and sizes are in its units unless they say pixels.
const (
	StageWidth  = 1920.0
	StageHeight = 1080.0
)

// CardAspect is the height of a card of width 1.
const CardAspect = 1.4

// Box is an upright rectangle on the stage.
type Box struct{ X, Y, W, H float64 }

// BoxAt is the box of a size by its top left corner.
func BoxAt(x, y, w, h float64) Box { return Box{x, y, w, h} }

// Has reports whether a place lies in the box.
func (b Box) Has(x, y float64) bool {
	return x >= b.X && x < b.X+b.W && y >= b.Y && y < b.Y+b.H
}

// Overlaps reports whether two boxes share more than an edge.
func (b Box) Overlaps(o Box) bool {
	return b.X < o.X+o.W && o.X < b.X+b.W && b.Y < o.Y+o.H && o.Y < b.Y+b.H
}

// Within reports whether b lies wholly inside o.
func (b Box) Within(o Box) bool {
	return b.X >= o.X && b.Y >= o.Y && b.X+b.W <= o.X+o.W && b.Y+b.H <= o.Y+o.H
}

// Grown is the box with a margin added on every side.
func (b Box) Grown(by float64) Box { return Box{b.X - by, b.Y - by, b.W + 2*by, b.H + 2*by} }

// Middle is the middle of the box.
func (b Box) Middle() (x, y float64) { return b.X + b.W/2, b.Y + b.H/2 }

// Pose is where a card lies: its middle, its width, and its turn in radians.
type Pose struct{ X, Y, W, Turn float64 }

// PoseAt is the pose of an upright card by its top left corner.
func PoseAt(x, y, w float64) Pose { return Pose{x + w/2, y + w*CardAspect/2, w, 0} }

// Height is how high a card of the pose is when it stands upright.
func (p Pose) Height() float64 { return p.W * CardAspect }

// Has reports whether a point lies on the card.
func (p Pose) Has(x, y float64) bool {
	sin, cos := math.Sincos(-p.Turn)
	dx, dy := x-p.X, y-p.Y
	u, v := dx*cos-dy*sin, dx*sin+dy*cos
	return math.Abs(u) <= p.W/2 && math.Abs(v) <= p.Height()/2
}

// Bounds is the smallest box around the card.
func (p Pose) Bounds() Box {
	sin, cos := math.Sincos(math.Abs(p.Turn))
	w, h := p.W*cos+p.Height()*sin, p.W*sin+p.Height()*cos
	return Box{p.X - w/2, p.Y - h/2, w, h}
}

// Fit is how the stage lies in a window: the pixels of one unit and of its
// corner. What is left over at the sides shows the bare table.
type Fit struct {
	Width, Height int // of the window, in pixels
	Unit          float64
	Left, Top     float64
}

// FitInto is how the stage fits into a window of so many pixels.
func FitInto(width, height int) Fit {
	f := Fit{Width: width, Height: height}
	f.Unit = math.Min(float64(width)/StageWidth, float64(height)/StageHeight)
	f.Left = math.Round((float64(width) - StageWidth*f.Unit) / 2)
	f.Top = math.Round((float64(height) - StageHeight*f.Unit) / 2)
	return f
}

// Room is all of the window, on the stage: it reaches beyond the stage at two sides
// where the window has another shape.
func (f Fit) Room() Box {
	return Box{-f.Left / f.Unit, -f.Top / f.Unit, float64(f.Width) / f.Unit, float64(f.Height) / f.Unit}
}

// stage turns a place in pixels into one on the stage.
func (f Fit) stage(px, py float64) (x, y float64) {
	return (px - f.Left) / f.Unit, (py - f.Top) / f.Unit
}

// Pixels is a length in whole pixels, at least one.
func (f Fit) Pixels(length float64) int { return max(1, int(math.Round(length*f.Unit))) }
