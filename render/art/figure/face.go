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
	at := stanceOf(f.Pose).hung(frame).head
	larger := f.HeadSize
	if larger == 0 {
		larger = headLarger
	}
	k := at.size * headOfBust * larger * frame.head * size
	x, y := at.x*size, at.y*size
	if f.Flip {
		x = -x
	}
	sin, cos := math.Sincos(f.Turn)
	x, y = x*cos-y*sin, x*sin+y*cos
	return pen.AreaAt(f.X+x-faceWide/2*k, f.Y+y-faceHigh/2*k, faceWide*k, faceHigh*k)
}
