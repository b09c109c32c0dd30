package crisis1

import (
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
	"lineup/game/sets/characters"
)

// The posters of the oversized Super Heroes: large, with a low horizon and one bright light.

var animalManHeroArt = Scene{Place: Sky, Seed: 23, Accent: 0xffd08a,
	Subject: Figure{Pose: Leap, X: -2, Y: 20, K: 0.9, Suit: 0xf0e6d0, Trim: 0x6a4a34, Panel: Sides, PanelColour: 0x2f7a84, Belt: 0x6a4a34,
		Head: Head{Face: Square, Hair: Short, HairC: 0xe8c468, Mood: Smirk, Beard: Stubble, Eyes: GogglesUp, EyeC: 0x2f7a84}, HeadSize: 1.4},
	Extra: slices.Concat(superheroesElephant(brush.At{X: 62, Y: 10, K: 0.7}), superheroesEagle(brush.At{X: -66, Y: -36, K: 0.8, Turn: -0.1}), superheroesShark(brush.At{X: -70, Y: 46, K: 0.66, Turn: -0.3}))}

// The colors of the spirits of animals.
const superheroesHide, superheroesLight = 0xf07a2a, 0xfff0d0

// superheroesElephant returns the head of the spirit of an elephant.
func superheroesElephant(at brush.At) []Part {
	var parts [][]Part
	for _, s := range [...]float64{-1, 1} {
		parts = append(parts, at.Solid(superheroesHide, s*16, -16, 70, s*40, -20, 92, s*66, -14, 74, s*80, -2, 36, s*84, 6, 6))
	}
	parts = append(parts, at.Solid(superheroesHide, 0, -66, 26, 0, -52, 56, 0, -24, 62, 0, 4, 44, 0, 28, 28, -2, 50, 22, -12, 68, 18, -28, 72, 12))
	return slices.Concat(brush.Joined(parts...),
		at.Flat(0xb04a18, -30, -40, 1, -32, -10, 4, -24, 12, 1), at.Flat(0xb04a18, 30, -40, 1, 32, -10, 4, 24, 12, 1),
		at.Solid(superheroesLight, -18, 8, 12, -26, 28, 10, -24, 48, 0.5), at.Solid(superheroesLight, 18, 8, 12, 26, 28, 10, 24, 48, 0.5),
		at.Dot(0xfff4c8, -17, -18, 5), at.Dot(0xfff4c8, 17, -18, 5), at.Inked(-26, -28, 1, -16, -25, 4, -9, -20, 1), at.Inked(26, -28, 1, 16, -25, 4, 9, -20, 1),
		at.Inked(-10, 20, 1, 0, 22, 2, 10, 20, 1), at.Inked(-10, 32, 1, 0, 34, 2, 9, 32, 1), at.Inked(-11, 44, 1, -2, 46, 2, 8, 46, 1))
}

// superheroesEagle returns the spirit of an eagle that flies to the right.
func superheroesEagle(at brush.At) []Part {
	return slices.Concat(
		brush.Joined(
			at.Solid(superheroesHide, -4, -2, 16, -18, -22, 30, -34, -36, 26, -52, -44, 14, -64, -44, 0.5), at.Solid(superheroesHide, -20, -18, 20, -44, -22, 14, -62, -22, 0.5), at.Solid(superheroesHide, -14, -8, 18, -36, -8, 12, -50, -4, 0.5),
			at.Solid(superheroesHide, 8, -4, 16, 16, -26, 28, 10, -46, 24, -2, -60, 12, -10, -66, 0.5), at.Solid(superheroesHide, 16, -24, 18, 26, -44, 14, 24, -62, 0.5),
			at.Solid(superheroesHide, -24, 8, 14, -42, 16, 22, -52, 22, 18), at.Solid(superheroesHide, -28, 8, 8, -4, 4, 30, 18, -2, 28, 30, -6, 18)),
		at.Solid(superheroesLight, 26, -6, 20, 36, -10, 22, 46, -10, 14), at.Solid(0xffd03a, 46, -10, 12, 56, -6, 8, 58, 2, 0.5), at.Inked(34, -16, 1, 40, -13, 3, 44, -12, 1), at.Dot(Ink, 39, -11, 2.6))
}

