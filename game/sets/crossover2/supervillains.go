package crossover2

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superVillains = []Card{
	{Name: "Edward Fyers", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(4), Opens: true,
		Ongoing: []When{{On: OnDraw, First: true, Drawn: true, Do: Says("you may put one of those cards under your Super Hero", UnderHero(UpTo(1, AnyCard).Shown().By("drawn")))}},
		Art:     edwardFyersArt, Giant: edwardFyersGiant},
	{Name: "China White", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play:    Do(Power(3), Destroy(UpTo(1, AnyCard, Hand, DiscardPile))),
		Arrival: AttackAll(hide(Hero, Discard(AtRandom(1, Hand)))),
		Art:     chinaWhiteArt, Giant: chinaWhiteGiant},
	{Name: "Deadshot", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play:    Do(Power(3), DoubleNext()),
		Arrival: AttackAll(hide(Villain, Destroy(One(AnyCard.CostingAtMost(3), Hand, DiscardPile)))),
		Art:     deadshotArt, Giant: deadshotGiant},
	{Name: "Count Vertigo", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play:    Do(DrawKept(3), UnderHero(One(AnyCard).Shown().By("drawn"))),
		Arrival: AttackAll(Do(RevealTops(2, Deck), Tells("put one of them under your Super Hero", UnderHero(One(AnyCard, Deck).Shown())), Tells("put the other under the Super Hero of the player on your left", UnderLeft(Every(AnyCard, Deck).Shown())))),
		Art:     countVertigoArt, Giant: countVertigoGiant},
	{Name: "Malcolm Merlyn", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6), Play: Power(3),
		Defenses: []Defense{{Shows: true}},
		Arrival:  AttackAll(hide(Equipment, Do(Discard(One(AnyCard, Hand)), Gain(Top(1, Weaknesses))))),
		Art:      malcolmMerlynArt, Giant: malcolmMerlynGiant},
	{Name: "Brother Blood", Kind: SuperVillain, Copies: 1, Cost: 13, VP: VP(6),
		Play:    Do(Power(4), Draw(1)),
		Arrival: AttackAll(hide(SuperPower, Do(ShowHand(), Discard(Every(Costing(4, 0), Hand))))),
		Art:     brotherBloodArt, Giant: brotherBloodGiant},
	{Name: "Isabel Rochev", Kind: SuperVillain, Copies: 1, Cost: 14, VP: VP(7),
		Play:    Do(ChoosePlayer(), GainToHand(One(AnyCard, Under).Of(engine.Target))),
		Arrival: AttackAll(Do(ShowHand(), UnderHero(One(AnyCard, Hand).Dearest()))),
		Art:     isabelRochevArt, Giant: isabelRochevGiant},
	{Name: "Slade Wilson", Kind: SuperVillain, Copies: 1, Cost: 15, VP: VP(7),
		Arrival: AttackAllSurely(Do(Destroy(Exactly(6, Filter{Types: AnyType}, Under).Apart()), Tells("discard a card for each missing type", Discard(AsManyAs(Missing(6), AnyCard, Hand))))),
		Art:     sladeWilsonArt, Giant: sladeWilsonGiant},
}

var costly = Costing(1, 0)

// hide makes a player put the top card of the main deck under their Super Hero. A card of a type spares
// them the effect.
func hide(safe Kind, e Effect) Effect {
	return RevealTop(MainDeck, UnderHero(It), If(ItIs(NotType(safe)), e))
}
