package teentitans

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Locations: a place, its weather, and one light. Their background is violet.
// Buildings are strokes. Ground and sea reach far beyond the window, because a low window shows more
// of their sides.

var azarathArt = Scene{Place: Above, Seed: 14, Accent: 0xe8d8ff, Dusk: 0.2, Effect: Birds,
	Extra: slices.Concat(
		[]Part{{Y: -24, K: 1.4, What: Object{Thing: Orb, C: 0xd8b8ff}}},
		locationsBelfry(-100, 10, 18, 0xc8b8e8), locationsBelfry(100, 10, 18, 0xc8b8e8),
		locationsBelfry(-68, -6, 24, 0xd8ccf0), locationsBelfry(68, -6, 24, 0xd8ccf0),
		locationsBelfry(0, -14, 44, 0xf0e8fa),
		[]Part{brush.Inked(brush.Disc(0, 2, 12)...), brush.Dot(0xffe9a0, 0, 2, 9.4), brush.Inked(brush.To(-10, 2, 1.6), brush.To(10, 2, 1.6)), brush.Inked(brush.To(0, -8, 1.6), brush.To(0, 12, 1.6))},
		locationsBelfry(-34, 2, 15, 0xe4daf6), locationsBelfry(34, 2, 15, 0xe4daf6),
		locationsArches(-56, 56, 24, 0xe0d4f4), locationsStairs(0, 48),
		locationsCloud(-96, 70, 1), locationsCloud(100, 72, 1), locationsCloud(-40, 90, 1.1), locationsCloud(52, 92, 1.1))}

// locationsBelfry returns a tower with a steep roof and a tall window.
func locationsBelfry(x, top, width float64, c Colour) []Part {
	at := func(dx, y, w float64) Along { return brush.To(x+dx*width, y, w*width) }
	parts := slices.Concat(
		brush.Solid(c, at(0, top, 1), at(0, 110, 1)),
		brush.Solid(0x7a5ac8, at(0, top-1.7*width, 0.02), at(0, top-1.1*width, 0.36), at(0, top-0.5*width, 0.8), at(0, top+0.04*width, 1.36)),
		[]Part{brush.Flat(0xb09af0, at(-0.03, top-1.4*width, 0.04), at(-0.16, top-0.8*width, 0.1), at(-0.36, top-0.1*width, 0.14))})
	if width > 30 {
		return parts
	}
	return append(parts, brush.Inked(at(0, top+0.4*width, 0.04), at(0, top+0.6*width, 0.4), at(0, top+1.4*width, 0.4)), brush.Flat(0xffe9a0, at(0, top+0.48*width, 0.02), at(0, top+0.64*width, 0.24), at(0, top+1.34*width, 0.24)))
}

// locationsArches returns a row of arches below a height.
func locationsArches(left, right, y float64, c Colour) []Part {
	parts := locationsBlock(left, right, y, 110, c)
	for x := left + 10; x < right; x += 19 {
		if math.Abs(x-(left+right)/2) < 12 {
			continue
		}
		parts = append(parts, brush.Inked(brush.To(x, y+7, 1), brush.To(x, y+11, 8), brush.To(x, y+28, 9)), brush.Flat(0x6a4ab0, brush.To(x, y+10, 1), brush.To(x, y+13, 5), brush.To(x, y+27, 6)))
	}
	return parts
}

// locationsBlock returns a block of a building between two sides, from its top down.
func locationsBlock(left, right, top, bottom float64, c Colour) []Part {
	mid, width := (left+right)/2, right-left
	shade := 0.75 * width
	if width > 100 {
		shade = 900 // no shade
	}
	return []Part{
		brush.Inked(brush.To(mid, top-brush.Line, width+2*brush.Line), brush.To(mid, bottom, width+2*brush.Line)),
		brush.Lit(c, shade, brush.To(mid, top, width), brush.To(mid, bottom, width)),
	}
}

