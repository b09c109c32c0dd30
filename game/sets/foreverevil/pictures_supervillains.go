package foreverevil

import (
	"math"
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
	"lineup/game/sets/characters"
)

// The pictures of the Super Heroes of the stack. Players are villains, so their heroes are the
// enemies: large, in a strong light of their own, in front of an almost black violet.

// The heroes whose looks characters doesn't have.
var (
	superSwampThing = Figure{Build: HulkBuild, Suit: 0x69a84a, Trim: 0x7cc256, Skin: Green, Pattern: Leaves, PatternInk: 0x4a8a38,
		Head: Head{Face: Moss, Glow: 0xff6a4a}, HeadSize: 1.35}

	superConstantine = Figure{Suit: 0xd8b47a, Trim: 0x6a4a34, BareHands: true, Panel: Vee, PanelColour: 0xf6efe0, Skirt: CoatTails, SkirtC: 0xd8b47a, Belt: 0x8a3a2a,
		Shoulders: HighCollar, ShouldersC: 0xb88e58,
		Head: Head{Face: Square, Hair: Spiky, HairC: 0xf0d070, Mood: Smirk, Beard: Stubble}, HeadSize: 1.25}

	superGreenLantern = Figure{Suit: 0x5fd08a, Trim: 0xf0ead8, Panel: Sides, PanelColour: 0x2e4a44, Belt: 0xf0ead8,
		Head: Head{Face: Square, Skin: Brown, Hair: Short, HairC: Ink, Mood: Grit, Eyes: GlowEyes, Glow: 0x59ff9e}, HeadSize: 1.2}

	superSuperman = Figure{Suit: 0xb4c6dc, Trim: 0xd8602f, Glove: 0xb4c6dc, Panel: Yoke, PanelColour: 0xdce6f0, Belt: 0xf2c230, Cape: Cape{C: 0xe0702f},
		Head: characters.Superman.Head.Glaring(0xff5a3a)}

	superShazam = Figure{Suit: 0xe04a36, Trim: 0xf2c83a, Belt: 0xf2c83a, Cape: Cape{C: 0xf6efe0},
		Head: Head{Face: Square, Hair: Back, HairC: 0x2a1e22, Mood: Grit}, HeadSize: 1.2}
)

var flashArt = Scene{Place: City, Seed: 17, Accent: 0xffc83a, Under: Streaks,
	Subject: characters.Flash.Posed(Run, 22, 22, 1.16),
	Extra: slices.Concat(
		superZig(0xffe14d, 18, 0, -6, -56, -44, -50, -26, -106, -54, -98, -38, -142, -56),
		[]Part{{What: superEcho(characters.Flash, 0x9a4424).Posed(Run, -62, 14, 0.86)}, {What: superEcho(characters.Flash, 0xcc6428).Posed(Run, -24, 18, 1)}},
		brush.InFront(superZig(0xffe14d, 14, 40, 76, -20, 54, -14, 70, -76, 56, -70, 72, -138, 62)...))}

var flashGiant = Giant{Pose: FistForward, Head: characters.Flash.Head.Glaring(0xffe14d), HeadSize: 2.1, Suit: 0xf0862e, Trim: 0xfff3dc, Panel: Sides, PanelColour: 0xfff3dc, Belt: 0x3a1f2a, Glow: 0xffe14d}

var greenArrowArt = Scene{Place: Roof, Seed: 8, Accent: 0xb8f08a, Under: Halo, Front: Roofline,
	Subject: characters.GreenArrow.Posed(Cast, -50, 46, 1.2).Holding(Held{Thing: Bow, C: 0xc98a3a}).Hands(Fist, Fist),
	Extra:   brush.InFront(superGlove(60, -22, -0.5)...)}

// superGlove returns a boxing glove as the head of an arrow, with its wrist at a place.
func superGlove(x, y, turn float64) []Part {
	sin, cos := math.Sincos(turn)
	at := func(dx, dy, width float64) Along {
		return brush.To(x+1.25*(dx*cos-dy*sin), y+1.25*(dx*sin+dy*cos), 1.25*width)
	}
	return slices.Concat(
		brush.Solid(0xf6efe0, at(-23, 2, 20), at(-12, 2, 20)),
		brush.Solid(0xe0503c, at(-10, -14, 10), at(4, -19, 13), at(16, -14, 10)),
		brush.Solid(0xe0503c, at(-12, 2, 22), at(4, 1, 34), at(18, 0, 38), at(30, 0, 26), at(36, 0, 10)),
		[]Part{brush.Flat(0xffb0a0, at(14, -12, 2), at(24, -10, 5), at(30, -4, 2))})
}

