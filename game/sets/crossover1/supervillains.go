package crossover1

import . "lineup/game/card"

var superVillains = []Card{
	{Name: "Solomon Grundy", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VPPerOwned(1, Type(Starter)), Opens: true, Play: Power(3),
		Art: solomonGrundyArt, Giant: solomonGrundyGiant},
	{Name: "Mordru the Merciless", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5), Art: mordruArt, Giant: mordruGiant},
	{Name: "Icicle", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5), Art: icicleArt, Giant: icicleGiant},
	{Name: "Kobra", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6), Art: kobraArt, Giant: kobraGiant},
	{Name: "Ultra-Humanite", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6), Art: ultraHumaniteArt, Giant: ultraHumaniteGiant},
	{Name: "Gentleman Ghost", Kind: SuperVillain, Copies: 1, Cost: 13, VP: VP(6), Art: gentlemanGhostArt, Giant: gentlemanGhostGiant},
	{Name: "Eclipso", Kind: SuperVillain, Copies: 1, Cost: 14, VP: VP(7), Art: eclipsoArt, Giant: eclipsoGiant},
	{Name: "Gog", Kind: SuperVillain, Copies: 1, Cost: 15, VP: VP(7), Art: gogArt, Giant: gogGiant},
}
