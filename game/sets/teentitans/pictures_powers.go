package teentitans

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Super Powers. Their background is amber. Suits are blue, violet, red, or
// pale, and the power's effect is as large as its user.

var acrobaticAgilityArt = Scene{Place: Museum, Seed: 17, Accent: 0xffe9a0,
	Subject: Figure{Pose: Leap, X: 0, Y: -8, K: 0.92, Turn: 2.35, Build: SlimBuild, Suit: 0x3f5ac8, Trim: 0xf6efe0, Panel: Vee, PanelColour: 0xf6efe0, Belt: 0xf6efe0,
		Head: Head{Face: Young, Hair: Spiky, HairC: 0x3a2a3a, Mood: Smirk, Eyes: Domino, EyeC: 0x24306a}, HeadSize: 1.35},
	Extra: slices.Concat(
		powersRay(-140, -40, 140, 30), powersRay(-140, 76, 140, -74), brush.InFront(powersRay(-140, 52, 140, 62)...))}

// powersRay returns a beam of red light from one place to another.
func powersRay(x, y, toX, toY float64) []Part {
	return slices.Concat(brush.At{}.Inked(x, y, 9, toX, toY, 9), brush.At{}.Flat(0xf0322a, x, y, 6, toX, toY, 6), brush.At{}.Flat(0xffd8c0, x, y, 2, toX, toY, 2))
}

var azarathMetrionZinthosArt = Scene{Place: OtherWorld, Seed: 17, Accent: 0xe8c8ff, Under: Halo,
	Subject: Bust{Y: 22, K: 0.78, Turn: 0.1, Build: SlimBuild, Wears: CapeWear, Suit: 0x4a3fa0, Cape: 0xa88af0,
		Head: Head{Face: Oval, Skin: Pale, Hair: Fringe, HairC: 0x3a2a6a, Mood: Roar, Lashes: true, Top: Hood, TopC: 0xa88af0, Eyes: GlowEyes, Glow: 0xffffff}},
	Extra: powersSoul(brush.At{Y: -16, K: 1})}

// powersSoul returns a soul in the shape of a huge dark bird.
func powersSoul(at brush.At) []Part {
	const soul = 0x2a1850
	var parts, eyes []Part
	for _, s := range [...]float64{-1, 1} {
		for i := range 5 {
			f := float64(i)
			parts = append(parts, at.Solid(soul, s*(26+15*f), -14-5*f, 22, s*(34+20*f), 26-9*f, 17, s*(38+24*f), 62-16*f, 1)...)
		}
		parts = append(parts, at.Solid(soul, 0, 4, 50, s*30, -16, 46, s*66, -38, 28, s*100, -58, 12, s*122, -82, 1)...)
		eyes = slices.Concat(eyes, at.Flat(0xfff0ff, s*5, -52, 0.5, s*10, -54, 6, s*17, -59, 0.5), at.Flat(0x9a5af0, s*40, -24, 1, s*70, -42, 4, s*104, -64, 0.5))
	}
	return slices.Concat(brush.Joined(powersPairs(slices.Concat(parts, at.Solid(soul, 0, -78, 4, 0, -70, 30, 0, -54, 42, 0, -34, 46, 0, 10, 70, 0, 50, 60)))...), eyes,
		at.Solid(0xf2c23a, 0, -52, 13, 0, -42, 9, 0, -32, 1))
}

// powersPairs returns shapes, each with its line, one by one.
func powersPairs(parts []Part) [][]Part {
	return slices.Collect(slices.Chunk(parts, 2))
}

