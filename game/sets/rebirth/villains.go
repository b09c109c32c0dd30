package rebirth

import (
	"lineup/engine"
	. "lineup/game/card"
)

// villains are the regular ones (R-VIL-01): one for each cost and Destination.
var villains = []Card{
	{Name: "Count Vertigo", Kind: Villain, Copies: 1, Cost: 5, VP: VP(3), Goal: 1, Attack: DiscardPower(2), // R-CLR-04
		Fallen: TargetPlayer(Draw(1)), Art: Picture(Spiral, Eye, 0x8fe37f, 1)},
	{Name: "Giganta", Kind: Villain, Copies: 1, Cost: 5, VP: VP(3), Goal: 2, Attack: Discard(One(AnyCard, Hand).Dearest()),
		Fallen: TargetPlayer(Destroy(UpTo(1, AnyCard, Hand))), Art: Picture(Fist, Tower, 0xff8a4d, 2)},
	{Name: "Major Disaster", Kind: Villain, Copies: 1, Cost: 5, VP: VP(3), Goal: 3,
		Attack: Do(Discard(One(AnyCard, Hand)), ToDeckTop(One(AnyCard, Hand))), Fallen: EachPlayer(MayMove(2)), Art: Picture(Crack, Bolt, 0xffb36b, 3)},
	{Name: "Psycho-Pirate", Kind: Villain, Copies: 1, Cost: 5, VP: VP(3), Goal: 4,
		Attack: Do(weakness(1), ForNow(engine.EndOfTurn, Change{Asks: engine.AskMayPlay, Layer: engine.Forbids, Whose: engine.Foes,
			Of: With(engine.HasAssist), In: engine.Set(Hand), Words: "nobody may Assist you"})),
		Fallen: TargetPlayer(Destroy(UpTo(1, AnyCard, DiscardPile))), Art: Picture(Mask, Ghost, 0xffe14d, 4)},
	{Name: "Scarecrow", Kind: Villain, Copies: 1, Cost: 5, VP: VP(3), Goal: 5, Attack: GainToDeckTop(Top(1, Weaknesses)),
		Fallen: TargetPlayer(Destroy(UpTo(2, Named("Weakness"), Hand, DiscardPile))), Art: Picture(Hat, Skull, 0xd99a6b, 5)},
	{Name: "Bane", Kind: Villain, Copies: 1, Cost: 6, VP: VP(4), Goal: 1, Attack: Discard(Exactly(2, AnyCard, Hand)),
		Fallen: TargetPlayer(Gain(UpTo(1, notVillain.CostingAtMost(4), engine.Destroyed))), Art: Picture(Mask, Fist, 0xffb36b, 6)},
	{Name: "Bizarro", Kind: Villain, Copies: 1, Cost: 6, VP: VP(4), Goal: 2, Attack: Do(weakness(1), If(Some(villainHere), weakness(1))),
		Fallen: TargetPlayer(ToHand(UpTo(1, AnyCard, DiscardPile))), Art: Picture(Cape, Crack, 0xb98cff, 7)},
	{Name: "Cheetah", Kind: Villain, Copies: 1, Cost: 6, VP: VP(4), Goal: 3,
		Attack: Do(Discard(Every(With(engine.HasMove), Hand)), If(HadNone, Discard(One(AnyCard, Hand)))),
		Fallen: Do(TargetPlayer(ToHand(UpTo(1, With(engine.HasMove), DiscardPile))), CharacterMayMove(1, false, Anywhere)),
		Art:    Picture(Paw, Claw, 0xffb03a, 8)},
	{Name: "Doctor Polaris", Kind: Villain, Copies: 1, Cost: 6, VP: VP(4), Goal: 4,
		Attack: Do(Discard(Every(Type(Equipment), Hand)), If(HadNone, Discard(Exactly(2, AnyCard, Hand)))),
		Fallen: TargetPlayer(Gain(UpTo(1, Type(Equipment).CostingAtMost(4), LineUp))), Art: Picture(Helm, Crystal, 0xd9a6ff, 9)},
	{Name: "Poison Ivy", Kind: Villain, Copies: 1, Cost: 6, VP: VP(4), Goal: 5, Attack: UnderDeck(Exactly(2, AnyCard, Hand)),
		Fallen: TargetPlayer(Draw(1)), Art: Picture(Leaf, Drop, 0x8fd14f, 10)},
	{Name: "Black Manta", Kind: Villain, Copies: 1, Cost: 7, VP: VP(4), Goal: 1, Attack: Discard(AtRandom(2, Hand)),
		Fallen: EachPlayer(Destroy(UpTo(1, AnyCard, DiscardPile))), Art: Picture(Helm, Wave, 0xff5f57, 11)},
	{Name: "Eradicator", Kind: Villain, Copies: 1, Cost: 7, VP: VP(4), Goal: 2,
		Attack: Do(Destroy(One(NotType(Starter), Hand)), If(HadNone, weakness(2))),
		Fallen: TargetPlayer(ToHand(UpTo(1, Type(SuperPower), engine.Destroyed))), Art: Picture(Eye, Crack, 0xff8fd0, 12)},
	{Name: "Psimon", Kind: Villain, Copies: 1, Cost: 7, VP: VP(4), Goal: 3, Attack: Do(Discard(Every(AnyCard, Hand)), Draw(3)),
		Fallen: EachPlayer(mayDrawThenDiscard()), Art: Picture(Brain, Skull, 0xff8fd0, 13)},
	{Name: "Solomon Grundy", Kind: Villain, Copies: 1, Cost: 7, VP: VP(4), Goal: 4, Attack: Do(weakness(1), GainToDeckTop(Top(1, Weaknesses))),
		Fallen: TargetPlayer(Destroy(UpTo(2, AnyCard, DiscardPile))), Art: Picture(Skull, Moon, 0x9fc0a0, 14)},
	{Name: "The Joker", Kind: Villain, Copies: 1, Cost: 7, VP: VP(4), Goal: 5,
		Attack: Choose(Option{Label: "gain 2 Weakness", Do: weakness(2)}, Option{Label: "discard your hand", Do: Discard(Every(AnyCard, Hand))}),
		Fallen: TargetPlayer(Draw(2)), Art: Picture(CardsFan, Hat, 0x8fe37f, 15)},
}

