package rebirth

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The pictures of the Villains.

var countVertigoArt = Scene{Place: Void, Seed: 3, Accent: 0x9ff08a, Effect: Swirl,
	Subject: Figure{Pose: Cast, X: -16, Y: 42, K: 1.36, Suit: 0x3f7a5a, Trim: 0xf2ecd8, Panel: Vee, PanelColour: 0xf2ecd8, Belt: 0xd8b04a,
		Cape: Cape{C: 0x2a3a3a},
		Held: Held{Thing: Orb, C: 0x9ff08a, K: 1.3}, Head: Head{Face: Long, Hair: Back, HairC: 0xe8dcb0, Beard: Goatee, Mood: Sly, Eyes: Monocle},
		HeadSize: 1.15}}

var gigantaArt = Scene{Place: City, Seed: 4, Accent: 0xffd0a0, Front: Roofline,
	Subject: Figure{Pose: Loom, Y: 60, K: 1.5, Skin: Tan, Suit: 0xf0e0c0, Trim: 0x8a5a34, Pattern: Spots, PatternInk: 0x8a5a34, BareArms: true,
		BareHands: true, BareLegs: true, Head: Head{Face: Oval, Skin: Tan, Hair: LongHair, HairC: 0xf08a3a, Mood: Grin, Lashes: true}, HeadSize: 1.15},
	Extra: []Part{{What: Object{Thing: Plane, C: 0x8fa4c0}, X: -50, Y: -58, K: 0.26, Before: true},
		{What: Object{Thing: Plane, C: 0x8fa4c0, Flip: true}, X: 52, Y: -66, K: 0.2}}}

var majorDisasterArt = Scene{Place: Volcano, Seed: 10, Accent: 0xffb36b, Front: Rubble, Effect: Bolts,
	Subject: Figure{Pose: Lift, Y: 32, K: 1.2, Suit: 0xd9b060, Trim: 0x3a3a4a, Panel: Sides, PanelColour: 0x3a3a4a, Belt: 0x3a3a4a,
		Head: Head{Face: Square, Hair: Spiky, HairC: 0x3a2418, Beard: Stubble, Mood: Roar}}}

var psychoPirateArt = Scene{Place: Temple, Seed: 12, Accent: 0xffe14d, Under: Halo,
	Subject: Bust{K: 0.9, Turn: 0.2, Wears: Ruff, Suit: 0x4a4a6a, Tie: 0xf2d26a, Cape: 0x2f2f4a,
		Head: Head{Face: Mask, Shell: 0xf2d26a, Plate: 0xd09a30, Under: Oval, Glow: Ink}}}

var scarecrowArt = Scene{Place: Swamp, Seed: 6, Accent: 0xf2c14a, Front: Grass, Effect: Birds,
	Subject: Figure{Pose: Loom, Y: 46, K: 1.16, Build: SlimBuild, Suit: 0xc09a5a, Trim: 0x6a4a2c, Glove: 0xe6cf9a, Panel: Vest, PanelColour: 0x6a5034,
		Belt: 0xc9a56a, Pattern: Stitch, PatternInk: 0x5a3f20,
		Head: characters.Scarecrow.Head, HeadSize: 1.4}}

var baneArt = Scene{Place: Prison, Seed: 6, Accent: 0xffb36b, Under: BoomUnder, Front: Rubble, Subject: characters.Bane.Posed(Punch, -30, 26, 1.28)}

var bizarroArt = Scene{Place: Ice, Seed: 4, Accent: 0xc9b8ff, Under: Streaks, Effect: Snow, Subject: characters.Bizarro.Posed(Fly, 16, 6, 1.1).Flipped()}

var cheetahArt = Scene{Place: Museum, Seed: 6, Accent: 0xffd23f, Subject: characters.Cheetah.Posed(Pounce, 8, 2, 1.14).Flipped()}

var doctorPolarisArt = Scene{Place: Bridge, Seed: 6, Accent: 0xd9a6ff, Under: Rays,
	Subject: Figure{Pose: Lift, Y: 36, K: 1.16, Suit: 0x9aa2b4, Trim: 0x5a3a8a, Belt: 0xf2d26a, Cape: Cape{C: 0x5a3a8a}, Panel: Sides,
		PanelColour: 0x5a3a8a, Head: Head{Face: Square, Top: Helm, TopC: 0xb8bccc, Eyes: GlowEyes, Glow: 0xd9a6ff}, HeadSize: 1.2},
	Extra: []Part{{What: Object{Thing: Car, C: 0x8fa0b4}, X: -86, Y: -30, K: 0.42, Turn: -0.4},
		{What: Object{Thing: Anvil, C: 0x6f7784}, X: 88, Y: -30, K: 0.42, Turn: 0.5}}}

