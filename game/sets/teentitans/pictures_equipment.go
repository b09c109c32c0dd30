package teentitans

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Equipment. Their background is gray, and the item has the color.

var birdarangArt = Scene{Place: Roof, Seed: 17, Accent: 0xffe0a0, Under: Streaks,
	Subject: brush.Flat(0xf2e6d0, brush.To(-132, 74, 2), brush.To(-92, 66, 18), brush.To(-40, 38, 34), brush.To(0, 6, 40)).What,
	Extra: brush.Front(
		brush.At{}.Flat(0xffb03a, -132, 84, 1, -84, 80, 8, -34, 58, 12, 2, 30, 10), brush.At{}.Flat(0xffb03a, -132, 58, 1, -96, 46, 8, -58, 20, 12, -24, -10, 10),
		equipmentBirdarang(brush.At{X: 24, Y: -8, K: 0.88, Turn: -0.55}))}

// equipmentBirdarang returns a blade in the shape of a bird that flies to the right.
func equipmentBirdarang(at brush.At) []Part {
	return slices.Concat(
		brush.Joined(
			at.Solid(0xd8362e, -4, 0, 30, -34, 0, 24, -66, 0, 1),
			at.Solid(0xd8362e, 14, -4, 34, 2, -34, 34, -20, -62, 24, -58, -88, 1), at.Solid(0xd8362e, 14, 4, 34, 2, 34, 34, -20, 62, 24, -58, 88, 1),
			at.Solid(0xd8362e, -14, 0, 40, 10, 0, 46, 34, 0, 30, 44, 0, 22)),
		at.Flat(0xfff4e0, 30, -16, 2, 17, -40, 5, -8, -66, 5, -54, -88, 0.5), at.Flat(0xfff4e0, 30, 16, 2, 17, 40, 5, -8, 66, 5, -54, 88, 0.5),
		at.Flat(0x8a1a24, 0, -24, 2, -12, -42, 8, -30, -62, 2), at.Flat(0x8a1a24, 0, 24, 2, -12, 42, 8, -30, 62, 2), at.Flat(0x8a1a24, -24, 0, 6, -58, 0, 1),
		at.Solid(0xf2c23a, 42, 0, 21, 54, 0, 14, 74, 0, 1), at.Inked(26, -8, 2, 32, -6, 5, 38, -4, 1), at.Inked(26, 8, 2, 32, 6, 5, 38, 4, 1),
		at.Ball(0xf2c23a, 0, 0, 11), at.Dot(0x3a2a2a, 0, 0, 5))
}

var cloakOfRavenArt = Scene{Place: Void, Seed: 17, Accent: 0xd8b0ff, Under: Halo, Effect: Kirby,
	Subject: brush.Flat(0x2a1a4a, brush.To(0, -20, 70), brush.To(0, 40, 120)).What,
	Extra: brush.Front(
		equipmentWisp(1), equipmentWisp(-1), equipmentCloak(brush.At{Y: 2, K: 0.96}))}

// equipmentWisp returns the dark magic on one side of the cloak.
func equipmentWisp(way float64) []Part {
	return slices.Concat(
		brush.At{}.Solid(0x3a1f6a, way*40, 70, 30, way*84, 44, 22, way*104, 6, 16, way*92, -26, 11, way*110, -50, 1),
		brush.At{}.Flat(0x9a5af0, way*62, 56, 3, way*92, 28, 6, way*98, -4, 5, way*92, -24, 1))
}

