package crossover2

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The posters of the oversized Super Heroes: large, with a low horizon and one bright light.

var felicitySmoakArt = Scene{Place: Newsroom, Seed: 6, Accent: 0xff8ac8, Under: Halo,
	Subject: Bust{X: 12, Y: 4, K: 0.78, Turn: 0.3, Build: SlimBuild, Wears: Suit, Suit: 0xf06a9a, Tie: 0xf6efe0,
		Head: Head{Face: Oval, Hair: Tail, HairC: 0xf6dc84, Mood: Smile, Lashes: true, Eyes: Glasses, EyeC: 0x3a2a4a}},
	Extra: slices.Concat(superheroesScreen(brush.At{X: -66, Y: -34, K: 0.8, Turn: -0.08}), superheroesScreen(brush.At{X: 72, Y: -40, K: 0.8, Turn: 0.08}), superheroesRadar(brush.At{X: 78, Y: 30, K: 0.7}))}

// superheroesScreen returns a screen with a map of signals.
func superheroesScreen(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x3a3f58, 0, -36, 84, 0, 36, 84), at.Flat(0x1a6a5a, 0, -31, 74, 0, 31, 74),
		at.Flat(0x8affc0, -32, -18, 3, -8, -18, 3), at.Flat(0x8affc0, -32, -9, 3, 0, -9, 3), at.Flat(0x8affc0, -32, 0, 3, -14, 0, 3),
		at.Flat(0xffe14d, -32, 22, 3, -18, 12, 3, -8, 18, 3, 6, 2, 3, 16, 10, 3, 32, -14, 3))
}

// superheroesRadar returns a screen that shows where somebody is.
func superheroesRadar(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x3a3f58, 0, -36, 84, 0, 36, 84), at.Flat(0x8a2f6a, 0, -31, 74, 0, 31, 74),
		at.Dot(0xffb0d8, 0, 0, 28), at.Dot(0x8a2f6a, 0, 0, 25), at.Dot(0xffb0d8, 0, 0, 16), at.Dot(0x8a2f6a, 0, 0, 13),
		at.Flat(0xffb0d8, 0, -30, 2, 0, 30, 2), at.Flat(0xffb0d8, -30, 0, 2, 30, 0, 2), at.Dot(0xffe14d, 12, -10, 6))
}

var johnDiggleArt = Scene{Place: Bridge, Seed: 9, Accent: 0xffd890, Under: Halo, Effect: Ricochet,
	Subject: Figure{Pose: Cast, X: -38, Y: 44, K: 1.2, Skin: Deep, Suit: 0xc8a878, Trim: 0x4a3a2a, BareHands: true, Panel: Vee, PanelColour: 0xd8d0c4, Belt: 0x3a2a20, Front: Fist,
		Held: Held{Thing: Gun, C: 0xc8d0d8, K: 0.8},
		Head: Head{Face: Square, Skin: Deep, Mood: Stern, Beard: Goatee, HairC: Ink}, HeadSize: 1.3}}

var oliverQueenArt = Scene{Place: Roof, Seed: 9, Accent: 0xd8ffb0, Under: Halo, Front: Ledge,
	Subject: Figure{Pose: Aim, X: -29, Y: 36, K: 1.08, Suit: 0x4fae5a, Trim: 0x6a4326, Belt: 0x6a4326, Panel: Sides, PanelColour: 0x2f7a42,
		Held: Held{Thing: Bow, C: 0xd8a050},
		Head: Head{Face: Square, Beard: Stubble, Mood: Stern, Eyes: Domino, EyeC: 0x2a5a3a, Top: Hood, TopC: 0x4fae5a}, HeadSize: 1.3}}

var royHarperArt = Scene{Place: Alley, Seed: 6, Accent: 0xffd890, Under: BoomUnder,
	Subject: Figure{Pose: Punch, X: -34, Y: 30, K: 1.14, Build: HeroBuild, Suit: 0xe8503c, Trim: 0xb8b0a8, BareHands: true, Panel: Yoke, PanelColour: 0xf07a60, Boots: 0x5a4a42,
		Head: Head{Face: Young, Hair: Short, HairC: 0x6a4028, Mood: Grit, Top: Hood, TopC: 0xe8503c}, HeadSize: 1.35}}

var saraLanceArt = Scene{Place: City, Seed: 9, Accent: 0xffe9a0,
	Subject: Figure{Pose: Kick, X: -16, Y: 18, K: 0.98, Build: SlimBuild, Suit: 0x4a4460, Trim: 0xd8d0e0, Belt: 0xd8d0e0,
		Head: Head{Face: Oval, Hair: Wind, HairC: 0xf6dc84, Mood: Fierce, Lashes: true, Eyes: Domino, EyeC: 0x2a2438}, HeadSize: 1.35},
	Extra: append(superheroesClock(brush.At{X: 10, Y: -6, K: 1}),
		brush.Front(superheroesStaff(brush.At{X: -28.7, Y: 10.2, K: 0.98, Turn: -0.698}))...)}

// superheroesClock returns the lit face of a clock on a tower.
func superheroesClock(at brush.At) []Part {
	parts := slices.Concat(at.Ball(0x9a8468, 0, 0, 76), at.Ball(0xffe9b0, 0, 0, 66))
	for i := range 12 {
		sin, cos := math.Sincos(math.Pi * float64(i) / 6)
		parts = slices.Concat(parts, at.Inked(50*sin, -50*cos, 5, 61*sin, -61*cos, 5))
	}
	return slices.Concat(parts, at.Inked(0, 0, 6, -6, -56, 3), at.Inked(0, 0, 7, 34, -14, 4), at.Ball(0x9a8468, 0, 0, 5))
}

// superheroesStaff returns a staff that two hands hold, 40 to the left and right of its middle.
func superheroesStaff(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xe8f0f6, -112, 0, 7, -51, 0, 7), at.Solid(0xe8f0f6, -30, 0, 7, 30, 0, 7), at.Solid(0xe8f0f6, 51, 0, 7, 112, 0, 7),
		at.Solid(0xf2c24a, -114, 0, 11, -108, 0, 11), at.Solid(0xf2c24a, 108, 0, 11, 114, 0, 11))
}
