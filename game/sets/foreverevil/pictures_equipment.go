package foreverevil

import (
	"math"
	"slices"

	. "lineup/game/picture"
)

// The pictures of the Equipment. Their background is gray, and the item has the color.

var broadswordArt = Scene{Place: Arena, Seed: 5, Accent: 0xffe0a0, Effect: Sparks,
	Subject: Object{Thing: Orb, C: 0xffe8b0, X: -16, Y: 6, K: 0.6},
	Extra: equipmentInFront(
		equipmentCard(equipmentAt{X: -4, Y: -36, K: 1, Turn: -0.3}, 0x4a7ac8),
		equipmentCard(equipmentAt{X: 2, Y: 44, K: 1, Turn: 2.75}, 0x4a7ac8),
		equipmentSword(equipmentAt{X: 2, Y: 2, K: 0.98, Turn: 2.78}))}

// equipmentSword returns a broad sword that points to the right of its place.
func equipmentSword(at equipmentAt) []Part {
	return slices.Concat(
		at.solid(0x8a2f2a, -66, 0, 11, -96, 0, 11), at.inked(-74, -6, 2, -72, 6, 2), at.inked(-82, -6, 2, -80, 6, 2), at.inked(-90, -6, 2, -88, 6, 2),
		at.ball(0xe8b03a, -103, 0, 9),
		at.solid(0xdfe8f0, -58, 0, 25, 50, 0, 22, 78, 0, 18, 106, 0, 0.5),
		at.flat(0x8fa2b4, -58, 6.5, 11, 50, 5.8, 9.6, 78, 4.6, 7.6, 102, 0.5, 0.5),
		at.flat(0x5a6a7c, -58, 0, 5, 40, 0, 4, 62, 0, 0.5), at.flat(Paper, -56, -8.5, 2, 52, -7.6, 2, 76, -5.6, 1.4),
		at.solid(0xe8b03a, -62, -38, 8, -60, 0, 14, -62, 38, 8), at.ball(0xd0402f, -61, 0, 5))
}

// equipmentCard returns the upper half of a card that was cut in two.
func equipmentCard(at equipmentAt, c Colour) []Part {
	return slices.Concat(at.solid(0xf6efe0, 0, -18, 52, 0, 18, 52), at.flat(c, 0, -12, 42, 0, 17.6, 42), at.flat(0xf2c23a, 0, -4, 0.5, 0, 5, 16, 0, 17, 27))
}

var coldGunArt = Scene{Place: Arctic, Seed: 7, Accent: 0x9fe8ff, Effect: Snow,
	Subject: Object{Thing: Orb, C: 0xd8f6ff, X: 56, Y: -10, K: 0.8},
	Extra: equipmentInFront(
		equipmentHere.flat(0xbfeeff, 24, -16, 12, 60, -14, 34, 124, -8, 76), equipmentHere.flat(0xf2fcff, 24, -16, 5, 60, -14, 14, 124, -8, 34),
		equipmentFrozen(equipmentAt{X: 78, Y: 4, K: 0.92, Turn: 0.12}),
		equipmentColdGun(equipmentAt{X: -36, Y: -4, K: 0.92, Turn: -0.06}))}

// equipmentColdGun returns a gun that points to the right.
func equipmentColdGun(at equipmentAt) []Part {
	return slices.Concat(
		at.inked(-22, 18, 5, -20, 34, 5, -6, 38, 5, 6, 26, 5, 6, 14, 5), at.solid(0x3f4f78, -40, 6, 26, -50, 34, 24, -58, 62, 26),
		at.inked(-58, 30, 2, -40, 34, 2), at.inked(-61, 42, 2, -44, 46, 2),
		at.solid(0x6f86c0, -58, -44, 11, -34, -48, 11, -8, -44, 11),
		at.solid(0xf08a3a, -72, -12, 36, -60, -12, 44, 10, -12, 40), at.solid(0x4a5f9a, 8, -12, 26, 56, -12, 22),
		at.solid(0x9fe0ff, -44, -14, 21, 0, -14, 21), at.flat(Paper, -40, -20, 2.4, -8, -20, 2.4), at.disc(Paper, -30, -11, 2.6), at.disc(Paper, -14, -9, 2),
		at.solid(0xdfe8f0, 16, -12, 34, 22, -12, 34), at.solid(0xdfe8f0, 30, -12, 32, 36, -12, 32), at.solid(0xdfe8f0, 44, -12, 30, 50, -12, 30),
		at.solid(0xf08a3a, 56, -12, 28, 66, -12, 38))
}

