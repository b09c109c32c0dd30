// Package trial is a set of cards that ships in no game. It holds the hardest cards of this family,
// written as literals, so a reader who extends the vocabulary finds each of its harder words used
// once. Positions test them. A card of a shipped game has its real name.
package trial

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
)

// The numbers of the mode for these cards, after the engine's own.
var (
	// Move is the unspent Move of this turn (R-MOV-01).
	Move = card.Counter{ID: engine.OwnNumbers, Name: "Move"}
	// Clock counts the turns that have begun. The rules end the game by it.
	Clock = card.Counter{ID: engine.OwnNumbers + 1, Name: "Clock"}
	// Frost is a number on cards.
	Frost = card.Counter{ID: engine.OwnNumbers + 2, Name: "Frost"}
)

// Full is the Clock at which the game ends.
const Full = 200

// Box returns the whole set.
func Box() card.Set {
	return card.Set{ID: "trial", Name: "Trial Set", Cards: slices.Concat(stacks, heroes, others, superVillains, superHeroes, rules)}
}
