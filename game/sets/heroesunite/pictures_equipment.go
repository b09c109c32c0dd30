package heroesunite

import (
	. "lineup/game/picture"
)

// The pictures of the Equipment. Their background is gray, and the item has the color. The seven
// rings differ by their light and by their meaning.

var batarangArt = Scene{Place: Roof, Seed: 12, Accent: 0xffe0a0, Effect: Birds,
	Subject: Object{Thing: Batarang, C: 0xf2c24a, X: -10, Y: -16, K: 0.86},
	Extra: []Part{{X: 56, Y: 46, K: 0.62, Before: true, What: Bust{Flip: true, Wears: Jacket, Suit: 0x5a6a8a, Tie: 0x8a3a2a,
		Head: Head{Face: Brute, Mood: Scared, Top: Cap, TopC: 0x3a3f52}}}}}

var blueLanternPowerRingArt = Scene{Place: Harbour, Seed: 4, Accent: 0x7ac8ff, Under: Rays, Effect: Sparks,
	Subject: SetPiece{Piece: GivingHand, C: 0x3f8af0, Y: 6, K: 0.92},
	Extra:   []Part{{X: -2, Y: -36, K: 0.5, Before: true, What: Object{Thing: PowerRing, C: 0x5ab4ff, Glow: 0xbfe8ff}}}}

var greenLanternPowerRingArt = Scene{Place: Space, Seed: 11, Accent: 0x6aff9a,
	Subject: Object{Thing: PowerRing, C: 0x3fc870, X: -48, Y: 32, K: 0.66, Turn: 0.5},
	Extra: []Part{{X: -8, K: 0.9, What: Object{Thing: Beam, C: 0x59d98e}},
		{X: 40, Y: -34, K: 0.62, Before: true, What: Object{Thing: Plane, C: 0x59e08e}}}}

var helmetOfFateArt = Scene{Place: Temple, Seed: 14, Accent: 0xffe9a0, Under: Halo, Effect: Sparks,
	Subject: Object{Thing: Orb, C: 0xffe27a, Y: 56, K: 0.44},
	Extra: []Part{
		{K: 0.25, Before: true, What: Figure{Y: 8000, K: 32, TailColour: 0xf0aa10, Tail: []Along{
			{Y: -175}, {Y: -218.75}, {Y: -232.5}, {Y: -244.38}, {Y: -244.41, Width: 4.25}, {Y: -244.88, Width: 5.75}, {Y: -247.12, Width: 9},
			{Y: -250.12, Width: 10.75}, {Y: -252.88, Width: 10.75}, {Y: -254.62, Width: 9.25}, {Y: -255.38, Width: 8.25},
		}}},
		{K: 0.02, Before: true, What: Figure{Y: 50000, K: 200, NoRim: true, TailColour: 0x0a0810, Tail: []Along{
			{Y: -100}, {Y: -187.5}, {Y: -215}, {Y: -238.25, Width: 0.5}, {Y: -238.38, Width: 2.5}, {Y: -242.5, Width: 3}, {Y: -247.5, Width: 2.75},
			{Y: -251.5, Width: 1.75}, {Y: -252, Width: 0.5},
		}}},
		{K: 0.02, Before: true, What: Figure{Y: 50000, K: 200, NoRim: true, TailColour: 0x0a0810, Tail: []Along{
			{Y: -100}, {Y: -187.5}, {Y: -215}, {Y: -240, Width: 0.5}, {Y: -245, Width: 1}, {X: -0.25, Y: -249.5, Width: 1.25},
			{X: -1.5, Y: -253, Width: 2.5}, {X: -4, Y: -253.75, Width: 4}, {X: -7, Y: -253.75, Width: 3.25}, {X: -9, Y: -255, Width: 0.25},
		}}},
		{K: 0.02, Before: true, What: Figure{Y: 50000, K: 200, NoRim: true, TailColour: 0x0a0810, Tail: []Along{
			{Y: -100}, {Y: -187.5}, {Y: -215}, {Y: -240, Width: 0.5}, {Y: -245, Width: 1}, {X: 0.25, Y: -249.5, Width: 1.25},
			{X: 1.5, Y: -253, Width: 2.5}, {X: 4, Y: -253.75, Width: 4}, {X: 7, Y: -253.75, Width: 3.25}, {X: 9, Y: -255, Width: 0.25},
		}}},
		{K: 0.25, Before: true, What: Figure{Y: 8000, K: 32, NoRim: true, TailColour: 0xb0a8b8, Tail: []Along{
			{Y: -175}, {Y: -218.75}, {Y: -232.5, Width: 8.75}, {Y: -237, Width: 8.75}, {Y: -241.46, Width: 8.75}, {Y: -241.5, Width: 8.75},
			{Y: -241.51, Width: 7.88}, {Y: -241.53},
		}}}}}