// equipmentFrozen returns a card in a block of ice.
func equipmentFrozen(at equipmentAt) []Part {
	return slices.Concat(
		at.solid(0xa8e4ff, 0, -52, 40, 0, -44, 58, 0, 44, 62, 0, 54, 50),
		at.flat(0xf6fbff, 0, -32, 36, 0, 32, 36), at.flat(0x5a9ad8, 0, -25, 28, 0, 4, 28), at.flat(0xd8ecfa, 0, 10, 28, 0, 13, 28), at.flat(0xd8ecfa, 0, 18, 28, 0, 21, 28),
		at.flat(0xd8f4ff, -22, -40, 2, -24, -14, 7, -23, 30, 1), at.flat(0xd8f4ff, 10, -42, 1, 2, -14, 6, -12, 26, 1))
}

var cosmicStaffArt = Scene{Place: Space, Seed: 8, Accent: 0x9fdcff, Under: Halo, Effect: Sparks,
	Subject: Object{Thing: Orb, C: 0xc8ecff, X: 46, Y: -26, K: 1.1},
	Extra:   equipmentInFront(equipmentStaff(equipmentAt{X: 46, Y: -26, K: 1, Turn: -0.52}))}

// equipmentStaff returns a staff with its light at its place.
func equipmentStaff(at equipmentAt) []Part {
	return slices.Concat(
		at.solid(0xb86a2a, -170, 0, 11, -40, 0, 11), at.solid(0xf2c23a, -128, 0, 17, -118, 0, 17), at.solid(0xf2c23a, -84, 0, 17, -74, 0, 17),
		at.solid(0xf2c23a, -46, 0, 14, -38, 0, 24, -30, 0, 14),
		at.solid(0xf2c23a, -34, 2, 10, -24, 22, 11, -2, 31, 11, 24, 27, 8, 42, 12, 1), at.solid(0xf2c23a, -34, -2, 10, -24, -22, 11, -2, -31, 11, 24, -27, 8, 42, -12, 1),
		at.ball(0x8ff0ff, 2, 0, 17), at.disc(Paper, 0, 0, 9))
}

var firestormMatrixArt = Scene{Place: Lab, Seed: 6, Accent: 0xffd23f, Under: Halo, Effect: Embers,
	Subject: Object{Thing: Orb, C: 0xffb03a, Y: 2, K: 1.1},
	Extra: equipmentInFront(
		equipmentFlames(equipmentAt{Y: 8, K: 1}),
		equipmentOrbit(0, 12, 98, 24, 0.34, 3.5), equipmentOrbit(0, 12, 98, 24, -0.34, -0.5),
		equipmentHere.ball(0xe03a2e, -14, 20, 17), equipmentHere.ball(0x3f8ad8, 15, 20, 17), equipmentHere.ball(0xe03a2e, 12, -4, 17),
		equipmentHere.ball(0x3f8ad8, -13, -6, 17), equipmentHere.ball(0xe03a2e, 0, 10, 17))}

// equipmentFlames returns a fire that burns upward.
func equipmentFlames(at equipmentAt) []Part {
	return slices.Concat(
		at.solid(0xe8502a, -30, 44, 34, -58, 12, 30, -62, -18, 18, -52, -44, 1), at.solid(0xe8502a, 30, 44, 34, 58, 12, 30, 64, -20, 18, 80, -48, 1),
		at.solid(0xe8502a, -20, 20, 34, -36, -16, 26, -34, -46, 13, -22, -70, 1), at.solid(0xe8502a, 20, 20, 34, 36, -16, 26, 34, -44, 13, 46, -66, 1),
		at.solid(0xf2702a, 0, 66, 50, 0, 44, 96, 0, 14, 100, -2, -18, 70, -6, -48, 30, 6, -84, 1),
		at.flat(0xffb03a, 0, 60, 40, 0, 42, 74, 0, 14, 76, -1, -14, 50, -3, -38, 20, 4, -64, 0.5),
		at.flat(0xfff0a0, 0, 52, 40, 0, 16, 58, 0, -14, 34, 2, -44, 0.5))
}

