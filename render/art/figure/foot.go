package figure

import (
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// foot draws the foot or shoe of a leg, from the ankle in the direction of toes, with the sole away
// from the shin.
func (a artist) foot(p pen.Pen, c chain, toes pen.Point, colour color.NRGBA) {
	size := c[2].size() * a.frame.leg
	length := math.Hypot(toes.X, toes.Y)
	along := direction(pen.Point{}, toes)
	sole := pen.Point{X: -along.Y, Y: along.X}
	shin := direction(c[1].point(), c[2].point())
	// If the foot and the shin form one line, neither side is away from the shin.
	if sole.X*shin.X+sole.Y*shin.Y < 0 && math.Abs(along.X*shin.X+along.Y*shin.Y) < 0.97 {
		sole = pen.Point{X: -sole.X, Y: -sole.Y}
	}
	at := func(forward, down float64) pen.Point {
		return pen.Point{
			X: c[2].x + (along.X*forward+sole.X*down)*size,
			Y: c[2].y + (along.Y*forward+sole.Y*down)*size,
		}
	}
	a.solid.Part(p, pen.Closed([]pen.Point{
		at(-4.6, -1), at(-5, 4.2), at(-3.4, 6.4), at(length*0.5, 6.2), at(length+4, 6.2),
		at(length+6.4, 3.6), at(length+3.4, 0.8), at(length*0.45, -2.6), at(1, -5),
	}, smooth), colour, 5*size, nil)
}
