package crisis1

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
	"lineup/game/sets/characters"
)

// The pictures of the Super-Villains. Their background is an almost black violet, and each has a
// strong light of its own. They are those of other sets at their most dangerous.

var rasAlGhulHead = Head{Face: Long, Skin: Tan, Hair: Peak, HairC: 0xb4b4c0, Beard: Fork, Mood: Sly, Eyes: GlowEyes, Glow: 0xa8ffb8}

var rasAlGhulImpossibleModeArt = Scene{Place: Cave, Seed: 12, Accent: 0x8affa0, Under: Halo,
	Subject: Figure{Pose: Lift, X: -6, Y: 34, K: 1.04, Skin: Tan, Suit: 0xe9dcc0, Trim: 0x2f8a5a, BareChest: true, BareArms: true, BareHands: true, Belt: 0xf2c230,
		Cape: Cape{C: 0x3fb076, Dir: 1.57, Len: 110, Flare: 100}, Held: Held{Thing: Sabre, C: 0xf2c230, K: 0.8, Turn: -1.32}, Front: Fist, Back: Claw,
		Head: rasAlGhulHead, HeadSize: 1.8},
	Extra: brush.Front(villainPool(-6, 60))}

// villainPool returns a green pool that boils around somebody at a place.
func villainPool(x, y float64) []Part {
	at := brush.At{X: x, Y: y}
	parts := slices.Concat(
		at.Solid(0x3fd06a, -60, 4, 1, -44, -2, 14, -30, 4, 20), at.Solid(0x3fd06a, 30, 4, 20, 44, -2, 14, 60, 4, 1), at.Solid(0x3fd06a, -150, 24, 44, 150, 24, 44),
		at.Flat(0xb8ffb8, -34, 9, 1, -20, 12, 5, 0, 13, 6, 20, 12, 5, 34, 9, 1), at.Flat(0xa8ffb0, -130, 10, 2, -90, 12, 5, -56, 9, 2), at.Flat(0xa8ffb0, 56, 12, 2, 90, 10, 5, 130, 12, 2))
	for _, b := range [...][3]float64{{-96, -1, 12}, {-74, 4, 7}, {66, 2, 8}, {90, -3, 13}, {112, 5, 7}, {-116, 6, 7}, {-52, 20, 5}, {42, 20, 5}} {
		parts = slices.Concat(parts, at.Ball(0x7ff08a, b[0], b[1], b[2]), at.Dot(0xf0fff0, b[0]-0.3*b[2], b[1]-0.35*b[2], 0.26*b[2]))
	}
	return parts
}

// villainLight returns a stroke of pure light with a bright middle, and a line around it.
func villainLight(c, core Colour, places []Along) []Part {
	thin := make([]Along, len(places))
	for i, p := range places {
		thin[i] = brush.To(p.X, p.Y, 0.4*p.Width)
	}
	return []Part{brush.Inked(brush.Around(places)...), brush.Lit(c, 200, places...), brush.Lit(core, 200, thin...)}
}

var atrocitusHead = Head{Face: Demon, Skin: Red, Glow: 0xffe14d}

var atrocitusImpossibleModeArt = Scene{Place: Storm, Seed: 8, Accent: 0xff5a3a,
	Subject: Bust{X: -44, Y: 4, K: 0.88, Turn: 0.45, Build: HulkBuild, Wears: Pauldrons, Suit: 0x7a5a6a, Tie: 0xe0a040, Head: atrocitusHead},
	Extra:   brush.Front(villainBlood(-22, 22))}

