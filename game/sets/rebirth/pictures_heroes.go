package rebirth

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The posters of the Super Heroes.

var supermanArt = Scene{Place: Sky, Seed: 2, Accent: 0xffd27a, Under: Streaks, Front: Clouds, Subject: characters.Superman.Posed(Fly, 12, 34, 1.08).Turned(0.42).Flipped()}

var batmanArt = Scene{Place: City, Seed: 21, Accent: 0xffd23f, Under: LedgeUnder, Subject: characters.Batman.Posed(Crouch, -6, 26, 1.5)}

var wonderWomanArt = Scene{Place: Temple, Seed: 8, Accent: 0xffd66b, Under: Shafts,
	Subject: characters.WonderWoman.Posed(Brace, -6, 30, 1.3).Holding(Held{Thing: Shield, C: 0xe0b050, K: 0.6, DX: 14, DY: 8})}

var flashArt = Scene{Place: Street, Seed: 4, Accent: 0xffb03a, Under: Streaks, Effect: SpeedEffect, Subject: characters.Flash.Posed(Run, 8, 22, 1.18).Flipped()}

var aquamanArt = Scene{Place: Sea, Seed: 4, Accent: 0xffc857, Under: Shafts, Effect: Bubbles,
	Subject: characters.Aquaman.Posed(Swim, -6, 10, 1.06).Holding(Held{Thing: Spear, C: 0xffc857, K: 0.9})}

var cyborgArt = Scene{Place: Lab, Seed: 5, Accent: 0xff7f57, Under: Halo, Effect: Sparks, Subject: characters.Cyborg.Posed(Stand, 0, 54, 1.4)}

var jessicaArt = Scene{Place: Space, Seed: 2, Accent: 0x59ff9e, Under: Halo,
	Subject: characters.JessicaCruz.Posed(Cast, -48, 42, 1.14).Holding(Held{Thing: Beam, C: 0x59ff9e, K: 1})}

var simonArt = Scene{Place: OtherWorld, Seed: 3, Accent: 0x59ff9e, Under: BoomUnder, Front: Rubble,
	Subject: characters.SimonBaz.Posed(Punch, -42, 28, 1.14)}

// The pictures of the Heroes.

var blackCanaryArt = Scene{Place: Stage, Seed: 4, Accent: 0xffe14d, Under: Rays, Effect: Swirl,
	Subject: Bust{X: -10, Y: -4, K: 0.92, Turn: 0.6, Build: SlimBuild, Wears: Jacket, Suit: 0x2b2b3a, Tie: 0xffe14d,
		Head: Head{Face: Oval, Hair: Wind, HairC: 0xf2dc90, Mood: Roar, Lashes: true}}}

var aquamanHeroArt = Scene{Place: Harbour, Seed: 3, Accent: 0xffc857, Effect: WaveEffect, Subject: characters.Aquaman.Posed(Punch, -24, 20, 1.26)}

var cyborgHeroArt = Scene{Place: Street, Seed: 11, Accent: 0xff9a6b, Effect: Sparks,
	Subject: characters.Cyborg.Posed(Aim, -54, 42, 1.24).Holding(Held{Thing: Cannon, C: 0xcfd8e0, K: 1})}

var loisLaneArt = Scene{Place: Newsroom, Seed: 2, Accent: 0xffe0a0,
	Subject: Bust{X: -18, Y: -4, K: 0.92, Turn: 0.25, Build: SlimBuild, Wears: Jacket, Suit: 0xe8dcc4, Tie: 0x9a3a5a, Held: Held{Thing: Newspaper, K: 1},
		Head: Head{Face: Oval, Hair: Bob, HairC: 0x2a1a1e, Mood: Smirk}}}

var greenArrowArt = Scene{Place: Roof, Seed: 6, Accent: 0xffe9a0, Effect: Birds,
	Subject: characters.GreenArrow.Posed(Aim, -34, 40, 1.28).Holding(Held{Thing: Bow, C: 0xc98a3a})}

