// Package ink is what everything in a picture is drawn with, above the pen: the colours
// a picture is held in, where its light comes from, and the look of a solid thing.
package ink

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/pen"
)

// Hex returns a colour as a literal writes it.
func Hex(c picture.Colour) color.NRGBA {
	return color.NRGBA{uint8(c >> 16), uint8(c >> 8), uint8(c), 255}
}

// Or returns a colour, or another one where it is left out.
func Or(c picture.Colour, or color.NRGBA) color.NRGBA {
	if c == 0 {
		return or
	}
	return Hex(c)
}

// Palette are the colours one picture is held in. They are made of three: the main
// and the dark colour of the card's kind, and the accent of the scene.
type Palette struct {
	Main, Dark, Accent color.NRGBA
	// Light is a moon's or a lamp's, Bright what it falls on straight.
	Light, Bright color.NRGBA
	// Far, Mid and Near are the tones of three planes, the nearest almost ink.
	Far, Mid, Near color.NRGBA
	// Night is what stands before everything.
	Night color.NRGBA
	Rim   color.NRGBA // the edge of light on the far side of things
}

// NewPalette makes the palette of three colours.
func NewPalette(main, dark, accent color.NRGBA) Palette {
	p := Palette{Main: main, Dark: dark, Accent: accent}
	p.Light = pen.Mix(main, pen.White, 0.30)
	p.Bright = pen.Mix(pen.Mix(main, accent, 0.5), pen.White, 0.55)
	p.Far = pen.Mix(main, dark, 0.45)
	p.Mid = pen.Mix(dark, pen.Ink, 0.10)
	p.Near = pen.Mix(dark, pen.Ink, 0.62)
	p.Night = pen.Mix(p.Near, pen.Ink, 0.45)
	p.Rim = pen.Mix(accent, pen.White, 0.15)
	return p
}

// The stage a scene is painted on bleeds beyond the window it is seen through.
const (
	StageLeft, StageTop     = -140.0, -105.0
	StageWidth, StageHeight = 280.0, 210.0
)

// Stage returns the outline of the stage.
func Stage() pen.Outline { return pen.Rectangle(StageLeft, StageTop, StageWidth, StageHeight, 0) }
