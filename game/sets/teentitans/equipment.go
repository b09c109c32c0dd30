package teentitans

import . "lineup/game/card"

var equipment = []Card{
	{Name: "Birdarang", Kind: Equipment, Copies: 2, Cost: 1, VP: VP(1),
		Play: If(Control(Type(Hero)), Power(2)),
		Art:  birdarangArt},
	{Name: "Cloak of Raven", Kind: Equipment, Copies: 2, Cost: 5, VP: VP(1),
		Play: perDifferent(SuperPower),
		Art:  cloakOfRavenArt},
	{Name: "Colony Suit", Kind: Equipment, Copies: 3, Cost: 2, VP: VP(1),
		Play: Do(Power(1), payOngoing(), If(Did, Power(2))),
		Art:  colonySuitArt},
	{Name: "Cybernetic Enhancement", Kind: Equipment, Copies: 3, Cost: 3, VP: VP(1),
		Play: PowerPer(1, Controls(ongoing)),
		Art:  cyberneticEnhancementArt},
	{Name: "Detonator", Kind: Equipment, Copies: 3, Cost: 3, VP: VP(1),
		Uses: spent(Destroy(One(AnyCard, DiscardPile))),
		Art:  detonatorArt},
	{Name: "Flight Wings", Kind: Equipment, Copies: 3, Cost: 4, VP: VP(1),
		Play: Do(Power(2), ThisTurn(When{On: OnGain, Do: May(ToDeckTop(It))})),
		Art:  flightWingsArt},
	{Name: "Lasso of Lightning", Kind: Equipment, Copies: 2, Cost: 5, VP: VP(1), // a guess
		Play: Do(Power(1), ToHand(UpTo(1, ongoing, DiscardPile))),
		Art:  lassoOfLightningArt},
	{Name: "Magic Bracers", Kind: Equipment, Copies: 3, Cost: 2, VP: VP(1), // a guess
		Play: Power(1), Defenses: Avoids(ToHand(One(ongoing, DiscardPile))),
		Art: magicBracersArt},
	{Name: "Reach Scarab", Kind: Equipment, Copies: 1, Cost: 7, VP: VP(2), // a guess
		Play: Power(3), Defenses: Avoids(Draw(2), IntoPlay(UpTo(1, ongoing, DiscardPile))),
		Art: reachScarabArt},
	{Name: "Silent Armor", Kind: Equipment, Copies: 2, Cost: 6, VP: VP(1),
		Play: Do(Draw(1), payOngoing(), If(Did, GainToHand(Top(1, MainDeck)))),
		Art:  silentArmorArt},
	{Name: "T-Wing", Kind: Equipment, Copies: 1, Cost: 6, VP: VPPerName(1, AnyCard.CostingAtMost(2)), // a guess
		Play: Power(2),
		Art:  tWingArt},
}
