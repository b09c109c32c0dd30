package foreverevil

import (
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Villains. Their background is red. Suits are pale, green, blue, violet, or
// gold, and dark Villains have a bright light behind them.

var atomicaArt = Scene{Place: Lab, Seed: 6, Accent: 0x9fe8ff, Effect: Sparks,
	Subject: Figure{Pose: Kick, X: 8, Y: 4, K: 0.9, Build: SlimBuild, Suit: 0x3fb8ac, Trim: 0xf2b23a, Panel: Sides, PanelColour: 0xf2b23a, Belt: 0xf2b23a,
		Head: Head{Face: Oval, Hair: Bob, HairC: 0x3a2030, Mood: Smirk, Lashes: true, Eyes: Domino, EyeC: 0xf2b23a}, HeadSize: 1.35},
	Extra: villainsLens(-4, -6, 66)}

// villainsLens returns a large magnifying glass around a place.
func villainsLens(x, y, r float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*r, y+dy*r, width) }
	return slices.Concat(
		brush.Solid(0x8a5a34, at(-0.8, 0.8, 15), at(-1.45, 1.5, 19)),
		brush.Solid(0xe8c060, at(-0.66, 0.68, 12), at(-0.86, 0.88, 13)),
		[]Part{brush.Inked(brush.Disc(x, y, r+11)...), brush.Dot(0xe8c060, x, y, r+8), brush.Inked(brush.Disc(x, y, r+2)...), brush.Dot(0xcdeef6, x, y, r),
			brush.Flat(0xf2fdff, at(-0.78, -0.1, 1), at(-0.66, -0.46, 7), at(-0.34, -0.76, 7), at(0, -0.86, 1))})
}

var blightArt = Scene{Place: Swamp, Seed: 5, Accent: 0xc8ff7a, Under: Halo, Front: Grass,
	Subject: Figure{Pose: Loom, Y: 48, K: 1, Build: HulkBuild, Skin: Grey, Suit: 0xb8bc9c, Trim: 0xb8bc9c, BareHands: true, BareFeet: true,
		Head: Head{Face: Demon, Shell: 0xd0d8a8, Glow: 0xd8ff5a, Top: Horns, TopC: 0xe8e0b8}, HeadSize: 1.6},
	Extra: slices.Concat(
		villainsSoul(-106, 22, 1, brush.To(-20, 60, 30), brush.To(-60, 66, 22), brush.To(-96, 56, 16), brush.To(-106, 28, 12)),
		villainsSoul(106, 20, 1, brush.To(20, 60, 30), brush.To(60, 66, 22), brush.To(96, 56, 16), brush.To(106, 28, 12)),
		villainsSoul(-38, -46, 0.9, brush.To(-10, 40, 30), brush.To(-30, 0, 20), brush.To(-40, -30, 12)),
		villainsSoul(38, -48, 0.9, brush.To(10, 40, 30), brush.To(30, 0, 20), brush.To(40, -30, 12)))}

// villainsSoul returns a wicked face at the end of a wisp of smoke.
func villainsSoul(x, y, k float64, wisp ...Along) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	return slices.Concat(
		brush.Solid(0x7a5ab0, wisp...),
		brush.Solid(0xb4f08a, at(12, -40, 1), at(4, -32, 9), at(-1, -22, 22), at(0, -10, 34), at(0, 0, 36), at(0, 12, 28), at(0, 22, 16), at(0, 26, 4)),
		[]Part{brush.Inked(at(-15, -12, 1), at(-9, -6, 8), at(-3, -2, 2)), brush.Inked(at(15, -12, 1), at(9, -6, 8), at(3, -2, 2)),
			brush.Inked(at(-10, 9, 3), at(-4, 11, 13), at(4, 11, 13), at(10, 9, 3)),
			brush.Flat(Paper, at(-6, 5, 5), at(-5, 11, 0.5)), brush.Flat(Paper, at(0, 4.5, 5), at(0, 11, 0.5)), brush.Flat(Paper, at(6, 5, 5), at(5, 11, 0.5))})
}

