package chrome

import (
	"image"
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// Rooftop is the background of the table: a roof at night with the city behind it. Lengths are
// units of the table.
type Rooftop struct {
	W, H float64
	// LampX and LampY are the position of the lamp over the active player's seat, and LampR is its
	// reach.
	LampX, LampY, LampR float64
}

// The heights at which the horizon, the parapet, and the floor begin.
const (
	horizon = 470.0
	parapet = 484.0
	floorAt = 566.0
)

// PaintRooftop paints the roof at unit pixels per unit.
func PaintRooftop(r Rooftop, w, h int, unit float64) *image.RGBA {
	out := pen.Paint(w, h, unit, func(p pen.Pen) {
		r.drawSky(p)
		r.drawParapet(p)
		r.drawFloor(p)
	})
	r.light(out, unit)
	pen.PaintOn(out, unit, r.drawPools)
	return out
}

func (r *Rooftop) drawSky(p pen.Pen) {
	for i, y := range [...]float64{0, 70, 150, 240, 330, 410} {
		p.Block(0, y, r.W, r.H, [...]color.NRGBA{
			pen.RGB(0x0a1030), pen.RGB(0x0d1538), pen.RGB(0x121c48), pen.RGB(0x182657), pen.RGB(0x20316a), pen.RGB(0x2a3d78)}[i])
	}
	for _, radius := range [...]float64{560, 400} {
		p.Fill(pen.Circle(1180, 330, radius), pen.Fade(pen.RGB(0x3a5296), 0.10))
	}
	p.Dots(pen.Screen{X: 900, W: r.W - 900, H: 460, Pitch: 11, Max: 0.4, Grow: pen.GrowRight, Colour: pen.Fade(pen.RGB(0x070b1e), 0.5)})
	dread, deep := pen.RGB(0xb0307c), pen.Mix(pen.RGB(0x3a1050), pen.Ink, 0.3)
	for _, d := range [...][2]float64{{760, 0.10}, {600, 0.13}, {460, 0.16}, {330, 0.2}} {
		p.Fill(pen.Circle(190, 300, d[0]), pen.Fade(dread, d[1]))
	}
	p.Wheel(190, 300, 1500, 34, pen.Fade(dread, 0.07), pen.WheelOf{Phase: 0.3})
	p.Dots(pen.Screen{X: -710, Y: -400, W: 1800, H: 1400, Pitch: 12, Max: 0.42, Grow: pen.GrowOut, Colour: pen.Fade(deep, 0.5)})
	var stars pen.Outline
	for i := range 60 {
		n := pen.Noise(6, i)
		stars = append(stars, pen.Circle(r.W*pen.Noise(5, i), 300*n*math.Sqrt(n), 0.8+1.4*math.Pow(pen.Noise(7, i), 3))...)
	}
	p.Fill(stars, pen.Fade(pen.Paper, 0.7))
	base := horizon + 40
	DrawSkyline(p, Skyline{Seed: 11, Base: base, Low: 90, High: 270, Narrow: 60, Wide: 130, To: r.W, Colour: pen.RGB(0x141d47), Window: pen.RGB(0x3c4f8c), Dense: .16, Size: 4})
	DrawSkyline(p, Skyline{Seed: 31, Base: base, Low: 50, High: 190, Narrow: 70, Wide: 160, To: r.W, Colour: pen.RGB(0x0f1738), Window: pen.RGB(0xc98f4a), Dense: .10, Size: 5, Edge: pen.RGB(0x2a3a74)})
	DrawSkyline(p, Skyline{Seed: 57, Base: base, Low: 16, High: 96, Narrow: 90, Wide: 190, To: r.W, Colour: pen.RGB(0x0a1028), Window: pen.RGB(0xffc46b), Dense: .13, Size: 5, Edge: pen.RGB(0x24346a)})
	for _, s := range [...][2]float64{{640, -1.9}, {1500, -1.25}} {
		at := func(t float64) (x, y float64) { return s[0] + 900*math.Cos(t), horizon + 900*math.Sin(t) }
		x0, y0 := at(s[1] - 0.06)
		x1, y1 := at(s[1] + 0.06)
		p.Fill(pen.Polygon(s[0], horizon, x0, y0, x1, y1), pen.Fade(pen.RGB(0x9db4ff), 0.05))
	}
}

func (r *Rooftop) drawParapet(p pen.Pen) {
	p.Block(0, parapet-22, r.W, 22, pen.RGB(0x26335c))
	p.Block(0, parapet-22, r.W, 3, pen.RGB(0x6474ac))
	p.Block(0, parapet, r.W, floorAt-parapet, pen.RGB(0x16224a))
	p.Block(0, parapet, r.W, 5, pen.Ink)
	var joints, bricks pen.Outline
	for row := range 3 {
		for k := -1; float64(k)*96 < r.W; k++ {
			x, y := float64(k)*96+48*float64(row%2), parapet+7+27*float64(row)
			joints = append(joints, pen.Rectangle(x+2, y, 92, 24, 3)...)
			if pen.Noise(9, row*40+k) < 0.3 {
				bricks = append(bricks, pen.Rectangle(x+3, y+1, 90, 22, 3)...)
			}
		}
	}
	p.Stroke(joints, 2, pen.RGB(0x101a3c))
	p.Fill(bricks, pen.RGB(0x1b2955))
}

// drawFloor draws the slabs, which converge on a point behind the parapet.
func (r *Rooftop) drawFloor(p pen.Pen) {
	p.Block(0, floorAt, r.W, r.H-floorAt, pen.RGB(0x1a2853))
	const vanish = 150.0
	middle := r.W / 2
	rows := []float64{0, 34, 86, 162, 272, 420, r.H + 90 - floorAt}
	columns := int(r.W/150) + 2
	edge := func(i, row int, part, y float64) float64 {
		slope := (y - vanish) / (1080 - vanish) * 1.05
		return middle + (float64(i)+part)*150*slope + 75*float64(row%2)*slope
	}
	for row := range len(rows) - 1 {
		top, low := floorAt+rows[row], floorAt+rows[row+1]
		for i := -columns; i < columns; i++ {
			o := pen.Polygon(edge(i, row, 0, top), top, edge(i, row, 1, top), top, edge(i, row, 1, low), low, edge(i, row, 0, low), low)
			n := pen.Noise(17, i*11+row)
			tone := [...]color.NRGBA{pen.RGB(0x1e2c58), pen.RGB(0x18244c), pen.RGB(0x1b2853)}[int(n*2.99)]
			p.Fill(o, pen.Mix(pen.RGB(0x1a2853), tone, 0.8))
			p.Stroke(o, 2.4, pen.RGB(0x111a3a))
			p.Stroke(pen.Open(edge(i, row, 0, top)+3, top+3, edge(i, row, 1, top)-3, top+3), 1.4, pen.RGB(0x2a3a6c))
			if n > 0.93 {
				mid := (top + low) / 2
				p.Stroke(pen.Open(edge(i, row, 0.3, top), top, edge(i, row, 0.45, mid), mid, edge(i, row, 0.38, low), low), 2, pen.RGB(0x0f1733))
			}
		}
	}
	// The painted landing ring, where cards are played.
	ring := pen.RGB(0x8fa2d8)
	cy := 760 + (r.H-1080)/2
	p.Stroke(pen.Ellipse(middle, cy, 640, 232), 12, pen.Fade(ring, 0.30))
	p.Stroke(pen.Ellipse(middle, cy, 604, 214), 4, pen.Fade(ring, 0.26))
	for i := range 24 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 12)
		p.Stroke(pen.Open(middle+560*cos, cy+196*sin, middle+590*cos, cy+208*sin), 5, pen.Fade(ring, 0.22))
	}
	for _, s := range [...][2]float64{{34, 0.28}, {20, 0.3}, {8, 0.5}} {
		p.Block(0, floorAt, r.W, s[0], pen.Fade(pen.Ink, s[1]))
	}
}

