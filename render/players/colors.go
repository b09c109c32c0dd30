package players

import (
	"image/color"

	"lineup/render/art/pen"
)

// SeatColors are the colors of a mode's seats on every screen. The zero SeatColors gives each seat
// its own color in any team.
type SeatColors struct {
	Alone func(seat int) color.NRGBA         // of a seat without a team; nil for the usual colors
	Team  func(team, member int) color.NRGBA // of a member of a team; nil if teams do not matter
}

// Of returns the color of a seat. With teams it is a member of a team. All numbers start at 0.
func (c SeatColors) Of(seat, team, member int, teams bool) color.NRGBA {
	switch {
	case teams && c.Team != nil:
		return c.Team(team, member)
	case c.Alone != nil:
		return c.Alone(seat)
	}
	return pen.SeatColour(seat)
}