// superheroesShark returns the spirit of a shark that leaps to the right.
func superheroesShark(at brush.At) []Part {
	return slices.Concat(
		brush.Joined(
			at.Solid(superheroesHide, -46, 10, 8, -62, -8, 9, -72, -26, 0.5), at.Solid(superheroesHide, -46, 12, 8, -60, 22, 8, -66, 36, 0.5), at.Solid(superheroesHide, -6, -14, 24, -12, -30, 14, -22, -42, 0.5), at.Solid(superheroesHide, 2, 14, 18, -6, 32, 10, -18, 42, 0.5),
			at.Solid(superheroesHide, -52, 10, 6, -28, 4, 24, 4, 0, 40, 34, -2, 34, 52, -4, 20, 64, -6, 0.5)),
		at.Flat(superheroesLight, -24, 14, 1, 6, 15, 9, 34, 11, 8, 50, 5, 1), at.Dot(Ink, 40, -8, 3.4), at.Inked(36, 6, 1, 46, 6, 5, 56, 1, 1), at.Inked(16, -8, 1, 13, 2, 2.4, 16, 10, 1), at.Inked(9, -8, 1, 6, 2, 2.4, 9, 10, 1))
}

var constantineArt = Scene{Place: Grave, Seed: 23, Accent: 0xffb04a, Under: Halo,
	Subject: Figure{Pose: Sit, X: -42, Y: 20, K: 1.06, Suit: 0xd8b47a, Trim: 0x6a4a34, BareHands: true, Panel: Vee, PanelColour: 0xf6efe0, Skirt: CoatTails, SkirtC: 0xd8b47a, Belt: 0x8a3a2a,
		Shoulders: HighCollar, ShouldersC: 0xb88e58,
		Head: Head{Face: Square, Hair: Spiky, HairC: 0xf0d070, Mood: Smirk, Beard: Stubble}, HeadSize: 1.3, Front: Fist},
	Extra: slices.Concat(
		[]Part{{What: Bust{X: 68, Y: 4, K: 0.8, Turn: -0.5, Build: HulkBuild, Wears: Shirtless, Suit: 0xb02a2a, Light: LightBelow, Head: Head{Face: Demon, Skin: Red, Shell: 0xc8322a, Glow: 0xffe14d, Mood: Roar, Top: Horns, TopC: 0xf0e0b0}}}},
		superheroesTomb(brush.At{X: -58, Y: 66, K: 1}),
		brush.Front(brush.At{}.Solid(0xd83a2e, -52, -22, 6, -52, -12, 8, -56, 10, 10, -57, 18, 1),
			maindeckFlame(brush.At{X: 12, Y: -16, K: 0.84, Turn: 0.1}), maindeckCard(brush.At{X: 12, Y: 0, K: 0.54, Turn: 0.1}, 0x8a3fb0), maindeckFlame(brush.At{X: 20, Y: 20, K: 0.36})))}

// superheroesTomb returns a low tomb that somebody can sit on.
func superheroesTomb(at brush.At) []Part {
	return slices.Concat(at.Solid(0x9aa4c8, 0, -16, 84, 0, 40, 84), at.Solid(0xc0c8e4, 0, -24, 100, 0, -14, 100), at.Inked(-22, -2, 3, 22, -2, 3), at.Inked(-14, 8, 3, 14, 8, 3))
}

var greenArrowArt = Scene{Place: Harbour, Seed: 23, Accent: 0xd8ffb0, Under: Halo,
	Subject: characters.GreenArrow.Posed(Swing, -20, 24, 0.98).Hands(Fist, Fist),
	Extra:   slices.Concat(superheroesRope(6, -58), brush.Front(superheroesBow(brush.At{X: 34, Y: 46, K: 0.8, Turn: 0.3})))}

