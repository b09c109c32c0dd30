package foreverevil

import (
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
	"lineup/game/sets/characters"
)

// The posters of the oversized villains whom players play: the whole figure, large, with a low
// horizon and one bright light.

// The villains whose looks characters doesn't have, or only as busts.
var (
	superBlackAdam = Figure{Skin: Tan, Suit: 0x4a4a66, Trim: 0xf2c230, Panel: Vee, PanelColour: 0xf2c230, Belt: 0xf2c230, Shoulders: HighCollar, ShouldersC: 0x4a4a66,
		Head: Head{Face: Long, Skin: Tan, Hair: Short, HairC: 0x241a26, Mood: Stern}, HeadSize: 1.3}

	superHarley = Figure{Build: SlimBuild, Suit: 0xf6efe0, Trim: 0x1f5a66, Glove: 0xf6efe0, Panel: Half, PanelColour: 0x2a8a90, Belt: 0xff8fc0,
		Head: Head{Face: Oval, Skin: Pale, Hair: Bob, HairC: 0xf0d060, Mood: Coy, Eyes: Domino, Top: Jester}, HeadSize: 1.25}

	superLuthor = Figure{Suit: 0xc4ccd4, Trim: 0x6a2a7a, BareHands: true, Panel: Vee, PanelColour: 0xf6efe0, Head: characters.LexLuthor.Head, HeadSize: 1.2}

	superJoker = Figure{Build: SlimBuild, Skin: Pale, Suit: 0xf0c040, Trim: 0x2a9a94, Panel: Vee, PanelColour: 0xf6efe0, Belt: 0x2a9a94, Skirt: CoatTails, SkirtC: 0xf0c040,
		Head: characters.Joker.Head, HeadSize: 1.3}
)

var bizarroArt = Scene{Place: Space, Seed: 3, Accent: 0xd8c8ff, Under: Halo,
	Subject: characters.Bizarro.Posed(Stand, -30, 54, 1.2),
	Extra:   superCube(62, -26, 30)}

// superCube returns a planet in the shape of a cube, with its middle at a place.
func superCube(x, y, r float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+r*dx, y+r*dy, r*width) }
	return []Part{
		brush.Inked(at(0, -1.5, 1.84), at(0, -1, 2.06)), brush.Inked(at(0, -1.02, 2.14), at(0, 1.08, 2.14)),
		brush.Lit(0x9ac870, 2*r, at(0, -1.42, 1.68), at(0, -1, 1.92)), brush.Lit(0x2a62b8, 0.9*r, at(0, -0.92, 2), at(0, 1, 2)),
		brush.Flat(0x7ac050, at(-0.7, -0.62, 0.2), at(-0.44, -0.5, 0.56), at(-0.28, -0.1, 0.5), at(-0.34, 0.3, 0.36), at(-0.24, 0.7, 0.05)),
		brush.Flat(0x7ac050, at(0.1, 0.6, 0.1), at(0.4, 0.4, 0.44), at(0.64, 0.1, 0.4), at(0.6, -0.3, 0.1)), brush.Flat(0x7ac050, at(0.34, -0.64, 0.2), at(0.74, -0.6, 0.2)),
	}
}

var blackAdamArt = Scene{Place: Desert, Seed: 8, Accent: 0xffe14d, Under: Halo,
	Subject: superBlackAdam.Posed(Cast, -44, 44, 1.24),
	Extra: brush.InFront(slices.Concat(
		superZig(0xffe14d, 14, 44, -14, 72, -40, 66, -48, 92, -66, 86, -72, 124, -96), superZig(0xffe14d, 12, 46, -8, 78, -10, 76, -18, 104, -16, 102, -24, 138, -20))...)}

var blackMantaArt = Scene{Place: Sea, Seed: 13, Accent: 0xff8a5a, Effect: Bubbles,
	Subject: characters.BlackManta.Posed(Swim, -36, -16, 1.1),
	Extra:   brush.InFront(slices.Concat(superRay(12, -10, 130, 66, 24), superRay(24, -18, 140, 40, 22))...)}

