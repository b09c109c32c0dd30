package foreverevil

import (
	"lineup/engine"
	. "lineup/game/card"
)

var heroes = []Card{
	{Name: "Amanda Waller", Kind: Hero, Copies: 2, Cost: 4, VP: VP(1),
		Play: DestroyForPower(Villain, 2),
		Art:  amandaWallerArt},
	{Name: "Catwoman", Kind: Hero, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Power(1), ChooseTarget(), AttackTarget(GiveTokens(1))),
		Art:  catwomanArt},
	{Name: "Commissioner Gordon", Kind: Hero, Copies: 3, Cost: 2, VP: VP(1), Play: Power(1),
		Defenses: Avoids(GainTokens(1)),
		Art:      commissionerGordonArt},
	{Name: "Dr. Light", Kind: Hero, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Draw(1), ChooseTarget(), AttackTarget(discardLocation)),
		Art:  drLightArt},
	{Name: "Element Woman", Kind: Hero, Copies: 2, Cost: 4, VP: VP(1), Owned: engine.SuperPower | engine.Equipment | engine.Villain, Play: Power(2),
		Art: elementWomanArt},
	{Name: "Firestorm", Kind: Hero, Copies: 1, Cost: 6, VP: VP(2),
		Play: Do(Look(Unseen, Deck, OntoHero(It)), TextsAtop()),
		Art:  firestormArt},
	{Name: "Pandora", Kind: Hero, Copies: 1, Cost: 7, VP: VP(2),
		Play: Do(ToLineUp(Top(1, MainDeck)), PowerPer(1, CostsIn(LineUp))),
		Art:  pandoraArt},
	{Name: "Phantom Stranger", Kind: Hero, Copies: 1, Cost: 5, VP: VPLess(10, 0, free),
		Play: Do(Destroy(UpTo(1, AnyCard, Hand)), Destroy(UpTo(1, AnyCard, DiscardPile))),
		Art:  phantomStrangerArt},
	{Name: "Power Girl", Kind: Hero, Copies: 3, Cost: 5, VP: VP(2), Play: Power(3),
		Art: powerGirlArt},
	{Name: "Stargirl", Kind: Hero, Copies: 2, Cost: 4, VP: VP(1), Play: Power(2),
		Defenses: Avoids(Draw(1), UnderPile(MainDeck, One(costly, engine.Destroyed))),
		Art:      stargirlArt},
	{Name: "Steel", Kind: Hero, Copies: 2, Cost: 3, VP: VP(1),
		Play: destroyNon(Hero),
		Art:  steelArt},
	{Name: "Steve Trevor", Kind: Hero, Copies: 2, Cost: 1,
		Ongoing: []When{{On: OnDestroyThis, In: engine.All, Do: Do(Draw(2), Discard(One(AnyCard, Hand)))}},
		Art:     steveTrevorArt},
	{Name: "Vibe", Kind: Hero, Copies: 2, Cost: 2, VP: VP(1),
		Play: Do(Power(1), ToDeckTop(UpTo(1, Type(Hero, SuperPower).CostingAtMost(5), DiscardPile))),
		Art:  vibeArt},
}