// locationsStairs returns stairs that lead up to a lit gate.
func locationsStairs(x, y float64) []Part {
	at := func(dy, width float64) Along { return brush.To(x, y+dy, width) }
	parts := []Part{brush.Inked(at(-20, 2), at(-14, 16), at(4, 20), at(8, 20)), brush.Flat(0xfff0b0, at(-16, 2), at(-11, 12), at(4, 15), at(8, 15))}
	parts = append(parts, brush.Solid(0xd8ccf0, at(6, 22), at(54, 64))...)
	for i := range 6 {
		dy := 10 + 7*float64(i)
		parts = append(parts, brush.Inked(brush.To(x-10-0.44*dy, y+dy, 1.6), brush.To(x+10+0.44*dy, y+dy, 1.6)))
	}
	return parts
}

// locationsCloud returns a bright cloud.
func locationsCloud(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	body := []Along{at(-62, 8, 4), at(-50, 4, 22), at(-28, -4, 40), at(0, -8, 52), at(28, -2, 40), at(50, 5, 22), at(62, 8, 4)}
	return []Part{brush.Inked(brush.Around(body)...), brush.Lit(0xe8dcfa, 34*k, body...), brush.Flat(Paper, at(-34, -16, 1), at(-12, -26, 5), at(10, -27, 1))}
}

var cadmusLabsArt = Scene{Place: Lab, Seed: 27, Accent: 0x8fffb0, Dusk: 0.2,
	Extra: slices.Concat(
		locationsTank(-98, 58, 32, 0x3f9ac0), locationsTank(98, 58, 32, 0x3f9ac0),
		locationsTank(-54, 62, 38, 0x3fb0b8), locationsTank(54, 62, 38, 0x3fb0b8),
		[]Part{{Y: -10, K: 1.3, What: Object{Thing: Orb, C: 0x8fffb0}}},
		locationsTank(0, 70, 56, 0x6fe8a0),
		locationsBlock(-240, 240, 74, 110, 0x5a4a7a))}

// locationsTank returns a tank of glass in which a body grows, with its foot at a height.
func locationsTank(x, foot, width float64, c Colour) []Part {
	high := 2.3 * width
	at := func(dx, dy, w float64) Along { return brush.To(x+dx*width, foot+dy*high, w*width) }
	return slices.Concat(
		brush.Solid(c, at(0, -0.98, 1), at(0, -0.1, 1)),
		[]Part{brush.Flat(0xd8fff0, at(-0.4, -0.9, 0.06), at(-0.4, -0.2, 0.06)), brush.Dot(0xd8fff0, x+0.36*width, foot-0.8*high, 0.05*width), brush.Dot(0xd8fff0, x+0.4*width, foot-0.62*high, 0.035*width), brush.Dot(0xd8fff0, x-0.3*width, foot-0.3*high, 0.04*width),
			brush.Inked(brush.Disc(x, foot-0.77*high, 0.12*width)...),
			brush.Inked(at(0, -0.7, 0.1), at(0, -0.67, 0.38), at(0, -0.6, 0.4), at(0, -0.5, 0.24), at(0, -0.42, 0.28), at(0, -0.38, 0.2)),
			brush.Inked(at(-0.18, -0.65, 0.1), at(-0.25, -0.54, 0.1), at(-0.22, -0.42, 0.07), at(-0.2, -0.38, 0.04)), brush.Inked(at(0.18, -0.65, 0.1), at(0.25, -0.54, 0.1), at(0.22, -0.42, 0.07), at(0.2, -0.38, 0.04)),
			brush.Inked(at(-0.07, -0.42, 0.15), at(-0.1, -0.28, 0.12), at(-0.08, -0.16, 0.07), at(-0.09, -0.13, 0.03)), brush.Inked(at(0.08, -0.42, 0.15), at(0.12, -0.3, 0.12), at(0.06, -0.2, 0.07), at(0.06, -0.17, 0.03))},
		brush.Solid(0xb8bcd0, at(-0.62, -0.99, 0.24), at(0.62, -0.99, 0.24)), brush.Solid(0xb8bcd0, at(-0.64, -0.03, 0.3), at(0.64, -0.03, 0.3)),
		[]Part{brush.Flat(0xffd23f, at(-0.3, -0.035, 0.1), at(0.3, -0.035, 0.1)),
			brush.Inked(at(-0.12, -1.5, 0.1), at(-0.12, -1.06, 0.1)), brush.Inked(at(0.16, -1.5, 0.14), at(0.16, -1.06, 0.14))})
}

