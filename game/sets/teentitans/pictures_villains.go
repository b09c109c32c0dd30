package teentitans

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Villains. Their background is red. Suits are pale, green, blue, violet, or
// gold, and dark Villains have a bright light behind them.

var cinderblockArt = Scene{Place: Alley, Seed: 11, Accent: 0xffe0a0, Under: BoomUnder, Front: Rubble,
	Subject: Figure{Pose: Punch, X: -40, Y: 28, K: 1.22, Build: HulkBuild, Skin: Grey, Suit: 0xd8dae2, Trim: 0xd8dae2, BareFeet: true,
		Head: Head{Face: Brute, Skin: Grey, Mood: Grit, Eyes: GlowEyes, Glow: 0xffb03a}, HeadSize: 1.2},
	Extra: slices.Concat(villainsBlock(104, -52, 15, 0.4), villainsBlock(76, -70, 10, -0.3), villainsBlock(112, 12, 13, -0.5), villainsBlock(84, 44, 11, 0.7), villainsBlock(118, -18, 8, 0.2),
		brush.InFront(slices.Concat(villainsSlab(-26, -46, 18, 9, 0.15), villainsSlab(-74, -8, 22, 17, -0.5), villainsSlab(2, -4, 18, 15, 0.4))...))}

// villainsSlab returns a slab of concrete with a crack, w wide and h high on either side of a place.
func villainsSlab(x, y, w, h, turn float64) []Part {
	sin, cos := math.Sincos(turn)
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*cos-dy*sin, y+dx*sin+dy*cos, width) }
	return append(brush.Solid(0xd8dae2, at(-w, 0, 1.5*h), at(-0.8*w, 0, 2*h), at(0.8*w, 0, 2*h), at(w, 0, 1.5*h)),
		brush.Flat(0xf4f6fa, at(-0.8*w, -0.75*h, 2), at(0.6*w, -0.75*h, 2)),
		brush.Inked(at(0.1*w, -0.9*h, 2.4), at(-0.1*w, -0.3*h, 2), at(0.25*w, 0, 1.6), at(0.1*w, 0.5*h, 0.5)))
}

// villainsBlock returns a block of concrete that flies.
func villainsBlock(x, y, r, turn float64) []Part {
	sin, cos := math.Sincos(turn)
	dx, dy := r*cos, r*sin
	return append(brush.Solid(0xc4b8a4, brush.To(x-dx, y-dy, 1.5*r), brush.To(x+dx, y+dy, 1.5*r)),
		brush.Flat(0xe8dcc4, brush.To(x-0.8*dx+0.45*dy, y-0.8*dy-0.45*dx, 0.2*r), brush.To(x+0.5*dx+0.45*dy, y+0.5*dy-0.45*dx, 0.2*r)))
}

var gizmoArt = Scene{Place: Lab, Seed: 14, Accent: 0xb8ff7a, Effect: Sparks,
	Subject: Figure{Pose: Crouch, X: -8, Y: -4, K: 0.9, Build: TeenBuild, Suit: 0x5fbf5a, Trim: 0xf2d23a, Belt: 0xf2d23a, Panel: Yoke, PanelColour: 0x8ae07a,
		Head: Head{Face: Young, Mood: Grin, Eyes: Goggles, EyeC: 0xf2d23a}, HeadSize: 1.9},
	Extra: slices.Concat(
		villainsLeg(brush.To(-14, -16, 9), brush.To(-60, -62, 8), brush.To(-108, -4, 7), brush.To(-104, 82, 2)),
		villainsLeg(brush.To(-14, -12, 9), brush.To(-56, -20, 8), brush.To(-74, 30, 7), brush.To(-64, 82, 2)),
		villainsLeg(brush.To(-10, -16, 9), brush.To(54, -64, 8), brush.To(104, -8, 7), brush.To(106, 82, 2)),
		villainsLeg(brush.To(-10, -12, 9), brush.To(48, -16, 8), brush.To(68, 34, 7), brush.To(60, 82, 2)))}

