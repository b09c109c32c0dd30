package foreverevil

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Heroes. Their background is blue. Suits are cream, gold, red, steel, and violet,
// and dark heroes have a light behind them.

var amandaWallerArt = Scene{Place: Hall, Seed: 4, Accent: 0xffd890,
	Subject: Bust{X: -30, Y: 6, K: 0.86, Turn: 0.35, Wears: Jacket, Suit: 0xd0603f, Tie: 0xf6efe0, Held: Held{Thing: Line, K: 0.01},
		Head: Head{Face: Round, Skin: Deep, Hair: Curly, HairC: 0x4a322a, Mood: Stern, Lashes: true}},
	Extra: slices.Concat(heroesWanted(70, 0), brush.InFront(brush.Dot(0xf2c23a, -62, 32, 4.5)))}

// heroesWanted returns the file of a villain with its middle at a place, crossed out.
func heroesWanted(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		brush.Solid(0xd8a85a, at(6, -40, 62), at(0, 46, 62)),
		brush.Solid(0xf6efe0, at(-1, -36, 56), at(-7, 44, 56)),
		[]Part{
			brush.Flat(0xb8c4d0, at(-3, -31, 48), at(-6, 22, 48)),
			{X: x - 4, Y: y - 5, K: 0.26, What: Bust{Build: SlimBuild, K: 1, Turn: 0.2, Suit: 0x4a3a5a, Head: Head{Face: Demon, Shell: 0xd8503a, Mood: Grit, Glow: 0xffe14d}}},
			brush.Flat(0xf6efe0, at(-5, 23, 56), at(-7, 44, 56)),
			brush.Flat(0x6a6f7e, at(-29, 31, 3), at(11, 31, 3)), brush.Flat(0x6a6f7e, at(-29, 37, 3), at(0, 37, 3)),
			brush.Flat(0xe0402e, at(-33, -34, 5), at(-6, 0, 5), at(19, 30, 5)), brush.Flat(0xe0402e, at(21, -30, 5), at(-6, 0, 5), at(-33, 32, 5)),
		})
}

var catwomanArt = Scene{Place: Roof, Seed: 8, Accent: 0xffe9b0, Under: Halo,
	Subject: Figure{Pose: Sit, X: -14, Y: 18, K: 1.16, Build: SlimBuild, Suit: 0x8e5aa8, Trim: 0xf2e6f7, Belt: 0xf2e6f7, Front: Open,
		Head: Head{Face: Oval, Hair: Bob, HairC: Ink, Mood: Coy, Eyes: Domino, EyeC: 0xf2e6f7}, HeadSize: 1.35},
	Extra: slices.Concat(
		brush.Solid(0x4a6aa8, brush.To(-140, 76, 60), brush.To(0, 76, 60)), brush.Solid(0x6a8cc8, brush.To(-140, 54, 14), brush.To(8, 54, 14)),
		[]Part{brush.Flat(0xa8c4ea, brush.To(-140, 49, 2), brush.To(6, 49, 2))},
		brush.InFront(slices.Concat(heroesToken(70, -10, 21),
			brush.Solid(0x6a4326, brush.To(-82, 46, 4.5), brush.To(-92, 58, 3.6), brush.To(-84, 74, 3.2), brush.To(-98, 84, 2.6), brush.To(-112, 76, 2)))...))}

// heroesToken returns a golden star with its middle at a place.
func heroesToken(x, y, r float64) []Part {
	const points = 5
	var under, over []Part
	for i := range points {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/points - math.Pi/2)
		ray := []Along{brush.To(x-0.1*r*cos, y-0.1*r*sin, 0.5*r), brush.To(x+0.3*r*cos, y+0.3*r*sin, 0.52*r), brush.To(x+r*cos, y+r*sin, 0.03*r)}
		under = append(under, brush.Inked(brush.Around(ray)...))
		over = append(over, brush.Lit(0xffc83a, 60, ray...))
	}
	return slices.Concat(under, over, []Part{brush.Flat(0xfff0c0, brush.To(x-0.1*r, y-0.6*r, 0.01*r), brush.To(x-0.14*r, y-0.2*r, 0.12*r), brush.To(x-0.5*r, y-0.16*r, 0.01*r))})
}

