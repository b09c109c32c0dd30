package render

import (
	"image/color"

	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/campaign"
	"lineup/render/players"
)

// View is what a mode brings to the window.
type View struct {
	Mode string // its id
	// Colors are those of its seats, wherever something is told of them.
	Colors players.SeatColors
	// Campaigns makes the way through the campaigns of the mode, nil if it has none.
	Campaigns func(campaign.Host) *campaign.Flow
}

// Views returns what the modes bring, one entry for each.
func Views() []View {
	return []View{
		{Mode: standard.ID, Colors: players.SeatColors{Team: pen.TeamColour}},
		{Mode: rebirth.ID, Colors: players.SeatColors{Alone: standeeColor}, Campaigns: campaign.NewFlow},
	}
}

// standeeColor returns the color of the standee of a seat.
func standeeColor(seat int) color.NRGBA {
	_, c := town.SeatMark(seat)
	return c
}

// view returns what a mode brings.
func (a *App) view(mode string) View {
	for _, v := range a.Views {
		if v.Mode == mode {
			return v
		}
	}
	return View{Mode: mode}
}

// colors returns the colors of the seats of a mode.
func (a *App) colors(mode string) players.SeatColors { return a.view(mode).Colors }
