package crossover1

import (
	"lineup/engine"
	. "lineup/game/card"
)

var (
	costly  = Costing(1, 0)
	onStack = engine.Set(Villains)
)

var superVillains = []Card{
	{Name: "Solomon Grundy", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VPPerOwned(1, Type(Starter)), Opens: true, Play: Power(3),
		Changes: []Change{{Asks: engine.AskMayBuy, Layer: engine.Forbids, Whose: engine.All, From: onStack, In: onStack, If: new(NonePlayed(Type(Starter)).Unsaid()),
			Words: "to defeat him, first play a Starter this turn"}},
		Art: solomonGrundyArt, Giant: solomonGrundyGiant},
	{Name: "Mordru the Merciless", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play:    Do(Power(3), May(ShuffleIn(Every(costly, DiscardPile)), Some(CardsOf(costly, DiscardPile)))),
		Arrival: AttackAll(Do(Discard(One(Costing(3, 0), Hand)), If(HadNone, ShowHand()))),
		Art:     mordruArt, Giant: mordruGiant},
	{Name: "Icicle", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play:    Do(Power(3), ChooseTarget(), Targeted(FaceDownForATurn())),
		Arrival: AttackAll(Gain(TopPer(InLineUp(Type(Hero)), Weaknesses))),
		Art:     icicleArt, Giant: icicleGiant},
	{Name: "Kobra", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play:    Do(DrawKept(4), Discard(Exactly(2, AnyCard).Shown().By("drawn"))),
		Arrival: AttackAll(Do(RevealTops(5, Deck), Tells("discard those with cost 1 or more", Discard(Every(costly).Shown())), RestInOrder(Deck))),
		Art:     kobraArt, Giant: kobraGiant},
	{Name: "Ultra-Humanite", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6),
		Play:    Do(Power(2), UnderDeck(AnyNumber(AnyCard, Hand)), DrawPerCard("put there")),
		Arrival: AttackAll(GainUnderDeck(2, Weaknesses)),
		Art:     ultraHumaniteArt, Giant: ultraHumaniteGiant},
	{Name: "Gentleman Ghost", Kind: SuperVillain, Copies: 1, Cost: 13, VP: VP(6),
		Play:    Do(ToHand(Every(Filter{Free: true}, DiscardPile)), WithEachFoe(PassToTarget(UpTo(1, AnyCard, Hand)))),
		Arrival: AttackAll(Destroy(Exactly(2, costly, DiscardPile).OfDifferentName())),
		Art:     gentlemanGhostArt, Giant: gentlemanGhostGiant},
	{Name: "Eclipso", Kind: SuperVillain, Copies: 1, Cost: 14, VP: VP(7),
		Play:    Do(AbilitiesOfFoes(), EachFoe(Look(Unseen, Deck, Discard(It), KeepIt())), Says("you may play them. They return at end of turn", Borrow(AnyNumber(AnyCard).Shown().By("discarded")))),
		Arrival: AttackAll(Tells("discard a card for each Villain in your hand", Discard(AsManyAs(InHand(Type(Villain)), AnyCard, Hand)))),
		Art:     eclipsoArt, Giant: eclipsoGiant},
	{Name: "Gog", Kind: SuperVillain, Copies: 1, Cost: 15, VP: VP(7),
		Ongoing: []When{{On: OnTurn, From: onStack, In: engine.All, Whose: engine.All,
			Says: "at the start of each player's turn, that player discards a card unless they destroy a card in their discard pile",
			Do:   Do(Destroy(UpTo(1, AnyCard, DiscardPile)), If(DidNot, Discard(One(AnyCard, Hand))))}},
		Arrival: CompareDiscards(Tells("discard another card", Discard(One(AnyCard, Hand)))),
		Art:     gogArt, Giant: gogGiant},
}
