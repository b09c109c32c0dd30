package scene

import (
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// shadeAt is the distance in units at which the shade of a stroke begins, before it is scaled.
const shadeAt = 3.1

// deep is the depth of the ink on a stroke: it keeps level ones, which the light falls along, from being
// all black.
const deep = 1.6

// stroke draws a stroke. The scale of its tones follows from where its shade begins.
func stroke(p pen.Pen, s picture.Stroke) {
	unit := 1.0
	if s.Shade > 0 {
		unit = s.Shade / shadeAt
	}
	places := make([]pen.Along, len(s.Along))
	for i, a := range s.Along {
		places[i] = pen.Along{X: a.X / unit, Y: a.Y / unit, Width: a.Width / unit}
	}
	o := pen.Brush(smooth(places), 1, false)
	if p = p.At(0, 0, unit); s.Shade == 0 {
		p.Fill(o, ink.Hex(s.C))
		return
	}
	ink.Solid{NoRim: true, Deep: deep}.Part(p, o, ink.Hex(s.C), 5, nil)
}

// smooth returns places on a smooth line through the places of a stroke. How far apart two of them are counts
// for its bends, so the line swings out nowhere: not where the stroke widens fast, and not beside a corner of
// two places that are almost the same.
func smooth(places []pen.Along) []pen.Along {
	const steps = 8
	if len(places) < 2 {
		return places
	}
	out := make([]pen.Along, 0, steps*len(places))
	for i, b := range places[:len(places)-1] {
		c := places[i+1]
		long := apart(b, c)
		from, to := minus(c, b), minus(c, b) // how the line leaves b and comes to c
		if i > 0 {
			from = bend(places[i-1], b, c, long)
		}
		if i+2 < len(places) {
			to = bend(b, c, places[i+2], long)
		}
		for j := range steps {
			t := float64(j) / steps
			at := func(b, c, from, to float64) float64 {
				return b + t*t*(3-2*t)*(c-b) + t*(1-t)*((1-t)*from-t*to)
			}
			out = append(out, pen.Along{X: at(b.X, c.X, from.X, to.X), Y: at(b.Y, c.Y, from.Y, to.Y), Width: at(b.Width, c.Width, from.Width, to.Width)})
		}
	}
	return append(out, places[len(places)-1])
}

// bend returns how a smooth line changes at b, on its way from a to c, in the time for a piece as long as long.
// Its width does not where it is largest or smallest.
func bend(a, b, c pen.Along, long float64) pen.Along {
	before, after := apart(a, b), apart(b, c)
	in, over, on := minus(b, a), minus(c, a), minus(c, b)
	at := func(in, over, on float64) float64 { return long * (in/before - over/(before+after) + on/after) }
	d := pen.Along{X: at(in.X, over.X, on.X), Y: at(in.Y, over.Y, on.Y), Width: at(in.Width, over.Width, on.Width)}
	if in.Width*on.Width <= 0 {
		d.Width = 0
	}
	return d
}

// minus returns the way from b to a.
func minus(a, b pen.Along) pen.Along {
	return pen.Along{X: a.X - b.X, Y: a.Y - b.Y, Width: a.Width - b.Width}
}

// apart returns the time of a smooth line from a to b: the root of how far its middle and its edges move.
func apart(a, b pen.Along) float64 {
	return math.Sqrt(max(1e-6, math.Hypot(math.Hypot(b.X-a.X, b.Y-a.Y), (b.Width-a.Width)/2)))
}
