package teentitans

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Heroes. Their background is blue, in daylight and mostly in the city. Clothes are
// red, gold, cream, and violet, and dark Heroes have a light behind them.

var aqualadArt = Scene{Place: Harbour, Seed: 5, Accent: 0xd8f6ff,
	Subject: Figure{Pose: Cast, X: -50, Y: 50, K: 1.22, Build: TeenBuild, Skin: Deep, Suit: 0xe0503c, Trim: 0xf2c24a, Belt: 0xf2c24a, Panel: Sides, PanelColour: 0x3a4468, BareArms: true, BareHands: true,
		Head: Head{Face: Young, Skin: Deep, Hair: Short, HairC: 0xf0dca0, Mood: Grit}, HeadSize: 1.4},
	Extra: slices.Concat(
		heroesWave(brush.At{X: 0, Y: 0, K: 1}, 98, 88, 56, 86, 44, 42, 92, 12, 32, 100, -14, 25, 90, -36, 17, 70, -40, 10, 58, -30, 6),
		heroesCard(brush.At{X: 58, Y: -40, K: 0.9, Turn: -0.3}),
		brush.InFront(heroesWave(brush.At{X: -64, Y: 64, K: 1}, -80, 26, 10, -50, 8, 20, -20, 18, 24, 16, 8, 24, 60, 22, 26, 100, 10, 26, 140, 24, 26, 196, 14, 26)...))}

// heroesWave returns a body of water along a stroke, with a light crest.
func heroesWave(at brush.At, places ...float64) []Part {
	crest := slices.Clone(places)
	for i := 0; i < len(crest); i += 3 {
		crest[i] -= 0.2 * crest[i+2]
		crest[i+2] *= 0.24
	}
	return slices.Concat(at.Solid(0x4fc4ea, places...), at.Flat(0xe4faff, crest...))
}

// heroesCard returns the back of a card.
func heroesCard(at brush.At) []Part {
	return slices.Concat(at.Solid(0xf6efe0, 0, -16, 24, 0, 16, 24), at.Flat(0xe0603c, 0, -12, 17, 0, 12, 17), at.Flat(0xf2c24a, 0, -8, 1, 0, 0, 11, 0, 8, 1))
}

var arsenalArt = Scene{Place: Bridge, Seed: 5, Accent: 0xffd890, Under: Halo,
	Subject: Figure{Pose: Aim, X: 50, Y: 40, K: 1.16, Flip: true, Turn: 0.1, Suit: 0xe8503c, Trim: 0x5a4a52, Belt: 0x5a4a52, Panel: Sides, PanelColour: 0x5a3a44, BareArms: true,
		Held: Held{Thing: Bow, C: 0xf2c24a},
		Head: Head{Face: Square, Hair: LongHair, HairC: 0xf08a3a, Beard: Stubble, Mood: Smirk, Eyes: Domino, EyeC: 0x3a2a34, Top: Cap, TopC: 0xe8503c}, HeadSize: 1.4},
	Extra: brush.InFront(heroesArrow(brush.At{X: -58, Y: -27, K: 1, Turn: 0.1})...)}

// heroesArrow returns an arrow with a charge at its tip, which flies to the left.
func heroesArrow(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xf6efe0, 30, 0, 4, -14, 0, 4),
		[]Part{{X: at.X - 22, Y: at.Y - 2, K: 0.34, What: Object{Thing: Orb, C: 0xff7a3a}}},
		at.Solid(0xb8c4d4, -10, 0, 13, -28, 0, 16), at.Flat(0xff5a3a, -17, 0, 14, -21, 0, 14), at.Solid(0xb8c4d4, -28, 0, 11, -40, 0, 1))
}

var bumblebeeArt = Scene{Place: CityHall, Seed: 5, Accent: 0xffe9a0,
	Subject: Figure{Pose: Fly, X: -26, Y: 8, K: 1, Build: TeenBuild, Skin: Brown, Suit: 0xf6c832, Trim: 0x3a2f3a, Belt: 0x3a2f3a, BareArms: true,
		Head: Head{Face: Young, Skin: Brown, Hair: Curly, HairC: 0x3a2420, Mood: Smirk, Lashes: true, Eyes: Domino, EyeC: 0xf6c832}, HeadSize: 1.4},
	Extra: slices.Concat(
		heroesDaisy(brush.At{X: 84, Y: 52, K: 1}),
		heroesBeeWing(brush.At{X: -30, Y: -4, K: 1, Turn: -0.7}), heroesBeeWing(brush.At{X: -26, Y: -6, K: 1, Turn: -0.1}),
		brush.InFront(heroesStripes(brush.At{X: -26, Y: 8, K: 1})...))}

