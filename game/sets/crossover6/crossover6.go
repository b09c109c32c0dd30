// Package crossover6 has the cards of Crossover Pack 6, Birds of Prey. It is added to a base set. The facts are those of the printed
// cards, and the words are generated from the effects.
package crossover6

import (
	"slices"

	"lineup/game/card"
)

// Box returns the whole set.
func Box() card.Set {
	return card.Set{
		ID:      "crossover_6",
		Name:    "Crossover 6",
		Says:    "Birds of Prey: rotate your cards in play by quarter turns. Each that is upright again sets off its effect.",
		Cards:   slices.Concat(mainDeck, superVillains, superHeroes),
		Rulings: slices.Concat(rulings, stackRulings),
		Earlier: []card.Printing{{Before: card.Seventh, Card: "Gypsy", Kind: card.Hero}, {Before: card.Sixth, Card: "Lady Blackhawk", Kind: card.Hero, Copies: 1, Was: func(c *card.Card) {
			c.Play = card.IfElse(card.NothingPlayed, card.Do(card.DiscardHand(), card.Draw(3), card.DrawEach(card.Controls(card.Rotated))), card.Power(1))
		}}},
	}
}
