package story

import . "lineup/game/picture"

// The Door at Arkham: the last vault is a door, and the buyer comes through it.

var lastOpening = []Page{
	{Rows: []Row{
		{High: 1.1, Frames: []Frame{
			{Wide: 1.2, Tone: Violet, Scene: Scene{Place: AsylumPortrait, Seed: 9, Accent: 0xff6a5a, Effect: Rain, More: []VisualEffect{Bolts}},
				Words: []Words{
					Tells(0.02, 0.02, 0.5, "*The last vault* was never dug for gold. They built a madhouse over it so nobody would listen.")}},
			{Tone: Steel, Scene: Scene{Place: Prison, Seed: 3, Accent: 0xff8a6a, Subject: Object{Thing: Door, C: 0x5a6478, X: 20, Y: 12, K: 1.3}},
				Words: []Words{
					Tells(0.02, 0.02, 0.56, "*It is not a safe.* It is a door."),
					Noise(0.24, 0.66, 0.34, "THOOM.")}},
		}},
		{Frames: []Frame{
			{Tone: Crimson, Backdrop: Sunburst, Scene: Scene{Accent: 0xff6a5a}, Giant: &Rising{Who: buyer, Y: 34, K: 1.4, Shadow: true},
				Words: []Words{Tells(0.5, 0.98, 0.84, "*Everything they stole* was the price of the key.")}},
			{Tone: Dusk, Backdrop: Skyline, Scene: Scene{Seed: 4, Accent: 0xffd98a}, Cast: talk(73, 48, 0.77, Stern, Scared),
				Words: []Words{
					Says(First, 0.24, 0.13, 0.44, "He did not want the vaults."),
					Says(Second, 0.8, 0.17, 0.38, "He wanted a way in.")}},
			{Tone: Night, Scene: Scene{Place: AsylumPortrait, Seed: 4, Accent: 0xff6a5a, Front: Grass, Effect: Rain}, Cast: []Actor{
				{Who: Third, Pose: Stand, X: -92, Y: 40, K: 0.6, Light: LightBack}, {Who: Fourth, Pose: Stand, X: 92, Y: 40, K: 0.6, Light: LightBack},
				{Who: First, Pose: Stand, X: -34, Y: 34, K: 0.72, Light: LightBack}, {Who: Second, Pose: Stand, X: 34, Y: 34, K: 0.72, Light: LightBack}},
				Words: []Words{Tells(0.02, 0.02, 0.66, "So they go up the hill, *to close it.*")}},
		}},
	}},
	{Rows: []Row{
		{High: 1.25, Frames: []Frame{
			{Tone: Ember, Backdrop: Town, View: hill, Scene: Scene{Seed: 3, Accent: 0xff8a4a, Effect: Embers}, Giant: &Rising{Who: buyer, X: 60, Y: 52, K: 2.0},
				Words: []Words{
					Tells(0.02, 0.03, 0.3, "*The hinges hold* just long enough to read this."),
					Says(Shown, 0.24, 0.52, 0.22, "I have paid. Stand aside."),
					Shouts(0.97, 0.96, 0.36, "DARKSEID HAS COME")}},
		}},
		{High: 0.85, Frames: []Frame{
			{Tone: Amber, Backdrop: Flat, Scene: Scene{Accent: 0xffe0a0},
				Cast:  []Actor{{Who: First, Close: true, X: -20, Y: 48, K: 0.84, Turn: 0.5, Mood: Grit}},
				Words: []Words{Says(First, 0.7, 0.14, 0.5, "Wrong town.")}},
			{Tone: Mint, Backdrop: Flat, Scene: Scene{Accent: 0xbfffe8},
				Cast:  []Actor{{Who: Second, Close: true, X: 20, Y: 48, K: 0.84, Turn: 0.5, Flip: true, Mood: Grit}},
				Words: []Words{Says(Second, 0.3, 0.14, 0.5, "No refunds.")}},
			{Wide: 1.4, Tone: Crimson, Backdrop: Sunburst, Scene: Scene{Accent: 0xffc83a, Under: Streaks},
				Cast:  []Actor{{Who: Third, Pose: Fly, X: -96, Y: -26, K: 0.6}, {Who: Fourth, Pose: Leap, X: 100, Y: -20, K: 0.6}, {Who: First, Pose: Punch, X: -30, Y: 24, K: 0.9}, {Who: Second, Pose: Leap, X: 52, Y: 30, K: 0.86}},
				Words: []Words{Shouts(0.5, 0.97, 0.66, "CLOSE THE DOOR")}},
		}},
	}},
}

var lastWon = []Page{{Rows: []Row{
	{High: 1.1, Frames: []Frame{
		{Wide: 1.2, Tone: Dusk, Scene: Scene{Place: AsylumPortrait, Seed: 4, Accent: 0xffe0a0, Effect: Smoke}, Giant: &Rising{Who: buyer, X: 40, Y: 30, K: 0.9, Shadow: true},
			Words: []Words{
				Tells(0.02, 0.02, 0.46, "*Darkseid* goes back the way he came and takes the draft with him."),
				Noise(0.28, 0.74, 0.4, "CLUNK.")}},
		{Tone: Steel, Backdrop: Flat, Scene: Scene{Accent: 0xffd66b, Subject: Object{Thing: Chains, C: 0x8f9baa, Y: 16, K: 1.1}},
			Words: []Words{Tells(0.5, 0.02, 0.8, "*A new lock.* This time nobody writes down how it works.")}},
	}},
	{Frames: []Frame{
		{Tone: Dawn, Backdrop: Skyline, Scene: Scene{Seed: 3, Accent: 0xffe9b0, Front: Roofline}, Cast: together(22, 0.84, -50, 50, -150, 150),
			Words: []Words{
				Tells(0.02, 0.03, 0.3, "Eight nights ago they didn't know each other's phone numbers."),
				Shouts(0.97, 0.96, 0.32, "THE DOOR IS SHUT")}},
	}},
}}}

var lastLost = []Page{{Rows: []Row{
	{High: 1.1, Frames: []Frame{
		{Wide: 1.3, Tone: Crimson, Backdrop: Town, View: hill, Scene: Scene{Seed: 3, Accent: 0xff6a4a, Front: Roofline, Effect: Embers}, Giant: &Rising{Who: buyer, X: 60, Y: 44, K: 1.5},
			Words: []Words{Tells(0.02, 0.02, 0.34, "*The door stands open,* and the wind that comes through it smells of iron.")}},
		{Tone: Steel, Scene: Scene{Place: Alley, Seed: 11, Accent: 0xff8a6a, Effect: Embers},
			Cast:  []Actor{{Who: Second, Close: true, X: 0, Y: 46, K: 0.84, Turn: 0.4, Flip: true, Mood: Tired}},
			Words: []Words{Says(Second, 0.66, 0.13, 0.5, "He owns the keys. Not the streets.")}},
	}},
	{Frames: []Frame{
		{Tone: Night, Backdrop: Moon, Scene: Scene{Seed: 5, Accent: 0xffe08a, Front: Roofline}, Cast: together(26, 0.84, -50, 50, -140, 140),
			Words: []Words{
				Tells(0.02, 0.03, 0.3, "A door that opens can be closed.").OrLast("By morning he had what he had paid for, and was gone."),
				Shouts(0.97, 0.96, 0.3, "UP THE HILL AGAIN").OrLast("TOO LATE")}},
	}},
}}}
