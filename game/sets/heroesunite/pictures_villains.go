package heroesunite

import (
	. "lineup/game/picture"
)

// The pictures of the Villains. Their background is red. Red or black Villains have white, gold, or
// a bright light around them, and the others are green, orange, violet, or pale. Larfleeze's tusks
// use the technique described in pictures_heroes.go.

var blackLanternCorpsArt = Scene{Place: Grave, Seed: 9, Accent: 0xe8f0f4, Under: Glare, Front: Grass,
	Subject: Figure{Pose: Lift, Y: 62, K: 1.14, Skin: Grey, Suit: 0x343a48, Trim: 0xd8dcd4, Panel: Yoke, PanelColour: 0xd8dcd4, Front: Claw, Back: Claw,
		Head: Head{Face: SkullHead, Shell: 0xe8e4d4, Glow: 0xffffff}, HeadSize: 1.3},
	Extra: []Part{{Y: -40, K: 0.5, What: Object{Thing: PowerRing, C: 0x1a1c24}},
		{X: -84, Y: 56, K: 0.84, What: Figure{Pose: Lift, Skin: Grey, Suit: 0x343a48, Trim: 0xa8b4b0, BareHands: true,
			Head: Head{Face: Brute, Skin: Grey, Hair: Thin, HairC: Paper, Mood: Roar}, HeadSize: 1.3}},
		{X: 84, Y: 56, K: 0.84, What: Figure{Pose: Lift, Build: SlimBuild, Skin: Grey, Suit: 0x343a48, Trim: 0xa8b4b0, BareHands: true,
			Head: Head{Face: Oval, Skin: Grey, Hair: LongHair, HairC: 0xd8dcd4, Eyes: GlowEyes, Glow: 0xffffff}, HeadSize: 1.3}}}}

var brotherBloodArt = Scene{Place: Hall, Seed: 5, Accent: 0xffd8a0, Under: Halo, Front: Crowd,
	Subject: Figure{Pose: Cast, X: -16, Y: 40, K: 1.16, Suit: 0xff7048, Trim: 0xf6efe0, Panel: Yoke, PanelColour: 0xf6efe0, Belt: 0xf2c24a,
		Cape: Cape{C: 0xf6efe0, Dir: 1.9, Len: 130, Flare: 120}, Shoulders: HighCollar, ShouldersC: 0xf6efe0, Held: Held{Thing: Orb, C: 0xff5a3a, K: 1},
		Head: Head{Face: Mask, Shell: 0xf2e2b8, Plate: 0xd8482f, Glow: 0xffe14d, Under: Square, Top: Horns, TopC: 0xf2e2b8}, HeadSize: 1.35}}

var deadshotArt = Scene{Place: Roof, Seed: 12, Accent: 0xfff0b0, Under: LedgeUnder, Effect: Ricochet,
	Subject: Figure{Pose: Aim, X: -52, Y: 40, K: 1.08, Suit: 0xe8e4dc, Trim: 0x5a6070, Panel: Vest, PanelColour: 0x5a6070, Belt: 0xf2c24a,
		Held: Held{Thing: Gun, C: 0xc8d0d8, K: 0.9},
		Head: Head{Face: Machine, Skin: Grey, Shell: 0xd8e0e8, Glow: 0xff3a2a, Mood: Stern}, HeadSize: 1.4}}

var drSivanaArt = Scene{Place: Lab, Seed: 8, Accent: 0x9fffe0, Effect: Bolts,
	Subject: Bust{X: -22, Y: 14, K: 0.82, Turn: 0.4, Build: SlimBuild, Wears: Jacket, Suit: 0xf0eee6, Tie: 0x2f8a7a,
		Held: Held{Thing: Bottle, C: 0x4fd89a, K: 1.4, DY: -14}, Head: Head{Face: Dome, Mood: Grin, Eyes: Glasses, EyeC: 0x2f8a7a, Wrinks: true}}}

var grannyGoodnessArt = Scene{Place: Volcano, Seed: 3, Accent: 0xfff0c0, Under: Halo, Front: Rubble,
	Subject: Figure{Pose: Stand, X: -18, Y: 42, K: 1.24, Build: HulkBuild, Suit: 0x3f9aa0, Trim: 0xf0e6c8, Panel: Yoke, PanelColour: 0xf0e6c8, Belt: 0xf0e6c8,
		Pattern: Scales, PatternInk: 0x24666e, Skirt: LongRobe, SkirtC: 0x2f7a84, Shoulders: Plates, ShouldersC: 0xf0e6c8, Cape: Cape{C: 0x4a4a8a},
		Head: Head{Face: Brute, Hair: Curly, HairC: 0xf6efe0, Mood: Smirk, Lashes: true, Wrinks: true}, HeadSize: 1.6},
	Extra: []Part{{X: 80, Y: 34, K: 1.1, What: Object{Thing: Staff, C: 0xf0e6c8, Turn: -0.82}},
		{X: 79, Y: -44, K: 0.32, What: Object{Thing: Orb, C: 0x9ff0ff}}}}