// equipmentCloak returns an empty cloak with its hood up.
func equipmentCloak(at brush.At) []Part {
	parts := brush.Joined(
		at.Solid(0x6a4ac8, 0, -28, 64, 0, -14, 104, 0, 14, 124, 0, 48, 140, 0, 100, 180),
		at.Solid(0x6a4ac8, 2, -88, 4, 1, -80, 40, 0, -64, 72, 0, -44, 82, 0, -26, 74, 0, -14, 50))
	parts = slices.Concat(parts,
		at.Flat(0xb494ff, -30, -70, 2, -38, -50, 6, -35, -30, 2), at.Inked(0, -76, 6, 0, -66, 44, 0, -46, 54, 0, -30, 46, 0, -18, 12),
		at.Flat(0x3a2070, 0, -70, 4, 0, -60, 34, 0, -44, 42, 0, -32, 34, 0, -24, 8), at.Flat(0x180e30, 2, -66, 4, 3, -56, 28, 3, -44, 34, 3, -34, 26, 2, -26, 6),
		at.Flat(0xfff0ff, -17, -50, 0.5, -11, -48, 6, -5, -46, 0.5), at.Flat(0xfff0ff, 17, -50, 0.5, 11, -48, 6, 5, -46, 0.5),
		at.Inked(0, -10, 6, 0, 10, 26, 0, 44, 44, 0, 100, 70), at.Flat(0x2a1848, 0, -4, 4, 0, 12, 20, 0, 44, 37, 0, 100, 62),
		at.Flat(0x6a2f9a, -4, 20, 1, -8, 46, 5, -12, 100, 7), at.Flat(0x6a2f9a, 6, 24, 1, 10, 46, 4, 14, 100, 6))
	for _, s := range [...]float64{-1, 1} {
		parts = slices.Concat(parts, at.Inked(s*34, 0, 1, s*40, 30, 4, s*46, 100, 4), at.Inked(s*50, 8, 1, s*58, 44, 4, s*68, 100, 4))
	}
	return slices.Concat(parts,
		at.Flat(0xb494ff, -46, -8, 1, -56, 10, 5, -60, 40, 4, -66, 70, 1),
		at.Solid(0xe8c04a, -26, -16, 9, 0, -9, 9, 26, -16, 9), at.Ball(0xe8c04a, 0, -8, 12), at.Ball(0xf0323c, 0, -8, 7), at.Dot(Paper, -2, -11, 2))
}

var colonySuitArt = Scene{Place: Lab, Seed: 17, Accent: 0x8ff0ff, Under: Shafts,
	Subject: Object{Thing: SuitThing, C: 0xe8503a, Y: 4, K: 0.9},
	Extra:   slices.Concat(equipmentTube(brush.At{K: 1}), brush.Front(equipmentGlass(brush.At{K: 1})))}

// equipmentTube returns the back of a tube, with a floor and a cover.
func equipmentTube(at brush.At) []Part {
	return slices.Concat(at.Solid(0x2f8a96, 0, -74, 116, 0, 70, 116), at.Flat(0x7fe0e8, 0, -70, 84, 0, 66, 84), at.Flat(0xc8fbff, 0, -70, 44, 0, 66, 44))
}

// equipmentGlass returns the front of a tube.
func equipmentGlass(at brush.At) []Part {
	return slices.Concat(
		at.Flat(0xeaffff, -49, -60, 1, -49, -20, 6, -49, 56, 1), at.Flat(0xeaffff, -40, -54, 1, -40, -36, 3, -40, -6, 1),
		at.Solid(0x6f7f94, -66, -78, 18, 66, -78, 18), at.Solid(0x6f7f94, -72, 74, 22, 72, 74, 22),
		at.Flat(0x5af0ff, -50, 74, 5, 50, 74, 5), at.Ball(0xffb03a, -44, -78, 4), at.Ball(0xff5a4a, 44, -78, 4))
}

var cyberneticEnhancementArt = Scene{Place: Lab, Seed: 21, Accent: 0x8fe8ff, Under: Halo, Effect: Sparks,
	Subject: brush.Flat(0xff8a3a, brush.To(-110, 60, 10), brush.To(-70, 40, 10)).What,
	Extra:   brush.Front(equipmentArm(brush.At{X: -30, Y: 12, K: 0.84, Turn: -0.4}))}

