// Package trial is a set of cards that ships in no game. It holds the hardest
// cards of this family, written as literals, so that whoever extends the
// vocabulary finds each of its harder words used once; positions prove them.
// Where a card of a game stands for it, the name is that card's.
package trial

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
)

// The numbers of the mode these cards are played in, after the engine's own.
var (
	// Move is how many spaces one may still walk this turn (R-MOV-01).
	Move = card.Counter{ID: engine.OwnNumbers, Name: "Move"}
	// Clock counts the turns that have begun; the rules end the game by it.
	Clock = card.Counter{ID: engine.OwnNumbers + 1, Name: "Clock"}
	// Frost lies on cards.
	Frost = card.Counter{ID: engine.OwnNumbers + 2, Name: "Frost"}
)

// Full is where the clock ends the game.
const Full = 200

// Box returns all of them.
func Box() card.Set {
	return card.Set{ID: "trial", Name: "Trial Set", Cards: slices.Concat(stacks, heroes, others, superVillains, superHeroes, rules)}
}
