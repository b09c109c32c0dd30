package render

import (
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/render/board"
	"lineup/render/board/standard"
	"lineup/render/board/town"
)

// boardOf returns the board of a match's mode.
func boardOf(m *match.Match) board.Lay {
	if m.Plan().Mode == rebirth.ID {
		return town.New
	}
	return standard.New
}
