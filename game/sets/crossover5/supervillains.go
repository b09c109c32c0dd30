package crossover5

import (
	"lineup/engine"
	. "lineup/game/card"
)

var (
	costly  = Costing(1, 0)
	onStack = engine.Set(Villains)
)

var superVillains = []Card{
	{Name: "The Flash", Kind: SuperVillain, Copies: 1, Cost: 8, Types: engine.Hero,
		Opens: true, Escapes: true,
		Changes: []Change{NoHeroTeamwork(onStack)},
		Fallen:  Do(GainTokens(6), Destroy(UpTo(1, Named("Punch"), InPlay))),
		Art:     theFlashArt, Giant: theFlashGiant},
	{Name: "Jesse Quick", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5), Types: engine.Hero,
		Play:    Do(Power(3), LookAtTops(false)),
		Arrival: AttackAll(Look(engine.Unseen, Deck, Destroy(It))),
		Art:     jesseQuickArt, Giant: jesseQuickGiant},
	{Name: "Jay Garrick", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5), Types: engine.Hero,
		Play:    Do(Draw(2), GainTokens(1)),
		Arrival: AttackAll(Do(PassLeft(One(AnyCard, Hand)), TellsBoth("if its cost is 1 or more, gain a VP token", "if its cost is 1 or more, the player who put it there gains a VP token", If(Did, If(ItIs(costly), GainTokens(1)))))),
		Art:     jayGarrickArt, Giant: jayGarrickGiant},
	{Name: "Hawkman", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6), Types: engine.Hero,
		Play:    Do(Power(3), GainTokens(2)),
		Arrival: AttackAll(Do(DiscardMaking(5), If(Empty(Hand), GainTokens(1)))),
		Art:     hawkmanArt, Giant: hawkmanGiant},
	{Name: "Max Mercury", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6), Types: engine.Hero,
		Play:    Do(Draw(2), Teamwork()),
		Arrival: AttackAll(TellsBoth("add the top card of the main deck to the Line-Up and lose VP tokens equal to its VP", "adds the top card of the main deck to the Line-Up and loses VP tokens equal to its VP", RevealTop(MainDeck, ToLineUp(It), TokensPer(-1, ItsWorthIfAny)))),
		Art:     maxMercuryArt, Giant: maxMercuryGiant},
	{Name: "Wally West", Kind: SuperVillain, Copies: 1, Cost: 13, VP: VP(6), Types: engine.Hero,
		Play:    Draw(3),
		Changes: []Change{{Asks: engine.AskMayBuy, Layer: engine.Forbids, Whose: engine.All, From: onStack, In: onStack, If: new(PlayedFewer(9).Unsaid()), Words: "to defeat him, first play nine cards this turn"}},
		Arrival: AttackAll(Gain(Exactly(2, Filter{Free: true}, engine.Destroyed))),
		Art:     wallyWestArt, Giant: wallyWestGiant},
	{Name: "Bart Allen", Kind: SuperVillain, Copies: 1, Cost: 14, VP: VP(7), Types: engine.Hero,
		Play:    Says("gain two cards from the Line-Up and put them into your hand, then refill the Line-Up", GainToHand(Exactly(2, AnyCard, LineUp)), RefillLineUp()),
		Arrival: AttackAll(Do(ShowHand(), Gain(TopPer(DifferentInHand(WorthAtLeast(1)), Weaknesses)))),
		Art:     bartAllenArt, Giant: bartAllenGiant},
	{Name: "The Flash [Return from the Speed Force]", Kind: SuperVillain, Copies: 1, Cost: 15, VP: VP(7), Types: engine.Hero,
		Changes: []Change{WideTeamwork(onStack).Unsaid()},
		Ongoing: []When{{On: OnTurn, From: onStack, In: engine.All, Whose: engine.All, Do: LoseTokens(1), Says: "start your turn by losing a VP token. For each card played from hand, discard one. Use Teamwork on any number of foes"},
			{On: OnPlay, At: engine.Set(Hand), From: onStack, In: engine.All, Whose: engine.All, Do: Discard(One(AnyCard, Hand)), Says: Untold}},
		Art: theFlashReturnFromTheSpeedForceArt, Giant: theFlashReturnFromTheSpeedForceGiant},
}