var newTitansTowerArt = Scene{Place: City, Seed: 23, Accent: 0xffe9a0, Dusk: 0.3,
	Extra: slices.Concat(
		brush.Solid(0x6a5a8a, brush.To(0, 34, 50), brush.To(0, 42, 120), brush.To(0, 54, 180), brush.To(0, 70, 210)),
		locationsPine(-62, 46), locationsPine(-46, 42), locationsPine(50, 42), locationsPine(66, 48),
		locationsTower(0, 38),
		locationsSea(58, 0x3a4aa8, 0xc8d8ff),
		[]Part{brush.Flat(0xffe9a0, brush.To(-30, 66, 1), brush.To(0, 66, 3), brush.To(30, 66, 1)), brush.Flat(0xffe9a0, brush.To(-20, 74, 1), brush.To(0, 74, 2.6), brush.To(20, 74, 1)), brush.Flat(0xffe9a0, brush.To(-12, 82, 1), brush.To(0, 82, 2.2), brush.To(12, 82, 1))})}

// locationsPine returns a small pine with its foot at a place.
func locationsPine(x, y float64) []Part {
	return brush.Solid(0x3a7a5a, brush.To(x, y-22, 1), brush.To(x, y-10, 9), brush.To(x, y+2, 14))
}

// locationsTower returns a tower with two wings at its top, and with its foot at a height.
func locationsTower(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	parts := slices.Concat(
		brush.Solid(0xa8b8e8, at(0, -60, 42), at(0, 8, 46)),
		brush.Solid(0xc8d4f8, at(-76, -76, 36), at(76, -76, 36)),
		[]Part{brush.Flat(0xf4f8ff, at(-74, -91, 3), at(74, -91, 3))})
	for _, dy := range [...]float64{-82, -68} {
		for dx := -66.0; dx < 70; dx += 12 {
			parts = append(parts, brush.Inked(at(dx-4.5, dy, 10), at(dx+4.5, dy, 10)), brush.Flat(locationsLamp(dx, dy), at(dx-3, dy, 7), at(dx+3, dy, 7)))
		}
	}
	for dy := -48.0; dy < -6; dy += 12 {
		for dx := -12.0; dx < 16; dx += 12 {
			parts = append(parts, brush.Inked(at(dx-4.5, dy, 10), at(dx+4.5, dy, 10)), brush.Flat(locationsLamp(dx, dy), at(dx-3, dy, 7), at(dx+3, dy, 7)))
		}
	}
	return append(parts, brush.Inked(at(0, -7, 14), at(0, 8, 14)), brush.Flat(0xfff0b0, at(0, -4, 9), at(0, 8, 9)), brush.Inked(at(0, -118, 1.4), at(0, -94, 3)), brush.Dot(0xff5a4a, x, y-116, 3))
}

// locationsLamp returns the light of a window: most are lit.
func locationsLamp(x, y float64) Colour {
	if int(math.Abs(7*x+3*y))%5 < 2 {
		return 0x6a8ad8
	}
	return 0xffe08a
}

// locationsSea returns water from a height down, with its waves.
func locationsSea(y float64, c, light Colour) []Part {
	parts := []Part{brush.Inked(brush.To(-200, y+40, 84), brush.To(200, y+40, 84)), brush.Lit(c, 60, brush.To(-240, y+42, 84), brush.To(200, y+42, 84))}
	for i := range 16 {
		x, dy := -170+math.Mod(float64(i)*89, 340), 6+math.Mod(float64(i)*7, 22)
		parts = append(parts, brush.Flat(light, brush.To(x-12, y+dy, 0.4), brush.To(x, y+dy-1, 2.4), brush.To(x+12, y+dy, 0.4)))
	}
	return parts
}

