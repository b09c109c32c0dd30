package crossover1

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Heroes. Their background is blue. Suits are steel, brown, cream, and red.

var citizenSteelArt = Scene{Place: Harbour, Seed: 6, Accent: 0xffe0a0, Under: BoomUnder, Effect: Shards,
	Subject: Figure{Pose: Punch, X: -30, Y: 30, K: 1.24, Build: HulkBuild, Skin: Grey, Suit: 0xd8553f, Trim: 0xf6efe0, BareArms: true, BareHands: true, Belt: 0xf6efe0,
		Panel: Vest, PanelColour: 0xf6efe0,
		Head: Head{Face: Square, Skin: Grey, Hair: Short, HairC: 0x5a6472, Mood: Stern, Eyes: GlowEyes, Glow: 0xf2fbff}, HeadSize: 1.3}}

var drMidNiteArt = Scene{Place: Roof, Seed: 4, Accent: 0xffd66b, Dusk: 0.8, Front: Ledge,
	Subject: Bust{X: -30, Y: 2, K: 0.9, Turn: 0.35, Wears: CapeWear, Suit: 0xd8a060, Cape: 0x8a4a34,
		Head: Head{Face: Square, Mood: Stern, Eyes: Goggles, EyeC: 0xffb03a, Top: Hood, TopC: 0xa85a3a}},
	Extra: brush.InFront(owl(66, 8)...)}

// owl returns an owl that sits with its middle at a place.
func owl(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return Along{X: x + dx, Y: y + dy, Width: width} }
	return slices.Concat(
		brush.Solid(0x9a6a44, at(-17, -40, 2), at(-12, -28, 14)), brush.Solid(0x9a6a44, at(17, -40, 2), at(12, -28, 14)),
		brush.Solid(0x9a6a44, at(0, -34, 24), at(0, -22, 40), at(0, -6, 42), at(0, 12, 44), at(0, 30, 32), at(0, 44, 14)),
		[]Part{
			brush.Flat(0xf0dcb0, at(0, 2, 20), at(0, 14, 28), at(0, 28, 22), at(0, 40, 8)),
			brush.Flat(0x6a4630, at(16, -8, 4), at(20, 10, 12), at(14, 30, 10), at(6, 48, 2)),
			brush.Flat(0x6a4630, at(-16, -8, 2), at(-19, 10, 6), at(-15, 28, 4), at(-8, 42, 1)),
			brush.Flat(0x9a6a44, at(-8, 12, 2.4), at(-4, 15, 2.4), at(0, 12, 2.4), at(4, 15, 2.4), at(8, 12, 2.4)),
			brush.Flat(0x9a6a44, at(-7, 22, 2.4), at(-3, 25, 2.4), at(0, 22, 2.4), at(3, 25, 2.4), at(7, 22, 2.4)),
			brush.Dot(0xf0dcb0, x-9, y-20, 12), brush.Dot(0xf0dcb0, x+9, y-20, 12),
			brush.Inked(brush.Disc(x-9, y-20, 8.6)...), brush.Dot(0xffc83a, x-9, y-20, 7), brush.Inked(brush.Disc(x-8, y-20, 3.4)...), brush.Dot(Paper, x-10, y-22, 1.6),
			brush.Inked(brush.Disc(x+9, y-20, 8.6)...), brush.Dot(0xffc83a, x+9, y-20, 7), brush.Inked(brush.Disc(x+10, y-20, 3.4)...), brush.Dot(Paper, x+8, y-22, 1.6),
			brush.Inked(at(0, -18, 8), at(0, -6, 1)), brush.Flat(0xf2a03a, at(0, -16, 5), at(0, -9, 1)),
			brush.Flat(0xf2a03a, at(-8, 45, 4), at(-8, 51, 4)), brush.Flat(0xf2a03a, at(0, 46, 4), at(0, 52, 4)), brush.Flat(0xf2a03a, at(8, 45, 4), at(8, 51, 4)),
		})
}

var libertyBelleArt = Scene{Place: CityHall, Seed: 3, Accent: 0xffe9a0, Under: Halo,
	Subject: Figure{Pose: Kick, X: -34, Y: 20, K: 1.08, Build: SlimBuild, Suit: 0xf2ead8, Trim: 0xe0503c, Belt: 0xf2c24a, Panel: Sides, PanelColour: 0xe0503c,
		Head: Head{Face: Oval, Hair: Tail, HairC: 0xd87a34, Mood: Smile, Lashes: true, Eyes: Domino, EyeC: 0x8a2f3a}, HeadSize: 1.25},
	Extra: slices.Concat(bell(66, 0), brush.Burst(0xfff0c0, 62, -6, 44))}

