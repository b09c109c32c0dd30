package place

import (
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// museum draws a hall with a dinosaur skeleton, glass cases, and the moon through a window.
func museum(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	c.screen(-140, -20, 280, 125, 9, pen.Fade(q.Dark, 0.6), pen.GrowDown)
	x := c.span(1, 0, -40, 40)
	// A row of arched windows, with the moon in one of them.
	var frames, panes, leads pen.Outline
	for i := range 5 {
		wx := -112 + 56*float64(i)
		frames = append(frames, windowShape.Scaled(0.94, 1.0).Moved(wx, -22)...)
		panes = append(panes, windowShape.Scaled(0.76, 0.9).Moved(wx, -22)...)
		leads = append(leads, pen.Open(wx, -72, wx, 20)...)
		leads = append(leads, pen.Open(wx-20, -34, wx+20, -34)...)
		leads = append(leads, pen.Open(wx-20, -8, wx+20, -8)...)
	}
	c.Fill(frames, q.Mid)
	c.Fill(panes, q.Main)
	c.Atop(panes, func(p pen.Pen) {
		v := c
		v.Pen = p
		v.haze(x, 26, 130, 60)
		ink.Disc(p, x, -36+c.span(1, 1, -12, 12), c.span(1, 2, 22, 32), q.Bright, q.Light)
		p.Fill(ink.Stars(-140, -80, 280, 70, 26, c.seed+2), pen.Paper)
		r, _ := c.roofs(row{base: 22, low: 6, high: 34, narrow: 8, wide: 16, stream: 10})
		p.Fill(r, q.Far)
	})
	c.Stroke(leads, 1.8, q.Mid)
	var shafts pen.Outline
	for i := range 5 {
		wx := -112 + 56*float64(i)
		shafts = append(shafts, pen.Polygon(wx-18, 20, wx+18, 20, wx+52, 104, wx+2, 104)...)
	}
	c.Fill(shafts, pen.Fade(q.Light, 0.2))
	c.Fill(pen.Polygon(left, 66, right, 66, right, bottom+5, left, bottom+5), q.Mid)
	c.Fill(pen.Polygon(left, 66, right, 66, right, 68, left, 68), pen.Mix(q.Mid, q.Light, 0.4))
	c.skeleton(c.span(3, 0, -12, 12), 4)
	// Cases with precious exhibits.
	for i, s := range [...]float64{-1, 1} {
		cx := s*104 + c.span(4, i, -10, 8)
		c.Fill(pen.Join(rect(cx-17, 58, 34, 50), rect(cx-20, 54, 40, 6)), q.Near)
		ink.Glow(c.Pen, cx, 38, 9, q.Accent, 3, 0.16)
		if c.chance(5, i, 0.5) {
			c.Fill(pen.Polygon(cx-8, 40, cx-4, 32, cx+4, 32, cx+8, 40, cx, 52), pen.Mix(q.Accent, pen.White, 0.3))
			c.Fill(pen.Polygon(cx, 40, cx+8, 40, cx, 52), pen.Mix(q.Accent, q.Dark, 0.35))
		} else { // a jar
			c.Fill(pen.Outline(jarShape).Moved(cx, 40), pen.Mix(q.Accent, q.Dark, 0.2))
			c.Fill(pen.Join(rect(cx-7, 38, 14, 2), rect(cx-7, 43, 14, 2)), q.Near)
		}
		c.Stroke(rect(cx-15, 22, 30, 32), 1.6, pen.Fade(q.Bright, 0.9))
		c.Fill(pen.Polygon(cx-12, 52, cx-4, 24, cx+1, 24, cx-7, 52), pen.Fade(pen.White, 0.25))
		c.Fill(rect(cx-20, 54, 40, 1.8), pen.Mix(q.Mid, q.Light, 0.6))
	}
	c.Fill(pen.Join(rect(left, top, 20, 215), rect(right-20, top, 20, 215)), q.Near)
	c.Fill(pen.Join(rect(left+17, top, 3, 215), rect(right-20, top, 2, 215)), pen.Mix(q.Mid, q.Light, 0.3))
	// A rope in front of the skeleton.
	var posts pen.Outline
	var rope pen.Outline
	for i := range 5 {
		px := -72 + 36*float64(i)
		posts = append(posts, rect(px-1.6, 80, 3.2, 22)...)
		posts = append(posts, pen.Circle(px, 79, 2.6)...)
		if i > 0 {
			rope = append(rope, pen.MoveTo(px-36, 83), pen.QuadTo(px-18, 94, px, 83))
		}
	}
	c.Fill(posts, q.Near)
	c.Stroke(rope, 2, pen.Mix(q.Accent, q.Dark, 0.3))
}

var jarShape = pen.MustPath("M-3 -12 H3 V-8 Q10 -4 8 4 Q6 10 3 12 H-3 Q-6 10 -8 4 Q-10 -4 -3 -8 Z")

// skeleton draws the skeleton of a walking dinosaur with its back around (x, y).
func (c canvas) skeleton(x, y float64) {
	q := c.q
	b := c.at(x, y, 1)
	bone := pen.Mix(q.Bright, q.Main, 0.2)
	spine := []pen.Along{{X: -96, Y: 40, Width: 1.5}, {X: -66, Y: 24, Width: 4}, {X: -30, Y: 8, Width: 7}, {X: 0, Y: 0, Width: 8}, {X: 22, Y: -14, Width: 7}, {X: 36, Y: -32, Width: 6}}
	var ribs pen.Outline
	for i := range 8 {
		t := float64(i) / 7
		rx, ry := -26+46*t, 6-16*t*t
		ribs = append(ribs, pen.Brush([]pen.Along{{X: rx, Y: ry, Width: 3}, {X: rx + 7, Y: ry + 16 - 4*t, Width: 2.6}, {X: rx + 2, Y: ry + 28 - 8*t, Width: 1}}, 5, true)...)
	}
	var spikes pen.Outline
	for i := range 15 {
		t := float64(i) / 14
		s := pen.Spline([]pen.Point{{X: -96, Y: 40}, {X: -66, Y: 24}, {X: -30, Y: 8}, {X: 0, Y: 0}, {X: 22, Y: -14}, {X: 36, Y: -32}}, 6)
		at := s[int(t*float64(len(s)-1))]
		spikes = append(spikes, pen.Polygon(at.X-2, at.Y-1, at.X-1, at.Y-4-4*t, at.X+2, at.Y-1)...)
	}
	legs := pen.Join(
		pen.Brush([]pen.Along{{X: -18, Y: 8, Width: 7}, {X: -4, Y: 30, Width: 4}, {X: -20, Y: 46, Width: 4}, {X: -14, Y: 62, Width: 3}, {X: -2, Y: 63, Width: 2.4}}, 6, true),
		pen.Brush([]pen.Along{{X: -22, Y: 8, Width: 6}, {X: -34, Y: 30, Width: 4}, {X: -50, Y: 44, Width: 3.6}, {X: -46, Y: 61, Width: 3}, {X: -36, Y: 63, Width: 2.4}}, 6, true),
		pen.Brush([]pen.Along{{X: 20, Y: -2, Width: 4}, {X: 28, Y: 10, Width: 3}, {X: 22, Y: 18, Width: 2}, {X: 27, Y: 21, Width: 1}}, 5, true))
	skull := pen.MustPath("M28 -36 Q30 -52 46 -52 Q60 -52 76 -40 L80 -30 L62 -30 L58 -26 L52 -31 L46 -26 L42 -30 Q34 -28 28 -36 Z")
	jaw := pen.MustPath("M34 -30 Q38 -20 48 -18 L74 -16 L78 -20 L66 -22 L62 -26 L57 -21 L50 -24 L46 -28 Z")
	all := pen.Join(pen.Brush(spine, 8, true), ribs, spikes, legs)
	b.Stroke(all, 2.6, q.Near)
	b.Stroke(pen.Join(skull, jaw), 2.6, q.Near)
	b.Fill(all, bone)
	b.Fill(skull, bone)
	b.Fill(jaw, bone)
	b.Fill(pen.Join(pen.Ellipse(46, -42, 4.4, 4), pen.Ellipse(60, -39, 4.4, 2.8), pen.Ellipse(73, -37, 2, 1.4)), q.Near)
	b.FillOdd(pen.Join(legs, legs.Moved(-1.4, -0.4)), pen.Fade(q.Near, 0.7))
	// The plinth and the rods that support it.
	b.Fill(pen.Join(rect(-6, 4, 1.6, 60), rect(-66, 24, 1.6, 40)), q.Near)
	b.Fill(pen.Polygon(-76, 64, 44, 64, 54, 80, -86, 80), q.Near)
	b.Fill(rect(-76, 64, 120, 1.8), pen.Mix(q.Mid, q.Light, 0.6))
}
