package teentitans

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
	"lineup/game/sets/characters"
)

// The pictures of the Super-Villains. Their background is an almost black violet, and each has a
// strong light of its own.

var sladeWilsonArt = Scene{Place: Arena, Seed: 3, Accent: 0xff9a3d, Under: Halo, Effect: Embers,
	Subject: characters.Deathstroke.Posed(Brace, -30, 32, 1.14).Holding(Held{Thing: Sword, C: 0xffb03a, K: 0.95, Turn: 0.1}),
	Extra:   superSlash(0xffd890, brush.To(-114, -50, 1), brush.To(-56, -82, 7), brush.To(14, -84, 13), brush.To(70, -56, 16), brush.To(98, -8, 4))}

// superSlash returns the trail of a blade through the air.
func superSlash(c Colour, places ...Along) []Part { return []Part{brush.Lit(c, 200, places...)} }

var clockKingHead = Head{Face: Long, Skin: Pale, Hair: Short, HairC: 0x4a3a34, Beard: ThinMoustache, Mood: Stern, Top: Bowler, TopC: 0x4f9a4a}

var clockKingArt = Scene{Place: Hall, Seed: 4, Accent: 0xffd86a,
	Subject: Bust{X: -6, Y: 6, K: 0.84, Turn: 0.2, Wears: Jacket, Suit: 0x5fae5a, Tie: 0xf2c24a, Head: clockKingHead},
	Extra: slices.Concat(
		superGear(0xc8944a, -84, -34, 34, 10), superGear(0x9a7a5a, -108, 34, 30, 9), superGear(0xb0a090, 88, 46, 36, 11), superGear(0xe0b050, 82, -40, 40, 12),
		brush.InFront(slices.Concat(superDial(-20, -12, 13, 2.6), superDial(15, -12, 13, 0.8))...))}

// superGear returns a gear with its middle at a place.
func superGear(c Colour, x, y, r float64, teeth int) []Part {
	var under, over []Part
	for i := range teeth {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(teeth))
		tooth := []Along{brush.To(x+0.7*r*cos, y+0.7*r*sin, 0.34*r), brush.To(x+1.2*r*cos, y+1.2*r*sin, 0.24*r)}
		under, over = append(under, brush.Inked(brush.Around(tooth)...)), append(over, brush.Flat(c, tooth...))
	}
	return slices.Concat(under, []Part{brush.Inked(brush.Disc(x, y, r+brush.Line)...)}, over,
		[]Part{brush.Lit(c, 1.7*r, brush.Disc(x, y, r)...), brush.Inked(brush.Disc(x, y, 0.42*r+brush.Line)...), brush.Dot(0x3a1f4a, x, y, 0.42*r)})
}

// superDial returns the dial of a clock around a place. Its hands show a time.
func superDial(x, y, r, hour float64) []Part {
	hand := func(turn, long, width float64) Part {
		sin, cos := math.Sincos(turn)
		return brush.Inked(brush.To(x, y, width), brush.To(x+long*r*sin, y-long*r*cos, width))
	}
	parts := slices.Concat(brush.Ball(0xf2c24a, x, y, r+2), []Part{brush.Dot(0xfff6d8, x, y, r-1)})
	for i := range 4 {
		sin, cos := math.Sincos(math.Pi / 2 * float64(i))
		parts = append(parts, brush.Inked(brush.To(x+0.68*r*sin, y-0.68*r*cos, 2.4), brush.To(x+0.86*r*sin, y-0.86*r*cos, 2.4)))
	}
	return append(parts, hand(hour, 0.5, 3), hand(2*hour, 0.74, 2))
}

var harvestHead = Head{Face: Titan, Shell: 0xd8503a, Plate: 0xf2c24a, Glow: 0xffe14d}

