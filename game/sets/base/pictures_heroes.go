package base

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The pictures of the Heroes. Their background is blue. Suits are cream, orange, copper, or green,
// so they stand out.

var blueBeetleArt = Scene{Place: Space, Seed: 3, Accent: 0xffb03a, Effect: Ricochet,
	Subject: characters.BlueBeetle.Posed(Brace, -2, 22, 1.06), Extra: []Part{{What: Object{Thing: Bubble, C: 0x8ff0ff, K: 1.14}}}}

var catwomanArt = Scene{Place: Museum, Seed: 3, Accent: 0xffe9b0,
	Subject: Figure{Pose: Sneak, X: -18, Y: 16, K: 1.2, Build: SlimBuild, Suit: 0x8e5aa8, Trim: 0xf2e6f7, Belt: 0xf2e6f7,
		Front: Reach, Head: Head{Face: Oval, Hair: Bob, HairC: Ink, Mood: Coy, Eyes: Domino, EyeC: 0xf2e6f7}},
	Extra: []Part{{What: Object{Thing: Crystal, C: 0xff7f9f, Glow: 0xffc0d0}, X: 98, Y: 20, K: 0.34}}}

var darkKnightArt = Scene{Place: City, Seed: 9, Accent: 0xffd23f, Under: LedgeUnder, Effect: Birds,
	Subject: Figure{Pose: Crouch, X: -12, Y: 38, K: 1.8, Suit: 0xbcc4d0, Trim: 0x8a4b2a, Belt: 0xe8c46a,
		Cape: Cape{C: 0x3d4878, Dir: 2.25, Len: 96, Flare: 70},
		Head: Head{Face: Square, Mood: Stern, Eyes: Slit, Top: Hood, TopC: 0x4a5688}, HeadSize: 1.2}}

var emeraldKnightArt = Scene{Place: OtherWorld, Seed: 4, Accent: 0x6dffae, Effect: Sparks,
	Subject: Figure{Pose: Leap, X: -26, Y: 34, K: 1.1, Suit: 0x2f8f5a, Trim: 0xf0ead8, Panel: Vest, PanelColour: 0xf0ead8, Belt: 0xd8b04a,
		Cape: Cape{C: 0x57c98a}, Held: Held{Thing: Sword, C: 0x6dffae, K: 1, Turn: 1.4},
		Head: Head{Face: Square, Skin: Brown, Top: Helm, TopC: 0xdfe8e2, Eyes: GlowEyes, Glow: 0x6dffae}, HeadSize: 1.2}}

var fastestManArt = Scene{Place: SpeedPlace, Seed: 4, Accent: 0xffa23a, Under: Streaks, Effect: SpeedEffect,
	Subject: Figure{Pose: Run, X: 2, Y: 6, K: 1.2, Suit: 0xece7dc, Trim: 0xf0752e, Panel: Yoke, PanelColour: 0xf0752e, Belt: 0x1f2a4a,
		Head: Head{Face: Square, Hair: Wind, HairC: 0x8a3f1e, Mood: Smirk, Eyes: Goggles, EyeC: 0xf0752e}}}

var greenArrowArt = Scene{Place: Roof, Seed: 14, Accent: 0xffe9a0,
	Subject: characters.GreenArrow.Posed(Aim, 34, 42, 1.36).Flipped().Holding(Held{Thing: Bow, C: 0xc98a3a})}

var highTechHeroArt = Scene{Place: Lab, Seed: 8, Accent: 0xff8f6b,
	Subject: Bust{X: -20, K: 0.9, Turn: 0.3, Wears: Pauldrons, Suit: 0xcfd8e0, Tie: 0xff8f6b,
		Head: Head{Face: Square, Skin: Brown, Hair: Short, HairC: 0x3a2418, Mood: Calm, Eyes: Visor, Glow: 0xff6a4a}},
	Extra: []Part{{What: Object{Thing: Hologram, C: 0x8ff0ff}, X: 84, Y: -6, K: 0.5}}}

var jonnJonzzArt = Scene{Place: City, Seed: 8, Accent: 0xc9a6ff, Front: Roofline,
	Subject: Figure{Pose: Cast, X: -44, Y: 40, K: 1.26, Skin: Green, Suit: 0xe6dcc4, Trim: 0x7a3a9e, Belt: 0x7a3a9e, BareArms: true, BareHands: true,
		Cape: Cape{C: 0xf0ead8}, Head: Head{Face: Alien, Skin: Green, Glow: 0xff6a4a}, HeadSize: 1.2},
	Extra: []Part{{X: 72, Y: 30, K: 0.86, What: Figure{Pose: Loom, Build: HulkBuild, Light: LightBack, Suit: 0x5a3a8a,
		Head: Head{Face: Demon, Glow: 0xff6a4a}, HeadSize: 1.3}}}}

var kidFlashArt = Scene{Place: Street, Seed: 5, Accent: 0xffe14d, Under: Streaks,
	Subject: Figure{Pose: Run, X: -2, Y: 8, K: 1.2, Flip: true, Build: TeenBuild, Suit: 0x35c9a0, Trim: 0xfff3dc, Panel: Sides, PanelColour: 0xfff3dc,
		Belt: 0xff8a4d, Head: Head{Face: Young, Hair: Spiky, HairC: 0xe0702a, Mood: Smirk, Eyes: Domino, EyeC: 0x1f6a58}}}

