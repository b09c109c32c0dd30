package crossover2

import (
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
	"lineup/game/sets/characters"
)

// The pictures of the Super-Villains. Their background is an almost black violet, and each has a
// strong light of its own.

var fyersHead = Head{Face: Long, Hair: Short, HairC: 0x8a5a34, Beard: Moustache, Mood: Smirk, Top: Cap, TopC: 0x7a8a4a}

var edwardFyersArt = Scene{Place: Jungle, Seed: 5, Accent: 0xffa84a, Under: Halo, Effect: Embers,
	Subject: Bust{X: -34, Y: 6, K: 0.86, Turn: 0.35, Wears: Robe, Suit: 0xa89a64, Tie: 0x6a5a3a, Cape: 0x7a7a4a, Head: fyersHead},
	Extra:   villainMissile(66, -6)}

// villainMissile returns a missile that rises at a place, above its flame.
func villainMissile(x, y float64) []Part {
	const sin, cos = 0.26, 0.966
	at := func(aside, up, width float64) Along { return brush.To(x+aside*cos+up*sin, y+aside*sin-up*cos, width) }
	return slices.Concat(
		[]Part{
			brush.Lit(0xff7a2a, 200, at(0, -34, 26), at(0, -52, 34), at(-4, -74, 26), at(2, -100, 1)),
			brush.Lit(0xffd86a, 200, at(0, -34, 16), at(0, -50, 20), at(-2, -66, 14), at(1, -84, 1)),
			brush.Lit(0xfffbe0, 200, at(0, -34, 8), at(0, -48, 9), at(0, -62, 1)),
		},
		brush.Solid(0x7a4a34, at(-18, -36, 5), at(-10, -18, 12), at(-8, 0, 3)), brush.Solid(0x7a4a34, at(18, -36, 5), at(10, -18, 12), at(8, 0, 3)),
		brush.Solid(0xd8d2b8, at(0, -36, 20), at(0, 34, 22)),
		brush.Solid(0xd8502f, at(0, 36, 21), at(0, 46, 16), at(0, 60, 1)),
		[]Part{brush.Flat(0x6a6a48, at(0, 22, 20), at(0, 28, 20)), brush.Flat(0x6a6a48, at(0, -26, 19), at(0, -20, 19))})
}

var chinaWhiteHead = Head{Face: Oval, Skin: Pale, Hair: LongHair, HairC: 0xf6f6ff, Mood: Fierce}

var chinaWhiteArt = Scene{Place: Street, Seed: 9, Accent: 0xdfe8ff, Under: Halo,
	Subject: Figure{Pose: Leap, X: -20, Y: 48, K: 1.16, Build: SlimBuild, Skin: Pale, Suit: 0xf0eef6, Trim: 0xb83a4a, BareArms: true, Panel: Sides, PanelColour: 0xb83a4a,
		Belt: 0xb83a4a,
		Held: Held{Thing: Sabre, C: 0xdfe8f0, K: 0.8, Turn: 1.3}, Head: chinaWhiteHead, HeadSize: 1.35},
	Extra: slices.Concat(villainLantern(-80, -34, 1), villainLantern(86, 14, 1.15), villainLantern(-44, -72, 0.6))}

// villainLantern returns a round paper lantern with its middle at a place.
func villainLantern(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+k*dx, y+k*dy, k*width) }
	return slices.Concat(
		[]Part{brush.Inked(at(0, -120, 2), at(0, -29, 2), at(0, -28, 22), at(0, 28, 22)),
			brush.Flat(0xf2c24a, at(0, -25, 18), at(0, 25, 18), at(0, 26, 3), at(1, 36, 5), at(0, 46, 3))},
		brush.Solid(0xe8452f, at(0, -20, 20), at(0, -14, 38), at(0, -6, 48), at(0, 6, 48), at(0, 14, 38), at(0, 20, 20)),
		[]Part{
			brush.Flat(0xffa04a, at(-1, -17, 10), at(-2, -8, 24), at(-2, 6, 26), at(-1, 16, 10)), brush.Flat(0xffe9a0, at(-2, -12, 3), at(-3, 0, 12), at(-2, 12, 3)),
		})
}

var deadshotHead = Head{Face: Square, Skin: Tan, Hair: Short, HairC: 0x2a2228, Beard: Stubble, Mood: Frown, Eyes: Monocle, EyeC: 0xff3a2a}

var deadshotArt = Scene{Place: Bridge, Seed: 4, Accent: 0x8fe0ff, Under: Glare,
	Subject: Bust{X: -26, Y: 6, K: 0.86, Turn: 0.5, Wears: Armour, Suit: 0x8a96a8, Tie: 0xb8402f, Head: deadshotHead},
	Extra:   brush.InFront(slices.Concat(villainLens(-2, 5.5), villainMuzzle(76, 24))...)}