var harvestArt = Scene{Place: Prison, Seed: 5, Accent: 0xff7a4a, Under: Halo,
	Subject: Figure{Pose: Loom, Y: 46, K: 1.06, Build: HulkBuild, Suit: 0xd8503a, Trim: 0x8a94a8, Panel: Vest, PanelColour: 0x8a94a8, Belt: 0xf2c24a, Shoulders: SpikedPlates,
		ShouldersC: 0xb8c0d0, Cape: Cape{C: 0x7a2434}, Head: harvestHead, HeadSize: 1.5},
	Extra: brush.InFront(slices.Concat(
		superCaptive(-76, 36, Figure{Suit: 0xf2c24a, Trim: 0xe0503c, Head: Head{Face: Young, Hair: Short, HairC: 0xe0803a, Mood: Scared}}),
		superCaptive(76, 36, Figure{Suit: 0x5ab0e0, Trim: 0xf6efe0, Head: Head{Face: Young, Hair: Bob, HairC: 0xf0d070, Mood: Scared}}))...)}

// superCaptive returns a young hero in a bubble of light with its middle at a place.
func superCaptive(x, y float64, who Figure) []Part {
	who.Build, who.HeadSize = TeenBuild, 1.5
	return []Part{{What: who.Posed(Fall, x, y, 0.42).Turned(0.7)}, {X: x, Y: y, K: 0.5, What: Object{Thing: Bubble, C: 0x9fe8ff}}}
}

var cheshireHead = Head{Face: Oval, Skin: Tan, Hair: Wild, HairC: 0x2a2430, Mood: Sly, Lashes: true}

var cheshireArt = Scene{Place: Roof, Seed: 4, Accent: 0x9dffb0, Under: Glare,
	Subject: Bust{X: -36, Y: 4, K: 0.84, Turn: 0.35, Build: SlimBuild, Wears: Robe, Suit: 0x4fb06a, Tie: 0xf2c24a, Cape: 0x2f7a4a, Head: cheshireHead},
	Extra:   brush.InFront(superCatMask(brush.At{X: 62, Y: 0, K: 1, Turn: 0.16})...)}

// superCatMask returns a white mask of a grinning cat, held by a hand with claws.
func superCatMask(at brush.At) []Part {
	parts := slices.Concat(
		at.Solid(0xf6f2ea, -28, -16, 26, -33, -34, 16, -36, -52, 1), at.Solid(0xf6f2ea, 28, -16, 26, 33, -34, 16, 36, -52, 1),
		at.Flat(0xf2a0b8, -30, -24, 10, -33, -42, 1), at.Flat(0xf2a0b8, 30, -24, 10, 33, -42, 1),
		at.Solid(0xf6f2ea, 0, -34, 30, 0, -26, 62, 0, -8, 82, 0, 10, 78, 0, 26, 52, 0, 36, 22),
		at.Inked(-30, -14, 1, -18, -10, 11, -7, -2, 1), at.Inked(30, -14, 1, 18, -10, 11, 7, -2, 1), at.Flat(0x8aff9a, -23, -12, 1, -17, -9, 6, -12, -6, 1),
		at.Flat(0x8aff9a, 23, -12, 1, 17, -9, 6, 12, -6, 1),
		at.Inked(-33, 2, 1, -26, 12, 8, -12, 20, 14, 0, 22, 15, 12, 20, 14, 26, 12, 8, 33, 2, 1), at.Flat(0xffffff, -29, 7, 1, -24, 12, 4, -12, 18, 8, 0, 20, 9, 12, 18, 8, 24, 12, 4, 29, 7, 1),
		at.Flat(0xd8486a, -4, 2, 4, 4, 2, 4))
	for _, x := range [...]float64{-20, -10, 0, 10, 20} {
		parts = append(parts, at.Inked(x, 11, 1.4, x, 27, 1.4)...)
	}
	for i, y := range [...]float64{44, 50, 52, 48} {
		x := -20 + 14*float64(i)
		parts = slices.Concat(parts, at.Solid(0xd8a070, x-6, y+44, 13, x-2, y+12, 12, x, y-4, 10), at.Solid(0xb8f0c0, x, y-4, 8, x+1, y-16, 5, x+3, y-28, 0.5))
	}
	return parts
}

