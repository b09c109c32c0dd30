// Package heroesunite is the set Heroes Unite of 2014: nothing but its cards. What each
// does is written in the vocabulary of package card; the facts are those of the printed
// cards, the words are made from the effects.
package heroesunite

import (
	"slices"

	"lineup/game/card"
)

// Box returns everything in the box.
func Box() card.Set {
	return card.Set{
		ID:   "heroes_unite",
		Name: "Heroes Unite",
		Says: "Cards that work together, and Power Rings to collect.",
		Cards: slices.Concat(stacks, heroes, villains, superPowers, equipment, locations,
			superVillains, superHeroes),
		Rulings: rulings,
	}
}