// villainBlood returns burning blood that bursts from a mouth to the right.
func villainBlood(x, y float64) []Part {
	at := brush.At{X: x, Y: y}
	tongues := [][]Along{
		at.Stroke(4, -2, 8, 40, -16, 16, 80, -20, 22, 112, -40, 10, 128, -66, 1), at.Stroke(4, 6, 8, 36, 18, 18, 66, 40, 22, 88, 66, 10, 92, 86, 1),
		at.Stroke(0, 2, 14, 40, 2, 30, 84, 10, 44, 150, 14, 60),
	}
	var parts []Part
	for _, t := range tongues {
		parts = append(parts, brush.Inked(brush.Around(t)...))
	}
	for _, t := range tongues {
		parts = append(parts, brush.Lit(0xe8301e, 200, t...))
	}
	return slices.Concat(parts,
		[]Part{brush.Lit(0xff8a2a, 200, at.Stroke(6, 2, 8, 44, 2, 18, 84, 9, 26, 150, 13, 38)...), brush.Lit(0xff8a2a, 200, at.Stroke(30, -10, 4, 60, -18, 10, 90, -24, 9, 118, -48, 1)...),
			brush.Lit(0xff8a2a, 200, at.Stroke(30, 14, 4, 54, 30, 10, 74, 50, 9, 86, 74, 1)...), brush.Lit(0xfff0a0, 200, at.Stroke(10, 2, 3, 46, 2, 7, 90, 8, 11, 150, 12, 18)...)},
		at.Ball(0xe8301e, 66, -52, 5), at.Ball(0xe8301e, 52, 60, 6), at.Ball(0xe8301e, 96, -62, 4), at.Ball(0xe8301e, 112, 52, 5))
}

var blackMantaHead = characters.BlackManta.Head

var blackMantaImpossibleModeArt = Scene{Place: Harbour, Seed: 7, Accent: 0x6fd8e0,
	Subject: Figure{Pose: Loom, X: -36, Y: 34, K: 0.92, Suit: 0x8a98a6, Trim: 0xd9853a, Panel: Sides, PanelColour: 0x4a5662, Belt: 0xc9772e,
		Head: blackMantaHead, HeadSize: 2.2},
	Extra: slices.Concat(villainShip(76, 44), brush.Front(villainEyebeam(-43, -14, 64, 42), villainEyebeam(-21, -15, 84, 36), villainFire(74, 36), villainWater(0, 66)))}

// villainWater returns the sea with its surface at a place.
func villainWater(x, y float64) []Part {
	at := brush.At{X: x, Y: y}
	return slices.Concat(
		at.Solid(0x3a7ab0, -84, 4, 1, -70, -4, 12, -50, 6, 18), at.Solid(0x3a7ab0, -26, 6, 18, -6, -4, 12, 8, 4, 1), at.Solid(0x3a7ab0, -150, 26, 46, 150, 26, 46),
		at.Flat(0xa8e0f0, -136, 11, 2, -104, 8, 5, -76, 12, 2), at.Flat(0xa8e0f0, -60, 13, 2, -38, 15, 5, -16, 13, 2), at.Flat(0xa8e0f0, 20, 10, 2, 50, 8, 5, 84, 12, 2))
}

// villainEyebeam returns a red beam from an eye to a place.
func villainEyebeam(x, y, tox, toy float64) []Part {
	return villainLight(0xff3a2a, 0xffe0c0, []Along{brush.To(x, y, 8), brush.To(tox, toy, 15)})
}

// villainShip returns a ship that breaks in two at a place.
func villainShip(x, y float64) []Part {
	left, right := brush.At{X: x - 14, Y: y, Turn: 0.34}, brush.At{X: x + 12, Y: y, Turn: -0.5}
	return slices.Concat(
		left.Solid(0xd8d2c0, -24, -50, 4, -24, -12, 6), left.Solid(0xf2ecdc, -36, -14, 12, 0, -14, 14), left.Solid(0xd8603f, -58, -6, 5, -48, 4, 22, 0, 8, 30),
		right.Solid(0xd8d2c0, 26, -52, 5, 26, -10, 7), right.Solid(0x4a5a7a, 10, -34, 16, 10, -18, 16), right.Solid(0xf2ecdc, 2, -16, 18, 32, -16, 18),
		right.Solid(0xd8603f, 0, 8, 30, 40, 4, 24, 58, -8, 5))
}

// villainFire returns an explosion around a place.
func villainFire(x, y float64) []Part {
	at := brush.At{}
	return slices.Concat(brush.Burst(0xff8a2a, x, y, 27), at.Dot(0xffe14d, x, y, 12), at.Dot(0xfffbe0, x, y, 6))
}

