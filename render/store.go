package render

import (
	"lineup/game/savegame"
	"lineup/render/campaign"
	"lineup/render/menu"
)

// Store is where games, campaigns, settings and reports are saved: package saves has it. The
// screens declare what they need of it. Its errors and sentences are for people. It may be used
// from several goroutines.
type Store interface {
	menu.Store
	campaign.Store

	// Keep saves a running game as it stands, soon: it does not wait for the disk.
	Keep(g savegame.Game)
	// KeepTurn is like Keep for a game in which a turn has just begun: what was saved before
	// becomes an older state of it.
	KeepTurn(g savegame.Game)
	// Save saves a game at once, under its Kind; an ID given is written over.
	Save(g savegame.Game) (id string, err error)
	// Finish makes a running game that has ended a replay, with a line in the record of
	// finished games.
	Finish(g savegame.Game, f savegame.Finished) (id string, err error)
	Finished() ([]savegame.Finished, error)

	// Import takes in a file of this name.
	Import(name string, b []byte) (id string, err error)

	// Settings are what a person has set to taste, as words. What could not be read is an
	// error, and begins anew.
	Settings() (map[string]string, error)
	SaveSettings(map[string]string) error

	// WriteCrash saves the report of a fault of the program's own.
	WriteCrash(text, game string) error

	// Flush waits until all is on the disk.
	Flush() error
}

// Clipboard takes a line of text to other programs and back.
type Clipboard interface {
	Copy(line string) error
	Paste() (string, error)
}
