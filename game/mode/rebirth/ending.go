package rebirth

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/sets/rebirth"
)

// Ending returns the numbers of a Scenario that has ended: the Super-Villains defeated, the Threat, and
// the damage to the city.
func Ending(v engine.View) []string {
	n, damage, destroyed, b := v.Number(rebirth.Defeated.ID, engine.NoSeat), 0, 0, v.Board()
	for _, p := range []engine.Place{card.Tiles, card.OutOfGame, card.Ruins} {
		for space := range b.Count(p) {
			for _, c := range v.Cards(b.ZoneAt(p, engine.NoSeat, space)) {
				switch {
				case !v.Sees(c) || !slices.Contains(order, Location(v.Face(c).Name)):
				case p == card.Ruins:
					damage, destroyed = damage+rebirth.HitPoints, destroyed+1
				default:
					damage += v.On(c, rebirth.Damage.ID)
				}
			}
		}
	}
	city := "no damage to the city"
	if damage > 0 {
		city = fmt.Sprint(damage, " damage to the city")
	}
	out := []string{grammar.Count(n, "Super-Villain", "Super-Villains") + " defeated",
		fmt.Sprint("Threat Level ", v.Number(rebirth.Threat.ID, engine.NoSeat)), city}
	if destroyed > 0 {
		out = append(out, grammar.Count(destroyed, "Location", "Locations")+" destroyed")
	}
	return out
}
