package figure

import (
	"lineup/game/picture"
	"lineup/render/art/pen"
)

// giantStance is the stance of a giant: a figure's, with hands of its own. Of a giant
// on the table only what is above y 15 and between x -80 and 85 is seen.
type giantStance struct {
	stance
	front, back giantArm
	// held is how far the weapon in the front hand is turned from the forearm.
	held float64
	// orb is where a light is held and how large; the zero joint is none.
	orb joint
}

// giantArm is the hand at the end of an arm.
type giantArm struct {
	grasp     grasp
	turn      float64 // from the forearm, in radians
	size      float64 // 0 is the usual size
	thumbDown bool
}

// giantOf is the stance of a giant; one that does not exist raises its hands.
func giantOf(p picture.GiantPose) *giantStance {
	if int(p) >= len(giants) {
		p = picture.HandsUp
	}
	return &giants[p]
}

// standing completes the stance of a giant with legs, which only a splash page shows,
// and with a neck below its head.
func standing(s stance) stance {
	c := between(s.shoulders[0], s.shoulders[1], 0.5)
	s.hips = [2]pen.Point{{X: c.X*0.4 - 13, Y: c.Y + 56}, {X: c.X*0.4 + 13, Y: c.Y + 56}}
	for i, side := range [...]float64{-1, 1} {
		hip := s.hips[i]
		leg := chain{{hip.X - side*3, hip.Y + 2, 0}, {hip.X + side*17, hip.Y + 34, 1.1}, {hip.X + side*22, hip.Y + 74, 1.1}}
		if i == 0 {
			s.frontLeg, s.frontFoot = leg, pen.Point{X: -9, Y: 3}
		} else {
			s.backLeg, s.backFoot = leg, pen.Point{X: 9, Y: 3}
		}
	}
	s.neck = between(c, pen.Point{X: s.head.x, Y: s.head.y}, 0.22)
	s.capeDir, s.capeLen, s.capeFlare = 1.57, 110, 74
	return s
}

// The orders in which giants are painted.
var (
	armsLast     = []part{backLeg, frontLeg, torso, head, backArm, frontArm}
	headLast     = []part{backLeg, frontLeg, backArm, frontArm, torso, head}
	frontArmLast = []part{backLeg, frontLeg, backArm, torso, head, frontArm}
)

// wide are shoulders at a height, before the build stretches them.
func wide(x, y float64) [2]pen.Point { return [2]pen.Point{{X: x - 28, Y: y}, {X: x + 28, Y: y}} }