// villainsLeg returns a leg of a machine, with a ball at each joint.
func villainsLeg(joints ...Along) []Part {
	var parts []Part
	for i := range joints[1:] {
		parts = append(parts, brush.Solid(0xc8d0d8, joints[i], joints[i+1])...)
	}
	for _, j := range joints[1 : len(joints)-1] {
		parts = append(parts, brush.Ball(0xf2a03a, j.X, j.Y, j.Width)...)
	}
	return parts
}

var grantWilsonArt = Scene{Place: Roof, Seed: 17, Accent: 0xffe0b0, Under: Streaks, Front: Ledge,
	Subject: Figure{Pose: Pounce, X: 44, Y: 14, K: 1, Flip: true, Suit: 0x7aaaf0, Trim: 0xf2e8d0, Panel: Sides, PanelColour: 0xf2e8d0, Belt: 0xf2c24a,
		Front: Fist, Back: Fist, Held: Held{Thing: Sword, C: 0xe8f0f8, K: 0.75, Turn: -0.3},
		Head: Head{Face: Mask, Shell: 0xf2e8d0, Plate: 0x4a7ad0, Under: Square, Glow: 0xffffff}, HeadSize: 1.5}}

var hiveAgentArt = Scene{Place: Lab, Seed: 15, Accent: 0xffe08a,
	Subject: Figure{Pose: Aim, X: -34, Y: 46, K: 1.14, Suit: 0xf2c23a, Trim: 0x6a4a9a, Panel: Vest, PanelColour: 0x6a4a9a, Belt: 0x6a4a9a,
		Held: Held{Thing: Gun, C: 0xc8d0d8, K: 0.9},
		Head: Head{Face: Bug, Shell: 0xf2c23a, Plate: 0x6a4a9a, Glow: 0xff8ae0}, HeadSize: 1.4},
	Extra: slices.Concat(villainsComb(), []Part{{X: -82, Y: 40, K: 0.86, What: villainsAgent.Flipped()}})}

// villainsAgent is one of the other agents.
var villainsAgent = Figure{Pose: Aim, Suit: 0xe0a830, Trim: 0x6a4a9a, Panel: Vest, PanelColour: 0x6a4a9a, Held: Held{Thing: Gun, C: 0xc8d0d8, K: 0.9},
	Head: Head{Face: Bug, Shell: 0xe0a830, Plate: 0x6a4a9a, Glow: 0xff8ae0}, HeadSize: 1.4}

// villainsComb returns cells like those of bees, some of them with light behind.
func villainsComb() []Part {
	const r, up = 27.0, 23.4
	var parts []Part
	for _, c := range [...]struct{ i, j, lit int }{{-3, -1, 0}, {-3, 0, 1}, {-2, -1, 1}, {-2, 0, 0}, {-1, -2, 0}, {-1, -1, 2}, {0, -1, 1}, {0, -2, 0}, {1, -2, 1}, {1, 0, 0}, {2, -1, 2}, {2, 1, 0}, {3, 0, 1}, {3, -2, 0}, {3, -1, 0}, {2, 0, 1}, {1, 1, 2}, {2, -2, 0}} {
		x, y := float64(c.i)*1.5*r, float64(c.j)*2*up
		if c.i%2 != 0 {
			y += up
		}
		parts = append(parts, brush.Inked(villainsCell(x, y, r)...), brush.Flat([...]Colour{0x7a1a2e, 0xc8482e, 0xffb04a}[c.lit], villainsCell(x, y, r-3.6)...))
	}
	return parts
}