var demonicInfluenceArt = Scene{Place: Volcano, Seed: 17, Accent: 0xff8a5a,
	Subject: Figure{Pose: Loom, X: 0, Y: 56, K: 0.72, Build: TeenBuild, Suit: 0x3f62c8, Trim: 0xf6efe0, Belt: 0xf6efe0, Panel: Vee, PanelColour: 0xf6efe0,
		Head: Head{Face: Young, Hair: SideParted, HairC: 0xe8c468, Mood: Grin, Eyes: GlowEyes, Glow: 0xff3a2a}, HeadSize: 1.5},
	Extra: slices.Concat(
		[]Part{{Y: -14, K: 1.16, What: Bust{Build: HulkBuild, Turn: 0.05, Suit: 0x8a1a24, Tie: 0x8a1a24, Head: Head{Face: Demon, Shell: 0xd83a2a, Mood: Roar, Glow: 0xfff07a, Top: Horns, TopC: 0xf0e0b8}}}},
		brush.Front(powersString(-30, -92, -42), powersString(32, -92, 42), powersString(6, -92, 0)))}

// powersString returns a thread of a demon's will that ends at a place.
func powersString(x, y, toX float64) []Part {
	return slices.Concat(brush.At{}.Flat(0xff4a2a, x, y, 2, toX, 20, 3))
}

var energyAbsorptionArt = Scene{Place: Storm, Seed: 18, Accent: 0x8ff4ff, Under: Halo,
	Subject: Figure{Pose: Aim, X: 50, Y: 40, K: 1.12, Flip: true, Build: SlimBuild, Skin: Brown, Suit: 0x7a5ae8, Trim: 0xe8e0f6, BareHands: true, Panel: Sides, PanelColour: 0x7ae8ff, Belt: 0x7ae8ff, Front: Open,
		Head: Head{Face: Oval, Skin: Brown, Hair: Curly, HairC: 0x2a1a2a, Mood: Fierce, Eyes: GlowEyes, Glow: 0xb8fbff}, HeadSize: 1.35},
	Extra: brush.Front(powersIntake(-36, -6))}

// powersIntake returns a beam that flows into a hand at a place.
func powersIntake(x, y float64) []Part {
	at := brush.At{X: x, Y: y, K: 1}
	return slices.Concat(
		at.Solid(0x2fa8f0, -120, -24, 100, -80, -16, 74, -44, -7, 40, -16, -1, 16, 4, 0, 8), at.Flat(0x8ff0ff, -120, -24, 66, -80, -16, 46, -44, -7, 24, -16, -1, 9, 2, 0, 4), at.Flat(Paper, -120, -24, 30, -80, -16, 18, -44, -7, 9, -8, 0, 1),
		equipmentSparkle(at, 4, 0, 22))
}

var geokinesisArt = Scene{Place: Desert, Seed: 17, Accent: 0xfff0c0,
	Subject: Figure{Pose: Lift, X: 0, Y: -2, K: 0.84, Build: SlimBuild, Suit: 0xf0e8d8, Trim: 0x5a8ad8, Panel: Sides, PanelColour: 0x5a8ad8, Belt: 0x5a8ad8, BareArms: true, BareLegs: true,
		Head: Head{Face: Young, Hair: Wind, HairC: 0xf2d060, Mood: Fierce, Lashes: true, Eyes: GogglesUp, EyeC: 0x5a8ad8}, HeadSize: 1.45},
	Extra: brush.Front(powersRocks())}

