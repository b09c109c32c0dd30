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
		"Two players, and each has two Super Heroes. They are one body: one deck, one hand, one turn.",
		"You can do what both of them can do. A card that speaks of your Super Hero means both."),
	mode.Tell("What happens to both", "V-001.3",
		"One Defense saves both. What turns your Super Hero face down turns down both, and a card that is laid under your Super Hero is laid there once. Only what counts Super Heroes counts two."),
}

// twoHeroes makes a game for two players whose two Super Heroes count as one (V-001).
func twoHeroes(m *mode.Mode, _ mode.Plan) error {
	m.Heroes, m.Seats = 2, mode.Range{Min: 2, Max: 2}
	return m.Table.Replace("heroes", card.KeepHeroes(2, card.OutOfGame))
}
