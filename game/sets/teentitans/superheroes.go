package teentitans

import . "lineup/game/card"

var superHeroes = []Card{
	{Name: "Beast Boy", Kind: SuperHero, Copies: 1,
		Uses: []Use{{Once: true, Only: new(Holding(Hand).Unsaid()), Do: Do(Discard(One(AnyCard, Hand)), likeIt())}},
		Art:  beastBoyArt},
	{Name: "Blue Beetle", Kind: SuperHero, Copies: 1,
		Uses: uses(ControlMany(7, AnyCard), Draw(1)),
		Art:  blueBeetleArt},
	{Name: "Raven", Kind: SuperHero, Copies: 1,
		Uses: uses(ControlMany(2, Type(Villain)), ToHand(One(Type(SuperPower), DiscardPile))),
		Art:  ravenArt},
	{Name: "Red Robin", Kind: SuperHero, Copies: 1,
		Uses: uses(ControlMany(2, Type(Hero)), Power(1), ToHand(One(Type(Equipment), DiscardPile))),
		Art:  redRobinArt},
	{Name: "Starfire", Kind: SuperHero, Copies: 1,
		Uses: uses(ControlTypes(4), Destroy(One(AnyCard, InPlay))),
		Art:  starfireArt},
	{Name: "Superboy", Kind: SuperHero, Copies: 1,
		Uses: uses(ControlDifferent(2, Type(SuperPower)), Power(1), Draw(1)),
		Art:  superboyArt},
	{Name: "Wonder Girl", Kind: SuperHero, Copies: 1,
		Uses: uses(ControlMany(2, Type(Equipment)), Draw(2), Discard(One(AnyCard, Hand))),
		Art:  wonderGirlArt},
	{Name: "Kid Flash", Kind: SuperHero, Copies: 0, Promo: true,
		Ongoing: []When{{On: OnGain, Do: May(ToLineUp(Top(1, MainDeck)), Holding(MainDeck).Unsaid())}},
		Art:     kidFlashArt},
}
