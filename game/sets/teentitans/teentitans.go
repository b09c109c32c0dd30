// Package teentitans has the cards of the set Teen Titans of 2015. Cards of every type can be Ongoing,
// and some are discarded from play for an effect. The facts are those of the printed cards, and the words are generated
// from the effects. No source gives the number of copies of the cards marked as a guess. Together they make the
// 113 cards of the main deck.
package teentitans

import (
	"slices"

	"lineup/game/card"
)

// Box returns the whole set.
func Box() card.Set {
	return card.Set{
		ID:   "teen_titans",
		Name: "Teen Titans",
		Says: "Cards of every type stay in play, and you can discard some of them for an effect.",
		Cards: slices.Concat(stacks, heroes, villains, superPowers, equipment, locations,
			superVillains, superHeroes),
		Rulings: rulings,
	}
}
