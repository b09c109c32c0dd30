// Package base is the base set of 2012: nothing but its cards. What each does
// is written in the vocabulary of package card; the facts are those of the
// printed cards, the words are made from the effects.
package base

import (
	"slices"

	"lineup/game/card"
)

// Box returns everything in the base box.
func Box() card.Set {
	return card.Set{
		ID:   "base",
		Name: "Base Set",
		Says: "Plain cards to begin with: Power, draws, Attacks, Defenses.",
		Cards: slices.Concat(stacks, heroes, villains, superPowers, equipment, locations,
			superVillains, superHeroes),
		Rulings: rulings,
	}
}
