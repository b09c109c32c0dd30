package figure

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// body is the coordinate system of a stance's torso. A point of it is (across, down), as in the
// templates of the builds.
type body struct {
	chest, waist            pen.Point // the midpoints of the shoulders and of the hips
	halfShoulders, halfHips pen.Point
	bend                    pen.Point
}

func newBody(s *stance) body {
	half := func(ends [2]pen.Point) pen.Point {
		return pen.Point{X: (ends[1].X - ends[0].X) / 2, Y: (ends[1].Y - ends[0].Y) / 2}
	}
	return body{
		chest: between(s.shoulders[0], s.shoulders[1], 0.5), waist: between(s.hips[0], s.hips[1], 0.5),
		halfShoulders: half(s.shoulders), halfHips: half(s.hips), bend: s.bend,
	}
}

// at returns the position of a body point in the figure.
func (b body) at(across, down float64) pen.Point {
	t := max(-0.2, min(1.2, down))
	bent := 4 * t * (1 - t)
	m := between(b.chest, b.waist, down)
	h := between(b.halfShoulders, b.halfHips, down)
	return pen.Point{X: m.X + b.bend.X*bent + across*h.X, Y: m.Y + b.bend.Y*bent + across*h.Y}
}

// mapped returns body points in the figure. They are given as across, down, across, down, ...
func (b body) mapped(xy ...float64) []pen.Point {
	pts := make([]pen.Point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, b.at(xy[i], xy[i+1]))
	}
	return pts
}

// curve returns a closed curve through body points.
func (b body) curve(xy ...float64) pen.Outline { return pen.Closed(b.mapped(xy...), smooth) }

// corners returns a closed polygon through body points.
func (b body) corners(xy ...float64) pen.Outline { return pen.Polygon(flat(b.mapped(xy...))...) }

// line returns an open line through body points.
func (b body) line(xy ...float64) pen.Outline { return pen.Open(flat(b.mapped(xy...))...) }

// both returns a polygon and its mirror image on the other side of the body.
func (b body) both(xy ...float64) pen.Outline {
	twin := append([]float64(nil), xy...)
	for i := 0; i < len(twin); i += 2 {
		twin[i] = -twin[i]
	}
	return pen.Join(b.corners(xy...), b.corners(twin...))
}

func flat(pts []pen.Point) []float64 {
	xy := make([]float64, 0, 2*len(pts))
	for _, p := range pts {
		xy = append(xy, p.X, p.Y)
	}
	return xy
}

// outline returns the outline of the body: the template and its mirror image.
func (b body) outline(half []pen.Point) pen.Outline {
	pts := make([]pen.Point, 0, 2*len(half))
	for _, h := range half {
		pts = append(pts, b.at(h.X, h.Y))
	}
	for i := len(half) - 1; i >= 0; i-- {
		pts = append(pts, b.at(-half[i].X, half[i].Y))
	}
	return pen.Closed(pts, smooth)
}

// torso draws the body with its panel, muscles, and belt.
func (a artist) torso(p pen.Pen) {
	b := newBody(&a.stance)
	base := a.suit
	if a.f.BareChest {
		base = a.skin
	}
	solid := a.solid
	solid.Deep = 1.9
	width := 15 * math.Sqrt(a.frame.arm)
	solid.Part(p, b.outline(a.frame.body), base, width, func(p pen.Pen) {
		a.panel(p, b)
		if a.f.Light != picture.LightBack {
			a.muscles(p, b, base)
		}
		a.belt(p, b)
		a.pattern(p, b.outline(a.frame.body))
	})
}

// panel draws the part of the suit that has its own color.
func (a artist) panel(p pen.Pen, b body) {
	c := a.tone(ink.Or(a.f.PanelColour, a.trim))
	switch a.f.Panel {
	case picture.Yoke:
		p.Fill(b.corners(-1.3, -0.3, -1.3, 0.1, -0.6, 0.22, 0, 0.42, 0.6, 0.22, 1.3, 0.1, 1.3, -0.3), c)
	case picture.Vee:
		p.Fill(b.corners(-0.5, -0.3, -0.16, 0.5, 0, 1.2, 0.16, 0.5, 0.5, -0.3), c)
	case picture.Sides:
		p.Fill(b.both(-1.4, 0.1, -0.62, 0.2, -0.5, 0.6, -0.66, 1.2, -1.4, 1.2), c)
	case picture.Half:
		p.Fill(b.corners(0, -0.3, 0, 1.2, 1.5, 1.2, 1.5, -0.3), c)
	case picture.Vest:
		p.Fill(b.both(-1.4, -0.3, -0.4, -0.2, -0.3, 0.5, -0.36, 1.0, -1.4, 1.0), c)
	}
}

// muscles draws the shadow on the far side of the chest and the lines on it.
func (a artist) muscles(p pen.Pen, b body, base color.NRGBA) {
	p.Fill(b.corners(0.26, -0.3, 0.3, 0.02, 0.06, 0.16, 0.12, 0.34, -0.1, 0.42, 0.06, 0.56, -0.04, 0.72, 0.14, 0.9, 0.06, 1.2, 2, 1.2, 2, -0.3),
		pen.Fade(pen.Mix(pen.Ink, base, 0.5), 0.6))
	p.Fill(b.corners(0.62, -0.3, 0.66, 0.04, 0.44, 0.16, 0.5, 0.34, 0.28, 0.43, 0.46, 0.56, 0.34, 0.7, 0.54, 0.9, 0.44, 1.2, 2, 1.2, 2, -0.3), pen.Ink)
	if a.f.Build == picture.SlimBuild {
		p.Fill(b.curve(-0.9, 0.30, -0.66, 0.43, -0.2, 0.43, -0.02, 0.36, -0.2, 0.48, -0.68, 0.49), pen.Ink)
	} else {
		p.Fill(b.curve(-0.92, 0.26, -0.7, 0.40, -0.3, 0.42, -0.02, 0.34, -0.3, 0.47, -0.72, 0.47), pen.Ink)
	}
	dark := pen.Mix(base, pen.Ink, 0.7)
	p.Stroke(b.line(-0.03, 0.40, -0.05, 0.82), 1.5, dark)
	if a.f.Build == picture.HulkBuild || a.f.BareChest {
		for _, down := range [...]float64{0.54, 0.66} {
			p.Stroke(b.line(-0.42, down-0.02, -0.06, down+0.02), 1.4, dark)
		}
	}
}

// belt draws the belt and its buckle.
func (a artist) belt(p pen.Pen, b body) {
	if a.f.Belt == 0 {
		return
	}
	const top, bottom = 0.84, 0.93
	c := a.tone(ink.Hex(a.f.Belt))
	p.Fill(b.corners(-1.4, top, 1.4, top, 1.4, bottom, -1.4, bottom), c)
	p.Stroke(b.line(-1.4, top, 1.4, top), 1.4, pen.Ink)
	p.Stroke(b.line(-1.4, bottom, 1.4, bottom), 1.4, pen.Ink)
	p.Fill(b.corners(-0.16, top-0.02, 0.16, top-0.02, 0.16, bottom+0.02, -0.16, bottom+0.02), pen.Mix(c, pen.White, 0.5))
	p.Fill(b.corners(0.4, top, 1.4, top, 1.4, bottom, 0.4, bottom), pen.Fade(pen.Ink, 0.7))
}
