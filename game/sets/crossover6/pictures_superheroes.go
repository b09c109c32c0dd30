package crossover6

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The heads of those whom more than one poster shows.
var (
	canaryHead   = Head{Face: Oval, Hair: Wind, HairC: 0xf2dc80, Mood: Roar, Lashes: true}
	huntressHead = Head{Face: Oval, Hair: Wind, HairC: 0x3a2430, Mood: Fierce, Lashes: true, Eyes: Domino, EyeC: 0x4a2a6a}
)

// The posters of the oversized Super Heroes: large, with a low horizon and one bright light.

var batwomanArt = Scene{Place: Storm, Seed: 9, Accent: 0xffd0c0, Under: Halo, Effect: Rain,
	Subject: Figure{Pose: Crouch, X: -22, Y: -6, K: 0.98, Build: SlimBuild, Skin: Pale, Suit: 0xdcd4e4, Trim: 0xb03a5a, Belt: 0xb03a5a, Cape: Cape{C: 0xb03a5a, Dir: 2.7, Len: 120, Flare: 90},
		Head: Head{Face: Oval, Skin: Pale, Hair: Wind, HairC: 0xe0442a, Mood: Fierce, Lashes: true, Eyes: Domino, EyeC: 0x5a2a4a}, HeadSize: 1.4},
	Extra: superheroesGargoyle(44, 44)}

// superheroesGargoyle returns a stone beast that looks out to the right, with the back of its head at a place.
func superheroesGargoyle(x, y float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx, y+dy, width) }
	return slices.Concat(
		brush.Solid(0x6a7a98, at(-190, 30, 40), at(-30, 20, 34), at(0, 10, 34)), brush.Solid(0x6a7a98, at(16, -12, 12), at(12, -30, 8), at(0, -42, 1)),
		brush.Solid(0x8494b0, at(4, 18, 20), at(28, 24, 13), at(46, 22, 7)),
		brush.Solid(0x8494b0, at(-6, 2, 34), at(14, 0, 38), at(36, 4, 24), at(56, 8, 18)),
		[]Part{brush.Flat(0xf2f6fa, at(34, 15, 6), at(35, 25, 1)), brush.Flat(0xf2f6fa, at(48, 16, 6), at(49, 24, 1)),
			brush.Inked(at(12, -12, 4), at(28, -6, 6)), brush.Dot(0xffd8a0, x+22, y-3, 3.6), brush.Inked(at(54, 2, 4), at(58, 5, 4))})
}

var blackCanaryArt = Scene{Place: Street, Seed: 13, Accent: 0xffe9a0, Under: Halo,
	Subject: Figure{Pose: Brace, X: -58, Y: 30, K: 1.2, Build: SlimBuild, Suit: 0xb888cc, Trim: 0xf2dc90, Panel: Vee, PanelColour: 0xf2dc90, BareLegs: true,
		Head: canaryHead, HeadSize: 1.5},
	Extra: superheroesCry(-44, -22)}

// superheroesCry returns the waves of a cry that starts at a place and goes right.
func superheroesCry(x, y float64) []Part {
	var parts []Part
	for i := range 5 {
		var arc []Along
		for j := range 11 {
			t := float64(j)/5 - 1
			sin, cos := math.Sincos(0.72 * t)
			r := 56 + 24*float64(i)
			arc = append(arc, brush.To(x+r*cos, y+r*sin, 5+float64(i)-4*t*t))
		}
		c := Colour(0xfff3b0)
		if i%2 == 1 {
			c = 0xffc84a
		}
		parts = slices.Concat(parts, brush.Solid(c, arc...))
	}
	return parts
}

