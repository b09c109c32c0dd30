package crossover1

import (
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
	"lineup/game/sets/characters"
)

// The pictures of the Super-Villains. Their background is an almost black violet, and each has a
// strong light of its own.

var solomonGrundyArt = Scene{Place: Swamp, Seed: 4, Accent: 0xe0e4a8, Under: Glare, Front: Grass,
	Subject: characters.SolomonGrundy.Posed(Lift, 0, 44, 1.18),
	Extra: brush.InFront(slices.Concat(
		brush.Solid(0x7a5a3a, brush.To(60, -60, 9), brush.To(84, -76, 3)), brush.Solid(0x7a5a3a, brush.To(-50, -62, 8), brush.To(-66, -84, 3)),
		brush.Solid(0x7a5a3a, brush.To(-108, -34, 15), brush.To(-60, -42, 19), brush.To(0, -48, 21), brush.To(60, -52, 24), brush.To(100, -54, 28)),
		[]Part{brush.Flat(0x4a3424, brush.To(-104, -30, 4), brush.To(-40, -37, 6), brush.To(30, -42, 7), brush.To(92, -45, 8)), brush.Flat(0xb08a5a, brush.To(-100, -40, 2), brush.To(-40, -50, 3), brush.To(20, -56, 2)),
			brush.Dot(0xd8b484, 106, -54, 12), brush.Dot(0x9a7448, 107, -54, 7.5), brush.Dot(0xd8b484, 107, -54, 4)})...)}

var mordruHead = Head{Face: Long, Hair: LongHair, HairC: 0xd8d0e4, Beard: Full, Mood: Stern, Eyes: GlowEyes, Glow: 0x9dff9a, Top: Crown, TopC: 0x9a7ad8}

var mordruArt = Scene{Place: Hall, Seed: 6, Accent: 0x8fff8a, Under: Glare, Effect: Kirby,
	Subject: Figure{Pose: Cast, X: -40, Y: 48, K: 1.32, Suit: 0x7a4ab0, Trim: 0xd8c070, Skirt: LongRobe, SkirtC: 0x6a3fa0, Panel: Vee, PanelColour: 0xd8c070, Belt: 0xd8c070,
		Shoulders: SpikedPlates, ShouldersC: 0x9a7ad8, Cape: Cape{C: 0x4a3a78}, Held: Held{Thing: Orb, C: 0x8fff8a, K: 1.1, DX: 12},
		Head: mordruHead, HeadSize: 1.3}}

var icicleHead = Head{Face: Long, Skin: Blue, Hair: Spiky, HairC: 0xf2fbff, Mood: Grin, Eyes: GlowEyes, Glow: 0xffffff}

var icicleArt = Scene{Place: Arctic, Seed: 7, Accent: 0x9fe8ff, Under: Halo, Effect: Snow,
	Subject: Figure{Pose: Swing, X: -6, Y: 20, K: 1.08, Build: SlimBuild, Skin: Blue, Suit: 0xdff2fa, Trim: 0x6ac0e8, BareArms: true, BareHands: true, Panel: Sides, PanelColour: 0x6ac0e8,
		Grows: Spines, GrowsC: 0xbfeaff, Head: icicleHead, HeadSize: 1.35},
	Extra: slices.Concat(
		brush.Solid(0xbfeaff, brush.To(-134, 20, 26), brush.To(-70, 58, 22), brush.To(0, 72, 20), brush.To(70, 64, 18), brush.To(130, 30, 14)),
		[]Part{brush.Flat(0xf2fbff, brush.To(-130, 13, 6), brush.To(-70, 51, 6), brush.To(0, 65, 5), brush.To(70, 58, 4)), brush.Flat(0x5aa0c8, brush.To(-134, 30, 4), brush.To(-70, 66, 5), brush.To(0, 79, 5), brush.To(70, 71, 5), brush.To(126, 36, 3))})}

var kobraHead = Head{Face: Long, Skin: Tan, Mood: Stern, Eyes: GlowEyes, Glow: 0xffb03a, Top: Hood, TopC: 0x4f9a4a}

