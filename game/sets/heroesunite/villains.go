package heroesunite

import . "lineup/game/card"

// there holds if there was a card to look at.
var there = new(ItIs(AnyCard))

// costly fits cards with cost 1 or more.
var costly = Costing(1, 0)

var villains = []Card{
	{Name: "Black Lantern Corps", Kind: Villain, Copies: 2, Cost: 6, VP: VP(2),
		Play: Do(Power(2), Attack(GainNoted(Weaknesses)), If(FoesSpared, Draw(1))),
		Art:  blackLanternCorpsArt},
	{Name: "Brother Blood", Kind: Villain, Copies: 2, Cost: 6, VP: VP(2), Play: Power(4),
		Art: brotherBloodArt},
	{Name: "Deadshot", Kind: Villain, Copies: 2, Cost: 2, VP: VP(1),
		Play: Do(Power(1), Attack(RevealTop(Deck, If(ItIs(costly), Discard(It))))),
		Art:  deadshotArt},
	{Name: "Dr. Sivana", Kind: Villain, Copies: 2, Cost: 4, VP: VP(1),
		Play: Do(Power(2), ToDeckTop(UpTo(1, Type(SuperPower), DiscardPile))),
		Art:  drSivanaArt},
	{Name: "Granny Goodness", Kind: Villain, Copies: 2, Cost: 5, VP: VP(1),
		Play: Borrow(One(Type(Hero, Villain), LineUp)),
		Art:  grannyGoodnessArt},
	{Name: "Jervis Tetch", Kind: Villain, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Power(1), Look(Looked, Deck, Choose(
			Alternative{Label: "destroy", Only: there, Do: Destroy(It)},
			Alternative{Label: "discard", Only: there, Do: Discard(It)}))),
		Art: jervisTetchArt},
	{Name: "Killer Croc", Kind: Villain, Copies: 2, Cost: 4, VP: VP(1),
		Play: Do(Power(2), Also(another(Villain), Power(1))),
		Art:  killerCrocArt},
	{Name: "Larfleeze", Kind: Villain, Copies: 1, Cost: 7, VP: VPPerEvery(1, 7, AnyCard),
		Play: Do(GainToHand(AnyNumber(AnyCard, LineUp).Together(5)), If(DidNot, Power(3))),
		Art:  larfleezeArt},
	{Name: "Manhunter", Kind: Villain, Copies: 6, Cost: 3, VP: VP(1),
		Play: Do(Power(1), PowerPer(2, CardsOf(Family("Manhunter"), DiscardPile))),
		Art:  manhunterArt},
	{Name: "Mr. Zsasz", Kind: Villain, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Power(2), Attack(RevealTop(Deck, If(ItIs(Filter{Odd: true}), Gain(Top(1, Weaknesses)))))),
		Art:  mrZsaszArt},
	{Name: "Ocean Master", Kind: Villain, Copies: 2, Cost: 2, VP: VP(1),
		Play: Do(Power(1), Also(another(Villain), Destroy(UpTo(1, AnyCard, Hand, DiscardPile)))),
		Art:  oceanMasterArt},
	{Name: "Parasite", Kind: Villain, Copies: 2, Cost: 4, VP: VP(1),
		Play: Do(Power(2), Attack(Do(ShowHand(), Discard(One(Costing(3, 0), Hand)),
			If(Did, ToHand(UpTo(1, Named("Punch"), DiscardPile)))))),
		Art: parasiteArt},
	{Name: "Red Lantern Corps", Kind: Villain, Copies: 2, Cost: 5, VP: VP(1),
		Play: Do(Destroy(UpTo(1, AnyCard, Hand)), IfElse(Did, Power(3), Power(1))),
		Art:  redLanternCorpsArt},
	{Name: "Talon", Kind: Villain, Copies: 2, Cost: 1, VP: VP(1),
		Play: Also(Type(Starter), Power(2)),
		Art:  talonArt},
	{Name: "The Demon Etrigan", Kind: Villain, Copies: 1, Cost: 7, VP: VP(2),
		Play: Do(Power(4), ToDeckTop(UpTo(1, Type(Hero), DiscardPile))),
		Art:  demonEtriganArt},
}
