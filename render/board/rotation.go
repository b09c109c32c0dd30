package board

import (
	"fmt"
	"math"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file shows how far cards in play are rotated, and which cards are under them.

// rotationTilt is how far a card in play leans for each quarter turn, in radians. Turned as far as on a real table,
// its name would be on its side or upside down.
const rotationTilt = 0.065

// tilted returns the pose of a card in play that is rotated by some quarters: it leans clockwise, within the
// height of an upright card.
func tilted(p ui.Pose, quarters int) ui.Pose {
	if quarters == 0 {
		return p
	}
	high := p.Height()
	p.Turn = rotationTilt * float64(quarters)
	p.W *= high / p.Bounds().H
	return p
}

// rotationWords says how far a card with some quarter turns is rotated, and how much is left until it is upright.
var rotationWords = [...]string{
	1: "Rotated a quarter turn: three more make it upright",
	2: "Rotated half a turn: two more quarter turns make it upright",
	3: "Rotated three quarters of a turn: one more quarter turn makes it upright",
}

// RotationWords says how far a card in play is rotated, or returns "" for an upright one.
func RotationWords(v engine.View, c engine.CardID) string {
	if c == engine.NoCard || !v.Sees(c) {
		return ""
	}
	return rotationWords[v.Quarters(c)]
}

// RotatedShort says the same in a few words.
func RotatedShort(quarters int) string { return fmt.Sprintf("rotated %d/4", quarters) }

// rotationInk is the color of the sign of a rotated card.
var rotationInk = pen.RGB(0xffb43a)

// DrawTurn draws the sign of a rotated card around the origin: a ring that is filled clockwise by its quarter
// turns, with an arrow at the end.
func DrawTurn(q pen.Pen, quarters int, radius float64) {
	line := radius * 0.42
	q.Fill(pen.Circle(0, 0, radius*1.42), pen.Ink)
	q.Stroke(pen.Circle(0, 0, radius), line*0.6, pen.Fade(pen.Paper, 0.35))
	end := float64(quarters) * math.Pi / 2
	q.Stroke(arc(radius, end-0.25), line, rotationInk)
	tip := q.Turned(end - 0.25)
	tip.Fill(pen.Polygon(-radius*0.08, -radius*1.5, radius*0.78, -radius, -radius*0.08, -radius*0.5), rotationInk)
}

// arc returns the outline of an arc around the origin, clockwise from the top.
func arc(radius, angle float64) pen.Outline {
	const step = math.Pi / 4
	n := int(math.Ceil(angle / step))
	part := angle / float64(n)
	reach := radius * 4 / 3 * math.Tan(part/4)
	o := pen.Outline{pen.MoveTo(0, -radius)}
	for i := range n {
		sin, cos := math.Sincos(float64(i) * part)
		sinTo, cosTo := math.Sincos(float64(i+1) * part)
		x, y := radius*sin, -radius*cos
		toX, toY := radius*sinTo, -radius*cosTo
		o = append(o, pen.CubicTo(x+reach*cos, y+reach*sin, toX-reach*cosTo, toY-reach*sinTo, toX, toY))
	}
	return o
}

// These place the sign of a rotated card on it, in widths of the card: its height, its width, and how far its middle
// is below the top of the card.
const turnHigh, turnWide, turnDown = 0.3, 0.72, 0.42

// turnRing is the radius of its ring, in its height. The arrow, which is half as far out again, is within the edge.
const turnRing = 0.29

// turnSign returns the box of that sign at a pose: on the right of the picture, or of the part of its width that is
// in view. With little in view it is only a ring.
func turnSign(p ui.Pose, shown float64) ui.Box {
	b := p.Bounds()
	w, h := b.W*turnWide, b.W*turnHigh
	right := b.X + b.W + h*0.2
	if shown < 1 {
		right = p.X + (shown-0.5)*p.W
	}
	if right-w < b.X {
		w = h
	}
	return ui.BoxAt(math.Max(b.X, right-w), b.Y+b.W*turnDown-h/2, w, h)
}

// DrawRotation draws the sign of a rotated card in a box, with its quarter turns as a number if the box is wider
// than high.
func DrawRotation(c *ui.Canvas, quarters int, at ui.Box) {
	c.Part(gallery.Key{Name: "rotated", N: quarters, Text: fmt.Sprint(at.W > at.H), Print: c.Art.Print}, at, 8, func(q pen.Pen) {
		q.Fill(pen.Rectangle(0, 0, at.W, at.H, at.H/2), pen.Ink)
		q.Stroke(pen.Rectangle(1.5, 1.5, at.W-3, at.H-3, at.H/2-1.5), 2, rotationInk)
		DrawTurn(q.At(at.H/2, at.H/2, 1), quarters, at.H*turnRing)
		if at.W <= at.H {
			return
		}
		q.Fitted(fmt.Sprintf("%d/4", quarters), at.H+(at.W-at.H*1.2)/2, at.H*0.8, at.W-at.H*1.25, pen.Style{Font: pen.Display, Size: at.H * 0.82, Colour: pen.Paper}, at.H*0.5, pen.Centre)
	})
}

// UnderCard returns the place of the cards under a card in play, and whether there are any.
func UnderCard(v engine.View, c engine.CardID) (Where, bool) {
	if c == engine.NoCard || !v.Board().Has().Has(card.Tucked) || !v.Sees(c) {
		return Where{}, false
	}
	under := At(card.Tucked, v.Card(c).Owner)
	return under, WhereIs(v, c).Place == engine.InPlay && under.Seat != engine.NoSeat && under.Count(v) > 0 && tucks(v.Library(), v.Face(c))
}

// tucks reports whether a text of a face puts cards under it.
func tucks(lib *engine.Library, f *engine.Face) bool {
	for _, id := range f.Triggers {
		for i := int(lib.Triggers[id].Prog); lib.Code[i].Code != engine.OpEnd; i++ {
			if op := &lib.Code[i]; op.Verb == engine.VerbPut && op.Dest.Place == card.Tucked {
				return true
			}
		}
	}
	return false
}

// tuckedWords says which cards are under a card in play, or returns "".
func (sc *Scene) tuckedWords(c engine.CardID) string {
	if w, ok := UnderCard(sc.View, c); ok {
		return "Under it: " + KnownWords(sc.View, w, sc.FaceOf)
	}
	return ""
}
