package base

import (
	"lineup/engine"
	. "lineup/game/card"
)

var costly = Costing(1, 0)

var villains = []Card{
	{Name: "Bane", Kind: Villain, Copies: 2, Cost: 4, VP: VP(1),
		Play: Do(Power(2), Attack(DiscardCards(One(AnyCard, engine.Hand)))),
		Art:  Picture(Mask, Fist, 0xffb36b, 1)},
	{Name: "Bizarro", Kind: Villain, Copies: 1, Cost: 7, VP: VPPerOwned(2, Named("Weakness")), Play: Power(3),
		Art: Picture(Spiral, Diamond, 0xb8a6ff, 4)},
	{Name: "Cheetah", Kind: Villain, Copies: 2, Cost: 2, VP: VP(1),
		Play: GainCards(One(AnyCard.CostingAtMost(4), engine.LineUp)),
		Art:  Picture(Claw, Paw, 0xffd23f, 7)},
	{Name: "Clayface", Kind: Villain, Copies: 2, Cost: 4, VP: VP(1),
		Play: Replay(One(Filter{NotName: "Clayface"}, engine.InPlay)),
		Art:  Picture(Mask, Drop, 0xd99a6b, 10)},
	{Name: "Doomsday", Kind: Villain, Copies: 2, Cost: 6, VP: VP(2), Play: Power(4),
		Art: Picture(Skull, Comet, 0xff9a3d, 13)},
	{Name: "Gorilla Grodd", Kind: Villain, Copies: 2, Cost: 5, VP: VP(2), Play: Power(3),
		Art: Picture(Brain, Fist, 0xffc46b, 3)},
	{Name: "Harley Quinn", Kind: Villain, Copies: 2, Cost: 2, VP: VP(1),
		Play: Do(Power(1), Attack(ToDeckTop(One(Filter{Name: "Punch", OrName: "Vulnerability"}, engine.Discard)))),
		Art:  Picture(Mallet, Diamond, 0xff8fc0, 6)},
	{Name: "Lobo", Kind: Villain, Copies: 1, Cost: 7, VP: VP(2),
		Play: Do(Power(3), Destroy(UpTo(2, AnyCard, engine.Hand, engine.Discard))),
		Art:  Picture(Chain, Wheel, 0xd0d6e0, 12)},
	{Name: "The Penguin", Kind: Villain, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Draw(2), DiscardCards(Exactly(2, AnyCard, engine.Hand))),
		Art:  Picture(Umbrella, Hat, 0xb6c9ff, 8)},
	{Name: "Poison Ivy", Kind: Villain, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Power(1), Attack(Look(engine.Unseen, engine.Deck, It(engine.VerbDiscard), If(ItIs(costly), GainWeakness(1))))),
		Art:  Picture(Leaf, Drop, 0x8fd14f, 15)},
	{Name: "The Riddler", Kind: Villain, Copies: 2, Cost: 3, VP: VP(1),
		Play: PayFor(3, GainTop(), Holding(engine.MainDeck), Power(1)),
		Art:  Picture(Question, CardsFan, 0x7fe07f, 2)},
	{Name: "Scarecrow", Kind: Villain, Copies: 2, Cost: 5, VP: VP(1),
		Play: Do(Power(2), Attack(GainWeakness(1))),
		Art:  Picture(Ghost, Hat, 0xe0b070, 9)},
	{Name: "Solomon Grundy", Kind: Villain, Copies: 2, Cost: 6, VP: VP(2), Play: Power(3),
		Ongoing: []When{{On: engine.OnGainThis, Do: May(It(engine.VerbDeckTop))}},
		Art:     Picture(Skull, Moon, 0xc9d6d0, 5)},
	{Name: "Starro", Kind: Villain, Copies: 1, Cost: 7, VP: VP(2),
		Play: Do(Attack(Look(engine.Unseen, engine.Deck, It(engine.VerbDiscard), It(engine.VerbMark))),
			PlayFoes(engine.Unlimited, false, Filter{Not: engine.Location})),
		Art: Picture(Starfish, Eye, 0xff8fd0, 11)},
	{Name: "Suicide Squad", Kind: Villain, Copies: 6, Cost: 4, VP: VPPerOwned(1, Named("Suicide Squad")),
		Play: Do(Power(2), If(HavePlayed(2, Filter{Name: "Suicide Squad", Other: true}),
			EachFoe(DiscardCards(Every(AnyCard, engine.Hand))))),
		Art: Picture(Target, Bullet, 0xffe14d, 14)},
	{Name: "Two-Face", Kind: Villain, Copies: 2, Cost: 2, VP: VP(1),
		Play: Do(Power(1), CallCost()),
		Art:  Picture(Coin, Crack, 0xe6e0d0, 0)},
}
