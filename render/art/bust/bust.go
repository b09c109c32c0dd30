// Package bust paints people and creatures seen close: heads, and busts from the chest
// up. Everything is in the units of a head, whose face is about 78 wide and 110 high,
// with the origin between the eyes and the light from the left. The outlines of every
// part are variables of the package; what a part is called in package picture is the
// index of the table it stands in.
package bust

import (
	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// What a bust takes where its literal leaves the field out.
const (
	usualSize = 1.06
	usualTurn = 0.5
)

// neckY is where the neck is, about which a head tilts.
const neckY = 50

// Draw paints a bust on the stage. What it holds (picture.Bust.Held) is left to the
// caller: see Hand.
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

// Head paints a head alone, about its own origin: turn is -1 to 1, 0 looks straight out,
// and line is how far its ink contour reaches beyond it.
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

// behindHead paints what of a head is behind its neck and shoulders.
func (b painter) behindHead(h picture.Head) {
	b.hairBehind(h)
	pick(tops[:], h.Top).behind.paint(b, h)
}

// head paints the face and what is on it.
func (b painter) head(h picture.Head) {
	if special := pick(specialHeads[:], h.Face); special.paint != nil {
		special.paint(b, h)
	} else {
		b.person(h, pick(faces[:], h.Face))
	}
	pick(tops[:], h.Top).front.paint(b, h)
}

// part paints a part of a head, as the head says; nil paints nothing.
type part func(b painter, h picture.Head)

func (f part) paint(b painter, h picture.Head) {
	if f != nil {
		f(b, h)
	}
}

// specialHead is a head that is not a person's: its main outline, if it has one of its
// own, and what paints it.
type specialHead struct {
	outline pen.Outline
	paint   part
}

var specialHeads = [picture.NumFaces]specialHead{
	picture.Ape:       {apeHead, painter.ape},
	picture.Cat:       {catHead, painter.cat},
	picture.WolfHead:  {wolfHead, painter.wolf},
	picture.Demon:     {demonHead, painter.demon},
	picture.Bug:       {bugHead, painter.bug},
	picture.Alien:     {faces[picture.Dome].outline, painter.alien},
	picture.Circuit:   {faces[picture.Dome].outline, painter.circuit},
	picture.Mud:       {mudHead, painter.mud},
	picture.Moss:      {mossHead, painter.moss},
	picture.Stone:     {stoneHelm, painter.stone},
	picture.Bone:      {faces[picture.Brute].outline, painter.boned},
	picture.Chalk:     {faces[picture.Square].outline, painter.chalk},
	picture.SkullHead: {skull, painter.skull},
	picture.Sack:      {sackHead, painter.sack},
	picture.Mask:      {nil, painter.wholeMask},
	picture.Machine:   {nil, painter.halfMachine},
	picture.RobotHead: {robotHead, painter.robot},
	picture.Titan:     {titanHead, painter.titan},
	picture.Diver:     {diverHelm, painter.diver},
}

// headOutline is the main outline of a head that looks straight out.
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

// pick is a row of a table, or its first where there is none of that number.
func pick[Row any, Index ~uint8](table []Row, i Index) Row {
	if int(i) < len(table) {
		return table[i]
	}
	return table[0]
}
