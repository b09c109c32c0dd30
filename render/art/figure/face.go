package figure

import (
	"math"

	"lineup/game/picture"
	"lineup/render/art/bust"
	"lineup/render/art/pen"
)

// The width and height of a face, in units of a head, centered between the eyes.
const (
	faceWidth  = 84.0
	faceHeight = 112.0
)

// Face returns the approximate face area of a figure on its stage, which words must avoid.
func Face(f picture.Figure) pen.Area {
	size := f.K
	if size == 0 {
		size = 1
	}
	frame := frameOf(f.Build)
	larger := f.HeadSize
	if larger == 0 {
		larger = headLarger
	}
	a := faceAt(stanceOf(f.Pose).hung(frame).head, frame, larger, f.Flip, f.Turn)
	return pen.AreaAt(f.X+a.X*size, f.Y+a.Y*size, a.W*size, a.H*size)
}

// GiantFace returns the approximate face area of a giant at the origin, as large as a figure.
func GiantFace(g picture.Giant) pen.Area {
	at, larger := giantHeadOf(g)
	return faceAt(at, giantFrameOf(g.Build), larger, g.Flip, 0)
}

// GiantEyes returns the middles of the eyes of a giant at the origin, as large as a figure, the
// left one first. k is the size of a unit of its head; an eye is about 22 units wide.
func GiantEyes(g picture.Giant) (eyes [2]pen.Point, k float64) {
	at, larger := giantHeadOf(g)
	k = at.unit(giantFrameOf(g.Build), larger)
	sin, cos := math.Sincos(at.tilt)
	for i, e := range bust.Eyes(g.Head, at.turn) {
		eyes[i] = pen.Point{X: at.x + k*(e.X*cos-e.Y*sin), Y: at.y + k*(e.X*sin+e.Y*cos)}
		if g.Flip {
			eyes[i].X = -eyes[i].X
		}
	}
	if g.Flip {
		eyes[0], eyes[1] = eyes[1], eyes[0]
	}
	return eyes, k
}

// giantHeadOf returns the position of a giant's head, and how much larger than life it is.
func giantHeadOf(g picture.Giant) (at headPlace, larger float64) {
	if larger = g.HeadSize; larger == 0 {
		larger = giantHead
	}
	return giantOf(g.Pose).hung(giantFrameOf(g.Build)).head, larger
}

// unit returns the size of a head's unit when the head is drawn larger than life.
func (at headPlace) unit(f frame, larger float64) float64 {
	return at.size * headOfBust * larger * f.head
}

// faceAt returns the box around the face of a head, for a body that may be flipped and turned.
func faceAt(at headPlace, frame frame, larger float64, flip bool, turn float64) pen.Area {
	k := at.unit(frame, larger)
	x, y := at.x, at.y
	if flip {
		x = -x
	}
	sin, cos := math.Sincos(turn)
	x, y = x*cos-y*sin, x*sin+y*cos
	return pen.AreaAt(x-faceWidth/2*k, y-faceHeight/2*k, faceWidth*k, faceHeight*k)
}
