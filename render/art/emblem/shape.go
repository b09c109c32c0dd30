// Package emblem draws the emblems that the pictures on cards are made of.
package emblem

import (
	"image/color"
	"math"
	"sync"

	"lineup/game/card"
	"lineup/render/art/pen"
)

// drawing is an emblem as path data, about 60 units to each side of the origin.
// Its parts are drawn in the order of the fields; filled parts by the even-odd
// rule, so that a circle within a circle is a hole.
type drawing struct {
	body string // filled light and outlined in ink
	bar  string // a thick light line with an ink edge; runs into the body
	ink  string // filled with ink
	line string // drawn along in ink
	over string // a second body, in front of the first

	overInk, overLine string  // as ink and line, on the second body
	light             string  // filled light, on top of everything
	turn              float64 // degrees clockwise that all of it is turned by
}

// shape is a drawing that has been read.
type shape struct {
	body, bar, ink, line, over, overInk, overLine, light pen.Outline
}

func (d drawing) read() *shape {
	part := func(data string) pen.Outline {
		if data == "" {
			return nil
		}
		return pen.MustPath(data).Turned(d.turn * math.Pi / 180)
	}
	return &shape{part(d.body), part(d.bar), part(d.ink), part(d.line), part(d.over),
		part(d.overInk), part(d.overLine), part(d.light)}
}

// shapes are all emblems, read on first use.
var shapes = sync.OnceValue(func() map[card.Emblem]*shape {
	all := map[card.Emblem]*shape{}
	for _, group := range drawingGroups() {
		for name, d := range group {
			all[name] = d.read()
		}
	}
	return all
})

// drawingGroups returns the emblem data, a map per file.
func drawingGroups() []map[card.Emblem]drawing {
	return []map[card.Emblem]drawing{bodyDrawings, gearDrawings, natureDrawings, signDrawings}
}

// shapeOf returns an emblem's shape. A name that has none shows a question mark,
// so that a card under work is still a card.
func shapeOf(name card.Emblem) *shape {
	if s, ok := shapes()[name]; ok {
		return s
	}
	return shapes()[card.Question]
}

// The widths of an emblem's lines: the ink edge around bodies (half of it shows),
// a bar with and without its edge, and the details.
const (
	edgeLine   = 11.0
	barOuter   = 21.0
	barInner   = 10.0
	detailLine = 5.0
)

// Draw draws an emblem about the origin in the given light colour, with its ink
// outline and an offset ink shadow.
func Draw(p pen.Pen, name card.Emblem, light color.NRGBA) {
	s := shapeOf(name)
	drawShadow(p.At(6, 7, 1), s, pen.Fade(pen.Ink, 0.5))
	drawShape(p, s, light, pen.Ink)
}

// Silhouette draws an emblem in one colour with a softer ink, to stand behind
// another.
func Silhouette(p pen.Pen, name card.Emblem, c color.NRGBA) {
	drawShape(p, shapeOf(name), c, pen.Mix(pen.Ink, c, 0.12))
}

// drawShadow draws the flat shadow of a shape.
func drawShadow(p pen.Pen, s *shape, c color.NRGBA) {
	p.FillOdd(s.body, c)
	p.FillOdd(s.over, c)
	p.Stroke(s.bar, barInner+3, c)
}

func drawShape(p pen.Pen, s *shape, light, ink color.NRGBA) {
	p.Stroke(s.body, edgeLine, ink)
	p.Stroke(s.bar, barOuter, ink)
	p.Stroke(s.bar, barInner, light)
	p.FillOdd(s.body, light)
	p.FillOdd(s.ink, ink)
	p.Stroke(s.line, detailLine, ink)
	p.Stroke(s.over, edgeLine, ink)
	p.FillOdd(s.over, light)
	p.FillOdd(s.overInk, ink)
	p.Stroke(s.overLine, detailLine, ink)
	p.FillOdd(s.light, light)
}
