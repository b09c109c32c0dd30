package crossover2

import (
	"math"
	"slices"

	. "lineup/game/picture"
)

// The pictures of the Heroes. Their background is blue. Clothes are tan, cream, wine, and green.

var detectiveLanceArt = Scene{Place: PoliceStation, Seed: 4, Accent: 0xffd890, Under: Halo,
	Subject: Bust{X: -36, Y: 2, K: 0.92, Turn: 0.35, Wears: Jacket, Suit: 0xc09a68, Tie: 0xa84a3a,
		Head: Head{Face: Long, Hair: Thin, HairC: 0xa89478, Mood: Stern, Beard: Stubble, Wrinks: true}},
	Extra: maindeckInFront(maindeckBadge(maindeckAt{X: 68, Y: 14, K: 0.9, Turn: 0.1}))}

// maindeckBadge returns the open wallet of a detective, with a badge.
func maindeckBadge(at maindeckAt) []Part {
	return slices.Concat(
		at.solid(0x5a3a2a, 0, -46, 70, 0, -40, 76, 0, 40, 76, 0, 46, 70), at.flat(0x7a5038, -34, -38, 3, -34, 38, 3),
		at.solid(0xf2c23a, 0, -34, 30, 0, -24, 46, 0, -4, 50, 0, 12, 42, 0, 26, 20, 0, 34, 2),
		at.flat(0xfff0b0, -16, -24, 2, -20, -8, 5, -16, 8, 1),
		at.ball(0x3f7ad8, 0, -4, 11), at.flat(Paper, 0, -11, 1, 0, -4, 7, 0, 3, 1))
}

var laurelLanceArt = Scene{Place: CityHall, Seed: 6, Accent: 0xffe9a0, Effect: Papers,
	Subject: Figure{Pose: Cast, X: -26, Y: 42, K: 1.26, Build: SlimBuild, Suit: 0xf0e6d8, Trim: 0x8a2f3f, Panel: Vee, PanelColour: 0xc04a58, BareHands: true, BareLegs: true,
		Skirt: ShortSkirt, SkirtC: 0xe8d8c4, Front: Open,
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0x7a4a2a, Mood: Fierce, Lashes: true}, HeadSize: 1.3}}

var moiraQueenArt = Scene{Place: Hall, Seed: 6, Accent: 0xffd27a,
	Subject: Bust{X: -30, Y: 2, K: 0.92, Turn: 0.25, Build: SlimBuild, Wears: Suit, Suit: 0xa83a5a, Tie: 0xe8c0a0,
		Head: Head{Face: Oval, Hair: Bob, HairC: 0xf0d890, Mood: FairMood, Lashes: true, Wrinks: true}},
	Extra: maindeckInFront(maindeckPearls(-26, 64), maindeckBook(maindeckAt{X: 68, Y: 20, K: 0.9, Turn: 0.16}))}

// maindeckPearls returns a string of pearls around a neck.
func maindeckPearls(x, y float64) []Part {
	var parts []Part
	for i := range 7 {
		dx := 7.4 * (float64(i) - 3)
		parts = append(parts, maindeckHere.ball(Paper, x+dx, y-0.02*dx*dx, 3.4)...)
	}
	return parts
}

// maindeckBook returns a small book of names, with a ribbon.
func maindeckBook(at maindeckAt) []Part {
	return slices.Concat(
		at.solid(0xe8dcc0, 4, -44, 60, 4, 46, 60), at.solid(0x6a4a34, 0, -48, 62, 0, 44, 62), at.flat(0x8a6448, -26, -46, 4, -26, 42, 4),
		at.flat(0xd8b04a, -14, -30, 2, 22, -30, 2), at.flat(0xd8b04a, -14, 28, 2, 22, 28, 2),
		at.solid(0xd8403a, 14, 44, 7, 15, 62, 7), at.inked(-14, -8, 3, 20, -8, 3), at.inked(-14, 2, 3, 20, 2, 3))
}

var shadoArt = Scene{Place: Jungle, Seed: 7, Accent: 0xd8ff9a, Under: Halo, Front: Fronds,
	Subject: Figure{Pose: Aim, X: 36, Y: 38, K: 1.3, Flip: true, Turn: -0.12, Build: SlimBuild, Suit: 0x8fb45a, Trim: 0x6a4a30, BareHands: true, Panel: Vest, PanelColour: 0xd8c898, Belt: 0x6a4a30,
		Held: Held{Thing: Bow, C: 0xc98a3a},
		Head: Head{Face: Oval, Skin: Tan, Hair: Tail, HairC: 0x2a2230, Mood: Fierce, Lashes: true}, HeadSize: 1.25}}

