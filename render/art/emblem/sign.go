package emblem

import "lineup/game/card"

// signDrawings are emblems that are signs rather than things.
var signDrawings = map[card.Emblem]drawing{
	card.Diamond: {
		body: "M-36 -46 H36 L62 -12 L0 60 L-62 -12 Z",
		line: "M-60 -12 H60 M-36 -46 L-20 -12 L0 56 L20 -12 L36 -46 M-20 -12 L0 -46 L20 -12",
	},
	card.Orb: {
		body: "O0 -12 48",
		line: "M-31 -14 A31 31 0 0 1 -6 -43 M-18 12 Q-4 -12 10 -2 Q22 10 6 14 Q-2 14 0 6",
		over: "M-32 32 Q0 42 32 32 L44 60 H-44 Z",
	},
	card.Question: {
		body: "M-38 -24 Q-38 -64 2 -64 Q44 -62 44 -25 Q44 -2 20 10 Q12 15 12 28 H-15 Q-18 6 0 -6 Q16 -15 16 -25 Q16 -38 2 -38 Q-10 -38 -10 -24 Z O-2 49 14",
	},
	card.Speech: {
		body: "M-46 -54 H46 Q63 -54 63 -37 V8 Q63 25 46 25 H4 L-28 60 L-23 25 H-46 Q-63 25 -63 8 V-37 Q-63 -54 -46 -54 Z",
		ink:  "O-29 -14 8 O0 -14 8 O29 -14 8",
	},
	card.Spiral: {
		bar: "M6 2 A9 9 0 0 1 -12 2 A19 19 0 0 1 26 2 A32 32 0 0 1 -38 2 A46 46 0 0 1 54 2 Q54 22 44 36",
	},
	card.Star: {
		body: "M0 -64 L17 -21 L62 -19 L27 9 L39 53 L0 28 L-39 53 L-27 9 L-62 -19 L-17 -21 Z",
	},
}