// heroesBeeWing returns the wing of a bee, which grows upward.
func heroesBeeWing(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xd8f2fa, 0, 8, 4, 0, -20, 18, -2, -46, 30, 0, -66, 22, 2, -74, 4),
		at.Inked(0, 4, 1, -1, -30, 2, -6, -62, 0.5), at.Inked(-1, -24, 1.6, 7, -56, 0.5))
}

// heroesStripes returns the dark stripes around the body of somebody who flies.
func heroesStripes(at brush.At) []Part {
	var parts []Part
	for _, v := range [...]float64{0.4, 0.66} {
		x, y := 24-47*v, -10+35*v
		parts = append(parts, at.Inked(x-9, y-11, 7, x+1, y+1, 8, x+8, y+11, 7)...)
	}
	return parts
}

// heroesDaisy returns a huge daisy seen from above.
func heroesDaisy(at brush.At) []Part {
	const petals = 11
	var under, over []Part
	for i := range petals {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / petals)
		petal := at.Stroke(14*cos, 10*sin, 10, 34*cos, 22*sin, 17, 52*cos, 33*sin, 12, 58*cos, 37*sin, 2)
		under = append(under, brush.Inked(brush.Around(petal)...))
		over = append(over, brush.Lit(Paper, 13, petal...))
	}
	return slices.Concat(at.Solid(0x4fae5a, 0, 0, 10, 6, 50, 10, -4, 100, 10), under, over, at.Solid(0xf2a03a, -19, 0, 2, -16, 0, 14, -9, 0, 23, 0, 0, 27, 9, 0, 23, 16, 0, 14, 19, 0, 2))
}

var bunkerArt = Scene{Place: Bank, Seed: 5, Accent: 0xe0c0ff, Under: Halo,
	Subject: Figure{Pose: Punch, X: -58, Y: 30, K: 1.16, Skin: Tan, Suit: 0x9a62d8, Trim: 0xf6efe0, Belt: 0xf6efe0, Panel: Yoke, PanelColour: 0xf6efe0, Front: Fist,
		Head: Head{Face: Young, Skin: Tan, Hair: Quiff, HairC: Ink, Mood: Grin}, HeadSize: 1.35},
	Extra: brush.InFront(slices.Concat(heroesBricks(brush.At{X: 58, Y: 12, K: 0.96, Turn: -0.1}, 3, 3), heroesBricks(brush.At{X: 2, Y: 18, K: 0.72, Turn: -0.1}, 2, 2),
		heroesBricks(brush.At{X: 96, Y: -46, K: 0.8, Turn: 0.4}, 1, 1), heroesBricks(brush.At{X: 52, Y: -50, K: 0.7, Turn: -0.3}, 1, 1))...)}

// heroesBricks returns a block of shining bricks, so many in a row and so many rows.
func heroesBricks(at brush.At, across, down int) []Part {
	const wide, high = 28.0, 21.0
	var under, over []Part
	for row := range down {
		shift := 0.0
		if down > 1 {
			shift = 0.25 * float64(1-2*(row%2))
		}
		for i := range across {
			x, y := wide*(float64(i)-float64(across-1)/2+shift), high*(float64(row)-float64(down-1)/2)
			brick := at.Stroke(x-wide/2+1.2, y, high-2.4, x+wide/2-1.2, y, high-2.4)
			under = append(under, brush.Inked(brush.Around(brick)...))
			over = append(over, brush.Lit(0xb47aff, 15*at.K, brick...))
			over = append(over, at.Flat(0xe8d0ff, x-wide/2+3, y-high/2+4.4, 3, x+wide/2-5, y-high/2+4.4, 3)...)
		}
	}
	return slices.Concat(under, over)
}

