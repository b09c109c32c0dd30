package heroesunite

import (
	. "lineup/game/picture"
)

// The pictures of the Super Powers. Their background is amber. Suits are blue, violet, red, or
// pale, and the power's effect is as large as its user.

// cryWave is a wave of a cry, from its lower end to its upper end.
var cryWave = []Along{
	{X: 0.09, Y: -170}, {X: 0.09, Y: -187.5}, {X: 0.09, Y: -193}, {X: 0.09, Y: -195.93, Width: 0.03}, {X: -0.78, Y: -196.73, Width: 0.22},
	{X: -1.45, Y: -197.71, Width: 0.38}, {X: -1.86, Y: -198.82, Width: 0.49}, {X: -2, Y: -200, Width: 0.53},
	{X: -1.86, Y: -201.18, Width: 0.49}, {X: -1.45, Y: -202.29, Width: 0.38}, {X: -0.78, Y: -203.27, Width: 0.22},
	{X: 0.09, Y: -204.07, Width: 0.03},
}

var canaryCryArt = Scene{Place: Road, Seed: 4, Accent: 0xfff0a0, Under: Streaks,
	Subject: Bust{X: 46, K: 0.86, Turn: -0.9, Tilt: 0.1, Build: SlimBuild, Wears: Jacket, Suit: 0x3a5aa8, Tie: 0x2a2f4a,
		Head: Head{Face: Oval, Hair: Wind, HairC: 0xfff0b8, Mood: Roar, Lashes: true, Eyes: Domino, EyeC: 0x2a3a78}},
	Extra: []Part{
		{X: -58, Y: 30, K: 0.62, Turn: -0.9, What: Figure{Pose: Fall, Flip: true, Build: HulkBuild, Suit: 0xb04a3a, Trim: 0x3a2a2a,
			Head: Head{Face: Brute, Mood: Scared}, HeadSize: 1.4}},
		{X: 20, Y: 6, K: 0.008, Before: true, What: Figure{Y: 200000, K: 1000, NoRim: true, TailColour: 0x3fb8f0, Tail: cryWave}},
		{Y: 6, K: 0.0132, Before: true, What: Figure{Y: 200000, K: 1000, NoRim: true, TailColour: 0x3fb8f0, Tail: cryWave}},
		{X: -20, Y: 6, K: 0.0184, Before: true, What: Figure{Y: 200000, K: 1000, NoRim: true, TailColour: 0x5fc8f4, Tail: cryWave}},
		{X: -40, Y: 6, K: 0.024, Before: true, What: Figure{Y: 200000, K: 1000, NoRim: true, TailColour: 0x7fd4f8, Tail: cryWave}}}}

var forceFieldArt = Scene{Place: PoliceStation, Seed: 2, Accent: 0xb8f4ff, Under: Halo, Front: Rubble,
	Subject: Figure{Pose: Lift, Y: 52, K: 0.84, Build: SlimBuild, Suit: 0x3f62c0, Trim: 0xf6efe0, Belt: 0xf6efe0, Panel: Vee, PanelColour: 0xf6efe0,
		Head: Head{Face: Oval, Skin: Brown, Hair: Curly, HairC: 0x2a1a20, Mood: Fierce}, HeadSize: 1.4},
	Extra: []Part{{Y: -62, K: 0.84, Turn: -0.12, What: Object{Thing: Boulder, C: 0x8a6a5a}},
		{Y: 30, K: 1.06, What: Object{Thing: Bubble, C: 0x8fe8ff, K: 1.1}}}}

