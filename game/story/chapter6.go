package story

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// Bad Chemistry: the stolen chemicals are for sale, and the first bottle is free.

var chemistryOpening = []Page{
	{Rows: []Row{
		{Frames: []Frame{
			{Tone: Fern, Scene: Scene{Place: Lab, Seed: 1, Accent: 0x9ff08a, Effect: Bubbles, Subject: Object{Thing: Bottle, C: 0x9ff08a, X: -12, Y: 18, K: 1.15, Glow: 0x9ff08a}},
				Words: []Words{
					Tells(0.02, 0.02, 0.54, "*It was meant* to make small wheat grow tall."),
					Tells(0.98, 0.98, 0.5, "Nobody asked what it would do to a temper.")}},
			{Wide: 0.86, Tone: Gold, Backdrop: Sunburst, Scene: Scene{Accent: 0xfff0c0},
				Note:  &HeldNote{Lines: []string{"FOR GOOD CUSTOMERS", "FREE SAMPLES", "ONE EACH, FOR NOW"}, Y: 24, K: 0.92, Turn: -0.07, Hand: 0x4a6a3a},
				Words: []Words{Tells(0.5, 0.02, 0.84, "The flyer hangs on *every back door in town.*")}},
			{Tone: Violet, Scene: Scene{Place: Alley, Seed: 6, Accent: 0x9ff08a, Subject: bane.Close().Placed(-4, 40, 0.86).Lit(LightBelow)},
				Words: []Words{Says(Shown, 0.66, 0.13, 0.54, "One each? I'm a big guy.")}},
		}},
		{Frames: []Frame{
			{Wide: 1.3, Tone: Ember, Scene: Scene{Place: Street, Seed: 15, Accent: 0x9ff08a, Front: Rubble, Effect: Embers, Subject: doomsday.Posed(Lift, 30, 36, 0.98),
				Extra: []Part{{What: Object{Thing: Car, C: 0xc8a040, K: 0.62}, X: 30, Y: -52, Turn: -0.12, Before: true}}},
				Words: []Words{
					Tells(0.02, 0.97, 0.38, "*The strong* are now strong and furious."),
					Noise(0.2, 0.34, 0.34, "RRRAAH!")}},
			{Tone: Night, Backdrop: Skyline, Scene: Scene{Seed: 12, Accent: 0x9ff08a}, Cast: talk(77, 46, 0.82, Stern, Smirk),
				Words: []Words{
					Says(First, 0.22, 0.13, 0.42, "It wears off if you keep them busy."),
					Says(Second, 0.8, 0.15, 0.36, "I'm told I'm very annoying.")}},
		}},
	}},
	{Rows: []Row{
		{Frames: []Frame{
			{Tone: Steel, Scene: Scene{Place: Lab, Seed: 5, Accent: 0x9ff08a},
				Cast:  []Actor{{Who: Second, Close: true, X: 24, Y: 46, K: 0.84, Turn: 0.5, Flip: true, Mood: Frown}},
				Words: []Words{Says(Second, 0.34, 0.13, 0.5, "He's giving it away. Why give it away?")}},
			{Tone: Amber, Scene: Scene{Place: Lab, Seed: 8, Accent: 0xffd98a},
				Cast:  []Actor{{Who: First, Close: true, X: -24, Y: 46, K: 0.84, Turn: 0.5}},
				Words: []Words{Says(First, 0.66, 0.13, 0.5, "To see who comes back for more.")}},
		}},
		{High: 1.1, Frames: []Frame{
			{Tone: Fern, Backdrop: Skyline, Scene: Scene{Seed: 13, Accent: 0xc8ff8a, Under: Rays,
				Extra: []Part{{What: characters.SolomonGrundy.Posed(Loom, 0, 0, 1.0), X: 290, Y: 34}, {What: bane.Posed(Punch, 0, 0, 1.05).Flipped(), X: 168, Y: 26}}},
				Cast: []Actor{{Who: Third, Pose: Fly, X: -250, Y: -16, K: 0.7}, {Who: Fourth, Pose: Run, X: -280, Y: 34, K: 0.6}, {Who: First, Pose: Punch, X: -60, Y: 22, K: 0.92}, {Who: Second, Pose: Leap, X: -160, Y: 18, K: 0.84}},
				Words: []Words{
					Tells(0.02, 0.03, 0.3, "*Time is short* tonight. Everybody else is in a hurry too."),
					Shouts(0.5, 0.97, 0.3, "SHAKE WELL")}},
		}},
	}},
}

var chemistryWon = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Wide: 1.2, Tone: Mint, Scene: Scene{Place: Lab, Seed: 3, Accent: 0xbfffe8, Extra: []Part{{What: Object{Thing: Bottle, C: 0x9ff08a, K: 0.5}, X: 20, Y: 30}, {What: Object{Thing: Bottle, C: 0x9ff08a, K: 0.44}, X: 62, Y: 36, Turn: 0.5}}},
			Cast:  []Actor{{Who: First, Pose: Stand, X: -56, Y: 42, K: 0.84}},
			Words: []Words{Tells(0.98, 0.02, 0.52, "*The last bottle* goes down a very deep drain.")}},
		{Tone: Amber, Scene: Scene{Place: Prison, Seed: 4, Accent: 0xffd98a, Subject: bane.Close().Placed(0, 46, 0.82), Front: Bars},
			Words: []Words{Says(Shown, 0.72, 0.13, 0.46, "My head. Who moved the walls?")}},
	}},
	{Frames: []Frame{
		{Wide: 1.3, Tone: Dusk, Scene: Scene{Place: Roof, Seed: 8, Accent: 0xffd98a}, Cast: talk(80, 46, 0.84, Tired, Calm),
			Words: []Words{
				Says(First, 0.24, 0.13, 0.4, "Get some sleep. That's an order."),
				Says(Second, 0.78, 0.15, 0.38, "We'll need it. He's out of bottles, not ideas.")}},
		{Tone: Ember, Backdrop: Town, View: edge, Scene: Scene{Accent: 0xff9a4a, Effect: Embers, More: []VisualEffect{Smoke}},
			Words: []Words{Tells(0.02, 0.98, 0.72, "On the edge of town *somebody strikes a match.*")}},
	}},
}}}

var chemistryLost = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Wide: 1.2, Tone: Fern, Scene: Scene{Place: Street, Seed: 9, Accent: 0x9ff08a, Front: Rubble, Effect: Smoke, Subject: doomsday.Posed(Loom, 0, 34, 0.94)},
			Words: []Words{Tells(0.02, 0.02, 0.46, "*They come back* for more. There is more.")}},
		{Tone: Steel, Scene: Scene{Place: Alley, Seed: 9, Accent: 0xbfd0ff},
			Cast:  []Actor{{Who: Second, Pose: Crouch, X: 6, Y: 36, K: 1.02, Mood: Tired}},
			Words: []Words{Says(Second, 0.36, 0.13, 0.56, "Next time I'll bring a bigger cork.").OrLast("I should have brought a bigger cork.")}},
	}},
	{Frames: []Frame{
		{Tone: Dusk, Backdrop: Skyline, Scene: Scene{Seed: 16, Accent: 0xffd98a}, Cast: talk(124, 46, 0.84, Stern, Smirk),
			Words: []Words{
				Says(First, 0.22, 0.13, 0.3, "Keep them busy. All of them.").OrLast("They will sleep it off. The town won't."),
				Shouts(0.5, 0.97, 0.26, "ANOTHER ROUND").OrLast("LAST CALL")}},
	}},
}}}
