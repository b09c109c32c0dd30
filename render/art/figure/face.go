package figure

import (
	"math"

	"lineup/game/picture"
	"lineup/render/art/bust"
	"lineup/render/art/pen"
)

// A face, in the units of a head: how wide and high it is about the place between the eyes.
const (
	faceWidth  = 84.0
	faceHeight = 112.0
)

// Face returns about where the face of a figure is, on the figure's stage: words are kept off it.
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

// GiantFace returns the same of a giant about the origin, as large as a figure.
func GiantFace(g picture.Giant) pen.Area {
	at, larger := giantHeadOf(g)
	return faceAt(at, giantFrameOf(g.Build), larger, g.Flip, 0)
}

// GiantEyes returns where the middles of the eyes of a giant about the origin are, as large as
// a figure, the left one first; k is how large a unit of its head is, of which an eye is
// about 22 wide.
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

// giantHeadOf returns where the head of a giant is, and how much larger than life.
func giantHeadOf(g picture.Giant) (at headPlace, larger float64) {
	if larger = g.HeadSize; larger == 0 {
		larger = giantHead
	}
	return giantOf(g.Pose).hung(giantFrameOf(g.Build)).head, larger
}

// unit returns how large a unit of a head is that is drawn so much larger than life.
func (at headPlace) unit(f frame, larger float64) float64 {
	return at.size * headOfBust * larger * f.head
}

// faceAt returns the box around the face of a head, for a body that is turned.
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