var powerOfTheGreenArt = Scene{Place: Desert, Seed: 8, Accent: 0xe8ffb0, Under: Halo, Effect: LeavesEffect,
	Subject: Figure{Pose: Crouch, Y: 22, K: 1.3, Build: SlimBuild, Skin: Pale, Suit: 0xf2e8d0, Trim: 0x5a8a3a, BareHands: true, BareFeet: true,
		Pattern: Leaves, PatternInk: 0x3f8a3a, Head: Head{Face: Young, Skin: Pale, Hair: Wild, HairC: 0x6a3f8a, Mood: Calm, Top: Laurel, TopC: 0xff7a9a},
		HeadSize: 1.3},
	Extra: []Part{
		{K: 0.5, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x3f9a3a, Tail: []Along{
			{X: -17.5, Y: -100}, {X: -17.5, Y: -187.5}, {X: -17.5, Y: -215}, {X: -17.5, Y: -217.5, Width: 5.5}, {X: -17.5, Y: -225, Width: 5.5},
			{X: -21, Y: -237.5, Width: 4.77}, {X: -26.5, Y: -247.5, Width: 4.03}, {X: -21, Y: -258.5, Width: 3.3}, {X: -13, Y: -262.5, Width: 2.57},
			{X: -10, Y: -257, Width: 1.83}, {X: -14, Y: -254.5, Width: 1.1},
		}}},
		{K: 0.5, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x2f8a4a, Tail: []Along{
			{X: -26, Y: -100}, {X: -26, Y: -187.5}, {X: -26, Y: -215}, {X: -26, Y: -217.5, Width: 3.75}, {X: -26, Y: -225, Width: 3.75},
			{X: -25, Y: -235, Width: 3}, {X: -30, Y: -250, Width: 2.25}, {X: -28, Y: -262.5, Width: 1.5}, {X: -23.5, Y: -268, Width: 0.75},
		}}},
		{K: 0.5, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x4faa3a, Tail: []Along{
			{X: 19, Y: -100}, {X: 19, Y: -187.5}, {X: 19, Y: -215}, {X: 19, Y: -217.5, Width: 5.5}, {X: 19, Y: -225, Width: 5.5},
			{X: 21.5, Y: -237.5, Width: 4.77}, {X: 26, Y: -248.5, Width: 4.03}, {X: 19.5, Y: -260, Width: 3.3}, {X: 12, Y: -263.5, Width: 2.57},
			{X: 9.5, Y: -257.5, Width: 1.83}, {X: 13.5, Y: -255.5, Width: 1.1},
		}}},
		{K: 0.5, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x2f8a4a, Tail: []Along{
			{X: 27, Y: -100}, {X: 27, Y: -187.5}, {X: 27, Y: -215}, {X: 27, Y: -217.5, Width: 3.75}, {X: 27, Y: -225, Width: 3.75},
			{X: 26.5, Y: -237.5, Width: 3}, {X: 30.5, Y: -252.5, Width: 2.25}, {X: 27, Y: -265, Width: 1.5}, {X: 22, Y: -268.5, Width: 0.75},
		}}},
		{K: 0.5, Before: true, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x6fce5a, Tail: []Along{
			{X: -13, Y: -100}, {X: -13, Y: -187.5}, {X: -13, Y: -215}, {X: -13, Y: -217.5, Width: 2.5}, {X: -13, Y: -225, Width: 2.5},
			{X: -14, Y: -229, Width: 1.83}, {X: -10, Y: -234.5, Width: 1.17}, {X: -14.5, Y: -239, Width: 0.5},
		}}},
		{K: 0.5, Before: true, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x6fce5a, Tail: []Along{
			{X: 14, Y: -100}, {X: 14, Y: -187.5}, {X: 14, Y: -215}, {X: 14, Y: -217.5, Width: 2.5}, {X: 14, Y: -225, Width: 2.5},
			{X: 15, Y: -229, Width: 1.83}, {X: 11.5, Y: -235, Width: 1.17}, {X: 16, Y: -240, Width: 0.5},
		}}}},
	Front: Fronds}

var shazamWordArt = Scene{Place: Hall, Seed: 4, Accent: 0xfff6b0, Under: Rays, Front: Rubble,
	Subject: Figure{Pose: Loom, Y: 58, K: 0.98, Build: TeenBuild, Suit: 0xd83a2e, Trim: 0x2f5fb0, Boots: 0xf6efe0, BareHands: true, Panel: Vest,
		PanelColour: 0xf6efe0,
		Head:        Head{Face: Young, Hair: Spiky, HairC: 0x2a1e22, Mood: Roar}, HeadSize: 1.5},
	Extra: []Part{
		{K: 0.02, What: Figure{Y: -200000, K: 1000, NoRim: true, TailColour: 0xffc400, Tail: []Along{
			{X: 1.8, Y: 170}, {X: 1.8, Y: 187.5}, {X: 1.8, Y: 193, Width: 1}, {X: 0.5, Y: 196.9, Width: 1}, {X: 0.54, Y: 196.9, Width: 1},
			{X: 1.8, Y: 197, Width: 0.85}, {X: 1.74, Y: 197.07, Width: 0.85}, {X: -0.1, Y: 199.2, Width: 0.75}, {X: -0.07, Y: 199.2, Width: 0.75},
			{X: 1, Y: 199.2, Width: 0.55}, {X: 0.97, Y: 199.28, Width: 0.55}, {X: -0.1, Y: 202, Width: 0.1},
		}}},
		{K: 0.02, What: Figure{Y: -200000, K: 1000, NoRim: true, TailColour: 0xffc400, Tail: []Along{
			{X: -3.5, Y: 170}, {X: -3.5, Y: 187.5}, {X: -3.5, Y: 193, Width: 0.55}, {X: -2.8, Y: 196.3, Width: 0.55},
			{X: -2.83, Y: 196.31, Width: 0.55}, {X: -3.7, Y: 196.5, Width: 0.5}, {X: -3.65, Y: 196.57, Width: 0.5}, {X: -2.2, Y: 198.7, Width: 0.4},
			{X: -2.21, Y: 198.7, Width: 0.4}, {X: -2.7, Y: 198.8, Width: 0.3}, {X: -2.66, Y: 198.85, Width: 0.3}, {X: -1.5, Y: 200.5, Width: 0.05},
		}}},
		{K: 0.02, What: Figure{Y: -200000, K: 1000, NoRim: true, TailColour: 0xffc400, Tail: []Along{
			{X: 5, Y: 170}, {X: 5, Y: 187.5}, {X: 5, Y: 193, Width: 0.55}, {X: 4.2, Y: 196.3, Width: 0.55}, {X: 4.22, Y: 196.31, Width: 0.55},
			{X: 4.9, Y: 196.6, Width: 0.5}, {X: 4.85, Y: 196.66, Width: 0.5}, {X: 3.2, Y: 198.5, Width: 0.4}, {X: 3.21, Y: 198.51, Width: 0.4},
			{X: 3.7, Y: 198.7, Width: 0.3}, {X: 3.66, Y: 198.75, Width: 0.3}, {X: 2.3, Y: 200.4, Width: 0.05},
		}}}}}

