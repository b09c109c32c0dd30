package rebirth

import (
	"lineup/engine"
	. "lineup/game/card"
	"lineup/game/grammar"
)

// OtherSide turns a card into its competitive version: the other side of the Threat Track and the
// rules of a city in which each player plays for points. Its texts are our own, because those of
// the box are not public (R-CPT-02, R-THR-19).
func OtherSide(c *Card) {
	switch c.Name {
	case "The City":
		c.Ongoing = []When{c.Ongoing[0], fellAmongRivals(), // there is no ally to recover (R-CPT-10)
			{On: OnEmpty, How: engine.RulesFirst, Whose: engine.All, In: engine.All, At: engine.Set(MainDeck), Do: DeckHasRunOut()}}
	case "Level 0":
		// No player chooses the next player it hits, because the question would reveal a hand.
		c.Ongoing = []When{entering(engine.RulesFirst, super, raise()), entering(engine.InOrder, super, Strike(engine.All, false))}
	case "Level 2":
		c.Ongoing, c.Brief = oneShot(Destroy(One(notVillain, LineUp).Dearest())), "destroy the highest-cost card in the Line-Up"
	case "Level 3":
		c.Changes = []Change{{Asks: engine.AskPrice, Layer: engine.Adds, From: onTrack, Whose: engine.All, Of: villain, N: -1,
			If: new(Fewer(villain, Trophies)), Words: "Villains cost 1 less to defeat"}}
		c.Brief = "Villains cost 1 less if you trail"
	case "Level 4":
		c.Changes, c.Brief = twoCards(nil, "at the start of each turn, always add two cards to the Line-Up instead of one"), "two cards enter each turn"
	}
	if c.Kind == Villain || c.Kind == SuperVillain {
		c.Grave = Trophies // R-CPT-05
	}
}

// fellAmongRivals counts the Super-Villains that any player defeats (R-CPT-06).
func fellAmongRivals() When {
	return When{On: OnDefeat, How: engine.RulesFirst, Whose: engine.All, In: engine.All, Card: super,
		Do: Says("count it. The game ends once the players have defeated "+grammar.Spelled(ToWin)+" in total",
			Number(Defeated, 1), If(AtLeast(Defeated, ToWin), End(engine.Nobody, EnoughFell, "the game ends")))}
}

// DeckHasRunOut ends a competitive game as soon as the last card has left the main deck (R-CPT-06,
// see readings.md).
func DeckHasRunOut() Effect { return End(engine.Nobody, DeckOut, "the game ends") }