var deathstrokeArt = Scene{Place: Bridge, Seed: 7, Accent: 0xffb03a, Dusk: 0.9, Effect: Embers,
	Subject: characters.Deathstroke.Posed(Aim, -46, 34, 1.02).Holding(Held{Thing: Gun, C: 0xffb03a, K: 0.72})}

var harleyQuinnArt = Scene{Place: Street, Seed: 11, Accent: 0xff8fc0, Effect: CardsEffect, Under: Halo,
	Subject: superHarley.Posed(Brace, -20, 34, 1.16).Holding(Held{Thing: Mallet, C: 0xff8fc0, K: 0.95, Turn: -1.0})}

var lexLuthorArt = Scene{Place: Newsroom, Seed: 5, Accent: 0x8fff8a, Under: Halo,
	Subject: superLuthor.Posed(Throne, -10, 36, 1.26),
	Extra:   []Part{{What: Object{Thing: ThroneThing, C: 0x6a2a7a}, X: -10, Y: 16, K: 1.06}, {X: 60, Y: 46, K: 0.38, Before: true, What: Object{Thing: Crystal, C: 0x8fff8a}}}}

var sinestroArt = Scene{Place: OtherWorld, Seed: 8, Accent: 0xffd23f, Under: Halo,
	Subject: characters.Sinestro.Posed(Aim, -46, 40, 1.02),
	Extra: brush.InFront(slices.Concat(
		[]Part{brush.Lit(0xffd23f, 200, brush.To(40, -1, 4), brush.To(50, 0, 18)), {What: superGreenLantern.Posed(Lift, 70, 26, 0.62).Hands(Fist, Fist)}},
		superCage(70, 4))...)}

// superCage returns a cage of yellow light around a place.
func superCage(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	var parts []Part
	for _, dx := range [...]float64{-28, -14, 0, 14, 28} {
		bar := []Along{at(dx, -48, 2), at(dx, 68, 2)}
		parts = append(parts, brush.Inked(brush.Around(bar)...), brush.Lit(0xffe14d, 200, bar...))
	}
	return slices.Concat(parts, brush.Solid(0xffe14d, at(-32, -52, 6), at(32, -52, 6)), brush.Solid(0xffe14d, at(-32, 68, 6), at(32, 68, 6)))
}

var baneArt = Scene{Place: Cave, Seed: 7, Accent: 0xffb36b, Under: Halo, Front: Rubble,
	Subject: characters.Bane.Posed(Lift, 0, 62, 1.2),
	Extra:   []Part{{What: characters.Batman.Posed(Swim, -18, -44, 0.84).Turned(-0.1)}}}

var jokerArt = Scene{Place: Bank, Seed: 6, Accent: 0xff9a4a, Under: Halo,
	Subject: superJoker.Posed(Sit, -18, 20, 1.12),
	Extra: slices.Concat(
		brush.Solid(0x9a6a3f, brush.To(-70, 70, 54), brush.To(10, 70, 54)), []Part{brush.Inked(brush.To(-72, 58, 2), brush.To(10, 58, 2)), brush.Inked(brush.To(-72, 76, 2), brush.To(10, 76, 2))},
		brush.InFront(superBomb(48, -2, 24)...))}

// superBomb returns a round bomb with a burning fuse, with its middle at a place.
func superBomb(x, y, r float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+r*dx, y+r*dy, r*width) }
	return slices.Concat(
		[]Part{{X: x + 1.2*r, Y: y - 1.2*r, K: 0.5, What: Object{Thing: Orb, C: 0xffe14d}}},
		brush.Solid(0xd8c090, at(0.5, -0.9, 0.14), at(0.7, -1.3, 0.14), at(1.1, -1.5, 0.14)),
		brush.Solid(0x5a6480, at(0.36, -0.72, 0.5), at(0.54, -1.05, 0.5)),
		[]Part{brush.Inked(brush.Disc(x, y, r+2.6)...), brush.Lit(0x3a3f68, 0.9*r, brush.Disc(x, y, r)...), brush.Flat(0xa8b4d8, at(-0.7, 0, 0.05), at(-0.55, -0.4, 0.2), at(-0.2, -0.66, 0.05))})
}