// lampSteps is the number of flat steps in which the lamp's light falls off.
const lampSteps = 9

// light applies the lamp to the picture: warm light in flat steps with halftone edges, slightly
// colder surroundings, dark corners, and paper grain.
func (r *Rooftop) light(m *image.RGBA, unit float64) {
	size := m.Bounds().Size()
	sin, cos := math.Sincos(0.4)
	for py := range size.Y {
		y := float64(py) / unit
		vy := (y - r.H/2) / (r.H * 0.66)
		dy := y - r.LampY
		fibre := uint32(py / 2)
		for px := range size.X {
			x := float64(px) / unit
			i := m.PixOffset(px, py)
			pix := m.Pix[i : i+4 : i+4]
			t := 1 - math.Sqrt((x-r.LampX)*(x-r.LampX)/1.5625+dy*dy)/r.LampR
			warm, strong := 0.0, 0.0
			if t > 0 {
				u, v := (x*cos+y*sin)/13, (y*cos-x*sin)/13
				u, v = u-math.Round(u), v-math.Round(v)
				step := math.Floor(t * lampSteps)
				reach := 0.08 + 0.52*(t*lampSteps-step)
				if u*u+v*v < reach*reach {
					step++
				}
				strong = min(1, t*0.55+step/lampSteps*0.45)
				warm = min(0.86, strong*1.15)
			}
			vx := (x - r.W/2) / (r.W * 0.62)
			dark := 1 - 0.75*max(0, min(1, math.Sqrt(vx*vx+vy*vy)-0.62))
			grain := pen.Noise(uint32(py), px)*6 - 3 + pen.Noise(fibre+90001, px/24)*7 - 3.5
			red, green, blue := float64(pix[0]), float64(pix[1]), float64(pix[2])
			lum := red*0.3 + green*0.5 + blue*0.2
			glow := warm * (0.62 + 0.75*strong)
			cold := 0.9 * (1 - warm)
			pix[0] = pen.Level((red*0.80*cold+(lum*1.9+30)*glow)*dark + grain)
			pix[1] = pen.Level((green*0.86*cold+(lum*1.22+14)*glow)*dark + grain)
			pix[2] = pen.Level((blue*1.02*cold+(lum*0.66+2)*glow)*dark + grain)
		}
	}
}

