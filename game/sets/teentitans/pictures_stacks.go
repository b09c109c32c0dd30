package teentitans

import (
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Starters, the Kick, and the Weakness.

var punchArt = Scene{Place: Lab, Seed: 4, Accent: 0xffe14d,
	Subject: Figure{Pose: Punch, X: -50, Y: 28, K: 1.12, Build: TeenBuild, Skin: Deep, Suit: 0x3f8ac0, Trim: 0xe8503c, Belt: 0xf6efe0, BareArms: true, Panel: Vee, PanelColour: 0xf6efe0,
		Head: Head{Face: Young, Skin: Deep, Hair: Curly, HairC: 0x3a2228, Mood: Grit, Lashes: true, Top: Band, TopC: 0xe8503c}, HeadSize: 1.35},
	Extra: slices.Concat(stacksBag(), []Part{{X: 44, Y: 14, K: 0.3, What: Object{Thing: Orb, C: 0xffe14d}}})}

// stacksBag returns a punching bag on a chain. It bends away from a blow and leaks sand.
func stacksBag() []Part {
	return slices.Concat(
		[]Part{brush.Inked(brush.To(66, -110, 4), brush.To(80, -58, 4))},
		brush.Solid(0xd8503c, brush.To(80, -58, 22), brush.To(84, -50, 44), brush.To(78, -22, 48), brush.To(76, 8, 42), brush.To(92, 40, 48), brush.To(100, 58, 44)),
		[]Part{
			brush.Flat(0xf6efe0, brush.To(82, -42, 46), brush.To(81, -32, 47)), brush.Flat(0xf6efe0, brush.To(89, 34, 46), brush.To(93, 44, 47)),
			brush.Inked(brush.To(56, 2, 2), brush.To(74, 12, 10), brush.To(92, 6, 1)),
			brush.Flat(0xffe9a0, brush.To(62, 8, 6), brush.To(54, 30, 10), brush.To(50, 60, 16), brush.To(48, 90, 24)),
		},
		[]Part{brush.Dot(0xffe9a0, 34, 44, 3), brush.Dot(0xffe9a0, 66, 52, 3), brush.Dot(0xffe9a0, 40, 64, 2.4)})
}

var vulnerabilityArt = Scene{Place: Roof, Seed: 6, Accent: 0xff5a4a, Under: Shafts,
	Subject: Figure{Pose: Lift, Y: 44, K: 1.1, Build: TeenBuild, Suit: 0x4a9ac8, Trim: 0xf2c24a, Belt: 0xf2c24a, Panel: Sides, PanelColour: 0xf6efe0, Cape: Cape{C: 0x8a4ab0},
		Head: Head{Face: Young, Hair: SideParted, HairC: 0xa8502a, Mood: Scared, Eyes: Domino, EyeC: 0x8a4ab0}, HeadSize: 1.45},
	Extra: brush.InFront(slices.Concat(
		stacksSight(-140, -70, -10, 36), stacksSight(142, -46, 12, 32), stacksSight(-144, 40, -3, 54), stacksSight(140, 66, 8, 48))...)}

// stacksSight returns the light of a sight, from a place to the dot where it ends.
func stacksSight(x0, y0, x, y float64) []Part {
	return []Part{brush.Flat(0xff3a2a, brush.To(x0, y0, 5), brush.To(x, y, 2.4)), brush.Inked(brush.Disc(x, y, 5.4)...), brush.Dot(0xff2a1a, x, y, 4)}
}

var kickArt = Scene{Place: Prison, Seed: 4, Accent: 0xfff0a0, Under: Halo,
	Subject: Figure{Pose: Kick, X: -46, Y: 24, K: 1, Turn: -0.1, Build: TeenBuild, Suit: 0x4a7ad8, Trim: 0xf6efe0, Belt: 0xf6efe0, Panel: Sides, PanelColour: 0x35c9a0,
		Head: Head{Face: Young, Skin: Tan, Hair: Bob, HairC: 0x2a2030, Mood: Fierce, Lashes: true}, HeadSize: 1.4},
	Extra: stacksDoor()}

// stacksDoor returns a steel door that breaks in the middle.
func stacksDoor() []Part {
	return slices.Concat(
		brush.Solid(0x8a94a8, brush.To(76, -84, 54), brush.To(72, -44, 54), brush.To(58, -12, 50)),
		brush.Solid(0x8a94a8, brush.To(60, 8, 50), brush.To(74, 44, 54), brush.To(76, 88, 54)),
		[]Part{
			brush.Inked(brush.To(75, -70, 36), brush.To(72, -50, 36)), brush.Flat(0xffe9a0, brush.To(75, -67, 31), brush.To(72, -53, 31)),
			brush.Inked(brush.To(64, -71, 2), brush.To(62, -49, 2)), brush.Inked(brush.To(75, -71, 2), brush.To(72, -49, 2)), brush.Inked(brush.To(86, -71, 2), brush.To(83, -49, 2)),
		},
		brush.Ball(0xf2c24a, 88, 34, 6))
}

var weaknessArt = Scene{Place: Newsroom, Seed: 4, Accent: 0xd8ff9a, Under: Halo, Effect: Swirl,
	Subject: Bust{X: 0, Y: 14, K: 0.84, Turn: 0.2, Tilt: 0.12, Wears: Robe, Suit: 0xe8a05a, Tie: 0xf6efe0, Cape: 0xc8703a,
		Head: Head{Face: Square, Skin: Pale, Hair: SideParted, HairC: 0x5a3a2a, Mood: Tired, Eyes: Domino, EyeC: 0xb8402f}},
	Extra: brush.InFront(slices.Concat(stacksIceBag(0, -48), stacksThermometer(12, 52))...)}

// stacksIceBag returns a bag of ice on a head.
func stacksIceBag(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		brush.Solid(0x6ab0e8, at(0, -28, 26), at(0, -16, 20), at(0, -10, 44), at(0, 0, 66), at(0, 10, 70), at(0, 16, 56)),
		brush.Solid(0xf6efe0, at(-11, -17, 7), at(11, -17, 7)),
		[]Part{brush.Flat(0xd8f0ff, at(-24, -1, 1), at(-16, -6, 5), at(-6, -9, 1)), brush.Flat(0xb8402f, at(-4, 4, 6), at(12, 4, 6)), brush.Flat(0xb8402f, at(4, -4, 6), at(4, 12, 6))})
}

// stacksThermometer returns a thermometer in a mouth.
func stacksThermometer(x, y float64) []Part {
	return slices.Concat(
		brush.Solid(0xf6fbff, brush.To(x, y, 6), brush.To(x+40, y-14, 8), brush.To(x+56, y-20, 7)),
		[]Part{brush.Flat(0xff3a2a, brush.To(x+4, y-1, 2.4), brush.To(x+44, y-15.5, 2.6))})
}
