package crossover2

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Heroes. Their background is blue. Clothes are tan, cream, wine, and green.

var detectiveLanceArt = Scene{Place: PoliceStation, Seed: 4, Accent: 0xffd890, Under: Halo,
	Subject: Bust{X: -36, Y: 2, K: 0.92, Turn: 0.35, Wears: Jacket, Suit: 0xc09a68, Tie: 0xa84a3a,
		Head: Head{Face: Long, Hair: Thin, HairC: 0xa89478, Mood: Stern, Beard: Stubble, Wrinks: true}},
	Extra: brush.Front(maindeckBadge(brush.At{X: 68, Y: 14, K: 0.9, Turn: 0.1}))}

// maindeckBadge returns the open wallet of a detective, with a badge.
func maindeckBadge(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x5a3a2a, 0, -46, 70, 0, -40, 76, 0, 40, 76, 0, 46, 70), at.Flat(0x7a5038, -34, -38, 3, -34, 38, 3),
		at.Solid(0xf2c23a, 0, -34, 30, 0, -24, 46, 0, -4, 50, 0, 12, 42, 0, 26, 20, 0, 34, 2),
		at.Flat(0xfff0b0, -16, -24, 2, -20, -8, 5, -16, 8, 1),
		at.Ball(0x3f7ad8, 0, -4, 11), at.Flat(Paper, 0, -11, 1, 0, -4, 7, 0, 3, 1))
}

var laurelLanceArt = Scene{Place: CityHall, Seed: 6, Accent: 0xffe9a0, Effect: Papers,
	Subject: Figure{Pose: Cast, X: -26, Y: 42, K: 1.26, Build: SlimBuild, Suit: 0xf0e6d8, Trim: 0x8a2f3f, Panel: Vee, PanelColour: 0xc04a58, BareHands: true, BareLegs: true,
		Skirt: ShortSkirt, SkirtC: 0xe8d8c4, Front: Open,
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0x7a4a2a, Mood: Fierce, Lashes: true}, HeadSize: 1.3}}

var moiraQueenArt = Scene{Place: Hall, Seed: 6, Accent: 0xffd27a,
	Subject: Bust{X: -30, Y: 2, K: 0.92, Turn: 0.25, Build: SlimBuild, Wears: Suit, Suit: 0xa83a5a, Tie: 0xe8c0a0,
		Head: Head{Face: Oval, Hair: Bob, HairC: 0xf0d890, Mood: FairMood, Lashes: true, Wrinks: true}},
	Extra: brush.Front(maindeckPearls(-26, 64), maindeckBook(brush.At{X: 68, Y: 20, K: 0.9, Turn: 0.16}))}

// maindeckPearls returns a string of pearls around a neck.
func maindeckPearls(x, y float64) []Part {
	var parts []Part
	for i := range 7 {
		dx := 7.4 * (float64(i) - 3)
		parts = append(parts, brush.At{}.Ball(Paper, x+dx, y-0.02*dx*dx, 3.4)...)
	}
	return parts
}

// maindeckBook returns a small book of names, with a ribbon.
func maindeckBook(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xe8dcc0, 4, -44, 60, 4, 46, 60), at.Solid(0x6a4a34, 0, -48, 62, 0, 44, 62), at.Flat(0x8a6448, -26, -46, 4, -26, 42, 4),
		at.Flat(0xd8b04a, -14, -30, 2, 22, -30, 2), at.Flat(0xd8b04a, -14, 28, 2, 22, 28, 2),
		at.Solid(0xd8403a, 14, 44, 7, 15, 62, 7), at.Inked(-14, -8, 3, 20, -8, 3), at.Inked(-14, 2, 3, 20, 2, 3))
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
	Extra: brush.Front(maindeckClaws(brush.At{X: 66, Y: 1, K: 0.96, Turn: -0.25}), maindeckClaws(brush.At{X: 46, Y: -46, K: 0.78, Turn: -0.2}))}

// maindeckClaws returns the steel claws of a glove, which point to the right.
func maindeckClaws(at brush.At) []Part {
	var parts []Part
	for _, dy := range [...]float64{-10, -1, 8} {
		parts = slices.Concat(parts, at.Solid(0xe8f0f6, 0, dy, 7, 22, dy-3, 6, 44, dy+3, 0.5))
	}
	return append(parts, at.Solid(0xb8803a, 0, -14, 10, 0, 12, 10)...)
}

