package teentitans

import . "lineup/game/card"

var heroes = []Card{
	{Name: "Aqualad", Kind: Hero, Copies: 2, Cost: 3, VP: VP(1),
		Uses: spent(ToDeckTop(One(AnyCard.CostingAtMost(5), DiscardPile))),
		Art:  aqualadArt},
	{Name: "Arsenal", Kind: Hero, Copies: 2, Cost: 1, VP: VP(1),
		Play: CheaperVillains(2),
		Art:  arsenalArt},
	{Name: "Bumblebee", Kind: Hero, Copies: 2, Cost: 2, VP: VP(1),
		Uses: spent(Power(1)),
		Art:  bumblebeeArt},
	{Name: "Bunker", Kind: Hero, Copies: 1, Cost: 4, VP: VP(1),
		Play: Do(RevealTops(3, Deck), Says("put one card of each type into your hand and discard the others", ToHand(Exactly(3, AnyTyped, Deck).Shown().OneOfEachType()), Discard(Every(AnyCard, Deck).Shown()))),
		Art:  bunkerArt},
	{Name: "Cassie Sandsmark", Kind: Hero, Copies: 2, Cost: 5, VP: VP(1),
		Play: perDifferent(Equipment),
		Art:  cassieSandsmarkArt},
	{Name: "Conner Kent", Kind: Hero, Copies: 1, Cost: 6, VP: VP(2),
		Play: ToHand(UpTo(2, Type(SuperPower), DiscardPile)),
		Art:  connerKentArt},
	{Name: "Daughter of Trigon", Kind: Hero, Copies: 1, Cost: 7, VP: VP(2),
		Play: CheaperPerType(),
		Art:  daughterOfTrigonArt},
	{Name: "Dick Grayson", Kind: Hero, Copies: 2, Cost: 6, VP: VPPerName(1, ongoing),
		Play: Power(2),
		Art:  dickGraysonArt},
	{Name: "Garfield Logan", Kind: Hero, Copies: 1, Cost: 5, VP: VP(1),
		Uses: []Use{{Once: true, Do: NameType()}},
		Art:  garfieldLoganArt},
	{Name: "Hawk & Dove", Kind: Hero, Copies: 2, Cost: 4, VP: VP(1), // a guess
		Play: Do(Power(2), If(ControlPair, Power(1))),
		Art:  hawkDoveArt},
	{Name: "Jaime Reyes", Kind: Hero, Copies: 2, Cost: 4, VP: VP(1), // a guess
		Play: Power(2), Defenses: []Defense{{Shows: true, Then: IntoPlayToWait()}},
		Art: jaimeReyesArt},
	{Name: "Jericho", Kind: Hero, Copies: 2, Cost: 3, VP: VP(1), // a guess
		Play: Do(Power(1), ChooseTarget(), AttackTarget(ByAttacker(AbilitiesOf()))),
		Art:  jerichoArt},
	{Name: "Koriand'r", Kind: Hero, Copies: 2, Cost: 5, VP: VP(1), // a guess
		Play: Do(GainToHand(One(Type(SuperPower), LineUp)), Says("if you can't, draw a card", If(HadNone, Draw(1)))),
		Art:  koriandrArt},
	{Name: "Miss Martian", Kind: Hero, Copies: 3, Cost: 3, VP: VP(1), // a guess
		Play: Do(Power(1), Says("if this is the first card you play this turn, set your hand aside and draw five cards. At the end of the turn, put the cards you set aside on top of your deck", If(NothingPlayed, SaveHand(), Draw(5)))),
		Art:  missMartianArt},
	{Name: "Ravager", Kind: Hero, Copies: 3, Cost: 2, VP: VP(1), // a guess
		Play: Do(Power(1), If(Control(ongoing), Destroy(UpTo(1, AnyCard, Hand, DiscardPile)))),
		Art:  ravagerArt},
	{Name: "Solstice", Kind: Hero, Copies: 3, Cost: 2, VP: VP(1), // a guess
		Play: Do(Power(1), If(Control(Type(SuperPower)), Draw(1))),
		Art:  solsticeArt},
	{Name: "Static", Kind: Hero, Copies: 2, Cost: 4, VP: VP(1), // a guess
		Play: Do(Power(2), payOngoing(), If(Did, Power(1), Destroy(One(AnyCard, Hand, DiscardPile)))),
		Art:  staticArt},
	{Name: "Tim Drake", Kind: Hero, Copies: 1, Cost: 6, VP: VP(2), // a guess
		Play: Do(ToHand(One(Type(Hero), DiscardPile)), Gain(One(Type(Equipment), LineUp))),
		Art:  timDrakeArt},
	{Name: "Vic Stone", Kind: Hero, Copies: 1, Cost: 7, VP: VP(2), // a guess
		Play: DrawEach(DifferentControlled(ongoing)),
		Art:  vicStoneArt},
}
