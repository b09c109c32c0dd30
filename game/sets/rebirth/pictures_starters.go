package rebirth

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The pictures of the starting decks and the Weakness.

var punchArt = Scene{Place: Impact, Seed: 4, Accent: 0xe8683a, Subject: SetPiece{Piece: PunchPiece}, Effect: Shards}

var runArt = Scene{Place: Alley, Seed: 6, Accent: 0x9fd0ff, Under: Streaks,
	Subject: Figure{Pose: Run, X: 2, Y: 6, K: 1.2, Suit: 0x3a5a9a, Trim: 0xf6efe0, Belt: 0xf6efe0,
		Head: Head{Face: Square, Skin: Brown, Hair: Short, HairC: Ink, Mood: Grit}}}

var helpingHandArt = Scene{Place: Roof, Seed: 4, Accent: 0xffc08a, Subject: SetPiece{Piece: GivingHand}}

var weaknessArt = Scene{Place: Prison, Seed: 9, Accent: 0xd7e07a, Subject: SetPiece{Piece: Chained, Y: 2, K: 1.06}}

var standeeArt = Scene{Place: Arena, Seed: 2, Accent: 0xffe0a0, Subject: Figure{Pose: Stand, Y: 30, K: 1.2, Head: Head{Hair: Short, HairC: Ink}}}

// The pictures of the Basic stacks.

var batcycleArt = Scene{Place: Bridge, Seed: 4, Accent: 0x9fd0ff, Under: Streaks, Subject: Object{Thing: Motorcycle, C: 0x4a5a90}}

var batSignalArt = Scene{Place: Roof, Seed: 11, Accent: 0xffe14d, Effect: Birds, Subject: Object{Thing: Searchlight, X: -4, Y: -2}}

var flightArt = Scene{Place: City, Seed: 7, Accent: 0xffe0a0, Under: Streaks,
	Subject: Figure{Pose: Fly, X: -8, Y: 6, K: 1.12, Build: SlimBuild, Suit: 0x9a3a6a, Trim: 0xf6efe0, Belt: 0xf6efe0, Cape: Cape{C: 0xf2b23a},
		Head: Head{Face: Oval, Skin: Brown, Hair: Curly, HairC: Ink, Mood: Smile}}}

var superSpeedArt = Scene{Place: Desert, Seed: 7, Accent: 0xffb03a, Under: Streaks,
	Subject: Figure{Pose: Run, X: -2, Y: 6, K: 1.2, Flip: true, Build: TeenBuild, Suit: 0x2a8a90, Trim: 0xfff3dc, Belt: 0xfff3dc,
		Head: Head{Face: Young, Skin: Tan, Hair: Wind, HairC: 0x3a2418, Mood: Smirk, Eyes: Goggles, EyeC: 0xfff3dc}}}

var headlineArt = Scene{Place: Newsroom, Seed: 4, Accent: 0xffe0a0, Subject: Object{Thing: Newspaper, K: 1.05}}

var tossArt = Scene{Place: Harbour, Seed: 5, Accent: 0xffb36b, Effect: SpeedEffect,
	Subject: Figure{Pose: Lift, X: -44, Y: 42, K: 1.08, Build: HulkBuild, Skin: Tan, Suit: 0x2a6a7a, Trim: 0xf6efe0, BareArms: true, BareHands: true,
		Belt: 0xf6efe0, Head: Head{Face: Square, Hair: Short, HairC: 0x5a2a18, Mood: Grit}},
	Extra: []Part{{X: 44, Y: -10, K: 0.68, What: Figure{Pose: Fall, Suit: 0x4a4a5a, Trim: 0xa83a3a,
		Head: Head{Face: Brute, Mood: Scared, Eyes: Domino}}}}}

var withdrawalArt = Scene{Place: Bank, Seed: 3, Accent: 0xffd66b, Dusk: 1, Subject: SetPiece{Piece: GivingHand, Flip: true},
	Extra: []Part{{What: Object{Thing: CoinThing, C: 0xffd66b}, X: 4, Y: -44, K: 0.32, Before: true}}}

// The pictures of the Signature cards of Aquaman,

var fishesArt = Scene{Place: Sea, Seed: 12, Accent: 0x8ff0ff, Under: Shafts, Effect: Bubbles,
	Subject: Bust{Y: -4, K: 0.9, Turn: 0.3, Wears: ScaleWear, Suit: 0xd9694a, Head: characters.Aquaman.Head}}

var kingOfAtlantisArt = Scene{Place: Sea, Seed: 6, Accent: 0xffc857, Front: Rubble, Effect: Bubbles,
	Subject: characters.Aquaman.Posed(Throne, 0, 24, 1.2).Holding(Held{Thing: TridentThing, C: 0xffc857, K: 0.9, Turn: -2.6}),
	Extra:   []Part{{What: Object{Thing: ThroneThing, C: 0x4f9a94}, Y: 12}}}

// of Batman,

var detectiveWorkArt = Scene{Place: Alley, Seed: 4, Accent: 0xff8a4d, Subject: Object{Thing: Magnifier, C: 0xd9a040, K: 0.94, Glow: 0xfff2c0}}

var batarangArt = Scene{Place: Roof, Seed: 13, Accent: 0xffe14d, Under: Streaks, Subject: Object{Thing: Batarang, C: 0xd9dde6}}

// of Cyborg,

var electrifiedFieldArt = Scene{Place: Lab, Seed: 11, Accent: 0x5ff2ff, Under: Halo, Effect: Bolts, More: []VisualEffect{Sparks},
	Subject: characters.Cyborg.Posed(Brace, 0, 30, 1.26)}