// equipmentOrbit returns an orbit around a place, and the electron on it.
func equipmentOrbit(x, y, a, b, turn, where float64) []Part {
	ring := equipmentEllipse(x, y, a, b, turn, 3)
	sin, cos := math.Sincos(turn)
	up, along := math.Sincos(where)
	along, up = along*a, up*b
	return slices.Concat([]Part{equipmentInk(equipmentAround(equipmentHere.stroke(ring)))}, equipmentHere.flat(0xc8f4ff, ring...),
		equipmentHere.ball(0x5ad0ff, x+along*cos-up*sin, y+along*sin+up*cos, 8))
}

var malletArt = Scene{Place: Stage, Seed: 5, Accent: 0xff9ac0, Under: BoomUnder, Effect: CardsEffect,
	Subject: Object{Thing: Orb, C: 0xffe0f0, X: -8, Y: -6, K: 0.6},
	Extra:   equipmentInFront(equipmentMallet(equipmentAt{X: -8, Y: -14, K: 1, Turn: 0.42}))}

// equipmentMallet returns a mallet with its head at its place, and its handle below it.
func equipmentMallet(at equipmentAt) []Part {
	diamond := func(x, k float64, c Colour) []Part { return at.flat(c, x, -24*k, 0.5, x, 0, 22*k, x, 24*k, 0.5) }
	return slices.Concat(
		at.solid(0xd89a4a, 0, 20, 13, 0, 110, 11), at.solid(0x2f2a3a, 0, 74, 15, 0, 100, 15),
		at.solid(0xd83a4a, -52, 0, 62, -30, 0, 68, 30, 0, 68, 52, 0, 62), at.flat(0x2f2a3a, 0.5, 0, 67.5, 30, 0, 67.5, 49.5, 0, 62.5),
		diamond(-18, 1, 0x2f2a3a), diamond(18, 1, 0xd83a4a),
		at.solid(0xf2c86a, -66, 0, 66, -52, 0, 72), at.solid(0xf2c86a, 52, 0, 72, 66, 0, 66))
}

var manBatSerumArt = Scene{Place: Cave, Seed: 7, Accent: 0xa8ff5a, Under: Glare, Effect: Bubbles,
	Subject: Figure{Pose: Loom, Y: 8, K: 0.86, Light: LightBelow, Build: HulkBuild, Skin: Fur, Suit: 0x7a5a40, Trim: 0x7a5a40, Grows: BatWings, GrowsC: 0x6a4636,
		Head: Head{Face: WolfHead, Shell: 0x7a5a40, Plate: 0xb08a60, Glow: 0xffd23f}, HeadSize: 1.5},
	Extra: equipmentInFront(equipmentFlask(equipmentAt{Y: 38, K: 0.84}))}

// equipmentFlask returns a flask of serum.
func equipmentFlask(at equipmentAt) []Part {
	return slices.Concat(
		at.solid(0xd0b088, 0, -62, 18, 0, -48, 15),
		at.solid(0xdff4f4, 0, -48, 24, 0, -20, 22, 0, -6, 34, 0, 30, 78, 0, 50, 88, 0, 58, 84),
		at.flat(0x5fd83a, 0, 6, 44, 0, 30, 70, 0, 50, 80, 0, 56, 78), at.flat(0xb8ff7a, 0, 4, 38, 0, 8, 46),
		at.disc(0xd8ffb0, -14, 26, 4), at.disc(0xd8ffb0, 12, 36, 5), at.disc(0xd8ffb0, -2, 46, 3), at.disc(0xd8ffb0, 22, 48, 3),
		at.flat(Paper, -8, -40, 1, -8, -18, 3, -16, 4, 3, -30, 40, 1),
		at.solid(0xdff4f4, 0, -50, 32, 0, -44, 32))
}

var pandorasBoxArt = Scene{Place: Temple, Seed: 9, Accent: 0xe08aff, Under: Shafts, Effect: CardsEffect,
	Subject: Object{Thing: Orb, C: 0xe8b0ff, Y: 2, K: 1.1},
	Extra:   equipmentInFront(equipmentBox(equipmentAt{Y: 30, K: 1}))}