// powersRocks returns rocks that rise from the ground.
func powersRocks() []Part {
	const rock, face = 0x8a6a8a, 0x5a4462
	spike := func(x, y, tipX, tipY, width float64) []Part {
		return slices.Concat(brush.At{}.Solid(rock, x, y, width, x+0.6*(tipX-x), y+0.6*(tipY-y), 0.62*width, tipX, tipY, 0.06*width),
			brush.At{}.Flat(face, x+0.2*width, y, 0.4*width, x+0.16*width+0.6*(tipX-x), y+0.6*(tipY-y), 0.2*width, tipX, tipY, 0.5))
	}
	boulder := func(x, y, r float64) []Part {
		return slices.Concat(brush.At{}.Solid(rock, x-0.2*r, y-r, 0.7*r, x, y-0.5*r, 1.7*r, x+0.1*r, y+0.2*r, 1.9*r, x, y+0.8*r, 1.1*r, x-0.1*r, y+r, 0.5*r),
			brush.At{}.Flat(face, x+0.5*r, y-0.4*r, 0.4*r, x+0.55*r, y+0.1*r, 0.7*r, x+0.2*r, y+0.8*r, 0.4*r), brush.At{}.Flat(0xd0b0c8, x-0.5*r, y-0.7*r, 0.1*r, x-0.62*r, y-0.2*r, 0.24*r, x-0.5*r, y+0.3*r, 0.1*r),
			brush.At{}.Inked(x-0.1*r, y-0.5*r, 1, x+0.1*r, y-0.1*r, 3, x-0.05*r, y+0.3*r, 1))
	}
	return slices.Concat(
		boulder(-66, -34, 21), boulder(68, -30, 23), boulder(-100, -8, 13), boulder(104, 8, 12),
		spike(-96, 104, -108, 14, 52), spike(96, 104, 110, 20, 52), spike(-62, 104, -66, 34, 40), spike(64, 104, 70, 30, 42),
		brush.At{}.Solid(rock, -44, 72, 12, -26, 74, 30, 0, 76, 40, 26, 74, 30, 42, 70, 12), brush.At{}.Solid(rock, 0, 72, 62, 0, 104, 84), brush.At{}.Flat(0xb898b4, -38, 68, 2, -10, 62, 5, 34, 66, 2), brush.At{}.Inked(-10, 76, 3, -4, 88, 3, -12, 100, 2))
}

var molecularVibrationArt = Scene{Place: Bank, Seed: 17, Accent: 0xfff0a8,
	Subject: Figure{Pose: Run, X: 12, Y: 12, K: 1.1, Build: TeenBuild, Suit: 0xe8402f, Trim: 0xf6efe0, Panel: Sides, PanelColour: 0xf6efe0, Belt: 0xf6efe0,
		Head: Head{Face: Young, Hair: Back, HairC: 0xf0a040, Mood: Grit, Eyes: Goggles, EyeC: 0x8fd8ff}, HeadSize: 1.35},
	Extra: slices.Concat(
		[]Part{powersGhost(10, -2, 0xf0b868)},
		brush.Front(powersWall(-38), powersWaves(-18, 6)))}

// powersGhost returns the runner where he is an instant earlier or later.
func powersGhost(dx, dy float64, c Colour) Part {
	return Part{What: Figure{Pose: Run, X: 12 + dx, Y: 12 + dy, K: 1.1, Build: TeenBuild, Suit: c, Trim: c, NoRim: true,
		Head: Head{Face: Young, Hair: Back, HairC: c, Mood: Grit, Eyes: Goggles, EyeC: c}, HeadSize: 1.35}}
}

// powersWall returns a wall of bricks whose right edge is near the middle.
func powersWall(x float64) []Part {
	parts := brush.At{}.Solid(0x5a5a9a, x, -110, 36, x, 110, 36)
	for row := range 12 {
		y := -92 + 16*float64(row)
		parts = slices.Concat(parts, brush.At{}.Inked(x-18, y, 2, x+18, y, 2))
		dx := 7 - 14*float64(row%2)
		parts = slices.Concat(parts, brush.At{}.Inked(x+dx, y, 2, x+dx, y+16, 2))
	}
	return parts
}

// powersWaves returns the waves on a wall around a place where somebody walks through it.
func powersWaves(x, y float64) []Part {
	var parts []Part
	for i := range 3 {
		r := 46 + 20*float64(i)
		var ring []float64
		for j := range 13 {
			sin, cos := math.Sincos(math.Pi/2 + math.Pi*float64(j)/12)
			ring = append(ring, x-8+0.42*r*cos, y+r*sin, 4)
		}
		parts = slices.Concat(parts, brush.At{}.Flat(0xfff0a8, ring...))
	}
	return parts
}