var darkseidHead = Head{Face: Stone, Skin: Grey, Shell: 0xa09a92, Glow: 0xff5a2a}

var darkseidImpossibleModeArt = Scene{Place: OtherWorld, Seed: 9, Accent: 0xff6a3a, Under: Glare,
	Subject: Bust{X: 0, Y: 0, K: 0.84, Turn: 0.1, Build: HulkBuild, Wears: Pauldrons, Suit: 0x8a6a8a, Tie: 0xc08a3f, Head: darkseidHead},
	Extra: slices.Concat(
		brush.Front(villainOmega(-14, -12, -64, -44, -64, 4, -90, 30), villainOmega(20, -12, 74, -48, 74, -2, 96, 26), villainHit(-90, 36), villainHit(98, 32),
			[]Part{{What: characters.Flash.Posed(Run, 82, 62, 0.56)}, {What: characters.Superman.Posed(Fall, -88, 58, 0.56).Flipped()}}))}

// villainOmega returns a beam that turns corners. Its numbers are x and y of each corner.
func villainOmega(numbers ...float64) []Part {
	var places []Along
	for n := range slices.Chunk(numbers, 2) {
		places = append(places, brush.To(n[0], n[1], 9))
	}
	parts := brush.Bolt(0xff3a1a, places...)
	for i, from := range places[1:] {
		parts = append(parts, brush.Lit(0xffe0a0, 200, brush.To(places[i].X, places[i].Y, 3.4), brush.To(from.X, from.Y, 3.4)))
	}
	return parts
}

// villainHit returns the flash where a beam hits.
func villainHit(x, y float64) []Part {
	return append(brush.Burst(0xff8a2a, x, y, 24), brush.Dot(0xfff6c0, x, y, 9))
}

var sinestroHead = characters.Sinestro.Head.Glaring(0xffd23f)

var sinestroImpossibleModeArt = Scene{Place: Arena, Seed: 4, Accent: 0xffd23f, Under: Halo,
	Subject: Figure{Pose: Aim, X: -76, Y: 42, K: 1.14, Build: SlimBuild, Skin: Red, Suit: 0xe8dcc0, Trim: 0xf0b030, Panel: Yoke, PanelColour: 0xf0b030, Belt: 0x6a3a20,
		Cape: Cape{C: 0x8a5a20}, Front: Fist, Head: sinestroHead, HeadSize: 1.7},
	Extra: slices.Concat(
		villainCage(70, 8, Part{What: characters.SimonBaz.Posed(Stand, 43, 26, 0.54).Feels(Grit)}, Part{What: characters.WonderWoman.Posed(Stand, 98, 26, 0.54)},
			Part{What: characters.JessicaCruz.Posed(Stand, 70, 26, 0.54).Feels(Scared)}),
		brush.Front([]Part{{X: 19, Y: -4, K: 0.36, What: Object{Thing: Orb, C: 0xffd23f}}}))}

// villainCage returns a cage of yellow light around prisoners.
func villainCage(x, y float64, prisoners ...Part) []Part {
	at := brush.At{X: x, Y: y}
	parts := slices.Concat(at.Solid(0xb88a2a, 0, -52, 88, 0, 66, 88), prisoners)
	for _, dx := range [...]float64{-44, -14.7, 14.7, 44} {
		parts = append(parts, villainLight(0xffd23f, 0xfff6c0, at.Stroke(dx, -50, 5, dx, 70, 5))...)
	}
	return slices.Concat(parts,
		at.Solid(0xffe14d, -54, 72, 14, 54, 72, 14), at.Solid(0xffe14d, -52, -50, 9, 52, -50, 9), at.Solid(0xffe14d, 0, -82, 4, 0, -74, 30, 0, -54, 84))
}

var brainiacHead = Head{Face: Circuit, Skin: Purple, Mood: Sly, Eyes: GlowEyes, Glow: 0x7fe8ff}

var brainiacImpossibleModeArt = Scene{Place: Museum, Seed: 6, Accent: 0x9affc0, Under: Halo,
	Subject: Bust{X: 0, Y: -24, K: 0.76, Turn: 0.1, Wears: Armour, Suit: 0xb8c4d0, Tie: 0x4a5a8a, Head: brainiacHead},
	Extra:   brush.Front(villainBottle(brush.At{X: 0, Y: 44}), villainGrip(brush.At{X: -45, Y: 52}, 1), villainGrip(brush.At{X: 45, Y: 52}, -1))}