// villainsCell returns the stroke of a hexagon.
func villainsCell(x, y, r float64) []Along {
	h := 1.73 * r
	return []Along{brush.To(x-r, y, 0.5), brush.To(x-0.83*r, y, 0.34*h), brush.To(x-0.67*r, y, 0.67*h), brush.To(x-0.5*r, y, h), brush.To(x-0.48*r, y, h), brush.To(x, y, h),
		brush.To(x+0.48*r, y, h), brush.To(x+0.5*r, y, h), brush.To(x+0.67*r, y, 0.67*h), brush.To(x+0.83*r, y, 0.34*h), brush.To(x+r, y, 0.5)}
}

var inertiaArt = Scene{Place: Desert, Seed: 11, Accent: 0xd8ffb0, Effect: SpeedEffect,
	Subject: Figure{Pose: Run, X: 18, Y: 28, K: 1.1, Build: TeenBuild, Suit: 0x4fd088, Trim: 0xf0f6e0, Panel: Sides, PanelColour: 0xf0f6e0, Belt: 0xf0f6e0,
		Head: Head{Face: Young, Hair: Spiky, HairC: 0xf6ecb0, Mood: Smirk, Eyes: Goggles, EyeC: 0xff5a3a}, HeadSize: 1.5},
	Extra: slices.Concat(villainsTrail(4, -16, 0), villainsTrail(-12, 20, 1), villainsTrail(-34, 58, 2))}

// villainsTrail returns the lightning that a runner leaves to the left of a place.
func villainsTrail(x, y float64, n int) []Part {
	way := float64(1 - 2*(n%2))
	at := func(dx, dy, width float64) Along { return brush.To(x-dx, y+way*dy, width) }
	jags := [...][]Along{
		{at(0, 0, 13), at(50, -8, 12)}, {at(52, -12, 8), at(42, 12, 8)}, {at(36, 9, 12), at(86, -6, 10)}, {at(88, -9, 6), at(80, 9, 6)}, {at(76, 7, 9), at(140, -4, 0.5)},
	}
	var under, over, core []Part
	for _, j := range jags {
		under = append(under, brush.Inked(brush.Around(j)...))
		over = append(over, brush.Lit(0x8af08a, 60, j...))
		thin := slices.Clone(j)
		for i := range thin {
			thin[i].Width *= 0.35
		}
		core = append(core, brush.Flat(0xf4ffe0, thin...))
	}
	return slices.Concat(under, over, core)
}

var jinxArt = Scene{Place: Street, Seed: 15, Accent: 0xff9ae0, Front: Rubble,
	Subject: Figure{Pose: Cast, X: -36, Y: 48, K: 1.2, Build: SlimBuild, Skin: Pale, Suit: 0x8a6ad8, Trim: 0xffb0e0, Panel: Vee, PanelColour: 0x4a3a7a, Belt: 0xff8ad0, Skirt: ShortSkirt, SkirtC: 0x8a6ad8,
		Front: Open, Back: Claw, Head: Head{Face: Oval, Skin: Pale, Hair: Bob, HairC: 0xff7ac0, Mood: Sly, Lashes: true}, HeadSize: 1.45},
	Extra: slices.Concat(
		brush.Solid(0xff7ac0, brush.To(-58, -32, 11), brush.To(-68, -44, 14), brush.To(-74, -58, 10), brush.To(-66, -76, 1)),
		brush.Solid(0xff7ac0, brush.To(-32, -34, 11), brush.To(-20, -44, 14), brush.To(-12, -58, 10), brush.To(-18, -76, 1)),
		villainsHex(62, -6))}

// villainsHex returns waves of bad luck that come from a hand.
func villainsHex(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	var parts []Part
	for i := range 3 {
		k := 1 + 0.62*float64(i)
		dx := 15 * float64(i)
		wave := []Along{at(dx-8*k, -26*k, 1), at(dx+5*k, -15*k, 7+k), at(dx+9*k, 0, 9+k), at(dx+5*k, 15*k, 7+k), at(dx-8*k, 26*k, 1)}
		thin := slices.Clone(wave)
		for j := range thin {
			thin[j].Width *= 0.35
		}
		parts = slices.Concat(parts, []Part{brush.Inked(brush.Around(wave)...), brush.Flat(0xff6ac8, wave...), brush.Flat(0xffe0f6, thin...)})
	}
	return parts
}

