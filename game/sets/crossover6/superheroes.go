package crossover6

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superHeroes = []Card{
	{Name: "Batwoman", Kind: SuperHero, Copies: 1,
		Changes: []Change{{Asks: engine.AskPrice, Layer: engine.Adds, In: engine.Set(LineUp), N: -1, If: new(LikeRotated.Unsaid()), Words: "Line-Up cards cost you 1 less if they share a type with a rotated card you control"}},
		Art:     batwomanArt},
	{Name: "Black Canary", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnUpright, In: engine.All, Do: ToDeckTop(UpTo(1, AnyCard, DiscardPile)), Says: "when your card turns upright, you may put a card from your discard pile on your deck"}},
		Uses:    []Use{{Once: true, Joined: true, Only: new(ControlDifferent(2, Type(SuperPower)).Worded("you control two different Super Powers")), Do: Says("rotate a card", Rotate(AControlled()))}},
		Art:     blackCanaryArt},
	{Name: "Catwoman", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnPlay, Card: Type(Villain), Do: Rotate(UpTo(1, Upright, InPlay).InWords("an upright card"))}},
		Uses:    []Use{{Once: true, Joined: true, Only: new(ControlMany(4, Rotated).Worded("you control four rotated cards")), Do: Gain(Top(1, MainDeck))}},
		Art:     catwomanArt},
	{Name: "Huntress", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnFoiled, Says: "when you play an Attack that at least one foe avoids, or when you avoid an Attack, you may rotate a card you control", Do: Rotate(UpTo(1, AnyCard, InPlay).InWords("a card you control"))}, {On: OnAvoid, In: engine.All, Says: Untold, Do: Rotate(UpTo(1, AnyCard, InPlay).InWords("a card you control"))}},
		Art:     huntressArt},
	{Name: "Katana", Kind: SuperHero, Copies: 1,
		Uses: []Use{{Once: true, Only: new(ControlMany(2, Type(Equipment))), Do: Choose(
			Alternative{Label: "destroy", Only: new(Some(CardsOf(Type(Starter), Hand))), Do: Destroy(One(Type(Starter), Hand))},
			Alternative{Label: "rotate", Do: Rotate(AControlled())})}},
		Art: katanaArt},
	{Name: "Oracle", Kind: SuperHero, Copies: 1,
		Uses: []Use{{Once: true, Only: new(ControlMany(2, Type(Hero))), Do: Do(Draw(1), Rotate(AControlled()))}},
		Art:  oracleArt},
}
