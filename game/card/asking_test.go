package card

import (
	"reflect"
	"slices"
	"testing"

	"lineup/engine"
)

// TestAmounts checks which effects take a number of cards that depends on the game, and the words for that number.
func TestAmounts(t *testing.T) {
	villains, heroes := FoesWith(Type(Villain), DiscardPile), InHand(Type(Hero))
	for _, c := range []struct {
		do         Effect
		brief      [2]string // for one and for two
		withNumber string    // for two
	}{
		{Discard(AsManyAs(villains, Type(Hero), Hand)), [2]string{"one Hero", "two Heroes"}, "two Heroes (one for each foe with a Villain in their discard pile)"},
		{Discard(AsManyAs(heroes, AnyCard, Hand)), [2]string{"one card", "two cards"}, "two cards (one for each Hero revealed)"},
		{Discard(UpToPer(heroes, AnyCard, Hand)), [2]string{"one card", "up to two cards"}, "up to two cards (one for each Hero revealed)"},
		{Gain(TopPer(InLineUp(Type(Hero)), Weaknesses)), [2]string{"one Weakness", "two Weaknesses"}, "two Weaknesses (one for each Hero in the Line-Up)"},
		{Discard(Every(Type(Hero), Hand)), [2]string{"one card", "two cards"}, "all Heroes (two cards)"},
		{Discard(Every(Type(Hero), Hand, DiscardPile)), [2]string{"one card", "two cards"}, "all Heroes (two cards)"},

		// Their number is known, their words name no number, or they are not the player's own cards.
		{Discard(Exactly(2, AnyCard, Hand)), [2]string{}, ""},
		{Discard(Every(AnyCard, Hand)), [2]string{}, ""},
		{Destroy(Every(Type(Hero), LineUp)), [2]string{}, ""},
		{Gain(TopPer(heroes, MainDeck)), [2]string{}, ""},
		{Destroy(Every(Type(Hero)).Shown()), [2]string{}, ""},
		{Discard(Every(Type(Hero), Hand).Of(engine.Foes)), [2]string{}, ""},
		{Destroy(Every(Type(Hero), Hand).Within(0)), [2]string{}, ""},
	} {
		a := c.do.(verb).amount()
		if a == nil {
			if c.withNumber != "" {
				t.Errorf("%q has no number that depends on the game", c.withNumber)
			}
			continue
		}
		if got := [2]string{a.Brief(1), a.Brief(2)}; got != c.brief || a.Words(2) != c.withNumber {
			t.Errorf("%q is %q and %q, want %q and %q", a.Phrase, got, a.Words(2), c.brief, c.withNumber)
		}
	}
}

// TestAnswersSayWhatFollows checks that an answer says what the rest of the text does after it, and declining what
// it does otherwise, without the condition that they decide.
func TestAnswersSayWhatFollows(t *testing.T) {
	for name, c := range map[string]struct {
		after       []Effect
		gives, none []string
	}{
		"nothing":            {nil, nil, nil},
		"if you do":          {[]Effect{If(Did, Draw(1))}, []string{"draw a card"}, nil},
		"if you don't":       {[]Effect{If(DidNot, Draw(1))}, nil, []string{"draw a card"}},
		"one or the other":   {[]Effect{IfElse(Did, Draw(1), Power(2))}, []string{"draw a card"}, []string{"+2 Power"}},
		"the other or one":   {[]Effect{IfElse(DidNot, Draw(1), Power(2))}, []string{"+2 Power"}, []string{"draw a card"}},
		"both, in two":       {[]Effect{If(Did, Draw(1)), If(DidNot, Power(2))}, []string{"draw a card"}, []string{"+2 Power"}},
		"until another":      {[]Effect{Power(1), If(Did, Draw(1))}, nil, nil},
		"another condition":  {[]Effect{If(Holding(Hand), Draw(1)), If(Did, Draw(1))}, nil, nil},
		"as many as it took": {[]Effect{DrawPerCard("discarded"), If(Did, Power(2))}, []string{"draw a card for each card discarded", "+2 Power"}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			a := Discard(UpTo(1, AnyCard, Hand)).(verb).asks(c.after, Later{})
			if !slices.Equal(a.Gives, c.gives) || !slices.Equal(a.Else, c.none) {
				t.Errorf("an answer gives %q, and declining %q; want %q and %q", a.Gives, a.Else, c.gives, c.none)
			}
		})
	}
	heroes := If(ItIs(Type(Hero)), Power(1))
	for name, after := range map[string]Effect{"if you do": If(Did, heroes), "one or the other": IfElse(Did, heroes, Draw(1)), "the other or one": IfElse(DidNot, Draw(1), heroes)} {
		a := Discard(UpTo(1, AnyCard, Hand)).(verb).asks([]Effect{after}, Later{})
		if hero, villain := a.Given(engine.Hero), a.Given(engine.Villain); !slices.Equal(hero, []string{"+1 Power"}) || villain != nil {
			t.Errorf("%s: a Hero gives %q, and a Villain %q", name, hero, villain)
		}
	}
}

