package render

import (
	"image/color"
	"testing"

	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/render/art/pen"
	"lineup/render/art/town"
)

// TestSeatColors: a seat has the color of its standee where there are some, of its team in a game
// of teams, else one of its own.
func TestSeatColors(t *testing.T) {
	a := &App{Options: Options{Views: Views()}}
	_, standee := town.SeatMark(2)
	for name, c := range map[string]struct {
		mode  string
		teams bool
		want  color.NRGBA
	}{
		"alone": {standard.ID, false, pen.SeatColour(2)}, "teams": {standard.ID, true, pen.TeamColour(0, 1)},
		"town": {rebirth.ID, false, standee}, "town of two sides": {rebirth.ID, true, standee},
	} {
		t.Run(name, func(t *testing.T) {
			if got := a.colors(c.mode).Of(2, 0, 1, c.teams); got != c.want {
				t.Errorf("seat 2 is %v, want %v", got, c.want)
			}
		})
	}
}
