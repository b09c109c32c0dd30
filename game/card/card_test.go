package card_test

import (
	"strings"
	"testing"

	"lineup/engine"
	. "lineup/game/card"
)

var art = Picture(Star, Moon, 0xffffff, 0)

// set is a set of one card beside what its effects may speak of.
func set(c Card) Set {
	if c.Name == "" {
		c.Name = "Test"
	}
	if c.Copies == 0 {
		c.Copies = 1
	}
	if c.Art == (Art{}) {
		c.Art = art
	}
	return Set{ID: "test", Cards: []Card{
		c,
		{Name: "Kick", Kind: Kick, Copies: 1, Cost: 3, Art: art},
	}}
}

// TestWords: one phrase for each kind of effect, in both persons where it has them.
func TestWords(t *testing.T) {
	for _, c := range []struct {
		play Effect
		want string
	}{
		{Power(3), "+3 Power."},
		{PowerPer(2, FoesWith(Type(engine.Hero), engine.Discard)), "+2 Power for each foe with a Hero in their discard pile."},
		{DoublePower(), "Double the Power you have left this turn."},
		{Draw(1), "Draw a card."},
		{Draw(7), "Draw 7 cards."},
		{CheaperVillains(2), "Super-Villains cost you 2 less to defeat this turn."},
		{Destroy(UpTo(2, AnyCard, engine.Hand, engine.Discard)), "You may destroy up to two cards in your hand or discard pile."},
		{Destroy(AllOrNone(2, AnyCard, engine.Hand)), "You may destroy exactly two cards in your hand."},
		{DiscardCards(Every(AnyCard, engine.Hand)), "Discard your hand."},
		{GainCards(One(Type(engine.Villain).CostingAtMost(4), engine.LineUp)), "Gain a Villain with cost 4 or less from the Line-Up."},
		{ToHand(One(Type(engine.Equipment), engine.Discard)), "Put an Equipment from your discard pile into your hand."},
		{EachFoe(DiscardCards(AtRandom(1, engine.Hand))), "Each foe discards a random card."},
		{EachFoe(Destroy(UpTo(1, AnyCard, engine.Hand))), "Each foe may destroy a card in their hand."},
		{Attack(GainWeakness(2)), "Attack: Each foe gains two Weaknesses."},
		{AttackAllUnless(Type(engine.Villain), Draw(1)), "Each player draws a card, unless they reveal a Villain from their hand."},
		{IfElse(Control(Type(engine.Location)), Power(2), Draw(1)), "If you control a Location, +2 Power. Otherwise, draw a card."},
		{May(KickToHand()), "You may put a Kick from the stack into your hand."},
		{AtEndOfTurn(This(engine.VerbDeckUnder)), "Put this card on the bottom of its owner's deck at the end of this turn."},
		{ThisTurn(When{On: engine.OnGain, Once: true, Do: May(It(engine.VerbDeckTop))}),
			"Once this turn, when you buy or gain a card, you may put it on top of your deck."},
		{Also(Named("Kick"), Draw(1)), "If you play a Kick this turn, before or after this, draw a card."},
	} {
		c1 := set(Card{Play: c.play}).Cards[0]
		if got := c1.Text(); got != c.want {
			t.Errorf("got  %q\nwant %q", got, c.want)
		}
	}
}

// TestFaults: a card that makes no sense is refused with its name.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		card Card
		want string
	}{
		{Card{Play: Power(0)}, "Power of 0"},
		{Card{Play: Draw(0)}, "draws 0 cards"},
		{Card{Play: GainCards(One(Named("Nobody"), engine.LineUp))}, `"Nobody", which is no card`},
		{Card{Play: Destroy(One(AnyCard))}, "from nowhere"},
		{Card{Play: Destroy(UpTo(0, AnyCard, engine.Hand))}, "takes 0 cards"},
		{Card{Play: Choose(Option{Label: "one", Do: Power(1)})}, "between 1 effects"},
		{Card{Play: CheaperVillains(0)}, "discount of 0"},
		{Card{Play: GainCards(One(Costing(5, 3), engine.LineUp))}, "cost from 5 to 3"},
		{Card{Play: It(engine.VerbPassLeft)}, "no words"},
		{Card{Copies: -1}, "at least one copy"},
	} {
		_, err := NewBook(set(c.card))
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "Test") {
			t.Errorf("want an error of card Test that says %q, got %v", c.want, err)
		}
	}
	if _, err := NewBook(set(Card{Art: Art{Accent: 1}})); err == nil {
		t.Error("a card without an emblem was taken")
	}
}

// TestFind: a name finds its card, with the set where two sets have it.
func TestFind(t *testing.T) {
	other := Set{ID: "other", Cards: []Card{{Name: "Kick", Kind: Kick, Copies: 1, Art: art}}}
	b, err := NewBook(set(Card{Play: Power(1)}), other)
	if err != nil {
		t.Fatal(err)
	}
	for name, set := range map[string]string{"Kick": "test", "Kick@test": "test", "Kick@other": "other"} {
		f, err := b.Find(name, false)
		if err != nil || b.Library().Faces[f].Set != set {
			t.Errorf("%s: got face %d, %v", name, f, err)
		}
	}
	for _, name := range []string{"Kyck", "Kick@nowhere", ""} {
		if _, err := b.Find(name, false); err == nil {
			t.Errorf("%q was found", name)
		}
	}
}
