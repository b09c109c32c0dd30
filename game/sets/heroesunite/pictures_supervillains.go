package heroesunite

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The pictures of the Super-Villains. Their background is an almost black violet, and each has a
// strong light of its own. Antlers, flames, and a scythe are each the tail of a figure far outside
// the window, as with the Heroes.

// antlers are behind a head, on a stalk that the body hides.
var antlers = []Along{
	{Y: -125}, {Y: -170}, {Y: -187.5}, {Y: -194.5}, {Y: -197.5}, {Y: -200, Width: 0.2}, {X: 0.7, Y: -200.7, Width: 0.4},
	{X: 1.5, Y: -201.2, Width: 0.4}, {X: 2.2, Y: -201.8, Width: 0.35}, {X: 3, Y: -201.7, Width: 0.2}, {X: 3.4, Y: -202.1, Width: 0.05},
	{X: 2.3, Y: -202, Width: 0.35}, {X: 2.6, Y: -202.8, Width: 0.3}, {X: 3.5, Y: -203, Width: 0.2}, {X: 3.9, Y: -203.4, Width: 0.05},
	{X: 2.7, Y: -203, Width: 0.3}, {X: 2.5, Y: -203.6, Width: 0.25}, {X: 2.3, Y: -204.3, Width: 0.05}, {X: 2.3, Y: -204.3, Width: 0.05},
	{X: 2.5, Y: -203.6, Width: 0.25}, {X: 2.7, Y: -203, Width: 0.3}, {X: 3.9, Y: -203.4, Width: 0.05}, {X: 3.5, Y: -203, Width: 0.2},
	{X: 2.6, Y: -202.8, Width: 0.3}, {X: 2.3, Y: -202, Width: 0.35}, {X: 3.4, Y: -202.1, Width: 0.05}, {X: 3, Y: -201.7, Width: 0.2},
	{X: 2.2, Y: -201.8, Width: 0.35}, {X: 1.5, Y: -201.2, Width: 0.4}, {X: 0.7, Y: -200.7, Width: 0.4}, {Y: -200.4, Width: 0.3},
	{X: -0.7, Y: -200.7, Width: 0.4}, {X: -1.5, Y: -201.2, Width: 0.4}, {X: -2.2, Y: -201.8, Width: 0.35}, {X: -3, Y: -201.7, Width: 0.2},
	{X: -3.4, Y: -202.1, Width: 0.05}, {X: -2.3, Y: -202, Width: 0.35}, {X: -2.6, Y: -202.8, Width: 0.3}, {X: -3.5, Y: -203, Width: 0.2},
	{X: -3.9, Y: -203.4, Width: 0.05}, {X: -2.7, Y: -203, Width: 0.3}, {X: -2.5, Y: -203.6, Width: 0.25}, {X: -2.3, Y: -204.3, Width: 0.05},
}

// flames burn upward from a neck.
var flames = []Along{
	{Y: -125}, {Y: -170}, {Y: -187.5}, {Y: -194.5}, {Y: -197.5}, {Y: -199.5, Width: 0.8}, {X: -1.2, Y: -200.5, Width: 1.2},
	{X: -2, Y: -201.7, Width: 0.9}, {X: -1.8, Y: -202.7, Width: 0.6}, {X: -2.4, Y: -203.9, Width: 0.1}, {X: -1.8, Y: -202.7, Width: 0.6},
	{X: -1.2, Y: -201.5, Width: 1.2}, {Y: -200.3, Width: 1.7}, {X: -0.1, Y: -201.7, Width: 1.8}, {X: -0.4, Y: -202.8, Width: 1.2},
	{X: 0.2, Y: -203.7, Width: 0.6}, {X: -0.1, Y: -204.9, Width: 0.05}, {X: 0.2, Y: -203.7, Width: 0.6}, {X: 0.1, Y: -202.5, Width: 1.2},
	{X: 0.4, Y: -200.5, Width: 1.6}, {X: 1.5, Y: -201.2, Width: 1.2}, {X: 1.9, Y: -202.3, Width: 0.8}, {X: 1.7, Y: -203, Width: 0.45},
	{X: 2.4, Y: -204.1, Width: 0.05},
}

