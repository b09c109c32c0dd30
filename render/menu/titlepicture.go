package menu

import (
	"image"
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/chrome"
	"lineup/render/art/figure"
	"lineup/render/art/gallery"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
	"lineup/render/art/thing"
	"lineup/render/ui"
)

// titlePicture is the picture behind the title: a giant over the city, and five heroes who attack
// it. Lengths are units of the stage.
type titlePicture struct {
	room  ui.Box  // the whole window
	left  float64 // x of the menu, where the picture is dark
	shift float64 // offset of the giant and the heroes from their usual places
	// In a tall window the menu is below the picture, which is dark from low on. All of it is rise
	// higher than usual, and room is that much lower.
	column    bool
	rise, low float64
}

// titleLeft returns the x of the menu. In a wide window it is farther left, and the picture is a
// little farther right.
func titleLeft(room ui.Box) float64 { return 66 + 0.6*room.X }

func newTitlePicture(f ui.Fit) titlePicture {
	room := f.Room()
	if f.Narrow {
		t := titlePicture{room: room, shift: columnShift, column: true, rise: columnRoof - titleTop(f) + 100}
		t.room.Y += t.rise
		t.low = titleTop(f) + t.rise - 150
		return t
	}
	return titlePicture{room: room, left: titleLeft(room), shift: -0.25 * room.X}
}

// columnShift brings the giant and the heroes to the middle, and columnRoof is where the front of
// their roof begins.
const columnShift, columnRoof = -340.0, 1000.0

// roughPart is the factor by which the rough picture is smaller, in width and in height. It is
// painted in a quarter of the time.
const roughPart = 3

// draw draws the picture, or an enlarged rough one until it is painted.
func (t titlePicture) draw(c *ui.Canvas) {
	if c.Art.AtOnce {
		t.sharpen(c)
	}
	if s, ok := c.Art.Get(t.key(c, 1)); ok {
		c.Put(s, t.room.X, t.room.Y-t.rise)
		return
	}
	rough := t.key(c, roughPart)
	s, ok := c.Art.StandIn(rough, 0, func() *image.RGBA { return t.paint(rough) })
	if !ok {
		c.Wash(pen.RGB(0x161438), 1)
		c.Lacks()
		return
	}
	c.Overlay(s.Image, 1, 1)
	c.Coarse()
}

// sharpen starts to paint the sharp picture, except in a rehearsal.
func (t titlePicture) sharpen(c *ui.Canvas) {
	if c.Rehearsing() {
		return
	}
	key := t.key(c, 1)
	c.Art.Soon(key, 0, func() *image.RGBA { return t.paint(key) })
}

// key returns the key of the picture at a fraction of the window's size.
func (t titlePicture) key(c *ui.Canvas, times int) gallery.Key {
	return gallery.Key{Name: "title", W: c.Width / times, H: c.Height / times, Unit: c.Unit / float64(times)}
}

func (t titlePicture) paint(key gallery.Key) *image.RGBA {
	out := pen.Paint(key.W, key.H, key.Unit, func(p pen.Pen) {
		p = p.At(-t.room.X, -t.room.Y, 1)
		t.drawSky(p)
		figure.DrawGiant(p.At(1290+t.shift, 606, 1), titleGiant, 5, giantInk, nil)
		t.drawCity(p)
		t.drawRoof(p)
		t.drawHeroes(p.At(t.shift, 0, 1))
	})
	t.shade(out, key.Unit)
	return out
}

// skyTones are the bands of the sky, with their upper edges.
var skyTones = [...]struct {
	y float64
	c uint32
}{{0, 0x0c1236}, {110, 0x161a4c}, {220, 0x2c1f62}, {330, 0x4c2674}, {440, 0x7a2f80}, {540, 0xa83a7c}, {630, 0xd8566a}}

func (t titlePicture) drawSky(p pen.Pen) {
	room := t.room
	bottom := room.Y + room.H
	for i, s := range skyTones {
		y := s.y
		if i == 0 {
			y = room.Y
		}
		p.Block(room.X, y, room.W, bottom-y, pen.RGB(s.c))
	}
	x, y := 1290+t.shift, 430.0
	p.Wheel(x, y, 1700-room.X, 40, pen.Fade(pen.RGB(0xff8a6a), 0.10), pen.WheelOf{})
	p.Dots(pen.Screen{
		X: room.X - 200, Y: room.Y - 500, W: room.W + 380, H: room.H + 220, Pitch: 14, Max: 0.5, Grow: pen.GrowOut,
		Colour: pen.Fade(pen.RGB(0x0a0e2c), 0.6),
	})
	for _, d := range [...][2]float64{{640, 0.10}, {500, 0.14}, {380, 0.2}, {280, 0.3}} {
		p.Fill(pen.Circle(x, y, d[0]), pen.Fade(pen.RGB(0xff7a5a), d[1]))
	}
	var stars pen.Outline
	for i := range 90 {
		stars = append(stars, pen.Circle(room.X+room.W*pen.Noise(5, i), room.Y+420*math.Pow(pen.Noise(6, i), 1.4), 0.8+1.8*math.Pow(pen.Noise(7, i), 3))...)
	}
	p.Fill(stars, pen.Fade(pen.Paper, 0.8))
}