// drawPools draws rain on the roof: shallow pools that reflect the sky, the giant's light, and a
// few windows.
func (r *Rooftop) drawPools(p pen.Pen) {
	down := (r.H - 1080) / 2
	for _, s := range [...]struct {
		seed         uint32
		x, y, rx, ry float64
	}{{1, r.W/2 + 230, 790 + down, 150, 30}, {2, r.W/2 - 240, 742 + down, 120, 18}, {3, r.W - 372, 600, 90, 12}} {
		pts := make([]pen.Point, 10)
		for i := range pts {
			sin, cos := math.Sincos(float64(i) * math.Pi / 5)
			pts[i] = pen.Point{X: s.x + s.rx*(0.82+0.3*pen.Noise(s.seed, i))*cos, Y: s.y + s.ry*(0.8+0.35*pen.Noise(s.seed+1, i))*sin}
		}
		o := pen.Closed(pts, 5)
		p.Stroke(o.Moved(0, -2), 3, pen.Fade(pen.RGB(0x0c1226), 0.35))
		p.Fill(o, pen.Fade(pen.RGB(0x1a2450), 0.5))
		p.Atop(o, func(p pen.Pen) {
			for i := range 5 {
				y := s.y - s.ry + 2*s.ry*(float64(i)+0.5)/5
				w := s.rx * (0.35 + 0.6*pen.Noise(s.seed, i))
				x := s.x - s.rx*0.4 + s.rx*0.7*pen.Noise(s.seed+4, i)
				c := [...]color.NRGBA{pen.RGB(0xb0307c), pen.RGB(0x3d56a8), pen.RGB(0xd8456a), pen.RGB(0x3d56a8), pen.RGB(0xffb45e)}[(i+int(s.seed))%5]
				p.Fill(pen.Ellipse(x, y, w/2, s.ry*0.12), pen.Fade(c, 0.34))
			}
		})
	}
}
