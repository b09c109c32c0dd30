package chrome

import (
	"image/color"

	"lineup/render/art/pen"
)

// fireColours are the colors of flames, from the outermost tongues inward.
var fireColours = [...]color.NRGBA{pen.RGB(0xe8501c), pen.RGB(0xff9a2e), pen.RGB(0xffd84a)}

// DrawFireBehind draws the flames that rise on both sides of a card of w by h units. The card hides
// the rest of them.
func DrawFireBehind(p pen.Pen, w, h float64) {
	p = p.Clip(-30, -30, w+60, h+30+underFire)
	for i, c := range fireColours {
		k := 1 - 0.2*float64(i)
		for _, side := range [...]float64{-1, 1} {
			for j := range 4 {
				n := pen.Noise(uint32(61+i), 4*j+int(side)+1)
				x := w/2 + side*(w/2-10+9*float64(j))
				high := h * (0.78 - 0.15*float64(j)) * (0.7 + 0.4*n) * k
				p.Fill(tongue(x, h+30, high, 34*k, side*(6+8*n)), c)
			}
		}
	}
}

// underFire is how far a card's fire reaches below its lower edge.
const underFire = 8.0

// DrawFireBefore draws the flames that lick at a card's lower edge and leave its rules readable.
func DrawFireBefore(p pen.Pen, w, h float64) {
	p = p.Clip(-30, 0, w+60, h+underFire)
	const tongues = 15
	for i, c := range fireColours {
		k := 1 - 0.3*float64(i)
		for j := range tongues {
			n := pen.Noise(uint32(71+i), j)
			x := (w+44)*float64(j)/(tongues-1) - 22
			p.Fill(tongue(x, h+26, 26+(3+8*n*n)*k, 24, 5-10*pen.Noise(uint32(81+i), j)), c)
		}
	}
}

// tongue returns one flame with its foot at (x, base), bent to one side.
func tongue(x, base, high, wide, bend float64) pen.Outline {
	return pen.Brush([]pen.Along{
		{X: x, Y: base, Width: wide}, {X: x + bend, Y: base - high*0.4, Width: wide * 0.75},
		{X: x - bend, Y: base - high*0.75, Width: wide * 0.35}, {X: x + bend, Y: base - high, Width: 1},
	}, 7, false)
}