func (t titlePicture) drawCity(p pen.Pen) {
	from, to := t.room.X, t.room.X+t.room.W
	chrome.DrawSkyline(p, chrome.Skyline{
		Seed: 11, Base: 1080, Low: 260, High: 520, Narrow: 60, Wide: 150, From: from, To: to,
		Colour: pen.RGB(0x2a1a50), Window: pen.RGB(0xff9a6a), Dense: 0.13, Size: 5,
	})
	chrome.DrawSkyline(p, chrome.Skyline{
		Seed: 31, Base: 1080, Low: 180, High: 400, Narrow: 80, Wide: 170, From: from, To: to,
		Colour: pen.RGB(0x1a1440), Window: pen.RGB(0xffc46b), Dense: 0.11, Size: 6, Edge: pen.RGB(0x5a3a80),
	})
	p.Block(from, 1079, t.room.W, t.room.H, pen.RGB(0x1a1440)) // in taller windows the houses continue
	p.Dots(pen.Screen{X: from, Y: 640, W: t.room.W, H: 440, Pitch: 12, Colour: pen.Fade(pen.RGB(0x0a0c24), 0.9)})
}

// drawRoof draws the roof under the heroes, with its top in the light and its front dark.
func (t titlePicture) drawRoof(p pen.Pen) {
	right, bottom := t.room.X+t.room.W, t.room.Y+t.room.H
	p = p.At(t.shift, 0, 1)
	right -= t.shift
	p.Fill(pen.Polygon(560, bottom, 640, 896, right, 896, right, bottom), pen.RGB(0x0b0f22))
	p.Fill(pen.Polygon(640, 896, right, 896, right, 1000, 594, 1000), pen.RGB(0x2a2448))
	p.Fill(pen.Polygon(640, 896, right, 896, right, 901, 638, 901), pen.RGB(0xffb48a))
	seam := pen.RGB(0x1c1834)
	for i := 0; 660+float64(i)*96 < right+200; i++ {
		x := 660 + float64(i)*96
		p.Stroke(pen.Open(x, 898, x-44+float64(i-4)*5, 1000), 3, seam)
	}
	p.Stroke(pen.Open(620, 942, right, 942), 3, seam)
	p.Block(594, 1000, right-594, 5, pen.Ink)
	for row := 0; 1008+float64(row)*38 < bottom; row++ {
		for k := 0; 590+float64(k)*96 < right; k++ {
			p.Stroke(pen.Rectangle(590+float64(k)*96+48*float64(row%2), 1008+float64(row)*38, 90, 32, 3), 2, pen.RGB(0x1a1c40))
		}
	}
}

// The giant and the heroes are original characters.
var (
	giantInk  = ink.NewPalette(pen.RGB(0x7a2a86), pen.RGB(0x24093a), pen.RGB(0xff7a4a))
	heroesInk = ink.NewPalette(pen.RGB(0x2f7bff), pen.RGB(0x0f3792), pen.RGB(0xffc08a))

	titleGiant = picture.Giant{
		Pose: picture.HandsUp, Build: picture.HulkBuild, Suit: 0x8d8396, Trim: 0x8d8396, Boots: 0x2a1a3a,
		Panel: picture.Vest, PanelColour: 0x43336a, Belt: 0xd89a40, Nails: 0xe9dcc0,
		Head: picture.Head{Face: picture.Stone, Glow: 0xffb03a, Shell: 0x968ca0, Plate: 0x4a3a68, Top: picture.Horns, TopC: 0x8a8078},
	}

	// They climb from the right to the blow at the giant's head.
	titleFlyer = picture.Figure{
		Pose: picture.Fly, X: 900, Y: 300, K: 2.1, Suit: 0xb9cbe0, Trim: 0xd8402f, Belt: 0xf2c230,
		Cape: picture.Cape{C: 0xe8542f, Dir: 3.45, Len: 112, Flare: 50}, Panel: picture.Yoke, PanelColour: 0x3f5f9a,
		Head: picture.Head{Hair: picture.Quiff, Mood: picture.Smirk}, HeadSize: 1.34,
	}
	titleLeaper = picture.Figure{
		Pose: picture.Leap, Build: picture.SlimBuild, X: 1694, Y: 470, K: 2.1, Flip: true, Suit: 0x2f9a9a, Trim: 0xf2c230, Glove: 0xf2c230,
		Skin: picture.Tan, BareArms: true, Belt: 0xf2c230, Panel: picture.Vee, PanelColour: 0xf2c230,
		Cape:     picture.Cape{C: 0x7a2f80, Dir: 2.4, Len: 80, Flare: 40},
		Head:     picture.Head{Face: picture.Oval, Hair: picture.LongHair, HairC: 0x1c1a2a, Skin: picture.Tan, Mood: picture.Fierce, Top: picture.Circlet, TopC: 0xdfe6ee},
		HeadSize: 1.36,
	}
	titleSpy = picture.Figure{
		Pose: picture.Crouch, X: 930, Y: 790, K: 2.2, Suit: 0x7484a8, Trim: 0x2f3c60, Belt: 0xb0603a,
		Cape: picture.Cape{C: 0x4a3058, Dir: 2.3, Len: 80, Flare: 60},
		Head: picture.Head{Mood: picture.Stern, Top: picture.Hood, TopC: 0x4a3058, Eyes: picture.Slit}, HeadSize: 1.3,
	}
	titleRunner = picture.Figure{
		Pose: picture.Run, X: 1690, Y: 800, K: 2.2, Flip: true, Suit: 0xf0ead8, Trim: 0xf08a2a, Belt: 0x22304f,
		Panel: picture.Sides, PanelColour: 0x22304f,
		Head: picture.Head{Eyes: picture.Goggles, Hair: picture.Spiky, HairC: 0x6a3a20, Mood: picture.Smirk}, HeadSize: 1.3,
	}
	titleCaster = picture.Figure{
		Pose: picture.Cast, X: 1290, Y: 716, K: 2.7, Suit: 0x37406a, Trim: 0x3fc98a, Glove: 0x3fc98a, Belt: 0xf6efe0,
		Panel: picture.Vee, PanelColour: 0x3fc98a, Cape: picture.Cape{C: 0x1f5a4a, Dir: 1.9, Len: 118, Flare: 66},
		Head:     picture.Head{Hair: picture.Short, HairC: 0x5a3420, Eyes: picture.Visor, Mood: picture.Stern},
		HeadSize: 1.32, Held: picture.Held{Thing: picture.Orb, C: 0x7fffb0, K: 1}, Front: picture.Fist, Back: picture.Fist,
	}
)