var indigoTribePowerRingArt = Scene{Place: Swamp, Seed: 6, Accent: 0x9a8aff, Under: Halo,
	Subject: Bust{X: -40, Y: 2, K: 0.9, Turn: 0.4, Build: SlimBuild, Wears: Strap, Suit: 0x5a4ad0, Tie: 0xe8e0ff, Held: Held{Thing: PowerRing,
		C: 0x7a6aff, K: 1.3},
		Head: Head{Face: Oval, Skin: Purple, Hair: Mohawk, HairC: 0x2a2050, Mood: FairMood, Marks: true, EyeC: 0xe8e0ff}},
	Extra: []Part{
		{K: 0.5, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x6a54d8, Tail: []Along{
			{X: 19.5, Y: -100}, {X: 19.5, Y: -187.5}, {X: 19.5, Y: -215, Width: 2.25}, {X: 19.5, Y: -235, Width: 2.25},
			{X: 19.5, Y: -250, Width: 2}, {X: 19.5, Y: -260, Width: 2}, {X: 20, Y: -264.5, Width: 1.75}, {X: 22.5, Y: -267.5, Width: 1.5},
			{X: 25, Y: -264.5, Width: 1.25}, {X: 23.5, Y: -261.5, Width: 0.75},
		}}},
		{X: 84, Y: -52, K: 0.5, What: Object{Thing: Orb, C: 0xc0b0ff}}}}

var legionFlightRingArt = Scene{Place: Above, Seed: 9, Accent: 0xffe27a, Under: Streaks,
	Subject: Figure{Pose: Fly, X: -2, Y: 2, K: 0.92, Turn: -0.2, Build: TeenBuild, Suit: 0x3f7ae0, Trim: 0xf6efe0, Belt: 0xf2c23a, Panel: Yoke,
		PanelColour: 0xf6efe0,
		Head:        Head{Face: Young, Hair: Back, HairC: 0xf2d27a, Mood: Smile}, HeadSize: 1.3},
	Extra: []Part{{X: 58, Y: 44, K: 0.54, Turn: 0.3, Before: true, What: Object{Thing: PowerRing, C: 0xf2c23a}}}}

var mindControlHatArt = Scene{Place: Newsroom, Seed: 8, Accent: 0xa8ff9a, Effect: Rings,
	Subject: Bust{Y: 12, K: 0.84, Turn: 0.1, Wears: VestWear, Suit: 0xd8c8a8, Tie: 0xb04a3a,
		Head: Head{Face: Long, Hair: Short, HairC: 0xb0703a, Mood: Calm, Eyes: GlowEyes, Glow: 0xa8ff9a, Top: TopHat, TopC: 0x3f8a5a}}}

var orangeLanternPowerRingArt = Scene{Place: Bank, Seed: 3, Accent: 0xffa030,
	Subject: Object{Thing: PowerRing, C: 0xff5a00, Y: -22, K: 0.7},
	Extra: []Part{
		{X: -92, Y: 52, K: 0.34, Turn: -0.3, Before: true, What: Object{Thing: CoinThing, C: 0xffe04a}},
		{X: -46, Y: 60, K: 0.36, Turn: 0.4, Before: true, What: Object{Thing: CoinThing, C: 0xffe04a}},
		{X: 4, Y: 56, K: 0.34, Turn: -0.2, Before: true, What: Object{Thing: CoinThing, C: 0xffe04a}},
		{X: 52, Y: 60, K: 0.36, Turn: 0.3, Before: true, What: Object{Thing: CoinThing, C: 0xffe04a}},
		{X: 96, Y: 50, K: 0.34, Turn: -0.5, Before: true, What: Object{Thing: CoinThing, C: 0xffe04a}},
		{X: -70, Y: 30, K: 0.4, Turn: -0.4, Before: true, What: Object{Thing: Helmet, C: 0xf2c23a}},
		{X: 74, Y: 26, K: 0.42, Turn: 0.4, Before: true, What: Object{Thing: Bottle, C: 0xe8503a}}}}