// villainBottle returns a city in a ball of glass.
func villainBottle(at brush.At) []Part {
	parts := slices.Concat(at.Ball(0x2f9ab8, 0, 0, 46), at.Dot(0x1a4a78, 0, 0, 41), at.Dot(0xfff6c0, 18, -20, 7))
	for i, h := range [...]float64{26, 44, 32, 64, 38, 50, 24} {
		x, wide := -33+11*float64(i), 9.5-float64(i%2)
		parts = slices.Concat(parts, at.Solid([...]Colour{0xe8b868, 0xf6dc98}[i%2], x, 30, wide, x, 30-h, wide))
		for dy := 6.0; dy < h; dy += 8 {
			parts = append(parts, at.Flat(0x5a3a4a, x-2, 30-dy, 3, x+2, 30-dy, 3)...)
		}
	}
	return slices.Concat(parts,
		at.Solid(0xf6dc98, 0, -36, 4, 0, -46, 1), at.Solid(0x3fa05a, -33, 32, 8, 0, 34, 12, 33, 32, 8),
		at.Flat(0xe0fff8, -30, -22, 1, -36, -4, 5, -32, 16, 1), at.Flat(0xe0fff8, -24, -30, 3, -18, -34, 3))
}

// villainGrip returns a purple hand that grips something beside it. The fingers point to the right if side is 1.
func villainGrip(at brush.At, side float64) []Part {
	var fingers []Part
	for _, f := range [...][4]float64{{-22, -30, 12, -36}, {-12, -14, 22, -16}, {-2, 2, 22, 4}, {8, 18, 14, 22}} {
		fingers = append(fingers, at.Solid(0xa878c8, side*-14, f[0], 11, side*0.5*f[2], f[1]-4, 11, side*f[2], f[3]+2, 7)...)
	}
	return slices.Concat(at.Solid(0xa878c8, side*-60, 50, 24, side*-34, 26, 26, side*-16, -4, 30), fingers)
}

var captainColdHead = Head{Face: Square, Mood: Grit, Eyes: Goggles, EyeC: 0xff8a4d, Beard: Stubble, Top: FurHood, TopC: 0x8a5a3a}

var captainColdImpossibleModeArt = Scene{Place: Street, Seed: 11, Accent: 0x8fe3ff, Under: Halo, Effect: Snow,
	Subject: Figure{Pose: Brace, X: -72, Y: 40, K: 1.16, Suit: 0xd9e4ee, Trim: 0x8a5a3a, Glove: 0x2b3450, Belt: 0x8a5a3a, Panel: Vest, PanelColour: 0x8a5a3a,
		Held: Held{Thing: Gun, C: 0x8fe3ff, K: 0.7}, Head: captainColdHead, HeadSize: 1.6},
	Extra: villainFrozen(74, 14)}

// villainFrozen returns a hero in a block of ice.
func villainFrozen(x, y float64) []Part {
	at := brush.At{X: x, Y: y}
	return slices.Concat(
		at.Solid(0x7fc8f0, 0, -78, 34, 0, -62, 82, 0, 10, 94, 0, 70, 100), at.Flat(0xb8e8ff, -8, -66, 30, -8, -54, 56, -8, 10, 62, -8, 56, 40),
		[]Part{{What: Figure{Pose: Run, X: x + 2, Y: y + 6, K: 0.8, Flip: true, Skin: Blue, Suit: 0x3a78c0, Trim: 0xe8f8ff, NoRim: true, Panel: Sides, PanelColour: 0xe8f8ff,
			Head: Head{Face: Square, Skin: Blue, Hair: Back, HairC: 0xe8f8ff, Mood: Scared, Eyes: Goggles, EyeC: 0xe8f8ff}, HeadSize: 1.3}}},
		at.Flat(0xf6feff, -42, -40, 2, -45, 0, 5, -44, 36, 2), at.Flat(0xf6feff, 20, -60, 3, 36, -50, 5, 42, -24, 2), at.Flat(0xf6feff, 26, 30, 2, 34, 12, 4, 38, 0, 1),
		at.Solid(0xd8f4ff, -62, 76, 22, -54, 50, 10, -50, 34, 1), at.Solid(0xd8f4ff, 60, 76, 24, 54, 44, 12, 52, 22, 1))
}

