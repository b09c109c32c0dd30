package crossover6

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
	"lineup/game/sets/characters"
)

// The pictures of the Super-Villains. Their background is an almost black violet, and each has a
// strong light of its own.

var harleyQuinnHead = Head{Face: Oval, Skin: Pale, Hair: Bob, HairC: 0xf0d060, Mood: Coy, Eyes: Domino, Top: Jester}

var harleyQuinnArt = Scene{Place: Arena, Seed: 5, Accent: 0xff8fc0, Under: Halo,
	Subject: Figure{Pose: Lift, X: 0, Y: -2, K: 0.9, Turn: 2.8, Build: SlimBuild, Suit: 0xf6efe0, Trim: 0x1f5a66, Glove: 0xf6efe0, Panel: Half,
		PanelColour: 0x2a8a90, Belt: 0xff8fc0, Head: harleyQuinnHead, HeadSize: 1.8, Light: LightBelow},
	Extra: slices.Concat(villainTurn(0, 0, 84, -0.4), villainTurn(0, 0, 84, math.Pi-0.4))}

// villainTurn returns a curved arrow that goes clockwise for a third of a turn, on a circle around a place.
func villainTurn(x, y, r, from float64) []Part {
	const steps = 8
	var arc []Along
	for i := range steps + 1 {
		sin, cos := math.Sincos(from + 1.5*float64(i)/steps)
		arc = append(arc, brush.To(x+r*cos, y+r*sin, 5+7*float64(i)/steps))
	}
	sin, cos := math.Sincos(from + 1.5)
	tip := []Along{brush.To(x+r*cos, y+r*sin, 34), brush.To(x+r*cos-28*sin, y+r*sin+28*cos, 1)}
	return brush.Joined(brush.Solid(0xffd84a, arc...), brush.Solid(0xffd84a, tip...))
}

var theCalculatorHead = Head{Face: Square, Hair: Thin, HairC: 0x8a6a4a, Mood: Smirk, Wrinks: true, Eyes: Glasses, EyeC: 0x7affb0}

var theCalculatorArt = Scene{Place: Lab, Seed: 6, Accent: 0x7affb0, Under: Halo,
	Subject: Bust{X: -44, Y: 6, K: 0.86, Turn: 0.4, Wears: Jacket, Suit: 0xd8a868, Tie: 0x2a8a70, Head: theCalculatorHead},
	Extra:   villainCalculator(brush.At{X: 62, Y: 0, K: 0.9, Turn: 0.08})}

// villainCalculator returns a huge calculator with a bright number and lit keys.
func villainCalculator(at brush.At) []Part {
	parts := slices.Concat(
		at.Solid(0x5a5480, 0, -80, 96, 0, 80, 96), at.Solid(0x123a34, 0, -70, 82, 0, -38, 82),
		villainDigit(at, -26, "abdeg"), villainDigit(at, 0, "abc"), villainDigit(at, 26, "acdfg"))
	for i := range 16 {
		x, y := -30+20*float64(i%4), -20+26*float64(i/4)
		c := Colour(0xe8e0f0)
		switch {
		case i%4 == 3:
			c = 0xff9a4a
		case i == 5 || i == 10:
			c = 0x7affb0
		}
		parts = slices.Concat(parts, at.Solid(c, x, y-6, 13, x, y+6, 13))
	}
	return parts
}

// villainDigit returns a digit of bars of light on the screen of a calculator. Its bars have the letters that
// engineers give them.
func villainDigit(at brush.At, x float64, bars string) []Part {
	const y, w, h, thick = -54.0, 7.0, 10.0, 4.4
	places := map[rune][4]float64{
		'a': {-w, -h, w, -h}, 'b': {w, -h, w, 0}, 'c': {w, 0, w, h}, 'd': {-w, h, w, h}, 'e': {-w, 0, -w, h}, 'f': {-w, -h, -w, 0}, 'g': {-w, 0, w, 0},
	}
	var parts []Part
	for _, bar := range bars {
		p := places[bar]
		parts = slices.Concat(parts, at.Flat(0x7affb0, x+p[0], y+p[1], thick, x+p[2], y+p[3], thick))
	}
	return parts
}

var cheetahArt = Scene{Place: Desert, Seed: 9, Accent: 0xffb84a, Under: Streaks,
	Subject: characters.Cheetah.Posed(Run, -10, 18, 1.16).Hands(Claw, Claw),
	Extra:   brush.Front(villainIdol(brush.At{X: 72, Y: -26, K: 0.8, Turn: 0.3}))}

