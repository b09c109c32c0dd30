package rebirth

import (
	"slices"

	"lineup/engine"
	. "lineup/game/card"
)

// Visit makes a card of another set fit for a city that such cards may visit. A Villain does
// nothing but its Attack (R-MIX-02), and has the Reward of the chart beside what undoes that
// Attack (R-MIX-04). In the main deck are those that have one; cards that are no Villains are
// there for nothing but to be named, and Super Heroes not at all.
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

// chart returns the Reward of a Villain that comes from another set, by what it costs.
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

// VisitorGoal returns the line of a table that says where Villains of other sets head.
func VisitorGoal() engine.Number {
	return engine.Number{Name: "Destination", Of: engine.OfCard, Max: 6, Stays: engine.Set(LineUp), Goal: true}
}

// Visitors returns the rules of a city that Villains of other sets visit: they roll a die for
// their Destination when they enter, which is of that number (R-MIX-03).
func Visitors(of Counter) func(*Card) {
	return func(c *Card) {
		if c.Name == "The City" && c.Kind == Rule {
			c.Ongoing = append(slices.Clone(c.Ongoing), When{On: engine.OnEnter, How: engine.RulesFirst, Whose: engine.All, In: engine.All,
				Card: villain, Do: Says("if none is printed on it, a die is rolled for its Destination: at a 6 the active player chooses", Roll(of))})
		}
	}
}

// RollAll rolls for those that lie in the first Line-Up.
func RollAll(of Counter) Effect {
	return Says("a die is rolled for each Villain without a Destination", FirstPlayer(Do(Keep(Every(villain, LineUp)), ForEachShown(villain, false, Roll(of)))))
}
