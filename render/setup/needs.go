package setup

import (
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/render/players"
)

// Needs are what the setup screen needs of the program around it.
type Needs struct {
	Catalog   *mode.Catalog // what games can be made of
	Computers players.Computers
	Clipboard Clipboard                            // nil if there is none
	Campaigns func() []savegame.ListedCampaign     // nil if there are none
	Colors    func(mode string) players.SeatColors // of the seats of a mode
	Start     func(match.Plan) error               // begins the game of a plan
	Back      func()                               // shows the screen before
}

// Clipboard takes a line of text to other programs and back.
type Clipboard interface {
	Copy(line string) error
	Paste() (string, error)
}
