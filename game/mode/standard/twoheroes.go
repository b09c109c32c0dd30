package standard

import (
	"lineup/game/card"
	"lineup/game/mode"
)

// TwoHeroes is the name of the variant in positions and flags.
const TwoHeroes = "two-heroes"

// twoHeroesTells is the text of the variant's page.
var twoHeroesTells = []mode.Passage{
	mode.Tell("Two in one", "V-001.1 V-001.2",
		"Two players, each with two Super Heroes. They count as one: one deck, one hand, one turn.",
		"You have the abilities of both. \"Your Super Hero\" on a card means both."),
	mode.Tell("What happens to both", "V-001.3",
		"One Defense protects both. An effect that turns your Super Hero face down turns both face down. A card put under your Super Hero is put there once. Effects that count Super Heroes count two."),
}

// twoHeroes makes a game for two players whose two Super Heroes count as one (V-001).
func twoHeroes(m *mode.Mode, _ mode.Plan) error {
	m.Heroes, m.Seats = 2, mode.Range{Min: 2, Max: 2}
	return m.Table.Replace("heroes", card.KeepHeroes(2, card.OutOfGame))
}
