package base

import . "lineup/game/picture"

// The pictures of the Equipment. Their background is gray. The item itself has the color, and is
// the light source where it can be.

var aquamansTridentArt = Scene{Place: Sea, Seed: 2, Accent: 0x6fd0e8, Under: Shafts, Effect: Bubbles, Subject: Object{Thing: TridentThing, C: 0xf2b23a, Glow: 0x6fd0e8}}

var batmobileArt = Scene{Place: Road, Seed: 5, Accent: 0xffb03a, Under: Streaks, Subject: SetPiece{Piece: SpeedCar, X: 6, K: 0.9, C: 0x3f5296}}

var batSignalArt = Scene{Place: Roof, Seed: 8, Accent: 0xffe14d, Effect: Birds, Subject: Object{Thing: Searchlight, X: -4, Y: -2},
	Extra: []Part{{X: 76, Y: 40, K: 0.52, Before: true, What: Bust{Flip: true, Wears: Jacket, Suit: 0xc09a6a, Tie: 0x8a3a2a,
		Head: Head{Face: Square, Hair: Short, HairC: 0xd9dde2, Beard: Moustache, Eyes: Glasses}}}}}

var capeAndCowlArt = Scene{Place: Cave, Seed: 11, Accent: 0x9fd0ff, Under: Shafts, Subject: Object{Thing: Cowl, C: 0x4a5fa0, K: 1.05}}

var greenArrowsBowArt = Scene{Place: Jungle, Seed: 14, Accent: 0x8fe07f, Front: Fronds, Subject: Object{Thing: BowThing}}

var lassoOfTruthArt = Scene{Place: Temple, Seed: 5, Accent: 0xb8a6ff, Effect: Sparks, Subject: Object{Thing: Lasso, C: 0xffd66b, Glow: 0xa892ff}}

var nthMetalArt = Scene{Place: Sky, Seed: 3, Accent: 0xff9a6b, Subject: Object{Thing: Metal, C: 0xff9a6b, Glow: 0xffc29a}}

var powerRingArt = Scene{Place: Space, Seed: 6, Accent: 0x59d98e, Effect: Sparks, Subject: SetPiece{Piece: RingFist, Y: 14, K: 1.06}}

var utilityBeltArt = Scene{Place: Lab, Seed: 4, Accent: 0xffd23f, Subject: Object{Thing: UtilityBelt, C: 0xe8a63a}}
