package thing

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// drawing holds the functions and placings that draw one thing.
type drawing struct {
	// whole draws it as a subject, around the middle of the stage.
	whole func(easel)
	// held draws it in a hand, with the grip at the origin, pointing along -y.
	held func(easel)
	// stand places a thing as a subject if it has only a drawing for the hand.
	stand placing
	// grip places a thing in a hand if it has only a drawing of its own.
	grip placing
}

// placing is a position, a size, and a turn. The zero placing stands for the usual one.
type placing struct{ x, y, k, turn float64 }

// The usual placings: at a slant across the stage, and small above the fist.
var (
	usualStand = placing{-26, 30, 1.2, 0.62}
	usualGrip  = placing{0, -32, 0.42, 0}
)

// drawings maps each thing to its drawing. A thing without one draws nothing.
var drawings = [picture.NumThings]drawing{
	picture.Sword:        {held: sword, stand: placing{-44, 42, 1.5, 0.8}},
	picture.Staff:        {held: staff, stand: placing{-22, 16, 1.3, 0.95}},
	picture.Whip:         {held: whip, stand: placing{-72, 46, 1.5, 0.1}},
	picture.Spear:        {held: spear, stand: placing{-16, 16, 1.3, 1.0}},
	picture.Orb:          {held: orb, stand: placing{0, 58, 2.4, 0}},
	picture.Beam:         {held: beam, stand: placing{-70, 40, 1.1, 0.95}},
	picture.Line:         {held: line, stand: placing{-40, 70, 0.8, 0.5}},
	picture.Bottle:       {held: bottle, stand: placing{-6, 18, 2.6, 0.25}},
	picture.Gun:          {held: gun, stand: placing{-26, 14, 2.2, 1.4}},
	picture.Bow:          {held: func(e easel) { e.bow(pen.Point{X: 0, Y: 46}) }, stand: placing{2, -2, 1.2, 1.35}},
	picture.Mallet:       {held: mallet, stand: placing{-44, 44, 1.6, 0.75}},
	picture.Sabre:        {held: sabre, stand: placing{-44, 36, 1.5, 0.7}},
	picture.CoinThing:    {held: flippedCoin, whole: bigCoin},
	picture.CardsThing:   {held: fanOfCards, stand: placing{0, 62, 1.9, 0}},
	picture.Batarang:     {whole: throwingBlade, held: smallBlade},
	picture.TridentThing: {whole: trident, held: heldTrident},
	picture.Hook:         {whole: grapplingHook, held: heldHook},
	picture.Cannon:       {whole: cannon, grip: placing{-4, -14, 0.42, -1.57}},
	picture.Shield:       {whole: shield, grip: placing{0, -2, 0.66, 0}},
	picture.BowThing:     {whole: drawnBow, grip: placing{0, 0, 0.6, -1.57}},
	picture.Lasso:        {whole: lasso, held: heldLasso},

	picture.Car:         {whole: car},
	picture.Speedster:   {whole: func(e easel) { e.at(-4, 0, 0.92).turned(-0.05).speedster() }},
	picture.Plane:       {whole: plane},
	picture.Boat:        {whole: boat},
	picture.Motorcycle:  {whole: motorcycle},
	picture.Rocket:      {whole: rocket, grip: placing{0, -46, 0.4, -0.62}},
	picture.Jetpack:     {whole: jetpack},
	picture.Searchlight: {whole: searchlight},

	picture.Cowl:        {whole: cowl},
	picture.Helmet:      {whole: helmet, grip: placing{0, -34, 0.42, 0}},
	picture.SuitThing:   {whole: suit},
	picture.UtilityBelt: {whole: utilityBelt},

	picture.Metal:     {whole: metal, grip: placing{0, -42, 0.4, 0}},
	picture.PowerRing: {whole: powerRing, grip: placing{0, -34, 0.34, 0}},
	picture.Crystal:   {whole: crystal, grip: placing{0, -44, 0.5, 0}},
	picture.Battery:   {whole: battery, grip: placing{0, -50, 0.42, 0}},
	picture.Portal:    {whole: portal},
	picture.Bubble:    {whole: bubble},
	picture.Hologram:  {whole: hologram, grip: placing{0, -46, 0.42, 0}},

	picture.Computer:    {whole: computer},
	picture.Newspaper:   {whole: newspaper, grip: placing{0, -34, 0.46, 0}},
	picture.Lamp:        {whole: lamp, held: lantern},
	picture.Chains:      {whole: chains},
	picture.Anvil:       {whole: anvil, grip: placing{0, -38, 0.44, 0}},
	picture.Door:        {whole: door},
	picture.ClockThing:  {whole: clock, grip: placing{0, -44, 0.4, 0}},
	picture.ThroneThing: {whole: func(e easel) { e.at(0, 8, 0.84).throne() }},
	picture.Magnifier:   {whole: magnifier, held: heldMagnifier},
	picture.Umbrella:    {whole: umbrella, held: furledUmbrella},
	picture.Boulder:     {whole: func(e easel) { e.at(0, 4, 1).boulder() }, grip: placing{0, -44, 0.6, 0}},
}

