package figure

import (
	"math"

	"lineup/game/picture"
	"lineup/render/art/pen"
)

// A face, in the units of a head: how wide and high it is about the place between the eyes.
const (
	faceWide = 84.0
	faceHigh = 112.0
)

// Face is about where the face of a figure is, on the figure's stage: words are kept off it.
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

// GiantFace is the same of a giant about the origin, as large as a figure.
func GiantFace(g picture.Giant) pen.Area {
	frame := frameOf(g.Build)
	larger := g.HeadSize
	if larger == 0 {
		larger = giantHead
	}
	return faceAt(giantOf(g.Pose).hung(frame).head, frame, larger, g.Flip, 0)
}

// faceAt is the box around the face of a head, for a body that is turned.
func faceAt(at headPlace, frame frame, larger float64, flip bool, turn float64) pen.Area {
	k := at.size * headOfBust * larger * frame.head
	x, y := at.x, at.y
	if flip {
		x = -x
	}
	sin, cos := math.Sincos(turn)
	x, y = x*cos-y*sin, x*sin+y*cos
	return pen.AreaAt(x-faceWide/2*k, y-faceHigh/2*k, faceWide*k, faceHigh*k)
}