var poisonIvyArt = Scene{Place: Jungle, Seed: 4, Accent: 0xff9fd0, Front: Fronds, Effect: LeavesEffect,
	Subject: Figure{Pose: Throne, Y: 40, K: 1.5, Build: SlimBuild, Skin: Green, Suit: 0xe8f0b0, Trim: 0xff9fd0, BareArms: true, BareHands: true,
		BareLegs: true, Pattern: Leaves, PatternInk: 0x4a8a38,
		Head: characters.PoisonIvy.Head, HeadSize: 1.2},
	Extra: []Part{{What: Object{Thing: ThroneThing, C: 0x2f6a34}, Y: 14, K: 1.15}}}

var blackMantaArt = Scene{Place: Sea, Seed: 7, Accent: 0x8fe0e0, Under: Glare, Effect: Bubbles,
	Subject: characters.BlackManta.Posed(Aim, 48, 40, 1.22).Flipped().Holding(Held{Thing: Gun, C: 0xc9772e, K: 0.9})}

var eradicatorArt = Scene{Place: Sky, Seed: 8, Accent: 0xff8fd0, Under: Rays,
	Subject: Bust{Y: -4, K: 0.92, Turn: 0.25, Wears: HighCape, Suit: 0x4a4a5a, Tie: 0xff8fd0, Cape: 0x6a6a7a,
		Head: Head{Face: Square, Hair: Back, HairC: 0xd9dde2, Mood: Stern, Eyes: Visor, Glow: 0xff8fd0}}}

var psimonArt = Scene{Place: OtherWorld, Seed: 6, Accent: 0xff9fe0, Effect: Kirby,
	Subject: Bust{Y: 16, K: 0.86, Build: SlimBuild, Wears: HighCape, Suit: 0x3a3a5a, Cape: 0x8a4a9a, Light: LightBelow,
		Head: Head{Face: Long, Skin: Pale, Mood: Sly, Eyes: GlowEyes, Glow: 0xff9fe0, Top: Brain}}}

var solomonGrundyArt = Scene{Place: Grave, Seed: 8, Accent: 0xc9d6d0, Front: Grass, Effect: Rain, Subject: characters.SolomonGrundy.Posed(Punch, -34, 28, 1.28)}

var jokerArt = Scene{Place: Alley, Seed: 15, Accent: 0xff9a4a, Effect: CardsEffect,
	Subject: Figure{Pose: Cast, X: -36, Y: 44, K: 1.32, Build: SlimBuild, Skin: Pale, Suit: 0xf0c040, Trim: 0x2a9a94, Panel: Vee, PanelColour: 0xf6efe0,
		Belt: 0x2a9a94, Skirt: CoatTails, SkirtC: 0xf0c040,
		Held: Held{Thing: CardsThing, K: 0.8}, Head: characters.Joker.Head, HeadSize: 1.3}}

// The pictures of the Super-Villains.

var deathstrokeArt = Scene{Place: Roof, Seed: 10, Accent: 0xffb03a, Effect: Rain,
	Subject: characters.Deathstroke.Posed(Swing, -6, 24, 1.4).Holding(Held{Thing: Sword, C: 0xffb03a, K: 0.7, Turn: -1.2})}

var doomsdayArt = Scene{Place: Street, Seed: 15, Accent: 0xff9a3d, Front: Rubble, Effect: Embers,
	Subject: characters.Doomsday.Posed(Lift, 0, 34, 1.04),
	Extra:   []Part{{What: Object{Thing: Car, C: 0xc8a040, K: 0.7}, Y: -58, Turn: -0.12, Before: true}}}

var desperoArt = Scene{Place: Arena, Seed: 9, Accent: 0xff6a8a, Under: Glare, Effect: Embers,
	Subject: Figure{Pose: Loom, Y: 52, K: 1.34, Build: HulkBuild, Skin: Purple, Suit: 0xd8c8a8, Trim: 0x8a3a4a, BareArms: true, BareHands: true,
		BareChest: true, Belt: 0xe0b050, Cape: Cape{C: 0x8a3a4a},
		Head:     Head{Face: Brute, Skin: Purple, Hair: Mohawk, HairC: 0x8a4ab0, Mood: Roar, Eyes: GlowEyes, Glow: 0xffe14d, Top: Circlet, TopC: 0xff6a8a},
		HeadSize: 1.3}}

var reverseFlashArt = Scene{Place: Void, Seed: 8, Accent: 0xff5f5f, Under: Streaks, Effect: Bolts,
	Subject: Figure{Pose: Run, X: -4, Y: 14, K: 1.36, Flip: true, Suit: 0xc03a5a, Trim: 0xf2d9a0, Panel: Yoke, PanelColour: 0x3a0f22, Belt: 0xf2d9a0,
		Head: Head{Face: Long, Hair: Spiky, HairC: 0xe8e0d0, Mood: Grin, Eyes: GlowEyes, Glow: 0xff5f5f}}}

