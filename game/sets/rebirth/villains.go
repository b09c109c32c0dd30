package rebirth

import (
	"lineup/engine"
	. "lineup/game/card"
	"lineup/game/sets/characters"
)

// villains are the regular Villains (R-VIL-01): one for each cost and Destination.
var villains = []Card{
	{Name: "Count Vertigo", Kind: Villain, Copies: 1, Cost: 5, VP: VP(3), Goal: 1, Attack: DiscardPower(2), // R-CLR-04
		Fallen: TargetPlayer(Draw(1)), Art: countVertigoArt},
	{Name: "Giganta", Kind: Villain, Copies: 1, Cost: 5, VP: VP(3), Goal: 2, Attack: Discard(One(AnyCard, Hand).Dearest()),
		Fallen: TargetPlayer(Destroy(UpTo(1, AnyCard, Hand))), Art: gigantaArt},
	{Name: "Major Disaster", Kind: Villain, Copies: 1, Cost: 5, VP: VP(3), Goal: 3,
		Attack: Do(Discard(One(AnyCard, Hand)), ToDeckTop(One(AnyCard, Hand))), Fallen: EachPlayer(MayMove(2)), Art: majorDisasterArt},
	{Name: "Psycho-Pirate", Kind: Villain, Copies: 1, Cost: 5, VP: VP(3), Goal: 4,
		Attack: Do(weakness(1), ForNow(engine.EndOfTurn, Change{Asks: engine.AskMayPlay, Layer: engine.Forbids, Whose: engine.Foes,
			Of: With(engine.HasAssist), In: engine.Set(Hand), Words: "no other player may Assist you"})),
		Fallen: TargetPlayer(Destroy(UpTo(1, AnyCard, DiscardPile))), Art: psychoPirateArt},
	{Name: "Scarecrow", Kind: Villain, Copies: 1, Cost: 5, VP: VP(3), Goal: 5, Attack: GainToDeckTop(Top(1, Weaknesses)),
		Fallen: TargetPlayer(Destroy(UpTo(2, Named("Weakness"), Hand, DiscardPile))), Art: scarecrowArt},
	{Name: "Bane", Kind: Villain, Copies: 1, Cost: 6, VP: VP(4), Goal: 1, Attack: Discard(Exactly(2, AnyCard, Hand)),
		Fallen: TargetPlayer(Gain(UpTo(1, notVillain.CostingAtMost(4), engine.Destroyed))), Art: baneArt},
	{Name: "Bizarro", Kind: Villain, Copies: 1, Cost: 6, VP: VP(4), Goal: 2, Attack: Do(weakness(1), If(Some(villainHere), weakness(1))),
		Fallen: TargetPlayer(ToHand(UpTo(1, AnyCard, DiscardPile))), Art: bizarroArt},
	{Name: "Cheetah", Kind: Villain, Copies: 1, Cost: 6, VP: VP(4), Goal: 3,
		Attack: Do(Discard(Every(With(engine.HasMove), Hand)), If(HadNone, Discard(One(AnyCard, Hand)))),
		Fallen: Do(TargetPlayer(ToHand(UpTo(1, With(engine.HasMove), DiscardPile))), CharacterMayMove(1, false, Anywhere)),
		Art:    cheetahArt},
	{Name: "Doctor Polaris", Kind: Villain, Copies: 1, Cost: 6, VP: VP(4), Goal: 4,
		Attack: Do(Discard(Every(Type(Equipment), Hand)), If(HadNone, Discard(Exactly(2, AnyCard, Hand)))),
		Fallen: TargetPlayer(Gain(UpTo(1, Type(Equipment).CostingAtMost(4), LineUp))), Art: doctorPolarisArt},
	{Name: "Poison Ivy", Kind: Villain, Copies: 1, Cost: 6, VP: VP(4), Goal: 5, Attack: UnderDeck(Exactly(2, AnyCard, Hand)),
		Fallen: TargetPlayer(Draw(1)), Art: poisonIvyArt},
	{Name: "Black Manta", Kind: Villain, Copies: 1, Cost: 7, VP: VP(4), Goal: 1, Attack: Discard(AtRandom(2, Hand)),
		Fallen: EachPlayer(Destroy(UpTo(1, AnyCard, DiscardPile))), Art: blackMantaArt},
	{Name: "Eradicator", Kind: Villain, Copies: 1, Cost: 7, VP: VP(4), Goal: 2,
		Attack: Do(Destroy(One(NotType(Starter), Hand)), If(HadNone, weakness(2))),
		Fallen: TargetPlayer(ToHand(UpTo(1, Type(SuperPower), engine.Destroyed))), Art: eradicatorArt},
	{Name: "Psimon", Kind: Villain, Copies: 1, Cost: 7, VP: VP(4), Goal: 3, Attack: Do(Discard(Every(AnyCard, Hand)), Draw(3)),
		Fallen: EachPlayer(mayDrawThenDiscard()), Art: psimonArt},
	{Name: "Solomon Grundy", Kind: Villain, Copies: 1, Cost: 7, VP: VP(4), Goal: 4, Attack: Do(weakness(1), GainToDeckTop(Top(1, Weaknesses))),
		Fallen: TargetPlayer(Destroy(UpTo(2, AnyCard, DiscardPile))), Art: solomonGrundyArt},
	{Name: "The Joker", Kind: Villain, Copies: 1, Cost: 7, VP: VP(4), Goal: 5,
		Attack: Choose(Alternative{Label: "gain 2 Weakness", Do: weakness(2)}, Alternative{Label: "discard your hand", Do: Discard(Every(AnyCard, Hand))}),
		Fallen: TargetPlayer(Draw(2)), Art: jokerArt},
}

