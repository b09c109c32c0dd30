// Package menu holds the screens around a match, one to a file: the title, the result, saved
// games, and the page after a crash.
package menu

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/render/art"
	"lineup/render/files"
	"lineup/render/players"
)

// Program is what the screens know of the program around them, and what they can
// ask of it.
type Program struct {
	Catalog *mode.Catalog // what games can be made of
	Faces   []art.Face    // everything printed, by FaceID
	Players players.Computers
	Colors  func(mode string) players.SeatColors // of the seats of a mode
	Quick   func() error                         // starts a game of one person against a computer
	Next    func(match.Plan) error               // starts the game that follows the latest one
	Rematch func() error                         // starts the latest game again, with fresh chance
	Setup   func()                               // shows the setup screen
	Title   func()                               // shows the title
	Quit    func()

	Store     Store // what is kept
	Files     *files.Access
	Clipboard Clipboard    // nil where there is none
	Now       func() int64 // seconds since 1970 began, UTC: what ages are told from
	// Open takes up a kept game, or watches a replay. Its error says why not.
	Open   func(id string) error
	Saves  func()                         // shows what is kept
	Cards  func()                         // shows the library of all cards, nil where there is none
	Latest func() <-chan *savegame.Listed // finds the running game played last, nil for none
	// Campaigns is the button that leads to campaigns, nil where none can be played.
	Campaigns *Way
	Daily     func() error       // starts the game of the day
	Watch     func(*match.Match) // shows a game that is over from its beginning
}

// Way is a button of the title that a mode brings along.
type Way struct {
	Label   string
	KeyName string     // of the key that does the same
	Key     ebiten.Key // that key
	Ground  color.NRGBA
	Do      func()
}