// equipmentArm returns the arm of a machine, whose open hand is to the right.
func equipmentArm(at brush.At) []Part {
	const shell, dark, orange, light = 0xe4ecf4, 0x4a566c, 0xf0782e, 0x5ae8ff
	parts := slices.Concat(
		at.Solid(0x3f8ae0, -92, 4, 7, -118, 18, 7, -130, 48, 7, -122, 80, 7), at.Solid(0xe8c03a, -92, 0, 7, -122, 4, 7, -142, 30, 7, -146, 70, 7), at.Solid(0xe0402f, -90, 12, 7, -106, 34, 7, -106, 64, 7, -92, 92, 7),
		at.Solid(dark, -60, 0, 26, 20, 0, 22), at.Solid(0xa8b4c4, -40, -12, 7, 10, -9, 7), at.Solid(0xa8b4c4, -40, 12, 7, 10, 9, 7),
		at.Solid(shell, -72, 0, 46, -52, 0, 52, -34, 0, 46, -26, 0, 34), at.Flat(orange, -46, 0, 49, -38, 0, 46),
		at.Ball(dark, -82, 0, 29), at.Ball(orange, -82, 0, 19), at.Ball(0xfff0c0, -82, 0, 7))
	for i, y := range [...]float64{-17, -6, 6, 17} {
		long := [...]float64{0, 10, 9, -3}[i]
		lean := 0.5 * y
		parts = slices.Concat(parts,
			at.Solid(shell, 112, y, 10, 132+long, y+0.3*lean, 10), at.Solid(shell, 134+long, y+0.3*lean, 9, 152+long, y+0.8*lean, 8), at.Inked(112, y, 12, 114, y, 12),
			at.Ball(dark, 133+long, y+0.3*lean, 4.4))
	}
	return slices.Concat(parts,
		at.Solid(dark, 74, 0, 26, 90, 0, 24), at.Solid(orange, 78, 0, 33, 85, 0, 33),
		at.Solid(shell, 90, 22, 13, 104, 36, 11), at.Solid(shell, 106, 37, 10, 122, 42, 8),
		at.Solid(shell, 88, 0, 36, 100, 0, 46, 116, 0, 46), at.Ball(light, 102, 0, 9), at.Dot(Paper, 100, -2, 4),
		at.Solid(shell, 14, 0, 34, 30, 0, 52, 48, 0, 50, 72, 0, 34), at.Solid(dark, 26, 2, 25, 62, 2, 20),
		at.Flat(light, 28, -4, 2.4, 40, -4, 2.4, 46, 2, 2.4, 60, 2, 2.4), at.Flat(light, 28, 7, 2.4, 44, 7, 2.4), at.Dot(0xffd23f, 36, 1.6, 2.6), at.Dot(0xff5a4a, 52, 7, 2.6),
		at.Flat(Paper, 20, -20, 1, 34, -21, 4, 66, -14, 1),
		at.Ball(dark, 8, 0, 20), at.Ball(orange, 8, 0, 12), at.Dot(0xfff0c0, 6, -2, 5))
}

var detonatorArt = Scene{Place: Road, Seed: 17, Accent: 0xffd27a, Effect: Smoke,
	Subject: brush.Flat(0xffe14d, brush.Disc(54, 14, 30)...).What,
	Extra: brush.Front(
		equipmentBlast(54, 8, 84), brush.At{}.Inked(-26, 52, 4, 10, 66, 4, 40, 58, 4, 58, 40, 4),
		equipmentSticks(brush.At{X: 52, Y: 20, K: 0.74, Turn: 0.12}), equipmentPlunger(brush.At{X: -48, Y: 18, K: 0.94}))}

// equipmentPlunger returns a box with a plunger.
func equipmentPlunger(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xc8d4e0, 0, -70, 11, 0, 10, 11), at.Solid(0xe03a2e, -44, -76, 19, 44, -76, 19), at.Flat(0xff9a8a, -40, -81, 3, 30, -81, 3), at.Solid(0x3a3f52, 0, -84, 18, 0, -68, 18),
		at.Solid(0x8a5a34, 0, -6, 92, 0, 58, 100), at.Solid(0xb07a48, 0, -12, 98, 0, -2, 98), at.Solid(0xb07a48, 0, 52, 106, 0, 64, 106),
		at.Inked(-18, 2, 1.6, -18, 50, 1.6), at.Inked(18, 2, 1.6, 18, 50, 1.6), at.Solid(0xf2c23a, 0, -14, 26, 0, -8, 26),
		at.Flat(0xf2c23a, 0, 8, 1, 0, 44, 46), at.Inked(0, 16, 4, 0, 32, 7), at.Inked(0, 36, 6, 0, 41, 6),
		at.Ball(0xd8e4ee, 42, 8, 5), at.Ball(0xd8e4ee, 42, 26, 5))
}

