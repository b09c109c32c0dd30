package foreverevil

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Locations: a place, its weather, and one light. Their background is violet.
// Buildings are strokes as in the Villains. Ground and sea reach far beyond the window, because a
// low window shows more of their sides.

var belleReveArt = Scene{Place: Swamp, Seed: 8, Accent: 0xffe98a, Dusk: 0.3, Front: Grass,
	Extra: slices.Concat(
		[]Part{{X: -16, Y: -50, K: 0.8, Turn: 0.1, What: Object{Thing: Beam, C: 0xfff0a0}}},
		locationsWall(-44, 44, -30, 60, 0xb8a474), locationsWall(-80, 80, -4, 60, 0xa08c5e),
		locationsTurret(-64, -34, 60, 0xb8a474), locationsTurret(64, -34, 60, 0xb8a474),
		locationsPanes(-30, 30, 15, -18, 0xffe14d), locationsPanes(-30, 30, 15, 6, 0xffe14d),
		locationsWall(-190, 190, 28, 62, 0x7a6844), []Part{locationsWire(25)},
		brush.Solid(0x5a4a6a, brush.To(0, 14, 12), brush.To(0, 20, 22), brush.To(0, 62, 22)),
		[]Part{brush.Flat(0xffe9a0, brush.To(0, 22, 8), brush.To(0, 28, 14), brush.To(0, 60, 14))},
		locationsSea(62, 0x2a6a5a, 0x9fe0a8), []Part{brush.Flat(0xffe9a0, brush.To(-10, 68, 1), brush.To(0, 68, 2.6), brush.To(10, 68, 1)), brush.Flat(0xffe9a0, brush.To(-7, 74, 1), brush.To(0, 74, 2.6), brush.To(7, 74, 1))},
		locationsCypress(-112, 84, 1), locationsCypress(110, 88, -1))}

// locationsCypress returns a dark tree of the swamp, with moss, that leans to the right if way is 1.
func locationsCypress(x, y, way float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+way*dx, y+dy, width) }
	var parts []Part
	for i, dx := range [...]float64{16, 22, 28, 34, 40, 46, 52, 58} {
		end := -84 + 11*float64(i*5%4)
		parts = append(parts, brush.Flat(0x3a7a52, at(dx, -114, 4), at(dx+1, end-14, 4.6), at(dx-1, end, 0.5)))
	}
	return append(parts,
		brush.Inked(at(4, -90, 14), at(24, -112, 9), at(44, -116, 6), at(64, -110, 1)),
		brush.Inked(at(0, 10, 52), at(2, -6, 26), at(4, -30, 16), at(2, -70, 14), at(8, -120, 12), at(6, -190, 10)))
}

