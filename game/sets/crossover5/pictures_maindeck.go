package crossover5

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Heroes. Their background is blue. Clothes are orange, cream, pink, white, and wine.

var captainBoomerangJrArt = Scene{Place: Bridge, Seed: 4, Accent: 0xffe0a0, Under: Halo,
	Subject: Figure{Pose: Leap, X: -46, Y: 38, K: 1.12, Suit: 0xf6a04a, Trim: 0x5a3a2a, Panel: Vest, PanelColour: 0xf6ecd4, Belt: 0x5a3a2a, Skirt: CoatTails, SkirtC: 0xf6a04a,
		Head: Head{Face: Square, Hair: Spiky, HairC: 0xa8502a, Mood: Smirk, Beard: Stubble, Top: Band, TopC: 0xf6ecd4}, HeadSize: 1.35},
	Extra: slices.Concat(
		maindeckFlight(),
		maindeckBoomerang(brush.At{X: 76, Y: -44, K: 0.46, Turn: 2.4}, 0xf2c84a),
		brush.Front(maindeckBoomerang(brush.At{X: -4, Y: -50, K: 0.56, Turn: 0.5}, 0xf2c84a), maindeckBoomerang(brush.At{X: 50, Y: 30, K: 0.94, Turn: -0.5}, 0xf2c84a)))}

// maindeckBoomerang returns a boomerang that points up.
func maindeckBoomerang(at brush.At, c Colour) []Part {
	return slices.Concat(
		at.Solid(c, -50, 34, 10, -40, 20, 17, -20, -6, 21, 0, -22, 24, 20, -6, 21, 40, 20, 17, 50, 34, 10),
		at.Flat(0xd8403a, -46, 24, 16, -40, 15, 18), at.Flat(0xd8403a, -34, 8, 18.5, -30, 3, 19.5),
		at.Flat(0xd8403a, 46, 24, 16, 40, 15, 18), at.Flat(0xd8403a, 34, 8, 18.5, 30, 3, 19.5),
		at.Flat(0xfff6d8, -22, -10, 1, 0, -26, 4, 20, -12, 1))
}

// maindeckFlight returns the way of a boomerang through the air.
func maindeckFlight() []Part {
	at := brush.At{X: -12, Y: 2, K: 0.94}
	return slices.Concat(
		at.Flat(0xcfe4ff, 24, -62, 0.5, 66, -74, 4, 104, -62, 5, 116, -38, 4, 110, -10, 3, 92, 8, 0.5),
		at.Flat(0xcfe4ff, 30, -48, 0.5, 62, -60, 3, 88, -52, 3, 98, -34, 3, 92, -14, 0.5),
		at.Flat(0xcfe4ff, 2, 66, 0.5, 40, 64, 3, 64, 54, 0.5), at.Flat(0xcfe4ff, 96, 62, 0.5, 114, 40, 3, 118, 20, 0.5))
}

var irisWestArt = Scene{Place: Newsroom, Seed: 3, Accent: 0xffe0a0, Under: Halo,
	Subject: Bust{X: -38, Y: 2, K: 0.9, Turn: 0.4, Build: SlimBuild, Wears: Jacket, Suit: 0xf0c050, Tie: 0xf6efe0,
		Head: Head{Face: Oval, Skin: Brown, Hair: LongHair, HairC: 0x3a2028, Mood: Smile, Lashes: true}},
	Extra: brush.Front(maindeckMicrophone(brush.At{X: 48, Y: -10, K: 0.98, Turn: 0.22}), maindeckNotebook(brush.At{X: 84, Y: 50, K: 0.74, Turn: -0.16}))}

// maindeckMicrophone returns a microphone in a hand.
func maindeckMicrophone(at brush.At) []Part {
	skin := Colour(0xa86a44)
	return slices.Concat(
		at.Solid(0xd8a040, 0, 58, 34, 6, 96, 40),
		at.Solid(0x4a5268, 0, -16, 20, 0, 74, 14),
		at.Solid(0xd8453a, 0, -18, 30, 0, 6, 30), at.Flat(0xf6efe0, -15, -7, 3, 15, -7, 3),
		at.Ball(0xc8d4e0, 0, -38, 23), at.Inked(-20, -44, 1.6, 20, -44, 1.6), at.Inked(-22, -34, 1.6, 22, -34, 1.6), at.Inked(-8, -58, 1.6, -10, -20, 1.6), at.Inked(8, -58, 1.6, 10, -20, 1.6),
		at.Dot(Paper, -9, -48, 5),
		at.Solid(skin, -18, 26, 8, -12, 26, 12, 10, 24, 11, 15, 24, 7), at.Solid(skin, -19, 37, 8, -12, 37, 12, 11, 35, 12, 16, 35, 7), at.Solid(skin, -18, 48, 8, -12, 48, 12, 10, 46, 12, 15, 46, 7), at.Solid(skin, -14, 58, 7, -9, 58, 11, 8, 57, 10, 13, 56, 6),
		at.Solid(skin, -10, 68, 12, -17, 44, 12, -16, 26, 11, -13, 16, 6))
}

// maindeckNotebook returns a notebook with a spiral and lines of writing.
func maindeckNotebook(at brush.At) []Part {
	parts := slices.Concat(at.Solid(0xf6efe0, 0, -38, 56, 0, 44, 56), at.Solid(0x5a4a8a, 0, -42, 60, 0, -32, 60))
	for i := range 5 {
		y, end := -20+12*float64(i), 18-9*float64(i%2)
		parts = slices.Concat(parts, at.Inked(-20, y, 2.2, end, y-1, 2.2), at.Inked(-20+10*float64(i), -50, 3, -20+10*float64(i), -36, 3))
	}
	return parts
}

var jamesJesseArt = Scene{Place: Stage, Seed: 7, Accent: 0xfff0b0, Under: Shafts,
	Subject: Figure{Pose: Lift, X: 0, Y: 50, K: 1.02, Build: SlimBuild, Suit: 0xf58ac0, Trim: 0xf6e6b0, Panel: Sides, PanelColour: 0xf6e6b0, Belt: 0x7a3a9a,
		Head: Head{Face: Long, Hair: Quiff, HairC: 0xf2d060, Mood: Grin, Eyes: Domino, EyeC: 0x7a3a9a}, HeadSize: 1.35},
	Extra: slices.Concat(maindeckJuggled(), brush.Front(
		maindeckDuck(brush.At{X: -76, Y: 6, K: 0.62, Turn: -0.25}), maindeckBomb(brush.At{X: -50, Y: -38, K: 0.56, Turn: -0.3}),
		maindeckCard(brush.At{X: 0, Y: -48, K: 0.5, Turn: 0.3}), maindeckYoYo(brush.At{X: 50, Y: -38, K: 0.58}), maindeckDynamite(brush.At{X: 78, Y: 8, K: 0.58, Turn: 0.4})))}

// maindeckJuggled returns the way of things in the air above a juggler.
func maindeckJuggled() []Part {
	at := brush.At{Y: 2, K: 0.82}
	return slices.Concat(
		at.Flat(0xcfe4ff, -92, 44, 0.5, -98, 2, 4, -62, -44, 4, 0, -60, 4, 62, -44, 4, 98, 2, 4, 92, 44, 0.5),
		at.Flat(0xcfe4ff, -80, 38, 0.5, -84, 2, 2.4, -54, -34, 2.4, 0, -48, 2.4, 54, -34, 2.4, 84, 2, 2.4, 80, 38, 0.5))
}

// maindeckDuck returns a rubber duck that looks to the left.
func maindeckDuck(at brush.At) []Part {
	return slices.Concat(
		brush.Joined(at.Solid(0xffd83a, -26, 6, 22, -12, 14, 38, 12, 14, 40, 28, 4, 22, 38, -10, 3), at.Ball(0xffd83a, -14, -16, 20)),
		at.Solid(0xf07a2a, -32, -14, 12, -44, -11, 7), at.Solid(0xf2b82a, 2, 8, 14, 18, 8, 18, 28, 0, 4),
		at.Dot(Paper, -20, -20, 6), at.Inked(-22, -23, 5, -22, -17, 5))
}

// maindeckBomb returns a round bomb with a burning fuse.
func maindeckBomb(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xd8b070, 2, -24, 5, 8, -40, 5, 20, -42, 5), brush.Burst(0xffe14d, at.Stroke(24, -44, 1)[0].X, at.Stroke(24, -44, 1)[0].Y, 17*at.K),
		at.Solid(0x5a6478, 0, -34, 18, 0, -22, 20), at.Ball(0x5a6490, 0, 2, 30), at.Dot(0xc8d4f0, -10, -8, 6))
}

