package ui

import (
	"image/color"

	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// Sky is the background of a screen: the city below a sky with rays.
type Sky struct {
	High, Low color.NRGBA // of the sky, at the top and at the horizon
	Ray       color.NRGBA
	X, Y      float64 // origin of the rays
}

// The skies behind screens.
var (
	NightSky = Sky{pen.RGB(0x0a1030), pen.RGB(0x33306e), pen.RGB(0x5a7cff), 1500, 330}
	DawnSky  = Sky{pen.RGB(0x2a1a5c), pen.RGB(0xd8566a), pen.RGB(0xffd27a), StageWidth / 2, 150}
)

// skyBands is the number of flat bands in a sky.
const skyBands = 7

// skyRough is how many times smaller the stand-in of a sky is painted, which takes almost no time.
const skyRough = 6

// key returns the cache key of a sky.
func (s *Sky) key() gallery.Key {
	return gallery.Key{Name: "sky", A: s.Low, B: s.Ray, C: s.High, N: int(s.X*16)<<20 + int(s.Y*16)}
}

// painting returns the drawing of a sky for the picture of a room.
func (s *Sky) painting(room Box, rough bool) func(pen.Pen) {
	return func(p pen.Pen) { s.draw(p.At(-room.X, -room.Y, 1), room, rough) }
}

// Sky fills the window with a sky. It is painted in the background. Until then, an enlarged small picture
// of it is in its place.
func (c *Canvas) Sky(s Sky) {
	c.covers()
	room, key := c.Room(), s.key()
	if !c.PartSoon(key, room, 0, s.painting(room, false)) {
		c.PutRough(c.MakeRough(key, room, skyRough, s.painting(room, true)), room.X, room.Y, skyRough, pen.White, 1)
	}
	c.Calm(0.5)
}

// SkyAhead paints a sky in the background before it is needed.
func (c *Canvas) SkyAhead(s Sky) {
	if room := c.Room(); !c.SkyKept(s) {
		c.PartAhead(s.key(), room, 0, s.painting(room, false))
	}
}

// SkyKept reports whether a sky is painted.
func (c *Canvas) SkyKept(s Sky) bool {
	_, ok := c.KeptPart(s.key(), c.Room())
	return ok
}

// draw draws a sky for a room. A rough one has no dots and no windows.
func (s *Sky) draw(p pen.Pen, room Box, rough bool) {
	right, bottom := room.X+room.W, room.Y+room.H
	for i := range skyBands {
		t := float64(i) / (skyBands - 1)
		y := room.Y + (bottom-220-room.Y)*t*0.9
		p.Block(room.X, y, room.W, bottom-y, pen.Mix(s.High, s.Low, t*t*0.4+t*0.6))
	}
	p.Wheel(s.X, s.Y, room.W+room.H, 40, pen.Fade(s.Ray, 0.10), pen.WheelOf{Phase: 0.3})
	for _, r := range [...][2]float64{{680, 0.05}, {520, 0.07}, {380, 0.09}, {250, 0.12}} {
		p.Fill(pen.Circle(s.X, s.Y, r[0]), pen.Fade(s.Ray, r[1]))
	}
	if !rough {
		p.Dots(pen.Screen{
			X: s.X - room.W, Y: s.Y - room.H, W: 2 * room.W, H: 2 * room.H, Pitch: 14, Max: 0.5, Grow: pen.GrowOut,
			Colour: pen.Fade(pen.Mix(s.High, pen.Ink, 0.5), 0.6),
		})
	}
	var stars pen.Outline
	for i := range 70 {
		n := pen.Noise(6, i)
		stars = append(stars, pen.Circle(room.X+room.W*pen.Noise(5, i), room.Y+380*n*n, 0.8+1.6*pen.Noise(7, i)*pen.Noise(8, i))...)
	}
	p.Fill(stars, pen.Fade(pen.Paper, 0.7))
	far, near := pen.Mix(s.Low, pen.RGB(0x14123a), 0.66), pen.Mix(s.Low, pen.RGB(0x0c0e28), 0.88)
	behind := chrome.Skyline{Seed: 11, Base: bottom + 10, Low: 150, High: 400, Narrow: 60, Wide: 150, From: room.X, To: right, Colour: far, Window: pen.Mix(far, pen.RGB(0xffb45e), 0.4), Dense: 0.13, Size: 5}
	before := chrome.Skyline{Seed: 31, Base: bottom + 10, Low: 60, High: 250, Narrow: 80, Wide: 170, From: room.X, To: right, Colour: near, Edge: pen.Mix(near, s.Ray, 0.3), Window: pen.Mix(near, pen.RGB(0xffc46b), 0.6), Dense: 0.1, Size: 6}
	if rough {
		behind.Window, before.Window, before.Edge = color.NRGBA{}, color.NRGBA{}, color.NRGBA{}
	}
	chrome.DrawSkyline(p, behind)
	chrome.DrawSkyline(p, before)
	if !rough {
		p.Dots(pen.Screen{X: room.X, Y: bottom - 440, W: room.W, H: 440, Pitch: 12, Colour: pen.Fade(pen.RGB(0x0a0c24), 0.8)})
	}
}
