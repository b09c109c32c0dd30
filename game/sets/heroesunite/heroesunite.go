// Package heroesunite has the cards of the set Heroes Unite of 2014. Their effects are written in
// the vocabulary of package card. The facts are those of the printed cards, and the words are
// generated from the effects.
package heroesunite

import (
	"slices"

	"lineup/game/card"
)

// earlier are the counts used while only one list was known. It has two of each, 112 cards in all,
// and the box has 111. A second complete list, which adds up to 111, has the present counts.
var earlier = []card.Printing{
	{Before: card.Second, Card: "Larfleeze", Kind: card.Villain, Copies: 2},
	{Before: card.Second, Card: "Shazam!", Kind: card.SuperPower, Copies: 1},
}

// Box returns the whole set.
func Box() card.Set {
	return card.Set{
		ID:   "heroes_unite",
		Name: "Heroes Unite",
		Says: "Cards that combine, plus Power Rings to collect.",
		Cards: slices.Concat(stacks, heroes, villains, superPowers, equipment, locations,
			superVillains, superHeroes),
		Rulings: rulings,
		Earlier: earlier,
	}
}
