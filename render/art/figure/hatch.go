package figure

import (
	"math"

	"lineup/render/art/pen"
)

// Giants are drawn with more ink than figures: brushed wedges run from the dark side of their arms
// and from below their chests into the light.

// hatches is the number of wedges that fit side by side on an arm.
const hatches = 19

// hatchArm draws the wedges on an arm, from below the shoulder to the wrist. It leaves them out
// where the arm runs along the light, and where its other half is next to it, because they would
// begin in the middle of that half.
func (a giantArtist) hatchArm(p pen.Pen, c chain) {
	const from, to, least = 0.4, 1.92, 0.3
	l := direction(pen.Point{}, fromBelow)
	thick := (to - from) / (hatches - 1) / 4 * (math.Hypot(c[1].x-c[0].x, c[1].y-c[0].y) + math.Hypot(c[2].x-c[1].x, c[2].y-c[1].y))
	var o pen.Outline
	for i := range hatches {
		t := from + (to-from)*float64(i)/(hatches-1)
		j, n := c.at(t), c.across(t)
		dark := -(n.X*l.X + n.Y*l.Y)
		if dark < 0 {
			n, dark = pen.Point{X: -n.X, Y: -n.Y}, -dark
		}
		if dark < least {
			continue
		}
		outer, inner := widths(armStations, t)
		wide := math.Max(outer, inner) * a.frame.arm * j.size()
		deep := wide * (0.5 + 1.2*dark*pen.Noise(31, i))
		x, y := j.x+n.X*wide*1.12, j.y+n.Y*wide*1.12
		other := c
		if t < 1 {
			other = chain{c[1], c[2]}
		}
		if other.upperFrom(x, y) < wide {
			continue
		}
		along := pen.Point{X: -n.Y, Y: n.X}
		o = append(o, pen.Polygon(
			x-along.X*thick, y-along.Y*thick, x-n.X*deep+along.X*wide*0.16, y-n.Y*deep+along.Y*wide*0.16, x+along.X*thick, y+along.Y*thick,
		)...)
	}
	p.Atop(limb(c, armStations, a.frame.arm, 0.3, 2), func(p pen.Pen) { p.Fill(o, pen.Ink) })
}

// upperFrom returns the distance of a point from the upper half of a limb.
func (c chain) upperFrom(x, y float64) float64 {
	dx, dy := c[1].x-c[0].x, c[1].y-c[0].y
	t := ((x-c[0].x)*dx + (y-c[0].y)*dy) / max(1, dx*dx+dy*dy)
	j := c.at(max(0, min(1, t)))
	return math.Hypot(x-j.x, y-j.y)
}

// hatchTorso draws the wedges below the chest muscles, and the cords from the neck to the
// shoulders.
func (a giantArtist) hatchTorso(p pen.Pen) {
	b := newBody(&a.stance)
	var o pen.Outline
	for i := range 8 {
		across := -0.94 + 0.12*float64(i)
		top := 0.36 + 0.10*math.Sin(math.Pi*float64(i)/7)
		o = append(o, b.corners(across, top, across+0.05, top+0.11+0.08*pen.Noise(37, i), across+0.05, top)...)
	}
	for _, side := range [...]float64{-1, 1} {
		for i := range 3 {
			x := side * (0.30 + 0.17*float64(i))
			o = append(o, b.corners(x, -0.30+0.06*float64(i), x+side*0.26, -0.02+0.03*float64(i), x+side*0.06, -0.28+0.06*float64(i))...)
		}
	}
	p.Atop(b.outline(a.frame.body), func(p pen.Pen) { p.Fill(o, pen.Ink) })
}