// The pictures of the Villains. Their background is red.

var bronzeTigerArt = Scene{Place: Prison, Seed: 9, Accent: 0xffd890, Under: Halo,
	Subject: Figure{Pose: Pounce, X: -34, Y: 13, K: 1.02, Build: HulkBuild, Skin: Deep, Suit: 0x4a4a62, Trim: 0xf0a040, BareArms: true, Panel: Vest, PanelColour: 0xf0a040, Belt: 0xf0a040,
		Front: Fist, Back: Fist,
		Head: Head{Face: Square, Skin: Deep, Hair: Short, HairC: Ink, Beard: Goatee, Mood: Roar}, HeadSize: 1.35},
	Extra: maindeckInFront(maindeckClaws(maindeckAt{X: 66, Y: 1, K: 0.96, Turn: -0.25}), maindeckClaws(maindeckAt{X: 46, Y: -46, K: 0.78, Turn: -0.2}))}

// maindeckClaws returns the steel claws of a glove, which point to the right.
func maindeckClaws(at maindeckAt) []Part {
	var parts []Part
	for _, dy := range [...]float64{-10, -1, 8} {
		parts = slices.Concat(parts, at.solid(0xe8f0f6, 0, dy, 7, 22, dy-3, 6, 44, dy+3, 0.5))
	}
	return append(parts, at.solid(0xb8803a, 0, -14, 10, 0, 12, 10)...)
}

var huntressArt = Scene{Place: Street, Seed: 6, Accent: 0xffd8e8, Under: Halo, Effect: Rain,
	Subject: Figure{Pose: Run, X: -30, Y: 24, K: 1.22, Build: SlimBuild, Suit: 0x9a6ad0, Trim: 0x3a3050, Belt: 0xe8d8f0, Panel: Vee, PanelColour: 0xf0e8f6, Skirt: CoatTails, SkirtC: 0x9a6ad0,
		Head: Head{Face: Oval, Hair: Wind, HairC: 0x3a2430, Mood: Fierce, Lashes: true, Eyes: Domino, EyeC: 0x4a2a6a}, HeadSize: 1.3},
	Extra: maindeckInFront(maindeckCrossbow(maindeckAt{X: 55, Y: -14, K: 0.8, Turn: -0.1}))}

// maindeckCrossbow returns a loaded crossbow that points to the right.
func maindeckCrossbow(at maindeckAt) []Part {
	return slices.Concat(
		at.solid(0x5a4a5a, -34, 4, 12, -12, 0, 9, 44, 0, 9), at.solid(0x5a4a5a, -8, 4, 9, -12, 22, 8),
		at.inked(30, -36, 2, -14, -2, 2), at.inked(30, 36, 2, -14, -2, 2),
		at.solid(0xe8e0f0, 26, -40, 3, 36, -28, 7, 42, 0, 9, 36, 28, 7, 26, 40, 3),
		at.solid(0xf2c24a, -10, -3, 4, 54, -3, 4), at.solid(0xe8f0f6, 52, -3, 11, 68, -3, 1))
}

var mrBlankArt = Scene{Place: Alley, Seed: 3, Accent: 0xfff0c8, Under: Halo, Effect: CardsEffect,
	Subject: Bust{X: -24, Y: 2, K: 0.92, Turn: 0.3, Wears: Jacket, Suit: 0x5a6480, Tie: 0xd8dce0, Held: Held{Thing: Staff, C: 0x3a3f50, K: 0.3},
		Head: Head{Face: Square, Skin: Deep, Mood: Calm, Eyes: Glasses, EyeC: 0xe8eef4}},
	Extra: maindeckInFront(maindeckPistol(maindeckAt{X: 70, Y: 56, K: 1}))}

// maindeckPistol returns a pistol with a silencer, which points up from a hand.
func maindeckPistol(at maindeckAt) []Part {
	return slices.Concat(
		at.solid(0x5a6478, -14, -4, 5, -22, -14, 5, -14, -24, 5), at.solid(0x8a96aa, 0, 2, 28, 0, -50, 26), at.inked(-9, -8, 2, 9, -8, 2), at.inked(-9, -14, 2, 9, -14, 2), at.inked(-9, -20, 2, 9, -20, 2),
		at.solid(0x4a5266, 0, -54, 19, 0, -112, 19), at.flat(0xa8b4c8, -5, -58, 3, -5, -108, 3), at.inked(-9, -64, 2, 9, -64, 2))
}

