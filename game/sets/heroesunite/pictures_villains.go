package heroesunite

import (
	. "lineup/game/picture"
)

// The pictures of the Villains. Their ground is red: skins, steel and clothes are green,
// grey, cream, blue or black.

var blackLanternCorpsArt = Scene{Place: Grave, Seed: 12, Accent: 0xd0d8e8, Front: Grass, Effect: Smoke, Under: Halo,
	Subject: Bust{Y: 4, K: 0.92, Wears: CapeWear, Suit: 0x3a3f4e, Tie: 0xc8d0e0, Cape: 0x20232e, Light: LightBelow,
		Head: Head{Face: SkullHead, Skin: Pale, Glow: 0xe8f0ff}},
	Extra: []Part{{X: -86, Y: 36, K: 0.42, What: Bust{Suit: 0x3a3f4e, Light: LightBack, Head: Head{Face: SkullHead, Skin: Pale, Glow: 0xe8f0ff}}},
		{X: 88, Y: 34, K: 0.44, What: Bust{Suit: 0x3a3f4e, Light: LightBack, Head: Head{Face: SkullHead, Skin: Pale, Glow: 0xe8f0ff}}}}}

var brotherBloodArt = Scene{Place: CityHall, Seed: 8, Accent: 0xffe0a0, Under: Rays, Front: Crowd,
	Subject: Figure{Pose: Cast, X: -6, Y: 48, K: 1.3, Suit: 0xb8c4c0, Trim: 0x2a2430, Belt: 0xe8c46a, Panel: Vee, PanelColour: 0x2a2430, Skirt: LongRobe, SkirtC: 0xd8dcd0,
		Cape: Cape{C: 0xf6efe0, Dir: 1.7, Len: 120, Flare: 70}, Front: Open, Back: Open,
		Head: Head{Face: Long, Skin: Pale, Hair: Bald, Mood: Roar, Top: Horns, TopC: 0xf6efe0, Eyes: GlowEyes, Glow: 0xffe07a}, HeadSize: 1.25}}

var deadshotArt = Scene{Place: Roof, Seed: 21, Accent: 0xffd0a0, Under: LedgeUnder, Effect: Ricochet,
	Subject: Figure{Pose: Aim, X: -34, Y: 40, K: 1.34, Suit: 0xc4ccd4, Trim: 0x4a5a68, Belt: 0xc98a3a, Panel: Vest, PanelColour: 0x8a949e,
		Held: Held{Thing: Gun, C: 0x3a4450, K: 0.7, DX: -4},
		Head: Head{Face: Mask, Shell: 0xd8dce2, Plate: 0x8a949e, Glow: 0x9affc0, Under: Square}, HeadSize: 1.2}}

var drSivanaArt = Scene{Place: Lab, Seed: 16, Accent: 0xa8ffd0, Effect: Sparks,
	Subject: Bust{X: -16, Y: 10, K: 0.84, Turn: 0.35, Build: SlimBuild, Wears: Jacket, Suit: 0xe8ece8, Tie: 0x3a6a5a,
		Head: Head{Face: Dome, Skin: Pale, Hair: Thin, HairC: 0xd8d8d0, Mood: Sly, Eyes: Glasses, EyeC: 0xa8ffd0, Wrinks: true}},
	Extra: []Part{{X: 78, Y: 16, K: 0.52, What: Object{Thing: Bottle, C: 0x7fe8a8, Glow: 0xa8ffd0}}}}

var grannyGoodnessArt = Scene{Place: Fire, Seed: 21, Accent: 0xffc080, Front: Bars,
	Subject: Figure{Pose: Stand, Y: 52, K: 1.36, Build: HulkBuild, Suit: 0x5a8a7a, Trim: 0x3a4a5a, Belt: 0xe8c46a, Panel: Half, PanelColour: 0x8ab0a0, Skirt: LongRobe, SkirtC: 0x4a7468,
		Shoulders: Plates, ShouldersC: 0xc8d0c8, Held: Held{Thing: Staff, C: 0xe8d8a8, K: 0.9},
		Head: Head{Face: Round, Skin: Pale, Hair: Curly, HairC: 0xeceae4, Mood: Smile, Wrinks: true, Lashes: true}, HeadSize: 1.3}}

var jervisTetchArt = Scene{Place: Stage, Seed: 14, Accent: 0xa8f0c0, Effect: CardsEffect,
	Subject: Bust{X: -18, Y: 18, K: 0.8, Turn: 0.3, Wears: Ruff, Suit: 0x3f8a6a, Tie: 0xf6efe0, Held: Held{Thing: CardsThing, K: 1},
		Head: Head{Face: Long, Skin: Pale, Hair: Wild, HairC: 0xe8a040, Mood: Grin, Top: TopHat, TopC: 0x2f9a62}}}

var killerCrocArt = Scene{Place: Swamp, Seed: 12, Accent: 0xd8f0a0, Front: Grass, Effect: Bubbles,
	Subject: Figure{Pose: Loom, Y: 50, K: 1.28, Build: HulkBuild, Skin: Green, Suit: 0x6f9a4a, Trim: 0x6a4a30, BareHands: true, BareArms: true, BareChest: true, BareFeet: true,
		Belt: 0x6a4a30, Pattern: Scales, PatternInk: 0x2f4a20, Skirt: Loincloth, SkirtC: 0x8a6a44, Front: Claw, Back: Claw,
		Grows: Spines, GrowsC: 0x4a6a34, Head: Head{Face: Brute, Skin: Green, Hair: Bald, Mood: Roar, Eyes: GlowEyes, Glow: 0xfff07a}, HeadSize: 1.25}}

