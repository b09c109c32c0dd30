package comic

import (
	"math"

	"lineup/game/picture"
	"lineup/game/story"
	"lineup/render/art/chrome"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
	"lineup/render/art/place"
	"lineup/render/art/town"
)

// backdrop draws the background of a panel, extended by Shift units on every side.
func (f *Panel) backdrop(p pen.Pen, q ink.Palette) {
	b := f.Box
	b.X, b.Y, b.W, b.H = b.X-Shift, b.Y-Shift, b.W+2*Shift, b.H+2*Shift
	switch f.Frame.Backdrop {
	case story.Town:
		drawTown(p, b, f.Frame, q)
	case story.Skyline:
		drawSkyline(p, b, f.Frame.Scene.Seed, false, q)
	case story.Moon:
		drawSkyline(p, b, f.Frame.Scene.Seed, true, q)
	case story.Sunburst:
		drawRays(p, b, q)
	case story.Pillars:
		drawHall(p, b, q)
	case story.Flat:
		drawFlat(p, b, q)
	default:
		f.place(p, q)
	}
}

// place draws the scene's own place, filling the panel.
func (f *Panel) place(p pen.Pen, q ink.Palette) {
	k := f.wide()
	over := math.Max(0, k*ink.StageHeight-f.Box.H-2*Shift) / 2
	s := &f.Frame.Scene
	p = p.At(f.Box.X+f.Box.W/2, f.Box.Y+f.Box.H/2-over*f.Frame.Look, k)
	place.Draw(p, s.Place, s.Seed, q)
	place.Vignette(p, 0.45, q)
}

// drawSkyline draws roofs at night with a moon or searchlight beams above them.
func drawSkyline(p pen.Pen, b pen.Area, seed int, moon bool, q ink.Palette) {
	n := uint32(seed) * 131
	p.Block(b.X, b.Y, b.W, b.H, q.Main)
	p.Dots(pen.Screen{X: b.X, Y: b.Y, W: b.W, H: b.H * 0.85, Pitch: 15, Grow: pen.GrowUp, Colour: pen.Fade(q.Dark, 0.8)})
	side := 0.62
	if pen.Noise(n, 1) < 0.5 {
		side = 0.34
	}
	x, y := b.X+b.W*side, b.Y+b.H*0.36
	if moon {
		r := b.H * 0.27
		p.Fill(pen.Circle(x, y, r*1.48), pen.Fade(q.Light, 0.30))
		p.Fill(pen.Circle(x, y, r*1.24), pen.Fade(q.Light, 0.45))
		p.Fill(pen.Circle(x, y, r), pen.Mix(q.Bright, pen.White, 0.35))
		for _, m := range [...][3]float64{{-0.32, -0.26, 0.16}, {0.38, 0.44, 0.22}, {0.3, -0.5, 0.09}} {
			p.Fill(pen.Circle(x+m[0]*r, y+m[1]*r, m[2]*r), pen.Fade(q.Main, 0.28))
		}
	}
	beams := 3
	if moon {
		beams = 1
	}
	for i := range beams {
		foot := b.X + b.W*(0.15+0.7*pen.Noise(n+3, i))
		turn := -math.Pi/2 + 0.9*(pen.Noise(n+4, i)-0.5)
		place.Shafts(p, foot, b.Y+b.H*0.8, turn, 1, 0.12, b.H*1.1, pen.Fade(q.Bright, 0.14))
	}
	base := b.Y + b.H
	chrome.DrawSkyline(p, chrome.Skyline{Seed: n + 20, Base: base, Low: b.H * 0.22, High: b.H * 0.56, Narrow: 40, Wide: 96,
		From: b.X, To: b.X + b.W, Colour: q.Far, Window: pen.Fade(q.Accent, 0.55), Dense: 0.10, Size: 5})
	chrome.DrawSkyline(p, chrome.Skyline{Seed: n + 44, Base: base, Low: b.H * 0.12, High: b.H * 0.36, Narrow: 50, Wide: 120,
		From: b.X, To: b.X + b.W, Colour: q.Mid, Window: q.Accent, Dense: 0.17, Size: 6, Edge: pen.Mix(q.Mid, q.Light, 0.5)})
}