var redLanternPowerRingArt = Scene{Place: Fire, Seed: 5, Accent: 0xff4a3a, Effect: Drips, More: []VisualEffect{Embers},
	Subject: Bust{X: -30, K: 0.96, Turn: 0.4, Build: HulkBuild, Suit: 0x9a1f24, Tie: 0x2a1018, Held: Held{Thing: PowerRing, C: 0xff3a2a, K: 1.6},
		Head: Head{Face: Demon, Shell: 0xe03a30, Mood: Roar, Glow: 0xfff0a0}}}

// cellBar is a bar of a cell made of light.
var cellBar = []Along{
	{Y: -170}, {Y: -187.5}, {Y: -193}, {Y: -194, Width: 0.35}, {Y: -197, Width: 0.35}, {Y: -200, Width: 0.35}, {Y: -203, Width: 0.35},
	{Y: -206, Width: 0.35},
}

var sciencellArt = Scene{Place: Prison, Seed: 3, Accent: 0x8ff0ff, Under: Shafts,
	Subject: Figure{Pose: Loom, Y: 34, K: 0.98, Build: HulkBuild, Skin: Purple, Suit: 0xb8683a, Trim: 0x5a3a2a, BareArms: true, BareHands: true,
		Head: Head{Face: Alien, Skin: Purple, Mood: Roar, Glow: 0xffe14d}, HeadSize: 1.4},
	Extra: []Part{
		{X: -90, K: 0.02, Before: true, What: Figure{Y: 200000, K: 1000, NoRim: true, TailColour: 0x9ff4ff, Tail: cellBar}},
		{X: -50, K: 0.02, Before: true, What: Figure{Y: 200000, K: 1000, NoRim: true, TailColour: 0x9ff4ff, Tail: cellBar}},
		{X: -16.25, K: 0.02, Before: true, What: Figure{Y: 200000, K: 1000, NoRim: true, TailColour: 0x9ff4ff, Tail: cellBar}},
		{X: 16.25, K: 0.02, Before: true, What: Figure{Y: 200000, K: 1000, NoRim: true, TailColour: 0x9ff4ff, Tail: cellBar}},
		{X: 50, K: 0.02, Before: true, What: Figure{Y: 200000, K: 1000, NoRim: true, TailColour: 0x9ff4ff, Tail: cellBar}},
		{X: 90, K: 0.02, Before: true, What: Figure{Y: 200000, K: 1000, NoRim: true, TailColour: 0x9ff4ff, Tail: cellBar}}}}

