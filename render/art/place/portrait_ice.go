package place

import (
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// icePortrait draws a palace of crystals in the north with a light in its doorway.
func icePortrait(c canvas) {
	c = c.turned().framed()
	q := c.q
	cool := pen.Mix(pen.RGB(0x7fe0ff), q.Accent, 0.25)
	green := pen.Mix(pen.RGB(0x56e0b0), q.Accent, 0.2) // the second hue: northern lights
	c.ground(pen.Mix(q.Dark, pen.Ink, 0.3))
	c.Fill(pen.Ellipse(0, 60, 220, 140), pen.Mix(q.Dark, q.Main, 0.4))
	c.Fill(pen.Ellipse(0, 66, 180, 92), q.Main)
	c.Fill(pen.Ellipse(0, 68, 140, 56), pen.Mix(q.Main, cool, 0.45))
	c.screen(-140, -105, 280, 130, 9, pen.Mix(q.Dark, pen.Ink, 0.2), pen.GrowUp)
	c.Fill(ink.Stars(-136, -100, 272, 110, 50, c.seed+1), pen.Paper)
	c.aurora(2, green)
	mass, shade := c.crags(30, 66, 20, 54, 5)
	c.Fill(mass, pen.Mix(q.Far, q.Main, 0.3))
	c.Fill(shade, q.Mid)
	var caps pen.Outline
	for i := range 6 {
		px := left + 56*(float64(i)+0.6*(c.rnd(30, i)-0.5))
		h, w := c.span(31, i, 20, 54), 56*c.span(32, i, 0.75, 1.15)
		peak := px + w*0.3*(c.rnd(33, i)-0.5)
		caps = append(caps, pen.Polygon(peak, 66-h, peak-w*0.14, 66-h*0.78, peak-w*0.04, 66-h*0.82, peak+w*0.04, 66-h*0.72, peak+w*0.13, 66-h*0.8)...)
	}
	c.Fill(caps, pen.Mix(cool, pen.White, 0.6))
	ink.Glow(c.Pen, 0, 30, 50, cool, 3, 0.14)
	c.Wheel(0, 40, 170, 20, pen.Fade(pen.Mix(cool, pen.White, 0.4), 0.2), pen.WheelOf{Phase: c.rnd(1, 0)})
	pale, deep := pen.Mix(cool, pen.White, 0.5), pen.Mix(cool, q.Dark, 0.55)
	for i, s := range [...][4]float64{{-92, 20, 46, -30}, {96, 20, 50, 30}, {-36, 26, 100, -22}, {40, 26, 104, 26}, {-66, 22, 70, -30}, {72, 22, 72, 32}, {0, 36, 130, 6}, {18, 22, 88, 30}, {-18, 22, 84, -26}} {
		h := s[2] * c.span(4, i, 0.86, 1.12)
		x, w, lean := s[0]+c.span(5, i, -4, 4), s[1], s[3]*c.span(6, i, 0.7, 1.2)
		body, side := shard(x, 74, w, h, lean)
		c.Stroke(body, 3.4, pen.Ink)
		c.Fill(body, pale)
		c.Fill(side, deep)
		c.Fill(pen.Polygon(x+w*0.08, 74, x+lean*0.75, 74-h*0.62, x+lean*0.86+w*0.1, 74-h*0.64, x+w*0.26, 74), pen.Mix(cool, q.Main, 0.35))
		c.Fill(pen.Polygon(x-w*0.36, 70, x-w*0.36+lean*0.5, 74-h*0.6, x-w*0.24+lean*0.5, 74-h*0.6, x-w*0.18, 70), pen.White)
	}
	// Flashes on the tips.
	c.Fill(pen.Join(ink.Twinkle(6, -56, 11), ink.Twinkle(-56, -22, 7), ink.Twinkle(64, -26, 8)), pen.White)
	door := pen.MustPath("M-13 78 V52 Q0 34 13 52 V78 Z")
	warm := pen.Mix(pen.RGB(0xffd98a), q.Accent, 0.2)
	c.Fill(door, pen.Ink)
	c.Fill(door.Moved(0, -56).Scaled(0.74, 0.84).Moved(0, 58), warm)
	c.Fill(pen.Polygon(-9, 76, 9, 76, 44, bottom+5, -50, bottom+5), pen.Fade(warm, 0.75))
	snow := pen.MustPath("M-140 110 V74 Q-90 62 -40 80 L-12 78 L-34 110 Z M140 110 V72 Q90 64 44 80 L12 78 L34 110 Z")
	c.FillOdd(snow, pen.Paper)
	c.FillOdd(pen.MustPath("M-140 110 V92 Q-90 78 -40 92 L-28 110 Z M140 110 V90 Q90 82 44 92 L28 110 Z"), pen.Mix(pen.Paper, cool, 0.5))
	// The resident comes down to the door, cape in the wind. Tracks lead away.
	fx, fy := c.span(7, 0, 60, 84), c.span(7, 1, -10, 10)
	flier := pen.MustPath("M-26 8 Q-14 -4 -2 -3 L8 -8 Q10 -12 14 -11 Q17 -9 15 -6 L24 -10 L25 -7 L14 -1 L6 3 L-6 6 L-16 12 L-24 14 L-14 6 Q-20 8 -26 8 Z").Scaled(-0.8, 0.8).Moved(fx, fy)
	c.Stroke(pen.Join(pen.Open(fx+22, fy-14, fx+60, fy-36), pen.Open(fx+24, fy-4, fx+58, fy-22)), 1.6, pen.Fade(pen.White, 0.7))
	c.Stroke(flier, 2, pen.White)
	c.Fill(flier, pen.Ink)
	c.Fill(cloakShape.Scaled(0.13, 0.13).Moved(0, 68), pen.Ink)
	c.Fill(c.flakes(50, -95, 100, 40, 0.8, 2.8), pen.White)
}