var ladyVicArt = Scene{Place: City, Seed: 18, Accent: 0xffe0c0, Under: LedgeUnder,
	Subject: Figure{Pose: Aim, X: -64, Y: 44, K: 1.16, Build: SlimBuild, Suit: 0xc8b4f4, Trim: 0xf6efe0, Panel: Vee, PanelColour: 0xf6efe0, Belt: 0xf2c24a, Skirt: CoatTails, SkirtC: 0x9a84d8,
		Head: Head{Face: Oval, Hair: Tail, HairC: 0xf6dc84, Mood: Smirk, Lashes: true, Eyes: Domino, EyeC: 0x5a3a9a}, HeadSize: 1.5},
	Extra: villainsKatana(32, -4)}

// villainsKatana returns a sword that a hand points to the right and upward.
func villainsKatana(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		brush.Solid(0x5a3a9a, at(-20, 7, 7), at(8, -3, 7)), brush.Solid(0xf2c24a, at(5, -11, 5), at(11, 6, 5)),
		brush.Solid(0xe8f0f8, at(10, -4, 9), at(40, -18, 9), at(62, -34, 7), at(78, -52, 1)), []Part{brush.Flat(0x9ab0c8, at(12, -2, 2), at(42, -15, 2.4), at(63, -31, 2), at(76, -47, 0.5))})
}

var madModArt = Scene{Place: Stage, Seed: 9, Accent: 0xffe0a0,
	Subject: Figure{Pose: Cast, X: -24, Y: 46, K: 1.22, Build: SlimBuild, Suit: 0x6a9ae8, Trim: 0xf6efe0, Panel: Vee, PanelColour: 0xf6efe0, Belt: 0xd8342c, Skirt: CoatTails, SkirtC: 0x6a9ae8,
		Front: Fist, Head: Head{Face: Long, Hair: Bob, HairC: 0xf08a2a, Mood: Grin, Eyes: Shades, EyeC: 0x3f9a94}, HeadSize: 1.45},
	Extra: slices.Concat(villainsSpiral(10, -10, 74),
		brush.Solid(0x6a4326, brush.To(56, 74, 6), brush.To(65, -22, 6)), brush.Ball(0xff5a3a, 66, -30, 9), []Part{brush.Dot(0xffd0b0, 63, -33, 3)})}

// villainsSpiral returns a disc with a spiral that makes dizzy.
func villainsSpiral(x, y, r float64) []Part {
	parts := []Part{brush.Inked(brush.Disc(x, y, r+4)...), brush.Dot(Paper, x, y, r)}
	for arm := range 2 {
		var s []Along
		for i := range 40 {
			far := 0.025 * r * float64(i)
			sin, cos := math.Sincos(float64(arm)*math.Pi + 0.34*float64(i))
			s = append(s, brush.To(x+far*cos, y+far*sin, min(0.11*r, 2+0.2*far)))
		}
		parts = append(parts, brush.Inked(s...))
	}
	return parts
}

var mammothArt = Scene{Place: Harbour, Seed: 12, Accent: 0xffd8a0, Front: Rubble,
	Subject: Figure{Pose: Lift, X: 0, Y: 58, K: 1.14, Build: HulkBuild, Suit: 0xe0b860, Trim: 0x8a5a34, Panel: Vest, PanelColour: 0xc8924a, Belt: 0x8a5a34, BareArms: true, BareHands: true,
		Head: Head{Face: Brute, Hair: LongHair, HairC: 0xe07a2a, Beard: Full, Mood: Roar}, HeadSize: 1.35},
	Extra: villainsContainer(0, -52)}