// villainIdol returns a golden idol of a cat.
func villainIdol(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xffd23f, 0, -14, 26, 0, 4, 22, 0, 26, 34), at.Solid(0xc8862a, -20, 30, 10, 20, 30, 10),
		brush.Joined(at.Solid(0xffd23f, -10, -30, 10, -13, -46, 1), at.Solid(0xffd23f, 10, -30, 10, 13, -46, 1), at.Ball(0xffd23f, 0, -24, 16)),
		at.Dot(0x2fae6a, -6, -26, 3.4), at.Dot(0x2fae6a, 6, -26, 3.4))
}

var livewireHead = Head{Face: Oval, Skin: Blue, Hair: Spiky, HairC: 0xf2fbff, Mood: Grin, Lashes: true, Eyes: GlowEyes, Glow: 0xffffff}

var livewireArt = Scene{Place: Storm, Seed: 7, Accent: 0x8fe8ff, Under: Halo,
	Subject: Figure{Pose: Fly, X: -14, Y: 8, K: 1, Build: SlimBuild, Skin: Blue, Suit: 0xf2e05a, Trim: 0x3a3a6a, BareArms: true, BareHands: true, Panel: Sides, PanelColour: 0x3a3a6a, Belt: 0x3a3a6a,
		Head: livewireHead, HeadSize: 1.6},
	Extra: slices.Concat(villainPylon(-96, 42), brush.Front(
		brush.Bolt(0xfff6a0, brush.To(-40, 34, 15), brush.To(-64, 8, 13), brush.To(-70, 22, 11), brush.To(-100, -6, 9), brush.To(-100, 10, 7), brush.To(-126, -22, 3)),
		brush.Bolt(0xfff6a0, brush.To(-30, 52, 13), brush.To(-48, 72, 12), brush.To(-56, 62, 10), brush.To(-84, 86, 8), brush.To(-84, 70, 6), brush.To(-98, 44, 4)),
		brush.Bolt(0xfff6a0, brush.To(82, -46, 13), brush.To(96, -66, 11), brush.To(86, -68, 9), brush.To(104, -96, 3)),
		brush.Bolt(0xfff6a0, brush.To(84, -28, 13), brush.To(98, -10, 11), brush.To(90, -4, 9), brush.To(112, 26, 3))))}

// villainPylon returns a pole of a power line with its top at a place.
func villainPylon(x, y float64) []Part {
	return slices.Concat(
		[]Part{brush.Inked(brush.To(x-60, y+2, 3), brush.To(x-20, y-8, 3)), brush.Inked(brush.To(x+20, y-8, 3), brush.To(x+110, y+20, 3), brush.To(x+240, y-4, 3))},
		brush.Solid(0x8a7a98, brush.To(x, y-6, 8), brush.To(x, 110, 11)), brush.Solid(0x8a7a98, brush.To(x-26, y+6, 8), brush.To(x+26, y+6, 8)),
		brush.Solid(0xbfeaff, brush.To(x-19, y+2, 8), brush.To(x-19, y-10, 7)), brush.Solid(0xbfeaff, brush.To(x+19, y+2, 8), brush.To(x+19, y-10, 7)))
}

var poisonIvyArt = Scene{Place: Street, Seed: 8, Accent: 0xa8ff6a, Under: Halo,
	Subject: Figure{Pose: Cast, X: -8, Y: 28, K: 1.12, Build: SlimBuild, Skin: Green, Suit: 0xd0e87a, Trim: 0xff9fd0, BareArms: true, BareHands: true, BareLegs: true,
		Pattern: Leaves, PatternInk: 0x4a8a38, Head: characters.PoisonIvy.Head, HeadSize: 1.35},
	Extra: villainBloom(-8, 76)}

// villainBloom returns a huge flower around somebody who rises from it, with thorny vines on both sides.
func villainBloom(x, y float64) []Part {
	petal := func(dx, dy, width float64) []Part {
		return slices.Concat(
			brush.Solid(0xf06aa8, brush.To(x, y+16, 10), brush.To(x+0.45*dx, y+0.3*dy, width), brush.To(x+0.8*dx, y+0.75*dy, 0.8*width), brush.To(x+dx, y+dy, 1)),
			[]Part{brush.Flat(0xffc4e0, brush.To(x+0.3*dx, y+0.2*dy, 3), brush.To(x+0.75*dx, y+0.72*dy, 2))})
	}
	vine := func(side float64) []Part {
		at := func(dx, yy, width float64) Along { return brush.To(x+side*dx, yy, width) }
		thorn := func(dx, yy, tx, ty float64) []Part { return brush.Solid(0xa8d86a, at(dx, yy, 7), at(tx, ty, 1)) }
		return slices.Concat(
			thorn(88, 40, 72, 32), thorn(104, 4, 122, -2), thorn(90, -30, 72, -26), thorn(70, -58, 78, -76),
			brush.Solid(0x4f9a4a, at(58, 100, 22), at(88, 56, 18), at(104, 14, 15), at(94, -30, 12), at(66, -58, 9), at(46, -46, 6), at(56, -32, 3)))
	}
	return slices.Concat(vine(1), vine(-1), petal(-86, -36, 40), petal(86, -36, 40), petal(-50, -58, 36), petal(50, -58, 36),
		brush.Front(petal(-96, 4, 34), petal(96, 4, 34), petal(-48, -12, 40), petal(48, -12, 40), petal(0, -22, 44)))
}