// locationsWall returns a wall between two sides, from its top down.
func locationsWall(left, right, top, bottom float64, c Colour) []Part {
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

// locationsTurret returns a watchtower with a roof and a lit room.
func locationsTurret(x, top, bottom float64, c Colour) []Part {
	at := func(dx, y, width float64) Along { return brush.To(x+dx, y, width) }
	return slices.Concat(
		brush.Solid(c, at(0, top+14, 18), at(0, bottom, 24)),
		brush.Solid(0xfff0b0, at(0, top-6, 26), at(0, top+10, 26)), []Part{brush.Inked(at(-5, top-6, 2), at(-5, top+10, 2)), brush.Inked(at(5, top-6, 2), at(5, top+10, 2))},
		brush.Solid(c, at(0, top+10, 34), at(0, top+15, 34)), brush.Solid(0x8a4a5a, at(0, top-22, 2), at(0, top-8, 38)))
}

// locationsWire returns barbed wire along the top of a wall.
func locationsWire(y float64) Part {
	var wire []Along
	for x := -174.0; x < 180; x += 12 {
		wire = append(wire, brush.To(x, y+4, 1.6), brush.To(x+6, y-5, 1.6))
	}
	return brush.Inked(wire...)
}

// locationsPanes returns a row of lit windows.
func locationsPanes(left, right, apart, y float64, c Colour) []Part {
	var frames, panes []Along
	for x := left; x <= right; x += apart {
		frames = append(frames, locationsDash(brush.To(x-4.5, y, 10), brush.To(x+4.5, y, 10))...)
		panes = append(panes, locationsDash(brush.To(x-3, y, 6.8), brush.To(x+3, y, 6.8))...)
	}
	return []Part{brush.Inked(frames...), brush.Flat(c, panes...)}
}

// locationsDash returns a piece of a stroke that is otherwise without width.
func locationsDash(from, to Along) []Along {
	const near = 0.05
	out := make([]Along, 0, 6)
	for _, by := range [...]float64{2, 1} {
		p := brush.Beyond(from, to, near*by)
		out = append(out, brush.To(p.X, p.Y, 0))
	}
	out = append(out, from, to)
	for _, by := range [...]float64{1, 2} {
		p := brush.Beyond(to, from, near*by)
		out = append(out, brush.To(p.X, p.Y, 0))
	}
	return out
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

var blackgatePrisonArt = Scene{Place: Storm, Seed: 4, Accent: 0xcfe0ff, Dusk: 0.3, Effect: Rain,
	Extra: slices.Concat(
		locationsWall(-17, 17, -52, 30, 0x7a90b8), locationsWall(-21, -9, -66, -50, 0x7a90b8), locationsWall(-5, 5, -66, -50, 0x7a90b8), locationsWall(9, 21, -66, -50, 0x7a90b8), locationsWall(-21, 21, -58, -48, 0x7a90b8),
		locationsWall(-62, 62, -14, 30, 0x6a80a8), locationsTurret(-62, -24, 30, 0x7a90b8), locationsTurret(62, -24, 30, 0x7a90b8),
		locationsPanes(-8, 8, 16, -36, 0xffe14d), locationsPanes(-8, 8, 16, -20, 0xffe14d), locationsPanes(-38, 38, 19, 4, 0xffc24a),
		brush.Solid(0x4a4668, brush.To(0, 24, 116), brush.To(0, 30, 160), brush.To(0, 40, 172), brush.To(0, 50, 210), brush.To(0, 90, 260)),
		[]Part{brush.Inked(brush.To(-50, 28, 1), brush.To(-60, 38, 5), brush.To(-52, 54, 1)), brush.Inked(brush.To(16, 28, 1), brush.To(8, 40, 5), brush.To(18, 54, 1)), brush.Inked(brush.To(58, 32, 1), brush.To(68, 44, 5), brush.To(64, 58, 1))},
		locationsSurge(62, 0x4a7ac0), locationsSurge(78, 0x3a5a9a))}

// locationsSurge returns high waves with foam.
func locationsSurge(y float64, c Colour) []Part {
	var parts []Part
	for i := range 7 {
		x := -196 + float64(i)*60 + math.Mod(y, 40)
		at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
		parts = append(parts, brush.Solid(c, at(28, -12, 2), at(22, -6, 20), at(14, 6, 58), at(10, 30, 90), at(10, 60, 100))...)
		parts = append(parts, brush.Flat(Paper, at(29, -12, 1), at(15, -7, 4), at(2, 4, 3), at(-10, 14, 0.5)))
	}
	return parts
}

var centralCityArt = Scene{Place: City, Seed: 14, Accent: 0xffe08a, Dusk: -1,
	Extra: slices.Concat(
		locationsHouse(-26, -22, 24, 0xd8a050), locationsHouse(26, -30, 24, 0xc86a44), locationsHouse(0, -4, 20, 0xe0b878),
		locationsHouse(-52, -46, 32, 0xc85a40), locationsHouse(54, -54, 32, 0xd8a050),
		[]Part{brush.Inked(brush.To(0, 24, 12), brush.To(0, 110, 290)), brush.Lit(0x4a3f70, 900, brush.To(0, 26, 8), brush.To(0, 110, 280)),
			brush.Flat(0xf6efe0, brush.To(0, 30, 0.8), brush.To(0, 36, 1.4)), brush.Flat(0xf6efe0, brush.To(0, 40, 1.6), brush.To(0, 48, 3)), brush.Flat(0xf6efe0, brush.To(0, 54, 3.4), brush.To(0, 68, 5.4)), brush.Flat(0xf6efe0, brush.To(0, 76, 6), brush.To(0, 100, 9))},
		locationsHouse(-92, -24, 44, 0xd8a050), locationsHouse(94, -34, 44, 0xc85a40), locationsHouse(-142, -50, 50, 0xc86a44), locationsHouse(146, -14, 50, 0xe0b878),
		locationsRunner())}

// locationsHouse returns a house in the sun with many windows.
func locationsHouse(x, top, width float64, c Colour) []Part {
	parts := locationsWall(x-width/2, x+width/2, top, 110, c)
	columns := int((width - 6) / 9)
	for i := range columns {
		dx := (float64(i) - float64(columns-1)/2) * 9
		var column []Along
		for y := top + 8; y < 100; y += 11 {
			column = append(column, locationsDash(brush.To(x+dx, y, 4.2), brush.To(x+dx, y+6, 4.2))...)
		}
		parts = append(parts, brush.Inked(column...))
	}
	return parts
}

// locationsRunner returns lightning along a street, and the runner who leaves it.
func locationsRunner() []Part {
	bolt := [...][]Along{
		{brush.To(2, 26, 1), brush.To(-10, 34, 3)}, {brush.To(-11, 33, 2), brush.To(8, 38, 3)}, {brush.To(8, 37, 2), brush.To(-18, 50, 6)}, {brush.To(-20, 48, 4), brush.To(14, 54, 5)}, {brush.To(14, 51, 4), brush.To(-24, 70, 9)},
	}
	var under, over []Part
	for _, b := range bolt {
		under, over = append(under, brush.Inked(brush.Around(b)...)), append(over, brush.Flat(0xffe14d, b...))
	}
	return slices.Concat(under, over, []Part{{X: -28, Y: 58, K: 0.36, What: Figure{Pose: Run, Flip: true, Suit: 0xf0862e, Trim: 0xfff3dc, Head: Head{Hair: Back, HairC: 0xe8c468}, HeadSize: 1.4}}})
}

var earth3Art = Scene{Place: Space, Seed: 9, Accent: 0xff8a5a, Dusk: 0.3,
	Extra: slices.Concat(
		locationsWorld(-86, -40, 0.42, -1, 0x4a9ae0, 0x6fc070),
		[]Part{{X: 20, Y: 6, K: 1.1, What: Object{Thing: Orb, C: 0xff6a3a}}},
		locationsWorld(20, 6, 1, 1, 0x3a2a5a, 0xc83a34),
		locationsCrack(20, 6))}

// locationsWorld returns a world with its lands. way is 1, or -1 for its mirror image.
func locationsWorld(x, y, k, way float64, sea, land Colour) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+way*dx*k, y+dy*k, width*k) }
	return []Part{
		brush.Inked(brush.Disc(x, y, 62*k+2)...), brush.Lit(sea, 70*k, brush.Disc(x, y, 60*k)...),
		brush.Lit(land, 30*k, at(-34, -44, 8), at(-26, -38, 28), at(-22, -26, 40), at(-26, -14, 26), at(-20, -4, 8), at(-12, 2, 6)),
		brush.Lit(land, 30*k, at(-14, 2, 6), at(-8, 10, 24), at(-8, 22, 24), at(-12, 36, 14), at(-14, 50, 2)),
		brush.Lit(land, 30*k, at(34, -44, 4), at(30, -34, 24), at(34, -22, 34), at(44, -14, 20), at(40, -8, 4)),
		brush.Lit(land, 30*k, at(32, -4, 12), at(34, 4, 30), at(34, 16, 30), at(32, 30, 18), at(32, 42, 2)),
	}
}

