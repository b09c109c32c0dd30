// Package crisis1 has the cards of Crisis Pack 1. It is added to a base set. The facts are those of the printed
// cards, and the words are generated from the effects.
package crisis1

import (
	"slices"

	"lineup/game/card"
)

// Box returns the whole set.
func Box() card.Set {
	return card.Set{
		ID:      "crisis_1",
		Name:    "Crisis 1",
		Says:    "Impossible Mode: twelve harder Super-Villains for a stack of their own. Some cards are for any players.",
		Cards:   slices.Concat(mainDeck, superVillains, superHeroes),
		Rulings: slices.Concat(rulings, stackRulings),
		Earlier: []card.Printing{{Before: card.Fifth, Card: "Swamp Thing", Kind: card.SuperHero}},
	}
}