var skeetsArt = Scene{Place: Street, Seed: 9, Accent: 0xffe27a, Under: Halo, Effect: SpeedEffect,
	Subject: Figure{Pose: Swim, Suit: 0x3fc8f8, X: -400, NoRim: true, TailColour: 0x3fc8f8, Tail: []Along{
		{X: 80, Y: 20}, {X: 210, Y: 20}, {X: 250, Y: 20, Width: 2}, {X: 276, Y: 18, Width: 12}, {X: 308, Y: 13, Width: 30},
		{X: 334, Y: 8, Width: 24}, {X: 342, Y: 7, Width: 8},
	}},
	Extra: []Part{
		{K: 0.1, Before: true, What: Figure{X: -10000, K: 40, NoRim: true, TailColour: 0xc8841a, Tail: []Along{
			{X: 100, Y: 3.5}, {X: 170, Y: 3.5}, {X: 202.5, Y: 3.5}, {X: 222.5, Y: 3.5, Width: 0.25}, {X: 234, Y: 2, Width: 1},
			{X: 237.5, Y: -4, Width: 3.5}, {X: 236.5, Y: -10, Width: 2.75}, {X: 233.5, Y: -12, Width: 0.25},
		}}},
		{K: 0.1, Before: true, What: Figure{X: -10000, K: 40, NoRim: true, TailColour: 0xc8841a, Tail: []Along{
			{X: 100, Y: 3.5}, {X: 170, Y: 3.5}, {X: 202.5, Y: 3.5}, {X: 222.5, Y: 3.5, Width: 0.25}, {X: 234, Y: 2, Width: 1},
			{X: 237.5, Y: 6, Width: 3.5}, {X: 236.5, Y: 10, Width: 2.75}, {X: 233.5, Y: 12, Width: 0.25},
		}}},
		{K: 0.25, Before: true, What: Figure{X: -8000, K: 32, TailColour: 0xf2a81a, Tail: []Along{
			{X: 175, Y: 1.25}, {X: 210, Y: 1.25}, {X: 226.25, Y: 1.25}, {X: 241, Y: 1.25, Width: 0.75}, {X: 242.75, Y: 1, Width: 4.25},
			{X: 246.25, Y: 0.25, Width: 8.25}, {X: 250.5, Y: -0.5, Width: 10}, {X: 254.5, Y: -1.12, Width: 8.75}, {X: 257.25, Y: -1.62, Width: 6},
			{X: 258.25, Y: -1.75, Width: 3.75},
		}}},
		{K: 0.004, Before: true, What: Figure{X: -1000000, K: 5000, NoRim: true, TailColour: 0x1a90e8, Tail: []Along{
			{X: 170, Y: -0.2}, {X: 184, Y: -0.2}, {X: 190.5, Y: -0.2}, {X: 200.2, Y: -0.2, Width: 0.05}, {X: 200.8, Y: -0.28, Width: 1.4},
			{X: 201.5, Y: -0.4, Width: 2.1}, {X: 202.3, Y: -0.55, Width: 2}, {X: 202.9, Y: -0.65, Width: 1.4}, {X: 203.15, Y: -0.7, Width: 0.4},
		}}}}}

var soultakerSwordArt = Scene{Place: Grave, Seed: 9, Accent: 0x9ffff0,
	Subject: Figure{Pose: Crouch, Light: LightTop, Suit: 0xf4f8fc, X: -600, K: 2, NoRim: true, TailColour: 0xf4f8fc, Tail: []Along{
		{X: 140, Y: 42}, {X: 205, Y: 42}, {X: 245, Y: 42, Width: 6}, {X: 257, Y: 32, Width: 6}, {X: 270, Y: 21, Width: 6},
		{X: 270.25, Y: 20.8, Width: 7}, {X: 285, Y: 9, Width: 7}, {X: 302, Y: -5, Width: 7}, {X: 320, Y: -18, Width: 6.5},
		{X: 336, Y: -27, Width: 5.5}, {X: 344, Y: -31, Width: 0.5},
	}},
	Extra: []Part{
		{X: -44, Y: -18, K: 0.32, Turn: -0.2, What: Bust{Wears: Robe, Suit: 0x4fc8b8, Tie: 0x2f8a8a, Light: LightBelow,
			Head: Head{Face: SkullHead, Shell: 0xd0fff0, Glow: 0x9ffff0, Top: Hood, TopC: 0x4fc8b8}}},
		{X: 52, Y: 44, K: 0.42, Turn: 0.15, What: Bust{Flip: true, Wears: Robe, Suit: 0x4fc8b8, Tie: 0x2f8a8a, Light: LightBelow,
			Head: Head{Face: SkullHead, Shell: 0xd0fff0, Glow: 0x9ffff0, Top: Hood, TopC: 0x4fc8b8}}},
		{X: -4, Y: 62, K: 0.34, Turn: -0.1, What: Bust{Wears: Robe, Suit: 0x4fc8b8, Tie: 0x2f8a8a, Light: LightBelow,
			Head: Head{Face: SkullHead, Shell: 0xd0fff0, Glow: 0x9ffff0, Top: Hood, TopC: 0x4fc8b8}}},
		{K: 0.1, Before: true, What: Figure{X: -10000, K: 40, NoRim: true, TailColour: 0xf0b82a, Tail: []Along{
			{X: 100, Y: 24.75}, {X: 170, Y: 24.75}, {X: 202.5, Y: 24.75}, {X: 217.5, Y: 24.75, Width: 2}, {X: 227.5, Y: 16.75, Width: 2},
			{X: 234, Y: 11.3, Width: 2}, {X: 234.1, Y: 11.22, Width: 9.5}, {X: 235.75, Y: 9.9, Width: 9.5}, {X: 235.85, Y: 9.82, Width: 1},
		}}},
		{K: 0.1, Before: true, What: Figure{X: -10000, K: 40, NoRim: true, TailColour: 0xc03a3a, Tail: []Along{
			{X: 100, Y: 23}, {X: 170, Y: 23}, {X: 202.5, Y: 23}, {X: 220, Y: 23, Width: 3.75}, {X: 225, Y: 19, Width: 3.75},
			{X: 230, Y: 14.62, Width: 3.75}, {X: 233, Y: 12.12, Width: 3.75}, {X: 234, Y: 11.38, Width: 3.25},
		}}}},
	Front: Grass}

