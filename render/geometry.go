package render

import "math"

// The stage is what every scene is laid out on; a canvas fits it into the
// window. All positions and sizes are in its units unless they say pixels.
const (
	stageWidth  = 1920.0
	stageHeight = 1080.0
)

// cardAspect is the height of a card of width 1.
const cardAspect = 1.4

// box is an upright rectangle on the stage.
type box struct{ x, y, w, h float64 }

func (b box) has(x, y float64) bool {
	return x >= b.x && x < b.x+b.w && y >= b.y && y < b.y+b.h
}

// overlaps tells whether two boxes share more than an edge.
func (b box) overlaps(o box) bool {
	return b.x < o.x+o.w && o.x < b.x+b.w && b.y < o.y+o.h && o.y < b.y+b.h
}

// within tells whether b lies wholly inside o.
func (b box) within(o box) bool {
	return b.x >= o.x && b.y >= o.y && b.x+b.w <= o.x+o.w && b.y+b.h <= o.y+o.h
}

func (b box) grown(by float64) box { return box{b.x - by, b.y - by, b.w + 2*by, b.h + 2*by} }

func (b box) middle() (x, y float64) { return b.x + b.w/2, b.y + b.h/2 }

// pose is where a card lies: its middle, its width, and its turn in radians.
type pose struct{ x, y, w, turn float64 }

// poseAt is the pose of an upright card by its top left corner.
func poseAt(x, y, w float64) pose { return pose{x + w/2, y + w*cardAspect/2, w, 0} }

func (p pose) height() float64 { return p.w * cardAspect }

// has tells whether a point lies on the card.
func (p pose) has(x, y float64) bool {
	sin, cos := math.Sincos(-p.turn)
	dx, dy := x-p.x, y-p.y
	u, v := dx*cos-dy*sin, dx*sin+dy*cos
	return math.Abs(u) <= p.w/2 && math.Abs(v) <= p.height()/2
}

// bounds is the smallest box around the card.
func (p pose) bounds() box {
	sin, cos := math.Sincos(math.Abs(p.turn))
	w, h := p.w*cos+p.height()*sin, p.w*sin+p.height()*cos
	return box{p.x - w/2, p.y - h/2, w, h}
}

// fit is how the stage lies in a window: the pixels of one unit and of its
// corner. What is left over at the sides shows the bare table.
type fit struct {
	width, height int // of the window, in pixels
	unit          float64
	left, top     float64
}

func fitInto(width, height int) fit {
	f := fit{width: width, height: height}
	f.unit = math.Min(float64(width)/stageWidth, float64(height)/stageHeight)
	f.left = math.Round((float64(width) - stageWidth*f.unit) / 2)
	f.top = math.Round((float64(height) - stageHeight*f.unit) / 2)
	return f
}

// stage turns a place in pixels into one on the stage.
func (f fit) stage(px, py float64) (x, y float64) {
	return (px - f.left) / f.unit, (py - f.top) / f.unit
}

// pixels is a length in whole pixels, at least one.
func (f fit) pixels(length float64) int { return max(1, int(math.Round(length*f.unit))) }