var kingOfAtlantisArt = Scene{Place: Sea, Seed: 6, Accent: 0xffc857, Front: Rubble, Effect: Bubbles,
	Subject: Figure{Pose: Throne, Y: 24, K: 1.2, Suit: 0xece4d2, Trim: 0xd0583a, Belt: 0xf2c230, Pattern: Scales, PatternInk: 0x9a8a6a,
		Held: Held{Thing: TridentThing, C: 0xffc857, K: 0.9, Turn: -2.6},
		Head: Head{Face: Square, Hair: Back, HairC: 0xe8d8a8, Beard: Full, Top: Crown, TopC: 0xf2c230}, HeadSize: 1.2},
	Extra: []Part{{What: Object{Thing: ThroneThing, C: 0xd9907a}, Y: 12}}}

var manOfSteelArt = Scene{Place: Above, Seed: 4, Accent: 0xffb45e, Under: Streaks, Front: Clouds,
	Subject: Figure{Pose: Fly, X: -12, Y: 6, K: 1.1, Suit: 0xc4d2e2, Trim: 0xe06a34, Belt: 0xf2c230, Glove: 0xc4d2e2,
		Cape: Cape{C: 0xe8792f, Dir: 3.35, Len: 104, Flare: 46}, Head: Head{Face: Square, Hair: Quiff, HairC: 0x2a1a14, Mood: Smirk}}}

var meraArt = Scene{Place: Surf, Seed: 4, Accent: 0x6fe3ff, Effect: WaveEffect, More: []VisualEffect{Swirl}, Subject: characters.Mera.Placed(-12, -6, 0.92)}

var princessDianaArt = Scene{Place: Temple, Seed: 3, Accent: 0xffd66b, Under: Shafts,
	Subject: Figure{Pose: Punch, X: -24, Y: 32, K: 1.2, Suit: 0xd9a550, Trim: 0x7a4a26, Panel: Vest, PanelColour: 0xf0e6d0, BareArms: true, BareHands: true,
		Skin: Tan, Skirt: ShortSkirt, SkirtC: 0xf0e6d0,
		Head: Head{Face: Oval, Skin: Tan, Hair: LongHair, HairC: 0x241a26, Mood: Fierce, Top: Laurel, TopC: 0xf2c230}},
	Extra: []Part{{What: Object{Thing: Shield, C: 0xa8642a}, X: 72, Y: 16, K: 0.58, Before: true}}}

var robinArt = Scene{Place: City, Seed: 12, Accent: 0xffb27a, Front: Roofline, Effect: Birds,
	Subject: Figure{Pose: Swing, X: -4, Y: 22, K: 1.08, Build: TeenBuild, Suit: 0xc07a44, Trim: 0x5a4030, Panel: Yoke, PanelColour: 0xff8a4d,
		Belt: 0xf2e2c0, Cape: Cape{C: 0xb4c2cc}, Head: Head{Face: Young, Hair: Curly, HairC: 0x3a241a, Mood: Smirk, Eyes: Domino, EyeC: 0x4a3524}}}

var supergirlArt = Scene{Place: Sky, Seed: 5, Accent: 0xffc0a0, Under: Streaks,
	Subject: Figure{Pose: Kick, X: 10, Y: 10, K: 1.12, Flip: true, Build: SlimBuild, Suit: 0xf2ecdc, Trim: 0xe8663f, Belt: 0xf2c230, Panel: Sides,
		PanelColour: 0x8a3a6a, Cape: Cape{C: 0xe8663f}, Head: Head{Face: Oval, Hair: Tail, HairC: 0xf0c850, Mood: Fierce}}}

var swampThingArt = Scene{Place: Swamp, Seed: 15, Accent: 0x8fd14f, Front: Grass, Effect: LeavesEffect,
	Subject: Figure{Pose: Loom, Y: 44, K: 1.14, Build: HulkBuild, Suit: 0x69a84a, Trim: 0x7cc256, Skin: Green, Pattern: Leaves, PatternInk: 0x4a8a38,
		Head: Head{Face: Moss, Glow: 0xff6a4a}, HeadSize: 1.35}}

var zatannaArt = Scene{Place: Stage, Seed: 3, Accent: 0xd9a6ff, Front: Crowd, Effect: CardsEffect, More: []VisualEffect{Swirl},
	Subject: Figure{Pose: Cast, X: -14, Y: 40, K: 1.46, Build: SlimBuild, Suit: 0xf0e6d8, Trim: 0x7a2f5e, Glove: 0x7a2f5e, Panel: Vee,
		PanelColour: 0x7a2f5e, Belt: 0xf2c230, Cape: Cape{C: 0x6a3fb0, Dir: 1.75, Len: 120, Flare: 50},
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0x241a2e, Mood: Coy, Top: TopHat, TopC: 0x7a3a9e}}}
