package teentitans

import . "lineup/game/card"

var stacks = []Card{
	{Name: "Punch", Kind: Starter, Copies: 36, Play: Power(1),
		// power 1
		Art: punchArt},
	{Name: "Vulnerability", Kind: Starter, Copies: 16,
		// no effect
		Art: vulnerabilityArt},
	{Name: "Kick", Kind: Kick, Copies: 16, Cost: 3, VP: VP(1), Play: Power(2),
		// power 2
		Art: kickArt},
	{Name: "Weakness", Kind: Weakness, Copies: 20, VP: VP(-1),
		// no effect
		Art: weaknessArt},
}