// maindeckCard returns a card with a star on it.
func maindeckCard(at brush.At) []Part {
	return slices.Concat(at.Solid(0xf6efe0, 0, -38, 54, 0, 38, 54), at.Flat(0xd8403a, 0, -31, 42, 0, 31, 42), maindeckStar(brush.At{X: at.X, Y: at.Y, K: 0.62 * at.K, Turn: at.Turn}, 0xffd83a))
}

// maindeckStar returns a star with five points.
func maindeckStar(at brush.At, c Colour) []Part {
	const points = 5
	shapes := make([][]Part, points)
	for i := range shapes {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / points)
		ray := at.Stroke(0, 0, 24, 13*sin, -13*cos, 18, 34*sin, -34*cos, 0.5)
		shapes[i] = []Part{brush.Inked(brush.Around(ray)...), brush.Lit(c, 100, ray...)}
	}
	return brush.Joined(shapes...)
}

// maindeckYoYo returns a yo-yo on its string.
func maindeckYoYo(at brush.At) []Part {
	return slices.Concat(at.Flat(Paper, 26, -10, 3, 40, -30, 3, 34, -52, 3), at.Ball(0xe0503c, 0, 0, 28), at.Dot(0xffe08a, 0, 0, 18), at.Ball(0xe0503c, 0, 0, 8))
}

// maindeckDynamite returns three sticks of dynamite with a clock.
func maindeckDynamite(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xe0503c, -18, -36, 18, -18, 36, 18), at.Solid(0xe0503c, 18, -36, 18, 18, 36, 18), at.Solid(0xf0705c, 0, -38, 18, 0, 38, 18),
		at.Solid(0x3a3f58, -28, 8, 9, 28, 8, 9), at.Ball(Paper, 0, 2, 16), at.Inked(0, 2, 2.4, 0, -9, 2.4), at.Inked(0, 2, 2.4, 8, 6, 2.4),
		at.Solid(0xd8b070, 0, -38, 4, 6, -52, 4, 18, -54, 4))
}

var pattySpivotArt = Scene{Place: Alley, Seed: 8, Accent: 0xa8f0ff,
	Subject: Figure{Pose: Sneak, X: -54, Y: 12, K: 1.12, Build: SlimBuild, Suit: 0xf2ece0, Trim: 0x5a6a9a, Skirt: CoatTails, SkirtC: 0xf2ece0, Panel: Vee, PanelColour: 0xf08a7a, Front: Fist, Back: Fist,
		Glove: 0x8ae0d0, Head: Head{Face: Oval, Hair: Tail, HairC: 0xf2cc60, Mood: FairMood, Lashes: true, Eyes: Glasses, EyeC: 0xe8f4ff}, HeadSize: 1.4},
	Extra: slices.Concat(maindeckClues(), brush.Front(maindeckTorch(brush.At{X: 30, Y: -3, K: 0.8, Turn: 0.7})))}

// maindeckClues returns the light of a lamp on the ground, with the prints of boots in it.
func maindeckClues() []Part {
	at := brush.At{X: -10}
	parts := slices.Concat(at.Flat(0x8fc8f8, 46, 2, 12, 62, 22, 40, 78, 44, 74), []Part{brush.Flat(0xc8f2ff, brush.Ring(60, 50, 20, 9, 0, 36)...), brush.Flat(0xc8f2ff, brush.To(24, 50, 20), brush.To(60, 50, 46), brush.To(96, 50, 20))})
	for _, p := range [...]brush.At{{X: 42, Y: 46, K: 0.62, Turn: 1.2}, {X: 63, Y: 58, K: 0.7, Turn: 1.2}, {X: 83, Y: 44, K: 0.66, Turn: 1.2}} {
		parts = slices.Concat(parts, p.Flat(0x2f9a3f, 0, -16, 8, 0, -6, 15, 0, 4, 10), p.Flat(0x2f9a3f, 0, 9, 10, 0, 16, 9))
	}
	return parts
}

// maindeckTorch returns an electric torch that shines to the right.
func maindeckTorch(at brush.At) []Part {
	return slices.Concat(at.Solid(0x3f4a68, -34, 0, 13, 8, 0, 13), at.Solid(0xf2c23a, 8, 0, 15, 22, 0, 27), at.Solid(0xf8fcff, 22, 0, 27, 25, 0, 24))
}

var piedPiperArt = Scene{Place: Roof, Seed: 9, Accent: 0xffe9a0, Under: Halo,
	Subject: Bust{X: -48, Y: 0, K: 0.88, Turn: 0.55, Wears: CapeWear, Suit: 0xf2e6c8, Cape: 0xb0405a,
		Head: Head{Face: Young, Hair: Fringe, HairC: 0xd8742e, Mood: Calm, Top: Hood, TopC: 0xb0405a}},
	Extra: brush.Front(maindeckFlute(brush.At{X: 14, Y: 24, K: 0.92, Turn: -0.03}), maindeckNote(brush.At{X: 30, Y: -26, K: 0.8, Turn: 0.1}), maindeckNote(brush.At{X: 60, Y: -42, K: 1, Turn: -0.15}),
		maindeckNote(brush.At{X: 86, Y: -12, K: 0.8, Turn: 0.2}), maindeckRat(brush.At{X: 58, Y: 70, K: 0.62}), maindeckRat(brush.At{X: 92, Y: 64, K: 0.68}))}

// maindeckFlute returns a flute to the right of a mouth, with fingers on it.
func maindeckFlute(at brush.At) []Part {
	parts := slices.Concat(at.Solid(0xe8c46a, -40, 0, 13, 92, 0, 13), at.Flat(0xfff4c8, -38, -4, 2.4, 90, -4, 2.4), at.Solid(0xb8863a, -18, 0, 16, -12, 0, 16), at.Solid(0xb8863a, 84, 0, 16, 92, 0, 16))
	for i := range 3 {
		x := 4 + 13*float64(i)
		parts = slices.Concat(parts, at.Solid(0xf2c09a, x+4, 22, 10, x+1, 8, 10, x, -5, 8))
	}
	for i := range 3 {
		x := 54 + 11*float64(i)
		parts = slices.Concat(parts, at.Inked(x, -2, 4, x, 2, 4))
	}
	return slices.Concat(parts, at.Solid(0xb0405a, 26, 84, 30, 24, 54, 28, 22, 36, 26), at.Solid(0xf2c09a, 2, 24, 17, 22, 28, 20, 34, 24, 15))
}

// maindeckNote returns a note of music.
func maindeckNote(at brush.At) []Part {
	return brush.Joined(
		at.Solid(0xffe14d, -13, 19, 7, -6, 16, 15, 1, 13, 7), at.Solid(0xffe14d, 1, 14, 5, 1, -26, 5), at.Solid(0xffe14d, 1, -26, 6, 10, -18, 8, 15, -6, 1))
}

// maindeckRat returns a rat that sits up and looks to the left.
func maindeckRat(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xd88a9a, 22, 20, 6, 36, 8, 5, 38, -10, 4, 46, -20, 2), at.Ball(0xd88a9a, 8, -38, 9),
		brush.Joined(at.Solid(0x9a94a8, 0, 36, 46, 2, 14, 46, -2, -10, 34), at.Solid(0x9a94a8, -36, -20, 7, -22, -24, 20, -4, -26, 32, 6, -22, 26)),
		at.Ball(0xd88a9a, -4, -42, 9), at.Dot(Ink, -21, -27, 3.4), at.Dot(0xffe9a0, -22, -28, 1.6), at.Ball(0xd88a9a, -37, -19, 4))
}

// The pictures of the Villains. Their background is red. Clothes are teal, green, steel, lilac, black, and white.

var abraKadabraArt = Scene{Place: Stage, Seed: 3, Accent: 0xfff0b0,
	Subject: Figure{Pose: Cast, X: -58, Y: 42, K: 1.14, Build: SlimBuild, Suit: 0x2f9a94, Trim: 0xf6efe0, Panel: Vee, PanelColour: 0xf6efe0, Belt: 0xf2c23a, Skirt: CoatTails, SkirtC: 0x2f9a94,
		Cape: Cape{C: 0x5a4a9a}, Front: Fist,
		Head: Head{Face: Long, Hair: Back, HairC: 0x2a2436, Mood: Sly, Beard: Goatee, Top: TopHat, TopC: 0x3a3458}, HeadSize: 1.35},
	Extra: slices.Concat(maindeckMagic(52, -8), brush.Front(maindeckWand(brush.At{X: 26, Y: -9, K: 0.84, Turn: 0.5}), maindeckHat(brush.At{X: 60, Y: 46, K: 0.78})))}

