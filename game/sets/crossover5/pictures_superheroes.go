package crossover5

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The posters of the oversized Super Heroes: large, with a low horizon and one bright light.

var captainColdArt = Scene{Place: CityHall, Seed: 12, Accent: 0xbff0ff, Under: Halo, Effect: Snow,
	Subject: Bust{X: -36, Y: 12, K: 0.78, Turn: 0.5, Wears: FurCoat, Suit: 0x8a5a3a, Tie: 0xf6efe0, Head: Head{Face: Square, Mood: Smirk, Eyes: Goggles, EyeC: 0xff8a4d, Beard: Stubble, Top: FurHood, TopC: 0x8a5a3a}},
	Extra: slices.Concat(superheroesFrozen(brush.At{X: 64, Y: 4}),
		brush.Front(superheroesFreezer(brush.At{X: 4, Y: 62, K: 0.9, Turn: -0.35})))}

// superheroesFrozen returns a runner in a block of ice, with the middle of the block at its place.
func superheroesFrozen(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x8fd8f8, -4, -66, 52, -2, -56, 84, 0, 0, 92, 2, 76, 100), at.Flat(0xb8ecff, -6, -58, 40, -4, -48, 70, -2, 0, 78, 0, 76, 86),
		[]Part{{X: at.X - 10, Y: at.Y + 8, K: 0.68, What: Figure{Pose: Run, Skin: Blue, Suit: 0x4a8ad8, Trim: 0x7ab8f0, NoRim: true, Head: Head{Face: Square, Skin: Blue, Mood: Scared, Hair: Short, HairC: 0x4a8ad8},
			HeadSize: 1.6}}},
		at.Flat(0xf4fdff, -34, -36, 1, -26, -8, 6, -34, 30, 1), at.Flat(0xf4fdff, 26, -50, 1, 34, -36, 5, 34, -12, 1), at.Flat(0xf4fdff, 22, 30, 1, 34, 18, 4, 38, -2, 1))
}

// superheroesFreezer returns a gun that blows frost, with its grip below its place and its muzzle on the right.
func superheroesFreezer(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x3a4a6a, -16, 10, 16, -22, 40, 18), at.Solid(0xd8e4ee, -34, 0, 26, 12, 0, 26), at.Solid(0x4ab4f0, -22, -15, 12, 6, -15, 12), at.Solid(0x8a96b0, 14, 0, 18, 36, 0, 18),
		at.Solid(0xd8e4ee, 36, 0, 24, 42, 0, 28), at.Flat(0xffffff, -28, -6, 3, 6, -6, 3))
}

var heatwaveArt = Scene{Place: Bank, Seed: 8, Accent: 0xffb04a, Under: Halo, Effect: Embers,
	Subject: Figure{Pose: Brace, X: -62, Y: 30, K: 1, Suit: 0xf0e4cc, Trim: 0x6a4a3a, Belt: 0x6a4a3a, Panel: Vest, PanelColour: 0xb8a890,
		Head: Head{Face: Brute, Mood: Grin, Eyes: Goggles, EyeC: 0xff7a2a}, HeadSize: 1.6},
	Extra: slices.Concat(superheroesTank(brush.At{X: -98, Y: 4, K: 0.9}),
		brush.Front(superheroesFlame(brush.At{X: 0, Y: 20}), superheroesAsh(brush.At{X: 74, Y: -34, K: 1, Turn: 0.3}), superheroesHose(brush.At{X: -42, Y: 20, K: 0.9})))}

// superheroesTank returns the tank of a flamethrower.
func superheroesTank(at brush.At) []Part {
	return slices.Concat(at.Solid(0xd8502f, 0, -30, 18, 0, -22, 30, 0, 34, 30, 0, 42, 18), at.Solid(0xf2c24a, 0, -6, 31, 0, 0, 31), at.Solid(0x6a4a3a, 0, -34, 8, 0, -40, 8))
}

