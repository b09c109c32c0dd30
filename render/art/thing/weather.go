package thing

import (
	"image/color"
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Effects of weather, water, fire, and creatures in them.

func (a effectEasel) snow() {
	var o pen.Outline
	for i := range 34 {
		x, y, r := -135+270*(float64(i)+a.noise(0, i))/34, a.over(-92, 92, 1, i), a.noise(2, i)
		if a.faceFree && a.near(x) {
			continue
		}
		o = append(o, pen.Circle(x, y, 1+3.4*r*r)...)
	}
	a.Fill(o, pen.Fade(pen.White, 0.95))
}

func (a effectEasel) embers() {
	var o pen.Outline
	for i := range 26 {
		x, y := a.beside(i, 26)
		r := a.noise(2, i)
		r = 1.4 + 3*r*r
		o = append(o, pen.Polygon(x, y-r*1.6, x+r, y, x, y+r*1.6, x-r, y)...)
	}
	a.Fill(o, tint(a.q.Accent, 0.45))
}

func (a effectEasel) bubbles() {
	var shells, gleams pen.Outline
	for i := range 16 {
		x, y := a.beside(i, 16)
		r := a.noise(2, i)
		r = 2 + 6*r*r
		shells = append(shells, pen.Circle(x, y, r)...)
		gleams = append(gleams, pen.Circle(x-r*0.35, y-r*0.35, r*0.25)...)
	}
	a.Stroke(shells, 1.8, pen.Fade(pen.White, 0.9))
	a.Fill(gleams, pen.White)
}

func (a effectEasel) leaves() {
	for i := range 12 {
		x, y := a.beside(i, 12)
		leaf := ink.Leaf(x, y, a.over(12, 22, 2, i), 2*math.Pi*a.noise(3, i), 0.32)
		a.inked(leaf, 3, pen.Mix(a.q.Accent, [...]color.NRGBA{pen.White, pen.Ink}[i%2], 0.18))
	}
}

func (a effectEasel) rain() {
	var o pen.Outline
	for i := range 46 {
		x, y, length := -140+290*(float64(i)+a.noise(0, i))/46, a.over(-110, 90, 1, i), a.over(14, 30, 2, i)
		o = append(o, pen.Open(x, y, x-length*0.3, y+length)...)
	}
	a.Stroke(o, 1.3, pen.Fade(a.q.Bright, 0.75))
}

var bird = pen.MustPath("M0 1 Q-8 -10 -26 -9 Q-14 -5 -8 3 Q-3 7 0 6 Q3 7 8 3 Q14 -5 26 -9 Q8 -10 0 1 Z")

func (a effectEasel) birds() {
	var o pen.Outline
	for i := range 7 {
		x, y, k := -112+224*(float64(i)+a.noise(0, i))/7, a.over(-70, -8, 1, i), a.over(0.35, 0.85, 2, i)
		if a.faceFree {
			x = a.aside(x)
		}
		o = append(o, bird.Scaled(k, k).Turned(0.4*(a.noise(3, i)-0.5)).Moved(x, y)...)
	}
	a.Fill(o, a.q.Near)
}

func (a effectEasel) smoke() {
	var dark, light, lit pen.Outline
	for i := range 9 {
		o := pen.Circle(-120+30*float64(i), 84-10*a.noise(0, i), a.over(16, 30, 1, i))
		if i%2 == 0 {
			dark = append(dark, o...)
			continue
		}
		light = append(light, o...)
		lit = append(lit, o.Moved(-2, -2.4)...)
	}
	a.Fill(lit, pen.Mix(a.q.Main, a.q.Accent, 0.35))
	a.Fill(light, a.q.Mid)
	a.Fill(dark, a.q.Near)
}

var (
	waveBack  = pen.MustPath("M-140 110 V62 C-124 50 -104 50 -92 56 C-70 68 -60 68 -46 62 C-24 54 -14 54 0 60 C24 70 32 66 48 60 C68 52 84 58 92 62 C110 70 124 68 140 60 V110 Z")
	waveCrest = pen.MustPath("M-140 62 C-124 50 -104 50 -92 56 C-70 68 -60 68 -46 62 C-24 54 -14 54 0 60 C24 70 32 66 48 60 C68 52 84 58 92 62 C110 70 124 68 140 60")
	waveFront = pen.MustPath("M-140 110 V78 C-120 66 -104 70 -92 74 C-70 82 -60 80 -46 74 C-20 64 -10 72 4 78 C26 86 40 76 52 72 C72 66 84 76 98 80 C112 84 126 76 140 72 V110 Z")
)

func (a effectEasel) wave() {
	a.Fill(waveBack, tint(a.q.Main, 0.15))
	a.Stroke(waveCrest, 2.4, pen.White)
	a.Fill(waveFront, a.q.Dark)
}

func (a effectEasel) drips() {
	for i := range 9 {
		x, length := -120+30*float64(i)+10*a.noise(0, i), a.noise(1, i)
		length = 14 + 40*length*length
		if a.near(x) {
			length *= 0.4
		}
		o := brush(8, x, -110, 9, x, -80+length*0.6, 6, x, -76+length, 8)
		a.Stroke(o, 3, pen.Ink)
		a.Fill(o, a.q.Accent)
		a.Fill(pen.Circle(x-1.6, -77+length, 1.6), pen.White)
	}
}

var (
	fishBody = pen.MustPath("M-26 0 Q-8 -16 14 -4 L28 -14 Q24 0 28 14 L14 4 Q-8 16 -26 0 Z")
	fishFin  = pen.MustPath("M-4 -2 Q4 2 2 8 Q-6 6 -4 -2 Z")
)

func (a effectEasel) fishes() {
	for i := range 8 {
		x, y := a.beside(i, 8)
		fish := a.at(x, y, a.over(0.5, 0.95, 2, i))
		if x < 0 { // all of them face the middle
			fish = fish.flipped()
		}
		fish = fish.turned(0.5 * (a.noise(3, i) - 0.5))
		c := pen.Mix(a.q.Accent, [...]color.NRGBA{pen.White, hex(0xff8f4a), a.q.Bright}[i%3], 0.4)
		fish.lit(fishBody, c, 2.6, 4)
		fish.Fill(fishFin, shade(c, 0.5))
		fish.Fill(pen.Circle(-15, -2, 2.2), pen.Ink)
	}
}
