package foreverevil

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
	"lineup/game/sets/characters"
)

// The pictures of the Super Powers. Their background is amber. Suits are blue, violet, red, or
// pale, and the power's effect is as large as its user.

var bizarroPowerArt = Scene{Place: Arctic, Seed: 4, Accent: 0xbff0ff, Effect: Snow,
	Subject: powersBizarro(-52, 2, 0.94),
	Extra: slices.Concat(
		[]Part{{X: 92, Y: 34, K: 0.62, What: Object{Thing: Crystal, C: 0x8fdcff}}},
		powersBeam(-72, -2, 128, -44, 17), powersBeam(-28, 2, 128, -2, 17))}

// powersBizarro returns Bizarro from nearby, with cold eyes.
func powersBizarro(x, y, k float64) Bust {
	b := characters.Bizarro.Close().Placed(x, y, k)
	b.Head = b.Head.Glaring(0xd8f8ff)
	return b
}

// powersBeam returns a beam of cold light from one place to another.
func powersBeam(x, y, toX, toY, width float64) []Part {
	return brush.Front(
		[]Part{brush.Inked(brush.Around(brush.At{}.Stroke(x, y, 0.4*width, toX, toY, width))...)},
		brush.At{}.Flat(0x4fb4f0, x, y, 0.4*width, toX, toY, width), brush.At{}.Flat(0xe8fbff, x, y, 0.15*width, toX, toY, 0.45*width),
		brush.At{}.Ball(0xe8fbff, x, y, 0.45*width))
}

var constructsOfFearArt = Scene{Place: Cave, Seed: 9, Accent: 0xfff36a, Dusk: 0.9,
	Subject: characters.Sinestro.Posed(Cast, -74, 46, 0.82),
	Extra: []Part{
		{X: 40, Y: -6, K: 1.1, What: Bust{Build: HulkBuild, Suit: 0xf2e02a, Tie: 0xf2e02a, Flip: true, Head: Head{Face: Demon, Shell: 0xf8e83a, Mood: Roar, Glow: 0xffffff}}},
		{X: 78, Y: 50, K: 0.52, Before: true, What: Figure{Pose: Sneak, Suit: 0x3f62c0, Trim: 0xf6efe0,
			Head: Head{Face: Square, Hair: Short, HairC: 0x3a2418, Mood: Scared}, HeadSize: 1.4}}}}

var expertMarksmanArt = Scene{Place: Arena, Seed: 8, Accent: 0xffe9a0, Under: Streaks,
	Subject: Figure{Pose: Aim, X: -56, Y: 34, K: 0.9, Build: SlimBuild, Suit: 0x5a4a8a, Trim: 0xd8402f, Belt: 0xe8e0d0, Panel: Vest, PanelColour: 0xd8402f,
		Held: Held{Thing: Gun, C: 0x9aa4b4, K: 0.9},
		Head: Head{Face: Oval, Hair: Tail, HairC: 0xf0f0f4, Mood: Smirk, Lashes: true, Eyes: Monocle, EyeC: 0xd8402f}, HeadSize: 1.35},
	Extra: brush.Front(powersTarget(78, -4, 30))}

// powersTarget returns a target with three hits in its middle.
func powersTarget(x, y, r float64) []Part {
	at := brush.At{X: x, Y: y, K: r / 44}
	return slices.Concat(
		at.Solid(0x8a5a34, -20, 30, 8, -34, 88, 8), at.Solid(0x8a5a34, 20, 30, 8, 34, 88, 8),
		at.Ball(0xf6efe0, 0, 0, 44), at.Dot(0xd0382e, 0, 0, 36), at.Dot(0xf6efe0, 0, 0, 27), at.Dot(0xd0382e, 0, 0, 18), at.Dot(0xf6efe0, 0, 0, 9),
		at.Dot(Ink, -3, -3, 4), at.Dot(Ink, 4, -1, 4), at.Dot(Ink, -1, 4, 4))
}