// superheroesHose returns a flamethrower that points right, with its grip at its place.
func superheroesHose(at brush.At) []Part {
	return slices.Concat(at.Solid(0x5a5a68, -44, 2, 10, -30, 2, 14, 10, 0, 14), at.Solid(0x8a8a98, 10, 0, 10, 40, 0, 10), at.Solid(0xd8862f, 38, 0, 16, 48, 0, 19))
}

// superheroesFlame returns a tongue of fire that begins at its place and grows to the right.
func superheroesFlame(at brush.At) []Part {
	tongue := func(c Colour, x, y, wide float64) []Part {
		return at.Solid(c, 0, 0, 5, 0.34*x, 0.2*y-2, 0.7*wide, 0.66*x, 0.52*y-2, wide, 0.9*x, 0.86*y, 0.4*wide, x, y-5, 1)
	}
	return slices.Concat(
		brush.Joined(tongue(0xff5a2a, 62, -66, 26), tongue(0xff5a2a, 92, 40, 26), tongue(0xff6a2a, 116, 14, 32), tongue(0xff6a2a, 94, -74, 36), tongue(0xff7a2a, 122, -28, 44)),
		at.Flat(0xffb03a, 4, 0, 3, 30, -4, 22, 60, -12, 34, 84, -22, 24, 104, -30, 1), at.Flat(0xffb03a, 30, -10, 10, 56, -30, 18, 74, -50, 10, 82, -66, 1),
		at.Flat(0xffb03a, 30, 2, 10, 62, 6, 14, 96, 12, 1), at.Flat(0xfff0a0, 6, 0, 3, 28, -3, 12, 54, -10, 17, 76, -20, 10, 90, -26, 1))
}

// superheroesAsh returns a card that burns away.
func superheroesAsh(at brush.At) []Part {
	return slices.Concat(at.Solid(0xf6efe0, 0, -28, 42, 0, 26, 42), at.Flat(0x4a6ad8, 0, -22, 31, 0, 8, 31),
		at.Inked(-22, 22, 12, -8, 14, 16, 6, 22, 14, 22, 10, 14), at.Flat(0xff7a2a, -20, 12, 4, -8, 4, 6, 8, 12, 5, 21, 0, 4))
}

var mirrorMasterArt = Scene{Place: Museum, Seed: 6, Accent: 0xe8ffd0,
	Subject: superheroesMirrored(-22, 42, 0.98, false),
	Extra: slices.Concat(
		superheroesMirror(brush.At{X: -90, Y: -2, K: 0.9}), []Part{{What: superheroesMirrored(-90, 24, 0.5, true)}},
		superheroesMirror(brush.At{X: 84, Y: -2, K: 0.9}), []Part{{What: superheroesMirrored(88, 28, 0.5, true)}},
		superheroesMirror(brush.At{X: -12, Y: -4, K: 1.05}))}

// superheroesMirrored returns Mirror Master or a reflection of him.
func superheroesMirrored(x, y, k float64, flip bool) Figure {
	return Figure{Pose: Cast, X: x, Y: y, K: k, Flip: flip, Suit: 0xffb45a, Trim: 0x3aa86a, Belt: 0x3aa86a, Panel: Yoke, PanelColour: 0x3aa86a,
		Head: Head{Face: Square, Mood: Sly, Eyes: Domino, EyeC: 0x1f5a3a, Top: Hood, TopC: 0x3aa86a}, HeadSize: 1.5}
}

// superheroesMirror returns a tall oval mirror in a golden frame, with its middle at its place.
func superheroesMirror(at brush.At) []Part {
	oval := func(c Colour, a, b float64) []Part {
		var numbers []float64
		for i := range 13 {
			sin, cos := math.Sincos(math.Pi * float64(i) / 12)
			numbers = append(numbers, 0, -b*cos, 2*a*sin)
		}
		return at.Solid(c, numbers...)
	}
	return slices.Concat(oval(0xf2c24a, 44, 78), oval(0xb8e4f8, 36, 70),
		at.Flat(0xf4fdff, -22, -30, 1, -2, -50, 6, 14, -58, 1), at.Flat(0xf4fdff, -26, -8, 1, 2, -36, 5, 24, -46, 1))
}