func (t titlePicture) drawHeroes(p pen.Pen) {
	shadow := func(x, y float64) { p.Fill(pen.Ellipse(x, y, 150, 24), pen.Fade(pen.Ink, 0.7)) }
	hero := func(f picture.Figure) { figure.Draw(p, f, heroesInk, thing.HeldBow) }
	ink.Boom(p, 1104, 262, 84, 13, pen.CanDo, 11)
	hero(titleFlyer)
	hero(titleLeaper)
	shadow(940, 930)
	hero(titleSpy)
	shadow(1690, 940)
	hero(titleRunner)
	shadow(1300, 970)
	hero(titleCaster)
}

// shade darkens the side of the menu and adds the grain of paper.
func (t titlePicture) shade(m *image.RGBA, unit float64) {
	const most = 0.72
	dark := color.NRGBA{R: 10, G: 14, B: 38}
	size := m.Bounds().Size()
	for py := range size.Y {
		fibre := uint32(py / 2)
		for px := range size.X {
			x := float64(px)/unit + t.room.X - t.left
			k := most * max(0, min(1, (694-x)/520))
			if t.column {
				k = most * max(0, min(1, (float64(py)/unit+t.room.Y-t.low)/200))
			}
			grain := pen.Noise(uint32(py), px)*7 - 3.5 + pen.Noise(fibre+90001, px/24)*6 - 3
			pix := m.Pix[m.PixOffset(px, py):][:3:3]
			for i, to := range [3]uint8{dark.R, dark.G, dark.B} {
				v := float64(pix[i])*(1-k) + float64(to)*k + grain
				pix[i] = uint8(max(0, min(255, v+0.5)))
			}
		}
	}
}

// drawLogo draws the name of the game in its burst, around its center.
func drawLogo(p pen.Pen) {
	flat := func(o pen.Outline) pen.Outline { return o.Scaled(1, 0.48) }
	red := flat(pen.Burst(0, 0, 330, 232, 19, 0.12, 0.12, 6))
	p.At(12, 18, 1).Fill(red, pen.Fade(pen.Ink, 0.6))
	p.At(0, 8, 1).Stroke(red, 14, pen.Ink)
	p.Stroke(red, 14, pen.Ink)
	p.Fill(red, pen.RGB(0xd8261f))
	light := flat(pen.Burst(0, 0, 296, 212, 19, 0.2, 0.1, 8))
	p.Fill(light, pen.CanDo)
	p.Atop(light, func(p pen.Pen) {
		p.Dots(pen.Screen{X: -332, Y: -28, W: 680, H: 150, Pitch: 11, Colour: pen.Fade(pen.RGB(0xf2a81d), 0.95)})
	})
	st := pen.Style{Font: pen.Display, Size: 178, Tracking: 5, Colour: pen.Paper}
	chrome.DrawOutlined(p.Turned(-0.05), "LINEUP", 0, 62, st, pen.Centre, chrome.Edge{Colour: pen.Ink, Width: 30, Depth: 12, Side: pen.RGB(0x7a0f12)})
}
