package brush

import (
	"math"
	"slices"

	"lineup/game/picture"
)

// At is where and how a thing made of strokes is drawn: its middle, its size, and its turn in radians,
// clockwise. The zero At is the window itself.
type At struct {
	X, Y float64
	K    float64 // size; 0 is 1
	Turn float64
}

// size returns the size of the thing.
func (at At) size() float64 {
	if at.K == 0 {
		return 1
	}
	return at.K
}

// Stroke returns the places of a stroke of the thing. Its numbers are x, y, and the width of each place.
func (at At) Stroke(numbers ...float64) []picture.Along {
	sin, cos := math.Sincos(at.Turn)
	k := at.size()
	places := make([]picture.Along, 0, len(numbers)/3)
	for n := range slices.Chunk(numbers, 3) {
		x, y := k*n[0], k*n[1]
		places = append(places, To(at.X+x*cos-y*sin, at.Y+x*sin+y*cos, k*n[2]))
	}
	return places
}

// Solid returns a stroke of the thing, with shade and a line around it.
func (at At) Solid(c picture.Colour, numbers ...float64) []picture.Part {
	return Solid(c, at.Stroke(numbers...)...)
}

// Flat returns a stroke of the thing, almost without shade.
func (at At) Flat(c picture.Colour, numbers ...float64) []picture.Part {
	return []picture.Part{Flat(c, at.Stroke(numbers...)...)}
}

// Inked returns a stroke of the thing in ink.
func (at At) Inked(numbers ...float64) []picture.Part {
	return []picture.Part{Inked(at.Stroke(numbers...)...)}
}

// Dot returns a disc of the thing around (x, y) with radius r, almost without shade.
func (at At) Dot(c picture.Colour, x, y, r float64) []picture.Part {
	p := at.Stroke(x, y, r)[0]
	return []picture.Part{Dot(c, p.X, p.Y, p.Width)}
}

// Ball returns a ball of the thing around (x, y) with radius r, with shade and a line around it.
func (at At) Ball(c picture.Colour, x, y, r float64) []picture.Part {
	p := at.Stroke(x, y, r)[0]
	return Ball(c, p.X, p.Y, p.Width)
}
