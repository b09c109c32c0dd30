package teentitans

import (
	"lineup/engine"
	. "lineup/game/card"
)

var villains = []Card{
	{Name: "Cinderblock", Kind: Villain, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Draw(1), ToDeckTop(UpTo(1, With(engine.HasDefense), DiscardPile))),
		Art:  cinderblockArt},
	{Name: "Gizmo", Kind: Villain, Copies: 3, Cost: 2, VP: VP(1),
		Play: Do(Power(1), If(Control(Type(Equipment)), Draw(1))),
		Art:  gizmoArt},
	{Name: "Grant Wilson", Kind: Villain, Copies: 2, Cost: 5, VP: VP(1), // a guess
		Play: perDifferent(Hero),
		Art:  grantWilsonArt},
	{Name: "H.I.V.E. Agent", Kind: Villain, Copies: 3, Cost: 1, VP: VP(1), // a guess
		Play: If(Control(Filter{Types: engine.Villain, Other: true}), Power(2)),
		Art:  hiveAgentArt},
	{Name: "Inertia", Kind: Villain, Copies: 1, Cost: 6, VP: VP(2), // a guess
		Uses: []Use{{Once: true, Only: new(Holding(Hand).Unsaid()), Do: Do(Discard(One(AnyCard, Hand)), Draw(1))}},
		Art:  inertiaArt},
	{Name: "Jinx", Kind: Villain, Copies: 1, Cost: 6, VP: VP(2), // a guess
		Play: Do(Power(1), Draw(1), Attack(Discard(One(ongoing, InPlay)))),
		Art:  jinxArt},
	{Name: "Lady Vic", Kind: Villain, Copies: 2, Cost: 4, VP: VP(1), // a guess
		Uses: spent(Power(2)),
		Art:  ladyVicArt},
	{Name: "Mad Mod", Kind: Villain, Copies: 2, Cost: 3, VP: VP(1), // a guess
		Play: Do(Power(2), payOngoing(), Says("if you do, choose a foe and attack: That player gains a Weakness", If(Did, ChooseTarget(), AttackTarget(Gain(Top(1, Weaknesses)))))),
		Art:  madModArt},
	{Name: "Mammoth", Kind: Villain, Copies: 2, Cost: 5, VP: VP(1), // a guess
		Play: Power(2), Defenses: Avoids(Draw(2), Destroy(UpTo(1, Type(Starter), Hand, DiscardPile))),
		Art: mammothArt},
	{Name: "Match", Kind: Villain, Copies: 1, Cost: 7, VP: VP(2), // a guess
		Play: Do(Power(2), ChooseTarget(), AttackTarget(TakeControl(ongoing))),
		Art:  matchArt},
	{Name: "Phobia", Kind: Villain, Copies: 2, Cost: 4, VP: VP(1), // a guess
		Play: Do(Power(2), Attack(DiscardForTeam())),
		Art:  phobiaArt},
	{Name: "Plasmus", Kind: Villain, Copies: 2, Cost: 3, VP: VP(1), // a guess
		Play: Do(Power(2), payOngoing(), If(Did, Draw(1))),
		Art:  plasmusArt},
	{Name: "Shimmer", Kind: Villain, Copies: 2, Cost: 4, VP: VP(1), // a guess
		Play: Do(Power(2), Attack(Do(Destroy(One(Type(Starter), Hand, DiscardPile)), If(Did, Gain(Top(1, Weaknesses)))))),
		Art:  shimmerArt},
	{Name: "Sons of Trigon", Kind: Villain, Copies: 1, Cost: 7, VP: VP(2), // a guess
		Play: Do(Power(3), Attack(Discard(One(AnyCard, Hand))), EachAvoider(Gain(Top(1, Weaknesses)))),
		Art:  sonsOfTrigonArt},
	{Name: "Zoo Keeper", Kind: Villain, Copies: 3, Cost: 2, VP: VP(1), // a guess
		Defenses: []Defense{{From: engine.Set(InPlay)}},
		Art:      zooKeeperArt},
}