var psimonHead = Head{Face: Long, Skin: Pale, Mood: Sly, Eyes: GlowEyes, Glow: 0xff4a5a, Top: Brain, TopC: 0xff9ab4}

var psimonArt = Scene{Place: Void, Seed: 7, Accent: 0xff9ad0, Under: Halo, Effect: Rings,
	Subject: Bust{Y: 25, K: 0.8, Turn: 0.15, Wears: HighCape, Suit: 0xc05a9a, Cape: 0x8a4ab0, Tie: 0xf2c24a, Head: psimonHead}}

var terraHead = Head{Face: Young, Hair: Wind, HairC: 0xf6dc84, Mood: Fierce, Lashes: true, Eyes: GlowEyes, Glow: 0xffe14d, Top: Band, TopC: 0x6a4a34}

var terraArt = Scene{Place: Volcano, Seed: 5, Accent: 0xffe14d, Under: Halo, Effect: Embers,
	Subject: Figure{Pose: Lift, Y: 4, K: 0.86, Build: TeenBuild, Suit: 0xf0d49a, Trim: 0x9a6a3a, Panel: Yoke, PanelColour: 0x6a4a34, Belt: 0x6a4a34, BareLegs: true,
		Head: terraHead, HeadSize: 1.5},
	Extra: slices.Concat([]Part{
		{X: -84, Y: 6, K: 0.3, Turn: -0.4, What: Object{Thing: Boulder, C: 0xb8844a}}, {X: 86, Y: 2, K: 0.34, Turn: 0.3, What: Object{Thing: Boulder, C: 0xb8844a}},
		{X: -76, Y: -50, K: 0.4, Turn: 0.2, What: Object{Thing: Boulder, C: 0xc8945a}}, {X: 78, Y: -54, K: 0.36, Turn: -0.3, What: Object{Thing: Boulder, C: 0xc8945a}}},
		brush.InFront(Part{Y: 84, K: 0.7, Turn: 0.06, What: Object{Thing: Boulder, C: 0xa8743a}}))}

var mallahHead = Head{Face: Ape, Shell: 0x9a7a68, Plate: 0x5a4438, Mood: Grit, Top: Cap, TopC: 0xd8402f}

var brainMonsieurMallahArt = Scene{Place: Lab, Seed: 8, Accent: 0xffb0a0, Under: Glare,
	Subject: Figure{Pose: Carry, X: -40, Y: 44, K: 1.22, Build: HulkBuild, Skin: Fur, Suit: 0x8a6a58, Trim: 0x8a6a58, BareHands: true, BareFeet: true, Belt: 0xf2c24a,
		Head: mallahHead, HeadSize: 1.4},
	Extra: brush.InFront(superSkullRobot(brush.At{X: 62, Y: 12, K: 1})...)}

