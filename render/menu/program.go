// Package menu has the screens around a match, one to a file: the title, the result, the saved
// games, and the page after a crash.
package menu

import (
	"image/color"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/render/art"
	"lineup/render/files"
	"lineup/render/players"
)

// Program is the program around the screens: its data and its services.
type Program struct {
	Catalog *mode.Catalog // the modes and sets of all games
	Faces   []art.Face    // all printed faces, by FaceID
	Players players.Computers
	Looks   func(mode string) players.SeatLooks // of the seats of a mode
	Quick   func() error                        // starts a game of one person against a computer player
	Next    func(match.Plan) error              // starts the game that follows the latest one
	Rematch func() error                        // starts the latest game again with a new random seed
	// Hero returns the face of a Super Hero in the sets of a Plan, or nil if there is none. It may be nil.
	Hero  func(p match.Plan, name string) *art.Face
	Setup func() // shows the setup screen
	Title func() // shows the title
	Quit  func()
	// Undo is the ID of the save that was deleted last and can be brought back, or "" if none. It
	// outlives the screen.
	Undo string

	Store     Store // the saves
	Files     *files.Access
	Clipboard Clipboard    // may be nil
	Now       func() int64 // seconds since 1970 began, UTC; the base of shown ages
	// Open opens a saved game or a replay. Its error gives the reason for a failure.
	Open  func(id string) error
	Saves func() // shows the saves
	Cards func() // shows the library of all cards; may be nil
	// Settings shows the settings. It may be nil.
	Settings func()
	Latest   func() <-chan *Latest // finds what CONTINUE on the title resumes; the channel gets nil if there is nothing
	// Campaigns is the button for campaigns, or nil if none can be played.
	Campaigns *Way
	Daily     func() error       // starts the game of the day
	Watch     func(*match.Match) // shows a finished game from its beginning
}

// Latest is what CONTINUE on the title resumes: a running game, or something that a mode supplies.
type Latest struct {
	Game *savegame.Listed // the running game; nil for anything else, which sets the other fields
	// Words are the lines on the button.
	Words []string
	// Do continues. Its error gives the reason for a failure.
	Do func() error
}

// Way is a button of the title that a mode supplies.
type Way struct {
	Label  string
	Says   string // a sentence about it
	Ground color.NRGBA
	Do     func()
}
