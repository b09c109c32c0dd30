// Package heroesunite has the cards of the set Heroes Unite of 2014. Their effects are written in
// the vocabulary of package card. The facts are those of the printed cards, and the words are
// generated from the effects.
package heroesunite

import (
	"slices"

	"lineup/game/card"
)

// Box returns the whole set.
func Box() card.Set {
	return card.Set{
		ID:   "heroes_unite",
		Name: "Heroes Unite",
		Says: "Cards that combine, plus Power Rings to collect.",
		Cards: slices.Concat(stacks, heroes, villains, superPowers, equipment, locations,
			superVillains, superHeroes),
		Rulings: rulings,
	}
}
