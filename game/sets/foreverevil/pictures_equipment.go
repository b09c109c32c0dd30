package foreverevil

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Equipment. Their background is gray, and the item has the color.

var broadswordArt = Scene{Place: Arena, Seed: 5, Accent: 0xffe0a0, Effect: Sparks,
	Subject: Object{Thing: Orb, C: 0xffe8b0, X: -16, Y: 6, K: 0.6},
	Extra: brush.Front(
		equipmentCard(brush.At{X: -4, Y: -36, K: 1, Turn: -0.3}, 0x4a7ac8),
		equipmentCard(brush.At{X: 2, Y: 44, K: 1, Turn: 2.75}, 0x4a7ac8),
		equipmentSword(brush.At{X: 2, Y: 2, K: 0.98, Turn: 2.78}))}

// equipmentSword returns a broad sword that points to the right of its place.
func equipmentSword(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x8a2f2a, -66, 0, 11, -96, 0, 11), at.Inked(-74, -6, 2, -72, 6, 2), at.Inked(-82, -6, 2, -80, 6, 2), at.Inked(-90, -6, 2, -88, 6, 2),
		at.Ball(0xe8b03a, -103, 0, 9),
		at.Solid(0xdfe8f0, -58, 0, 25, 50, 0, 22, 78, 0, 18, 106, 0, 0.5),
		at.Flat(0x8fa2b4, -58, 6.5, 11, 50, 5.8, 9.6, 78, 4.6, 7.6, 102, 0.5, 0.5),
		at.Flat(0x5a6a7c, -58, 0, 5, 40, 0, 4, 62, 0, 0.5), at.Flat(Paper, -56, -8.5, 2, 52, -7.6, 2, 76, -5.6, 1.4),
		at.Solid(0xe8b03a, -62, -38, 8, -60, 0, 14, -62, 38, 8), at.Ball(0xd0402f, -61, 0, 5))
}

// equipmentCard returns the upper half of a card that was cut in two.
func equipmentCard(at brush.At, c Colour) []Part {
	return slices.Concat(at.Solid(0xf6efe0, 0, -18, 52, 0, 18, 52), at.Flat(c, 0, -12, 42, 0, 17.6, 42), at.Flat(0xf2c23a, 0, -4, 0.5, 0, 5, 16, 0, 17, 27))
}

var coldGunArt = Scene{Place: Arctic, Seed: 7, Accent: 0x9fe8ff, Effect: Snow,
	Subject: Object{Thing: Orb, C: 0xd8f6ff, X: 56, Y: -10, K: 0.8},
	Extra: brush.Front(
		brush.At{}.Flat(0xbfeeff, 24, -16, 12, 60, -14, 34, 124, -8, 76), brush.At{}.Flat(0xf2fcff, 24, -16, 5, 60, -14, 14, 124, -8, 34),
		equipmentFrozen(brush.At{X: 78, Y: 4, K: 0.92, Turn: 0.12}),
		equipmentColdGun(brush.At{X: -36, Y: -4, K: 0.92, Turn: -0.06}))}

// equipmentColdGun returns a gun that points to the right.
func equipmentColdGun(at brush.At) []Part {
	return slices.Concat(
		at.Inked(-22, 18, 5, -20, 34, 5, -6, 38, 5, 6, 26, 5, 6, 14, 5), at.Solid(0x3f4f78, -40, 6, 26, -50, 34, 24, -58, 62, 26),
		at.Inked(-58, 30, 2, -40, 34, 2), at.Inked(-61, 42, 2, -44, 46, 2),
		at.Solid(0x6f86c0, -58, -44, 11, -34, -48, 11, -8, -44, 11),
		at.Solid(0xf08a3a, -72, -12, 36, -60, -12, 44, 10, -12, 40), at.Solid(0x4a5f9a, 8, -12, 26, 56, -12, 22),
		at.Solid(0x9fe0ff, -44, -14, 21, 0, -14, 21), at.Flat(Paper, -40, -20, 2.4, -8, -20, 2.4), at.Dot(Paper, -30, -11, 2.6), at.Dot(Paper, -14, -9, 2),
		at.Solid(0xdfe8f0, 16, -12, 34, 22, -12, 34), at.Solid(0xdfe8f0, 30, -12, 32, 36, -12, 32), at.Solid(0xdfe8f0, 44, -12, 30, 50, -12, 30),
		at.Solid(0xf08a3a, 56, -12, 28, 66, -12, 38))
}

