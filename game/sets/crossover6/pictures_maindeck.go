package crossover6

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Heroes. Their background is blue. Clothes are fiery, tan, wine, and bronze.

var hawkfireArt = Scene{Place: City, Seed: 21, Accent: 0xffd890, Under: Halo, Effect: Embers,
	Subject: Figure{Pose: Fly, X: -2, Y: 4, K: 0.94, Turn: -0.14, Build: SlimBuild, Suit: 0x5a3048, Trim: 0xf2b03a, Belt: 0xf2b03a, Panel: Vee, PanelColour: 0xe8603a,
		Head: Head{Face: Oval, Hair: Tail, HairC: 0xf6dc84, Mood: Fierce, Lashes: true, Eyes: Domino, EyeC: 0xc8402f}, HeadSize: 1.4},
	Extra: slices.Concat(maindeckFireWing(-8, -15, -1.75, 0.05), brush.Front(maindeckFireWing(2, 24, -2.9, -1.95)))}

// maindeckFireWing returns a wing of flames that grows from a place. Its feathers point from one direction
// to another, in radians clockwise from straight up. The last is the longest.
func maindeckFireWing(x, y, from, to float64) []Part {
	const feathers = 6
	var shapes [][]Part
	var hearts []Part
	for i := range feathers {
		t := float64(i) / (feathers - 1)
		at := brush.At{X: x, Y: y, K: 0.62 + 0.34*t, Turn: from + (to-from)*t}
		shapes = append(shapes, at.Solid(0xf0662a, 0, -4, 12, 3, -44, 24, -3, -80, 17, 4, -116, 1))
		hearts = slices.Concat(hearts, at.Flat(0xffb03a, 0, -10, 6, 3, -44, 13, -2, -76, 8, 2, -100, 1), at.Flat(0xfff0a0, 0, -12, 3, 2, -40, 5, -1, -70, 1))
	}
	return append(brush.Joined(shapes...), hearts...)
}

// gypsyArt is Gypsy between two illusions of herself.
var gypsyArt = Scene{Place: Stage, Seed: 21, Accent: 0xd8c0ff, Under: Halo, Effect: Swirl,
	Subject: Figure{Pose: Cast, X: 0, Y: 30, K: 1.22, Build: SlimBuild, Skin: Tan, Suit: 0xc83a5a, Trim: 0xf2b03a, Belt: 0xf2b03a, Panel: Vee, PanelColour: 0xf6efe0, BareArms: true, Skirt: ShortSkirt, SkirtC: 0xf2b03a,
		Head: Head{Face: Oval, Skin: Tan, Hair: Wind, HairC: 0x2a1c2a, Mood: Smirk, Lashes: true}, HeadSize: 1.4},
	Extra: []Part{gypsyIllusion(-76, true), gypsyIllusion(76, false)}}

// gypsyIllusion returns a pale image of Gypsy.
func gypsyIllusion(x float64, flip bool) Part {
	const pale = 0xb8a0e8
	return Part{X: x, Y: 26, K: 0.98, What: Figure{Pose: Leap, Flip: flip, Build: SlimBuild, Skin: Purple, Suit: pale, Trim: pale, Belt: 0xd8c8f6, Skirt: ShortSkirt, SkirtC: 0xd8c8f6,
		Head: Head{Face: Oval, Skin: Purple, Hair: Wind, HairC: 0x8a70c8, Mood: Smirk, Lashes: true, Eyes: GlowEyes, Glow: Paper}, HeadSize: 1.4}}
}

var ladyBlackhawkArt = Scene{Place: Above, Seed: 21, Accent: 0xffe9b0, Under: Streaks,
	Subject: Bust{X: -24, Y: -22, K: 0.5, Turn: 0.5, Build: SlimBuild, Wears: Jacket, Suit: 0x8a4a34, Tie: 0xf6efe0,
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0xf6dc84, Mood: Smile, Lashes: true, Top: Cap, TopC: 0x8a4a5a}},
	Extra: slices.Concat(
		[]Part{brush.Inked(brush.To(-22, 10, 17), brush.To(-52, 4, 20), brush.To(-78, -10, 18), brush.To(-102, -6, 15), brush.To(-122, -18, 6)),
			brush.Lit(0xf0506a, 400, brush.To(-22, 10, 12), brush.To(-52, 4, 15), brush.To(-78, -10, 13), brush.To(-102, -6, 10), brush.To(-121, -17, 1))},
		maindeckCard(brush.At{X: -100, Y: -48, K: 0.4, Turn: -0.4}), maindeckCard(brush.At{X: 50, Y: -56, K: 0.4, Turn: 0.3}), maindeckCard(brush.At{X: 96, Y: -40, K: 0.4, Turn: -0.2}),
		brush.Front(maindeckPropeller(brush.At{X: -8, Y: 26, K: 0.9, Turn: -0.12})))}

// maindeckPropeller returns an old plane with a propeller, which flies to the right. Its cockpit is open.
func maindeckPropeller(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xd8503a, -106, -2, 26, -120, -26, 18, -130, -46, 6),
		at.Solid(0xbfe6ff, 18, -18, 12, 30, -36, 10, 30, -50, 2),
		at.Solid(0xf2c24a, -138, 2, 8, -96, 0, 24, -40, 0, 46, 10, 2, 56, 64, 4, 54, 86, 4, 46), at.Flat(0xfff0b8, -90, -6, 2, -40, -14, 4, 8, -17, 5, 60, -13, 3),
		at.Solid(0x5a6478, 68, 4, 55, 88, 4, 47), at.Inked(74, -20, 2.4, 74, 28, 2.4), at.Inked(81, -18, 2.4, 81, 26, 2.4),
		at.Solid(0x8a5a34, 106, -66, 3, 104, -36, 10, 101, -2, 6), at.Solid(0x8a5a34, 101, 10, 6, 104, 44, 10, 106, 74, 3),
		at.Solid(0xd8503a, 90, 4, 28, 100, 4, 25, 110, 4, 16, 115, 4, 2),
		at.Solid(0xd8503a, 34, 8, 10, 28, 16, 34, 14, 32, 44, -12, 54, 42, -44, 80, 34), at.Flat(0xf08a6a, 6, 26, 1, -14, 44, 5, -48, 72, 3),
		at.Inked(-76, -6, 2, -78, 12, 2), at.Inked(-50, -18, 2, -52, 16, 2))
}

var maggieSawyerArt = Scene{Place: PoliceStation, Seed: 21, Accent: 0xffd8d0, Under: Halo,
	Subject: Figure{Pose: Cast, X: -40, Y: 30, K: 1.26, Suit: 0xe0c090, Trim: 0x7a4a34, BareHands: true, Panel: Vee, PanelColour: 0xb8403a, Belt: 0x7a4a34, Skirt: CoatTails, SkirtC: 0xe0c090, Front: Fist,
		Head: Head{Face: Oval, Hair: Short, HairC: 0xf2d070, Mood: Fierce, Lashes: true}, HeadSize: 1.45},
	Extra: brush.Front(maindeckPistol(brush.At{X: 50, Y: -30, K: 0.9, Turn: -0.3}), maindeckPatrol(brush.At{X: 26, Y: 16, K: 0.86}))}

