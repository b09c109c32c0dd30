package figure

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/bust"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The measures of giants: the enlargement of their heads, the size of their hands relative to the
// wrist, and the size of held things relative to those of figures.
const (
	giantHead     = 1.9
	giantHandSize = 0.98
	giantHeld     = 1.5
	giantDeep     = 2 // a figure's shade would make a giant's hands black
)

// fromBelow is the direction of the light on giants, a fire in the streets to the left.
var fromBelow = pen.Point{X: -0.35, Y: 0.95}

// warmGlow is the rim color of a giant that names no glow.
const warmGlow picture.Colour = 0xff7a4a

// giantArtist draws one giant.
type giantArtist struct {
	artist
	g     *picture.Giant
	pose  *giantStance
	nails color.NRGBA
}

// DrawGiant draws a giant at the origin of the pen, size times as large as a figure. hold draws its
// weapon and may be nil.
func DrawGiant(p pen.Pen, g picture.Giant, size float64, q ink.Palette, hold Holding) {
	p = p.At(0, 0, size)
	if g.Flip {
		p = p.Flipped()
	}
	if g.Glow == 0 {
		g.Glow = warmGlow
	}
	q = ink.NewPalette(q.Main, q.Dark, ink.Hex(g.Glow))
	f := picture.Figure{
		Build: g.Build, Suit: g.Suit, Trim: g.Trim, Boots: g.Boots, Glove: g.Glove,
		BareHands: g.BareHands, BareArms: g.BareArms, BareChest: g.BareChest, Skin: g.Skin,
		Panel: g.Panel, PanelColour: g.PanelColour, Belt: g.Belt, Cape: g.Cape,
		Shoulders: g.Shoulders, ShouldersC: g.ShouldersC, Grows: g.Back, GrowsC: g.BackC,
		Head: g.Head, HeadSize: g.HeadSize, Pattern: g.Pattern, PatternInk: g.PatternInk, Held: g.Held,
	}
	if f.HeadSize == 0 {
		f.HeadSize = giantHead
	}
	a := giantArtist{artist: newArtist(&f, giantFrameOf(f.Build), q, size), g: &g, pose: giantOf(g.Pose)}
	a.stance = a.pose.hung(a.frame)
	a.solid.Toward = fromBelow
	a.solid.Deep = giantDeep
	a.headLight = giantLight(f.Head)
	if g.Nails != 0 {
		a.nails = ink.Hex(g.Nails)
	}
	a.draw(p, hold)
}

// giantLight returns the light on a giant's head. People's faces are lit by the fire below, except
// those of bald people, whose dark forehead would look like hair. Light from below makes other
// heads too dark, so they are lit from the side.
func giantLight(h picture.Head) picture.Light {
	if bust.OfPerson(h) && (h.Hair != picture.Bald || h.Top != picture.Bare) {
		return picture.LightBelow
	}
	return picture.LightSide
}

// draw draws the giant's parts in the order of its pose.
func (a giantArtist) draw(p pen.Pen, hold Holding) {
	a.grown(p)
	a.collar(p)
	a.cape(p)
	a.orb(p)
	for _, what := range a.stance.order {
		switch what {
		case backArm:
			a.giantArm(p, a.stance.backArm, a.pose.back)
		case frontArm:
			a.weapon(p, hold)
			a.giantArm(p, a.stance.frontArm, a.pose.front)
		case backLeg:
			a.leg(p, a.stance.backLeg, a.stance.backFoot)
		case frontLeg:
			a.leg(p, a.stance.frontLeg, a.stance.frontFoot)
		case torso:
			a.torso(p)
			a.hatchTorso(p)
			a.overTorso(p)
		case head:
			a.head(p)
		}
	}
}

// giantArm draws an arm and a giant's hand.
func (a giantArtist) giantArm(p pen.Pen, c chain, hand giantArm) {
	a.arm(p, c, picture.NoHand)
	a.hatchArm(p, c)
	if hand.grasp == knuckles {
		a.comingFist(p, c[2], hand.size, hand.turn, a.glove, pen.Mix(a.glove, pen.Ink, 0.25))
		return
	}
	if int(hand.grasp) >= len(giantHands) {
		return
	}
	size := hand.size
	if size == 0 {
		size = c[2].size() * giantHandSize
	}
	size *= 0.8 + 0.2*math.Min(1.4, a.frame.arm)
	turn := c.leaving() + hand.turn
	up := size
	if (math.Cos(turn) < 0) != hand.thumbDown {
		up = -size
	}
	a.giantHand(p, giantHands[hand.grasp].placed(c[2], turn, size, up), size, a.glove, a.nails)
}

// weapon draws the giant's weapon.
func (a giantArtist) weapon(p pen.Pen, hold Holding) {
	h := a.g.Held
	if h.K == 0 {
		h.K = 0.8
	}
	h.K *= giantHeld
	h.Turn += a.pose.held
	a.hold(p, hold, h)
}

// orb draws the light that the giant holds, in poses that have one.
func (a giantArtist) orb(p pen.Pen) {
	o := a.pose.orb
	if o == (joint{}) {
		return
	}
	c := ink.Or(a.g.Orb, ink.Hex(a.g.Glow))
	for i := range 4 {
		p.Fill(pen.Circle(o.x, o.y, o.scale*(2.3-0.4*float64(i))), pen.Fade(c, 0.2))
	}
	p.Wheel(o.x, o.y, o.scale*3, 14, pen.Fade(pen.Mix(c, pen.White, 0.5), 0.4), pen.WheelOf{From: o.scale * 1.2})
	p.Fill(pen.Burst(o.x, o.y, o.scale*1.15, o.scale*0.86, 12, 0.2, 0.1, 3), c)
	p.Fill(pen.Circle(o.x, o.y, o.scale*0.72), pen.Mix(c, pen.White, 0.65))
	p.Fill(pen.Circle(o.x, o.y, o.scale*0.46), pen.White)
}

// Swing is the path of an arm that has been swung up: around the shoulder at (X, Y) with radius
// Radius, to the angle To. Side is 1 for a swing from the left, and -1 for one from the right.
type Swing struct{ X, Y, Radius, To, Side float64 }

// GiantSwings returns the swings of the raised arms of a giant at the origin, as large as a figure.
func GiantSwings(g picture.Giant) []Swing {
	const raised = 12
	s := giantOf(g.Pose).hung(giantFrameOf(g.Build))
	left, right := s.backArm, s.frontArm
	if s.nearLeft != g.Flip {
		left, right = right, left
	}
	var swings []Swing
	for i, c := range [...]chain{left, right} {
		if g.Flip {
			for j := range c {
				c[j].x = -c[j].x
			}
		}
		from, to := c[0].point(), c[2].point()
		if from.Y-to.Y >= raised {
			swings = append(swings, Swing{
				X: from.X, Y: from.Y, Radius: math.Hypot(to.X-from.X, to.Y-from.Y),
				To: math.Atan2(to.Y-from.Y, to.X-from.X), Side: 1 - 2*float64(i),
			})
		}
	}
	return swings
}