// TestHeldCardsSayAllThatFollows checks that the choice of a card that is only remembered says everything the text
// does with it, without a condition that the choice fulfills.
func TestHeldCardsSayAllThatFollows(t *testing.T) {
	for name, c := range map[string]struct {
		after []Effect
		gives []string
	}{
		"effects":          {[]Effect{Draw(1), Power(2)}, []string{"draw a card", "+2 Power"}},
		"if you do":        {[]Effect{If(Did, Draw(1))}, []string{"draw a card"}},
		"if you don't":     {[]Effect{If(DidNot, Draw(1))}, []string{"if you don't, draw a card"}},
		"one or the other": {[]Effect{IfElse(Did, Draw(1), Power(2))}, []string{"if you do, draw a card", "otherwise, +2 Power"}},
		"another":          {[]Effect{If(Holding(Hand), Draw(1))}, []string{"if there is a card in your hand, draw a card"}},
	} {
		t.Run(name, func(t *testing.T) {
			for _, held := range []Effect{Remember(UpTo(1, AnyCard, Hand)), Keep(UpTo(1, AnyCard, Hand))} {
				a := held.(verb).asks(c.after, Later{})
				if !slices.Equal(a.Gives, c.gives) || a.Else != nil {
					t.Errorf("an answer gives %q, and declining %q; want %q", a.Gives, a.Else, c.gives)
				}
			}
		})
	}
}

// TestQuestionsKnowTheirCards checks that a question knows the number of its cards if that depends on the game, what
// is said if there is no card, and what the text does later with cards that are set aside.
func TestQuestionsKnowTheirCards(t *testing.T) {
	later := Later{Clauses: []string{"put them back"}}
	for _, c := range []struct {
		do     Effect
		amount bool
		none   string
		later  Later
	}{
		{Discard(One(Type(Hero), Hand)), false, "no Hero in your hand", Later{}},
		{Discard(AsManyAs(FoesWith(Type(Hero), DiscardPile), AnyCard, Hand)), true, "no card in your hand", Later{}},
		{Aside(One(AnyCard, Hand)), false, "no card in your hand", later},
	} {
		a := c.do.(verb).asks(nil, later)
		if (a.Amount != nil) != c.amount || a.None[0] != c.none || !reflect.DeepEqual(a.Later, c.later) {
			t.Errorf("%q is asked as %+v", a.Prompt, a)
		}
	}
}

// TestGiven checks that a deed says of its conditions on the card's types only what holds for the card, and
// everything else.
func TestGiven(t *testing.T) {
	noHero := Cond{count{of: engine.ItFits, filter: Type(Hero)}, 0, 0, func(voice) string { return "it is no Hero" }}
	after := []Effect{Draw(1), IfElse(ItIs(Type(Hero)), Power(1), Power(2)), If(ItIs(NotType(Villain)), Draw(2)), If(ItIs(Costing(4, 0)), Draw(3)),
		If(Holding(Hand), Draw(4)), If(noHero, Draw(5)), RevealTop(MainDeck), If(ItIs(Type(Hero)), Draw(6))}
	d := Asking{}.giving(after).Deed
	for types, want := range map[engine.Types][]string{
		engine.Hero:                  {"draw a card", "+1 Power", "draw two cards"},
		engine.Hero | engine.Villain: {"draw a card", "+1 Power"},
		engine.Villain:               {"draw a card", "+2 Power"},
		engine.Equipment:             {"draw a card", "+2 Power", "draw two cards"},
	} {
		// The last one is about another card.
		want = append(want, "if its cost is 4 or more, draw three cards", "if there is a card in your hand, draw four cards",
			"if it is no Hero, draw five cards", "reveal the top card of the main deck", "if it is a Hero, draw six cards")
		if got := d.Given(types); !slices.Equal(got, want) {
			t.Errorf("of a card of the types %b: %q, want %q", types, got, want)
		}
	}
}

