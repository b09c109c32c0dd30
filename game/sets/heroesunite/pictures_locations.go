package heroesunite

import (
	. "lineup/game/picture"
)

// The pictures of the Locations: a place, its weather, and one light. Their background is violet.
// Towers are the tails of figures far below the window, as in the Heroes.

// spire and block are towers, and litStrip is a column of windows, all from far below upward.
var spire = []Along{
	{Y: -100}, {Y: -187.5}, {Y: -195, Width: 7.5}, {Y: -222.5, Width: 7.5}, {Y: -249.93, Width: 7.5}, {Y: -250, Width: 7.5},
	{Y: -250.07, Width: 7.2}, {Y: -255.75, Width: 3.38}, {Y: -261.5, Width: 0.15},
}

var block = []Along{
	{Y: -100}, {Y: -187.5}, {Y: -195, Width: 7.5}, {Y: -222.5, Width: 7.5}, {Y: -249.93, Width: 7.5}, {Y: -250, Width: 7.5},
	{Y: -250.03, Width: 6.75}, {Y: -250.05},
}

var litStrip = []Along{
	{Y: -100}, {Y: -187.5}, {Y: -195, Width: 0.85}, {Y: -212.5, Width: 0.85}, {Y: -235, Width: 0.85}, {Y: -250, Width: 0.85},
}

var (
	gothamWindows     = Figure{Y: 50000, K: 200, NoRim: true, TailColour: 0xffd86a, Tail: litStrip}
	metropolisWindows = Figure{Y: 50000, K: 200, NoRim: true, TailColour: 0xfff6d0, Tail: litStrip}
)

var apokolipsArt = Scene{Place: Volcano, Seed: 10, Accent: 0xff7a2a, Dusk: 0.4, Effect: Embers,
	Extra: []Part{
		{X: -92, Y: -20, K: 0.5667, What: Figure{Light: LightTop, Y: 2000, K: 8, NoRim: true, TailColour: 0x3a2030, Tail: spire}},
		{X: -62, Y: 14, K: 0.4333, What: Figure{Light: LightTop, Y: 2000, K: 8, NoRim: true, TailColour: 0x3a2030, Tail: spire}},
		{X: -40, Y: 44, K: 0.3333, What: Figure{Light: LightTop, Y: 2000, K: 8, NoRim: true, TailColour: 0x3a2030, Tail: spire}},
		{X: 42, Y: 40, K: 0.3333, What: Figure{Light: LightTop, Y: 2000, K: 8, NoRim: true, TailColour: 0x3a2030, Tail: spire}},
		{X: 64, Y: 4, K: 0.4333, What: Figure{Light: LightTop, Y: 2000, K: 8, NoRim: true, TailColour: 0x3a2030, Tail: spire}},
		{X: 94, Y: -30, K: 0.5667, What: Figure{Light: LightTop, Y: 2000, K: 8, NoRim: true, TailColour: 0x3a2030, Tail: spire}},
		{X: -26, Y: -44, K: 0.36, Turn: -0.2, Before: true, What: Figure{Pose: Fly, Suit: 0xb8863a, Trim: 0x5a7a3a, Grows: BatWings, GrowsC: 0xd0502a,
			Head: Head{Face: Demon, Shell: 0xd0602a}}},
		{X: 34, Y: -56, K: 0.26, Turn: -0.1, Before: true, What: Figure{Pose: Fly, Suit: 0xb8863a, Trim: 0x5a7a3a, Grows: BatWings, GrowsC: 0xd0502a,
			Head: Head{Face: Demon, Shell: 0xd0602a}}}}}

var gothamCityArt = Scene{Place: Roof, Seed: 15, Accent: 0xffe9a0, Dusk: 0.3, Effect: Birds, Front: Ledge,
	Extra: []Part{
		{X: -100, Y: -4, K: 0.5667, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x3a3060, Tail: spire}},
		{X: -66, Y: 14, K: 0.4333, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x4a3d78, Tail: spire}},
		{X: -28, Y: -2, K: 0.5, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x3a3060, Tail: spire}},
		{X: 20, Y: 24, K: 0.4667, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x4a3d78, Tail: spire}},
		{X: 104, Y: -24, K: 0.5667, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x3a3060, Tail: spire}},
		{X: -104, Y: 20, K: 0.02, What: gothamWindows},
		{X: -96, Y: 20, K: 0.02, What: gothamWindows},
		{X: -66, Y: 40, K: 0.02, What: gothamWindows},
		{X: -34, Y: 26, K: 0.02, What: gothamWindows},
		{X: -22, Y: 26, K: 0.02, What: gothamWindows},
		{X: 20, Y: 46, K: 0.02, What: gothamWindows},
		{X: 100, K: 0.02, What: gothamWindows},
		{X: 44, Y: 38, K: 0.84, Before: true, What: Figure{Pose: Crouch, Flip: true, Build: HulkBuild, Skin: Grey, Suit: 0x9a9fb4, Trim: 0x8a8fa4,
			BareArms: true, BareHands: true,
			Grows: BatWings, GrowsC: 0x7a7f9a, Head: Head{Face: Demon, Shell: 0xa8aec4}, HeadSize: 1.3}}}}

