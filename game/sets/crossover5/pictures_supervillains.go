package crossover5

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
	"lineup/game/sets/characters"
)

// The pictures of the Super Heroes of the stack. Players are villains, so their heroes are the
// enemies: large, in a strong light of their own, in front of an almost black violet.

// villainWall is the wall of the tower that The Flash runs up: the ground below his feet, turned.
var villainWall = brush.At{X: -8, Y: -4, K: 0.9, Turn: -1}

var theFlashArt = Scene{Place: City, Seed: 23, Accent: 0xffc83a,
	Subject: characters.Flash.Posed(Run, -8, -4, 0.96).Turned(-1),
	Extra: slices.Concat(
		villainTower(villainWall),
		villainZig(villainWall, 0xff8a3a, -30, -34, 12, -76, -44, 11, -70, -28, 11, -126, -40, 9, -120, -24, 8, -196, -38, 3),
		villainZig(villainWall, 0xffe14d, -22, -12, 18, -74, -22, 16, -66, 0, 15, -122, -12, 12, -114, 8, 11, -196, -8, 4),
		villainZig(villainWall, 0xfff6d0, -72, 26, 12, -112, 14, 11, -106, 34, 10, -150, 20, 8, -146, 40, 7, -210, 28, 3))}

// villainTower returns the front of a tower with rows of windows, from above its roof to below its foot.
func villainTower(at brush.At) []Part {
	parts := slices.Concat(at.Solid(0x8a6aa8, -230, 122, 128, 230, 122, 128), at.Flat(0xb48ac8, -230, 62, 6, 230, 62, 6))
	for row := range 3 {
		for i := range 12 {
			x, y := float64(i)*34-190, float64(row)*26+84
			c := Colour(0x3a2450)
			if (i*5+row*3)%4 == 1 {
				c = 0xffd86a
			}
			parts = slices.Concat(parts, at.Flat(c, x, y, 13, x+19, y, 13))
		}
	}
	return parts
}

// villainZig returns lightning with a line around all of it. Its numbers are x, y, and the width of each corner.
func villainZig(at brush.At, c Colour, numbers ...float64) []Part {
	return brush.Bolt(c, at.Stroke(numbers...)...)
}

var theFlashGiant = Giant{Pose: Conjure, Orb: 0xffe14d, Head: characters.Flash.Head, HeadSize: 2.1, Suit: 0xf0862e, Trim: 0xfff3dc, Panel: Sides, PanelColour: 0xfff3dc, Belt: 0x3a1f2a, Glow: 0xffe14d}

var jesseQuickHead = Head{Face: Oval, Hair: Tail, HairC: 0xf6dc84, Mood: Fierce, Lashes: true}

var jesseQuickArt = Scene{Place: Hall, Seed: 9, Accent: 0xfff0a0, Under: Streaks,
	Subject: Figure{Pose: Fly, X: -16, Y: -10, K: 0.98, Build: SlimBuild, Suit: 0x8fdcc4, Trim: 0xf2603c, Belt: 0xf2603c, Panel: Vee, PanelColour: 0xf6efe0, BareLegs: true,
		Head: jesseQuickHead, HeadSize: 1.5},
	Extra: slices.Concat(villainDesk(66), villainBack(brush.At{X: 84, Y: -62, K: 0.95, Turn: 0.35}), brush.Front(
		villainDeck(brush.At{X: -66, Y: 58}), villainDeck(brush.At{X: 4, Y: 62}), villainDeck(brush.At{X: 74, Y: 58}),
		villainBack(brush.At{X: -86, Y: 18, K: 0.8, Turn: -0.7}), villainBack(brush.At{X: -30, Y: 34, K: 0.8, Turn: 0.5}), villainBack(brush.At{X: 46, Y: 22, K: 0.8, Turn: -0.4})))}

// villainDesk returns the top of a long table, with its far edge at a height.
func villainDesk(y float64) []Part {
	return brush.Solid(0x8a4a34, brush.To(-170, y+40, 80), brush.To(170, y+40, 80))
}

// villainBack returns the back of a card.
func villainBack(at brush.At) []Part {
	return slices.Concat(at.Solid(0xf6efe0, 0, -21, 32, 0, 21, 32), at.Flat(0x4a6ad8, 0, -16, 23, 0, 16, 23), at.Flat(0xa8c4ff, 0, -8, 3, 0, 0, 14, 0, 8, 3))
}

