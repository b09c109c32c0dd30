package story

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// Eyes on the City: friends stop answering, and something clings to their faces.

var star = SetPiece{Piece: Star, C: 0xd87ab8}

var eyesOpening = []Page{
	{Rows: []Row{
		{Frames: []Frame{
			{Wide: 1.2, Tone: Steel, Backdrop: Town, View: wide, Scene: Scene{Accent: 0xbfe0ff, Effect: Rain},
				Words: []Words{
					Tells(0.02, 0.02, 0.5, "*Two days* after the gala it rains, and the radio is quiet."),
					Tells(0.98, 0.98, 0.42, "Too quiet for this town.")}},
			{Tone: Mint, Scene: Scene{Place: Cave, Seed: 2, Accent: 0x8ff0ff, Extra: []Part{{What: Object{Thing: Computer, C: 0x5a6472, K: 0.62}, X: 92, Y: 6}}},
				Cast: []Actor{{Who: First, Close: true, X: -50, Y: 46, K: 0.84, Turn: 0.6, Mood: Frown}},
				Words: []Words{
					Says(First, 0.26, 0.13, 0.4, "Say that again, slowly?"),
					Says(Voice, 0.84, 0.13, 0.26, "We are fine.")}},
		}},
		{Frames: []Frame{
			{Tone: Violet, Scene: Scene{Place: Alley, Seed: 3, Accent: 0xff9ad0, Effect: Rain, Extra: held(characters.GreenArrow, -4, 38, 0.86)},
				Words: []Words{
					Tells(0.02, 0.02, 0.66, "*A friend* stands in the rain and does not blink.")}},
			{Tone: Crimson, Scene: Scene{Place: Street, Seed: 7, Accent: 0xff9ad0, Extra: append(append(held(characters.BlueBeetle, -77, 46, 0.62), held(characters.MartianManhunter, 77, 46, 0.62)...), held(characters.GreenArrow, 0, 34, 0.7)...)},
				Words: []Words{
					Tells(0.98, 0.02, 0.62, "*Then a second.* Then a street full.")}},
			{Wide: 1.25, Tone: Night, Scene: Scene{Place: Surf, Seed: 3, Accent: 0x8fe0ff, Subject: SetPiece{Piece: Star, Y: 10, K: 1.5, C: 0xb8508a}, Effect: WaveEffect},
				Words: []Words{
					Shouts(0.5, 0.97, 0.66, "IT COMES OUT OF THE BAY")}},
		}},
	}},
	{Rows: []Row{
		{Frames: []Frame{
			{Tone: Dusk, Backdrop: Skyline, Scene: Scene{Seed: 3, Accent: 0xffd98a}, Cast: talk(80, 46, 0.84, Stern, Frown),
				Words: []Words{
					Says(Second, 0.76, 0.13, 0.42, "It does not rob. It settles in."),
					Says(First, 0.24, 0.15, 0.4, "Somebody sold it a map of the city.")}},
			{Wide: 0.8, Tone: Mint, Backdrop: Sunburst, Scene: Scene{Accent: 0xbfffe8},
				Note:  &HeldNote{Lines: []string{"LOT 31", "HARBOR CHARTS", "SOLD"}, Y: 24, K: 0.9, Turn: 0.07, Hand: 0x6a4326},
				Words: []Words{Tells(0.5, 0.02, 0.84, "Torn from an auction book: *one line, underlined.*")}},
		}},
		{Frames: []Frame{
			{Wide: 0.9, Tone: Crimson, Scene: Scene{Place: Roof, Seed: 4, Accent: 0xff9ad0, Extra: []Part{{What: star, X: 56, Y: -34, K: 0.34, Turn: 0.4}, {What: star, X: 92, Y: 26, K: 0.28, Turn: 1.1}}},
				Cast:  []Actor{{Who: Second, Close: true, X: -28, Y: 42, K: 0.86, Turn: 0.5, Mood: Scared}},
				Words: []Words{Says(Second, 0.3, 0.12, 0.46, "Keep your eyes on each other!")}},
			{Wide: 1.3, Tone: Night, Backdrop: Moon, Scene: Scene{Seed: 7, Accent: 0xffe08a, Front: Roofline, Extra: []Part{{What: star, X: 128, Y: -20, K: 0.3, Turn: 0.6}, {What: star, X: -132, Y: 4, K: 0.26, Turn: 2}}},
				Cast: []Actor{{Who: Third, Pose: Brace, X: -178, Y: 34, K: 0.62}, {Who: Fourth, Pose: Brace, X: 176, Y: 34, K: 0.62, Flip: true},
					{Who: First, Pose: Punch, X: 46, Y: 22, K: 0.82}, {Who: Second, Pose: Punch, X: -46, Y: 24, K: 0.82, Flip: true}},
				Words: []Words{
					Tells(0.02, 0.02, 0.4, "*Back to back,* so that everyone has someone to wake them up."),
					Shouts(0.97, 0.97, 0.44, "STAY AWAKE")}},
		}},
	}},
}