// equipmentBox returns an open box that spirits leave.
func equipmentBox(at equipmentAt) []Part {
	spirit := func(x, y, lean float64) []Part {
		return slices.Concat(
			at.solid(0xb85ae8, 0.3*x-lean, -4, 4, 0.6*x-lean, 0.3*y, 12, 0.9*x-0.5*lean, 0.66*y, 17, x, y+16, 26, x+0.2*lean, y, 30, x+0.3*lean, y-11, 22, x+0.35*lean, y-17, 1),
			at.inked(x-10, y-5, 1, x-6, y, 8, x-4, y+5, 1), at.inked(x+12, y-5, 1, x+8, y, 8, x+6, y+5, 1), at.inked(x+1, y+9, 5, x+1, y+15, 9, x+1, y+21, 3))
	}
	return slices.Concat(
		at.solid(0x5a3a24, 0, -34, 92, 0, -6, 108), at.flat(Ink, 0, -28, 80, 0, -4, 98), at.flat(0xf0c0ff, 0, -20, 66, 0, -4, 92),
		spirit(-62, -66, 12), spirit(62, -66, -12), spirit(0, -84, 6),
		at.solid(0x8a4f2a, 0, -4, 116, 0, 44, 100),
		at.solid(0xf2b83a, 0, -8, 124, 0, 4, 122), at.solid(0xf2b83a, 0, 40, 106, 0, 50, 104),
		at.solid(0xf2b83a, -34, 4, 12, -31, 42, 12), at.solid(0xf2b83a, 34, 4, 12, 31, 42, 12), at.ball(0xf2b83a, 0, 20, 13), at.inked(0, 15, 7, 0, 20, 5, 0, 28, 5))
}

var powerArmorArt = Scene{Place: Hall, Seed: 8, Accent: 0xa8ff8a, Under: Halo,
	Subject: Object{Thing: Orb, C: 0xa8ff8a, Y: 10, K: 0.9},
	Extra:   equipmentInFront(equipmentArmor(equipmentAt{Y: 16, K: 0.92}))}

// equipmentArmor returns the upper part of a suit of armor.
func equipmentArmor(at equipmentAt) []Part {
	const plate, under, trim = 0x8a5ac8, 0x3a3150, 0xf0e0b0
	side := func(m float64) []Part {
		return slices.Concat(
			at.solid(under, m*74, 10, 26, m*78, 60, 24), at.solid(plate, m*79, 42, 34, m*78, 92, 38), at.solid(trim, m*80, 40, 38, m*80, 46, 38),
			at.solid(plate, m*68, -46, 30, m*69, -34, 56, m*71, -16, 66, m*73, 6, 58, m*74, 20, 40), at.solid(trim, m*74, 17, 50, m*74, 24, 46),
			at.flat(0xd8b8ff, m*56, -38, 2, m*50, -20, 7, m*50, 0, 1))
	}
	return slices.Concat(
		at.solid(under, 0, 34, 74, 0, 90, 70),
		at.solid(plate, 0, 50, 64, 0, 62, 60), at.solid(plate, 0, 72, 62, 0, 92, 66),
		at.solid(plate, 0, -40, 80, 0, -28, 116, 0, 6, 112, 0, 32, 84, 0, 46, 60), at.inked(0, -34, 3, 0, 42, 3), at.inked(-48, 20, 2, -22, 30, 4, 0, 30, 4),
		at.inked(48, 20, 2, 22, 30, 4, 0, 30, 4),
		side(-1), side(1),
		at.ball(trim, 0, 2, 18), at.disc(0x1a2420, 0, 2, 14), at.disc(0x9fff6a, 0, 2, 11), at.disc(Paper, -2, 0, 5),
		at.solid(under, 0, -46, 44, 0, -34, 56),
		at.solid(plate, 0, -88, 24, 0, -80, 42, 0, -60, 46, 0, -46, 38, 0, -38, 22), at.solid(trim, 0, -92, 8, 0, -70, 10),
		at.inked(-20, -65, 8, 0, -62, 13, 20, -65, 8), at.flat(0xb8ff7a, -17, -65, 5, -4, -62, 7), at.flat(0xb8ff7a, 4, -62, 7, 17, -65, 5),
		at.inked(-7, -50, 2, -6, -40, 2), at.inked(0, -50, 2, 0, -40, 2), at.inked(7, -50, 2, 6, -40, 2))
}

