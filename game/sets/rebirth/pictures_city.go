package rebirth

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The pictures of the Locations: side A is the place, and side B shows its Basic card.

var (
	arkhamAArt   = Scene{Place: AsylumPortrait, Seed: 4, Accent: 0xffd66b, Effect: Rain}
	bankAArt     = Scene{Place: Bank, Seed: 1, Accent: 0xffd66b}
	batcaveAArt  = Scene{Place: CavePortrait, Seed: 6, Accent: 0x8ff0ff, Effect: Birds}
	cityHallAArt = Scene{Place: CityHall, Seed: 1, Accent: 0xffe0a0}
	dailyAArt    = Scene{Place: Newsroom, Seed: 1, Accent: 0xffc08a}
	policeAArt   = Scene{Place: PoliceStation, Seed: 1, Accent: 0x9fd0ff}
	starLabsAArt = Scene{Place: Lab, Seed: 1, Accent: 0x5ff2ff}
	arkhamBArt   = Scene{Place: AsylumPortrait, Seed: 9, Accent: 0x9fe0a0, Subject: Object{Thing: Anvil, X: 56, Y: -20, K: 0.7, Turn: 0.5},
		Effect: SpeedEffect}
	bankBArt     = Scene{Place: Bank, Seed: 5, Accent: 0xffd66b, Subject: Object{Thing: CoinThing, C: 0xffd66b}}
	batcaveBArt  = Scene{Place: CavePortrait, Seed: 3, Accent: 0x8fb7ff, Subject: Object{Thing: Motorcycle, C: 0x4a5a90, Y: 30, K: 0.85}}
	cityHallBArt = Scene{Place: CityHall, Seed: 4, Accent: 0xffe0a0, Subject: Figure{Pose: Fly, X: 20, Y: -20, K: 0.8, Suit: 0xf6efe0, Trim: 0x9a3a6a,
		Cape: Cape{C: 0xf2b23a}, Head: Head{Hair: Curly, HairC: Ink}}}
	dailyBArt    = Scene{Place: City, Seed: 8, Accent: 0xffc08a, Subject: Object{Thing: Newspaper, K: 0.86}}
	policeBArt   = Scene{Place: PoliceStation, Seed: 4, Accent: 0xffe14d, Subject: Object{Thing: Searchlight, Y: 10, K: 0.8}}
	starLabsBArt = Scene{Place: Lab, Seed: 4, Accent: 0x5ff2ff, Under: Streaks,
		Subject: Figure{Pose: Run, X: 0, Y: 20, K: 0.9, Suit: 0x2a8a90, Trim: 0xfff3dc, Head: Head{Face: Young, Hair: Wind, HairC: 0x3a2418}}}
	theCityArt    = Scene{Place: Street, Seed: 1, Accent: 0xffd36b, Subject: characters.Superman.Posed(Fly, 10, -14, 0.62)}
	firstNightArt = Scene{Place: Roof, Seed: 2, Accent: 0xffd36b, Subject: SetPiece{Piece: Perch}}
)

// The pictures of the Levels: the night gets worse.

var (
	level0Art = Scene{Place: Roof, Seed: 2, Accent: 0xff8a8a, Under: Halo, Front: Roofline,
		Subject: Figure{Pose: Loom, Y: 46, K: 1.06, Build: HulkBuild, Light: LightBack, Suit: 0x4a2a5a, Trim: 0x4a2a5a,
			Head: Head{Face: Demon, Glow: 0xffe14d}, HeadSize: 1.3}}
	level1Art = Scene{Place: Harbour, Seed: 1, Accent: 0xffe14d, Effect: Rain, Subject: Object{Thing: Boat, C: 0xd0a0e0, X: -30, Y: 14, K: 0.8},
		Extra: []Part{{X: 30, Y: 36, K: 0.66, What: Figure{Pose: Sneak, Suit: 0xe8d8a0, Trim: 0x4a2a5a, Head: Head{Face: Brute, Eyes: Domino, Mood: Sly}}},
			{X: 90, Y: 40, K: 0.72, What: Figure{Pose: Run, Suit: 0x6fc0b0, Trim: 0x4a2a5a,
				Head: Head{Face: Long, Top: Bowler, TopC: 0x4a2a5a, Mood: Grin}}}}}
	level2Art = Scene{Place: Prison, Seed: 1, Accent: 0xffb36b, Front: Rubble, Under: Halo, Effect: Shards,
		Subject: Figure{Pose: Run, X: 6, Y: 12, K: 1.16, Build: HulkBuild, Skin: Tan, Suit: 0xf0a050, Trim: 0xf6efe0, BareArms: true, BareHands: true,
			Head: Head{Face: Brute, Skin: Tan, Mood: Grin, Beard: Stubble}, HeadSize: 1.2},
		Extra: []Part{{What: Object{Thing: Chains}, X: -92, Y: 30, K: 0.4}}}
	level3Art = Scene{Place: Storm, Seed: 1, Accent: 0xffb04d, Under: Halo, Front: Roofline, Effect: Bolts,
		Subject: Figure{Pose: Cast, X: -26, Y: 44, K: 1.3, Suit: 0x5a4a8a, Trim: 0xffb04d, Belt: 0xffb04d, Cape: Cape{C: 0xe0803a, Dir: 1.9, Len: 110, Flare: 80},
			Head: Head{Face: Square, Top: Hood, TopC: 0x5a4a8a, Eyes: GlowEyes, Glow: 0xffb04d, Mood: Roar}, HeadSize: 1.2}}
	level4Art = Scene{Place: Volcano, Seed: 1, Accent: 0xff7043, Subject: SetPiece{Piece: Duel}}
	level5Art = Scene{Place: Fire, Seed: 1, Accent: 0xff5f57, Effect: Embers, Front: Roofline}
)

// The pictures of the Threats.

var (
	threatAArt = Scene{Place: Bank, Seed: 7, Accent: 0xff8fd0, Subject: Object{Thing: Chains}}
	threatBArt = Scene{Place: Hall, Seed: 5, Accent: 0xff8fd0, Subject: SetPiece{Piece: ThronePiece}}
	threatCArt = Scene{Place: Bridge, Seed: 8, Accent: 0xff8fd0, Subject: SetPiece{Piece: Squad}}
	threatDArt = Scene{Place: Alley, Seed: 5, Accent: 0xff8fd0, Subject: SetPiece{Piece: Vulnerable}}
	threatEArt = Scene{Place: Swamp, Seed: 2, Accent: 0xff8fd0, Effect: Drips, Subject: SetPiece{Piece: Chained, Y: 2}}
	threatFArt = Scene{Place: Street, Seed: 7, Accent: 0xff8fd0, Front: Rubble, Under: BoomUnder, Effect: Shards,
		Subject: Object{Thing: Car, C: 0xd9c0e8, X: -14, Y: -4, K: 0.8, Turn: -0.5}}
	threatGArt = Scene{Place: Void, Seed: 6, Accent: 0xff8fd0, Dusk: -1, Subject: SetPiece{Piece: EyesPiece}}
	threatHArt = Scene{Place: Prison, Seed: 5, Accent: 0xff8fd0, Front: Rubble, Subject: Object{Thing: Door, C: 0x8a90a0}}
	threatIArt = Scene{Place: Void, Seed: 9, Accent: 0xff8fd0, Subject: Object{Thing: ClockThing, Glow: 0xff8fd0}}
)
