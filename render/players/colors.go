package players

import "lineup/render/art/pen"

// SeatLooks are the colors and signs of a mode's seats on every screen. The zero SeatLooks gives each seat
// its own in any team.
type SeatLooks struct {
	Alone func(p pen.Palette, seat int) pen.Seat         // of a seat without a team; nil for the usual ones
	Team  func(p pen.Palette, team, member int) pen.Seat // of a member of a team; nil if teams do not matter
}

// Of returns the look of a seat in a palette. With teams it is a member of a team. All numbers start at 0.
func (l SeatLooks) Of(p pen.Palette, seat, team, member int, teams bool) pen.Seat {
	switch {
	case teams && l.Team != nil:
		return l.Team(p, team, member)
	case l.Alone != nil:
		return l.Alone(p, seat)
	}
	return p.Seat(seat)
}
