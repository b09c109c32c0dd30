// Package menu holds the screens around a match, one to a file: the title, the setup of
// a new game, and the result.
package menu

import (
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
)

// Program is what the screens know of the program around them, and what they can
// ask of it.
type Program struct {
	Catalogue *mode.Catalogue // what games can be made of
	Faces     []art.Face      // everything printed, by FaceID
	Players   []Player        // the kinds of computer players, weakest first
	Start     func(match.Plan) error
	Quick     func() error // starts a game of one person against a computer
	Rematch   func() error // starts the latest game again, with fresh chance
	Setup     func()       // shows the setup screen
	Title     func()       // shows the title
	Quit      func()
}