// superSkullRobot returns a brain under a dome of glass, on a machine with the face of a skull.
func superSkullRobot(at brush.At) []Part {
	parts := slices.Concat(
		at.Solid(0x8a94a8, 0, 34, 60, 0, 50, 76, 0, 84, 86), at.Flat(0xc8503a, 0, 58, 78, 0, 64, 79),
		at.Solid(0xa8d8d8, 0, -58, 30, 0, -48, 56, 0, -30, 68, 0, -8, 68))
	for _, lobe := range [...][3]float64{{-14, -26, 13}, {14, -26, 13}, {-6, -36, 13}, {8, -36, 13}, {0, -22, 14}} {
		parts = append(parts, at.Dot(Ink, lobe[0], lobe[1], lobe[2]+2)...)
	}
	for _, lobe := range [...][3]float64{{-14, -26, 13}, {14, -26, 13}, {-6, -36, 13}, {8, -36, 13}, {0, -22, 14}} {
		parts = append(parts, at.Dot(0xff9ab4, lobe[0], lobe[1], lobe[2])...)
	}
	return slices.Concat(parts,
		at.Flat(0xb84070, 0, -48, 2, -2, -34, 3, 1, -18, 2), at.Flat(0xb84070, -22, -28, 2, -12, -30, 2, -10, -20, 2), at.Flat(0xb84070, 22, -28, 2, 12, -30, 2, 10, -20, 2),
		at.Flat(0xf2ffff, -28, -12, 1, -29, -30, 4, -20, -46, 3, -10, -52, 1),
		at.Solid(0xc8d0dc, 0, -10, 76, 0, 2, 80, 0, 14, 74, 0, 22, 52), at.Solid(0xc8d0dc, 0, 22, 44, 0, 40, 40),
		at.Dot(Ink, -18, 6, 10), at.Dot(Ink, 18, 6, 10), at.Dot(0xff4a3a, -17, 6, 5.5), at.Dot(0xff4a3a, 19, 6, 5.5),
		at.Inked(0, 12, 1, 0, 22, 8), at.Inked(-16, 26, 2, -16, 40, 2), at.Inked(-6, 27, 2, -6, 41, 2), at.Inked(6, 27, 2, 6, 41, 2), at.Inked(16, 26, 2, 16, 40, 2))
}

var blackfireHead = Head{Face: Oval, Skin: Tan, Hair: Wind, HairC: 0x4a3a6a, Mood: Fierce, Eyes: GlowEyes, Glow: 0xf0a0ff, Top: Tiara, TopC: 0xd8e0e8}

var blackfireArt = Scene{Place: OtherWorld, Seed: 6, Accent: 0xe070ff, Under: Glare,
	Subject: Figure{Pose: Fly, X: -18, Y: 18, K: 1.04, Build: SlimBuild, Skin: Tan, Suit: 0xc0a8ec, Trim: 0xd8e0e8, Panel: Vee, PanelColour: 0x3a2a5a, Belt: 0xd8e0e8, BareArms: true,
		Head: blackfireHead, HeadSize: 1.35},
	Extra: slices.Concat(
		brush.Solid(0x4a3a6a, brush.To(20, -21, 24), brush.To(-8, -43, 26), brush.To(-40, -47, 22), brush.To(-76, -65, 12), brush.To(-114, -61, 1)),
		brush.Solid(0x4a3a6a, brush.To(14, -11, 20), brush.To(-18, -25, 18), brush.To(-50, -27, 13), brush.To(-88, -41, 1)),
		brush.InFront(Part{X: 82, Y: -24, K: 0.62, What: Object{Thing: Orb, C: 0xd850ff}}))}

var brotherBloodHead = Head{Face: Mask, Shell: 0xf2e2b8, Plate: 0xd8482f, Glow: 0xffe14d, Under: Square, Top: Horns, TopC: 0xf2e2b8}

var brotherBloodArt = Scene{Place: Temple, Seed: 9, Accent: 0xff6a4a, Under: Halo, Effect: Embers,
	Subject: Figure{Pose: Throne, Y: 30, K: 1.16, Suit: 0xf0583c, Trim: 0xf6efe0, Panel: Yoke, PanelColour: 0xf6efe0, Belt: 0xf2c24a, Cape: Cape{C: 0xf6efe0}, Shoulders: HighCollar,
		ShouldersC: 0xf6efe0, Head: brotherBloodHead, HeadSize: 1.4},
	Extra: slices.Concat([]Part{{Y: 8, K: 1.1, What: Object{Thing: ThroneThing, C: 0x8a4a5a}}},
		brush.InFront(slices.Concat(superFollower(-84, 62, 0.5), superFollower(84, 62, 0.5))...))}