var cassieSandsmarkArt = Scene{Place: Museum, Seed: 4, Accent: 0xffe0a0,
	Subject: Bust{X: -34, Y: 4, K: 0.88, Turn: 0.3, Build: SlimBuild, Suit: 0xe0503c, Tie: 0xf6efe0,
		Head: Head{Face: Young, Hair: Tail, HairC: 0xf6dc84, Mood: Smile, Lashes: true}},
	Extra: slices.Concat(
		[]Part{{X: 62, Y: -24, K: 0.56, What: Object{Thing: Shield, C: 0xe8b840}}},
		[]Part{{X: 92, Y: 40, K: 0.6, What: Object{Thing: Helmet, C: 0xe8b840}}})}

var connerKentArt = Scene{Place: Road, Seed: 4, Accent: 0xffd890, Under: Halo,
	Subject: Figure{Pose: Carry, X: -34, Y: 46, K: 1.26, Build: TeenBuild, Suit: 0xa8c0e0, Trim: 0xc8884a, Belt: 0x6a4326, Panel: Vest, PanelColour: 0xe0483a, BareArms: true, BareHands: true,
		Head: Head{Face: Young, Hair: Short, HairC: 0x2a1e22, Mood: Smirk, Eyes: Glasses, EyeC: 0xf6efe0}, HeadSize: 1.35},
	Extra: slices.Concat(heroesBarn(brush.At{X: -94, Y: 22, K: 0.55}), heroesBale(brush.At{X: 36, Y: 24, K: 1.15, Turn: -0.03}), heroesBale(brush.At{X: 40, Y: -24, K: 1.15, Turn: 0.06}))}

// heroesBale returns a bale of hay.
func heroesBale(at brush.At) []Part {
	parts := slices.Concat(at.Solid(0xf2c85a, -32, 0, 38, 32, 0, 38), at.Solid(0xc8603c, -14, -18, 4, -14, 18, 4), at.Solid(0xc8603c, 14, -18, 4, 14, 18, 4))
	for i := range 7 {
		x := -26 + 9*float64(i)
		parts = append(parts, at.Flat(0xa87a2a, x, 10-7*float64(i%3), 1.6, x+6, 8-7*float64(i%3), 0.6)...)
	}
	return parts
}

// heroesBarn returns a barn with its door at a place.
func heroesBarn(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xc84a3a, 0, -44, 12, 0, -34, 60, 0, -16, 88, 0, 40, 88), at.Solid(0xf6efe0, -50, -12, 6, -34, -38, 6, 0, -54, 6, 34, -38, 6, 50, -12, 6),
		at.Solid(0xf6efe0, 0, 6, 34, 0, 40, 34), at.Flat(0xa83a30, 0, 10, 26, 0, 40, 26), at.Solid(0xf6efe0, 0, -26, 14, 0, -14, 14))
}

var daughterOfTrigonArt = Scene{Place: Sky, Seed: 9, Accent: 0xffb0a0, Under: Halo,
	Subject: Bust{Y: 22, K: 0.72, Turn: 0.2, Build: SlimBuild, Wears: CapeWear, Suit: 0xf6efe0, Cape: 0xf2ecf8, Nod: 0.3,
		Head: Head{Face: Oval, Skin: Pale, Hair: Fringe, HairC: 0x4a2f7a, Mood: FairMood, Lashes: true, Top: Hood, TopC: 0xf2ecf8}},
	Extra: slices.Concat(heroesDemon(brush.At{Y: -6, K: 1}), brush.InFront(heroesGem(brush.At{X: 2, Y: -10, K: 0.72})...))}

// heroesDemon returns the shape of a huge demon with antlers and four eyes.
func heroesDemon(at brush.At) []Part {
	parts := slices.Concat(
		at.Solid(0x8a1f3a, -30, -40, 16, -56, -58, 12, -66, -84, 2), at.Solid(0x8a1f3a, 30, -40, 16, 56, -58, 12, 66, -84, 2),
		at.Solid(0x8a1f3a, -54, -56, 10, -80, -60, 7, -92, -76, 1), at.Solid(0x8a1f3a, 54, -56, 10, 80, -60, 7, 92, -76, 1),
		at.Solid(0xb02a3f, 0, -66, 40, 0, -50, 78, 0, -20, 88, 0, 10, 110, 0, 40, 190, 0, 90, 220))
	for _, side := range [...]float64{-1, 1} {
		parts = slices.Concat(parts,
			at.Flat(0xffd23f, 38*side, -52, 1, 27*side, -43, 9, 12*side, -37, 1), at.Flat(0xffd23f, 42*side, -36, 1, 32*side, -28, 9, 17*side, -24, 1))
	}
	return parts
}