var shapeshiftArt = Scene{Place: Jungle, Seed: 17, Accent: 0xfff0b0,
	Subject: Bust{X: -66, Y: 14, K: 0.76, Turn: 0.5, Build: TeenBuild, Suit: 0x7a3fa8, Tie: 0xf6efe0,
		Head: Head{Face: Young, Skin: Green, Hair: Spiky, HairC: 0x2f6a2a, Mood: Grin}},
	Extra: []Part{
		{X: 66, Y: 0, K: 0.96, What: Bust{Build: HulkBuild, Turn: 0.5, Suit: 0x7a3fa8, Tie: 0xf6efe0, Head: Head{Face: Ape, Skin: Green, Shell: 0x4fae3a, Plate: 0x9ae070, Mood: Roar, Glow: 0xfff07a}}},
		{X: 2, Y: 10, K: 0.82, Before: true, What: Bust{Turn: 0.5, Suit: 0x7a3fa8, Tie: 0xf6efe0, Head: Head{Face: WolfHead, Skin: Green, Shell: 0x4fae3a, Plate: 0x9ae070, Mood: Roar, Glow: 0xfff07a}}},
	}}

var speedForceArt = Scene{Place: SpeedPlace, Seed: 17, Accent: 0xfff6b0, Under: Streaks,
	Subject: Figure{Pose: Fly, X: 4, Y: 4, K: 0.98, Build: SlimBuild, Suit: 0xe03a2e, Trim: 0xfff0d0, Panel: Yoke, PanelColour: 0xfff0d0, Belt: 0xfff0d0,
		Head: Head{Face: Young, Hair: Wind, HairC: 0xf0a040, Mood: Grin, Eyes: Visor, Glow: 0xfff6b0}, HeadSize: 1.35},
	Extra: slices.Concat(powersTunnel())}

// powersTunnel returns bolts that converge.
func powersTunnel() []Part {
	var parts []Part
	for _, to := range [...][2]float64{{-20, -96}, {-120, -62}, {-130, 4}, {-120, 70}, {-36, 98}} {
		parts = slices.Concat(parts, powersBolt(10, 0, to[0], to[1], 14))
	}
	return parts
}

// powersBolt returns a jagged bolt from one place to another.
func powersBolt(x, y, toX, toY, width float64) []Part {
	dx, dy := toX-x, toY-y
	far := math.Hypot(dx, dy)
	at := brush.At{X: x, Y: y, K: far / 100, Turn: math.Atan2(dy, dx)}
	w := width * 100 / far
	jags := [][]float64{{0, 0, 0.2 * w, 38, -7, w}, {36, -9, 0.7 * w, 34, 9, 0.7 * w}, {28, 7, w, 72, -4, 0.8 * w}, {70, -6, 0.5 * w, 68, 7, 0.5 * w}, {63, 5, 0.8 * w, 106, 0, 0.4}}
	var lines, over []Part
	for _, j := range jags {
		lines, over = append(lines, at.Solid(0xffd21a, j...)[0]), append(over, at.Flat(0xffd21a, j...)...)
	}
	return append(lines, over...)
}

var tactileTelekinesisArt = Scene{Place: Newsroom, Seed: 17, Accent: 0xffc8e8, Under: Halo,
	Subject: Figure{Pose: Cast, X: -70, Y: 42, K: 1.14, Build: TeenBuild, Suit: 0x3f5a9a, Trim: 0xd8402f, BareArms: true, BareHands: true, Panel: Vest, PanelColour: 0xd8402f, Belt: 0xe8e0d0,
		Head: Head{Face: Young, Hair: Short, HairC: 0x2a1e22, Mood: Smirk}, HeadSize: 1.4},
	Extra: brush.Front(powersParts(36, 3))}

