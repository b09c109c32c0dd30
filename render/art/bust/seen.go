package bust

import (
	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Seen returns about where the face of a bust is, on the bust's stage: words are kept off it.
func Seen(b picture.Bust) pen.Area {
	k := b.K
	if k == 0 {
		k = usualSize
	}
	return pen.AreaAt(b.X-42*k, b.Y-56*k, 84*k, 112*k)
}

// peoplesEye is the middle of the right eye of a person.
var peoplesEye = pen.Point{X: 17.5, Y: -3}

// Eyes returns where the middles of the eyes of a head are, the left one first, in the units
// and about the origin of [Head]; turn is as there.
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

// OfPerson reports whether a head is a person's, with a face that shows its skin.
func OfPerson(h picture.Head) bool { return pick(specialHeads[:], h.Face).paint == nil }