// maindeckMagic returns a green glow that rises to a place, with a card and stars in it.
func maindeckMagic(x, y float64) []Part {
	at := brush.At{X: x, Y: y}
	return slices.Concat(
		at.Flat(0x6ae0a0, 8, 44, 40, 8, 24, 52, 8, 0, 66, 8, -26, 58, 8, -50, 30, 8, -66, 1), at.Flat(0xc8ffd8, 8, 44, 24, 8, 24, 32, 8, 0, 42, 8, -26, 34, 8, -50, 1),
		maindeckCard(brush.At{X: x + 10, Y: y + 4, K: 0.74, Turn: 0.16}), maindeckStar(brush.At{X: x - 16, Y: y - 50, K: 0.34, Turn: 0.3}, 0xffe14d), maindeckStar(brush.At{X: x + 36, Y: y - 36, K: 0.42}, 0xffe14d))
}

// maindeckWand returns a wand that points to the right.
func maindeckWand(at brush.At) []Part {
	return slices.Concat(at.Solid(0x7a5ad0, -14, 0, 7, 28, 0, 7), at.Solid(Paper, 28, 0, 7, 40, 0, 7))
}

// maindeckHat returns a top hat that stands on its crown.
func maindeckHat(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x4a4470, 0, -22, 70, 0, 0, 62, 0, 36, 66), at.Flat(0x2f9a94, 0, -15, 66, 0, -3, 63),
		at.Solid(0x4a4470, -54, -26, 6, -30, -25, 15, 0, -24, 18, 30, -25, 15, 54, -26, 6), at.Flat(0x9affc0, -32, -27, 1, 0, -27, 9, 32, -27, 1))
}

var drAlchemyArt = Scene{Place: Lab, Seed: 6, Accent: 0xb0ffa0, Under: Halo,
	Subject: Bust{X: -44, Y: 2, K: 0.88, Turn: 0.4, Wears: Robe, Suit: 0x2f8a6a, Tie: 0xe8c860,
		Head: Head{Face: Long, Skin: Pale, Mood: Smirk, Beard: Stubble, Eyes: Domino, EyeC: 0xe8c860, Top: Hood, TopC: 0x2f8a6a}},
	Extra: brush.Front(maindeckShine(66, -16, 58), maindeckPalm(brush.At{X: 66, Y: 44, K: 1}, 0xe8c860, 0x2f8a6a), maindeckStone(brush.At{X: 66, Y: -18, K: 0.84, Turn: 0.12}))}

// maindeckShine returns rays of green light around a place.
func maindeckShine(x, y, r float64) []Part {
	const rays = 12
	var parts []Part
	for i := range rays {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/rays + 0.1)
		far := r * (1 - 0.25*float64(i%2))
		parts = append(parts, brush.Lit(0xa8ff90, 500, brush.To(x, y, 4), brush.To(x+far*cos, y+far*sin, 9)))
	}
	return append(parts, brush.Dot(0xd8ffb8, x, y, 0.62*r))
}

// maindeckPalm returns an open hand below something that floats.
func maindeckPalm(at brush.At, glove, sleeve Colour) []Part {
	return slices.Concat(
		at.Solid(sleeve, 10, 50, 44, 4, 22, 36), at.Solid(glove, -18, -4, 9, -22, -20, 8, -16, -34, 6), at.Solid(glove, 22, -4, 9, 27, -20, 8, 22, -34, 6),
		at.Solid(glove, 0, 22, 26, 2, 8, 40, 2, -4, 44), at.Solid(glove, -6, -4, 9, -8, -18, 8, -4, -30, 6), at.Solid(glove, 9, -4, 9, 11, -18, 8, 9, -30, 6),
		at.Solid(glove, -18, 12, 10, -34, 0, 9, -38, -12, 6))
}

// maindeckStone returns a cut stone that glows.
func maindeckStone(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x3fce5a, 0, -42, 18, 0, -18, 60, 0, -14, 62, 0, 10, 50, 0, 42, 2),
		at.Flat(0xa8ff9a, -2, -36, 0.5, -18, -16, 9, -10, 20, 0.5), at.Flat(0x1f8a4a, 14, -20, 0.5, 16, -8, 14, 4, 32, 0.5),
		at.Inked(-30, -16, 1.6, -10, -12, 2, 12, -12, 2, 30, -16, 1.6), at.Inked(-10, -12, 1.6, -2, 38, 1.6), at.Inked(12, -12, 1.6, 2, 38, 1.6), at.Inked(-10, -12, 1.6, -6, -40, 1.6), at.Inked(12, -12, 1.6, 6, -40, 1.6),
		at.Dot(Paper, -16, -22, 4))
}

var girderArt = Scene{Place: Harbour, Seed: 8, Accent: 0xffe0a0, Under: Halo, Effect: Ricochet,
	Subject: Figure{Pose: Brace, X: -14, Y: 26, K: 1.24, Build: HulkBuild, Skin: Grey, Suit: 0xb8c0cc, Trim: 0xc87a3a, BareArms: true, BareHands: true, BareChest: true, Belt: 0xc87a3a, Pattern: Stitch, PatternInk: 0x8a4a24,
		Head: Head{Face: Brute, Skin: Grey, Hair: Mohawk, HairC: 0xc87a3a, Mood: Grit}, HeadSize: 1.35},
	Extra: brush.Front(maindeckGirder(brush.At{X: 14, Y: 34, K: 0.84, Turn: -0.36}))}

// maindeckGirder returns a rusty steel beam.
func maindeckGirder(at brush.At) []Part {
	parts := slices.Concat(at.Solid(0xa85a2a, -120, 0, 26, 110, 0, 26), at.Solid(0xd8803a, -122, -16, 10, 112, -16, 10), at.Solid(0xd8803a, -122, 16, 10, 112, 16, 10))
	for i := range 7 {
		x := -96 + 32*float64(i)
		parts = slices.Concat(parts, at.Dot(0xf2c890, x, 0, 4.4))
	}
	return parts
}

var magentaArt = Scene{Place: Street, Seed: 5, Accent: 0xffc8f8,
	Subject: Figure{Pose: Cast, X: -60, Y: 36, K: 1.14, Build: SlimBuild, Suit: 0xf0e4f6, Trim: 0x7a3fb0, Panel: Half, PanelColour: 0xb07ae0, Belt: 0x7a3fb0,
		Head: Head{Face: Oval, Skin: Pale, Hair: Wind, HairC: 0xd050d8, Mood: Fierce, Eyes: GlowEyes, Glow: 0xffd0ff, Lashes: true}, HeadSize: 1.35},
	Extra: slices.Concat(maindeckField(50, -6), brush.Front(
		maindeckGear(brush.At{X: 54, Y: -44, K: 0.58, Turn: 0.2}), maindeckWrench(brush.At{X: 84, Y: -4, K: 0.66, Turn: -0.6}), maindeckBlade(brush.At{X: 12, Y: 26, K: 0.62, Turn: 3.9})),
		[]Part{{X: 58, Y: 44, K: 0.36, Turn: -0.35, Before: true, What: Object{Thing: Car, C: 0x6ab0e8}}})}

// maindeckField returns the rings of a magnetic field.
func maindeckField(x, y float64) []Part {
	var parts []Part
	for _, r := range [...]float64{64, 46, 28} {
		parts = append(parts, brush.Flat(0xffb8f4, brush.Ring(x-0.4*(64-r), y, r, 0.92*r, 0, 3.4)...))
	}
	return parts
}

// maindeckGear returns a wheel with teeth.
func maindeckGear(at brush.At) []Part {
	const teeth = 8
	shapes := make([][]Part, teeth)
	for i := range shapes {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / teeth)
		shapes[i] = at.Solid(0xc8d4e0, 0, 0, 14, 38*cos, 38*sin, 13)
	}
	return slices.Concat(brush.Joined(append(shapes, at.Ball(0xc8d4e0, 0, 0, 29))...), at.Dot(Ink, 0, 0, 13), at.Dot(0x7a2030, 0, 0, 10.5))
}