// superVillains attack each player when they enter (R-THR-05).
var superVillains = []Card{
	{Name: "Deathstroke", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(5), Goal: 1, Attack: Discard(Exactly(2, AnyCard, Hand)),
		Fallen: EachPlayer(destroyOne()), Art: deathstrokeArt, Giant: characters.DeathstrokeGiant},
	{Name: "Doomsday", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(5), Goal: 3, Attack: KeepOnly(3), Fallen: EachPlayer(Draw(1)),
		Art: doomsdayArt, Giant: doomsdayGiant},
	// Cards are passed only after each player has had the chance to avoid the Attack (R-ATK-05,
	// R-CLR-05).
	{Name: "Despero", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(6), Goal: 5, Attack: PassOn(One(AnyCard, Hand)),
		After:  Do(HandOutTo(DiscardPile), EachHit(Discard(One(AnyCard, Hand)))),
		Fallen: EachPlayer(ToHand(UpTo(1, AnyCard, DiscardPile))), Art: desperoArt, Giant: desperoGiant},
	// He moves twice as far. A Character still stops him (R-CLR-13).
	{Name: "Reverse-Flash", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(6), Goal: 2,
		Changes: []Change{{Asks: engine.AskWalks, Layer: engine.Sets, From: engine.Set(LineUp), Whose: engine.All, Of: Named("Reverse-Flash"), N: 2,
			Words: "at the start of each turn, he moves two spaces instead of one"}},
		Attack: Do(Discard(Every(With(engine.HasMove), Hand)), Discard(One(AnyCard, Hand))),
		Fallen: Do(EachPlayer(mayDrawThenDiscard()), EachCharacterMayMove(3)), Art: reverseFlashArt, Giant: reverseFlashGiant},
	{Name: "Amazo", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(6), Goal: 4, Attack: Discard(Exactly(3, Filter{Types: AnyType}, Hand).Apart()),
		Fallen: EachPlayer(Gain(UpTo(1, notVillain.CostingAtMost(4), engine.Destroyed))), Art: amazoArt, Giant: amazoGiant},
	{Name: "Lex Luthor", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(6), Goal: 3, Attack: Do(weakness(1), Discard(Exactly(2, AnyCard, Hand))),
		Fallen: EachPlayer(Draw(1)), Art: lexLuthorArt, Giant: characters.LexLuthorGiant},
	// Three cards in total, from piles of the player's choice (R-CLR-07).
	{Name: "General Zod", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(7), Goal: 4, Attack: Do(KeepOnly(2), weakness(1)),
		Fallen: Do(EachPlayer(ShowHand()), Destroy(UpTo(3, AnyCard, Hand, DiscardPile).Of(engine.All))), Art: generalZodArt, Giant: generalZodGiant},
	{Name: "Sinestro", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(7), Goal: 5,
		Attack: Do(weakness(1), GainToDeckTop(Top(1, Weaknesses)), Discard(One(AnyCard, Hand))),
		Fallen: EachPlayer(Do(Draw(1), Destroy(UpTo(1, Named("Weakness"), Hand, DiscardPile)))), Art: sinestroArt, Giant: characters.SinestroGiant},
}
