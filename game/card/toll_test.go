package card

import (
	"slices"
	"testing"

	"lineup/engine"
)

// TestBrief checks the short form of an effect: the first that is more than revealing cards, without places, limits
// and what follows it. It must not call a card "it" that it leaves out.
func TestBrief(t *testing.T) {
	for _, c := range []struct {
		clauses []string
		want    string
	}{
		{nil, ""},
		{[]string{"reveal a card from your hand", "put it under your Super Hero"}, "put a card under your Super Hero"},
		{[]string{"reveal your hand", "put it under your Super Hero"}, "put it under your Super Hero"},
		{[]string{"reveal your hand", "discard a card"}, "discard a card"},
		{[]string{"reveal a card from your hand, then discard it at once"}, "discard a card at once"},
		{[]string{"reveal the top card of your deck, then discard it at once"}, "discard it at once"},
		{[]string{"reveal and play a card from your hand"}, "play a card"},
		{[]string{"reveal your hand"}, "reveal your hand"},
		{[]string{"reveal a card from your hand", "reveal another"}, "reveal a card"},
		{[]string{"discard a card from your hand", "draw a card"}, "discard a card"},
		{[]string{"discard a card. Draw a card"}, "discard a card"},
		{[]string{"discard a card, then draw a card"}, "discard a card"},
		{[]string{"if you have a Hero, discard it"}, ""},
		{[]string{"reveal your hand", "otherwise, discard a card"}, ""},
		{[]string{"discard a card (a Hero) or two (of any type) in your hand"}, "discard a card or two"},
		{[]string{"discard two cards (or one"}, "discard two cards (or one"},
		{[]string{"discard cards until you have two"}, "discard cards"},
		{[]string{"discard cards that would make 5 Power"}, "discard cards"},
		{[]string{"choose a card and pass the rest to the left"}, "choose a card"},
	} {
		if got := Brief(c.clauses); got != c.want {
			t.Errorf("%q: %q, want %q", c.clauses, got, c.want)
		}
	}
}

