// Package characters has the looks of the characters that are on many cards, the same in every set.
// Who they are is a fact; their faces and clothes are our own. A card adds their pose.
package characters

import . "lineup/game/picture"

// The Super Heroes.
var (
	Superman = Figure{Suit: 0xb4c6dc, Trim: 0xd8602f, Glove: 0xb4c6dc, Panel: Yoke, PanelColour: 0xdce6f0, Belt: 0xf2c230, Cape: Cape{C: 0xe0702f},
		Head: Head{Face: Square, Hair: SideParted, HairC: 0x2a1a14, Mood: Calm}}

	Batman = Figure{Suit: 0xa4adba, Trim: 0x8a4b2a, Belt: 0xe8c46a, Panel: Yoke, PanelColour: 0x4a5478, Cape: Cape{C: 0x2a3152},
		Head: Head{Face: Square, Mood: Stern, Eyes: Slit, Top: Hood, TopC: 0x3a4468}, HeadSize: 1.18}

	WonderWoman = Figure{Skin: Tan, Suit: 0xc8573f, Trim: 0xe0b050, Panel: Vee, PanelColour: 0xe0b050, Belt: 0xe0b050, BareArms: true, BareLegs: true,
		Head: Head{Face: Oval, Skin: Tan, Hair: Wind, HairC: 0x241a26, Mood: Fierce, Top: Band, TopC: 0xe0b050}}

	Flash = Figure{Suit: 0xf0862e, Trim: 0xfff3dc, Panel: Sides, PanelColour: 0xfff3dc, Belt: 0x3a1f2a,
		Head: Head{Face: Square, Hair: Back, HairC: 0xe8c468, Mood: Smirk, Eyes: Goggles, EyeC: 0xfff3dc}}

	Aquaman = Figure{Suit: 0xd9694a, Trim: 0xf0e6d0, Belt: 0xf2c230, Pattern: Scales, PatternInk: 0x8a3a2a, BareArms: true,
		Head: Head{Face: Square, Hair: LongHair, HairC: 0xe8c060, Beard: Full, Mood: Stern}, HeadSize: 1.15}

	Cyborg = Figure{Build: HulkBuild, Skin: Deep, Suit: 0xcfd8e0, Trim: 0x5a6472, Panel: Half, PanelColour: 0x5a6472, Belt: 0xff7f57,
		Head: Head{Face: Machine, Skin: Deep, Shell: 0xcfd8e0, Glow: 0xff5f57}, HeadSize: 1.25}

	JessicaCruz = Figure{Build: SlimBuild, Skin: Tan, Suit: 0xf0ead8, Trim: 0x2f9a5e, Panel: Sides, PanelColour: 0x2f9a5e, Belt: 0x2f9a5e,
		Head: Head{Face: Oval, Skin: Tan, Hair: Bob, HairC: 0x3a2418, Mood: Fierce, Eyes: Patch}}

	SimonBaz = Figure{Skin: Brown, Suit: 0x3fae6a, Trim: 0xf0ead8, Panel: Yoke, PanelColour: 0xf0ead8, Belt: 0x2e3a44,
		Head: Head{Face: Square, Skin: Brown, Hair: Short, HairC: Ink, Beard: Goatee, Mood: Stern, Top: Bandana, TopC: 0x2e6a4a}}

	MartianManhunter = Figure{Skin: Green, Suit: 0x6a4a9a, Trim: 0xe6dcc4, Belt: 0xe6dcc4, BareArms: true, BareHands: true, Panel: Vest,
		PanelColour: 0xe6dcc4, Cape: Cape{C: 0xc85a3a}, Head: Head{Face: Alien, Skin: Green, Glow: 0xffb03a, Mood: Calm}, HeadSize: 1.2}
)

// Their friends.
var (
	BlueBeetle = Figure{Suit: 0xc4e4ee, Trim: 0xc9772e, Panel: Sides, PanelColour: 0x4a6a9a, Belt: 0xc9772e,
		Head: Head{Face: Bug, Shell: 0x8fd0e8, Glow: 0xffb03a}}

	GreenArrow = Figure{Suit: 0x5fae58, Trim: 0x6a4326, Panel: Vest, PanelColour: 0xe8dcb8, Belt: 0x6a4326,
		Head: Head{Face: Square, Hair: Short, HairC: 0xc8742e, Beard: Full, Top: Wide, TopC: 0x3f8a44, Mood: Grit}, HeadSize: 1.15}

	Mera = Bust{Build: SlimBuild, Wears: ScaleWear, Suit: 0x1f9a8a,
		Head: Head{Face: Oval, Hair: Wind, HairC: 0xe0502a, Mood: Fierce, Top: Circlet, TopC: 0xf2d27a}}
)

