package story

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// Characters of the story who are on no card, or on none before their time.

// imp is a small man in his best clothes who finds everything funny.
var imp = Figure{Build: TeenBuild, Suit: 0xf2b04a, Trim: 0x5a2f7a, Panel: Vest, PanelColour: 0x7a3f9a, Belt: 0x5a2f7a, Skirt: CoatTails, SkirtC: 0x5a2f7a,
	Head: Head{Face: Round, Hair: Thin, HairC: 0xf6efe0, Mood: Grin, Top: Bowler, TopC: 0x7a3f9a}, HeadSize: 1.6}

// buyer is the person who buys the contents of the vaults.
var buyer = Giant{Pose: Behold, Build: HulkBuild, Suit: 0x4a4a6a, Trim: 0x2a2a3a, Belt: 0x8a8fa8, Shoulders: Plates, ShouldersC: 0x6a6a8a,
	Head: Head{Face: Titan, Skin: Grey, Eyes: GlowEyes, Glow: 0xff5a3a, Mood: Stern}, Glow: 0xff5a3a}

// looming is the buyer in a cape, with both hands up.
var looming = Giant{Pose: HandsUp, Build: HulkBuild, Suit: 0x4a4a6a, Trim: 0x2a2a3a, Shoulders: Plates, ShouldersC: 0x6a6a8a, Cape: Cape{C: 0x2a2a3a},
	Head: buyer.Head, Glow: 0xff7a9a}

// crew are the people for hire who open vaults at night.
var crew = Figure{Suit: 0x3a3f52, Trim: 0x8a4b2a, Belt: 0xb0603a, Panel: Vest, PanelColour: 0x23283a,
	Head: Head{Face: Square, Hair: Bald, Mood: Smirk, Eyes: Domino, EyeC: Ink, Top: Cap, TopC: 0x23283a}}

// clerk is one of the many residents.
var clerk = Bust{Wears: Jacket, Suit: 0x8a94a4, Tie: 0xb8402f, Head: Head{Face: Oval, Skin: Brown, Hair: Bob, HairC: 0x2a1a1e, Mood: Scared, Eyes: Glasses, EyeC: Ink, Lashes: true}}

// glad is clerk on a better day.
var glad = Bust{Wears: Jacket, Suit: 0x8a94a4, Tie: 0xb8402f, Head: Head{Face: Oval, Skin: Brown, Hair: Bob, HairC: 0x2a1a1e, Mood: Smile, Eyes: Glasses, EyeC: Ink, Lashes: true}}

// captain leads the night watch of the police.
var captain = Bust{Wears: Jacket, Suit: 0x3a4a7a, Tie: 0xe8c46a,
	Head: Head{Face: Square, Hair: Short, HairC: 0xb8bcc4, Beard: Moustache, Mood: Tired, Top: Cap, TopC: 0x2a3658, Wrinks: true}}

// held returns a person controlled by a star on their face.
func held(f Figure, x, y, k float64) []Part {
	b := f.Close()
	b.X, b.Y, b.K = x, y, k
	return []Part{{What: b}, {What: SetPiece{Piece: Star, C: 0xd87ab8}, X: x, Y: y + 6*k, K: 0.62 * k, Before: true}}
}

// together returns the heroes of the team side by side, at most one per position.
func together(y, k float64, at ...float64) []Actor {
	poses := [...]Pose{Stand, Brace, Aim, Stand}
	var out []Actor
	for i, x := range at {
		out = append(out, Actor{Who: First + Role(i), Pose: poses[i], X: x, Y: y + 4*float64(i%2), K: k, Flip: x > 0})
	}
	return out
}

// talk returns the first and the second hero face to face.
func talk(x, y, k float64, first, second Mood) []Actor {
	return []Actor{{Who: First, Close: true, X: -x, Y: y, K: k, Turn: 0.55, Mood: first}, {Who: Second, Close: true, X: x, Y: y + 4, K: k, Turn: 0.55, Flip: true, Mood: second}}
}

var (
	bane     = characters.Bane
	doomsday = characters.Doomsday
)

// Views of the city, from far and near. Its damage follows from the campaign log.
var (
	whole     = [5]Place{CityHall, PoliceStation, AsylumPortrait, Lab, Newsroom}
	usualView = View{X: 950, Y: 430, K: 0.80, Sites: whole} // nearly all of it
	harbour   = &View{X: 700, Y: 520, K: 1.05, Sites: whole}
	hall      = &View{X: 1010, Y: 330, K: 1.15, Sites: whole}
	wide      = &View{X: 960, Y: 470, K: 0.78, Sites: whole}
	hill      = &View{X: 1200, Y: 560, K: 1.2, Sites: whole}
	edge      = &View{X: 520, Y: 330, K: 1.1, Sites: whole}
	banked    = &View{X: 960, Y: 420, K: 0.78, Sites: [5]Place{CityHall, PoliceStation, AsylumPortrait, Lab, Bank}}
	fires     = &View{X: 760, Y: 400, K: 0.95, Sites: whole}
	ashes     = &View{X: 930, Y: 440, K: 0.85, Sites: whole}
)