var metropolisArt = Scene{Place: Above, Seed: 12, Accent: 0xffd890, Dusk: -1,
	Extra: []Part{
		{X: -98, Y: -6, K: 0.6, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0xd8a060, Tail: block}},
		{X: -60, Y: -30, K: 0.5, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x6fa8e0, Tail: spire}},
		{X: -22, K: 0.5333, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0xe08a50, Tail: block}},
		{X: 24, Y: -40, K: 0.6, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x8fc0f0, Tail: spire}},
		{X: 66, Y: -8, K: 0.5667, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0xd8a060, Tail: block}},
		{X: 102, Y: -26, K: 0.5, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x6fa8e0, Tail: spire}},
		{X: -106, Y: 6, K: 0.02, What: metropolisWindows},
		{X: -98, Y: 6, K: 0.02, What: metropolisWindows},
		{X: -90, Y: 6, K: 0.02, What: metropolisWindows},
		{X: -68, Y: -18, K: 0.02, What: metropolisWindows},
		{X: -60, Y: -18, K: 0.02, What: metropolisWindows},
		{X: -52, Y: -18, K: 0.02, What: metropolisWindows},
		{X: -30, Y: 12, K: 0.02, What: metropolisWindows},
		{X: -22, Y: 12, K: 0.02, What: metropolisWindows},
		{X: -14, Y: 12, K: 0.02, What: metropolisWindows},
		{X: 16, Y: -28, K: 0.02, What: metropolisWindows},
		{X: 24, Y: -28, K: 0.02, What: metropolisWindows},
		{X: 32, Y: -28, K: 0.02, What: metropolisWindows},
		{X: 58, Y: 4, K: 0.02, What: metropolisWindows},
		{X: 66, Y: 4, K: 0.02, What: metropolisWindows},
		{X: 74, Y: 4, K: 0.02, What: metropolisWindows},
		{X: 94, Y: -14, K: 0.02, What: metropolisWindows},
		{X: 102, Y: -14, K: 0.02, What: metropolisWindows},
		{X: 110, Y: -14, K: 0.02, What: metropolisWindows},
		{X: 60, Y: -48, K: 0.3, Before: true, What: Figure{Pose: Fly, Suit: 0x4a7ad0, Trim: 0xd83a2e, Cape: Cape{C: 0xd83a2e}, Head: Head{Hair: Short,
			HairC: Ink}}}}}