var deathstrokeHead = characters.Deathstroke.Head

var deathstrokeImpossibleModeArt = Scene{Place: Bridge, Seed: 7, Accent: 0xffb03a, Under: Halo, Effect: Rain,
	Subject: Figure{Pose: Run, X: -44, Y: 28, K: 1.12, Suit: 0x929aa4, Trim: 0xb8402f, Belt: 0xd8d2c0, Panel: Half, PanelColour: 0xd8d2c0, Head: deathstrokeHead, HeadSize: 1.7},
	Extra: slices.Concat(
		[]Part{brush.Lit(0xe0862a, 200, brush.To(-10, -80, 1), brush.To(56, -76, 9), brush.To(100, -36, 14), brush.To(110, 40, 1))},
		villainCut(brush.At{X: 36, Y: -48, K: 0.8, Turn: -0.2}, 0x4a7ae0), villainCut(brush.At{X: 94, Y: -40, K: 0.8, Turn: 0.35}, 0xf2b02a), villainCut(brush.At{X: 92, Y: 36, K: 0.8, Turn: 0.8}, 0xa8b0bc),
		villainBlade(brush.At{X: 32, Y: -6, Turn: 1.15}), brush.Front(villainBlade(brush.At{X: -57, Y: 35, Turn: -0.9})))}

// villainBlade returns a sword that points up from a hand.
func villainBlade(at brush.At) []Part {
	return slices.Concat(at.Solid(0x6a3a2a, 0, 14, 6, 0, 0, 6), at.Solid(0xe8f0f6, 0, -6, 9, 0, -60, 8, 2, -76, 1), at.Flat(0x8a96aa, 2, -8, 2.4, 2, -60, 2.4, 2, -70, 1),
		at.Solid(0xffb03a, -9, -6, 5, 9, -6, 5))
}

// villainCut returns a card of a color, cut in two.
func villainCut(at brush.At, c Colour) []Part {
	return slices.Concat(
		at.Solid(Paper, -18, -20, 24, 18, -14, 36), at.Flat(c, -13, -21, 14, 13, -16, 24),
		at.Solid(Paper, -18, 17, 28, 18, 23, 16), at.Flat(c, -13, 18, 17, 13, 22, 9))
}

var hadesHead = Head{Face: Long, Skin: Pale, Hair: LongHair, HairC: 0x3a3450, Beard: Full, Mood: Stern, Eyes: GlowEyes, Glow: 0x6affe0, Top: Horns, TopC: 0xe8d0a0}

var hadesImpossibleModeArt = Scene{Place: Temple, Seed: 11, Accent: 0x6affe0, Under: Glare,
	Subject: Bust{X: 0, Y: -22, K: 0.68, Turn: 0.15, Build: HulkBuild, Wears: Pauldrons, Suit: 0x5a9aaa, Tie: 0xf2c24a, Cape: 0x3a6a8a, Head: hadesHead},
	Extra:   brush.Front(villainHound(-76, 36, 0.58), villainHound(76, 36, 0.58), villainHound(0, 51, 0.6))}

// villainHound returns a head of the hound of Hades.
func villainHound(x, y, k float64) []Part {
	return []Part{{What: Bust{X: x, Y: y, K: k, Flip: x < 0, Wears: Spikes, Suit: 0x8a4a3a, Tie: 0xf2c24a, Head: Head{Face: WolfHead, Shell: 0xb05a40, Mood: Roar, Glow: 0xffc23a}}}}
}

var theJokerHead = characters.Joker.Head

