package story

import (
	. "lineup/game/picture"
	"lineup/game/sets/characters"
)

// Open Doors: the crews at the vaults know everyone's route.

var doorsOpening = []Page{
	{Rows: []Row{
		{Frames: []Frame{
			{Wide: 1.4, Tone: Gold, Scene: Scene{Place: Bank, Seed: 2, Accent: 0xffe7a8,
				Extra: []Part{{What: clerk.Placed(0, 0, 0.78), X: 92, Y: 42}}},
				Words: []Words{
					Tells(0.02, 0.02, 0.5, "*A week later.* Two more vaults stand open, with not a scratch on the locks."),
					Tells(0.02, 0.97, 0.42, "The intruder had the right keys.")}},
			{Tone: Steel, Backdrop: Sunburst, Scene: Scene{Accent: 0xffd66b},
				Note:  &HeldNote{Lines: []string{"SOUTH GATE", "FOUR MINUTES", "THEN THE BRIDGE"}, Y: 26, K: 0.92, Turn: -0.1, Hand: 0x6a4326},
				Words: []Words{Tells(0.5, 0.02, 0.86, "One of them dropped a list. *It's a timetable.*")}},
			{Tone: Mint, Scene: Scene{Place: Cave, Seed: 4, Accent: 0x8ff0ff},
				Cast:  []Actor{{Who: Second, Close: true, X: 20, Y: 44, K: 0.84, Turn: 0.4, Flip: true}},
				Words: []Words{Says(Second, 0.36, 0.15, 0.64, "Those are our rounds. Ours.")}},
		}},
		{Frames: []Frame{
			{Tone: Night, Scene: Scene{Place: Alley, Seed: 5, Accent: 0x9fb8ff, Subject: crew.Posed(Sneak, -34, 30, 0.96).Lit(LightBack),
				Extra: []Part{{What: crew.Posed(Carry, 0, 0, 0.9).Lit(LightBack), X: 52, Y: 26}}},
				Words: []Words{Tells(0.02, 0.02, 0.66, "*The crews* are fast, quiet, and paid in advance.")}},
			{Wide: 1.5, Tone: Ember, Backdrop: Skyline, Scene: Scene{Seed: 5, Accent: 0xffc08a, Extra: []Part{{What: Object{Thing: Boulder, C: 0x8a7a6a, K: 0.8}, X: 78, Y: 24}}},
				Cast: []Actor{{Who: First, Pose: Punch, X: -22, Y: 22, K: 0.92}, {Who: Second, Pose: Brace, X: -112, Y: 24, K: 0.86}, {Who: Third, Pose: Leap, X: 142, Y: 2, K: 0.7, Flip: true}},
				Words: []Words{
					Tells(0.02, 0.02, 0.42, "So they change their routes. *And they train.*"),
					Noise(0.64, 0.2, 0.3, "WHAM!")}},
			{Tone: Dawn, Scene: Scene{Place: CityHall, Seed: 1, Accent: 0xffe9b0, Front: Crowd},
				Cast: []Actor{{Who: First, Pose: Stand, X: 0, Y: 12, K: 0.76}},
				Words: []Words{
					Tells(0.02, 0.02, 0.8, "And they ask for help. *That is harder.*")}},
		}},
	}},
	{Rows: []Row{
		{High: 1.05, Frames: []Frame{
			{Wide: 1.2, Tone: Violet, Scene: Scene{Place: Harbour, Seed: 4, Accent: 0xff9a6a, Subject: characters.BlackManta.Posed(Stand, -20, 40, 1.05),
				Extra: []Part{{What: crew.Posed(Carry, 0, 0, 0.72), X: 84, Y: 40}, {What: crew.Posed(Carry, 0, 0, 0.64), X: 140, Y: 36}}},
				Words: []Words{
					Tells(0.02, 0.02, 0.5, "*Everything* from behind those doors goes down to the water."),
					Says(Shown, 0.86, 0.2, 0.3, "Careful. That one hums.")}},
			{Tone: Dusk, Backdrop: Moon, Scene: Scene{Seed: 3, Accent: 0xffe08a}, Cast: talk(77, 44, 0.82, Stern, Smirk),
				Words: []Words{
					Says(First, 0.2, 0.13, 0.42, "Tonight we won't be where they expect us."),
					Says(Second, 0.8, 0.15, 0.38, "I never liked timetables.")}},
		}},
		{High: 0.8, Frames: []Frame{
			{Tone: Night, Backdrop: Town, View: banked, Scene: Scene{Accent: 0xffe08a},
				Words: []Words{
					Tells(0.02, 0.03, 0.34, "Five places worth a key. *Five Super-Villains to stop.*"),
					Shouts(0.9, 0.95, 0.36, "STOP ALL FIVE")}},
		}},
	}},
}

