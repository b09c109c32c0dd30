package town

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"

	"lineup/render/art/pen"
)

// Ground is the city without its Locations, which is painted once per window.
type Ground struct {
	Plan  *Plan
	Sites [Spaces / 2]Site // whose districts are around each Location
	Seed  uint32           // chooses the city
	// X, Y, W, and H are the visible part of the city, in units. Low is the height where the ground
	// of the hand begins.
	X, Y, W, H, Low float64
}

// district is the look of the houses in part of the city.
type district struct {
	tone  districtColors
	high  float64 // the approximate height of its houses
	kinds []houseTop
	green float64 // the share of its lots with trees
}

// core is the district in the middle of the city.
var core = district{toneOf(0x2a3f86, 0xffcf6b, 0.30), 70, []houseTop{stepped, stepped, mast, box, plain}, 0}

// riverAlong is the course of the river and its widths.
var riverAlong = []pen.Along{
	{X: 2010, Y: -110, Width: 70}, {X: 1780, Y: 40, Width: 66}, {X: 1570, Y: 172, Width: 62}, {X: 1392, Y: 300, Width: 58},
	{X: 1230, Y: 404, Width: 56}, {X: 1040, Y: 500, Width: 60}, {X: 846, Y: 556, Width: 60}, {X: 660, Y: 596, Width: 60},
	{X: 505, Y: 640, Width: 66}, {X: 330, Y: 742, Width: 84}, {X: 120, Y: 900, Width: 110}, {X: -60, Y: 1010, Width: 130},
}

// reach is how far the river extends beyond the usual window, at both ends.
const reach = 900.0

// river returns the outline of the river, with its width scaled by k.
func (g *Ground) river(k float64) pen.Outline {
	along := []pen.Along{{X: g.across(2010) + reach, Y: g.Plan.low(-560), Width: 90 * k}}
	for _, a := range riverAlong {
		along = append(along, pen.Along{X: g.across(a.X), Y: g.Plan.low(a.Y), Width: a.Width * k * 0.9})
	}
	along = append(along, pen.Along{X: g.across(-60) - reach, Y: g.Plan.low(1500), Width: 190 * k})
	return pen.Brush(along, 10, false)
}

func (g *Ground) across(x float64) float64 { return hubX + (x-hubX)*g.Plan.stretch }

// Paint returns a picture of the ground at unit pixels per unit.
func (g *Ground) Paint(w, h int, unit float64) *image.RGBA {
	return pen.Paint(w, h, unit, func(p pen.Pen) {
		p = p.At(-g.X, -g.Y, 1)
		g.Draw(p)
		g.dim(p)
		for i := range Spaces {
			drawSquare(p, g.Plan.Space(i), i%2 == 0)
		}
	})
}

// Draw draws the city outside a game: without the squares of the road, and as bright at its edges
// as in the middle.
func (g *Ground) Draw(p pen.Pen) {
	free := g.free()
	in := haze{on: true, down: g.Plan.down}
	p.Block(g.X, g.Y, g.W, g.H, pen.RGB(0x22356f))
	lots, lamps := g.blocks(p, in)
	p.Dots(pen.Screen{X: g.X, Y: g.Y, W: g.W, H: g.H, Pitch: 11, Max: 0.42, Colour: pen.Fade(pen.RGB(0x16244f), 0.55)})
	g.drawRiver(p)
	var halo, lamp pen.Outline
	for _, q := range lamps {
		if free(q.X, q.Y) {
			halo, lamp = append(halo, pen.Circle(q.X, q.Y, 4.2)...), append(lamp, pen.Circle(q.X, q.Y, 1.3)...)
		}
	}
	p.Fill(halo, pen.Fade(pen.RGB(0xffd36b), 0.16))
	p.Fill(lamp, pen.RGB(0xffe7a8))
	g.drawRoad(p)
	g.drawHouses(p, lots, free, in)
	g.drawPark(p, in)
}

// free returns a function that reports whether a house may be at a point: not on the road, the
// squares, the sites, the park, or the river.
func (g *Ground) free() func(x, y float64) bool {
	taken := pen.Paint(int(g.W)+1, int(g.H)+1, 1, func(p pen.Pen) {
		p = p.At(-g.X, -g.Y, 1)
		p.FillOdd(g.Plan.band(58, -58), pen.White)
		for i := range Spaces {
			n := g.Plan.Space(i)
			p.Fill(pen.Ellipse(n.X, n.Y, 118, 50), pen.White)
			if i%2 == 0 {
				at, size := g.Plan.Site(i)
				p.Fill(pen.Ellipse(at.X, at.Y, 134*size, 50*size), pen.White)
				p.Fill(pen.Rectangle(at.X-84*size, at.Y-110*size, 168*size, 110*size, 0), pen.White)
			}
		}
		p.Fill(g.river(1.2), pen.White)
		p.Fill(pen.Ellipse(parkX, g.Plan.low(parkY), 112, 50), pen.White)
	})
	return func(x, y float64) bool {
		i, j := int(x-g.X), int(y-g.Y)
		if i < 0 || j < 0 || i >= taken.Rect.Dx() || j >= taken.Rect.Dy() {
			return true
		}
		return taken.Pix[j*taken.Stride+4*i+3] < 128
	}
}

