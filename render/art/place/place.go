// Package place paints where the picture of a card plays: the place itself, what lies
// between it and the subject, what stands in front of everything, and the dark corners.
//
// A place fills the whole stage (see ink.StageLeft), in three depth tones, with a light
// that can be seen or stands just outside. The seed moves that light, turns the place
// about and lays its roofs, stones and trees anew.
package place

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// painters say who paints which place; a place that is not in it is a city.
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

// Draw paints a place over the whole stage.
func Draw(p pen.Pen, where picture.Place, seed int, q ink.Palette) {
	paint := city
	if int(where) < len(painters) && painters[where] != nil {
		paint = painters[where]
	}
	paint(newCanvas(p, seed, q))
}

// canvas is a pen together with what every place is painted from: the colours of the
// picture and the numbers of a seed.
type canvas struct {
	pen.Pen
	q    ink.Palette
	seed uint32
}

func newCanvas(p pen.Pen, seed int, q ink.Palette) canvas {
	return canvas{Pen: p, q: q, seed: uint32(seed) * 977}
}

// rnd returns the i-th number (0 to 1) of one of the seed's streams of numbers.
func (c canvas) rnd(stream uint32, i int) float64 { return pen.Noise(c.seed+stream, i) }

// span returns such a number from low to high.
func (c canvas) span(stream uint32, i int, low, high float64) float64 {
	return low + (high-low)*c.rnd(stream, i)
}

// chance says whether the i-th number of a stream lies under a part of 1.
func (c canvas) chance(stream uint32, i int, part float64) bool { return c.rnd(stream, i) < part }

// turned returns the canvas, left and right exchanged for every other seed.
func (c canvas) turned() canvas {
	if c.seed/977%2 == 0 {
		c.Pen = c.Flipped()
	}
	return c
}

// at returns the canvas about another origin.
func (c canvas) at(x, y, scale float64) canvas {
	c.Pen = c.At(x, y, scale)
	return c
}

// framed returns the canvas a little smaller, for places that are the subject themselves: a low
// window does not cut them. All that is painted reaches so far that the stage stays full.
func (c canvas) framed() canvas { return c.at(0, -4, 0.88) }

// ground fills the stage.
func (c canvas) ground(tone color.NRGBA) {
	c.Block(left, top, right-left, bottom-top, tone)
}

// screen lays dots over a rectangle; they are never laid over other dots.
func (c canvas) screen(x, y, w, h, pitch float64, tone color.NRGBA, grow pen.Growth) {
	c.Dots(pen.Screen{X: x, Y: y, W: w, H: h, Pitch: pitch, Grow: grow, Colour: tone})
}

// Stroke draws along an outline, unless the line would be so thin that it is only a smear.
func (c canvas) Stroke(o pen.Outline, width float64, tone color.NRGBA) {
	if width*c.Scale() >= thinnest {
		c.Pen.Stroke(o, width, tone)
	}
}

// thinnest is the width in pixels of the thinnest line that still reads as one.
const thinnest = 0.8

// rect returns an upright rectangle.
func rect(x, y, w, h float64) pen.Outline { return pen.Rectangle(x, y, w, h, 0) }