// bell returns a large cracked bell with its middle at a place.
func bell(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return Along{X: x + dx, Y: y + dy, Width: width} }
	return slices.Concat(
		brush.Solid(0x6a4326, at(-50, -64, 14), at(0, -68, 18), at(50, -64, 14)),
		[]Part{brush.Inked(brush.Disc(x, y+56, 12)...), brush.Dot(0x7a5a2a, x, y+56, 9)},
		brush.Solid(0xd8a23a, at(0, -58, 24), at(0, -52, 40), at(0, -40, 56), at(0, -16, 66), at(0, 10, 72), at(0, 30, 86), at(0, 40, 104), at(0, 46, 110), at(0, 50, 108)),
		[]Part{
			brush.Flat(0xfff0c0, at(-16, -46, 0.5), at(-24, -20, 7), at(-28, 10, 7), at(-38, 34, 0.5)),
			brush.Inked(at(-43, 31, 0.5), at(0, 38, 3), at(43, 31, 0.5)),
			brush.Inked(at(6, 48, 7), at(2, 34, 4), at(9, 24, 3.4), at(3, 10, 3), at(8, -2, 1)),
		})
}

// The pictures of the Villains. Their background is red.

var perDegatonArt = Scene{Place: Void, Seed: 7, Accent: 0xffe9b0,
	Subject: Bust{X: 14, Y: 6, K: 0.86, Turn: -0.3, Wears: Pauldrons, Suit: 0xb4b48a, Tie: 0xe8c04a,
		Head: Head{Face: Long, Hair: SideParted, HairC: 0xe07a2a, Beard: ThinMoustache, Mood: Sly}},
	Extra: []Part{{X: -28, Y: -14, K: 0.94, What: Object{Thing: ClockThing, C: 0xd8b04a}}}}

var scytheArt = Scene{Place: Fire, Seed: 8, Accent: 0xffc24a, Under: Halo, Front: Rubble,
	Subject: Figure{Pose: Leap, X: 6, Y: 46, K: 1.16, Flip: true, Build: HulkBuild, Skin: Pale, Suit: 0x7c869c, Trim: 0xc8ccd4, BareArms: true, BareHands: true, Belt: 0xc8ccd4,
		Panel: Vest, PanelColour: 0x4a5266,
		Head: Head{Face: Brute, Skin: Pale, Mood: Roar, Beard: Stubble}, HeadSize: 1.4},
	Extra: slices.Concat(
		brush.Solid(0x9a6a3f, brush.To(-104, -14, 6), brush.To(-30, -42, 6.5), brush.To(74, -76, 6.5)),
		brush.Solid(0xdfe6ec, brush.To(66, -82, 10), brush.To(86, -79, 15), brush.To(104, -64, 15), brush.To(115, -40, 11), brush.To(117, -6, 1)),
		[]Part{brush.Flat(0x7c8898, brush.To(70, -79, 2), brush.To(84, -75, 4), brush.To(99, -61, 4), brush.To(110, -38, 3), brush.To(115, -10, 1))})}

// The pictures of the Super Powers. Their background is amber.

var girlPowerArt = Scene{Place: Impact, Seed: 7, Accent: 0xff7a5a,
	Subject: Bust{Y: 6, K: 0.76, Turn: 0.2, Wears: CapeWear, Suit: 0xe4def0, Cape: 0x2f9a94,
		Head: Head{Face: Oval, Hair: Bob, HairC: 0xf6dc84, Mood: Smirk, Lashes: true}},
	Extra: []Part{
		{X: -66, Y: 10, K: 0.62, What: Bust{Turn: -0.4, Build: SlimBuild, Suit: 0xe0503c, Tie: 0xf6efe0,
			Head: Head{Face: Oval, Skin: Brown, Hair: Curly, HairC: 0x2a1a20, Mood: FairMood, Lashes: true, Eyes: Domino, EyeC: 0x8a2f3a}}},
		{X: 66, Y: 12, K: 0.62, What: Bust{Turn: 0.6, Build: TeenBuild, Suit: 0x3f8ad8, Tie: 0xf6efe0,
			Head: Head{Face: Young, Hair: Tail, HairC: 0x7a3a24, Mood: Smile, Lashes: true, Top: Band, TopC: 0xf6efe0}}}}}