var ladyShivaHead = Head{Face: Oval, Skin: Tan, Hair: Tail, HairC: 0x241c2a, Mood: Fierce, Lashes: true}

var ladyShivaArt = Scene{Place: Volcano, Seed: 9, Accent: 0xffc07a, Under: Halo,
	Subject: Figure{Pose: Kick, X: -38, Y: 20, K: 1.04, Build: SlimBuild, Skin: Tan, Suit: 0x4fc0a8, Trim: 0xf6e6c0, Belt: 0xf6e6c0, BareHands: true, BareFeet: true, BareArms: true, Panel: Vee,
		PanelColour: 0xf6e6c0, Head: ladyShivaHead, HeadSize: 1.45},
	Extra: villainGuard(76, 0)}

// villainGuard returns a stone guard with a helmet, whose head flies off at a kick to its neck at a place.
func villainGuard(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	head := brush.At{X: x + 14, Y: y - 46, Turn: 0.5}
	return slices.Concat(
		brush.Solid(0xa8a0bc, at(4, 110, 74), at(4, 40, 66), at(2, 22, 60), at(2, 16, 24)),
		[]Part{brush.Inked(at(-20, 48, 3), at(0, 60, 3), at(26, 46, 3)), brush.Inked(at(0, 60, 3), at(2, 90, 3))},
		head.Solid(0xa8a0bc, 0, -14, 36, 0, 4, 38, 0, 22, 26), head.Solid(0x7a7090, 0, -30, 6, 0, -22, 30, 0, -10, 46),
		head.Inked(-12, 2, 4, -4, 4, 4), head.Inked(12, 2, 4, 4, 4, 4), head.Inked(-6, 16, 3, 6, 16, 3),
		brush.Solid(0xa8a0bc, at(-30, -44, 14), at(-24, -34, 10)), brush.Solid(0xa8a0bc, at(34, 0, 12), at(38, 10, 8)),
		brush.Burst(0xffe9a0, x-28, y-2, 30))
}

var nocturnaHead = Head{Face: Oval, Skin: Pale, Hair: LongHair, HairC: 0x2a2440, Mood: Coy}

var nocturnaArt = Scene{Place: Sky, Seed: 12, Accent: 0xd8dcff,
	Subject: Figure{Pose: Sit, X: 0, Y: 10, K: 1.02, Build: SlimBuild, Skin: Pale, Suit: 0x9a5ac8, Trim: 0x6a3a9a, BareArms: true, BareHands: true, Skirt: LongRobe, SkirtC: 0x9a5ac8, Belt: 0xe8d8ff,
		Head: nocturnaHead, HeadSize: 1.4},
	Extra: append(villainCrescent(0, -4, 70), brush.Front(villainHourglass(brush.At{X: 66, Y: -8, K: 0.8, Turn: 0.2}))...)}

// villainCrescent returns a crescent moon on a circle around a place, open to the upper right.
func villainCrescent(x, y, r float64) []Part {
	const steps = 16
	var arc, shine []Along
	for i := range steps + 1 {
		t := float64(i) / steps
		sin, cos := math.Sincos(0.1 + 4.4*t)
		wide := math.Sin(math.Pi * t)
		arc = append(arc, brush.To(x+r*cos, y+r*sin, 2+46*wide))
		if i > 2 && i < steps-2 {
			shine = append(shine, brush.To(x+(r+8)*cos, y+(r+8)*sin, 1+9*wide))
		}
	}
	return slices.Concat(brush.Solid(0xf2ecc8, arc...), []Part{brush.Flat(0xfffbe6, shine...)})
}

// villainHourglass returns an hourglass that was just turned: the sand is above.
func villainHourglass(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xbfe0f6, 0, -34, 40, 0, -20, 36, 0, 0, 8, 0, 20, 36, 0, 34, 40),
		at.Flat(0xffb84a, 0, -24, 32, 0, -14, 24, 0, 0, 3), at.Flat(0xffb84a, 0, 0, 2, 0, 30, 2), at.Flat(0xffb84a, 0, 24, 6, 0, 33, 30),
		at.Solid(0xc8902f, -26, -38, 9, 26, -38, 9), at.Solid(0xc8902f, -26, 38, 9, 26, 38, 9))
}

