package place

import (
	"image/color"
	"math"

	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// city draws a skyline at night under a moon.
func city(c canvas) { c.skyline() }

func (c canvas) skyline() {
	q := c.q
	c.ground(q.Main)
	c.screen(-140, -105, 280, 150, 9, pen.Fade(q.Dark, 0.8), pen.GrowUp)
	// The light of the streets glows in the haze behind the roofs.
	c.Fill(pen.Ellipse(c.span(1, 0, -50, 50), 72, 150, 62), pen.Fade(q.Light, 0.4))
	c.Fill(pen.Ellipse(c.span(1, 0, -50, 50), 76, 110, 38), pen.Fade(q.Bright, 0.45))
	x, y, r := c.disc(-84, 88, -50, -30, 24, 38, q.Bright)
	if r > 28 { // large enough to have seas
		c.Fill(pen.Join(pen.Circle(x+r*0.3, y+r*0.2, r*0.24), pen.Circle(x-r*0.28, y-r*0.3, r*0.18), pen.Circle(x-r*0.1, y+r*0.45, r*0.13)), pen.Fade(q.Light, 0.55))
	}
	c.Fill(pen.Join(cloud(int(3*c.rnd(2, 0)), x+r*0.6, y+r*0.6, 0.75), cloud(1, x-r*1.2, y+r*0.2, 0.55)), pen.Mix(q.Main, q.Light, 0.45))
	c.Fill(c.clouds(3, -70, -10, 3, 0.4, 0.7), pen.Fade(q.Far, 0.9))
	far, _ := c.roofs(row{base: 62, low: 16, high: 80, stream: 10})
	c.Fill(far, q.Far)
	mid, houses := c.roofs(row{base: 76, low: 18, high: 72, narrow: 18, wide: 34, stream: 20})
	c.Fill(mid, q.Mid)
	c.FillOdd(pen.Join(mid, mid.Moved(2, 1.5)), pen.Fade(q.Light, 0.32)) // moonlit edges
	c.Fill(c.windows(houses, 30, 0.3, 3, 7), q.Accent)
	c.screen(-140, 34, 280, 71, 7, pen.Fade(q.Near, 0.8), pen.GrowDown)
}

// roof draws a flat roof above the city, with a water tank and a chimney at its edge.
func roof(c canvas) {
	c.seed += 7 // a different skyline from the one the city draws for this seed
	c.skyline()
	c.seed -= 7
	c = c.turned()
	q := c.q
	edge := c.span(60, 0, -30, 6)
	floor := pen.Polygon(left, 72, edge-8, 72, edge, 82, right, 82, right, bottom+5, left, bottom+5)
	c.Fill(floor, q.Near)
	c.Fill(pen.Polygon(left, 72, edge-8, 72, edge, 82, right, 82, right, 85, edge-2, 85, edge-10, 75, left, 75), pen.Mix(q.Mid, q.Light, 0.45))
	// The tank on its legs.
	x := c.span(60, 1, -120, -100)
	tank := pen.Join(pen.Polygon(x-17, -6, x, -22, x+17, -6), rect(x-15, -6, 30, 40), rect(x-17, 34, 34, 4))
	c.Fill(pen.Join(rect(x-13, 38, 4, 40), rect(x+9, 38, 4, 40), pen.Polygon(x-12, 40, x-9, 40, x+12, 72, x+9, 72)), q.Near)
	c.Fill(tank, q.Near)
	c.Fill(pen.Join(rect(x+10, -5, 3, 38), pen.Polygon(x, -22, x+17, -6, x+12, -6)), pen.Mix(q.Mid, q.Light, 0.5))
	c.Stroke(pen.Join(pen.Open(x-15, 6, x+15, 6), pen.Open(x-15, 22, x+15, 22)), 1.4, q.Mid)
	// A vent and a stairway hut on the other side.
	v := c.span(60, 2, 84, 112)
	c.Fill(pen.Join(rect(v-14, 50, 28, 36), rect(v-17, 46, 34, 6)), q.Near)
	c.Fill(pen.Join(rect(v-9, 58, 18, 2.4), rect(v-9, 63, 18, 2.4), rect(v-9, 68, 18, 2.4)), q.Mid)
	c.Fill(rect(v-17, 46, 34, 2), pen.Mix(q.Mid, q.Light, 0.6))
}

// alley draws a narrow street between brick walls. Light falls in from above.
func alley(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(q.Far)
	var dark, light pen.Outline
	for r := -9; r < 9; r++ {
		for k := -6; k < 7; k++ {
			i := r*31 + k + 400
			if !c.chance(1, i, 0.45) {
				continue
			}
			x, y := float64(k)*26, float64(r)*12
			if r&1 == 1 {
				x += 13
			}
			if c.chance(2, i, 0.5) {
				dark = append(dark, rect(x, y, 24, 10)...)
			} else {
				light = append(light, rect(x, y, 24, 10)...)
			}
		}
	}
	c.Fill(dark, q.Mid)
	c.Fill(light, pen.Mix(q.Main, q.Dark, 0.25))
	// Light comes from a lamp over the alley; its cone falls on the wall and the ground.
	lamp := c.span(3, 0, -34, 40)
	c.Fill(pen.Polygon(lamp-32, -100, lamp+32, -100, lamp*0.4+120, 110, lamp*0.4-120, 110), pen.Fade(q.Main, 0.55))
	c.Fill(pen.Polygon(lamp-14, -100, lamp+14, -100, lamp*0.4+78, 110, lamp*0.4-74, 110), pen.Fade(q.Light, 0.5))
	c.Fill(pen.Ellipse(lamp*0.4, 92, 78, 12), pen.Fade(q.Bright, 0.5))
	// A fire escape on one side, a pipe and a lit window on the other.
	c.Fill(pen.Polygon(left, top, -96, top, -112, bottom, left, bottom), q.Near)
	c.Fill(pen.Polygon(right, top, 104, top, 118, bottom, right, bottom), q.Near)
	var stair pen.Outline
	for i := range 4 {
		y := -78 + 46*float64(i) + c.span(4, 0, -14, 14)
		stair = append(stair, rect(-104, y, 44, 3)...)
		stair = append(stair, rect(-104, y-14, 44, 1.6)...)
		for k := range 6 {
			stair = append(stair, rect(-62-8*float64(k), y-14, 1.4, 14)...)
		}
	}
	c.Fill(stair, q.Near)
	var steps pen.Outline
	for i := range 3 {
		y := -78 + 46*float64(i) + c.span(4, 0, -14, 14)
		steps = append(steps, pen.Open(-66, y+3, -94, y+46)...)
	}
	c.Stroke(steps, 3, q.Near)
	y := c.span(4, 1, -60, -20)
	c.Fill(rect(80, y, 22, 30), q.Near)
	c.Fill(pen.Join(rect(83, y+3, 7, 11), rect(92, y+3, 7, 11), rect(83, y+16, 7, 11), rect(92, y+16, 7, 11)), q.Accent)
	c.Fill(pen.Join(rect(70, top, 5, 210), rect(68, c.span(4, 2, -70, 40), 9, 6)), q.Near)
	c.Fill(rect(70, top, 1.5, 210), pen.Mix(q.Mid, q.Light, 0.4))
	// Bins and crates.
	c.Fill(pen.Join(rect(-100, 62, 30, 46), pen.Polygon(-104, 62, -102, 54, -68, 54, -66, 62), rect(88, 70, 26, 40), rect(96, 52, 18, 20)), q.Near)
	c.Fill(pen.Join(rect(-104, 54, 38, 2), rect(88, 70, 26, 2), rect(96, 52, 18, 1.8)), pen.Mix(q.Mid, q.Light, 0.5))
}

// above draws a city seen from the air. Its towers lean away from the viewer.
func above(c canvas) {
	q := c.q
	c.ground(q.Main)
	c.screen(-140, -105, 280, 120, 9, pen.Fade(q.Dark, 0.6), pen.GrowUp)
	x, y, _ := c.disc(-86, 92, -52, -36, 28, 38, q.Bright)
	c.Wheel(x, y, 300, 22, pen.Fade(q.Light, 0.25), pen.WheelOf{Phase: c.rnd(1, 0)})
	c.Fill(c.clouds(2, -10, 24, 4, 0.5, 0.9), pen.Fade(q.Light, 0.7))
	c.Fill(pen.Ellipse(x*0.4, 62, 170, 34), pen.Fade(q.Bright, 0.4)) // haze over the far streets
	var walls, tops [3]pen.Outline
	var lights pen.Outline
	const towers = 26
	for i := range towers {
		tx := -150 + 300*(float64(i)+0.5)/towers + 14*(c.rnd(3, i)-0.5)
		w, near := 7+13*c.rnd(4, i), c.rnd(5, i)
		y := 30 + 38*near*(0.5+math.Abs(tx)/150)
		h := 26 + 52*c.rnd(6, i)*(0.4+math.Abs(tx)/120)
		tone := min(2, int(near*3))
		roofY := y - h + 34
		walls[tone] = append(walls[tone], pen.Polygon(tx-w*1.08, roofY, tx+w*1.08, roofY, tx+w, y+90, tx-w, y+90)...)
		tops[tone] = append(tops[tone], pen.Polygon(tx-w*0.6, roofY-6, tx+w*1.4, roofY-6, tx+w*1.08, roofY, tx-w*1.08, roofY)...)
		for n := range 10 {
			if tone > 0 && c.chance(7, i*11+n, 0.4) {
				lights = append(lights, rect(tx-w*0.6+float64(n%2)*w*0.7, roofY+7+float64(n/2)*8, 2.6, 3.6)...)
			}
		}
	}
	for tone, wallColour := range [3]color.NRGBA{q.Far, q.Mid, pen.Mix(q.Mid, q.Near, 0.5)} {
		c.Fill(walls[tone], wallColour)
		c.Fill(tops[tone], pen.Mix(q.Light, wallColour, 0.35))
	}
	c.Fill(lights, q.Accent)
	c.Fill(c.clouds(8, 92, 108, 4, 0.7, 1.1), pen.Fade(q.Light, 0.5))
}

// road draws a wide, wet road in front of the city, with lamps along it.
func road(c canvas) {
	c = c.turned()
	q := c.q
	c.ground(pen.Mix(q.Main, q.Dark, 0.35))
	c.screen(-140, -105, 280, 110, 9, pen.Fade(q.Dark, 0.7), pen.GrowUp)
	x, _, _ := c.disc(-90, 60, -52, -38, 24, 34, q.Bright)
	c.Fill(c.clouds(1, -30, -4, 3, 0.5, 0.8), q.Far)
	far, _ := c.roofs(row{base: 22, low: 16, high: 66, narrow: 16, wide: 34, stream: 10})
	c.Fill(far, q.Far)
	mid, houses := c.roofs(row{base: 30, low: 8, high: 44, stream: 20})
	c.Fill(mid, q.Mid)
	c.Fill(c.windows(houses, 30, 0.34, 2.6, 6), q.Accent)
	c.Fill(pen.Polygon(left, 28, right, 20, right, bottom+5, left, bottom+5), q.Near)
	c.Fill(c.glimmer(40, x, 30, 104, 26, 9), pen.Fade(q.Bright, 0.5))
	tones := [3]pen.Outline{}
	for i := range 30 {
		y := 30 + 70*math.Pow(c.rnd(41, i), 1.4)
		l := 30 + 120*c.rnd(42, i)*(y-20)/60
		x := -150 + 290*c.rnd(43, i)
		tones[i%3] = append(tones[i%3], pen.Polygon(x, y, x+l, y-1.2, x+l, y+1.2+(y-30)*0.02)...)
	}
	c.Fill(tones[0], pen.Fade(pen.Mix(q.Main, pen.White, 0.3), 0.85))
	c.Fill(tones[1], pen.Fade(q.Accent, 0.85))
	c.Fill(tones[2], pen.Fade(q.Far, 0.85))
	// Lamps along the curb, smaller in the distance.
	var posts, heads pen.Outline
	for i := range 4 {
		k := 1 / (1 + 0.7*float64(i))
		x, y := -116+150*(1-k)+c.span(44, 0, -10, 10), 26+46*k
		posts = append(posts, rect(x-1.6*k, y-92*k, 3.2*k, 92*k)...)
		posts = append(posts, rect(x, y-92*k, 22*k, 2.6*k)...)
		heads = append(heads, pen.Ellipse(x+22*k, y-89*k, 7*k, 3*k)...)
		ink.Glow(c.Pen, x+22*k, y-88*k, 8*k, q.Accent, 3, 0.16)
	}
	c.Fill(posts, q.Near)
	c.Fill(heads, pen.Mix(q.Accent, pen.White, 0.5))
}
