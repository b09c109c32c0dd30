package card_test

import (
	"testing"

	"lineup/engine"
	. "lineup/game/card"
)

// TestWhenWords checks that an ability's text says what triggers it, whose action that is, and in
// whose turn.
func TestWhenWords(t *testing.T) {
	heroes := Type(Hero)
	for _, c := range []struct {
		when When
		want string
	}{
		// Actions of its player on their own turn.
		{When{On: OnPlay, Card: heroes}, "When you play a Hero on your turn, draw a card."},
		{When{On: OnPlay, Card: heroes, First: true}, "When you play your first Hero during each of your turns, draw a card."},
		{When{On: OnPlay, Card: heroes, Once: true}, "Once during each of your turns, when you play a Hero, draw a card."},
		{When{On: OnPlay, NewName: true}, "For each differently named card you play during your turn, draw a card."},
		{When{On: OnPlay, If: OncePlayed(2, heroes)}, "Once during each of your turns, if you have played two or more Heroes, draw a card."},
		{When{On: OnGain, Once: true}, "Once during each of your turns, when you buy or gain a card, draw a card."},

		// Actions of each player in each player's turn.
		{When{On: OnPlay, Whose: engine.All, In: engine.All}, "When a player plays a card, draw a card."},
		{When{On: OnPlay, Whose: engine.All, In: engine.You}, "When a player plays a card on your turn, draw a card."},
		{When{On: OnPlay, Whose: engine.Foes, In: engine.You}, "When another player plays a card on your turn, draw a card."},
		{When{On: OnPlay, Whose: engine.Foes, In: engine.Foes}, "When another player plays a card on their turn, draw a card."},
		{When{On: OnPlay, Whose: engine.You, In: engine.Foes}, "When you play a card on another player's turn, draw a card."},
		{When{On: OnPlay, Whose: engine.All, In: engine.Foes}, "When a player plays a card on another player's turn, draw a card."},
		{When{On: OnPlay, Whose: engine.Foes, In: engine.All, First: true}, "For the first time each turn, when another player plays a card, draw a card."},
		{When{On: OnPlay, Whose: engine.Foes, In: engine.All, Once: true}, "Once during each turn, when another player plays a card, draw a card."},

		// Other events.
		{When{On: OnDraw, First: true, Whose: engine.Foes, In: engine.All}, "For the first time each turn, when a card tells another player to draw cards, draw a card."},
		{When{On: OnGain, Card: heroes, Whose: engine.Foes, In: engine.Foes}, "When another player buys or gains a Hero on their turn, draw a card."},
		{When{On: OnGain, Whose: engine.You, In: engine.All}, "When you buy or gain a card, draw a card."},
		{When{On: engine.BeforeDraw, How: engine.Interrupts}, "Before a card makes you draw on your turn, draw a card."},
		{When{On: engine.BeforeDraw, Whose: engine.All, In: engine.All}, "Before a card makes a player draw, draw a card."},
		{When{On: engine.BeforeDraw, Whose: engine.Foes, In: engine.All}, "Before a card makes another player draw, draw a card."},
		{When{On: engine.BeforeGain, Card: heroes}, "When you would buy or gain a Hero on your turn, draw a card."},
		{When{On: engine.BeforeGain, Whose: engine.Foes, In: engine.Foes}, "When another player would buy or gain a card on their turn, draw a card."},
		{When{On: engine.OnAvoid, In: engine.All}, "When you avoid an Attack, draw a card."},
		{When{On: engine.OnAvoid, Whose: engine.Foes}, "When another player avoids an Attack on your turn, draw a card."},
		{When{On: engine.OnDefeat}, "When you defeat a Super-Villain on your turn, draw a card."},
		{When{On: engine.OnDefeat, Whose: engine.Foes, In: engine.Foes, Card: Named("Kick")}, "When another player defeats a Kick on their turn, draw a card."},
		{When{On: engine.OnDestroy, Card: heroes}, "When you destroy a Hero on your turn, draw a card."},
		{When{On: engine.OnDestroy, Whose: engine.All, In: engine.All}, "When a player destroys a card, draw a card."},
		{When{On: engine.OnTurn}, "At the start of your turn, draw a card."},
		{When{On: engine.OnTurn, Whose: engine.Foes, In: engine.All}, "At the start of their turn, draw a card."},
		{When{On: engine.OnTurn, Whose: engine.All, In: engine.All}, "At the start of each turn, draw a card."},
		{When{On: engine.OnNumber}, "When a number changes on your turn, draw a card."},
		{When{On: engine.OnNumber, If: new(AtLeast(PowerLeft, 3))}, "As soon as Power is 3 or more, draw a card."},
		{When{On: engine.OnTeamwork}, "When you use Teamwork on a foe on your turn, draw a card."},
		{When{On: engine.OnTeamwork, Once: true}, "Once during each of your turns, when you use Teamwork on a foe, draw a card."},
		{When{On: engine.OnTeamwork, Whose: engine.All, In: engine.All}, "When a player uses Teamwork on a foe, draw a card."},
		{When{On: engine.BeforeShuffle, In: engine.All}, "When your discard pile would be shuffled, draw a card."},
		{When{On: engine.BeforeShuffle, Whose: engine.Foes, In: engine.All}, "When their discard pile would be shuffled, draw a card."},
		{When{On: OnGain, First: true, Whose: engine.Foes, In: engine.All}, "For the first time each turn, when another player buys or gains a card, draw a card."},
		{When{On: engine.OnEmpty, At: engine.Set(DiscardPile), Once: true}, "Once during each of your turns, when the last card leaves their discard pile, draw a card."},
	} {
		t.Run(c.want, func(t *testing.T) {
			c.when.Do = Draw(1)
			kind := Card{Kind: SuperHero, Ongoing: []When{c.when}}
			if got := kind.Text(); got != c.want {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}

// TestUntold checks that an ability whose words are with the one before it says nothing, and works all the same.
func TestUntold(t *testing.T) {
	told, untold := When{On: OnPlay, Card: Type(Hero), Do: Draw(1), Says: "when you play a Hero or Villain, draw a card"}, When{On: OnPlay, Card: Type(Villain), Do: Draw(1), Says: Untold}
	for _, c := range []struct {
		card Card
		want string
	}{
		{Card{Kind: SuperHero, Ongoing: []When{told, untold}}, "When you play a Hero or Villain, draw a card."},
		{Card{Kind: Location, Ongoing: []When{told, untold}}, "Ongoing: When you play a Hero or Villain, draw a card."},
		{Card{Kind: SuperHero, Ongoing: []When{untold}, Uses: []Use{{Once: true, Do: Draw(1)}}}, "Once during each of your turns, you may draw a card."},
	} {
		if got := c.card.Text(); got != c.want {
			t.Errorf("got  %q\nwant %q", got, c.want)
		}
		b, err := NewBook(table, set(c.card))
		if err != nil {
			t.Fatal(err)
		}
		if got := len(b.Library().Faces[0].Triggers); got != len(c.card.Ongoing) {
			t.Errorf("%q: %d abilities work, want %d", c.want, got, len(c.card.Ongoing))
		}
	}
}