// equipmentSparkle returns the spark of a fuse around a place.
func equipmentSparkle(at brush.At, x, y, r float64) []Part {
	var under, mid, over []Part
	for i := range 8 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 8)
		far := r * (1 - 0.35*float64(i%2))
		ray := at.Solid(0xff8a2a, x, y, 0.5*r, x+0.4*far*cos, y+0.4*far*sin, 0.4*r, x+far*cos, y+far*sin, 0.5)
		under, mid = append(under, ray[0]), append(mid, ray[1])
		over = slices.Concat(over, at.Flat(0xfff0a0, x, y, 0.3*r, x+0.6*far*cos, y+0.6*far*sin, 0.5))
	}
	return slices.Concat(under, mid, over)
}

// equipmentBlast returns an explosion around a place.
func equipmentBlast(x, y, r float64) []Part {
	const rays = 11
	var shapes [][]Part
	var core []Part
	for i := range rays {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/rays + 0.25)
		far := r * (1 - 0.26*float64(i%2))
		shapes = append(shapes, brush.At{}.Solid(0xff7a2a, x, y, 0.6*r, x+0.5*far*cos, y+0.5*far*sin, 0.5*r, x+far*cos, y+far*sin, 0.5))
		core = append(core, brush.At{}.Flat(0xffd84a, x, y, 0.5*r, x+0.4*far*cos, y+0.4*far*sin, 0.36*r, x+0.78*far*cos, y+0.78*far*sin, 0.5)...)
	}
	return append(brush.Joined(shapes...), core...)
}

// equipmentSticks returns a bundle of dynamite.
func equipmentSticks(at brush.At) []Part {
	stick := func(x, y float64) []Part {
		return slices.Concat(at.Solid(0xd8362e, x, y-44, 25, x, y+46, 25), at.Flat(0xff8a78, x-7, y-40, 3, x-7, y+42, 3), at.Solid(0xe8c8a0, x, y-47, 23, x, y-42, 23))
	}
	return slices.Concat(
		at.Inked(0, -44, 4, 4, -62, 4, 16, -70, 4, 20, -84, 4), stick(-14, -8), stick(14, -8), stick(-27, 2), stick(27, 2), stick(0, 4),
		at.Solid(0x3a3f52, -42, -16, 11, 0, -11, 11, 42, -16, 11), at.Solid(0x3a3f52, -42, 24, 11, 0, 29, 11, 42, 24, 11),
		equipmentSparkle(at, 20, -86, 22))
}

var flightWingsArt = Scene{Place: Above, Seed: 17, Accent: 0xfff0c0, Under: Halo, Front: Clouds,
	Subject: brush.Flat(0xb06a1a, brush.To(-20, 0, 10), brush.To(20, 0, 10)).What,
	Extra: brush.Front(
		equipmentWing(brush.At{Y: 2, K: 0.84}, 1), equipmentWing(brush.At{Y: 2, K: 0.84}, -1), equipmentHarness(brush.At{Y: 2, K: 0.84}))}