// superFollower returns a hooded follower from the chest up.
func superFollower(x, y, k float64) []Part {
	return []Part{{What: Bust{X: x, Y: y, K: k, Flip: x > 0, Wears: Robe, Suit: 0x8a2a3a, Cape: 0x6a2030, Tie: 0xf2c24a,
		Head: Head{Face: Long, Skin: Grey, Mood: Stern, Eyes: GlowEyes, Glow: 0xff8a6a, Top: Hood, TopC: 0xb0384a}}}}
}

var drLightHead = Head{Face: Long, Hair: Mohawk, HairC: 0xf6f6ff, Beard: Goatee, Mood: Grin, Eyes: Domino, EyeC: 0x4a4a68}

var drLightArt = Scene{Place: Impact, Seed: 6, Accent: 0xfff6c0,
	Subject: Figure{Pose: Cast, X: -42, Y: 40, K: 1.2, Suit: 0x5a5a78, Trim: 0xf6f2e6, Panel: Vee, PanelColour: 0xf6f2e6, Belt: 0xf6f2e6,
		Cape: Cape{C: 0xf6f2e6, Dir: 2.2, Len: 120, Flare: 90}, Head: drLightHead, HeadSize: 1.35},
	Extra: brush.InFront(superRainbow(44, -14)...)}

// superRainbow returns rays in the colors of all cards, from a hand to the right.
func superRainbow(x, y float64) []Part {
	var parts []Part
	for i, c := range [...]Colour{0xff4a3a, 0xff9a2a, 0xffe14d, 0x5ae06a, 0x4ab0ff, 0xb070ff} {
		sin, cos := math.Sincos(-0.66 + 0.27*float64(i))
		parts = append(parts, brush.Flat(c, brush.To(x+8*cos, y+8*sin, 4), brush.To(x+60*cos, y+60*sin, 13), brush.To(x+150*cos, y+150*sin, 34)))
	}
	return append(parts, Part{X: x, Y: y, K: 0.5, What: Object{Thing: Orb, C: 0xfff6c0}})
}

var superboyPrimeHead = Head{Face: Young, Hair: Short, HairC: 0x2a2028, Mood: Grit, Eyes: GlowEyes, Glow: 0xff4a3a}

var superboyPrimeArt = Scene{Place: Space, Seed: 5, Accent: 0x9fe8ff, Under: Glare, Effect: Shards,
	Subject: Figure{Pose: Punch, X: -36, Y: 26, K: 1.12, Suit: 0x8aa0c8, Trim: 0xe0503c, Panel: Yoke, PanelColour: 0xe0503c, Belt: 0xf2c24a, Shoulders: Plates, ShouldersC: 0xd8dfe8,
		Cape: Cape{C: 0xd8402f}, Head: superboyPrimeHead, HeadSize: 1.35},
	Extra: superCracks(52, 8)}

// superCracks returns the cracks in the sky around a place.
func superCracks(x, y float64) []Part {
	parts := []Part{}
	for i := range 9 {
		turn, bend := 2*math.Pi*float64(i)/9+0.3, 0.22
		if i%2 == 1 {
			bend = -bend
		}
		at := func(far, by, width float64) Along {
			sin, cos := math.Sincos(turn + by)
			return brush.To(x+far*cos, y+far*sin, width)
		}
		crack := []Along{at(14, 0, 9), at(34, bend, 6), at(36, bend, 6), at(62, -bend/2, 4), at(64, -bend/2, 4), at(104, bend/3, 0.5)}
		parts = append(parts, brush.Lit(0xe8fbff, 200, crack...))
	}
	return parts
}

var trigonHead = Head{Face: Demon, Skin: Red, Glow: 0xffe14d}

var trigonArt = Scene{Place: City, Seed: 7, Accent: 0xff7a3a, Under: Glare, Front: Roofline, Effect: Embers,
	Subject: Bust{Y: 6, K: 0.8, Turn: 0.1, Build: HulkBuild, Wears: Shirtless, Suit: 0x6a3a4c, Tie: 0xf2c230, Head: trigonHead},
	Extra: slices.Concat(
		superAntler(1), superAntler(-1),
		brush.InFront(slices.Concat(
			[]Part{{X: -9, Y: -22, K: 0.2, What: Object{Thing: Orb, C: 0xffe14d}}, {X: 13, Y: -22, K: 0.2, What: Object{Thing: Orb, C: 0xffe14d}}},
			superBlaze(-104, 70, 0.9), superBlaze(-66, 80, 0.6), superBlaze(70, 82, 0.6), superBlaze(104, 72, 1))...))}

