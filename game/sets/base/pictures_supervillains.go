package base

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The pictures of the Super-Villains. Their background is an almost black violet, and each has a
// strong light of its own.

var rasAlGhulArt = Scene{Place: Desert, Seed: 2, Accent: 0x8fe8a0,
	Subject: Figure{Pose: Cast, X: -44, Y: 54, K: 1.44, Suit: 0xe9dcc0, Trim: 0x2f8a5a, Glove: 0x3a3f4a, Belt: 0xf2c230, Panel: Vee, PanelColour: 0x2f8a5a,
		Skirt: LongRobe, SkirtC: 0xe9dcc0,
		Cape: Cape{C: 0x3fb076, Dir: 1.75, Len: 124, Flare: 62}, Held: Held{Thing: Sabre, C: 0xf2c230, K: 0.75, Turn: -0.5}, Front: Fist, Back: Fist,
		Head: Head{Face: Long, Skin: Tan, Hair: Peak, HairC: 0xb4b4c0, Beard: Fork, Mood: Sly}, HeadSize: 1.2}}

var antiMonitorArt = Scene{Place: Space, Seed: 9, Accent: 0xc9a0ff, Effect: Kirby,
	Subject: Bust{Y: 0, K: 0.94, Build: HulkBuild, Wears: Pauldrons, Suit: 0x4a4f78, Tie: 0xc9a0ff, Light: LightBelow,
		Head: Head{Face: Titan, Skin: Grey, Shell: 0x8a90b8, Glow: 0xffb0ff}}}

var atrocitusArt = Scene{Place: Volcano, Seed: 6, Accent: 0xff8a3d, Under: Glare, Front: Rubble, Effect: Embers,
	Subject: Figure{Pose: Loom, Y: 48, K: 1.18, Build: HulkBuild, Skin: Red, Suit: 0x6a3a4c, Trim: 0xd8502f, Glove: 0xe05a4a, Panel: Vest,
		PanelColour: 0x4a2a3a, Belt: 0xf0a040, Head: Head{Face: Demon, Skin: Red, Glow: 0xffe14d}, HeadSize: 1.3}}

var blackMantaArt = Scene{Place: Sea, Seed: 9, Accent: 0x6fd8e0, Under: Glare, Effect: Bubbles,
	Subject: characters.BlackManta.Posed(Pounce, -22, 4, 1.14).Holding(Held{Thing: Spear, C: 0xd9dde2, K: 0.64, DX: -46}).Hands(Fist, Claw)}

var brainiacArt = Scene{Place: Lab, Seed: 12, Accent: 0x7fe8ff, Under: Glare,
	Subject: Figure{Pose: Throne, Y: 40, K: 1.5, Skin: Purple, Suit: 0xb8c4d0, Trim: 0x4a5a8a, BareArms: true, BareHands: true, Panel: Vee,
		PanelColour: 0x7fe8ff, Head: Head{Face: Circuit, Skin: Purple, Glow: 0x7fe8ff}, HeadSize: 1.3},
	Extra: []Part{{What: Object{Thing: ThroneThing, C: 0x5a6a8a}, Y: 14, K: 1.15}}}

var captainColdArt = Scene{Place: Ice, Seed: 15, Accent: 0x8fe3ff, Effect: Snow,
	Subject: Figure{Pose: Aim, X: -42, Y: 44, K: 1.14, Suit: 0xd9e4ee, Trim: 0x8a5a3a, Glove: 0x2b3450, Belt: 0x8a5a3a, Panel: Vest, PanelColour: 0x8a5a3a,
		Held: Held{Thing: Gun, C: 0x8fe3ff, K: 0.72, DX: -6},
		Head: Head{Face: Square, Mood: Smirk, Eyes: Goggles, EyeC: 0xff8a4d, Beard: Stubble, Top: FurHood, TopC: 0x8a5a3a}, HeadSize: 1.32}}

var darkseidArt = Scene{Place: Fire, Seed: 2, Accent: 0xff7043, Under: Glare, Effect: Embers,
	Subject: Figure{Pose: Throne, Y: 40, K: 1.48, Build: HulkBuild, Skin: Grey, Suit: 0xa8705a, Trim: 0x5a4038, Boots: 0x2e2326, BareArms: true,
		BareHands: true, Belt: 0xd8a040, Shoulders: Plates, ShouldersC: 0xc08a3f, Head: Head{Face: Stone, Skin: Grey, Shell: 0xa09a92, Glow: 0xff9a3d}, HeadSize: 1.45},
	Extra: []Part{{What: Object{Thing: ThroneThing, C: 0x6a4a70}, Y: 14, K: 1.15}}}

var deathstrokeArt = Scene{Place: Roof, Seed: 5, Accent: 0xffb03a, Effect: Embers,
	Subject: characters.Deathstroke.Posed(Leap, -36, 42, 1.24).Holding(Held{Thing: Sword, C: 0xffb03a, K: 1, Turn: 1.4})}

var jokerArt = Scene{Place: Stage, Seed: 8, Accent: 0xff9a4a, Under: Rays,
	Subject: characters.Joker.Placed(-24, 0, 0.92).Holding(Held{Thing: CardsThing, K: 1, DX: 8})}

var lexLuthorArt = Scene{Place: Hall, Seed: 4, Accent: 0x8fff8a,
	Subject: characters.LexLuthor.Placed(-22, -4, 0.95).Holding(Held{Thing: Crystal, C: 0x8fff8a, K: 1})}

