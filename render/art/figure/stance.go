package figure

import (
	"lineup/game/picture"
	"lineup/render/art/pen"
)

// stance is a pose as the joints of a body. It faces right. The front parts are nearer to the
// viewer.
type stance struct {
	head      headPlace
	neck      pen.Point
	shoulders [2]pen.Point // the left one on the page first
	hips      [2]pen.Point
	// nearLeft is set if the front arm hangs from the left shoulder.
	nearLeft bool
	// bend is the offset of the body's middle from the straight line from chest to hips.
	bend                        pen.Point
	frontArm, backArm           chain
	frontLeg, backLeg           chain
	frontFoot, backFoot         pen.Point    // from the ankle to the toes
	frontHand, backHand         picture.Hand // PoseHand is a fist
	capeDir, capeLen, capeFlare float64
	order                       []part // the drawing order, farthest part first
}

// headPlace is the middle of the head, its tilt, the turn of the face, and its size.
type headPlace struct{ x, y, tilt, turn, size float64 }

// part is one of the parts of a body.
type part uint8

const (
	backArm part = iota
	frontArm
	backLeg
	frontLeg
	torso
	head
)

// The drawing orders of the poses.
var (
	legsThenBody   = []part{backLeg, frontLeg, torso, head, backArm, frontArm}
	armBehind      = []part{backLeg, backArm, frontLeg, torso, head, frontArm}
	legBefore      = []part{backArm, backLeg, torso, head, frontLeg, frontArm}
	headBeforeLeg  = []part{backArm, backLeg, torso, frontLeg, head, frontArm}
	armsBehindHead = []part{backLeg, frontLeg, backArm, frontArm, torso, head}
)

// stanceOf returns the stance of a pose, or that of Stand if the pose is out of range.
func stanceOf(p picture.Pose) *stance {
	if int(p) >= len(stances) {
		p = picture.Stand
	}
	return &stances[p]
}

