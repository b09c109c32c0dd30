package heroesunite

import (
	. "lineup/game/picture"
)

// The pictures of the Heroes. Their background is blue. Suits are red, cream, gold, or pale, and
// dark heroes have a light behind them.

// A whirlwind, wings, burning hair, a white lock, and an endless arm are each the tail of a large
// figure far outside the window, so its shadow falls outside too.

// funnel is a whirlwind that rises from below.
var funnel = []Along{
	{Y: -96.07, Width: 2.14}, {X: 5, Y: -100, Width: 2.86}, {X: -6.43, Y: -103.57, Width: 3.21}, {X: 9.29, Y: -107.86, Width: 3.57},
	{X: -12.14, Y: -112.86, Width: 3.57}, {X: 15, Y: -118.21, Width: 3.57}, {X: -17.86, Y: -123.93, Width: 3.57}, {X: 21.43, Y: -130, Width: 3.21},
	{X: -19.29, Y: -135, Width: 1.79},
}

// wings are a pair of wings behind a back, on a stalk that the body hides.
var wings = []Along{
	{Y: -170, Width: 0.25}, {Y: -192.5, Width: 0.25}, {Y: -197, Width: 0.25}, {X: -1.4, Y: -200.9, Width: 0.9},
	{X: -3.1, Y: -202.5, Width: 1}, {X: -5.6, Y: -203.9, Width: 0.25}, {X: -3.6, Y: -201.9, Width: 1}, {X: -6.4, Y: -202.3, Width: 0.25},
	{X: -3.1, Y: -201.3, Width: 1}, {X: -6.2, Y: -200.5, Width: 0.25}, {X: -2.6, Y: -200.6, Width: 0.9}, {X: -5.3, Y: -198.8, Width: 0.25},
	{X: -1.9, Y: -200.1, Width: 0.8}, {X: -3.6, Y: -198, Width: 0.25}, {X: -0.9, Y: -199.9, Width: 0.5}, {Y: -200, Width: 0.3},
	{X: 0.9, Y: -199.9, Width: 0.5}, {X: 3.6, Y: -198, Width: 0.25}, {X: 1.9, Y: -200.1, Width: 0.8}, {X: 5.3, Y: -198.8, Width: 0.25},
	{X: 2.6, Y: -200.6, Width: 0.9}, {X: 6.2, Y: -200.5, Width: 0.25}, {X: 3.1, Y: -201.3, Width: 1}, {X: 6.4, Y: -202.3, Width: 0.25},
	{X: 3.6, Y: -201.9, Width: 1}, {X: 5.6, Y: -203.9, Width: 0.25}, {X: 3.1, Y: -202.5, Width: 1}, {X: 1.4, Y: -200.9, Width: 0.9},
}

var crimsonWhirlwindArt = Scene{Place: Desert, Seed: 3, Accent: 0xffe0b0, Under: Rays,
	Subject: Figure{Pose: Lift, Y: 20, K: 1.06, Suit: 0xe8603f, Trim: 0xf2e2b8, Belt: 0xf2e2b8, Panel: Yoke, PanelColour: 0xf2e2b8,
		Cape: Cape{C: 0xf2e2b8, Dir: 2.6, Len: 100, Flare: 60}, Head: Head{Face: RobotHead, Shell: 0xe8603f, Plate: 0xf2e2b8, Glow: 0xfff0b0}, HeadSize: 1.25},
	Extra: []Part{{Y: 34, K: 0.7, Before: true, What: Figure{Y: 520, K: 4, NoRim: true, Tail: funnel, TailColour: 0xd8ecfa}}}}

var daughterOfGothamCityArt = Scene{Place: Roof, Seed: 3, Accent: 0xffe0a0, Under: LedgeUnder, Effect: Birds,
	Subject: Figure{Pose: Crouch, X: -18, Y: 24, K: 1.4, Build: SlimBuild, Suit: 0xc4b0d8, Trim: 0xf2c24a, Belt: 0xf2c24a,
		Cape: Cape{C: 0x6a4a9a},
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0xe8682a, Mood: Smirk, Eyes: Domino, EyeC: 0x4a3578, Lashes: true}, HeadSize: 1.2},
	Extra: []Part{{X: 58, Y: -34, K: 0.34, Turn: 0.2, Before: true, What: Object{Thing: Batarang, C: 0xf2c24a}}}}

