package town

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Site is the picture of a Location in the city.
type Site uint8

// The sites. Quarter represents a place without a picture of its own.
const (
	Quarter Site = iota
	Hall
	Police
	Asylum
	Labs
	Press
	Bank
	Cave
	numSites
)

// sites are the painters and districts of the sites. A picture is centered on its site and reaches
// up to 170 units above it and 140 to both sides.
var sites = [numSites]struct {
	draw     func(pen.Pen)
	district district
	hits     [4]pen.Point // where damage is shown
}{
	Quarter: {drawQuarter, district{toneOf(0x3a4a86, 0xffd36b, 0.3), 34, []houseTop{plain, tank, box}, 0.08},
		[4]pen.Point{{X: 52, Y: -46}, {X: -56, Y: -50}, {X: 8, Y: -76}, {X: -22, Y: -40}}},
	Hall: {drawHall, district{toneOf(0x41538f, 0xffdf94, 0.34), 34, []houseTop{plain, gabled, box, mast}, 0.08},
		[4]pen.Point{{X: 58, Y: -38}, {X: -62, Y: -40}, {X: 14, Y: -74}, {X: -8, Y: -116}}},
	Police: {drawPolice, district{toneOf(0x2f4c93, 0x9fd0ff, 0.30), 36, []houseTop{plain, tank, box, gabled}, 0.08},
		[4]pen.Point{{X: 62, Y: -62}, {X: -58, Y: -58}, {X: 6, Y: -52}, {X: 34, Y: -84}}},
	Asylum: {drawAsylum, district{toneOf(0x40355f, 0xb9e86a, 0.12), 16, []houseTop{gabled, gabled, plain}, 0.55},
		[4]pen.Point{{X: 50, Y: -66}, {X: -56, Y: -78}, {X: 8, Y: -104}, {X: -22, Y: -60}}},
	Labs: {drawLabs, district{toneOf(0x265f77, 0x8dffd8, 0.30), 24, []houseTop{plain, box, mast, box}, 0.08},
		[4]pen.Point{{X: 74, Y: -62}, {X: -100, Y: -50}, {X: -64, Y: -80}, {X: 18, Y: -60}}},
	Press: {drawPress, district{toneOf(0x5a4258, 0xffb45e, 0.24), 46, []houseTop{stepped, tank, plain, stepped}, 0.08},
		[4]pen.Point{{X: 20, Y: -112}, {X: -48, Y: -46}, {X: 46, Y: -60}, {X: -10, Y: -76}}},
	Bank: {drawBank, district{toneOf(0x6a5a48, 0xffe7a8, 0.30), 40, []houseTop{plain, box, stepped, gabled}, 0.08},
		[4]pen.Point{{X: 48, Y: -58}, {X: -52, Y: -60}, {X: 4, Y: -86}, {X: -20, Y: -40}}},
	Cave: {drawCave, district{toneOf(0x2f4a50, 0x9fe0ff, 0.14), 18, []houseTop{gabled, plain}, 0.6},
		[4]pen.Point{{X: 50, Y: -78}, {X: -60, Y: -60}, {X: 10, Y: -100}, {X: -100, Y: -30}}},
}

// ofPlaces maps the places of pictures to their sites.
var ofPlaces = map[picture.Place]Site{
	picture.CityHall: Hall, picture.PoliceStation: Police, picture.AsylumPortrait: Asylum, picture.Lab: Labs,
	picture.Newsroom: Press, picture.City: Press, picture.Bank: Bank, picture.CavePortrait: Cave, picture.Cave: Cave,
}

// SiteOf returns the site of the place that a picture shows.
func SiteOf(s *picture.Scene) Site {
	if s == nil {
		return Quarter
	}
	return ofPlaces[s.Place]
}

// The colors of contours and shadows.
var (
	siteInk  = pen.RGB(0x0b1024)
	siteEdge = pen.RGB(0x0b1330)
)