var greenArrowGiant = Giant{Pose: WeaponAcross, Head: characters.GreenArrow.Head, HeadSize: 2, Suit: 0x5fae58, Trim: 0x6a4326, Panel: Vest, PanelColour: 0xe8dcb8, Belt: 0x6a4326,
	Held: Held{Thing: Bow, C: 0xc98a3a, K: 0.9}, Glow: 0xb8f08a}

var swampThingArt = Scene{Place: Jungle, Seed: 9, Accent: 0xd8ff8a, Under: Glare, Front: Fronds, Effect: LeavesEffect,
	Subject: Bust{Y: 4, K: 0.86, Build: HulkBuild, Wears: Vines, Suit: 0x69a84a, Tie: 0x9fd06a, Head: superSwampThing.Head}}

var swampThingGiant = Giant{Pose: HandsUp, Build: HulkBuild, Head: superSwampThing.Head, HeadSize: 2.2, Skin: Green, Suit: 0x69a84a, Trim: 0x7cc256, Pattern: Leaves, PatternInk: 0x4a8a38,
	Back: Tentacles, BackC: 0x5a8a3a, Nails: 0xb08a5a, Glow: 0xd8ff8a}

var constantineArt = Scene{Place: Alley, Seed: 5, Accent: 0xffc24a,
	Subject: superConstantine.Posed(Cast, -42, 44, 1.2),
	Extra: slices.Concat(
		superSigil(-40, -12, 68),
		brush.InFront(slices.Concat(superFlame(46, -18, 0.8), superCard(26, -58, -0.5), superCard(60, -68, 0), superCard(92, -52, 0.5),
			[]Part{brush.Lit(0xd83a2e, 200, brush.To(-42, 0, 5), brush.To(-42, 12, 7), brush.To(-42, 28, 9), brush.To(-42, 38, 1))})...))}

// superSigil returns a circle of light with a star in it.
func superSigil(x, y, r float64) []Part {
	parts := []Part{brush.Flat(0xffc24a, brush.Ring(x, y, r, r, 0, 4)...), brush.Flat(0xffc24a, brush.Ring(x, y, 0.84*r, 0.84*r, 0, 2)...)}
	for i := range 7 {
		s0, c0 := math.Sincos(2 * math.Pi * (float64(i)/7 - 0.25))
		s1, c1 := math.Sincos(2 * math.Pi * (float64(i+3)/7 - 0.25))
		parts = append(parts, brush.Flat(0xffc24a, brush.To(x+0.84*r*c0, y+0.84*r*s0, 2), brush.To(x+0.84*r*c1, y+0.84*r*s1, 2)))
	}
	return parts
}

// superFlame returns a flame that burns upward from a place.
func superFlame(x, y, k float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*k, y+dy*k, width*k) }
	return []Part{
		brush.Inked(at(0, 6, 26), at(-2, -8, 42), at(5, -24, 34), at(-4, -40, 18), at(5, -56, 4)),
		brush.Flat(0xff8a2a, at(0, 6, 20), at(-2, -8, 36), at(5, -24, 28), at(-4, -39, 12), at(4, -52, 1)),
		brush.Flat(0xffd84a, at(0, 4, 14), at(0, -7, 24), at(4, -20, 15), at(-1, -30, 6), at(2, -40, 1)),
		brush.Flat(Paper, at(0, 2, 8), at(1, -6, 12), at(3, -14, 6), at(2, -22, 1)),
	}
}

// superCard returns a glowing card that floats at a place, turned by an angle.
func superCard(x, y, turn float64) []Part {
	sin, cos := math.Sincos(turn)
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*cos-dy*sin, y+dx*sin+dy*cos, width) }
	return slices.Concat(
		brush.Solid(0xf6efe0, at(0, -13, 18), at(0, 13, 18)),
		[]Part{brush.Flat(0xc87a2a, at(0, -7, 0.5), at(0, 0, 9), at(0, 7, 0.5))})
}

var constantineGiant = Giant{Pose: Conjure, Head: superConstantine.Head.Glaring(0xffd84a), HeadSize: 2.1, Suit: 0xd8b47a, Trim: 0xd8b47a, BareHands: true, Panel: Vee, PanelColour: 0xf6efe0,
	Shoulders: HighCollar, ShouldersC: 0xb88e58, Orb: 0xffa83a, Glow: 0xffc24a}

var cyborgArt = Scene{Place: Lab, Seed: 6, Accent: 0x6fd8ff, Under: Glare, Effect: Sparks,
	Subject: Figure{Pose: Loom, Y: 50, K: 1.16, Build: HulkBuild, Skin: Deep, Suit: 0xcfd8e0, Trim: 0x5a6472, Panel: Half, PanelColour: 0x5a6472, Belt: 0xff7f57, Grows: Cables, GrowsC: 0x8a96a8,
		Head: characters.Cyborg.Head, HeadSize: 1.35}}