// heroesGem returns the red stone on a brow.
func heroesGem(at brush.At) []Part { return at.Solid(0xff4a4a, 0, -8, 1, 0, 0, 10, 0, 8, 1) }

var dickGraysonArt = Scene{Place: Arena, Seed: 3, Accent: 0xffe9b0,
	Subject: Figure{Pose: Swing, X: -14, Y: 22, K: 1.14, Suit: 0xe8503c, Trim: 0xf2c83a, Panel: Vee, PanelColour: 0xf2c83a, Belt: 0x4fae5a, BareArms: true, BareHands: true,
		Head: Head{Face: Square, Hair: SideParted, HairC: 0x2a2230, Mood: Smile}, HeadSize: 1.35},
	Extra: heroesTrapeze(brush.At{X: 15.6, Y: -74, K: 1, Turn: 0.2})}

// heroesTrapeze returns a trapeze with the middle of its bar at a place.
func heroesTrapeze(at brush.At) []Part {
	return slices.Concat(at.Solid(0xf6efe0, -34, 0, 3, -30, -70, 3), at.Solid(0xf6efe0, 34, 0, 3, 30, -70, 3), at.Solid(0xd8a050, -40, 0, 7, 40, 0, 7))
}

var garfieldLoganArt = Scene{Place: CityHall, Seed: 4, Accent: 0xd8ffb0, Under: Halo,
	Subject: Bust{X: -32, Y: 4, K: 0.88, Turn: 0.3, Suit: 0xd8483c, Tie: 0xf6efe0,
		Head: Head{Face: Young, Skin: Green, Hair: Spiky, HairC: 0x2f6a3a, Mood: Grin}},
	Extra: brush.InFront(heroesPaw(brush.At{X: 66, Y: 20, K: 1, Turn: 0.1})...)}

// heroesPaw returns the raised paw of a green tiger, out of a red sleeve.
func heroesPaw(at brush.At) []Part {
	parts := slices.Concat(at.Solid(0x7ac85a, 0, 70, 34, 0, 20, 34), at.Inked(-16, 42, 2, -4, 40, 5, 2, 41, 1), at.Inked(16, 52, 2, 6, 50, 5, 0, 51, 1), at.Solid(0xd8483c, 0, 64, 46, 0, 100, 52))
	for i, x := range [...]float64{-24, -9, 9, 24} {
		y := -24 + 4*math.Abs(float64(i)-1.5)
		parts = slices.Concat(parts, at.Solid(Paper, x*1.1, y-12, 6, x*1.25, y-30, 0.5), at.Solid(0x7ac85a, x, y+8, 17, x*1.1, y-8, 18, x*1.12, y-12, 12))
	}
	return slices.Concat(parts, at.Solid(0x7ac85a, 0, 32, 30, 0, 20, 52, 0, 0, 60, 0, -12, 50),
		at.Flat(0xf0b0b0, 0, 20, 12, 0, 10, 28, 0, 0, 20), at.Flat(0xf0b0b0, -18, -8, 8, -19, -14, 8), at.Flat(0xf0b0b0, 18, -8, 8, 19, -14, 8), at.Flat(0xf0b0b0, -6, -14, 8, -6, -20, 8), at.Flat(0xf0b0b0, 7, -14, 8, 7, -20, 8))
}

var hawkDoveArt = Scene{Place: Above, Seed: 5, Accent: 0xffe0c0, Front: Clouds,
	Subject: Figure{Pose: Leap, X: 50, Y: 40, K: 1.08, Build: HulkBuild, Suit: 0xe0483a, Trim: 0xf6efe0, Belt: 0xf6efe0, Panel: Yoke, PanelColour: 0xf6efe0, Cape: Cape{C: 0xf6efe0},
		Head: Head{Face: Mask, Shell: 0xe0483a, Plate: 0xf6efe0, Under: Square, Glow: Paper}, HeadSize: 1.3},
	Extra: []Part{{X: -50, Y: 40, K: 1.08, What: Figure{Pose: Leap, Flip: true, Build: SlimBuild, Suit: 0x9fdcf0, Trim: 0xf6efe0, Belt: 0xf6efe0, Panel: Yoke, PanelColour: 0xf6efe0, Cape: Cape{C: 0xf6efe0},
		Head: Head{Face: Oval, Hair: Wind, HairC: 0xf6f0d8, Mood: Smirk, Lashes: true, Eyes: Domino, EyeC: 0x3f8ab8}, HeadSize: 1.4}}}}