var kobraArt = Scene{Place: Temple, Seed: 7, Accent: 0xffa24a, Under: Glare, Effect: Embers,
	Subject: Bust{Y: 8, K: 0.8, Turn: 0.15, Wears: ScaleWear, Suit: 0x4f9a4a, Head: kobraHead},
	Extra: slices.Concat(
		brush.Solid(0x3f8a44, brush.To(0, -84, 20), brush.To(0, -72, 84), brush.To(0, -50, 132), brush.To(0, -20, 148), brush.To(0, 14, 128), brush.To(0, 50, 90), brush.To(0, 84, 80)),
		[]Part{brush.Flat(0x9fd06a, brush.To(0, -74, 20), brush.To(0, -62, 74), brush.To(0, -44, 112), brush.To(0, -18, 126), brush.To(0, 12, 108), brush.To(0, 50, 70), brush.To(0, 84, 60)),
			brush.Flat(0x3f8a44, brush.To(-40, -50, 3), brush.To(-54, -20, 6), brush.To(-44, 10, 3)), brush.Flat(0x3f8a44, brush.To(40, -50, 3), brush.To(54, -20, 6), brush.To(44, 10, 3))},
		snake(-104, 1), snake(104, -1))}

// snake returns a snake that rears up at x. way is 1 to look right and -1 to look left.
func snake(x, way float64) []Part {
	at := func(dx, y, width float64) Along { return Along{X: x + way*dx, Y: y, Width: width} }
	return slices.Concat(
		brush.Solid(0x6fb04a, at(-16, 90, 18), at(-8, 70, 16), at(12, 56, 15), at(10, 38, 14), at(-6, 22, 13), at(-2, 2, 12), at(10, -4, 15), at(22, 0, 8)),
		[]Part{brush.Flat(0xd8e69a, at(-6, 84, 4), at(2, 68, 4), at(16, 54, 4), at(13, 40, 4), at(0, 22, 4), at(3, 8, 4)),
			brush.Dot(0xffe14d, x+way*10, -6, 3), brush.Inked(brush.Disc(x+way*11, -6, 1.4)...),
			brush.Flat(0xff5a3a, at(24, 1, 1.6), at(34, 3, 1.6))})
}

var ultraHumaniteHead = Head{Face: Ape, Shell: 0xf2f2f6, Plate: 0x9aa4c0, Mood: Calm, Top: Circlet, TopC: 0xff9ae0}

var ultraHumaniteArt = Scene{Place: Lab, Seed: 9, Accent: 0xff9ae0, Effect: Bubbles,
	Subject: Bust{X: -34, Y: 4, K: 0.86, Turn: 0.35, Build: HulkBuild, Wears: HighCape, Suit: 0x8a5ab8, Cape: 0xb04a7a, Head: ultraHumaniteHead},
	Extra:   brainJar(76, 8)}

// brainJar returns a brain in a jar with its middle at a place.
func brainJar(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return Along{X: x + dx, Y: y + dy, Width: width} }
	return brush.InFront(slices.Concat(
		brush.Solid(0x6fd8d0, at(0, -50, 40), at(0, -44, 60), at(0, 0, 66), at(0, 40, 64)),
		[]Part{brush.Flat(0xb8f4ec, at(-24, -40, 5), at(-26, 0, 7), at(-24, 34, 5))},
		[]Part{brush.Inked(brush.Disc(x-8, y-10, 18)...), brush.Inked(brush.Disc(x+9, y-8, 17)...), brush.Inked(brush.Disc(x, y-18, 15)...), brush.Inked(brush.Disc(x, y+4, 14)...),
			brush.Dot(0xffa0b8, x-8, y-10, 15.5), brush.Dot(0xf08aa8, x+9, y-8, 14.5), brush.Dot(0xffa0b8, x, y-18, 12.5), brush.Dot(0xe0789a, x, y+4, 11.5),
			brush.Flat(0x9a3a5a, at(0, -30, 2), at(-2, -16, 2.4), at(3, -6, 2.4), at(0, 10, 2)), brush.Flat(0x9a3a5a, at(-20, -12, 2), at(-12, -16, 2), at(-10, -6, 2)),
			brush.Flat(0x9a3a5a, at(20, -10, 2), at(12, -14, 2), at(11, -4, 2)), brush.Flat(0x9a3a5a, at(-14, 0, 2), at(-8, -2, 2), at(-6, 6, 2)), brush.Flat(0x9a3a5a, at(14, 2, 2), at(8, 0, 2), at(7, 8, 2)),
			brush.Inked(at(0, 14, 7), at(2, 30, 5)), brush.Flat(0xe0789a, at(0, 14, 4), at(2, 28, 3))},
		brush.Solid(0x8a96a8, at(-34, 46, 14), at(34, 46, 14)), brush.Solid(0x8a96a8, at(-24, -54, 10), at(24, -54, 10)),
		[]Part{brush.Dot(0xffe14d, x-22, y+46, 3.6), brush.Dot(0xff5a4a, x-8, y+46, 3.6)})...)
}