// superAntler returns an antler of Trigon, to the right or the left of the head.
func superAntler(side float64) []Part {
	at := func(x, y, width float64) Along { return brush.To(2+side*x, y, width) }
	main := []Along{at(20, -26, 15), at(40, -46, 12), at(58, -56, 9), at(66, -74, 7), at(60, -96, 1)}
	tines := [][]Along{{at(34, -42, 10), at(36, -60, 7), at(28, -78, 1)}, {at(54, -54, 8), at(76, -52, 7), at(90, -66, 1)}}
	parts := []Part{brush.Inked(brush.Around(main)...)}
	for _, t := range tines {
		parts = append(parts, brush.Inked(brush.Around(t)...))
	}
	parts = append(parts, brush.Lit(0xe8d0a0, 10, main...))
	for _, t := range tines {
		parts = append(parts, brush.Lit(0xe8d0a0, 7, t...))
	}
	return parts
}

// superBlaze returns a fire that burns upward from a place.
func superBlaze(x, y, k float64) []Part {
	at := brush.At{X: x, Y: y, K: k}
	return slices.Concat(
		at.Flat(0xf0501e, 0, 30, 50, 0, 0, 48, 6, -24, 26, -4, -46, 10, 4, -66, 1), at.Flat(0xf0501e, -22, 20, 20, -28, -10, 14, -22, -34, 1), at.Flat(0xf0501e, 22, 20, 20, 28, -12, 14, 24, -38, 1),
		at.Flat(0xffa83a, 0, 30, 36, -2, 4, 30, 4, -16, 14, -2, -38, 1), at.Flat(0xffe98a, 0, 30, 20, 0, 10, 14, 2, -12, 1))
}

// Their giants, behind the city. No two have the same outline.

var sladeWilsonGiant = Giant{Pose: ArmsCrossed, Head: characters.Deathstroke.Head, HeadSize: 2.1, Suit: 0x929aa4, Trim: 0xb8402f, Panel: Half, PanelColour: 0xd8d2c0, Belt: 0xd8d2c0,
	Shoulders: Plates, ShouldersC: 0xd8862f, Back: Hilts, BackC: 0xffb03a, Glow: 0xff9a3d}

var clockKingGiant = Giant{Pose: WeaponUp, Flip: true, Head: Head{Face: Long, Skin: Pale, Hair: Short, HairC: 0x4a3a34, Beard: ThinMoustache, Mood: Stern, Eyes: Glasses, EyeC: 0xf2c24a, Top: Bowler, TopC: 0x4f9a4a},
	HeadSize: 2.1, Suit: 0x5fae5a, Trim: 0xf2c24a, Panel: Vee, PanelColour: 0xf6efe0, Back: RayRing, BackC: 0xe0b050, Held: Held{Thing: Sword, C: 0xf2c24a, K: 0.85}, Glow: 0xffd86a}

var harvestGiant = Giant{Pose: OneClaw, Build: HulkBuild, Head: harvestHead, HeadSize: 2.2, Suit: 0xd8503a, Trim: 0x8a94a8, Panel: Vest, PanelColour: 0x8a94a8, Belt: 0xf2c24a,
	Shoulders: SpikedPlates, ShouldersC: 0xb8c0d0, Cape: Cape{C: 0x7a2434}, Glow: 0xffe14d}

var cheshireGiant = Giant{Pose: HandsUp, Build: SlimBuild, Head: cheshireHead, HeadSize: 2.2, Skin: Tan, Suit: 0x4fb06a, Trim: 0x2f7a4a, BareHands: true, Panel: Vee, PanelColour: 0xf2c24a,
	Nails: 0xb8f0c0, Glow: 0x9dffb0}

