package crossover5

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superHeroes = []Card{
	{Name: "Captain Cold", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnGain, Card: Costing(0, 3), At: engine.Set(LineUp), Paid: true, First: true, Do: May(CharacterTeamwork(), MayTeamwork), Says: "when you buy your first card with cost 3 or less from the Line-Up on your turn, you may use this Teamwork"}},
		Uses:    []Use{{Once: true, Joined: true, Only: new(MayTeamwork.Unsaid()), Do: CharacterTeamwork()}},
		Art:     captainColdArt},
	{Name: "Heatwave", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnDestroy, Card: Costing(2, 0), Once: true, Do: GainToDeckTop(Top(1, MainDeck)), Says: "the first time you destroy a card with cost 2 or more on your turn, gain the main deck's top card and put it on your deck"}},
		Uses:    []Use{{Once: true, Joined: true, Only: new(MayTeamwork.Unsaid()), Do: CharacterTeamwork()}},
		Art:     heatwaveArt},
	{Name: "Mirror Master", Kind: SuperHero, Copies: 1,
		Ongoing: []When{mirrored(Hero, "+1 Power for each Hero, Villain, or Equipment you play on your turn after another card with that cost"), mirrored(Villain, Untold), mirrored(Equipment, Untold)},
		Uses:    []Use{{Once: true, Joined: true, Only: new(MayTeamwork.Unsaid()), Do: CharacterTeamwork()}},
		Art:     mirrorMasterArt},
	{Name: "Trickster", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: BeforeShuffle, How: engine.Interrupts, In: engine.All, Do: Stay(UpTo(1, AnyCard, DiscardPile)), Says: "when your discard pile would be shuffled, you may leave one of its cards there"}},
		Uses:    []Use{{Once: true, Joined: true, Only: new(MayTeamwork.Unsaid()), Do: CharacterTeamwork()}},
		Art:     tricksterArt},
	{Name: "Weather Wizard", Kind: SuperHero, Copies: 1,
		Uses: []Use{{Only: new(Reaches(CardsOf(AnyCard, Hand), 2).Unsaid()), Do: Do(Discard(Exactly(2, AnyCard, Hand)), Draw(1))}, {Once: true, Joined: true, Only: new(MayTeamwork.Unsaid()), Do: CharacterTeamwork()}},
		Art:  weatherWizardArt},
	{Name: "Golden Glider", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnPlay, Card: Filter{NotMine: true}, Do: Draw(1)}},
		Uses:    []Use{{Once: true, Joined: true, Only: new(MayTeamwork.Unsaid()), Do: CharacterTeamwork()}},
		Art:     goldenGliderArt},
}

// mirrored gives Power for a card of a kind if another card of its cost was played this turn.
func mirrored(k Kind, says string) When {
	return When{On: OnPlay, Card: Type(k), If: &HaveTwin, Do: Power(1), Says: says}
}
