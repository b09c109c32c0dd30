package rebirth

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The pictures of the Super Powers of the main deck.

var hardWaterBubbleArt = Scene{Place: Sea, Seed: 3, Accent: 0x8ff0ff, Effect: Bubbles,
	Subject: Object{Thing: Bubble, C: 0x8ff0ff, K: 1.1},
	Extra: []Part{{Y: 12, K: 0.66, Before: true, What: Figure{Pose: Crouch, Suit: 0xc8553a, Trim: 0xf6efe0, Belt: 0xf6efe0,
		Head: Head{Hair: Curly, HairC: Ink, Mood: Scared}}}}}

var blastArt = Scene{Place: Impact, Seed: 6, Accent: 0xff6a3a, Effect: Sparks,
	Subject: Figure{Pose: Aim, X: -44, Y: 40, K: 1.26, Build: SlimBuild, Suit: 0x7a3a6a, Trim: 0xf6efe0, Belt: 0xf6efe0,
		Held: Held{Thing: Beam, C: 0xff6a3a, K: 1}, Head: Head{Face: Oval, Skin: Brown, Hair: Tail, HairC: Ink, Mood: Grit}}}

var containedArt = Scene{Place: Prison, Seed: 2, Accent: 0x5ff2ff, Front: Bars, Effect: Bolts,
	Subject: Figure{Pose: Loom, Y: 40, K: 1.24, Build: HulkBuild, Suit: 0x5a4a6a, Trim: 0x2b2b33, BareArms: true, BareHands: true,
		Head: Head{Face: Brute, Hair: Short, HairC: Ink, Mood: Roar}, HeadSize: 1.2}}

var telepathyArt = Scene{Place: Void, Seed: 5, Accent: 0xd9a6ff, Effect: Swirl,
	Subject: Bust{Y: -4, K: 0.92, Build: SlimBuild, Wears: Robe, Suit: 0x5a2f8a, Tie: 0xf6efe0, Light: LightBelow,
		Head: Head{Face: Oval, Skin: Deep, Hair: Fringe, HairC: Ink, Mood: FairMood, Eyes: GlowEyes, Glow: 0xf0dcff, Top: Circlet, TopC: 0xf6efe0}}}

var boltOfZeusArt = Scene{Place: Storm, Seed: 8, Accent: 0xfff2a0, Under: Halo, Effect: Bolts,
	Subject: Figure{Pose: Lift, Y: 36, K: 1.14, Suit: 0xf0e6d2, Trim: 0x4a5a9a, BareArms: true, BareLegs: true, Skirt: ShortSkirt, SkirtC: 0xf0e6d2,
		Belt: 0x4a5a9a,
		Head: Head{Face: Square, Skin: Tan, Hair: Curly, HairC: Paper, Beard: Full, Mood: Roar, Top: Laurel, TopC: 0x4a5a9a}, HeadSize: 1.2}}

var superBreathArt = Scene{Place: Ice, Seed: 6, Accent: 0xbff0ff, Effect: Snow, More: []VisualEffect{SpeedEffect},
	Subject: Bust{X: 24, Y: -4, K: 0.92, Turn: 0.9, Flip: true, Wears: CapeWear, Suit: 0x5a78a8, Cape: 0xe0702f,
		Head: Head{Face: Young, Hair: Quiff, HairC: 0x3a2418, Mood: Roar}}}

var vibrationArt = Scene{Place: Desert, Seed: 4, Accent: 0xff8fd0, Under: BoomUnder, Front: Rubble, Effect: Shards,
	Subject: Figure{Pose: Crouch, X: 4, Y: 12, K: 1.2, Build: TeenBuild, Suit: 0xb0446a, Trim: 0x3a2a4a, Belt: 0xf6efe0, Panel: Half, PanelColour: 0x3a2a4a,
		Head: Head{Face: Young, Skin: Brown, Hair: Short, HairC: Ink, Mood: Grit, Eyes: Shades}}}

var flurryOfFistsArt = Scene{Place: SpeedPlace, Seed: 7, Accent: 0xe8683a,
	Subject: SetPiece{Piece: PunchPiece, X: -20, Y: 20, K: 0.8},
	Extra:   []Part{{What: SetPiece{Piece: PunchPiece}, X: 66, Y: -34, K: 0.5}, {What: SetPiece{Piece: PunchPiece}, X: -84, Y: -44, K: 0.4}}}