// lot is the ground of one house.
type lot struct {
	ground []pen.Point
	low    float64
	seed   uint32
	ring   int // the index in rings, the outermost ring first
	d      *district
}

// rings are the rings of blocks around the hub: inner radius, outer radius, and number of lots.
var rings = []struct {
	from, to float64
	lots     int
}{{2.62, 3.1, 84}, {2.20, 2.57, 76}, {1.83, 2.15, 68}, {1.49, 1.78, 60}, {1.16, 1.44, 52}, {0.60, 0.87, 40}, {0.33, 0.55, 24}}

// coreRing is the index of the innermost ring.
const coreRing = 6

// blocks draws the ground of the blocks and returns their lots and street lamps.
func (g *Ground) blocks(p pen.Pen, in haze) (lots []lot, lamps []pen.Point) {
	const per = 4
	for ring, r := range rings {
		for i := range r.lots / per {
			t0, t1 := float64(i*per)/float64(r.lots), float64(i*per+per)/float64(r.lots)
			gap := 0.0062 / ((r.from + r.to) / 2)
			d := &core
			if r.from > 0.55 {
				d = g.district((t0 + t1) / 2)
			}
			var edge []pen.Point
			wide := t1 - t0 - 2*gap
			for k := range per + 1 {
				edge = append(edge, g.Plan.polar(t0+gap+wide*float64(k)/per, r.from))
			}
			for k := per; k >= 0; k-- {
				edge = append(edge, g.Plan.polar(t0+gap+wide*float64(k)/per, r.to))
			}
			y := middle(edge).Y
			p.Fill(pen.Through(edge), in.tint(pen.Mix(d.tone.right, d.tone.left, 0.1), y))
			p.Stroke(pen.Through(edge), 1.2, in.tint(pen.Mix(d.tone.ink, pen.Ink, 0.2), y))
			for k := range per + 1 {
				lamps = append(lamps, g.Plan.polar(t0+(t1-t0)*float64(k)/per, r.to+0.022))
			}
			lots = append(lots, g.lotsOf(ring, i, per, t0+gap, wide, d)...)
		}
	}
	return lots, lamps
}

// lotsOf returns the lots of a block that has the given start and width on the ring.
func (g *Ground) lotsOf(ring, n, per int, begins, wide float64, d *district) []lot {
	r := rings[ring]
	halves := [][2]float64{{r.to, r.from}}
	if r.to-r.from >= 0.2 { // two houses, back to back
		half := (r.from + r.to) / 2
		halves = [][2]float64{{r.to, half}, {half, r.from}}
	}
	w := wide / float64(per)
	var out []lot
	for k := range per {
		a, b := begins+w*(float64(k)+0.05), begins+w*(float64(k)+0.95)
		for i, h := range halves {
			lane := (h[0] - h[1]) * 0.07
			ground := []pen.Point{g.Plan.polar(a, h[0]-lane), g.Plan.polar(b, h[0]-lane), g.Plan.polar(b, h[1]+lane), g.Plan.polar(a, h[1]+lane)}
			out = append(out, lot{ground: ground, low: lowest(ground), seed: g.Seed*7919 + uint32(ring*1000+n*17+k*5+i), ring: ring, d: d})
		}
	}
	return out
}

// lowest returns the lower edge of a piece of ground.
func lowest(ground []pen.Point) float64 {
	low := math.Inf(-1)
	for _, q := range ground {
		low = math.Max(low, q.Y)
	}
	return low
}

// district returns the district at a fraction of the ring.
func (g *Ground) district(part float64) *district {
	n := len(g.Sites)
	return &sites[g.Sites[int(part*float64(n)+0.5)%n]].district
}