var mysticBoltsArt = Scene{Place: OtherWorld, Seed: 9, Accent: 0xc8a0ff, Effect: Sparks,
	Subject: Figure{Pose: Aim, X: -66, Y: 40, K: 1.1, Suit: 0x5a3f9a, Trim: 0xf0d890, Belt: 0xf0d890, Skirt: LongRobe, SkirtC: 0x5a3f9a, Panel: Vee, PanelColour: 0xf0d890,
		Cape: Cape{C: 0x3a5fb8}, Front: Open, Back: Open,
		Head: Head{Face: Long, Skin: Brown, Hair: Bald, Beard: Goatee, HairC: Ink, Mood: Stern, Eyes: GlowEyes, Glow: 0xe8d0ff, Top: Hood, TopC: 0x3a5fb8}, HeadSize: 1.35},
	Extra: brush.InFront(slices.Concat(bolt(30, -8, -0.5), bolt(34, -4, 0), bolt(30, 0, 0.5))...)}

// bolt returns a jagged bolt that begins at a place and flies in a direction.
func bolt(x, y, turn float64) []Part {
	sin, cos := math.Sincos(turn)
	at := func(along, aside, width float64) Along {
		return brush.To(x+along*cos-aside*sin, y+along*sin+aside*cos, width)
	}
	jags := [...][]Along{
		{at(0, 0, 3), at(48, -9, 14)}, {at(50, -13, 9), at(42, 13, 9)}, {at(36, 10, 14), at(80, -7, 11)}, {at(82, -10, 7), at(76, 9, 7)}, {at(72, 7, 11), at(124, -4, 0.5)},
	}
	var under, over, core []Part
	for _, j := range jags {
		under = append(under, brush.Inked(brush.Around(j)...))
		over = append(over, brush.Lit(0x5a2fd8, 60, j...))
		thin := slices.Clone(j)
		for i := range thin {
			thin[i].Width *= 0.4
		}
		core = append(core, brush.Lit(0xe8d8ff, 60, thin...))
	}
	return slices.Concat(under, over, core)
}

// The pictures of the Equipment. Their background is gray.

var hourglassArt = Scene{Place: Desert, Seed: 5, Accent: 0xffd66b, Under: Rays, Effect: CardsEffect,
	Subject: Object{Thing: Orb, C: 0xffd66b, Y: 8, K: 0.7},
	Extra: brush.InFront(slices.Concat(
		brush.Solid(0xdfeef2, brush.To(0, -58, 66), brush.To(0, -40, 62), brush.To(0, -22, 40), brush.To(0, -6, 12), brush.To(0, 0, 7), brush.To(0, 6, 12), brush.To(0, 22, 40), brush.To(0, 40, 62), brush.To(0, 58, 66)),
		[]Part{
			brush.Flat(0xf2b83a, brush.To(0, -36, 54), brush.To(0, -22, 34), brush.To(0, -8, 10), brush.To(0, 0, 2)),
			brush.Flat(0xf2b83a, brush.To(0, -4, 3), brush.To(0, 30, 3)),
			brush.Flat(0xf2b83a, brush.To(0, 24, 4), brush.To(0, 36, 32), brush.To(0, 48, 52), brush.To(0, 58, 56)),
			brush.Flat(Paper, brush.To(-27, -54, 0.5), brush.To(-24, -38, 6), brush.To(-11, -20, 0.5)), brush.Flat(Paper, brush.To(-11, 20, 0.5), brush.To(-23, 38, 5), brush.To(-27, 54, 0.5)),
		},
		brush.Solid(0xd8a23a, brush.To(-46, -60, 7), brush.To(-46, 60, 7)), brush.Solid(0x9a6a24, brush.To(46, -60, 7), brush.To(46, 60, 7)),
		brush.Solid(0xe8b848, brush.To(-52, -64, 13), brush.To(52, -64, 13)), brush.Solid(0xe8b848, brush.To(-52, 64, 13), brush.To(52, 64, 13)),
		[]Part{brush.Flat(0xfff0c0, brush.To(-48, -67, 0.5), brush.To(-10, -67, 3), brush.To(40, -67, 0.5)), brush.Flat(0xfff0c0, brush.To(-48, 61, 0.5), brush.To(-10, 61, 3), brush.To(40, 61, 0.5))})...)}