var commissionerGordonArt = Scene{Place: Roof, Seed: 12, Accent: 0xffe9b0,
	Subject: Bust{X: -38, Y: 4, K: 0.88, Turn: 0.35, Wears: Jacket, Suit: 0xc8a878, Tie: 0xa03a3a,
		Head: Head{Face: Square, Hair: SideParted, HairC: 0xd8d4cc, Beard: Moustache, Mood: Stern, Eyes: Glasses, Wrinks: true}},
	Extra: []Part{{X: 52, Y: 28, K: 0.56, Turn: -0.2, What: Object{Thing: Searchlight}}}}

var drLightArt = Scene{Place: Space, Seed: 5, Accent: 0xfff6d0, Under: Rays,
	Subject: Figure{Pose: Pounce, X: -38, Y: 8, K: 0.98, Turn: -0.08, Build: SlimBuild, Suit: 0xf6efe0, Trim: 0xf2c23a, Belt: 0xf2c23a, Panel: Vest, PanelColour: 0x5a4a8a, Front: Open, Back: Open,
		Held: Held{Thing: Beam, C: 0xfff0a0, K: 0.9},
		Head: Head{Face: Oval, Hair: Tail, HairC: 0x2a2440, Mood: Fierce, Eyes: GlowEyes, Glow: 0xfff6d0}, HeadSize: 1.4}}

var elementWomanArt = Scene{Place: OtherWorld, Seed: 3, Accent: 0xffe0a0,
	Subject: Figure{Pose: Loom, Y: 46, K: 1.1, Build: SlimBuild, Skin: Purple, Suit: 0xf0924a, Trim: 0xc8d4e0, Panel: Half, PanelColour: 0xc8d4e0, Front: Open, Back: Open, BareHands: true,
		Head: Head{Face: Oval, Skin: Pale, Hair: Wind, HairC: 0x5ac86a, Mood: FairMood, Lashes: true}, HeadSize: 1.35},
	Extra: slices.Concat(heroesFire(-82, -20, 0.9), heroesIce(82, -18, 0.9), heroesWater(0, 50, math.Pi, 7), brush.InFront(heroesWater(0, 54, 0, 12)...))}

// heroesFire returns a fire that burns upward from a place.
func heroesFire(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	return slices.Concat(
		brush.Solid(0xe8502a, at(0, 12, 24), at(-2, -4, 40), at(5, -22, 32), at(-4, -40, 18), at(4, -58, 2)),
		brush.Solid(0xe8502a, at(-14, 6, 16), at(-20, -10, 12), at(-16, -26, 1)), brush.Solid(0xe8502a, at(14, 6, 16), at(22, -8, 12), at(17, -26, 1)),
		[]Part{
			brush.Flat(0xff9a2a, at(0, 12, 20), at(-1, -2, 32), at(4, -18, 24), at(-2, -34, 11), at(3, -48, 1)),
			brush.Flat(0xffd84a, at(0, 10, 14), at(0, -2, 20), at(3, -14, 14), at(0, -28, 1)),
		})
}

// heroesIce returns a cluster of ice that grows upward from a place.
func heroesIce(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	return slices.Concat(
		brush.Solid(0x9fe4f4, at(-8, 10, 12), at(-24, -18, 14), at(-32, -34, 1)), brush.Solid(0x9fe4f4, at(8, 10, 12), at(24, -14, 13), at(34, -30, 1)),
		brush.Solid(0xc8f2fa, at(0, 14, 16), at(0, -32, 20), at(0, -56, 1)),
		[]Part{brush.Flat(Paper, at(-5, 6, 1), at(-5, -28, 5), at(-1, -48, 0.5)), brush.Flat(0x5ab4d8, at(5, 10, 2), at(6, -28, 7), at(1, -50, 0.5))})
}

// heroesWater returns half of a ring of water around a place: the half in front from an angle of 0,
// or the one behind from pi.
func heroesWater(x, y, from, width float64) []Part {
	const steps = 14
	var ring, crest []Along
	for i := range steps + 1 {
		sin, cos := math.Sincos(from + math.Pi*float64(i)/steps)
		swell := 3.5 * math.Sin(1.2*float64(i))
		ring = append(ring, brush.To(x+72*cos, y+18*sin+swell, width-5+2*math.Abs(swell)))
		crest = append(crest, brush.To(x+72*cos, y+18*sin+swell-2, 0.2*width))
	}
	return append(brush.Solid(0x3fb8e0, ring...), brush.Flat(0xd8f6ff, crest...))
}