// equipmentFrozen returns a card in a block of ice.
func equipmentFrozen(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xa8e4ff, 0, -52, 40, 0, -44, 58, 0, 44, 62, 0, 54, 50),
		at.Flat(0xf6fbff, 0, -32, 36, 0, 32, 36), at.Flat(0x5a9ad8, 0, -25, 28, 0, 4, 28), at.Flat(0xd8ecfa, 0, 10, 28, 0, 13, 28), at.Flat(0xd8ecfa, 0, 18, 28, 0, 21, 28),
		at.Flat(0xd8f4ff, -22, -40, 2, -24, -14, 7, -23, 30, 1), at.Flat(0xd8f4ff, 10, -42, 1, 2, -14, 6, -12, 26, 1))
}

var cosmicStaffArt = Scene{Place: Space, Seed: 8, Accent: 0x9fdcff, Under: Halo, Effect: Sparks,
	Subject: Object{Thing: Orb, C: 0xc8ecff, X: 46, Y: -26, K: 1.1},
	Extra:   brush.Front(equipmentStaff(brush.At{X: 46, Y: -26, K: 1, Turn: -0.52}))}

// equipmentStaff returns a staff with its light at its place.
func equipmentStaff(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xb86a2a, -170, 0, 11, -40, 0, 11), at.Solid(0xf2c23a, -128, 0, 17, -118, 0, 17), at.Solid(0xf2c23a, -84, 0, 17, -74, 0, 17),
		at.Solid(0xf2c23a, -46, 0, 14, -38, 0, 24, -30, 0, 14),
		at.Solid(0xf2c23a, -34, 2, 10, -24, 22, 11, -2, 31, 11, 24, 27, 8, 42, 12, 1), at.Solid(0xf2c23a, -34, -2, 10, -24, -22, 11, -2, -31, 11, 24, -27, 8, 42, -12, 1),
		at.Ball(0x8ff0ff, 2, 0, 17), at.Dot(Paper, 0, 0, 9))
}

var firestormMatrixArt = Scene{Place: Lab, Seed: 6, Accent: 0xffd23f, Under: Halo, Effect: Embers,
	Subject: Object{Thing: Orb, C: 0xffb03a, Y: 2, K: 1.1},
	Extra: brush.Front(
		equipmentFlames(brush.At{Y: 8, K: 1}),
		equipmentOrbit(0, 12, 98, 24, 0.34, 3.5), equipmentOrbit(0, 12, 98, 24, -0.34, -0.5),
		brush.At{}.Ball(0xe03a2e, -14, 20, 17), brush.At{}.Ball(0x3f8ad8, 15, 20, 17), brush.At{}.Ball(0xe03a2e, 12, -4, 17),
		brush.At{}.Ball(0x3f8ad8, -13, -6, 17), brush.At{}.Ball(0xe03a2e, 0, 10, 17))}

// equipmentFlames returns a fire that burns upward.
func equipmentFlames(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xe8502a, -30, 44, 34, -58, 12, 30, -62, -18, 18, -52, -44, 1), at.Solid(0xe8502a, 30, 44, 34, 58, 12, 30, 64, -20, 18, 80, -48, 1),
		at.Solid(0xe8502a, -20, 20, 34, -36, -16, 26, -34, -46, 13, -22, -70, 1), at.Solid(0xe8502a, 20, 20, 34, 36, -16, 26, 34, -44, 13, 46, -66, 1),
		at.Solid(0xf2702a, 0, 66, 50, 0, 44, 96, 0, 14, 100, -2, -18, 70, -6, -48, 30, 6, -84, 1),
		at.Flat(0xffb03a, 0, 60, 40, 0, 42, 74, 0, 14, 76, -1, -14, 50, -3, -38, 20, 4, -64, 0.5),
		at.Flat(0xfff0a0, 0, 52, 40, 0, 16, 58, 0, -14, 34, 2, -44, 0.5))
}

// equipmentOrbit returns an orbit around a place, and the electron on it.
func equipmentOrbit(x, y, a, b, turn, where float64) []Part {
	ring := brush.Ring(x, y, a, b, turn, 3)
	sin, cos := math.Sincos(turn)
	up, along := math.Sincos(where)
	along, up = along*a, up*b
	return slices.Concat([]Part{brush.Inked(brush.Around(ring)...), brush.Flat(0xc8f4ff, ring...)},
		brush.Ball(0x5ad0ff, x+along*cos-up*sin, y+along*sin+up*cos, 8))
}