// villainsContainer returns a freight container that is held up.
func villainsContainer(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	parts := []Part{brush.Inked(at(-100, 5, 53), at(100, -5, 53)), brush.Lit(0x3fa89a, 200, at(-97, 5, 48), at(97, -5, 48))}
	for i := range 10 {
		dx := float64(i)*19 - 85.5
		parts = append(parts, brush.Flat(0x2a7a74, at(dx, -20-0.05*dx, 7), at(dx, 20-0.05*dx, 7)), brush.Flat(0x7fd8c8, at(dx-5, -20-0.05*dx, 2), at(dx-5, 20-0.05*dx, 2)))
	}
	return append(parts, brush.Inked(at(-97, -15, 2.4), at(97, -25, 2.4)), brush.Inked(at(-97, 25, 2.4), at(97, 15, 2.4)))
}

var matchArt = Scene{Place: Lab, Seed: 19, Accent: 0x9fffd0, Effect: Shards,
	Subject: Bust{X: 0, Y: 8, K: 0.8, Turn: 0.2, Wears: Suit, Suit: 0xe0e6f0, Tie: 0x5a6ab0,
		Head: Head{Face: Chalk, Hair: Short, HairC: 0x4a4a6a, Mood: Roar, Eyes: GlowEyes, Glow: 0xff6a3a}},
	Extra: villainsTank(0, -4)}

// villainsTank returns a broken tank in which somebody grew.
func villainsTank(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		brush.Solid(0x5fd8a0, at(0, -74, 124), at(0, 100, 124)),
		[]Part{brush.Flat(0xb0ffd8, at(-52, -70, 6), at(-52, 90, 6)), brush.Dot(0xb0ffd8, x+44, y-30, 5), brush.Dot(0xb0ffd8, x+50, y+4, 3.4), brush.Dot(0xb0ffd8, x+40, y+30, 4), brush.Dot(0xb0ffd8, x-40, y-46, 3.4)},
		[]Part{brush.Inked(at(-20, -72, 2), at(-36, -52, 3), at(-28, -38, 3), at(-48, -18, 2), at(-44, 0, 1)), brush.Inked(at(-36, -52, 2), at(-60, -46, 1)), brush.Inked(at(26, -72, 2), at(34, -56, 3), at(58, -50, 1)), brush.Inked(at(34, -56, 2), at(44, -38, 2), at(40, -24, 0.6))},
		brush.Solid(0xb8c0cc, at(-74, -78, 22), at(74, -78, 22)), []Part{brush.Flat(0xffd23f, at(-60, -78, 5), at(60, -78, 5))})
}

var phobiaArt = Scene{Place: Alley, Seed: 16, Accent: 0xb8ffb0,
	Subject: Bust{X: -2, Y: 10, K: 0.88, Turn: 0.3, Build: SlimBuild, Wears: Robe, Suit: 0x7a5ab0, Tie: 0x9fe08a,
		Head: Head{Face: Oval, Skin: Pale, Mood: Sly, Lashes: true, Eyes: GlowEyes, Glow: 0x9fff7a, Top: Hood, TopC: 0x8a62c8}},
	Extra: []Part{{X: 80, Y: -22, K: 0.58, What: Bust{Turn: -0.5, Wears: Robe, Suit: 0x6fb08a, Head: Head{Face: SkullHead, Shell: 0xc8f0c0, Glow: 0xff5a3a}}},
		{X: -84, Y: -14, K: 0.58, What: Bust{Turn: 0.5, Wears: FurCoat, Suit: 0x6fb08a, Tie: 0x6fb08a, Head: Head{Face: WolfHead, Shell: 0x9fd8a8, Mood: Roar, Glow: 0xff5a3a}}}}}

