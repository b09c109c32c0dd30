package teentitans

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superVillains = []Card{
	{Name: "Slade Wilson", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(4), Opens: true,
		Ongoing: []When{{On: OnTurn, Do: DrawUpTo(5)}},
		Art:     sladeWilsonArt, Giant: sladeWilsonGiant},
	{Name: "Clock King", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play: takesAll(Equipment, 2), Arrival: AttackAll(givesUp(Type(Equipment), false, InPlay, Hand)),
		Art: clockKingArt, Giant: clockKingGiant},
	{Name: "Harvest", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play: takesAll(Hero, 2), Arrival: AttackAll(givesUp(Type(Hero), false, InPlay, Hand)),
		Art: harvestArt, Giant: harvestGiant},
	{Name: "Cheshire", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play: Do(GainToHand(UpTo(3, Costing(1, 3), LineUp).OfDifferentCost().InWords("a card with cost 1, one with cost 2, and one with cost 3 from the Line-Up")), If(DidNot, Power(3))), Arrival: AttackAll(givesUp(Costing(1, 3), true, InPlay, Hand)),
		Art: cheshireArt, Giant: cheshireGiant},
	{Name: "Psimon", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play: Do(LookAhead(5, Deck), DrawAndPlay(2), RestInOrder(Deck)), Arrival: Do(AttackAll(KeepAndPass(2)), Says("", HandOut())),
		Art: psimonArt, Giant: psimonGiant},
	{Name: "Terra", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Uses: []Use{{Once: true, Only: new(Control(Filter{Played: true}).Unsaid()), Do: Destroy(One(Filter{Played: true}, InPlay))}}, Arrival: AttackAll(Do(Destroy(One(AnyCard, InPlay)), If(HadNone, Gain(Top(1, Weaknesses))))),
		Art: terraArt, Giant: terraGiant},
	{Name: "The Brain & Monsieur Mallah", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play: Draw(2), Defenses: []Defense{{Shows: true}}, Arrival: AttackAll(DownUntilDefeated("The Brain & Monsieur Mallah")),
		Art: brainMonsieurMallahArt, Giant: brainMonsieurMallahGiant},
	{Name: "Blackfire", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play: takesAll(SuperPower, 3), Arrival: AttackAll(givesUp(Type(SuperPower), true, InPlay, Hand)),
		Art: blackfireArt, Giant: blackfireGiant},
	{Name: "Brother Blood", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play: takesAll(Villain, 3), Arrival: AttackAll(givesUp(Type(Villain), false, InPlay, Hand, DiscardPile)),
		Art: brotherBloodArt, Giant: brotherBloodGiant},
	{Name: "Dr. Light", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6),
		Play: PowerPer(1, TypesControlled), Arrival: Do(AttackAll(Gain(Top(1, Weaknesses))), If(AnyAvoided, BackIntoStack())),
		Art: drLightArt, Giant: drLightGiant},
	{Name: "Superboy Prime", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6),
		Play: Do(Power(2), SwapHero()), Arrival: AttackAll(Do(RevealTops(3, Deck), Tells("put one of them into the discard pile of the player on your left", PassLeft(One(onDeck, Deck).Shown())), Tells("destroy another", Destroy(One(onDeck, Deck).Shown())), Tells("discard the third", Discard(Every(onDeck, Deck).Shown())))),
		Art: superboyPrimeArt, Giant: superboyPrimeGiant},
	{Name: "Trigon", Kind: SuperVillain, Copies: 1, Cost: 13, VP: VP(6), Closes: true,
		Ongoing: []When{{On: OnTurn, From: onStack, In: engine.All, Whose: engine.All, Do: Do(Gain(Top(1, Weaknesses)), ToDeckTop(One(Filter{Free: true}, DiscardPile))),
			Says: "at the start of your turn, gain a Weakness, then put a card with cost 0 from your discard pile on top of your deck"}},
		Art: trigonArt, Giant: trigonGiant},
}