var newGenesisArt = Scene{Place: OtherWorld, Seed: 11, Accent: 0xffe9a0, Dusk: -1, Under: Halo, Front: Grass,
	Extra: []Part{
		{K: 0.1, What: Figure{Y: 10000, K: 40, NoRim: true, TailColour: 0xe8cc98, Tail: []Along{
			{Y: -100}, {Y: -187.5}, {Y: -215, Width: 0.25}, {Y: -230, Width: 0.25}, {X: -11.25, Y: -237.5, Width: 0.5},
			{X: -12.5, Y: -244, Width: 4.5}, {X: -12.5, Y: -248, Width: 4.5}, {X: -12.5, Y: -251.88, Width: 4.5}, {X: -12.5, Y: -252, Width: 4.5},
			{X: -12.5, Y: -252.07, Width: 4.27}, {X: -12.5, Y: -255, Width: 1.8}, {X: -12.5, Y: -258, Width: 0.15},
		}}},
		{K: 0.1, What: Figure{Y: 10000, K: 40, NoRim: true, TailColour: 0xe8cc98, Tail: []Along{
			{Y: -100}, {Y: -187.5}, {Y: -215, Width: 0.25}, {Y: -230, Width: 0.25}, {X: 11.25, Y: -237.5, Width: 0.5},
			{X: 12.5, Y: -244, Width: 4.5}, {X: 12.5, Y: -248.25, Width: 4.5}, {X: 12.5, Y: -252.38, Width: 4.5}, {X: 12.5, Y: -252.5, Width: 4.5},
			{X: 12.5, Y: -252.57, Width: 4.27}, {X: 12.5, Y: -255.5, Width: 1.8}, {X: 12.5, Y: -258.5, Width: 0.15},
		}}},
		{K: 0.1, What: Figure{Y: 10000, K: 40, NoRim: true, TailColour: 0xe8cc98, Tail: []Along{
			{Y: -100}, {Y: -187.5}, {Y: -215, Width: 0.25}, {Y: -230, Width: 0.25}, {X: -5.85, Y: -237.5, Width: 0.5},
			{X: -6.5, Y: -244, Width: 5.5}, {X: -6.5, Y: -249.75, Width: 5.5}, {X: -6.5, Y: -255.38, Width: 5.5}, {X: -6.5, Y: -255.5, Width: 5.5},
			{X: -6.5, Y: -255.57, Width: 5.22}, {X: -6.5, Y: -259, Width: 2.2}, {X: -6.5, Y: -262.5, Width: 0.15},
		}}},
		{K: 0.1, What: Figure{Y: 10000, K: 40, NoRim: true, TailColour: 0xe8cc98, Tail: []Along{
			{Y: -100}, {Y: -187.5}, {Y: -215, Width: 0.25}, {Y: -230, Width: 0.25}, {X: 5.85, Y: -237.5, Width: 0.5}, {X: 6.5, Y: -244, Width: 5.5},
			{X: 6.5, Y: -250.25, Width: 5.5}, {X: 6.5, Y: -256.38, Width: 5.5}, {X: 6.5, Y: -256.5, Width: 5.5}, {X: 6.5, Y: -256.57, Width: 5.22},
			{X: 6.5, Y: -260, Width: 2.2}, {X: 6.5, Y: -263.5, Width: 0.15},
		}}},
		{K: 0.1, What: Figure{Y: 10000, K: 40, NoRim: true, TailColour: 0xe8cc98, Tail: []Along{
			{Y: -100}, {Y: -187.5}, {Y: -215, Width: 0.25}, {Y: -230, Width: 0.25}, {Y: -237.5, Width: 0.5}, {Y: -244, Width: 7},
			{Y: -252, Width: 7}, {Y: -259.88, Width: 7}, {Y: -260, Width: 7}, {Y: -260.07, Width: 6.65}, {Y: -264.5, Width: 2.8},
			{Y: -269, Width: 0.15},
		}}},
		{K: 0.05, What: Figure{Y: 40000, K: 160, NoRim: true, TailColour: 0x7ac8f0, Tail: []Along{
			{Y: -175}, {Y: -218.75}, {Y: -232.5, Width: 5}, {Y: -238.75, Width: 4.25}, {Y: -242.5, Width: 3.25}, {Y: -245.5, Width: 2.5},
		}}},
		{Y: 24, K: 0.9, Before: true, What: Object{Thing: Boulder, C: 0x6fbe5a}},
		{K: 0.1, What: Figure{X: -40000, K: 200, NoRim: true, TailColour: 0x3f9a4a, Tail: []Along{
			{X: 170, Y: 5.2}, {X: 184, Y: 5.2}, {X: 190.5, Y: 5.2}, {X: 193, Y: 5.2, Width: 2}, {X: 195.5, Y: 4.2, Width: 2},
			{X: 198.5, Y: 4.6, Width: 2.2}, {X: 202, Y: 4.2, Width: 2.2}, {X: 205, Y: 4.7, Width: 2}, {X: 207.5, Y: 4.8, Width: 2},
		}}}}}

var oaArt = Scene{Place: Space, Seed: 14, Accent: 0x6aff9a, Dusk: 0.2, Under: Rays,
	Extra: []Part{
		{K: 0.1, What: Figure{X: -40000, K: 200, NoRim: true, TailColour: 0x2f8a5a, Tail: []Along{
			{X: 170, Y: 7.5}, {X: 184, Y: 7.5}, {X: 190.5, Y: 7.5}, {X: 192.5, Y: 7.5, Width: 3}, {X: 194.5, Y: 4.6, Width: 3},
			{X: 198, Y: 3.9, Width: 3}, {X: 202, Y: 3.9, Width: 3}, {X: 205.5, Y: 4.6, Width: 3}, {X: 208, Y: 7.5, Width: 3},
		}}},
		{X: -90, Y: 30, K: 0.3, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x3fae70, Tail: spire}},
		{X: -60, Y: 10, K: 0.3333, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x4fc080, Tail: spire}},
		{X: 60, Y: 10, K: 0.3333, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x4fc080, Tail: spire}},
		{X: 92, Y: 30, K: 0.3, What: Figure{Y: 2000, K: 8, NoRim: true, TailColour: 0x3fae70, Tail: spire}},
		{Y: -10, K: 0.8, Before: true, What: Object{Thing: Battery, C: 0x59d98e, Glow: 0xb0ffd0}},
		{X: -66, Y: -30, K: 0.34, Turn: -0.2, Before: true, What: Figure{Pose: Fly, Suit: 0xf0ead8, Trim: 0x2f9a5e, Panel: Sides, PanelColour: 0x2f9a5e}},
		{X: 70, Y: -8, K: 0.28, Turn: 0.2, Before: true, What: Figure{Pose: Fly, Flip: true, Suit: 0xf0ead8, Trim: 0x2f9a5e, Panel: Sides,
			PanelColour: 0x2f9a5e}}}}