var starboltArt = Scene{Place: Sky, Seed: 11, Accent: 0xc8ff8a, Under: Streaks, Effect: Sparks, Front: Clouds,
	Subject: Figure{Pose: Aim, X: -64, Y: 42, K: 1.06, Build: SlimBuild, Skin: Tan, Suit: 0x8a4fc0, Trim: 0xe8e0f6, Belt: 0xe8e0f6, BareArms: true,
		Head: Head{Face: Oval, Skin: Tan, Hair: LongHair, HairC: 0xe8502a, Mood: Roar, Eyes: GlowEyes, Glow: 0xc8ff8a, Lashes: true}, HeadSize: 1.35},
	Extra: []Part{{X: 92, Y: -10, K: 1.1, Turn: 0.56, Before: true, What: Object{Thing: Beam, C: 0x3fe03a}},
		{X: 54, Y: 46, K: 0.34, Before: true, What: Object{Thing: Orb, C: 0x6aff5a}}}}

var teleportationArt = Scene{Place: Void, Seed: 9, Accent: 0xe8c0ff,
	Subject: Figure{Pose: Run, X: 2, Y: 18, K: 1.16, Suit: 0x3f9ae8, Trim: 0xf6efe0, Belt: 0xf6efe0,
		Head: Head{Face: Young, Skin: Deep, Hair: Mohawk, HairC: 0xf6efe0, Mood: Smirk, Eyes: Goggles, EyeC: 0xf2684e}, HeadSize: 1.35},
	Extra: []Part{{X: -66, Y: 6, K: 0.74, Before: true, What: Object{Thing: Portal, C: 0xb060f0}}}}

// twister is a tornado, wide at the top.
var twister = []Along{
	{Y: -100}, {Y: -187.5}, {Y: -215}, {Y: -227, Width: 1.5}, {X: 2.25, Y: -229, Width: 1.62}, {X: -3.77, Y: -233.1, Width: 1.92},
	{X: 5.75, Y: -237.2, Width: 2.21}, {X: -6.08, Y: -241.3, Width: 2.5}, {X: 8.34, Y: -245.4, Width: 2.8},
	{X: -10.96, Y: -249.5, Width: 3.09}, {X: 10.46, Y: -253.6, Width: 3.38}, {X: -13.31, Y: -257.7, Width: 3.67},
	{X: 16.52, Y: -261.8, Width: 3.97}, {X: -15.07, Y: -265.9, Width: 4.26}, {X: 18.5, Y: -270, Width: 4.55},
	{X: -7.5, Y: -272.5, Width: 1.25},
}

var whirlwindArt = Scene{Place: Desert, Seed: 12, Accent: 0xfff0c0, Under: Streaks,
	Subject: Figure{Pose: Swing, Y: 14, K: 0.84, Suit: 0xd0382e, Trim: 0xf6efe0, Belt: 0xf6efe0, Panel: Vee, PanelColour: 0x5a1f2a,
		Head: Head{Face: Square, Hair: Wind, HairC: 0xe8d8b0, Mood: Grit, Eyes: Visor, Glow: 0xfff6c0}, HeadSize: 1.3},
	Extra: []Part{
		{K: 0.5, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x8fc0e8, Tail: twister}},
		{X: 80, Y: -26, K: 0.36, Turn: 0.6, Before: true, What: Object{Thing: Car, C: 0x4a7ab0}},
		{X: -78, Y: 6, K: 0.26, Turn: -0.5, Before: true, What: Object{Thing: Boulder, C: 0x8a6a4a}}}}