// drawRays draws rays from the middle of a panel.
func drawRays(p pen.Pen, b pen.Area, q ink.Palette) {
	p.Block(b.X, b.Y, b.W, b.H, q.Main)
	x, y := b.X+b.W/2, b.Y+b.H*0.48
	p.Wheel(x, y, b.W+b.H, 28, pen.Fade(q.Dark, 0.8), pen.WheelOf{})
	p.Dots(pen.Screen{X: b.X - 60, Y: b.Y - 60, W: b.W + 120, H: b.H + 120, Pitch: 15, Max: 0.5, Grow: pen.GrowOut, Colour: pen.Fade(pen.Mix(q.Dark, pen.Ink, 0.4), 0.8)})
	ink.Glow(p, x, y, b.H*0.34, q.Accent, 4, 0.12)
}

// drawHall draws the pillars and curtains of a great room.
func drawHall(p pen.Pen, b pen.Area, q ink.Palette) {
	dark := pen.Mix(q.Dark, pen.Ink, 0.25)
	p.Block(b.X, b.Y, b.W, b.H, pen.Mix(q.Main, q.Dark, 0.2))
	p.Dots(pen.Screen{X: b.X, Y: b.Y, W: b.W, H: b.H, Pitch: 15, Grow: pen.GrowUp, Colour: pen.Fade(q.Dark, 0.8)})
	floor := b.Y + b.H*0.62
	for i := 0; float64(i)*128-20 < b.W; i++ {
		x := b.X + 128*float64(i) - 20
		light := 0.7
		if i%2 == 1 {
			light = 0.35
		}
		p.Block(x, b.Y, 72, floor-b.Y, dark)
		p.Block(x+8, b.Y, 56, floor-b.Y-34, pen.Mix(q.Main, q.Accent, light*0.75))
		p.Fill(pen.Polygon(x+8, b.Y, x+26, b.Y, x+20, floor-34, x+8, floor-34), pen.Fade(q.Dark, 0.45))
		p.Block(x+35, b.Y, 4, floor-b.Y-34, dark)
	}
	p.Block(b.X, floor-34, b.W, 40, pen.Mix(q.Dark, pen.Ink, 0.55))
	p.Block(b.X, floor-34, b.W, 4, pen.Mix(q.Dark, q.Accent, 0.35))
}

// drawFlat draws a plain ground with dots.
func drawFlat(p pen.Pen, b pen.Area, q ink.Palette) {
	p.Block(b.X, b.Y, b.W, b.H, q.Main)
	p.Dots(pen.Screen{X: b.X, Y: b.Y, W: b.W, H: b.H, Pitch: 15, Grow: pen.GrowDown, Colour: pen.Fade(q.Dark, 0.9)})
}

// site is the size of a Location in a story relative to its size on the map.
const site = 1.12

// drawTown draws the city of the map in the light of the panel.
func drawTown(p pen.Pen, b pen.Area, frame *story.Frame, q ink.Palette) {
	v := frame.Shows()
	k := math.Max(v.K, b.W/townWidth)
	plan := town.NewPlan(1, 1, 0)
	g := town.Ground{Plan: plan, X: v.X - b.W/2/k, Y: v.Y - b.H/2/k, W: b.W / k, H: b.H / k}
	for i, where := range v.Sites {
		g.Sites[i] = town.SiteOf(&picture.Scene{Place: where})
	}
	on := p.Clip(b.X, b.Y, b.W, b.H).At(b.X-g.X*k, b.Y-g.Y*k, k)
	g.Draw(on)
	for _, i := range [...]int{0, 1, 4, 2, 3} { // from far to near
		at, size := plan.Site(2 * i)
		damage, cold := v.Damage(i)
		drawSite(on.At(at.X, at.Y, size*site), g.Sites[i], damage, cold)
	}
	light(p, b, frame, q)
}

// drawSite draws a Location with its damage, without fires if cold.
func drawSite(p pen.Pen, s town.Site, damage int, cold bool) {
	if cold {
		town.DrawSiteCold(p, s, damage)
		return
	}
	town.DrawSite(p, s, damage)
}

// townWidth is the maximum width of the city that a panel shows.
const townWidth = 2400.0

// light applies the light of a panel to the city. The map itself is drawn at night.
func light(p pen.Pen, b pen.Area, frame *story.Frame, q ink.Palette) {
	if frame.Tone == story.Night {
		return
	}
	p.Graded(b.X, b.Y, b.W, b.H, pen.Grade{
		Low: pen.Mix(q.Dark, pen.Ink, 0.35), Middle: q.Main, High: pen.Mix(q.Accent, pen.White, 0.35), Halfway: 0.36, Amount: gradedBy,
	})
}

// gradedBy is how strongly the light of a panel changes the city's colors.
const gradedBy = 0.74
