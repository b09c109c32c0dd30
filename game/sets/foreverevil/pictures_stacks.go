package foreverevil

import (
	"slices"

	. "lineup/game/picture"
	"lineup/game/picture/brush"
)

// The pictures of the Starters, the Kick, and the Weakness. The players are villains, so a hero takes
// the punch and the kick.

var punchArt = Scene{Place: City, Seed: 5, Accent: 0xffe14d, Under: BoomUnder, Effect: Sparks,
	Subject: Bust{X: 36, Y: 8, K: 0.76, Turn: 0.5, Tilt: 0.35, Wears: CapeWear, Suit: 0x5a9ad0, Cape: 0xe0503c,
		Head: Head{Face: Square, Hair: Quiff, HairC: 0x5a3a22, Mood: Grit, Eyes: Domino, EyeC: 0x2f5a9a}},
	Extra: []Part{{X: -40, Y: 10, K: 0.64, Turn: 0.3, Before: true, What: SetPiece{Piece: PunchPiece, C: 0x7a4a9a}}}}

var vulnerabilityArt = Scene{Place: Museum, Seed: 6, Accent: 0xff6a5a, Under: Shafts,
	Subject: Figure{Pose: Loom, Y: 44, K: 1.08, Suit: 0xa878d0, Trim: 0x5ab46a, Belt: 0xf2c24a, Panel: Sides, PanelColour: 0x6a3f9a, Cape: Cape{C: 0x3f9a6a}, Shoulders: SpikedPlates, ShouldersC: 0xf2c24a,
		Head: Head{Face: Square, Mood: Grin, Beard: Goatee, HairC: Ink, Hair: Peak, Top: Horns, TopC: 0xf2e2b8}, HeadSize: 1.35},
	Extra: brush.InFront(stacksAim(-2, 36, 17)...)}

// stacksAim returns the cross of a sight around a place.
func stacksAim(x, y, r float64) []Part {
	at := func(dx, dy, width float64) Along { return brush.To(x+dx*r, y+dy*r, width) }
	var parts []Part
	for _, side := range [...]float64{-1, 1} {
		arc := []Along{at(0, -1, 4), at(0.5*side, -0.87, 4), at(0.87*side, -0.5, 4), at(side, 0, 4), at(0.87*side, 0.5, 4), at(0.5*side, 0.87, 4), at(0, 1, 4)}
		parts = append(parts, brush.Inked(brush.Around(arc)...), brush.Flat(0xff3a2a, arc...))
	}
	for _, bar := range [...][]Along{{at(-1.4, 0, 4), at(-0.4, 0, 4)}, {at(0.4, 0, 4), at(1.4, 0, 4)}, {at(0, -1.4, 4), at(0, -0.4, 4)}, {at(0, 0.4, 4), at(0, 1.4, 4)}} {
		parts = slices.Concat(parts, []Part{brush.Inked(brush.Around(bar)...), brush.Flat(0xff3a2a, bar...)})
	}
	return append(parts, brush.Inked(brush.Disc(x, y, 6)...), brush.Dot(0xff3a2a, x, y, 3.6))
}

var kickArt = Scene{Place: Roof, Seed: 5, Accent: 0xfff0a0, Under: Streaks,
	Subject: Figure{Pose: Kick, X: -30, Y: 26, K: 0.94, Turn: -0.35, Build: SlimBuild, Suit: 0x6a3f9a, Trim: 0xf6efe0, Belt: 0xe0503c, Skin: Pale, Panel: Half, PanelColour: 0x9a5ac0,
		Head: Head{Face: Oval, Skin: Pale, Hair: Mohawk, HairC: 0xe0503c, Mood: Fierce, Eyes: Domino, EyeC: 0x3a2450}, HeadSize: 1.35},
	Extra: append(brush.Burst(0xfff6d8, 40, -20, 40), Part{X: 60, Y: -12, K: 0.58, Turn: 0.35, What: Figure{Pose: Fall, Flip: true, Suit: 0x5a9ad0, Trim: 0xe0503c, Belt: 0xf6efe0, Cape: Cape{C: 0xe0503c},
		Head: Head{Face: Square, Hair: Quiff, HairC: 0x5a3a22, Mood: Scared}, HeadSize: 1.4}})}

var weaknessArt = Scene{Place: Desert, Seed: 7, Accent: 0xd8ff9a, Front: Rubble, Effect: Birds,
	Subject: Figure{Pose: Throne, Y: 26, K: 1.18, Suit: 0xb0506a, Trim: 0xe8c070, Belt: 0xe8c070, Cape: Cape{C: 0x6a3f8a}, Shoulders: FurCollar, ShouldersC: 0xf6efe0,
		Head: Head{Face: Long, Hair: LongHair, HairC: 0xe8e4dc, Beard: Full, Mood: Tired, Wrinks: true, Top: Crown, TopC: 0xf2c24a}, HeadSize: 1.4},
	Extra: []Part{{Y: 14, What: Object{Thing: ThroneThing, C: 0xb8b4c0}}}}
