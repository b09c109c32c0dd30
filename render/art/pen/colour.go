package pen

import (
	"image/color"
	"math"
)

// The colors that do not belong to a card type.
var (
	Ink       = RGB(0x11131a) // every outline, banner and shadow edge
	Paper     = RGB(0xf6efe0) // the ground of rules text, and light letters
	White     = RGB(0xffffff)
	Gold      = RGB(0xf2c230) // VP, and the burst on a card back
	TableBlue = RGB(0x132a55)
	TableRay  = RGB(0x173263)
	TableDot  = RGB(0x0d1e3f)
	BackBlue  = RGB(0x16305e) // the ground in place of a missing picture
	Night     = RGB(0x0e1c38) // plates of the replay bar and in place of a missing poster
	Mist      = RGB(0x9fb3d9) // quiet text on a panel
	EndRed    = RGB(0xd4322c) // the ground of missing Power
	SoftPaper = RGB(0xcfe0ff) // sentences on a dark ground
	CanDo     = RGB(0xffe14d) // this can be done now
	Chosen    = RGB(0x5ff2ff) // this is chosen
	Danger    = RGB(0xff5f57) // this threatens
)

// RGB returns the opaque color 0xRRGGBB.
func RGB(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
}

// Fade returns the color with its opacity multiplied by alpha, 0 to 1.
func Fade(c color.NRGBA, alpha float64) color.NRGBA {
	c.A = uint8(float64(c.A)*clamp(alpha, 0, 1) + 0.5)
	return c
}

// Mix returns the color at t, 0 to 1, between a and b.
func Mix(a, b color.NRGBA, t float64) color.NRGBA {
	t = clamp(t, 0, 1)
	part := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.NRGBA{R: part(a.R, b.R), G: part(a.G, b.G), B: part(a.B, b.B), A: part(a.A, b.A)}
}

// Level returns a color component as a byte, rounded and limited to 0 to 255.
func Level(v float64) byte { return byte(max(0, min(255, v+0.5))) }

func clamp(x, low, high float64) float64 { return max(low, min(high, x)) }

// light is the light of each value of a color channel, 0 to 1.
var light = func() (out [256]float64) {
	for v := range out {
		if x := float64(v) / 255; x <= 0.04045 {
			out[v] = x / 12.92
		} else {
			out[v] = math.Pow((x+0.055)/1.055, 2.4)
		}
	}
	return out
}()

// Luminance returns the relative luminance of a color, 0 to 1, as used for contrast.
func Luminance(c color.NRGBA) float64 {
	return 0.2126*light[c.R] + 0.7152*light[c.G] + 0.0722*light[c.B]
}

// Contrast returns the contrast ratio of two colors, 1 to 21.
func Contrast(a, b color.NRGBA) float64 {
	x, y := Luminance(a), Luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}