// maindeckPistol returns a hand with a pistol, which points to the right.
func maindeckPistol(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x5a3a2a, 2, -4, 13, -6, 18, 13), at.Solid(0x5a6478, -14, -10, 15, 30, -10, 15), at.Solid(0x8a96aa, -16, -16, 9, 44, -15, 9), at.Inked(-10, -18, 2, -10, -13, 2), at.Inked(-5, -18, 2, -5, -13, 2), at.Inked(44, -15, 5, 46, -15, 5),
		at.Inked(10, -4, 3, 16, 4, 3, 6, 6, 3),
		at.Solid(0xf0c8a0, -12, 4, 10, 9, 3, 9), at.Solid(0xf0c8a0, -13, 12, 10, 6, 11, 9))
}

// maindeckPatrol returns the roof of a patrol car and its flashing lights.
func maindeckPatrol(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xe8eef6, 0, 46, 170, 0, 52, 186, 0, 80, 214, 0, 120, 230), at.Solid(0x3a4668, 0, 66, 176, 0, 110, 206), at.Flat(0x7a90c0, -52, 70, 10, -70, 104, 10), at.Inked(0, 60, 8, 0, 110, 8),
		at.Solid(0x3a4258, -62, 42, 9, 62, 42, 9),
		brush.Burst(0xffe0d0, at.X-36, at.Y+26, 34), brush.Burst(0xd8f4ff, at.X+36, at.Y+26, 26),
		at.Solid(0xf0402f, -56, 30, 18, -12, 30, 18), at.Solid(0x4ac8ff, 12, 30, 18, 56, 30, 18), at.Flat(0xffc0b0, -52, 25, 4, -20, 25, 4), at.Flat(0xe8ffff, 18, 25, 4, 50, 25, 4),
		at.Solid(0xc8d0dc, 0, 19, 16, 0, 40, 18))
}

var manhunterArt = Scene{Place: CityHall, Seed: 21, Accent: 0xc8f4ff, Under: Halo, Effect: Sparks,
	Subject: Figure{Pose: Leap, X: -26, Y: 34, K: 1.12, Build: SlimBuild, Suit: 0xe0583f, Trim: 0xf0e8dc, Belt: 0xf0e8dc, Panel: Sides, PanelColour: 0x8a2a38,
		Front: Fist, Back: Fist,
		Head: Head{Face: Oval, Hair: Wind, HairC: 0x6a3c28, Mood: Fierce, Lashes: true, Eyes: Domino, EyeC: 0xf0e8dc}, HeadSize: 1.45},
	Extra: brush.Front(maindeckPowerStaff(brush.At{X: 4, Y: -46, K: 0.94, Turn: 0.34}))}

// maindeckPowerStaff returns a level staff, whose right end blazes.
func maindeckPowerStaff(at brush.At) []Part {
	end := at.Stroke(92, 0, 1)[0]
	return slices.Concat(
		brush.Burst(0x7ae0ff, end.X, end.Y, 46*at.K), brush.Burst(0xf4ffff, end.X, end.Y, 27*at.K),
		at.Inked(-106, 0, 14, 88, 0, 14), []Part{brush.Lit(0xb8c4d4, 400, at.Stroke(-104, 0, 9, 86, 0, 9)...), brush.Lit(0xf4f8ff, 400, at.Stroke(-104, -1.6, 3, 86, -1.6, 3)...)},
		at.Solid(0xf2c24a, -110, 0, 15, -94, 0, 15), at.Solid(0xf2c24a, 60, 0, 15, 70, 0, 15), at.Solid(0x8ae8ff, 76, 0, 17, 96, 0, 19))
}

var misfitArt = Scene{Place: Alley, Seed: 21, Accent: 0xffb0e0, Effect: Sparks,
	Subject: Figure{Pose: Leap, X: -34, Y: 26, K: 1.08, Flip: true, Turn: -0.12, Build: TeenBuild, Suit: 0xf0903a, Trim: 0x8a3a7a, Belt: 0xf6e0b0, Panel: Vest, PanelColour: 0x8a3a7a, Cape: Cape{C: 0xc0569a},
		Head: Head{Face: Young, Hair: Wild, HairC: 0xe0502a, Mood: Grin, Lashes: true, Eyes: Domino, EyeC: 0x8a3a7a}, HeadSize: 1.5},
	Extra: slices.Concat([]Part{{X: 56, Y: 2, K: 1, What: Object{Thing: Portal, C: 0xff8ad0}}},
		brush.Front(maindeckCard(brush.At{X: -78, Y: -46, K: 0.5, Turn: -0.3})))}

// maindeckCard returns a card.
func maindeckCard(at brush.At) []Part {
	return slices.Concat(at.Solid(Paper, 0, -34, 46, 0, 34, 46), at.Flat(0xd8503a, 0, -28, 36, 0, 28, 36), at.Flat(0xf2c24a, 0, -14, 0.5, 0, 0, 22, 0, 14, 0.5))
}

var strixArt = Scene{Place: Roof, Seed: 21, Accent: 0xffd27a, Under: Halo,
	Subject: Bust{X: -28, Y: 8, K: 0.86, Turn: 0.12, Build: SlimBuild, Wears: CapeWear, Suit: 0x7a5a44, Cape: 0x5a4034, Tie: 0xd8a050,
		Head: Head{Face: Oval, Skin: Pale, Mood: Stern, Lashes: true, Top: Hood, TopC: 0x7a5a44}},
	Extra: brush.Front(maindeckOwlMask(brush.At{X: -27, Y: 4, K: 0.86}), maindeckKnives(brush.At{X: 70, Y: 44, K: 1}))}

// maindeckOwlMask returns the mask of an owl, with its eyes around the middle.
func maindeckOwlMask(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xb8844a, -22, -22, 20, -40, -42, 12, -54, -64, 1), at.Solid(0xb8844a, 22, -22, 20, 40, -42, 12, 54, -64, 1),
		at.Solid(0xe8c88a, 0, -30, 40, 0, -20, 72, 0, 0, 82, 0, 16, 60, 0, 26, 30),
		at.Flat(0xb8844a, -6, -30, 2, -4, -18, 5, -2, -6, 1), at.Flat(0xb8844a, 6, -30, 2, 4, -18, 5, 2, -6, 1),
		at.Ball(0x6a4630, -20, -2, 18), at.Ball(0x6a4630, 20, -2, 18), at.Dot(0xffc83a, -20, -2, 13), at.Dot(0xffc83a, 20, -2, 13), at.Dot(Ink, -19, -2, 6), at.Dot(Ink, 21, -2, 6),
		at.Dot(Paper, -23, -7, 3), at.Dot(Paper, 17, -7, 3),
		at.Solid(0x6a4630, 0, 2, 16, 0, 16, 13, 0, 34, 1))
}

