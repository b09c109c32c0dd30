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
		{CouldMove(UpTo(1, villain, LineUp).Within(0), 2, true), "You may move a Villain in your space up to two spaces."},
		{Pull(UpTo(1, villain, LineUp).Within(2)), "You may move a Villain within Range 2 into your space."},
		{EachPlayer(Pull(UpTo(1, villain, LineUp).Within(2))), "Each player may move a Villain within Range 2 into their space."},
		{MoveEachHere(villain, LineUp), "You may move each Villain in your space one space, in any direction."},
		{MoveSpace(1, villain, LineUp), "Choose a space within Range 1. Move all Villains in it one space in the same direction."},
		{Nearer(villain, LineUp, "Arkham Asylum"), "Move a Villain one space toward Arkham Asylum by the shortest path."},
		{KeepOnly(3), "Discard all but three cards from your hand."},
		{EachFoe(KeepOnly(2)), "Each foe discards all but two cards from their hand."},
		{MayMove(1), "You may move your Character one space."},
		{TargetPlayer(MayMove(2)), "Target player may move their Character up to two spaces."},
		{AnotherPlayer(MayMove(3)), "Another player may move their Character up to three spaces."},
		{Place(), "Place your Character on any space."},
		{PlaceWith(), "Place your Character, and any willing Characters in your space, together on any space."},
		{PlaceAny(), "Place any one Character on any space."},
		{CharacterMayMove(1, false, Anywhere), "Any one Character may move one space."},
		{CharacterMayMove(2, true, 2), "Any one other Character within Range 2 may move up to two spaces."},
		{CharacterMayMove(1, true, 0), "Any one other Character in your space may move one space."},
		{EachCharacterMayMove(3), "Each Character may move up to three spaces."},
		{EachSilent(Draw(1)), "The ally draws a card."},
		{LookAhead(1, MainDeck), "Look at the top card of the main deck."},
		{Do(LookAhead(2, MainDeck), BackInOrder(MainDeck)), "Look at the top two cards of the main deck. Put them back in any order."},
		{ToThird(It, MainDeck), "Make it the third card of the main deck."},
		{LeaveHere(LineUp), "Leave this card face up in your space."},
		{Defeat(It), "Defeat it."},
		{If(AttackerIs(villain), Defeat(It)), "If the attacker is a Villain, defeat it."},
		{GainToDeckTop(Top(1, Weaknesses)), "Gain a Weakness and put it on top of your deck."},
		{PassOn(One(AnyCard, Hand)), "Put a card from your hand face down for the next player clockwise who is hit (you, if no one else is)."},
		{HandOutTo(DiscardPile), "Put each card into that player's discard pile."},
		{DiscardPower(2), "Discard cards with total printed Power 2 or more. If you can't, discard your hand."},
		{DiscardPower(1), "Discard cards with total printed Power 1 or more. If you can't, discard your hand."},
		{EachFoe(DiscardPower(2)), "Each foe discards cards with total printed Power 2 or more. A player who can't discards their hand."},
		{Targeted(DiscardPower(2)), "That player discards cards with total printed Power 2 or more. If they can't, they discard their hand."},
		{Choose(Alternative{Label: "a", Do: Draw(1)}, Alternative{Label: "b", Do: Number(move, 3)}), "Choose one: Draw a card, or +3 Move."},
		{Strike(engine.You, false), "It attacks you."},
		{Strike(engine.All, true), "It attacks each player."},
		{If(WasHit, Draw(1)), "If the Attack isn't avoided, draw a card."},
		{Enter(2, false, MainDeck, LineUp), "Add two cards from the main deck to the Line-Up, each to the slot with the fewest cards."},
		{StepOn(), "It moves one space toward its Destination."},
		{LayThere(Counter{Name: "Damage"}, 1, Tiles), "Put a Damage token there."},
		{Lay(Counter{Name: "Frost"}, 2), "Put two Frost tokens on it."},
		{PowerPer(1, Near(0, villain, LineUp).AtMost(3)), "+1 Power for each Villain in your space (maximum +3)."},
		{PowerPer(1, CharactersNear(2)), "+1 Power for each other Character within Range 2."},
		{PowerPer(1, SpacesMoved.ForEvery(2)), "+1 Power for every two spaces your Character has moved this turn."},
		{PowerPerPlay(1, Named("Kick"), 3), "+1 Power for each Kick you play or have played this turn (maximum +3)."},
		{If(Some(Near(2, Filter{Super: true}, LineUp)), Draw(1)), "If there is a Super-Villain within Range 2, draw a card."},
		{If(Some(CharactersNear(1)), Draw(1)), "If there is another Character within Range 1, draw a card."},
		{If(NoneOf(Filter{Super: true}, LineUp), Draw(1)), "If there is no Super-Villain in the Line-Up, draw a card."},
		{May(UnderDeckOrTop(It, OnLocation(Tiles))), "You may put it on the bottom of your deck, or on top of it if you are on a Location."},
		{RewardTwice(), "The next time you defeat a Villain this turn, its Reward happens again."},
		{Do(Discard(Every(With(engine.HasMove), Hand)), If(HadNone, Discard(One(AnyCard, Hand)))), "Discard all Move cards. If you have none, discard a card."},
		{Discard(One(AnyCard, Hand).Dearest()), "Discard your highest-cost card."},
		{Discard(Exactly(3, Filter{Types: AnyType}, Hand).Apart()), "Discard three cards of different types."},
		{Discard(One(Filter{Types: AnyType}, Hand)), "Discard a typed card."},
		{Gain(UpTo(1, AnyCard, Basics).TopsOnly().Within(2)), "You may gain a Basic card within Range 2."},
		{Gain(One(AnyCard, Basics).TopsOnly()), "Gain a card from the Basic stacks."},
		{Destroy(Every(villain, LineUp).There()), "Destroy all Villains there."},
		{Destroy(One(Filter{Types: engine.Villain, Menaces: true}, LineUp).Within(9)), "Destroy a Villain within Range 9 at its Destination or in your space."},
		{Says("all is well", Draw(1), Power(1)), "All is well."},
		{Do(Says("", Draw(1)), Power(1)), "+1 Power."},
		{ForNow(engine.EndOfTurn, Change{N: 1, Words: "so it is", If: new(Holding(Hand).Unsaid())}), "This turn, so it is."},
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
		{Card{Attack: gains, Goal: 2, Fallen: TargetPlayer(Draw(1))}, "Attack: Gain a Weakness.\nDestination: Location 2.\nReward: Target player draws a card."},
		{Card{Attack: PassOn(One(AnyCard, Hand)), After: EachHit(Draw(1))},
			"Attack: Put a card from your hand face down for the next player clockwise who is hit (you, if no one else is).\nThen each player hit draws a card."},
		{Card{Stack: "Toss"}, "Basic stack: Toss."},
		{Card{Defenses: []Defense{{Anybody: true}}}, "Defense: Discard this card to let any player avoid an Attack."},
		{Card{Defenses: []Defense{{Others: true, Protects: 1, All: true}}}, "Defense (Range 1): Discard this card to let you and each other player within Range 1 avoid an Attack."},
		{Card{Uses: []Use{{Turn: true, Do: Draw(1)}}}, "Any number of times this turn, you may draw a card."},
		{Card{Uses: []Use{{Turn: true, Once: true, Do: Draw(1)}}}, "Once this turn, you may draw a card."},
		{Card{Kind: Rule, Ongoing: []When{entering(villain)}}, "When a Villain enters the Line-Up, draw a card."},
		{Card{Kind: Rule, Ongoing: []When{{On: engine.OnHit, In: engine.All, Card: Filter{Types: engine.Villain, AtGoal: true}, Do: Draw(1)}}},
			"When a Villain at its Destination hits you, draw a card."},
		{Card{Kind: Rule, Ongoing: []When{{On: engine.OnHit, Whose: engine.All, In: engine.All, Card: Filter{Super: true}, Do: Says("the city shakes", Draw(1))}}},
			"When a Super-Villain hits a player, the city shakes."},
		{Card{Kind: SuperHero, Ongoing: []When{{On: OnPlay, In: engine.Foes, Once: true, Do: Draw(1)}}}, "Once during each other player's turn, when you play a card, draw a card."},
		{Card{Kind: Rule, Ongoing: []When{{On: engine.OnReach, In: engine.All, Do: Draw(1)}}}, "When this Level is reached, draw a card."},
		{Card{Kind: Rule, Ongoing: []When{{On: engine.OnDefeat, In: engine.All, Card: Filter{Super: true}, Do: Draw(1)}}}, "When you defeat a Super-Villain, draw a card."},
		{Card{Kind: SuperHero, Ongoing: []When{{On: engine.OnGain, Card: Costing(0, 4), Paid: true, Once: true, Do: Draw(1)}}},
			"Once during each of your turns, when you buy a card with cost 4 or less, draw a card."},
		{Card{Kind: SuperVillain, Changes: []Change{{From: engine.Set(LineUp), N: 1, Words: "he walks far"}}}, "He walks far."},
	} {
		t.Run(c.text, func(t *testing.T) {
			if got := c.card.Text(); got != c.text {
				t.Errorf("got  %q\nwant %q", got, c.text)
			}
		})
	}
}
