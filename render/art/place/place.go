// Package place draws the setting of a card picture: the place itself, what is between it and the
// subject, the foreground, and the dark corners.
//
// A place fills the whole stage (see ink.StageLeft). It has three depth tones and a light that is
// visible or just outside the picture. The seed moves the light, mirrors the place, and rearranges
// its roofs, stones, and trees.
package place

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// painters maps each place to the function that draws it. A place that is missing draws a city.
var painters = [picture.NumPlaces]func(canvas){
	picture.City:            city,
	picture.Roof:            roof,
	picture.Alley:           alley,
	picture.Cave:            cave,
	picture.Lab:             lab,
	picture.Sea:             sea,
	picture.Surf:            surf,
	picture.Space:           space,
	picture.Storm:           storm,
	picture.Ice:             ice,
	picture.Grave:           grave,
	picture.Swamp:           swamp,
	picture.Jungle:          jungle,
	picture.Fire:            fire,
	picture.Temple:          temple,
	picture.Desert:          desert,
	picture.Stage:           theatre,
	picture.Void:            void,
	picture.SpeedPlace:      speed,
	picture.Impact:          impact,
	picture.Sky:             sky,
	picture.Above:           above,
	picture.Road:            road,
	picture.AsylumPortrait:  asylumPortrait,
	picture.CavePortrait:    cavePortrait,
	picture.IcePortrait:     icePortrait,
	picture.TowerPortrait:   towerPortrait,
	picture.StationPortrait: stationPortrait,
	picture.Street:          street,
	picture.Harbour:         harbour,
	picture.Hall:            hall,
	picture.Bridge:          bridge,
	picture.Prison:          prison,
	picture.Arctic:          arctic,
	picture.Museum:          museum,
	picture.Arena:           arena,
	picture.Volcano:         volcano,
	picture.OtherWorld:      otherWorld,
	picture.Newsroom:        newsroom,
	picture.Bank:            bank,
	picture.CityHall:        cityHall,
	picture.PoliceStation:   policeStation,
}

// Draw draws a place over the whole stage.
func Draw(p pen.Pen, where picture.Place, seed int, q ink.Palette) {
	paint := city
	if int(where) < len(painters) && painters[where] != nil {
		paint = painters[where]
	}
	paint(newCanvas(p, seed, q))
}

// canvas is a pen with the inputs of every place: the picture's palette and the seed.
type canvas struct {
	pen.Pen
	q    ink.Palette
	seed uint32
}

func newCanvas(p pen.Pen, seed int, q ink.Palette) canvas {
	return canvas{Pen: p, q: q, seed: uint32(seed) * 977}
}

// rnd returns the i-th number, 0 to 1, of one of the seed's random streams.
func (c canvas) rnd(stream uint32, i int) float64 { return pen.Noise(c.seed+stream, i) }

// span returns the i-th number of a stream, scaled to low through high.
func (c canvas) span(stream uint32, i int, low, high float64) float64 {
	return low + (high-low)*c.rnd(stream, i)
}

// chance reports whether the i-th number of a stream is below part. It is true for that share.
func (c canvas) chance(stream uint32, i int, part float64) bool { return c.rnd(stream, i) < part }

// turned returns the canvas, mirrored left to right for every other seed.
func (c canvas) turned() canvas {
	if c.seed/977%2 == 0 {
		c.Pen = c.Flipped()
	}
	return c
}

// at returns the canvas with its origin moved and its scale changed.
func (c canvas) at(x, y, scale float64) canvas {
	c.Pen = c.At(x, y, scale)
	return c
}

// framed returns the canvas a little smaller, for a place that is itself the subject, so a low
// window does not crop it. The ground extends far enough to keep the stage full.
func (c canvas) framed() canvas { return c.at(0, -4, 0.88) }

// ground fills the stage.
func (c canvas) ground(tone color.NRGBA) {
	c.Block(left, top, right-left, bottom-top, tone)
}

// screen draws dots over a rectangle that has no dots yet.
func (c canvas) screen(x, y, w, h, pitch float64, tone color.NRGBA, grow pen.Growth) {
	c.Dots(pen.Screen{X: x, Y: y, W: w, H: h, Pitch: pitch, Grow: grow, Colour: tone})
}

// Stroke draws along an outline unless the line would be thin enough to smear.
func (c canvas) Stroke(o pen.Outline, width float64, tone color.NRGBA) {
	if width*c.Scale() >= thinnest {
		c.Pen.Stroke(o, width, tone)
	}
}

// thinnest is the width in pixels of the thinnest line that still looks like a line.
const thinnest = 0.8

// rect returns an upright rectangle.
func rect(x, y, w, h float64) pen.Outline { return pen.Rectangle(x, y, w, h, 0) }