var boomTubeArt = Scene{Place: Space, Seed: 4, Accent: 0xb98cff, Effect: Kirby, Subject: Object{Thing: Portal, C: 0xb98cff, Glow: 0xd9c0ff}}

var connectedArt = Scene{Place: Lab, Seed: 13, Accent: 0x8fd7ff, Under: Shafts,
	Subject: Bust{Y: -2, K: 0.9, Build: HulkBuild, Turn: 0.2, Wears: Armour, Suit: 0xcfd8e0, Tie: 0xff7f57, Head: characters.Cyborg.Head}}

// of The Flash,

var flashSuitArt = Scene{Place: Museum, Seed: 8, Accent: 0x6fd0ff, Under: Shafts,
	Subject: Object{Thing: SuitThing, C: 0xf0862e, X: -44, Y: 4, K: 0.84, Turn: -0.08},
	Extra:   []Part{{What: Object{Thing: Helmet, C: 0xf0862e}, X: 72, Y: 28, K: 0.5, Turn: 0.2}}}

var whooshArt = Scene{Place: Roof, Seed: 16, Accent: 0xffd27a, Under: Streaks, Effect: SpeedEffect, Subject: characters.Flash.Posed(Run, -2, 6, 1.18).Flipped()}

var carryOnArt = Scene{Place: Street, Seed: 9, Accent: 0xffb03a, Under: Streaks, Effect: SpeedEffect, Subject: characters.Flash.Posed(Carry, -18, 20, 1.24),
	Extra: []Part{{X: 34, Y: 16, K: 0.62, Turn: -0.15, Before: true, What: Figure{Pose: Swim, Build: TeenBuild, Suit: 0x4a6ab0, Trim: 0xf6efe0,
		Head: Head{Face: Young, Hair: Bob, HairC: 0x3a2418, Mood: Smile}}}}}

// of Jessica Cruz,

var originalRingArt = Scene{Place: Cave, Seed: 7, Accent: 0x2fbf7a, Dusk: 0.9, Subject: Object{Thing: PowerRing, C: 0x59d98e, K: 0.9}}

var willpowerArt = Scene{Place: Space, Seed: 13, Accent: 0x59d98e, Effect: Sparks, Subject: SetPiece{Piece: RingFist, Y: 14, K: 1.06}}

var teamworkArt = Scene{Place: Space, Seed: 10, Accent: 0x8fffb8, Subject: SetPiece{Piece: Team, K: 0.82}}

// of Simon Baz,

var sectorRingArt = Scene{Place: Space, Seed: 14, Accent: 0x59d98e, Subject: Object{Thing: Battery, C: 0x3fae6a, X: -46, K: 0.8},
	Extra: []Part{{What: Object{Thing: PowerRing, C: 0x59d98e, Glow: 0x8fffb8}, X: 66, Y: 14, K: 0.6, Turn: -0.4, Before: true}}}

var healingLightArt = Scene{Place: Cave, Seed: 9, Accent: 0x8fffb8, Effect: Sparks,
	Subject: characters.SimonBaz.Posed(Cast, -36, 42, 1.32).Holding(Held{Thing: Orb, C: 0x8fffb8, K: 1.4})}

var emeraldSightArt = Scene{Place: Space, Seed: 16, Accent: 0x59ff9e, Dusk: -1, Subject: SetPiece{Piece: EyesPiece, Y: 4, K: 1.08, C: 0x59ff9e}}

// of Superman,

var boyScoutArt = Scene{Place: Street, Seed: 12, Accent: 0xffd27a, Under: Rays,
	Subject: Bust{Y: -4, K: 0.92, Turn: 0.2, Wears: CapeWear, Suit: 0xb4c6dc, Cape: 0xe0702f,
		Head: Head{Face: Square, Hair: SideParted, HairC: 0x2a1a14, Mood: Smile}}}

var bulletproofArt = Scene{Place: Alley, Seed: 3, Accent: 0xfff0b0, Effect: Ricochet, Subject: characters.Superman.Posed(Stand, 0, 52, 1.44).Feels(Smirk)}

var jobForSupermanArt = Scene{Place: Above, Seed: 10, Accent: 0xffd27a, Under: Streaks, Front: Clouds,
	Subject: characters.Superman.Posed(Fly, 12, 6, 1.12).Flipped().Feels(Grit)}

// and of Wonder Woman.

var faithfulFriendArt = Scene{Place: Arena, Seed: 10, Accent: 0xffd66b, Under: Rays,
	Subject: Bust{X: -42, Y: 0, K: 0.8, Turn: 0.6, Wears: Strap, Suit: 0xc8573f, Head: characters.WonderWoman.Head},
	Extra: []Part{{X: 58, Y: 8, K: 0.74, What: Bust{Turn: 0.5, K: 1, Build: SlimBuild, Wears: VestWear, Suit: 0x3a6a8a,
		Head: Head{Face: Young, Skin: Deep, Hair: Curly, HairC: Ink, Mood: Smile}}}}}

var lassoArt = Scene{Place: Jungle, Seed: 8, Accent: 0xffd66b, Effect: Sparks, Subject: Object{Thing: Lasso, C: 0xffd66b}}

var warriorPrincessArt = Scene{Place: Fire, Seed: 9, Accent: 0xffd66b, Effect: Embers,
	Subject: characters.WonderWoman.Posed(Leap, -24, 34, 1.12).Holding(Held{Thing: Sword, C: 0xffd66b, K: 1, Turn: 1.4})}