var deadmanArt = Scene{Place: Grave, Seed: 4, Accent: 0xffd0c0, Front: Grass,
	Subject: Figure{Pose: Loom, Y: 42, K: 1.16, Suit: 0xf2684e, Trim: 0xf6efe0, Belt: 0xf6efe0, Shoulders: HighCollar, ShouldersC: 0xf2684e,
		Front: Open, Back: Open, Head: Head{Face: Chalk, Skin: Pale, Hair: Bald, Mood: Stern, Eyes: GlowEyes, Glow: 0xfff6c0}, HeadSize: 1.3}}

var hawkgirlArt = Scene{Place: Sky, Seed: 4, Accent: 0xffd890, Under: Streaks, Front: Clouds,
	Subject: Figure{Pose: Fly, X: -14, Y: 16, K: 1.02, Build: SlimBuild, Skin: Tan, Suit: 0xe8b840, Trim: 0xa85230, Belt: 0xa85230, BareArms: true,
		Panel: Vest, PanelColour: 0x3f9a6a,
		Head: Head{Face: Oval, Skin: Tan, Hair: Wind, HairC: 0xd8582a, Mood: Fierce, Eyes: Domino, EyeC: 0xe8b840, Top: Wings, TopC: 0xf6efe0}, HeadSize: 1.25},
	Extra: []Part{{X: 2, Y: 4, K: 0.105, Turn: 0.7, What: Figure{Y: 40000, K: 200, NoRim: true, Tail: wings, TailColour: 0xf0e6cc}}}}

var heroOfTheFutureArt = Scene{Place: CityHall, Seed: 2, Accent: 0xffe27a, Under: Rays, Front: Crowd, Effect: Papers,
	Subject: Figure{Pose: Stand, Y: 48, K: 1.36, Suit: 0xf2b42e, Trim: 0x7ac8f0, Panel: Yoke, PanelColour: 0x5a9ae0, Belt: 0xf6efe0,
		Head: Head{Face: Square, Hair: Quiff, HairC: 0xb8702a, Mood: Smirk, Eyes: Visor, Glow: 0x8fe8ff}, HeadSize: 1.25}}

var jasonBloodArt = Scene{Place: Hall, Seed: 2, Accent: 0xffb04a, Effect: Embers,
	Subject: Bust{X: -34, Y: 2, K: 0.86, Turn: 0.4, Wears: Jacket, Suit: 0xb89a70, Tie: 0xa03a3a,
		Head: Head{Face: Long, Hair: Quiff, HairC: 0x5a4640, Beard: Stubble, Mood: Tired, Wrinks: true}},
	Extra: []Part{{X: 66, Y: -8, K: 0.8, What: Bust{Turn: -0.2, Build: HulkBuild, Wears: CapeWear, Suit: 0xd0602a, Cape: 0x8a3050,
		Head: Head{Face: Demon, Shell: 0xf0b83a, Mood: Grit, Glow: 0xff5a3a}}},
		{K: 0.1, Before: true, What: Figure{Y: 40000, K: 200, NoRim: true, TailColour: 0xf6efe0,
			Tail: []Along{
				{X: 1, Y: -170}, {X: 0.3, Y: -194.5}, {X: -0.7, Y: -196.4}, {X: -0.7, Y: -197.75}, {X: -0.45, Y: -199}, {X: -0.5, Y: -200.3},
				{X: -0.7, Y: -201.4}, {X: -1.35, Y: -202, Width: 0.25}, {X: -1.8, Y: -202.2, Width: 0.45}, {X: -2.4, Y: -202.5, Width: 0.45},
				{X: -3.1, Y: -202, Width: 0.15}}}}}}

var katanaArt = Scene{Place: Temple, Seed: 2, Accent: 0xffb0a0, Effect: LeavesEffect,
	Subject: Figure{Pose: Brace, X: -14, Y: 20, K: 1.24, Build: SlimBuild, Suit: 0xf0e8d8, Trim: 0xe0503c, Panel: Yoke, PanelColour: 0xe0503c, Belt: 0xf2c24a,
		Held: Held{Thing: Sword, C: 0xf2c24a, K: 0.95, Turn: -0.5},
		Head: Head{Face: Oval, Hair: Tail, HairC: 0x2a2230, Mood: Fierce, Eyes: Domino, EyeC: 0xe0503c}, HeadSize: 1.25}}

