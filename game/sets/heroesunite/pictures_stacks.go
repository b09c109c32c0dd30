package heroesunite

import (
	. "lineup/game/picture"
)

// The pictures of the Starters, the Kick, and the Weakness.

var punchArt = Scene{Place: Arena, Seed: 4, Accent: 0xffe14d, Under: BoomUnder, Front: Crowd,
	Subject: Figure{Pose: Punch, X: -40, Y: 26, K: 1, Suit: 0xd0402e, Trim: 0xf2c23a, Belt: 0xf6efe0, BareArms: true, Panel: Vee, PanelColour: 0xf6efe0,
		Head: Head{Face: Square, Skin: Brown, Hair: Short, HairC: Ink, Mood: Grit, Eyes: Domino, EyeC: 0xf2c23a}, HeadSize: 1.3},
	Extra: []Part{{X: 70, Y: -22, K: 0.66, Turn: 0.4, What: Figure{Pose: Fall, Flip: true, Build: HulkBuild, Suit: 0x4a8a7a, Trim: 0x2a3a4a,
		Head: Head{Face: Brute, Mood: Scared}, HeadSize: 1.4}}}}

var vulnerabilityArt = Scene{Place: Alley, Seed: 8, Accent: 0xff7a5a, Under: Shafts,
	Subject: Figure{Pose: Crouch, Y: 44, K: 0.96, Build: SlimBuild, Suit: 0x5aa0d0, Trim: 0xf6efe0, Belt: 0xf6efe0, Cape: Cape{C: 0xd8503a},
		Head: Head{Face: Young, Hair: SideParted, HairC: 0x8a4a2a, Mood: Scared}, HeadSize: 1.35},
	Extra: []Part{{X: -100, Y: -58, K: 0.8, Turn: 1.42, Before: true, What: Object{Thing: Spear, C: 0x5a3a2a}},
		{X: 100, Y: -58, K: 0.8, Turn: 3.29, Before: true, What: Object{Thing: Spear, C: 0x5a3a2a}},
		{X: -112, Y: 30, K: 0.8, Turn: 0.7, Before: true, What: Object{Thing: Spear, C: 0x5a3a2a}},
		{X: 112, Y: 30, K: 0.8, Turn: 4.01, Before: true, What: Object{Thing: Spear, C: 0x5a3a2a}}}}

var kickArt = Scene{Place: Bridge, Seed: 6, Accent: 0xfff0a0, Under: Streaks,
	Subject: Figure{Pose: Kick, X: 36, Y: 18, K: 0.9, Flip: true, Turn: 0.15, Build: SlimBuild, Suit: 0x2f8a8a, Trim: 0xf6efe0, Belt: 0xd8503a, Skin: Tan,
		Head: Head{Face: Oval, Skin: Tan, Hair: Tail, HairC: 0x2a1a20, Mood: Fierce, Top: Bandana, TopC: 0xd8503a}, HeadSize: 1.35},
	Extra: []Part{{X: -54, Y: -20, K: 0.6, Turn: -1.1, What: Figure{Pose: Fall, Build: HulkBuild, Suit: 0x8a94a4, Trim: 0x5a6472,
		Head: Head{Face: RobotHead, Shell: 0xb0bac8, Plate: 0x5a6472, Glow: 0xff5f4a}, HeadSize: 1.6}}}}

var weaknessArt = Scene{Place: Cave, Seed: 7, Accent: 0xb0ff6a, Under: Halo,
	Subject: Figure{Pose: Crouch, X: -34, Y: 30, K: 1.08, Suit: 0xd8d0e8, Trim: 0xd0503a, Belt: 0xf2c23a, Cape: Cape{C: 0xd0503a},
		Head: Head{Face: Square, Skin: Pale, Hair: Quiff, HairC: 0x5a3a2a, Mood: Tired}, HeadSize: 1.25},
	Extra: []Part{{X: 56, Y: 24, K: 0.6, What: Object{Thing: Crystal, C: 0x8aff4a, Glow: 0xc8ff8a}}}}
