package match

import (
	"errors"

	"lineup/engine"
	"lineup/game/mode"
)

// Outcome reads the result of a finished game in its mode's terms, for a campaign to record. It
// returns an error during a game because players must not see all of a State.
func Outcome[T any](m *Match, read func(*mode.Game, *engine.State) T) (out T, err error) {
	if !m.Over() {
		return out, errors.New("the game is not over")
	}
	return read(m.game, m.state), nil
}