var secretSocietyCommunicatorArt = Scene{Place: Alley, Seed: 8, Accent: 0xff8a6a, Dusk: 0.8, Effect: Rings,
	Subject: Object{Thing: Orb, C: 0xff9a7a, Y: 4, K: 0.8},
	Extra:   equipmentInFront(equipmentCommunicator(equipmentAt{X: 0, Y: 10, K: 0.96, Turn: 0.08}))}

// equipmentCommunicator returns a small radio with somebody on its screen.
func equipmentCommunicator(at equipmentAt) []Part {
	return slices.Concat(
		at.solid(0x9aa4b4, 30, -50, 5, 34, -82, 4), at.ball(0xff5a3a, 34, -84, 6),
		at.solid(0x4a4f86, 0, -62, 70, 0, -52, 92, 0, 56, 88, 0, 68, 66), at.flat(0x9aa0d8, -41, -46, 1, -41.5, -20, 3, -40, 40, 1),
		at.ball(0xd8b04a, 0, -10, 41), at.disc(0x1a1420, 0, -10, 36), at.disc(0xffb08a, 0, -10, 33),
		at.solid(0x8a2430, 0, -34, 2, 0, -28, 22, 0, -10, 34, 0, 4, 36, 0, 12, 46, 0, 19, 40), at.inked(0, -25, 2, 0, -18, 18, 0, -6, 23, 0, 4, 18, 0, 9, 2),
		at.flat(0xffe14d, -8, -9, 5, -3, -7, 1), at.flat(0xffe14d, 8, -9, 5, 3, -7, 1),
		at.solid(0xd8b04a, -28, 48, 13, -14, 48, 13), at.solid(0xd8b04a, -6, 48, 13, 6, 48, 13), at.solid(0xe0402f, 14, 48, 13, 28, 48, 13))
}

var sledgehammerArt = Scene{Place: Bank, Seed: 6, Accent: 0xffd890, Effect: Shards, Front: Rubble,
	Subject: Object{Thing: Orb, C: 0xffe8b0, X: -36, Y: 44, K: 0.6},
	Extra:   equipmentInFront(equipmentImpact(-28, 40, 66), equipmentSledge(equipmentAt{X: -44, Y: -14, K: 0.98, Turn: 1.22}))}

// equipmentImpact returns a flash around a place.
func equipmentImpact(x, y, r float64) []Part {
	const rays = 9
	var under, over []Part
	for i := range rays {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/rays + 0.2)
		far := r * (1 - 0.3*float64(i%2))
		ray := []float64{x, y, 0.7 * r, x + 0.3*far*cos, y + 0.3*far*sin, 0.5 * r, x + far*cos, y + far*sin, 0.5}
		under = append(under, equipmentInk(equipmentAround(equipmentHere.stroke(ray))))
		over = append(over, equipmentLit(0xfff0c0, 200, equipmentHere.stroke(ray)))
	}
	return append(under, over...)
}

// equipmentSledge returns a sledgehammer with its head at its place, and its handle above it.
func equipmentSledge(at equipmentAt) []Part {
	return slices.Concat(
		at.solid(0xc8803a, 0, -150, 13, 0, 10, 11), at.solid(0x8a2f2a, 0, -140, 16, 0, -96, 15),
		at.solid(0x6a7890, -48, 0, 50, -36, 0, 50, -24, 0, 38, 24, 0, 38, 36, 0, 50, 48, 0, 50), at.flat(0xdfe8f0, -46, -19, 3, -34, -19, 3),
		at.flat(0xdfe8f0, -22, -14, 2, 22, -14, 2), at.flat(0xdfe8f0, 36, -19, 3, 46, -19, 3),
		at.solid(0xe8b03a, 0, -23, 20, 0, 23, 20))
}

var venomInjectorArt = Scene{Place: Prison, Seed: 6, Accent: 0xb8ff5a, Effect: Drips,
	Subject: Object{Thing: Orb, C: 0xb8ff5a, X: -10, Y: 0, K: 0.9},
	Extra:   equipmentInFront(equipmentInjector(equipmentAt{X: -2, Y: 0, K: 0.94, Turn: 0.4}))}

