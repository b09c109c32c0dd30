package figure

import (
	"lineup/game/picture"
	"lineup/render/art/pen"
)

// giantStance is the stance of a giant, with its own hands. The table shows only the part of a
// giant above y 15 and between x -80 and 85.
type giantStance struct {
	stance
	front, back giantArm
	// held is the angle between the weapon in the front hand and the forearm.
	held float64
	// orb is the position and size of a held light. The zero joint means none.
	orb joint
}

// giantArm is the hand at the end of an arm.
type giantArm struct {
	grasp     grasp
	turn      float64 // from the forearm, in radians
	size      float64 // 0 is the usual size
	thumbDown bool
}

// giantOf returns the stance of a giant's pose, or that of HandsUp if the pose is out of range.
func giantOf(p picture.GiantPose) *giantStance {
	if int(p) >= len(giants) {
		p = picture.HandsUp
	}
	return &giants[p]
}

// standing completes a giant's stance with the lower half that a splash page shows: hips shifted to
// the right of the chest by sway, because the body twists, and striding legs, with the front one
// toward the viewer. It also adds a neck below the head.
func standing(sway float64, s stance) stance {
	c := between(s.shoulders[0], s.shoulders[1], 0.5)
	x, y := c.X+sway, c.Y+54
	s.hips = [2]pen.Point{{X: x - 13, Y: y - sway*0.12}, {X: x + 13, Y: y + sway*0.12}}
	s.bend = pen.Point{X: -sway * 0.22}
	s.frontLeg = chain{{x - 11, y + 2, 1.1}, {x - 34, y + 22, 1.5}, {x - 46, y + 68, 1.8}}
	s.backLeg = chain{{x + 11, y + 2, 0}, {x + 30, y + 32, 0.9}, {x + 34, y + 70, 0.7}}
	s.frontFoot, s.backFoot = pen.Point{X: -9, Y: 4}, pen.Point{X: 8, Y: 3}
	s.neck = between(c, pen.Point{X: s.head.x, Y: s.head.y}, 0.22)
	s.capeDir, s.capeLen, s.capeFlare = 1.57-sway*0.012, 110, 74
	return s
}

// The drawing orders of giants.
var (
	armsLast     = []part{backLeg, frontLeg, torso, head, backArm, frontArm}
	headLast     = []part{backLeg, frontLeg, backArm, frontArm, torso, head}
	frontArmLast = []part{backLeg, frontLeg, backArm, torso, head, frontArm}
)

// shoulders returns the shoulders around a point, the right one higher by tilt, before the build
// stretches them.
func shoulders(x, y, tilt float64) [2]pen.Point {
	return [2]pen.Point{{X: x - 28, Y: y + tilt/2}, {X: x + 28, Y: y - tilt/2}}
}