var deathstormArt = Scene{Place: Fire, Seed: 9, Accent: 0xbfe8ff, Under: Halo, Effect: Embers,
	Subject: Figure{Pose: Cast, X: 34, Y: 50, K: 1.16, Flip: true, Suit: 0x5a6482, Trim: 0xe8f4ff, Panel: Yoke, PanelColour: 0xe8f4ff, Belt: 0xe8f4ff,
		Head: Head{Face: SkullHead, Shell: 0xf2f6fa, Glow: 0x4aa8ff}, HeadSize: 1.4},
	Extra: slices.Concat(villainsFire(42, 0, 1.15), brush.InFront(villainsFire(-52, -12, 0.7)...))}

// villainsFire returns a cold fire that burns upward from a place.
func villainsFire(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	left := []Along{at(-14, 6, 22), at(-22, -14, 22), at(-18, -30, 12), at(-26, -48, 1)}
	mid := []Along{at(0, 10, 40), at(-2, -12, 44), at(4, -34, 28), at(-4, -52, 14), at(4, -72, 1)}
	right := []Along{at(14, 6, 22), at(22, -14, 20), at(19, -28, 10), at(27, -42, 1)}
	return slices.Concat(
		[]Part{brush.Inked(brush.Around(left)...), brush.Inked(brush.Around(right)...), brush.Inked(brush.Around(mid)...)},
		[]Part{brush.Flat(0x5ab8ff, left...), brush.Flat(0x5ab8ff, right...), brush.Flat(0x5ab8ff, mid...),
			brush.Flat(0xc8f0ff, at(-14, 6, 12), at(-19, -12, 12), at(-17, -26, 4), at(-21, -36, 0.5)), brush.Flat(0xc8f0ff, at(14, 6, 12), at(19, -12, 10), at(18, -24, 4), at(22, -32, 0.5)),
			brush.Flat(0xc8f0ff, at(0, 10, 28), at(-1, -10, 32), at(4, -28, 18), at(-1, -42, 8), at(3, -56, 0.5)), brush.Flat(Paper, at(0, 10, 16), at(0, -8, 18), at(4, -22, 9), at(2, -34, 0.5))})
}

var desperoArt = Scene{Place: Arena, Seed: 4, Accent: 0xffe14d, Under: Rays,
	Subject: Bust{Y: 10, K: 0.86, Turn: 0.1, Build: HulkBuild, Wears: HighCape, Suit: 0xd8c8a8, Cape: 0xd8b060,
		Head: Head{Face: Brute, Skin: Purple, Mood: Grit, Eyes: GlowEyes, Glow: 0xffe14d}},
	Extra: slices.Concat(
		brush.Solid(0xb070d8, brush.To(-6, -22, 20), brush.To(-4, -40, 30), brush.To(4, -60, 22), brush.To(16, -80, 2)),
		brush.InFront(villainsEye(-1, -17, 1)...))}

// villainsEye returns a third eye that shines.
func villainsEye(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	return []Part{{X: x, Y: y, K: 0.3 * k, What: Object{Thing: Orb, C: 0xffd23f}},
		brush.Inked(at(0, -15, 2), at(0, -8, 12), at(0, 0, 17), at(0, 8, 12), at(0, 15, 2)), brush.Flat(0xfff0b0, at(0, -11, 1), at(0, -6, 8), at(0, 0, 12), at(0, 6, 8), at(0, 11, 1)),
		brush.Dot(0xff4a2a, x, y, 4.6*k), brush.Dot(Paper, x-1.5*k, y-1.5*k, 1.4*k)}
}