// maindeckWrench returns a wrench that points up.
func maindeckWrench(at brush.At) []Part {
	return brush.Joined(
		at.Solid(0xb8c4d4, 0, 46, 14, 0, -22, 12), at.Solid(0xb8c4d4, 0, -20, 18, -15, -34, 13, -13, -50, 6), at.Solid(0xb8c4d4, 0, -20, 18, 15, -34, 13, 13, -50, 6))
}

// maindeckBlade returns a knife that points to the right.
func maindeckBlade(at brush.At) []Part {
	return slices.Concat(at.Solid(0xe8f0f6, 0, 0, 15, 36, -1, 13, 56, 3, 1), at.Solid(0x5a3a4a, -34, 0, 12, -4, 0, 12), at.Solid(0xe8c860, -3, 0, 26, 2, 0, 26))
}

var tarPitArt = Scene{Place: Road, Seed: 4, Accent: 0xffc24a, Under: Halo, Effect: Embers,
	Subject: Figure{Pose: Loom, X: -2, Y: 34, K: 1.1, Build: HulkBuild, Suit: 0x665a78, Trim: 0x665a78, Skin: MudSkin,
		Head: Head{Face: Mud, Shell: 0x665a78, Glow: 0xffb03a, Mood: Roar}, HeadSize: 1.5},
	Extra: brush.Front(maindeckCracks(), maindeckTar())}

// maindeckCracks returns the glowing cracks in a body of tar, and the drops that fall from its arms.
func maindeckCracks() []Part {
	at := brush.At{}
	return slices.Concat(
		at.Solid(0x665a78, -74, 14, 12, -76, 30, 8, -75, 40, 3), at.Solid(0x665a78, -54, 20, 12, -53, 44, 8, -54, 54, 4), at.Solid(0x665a78, 70, 14, 12, 72, 34, 8, 71, 46, 3), at.Solid(0x665a78, 50, 20, 10, 50, 36, 6, 51, 42, 3),
		at.Flat(0xff7a1a, -22, 12, 0.5, -10, 22, 7, -15, 34, 7, -2, 44, 7, -6, 60, 0.5), at.Flat(0xffd24a, -11, 24, 0.5, -12, 33, 2.4, -4, 44, 0.5),
		at.Flat(0xff7a1a, 28, 8, 0.5, 18, 24, 7, 25, 36, 6, 14, 52, 0.5), at.Flat(0xffd24a, 20, 24, 0.5, 22, 34, 2, 17, 44, 0.5),
		at.Flat(0xff7a1a, -60, 14, 0.5, -72, 0, 6, -66, -16, 0.5), at.Flat(0xff7a1a, 58, 14, 0.5, 70, 0, 6, 66, -16, 0.5))
}

// maindeckTar returns a pool of tar at the foot of the window, with bubbles and a card that sinks in it.
func maindeckTar() []Part {
	at := brush.At{}
	return slices.Concat(
		maindeckCard(brush.At{X: 78, Y: 48, K: 0.56, Turn: 0.5}), maindeckCard(brush.At{X: -80, Y: 50, K: 0.52, Turn: -0.6}),
		at.Solid(0x3a3448, -150, 78, 30, -104, 74, 26, -60, 80, 44, 0, 84, 46, 60, 80, 42, 104, 76, 28, 150, 80, 30),
		at.Flat(0x8a80a8, -124, 66, 0.5, -104, 64, 4, -80, 66, 0.5), at.Flat(0x8a80a8, 20, 66, 0.5, 44, 66, 4, 70, 69, 0.5),
		at.Ball(0x665a78, -30, 66, 11), at.Dot(0xc8c0e0, -34, 62, 3), at.Ball(0x665a78, 30, 74, 8), at.Dot(0xc8c0e0, 27, 71, 2), at.Ball(0x665a78, -72, 72, 7))
}

var theTopArt = Scene{Place: Bank, Seed: 5, Accent: 0xfff0b0, Under: Halo,
	Subject: Figure{Pose: Stand, X: 0, Y: 8, K: 1.02, Suit: 0x3fae8a, Trim: 0xf6efe0, Panel: Yoke, PanelColour: 0xf6efe0,
		Head: Head{Face: Square, Hair: Peak, HairC: 0x7a4a2a, Mood: Grin, Eyes: Goggles, EyeC: 0xf6efe0}, HeadSize: 1.4},
	Extra: slices.Concat(maindeckWhirl(), brush.Front(maindeckDust(0, 78), maindeckTop(brush.At{X: 0, Y: 10, K: 0.98}),
		maindeckStar(brush.At{X: -78, Y: -30, K: 0.58, Turn: -0.3}, 0xffd83a), maindeckStar(brush.At{X: 78, Y: -38, K: 0.58, Turn: 0.2}, 0xffd83a), maindeckStar(brush.At{X: 80, Y: 46, K: 0.44, Turn: 0.5}, 0xffd83a), maindeckStar(brush.At{X: -80, Y: 52, K: 0.42}, 0xffd83a)))}

// maindeckWhirl returns the wind around one who spins.
func maindeckWhirl() []Part {
	var parts []Part
	for i, r := range [...]float64{94, 90, 78} {
		y := -8 + 24*float64(i)
		parts = append(parts, brush.Flat(0xffd8c0, brush.Ring(0, y, r, 17, -0.06, 4)...))
	}
	return parts
}

// maindeckDust returns the dust that something stirs up around a place.
func maindeckDust(x, y float64) []Part {
	at := brush.At{X: x, Y: y}
	return brush.Joined(at.Ball(0xe8c8a8, -58, 10, 12), at.Ball(0xe8c8a8, -40, 2, 15), at.Ball(0xe8c8a8, -22, -10, 20), at.Ball(0xe8c8a8, 0, 0, 20), at.Ball(0xe8c8a8, 22, -10, 20), at.Ball(0xe8c8a8, 40, 2, 15), at.Ball(0xe8c8a8, 58, 10, 12))
}

// maindeckTop returns a toy top with stripes, which spins on its tip.
func maindeckTop(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x5a6478, 0, 54, 9, 0, 76, 3),
		at.Solid(0xf6efe0, 0, -4, 50, 0, 8, 110, 0, 16, 124, 0, 24, 120, 0, 44, 52, 0, 58, 8),
		at.Flat(0xe8a02a, -61, 16, 1, -40, 22, 9, 0, 25, 11, 40, 22, 9, 61, 16, 1), at.Flat(0x2f8a6a, -46, 32, 1, -26, 37, 8, 0, 39, 9, 26, 37, 8, 46, 32, 1), at.Flat(0xe8a02a, -22, 47, 1, 0, 51, 7, 22, 47, 1),
		at.Flat(0x2f8a6a, -50, 6, 1, -24, 10, 6, 0, 11, 7, 24, 10, 6, 50, 6, 1),
		at.Flat(0xffe8a0, -34, 74, 0.5, 0, 78, 5, 34, 74, 0.5))
}

// The pictures of the Super Powers. Their background is amber. Clothes are slate, blue, plum, and white.

var engulfingFlamesArt = Scene{Place: Volcano, Seed: 5, Accent: 0xfff0b0, Dusk: 0.8,
	Subject: Figure{Pose: Lift, X: 0, Y: 28, K: 0.98, Suit: 0x4a7ac0, Trim: 0xe8f0f8, Panel: Vee, PanelColour: 0xe8f0f8, Belt: 0xe8f0f8, Front: Fist, Back: Fist,
		Head: Head{Face: Dome, Mood: Roar, Eyes: Goggles, EyeC: 0xd8e4f0}, HeadSize: 1.4},
	Extra: slices.Concat(maindeckFire(0, 76, 1, 0xd8302a), maindeckFire(0, 80, 0.8, 0xf4742a), maindeckFire(0, 84, 0.6, 0xffd04a), brush.Front(
		maindeckAsh(brush.At{X: -78, Y: -10, K: 0.72, Turn: -0.3}), maindeckAsh(brush.At{X: 78, Y: 2, K: 0.72, Turn: 0.35}), maindeckFlames(84)))}

// maindeckFire returns a fire with its foot at (x, y), with tongues that rise to all sides.
func maindeckFire(x, y, k float64, c Colour) []Part {
	at := brush.At{X: x, Y: y, K: k}
	var tongues [][]Part
	for _, t := range [...][2]float64{{-106, -58}, {106, -64}, {-86, -112}, {86, -106}, {-50, -140}, {50, -148}, {-14, -152}, {18, -164}} {
		tongues = append(tongues, maindeckTongue(at, c, 0.35*t[0], 0, 66, 0.95*t[0], 0.42*t[1], 52, 0.84*t[0]-5, 0.72*t[1], 30, t[0], t[1], 0.5))
	}
	return brush.Joined(tongues...)
}