var huntressArt = Scene{Place: Street, Seed: 6, Accent: 0xffd8e8, Under: Halo, Effect: Rain,
	Subject: Figure{Pose: Run, X: -30, Y: 24, K: 1.22, Build: SlimBuild, Suit: 0x9a6ad0, Trim: 0x3a3050, Belt: 0xe8d8f0, Panel: Vee, PanelColour: 0xf0e8f6, Skirt: CoatTails, SkirtC: 0x9a6ad0,
		Head: Head{Face: Oval, Hair: Wind, HairC: 0x3a2430, Mood: Fierce, Lashes: true, Eyes: Domino, EyeC: 0x4a2a6a}, HeadSize: 1.3},
	Extra: brush.Front(maindeckCrossbow(brush.At{X: 55, Y: -14, K: 0.8, Turn: -0.1}))}

// maindeckCrossbow returns a loaded crossbow that points to the right.
func maindeckCrossbow(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x5a4a5a, -34, 4, 12, -12, 0, 9, 44, 0, 9), at.Solid(0x5a4a5a, -8, 4, 9, -12, 22, 8),
		at.Inked(30, -36, 2, -14, -2, 2), at.Inked(30, 36, 2, -14, -2, 2),
		at.Solid(0xe8e0f0, 26, -40, 3, 36, -28, 7, 42, 0, 9, 36, 28, 7, 26, 40, 3),
		at.Solid(0xf2c24a, -10, -3, 4, 54, -3, 4), at.Solid(0xe8f0f6, 52, -3, 11, 68, -3, 1))
}

var mrBlankArt = Scene{Place: Alley, Seed: 3, Accent: 0xfff0c8, Under: Halo, Effect: CardsEffect,
	Subject: Bust{X: -24, Y: 2, K: 0.92, Turn: 0.3, Wears: Jacket, Suit: 0x5a6480, Tie: 0xd8dce0, Held: Held{Thing: Staff, C: 0x3a3f50, K: 0.3},
		Head: Head{Face: Square, Skin: Deep, Mood: Calm, Eyes: Glasses, EyeC: 0xe8eef4}},
	Extra: brush.Front(maindeckPistol(brush.At{X: 70, Y: 56, K: 1}))}

// maindeckPistol returns a pistol with a silencer, which points up from a hand.
func maindeckPistol(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x5a6478, -14, -4, 5, -22, -14, 5, -14, -24, 5), at.Solid(0x8a96aa, 0, 2, 28, 0, -50, 26), at.Inked(-9, -8, 2, 9, -8, 2), at.Inked(-9, -14, 2, 9, -14, 2), at.Inked(-9, -20, 2, 9, -20, 2),
		at.Solid(0x4a5266, 0, -54, 19, 0, -112, 19), at.Flat(0xa8b4c8, -5, -58, 3, -5, -108, 3), at.Inked(-9, -64, 2, 9, -64, 2))
}

// The pictures of the Super Powers. Their background is amber.

var mirakuruArt = Scene{Place: Lab, Seed: 9, Accent: 0xd8ff7a,
	Subject: Bust{X: 34, Y: 4, K: 0.88, Turn: -0.4, Build: HulkBuild, Suit: 0x3f5aa8, Tie: 0x2a3a6a,
		Head: Head{Face: Square, Skin: Tan, Hair: Short, HairC: 0x4a2f2a, Mood: Roar, Eyes: GlowEyes, Glow: 0xb8ff5a}},
	Extra: brush.Front(maindeckSyringe(brush.At{X: -54, Y: 21, K: 0.76, Turn: 0.48}))}

// maindeckSyringe returns a syringe that points to the right, full of a green serum.
func maindeckSyringe(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xe8eef4, 62, 0, 5, 106, 0, 1), at.Solid(0xa8b4c0, 50, 0, 22, 66, 0, 9),
		at.Solid(0xe8f4f0, -48, 0, 42, 50, 0, 42), at.Flat(0x4fc832, -30, 2, 34, 46, 2, 34), at.Flat(0xb0ff70, -30, -10, 8, 46, -10, 8), at.Flat(Paper, -46, -16, 3, 46, -16, 3),
		at.Solid(0x5a6a9a, -36, 0, 38, -28, 0, 38), at.Solid(0xa8b4c0, -92, 0, 10, -40, 0, 10), at.Solid(0x5a6a9a, -56, 0, 66, -48, 0, 66), at.Solid(0x5a6a9a, -98, 0, 44, -90, 0, 44),
		at.Inked(-8, 6, 2, -8, 20, 2), at.Inked(12, 6, 2, 12, 20, 2), at.Inked(32, 6, 2, 32, 20, 2))
}

