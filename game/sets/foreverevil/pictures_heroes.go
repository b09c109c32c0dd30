package foreverevil

import (
	"math"
	"slices"

	. "lineup/game/picture"
)

// The pictures of the Heroes. Their background is blue. Suits are cream, gold, red, steel, and violet,
// and dark heroes have a light behind them.

var amandaWallerArt = Scene{Place: Hall, Seed: 4, Accent: 0xffd890,
	Subject: Bust{X: -30, Y: 6, K: 0.86, Turn: 0.35, Wears: Jacket, Suit: 0xd0603f, Tie: 0xf6efe0, Held: Held{Thing: Line, K: 0.01},
		Head: Head{Face: Round, Skin: Deep, Hair: Curly, HairC: 0x4a322a, Mood: Stern, Lashes: true}},
	Extra: slices.Concat(heroesWanted(70, 0), heroesInFront(heroesRound(0xf2c23a, -62, 32, 4.5)))}

// heroesWanted returns the file of a villain with its middle at a place, crossed out.
func heroesWanted(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return heroesTo(x+dx, y+dy, width) }
	return slices.Concat(
		heroesSolid(0xd8a85a, at(6, -40, 62), at(0, 46, 62)),
		heroesSolid(0xf6efe0, at(-1, -36, 56), at(-7, 44, 56)),
		[]Part{
			heroesFlat(0xb8c4d0, at(-3, -31, 48), at(-6, 22, 48)),
			{X: x - 4, Y: y - 5, K: 0.26, What: Bust{Build: SlimBuild, K: 1, Turn: 0.2, Suit: 0x4a3a5a, Head: Head{Face: Demon, Shell: 0xd8503a, Mood: Grit, Glow: 0xffe14d}}},
			heroesFlat(0xf6efe0, at(-5, 23, 56), at(-7, 44, 56)),
			heroesFlat(0x6a6f7e, at(-29, 31, 3), at(11, 31, 3)), heroesFlat(0x6a6f7e, at(-29, 37, 3), at(0, 37, 3)),
			heroesFlat(0xe0402e, at(-33, -34, 5), at(-6, 0, 5), at(19, 30, 5)), heroesFlat(0xe0402e, at(21, -30, 5), at(-6, 0, 5), at(-33, 32, 5)),
		})
}

var catwomanArt = Scene{Place: Roof, Seed: 8, Accent: 0xffe9b0, Under: Halo,
	Subject: Figure{Pose: Sit, X: -14, Y: 18, K: 1.16, Build: SlimBuild, Suit: 0x8e5aa8, Trim: 0xf2e6f7, Belt: 0xf2e6f7, Front: Open,
		Head: Head{Face: Oval, Hair: Bob, HairC: Ink, Mood: Coy, Eyes: Domino, EyeC: 0xf2e6f7}, HeadSize: 1.35},
	Extra: slices.Concat(
		heroesSolid(0x4a6aa8, heroesTo(-140, 76, 60), heroesTo(0, 76, 60)), heroesSolid(0x6a8cc8, heroesTo(-140, 54, 14), heroesTo(8, 54, 14)),
		[]Part{heroesFlat(0xa8c4ea, heroesTo(-140, 49, 2), heroesTo(6, 49, 2))},
		heroesInFront(slices.Concat(heroesToken(70, -10, 21),
			heroesSolid(0x6a4326, heroesTo(-82, 46, 4.5), heroesTo(-92, 58, 3.6), heroesTo(-84, 74, 3.2), heroesTo(-98, 84, 2.6), heroesTo(-112, 76, 2)))...))}

// heroesToken returns a golden star with its middle at a place.
func heroesToken(x, y, r float64) []Part {
	const points = 5
	var under, over []Part
	for i := range points {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/points - math.Pi/2)
		ray := []Along{heroesTo(x-0.1*r*cos, y-0.1*r*sin, 0.5*r), heroesTo(x+0.3*r*cos, y+0.3*r*sin, 0.52*r), heroesTo(x+r*cos, y+r*sin, 0.03*r)}
		under = append(under, heroesInked(heroesAround(ray)...))
		over = append(over, heroesLit(0xffc83a, 60, ray...))
	}
	return slices.Concat(under, over, []Part{heroesFlat(0xfff0c0, heroesTo(x-0.1*r, y-0.6*r, 0.01*r), heroesTo(x-0.14*r, y-0.2*r, 0.12*r), heroesTo(x-0.5*r, y-0.16*r, 0.01*r))})
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
	Extra: slices.Concat(heroesFire(-82, -20, 0.9), heroesIce(82, -18, 0.9), heroesWater(0, 50, math.Pi, 7), heroesInFront(heroesWater(0, 54, 0, 12)...))}

