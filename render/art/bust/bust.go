// Package bust draws people and creatures in close-up: heads, and busts from the chest up.
// Everything is in units of a head, whose face is about 78 wide and 110 high. The origin is between
// the eyes and the light comes from the left. The outlines of all parts are package variables. Each
// part is named in package picture by its index in a table here.
package bust

import (
	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The values of a bust whose literal leaves the field out.
const (
	usualSize = 1.06
	usualTurn = 0.5
)

// neckY is the height of the neck, around which a head tilts.
const neckY = 50

// Draw draws a bust on the stage. The caller draws what it holds (picture.Bust.Held); see Hand.
func Draw(p pen.Pen, b picture.Bust, q ink.Palette) {
	size := b.K
	if size == 0 {
		size = usualSize
	}
	turn := b.Turn
	if turn == 0 {
		turn = usualTurn
	}
	p = p.At(b.X, b.Y, size)
	if b.Flip {
		p = p.Flipped()
	}
	a := newPainter(p, turn, q, b.Light)
	a.nod = b.Nod
	tilted := a
	tilted.p = p.At(0, neckY, 1).Turned(b.Tilt).At(0, -neckY, 1)
	tilted.behindHead(b.Head)
	a.torso(b)
	tilted.head(b.Head)
}

// Head draws a head alone, around its own origin. turn is -1 to 1, where 0 looks straight out, and
// line is the width of the ink contour around it.
func Head(p pen.Pen, h picture.Head, turn float64, q ink.Palette, line float64, light picture.Light) {
	b := newPainter(p, turn, q, light)
	if line > 0 {
		contour := b
		contour.contour = line
		contour.behindHead(h)
		contour.head(h)
	}
	b.behindHead(h)
	b.head(h)
}

// behindHead draws the parts of a head that are behind its neck and shoulders.
func (b headPainter) behindHead(h picture.Head) {
	b.hairBehind(h)
	pick(tops[:], h.Top).behind.paint(b, h)
}

// head draws the face and the parts on it.
func (b headPainter) head(h picture.Head) {
	if special := pick(specialHeads[:], h.Face); special.paint != nil {
		special.paint(b, h)
	} else {
		b.person(h, pick(faces[:], h.Face))
	}
	pick(tops[:], h.Top).front.paint(b, h)
}

// headPart draws a part of a head as the head's literal says. A nil part draws nothing.
type headPart func(b headPainter, h picture.Head)

func (f headPart) paint(b headPainter, h picture.Head) {
	if f != nil {
		f(b, h)
	}
}

// specialHead is a nonhuman head: its main outline, if it has one of its own, its painter, and the
// middle of its right eye, if it differs from that of people.
type specialHead struct {
	outline pen.Outline
	paint   headPart
	eye     pen.Point
}

var specialHeads = [picture.NumFaces]specialHead{
	picture.Ape:       {outline: apeHead, paint: headPainter.ape},
	picture.Cat:       {outline: catHead, paint: headPainter.cat},
	picture.WolfHead:  {outline: wolfHead, paint: headPainter.wolf},
	picture.Demon:     {outline: demonHead, paint: headPainter.demon},
	picture.Bug:       {outline: bugHead, paint: headPainter.bug, eye: pen.Point{X: 24, Y: -10}},
	picture.Alien:     {outline: faces[picture.Dome].outline, paint: headPainter.alien},
	picture.Circuit:   {outline: faces[picture.Dome].outline, paint: headPainter.circuit},
	picture.Mud:       {outline: mudHead, paint: headPainter.mud, eye: pen.Point{X: 20, Y: -3}},
	picture.Moss:      {outline: mossHead, paint: headPainter.moss},
	picture.Stone:     {outline: stoneHelm, paint: headPainter.stone, eye: pen.Point{X: 20, Y: -2}},
	picture.Bone:      {outline: faces[picture.Brute].outline, paint: headPainter.boned},
	picture.Chalk:     {outline: faces[picture.Square].outline, paint: headPainter.chalk},
	picture.SkullHead: {outline: skull, paint: headPainter.skull},
	picture.Sack:      {outline: sackHead, paint: headPainter.sack, eye: pen.Point{X: 20, Y: -4}},
	picture.Mask:      {paint: headPainter.wholeMask},
	picture.Machine:   {paint: headPainter.halfMachine},
	picture.RobotHead: {outline: robotHead, paint: headPainter.robot, eye: pen.Point{X: 20, Y: -5}},
	picture.Titan:     {outline: titanHead, paint: headPainter.titan, eye: pen.Point{X: 20, Y: -4}},
	picture.Diver:     {outline: diverHelm, paint: headPainter.diver, eye: pen.Point{X: 24, Y: -10}},
}

// headOutline returns the main outline of a head that looks straight out.
func headOutline(h picture.Head) pen.Outline {
	special := pick(specialHeads[:], h.Face)
	switch {
	case special.outline != nil:
		return special.outline
	case special.paint != nil:
		return pick(faces[:], h.Under).outline
	}
	return pick(faces[:], h.Face).outline
}

// pick returns row i of a table, or the first row if i is out of range.
func pick[Row any, Index ~uint8](table []Row, i Index) Row {
	if int(i) < len(table) {
		return table[i]
	}
	return table[0]
}
