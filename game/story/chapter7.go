package story

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// Hit and Run: they stop stealing and start burning.

var runOpening = []Page{
	{Rows: []Row{
		{High: 1.08, Frames: []Frame{
			{Wide: 1.5, Tone: Ember, Backdrop: Town, View: fires, Scene: Scene{Accent: 0xffb03a, Effect: Embers},
				Words: []Words{
					Tells(0.02, 0.02, 0.44, "*Nothing gets stolen* anymore."),
					Tells(0.98, 0.98, 0.46, "What won't fit in a sack is burned where it stands.")}},
			{Tone: Crimson, Scene: Scene{Place: Newsroom, Seed: 3, Accent: 0xff9a3d, Effect: Embers, Subject: clerk.Placed(0, 44, 0.82)},
				Words: []Words{Says(Shown, 0.3, 0.13, 0.5, "The files! A hundred years of them!")}},
		}},
		{Frames: []Frame{
			{Tone: Violet, Scene: Scene{Place: Fire, Seed: 3, Accent: 0xffc83a, Under: Glare, Subject: characters.Sinestro.Posed(Fly, -6, 4, 0.98).Holding(Held{Thing: Orb, C: 0xffd23f, K: 1})},
				Words: []Words{Tells(0.02, 0.98, 0.66, "*They strike,* and they're gone before the smoke clears.")}},
			{Tone: Night, Scene: Scene{Place: Road, Seed: 4, Accent: 0xffb03a, Under: Streaks, Effect: SpeedEffect, Subject: characters.Deathstroke.Posed(Run, 10, 20, 1.0)},
				Words: []Words{Tells(0.98, 0.02, 0.6, "Hit one, and the rest *run even faster.*")}},
			{Wide: 1.15, Tone: Amber, Scene: Scene{Place: Street, Seed: 15, Accent: 0xffb03a, Effect: Embers}, Cast: talk(76, 46, 0.8, Grit, Stern),
				Words: []Words{
					Says(First, 0.24, 0.13, 0.44, "They don't want it. They want us to lose it."),
					Says(Second, 0.82, 0.17, 0.32, "Before the last night.")}},
		}},
	}},
	{Rows: []Row{
		{Frames: []Frame{
			{Tone: Mint, Scene: Scene{Place: CavePortrait, Seed: 6, Accent: 0x8ff0ff, Extra: []Part{{What: Object{Thing: Motorcycle, C: 0x4a5a90, K: 0.6}, X: 76, Y: 52}}},
				Cast:  []Actor{{Who: Second, Pose: Stand, X: -40, Y: 44, K: 0.84}},
				Words: []Words{Tells(0.02, 0.02, 0.56, "Some things can be carried out. *Some cannot.*")}},
			{Tone: Dusk, Scene: Scene{Place: CityHall, Seed: 3, Accent: 0xffb03a, Effect: Embers, Front: Crowd},
				Cast:  []Actor{{Who: First, Pose: Carry, X: 0, Y: 18, K: 0.84}},
				Words: []Words{Tells(0.98, 0.02, 0.6, "*What is lost tonight* stays lost.")}},
		}},
		{Frames: []Frame{
			{Tone: Crimson, Backdrop: Skyline, Scene: Scene{Seed: 15, Accent: 0xffb03a, Front: Roofline, Effect: Embers},
				Cast: []Actor{{Who: Third, Pose: Run, X: -220, Y: 26, K: 0.7}, {Who: Fourth, Pose: Leap, X: 230, Y: 0, K: 0.7}, {Who: First, Pose: Leap, X: -84, Y: 8, K: 0.94}, {Who: Second, Pose: Run, X: 76, Y: 22, K: 0.94}},
				Words: []Words{
					Tells(0.02, 0.03, 0.3, "So: no waiting, no shortcuts, *no second-guessing.*"),
					Shouts(0.97, 0.96, 0.34, "CATCH THEM ALL")}},
		}},
	}},
}

var runWon = []Page{{Quenched: true, Rows: []Row{
	{Frames: []Frame{
		{Wide: 1.3, Tone: Dawn, Backdrop: Town, View: ashes, Scene: Scene{Accent: 0xffe9b0},
			Words: []Words{
				Tells(0.02, 0.02, 0.5, "*The fires are out.* The whole town smells of wet ash and soup."),
			}},
		{Tone: Amber, Scene: Scene{Place: Street, Seed: 5, Accent: 0xffe0a0, Subject: captain.Placed(0, 44, 0.82)},
			Words: []Words{Says(Shown, 0.3, 0.13, 0.5, "I locked up five of the worst. Then I ran out of cells.")}},
	}},
	{Frames: []Frame{
		{Wide: 1.2, Tone: Night, Backdrop: Skyline, Scene: Scene{Seed: 6, Accent: 0xffe08a}, Cast: talk(84, 46, 0.82, Stern, Frown),
			Words: []Words{
				Says(First, 0.24, 0.13, 0.42, "Every vault is empty but one."),
				Says(Second, 0.8, 0.13, 0.34, "It was never on our list.")}},
		{Tone: Violet, Scene: Scene{Place: AsylumPortrait, Seed: 4, Accent: 0xff6a5a, Effect: Rain},
			Words: []Words{Tells(0.02, 0.02, 0.7, "Up on the hill *something stirs.*")}},
	}},
}}}

var runLost = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Wide: 1.4, Tone: Ember, Scene: Scene{Place: Fire, Seed: 6, Accent: 0xffc83a, Front: Rubble, Effect: Smoke},
			Words: []Words{Tells(0.02, 0.02, 0.5, "*They ran out of matches.* That's the only good news.")}},
		{Tone: Steel, Scene: Scene{Place: Street, Seed: 8, Accent: 0xbfd0ff, Effect: Smoke},
			Cast:  []Actor{{Who: First, Close: true, X: 0, Y: 46, K: 0.84, Turn: 0.4, Mood: Tired}},
			Words: []Words{Says(First, 0.3, 0.13, 0.5, "I chased them. I should have cut them off.")}},
	}},
	{Frames: []Frame{
		{Tone: Dusk, Backdrop: Moon, Scene: Scene{Seed: 8, Accent: 0xffd98a, Front: Roofline}, Cast: together(26, 0.84, -50, 50, -140, 140),
			Words: []Words{
				Tells(0.02, 0.03, 0.3, "Ashes stay warm for a day. A grudge stays warm longer."),
				Shouts(0.97, 0.96, 0.28, "AFTER THEM").OrLast("THEY GOT AWAY")}},
	}},
}}}