// heroesFire returns a fire that burns upward from a place.
func heroesFire(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return heroesTo(x+dx*k, y+dy*k, width*k) }
	return slices.Concat(
		heroesSolid(0xe8502a, at(0, 12, 24), at(-2, -4, 40), at(5, -22, 32), at(-4, -40, 18), at(4, -58, 2)),
		heroesSolid(0xe8502a, at(-14, 6, 16), at(-20, -10, 12), at(-16, -26, 1)), heroesSolid(0xe8502a, at(14, 6, 16), at(22, -8, 12), at(17, -26, 1)),
		[]Part{
			heroesFlat(0xff9a2a, at(0, 12, 20), at(-1, -2, 32), at(4, -18, 24), at(-2, -34, 11), at(3, -48, 1)),
			heroesFlat(0xffd84a, at(0, 10, 14), at(0, -2, 20), at(3, -14, 14), at(0, -28, 1)),
		})
}

// heroesIce returns a cluster of ice that grows upward from a place.
func heroesIce(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return heroesTo(x+dx*k, y+dy*k, width*k) }
	return slices.Concat(
		heroesSolid(0x9fe4f4, at(-8, 10, 12), at(-24, -18, 14), at(-32, -34, 1)), heroesSolid(0x9fe4f4, at(8, 10, 12), at(24, -14, 13), at(34, -30, 1)),
		heroesSolid(0xc8f2fa, at(0, 14, 16), at(0, -32, 20), at(0, -56, 1)),
		[]Part{heroesFlat(Paper, at(-5, 6, 1), at(-5, -28, 5), at(-1, -48, 0.5)), heroesFlat(0x5ab4d8, at(5, 10, 2), at(6, -28, 7), at(1, -50, 0.5))})
}

// heroesWater returns half of a ring of water around a place: the half in front from an angle of 0,
// or the one behind from pi.
func heroesWater(x, y, from, width float64) []Part {
	const steps = 14
	var ring, crest []Along
	for i := range steps + 1 {
		sin, cos := math.Sincos(from + math.Pi*float64(i)/steps)
		swell := 3.5 * math.Sin(1.2*float64(i))
		ring = append(ring, heroesTo(x+72*cos, y+18*sin+swell, width-5+2*math.Abs(swell)))
		crest = append(crest, heroesTo(x+72*cos, y+18*sin+swell-2, 0.2*width))
	}
	return append(heroesSolid(0x3fb8e0, ring...), heroesFlat(0xd8f6ff, crest...))
}

var firestormArt = Scene{Place: Space, Seed: 6, Accent: 0xffd24a, Under: Streaks,
	Subject: Figure{Pose: Fly, X: -18, Y: 20, K: 1.06, Suit: 0xe0482f, Trim: 0xf2c23a, Panel: Vee, PanelColour: 0xf2c23a, Belt: 0xf2c23a,
		Held: Held{Thing: Orb, C: 0xffb02a, K: 1.3},
		Head: Head{Face: Square, Hair: Spiky, HairC: 0xffd24a, Mood: Grit, Eyes: GlowEyes, Glow: 0xfff6c0}, HeadSize: 1.25},
	Extra: heroesMane(12, -18)}

// heroesMane returns the flames that blow back from a head at a place.
func heroesMane(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return heroesTo(x+dx, y+dy, width) }
	return slices.Concat(
		heroesSolid(0xe8602a, at(6, -4, 30), at(-16, -18, 26), at(-40, -20, 16), at(-66, -34, 1)),
		heroesSolid(0xe8602a, at(6, -6, 24), at(-4, -28, 20), at(-24, -42, 12), at(-40, -62, 1)),
		heroesSolid(0xe8602a, at(0, 4, 24), at(-24, 2, 18), at(-48, 6, 10), at(-72, -2, 1)),
		[]Part{
			heroesFlat(0xffb83a, at(6, -4, 22), at(-14, -16, 18), at(-36, -18, 9), at(-54, -27, 1)),
			heroesFlat(0xffb83a, at(6, -6, 18), at(-3, -25, 13), at(-20, -38, 6), at(-32, -52, 1)),
			heroesFlat(0xffb83a, at(0, 4, 18), at(-22, 1, 12), at(-44, 4, 5), at(-60, 0, 1)),
		})
}

var pandoraArt = Scene{Place: Temple, Seed: 7, Accent: 0xffc890, Effect: CardsEffect,
	Subject: Figure{Pose: Carry, X: -34, Y: 38, K: 1.22, Build: SlimBuild, Suit: 0xb070b0, Trim: 0xe8c070, Belt: 0xe8c070, Skirt: LongRobe, SkirtC: 0xb070b0, Cape: Cape{C: 0xd8583c}, BareHands: true,
		Head: Head{Face: Oval, Skin: Pale, Hair: LongHair, HairC: Ink, Mood: FairMood, Lashes: true, Top: Hood, TopC: 0xd8583c}, HeadSize: 1.35},
	Extra: slices.Concat(
		[]Part{heroesFlat(0xffe9b0, heroesTo(26, 36, 44), heroesTo(40, -110, 150)), heroesFlat(Paper, heroesTo(26, 36, 26), heroesTo(38, -110, 70))},
		heroesInFront(heroesBox(24, 34)...))}

