package art

import (
	"image/color"

	"lineup/render/art/pen"
)

// icons are the signs of the kinds, about 10 units to each side, filled by the
// even-odd rule.
var icons = [kindCount]pen.Outline{
	Starter:      pen.MustPath("O0 0 9 O0 0 4"),
	Hero:         pen.MustPath("M0 -11 Q5 -8 9.5 -8 Q11 4 0 11 Q-11 4 -9.5 -8 Q-5 -8 0 -11 Z"),
	Villain:      pen.MustPath("M-10 -11 Q-8 -5 -4 -5 H4 Q8 -5 10 -11 Q12 2 6 6 L0 11 L-6 6 Q-12 2 -10 -11 Z M-6.5 -1 L-1.5 2 L-5.5 3.5 Z M6.5 -1 L1.5 2 L5.5 3.5 Z"),
	SuperPower:   pen.Burst(0, 0, 11.5, 5.6, 8, 0.2, 0, 1),
	Equipment:    pen.MustPath("M0 -11 L9.5 -5.5 V5.5 L0 11 L-9.5 5.5 V-5.5 Z O0 0 4.4"),
	Location:     pen.MustPath("M-10 10 V-1 H-4.5 V-10 H4.5 V-4 H10 V10 Z M-1.5 -6 h3 v3 h-3 Z M-1.5 4 h3 v6 h-3 Z"),
	Weakness:     pen.MustPath("M-4 -10 H4 V0 H9.5 L0 10.5 L-9.5 0 H-4 Z"),
	SuperVillain: pen.MustPath("M-9 9 L-11 -8 L-4.5 -1 L0 -11 L4.5 -1 L11 -8 L9 9 Z"),
	SuperHero:    pen.MustPath("M0 -11 L3 -3.6 L10.8 -3.3 L4.7 1.6 L6.8 9.2 L0 4.9 L-6.8 9.2 L-4.7 1.6 L-10.8 -3.3 L-3 -3.6 Z"),
}

// drawIcon draws the kind's sign about (x, y), radius to each side.
func drawIcon(p pen.Pen, k Kind, x, y, radius float64, c color.NRGBA) {
	if k >= kindCount {
		k = Starter
	}
	p.At(x, y, radius/10.5).FillOdd(icons[k], c)
}
