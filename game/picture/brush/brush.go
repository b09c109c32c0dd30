// Package brush has the strokes of pictures: what their literals draw that no figure, object, or set piece
// shows, such as ropes, beams, and small things.
package brush

import (
	"math"
	"slices"

	"lineup/game/picture"
)

// To returns a place of a stroke, and its width there.
func To(x, y, width float64) picture.Along { return picture.Along{X: x, Y: y, Width: width} }

// Lit returns a stroke without a line around it. Its shade begins at a distance from the edge toward the
// light. A stroke in Ink has none.
func Lit(c picture.Colour, shade float64, places ...picture.Along) picture.Part {
	if c == picture.Ink {
		return Inked(places...)
	}
	return picture.Part{What: picture.Stroke{C: c, Shade: shade, Along: places}}
}

// Flat returns a stroke almost without shade, and without a line around it.
func Flat(c picture.Colour, places ...picture.Along) picture.Part {
	return Lit(c, 1.2*widest(places), places...)
}

// Inked returns a stroke in ink.
func Inked(places ...picture.Along) picture.Part {
	return picture.Part{What: picture.Stroke{C: picture.Ink, Along: places}}
}

// Solid returns a stroke with shade and a line around it.
func Solid(c picture.Colour, places ...picture.Along) []picture.Part {
	return []picture.Part{Inked(Around(places)...), Lit(c, 0.85*widest(places), places...)}
}

// Dot returns a disc around (x, y) with radius r, almost without shade.
func Dot(c picture.Colour, x, y, r float64) picture.Part { return Flat(c, Disc(x, y, r)...) }

// Ball returns a ball around (x, y) with radius r, with shade and a line around it.
func Ball(c picture.Colour, x, y, r float64) []picture.Part {
	return []picture.Part{Inked(Disc(x, y, r+Line)...), Lit(c, 1.7*r, Disc(x, y, r)...)}
}

// Ring returns the places of a stroke that goes once around the ellipse with the middle (x, y) and the radii
// a and b, turned by radians clockwise. It begins and ends at its foot.
func Ring(x, y, a, b, turn, width float64) []picture.Along {
	const steps = 24
	sin, cos := math.Sincos(turn)
	places := make([]picture.Along, steps+1)
	for i := range places {
		up, along := math.Sincos(math.Pi/2 + 2*math.Pi*float64(i)/steps)
		along, up = along*a, up*b
		places[i] = To(x+along*cos-up*sin, y+along*sin+up*cos, width)
	}
	return places
}

// Disc returns the places of a stroke that is a disc around (x, y) with radius r.
func Disc(x, y, r float64) []picture.Along {
	const steps = 10
	places := make([]picture.Along, steps+1)
	for i := range places {
		sin, cos := math.Sincos(math.Pi * float64(i) / steps)
		places[i] = To(x, y-r*cos, 2*r*sin)
	}
	return places
}

// Bolt returns a jagged bolt, such as lightning, with a corner at each place between its ends, and a line
// around all of it.
func Bolt(c picture.Colour, places ...picture.Along) []picture.Part {
	var pieces [][]picture.Part
	for i, from := range places[:len(places)-1] {
		to := places[i+1]
		piece := []picture.Along{from, to}
		if i > 0 {
			piece[0] = Beyond(from, to, 0.12*from.Width)
		}
		if i+2 < len(places) {
			piece[1] = Beyond(to, from, 0.12*to.Width)
		}
		pieces = append(pieces, []picture.Part{Inked(Around(piece)...), Lit(c, 20*widest(piece), piece...)})
	}
	return Joined(pieces...)
}

// Burst returns a flash around (x, y), with nine rays that end at radius r or before it, and a line around all
// of them.
func Burst(c picture.Colour, x, y, r float64) []picture.Part {
	const rays = 9
	shapes := make([][]picture.Part, rays)
	for i := range shapes {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/rays + 0.2)
		far := r * (1 - 0.27*float64(i%2))
		ray := []picture.Along{To(x, y, 0.7*r), To(x+0.3*far*cos, y+0.3*far*sin, 0.5*r), To(x+far*cos, y+far*sin, 0.5)}
		shapes[i] = []picture.Part{Inked(Around(ray)...), Lit(c, 5*r, ray...)}
	}
	return Joined(shapes...)
}

// InFront puts parts in front of the subject of a scene.
func InFront(parts ...picture.Part) []picture.Part {
	for i := range parts {
		parts[i].Before = true
	}
	return parts
}

// Front puts groups of parts in front of the subject of a scene.
func Front(groups ...[]picture.Part) []picture.Part { return InFront(slices.Concat(groups...)...) }

// Joined returns shapes with one line around all of them. Each shape begins with its own line, as Solid and
// Ball return it.
func Joined(shapes ...[]picture.Part) []picture.Part {
	var lines, rest []picture.Part
	for _, s := range shapes {
		lines, rest = append(lines, s[0]), append(rest, s[1:]...)
	}
	return append(lines, rest...)
}

// Line is the width of the line around a stroke.
const Line = 2.6

// Around returns the places of a stroke that is larger by the width of a line on all sides.
func Around(places []picture.Along) []picture.Along {
	larger := make([]picture.Along, len(places))
	for i, p := range places {
		larger[i] = To(p.X, p.Y, p.Width+2*Line)
	}
	if last := len(places) - 1; last > 0 {
		larger[0] = Beyond(larger[0], places[1], Line)
		larger[last] = Beyond(larger[last], places[last-1], Line)
	}
	return larger
}

// Beyond returns the end of a stroke, moved away from the place before it.
func Beyond(end, before picture.Along, by float64) picture.Along {
	dx, dy := end.X-before.X, end.Y-before.Y
	if far := math.Hypot(dx, dy); far > 0 {
		end.X, end.Y = end.X+dx*by/far, end.Y+dy*by/far
	}
	return end
}

// widest returns the largest width of a stroke.
func widest(places []picture.Along) float64 {
	most := 0.0
	for _, p := range places {
		most = max(most, p.Width)
	}
	return most
}
