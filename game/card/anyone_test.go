package card

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
)

// TestAnyoneWords checks the words of effects on any players, names in several places, and effects that repeat, in
// the second and the third person.
func TestAnyoneWords(t *testing.T) {
	for _, c := range []struct {
		play Effect
		want string
	}{
		{ChoosePlayers(), "Choose any players."},
		{EachFoe(ChoosePlayers()), "Each foe chooses any players."},
		{Do(ChoosePlayers(), PowerPer(1, CardsShown)), "Choose any players. +1 Power for each card drawn this way."},
		{EachFoe(Gain(TopPer(BestVP, Weaknesses))), "Each foe gains a Weakness for each VP of the card with the most VP in their hand."},
		{If(NothingFromLineUp, Draw(1)), "If you have bought or gained no card from the Line-Up this turn, draw a card."},
		{If(HeroDown, Draw(1)), "If your Super Hero is face down, draw a card."},
		{If(NoneKept, Draw(1)), "If no foe does, draw a card."},
		{If(SomeKept, Draw(1)), "If there is one, draw a card."},
		{DrawShown(AnyCard), "Draw one of them."},
		{DrawShown(Type(Equipment)), "Draw an Equipment among them."},
		{EachFoe(DrawShown(AnyCard)), "Each foe draws one of them."},
		{Repeat(Discard(AtRandom(1, Hand)), Holding(Hand)), "Discard a random card. Repeat this if there is a card in your hand."},
		{EachFoe(Repeat(Discard(AtRandom(1, Hand)), Holding(Hand))), "Each foe discards a random card, then repeats this if there is a card in their hand."},
		{GuessType(), "Name a card type. Reveal the top card of your deck. If it has that type, draw it."},
		{GainForAny(UpTo(1, AnyCard.CostingAtMost(4), LineUp)), "You may gain a card with cost 4 or less from the Line-Up and put it into any player's hand."},
		{EachFoe(GainForAny(One(AnyCard, LineUp))), "Each foe gains a card from the Line-Up and puts it into any player's hand."},
		{Discard(One(Filter{Twin: true}, Hand)), "Discard a card that shares its name with another."},
		{CheaperFoes(2), "This turn, Villains and Super-Villains cost you 2 less."},
	} {
		t.Run(c.want, func(t *testing.T) {
			if got := (&Card{Play: c.play}).Text(); got != c.want {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
	typed := When{On: engine.OnPlay, If: OnceTyped(3), Do: Power(2)}
	if got, want := (&Card{Ongoing: []When{typed}}).Text(), "if you have played cards of three or more types, +2 Power."; !strings.Contains(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestAnyoneCompiles checks the instructions, filters and counts that these words stand for, and that their questions
// have words.
func TestAnyoneCompiles(t *testing.T) {
	t.Run("any players", func(t *testing.T) {
		b, ops := compiled(&Card{}, Do(ChoosePlayers(), EachHit(Draw(1))))
		if want := (engine.Op{Code: engine.OpSeats, Who: engine.All}); ops[0] != want || ops[1].Code != engine.OpEach || ops[1].Who != engine.Hits {
			t.Errorf("compiled to %+v", ops[:2])
		}
		if a := b.asks[engine.ProgID(len(b.lib.Code)-len(ops))]; a.Prompt == "" || a.Title != "choose any players" || a.Act != "choose ^" {
			t.Errorf("asked is %+v", a)
		}
	})
	t.Run("a draw of a card shown", func(t *testing.T) {
		_, ops := compiled(&Card{}, RevealTops(2, Deck))
		tops := len(ops) - 1
		b, ops := compiled(&Card{}, Do(RevealTops(2, Deck), DrawShown(AnyCard)))
		pick, draw := ops[tops], ops[tops+1]
		if pick.Code != engine.OpPick || pick.Verb != engine.VerbHold || !pick.Held || pick.Min != 1 || pick.Max != 1 || pick.From != engine.Set(Deck) {
			t.Errorf("the choice is %+v", pick)
		}
		if draw.Code != engine.OpDraw || draw.N != 1 || !draw.Pair || b.lib.Counts[draw.Count].Of != engine.Taken {
			t.Errorf("the draw is %+v", draw)
		}
	})
	t.Run("repeated", func(t *testing.T) {
		b, ops := compiled(&Card{}, Repeat(Draw(1), Holding(Hand)))
		at := engine.ProgID(len(b.lib.Code) - len(ops))
		if got := codes(ops); !slices.Equal(got, []engine.OpCode{engine.OpDraw, engine.OpIf, engine.OpJump, engine.OpEnd}) {
			t.Fatalf("compiled to %v", got)
		}
		if ops[1].To != at+3 || ops[2].To != at || b.lib.Counts[ops[1].Count] != (engine.Count{Of: engine.CardsIn, From: engine.Set(Hand)}) {
			t.Errorf("from %d: %+v", at, ops)
		}
	})
	t.Run("a guess", func(t *testing.T) {
		b, ops := compiled(&Card{}, GuessType())
		types := []string{"hero", "villain", "super power", "equipment", "location", "starter", "weakness"}
		if ops[0].Code != engine.OpChoose || int(ops[0].N) != len(types) {
			t.Fatalf("the choice is %+v", ops[0])
		}
		a := b.asks[engine.ProgID(len(b.lib.Code)-len(ops))]
		for i, name := range types {
			if label := ops[1+i]; label.Code != engine.OpLabel || b.Label(label.N) != name || !strings.EqualFold(a.Labels[label.N].Act, "name "+name) {
				t.Errorf("choice %d is %+v, %q, and reads %q", i, label, b.Label(label.N), a.Labels[label.N].Act)
			}
		}
		if a.Title != "which card type" {
			t.Errorf("asked is %+v", a)
		}
	})
	t.Run("a gain for any player", func(t *testing.T) {
		b, ops := compiled(&Card{}, GainForAny(UpTo(1, AnyCard, LineUp)))
		want := []engine.OpCode{engine.OpPick, engine.OpIf, engine.OpIt, engine.OpIf, engine.OpTarget, engine.OpIt, engine.OpEnd}
		if got := codes(ops); !slices.Equal(got, want) {
			t.Fatalf("compiled to %v, want %v", got, want)
		}
		at := engine.ProgID(len(b.lib.Code) - len(ops))
		if ops[0].Verb != engine.VerbGain || ops[1].To != at+6 || ops[3].To != at+6 || ops[4].Who != engine.All ||
			ops[5].Verb != engine.VerbPut || ops[5].Dest != (engine.Dest{Place: Hand, Of: engine.Target, Under: true}) {
			t.Errorf("compiled to %+v", ops)
		}
		if a := b.asks[at+4]; a.Prompt == "" || a.Act != "give it to ^" {
			t.Errorf("asked is %+v", a)
		}
	})
	t.Run("cheaper foes", func(t *testing.T) {
		b, _ := compiled(&Card{}, CheaperFoes(2))
		d := b.lib.Changes[1]
		if d.Asked != engine.AskPrice || d.Layer != engine.Adds || d.N != -2 || d.In != 0 {
			t.Fatalf("the change is %+v", d)
		}
		q := b.lib.Filters[d.It]
		if q.Either == 0 || b.lib.Filters[q.Either] != (engine.Filter{Types: engine.Villain}) || b.lib.Filters[q.Or] != (engine.Filter{Super: true}) {
			t.Errorf("it is about %+v", q)
		}
	})
	b, _ := compiled(&Card{}, nil)
	for name, c := range map[string]struct {
		f    Filter
		want engine.Filter
	}{
		"itself":      {Filter{This: true}, engine.Filter{This: true}},
		"a twin":      {Filter{Twin: true}, engine.Filter{Twin: true}},
		"a namesake":  {Filter{AlsoIn: engine.Set(Hand)}, engine.Filter{AlsoIn: engine.Set(Hand)}},
		"a card seen": {Filter{Noted: true}, engine.Filter{Held: true}},
	} {
		if got := b.lib.Filters[b.filter(c.f)]; got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
	for name, c := range map[string]struct {
		cond Cond
		want engine.Count
		min  int
		max  int
	}{
		"nothing from the Line-Up": {NothingFromLineUp, engine.Count{Of: engine.Gained, From: engine.Set(LineUp)}, 0, 0},
		"Super Hero face down":     {HeroDown, engine.Count{Of: engine.CardsIn, From: engine.Set(engine.Heroes), Filter: b.filter(Filter{FaceUp: true})}, 0, 0},
		"none kept":                {NoneKept, engine.Count{Of: engine.CardsHeld}, 0, 0},
		"some kept":                {SomeKept, engine.Count{Of: engine.CardsHeld}, 1, engine.Unlimited},
		"types played":             {*OnceTyped(3), engine.Count{Of: engine.TypesPlayed}, 3, engine.Unlimited},
		"cards shown":              {Cond{count: CardsShown.count}, engine.Count{Of: engine.CardsHeld}, 0, 0},
		"the best VP":              {Cond{count: BestVP.count}, engine.Count{Of: engine.BestVP, From: engine.Set(Hand)}, 0, 0},
	} {
		if got := b.lib.Counts[b.count(c.cond.count)]; got != c.want || c.cond.min != c.min || c.cond.max != c.max {
			t.Errorf("%s: %+v from %d to %d, want %+v from %d to %d", name, got, c.cond.min, c.cond.max, c.want, c.min, c.max)
		}
	}
}

// TestTitle checks that cards whose names differ only by their Band share the name that texts refer to.
func TestTitle(t *testing.T) {
	for _, c := range []struct{ name, band, want string }{
		{"Gate", "", "Gate"}, {"Gate - Hard", "", "Gate - Hard"}, {"Gate - Hard", "Hard", "Gate"}, {"Gate", "Hard", "Gate"},
	} {
		if got := (&Card{Name: c.name, Band: c.band}).Title(); got != c.want {
			t.Errorf("%q with the band %q is called %q, want %q", c.name, c.band, got, c.want)
		}
	}
	b, _ := compiled(&Card{}, nil)
	one, two := b.face(&Card{Name: "Gate"}, "set"), b.face(&Card{Name: "Gate - Hard", Band: "Hard"}, "set")
	if one.ID != two.ID || one.Name == two.Name {
		t.Errorf("the faces are %+v and %+v", one, two)
	}
}