// maindeckKnives returns a gloved hand with a fan of three throwing knives.
func maindeckKnives(at brush.At) []Part {
	var parts []Part
	for _, turn := range [...]float64{-0.5, 0.5, 0} {
		k := brush.At{X: at.X, Y: at.Y, K: at.K, Turn: turn}
		parts = slices.Concat(parts, k.Solid(0x5a4034, 0, -10, 8, 0, -30, 8), k.Solid(0xd8a050, 0, -32, 15, 0, -36, 15), k.Solid(0xe8f0f6, 0, -38, 13, 0, -72, 14, 0, -100, 1), k.Flat(0x8a9ab0, 2.6, -40, 4, 2.6, -70, 4, 0.5, -92, 0.5))
	}
	return slices.Concat(parts, at.Solid(0x5a4034, -2, 50, 22, 0, 16, 22, 0, 0, 30, 0, -14, 24), at.Inked(-6, -12, 1.6, -6, 4, 1.6), at.Inked(2, -13, 1.6, 2, 4, 1.6), at.Inked(9, -10, 1.6, 8, 4, 1.6), at.Solid(0xd8a050, 0, 26, 26, 0, 32, 26))
}

var vixenArt = Scene{Place: Jungle, Seed: 21, Accent: 0xffe0a0, Under: Halo, Front: Grass,
	Subject: Figure{Pose: Crouch, X: -62, Y: 26, K: 1.12, Build: SlimBuild, Skin: Deep, Suit: 0xf0b44a, Trim: 0xb8683a, BareArms: true, BareHands: true, Belt: 0x8a4a2a, Panel: Sides, PanelColour: 0xb8683a,
		Front: Claw, Back: Claw,
		Head: Head{Face: Oval, Skin: Deep, Hair: Short, HairC: 0x2a1a20, Mood: Fierce, Lashes: true}, HeadSize: 1.5},
	Extra: slices.Concat(maindeckLion(brush.At{X: 44, Y: -2, K: 0.96}), brush.Front(brush.At{}.Ball(0xffe14d, -46, 6, 5)))}

// maindeckLion returns the spirit of a roaring lion, which is its head in pale light.
func maindeckLion(at brush.At) []Part {
	const tufts = 15
	var mane [][]Part
	for i := range tufts {
		m := brush.At{X: at.X, Y: at.Y, K: at.K, Turn: 2 * math.Pi * (float64(i) + 0.5) / tufts}
		mane = append(mane, m.Solid(0x7ac8e8, 0, -26, 34, 4, -50, 24, -2, -72, 1))
	}
	return slices.Concat(brush.Joined(mane...),
		brush.Joined(at.Ball(0xa8e4f8, -30, -32, 11), at.Ball(0xa8e4f8, 30, -32, 11), at.Solid(0xc8f2ff, 0, -38, 40, 0, -22, 66, 0, 2, 68, 0, 24, 56, 0, 40, 34)),
		at.Inked(-30, -18, 1, -18, -10, 9, -7, -4, 1), at.Inked(30, -18, 1, 18, -10, 9, 7, -4, 1), at.Flat(0xfff6c0, -24, -14, 1, -17, -10, 5, -11, -7, 1), at.Flat(0xfff6c0, 24, -14, 1, 17, -10, 5, 11, -7, 1),
		at.Inked(0, 20, 34, 0, 34, 40, 0, 44, 28), at.Flat(0xe85a6a, 0, 30, 18, 0, 42, 22),
		brush.Joined(at.Ball(0xf2fdff, -9, 14, 11), at.Ball(0xf2fdff, 9, 14, 11)), at.Inked(0, 2, 18, 0, 9, 12, 0, 15, 1),
		at.Flat(Paper, -13, 22, 7, -13, 35, 0.5), at.Flat(Paper, 13, 22, 7, 13, 35, 0.5))
}

// The pictures of the Villains. Their background is red.

var blackAliceArt = Scene{Place: Grave, Seed: 21, Accent: 0xb8ffb0, Under: Halo,
	Subject: Figure{Pose: Cast, X: -66, Y: 42, K: 1.22, Build: TeenBuild, Skin: Pale, Suit: 0x5a5486, Trim: 0x2e2a48, Belt: 0xb8ff9a, Skirt: ShortSkirt, SkirtC: 0x8a84b8, BareArms: true, BareHands: true,
		Head: Head{Face: Young, Skin: Pale, Hair: Fringe, HairC: 0x3a3460, Mood: Smirk, Lashes: true}, HeadSize: 1.45},
	Extra: brush.Front(maindeckStolen(brush.At{X: 64, Y: -6, K: 1}))}

// maindeckStolen returns a hero whose powers leave as green light, to the left.
func maindeckStolen(at brush.At) []Part {
	parts := []Part{{X: at.X + 24, Y: at.Y + 6, K: 0.64, Turn: 0.2, What: Figure{Pose: Lift, Suit: 0xf2d070, Trim: 0x3f7ad8, Belt: 0x3f7ad8, Panel: Yoke, PanelColour: 0xf6efe0,
		Head: Head{Face: Square, Hair: SideParted, HairC: 0x6a3a20, Mood: Scared}, HeadSize: 1.5}}}
	for _, swing := range [...]float64{-14, 14} {
		light := at.Stroke(24, 10, 2, 6, 5+swing, 6, -14, 4-0.8*swing, 6, -32, 2+0.6*swing, 5, -46, 0, 3)
		parts = append(parts, brush.Inked(brush.Around(light)...), brush.Lit(0x8aff8a, 400, light...))
	}
	return append(parts, brush.Burst(0xe0ffd0, at.X-46, at.Y, 20)...)
}

var cheshireArt = Scene{Place: Alley, Seed: 24, Accent: 0xd8ffc0, Under: Glare,
	Subject: Figure{Pose: Pounce, X: 30, Y: 14, K: 1.02, Flip: true, Turn: 0.08, Build: SlimBuild, Skin: Tan, Suit: 0x4fb06a, Trim: 0xf2c24a, BareHands: true, Belt: 0xf2c24a, Skirt: CoatTails, SkirtC: 0x4fb06a, Panel: Vee, PanelColour: 0xf2c24a,
		Head: Head{Face: Oval, Skin: Tan, Hair: Wild, HairC: 0x2a2430, Mood: Sly, Lashes: true}, HeadSize: 1.35},
	Extra: brush.Front(maindeckCatMask(brush.At{X: -13, Y: -10, K: 0.58, Turn: -0.1}), maindeckNails(brush.At{X: -70, Y: -4, K: 0.95, Turn: -0.1}), maindeckNails(brush.At{X: -50, Y: -50, K: 0.82, Turn: 0.2}))}

