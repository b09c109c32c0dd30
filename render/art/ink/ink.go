// Package ink holds what all parts of a picture share, above package pen: the colors of a picture,
// the direction of its light, and the look of a solid object.
package ink

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/pen"
)

// Hex returns a color of a picture as an opaque color.NRGBA.
func Hex(c picture.Colour) color.NRGBA {
	return color.NRGBA{uint8(c >> 16), uint8(c >> 8), uint8(c), 255}
}

// Or returns the color c, or the color or if c is left out.
func Or(c picture.Colour, or color.NRGBA) color.NRGBA {
	if c == 0 {
		return or
	}
	return Hex(c)
}

// Palette is the colors of one picture. They derive from three: the main and the dark color of the
// card's type, and the accent of the scene.
type Palette struct {
	Main, Dark, Accent color.NRGBA
	// Light is the color of a moon or lamp, and Bright the color of what it shines on directly.
	Light, Bright color.NRGBA
	// Far, Mid, and Near are the tones of three planes. The nearest is almost ink.
	Far, Mid, Near color.NRGBA
	// Night is the color of the foreground.
	Night color.NRGBA
	Rim   color.NRGBA // the edge of light on the far side of things
}

// NewPalette returns the palette derived from three colors.
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

// The stage of a scene extends beyond the window through which it is seen.
const (
	StageLeft, StageTop     = -140.0, -105.0
	StageWidth, StageHeight = 280.0, 210.0
)

// Stage returns the outline of the stage.
func Stage() pen.Outline { return pen.Rectangle(StageLeft, StageTop, StageWidth, StageHeight, 0) }