var catwomanArt = Scene{Place: Above, Seed: 9, Accent: 0xffe9b0, Under: Halo,
	Subject: Figure{Pose: Swing, X: -4, Y: 13, K: 0.95, Build: SlimBuild, Suit: 0x9a62b8, Trim: 0xf2e6f7, Belt: 0xf2e6f7, Front: Fist,
		Head: Head{Face: Oval, Hair: Bob, HairC: Ink, Mood: Coy, Eyes: Domino, EyeC: 0xf2e6f7}, HeadSize: 1.4},
	Extra: slices.Concat(brush.Solid(0xd8843a, brush.To(10, -52, 6), brush.To(22, -72, 6), brush.To(54, -66, 6), brush.To(84, -74, 6), brush.To(112, -112, 6)),
		brush.Front(superheroesLoot(brush.At{X: 47, Y: 47, K: 0.74})))}

// superheroesLoot returns a bag full of jewels.
func superheroesLoot(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0xd8b078, 0, -16, 14, 0, -8, 34, 2, 12, 50, 2, 26, 40), at.Solid(0x8a5a3a, -9, -14, 6, 9, -14, 6),
		at.Ball(0xff5f8f, -12, -22, 6), at.Ball(0x6fe0ff, 8, -26, 6), at.Ball(0xffe14d, -2, -30, 6))
}

var huntressArt = Scene{Place: Hall, Seed: 9, Accent: 0xffd8e8, Under: Halo,
	Subject: Bust{X: -48, Y: 0, K: 0.8, Turn: 0.4, Build: SlimBuild, Wears: CapeWear, Suit: 0x9a6ad0, Tie: 0xf0e8f6, Cape: 0xd8c8f0,
		Head: huntressHead},
	Extra: brush.Front(superheroesCrossbow(brush.At{X: 54, Y: 18, K: 0.9, Turn: -0.5}))}

// superheroesCrossbow returns a crossbow that points to the right, with a bolt on it.
func superheroesCrossbow(at brush.At) []Part {
	return slices.Concat(
		at.Solid(0x8a5a3a, -84, 12, 22, -56, 6, 14, -20, 2, 12, 44, 0, 11), at.Solid(0x4a3a4a, -26, 8, 6, -34, 24, 6),
		at.Flat(0xf6efe0, 22, -54, 2.4, -14, 0, 2.4, 22, 54, 2.4),
		at.Solid(0xd8b0f0, 20, -58, 7, 38, -34, 10, 44, 0, 13, 38, 34, 10, 20, 58, 7),
		at.Flat(0xf6efe0, -14, 0, 4, 56, 0, 4), at.Solid(0xe8f0f6, 54, 0, 16, 76, 0, 1))
}

var katanaArt = Scene{Place: Grave, Seed: 8, Accent: 0x9ff0e0, Under: Halo,
	Subject: Figure{Pose: Leap, X: 2, Y: 22, K: 0.94, Build: SlimBuild, Suit: 0xf0e8d8, Trim: 0xe0503c, Panel: Yoke, PanelColour: 0xe0503c, Belt: 0xf2c24a,
		Head: Head{Face: Oval, Hair: Tail, HairC: 0x2a2230, Mood: Fierce, Eyes: Domino, EyeC: 0xe0503c}, HeadSize: 1.4},
	Extra: slices.Concat(superheroesSoul(brush.At{X: -72, Y: 2, K: 0.8, Turn: 0.2}), superheroesSoul(brush.At{X: 80, Y: 14, K: 1, Turn: -0.2}),
		superheroesKatana(brush.At{X: 32, Y: -48, Turn: 3.22}))}

// superheroesKatana returns a sword that glows, with its grip at the middle and its blade to the right.
func superheroesKatana(at brush.At) []Part {
	return slices.Concat(
		at.Flat(0x6fe8d0, 10, 0, 14, 60, -3, 16, 100, -12, 12, 124, -20, 1),
		at.Solid(0xf2fbff, 10, 0, 7, 60, -3, 8, 100, -12, 7, 120, -19, 1), at.Solid(0xe0503c, -18, 0, 7, 6, 0, 7), at.Solid(0xf2c24a, 8, -8, 5, 8, 8, 5))
}