// The wrist and hand of a giant's nearer arm are larger.
var giants = [picture.NumGiantPoses]giantStance{
	picture.HandsUp: {
		stance: standing(10, stance{
			head: headPlace{0, -41, 0.08, 0.2, 1.15}, shoulders: shoulders(0, -30, 10), nearLeft: true,
			frontArm: chain{{-28, -24, 0}, {-70, -12, 1.3}, {-64, -46, 1.45}}, backArm: chain{{28, -34, 0}, {68, -22, 1.15}, {70, -58, 1.25}},
			order: headLast,
		}),
		front: giantArm{grasp: hooked, turn: -0.05}, back: giantArm{grasp: hooked},
	},
	picture.FistForward: {
		stance: standing(14, stance{
			head: headPlace{16, -56, 0.12, -0.3, 1.15}, shoulders: shoulders(10, -36, 22), nearLeft: true,
			frontArm: chain{{-18, -24, 0}, {-50, -40, 1.7}, {-36, -24, 2.2}}, backArm: chain{{38, -46, 0}, {78, -40, 1.2}, {62, -74, 1.3}},
			order: frontArmLast,
		}),
		front: giantArm{grasp: knuckles, size: 0.62, turn: -0.14}, back: giantArm{grasp: clenched, turn: -0.2},
	},
	picture.ArmsCrossed: {
		stance: standing(0, stance{
			head: headPlace{0, -65, -0.06, 0.3, 1.15}, shoulders: shoulders(0, -50, 4), nearLeft: true,
			frontArm: chain{{-28, -48, 0}, {-56, -6, 1.35}, {18, -18, 1.5}}, backArm: chain{{28, -48, 0}, {58, -8, 1.3}, {-14, -6, 1.3}},
			order: armsLast,
		}),
		front: giantArm{grasp: clenched, turn: -0.2, size: 1.4}, back: giantArm{grasp: unseen},
	},
	picture.OneClaw: {
		stance: standing(-12, stance{
			head: headPlace{-18, -52, -0.16, 0.4, 1.15}, shoulders: shoulders(-14, -32, 14),
			frontArm: chain{{13, -38, 0}, {62, -4, 1.5}, {48, -34, 2.2}}, backArm: chain{{-41, -24, 0}, {-74, -22, 1.2}, {-56, -4, 1.3}},
			order: frontArmLast,
		}),
		front: giantArm{grasp: hooked, size: 2.05, turn: 0.4}, back: giantArm{grasp: hooked, turn: -0.3},
	},
	picture.Conjure: {
		stance: standing(-10, stance{
			head: headPlace{-10, -54, -0.12, 0.4, 1.15}, shoulders: shoulders(-8, -34, 10),
			frontArm: chain{{20, -38, 0}, {54, -4, 1.3}, {62, -34, 1.5}}, backArm: chain{{-36, -29, 0}, {-70, -26, 1.2}, {-46, -6, 1.5}},
			order: armsLast,
		}),
		front: giantArm{grasp: cupped, turn: -0.25, thumbDown: true}, back: giantArm{grasp: hooked, turn: -0.5}, orb: joint{64, -98, 15},
	},
	picture.WeaponUp: {
		stance: standing(-14, stance{
			head: headPlace{-10, -44, -0.12, 0.35, 1.15}, shoulders: shoulders(-6, -31, 16),
			frontArm: chain{{21, -39, 0}, {64, -44, 1.3}, {50, -84, 1.4}}, backArm: chain{{-33, -23, 0}, {-70, -4, 1.3}, {-36, 8, 1.6}},
			order: armsLast,
		}),
		front: giantArm{grasp: clenched}, back: giantArm{grasp: clenched, turn: -0.15}, held: -0.9,
	},
	picture.Gather: {
		stance: standing(0, stance{
			head: headPlace{0, -36, 0, 0.15, 1.15}, shoulders: shoulders(0, -24, 0), nearLeft: true,
			frontArm: chain{{-28, -22, 0}, {-72, -30, 1.3}, {-58, -60, 1.4}}, backArm: chain{{28, -22, 0}, {74, -30, 1.25}, {60, -60, 1.35}},
			order: headLast,
		}),
		front: giantArm{grasp: cupped, turn: -0.25, thumbDown: true}, back: giantArm{grasp: cupped, turn: 0.25, thumbDown: true}, orb: joint{0, -93, 19},
	},
	picture.Hunch: {
		stance: standing(0, stance{
			head: headPlace{0, -34, 0.08, 0.2, 1.25}, shoulders: shoulders(0, -34, 6), nearLeft: true,
			frontArm: chain{{-28, -31, 0}, {-66, -72, 1.3}, {-58, -34, 1.6}}, backArm: chain{{28, -37, 0}, {68, -78, 1.2}, {66, -40, 1.4}},
			order: headLast,
		}),
		front: giantArm{grasp: hooked, thumbDown: true}, back: giantArm{grasp: hooked, thumbDown: true, turn: -0.2},
	},
	picture.Steeple: {
		stance: standing(0, stance{
			head: headPlace{0, -60, 0.08, 0.25, 1.15}, shoulders: shoulders(0, -36, 6), nearLeft: true,
			frontArm: chain{{-28, -33, 0}, {-82, -38, 1.3}, {-27, 2, 1.15}}, backArm: chain{{28, -39, 0}, {82, -42, 1.3}, {27, 2, 1.15}},
			order: armsLast,
		}),
		front: giantArm{grasp: together, turn: -1.6}, back: giantArm{grasp: together, turn: 1.6},
	},
	picture.Behold: {
		stance: standing(8, stance{
			head: headPlace{0, -54, -0.08, 0.25, 1.15}, shoulders: shoulders(0, -36, -8), nearLeft: true,
			frontArm: chain{{-28, -38, 0}, {-60, 2, 1.3}, {-50, -16, 1.35}}, backArm: chain{{28, -30, 0}, {54, 10, 1.3}, {62, -16, 1.7}},
			order: armsLast,
		}),
		front: giantArm{grasp: hooked, turn: -0.75, thumbDown: true}, back: giantArm{grasp: hooked, turn: 0.25, thumbDown: true},
	},
	picture.WeaponAcross: {
		stance: standing(12, stance{
			head: headPlace{-4, -58, -0.08, 0.45, 1.15}, shoulders: shoulders(-4, -38, -12), nearLeft: true,
			frontArm: chain{{-32, -42, 0}, {-68, -4, 1.35}, {-32, -4, 1.4}}, backArm: chain{{24, -32, 0}, {62, 2, 1.1}, {30, -4, 1.1}},
			order: armsLast,
		}),
		front: giantArm{grasp: clenched}, back: giantArm{grasp: clenched, turn: 0.2}, held: -0.12,
	},
}