// scythe is an upright scythe, with its lower end far below.
var scythe = []Along{
	{X: -0.1, Y: -125}, {X: -0.1, Y: -170}, {X: -0.1, Y: -185}, {X: -0.1, Y: -191, Width: 0.15}, {X: -0.05, Y: -194.5, Width: 0.15},
	{Y: -197, Width: 0.15}, {Y: -200, Width: 0.15}, {Y: -202.5, Width: 0.15}, {Y: -203, Width: 0.15}, {X: 0.2, Y: -203.2, Width: 0.35},
	{X: 0.9, Y: -203.3, Width: 0.45}, {X: 1.7, Y: -202.9, Width: 0.4}, {X: 2.4, Y: -202, Width: 0.25}, {X: 2.8, Y: -200.9, Width: 0.05},
}

// spirit is one of the dead around Graves.
var spirit = Bust{Wears: Robe, Suit: 0x5fb8a0, Tie: 0x3a8a78, Head: Head{Face: SkullHead, Shell: 0xb8ffe4, Glow: 0xf6fff0}}

var amazoArt = Scene{Place: Lab, Seed: 3, Accent: 0x8fffb0, Under: Glare, Effect: Sparks,
	Subject: Figure{Pose: Stand, Y: 52, K: 1.34, Suit: 0xf8cc8c, Trim: 0x4fbf8a, Panel: Yoke, PanelColour: 0x4fbf8a, Belt: 0xf6efe0,
		Head: Head{Face: RobotHead, Shell: 0xf8cc8c, Plate: 0x4fbf8a, Glow: 0xff5f57}, HeadSize: 1.4},
	Extra: []Part{{What: characters.Superman.Posed(Fly, -66, 0, 0.48).Flipped()}, {What: characters.Flash.Posed(Run, 68, 6, 0.56)}}}

var arkilloArt = Scene{Place: Space, Seed: 11, Accent: 0xffd23f, Under: Halo, Effect: Sparks,
	Subject: Bust{X: -20, Y: 4, K: 0.9, Build: HulkBuild, Wears: Spikes, Suit: 0xf0c040, Tie: 0x4a3a4a, Held: Held{Thing: Battery, C: 0xffd23f, K: 1},
		Head: Head{Face: Ape, Skin: MudSkin, Shell: 0xe0a088, Mood: Roar, Glow: 0xffe14d}}}

var blackAdamArt = Scene{Place: Temple, Seed: 13, Accent: 0xffd84a, Under: Glare, Effect: Bolts,
	Subject: Figure{Pose: Lift, Y: 48, K: 1.34, Skin: Tan, Suit: 0x4a4a66, Trim: 0xf2c230, Panel: Vee, PanelColour: 0xf2c230, Belt: 0xf2c230,
		Shoulders: HighCollar, ShouldersC: 0x4a4a66, Front: Fist, Back: Fist,
		Head: Head{Face: Long, Skin: Tan, Hair: Short, HairC: 0x241a26, Mood: Grit}, HeadSize: 1.3}}

var gravesArt = Scene{Place: Museum, Seed: 4, Accent: 0x9dffd8, Under: Halo, Effect: Papers,
	Subject: Bust{Y: 2, K: 0.86, Turn: -0.3, Build: SlimBuild, Wears: Jacket, Suit: 0xc4ccd4, Tie: 0x5a4a78,
		Head: Head{Face: Long, Skin: Pale, Hair: Back, HairC: 0xd8dcf0, Mood: Stern, Eyes: GlowEyes, Glow: 0x9dffd8, Beard: Goatee}},
	Extra: []Part{{X: -60, Y: -18, K: 0.42, Turn: -0.2, What: spirit}, {X: 60, Y: -26, K: 0.42, Turn: 0.2, What: spirit}}}

