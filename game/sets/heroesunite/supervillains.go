package heroesunite

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superVillains = []Card{
	{Name: "Vandal Savage", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(4), Opens: true, Play: Power(1),
		Ongoing: []When{{On: OnTurn, Do: Power(1)}},
		Art:     vandalSavageArt, Giant: vandalSavageGiant},
	{Name: "Amazo", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play: Do(Replay(UpTo(2, Type(Hero, Villain), InPlay).Apart()), If(DidNot, Power(3))),
		Arrival: Do(AttackAll(Do(AsideFor(engine.Left, One(AnyCard, Hand)), AsideFor(engine.Right, One(AnyCard, Hand)))),
			HandOut()),
		Art: amazoArt, Giant: amazoGiant},
	{Name: "Arkillo", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play:    Do(Power(2), ToHand(Every(Type(Equipment), DiscardPile))),
		Arrival: CompareHands(Gain(Top(3, Weaknesses)), nil),
		Art:     arkilloArt, Giant: arkilloGiant},
	{Name: "Black Adam", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play:    PowerPerType(2),
		Arrival: AttackAll(Do(Destroy(One(Type(Hero), Hand, DiscardPile)), If(HadNone, ShowHand()))),
		Art:     blackAdamArt, Giant: blackAdamGiant},
	{Name: "Graves", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play:    Do(Power(4), ToDeckTop(UpTo(1, AnyCard, DiscardPile))),
		Arrival: Do(AttackAll(Aside(One(AnyCard, Hand))), RevealAside(), SoleDearest(Draw(2)), Destroy(Every(AnyCard).Shown())),
		Art:     gravesArt, Giant: gravesGiant},
	{Name: "H'el", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play:    DrawUntil(7),
		Arrival: AttackAll(Do(RevealTops(3, Deck), Destroy(One(costly).Shown()), Tells("discard the others", Discard(Every(AnyCard).Shown())))),
		Art:     helArt, Giant: helGiant},
	{Name: "Hector Hammond", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play:    Do(ToHand(UpTo(2, AnyCard, DiscardPile)), If(DidNot, Power(3))),
		Arrival: AttackAll(RevealTop(MainDeck, Gain(It), If(ItIs(Costing(4, 0)), Gain(Top(2, Weaknesses))))),
		Art:     hectorHammondArt, Giant: hectorHammondGiant},
	{Name: "Helspont", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play:    Do(ToHand(AnyNumber(AnyCard.CostingAtMost(3), DiscardPile).Alike()), If(DidNot, Power(3))),
		Arrival: AttackAll(Do(Tells("put a Location you have in play into your discard pile", ToPlace(DiscardPile, One(Type(Location), InPlay))), If(HadNone, ShowHand(), Discard(Exactly(2, AnyCard, Hand).Dearest())))), // A-3.071
		Art:     helspontArt, Giant: helspontGiant},
	{Name: "Mongul", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play: Do(Power(2), Draw(2), Destroy(One(AnyCard, Hand))),
		Arrival: AttackAll(Choose(
			Alternative{Label: "power ring", Only: new(Some(InHand(ring))), Do: Discard(One(ring, Hand))},
			Alternative{Label: "two at random", Do: Discard(AtRandom(2, Hand))})),
		Art: mongulArt, Giant: mongulGiant},
	{Name: "Mr. Freeze", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play:    Do(May(GainToHand(Every(Type(Equipment), LineUp)), Some(InLineUp(Type(Equipment)))), If(DidNot, Power(3))),
		Arrival: Do(Destroy(Every(Type(Equipment), LineUp)), AttackAll(Do(ToLineUp(One(Type(Equipment), Hand, DiscardPile)), If(HadNone, ShowHand())))),
		Art:     mrFreezeArt, Giant: mrFreezeGiant},
	{Name: "Nekron", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6),
		Play:    Do(Destroy(UpTo(3, AnyCard, Hand, DiscardPile)), DrawPerCard("destroyed")),
		Arrival: CompareHands(Destroy(AtRandom(1, Hand)), Destroy(One(AnyCard, Hand))),
		Art:     nekronArt, Giant: nekronGiant},
	{Name: "Trigon", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6),
		Play:    Do(LookAhead(2, MainDeck), Says("put one of them into your hand", ToHand(One(AnyCard).LookedAt())), Says("put the other on the bottom of the main deck", UnderPile(MainDeck, Every(AnyCard).Shown()))),
		Arrival: AttackAll(Do(Destroy(One(costly, Hand)), If(HadNone, ShowHand()))),
		Art:     trigonArt, Giant: trigonGiant},
}
