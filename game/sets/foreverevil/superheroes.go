package foreverevil

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superHeroes = []Card{
	{Name: "Bizarro", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnDestroy, In: engine.All, Do: Gain(Top(1, Weaknesses))}},
		Uses:    []Use{{Only: new(Reaches(CardsOf(Named("Weakness"), DiscardPile), 2).Unsaid()), Do: Says("return two Weaknesses from your discard pile, then draw a card", ToPlace(Weaknesses, Exactly(2, Named("Weakness"), DiscardPile)), Draw(1))}},
		Art:     bizarroArt},
	{Name: "Black Adam", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnPlay, Card: Type(SuperPower), First: true, Do: May(Do(Destroy(It), Draw(1), GainTokens(1)))}},
		Art:     blackAdamArt},
	{Name: "Black Manta", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnGain, At: engine.Set(LineUp), Do: May(UnderDeck(It)),
			Says: "when you buy or gain a card from the Line-Up on your turn, you may put it on the bottom of your deck"}},
		Art: blackMantaArt},
	{Name: "Deathstroke", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnDestroy, Do: Power(1)}},
		Art:     deathstrokeArt},
	{Name: "Harley Quinn", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnShed, In: engine.All, Once: true, If: &DuringTurn, Do: Draw(1),
			Says: "the first time you pass or discard a card during each player's turn, draw a card"}},
		Art: harleyQuinnArt},
	{Name: "Lex Luthor", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnGain, Card: Type(Hero), Do: AtEndOfTurn(DrawExtra(1))}},
		Art:     lexLuthorArt},
	{Name: "Sinestro", Kind: SuperHero, Copies: 1,
		Ongoing: []When{
			{On: OnHitAny, Do: GainTokens(1), Says: "when you play an Attack that at least one foe doesn't avoid, gain a VP token"},
			{On: OnRise, Of: VPTokens, Once: true, Do: Draw(1), Says: "the first time you gain VP tokens on each of your turns, draw a card"}},
		Art: sinestroArt},
	{Name: "Bane", Kind: SuperHero, Copies: 0, Promo: true,
		Ongoing: []When{{On: OnPlay, First: true, Do: May(Do(Destroy(It), Power(2)), ItIs(costly)),
			Says: "you may destroy the first card you play during each of your turns if its cost is 1 or more. If you do, +2 Power"}},
		Art: baneArt},
	{Name: "The Joker", Kind: SuperHero, Copies: 0, Promo: true,
		Uses: []Use{{Once: true, Only: new(Some(CardsOf(Filter{Types: engine.Villain, Played: true}, InPlay)).Unsaid()), Do: Says("destroy a Villain you have played this turn. If you do, draw a card and attack: Each foe gains a Weakness", ChoosePlayed(Type(Villain), nil, Destroy(It), Draw(1), Attack(Gain(Top(1, Weaknesses)))))}},
		Art:  jokerArt},
}
