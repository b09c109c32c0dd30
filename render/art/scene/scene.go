// Package scene draws the picture of a card from its literal: the place, the people and things in
// it, and the foreground.
package scene

import (
	"lineup/game/picture"
	"lineup/render/art/bust"
	"lineup/render/art/figure"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
	"lineup/render/art/place"
	"lineup/render/art/thing"
)

// usualDusk is the darkness of the corners of a picture that does not specify it.
const usualDusk = 0.55

// Ground draws the place of a scene over the whole stage.
func Ground(p pen.Pen, s *picture.Scene, q ink.Palette) {
	place.Draw(p, s.Place, s.Seed, q)
	dusk := s.Dusk
	if dusk == 0 {
		dusk = usualDusk
	}
	if dusk > 0 {
		place.Vignette(p, dusk, q)
	}
}

// Actors draws everything in the place: what is under the subject, the subject, the foreground, and
// the effects in the air.
func Actors(p pen.Pen, s *picture.Scene, q ink.Palette) {
	if s.Under != picture.NoUnder {
		place.Under(p, s.Under, Middle(s.Subject), s.Seed, q)
	}
	Extras(p, s, false, q)
	Subject(p, s.Subject, q)
	Extras(p, s, true, q)
	if s.Front != picture.NoFront {
		place.Front(p, s.Front, s.Seed, q)
	}
	_, face := s.Subject.(picture.Bust)
	if s.Effect != picture.NoEffect {
		thing.Effect(p, s.Effect, s.Seed, face, q)
	}
	for _, e := range s.More {
		thing.Effect(p, e, s.Seed, face, q)
	}
}

// Subject draws the subject of a picture.
func Subject(p pen.Pen, s picture.Subject, q ink.Palette) {
	switch s := s.(type) {
	case picture.Figure:
		figure.Draw(p, s, q, thing.HeldBow)
	case picture.Bust:
		bust.Draw(p, s, q)
		if s.Held.Thing != picture.NoThing {
			bust.Hand(p, s, q, func(p pen.Pen) { thing.Held(p, s.Held, q) })
		}
	case picture.Object:
		thing.Draw(p, s, q)
	case picture.SetPiece:
		thing.Piece(p, s, q, cast)
	case picture.Stroke:
		stroke(p, s)
	}
}

// cast draws the people of set pieces.
var cast = thing.Cast{
	Figure: func(p pen.Pen, f picture.Figure, q ink.Palette) { figure.Draw(p, f, q, thing.HeldBow) },
	Bust:   bust.Draw,
}

// Extras draws the extras of a scene: those in front of its subject, or those behind it.
func Extras(p pen.Pen, s *picture.Scene, before bool, q ink.Palette) {
	for i := range s.Extra {
		e := &s.Extra[i]
		if e.Before != before {
			continue
		}
		k := e.K
		if k == 0 {
			k = 1
		}
		Subject(p.At(e.X, e.Y, k).Turned(e.Turn), e.What, q)
	}
}

// Middle returns the approximate middle of a subject on its stage, or the origin if there is none.
func Middle(s picture.Subject) pen.Point {
	switch s := s.(type) {
	case picture.Figure:
		return pen.Point{X: s.X, Y: s.Y}
	case picture.Bust:
		return pen.Point{X: s.X, Y: s.Y}
	case picture.Object:
		return pen.Point{X: s.X, Y: s.Y}
	case picture.SetPiece:
		return pen.Point{X: s.X, Y: s.Y}
	}
	return pen.Point{}
}
