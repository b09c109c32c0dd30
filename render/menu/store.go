package menu

import (
	"lineup/game/campaign"
	"lineup/game/savegame"
)

// Store is where games, settings and reports are kept: package saves has it, and tests
// have one without a disk. Its errors and sentences are for people. It may be used from
// several goroutines.
type Store interface {
	// ReadOnly says why nothing can be kept, "" if it can: another Lineup is open, or the
	// folder cannot be written.
	ReadOnly() string
	// Trouble says what could not be kept of late, "" if the latest was.
	Trouble() string

	// List is all that is kept, latest first.
	List() []savegame.Listed
	Open(id string) (savegame.Game, error)
	// Keep keeps a running game as it stands, soon: it does not wait for the disk.
	Keep(g savegame.Game)
	// KeepTurn is Keep for a game in which a turn has just begun: what was kept before
	// becomes an older state of it.
	KeepTurn(g savegame.Game)
	// Save keeps a game at once, under its Kind; an ID given is written over.
	Save(g savegame.Game) (id string, err error)
	// Finish makes a running game that has ended a replay, with a line in the record of
	// finished games.
	Finish(g savegame.Game, f savegame.Finished) (id string, err error)
	// Campaigns are all campaigns, latest first, and OpenCampaign reads one. Delete and
	// Undelete go for them too.
	Campaigns() []savegame.ListedCampaign
	OpenCampaign(id string) (savegame.Campaign, error)
	// KeepCampaign keeps a campaign as it stands; with the game of the play that is going
	// on, both or neither.
	KeepCampaign(c campaign.Campaign, g *savegame.Game) (id string, err error)
	// FinishPlay is Finish for the game of a play, along with the campaign in which is
	// written what came of it.
	FinishPlay(c campaign.Campaign, g savegame.Game, f savegame.Finished) (id string, err error)
	Rename(id, title string) error
	Duplicate(id string) (string, error)
	// Delete takes something off the list; Undelete brings it back, for a while.
	Delete(id string) error
	Undelete(id string) error

	// Import takes in a file of this name, and ImportFrom the one at a path.
	Import(name string, b []byte) (id string, err error)
	ImportFrom(path string) (id string, err error)
	ExportTo(id, path string) error
	// Report is a bug report of a kept game with a text, ready to be written to a file, and
	// what it contains in words, a sentence a line.
	Report(id, text string) (b []byte, contains string, err error)
	// WriteTo writes such a report to a path.
	WriteTo(path string, b []byte) error

	// Settings are what a person has set to taste, as words. What could not be read is an
	// error, and begins anew.
	Settings() (map[string]string, error)
	SaveSettings(map[string]string) error
	Finished() ([]savegame.Finished, error)

	// WriteCrash keeps the report of a fault of the program's own; LatestCrash is the one
	// nobody has dismissed yet.
	WriteCrash(text, game string) error
	LatestCrash() (savegame.Crash, bool)
	DismissCrash(id string) error

	// Flush waits until all is on the disk.
	Flush() error
}

// Clipboard takes a line of text to other programs and back.
type Clipboard interface {
	Copy(line string) error
	Paste() (string, error)
}
