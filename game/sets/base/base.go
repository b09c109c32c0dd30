// Package base has the cards of the base set of 2012. Their effects are written in the vocabulary
// of package card. The facts are those of the printed cards, and the words are generated from the
// effects.
package base

import (
	"slices"

	"lineup/game/card"
)

// Box returns the whole base set.
func Box() card.Set {
	return card.Set{
		ID:   "base",
		Name: "Base Set",
		Says: "The basics: Power, card draws, Attacks, and Defenses.",
		Cards: slices.Concat(stacks, heroes, villains, superPowers, equipment, locations,
			superVillains, superHeroes),
		Rulings: rulings,
	}
}
