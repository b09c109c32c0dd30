package base

import . "lineup/game/card"

var equipment = []Card{
	{Name: "Aquaman's Trident", Kind: Equipment, Copies: 3, Cost: 3, VP: VP(1),
		Play: Do(Power(2), ThisTurn(When{On: OnGain, Once: true, Do: May(ToDeckTop(It))})),
		Art:  Picture(Trident, Wave, 0xffc857, 2)},
	{Name: "Batmobile", Kind: Equipment, Copies: 3, Cost: 2, VP: VP(1),
		Play: IfElse(NothingPlayed, Do(Discard(Every(AnyCard, Hand)), Draw(5)), Power(1)),
		Art:  Picture(Wheel, Rocket, 0xffb03a, 5)},
	{Name: "The Bat-Signal", Kind: Equipment, Copies: 3, Cost: 5, VP: VP(1),
		Play: Do(Power(1), ToHand(One(Type(Hero), DiscardPile))),
		Art:  Picture(Searcher, Moon, 0xffe14d, 8)},
	{Name: "The Cape and Cowl", Kind: Equipment, Copies: 3, Cost: 4, VP: VP(1), Play: Power(2),
		Defenses: Avoids(Draw(2)),
		Art:      Picture(Cape, Mask, 0xb6c9ff, 11)},
	{Name: "Green Arrow's Bow", Kind: Equipment, Copies: 3, Cost: 4, VP: VP(1),
		Play: Do(Power(2), CheaperVillains(2)),
		Art:  Picture(Bow, Arrow, 0x7fe07f, 14)},
	{Name: "Lasso of Truth", Kind: Equipment, Copies: 3, Cost: 2, VP: VP(1), Play: Power(1),
		Defenses: Avoids(Draw(1)),
		Art:      Picture(Lasso, Star, 0xffd66b, 0)},
	{Name: "Nth Metal", Kind: Equipment, Copies: 4, Cost: 3, VP: VP(1),
		Play: Do(Power(1), Look(Looked, Deck, May(Destroy(It)))),
		Art:  Picture(Crystal, Wing, 0xff9a6b, 3)},
	{Name: "Power Ring", Kind: Equipment, Copies: 3, Cost: 3, VP: VP(1),
		Play: RevealTop(Deck, IfElse(ItIs(costly), Power(3), Power(2))),
		Art:  Picture(Ring, Sun, 0x59d98e, 6)},
	{Name: "Utility Belt", Kind: Equipment, Copies: 3, Cost: 5, VP: VPIfOwned(5, 4, Type(Equipment)), Play: Power(2),
		Art: Picture(Pouch, Cog, 0xffd23f, 9)},
}
