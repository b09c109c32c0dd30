package teentitans

import (
	"lineup/engine"
	. "lineup/game/card"
)

var locations = []Card{
	{Name: "Azarath", Kind: Location, Copies: 1, Cost: 5, VP: VP(1),
		Uses: []Use{{Once: true, Only: new(Holding(Hand).Unsaid()), Do: Says("discard a card and attack: Each foe discards a card", Discard(One(AnyCard, Hand)), Attack(Discard(One(AnyCard, Hand))))}},
		Art:  azarathArt},
	{Name: "Cadmus Labs", Kind: Location, Copies: 1, Cost: 6, VP: VP(2),
		Uses: []Use{{Once: true, Only: new(Control(Type(Hero, Villain).CostingAtMost(3)).Unsaid()), Do: ToHand(One(Type(Hero, Villain).CostingAtMost(3), InPlay).Back())}},
		Art:  cadmusLabsArt},
	{Name: "New Titans Tower", Kind: Location, Copies: 1, Cost: 5, VP: VP(1), // a guess
		Ongoing: []When{{On: OnPlay, Card: ongoing, First: true, Do: Draw(1)}},
		Art:     newTitansTowerArt},
	{Name: "Tamaran", Kind: Location, Copies: 1, Cost: 6, VP: VP(2), // a guess
		Uses: []Use{{Once: true, Do: RevealTop(Deck, Discard(It), Says("+Power equal to its VP", PowerPer(1, ItsWorth)))}},
		Art:  tamaranArt},
	{Name: "The Colony", Kind: Location, Copies: 1, Cost: 5, VP: VP(1), // a guess
		Ongoing: []When{{On: OnDestroy, In: engine.All, Do: May(Do(UnderHero(It), Says("", Lay(UnderColony, 1)))), Says: "when you destroy a card, you may put it under your Super Hero. When you may discard an Ongoing card, you may discard a card put there this way instead"}},
		Art:     colonyArt},
	{Name: "Titans Memorial", Kind: Location, Copies: 1, Cost: 4, VP: VP(1), // a guess
		Ongoing: []When{{On: OnDestroy, First: true, Do: Draw(1)}},
		Art:     titansMemorialArt},
}
