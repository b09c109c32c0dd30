package crisis1

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superHeroes = []Card{
	{Name: "Animal Man", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnPlay, If: OnceTyped(3), Once: true, Do: Power(2)}},
		Art:     animalManHeroArt},
	{Name: "Constantine", Kind: SuperHero, Copies: 1,
		Uses: []Use{{Once: true, Only: new(Some(CardsOf(AnyCard, Deck, DiscardPile)).Unsaid()), Do: Says("reveal the top card of your deck. If its cost is 1 or more, you may play it. If you do, +1 Power and destroy it at the end of the turn", RevealTop(Deck, If(ItIs(costly), May(Do(Play(It), Power(1), ItAtEndOfTurn(Destroy(This)))))))}},
		Art:  constantineArt},
	{Name: "Green Arrow", Kind: SuperHero, Copies: 1,
		Uses: []Use{{Once: true, Only: new(Some(CardsOf(Named("Punch"), Hand)).Unsaid()), Do: Do(Discard(One(Named("Punch"), Hand)), CheaperFoes(2))}},
		Art:  greenArrowArt},
	{Name: "Robin", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: BeforeDraw, How: engine.Interrupts, First: true, Once: true, Do: If(Some(CardsOf(Type(Equipment), DiscardPile)), Do(ToHand(UpTo(1, Type(Equipment), DiscardPile)), If(Did, Instead(Do())))), Says: "the first time a card would make you draw on each of your turns, you may put an Equipment from your discard pile into your hand instead of the first card"}},
		Art:     robinArt},
	{Name: "Swamp Thing", Kind: SuperHero, Copies: 1,
		Changes: []Change{ControlEvery(Type(Location), LineUp)},
		Art:     swampThingArt},
	{Name: "Zatanna Zatara", Kind: SuperHero, Copies: 1,
		Uses: []Use{{Once: true, Only: new(Some(CardsOf(costly, Hand)).Unsaid()), Do: Do(UnderDeck(One(costly, Hand)), Draw(1))}},
		Art:  zatannaZataraArt},
}