var jessicaHeroArt = Scene{Place: Space, Seed: 5, Accent: 0x6dffae, Under: Streaks,
	Subject: characters.JessicaCruz.Posed(Fly, 16, 8, 1.12).Flipped().Holding(Held{Thing: Orb, C: 0x6dffae, K: 1.3})}

var simonHeroArt = Scene{Place: Bridge, Seed: 5, Accent: 0x6dffae, Under: Halo,
	Subject: characters.SimonBaz.Posed(Cast, -22, 42, 1.36).Holding(Held{Thing: Beam, C: 0x6dffae, K: 1})}

var blueBeetleArt = Scene{Place: Alley, Seed: 8, Accent: 0xffb03a, Effect: Ricochet,
	Subject: characters.BlueBeetle.Posed(Brace, 12, 22, 1.06).Flipped(),
	Extra: []Part{{What: Object{Thing: Bubble, C: 0x8ff0ff, K: 1.16}},
		{X: 46, Y: 52, K: 0.5, What: Figure{Pose: Crouch, Build: TeenBuild, Flip: true, Suit: 0xe0a050, Trim: 0x4a3a5a,
			Head: Head{Face: Young, Hair: Curly, HairC: Ink, Mood: Scared}}}}}

var doctorFateArt = Scene{Place: Temple, Seed: 6, Accent: 0xffb0d0, Under: Halo, Effect: Sparks,
	Subject: Figure{Pose: Cast, X: -16, Y: 42, K: 1.38, Suit: 0xc9a4c8, Trim: 0xf0e0c0, Belt: 0xf0e0c0, Panel: Vee, PanelColour: 0x6a2a5a,
		Cape: Cape{C: 0xd9708a},
		Held: Held{Thing: Orb, C: 0xffb0d0, K: 1.4}, Head: Head{Face: Square, Top: Helm, TopC: 0xe8e0d0, Eyes: GlowEyes, Glow: 0xffe9f2}, HeadSize: 1.2}}

var wonderWomanHeroArt = Scene{Place: Arena, Seed: 4, Accent: 0xffd66b,
	Subject: characters.WonderWoman.Posed(Aim, 56, 38, 1.2).Flipped().Holding(Held{Thing: Lasso, C: 0xffd66b, K: 0.6})}

var batmanHeroArt = Scene{Place: Alley, Seed: 12, Accent: 0xffd23f, Under: BoomUnder, Subject: characters.Batman.Posed(Kick, -14, 14, 1.14)}

var flashHeroArt = Scene{Place: Road, Seed: 9, Accent: 0xffb03a, Under: Streaks, Subject: characters.Flash.Posed(Run, 0, 6, 1.22).Flipped()}

var supermanHeroArt = Scene{Place: City, Seed: 6, Accent: 0xffd27a, Under: Rays, Front: Roofline, Subject: characters.Superman.Posed(Carry, -18, 18, 1.2),
	Extra: []Part{{X: 34, Y: 14, K: 0.66, Turn: 0.1, Before: true, What: Figure{Pose: Swim, Suit: 0x3a3a4a, Trim: 0xa83a3a,
		Head: Head{Face: Brute, Mood: Tired, Eyes: Domino}}}}}

var meraArt = Scene{Place: Surf, Seed: 7, Accent: 0x6fe3ff, Effect: WaveEffect, More: []VisualEffect{Swirl}, Subject: characters.Mera.Placed(-8, -6, 0.92)}

var alfredArt = Scene{Place: Hall, Seed: 3, Accent: 0xffe0a0,
	Subject: Bust{X: -18, Y: -4, K: 0.92, Turn: 0.2, Wears: Tux, Suit: 0x3a4254, Tie: 0xf6efe0, Held: Held{Thing: Lamp, C: 0xe8c46a, K: 1},
		Head: Head{Face: Long, Hair: Thin, HairC: 0xd9dde2, Beard: Moustache, Mood: Calm, Wrinks: true}}}
