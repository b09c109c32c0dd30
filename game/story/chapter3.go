package story

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// The Imp's Parade: somebody has bought tickets and wants a show.

var paradeOpening = []Page{
	{Rows: []Row{
		{Frames: []Frame{
			{Tone: Violet, Scene: Scene{Place: Stage, Seed: 2, Accent: 0xffe14d, Under: Shafts, Subject: imp.Posed(Stand, 0, 48, 0.92).Hands(Open, Open)},
				Words: []Words{
					Tells(0.02, 0.02, 0.52, "*At noon* a small man takes a bow on Main Street."),
					Says(Shown, 0.8, 0.16, 0.38, "The best seats! I paid for all of them!")}},
			{Wide: 1.3, Tone: Dawn, Confetti: true, Scene: Scene{Place: Street, Seed: 6, Accent: 0xffe14d, Front: Crowd, Effect: CardsEffect,
				Extra:   []Part{{What: Object{Thing: Bubble, C: 0x8ff0ff, K: 0.5}, X: -84, Y: -30}, {What: Object{Thing: Umbrella, C: 0xf0609f, K: 0.6}, X: 92, Y: -30, Turn: 0.3}},
				Subject: imp.Posed(Leap, 6, -4, 0.7).Holding(Held{Thing: Umbrella, C: 0x5ff2ff, K: 0.5})},
				Words: []Words{Tells(0.02, 0.97, 0.5, "A band nobody can see is playing. *The lampposts keep time.*")}},
		}},
		{Frames: []Frame{
			{Tone: Gold, Backdrop: Town, View: hall, Scene: Scene{Accent: 0xfff0c0}, Confetti: true,
				Words: []Words{
					Tells(0.02, 0.02, 0.72, "Where he walks, streets *change their minds.*"),
					Tells(0.98, 0.98, 0.62, "The library is where the pool was.")}},
			{Wide: 1.15, Tone: Dusk, Backdrop: Skyline, Scene: Scene{Seed: 4, Accent: 0xffd98a}, Cast: talk(70, 46, 0.74, Scared, Frown),
				Words: []Words{
					Says(First, 0.2, 0.14, 0.4, "Did that house just curtsy?"),
					Says(Second, 0.8, 0.16, 0.38, "Don't clap. That's what he wants.")}},
			{Tone: Mint, Backdrop: Sunburst, Scene: Scene{Accent: 0xfff0c0},
				Note:  &HeldNote{Lines: []string{"ADMIT", "ONE WHOLE CITY", "NO REFUNDS"}, Y: 28, K: 0.9, Turn: -0.08, Hand: 0x7a3f9a},
				Words: []Words{Tells(0.5, 0.02, 0.8, "The tickets say who else is *on the bill.*")}},
		}},
	}},
	{Rows: []Row{
		{Frames: []Frame{
			{Wide: 0.9, Tone: Crimson, Backdrop: Sunburst, Scene: Scene{Accent: 0xffe14d, Subject: imp.Close().Placed(0, 42, 0.92)},
				Words: []Words{Says(Shown, 0.5, 0.12, 0.84, "Robbers! Capes! A ticking clock! I only add the applause.")}},
			{Wide: 1.2, Tone: Ember, Scene: Scene{Place: Arena, Seed: 3, Accent: 0xffc857, Front: Crowd, Subject: characters.SolomonGrundy.Posed(Loom, -76, 40, 0.86),
				Extra: []Part{{What: characters.Deathstroke.Posed(Swing, 0, 0, 0.86).Holding(Held{Thing: Sword, C: 0xffb03a, K: 0.6, Turn: -1.2}), X: 84, Y: 20}}},
				Words: []Words{Tells(0.5, 0.02, 0.62, "*The worst in town* find themselves on floats, doing their acts.")}},
		}},
		{Frames: []Frame{
			{Tone: Night, Scene: Scene{Place: Street, Seed: 4, Accent: 0xffe08a, Under: Streaks, Effect: SpeedEffect},
				Cast: []Actor{{Who: Third, Pose: Fly, X: -170, Y: -14, K: 0.66}, {Who: Fourth, Pose: Run, X: 176, Y: 26, K: 0.66}, {Who: First, Pose: Run, X: -52, Y: 22, K: 0.92}, {Who: Second, Pose: Leap, X: 74, Y: 14, K: 0.9}},
				Words: []Words{
					Tells(0.02, 0.03, 0.3, "There's one way to end a show: *walk on.*"),
					Shouts(0.97, 0.96, 0.32, "CLEAR THE STREET")}},
		}},
	}},
}

var paradeWon = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Tone: Violet, Scene: Scene{Place: Stage, Seed: 5, Accent: 0xffe14d, Subject: imp.Posed(Fall, 0, 14, 0.9), Effect: Swirl},
			Words: []Words{
				Tells(0.02, 0.02, 0.5, "*The imp* laughs until his hat falls off, then falls after it."),
				Noise(0.76, 0.72, 0.34, "POFF!")}},
		{Tone: Night, Backdrop: Town, View: harbour, Scene: Scene{Accent: 0xffe08a}, Confetti: true,
			Words: []Words{Tells(0.02, 0.02, 0.6, "Every street is back where it was. *Nearly.*"),
				Tells(0.98, 0.98, 0.5, "The pool smells of books.")}},
	}},
	{Frames: []Frame{
		{Wide: 1.3, Tone: Amber, Backdrop: Pillars, Scene: Scene{Accent: 0xffd98a}, Cast: talk(80, 46, 0.84, Stern, Tired),
			Words: []Words{
				Says(First, 0.22, 0.13, 0.4, "He said the show is older than he is."),
				Says(Second, 0.78, 0.13, 0.38, "And that he knows how it ends.")}},
		{Tone: Steel, Backdrop: Flat, Scene: Scene{Accent: 0xffe9b0, Subject: Object{Thing: ClockThing, C: 0xe0a83a, Y: 18, K: 1.1}},
			Words: []Words{Tells(0.5, 0.02, 0.8, "While all eyes were on the parade, *four vaults* were opened.")}},
	}},
}}}

var paradeLost = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Wide: 0.9, Tone: Crimson, Backdrop: Sunburst, Scene: Scene{Accent: 0xffe14d, Subject: imp.Close().Placed(0, 46, 0.86)},
			Words: []Words{Says(Shown, 0.5, 0.13, 0.8, "Bravo! Again! From the beginning!").OrLast("Bravo! What a finish! Good night!")}},
		{Wide: 1.1, Tone: Dusk, Scene: Scene{Place: Street, Seed: 12, Accent: 0xff9ad0, Front: Rubble, Effect: Hearts},
			Words: []Words{Tells(0.02, 0.02, 0.6, "*The parade* goes around until the pavement gives out.")}},
	}},
	{Frames: []Frame{
		{Tone: Night, Backdrop: Moon, Scene: Scene{Seed: 9, Accent: 0xffe08a}, Cast: talk(130, 46, 0.84, Tired, Stern),
			Words: []Words{
				Says(First, 0.22, 0.13, 0.3, "I still hear the trumpets."),
				Says(Second, 0.8, 0.13, 0.3, "Good. Then we know where he is.").OrLast("So will I. For years."),
				Shouts(0.5, 0.97, 0.24, "ENCORE").OrLast("THE SHOW IS OVER")}},
	}},
}}}
