package teentitans

import (
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
	"lineup/game/sets/characters"
)

// The posters of the oversized Super Heroes: the whole figure, large, with a low horizon and one
// bright light.

var beastBoyArt = Scene{Place: Jungle, Seed: 6, Accent: 0xd8ffa0, Under: Halo,
	Subject: Figure{Pose: Pounce, X: -14, Y: 40, K: 0.94, Build: TeenBuild, Skin: Green, Suit: 0xe0d0f0, Trim: 0xe0503c, Panel: Sides, PanelColour: 0x9a5ac0, Belt: 0xf2c24a, BareHands: true,
		BareFeet: true, Head: Head{Face: Young, Skin: Green, Hair: Spiky, HairC: 0x2f7a3a, Mood: Grin}, HeadSize: 1.35},
	Extra: []Part{superBeast(-42, -8, 180, Head{Face: Cat, Skin: Green, Shell: 0x6ac04f, Glow: 0xffe14d, Mood: Roar})}}

// superBeast returns a huge head without a body, with its neck at a place.
func superBeast(x, y, size float64, head Head) Part {
	return Part{X: x, Y: y, What: Figure{K: 0.02, Turn: 0.1, Flip: x > 0, NoRim: true, BareHands: true, BareFeet: true, Front: NoHand, Back: NoHand, Head: head, HeadSize: size}}
}

var blueBeetleArt = Scene{Place: Sky, Seed: 7, Accent: 0xffd890, Under: Streaks,
	Subject: characters.BlueBeetle.Posed(Fly, -18, 22, 1),
	Extra: slices.Concat(
		superScarabWing(brush.At{X: -18, Y: -2, K: 1, Turn: -1.35}), superScarabWing(brush.At{X: -18, Y: 0, K: 1.1, Turn: -0.75}), superScarabWing(brush.At{X: -16, Y: 4, K: 0.9, Turn: -2.0}),
		brush.InFront(Part{X: 82, Y: -22, K: 0.42, What: Object{Thing: Orb, C: 0xffb03a}}))}

// superScarabWing returns a wing of a beetle that reaches up to the left.
func superScarabWing(at brush.At) []Part {
	return slices.Concat(at.Solid(0x4a7ad0, 0, 0, 8, 10, -30, 22, 4, -66, 26, -4, -92, 14, -12, -112, 1),
		at.Flat(0xbfe8ff, 8, -26, 3, 6, -60, 7, -3, -88, 3))
}

var ravenArt = Scene{Place: Above, Seed: 6, Accent: 0xe8c8ff, Under: Halo,
	Subject: Figure{Pose: Loom, Y: 34, K: 0.98, Build: SlimBuild, Suit: 0x9a6ad0, Trim: 0xd8b0f0, Belt: 0xf2c24a, Front: Open, Back: Open, Cape: Cape{C: 0x6a44a8, Len: 120, Flare: 90},
		Head: Head{Face: Oval, Skin: Pale, Hair: Fringe, HairC: 0x3a2a5a, Mood: Calm, Lashes: true, Top: Hood, TopC: 0x8a5ac8, Eyes: GlowEyes, Glow: 0xf6e0ff}, HeadSize: 1.4},
	Extra: slices.Concat(superSoulWing(1), superSoulWing(-1))}

// superSoulWing returns a wing of a raven of shadow, to the right or the left.
func superSoulWing(side float64) []Part {
	at := func(x, y, width float64) Along { return brush.To(side*x, y, width) }
	var parts []Part
	for _, feather := range [...][]Along{
		{at(10, 10, 20), at(52, -44, 26), at(82, -58, 18), at(112, -92, 2)}, {at(20, 16, 20), at(60, -16, 24), at(90, -22, 16), at(120, -36, 1)},
		{at(24, 24, 20), at(58, 8, 22), at(86, 10, 14), at(112, 8, 1)}, {at(20, 36, 18), at(50, 34, 18), at(76, 42, 12), at(98, 52, 1)},
	} {
		parts = slices.Concat(parts, []Part{brush.Flat(0xe8c8ff, superAround(feather)...), brush.Flat(0x2f2048, feather...)})
	}
	return parts
}

