package bust

import (
	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Seen returns the approximate face area of a bust on its stage, which words must avoid.
func Seen(b picture.Bust) pen.Area {
	k := b.K
	if k == 0 {
		k = usualSize
	}
	return pen.AreaAt(b.X-42*k, b.Y-56*k, 84*k, 112*k)
}

// peoplesEye is the middle of a person's right eye.
var peoplesEye = pen.Point{X: 17.5, Y: -3}

// Eyes returns the middles of a head's eyes, the left one first, in the units and around the origin
// of [Head]. turn is as for Head.
func Eyes(h picture.Head, turn float64) [2]pen.Point {
	eye := pick(specialHeads[:], h.Face).eye
	if eye == (pen.Point{}) {
		eye = peoplesEye
	}
	b := newPainter(pen.Pen{}, turn, ink.Palette{}, picture.LightSide)
	var seen [2]pen.Point
	for i, side := range bothSides {
		seen[i].X, seen[i].Y = b.place(side*eye.X, eye.Y)
	}
	return seen
}

// OfPerson reports whether a head is a person's, with a face that shows skin.
func OfPerson(h picture.Head) bool { return pick(specialHeads[:], h.Face).paint == nil }