// TestDrawing checks that a card to be discarded after one draw is the one drawn if the hand is empty, and any other
// time one of the hand.
func TestDrawing(t *testing.T) {
	discard := Discard(One(AnyCard, Hand))
	const it = "discard it, because your hand is empty"
	for _, c := range []struct {
		draws, hand int
		want        string
	}{{1, 0, it}, {1, 1, "discard a card"}, {2, 0, "discard a card"}, {2, 2, "discard a card"}} {
		d := deedOf(Do(Draw(c.draws), discard, Power(1)))
		got := d.Drawing(c.hand).Gives
		if want := []string{c.want, "+1 Power"}; !slices.Equal(got, want) {
			t.Errorf("after %d with %d in hand: %q, want %q", c.draws, c.hand, got, want)
		}
		if d.Gives[0] != "discard a card" {
			t.Errorf("the deed itself now says %q", d.Gives[0])
		}
	}
}

// TestLater checks what a text does later with cards that were set aside: the last effect on them, with everything
// up to it, and apart from that what follows for each player hit.
func TestLater(t *testing.T) {
	shown := Every(AnyCard).Shown()
	for name, c := range map[string]struct {
		after []Effect
		want  Later
	}{
		"nothing":           {nil, Later{}},
		"nothing with them": {[]Effect{Draw(1), Discard(One(AnyCard, Hand))}, Later{}},
		"discarded": {[]Effect{Draw(1), Discard(shown), Draw(2)},
			Later{Clauses: []string{"draw a card", "discard all cards revealed this way"}, Verb: engine.VerbDiscard, To: toDiscard}},
		"destroyed, in a sequence": {[]Effect{Do(RevealAside(), Destroy(shown))},
			Later{Clauses: []string{"reveal all cards set aside", "destroy all cards revealed this way"}, Verb: engine.VerbDestroy}},
		"only revealed": {[]Effect{RevealAside()}, Later{}},
		"and each foe":  {[]Effect{DealBack(), EachFoe(Draw(1))}, Later{Clauses: []string{"shuffle these cards and deal each player back as many as they set aside"}}},
		"dealt back":    {[]Effect{DealBack()}, Later{Clauses: []string{"shuffle these cards and deal each player back as many as they set aside"}}},
		"handed out":    {[]Effect{HandOut()}, Later{Clauses: []string{"each player takes the cards put down for them into their hand"}}},
		"and then":      {[]Effect{DealBack(), EachHit(Draw(1))}, Later{Clauses: []string{"shuffle these cards and deal each player back as many as they set aside"}, After: []string{"draw a card"}}},
		"each before":   {[]Effect{EachHit(Draw(1)), DealBack()}, Later{Clauses: []string{"each player hit draws a card", "shuffle these cards and deal each player back as many as they set aside"}}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := laterOf(c.after); !reflect.DeepEqual(got, c.want) {
				t.Errorf("%+v, want %+v", got, c.want)
			}
		})
	}
}

// TestStacksAreNamed checks that an effect on the top of a stack whose cards are all alike names its card, and that
// another one names the place.
func TestStacksAreNamed(t *testing.T) {
	for _, c := range []struct {
		do    Effect
		act   string
		stack engine.Place
	}{
		{Gain(Top(1, Weaknesses)), "take the ~", Weaknesses},
		{Gain(Top(2, Weaknesses)), "take two Weaknesses", Weaknesses},
		{Gain(TopPer(InHand(Type(Hero)), Weaknesses)), "take a Weakness for each Hero", Weaknesses},
		{ToHand(Top(1, Kicks)), "take a ~", Kicks},
		{ToHand(Top(2, Kicks)), "take two Kicks from the Kick stack", Kicks},
		{Discard(Top(1, Deck)), "discard the top card of your deck", 0},
		{Discard(Top(2, Deck)), "discard the top two cards of your deck", 0},
		{Gain(Top(1, MainDeck)), "gain the top card of the main deck", 0},
	} {
		if d := c.do.(verb).deed(); d.Act != c.act || d.Stack != c.stack {
			t.Errorf("%q of place %d, want %q of %d", d.Act, d.Stack, c.act, c.stack)
		}
	}
}

