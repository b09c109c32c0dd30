package rebirth

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The pictures of the packs of the Scenarios.

var (
	kryptoArt = Scene{Place: Road, Seed: 3, Accent: 0xffd27a, Under: Streaks, Effect: SpeedEffect,
		Subject: Figure{Pose: Leap, X: 6, Y: 10, K: 1.1, Build: TeenBuild, Suit: 0xf6efe0, Trim: 0xe8dcc0, Cape: Cape{C: 0xd0403a},
			Head: Head{Face: Young, Hair: Short, HairC: 0xf6efe0, Mood: Grin}}}
	rayArt = Scene{Place: Desert, Seed: 25, Accent: 0xffe14d, Under: Rays,
		Subject: Figure{Pose: Fly, X: 8, Y: 4, K: 0.9, Suit: 0xd8a030, Trim: 0x3a2f1a, Panel: Yoke, PanelColour: 0xffe14d,
			Head: Head{Face: Young, Top: Helm, TopC: 0xe0b040, Eyes: GlowEyes, Glow: 0xffe14d}}}

	mxyzptlkArt = Scene{Place: Stage, Seed: 9, Accent: 0xff9a4a, Under: Rays, Effect: Questions,
		Subject: Figure{Pose: Sit, X: -4, Y: 40, K: 1.3, Build: SlimBuild, Suit: 0xe08a30, Trim: 0x6a3a8a, Panel: Vest, PanelColour: 0x6a3a8a,
			Head: Head{Face: Oval, Top: Bowler, TopC: 0x6a3a8a, Mood: Grin}, HeadSize: 1.5}}
	starroArt = Scene{Place: Surf, Seed: 9, Accent: 0xd9a6ff, Under: Halo, Effect: WaveEffect,
		Subject: Figure{Pose: Lift, Y: 40, K: 1.3, Build: HulkBuild, Skin: Purple, Suit: 0x8a5ab8, Trim: 0xe0a0d0, BareArms: true, BareHands: true,
			Pattern: Spots, PatternInk: 0x5a2f8a, Head: Head{Face: Demon, Glow: 0xffe14d, Mood: Roar}, HeadSize: 1.4}}
	darkseidArt = Scene{Place: Fire, Seed: 15, Accent: 0xff5f4a, Effect: Kirby,
		Subject: Figure{Pose: Stand, Y: 62, K: 1.66, Build: HulkBuild, Skin: Grey, Suit: 0x3a4a8a, Trim: 0x2a2f4a, Belt: 0x8a94a4, BareArms: true,
			Head: Head{Face: Square, Skin: Grey, Top: Helm, TopC: 0x3a4a8a, Mood: Stern, Eyes: GlowEyes, Glow: 0xff3a2a}, HeadSize: 1.2}}
	partyTrickArt = Scene{Place: Stage, Seed: 12, Accent: 0xff9a4a, Under: BoomUnder, Effect: CardsEffect, Subject: Object{Thing: Portal, C: 0xff9a4a}}

	mxyzptlkGiant = Giant{Pose: HandsUp, Build: SlimBuild, Head: Head{Face: Oval, Top: Bowler, TopC: 0x6a3a8a, Mood: Grin}, Suit: 0xe08a30,
		Trim: 0x6a3a8a, Panel: Vest, PanelColour: 0x6a3a8a, Glow: 0xff9a4a}
	starroGiant = Giant{Pose: Behold, Build: HulkBuild, Head: Head{Face: Demon, Glow: 0xffe14d, Mood: Roar}, Skin: Purple, Suit: 0x8a5ab8,
		Trim: 0xe0a0d0, BareHands: true, BareArms: true, Back: Spines, BackC: 0xe0a0d0, Glow: 0xffe14d}
	darkseidGiant = Giant{Pose: ArmsCrossed, Build: HulkBuild,
		Head: Head{Face: Square, Skin: Grey, Top: Helm, TopC: 0x3a4a8a, Mood: Stern, Eyes: GlowEyes, Glow: 0xff3a2a}, Skin: Grey, Suit: 0x4a64c0,
		Trim: 0x5a6fb8, BareArms: true, Shoulders: HighCollar, ShouldersC: 0x34489a, Glow: 0x9fd0ff}
)

// The Secret Cards show their task, in the color of a sealed letter.

var (
	fullLockerArt      = Scene{Place: Lab, Seed: 14, Accent: 0x9fe0c0, Subject: Object{Thing: UtilityBelt}}
	frontRowArt        = Scene{Place: Arena, Seed: 14, Accent: 0x9fe0c0, Under: Halo, Subject: characters.Superman.Posed(Sit, 0, 34, 1.2)}
	lendAHandArt       = Scene{Place: Bridge, Seed: 14, Accent: 0x9fe0c0, Subject: characters.Cyborg.Posed(Carry, 0, 24, 1)}
	longWayArt         = Scene{Place: Desert, Seed: 14, Accent: 0x9fe0c0, Under: Streaks, Subject: Object{Thing: Speedster}}
	nightWatchArt      = Scene{Place: Roof, Seed: 14, Accent: 0x9fe0c0, Subject: Object{Thing: Lamp}}
	cleanStreetArt     = Scene{Place: Street, Seed: 24, Accent: 0x9fe0c0, Effect: Papers, Subject: Object{Thing: Umbrella}}
	anchorArt          = Scene{Place: Harbour, Seed: 14, Accent: 0x9fe0c0, Subject: Object{Thing: Hook}}
	regularCustomerArt = Scene{Place: Hall, Seed: 14, Accent: 0x9fe0c0, Subject: Object{Thing: CoinThing, C: 0xffd66b}}
)

// The Side Missions.

var (
	goodBoyArt = Scene{Place: City, Seed: 14, Accent: 0xffd27a, Effect: Hearts, Subject: Object{Thing: Bubble}}
	lightArt   = Scene{Place: Alley, Seed: 24, Accent: 0xffe14d, Subject: Object{Thing: Searchlight, K: 0.8}}
	bricksArt  = Scene{Place: CityHall, Seed: 14, Accent: 0xffb36b, Front: Rubble, Subject: Object{Thing: Boulder}}
)

// The Scenarios and their themes.

var (
	openDoorsArt    = Scene{Place: Bank, Seed: 24, Accent: 0xffd66b, Subject: Object{Thing: Door, C: 0xd0b060}}
	paradeArt       = Scene{Place: Stage, Seed: 24, Accent: 0xff9a4a, Front: Crowd, Effect: Rings, Subject: Object{Thing: CardsThing}}
	grandOpeningArt = Scene{Place: Museum, Seed: 24, Accent: 0xffe0a0, Front: Crowd, Subject: Object{Thing: Shield}}
	eyesArt         = Scene{Place: Newsroom, Seed: 24, Accent: 0xd9a6ff, Effect: Swirl, Subject: Object{Thing: Magnifier, C: 0xd9a6ff}}
	badChemistryArt = Scene{Place: Lab, Seed: 24, Accent: 0x9ff08a, Effect: Drips, Subject: Object{Thing: Bottle}}
	hitAndRunArt    = Scene{Place: Fire, Seed: 24, Accent: 0xff7043, Front: Roofline, Effect: Embers, Subject: Object{Thing: Motorcycle, C: 0x4a2a3a}}
	doorArt         = Scene{Place: AsylumPortrait, Seed: 24, Accent: 0xff5f4a, Under: Glare, Effect: Bolts, Subject: Object{Thing: Portal, C: 0xff5f4a}}
	mindControlArt  = Scene{Place: Void, Seed: 24, Accent: 0xd9a6ff, Effect: Swirl, Subject: Object{Thing: Helmet}}
)