var eyesWon = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Wide: 1.2, Tone: Dawn, Scene: Scene{Place: Surf, Seed: 5, Accent: 0xffe9b0, Subject: SetPiece{Piece: Star, X: 30, Y: 44, K: 0.7, C: 0x8a6a8a}},
			Words: []Words{Tells(0.02, 0.02, 0.6, "*The great star* sinks where the bay is deepest. The small ones dry up and drop off.")}},
		{Tone: Amber, Scene: Scene{Place: Street, Seed: 3, Accent: 0xffe0a0, Subject: characters.GreenArrow.Close().Placed(0, 44, 0.84)},
			Words: []Words{Says(Shown, 0.24, 0.15, 0.4, "Did I say anything foolish?")}},
	}},
	{Frames: []Frame{
		{Tone: Night, Backdrop: Skyline, Scene: Scene{Seed: 9, Accent: 0xffe08a}, Cast: talk(80, 46, 0.84, Smirk, Frown),
			Words: []Words{
				Says(First, 0.24, 0.13, 0.4, "No more than usual."),
				Says(Second, 0.78, 0.13, 0.4, "It was only scouting. For somebody else.")}},
		{Tone: Violet, Scene: Scene{Place: Lab, Seed: 4, Accent: 0x9ff08a, Subject: Object{Thing: Bottle, C: 0x9ff08a, X: 0, Y: 14, K: 1.1, Glow: 0x9ff08a}},
			Words: []Words{Tells(0.5, 0.02, 0.72, "Across town a shelf in a laboratory is *one bottle short.*")}},
	}},
}}}

var eyesLost = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Tone: Crimson, Scene: Scene{Place: Surf, Seed: 4, Accent: 0xff9ad0, Subject: SetPiece{Piece: Star, Y: 6, K: 1.3, C: 0xb8508a}},
			Words: []Words{Tells(0.02, 0.02, 0.5, "*The town* looks out to sea with a single eye.")}},
		{Tone: Steel, Scene: Scene{Place: Alley, Seed: 7, Accent: 0xbfd0ff, Effect: Rain},
			Cast:  []Actor{{Who: First, Close: true, X: 0, Y: 44, K: 0.86, Turn: 0.4, Mood: Tired}},
			Words: []Words{Says(First, 0.28, 0.13, 0.46, "I could hear it think. It was not afraid.")}},
	}},
	{Frames: []Frame{
		{Tone: Dusk, Backdrop: Moon, Scene: Scene{Seed: 5, Accent: 0xffd98a, Front: Roofline}, Cast: together(26, 0.84, -50, 50, -140, 140),
			Words: []Words{
				Tells(0.02, 0.03, 0.3, "Somebody always wakes up first."),
				Shouts(0.97, 0.96, 0.28, "TURN AROUND").OrLast("ONE EYE STAYS OPEN")}},
	}},
}}}
