package town

import (
	"cmp"
	"math"
	"slices"

	"lineup/engine"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file places and draws the signs of seats at the standees.

// signDown is how far the sign of a seat is below the feet of its standee at size 1, and seatRadius its
// radius with its contour.
const signDown, seatRadius = 18.0, 12.0

// signSpots are the places of a sign at a standee, from its feet and at size 1: at its base or before its
// legs, the nearest to the front of its base first.
var signSpots = func() (out []pen.Point) {
	for y := signDown; y > -90; y -= 4 {
		for x := -60.0; x <= 60; x += 4 {
			out = append(out, pen.Point{X: x, Y: y})
		}
	}
	slices.SortStableFunc(out, func(a, b pen.Point) int {
		return cmp.Compare(math.Hypot(a.X, a.Y-signDown), math.Hypot(b.X, b.Y-signDown))
	})
	return out
}()

// placeSeatSigns places the sign of each seat at its standee, where the map has nothing else to read.
func (m *townMap) placeSeatSigns() {
	var taken []ui.Box
	add := func(boxes ...ui.Box) {
		for _, b := range boxes {
			if b.W > 0 {
				taken = append(taken, b)
			}
		}
	}
	card := func(k mapCard) {
		if k.card != engine.NoCard {
			if add(k.pose.Bounds()); !k.shy && !k.fan {
				add(k.tab())
			}
		}
	}
	for i := range m.spaces {
		s := &m.spaces[i]
		if add(s.coming, s.person); s.location {
			add(s.plate)
		} else {
			add(s.slotSign())
		}
		if s.open {
			add(s.tag)
		}
		if card(s.card); s.left > 1 {
			add(countBox(s.card.pose))
		}
		for _, k := range s.cards {
			card(k)
		}
	}
	for i := range m.standees {
		s := &m.standees[i]
		add(s.tokenBoxes()...)
		if s.shape != nil {
			add(s.faceAt(s.at))
		}
		if add(s.signBoxes()...); s.seat == engine.NoSeat {
			if add(s.tag); !s.shy {
				add(s.call)
			}
		}
	}
	for i := range m.standees {
		s := &m.standees[i]
		if s.look.Seat.Sign == pen.NoSign {
			continue
		}
		least := math.MaxInt
		for _, spot := range signSpots {
			was := s.sign
			s.sign = spot
			n := overlapping(taken, s.seatSign())
			if n >= least {
				s.sign = was
				continue
			}
			if least = n; n == 0 {
				break
			}
		}
		taken = append(taken, s.seatSign())
	}
}

// signAt returns the middle of the sign of a standee's seat, with its feet at a position.
func (s *standee) signAt(at pen.Point) pen.Point {
	spot := s.sign
	if spot == (pen.Point{}) {
		spot = signSpots[0]
	}
	return pen.Point{X: at.X + spot.X*s.look.Size, Y: at.Y + spot.Y*s.look.Size}
}

// seatSign returns the box of that sign at rest, or one of width 0 for a Villain.
func (s *standee) seatSign() ui.Box {
	if s.look.Seat.Sign == pen.NoSign {
		return ui.Box{}
	}
	at := s.signAt(s.at)
	return ui.BoxAt(at.X-seatRadius, at.Y-seatRadius, 2*seatRadius, 2*seatRadius)
}

// drawSeatSign draws the sign of a standee's seat, with its feet at a position.
func (s *standee) drawSeatSign(c *ui.Canvas, at pen.Point) {
	at = s.signAt(at)
	c.SeatSign(s.look.Seat, at.X, at.Y, 0)
}
