package base

import . "lineup/game/picture"

// The pictures of the Equipment. Their ground is grey: the thing itself carries the
// colour, and gives the light where it can.

var aquamansTridentArt = Scene{Place: Sea, Seed: 2, Accent: 0xffc857, Under: Shafts, Effect: Bubbles, Subject: Object{Thing: TridentThing, Glow: 0xffc857}}

var batmobileArt = Scene{Place: Road, Seed: 5, Accent: 0xffb03a, Under: Streaks, Subject: SetPiece{Piece: SpeedCar, X: 6, K: 0.9, C: 0x3f5296}}

var batSignalArt = Scene{Place: Roof, Seed: 8, Accent: 0xffe14d, Effect: Birds, Subject: Object{Thing: Searchlight, X: -4, Y: -2},
	Extra: []Part{{X: 66, Y: 52, K: 0.62, Before: true, What: Figure{Pose: Stand, Suit: 0xb09070, Trim: 0x5a4434,
		Cape: Cape{C: 0x7a6048, Dir: 1.57, Len: 100, Flare: 34},
		Head: Head{Face: Square, Hair: Short, HairC: 0xd9dde2, Beard: Moustache}}}}}

var capeAndCowlArt = Scene{Place: Cave, Seed: 11, Accent: 0x9fd0ff, Under: Shafts, Subject: Object{Thing: Cowl, C: 0x4a5fa0, K: 1.05}}

var greenArrowsBowArt = Scene{Place: Jungle, Seed: 14, Accent: 0x8fe07f, Front: Fronds, Subject: Object{Thing: BowThing}}

var lassoOfTruthArt = Scene{Place: Temple, Seed: 5, Accent: 0xffd66b, Effect: Sparks, Subject: Object{Thing: Lasso, C: 0xffd66b, Glow: 0xffe9a0}}

var nthMetalArt = Scene{Place: Sky, Seed: 3, Accent: 0xff9a6b, Subject: Object{Thing: Metal, C: 0xff9a6b, Glow: 0xffc29a}}

var powerRingArt = Scene{Place: Space, Seed: 6, Accent: 0x59d98e, Effect: Sparks, Subject: SetPiece{Piece: RingFist, Y: 14, K: 1.06}}

var utilityBeltArt = Scene{Place: Lab, Seed: 4, Accent: 0xffd23f, Subject: Object{Thing: UtilityBelt, C: 0xe8a63a}}