// equipmentInjector returns an injector that points to the right, and the hose behind it.
func equipmentInjector(at equipmentAt) []Part {
	hose := []float64{-66, 0, 15, -88, -2, 15, -104, 16, 15, -96, 42, 15, -70, 56, 15, -40, 60, 15, -14, 78, 15, -8, 110, 15}
	var rings []Part
	for _, p := range [...][3]float64{
		{-80, -2.5, 0.1}, {-94, 1, 0.6}, {-103, 14, 1.4}, {-102, 30, 1.9}, {-92, 45, 2.5}, {-76, 54, 2.8},
		{-58, 58, 3.1}, {-40, 60.5, 3.3}, {-26, 68, 3.9}, {-14, 78, 4.2},
	} {
		sin, cos := math.Sincos(p[2] + math.Pi/2)
		rings = append(rings, at.inked(p[0]-7*cos, p[1]-7*sin, 2, p[0]+7*cos, p[1]+7*sin, 2)...)
	}
	return slices.Concat(
		at.solid(0xe88a2a, hose...), rings,
		at.solid(0xe8eef4, 56, 0, 6, 108, 0, 1), at.solid(0x8a94a4, 50, 0, 24, 66, 0, 10),
		at.solid(0xdff4f4, -50, 0, 50, 46, 0, 50), at.flat(0x5fd83a, -46, 3, 42, 42, 3, 42), at.flat(0xa8ff6a, -46, -14, 8, 42, -14, 8), at.flat(Paper, -46, -19, 3, 30, -19, 3),
		at.disc(0xd8ffb0, -30, 2, 4), at.disc(0xd8ffb0, -12, 10, 5), at.disc(0xd8ffb0, 14, 0, 3), at.disc(0xd8ffb0, 28, 9, 4),
		at.solid(0x9a3a34, -16, 0, 58, -8, 0, 58), at.solid(0x9a3a34, 8, 0, 58, 16, 0, 58),
		at.solid(0xd8a03a, -66, 0, 40, -58, 0, 62, -48, 0, 62), at.solid(0xd8a03a, 44, 0, 60, 54, 0, 52),
		at.ball(0x8fff4a, 112, 8, 4))
}

// Objects of their own are strokes of changing width. Each is the tail of a figure that is too far
// away to be seen, or too small.

// equipmentAt is where and how an object is drawn: its middle, its size, and its turn in radians.
type equipmentAt struct{ X, Y, K, Turn float64 }

// equipmentHere is the middle of the window.
var equipmentHere = equipmentAt{K: 1}

// stroke returns a stroke through places, each of which is given by x, y, and width.
func (at equipmentAt) stroke(places []float64) []Along {
	sin, cos := math.Sincos(at.Turn)
	var out []Along
	for p := range slices.Chunk(places, 3) {
		x, y := p[0]*at.K, p[1]*at.K
		out = append(out, Along{X: at.X + x*cos - y*sin, Y: at.Y + x*sin + y*cos, Width: p[2] * at.K})
	}
	return out
}

// solid returns a shape with shade and a line around it.
func (at equipmentAt) solid(c Colour, places ...float64) []Part {
	stroke := at.stroke(places)
	return []Part{equipmentInk(equipmentAround(stroke)), equipmentLit(c, 0.85*equipmentWidest(stroke), stroke)}
}

// flat returns a shape almost without shade.
func (at equipmentAt) flat(c Colour, places ...float64) []Part {
	stroke := at.stroke(places)
	return []Part{equipmentLit(c, 1.2*equipmentWidest(stroke), stroke)}
}

// inked returns a shape in ink.
func (at equipmentAt) inked(places ...float64) []Part {
	return []Part{equipmentInk(at.stroke(places))}
}

// disc returns a disc almost without shade.
func (at equipmentAt) disc(c Colour, x, y, r float64) []Part {
	return at.flat(c, equipmentDisc(x, y, r)...)
}

// ball returns a ball with shade and a line around it.
func (at equipmentAt) ball(c Colour, x, y, r float64) []Part {
	return append(at.inked(equipmentDisc(x, y, r+equipmentLine/at.K)...), at.solid(c, equipmentDisc(x, y, r)...)[1:]...)
}