// The pictures of the Super Powers. Their background is amber.

var mirakuruArt = Scene{Place: Lab, Seed: 9, Accent: 0xd8ff7a,
	Subject: Bust{X: 34, Y: 4, K: 0.88, Turn: -0.4, Build: HulkBuild, Suit: 0x3f5aa8, Tie: 0x2a3a6a,
		Head: Head{Face: Square, Skin: Tan, Hair: Short, HairC: 0x4a2f2a, Mood: Roar, Eyes: GlowEyes, Glow: 0xb8ff5a}},
	Extra: maindeckInFront(maindeckSyringe(maindeckAt{X: -54, Y: 21, K: 0.76, Turn: 0.48}))}

// maindeckSyringe returns a syringe that points to the right, full of a green serum.
func maindeckSyringe(at maindeckAt) []Part {
	return slices.Concat(
		at.solid(0xe8eef4, 62, 0, 5, 106, 0, 1), at.solid(0xa8b4c0, 50, 0, 22, 66, 0, 9),
		at.solid(0xe8f4f0, -48, 0, 42, 50, 0, 42), at.flat(0x4fc832, -30, 2, 34, 46, 2, 34), at.flat(0xb0ff70, -30, -10, 8, 46, -10, 8), at.flat(Paper, -46, -16, 3, 46, -16, 3),
		at.solid(0x5a6a9a, -36, 0, 38, -28, 0, 38), at.solid(0xa8b4c0, -92, 0, 10, -40, 0, 10), at.solid(0x5a6a9a, -56, 0, 66, -48, 0, 66), at.solid(0x5a6a9a, -98, 0, 44, -90, 0, 44),
		at.inked(-8, 6, 2, -8, 20, 2), at.inked(12, 6, 2, 12, 20, 2), at.inked(32, 6, 2, 32, 20, 2))
}

var promiseToAFriendArt = Scene{Place: Grave, Seed: 11, Accent: 0xfff0b0, Front: Grass,
	Subject: Figure{Pose: Crouch, X: -40, Y: 24, K: 1.24, Suit: 0x3f9a5c, Trim: 0x5a3a2a, Belt: 0x5a3a2a, Panel: Sides, PanelColour: 0x2f7a4c,
		Head: Head{Face: Square, Beard: Stubble, Mood: Tired, Eyes: Domino, EyeC: 0x2a5a3a, Top: Hood, TopC: 0x3f9a5c}, HeadSize: 1.3},
	Extra: slices.Concat(maindeckStone(70, 76), maindeckInFront(maindeckArrow(maindeckAt{X: 44, Y: 22, K: 0.66, Turn: 1.9}, 0xd8b070, 0x4fae5a)))}

// maindeckStone returns a gravestone with its foot at a place.
func maindeckStone(x, y float64) []Part {
	at := maindeckAt{X: x, Y: y, K: 1}
	return slices.Concat(
		at.solid(0xb8a8c0, 0, -112, 20, 0, -108, 46, 0, -98, 66, 0, -84, 76, 0, -70, 78, 0, 0, 80), at.solid(0x8a7a9a, 0, -4, 98, 0, 16, 98),
		at.inked(-20, -66, 3, 20, -66, 3), at.inked(-14, -54, 3, 14, -54, 3), at.inked(0, -98, 4, 0, -78, 4), at.inked(-8, -91, 4, 8, -91, 4))
}

// maindeckArrow returns an arrow that points to the right.
func maindeckArrow(at maindeckAt, shaft, feather Colour) []Part {
	return slices.Concat(
		at.solid(shaft, -96, 0, 5, 70, 0, 5), at.solid(0xe8f0f6, 66, 0, 18, 72, 0, 14, 92, 0, 1),
		at.solid(feather, -104, -10, 8, -88, -8, 10, -58, -1, 1), at.solid(feather, -104, 10, 8, -88, 8, 10, -58, 1, 1))
}

