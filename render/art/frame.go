package art

import "image/color"

// frameSide is how far a frame's contour lies from the sides of a card.
const frameSide = 14.0

// frame draws the kind's own frame into the art window of a card, between the
// banner at y0 and the type strip at y1. Kinds can be told apart by its shape
// alone.
func (p pen) frame(k Kind, y0, y1 float64) {
	box := area{frameSide, y0 + 13, CardWidth - 2*frameSide, y1 - y0 - 13 - 13}
	switch k {
	case Hero, SuperHero:
		p.rim(k, shieldTop(box), y0, y1)
	case Villain:
		p.rim(k, jagged(box), y0, y1)
	case SuperPower:
		p.rim(k, scalloped(box), y0, y1)
	case Equipment:
		p.rim(k, bevelled(box), y0, y1)
		p.rivets(box, Mix(k.Main(), White, 0.55))
	case Location:
		p.rim(k, arch(box, y1), y0, y1)
		p.skyline(y1-6, k.Dark())
	case SuperVillain:
		p.bleed(y0, y1)
	case Weakness:
		p.tear(y0, y1)
	case Starter:
		// Plain: the starting cards have no frame.
	}
}

// rim darkens the window outside a contour and draws the contour.
func (p pen) rim(k Kind, contour outline, y0, y1 float64) {
	outside := join(rectangle(-5, y0-30, CardWidth+10, y1-y0+40, 0), contour)
	p.fillOdd(outside, Mix(k.Dark(), Ink, 0.25))
	p.stroke(contour, 5.5, Ink)
	p.stroke(contour, 1.8, Mix(k.Main(), White, 0.6))
}

// shieldTop has the broad shoulders of a shield and a slight taper.
func shieldTop(b area) outline {
	l, t, r, bottom := b.x, b.y, b.x+b.w, b.y+b.h
	return outline{
		{moveTo, [6]float64{l, t + 54}},
		{quadTo, [6]float64{l, t, l + 62, t}},
		{lineTo, [6]float64{r - 62, t}},
		{quadTo, [6]float64{r, t, r, t + 54}},
		{quadTo, [6]float64{r, bottom - 30, r - 34, bottom}},
		{lineTo, [6]float64{l + 34, bottom}},
		{quadTo, [6]float64{l, bottom - 30, l, t + 54}},
		{op: closePath},
	}
}

// edgePoints walks around a rectangle in about equal steps and gives each point
// pushed inwards by how much depth says.
func edgePoints(b area, pitch float64, depth func(i int) float64) []float64 {
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
	side(b.x, b.y, 1, 0, b.w, 0, 1)
	side(b.x+b.w, b.y, 0, 1, b.h, -1, 0)
	side(b.x+b.w, b.y+b.h, -1, 0, b.w, 0, -1)
	side(b.x, b.y+b.h, 0, -1, b.h, 1, 0)
	return xy
}

// jagged has irregular teeth that point inwards.
func jagged(b area) outline {
	wide := area{b.x - 5, b.y - 6, b.w + 10, b.h + 11}
	return polygon(edgePoints(wide, 15, func(i int) float64 {
		if i%2 == 0 {
			return 3 * noise(21, i)
		}
		return 9 + 9*noise(22, i)
	})...)
}

// scalloped bulges inwards between points, like the balloon of a burst.
func scalloped(b area) outline {
	wide := area{b.x - 7, b.y - 7, b.w + 14, b.h + 13}
	tips := edgePoints(wide, 26, func(int) float64 { return 0 })
	cx, cy := wide.x+wide.w/2, wide.y+wide.h/2
	o := outline{{moveTo, [6]float64{tips[0], tips[1]}}}
	for i := 0; i < len(tips); i += 2 {
		j := (i + 2) % len(tips)
		mx, my := (tips[i]+tips[j])/2, (tips[i+1]+tips[j+1])/2
		// The control point is drawn towards the middle of the window.
		o = append(o, step{quadTo, [6]float64{mx + (cx-mx)*0.2, my + (cy-my)*0.26, tips[j], tips[j+1]}})
	}
	return append(o, step{op: closePath})
}

// bevelled has its corners cut off.
func bevelled(b area) outline {
	const c = 24.0
	l, t, r, bottom := b.x, b.y, b.x+b.w, b.y+b.h
	return polygon(l+c, t, r-c, t, r, t+c, r, bottom-c, r-c, bottom, l+c, bottom, l, bottom-c, l, t+c)
}

func (p pen) rivets(b area, c color.NRGBA) {
	for i := range 4 {
		x, y := b.x+3, b.y+5
		if i%2 == 1 {
			x = b.x + b.w - 3
		}
		if i/2 == 1 {
			y = b.y + b.h - 5
		}
		p.fill(circle(x, y, 6), Ink)
		p.fill(circle(x, y, 4), c)
	}
}

// arch is a gate with a round top, open below.
func arch(b area, y1 float64) outline {
	l, t, r := b.x, b.y-2, b.x+b.w
	return outline{
		{moveTo, [6]float64{l, y1 + 8}},
		{lineTo, [6]float64{l, t + 66}},
		{cubicTo, [6]float64{l, t + 22, l + 54, t, l + b.w/2, t}},
		{cubicTo, [6]float64{r - 54, t, r, t + 22, r, t + 66}},
		{lineTo, [6]float64{r, y1 + 8}},
		{op: closePath},
	}
}

// skyline stands roofs on the lower edge of the window.
func (p pen) skyline(base float64, c color.NRGBA) {
	roofs := []float64{22, 40, 28, 52, 18, 30, 14, 14, 24, 16, 46, 30, 58, 26, 38}
	xy := []float64{0, base + 10}
	step := CardWidth / float64(len(roofs))
	for i, h := range roofs {
		x := float64(i) * step
		xy = append(xy, x, base-h*0.8, x+step, base-h*0.8)
	}
	xy = append(xy, CardWidth, base+10)
	p.fill(polygon(xy...), Mix(c, Ink, 0.35))
	for i, h := range roofs {
		if h < 24 {
			continue
		}
		x := (float64(i) + 0.5) * step
		p.fill(rectangle(x-4, base-h*0.8+7, 3, 5, 0), Fade(Gold, 0.8))
		p.fill(rectangle(x+1.5, base-h*0.8+15, 3, 5, 0), Fade(Gold, 0.8))
	}
}
