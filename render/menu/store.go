package menu

import "lineup/game/savegame"

// Store holds saved games and reports. Its errors and sentences are for people. It is safe for use
// by several goroutines.
type Store interface {
	// ReadOnly returns why nothing can be saved, or "" if saving works. Another Lineup may be open,
	// or the folder may not be writable.
	ReadOnly() string
	// Trouble returns the latest failure to save, or "" if the latest save worked.
	Trouble() string

	// List returns all saved games, latest first.
	List() []savegame.Listed
	Open(id string) (savegame.SavedGame, error)
	// Campaigns returns all campaigns, latest first.
	Campaigns() []savegame.ListedCampaign
	Rename(id, title string) error
	Duplicate(id string) (string, error)
	// Delete removes an entry from the list. Undelete restores it for a while.
	Delete(id string) error
	Undelete(id string) error

	// ImportFrom imports the file at a path. Known reports that it was here already. ExportTo
	// writes one.
	ImportFrom(path string) (id string, known bool, err error)
	ExportTo(id, path string) error
	// Report returns a bug report of a saved game with a text, in the form of a file, and a
	// description of its contents, a sentence a line.
	Report(id, text string) (b []byte, contains string, err error)
	// WriteTo writes a bug report to a path.
	WriteTo(path string, b []byte) error

	// LatestCrash returns the latest report of an internal fault that was not dismissed.
	LatestCrash() (savegame.Crash, bool)
	DismissCrash(id string) error
}

// Clipboard copies a line of text to other programs.
type Clipboard interface{ Copy(line string) error }