// drawRiver draws the river and the glints on it.
func (g *Ground) drawRiver(p pen.Pen) {
	water := g.river(1)
	p.Fill(g.river(1.18), pen.RGB(0x0e1838))
	p.Fill(water, pen.RGB(0x2c55b0))
	p.Atop(water, func(p pen.Pen) {
		p.Dots(pen.Screen{X: g.X, Y: g.Y, W: g.W, H: g.H, Pitch: 9, Max: 0.5, Grow: pen.GrowLeft, Colour: pen.Fade(pen.RGB(0x1c3a86), 0.9)})
		var glints [3]pen.Outline
		for i := range 120 {
			k := pen.Noise(3, i) * float64(len(riverAlong)-1)
			a, b, t := riverAlong[int(k)], riverAlong[int(k)+1], k-math.Floor(k)
			x := g.across(a.X+(b.X-a.X)*t) + 46*(pen.Noise(4, i)-0.5)
			y := g.Plan.low(a.Y+(b.Y-a.Y)*t) + 34*(pen.Noise(5, i)-0.5)
			glints[i%3] = append(glints[i%3], pen.Rectangle(x, y, 8+26*pen.Noise(6, i), 1.8, 0)...)
		}
		for i, c := range [...]uint32{0x6f9cf0, 0xa9c6ff, 0xffdf94} {
			p.Fill(glints[i], pen.Fade(pen.RGB(c), 0.75))
		}
	})
	p.Stroke(water, 2, pen.RGB(0x0b1330))
}

// drawRoad draws the ring road with its lines and lamps.
func (g *Ground) drawRoad(p pen.Pen) {
	for _, b := range []struct {
		off float64
		c   uint32
	}{{47, 0x0b1330}, {42, 0x6c7fb8}, {34, 0x32457f}} {
		p.FillOdd(g.Plan.band(b.off, -b.off), pen.RGB(b.c))
	}
	var dashes, halo, lamps pen.Outline
	for i := 0; i < 2*Spaces*Step; i += 3 {
		a, b := g.Plan.Along(float64(i)/2-0.42, 0), g.Plan.Along(float64(i)/2+0.42, 0)
		dashes = append(dashes, pen.Open(a.X, a.Y, b.X, b.Y)...)
	}
	p.Stroke(dashes, 2.6, pen.Fade(pen.Paper, 0.75))
	for i := 0; i < Spaces*Step; i += 2 {
		for _, off := range [...]float64{40, -40} {
			at := g.Plan.Along(float64(i), off)
			halo, lamps = append(halo, pen.Circle(at.X, at.Y, 7)...), append(lamps, pen.Circle(at.X, at.Y, 2)...)
		}
	}
	p.Fill(halo, pen.Fade(pen.RGB(0xffd36b), 0.13))
	p.Fill(lamps, pen.RGB(0xfff0c0))
}

// drawHouses draws the houses and trees of the lots from far to near. A house that would cover
// something important is shrunk, lowered, or left out.
func (g *Ground) drawHouses(p pen.Pen, lots []lot, free func(x, y float64) bool, in haze) {
	slices.SortStableFunc(lots, func(a, b lot) int { return cmp.Compare(a.low, b.low) })
	for _, l := range lots {
		m := middle(l.ground)
		if m.X < g.X-60 || m.X > g.X+g.W+60 || m.Y < g.Y-40 || m.Y > g.Y+g.H+110 {
			continue
		}
		clear := func(up float64) bool {
			for _, q := range append([]pen.Point{m}, l.ground...) {
				if !free(q.X, q.Y-up) {
					return false
				}
			}
			return true
		}
		for range 3 {
			if !clear(0) {
				l.ground = shrunk(l.ground, 0.72)
			}
		}
		if !clear(0) {
			continue
		}
		d := l.d
		if l.ring == coreRing {
			d = &core
		}
		noise := func(i int) float64 { return pen.Noise(l.seed, i) }
		if noise(2) < d.green {
			for k := range 4 {
				tree(p, m.X+30*(noise(5+k)-0.5), m.Y+16*(noise(9+k)-0.5), 9+6*noise(13+k), pen.RGB(0x3f7a6a), l.seed, in)
			}
			continue
		}
		high := d.high * (0.45 + 1.1*math.Pow(noise(1), 1.4))
		if l.ring <= 1 && m.Y < g.Plan.low(300) {
			high *= 1.3
		}
		if d == &core {
			high = 40 + 80*math.Pow(noise(1), 1.3)
		}
		for high > 10 && !(clear(high*0.5) && clear(high)) {
			high *= 0.7
		}
		high = math.Max(high, 9)
		kind := d.kinds[int(noise(3)*float64(len(d.kinds)))]
		if kind == stepped && high < 34 {
			kind = plain
		}
		house(p, l.ground, high, d.tone, l.seed, kind, in)
	}
}

// The middle of the park.
const parkX, parkY = 900.0, 470.0

