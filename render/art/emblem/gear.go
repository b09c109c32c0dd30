package emblem

import "lineup/game/card"

// gearDrawings are emblems of weapons, armour, tools and other made things.
var gearDrawings = map[card.Emblem]drawing{
	card.Anchor: {
		body: "M-7 -34 H-28 V-20 H-7 V40 Q-34 35 -40 12 L-29 14 L-46 -13 L-60 17 L-52 15 Q-44 56 0 62 Q44 56 52 15 L60 17 L46 -13 L29 14 L40 12 Q34 35 7 40 V-20 H28 V-34 Z",
		over: "O0 -46 16 O0 -46 6",
	},
	card.Arrow: {
		body: "M60 -60 L20 -50 L32 -38 L-24 18 L-46 20 L-62 36 L-42 42 L-36 62 L-20 46 L-18 24 L38 -32 L50 -20 Z",
		line: "M-28 28 L-48 48 M-30 15 L-46 31 M-15 30 L-31 46",
	},
	card.Axe: {
		body:     "M-7 -56 H7 V58 H-7 Z",
		line:     "M-7 34 L7 40 M-7 44 L7 50",
		over:     "M-9 -38 Q-28 -44 -46 -54 Q-59 -22 -46 10 Q-28 0 -9 -6 H9 Q28 0 46 10 Q59 -22 46 -54 Q28 -44 9 -38 Z",
		overLine: "M-39 -38 Q-45 -22 -39 -6 M39 -38 Q45 -22 39 -6",
		turn:     20,
	},

	card.Blade: {
		body: "M0 -74 L14 -54 V24 H-14 V-54 Z",
		line: "M0 -50 V16",
		over: "M-38 18 H38 V33 H9 V54 H-9 V33 H-38 Z M-11 62 a11 11 0 1 0 22 0 a11 11 0 1 0 -22 0 z",
		turn: 34,
	},

	card.Bow: {
		line: "M-18 -56 L-40 0 L-18 56",
		bar:  "M-18 -56 Q38 -42 38 0 Q38 42 -18 56",
		over: "M-42 -5 H34 V-17 L62 0 L34 17 V5 H-42 L-50 15 H-64 L-54 0 L-64 -15 H-50 Z",
	},
	card.Bullet: {
		body: "M-23 -14 Q-22 -48 0 -64 Q22 -48 23 -14 Z M-23 -6 H23 V44 H29 V60 H-29 V44 H-23 Z",
		line: "M-23 44 H23 M-10 6 V34 M-9 -22 Q-8 -38 0 -46",
		turn: 28,
	},
	card.CardsFan: {
		body:    "M-60 -18 L-19 -37 L9 28 L-31 48 Z M60 -18 L19 -37 L-9 28 L31 48 Z",
		over:    "M-23 -54 H23 Q29 -54 29 -48 V40 Q29 46 23 46 H-23 Q-29 46 -29 40 V-48 Q-29 -54 -23 -54 Z",
		overInk: "M0 -30 L17 -4 L0 22 L-17 -4 Z M-22 -47 h8 v8 h-8 Z M22 39 h-8 v-8 h8 Z",
	},
	card.Chain: {
		body: "M-39 -24 H-14 A24 24 0 0 1 -14 24 H-39 A24 24 0 0 1 -39 -24 Z M-38 -9 H-15 A9 9 0 0 1 -15 9 H-38 A9 9 0 0 1 -38 -9 Z",
		over: "M14 -24 H39 A24 24 0 0 1 39 24 H14 A24 24 0 0 1 14 -24 Z M15 -9 H38 A9 9 0 0 1 38 9 H15 A9 9 0 0 1 15 -9 Z",
		turn: -38,
	},
	card.Cog: {
		body: "M-11 -40 L-10 -58 L10 -58 L11 -40 L21 -37 L34 -48 L48 -34 L37 -21 L40 -11 L58 -10 L58 10 L40 11 L37 21 L48 34 L34 48 L21 37 L11 40 L10 58 L-10 58 L-11 40 L-21 37 L-34 48 L-48 34 L-37 21 L-40 11 L-58 10 L-58 -10 L-40 -11 L-37 -21 L-48 -34 L-34 -48 L-21 -37 Z O0 0 14",
		line: "O0 0 27",
	},
	card.Coin: {
		body: "O0 0 56",
		line: "O0 0 42",
		ink:  "M0 -28 L8 -9 L28 -8 L12 4 L18 24 L0 13 L-18 24 L-12 4 L-28 -8 L-8 -9 Z",
	},
	card.Crown: {
		body: "M-50 46 L-60 -24 L-29 6 L0 -48 L29 6 L60 -24 L50 46 Z",
		line: "M-46 29 H46",
		ink:  "M0 -6 L9 7 L0 20 L-9 7 Z M-30 33 h8 v8 h-8 Z M22 33 h8 v8 h-8 Z",
		over: "O-60 -30 8 O0 -53 9 O60 -30 8",
	},
	card.Dumbbell: {
		body: "M-30 -8 H30 V8 H-30 Z",
		over: "M-46 -38 H-27 V38 H-46 Z M-62 -24 H-50 V24 H-62 Z M27 -38 H46 V38 H27 Z M50 -24 H62 V24 H50 Z",
		line: "M-12 -8 V8 M0 -8 V8 M12 -8 V8",
		turn: -28,
	},
	card.Hat: {
		body: "M-34 20 L-40 -50 Q0 -62 40 -50 L34 20 Q62 20 64 32 Q42 54 0 54 Q-42 54 -64 32 Q-62 20 -34 20 Z",
		ink:  "M-37 0 Q0 13 37 0 L34 20 Q0 33 -34 20 Z",
		line: "M-24 -38 L-22 -14",
	},
	card.Helm: {
		body: "M0 -62 Q50 -56 50 -8 V30 Q42 54 0 62 Q-42 54 -50 30 V-8 Q-50 -56 0 -62 Z",
		ink:  "M-38 -14 Q0 -24 38 -14 V2 L8 -1 V46 H-8 V-1 L-38 2 Z",
		line: "M0 -60 V-24 M-33 20 L-22 22 M-31 34 L-22 36 M33 20 L22 22 M31 34 L22 36",
	},
	card.Hourglass: {
		body: "M-42 -62 H42 V-47 H35 Q35 -18 9 0 Q35 18 35 47 H42 V62 H-42 V47 H-35 Q-35 18 -9 0 Q-35 -18 -35 -47 H-42 Z",
		ink:  "M-22 -28 H22 Q15 -13 0 -3 Q-15 -13 -22 -28 Z M-25 46 Q-20 26 0 14 Q20 26 25 46 Z",
		line: "M-36 -47 H36 M-36 47 H36",
	},
	card.Lasso: {
		bar:  "M-36 -22 A45 30 0 0 1 54 -22 A45 30 0 0 1 -36 -22 Q-58 8 -34 22 Q-8 34 -22 58",
		line: "M-30 -36 L-22 -28 M-8 -54 L-5 -43 M24 -55 L21 -44 M50 -36 L40 -31 M46 0 L38 -7 M16 13 L14 3 M-12 7 L-8 -2",
		over: "O-38 -18 9",
	},
	card.Mallet: {
		body:     "M-7 -20 H7 V60 H-7 Z",
		line:     "M-7 40 L7 46 M-7 50 L7 56",
		over:     "M-42 -56 H42 Q49 -56 49 -49 V-18 Q49 -11 42 -11 H-42 Q-49 -11 -49 -18 V-49 Q-49 -56 -42 -56 Z",
		overLine: "M-32 -56 V-11 M32 -56 V-11",
		turn:     28,
	},

	card.Plate: {
		body: "M-48 -52 L-22 -60 Q0 -38 22 -60 L48 -52 L62 -18 L44 -8 Q49 20 38 42 Q18 60 0 62 Q-18 60 -38 42 Q-49 20 -44 -8 L-62 -18 Z",
		line: "M0 -42 V58 M-42 2 Q-22 20 0 10 Q22 20 42 2 M-38 30 Q-18 40 0 34 Q18 40 38 30",
		ink:  "O-40 -34 5 O40 -34 5",
	},
	card.Pouch: {
		body:    "M-32 -60 H-14 V-44 H-32 Z M14 -60 H32 V-44 H14 Z M-44 -20 H44 V40 Q44 58 26 58 H-26 Q-44 58 -44 40 Z",
		over:    "M-50 -44 H50 V-16 Q42 18 0 26 Q-42 18 -50 -16 Z",
		overInk: "O0 6 8",
		line:    "M-28 46 H28",
	},
	card.Ring: {
		body:     "O0 20 41 O0 20 25",
		over:     "M-29 -30 L-16 -54 H16 L29 -30 L0 0 Z",
		overLine: "M-29 -30 H29 M-10 -30 L0 0 L10 -30 M-10 -30 L0 -52 L10 -30",
	},
	card.Rocket: {
		body:  "M0 -66 Q27 -42 25 0 L44 24 V46 L21 34 H-21 L-44 46 V24 L-25 0 Q-27 -42 0 -66 Z",
		ink:   "O0 -18 12",
		line:  "M-22 18 H22",
		over:  "M-13 40 H13 L0 66 Z",
		light: "O-3 -21 4",
		turn:  32,
	},
	card.Searcher: {
		body:     "M-22 -4 L26 -68 L68 -26 L4 22 Z M-30 40 H-2 L12 64 H-46 Z",
		line:     "M2 -8 L34 -46 M14 4 L46 -28",
		over:     "M-40 -10 L-30 -20 L20 30 L10 40 A36 36 0 0 1 -40 -10 Z",
		overLine: "M-40 -10 L10 40",
	},

	card.Shield: {
		body: "M0 -62 Q26 -48 52 -47 Q56 20 0 62 Q-56 20 -52 -47 Q-26 -48 0 -62 Z",
		line: "M0 -42 Q18 -33 35 -31 Q36 14 0 41 Q-36 14 -35 -31 Q-18 -33 0 -42 Z",
		ink:  "M0 -42 Q18 -33 35 -31 Q36 14 0 41 Z",
	},
	card.Target: {
		body: "O0 0 58",
		ink:  "O0 0 44 O0 0 30 O0 0 14",
		line: "M0 -64 V-50 M0 64 V50 M-64 0 H-50 M64 0 H50",
	},
	card.Tower: {
		body: "M-48 60 V-4 H-31 V-36 H-14 V-64 H14 V-36 H31 V-4 H48 V60 Z",
		ink:  "M-35 8 h12 v12 h-12 Z M-6 -28 h12 v14 h-12 Z M23 8 h12 v12 h-12 Z M-6 8 h12 v12 h-12 Z M-6 34 h12 v26 h-12 Z M-35 32 h12 v12 h-12 Z M23 32 h12 v12 h-12 Z",
	},
	card.Trident: {
		body: "M-6 66 V12 H-20 Q-42 10 -42 -14 V-40 L-50 -36 L-34 -64 L-19 -36 L-27 -40 V-16 Q-27 -6 -13 -6 H-7 V-44 L-14 -40 L0 -68 L14 -40 L7 -44 V-6 H13 Q27 -6 27 -16 V-40 L19 -36 L34 -64 L50 -36 L42 -40 V-14 Q42 10 20 12 H6 V66 Z",
		line: "M-6 34 H6 M-6 44 H6",
	},
	card.Umbrella: {
		body: "M-62 6 Q-58 -52 0 -56 Q58 -52 62 6 Q52 -6 41 6 Q31 -6 21 6 Q10 -6 0 6 Q-10 -6 -21 6 Q-31 -6 -41 6 Q-52 -6 -62 6 Z",
		bar:  "M0 -62 V46 Q0 57 12 57 Q24 57 24 46",
		line: "M-21 4 Q-18 -36 0 -54 Q18 -36 21 4",
	},
	card.Wheel: {
		body: "O0 0 58 O0 0 42",
		bar:  "M0 -46 V46 M-46 0 H46 M-33 -33 L33 33 M-33 33 L33 -33",
		over: "O0 0 14",
	},
}
