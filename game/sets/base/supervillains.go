package base

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superVillains = []Card{
	{Name: "Ra's Al Ghul", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(4), Opens: true,
		Play: Do(Power(3), AtEndOfTurn(This(engine.VerbDeckUnder))),
		Art:  Picture(Blade, Skull, 0x7fe07f, 0)},
	{Name: "The Anti-Monitor", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6),
		Play:    Do(Power(2), Destroy(AnyNumber(AnyCard, engine.LineUp)), Replenish()),
		Arrival: AttackAll(Do(ShowHand(), ToLineUp(One(costly, engine.Hand)))),
		Art:     Picture(Spiral, Comet, 0xb98cff, 3)},
	{Name: "Atrocitus", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play:    Do(Power(2), Destroy(UpTo(2, AnyCard, engine.Discard))),
		Arrival: AttackAll(UnderHero(AtRandom(1, engine.Hand))),
		Fallen:  EachPlayer(ToDeckTop(Every(AnyCard, engine.Under))),
		Art:     Picture(Drop, Ring, 0xff5f57, 6)},
	{Name: "Black Manta", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(4), Play: Do(Power(3), Draw(1)),
		Arrival: AttackAll(Look(engine.Unseen, engine.Deck, It(engine.VerbDiscard), If(ItIs(costly), Choose(
			Option{Label: "destroy", Do: It(engine.VerbDestroy)},
			Option{Label: "discard hand", Only: holdingAny, Do: DiscardCards(Every(AnyCard, engine.Hand))})))),
		Art: Picture(Helm, Wave, 0xff8a4d, 9)},
	{Name: "Brainiac", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play:    Do(EachFoe(ShowAtRandom(1)), PlayFoes(engine.Unlimited, true, Filter{Not: engine.Location})),
		Arrival: Do(AttackAll(Aside(Exactly(2, AnyCard, engine.Hand))), DealBack()),
		Art:     Picture(Brain, Cog, 0x8fe37f, 12)},
	{Name: "Captain Cold", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play:    Do(Power(2), PowerPer(1, FoesWith(Type(engine.Hero), engine.Discard))),
		Arrival: AttackAll(Flip(true)),
		Fallen:  EachPlayer(Flip(false)),
		Art:     Picture(Snow, Crystal, 0x8fe3ff, 15)},
	{Name: "Darkseid", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play:    Do(Destroy(AllOrNone(2, AnyCard, engine.Hand)), IfElse(Did, Power(5), Power(3))),
		Arrival: AttackAllUnless(Type(engine.Villain), DiscardCards(Exactly(2, AnyCard, engine.Hand))),
		Art:     Picture(Crown, Flame, 0xff7043, 2)},
	{Name: "Deathstroke", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play: Do(GainCards(UpTo(1, Type(engine.Hero, engine.Villain), engine.LineUp)), If(DidNot, Power(3))),
		Arrival: AttackAll(Do(ShowHand(),
			Destroy(One(Type(engine.Hero, engine.SuperPower, engine.Equipment), engine.Hand, engine.Discard)))),
		Art: Picture(Axe, Target, 0xffb03a, 5)},
	{Name: "The Joker", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play: Do(Power(2), EachFoe(Choose(
			Option{Label: "discard", Only: holdingAny, Do: DiscardCards(AtRandom(1, engine.Hand))},
			Option{Label: "draw", Do: UserDraws(1)}))),
		Arrival: Do(AttackAll(PassLeft(One(AnyCard, engine.Hand))),
			EachPlayer(If(Received(costly), WeaknessOnDeck()))),
		Art: Picture(CardsFan, Mask, 0xd9a6ff, 8)},
	{Name: "Lex Luthor", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5), Play: Draw(3),
		Arrival: AttackAll(GainWeaknessPer(InLineUp(Type(engine.Villain)))),
		Art:     Picture(Plate, Coin, 0x8fd14f, 11)},
	{Name: "Parallax", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6), Play: DoublePower(),
		Arrival: AttackAll(Do(ShowHand(), DiscardCards(Every(AnyCard.CostingAtMost(2), engine.Hand)))),
		Art:     Picture(Comet, Eye, 0xffe14d, 14)},
	{Name: "Sinestro", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play: RevealTop(engine.MainDeck, IfElse(ItIs(Type(engine.Hero)),
			Do(Power(3), It(engine.VerbDestroy)), It(engine.VerbHand))),
		Arrival: AttackAll(Do(ShowHand(), DiscardCards(AsManyAs(InHand(Type(engine.Hero)), AnyCard, engine.Hand)))),
		Art:     Picture(Ring, Ghost, 0xffd23f, 1)},
}

// holdingAny: an empty hand cannot be discarded from (C-154).
var holdingAny = new(Holding(engine.Hand))