var theJokerImpossibleModeArt = Scene{Place: Above, Seed: 6, Accent: 0xffd23f, Under: Halo,
	Subject: Figure{Pose: Sit, X: -8, Y: 9, K: 0.88, Build: SlimBuild, Skin: Pale, Suit: 0xf0c040, Trim: 0x2a9a94, Panel: Vee, PanelColour: 0xf6efe0, Belt: 0x2a9a94,
		Head: theJokerHead, HeadSize: 1.6},
	Extra: slices.Concat(villainBomb(brush.At{X: 12, Y: 46, K: 1.12, Turn: 0.2}),
		villainCard(brush.At{X: -98, Y: -52, Turn: -0.3}), villainCard(brush.At{X: -72, Y: -20, K: 0.8, Turn: 0.5}), villainCard(brush.At{X: 48, Y: -64, K: 0.8, Turn: 0.2}),
		villainCard(brush.At{X: 72, Y: -20, Turn: -0.4}), villainCard(brush.At{X: 102, Y: -50, K: 1.1, Turn: 0.4}), villainCard(brush.At{X: 106, Y: 8, K: 0.8, Turn: 1}))}

// villainCard returns a playing card.
func villainCard(at brush.At) []Part {
	return slices.Concat(at.Solid(Paper, 0, -15, 21, 0, 15, 21), at.Flat(0xd8302a, 0, -9, 0.5, 0, 0, 12, 0, 9, 0.5))
}

// villainBomb returns a falling bomb with its nose, which grins, to the right.
func villainBomb(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xe0503c, -78, -16, 10, -104, -34, 22, -118, -40, 14), at.Solid(0xe0503c, -78, 16, 10, -104, 34, 22, -118, 40, 14), at.Solid(0xe0503c, -70, 0, 6, -120, 0, 10),
		at.Solid(0x9ab8cc, -92, 0, 18, -64, 0, 40, -20, 0, 58, 30, 0, 58, 70, 0, 40, 92, 0, 12, 96, 0, 2), at.Flat(0xe0503c, -56, 0, 43, -48, 0, 46),
		at.Dot(Ink, 58, -10, 8.6), at.Dot(Paper, 58, -10, 6.6), at.Dot(Ink, 60, -9, 3.2),
		at.Inked(32, 14, 1, 50, 15, 15, 74, 6, 13, 90, -7, 1), at.Flat(Paper, 37, 15, 1, 50, 15, 10, 74, 6, 9, 86, -3, 1),
		at.Inked(46, 8, 1.6, 47, 22, 1.6), at.Inked(56, 5, 1.6, 58, 19, 1.6), at.Inked(66, 2, 1.6, 70, 15, 1.6), at.Inked(75, -1, 1.6, 80, 9, 1.6))
}

var lexLuthorHead = characters.LexLuthor.Head.Glaring(0x8fff8a)

var lexLuthorImpossibleModeArt = Scene{Place: Roof, Seed: 7, Accent: 0x8fff8a, Under: Glare,
	Subject: Figure{Pose: Punch, X: -46, Y: 24, K: 1.08, Build: HulkBuild, Suit: 0xb8c0d0, Trim: 0x7a5aa8, Panel: Yoke, PanelColour: 0x7a5aa8, Belt: 0x8fff8a, Shoulders: Plates, ShouldersC: 0x7a5aa8,
		Head: lexLuthorHead, HeadSize: 1.6},
	Extra: slices.Concat([]Part{{What: characters.Superman.Posed(Fall, 80, 58, 0.56).Flipped().Feels(Grit)}}, brush.Front(villainCrystals(48, 6)))}

// villainCrystals returns green crystals on the knuckles of a fist.
func villainCrystals(x, y float64) []Part {
	var parts []Part
	for _, c := range [...][4]float64{{8, -18, -1.3, 34}, {16, 14, 0.9, 26}, {20, -12, -0.7, 44}, {24, 6, 0.4, 38}, {26, -4, -0.15, 52}} {
		at := brush.At{X: x + c[0], Y: y + c[1], Turn: c[2]}
		parts = slices.Concat(parts, at.Solid(0x4fd85a, -4, 0, 10, 0.55*c[3], 0, 13, c[3], 0, 0.5), at.Flat(0xd8ffc8, 2, -3, 1, 0.5*c[3], -3, 3, 0.85*c[3], -1, 0.5))
	}
	return parts
}

