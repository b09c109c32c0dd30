// Package crossover1 has the cards of Crossover Pack 1, the Justice Society of America. It is added
// to a base set. The facts are those of the printed cards, and the words are generated from the
// effects.
package crossover1

import (
	"slices"

	"lineup/game/card"
)

// Box returns the whole set.
func Box() card.Set {
	return card.Set{
		ID:      "crossover_1",
		Name:    "Crossover 1",
		Says:    "Justice Society of America: rewards for Punches and different Super Powers.",
		Cards:   slices.Concat(mainDeck, superVillains, superHeroes),
		Rulings: rulings,
		Earlier: []card.Printing{{Before: card.Seventh, Card: "Mister Terrific", Kind: card.SuperHero, Copies: 1, Was: func(c *card.Card) {
			c.Uses = []card.Use{terrificUse(card.Says("draw an Equipment among them", card.ToHand(card.One(card.Type(card.Equipment)).Shown())))}
		}}},
	}
}
