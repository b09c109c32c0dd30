package crossover1

import (
	"lineup/engine"
	. "lineup/game/card"
)

var mainDeck = []Card{
	{Name: "Citizen Steel", Kind: Hero, Copies: 1, Cost: 5, VP: VP(1), Art: citizenSteelArt},
	{Name: "Dr. Mid-Nite", Kind: Hero, Copies: 1, Cost: 4, VP: VP(1), Art: drMidNiteArt},
	{Name: "Liberty Belle", Kind: Hero, Copies: 1, Cost: 3, VP: VP(1), Play: Power(2),
		Defenses: Avoids(Draw(3), ToDeckTop(Exactly(2, AnyCard, Hand))),
		Art:      libertyBelleArt},
	{Name: "Per Degaton", Kind: Villain, Copies: 1, Cost: 5, VP: VP(1), Art: perDegatonArt},
	{Name: "Scythe", Kind: Villain, Copies: 1, Cost: 3, VP: VP(1), Art: scytheArt},
	{Name: "Girl Power", Kind: SuperPower, Copies: 1, Cost: 5, VP: VP(1), Play: Power(2), Art: girlPowerArt},
	{Name: "Mystic Bolts", Kind: SuperPower, Copies: 1, Cost: 6, VP: VP(2), Art: mysticBoltsArt},
	{Name: "The Hourglass", Kind: Equipment, Copies: 1, Cost: 4, VP: VP(1), Art: hourglassArt},
	{Name: "T-Spheres", Kind: Equipment, Copies: 1, Cost: 6, VP: VP(2), Art: tSpheresArt},
	{Name: "Monument Point", Kind: Location, Copies: 1, Cost: 6, VP: VP(2),
		Ongoing: []When{{On: OnPlay, Card: Named("Punch"), First: true, Do: Draw(1)}},
		Art:     monumentPointArt},
}

var _ = engine.Unlimited
