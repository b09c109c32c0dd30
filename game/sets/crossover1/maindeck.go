package crossover1

import (
	"lineup/engine"
	. "lineup/game/card"
)

var punch = Named("Punch")

var mainDeck = []Card{
	{Name: "Citizen Steel", Kind: Hero, Copies: 1, Cost: 5, VP: VP(1),
		Play: Do(Draw(1), ForNow(engine.EndOfTurn, Change{Asks: engine.AskPrice, Layer: engine.Adds, In: engine.Set(Villains), N: -1, Per: new(Plays(punch).Saying("Punch you play or have played")),
			Words: "Super-Villains cost you 1 less to defeat"})),
		Art: citizenSteelArt},
	{Name: "Dr. Mid-Nite", Kind: Hero, Copies: 1, Cost: 4, VP: VP(1),
		Play: Do(Power(2), LookAhead(2, Deck), Says("you may discard any number of them", Discard(AnyNumber(AnyCard).LookedAt())), RestInOrder(Deck)),
		Art:  drMidNiteArt},
	{Name: "Liberty Belle", Kind: Hero, Copies: 1, Cost: 3, VP: VP(1), Play: Power(2),
		Defenses: Avoids(Draw(3), ToDeckTop(Exactly(2, AnyCard, Hand))),
		Art:      libertyBelleArt},
	{Name: "Per Degaton", Kind: Villain, Copies: 1, Cost: 5, VP: VP(1),
		Play: Do(Power(2), Discard(AnyNumber(AnyCard, Hand)), PowerPerDiscard(1)),
		Art:  perDegatonArt},
	{Name: "Scythe", Kind: Villain, Copies: 1, Cost: 3, VP: VP(1),
		Play: Do(Power(2), AttackUnless(Type(Starter), Gain(Top(1, Weaknesses)))),
		Art:  scytheArt},
	{Name: "Girl Power", Kind: SuperPower, Copies: 1, Cost: 5, VP: VP(1), Play: Power(2),
		Defenses: []Defense{{Shows: true, Then: Do(Says("discard this card or a Punch", Discard(One(Filter{Name: "Girl Power", OrName: "Punch"}, Hand))), Draw(1))}},
		Art:      girlPowerArt},
	{Name: "Mystic Bolts", Kind: SuperPower, Copies: 1, Cost: 6, VP: VP(2),
		Play: Do(Power(1), ToHand(UpTo(2, AnyCard.CostingAtMost(5), DiscardPile).OfDifferentCost())),
		Art:  mysticBoltsArt},
	{Name: "The Hourglass", Kind: Equipment, Copies: 1, Cost: 4, VP: VP(1),
		Play: ChoosePlayed(AnyCard.CostingAtMost(6), nil, ItAtEndOfTurn(ToHand(This))),
		Art:  hourglassArt},
	{Name: "T-Spheres", Kind: Equipment, Copies: 1, Cost: 6, VP: VP(2),
		Play: Do(Power(2), NameCard(), RevealTops(3, Deck), Says("put all cards with that name into your hand", ToHand(Every(Filter{Called: true}).Shown())), RestInOrder(Deck)),
		Art:  tSpheresArt},
	{Name: "Monument Point", Kind: Location, Copies: 1, Cost: 6, VP: VP(2),
		Ongoing: []When{{On: OnPlay, Card: punch, First: true, Do: Draw(1)}},
		Art:     monumentPointArt},
}