// villainMuzzle returns a rifle with two barrels that point at the reader from a place.
func villainMuzzle(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	barrel := func(dx, dy float64) []Part {
		return slices.Concat(
			brush.Solid(0x5a6472, at(dx-64, dy+76, 30), at(dx-30, dy+34, 32), at(dx, dy+4, 34)),
			[]Part{brush.Inked(brush.Disc(x+dx, y+dy, 26)...), brush.Dot(0xa8b4c4, x+dx, y+dy, 23.4), brush.Inked(brush.Disc(x+dx, y+dy, 16.5)...)})
	}
	return slices.Concat(barrel(8, -32), barrel(-12, 16))
}

// villainLens returns a red lens over an eye, with its glow.
func villainLens(x, y float64) []Part {
	return []Part{
		brush.Inked(brush.Disc(x, y, 12)...), brush.Dot(0xb8c4d0, x, y, 9.6), brush.Inked(brush.Disc(x, y, 7.4)...), brush.Dot(0xff3a2a, x, y, 6),
		brush.Dot(0xffd0b0, x-1.6, y-1.8, 2.2),
	}
}

var vertigoHead = Head{Face: Long, Hair: Spiky, HairC: 0x6a4430, Mood: Grin, Beard: Stubble}

// villainDizzy returns Count Vertigo as others see him: one of three.
func villainDizzy(x, tilt float64, suit, tie Colour, skin Skin, hair Colour) Bust {
	b := Bust{X: x, Y: 6, Flip: x > 0, K: 0.84, Turn: 0.3, Tilt: tilt, Wears: Jacket, Suit: suit, Tie: tie, Head: vertigoHead}
	b.Head.Skin, b.Head.HairC = skin, hair
	return b
}

var countVertigoArt = Scene{Place: Void, Seed: 6, Accent: 0xa8ff5a, Under: Rays, Effect: Swirl,
	Subject: villainDizzy(0, 0.12, 0xd8d2dc, 0x3f9a4a, Fair, 0x6a4430),
	Extra:   []Part{{What: villainDizzy(-56, -0.1, 0x5ab050, 0x2a5a2a, Green, 0x2f6a34)}, {What: villainDizzy(56, -0.2, 0xb060c8, 0x5a2a6a, Purple, 0x5a2a7a)}}}

var merlynHead = Head{Face: Square, Hair: Short, HairC: 0x2a2228, Beard: Stubble, Mood: Sly, Top: Hood, TopC: 0x4a5468}

var malcolmMerlynArt = Scene{Place: Storm, Seed: 5, Accent: 0xb8fff0, Under: Glare, Front: Rubble,
	Subject: Figure{Pose: Aim, X: 40, Y: 44, K: 1.12, Flip: true, Suit: 0x6a7690, Trim: 0x3a4456, Panel: Vest, PanelColour: 0x9aa8bc, Belt: 0xb8c4d0, Skirt: CoatTails,
		SkirtC: 0x4a5468,
		Held:   Held{Thing: Bow, C: 0xb8c4d0, K: 0.85, DX: 6, DY: 5}, Head: merlynHead, HeadSize: 1.65}}

var brotherBloodHead = Head{Face: SkullHead, Shell: 0xc89a6a, Glow: 0xff4a3a}

var brotherBloodArt = Scene{Place: CityHall, Seed: 5, Accent: 0xff5a4a, Under: Glare,
	Subject: Figure{Pose: Loom, Y: 34, K: 1.12, Suit: 0x7a7a92, Trim: 0x5a5a70, BareHands: true, Panel: Vee, PanelColour: 0xf2ecdc, Front: Open, Back: Open,
		Head: brotherBloodHead, HeadSize: 1.7},
	Extra: brush.InFront(slices.Concat(villainPodium(0, 62), villainFollower(-76, 50), villainFollower(76, 50))...)}

// villainPodium returns a speaker's desk with its front at a place.
func villainPodium(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		brush.Solid(0x8a4a34, at(0, -14, 70), at(0, 40, 60)), brush.Solid(0xb86a44, at(-44, -20, 12), at(44, -20, 12)),
		brush.Solid(0x8a96a8, at(16, -24, 4), at(13, -34, 4)), brush.Solid(0x4a5468, at(13, -34, 9), at(10, -42, 9)))
}

// villainFollower returns a hooded follower from the chest up, with the head at a place.
func villainFollower(x, y float64) []Part {
	return []Part{{X: x, Y: y, K: 0.4, What: Bust{Wears: Robe, Suit: 0x9a3440, Cape: 0x7a2a36, Tie: 0xd8a060, Head: Head{Face: Long, Skin: Grey, Mood: Stern, Eyes: GlowEyes,
		Glow: 0xffd0a0, Top: Hood, TopC: 0xb03a44}}}}
}