var tricksterArt = Scene{Place: Sky, Seed: 9, Accent: 0xffe9a0, Under: Rays,
	Subject: Figure{Pose: Leap, X: 6, Y: 12, K: 0.9, Build: SlimBuild, Suit: 0xffe26a, Trim: 0xf0609a, Panel: Half, PanelColour: 0xf0609a, Belt: 0xf6efe0, Front: Open, Back: Open,
		Head: Head{Face: Young, Hair: Quiff, HairC: 0xf6e6a0, Mood: Grin, Eyes: Domino, EyeC: 0x6a2a7a}, HeadSize: 1.75},
	Extra: slices.Concat(
		superheroesJet(brush.At{X: -64, Y: 66, Turn: 0.5}), superheroesJet(brush.At{X: 22, Y: 78}),
		superheroesBomb(brush.At{X: 72, Y: -36, K: 0.9}), superheroesBomb(brush.At{X: -38, Y: -42, K: 0.8, Turn: -0.5}), superheroesDuck(brush.At{X: -78, Y: -8}), superheroesGift(brush.At{X: 80, Y: 22, K: 0.9, Turn: 0.25}))}

// superheroesJet returns the fire below a shoe that walks on air.
func superheroesJet(at brush.At) []Part {
	return slices.Concat(at.Solid(0xff8a3a, 0, -8, 14, 0, 6, 18, 0, 30, 1), at.Flat(0xfff0a0, 0, -6, 7, 0, 6, 9, 0, 20, 1))
}

// superheroesBomb returns a round bomb with a burning fuse.
func superheroesBomb(at brush.At) []Part {
	spark := at.Stroke(16, -34, 9)[0]
	return slices.Concat(at.Solid(0xd8b070, 0, -16, 4, 4, -26, 4, 14, -32, 3), at.Ball(0x4a4a68, 0, 0, 17), at.Solid(0x8a8aa8, -4, -18, 8, 4, -18, 8), at.Dot(0xd8d8f0, -6, -6, 4),
		brush.Burst(0xffe14d, spark.X, spark.Y, spark.Width+3))
}

// superheroesDuck returns a rubber duck that looks to the right.
func superheroesDuck(at brush.At) []Part {
	return slices.Concat(at.Solid(0xffd84a, -22, -8, 3, -14, 4, 18, 0, 8, 26, 14, 4, 20), at.Solid(0xff8a3a, 18, -13, 8, 29, -12, 4), at.Ball(0xffd84a, 11, -14, 11), at.Inked(14, -19, 4, 14, -16, 4))
}

// superheroesGift returns a box with a ribbon.
func superheroesGift(at brush.At) []Part {
	return slices.Concat(at.Solid(0x4ac8b8, 0, -14, 36, 0, 18, 34), at.Solid(0x6ae0d0, 0, -20, 42, 0, -13, 42), at.Flat(0xe8508a, 0, -19, 9, 0, 17, 9),
		at.Solid(0xe8508a, 0, -22, 4, -8, -32, 9, -15, -26, 5), at.Solid(0xe8508a, 0, -22, 4, 8, -32, 9, 15, -26, 5))
}

var weatherWizardArt = Scene{Place: Harbour, Seed: 12, Accent: 0xfff6b0, Under: Halo, Effect: Rain,
	Subject: Figure{Pose: Cast, X: -8, Y: 42, K: 1.04, Suit: 0xeef2c8, Trim: 0x3f8a62, Belt: 0xf2c24a, Panel: Vee, PanelColour: 0x3f8a62, Skirt: CoatTails, SkirtC: 0xeef2c8, Front: Fist,
		Head: Head{Face: Long, Hair: Peak, HairC: 0x4a3428, Mood: Sly, Beard: Goatee}, HeadSize: 1.5},
	Extra: slices.Concat(
		superheroesTwister(brush.At{X: -74, Y: 14}), superheroesCloud(brush.At{X: 76, Y: -52}),
		brush.Bolt(0xffe14d, brush.To(94, -32, 14), brush.To(78, 0, 13), brush.To(96, 2, 12), brush.To(80, 40, 11), brush.To(96, 42, 9), brush.To(84, 88, 2)),
		superheroesWand(brush.At{X: 68, Y: -9, Turn: 0.2}))}