// plot draws the ground of a site.
func plot(p pen.Pen, rx, ry float64, c uint32) {
	p.Fill(pen.Ellipse(0, 5, rx+5, ry+4), pen.Fade(siteEdge, 0.7))
	p.Fill(pen.Ellipse(0, 0, rx, ry), pen.RGB(c))
}

// mass draws a flat inked mass whose dark side begins at shade and extends to the right.
func mass(p pen.Pen, o pen.Outline, c color.NRGBA, line, shade float64) {
	p.Stroke(o, line*2, siteInk)
	p.Fill(o, c)
	p.Atop(o, func(p pen.Pen) {
		p.Fill(pen.Rectangle(shade, -400, 400, 800, 0), pen.Mix(c, pen.Ink, 0.62))
		p.FillOdd(pen.Join(o, o.Moved(2, 1.6)), pen.Mix(c, pen.White, 0.5))
	})
}

// unshaded is a shade too far to the right to be visible.
const unshaded = 390.0

// panes draws the windows of a wall, n by m, some of them lit.
func panes(p pen.Pen, x, y, w, h float64, n, m int, lit, dark color.NRGBA, seed uint32, part float64, arched bool) {
	wide, high := w*0.5/float64(n), h*0.56/float64(m)
	glaze(p, n, m, lit, dark, seed, part, func(i, j int) pen.Outline {
		a, b := x+w*(float64(i)+0.25)/float64(n), y+h*(float64(j)+0.22)/float64(m)
		if !arched {
			return pen.Rectangle(a, b, wide, high, 0)
		}
		return pen.Outline{
			pen.MoveTo(a, b+high), pen.LineTo(a, b+high*0.35), pen.CubicTo(a, b-high*0.1, a+wide, b-high*0.1, a+wide, b+high*0.35),
			pen.LineTo(a+wide, b+high), pen.ClosePath(),
		}
	})
}

// glaze draws n by m windows. part is the share of lit windows, which the seed chooses.
func glaze(p pen.Pen, n, m int, lit, dark color.NRGBA, seed uint32, part float64, pane func(i, j int) pen.Outline) {
	var on, off pen.Outline
	for i := range n {
		for j := range m {
			if o := pane(i, j); pen.Noise(seed, i*17+j) < part {
				on = append(on, o...)
			} else {
				off = append(off, o...)
			}
		}
	}
	p.Fill(off, dark)
	p.Fill(on, lit)
}

// hillside is the colors of a hill and the offset of its shaded side.
type hillside struct {
	ink, near, far, dots, lit color.NRGBA
	falls                     pen.Point
	grow                      pen.Growth // for the dots
}

// hill draws a hill and the details on it.
func hill(p pen.Pen, o pen.Outline, h hillside, detail func(pen.Pen)) {
	x0, y0, x1, y1 := o.Bounds()
	p.Stroke(o, 5, h.ink)
	p.Fill(o, h.near)
	p.Atop(o, func(p pen.Pen) {
		p.Fill(o.Moved(h.falls.X, h.falls.Y), h.far)
		p.Dots(pen.Screen{X: x0, Y: y0, W: x1 - x0, H: y1 - y0, Pitch: 7, Grow: h.grow, Colour: pen.Fade(h.dots, 0.8)})
		p.FillOdd(pen.Join(o, o.Moved(2.4, 2)), h.lit)
		if detail != nil {
			detail(p)
		}
	})
}

// quad returns a turned rectangle on the foreshortened ground.
func quad(cx, cy, rx, ry, turn float64) []pen.Point {
	var out []pen.Point
	for _, q := range pen.Through([]pen.Point{{X: -rx, Y: -ry}, {X: rx, Y: -ry}, {X: rx, Y: ry}, {X: -rx, Y: ry}}).Turned(turn)[:4] {
		out = append(out, pen.Point{X: cx + q.Points[0], Y: cy + q.Points[1]*0.6})
	}
	return out
}