var plasmusArt = Scene{Place: Cave, Seed: 15, Accent: 0xffb0e8, Effect: Drips,
	Subject: Figure{Pose: Loom, X: 0, Y: 40, K: 1.08, Build: HulkBuild, Skin: Purple, Suit: 0xd070c8, Trim: 0xd070c8, BareHands: true, BareFeet: true,
		Head: Head{Face: Mud, Skin: Purple, Shell: 0xe080d0, Mood: Roar, Glow: 0xd8ff5a}, HeadSize: 1.7},
	Extra: slices.Concat(
		brush.Solid(0xd878d0, brush.To(0, -2, 50), brush.To(0, 8, 104), brush.To(0, 26, 112), brush.To(0, 46, 96), brush.To(0, 66, 130), brush.To(0, 100, 220)),
		[]Part{brush.Flat(0xf4b8ec, brush.To(-44, 8, 2), brush.To(-48, 22, 6), brush.To(-42, 38, 1))},
		villainsOoze(-58, 28, 52), villainsOoze(-82, -8, 44), villainsOoze(62, 26, 50), villainsOoze(84, -6, 48),
		brush.InFront(slices.Concat(
			brush.Solid(0xc05ab8, brush.To(-128, 92, 8), brush.To(-90, 88, 24), brush.To(-30, 84, 36), brush.To(30, 84, 36), brush.To(90, 88, 24), brush.To(128, 92, 8)),
			[]Part{brush.Flat(0xf0a0e0, brush.To(-84, 80, 1), brush.To(-50, 73, 4), brush.To(-16, 71, 1)), brush.Flat(0xf0a0e0, brush.To(24, 71, 1), brush.To(50, 73, 4), brush.To(74, 77, 1))},
			villainsEyeball(-12, 8, 5), villainsEyeball(14, 22, 4))...))}

// villainsOoze returns ooze that drips from a place.
func villainsOoze(x, y, far float64) []Part {
	return brush.Solid(0xd070c8, brush.To(x-2, y-14, 14), brush.To(x, y, 11), brush.To(x+1, y+0.5*far, 6), brush.To(x, y+0.85*far, 11), brush.To(x, y+far, 3))
}

// villainsEyeball returns an eye in the middle of a body.
func villainsEyeball(x, y, r float64) []Part {
	return append(brush.Ball(0xe8ff8a, x, y, r), brush.Inked(brush.Disc(x+0.2*r, y, 0.45*r)...))
}

var shimmerArt = Scene{Place: Alley, Seed: 19, Accent: 0xffe9a0, Effect: Sparks,
	Subject: Figure{Pose: Carry, X: -56, Y: 40, K: 1.2, Build: SlimBuild, Suit: 0xb49cf8, Trim: 0xf2e0b0, Panel: Sides, PanelColour: 0xf6efe0, Belt: 0xf2c24a, BareHands: true,
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0xf07a3a, Mood: Smirk, Lashes: true, Top: Tiara, TopC: 0xf2c24a}, HeadSize: 1.4},
	Extra: villainsPost(56)}

// villainsPost returns a post of steel that turns to crystal at its middle.
func villainsPost(x float64) []Part {
	at := func(dx, y, width float64) Along { return brush.To(x+dx, y, width) }
	return slices.Concat(
		brush.Solid(0x8a94a8, at(0, 20, 34), at(0, 110, 34)), []Part{brush.Inked(at(-8, 30, 2), at(-8, 110, 2)), brush.Inked(at(8, 30, 2), at(8, 110, 2))},
		[]Part{{X: x, Y: 2, K: 0.8, What: Object{Thing: Orb, C: 0xffe9a0}}},
		villainsShard(at(16, 26, 26), at(36, -20, 24), at(46, -42, 1)), villainsShard(at(-16, 26, 26), at(-30, -14, 22), at(-40, -34, 1)),
		villainsShard(at(-4, 30, 32), at(-10, -44, 28), at(-8, -76, 1)), villainsShard(at(10, 32, 24), at(18, -14, 22), at(22, -40, 1)), villainsShard(at(-14, 34, 22), at(-18, 6, 20), at(-24, -14, 1)))
}