var isabelRochevHead = Head{Face: Oval, Hair: LongHair, HairC: 0x3a2420, Mood: Sly, Lashes: true}

var isabelRochevArt = Scene{Place: Bank, Seed: 3, Accent: 0xffd86a,
	Subject: Figure{Pose: Sit, X: -18, Y: 30, K: 1.2, Build: SlimBuild, Suit: 0x9a2e5a, Trim: 0x8a2a40, BareHands: true, BareLegs: true, Skirt: ShortSkirt, SkirtC: 0x9a2e5a,
		Panel: Vee, PanelColour: 0xf6efe0, Held: Held{Thing: CardsThing, K: 0.7},
		Head: isabelRochevHead, HeadSize: 1.5}}

var sladeWilsonHead = Head{Face: Square, Hair: Back, HairC: 0xc8ccd8, Beard: Goatee, Mood: Stern, Eyes: Patch, EyeC: 0xff9a3d, Wrinks: true}

var sladeWilsonArt = Scene{Place: Fire, Seed: 6, Accent: 0xff8a3d, Under: Halo, Effect: Embers,
	Subject: Bust{X: -28, Y: 6, K: 0.88, Turn: 0.3, Build: HulkBuild, Wears: Pauldrons, Suit: 0x929aa4, Tie: 0xd8862f, Head: sladeWilsonHead},
	Extra: brush.InFront(Part{X: 72, Y: 8, K: 1.15, Turn: 2.25, What: Object{Thing: Sword, C: 0xd8e0e8}},
		Part{X: 66, Y: 58, What: Figure{K: 0.02, Turn: 0.1, NoRim: true, BareHands: true, BareFeet: true, Front: NoHand, Back: NoHand, Head: characters.Deathstroke.Head,
			HeadSize: 150}})}

// Their giants, behind the city. No two have the same outline.

var edwardFyersGiant = Giant{Pose: OneClaw, Flip: true, Head: fyersHead, HeadSize: 2.1, Suit: 0xa89a64, Trim: 0x6a5a3a, Panel: Vest, PanelColour: 0x6a6a48, Belt: 0x6a4326,
	Glow: 0xffa84a}

var chinaWhiteGiant = Giant{Pose: WeaponUp, Build: SlimBuild, Head: chinaWhiteHead, HeadSize: 2.2, Skin: Pale, Suit: 0xf0eef6, Trim: 0xb83a4a, BareArms: true,
	Panel: Sides, PanelColour: 0xb83a4a,
	Held: Held{Thing: Sabre, C: 0xdfe8f0, K: 0.9}, Glow: 0xff6a6a}

var deadshotGiant = Giant{Pose: WeaponAcross, Shoulders: Plates, ShouldersC: 0xb8402f, Head: deadshotHead, HeadSize: 2.1, Suit: 0x8a96a8, Trim: 0x5a3a34,
	Panel: Vest, PanelColour: 0xb8402f, Held: Held{Thing: Gun, C: 0xc8d0d8, K: 1}, Glow: 0x8fe0ff}

var countVertigoGiant = Giant{Pose: Gather, Build: SlimBuild, Head: vertigoHead, HeadSize: 2.1, Suit: 0xd8d2dc, Trim: 0x3f9a4a, BareHands: true, Panel: Vee,
	PanelColour: 0x3f9a4a, Orb: 0xa8ff5a,
	Glow: 0xa8ff5a}

var malcolmMerlynGiant = Giant{Pose: WeaponAcross, Flip: true, Held: Held{Thing: Bow, C: 0xb8c4d0, K: 1}, Head: merlynHead, HeadSize: 2.1, Suit: 0x5a6478, Trim: 0x4a5468,
	Panel: Vest, PanelColour: 0x8a96a8, Glow: 0xb8fff0}

var brotherBloodGiant = Giant{Pose: Behold, Head: brotherBloodHead, HeadSize: 2.1, Suit: 0x7a7a92, Trim: 0x5a5a70, BareHands: true, Panel: Vee, PanelColour: 0xf2ecdc,
	Glow: 0xff5a4a}

var isabelRochevGiant = Giant{Pose: Steeple, Build: SlimBuild, Head: isabelRochevHead, HeadSize: 2.2, Suit: 0x8a2a5a, Trim: 0xffd86a, BareHands: true, Panel: Vee,
	PanelColour: 0xf6efe0, Glow: 0xffd86a}

var sladeWilsonGiant = Giant{Pose: FistForward, Build: HulkBuild, Head: sladeWilsonHead, HeadSize: 2.2, Suit: 0x929aa4, Trim: 0xb8402f, Panel: Half,
	PanelColour: 0xd8862f, Shoulders: Plates,
	ShouldersC: 0xd8862f, Back: Hilts, BackC: 0xffb03a, Glow: 0xff8a3d}