var emperorPenguinArt = Scene{Place: Hall, Seed: 4, Accent: 0xbfe0ff, Under: Shafts,
	Subject: Figure{Pose: Throne, Y: 46, K: 1.2, Suit: 0x5a86c8, Trim: 0xf6efe0, Panel: Vee, PanelColour: 0xf6efe0, Shoulders: FurCollar, ShouldersC: 0xf6efe0,
		Head: Head{Face: Long, Skin: Pale, Hair: Mohawk, HairC: Paper, Mood: Sly, Eyes: Monocle}, HeadSize: 1.3},
	Extra: slices.Concat([]Part{{Y: 20, K: 1.1, What: Object{Thing: ThroneThing, C: 0x8ab0d8}}},
		brush.InFront(slices.Concat(villainsPenguin(-88, 44, 0.9, 1), villainsPenguin(88, 44, 0.9, -1))...))}

// villainsPenguin returns a penguin that stands with its middle at a place. way is 1 to look right and -1 to look left.
func villainsPenguin(x, y, k, way float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+way*dx*k, y+dy*k, width*k) }
	return slices.Concat(
		brush.Solid(0xf2a03a, at(-10, 44, 8), at(2, 46, 6)), brush.Solid(0xf2a03a, at(6, 44, 8), at(18, 46, 6)),
		brush.Solid(0x3a4a6a, at(-20, -10, 6), at(-27, 8, 9), at(-24, 24, 2)),
		brush.Solid(0x3a4a6a, at(0, -48, 8), at(2, -42, 24), at(2, -30, 26), at(0, -16, 34), at(0, 4, 46), at(0, 26, 46), at(0, 42, 26)),
		brush.Solid(0xf2b23a, at(12, -33, 7), at(25, -30, 1)),
		[]Part{brush.Flat(Paper, at(5, -16, 14), at(7, 2, 28), at(6, 24, 30), at(4, 40, 14)), brush.Flat(0xf2c24a, at(2, -22, 12), at(6, -17, 14)),
			brush.Dot(Paper, x+way*6*k, y-36*k, 3.4*k), brush.Inked(brush.Disc(x+way*7*k, y-36*k, 1.8*k)...)},
		brush.Solid(0x4a5a7e, at(18, -12, 6), at(24, 6, 9), at(20, 24, 2)))
}

var gigantaArt = Scene{Place: City, Seed: 11, Accent: 0xffd0a0, Under: Halo,
	Subject: Figure{Pose: Sit, X: -6, Y: 8, K: 1.16, Skin: Tan, Suit: 0xf6e6c4, Trim: 0x8a5a34, Belt: 0x8a5a34, BareArms: true,
		BareHands: true, BareLegs: true, Head: Head{Face: Oval, Skin: Tan, Hair: LongHair, HairC: 0xf08a3a, Mood: Grin, Lashes: true}, HeadSize: 1.35},
	Extra: slices.Concat([]Part{{X: 72, Y: 2, K: 0.5, Turn: -0.1, What: Object{Thing: Plane, C: 0x8fb4d8}}}, villainsTower(-6, 50, 80, 0x6a86b8),
		brush.InFront(slices.Concat(villainsTower(-88, 34, 44, 0x8aa4d0), villainsTower(70, 62, 40, 0x5a76a8), villainsTower(108, 48, 34, 0x8aa4d0))...))}

// villainsTower returns a tower with lit windows, with the middle of its roof at a place.
func villainsTower(x, y, width float64, c Colour) []Part {
	at := func(dx, dy, w float64) Along { return brush.To(x+dx, y+dy, w) }
	parts := brush.Solid(c, at(0, 0, width), at(0, 110-y, width))
	for dx := -width/2 + 10; dx < width/2-4; dx += 12 {
		for dy := 12.0; y+dy < 96; dy += 14 {
			parts = append(parts, brush.Flat(0xffe9a0, at(dx-2.5, dy, 6), at(dx+2.5, dy, 6)))
		}
	}
	return parts
}