var giantGrowthArt = Scene{Place: City, Seed: 9, Accent: 0xffe0a8, Front: Roofline,
	Subject: Figure{Pose: Loom, Y: 56, K: 1.22, Build: SlimBuild, Suit: 0x6a3fb0, Trim: 0xf6efe0, Belt: 0xf6efe0, BareArms: true, BareHands: true,
		Head: Head{Face: Oval, Hair: Wind, HairC: 0xc8382e, Mood: Fierce}, HeadSize: 1.3},
	Extra: []Part{{X: -72, Y: 34, K: 0.32, Turn: 0.2, Before: true, What: Object{Thing: Plane, C: 0x8fb4e8}},
		{X: 46, Y: -58, K: 0.24, Turn: -0.2, What: Object{Thing: Plane, C: 0x8fb4e8, Flip: true}},
		{X: 76, Y: 32, K: 0.28, Turn: -0.3, Before: true, What: Object{Thing: Plane, C: 0x8fb4e8, Flip: true}}}}

var insanityArt = Scene{Place: Impact, Seed: 5, Accent: 0xc8ff8a, Effect: CardsEffect,
	Subject: Bust{X: 0, Y: 0, K: 0.8, Turn: 0.1, Tilt: -0.16, Suit: 0xc8d4e8, Tie: 0x8a94b0,
		Head: Head{Face: Long, Skin: Pale, Hair: Wild, HairC: 0x8a3fb0, Mood: Grin}},
	Extra: slices.Concat(powersSpiral(0, -14, 0), powersSpiral(0, -14, math.Pi), brush.Front(powersBuckle(0, 72)))}

// powersSpiral returns an arm of a spiral around a place.
func powersSpiral(x, y, turn float64) []Part {
	var arm []float64
	for i := range 26 {
		part := float64(i) / 25
		sin, cos := math.Sincos(turn + 8.6*part)
		r := 150 * part
		arm = append(arm, x+r*cos, y+0.8*r*sin, 1+27*part)
	}
	return brush.At{}.Flat(0x6a2f8a, arm...)
}

// powersBuckle returns the straps of a straitjacket, with a buckle at a place.
func powersBuckle(x, y float64) []Part {
	at := brush.At{X: x, Y: y, K: 1}
	return slices.Concat(at.Solid(0x8a5a3a, -54, -4, 11, 0, 2, 11, 54, -4, 11), at.Solid(0xd8d8e0, -10, 1, 20, 10, 1, 20), at.Flat(0x8a5a3a, -6, 1, 12, 6, 1, 12))
}

var invulnerableArt = Scene{Place: Impact, Seed: 8, Accent: 0xffe0b0, Effect: Shards,
	Subject: Figure{Pose: Stand, X: 34, Y: 50, K: 1.2, Build: HulkBuild, Skin: Brown, Suit: 0x3f5fc0, Trim: 0xf6efe0, Belt: 0xf6efe0, Panel: Vee, PanelColour: 0xf6efe0,
		Head: Head{Face: Square, Skin: Brown, Hair: Short, HairC: Ink, Beard: Goatee, Mood: Smirk}, HeadSize: 1.3},
	Extra: brush.Front(brush.Burst(0xfff0c0, 2, 18, 42), []Part{{X: -54, Y: 26, K: 0.64, Turn: 0.9, What: Object{Thing: Rocket, C: 0xd0402f}}})}

var powerDrainArt = Scene{Place: Prison, Seed: 4, Accent: 0xe8a0ff, Under: Halo,
	Subject: Figure{Pose: Cast, X: -62, Y: 36, K: 1.04, Skin: Purple, Suit: 0x5a2f8a, Trim: 0x3a1f5a, BareArms: true, BareHands: true, Belt: 0xe8c04a,
		Head: Head{Face: Brute, Skin: Purple, Mood: Grin, Eyes: GlowEyes, Glow: 0xff9af0}, HeadSize: 1.4},
	Extra: slices.Concat(
		[]Part{{X: 76, Y: 34, K: 0.9, What: Figure{Pose: Crouch, Flip: true, Suit: 0xf0ead8, Trim: 0x3f7ae0, Belt: 0x3f7ae0, Panel: Yoke, PanelColour: 0x3f7ae0,
			Head: Head{Face: Square, Hair: SideParted, HairC: 0xe8c468, Mood: Tired}, HeadSize: 1.35}}},
		powersStrand(0), powersStrand(1), powersStrand(2),
		[]Part{{X: 14, Y: -28, K: 0.36, Before: true, What: Object{Thing: Orb, C: 0xf0b0ff}}})}