var jaimeReyesArt = Scene{Place: PoliceStation, Seed: 5, Accent: 0x9fe8ff, Under: Halo,
	Subject: Figure{Pose: Brace, X: -34, Y: 46, K: 1.36, Build: TeenBuild, Skin: Tan, Suit: 0xf08a4a, Trim: 0x6ab8ff, Panel: Half, PanelColour: 0x6ab8ff, Belt: 0x2a3a5a,
		Head: Head{Face: Young, Skin: Tan, Hair: Short, HairC: Ink, Mood: Grit, Eyes: SplitEyes, Split: 0x4a8ae8, Glow: 0xffd23f}, HeadSize: 1.4},
	Extra: slices.Concat(heroesLegs(brush.At{X: -46, Y: 20, K: 1}), brush.InFront(heroesShield(brush.At{X: 68, Y: 10, K: 1})...))}

// heroesLegs returns the legs of a scarab that reach out of a back.
func heroesLegs(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x5a9af0, 0, 0, 9, -40, -30, 9, -52, -66, 1), at.Solid(0x5a9af0, 0, 0, 9, -50, 0, 9, -82, -22, 1), at.Solid(0x5a9af0, 0, 0, 9, -44, 24, 9, -80, 34, 1),
		at.Solid(0x5a9af0, 0, 0, 9, 10, -50, 9, 44, -80, 1))
}

// heroesShield returns a shield of blue plates, seen from the side.
func heroesShield(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x3f8af0, -12, -58, 4, 6, -44, 20, 14, -16, 30, 16, 0, 32, 14, 16, 30, 6, 44, 20, -12, 58, 4),
		at.Flat(0xb8f0ff, -8, -50, 2, 0, -36, 6, 6, -12, 8, 7, 0, 8, 6, 12, 8, 0, 36, 6, -8, 50, 2),
		at.Inked(-2, -26, 1, 26, -32, 2), at.Inked(4, 0, 1, 34, 0, 2), at.Inked(-2, 26, 1, 26, 32, 2))
}

var jerichoArt = Scene{Place: Street, Seed: 4, Accent: 0xb8ffb0,
	Subject: Bust{X: -58, Y: 8, K: 0.8, Turn: 0.6, Build: SlimBuild, Wears: HighCape, Suit: 0xf2e2c4, Cape: 0x9a6ad0,
		Head: Head{Face: Young, Hair: Curly, HairC: 0xf6d060, Mood: Stern, Eyes: GlowEyes, Glow: 0x8aff7a}},
	Extra: slices.Concat(
		[]Part{{X: 66, Y: 12, K: 0.8, What: Bust{Turn: -0.5, Build: HulkBuild, Wears: Jacket, Suit: 0x6a5a72, Tie: 0xb84a3a,
			Head: Head{Face: Brute, Hair: Short, HairC: 0x3a2a24, Mood: Scared, Eyes: GlowEyes, Glow: 0x8aff7a}}}},
		brush.InFront(heroesGaze(brush.At{X: 4, Y: 0, K: 1})...))}

// heroesGaze returns the rings of a gaze that takes somebody over.
func heroesGaze(at brush.At) []Part {
	var parts []Part
	for i := range 4 {
		x := -24 + 15*float64(i)
		parts = append(parts, at.Flat(0x8aff7a, x-4, -20, 1, x+3, -10, 4, x+5, 0, 5, x+3, 10, 4, x-4, 20, 1)...)
	}
	return parts
}

var koriandrArt = Scene{Place: Surf, Seed: 4, Accent: 0xffe9a0,
	Subject: Bust{X: -26, Y: 4, K: 0.86, Turn: 0.25, Build: SlimBuild, Suit: 0xb070d0, Tie: 0xf6efe0, Held: Held{Thing: Orb, C: 0x8aff5a, K: 1.1},
		Head: Head{Face: Oval, Skin: Tan, Hair: LongHair, HairC: 0xff7a2a, Mood: Smile, Lashes: true, Eyes: GlowEyes, Glow: 0x8aff5a, Top: Straw, TopC: 0xf6e0a0}}}