var youHaveFailedThisCityArt = Scene{Place: City, Seed: 16, Accent: 0xfff0b0,
	Subject: Bust{X: -22, Y: 4, K: 0.92, Turn: 0.12, Wears: Jacket, Suit: 0x3f8a58, Tie: 0x2a4a3a, Light: LightTop,
		Head: Head{Face: Square, Beard: Stubble, Mood: Stern, Eyes: Domino, EyeC: 0x2a5a3a, Top: Hood, TopC: 0x3f8a58}},
	Extra: maindeckInFront(maindeckAimed(maindeckAt{X: 48, Y: 20, K: 1.1}))}

// maindeckAimed returns a drawn bow and its arrow, which points at the reader.
func maindeckAimed(at maindeckAt) []Part {
	return slices.Concat(
		at.inked(22, -122, 2, -34, 20, 2), at.inked(22, 104, 2, -34, 20, 2),
		at.solid(0xb06a34, 24, -126, 4, 20, -96, 8, 8, -50, 11, 2, -18, 13, 0, 0, 13, 2, 18, 13, 8, 50, 11, 20, 90, 8),
		at.solid(0xd8b070, -34, 20, 4, -2, -14, 8), at.solid(0x5a3a2a, -46, 26, 14, -36, 24, 24, -26, 24, 20), at.inked(-38, 20, 1.6, -26, 20, 1.6), at.inked(-38, 27, 1.6, -26, 27, 1.6),
		at.solid(0x2f6a48, -12, 6, 14, -6, 4, 24, 10, 6, 24, 16, 8, 14), at.inked(-9, -3, 2, 12, -2, 2), at.inked(-9, 12, 2, 12, 14, 2),
		at.solid(0xe8f4fa, 0, -46, 1, 0, -15, 34, 0, 12, 1), at.flat(0x7a8a9c, 6, -40, 0.5, 8.5, -15, 16, 2, 10, 0.5))
}

// The pictures of the Equipment. Their background is gray, and the item has the color.

var arrowsBowArt = Scene{Place: Cave, Seed: 6, Accent: 0xb8ffa0, Under: Rays,
	Subject: Object{Thing: Orb, C: 0xc8ffb0, X: 30, Y: 26, K: 0.8},
	Extra:   maindeckInFront(maindeckQuiver(maindeckAt{X: -62, Y: 6, K: 0.8, Turn: -0.25}), maindeckBow(maindeckAt{X: 26, Y: 2, K: 0.86}), maindeckArrow(maindeckAt{X: 36, Y: 2, K: 0.74}, 0xd8b070, 0x5fce5a))}

// maindeckBow returns a bow with its arrow to the right.
func maindeckBow(at maindeckAt) []Part {
	return slices.Concat(
		at.inked(-14, -76, 2, -14, 76, 2),
		at.solid(0x3f9a4a, 2, -88, 4, -12, -78, 6, -10, -62, 9, 6, -38, 11, 18, -18, 12, 20, 0, 12, 18, 18, 12, 6, 38, 11, -10, 62, 9, -12, 78, 6, 2, 88, 4),
		at.flat(0xa8f090, -8, -60, 1, 6, -40, 3, 15, -22, 1), at.flat(0xa8f090, 15, 24, 1, 6, 40, 3, -6, 58, 1),
		at.solid(0x6a4326, 19, -14, 17, 20, 0, 16, 19, 14, 17))
}

// maindeckQuiver returns a quiver full of arrows.
func maindeckQuiver(at maindeckAt) []Part {
	var parts []Part
	for i, dx := range [...]float64{-14, 14, 0} {
		up := float64(i/2) * -8
		parts = slices.Concat(parts, at.solid(0xd8b070, dx, -58+up, 4, dx, -34, 4), at.solid(0x5fce5a, dx, -88+up, 9, dx, -70+up, 14, dx, -56+up, 2))
	}
	return slices.Concat(parts,
		at.solid(0x7a4a2a, 0, -36, 46, 0, 30, 42, 0, 62, 36, 0, 70, 24), at.solid(0xb07a3a, 0, -38, 52, 0, -26, 52), at.solid(0xb07a3a, 0, 44, 44, 0, 54, 42),
		at.flat(0xa87040, -16, -18, 3, -14, 38, 3))
}