var malletArt = Scene{Place: Stage, Seed: 5, Accent: 0xff9ac0, Under: BoomUnder, Effect: CardsEffect,
	Subject: Object{Thing: Orb, C: 0xffe0f0, X: -8, Y: -6, K: 0.6},
	Extra:   brush.Front(equipmentMallet(brush.At{X: -8, Y: -14, K: 1, Turn: 0.42}))}

// equipmentMallet returns a mallet with its head at its place, and its handle below it.
func equipmentMallet(at brush.At) []Part {
	diamond := func(x, k float64, c Colour) []Part { return at.Flat(c, x, -24*k, 0.5, x, 0, 22*k, x, 24*k, 0.5) }
	return slices.Concat(
		at.Solid(0xd89a4a, 0, 20, 13, 0, 110, 11), at.Solid(0x2f2a3a, 0, 74, 15, 0, 100, 15),
		at.Solid(0xd83a4a, -52, 0, 62, -30, 0, 68, 30, 0, 68, 52, 0, 62), at.Flat(0x2f2a3a, 0.5, 0, 67.5, 30, 0, 67.5, 49.5, 0, 62.5),
		diamond(-18, 1, 0x2f2a3a), diamond(18, 1, 0xd83a4a),
		at.Solid(0xf2c86a, -66, 0, 66, -52, 0, 72), at.Solid(0xf2c86a, 52, 0, 72, 66, 0, 66))
}

var manBatSerumArt = Scene{Place: Cave, Seed: 7, Accent: 0xa8ff5a, Under: Glare, Effect: Bubbles,
	Subject: Figure{Pose: Loom, Y: 8, K: 0.86, Light: LightBelow, Build: HulkBuild, Skin: Fur, Suit: 0x7a5a40, Trim: 0x7a5a40, Grows: BatWings, GrowsC: 0x6a4636,
		Head: Head{Face: WolfHead, Shell: 0x7a5a40, Plate: 0xb08a60, Glow: 0xffd23f}, HeadSize: 1.5},
	Extra: brush.Front(equipmentFlask(brush.At{Y: 38, K: 0.84}))}

// equipmentFlask returns a flask of serum.
func equipmentFlask(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xd0b088, 0, -62, 18, 0, -48, 15),
		at.Solid(0xdff4f4, 0, -48, 24, 0, -20, 22, 0, -6, 34, 0, 30, 78, 0, 50, 88, 0, 58, 84),
		at.Flat(0x5fd83a, 0, 6, 44, 0, 30, 70, 0, 50, 80, 0, 56, 78), at.Flat(0xb8ff7a, 0, 4, 38, 0, 8, 46),
		at.Dot(0xd8ffb0, -14, 26, 4), at.Dot(0xd8ffb0, 12, 36, 5), at.Dot(0xd8ffb0, -2, 46, 3), at.Dot(0xd8ffb0, 22, 48, 3),
		at.Flat(Paper, -8, -40, 1, -8, -18, 3, -16, 4, 3, -30, 40, 1),
		at.Solid(0xdff4f4, 0, -50, 32, 0, -44, 32))
}

var pandorasBoxArt = Scene{Place: Temple, Seed: 9, Accent: 0xe08aff, Under: Shafts, Effect: CardsEffect,
	Subject: Object{Thing: Orb, C: 0xe8b0ff, Y: 2, K: 1.1},
	Extra:   brush.Front(equipmentBox(brush.At{Y: 30, K: 1}))}

// equipmentBox returns an open box that spirits leave.
func equipmentBox(at brush.At) []Part {
	spirit := func(x, y, lean float64) []Part {
		return slices.Concat(
			at.Solid(0xb85ae8, 0.3*x-lean, -4, 4, 0.6*x-lean, 0.3*y, 12, 0.9*x-0.5*lean, 0.66*y, 17, x, y+16, 26, x+0.2*lean, y, 30, x+0.3*lean, y-11, 22, x+0.35*lean, y-17, 1),
			at.Inked(x-10, y-5, 1, x-6, y, 8, x-4, y+5, 1), at.Inked(x+12, y-5, 1, x+8, y, 8, x+6, y+5, 1), at.Inked(x+1, y+9, 5, x+1, y+15, 9, x+1, y+21, 3))
	}
	return slices.Concat(
		at.Solid(0x5a3a24, 0, -34, 92, 0, -6, 108), at.Flat(Ink, 0, -28, 80, 0, -4, 98), at.Flat(0xf0c0ff, 0, -20, 66, 0, -4, 92),
		spirit(-62, -66, 12), spirit(62, -66, -12), spirit(0, -84, 6),
		at.Solid(0x8a4f2a, 0, -4, 116, 0, 44, 100),
		at.Solid(0xf2b83a, 0, -8, 124, 0, 4, 122), at.Solid(0xf2b83a, 0, 40, 106, 0, 50, 104),
		at.Solid(0xf2b83a, -34, 4, 12, -31, 42, 12), at.Solid(0xf2b83a, 34, 4, 12, 31, 42, 12), at.Ball(0xf2b83a, 0, 20, 13), at.Inked(0, 15, 7, 0, 20, 5, 0, 28, 5))
}

