package heroesunite

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superPowers = []Card{
	{Name: "Canary Cry", Kind: SuperPower, Copies: 3, Cost: 4, VP: VP(1),
		Play:     Do(ToDeckTop(UpTo(1, Type(Villain), DiscardPile)), If(DidNot, Draw(1))),
		Defenses: Avoids(ToHand(UpTo(1, Type(Villain).CostingAtMost(7), DiscardPile)), If(DidNot, Draw(1))),
		Art:      canaryCryArt},
	// It is a Defense from play and stays there.
	{Name: "Force Field", Kind: SuperPower, Copies: 2, Cost: 3, VP: VP(1), Play: Draw(1),
		Defenses: []Defense{{From: engine.Set(InPlay)}},
		Art:      forceFieldArt},
	{Name: "Power of the Green", Kind: SuperPower, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(IntoPlay(One(Type(Location), DiscardPile)), IfElse(Control(Type(Location)), Power(3), Power(2))),
		Art:  powerOfTheGreenArt},
	{Name: "Shazam!", Kind: SuperPower, Copies: 2, Cost: 7, VP: VP(2),
		Play: Do(Power(2), RevealTop(MainDeck, Play(It), BackOnTop(MainDeck, It))),
		Art:  shazamWordArt},
	{Name: "Starbolt", Kind: SuperPower, Copies: 3, Cost: 5, VP: VP(1),
		Play: Do(Power(2), PowerPer(1, CardsOf(Type(SuperPower), DiscardPile))),
		Art:  starboltArt},
	{Name: "Teleportation", Kind: SuperPower, Copies: 1, Cost: 7, VP: VP(1), Play: GainToHand(Top(1, MainDeck)),
		Art: teleportationArt},
	{Name: "Whirlwind", Kind: SuperPower, Copies: 3, Cost: 2, VP: VP(1),
		Play: Do(Power(1), If(NothingPlayed, May(Do(Discard(Every(AnyCard, Hand)), Draw(4))))),
		Art:  whirlwindArt},
}