// superVillains attack each player when they enter (R-THR-05).
var superVillains = []Card{
	{Name: "Deathstroke", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(5), Goal: 1, Attack: Discard(Exactly(2, AnyCard, Hand)),
		Fallen: EachPlayer(destroyOne()), Art: Picture(Blade, Mask, 0xff8a4d, 1)},
	{Name: "Doomsday", Kind: SuperVillain, Copies: 1, Cost: 8, VP: VP(5), Goal: 3, Attack: KeepOnly(3), Fallen: EachPlayer(Draw(1)),
		Art: Picture(Claw, Skull, 0xd0d6e0, 2)},
	// Cards are passed only when all have had the chance to avoid it (R-ATK-05, R-CLR-05).
	{Name: "Despero", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(6), Goal: 5, Attack: PassOn(One(AnyCard, Hand)),
		After:  Do(HandOutTo(DiscardPile), EachHit(Discard(One(AnyCard, Hand)))),
		Fallen: EachPlayer(ToHand(UpTo(1, AnyCard, DiscardPile))), Art: Picture(Eye, Brain, 0xff5f57, 3)},
	// He walks twice as far; a Character still stops him (R-CLR-13).
	{Name: "Reverse-Flash", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(6), Goal: 2,
		Changes: []Change{{Asks: engine.AskWalks, Layer: engine.Sets, From: engine.Set(LineUp), Whose: engine.All, Of: Named("Reverse-Flash"), N: 2,
			Words: "he moves 2 spaces where others move 1"}},
		Attack: Do(Discard(Every(With(engine.HasMove), Hand)), Discard(One(AnyCard, Hand))),
		Fallen: Do(EachPlayer(mayDrawThenDiscard()), EachCharacterMayMove(3)), Art: Picture(Bolt, Mask, 0xffe14d, 4)},
	{Name: "Amazo", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(6), Goal: 4, Attack: Discard(Exactly(3, Filter{Types: AnyType}, Hand).Apart()),
		Fallen: EachPlayer(Gain(UpTo(1, notVillain.CostingAtMost(4), engine.Destroyed))), Art: Picture(Cog, Mask, 0x8fe37f, 5)},
	{Name: "Lex Luthor", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(6), Goal: 3, Attack: Do(weakness(1), Discard(Exactly(2, AnyCard, Hand))),
		Fallen: EachPlayer(Draw(1)), Art: Picture(Brain, Coin, 0x8fe37f, 6)},
	// Three cards in all, from whose piles its player likes (R-CLR-07).
	{Name: "General Zod", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(7), Goal: 4, Attack: Do(KeepOnly(2), weakness(1)),
		Fallen: Do(EachPlayer(ShowHand()), Destroy(UpTo(3, AnyCard, Hand, DiscardPile).Of(engine.All))), Art: Picture(Crown, Fist, 0xff7043, 7)},
	{Name: "Sinestro", Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(7), Goal: 5,
		Attack: Do(weakness(1), GainToDeckTop(Top(1, Weaknesses)), Discard(One(AnyCard, Hand))),
		Fallen: EachPlayer(Do(Draw(1), Destroy(UpTo(1, Named("Weakness"), Hand, DiscardPile)))), Art: Picture(Ring, Flame, 0xffe14d, 8)},
}