var kyleRaynerArt = Scene{Place: Space, Seed: 7, Accent: 0x7dffb0, Effect: Sparks,
	Subject: Figure{Pose: Aim, X: -66, Y: 42, K: 1.1, Suit: 0xf0ead8, Trim: 0x4fc07a, Panel: Sides, PanelColour: 0x3fae6a, Belt: 0x2e4a3a,
		Held: Held{Thing: Orb, C: 0x9dffc8, K: 1},
		Head: Head{Face: Square, Hair: Spiky, HairC: 0x5a341e, Mood: Smirk, Eyes: Domino, EyeC: 0x2f8a5a}, HeadSize: 1.3},
	Extra: []Part{{X: 64, Y: -2, K: 0.62, What: SetPiece{Piece: PunchPiece, C: 0x59e08e}}}}

var plasticManArt = Scene{Place: Bank, Seed: 6, Accent: 0xffe27a,
	Subject: Figure{Pose: Aim, X: -58, Y: 38, K: 1.1, Suit: 0xe8503c, Trim: 0xf2c24a, Belt: 0xf2c24a, BareArms: true, BareHands: true, Front: NoHand,
		Head: Head{Face: Square, Hair: Back, HairC: 0x2a2026, Mood: Grin, Eyes: Goggles, EyeC: 0xf6efe0}, HeadSize: 1.45},
	Extra: []Part{{X: 68, Y: 32, K: 0.94, What: Figure{Pose: Stand, Build: HulkBuild, Suit: 0x5a6a7e, Trim: 0x5a4a3a,
		Head: Head{Face: Brute, Mood: Scared, Eyes: Domino}, HeadSize: 1.4}},
		{K: 0.1, What: Figure{X: 40000, K: 200, NoRim: true, TailColour: 0xdcae82,
			Tail: []Along{
				{X: -180, Y: 2.6, Width: 0.6}, {X: -192.5, Y: 2.6, Width: 0.6}, {X: -194.8, Y: 2.5, Width: 0.6}, {X: -198.2, Y: 2.7, Width: 0.6},
				{X: -198.4, Y: 1.6, Width: 0.6}, {X: -194.9, Y: 1.4, Width: 0.6}, {X: -194.8, Y: 0.3, Width: 0.6}, {X: -197.2, Y: 0.1, Width: 0.6},
				{X: -198.4, Y: -0.2, Width: 0.6}, {X: -199.4, Y: -0.3, Width: 0.6}}}}}}

var ravenArt = Scene{Place: Void, Seed: 4, Accent: 0xe0b0ff, Under: Halo, Effect: Kirby,
	Subject: Bust{Y: -4, K: 0.92, Turn: 0.3, Build: SlimBuild, Wears: CapeWear, Suit: 0x4a2f7a, Cape: 0x9a6ad0, Nod: 0.3,
		Head: Head{Face: Oval, Skin: Pale, Hair: Fringe, HairC: 0x5a3a8a, Mood: FairMood, Lashes: true, Top: Hood, TopC: 0x9a6ad0, Eyes: GlowEyes, Glow: 0xf6e0ff}}}

var saintWalkerArt = Scene{Place: OtherWorld, Seed: 8, Accent: 0xbfe8ff, Under: Halo, Effect: Sparks,
	Subject: Bust{X: -18, Y: -2, K: 0.9, Turn: 0.2, Build: SlimBuild, Wears: Robe, Suit: 0xe8e4d8, Tie: 0xf6efe0, Held: Held{Thing: Battery, C: 0xbfe8ff, K: 1},
		Head: Head{Face: Long, Skin: Blue, Mood: Calm, Wrinks: true, Marks: true}}}

var sonicSirenArt = Scene{Place: Alley, Seed: 7, Accent: 0xffe14d, Effect: Rings,
	Subject: Bust{Y: -2, K: 0.8, Turn: 0.2, Build: SlimBuild, Suit: 0xa878bc,
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0xf2dc80, Mood: Roar, Lashes: true}}}