var collapsibleStaffArt = Scene{Place: Alley, Seed: 11, Accent: 0xffe9a0, Effect: SpeedEffect,
	Subject: Figure{Pose: Fall, X: -68, Y: -26, K: 0.7, Turn: -0.3, Suit: 0xe0644a, Trim: 0x5a3a3a, Head: Head{Face: Brute, Mood: Scared, Top: Cap, TopC: 0x3a3f52}, HeadSize: 1.4},
	Extra: slices.Concat(
		[]Part{{X: 74, Y: 46, K: 0.7, Turn: 2.2, What: Figure{Pose: Fall, Build: HulkBuild, Suit: 0x6a94e0, Trim: 0x4a3a3a, Head: Head{Face: Brute, Mood: Scared}, HeadSize: 1.4}}},
		maindeckInFront(maindeckStaff(maindeckAt{X: 4, Y: 0, K: 1, Turn: -0.6})))}

// maindeckStaff returns a staff of tubes that slide out of each other.
func maindeckStaff(at maindeckAt) []Part {
	return slices.Concat(
		at.solid(0xd8e4ee, -124, 0, 7, 124, 0, 7), at.solid(0xb8c8d8, -92, 0, 11, 92, 0, 11), at.solid(0xe8f0f6, -58, 0, 15, 58, 0, 15),
		at.solid(0xf2c24a, -60, 0, 19, -54, 0, 19), at.solid(0xf2c24a, 54, 0, 19, 60, 0, 19), at.solid(0xf2c24a, -94, 0, 15, -90, 0, 15), at.solid(0xf2c24a, 90, 0, 15, 94, 0, 15),
		at.solid(0xf2c24a, -126, 0, 11, -120, 0, 11), at.solid(0xf2c24a, 120, 0, 11, 126, 0, 11),
		at.solid(0x3a3f58, -28, 0, 18, 28, 0, 18), at.inked(-18, -8, 2, -14, 8, 2), at.inked(-6, -8, 2, -2, 8, 2), at.inked(6, -8, 2, 10, 8, 2), at.inked(18, -8, 2, 22, 8, 2))
}

var explosiveArrowArt = Scene{Place: Harbour, Seed: 9, Accent: 0xffa03a, Effect: Embers,
	Subject: Object{Thing: Orb, C: 0xffb04a, X: 58, Y: 14, K: 0.8},
	Extra: maindeckInFront(maindeckBlast(56, 12, 78), maindeckCard(maindeckAt{X: 62, Y: 14, K: 0.86, Turn: 0.25}),
		maindeckBomb(maindeckAt{X: -22, Y: -13, K: 0.92, Turn: 0.3}))}

// maindeckBlast returns an explosion around a place.
func maindeckBlast(x, y, r float64) []Part {
	const rays = 9
	var under, over []Part
	for i := range rays {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/rays + 0.2)
		far := r * (1.08 - 0.34*float64(i%2))
		ray := maindeckHere.stroke([]float64{x, y, 0.7 * r, x + 0.4*far*cos, y + 0.4*far*sin, 0.46 * r, x + far*cos, y + far*sin, 0.5})
		under, over = append(under, maindeckInk(maindeckAround(ray))), append(over, maindeckLit(0xff7a2a, 0.85*r, ray))
	}
	return slices.Concat(under, over, maindeckHere.disc(0xffe14d, x, y, 0.48*r))
}

// maindeckCard returns a card.
func maindeckCard(at maindeckAt) []Part {
	return slices.Concat(at.solid(0xf6efe0, 0, -36, 50, 0, 36, 50), at.flat(0xd8403a, 0, -30, 40, 0, 30, 40), at.flat(0xf2c23a, 0, -12, 0.5, 0, 0, 22, 0, 12, 0.5))
}

// maindeckBomb returns an arrow with a bomb behind its point.
func maindeckBomb(at maindeckAt) []Part {
	return slices.Concat(
		at.solid(0xd8b070, -96, 0, 6, 60, 0, 6), at.solid(0x4fae5a, -104, -12, 9, -88, -10, 12, -54, -1, 1), at.solid(0x4fae5a, -104, 12, 9, -88, 10, 12, -54, 1, 1),
		at.solid(0x5a6478, 40, 0, 26, 78, 0, 26), at.solid(0xe0402f, 50, 0, 28, 58, 0, 28), at.ball(0xffe14d, 69, 0, 7), at.solid(0xe8f0f6, 80, 0, 20, 106, 0, 1))
}

// The picture of the Location. Its background is violet.

