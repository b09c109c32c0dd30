package crisis1

import (
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Heroes. Their background is blue. Clothes are cream, silver, and tan, and what
// their powers show is orange.

var animalManArt = Scene{Place: Road, Seed: 23, Accent: 0xffc07a, Effect: SpeedEffect,
	Subject: Figure{Pose: Run, X: -34, Y: 28, K: 0.98, Suit: 0xf0e6d0, Trim: 0x6a4a34, Panel: Sides, PanelColour: 0x2f7a84, Belt: 0x6a4a34,
		Head: Head{Face: Square, Hair: Short, HairC: 0xe8c468, Mood: Grit, Beard: Stubble, Eyes: GogglesUp, EyeC: 0x2f7a84}, HeadSize: 1.35},
	Extra: maindeckRhino(brush.At{X: 2, Y: -12, K: 0.96})}

// maindeckRhino returns the spirit of a rhinoceros that charges to the right.
func maindeckRhino(at brush.At) []Part {
	const hide, light = 0xf07a2a, 0xffd08a
	return slices.Concat(
		brush.Joined(
			at.Solid(hide, -74, 10, 26, -86, 40, 22, -98, 66, 18), at.Solid(hide, 8, 20, 24, 28, 44, 20, 22, 70, 18),
			at.Solid(hide, -98, -6, 30, -76, -10, 76, -40, -14, 86, 0, -16, 88, 26, -14, 66),
			at.Solid(hide, 20, -22, 62, 46, -8, 46, 70, 6, 34, 90, 16, 26, 98, 20, 12),
			at.Solid(hide, 34, -26, 16, 30, -44, 12, 36, -58, 1), at.Solid(hide, -104, -12, 8, -118, 0, 6, -120, 16, 3)),
		at.Solid(0xfff0d0, 82, 10, 18, 98, -8, 12, 104, -42, 0.5), at.Solid(0xfff0d0, 64, -4, 12, 72, -16, 8, 76, -30, 0.5),
		at.Flat(light, -70, -40, 1, -34, -50, 5, 0, -52, 4, 20, -42, 1), at.Flat(0xb04a18, 12, -44, 1, 4, -16, 5, 10, 14, 1), at.Flat(0xb04a18, -56, -46, 1, -64, -14, 5, -56, 14, 1),
		at.Dot(0xfff4c8, 60, -8, 5), at.Inked(52, -16, 2, 62, -13, 4, 68, -8, 1), at.Inked(74, 24, 2, 90, 24, 3))
}

var captainAtomArt = Scene{Place: Space, Seed: 23, Accent: 0xffe9a0, Under: Halo,
	Subject: Figure{Pose: Cast, X: -44, Y: 40, K: 1.18, Suit: 0xe4ecf4, Trim: 0xf09a3a, Belt: 0xf09a3a, Panel: Vee, PanelColour: 0xa8b8cc, Skin: Grey,
		Head: Head{Face: Square, Skin: Grey, Hair: Short, HairC: 0xf4f8fc, Mood: Calm, Eyes: GlowEyes, Glow: 0xffe14d}, HeadSize: 1.35},
	Extra: slices.Concat(
		maindeckOrbit(-46, 4, 86, 24, -0.5, 12)[:1], maindeckOrbit(-46, 4, 86, 24, 0.5, 10), brush.Front(
			maindeckOrbit(-46, 4, 86, 24, 0.5, 3)[:1], maindeckOrbit(-46, 4, 86, 24, -0.5, 21),
			brush.At{X: 62, Y: -28, K: 1}.Ball(0xffe9a0, 0, 0, 36), maindeckCard(brush.At{X: 62, Y: -28, K: 0.72, Turn: 0.2}, 0x3f7ad8)))}

// maindeckOrbit returns the half of an electron's path around a place that has the given step of it, from 0
// to 24, and the electron there. Steps 6 to 18 are behind the place.
func maindeckOrbit(x, y, a, b, turn float64, step int) []Part {
	ring := brush.Ring(x, y, a, b, turn, 4)
	half := ring[6:19]
	if step < 6 || step > 18 {
		half = slices.Concat(ring[18:], ring[1:7])
	}
	return append([]Part{brush.Flat(0xffb03a, half...)}, brush.At{}.Ball(0xffe14d, ring[step].X, ring[step].Y, 7)...)
}

// maindeckCard returns a card with a picture of a color.
func maindeckCard(at brush.At, c Colour) []Part {
	return slices.Concat(at.Solid(Paper, 0, -38, 54, 0, 38, 54), at.Flat(c, 0, -32, 44, 0, 6, 44), at.Dot(0xffe9a0, 0, -13, 11),
		at.Flat(0x8a94a8, -18, 15, 3, 18, 15, 3), at.Flat(0x8a94a8, -18, 24, 3, 10, 24, 3))
}

// maindeckFlame returns a flame with its foot at a place.
func maindeckFlame(at brush.At) []Part {
	return slices.Concat(
		brush.Joined(at.Solid(0xff7a2a, 0, 2, 8, -3, -10, 30, 1, -26, 26, 8, -44, 12, 4, -64, 0.5), at.Solid(0xff7a2a, -8, 0, 8, -16, -16, 14, -12, -36, 0.5), at.Solid(0xff7a2a, 8, 0, 8, 18, -14, 12, 20, -32, 0.5)),
		at.Flat(0xffd84a, 0, 0, 8, -2, -10, 18, 2, -24, 12, 4, -40, 0.5), at.Flat(0xfff6d8, 0, -2, 6, 0, -10, 8, 2, -20, 0.5))
}

var johnConstantineArt = Scene{Place: Street, Seed: 23, Accent: 0xffc87a, Effect: Rain,
	Subject: Bust{X: -54, Y: 4, K: 0.84, Turn: 0.5, Wears: Jacket, Suit: 0xd8b47a, Tie: 0xd83a2e,
		Head: Head{Face: Square, Hair: Spiky, HairC: 0xf0d070, Mood: Sly, Beard: Stubble}},
	Extra: brush.Front(
		maindeckFlame(brush.At{X: 72, Y: -2, K: 1, Turn: 0.1}), maindeckCard(brush.At{X: 74, Y: 14, K: 0.78, Turn: 0.16}, 0x8a4a34),
		maindeckFlame(brush.At{X: 62, Y: 50, K: 0.62}), maindeckFlame(brush.At{X: 86, Y: 53, K: 0.54}),
		maindeckCard(brush.At{X: 22, Y: 26, K: 0.84, Turn: -0.2}, 0x2fae9a), maindeckFingers(brush.At{X: 30, Y: 62, K: 0.94}))}

// maindeckFingers returns a hand that holds a card up by its foot.
func maindeckFingers(at brush.At) []Part {
	const skin = 0xf0c8a0
	return slices.Concat(
		at.Solid(0xd8b47a, -8, 26, 36, -14, 52, 44), at.Solid(skin, -2, -6, 30, -4, 14, 36, -6, 26, 30),
		at.Solid(skin, 14, 2, 11, 12, -12, 11, 0, -20, 10, -10, -18, 7), at.Solid(skin, 16, 12, 11, 8, -2, 11, -8, -6, 8), at.Solid(skin, 12, 20, 10, 0, 8, 10, -10, 6, 7))
}

// The pictures of the Villains. Their background is red. Villains are bone, ice, gold, and green.

var avatarOfTheRotArt = Scene{Place: Swamp, Seed: 23, Accent: 0xd8ff7a, Under: Halo, Front: Grass, Effect: Birds,
	Subject: Figure{Pose: Loom, X: 0, Y: 44, K: 1.06, Build: HulkBuild, Skin: Grey, Suit: 0xb4bc7a, Trim: 0xd8d4a8, Pattern: Leaves, PatternInk: 0x6a7a34,
		Head: Head{Face: SkullHead, Shell: 0xf0ead0, Glow: 0xb8ff5a}, HeadSize: 1.9},
	Extra: slices.Concat(
		maindeckAntler(brush.At{X: 14, Y: -18, K: 0.84}, 1), maindeckAntler(brush.At{X: -10, Y: -18, K: 0.84}, -1),
		brush.Front(maindeckRibs(brush.At{X: 0, Y: 50, K: 1})))}

// maindeckAntler returns an antler of dead wood to one side.
func maindeckAntler(at brush.At, way float64) []Part {
	const wood = 0xd8c89a
	return brush.Joined(
		at.Solid(wood, 0, 0, 11, way*14, -18, 10, way*34, -28, 8, way*46, -46, 6, way*48, -62, 1), at.Solid(wood, way*14, -18, 8, way*14, -36, 6, way*8, -54, 1),
		at.Solid(wood, way*34, -28, 7, way*54, -30, 5, way*66, -40, 1), at.Solid(wood, way*42, -40, 6, way*32, -52, 4, way*32, -64, 1))
}

// maindeckRibs returns the bare ribs of a chest.
func maindeckRibs(at brush.At) []Part {
	parts := at.Inked(0, -28, 30, 0, -14, 46, 0, 8, 40, 0, 24, 20)
	for i, y := range [...]float64{-22, -9, 4, 16} {
		w := 20 - 3*float64(i)
		parts = slices.Concat(parts, at.Flat(0xf0ead0, -w, y+7, 2, -0.7*w, y, 6, 0, y+3, 6, 0.7*w, y, 6, w, y+7, 2))
	}
	return slices.Concat(parts, at.Flat(0xf0ead0, 0, -28, 6, 0, 24, 4), at.Dot(0xb8ff5a, 0, -2, 6))
}

var killerFrostArt = Scene{Place: City, Seed: 23, Accent: 0xd8f6ff, Effect: Snow,
	Subject: Figure{Pose: Cast, X: -62, Y: 42, K: 1.14, Build: SlimBuild, Skin: Blue, Suit: 0xd8f0fa, Trim: 0x5aa8d8, Panel: Vee, PanelColour: 0x3f7ab8, Belt: 0x5aa8d8, BareHands: true, BareLegs: true,
		Skirt: ShortSkirt, SkirtC: 0xd8f0fa,
		Head: Head{Face: Oval, Skin: Blue, Hair: Wild, HairC: 0xf4fbff, Mood: Fierce, Lashes: true}, HeadSize: 1.35},
	Extra: brush.Front(
		brush.At{}.Flat(0x8fdcff, 26, -12, 8, 40, -12, 22, 62, -6, 56), brush.At{}.Flat(0xf4fdff, 28, -12, 4, 42, -11, 10, 62, -6, 30),
		maindeckFrozen(brush.At{X: 74, Y: 22, K: 0.8}))}

// maindeckFrozen returns a town hall in a block of ice.
func maindeckFrozen(at brush.At) []Part {
	const ice, light = 0x9fdcf6, 0xf0fbff
	return slices.Concat(
		at.Solid(ice, 0, -76, 20, 0, -68, 56, 0, -44, 74, 0, 30, 82, 0, 52, 88), at.Flat(0x6ab4e0, 8, -60, 30, 8, -40, 52, 8, 48, 62),
		at.Solid(0x6a4a5a, 0, -16, 48, 0, 40, 48), at.Solid(0x6a4a5a, 0, -46, 14, 0, -16, 14), at.Solid(0x8a5a5a, 0, -64, 0.5, 0, -46, 20), at.Solid(0x8a5a5a, 0, -30, 0.5, 0, -14, 56),
		at.Flat(0xffd88a, 0, -42, 6, 0, -34, 6),
		at.Flat(0xffd88a, -16, -6, 7, -16, 6, 7), at.Flat(0xffd88a, 0, -6, 7, 0, 6, 7), at.Flat(0xffd88a, 16, -6, 7, 16, 6, 7), at.Flat(0xffd88a, -16, 16, 7, -16, 26, 7), at.Flat(0xffd88a, 16, 16, 7, 16, 26, 7), at.Inked(0, 18, 10, 0, 40, 10),
		at.Flat(light, -30, -54, 1, -34, -20, 6, -36, 36, 2), at.Flat(light, -20, -64, 1, -24, -44, 4, -26, -22, 1), at.Flat(light, 34, -10, 1, 24, 14, 4, 10, 30, 1),
		brush.Joined(at.Solid(light, -36, 60, 26, -42, 32, 16, -52, 4, 0.5), at.Solid(light, -16, 60, 24, -20, 44, 14, -22, 26, 0.5), at.Solid(light, 8, 60, 26, 10, 48, 16, 10, 30, 0.5), at.Solid(light, 34, 60, 28, 40, 30, 16, 50, 0, 0.5)))
}

var psychoPirateArt = Scene{Place: Stage, Seed: 23, Accent: 0xffe14d, Under: Halo,
	Subject: Figure{Pose: Loom, X: 0, Y: 54, K: 1.08, Suit: 0x9a82e0, Trim: 0xf2d26a, Panel: Vest, PanelColour: 0x3a2f5a, Belt: 0xf2d26a, Cape: Cape{C: 0x5a4a9a}, Front: Claw, Back: Claw,
		Head: Head{Face: Mask, Shell: 0xf2d26a, Plate: 0xd09a30, Under: Oval, Glow: Ink}, HeadSize: 1.8},
	Extra: brush.Front(
		maindeckMask(brush.At{X: -78, Y: -38, K: 0.8, Turn: -0.2}, 0xf6c83a, 1), maindeckMask(brush.At{X: 78, Y: -38, K: 0.8, Turn: 0.2}, 0xf6c83a, 1),
		maindeckMask(brush.At{X: -80, Y: 42, K: 0.8, Turn: 0.16}, 0x8fc8ff, -1), maindeckMask(brush.At{X: 80, Y: 42, K: 0.8, Turn: -0.16}, 0x8fc8ff, -1))}

// maindeckMask returns the mask of an actor that laughs if mood is 1 and weeps if it is -1.
func maindeckMask(at brush.At, c Colour, mood float64) []Part {
	parts := slices.Concat(
		at.Solid(c, 0, -32, 26, 0, -26, 50, 0, -8, 58, 0, 12, 48, 0, 28, 24, 0, 34, 6),
		at.Inked(-20, -8+3*mood, 2, -13, -11-3*mood, 8, -5, -8+3*mood, 2), at.Inked(20, -8+3*mood, 2, 13, -11-3*mood, 8, 5, -8+3*mood, 2),
		at.Inked(-22, -18+5*mood, 1, -14, -22, 4, -4, -18-2*mood, 1), at.Inked(22, -18+5*mood, 1, 14, -22, 4, 4, -18-2*mood, 1), at.Inked(0, -6, 2, 3, 4, 4, -2, 6, 2),
		at.Inked(-16, 16-5*mood, 1, -8, 16+2*mood, 9, 0, 16+4*mood, 11, 8, 16+2*mood, 9, 16, 16-5*mood, 1))
	if mood < 0 {
		parts = slices.Concat(parts, at.Flat(0xf4fbff, -14, -2, 1, -15, 8, 5, -15, 12, 2), at.Flat(0xf4fbff, 14, -2, 1, 15, 8, 5, 15, 12, 2))
	}
	return parts
}

var strifeArt = Scene{Place: Volcano, Seed: 23, Accent: 0xffe14d, Under: Halo,
	Subject: Bust{X: -54, Y: 4, K: 0.84, Turn: 0.45, Build: SlimBuild, Wears: Spikes, Suit: 0x2f8a6a, Tie: 0xb8f0c8,
		Head: Head{Face: Oval, Skin: Pale, Hair: Mohawk, HairC: 0x3fd09a, Mood: Sly, Lashes: true, Marks: true}},
	Extra: brush.Front(
		[]Part{
			{X: 14, Y: 46, K: 0.48, What: Figure{Pose: Punch, Suit: 0xf0e0b0, Trim: 0x8a6a34, Skirt: ShortSkirt, SkirtC: 0xc8a050, BareArms: true, Head: Head{Face: Square, Beard: Full, HairC: 0x4a2f1a, Mood: Roar, Top: Helm, TopC: 0xf2c23a}, HeadSize: 1.4}},
			{X: 88, Y: 46, K: 0.48, What: Figure{Pose: Punch, Flip: true, Suit: 0xa8d0f0, Trim: 0x3a5a7a, Skirt: ShortSkirt, SkirtC: 0x5a8ab8, BareArms: true, Head: Head{Face: Square, Beard: Goatee, HairC: Ink, Mood: Roar, Top: Helm, TopC: 0xd8e4ee}, HeadSize: 1.4}},
		},
		maindeckApple(brush.At{X: 52, Y: -28, K: 0.98}))}

// maindeckApple returns a golden apple.
func maindeckApple(at brush.At) []Part {
	const gold = 0xf6c020
	return slices.Concat(
		brush.Joined(at.Solid(gold, -12, -26, 12, -13, -16, 34, -12, 2, 42, -8, 20, 30, -4, 30, 12), at.Solid(gold, 12, -26, 12, 13, -16, 34, 12, 2, 42, 8, 20, 30, 4, 30, 12)),
		at.Flat(0xfff4b8, -22, -18, 1, -26, -4, 7, -22, 12, 1), at.Inked(-9, -23, 1, 0, -17, 4, 9, -23, 1),
		at.Solid(0x7a4a1a, 0, -18, 5, 2, -32, 4, 8, -42, 4), at.Solid(0x3fae5a, 6, -32, 1, 18, -40, 11, 32, -38, 0.5))
}

// The pictures of the Super Powers. Their background is amber. People and things are violet and blue.

var flightArt = Scene{Place: Above, Seed: 23, Accent: 0xfff6d8, Under: Streaks, Front: Clouds,
	Subject: Figure{Pose: Fly, X: -8, Y: 2, K: 0.98, Turn: -0.42, Build: TeenBuild, Skin: Deep, Suit: 0x5a5ad8, Trim: 0xf6efe0, Belt: 0xf6efe0, Cape: Cape{C: 0x9a3fb0},
		Head: Head{Face: Young, Skin: Deep, Hair: Wind, HairC: 0x2a1a2a, Mood: Smile, Lashes: true}, HeadSize: 1.4},
	Extra: brush.Front(maindeckRocket(brush.At{X: 66, Y: 34, K: 0.84, Turn: 0.12}))}

// maindeckRocket returns a rocket that flies to the right, with its flame.
func maindeckRocket(at brush.At) []Part {
	return slices.Concat(
		at.Flat(0xfff0c8, -40, 0, 12, -72, -3, 9, -104, -4, 1), at.Flat(0xff6a2a, -26, 0, 14, -48, 0, 9, -64, 0, 0.5),
		at.Solid(0xd83a2e, -14, -2, 14, -30, -16, 10, -36, -20, 1), at.Solid(0xd83a2e, -14, 2, 14, -30, 16, 10, -36, 20, 1),
		at.Solid(0x5a6a86, -28, 0, 18, -14, 0, 24, 16, 0, 24), at.Solid(0xd83a2e, 18, 0, 24, 30, 0, 18, 42, 0, 1), at.Flat(0xc8d4e0, -20, -5, 2, 0, -6, 4, 16, -6, 2))
}

var magicArt = Scene{Place: Void, Seed: 23, Accent: 0xfff0c8, Under: Rays,
	Subject: Object{Thing: Orb, C: 0xfff0c8, Y: -16, K: 0.9},
	Extra: brush.Front(
		maindeckFlame(brush.At{X: -8, Y: -38, K: 0.8, Turn: -0.1}), maindeckFlame(brush.At{X: 20, Y: -36, K: 0.7, Turn: 0.16}),
		maindeckCard(brush.At{X: 3, Y: -16, K: 0.8, Turn: 0.1}, 0x6a3fc8),
		maindeckBook(brush.At{X: 0, Y: 48, K: 1}),
		maindeckSpark(brush.At{X: -62, Y: -32, K: 0.9}), maindeckSpark(brush.At{X: 70, Y: -14, K: 0.7}), maindeckSpark(brush.At{X: -40, Y: 2, K: 0.5}), maindeckSpark(brush.At{X: 50, Y: -56, K: 0.6}))}

// maindeckSpark returns a star of magic light with four points.
func maindeckSpark(at brush.At) []Part {
	return brush.Joined(at.Solid(0xe89aff, 0, -26, 0.5, 0, -6, 7, 0, 0, 12, 0, 6, 7, 0, 26, 0.5), at.Solid(0xe89aff, -22, 0, 0.5, -6, 0, 7, 0, 0, 12, 6, 0, 7, 22, 0, 0.5))
}

// maindeckBook returns an open book of spells.
func maindeckBook(at brush.At) []Part {
	parts := brush.Joined(
		at.Solid(0x4a2f9a, 0, 12, 34, -40, 4, 40, -98, 6, 44), at.Solid(0x4a2f9a, 0, 12, 34, 40, 4, 40, 98, 6, 44))
	for _, s := range [...]float64{-1, 1} {
		parts = slices.Concat(parts,
			at.Solid(0xf6efe0, 0, 6, 28, s*22, -4, 36, s*54, -6, 40, s*92, 2, 40),
			at.Inked(s*14, -4, 1, s*40, -12, 2.4, s*80, -6, 1), at.Inked(s*16, 4, 1, s*42, -4, 2.4, s*82, 2, 1), at.Inked(s*16, 12, 1, s*42, 4, 2.4, s*82, 10, 1),
			at.Solid(0xf2c23a, s*96, -14, 8, s*99, 6, 10, s*98, 26, 8))
	}
	return slices.Concat(parts, at.Inked(0, -8, 2, 0, 22, 4), at.Dot(0xfff0c8, 0, -6, 13), at.Solid(0xd83a5a, 8, 20, 8, 14, 34, 9, 10, 46, 9))
}

var powerOfTheRedArt = Scene{Place: Jungle, Seed: 23, Accent: 0xfff0b0, Under: Rays, Front: Fronds,
	Subject: Figure{Pose: Lift, X: 0, Y: 64, K: 0.78, Suit: 0x3f6ad0, Trim: 0xf6efe0, Panel: Sides, PanelColour: 0xf6efe0, Belt: 0xf6efe0, Front: Fist, Back: Fist,
		Head: Head{Face: Square, Skin: Tan, Hair: Back, HairC: 0x2a1a1a, Mood: Roar, Eyes: GlowEyes, Glow: 0xff5a3a}, HeadSize: 1.3},
	Extra: []Part{{What: Figure{Pose: Lift, X: 0, Y: 30, K: 1.34, Build: HulkBuild, Skin: Red, Suit: 0xc8281e, Trim: 0xe8402a, BareHands: true, BareFeet: true, Front: Fist, Back: Fist,
		Head: Head{Face: Ape, Skin: Red, Shell: 0xd8301e, Plate: 0xff7a4a, Mood: Roar}, HeadSize: 1.3}}}}

// The pictures of the Equipment. Their background is gray, and the item has the color.

var boStaffArt = Scene{Place: Arena, Seed: 23, Accent: 0xffe9a0,
	Subject: Bust{X: -52, Y: 8, K: 0.76, Turn: 0.5, Tilt: -0.2, Build: HulkBuild, Wears: Strap, Suit: 0xb83a5a, Tie: 0x4a2a3a,
		Head: Head{Face: Brute, Mood: Scared, Eyes: Domino, EyeC: 0x5a1a3a, Top: Bandana, TopC: 0xb83a5a}},
	Extra: brush.Front(brush.Burst(0xffe14d, -12, 12, 36), maindeckBo(brush.At{X: 44, Y: 34, K: 0.94, Turn: 0.34}))}

// maindeckBo returns a long staff that two gloved hands hold, and that strikes to the left.
func maindeckBo(at brush.At) []Part {
	glove := func(x float64) []Part {
		return slices.Concat(
			at.Solid(0x2f8a5a, x+4, 34, 30, x+2, 16, 30), at.Solid(0xf2e2c0, x+4, 30, 34, x+3, 22, 34),
			at.Solid(0x3fae6a, x-14, 2, 26, x, 3, 30, x+16, 2, 26), at.Inked(x+8, -12, 1, x+7, 4, 2.4, x+8, 10, 1), at.Inked(x-1, -13, 1, x-2, 4, 2.4, x-1, 10, 1), at.Inked(x-9, -12, 1, x-10, 4, 2.4, x-9, 10, 1),
			at.Solid(0x3fae6a, x-10, 8, 8, x, 12, 10, x+14, 10, 9))
	}
	return slices.Concat(
		at.Solid(0xb06a34, -64, 0, 14, 140, 0, 14), at.Flat(0xe8a868, -60, -3, 3, 140, -3, 3),
		at.Solid(0xf2c24a, -70, 0, 18, -50, 0, 18), at.Solid(0xf2c24a, -32, 0, 17, -26, 0, 17), glove(0), glove(48))
}

var magiciansCorsetArt = Scene{Place: Stage, Seed: 29, Accent: 0xffd0f0, Under: Halo,
	Subject: Object{Thing: Orb, C: 0xffb0e8, Y: 0, K: 1},
	Extra: brush.Front(
		maindeckCard(brush.At{X: -84, Y: 14, K: 0.7, Turn: -0.6}, 0xd83a5a), maindeckCard(brush.At{X: -64, Y: -12, K: 0.74, Turn: -0.32}, 0x3f7ad8),
		maindeckCard(brush.At{X: 84, Y: 14, K: 0.7, Turn: 0.6}, 0x2fae6a), maindeckCard(brush.At{X: 64, Y: -12, K: 0.74, Turn: 0.32}, 0xf0962a),
		maindeckCorset(brush.At{X: 0, Y: 2, K: 0.94}), maindeckSpark(brush.At{X: -54, Y: -58, K: 0.6}), maindeckSpark(brush.At{X: 58, Y: 54, K: 0.7}), maindeckSpark(brush.At{X: 52, Y: -62, K: 0.5}))}

// maindeckCorset returns a laced corset with coat tails.
func maindeckCorset(at brush.At) []Part {
	const cloth, edge, gold = 0x8a2fb0, 0xf6efe0, 0xf2c24a
	parts := slices.Concat(
		brush.Joined(at.Solid(0x4a1f6a, -20, 40, 30, -30, 64, 34, -36, 88, 20), at.Solid(0x4a1f6a, 20, 40, 30, 30, 64, 34, 36, 88, 20)),
		brush.Joined(
			at.Solid(cloth, -24, -62, 18, -22, -50, 40, -18, -36, 44), at.Solid(cloth, 24, -62, 18, 22, -50, 40, 18, -36, 44),
			at.Solid(cloth, 0, -46, 84, 0, -26, 80, 0, 0, 54, 0, 18, 60, 0, 42, 84, 0, 56, 50, 0, 66, 6)),
		at.Flat(0xc87ae8, -36, -46, 1, -32, -24, 6, -22, 0, 5, -26, 22, 5, -34, 44, 1))
	for _, s := range [...]float64{-1, 1} {
		parts = slices.Concat(parts,
			at.Solid(edge, s*44, -52, 4, s*34, -62, 7, s*20, -64, 7, s*8, -56, 7, 0, -46, 5), at.Inked(s*24, -40, 1, s*17, 0, 3, s*27, 44, 1), at.Solid(edge, s*42, 42, 4, s*26, 56, 6, 0, 66, 5))
	}
	parts = slices.Concat(parts, at.Inked(0, -44, 18, 0, 0, 16, 0, 58, 12), at.Flat(0xf0c8f8, 0, -40, 12, 0, 0, 10, 0, 54, 6))
	for i := range 6 {
		y := -36 + 15*float64(i)
		parts = slices.Concat(parts, at.Inked(-9, y, 3, 9, y+11, 3), at.Inked(9, y, 3, -9, y+11, 3), at.Dot(gold, -10, y, 3.4), at.Dot(gold, 10, y, 3.4))
	}
	return slices.Concat(parts, at.Solid(0xd83a5a, -16, -54, 10, -8, -49, 8, 0, -47, 5), at.Solid(0xd83a5a, 16, -54, 10, 8, -49, 8, 0, -47, 5), at.Ball(0xd83a5a, 0, -48, 5))
}

var quiverOfArrowsArt = Scene{Place: Jungle, Seed: 29, Accent: 0xd8ffb0,
	Subject: Object{Thing: Orb, C: 0xd8ffb0, X: -60, Y: 0, K: 0.7},
	Extra: brush.Front(
		maindeckBoard(brush.At{X: 52, Y: 0, K: 0.92}), maindeckCard(brush.At{X: 30, Y: -28, K: 0.66, Turn: -0.2}, 0xd83a2e), maindeckCard(brush.At{X: 76, Y: -16, K: 0.66, Turn: 0.24}, 0x3f7ad8), maindeckCard(brush.At{X: 50, Y: 34, K: 0.66, Turn: 0.05}, 0x8a3fb0),
		maindeckShaft(brush.At{X: 30, Y: -32, K: 0.62, Turn: 0.3}, 0x5fce5a), maindeckShaft(brush.At{X: 76, Y: -20, K: 0.62, Turn: -0.2}, 0xffb03a), maindeckShaft(brush.At{X: 50, Y: 30, K: 0.62, Turn: -0.1}, 0xf05a4a),
		maindeckQuiver(brush.At{X: -66, Y: 14, K: 0.88, Turn: 0.24}))}

// maindeckBoard returns a board of planks.
func maindeckBoard(at brush.At) []Part {
	parts := at.Solid(0xb07a48, 0, -74, 122, 0, 74, 122)
	for _, x := range [...]float64{-20, 21} {
		parts = slices.Concat(parts, at.Inked(x, -74, 2.6, x, 74, 2.6))
	}
	return slices.Concat(parts, at.Inked(-44, -50, 1, -42, -20, 2, -46, 10, 1), at.Inked(44, 30, 1, 40, 48, 2, 44, 66, 1), at.Inked(0, -66, 1, 4, -50, 2, 0, -40, 1))
}

// maindeckShaft returns an arrow that comes from the left and sticks in a place.
func maindeckShaft(at brush.At, feather Colour) []Part {
	return slices.Concat(
		at.Inked(-3, 3, 8, 5, 3, 8), at.Solid(0xe8c88a, -76, 0, 6, 2, 0, 6), at.Solid(0xd8e4ee, -4, 0, 9, 6, 0, 9),
		at.Solid(feather, -88, -9, 8, -72, -8, 10, -44, -1, 1), at.Solid(feather, -88, 9, 8, -72, 8, 10, -44, 1, 1))
}

// maindeckQuiver returns a quiver that stands on its foot, full of arrows with feathers of many colors.
func maindeckQuiver(at brush.At) []Part {
	var parts []Part
	for i, c := range [...]Colour{0xf05a4a, 0x5aa8f0, 0xffb03a, 0x5fce5a} {
		x, up := [...]float64{-16, 16, -5, 6}[i], [...]float64{0, -4, -14, 2}[i]
		parts = slices.Concat(parts, at.Solid(0xe8c88a, x, -60+up, 5, 0.8*x, -30, 5),
			brush.Joined(at.Solid(c, x-4, -92+up, 6, x-5, -76+up, 9, x-1, -54+up, 1), at.Solid(c, x+4, -92+up, 6, x+5, -76+up, 9, x+1, -54+up, 1)), at.Inked(x, -92+up, 2, x, -54+up, 2))
	}
	return slices.Concat(parts,
		at.Solid(0x6a3f24, 22, -30, 9, 44, 0, 9, 40, 36, 9, 16, 56, 9),
		at.Solid(0x2f8a4a, 0, -40, 52, 0, 10, 46, 0, 66, 38, 0, 76, 24), at.Solid(0xd8a050, 0, -42, 58, 0, -28, 56), at.Solid(0xd8a050, 0, 54, 45, 0, 64, 44),
		at.Flat(0x9fe08a, -16, -20, 1, -15, 10, 5, -12, 48, 1), at.Solid(0xd8a050, -18, -14, 5, 18, 8, 5), at.Solid(0xd8a050, 18, -14, 5, -18, 8, 5), at.Solid(0xd8a050, -17, 20, 5, 16, 40, 5), at.Solid(0xd8a050, 17, 20, 5, -16, 40, 5))
}

var signatureTrenchcoatArt = Scene{Place: Alley, Seed: 23, Accent: 0xc8ff9a,
	Subject: Object{Thing: Orb, C: 0xa8ff8a, X: 24, Y: 20, K: 0.7},
	Extra:   brush.Front(maindeckCoat(brush.At{X: 0, Y: 10, K: 0.96}))}

// maindeckCoat returns an open coat on a hanger, with a singed card in its inner pocket.
func maindeckCoat(at brush.At) []Part {
	const cloth, dark, lining = 0xd8a860, 0xa87a3a, 0x6a2f3a
	parts := slices.Concat(
		at.Inked(0, -64, 4, 0, -76, 4, 8, -82, 4, 12, -92, 4, 0, -98, 4, -8, -90, 4),
		at.Solid(lining, 0, -60, 50, 0, -30, 76, 0, 20, 96, 0, 84, 120), at.Inked(0, -58, 2, 0, 84, 2),
		// The glow and the pocket.
		at.Dot(0x6aff6a, 14, -8, 32), at.Dot(0xc8ffa8, 14, -8, 25))
	card := brush.At{X: at.X + 14, Y: at.Y - 8, K: 0.7, Turn: 0.14}
	parts = slices.Concat(parts, maindeckCard(card, 0x2f8a5a), card.Inked(-27, -42, 4, -10, -36, 12, 6, -41, 5, 28, -34, 14, 29, -10, 2), at.Solid(0xb05a64, -8, 30, 40, 38, 30, 44), at.Inked(-6, 16, 3, 36, 16, 3))
	for _, s := range [...]float64{-1, 1} {
		parts = slices.Concat(parts,
			at.Solid(cloth, s*44, -50, 26, s*66, -14, 28, s*76, 26, 26, s*78, 60, 26), at.Solid(dark, s*77, 44, 30, s*78, 52, 30),
			at.Solid(cloth, s*32, -58, 24, s*52, -38, 32, s*60, 6, 24, s*70, 50, 32, s*76, 96, 40),
			at.Solid(dark, s*61, 14, 24, s*65, 24, 26), at.Solid(cloth, s*16, -64, 14, s*32, -46, 22, s*42, -24, 20, s*50, -2, 1), at.Solid(cloth, s*6, -68, 10, s*18, -62, 16, s*30, -48, 12))
	}
	return slices.Concat(parts, at.Ball(0x6a4a2a, -52, -6, 4), at.Ball(0x6a4a2a, -60, 36, 4), at.Ball(0x6a4a2a, 66, 44, 4))
}

// The pictures of the Locations. Their background is violet.

var houseOfMysteryArt = Scene{Place: Void, Seed: 29, Accent: 0xffe9a0, Dusk: 0.2, Under: Halo, Effect: Questions,
	Extra: maindeckHouse(brush.At{X: 0, Y: -2, K: 0.86, Turn: -0.05})}

// maindeckHouse returns a crooked house on a floating rock.
func maindeckHouse(at brush.At) []Part {
	const wall, roof, lit = 0x6a5a9a, 0x2f2050, 0xffd86a
	window := func(x, y float64) []Part {
		return slices.Concat(at.Inked(x, y-9, 15, x, y+9, 15), at.Flat(lit, x, y-7, 11, x, y+7, 11), at.Inked(x, y-8, 2, x, y+8, 2), at.Inked(x-6, y, 2, x+6, y, 2))
	}
	return slices.Concat(
		at.Solid(0x9a7a6a, 0, 34, 204, 0, 44, 176, 4, 60, 112, 0, 78, 56, 4, 98, 4), at.Solid(0x5fae6a, -102, 38, 4, -60, 34, 12, 0, 36, 14, 60, 34, 12, 102, 38, 4),
		at.Solid(wall, -54, -6, 38, -52, 34, 40), at.Solid(roof, -60, -36, 0.5, -56, -14, 34, -54, -2, 52),
		at.Solid(wall, 50, -36, 30, 54, 34, 30), at.Solid(roof, 42, -86, 0.5, 48, -52, 26, 50, -36, 44),
		at.Solid(0x8a4a4a, 22, -74, 11, 22, -40, 11), at.Solid(wall, 0, -30, 70, 2, 36, 74), at.Solid(roof, -6, -82, 0.5, -2, -52, 46, 0, -28, 92), at.Solid(roof, -46, -26, 6, 46, -26, 6),
		at.Ball(lit, -1, -40, 12), at.Inked(-1, -52, 2, -1, -28, 2), at.Inked(-13, -40, 2, 11, -40, 2),
		window(-22, -6), window(24, -6), window(-54, 14), window(52, -14), window(53, 14),
		at.Inked(2, 4, 26, 2, 36, 26), at.Flat(0xfff0b0, 2, 8, 20, 2, 36, 20), at.Inked(2, 14, 12, 1, 18, 14, 2, 36, 18), at.Inked(2, 12, 10, 2, 16, 10),
		at.Flat(0xffe9a0, 2, 38, 24, 8, 46, 34, 16, 56, 30), at.Solid(0x3a2a4a, -86, 38, 7, -84, 10, 5, -92, -8, 3, -84, -22, 1), at.Solid(0x3a2a4a, -84, 10, 4, -76, -4, 3, -74, -14, 1))
}

var theRotArt = Scene{Place: Swamp, Seed: 29, Accent: 0xb8ff5a, Dusk: 0.2, Under: Glare, Front: Grass, Effect: Birds,
	Extra: maindeckSkull(brush.At{X: 0, Y: 10, K: 0.92})}

// maindeckSkull returns a huge skull in a hill, from which a dead tree grows.
func maindeckSkull(at brush.At) []Part {
	const bone, wood, glow = 0xd8d4a8, 0x5a4a3a, 0xb8ff5a
	return slices.Concat(
		brush.Joined(
			at.Solid(wood, 6, -30, 30, 2, -50, 22, 8, -70, 16, 2, -96, 8), at.Solid(wood, 4, -58, 12, -24, -76, 9, -50, -76, 6, -66, -92, 1), at.Solid(wood, -30, -76, 7, -40, -96, 1),
			at.Solid(wood, 8, -64, 12, 34, -76, 9, 60, -72, 6, 80, -88, 1), at.Solid(wood, 44, -76, 6, 54, -98, 1)),
		brush.Joined(at.Solid(bone, 0, -48, 50, 0, -38, 92, 0, -14, 118, 0, 12, 112, 0, 26, 84), at.Solid(bone, 0, 18, 80, 0, 46, 66, 0, 58, 62)),
		at.Flat(0xf6f4d0, -44, -28, 1, -52, -8, 6, -48, 12, 1),
		at.Inked(-28, -16, 22, -27, -4, 34, -24, 10, 24), at.Inked(28, -16, 22, 27, -4, 34, 24, 10, 24), at.Dot(glow, -26, -2, 9), at.Dot(glow, 26, -2, 9), at.Dot(0xf4ffd0, -26, -3, 4), at.Dot(0xf4ffd0, 26, -3, 4),
		at.Inked(0, 8, 1, -3, 20, 12, 0, 24, 8), at.Inked(0, 36, 40, 0, 46, 48, 0, 76, 54), at.Flat(glow, 0, 46, 30, 0, 76, 40), at.Flat(0xf4ffd0, 0, 56, 14, 0, 78, 24),
		at.Flat(bone, -18, 32, 10, -18, 42, 7), at.Flat(bone, -6, 32, 10, -6, 44, 7), at.Flat(bone, 6, 32, 10, 6, 42, 7), at.Flat(bone, 18, 32, 10, 18, 43, 7),
		at.Inked(10, -46, 2, 18, -36, 3, 12, -30, 2, 22, -20, 1),
		at.Solid(wood, -120, 70, 20, -80, 56, 18, -62, 30, 12, -66, 8, 7, -52, -12, 1), at.Solid(wood, 120, 70, 20, 84, 58, 18, 64, 38, 12, 68, 16, 7, 56, -6, 1),
		at.Solid(0x4a5a34, -140, 84, 30, -60, 74, 26, -30, 86, 20), at.Solid(0x4a5a34, 140, 84, 30, 60, 74, 26, 30, 86, 20))
}