var psimonGiant = Giant{Pose: Steeple, Head: psimonHead, HeadSize: 2.1, Suit: 0xc05a9a,
	Trim: 0x8a4ab0, Skin: Pale, BareHands: true, Shoulders: HighCollar, ShouldersC: 0x8a4ab0, Cape: Cape{C: 0x8a4ab0}, Glow: 0xff9ad0}

var terraGiant = Giant{Pose: Gather, Build: TeenBuild, Head: terraHead, HeadSize: 2.3, Suit: 0xe8c890, Trim: 0x9a6a3a, Panel: Yoke, PanelColour: 0x6a4a34, Belt: 0x6a4a34,
	Back: Spines, BackC: 0xa8743a, Orb: 0xffe14d, Glow: 0xffe14d}

var brainMonsieurMallahGiant = Giant{Pose: WeaponAcross, Build: HulkBuild, Head: mallahHead, HeadSize: 2.4, Skin: Fur, Suit: 0x8a6a58, Trim: 0x8a6a58, Panel: Sides, PanelColour: 0x5a4438,
	Held: Held{Thing: Gun, C: 0xc8d0d8, K: 1}, Back: Cables, BackC: 0xff9ab4, Glow: 0xffb0a0}

var blackfireGiant = Giant{Pose: FistForward, Build: SlimBuild, Head: Head{Face: Oval, Skin: Tan, Hair: Wind, HairC: 0x4a3a6a, Mood: Fierce, Eyes: GlowEyes, Glow: 0xf0a0ff, Top: Tiara, TopC: 0xd8e0e8},
	HeadSize: 2.2, Skin: Tan, Suit: 0x8a6ac0, Trim: 0xd8e0e8, Panel: Vee, PanelColour: 0x3a2a5a, Shoulders: Plates, ShouldersC: 0xd8e0e8, Glow: 0xe070ff}

var brotherBloodGiant = Giant{Pose: Behold, Head: brotherBloodHead, HeadSize: 2.1, Suit: 0xf0583c, Trim: 0xf6efe0, Panel: Yoke, PanelColour: 0xf6efe0, Belt: 0xf2c24a,
	Cape: Cape{C: 0xf6efe0}, Shoulders: HighCollar, ShouldersC: 0xf6efe0, Glow: 0xff6a4a}

var drLightGiant = Giant{Pose: Conjure, Head: drLightHead, HeadSize: 2.1, Suit: 0x5a5a78, Trim: 0xf6f2e6, Panel: Vee, PanelColour: 0xf6f2e6, Belt: 0xf6f2e6, Cape: Cape{C: 0xf6f2e6},
	Back: RayRing, BackC: 0xfff0a0, Orb: 0xfff6c0, Glow: 0xfff6c0}

var superboyPrimeGiant = Giant{Pose: FistForward, Flip: true, Head: superboyPrimeHead, HeadSize: 2.2, Suit: 0x8aa0c8, Trim: 0xd8402f, Panel: Yoke, PanelColour: 0xd8402f, Belt: 0xf2c24a,
	Shoulders: SpikedPlates, ShouldersC: 0xd8dfe8, Cape: Cape{C: 0xd8402f}, Glow: 0x9fe8ff}

var trigonGiant = Giant{Pose: Hunch, Build: HulkBuild, Head: Head{Face: Demon, Skin: Red, Glow: 0xffe14d, Hair: Wind, HairC: 0xf2f2f6, Top: Horns, TopC: 0xe8d0a0}, HeadSize: 2.4,
	Skin: Red, Suit: 0x6a3a4c, Trim: 0xf2c230, BareArms: true, BareHands: true, BareChest: true, Shoulders: SpikedPlates, ShouldersC: 0xf2c24a, Nails: Paper, Glow: 0xff7a3a}