// maindeckTongue returns a tongue of a fire, without shade.
func maindeckTongue(at brush.At, c Colour, numbers ...float64) []Part {
	tongue := at.Stroke(numbers...)
	return []Part{brush.Inked(brush.Around(tongue)...), brush.Lit(c, 0, tongue...)}
}

// maindeckFlames returns low flames along the foot of the window.
func maindeckFlames(y float64) []Part {
	var far, near [][]Part
	for i := range 9 {
		x, up := -112+28*float64(i), 26+12*float64(i%2)
		far = append(far, maindeckTongue(brush.At{X: x, Y: y}, 0xd8302a, 0, 22, 34, 2, 0, 30, -5, -0.55*up, 15, 5, -up, 0.5))
		near = append(near, maindeckTongue(brush.At{X: x + 13, Y: y + 8}, 0xffb02a, 0, 22, 26, -2, 0, 22, 4, -0.4*up, 10, -3, -0.8*up, 0.5))
	}
	return slices.Concat(brush.Joined(far...), brush.Joined(near...))
}

// maindeckAsh returns a card that burns away from above.
func maindeckAsh(at brush.At) []Part {
	return slices.Concat(
		brush.Joined(maindeckTongue(at, 0xf4742a, -14, -10, 22, -20, -26, 16, -12, -50, 0.5), maindeckTongue(at, 0xf4742a, 4, -12, 28, 0, -34, 18, 8, -62, 0.5), maindeckTongue(at, 0xf4742a, 18, -8, 18, 22, -24, 12, 20, -42, 0.5)),
		at.Flat(0xffd24a, -10, -8, 12, -13, -20, 9, -10, -34, 0.5), at.Flat(0xffd24a, 6, -10, 16, 4, -26, 9, 7, -42, 0.5),
		at.Solid(0xf6efe0, 0, -6, 42, 0, 30, 46), at.Flat(0x3f7ad8, 0, 0, 32, 0, 24, 35),
		at.Inked(-21, -8, 5, -10, -3, 7, 0, -8, 5, 10, -2, 7, 21, -8, 5), at.Dot(Paper, 0, 12, 8))
}

var lightningStrikeArt = Scene{Place: Storm, Seed: 4, Accent: 0xfff6c8, Front: Grass,
	Subject: Figure{Pose: Cast, X: 62, Y: 38, K: 1.04, Flip: true, Suit: 0x3f7a9a, Trim: 0xf6efe0, Panel: Yoke, PanelColour: 0xf6efe0, Belt: 0xf6efe0, Cape: Cape{C: 0x5a4a9a, Dir: 3.4, Len: 92, Flare: 40}, Front: Open,
		Head: Head{Face: Long, Hair: Wild, HairC: 0x3a2a2a, Mood: Fierce, Eyes: GlowEyes, Glow: 0xe8fbff}, HeadSize: 1.35},
	Extra: slices.Concat(maindeckCloud(-36, -78), brush.Burst(0xfff6c8, -64, 52, 58), brush.Burst(0x9ae0ff, -64, 52, 36), brush.Front(
		maindeckCard(brush.At{X: -86, Y: -6, K: 0.48, Turn: -0.7}), maindeckCard(brush.At{X: -10, Y: 40, K: 0.54, Turn: 0.8}),
		brush.Bolt(0xe8fbff, brush.To(-38, -84, 26), brush.To(-70, -32, 24), brush.To(-36, -26, 20), brush.To(-72, 12, 16), brush.To(-50, 16, 12), brush.To(-66, 56, 1))))}

// maindeckCloud returns a dark cloud around a place.
func maindeckCloud(x, y float64) []Part {
	at := brush.At{X: x, Y: y}
	return brush.Joined(at.Ball(0x6a6480, -52, 4, 26), at.Ball(0x6a6480, -22, 10, 30), at.Ball(0x6a6480, 14, 12, 32), at.Ball(0x6a6480, 48, 4, 28), at.Ball(0x6a6480, 78, -6, 22))
}

var mirrorImagesArt = Scene{Place: Hall, Seed: 4, Accent: 0xfff0c0,
	Subject: maindeckReflected.Posed(Run, 0, 30, 1.1),
	Extra: slices.Concat(
		maindeckMirror(brush.At{X: -72, Y: 4, K: 0.84, Turn: -0.06}), maindeckMirror(brush.At{X: 72, Y: 4, K: 0.84, Turn: 0.06}), maindeckMirror(brush.At{X: 0, Y: -8, K: 1.04}),
		[]Part{{What: maindeckGlass.Posed(Run, -74, 16, 0.58)}, {What: maindeckGlass.Posed(Run, 74, 16, 0.58).Flipped()}})}

// maindeckReflected is the man before the mirrors, and maindeckGlass is the man in them.
var (
	maindeckReflected = Figure{Suit: 0x7a4a9a, Trim: 0xf6efe0, Panel: Sides, PanelColour: 0xf6efe0, Belt: 0xf6efe0,
		Head: Head{Face: Square, Hair: Back, HairC: 0x4a2a20, Mood: Smirk, Eyes: Visor, EyeC: 0x8ae8f0, Glow: 0x8ae8f0}, HeadSize: 1.35}
	maindeckGlass = Figure{Skin: Blue, Suit: 0x8a9ad8, Trim: 0xe8faff, Glove: 0xe8faff, Panel: Sides, PanelColour: 0xe8faff, Belt: 0xe8faff,
		Head: Head{Face: Square, Skin: Blue, Hair: Back, HairC: 0x4a5a9a, Mood: Smirk, Eyes: Visor, EyeC: 0xe8faff, Glow: 0xe8faff}, HeadSize: 1.4}
)

// maindeckMirror returns a tall mirror with a dark frame.
func maindeckMirror(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x6a3a2a, 0, -72, 30, 0, -56, 62, 0, -20, 84, 0, 20, 84, 0, 56, 62, 0, 72, 30),
		at.Solid(0xbfeaf2, 0, -64, 22, 0, -50, 50, 0, -18, 68, 0, 18, 68, 0, 50, 50, 0, 64, 22),
		at.Flat(Paper, -26, 6, 0.5, -4, -34, 9, 12, -56, 0.5), at.Flat(Paper, -12, 34, 0.5, 14, -10, 5, 28, -36, 0.5))
}

var phasingArt = Scene{Place: Prison, Seed: 4, Accent: 0xd0fbff,
	Subject: Figure{Pose: Fly, X: -10, Y: 4, K: 1.02, Turn: 0.16, Suit: 0x4ab8d8, Trim: 0xf6efe0, Panel: Half, PanelColour: 0xf6efe0, Belt: 0xf6efe0, Front: Reach,
		Head: Head{Face: Square, Skin: Tan, Hair: Short, HairC: 0x3a2a2a, Mood: Grit, Eyes: Goggles, EyeC: 0xd0fbff}, HeadSize: 1.3},
	Extra: brush.Front(maindeckWall(), maindeckRipples(-26, 19, 1), maindeckRipples(-72, 30, 0.7),
		maindeckCard(brush.At{X: 76, Y: -48, K: 0.5, Turn: -0.4}), maindeckCard(brush.At{X: 88, Y: -42, K: 0.5, Turn: -0.02}), maindeckCard(brush.At{X: 95, Y: -30, K: 0.5, Turn: 0.4}))}

// maindeckWall returns a thick brick wall across the window.
func maindeckWall() []Part {
	at := brush.At{}
	parts := slices.Concat(at.Solid(0x7a4630, -27, -120, 20, -27, 120, 20), at.Solid(0xb86a44, -55, -120, 36, -55, 120, 36))
	for i := range 10 {
		y := -88 + 20*float64(i)
		parts = slices.Concat(parts, at.Inked(-73, y, 2, -38, y, 2), at.Inked(-36, y, 2, -18, y-3, 2), at.Inked(-64+18*float64(i%2), y, 2, -64+18*float64(i%2), y+20, 2))
	}
	return parts
}

// maindeckRipples returns the waves in a wall around a place.
func maindeckRipples(x, y, k float64) []Part {
	var parts []Part
	for _, r := range [...]float64{24 * k, 36 * k, 49 * k} {
		parts = append(parts, brush.Inked(brush.Ring(x, y, 0.3*r, r, -0.05, 8)...), brush.Flat(0xd0fbff, brush.Ring(x, y, 0.3*r, r, -0.05, 4)...))
	}
	return parts
}