var parallaxHead = Head{Face: Bug, Skin: Yellow, Shell: 0xe0b030, Glow: 0xfff2a0}

var parallaxImpossibleModeArt = Scene{Place: Space, Seed: 14, Accent: 0xffe14d,
	Subject: Figure{X: 50, Y: 10, K: 0.02, NoRim: true, BareHands: true, BareFeet: true, Front: NoHand, Back: NoHand, Head: parallaxHead, HeadSize: 190},
	Extra: slices.Concat(
		villainCoil(-50, 0, 30, -84, 12, 28, -74, 36, 26, -30, 44, 24), villainCoil(20, 20, 26, 54, 28, 24, 44, 50, 22, 0, 52, 20),
		villainEarth(-14, 14, 54),
		villainCoil(46, -30, 30, 96, -18, 36, 92, 24, 34, 40, 10, 36, -20, -2, 36, -66, 4, 30),
		villainCoil(44, 40, 22, 10, 46, 22, -40, 58, 20, -90, 70, 12, -120, 50, 1))}

// villainEarth returns the Earth around a place.
func villainEarth(x, y, r float64) []Part {
	at := brush.At{X: x, Y: y, K: r / 54}
	return slices.Concat(at.Ball(0x4a9ae0, 0, 0, 54), at.Flat(0x4fb05a, -34, -34, 6, -16, -30, 22, -8, -14, 14, 2, -8, 4), at.Flat(0x4fb05a, 10, -42, 4, 26, -30, 16, 34, -14, 8),
		at.Flat(0x4fb05a, -28, 20, 8, -14, 34, 20, -6, 44, 4), at.Flat(0x4fb05a, 22, 26, 4, 34, 24, 14, 42, 14, 4))
}

// villainCoil returns a part of the body of a serpent, with its rings. Its numbers are x, y, and the width of
// each place.
func villainCoil(numbers ...float64) []Part {
	places := brush.At{}.Stroke(numbers...)
	parts := brush.Solid(0xe0b030, places...)
	for i, to := range places[1:] {
		from := places[i]
		dx, dy := to.X-from.X, to.Y-from.Y
		long := math.Hypot(dx, dy)
		for t := 0.25; t < 1; t += 0.25 {
			x, y, w := from.X+t*dx, from.Y+t*dy, 0.42*(from.Width+t*(to.Width-from.Width))
			parts = append(parts, brush.Inked(brush.To(x-w*dy/long, y+w*dx/long, 1.2), brush.To(x+3*dx/long, y+3*dy/long, 2), brush.To(x+w*dy/long, y-w*dx/long, 1.2)))
		}
	}
	return parts
}

// Their giants, behind the city. No two have the same outline, and none has that of the same villain elsewhere.

var rasAlGhulImpossibleModeGiant = Giant{Pose: Conjure, Head: rasAlGhulHead, HeadSize: 2.1, Skin: Tan, Suit: 0xe9dcc0, Trim: 0x2f8a5a, BareArms: true, BareHands: true, BareChest: true,
	Cape: Cape{C: 0x3fb076}, Shoulders: HighCollar, ShouldersC: 0x3fb076, Orb: 0x6aff8a, Glow: 0x8affa0}

var atrocitusImpossibleModeGiant = Giant{Pose: Hunch, Build: HulkBuild, Head: atrocitusHead, HeadSize: 2.4, Skin: Red, Suit: 0x8a7a86, Trim: 0xe0a040, BareHands: true,
	Panel: Vest, PanelColour: 0x4a3a46, Shoulders: SpikedPlates, ShouldersC: 0xe0a040, Nails: Paper, Glow: 0xffe08a}

var blackMantaImpossibleModeGiant = Giant{Pose: WeaponAcross, Flip: true, Head: blackMantaHead, HeadSize: 2.2, Suit: 0x56606e, Trim: 0xc9772e, Panel: Sides, PanelColour: 0x2b3038, Belt: 0xc9772e,
	Shoulders: Hoses, ShouldersC: 0xc9772e, Held: Held{Thing: Cannon, C: 0xff7a4a, K: 1}, Glow: 0xff8a6a}

