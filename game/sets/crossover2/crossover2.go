// Package crossover2 has the cards of Crossover Pack 2, Arrow. It is added
// to a base set. The facts are those of the printed cards, and the words are generated from the
// effects.
package crossover2

import (
	"slices"

	"lineup/game/card"
)

// Box returns the whole set.
func Box() card.Set {
	return card.Set{
		ID:      "crossover_2",
		Name:    "Crossover 2",
		Says:    "Arrow: cards go under your Super Hero and come back.",
		Cards:   slices.Concat(mainDeck, superVillains, superHeroes),
		Rulings: slices.Concat(rulings, villainRulings),
	}
}
