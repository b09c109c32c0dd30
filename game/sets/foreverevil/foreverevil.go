// Package foreverevil has the cards of the set Forever Evil of 2014. Players are villains, and the
// stack holds Super Heroes. The facts are those of the printed cards, and the words are generated
// from the effects.
package foreverevil

import (
	"slices"

	"lineup/game/card"
)

// Box returns the whole set.
func Box() card.Set {
	return card.Set{
		ID:   "forever_evil",
		Name: "Forever Evil",
		Says: "Play as villains: VP tokens, destroyed cards, and a stack of Super Heroes.",
		Cards: slices.Concat(stacks, heroes, villains, superPowers, equipment, locations,
			superVillains, superHeroes),
		Rulings: slices.Concat(deckRulings, otherRulings),
		Earlier: []card.Printing{{Before: card.Seventh, Card: "Constantine", Kind: card.SuperVillain, Copies: 1, Was: func(c *card.Card) {
			c.Play = sortThree(card.ToHand(card.One(card.AnyCard).Shown()))
		}}},
	}
}
