// Package campaign leads through the campaigns of Rebirth: the list of them, who plays, the
// overview of one, and the pages of its story.
package campaign

import (
	"lineup/game/campaign"
	"lineup/game/savegame"
)

// Store is where campaigns are saved, with the games of their plays. Its errors and sentences are
// for people.
type Store interface {
	// ReadOnly says why nothing can be saved, "" if it can.
	ReadOnly() string
	// List is all games that are saved, latest first.
	List() []savegame.Listed
	// Campaigns are all campaigns, latest first, and OpenCampaign reads one.
	Campaigns() []savegame.ListedCampaign
	OpenCampaign(id string) (savegame.Campaign, error)
	// KeepCampaign saves a campaign as it stands; with the game of the play that is going on, both
	// or neither.
	KeepCampaign(c campaign.Campaign, g *savegame.Game) (id string, err error)
	// FinishPlay makes the game of a play that has ended a replay, along with the campaign in
	// which is written what came of it.
	FinishPlay(c campaign.Campaign, g savegame.Game, f savegame.Finished) (id string, err error)
	// Delete takes something off the list; Undelete brings it back, for a while.
	Delete(id string) error
	Undelete(id string) error
	// ImportFrom takes in the file at a path, and ExportTo writes one.
	ImportFrom(path string) (id string, err error)
	ExportTo(id, path string) error
}
