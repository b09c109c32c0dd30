package town

import (
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// This file is what stirs in the town while somebody looks at it, besides its fires: smoke, the
// beams of searchlights, the river. All of it lies over what is painted there at rest.

// Smokes returns where the columns of smoke of a Location end, from the middle of its ground.
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

// PuffSize is how far a puff of smoke reaches from its middle.
const PuffSize = 15.0

// DrawPuff paints a puff of smoke about the pen.
func DrawPuff(p pen.Pen) {
	o := pen.Circle(0, 0, PuffSize-2)
	p.Stroke(o, 2.4, soot)
	p.Fill(o, pen.RGB(0x3c3d58))
	p.Atop(o, func(p pen.Pen) { p.FillOdd(pen.Join(o, o.Moved(2.4, 2)), pen.RGB(0x6a6690)) })
}

// Beams returns the directions of the searchlights of a Location, and where they stand from the
// middle of its ground.
func Beams(s Site) (from pen.Point, directions []float64) {
	if s != Police {
		return pen.Point{}, nil
	}
	return pen.Point{X: 12, Y: -82}, policeBeams[:]
}

// The length of a beam, and its width at the end.
const BeamLong, BeamWidth = 140.0, 30.0

// DrawBeam paints a beam that opens to the right.
func DrawBeam(p pen.Pen) {
	ink.BeamFan(p, 0, BeamWidth/2, 0, BeamLong, BeamWidth/2, pen.RGB(0xd6e6ff), 0.2, pen.White)
}

// The size of a glint on the river.
const GlintWidth, GlintHeight = 44.0, 3.6

// Glints are so many places of a plan where the river glints.
func (p *Plan) Glints(n int) []pen.Point {
	out := make([]pen.Point, n)
	for i := range out {
		k := (float64(i) + 0.5) / float64(n) * float64(len(riverAlong)-1)
		a, b, t := riverAlong[int(k)], riverAlong[int(k)+1], k-math.Floor(k)
		out[i] = pen.Point{X: hubX + (a.X+(b.X-a.X)*t-hubX)*p.stretch + 30*(pen.Noise(9, i)-0.5), Y: a.Y + (b.Y-a.Y)*t + 20*(pen.Noise(10, i)-0.5) + p.down}
	}
	return out
}

// DrawGlint paints a glint on the river about the pen.
func DrawGlint(p pen.Pen) {
	p.Fill(pen.Ellipse(0, 0, GlintWidth/2, GlintHeight/2), pen.Fade(pen.RGB(0xd8e6ff), 0.9))
}

// TwinkleSize is how far a light on a token reaches from its middle.
const TwinkleSize = 11.0

// DrawTwinkle paints the light that passes over a token, about the pen.
func DrawTwinkle(p pen.Pen) {
	p.Fill(pen.Burst(0, 0, TwinkleSize, 2.6, 4, 0, 0, 1), pen.White)
}