var missMartianArt = Scene{Place: City, Seed: 12, Accent: 0xd8ffb0, Under: Halo,
	Subject: Figure{Pose: Sit, X: 0, Y: 27, K: 1.3, Build: TeenBuild, Skin: Green, Suit: 0xf6efe0, Trim: 0x7ab0f6, Belt: 0xf2c24a, Cape: Cape{C: 0x7ab0f6}, Panel: Vee, PanelColour: 0xe8503c,
		Head: Head{Face: Young, Skin: Green, Hair: LongHair, HairC: 0xe0562a, Mood: Smile, Lashes: true}, HeadSize: 1.35},
	Extra: slices.Concat(heroesCard(brush.At{X: -96, Y: 6, K: 1.2, Turn: -0.7}), heroesCard(brush.At{X: -66, Y: -36, K: 1.2, Turn: -0.3}), heroesCard(brush.At{X: 46, Y: -42, K: 1.2, Turn: 0.2}),
		heroesCard(brush.At{X: 88, Y: -18, K: 1.2, Turn: 0.6}), brush.InFront(heroesCard(brush.At{X: 106, Y: 26, K: 1.2, Turn: 1})...))}

var ravagerArt = Scene{Place: Roof, Seed: 10, Accent: 0xffd0a0, Under: Halo,
	Subject: Figure{Pose: Run, X: -30, Y: 26, K: 1.2, Build: SlimBuild, Suit: 0xffa64a, Trim: 0x6a7490, Belt: 0xd8dce4, Panel: Half, PanelColour: 0x6a7490,
		Head: Head{Face: Oval, Hair: Wind, HairC: 0xf4f0ee, Mood: Fierce, Eyes: Patch, EyeC: 0x3a2a30}, HeadSize: 1.4},
	Extra: slices.Concat(brush.InFront(heroesBlade(brush.At{X: 51.6, Y: -10, K: 0.9, Turn: -0.5})...), brush.InFront(heroesBlade(brush.At{X: -44.4, Y: 33, K: 0.9, Turn: 2.7})...))}

// heroesBlade returns a sword that points to the right, with its grip at a place.
func heroesBlade(at brush.At) []Part {
	return slices.Concat(at.Solid(0xe8f0f6, 12, 0, 8, 60, -3, 8, 74, -8, 0.5), at.Solid(0x3a3040, -12, 0, 5, 8, 0, 5), at.Solid(0xf2c24a, 11, -9, 4, 11, 9, 4))
}

var solsticeArt = Scene{Place: Desert, Seed: 6, Accent: 0xffe27a,
	Subject: Figure{Pose: Loom, Y: 48, K: 1.1, Build: SlimBuild, Skin: Purple, Suit: 0x4a3a6a, Trim: 0xffd24a, Belt: 0xffd24a, Panel: Vee, PanelColour: 0xffe9a0, Front: Open, Back: Open,
		Head: Head{Face: Oval, Skin: Purple, Hair: Wild, HairC: 0xfff0b0, Mood: FairMood, Lashes: true, Eyes: GlowEyes, Glow: 0xfff6c0}, HeadSize: 1.4},
	Extra: heroesSun(brush.At{Y: -14, K: 1})}

// heroesSun returns a sun with rays.
func heroesSun(at brush.At) []Part {
	const rays = 16
	var under, over []Part
	for i := range rays {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / rays)
		far := 84 + 22*float64(i%2)
		ray := at.Stroke(40*cos, 40*sin, 22, far*cos, far*sin, 1)
		under = append(under, brush.Inked(brush.Around(ray)...))
		over = append(over, brush.Flat(0xffb83a, ray...))
	}
	return slices.Concat(under, over, brush.Ball(0xffd84a, at.X, at.Y, 56*at.K), []Part{brush.Dot(0xfff0b0, at.X, at.Y, 44*at.K)})
}