// villainDeck returns a deck on a table.
func villainDeck(at brush.At) []Part {
	parts := at.Solid(0xd8ccb4, 0, -6, 40, 0, 14, 44)
	return slices.Concat(parts, at.Inked(-20, 3, 1.6, 20, 3, 1.6), at.Inked(-21, 8, 1.6, 21, 8, 1.6), at.Flat(0x4a6ad8, 0, -5, 34, 0, -2, 37))
}

var jesseQuickGiant = Giant{Pose: OneClaw, Build: SlimBuild, Head: jesseQuickHead, HeadSize: 2.2, Suit: 0x8fdcc4, Trim: 0xf2603c, Panel: Vee, PanelColour: 0xf6efe0,
	Belt: 0xf2603c, Glow: 0xfff0a0}

var jayGarrickHead = Head{Face: Square, Hair: Back, HairC: 0xc8d8e6, Mood: Smile, Wrinks: true, Top: Wings, TopC: 0xf2d27a}

var jayGarrickArt = Scene{Place: Street, Seed: 14, Accent: 0xffd27a, Under: Rays,
	Subject: Bust{X: -14, Y: 10, K: 0.8, Flip: true, Turn: 0.4, Suit: 0xe8785a, Tie: 0xf0e6cc, Head: jayGarrickHead, Held: Held{Thing: CardsThing, K: 0.9}},
	Extra:   brush.Front(villainBrim(brush.At{X: -14, Y: -18, K: 0.8}))}

// villainBrim returns the brim of a round helmet, with its middle at its place.
func villainBrim(at brush.At) []Part {
	return slices.Concat(at.Solid(0xb8c8d8, -50, 6, 4, -30, -3, 9, 0, -7, 11, 30, -3, 9, 50, 6, 4), at.Flat(0xf0f6fa, -36, -3, 1, -12, -8, 3, 10, -9, 1))
}

var jayGarrickGiant = Giant{Pose: Behold, Head: jayGarrickHead, HeadSize: 2.1, Suit: 0xd86a4a, Trim: 0xe8d8a0, BareHands: true, Panel: Yoke, PanelColour: 0xf0e6cc,
	Belt: 0x6a4326, Glow: 0xffd27a}

var hawkmanHead = Head{Face: Square, Skin: Tan, Mood: Grit, Beard: Stubble, Hair: Short, HairC: 0xe8b450, Eyes: Domino, EyeC: 0xe8b450, Top: Wings, TopC: 0xe8b450}

var hawkmanArt = Scene{Place: Storm, Seed: 11, Accent: 0xffd890, Under: Glare,
	Subject: Figure{Pose: Leap, X: -8, Y: 38, K: 1, Skin: Tan, Suit: 0x4aa8a0, Trim: 0xb8743a, BareChest: true, BareArms: true, Belt: 0xe8b450, Head: hawkmanHead, HeadSize: 1.7},
	Extra: slices.Concat(villainWing(brush.At{X: -18, Y: 22, K: 0.95}, -1), villainWing(brush.At{X: 6, Y: 18, K: 0.95}, 1), villainMace(brush.At{X: 26, Y: -30, K: 0.85, Turn: 0.9}),
		brush.Front(villainBeak(brush.At{X: -3, Y: -6, K: 1, Turn: 0.16})))}

// villainBeak returns the crest and the hooked beak of a hawk's helmet, with the middle of the brow at its place.
func villainBeak(at brush.At) []Part {
	return slices.Concat(at.Solid(0xf2c860, -6, -18, 4, 2, -16, 13, 10, -6, 14, 15, 3, 9, 15, 11, 1), at.Inked(9, -7, 3, 11, -5, 3))
}

// villainWing returns a wing of feathers that rises from a shoulder. way is 1 to the right and -1 to the left.
func villainWing(at brush.At, way float64) []Part {
	var parts []Part
	feather := func(c Colour, angle, from, long, wide float64) {
		sin, cos := math.Sincos(angle)
		parts = slices.Concat(parts, at.Solid(c, way*from*cos, -from*sin, 0.6*wide, way*(from+0.6*long)*cos, -(from+0.6*long)*sin, wide, way*(from+long)*cos, -(from+long)*sin, 1))
	}
	for i := range 8 {
		t := float64(i) / 7
		feather(0xd8c8b0, -0.35+1.35*t, 26, 70+34*t, 19)
	}
	for i := range 6 {
		t := float64(i) / 5
		feather(0xb0885a, -0.2+1.15*t, 14, 44+18*t, 18)
	}
	return parts
}

