package heroesunite

import (
	. "lineup/game/picture"
)

// The posters of the oversized Super Heroes: the Heroes of this set, as large as possible and in
// other poses.

var batgirlArt = Scene{Place: Bridge, Seed: 2, Accent: 0xffe0a0, Under: Streaks, Effect: SpeedEffect,
	Subject: Figure{Pose: Sit, X: 0, Y: 8, K: 1, Build: SlimBuild, Suit: 0xc4b0d8, Trim: 0xf2c24a, Belt: 0xf2c24a,
		Cape: Cape{C: 0x6a4a9a, Dir: 3.0, Len: 100, Flare: 50},
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0xe8682a, Mood: Fierce, Eyes: Domino, EyeC: 0x4a3578}, HeadSize: 1.25},
	Extra: []Part{{What: Object{Thing: Motorcycle, C: 0xf2c24a, K: 1.1}, Y: 34}}}

var blackCanaryArt = Scene{Place: Alley, Seed: 9, Accent: 0xffe14d, Under: BoomUnder,
	Subject: Figure{Pose: Kick, X: -18, Y: 16, K: 1.12, Build: SlimBuild, Suit: 0xb888cc, Trim: 0xf2dc90, Panel: Vee, PanelColour: 0xf2dc90, BareLegs: true,
		Head: Head{Face: Oval, Hair: Wind, HairC: 0xf2dc80, Mood: Roar, Lashes: true}, HeadSize: 1.3}}

var boosterGoldArt = Scene{Place: SpeedPlace, Seed: 6, Accent: 0x9fe8ff, Under: Streaks,
	Subject: Figure{Pose: Fly, X: -18, Y: 22, K: 1.04, Turn: -0.1, Suit: 0xf2b42e, Trim: 0x7ac8f0, Panel: Yoke, PanelColour: 0x5a9ae0, Belt: 0xf6efe0,
		Head: Head{Face: Square, Hair: Quiff, HairC: 0xb8702a, Mood: Grin, Eyes: Visor, Glow: 0x8fe8ff}, HeadSize: 1.25},
	Extra: []Part{{X: -60, Y: 20, K: 0.86, What: Object{Thing: Portal, C: 0x9fe8ff, Glow: 0xd0f4ff}}}}

var hawkmanArt = Scene{Place: Temple, Seed: 9, Accent: 0xffd27a, Under: Rays,
	Subject: Figure{Pose: Cast, X: -22, Y: 44, K: 1.22, Skin: Tan, Suit: 0x4a9a5a, Trim: 0xd8503a, BareArms: true, BareChest: true, Belt: 0xd8503a,
		Held: Held{Thing: Mallet, C: 0xf2c24a, K: 0.72, Turn: -1.1}, Front: Fist,
		Head: Head{Face: Square, Skin: Tan, Top: Helm, TopC: 0xf2c24a, Mood: Stern}, HeadSize: 1.2},
	Extra: []Part{{X: -20, Y: 6, K: 0.11, What: Figure{Y: 40000, K: 200, NoRim: true, Tail: wings, TailColour: 0xf0e6cc}}}}

var nightwingArt = Scene{Place: Roof, Seed: 7, Accent: 0x9fe8ff, Under: Glare, Effect: Rain,
	Subject: Figure{Pose: Brace, X: -24, Y: 26, K: 1.24, Suit: 0x4a5470, Trim: 0x8fd8ff, Panel: Yoke, PanelColour: 0x8fd8ff,
		Held: Held{Thing: Staff, C: 0xf6efe0, K: 0.7},
		Head: Head{Face: Square, Hair: Short, HairC: 0x2a2230, Mood: Grit, Eyes: Domino, EyeC: 0x8fd8ff}, HeadSize: 1.25}}

var redTornadoArt = Scene{Place: Storm, Seed: 7, Accent: 0xffe0b0, Under: Halo, Effect: Rain,
	Subject: Figure{Pose: Cast, X: -14, Y: 32, K: 1.16, Suit: 0xe8603f, Trim: 0xf2e2b8, Belt: 0xf2e2b8, Panel: Yoke, PanelColour: 0xf2e2b8,
		Cape: Cape{C: 0xd8dcd0, Dir: 2.7, Len: 100, Flare: 70}, Head: Head{Face: RobotHead, Shell: 0xe8603f, Plate: 0xf2e2b8, Glow: 0x8ff0ff}, HeadSize: 1.25},
	Extra: []Part{{X: -14, Y: 34, K: 0.7, Before: true, What: Figure{Y: 520, K: 4, NoRim: true, Tail: funnel, TailColour: 0xd8ecfa}}}}

var shazamArt = Scene{Place: Cave, Seed: 4, Accent: 0xffe14d, Under: Halo, Effect: Bolts,
	Subject: Figure{Pose: Stand, Y: 52, K: 1.38, Suit: 0xe04a36, Trim: 0xf2c83a, Belt: 0xf2c83a, Cape: Cape{C: 0xf6efe0, Dir: 1.9, Len: 136, Flare: 90},
		Head: Head{Face: Square, Hair: Back, HairC: 0x2a1e22, Mood: Smirk}, HeadSize: 1.15}}

var starfireArt = Scene{Place: OtherWorld, Seed: 2, Accent: 0xaaff7a, Under: Halo, Effect: Sparks,
	Subject: Figure{Pose: Lift, Y: 36, K: 1.16, Build: SlimBuild, Skin: Tan, Suit: 0xc8a0e8, Trim: 0xf6efe0, Belt: 0xf6efe0, BareArms: true,
		Head: Head{Face: Oval, Skin: Tan, Hair: Wild, HairC: 0xff8a2a, Mood: Fierce, Eyes: GlowEyes, Glow: 0xaaff7a}, HeadSize: 1.3},
	Extra: []Part{{Y: -56, K: 0.6, What: Object{Thing: Orb, C: 0xaaff7a}}}}