// powersStrand returns one of the strands of power that flow from the right to the left.
func powersStrand(i int) []Part {
	lean := 9 * float64(i-1)
	places := []float64{14, -28, 2, 15 + 0.8*lean, -8 + 0.3*lean, 4, 24 + lean, 10 + lean, 6, 44 + 0.4*lean, 20 + lean, 5, 66, 16 + 0.3*lean, 1}
	return brush.Front([]Part{brush.Inked(brush.Around(brush.At{}.Stroke(places...))...)}, brush.At{}.Flat(0xffc8ff, places...))
}

var superIntellectArt = Scene{Place: Lab, Seed: 8, Accent: 0x8ff0ff,
	Subject: Bust{X: 0, Y: 18, K: 0.86, Turn: 0.2, Build: SlimBuild, Wears: Jacket, Suit: 0x5a3f9a, Tie: 0x8ff0ff,
		Head: Head{Face: Dome, Skin: Tan, Mood: Sly, Eyes: GlowEyes, Glow: 0x8ff0ff}},
	Extra: slices.Concat([]Part{{X: -74, Y: -8, K: 0.44, What: Object{Thing: Hologram, C: 0x8ff0ff}}},
		powersGear(76, -26, 22, 0xb8d0e8), powersGear(89, 16, 15, 0x8fa8d0), brush.Front(powersBrain(0, -26)))}

// powersGear returns a gear around a place.
func powersGear(x, y, r float64, c Colour) []Part {
	const teeth = 8
	at := brush.At{X: x, Y: y, K: r / 20}
	var under, over []Part
	for i := range teeth / 2 {
		sin, cos := math.Sincos(math.Pi * float64(i) / (teeth / 2))
		tooth := at.Solid(c, -26*cos, -26*sin, 10, 26*cos, 26*sin, 10)
		under, over = append(under, tooth[0]), append(over, tooth[1])
	}
	return slices.Concat(under, at.Dot(Ink, 0, 0, 22.6), over, at.Dot(c, 0, 0, 20), at.Dot(Ink, 0, 0, 9), at.Dot(0x6a4a1a, 0, 0, 6.5))
}

// powersBrain returns a glowing brain.
func powersBrain(x, y float64) []Part {
	at := brush.At{X: x, Y: y, K: 1}
	return slices.Concat(
		at.Solid(0xff9ab8, 0, -30, 30, 0, -26, 56, 0, -14, 80, 0, 0, 86, 0, 10, 80, 0, 16, 60),
		at.Inked(0, -30, 3, -2, -14, 3, 2, 0, 3, 0, 15, 3),
		at.Inked(-10, -25, 2, -16, -16, 3, -30, -16, 2), at.Inked(-6, -6, 2, -18, -4, 3, -24, 4, 3, -38, 0, 2), at.Inked(-8, 8, 2, -20, 11, 3, -30, 9, 2),
		at.Inked(10, -25, 2, 16, -16, 3, 30, -16, 2), at.Inked(6, -6, 2, 18, -4, 3, 24, 4, 3, 38, 0, 2), at.Inked(8, 8, 2, 20, 11, 3, 30, 9, 2),
		at.Flat(0xffe0ea, -20, -24, 1, -30, -14, 4, -37, -4, 1))
}

var transmutationArt = Scene{Place: Temple, Seed: 7, Accent: 0x8affc8, Effect: Sparks,
	Subject: Figure{Pose: Cast, X: -70, Y: 38, K: 1.04, Suit: 0xa8342e, Trim: 0xf6efe0, Skirt: LongRobe, SkirtC: 0xa8342e, Belt: 0xf6efe0, Cape: Cape{C: 0x5a2f6a},
		Head: Head{Face: Long, Hair: Bald, Beard: Fork, HairC: 0xe8e8ec, Mood: Calm, Top: Hood, TopC: 0x5a2f6a}, HeadSize: 1.35},
	Extra: powersIngots(46, 56)}