// maindeckCatMask returns a white mask of a grinning cat.
func maindeckCatMask(at brush.At) []Part {
	parts := slices.Concat(
		brush.Joined(at.Solid(Paper, -26, -16, 28, -32, -34, 18, -38, -56, 1), at.Solid(Paper, 26, -16, 28, 32, -34, 18, 38, -56, 1), at.Solid(Paper, 0, -36, 40, 0, -26, 66, 0, -6, 80, 0, 12, 74, 0, 28, 48, 0, 38, 20)),
		at.Flat(0xf2a0b8, -29, -24, 10, -34, -44, 1), at.Flat(0xf2a0b8, 29, -24, 10, 34, -44, 1),
		at.Inked(-32, -16, 1, -19, -10, 13, -6, -3, 1), at.Inked(32, -16, 1, 19, -10, 13, 6, -3, 1), at.Flat(0x8aff9a, -25, -13, 1, -18, -9, 7, -11, -6, 1), at.Flat(0x8aff9a, 25, -13, 1, 18, -9, 7, 11, -6, 1),
		at.Inked(-34, 0, 1, -26, 12, 9, -12, 21, 15, 0, 23, 16, 12, 21, 15, 26, 12, 9, 34, 0, 1), at.Flat(0xffffff, -30, 6, 1, -24, 12, 5, -12, 20, 9, 0, 21, 10, 12, 20, 9, 24, 12, 5, 30, 6, 1))
	for _, x := range [...]float64{-18, -6, 6, 18} {
		parts = append(parts, at.Inked(x, 11, 2, x, 28, 2)...)
	}
	return parts
}

// maindeckNails returns three long nails that point to the left, with drops of poison.
func maindeckNails(at brush.At) []Part {
	var parts []Part
	for _, dy := range [...]float64{-9, 0, 9} {
		parts = slices.Concat(parts, at.Solid(0x8ae05a, 0, dy, 8, -18, dy-2, 6, -34, dy+4, 0.5))
	}
	return slices.Concat(parts, at.Solid(0x8ae05a, -36, 14, 1, -36, 22, 7, -36, 27, 5), at.Solid(0x8ae05a, -24, 26, 1, -24, 32, 6, -24, 36, 4))
}

var cupidArt = Scene{Place: Bridge, Seed: 21, Accent: 0xffd8e8, Under: Halo,
	Subject: Figure{Pose: Aim, X: -50, Y: 34, K: 1.16, Build: SlimBuild, Suit: 0xf6e8ec, Trim: 0x3a2a3e, Panel: Sides, PanelColour: 0x3a2a3e, Belt: 0xe0486a, BareArms: true,
		Held: Held{Thing: Bow, C: 0x5a4a7a},
		Head: Head{Face: Oval, Hair: Wind, HairC: 0xe8702a, Mood: WildMood, Lashes: true}, HeadSize: 1.5},
	Extra: brush.Front(maindeckHeart(brush.At{X: 92, Y: -13, K: 1.05, Turn: -1.6}), maindeckHeart(brush.At{X: 68, Y: 44, K: 0.5, Turn: 0.3}), maindeckHeart(brush.At{X: -96, Y: -50, K: 0.5, Turn: -0.3}), maindeckHeart(brush.At{X: 100, Y: -52, K: 0.42, Turn: 0.2}))}

// maindeckHeart returns the point of an arrow, which is a heart with its tip down.
func maindeckHeart(at brush.At) []Part {
	return slices.Concat(
		brush.Joined(at.Ball(0xff5a8a, -9, -6, 11), at.Ball(0xff5a8a, 9, -6, 11), at.Solid(0xff5a8a, 0, -6, 36, 0, 4, 34, 0, 16, 18, 0, 28, 1)), at.Flat(0xffc0d8, -14, -10, 2, -11, -13, 4, -7, -13, 2))
}

var knockoutArt = Scene{Place: Arena, Seed: 21, Accent: 0xffe9a0, Under: BoomUnder, Front: Rubble,
	Subject: Figure{Pose: Punch, X: -38, Y: 30, K: 1.18, Build: HulkBuild, Suit: 0x2fa898, Trim: 0xf2e0b0, Belt: 0xf2c24a, Panel: Vee, PanelColour: 0xf2e0b0, BareArms: true,
		Head: Head{Face: Square, Hair: Wind, HairC: 0xe8702a, Mood: Grin, Lashes: true, Top: Circlet, TopC: 0xf2c24a}, HeadSize: 1.35},
	Extra: slices.Concat([]Part{{X: 84, Y: -34, K: 0.7, Turn: 0.9, What: Figure{Pose: Fall, Suit: 0x6a9ae8, Trim: 0xf6efe0, Belt: 0xf6efe0, Head: Head{Face: Square, Hair: Short, HairC: 0x4a2a20, Mood: Scared}, HeadSize: 1.5}}},
		brush.Burst(0xfff0b0, 80, 8, 40))}

var rouletteArt = Scene{Place: Arena, Seed: 21, Accent: 0xffe0a0, Under: Halo,
	Subject: Bust{X: -40, Y: 8, K: 0.82, Turn: 0.35, Build: SlimBuild, Wears: Robe, Suit: 0xf0e4d0, Tie: 0x2a8a6a, Cape: 0x2a8a6a,
		Head: Head{Face: Oval, Skin: Tan, Hair: Back, HairC: 0x3a2a4a, Mood: Coy, Lashes: true}},
	Extra: slices.Concat(maindeckBun(-46, -42), brush.Front(maindeckWheel(62, 4, 54), maindeckChips(brush.At{X: 6, Y: 58, K: 1})))}

// maindeckBun returns a knot of hair with two gold pins, on top of a head.
func maindeckBun(x, y float64) []Part {
	at := brush.At{X: x, Y: y}
	return slices.Concat(
		at.Solid(0xf2c24a, 16, 4, 4, -34, -26, 4), at.Solid(0xf2c24a, -16, 4, 4, 34, -26, 4), at.Ball(0xe0402f, -36, -27, 5), at.Ball(0x2fae8a, 36, -27, 5),
		at.Ball(0x3a2a4a, 0, -4, 19), at.Flat(0x7a6a9a, -12, -8, 1, -6, -15, 3, 4, -17, 1))
}

// maindeckChips returns two piles of chips.
func maindeckChips(at brush.At) []Part {
	var parts []Part
	for i := range 5 {
		y := 20 - 8*float64(i)
		c := [...]Colour{0x3f7ad8, 0xf6efe0}[i%2]
		parts = slices.Concat(parts, at.Solid(c, -17, y, 8, 17, y, 8))
		if i < 3 {
			parts = slices.Concat(parts, at.Solid([...]Colour{0x2fae62, 0xf6efe0}[i%2], 24, y, 8, 56, y, 8))
		}
	}
	return parts
}

// maindeckWheel returns a roulette wheel around a place, with its ball.
func maindeckWheel(x, y, r float64) []Part {
	const slots = 16
	at := brush.At{X: x, Y: y, K: r / 60}
	parts := slices.Concat(at.Ball(0x8a5230, 0, 0, 62), at.Dot(0xd8a23a, 0, 0, 53), at.Dot(Ink, 0, 0, 50))
	for i := range slots {
		m := brush.At{X: x, Y: y, K: at.K, Turn: 2 * math.Pi * float64(i) / slots}
		c := [...]Colour{0xe0402f, 0x3a3a4c}[i%2]
		if i == 3 {
			c = 0x2fae62
		}
		parts = slices.Concat(parts, m.Flat(c, 0, -48, 17, 0, -30, 10.5))
	}
	parts = slices.Concat(parts, at.Dot(0xd8a23a, 0, 0, 31), at.Dot(0xb06a34, 0, 0, 28))
	for i := range 4 {
		m := brush.At{X: x, Y: y, K: at.K, Turn: math.Pi*float64(i)/2 + 0.4}
		parts = slices.Concat(parts, m.Solid(0xf2c24a, 0, 0, 6, 0, -20, 5), m.Ball(0xf2c24a, 0, -22, 4))
	}
	return slices.Concat(parts, at.Ball(0xf2c24a, 0, 0, 9), at.Flat(Paper, -52, -22, 1, -40, -40, 4, -24, -52, 1), at.Ball(0xffffff, 32, -26, 7))
}

