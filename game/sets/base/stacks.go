package base

import . "lineup/game/card"

// stacks are the cards that do not come from the main deck.
var stacks = []Card{
	{Name: "Punch", Kind: Starter, Copies: 36, Play: Power(1),
		Art: Picture(Fist, Star, 0xe8c48a, 0)},
	{Name: "Vulnerability", Kind: Starter, Copies: 16,
		Art: Picture(Crack, Heart, 0xd98b7b, 5)},
	{Name: "Kick", Kind: Kick, Copies: 16, Cost: 3, VP: VP(1), Play: Power(2),
		Art: Picture(Boot, Star, 0xffdf6b, 2)},
	{Name: "Weakness", Kind: Weakness, Copies: 20, VP: VP(-1),
		Art: Picture(Chain, Drop, 0xa8c25a, 9)},
}
