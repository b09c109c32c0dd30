package card

import (
	"testing"

	"lineup/engine"
)

// TestTurnWords checks that the prompt of a turn names exactly what the player can do now.
func TestTurnWords(t *testing.T) {
	const fells = engine.ProgID(1)
	b := &Book{defeats: map[engine.ProgID]bool{fells: true}, lib: &engine.Library{Code: []engine.Op{{}},
		Offers: []engine.Offer{{Kind: engine.OptBuy}, {Kind: engine.OptBuy, Then: fells}, {Kind: engine.OptBuy, Defeat: true},
			{Kind: engine.OptAct, Label: 1}, {Kind: engine.OptAct, Label: 2, Leaves: true}}}}
	b.acts = map[int16]Offer{1: {Words: "go on patrol: refill all slots"}, 2: {Words: "leave the game"}}
	buy := func(offers ...int16) (out []engine.Option) {
		for _, n := range offers {
			out = append(out, engine.Option{Kind: engine.OptBuy, N: n})
		}
		return append(out, engine.Option{Kind: engine.OptEnd})
	}
	for _, c := range []struct {
		options []engine.Option
		want    string
	}{
		{buy(0), "Buy cards or end your turn."},
		{buy(1), "Defeat Villains or end your turn."},
		{buy(2), "Defeat the Super-Villain or end your turn."},
		{buy(0, 1, 0), "Defeat Villains, buy cards, or end your turn."},
		{buy(2, 0), "Defeat the Super-Villain, buy cards, or end your turn."},
	} {
		if got := b.Prompt(engine.Decision{Kind: engine.DecideTurn, Options: c.options}); got != c.want {
			t.Errorf("%v: %q, want %q", c.options, got, c.want)
		}
	}
	end, act := engine.Option{Kind: engine.OptEnd}, engine.Option{Kind: engine.OptAct, N: 3}
	for _, c := range []struct {
		options []engine.Option
		want    string
	}{
		{[]engine.Option{act, end}, "Go on patrol or end your turn."},
		{[]engine.Option{{Kind: engine.OptPlay}, act, end}, "Play cards, go on patrol, or end your turn."},
		{[]engine.Option{{Kind: engine.OptAct, N: 4}, end}, "End your turn."},
		{[]engine.Option{{Kind: engine.OptAct, N: 3, Card: 5}, end}, "End your turn."}, // the card shows it
	} {
		if got := b.Prompt(engine.Decision{Kind: engine.DecideTurn, Options: c.options}); got != c.want {
			t.Errorf("%v: %q, want %q", c.options, got, c.want)
		}
	}
	for _, c := range []struct {
		kinds []engine.OptionKind
		want  string
	}{
		{[]engine.OptionKind{engine.OptEnd}, "Nothing left to play or buy. End your turn."},
		{[]engine.OptionKind{engine.OptPlay, engine.OptEnd}, "Play cards or end your turn."},
		{[]engine.OptionKind{engine.OptBuy, engine.OptPlay, engine.OptPlay, engine.OptEnd}, "Play cards, buy cards, or end your turn."},
		{[]engine.OptionKind{engine.OptPlay, engine.OptStep, engine.OptBuy, engine.OptUse, engine.OptEnd}, "Play cards, move, use abilities, buy cards, or end your turn."},
		{[]engine.OptionKind{engine.OptStep, engine.OptEnd}, "Move or end your turn."},
		{[]engine.OptionKind{engine.OptDone}, "Choose an action."},
		{[]engine.OptionKind{engine.OptPlay}, "Play cards."}, // a stored card must be played first
	} {
		d := engine.Decision{Kind: engine.DecideTurn}
		for _, k := range c.kinds {
			d.Options = append(d.Options, engine.Option{Kind: k})
		}
		d.Options = append(d.Options, engine.Option{Kind: engine.OptPlay, Seat: 1}) // another player's Assist
		if len(c.kinds) == 1 {
			d.Options = d.Options[:1]
		}
		if got := b.Prompt(d); got != c.want {
			t.Errorf("%v: %q, want %q", c.kinds, got, c.want)
		}
	}
}

// TestNothingFound checks the words that say that there is no card for an effect, for its player and for others.
func TestNothingFound(t *testing.T) {
	for _, c := range []struct {
		e    Effect
		want [2]string
	}{
		{Rotate(UpTo(1, Upright, InPlay).InWords("an upright card you control")), [2]string{"no upright card you control", "no upright card they control"}},
		{Rotate(AControlled()), [2]string{"no card you control", "no card they control"}},
		{ToHand(One(Filter{Gotten: true}, DiscardPile)), [2]string{"no card you bought or gained this turn", "no card bought or gained this turn"}},
		{Discard(One(Type(Villain), Hand)), [2]string{"no Villain in your hand", "no Villain in their hand"}},
		{Discard(Every(Type(Villain), Hand)), [2]string{}}, // all of none is not worth a word
		{Discard(Top(1, Deck)), [2]string{}},
		{Destroy(One(AnyCard).Shown()), [2]string{}},
		{Replay(One(AnyCard, InPlay)), [2]string{"no card to play again", "no card to play again"}},
		{Discard(Exactly(2, Type(Equipment), Hand)), [2]string{"no Equipment in your hand", "no Equipment in their hand"}},
		{Discard(One(Filter{Types: AnyType}, Hand)), [2]string{"no typed card in your hand", "no typed card in their hand"}},
		{Discard(Exactly(3, Filter{Types: AnyType}, Hand).Apart()), [2]string{"no card in your hand", "no card in their hand"}},
		{Discard(Exactly(2, Type(Hero, Villain), Hand).Apart()), [2]string{"no Hero or Villain in your hand", "no Hero or Villain in their hand"}},
		{Destroy(UpTo(2, AnyCard, DiscardPile).OfDifferentCost()), [2]string{"no card in your discard pile", "no card in their discard pile"}},
	} {
		if got := c.e.(verb).none(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
