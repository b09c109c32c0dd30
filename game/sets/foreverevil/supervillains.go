package foreverevil

import (
	"lineup/engine"
	. "lineup/game/card"
)

var superVillains = []Card{
	{Name: "The Flash", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(4), Types: engine.Hero, Opens: true,
		Play: Do(Draw(3), Discard(One(AnyCard, Hand))),
		Art:  flashArt, Giant: flashGiant},
	{Name: "Green Arrow", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5), Types: engine.Hero,
		Ongoing: []When{{On: OnPlay, Card: Named("Punch"), Do: Power(1)}},
		Arrival: AttackAll(Do(Discard(Exactly(2, Named("Punch"), Hand)), Tells("gain a Weakness for each Punch not discarded", If(HadNone, ShowHand(), Gain(Top(1, Weaknesses))), If(TookAtMost(1), Gain(Top(1, Weaknesses)))))),
		Art:     greenArrowArt, Giant: greenArrowGiant},
	{Name: "Swamp Thing", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5), Types: engine.Hero,
		Play:    PowerPer(2, InAnyPlay(Type(Location))),
		Arrival: AttackAll(Do(discardLocation, If(HadNone, Gain(Top(1, Weaknesses))))),
		Art:     swampThingArt, Giant: swampThingGiant},
	{Name: "Constantine", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5), Types: engine.Hero,
		Play:    sortThree(DrawShown(AnyCard)),
		Arrival: AttackAll(TellsBoth("lose three VP tokens, or gain a Weakness if you have none", "loses three VP tokens, or gains a Weakness if they have none", IfElse(AtLeast(VPTokens, 1).Worded("they have a VP token"), LoseTokens(3), Gain(Top(1, Weaknesses))))),
		Art:     constantineArt, Giant: constantineGiant},
	{Name: "Cyborg", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5), Types: engine.Hero,
		Play:    PowerPerPlay(2, Type(SuperPower, Equipment), engine.Unlimited),
		Arrival: AttackAll(oneOfEach(SuperPower, Equipment)),
		Art:     cyborgArt, Giant: cyborgGiant},
	{Name: "Aquaman", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6), Types: engine.Hero,
		Play:    Do(ToDeckTop(UpTo(3, AnyCard, DiscardPile)), If(DidNot, Power(3))),
		Arrival: AttackAll(Do(ToDeckTop(Exactly(4, free, DiscardPile)), If(HadNone, Gain(Top(1, Weaknesses))))),
		Art:     aquamanArt, Giant: aquamanGiant},
	{Name: "Batman", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6), Types: engine.Hero,
		Play:    playsDestroyed(Type(Equipment).CostingAtMost(6), 3),
		Arrival: destroysOne(Equipment, 1),
		Art:     batmanArt, Giant: batmanGiant},
	{Name: "Green Lantern", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6), Types: engine.Hero,
		Play:    playsDestroyed(Type(Hero).CostingAtMost(6), 3),
		Arrival: destroysOne(Hero, 1),
		Art:     greenLanternArt, Giant: greenLanternGiant},
	{Name: "Wonder Woman", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(6), Types: engine.Hero,
		Play:    playsDestroyed(Type(Villain).CostingAtMost(6), 3),
		Arrival: destroysOne(Villain, 1),
		Art:     wonderWomanArt, Giant: wonderWomanGiant},
	{Name: "Martian Manhunter", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6), Types: engine.Hero,
		Play:    PowerPerPlay(2, Type(Hero, Villain), engine.Unlimited),
		Arrival: AttackAll(oneOfEach(Hero, Villain)),
		Art:     martianManhunterArt, Giant: martianManhunterGiant},
	{Name: "Shazam!", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6), Types: engine.Hero,
		Play:    Do(GainAndPlay(2, MainDeck), Says("destroy one of them", Destroy(One(AnyCard, InPlay).Shown()))),
		Arrival: AttackAll(Do(UnderPile(MainDeck, One(Costing(5, 0), Hand, DiscardPile)), If(HadNone, ShowHand(), Gain(Top(1, Weaknesses))))),
		Art:     shazamArt, Giant: shazamGiant},
	{Name: "Superman", Kind: SuperVillain, Copies: 1, Cost: 13, VP: VP(6), Types: engine.Hero,
		Play:    playsDestroyed(Type(SuperPower), 4),
		Arrival: destroysOne(SuperPower, 2),
		Art:     supermanArt, Giant: supermanGiant},
}

// sortThree is the text of Constantine, with the effect by which he draws a revealed card.
func sortThree(draw Effect) Effect {
	return Do(RevealTops(3, Deck), Says("draw one, destroy one, and put one back. Gain VP tokens equal to the destroyed card's VP",
		draw, Destroy(One(AnyCard, Deck).Shown()), If(Did, TokensPer(1, ItsWorth)), BackInOrder(Deck)))
}
