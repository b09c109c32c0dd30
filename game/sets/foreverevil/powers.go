package foreverevil

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superPowers = []Card{
	{Name: "Bizarro Power", Kind: SuperPower, Copies: 2, Cost: 6, VP: VP(-1),
		Play: Do(Power(4), Gain(Top(1, Weaknesses)), Attack(Gain(Top(1, Weaknesses)))),
		Art:  bizarroPowerArt},
	{Name: "Constructs of Fear", Kind: SuperPower, Copies: 2, Cost: 7, VP: VP(2),
		Play: Do(Power(3), Attack(Discard(Exactly(2, AnyCard, Hand)))),
		Art:  constructsOfFearArt},
	{Name: "Expert Marksman", Kind: SuperPower, Copies: 2, Cost: 3, VP: VP(1),
		Play: destroyNon(SuperPower),
		Art:  expertMarksmanArt},
	{Name: "Giant Growth", Kind: SuperPower, Copies: 3, Cost: 2, VP: VP(1), Play: Power(2),
		Art: giantGrowthArt},
	{Name: "Insanity", Kind: SuperPower, Copies: 3, Cost: 2, VP: VP(1),
		Play:     If(NothingPlayed, PassAround()),
		Defenses: Avoids(HandToAttacker()),
		Art:      insanityArt},
	{Name: "Invulnerable", Kind: SuperPower, Copies: 3, Cost: 3, VP: VP(1), Play: Power(1),
		Defenses: []Defense{{Shows: true, Then: Choose(
			Alternative{Label: "discard", Do: Discard(This)},
			Alternative{Label: "destroy", Only: new(Some(CardsOf(Named("Vulnerability"), Hand, DiscardPile))), Do: Destroy(One(Named("Vulnerability"), Hand, DiscardPile))})}},
		Art: invulnerableArt},
	{Name: "Power Drain", Kind: SuperPower, Copies: 2, Cost: 4, VP: VP(1),
		Play: Do(Power(2), ChooseTarget(), AttackTarget(Do(ShowHand(), ByAttacker(Discard(One(AnyCard, Hand).Of(engine.Hits)))))),
		Art:  powerDrainArt},
	{Name: "Super Intellect", Kind: SuperPower, Copies: 2, Cost: 4, VP: VP(1),
		Play: DestroyForPower(Equipment, 2),
		Art:  superIntellectArt},
	{Name: "Transmutation", Kind: SuperPower, Copies: 3, Cost: 5, VP: VP(1),
		Play: Do(Destroy(One(AnyCard, Hand, DiscardPile)), GainTokens(1), Says("you may gain a card from the Line-Up that costs no more than the destroyed card", If(Did, Gain(UpTo(1, Filter{AtMostIt: true}, LineUp))))),
		Art:  transmutationArt},
	{Name: "Ultra Strength", Kind: SuperPower, Copies: 1, Cost: 9, VP: VP(3),
		Play: Do(Power(3), Draw(2)),
		Art:  ultraStrengthArt},
	{Name: "Word of Power", Kind: SuperPower, Copies: 2, Cost: 1,
		Ongoing: []When{{On: OnDestroyThis, Do: CheaperVillains(4), Says: "when you destroy this card on your turn, Super-Villains cost you 4 less to defeat this turn"}},
		Art:     wordOfPowerArt},
}
