package render

import (
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/render/campaign"
)

// View is what a mode brings to the window.
type View struct {
	Mode string // its id
	// Campaigns makes the way through the campaigns of the mode, nil if it has none.
	Campaigns func(campaign.Host) *campaign.Flow
}

// Views returns what the modes bring, one entry for each.
func Views() []View {
	return []View{
		{Mode: standard.ID},
		{Mode: rebirth.ID, Campaigns: campaign.NewFlow},
	}
}