var firestormArt = Scene{Place: Space, Seed: 6, Accent: 0xffd24a, Under: Streaks,
	Subject: Figure{Pose: Fly, X: -18, Y: 20, K: 1.06, Suit: 0xe0482f, Trim: 0xf2c23a, Panel: Vee, PanelColour: 0xf2c23a, Belt: 0xf2c23a,
		Held: Held{Thing: Orb, C: 0xffb02a, K: 1.3},
		Head: Head{Face: Square, Hair: Spiky, HairC: 0xffd24a, Mood: Grit, Eyes: GlowEyes, Glow: 0xfff6c0}, HeadSize: 1.25},
	Extra: heroesMane(12, -18)}

// heroesMane returns the flames that blow back from a head at a place.
func heroesMane(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		brush.Solid(0xe8602a, at(6, -4, 30), at(-16, -18, 26), at(-40, -20, 16), at(-66, -34, 1)),
		brush.Solid(0xe8602a, at(6, -6, 24), at(-4, -28, 20), at(-24, -42, 12), at(-40, -62, 1)),
		brush.Solid(0xe8602a, at(0, 4, 24), at(-24, 2, 18), at(-48, 6, 10), at(-72, -2, 1)),
		[]Part{
			brush.Flat(0xffb83a, at(6, -4, 22), at(-14, -16, 18), at(-36, -18, 9), at(-54, -27, 1)),
			brush.Flat(0xffb83a, at(6, -6, 18), at(-3, -25, 13), at(-20, -38, 6), at(-32, -52, 1)),
			brush.Flat(0xffb83a, at(0, 4, 18), at(-22, 1, 12), at(-44, 4, 5), at(-60, 0, 1)),
		})
}

var pandoraArt = Scene{Place: Temple, Seed: 7, Accent: 0xffc890, Effect: CardsEffect,
	Subject: Figure{Pose: Carry, X: -34, Y: 38, K: 1.22, Build: SlimBuild, Suit: 0xb070b0, Trim: 0xe8c070, Belt: 0xe8c070, Skirt: LongRobe, SkirtC: 0xb070b0, Cape: Cape{C: 0xd8583c}, BareHands: true,
		Head: Head{Face: Oval, Skin: Pale, Hair: LongHair, HairC: Ink, Mood: FairMood, Lashes: true, Top: Hood, TopC: 0xd8583c}, HeadSize: 1.35},
	Extra: slices.Concat(
		[]Part{brush.Flat(0xffe9b0, brush.To(26, 36, 44), brush.To(40, -110, 150)), brush.Flat(Paper, brush.To(26, 36, 26), brush.To(38, -110, 70))},
		brush.InFront(heroesBox(24, 34)...))}

// heroesBox returns an open golden box that stands on a place.
func heroesBox(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		brush.Solid(0xe8b83a, at(-26, -14, 30), at(26, -14, 30)),
		brush.Solid(0xf2d06a, at(-28, -27, 8), at(28, -27, 8)),
		brush.Solid(0xf6efe0, brush.Disc(x, y-14, 9)...),
		[]Part{brush.Inked(brush.Disc(x-3.4, y-15, 2.4)...), brush.Inked(brush.Disc(x+3.4, y-15, 2.4)...), brush.Inked(brush.Disc(x, y-20, 1.8)...)})
}

var phantomStrangerArt = Scene{Place: Bridge, Seed: 9, Accent: 0xe8f0ff, Under: Glare,
	Subject: Bust{Y: 8, K: 0.8, Turn: 0.25, Wears: HighCape, Suit: 0xf0e6d0, Cape: 0x4a3f8a,
		Head: Head{Face: Square, Mood: Stern, Eyes: GlowEyes, Glow: 0xffffff, Top: Wide, TopC: 0x4a3f8a}},
	Extra: brush.InFront(brush.Dot(0xf2c23a, -4, 72, 8))}

var powerGirlArt = Scene{Place: Harbour, Seed: 3, Accent: 0xffd890,
	Subject: Figure{Pose: Lift, Y: 52, K: 1.16, Suit: 0xe4def0, Trim: 0xf2b23a, Belt: 0xf2b23a, BareLegs: true, Cape: Cape{C: 0x2fa89a},
		Head: Head{Face: Oval, Hair: Bob, HairC: 0xf6dc84, Mood: Smirk, Lashes: true}, HeadSize: 1.3},
	Extra: heroesContainer(0, -50)}

