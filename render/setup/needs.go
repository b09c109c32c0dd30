package setup

import (
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/players"
)

// Needs are what the setup screen needs of the program around it.
type Needs struct {
	Catalog   *mode.Catalog // what games can be made of
	Computers players.Computers
	Clipboard Clipboard              // nil if there is none
	Parts     map[string]ModePart    // what each mode brings, by its id
	Start     func(match.Plan) error // begins the game of a plan
	Back      func()                 // shows the screen before
}

// Clipboard takes a line of text to other programs and back.
type Clipboard interface {
	Copy(line string) error
	Paste() (string, error)
}