// villainMace returns a spiked mace with its grip at its place.
func villainMace(at brush.At) []Part {
	parts := at.Solid(0x8a5a34, 0, 26, 7, 0, -26, 7)
	for i := range 9 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 9)
		parts = slices.Concat(parts, at.Solid(0xd8dce4, 12*sin, -40-12*cos, 9, 25*sin, -40-25*cos, 1))
	}
	return slices.Concat(parts, at.Ball(0xb8bcc8, 0, -40, 17), at.Solid(0xe8b450, 0, -22, 13, 0, -17, 13))
}

var hawkmanGiant = Giant{Pose: WeaponUp, Head: hawkmanHead, HeadSize: 2.1, Skin: Tan, Suit: 0x4a9a9a, Trim: 0xb8743a, BareChest: true, BareArms: true, Belt: 0xe8b450,
	Back: Spines, BackC: 0xd8b078, Held: Held{Thing: Mallet, C: 0xb8bcc8, K: 0.7, DY: -8, Turn: 0.35}, Glow: 0xffd890}

var maxMercuryHead = Head{Face: Long, Hair: Back, HairC: 0xe4eaf2, Mood: Calm, Wrinks: true, Eyes: Domino, EyeC: 0xd8863a}

var maxMercuryArt = Scene{Place: Surf, Seed: 6, Accent: 0xbff0ff, Under: Halo,
	Subject: Figure{Pose: Run, X: -14, Y: 0, K: 1.06, Flip: true, Suit: 0xd4e4ec, Trim: 0xd8863a, Belt: 0xd8863a, Panel: Yoke, PanelColour: 0x4a6a9a, Head: maxMercuryHead, HeadSize: 1.45},
	Extra: slices.Concat(
		villainCrest(brush.At{X: 44, Y: 58}),
		brush.Solid(0x2f86b4, brush.To(-180, 88, 56), brush.To(0, 92, 60), brush.To(180, 88, 56)),
		brush.Front(villainRipple(-58, 62, 34), villainRipple(-58, 66, 18), villainRipple(70, 74, 46), villainRipple(-10, 80, 30)))}

// villainCrest returns the water that a runner throws up behind his feet, with its foot at its place.
func villainCrest(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x4ab4dc, -34, 6, 4, -2, 0, 22, 34, -18, 40, 62, -50, 44, 70, -86, 30, 56, -108, 3),
		at.Flat(0xdff6ff, -20, 0, 1, 10, -12, 7, 40, -36, 9, 54, -66, 8, 52, -92, 1), at.Flat(0x9fe0f4, 6, 0, 1, 40, -18, 6, 66, -48, 7, 76, -80, 1),
		at.Ball(0xf4fcff, 40, -96, 7), at.Ball(0xf4fcff, 24, -74, 5), at.Ball(0xf4fcff, 8, -52, 4), at.Ball(0xf4fcff, 30, -112, 4))
}

// villainRipple returns a ripple of the given width on water.
func villainRipple(x, y, wide float64) []Part {
	return []Part{brush.Flat(0xdff6ff, brush.To(x-wide/2, y, 1), brush.To(x, y+2, 4), brush.To(x+wide/2, y, 1))}
}

var maxMercuryGiant = Giant{Pose: Steeple, Head: maxMercuryHead, HeadSize: 2.1, Suit: 0xb4dcec, Trim: 0xd8863a, Panel: Yoke, PanelColour: 0x4a6a9a, Glow: 0xbff0ff}

var wallyWestHead = Head{Face: Square, Hair: Spiky, HairC: 0xd8582a, Mood: Smirk, Eyes: Domino, EyeC: 0xc03048}

// villainWally returns Wally West on his feet, turned around them, in the given silver and red.
func villainWally(turn, k float64, silver, red Colour) Figure {
	const feet = 106
	sin, cos := math.Sincos(turn)
	return Figure{Pose: Stand, X: 96 * k * sin, Y: feet - 96*k*cos, K: k, Turn: turn, Suit: silver, Trim: red, Belt: red, Panel: Sides, PanelColour: red, Head: wallyWestHead,
		HeadSize: 1.55}
}

var wallyWestArt = Scene{Place: Arena, Seed: 7, Accent: 0xffd0d8, Under: Rays,
	Subject: villainWally(0, 0.94, 0xeef0f6, 0xe0405a),
	Extra: []Part{{What: villainWally(-1, 0.86, 0x7a6a98, 0x7a2a52)}, {What: villainWally(1, 0.86, 0x7a6a98, 0x7a2a52)},
		{What: villainWally(-0.5, 0.9, 0xb4b0d0, 0xa8344e)}, {What: villainWally(0.5, 0.9, 0xb4b0d0, 0xa8344e)}}}

