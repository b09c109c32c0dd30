package base

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The posters of the oversized Super Heroes: the whole figure, large, with a low horizon and one
// bright light.

var aquamanArt = Scene{Place: Surf, Seed: 9, Accent: 0xffc857, Under: Rays, Effect: WaveEffect,
	Subject: characters.Aquaman.Posed(Cast, -18, 34, 1.1).Holding(Held{Thing: TridentThing, C: 0xffc857, K: 0.8, Turn: -0.9, DX: -22, DY: 27}).Hands(Fist,
		Fist)}

var batmanArt = Scene{Place: Storm, Seed: 3, Accent: 0xffe14d, Subject: characters.Batman.Posed(Stand, 0, 54, 1.4).Caped(1.9, 136, 92)}

var cyborgArt = Scene{Place: Lab, Seed: 14, Accent: 0xff7f57, Effect: Sparks,
	Subject: characters.Cyborg.Posed(Cast, 36, 38, 1.14).Flipped().Holding(Held{Thing: Cannon, C: 0xcfd8e0, K: 1.1, DX: 10}).Hands(Fist, Fist)}

var greenLanternArt = Scene{Place: Space, Seed: 11, Accent: 0x59ff9e, Under: BoomUnder,
	Subject: Figure{Pose: Punch, X: -42, Y: 30, K: 1.16, Suit: 0x5fd08a, Trim: 0xf0ead8, Panel: Sides, PanelColour: 0x2e4a44, Belt: 0xf0ead8,
		Head: Head{Face: Square, Skin: Brown, Hair: Short, HairC: Ink, Mood: Grit, Eyes: GlowEyes, Glow: 0x59ff9e}, HeadSize: 1.2}}

var supermanArt = Scene{Place: Sky, Seed: 9, Accent: 0xffd27a, Under: Streaks, Front: Clouds, Subject: characters.Superman.Posed(Fly, -14, 34, 1.08).Turned(-0.42)}

var flashArt = Scene{Place: Road, Seed: 11, Accent: 0xffb03a, Under: Streaks, Effect: SpeedEffect, Subject: characters.Flash.Posed(Run, -8, 22, 1.18)}

var wonderWomanArt = Scene{Place: Temple, Seed: 8, Accent: 0xffd66b, Under: Rays,
	Subject: characters.WonderWoman.Posed(Leap, 0, 54, 1.14),
	Extra:   []Part{{What: Object{Thing: Lasso, C: 0xffd66b, Flip: true}, X: -2, Y: -42, K: 0.88}}}

var martianManhunterArt = Scene{Place: OtherWorld, Seed: 12, Accent: 0xff8a6a, Under: Halo,
	Subject: characters.MartianManhunter.Posed(Stand, 0, 54, 1.4).Caped(1.4, 130, 88)}