var promiseToAFriendArt = Scene{Place: Grave, Seed: 11, Accent: 0xfff0b0, Front: Grass,
	Subject: Figure{Pose: Crouch, X: -40, Y: 24, K: 1.24, Suit: 0x3f9a5c, Trim: 0x5a3a2a, Belt: 0x5a3a2a, Panel: Sides, PanelColour: 0x2f7a4c,
		Head: Head{Face: Square, Beard: Stubble, Mood: Tired, Eyes: Domino, EyeC: 0x2a5a3a, Top: Hood, TopC: 0x3f9a5c}, HeadSize: 1.3},
	Extra: slices.Concat(maindeckStone(70, 76), brush.Front(maindeckArrow(brush.At{X: 44, Y: 22, K: 0.66, Turn: 1.9}, 0xd8b070, 0x4fae5a)))}

// maindeckStone returns a gravestone with its foot at a place.
func maindeckStone(x, y float64) []Part {
	at := brush.At{X: x, Y: y, K: 1}
	return slices.Concat(
		at.Solid(0xb8a8c0, 0, -112, 20, 0, -108, 46, 0, -98, 66, 0, -84, 76, 0, -70, 78, 0, 0, 80), at.Solid(0x8a7a9a, 0, -4, 98, 0, 16, 98),
		at.Inked(-20, -66, 3, 20, -66, 3), at.Inked(-14, -54, 3, 14, -54, 3), at.Inked(0, -98, 4, 0, -78, 4), at.Inked(-8, -91, 4, 8, -91, 4))
}

// maindeckArrow returns an arrow that points to the right.
func maindeckArrow(at brush.At, shaft, feather Colour) []Part {
	return slices.Concat(
		at.Solid(shaft, -96, 0, 5, 70, 0, 5), at.Solid(0xe8f0f6, 66, 0, 18, 72, 0, 14, 92, 0, 1),
		at.Solid(feather, -104, -10, 8, -88, -8, 10, -58, -1, 1), at.Solid(feather, -104, 10, 8, -88, 8, 10, -58, 1, 1))
}

var youHaveFailedThisCityArt = Scene{Place: City, Seed: 16, Accent: 0xfff0b0,
	Subject: Bust{X: -22, Y: 4, K: 0.92, Turn: 0.12, Wears: Jacket, Suit: 0x3f8a58, Tie: 0x2a4a3a, Light: LightTop,
		Head: Head{Face: Square, Beard: Stubble, Mood: Stern, Eyes: Domino, EyeC: 0x2a5a3a, Top: Hood, TopC: 0x3f8a58}},
	Extra: brush.Front(maindeckAimed(brush.At{X: 48, Y: 20, K: 1.1}))}

// maindeckAimed returns a drawn bow and its arrow, which points at the reader.
func maindeckAimed(at brush.At) []Part {
	return slices.Concat(
		at.Inked(22, -122, 2, -34, 20, 2), at.Inked(22, 104, 2, -34, 20, 2),
		at.Solid(0xb06a34, 24, -126, 4, 20, -96, 8, 8, -50, 11, 2, -18, 13, 0, 0, 13, 2, 18, 13, 8, 50, 11, 20, 90, 8),
		at.Solid(0xd8b070, -34, 20, 4, -2, -14, 8), at.Solid(0x5a3a2a, -46, 26, 14, -36, 24, 24, -26, 24, 20), at.Inked(-38, 20, 1.6, -26, 20, 1.6), at.Inked(-38, 27, 1.6, -26, 27, 1.6),
		at.Solid(0x2f6a48, -12, 6, 14, -6, 4, 24, 10, 6, 24, 16, 8, 14), at.Inked(-9, -3, 2, 12, -2, 2), at.Inked(-9, 12, 2, 12, 14, 2),
		at.Solid(0xe8f4fa, 0, -46, 1, 0, -15, 34, 0, 12, 1), at.Flat(0x7a8a9c, 6, -40, 0.5, 8.5, -15, 16, 2, 10, 0.5))
}

// The pictures of the Equipment. Their background is gray, and the item has the color.