var verdantArt = Scene{Place: Stage, Seed: 9, Accent: 0x8affa0, Dusk: 0.2, Under: Shafts,
	Extra: slices.Concat(
		[]Part{
			{X: -92, Y: -22, K: 0.42, What: Figure{Pose: Lift, Build: SlimBuild, Suit: 0xff8ac0, Trim: 0xff8ac0, BareHands: true, Head: Head{Face: Oval, Hair: LongHair, HairC: 0xf0d890, Mood: Grin}, HeadSize: 1.4}},
			{X: -56, Y: -23, K: 0.42, What: Figure{Pose: Cast, Suit: 0x8ad8ff, Trim: 0x8ad8ff, BareHands: true, Head: Head{Face: Square, Skin: Deep, Hair: Short, HairC: Ink, Mood: Grin}, HeadSize: 1.4}},
			{X: 60, Y: -23, K: 0.42, What: Figure{Pose: Lift, Suit: 0xffd86a, Trim: 0xffd86a, BareHands: true, Head: Head{Face: Square, Hair: Spiky, HairC: 0x6a3a20, Mood: Grin}, HeadSize: 1.4}},
			{X: 96, Y: -22, K: 0.42, What: Figure{Pose: Cast, Flip: true, Build: SlimBuild, Suit: 0xc0ff8a, Trim: 0xc0ff8a, BareHands: true, Head: Head{Face: Oval, Skin: Tan, Hair: Bob, HairC: Ink, Mood: Grin}, HeadSize: 1.4}},
		},
		maindeckMirrors(0, -52, 15),
		maindeckHere.solid(0x2a2040, 0, -16, 60, 0, 20, 60), maindeckHere.flat(0x8affa0, -24, -5, 3, 24, -5, 3), maindeckHere.ball(0x5a4a80, -15, -20, 8), maindeckHere.ball(0x5a4a80, 15, -20, 8),
		[]Part{maindeckInk(maindeckHere.stroke([]float64{0, 16, 320, 0, 140, 320})), maindeckLit(0x1f5a4a, 900, maindeckHere.stroke([]float64{0, 24, 316, 0, 140, 316}))},
		maindeckHere.flat(0x9a7ad0, -160, 18, 4, 160, 18, 4),
		[]Part{
			{X: 6, Y: 52, K: 0.66, What: Object{Thing: Orb, C: 0xa8ffc0}},
			{X: -66, Y: 46, K: 0.34, What: Object{Thing: Computer, C: 0x8affa0}},
			{X: 6, Y: 50, K: 0.28, What: Figure{Pose: Stand, Suit: 0x5fce6a, Trim: 0x8a5a3a, Belt: 0x8a5a3a, Head: Head{Face: Square, Top: Hood, TopC: 0x5fce6a, Mood: Stern}, HeadSize: 1.5}},
		},
		maindeckBow(maindeckAt{X: 64, Y: 48, K: 0.34, Turn: -1.57}))}

// maindeckMirrors returns a ball of mirrors on a wire.
func maindeckMirrors(x, y, r float64) []Part {
	parts := slices.Concat(maindeckHere.inked(x, y-60, 2, x, y-r, 2), maindeckHere.ball(0xb8a8e8, x, y, r))
	for _, s := range [...]float64{-0.5, 0, 0.5} {
		parts = slices.Concat(parts, maindeckHere.inked(x-r*(1-s*s), y+s*r, 1.4, x+r*(1-s*s), y+s*r, 1.4), maindeckHere.inked(x+0.6*s*r, y-r, 1, x+1.2*s*r, y, 1.4, x+0.6*s*r, y+r, 1))
	}
	return slices.Concat(parts, maindeckHere.disc(Paper, x-0.4*r, y-0.3*r, 4))
}

// Objects of their own are strokes of changing width. Each is the tail of a figure that is too far
// away to be seen, or too small.

// maindeckAt is where and how an object is drawn: its middle, its size, and its turn in radians.
type maindeckAt struct{ X, Y, K, Turn float64 }

// maindeckHere is the middle of the window.
var maindeckHere = maindeckAt{K: 1}

// stroke returns a stroke through places, each of which is given by x, y, and width.
func (at maindeckAt) stroke(places []float64) []Along {
	sin, cos := math.Sincos(at.Turn)
	var out []Along
	for p := range slices.Chunk(places, 3) {
		x, y := p[0]*at.K, p[1]*at.K
		out = append(out, Along{X: at.X + x*cos - y*sin, Y: at.Y + x*sin + y*cos, Width: p[2] * at.K})
	}
	return out
}

// solid returns a shape with shade and a line around it.
func (at maindeckAt) solid(c Colour, places ...float64) []Part {
	stroke := at.stroke(places)
	return []Part{maindeckInk(maindeckAround(stroke)), maindeckLit(c, 0.85*maindeckWidest(stroke), stroke)}
}

