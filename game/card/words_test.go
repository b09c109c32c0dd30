package card_test

import (
	"slices"
	"testing"

	"lineup/engine"
	. "lineup/game/card"
)

// TestEveryPhrase checks every phrase of the vocabulary once, in the persons and with the
// conditions it has.
func TestEveryPhrase(t *testing.T) {
	for _, c := range []struct {
		play Effect
		want string
	}{
		{Destroy(UpTo(1, AnyCard, LineUp).Within(0)), "You may destroy a card in your space."},
		{Destroy(UpTo(1, AnyCard, LineUp).Within(1)), "You may destroy a card within Range 1."},
		{Destroy(UpTo(1, AnyCard, LineUp).Within(2)), "You may destroy a card within Range 2."},
		{Gain(AnyNumber(AnyCard, LineUp).Together(5)),
			"You may gain any number of cards with total cost 5 or less from the Line-Up."},
		{Replay(UpTo(2, Type(Hero, Villain), InPlay).Apart()),
			"You may choose up to one Hero and one Villain you played earlier this turn and play them again."},
		{Discard(One(Filter{Super: true}, Hand)), "Discard a Super-Villain."},
		{Discard(One(Family("Power Ring"), Hand)), "Discard a Power Ring."},
		{Discard(One(Filter{Name: "Punch", OrName: "Kick"}, Hand)), "Discard a Punch or Kick."},
		{Discard(One(NotType(Hero, Villain), Hand)), "Discard a non-Hero, non-Villain card."},
		{Discard(One(With(engine.HasDefense), Hand)), "Discard a Defense card."},
		{Discard(One(With(engine.HasOngoing), Hand)), "Discard an Ongoing card."},
		{Discard(One(With(engine.HasAssist), Hand)), "Discard an Assist card."},
		{Discard(One(With(engine.HasAttack), Hand)), "Discard an Attack card."},
		{Discard(Exactly(2, Filter{Other: true}, Hand)), "Discard two other cards."},
		{Discard(One(Filter{Other: true}, Hand)), "Discard another card."},
		{Discard(One(Costing(3, 4), Hand)), "Discard a card with cost 3 or 4."},
		{Discard(One(Costing(3, 6), Hand)), "Discard a card with cost from 3 to 6."},
		{Discard(One(Costing(3, 0), Hand)), "Discard a card with cost 3 or more."},
		{Discard(One(Filter{Free: true}, Hand)), "Discard a card with cost 0."},
		{Discard(One(Filter{Odd: true}, Hand)), "Discard a card with odd cost."},
		{Discard(One(Filter{Even: true}, Hand)), "Discard a card with even cost."},
		{Discard(One(Filter{NotName: "Kick"}, Hand)), "Discard a card, but not a Kick."},
		{Discard(One(Filter{FaceUp: true}, Hand)), "Discard a face-up card."},
		{Discard(One(Filter{Gotten: true}, Hand)), "Discard a card you bought or gained this turn."},
		{Discard(Every(Type(Hero), Hand)), "Discard all Heroes."},
		{Discard(AtRandom(3, Hand)), "Discard three random cards."},
		{Discard(One(AnyCard, Hand).Of(engine.Foes)), "Discard a card from any foe's hand."},
		{Discard(One(AnyCard, Hand, DiscardPile).Of(engine.All)), "Discard a card from any player's hand or discard pile."},
		{Discard(One(AnyCard, DiscardPile).Of(engine.Target)), "Discard a card from that player's discard pile."},
		{Destroy(One(AnyCard, Hand).Shown()), "Destroy one card revealed this way."},
		{Destroy(Every(AnyCard).Shown()), "Destroy all cards revealed this way."},
		{Destroy(Exactly(2, AnyCard).Shown()), "Destroy each card revealed this way."},
		{Destroy(UpTo(1, AnyCard).Shown()), "You may destroy one card revealed this way."},
		{Destroy(UpTo(2, AnyCard).Shown()), "You may destroy any number of cards revealed this way."},
		{Discard(AsManyAs(FoesWith(Type(Hero), DiscardPile), AnyCard, Hand)),
			"Discard a card for each foe with a Hero in their discard pile."},
		{Gain(TopPer(InLineUp(Type(Hero)), Weaknesses)), "Gain a Weakness for each Hero in the Line-Up."},
		{Gain(Top(1, MainDeck)), "Gain the top card of the main deck."},
		{Gain(Top(3, MainDeck)), "Gain the top three cards of the main deck."},
		{Gain(Top(2, Kicks)), "Gain two Kicks from the Kick stack."},
		{GainToHand(One(AnyCard, LineUp)), "Gain a card from the Line-Up and put it into your hand."},
		{ToHand(One(AnyCard, DiscardPile)), "Put a card from your discard pile into your hand."},
		{ToDeckTop(One(AnyCard, DiscardPile).Back()), "Put a card from your discard pile back on top of its owner's deck."},
		{UnderDeck(It), "Put it on the bottom of your deck."},
		{InDeck(2, One(AnyCard, Hand)), "Put a card from your hand into your deck below the top two cards."},
		{ToLineUp(Top(1, MainDeck)), "Add the top card of the main deck to the Line-Up."},
		{ToStack(It), "Put it back on top of the stack."},
		{UnderHero(One(AnyCard, Hand)), "Put a card from your hand under your Super Hero."},
		{Discard(It), "Discard it."},
		{Discard(This), "Discard this card."},
		{PassLeft(One(AnyCard, Hand)), "Put a card from your hand into the discard pile of the player on your left."},
		{Aside(One(AnyCard, Hand)), "Set aside a card from your hand face down."},
		{AsideFor(engine.Left, One(AnyCard, Hand)), "Put a card from your hand face down for the player on your left."},
		{AsideFor(engine.Right, One(AnyCard, Hand)), "Put a card from your hand face down for the player on your right."},
		{Remember(One(AnyCard, Hand)), "Reveal a card from your hand."},
		{Remember(It), "No effect."},
		{Play(Every(AnyCard).Shown()), "Play all cards revealed this way."},
		{Borrow(One(AnyCard, LineUp)), "Play a card from the Line-Up. It returns there at the end of your turn."},
		{Replay(One(AnyCard, InPlay)), "Choose a card you played earlier this turn and play it again."},
		{Replenish(), "Replace each card destroyed this way with the top card of the main deck."},
		{Look(Unseen, Deck, Discard(It)), "Discard the top card of your deck."},
		{Look(Looked, Deck, May(Discard(It))), "Look at the top card of your deck. You may discard it."},
		{Look(engine.Shown, Deck, Draw(1)), "Reveal the top card of your deck. Draw a card."},
		{Look(Unseen, Villains, Gain(It)), "Gain the top Super-Villain of the stack if it is face up."},
		{RevealTop(MainDeck, IfElse(ItIs(Type(Hero)), Play(It), Discard(It))),
			"Reveal the top card of the main deck. If it is a Hero, play it. Otherwise, discard it."},
		{EachFoe(Look(Unseen, Deck, Discard(It))), "Each foe discards the top card of their deck."},
		{Number(PowerLeft, -2), "-2 Power."},
		{Number(PowerLeft, 2), "+2 Power."},
		{Pay(), "Pay its cost."},
		{WalkOn(Every(Type(Villain), Streets)), "Move all Villains in the streets one space toward their Destinations."},
		{WalkOn(One(Type(Villain), Streets)), "Move a Villain in the streets one space toward its Destination."},
		{SwapSpaces(Streets), "Swap everything in their spaces."},
		{SamePower(), "+Power equal to the Power it gave."},
		{PowerPer(1, InHand(Type(Hero))), "+1 Power for each Hero."},
		{PowerPer(1, Different(Type(Hero))), "+1 Power for each differently named Hero you have played this turn."},
		{PowerPer(1, Different(Type(Hero), DiscardPile)),
			"+1 Power for each differently named Hero you have played this turn or have in your discard pile."},
		{DrawExtra(1), "Draw one more card."},
		{DrawExtra(2), "Draw two cards."},
		{UserDraws(1), "Let the other player draw a card."},
		{EachFoe(UserDraws(1)), "Each foe lets you draw a card."},
		{EachFoe(Power(1)), "Each foe gets +1 Power."},
		{EachFoe(Number(PowerLeft, 2)), "Each foe gets +2 Power."},
		{EachFoe(May(Discard(Top(1, Deck)))), "Each foe may discard the top card of your deck."},
		{If(Did, May(Draw(1))), "If you do, you may draw a card."},
		{May(Power(2)), "You may get +2 Power."},
		{Discard(Exactly(2, Named("Punch"))), "Discard two Punches."},
		{Discard(Exactly(2, Named("Weakness"))), "Discard two Weaknesses."},
		{Discard(Exactly(2, Named("Poison Ivy"))), "Discard two Poison Ivys."},
		{Discard(Exactly(2, Type(Equipment))), "Discard two Equipment."},
		{Discard(Exactly(6, AnyCard, Hand)), "Discard six cards."},
		{EachFoe(Do(Draw(1), Discard(One(AnyCard, Hand)), Draw(2))), "Each foe draws a card, discards a card, then draws two cards."},
		{Flip(true), "Flip your Super Hero face down."},
		{Flip(false), "Flip your Super Hero face up."},
		{ShowHand(), "Reveal your hand."},
		{EachFoe(ShowHand()), "Each foe reveals their hand."},
		{DealBack(), "Shuffle these cards and deal each player back as many as they set aside."},
		{RevealAside(), "Reveal all cards set aside."},
		{HandOut(), "Each player takes the cards put down for them into their hand."},
		{EndTurnNow(), "Your turn ends right away."},
		{Win(), "You win the game."},
		{CopyText(), "This card copies its text this turn."},
		{AnotherTurn(), "Take another turn after this one."},
		{NewHand(), "Draw a new hand."},
		{ChooseTarget(), "Choose a foe."},
		{ChooseOther(), "Choose another player."},
		{AttackTarget(ByAttacker(Destroy(One(Costing(1, 3), DiscardPile).Of(engine.Hits)))), "Attack: You destroy a card with cost from 1 to 3 in that player's discard pile."},
		{Attack(ByAttackerOnEach(Destroy(UpTo(1, AnyCard, DiscardPile).Of(engine.Target)))), "Attack: For each foe, you may destroy a card in that player's discard pile."},
		{ByAttackerOnEach(Destroy(UpTo(1, AnyCard, DiscardPile).Of(engine.Target))), "Let the other player destroy a card in your discard pile."},
		{NearestWith(Filter{FaceUp: true}, Hand), "The nearest player to your left with a face-up card in their hand."},
		{SoleDearest(Draw(1)), "If one of these cards costs more than every other, its player draws a card."},
		{TargetsTop(Hand, Gain(It)), "Choose the top card of their hand. Gain it."},
		{Targeted(Draw(1)), "That player draws a card."},
		{EachHit(Draw(1)), "Each player hit draws a card."},
		{EachPlayer(Draw(1)), "Each player draws a card."},
		{AttackSurely(Draw(1)), "Attack: Each foe draws a card. This Attack can't be avoided."},
		{AttackFirst(Draw(1)), "Attack: Each foe draws a card. If a foe avoids it, all foes do."},
		{AttackTarget(Draw(1)), "Attack: That player draws a card."},
		{AttackAll(Draw(1)), "Each player draws a card."},
		{Attack(If(Received(Type(Hero)), Draw(1))), "Attack: Each foe who received a Hero this way draws a card."},
		{ForEachShown(Type(Hero), false, Destroy(It)), "For each Hero revealed this way: Destroy it."},
		{ForEachShown(AnyCard, true, Destroy(It)), "For each card revealed this way, in an order of your choice: Destroy it."},
		{Instead(Power(2)), "Get +2 Power instead."},
		{Instead(Draw(1)), "Draw a card instead."},
		{InNobodysTurn(Draw(1)), "On no one's turn, draw a card."},
		{ChoosePlayed(Type(Hero), nil, CopyText()), "Choose a Hero you have played this turn. This card copies its text this turn."},
		{ChoosePlayed(AnyCard, []engine.Place{DiscardPile}, CopyText()),
			"Choose a card you have played this turn, or one in your discard pile. This card copies its text this turn."},
		{CallCost(),
			"Call even or odd, then reveal the top card of your deck. If its cost matches, draw it. Otherwise, discard it."},
		{PayFor(2, Draw(1), Holding(MainDeck), Draw(2)),
			"You may pay 2 Power to draw a card, any number of times. If you don't, draw two cards."},
		{Choose(Alternative{Label: "a", Do: Power(1)}, Alternative{Label: "b", Do: Draw(1)}), "Choose one: +1 Power, or draw a card."},
		{EachFoe(Choose(Alternative{Label: "a", Do: Power(1)}, Alternative{Label: "b", Do: Draw(1)})),
			"Each foe gets +1 Power or draws a card."},
		{If(HavePlayed(1, Type(Hero)), Draw(1)), "If you have played a Hero this turn, draw a card."},
		{If(HavePlayed(3, Type(Hero)), Draw(1)), "If you have already played three Heroes this turn, draw a card."},
		{If(NothingPlayed, Draw(1)), "If this is the first card you play this turn, draw a card."},
		{If(Empty(DiscardPile), Draw(1)), "If your discard pile is empty, draw a card."},
		{If(Holding(Hand), Draw(1)), "If there is a card in your hand, draw a card."},
		{If(Did, Draw(1)), "If you do, draw a card."},
		{If(DidNot, Draw(1)), "If you don't, draw a card."},
		{If(ItIs(Filter{Odd: true}), Draw(1)), "If its cost is odd, draw a card."},
		{If(ItIs(Filter{Even: true}), Draw(1)), "If its cost is even, draw a card."},
		{If(ItIs(Costing(4, 0)), Draw(1)), "If its cost is 4 or more, draw a card."},
		{If(ItIs(Type(Hero)), Draw(1)), "If it is a Hero, draw a card."},
		{If(ItIs(NotType(Hero)), Draw(1)), "If it isn't a Hero, draw a card."},
		{If(ItIs(NotType(Hero, Equipment)), Draw(1)), "If it isn't a Hero or Equipment, draw a card."},
		{If(ItIs(NotType(Hero).CostingAtMost(4)), Draw(1)), "If it is a non-Hero card with cost 4 or less, draw a card."},
		{AttackAll(Do(PassLeft(One(AnyCard, Hand)), If(Did, If(ItIs(Costing(1, 0)), Draw(1))))),
			"Each player puts a card from their hand into the discard pile of the player on their left. If its cost is 1 or more, they draw a card."},
		{Do(Discard(One(AnyCard, Hand)), If(Did, If(ItIs(Type(Hero)), Draw(1)), Power(1))), "Discard a card. If you do, if it is a Hero, draw a card. +1 Power."},
		{ToLineUp(One(Costing(1, 3), InPlay, Hand)), "Add a card with cost from 1 to 3 that you control or have in your hand to the Line-Up."},
		{ToLineUp(One(Costing(1, 3), InPlay)), "Add a card you control with cost from 1 to 3 to the Line-Up."},
		{UnderHero(One(AnyCard, Hand).Dearest()), "Put the highest-cost card from your hand under your Super Hero."},
		{Discard(One(AnyCard, Hand).Dearest()), "Discard your highest-cost card."},
		{If(ItIs(Filter{Types: engine.Hero, MinCost: 4}), Draw(1)), "If it is a Hero with cost 4 or more, draw a card."},
		{If(ItIs(Named("Kick")), Draw(1)), "If it is a Kick, draw a card."},
		{If(ItIs(Type(Equipment)), Draw(1)), "If it is an Equipment, draw a card."},
		{If(Some(InLineUp(Type(Hero))), Draw(1)), "If there is a Hero in the Line-Up, draw a card."},
		{If(HasTarget, Draw(1)), "If there is one, draw a card."},
		{If(CanPay, Draw(1)), "If you have the Power it costs, draw a card."},
		{If(NothingBought, Draw(1)), "If you have not bought anything this turn, draw a card."},
		{If(AtLeast(PowerLeft, 3), Draw(1)), "If Power is 3 or more, draw a card."},
		{ForNow(engine.NextTurn, Change{N: 1, Words: "cards cost 1 more"}), "Cards cost 1 more until your next turn."},
		{ForNow(engine.ForEver, Change{N: 1, Words: "cards cost 1 more", Per: new(InLineUp(Type(Hero))), If: new(Holding(Hand))}),
			"Cards cost 1 more for each Hero in the Line-Up if there is a card in your hand for the rest of the game."},
		{ThisTurn(When{On: OnPlay, NewName: true, Card: Type(Hero), Do: Power(1)}),
			"For each differently named Hero you play this turn, +1 Power."},
		{ThisTurn(When{On: OnPlay, Once: true, Card: Type(Hero), Do: Power(1)}),
			"The first time you play a Hero this turn, +1 Power."},
		{ThisTurn(When{On: OnPlay, First: true, Card: Type(Hero), Do: Power(1)}),
			"When you play your first Hero this turn, +1 Power."},
		{ThisTurn(When{On: OnPlay, If: OncePlayed(2, Type(Hero)), Do: Power(1)}),
			"As soon as you have played two or more Heroes this turn, +1 Power."},
		{ThisTurn(When{On: OnPlay, If: OnceNamed(3, Type(Hero)), Do: Power(1)}),
			"As soon as you have played three or more differently named Heroes this turn, +1 Power."},
		{Tells("put a Hero you have in your hand away", Draw(1)), "Put a Hero you have in your hand away."},
		{EachFoe(Tells("put a Hero you have in your hand away", Draw(1))), "Each foe puts a Hero they have in their hand away."},
		{EachPlayer(Do(Destroy(One(Type(Hero), Hand)), If(HadNone, ShowHand(), Draw(1)))),
			"Each player destroys a Hero in their hand. A player with none reveals their hand, then draws a card."},
		{Targeted(Do(Destroy(One(Type(Hero), Hand)), If(HadNone, ShowHand()))), "That player destroys a Hero in their hand. If they have none, they reveal their hand."},
		{EachFoe(Do(ShowHand(), Discard(One(AnyCard, Hand)), If(Did, May(Draw(1))))),
			"Each foe reveals their hand, then discards a card. If they do, they may draw a card."},
		{EachFoe(Do(Discard(One(AnyCard, Hand)), If(Did, Draw(1), May(Draw(2))))),
			"Each foe discards a card. If they do, they draw a card. They may draw two cards."},
		{Do(IfElse(Did, Draw(1), Power(1)), Discard(One(AnyCard, Hand))), "If you do, draw a card. Otherwise, +1 Power. In either case, discard a card."},
		{EachFoe(Do(Discard(One(AnyCard, Hand)), IfElse(Did, Draw(1), Draw(2)), Discard(One(AnyCard, Hand)))),
			"Each foe discards a card. If they do, they draw a card. Otherwise, they draw two cards. In either case, they discard a card."},
		{Do(IfElse(Did, Draw(1), Power(1)), Remember(It)), "If you do, draw a card. Otherwise, +1 Power."},
		{Do(If(Did, Draw(1)), Discard(One(AnyCard, Hand))), "If you do, draw a card. Discard a card."},
		{EachFoe(Do(AsideFor(engine.Left, One(AnyCard, Hand)), AsideFor(engine.Right, One(AnyCard, Hand)), Draw(1))),
			"Each foe puts one card from their hand face down for the player on their left and one for the player on their right, then draws a card."},
		{Do(AsideFor(engine.Right, One(AnyCard, Hand)), AsideFor(engine.Left, One(AnyCard, Hand))),
			"Put a card from your hand face down for the player on your right. Put a card from your hand face down for the player on your left."},
		{EachFoe(Do(Draw(1), Destroy(UpTo(1, AnyCard, Hand)))), "Each foe draws a card and may then destroy a card in their hand."},
		{EachFoe(GainToHand(Every(Type(Hero), LineUp))), "Each foe gains all Heroes from the Line-Up and puts them into their hand."},
		{GainToHand(UpTo(2, AnyCard, LineUp)), "You may gain up to two cards from the Line-Up and put them into your hand."},
		{GainToHand(This), "Gain this card and put it into its owner's hand."},
		{RevealTop(MainDeck, Play(It), Draw(1)), "Reveal and play the top card of the main deck. Draw a card."},
		{EachFoe(RevealTop(Deck, Discard(It))), "Each foe reveals the top card of their deck, then discards it."},
		{RevealTop(MainDeck), "Reveal the top card of the main deck."},
		{Look(Unseen, Villains, Play(It), ToStack(It)), "Play the top Super-Villain of the stack if it is face up, then put it back on top of the stack."},
		{RevealTop(Villains, Draw(1)), "Reveal the face-up Super-Villain on the stack. Draw a card."},
		{Destroy(One(AnyCard).LookedAt()), "Destroy one card you looked at."},
		{Destroy(UpTo(2, NotType(Location)).Shown().By("discarded")), "You may destroy any number of non-Location cards discarded this way."},
		{Destroy(AnyNumber(AnyCard.CostingAtMost(3), Hand).Alike()), "You may destroy any number of cards of one type with cost 3 or less in your hand."},
		{Destroy(One(AnyCard, LineUp).Dearest()), "Destroy the highest-cost card in the Line-Up."},
		{EachFoe(Discard(Exactly(2, AnyCard, Hand).Dearest())), "Each foe discards their two highest-cost cards."},
		{PowerPerName(2, Type(Hero), DiscardPile), "+2 Power for each differently named Hero you play or have played this turn or have in your discard pile."},
		{PowerPerType(2), "+2 Power for each different card type you play or have played this turn, including this card."},
		{If(*FourTypes(DiscardPile), Draw(1)), "If your discard pile has four or more card types, draw a card."},
		{Teamwork(), "Use Teamwork on a foe."},
		{EachFoe(Teamwork()), "Each foe uses Teamwork on a foe."},
		{CharacterTeamwork(), "Use Teamwork on a foe, who gains a VP token."},
		{EachFoe(CharacterTeamwork()), "Each foe uses Teamwork on a foe, who gains a VP token."},
		{If(UsedTeamwork, Draw(1)), "If you have used Teamwork this turn, draw a card."},
		{If(MayTeamwork, Draw(1)), "If you may use Teamwork, draw a card."},
		{If(DrewCards, Power(1)), "If you have drawn cards this turn, +1 Power."},
		{If(NotYours, StealFromOwner(2)), "If you don't own this card, steal two VP tokens from its owner."},
		{StealFromOwner(1), "Steal a VP token from its owner."},
		{May(Do(PayTokens(2), Draw(1)), AtLeast(VPTokens, 2)), "You may pay two VP tokens, then draw a card."},
		{PayTokens(1), "Pay a VP token."},
		{PayAnyTokens(3), "You may pay any number of VP tokens. For each, +1 Power and draw a card."},
		{EachFoe(PayAnyTokens(3)), "Each foe may pay any number of VP tokens. For each, +1 Power and draw a card."},
		{LookAtHand(engine.Target), "Look at that player's hand."},
		{TokensPer(2, FoesWith(Type(Hero), DiscardPile)), "Gain two VP tokens for each foe with a Hero in their discard pile."},
		{DiscardMaking(5), "Discard 5 or more Power worth of cards."},
		{EachFoe(DiscardMaking(5)), "Each foe discards 5 or more Power worth of cards."},
		{Stay(UpTo(1, AnyCard, DiscardPile)), "You may leave a card in your discard pile."},
		{EachFoe(Stay(One(AnyCard, DiscardPile))), "Each foe leaves a card in their discard pile."},
		{LookAtTops(true), "Look at the top card of each player's deck."},
		{LookAtTops(false), "Look at the top card of each foe's deck."},
		{EachFoe(LookAtTops(false)), "Each foe looks at the top card of each foe's deck."},
		{ToHand(One(WorthAtMost(1), DiscardPile)), "Put a card with 1 VP or less from your discard pile into your hand."},
		{ToHand(One(WorthAtLeast(2), DiscardPile)), "Put a card with 2 VP or more from your discard pile into your hand."},
		{ToHand(UpTo(2, Filter{CostsIt: true}, DiscardPile)), "You may put up to two cards with the same cost from your discard pile into your hand."},
		{Gain(One(Filter{NotMine: true}, LineUp)), "Gain a card you don't own from the Line-Up."},
		{Discard(One(Filter{Repeats: true, Types: engine.Hero}, Hand)), "Discard a Hero with the name of a card you have played this turn."},
		{If(PlayedFewer(9), Draw(1)), "If you have played fewer than nine cards this turn, draw a card."},
		{If(HaveTwin, Draw(1)), "If you have played another card with the same cost this turn, draw a card."},
		{PowerPer(1, DifferentInHand(Type(Hero))), "+1 Power for each different Hero in hand."},
		{HandIntoDeck(2), "Shuffle your hand into your deck, then draw that many cards minus two."},
		{DrawUntil(7), "Reveal and draw cards from your deck until their total cost is 7 or more."},
		{ActOf(PlayFromHand(), Offer{Kind: engine.OptAct, Leaves: true, Label: "l", Words: "compare", Only: new(Empty(Hand))}),
			"You may now only play a card from your hand or compare if your hand is empty."},
	} {
		t.Run(c.want, func(t *testing.T) {
			played := set(Card{Play: c.play}).Cards[0]
			if got := played.Text(); got != c.want {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}

// TestEveryPart checks the text of the other parts of a card, its keywords, and its points.
func TestEveryPart(t *testing.T) {
	for _, c := range []struct {
		card     Card
		text     string
		keywords []string
		stars    string
	}{
		{Card{Ongoing: []When{{On: OnPlay, Once: true, Card: Type(Hero), Do: Power(1)}}}, "Ongoing: Once during each of your turns, when you play a Hero, +1 Power.", []string{"Ongoing"}, "0"},
		{Card{Kind: SuperHero, Ongoing: []When{{On: OnGain, Card: Type(Hero), Do: Power(1)}}}, "When you buy or gain a Hero on your turn, +1 Power.", nil, ""},
		{Card{Ongoing: []When{{On: OnGainThis, Do: Power(1)}}}, "When you buy or gain this card, +1 Power.", nil, "0"},
		{Card{Kind: SuperHero, Ongoing: []When{{On: OnDraw, First: true, Do: DrawExtra(1)}}}, "The first time a card tells you to draw cards on each of your turns, draw one more card.", nil, ""},
		{Card{Uses: []Use{{Once: true, Do: Do(Discard(One(AnyCard, Hand)), CheaperFoes(2))}}},
			"Ongoing: This card stays in play.\nOnce during each of your turns, you may discard a card. If you do, Villains and Super-Villains cost you 2 less this turn.", []string{"Ongoing"}, "0"},
		{Card{Uses: []Use{{Do: Do(Discard(This), Draw(1))}}}, "Ongoing: This card stays in play.\nOn your turn, you may discard this card from play: Draw a card.", []string{"Ongoing"}, "0"},
		{Card{Defenses: []Defense{{Shows: true, Then: Choose(Alternative{Label: "discard", Do: Discard(This)}, Alternative{Label: "draw", Do: Draw(1)})}}},
			"Defense: Reveal this card from your hand to avoid an Attack, then discard it or draw a card.", []string{"Defense"}, "0"},
		{Card{Uses: []Use{{Do: Power(1)}}}, "Ongoing: This card stays in play.\nAny number of times on your turn, +1 Power.", []string{"Ongoing"}, "0"},
		{Card{Uses: []Use{{Once: true, Only: new(Holding(Hand)), Price: Price{Of: PowerLeft, N: 2}, Do: Draw(1)}}}, "Ongoing: This card stays in play.\nOnce during each of your turns, if there is a card in your hand, you may pay 2 Power to draw a card.", []string{"Ongoing"}, "0"},
		{Card{Changes: []Change{{N: 1, Words: "cards cost 1 more"}}}, "Ongoing: Cards cost 1 more.", []string{"Ongoing"}, "0"},
		{Card{Kind: Rule, Changes: []Change{{N: 1, Words: "cards cost 1 more"}}}, "Cards cost 1 more.", nil, "0"},
		{Card{Defenses: Avoids(Draw(1))}, "Defense: Discard this card to avoid an Attack. If you do, draw a card.", []string{"Defense"}, "0"},
		{Card{Defenses: []Defense{{Shows: true}}}, "Defense: Reveal this card from your hand to avoid an Attack. It stays in your hand.", []string{"Defense"}, "0"},
		{Card{Kind: SuperHero, Ongoing: []When{{On: OnAvoid, Do: UnderHero(One(AnyCard, Hand))}}, Uses: []Use{{Once: true, Joined: true, Do: ToDeckTop(One(AnyCard, Under))}, {Once: true, Joined: true, Do: UnderHero(Top(1, MainDeck))}}},
			"When you avoid an Attack on your turn, put a card from your hand under your Super Hero. Once during each of your turns, you may put a card from there on top of your deck. Once during each of your turns, you may put the top card of the main deck there.", nil, ""},
		{Card{Defenses: []Defense{{Shows: true, Then: Do(UnderHero(This), Draw(2))}}}, "Defense: Put this card under your Super Hero to avoid an Attack. Draw two cards.", []string{"Defense"}, "0"},
		{Card{Defenses: []Defense{{From: engine.Set(InPlay)}}}, "Ongoing: This card stays in play.\nDefense: Discard this card from play to avoid an Attack.", []string{"Defense", "Ongoing"}, "0"},
		{Card{Defenses: []Defense{{Others: true}}}, "Defense (Range 0): Discard this card to let you or another player in your space avoid an Attack.", []string{"Defense"}, "0"},
		{Card{Defenses: []Defense{{Others: true, Protects: 2, Then: Targeted(Draw(1))}}}, "Defense (Range 2): Discard this card to let you or another player within Range 2 avoid an Attack. That player draws a card.", []string{"Defense"}, "0"},
		{Card{Defenses: Avoids(Draw(1), If(DidNot, Draw(2)))}, "Defense: Discard this card to avoid an Attack. Draw a card. If you don't, draw two cards.", []string{"Defense"}, "0"},
		{Card{Defenses: Avoids(Power(1), May(Draw(1)))}, "Defense: Discard this card to avoid an Attack. If you do, +1 Power. You may draw a card.", []string{"Defense"}, "0"},
		{Card{Uses: []Use{{Price: Price{Of: PowerLeft, N: 1}, Do: Power(2)}}}, "Ongoing: This card stays in play.\nAny number of times on your turn, you may pay 1 Power: +2 Power.", []string{"Ongoing"}, "0"},
		{Card{Uses: []Use{{Price: Price{Of: PowerLeft, N: 1}, Do: AnotherPlayer(May(Draw(1)))}}}, "Ongoing: This card stays in play.\nAny number of times on your turn, you may pay 1 Power to let another player draw a card.", []string{"Ongoing"}, "0"},
		{Card{Uses: []Use{{Price: Price{Of: PowerLeft, N: 1}, Do: EachFoe(Draw(1))}}}, "Ongoing: This card stays in play.\nAny number of times on your turn, you may pay 1 Power: Each foe draws a card.", []string{"Ongoing"}, "0"},
		{Card{Uses: []Use{{Once: true, Do: Do(Discard(One(AnyCard, Hand)), Power(2))}}}, "Ongoing: This card stays in play.\nOnce during each of your turns, you may discard a card: +2 Power.", []string{"Ongoing"}, "0"},
		{Card{Uses: []Use{{Once: true, Only: new(Holding(Hand).Unsaid()), Do: IfElse(Did, Draw(1), Power(1))}}}, "Ongoing: This card stays in play.\nOnce during each of your turns, if you do, draw a card. Otherwise, +1 Power.", []string{"Ongoing"}, "0"},
		{Card{Uses: []Use{{Once: true, Do: EachFoe(Draw(1))}}}, "Ongoing: This card stays in play.\nOnce during each of your turns, each foe draws a card.", []string{"Ongoing"}, "0"},
		{Card{Kind: SideMission, Uses: []Use{{Do: Draw(1)}}}, "During your turn, you may draw a card.", nil, "0"},
		{Card{Kind: Secret, Ongoing: []When{{On: OnPlay, If: OncePlayed(2, Type(Hero)), Do: Draw(1)}}}, "As soon as you have played two or more Heroes this turn, draw a card.", nil, "0"},
		{Card{Kind: Secret, Ongoing: []When{{On: OnPlay, Once: true, Do: Draw(1)}}}, "Once during each of your turns, when you play a card, draw a card.", nil, "0"},
		{Card{Kind: Rule, Ongoing: []When{{On: OnPlay, Do: Draw(1), Says: "a card is drawn"}}}, "A card is drawn.", nil, "0"},
		{Card{Relentless: true, Attack: Draw(1)}, "Attack: Draw a card.\nA Defense that only reveals its card can't avoid this Attack.", []string{"Attack"}, "0"},
		{Card{Assist: true, Range: 2}, "Assist (Range 2): You may play this card on another player's turn. That player gets its effects.", []string{"Assist"}, "0"},
		{Card{Goal: 3}, "Destination: Location 3.", nil, "0"},
		{Card{Arrival: AttackAll(Draw(1))}, "First Appearance Attack: Each player draws a card.", []string{"First Appearance"}, "0"},
		{Card{Fallen: EachFoe(Draw(1))}, "When defeated: Each foe draws a card.", nil, "0"},
		{Card{StartsFirst: true}, "You take the first turn of the game.", nil, "0"},
		{Card{Defenses: []Defense{{Shows: true, From: engine.Set(InPlay), Only: new(AtLeast(VPTokens, 1)), Then: TokenToAttacker()}}},
			"Ongoing: This card stays in play.\nDefense: Give the attacker a VP token to avoid an Attack. This card stays in play.", []string{"Defense", "Ongoing"}, "0"},
		{Card{Defenses: []Defense{{Shows: true, From: engine.Set(InPlay), Then: Do(Draw(1), Power(1))}}},
			"Ongoing: This card stays in play.\nDefense: Draw a card to avoid an Attack. +1 Power. This card stays in play.", []string{"Defense", "Ongoing"}, "0"},
		{Card{Defenses: []Defense{{Shows: true, From: engine.Set(InPlay)}}},
			"Ongoing: This card stays in play.\nDefense: Use this card to avoid an Attack. It stays in play.", []string{"Defense", "Ongoing"}, "0"},
		{Card{Changes: []Change{NoHeroTeamwork(0)}}, "Ongoing: Players can't use the Teamwork of their Super Heroes.", []string{"Ongoing", "Teamwork"}, "0"},
		{Card{Kind: SuperVillain, Changes: []Change{WideTeamwork(engine.Set(Villains))}}, "Stack Ongoing: You may use Teamwork on any number of foes.", []string{"Stack Ongoing", "Teamwork"}, "0"},
		{Card{Play: Do(Power(1), Teamwork())}, "+1 Power. Use Teamwork on a foe.", []string{"Teamwork"}, "0"},
		{Card{Escapes: true}, "When defeated: This card leaves the game.", nil, "0"},
		{Card{Escapes: true, Fallen: Draw(1)}, "When defeated: Draw a card. This card leaves the game.", nil, "0"},
		{Card{Opens: true}, "Starts the game on top of the Super-Villain stack.", nil, "0"},
		{Card{}, "No effect.", nil, "0"},
		{Card{VP: VPPerOwned(1, Type(Hero))}, "No effect.\nAt end of game, worth 1 VP for each Hero you own.", nil, "*"},
		{Card{VP: VPPerEvery(1, 7, AnyCard)}, "No effect.\nAt end of game, worth 1 VP for every seven cards you own.", nil, "*"},
		{Card{VP: VPIfOwned(5, 4, Type(Hero))}, "No effect.\nAt end of game, worth 5 VP if you own four or more other Heroes. Otherwise, 0 VP.", nil, "*"},
		{Card{Play: Do(Power(1), Attack(Draw(1)), Draw(1))}, "+1 Power.\nAttack: Each foe draws a card.\nDraw a card.", []string{"Attack"}, "0"},
	} {
		t.Run(c.text, func(t *testing.T) {
			if got := c.card.Text(); got != c.text {
				t.Errorf("got  %q\nwant %q", got, c.text)
			}
			if got := c.card.Keywords(); !slices.Equal(got, c.keywords) {
				t.Errorf("%q has the keywords %v, want %v", c.text, got, c.keywords)
			}
			if got := c.card.Stars(); got != c.stars {
				t.Errorf("%q is worth %q, want %q", c.text, got, c.stars)
			}
		})
	}
}

// TestAndList checks that a list of three or more names has a comma before the last.
func TestAndList(t *testing.T) {
	names := []string{"Ana", "Bob", "Cat"}
	for n, want := range []string{"", "Ana", "Ana and Bob", "Ana, Bob, and Cat"} {
		if got := AndList(names[:n]); got != want {
			t.Errorf("%q are %q, want %q", names[:n], got, want)
		}
	}
}

// TestNameUser checks that only the player whose effect asks gets a name, not other players.
func TestNameUser(t *testing.T) {
	for text, want := range map[string]string{
		"let the other player draw a card":   "let Ana draw a card",
		"the other players are not affected": "the other players are not affected",
		"take the other player's card":       "take Ana's card",
	} {
		if got := NameUser(text, "Ana"); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

// TestRate checks the short words for victory points that vary.
func TestRate(t *testing.T) {
	for want, of := range map[string]Points{"": VP(3), "1 for each Hero": VPPerOwned(1, Type(Hero)), "1 for every seven cards": VPPerEvery(1, 7, AnyCard),
		"5 if you own four or more other Heroes": VPIfOwned(5, 4, Type(Hero)), "1 for each differently named Villain": VPPerName(1, Type(Villain))} {
		if got := of.Rate(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
