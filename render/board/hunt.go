package board

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
)

// This file finds the Super-Villains that can be hunted.

// Prey returns the Super-Villains in a seat's discard pile that the rules let a player buy (V-005.6), or
// none if the two are partners.
func Prey(v engine.View, by, of engine.SeatID) (prey []engine.CardID) {
	if by == engine.NoSeat || v.Side(by).Has(of) || !slices.ContainsFunc(v.Library().Offers, func(o engine.Offer) bool { return o.Foes }) {
		return nil
	}
	for _, c := range At(engine.Discard, of).Cards(v) {
		if f := v.Face(c); f != nil && f.SuperVillain {
			prey = append(prey, c)
		}
	}
	return prey
}

// PreyWords names the Super-Villains of a seat that a player can hunt, with their costs.
func (sc *Scene) PreyWords(of engine.SeatID, prey []engine.CardID) string {
	var all []string
	for _, c := range prey {
		all = append(all, fmt.Sprintf("%s for %d Power", sc.View.Face(c).Name, sc.View.Cost(c)))
	}
	return fmt.Sprintf("To hunt in %s discard pile: %s", sc.Whose(of), card.AndList(all))
}
