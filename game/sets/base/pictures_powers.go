package base

import . "lineup/game/picture"

// The pictures of the Starters, the Kick, the Weakness, and the Super Powers.

var punchArt = Scene{Place: Impact, Seed: 3, Accent: 0xe8683a, Subject: SetPiece{Piece: PunchPiece}, Effect: Shards}

var vulnerabilityArt = Scene{Place: Alley, Seed: 5, Accent: 0xff7a5a, Subject: SetPiece{Piece: Vulnerable}}

var kickArt = Scene{Place: Impact, Seed: 2, Accent: 0xe0482e, Under: BoomUnder, Effect: SpeedEffect,
	Subject: Figure{Pose: Kick, X: -14, Y: 14, K: 1.14, Suit: 0x2f5fb0, Trim: 0xf6efe0, Belt: 0xf6efe0, Panel: Yoke, PanelColour: 0x9fc4f4,
		Head: Head{Face: Young, Hair: Short, HairC: Ink, Skin: Brown, Mood: Grit, Top: Band, TopC: 0xf6efe0}}}

var weaknessArt = Scene{Place: Prison, Seed: 9, Accent: 0xd7e07a, Subject: SetPiece{Piece: Chained, Y: 2, K: 1.06}}

var bulletproofArt = Scene{Place: Street, Seed: 4, Accent: 0xfff0b0, Effect: Ricochet,
	Subject: Figure{Pose: Stand, Y: 56, K: 1.5, Suit: 0x2f8a8a, Trim: 0xf6efe0, Panel: Sides, PanelColour: 0x1f4a5a, Belt: 0xf6efe0, Skin: Deep,
		Head: Head{Face: Oval, Skin: Deep, Hair: Curly, HairC: Ink, Mood: Smirk}}}

var heatVisionArt = Scene{Place: Fire, Seed: 7, Accent: 0xff4a3a, Dusk: -1, Subject: SetPiece{Piece: EyesPiece, Y: 4, K: 1.08}, Effect: Embers}

var superSpeedArt = Scene{Place: Desert, Seed: 10, Accent: 0xff6a3d, Under: Streaks,
	Subject: Figure{Pose: Run, X: -4, Y: 6, K: 1.2, Flip: true, Build: SlimBuild, Suit: 0x6a3fb0, Trim: 0xf6efe0, Belt: 0xf6efe0,
		Head: Head{Face: Oval, Skin: Tan, Hair: Wind, HairC: 0x3a1a2e, Mood: Fierce, Eyes: Goggles, EyeC: 0xf6efe0}}}

var superStrengthArt = Scene{Place: Impact, Seed: 12, Accent: 0xff7043, Front: Rubble,
	Subject: SetPiece{Piece: Strong, C: 0x7a2f1a}}

var xRayVisionArt = Scene{Place: City, Seed: 3, Accent: 0x8fe3ff, Subject: SetPiece{Piece: XRay, K: 1.08}}