// heroesBox returns an open golden box that stands on a place.
func heroesBox(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return heroesTo(x+dx, y+dy, width) }
	return slices.Concat(
		heroesSolid(0xe8b83a, at(-26, -14, 30), at(26, -14, 30)),
		heroesSolid(0xf2d06a, at(-28, -27, 8), at(28, -27, 8)),
		heroesSolid(0xf6efe0, heroesDisc(x, y-14, 9)...),
		[]Part{heroesInked(heroesDisc(x-3.4, y-15, 2.4)...), heroesInked(heroesDisc(x+3.4, y-15, 2.4)...), heroesInked(heroesDisc(x, y-20, 1.8)...)})
}

var phantomStrangerArt = Scene{Place: Bridge, Seed: 9, Accent: 0xe8f0ff, Under: Glare,
	Subject: Bust{Y: 8, K: 0.8, Turn: 0.25, Wears: HighCape, Suit: 0xf0e6d0, Cape: 0x4a3f8a,
		Head: Head{Face: Square, Mood: Stern, Eyes: GlowEyes, Glow: 0xffffff, Top: Wide, TopC: 0x4a3f8a}},
	Extra: heroesInFront(heroesRound(0xf2c23a, -4, 72, 8))}

var powerGirlArt = Scene{Place: Harbour, Seed: 3, Accent: 0xffd890,
	Subject: Figure{Pose: Lift, Y: 52, K: 1.16, Suit: 0xe4def0, Trim: 0xf2b23a, Belt: 0xf2b23a, BareLegs: true, Cape: Cape{C: 0x2fa89a},
		Head: Head{Face: Oval, Hair: Bob, HairC: 0xf6dc84, Mood: Smirk, Lashes: true}, HeadSize: 1.3},
	Extra: heroesContainer(0, -50)}

// heroesContainer returns a ship's container with its middle at a place.
func heroesContainer(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return heroesTo(x+dx, y+dy-0.08*dx, width) }
	parts := heroesSolid(0xd8603f, at(-86, 0, 46), at(86, 0, 46))
	for i := range 10 {
		dx := -72 + 16*float64(i)
		parts = append(parts, heroesFlat(0x8a3024, at(dx, -17, 4), at(dx, 17, 4)))
	}
	return slices.Concat(parts, heroesSolid(0xe88058, at(-88, -21, 7), at(88, -21, 7)), heroesSolid(0xb84a30, at(-88, 21, 7), at(88, 21, 7)))
}

var stargirlArt = Scene{Place: City, Seed: 6, Accent: 0xffe9a0,
	Subject: Figure{Pose: Brace, X: -34, Y: 28, K: 1.16, Build: TeenBuild, Suit: 0xf6efe0, Trim: 0xe86a5a, Belt: 0xf2c24a, Panel: Sides, PanelColour: 0xe86a5a,
		Head: Head{Face: Young, Hair: LongHair, HairC: 0xf6dc84, Mood: Smile, Lashes: true, Eyes: Domino, EyeC: 0x3a5a9a}, HeadSize: 1.4},
	Extra: heroesInFront(slices.Concat(
		heroesSolid(0xf2c24a, heroesTo(-52, 62, 6), heroesTo(-12, 18, 6), heroesTo(48, -44, 6)),
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
			arc = append(arc, heroesTo(x+(r+wobble)*cos, y+(r+wobble)*sin, 0.5+7*(1-t*t)))
		}
		parts = append(parts, heroesInked(heroesAround(arc)...), heroesFlat(c, arc...))
	}
	return parts
}

// Shapes of their own, such as a star or a box, are strokes of changing width. Each is the tail of a
// figure far below the window, on a stalk without width.

// heroesTailed returns a figure that is there only for its tail. It has few other parts, so that it
// is painted fast.
func heroesTailed(y, k float64, c Colour, tail []Along) Figure {
	return Figure{Y: y, K: k, NoRim: true, BareHands: true, BareFeet: true, Front: NoHand, Back: NoHand, Head: Head{Face: SkullHead}, TailColour: c, Tail: tail}
}

// heroesTo returns a place of a stroke, and its width there.
func heroesTo(x, y, width float64) Along { return Along{X: x, Y: y, Width: width} }

// The measures of the figures whose tails are shapes: how far below the window they are, the height
// of a body, and a size with which the line around them is too thin to be seen.
const (
	heroesBelow  = 400.0
	heroesBodily = 130.0
	heroesHuge   = 1e12
)

