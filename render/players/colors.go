package players

import (
	"image/color"

	"lineup/render/art/pen"
)

// SeatColors are the colors that the seats of a mode have wherever something is told of them. The
// zero SeatColors gives each seat a color of its own, whatever team it is in.
type SeatColors struct {
	Alone func(seat int) color.NRGBA         // of a seat by itself; nil for the usual colors
	Team  func(team, member int) color.NRGBA // of a member of a team; nil if that makes no difference
}

// Of returns the color of a seat; with teams it is a member of a team. All are counted from 0.
func (c SeatColors) Of(seat, team, member int, teams bool) color.NRGBA {
	switch {
	case teams && c.Team != nil:
		return c.Team(team, member)
	case c.Alone != nil:
		return c.Alone(seat)
	}
	return pen.SeatColour(seat)
}