// drawPark draws the quiet middle of the city: trees, a pond, and two paths.
func (g *Ground) drawPark(p pen.Pen, in haze) {
	p = p.At(parkX, g.Plan.low(parkY), 1)
	lawn := pen.Ellipse(0, 0, 104, 44)
	p.Fill(lawn.Moved(0, 5), pen.Fade(pen.RGB(0x070c1e), 0.6))
	p.Fill(lawn, pen.RGB(0x2c5a55))
	p.Atop(lawn, func(p pen.Pen) {
		p.Dots(pen.Screen{X: -104, Y: -44, W: 208, H: 88, Pitch: 7, Colour: pen.Fade(pen.RGB(0x1d3f46), 0.9)})
		p.Stroke(parkPaths, 5, pen.Fade(pen.RGB(0x8aa0a8), 0.7))
	})
	p.Fill(pen.Ellipse(34, -6, 30, 11), pen.RGB(0x4f8fe0))
	p.Fill(pen.Rectangle(18, -8, 22, 2, 0), pen.RGB(0xd6e6ff))
	in.on = false
	for i := range 13 {
		if pen.Noise(3, i) < 0.8 {
			sin, cos := math.Sincos(float64(i) * 0.48)
			tree(p, 88*cos, 34*sin, 11, pen.RGB(0x4f9a6a), uint32(i), in)
		}
	}
}

var parkPaths = pen.MustPath("M-110 20 Q-20 -20 110 10 M-40 -50 Q0 0 -20 50")

// dim darkens the city to make the pieces stand out: a little everywhere, and more outside the ring
// and below the hand.
func (g *Ground) dim(p pen.Pen) {
	all := pen.Rectangle(g.X-2, g.Y-2, g.W+4, g.H+4, 0)
	p.Fill(all, pen.Fade(pen.RGB(0x0a1230), 0.13))
	for _, r := range [...][2]float64{{800, 440}, {900, 520}} {
		p.FillOdd(pen.Join(all, pen.Ellipse(hubX, g.Plan.low(450), r[0]*g.Plan.stretch, r[1]*g.Plan.tall)), pen.Fade(pen.RGB(0x060a1c), 0.3))
	}
	p.Block(g.X, g.Low, g.W, g.Y+g.H-g.Low, pen.Fade(pen.RGB(0x070b1c), 0.55))
}

// drawSquare draws the square of a space, either a Location's or a slot's.
func drawSquare(p pen.Pen, at pen.Point, location bool) {
	rx, ry := SquareSize(location)
	p = p.At(at.X, at.Y, 1)
	p.Fill(pen.Ellipse(0, 5, rx+5, ry+4), pen.Fade(pen.RGB(0x070c1e), 0.75))
	p.Fill(pen.Ellipse(0, 0, rx, ry), pen.RGB(0x8b9ccf))
	p.Fill(pen.Ellipse(0, 0, rx-5, ry-3), pen.RGB(0x3a4d88))
	p.Atop(pen.Ellipse(0, 0, rx-5, ry-3), func(p pen.Pen) {
		p.Dots(pen.Screen{X: -rx, Y: -ry, W: 2 * rx, H: 2 * ry, Pitch: 7, Grow: pen.GrowOut, Colour: pen.Fade(pen.RGB(0x2c3c70), 0.9)})
	})
}

// SquareSize returns the half axes of a square.
func SquareSize(location bool) (rx, ry float64) {
	if location {
		return 104, 38
	}
	return 112, 40
}

// DrawRim draws the rim of a square under the pointer, around the origin.
func DrawRim(p pen.Pen, location bool, c color.NRGBA) {
	rx, ry := SquareSize(location)
	p.Stroke(pen.Ellipse(0, 0, rx-1, ry-1), 13, pen.RGB(0x1a1608))
	p.Stroke(pen.Ellipse(0, 0, rx-1, ry-1), 8, c)
}

// DrawLit draws the light on a square that can be moved to, around the origin.
func DrawLit(p pen.Pen, location bool, c color.NRGBA) {
	rx, ry := SquareSize(location)
	p.Fill(pen.Ellipse(0, 0, rx+26, ry+11), pen.Fade(c, 0.10))
	p.Fill(pen.Ellipse(0, 0, rx+12, ry+5), pen.Fade(c, 0.14))
	p.Fill(pen.Ellipse(0, 0, rx-5, ry-3), pen.Fade(c, 0.30))
	p.Stroke(pen.Ellipse(0, 0, rx-1, ry-1), 10, pen.RGB(0x1a1608))
	p.Stroke(pen.Ellipse(0, 0, rx-1, ry-1), 6, c)
}