var jervisTetchArt = Scene{Place: Void, Seed: 6, Accent: 0xfff0b0, Effect: CardsEffect,
	Subject: Figure{Pose: Sneak, X: -40, Y: 38, K: 1.24, Build: SlimBuild, Suit: 0x3fae7a, Trim: 0xf6efe0, Panel: Vee, PanelColour: 0xf2c24a, Belt: 0xf2c24a,
		Skirt: CoatTails, SkirtC: 0x2f8a60, Held: Held{Thing: ClockThing, C: 0xf2c24a, K: 1.1, DX: -36, DY: 30},
		Head: Head{Face: Long, Hair: Wild, HairC: 0xf08a3a, Mood: Grin, Top: TopHat, TopC: 0x3fae7a}, HeadSize: 1.35}}

var killerCrocArt = Scene{Place: Cave, Seed: 7, Accent: 0xd8ff8a, Effect: Drips, More: []VisualEffect{WaveEffect},
	Subject: Figure{Pose: Sneak, X: 14, Y: 26, K: 1.3, Flip: true, Build: HulkBuild, Skin: Green, Suit: 0x6aa04a, Trim: 0x6aa04a, Pattern: Scales, PatternInk: 0x2f5a24,
		BareHands: true, Front: Claw, Back: Claw,
		TailColour: 0x5a904a, Tail: []Along{{X: -50, Y: 0, Width: 14}, {X: -80, Y: -20, Width: 11}, {X: -92, Y: -52, Width: 7}, {X: -80, Y: -76, Width: 2}},
		Head: Head{Face: Bone, Skin: Green, Mood: Roar}, HeadSize: 1.5}}

var larfleezeArt = Scene{Place: Bank, Seed: 9, Accent: 0xfff0c0,
	Subject: Bust{X: 10, Y: -2, K: 0.8, Turn: 0.4, Flip: true, Build: HulkBuild, Wears: Pauldrons, Suit: 0x5a6aa0, Tie: 0x8a7ad0,
		Held: Held{Thing: Battery, C: 0xff8a1a, K: 1.2}, Head: Head{Face: Ape, Shell: 0xe8661a, Plate: 0xf6b060, Mood: Roar}},
	Extra: []Part{{K: 0.1, Before: true, What: Figure{Y: 40000, K: 200, NoRim: true, TailColour: 0xf6efe0,
		Tail: []Along{
			{X: -1.1, Y: -170}, {X: -1.1, Y: -196}, {X: -0.4, Y: -197.1}, {X: 0.7, Y: -197.5},
			{X: 1.1, Y: -198.2, Width: 0.22}, {X: 1.35, Y: -198.8, Width: 0.2}, {X: 1.3, Y: -199.6, Width: 0.05}}}},
		{K: 0.1, Before: true, What: Figure{Y: 40000, K: 200, NoRim: true, TailColour: 0xf6efe0,
			Tail: []Along{
				{X: -1.1, Y: -170}, {X: -1.1, Y: -196}, {X: -1, Y: -197.7},
				{X: -1, Y: -198.2, Width: 0.22}, {X: -1.25, Y: -198.8, Width: 0.2}, {X: -1.2, Y: -199.6, Width: 0.05}}}}}}

var manhunterArt = Scene{Place: Space, Seed: 12, Accent: 0xbfe8ff, Effect: SpeedEffect,
	Subject: Figure{Pose: Run, X: -6, Y: 22, K: 1.24, Suit: 0x5a9ae0, Trim: 0xf2705a, Panel: Sides, PanelColour: 0xf2705a, Belt: 0xf6efe0,
		Head: Head{Face: Stone, Shell: 0x6fb0f0, Plate: 0xf2705a, Glow: 0xffffff}, HeadSize: 1.3},
	Extra: []Part{{X: -76, Y: 16, K: 0.8, What: Figure{Pose: Run, Suit: 0x5a9ae0, Trim: 0xf2705a, Panel: Sides, PanelColour: 0xf2705a,
		Head: Head{Face: Stone, Shell: 0x6fb0f0, Plate: 0xf2705a, Glow: 0xffffff}, HeadSize: 1.3}},
		{X: 76, Y: 16, K: 0.8, What: Figure{Pose: Run, Suit: 0x5a9ae0, Trim: 0xf2705a, Panel: Sides, PanelColour: 0xf2705a,
			Head: Head{Face: Stone, Shell: 0x6fb0f0, Plate: 0xf2705a, Glow: 0xffffff}, HeadSize: 1.3}}}}