// flat returns a shape almost without shade.
func (at maindeckAt) flat(c Colour, places ...float64) []Part {
	stroke := at.stroke(places)
	return []Part{maindeckLit(c, 1.2*maindeckWidest(stroke), stroke)}
}

// inked returns a shape in ink.
func (at maindeckAt) inked(places ...float64) []Part {
	return []Part{maindeckInk(at.stroke(places))}
}

// disc returns a disc almost without shade.
func (at maindeckAt) disc(c Colour, x, y, r float64) []Part {
	return at.flat(c, maindeckDisc(x, y, r)...)
}

// ball returns a ball with shade and a line around it.
func (at maindeckAt) ball(c Colour, x, y, r float64) []Part {
	return append(at.inked(maindeckDisc(x, y, r+maindeckLine/at.K)...), at.solid(c, maindeckDisc(x, y, r)...)[1:]...)
}

// maindeckDisc returns the stroke that draws a disc from its top down.
func maindeckDisc(x, y, r float64) []float64 {
	var places []float64
	for _, turn := range [...]float64{0, 0.08, 0.2, 0.4, 0.7, 1.1, 0.5 * math.Pi, math.Pi - 1.1, math.Pi - 0.7, math.Pi - 0.4, math.Pi - 0.2, math.Pi - 0.08, math.Pi} {
		sin, cos := math.Sincos(turn)
		places = append(places, x, y-r*cos, 2*r*sin)
	}
	return places
}

// maindeckInFront returns parts in front of the subject of a scene.
func maindeckInFront(parts ...[]Part) []Part {
	all := slices.Concat(parts...)
	for i := range all {
		all[i].Before = true
	}
	return all
}

// maindeckTailed returns a figure that is there only for its tail. It has few other parts, so that
// it is painted fast.
func maindeckTailed(y, k float64, c Colour, tail []Along) Figure {
	return Figure{Y: y, K: k, NoRim: true, BareHands: true, BareFeet: true, Front: NoHand, Back: NoHand, Head: Head{Face: SkullHead}, TailColour: c, Tail: tail}
}

// maindeckLit returns a stroke in one color. Its shade begins at a distance from the edge toward
// the light.
func maindeckLit(c Colour, shade float64, stroke []Along) Part {
	const (
		below  = 400.0 // how far the figure is below the window
		bodily = 130.0 // the height of a body
		huge   = 1e12  // a size with which the line around the tail is too thin to be seen
	)
	unit := shade / 3.1 // a tail's shade begins after 3.1 units
	foot := bodily + below/unit
	start := Along{X: stroke[0].X / unit, Y: stroke[0].Y/unit - foot}
	tail := []Along{{Y: -0.3 * foot}, {Y: -0.5 * foot}, start, start}
	for _, p := range maindeckEnded(stroke) {
		tail = append(tail, Along{X: p.X / unit, Y: p.Y/unit - foot, Width: p.Width / unit})
	}
	return Part{K: unit / huge, What: maindeckTailed(foot*huge, huge, c, tail)}
}

// maindeckInk returns a stroke in ink. Its figure is so small that all of the tail is in the shade.
func maindeckInk(stroke []Along) Part {
	const tiny = 0.002
	from := stroke[0]
	var tail []Along
	for _, p := range maindeckEnded(stroke) {
		tail = append(tail, Along{X: (p.X - from.X) / tiny, Y: (p.Y - from.Y) / tiny, Width: p.Width / tiny})
	}
	return Part{X: from.X, Y: from.Y, K: tiny, What: maindeckTailed(0, 1, Ink, tail)}
}

// maindeckHair is a distance that cannot be seen.
const maindeckHair = 0.04

// maindeckEnded returns a stroke with blunt ends, where it gets its width within a few hairs.
func maindeckEnded(stroke []Along) []Along {
	last := len(stroke) - 1
	steps := [...]float64{0, 0.7, 0.95}
	var begin, end []Along
	for i, share := range steps {
		away := maindeckHair * float64(len(steps)-i)
		p, q := maindeckBeyond(stroke[0], stroke[1], away), maindeckBeyond(stroke[last], stroke[last-1], away)
		p.Width *= share
		q.Width *= share
		begin, end = append(begin, p), append(end, q)
	}
	slices.Reverse(end)
	return slices.Concat(begin, maindeckEven(stroke), end)
}

