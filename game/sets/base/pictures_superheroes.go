package base

import (
	. "lineup/game/picture"
	"lineup/game/sets/people"
)

// The posters of the Super Heroes, who are oversized: the whole figure, large, with a
// low horizon and one great light.

var aquamanArt = Scene{Place: Surf, Seed: 9, Accent: 0xffc857, Under: Rays, Effect: WaveEffect,
	Subject: people.Aquaman.Posed(Cast, -30, 32, 1.14).Holding(Held{Thing: TridentThing, C: 0xffc857, K: 0.8, Turn: -0.9, DX: -22, DY: 27}).Hands(Fist,
		Fist)}

var batmanArt = Scene{Place: Storm, Seed: 3, Accent: 0xffe14d, Subject: people.Batman.Posed(Stand, 0, 44, 1.26).Caped(1.9, 136, 92)}

var cyborgArt = Scene{Place: Lab, Seed: 14, Accent: 0xff7f57, Effect: Sparks,
	Subject: people.Cyborg.Posed(Aim, -40, 36, 1.04).Holding(Held{Thing: Cannon, C: 0xcfd8e0, K: 1})}

var greenLanternArt = Scene{Place: Space, Seed: 11, Accent: 0x59ff9e, Under: BoomUnder,
	Subject: Figure{Pose: Punch, X: -32, Y: 24, K: 1.1, Suit: 0x3fae6a, Trim: 0xf0ead8, Panel: Sides, PanelColour: 0x2e3a44, Belt: 0xf0ead8,
		Head: Head{Face: Square, Skin: Brown, Hair: Short, HairC: Ink, Mood: Grit, Eyes: GlowEyes, Glow: 0x59ff9e}, HeadSize: 1.2}}

var supermanArt = Scene{Place: Sky, Seed: 9, Accent: 0xffd27a, Under: Streaks, Front: Clouds, Subject: people.Superman.Posed(Fly, -16, 4, 1)}

var flashArt = Scene{Place: Road, Seed: 11, Accent: 0xffb03a, Under: Streaks, Effect: SpeedEffect, Subject: people.Flash.Posed(Run, 4, 10, 1.12)}

var wonderWomanArt = Scene{Place: Arena, Seed: 3, Accent: 0xffd66b, Under: Shafts,
	Subject: people.WonderWoman.Posed(Aim, -40, 34, 1.04).Holding(Held{Thing: Lasso, C: 0xffd66b, K: 0.5})}

var martianManhunterArt = Scene{Place: OtherWorld, Seed: 12, Accent: 0xff8a6a, Under: Halo,
	Subject: people.MartianManhunter.Posed(Stand, 0, 44, 1.26).Caped(1.4, 130, 88)}