var mrZsaszArt = Scene{Place: Prison, Seed: 6, Accent: 0xf0f4e0,
	Subject: Bust{X: -28, Y: -2, K: 0.92, Turn: 0.2, Wears: Shirtless, Held: Held{Thing: Sword, C: 0x8a5a3a, K: 0.8},
		Head: Head{Face: Square, Mood: Grin, Marks: true, EyeC: 0x8a2a2a}}}

var oceanMasterArt = Scene{Place: Sea, Seed: 4, Accent: 0xb8e8ff, Under: Shafts, Effect: Bubbles,
	Subject: Figure{Pose: Fly, X: -46, Y: 24, K: 0.92, Suit: 0x8a78d8, Trim: 0xd8dce8, Pattern: Scales, PatternInk: 0x4a3a8a, Belt: 0xd8dce8,
		Cape: Cape{C: 0x5a5ab0}, Held: Held{Thing: TridentThing, C: 0xf2c24a, K: 0.7, Turn: 0.3},
		Head: Head{Face: Mask, Shell: 0xd8dce8, Plate: 0x8a78d8, Glow: 0xffe14d, Under: Square, Top: Wings, TopC: 0xd8dce8}, HeadSize: 1.35}}

var parasiteArt = Scene{Place: Street, Seed: 8, Accent: 0xf0b0ff, Effect: Sparks,
	Subject: Figure{Pose: Carry, X: -50, Y: 40, K: 1.2, Build: HulkBuild, Skin: Purple, Suit: 0xb070e0, Trim: 0xb070e0, BareArms: true, BareChest: true,
		BareHands: true, BareLegs: true, BareFeet: true, Front: Claw, Back: Claw, Held: Held{Thing: Orb, C: 0xff9fff, K: 0.9},
		Head: Head{Face: Mud, Skin: Purple, Shell: 0xb878e8, Mood: Roar, Glow: 0xffe0ff}, HeadSize: 1.5},
	Extra: []Part{{X: 74, Y: -14, K: 0.9, What: Figure{Pose: Fall, Suit: 0xe8ecf0, Trim: 0xf2c24a, Head: Head{Face: Square, Skin: Pale, Mood: Scared}, HeadSize: 1.3}}}}

var redLanternCorpsArt = Scene{Place: Impact, Seed: 5, Accent: 0xffb090, Effect: Drips,
	Subject: Bust{Y: 8, K: 0.72, Turn: 0.3, Build: HulkBuild, Wears: Armour, Suit: 0xff6a48, Tie: 0x2e2a38,
		Head: Head{Face: Brute, Skin: Blue, Mood: Roar, Eyes: GlowEyes, Glow: 0xffe14d}},
	Extra: []Part{{X: -62, Y: 2, K: 0.58, What: Bust{Turn: -0.3, Suit: 0xff6a48, Head: Head{Face: Long, Skin: Yellow, Mood: WildMood, Top: Horns, TopC: 0xf6efe0}}},
		{X: 62, Y: 4, K: 0.58, What: Bust{Turn: 0.6, Build: SlimBuild, Suit: 0xff6a48,
			Head: Head{Face: Oval, Skin: Purple, Mood: Roar, Hair: Wild, HairC: 0xf6efe0, Lashes: true}}}}}

var talonArt = Scene{Place: Above, Seed: 3, Accent: 0xffe9b0, Under: Glare, Effect: Birds,
	Subject: Figure{Pose: Pounce, X: -28, Y: 6, K: 0.98, Suit: 0x4a4450, Trim: 0xe8c878, Panel: Vest, PanelColour: 0xb89870, Belt: 0xd8b060,
		Cape: Cape{C: 0x5a5464}, Front: Fist, Back: Fist, Held: Held{Thing: Sabre, C: 0xd8b060, K: 0.8},
		Head: Head{Face: Bug, Shell: 0xf0e6cc, Plate: 0xd8b060, Glow: 0xffb03a, Top: Hood, TopC: 0x5a5464}, HeadSize: 1.5}}

var demonEtriganArt = Scene{Place: Fire, Seed: 6, Accent: 0xffe14d, Effect: Embers,
	Subject: Figure{Pose: Crouch, X: -26, Y: 26, K: 1.2, Build: HulkBuild, Suit: 0x5a6ab0, Trim: 0xf2c24a, Skin: Yellow, BareArms: true, BareHands: true,
		Belt: 0xf2c24a, Cape: Cape{C: 0xff7a58, Dir: 2.9, Len: 110, Flare: 90}, Head: Head{Face: Demon, Shell: 0xf2c83a, Mood: Roar, Glow: 0xff5a3a}, HeadSize: 1.5},
	Extra: []Part{{X: 78, Y: 4, K: 0.9, Turn: 0.6, Before: true, What: Object{Thing: Beam, C: 0xffa02a}}}}