// villainsShard returns a crystal.
func villainsShard(places ...Along) []Part {
	gleam := slices.Clone(places)
	for i := range gleam {
		gleam[i].X -= 0.2 * gleam[i].Width
		gleam[i].Width *= 0.24
	}
	return append(brush.Solid(0x7fe8e0, places...), brush.Flat(0xe8fffc, gleam...))
}

var sonsOfTrigonArt = Scene{Place: Volcano, Seed: 12, Accent: 0xffe14d, Under: Halo, Effect: Embers,
	Subject: Figure{Pose: Stand, X: 0, Y: 60, K: 1.2, Skin: Red, Suit: 0xf0e6dc, Trim: 0x5a4a6a, Panel: Vee, PanelColour: 0x5a4a6a, Belt: 0xf2c24a, BareHands: true, BareArms: true, Shoulders: SpikedPlates, ShouldersC: 0xf2c24a,
		Head: Head{Face: Long, Skin: Red, Hair: Back, HairC: Paper, Mood: Grin, Eyes: GlowEyes, Glow: 0xffe14d, Top: Horns, TopC: 0xf6efe0}, HeadSize: 1.45},
	Extra: []Part{
		{X: -84, Y: 44, K: 1, What: Figure{Pose: Stand, Flip: true, Skin: Red, Suit: 0x9aaaf8, Trim: 0xf2c24a, Panel: Vest, PanelColour: 0x5a6ac8, Belt: 0xf2c24a, BareHands: true, BareArms: true, Head: Head{Face: Square, Skin: Red, Hair: Spiky, HairC: Paper, Mood: Smirk, Eyes: GlowEyes, Glow: 0xffe14d}, HeadSize: 1.5}},
		{X: 84, Y: 44, K: 1, What: Figure{Pose: Stand, Skin: Red, Suit: 0xb89af0, Trim: 0xf2c24a, Panel: Vest, PanelColour: 0x7a5ab8, Belt: 0xf2c24a, BareHands: true, BareArms: true, Head: Head{Face: Brute, Skin: Red, Hair: Mohawk, HairC: Paper, Mood: Grit, Eyes: GlowEyes, Glow: 0xffe14d}, HeadSize: 1.5}}}}

var zooKeeperArt = Scene{Place: Prison, Seed: 11, Accent: 0xffe0a0,
	Subject: Figure{Pose: Stand, X: 0, Y: 54, K: 1.2, Suit: 0xf0e0a8, Trim: 0x8a6a44, Panel: Vest, PanelColour: 0x9ab05a, Belt: 0x8a6a44, Skin: Purple,
		Head: Head{Face: Square, Skin: Purple, Hair: Short, HairC: 0xf0a8ff, Mood: Grin, Top: Wide, TopC: 0xe0c888}, HeadSize: 1.45},
	Extra: slices.Concat([]Part{{X: -92, Y: 2, K: 0.66, What: Bust{Turn: 0.6, Build: HulkBuild, Wears: FurCoat, Suit: 0x9a6ac8, Tie: 0x9a6ac8, Head: Head{Face: Cat, Skin: Purple, Shell: 0xb488e0, Plate: 0xe0c8f8, Mood: Roar}}},
		{X: 94, Y: 2, K: 0.66, What: Bust{Turn: -0.4, Build: HulkBuild, Wears: FurCoat, Suit: 0xa878d8, Tie: 0xa878d8, Head: Head{Face: WolfHead, Shell: 0xb488e0, Mood: Roar, Glow: 0xffe14d}}}},
		brush.InFront(villainsWhip(34, 58)...))}

// villainsWhip returns a whip, rolled up in a hand.
func villainsWhip(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return brush.Solid(0xa86a3a, at(-4, 8, 6), at(14, -8, 5), at(34, 2, 5), at(30, 24, 4.4), at(8, 28, 4), at(0, 10, 4), at(16, 0, 3.4), at(28, 12, 3), at(18, 22, 2.4), at(40, 30, 1))
}