var powerArmorArt = Scene{Place: Hall, Seed: 8, Accent: 0xa8ff8a, Under: Halo,
	Subject: Object{Thing: Orb, C: 0xa8ff8a, Y: 10, K: 0.9},
	Extra:   brush.Front(equipmentArmor(brush.At{Y: 16, K: 0.92}))}

// equipmentArmor returns the upper part of a suit of armor.
func equipmentArmor(at brush.At) []Part {
	const plate, under, trim = 0x8a5ac8, 0x3a3150, 0xf0e0b0
	side := func(m float64) []Part {
		return slices.Concat(
			at.Solid(under, m*74, 10, 26, m*78, 60, 24), at.Solid(plate, m*79, 42, 34, m*78, 92, 38), at.Solid(trim, m*80, 40, 38, m*80, 46, 38),
			at.Solid(plate, m*68, -46, 30, m*69, -34, 56, m*71, -16, 66, m*73, 6, 58, m*74, 20, 40), at.Solid(trim, m*74, 17, 50, m*74, 24, 46),
			at.Flat(0xd8b8ff, m*56, -38, 2, m*50, -20, 7, m*50, 0, 1))
	}
	return slices.Concat(
		at.Solid(under, 0, 34, 74, 0, 90, 70),
		at.Solid(plate, 0, 50, 64, 0, 62, 60), at.Solid(plate, 0, 72, 62, 0, 92, 66),
		at.Solid(plate, 0, -40, 80, 0, -28, 116, 0, 6, 112, 0, 32, 84, 0, 46, 60), at.Inked(0, -34, 3, 0, 42, 3), at.Inked(-48, 20, 2, -22, 30, 4, 0, 30, 4),
		at.Inked(48, 20, 2, 22, 30, 4, 0, 30, 4),
		side(-1), side(1),
		at.Ball(trim, 0, 2, 18), at.Dot(0x1a2420, 0, 2, 14), at.Dot(0x9fff6a, 0, 2, 11), at.Dot(Paper, -2, 0, 5),
		at.Solid(under, 0, -46, 44, 0, -34, 56),
		at.Solid(plate, 0, -88, 24, 0, -80, 42, 0, -60, 46, 0, -46, 38, 0, -38, 22), at.Solid(trim, 0, -92, 8, 0, -70, 10),
		at.Inked(-20, -65, 8, 0, -62, 13, 20, -65, 8), at.Flat(0xb8ff7a, -17, -65, 5, -4, -62, 7), at.Flat(0xb8ff7a, 4, -62, 7, 17, -65, 5),
		at.Inked(-7, -50, 2, -6, -40, 2), at.Inked(0, -50, 2, 0, -40, 2), at.Inked(7, -50, 2, 6, -40, 2))
}

var secretSocietyCommunicatorArt = Scene{Place: Alley, Seed: 8, Accent: 0xff8a6a, Dusk: 0.8, Effect: Rings,
	Subject: Object{Thing: Orb, C: 0xff9a7a, Y: 4, K: 0.8},
	Extra:   brush.Front(equipmentCommunicator(brush.At{X: 0, Y: 10, K: 0.96, Turn: 0.08}))}

// equipmentCommunicator returns a small radio with somebody on its screen.
func equipmentCommunicator(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x9aa4b4, 30, -50, 5, 34, -82, 4), at.Ball(0xff5a3a, 34, -84, 6),
		at.Solid(0x4a4f86, 0, -62, 70, 0, -52, 92, 0, 56, 88, 0, 68, 66), at.Flat(0x9aa0d8, -41, -46, 1, -41.5, -20, 3, -40, 40, 1),
		at.Ball(0xd8b04a, 0, -10, 41), at.Dot(0x1a1420, 0, -10, 36), at.Dot(0xffb08a, 0, -10, 33),
		at.Solid(0x8a2430, 0, -34, 2, 0, -28, 22, 0, -10, 34, 0, 4, 36, 0, 12, 46, 0, 19, 40), at.Inked(0, -25, 2, 0, -18, 18, 0, -6, 23, 0, 4, 18, 0, 9, 2),
		at.Flat(0xffe14d, -8, -9, 5, -3, -7, 1), at.Flat(0xffe14d, 8, -9, 5, 3, -7, 1),
		at.Solid(0xd8b04a, -28, 48, 13, -14, 48, 13), at.Solid(0xd8b04a, -6, 48, 13, 6, 48, 13), at.Solid(0xe0402f, 14, 48, 13, 28, 48, 13))
}