var superboyArt = Scene{Place: Street, Seed: 3, Accent: 0xffd27a,
	Subject: Figure{Pose: Lift, Y: 46, K: 1.16, Build: TeenBuild, Suit: 0xe8e0d0, Trim: 0x4a4a5a, Panel: Vest, PanelColour: 0xd8503a, Belt: 0xf2c24a,
		BareHands: true, Head: Head{Face: Young, Hair: Short, HairC: 0x2a1e22, Mood: Grit}, HeadSize: 1.3},
	Extra: []Part{{Y: -50, K: 0.8, Turn: 0.1, What: Object{Thing: Car, C: 0xe0a050}}}}

var warriorPrincessArt = Scene{Place: Space, Seed: 15, Accent: 0xaaff7a,
	Subject: Figure{Pose: Fly, X: 14, Y: 18, K: 1, Flip: true, Build: SlimBuild, Skin: Tan, Suit: 0xc8a0e8, Trim: 0xf6efe0, Belt: 0xf6efe0, BareArms: true,
		Held: Held{Thing: Orb, C: 0xaaff7a, K: 1.3},
		Head: Head{Face: Oval, Skin: Tan, Hair: Wind, HairC: 0xff8a2a, Mood: Fierce, Eyes: GlowEyes, Glow: 0xaaff7a}, HeadSize: 1.25},
	Extra: []Part{{K: 0.4, What: Figure{X: 1750, K: 10, NoRim: true, TailColour: 0xf0702a,
		Tail: []Along{
			{X: -127.5, Y: -10, Width: 7.5}, {X: -137.5, Y: -17.5, Width: 10}, {X: -151, Y: -11.5, Width: 11}, {X: -163.5, Y: -11, Width: 9},
			{X: -175, Y: -6.5, Width: 6.5}, {X: -182.5, Y: -4.5, Width: 3.5}}}},
		{K: 0.7, What: Figure{X: 1000, K: 4, NoRim: true, TailColour: 0xffd24a,
			Tail: []Along{
				{X: -182.1, Y: -14.3, Width: 3.6}, {X: -196.4, Y: -24.3, Width: 6.4}, {X: -215.7, Y: -16.1, Width: 7.1}, {X: -233.6, Y: -15, Width: 5.7},
				{X: -250, Y: -9.3, Width: 3.6}, {X: -259.3, Y: -6.4, Width: 2.1}}}}}}

var wingedWarriorArt = Scene{Place: Above, Seed: 6, Accent: 0xffd27a, Front: Clouds,
	Subject: Figure{Pose: Leap, X: -14, Y: 38, K: 1.08, Skin: Tan, Suit: 0x4a9a5a, Trim: 0xd8503a, BareArms: true, BareChest: true, Belt: 0xd8503a,
		Held: Held{Thing: Mallet, C: 0xf2c24a, K: 0.75, Turn: 1.1},
		Head: Head{Face: Square, Skin: Tan, Top: Helm, TopC: 0xf2c24a, Mood: Grit}, HeadSize: 1.25},
	Extra: []Part{{X: -16, Y: 18, K: 0.11, What: Figure{Y: 40000, K: 200, NoRim: true, Tail: wings, TailColour: 0xf0e6cc}}}}

var wonderOfTheKnightArt = Scene{Place: City, Seed: 11, Accent: 0x9fe8ff, Under: Glare,
	Subject: Figure{Pose: Swing, X: -4, Y: 20, K: 1.1, Suit: 0x4a5470, Trim: 0x8fd8ff, Panel: Yoke, PanelColour: 0x8fd8ff, Front: Fist,
		Held:   Held{Thing: Staff, C: 0xf6efe0, K: 0.5, Turn: -1.2},
		Behind: Held{Thing: Staff, C: 0xf6efe0, K: 0.5, DX: -108, DY: 24, Turn: 1.2},
		Head:   Head{Face: Square, Hair: Short, HairC: 0x2a2230, Mood: Smirk, Eyes: Domino, EyeC: 0x8fd8ff}, HeadSize: 1.25}}

var worldsMightiestMortalArt = Scene{Place: Storm, Seed: 4, Accent: 0xffe14d, Under: BoomUnder, Effect: Bolts,
	Subject: Figure{Pose: Punch, X: -30, Y: 28, K: 1.16, Suit: 0xe04a36, Trim: 0xf2c83a, Belt: 0xf2c83a, Cape: Cape{C: 0xf6efe0},
		Head: Head{Face: Square, Hair: Back, HairC: 0x2a1e22, Mood: Grit}, HeadSize: 1.15}}
