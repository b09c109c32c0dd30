package menu

import (
	"fmt"
	"image/color"
	"slices"

	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/render/art/pen"
	"lineup/render/art/town"
)

// seatColour is that of a seat as the table has it: of its standee in a mode with a map, of a
// member of its team where there are teams, else one of its own.
func seatColour(mode string, seat, team, member int, teams bool) color.NRGBA {
	switch {
	case mode == rebirth.ID:
		_, c := town.SeatMark(seat)
		return c
	case teams:
		return pen.TeamColour(team, member)
	}
	return pen.SeatColour(seat)
}

// teamed reports whether the game is planned in two teams of partners, who sit across from each
// other, so that the teams take turns (V-002.1).
func (s *Setup) teamed() bool {
	return slices.Contains(s.plan.Variants, standard.Teams) && len(s.plan.Seats) == pairedSeats
}

// colour is that of a seat.
func (s *Setup) colour(seat int) color.NRGBA {
	return seatColour(s.game.Mode.ID, seat, seat%2, seat/2, s.teamed())
}

// seated tells of all who play: how many there may be, or who are partners.
func (s *Setup) seated() string {
	if !s.teamed() {
		return s.game.Mode.Seats.String() + " players, clockwise"
	}
	p := s.plan.Seats
	return fmt.Sprintf("%s and %s against %s and %s", p[0].Name, p[2].Name, p[1].Name, p[3].Name)
}

// teamWords is what stands at a seat about its team, "" for nothing.
func (s *Setup) teamWords(seat int) string {
	if !s.teamed() {
		return ""
	}
	return fmt.Sprint("TEAM ", seat%2+1)
}