var giants = [picture.NumGiantPoses]giantStance{
	picture.HandsUp: {
		stance: standing(stance{
			head: headPlace{0, -46, 0.05, 0.25, 1.1}, shoulders: wide(0, -30), nearLeft: true,
			frontArm: chain{{-28, -28, 0}, {-62, -12, 1.15}, {-55, -54, 1.4}}, backArm: chain{{28, -28, 0}, {66, -12, 1.1}, {61, -52, 1.3}},
			order: headLast,
		}),
		front: giantArm{grasp: spread, turn: 0.11}, back: giantArm{grasp: spread, turn: -0.1},
	},
	picture.FistForward: {
		stance: standing(stance{
			head: headPlace{8, -50, 0.1, -0.2, 1.1}, shoulders: [2]pen.Point{{X: -24, Y: -26}, {X: 34, Y: -38}}, nearLeft: true,
			frontArm: chain{{-24, -24, 0}, {-58, -22, 1.4}, {-44, 0, 2.1}}, backArm: chain{{33, -36, 0}, {68, -22, 1.1}, {62, -60, 1.2}},
			order: frontArmLast,
		}),
		front: giantArm{grasp: knuckles, size: 0.52, turn: -0.12}, back: giantArm{grasp: clenched, turn: 0.1},
	},
	picture.ArmsCrossed: {
		stance: standing(stance{
			head: headPlace{0, -74, 0, 0.2, 1.1}, shoulders: wide(0, -54), nearLeft: true,
			frontArm: chain{{-28, -52, 0}, {-50, -14, 1.25}, {14, -20, 1.35}}, backArm: chain{{28, -52, 0}, {52, -14, 1.2}, {-14, -10, 1.25}},
			order: armsLast,
		}),
		front: giantArm{grasp: clenched, turn: -0.25, size: 1.25}, back: giantArm{grasp: unseen},
	},
	picture.OneClaw: {
		stance: standing(stance{
			head: headPlace{-16, -48, -0.1, 0.35, 1.1}, shoulders: [2]pen.Point{{X: -42, Y: -26}, {X: 14, Y: -34}},
			frontArm: chain{{13, -32, 0}, {54, -8, 1.35}, {48, -40, 1.8}}, backArm: chain{{-41, -24, 0}, {-66, 4, 1.1}, {-52, 34, 1.1}},
			order: frontArmLast,
		}),
		front: giantArm{grasp: spread, size: 1.85, turn: 0.1}, back: giantArm{grasp: clenched},
	},
	picture.Conjure: {
		stance: standing(stance{
			head: headPlace{-12, -52, -0.08, 0.5, 1.1}, shoulders: wide(-10, -34),
			frontArm: chain{{18, -32, 0}, {44, -2, 1.15}, {60, -30, 1.3}}, backArm: chain{{-38, -32, 0}, {-66, -8, 1.1}, {-46, 14, 1.2}},
			order: armsLast,
		}),
		front: giantArm{grasp: cupped, turn: -0.3, thumbDown: true}, back: giantArm{grasp: clenched}, orb: joint{62, -82, 15},
	},
	picture.WeaponUp: {
		stance: standing(stance{
			head: headPlace{-6, -44, -0.06, 0.3, 1.1}, shoulders: [2]pen.Point{{X: -34, Y: -26}, {X: 22, Y: -36}},
			frontArm: chain{{21, -34, 0}, {60, -34, 1.15}, {49, -76, 1.3}}, backArm: chain{{-33, -24, 0}, {-62, -4, 1.15}, {-40, 8, 1.4}},
			order: armsLast,
		}),
		front: giantArm{grasp: clenched}, back: giantArm{grasp: clenched, turn: -0.2}, held: -1.16,
	},
	picture.Gather: {
		stance: standing(stance{
			head: headPlace{0, -36, 0, 0.15, 1.1}, shoulders: wide(0, -22), nearLeft: true,
			frontArm: chain{{-28, -20, 0}, {-62, -40, 1.2}, {-38, -70, 1.4}}, backArm: chain{{28, -20, 0}, {62, -40, 1.15}, {38, -70, 1.35}},
			order: headLast,
		}),
		front: giantArm{grasp: cupped, turn: -0.25, thumbDown: true}, back: giantArm{grasp: cupped, turn: 0.25, thumbDown: true}, orb: joint{0, -92, 17},
	},
	picture.Hunch: {
		stance: standing(stance{
			head: headPlace{0, -34, 0.04, 0.2, 1.2}, shoulders: wide(0, -34), nearLeft: true,
			frontArm: chain{{-28, -32, 0}, {-64, -70, 1.2}, {-58, -18, 1.4}}, backArm: chain{{28, -32, 0}, {64, -68, 1.15}, {58, -18, 1.35}},
			order: headLast,
		}),
		front: giantArm{grasp: spread, thumbDown: true}, back: giantArm{grasp: spread, thumbDown: true},
	},
	picture.Steeple: {
		stance: standing(stance{
			head: headPlace{0, -54, 0.05, 0.2, 1.1}, shoulders: wide(0, -34), nearLeft: true,
			frontArm: chain{{-28, -32, 0}, {-64, 4, 1.15}, {-22, 2, 1.25}}, backArm: chain{{28, -32, 0}, {64, 4, 1.15}, {22, 2, 1.25}},
			order: armsLast,
		}),
		front: giantArm{grasp: together, turn: -0.95, size: 1.1}, back: giantArm{grasp: together, turn: 0.95, size: 1.1},
	},
	picture.Behold: {
		stance: standing(stance{
			head: headPlace{0, -56, -0.14, 0.3, 1.1}, shoulders: wide(0, -38), nearLeft: true,
			frontArm: chain{{-28, -36, 0}, {-46, 0, 1.15}, {-46, -32, 1.3}}, backArm: chain{{28, -36, 0}, {48, 0, 1.15}, {50, -32, 1.3}},
			order: armsLast,
		}),
		front: giantArm{grasp: cupped, turn: -0.55, thumbDown: true}, back: giantArm{grasp: cupped, turn: 0.55, thumbDown: true},
	},
	picture.WeaponAcross: {
		stance: standing(stance{
			head: headPlace{-2, -62, 0.05, -0.25, 1.1}, shoulders: wide(0, -42),
			frontArm: chain{{28, -40, 0}, {60, -8, 1.15}, {26, -6, 1.4}}, backArm: chain{{-28, -40, 0}, {-62, -16, 1.1}, {-38, -22, 1.25}},
			order: armsLast,
		}),
		front: giantArm{grasp: clenched}, back: giantArm{grasp: clenched, turn: 0.2}, held: 0.24,
	},
}