var amazoArt = Scene{Place: Lab, Seed: 10, Accent: 0x9ff08a, Under: BoomUnder, Effect: Sparks,
	Subject: Figure{Pose: Punch, X: -22, Y: 26, K: 1.3, Build: HulkBuild, Suit: 0xd8d4a8, Trim: 0x4a8a5a, Panel: Vest, PanelColour: 0x4a8a5a,
		Belt: 0x9ff08a, Head: Head{Face: RobotHead, Shell: 0xd8d4a8, Plate: 0x4a8a5a, Glow: 0x9ff08a}, HeadSize: 1.25}}

var lexLuthorArt = Scene{Place: Bank, Seed: 4, Accent: 0x8fff8a, Under: Shafts,
	Subject: Figure{Pose: Stand, Y: 64, K: 1.64, Build: HulkBuild, Suit: 0x8a94a4, Trim: 0x5a2f7a, Panel: Vest, PanelColour: 0x5a2f7a, Belt: 0x8fff8a,
		Held: Held{Thing: Crystal, C: 0x8fff8a, K: 1},
		Head: characters.LexLuthor.Head, HeadSize: 1.2}}

var generalZodArt = Scene{Place: Arctic, Seed: 4, Accent: 0xffa07a, Under: Glare, Effect: Snow,
	Subject: Figure{Pose: Stand, Y: 62, K: 1.62, Suit: 0x5a5a6c, Trim: 0xc9a45a, Panel: Sides, PanelColour: 0x26262f, Belt: 0xc9a45a,
		Cape: Cape{C: 0xa83a3a},
		Head: Head{Face: Square, Hair: Short, HairC: Ink, Beard: Goatee, Mood: Stern, Eyes: GlowEyes, Glow: 0xff6a4a}, HeadSize: 1.15}}

var sinestroArt = Scene{Place: OtherWorld, Seed: 11, Accent: 0xffd23f, Under: Halo,
	Subject: characters.Sinestro.Posed(Fly, -10, 6, 1.14).Holding(Held{Thing: Orb, C: 0xffd23f, K: 1})}

// Their giants, behind the city. No two have the same outline.

var doomsdayGiant = Giant{Pose: Hunch, Build: HulkBuild, Head: characters.Doomsday.Head.Glaring(0xff9a3d), Skin: Grey, Suit: 0x8c948c, Trim: 0xb4bdb6, BareHands: true,
	BareArms: true, BareChest: true,
	Shoulders: SpikedPlates, ShouldersC: 0xd9d4c0, Back: Spines, BackC: 0xd9d4c0, Nails: Paper, Glow: 0xff9a3d}

var desperoGiant = Giant{Pose: HandsUp, Build: HulkBuild,
	Head: Head{Face: Brute, Skin: Purple, Hair: Mohawk, HairC: 0x8a4ab0, Mood: Roar, Eyes: GlowEyes, Glow: 0xffe14d, Top: Circlet, TopC: 0xff6a8a},
	Skin: Purple,
	Suit: 0xd8c8a8, Trim: 0x8a3a4a, BareHands: true, BareArms: true, BareChest: true, Cape: Cape{C: 0x8a3a4a}, Shoulders: HighCollar, ShouldersC: 0x8a3a4a,
	Nails: Paper, Glow: 0xff6a8a}

var reverseFlashGiant = Giant{Pose: FistForward, Head: Head{Face: Long, Hair: Spiky, HairC: 0xe8e0d0, Mood: Grin, Eyes: GlowEyes, Glow: 0xff5f5f},
	Suit: 0x7a1f3a, Trim: 0xf2d9a0, Panel: Yoke, PanelColour: 0x3a0f22, Belt: 0xf2d9a0,
	Back: RayRing, BackC: 0xff5f5f, Glow: 0xff5f5f}

var amazoGiant = Giant{Pose: Behold, Build: HulkBuild, Head: Head{Face: RobotHead, Shell: 0xd8d4a8, Plate: 0x4a8a5a, Glow: 0x9ff08a}, Suit: 0xd8d4a8,
	Trim: 0x4a8a5a, Panel: Vest, PanelColour: 0x4a8a5a,
	Shoulders: Plates, ShouldersC: 0x4a8a5a, Back: Cables, BackC: 0x4a8a5a, Glow: 0x9ff08a}

var generalZodGiant = Giant{Pose: ArmsCrossed,
	Head: Head{Face: Square, Hair: Short, HairC: Ink, Beard: Goatee, Mood: Stern, Eyes: GlowEyes, Glow: 0xff6a4a}, Suit: 0x4a4a58, Trim: 0xc9a45a,
	Panel: Sides, PanelColour: 0x26262f, Belt: 0xc9a45a,
	Cape: Cape{C: 0xa83a3a}, Shoulders: Plates, ShouldersC: 0xc9a45a, Glow: 0xffa07a}