var scandalSavageArt = Scene{Place: Temple, Seed: 21, Accent: 0xfff0b0, Under: Halo, Effect: Ricochet,
	Subject: Figure{Pose: Carry, X: -46, Y: 34, K: 1.18, Build: SlimBuild, Skin: Brown, Suit: 0xb8c4d8, Trim: 0x4a5a80, Belt: 0x4a5a80, Panel: Vest, PanelColour: 0x4a5a80, BareArms: true, Front: Fist, Back: Fist,
		Head: Head{Face: Oval, Skin: Brown, Hair: LongHair, HairC: 0x2a2030, Mood: Fierce, Lashes: true}, HeadSize: 1.5},
	Extra: brush.Front(maindeckBlade(brush.At{X: 30, Y: 32, K: 1, Turn: -0.35}), maindeckBlade(brush.At{X: -18, Y: 42, K: 1.05, Turn: 0.85}), brush.Burst(0xfff6c8, 14, -4, 20))}

// maindeckBlade returns a curved blade on a wrist, which points up.
func maindeckBlade(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xe8f2fa, -7, 6, 8, 0, -10, 14, 5, -44, 16, 3, -80, 12, -8, -112, 1), at.Flat(0x7a8ab0, 4, -8, 1, 10, -44, 4, 7, -80, 3, -4, -106, 1),
		at.Solid(0x4a5a80, -13, 2, 9, 13, 2, 9), at.Solid(0xf2c24a, -8, -6, 5, 9, -6, 5))
}

// The pictures of the Super Powers. Their background is amber.

var canaryCryArt = Scene{Place: Street, Seed: 27, Accent: 0xfff6c0, Under: Rays,
	Subject: Bust{X: -70, Y: -4, K: 0.8, Turn: 0.9, Build: SlimBuild, Wears: Suit, Suit: 0x3f5a9a, Tie: 0x2a3a6a,
		Head: Head{Face: Oval, Hair: Fringe, HairC: 0xf8f0d0, Mood: Roar, Lashes: true}},
	Extra: brush.Front(maindeckCry(-66, 26), maindeckBroken(brush.At{X: 86, Y: 4, K: 0.96}))}

// maindeckCry returns the sound of a cry, in rings that grow to the right of a mouth.
func maindeckCry(x, y float64) []Part {
	var parts []Part
	for _, r := range [...]float64{136, 108, 82, 58} {
		var arc []float64
		for i := range 9 {
			a := -0.16 + 0.62*(float64(i)/4-1)
			thick := 0.16 * r * math.Sin(math.Pi*(float64(i)+0.25)/8.5)
			arc = append(arc, x+r*math.Cos(a), y+r*math.Sin(a), thick)
		}
		parts = slices.Concat(parts, brush.At{}.Solid(0x5ac8f0, arc...))
		for i := 2; i < len(arc); i += 3 {
			arc[i] *= 0.4
		}
		parts = slices.Concat(parts, brush.At{}.Flat(0xf0fdff, arc...))
	}
	return parts
}

// maindeckBroken returns the two halves of a broken card, and its splinters.
func maindeckBroken(at brush.At) []Part {
	half := func(up float64, m brush.At) []Part {
		return slices.Concat(
			brush.Joined(m.Solid(Paper, 0, 0, 46, 0, -34*up, 46), m.Solid(Paper, -15, -4*up, 15, -13, 12*up, 1), m.Solid(Paper, 0, -4*up, 16, 0, 8*up, 1), m.Solid(Paper, 15, -4*up, 15, 16, 14*up, 1)),
			m.Flat(0xd8503a, 0, -2*up, 36, 0, -28*up, 36))
	}
	return slices.Concat(
		half(1, brush.At{X: at.X, Y: at.Y - 17*at.K, K: at.K, Turn: 0.3}), half(-1, brush.At{X: at.X + 2, Y: at.Y + 17*at.K, K: at.K, Turn: -0.3}),
		at.Solid(Paper, 24, -6, 1, 30, -4, 7, 38, -8, 1), at.Solid(Paper, 26, 8, 1, 34, 10, 6, 38, 16, 1))
}

var eideticMemoryArt = Scene{Place: Void, Seed: 21, Accent: 0xfff0b0,
	Subject: Bust{X: 0, Y: 16, K: 0.74, Turn: 0.2, Build: SlimBuild, Wears: Jacket, Suit: 0x2f8a94, Tie: 0xf6efe0,
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0xd8502a, Mood: Calm, Lashes: true, Eyes: Glasses, EyeC: 0x2a4a6a}},
	Extra: maindeckMemories(0, 12)}

// maindeckMemories returns a half circle of pictures over a head, whose middle is at a place.
func maindeckMemories(x, y float64) []Part {
	var parts []Part
	for i := range 7 {
		a := float64(i-3) * 0.54
		sin, cos := math.Sincos(a)
		at := brush.At{X: x + 90*sin, Y: y - 70*cos + 4, K: 0.82, Turn: 0.5 * a}
		parts = slices.Concat(parts, at.Solid(Paper, 0, -21, 34, 0, 21, 34))
		switch i {
		case 0:
			parts = slices.Concat(parts, at.Flat(0x3f7ad8, 0, -16, 26, 0, 10, 26), at.Dot(0xf2d0a8, 0, -6, 6), at.Flat(0x8a2f3f, 0, 2, 10, 0, 10, 20))
		case 1:
			parts = slices.Concat(parts, at.Flat(0x2fae8a, 0, -16, 26, 0, 16, 26), at.Flat(0xffe9a0, -9, 10, 2, -2, 0, 2, 4, 4, 2, 8, -10, 2), at.Dot(0xe0402f, 8, -10, 3))
		case 2:
			parts = slices.Concat(parts, at.Flat(0x8a5ac0, 0, -16, 26, 0, 16, 26), at.Dot(0xf2c24a, -5, -4, 5), at.Flat(0xf2c24a, -4, -2, 3, 8, 10, 3), at.Flat(0xf2c24a, 5, 7, 2, 9, 4, 2))
		case 3:
			parts = slices.Concat(parts, at.Flat(0xd8503a, 0, -16, 26, 0, 16, 26), at.Flat(Paper, -10, -4, 1, -4, -2, 7, 0, 0, 4, 4, -2, 7, 10, -4, 1))
		case 4:
			parts = slices.Concat(parts, at.Inked(-10, -12, 2, 10, -12, 2), at.Inked(-10, -5, 2, 10, -5, 2), at.Inked(-10, 2, 2, 10, 2, 2), at.Inked(-10, 9, 2, 3, 9, 2))
		case 5:
			parts = slices.Concat(parts, at.Flat(0x3a4a6a, 0, -16, 26, 0, 16, 26), at.Dot(0xfff0b0, 4, -8, 5), at.Flat(Ink, -8, -2, 6, -8, 16, 6), at.Flat(Ink, 2, 4, 8, 2, 16, 8))
		default:
			parts = slices.Concat(parts, at.Flat(0xf0a03a, 0, -16, 26, 0, 10, 26), at.Dot(0x8a5230, 0, -6, 6), at.Flat(0x2f5a9a, 0, 2, 10, 0, 10, 20))
		}
	}
	return parts
}

