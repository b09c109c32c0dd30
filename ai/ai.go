// Package ai provides the computer players. Each is a match.Decider: it sees a game only through
// the View of its seat, and gives the same answer to the same question. Deciding does not allocate,
// except at the first question of a game with new cards or rules. A player that is also a
// match.Helper may act in other players' turns.
//
//   - random gives any legal answer, each with equal probability.
//   - dearest plays all its cards and buys the highest-cost card it can. It is the policy that
//     other programs for this game use, and serves as a yardstick.
//   - greedy weighs every card by the effect of its compiled text, and takes the best answer to
//     the current question without looking further ahead. In Rebirth games it also plans its
//     route, see town.
package ai

import (
	"fmt"
	"strings"

	"lineup/game/match"
)

// kinds are the kinds of players, weakest first.
var kinds = []struct {
	name string
	make func(seed uint64) match.Decider
}{
	{"random", newRandom},
	{"dearest", newDearest},
	{"greedy", newGreedy},
}

// Names returns the kinds of players that New makes, weakest first.
func Names() []string {
	out := make([]string, len(kinds))
	for i, k := range kinds {
		out[i] = k.name
	}
	return out
}

// New returns a player of a kind, for any game. Its random choices, if any, follow from seed. A
// player may play several seats and games, but decides for one at a time. The error names the known
// kinds.
func New(name string, seed uint64) (match.Decider, error) {
	for _, k := range kinds {
		if k.name == name {
			return k.make(seed), nil
		}
	}
	return nil, fmt.Errorf("no player %q: there are %s", name, strings.Join(Names(), ", "))
}
