package crossover1

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The posters of the oversized Super Heroes: the whole figure, large, with a low horizon and one
// bright light.

var alanScottArt = Scene{Place: City, Seed: 5, Accent: 0x7dffa0, Under: Halo, Effect: Embers,
	Subject: Figure{Pose: Cast, X: -36, Y: 44, K: 1.28, Suit: 0xf0e6d0, Trim: 0x3fae6a, Belt: 0x8a4a2a, Panel: Yoke, PanelColour: 0x3fae6a, Front: Fist,
		Cape: Cape{C: 0xb06a3a, Dir: 1.9, Len: 130, Flare: 90},
		Head: Head{Face: Square, Hair: SideParted, HairC: 0xf0cc70, Mood: Stern, Eyes: Domino, EyeC: 0x2f7a4a}, HeadSize: 1.25},
	Extra: flame(58, -20, 1)}

// flame returns a green flame that burns upward from a place.
func flame(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return Along{X: x + dx*k, Y: y + dy*k, Width: width * k} }
	return []Part{
		brush.Inked(at(0, 6, 30), at(-2, -10, 46), at(6, -30, 40), at(-4, -48, 24), at(6, -66, 4)),
		brush.Flat(0x3fd070, at(0, 6, 24), at(-2, -10, 40), at(6, -30, 34), at(-4, -48, 18), at(5, -62, 1)),
		brush.Flat(0x9dffb0, at(0, 4, 16), at(0, -8, 28), at(5, -24, 22), at(-1, -38, 10), at(3, -48, 1)),
		brush.Flat(Paper, at(0, 2, 8), at(1, -8, 14), at(4, -18, 9), at(2, -28, 1)),
	}
}

var doctorFateArt = Scene{Place: Void, Seed: 5, Accent: 0xffe27a, Under: Halo, Effect: Sparks,
	Subject: Figure{Pose: Loom, Y: 48, K: 1.04, Suit: 0xf2e6cc, Trim: 0xe8b040, Belt: 0xe8b040, Panel: Sides, PanelColour: 0x9a4a7a, Front: Open, Back: Open, Grows: RayRing, GrowsC: 0xf2c24a,
		Cape: Cape{C: 0xb85a8a}, Head: Head{Face: Square, Top: Helm, TopC: 0xf2c24a, Eyes: GlowEyes, Glow: 0xfff6c0}, HeadSize: 1.3}}

var jayGarrickArt = Scene{Place: Bridge, Seed: 4, Accent: 0xffd27a, Under: Streaks, Effect: SpeedEffect,
	Subject: Figure{Pose: Run, X: -6, Y: 24, K: 1.2, Suit: 0xd86a4a, Trim: 0xe8d8a0, Boots: 0xe8d8a0, Belt: 0x6a4326, BareHands: true, Panel: Yoke, PanelColour: 0xf0e6cc,
		Head: Head{Face: Square, Hair: Back, HairC: 0xc8d8e6, Mood: Smile, Wrinks: true, Top: Wings, TopC: 0xf2d27a}, HeadSize: 1.3}}

var misterTerrificArt = Scene{Place: Lab, Seed: 11, Accent: 0xff8a6a, Under: Rays,
	Subject: Figure{Pose: Stand, Y: 56, K: 1.4, Skin: Deep, Suit: 0xf0ece4, Trim: 0x3a3f4e, Panel: Sides, PanelColour: 0xd8482f, Belt: 0x3a3f4e,
		Head: Head{Face: Oval, Skin: Deep, Hair: Short, HairC: Ink, Beard: Goatee, Mood: Calm, Eyes: Domino, EyeC: 0xd8482f}, HeadSize: 1.25},
	Extra: slices.Concat(sphere(-62, -50, 17, 0xff6a4a), sphere(64, -56, 14, 0xff6a4a), brush.InFront(sphere(-80, 0, 12, 0xff6a4a)...), brush.InFront(sphere(78, -8, 18, 0xff6a4a)...))}

var powerGirlArt = Scene{Place: Above, Seed: 8, Accent: 0xffd890, Under: Streaks, Front: Clouds,
	Subject: Figure{Pose: Fly, X: 18, Y: 22, K: 1.02, Flip: true, Suit: 0xe4def0, Trim: 0xf2b23a, Belt: 0xf2b23a, BareLegs: true, Cape: Cape{C: 0x2fa89a, Dir: 3.3, Len: 104, Flare: 50},
		Head: Head{Face: Oval, Hair: Bob, HairC: 0xf6dc84, Mood: Fierce}, HeadSize: 1.3}}

var stargirlArt = Scene{Place: Space, Seed: 9, Accent: 0xffe9a0, Under: Streaks, Effect: Sparks,
	Subject: Figure{Pose: Leap, X: -30, Y: 40, K: 1.12, Build: TeenBuild, Suit: 0xf6efe0, Trim: 0xe86a5a, Belt: 0xf2c24a, Panel: Sides, PanelColour: 0xe86a5a,
		Head: Head{Face: Young, Hair: Wind, HairC: 0xf6dc84, Mood: Smile, Lashes: true, Eyes: Domino, EyeC: 0x3a5a9a}, HeadSize: 1.35},
	Extra: slices.Concat(
		brush.Solid(0xf2c24a, brush.To(-68, -26, 6), brush.To(4, -46, 6), brush.To(64, -62, 6)),
		[]Part{{X: 66, Y: -63, K: 0.5, What: Object{Thing: Orb, C: 0xffe9a0}}},
		star(66, -63, 21))}

// star returns a shining star with its middle at a place.
func star(x, y, r float64) []Part {
	var parts []Part
	for _, turn := range [...]float64{0.3, 0.3 + math.Pi/2} {
		sin, cos := math.Sincos(turn)
		ray := func(far, width float64) Along { return brush.To(x+far*r*cos, y+far*r*sin, width*r) }
		parts = append(parts, brush.Lit(0xffd23a, 90, ray(-1, 0.02), ray(-0.35, 0.16), ray(0, 0.46), ray(0.35, 0.16), ray(1, 0.02)))
	}
	return append(parts, brush.Flat(Paper, brush.Disc(x, y, 0.24*r)...))
}

var wildcatArt = Scene{Place: Arena, Seed: 5, Accent: 0xffe0a0, Under: Halo,
	Subject: Figure{Pose: Punch, X: -40, Y: 30, K: 1.12, Suit: 0x7a84a8, Trim: 0x3a4054, Glove: 0xe0503c, Belt: 0xe8c46a,
		Head: Head{Face: Cat, Shell: 0x7a84a8, Mood: Calm, Glow: 0xffe14d}, HeadSize: 1.3},
	Extra: slices.Concat(
		brush.Solid(0xe8e4dc, brush.To(-112, -70, 9), brush.To(-112, 90, 9)), brush.Solid(0xe8e4dc, brush.To(112, -76, 9), brush.To(112, 90, 9)),
		brush.Solid(0xe0503c, brush.To(-140, -40, 4), brush.To(-112, -46, 4), brush.To(0, -42, 4), brush.To(112, -48, 4), brush.To(140, -40, 4)),
		brush.Solid(0xf6efe0, brush.To(-140, 0, 4), brush.To(-112, -6, 4), brush.To(0, -2, 4), brush.To(112, -8, 4), brush.To(140, 0, 4)),
		brush.Solid(0xe0503c, brush.To(-140, 40, 4), brush.To(-112, 34, 4), brush.To(0, 38, 4), brush.To(112, 32, 4), brush.To(140, 40, 4)))}