var tamaranArt = Scene{Place: OtherWorld, Seed: 14, Accent: 0xffb04a, Dusk: -1,
	Extra: slices.Concat(
		[]Part{{X: 64, Y: -30, K: 1, What: Object{Thing: Orb, C: 0xff9a3a}}, brush.Dot(0xffe9a0, 64, -30, 19)},
		locationsMesa(-126, 16, 60), locationsMesa(124, 14, 56),
		locationsSpire(-76, -34, 24), locationsSpire(36, -30, 24), locationsSpire(-48, -54, 28), locationsSpire(8, -52, 28),
		brush.Solid(0xffd86a, brush.To(-20, -66, 2), brush.To(-20, -54, 8), brush.To(-20, -42, 34), brush.To(-20, -28, 54), brush.To(-20, -12, 60)), brush.Solid(0xf2b23a, brush.To(-20, -10, 66), brush.To(-20, 60, 78)),
		[]Part{brush.Inked(brush.To(-20, 2, 2), brush.To(-20, 8, 18), brush.To(-20, 40, 22)), brush.Flat(0xfff0c0, brush.To(-20, 5, 2), brush.To(-20, 10, 13), brush.To(-20, 40, 17)),
			brush.Inked(brush.To(-42, 6, 6), brush.To(-42, 20, 6)), brush.Inked(brush.To(2, 6, 6), brush.To(2, 20, 6))},
		brush.Solid(0xa85a8a, brush.To(-20, 36, 150), brush.To(-20, 44, 190), brush.To(-20, 60, 210), brush.To(-20, 110, 230)),
		locationsFall(-66, 42), locationsFall(26, 42), locationsFall(-96, 46),
		brush.Solid(0x4f9a6a, brush.To(-150, 70, 40), brush.To(-90, 84, 34), brush.To(-20, 92, 30), brush.To(60, 88, 40), brush.To(110, 74, 60), brush.To(160, 66, 70)),
		locationsPalm(94, 58, 1), locationsPalm(116, 62, -1), locationsPalm(-114, 66, 1))}

// locationsSpire returns a golden palace tower that is wide at its top.
func locationsSpire(x, top, width float64) []Part {
	at := func(dx, y, w float64) Along { return brush.To(x+dx*width, y, w*width) }
	return slices.Concat(
		brush.Solid(0xf2b23a, at(0, top+0.5*width, 0.5), at(0, top+1.2*width, 0.42), at(0, 60, 0.9)),
		brush.Solid(0xffd86a, at(0, top-0.8*width, 0.02), at(0, top-0.3*width, 0.2), at(0, top, 0.7), at(0, top+0.3*width, 1.1), at(0, top+0.5*width, 1), at(0, top+0.62*width, 0.5)),
		[]Part{brush.Flat(0x6a2a7a, at(-0.36, top+0.32*width, 0.14), at(-0.26, top+0.32*width, 0.14)), brush.Flat(0x6a2a7a, at(-0.05, top+0.32*width, 0.14), at(0.05, top+0.32*width, 0.14)), brush.Flat(0x6a2a7a, at(0.26, top+0.32*width, 0.14), at(0.36, top+0.32*width, 0.14))})
}

// locationsMesa returns a flat mountain.
func locationsMesa(x, top, width float64) []Part {
	return brush.Solid(0xc86a6a, brush.To(x, top, 0.7*width), brush.To(x, top+10, 0.8*width), brush.To(x, 110, 1.5*width))
}

// locationsFall returns water that falls from a height.
func locationsFall(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return append(brush.Solid(0x9ff0ff, at(0, 0, 12), at(0, 12, 14), at(0, 80, 22)), brush.Flat(Paper, at(-3, 4, 2), at(-3, 60, 3)), brush.Flat(Paper, at(3, 10, 1.6), at(4, 60, 2)))
}

// locationsPalm returns a tree with leaves that hang to all sides.
func locationsPalm(x, y, way float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+way*dx, y+dy, width) }
	parts := brush.Solid(0x8a5a4a, at(0, 8, 9), at(-4, -20, 6), at(0, -46, 5))
	for _, l := range [...][2]float64{{-34, -42}, {-26, -22}, {30, -44}, {26, -22}, {0, -70}} {
		parts = append(parts, brush.Solid(0x4fb86a, at(0, -46, 3), at(0.5*l[0], 0.5*(l[1]-46)-8, 8), at(l[0], l[1], 0.5))...)
	}
	return parts
}

var colonyArt = Scene{Place: Cave, Seed: 17, Accent: 0xff8a6a, Dusk: 0.3,
	Extra: slices.Concat(
		locationsCells(), locationsTowerOfEyes(0, 40))}