var gridArt = Scene{Place: Lab, Seed: 12, Accent: 0x7ff0ff,
	Subject: Figure{Pose: Sneak, X: -22, Y: 30, K: 1.2, Build: HulkBuild, Suit: 0xdce2ea, Trim: 0x6a7690, Panel: Half, PanelColour: 0x6a7690, Belt: 0xff5a3a, Front: Claw, Back: Claw,
		Head: Head{Face: RobotHead, Shell: 0xe4e8f0, Plate: 0x6a7690, Glow: 0xff3a2a}, HeadSize: 1.45},
	Extra: villainsScreen(14, -8)}

// villainsScreen returns a large screen with a net of lines on it.
func villainsScreen(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	parts := []Part{brush.Inked(at(-107, 0, 152), at(107, 0, 152)), brush.Lit(0x9aa6b8, 500, at(-104, 0, 146), at(104, 0, 146)), brush.Inked(at(-97, 0, 132), at(97, 0, 132)),
		brush.Lit(0x1a5464, 500, at(-95, 0, 128), at(95, 0, 128)), brush.Lit(0x2a7484, 500, at(-95, -30, 68), at(95, -30, 68))}
	for i := range 9 {
		dx := float64(i-4) * 22
		parts = append(parts, brush.Flat(0x6ff0ff, at(dx*0.5, 4, 1), at(dx, 63, 2.4)), brush.Flat(0x4fb8c8, at(dx, -63, 1.2), at(dx*0.5, 4, 1)))
	}
	for _, dy := range [...]float64{4, 12, 24, 42} {
		parts = append(parts, brush.Flat(0x6ff0ff, at(-95, dy, 1.8), at(95, dy, 1.8)))
	}
	return parts
}

var johnnyQuickArt = Scene{Place: SpeedPlace, Seed: 5, Accent: 0xfff0b0, Effect: SpeedEffect,
	Subject: Figure{Pose: Run, X: -24, Y: 20, K: 1.2, Flip: true, Suit: 0xf2e6cc, Trim: 0x2f9a94, Panel: Vest, PanelColour: 0x2f9a94, Belt: 0xf2c24a,
		Head: Head{Face: Long, Hair: Spiky, HairC: 0x6a3a24, Mood: Grin, Eyes: Goggles, EyeC: 0xffd23f}, HeadSize: 1.35},
	Extra: slices.Concat(villainsWake(-16, -22, 0), villainsWake(-4, 18, 1), villainsWake(24, 60, 2))}

// villainsWake returns the lightning that a runner leaves to the right of a place.
func villainsWake(x, y float64, n int) []Part {
	way := float64(1 - 2*(n%2))
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+way*dy, width) }
	jags := [...][]Along{
		{at(0, 0, 15), at(56, -9, 14)}, {at(58, -13, 9), at(48, 13, 9)}, {at(42, 10, 14), at(94, -7, 11)}, {at(96, -10, 7), at(88, 10, 7)}, {at(84, 8, 11), at(150, -4, 0.5)},
	}
	var under, over, core []Part
	for _, j := range jags {
		under = append(under, brush.Inked(brush.Around(j)...))
		over = append(over, brush.Lit(0xffd23f, 60, j...))
		thin := slices.Clone(j)
		for i := range thin {
			thin[i].Width *= 0.35
		}
		core = append(core, brush.Flat(0xfff8d0, thin...))
	}
	return slices.Concat(under, over, core)
}

var manBatArt = Scene{Place: Roof, Seed: 8, Accent: 0xffe0a0, Effect: Birds,
	Subject: Figure{Pose: Pounce, X: 10, Y: 16, K: 0.96, Flip: true, Build: HulkBuild, Skin: Fur, Suit: 0xb88a5c, Trim: 0xb88a5c, BareHands: true, BareFeet: true,
		Grows: BatWings, GrowsC: 0xe0b070, Head: Head{Face: Demon, Shell: 0xb88a5c, Mood: Roar, Glow: 0xffe14d}, HeadSize: 1.7},
	Extra: []Part{brush.Flat(0xf8dca8, brush.Disc(10, -8, 76)...)}}