var arrowsBowArt = Scene{Place: Cave, Seed: 6, Accent: 0xb8ffa0, Under: Rays,
	Subject: Object{Thing: Orb, C: 0xc8ffb0, X: 30, Y: 26, K: 0.8},
	Extra:   brush.Front(maindeckQuiver(brush.At{X: -62, Y: 6, K: 0.8, Turn: -0.25}), maindeckBow(brush.At{X: 26, Y: 2, K: 0.86}), maindeckArrow(brush.At{X: 36, Y: 2, K: 0.74}, 0xd8b070, 0x5fce5a))}

// maindeckBow returns a bow with its arrow to the right.
func maindeckBow(at brush.At) []Part {
	return slices.Concat(
		at.Inked(-14, -76, 2, -14, 76, 2),
		at.Solid(0x3f9a4a, 2, -88, 4, -12, -78, 6, -10, -62, 9, 6, -38, 11, 18, -18, 12, 20, 0, 12, 18, 18, 12, 6, 38, 11, -10, 62, 9, -12, 78, 6, 2, 88, 4),
		at.Flat(0xa8f090, -8, -60, 1, 6, -40, 3, 15, -22, 1), at.Flat(0xa8f090, 15, 24, 1, 6, 40, 3, -6, 58, 1),
		at.Solid(0x6a4326, 19, -14, 17, 20, 0, 16, 19, 14, 17))
}

// maindeckQuiver returns a quiver full of arrows.
func maindeckQuiver(at brush.At) []Part {
	var parts []Part
	for i, dx := range [...]float64{-14, 14, 0} {
		up := float64(i/2) * -8
		parts = slices.Concat(parts, at.Solid(0xd8b070, dx, -58+up, 4, dx, -34, 4), at.Solid(0x5fce5a, dx, -88+up, 9, dx, -70+up, 14, dx, -56+up, 2))
	}
	return slices.Concat(parts,
		at.Solid(0x7a4a2a, 0, -36, 46, 0, 30, 42, 0, 62, 36, 0, 70, 24), at.Solid(0xb07a3a, 0, -38, 52, 0, -26, 52), at.Solid(0xb07a3a, 0, 44, 44, 0, 54, 42),
		at.Flat(0xa87040, -16, -18, 3, -14, 38, 3))
}

var collapsibleStaffArt = Scene{Place: Alley, Seed: 11, Accent: 0xffe9a0, Effect: SpeedEffect,
	Subject: Figure{Pose: Fall, X: -68, Y: -26, K: 0.7, Turn: -0.3, Suit: 0xe0644a, Trim: 0x5a3a3a, Head: Head{Face: Brute, Mood: Scared, Top: Cap, TopC: 0x3a3f52}, HeadSize: 1.4},
	Extra: slices.Concat(
		[]Part{{X: 74, Y: 46, K: 0.7, Turn: 2.2, What: Figure{Pose: Fall, Build: HulkBuild, Suit: 0x6a94e0, Trim: 0x4a3a3a, Head: Head{Face: Brute, Mood: Scared}, HeadSize: 1.4}}},
		brush.Front(maindeckStaff(brush.At{X: 4, Y: 0, K: 1, Turn: -0.6})))}

// maindeckStaff returns a staff of tubes that slide out of each other.
func maindeckStaff(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xd8e4ee, -124, 0, 7, 124, 0, 7), at.Solid(0xb8c8d8, -92, 0, 11, 92, 0, 11), at.Solid(0xe8f0f6, -58, 0, 15, 58, 0, 15),
		at.Solid(0xf2c24a, -60, 0, 19, -54, 0, 19), at.Solid(0xf2c24a, 54, 0, 19, 60, 0, 19), at.Solid(0xf2c24a, -94, 0, 15, -90, 0, 15), at.Solid(0xf2c24a, 90, 0, 15, 94, 0, 15),
		at.Solid(0xf2c24a, -126, 0, 11, -120, 0, 11), at.Solid(0xf2c24a, 120, 0, 11, 126, 0, 11),
		at.Solid(0x3a3f58, -28, 0, 18, 28, 0, 18), at.Inked(-18, -8, 2, -14, 8, 2), at.Inked(-6, -8, 2, -2, 8, 2), at.Inked(6, -8, 2, 10, 8, 2), at.Inked(18, -8, 2, 22, 8, 2))
}