// Their enemies.
var (
	Bane = Figure{Build: HulkBuild, Skin: Tan, Suit: 0x5a6a50, Trim: 0x9a6a44, BareArms: true, BareChest: true, Belt: 0xf08a2a,
		Head: Head{Face: Mask, Skin: Tan, Shell: 0xa06c44, Plate: 0xecd8a8, Glow: 0xffb03a, Under: Brute}, HeadSize: 1.2}

	Bizarro = Figure{Build: HulkBuild, Skin: Pale, Suit: 0xa4aad4, Trim: 0xd9d4c0, Belt: 0xd9d4c0, Panel: Half, PanelColour: 0x6a70a0,
		Cape: Cape{C: 0x4a4f70}, Head: Head{Face: Chalk, Hair: Quiff, Mood: WildMood}, HeadSize: 1.25}

	BlackManta = Figure{Suit: 0x76828f, Trim: 0xd9853a, Panel: Sides, PanelColour: 0x2b3038, Belt: 0xc9772e,
		Head: Head{Face: Diver, Shell: 0xc9772e, Glow: 0xff5a3a}, HeadSize: 1.4}

	Cheetah = Figure{Build: SlimBuild, Suit: 0xe0a040, Trim: 0xf0c878, Pattern: Spots, PatternInk: 0x7a4a1c, TailColour: 0xe0a040,
		Tail: []Along{{X: -62, Y: -10, Width: 7}, {X: -92, Y: -34, Width: 6}, {X: -84, Y: -62, Width: 5}, {X: -104, Y: -72, Width: 3}},
		Head: Head{Face: Cat, Mood: Roar}, HeadSize: 1.3}

	Deathstroke = Figure{Suit: 0x929aa4, Trim: 0xb8402f, Belt: 0xd8d2c0, Panel: Half, PanelColour: 0xd8d2c0,
		Grows: Hilts, GrowsC: 0xffb03a, Head: Head{Face: Mask, Shell: 0xd8d2c0, Plate: 0x2b2b33, Under: Square, Glow: Paper}, HeadSize: 1.2}

	Doomsday = Figure{Build: HulkBuild, Skin: Grey, Suit: 0x8c948c, Trim: 0xb4bdb6, Boots: 0x3a4a3a, BareChest: true, BareArms: true,
		Head: Head{Face: Bone, Skin: Grey, Mood: Roar}, HeadSize: 1.3}

	Joker = Bust{Wears: Jacket, Suit: 0xf0c040, Tie: 0x2a9a94, Head: Head{Face: Long, Skin: Pale, Hair: Wild, HairC: 0xe0552a, Mood: Grin}}

	LexLuthor = Bust{Wears: Jacket, Suit: 0xc4ccd4, Tie: 0x6a2a7a, Head: Head{Face: Dome, Mood: Sly}}

	PoisonIvy = Bust{Build: SlimBuild, Wears: Vines, Suit: 0x2f6a34, Tie: 0x8fd14f,
		Head: Head{Face: Oval, Skin: Green, Hair: LongHair, HairC: 0x1f4a2e, Mood: Coy, Top: Laurel, TopC: 0xff9fd0}}

	Scarecrow = Bust{Build: SlimBuild, Wears: Robe, Suit: 0x6a4f30, Tie: 0x4a3524, Head: Head{Face: Sack, Top: Straw, TopC: 0x9a7a40, Glow: 0xffd23f}}

	Sinestro = Figure{Build: SlimBuild, Skin: Red, Suit: 0xe8dcc0, Trim: 0xf0b030, Panel: Yoke, PanelColour: 0xf0b030, Belt: 0x6a3a20,
		Cape: Cape{C: 0x8a5a20}, Head: Head{Face: Long, Skin: Red, Hair: Back, HairC: Ink, Mood: Sly, Beard: Moustache}, HeadSize: 1.2}

	SolomonGrundy = Figure{Build: HulkBuild, Skin: Grey, Suit: 0x8a7a4a, Trim: 0x2b2b33, BareArms: true, BareHands: true, Panel: Vest,
		PanelColour: 0x4a5a3a, Head: Head{Face: Brute, Skin: Grey, Hair: Thin, HairC: Paper, Mood: Grit}, HeadSize: 1.3}
)

// The giants of the Super-Villains in several sets.
var (
	DeathstrokeGiant = Giant{Pose: WeaponUp, Head: Deathstroke.Head, Suit: 0x929aa4, Trim: 0xb8402f, Panel: Half, PanelColour: 0xd8d2c0, Belt: 0xd8d2c0,
		Shoulders: Plates, ShouldersC: 0xd8d2c0, Back: Hilts, BackC: 0xffb03a, Held: Held{Thing: Sword, C: 0xffb03a, K: 0.85}, Glow: 0xffb03a, Flip: true}

	LexLuthorGiant = Giant{Pose: Steeple, Head: LexLuthor.Head.Glaring(0x8fff8a), Suit: 0xc4ccd4, Trim: 0x6a2a7a, Panel: Vee, PanelColour: 0x6a2a7a, Shoulders: HighCollar,
		ShouldersC: 0x6a2a7a, Glow: 0x8fff8a}

	SinestroGiant = Giant{Pose: Conjure, Build: SlimBuild, Head: Sinestro.Head.Glaring(0xffd23f), Skin: Red, Suit: 0xe8dcc0, Trim: 0xf0b030, Panel: Yoke,
		PanelColour: 0xf0b030, Cape: Cape{C: 0x8a5a20}, Back: RayRing, BackC: 0xffd23f, Orb: 0xffd23f, Glow: 0xffd23f}
)

// Heads returns the heads of all characters.
func Heads() []Head {
	return []Head{
		Superman.Head, Batman.Head, WonderWoman.Head, Flash.Head, Aquaman.Head, Cyborg.Head, JessicaCruz.Head, SimonBaz.Head, MartianManhunter.Head,
		BlueBeetle.Head, GreenArrow.Head, Mera.Head,
		Bane.Head, Bizarro.Head, BlackManta.Head, Cheetah.Head, Deathstroke.Head, Doomsday.Head, Joker.Head, LexLuthor.Head, PoisonIvy.Head,
		Scarecrow.Head, Sinestro.Head, SolomonGrundy.Head,
	}
}