var owlmanArt = Scene{Place: Cave, Seed: 4, Accent: 0xffd66b, Under: Halo,
	Subject: Bust{Y: 0, K: 0.9, Turn: 0.1, Wears: CapeWear, Suit: 0xc4b89a, Cape: 0x6a7a9a,
		Head: Head{Face: Square, Mood: Frown, Eyes: Goggles, EyeC: 0xffd23f, Top: Hood, TopC: 0x7a8aac}},
	Extra: brush.InFront(villainsOwl(2, -6)...)}

// villainsOwl returns the mask of an owl, with the bridge of its beak at a place.
func villainsOwl(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		brush.Solid(0xe8dcb8, at(-17, -20, 12), at(-17, -12, 32), at(-16, 2, 38), at(-14, 14, 30), at(-12, 22, 8)),
		brush.Solid(0xe8dcb8, at(17, -20, 12), at(17, -12, 32), at(16, 2, 38), at(14, 14, 30), at(12, 22, 8)),
		[]Part{brush.Inked(brush.Disc(x-15, y+2, 14)...), brush.Dot(0xffc83a, x-15, y+2, 11.6), brush.Inked(brush.Disc(x-14, y+2, 5)...), brush.Dot(Paper, x-18, y-2, 2.6),
			brush.Inked(brush.Disc(x+15, y+2, 14)...), brush.Dot(0xffc83a, x+15, y+2, 11.6), brush.Inked(brush.Disc(x+16, y+2, 5)...), brush.Dot(Paper, x+12, y-2, 2.6)},
		brush.Solid(0x8a9abc, at(0, 0, 6), at(-14, -16, 13), at(-30, -34, 13), at(-44, -66, 1)), brush.Solid(0x8a9abc, at(0, 0, 6), at(14, -16, 13), at(30, -34, 13), at(44, -66, 1)),
		brush.Solid(0xf2b23a, at(0, 0, 8), at(0, 10, 12), at(0, 26, 1)))
}

var powerRingArt = Scene{Place: Void, Seed: 4, Accent: 0x8fff9a,
	Subject: Figure{Pose: Aim, X: -70, Y: 42, K: 1.08, Suit: 0xf0ead8, Trim: 0x3f8a6a, Panel: Sides, PanelColour: 0x3f8a6a, Belt: 0xf2c24a,
		Head: Head{Face: Square, Hair: SideParted, HairC: 0x8a5a34, Mood: Scared, Eyes: Domino, EyeC: 0x3f8a6a}, HeadSize: 1.4},
	Extra: slices.Concat([]Part{brush.Flat(0x3fbf68, brush.To(18, -1, 4), brush.To(44, 0, 30), brush.To(76, 4, 50))}, villainsSpider(78, -2),
		[]Part{{X: 20, Y: -2, K: 0.3, Before: true, What: Object{Thing: Orb, C: 0xb0ffb8}}})}

// villainsSpider returns a spider of green light with its middle at a place.
func villainsSpider(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	var legs []Part
	for _, way := range [...]float64{-1, 1} {
		for _, l := range [...][]Along{
			{at(way*10, -10, 8), at(way*24, -48, 7), at(way*36, -76, 1)}, {at(way*14, -4, 8), at(way*38, -34, 7), at(way*56, -40, 5), at(way*62, -16, 1)},
			{at(way*14, 6, 8), at(way*36, 2, 7), at(way*54, 12, 5), at(way*56, 44, 1)}, {at(way*10, 14, 8), at(way*28, 30, 7), at(way*38, 48, 5), at(way*34, 80, 1)},
		} {
			legs = append(legs, brush.Solid(0x4fd87a, l...)...)
		}
	}
	eye := func(dx, dy, r float64) []Part {
		return []Part{brush.Inked(brush.Disc(x+dx, y+dy, r+2)...), brush.Dot(0xf0ffd0, x+dx, y+dy, r)}
	}
	return slices.Concat(legs,
		brush.Solid(0x3fbf68, brush.Disc(x, y-24, 27)...), brush.Solid(0x5fe88a, brush.Disc(x, y+8, 22)...),
		eye(-9, 4, 5.5), eye(9, 4, 5.5), eye(-15, -5, 3), eye(15, -5, 3), eye(-4, -7, 3), eye(4, -7, 3),
		brush.Solid(0xf0ffd0, at(-7, 21, 6), at(-8, 30, 5), at(-4, 38, 1)), brush.Solid(0xf0ffd0, at(7, 21, 6), at(8, 30, 5), at(4, 38, 1)))
}

