package base

import . "lineup/game/picture"

// The pictures of the Locations: a place with its weather and one light. Their background is
// violet, and the accent is the color of that light.

var arkhamAsylumArt = Scene{Place: AsylumPortrait, Seed: 4, Accent: 0xffd66b, Dusk: 0.2, Effect: Rain}

var batcaveArt = Scene{Place: CavePortrait, Seed: 6, Accent: 0x8ff0ff, Dusk: 0.2, Effect: Birds}

var fortressOfSolitudeArt = Scene{Place: IcePortrait, Seed: 7, Accent: 0xaee8ff, Dusk: 0.4, Effect: Snow}

var titansTowerArt = Scene{Place: TowerPortrait, Seed: 5, Accent: 0xffb27a, Dusk: 0.4, Effect: Birds}

var watchtowerArt = Scene{Place: StationPortrait, Seed: 7, Accent: 0x8fd7ff, Dusk: 0.4,
	Extra: []Part{{X: -70, Y: 34, K: 0.34, What: Figure{Pose: Fly, Suit: 0xd9e2ea, Trim: 0xe06a34, Cape: Cape{C: 0xe06a34},
		Head: Head{Hair: Short, HairC: Ink}}}}}