// heroesContainer returns a ship's container with its middle at a place.
func heroesContainer(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy-0.08*dx, width) }
	parts := brush.Solid(0xd8603f, at(-86, 0, 46), at(86, 0, 46))
	for i := range 10 {
		dx := -72 + 16*float64(i)
		parts = append(parts, brush.Flat(0x8a3024, at(dx, -17, 4), at(dx, 17, 4)))
	}
	return slices.Concat(parts, brush.Solid(0xe88058, at(-88, -21, 7), at(88, -21, 7)), brush.Solid(0xb84a30, at(-88, 21, 7), at(88, 21, 7)))
}

var stargirlArt = Scene{Place: City, Seed: 6, Accent: 0xffe9a0,
	Subject: Figure{Pose: Brace, X: -34, Y: 28, K: 1.16, Build: TeenBuild, Suit: 0xf6efe0, Trim: 0xe86a5a, Belt: 0xf2c24a, Panel: Sides, PanelColour: 0xe86a5a,
		Head: Head{Face: Young, Hair: LongHair, HairC: 0xf6dc84, Mood: Smile, Lashes: true, Eyes: Domino, EyeC: 0x3a5a9a}, HeadSize: 1.4},
	Extra: brush.InFront(slices.Concat(
		brush.Solid(0xf2c24a, brush.To(-52, 62, 6), brush.To(-12, 18, 6), brush.To(48, -44, 6)),
		heroesToken(56, -50, 24))...)}

var steelArt = Scene{Place: Street, Seed: 4, Accent: 0xffc86a, Effect: Sparks,
	Subject: Figure{Pose: Leap, X: -42, Y: 46, K: 1.16, Suit: 0xc4ccd6, Trim: 0x8a94a4, Belt: 0xf2c23a, Cape: Cape{C: 0xe0503c},
		Held: Held{Thing: Mallet, C: 0xb4bec8, K: 0.9, Turn: 1.3},
		Head: Head{Face: Square, Skin: Deep, Top: Helm, TopC: 0xd8e0e8, Mood: Grit}, HeadSize: 1.25},
	Extra: []Part{{X: 70, Y: 56, K: 0.6, What: Object{Thing: Anvil, C: 0x6a7486}}}}

var steveTrevorArt = Scene{Place: Sky, Seed: 3, Accent: 0xffe0a0,
	Subject: Bust{X: -26, Y: 4, K: 0.88, Turn: 0.35, Wears: Armour, Suit: 0xa89a5a, Tie: 0x6a6238,
		Head: Head{Face: Square, Hair: Short, HairC: 0xe8c468, Beard: Stubble, Mood: Smirk}},
	Extra: []Part{{X: 82, Y: -46, K: 0.36, Turn: -0.2, What: Object{Thing: Plane}}}}

var vibeArt = Scene{Place: Alley, Seed: 5, Accent: 0xffe14d,
	Subject: Figure{Pose: Aim, X: -50, Y: 40, K: 1.12, Skin: Tan, Suit: 0xe0503c, Trim: 0xf2c83a, Panel: Vest, PanelColour: 0xf2c83a, Belt: 0xf6efe0, Front: Open,
		Head: Head{Face: Square, Skin: Tan, Hair: Quiff, HairC: Ink, Mood: Smirk, Eyes: Goggles, EyeC: 0xf2c83a}, HeadSize: 1.4},
	Extra: heroesWaves(46, -6)}

// heroesWaves returns waves of sound that spread to the right from a place.
func heroesWaves(x, y float64) []Part {
	var parts []Part
	for i, c := range [...]Colour{0xfff0b0, 0xffe14d, 0xff9a4a, 0xff6a4a} {
		r := 24 + 20*float64(i)
		var arc []Along
		for j := range 9 {
			t := float64(j)/4 - 1
			sin, cos := math.Sincos(0.95 * t)
			wobble := 3.5 * float64(1-2*(j%2))
			arc = append(arc, brush.To(x+(r+wobble)*cos, y+(r+wobble)*sin, 0.5+7*(1-t*t)))
		}
		parts = append(parts, brush.Inked(brush.Around(arc)...), brush.Flat(c, arc...))
	}
	return parts
}
