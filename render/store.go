package render

import (
	"lineup/game/savegame"
	"lineup/render/campaign"
	"lineup/render/menu"
	"lineup/render/settings"
)

// Store holds saved games, campaigns, settings and reports. Package saves implements it. The
// screens declare the methods that they need. Its errors and sentences are for people. It is safe
// for use by several goroutines.
type Store interface {
	menu.Store
	campaign.Store
	settings.Store

	// Keep saves a running game soon, without waiting for the disk.
	Keep(g savegame.SavedGame)
	// KeepTurn is like Keep but for a game at the start of a turn. The previous save becomes a
	// backup.
	KeepTurn(g savegame.SavedGame)
	// Save saves a game immediately, under its Kind. It overwrites a given ID.
	Save(g savegame.SavedGame) (id string, err error)
	// Finish makes a finished running game a replay and adds a line to the record of finished
	// games.
	Finish(g savegame.SavedGame, f savegame.Finished) (id string, err error)

	// Import imports a file with this name.
	Import(name string, b []byte) (id string, known bool, err error)

	// Settings returns a person's settings as words. It returns an error for unreadable ones, which
	// start over.
	Settings() (map[string]string, error)
	SaveSettings(map[string]string) error

	// WriteCrash saves the report of an internal fault.
	WriteCrash(text, game string) error

	// Flush waits until everything is on the disk.
	Flush() error
}

// Clipboard exchanges a line of text with other programs.
type Clipboard interface {
	Copy(line string) error
	Paste() (string, error)
}