// heroesLit returns a shape in one color: a stroke through places in a scene. Its shade begins at a
// distance from the edge toward the light.
func heroesLit(c Colour, shade float64, places ...Along) Part {
	unit := shade / 3.1 // a tail's shade begins after 3.1 units
	foot := heroesBodily + heroesBelow/unit
	from := places[0]
	start := heroesTo(from.X/unit, from.Y/unit-foot, 0)
	tail := []Along{heroesTo(0, -0.3*foot, 0), heroesTo(0, -0.5*foot, 0), start, start}
	for _, p := range heroesEnded(places) {
		tail = append(tail, heroesTo(p.X/unit, p.Y/unit-foot, p.Width/unit))
	}
	return Part{K: unit / heroesHuge, What: heroesTailed(foot*heroesHuge, heroesHuge, c, tail)}
}

// heroesFlat returns a shape almost without shade.
func heroesFlat(c Colour, places ...Along) Part {
	return heroesLit(c, 1.2*heroesWidest(places), places...)
}

// heroesHair is a distance that cannot be seen.
const heroesHair = 0.01

// heroesEnded returns a stroke with blunt ends, where it gets its width within a few hairs. The steps
// keep a smooth line from swinging out at the corners.
func heroesEnded(places []Along) []Along {
	last := len(places) - 1
	steps := [...]float64{0, 0.7, 0.95}
	var out []Along
	for i, share := range steps {
		p := heroesBeyond(places[0], places[1], heroesHair*float64(len(steps)-i))
		out = append(out, heroesTo(p.X, p.Y, p.Width*share))
	}
	out = append(out, places[0], heroesBeyond(places[0], places[1], -heroesHair))
	out = append(out, places[1:last]...)
	out = append(out, heroesBeyond(places[last], places[last-1], -heroesHair), places[last])
	for i := range steps {
		p := heroesBeyond(places[last], places[last-1], heroesHair*float64(i+1))
		out = append(out, heroesTo(p.X, p.Y, p.Width*steps[len(steps)-1-i]))
	}
	return out
}

// heroesWidest returns the largest width of a stroke.
func heroesWidest(places []Along) float64 {
	most := 0.0
	for _, p := range places {
		most = max(most, p.Width)
	}
	return most
}

// heroesTiny is the size of a figure that is too small to be seen. All of its tail is in the shade.
const heroesTiny = 0.002

// heroesInked returns a shape in ink.
func heroesInked(places ...Along) Part {
	from := places[0]
	var tail []Along
	for _, p := range heroesEnded(places) {
		tail = append(tail, heroesTo((p.X-from.X)/heroesTiny, (p.Y-from.Y)/heroesTiny, p.Width/heroesTiny))
	}
	return Part{X: from.X, Y: from.Y, K: heroesTiny, What: heroesTailed(0, 1, Ink, tail)}
}

// heroesLine is the width of the line around a shape.
const heroesLine = 2.6

// heroesSolid returns a shape with shade and a line around it.
func heroesSolid(c Colour, places ...Along) []Part {
	return []Part{heroesInked(heroesAround(places)...), heroesLit(c, 0.85*heroesWidest(places), places...)}
}

// heroesAround returns a stroke that is larger by a line on all sides.
func heroesAround(places []Along) []Along {
	larger := make([]Along, len(places))
	for i, p := range places {
		larger[i] = heroesTo(p.X, p.Y, p.Width+2*heroesLine)
	}
	last := len(places) - 1
	larger[0] = heroesBeyond(larger[0], places[1], heroesLine)
	larger[last] = heroesBeyond(larger[last], places[last-1], heroesLine)
	return larger
}

// heroesBeyond returns the end of a stroke, moved away from the place before it.
func heroesBeyond(end, before Along, by float64) Along {
	dx, dy := end.X-before.X, end.Y-before.Y
	if far := math.Hypot(dx, dy); far > 0 {
		end.X, end.Y = end.X+dx*by/far, end.Y+dy*by/far
	}
	return end
}

// heroesRound returns a disc around (x, y) with radius r.
func heroesRound(c Colour, x, y, r float64) Part { return heroesFlat(c, heroesDisc(x, y, r)...) }

// heroesDisc returns the stroke that draws a disc from its top down.
func heroesDisc(x, y, r float64) []Along {
	const steps = 10
	places := make([]Along, steps+1)
	for i := range places {
		sin, cos := math.Sincos(math.Pi * float64(i) / steps)
		places[i] = heroesTo(x, y-r*cos, 2*r*sin)
	}
	return places
}

// heroesInFront returns the parts in front of the subject of a scene.
func heroesInFront(parts ...Part) []Part {
	for i := range parts {
		parts[i].Before = true
	}
	return parts
}
