package heroesunite

import (
	"lineup/engine"
	. "lineup/game/card"
)

// ring fits the Power Rings of every set: cards with those words in their names (C-008).
var ring = Family("Power Ring")

var heroes = []Card{
	{Name: "Crimson Whirlwind", Kind: Hero, Copies: 1, Cost: 5, VP: VP(1),
		Play: Do(Power(2), May(Says("put your deck into your discard pile", ToPlace(DiscardPile, Every(AnyCard, Deck))), Holding(Deck))),
		Art:  crimsonWhirlwindArt},
	{Name: "Daughter of Gotham City", Kind: Hero, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Power(1), ToHand(UpTo(2, Named("Punch"), DiscardPile))),
		Art:  daughterOfGothamCityArt},
	{Name: "Deadman", Kind: Hero, Copies: 2, Cost: 4, VP: VP(1), Play: Power(2),
		Ongoing: []When{{On: OnGainThis, Do: Destroy(UpTo(2, AnyCard, Hand, DiscardPile))}},
		Art:     deadmanArt},
	{Name: "Hawkgirl", Kind: Hero, Copies: 2, Cost: 2, VP: VP(1),
		Play: Do(Power(1), PowerPer(1, CardsOf(Type(Hero), DiscardPile))),
		Art:  hawkgirlArt},
	{Name: "Hero of the Future", Kind: Hero, Copies: 2, Cost: 4, VP: VP(1),
		Play: Do(Power(2), PowerPerPlay(2, With(engine.HasDefense), engine.Unlimited)),
		Art:  heroOfTheFutureArt},
	{Name: "Jason Blood", Kind: Hero, Copies: 1, Cost: 7, VP: VP(2),
		Play: Do(Power(3), ToDeckTop(UpTo(1, Type(Villain), DiscardPile))),
		Art:  jasonBloodArt},
	{Name: "Katana", Kind: Hero, Copies: 4, Cost: 2, VP: VP(1), Play: Power(1),
		Defenses: Avoids(Draw(1)),
		Art:      katanaArt},
	{Name: "Kyle Rayner", Kind: Hero, Copies: 1, Cost: 7, VP: VP(2),
		Play: Do(Power(3), PowerPerName(2, ring, DiscardPile), AsSoonAs(OnceNamed(3, ring), Win())),
		Art:  kyleRaynerArt},
	{Name: "Plastic Man", Kind: Hero, Copies: 3, Cost: 3, VP: VP(1),
		Play: ChoosePlayed(Type(Equipment), []engine.Place{DiscardPile}, CopyText()),
		Art:  plasticManArt},
	{Name: "Raven", Kind: Hero, Copies: 3, Cost: 3, VP: VP(1), Play: Do(Power(1), Draw(1)),
		Art: ravenArt},
	{Name: "Saint Walker", Kind: Hero, Copies: 2, Cost: 5, VP: VPPerName(1, Type(Hero)), Play: Draw(1),
		Art: saintWalkerArt},
	{Name: "Sonic Siren", Kind: Hero, Copies: 2, Cost: 4, VP: VP(1),
		Play: Do(Power(2), Destroy(UpTo(1, AnyCard, LineUp)), Says("if you do, replace it with the top card of the main deck", Replenish())),
		Art:  sonicSirenArt},
	{Name: "Superboy", Kind: Hero, Copies: 2, Cost: 5, VP: VP(1),
		Play: Do(Power(1), ToHand(One(Type(SuperPower), DiscardPile))),
		Art:  superboyArt},
	{Name: "Warrior Princess", Kind: Hero, Copies: 1, Cost: 6, VP: VP(2),
		Play: Do(Power(3), Also(Named("Starbolt"), GainToHand(One(AnyCard, LineUp)))),
		Art:  warriorPrincessArt},
	{Name: "Winged Warrior", Kind: Hero, Copies: 1, Cost: 6, VP: VP(2),
		Play: Do(Power(2), Also(another(Hero), Power(3))),
		Art:  wingedWarriorArt},
	{Name: "Wonder of the Knight", Kind: Hero, Copies: 1, Cost: 5, VP: VP(1),
		Play: Do(ToHand(One(Type(Equipment), DiscardPile)), Draw(1)),
		Art:  wonderOfTheKnightArt},
	{Name: "World's Mightiest Mortal", Kind: Hero, Copies: 1, Cost: 8, VP: VP(3),
		Play: Do(Power(5), RevealTops(2, MainDeck), ToLineUp(AnyNumber(AnyCard).Shown()),
			Says("put the others back in any order", BackInOrder(MainDeck))),
		Art: worldsMightiestMortalArt},
}

// another fits cards of a type except the card itself.
func another(k Kind) Filter {
	f := Type(k)
	f.Other = true
	return f
}
