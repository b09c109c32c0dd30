package base

import (
	. "lineup/game/card"
	"lineup/game/sets/characters"
)

var superVillains = []Card{
	{Name: "Ra's Al Ghul", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(4), Opens: true,
		Play: Do(Power(3), AtEndOfTurn(UnderDeck(This))),
		Art:  rasAlGhulArt, Giant: rasAlGhulGiant},
	{Name: "The Anti-Monitor", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6),
		Play:    Do(Power(2), Destroy(AnyNumber(AnyCard, LineUp)), Replenish()),
		Arrival: AttackAll(Do(ShowHand(), ToLineUp(One(costly, Hand)))),
		Art:     antiMonitorArt, Giant: antiMonitorGiant},
	{Name: "Atrocitus", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play:    Do(Power(2), Destroy(UpTo(2, AnyCard, DiscardPile))),
		Arrival: AttackAll(Tells("put a random card from your hand face down under your Super Hero", Deposit(AtRandom(1, Hand)))),
		Fallen:  EachPlayer(Tells("put the card Atrocitus put under your Super Hero on top of your deck", ToDeckTop(Deposits()))),
		Art:     atrocitusArt, Giant: atrocitusGiant},
	{Name: "Black Manta", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(4), Play: Do(Power(3), Draw(1)),
		Arrival: AttackAll(Look(Unseen, Deck, Discard(It), If(ItIs(costly), Choose(
			Alternative{Label: "destroy", Do: Destroy(It)},
			Alternative{Label: "discard hand", Only: holdingAny, Do: Discard(Every(AnyCard, Hand))})))),
		Art: blackMantaArt, Giant: blackMantaGiant},
	{Name: "Brainiac", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play:    Do(EachFoe(Remember(AtRandom(1, Hand))), Play(Exactly(Unlimited, NotType(Location)).Shown())),
		Arrival: Do(AttackAll(Aside(Exactly(2, AnyCard, Hand))), DealBack()),
		Art:     brainiacArt, Giant: brainiacGiant},
	{Name: "Captain Cold", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play:    Do(Power(2), PowerPer(1, FoesWith(Type(Hero), DiscardPile))),
		Arrival: AttackAll(Flip(true)),
		Fallen:  EachPlayer(Flip(false)),
		Art:     captainColdArt, Giant: captainColdGiant},
	{Name: "Darkseid", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6),
		Play:    Do(Destroy(AllOrNone(2, AnyCard, Hand)), IfElse(Did, Power(5), Power(3))),
		Arrival: AttackAllUnless(Type(Villain), Discard(Exactly(2, AnyCard, Hand))),
		Art:     darkseidArt, Giant: darkseidGiant},
	{Name: "Deathstroke", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play: Do(Gain(UpTo(1, Type(Hero, Villain), LineUp)), If(DidNot, Power(3))),
		Arrival: AttackAll(Do(ShowHand(),
			Destroy(One(Type(Hero, SuperPower, Equipment), Hand, DiscardPile)))),
		Art: deathstrokeArt, Giant: characters.DeathstrokeGiant},
	{Name: "The Joker", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play: Do(Power(2), EachFoe(Choose(
			Alternative{Label: "discard", Only: holdingAny, Do: Discard(AtRandom(1, Hand))},
			Alternative{Label: "draw", Do: UserDraws(1)}))),
		Arrival: Do(AttackAll(PassLeft(One(AnyCard, Hand))),
			EachPlayer(If(Received(costly), ToDeckTop(Top(1, Weaknesses))))),
		Art: jokerArt, Giant: jokerGiant},
	{Name: "Lex Luthor", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5), Play: Draw(3),
		Arrival: AttackAll(Gain(TopPer(InLineUp(Type(Villain)), Weaknesses))),
		Art:     lexLuthorArt, Giant: characters.LexLuthorGiant},
	{Name: "Parallax", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6), Play: DoublePower(),
		Arrival: AttackAll(Do(ShowHand(), Discard(Every(AnyCard.CostingAtMost(2), Hand)))),
		Art:     parallaxArt, Giant: parallaxGiant},
	{Name: "Sinestro", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play: RevealTop(MainDeck, IfElse(ItIs(Type(Hero)),
			Do(Power(3), Destroy(It)), ToHand(It))),
		Arrival: AttackAll(Do(ShowHand(), Discard(AsManyAs(InHand(Type(Hero)), AnyCard, Hand)))),
		Art:     sinestroArt, Giant: characters.SinestroGiant},
}

// holdingAny holds for a hand with cards. An empty hand cannot be discarded from (C-154).
var holdingAny = new(Holding(Hand))
