package rebirth

import (
	"slices"

	"lineup/engine"
	. "lineup/game/card"
)

// Visit adapts a card of another set to a city, and reports whether the card is in the game. A
// Villain keeps only its Attack (R-MIX-02), and has the Reward of the chart in addition to the
// effect that undoes the Attack (R-MIX-04). Only Villains with an Attack are in the main deck.
// Other cards can only be named, and Super Heroes are not in the game.
func Visit(c *Card) bool {
	switch c.Kind {
	case SuperHero:
		return false
	case Villain, SuperVillain:
		c.OnlyAttack()
		c.Pack = c.Attack == nil
		if c.Fallen == nil {
			c.Fallen = chart(c.Cost)
		} else {
			c.Fallen = Do(c.Fallen, chart(c.Cost))
		}
	default:
		c.Pack = true
	}
	return true
}

// chart returns the Reward for a Villain of another set, by its cost.
func chart(cost int) Effect {
	switch {
	case cost <= 2:
		return RevealTop(MainDeck)
	case cost <= 4:
		return TargetPlayer(ToHand(UpTo(1, Type(Starter), DiscardPile)))
	case cost <= 6:
		return TargetPlayer(Destroy(UpTo(1, AnyCard, Hand)))
	case cost <= 8:
		return TargetPlayer(Draw(1))
	case cost <= 10:
		return EachPlayer(UnderDeck(UpTo(1, AnyCard, DiscardPile)))
	case cost <= 12:
		return EachPlayer(mayDrawThenDiscard())
	case cost <= 14:
		return EachPlayer(destroyOne())
	}
	return EachPlayer(Draw(1))
}

// VisitorGoal returns the line of a table with the Destination of Villains of other sets.
func VisitorGoal() engine.Number {
	return engine.Number{Name: "Destination", Of: engine.OfCard, Max: 6, Stays: engine.Set(LineUp), Goal: true}
}

// Visitors returns the rules for Villains of other sets in a city. They roll a die for their
// Destination, stored in the given number, when they enter (R-MIX-03).
func Visitors(of Counter) func(*Card) {
	return func(c *Card) {
		if c.Name == "The City" && c.Kind == Rule {
			c.Ongoing = append(slices.Clone(c.Ongoing), When{On: OnEnter, How: engine.RulesFirst, Whose: engine.All, In: engine.All,
				Card: villain, Do: Says("if it has no printed Destination, roll a die for it: 1-5 is its Destination, and on a 6 the active player chooses", Roll(of))})
		}
	}
}

// RollAll rolls for the Villains in the first Line-Up.
func RollAll(of Counter) Effect {
	return Says("roll a die for each Villain without a Destination", FirstPlayer(Do(Keep(Every(villain, LineUp)), ForEachShown(villain, false, Roll(of)))))
}