// superAround returns the places of a stroke that is larger by half a line on all sides.
func superAround(places []Along) []Along {
	larger := slices.Clone(places)
	for i := range larger {
		larger[i].Width += brush.Line
	}
	return larger
}

var redRobinArt = Scene{Place: City, Seed: 11, Accent: 0xffd8b0, Under: Halo, Front: Roofline,
	Subject: Figure{Pose: Leap, X: 4, Y: 18, K: 0.96, Suit: 0xe8503c, Trim: 0x4a4458, Belt: 0xf2c24a, Held: Held{Thing: Staff, C: 0xe8e4dc, K: 0.9, Turn: 1.1},
		Head: Head{Face: Young, Skin: Fair, Hair: Back, HairC: 0x2a2030, Mood: Stern, Eyes: Domino, EyeC: 0x4a4458}, HeadSize: 1.35},
	Extra: append(slices.Concat(superGlider(1), superGlider(-1)), brush.InFront(
		brush.Flat(0xf2c24a, brush.To(-15, -4, 4), brush.To(2, 16, 5), brush.To(-6, 34, 4)), brush.Flat(0xf2c24a, brush.To(20, -2, 4), brush.To(2, 16, 5), brush.To(-16, 30, 4)))...)}

// superGlider returns a wing of cloth, to the right or the left.
func superGlider(side float64) []Part {
	at := func(x, y, width float64) Along { return brush.To(4+side*x, y, width) }
	vanes := [][]Along{
		{at(0, 14, 36), at(34, -8, 56), at(62, -26, 42), at(82, -40, 22), at(112, -56, 1)}, {at(50, -18, 34), at(80, -16, 20), at(108, -8, 1)},
		{at(40, -4, 38), at(66, 10, 20), at(90, 28, 1)}, {at(16, 12, 36), at(38, 30, 22), at(58, 52, 1)},
	}
	var under, over []Part
	for _, vane := range vanes {
		under, over = append(under, brush.Inked(brush.Around(vane)...)), append(over, brush.Flat(0x54456c, vane...))
	}
	return slices.Concat(under, over, []Part{brush.Flat(0xb89ad0, at(4, 2, 1), at(34, -32, 4), at(62, -45, 4), at(84, -50, 3), at(110, -56, 1))})
}

var starfireArt = Scene{Place: Space, Seed: 12, Accent: 0xb8ff7a, Under: Streaks,
	Subject: Figure{Pose: Cast, X: -36, Y: 44, K: 1.18, Build: SlimBuild, Skin: Tan, Suit: 0xc8a0e8, Trim: 0xf6efe0, Belt: 0xf6efe0, BareArms: true,
		Head: Head{Face: Oval, Skin: Tan, Hair: Wild, HairC: 0xff8a2a, Mood: Fierce, Eyes: GlowEyes, Glow: 0xb8ff7a}, HeadSize: 1.35},
	Extra: slices.Concat(
		brush.Solid(0xff8a2a, brush.To(-38, -24, 30), brush.To(-66, -30, 30), brush.To(-92, -20, 24), brush.To(-116, -34, 14), brush.To(-144, -30, 1)),
		brush.Solid(0xf0701e, brush.To(-40, -14, 26), brush.To(-70, -4, 24), brush.To(-98, 12, 16), brush.To(-130, 8, 1)),
		brush.InFront(superStarbolt(48, -12, 0.7), superStarbolt(84, -56, 0.44), superStarbolt(-66, 56, 0.5)))}

// superStarbolt returns a ball of green light.
func superStarbolt(x, y, k float64) Part {
	return Part{X: x, Y: y, K: k, What: Object{Thing: Orb, C: 0x7aff4a}}
}