// superheroesWand returns a wand with a glowing tip, with its grip at its place.
func superheroesWand(at brush.At) []Part {
	tip := at.Stroke(0, -48, 12)[0]
	return slices.Concat(at.Solid(0xf2c24a, 0, 22, 6, 0, -44, 6), brush.Burst(0xfffbe0, tip.X, tip.Y, tip.Width))
}

// superheroesCloud returns a thundercloud.
func superheroesCloud(at brush.At) []Part {
	return brush.Joined(at.Ball(0x8a96b8, -34, 4, 16), at.Ball(0xa8b4d0, -12, -8, 22), at.Ball(0x98a4c4, 20, -6, 20), at.Ball(0x8a96b8, 42, 6, 14), at.Solid(0x98a4c4, -36, 12, 16, 44, 12, 16))
}

// superheroesTwister returns a tornado, with its middle at its place.
func superheroesTwister(at brush.At) []Part {
	parts := at.Solid(0xb8c8e0, -4, -62, 84, -2, -48, 76, 6, -24, 52, -4, 6, 34, 6, 36, 18, -2, 66, 7)
	for i := range 6 {
		t := float64(i) / 5
		y, r := 100*t-50, 34-30*t
		x := 4 * math.Sin(5*t)
		parts = slices.Concat(parts, at.Flat(0x6a80ac, x-r, y-5, 1, x-0.4*r, y, 5, x+0.5*r, y, 6, x+r, y-6, 1), at.Flat(0xf4f8ff, x-0.9*r, y+5, 1, x-0.3*r, y+9, 4, x+0.3*r, y+9, 1))
	}
	return parts
}

var goldenGliderArt = Scene{Place: Ice, Seed: 8, Accent: 0xfff0a0, Under: Halo, Effect: Sparks,
	Subject: Figure{Pose: Kick, X: -8, Y: 4, K: 0.96, Build: SlimBuild, Suit: 0xffe070, Trim: 0xf6efe0, Belt: 0xf6efe0, Panel: Vee, PanelColour: 0xf6efe0, Skirt: ShortSkirt, SkirtC: 0xfff0b8,
		BareLegs: true, Head: Head{Face: Oval, Hair: Tail, HairC: 0xffd24a, Mood: Coy, Eyes: Domino, EyeC: 0xc8862a}, HeadSize: 1.65},
	Extra: slices.Concat(superheroesTrail(brush.At{}),
		superheroesBlade(brush.At{X: 88, Y: -18, Turn: 1.33}), superheroesBlade(brush.At{X: -30, Y: 66, Turn: 0.32}),
		brush.Front(superheroesGem(brush.At{X: 14, Y: -38})))}

// superheroesBlade returns the blade of a skate, below its place.
func superheroesBlade(at brush.At) []Part {
	return slices.Concat(at.Solid(0xe8f0f8, -18, 0, 3, -10, 0, 5, 14, 0, 5, 21, -4, 3))
}

// superheroesGem returns a cut gem.
func superheroesGem(at brush.At) []Part {
	return slices.Concat(at.Solid(0xf0508a, 0, -11, 14, 0, -4, 24, 0, 12, 1), at.Flat(0xffb8d4, -4, -9, 5, -4, -4, 8, -1, 6, 1))
}

// superheroesTrail returns the path of ice that a skater makes in the air.
func superheroesTrail(at brush.At) []Part {
	return slices.Concat(at.Solid(0xa8e4fa, -160, -30, 10, -110, 10, 16, -60, 48, 22, 0, 72, 28, 80, 70, 34, 160, 40, 40), at.Flat(0xf4fdff, -140, -18, 2, -100, 14, 5, -50, 48, 6, 10, 66, 7, 80, 62, 6, 140, 40, 2))
}