var starSapphirePowerRingArt = Scene{Place: Ice, Seed: 5, Accent: 0xff8af0, Effect: Hearts,
	Subject: Object{Thing: Crystal, C: 0xff6ad8, Y: 40, K: 0.9},
	Extra:   []Part{{Y: -26, K: 0.62, Before: true, What: Object{Thing: PowerRing, C: 0xd040c0}}}}

// spectrumRay is a ray of light upward from the middle.
var spectrumRay = []Along{
	{Y: 170, Width: 6}, {Y: 187.5, Width: 6}, {Y: 188, Width: 3.7}, {Y: 191, Width: 2.8}, {Y: 194, Width: 2}, {Y: 197, Width: 1.2},
	{Y: 199.7, Width: 0.4}, {Y: 200, Width: 0.1},
}

var whiteLanternPowerBatteryArt = Scene{Place: Arctic, Seed: 5, Accent: 0xffffff,
	Subject: Object{Thing: Orb, C: 0xffffff, Y: 6, K: 0.5},
	Extra: []Part{
		{Y: 6, K: 0.02, Turn: -1.38, What: Figure{Y: -200000, K: 1000, NoRim: true, TailColour: 0xe8382e, Tail: spectrumRay}},
		{Y: 6, K: 0.02, Turn: -0.92, What: Figure{Y: -200000, K: 1000, NoRim: true, TailColour: 0xff8a1a, Tail: spectrumRay}},
		{Y: 6, K: 0.02, Turn: -0.46, What: Figure{Y: -200000, K: 1000, NoRim: true, TailColour: 0xf2d23a, Tail: spectrumRay}},
		{Y: 6, K: 0.02, What: Figure{Y: -200000, K: 1000, NoRim: true, TailColour: 0x3fc870, Tail: spectrumRay}},
		{Y: 6, K: 0.02, Turn: 0.46, What: Figure{Y: -200000, K: 1000, NoRim: true, TailColour: 0x3f8af0, Tail: spectrumRay}},
		{Y: 6, K: 0.02, Turn: 0.92, What: Figure{Y: -200000, K: 1000, NoRim: true, TailColour: 0x5a4ad0, Tail: spectrumRay}},
		{Y: 6, K: 0.02, Turn: 1.38, What: Figure{Y: -200000, K: 1000, NoRim: true, TailColour: 0xe060d0, Tail: spectrumRay}},
		{K: 0.05, What: Figure{Y: 40000, K: 160, NoRim: true, TailColour: 0xe4ecf4, Tail: []Along{
			{Y: -175}, {Y: -218.75}, {Y: -232.5}, {Y: -256.25, Width: 1.25}, {X: -3.25, Y: -256.5, Width: 1.12},
			{X: -3.75, Y: -258.75, Width: 1.12}, {Y: -260.75, Width: 1.12}, {X: 3.75, Y: -258.75, Width: 1.12}, {X: 3.25, Y: -256.5, Width: 1.12},
			{Y: -256.25, Width: 1.25},
		}}},
		{K: 0.25, What: Figure{Y: 8000, K: 32, NoRim: true, TailColour: 0xe8eef4, Tail: []Along{
			{Y: -175}, {Y: -218.75}, {Y: -232.5}, {Y: -235.22, Width: 11.5}, {Y: -240.63, Width: 11.5}, {Y: -241.57, Width: 11},
			{Y: -243.22, Width: 7.75}, {Y: -244.16, Width: 7.5}, {Y: -244.21, Width: 10.5}, {Y: -249.32, Width: 12}, {Y: -254.03, Width: 10.5},
			{Y: -254.08, Width: 7.5}, {Y: -254.97, Width: 7.5}, {Y: -255.02, Width: 9}, {Y: -256.14, Width: 8.25}, {Y: -256.2, Width: 3.75},
			{Y: -256.85, Width: 3.25},
		}}},
		{K: 0.004, What: Figure{Y: 1000000, K: 5000, NoRim: true, TailColour: 0x8fd0ff, Tail: []Along{
			{Y: -170}, {Y: -187.5}, {Y: -193}, {Y: -198.4}, {Y: -198.42, Width: 2}, {Y: -198.8, Width: 2.5}, {Y: -199.8, Width: 3},
			{Y: -200.7, Width: 2.4}, {Y: -200.8, Width: 2},
		}}}}}