var tornadoArt = Scene{Place: Desert, Seed: 8, Accent: 0xfff0c0, Front: Rubble,
	Subject: Figure{Pose: Fall, X: 48, Y: 0, K: 0.7, Turn: 0.3, Suit: 0xe0503c, Trim: 0xf6efe0, Belt: 0xf6efe0,
		Head: Head{Face: Square, Hair: Wild, HairC: 0x6a3a20, Mood: Scared}, HeadSize: 1.5},
	Extra: slices.Concat(maindeckFunnel(), brush.Front(maindeckCard(brush.At{X: -64, Y: 28, K: 0.5, Turn: -0.5}), maindeckCard(brush.At{X: -84, Y: -12, K: 0.56, Turn: 0.4})),
		[]Part{{X: -42, Y: -38, K: 0.36, Turn: -0.5, Before: true, What: Object{Thing: Car, C: 0x3f8ad8}}})}

// maindeckFunnel returns the funnel of a tornado.
func maindeckFunnel() []Part {
	at := brush.At{X: -14}
	parts := at.Solid(0x7a82ac, 0, -130, 236, 0, -90, 196, -2, -50, 138, 2, -10, 88, -2, 26, 56, 2, 54, 34, 0, 78, 18)
	for i, r := range [...]float64{78, 58, 42, 31, 22, 14} {
		y, x := -60+24*float64(i), -10-8*float64(i%2)
		parts = append(parts, brush.Flat(0xdfe4f4, brush.To(x-r, y-3, 0.5), brush.To(x-0.5*r, y+0.1*r, 5), brush.To(x+0.2*r, y+0.14*r, 5), brush.To(x+0.8*r, y, 0.5)))
		parts = append(parts, brush.Flat(0x5a6088, brush.To(x-0.5*r, y+0.1*r+9, 0.5), brush.To(x+0.2*r, y+0.14*r+8, 4), brush.To(x+0.9*r, y+6, 0.5)))
	}
	return slices.Concat(parts, at.Flat(0xe8d8b8, -54, 76, 0.5, -24, 68, 12, 0, 74, 16, 26, 68, 12, 58, 76, 0.5))
}

// The pictures of the Equipment. Their background is gray, and the item has the color.

var airWalkShoesArt = Scene{Place: Above, Seed: 7, Accent: 0xa8e8ff, Under: Halo,
	Subject: Object{Thing: Orb, C: 0xa8e8ff, X: 0, Y: 26, K: 0.8},
	Extra: brush.Front(maindeckPuff(-46, 54, 0.9), maindeckPuff(48, 14, 0.96),
		maindeckShoe(brush.At{X: -46, Y: 20, K: 0.82, Turn: 0.14}), maindeckShoe(brush.At{X: 46, Y: -22, K: 0.9, Turn: -0.2}))}

// maindeckShoe returns a high shoe with small wings, which points to the right.
func maindeckShoe(at brush.At) []Part {
	return slices.Concat(
		brush.Joined(at.Solid(0xf0702f, -20, -44, 40, -20, -26, 40, -16, 0, 50, -10, 20, 62), at.Solid(0xf0702f, -20, 12, 34, 14, 10, 34, 38, 18, 22, 46, 20, 12)),
		at.Flat(0xffd83a, -30, 8, 8, -10, -4, 8, 6, -20, 4), at.Flat(0xffd83a, -30, 20, 6, -4, 8, 6, 16, -6, 4),
		at.Solid(0xffe8a0, 30, 14, 12, 42, 18, 16, 50, 22, 10),
		at.Solid(0xf6efe0, -44, 28, 10, 0, 29, 11, 54, 28, 10), at.Solid(0x7a3fb0, -40, -46, 11, 2, -46, 11),
		at.Inked(-2, -28, 3, 8, -32, 3), at.Inked(2, -16, 3, 14, -20, 3), at.Inked(8, -5, 3, 20, -8, 3),
		at.Solid(Paper, -44, -2, 5, -62, -12, 10, -70, -26, 2), at.Solid(Paper, -44, 8, 5, -60, 4, 9, -74, -6, 2))
}

// maindeckPuff returns a cushion of air around a place.
func maindeckPuff(x, y, k float64) []Part {
	at := brush.At{X: x, Y: y, K: k}
	return slices.Concat(
		brush.Joined(at.Ball(0xd8f4ff, -34, 4, 11), at.Ball(0xd8f4ff, -17, 8, 14), at.Ball(0xd8f4ff, 2, 6, 16), at.Ball(0xd8f4ff, 20, 8, 14), at.Ball(0xd8f4ff, 36, 4, 10)),
		at.Flat(0xa8e8ff, -22, -12, 12, -22, -2, 4), at.Flat(0xa8e8ff, 26, -12, 12, 26, -2, 4))
}

var bagOfTricksArt = Scene{Place: Impact, Seed: 8, Accent: 0xfff0b0,
	Subject: Object{Thing: Orb, C: 0xfff0b0, Y: 10, K: 1.1},
	Extra: brush.Front(maindeckJack(brush.At{X: 0, Y: 0, K: 1}), maindeckDuck(brush.At{X: -52, Y: -20, K: 0.84, Turn: -0.3}), maindeckDynamite(brush.At{X: 44, Y: -16, K: 0.74, Turn: 0.35}),
		maindeckYoYo(brush.At{X: 78, Y: 8, K: 0.54}), maindeckBomb(brush.At{X: -80, Y: 18, K: 0.5}), maindeckCard(brush.At{X: -26, Y: 0, K: 0.6, Turn: -0.3}), maindeckBag(brush.At{Y: 42, K: 0.94}))}

// maindeckJack returns the head of a jester on a spring.
func maindeckJack(at brush.At) []Part {
	var parts []Part
	for i := range 5 {
		y := 20 - 12*float64(i)
		parts = slices.Concat(parts, at.Solid(0xc8d4e0, -15, y-4, 5, 0, y+3, 5, 15, y-4, 5))
	}
	return slices.Concat(parts,
		at.Solid(0xe0503c, -12, -62, 20, -30, -72, 14, -44, -56, 4), at.Solid(0x3fae6a, 12, -62, 20, 30, -72, 14, 44, -56, 4), at.Ball(0xffd83a, -46, -52, 6), at.Ball(0xffd83a, 46, -52, 6),
		at.Ball(0xf8dcc0, 0, -46, 22), at.Dot(Ink, -8, -50, 3.6), at.Dot(Ink, 8, -50, 3.6), at.Ball(0xe0503c, 0, -44, 5), at.Inked(-11, -38, 2, 0, -31, 4, 11, -38, 2),
		at.Solid(0x7a3fb0, -20, -62, 6, 0, -67, 12, 20, -62, 6), at.Solid(0x7a3fb0, -22, -24, 4, -10, -19, 12, 0, -20, 14, 10, -19, 12, 22, -24, 4))
}

// maindeckBag returns a bag of patches, open at its top.
func maindeckBag(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x8a4aa8, 0, -24, 110, 0, -12, 116, 0, 14, 150, 0, 40, 150, 0, 56, 120),
		at.Solid(0xf2c23a, -40, -2, 20, -40, 16, 24), at.Inked(-52, -2, 1.6, -46, -2, 1.6), at.Inked(-54, 8, 1.6, -48, 8, 1.6), at.Solid(0x4ac0b0, 34, 6, 28, 36, 24, 30), at.Inked(18, 8, 1.6, 26, 8, 1.6), at.Inked(42, 16, 1.6, 52, 16, 1.6),
		at.Solid(0xb070d0, -62, -24, 8, -30, -18, 15, 0, -16, 17, 30, -18, 15, 62, -24, 8), at.Inked(-40, -8, 1.6, -46, 6, 0.5), at.Inked(-12, -6, 1.6, -12, 14, 0.5), at.Inked(16, -6, 1.6, 15, 10, 0.5), at.Inked(42, -8, 1.6, 48, 4, 0.5), at.Flat(0xe8c0f4, -52, -25, 0.5, -24, -22, 3, 10, -21, 3, 44, -24, 0.5))
}

var coldGunArt = Scene{Place: Arctic, Seed: 7, Accent: 0xc8f4ff, Under: Halo, Effect: Snow,
	Subject: Object{Thing: Orb, C: 0xc8f4ff, X: 66, Y: 6, K: 0.7},
	Extra:   brush.Front(maindeckFrost(), maindeckFreezer(brush.At{X: -34, Y: 4, K: 0.84, Turn: -0.1}))}