// board draws a sign with a name.
func board(p pen.Pen, words string, x, y, turn, size float64, ground, letters color.NRGBA) {
	st := pen.Style{Font: pen.Display, Size: size, Tracking: 2, Colour: letters}
	w := pen.Measure(words, st) + 10
	p = p.At(x, y, 1).Turned(turn)
	p.Fill(pen.Rectangle(-2, -size+1, w+4, size+3, 0), siteInk)
	p.Fill(pen.Rectangle(0, -size+3, w, size-1, 0), ground)
	p.Fill(pen.Lettering(words, 5, -0.4, st, pen.Left), letters) // part of the picture, not text
}

// lampPost draws a lamp on a pole.
func lampPost(p pen.Pen, x, y float64, c color.NRGBA) {
	p.Stroke(pen.Open(x, y, x, y-20), 2.6, siteInk)
	ink.Glow(p, x, y-23, 5, c, 3, 0.22)
	p.Fill(pen.Circle(x, y-23, 4.4), pen.Mix(c, pen.White, 0.4))
}

func drawQuarter(p pen.Pen) {
	plot(p, 118, 42, 0x44558c)
	t := toneOf(0x5f74b4, 0xffd98a, 0.5)
	prism(p, block{ground: quad(-34, -14, 44, 34, 0.2), high: 52, seed: 4, line: 2}, t, haze{})
	prism(p, block{ground: quad(40, -4, 32, 34, 0.2), high: 74, seed: 6, line: 2}, t, haze{})
	prism(p, block{ground: quad(-40, -18, 18, 16, 0.2), high: 14, base: 52, seed: 8, line: 1.8, blind: true}, t, haze{})
}

var (
	hallGable   = pen.MustPath("M-48 -52 H48 L0 -76 Z")
	hallField   = pen.MustPath("M-26 -56 H26 L0 -70 Z")
	hallCornice = pen.MustPath("M-24 -112 H24 V-118 H-24 Z")
	hallDome    = pen.MustPath("M-20 -118 Q-20 -148 0 -152 Q20 -148 20 -118 Z")
	hallRibs    = pen.MustPath("M-8 -119 Q-9 -142 -1 -151 M8 -119 Q9 -142 1 -151")
	clockHands  = pen.MustPath("M0 -98 V-106 M0 -98 L6 -94")
)

func drawHall(p pen.Pen) {
	plot(p, 132, 46, 0x5263a6)
	c, glow := pen.RGB(0xd9c9a4), pen.RGB(0xffdf94)
	dark := pen.Mix(c, pen.Ink, 0.62)
	for i := range 3 {
		k := float64(i)
		tree(p, -104-10*k, 10-12*k, 12, pen.RGB(0x4f9a6a), uint32(i+9), haze{})
		tree(p, 104+10*k, 10-12*k, 12, pen.RGB(0x4f9a6a), uint32(i+9), haze{})
	}
	ink.Glow(p, 0, -20, 70, glow, 3, 0.07)
	for i, w := range [...]float64{96, 88, 80} {
		mass(p, pen.Rectangle(-w, 14-7*float64(i), 2*w, 9, 0), pen.Mix(c, pen.Ink, 0.1*float64(i)), 1.6, 34)
	}
	for i, x := range [...]float64{-86, 34} {
		k := float64(i)
		mass(p, pen.Rectangle(x, -44, 52, 44, 0), pen.Mix(c, pen.Ink, 0.34*k), 2, unshaded)
		panes(p, x+3, -42, 46, 40, 4, 2, glow, pen.RGB(0x3a3350), uint32(2+i), 0.75, true)
		mass(p, pen.Polygon(x-3, -44, x+55, -44, x+49, -60, x+4, -60), pen.Mix(pen.RGB(0x6f8cc9), pen.RGB(0x4b65a0), k), 2, unshaded)
	}
	mass(p, pen.Rectangle(-40, -52, 80, 54, 0), pen.Mix(c, pen.White, 0.12), 2, 14)
	for i := range 6 {
		x := -34 + 13*float64(i)
		column := pen.Mix(c, pen.White, 0.5)
		if i > 3 {
			column = pen.Mix(c, pen.Ink, 0.35)
		}
		p.Fill(pen.Rectangle(x, -44, 6.5, 42, 0), column)
		p.Fill(pen.Rectangle(x+4.4, -44, 2.1, 42, 0), dark)
	}
	p.Fill(pen.Rectangle(-5, -26, 10, 26, 0), glow)
	mass(p, hallGable, c, 2.2, 10)
	p.Fill(hallField, pen.Mix(c, pen.Ink, 0.4))
	mass(p, pen.Rectangle(-19, -112, 38, 42, 0), pen.Mix(c, pen.White, 0.12), 2.2, 5)
	panes(p, -17, -84, 34, 12, 4, 1, glow, dark, 5, 0.8, true)
	mass(p, hallCornice, c, 2, 6)
	mass(p, hallDome, pen.RGB(0x6fb39a), 2.2, 5)
	p.Stroke(hallRibs, 1.4, pen.RGB(0x1f4a44))
	p.Stroke(pen.Open(0, -152, 0, -168), 2.4, siteInk)
	p.Fill(pen.Circle(0, -169, 2.6), pen.RGB(0xffe7a8))
	p.Fill(pen.Circle(0, -98, 13.5), siteInk)
	p.Fill(pen.Circle(0, -98, 11), pen.RGB(0xfff3cf))
	p.Stroke(clockHands, 2, pen.Ink)
}

