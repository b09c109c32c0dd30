package match

import (
	"errors"

	"lineup/engine"
	"lineup/game/mode"
)

// Outcome reads what a game that is over has come to, as its mode tells it: what a campaign
// writes down. While the game goes on it is an error, as what a State holds is not for
// players to see.
func Outcome[T any](m *Match, read func(*mode.Game, *engine.State) T) (out T, err error) {
	if !m.Over() {
		return out, errors.New("the game is not over")
	}
	return read(m.game, m.state), nil
}
