// Package ai provides the computer players. Each is a match.Decider: it sees a game
// only through the View of its seat, and the same questions get the same
// answers again. None allocates while it decides, but for the
// first question of a game of cards or rules it has not met before. What is a
// match.Helper too may also do something in the turns of others.
//
//   - random answers anything legal, each answer equally often.
//   - dearest plays all its cards and buys the dearest card it can. It is the
//     policy other programs of this game use, kept as a yardstick.
//   - greedy weighs every card by what its compiled text does, and takes the
//     best answer to the question at hand without looking further ahead. On a
//     ring, where the players are a team, it also plans its way, see town.
package ai

import (
	"fmt"
	"strings"

	"lineup/game/match"
)

// kinds are the players there are, weakest first.
var kinds = []struct {
	name string
	make func(seed uint64) match.Decider
}{
	{"random", newRandom},
	{"dearest", newDearest},
	{"greedy", newGreedy},
}

// Names returns the kinds of players New makes, weakest first.
func Names() []string {
	out := make([]string, len(kinds))
	for i, k := range kinds {
		out[i] = k.name
	}
	return out
}

// New returns a player of a kind, for any game. Its chance, if it has any, follows from seed. A
// player may sit at several seats and tables, but decides for one at a time. The error names
// the kinds there are.
func New(name string, seed uint64) (match.Decider, error) {
	for _, k := range kinds {
		if k.name == name {
			return k.make(seed), nil
		}
	}
	return nil, fmt.Errorf("no player %q: there are %s", name, strings.Join(Names(), ", "))
}
