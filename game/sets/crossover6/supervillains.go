package crossover6

import (
	"lineup/engine"
	. "lineup/game/card"
)

var onStack = engine.Set(Villains)

var superVillains = []Card{
	{Name: "Harley Quinn", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(4),
		Opens:   true,
		Ongoing: []When{{On: OnTurn, Do: Rotate(AControlled())}},
		Art:     harleyQuinnArt, Giant: harleyQuinnGiant},
	{Name: "The Calculator", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play:    Do(Draw(2), ToDeckTop(UpTo(1, AnyCard, DiscardPile))),
		Arrival: AttackAll(Do(ShowHand(), Discard(Every(Costing(5, 0), Hand)))),
		Art:     theCalculatorArt, Giant: theCalculatorGiant},
	{Name: "Cheetah", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Ongoing: []When{{On: OnUpright, In: engine.All, Do: Gain(One(Filter{LikeIt: true}, LineUp)), Says: "when a card you control turns upright, gain a card of one of its types from the Line-Up"}},
		Arrival: AttackAll(ShuffleIn(Every(Type(Starter), DiscardPile))),
		Art:     cheetahArt, Giant: cheetahGiant},
	{Name: "Livewire", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play:    Do(Power(3), ThisTurn(When{On: OnRotated, Whose: engine.All, Do: Power(1), Says: "each time a card is rotated this turn, +1 Power"})),
		Arrival: AttackAll(Tells("discard a card for each card you control", Discard(AsManyAs(Controls(AnyCard), AnyCard, Hand)))),
		Art:     livewireArt, Giant: livewireGiant},
	{Name: "Poison Ivy", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6),
		Play:    Do(Power(3), PassEach(Named("Weakness"), Hand, DiscardPile)),
		Arrival: AttackAll(If(ControlNo(Rotated), Gain(Top(2, Weaknesses)))),
		Art:     poisonIvyArt, Giant: poisonIvyGiant},
	{Name: "Lady Shiva", Kind: SuperVillain, Copies: 1, Cost: 13, VP: VP(6),
		Play:    Do(Power(5), Says("you may destroy up to two cards each in your hand, your discard pile, and the Line-Up", Destroy(UpTo(2, AnyCard, Hand)), Destroy(UpTo(2, AnyCard, DiscardPile)), Destroy(UpTo(2, AnyCard, LineUp)))),
		Arrival: AttackAll(UnderDeck(Exactly(2, AnyCard, InPlay))),
		Art:     ladyShivaArt, Giant: ladyShivaGiant},
	{Name: "Nocturna", Kind: SuperVillain, Copies: 1, Cost: 14, VP: VP(7),
		Play:    Do(Draw(1), RotateHalf(Every(ongoing, InPlay))),
		Arrival: AttackAll(If(ControlFewerTypes(2), Destroy(Exactly(2, AnyCard, Hand)))),
		Art:     nocturnaArt, Giant: nocturnaGiant},
	{Name: "Talia Al Ghul", Kind: SuperVillain, Copies: 1, Cost: 15, VP: VP(7),
		Ongoing: []When{{On: OnUpright, From: onStack, Whose: engine.All, In: engine.All, Do: Gain(Top(1, Weaknesses)), Says: "when a card a player controls turns upright, that player gains a Weakness"}},
		Arrival: AttackAll(SetUpright(Every(AnyCard, InPlay))),
		Art:     taliaAlGhulArt, Giant: taliaAlGhulGiant},
}