var helArt = Scene{Place: Arctic, Seed: 5, Accent: 0xbfe8ff, Under: Streaks, Effect: Snow,
	Subject: Figure{Pose: Fly, X: 10, Y: 16, K: 1.06, Flip: true, Suit: 0x7a80a4, Trim: 0xd8502f, Belt: 0xd8502f, Panel: Vest, PanelColour: 0x9aa0b8,
		Cape: Cape{C: 0xb84030}, BareArms: true, BareHands: true,
		Head: Head{Face: Square, Hair: LongHair, HairC: 0xf6f6ff, Mood: Grit, Eyes: GlowEyes, Glow: 0xff7a5a, Marks: true}, HeadSize: 1.3}}

var hectorHammondArt = Scene{Place: Prison, Seed: 3, Accent: 0xff9ae8, Under: Halo, Effect: Rings,
	Subject: Figure{Pose: Throne, Y: 58, K: 1.2, Build: SlimBuild, Suit: 0x7ab0b8, Trim: 0x3a4a5a, BareHands: true,
		Head: Head{Face: Dome, Mood: Sly, Wrinks: true}, HeadSize: 3.4},
	Extra: []Part{{What: Object{Thing: ThroneThing, C: 0xb8a0c8}, Y: 28, K: 1.15}}}

var helspontArt = Scene{Place: Cave, Seed: 8, Accent: 0x7fd8ff, Under: Halo, Effect: Embers,
	Subject: Bust{X: 0, Y: 18, K: 0.8, Build: HulkBuild, Wears: Pauldrons, Suit: 0x6a4a8a, Tie: 0xe8b040, Light: LightBelow,
		Head: Head{Face: SkullHead, Skin: Blue, Shell: 0xcdeaff, Glow: 0xfff0a0}},
	Extra: []Part{{X: 0, Y: -4, K: 0.1, What: Figure{Y: 40000, K: 200, NoRim: true, Tail: flames, TailColour: 0x4aa8ff}}}}

var mongulArt = Scene{Place: Impact, Seed: 4, Accent: 0xffc24a, Under: Rays, Front: Crowd,
	Subject: Figure{Pose: Punch, X: -22, Y: 20, K: 1.14, Build: HulkBuild, Skin: Yellow, Suit: 0x8a5ab8, Trim: 0xe8dcc0, BareArms: true,
		Panel: Vest, PanelColour: 0xe8dcc0, Belt: 0xe8dcc0, Shoulders: Plates, ShouldersC: 0xe8dcc0,
		Head: Head{Face: Brute, Skin: Yellow, Mood: Grit, Eyes: GlowEyes, Glow: 0xff5a3a, Top: Helm, TopC: 0x8a5ab8}, HeadSize: 1.4}}

var mrFreezeArt = Scene{Place: Ice, Seed: 4, Accent: 0x8fe8ff, Under: Glare, Effect: Snow,
	Subject: Figure{Pose: Stand, X: -6, Y: 54, K: 1.4, Build: HulkBuild, Skin: Blue, Suit: 0xb8ccdc, Trim: 0x4a90c8, Belt: 0x4a90c8, Panel: Yoke, PanelColour: 0xdfeaf4,
		Shoulders: Hoses, ShouldersC: 0x6aa8d8, Held: Held{Thing: Gun, C: 0x8fe8ff, K: 0.7},
		Head: Head{Face: Dome, Skin: Blue, Hair: Bald, Mood: Stern, Eyes: Goggles, EyeC: 0xff5a4a}, HeadSize: 1.2},
	Extra: []Part{{X: -6, Y: -32, K: 0.42, Before: true, What: Object{Thing: Bubble, C: 0xbff0ff, K: 1}}}}

var nekronArt = Scene{Place: Grave, Seed: 9, Accent: 0xc8ffb8, Under: Glare, Effect: Smoke,
	Subject: Figure{Pose: Stand, X: -20, Y: 48, K: 1.3, Suit: 0x7a7a9a, Trim: 0xc8d0c0, Skirt: LongRobe, SkirtC: 0x5a5a78, Shoulders: SpikedPlates,
		ShouldersC: 0x8a8aa8, Belt: 0xc8d0c0, Front: Fist, Cape: Cape{C: 0x4a4468},
		Head: Head{Face: SkullHead, Shell: 0xeef0dc, Glow: 0xb8ff9a, Top: Crown, TopC: 0x4a4a66}, HeadSize: 1.4},
	Extra: []Part{{X: 36, Y: -10, K: 0.1, What: Figure{Y: 40000, K: 200, NoRim: true, Tail: scythe, TailColour: 0xe0e8e0}}}}

