package base

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The pictures of the Villains. Their background is red. Skins, steel, and clothes are green, gray,
// cream, or black.

var baneArt = Scene{Place: Prison, Seed: 3, Accent: 0xffb36b, Under: Shafts,
	Subject: Bust{Y: -4, K: 0.9, Build: HulkBuild, Wears: Tubes, Suit: 0x5a6a50, Tie: 0xf08a2a, Head: characters.Bane.Head}}

var bizarroArt = Scene{Place: Street, Seed: 7, Accent: 0xc9b8ff, Front: Rubble, Effect: Shards,
	Subject: characters.Bizarro.Posed(Lift, 0, 34, 1.02),
	Extra:   []Part{{What: Object{Thing: Car, C: 0xe6e0d0, K: 0.7}, X: 0, Y: -58, Turn: 0.14, Before: true}}}

var cheetahArt = Scene{Place: Jungle, Seed: 7, Accent: 0xffd23f, Front: Fronds, Subject: characters.Cheetah.Posed(Pounce, -8, 0, 1.12)}

var clayfaceArt = Scene{Place: Cave, Seed: 10, Accent: 0xf2b25a, Front: Rubble, Effect: Drips, Subject: SetPiece{Piece: MudMan, Y: 4, K: 0.92}}

var doomsdayArt = Scene{Place: Fire, Seed: 13, Accent: 0xff9a3d, Front: Rubble, Effect: Embers, Subject: characters.Doomsday.Posed(Punch, -34, 30, 1.3)}

var gorillaGroddArt = Scene{Place: Lab, Seed: 3, Accent: 0xffc46b, Under: BoomUnder, Front: Rubble,
	Subject: Figure{Pose: Punch, X: 22, Y: 26, K: 1.3, Flip: true, Build: HulkBuild, Skin: Fur, Suit: 0x6a4528, Trim: 0x8a5a34, Glove: 0x3a2414,
		Boots: 0x3a2414, Panel: Vest, PanelColour: 0x9aa4b0, Belt: 0xd8a040, Head: Head{Face: Ape, Skin: Fur, Mood: Roar}, HeadSize: 1.3}}

var harleyQuinnArt = Scene{Place: Stage, Seed: 6, Accent: 0xff8fc0, Effect: Sparks,
	Subject: Figure{Pose: Leap, X: -38, Y: 50, K: 1.26, Build: SlimBuild, Suit: 0xf6efe0, Trim: 0x1f5a66, Glove: 0xf6efe0, Panel: Half,
		PanelColour: 0x2a8a90, Belt: 0xff8fc0, Held: Held{Thing: Mallet, C: 0xff8fc0, K: 0.9, Turn: 1.3},
		Head: Head{Face: Oval, Skin: Pale, Hair: Bob, HairC: 0xf0d060, Mood: Coy, Eyes: Domino, Top: Jester}, HeadSize: 1.25}}

var loboArt = Scene{Place: Road, Seed: 6, Accent: 0xd0d6e0, Under: Halo, Effect: SpeedEffect,
	Subject: Figure{Pose: Sit, X: 0, Y: 8, K: 1, Build: HulkBuild, Skin: Grey, Suit: 0x3f5a86, Trim: 0xa86a3a, BareArms: true, BareHands: true,
		Belt: 0xd0d6e0, Head: Head{Face: Brute, Skin: Grey, Hair: Wild, HairC: Ink, Beard: Moustache, Mood: Grin, Marks: true}, HeadSize: 1.25},
	Extra: []Part{{What: Object{Thing: Motorcycle, C: 0x7fc8c0, K: 1.1}, Y: 34}}}

var penguinArt = Scene{Place: Harbour, Seed: 8, Accent: 0xb6c9ff, Effect: Rain,
	Subject: Bust{X: -14, Y: 26, K: 0.74, Build: HulkBuild, Wears: FurCoat, Suit: 0x5a4a86, Tie: 0xb6c9ff, Turn: 0.6,
		Head: Head{Face: Round, Hair: Thin, HairC: Ink, Mood: Sly, Eyes: Monocle, Top: TopHat, TopC: 0x3a3050}},
	Extra: []Part{{What: Object{Thing: Umbrella, C: 0xd9dcea}, X: 22, Y: 4, K: 1.16, Turn: 0.22}}}

var poisonIvyArt = Scene{Place: Jungle, Seed: 15, Accent: 0xff9fd0, Front: Fronds, Effect: LeavesEffect,
	Subject: characters.PoisonIvy.Placed(0, 4, 1.16)}

var riddlerArt = Scene{Place: Bank, Seed: 2, Accent: 0x7fe0d0, Effect: Questions,
	Subject: Figure{Pose: Cast, X: -34, Y: 44, K: 1.34, Build: SlimBuild, Suit: 0x2f9a94, Trim: 0xf2b23a, Glove: 0xf2b23a, Panel: Vee,
		PanelColour: 0xf6efe0, Belt: 0xf2b23a, Skirt: CoatTails, SkirtC: 0x236a70,
		Held: Held{Thing: CardsThing, K: 0.9}, Head: Head{Face: Long, Hair: Peak, HairC: 0x6a3a20, Mood: Grin, Eyes: Monocle, Top: Bowler, TopC: 0x236a70},
		HeadSize: 1.2}}

var scarecrowArt = Scene{Place: Void, Seed: 9, Accent: 0xf2c14a, Effect: Birds, Subject: characters.Scarecrow.Placed(0, 10, 0.9).Lit(LightBelow)}

var solomonGrundyArt = Scene{Place: Grave, Seed: 5, Accent: 0xc9d6d0, Front: Grass, Effect: Rain, Under: Halo,
	Subject: characters.SolomonGrundy.Posed(Loom, 4, 48, 1.22)}

var starroArt = Scene{Place: Storm, Seed: 5, Accent: 0xff8fd0, Under: Shafts, Front: Roofline, Subject: SetPiece{Piece: Star, Y: -4, K: 1.16}}

var suicideSquadArt = Scene{Place: Bridge, Seed: 14, Accent: 0xffe14d, Under: Glare, Subject: SetPiece{Piece: Squad, Y: 12, K: 1.2}}

var twoFaceArt = Scene{Place: Alley, Seed: 2, Accent: 0xe6e0d0,
	Subject: Bust{X: -22, Y: -4, K: 0.96, Turn: 0.15, Wears: Jacket, Suit: 0x4a4f5e, Tie: 0xe6e0d0, Held: Held{Thing: CoinThing, C: 0xd9dde6},
		Head: Head{Face: Square, Hair: SideParted, HairC: 0x4a2e20, Eyes: SplitEyes, Split: 0x6f8f5a}}}