// maindeckEven returns a stroke with further places on it. No two places are more than a few times as
// far apart as their neighbors, or the smooth line through them would swing out there.
func maindeckEven(stroke []Along) []Along {
	const growth = 4
	last := len(stroke) - 1
	slopes := maindeckSlopes(stroke)
	out := stroke[:1:1]
	left := maindeckHair
	for i := range last {
		long, right := maindeckFar(stroke[i], stroke[i+1]), maindeckHair
		if i+1 < last {
			right = maindeckFar(stroke[i+1], stroke[i+2])
		}
		var near, far []Along
		lo, hi := 0.0, long
		for hi-lo > growth*min(left, right) {
			if left <= right {
				left = min(growth*left, 0.4*(hi-lo))
				lo += left
				near = append(near, maindeckBetween(stroke[i], stroke[i+1], slopes[i], slopes[i+1], lo/long))
			} else {
				right = min(growth*right, 0.4*(hi-lo))
				hi -= right
				far = append(far, maindeckBetween(stroke[i], stroke[i+1], slopes[i], slopes[i+1], hi/long))
			}
		}
		left = hi - lo
		if len(far) > 0 {
			left = maindeckFar(far[0], stroke[i+1])
		}
		slices.Reverse(far)
		out = append(slices.Concat(out, near, far), stroke[i+1])
	}
	return out
}

// maindeckFar returns the distance between two places.
func maindeckFar(a, b Along) float64 { return max(maindeckHair, math.Hypot(b.X-a.X, b.Y-a.Y)) }

// maindeckSlopes returns how a stroke changes at each of its places, for each unit of its length.
// Its width has no slope where it is largest or smallest.
func maindeckSlopes(stroke []Along) []Along {
	last := len(stroke) - 1
	slope := func(i int) Along {
		a, b := stroke[i], stroke[i+1]
		far := maindeckFar(a, b)
		return Along{X: (b.X - a.X) / far, Y: (b.Y - a.Y) / far, Width: (b.Width - a.Width) / far}
	}
	out := make([]Along, last+1)
	out[0], out[last] = slope(0), slope(last-1)
	for i := 1; i < last; i++ {
		a, b := slope(i-1), slope(i)
		before, after := maindeckFar(stroke[i-1], stroke[i]), maindeckFar(stroke[i], stroke[i+1])
		share := after / (before + after)
		out[i] = Along{X: share*a.X + (1-share)*b.X, Y: share*a.Y + (1-share)*b.Y}
		if a.Width*b.Width > 0 {
			out[i].Width = 2 * a.Width * b.Width / (a.Width + b.Width)
		}
	}
	return out
}

// maindeckBetween returns the place at a share of the smooth way from one place to another.
func maindeckBetween(a, b, slopeA, slopeB Along, t float64) Along {
	far := maindeckFar(a, b)
	mix := func(a, b, m, n float64) float64 {
		return a + t*t*(3-2*t)*(b-a) + far*t*(1-t)*((1-t)*m-t*n)
	}
	return Along{X: mix(a.X, b.X, slopeA.X, slopeB.X), Y: mix(a.Y, b.Y, slopeA.Y, slopeB.Y), Width: mix(a.Width, b.Width, slopeA.Width, slopeB.Width)}
}

// maindeckWidest returns the largest width of a stroke.
func maindeckWidest(stroke []Along) float64 {
	most := 0.0
	for _, p := range stroke {
		most = max(most, p.Width)
	}
	return most
}

// maindeckLine is the width of the line around a shape.
const maindeckLine = 2.6

// maindeckAround returns a stroke that is larger by a line on all sides.
func maindeckAround(stroke []Along) []Along {
	larger := slices.Clone(stroke)
	for i := range larger {
		larger[i].Width += 2 * maindeckLine
	}
	last := len(larger) - 1
	larger[0] = maindeckBeyond(larger[0], stroke[1], maindeckLine)
	larger[last] = maindeckBeyond(larger[last], stroke[last-1], maindeckLine)
	return larger
}

// maindeckBeyond returns the end of a stroke, moved away from the place before it.
func maindeckBeyond(end, before Along, by float64) Along {
	dx, dy := end.X-before.X, end.Y-before.Y
	if far := math.Hypot(dx, dy); far > 0 {
		end.X, end.Y = end.X+dx*by/far, end.Y+dy*by/far
	}
	return end
}