var explosiveArrowArt = Scene{Place: Harbour, Seed: 9, Accent: 0xffa03a, Effect: Embers,
	Subject: Object{Thing: Orb, C: 0xffb04a, X: 58, Y: 14, K: 0.8},
	Extra: brush.Front(maindeckBlast(56, 12, 78), maindeckCard(brush.At{X: 62, Y: 14, K: 0.86, Turn: 0.25}),
		maindeckBomb(brush.At{X: -22, Y: -13, K: 0.92, Turn: 0.3}))}

// maindeckBlast returns an explosion around a place.
func maindeckBlast(x, y, r float64) []Part {
	const rays = 9
	var under, over []Part
	for i := range rays {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/rays + 0.2)
		far := r * (1.08 - 0.34*float64(i%2))
		ray := brush.At{}.Stroke(x, y, 0.7*r, x+0.4*far*cos, y+0.4*far*sin, 0.46*r, x+far*cos, y+far*sin, 0.5)
		under, over = append(under, brush.Inked(brush.Around(ray)...)), append(over, brush.Lit(0xff7a2a, 0.85*r, ray...))
	}
	return slices.Concat(under, over, brush.At{}.Dot(0xffe14d, x, y, 0.48*r))
}

// maindeckCard returns a card.
func maindeckCard(at brush.At) []Part {
	return slices.Concat(at.Solid(0xf6efe0, 0, -36, 50, 0, 36, 50), at.Flat(0xd8403a, 0, -30, 40, 0, 30, 40), at.Flat(0xf2c23a, 0, -12, 0.5, 0, 0, 22, 0, 12, 0.5))
}

// maindeckBomb returns an arrow with a bomb behind its point.
func maindeckBomb(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xd8b070, -96, 0, 6, 60, 0, 6), at.Solid(0x4fae5a, -104, -12, 9, -88, -10, 12, -54, -1, 1), at.Solid(0x4fae5a, -104, 12, 9, -88, 10, 12, -54, 1, 1),
		at.Solid(0x5a6478, 40, 0, 26, 78, 0, 26), at.Solid(0xe0402f, 50, 0, 28, 58, 0, 28), at.Ball(0xffe14d, 69, 0, 7), at.Solid(0xe8f0f6, 80, 0, 20, 106, 0, 1))
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
		brush.At{}.Solid(0x2a2040, 0, -16, 60, 0, 20, 60), brush.At{}.Flat(0x8affa0, -24, -5, 3, 24, -5, 3), brush.At{}.Ball(0x5a4a80, -15, -20, 8), brush.At{}.Ball(0x5a4a80, 15, -20, 8),
		[]Part{brush.Inked(brush.At{}.Stroke(0, 16, 320, 0, 140, 320)...), brush.Lit(0x1f5a4a, 900, brush.At{}.Stroke(0, 24, 316, 0, 140, 316)...)},
		brush.At{}.Flat(0x9a7ad0, -160, 18, 4, 160, 18, 4),
		[]Part{
			{X: 6, Y: 52, K: 0.66, What: Object{Thing: Orb, C: 0xa8ffc0}},
			{X: -66, Y: 46, K: 0.34, What: Object{Thing: Computer, C: 0x8affa0}},
			{X: 6, Y: 50, K: 0.28, What: Figure{Pose: Stand, Suit: 0x5fce6a, Trim: 0x8a5a3a, Belt: 0x8a5a3a, Head: Head{Face: Square, Top: Hood, TopC: 0x5fce6a, Mood: Stern}, HeadSize: 1.5}},
		},
		maindeckBow(brush.At{X: 64, Y: 48, K: 0.34, Turn: -1.57}))}

// maindeckMirrors returns a ball of mirrors on a wire.
func maindeckMirrors(x, y, r float64) []Part {
	parts := slices.Concat(brush.At{}.Inked(x, y-60, 2, x, y-r, 2), brush.At{}.Ball(0xb8a8e8, x, y, r))
	for _, s := range [...]float64{-0.5, 0, 0.5} {
		parts = slices.Concat(parts, brush.At{}.Inked(x-r*(1-s*s), y+s*r, 1.4, x+r*(1-s*s), y+s*r, 1.4), brush.At{}.Inked(x+0.6*s*r, y-r, 1, x+1.2*s*r, y, 1.4, x+0.6*s*r, y+r, 1))
	}
	return slices.Concat(parts, brush.At{}.Dot(Paper, x-0.4*r, y-0.3*r, 4))
}