var gentlemanGhostHead = Head{Face: Mask, Under: Long, Shell: Ink, Plate: Ink, Glow: 0xbfe8ff, Top: TopHat, TopC: 0xf2f6fa}

var gentlemanGhostArt = Scene{Place: Street, Seed: 6, Accent: 0xbfe8ff, Under: Glare, Front: Clouds,
	Subject: Figure{Pose: Cast, X: 36, Y: 48, K: 1.3, Flip: true, Suit: 0xe8eef4, Trim: 0xf6f8fa, Skirt: CoatTails, SkirtC: 0xd0dcea, Panel: Vee, PanelColour: 0x6a86b0, Belt: 0x6a86b0,
		Cape: Cape{C: 0xc4d4e8, Dir: 2.1, Len: 120, Flare: 80}, Front: Fist,
		Head: gentlemanGhostHead, HeadSize: 1.3},
	Extra: slices.Concat(pistol(-62, -18), brush.InFront(monocle(47.5, -21, 6)...))}

// pistol returns an old pistol that points to the upper left, with its grip at a place.
func pistol(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		brush.Solid(0x9a6a3f, at(8, 16, 9), at(4, 0, 8), at(-6, -8, 8), at(-30, -16, 6)), brush.Solid(0xc8d2dc, at(-2, -12, 6), at(-46, -26, 5)), brush.Solid(0xc8d2dc, at(-42, -28, 9), at(-48, -30, 9)),
		brush.Solid(0xf2c24a, at(-2, -16, 4), at(4, -18, 4)))
}

// monocle returns an eyeglass around a place, on a chain.
func monocle(x, y, r float64) []Part {
	return []Part{brush.Flat(0xf2c24a, brush.Ring(x, y, r, r, 0, 2)...), brush.Flat(0xf2c24a, brush.To(x+r, y, 1), brush.To(x+r+2, y+14, 1), brush.To(x+r-1, y+26, 1))}
}

var eclipsoHead = Head{Face: Long, Skin: Purple, Hair: Peak, HairC: Ink, Mood: Sly, Eyes: GlowEyes, Glow: 0xff5a3a}

var eclipsoArt = Scene{Place: Space, Seed: 4, Accent: 0xffb45a, Under: Rays,
	Subject: Figure{Pose: Loom, Y: 56, K: 1.16, Skin: Purple, Suit: 0x6a5ab0, Trim: 0xb8b0e0, BareHands: true, Panel: Half, PanelColour: 0x3a3068, Belt: 0xb8b0e0,
		Head: eclipsoHead, HeadSize: 1.4},
	Extra: slices.Concat([]Part{brush.Flat(0xffb45a, brush.Disc(0, -24, 65)...), brush.Flat(0xfff0d0, brush.Disc(0, -24, 61)...), brush.Inked(brush.Disc(2, -23, 58)...)}, diamond(2, -52, 17))}

// diamond returns a dark cut stone with its middle at a place.
func diamond(x, y, r float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+r*dx, y+r*dy, r*width) }
	return []Part{
		{X: x, Y: y - 1, K: 0.3, What: Object{Thing: Orb, C: 0xb060ff}},
		brush.Lit(0xc898ff, 200, at(0, -0.86, 1.3), at(0, -0.3, 2.1), at(0, -0.29, 2.1), at(0, 1.2, 0.05)),
		brush.Lit(0x14081f, 30, at(0, -0.74, 1), at(0, -0.3, 1.7), at(0, -0.29, 1.7), at(0, 0.95, 0.05)),
		brush.Lit(0x5a2a9a, 200, at(-0.4, -0.72, 0.3), at(-0.52, -0.28, 0.5), at(-0.51, -0.27, 0.5), at(-0.06, 0.7, 0.05)),
	}
}

