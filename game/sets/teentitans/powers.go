package teentitans

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superPowers = []Card{
	{Name: "Acrobatic Agility", Kind: SuperPower, Copies: 2, Cost: 1, VP: VP(1),
		Play: Power(1), Defenses: Avoids(),
		Art: acrobaticAgilityArt},
	{Name: "Azarath Metrion Zinthos", Kind: SuperPower, Copies: 1, Cost: 5, VP: VP(1),
		Uses: spent(ToHand(One(AnyCard.CostingAtMost(4), DiscardPile))),
		Art:  azarathMetrionZinthosArt},
	{Name: "Demonic Influence", Kind: SuperPower, Copies: 2, Cost: 5, VP: VP(1),
		Play: perDifferent(Villain),
		Art:  demonicInfluenceArt},
	{Name: "Energy Absorption", Kind: SuperPower, Copies: 2, Cost: 4, VP: VP(1),
		Play: Do(Draw(1), Destroy(UpTo(1, AnyCard, Hand))),
		Art:  energyAbsorptionArt},
	{Name: "Geokinesis", Kind: SuperPower, Copies: 2, Cost: 4, VP: VP(1),
		Play: Do(Power(2), Attack(Discard(One(ongoing, InPlay)))),
		Art:  geokinesisArt},
	{Name: "Molecular Vibration", Kind: SuperPower, Copies: 3, Cost: 3, VP: VP(1), // a guess
		Uses: spent(Draw(1)),
		Art:  molecularVibrationArt},
	{Name: "Shapeshift", Kind: SuperPower, Copies: 3, Cost: 2, VP: VP(1), // a guess
		Owned: engine.Hero | engine.Villain | engine.Equipment, AnyName: true, Play: Power(1),
		Art: shapeshiftArt},
	{Name: "Speed Force", Kind: SuperPower, Copies: 1, Cost: 7, VP: VP(2), // a guess
		Play: Do(Power(2), Draw(2)),
		Art:  speedForceArt},
	{Name: "Tactile Telekinesis", Kind: SuperPower, Copies: 1, Cost: 6, VP: VP(2), // a guess
		Ongoing: []When{{On: OnPlay, Card: Type(SuperPower), First: true, Do: RevealTop(Deck, May(Destroy(It)))}},
		Art:     tactileTelekinesisArt},
	{Name: "Teen Titans Go!", Kind: SuperPower, Copies: 1, Cost: 8, VP: VP(3), // a guess
		Play: Do(Power(2), ToHand(Every(ongoing, DiscardPile))),
		Art:  teenTitansGoArt},
}