var darkseidImpossibleModeGiant = Giant{Pose: OneClaw, Build: HulkBuild, Head: darkseidHead, HeadSize: 2.2, Skin: Grey, Suit: 0x8a6a8a, Trim: 0x4a3530, BareHands: true, BareArms: true, Belt: 0xd8a040,
	Shoulders: Plates, ShouldersC: 0xc08a3f, Cape: Cape{C: 0x5a3a6a}, Glow: 0xff7043}

var sinestroImpossibleModeGiant = Giant{Pose: Behold, Build: SlimBuild, Head: sinestroHead, HeadSize: 2.1, Skin: Red, Suit: 0xe8dcc0, Trim: 0xf0b030, Panel: Yoke, PanelColour: 0xf0b030,
	Shoulders: HighCollar, ShouldersC: 0x8a5a20, Back: RayRing, BackC: 0xffd23f, Glow: 0xffd23f}

var brainiacImpossibleModeGiant = Giant{Pose: Steeple, Head: brainiacHead, HeadSize: 2.2, Skin: Purple, Suit: 0xb8c4d0, Trim: 0x4a5a8a, BareHands: true, Panel: Vee, PanelColour: 0x7fe8ff,
	Shoulders: Hoses, ShouldersC: 0x4a5a8a, Back: Tentacles, BackC: 0x7a9ac0, Glow: 0x7fe8ff}

var captainColdImpossibleModeGiant = Giant{Pose: ArmsCrossed, Head: captainColdHead, HeadSize: 2.1, Suit: 0xd9e4ee, Trim: 0x2b3450, Panel: Vest, PanelColour: 0x8a5a3a,
	Shoulders: FurCollar, ShouldersC: Paper, Back: Spines, BackC: 0x8fe3ff, Glow: 0x8fe3ff}

var deathstrokeImpossibleModeGiant = Giant{Pose: WeaponAcross, Head: deathstrokeHead, HeadSize: 2.1, Suit: 0x929aa4, Trim: 0xb8402f, Panel: Half, PanelColour: 0xd8d2c0, Belt: 0xd8d2c0,
	Shoulders: SpikedPlates, ShouldersC: 0xd8d2c0, Back: Hilts, BackC: 0xffb03a, Held: Held{Thing: Gun, C: 0xc8d0d8, K: 1}, Glow: 0xffb03a}

var hadesImpossibleModeGiant = Giant{Pose: Gather, Build: HulkBuild, Head: hadesHead, HeadSize: 2.1, Skin: Pale, Suit: 0x4a8a9a, Trim: 0xe8d0a0, BareHands: true, Panel: Vee, PanelColour: 0xf2c24a,
	Shoulders: SpikedPlates, ShouldersC: 0xe8d0a0, Orb: 0x6affe0, Glow: 0x6affe0}

var theJokerImpossibleModeGiant = Giant{Pose: WeaponUp, Build: SlimBuild, Head: theJokerHead, HeadSize: 2.2, Skin: Pale, Suit: 0xf0c040, Trim: 0x2a9a94, Panel: Vee, PanelColour: Paper,
	Held: Held{Thing: Mallet, C: 0xd8402f, K: 1}, Glow: 0xffd86a}

var lexLuthorImpossibleModeGiant = Giant{Pose: FistForward, Build: HulkBuild, Head: lexLuthorHead, HeadSize: 1.9, Suit: 0xb8c0d0, Trim: 0x7a5aa8, Panel: Yoke, PanelColour: 0x7a5aa8, Belt: 0x8fff8a,
	Shoulders: Plates, ShouldersC: 0x7a5aa8, Back: Cables, BackC: 0x5fe86a, Glow: 0x8fff8a}

var parallaxImpossibleModeGiant = Giant{Pose: HandsUp, Build: HulkBuild, Head: parallaxHead, HeadSize: 2.4, Skin: Yellow, Suit: 0xc9962a, Trim: 0x8a5a1a, BareHands: true, Pattern: Scales, PatternInk: 0x6a4414,
	Back: BatWings, BackC: 0xb8862a, Nails: Paper, Glow: 0xffe14d}