var gogHead = Head{Face: Stone, Shell: 0xe0a850, Plate: 0xf2d27a, Glow: 0xfff6c0}

var gogArt = Scene{Place: Desert, Seed: 6, Accent: 0xffd66b, Under: Glare, Front: Crowd,
	Subject: Figure{Pose: Stand, Y: 62, K: 1.36, Build: HulkBuild, Skin: Yellow, Suit: 0xb8783a, Trim: 0xf2d27a, BareArms: true, Panel: Vest, PanelColour: 0xf2d27a, Belt: 0xf2d27a,
		Shoulders: Plates, ShouldersC: 0xf2d27a, Grows: RayRing, GrowsC: 0xffe9a0, Head: gogHead, HeadSize: 1.3}}

// Their giants, behind the city. No two have the same outline.

var solomonGrundyGiant = Giant{Pose: FistForward, Build: HulkBuild, Head: characters.SolomonGrundy.Head.Glaring(0xe0e4a8), HeadSize: 2.1, Skin: Grey, Suit: 0x8a7a4a, Trim: 0x2b2b33,
	BareArms: true, BareHands: true, Panel: Vest, PanelColour: 0x4a5a3a, Glow: 0xe0e4a8}

var mordruGiant = Giant{Pose: Conjure, Head: mordruHead, HeadSize: 2.1, Suit: 0x7a4ab0, Trim: 0xd8c070, Panel: Vee, PanelColour: 0xd8c070, Shoulders: SpikedPlates, ShouldersC: 0x9a7ad8,
	Cape: Cape{C: 0x4a3a78}, Orb: 0x8fff8a, Glow: 0x8fff8a}

var icicleGiant = Giant{Pose: HandsUp, Build: SlimBuild, Head: icicleHead, HeadSize: 2.1, Skin: Blue, Suit: 0xdff2fa, Trim: 0x6ac0e8, BareArms: true, BareHands: true, Panel: Sides,
	PanelColour: 0x6ac0e8, Back: Spines, BackC: 0xbfeaff, Nails: 0xf2fbff, Glow: 0x9fe8ff}

var kobraGiant = Giant{Pose: Behold, Head: kobraHead, HeadSize: 2, Skin: Tan, Suit: 0x4f9a4a, Trim: 0xd8b04a, Pattern: Scales, PatternInk: 0x24602a, Back: Tentacles, BackC: 0x6fb04a,
	Glow: 0xffa24a}

var ultraHumaniteGiant = Giant{Pose: Steeple, Build: HulkBuild, Head: ultraHumaniteHead, HeadSize: 2.3, Suit: 0xf2f2f6, Trim: 0x9aa4c0, Panel: Vest, PanelColour: 0x8a5ab8, Back: Cables,
	BackC: 0x8a96b8, Glow: 0xff9ae0}

var gentlemanGhostGiant = Giant{Pose: OneClaw, Head: gentlemanGhostHead, HeadSize: 2, Suit: 0xe8eef4, Trim: 0xf6f8fa, Panel: Vee, PanelColour: 0x6a86b0, Cape: Cape{C: 0xc4d4e8},
	Shoulders: HighCollar, ShouldersC: 0xc4d4e8, Glow: 0xbfe8ff}

var eclipsoGiant = Giant{Pose: Gather, Head: eclipsoHead, HeadSize: 2.1, Skin: Purple, Suit: 0x6a5ab0, Trim: 0xb8b0e0, BareHands: true, Panel: Half, PanelColour: 0x3a3068, Orb: 0xb040ff,
	Shoulders: HighCollar, ShouldersC: 0x3a3068, Glow: 0xffb45a}

var gogGiant = Giant{Pose: ArmsCrossed, Build: HulkBuild, Head: gogHead, HeadSize: 2.1, Skin: Yellow, Suit: 0xb8783a, Trim: 0xf2d27a, BareArms: true, Panel: Vest, PanelColour: 0xf2d27a,
	Belt: 0xf2d27a, Shoulders: Plates, ShouldersC: 0xf2d27a, Back: RayRing, BackC: 0xffe9a0, Glow: 0xffd66b}
