package story

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// First Night Out: alarms all over town on one evening, apparently unrelated.

var firstOpening = []Page{
	{Rows: []Row{
		{Frames: []Frame{
			{Wide: 1.75, Tone: Night, Backdrop: Town, View: wide, Scene: Scene{Accent: 0xffe08a},
				Words: []Words{
					Tells(0.02, 0.02, 0.5, "*Nine minutes past ten.* A bell rings down by the harbor. Then one uptown."),
					Tells(0.98, 0.98, 0.42, "Then every bell there is."),
					Noise(0.62, 0.46, 0.42, "DRRRRING!"),
				}},
			{Tone: Steel, Scene: Scene{Place: PoliceStation, Seed: 2, Accent: 0x9fd0ff, Subject: captain.Placed(34, 34, 0.84)},
				Words: []Words{
					Tells(0.02, 0.98, 0.56, "*The night captain* has more alarms than cars."),
					Says(Shown, 0.24, 0.16, 0.5, "Take a number, lady!"),
				}},
		}},
		{Frames: []Frame{
			{Tone: Dusk, Scene: Scene{Place: Roof, Seed: 6, Accent: 0xffd98a},
				Cast:  []Actor{{Who: First, Close: true, X: -26, Y: 42, K: 0.84, Turn: 0.5}},
				Words: []Words{Says(First, 0.66, 0.16, 0.62, "Eleven alarms in one hour.")}},
			{Tone: Amber, Scene: Scene{Place: Street, Seed: 4, Accent: 0xffe0a0},
				Cast:  []Actor{{Who: Second, Close: true, X: 26, Y: 42, K: 0.84, Turn: 0.5, Flip: true, Mood: Smirk}},
				Words: []Words{Says(Second, 0.32, 0.16, 0.58, "Pick a corner. I'll take the rest.")}},
			{Wide: 1.3, Tone: Night, Backdrop: Moon, Scene: Scene{Seed: 7, Accent: 0xffe08a, Front: Roofline, Effect: Birds},
				Cast: []Actor{
					{Who: Third, Pose: Run, X: -118, Y: 32, K: 0.56}, {Who: Fourth, Pose: Leap, X: 96, Y: -10, K: 0.56},
					{Who: First, Pose: Leap, X: -36, Y: 20, K: 0.8}, {Who: Second, Pose: Run, X: 44, Y: 34, K: 0.8}},
				Words: []Words{
					Tells(0.02, 0.02, 0.6, "Nobody calls them together. They just *run the same way.*"),
					Shouts(0.6, 0.97, 0.6, "A LONG NIGHT BEGINS"),
				}},
		}},
	}},
	{Rows: []Row{
		{Frames: []Frame{
			{Tone: Ember, Scene: Scene{Place: Bank, Seed: 3, Accent: 0xffd66b, Under: BoomUnder, Front: Rubble, Subject: bane.Posed(Punch, -30, 26, 1.2)},
				Words: []Words{
					Tells(0.02, 0.02, 0.62, "*One* smashes through a wall for the small change."),
					Noise(0.76, 0.66, 0.42, "KRUMP!")}},
			{Tone: Fern, Scene: Scene{Place: Museum, Seed: 6, Accent: 0xffd23f, Subject: characters.Cheetah.Posed(Pounce, 8, 18, 1.1).Flipped()},
				Words: []Words{Tells(0.98, 0.02, 0.62, "*One* takes a single statue and leaves nine worth more.")}},
			{Tone: Violet, Backdrop: Sunburst, Scene: Scene{Seed: 5, Accent: 0xff9a4a, Effect: CardsEffect, Subject: characters.Joker.Placed(0, 38, 0.86)},
				Words: []Words{
					Tells(0.5, 0.02, 0.8, "*One* steals nothing at all."),
					Says(Shown, 0.14, 0.34, 0.34, "I was asked nicely.")}},
		}},
		{Frames: []Frame{
			{Wide: 1.3, Tone: Dusk, Backdrop: Skyline, Scene: Scene{Seed: 2, Accent: 0xffe0a0}, Cast: talk(104, 44, 0.86, Stern, Frown),
				Words: []Words{
					Says(First, 0.22, 0.13, 0.42, "They don't even know each other."),
					Says(Second, 0.78, 0.17, 0.42, "So who picked the time?")}},
			{Tone: Crimson, Scene: Scene{Place: Street, Seed: 9, Accent: 0xff9a6a, Front: Crowd, Effect: Embers}, Cast: together(12, 0.78, -44, 44, -100, 100),
				Words: []Words{
					Tells(0.02, 0.02, 0.7, "That can wait until morning. *The town cannot.*")}},
		}},
	}},
}

var firstWon = []Page{{Rows: []Row{
	{High: 1.1, Frames: []Frame{
		{Tone: Dawn, Backdrop: Town, View: wide, Scene: Scene{Seed: 3, Accent: 0xffe9b0, Front: Roofline},
			Cast: together(12, 0.8, -60, 60, -170, 170),
			Words: []Words{
				Tells(0.02, 0.02, 0.4, "*By sunrise* the bells are still. The milk comes late, but it comes."),
				Shouts(0.9, 0.97, 0.3, "THE TOWN STANDS")}},
	}},
	{Frames: []Frame{
		{Wide: 1.3, Tone: Amber, Scene: Scene{Place: Roof, Seed: 3, Accent: 0xffe0a0}, Cast: talk(96, 46, 0.8, Tired, Smirk),
			Words: []Words{
				Says(First, 0.24, 0.14, 0.44, "Five of the worst in one night."),
				Says(Second, 0.78, 0.14, 0.4, "We make a decent team.")}},
		{Tone: Steel, Backdrop: Flat, Scene: Scene{Seed: 1, Accent: 0xffd66b, Subject: Object{Thing: Door, C: 0x8f9baa, X: 26, Y: 14, K: 1.3}},
			Words: []Words{
				Tells(0.02, 0.02, 0.62, "Below the bank, a door that nobody checked is *not quite shut.*"),
				Tells(0.98, 0.98, 0.5, "Nobody forced the lock.")}},
	}},
}}}

var firstLost = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Wide: 1.5, Tone: Ember, Scene: Scene{Place: Street, Seed: 15, Accent: 0xff9a3d, Front: Rubble, Effect: Embers},
			Words: []Words{
				Tells(0.02, 0.02, 0.5, "*The bells stop* when nothing is left to ring for."),
				Tells(0.98, 0.98, 0.5, "They were at five corners. The trouble was at six.")}},
		{Tone: Steel, Scene: Scene{Place: Alley, Seed: 4, Accent: 0xbfd0e8, Effect: Rain},
			Cast:  []Actor{{Who: First, Pose: Crouch, X: 8, Y: 34, K: 1.15, Mood: Tired}},
			Words: []Words{Says(First, 0.4, 0.14, 0.62, "I was one street away.")}},
	}},
	{Frames: []Frame{
		{Tone: Dusk, Backdrop: Skyline, Scene: Scene{Seed: 8, Accent: 0xffe0a0}, Cast: talk(124, 40, 0.86, Tired, Stern),
			Words: []Words{
				Says(Second, 0.6, 0.13, 0.3, "Then tomorrow we'll be on that street.").OrLast("Then remember that street."),
				Shouts(0.5, 0.97, 0.3, "AGAIN").OrLast("NEVER AGAIN")}},
	}},
}}}