var royalFlushGangArt = Scene{Place: Above, Seed: 5, Accent: 0xffe0a0,
	Subject: Figure{Pose: Stand, X: -2, Y: -6, K: 0.72, Suit: 0x7a6ac8, Trim: 0xf6efe0, Panel: Vee, PanelColour: 0xf6efe0, Belt: 0xf2c24a, Cape: Cape{C: 0xf2b23a},
		Head: Head{Face: Square, Beard: Full, HairC: 0x9a6a3a, Hair: Short, Top: Crown, TopC: 0xf2c24a}, HeadSize: 1.7},
	Extra: slices.Concat(
		villainsCard(94, -2, 0.62), []Part{{X: 92, Y: -34, K: 0.46, What: villainsJack}},
		villainsCard(-96, -4, 0.62), []Part{{X: -96, Y: -36, K: 0.46, What: villainsTen}},
		villainsCard(50, 30, 0.8), []Part{{X: 50, Y: -14, K: 0.58, What: villainsAce}},
		villainsCard(-54, 28, 0.8), []Part{{X: -54, Y: -14, K: 0.58, What: villainsQueen}},
		villainsCard(-2, 56, 1.1))}

// The others of the Royal Flush Gang.
var (
	villainsAce = Figure{Pose: Stand, Build: HulkBuild, Suit: 0xdce2ea, Trim: 0x8a96a8, Panel: Vest, PanelColour: 0x6a7ac8,
		Head: Head{Face: RobotHead, Shell: 0xdce2ea, Plate: 0x8a96a8, Glow: 0xffe14d}, HeadSize: 1.6}
	villainsQueen = Figure{Pose: Stand, Build: SlimBuild, Suit: 0x3fa89a, Trim: 0xf2c24a, Skirt: LongRobe, SkirtC: 0x3fa89a, Belt: 0xf2c24a,
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0xf2d27a, Top: Crown, TopC: 0xf2c24a, Mood: FairMood}, HeadSize: 1.7}
	villainsJack = Figure{Pose: Brace, Suit: 0xf0b040, Trim: 0xf6efe0, Panel: Half, PanelColour: 0x5a86c8,
		Head: Head{Face: Long, Hair: Bob, HairC: 0x8a4a24, Top: Cap, TopC: 0x5a86c8, Mood: Smirk}, HeadSize: 1.8}
	villainsTen = Figure{Pose: Brace, Flip: true, Build: TeenBuild, Suit: 0xf6efe0, Trim: 0x7a6ac8, Panel: Sides, PanelColour: 0x7a6ac8,
		Head: Head{Face: Oval, Hair: Tail, HairC: 0x3a2434, Eyes: Domino, EyeC: 0x7a6ac8, Mood: Smirk, Lashes: true}, HeadSize: 1.8}
)