var stances = [picture.NumPoses]stance{
	picture.Stand: {
		head: headPlace{0, -64, 0, 0.3, 1}, neck: pen.Point{X: 0, Y: -52},
		shoulders: [2]pen.Point{{X: -24, Y: -46}, {X: 24, Y: -46}}, hips: [2]pen.Point{{X: -12, Y: 4}, {X: 12, Y: 4}},
		nearLeft: true,
		frontArm: chain{{-24, -44, 0}, {-48, -22, 1.05}, {-25, 0, 0}}, backArm: chain{{24, -44, 0}, {48, -22, 0}, {25, 0, 0}},
		frontLeg: chain{{-9, 6, 0}, {-18, 44, 1.04}, {-23, 86, 1.1}}, backLeg: chain{{9, 6, 0}, {16, 44, 0}, {24, 86, 1.1}},
		frontFoot: pen.Point{X: -9, Y: 3}, backFoot: pen.Point{X: 9, Y: 3},
		capeDir: 1.57, capeLen: 128, capeFlare: 56, order: legsThenBody,
	},
	picture.Fly: {
		head: headPlace{33, -31, 0.30, 0.45, 1.12}, neck: pen.Point{X: 27, Y: -19},
		shoulders: [2]pen.Point{{X: 10, Y: -27}, {X: 38, Y: 6}}, hips: [2]pen.Point{{X: -30, Y: 16}, {X: -16, Y: 34}},
		frontArm: chain{{36, 4, 0}, {66, -12, 1.25}, {98, -40, 1.75}}, backArm: chain{{11, -25, 0}, {-14, -40, 0.9}, {-34, -22, 0.8}},
		frontLeg: chain{{-18, 31, 0}, {-52, 46, 0.84}, {-90, 66, 0.6}}, backLeg: chain{{-28, 17, 0}, {-60, 24, 0.8}, {-86, 44, 0.58}},
		frontFoot: pen.Point{X: -9, Y: 6}, backFoot: pen.Point{X: -8, Y: 7},
		capeDir: 3.35, capeLen: 92, capeFlare: 40, order: armBehind,
	},
	picture.Run: {
		head: headPlace{31, -55, 0.22, 0.55, 1}, neck: pen.Point{X: 23, Y: -43},
		shoulders: [2]pen.Point{{X: 6, Y: -41}, {X: 30, Y: -27}}, hips: [2]pen.Point{{X: -17, Y: 6}, {X: 2, Y: 12}},
		nearLeft: true,
		frontArm: chain{{5, -37, 0}, {-22, -24, 0}, {-12, 6, 1.1}}, backArm: chain{{28, -29, 0}, {48, -8, 0.95}, {68, -30, 1.05}},
		frontLeg: chain{{-1, 11, 0}, {37, 10, 1.12}, {38, 52, 1.15}}, backLeg: chain{{-15, 8, 0}, {-32, 42, 0.92}, {-74, 36, 0.78}},
		frontFoot: pen.Point{X: 11, Y: 3}, backFoot: pen.Point{X: -2, Y: -10},
		capeDir: 3.3, capeLen: 80, capeFlare: 30, order: legBefore,
	},
	picture.Kick: {
		head: headPlace{-45, -43, -0.28, 0.5, 1}, neck: pen.Point{X: -39, Y: -31},
		shoulders: [2]pen.Point{{X: -53, Y: -24}, {X: -24, Y: -32}}, hips: [2]pen.Point{{X: -14, Y: 10}, {X: 8, Y: 2}},
		nearLeft: true,
		frontArm: chain{{-51, -21, 0}, {-66, 4, 0}, {-44, 18, 1.15}}, backArm: chain{{-25, -29, 0}, {-4, -46, 0.95}, {18, -34, 0}},
		frontLeg: chain{{6, 4, 0}, {46, -6, 1.25}, {88, -22, 1.7}}, backLeg: chain{{-11, 11, 0}, {12, 36, 0}, {-22, 54, 0.9}},
		frontFoot: pen.Point{X: 3, Y: -12}, backFoot: pen.Point{X: -9, Y: 3},
		capeDir: 2.6, capeLen: 76, capeFlare: 30, order: legBefore,
	},
	picture.Lift: {
		head: headPlace{0, -34, 0, 0.2, 1}, neck: pen.Point{X: 0, Y: -24},
		shoulders: [2]pen.Point{{X: -26, Y: -20}, {X: 26, Y: -20}}, hips: [2]pen.Point{{X: -13, Y: 24}, {X: 13, Y: 24}},
		frontArm: chain{{25, -20, 0}, {48, -34, 0}, {40, -70, 1.1}}, backArm: chain{{-25, -20, 0}, {-48, -34, 0}, {-40, -70, 1.1}},
		frontLeg: chain{{11, 26, 0}, {32, 46, 1.05}, {30, 88, 1.1}}, backLeg: chain{{-11, 26, 0}, {-32, 46, 1.05}, {-28, 88, 1.1}},
		frontFoot: pen.Point{X: 10, Y: 2}, backFoot: pen.Point{X: -10, Y: 2},
		frontHand: picture.Open, backHand: picture.Open,
		capeDir: 1.57, capeLen: 92, capeFlare: 50, order: legsThenBody,
	},
	picture.Leap: {
		head: headPlace{4, -42, 0.16, 0.4, 1.05}, neck: pen.Point{X: 0, Y: -30},
		shoulders: [2]pen.Point{{X: -24, Y: -22}, {X: 20, Y: -30}}, hips: [2]pen.Point{{X: -20, Y: 18}, {X: 2, Y: 20}},
		frontArm: chain{{20, -27, 0}, {44, -44, 1.05}, {40, -76, 1.15}}, backArm: chain{{-23, -21, 0}, {-6, -50, 0}, {26, -76, 1.05}},
		frontLeg: chain{{0, 21, 0}, {32, 30, 1.1}, {18, 66, 1.05}}, backLeg: chain{{-18, 20, 0}, {-50, 26, 0.9}, {-74, 54, 0.8}},
		frontFoot: pen.Point{X: 4, Y: 9}, backFoot: pen.Point{X: -7, Y: 8},
		capeDir: 2.4, capeLen: 80, capeFlare: 40, order: []part{backLeg, backArm, torso, frontLeg, head, frontArm},
	},
	picture.Loom: {
		head: headPlace{0, -46, 0.05, 0.25, 1.1}, neck: pen.Point{X: 0, Y: -32},
		shoulders: [2]pen.Point{{X: -28, Y: -30}, {X: 28, Y: -30}}, hips: [2]pen.Point{{X: -13, Y: 26}, {X: 13, Y: 26}},
		nearLeft: true,
		frontArm: chain{{-28, -28, 0}, {-60, -18, 1.15}, {-74, -58, 1.45}}, backArm: chain{{28, -28, 0}, {60, -18, 1.1}, {74, -56, 1.35}},
		frontLeg: chain{{-10, 28, 0}, {-30, 60, 1.1}, {-34, 100, 1.1}}, backLeg: chain{{10, 28, 0}, {30, 60, 1.1}, {36, 100, 1.1}},
		frontFoot: pen.Point{X: -9, Y: 3}, backFoot: pen.Point{X: 9, Y: 3},
		frontHand: picture.Claw, backHand: picture.Claw,
		capeDir: 1.57, capeLen: 110, capeFlare: 60, order: armsBehindHead,
	},
	picture.Pounce: {
		head: headPlace{40, -22, 0.12, 0.35, 1.15}, neck: pen.Point{X: 30, Y: -16},
		shoulders: [2]pen.Point{{X: 8, Y: -26}, {X: 34, Y: 2}}, hips: [2]pen.Point{{X: -36, Y: 4}, {X: -24, Y: 24}},
		bend:     pen.Point{X: 0, Y: -8},
		frontArm: chain{{32, 0, 0}, {62, 10, 1.2}, {94, -10, 1.6}}, backArm: chain{{10, -24, 0}, {44, -46, 1.05}, {76, -56, 1.2}},
		frontLeg: chain{{-26, 20, 0}, {-4, 44, 1.05}, {-34, 64, 0.95}}, backLeg: chain{{-34, 6, 0}, {-66, 18, 0.85}, {-98, 40, 0.65}},
		frontFoot: pen.Point{X: -6, Y: 8}, backFoot: pen.Point{X: -7, Y: 8},
		frontHand: picture.Claw, backHand: picture.Claw,
		capeDir: 3.2, capeLen: 84, capeFlare: 44, order: armBehind,
	},
	picture.Aim: {
		head: headPlace{4, -52, 0, 0.75, 1.05}, neck: pen.Point{X: 0, Y: -40},
		shoulders: [2]pen.Point{{X: -22, Y: -36}, {X: 22, Y: -34}}, hips: [2]pen.Point{{X: -12, Y: 14}, {X: 12, Y: 14}},
		frontArm: chain{{21, -33, 0}, {50, -36, 1.1}, {82, -40, 1.2}}, backArm: chain{{-21, -34, 0}, {-52, -44, 1.05}, {-14, -40, 1.1}},
		frontLeg: chain{{10, 16, 0}, {30, 48, 1.05}, {44, 90, 1.1}}, backLeg: chain{{-10, 16, 0}, {-28, 50, 0}, {-42, 92, 0}},
		frontFoot: pen.Point{X: 10, Y: 3}, backFoot: pen.Point{X: -9, Y: 3},
		capeDir: 2.0, capeLen: 100, capeFlare: 44, order: legsThenBody,
	},
	picture.Cast: {
		head: headPlace{-6, -52, -0.08, 0.45, 1.05}, neck: pen.Point{X: -4, Y: -40},
		shoulders: [2]pen.Point{{X: -26, Y: -34}, {X: 18, Y: -36}}, hips: [2]pen.Point{{X: -14, Y: 14}, {X: 8, Y: 14}},
		frontArm: chain{{17, -34, 0}, {42, -20, 1.1}, {72, -44, 1.35}}, backArm: chain{{-25, -32, 0}, {-46, -8, 0}, {-26, 12, 1.05}},
		frontLeg: chain{{6, 16, 0}, {18, 52, 1.02}, {22, 94, 1.05}}, backLeg: chain{{-12, 16, 0}, {-20, 52, 0}, {-28, 94, 0}},
		frontFoot: pen.Point{X: 9, Y: 3}, backFoot: pen.Point{X: -9, Y: 3},
		frontHand: picture.Open,
		capeDir:   1.75, capeLen: 120, capeFlare: 52, order: legsThenBody,
	},
	picture.Punch: {
		head: headPlace{14, -44, 0.2, 0.45, 1}, neck: pen.Point{X: 8, Y: -32},
		shoulders: [2]pen.Point{{X: -18, Y: -32}, {X: 28, Y: -22}}, hips: [2]pen.Point{{X: -26, Y: 18}, {X: -4, Y: 22}},
		frontArm: chain{{27, -20, 0}, {54, -4, 1.35}, {82, -12, 2.1}}, backArm: chain{{-17, -30, 0}, {-44, -22, 0}, {-34, 4, 0}},
		frontLeg: chain{{-6, 23, 0}, {24, 44, 1.15}, {12, 86, 1.1}}, backLeg: chain{{-24, 20, 0}, {-46, 50, 0.92}, {-76, 80, 0.82}},
		frontFoot: pen.Point{X: 10, Y: 3}, backFoot: pen.Point{X: -8, Y: 5},
		capeDir: 2.9, capeLen: 86, capeFlare: 44, order: armBehind,
	},
	picture.Swing: {
		head: headPlace{8, -30, 0.3, 0.5, 1.05}, neck: pen.Point{X: 4, Y: -19},
		shoulders: [2]pen.Point{{X: -12, Y: -24}, {X: 18, Y: -8}}, hips: [2]pen.Point{{X: -28, Y: 18}, {X: -10, Y: 26}},
		frontArm: chain{{16, -7, 0}, {46, -2, 0}, {52, 22, 1.05}}, backArm: chain{{-11, -23, 0}, {2, -54, 0}, {26, -84, 0.95}},
		frontLeg: chain{{-12, 25, 0}, {20, 34, 1.1}, {46, 62, 1.15}}, backLeg: chain{{-26, 19, 0}, {-56, 36, 0.9}, {-84, 28, 0.8}},
		frontFoot: pen.Point{X: 7, Y: 8}, backFoot: pen.Point{X: -6, Y: -8},
		frontHand: picture.Open,
		capeDir:   2.7, capeLen: 84, capeFlare: 44, order: headBeforeLeg,
	},
	picture.Crouch: {
		head: headPlace{18, -34, 0.15, 0.5, 1.05}, neck: pen.Point{X: 12, Y: -24},
		shoulders: [2]pen.Point{{X: -8, Y: -22}, {X: 26, Y: -12}}, hips: [2]pen.Point{{X: -24, Y: 20}, {X: -6, Y: 26}},
		frontArm: chain{{25, -10, 0}, {42, 14, 1.1}, {26, 38, 1.1}}, backArm: chain{{-7, -20, 0}, {-34, 4, 0}, {-30, 36, 0}},
		frontLeg: chain{{-6, 26, 0}, {30, 16, 1.15}, {20, 58, 1.1}}, backLeg: chain{{-22, 22, 0}, {-40, 34, 0.95}, {-52, 60, 0.9}},
		frontFoot: pen.Point{X: 11, Y: 2}, backFoot: pen.Point{X: -8, Y: 3},
		capeDir: 2.2, capeLen: 84, capeFlare: 56, order: headBeforeLeg,
	},
	picture.Throne: {
		head: headPlace{0, -46, 0, 0.25, 1}, neck: pen.Point{X: 0, Y: -34},
		shoulders: [2]pen.Point{{X: -25, Y: -28}, {X: 25, Y: -28}}, hips: [2]pen.Point{{X: -14, Y: 22}, {X: 14, Y: 22}},
		nearLeft: true,
		frontArm: chain{{-25, -26, 0}, {-46, 0, 1.05}, {-34, 20, 1.15}}, backArm: chain{{25, -26, 0}, {40, -4, 0}, {16, -24, 1.05}},
		frontLeg: chain{{-11, 24, 0}, {-30, 34, 1.35}, {-32, 86, 1.2}}, backLeg: chain{{11, 24, 0}, {32, 34, 1.35}, {34, 86, 1.2}},
		frontFoot: pen.Point{X: -8, Y: 4}, backFoot: pen.Point{X: 8, Y: 4},
		capeDir: 1.57, capeLen: 100, capeFlare: 62, order: legsThenBody,
	},
	picture.Fall: {
		head: headPlace{-44, 12, -1.05, 0.2, 1.1}, neck: pen.Point{X: -34, Y: 9},
		shoulders: [2]pen.Point{{X: -34, Y: -12}, {X: -16, Y: 28}}, hips: [2]pen.Point{{X: 12, Y: -14}, {X: 20, Y: 6}},
		bend:     pen.Point{X: -2, Y: 6},
		frontArm: chain{{-17, 27, 0}, {-4, 56, 1.15}, {30, 70, 1.45}}, backArm: chain{{-33, -11, 0}, {-58, -30, 0}, {-62, -64, 1.1}},
		frontLeg: chain{{18, 3, 0}, {54, 16, 1.1}, {86, -8, 1.05}}, backLeg: chain{{14, -12, 0}, {36, -40, 0.92}, {74, -58, 0.8}},
		frontFoot: pen.Point{X: 8, Y: -8}, backFoot: pen.Point{X: 9, Y: -5},
		frontHand: picture.Open, backHand: picture.Open,
		capeDir: -0.9, capeLen: 92, capeFlare: 44, order: armBehind,
	},
	picture.Sneak: {
		head: headPlace{34, -38, 0.22, 0.6, 1.05}, neck: pen.Point{X: 25, Y: -28},
		shoulders: [2]pen.Point{{X: 0, Y: -30}, {X: 32, Y: -16}}, hips: [2]pen.Point{{X: -30, Y: 6}, {X: -14, Y: 16}},
		bend:     pen.Point{X: -4, Y: -10},
		frontArm: chain{{30, -14, 0}, {50, 10, 1.1}, {74, -12, 1.25}}, backArm: chain{{2, -28, 0}, {26, 14, 0}, {58, 30, 1.1}},
		frontLeg: chain{{-16, 14, 0}, {14, 32, 1.15}, {2, 74, 1.1}}, backLeg: chain{{-28, 8, 0}, {-46, 40, 0.95}, {-82, 62, 0.85}},
		frontFoot: pen.Point{X: 11, Y: 5}, backFoot: pen.Point{X: 2, Y: 10},
		frontHand: picture.Claw, backHand: picture.Claw,
		capeDir: 2.6, capeLen: 84, capeFlare: 40, order: headBeforeLeg,
	},
	picture.Sit: {
		head: headPlace{-4, -54, -0.06, 0.5, 1.05}, neck: pen.Point{X: -8, Y: -42},
		shoulders: [2]pen.Point{{X: -32, Y: -36}, {X: 12, Y: -36}}, hips: [2]pen.Point{{X: -24, Y: 16}, {X: 0, Y: 18}},
		bend:     pen.Point{X: -5, Y: 0},
		frontArm: chain{{11, -34, 0}, {26, -8, 1.05}, {50, 0, 1.15}}, backArm: chain{{-31, -34, 0}, {-52, -8, 0}, {-56, 24, 0}},
		frontLeg: chain{{-2, 20, 0}, {44, 12, 1.25}, {66, 46, 1.15}}, backLeg: chain{{-20, 20, 0}, {28, 34, 1.1}, {22, 78, 1.05}},
		frontFoot: pen.Point{X: 11, Y: 6}, backFoot: pen.Point{X: 11, Y: 3},
		backHand: picture.Reach,
		capeDir:  1.9, capeLen: 96, capeFlare: 44, order: headBeforeLeg,
	},
	picture.Swim: {
		head: headPlace{38, 2, 0.75, 0.4, 1.1}, neck: pen.Point{X: 27, Y: 0},
		shoulders: [2]pen.Point{{X: 20, Y: -20}, {X: 24, Y: 22}}, hips: [2]pen.Point{{X: -30, Y: -14}, {X: -30, Y: 8}},
		bend:     pen.Point{X: 0, Y: 7},
		frontArm: chain{{22, 20, 0}, {4, 48, 1.15}, {-22, 66, 1.3}}, backArm: chain{{20, -18, 0}, {52, -30, 1.1}, {92, -22, 1.25}},
		frontLeg: chain{{-30, 5, 0}, {-62, 22, 0.9}, {-96, 8, 0.72}}, backLeg: chain{{-30, -11, 0}, {-64, -20, 0.8}, {-98, -42, 0.6}},
		frontFoot: pen.Point{X: -10, Y: -4}, backFoot: pen.Point{X: -10, Y: -3},
		frontHand: picture.Reach, backHand: picture.Reach,
		capeDir: 3.5, capeLen: 92, capeFlare: 40, order: armBehind,
	},
	picture.Carry: {
		head: headPlace{4, -58, 0.06, 0.45, 1}, neck: pen.Point{X: 0, Y: -46},
		shoulders: [2]pen.Point{{X: -24, Y: -38}, {X: 22, Y: -40}}, hips: [2]pen.Point{{X: -16, Y: 12}, {X: 8, Y: 12}},
		bend:     pen.Point{X: -5, Y: 0},
		frontArm: chain{{-23, -36, 0}, {-26, -2, 1.15}, {22, 6, 1.35}}, backArm: chain{{21, -38, 0}, {32, -6, 0}, {66, 0, 1.2}},
		frontLeg: chain{{4, 14, 0}, {24, 48, 1.08}, {10, 88, 1.1}}, backLeg: chain{{-14, 14, 0}, {-24, 50, 0.95}, {-54, 84, 0.9}},
		frontFoot: pen.Point{X: 11, Y: 2}, backFoot: pen.Point{X: -3, Y: 9},
		nearLeft:  true,
		frontHand: picture.Open, backHand: picture.Open,
		capeDir: 2.2, capeLen: 112, capeFlare: 46, order: legsThenBody,
	},
	picture.Brace: {
		head: headPlace{6, -44, 0.2, 0.5, 1.05}, neck: pen.Point{X: -2, Y: -33},
		shoulders: [2]pen.Point{{X: -28, Y: -26}, {X: 22, Y: -28}}, hips: [2]pen.Point{{X: -24, Y: 22}, {X: 0, Y: 24}},
		bend:     pen.Point{X: -4, Y: 0},
		frontArm: chain{{-27, -24, 0}, {-22, 10, 1.2}, {34, -10, 1.4}}, backArm: chain{{21, -26, 0}, {46, 8, 1.1}, {2, -10, 1.15}},
		frontLeg: chain{{-2, 25, 0}, {38, 42, 1.15}, {34, 86, 1.1}}, backLeg: chain{{-22, 24, 0}, {-48, 50, 0.95}, {-78, 84, 0.9}},
		frontFoot: pen.Point{X: 11, Y: 2}, backFoot: pen.Point{X: -9, Y: 4},
		nearLeft: true,
		capeDir:  2.7, capeLen: 100, capeFlare: 50, order: legsThenBody,
	},
}