// equipmentWing returns one of the wings. way is 1 for the right one and -1 for the left one.
func equipmentWing(at brush.At, way float64) []Part {
	root := [...][2]float64{{20, -12}, {36, -32}, {54, -48}, {74, -58}, {94, -60}, {108, -54}}
	tip := [...][2]float64{{30, 44}, {54, 50}, {80, 46}, {102, 32}, {119, 8}, {125, -20}}
	var parts []Part
	for i := range root {
		r, t := root[i], tip[i]
		mx, my := r[0]+0.55*(t[0]-r[0])+3, r[1]+0.55*(t[1]-r[1])
		c := [...]Colour{0xf0a030, 0xf6b840}[i%2]
		parts = slices.Concat(parts, at.Solid(c, way*r[0], r[1], 16, way*mx, my, 24, way*(t[0]-0.1*(t[0]-mx)), t[1]-0.15*(t[1]-my), 16, way*t[0], t[1], 1),
			at.Flat(0xa85a10, way*(r[0]+2), r[1]+16, 1, way*mx, my, 3, way*t[0], t[1]-6, 0.5))
	}
	return slices.Concat(parts,
		at.Solid(0x7a8aa4, way*14, 2, 18, way*32, -30, 17, way*56, -54, 15, way*86, -68, 13, way*114, -60, 4),
		at.Flat(0xe8f0f8, way*18, -12, 1, way*34, -36, 4, way*58, -58, 4, way*86, -70, 1),
		at.Ball(0x3a4660, way*34, -32, 7), at.Ball(0x3a4660, way*82, -65, 6), at.Dot(0x8ff0ff, way*34, -32, 3.4), at.Dot(0x8ff0ff, way*82, -65, 3))
}

// equipmentHarness returns the harness between the wings, with its jets.
func equipmentHarness(at brush.At) []Part {
	jet := func(x float64) []Part {
		return slices.Concat(at.Flat(0x5ad8ff, x, 40, 18, x, 58, 14, x, 84, 0.5), at.Flat(Paper, x, 40, 9, x, 52, 6, x, 66, 0.5), at.Solid(0x5a6a86, x, 12, 18, x, 36, 20, x, 44, 16))
	}
	return slices.Concat(
		jet(-15), jet(15), at.Solid(0xc83a2e, 0, -44, 20, 0, -34, 36, 0, -8, 44, 0, 16, 34, 0, 26, 20),
		at.Solid(0x3a4660, -16, -36, 8, 14, 16, 8), at.Solid(0x3a4660, 16, -36, 8, -14, 16, 8), at.Ball(0xf2c23a, 0, -10, 11), at.Dot(0x8ff0ff, 0, -10, 6), at.Dot(Paper, -2, -12, 2))
}

var lassoOfLightningArt = Scene{Place: Storm, Seed: 17, Accent: 0xfff6b0,
	Subject: Object{Thing: Orb, C: 0xffe98a, X: 14, Y: -12, K: 0.8},
	Extra: brush.Front(
		equipmentForks(14, -12), equipmentLoop(14, -12, -math.Pi, 0), equipmentCard(brush.At{X: 14, Y: -12, K: 1.05, Turn: 0.16}), equipmentLoop(14, -12, 0, math.Pi),
		equipmentRope(-58, 0, -84, 14, -96, 44, -70, 62, -40, 58, -48, 40, -78, 46, -96, 66, -74, 84, -40, 90))}

// equipmentRope returns a rope of lightning through places.
func equipmentRope(places ...float64) []Part {
	var wide, thin, core []float64
	for p := range slices.Chunk(places, 2) {
		wide, thin, core = append(wide, p[0], p[1], 13), append(thin, p[0], p[1], 8), append(core, p[0], p[1], 3)
	}
	return slices.Concat(brush.At{}.Inked(wide...), brush.At{}.Flat(0xffb61a, thin...), brush.At{}.Flat(0xfffbd8, core...))
}

// equipmentLoop returns a part of the loop around a place, from one angle to another.
func equipmentLoop(x, y, from, to float64) []Part {
	var places []float64
	for i := range 15 {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/14)
		places = append(places, x+72*cos, y+38*sin-13*cos)
	}
	return equipmentRope(places...)
}

// equipmentForks returns the bolts that leap from a loop around a place.
func equipmentForks(x, y float64) []Part {
	var parts []Part
	for _, turn := range [...]float64{-2.3, -1.75, -1.2, -0.6, -0.1, 0.5, 1.1, 1.75} {
		sin, cos := math.Sincos(turn)
		at := brush.At{X: x + 69*cos, Y: y + 36*sin - 13*cos, K: 1, Turn: math.Atan2(sin*1.2, cos)}
		parts = slices.Concat(parts, brush.Joined(at.Solid(0xffd21a, 0, 0, 12, 18, -8, 9), at.Solid(0xffd21a, 14, -10, 9, 22, 6, 9), at.Solid(0xffd21a, 18, 3, 9, 44, -4, 0.5)))
	}
	return parts
}

