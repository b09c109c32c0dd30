package base

import . "lineup/game/card"

var equipment = []Card{
	{Name: "Aquaman's Trident", Kind: Equipment, Copies: 3, Cost: 3, VP: VP(1),
		Play: Do(Power(2), ThisTurn(When{On: OnGain, Once: true, Do: May(ToDeckTop(It))})),
		Art:  aquamansTridentArt},
	{Name: "Batmobile", Kind: Equipment, Copies: 3, Cost: 2, VP: VP(1),
		Play: IfElse(NothingPlayed, Do(Discard(Every(AnyCard, Hand)), Draw(5)), Power(1)),
		Art:  batmobileArt},
	{Name: "The Bat-Signal", Kind: Equipment, Copies: 3, Cost: 5, VP: VP(1),
		Play: Do(Power(1), ToHand(One(Type(Hero), DiscardPile))),
		Art:  batSignalArt},
	{Name: "The Cape and Cowl", Kind: Equipment, Copies: 3, Cost: 4, VP: VP(1), Play: Power(2),
		Defenses: Avoids(Draw(2)),
		Art:      capeAndCowlArt},
	{Name: "Green Arrow's Bow", Kind: Equipment, Copies: 3, Cost: 4, VP: VP(1),
		Play: Do(Power(2), CheaperVillains(2)),
		Art:  greenArrowsBowArt},
	{Name: "Lasso of Truth", Kind: Equipment, Copies: 3, Cost: 2, VP: VP(1), Play: Power(1),
		Defenses: Avoids(Draw(1)),
		Art:      lassoOfTruthArt},
	{Name: "Nth Metal", Kind: Equipment, Copies: 4, Cost: 3, VP: VP(1),
		Play: Do(Power(1), Look(Looked, Deck, May(Destroy(It)))),
		Art:  nthMetalArt},
	{Name: "Power Ring", Kind: Equipment, Copies: 3, Cost: 3, VP: VP(1),
		Play: RevealTop(Deck, IfElse(ItIs(costly), Power(3), Power(2))),
		Art:  powerRingArt},
	{Name: "Utility Belt", Kind: Equipment, Copies: 3, Cost: 5, VP: VPIfOwned(5, 4, Type(Equipment)), Play: Power(2),
		Art: utilityBeltArt},
}