var larfleezeArt = Scene{Place: Above, Seed: 21, Accent: 0xffd07a,
	Subject: Bust{X: -22, Y: 6, K: 0.86, Turn: 0.3, Build: HulkBuild, Wears: Armour, Suit: 0x3f4a5a, Tie: 0xf0a040,
		Head: Head{Face: Demon, Shell: 0xe8963a, Mood: Grin, Glow: 0xfff6d0}},
	Extra: []Part{{X: 72, Y: 26, K: 0.44, What: Object{Thing: Battery, C: 0xf2c060, Glow: 0xffe9a0}},
		{X: 102, Y: 56, K: 0.4, Before: true, What: Object{Thing: CoinThing, C: 0xf2d060}}}}

var manhunterArt = Scene{Place: PoliceStation, Seed: 6, Accent: 0xb8e0ff, Under: Shafts, Front: Rubble,
	Subject: Figure{Pose: Punch, X: -20, Y: 28, K: 1.24, Suit: 0x5a8ac8, Trim: 0xd8e4f0, Glove: 0xd8e4f0, Belt: 0xf2d060, Panel: Yoke, PanelColour: 0xd8e4f0,
		Shoulders: Plates, ShouldersC: 0x9ab0c8, Head: Head{Face: RobotHead, Shell: 0x8ab4e0, Plate: 0xe8eef4, Glow: 0xfff07a}, HeadSize: 1.25}}

var mrZsaszArt = Scene{Place: Alley, Seed: 14, Accent: 0xe8f0e0, Effect: Rain,
	Subject: Figure{Pose: Sneak, X: -8, Y: 22, K: 1.34, Build: SlimBuild, Skin: Pale, Suit: 0x4a5a6a, Trim: 0x2a3038, BareArms: true, BareHands: true, BareChest: true, Belt: 0x2a3038,
		Pattern: Stitch, PatternInk: 0x7a4a44, Held: Held{Thing: Sabre, C: 0xd8dee6, K: 0.44, Turn: 0.3},
		Head: Head{Face: Square, Skin: Pale, Hair: Bald, Mood: WildMood, Marks: true}, HeadSize: 1.25}}

var oceanMasterArt = Scene{Place: Surf, Seed: 11, Accent: 0xc0f0ff, Effect: WaveEffect,
	Subject: Figure{Pose: Brace, X: 2, Y: 30, K: 1.2, Suit: 0x8a6ab0, Trim: 0xd8e0e8, Glove: 0xd8e0e8, Belt: 0xf2d060, Pattern: Scales, PatternInk: 0x4a3470,
		Cape: Cape{C: 0x6a8ac0}, Held: Held{Thing: TridentThing, C: 0xf2d060, K: 0.95, Turn: 0.5},
		Head: Head{Face: Square, Mood: Grit, Top: Helm, TopC: 0xd8e0e8, Eyes: GlowEyes, Glow: 0xa8f0ff, Beard: Goatee}, HeadSize: 1.25}}

var parasiteArt = Scene{Place: Street, Seed: 17, Accent: 0xf0c0ff, Under: Halo, Effect: Bolts,
	Subject: Figure{Pose: Pounce, X: -14, Y: 14, K: 1.12, Build: HulkBuild, Skin: Purple, Suit: 0x9a7ac8, Trim: 0x6a4a9a, BareHands: true, BareArms: true, BareFeet: true,
		Pattern: Spots, PatternInk: 0x5a3a8a, Front: Claw, Back: Claw,
		Head: Head{Face: Mud, Skin: Purple, Shell: 0xa888d8, Mood: Roar, Glow: 0xffd0ff}, HeadSize: 1.3}}

var redLanternCorpsArt = Scene{Place: Volcano, Seed: 14, Accent: 0xffe0b0, Effect: Drips,
	Subject: Bust{X: -10, Y: 2, K: 0.9, Turn: 0.25, Build: HulkBuild, Wears: Armour, Suit: 0x3a3a46, Tie: 0xd8d0c8,
		Head: Head{Face: Alien, Skin: Grey, Mood: Roar, Glow: 0xfff0a0, Shell: 0xc8ccd4}},
	Extra: []Part{{X: 80, Y: 10, K: 0.5, What: SetPiece{Piece: RingFist}}}}

var talonArt = Scene{Place: Museum, Seed: 9, Accent: 0xfff0c0, Under: Shafts, Effect: Birds,
	Subject: Figure{Pose: Crouch, X: -6, Y: 34, K: 1.62, Suit: 0x5a6470, Trim: 0xb08a50, Glove: 0xb08a50, Belt: 0xb08a50, Panel: Sides, PanelColour: 0x8a949e,
		Grows: Hilts, GrowsC: 0xd8c090, Cape: Cape{C: 0x7a8490},
		Head: Head{Face: Mask, Shell: 0xc8b088, Plate: 0x5a4a34, Glow: 0xfff07a, Under: Oval}, HeadSize: 1.25}}

var demonEtriganArt = Scene{Place: Hall, Seed: 12, Accent: 0xffd080, Effect: Embers,
	Subject: Figure{Pose: Leap, X: -8, Y: 40, K: 1.2, Build: HulkBuild, Skin: Yellow, Suit: 0x4a7ab8, Trim: 0xf2c040, BareArms: true, BareHands: true, Belt: 0xf2c040,
		Cape: Cape{C: 0x3f5a9a}, Front: Claw, Back: Claw,
		Head: Head{Face: Demon, Shell: 0xf2c040, Mood: Grin, Glow: 0xff5a3a, Top: Horns, TopC: 0xf2c040}, HeadSize: 1.35}}
