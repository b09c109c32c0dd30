package art

import (
	"image/color"

	"lineup/render/art/pen"
)

// frameSide is how far a frame's contour lies from the sides of a card.
const frameSide = 14.0

// drawFrame draws the kind's own frame into the art window of a card, between the
// banner at y0 and the type strip at y1. Kinds can be told apart by its shape
// alone.
func drawFrame(p pen.Pen, k Kind, y0, y1 float64) {
	box := pen.AreaAt(frameSide, y0+13, CardWidth-2*frameSide, y1-y0-13-13)
	switch k {
	case Hero, SuperHero:
		drawRim(p, k, shieldTop(box), y0, y1)
	case Villain:
		drawRim(p, k, jagged(box), y0, y1)
	case SuperPower:
		drawRim(p, k, scalloped(box), y0, y1)
	case Equipment:
		drawRim(p, k, bevelled(box), y0, y1)
		drawRivets(p, box, pen.Mix(k.Main(), pen.White, 0.55))
	case Location:
		drawRim(p, k, arch(box, y1), y0, y1)
		drawSkyline(p, y1-6, k.Dark())
	case SuperVillain:
		drawBleed(p, y0, y1)
	case Weakness:
		drawTear(p, y0, y1)
	case Starter:
		// Plain: the starting cards have no frame.
	}
}

// drawRim darkens the window outside a contour and draws the contour.
func drawRim(p pen.Pen, k Kind, contour pen.Outline, y0, y1 float64) {
	outside := pen.Join(pen.Rectangle(-5, y0-30, CardWidth+10, y1-y0+40, 0), contour)
	p.FillOdd(outside, pen.Mix(k.Dark(), pen.Ink, 0.25))
	p.Stroke(contour, 5.5, pen.Ink)
	p.Stroke(contour, 1.8, pen.Mix(k.Main(), pen.White, 0.6))
}

// shieldTop has the broad shoulders of a shield and a slight taper.
func shieldTop(b pen.Area) pen.Outline {
	l, t, r, bottom := b.X, b.Y, b.X+b.W, b.Y+b.H
	return pen.Outline{
		pen.MoveTo(l, t+54),
		pen.QuadTo(l, t, l+62, t),
		pen.LineTo(r-62, t),
		pen.QuadTo(r, t, r, t+54),
		pen.QuadTo(r, bottom-30, r-34, bottom),
		pen.LineTo(l+34, bottom),
		pen.QuadTo(l, bottom-30, l, t+54),
		pen.ClosePath(),
	}
}

// edgePoints walks around a rectangle in about equal steps and gives each point
// pushed inwards by how much depth says.
func edgePoints(b pen.Area, pitch float64, depth func(i int) float64) []float64 {
	var xy []float64
	i := 0
	side := func(x0, y0, dx, dy, length, inX, inY float64) {
		n := max(2, 2*int(length/pitch/2+0.5))
		for j := range n {
			far := length * float64(j) / float64(n)
			d := depth(i)
			if j == 0 {
				// Corners stay out.
				d = 0
			}
			xy = append(xy, x0+dx*far+inX*d, y0+dy*far+inY*d)
			i++
		}
	}
	side(b.X, b.Y, 1, 0, b.W, 0, 1)
	side(b.X+b.W, b.Y, 0, 1, b.H, -1, 0)
	side(b.X+b.W, b.Y+b.H, -1, 0, b.W, 0, -1)
	side(b.X, b.Y+b.H, 0, -1, b.H, 1, 0)
	return xy
}

// jagged has irregular teeth that point inwards.
func jagged(b pen.Area) pen.Outline {
	wide := pen.AreaAt(b.X-5, b.Y-6, b.W+10, b.H+11)
	return pen.Polygon(edgePoints(wide, 15, func(i int) float64 {
		if i%2 == 0 {
			return 3 * pen.Noise(21, i)
		}
		return 9 + 9*pen.Noise(22, i)
	})...)
}

// scalloped bulges inwards between points, like the balloon of a burst.
func scalloped(b pen.Area) pen.Outline {
	wide := pen.AreaAt(b.X-7, b.Y-7, b.W+14, b.H+13)
	tips := edgePoints(wide, 26, func(int) float64 { return 0 })
	cx, cy := wide.X+wide.W/2, wide.Y+wide.H/2
	o := pen.Outline{pen.MoveTo(tips[0], tips[1])}
	for i := 0; i < len(tips); i += 2 {
		j := (i + 2) % len(tips)
		mx, my := (tips[i]+tips[j])/2, (tips[i+1]+tips[j+1])/2
		// The control point is drawn towards the middle of the window.
		o = append(o, pen.QuadTo(mx+(cx-mx)*0.2, my+(cy-my)*0.26, tips[j], tips[j+1]))
	}
	return append(o, pen.ClosePath())
}

// bevelled has its corners cut off.
func bevelled(b pen.Area) pen.Outline {
	const c = 24.0
	l, t, r, bottom := b.X, b.Y, b.X+b.W, b.Y+b.H
	return pen.Polygon(l+c, t, r-c, t, r, t+c, r, bottom-c, r-c, bottom, l+c, bottom, l, bottom-c, l, t+c)
}

func drawRivets(p pen.Pen, b pen.Area, c color.NRGBA) {
	for i := range 4 {
		x, y := b.X+3, b.Y+5
		if i%2 == 1 {
			x = b.X + b.W - 3
		}
		if i/2 == 1 {
			y = b.Y + b.H - 5
		}
		p.Fill(pen.Circle(x, y, 6), pen.Ink)
		p.Fill(pen.Circle(x, y, 4), c)
	}
}

// arch is a gate with a round top, open below.
func arch(b pen.Area, y1 float64) pen.Outline {
	l, t, r := b.X, b.Y-2, b.X+b.W
	return pen.Outline{
		pen.MoveTo(l, y1+8),
		pen.LineTo(l, t+66),
		pen.CubicTo(l, t+22, l+54, t, l+b.W/2, t),
		pen.CubicTo(r-54, t, r, t+22, r, t+66),
		pen.LineTo(r, y1+8),
		pen.ClosePath(),
	}
}

// drawSkyline stands roofs on the lower edge of the window.
func drawSkyline(p pen.Pen, base float64, c color.NRGBA) {
	roofs := []float64{22, 40, 28, 52, 18, 30, 14, 14, 24, 16, 46, 30, 58, 26, 38}
	xy := []float64{0, base + 10}
	step := CardWidth / float64(len(roofs))
	for i, h := range roofs {
		x := float64(i) * step
		xy = append(xy, x, base-h*0.8, x+step, base-h*0.8)
	}
	xy = append(xy, CardWidth, base+10)
	p.Fill(pen.Polygon(xy...), pen.Mix(c, pen.Ink, 0.35))
	for i, h := range roofs {
		if h < 24 {
			continue
		}
		x := (float64(i) + 0.5) * step
		p.Fill(pen.Rectangle(x-4, base-h*0.8+7, 3, 5, 0), pen.Fade(pen.Gold, 0.8))
		p.Fill(pen.Rectangle(x+1.5, base-h*0.8+15, 3, 5, 0), pen.Fade(pen.Gold, 0.8))
	}
}