// powersIngots returns a stack of ingots around the middle of its foot. Some are still lead, and
// the others are gold.
func powersIngots(x, y float64) []Part {
	ingot := func(dx, dy float64, c Colour) []Part {
		at := brush.At{X: x + 0.88*dx, Y: y + 0.88*dy, K: 0.88}
		return slices.Concat(at.Solid(c, 0, -13, 34, 0, 13, 46), at.Flat(Paper, -14, -9, 3, 8, -9, 1))
	}
	const lead, gold = 0x7c869c, 0xffd21a
	half := func(dx, dy float64) []Part {
		at := brush.At{X: x + 0.88*dx, Y: y + 0.88*dy, K: 0.88}
		return slices.Concat(ingot(dx, dy, lead), at.Flat(gold, 0, 12.9, 0.5, 4, 3, 9, 2, -6, 6, 6, -12.9, 0.5), at.Flat(gold, 12, -12.9, 10, 13, 12.9, 18))
	}
	return slices.Concat(ingot(-50, 0, lead), ingot(0, 0, lead), ingot(50, 0, gold), half(-25, -30), ingot(25, -30, gold), ingot(0, -60, gold))
}

var ultraStrengthArt = Scene{Place: Space, Seed: 4, Accent: 0xfff0c0, Effect: Shards,
	Subject: Figure{Pose: Punch, X: -56, Y: 26, K: 1.04, Build: HulkBuild, Suit: 0x5a3f9a, Trim: 0xf6efe0, Belt: 0xf6efe0, Cape: Cape{C: 0x9a2f4a},
		Head: Head{Face: Square, Hair: Short, HairC: 0x2a1a14, Mood: Grit}, HeadSize: 1.35},
	Extra: powersMoon(60, -2, 58)}

// powersMoon returns a moon that breaks.
func powersMoon(x, y, r float64) []Part {
	at := brush.At{X: x, Y: y, K: r / 60}
	return slices.Concat(
		at.Ball(0xdcdcec, 0, 0, 60), at.Dot(0xaeb0c8, 4, -38, 11), at.Dot(0xaeb0c8, 40, 22, 9), at.Dot(0xaeb0c8, -14, 42, 9),
		at.Inked(-24, 10, 12, -4, 2, 9, 8, 10, 7, 28, -2, 5, 38, 2, 4, 59, -8, 2),
		at.Inked(-24, 10, 12, -10, -12, 8, 2, -16, 6, 14, -36, 5, 24, -40, 3, 30, -52, 2),
		at.Inked(-24, 10, 12, -6, 24, 8, 8, 24, 6, 18, 40, 4, 30, 50, 2), at.Inked(-24, 10, 12, -30, -20, 7, -24, -30, 5, -34, -48, 2))
}

var wordOfPowerArt = Scene{Place: Storm, Seed: 4, Accent: 0xfff6b0,
	Subject: Bust{X: -52, Y: 6, K: 0.92, Turn: 0.7, Tilt: -0.12, Suit: 0x2f3a6a, Tie: 0xd8402f, Wears: CapeWear, Cape: 0xd8402f,
		Head: Head{Face: Square, Skin: Tan, Hair: Peak, HairC: Ink, Mood: Roar}},
	Extra: brush.Front(powersShout(56, -20))}

// powersShout returns a jagged balloon with a bolt of lightning in it.
func powersShout(x, y float64) []Part {
	const points = 12 // two on each stroke
	at := brush.At{X: x, Y: y, K: 0.88}
	var under, over []Part
	for i := range points / 2 {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / points)
		far := 1 - 0.2*float64(i%2)
		spikes := []float64{-62 * far * cos, -50 * far * sin, 0.5, -30 * cos, -24 * sin, 36, 0, 0, 50, 30 * cos, 24 * sin, 36, 62 * far * cos, 50 * far * sin, 0.5}
		under = append(under, brush.Inked(brush.Around(at.Stroke(spikes...))...))
		over = append(over, brush.Lit(0xf6efe0, 400, at.Stroke(spikes...)...))
	}
	var inked, bolt []Part
	for _, jag := range [...][]float64{{12, -36, 6, -8, 1, 15}, {-12, 1, 9, 14, -3, 9}, {8, -3, 14, -12, 38, 0.5}} {
		part := at.Solid(0xf03a2a, jag...)
		inked, bolt = append(inked, part[0]), append(bolt, part[1])
	}
	return slices.Concat(under, over, inked, bolt)
}