// locationsCrack returns glowing cracks across a world.
func locationsCrack(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	var under, over []Part
	for _, c := range [...][]Along{
		{at(-58, 10, 5), at(-40, 16, 6), at(-26, 6, 6), at(-4, 14, 7), at(8, 4, 6), at(24, 12, 5), at(40, -2, 4), at(56, 6, 1)},
		{at(-4, 14, 6), at(2, 30, 5), at(-6, 42, 3), at(2, 57, 1)}, {at(8, 4, 6), at(4, -14, 5), at(14, -28, 4), at(8, -44, 3), at(14, -56, 1)}, {at(-26, 6, 5), at(-36, -8, 3), at(-50, -12, 1)},
	} {
		under, over = append(under, brush.Inked(brush.Around(c)...)), append(over, brush.Flat(0xffc24a, c...))
	}
	return append(under, over...)
}

var happyHarborArt = Scene{Place: Sky, Seed: 9, Accent: 0xffe0a0, Dusk: -1,
	Extra: slices.Concat(
		brush.Solid(0x3f8a6a, brush.To(-36, -66, 4), brush.To(-36, -56, 40), brush.To(-36, -34, 84), brush.To(-36, -6, 130), brush.To(-36, 24, 230), brush.To(-36, 50, 330)),
		[]Part{brush.Inked(brush.To(-46, -8, 20), brush.To(-46, 2, 32), brush.To(-46, 16, 34)), brush.Flat(0xffe9a0, brush.To(-46, -5, 14), brush.To(-46, 3, 26), brush.To(-46, 15, 28)), brush.Inked(brush.To(-46, -8, 2), brush.To(-46, 16, 2))},
		locationsPine(-130, 46, 1.1), locationsPine(-52, 46, 0.9), locationsPine(40, 46, 1), locationsPine(-92, 14, 0.6), locationsPine(-8, 6, 0.6), locationsPine(14, 18, 0.7),
		locationsCottage(-104, 46, 0xf6efe0, 0xd8604a), locationsCottage(-78, 48, 0xf2d8a0, 0x4a7ac0), locationsCottage(-14, 48, 0xf6efe0, 0xd8604a), locationsCottage(14, 46, 0xf2d8a0, 0xc87a3a),
		brush.Solid(0x8a7a9a, brush.To(84, 34, 30), brush.To(84, 44, 60), brush.To(84, 56, 84)), locationsLighthouse(84, 36),
		locationsSea(50, 0x2a6aa8, 0xc8f0ff),
		locationsSail(-30, 70, 1), locationsSail(34, 64, 0.8), locationsSail(-92, 66, 0.7))}