var trigonArt = Scene{Place: Temple, Seed: 5, Accent: 0xff8a3d, Under: Halo, Effect: Embers,
	Subject: Bust{Y: 14, K: 0.8, Turn: 0.1, Build: HulkBuild, Wears: Shirtless, Suit: 0x6a3a4c, Tie: 0xf2c230, Light: LightBelow,
		Head: Head{Face: Demon, Skin: Red, Glow: 0xffe14d}},
	Extra: []Part{{Y: -28, K: 0.1, What: Figure{Y: 40000, K: 200, NoRim: true, Tail: antlers, TailColour: 0xe8d0a0}},
		{X: -13, Y: -21, K: 0.27, Before: true, What: Object{Thing: Orb, C: 0xffe14d}},
		{X: 19, Y: -21, K: 0.27, Before: true, What: Object{Thing: Orb, C: 0xffe14d}}}}

var vandalSavageArt = Scene{Place: Jungle, Seed: 3, Accent: 0xffb04a, Under: Shafts,
	Subject: Bust{X: -18, Y: 2, K: 0.88, Turn: 0.3, Build: HulkBuild, Wears: FurCoat, Suit: 0xb87848, Tie: 0xf0e0c0, Held: Held{Thing: Sword, C: 0xf2c230, K: 1.4},
		Head: Head{Face: Square, Hair: LongHair, HairC: 0x7a4a30, Beard: Full, Mood: Stern}}}

// Their giants, behind the city. No two have the same outline.

var amazoGiant = Giant{Pose: Conjure, Head: Head{Face: RobotHead, Shell: 0xe8a860, Plate: 0x4fbf8a, Glow: 0xff5f57}, HeadSize: 2, Suit: 0xe8a860,
	Trim: 0x4fbf8a, Panel: Sides, PanelColour: 0x4fbf8a, Belt: 0xf6efe0, Back: Cables, BackC: 0x6a8a9a, Orb: 0x8fffb0, Glow: 0x8fffb0}

var arkilloGiant = Giant{Pose: Hunch, Build: HulkBuild, Head: Head{Face: Ape, Skin: MudSkin, Shell: 0xe0a088, Mood: Roar, Glow: 0xffe14d},
	HeadSize: 2.5, Skin: MudSkin, Suit: 0xf0c040, Trim: 0x4a3a4a, BareArms: true, BareHands: true, Panel: Vest, PanelColour: 0x4a3a4a, Back: Spines,
	BackC: 0xa86a58, Nails: Paper, Glow: 0xffe14d}

var blackAdamGiant = Giant{Pose: ArmsCrossed,
	Head: Head{Face: Long, Skin: Tan, Hair: Short, HairC: 0x241a26, Mood: Stern, Eyes: GlowEyes, Glow: 0xffe14d}, HeadSize: 2.1, Skin: Tan, Suit: 0x4a4a66,
	Trim: 0xf2c230, Panel: Vee, PanelColour: 0xf2c230, Belt: 0xf2c230, Shoulders: HighCollar, ShouldersC: 0x5a5a7a, Back: RayRing, BackC: 0xf2c230,
	Glow: 0xffe14d}

var gravesGiant = Giant{Pose: Behold, Build: SlimBuild,
	Head: Head{Face: Long, Skin: Pale, Hair: Back, HairC: 0xd8dcf0, Mood: Stern, Eyes: GlowEyes, Glow: 0x9dffd8, Beard: Goatee}, HeadSize: 2.1, Skin: Pale,
	Suit: 0xc4ccd4, Trim: 0x5a4a78, BareHands: true, Panel: Vee, PanelColour: 0x5a4a78, Back: Tentacles, BackC: 0x8fe8d0, Nails: Paper, Glow: 0x9dffd8}

