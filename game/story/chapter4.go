package story

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// Grand Opening: a gala at every door at once, with guests in the way.

var galaOpening = []Page{
	{Rows: []Row{
		{High: 1.12, Frames: []Frame{
			{Wide: 1.66, Lean: 66, Tone: Night, Backdrop: Town, Scene: Scene{Accent: 0xffe08a}, Confetti: true,
				View: &View{X: 905, Y: 360, K: 0.82, Sites: whole},
				Cast: []Actor{{Who: First, Pose: Fly, X: 108, Y: -10, K: 0.46}},
				Words: []Words{
					Tells(0.02, 0.02, 0.5, "*Three nights* after the parade. The city sweeps up paper and glass."),
					Tells(0.96, 0.98, 0.42, "The imp went home laughing. His audience did not.")}},
			{Tone: Night, Backdrop: Moon, Scene: Scene{Seed: 4, Accent: 0xffe08a, Under: LedgeUnder, Effect: Birds},
				Cast: []Actor{{Who: Second, Pose: Crouch, X: 6, Y: 26, K: 1.16}},
				Words: []Words{
					Tells(0.08, 0.02, 0.62, "Four vaults stood open. Nothing was taken but *the lists* of what the others hold.")}},
		}},
		{Frames: []Frame{
			{Wide: 1, Lean: 48, Tone: Amber, Backdrop: Pillars, Scene: Scene{Accent: 0xffd98a}, Cast: talk(68, 46, 0.72, Stern, Frown),
				Words: []Words{
					Says(First, 0.26, 0.1, 0.52, "Nobody cracks a safe for the paper."),
					Says(Second, 0.76, 0.2, 0.42, "Unless the paper is for sale.")}},
			{Wide: 0.86, Lean: -46, Tone: Violet, Backdrop: Sunburst, Scene: Scene{Accent: 0xffd23f},
				Note:  &HeldNote{Lines: []string{"YOU ARE EXPECTED", "GRAND OPENING", "EVERY DOOR, TONIGHT"}, Y: 14, K: 0.92, Turn: -0.10, Hand: 0x2b3450},
				Words: []Words{Tells(0.5, 0.02, 0.76, "*Then* the cards came. One for each of them.")}},
			{Wide: 1.36, Tone: Crimson, Backdrop: Skyline, Fireworks: true, Scene: Scene{Seed: 4, Accent: 0xffd36b, Front: Crowd},
				Giant: &Rising{Who: looming, X: 72, Y: 40, K: 1.3, Shadow: true}, Houses: []House{{Where: CityHall, X: -50, Y: 70, K: 0.82}},
				Words: []Words{
					Tells(0.02, 0.02, 0.3, "A gala at every door at once. Guests in *every hall.*"),
					Shouts(0.8, 0.97, 0.7, "AND THE BUYER KEEPS THE KEYS")}},
		}},
	}},
	{Rows: []Row{
		{Frames: []Frame{
			{Tone: Gold, Backdrop: Pillars, Scene: Scene{Accent: 0xfff0c0, Front: Crowd, Subject: characters.LexLuthor.Placed(0, 40, 0.84)},
				Words: []Words{
					Says(Shown, 0.24, 0.2, 0.42, "Friends! Stand close to the doors, please."),
					Tells(0.98, 0.02, 0.44, "*Everybody* who likes to be seen is there.")}},
			{Tone: Ember, Scene: Scene{Place: Hall, Seed: 5, Accent: 0xffb03a, Subject: characters.Deathstroke.Posed(Aim, -50, 40, 1.1).Holding(Held{Thing: Gun, C: 0x5a6472, K: 0.9}),
				Extra: []Part{{What: clerk.Placed(0, 0, 0.6), X: 76, Y: 54, Before: true}}},
				Words: []Words{
					Tells(0.98, 0.02, 0.66, "At every table sits *somebody who isn't eating.*")}},
		}},
		{Frames: []Frame{
			{Wide: 0.9, Tone: Steel, Scene: Scene{Place: Roof, Seed: 6, Accent: 0xbfd0ff},
				Cast:  []Actor{{Who: Second, Close: true, X: 10, Y: 46, K: 0.86, Turn: 0.4, Flip: true}},
				Words: []Words{Says(Second, 0.42, 0.13, 0.7, "If we break down the doors, the guests pay for it.")}},
			{Wide: 0.9, Tone: Dusk, Scene: Scene{Place: Roof, Seed: 11, Accent: 0xffd98a},
				Cast:  []Actor{{Who: First, Close: true, X: -10, Y: 46, K: 0.86, Turn: 0.4}},
				Words: []Words{Says(First, 0.58, 0.13, 0.7, "Guests first. Then the doors.")}},
			{Wide: 1.2, Tone: Night, Scene: Scene{Place: CityHall, Seed: 2, Accent: 0xffe08a, Front: Crowd},
				Cast: []Actor{{Who: Third, Pose: Stand, X: -112, Y: 28, K: 0.6}, {Who: Fourth, Pose: Stand, X: 112, Y: 28, K: 0.6, Flip: true},
					{Who: First, Pose: Carry, X: -46, Y: 22, K: 0.74}, {Who: Second, Pose: Brace, X: 52, Y: 20, K: 0.76}},
				Words: []Words{Shouts(0.5, 0.04, 0.6, "DOORS AT EIGHT")}},
		}},
	}},
}