var taliaAlGhulHead = Head{Face: Oval, Skin: Tan, Hair: LongHair, HairC: 0x4a2a20, Mood: Fierce, Lashes: true, Top: Circlet, TopC: 0xf2c24a}

var taliaAlGhulArt = Scene{Place: Cave, Seed: 6, Accent: 0x6affa0, Under: Halo, Effect: Bubbles,
	Subject: Bust{X: -30, Y: 8, K: 0.8, Turn: 0.4, Build: SlimBuild, Wears: HighCape, Suit: 0xe8dcc0, Tie: 0xf2c24a, Cape: 0x2f8a5a, Head: taliaAlGhulHead},
	Extra:   brush.Front(villainScimitar(brush.At{X: 58, Y: 40, K: 0.92, Turn: 0.05}))}

// villainScimitar returns a curved sword that stands upright, with its guard at the middle.
func villainScimitar(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xdfe8f0, 0, -4, 14, 0, -36, 17, 10, -70, 22, 30, -96, 14, 44, -108, 1), at.Flat(0x8fd0b0, 5, -10, 4, 6, -38, 4, 18, -70, 5, 34, -94, 3),
		at.Solid(0x6a3a2a, 0, 4, 10, -2, 44, 10), at.Solid(0xf2c24a, -24, 6, 6, -14, 0, 8, 14, 0, 8, 24, -6, 6), at.Ball(0xf2c24a, -2, 46, 8))
}

// Their giants, behind the city. No two have the same outline.

var harleyQuinnGiant = Giant{Pose: WeaponUp, Build: SlimBuild, Head: harleyQuinnHead, HeadSize: 2.1, Skin: Pale, Suit: 0xf6efe0, Trim: 0x1f5a66, Panel: Half, PanelColour: 0x2a8a90,
	Held: Held{Thing: Mallet, C: 0x6fd0d8, K: 0.8, Turn: 0.4}, Glow: 0xff8fc0}

var theCalculatorGiant = Giant{Pose: Steeple, Head: theCalculatorHead, HeadSize: 2.1, Suit: 0xd8a868, Trim: 0x2a8a70, BareHands: true, Panel: Vee, PanelColour: 0xf6efe0,
	Back: Cables, BackC: 0x5a8a8a, Glow: 0x7affb0}

var cheetahGiant = Giant{Pose: HandsUp, Head: characters.Cheetah.Head, HeadSize: 2.1, Build: SlimBuild, Suit: 0xe0a040, Trim: 0xf0c878, Pattern: Spots, PatternInk: 0x7a4a1c,
	Nails: 0xf6efe0, Glow: 0xffb84a}

var livewireGiant = Giant{Pose: Gather, Build: SlimBuild, Head: livewireHead, HeadSize: 2.1, Skin: Blue, Suit: 0xf2e05a, Trim: 0x3a3a6a, BareArms: true, BareHands: true, Panel: Sides, PanelColour: 0x3a3a6a,
	Orb: 0x8fe8ff, Glow: 0x8fe8ff}

var poisonIvyGiant = Giant{Pose: Behold, Build: SlimBuild, Head: characters.PoisonIvy.Head, HeadSize: 2.1, Skin: Green, Suit: 0xd0e87a, Trim: 0xff9fd0, BareArms: true, BareHands: true,
	Pattern: Leaves, PatternInk: 0x4a8a38, Back: Tentacles, BackC: 0x4f9a4a, Glow: 0xa8ff6a}

var ladyShivaGiant = Giant{Pose: FistForward, Build: SlimBuild, Head: ladyShivaHead, HeadSize: 2.2, Skin: Tan, Suit: 0x4fc0a8, Trim: 0xf6e6c0, BareArms: true, BareHands: true, Panel: Vee,
	PanelColour: 0xf6e6c0, Glow: 0xffc07a}

var nocturnaGiant = Giant{Pose: Conjure, Build: SlimBuild, Head: nocturnaHead, HeadSize: 2.2, Skin: Pale, Suit: 0x9a5ac8, Trim: 0x6a3a9a, BareArms: true, BareHands: true,
	Cape: Cape{C: 0x4a3a80}, Orb: 0xf2ecc8, Glow: 0xd8dcff}

var taliaAlGhulGiant = Giant{Pose: ArmsCrossed, Build: SlimBuild, Head: taliaAlGhulHead, HeadSize: 2.1, Skin: Tan, Suit: 0xe8dcc0, Trim: 0x2f8a5a, Panel: Vest, PanelColour: 0x2f8a5a,
	Back: Hilts, BackC: 0xf2c24a, Glow: 0x6affa0}
