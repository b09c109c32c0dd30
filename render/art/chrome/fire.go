package chrome

import (
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// fireColours are the colors of flames, from the outermost inward.
var fireColours = [...]color.NRGBA{pen.RGB(0xe8501c), pen.RGB(0xff9a2e), pen.RGB(0xffd84a)}

const (
	// FireMargin is how far the flames around a card reach beyond it, in units.
	FireMargin = 38.0
	// underFire is how far they reach below its lower edge, where words may follow.
	underFire = 9.0
)

// DrawFireBehind draws the flames that rise on both sides of a card of w by h units. The card hides
// the rest of them.
func DrawFireBehind(p pen.Pen, w, h float64) {
	for i, c := range fireColours {
		k := 1 - 0.22*float64(i)
		for _, side := range [...]float64{-1, 1} {
			for j := range 4 {
				n := pen.Noise(uint32(61+i), 4*j+int(side)+1)
				x := w/2 + side*(w/2-9+7*float64(j))
				high := h * (0.74 - 0.15*float64(j)) * (0.75 + 0.35*n) * k
				p.Fill(flame(x, h+underFire-2*float64(i), high, 26*k, side*(3+4*n)), c)
			}
		}
	}
}

// DrawFireBefore draws the flames that lick at a card's lower edge and leave its rules readable: they are
// lower on a small card, whose margins are narrow.
func DrawFireBefore(p pen.Pen, w, h float64) {
	const flames, usual = 13, 204.0
	up := math.Min(1, w/usual)
	for i, c := range fireColours {
		k := 1 - 0.25*float64(i)
		for j := range flames {
			n := pen.Noise(uint32(71+i), j)
			x := (w+36)*float64(j)/(flames-1) - 18
			p.Fill(flame(x, h+underFire-1.5*float64(i), (underFire+(12+7*n*n)*up)*k, 17*k, 6-12*pen.Noise(uint32(81+i), j)), c)
		}
	}
}

// flame returns one flame with a round foot whose lowest point is (x, base). It is high units high
// and bent to one side.
func flame(x, base, high, wide, bend float64) pen.Outline {
	foot := math.Min(wide*0.42, high*0.22)
	return pen.Brush([]pen.Along{
		{X: x, Y: base - foot, Width: 2 * foot}, {X: x + bend, Y: base - math.Max(high*0.4, foot*1.4), Width: wide * 0.8},
		{X: x - bend, Y: base - high*0.75, Width: wide * 0.35}, {X: x + bend, Y: base - high, Width: 1},
	}, 7, true)
}