var staticArt = Scene{Place: Above, Seed: 8, Accent: 0xffe14d, Effect: Bolts,
	Subject: Figure{Pose: Crouch, X: -26, Y: -8, K: 0.98, Build: TeenBuild, Skin: Brown, Front: Open, Suit: 0xf6efe0, Trim: 0xf2c83a, Belt: 0xf2c83a, Panel: Vest, PanelColour: 0x9a6ae0, Skirt: CoatTails, SkirtC: 0x9a6ae0,
		Head: Head{Face: Young, Skin: Brown, Hair: Wild, HairC: 0x2a1e22, Mood: Smirk, Eyes: Domino, EyeC: 0xf6efe0}, HeadSize: 1.4},
	Extra: slices.Concat(heroesDisc(brush.At{X: -40, Y: 54, K: 0.9, Turn: -0.06}), brush.InFront(heroesBolt(brush.At{X: 8, Y: 24, K: 1})...))}

// heroesDisc returns a flying steel disc, seen from the side.
func heroesDisc(at brush.At) []Part {
	return slices.Concat(
		at.Flat(0xfff0a0, -50, 10, 4, -20, 16, 14, 20, 16, 14, 50, 10, 4),
		at.Solid(0xa8b4c4, -76, 0, 6, -60, 0, 18, 0, 0, 24, 60, 0, 18, 76, 0, 6), at.Flat(0xe0e8f0, -70, -3, 2, -50, -5, 5, 0, -7, 6, 50, -5, 5, 70, -3, 2))
}

// heroesBolt returns a bolt of lightning that strikes to the right.
func heroesBolt(at brush.At) []Part {
	return brush.Bolt(0xffc800, at.Stroke(0, 0, 6, 34, -26, 12, 28, -2, 12, 64, -26, 10, 58, -8, 9, 104, -40, 1)...)
}

var timDrakeArt = Scene{Place: PoliceStation, Seed: 8, Accent: 0x9fe8ff,
	Subject: Bust{X: -36, Y: 4, K: 0.88, Turn: 0.35, Build: SlimBuild, Wears: Jacket, Suit: 0x8a94a8, Tie: 0xd8403a,
		Head: Head{Face: Young, Hair: SideParted, HairC: 0x2a2230, Mood: Smirk}},
	Extra: brush.InFront(heroesTablet(brush.At{X: 68, Y: 8, K: 1, Turn: 0.06})...)}

// heroesTablet returns a screen with the picture of a masked hero.
func heroesTablet(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x4a5268, 0, -48, 78, 0, 48, 78), at.Flat(0x7fd8f0, 0, -42, 67, 0, 40, 67),
		[]Part{{X: at.X, Y: at.Y + 4, K: 0.32, What: Bust{K: 1, Build: SlimBuild, Suit: 0xe0503c, Tie: 0xf2c83a, Turn: 0.2, Head: Head{Face: Young, Hair: Short, HairC: Ink, Mood: Grit, Eyes: Domino, EyeC: 0x2f7a4c}}}},
		at.Solid(0x4a5268, 0, 47, 78, 0, 49, 78))
}

var vicStoneArt = Scene{Place: Arena, Seed: 6, Accent: 0xffd890, Under: Shafts,
	Subject: Bust{X: -28, Y: -4, K: 0.76, Turn: 0.3, Build: HulkBuild, Wears: Pauldrons, Suit: 0xd8483c, Tie: 0xf6efe0,
		Head: Head{Face: Machine, Skin: Deep, Shell: 0xcfd8e0, Glow: 0xff5f57}},
	Extra: brush.InFront(heroesFootball(brush.At{X: 74, Y: 20, K: 1, Turn: -0.8})...)}

// heroesFootball returns an American football.
func heroesFootball(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xb8683a, -46, 0, 2, -38, 0, 22, -20, 0, 44, 0, 0, 50, 20, 0, 44, 38, 0, 22, 46, 0, 2),
		at.Flat(Paper, -32, -15, 3, -29, 0, 5, -32, 15, 3), at.Flat(Paper, 32, -15, 3, 29, 0, 5, 32, 15, 3),
		at.Flat(Paper, -16, -9, 4, 16, -9, 4), at.Flat(Paper, -10, -15, 3, -10, -3, 3), at.Flat(Paper, 0, -15, 3, 0, -3, 3), at.Flat(Paper, 10, -15, 3, 10, -3, 3))
}
