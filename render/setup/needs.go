package setup

import (
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/players"
)

// Needs are the data and services that the setup screen needs.
type Needs struct {
	Catalog   *mode.Catalog // the modes and sets of all games
	Computers players.Computers
	Clipboard Clipboard              // may be nil
	Parts     map[string]ModePart    // the modes' parts of the screen, by ID
	Start     func(match.Plan) error // begins the game of a plan
	Back      func()                 // shows the previous screen
}

// Clipboard exchanges a line of text with other programs.
type Clipboard interface {
	Copy(line string) error
	Paste() (string, error)
}