var tSpheresArt = Scene{Place: City, Seed: 7, Accent: 0x8ff0ff, Under: Rays, Front: Roofline,
	Subject: Object{Thing: Orb, C: 0x8ff0ff, X: -6, Y: 2, K: 1},
	Extra: brush.InFront(slices.Concat(
		[]Part{brush.Flat(0x8ff0ff, brush.To(0, -6, 3), brush.To(-72, -26, 3)), brush.Flat(0x8ff0ff, brush.To(0, -6, 3), brush.To(76, -30, 3)), brush.Flat(0x8ff0ff, brush.To(0, -6, 3), brush.To(66, 40, 3))},
		sphere(-72, -26, 22, 0x8ff0ff), sphere(76, -32, 19, 0x8ff0ff), sphere(66, 40, 17, 0x8ff0ff), sphere(-6, 2, 44, 0xff6a4a))...)}

// The picture of the Location. Its background is violet.

var monumentPointArt = Scene{Place: Sky, Seed: 6, Accent: 0xffd890, Dusk: 0.2, Front: Grass,
	Extra: slices.Concat(
		obelisk(-52, 70, 1), obelisk(62, 70, 0.62),
		[]Part{{X: 4, Y: -2, K: 0.72, What: Figure{Pose: Lift, Y: -8, Suit: 0xc8b8d8, Trim: 0xc8b8d8, BareHands: true, Front: Fist, Back: Fist, Skin: Purple, Cape: Cape{C: 0x9a86b8},
			Head: Head{Face: Square, Skin: Purple, Hair: Back, HairC: 0x9a86b8, Mood: Stern}, HeadSize: 1.3}}},
		brush.Solid(0xb8a4d0, brush.To(4, 56, 70), brush.To(4, 64, 72)), brush.Solid(0xd8c8e8, brush.To(-40, 72, 12), brush.To(48, 72, 12)), brush.Solid(0x8a74a8, brush.To(-60, 84, 12), brush.To(68, 84, 12)))}

// obelisk returns an obelisk with the middle of its foot at a place.
func obelisk(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	return slices.Concat(
		brush.Solid(0xe8dcf0, at(0, -152, 1), at(0, -137, 18)), brush.Solid(0xe8dcf0, at(0, -136, 19), at(0, -70, 26), at(0, 0, 34)),
		[]Part{brush.Flat(0x7a649a, at(1, -149, 0.5), at(4.5, -137, 8)), brush.Flat(0x7a649a, at(4.8, -135, 8), at(7, -70, 11), at(10, -2, 13))},
		brush.Solid(0xc8b8d8, at(-26, 2, 12), at(26, 2, 12)))
}

// sphere returns a metal ball around (x, y) with radius r, and the light of its eye.
func sphere(x, y, r float64, light Colour) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+r*dx, y+r*dy, r*width) }
	return []Part{
		brush.Inked(brush.Disc(x, y, r+brush.Line)...), brush.Lit(0xb4becb, 1.05*r, brush.Disc(x, y, r)...),
		brush.Inked(at(-0.84, -0.5, 0.04), at(-0.3, -0.66, 0.06), at(0.34, -0.64, 0.06), at(0.82, -0.5, 0.04)),
		brush.Inked(at(0.16, -0.98, 0.03), at(0.2, -0.8, 0.05), at(0.2, -0.66, 0.05)),
		brush.Inked(at(-0.8, 0.56, 0.04), at(-0.3, 0.74, 0.06), at(0.34, 0.74, 0.06), at(0.76, 0.6, 0.04)),
		brush.Inked(brush.Disc(x-0.06*r, y+0.04*r, 0.5*r)...), brush.Lit(0x6a7486, 0.5*r, brush.Disc(x-0.06*r, y+0.04*r, 0.43*r)...), brush.Inked(brush.Disc(x-0.06*r, y+0.04*r, 0.32*r)...),
		brush.Flat(light, brush.Disc(x-0.06*r, y+0.04*r, 0.26*r)...), brush.Flat(Paper, brush.Disc(x-0.14*r, y-0.05*r, 0.1*r)...),
		brush.Flat(Paper, at(-0.8, -0.2, 0.03), at(-0.68, -0.5, 0.1), at(-0.46, -0.74, 0.03)),
	}
}