// powersParts returns a robot that comes apart around a place.
func powersParts(x, y float64) []Part {
	at := brush.At{X: x, Y: y, K: 1}
	const steel, dark, light = 0x9ab0d8, 0x4a5a86, 0xff5a4a
	bolt := func(x, y float64) []Part {
		return slices.Concat(at.Ball(0xf6e8c0, x, y, 4.4), at.Inked(x-3, y, 1.6, x+3, y, 1.6))
	}
	return slices.Concat(
		at.Solid(steel, 6, -22, 44, 6, -8, 54, 6, 16, 46, 6, 24, 36), at.Solid(dark, 6, -12, 28, 6, 10, 28), at.Ball(light, 6, -1, 8), at.Dot(Paper, 3, -4, 2.6),
		at.Inked(-2, -78, 2, -6, -88, 2), at.Ball(light, -6, -88, 4), at.Solid(steel, 6, -80, 24, 6, -66, 40, 6, -52, 38, 6, -46, 26), at.Solid(dark, -10, -62, 13, 22, -62, 13), at.Dot(light, -3, -62, 4), at.Dot(light, 15, -62, 4),
		at.Solid(steel, 42, -30, 19, 66, -44, 16), at.Ball(dark, 66, -24, 8), at.Solid(steel, 68, -8, 15, 72, 16, 20), at.Solid(dark, 62, 36, 6, 64, 28, 7, 72, 26, 7, 80, 28, 7, 84, 38, 6),
		at.Solid(steel, -32, -26, 16, -40, -44, 14), at.Solid(steel, -10, 44, 17, -16, 64, 19), at.Solid(dark, -32, 76, 13, -10, 76, 13), at.Solid(steel, 26, 42, 17, 38, 62, 19), at.Solid(dark, 40, 80, 13, 62, 72, 13),
		bolt(38, -56), bolt(44, 6), bolt(6, 42), bolt(52, 46), bolt(-24, -64), bolt(82, -64))
}

var teenTitansGoArt = Scene{Place: City, Seed: 19, Accent: 0xfff0b0, Under: Rays, Front: Roofline,
	Subject: Figure{Pose: Run, X: 0, Y: 30, K: 0.96, Build: TeenBuild, Suit: 0xd83a36, Trim: 0x3a2f4a, Belt: 0xf2c23a, Panel: Sides, PanelColour: 0xf6efe0, Cape: Cape{C: 0xf2b83a},
		Head: Head{Face: Young, Hair: Spiky, HairC: 0x2a1e2a, Mood: Roar, Eyes: Domino, EyeC: 0x3a2f4a}, HeadSize: 1.45},
	Extra: []Part{
		{X: 62, Y: -36, K: 0.62, What: Figure{Pose: Fly, Build: SlimBuild, Skin: Tan, Suit: 0x8a4fc0, Trim: 0xe8e0f6, BareArms: true, Head: Head{Face: Oval, Skin: Tan, Hair: LongHair, HairC: 0xe8502a, Mood: Fierce, Eyes: GlowEyes, Glow: 0xc8ff8a}, HeadSize: 1.4}},
		{X: -84, Y: -30, K: 0.74, What: Figure{Pose: Lift, Build: SlimBuild, Skin: Pale, Suit: 0x3f3a8a, Trim: 0x6a4ac8, Cape: Cape{C: 0x6a4ac8}, Head: Head{Face: Oval, Skin: Pale, Mood: Calm, Top: Hood, TopC: 0x6a4ac8, Eyes: GlowEyes, Glow: 0xffffff}, HeadSize: 1.4}},
		{X: -78, Y: 44, K: 0.86, Before: true, What: Figure{Pose: Punch, Build: HulkBuild, Skin: Deep, Suit: 0xcfd8e0, Trim: 0x5a6472, Panel: Half, PanelColour: 0x5a6472, Head: Head{Face: Machine, Skin: Deep, Shell: 0xcfd8e0, Glow: 0xff5f57}, HeadSize: 1.4}},
		{X: 54, Y: 54, K: 0.68, Before: true, What: Figure{Pose: Pounce, Build: TeenBuild, Skin: Green, Suit: 0x7a3fa8, Trim: 0xf6efe0, Head: Head{Face: Young, Skin: Green, Hair: Spiky, HairC: 0x2f6a2a, Mood: Grin}, HeadSize: 1.5}},
	}}
