package board

import (
	"fmt"
	"slices"
	"strconv"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art/pen"
	"lineup/render/ui"
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

// DrawCostSign draws a cost in its burst, centered on (x, y).
func DrawCostSign(c *ui.Canvas, cost int, x, y, size float64) {
	c.Spin(c.Art.CostBurst(strconv.Itoa(cost), pen.White, c.Pixels(size)).Image, x, y, 1, 1, 0, 1)
}
