package standard

import (
	"lineup/game/card"
	"lineup/game/mode"
)

// TwoHeroes is what positions and flags call the variant.
const TwoHeroes = "two-heroes"

// twoHeroes is a game for two in which each plays with two Super Heroes as one (V-001).
func twoHeroes(m *mode.Mode, _ mode.Plan) error {
	m.Heroes, m.Seats = 2, mode.Range{Least: 2, Most: 2}
	return m.Table.Replace("heroes", card.KeepHeroes(2, card.OutOfGame))
}