// equipmentCard returns a card.
func equipmentCard(at brush.At) []Part {
	return slices.Concat(at.Solid(0xf6efe0, 0, -38, 54, 0, 38, 54), at.Flat(0x3f6fd8, 0, -32, 44, 0, 4, 44), at.Flat(0x8a94a8, -18, 14, 3, 18, 14, 3), at.Flat(0x8a94a8, -18, 22, 3, 12, 22, 3),
		at.Ball(0xfff0c0, 0, -14, 11), at.Dot(0x3f6fd8, 0, -14, 5))
}

var magicBracersArt = Scene{Place: Temple, Seed: 17, Accent: 0xffe9a0, Under: Rays, Effect: Ricochet,
	Subject: Object{Thing: Orb, C: 0xffe9a0, Y: -6, K: 0.8},
	Extra: brush.Front(
		equipmentForearm(brush.At{X: -36, Y: 4, K: 0.84, Turn: -2.2}, 1), equipmentForearm(brush.At{X: 36, Y: 4, K: 0.84, Turn: -0.94}, -1))}

// equipmentForearm returns an arm that points to the right and wears a bracer. way is the side of the
// thumb.
func equipmentForearm(at brush.At, way float64) []Part {
	const skin = 0xe0a878
	return slices.Concat(
		at.Solid(skin, -130, 0, 46, -70, 0, 48, -20, 0, 44, 30, 0, 34, 56, 0, 30),
		at.Solid(skin, 58, 0, 36, 68, 0, 42, 84, 0, 42, 94, 0, 34), at.Inked(94, -9, 2, 80, -8, 2), at.Inked(95, 0, 2, 80, 1, 2), at.Inked(94, 9, 2, 80, 9, 2),
		at.Solid(skin, 62, way*16, 12, 76, way*22, 13, 88, way*16, 10),
		at.Solid(0xd8e2ee, -28, 0, 55, 0, 0, 52, 46, 0, 42), at.Flat(Paper, -22, -16, 2, 4, -16, 7, 42, -12, 2), at.Flat(0x6f80a0, -26, 17, 12, 4, 16, 11, 44, 13, 9),
		at.Solid(0xf0b429, -32, 0, 62, -24, 0, 60), at.Solid(0xf0b429, 40, 0, 48, 48, 0, 46), at.Solid(0xf0b429, -10, -25, 5, 8, 0, 7, -10, 25, 5), at.Solid(0xf0b429, 26, -20, 5, 12, 0, 7, 26, 20, 5),
		at.Ball(0xf0b429, 9, 0, 14), at.Ball(0xe8303c, 9, 0, 9), at.Dot(Paper, 6, -3, 2.6))
}

var reachScarabArt = Scene{Place: Space, Seed: 17, Accent: 0x8fd8ff, Under: Halo, Effect: Bolts,
	Subject: Object{Thing: Orb, C: 0x5ab8ff, Y: 2, K: 1.2},
	Extra:   brush.Front(equipmentScarab(brush.At{X: -4, Y: 2, K: 0.74, Turn: 1.2}))}