// locationsCells returns cells in the round wall of a deep shaft, with somebody in each.
func locationsCells() []Part {
	var parts []Part
	for row := range 3 {
		y := -58 + 44*float64(row)
		parts = append(parts, brush.Solid(0x6a5a8a, brush.To(-200, y+38, 10), brush.To(-110, y+24, 9), brush.To(-40, y+16, 6), brush.To(0, y+14, 6), brush.To(40, y+16, 6), brush.To(110, y+24, 9), brush.To(200, y+38, 10))...)
		for i, far := range [...]float64{42, 68, 104} {
			for _, way := range [...]float64{-1, 1} {
				k := [...]float64{0.5, 0.7, 1}[i]
				glow := Colour(0x8fd8ff)
				if (row+i)%3 == 0 {
					glow = 0xffb06a
				}
				parts = append(parts, locationsCell(way*far, y+[...]float64{0, 1, 4}[i], k, glow)...)
			}
		}
	}
	return parts
}

// locationsCell returns a cell with somebody behind its bars.
func locationsCell(x, y, k float64, glow Colour) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	parts := []Part{brush.Inked(at(0, -19, 36), at(0, 17, 36)), brush.Flat(glow, at(0, -16, 30), at(0, 16, 30)),
		brush.Inked(at(0, -13, 2), at(0, -11, 8), at(0, -6, 9), at(0, -2, 5)), brush.Inked(at(0, -1, 8), at(0, 2, 18), at(0, 8, 19), at(0, 16, 15))}
	for _, dx := range [...]float64{-9, 0, 9} {
		parts = append(parts, brush.Inked(at(dx, -17, 2.2), at(dx, 17, 2.2)), brush.Flat(0xb8b4d0, at(dx-0.3, -17, 1.2), at(dx-0.3, 17, 1.2)))
	}
	return parts
}

// locationsTowerOfEyes returns a guard tower with a red eye.
func locationsTowerOfEyes(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		[]Part{{X: x, Y: y - 72, K: 0.9, What: Object{Thing: Orb, C: 0xff5a3a}}},
		brush.Solid(0x8a86a8, at(0, -52, 26), at(0, -20, 30), at(0, 70, 60)),
		brush.Solid(0xb0acc8, at(0, -106, 10), at(0, -96, 44), at(0, -72, 66), at(0, -54, 44), at(0, -46, 30)),
		[]Part{brush.Inked(brush.Disc(x, y-74, 16)...), brush.Dot(0xff5a3a, x, y-74, 13), brush.Dot(0xffd0a0, x-3, y-77, 5)})
}

var titansMemorialArt = Scene{Place: Grave, Seed: 14, Accent: 0xffd08a, Dusk: 0.3, Front: Grass,
	Extra: slices.Concat(
		[]Part{brush.Dot(0xf0d8f4, 0, -34, 46)},
		locationsStatue(-74, 34, 0.66, Stand), locationsStatue(74, 34, 0.66, Brace),
		locationsStatue(0, 16, 0.8, Lift),
		locationsFlame(0, 70))}

// locationsStatue returns a statue of a hero on its base.
func locationsStatue(x, y, k float64, pose Pose) []Part {
	const stone = 0xeceaf6
	return slices.Concat(
		locationsBlock(x-38*k, x+38*k, y+50*k, 120, 0xa8a0c0),
		[]Part{{X: x, Y: y - 34*k, K: k, What: Figure{Pose: pose, Skin: Grey, Suit: stone, Trim: stone, Cape: Cape{C: 0xc8c0dc}, BareHands: true, BareFeet: true, Head: Head{Face: Square, Skin: Grey, Hair: Short, HairC: stone}, HeadSize: 1.3}}},
		brush.Solid(0xb8b0cc, brush.To(x-42*k, y+50*k, 12*k), brush.To(x+42*k, y+50*k, 12*k)))
}

// locationsFlame returns a flame that never goes out, in a bowl.
func locationsFlame(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		[]Part{{X: x, Y: y - 18, K: 0.4, What: Object{Thing: Orb, C: 0xffc04a}}},
		brush.Solid(0xff9a3a, at(0, 0, 18), at(0, -12, 24), at(3, -24, 16), at(-2, -42, 1)), []Part{brush.Flat(0xfff0b0, at(0, 0, 10), at(0, -10, 12), at(2, -20, 6), at(0, -29, 1))},
		brush.Solid(0x8a7aa8, at(0, 2, 44), at(0, 8, 36), at(0, 16, 14), at(0, 40, 14)))
}
