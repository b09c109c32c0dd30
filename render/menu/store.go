package menu

import "lineup/game/savegame"

// Store is where games and reports are saved. Its errors and sentences are for people. It may be
// used from several goroutines.
type Store interface {
	// ReadOnly says why nothing can be saved, "" if it can: another Lineup is open, or the
	// folder cannot be written.
	ReadOnly() string
	// Trouble says what could not be saved of late, "" if the latest was.
	Trouble() string

	// List is all games that are saved, latest first.
	List() []savegame.Listed
	Open(id string) (savegame.Game, error)
	// Campaigns are all campaigns, latest first.
	Campaigns() []savegame.ListedCampaign
	Rename(id, title string) error
	Duplicate(id string) (string, error)
	// Delete takes something off the list; Undelete brings it back, for a while.
	Delete(id string) error
	Undelete(id string) error

	// ImportFrom takes in the file at a path, and ExportTo writes one.
	ImportFrom(path string) (id string, err error)
	ExportTo(id, path string) error
	// Report is a bug report of a saved game with a text, ready to be written to a file, and
	// what it contains in words, a sentence a line.
	Report(id, text string) (b []byte, contains string, err error)
	// WriteTo writes such a report to a path.
	WriteTo(path string, b []byte) error

	// LatestCrash is the report of a fault of the program's own that nobody has dismissed yet.
	LatestCrash() (savegame.Crash, bool)
	DismissCrash(id string) error
}

// Clipboard takes a line of text to other programs.
type Clipboard interface{ Copy(line string) error }