var cyborgGiant = Giant{Pose: OneClaw, Build: HulkBuild, Head: characters.Cyborg.Head, HeadSize: 2.2, Skin: Deep, Suit: 0xcfd8e0, Trim: 0x5a6472, Panel: Half, PanelColour: 0x5a6472, Belt: 0xff7f57,
	Back: Cables, BackC: 0x6a7a8a, Glow: 0xff7f57}

var aquamanArt = Scene{Place: Surf, Seed: 12, Accent: 0x8ff0ff, Under: Rays, Effect: WaveEffect,
	Subject: characters.Aquaman.Posed(Leap, -36, 48, 1.2).Holding(Held{Thing: TridentThing, C: 0xffc857, K: 0.58, Turn: 1.25}).Hands(Fist, Fist)}

var aquamanGiant = Giant{Pose: WeaponUp, Head: characters.Aquaman.Head.Glaring(0xbff6ff), HeadSize: 2, Suit: 0xd9694a, Trim: 0xf0e6d0, Pattern: Scales, PatternInk: 0x8a3a2a, BareArms: true, Belt: 0xf2c230,
	Held: Held{Thing: TridentThing, C: 0xffc857, K: 0.9}, Glow: 0x8fe8ff}

var batmanArt = Scene{Place: Hall, Seed: 9, Accent: 0xffe9a0, Under: Glare,
	Subject: characters.Batman.Posed(Pounce, -24, 2, 1.06).Hands(Open, Open),
	Extra:   brush.InFront(Part{X: 88, Y: 38, K: 0.26, Turn: 0.5, What: Object{Thing: Batarang, C: 0xe8c46a}}, Part{X: 40, Y: 48, K: 0.26, Turn: -0.4, What: Object{Thing: Batarang, C: 0xe8c46a}})}

var batmanGiant = Giant{Pose: Hunch, Head: characters.Batman.Head.Glaring(0xfff6d0), HeadSize: 2.2, Suit: 0xa4adba, Trim: 0x4a5478, Panel: Yoke, PanelColour: 0x4a5478, Belt: 0xe8c46a, Cape: Cape{C: 0x2a3152},
	Shoulders: HighCollar, ShouldersC: 0x2a3152, Glow: 0xffe9a0}

var greenLanternArt = Scene{Place: Above, Seed: 6, Accent: 0x59ff9e, Under: Glare,
	Subject: superGreenLantern.Posed(Aim, -62, 44, 1.12),
	Extra: slices.Concat(
		[]Part{{What: superConstruct(characters.Superman).Posed(Fly, 42, -48, 0.6)}, {What: superConstruct(characters.WonderWoman).Posed(Leap, 60, 34, 0.68)}})}

// superConstruct returns a person made of green light.
func superConstruct(f Figure) Figure {
	f = superEcho(f, 0x4fe08a)
	f.Skin, f.Head.Skin, f.Head.TopC, f.PanelColour = Green, Green, 0xb8ffd4, 0x9dffc0
	if f.Cape.C != 0 {
		f.Cape.C = 0x2fb870
	}
	return f
}

var greenLanternGiant = Giant{Pose: Conjure, Head: superGreenLantern.Head, HeadSize: 2.1, Skin: Brown, Suit: 0x5fd08a, Trim: 0xf0ead8, Panel: Sides, PanelColour: 0x2e4a44, Belt: 0xf0ead8,
	Back: RayRing, BackC: 0x59ff9e, Orb: 0x59ff9e, Glow: 0x59ff9e, Flip: true}

var wonderWomanArt = Scene{Place: Arena, Seed: 7, Accent: 0xbfe0ff, Under: Glare,
	Subject: characters.WonderWoman.Posed(Cast, -56, 46, 1.2).Hands(Fist, Fist),
	Extra: brush.InFront(slices.Concat(
		[]Part{{What: characters.Cheetah.Posed(Stand, 56, 40, 0.94).Flipped()}},
		superRope(30, -8, 40, 4, 42, 12, 36, 18), superRope(30, 8, 56, 20, 82, 8), superRope(30, 20, 56, 32, 82, 20), superRope(32, 32, 56, 44, 80, 32))...)}

// superRope returns a golden rope through places (x, y).
func superRope(xy ...float64) []Part {
	var places []Along
	for i := 0; i+1 < len(xy); i += 2 {
		places = append(places, brush.To(xy[i], xy[i+1], 4.4))
	}
	return []Part{brush.Inked(brush.Around(places)...), brush.Lit(0xffd23f, 200, places...)}
}

var wonderWomanGiant = Giant{Pose: WeaponUp, Head: characters.WonderWoman.Head.Glaring(0xffe9a0), HeadSize: 2.1, Skin: Tan, Suit: 0xc8573f, Trim: 0xe0b050, Panel: Vee, PanelColour: 0xe0b050, Belt: 0xe0b050,
	BareArms: true, Shoulders: Plates, ShouldersC: 0xe0b050, Held: Held{Thing: Sword, C: 0xffd66b, K: 0.9}, Glow: 0xffd66b, Flip: true}