var martialArtsExpertArt = Scene{Place: Temple, Seed: 24, Accent: 0xfff6d0, Under: Halo,
	Subject: Figure{Pose: Kick, X: -26, Y: 20, K: 1.06, Build: SlimBuild, Skin: Tan, Suit: 0xf2f0ea, Trim: 0xf2f0ea, BareHands: true, BareFeet: true, Belt: 0x2a2a38, Panel: Vee, PanelColour: 0x3f6ac0, Skirt: CoatTails, SkirtC: 0xf2f0ea,
		Head: Head{Face: Oval, Skin: Tan, Hair: Tail, HairC: 0x2a2032, Mood: Fierce, Lashes: true, Top: Band, TopC: 0x3f6ac0}, HeadSize: 1.45},
	Extra: slices.Concat(maindeckBoards(78, -4), brush.Burst(0xfff6c8, 74, -6, 34), maindeckSplinters(80, -10))}

// maindeckBoards returns four boards that break in two at a place.
func maindeckBoards(x, y float64) []Part {
	var parts []Part
	for i := 3; i >= 0; i-- {
		dx, open := 10*float64(i)-8, 0.12*float64(i)+0.16
		for _, side := range [...]float64{-1, 1} {
			at := brush.At{X: x + dx, Y: y + 10*side, Turn: side * (open + 0.1)}
			parts = slices.Concat(parts, at.Solid(0xb8743a, 2, 0, 5, 1, 8*side, 12, 0, 24*side, 11, 0, 66*side, 11))
		}
	}
	return parts
}

// maindeckSplinters returns splinters of wood that fly away from a place.
func maindeckSplinters(x, y float64) []Part {
	var parts []Part
	for _, turn := range [...]float64{-1.1, -0.5, 0.3, 0.9, 2.2, -2.3} {
		at := brush.At{X: x, Y: y, Turn: turn}
		parts = slices.Concat(parts, at.Solid(0xf0c080, 0, -34, 1, 1, -44, 6, 0, -56, 1))
	}
	return parts
}

var masterThiefArt = Scene{Place: Museum, Seed: 21, Accent: 0xd8f8ff, Under: Halo,
	Subject: Figure{Pose: Lift, X: 0, Y: -46, K: 0.94, Turn: math.Pi, Light: LightBelow, Build: SlimBuild, Suit: 0x7a5ab0, Trim: 0x2e2648, Belt: 0xd8d0f0, Panel: Sides, PanelColour: 0x2e2648, Front: Reach, Back: Reach,
		Head: Head{Face: Oval, Mood: Smirk, Lashes: true, Eyes: Goggles, EyeC: 0xb8ffb0, Top: Hood, TopC: 0x7a5ab0}, HeadSize: 1.5},
	Extra: slices.Concat(maindeckLasers(), brush.Front(maindeckGem(brush.At{X: 0, Y: 46, K: 0.92})))}

// maindeckLasers returns the beams of an alarm.
func maindeckLasers() []Part {
	var parts []Part
	for _, ends := range [...][2]float64{{-30, 14}, {40, -40}, {6, 52}} {
		parts = append(parts, brush.Lit(0xff3a2a, 400, brush.To(-140, ends[0], 5), brush.To(140, ends[1], 5)), brush.Lit(0xffe8e0, 400, brush.To(-140, ends[0], 2), brush.To(140, ends[1], 2)))
	}
	return parts
}

// maindeckGem returns a large jewel on a pedestal.
func maindeckGem(at brush.At) []Part {
	return slices.Concat(
		brush.Burst(0xf0fdff, at.X, at.Y-4*at.K, 40*at.K),
		at.Solid(0x5ad8f0, 0, -20, 24, 0, -14, 36, 0, -6, 44, 0, 18, 1), at.Flat(0xd8fbff, -12, -16, 1, -10, -8, 10, -4, 8, 1), at.Inked(-20, -6, 1.4, 20, -6, 1.4), at.Inked(-7, -6, 1.2, 0, 14, 1.2), at.Inked(7, -6, 1.2, 0, 14, 1.2),
		at.Solid(0xc8405a, 0, 14, 44, 0, 24, 62), at.Solid(0xe8dcc8, 0, 26, 74, 0, 34, 74), at.Solid(0xb8a890, 0, 36, 58, 0, 90, 58))
}

// The pictures of the Equipment. Their background is gray, and the item has the color.

var aerieOneArt = Scene{Place: Above, Seed: 27, Accent: 0xffe0b0, Under: Streaks, Front: Clouds,
	Subject: Stroke{C: 0xf6efe0, Shade: 20, Along: brush.At{}.Stroke(-140, -66, 4, -60, -62, 12, 10, -74, 10, 60, -60, 2)},
	Extra:   brush.Front(maindeckMissile(brush.At{X: 78, Y: -54, Turn: 0.35}), maindeckJet(brush.At{X: 4, Y: 6, K: 0.96, Turn: -0.3}))}

// maindeckJet returns a jet with the wings of a bird of prey, which flies to the right.
func maindeckJet(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xffb04a, -74, -9, 12, -96, -9, 9, -122, -8, 1), at.Solid(0xffb04a, -74, 9, 12, -96, 10, 9, -122, 12, 1), at.Flat(0xfff6c8, -74, -9, 6, -100, -9, 1), at.Flat(0xfff6c8, -74, 9, 6, -100, 10, 1),
		at.Solid(0x2f7a94, 24, 6, 60, 18, -18, 50, 0, -40, 36, -30, -58, 22, -72, -66, 1), at.Flat(0x7accdc, 42, -14, 1, 20, -40, 4, -14, -58, 4, -50, -67, 1),
		at.Solid(0x3a8aa4, 24, -6, 64, 18, 24, 56, 0, 54, 42, -34, 80, 26, -84, 94, 1), at.Flat(0x9fe0ec, 42, 28, 1, 20, 56, 4, -18, 84, 4, -60, 96, 1),
		at.Inked(-6, 26, 2, 28, 30, 2), at.Inked(-26, 54, 2, 8, 62, 2), at.Inked(-10, -24, 2, 22, -30, 2),
		at.Solid(0xe8603a, -56, 4, 24, -74, -20, 16, -104, -34, 1), at.Solid(0xe8603a, -56, -4, 26, -76, 24, 18, -108, 44, 1),
		at.Solid(0x46a0b8, -84, 0, 24, -70, 0, 32, -40, 0, 38, 0, 0, 36, 50, 0, 28, 82, 2, 17, 112, 8, 1), at.Flat(0xb8f0f8, -60, -9, 1, -20, -11, 4, 20, -10, 4, 66, -6, 2),
		at.Solid(0xf2b03a, 26, -1, 3, 40, -2, 16, 56, -1, 16, 72, 1, 10, 80, 2, 1), at.Flat(0xfff0c0, 36, -5, 1, 50, -6, 4, 62, -3, 1), at.Inked(50, -10, 2, 52, 7, 2),
		at.Inked(98, 5, 8, 114, 9, 1))
}