// equipmentScarab returns a scarab, seen from above.
func equipmentScarab(at brush.At) []Part {
	const shell, edge, light = 0x2f7ae8, 0x1f4aa8, 0x9ff0ff
	var parts []Part
	for _, s := range [...]float64{-1, 1} {
		parts = slices.Concat(parts,
			at.Solid(edge, s*28, -28, 11, s*62, -44, 10, s*74, -72, 8, s*64, -90, 1), at.Solid(edge, s*36, 2, 11, s*78, -8, 10, s*106, -28, 7, s*118, -22, 1),
			at.Solid(edge, s*34, 30, 11, s*72, 36, 10, s*98, 62, 8, s*92, 88, 1),
			at.Ball(light, s*62, -44, 4.4), at.Ball(light, s*78, -8, 4.4), at.Ball(light, s*72, 36, 4.4),
			at.Solid(shell, s*8, -66, 9, s*22, -80, 9, s*16, -96, 1))
	}
	parts = slices.Concat(parts,
		at.Solid(edge, 0, -76, 16, 0, -68, 36, 0, -56, 44, 0, -46, 36), at.Ball(0xffd23f, -13, -66, 6), at.Ball(0xffd23f, 13, -66, 6),
		at.Solid(shell, 0, -54, 50, 0, -42, 76, 0, -28, 86, 0, -16, 80), at.Flat(light, -30, -42, 1, -14, -36, 4, 0, -30, 5, 14, -36, 4, 30, -42, 1),
		at.Solid(shell, 0, -16, 84, 0, 0, 94, 0, 24, 94, 0, 48, 78, 0, 68, 44, 0, 78, 8))
	for _, s := range [...]float64{-1, 1} {
		parts = slices.Concat(parts,
			at.Flat(light, s*14, -6, 2, s*30, 6, 4, s*34, 26, 4, s*22, 50, 1), at.Flat(light, s*10, 14, 1, s*18, 26, 3, s*12, 46, 1))
	}
	return slices.Concat(parts, at.Inked(0, -16, 4, 0, 76, 2), at.Flat(Paper, -38, -6, 1, -44, 12, 5, -40, 34, 1), at.Ball(0x0f2f6a, 0, -2, 13), at.Ball(light, 0, -2, 9), at.Dot(Paper, -2, -5, 3.4))
}

var silentArmorArt = Scene{Place: Hall, Seed: 17, Accent: 0xff9a8a, Effect: Embers,
	Subject: brush.Flat(0x5a1420, brush.To(0, -20, 60), brush.To(0, 60, 60)).What,
	Extra:   brush.Front(equipmentArmor(brush.At{Y: 10, K: 0.86}))}

// equipmentArmor returns an empty suit of armor, seen from the chest up, with feelers of its own.
func equipmentArmor(at brush.At) []Part {
	const red, dark, gold = 0xd0303a, 0x6a1624, 0xf2c24a
	var parts []Part
	for _, s := range [...]float64{-1, 1} {
		parts = slices.Concat(parts,
			at.Solid(dark, s*30, 70, 16, s*74, 60, 12, s*100, 36, 9, s*92, 8, 7, s*112, -14, 1), at.Solid(dark, s*30, 40, 14, s*70, 24, 10, s*84, -6, 8, s*112, -44, 5, s*104, -66, 1),
			at.Solid(dark, s*46, -24, 14, s*66, -52, 10, s*60, -78, 6, s*74, -96, 1))
	}
	parts = slices.Concat(parts,
		at.Inked(0, -44, 30, 0, -20, 36), at.Solid(dark, 0, -40, 24, 0, -16, 34),
		at.Solid(red, 0, -26, 70, 0, -14, 108, 0, 8, 112, 0, 30, 96, 0, 52, 76, 0, 96, 84),
		at.Inked(0, -30, 44, 0, -20, 30, 0, -12, 4), at.Flat(0x1a0a14, 0, -30, 38, 0, -22, 26, 0, -15, 2),
		at.Solid(gold, -26, -28, 6, -14, -14, 7, 0, -6, 8, 14, -14, 7, 26, -28, 6),
		at.Inked(0, 2, 3, 0, 92, 3), at.Inked(-46, 26, 1, -24, 36, 3, 0, 34, 3, 24, 36, 3, 46, 26, 1), at.Inked(-34, 54, 1, 0, 60, 3, 34, 54, 1), at.Inked(-34, 76, 1, 0, 82, 3, 34, 76, 1),
		at.Flat(0xff9a90, -44, -6, 1, -34, 12, 7, -22, 24, 1), at.Flat(0xff9a90, 8, -2, 1, 14, 12, 5, 12, 26, 1),
		at.Ball(gold, 0, 14, 11), at.Ball(0x8fd8ff, 0, 14, 7), at.Dot(Paper, -2, 12, 2))
	for _, s := range [...]float64{-1, 1} {
		parts = slices.Concat(parts,
			at.Solid(dark, s*70, 10, 34, s*80, 44, 26, s*84, 60, 24), at.Solid(red, s*80, 40, 34, s*88, 70, 32, s*92, 100, 26), at.Solid(gold, s*78, 38, 34, s*80, 44, 34),
			at.Solid(red, s*74, 12, 46, s*66, -6, 50, s*56, -24, 36, s*46, -34, 10), at.Solid(gold, s*78, 22, 50, s*76, 14, 52), at.Flat(0xff9a90, s*66-10, -16, 1, s*70-10, -4, 6, s*76-10, 8, 1))
	}
	return slices.Concat(parts,
		at.Ball(dark, 0, -62, 24), at.Solid(red, 0, -90, 20, 0, -82, 42, 0, -68, 52, 0, -60, 52), at.Inked(-15, -54, 10, 15, -54, 10), at.Flat(0xffe14d, -15, -55, 5, -5, -53, 4), at.Flat(0xffe14d, 15, -55, 5, 5, -53, 4),
		at.Solid(gold, -27, -64, 8, 0, -70, 9, 27, -64, 8), at.Ball(0x8fd8ff, 0, -70, 6), at.Dot(Paper, -1, -72, 2))
}