// villainsCard returns a playing card that flies with somebody on it.
func villainsCard(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	return []Part{
		brush.Inked(at(-39, 7, 27), at(39, -1, 27)), brush.Lit(0xb8b0a0, 200, at(-36, 7, 22), at(36, -1, 22)), brush.Lit(Paper, 200, at(-36, 4, 20), at(36, -4, 20)),
		brush.Flat(0xd8342c, at(-29, 4, 1), at(-24, 3.5, 8), at(-19, 3, 1)), brush.Flat(0xd8342c, at(19, -3, 1), at(24, -3.5, 8), at(29, -4, 1)),
	}
}

var superwomanArt = Scene{Place: Temple, Seed: 4, Accent: 0xffc04a,
	Subject: Figure{Pose: Swing, X: -24, Y: 26, K: 1.16, Build: SlimBuild, Suit: 0x9aaae0, Trim: 0xf2c24a, BareArms: true, BareLegs: true, Belt: 0xf2c24a, Panel: Vee, PanelColour: 0xf2c24a,
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0x3a2434, Mood: Fierce, Top: Tiara, TopC: 0xf2c24a}, HeadSize: 1.35},
	Extra: brush.InFront(villainsNoose(8, -70)...)}

// villainsNoose returns a burning lasso that whirls from a hand.
func villainsNoose(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	rope := []Along{at(-4, 2, 5), at(24, 16, 5), at(48, 14, 5), at(80, 6, 5), at(104, 16, 5), at(100, 36, 5), at(70, 46, 5), at(44, 36, 5), at(46, 18, 5)}
	core := slices.Clone(rope)
	for i := range core {
		core[i].Width = 1.6
	}
	var out []Part
	for _, f := range [...]Along{at(26, 12, 1), at(52, 8, 1.2), at(78, 2, 1.3), at(102, 10, 1.4), at(106, 26, 1), at(84, 40, 1), at(56, 40, 1)} {
		out = append(out, brush.Solid(0xff7a2a, brush.To(f.X, f.Y+4, 9*f.Width), brush.To(f.X+2, f.Y-4, 8*f.Width), brush.To(f.X-2, f.Y-16*f.Width, 0.5))...)
	}
	return append(out, brush.Inked(brush.Around(rope)...), brush.Flat(0xffb02a, rope...), brush.Flat(0xfff0b0, core...))
}

var ultramanArt = Scene{Place: Space, Seed: 6, Accent: 0xffd07a, Under: Rays,
	Subject: Figure{Pose: Lift, Y: 50, K: 1.06, Suit: 0x7aa8e8, Trim: 0xf2c24a, Belt: 0xf2c24a, Panel: Yoke, PanelColour: 0xf6efe0, Cape: Cape{C: 0x7a5ab0},
		Head: Head{Face: Square, Hair: Back, HairC: 0x3a2a24, Mood: Grit, Eyes: GlowEyes, Glow: 0x9dff6a}, HeadSize: 1.35},
	Extra: villainsMoon(0, -90, 64)}

// villainsMoon returns a moon before the sun, with its middle at a place.
func villainsMoon(x, y, r float64) []Part {
	crater := func(dx, dy, k float64) []Part {
		return []Part{brush.Flat(0x8a8498, brush.Disc(x+dx*r, y+dy*r, k*r)...), brush.Flat(0xa8a2b4, brush.Disc(x+dx*r+0.03*r, y+dy*r+0.03*r, 0.8*k*r)...)}
	}
	return slices.Concat(
		[]Part{brush.Dot(0xffb03a, x, y, r+13), brush.Dot(0xffe9a0, x, y, r+7), brush.Inked(brush.Disc(x, y, r+2.6)...), brush.Lit(0xc8c2d0, 1.2*r, brush.Disc(x, y, r)...)},
		crater(-0.45, 0.45, 0.17), crater(0.1, 0.66, 0.12), crater(0.5, 0.3, 0.2), crater(-0.1, 0.25, 0.12), crater(0.46, 0.72, 0.08), crater(-0.75, 0.2, 0.1))
}

// Shapes of their own are strokes of changing width. Each is the tail of a figure far below the
// window, on a stalk without width.
