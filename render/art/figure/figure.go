package figure

import (
	"image/color"
	"math"
	"slices"

	"lineup/game/picture"
	"lineup/render/art/bust"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Holding draws what a figure holds, for example thing.HeldBow. The pen is at the wrist and its up
// direction follows the forearm. other is the position of the other hand for this pen, where a
// bow's string goes.
type Holding func(p pen.Pen, h picture.Held, other pen.Point, q ink.Palette)

// The measures of figures: the size of a bust's head relative to a figure's, the enlargement of
// comic heads, and the width of the outline.
const (
	headOfBust   = 0.215
	headLarger   = 1.12
	outlineWidth = 2.5
)

// paleSteel is the suit color of a figure that names none. No card uses it as its ground.
var paleSteel = pen.RGB(0xb9cbe0)

// artist draws one figure.
type artist struct {
	f      *picture.Figure
	q      ink.Palette
	stance stance
	frame  frame
	solid  ink.Solid
	// headLight is the light on the head, which is separate, as for busts.
	headLight picture.Light
	// The colors of the figure as its light shows them.
	suit, trim, skin, neck, glove, boots color.NRGBA
}

// limbDeep keeps level limbs, which the light falls along, from being all black.
const limbDeep = 1.6

// Draw draws a figure. hold draws what it holds and may be nil.
func Draw(p pen.Pen, f picture.Figure, q ink.Palette, hold Holding) {
	size := f.K
	if size == 0 {
		size = 1
	}
	p = p.At(f.X, f.Y, size).Turned(f.Turn)
	if f.Flip {
		p = p.Flipped()
	}
	newArtist(&f, frameOf(f.Build), q, size).draw(p, hold)
}

func newArtist(f *picture.Figure, frame frame, q ink.Palette, size float64) artist {
	a := artist{
		f: f, q: q, frame: frame, stance: stanceOf(f.Pose).hung(frame), headLight: f.Light,
		// Lines get thinner with the figure's size, but by less than the size grows.
		solid: ink.Solid{
			Line: outlineWidth / math.Sqrt(max(0.6, size)), Light: f.Light, Rim: q.Rim, NoRim: f.NoRim, Deep: limbDeep,
		},
		suit: ink.Or(f.Suit, paleSteel), trim: ink.Or(f.Trim, q.Accent),
	}
	// The head and the body share a skin, which a literal names at either of them.
	if f.Head.Skin == picture.Fair {
		f.Head.Skin = f.Skin
	}
	a.neck = bust.Hide(f.Head, q)
	a.skin = a.neck
	if f.Skin != picture.Fair {
		a.skin = bust.SkinColour(f.Skin)
	}
	a.glove, a.boots = ink.Or(f.Glove, a.trim), ink.Or(f.Boots, a.trim)
	if f.BareHands {
		a.glove = a.skin
	}
	if f.BareFeet {
		a.boots = a.skin
	}
	return a
}

// tone returns the color of a flat part in the figure's light.
func (a artist) tone(c color.NRGBA) color.NRGBA {
	if a.f.Light == picture.LightBack {
		return pen.Mix(c, pen.Ink, 0.8)
	}
	return c
}

func (a artist) draw(p pen.Pen, hold Holding) {
	a.hold(p, hold, a.f.Behind)
	a.grown(p)
	a.collar(p)
	a.cape(p)
	a.tail(p)
	a.tails(p)
	front, back := a.stance.frontHand, a.stance.backHand
	if a.f.Front != picture.PoseHand {
		front = a.f.Front
	}
	if a.f.Back != picture.PoseHand {
		back = a.f.Back
	}
	skirt := a.stance.skirtAfter()
	for i, what := range a.stance.order {
		switch what {
		case backArm:
			a.arm(p, a.stance.backArm, back)
		case frontArm:
			a.hold(p, hold, a.f.Held)
			a.arm(p, a.stance.frontArm, front)
		case backLeg:
			a.leg(p, a.stance.backLeg, a.stance.backFoot)
		case frontLeg:
			a.leg(p, a.stance.frontLeg, a.stance.frontFoot)
		case torso:
			a.torso(p)
			a.overTorso(p)
		case head:
			a.head(p)
		}
		if i == skirt {
			a.skirt(p)
		}
	}
}

// skirtAfter returns the index in the order after which the skirt is drawn, because it covers the
// body and both legs.
func (s *stance) skirtAfter() int {
	last := 0
	for i, what := range s.order {
		if what == torso || what == backLeg || what == frontLeg {
			last = i
		}
	}
	return last
}

// armsBehindTorso reports whether the arms are drawn before the body.
func (s *stance) armsBehindTorso() bool {
	return slices.Index(s.order, frontArm) < slices.Index(s.order, torso)
}

// overTorso draws the parts above the body and below the head.
func (a artist) overTorso(p pen.Pen) {
	if a.stance.armsBehindTorso() {
		a.shoulder(p, a.stance.backArm)
		a.shoulder(p, a.stance.frontArm)
	}
	a.neckwear(p)
}

// toward returns the direction of the light.
func (a artist) toward() pen.Point {
	if a.solid.Toward != (pen.Point{}) {
		return a.solid.Toward
	}
	return ink.Toward(a.f.Light)
}

// hold draws a held thing at the front hand.
func (a artist) hold(p pen.Pen, hold Holding, h picture.Held) {
	if hold == nil || h.Thing == picture.NoThing {
		return
	}
	arm := a.stance.frontArm
	turn := arm.leaving() + math.Pi/2
	sin, cos := math.Sincos(-turn)
	x, y := a.stance.backArm[2].x-arm[2].x, a.stance.backArm[2].y-arm[2].y
	other := pen.Point{X: x*cos - y*sin, Y: x*sin + y*cos}
	hold(p.At(arm[2].x, arm[2].y, 1).Turned(turn), h, other, a.q)
}

// covered draws a part that can have a pattern.
func (a artist) covered(p pen.Pen, o pen.Outline, c color.NRGBA, width float64) {
	a.solid.Part(p, o, c, width, func(p pen.Pen) { a.pattern(p, o) })
}

// arm draws an arm with its glove and hand.
func (a artist) arm(p pen.Pen, c chain, hand picture.Hand) {
	u := a.frame.arm
	sleeve := a.suit
	if a.f.BareArms {
		sleeve = a.skin
	}
	a.covered(p, limb(c, armStations, u, 0, 2), sleeve, 7*u)
	if !a.f.BareHands {
		a.covered(p, limb(c, armStations, u*gloveWider, gloveFrom, 2), a.glove, 6*u)
	}
	a.hand(p, c, hand, a.glove)
	if !a.stance.armsBehindTorso() {
		a.shoulder(p, c)
	}
}

// leg draws a leg with its foot and boot.
func (a artist) leg(p pen.Pen, c chain, toes pen.Point) {
	l := a.frame.leg
	cloth := a.suit
	if a.f.BareLegs {
		cloth = a.skin
	}
	a.covered(p, limb(c, legStations, l, 0, 2), cloth, 9*l)
	a.foot(p, c, toes, a.boots)
	if !a.f.BareFeet {
		a.covered(p, limb(c, legStations, l*bootWider, bootFrom, bootTo), a.boots, 7*l)
	}
}

// tail draws a tail from the hips.
func (a artist) tail(p pen.Pen) {
	if len(a.f.Tail) == 0 {
		return
	}
	root := between(a.stance.hips[0], a.stance.hips[1], 0.5)
	places := []pen.Along{{X: root.X, Y: root.Y, Width: 8}}
	for _, t := range a.f.Tail {
		places = append(places, pen.Along{X: t.X, Y: t.Y, Width: t.Width})
	}
	a.covered(p, pen.Brush(places, 8, true), ink.Or(a.f.TailColour, a.suit), 5)
}

// head draws the neck and the head, as package bust has it.
func (a artist) head(p pen.Pen) {
	at, n := a.stance.head, a.stance.neck
	u := a.frame.arm
	up := between(n, pen.Point{X: at.x, Y: at.y}, 0.55)
	a.solid.Part(p, pen.Brush([]pen.Along{
		{X: n.X, Y: n.Y + 3, Width: 10.5 * math.Pow(u, 0.7)}, {X: up.X, Y: up.Y, Width: 9.5 * math.Pow(u, 0.6)},
	}, 4, true), a.neck, 5, nil)
	larger := a.f.HeadSize
	if larger == 0 {
		larger = headLarger
	}
	size := at.unit(a.frame, larger)
	bust.Head(p.At(at.x, at.y, size).Turned(at.tilt), a.f.Head, at.turn, a.q, a.solid.Line/size, a.headLight)
}