var galaWon = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Wide: 1.3, Tone: Dawn, Scene: Scene{Place: CityHall, Seed: 1, Accent: 0xffe9b0, Front: Crowd},
			Cast: together(14, 0.66, -50, 50, -128, 128),
			Words: []Words{
				Tells(0.02, 0.02, 0.42, "*The guests* go home with sore feet and a story.")}},
		{Tone: Amber, Scene: Scene{Place: Street, Seed: 3, Accent: 0xffe0a0, Subject: glad.Placed(-6, 42, 0.84)},
			Words: []Words{Says(Shown, 0.6, 0.13, 0.6, "You knew my name. Nobody knows my name.")}},
	}},
	{Frames: []Frame{
		{Tone: Dusk, Backdrop: Sunburst, Scene: Scene{Accent: 0xffd23f},
			Note:  &HeldNote{Lines: []string{"LOTS 1 TO 60", "ALL TO ONE BUYER", "PAID IN FULL"}, X: 10, Y: 28, K: 0.92, Turn: -0.06, Hand: 0x6a4326},
			Words: []Words{Tells(0.02, 0.02, 0.7, "*The auction book* turns up. Half the lots have been sold.")}},
		{Wide: 1.4, Tone: Night, Backdrop: Skyline, Scene: Scene{Seed: 4, Accent: 0xffe08a}, Cast: talk(86, 46, 0.84, Frown, Scared),
			Words: []Words{
				Says(First, 0.24, 0.13, 0.4, "Same buyer. Every line."),
				Says(Second, 0.78, 0.14, 0.38, "Where are the others? They left before we did.")}},
	}},
}}}

var galaLost = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Tone: Crimson, Scene: Scene{Place: Hall, Seed: 3, Accent: 0xff9a6a, Front: Rubble, Effect: Papers},
			Words: []Words{Tells(0.02, 0.02, 0.6, "*The music* goes on for an hour after the last guest has fled.")}},
		{Tone: Steel, Scene: Scene{Place: Street, Seed: 5, Accent: 0xbfd0ff, Effect: Rain, Subject: clerk.Placed(0, 44, 0.82)},
			Words: []Words{Says(Shown, 0.3, 0.13, 0.5, "They said you would look after us.")}},
	}},
	{Frames: []Frame{
		{Tone: Dusk, Backdrop: Pillars, Scene: Scene{Accent: 0xffd98a}, Cast: talk(134, 46, 0.84, Tired, Stern),
			Words: []Words{
				Says(First, 0.22, 0.13, 0.3, "Nobody stands alone next time.").OrLast("From now on, nobody stands alone."),
				Shouts(0.5, 0.97, 0.28, "BACK TO THE DOORS").OrLast("THE KEYS ARE GONE")}},
	}},
}}}
