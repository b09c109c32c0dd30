package place

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// Under draws what is between a place and its subject, centered on the subject.
func Under(p pen.Pen, what picture.Under, at pen.Point, seed int, q ink.Palette) {
	c := newCanvas(p, seed, q)
	switch what {
	case picture.LedgeUnder:
		c.ledge()
	case picture.Streaks:
		StreaksOf{X0: at.X - 40, X1: at.X + 10, Y0: at.Y - 60, Y1: at.Y + 60, N: 18, Turn: -0.3, Short: 50, Long: 130}.
			Paint(p, seed, q.Bright, pen.Paper, q.Accent)
	case picture.BoomUnder:
		x := at.X + 84
		if x > 96 { // keeps the flash in the window
			x = at.X - 84
		}
		ink.Boom(p, x, at.Y-14, 54, 12, q.Accent, uint32(seed)+9)
	case picture.Halo:
		ink.Glow(p, at.X, at.Y-30, 36, q.Accent, 4, 0.16)
	case picture.Shafts:
		Shafts(p, at.X, -112, math.Pi/2, 3, 0.3, 260, pen.Fade(q.Bright, 0.22))
	case picture.Rays:
		p.Wheel(at.X, at.Y-20, 260, 16, pen.Fade(q.Accent, 0.28), pen.WheelOf{Phase: c.rnd(1, 0)})
		ink.Glow(p, at.X, at.Y-24, 34, q.Accent, 5, 0.12)
	case picture.Glare:
		c.glare(at.X*0.5, -24)
	}
}

// glare draws a bright light behind a dark figure: rays, and three flat discs, brighter inward,
// that make every outline in front readable.
func (c canvas) glare(x, y float64) {
	hot := pen.Mix(c.q.Main, c.q.Accent, 0.5)
	c.Wheel(x, y, 260, 20, pen.Fade(hot, 0.3), pen.WheelOf{Phase: c.rnd(1, 0)})
	for _, step := range [...]struct{ r, accent float64 }{{112, 0.22}, {86, 0.46}, {60, 0.7}} {
		c.Fill(pen.Circle(x, y, step.r), pen.Mix(c.q.Main, c.q.Accent, step.accent))
	}
	c.screen(x-112, y-112, 224, 224, 9, pen.Fade(pen.Mix(c.q.Main, c.q.Dark, 0.3), 0.5), pen.GrowOut)
}

// StreaksOf describes speed lines that thin out to the left: their number, the area of their heads,
// their lengths, and their turn around the origin.
type StreaksOf struct {
	X0, X1, Y0, Y1 float64
	N              int
	Turn           float64
	Short, Long    float64
}

// Paint draws the lines, cycling through the tones.
func (s StreaksOf) Paint(p pen.Pen, seed int, tones ...color.NRGBA) {
	if len(tones) == 0 {
		return
	}
	p = p.Turned(s.Turn)
	n := uint32(seed) * 31
	lines := make([]pen.Outline, len(tones))
	for i := range s.N {
		y := s.Y0 + (s.Y1-s.Y0)*pen.Noise(n, i)
		x := s.X0 + (s.X1-s.X0)*pen.Noise(n+1, i)
		l := s.Short + (s.Long-s.Short)*pen.Noise(n+2, i)
		w := 1.5 + 5*math.Pow(pen.Noise(n+3, i), 2)
		lines[i%len(tones)] = append(lines[i%len(tones)], pen.Polygon(x-l, y, x, y-w/2, x, y+w/2)...)
	}
	for i, o := range lines {
		p.Fill(o, pen.Fade(tones[i], 0.95))
	}
}

// Shafts draws n shafts of light from a point, fanned around a direction.
func Shafts(p pen.Pen, x, y, direction float64, n int, apart, length float64, tone color.NRGBA) {
	for i := range n {
		t := direction + (float64(i)-float64(n-1)/2)*apart
		w := 0.07 + 0.05*pen.Noise(7, i)
		s0, c0 := math.Sincos(t - w)
		s1, c1 := math.Sincos(t + w)
		p.Fill(pen.Polygon(x, y, x+length*c0, y+length*s0, x+length*c1, y+length*s1), tone)
	}
}

// Vignette darkens the corners in two flat steps to keep the eye on the subject. Dots would
// interfere with the dots of the ground.
func Vignette(p pen.Pen, amount float64, q ink.Palette) {
	if amount <= 0 {
		return
	}
	dark := pen.Mix(q.Dark, pen.Ink, 0.55)
	for _, step := range [...]struct{ rx, ry, part float64 }{{136, 102, 0.42}, {114, 84, 0.30}} {
		p.FillOdd(pen.Join(ink.Stage(), pen.Ellipse(0, -2, step.rx, step.ry)), pen.Fade(dark, amount*step.part))
	}
}