var martianManhunterArt = Scene{Place: OtherWorld, Seed: 5, Accent: 0xffb46a, Under: Halo,
	Subject: Bust{Y: 4, K: 0.86, Turn: 0.1, Wears: HighCape, Suit: 0x6a4a9a, Tie: 0xe6dcc4, Cape: 0xc85a3a, Head: characters.MartianManhunter.Head},
	Extra: []Part{{X: -68, Y: -2, K: 0.64, What: Bust{Turn: -0.2, Wears: CapeWear, Suit: 0xe6dcc4, Cape: 0x8a64b0, Head: Head{Face: Square, Skin: Green, Hair: SideParted, HairC: 0x2a1e3a, Mood: Calm, Eyes: GlowEyes, Glow: 0xffb03a}}},
		{X: 68, Y: -2, K: 0.64, What: Bust{Turn: 0.4, Build: HulkBuild, Wears: Spikes, Suit: 0x6a4a9a, Tie: 0xe6dcc4, Head: Head{Face: Brute, Skin: Green, Mood: Roar, Eyes: GlowEyes, Glow: 0xff5a3a}}}}}

var martianManhunterGiant = Giant{Pose: Steeple, Head: characters.MartianManhunter.Head, HeadSize: 2.1, Skin: Green, Suit: 0x6a4a9a, Trim: 0xe6dcc4, BareArms: true, BareHands: true, Panel: Vest,
	PanelColour: 0xe6dcc4, Cape: Cape{C: 0xc85a3a}, Shoulders: HighCollar, ShouldersC: 0xc85a3a, Glow: 0xffb03a}

var shazamArt = Scene{Place: Storm, Seed: 6, Accent: 0xffe14d, Under: Rays,
	Subject: superShazam.Posed(Leap, -22, 46, 1.2).Hands(Fist, Fist),
	Extra:   superZig(0xffe14d, 26, 110, -104, 74, -76, 88, -70, 54, -58, 64, -50, 24, -42)}

var shazamGiant = Giant{Pose: Gather, Head: superShazam.Head.Glaring(0xfff6a0), HeadSize: 2.1, Suit: 0xe04a36, Trim: 0xf2c83a, Belt: 0xf2c83a, Cape: Cape{C: 0xf6efe0}, Orb: 0xffe14d, Glow: 0xffe14d}

var supermanArt = Scene{Place: Sky, Seed: 11, Accent: 0xffd27a, Under: Glare, Front: Clouds,
	Subject: superSuperman.Posed(Stand, -30, 48, 1.3).Caped(2.4, 130, 80),
	Extra:   brush.InFront(slices.Concat(superRay(-28, -40, 140, 34, 20), superRay(-16, -40, 140, 6, 20))...)}

// superRay returns a ray of red light between two places, which is width wide at its end.
func superRay(x0, y0, x1, y1, width float64) []Part {
	return []Part{brush.Lit(0xff3a2a, 200, brush.To(x0, y0, 3), brush.To(x1, y1, width)), brush.Lit(0xffe9d0, 200, brush.To(x0, y0, 1.4), brush.To(x1, y1, 0.4*width))}
}

var supermanGiant = Giant{Pose: ArmsCrossed, Head: characters.Superman.Head.Glaring(0xff5a3a), HeadSize: 2.1, Suit: 0xb4c6dc, Trim: 0xb4c6dc, Panel: Yoke, PanelColour: 0xdce6f0, Belt: 0xf2c230, Cape: Cape{C: 0xe0702f},
	Glow: 0xffd27a}

// superEcho returns a person in one color, such as a trace or a shape of light.
func superEcho(f Figure, c Colour) Figure {
	f.Suit, f.Trim, f.PanelColour, f.Belt, f.Boots, f.Glove = c, c, c, 0, c, c
	f.Head.HairC, f.Head.EyeC = c, c
	return f
}

// superZig returns a jagged bolt through places (x, y), width at its beginning.
func superZig(c Colour, width float64, xy ...float64) []Part {
	var under, over, core []Part
	for i := 0; i+3 < len(xy); i += 2 {
		w0 := width * (1 - float64(i)/float64(len(xy)))
		w1 := width * (1 - float64(i+2)/float64(len(xy)))
		ray := []Along{brush.To(xy[i], xy[i+1], w0), brush.To(xy[i+2], xy[i+3], w1)}
		under = append(under, brush.Inked(brush.Around(ray)...))
		over = append(over, brush.Lit(c, 90, ray...))
		core = append(core, brush.Lit(Paper, 90, brush.To(xy[i], xy[i+1], w0*0.35), brush.To(xy[i+2], xy[i+3], w1*0.35)))
	}
	return slices.Concat(under, over, core)
}