// superheroesBow returns a bow that bends to the right, with its grip in the middle.
func superheroesBow(at brush.At) []Part {
	return slices.Concat(
		at.Flat(0xf6efe0, -32, -74, 2, -32, 74, 2),
		at.Solid(0xf0a040, -22, -84, 4, -32, -74, 6, -26, -58, 8, -8, -34, 11, 2, -14, 11), at.Solid(0xf0a040, -22, 84, 4, -32, 74, 6, -26, 58, 8, -8, 34, 11, 2, 14, 11), at.Solid(0x6a4326, 1, -15, 13, 4, -9, 13), at.Solid(0x6a4326, 1, 15, 13, 4, 9, 13))
}

var swampThingArt = Scene{Place: Swamp, Seed: 37, Accent: 0xd8ff9a, Under: Glare, Front: Fronds, Effect: LeavesEffect,
	Subject: Figure{Pose: Cast, X: 0, Y: 30, K: 1.16, Build: HulkBuild, Suit: 0x69a84a, Trim: 0x7cc256, Skin: Green, Pattern: Leaves, PatternInk: 0x4a8a38,
		Head: Head{Face: Moss, Glow: 0xff6a4a}, HeadSize: 1.35},
	Extra: slices.Concat(maindeckHouse(brush.At{X: -62, Y: -34, K: 0.5, Turn: -0.16}), superheroesTower(brush.At{X: 66, Y: -26, K: 0.62, Turn: 0.12}))}

// superheroesTower returns a tower with vines around it, on roots that lift it.
func superheroesTower(at brush.At) []Part {
	const stone, roof, vine = 0x8a90b8, 0x4a3a78, 0x4f9a3e
	return slices.Concat(
		at.Solid(vine, -30, 66, 14, -18, 40, 18, -2, 34, 20), at.Solid(vine, 34, 70, 14, 20, 42, 18, 4, 34, 20), at.Solid(vine, 4, 80, 12, 2, 56, 16, 0, 38, 18),
		at.Solid(stone, 0, -60, 40, 0, 36, 46), at.Solid(stone, -16, -68, 10, -16, -58, 10), at.Solid(stone, 0, -68, 10, 0, -58, 10), at.Solid(stone, 16, -68, 10, 16, -58, 10),
		at.Solid(roof, 0, -108, 0.5, 0, -72, 44),
		at.Flat(0xffe9a0, 0, -40, 9, 0, -28, 9), at.Flat(0xffe9a0, 0, 2, 9, 0, 14, 9),
		at.Solid(vine, -24, 30, 7, 0, 22, 7, 24, 8, 7, 22, -4, 7), at.Solid(vine, 24, -8, 6, 0, -12, 6, -22, -26, 6, -20, -40, 5), at.Solid(vine, -20, -44, 5, 2, -48, 5, 22, -58, 5))
}

// superheroesRope returns a tight rope to a hand at a place, from an arrow beyond the window.
func superheroesRope(x, y float64) []Part {
	return brush.At{}.Solid(0xf6efe0, x-24, y+40, 5, x-4, y+8, 5, x, y, 5, x+124, y-34, 5)
}

var robinArt = Scene{Place: Cave, Seed: 23, Accent: 0xffc88a, Under: Halo,
	Subject: Figure{Pose: Leap, X: -40, Y: 26, K: 1, Build: TeenBuild, Suit: 0xc07a44, Trim: 0xf2e2c0, Panel: Yoke, PanelColour: 0xff8a4d, Belt: 0xf2e2c0, Cape: Cape{C: 0xb4c2cc},
		Head: Head{Face: Young, Hair: Curly, HairC: 0x3a241a, Mood: Grin, Eyes: Domino, EyeC: 0x4a3524}, HeadSize: 1.4},
	Extra: slices.Concat(superheroesRack(brush.At{X: 66, Y: 36, K: 0.92}), brush.Front(superheroesHook(brush.At{X: -4, Y: -58, K: 0.86, Turn: -0.2})))}