// superheroesSoul returns the ghost of somebody the sword took.
func superheroesSoul(at brush.At) []Part {
	return slices.Concat(
		at.Flat(0x9ff0e0, 0, -30, 20, 0, -22, 32, 0, -6, 34, 4, 14, 28, -6, 36, 16, 6, 56, 1),
		at.Inked(-8, -18, 5, -7, -10, 7), at.Inked(6, -18, 5, 7, -10, 7), at.Inked(0, 0, 6, 0, 8, 7))
}

var oracleArt = Scene{Place: Lab, Seed: 12, Accent: 0x8fffb0, Under: Halo,
	Subject: Figure{Pose: Sit, X: -56, Y: -4, K: 0.86, Build: SlimBuild, Suit: 0x5ab890, Trim: 0x3a4a5a, BareHands: true, Panel: Vee, PanelColour: 0xf6efe0,
		Head: Head{Face: Oval, Hair: LongHair, HairC: 0xe8682a, Mood: Smile, Lashes: true, Eyes: Glasses, EyeC: 0x2a3a4a}, HeadSize: 1.6},
	Extra: slices.Concat(superheroesChair(-66, 14),
		superheroesScreen(brush.At{X: 22, Y: -36, K: 0.9}, canaryHead, 0xb888cc, 0xd84a8a), superheroesScreen(brush.At{X: 75, Y: -30, K: 0.95}, huntressHead, 0x9a6ad0, 0x3aa0a0),
		brush.Front(superheroesWheel(-66, 36, 28), superheroesDesk(40, 40)))}

// superheroesScreen returns a screen with the face of a friend.
func superheroesScreen(at brush.At, head Head, suit, c Colour) []Part {
	return slices.Concat(
		at.Solid(0x3a4a5a, 0, -30, 56, 0, 30, 56), at.Flat(c, 0, -26, 48, 0, 26, 48),
		[]Part{{X: at.X, Y: at.Y + 4*at.K, K: 0.32 * at.K, What: Bust{Build: SlimBuild, Suit: suit, Head: head}}})
}

// superheroesDesk returns a desk with lit keys, with its left end at a place.
func superheroesDesk(x, y float64) []Part {
	return slices.Concat(
		brush.Solid(0x5a6a80, brush.To(x-30, y, 12), brush.To(x+110, y, 12)), brush.Solid(0x46546a, brush.To(x+50, y+10, 90), brush.To(x+50, y+70, 90)),
		[]Part{brush.Flat(0x8fffb0, brush.To(x-24, y-2, 4), brush.To(x+20, y-2, 4))})
}

// superheroesChair returns the seat of a wheelchair, with its back and grip, for somebody who looks right.
func superheroesChair(x, y float64) []Part {
	return slices.Concat(brush.Solid(0x4a5468, brush.To(x-22, y-50, 14), brush.To(x-20, y, 14)), brush.Solid(0xc8d0d8, brush.To(x-24, y-52, 5), brush.To(x-42, y-56, 5)),
		brush.Solid(0x4a5468, brush.To(x-22, y+6, 12), brush.To(x+46, y+6, 12)), brush.Solid(0xc8d0d8, brush.To(x+46, y+10, 5), brush.To(x+74, y+50, 5)))
}

// superheroesWheel returns a wheel with thin spokes.
func superheroesWheel(x, y, r float64) []Part {
	parts := []Part{brush.Inked(brush.Ring(x, y, r, r, 0, 12)...), brush.Flat(0xd8e0e8, brush.Ring(x, y, r, r, 0, 6)...)}
	for i := range 6 {
		sin, cos := math.Sincos(math.Pi * float64(i) / 6)
		parts = append(parts, brush.Flat(0xc8d0d8, brush.To(x-r*cos, y-r*sin, 1.6), brush.To(x+r*cos, y+r*sin, 1.6)))
	}
	return slices.Concat(parts, brush.Ball(0xd8e0e8, x, y, 5))
}