// TestDeeds checks the short form of an effect and of declining it, which say which cards are meant if no card is
// named with them.
func TestDeeds(t *testing.T) {
	for _, c := range []struct {
		do         Effect
		act, leave string
		this       bool
	}{
		{Discard(It), "discard ~", "don't discard it", false},
		{Discard(This), "discard ~", "don't discard it", true},
		{Discard(One(AnyCard, Hand)), "discard ~", "don't discard it", false},
		{Discard(Every(Type(Hero), Hand)), "discard all Heroes", "don't discard", false},
		{Destroy(Every(Type(Hero), Hand)), "destroy all Heroes in your hand", "don't destroy", false},
		{Destroy(AtRandom(1, Hand)), "destroy a random card in your hand", "don't destroy", false},
		{ToDeckTop(Every(Type(Hero), Hand)), "put all Heroes from your hand on top of your deck", "don't put them on top", false},
		{ToHand(It), "take ~", "don't take it", false},
		{InDeck(2, It), "bury ~", "don't bury it", false},
		{InDeck(1, It), "bury ~", "don't bury it", false},
		{ToDeckTop(It), "put ~ on top", "don't put it on top", false},
		{UnderDeck(It), "put ~ on the bottom", "don't put it on the bottom", false},
		{ToStack(It), "put ~ back", "don't put it back", false},
		{UnderHero(It), "put ~ under your Super Hero", "don't put it under your Super Hero", false},
		{ToPlace(Atop, It), "put ~ on your Super Hero", "don't put it on your Super Hero", false},
		{ToPlace(Tucked, It), "put ~ under this card", "don't put it under this card", false},
		{ToPlace(OutOfGame, It), "remove ~ from the game", "don't remove it from the game", false},
		{ToLineUp(It), "add ~", "don't add it", false},
		{verb{do: engine.VerbPut, dest: engine.Dest{Place: MainDeck, Below: true}, form: form{verb: "put"}, cards: It}, "put ~ on top", "don't put it on top", false},
	} {
		if d := c.do.(verb).deed(); d.Act != c.act || d.Leave.It != c.leave || d.This != c.this {
			t.Errorf("%q, or %q, about the card itself %v; want %q, or %q, %v", d.Act, d.Leave.It, d.This, c.act, c.leave, c.this)
		}
	}
}

// TestOffersSayTheirDeed checks that the question of an offer is one that can be declined, titled by what it does to
// its first card, and that its answers say what follows.
func TestOffersSayTheirDeed(t *testing.T) {
	for _, c := range []struct {
		offer              Effect
		title, leave, text string
		gives              []string
		verb               engine.Verb
	}{
		{May(Discard(It)), "discard ~", "don't discard it", "discard it", nil, engine.VerbDiscard},
		{May(Do(Destroy(It), Draw(1))), "destroy ~", "don't destroy it", "destroy it, then draw a card", []string{"draw a card"}, engine.VerbDestroy},
		{May(Draw(2)), "draw two cards", "don't draw", "draw two cards", nil, engine.VerbNone},
		{May(Power(2)), "get +2 Power", "don't take Power", "+2 Power", nil, engine.VerbNone},
	} {
		b, ops := compiled(&Card{}, c.offer)
		at := slices.IndexFunc(ops, func(op engine.Op) bool { return op.Code == engine.OpMay })
		a := b.asks[engine.ProgID(len(b.lib.Code)-len(ops)+at)]
		if !a.May || a.Title != c.title || a.Act != c.title || a.Leave.It != c.leave || a.Clause != c.text || !slices.Equal(a.Gives, c.gives) {
			t.Errorf("%q is asked as %+v", c.title, a)
		}
		if ops[at].Verb != c.verb {
			t.Errorf("%q offers %v, want %v", c.title, ops[at].Verb, c.verb)
		}
	}
}