var wallyWestGiant = Giant{Pose: FistForward, Head: wallyWestHead, HeadSize: 2.1, Suit: 0xe4e8f2, Trim: 0xd8405a, Panel: Sides, PanelColour: 0xd8405a, Belt: 0xd8405a, Glow: 0xffd0d8}

var bartAllenHead = Head{Face: Young, Hair: Curly, HairC: 0x9a6236, Mood: Grin, Eyes: Goggles, EyeC: 0x2aa89a}

var bartAllenArt = Scene{Place: Alley, Seed: 15, Accent: 0xffe14d, Under: Halo,
	Subject: Bust{X: 0, Y: 12, K: 0.84, Turn: 0.2, Build: TeenBuild, Wears: Suit, Suit: 0xf2dc50, Tie: 0x2aa89a, Head: bartAllenHead},
	Extra:   brush.Front(villainCatch(brush.At{X: -80, Y: 22, K: 1.1, Turn: -0.25}, 1), villainCatch(brush.At{X: 80, Y: 22, K: 1.1, Turn: 0.25}, -1))}

// villainCatch returns a fist around a card. way is 1 if its thumb is on the right and -1 if it is on the left.
func villainCatch(at brush.At, way float64) []Part {
	parts := slices.Concat(villainBack(brush.At{X: at.X, Y: at.Y - 12*at.K, K: 1.25 * at.K, Turn: at.Turn}),
		at.Solid(0xf2dc50, way*-6, 34, 22, way*-8, 70, 26), at.Solid(0x2aa89a, -15, 22, 20, 15, 22, 20), at.Solid(0x2aa89a, way*-6, 30, 24, way*-7, 42, 22))
	for i := range 4 {
		x := float64(i)*9.5 - 14
		parts = slices.Concat(parts, at.Solid(0x2aa89a, x, 12, 7, x, 26, 7))
	}
	return slices.Concat(parts, at.Solid(0x2aa89a, way*20, 30, 9, way*19, 16, 8, way*10, 6, 7))
}

var bartAllenGiant = Giant{Pose: HandsUp, Build: TeenBuild, Head: bartAllenHead, HeadSize: 2.3, Suit: 0xf2dc50, Trim: 0x2aa89a, Panel: Sides, PanelColour: 0x2aa89a, Glow: 0xffe14d}

var returnedHead = Head{Face: Square, Hair: Quiff, HairC: 0xffe9a0, Beard: Full, Mood: Roar, Eyes: GlowEyes, Glow: 0xc8f4ff}

var theFlashReturnFromTheSpeedForceArt = Scene{Place: Void, Seed: 13, Accent: 0xbff4ff, Under: Rays,
	Subject: Figure{Pose: Loom, X: 0, Y: 34, K: 1.08, Suit: 0xfff6dc, Trim: 0xf0862e, Panel: Half, PanelColour: 0xf0862e, Front: Open, Back: Open, Head: returnedHead, HeadSize: 1.7},
	Extra: slices.Concat(
		villainRift(brush.At{X: 0, Y: 2}),
		brush.Front(
			villainZig(brush.At{}, 0xe8fbff, -80, -42, 9, -92, -58, 9, -84, -62, 8, -104, -92, 3), villainZig(brush.At{}, 0xe8fbff, 80, -40, 9, 94, -56, 9, 86, -62, 8, 108, -90, 3),
			villainZig(brush.At{}, 0xe8fbff, -84, -24, 9, -98, -8, 9, -88, -2, 8, -106, 34, 8, -96, 40, 7, -110, 80, 2), villainZig(brush.At{}, 0xe8fbff, 84, -22, 9, 98, -6, 9, 88, 0, 8, 106, 36, 8, 96, 42, 7, 110, 80, 2)))}

// villainRift returns a hole in the air with rings of light, with its middle at its place.
func villainRift(at brush.At) []Part {
	return slices.Concat(at.Ball(0x2a5ac8, 0, 0, 92), at.Dot(0x9fe8ff, 0, 0, 84), at.Dot(0x2468c0, 0, 0, 80), at.Dot(0x6ac8f8, 0, 0, 66), at.Dot(0x1f58ac, 0, 0, 62), at.Dot(0x4aa8e8, 0, 0, 46),
		at.Dot(0x1a4a98, 0, 0, 43))
}

var theFlashReturnFromTheSpeedForceGiant = Giant{Pose: Gather, Head: returnedHead, HeadSize: 2.1, Suit: 0xfff4d0, Trim: 0xf0862e, Panel: Half, PanelColour: 0xf0862e,
	Back: RayRing, BackC: 0x9fe8ff, Orb: 0xbff4ff, Glow: 0x9fe8ff}