// locationsCottage returns a small house with its foot at a height.
func locationsCottage(x, y float64, wall, roof Colour) []Part {
	return slices.Concat(
		locationsWall(x-10, x+10, y-15, y+6, wall), brush.Solid(roof, brush.To(x, y-27, 2), brush.To(x, y-15, 28)),
		[]Part{brush.Inked(brush.To(x, y-11, 7), brush.To(x, y-3, 7)), brush.Flat(0xffd23f, brush.To(x, y-10, 5), brush.To(x, y-4, 5))})
}

// locationsPine returns a pine with its foot at a place.
func locationsPine(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	return slices.Concat(
		brush.Solid(0x2a7a5a, at(0, -18, 8), at(0, 2, 26)), brush.Solid(0x2a7a5a, at(0, -32, 1), at(0, -14, 20)))
}

// locationsLighthouse returns a lighthouse with its foot at a place.
func locationsLighthouse(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		[]Part{{X: x, Y: y - 74, K: 0.5, What: Object{Thing: Orb, C: 0xffe9a0}}},
		brush.Solid(0xf6efe0, at(0, -64, 14), at(0, 4, 24)),
		[]Part{brush.Flat(0xd8483a, at(0, -52, 16), at(0, -40, 17.6)), brush.Flat(0xd8483a, at(0, -26, 19), at(0, -12, 21))},
		brush.Solid(0xfff0b0, at(0, -80, 12), at(0, -68, 12)), brush.Solid(0x5a4a6a, at(0, -66, 22), at(0, -63, 22)), brush.Solid(0xd8483a, at(0, -92, 2), at(0, -81, 20)))
}

// locationsSail returns a small sailing boat with its middle at a place.
func locationsSail(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	return slices.Concat(
		brush.Solid(0xf6efe0, at(2, -30, 1), at(5, -16, 9), at(8, -3, 15)), brush.Solid(0xe8a050, at(-14, 3, 2), at(-10, 5, 6), at(12, 5, 6), at(18, 2, 2)))
}

var starLabsArt = Scene{Place: Above, Seed: 9, Accent: 0x8ff0ff, Dusk: 0.2,
	Extra: slices.Concat(
		locationsMast(-80, -48, -1), locationsMast(80, -48, 1),
		[]Part{{Y: -36, K: 0.9, What: Object{Thing: Orb, C: 0x8ff0ff}}},
		brush.Solid(0x3fb8d0, brush.To(0, -62, 8), brush.To(0, -58, 40), brush.To(0, -46, 74), brush.To(0, -26, 98), brush.To(0, -2, 110), brush.To(0, 14, 112)),
		[]Part{brush.Inked(brush.To(-1, -62, 2), brush.To(-24, -40, 2), brush.To(-34, 14, 2)), brush.Inked(brush.To(1, -62, 2), brush.To(24, -40, 2), brush.To(34, 14, 2)), brush.Inked(brush.To(0, -62, 2), brush.To(0, 14, 2)),
			brush.Inked(brush.To(-46, -28, 2), brush.To(0, -22, 2), brush.To(46, -28, 2)), brush.Inked(brush.To(-54, -6, 2), brush.To(0, 0, 2), brush.To(54, -6, 2))},
		locationsWall(-72, 72, 16, 110, 0xc8ccd8), locationsWall(-180, -72, 34, 110, 0xa8acc0), locationsWall(72, 180, 34, 110, 0xa8acc0),
		locationsPanes(-56, -26, 15, 32, 0x8ff0ff), locationsPanes(26, 56, 15, 32, 0x8ff0ff), locationsPanes(-120, -88, 16, 50, 0xffe14d), locationsPanes(88, 120, 16, 50, 0xffe14d),
		brush.Solid(0x5a5a7a, brush.To(0, 28, 26), brush.To(0, 80, 26)), []Part{brush.Flat(0xd8fbff, brush.To(0, 32, 18), brush.To(0, 80, 18)), brush.Inked(brush.To(0, 30, 2), brush.To(0, 80, 2))})}

// locationsMast returns a tower with a dish that listens to the sky: on its right if way is 1.
func locationsMast(x, top, way float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+way*dx, top+dy, width) }
	return slices.Concat(
		brush.Solid(0x7a86a8, at(0, 14, 10), at(0, 162, 24)),
		brush.Solid(0xc8ccd8, at(-14, -14, 4), at(-12, 2, 26), at(-2, 12, 30), at(16, 14, 4)),
		[]Part{brush.Inked(at(-13, -14, 1), at(-2, -4, 8), at(15, 13, 1)), brush.Inked(at(0, -2, 2), at(16, -18, 2)), brush.Inked(brush.Disc(x+way*17, top-19, 5)...), brush.Dot(0xff6a5a, x+way*17, top-19, 3)})
}