// maindeckMissile returns a missile that flies to the right.
func maindeckMissile(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xe0402f, -20, 0, 16, -14, 0, 6), at.Solid(0xe8ecf2, -18, 0, 9, 14, 0, 9), at.Solid(0xe0402f, 14, 0, 9, 20, 0, 8, 28, 0, 1))
}

var computerConsoleArt = Scene{Place: Newsroom, Seed: 21, Accent: 0xa8fff0, Dusk: 0.8,
	Subject: Stroke{C: 0x2a3444, Shade: 60, Along: brush.At{}.Stroke(0, -68, 130, 0, 24, 130)},
	Extra: brush.Front(
		maindeckScreen(brush.At{X: -84, Y: -24, K: 0.72, Turn: -0.08}), maindeckScreen(brush.At{X: 84, Y: -24, K: 0.72, Turn: 0.08}), maindeckScreen(brush.At{X: 0, Y: -28, K: 1.2}),
		maindeckContents(), maindeckOperator(brush.At{X: 0, Y: 40, K: 0.86}))}

// maindeckScreen returns a lit screen.
func maindeckScreen(at brush.At) []Part {
	return slices.Concat(at.Solid(0x2a3444, 0, -38, 88, 0, 38, 88), at.Flat(0x1f8a8a, 0, -33, 78, 0, 33, 78), at.Flat(0x5ad0c8, -36, -30, 3, 36, -30, 3))
}

// maindeckContents returns what the three screens of the console show.
func maindeckContents() []Part {
	lit := func(c Colour, places []Along) Part { return brush.Lit(c, 400, places...) }
	all := brush.At{}
	parts := []Part{
		lit(0xc8fff0, all.Stroke(-108, -20, 2.6, -100, -32, 2.6, -94, -8, 2.6, -86, -40, 2.6, -78, -14, 2.6, -72, -26, 2.6, -62, -22, 2.6)),
		lit(0xc8fff0, brush.Ring(84, -24, 18, 18, 0, 2.6)), lit(0xc8fff0, all.Stroke(84, -24, 2.4, 96, -36, 2.4)), lit(0xff6a4a, brush.Disc(90, -18, 4)), lit(0xffe14d, brush.Disc(77, -29, 3)),
	}
	for i, tall := range [...]float64{26, 40, 30, 54, 36, 46, 24, 34} {
		x := -39 + 11*float64(i)
		parts = append(parts, lit(0xa8fff0, all.Stroke(x, 10, 8, x, 10-tall, 8)))
	}
	return append(parts, lit(0xff6a4a, brush.Disc(4, -54, 6)), lit(0xffb0a0, brush.Ring(4, -54, 12, 12, 0, 2.6)))
}

// maindeckOperator returns a woman with red hair, who sits at a desk and is seen from behind.
func maindeckOperator(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x4a5668, -150, 26, 22, 150, 26, 22), at.Flat(0x8ad8d8, -150, 17, 3, 150, 17, 3),
		at.Solid(0x2a3444, -104, 12, 8, -50, 12, 8), at.Solid(0x2a3444, 50, 12, 8, 104, 12, 8),
		at.Solid(0x9a7ac8, 0, 2, 30, 0, 10, 66, 0, 18, 84, 0, 40, 96, 0, 60, 96),
		at.Solid(0xd8502a, 0, -50, 1, 0, -47, 22, 0, -40, 38, 0, -28, 48, 0, -12, 51, 0, 4, 54, 0, 14, 52, 0, 20, 38), at.Flat(0xffa060, -8, -42, 1, -18, -28, 5, -20, -8, 4, -18, 6, 1), at.Inked(4, -34, 1, 9, -14, 2, 7, 10, 1), at.Inked(-7, -26, 1, -7, -8, 2, -9, 12, 1),
		at.Solid(0x3a4458, 0, 22, 50, 0, 26, 70, 0, 34, 76, 0, 70, 78), at.Flat(0x7a88a0, -26, 30, 3, 26, 30, 3))
}

var crossbowArt = Scene{Place: Alley, Seed: 27, Accent: 0xf0c8ff, Under: Rays,
	Subject: Object{Thing: CardsThing, X: 78, Y: 40, K: 0.5, Turn: 0.3},
	Extra:   brush.Front(maindeckCrossbow(brush.At{X: -10, Y: 4, K: 0.94, Turn: -0.42}))}

// maindeckCrossbow returns a drawn crossbow, seen from above. It points to the right.
func maindeckCrossbow(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x6a3f8a, -100, 0, 30, -84, 0, 30, -62, 0, 18, -30, 0, 20, 10, 0, 18, 70, 0, 14), at.Flat(0xb08ad0, -96, -8, 4, -70, -6, 3, -20, -5, 3, 60, -4, 2),
		at.Solid(0x4a5266, 74, -12, 7, 92, -10, 6, 96, 0, 6, 92, 10, 6, 74, 12, 7),
		at.Inked(34, -80, 3.4, -16, 0, 3.4), at.Inked(34, 80, 3.4, -16, 0, 3.4), at.Flat(Paper, 34, -80, 1.6, -16, 0, 1.6), at.Flat(Paper, 34, 80, 1.6, -16, 0, 1.6),
		at.Solid(0xe0569a, 26, -86, 4, 38, -76, 8, 56, -50, 12, 64, -20, 16, 65, 0, 18, 64, 20, 16, 56, 50, 12, 38, 76, 8, 26, 86, 4),
		at.Flat(0xffc0dc, 44, -72, 1, 60, -46, 3, 68, -18, 3, 68, 0, 2), at.Flat(0xffc0dc, 60, 46, 1, 68, 20, 3),
		at.Solid(0xf2c24a, -18, 0, 5, 94, 0, 5), at.Solid(0x4ad8c0, -20, -6, 7, -4, -5, 8, 18, -1, 1), at.Solid(0x4ad8c0, -20, 6, 7, -4, 5, 8, 18, 1, 1),
		at.Solid(0xf0f6fa, 92, 0, 20, 98, 0, 17, 122, 0, 1),
		at.Solid(0x3a4258, -64, 0, 16, -30, 0, 16), at.Ball(0x9fe8ff, -30, 0, 6))
}

