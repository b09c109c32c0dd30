package pen

import (
	"image/color"
	"math"
)

// Sign is the shape of a seat. Seats differ by it as well as by their colors.
type Sign uint8

// The signs, by seat. NoSign is for colors of no seat.
const (
	NoSign Sign = iota
	Disc
	Square
	Triangle
	Diamond
	Star
	numSigns
)

// SignOf returns the sign of a seat, counted from 0.
func SignOf(seat int) Sign { return Disc + Sign(seat%int(numSigns-Disc)) }

// Outline returns the outline of a sign around (x, y). Each has about the same area.
func (s Sign) Outline(x, y, r float64) Outline {
	switch s {
	case Square:
		return Rectangle(x-r*0.88, y-r*0.88, r*1.76, r*1.76, 0)
	case Triangle:
		return Polygon(x, y-r*1.16, x+r*1.12, y+r*0.82, x-r*1.12, y+r*0.82)
	case Diamond:
		return Polygon(x, y-r*1.22, x+r*1.22, y, x, y+r*1.22, x-r*1.22, y)
	case Star:
		return Burst(x, y+r*0.08, r*1.3, r*0.62, 5, -math.Pi/2, 0, 0)
	case NoSign, Disc, numSigns:
	}
	return Circle(x, y, r)
}

// Draw draws the sign in a color, with an ink contour.
func (s Sign) Draw(p Pen, x, y, r float64, c color.NRGBA) {
	if s == NoSign {
		return
	}
	o := s.Outline(x, y, r)
	p.Stroke(o, max(3.6, r*0.45), Ink)
	p.Fill(o, c)
}

// Seat is the look of a seat: its colors and its sign. A picture with one of the colors shows the sign
// as well.
type Seat struct {
	Paper color.NRGBA // of surfaces, and on paper
	Dark  color.NRGBA // of letters and edges on a dark ground
	Mark  color.NRGBA // of the sign on a dark ground
	Sign  Sign
}

// Plain returns the look of what belongs to no seat.
func Plain(c color.NRGBA) Seat { return Seat{c, c, c, NoSign} }

// Palette is a set of colors for the seats.
type Palette uint8

// The palettes. All except the usual one are for eyes that see a color less well than others: their colors
// differ to such eyes too.
const (
	Standard Palette = iota
	RedWeak
	GreenWeak
	BlueWeak
)

// shades are the colors of a palette, on paper and on a dark ground.
type shades struct{ paper, dark [5]color.NRGBA }

var palettes = [...]shades{
	Standard: {
		[5]color.NRGBA{RGB(0x2f7bff), RGB(0xd4322c), RGB(0x8a4fd0), RGB(0x1f9a6a), RGB(0xc8742a)},
		[5]color.NRGBA{RGB(0x5f9bff), RGB(0xff6a5f), RGB(0xb98aff), RGB(0x3fd39a), RGB(0xffa14a)},
	},
	RedWeak: {
		[5]color.NRGBA{RGB(0x212de4), RGB(0x8d190f), RGB(0x6a2883), RGB(0x0a9392), RGB(0x99851b)},
		[5]color.NRGBA{RGB(0x426e99), RGB(0xc13816), RGB(0xa30dfd), RGB(0x63f3c4), RGB(0xe7dc1e)},
	},
	GreenWeak: {
		[5]color.NRGBA{RGB(0x194386), RGB(0xf31b0d), RGB(0x7a1eeb), RGB(0x3e8786), RGB(0x524413)},
		[5]color.NRGBA{RGB(0x386d9f), RGB(0xd1103d), RGB(0x8a30fb), RGB(0x0bf5df), RGB(0xe8da14)},
	},
	BlueWeak: {
		[5]color.NRGBA{RGB(0x0612f3), RGB(0xea0928), RGB(0xe61ed8), RGB(0x109d27), RGB(0x6c3c1b)},
		[5]color.NRGBA{RGB(0x5963b3), RGB(0xe00309), RGB(0xf51bf6), RGB(0x17f844), RGB(0xead369)},
	},
}

// usual are the colors of seats in the usual palette.
var usual = [...]color.NRGBA{RGB(0x1f6fd6), RGB(0xd4322c), RGB(0x7a4bb8), RGB(0x1b9e77), RGB(0xd9822b), RGB(0xb0447f), RGB(0x55708a), RGB(0x8a7a2f)}

// Seat returns the look of a seat, counted from 0.
func (p Palette) Seat(seat int) Seat {
	i := seat % int(numSigns-Disc)
	of := &palettes[p]
	if p == Standard {
		c := usual[seat%len(usual)]
		return Seat{c, c, of.dark[i], SignOf(seat)}
	}
	return Seat{of.paper[i], of.dark[i], of.dark[i], SignOf(seat)}
}

// Lit returns the look of a seat where everything is dark, with a color of its own in the usual palette.
func (p Palette) Lit(seat int, own color.NRGBA) Seat {
	s := p.Seat(seat)
	if p == Standard {
		s.Mark = own
	} else {
		own = s.Dark
	}
	s.Paper, s.Dark = own, own
	return s
}

// members are the seats whose colors the members of two teams have: cool ones, and warm ones.
var members = [2][2]int{{0, 3}, {1, 4}}

// Member returns the look of a team member. Team and member count from 0.
func (p Palette) Member(team, member int) Seat {
	return p.Seat(members[team%len(members)][member%len(members[0])])
}
