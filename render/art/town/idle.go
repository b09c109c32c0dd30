package town

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// This file has the moving parts of the city besides its fires: smoke, searchlight beams, and the
// river. All of them are drawn over the painted city.

// Smokes returns the tops of a Location's columns of smoke, relative to the middle of its ground.
func Smokes(s Site, damage int) []pen.Point {
	if damage >= Ruined {
		return []pen.Point{{X: -84, Y: -150}, {X: 0, Y: -105}}
	}
	var out []pen.Point
	for _, at := range sites[s].hits[:max(0, damage)] {
		out = append(out, pen.Point{X: at.X - 29, Y: at.Y - 63})
	}
	return out
}

// PuffSize is the radius of a puff of smoke.
const PuffSize = 15.0

// DrawPuff draws a puff of smoke around the origin.
func DrawPuff(p pen.Pen) {
	o := pen.Circle(0, 0, PuffSize-2)
	p.Stroke(o, 2.4, soot)
	p.Fill(o, pen.RGB(0x3c3d58))
	p.Atop(o, func(p pen.Pen) { p.FillOdd(pen.Join(o, o.Moved(2.4, 2)), pen.RGB(0x6a6690)) })
}

// Beams returns the directions of a Location's searchlights and their position relative to the
// middle of its ground.
func Beams(s Site) (from pen.Point, directions []float64) {
	if s != Police {
		return pen.Point{}, nil
	}
	return pen.Point{X: 12, Y: -82}, policeBeams[:]
}

// The length of a beam and its width at the end.
const BeamLong, BeamWidth = 140.0, 30.0

// DrawBeam draws a beam that opens to the right.
func DrawBeam(p pen.Pen) {
	ink.BeamFan(p, 0, BeamWidth/2, 0, BeamLong, BeamWidth/2, pen.RGB(0xd6e6ff), 0.2, pen.White)
}

// The size of a glint on the river.
const GlintWidth, GlintHeight = 44.0, 3.6

// Glints returns n places of a plan where the river glints.
func (p *Plan) Glints(n int) []pen.Point {
	out := make([]pen.Point, n)
	for i := range out {
		k := (float64(i) + 0.5) / float64(n) * float64(len(riverAlong)-1)
		a, b, t := riverAlong[int(k)], riverAlong[int(k)+1], k-math.Floor(k)
		out[i] = pen.Point{X: hubX + (a.X+(b.X-a.X)*t-hubX)*p.stretch + 30*(pen.Noise(9, i)-0.5), Y: p.low(a.Y+(b.Y-a.Y)*t) + 20*(pen.Noise(10, i)-0.5)}
	}
	return out
}

// DrawGlint draws a glint on the river around the origin.
func DrawGlint(p pen.Pen) {
	p.Fill(pen.Ellipse(0, 0, GlintWidth/2, GlintHeight/2), pen.Fade(pen.RGB(0xd8e6ff), 0.9))
}

// TwinkleSize is the radius of the light on a token.
const TwinkleSize = 11.0

// DrawTwinkle draws the light that passes over a token, around the origin.
func DrawTwinkle(p pen.Pen) {
	p.Fill(pen.Burst(0, 0, TwinkleSize, 2.6, 4, 0, 0, 1), pen.White)
}