// superheroesRack returns an open chest of gear.
func superheroesRack(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x4a5a86, 0, -8, 76, 0, -4, 84), at.Flat(0xffe9a0, 0, -4, 70, 0, 10, 70),
		at.Solid(0xd8e4ee, -18, 20, 6, -26, -34, 6), at.Solid(0xf2c24a, -27, -40, 10, -26, -34, 10), at.Solid(0xe0503c, 10, 10, 20, 12, -18, 20), at.Solid(0xd8e4ee, 12, -26, 10, 12, -20, 14),
		at.Solid(0x5fce9a, 26, 10, 5, 36, -20, 8, 48, -30, 1), at.Solid(0x5fce9a, 28, 0, 5, 22, -18, 7, 26, -30, 1),
		at.Solid(0x5a6a9a, 0, 8, 90, 0, 46, 84), at.Solid(0xb8c4dc, -44, 10, 7, 44, 10, 7), at.Solid(0xf2c24a, 0, 14, 14, 0, 26, 12), at.Inked(-28, 16, 2, -26, 46, 2), at.Inked(28, 16, 2, 26, 46, 2))
}

// superheroesHook returns a grapple whose rope hangs down.
func superheroesHook(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xf6efe0, 0, 14, 4, 14, 34, 4, 44, 30, 4, 66, 60, 4),
		brush.Joined(at.Solid(0xd8e4ee, 0, -6, 8, -16, -14, 7, -24, -4, 6, -22, 6, 0.5), at.Solid(0xd8e4ee, 0, -6, 8, 16, -14, 7, 24, -4, 6, 22, 6, 0.5), at.Solid(0xd8e4ee, 0, 14, 9, 0, -10, 9, 0, -24, 0.5)))
}

var zatannaZataraArt = Scene{Place: Hall, Seed: 23, Accent: 0xe8b0ff, Under: Rays,
	Subject: Bust{X: -54, Y: 4, K: 0.82, Turn: 0.4, Build: SlimBuild, Wears: Tux, Suit: 0x7a3a9e, Tie: 0xf2c230,
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0x241a2e, Mood: Coy, Lashes: true}},
	Extra: slices.Concat(
		maindeckCard(brush.At{X: 80, Y: -56, K: 0.54, Turn: 0.7}, 0x3f7ad8), maindeckCard(brush.At{X: 60, Y: -42, K: 0.56, Turn: 0.3}, 0xd83a5a), maindeckCard(brush.At{X: 34, Y: -26, K: 0.54, Turn: -0.3}, 0x2fae6a), maindeckCard(brush.At{X: 60, Y: 4, K: 0.56, Turn: 0.14}, 0xf0962a),
		brush.Front(superheroesHat(brush.At{X: 56, Y: 42, K: 0.84}), superheroesWand(brush.At{X: 2, Y: 44, K: 0.9, Turn: -0.8})))}

// superheroesHat returns a hat with its opening up.
func superheroesHat(at brush.At) []Part {
	const cloth = 0x7a3a9e
	return slices.Concat(
		at.Solid(cloth, 0, -12, 58, 0, 10, 60, 0, 38, 66), at.Solid(0xf2c230, 0, -8, 60, 0, 4, 61), at.Solid(cloth, -48, -18, 7, -20, -11, 13, 0, -10, 14, 20, -11, 13, 48, -18, 7),
		at.Flat(0xc88ae8, -20, 8, 1, -22, 20, 5, -24, 36, 1))
}

// superheroesWand returns a wand with a light at its right end.
func superheroesWand(at brush.At) []Part {
	return slices.Concat(at.Solid(0x2a2038, -36, 0, 8, 30, 0, 7), at.Solid(Paper, 20, 0, 8, 36, 0, 8),
		at.Solid(0x7a3a9e, -60, 26, 28, -40, 12, 28), at.Solid(Paper, -42, 12, 30, -36, 9, 30), at.Solid(Paper, -32, 2, 22, -18, 2, 24, -6, 1, 20), at.Inked(-24, -9, 1, -23, 4, 2, -24, 9, 1), at.Inked(-16, -10, 1, -15, 4, 2, -16, 9, 1))
}
