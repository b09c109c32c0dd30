// Package crossover5 has the cards of Crossover Pack 5, The Rogues. It is added to a base set. The facts are those of the printed
// cards, and the words are generated from the effects.
package crossover5

import (
	"slices"

	"lineup/game/card"
)

// Box returns the whole set.
func Box() card.Set {
	return card.Set{
		ID:      "crossover_5",
		Name:    "Crossover 5",
		Says:    "The Rogues: use Teamwork to play the cards of your foes, and get VP tokens for the cards you gain.",
		Cards:   slices.Concat(mainDeck, superVillains, superHeroes),
		Rulings: slices.Concat(rulings, stackRulings),
	}
}