var yellowLanternCorpsPowerRingArt = Scene{Place: OtherWorld, Seed: 6, Accent: 0xffe83a, Effect: Embers,
	Subject: Object{Thing: PowerRing, C: 0xffd81a, Y: -18, K: 0.62},
	Extra: []Part{
		{K: 0.25, What: Figure{Y: 8000, K: 32, NoRim: true, TailColour: 0xd8b41a, Tail: []Along{
			{X: -2, Y: -175}, {X: -2, Y: -218.75}, {X: -2, Y: -232.5}, {X: -2, Y: -242.5, Width: 3.75}, {X: -4.5, Y: -245.75, Width: 3.75},
			{X: -7.5, Y: -250, Width: 3.5}, {X: -7.75, Y: -255.5, Width: 2.75}, {X: -5, Y: -258.75, Width: 1.5}, {X: -2.25, Y: -259.5, Width: 0.12},
		}}},
		{K: 0.25, What: Figure{Y: 8000, K: 32, NoRim: true, TailColour: 0xd8b41a, Tail: []Along{
			{X: 2, Y: -175}, {X: 2, Y: -218.75}, {X: 2, Y: -232.5}, {X: 2, Y: -242.5, Width: 3.75}, {X: 4.5, Y: -245.75, Width: 3.75},
			{X: 7.5, Y: -250, Width: 3.5}, {X: 7.75, Y: -255.5, Width: 2.75}, {X: 5, Y: -258.75, Width: 1.5}, {X: 2.25, Y: -259.5, Width: 0.12},
		}}},
		{K: 0.25, Before: true, What: Figure{Y: 8000, K: 32, NoRim: true, TailColour: 0xd8b41a, Tail: []Along{
			{X: -1.5, Y: -175}, {X: -1.5, Y: -218.75}, {X: -1.5, Y: -232.5}, {X: -1.5, Y: -240.5, Width: 2.75}, {X: -3.75, Y: -243.25, Width: 3.5},
			{X: -5.5, Y: -246.25, Width: 3}, {X: -4.5, Y: -249, Width: 2}, {X: -2, Y: -250.25, Width: 0.12},
		}}},
		{K: 0.25, Before: true, What: Figure{Y: 8000, K: 32, NoRim: true, TailColour: 0xd8b41a, Tail: []Along{
			{X: 1.5, Y: -175}, {X: 1.5, Y: -218.75}, {X: 1.5, Y: -232.5}, {X: 1.5, Y: -240.5, Width: 2.75}, {X: 3.75, Y: -243.25, Width: 3.5},
			{X: 5.5, Y: -246.25, Width: 3}, {X: 4.5, Y: -249, Width: 2}, {X: 2, Y: -250.25, Width: 0.12},
		}}},
		{K: 0.1, Before: true, What: Figure{Y: 40000, K: 200, NoRim: true, TailColour: 0x9a8a1a, Tail: []Along{
			{Y: -170}, {Y: -187.5}, {Y: -193, Width: 3.5}, {Y: -194.5, Width: 3.6}, {Y: -195.8, Width: 3.9}, {Y: -196.8, Width: 3.7},
			{Y: -197.3, Width: 2.5},
		}}}}}
