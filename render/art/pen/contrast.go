package pen

import "image/color"

// This file has the colors of high contrast: letters and their ground differ by 7 to 1 or more.

// enoughContrast is the least contrast of letters and their ground, with some reserve for grounds with a
// pattern and for rounding.
const enoughContrast = 7.4

// lightLetters is the luminance from which letters are light, and lightGround that of a light ground.
const lightLetters, lightGround = 0.2, 0.2

// The darkest light ground and the lightest dark one, on which all letters of high contrast can be read.
var (
	dimPaper  = RGB(0xe4d9c0)
	dimGround = RGB(0x131a38)
	palest    = RGB(0x1c2650) // with a light on it
)

// HighContrast reports whether the picture is painted in high contrast.
func (p Pen) HighContrast() bool { return p.high }

// WithContrast returns a pen that paints in high contrast, or not.
func (p Pen) WithContrast(high bool) Pen {
	p.high = high
	return p
}

// Thick returns the width of a line that shows a state: usually, and in high contrast.
func (p Pen) Thick(usual, high float64) float64 {
	if p.high {
		return high
	}
	return usual
}

// Letters returns the color of letters: in high contrast, light ones are lighter and dark ones darker.
// Pens write with such colors.
func (p Pen) Letters(c color.NRGBA) color.NRGBA {
	if p.high {
		return StrongLetters(c)
	}
	return c
}

// Ground returns the color of a ground under letters: in high contrast, a dark one is darker, a light one
// lighter, and each is opaque.
func (p Pen) Ground(c color.NRGBA) color.NRGBA {
	if p.high {
		return StrongGround(c)
	}
	return c
}

// Slab returns the color of a block under letters that suit it: paper on a dark one, ink on a light one.
func (p Pen) Slab(c color.NRGBA) color.NRGBA {
	if p.high {
		return StrongSlab(c)
	}
	return c
}

// Under returns the color of a ground under letters of a color: in high contrast, it is changed as little
// as needed to read them.
func (p Pen) Under(ground, letters color.NRGBA) color.NRGBA {
	if p.high {
		return StrongUnder(ground, letters)
	}
	return ground
}

// StrongLetters is the Letters of a pen in high contrast.
func StrongLetters(c color.NRGBA) color.NRGBA {
	if c.A == 0 {
		return c
	}
	return StrongTint(c, c)
}

// Tint returns the color of letters in a line of other ones: in high contrast, it is as light or dark as
// they need to be.
func (p Pen) Tint(c, line color.NRGBA) color.NRGBA {
	if p.high {
		return StrongTint(c, line)
	}
	return c
}

// StrongTint returns the color of letters in high contrast in a line of other ones, which says whether
// they are on a light ground.
func StrongTint(c, line color.NRGBA) color.NRGBA {
	if Luminance(line) > lightLetters {
		return until(c, White, func(l color.NRGBA) bool { return Contrast(l, palest) >= enoughContrast })
	}
	return until(c, Ink, func(l color.NRGBA) bool { return Contrast(l, dimPaper) >= enoughContrast })
}

// StrongGround is the Ground of a pen in high contrast.
func StrongGround(c color.NRGBA) color.NRGBA {
	if c.A == 0 {
		return c
	}
	if c.A < 0xff {
		alpha := float64(c.A) / 0xff
		c.A = 0xff
		c = Mix(Ink, c, alpha)
	}
	if Luminance(c) > lightGround {
		return StrongUnder(c, Ink)
	}
	return until(c, RGB(0x05070f), func(g color.NRGBA) bool { return Luminance(g) <= Luminance(dimGround) })
}

// StrongSlab is the Slab of a pen in high contrast.
func StrongSlab(c color.NRGBA) color.NRGBA {
	if Luminance(c) > lightGround {
		return StrongUnder(c, Ink)
	}
	return StrongUnder(c, Paper)
}

// StrongUnder is the Under of a pen in high contrast.
func StrongUnder(ground, letters color.NRGBA) color.NRGBA {
	toward := White
	if letters = StrongLetters(letters); Luminance(letters) > lightLetters {
		toward = RGB(0x05070f)
	}
	return until(ground, toward, func(g color.NRGBA) bool { return Contrast(letters, g) >= enoughContrast })
}

// until returns the color, mixed in steps with another until so reports true.
func until(c, other color.NRGBA, so func(color.NRGBA) bool) color.NRGBA {
	out := c
	for t := 0.02; t <= 1.001 && !so(out); t += 0.02 {
		out = Mix(c, other, t)
	}
	return out
}
