package crossover2

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superHeroes = []Card{
	{Name: "Felicity Smoak", Kind: SuperHero, Copies: 1,
		Uses: []Use{{Once: true, Only: new(OncePlayed(2, Type(Hero)).And(Some(CardsOf(AnyCard, Under, MainDeck)).Unsaid())), Do: Choose(
			Alternative{Label: "under", Only: new(Holding(MainDeck)), Do: UnderHero(Top(1, MainDeck))},
			Alternative{Label: "hand", Only: new(Holding(Under)), Do: ToHand(One(AnyCard, Under))})}},
		Art: felicitySmoakArt},
	{Name: "John Diggle", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnAvoid, In: engine.All, Do: May(UnderHero(It)), Says: "when you avoid an Attack with a Defense card, you may put it under your Super Hero"}},
		Uses:    []Use{{Once: true, Only: new(Some(CardsOf(With(engine.HasDefense), Under)).Unsaid()), Joined: true, Do: ToDeckTop(One(With(engine.HasDefense), Under))}},
		Art:     johnDiggleArt},
	{Name: "Oliver Queen", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnTurn, Says: "at the start of your turn, you may discard a card. If it is an Equipment, you may put it under your Super Hero instead. If it isn't, put a random card from there into your hand",
			Do: Do(Discard(UpTo(1, AnyCard, Hand)), If(Did, IfElse(ItIs(Type(Equipment)), May(UnderHero(It)), ToHand(AtRandom(1, Under)))))}},
		Art: oliverQueenArt},
	{Name: "Roy Harper", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnTurn, Says: "if four or more cards are under your Super Hero as your turn starts, +2 Power and destroy four",
			Do: Says("if four or more cards are under your Super Hero, +2 Power and destroy four", If(Reaches(CardsOf(AnyCard, Under), 4), Power(2), Destroy(Exactly(4, AnyCard, Under))))}},
		Uses: []Use{{Once: true, Only: new(Some(InLineUp(Type(SuperPower))).Unsaid()), Joined: true, Do: Tells("put a Line-Up Super Power under your Super Hero", UnderHero(One(Type(SuperPower), LineUp)))}},
		Art:  royHarperArt},
	{Name: "Sara Lance", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnGain, Card: Type(Villain), In: engine.All, At: engine.Set(LineUp), Do: May(UnderHero(It)), Says: "when you buy or gain a Villain from the Line-Up, you may put it under your Super Hero"}},
		Uses:    []Use{{Once: true, Only: new(Some(CardsOf(Type(Villain), Under)).Unsaid()), Joined: true, Do: UnderDeck(One(Type(Villain), Under))}},
		Art:     saraLanceArt},
}