// maindeckFrost returns a ray of cold and the ice that grows around it.
func maindeckFrost() []Part {
	at := brush.At{X: -8, Y: 1, K: 0.88}
	shapes := make([][]Part, 0, 8)
	for _, s := range [...][3]float64{{-1.2, 44, 20}, {-0.7, 62, 24}, {-0.2, 56, 26}, {0.35, 60, 24}, {0.85, 54, 22}, {1.5, 42, 20}, {-1.8, 34, 16}, {2.2, 34, 16}} {
		sin, cos := math.Sincos(s[0])
		shapes = append(shapes, at.Solid(0x9ae4fa, 66, -10, 0.8*s[2], 66+0.5*s[1]*cos, -10+0.5*s[1]*sin, s[2], 66+s[1]*cos, -10+s[1]*sin, 0.5))
	}
	return slices.Concat(brush.Joined(shapes...), at.Flat(0xf4fdff, 20, -8, 10, 60, -10, 26, 86, -12, 30), at.Flat(0x4ab8e8, 20, -8, 2, 60, -10, 9, 84, -12, 10))
}

// maindeckFreezer returns a gun with a tank of cold and a wide mouth, which points to the right.
func maindeckFreezer(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x3a4a7a, -36, 12, 26, -44, 36, 26, -50, 56, 24), at.Inked(-54, 34, 2, -36, 38, 2), at.Inked(-56, 44, 2, -40, 48, 2), at.Inked(-12, 18, 3, -8, 32, 3, -22, 36, 3, -30, 30, 3),
		at.Solid(0xe8f0f6, -66, -2, 32, 14, -2, 32), at.Solid(0x2f7ad8, -70, -6, 22, -54, -4, 42, -30, -4, 42, -22, -4, 26), at.Flat(0x8ac8ff, -60, -14, 4, -34, -14, 4),
		at.Solid(0x7ae0f8, -14, -28, 18, 0, -30, 20, 20, -28, 18), at.Flat(Paper, -10, -33, 3, 14, -33, 3), at.Inked(-8, -19, 5, -8, -14, 5), at.Inked(14, -19, 5, 14, -14, 5),
		at.Solid(0x5a6a9a, 14, -2, 24, 44, -2, 22), at.Solid(0x2f7ad8, 20, -2, 32, 25, -2, 32), at.Solid(0x2f7ad8, 33, -2, 32, 38, -2, 32),
		at.Solid(0xe8f0f6, 44, -2, 24, 56, -2, 38, 62, -2, 42), at.Dot(0xf0703c, -10, 2, 5),
		at.Solid(0xd8f8ff, 50, 20, 8, 51, 34, 0.5), at.Solid(0xd8f8ff, 36, 14, 7, 37, 26, 0.5), at.Solid(0xd8f8ff, 4, 16, 7, 5, 28, 0.5))
}

var lootArt = Scene{Place: Bank, Seed: 8, Accent: 0xfff0b0, Under: Rays,
	Subject: Object{Thing: Orb, C: 0xfff0b0, Y: 10, K: 1},
	Extra: brush.Front(maindeckBars(), maindeckCash(brush.At{X: -54, Y: 40, K: 0.82, Turn: -0.12}), maindeckCash(brush.At{X: -50, Y: 18, K: 0.82, Turn: 0.08}), maindeckNecklace(),
		maindeckGrab(brush.At{X: 20, Y: -34, K: 0.96, Turn: 0.5}))}

// maindeckBars returns a heap of gold bars and coins.
func maindeckBars() []Part {
	at := brush.At{}
	var parts []Part
	for _, p := range [...][2]float64{{-10, 60}, {42, 62}, {94, 64}, {18, 40}, {70, 42}} {
		bar := brush.At{X: p[0], Y: p[1]}
		parts = slices.Concat(parts, bar.Solid(0xf2b82a, 0, -10, 38, 0, 10, 50), bar.Flat(0xfff0a0, -16, -7, 4, 14, -7, 4), bar.Inked(-12, 2, 1.6, 12, 2, 1.6))
	}
	return slices.Concat(parts, at.Ball(0xffd83a, 56, 22, 10), at.Ball(0xffd83a, 84, 22, 10), at.Dot(0xfff6c0, 54, 20, 5), at.Dot(0xfff6c0, 82, 20, 5), at.Ball(0xffd83a, -30, 72, 9), at.Ball(0xffd83a, 10, 76, 9))
}

// maindeckCash returns a bundle of money.
func maindeckCash(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x5fae6a, -50, 0, 30, 50, 0, 30), at.Inked(-48, 6, 1.4, 48, 6, 1.4), at.Inked(-48, 11, 1.4, 48, 11, 1.4),
		at.Flat(0xa8dca0, -44, -6, 14, 44, -6, 14), at.Dot(0x3f8a4f, 30, -6, 5), at.Dot(0x3f8a4f, -30, -6, 5), at.Solid(0xf6efe0, -10, 0, 33, 10, 0, 33))
}

// maindeckNecklace returns pearls that lie on a heap.
func maindeckNecklace() []Part {
	var parts []Part
	for i := range 10 {
		x := -94 + 9.4*float64(i)
		parts = slices.Concat(parts, brush.At{}.Ball(0xf8eef8, x, 74-0.011*(x+52)*(x+52), 5.2))
	}
	return parts
}

// maindeckGrab returns a hand in a glove that takes a jewel from above.
func maindeckGrab(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xc84a8a, 0, -120, 42, 0, -50, 44), at.Solid(0xf6efe0, 0, -54, 46, 0, -42, 46),
		at.Solid(0x3a3f58, -18, -14, 14, -30, 6, 12, -24, 28, 8),
		at.Solid(0xf04a5a, 0, 12, 26, 0, 20, 48, 0, 26, 54, 0, 34, 46, 0, 62, 2), at.Flat(0xffb0b8, -12, 18, 0.5, -14, 28, 10, -4, 48, 0.5), at.Inked(-24, 28, 1.6, 24, 28, 1.6),
		at.Solid(0x3a3f58, 0, -42, 40, 0, -20, 46, 0, -6, 44), at.Solid(0x3a3f58, -10, -8, 13, -14, 10, 12, -10, 24, 8), at.Solid(0x3a3f58, 4, -6, 13, 4, 14, 12, 4, 26, 8), at.Solid(0x3a3f58, 18, -10, 14, 24, 8, 12, 20, 24, 8))
}

var mirrorGunArt = Scene{Place: Void, Seed: 6, Accent: 0xffd0f8,
	Subject: Object{Thing: Orb, C: 0xe0c8ff, X: -50, Y: 0, K: 0.7},
	Extra: slices.Concat(
		brush.At{}.Flat(0xd8f6ff, 30, -4, 8, -20, -10, 16, -74, -18, 40), brush.At{}.Flat(0xffb8f0, 30, -4, 3, -20, -10, 6, -74, -18, 16),
		brush.Front(maindeckCard(brush.At{X: -76, Y: -16, K: 0.76, Turn: -0.2}), maindeckDouble(brush.At{X: -36, Y: 22, K: 0.76, Turn: 0.14}), maindeckDazzler(brush.At{X: 42, Y: 0, K: 0.88, Turn: 0.1})))}

// maindeckDouble returns the image of a card in a mirror.
func maindeckDouble(at brush.At) []Part {
	return slices.Concat(at.Solid(0xe8faff, 0, -38, 54, 0, 38, 54), at.Flat(0x5ab8d8, 0, -31, 42, 0, 31, 42), maindeckStar(brush.At{X: at.X, Y: at.Y, K: 0.62 * at.K, Turn: at.Turn}, 0xe8faff), at.Flat(0xe8faff, -18, 22, 0.5, 0, -4, 4, 18, -28, 0.5))
}

// maindeckDazzler returns a gun with a round mirror at its mouth, which points to the left.
func maindeckDazzler(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x7a3f6a, 36, 12, 26, 46, 36, 26, 52, 56, 24), at.Inked(38, 36, 2, 54, 32, 2), at.Inked(42, 46, 2, 58, 42, 2), at.Inked(12, 16, 3, 8, 30, 3, 22, 34, 3, 30, 28, 3),
		at.Solid(0xf2a83a, -6, -4, 26, 20, -4, 36, 52, -6, 38, 66, -8, 24, 74, -8, 10), at.Flat(0xffe8a0, 4, -14, 3, 50, -18, 4), at.Solid(0xe0503c, 30, -4, 42, 37, -4, 42),
		at.Solid(0xc8a0e8, -30, -4, 14, -6, -4, 18), at.Solid(0xe0503c, -16, -4, 24, -11, -4, 24),
		[]Part{brush.Inked(brush.Ring(at.Stroke(-34, -8, 1)[0].X, at.Stroke(-34, -8, 1)[0].Y, 15*at.K, 40*at.K, at.Turn, 13*at.K)...)},
		at.Flat(0xc8f4ff, -34, -44, 6, -34, -30, 20, -34, -8, 28, -34, 14, 20, -34, 28, 6), at.Flat(Paper, -42, 6, 0.5, -36, -14, 6, -30, -32, 0.5),
		[]Part{brush.Flat(0xf2a83a, brush.Ring(at.Stroke(-34, -8, 1)[0].X, at.Stroke(-34, -8, 1)[0].Y, 15*at.K, 40*at.K, at.Turn, 8*at.K)...)})
}

