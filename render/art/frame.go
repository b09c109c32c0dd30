package art

import (
	"image/color"

	"lineup/render/art/pen"
)

// frameSide is the distance of a frame's contour from the sides of a card.
const frameSide = 7.0

// drawFrame draws the frame of a card type into the picture of a card, between y0 and the type
// strip at y1. Its shape alone distinguishes the types.
func drawFrame(p pen.Pen, k Kind, y0, y1 float64) {
	box := pen.AreaAt(frameSide, y0+5, CardWidth-2*frameSide, y1-y0-11)
	switch k {
	case Hero:
		drawRim(p, k, shieldTop(box), y0, y1)
	case Villain:
		drawRim(p, k, jagged(box), y0, y1)
	case SuperPower:
		drawRim(p, k, scalloped(box), y0, y1)
	case Equipment:
		drawRim(p, k, bevelled(box), y0, y1)
		drawRivets(p, y0, y1, pen.Mix(k.Main(), pen.White, 0.55))
	case Location:
		drawRim(p, k, arch(box, y1), y0, y1)
	case SuperVillain:
		drawBleed(p, y0)
	case Weakness:
		drawTear(p, y0, y1)
	case Starter, SuperHero:
		// Plain: starters have no frame, and Super Heroes have a poster.
	}
}

// drawRim darkens the picture outside a contour and draws the contour.
func drawRim(p pen.Pen, k Kind, contour pen.Outline, y0, y1 float64) {
	outside := pen.Join(pen.Rectangle(-5, y0-40, CardWidth+10, y1-y0+60, 0), contour)
	p.FillOdd(outside, pen.Mix(k.Dark(), pen.Ink, 0.4))
	p.Stroke(contour, 4.4, pen.Ink)
	p.Stroke(contour, 1.7, pen.Mix(k.Main(), pen.White, 0.6))
}

// shieldTop returns a shield outline with broad shoulders and a slight taper.
func shieldTop(b pen.Area) pen.Outline {
	l, t, r, bottom := b.X, b.Y, b.X+b.W, b.Y+b.H
	return pen.Outline{
		pen.MoveTo(l, t+40),
		pen.QuadTo(l, t, l+46, t),
		pen.LineTo(r-46, t),
		pen.QuadTo(r, t, r, t+40),
		pen.QuadTo(r, bottom-20, r-26, bottom),
		pen.LineTo(l+26, bottom),
		pen.QuadTo(l, bottom-20, l, t+40),
		pen.ClosePath(),
	}
}

// edgePoints returns points around a rectangle in about equal steps, each moved inward by depth.
func edgePoints(b pen.Area, pitch float64, depth func(i int) float64) []float64 {
	var xy []float64
	i := 0
	side := func(x0, y0, dx, dy, length, inX, inY float64) {
		n := max(2, 2*int(length/pitch/2+0.5))
		for j := range n {
			far := length * float64(j) / float64(n)
			d := depth(i)
			if j == 0 {
				// Corners stay in place.
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

// outward returns a rectangle extended on every side.
func outward(b pen.Area, by float64) pen.Area {
	return pen.AreaAt(b.X-by, b.Y-by, b.W+2*by, b.H+2*by)
}

// jagged returns an outline with irregular teeth that point inward.
func jagged(b pen.Area) pen.Outline {
	return pen.Polygon(edgePoints(outward(b, 4), 15, func(i int) float64 {
		if i%2 == 0 {
			return 2 * pen.Noise(21, i)
		}
		return 5 + 6*pen.Noise(22, i)
	})...)
}

// scalloped returns an outline that bulges inward between points, like a burst balloon.
func scalloped(b pen.Area) pen.Outline {
	wide := outward(b, 4)
	tips := edgePoints(wide, 26, func(int) float64 { return 0 })
	cx, cy := wide.X+wide.W/2, wide.Y+wide.H/2
	o := pen.Outline{pen.MoveTo(tips[0], tips[1])}
	for i := 0; i < len(tips); i += 2 {
		j := (i + 2) % len(tips)
		mx, my := (tips[i]+tips[j])/2, (tips[i+1]+tips[j+1])/2
		// The control point is moved toward the middle of the window.
		o = append(o, pen.QuadTo(mx+(cx-mx)*0.11, my+(cy-my)*0.14, tips[j], tips[j+1]))
	}
	return append(o, pen.ClosePath())
}

// bevelled returns a rectangle with its corners cut off.
func bevelled(b pen.Area) pen.Outline {
	const c = 18.0
	l, t, r, bottom := b.X, b.Y, b.X+b.W, b.Y+b.H
	return pen.Polygon(l+c, t, r-c, t, r, t+c, r, bottom-c, r-c, bottom, l+c, bottom, l, bottom-c, l, t+c)
}

// drawRivets draws four rivets in the cut corners.
func drawRivets(p pen.Pen, y0, y1 float64, c color.NRGBA) {
	for i := range 4 {
		x, y := frameSide+5, y0+10
		if i%2 == 1 {
			x = CardWidth - x
		}
		if i/2 == 1 {
			y = y1 - 11
		}
		p.Fill(pen.Circle(x, y, 5), pen.Ink)
		p.Fill(pen.Circle(x, y, 3.3), c)
	}
}

// arch returns an arch with a round top, open at the bottom.
func arch(b pen.Area, y1 float64) pen.Outline {
	l, t, r := b.X, b.Y, b.X+b.W
	return pen.Outline{
		pen.MoveTo(l, y1+8),
		pen.LineTo(l, t+54),
		pen.CubicTo(l, t+16, l+50, t, l+b.W/2, t),
		pen.CubicTo(r-50, t, r, t+16, r, t+54),
		pen.LineTo(r, y1+8),
		pen.ClosePath(),
	}
}