var soultakerSwordArt = Scene{Place: Grave, Seed: 24, Accent: 0xa8ffe0, Under: Halo,
	Subject: Stroke{C: 0x5ad8b0, Shade: 60, Along: brush.At{X: 0, Y: 10, Turn: -0.55}.Stroke(-40, 0, 26, 20, -2, 34, 80, -10, 24, 124, -22, 1)},
	Extra: brush.Front(
		maindeckSoul(brush.At{X: -70, Y: -40, K: 0.95, Turn: 0.5}), maindeckSoul(brush.At{X: 78, Y: 36, K: 0.9, Turn: -0.6}), maindeckSoul(brush.At{X: -2, Y: -48, K: 0.7, Turn: 0.2}), maindeckSoul(brush.At{X: 22, Y: 60, K: 0.7, Turn: -0.9}),
		maindeckKatana(brush.At{X: 2, Y: 6, K: 0.96, Turn: -0.55}))}

// maindeckSoul returns a soul that rises to the upper left, with a sad face.
func maindeckSoul(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xa8ffe0, 0, -26, 1, 0, -24, 13, 0, -19, 24, 0, -9, 33, 0, 3, 34, 4, 16, 26, 14, 32, 17, 30, 40, 10, 46, 38, 1), at.Flat(0xf4fffb, -10, -10, 2, -12, 0, 5, -8, 12, 1),
		at.Dot(Ink, -6, -4, 4.4), at.Dot(Ink, 8, -4, 4.4), at.Inked(1, 6, 7, 1, 15, 8))
}

// maindeckKatana returns a katana that points to the right.
func maindeckKatana(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xf2f8ff, -40, 0, 12, 20, -2, 14, 70, -8, 13, 104, -17, 9, 122, -26, 0.5), at.Flat(0x8aa0c0, -38, 3, 2, 20, 2, 3, 70, -4, 3, 108, -17, 0.5), at.Flat(0xffffff, -36, -4, 1, 20, -6, 2, 66, -12, 2),
		at.Solid(0xd8a23a, -43, -18, 8, -43, 18, 8), at.Solid(0xb8303f, -110, 6, 13, -76, 1, 14, -47, 0, 13), at.Solid(0xd8a23a, -116, 7, 14, -108, 6, 14),
		at.Inked(-100, -1, 2, -92, 11, 2), at.Inked(-86, -4, 2, -78, 9, 2), at.Inked(-72, -6, 2, -64, 8, 2), at.Inked(-58, -6, 2, -51, 7, 2))
}

var whipArt = Scene{Place: Roof, Seed: 27, Accent: 0xffe0b0, Under: Halo,
	Subject: Stroke{C: 0xc8602f, Shade: 9, Along: brush.At{}.Stroke(-84, 30, 10, -94, -8, 9.6, -84, -46, 9, -54, -62, 9, -34, -40, 8.6, -30, -8, 8, -14, 16, 8, 16, 24, 8)},
	Extra:   slices.Concat(maindeckLash(brush.At{X: 36, Y: 4, K: 1}), brush.Front(maindeckHandle(brush.At{X: -80, Y: 38, K: 0.9})))}

// maindeckLash returns the end of a whip, which is twice around a card and cracks.
func maindeckLash(at brush.At) []Part {
	const thick = 8
	upper, lower := brush.Ring(at.X, at.Y-16, 50, 15, -0.2, thick), brush.Ring(at.X, at.Y+18, 50, 15, -0.2, thick)
	parts := slices.Concat(
		at.Solid(0xc8602f, 44, -20, 7, 58, -32, 6, 56, -44, 5, 60, -52, 3), brush.Solid(0xc8602f, upper...), brush.Solid(0xc8602f, lower...),
		brush.Burst(0xfff0b0, at.X+62, at.Y-54, 22),
		maindeckCard(brush.At{X: at.X, Y: at.Y, K: 1.15, Turn: 0.35}))
	for _, ring := range [][]Along{upper, lower} {
		near := slices.Concat(ring[18:24], ring[:7])
		wide := slices.Clone(near)
		for i := range wide {
			wide[i].Width += 2 * brush.Line
		}
		parts = append(parts, brush.Inked(wide...), brush.Lit(0xc8602f, 9, near...))
	}
	return brush.InFront(parts...)
}

// maindeckHandle returns a gloved hand with the handle of a whip, which points up.
func maindeckHandle(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x6a2f2a, 10, 44, 12, 4, 10, 12, -4, -14, 11), at.Solid(0xf2c24a, -5, -16, 15, -6, -20, 14), at.Ball(0xf2c24a, 12, 50, 8),
		at.Solid(0x5a4a7a, 60, 60, 34, 40, 40, 30, 20, 24, 30, 6, 16, 28), at.Solid(0x5a4a7a, 18, 4, 9, -6, 4, 9, -10, 8, 8), at.Solid(0x5a4a7a, 20, 13, 9, -4, 14, 9, -8, 18, 8), at.Solid(0x5a4a7a, 22, 22, 9, -2, 24, 9, -5, 28, 8))
}

// The picture of the Location. Its background is violet.

var clocktowerArt = Scene{Place: City, Seed: 27, Accent: 0xffe9a0, Dusk: 0.4, Front: Roofline, Effect: Birds,
	Extra: slices.Concat(maindeckTower(brush.At{X: 8, Y: 4, K: 0.8}),
		[]Part{{X: -60, Y: 32, K: 0.5, What: Figure{Pose: Crouch, Build: SlimBuild, Suit: 0x6a5a9a, Trim: 0xf2c24a, Head: Head{Face: Oval, Hair: Wind, HairC: 0xf6dc84, Mood: Fierce}, HeadSize: 1.5}}})}

// maindeckTower returns a tower with a lit clock around its middle.
func maindeckTower(at brush.At) []Part {
	parts := slices.Concat(
		at.Solid(0x4a3a78, 0, -128, 1, 0, -60, 84), at.Solid(0x8a74b8, 0, -62, 108, 0, -52, 108),
		at.Solid(0x6a569a, 0, -52, 98, 0, 46, 98), at.Solid(0x8a74b8, 0, 44, 116, 0, 54, 116), at.Solid(0x5a4888, 0, 56, 104, 0, 120, 108),
		at.Ball(0x3a2a5a, 0, -4, 44), at.Dot(0xfff0b0, 0, -4, 39), at.Dot(0xfffbe0, 0, -4, 24))
	for i := range 12 {
		m := brush.At{X: at.X, Y: at.Y - 4*at.K, K: at.K, Turn: math.Pi * float64(i) / 6}
		parts = append(parts, m.Inked(0, -36, 4, 0, -29, 3)...)
	}
	return slices.Concat(parts,
		at.Inked(0, -4, 5, 0, -30, 2.4), at.Inked(0, -4, 5, 17, 6, 2.4), at.Ball(0xd8503a, 0, -4, 4),
		at.Solid(0x8affc8, -34, 62, 14, -34, 84, 14), at.Solid(0x8affc8, 34, 62, 14, 34, 84, 14), at.Solid(0x8affc8, 0, 62, 26, 0, 84, 26))
}