var helGiant = Giant{Pose: FistForward,
	Head: Head{Face: Square, Hair: LongHair, HairC: 0xf6f6ff, Mood: Grit, Eyes: GlowEyes, Glow: 0xff7a5a, Marks: true}, HeadSize: 2.1, Suit: 0x7a80a4,
	Trim: 0xd8502f, BareArms: true, BareHands: true, Panel: Vest, PanelColour: 0x9aa0b8, Cape: Cape{C: 0xb84030}, Glow: 0xbfe8ff}

var hectorHammondGiant = Giant{Pose: Steeple, Build: SlimBuild, Head: Head{Face: Dome, Mood: Sly, Eyes: GlowEyes, Glow: 0xff9ae8}, HeadSize: 3.6,
	Suit: 0x7ab0b8, Trim: 0x3a4a5a, BareHands: true, Glow: 0xff9ae8}

var helspontGiant = Giant{Pose: Gather, Build: HulkBuild, Head: Head{Face: SkullHead, Shell: 0xcdeaff, Hair: Spiky, HairC: 0x4aa8ff, Glow: 0xfff0a0},
	HeadSize: 2.1, Skin: Blue, Suit: 0x7a5aa8, Trim: 0x7a5aa8, Panel: Vee, PanelColour: 0xe8b040, Shoulders: SpikedPlates, ShouldersC: 0xe8b040,
	Orb: 0x7fd8ff, Glow: 0x7fd8ff}

var mongulGiant = Giant{Pose: OneClaw, Build: HulkBuild,
	Head: Head{Face: Brute, Skin: Yellow, Mood: Grit, Eyes: GlowEyes, Glow: 0xff5a3a, Top: Helm, TopC: 0x8a5ab8}, HeadSize: 2.2, Skin: Yellow,
	Suit: 0x8a5ab8, Trim: 0xe8dcc0, BareArms: true, Panel: Vest, PanelColour: 0xe8dcc0, Belt: 0xe8dcc0, Shoulders: Plates, ShouldersC: 0xe8dcc0,
	Glow: 0xffc24a}

var mrFreezeGiant = Giant{Pose: WeaponAcross, Build: HulkBuild,
	Head: Head{Face: Dome, Skin: Blue, Mood: Frown, Eyes: Goggles, EyeC: 0xff5a4a, Glow: 0xff5a4a}, HeadSize: 2.2, Skin: Blue, Suit: 0xb8ccdc,
	Trim: 0x4a90c8, Panel: Vest, PanelColour: 0x4a90c8, Shoulders: Hoses, ShouldersC: 0xd8ecfa, Held: Held{Thing: Cannon, C: 0x8fe8ff, K: 1},
	Glow: 0x8fe8ff}

var nekronGiant = Giant{Pose: WeaponUp, Build: SlimBuild, Head: Head{Face: SkullHead, Shell: 0xeef0dc, Glow: 0xb8ff9a, Top: Crown, TopC: 0x4a4a66},
	HeadSize: 2.2, Suit: 0x6a6a86, Trim: 0xc8d0c0, Cape: Cape{C: 0x4a4468}, Shoulders: SpikedPlates, ShouldersC: 0x8a8aa8,
	Held: Held{Thing: Sabre, C: 0xc8d0c0, K: 1.05}, Glow: 0xb8ff9a}

var trigonGiant = Giant{Pose: HandsUp, Build: HulkBuild, Head: Head{Face: Demon, Skin: Red, Glow: 0xffe14d, Top: Horns, TopC: 0xe8d0a0}, HeadSize: 2.3,
	Skin: Red, Suit: 0x6a3a4c, Trim: 0xf2c230, BareArms: true, BareHands: true, BareChest: true, Back: BatWings, BackC: 0xb04a5a, Nails: Paper,
	Glow: 0xff8a3d}

var vandalSavageGiant = Giant{Pose: WeaponUp, Head: Head{Face: Square, Hair: LongHair, HairC: 0x7a4a30, Beard: Full, Mood: Grit}, HeadSize: 2.1,
	Skin: Fair, Suit: 0xb8845a, Trim: 0x8a5a34, BareArms: true, BareHands: true, BareChest: true, Shoulders: FurCollar, ShouldersC: 0xf0e0c0,
	Held: Held{Thing: Sword, C: 0xd8d2c0, K: 0.9}, Glow: 0xffb04a, Flip: true}