var heatVisionArt = Scene{Place: Fire, Seed: 3, Accent: 0xff4a3a, Dusk: -1, Subject: SetPiece{Piece: EyesPiece, Y: 4, K: 1.08}, Effect: Embers}

var shieldsUpArt = Scene{Place: Space, Seed: 8, Accent: 0xc9a0ff, Effect: Ricochet, Subject: Object{Thing: Shield, C: 0x7a4ac0}}

var constructsArt = Scene{Place: OtherWorld, Seed: 5, Accent: 0x59d98e, Subject: SetPiece{Piece: RingFist, X: -24, Y: 18, K: 0.8},
	Extra: []Part{{What: Object{Thing: Mallet, C: 0x8fffb8}, X: 62, Y: -10, K: 0.8}}}

var speedForceArt = Scene{Place: SpeedPlace, Seed: 12, Accent: 0xfff2a0, Under: Halo, Effect: Bolts, Subject: characters.Flash.Posed(Leap, -4, 18, 1.18)}

var superStrengthArt = Scene{Place: Impact, Seed: 9, Accent: 0xff7043, Front: Rubble, Subject: SetPiece{Piece: Strong, C: 0x3a5a7a}}

// The pictures of the Equipment of the main deck.

var jetpackArt = Scene{Place: Sky, Seed: 7, Accent: 0xffb36b, Under: Streaks, Front: Clouds, Subject: Object{Thing: Jetpack, C: 0xc8553a}}

var batmobileArt = Scene{Place: Road, Seed: 12, Accent: 0xffe14d, Under: Streaks,
	Subject: SetPiece{Piece: SpeedCar, X: -6, K: 0.9, Flip: true, C: 0x3a4a7a}}

var grapplingHookArt = Scene{Place: City, Seed: 15, Accent: 0xffd66b, Front: Roofline, Subject: Object{Thing: Hook, C: 0xe0a040}}

var sonicCannonArt = Scene{Place: Lab, Seed: 6, Accent: 0x8fd7ff, Subject: Object{Thing: Cannon, C: 0x4a7ac8, Glow: 0x8fd7ff}}

var flashHelmetArt = Scene{Place: SpeedPlace, Seed: 3, Accent: 0xffb03a, Under: Streaks, Subject: Object{Thing: Helmet, C: 0xf0862e}}

var holographicArt = Scene{Place: Newsroom, Seed: 7, Accent: 0x5ff2ff, Under: Halo, Subject: Object{Thing: Hologram, C: 0x5ff2ff, Glow: 0x5ff2ff}}

var tridentArt = Scene{Place: Surf, Seed: 3, Accent: 0xffc857, Under: Shafts, Effect: WaveEffect, Subject: Object{Thing: TridentThing, Turn: -0.2}}

var batcomputerArt = Scene{Place: Cave, Seed: 5, Accent: 0x8ff0ff, Effect: Birds, Subject: Object{Thing: Computer, C: 0x4a5a80, K: 0.9}}

var superSuitArt = Scene{Place: Lab, Seed: 7, Accent: 0xffe0b0, Under: Shafts, Subject: Object{Thing: SuitThing, C: 0xd8602f}}

var zodiacCrystalsArt = Scene{Place: Temple, Seed: 4, Accent: 0xc9a0ff, Effect: Sparks, Subject: Object{Thing: Crystal, C: 0xb98cff, Glow: 0xc9a0ff}}

var batplaneArt = Scene{Place: Storm, Seed: 6, Accent: 0xffd66b, Subject: Object{Thing: Plane, C: 0x4a5480}}

var wonderWomansShieldArt = Scene{Place: Arena, Seed: 7, Accent: 0xffd66b, Under: Shafts, Effect: Ricochet, Subject: Object{Thing: Shield, C: 0xd9a550}}

var powerBatteryArt = Scene{Place: OtherWorld, Seed: 9, Accent: 0x59d98e, Subject: Object{Thing: Battery, C: 0x3fae6a, Glow: 0x59ff9e}}