// The pictures of the Locations. Their background is violet.

var ironHeightsArt = Scene{Place: Storm, Seed: 7, Accent: 0xfff0b0, Dusk: 0.3,
	Extra: slices.Concat(maindeckSearchlight(-78, -34, -0.5), maindeckSearchlight(78, -34, 0.3), maindeckCliff(), maindeckTower(-78, -26), maindeckTower(78, -26), maindeckCells(), maindeckWire())}

// maindeckSearchlight returns the beam of a lamp at (x, y), turned by radians from straight up.
func maindeckSearchlight(x, y, turn float64) []Part {
	at := brush.At{X: x, Y: y, Turn: turn}
	return slices.Concat(at.Flat(0xe8d8a8, 0, 0, 6, 0, -140, 64), at.Flat(0xfff4d0, 0, 0, 3, 0, -140, 30))
}

// maindeckCliff returns the rock on which a prison stands, in the sea.
func maindeckCliff() []Part {
	at := brush.At{}
	parts := slices.Concat(at.Solid(0x43356a, 0, 28, 226, 0, 60, 250, 0, 110, 280))
	for i := range 8 {
		x, high := -112+32*float64(i), 34+9*float64(i*5%3)
		parts = slices.Concat(parts, at.Solid(0x6a5a98, x+5, high-4, 2, x, high+12, 20, x-4, high+34, 30, x-8, 120, 38))
	}
	for i := range 7 {
		x := -120 + 40*float64(i)
		parts = slices.Concat(parts, at.Solid(0x3a6ab8, x-26, 92, 14, x, 82, 18, x+26, 92, 14), at.Flat(0xe8f0ff, x-22, 84, 0.5, x, 74, 4, x+20, 83, 0.5))
	}
	return parts
}

// maindeckTower returns a watchtower with its lamp at a place.
func maindeckTower(x, y float64) []Part {
	at := brush.At{X: x, Y: y}
	return slices.Concat(
		at.Solid(0x8a7ab8, 0, 0, 26, 0, 56, 30), at.Inked(-4, 14, 4, -4, 24, 4), at.Inked(5, 30, 4, 5, 40, 4),
		at.Solid(0xa898d0, 0, -2, 40, 0, 6, 40), at.Solid(0xffe08a, 0, -18, 32, 0, -4, 32), at.Inked(-7, -18, 2.4, -7, -4, 2.4), at.Inked(7, -18, 2.4, 7, -4, 2.4), at.Solid(0x5a4a88, 0, -30, 6, 0, -24, 30, 0, -18, 42))
}

// maindeckCells returns the wall of a prison with its cells and its gate.
func maindeckCells() []Part {
	at := brush.At{}
	parts := slices.Concat(
		at.Solid(0x9a8ac8, 0, -44, 104, 0, 32, 104), at.Solid(0xb8a8e0, 0, -50, 114, 0, -42, 114), at.Solid(0x7a6aa8, 0, -64, 42, 0, -52, 48), at.Solid(0xd8e0f0, 0, -92, 4, 0, -64, 4), at.Ball(0xff6a5a, 0, -92, 5))
	for i := range 10 {
		x, y := -38+19*float64(i%5), -30+20*float64(i/5)
		cell := brush.At{X: x, Y: y}
		parts = slices.Concat(parts, cell.Solid(0xffe08a, 0, -5, 9, 0, 5, 9), cell.Inked(0, -6, 1.8, 0, 6, 1.8))
	}
	return slices.Concat(parts, at.Solid(0x8a7ab8, -104, 24, 24, 104, 24, 24), at.Inked(-104, 20, 1.4, 104, 20, 1.4),
		at.Solid(0x3a3058, 0, 6, 22, 0, 12, 30, 0, 36, 32), at.Flat(0xa8b4d0, -8, 10, 3, -8, 36, 3), at.Flat(0xa8b4d0, 0, 6, 3, 0, 36, 3), at.Flat(0xa8b4d0, 8, 10, 3, 8, 36, 3), at.Flat(0xa8b4d0, -14, 22, 3, 14, 22, 3))
}

// maindeckWire returns coils of barbed wire along a wall.
func maindeckWire() []Part {
	var parts []Part
	for i := range 15 {
		x := -98 + 14*float64(i)
		if math.Abs(x) < 20 {
			continue
		}
		parts = append(parts, brush.Inked(brush.Ring(x, 9, 8, 6, 0.3, 1.6)...))
	}
	return parts
}

var roguesSafeHouseArt = Scene{Place: Alley, Seed: 4, Accent: 0xfff0b0, Dusk: 0.8,
	Extra: slices.Concat(maindeckLampLight(),
		[]Part{
			{X: 6, Y: -6, K: 0.48, What: Bust{Turn: 0.1, Build: SlimBuild, Wears: Suit, Suit: 0xffe070, Tie: 0xf6efe0, Head: Head{Face: Oval, Hair: Tail, HairC: 0xffd24a, Mood: Coy, Eyes: Domino, EyeC: 0xc8862a}}},
			{X: -62, Y: 8, K: 0.46, What: Bust{Turn: 0.6, Wears: FurCoat, Suit: 0x8a5a3a, Tie: 0xf6efe0, Head: Head{Face: Square, Mood: Smirk, Eyes: Goggles, EyeC: 0xff8a4d, Beard: Stubble, Top: FurHood, TopC: 0x8a5a3a}}},
			{X: 68, Y: 8, K: 0.46, What: Bust{Turn: 0.6, Flip: true, Wears: Jacket, Suit: 0xf0609a, Tie: 0xffe26a, Head: Head{Face: Young, Hair: Quiff, HairC: 0xf6e6a0, Mood: Grin, Eyes: Domino, EyeC: 0x6a2a7a}}},
		},
		maindeckTable())}

// maindeckLampLight returns a hanging lamp and its light.
func maindeckLampLight() []Part {
	at := brush.At{}
	return slices.Concat(
		at.Flat(0xb890d8, 0, -66, 40, 0, 90, 250), at.Flat(0xe0c0e8, 0, -66, 34, 0, 90, 170),
		at.Inked(0, -110, 3, 0, -72, 3), at.Solid(0x3f9a6a, 0, -84, 12, 0, -76, 32, 0, -64, 60), at.Flat(0xfff6c8, -27, -62, 1, 0, -62, 9, 27, -62, 1))
}

// maindeckTable returns a round table with cards, coins, and a map of a theft on it.
func maindeckTable() []Part {
	at := brush.At{}
	return slices.Concat(
		at.Solid(0x6a3a2a, -128, 60, 6, -80, 64, 50, 0, 66, 62, 80, 64, 50, 128, 60, 6), at.Solid(0x2f8a5a, -116, 54, 4, -74, 56, 34, 0, 57, 44, 74, 56, 34, 116, 54, 4),
		maindeckCard(brush.At{X: -62, Y: 54, K: 0.36, Turn: -0.7}), maindeckCard(brush.At{X: -46, Y: 56, K: 0.36, Turn: -0.3}), maindeckCard(brush.At{X: 60, Y: 52, K: 0.36, Turn: 0.5}),
		at.Solid(0xf6efe0, -22, 60, 24, 22, 56, 24), at.Inked(-16, 54, 1.4, -4, 64, 1.4, 8, 54, 1.4, 16, 58, 1.4), at.Flat(0xd8403a, 12, 52, 2.4, 20, 60, 2.4), at.Flat(0xd8403a, 20, 51, 2.4, 12, 61, 2.4),
		at.Ball(0xffd83a, 38, 62, 6), at.Ball(0xffd83a, 44, 58, 6), at.Ball(0xffd83a, 84, 60, 6), at.Ball(0xffd83a, -84, 60, 6))
}