// TestTaking checks the words for what an Attack takes.
func TestTaking(t *testing.T) {
	for _, c := range []struct {
		toll        engine.Toll
		words, back string // the discard first, and the gain first
	}{
		{engine.Toll{}, "", ""},
		{engine.Toll{Others: 2}, "", ""},
		{engine.Toll{Discards: 1}, "discard a card", "discard a card"},
		{engine.Toll{Discards: 2}, "discard two cards", "discard two cards"},
		{engine.Toll{Gains: 1}, "take the Weakness", "take the Weakness"},
		{engine.Toll{Gains: 2}, "take two Weaknesses", "take two Weaknesses"},
		{engine.Toll{Discards: 1, Gains: 1}, "discard a card and take a Weakness", "take a Weakness and discard a card"},
		{engine.Toll{Discards: 2, Gains: 2}, "discard two cards and take two Weaknesses", "take two Weaknesses and discard two cards"},
	} {
		if got := Taking(c.toll, false); got != c.words {
			t.Errorf("%+v: %q, want %q", c.toll, got, c.words)
		}
		if got := Taking(c.toll, true); got != c.back {
			t.Errorf("%+v, the gain first: %q, want %q", c.toll, got, c.back)
		}
	}
	for n, want := range map[int]string{1: "a card of your choice", 2: "two cards of your choice"} {
		if got := OfYourChoice(n); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	two := Part{Verb: engine.VerbDestroy, N: 2}
	for n, want := range map[int]string{1: "destroy a card in your hand", 2: "destroy two cards in your hand"} {
		if got := two.Fewer("destroy two cards in your hand", n); got != want {
			t.Errorf("%d fewer than two: %q, want %q", n, got, want)
		}
	}
}

// TestPartSays checks when the words of one part say all that an Attack takes.
func TestPartSays(t *testing.T) {
	gain, discard, hand, destroy := Part{Verb: engine.VerbGain, N: 2}, Part{Verb: engine.VerbDiscard, N: 2},
		Part{Verb: engine.VerbDiscard, N: wholeHand}, Part{Verb: engine.VerbDestroy, N: 2}
	for _, c := range []struct {
		part Part
		toll engine.Toll
		want bool
	}{
		{gain, engine.Toll{Gains: 2}, true}, {gain, engine.Toll{Gains: 1}, false}, {gain, engine.Toll{Gains: 2, Discards: 1}, false}, {gain, engine.Toll{Discards: 2}, false},
		{discard, engine.Toll{Discards: 2}, true}, {discard, engine.Toll{Discards: 1}, false}, {discard, engine.Toll{Discards: 2, Gains: 1}, false}, {discard, engine.Toll{Others: 2}, false},
		{hand, engine.Toll{Discards: 5}, true}, {hand, engine.Toll{}, true}, {hand, engine.Toll{Discards: 5, Gains: 1}, false},
		{destroy, engine.Toll{Others: 2}, true}, {destroy, engine.Toll{Others: 1}, false}, {destroy, engine.Toll{Others: 2, Discards: 1}, false},
		{Part{Verb: engine.VerbPut, N: wholeHand}, engine.Toll{Others: 5}, false}, {Part{Verb: engine.VerbPut, N: wholeHand}, engine.Toll{}, false},
		{destroy, engine.Toll{Others: 2, Gains: 1}, false}, {destroy, engine.Toll{Discards: 2}, false},
	} {
		if got := c.part.Says(c.toll); got != c.want {
			t.Errorf("%+v says %+v: %v, want %v", c.part, c.toll, got, c.want)
		}
	}
}

// TestParts checks the parts of an Attack's effect that take cards, and that there are none where the number depends
// on more than where cards are.
func TestParts(t *testing.T) {
	discard := func(n int) Part { return Part{Verb: engine.VerbDiscard, N: n} }
	gain := func(n int) Part { return Part{Verb: engine.VerbGain, N: n} }
	perhaps := func(p Part) Part { p.If = true; return p }
	for name, c := range map[string]struct {
		does  Effect
		parts []Part
		fixed bool
		least engine.Toll
	}{
		"two cards":           {Discard(Exactly(2, AnyCard, Hand)), []Part{discard(2)}, true, engine.Toll{Discards: 2}},
		"one at random":       {Discard(AtRandom(1, Hand)), []Part{discard(1)}, true, engine.Toll{Discards: 1}},
		"the hand":            {Discard(Every(AnyCard, Hand)), []Part{discard(wholeHand)}, true, engine.Toll{}},
		"the hand and more":   {Discard(Every(AnyCard, Hand, DiscardPile)), []Part{discard(0)}, true, engine.Toll{}},
		"all Heroes":          {Discard(Every(Type(Hero), Hand)), []Part{discard(0)}, true, engine.Toll{}},
		"one for each Hero":   {Discard(AsManyAs(InHand(Type(Hero)), AnyCard, Hand)), []Part{discard(0)}, true, engine.Toll{}},
		"one destroyed":       {Destroy(One(AnyCard, Hand, DiscardPile)), []Part{{Verb: engine.VerbDestroy, N: 1}}, true, engine.Toll{Others: 1}},
		"one put on the deck": {ToDeckTop(One(AnyCard, Hand)), []Part{{Verb: engine.VerbPut, N: 1}}, true, engine.Toll{Others: 1}},
		"two Weaknesses":      {Gain(Top(2, Weaknesses)), []Part{gain(2)}, true, engine.Toll{Gains: 2}},
		"a noted Weakness":    {gainNoted{Weaknesses}, []Part{gain(1)}, true, engine.Toll{Gains: 1}},
		"all but two":         {KeepOnly(2), []Part{discard(0)}, true, engine.Toll{}},
		"in a sequence":       {Do(ShowHand(), Discard(One(AnyCard, Hand)), Gain(Top(1, Weaknesses))), []Part{discard(1), gain(1)}, true, engine.Toll{Discards: 1, Gains: 1}},
		"in other words":      {Says("discard a card", Discard(One(AnyCard, Hand))), []Part{discard(1)}, true, engine.Toll{Discards: 1}},
		"instead":             {Instead(Discard(One(AnyCard, Hand))), []Part{discard(1)}, true, engine.Toll{Discards: 1}},
		"on a condition":      {If(Holding(Deck), Discard(One(AnyCard, Hand))), []Part{perhaps(discard(1))}, true, engine.Toll{}},
		"one or the other": {IfElse(Holding(Deck), Discard(One(AnyCard, Hand)), Gain(Top(2, Weaknesses))),
			[]Part{perhaps(discard(1)), perhaps(gain(2))}, true, engine.Toll{}},
		"nothing":                    {ShowHand(), nil, true, engine.Toll{}},
		"a type at hand":             {If(ItIs(Type(Hero)), Discard(One(AnyCard, Hand))), nil, false, engine.Toll{}},
		"or a draw":                  {IfElse(Holding(Deck), Discard(One(AnyCard, Hand)), Draw(1)), []Part{perhaps(discard(1))}, false, engine.Toll{}},
		"or else, after a draw":      {IfElse(Holding(Deck), Draw(1), Discard(One(AnyCard, Hand))), nil, false, engine.Toll{}},
		"after a draw":               {Do(Draw(1), Discard(One(AnyCard, Hand))), nil, false, engine.Toll{}},
		"a choice":                   {Discard(UpTo(1, AnyCard, Hand)), nil, false, engine.Toll{}},
		"of another place":           {Destroy(One(AnyCard, InPlay)), []Part{{Verb: engine.VerbDestroy, N: 1}}, false, engine.Toll{Others: 1}},
		"of another stack":           {Gain(Top(1, Kicks)), []Part{gain(1)}, false, engine.Toll{Gains: 1}},
		"of other players":           {Discard(One(AnyCard, Hand).Of(engine.Foes)), nil, false, engine.Toll{}},
		"shown":                      {Discard(One(AnyCard).Shown()), nil, false, engine.Toll{}},
		"with a limit on their cost": {Discard(Exactly(2, AnyCard, Hand).Together(5)), nil, false, engine.Toll{}},
		"within a Range":             {Destroy(One(AnyCard, Hand).Within(1)), nil, false, engine.Toll{}},
		"in a space":                 {Destroy(One(AnyCard, Hand).Within(0)), nil, false, engine.Toll{}},
		"only shown":                 {Remember(One(AnyCard, Hand)), nil, false, engine.Toll{}},
		"it":                         {Discard(It), nil, false, engine.Toll{}},
	} {
		t.Run(name, func(t *testing.T) {
			parts, fixed := partsOf(c.does)
			if !slices.Equal(parts, c.parts) || fixed != c.fixed {
				t.Errorf("the parts are %+v, fixed %v; want %+v, %v", parts, fixed, c.parts, c.fixed)
			}
			if got := Least(parts); got != c.least {
				t.Errorf("they take %+v at least, want %+v", got, c.least)
			}
		})
	}
}