var doorsWon = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Tone: Amber, Scene: Scene{Place: PoliceStation, Seed: 4, Accent: 0xffe0a0, Subject: crew.Posed(Stand, -48, 44, 0.84).Hands(Open, Open),
			Extra: []Part{{What: crew.Posed(Sit, 0, 0, 0.8), X: 30, Y: 52}}},
			Words: []Words{Tells(0.02, 0.02, 0.6, "*The crews* are counted, fed, and locked up. They say nothing."),
				Says(Shown, 0.82, 0.3, 0.3, "We get paid either way.")}},
		{Wide: 0.8, Tone: Violet, Backdrop: Flat, Scene: Scene{Accent: 0xffd66b, Subject: Object{Thing: CoinThing, C: 0xf2c230, Y: 18, K: 1.2, Glow: 0xffe9b0}},
			Words: []Words{Tells(0.5, 0.02, 0.86, "In every pocket, *one coin* nobody has ever seen before.")}},
	}},
	{Frames: []Frame{
		{Wide: 1.5, Tone: Dawn, Backdrop: Skyline, Scene: Scene{Seed: 6, Accent: 0xffe9b0}, Cast: talk(96, 44, 0.84, Calm, Smirk),
			Words: []Words{
				Says(First, 0.26, 0.13, 0.36, "Somebody paid for all this."),
				Says(Second, 0.76, 0.13, 0.36, "And somebody watched us work.")}},
		{Tone: Mint, Backdrop: Sunburst, Scene: Scene{Accent: 0xffd66b},
			Note:  &HeldNote{Lines: []string{"ADMIT ONE", "BEST SEAT", "COME AS YOU ARE"}, Y: 22, K: 0.9, Turn: 0.08},
			Words: []Words{Tells(0.5, 0.02, 0.8, "That night a ticket falls *out of thin air.*")}},
	}},
}}}

var doorsLost = []Page{{Rows: []Row{
	{Frames: []Frame{
		{Tone: Steel, Scene: Scene{Place: Bank, Seed: 6, Accent: 0xbfd0e8, Effect: Papers, Front: Rubble},
			Words: []Words{Tells(0.02, 0.02, 0.6, "*By morning* every safe in town is clean enough to eat off.")}},
		{Wide: 0.9, Tone: Crimson, Scene: Scene{Place: Harbour, Seed: 6, Accent: 0xff9a6a, Subject: Object{Thing: Boat, C: 0x3a3f52, Y: 30, K: 0.9}},
			Words: []Words{Tells(0.02, 0.02, 0.7, "The boats ride low in the water as they leave.")}},
	}},
	{Frames: []Frame{
		{Tone: Dusk, Backdrop: Skyline, Scene: Scene{Seed: 19, Accent: 0xffd98a}, Cast: talk(124, 44, 0.84, Frown, Tired),
			Words: []Words{
				Says(First, 0.2, 0.13, 0.34, "They knew where we'd be."),
				Says(Second, 0.82, 0.15, 0.3, "Then we'll be somewhere else.").OrLast("Next time they won't."),
				Shouts(0.5, 0.97, 0.24, "ONE MORE TRY").OrLast("CLEANED OUT")}},
	}},
}}}