// equipmentDisc returns the stroke that draws a disc from its top down.
func equipmentDisc(x, y, r float64) []float64 {
	var places []float64
	for _, turn := range [...]float64{0, 0.08, 0.2, 0.4, 0.7, 1.1, 0.5 * math.Pi, math.Pi - 1.1, math.Pi - 0.7, math.Pi - 0.4, math.Pi - 0.2, math.Pi - 0.08, math.Pi} {
		sin, cos := math.Sincos(turn)
		places = append(places, x, y-r*cos, 2*r*sin)
	}
	return places
}

// equipmentEllipse returns the stroke of an ellipse with radii a and b, tilted by turn radians.
func equipmentEllipse(x, y, a, b, turn, width float64) []float64 {
	const steps = 24
	sin, cos := math.Sincos(turn)
	var places []float64
	for i := range steps + 1 {
		up, along := math.Sincos(2*math.Pi*float64(i)/steps + 1.3)
		along, up = along*a, up*b
		places = append(places, x+along*cos-up*sin, y+along*sin+up*cos, width)
	}
	return places
}

// equipmentInFront returns parts in front of the subject of a scene.
func equipmentInFront(parts ...[]Part) []Part {
	all := slices.Concat(parts...)
	for i := range all {
		all[i].Before = true
	}
	return all
}

// equipmentTailed returns a figure that is there only for its tail. It has few other parts, so that
// it is painted fast.
func equipmentTailed(y, k float64, c Colour, tail []Along) Figure {
	return Figure{Y: y, K: k, NoRim: true, BareHands: true, BareFeet: true, Front: NoHand, Back: NoHand, Head: Head{Face: SkullHead}, TailColour: c, Tail: tail}
}

// equipmentLit returns a stroke in one color. Its shade begins at a distance from the edge toward
// the light.
func equipmentLit(c Colour, shade float64, stroke []Along) Part {
	const (
		below  = 400.0 // how far the figure is below the window
		bodily = 130.0 // the height of a body
		huge   = 1e12  // a size with which the line around the tail is too thin to be seen
	)
	unit := shade / 3.1 // a tail's shade begins after 3.1 units
	foot := bodily + below/unit
	start := Along{X: stroke[0].X / unit, Y: stroke[0].Y/unit - foot}
	tail := []Along{{Y: -0.3 * foot}, {Y: -0.5 * foot}, start, start}
	for _, p := range equipmentEnded(stroke) {
		tail = append(tail, Along{X: p.X / unit, Y: p.Y/unit - foot, Width: p.Width / unit})
	}
	return Part{K: unit / huge, What: equipmentTailed(foot*huge, huge, c, tail)}
}

// equipmentInk returns a stroke in ink. Its figure is so small that all of the tail is in the shade.
func equipmentInk(stroke []Along) Part {
	const tiny = 0.002
	from := stroke[0]
	var tail []Along
	for _, p := range equipmentEnded(stroke) {
		tail = append(tail, Along{X: (p.X - from.X) / tiny, Y: (p.Y - from.Y) / tiny, Width: p.Width / tiny})
	}
	return Part{X: from.X, Y: from.Y, K: tiny, What: equipmentTailed(0, 1, Ink, tail)}
}

// equipmentHair is a distance that cannot be seen.
const equipmentHair = 0.04

// equipmentEnded returns a stroke with blunt ends, where it gets its width within a few hairs.
func equipmentEnded(stroke []Along) []Along {
	last := len(stroke) - 1
	steps := [...]float64{0, 0.7, 0.95}
	var begin, end []Along
	for i, share := range steps {
		away := equipmentHair * float64(len(steps)-i)
		p, q := equipmentBeyond(stroke[0], stroke[1], away), equipmentBeyond(stroke[last], stroke[last-1], away)
		p.Width *= share
		q.Width *= share
		begin, end = append(begin, p), append(end, q)
	}
	slices.Reverse(end)
	return slices.Concat(begin, equipmentEven(stroke), end)
}

