package town

import (
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// Whole is the damage of an undamaged Location, and Ruined that of a destroyed one. The numbers
// between are its Damage tokens.
const (
	Whole  = 0
	Ruined = 5
)

// DrawSite draws a Location's site, centered on its ground. Each damage is a breach with a fire and
// a thread of smoke, so the damage can be counted.
func DrawSite(p pen.Pen, s Site, damage int) {
	DrawSiteCold(p, s, damage)
	for _, f := range Fires(s, damage) {
		DrawFire(p.At(f.X, f.Y, f.Size), f.Seed, 0)
	}
}

// DrawSiteCold acts like DrawSite but leaves out the fires.
func DrawSiteCold(p pen.Pen, s Site, damage int) {
	if damage >= Ruined {
		drawRuin(p, s)
		return
	}
	sites[s].draw(p)
	for i := range min(damage, len(sites[s].hits)) {
		drawScar(p, sites[s].hits[i])
	}
}

// Fire is a fire at a Location: the position of its foot relative to the middle of the ground, and
// its size. At size 1 it is about FireHeight high and FireWidth wide.
type Fire struct {
	X, Y, Size float64
	Seed       int // fires with different seeds flicker differently
}

// The size of a fire of size 1. FireFoot is the part of its height below its foot.
const FireWidth, FireHeight, FireFoot = 76.0, 104.0, 10.0

// FireFrames is the number of pictures of a flickering fire.
const FireFrames = 3

// ruinFires are the fires of a destroyed site.
var ruinFires = [...]Fire{{-52, -22, 0.62, 400}, {-8, -40, 0.8, 431}, {38, -26, 0.66, 462}, {70, -4, 0.45, 493}, {-84, 4, 0.42, 524}}

// Fires returns the fires at a Location: one per damage, or five if it is destroyed.
func Fires(s Site, damage int) []Fire {
	if damage >= Ruined {
		return ruinFires[:]
	}
	var out []Fire
	for _, at := range sites[s].hits[:max(0, damage)] {
		out = append(out, Fire{at.X, at.Y + 4, 0.38, int(at.X) + 300})
	}
	return out
}

var scarCracks = pen.MustPath("M0 0 L-12 10 L-8 18 L-16 26 M4 4 L14 12 L10 22")

var soot = pen.RGB(0x0d0b14)

func drawScar(p pen.Pen, at pen.Point) {
	smoke(p, at.X, at.Y-16, 4, 0.9, pen.RGB(0x3c3d58))
	seed := uint32(at.X + 200)
	hole := pen.Burst(at.X, at.Y, 13, 7.5, 7, 0.4, 0.22, seed)
	p.Stroke(hole, 3.4, soot)
	p.Fill(hole, pen.RGB(0x1c1016))
	p.Stroke(scarCracks.Moved(at.X, at.Y), 2, soot)
}

// smoke draws a column of n puffs that drifts to the left. The youngest is lit by the fire.
func smoke(p pen.Pen, x, y float64, n int, k float64, old color.NRGBA) {
	for j := n; j >= 0; j-- {
		t := float64(j) / math.Max(1, float64(n))
		o := pen.Circle(x-8*k*float64(j), y-13*k*float64(j), (6+3.2*float64(j))*k)
		p.Stroke(o, 2.6, soot)
		p.Fill(o, pen.Mix(pen.RGB(0x2a1d22), old, t))
		p.Atop(o, func(p pen.Pen) {
			p.FillOdd(pen.Join(o, o.Moved(2.4, 2)), pen.Mix(pen.RGB(0xff7a3a), pen.RGB(0x6a6690), math.Min(1, t*1.6)))
		})
	}
}

var tongue = pen.MustPath("M-16 2 Q-26 -22 -10 -40 Q-10 -26 -4 -24 Q-8 -50 8 -66 Q4 -44 14 -34 Q18 -42 16 -48 Q30 -26 20 0 Q6 12 -16 2 Z")

// licks are the shapes of a fire in its pictures: mirrored or not, width, and height.
var licks = [FireFrames][3]float64{{1, 1, 1}, {-1, 0.94, 1.14}, {1, 1.08, 0.9}}

// DrawFire draws one picture of a fire of size 1, in three colors, with its foot at the origin.
func DrawFire(p pen.Pen, seed, frame int) {
	side := 1.0
	if pen.Noise(uint32(seed), 1) >= 0.5 {
		side = -1
	}
	lick := licks[frame%FireFrames]
	high := (0.85 + 0.3*pen.Noise(uint32(seed), 2)) * lick[2]
	for i, c := range [...]uint32{0xc2241f, 0xff7a2a, 0xffd23f} {
		k := [...]float64{1, 0.74, 0.46}[i]
		p.Fill(tongue.Scaled(k*side*lick[0]*lick[1], k*high), pen.RGB(c))
	}
}

var ruinCracks = pen.MustPath("M-30 -20 L-18 -2 L-26 12 M34 -24 L26 -6 L38 8 M2 -30 L8 -10")

// drawRuin draws a destroyed site: charred, broken off along a jagged line, and in rubble.
func drawRuin(p pen.Pen, s Site) {
	p.Fill(pen.Ellipse(0, 0, 150, 58), pen.Fade(pen.RGB(0xff6a2a), 0.16))
	xy := []float64{-170, 70, -170, -34}
	for i := range 13 {
		top := -26.0
		if i%2 == 1 {
			top = -52
		}
		if i > 4 && i < 8 {
			top -= 18
		}
		xy = append(xy, -150+25*float64(i), top-16*pen.Noise(7, i))
	}
	left := pen.Polygon(append(xy, 170, -34, 170, 70)...)
	smoke(p, -24, -52, 6, 1.25, pen.RGB(0x3c3d58))
	smoke(p, 40, -40, 5, 1, pen.RGB(0x3c3d58))
	p.Atop(left, func(p pen.Pen) {
		if s == Press {
			paintPress(p, pressWreck, 0x8a5f4c, 0.1)
		} else {
			sites[s].draw(p)
		}
		p.Fill(pen.Ellipse(0, -40, 142, 100), pen.Fade(pen.RGB(0x160c12), 0.58))
	})
	p.Stroke(ruinCracks, 2.4, soot)
	for i := range 15 {
		x, y := -100+200*pen.Noise(3, i), 10+28*pen.Noise(5, i)
		size := 5 + 7*pen.Noise(7, i)
		stone := pen.Burst(x, y, size*1.2, size*0.8, 4, 6*pen.Noise(8, i), 0.25, uint32(i))
		p.Stroke(stone, 2.6, pen.RGB(0x140a10))
		p.Fill(stone, pen.Mix(pen.RGB(0x6a5a58), pen.Ink, 0.35*pen.Noise(9, i)))
		p.Fill(stone.Moved(1.5, 1.5), pen.Fade(pen.RGB(0x1c1016), 0.45))
	}
}
