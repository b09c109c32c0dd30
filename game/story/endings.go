package story

import . "lineup/game/picture"

// The endings are about the town and its heroes, and not about the last night, which comes before.

var brightEnding = []Page{{Quenched: true, Rows: []Row{
	{High: 1.1, Frames: []Frame{
		{Wide: 1.5, Tone: Dawn, Backdrop: Town, View: wide, Scene: Scene{Accent: 0xfff0c0, Effect: Birds}, Confetti: true,
			Words: []Words{
				Tells(0.02, 0.02, 0.42, "*A year later.* The town is louder than ever, and nobody double-locks a door."),
				Tells(0.98, 0.98, 0.4, "Children play a game called Eight Nights.")}},
		{Tone: Gold, Scene: Scene{Place: CityHall, Seed: 1, Accent: 0xfff0c0, Front: Crowd}, Cast: together(10, 0.6, -45, 45, -112, 112),
			Words: []Words{Tells(0.5, 0.02, 0.8, "There was a *second parade.* This time with a real band.")}},
	}},
	{Frames: []Frame{
		{Wide: 1.3, Tone: Amber, Scene: Scene{Place: Roof, Seed: 3, Accent: 0xffe0a0}, Cast: talk(80, 46, 0.84, Smile, Smirk),
			Words: []Words{
				Says(First, 0.24, 0.13, 0.38, "Quiet night."),
				Says(Second, 0.78, 0.13, 0.38, "Say that again and I'll push you off.")}},
		{Tone: Dusk, Backdrop: Moon, Scene: Scene{Seed: 7, Accent: 0xffe08a, Front: Roofline, Effect: Birds},
			Words: []Words{
				Tells(0.02, 0.02, 0.6, "*The bells* hang still."),
				Shouts(0.5, 0.97, 0.8, "A CITY WELL GUARDED")}},
	}},
}}}

var standingEnding = []Page{{Quenched: true, Rows: []Row{
	{High: 1.1, Frames: []Frame{
		{Wide: 1.4, Tone: Amber, Backdrop: Town, View: wide, Scene: Scene{Accent: 0xffe0a0, Effect: Birds},
			Words: []Words{
				Tells(0.02, 0.02, 0.46, "*A year later* most of the lights are back on."),
				Tells(0.98, 0.98, 0.42, "Where one is missing, somebody has hung a lantern.")}},
		{Tone: Dawn, Scene: Scene{Place: Street, Seed: 5, Accent: 0xfff0c0, Subject: glad.Placed(0, 44, 0.82)},
			Words: []Words{Says(Shown, 0.28, 0.13, 0.46, "The tram is late. Just like it used to be!")}},
	}},
	{Frames: []Frame{
		{Wide: 1.3, Tone: Dusk, Scene: Scene{Place: Roof, Seed: 8, Accent: 0xffd98a}, Cast: talk(80, 46, 0.84, Calm, Smirk),
			Words: []Words{
				Says(First, 0.24, 0.13, 0.38, "We could have done better."),
				Says(Second, 0.78, 0.13, 0.38, "We could have stayed home.")}},
		{Tone: Night, Backdrop: Moon, Scene: Scene{Seed: 4, Accent: 0xbfd0ff, Front: Roofline},
			Words: []Words{
				Tells(0.02, 0.02, 0.6, "*A siren starts.* The roof is already empty."),
				Shouts(0.5, 0.97, 0.8, "STILL STANDING")}},
	}},
}}}

var dearEnding = []Page{{Quenched: true, Rows: []Row{
	{High: 1.1, Frames: []Frame{
		{Wide: 1.3, Tone: Dusk, Backdrop: Town, View: ashes, Scene: Scene{Accent: 0xffd98a},
			Words: []Words{
				Tells(0.02, 0.02, 0.5, "*A year later* there is scaffolding on every other house."),
				Tells(0.98, 0.98, 0.46, "Losing would have been cheaper. They wouldn't hear of it.")}},
		{Tone: Steel, Scene: Scene{Place: Street, Seed: 7, Accent: 0xbfd0ff, Subject: glad.Placed(0, 44, 0.82)},
			Words: []Words{Says(Shown, 0.28, 0.13, 0.46, "My shop is a hole. But it's my hole.")}},
	}},
	{Frames: []Frame{
		{Wide: 1.3, Tone: Amber, Scene: Scene{Place: Roof, Seed: 6, Accent: 0xffe0a0}, Cast: talk(80, 46, 0.84, Tired, Calm),
			Words: []Words{
				Says(First, 0.24, 0.13, 0.38, "I keep counting the gaps."),
				Says(Second, 0.78, 0.13, 0.38, "Count the lights instead.")}},
		{Tone: Night, Backdrop: Town, View: hall, Scene: Scene{Accent: 0xffe08a},
			Words: []Words{
				Tells(0.02, 0.02, 0.6, "*There are more* every evening."),
				Shouts(0.5, 0.97, 0.8, "DEARLY WON")}},
	}},
}}}

var darkEnding = []Page{{Quenched: true, Rows: []Row{
	{High: 1.1, Frames: []Frame{
		{Wide: 1.4, Tone: Steel, Scene: Scene{Place: Street, Seed: 15, Accent: 0xbfd0ff, Front: Rubble, Effect: Rain},
			Words: []Words{
				Tells(0.02, 0.02, 0.5, "*A year later* the maps have more blank space than before."),
				Tells(0.98, 0.98, 0.42, "Everyone who could leave has left.")}},
		{Tone: Violet, Scene: Scene{Place: Grave, Seed: 5, Accent: 0xbfd0e8, Effect: Rain},
			Words: []Words{Tells(0.5, 0.02, 0.76, "Somebody plants flowers on the hill. *Nobody has seen who.*")}},
	}},
	{Frames: []Frame{
		{Wide: 1.3, Tone: Dusk, Backdrop: Skyline, Scene: Scene{Seed: 8, Accent: 0xffd98a, Effect: Rain}, Cast: talk(80, 46, 0.84, Tired, Stern),
			Words: []Words{
				Says(First, 0.24, 0.13, 0.38, "Go home. It's over."),
				Says(Second, 0.78, 0.13, 0.38, "I live here.")}},
		{Tone: Crimson, Backdrop: Moon, Scene: Scene{Seed: 7, Accent: 0xff9a6a, Front: Roofline},
			Cast: []Actor{{Who: First, Pose: Crouch, X: -34, Y: 34, K: 0.8, Light: LightBack}, {Who: Second, Pose: Stand, X: 44, Y: 30, K: 0.72, Light: LightBack}},
			Words: []Words{
				Tells(0.02, 0.02, 0.56, "*On the rooftops* somebody still keeps watch."),
				Shouts(0.5, 0.97, 0.8, "NOT FORGOTTEN")}},
	}},
}}}