var (
	searchlight = pen.MustPath("M8 -82 L2 -94 L18 -100 L22 -86 Z")
	patrolCar   = pen.MustPath("M-22 4 V-4 L-14 -6 L-8 -14 H8 L15 -6 L22 -4 V4 Z")
)

// policeBeams are the directions of the searchlights.
var policeBeams = [...]float64{-2.2, -1.22}

func drawPolice(p pen.Pen) {
	plot(p, 118, 42, 0x3f5c9c)
	for i, direction := range policeBeams {
		ink.BeamFan(p, 12, -82, direction, BeamLong, BeamWidth/2, pen.RGB(0xd6e6ff), [...]float64{0.32, 0.22}[i], pen.White)
	}
	t := toneOf(0x5f84d0, 0xd6ecff, 0.55).walled(siteInk, pen.RGB(0x1d2c5e), pen.RGB(0x7f9fe0))
	prism(p, block{ground: quad(-22, -18, 62, 40, 0.22), high: 50, seed: 4, line: 2}, t, haze{})
	prism(p, block{ground: quad(44, -2, 30, 34, 0.22), high: 68, seed: 6, line: 2}, t, haze{})
	prism(p, block{ground: quad(-34, -22, 22, 16, 0.22), high: 12, base: 50, seed: 8, line: 1.8, blind: true}, t, haze{})
	mass(p, searchlight, pen.RGB(0xc9d6ea), 1.8, 14)
	p.Fill(pen.Polygon(-62, -12, -4, 2, -4, -13, -62, -27), siteInk)
	p.At(-58, -14, 1).Turned(0.236).Fill(pen.Lettering("POLICE", 2, -1.5, pen.Style{Font: pen.Display, Size: 15, Tracking: 2}, pen.Left), pen.Paper)
	for _, at := range [...][2]float64{{-68, -8}, {2, 10}, {64, 0}} {
		lampPost(p, at[0], at[1], pen.RGB(0x7fb2ff))
	}
	for i, at := range [...][2]float64{{-40, 26}, {40, 32}} {
		p := p.At(at[0], at[1], 0.9)
		mass(p, patrolCar.Scaled(1-2*float64(i), 1), pen.RGB(0xe8ecf4), 1.8, 6)
		p.Fill(pen.Join(pen.Rectangle(-7, -12, 6, 5, 0), pen.Rectangle(1, -12, 6, 5, 0)), pen.RGB(0x26335e))
		p.Fill(pen.Rectangle(-4, -18, 4, 4, 0), pen.RGB(0xff5f57))
		p.Fill(pen.Rectangle(0, -18, 4, 4, 0), pen.RGB(0x5fa8ff))
		p.Fill(pen.Join(pen.Circle(-12, 5, 4), pen.Circle(12, 5, 4)), pen.Ink)
	}
}