var tWingArt = Scene{Place: Harbour, Seed: 17, Accent: 0xffd890, Under: Streaks, Effect: SpeedEffect, Front: Clouds,
	Subject: brush.Flat(0x8ff0ff, brush.To(-70, 30, 16), brush.To(-134, 56, 1)).What,
	Extra:   brush.Front(equipmentJet(brush.At{X: -4, Y: -6, K: 0.92, Turn: -0.3}))}

// equipmentJet returns a jet that flies to the right.
func equipmentJet(at brush.At) []Part {
	const white, orange, blue, dark = 0xf2f6fa, 0xf07a2a, 0x2f6ad8, 0x3a4660
	return slices.Concat(
		at.Flat(0xffb03a, -72, -10, 15, -96, -10, 10, -126, -10, 0.5), at.Flat(Paper, -72, -10, 7, -90, -10, 5, -108, -10, 0.5),
		at.Flat(0xffb03a, -72, 14, 17, -98, 14, 12, -134, 14, 0.5), at.Flat(Paper, -72, 14, 8, -92, 14, 6, -112, 14, 0.5),
		at.Solid(blue, 26, -14, 1, -16, -26, 22, -56, -38, 38), at.Solid(orange, -44, -42, 24, -58, -48, 24),
		at.Solid(dark, -54, -10, 18, -74, -10, 19), at.Solid(dark, -54, 14, 20, -74, 14, 21),
		at.Solid(white, -66, 2, 30, -40, 2, 46, 0, 2, 48, 40, 2, 38, 74, 4, 26, 104, 7, 10, 118, 9, 1),
		at.Flat(orange, -62, 14, 10, 0, 16, 10, 50, 15, 8, 100, 11, 1), at.Flat(dark, -30, 23, 3, 10, 24, 4, 50, 20, 1),
		at.Solid(0x5ad0f8, 30, -9, 15, 46, -8, 18, 62, -3, 14, 78, 1, 1), at.Flat(Paper, 36, -13, 1, 48, -13, 4, 60, -8, 0.5), at.Inked(50, -14, 2, 54, 4, 2),
		at.Solid(blue, 34, 16, 1, -14, 32, 26, -58, 47, 52), at.Solid(orange, -38, 56, 22, -62, 66, 30), at.Flat(0x9ac0ff, 20, 18, 1, -18, 26, 4, -54, 36, 1),
		at.Solid(blue, -46, -14, 22, -66, -32, 16, -82, -48, 8, -86, -52, 1), at.Solid(orange, -68, -36, 14, -82, -48, 8, -86, -52, 1))
}