// equipmentEven returns a stroke with further places on it. No two places are more than a few times as
// far apart as their neighbors, or the smooth line through them would swing out there.
func equipmentEven(stroke []Along) []Along {
	const growth = 4
	last := len(stroke) - 1
	slopes := equipmentSlopes(stroke)
	out := stroke[:1:1]
	left := equipmentHair
	for i := range last {
		long, right := equipmentFar(stroke[i], stroke[i+1]), equipmentHair
		if i+1 < last {
			right = equipmentFar(stroke[i+1], stroke[i+2])
		}
		var near, far []Along
		lo, hi := 0.0, long
		for hi-lo > growth*min(left, right) {
			if left <= right {
				left = min(growth*left, 0.4*(hi-lo))
				lo += left
				near = append(near, equipmentBetween(stroke[i], stroke[i+1], slopes[i], slopes[i+1], lo/long))
			} else {
				right = min(growth*right, 0.4*(hi-lo))
				hi -= right
				far = append(far, equipmentBetween(stroke[i], stroke[i+1], slopes[i], slopes[i+1], hi/long))
			}
		}
		left = hi - lo
		if len(far) > 0 {
			left = equipmentFar(far[0], stroke[i+1])
		}
		slices.Reverse(far)
		out = append(slices.Concat(out, near, far), stroke[i+1])
	}
	return out
}

// equipmentFar returns the distance between two places.
func equipmentFar(a, b Along) float64 { return max(equipmentHair, math.Hypot(b.X-a.X, b.Y-a.Y)) }

// equipmentSlopes returns how a stroke changes at each of its places, for each unit of its length.
// Its width has no slope where it is largest or smallest.
func equipmentSlopes(stroke []Along) []Along {
	last := len(stroke) - 1
	slope := func(i int) Along {
		a, b := stroke[i], stroke[i+1]
		far := equipmentFar(a, b)
		return Along{X: (b.X - a.X) / far, Y: (b.Y - a.Y) / far, Width: (b.Width - a.Width) / far}
	}
	out := make([]Along, last+1)
	out[0], out[last] = slope(0), slope(last-1)
	for i := 1; i < last; i++ {
		a, b := slope(i-1), slope(i)
		before, after := equipmentFar(stroke[i-1], stroke[i]), equipmentFar(stroke[i], stroke[i+1])
		share := after / (before + after)
		out[i] = Along{X: share*a.X + (1-share)*b.X, Y: share*a.Y + (1-share)*b.Y}
		if a.Width*b.Width > 0 {
			out[i].Width = 2 * a.Width * b.Width / (a.Width + b.Width)
		}
	}
	return out
}

// equipmentBetween returns the place at a share of the smooth way from one place to another.
func equipmentBetween(a, b, slopeA, slopeB Along, t float64) Along {
	far := equipmentFar(a, b)
	mix := func(a, b, m, n float64) float64 {
		return a + t*t*(3-2*t)*(b-a) + far*t*(1-t)*((1-t)*m-t*n)
	}
	return Along{X: mix(a.X, b.X, slopeA.X, slopeB.X), Y: mix(a.Y, b.Y, slopeA.Y, slopeB.Y), Width: mix(a.Width, b.Width, slopeA.Width, slopeB.Width)}
}

// equipmentWidest returns the largest width of a stroke.
func equipmentWidest(stroke []Along) float64 {
	most := 0.0
	for _, p := range stroke {
		most = max(most, p.Width)
	}
	return most
}

// equipmentLine is the width of the line around a shape.
const equipmentLine = 2.6

// equipmentAround returns a stroke that is larger by a line on all sides.
func equipmentAround(stroke []Along) []Along {
	larger := slices.Clone(stroke)
	for i := range larger {
		larger[i].Width += 2 * equipmentLine
	}
	last := len(larger) - 1
	larger[0] = equipmentBeyond(larger[0], stroke[1], equipmentLine)
	larger[last] = equipmentBeyond(larger[last], stroke[last-1], equipmentLine)
	return larger
}

// equipmentBeyond returns the end of a stroke, moved away from the place before it.
func equipmentBeyond(end, before Along, by float64) Along {
	dx, dy := end.X-before.X, end.Y-before.Y
	if far := math.Hypot(dx, dy); far > 0 {
		end.X, end.Y = end.X+dx*by/far, end.Y+dy*by/far
	}
	return end
}