var parallaxArt = Scene{Place: Void, Seed: 14, Accent: 0xffe14d, Under: Halo, Effect: Kirby,
	Subject: Figure{Pose: Loom, Y: 48, K: 1.2, Build: HulkBuild, Skin: Yellow, Suit: 0xc9962a, Trim: 0x8a5a1a, BareHands: true, Pattern: Scales, PatternInk: 0x6a4414,
		Grows: Tentacles, GrowsC: 0xb8862a, Head: parallaxHead, HeadSize: 1.8, Front: Claw, Back: Claw}}

// parallaxHead is the head of Parallax, on its card and as a giant.
var parallaxHead = Head{Face: Bug, Skin: Yellow, Shell: 0xe0b030, Glow: 0xfff2a0}

var sinestroArt = Scene{Place: OtherWorld, Seed: 7, Accent: 0xffd23f, Effect: Sparks,
	Subject: characters.Sinestro.Posed(Cast, -48, 56, 1.6).Holding(Held{Thing: Beam, C: 0xffd23f, K: 1})}

// Their giants, behind the city. No two have the same outline.

var rasAlGhulGiant = Giant{Pose: WeaponUp, Head: Head{Face: Long, Skin: Tan, Hair: Peak, HairC: 0xb4b4c0, Beard: Fork, Mood: Sly, Eyes: GlowEyes, Glow: 0xa8ffb8}, HeadSize: 2.1, Skin: Tan,
	Suit: 0xe9dcc0, Trim: 0x2f8a5a, Panel: Vee, PanelColour: 0x2f8a5a,
	Cape: Cape{C: 0x3fb076}, Shoulders: HighCollar, ShouldersC: 0x3fb076, Held: Held{Thing: Sabre, C: 0xf2c230}, Glow: 0x8fe8a0}

var antiMonitorGiant = Giant{Pose: Gather, Build: HulkBuild, Head: Head{Face: Titan, Skin: Grey, Shell: 0x8a90b8, Glow: 0xffb0ff}, Skin: Grey,
	Suit: 0x4a4f78, Trim: 0x8a90b8,
	Shoulders: SpikedPlates, ShouldersC: 0x8a90b8, Orb: 0xc9a0ff, Glow: 0xc9a0ff}

var atrocitusGiant = Giant{Pose: HandsUp, Build: HulkBuild, Head: Head{Face: Demon, Skin: Red, Glow: 0xffe14d}, Skin: Red, Suit: 0x5a3040, Trim: 0xd8502f,
	BareHands: true, BareArms: true, Panel: Vest, PanelColour: 0x2e1a26,
	Back: Spines, BackC: 0x4a2a44, Nails: Paper, Glow: 0xff9a3d}

var blackMantaGiant = Giant{Pose: FistForward, Head: characters.BlackManta.Head, HeadSize: 2, Suit: 0x56606e, Trim: 0xc9772e, Panel: Sides,
	PanelColour: 0x2b3038, Belt: 0xc9772e,
	Shoulders: Hoses, ShouldersC: 0xc9772e, Glow: 0xffc07a}

var brainiacGiant = Giant{Pose: Behold, Head: Head{Face: Circuit, Skin: Purple, Mood: Sly, Eyes: GlowEyes, Glow: 0x7fe8ff}, HeadSize: 2, Skin: Purple, Suit: 0xb8c4d0,
	Trim: 0x4a5a8a, BareHands: true, BareArms: true, Panel: Vee, PanelColour: 0x7fe8ff,
	Back: Cables, BackC: 0x6a7a9a, Glow: 0x7fe8ff}

var captainColdGiant = Giant{Pose: WeaponAcross,
	Head: Head{Face: Square, Mood: Grit, Eyes: Goggles, EyeC: 0xff8a4d, Beard: Stubble, Top: FurHood, TopC: 0x8a5a3a}, Suit: 0xd9e4ee, Trim: 0x2b3450,
	Panel: Vest, PanelColour: 0x8a5a3a,
	Shoulders: FurCollar, ShouldersC: Paper, Held: Held{Thing: Gun, C: 0x8fe3ff, K: 1.05}, Glow: 0x8fe3ff}

var darkseidGiant = Giant{Pose: ArmsCrossed, Build: HulkBuild, Head: Head{Face: Stone, Skin: Grey, Shell: 0xa09a92, Glow: 0xff9a3d}, Skin: Grey,
	HeadSize: 2.1,
	Suit:     0x5a3f4a, Trim: 0x4a3530, BareHands: true, BareArms: true, Belt: 0xd8a040,
	Shoulders: SpikedPlates, ShouldersC: 0xc08a3f, Glow: 0xff7043}

var jokerGiant = Giant{Pose: OneClaw, Build: SlimBuild, Head: Head{Face: Long, Skin: Pale, Hair: Spiky, HairC: 0xe0552a, Mood: Grin}, HeadSize: 2.1, Skin: Pale, Suit: 0xf0c040, Trim: 0x2a9a94, Panel: Vee,
	PanelColour: Paper, Glow: 0xff9a4a}

var parallaxGiant = Giant{Pose: Hunch, Build: HulkBuild, Head: parallaxHead, Skin: Yellow,
	Suit: 0xc9962a, Trim: 0x8a5a1a, BareHands: true, Pattern: Scales, PatternInk: 0x6a4414,
	Back: Tentacles, BackC: 0xb8862a, Nails: Paper, Glow: 0xffe14d}