var superboyArt = Scene{Place: Street, Seed: 7, Accent: 0xffe0b0, Under: BoomUnder,
	Subject: Figure{Pose: Punch, X: -42, Y: 26, K: 1.14, Build: TeenBuild, Suit: 0x5a586c, Trim: 0x8a90b0, BareArms: true, BareHands: true, Panel: Vee, PanelColour: 0xe8503c, Belt: 0xe8503c,
		Head: Head{Face: Young, Hair: Short, HairC: 0x2a1e22, Mood: Grit}, HeadSize: 1.35},
	Extra: []Part{{X: 84, Y: -58, K: 0.2, Turn: 0.5, What: Object{Thing: Boulder, C: 0x9aa4b8}}, {X: 92, Y: 44, K: 0.22, Turn: -0.6, What: Object{Thing: Boulder, C: 0x9aa4b8}},
		{X: 28, Y: 66, K: 0.16, Turn: 1, What: Object{Thing: Boulder, C: 0x9aa4b8}}, {X: 24, Y: -66, K: 0.14, Turn: -1, What: Object{Thing: Boulder, C: 0x9aa4b8}}}}

var wonderGirlArt = Scene{Place: Storm, Seed: 6, Accent: 0xffe14d, Under: Halo, Effect: Rain,
	Subject: Figure{Pose: Swing, X: -22, Y: 26, K: 1.12, Build: TeenBuild, Suit: 0xe8503c, Trim: 0xf2c24a, Belt: 0xf2c24a, BareArms: true, Panel: Yoke, PanelColour: 0xf6efe0,
		Head: Head{Face: Young, Hair: Wind, HairC: 0xf6dc84, Mood: Fierce, Lashes: true, Top: Band, TopC: 0xf2c24a}, HeadSize: 1.35},
	Extra: superLasso()}

// superLasso returns a lasso of light over the head.
func superLasso() []Part {
	rope := []Along{brush.To(12, -64, 5), brush.To(-30, -82, 5), brush.To(-86, -72, 6), brush.To(-104, -46, 6), brush.To(-70, -34, 6), brush.To(0, -48, 5), brush.To(66, -58, 5), brush.To(108, -74, 4), brush.To(128, -96, 3)}
	return brush.Solid(0xffd84a, rope...)
}

// superBolt returns a bolt of lightning through places, which numbers give in pairs.
func superBolt(numbers ...float64) []Part {
	var bolt []Along
	for i := 0; i+1 < len(numbers); i += 2 {
		x, y, width := numbers[i], numbers[i+1], 14*(1-float64(i)/float64(len(numbers)))
		bolt = append(bolt, brush.To(x, y, width))
	}
	return brush.Bolt(0xffcc10, bolt...)
}

var kidFlashArt = Scene{Place: SpeedPlace, Seed: 8, Accent: 0xffe14d, Under: Streaks,
	Subject: superKidFlash(0xffdc5a, 0xe8503c).Posed(Run, 4, 24, 1.16),
	Extra: slices.Concat(
		superBolt(0, -10, -50, -40, -46, -24, -104, -52, -98, -36, -142, -54),
		[]Part{{What: superKidFlash(0xa87030, 0x8a3a2a).Posed(Run, -52, 16, 0.92)}},
		brush.InFront(superBolt(70, 104, -12, 60, -6, 76, -66, 58, -60, 76, -128, 60)...))}

// superKidFlash returns Kid Flash in the given yellow and red.
func superKidFlash(yellow, red Colour) Figure {
	return Figure{Build: TeenBuild, Suit: yellow, Trim: red, Belt: red, Panel: Sides, PanelColour: red,
		Head: Head{Face: Young, Hair: Spiky, HairC: 0xc8642a, Mood: Grin, Eyes: Goggles, EyeC: red}, HeadSize: 1.35}
}
