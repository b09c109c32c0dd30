package base

import . "lineup/game/card"

var superPowers = []Card{
	{Name: "Bulletproof", Kind: SuperPower, Copies: 3, Cost: 4, VP: VP(1), Play: Power(2),
		Defenses: Avoids(Draw(1), Destroy(UpTo(1, AnyCard, DiscardPile))),
		Art:      bulletproofArt},
	{Name: "Heat Vision", Kind: SuperPower, Copies: 3, Cost: 6, VP: VP(2),
		Play: Do(Power(3), Destroy(UpTo(1, AnyCard, Hand, DiscardPile))),
		Art:  heatVisionArt},
	{Name: "Super Speed", Kind: SuperPower, Copies: 4, Cost: 3, VP: VP(1), Play: Draw(1),
		Defenses: Avoids(Draw(2)),
		Art:      superSpeedArt},
	{Name: "Super Strength", Kind: SuperPower, Copies: 3, Cost: 7, VP: VP(2), Play: Power(5),
		Art: superStrengthArt},
	{Name: "X-Ray Vision", Kind: SuperPower, Copies: 3, Cost: 3, VP: VP(1),
		Play: Do(EachFoe(RevealTop(Deck, Remember(It))),
			Play(UpTo(1, NotType(Location)).Shown()), ToDeckTop(It.Back())),
		Art: xRayVisionArt},
}
