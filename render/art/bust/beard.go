package bust

import (
	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// beard is a beard's outline, in which the lips are a hole, and its lines.
type beard struct {
	outline   pen.Outline
	locks     pen.Outline
	overMouth bool // the line of the mouth is hidden
}

var beards = [...]beard{
	picture.Full:          {outline: pen.MustPath("M-39 -2 Q-36 18 -24 24 Q-14 18 0 22 Q14 17 25 23 Q36 16 39 -4 L41 30 Q38 46 44 54 Q32 54 30 62 Q30 70 34 76 Q20 70 14 76 Q8 84 6 92 Q0 82 -8 76 Q-16 70 -30 76 Q-26 68 -30 60 Q-34 52 -43 52 Q-38 44 -41 30 Z M-11 33 Q0 29 13 32 L9 39 H-7 Z"), locks: pen.MustPath("M-33 26 Q-32 40 -36 48 M-24 34 Q-22 48 -27 62 M-14 46 Q-10 60 -14 70 M-2 52 Q2 66 1 78"), overMouth: true},
	picture.Goatee:        {outline: pen.MustPath("M-17 25 Q0 19 18 24 Q24 36 15 52 L4 70 L-3 70 L-15 53 Q-24 36 -17 25 Z M-9 32 Q0 29 10 31 L7 37 H-6 Z"), overMouth: true},
	picture.Fork:          {outline: pen.MustPath("M-20 25 Q0 18 22 24 Q28 40 18 56 L22 76 L6 64 L-2 80 L-10 62 L-22 72 L-18 52 Q-26 38 -20 25 Z M-10 32 Q0 29 11 31 L8 37 H-7 Z"), overMouth: true},
	picture.Moustache:     {outline: pen.MustPath("M1 23 Q-14 20 -24 36 Q-12 34 1 28 Q14 34 26 35 Q16 20 1 23 Z")},
	picture.ThinMoustache: {outline: pen.MustPath("M1 25 Q-12 24 -22 31 Q-10 30 1 28 Q12 30 23 29 Q14 23 1 25 Z")},
	picture.Stubble:       {},
}

// stubble is the area of short stubble, in which the lips are a hole.
var (
	stubble = pen.MustPath("M-42 4 Q-36 20 -22 25 Q-12 19 0 23 Q12 18 23 24 Q36 18 42 2 L42 40 L26 62 H-26 L-42 40 Z M-14 31 Q0 27 16 30 L11 39 H-9 Z")
	farFace = pen.MustPath("M6 0 L4 90 H90 V0 Z") // the dark part of a beard
)

// beard draws the beard of a head with the given face outline.
func (b headPainter) beard(h picture.Head, outline pen.Outline) {
	if h.Beard == picture.Stubble {
		b.stubble(h, outline)
		return
	}
	grown := pick(beards[:], h.Beard)
	if grown.outline == nil {
		return
	}
	c, shape := ink.Or(h.HairC, pen.Ink), b.turned(grown.outline)
	b.contourOf(shape)
	b.fillOdd(shape, c)
	b.atopOdd(shape, func(b headPainter) {
		if c != pen.Ink && b.light == picture.LightSide {
			b.fill(b.turned(farFace), pen.Ink)
		}
		b.rim(shape, usualRim)
		b.stroke(b.turned(grown.locks), 2, dark(c, 0.55))
	})
	if c != pen.Ink {
		b.line(shape, 2.6)
	}
}

// stubble draws short stubble: darker skin, with the hairs as a halftone.
func (b headPainter) stubble(h picture.Head, outline pen.Outline) {
	skin := SkinColour(h.Skin)
	hairs := func(b headPainter) {
		b.fill(wholeFace, pen.Fade(dark(skin, 0.5), 0.55))
		b.dots(pen.Screen{X: -60, Y: 0, W: 120, H: 70, Pitch: 3.6, Max: 0.34, Grow: pen.GrowFlat, Colour: pen.Fade(dark(skin, 0.75), 0.8)})
	}
	b.atop(outline, func(b headPainter) {
		b.atopOdd(b.turned(stubble), func(b headPainter) {
			if b.light == picture.LightSide || b.light == picture.LightBack {
				b.atop(b.turned(nearHalf), hairs)
			} else {
				hairs(b)
			}
		})
	})
}
