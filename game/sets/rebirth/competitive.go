package rebirth

import (
	"fmt"

	"lineup/engine"
	. "lineup/game/card"
)

// OtherSide prints the competitive side of the Threat Track, whose texts are our own as
// those of the box are not public (R-CPT-02, R-THR-19), and what holds in a city in which
// each plays for points.
func OtherSide(c *Card) {
	switch c.Name {
	case "The City":
		c.Ongoing = []When{c.Ongoing[0], fellAmongRivals(), // there is no ally to recover (R-CPT-10)
			{On: engine.OnEmpty, How: engine.RulesFirst, Whose: engine.All, In: engine.All, At: engine.Set(MainDeck), Do: DeckHasRunOut()}}
	case "Level 0":
		// Whom it reaches next nobody chooses: the question would betray a hand.
		c.Ongoing = []When{entering(engine.RulesFirst, super, Number(Threat, 1)), entering(engine.InOrder, super, Strike(engine.All, false))}
	case "Level 2":
		c.Ongoing = oneShot(Destroy(One(notVillain, LineUp).Dearest()))
	case "Level 3":
		c.Changes = []Change{{Asks: engine.AskPrice, Layer: engine.Adds, From: onTrack, Whose: engine.All, Of: villain, N: -1,
			If: new(Fewer(villain, Trophies)), Words: "Villains cost 1 less to defeat"}}
	case "Level 4":
		c.Changes = twoCards(nil, "each turn two cards enter the Line-Up instead of one, whoever is there")
	}
	if c.Kind == Villain || c.Kind == SuperVillain {
		c.Grave = Trophies // R-CPT-05
	}
}

// fellAmongRivals counts the Super-Villains that anybody defeats (R-CPT-06).
func fellAmongRivals() When {
	return When{On: engine.OnDefeat, How: engine.RulesFirst, Whose: engine.All, In: engine.All, Card: super,
		Do: Says(fmt.Sprintf("count it: with number %d, whoever defeated the others, the game is over", ToWin),
			Number(Defeated, 1), If(AtLeast(Defeated, ToWin), End(engine.Nobody, EnoughFell, "the game is over")))}
}

// DeckHasRunOut ends a competitive game (R-CPT-06): as soon as the last card has left the
// main deck (see readings.md).
func DeckHasRunOut() Effect { return End(engine.Nobody, DeckOut, "the game is over") }
