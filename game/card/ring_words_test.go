package card_test

import (
	"testing"

	"lineup/engine"
	. "lineup/game/card"
)

// TestRingPhrases checks the words for effects at the spaces of a ring, in the terms of its rules:
// Move, Range, Assist, Destination, Reward, Character.
func TestRingPhrases(t *testing.T) {
	villain, move := Type(Villain), Counter{ID: engine.OwnNumbers, Name: "Move"}
	for _, c := range []struct {
		play Effect
		want string
	}{
		{Number(move, 2), "+2 Move."},
		{CouldMove(UpTo(1, villain, LineUp).Within(1), 1, false), "You may move a Villain within Range 1 one space."},
		{CouldMove(UpTo(1, villain, LineUp).Within(0), 2, true), "You may move a Villain in your space up to 2 spaces."},
		{Pull(UpTo(1, villain, LineUp).Within(2)), "You may move a Villain within Range 2 into your space."},
		{EachPlayer(Pull(UpTo(1, villain, LineUp).Within(2))), "Each player may move a Villain within Range 2 into their space."},
		{MoveEachHere(villain, LineUp), "You may move each Villain in your space one space, each in a direction of its own."},
		{MoveSpace(1, villain, LineUp), "Choose a space within Range 1. Move all its Villains one space the same way."},
		{Nearer(villain, LineUp, "Arkham Asylum"), "Move a Villain anywhere one space nearer to Arkham Asylum by the shortest way."},
		{KeepOnly(3), "Keep three cards of your hand and discard the rest."},
		{EachFoe(KeepOnly(2)), "Each foe keeps two cards of their hand and discards the rest."},
		{MayMove(1), "You may move your Character one space."},
		{TargetPlayer(MayMove(2)), "Target player may move their Character up to 2 spaces."},
		{AnotherPlayer(MayMove(3)), "Another player of your choice may move their Character up to 3 spaces."},
		{Place(), "Place your Character on any space."},
		{PlaceWith(), "Place your Character, and with it any willing Characters of your space, on any one space."},
		{PlaceAny(), "Place any one Character on any space."},
		{CharacterMayMove(1, false, Anywhere), "Any one Character may move one space."},
		{CharacterMayMove(2, true, 2), "Any one other Character within Range 2 may move up to 2 spaces."},
		{CharacterMayMove(1, true, 0), "Any one other Character in your space may move one space."},
		{EachCharacterMayMove(3), "Each Character may move up to 3 spaces."},
		{EachSilent(Draw(1)), "The ally draws a card."},
		{LookAhead(1, MainDeck), "Look at the top card of the main deck."},
		{Do(LookAhead(2, MainDeck), BackInOrder(MainDeck)), "Look at the top two cards of the main deck. Put them back in any order."},
		{ToThird(It, MainDeck), "Make it the third card of the main deck."},
		{LeaveHere(LineUp), "Leave this card face up in your space."},
		{Defeat(It), "Defeat it."},
		{If(AttackerIs(villain), Defeat(It)), "If the attacker is a Villain, defeat it."},
		{GainToDeckTop(Top(1, Weaknesses)), "Gain a Weakness onto the top of your deck."},
		{PassOn(One(AnyCard, Hand)), "Set aside a card from your hand for the next player clockwise who is hit."},
		{HandOutTo(DiscardPile), "Each card set aside goes to that player's discard pile."},
		{DiscardPower(2), "Discard cards with 2 printed Power or more in all, or your hand if it has less."},
		{Strike(engine.You, false), "It attacks you."},
		{Strike(engine.All, true), "It attacks each player."},
		{If(WasHit, Draw(1)), "If the Attack is not avoided, draw a card."},
		{Enter(2, false, MainDeck, LineUp), "Add two cards of the main deck to the Line-Up, each to the slot with the fewest cards."},
		{StepOn(), "It moves one space toward its Destination."},
		{LayThere(Counter{Name: "Damage"}, 1, Tiles), "Put a Damage token there."},
		{Lay(Counter{Name: "Frost"}, 2), "Put 2 Frost tokens on it."},
		{PowerPer(1, Near(0, villain, LineUp).AtMost(3)), "+1 Power for each Villain in your space (at most 3)."},
		{PowerPer(1, CharactersNear(2)), "+1 Power for each other Character within Range 2."},
		{PowerPer(1, SpacesMoved.ForEvery(2)), "+1 Power for every 2 spaces your Character has moved this turn."},
		{PowerPerPlay(1, Named("Kick"), 3), "+1 Power for each Kick you play this turn, before or after this (at most 3)."},
		{If(Some(Near(2, Filter{Super: true}, LineUp)), Draw(1)), "If there is a Super-Villain within Range 2, draw a card."},
		{If(Some(CharactersNear(1)), Draw(1)), "If there is another Character within Range 1, draw a card."},
		{If(NoneOf(Filter{Super: true}, LineUp), Draw(1)), "If there is no Super-Villain in the Line-Up, draw a card."},
		{May(UnderDeckOrTop(It, OnLocation(Tiles))), "You may put it on the bottom of your deck, or on top of it if you are on a Location."},
		{RewardTwice(), "The Reward happens once more the next time you defeat a Villain this turn."},
		{Do(Discard(Every(With(engine.HasMove), Hand)), If(HadNone, Discard(One(AnyCard, Hand)))), "Discard all Move cards. If you have none, discard a card."},
		{Discard(One(AnyCard, Hand).Dearest()), "Discard the costliest card."},
		{Discard(Exactly(3, Filter{Types: AnyType}, Hand).Apart()), "Discard three cards of different types."},
		{Discard(One(Filter{Types: AnyType}, Hand)), "Discard a typed card."},
		{Gain(UpTo(1, AnyCard, Basics).TopsOnly().Within(2)), "You may gain a Basic card within Range 2."},
		{Gain(One(AnyCard, Basics).TopsOnly()), "Gain a card from the Basic stacks."},
		{Destroy(Every(villain, LineUp).There()), "Destroy all Villains there."},
		{Destroy(One(Filter{Types: engine.Villain, Menaces: true}, LineUp).Within(9)), "Destroy a Villain within Range 9 at its Destination or in your space."},
		{Says("all is well", Draw(1), Power(1)), "All is well."},
		{Do(Says("", Draw(1)), Power(1)), "+1 Power."},
		{ForNow(engine.EndOfTurn, Change{N: 1, Words: "so it is", If: new(Holding(Hand).Unsaid())}), "So it is this turn."},
	} {
		t.Run(c.want, func(t *testing.T) {
			played := set(Card{Play: c.play}).Cards[0]
			if got := played.Text(); got != c.want {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}

// TestRingParts checks the words for the parts of a card that only the rules of a ring use.
func TestRingParts(t *testing.T) {
	villain, gains := Type(Villain), Gain(Top(1, Weaknesses))
	entering := func(f Filter) When {
		return When{On: engine.OnEnter, Whose: engine.All, In: engine.All, Card: f, Do: Draw(1)}
	}
	for _, c := range []struct {
		card Card
		text string
	}{
		{Card{Goal: Everywhere}, "Every Location is its Destination."},
		{Card{Attack: gains, Goal: 2, Fallen: TargetPlayer(Draw(1))}, "Attack: Gain a Weakness.\nDestination 2.\nReward: Target player draws a card."},
		{Card{Attack: PassOn(One(AnyCard, Hand)), After: EachHit(Draw(1))},
			"Attack: Set aside a card from your hand for the next player clockwise who is hit.\nThen: Each player hit draws a card."},
		{Card{Stack: "Toss"}, "Here lies the Basic stack of Toss."},
		{Card{Defenses: []Defense{{Anybody: true}}}, "Defense: Discard this card for any player to avoid an Attack."},
		{Card{Defenses: []Defense{{Others: true, Protects: 1, All: true}}}, "Defense: Discard this card for you and every player within Range 1 to avoid an Attack."},
		{Card{Uses: []Use{{Turn: true, Do: Draw(1)}}}, "This turn, as often as you like: draw a card."},
		{Card{Uses: []Use{{Turn: true, Once: true, Do: Draw(1)}}}, "Once this turn, when you like: draw a card."},
		{Card{Kind: Rule, Ongoing: []When{entering(villain)}}, "When a Villain enters the Line-Up, draw a card."},
		{Card{Kind: Rule, Ongoing: []When{{On: engine.OnHit, In: engine.All, Card: Filter{Types: engine.Villain, AtGoal: true}, Do: Draw(1)}}},
			"When an Attack of a Villain at its Destination is not avoided, draw a card."},
		{Card{Kind: Rule, Ongoing: []When{{On: engine.OnReach, In: engine.All, Do: Draw(1)}}}, "When this Level is reached, draw a card."},
		{Card{Kind: Rule, Ongoing: []When{{On: engine.OnDefeat, In: engine.All, Card: Filter{Super: true}, Do: Draw(1)}}}, "When you defeat a Super-Villain, draw a card."},
		{Card{Kind: SuperHero, Ongoing: []When{{On: engine.OnGain, Card: Costing(0, 4), Paid: true, Once: true, Do: Draw(1)}}},
			"Once on your turn, when you buy a card with cost 4 or less, draw a card."},
		{Card{Kind: SuperVillain, Changes: []Change{{From: engine.Set(LineUp), N: 1, Words: "he walks far"}}}, "He walks far."},
	} {
		t.Run(c.text, func(t *testing.T) {
			if got := c.card.Text(); got != c.text {
				t.Errorf("got  %q\nwant %q", got, c.text)
			}
		})
	}
}