// drawingOf returns the drawing of a thing, or an empty one if the thing is out of range.
func drawingOf(t picture.Thing) drawing {
	if t >= picture.NumThings {
		return drawing{}
	}
	return drawings[t]
}

// orOne returns k, or 1 if k is 0.
func orOne(k float64) float64 {
	if k == 0 {
		return 1
	}
	return k
}

// place returns the easel at a placing, or at the usual one if the placing is zero.
func (e easel) place(at, usual placing) easel {
	if at == (placing{}) {
		at = usual
	}
	return e.at(at.x, at.y, orOne(at.k)).turned(at.turn)
}

// Draw draws a thing that is a picture's subject or is next to it.
func Draw(p pen.Pen, o picture.Object, q ink.Palette) {
	d := drawingOf(o.Thing)
	e := easel{Pen: p, q: q, own: o.C, light: o.Light}
	e = e.at(o.X, o.Y, orOne(o.K))
	if o.Glow != 0 {
		e.halo(ink.Hex(o.Glow))
	}
	e = e.turned(o.Turn)
	if o.Flip {
		e = e.flipped()
	}
	switch {
	case d.whole != nil:
		d.whole(e)
	case d.held != nil:
		ink.Glow(e.Pen, 0, 0, 38, q.Accent, 4, 0.11)
		d.held(e.place(d.stand, usualStand))
	}
}

// halo draws the light behind a glowing thing: rays, and rings that get brighter.
func (e easel) halo(c color.NRGBA) {
	if !e.small {
		e.Wheel(0, 0, 260, 18, pen.Fade(c, 0.26), pen.WheelOf{})
	}
	ink.Glow(e.Pen, 0, 0, 40, c, 5, 0.13)
}

// heldSize is the size of a thing in a hand if the literal gives none.
const heldSize = 0.8

// Held draws a thing in a hand. The pen is at the wrist, and -y continues along the forearm. DX and
// DY move the thing before it is turned: DX along the forearm, and DY to its right-hand side.
func Held(p pen.Pen, h picture.Held, q ink.Palette) {
	d, e := drawingOf(h.Thing), inHand(p, h, q)
	switch {
	case d.held != nil:
		d.held(e)
	case d.whole != nil:
		d.whole(e.place(d.grip, usualGrip))
	}
}

// HeldBow acts like Held but, for a bow, the other hand draws the string. other is that hand's
// position for the same pen.
func HeldBow(p pen.Pen, h picture.Held, other pen.Point, q ink.Palette) {
	if h.Thing != picture.Bow {
		Held(p, h, q)
		return
	}
	k := sizeInHand(h)
	inHand(p, h, q).bow(pen.Point{X: (other.X - h.DY) / k, Y: (other.Y + h.DX) / k})
}

// inHand returns the easel for a thing in a hand.
func inHand(p pen.Pen, h picture.Held, q ink.Palette) easel {
	e := easel{Pen: p, q: q, own: h.C, small: true}
	return e.at(h.DY, -h.DX, sizeInHand(h)).turned(h.Turn)
}

func sizeInHand(h picture.Held) float64 {
	if h.K == 0 {
		return heldSize
	}
	return h.K
}
