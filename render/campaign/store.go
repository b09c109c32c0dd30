// Package campaign has the screens for campaigns of Rebirth: the list, the players, the overview,
// and the pages of the story.
package campaign

import (
	"lineup/game/campaign"
	"lineup/game/savegame"
)

// Store holds campaigns and the games of their attempts. Its errors and sentences are for people.
type Store interface {
	// ReadOnly returns why nothing can be saved, or "" if saving works.
	ReadOnly() string
	// List returns all saved games, latest first.
	List() []savegame.Listed
	// Campaigns returns all campaigns, latest first. OpenCampaign reads one.
	Campaigns() []savegame.ListedCampaign
	OpenCampaign(id string) (savegame.SavedCampaign, error)
	// KeepCampaign saves a campaign. With the game of its current attempt it saves both or neither.
	KeepCampaign(c campaign.Campaign, g *savegame.SavedGame) (id string, err error)
	// FinishPlay makes the game of a finished attempt a replay, and saves the campaign with its
	// result in the same step.
	FinishPlay(c campaign.Campaign, g savegame.SavedGame, f savegame.Finished) (id string, err error)
	// Delete removes an entry from the list. Undelete restores it for a while.
	Delete(id string) error
	Undelete(id string) error
	// ImportFrom imports the file at a path. Known reports that it was here already. ExportTo
	// writes one.
	ImportFrom(path string) (id string, known bool, err error)
	ExportTo(id, path string) error
}
