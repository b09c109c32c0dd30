package base

import (
	"lineup/engine"
	. "lineup/game/card"
)

var equipment = []Card{
	{Name: "Aquaman's Trident", Kind: Equipment, Copies: 3, Cost: 3, VP: VP(1),
		Play: Do(Power(2), ThisTurn(When{On: engine.OnGain, Once: true, Do: May(It(engine.VerbDeckTop))})),
		Art:  Picture(Trident, Wave, 0xffc857, 2)},
	{Name: "Batmobile", Kind: Equipment, Copies: 3, Cost: 2, VP: VP(1),
		Play: IfElse(NothingPlayed, Do(DiscardCards(Every(AnyCard, engine.Hand)), Draw(5)), Power(1)),
		Art:  Picture(Wheel, Rocket, 0xffb03a, 5)},
	{Name: "The Bat-Signal", Kind: Equipment, Copies: 3, Cost: 5, VP: VP(1),
		Play: Do(Power(1), ToHand(One(Type(engine.Hero), engine.Discard))),
		Art:  Picture(Searcher, Moon, 0xffe14d, 8)},
	{Name: "The Cape and Cowl", Kind: Equipment, Copies: 3, Cost: 4, VP: VP(1), Play: Power(2),
		Defense: &Defense{Then: Draw(2)},
		Art:     Picture(Cape, Mask, 0xb6c9ff, 11)},
	{Name: "Green Arrow's Bow", Kind: Equipment, Copies: 3, Cost: 4, VP: VP(1),
		Play: Do(Power(2), CheaperVillains(2)),
		Art:  Picture(Bow, Arrow, 0x7fe07f, 14)},
	{Name: "Lasso of Truth", Kind: Equipment, Copies: 3, Cost: 2, VP: VP(1), Play: Power(1),
		Defense: &Defense{Then: Draw(1)},
		Art:     Picture(Lasso, Star, 0xffd66b, 0)},
	{Name: "Nth Metal", Kind: Equipment, Copies: 4, Cost: 3, VP: VP(1),
		Play: Do(Power(1), Look(engine.Looked, engine.Deck, May(It(engine.VerbDestroy)))),
		Art:  Picture(Crystal, Wing, 0xff9a6b, 3)},
	{Name: "Power Ring", Kind: Equipment, Copies: 3, Cost: 3, VP: VP(1),
		Play: RevealTop(engine.Deck, IfElse(ItIs(costly), Power(3), Power(2))),
		Art:  Picture(Ring, Sun, 0x59d98e, 6)},
	{Name: "Utility Belt", Kind: Equipment, Copies: 3, Cost: 5, VP: VPIfOwned(5, 4, Type(engine.Equipment)), Play: Power(2),
		Art: Picture(Pouch, Cog, 0xffd23f, 9)},
}