var sledgehammerArt = Scene{Place: Bank, Seed: 6, Accent: 0xffd890, Effect: Shards, Front: Rubble,
	Subject: Object{Thing: Orb, C: 0xffe8b0, X: -36, Y: 44, K: 0.6},
	Extra:   brush.Front(brush.Burst(0xfff0c0, -28, 40, 66), equipmentSledge(brush.At{X: -44, Y: -14, K: 0.98, Turn: 1.22}))}

// equipmentSledge returns a sledgehammer with its head at its place, and its handle above it.
func equipmentSledge(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xc8803a, 0, -150, 13, 0, 10, 11), at.Solid(0x8a2f2a, 0, -140, 16, 0, -96, 15),
		at.Solid(0x6a7890, -48, 0, 50, -36, 0, 50, -24, 0, 38, 24, 0, 38, 36, 0, 50, 48, 0, 50), at.Flat(0xdfe8f0, -46, -19, 3, -34, -19, 3),
		at.Flat(0xdfe8f0, -22, -14, 2, 22, -14, 2), at.Flat(0xdfe8f0, 36, -19, 3, 46, -19, 3),
		at.Solid(0xe8b03a, 0, -23, 20, 0, 23, 20))
}

var venomInjectorArt = Scene{Place: Prison, Seed: 6, Accent: 0xb8ff5a, Effect: Drips,
	Subject: Object{Thing: Orb, C: 0xb8ff5a, X: -10, Y: 0, K: 0.9},
	Extra:   brush.Front(equipmentInjector(brush.At{X: -2, Y: 0, K: 0.94, Turn: 0.4}))}

// equipmentInjector returns an injector that points to the right, and the hose behind it.
func equipmentInjector(at brush.At) []Part {
	hose := []float64{-66, 0, 15, -88, -2, 15, -104, 16, 15, -96, 42, 15, -70, 56, 15, -40, 60, 15, -14, 78, 15, -8, 110, 15}
	var rings []Part
	for _, p := range [...][3]float64{
		{-80, -2.5, 0.1}, {-94, 1, 0.6}, {-103, 14, 1.4}, {-102, 30, 1.9}, {-92, 45, 2.5}, {-76, 54, 2.8},
		{-58, 58, 3.1}, {-40, 60.5, 3.3}, {-26, 68, 3.9}, {-14, 78, 4.2},
	} {
		sin, cos := math.Sincos(p[2] + math.Pi/2)
		rings = append(rings, at.Inked(p[0]-7*cos, p[1]-7*sin, 2, p[0]+7*cos, p[1]+7*sin, 2)...)
	}
	return slices.Concat(
		at.Solid(0xe88a2a, hose...), rings,
		at.Solid(0xe8eef4, 56, 0, 6, 108, 0, 1), at.Solid(0x8a94a4, 50, 0, 24, 66, 0, 10),
		at.Solid(0xdff4f4, -50, 0, 50, 46, 0, 50), at.Flat(0x5fd83a, -46, 3, 42, 42, 3, 42), at.Flat(0xa8ff6a, -46, -14, 8, 42, -14, 8), at.Flat(Paper, -46, -19, 3, 30, -19, 3),
		at.Dot(0xd8ffb0, -30, 2, 4), at.Dot(0xd8ffb0, -12, 10, 5), at.Dot(0xd8ffb0, 14, 0, 3), at.Dot(0xd8ffb0, 28, 9, 4),
		at.Solid(0x9a3a34, -16, 0, 58, -8, 0, 58), at.Solid(0x9a3a34, 8, 0, 58, 16, 0, 58),
		at.Solid(0xd8a03a, -66, 0, 40, -58, 0, 62, -48, 0, 62), at.Solid(0xd8a03a, 44, 0, 60, 54, 0, 52),
		at.Ball(0x8fff4a, 112, 8, 4))
}
