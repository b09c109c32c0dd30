package figure

import (
	"lineup/game/picture"
	"lineup/render/art/pen"
)

// frame holds the proportions that a build gives every pose.
type frame struct {
	arm, leg, head float64 // the thickness of the limbs and the size of the head
	shoulders      float64 // the distance between the shoulders, relative to a hero's
	body           []pen.Point
}

// The outlines of a body's left half, from neck to crotch. x is across, 1 at the shoulder and at
// the hip; y runs from 0 at the shoulders to 1 at the hips.
var (
	heroBody = []pen.Point{
		{X: 0.2, Y: -0.17}, {X: 0.56, Y: -0.08}, {X: 0.98, Y: -0.03}, {X: 1.06, Y: 0.14}, {X: 0.98, Y: 0.32}, {X: 0.90, Y: 0.46},
		{X: 0.80, Y: 0.68}, {X: 0.86, Y: 0.84}, {X: 1.0, Y: 0.98}, {X: 0.62, Y: 1.10}, {X: 0.2, Y: 1.16},
	}
	slimBody = []pen.Point{
		{X: 0.2, Y: -0.17}, {X: 0.5, Y: -0.08}, {X: 0.96, Y: -0.01}, {X: 0.98, Y: 0.12}, {X: 0.92, Y: 0.30}, {X: 0.98, Y: 0.38},
		{X: 0.70, Y: 0.64}, {X: 0.92, Y: 0.86}, {X: 1.12, Y: 1.0}, {X: 0.7, Y: 1.12}, {X: 0.2, Y: 1.16},
	}
	hulkBody = []pen.Point{
		{X: 0.3, Y: -0.24}, {X: 0.7, Y: -0.16}, {X: 1.08, Y: -0.05}, {X: 1.2, Y: 0.16}, {X: 1.12, Y: 0.38}, {X: 1.0, Y: 0.52},
		{X: 0.92, Y: 0.70}, {X: 0.92, Y: 0.86}, {X: 1.0, Y: 1.0}, {X: 0.62, Y: 1.10}, {X: 0.2, Y: 1.16},
	}
)

// giantBody is the outline of a stooping body, with a slope from the neck to the shoulders.
var giantBody = []pen.Point{
	{X: 0.26, Y: -0.42}, {X: 0.62, Y: -0.27}, {X: 1.04, Y: -0.07}, {X: 1.16, Y: 0.14}, {X: 1.08, Y: 0.36}, {X: 0.94, Y: 0.52},
	{X: 0.80, Y: 0.70}, {X: 0.84, Y: 0.86}, {X: 1.0, Y: 1.0}, {X: 0.62, Y: 1.10}, {X: 0.2, Y: 1.16},
}

// giantFrames are the frames of giants. Their heads are small and their waists narrow compared to
// their shoulders and arms.
var giantFrames = [picture.NumBuilds]frame{
	picture.HeroBuild: {1.36, 1.2, 0.94, 1.24, giantBody},
	picture.SlimBuild: {1.02, 0.96, 0.94, 1.02, giantBody},
	picture.HulkBuild: {1.72, 1.3, 0.96, 1.42, giantBody},
	picture.TeenBuild: {1.1, 0.9, 1, 1, giantBody},
}

var frames = [picture.NumBuilds]frame{
	picture.HeroBuild: {1, 1, 1, 1, heroBody},
	picture.SlimBuild: {0.74, 0.86, 0.98, 0.84, slimBody},
	picture.HulkBuild: {1.55, 1.22, 0.98, 1.3, hulkBody},
	picture.TeenBuild: {0.8, 0.84, 1.08, 0.84, heroBody},
}

// frameOf returns the frame of a build, or a hero's if the build is out of range.
func frameOf(b picture.Build) frame { return frames[built(b)] }

// giantFrameOf returns the frame of a giant's build, or a hero's if the build is out of range.
func giantFrameOf(b picture.Build) frame { return giantFrames[built(b)] }

func built(b picture.Build) picture.Build {
	if b >= picture.NumBuilds {
		return picture.HeroBuild
	}
	return b
}

// hung returns the stance with its shoulders set apart as the build has them and its arms attached
// to them.
func (s stance) hung(f frame) stance {
	if f.shoulders == 1 {
		return s
	}
	middle := between(s.shoulders[0], s.shoulders[1], 0.5)
	for i, shoulder := range s.shoulders {
		s.shoulders[i] = between(middle, shoulder, f.shoulders)
	}
	near, far := s.shoulders[1], s.shoulders[0]
	if s.nearLeft {
		near, far = far, near
	}
	s.frontArm, s.backArm = s.frontArm.moved(near), s.backArm.moved(far)
	return s
}
