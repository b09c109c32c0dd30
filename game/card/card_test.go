package card_test

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	. "lineup/game/card"
	"lineup/game/english"
	"lineup/game/picture"
)

var art = picture.Scene{Seed: 1}

// table is the smallest table that a game can use.
var table = Table{
	Rows: []engine.Row{
		{Place: engine.Destroyed, Sight: engine.Open},
		{Place: engine.SetAside, Owning: engine.Keeps},
		{Place: engine.Rules, Sight: engine.Open},
		{Place: engine.Heroes, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes},
		{Place: InPlay, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Keeps},
		{Place: Hand, Per: engine.OfSeat, Sight: engine.ToHolder, Owning: engine.Makes},
		{Place: Deck, Per: engine.OfSeat, Owning: engine.Makes},
		{Place: DiscardPile, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes},
	},
	Acts: []Offer{PlayFromHand(), EndTurn()},
	Turn: []Step{{Name: "begin", Do: BeginTurn()}, {Name: "act", Do: Act()}, {Name: "pass", Do: Pass()}},
}

// set returns a set of one card plus the cards that its effects may name.
func set(c Card) Set {
	if c.Name == "" {
		c.Name = "Test"
	}
	if c.Copies == 0 {
		c.Copies = 1
	}
	if c.Art.Empty() {
		c.Art = art
	}
	return Set{ID: "test", Cards: []Card{
		c,
		{Name: "Kick", Kind: Kick, Copies: 1, Cost: 3, Art: art},
	}}
}

// TestWords checks one phrase for each type of effect, in both persons where it has them.
func TestWords(t *testing.T) {
	for _, c := range []struct {
		play Effect
		want string
	}{
		{Power(3), "+3 Power."},
		{PowerPer(2, FoesWith(Type(Hero), DiscardPile)), "+2 Power for each foe with a Hero in their discard pile."},
		{DoublePower(), "Double your unspent Power."},
		{Draw(1), "Draw a card."},
		{Draw(7), "Draw seven cards."},
		{CheaperVillains(2), "This turn, Super-Villains cost you 2 less to defeat."},
		{Destroy(UpTo(2, AnyCard, Hand, DiscardPile)), "You may destroy up to two cards in your hand or discard pile."},
		{Destroy(AllOrNone(2, AnyCard, Hand)), "You may destroy exactly two cards in your hand."},
		{Discard(Every(AnyCard, Hand)), "Discard your hand."},
		{Gain(One(Type(Villain).CostingAtMost(4), LineUp)), "Gain a Villain with cost 4 or less from the Line-Up."},
		{ToHand(One(Type(Equipment), DiscardPile)), "Put an Equipment from your discard pile into your hand."},
		{EachFoe(Discard(AtRandom(1, Hand))), "Each foe discards a random card."},
		{EachFoe(Destroy(UpTo(1, AnyCard, Hand))), "Each foe may destroy a card in their hand."},
		{Attack(Gain(Top(2, Weaknesses))), "Attack: Each foe gains two Weaknesses."},
		{AttackAllUnless(Type(Villain), Draw(1)), "Each player draws a card unless they reveal a Villain from their hand."},
		{IfElse(Control(Type(Location)), Power(2), Draw(1)), "If you control a Location, +2 Power. Otherwise, draw a card."},
		{May(ToHand(Top(1, Kicks))), "You may put a Kick from the Kick stack into your hand."},
		{AtEndOfTurn(UnderDeck(This)), "Put this card on the bottom of its owner's deck at the end of this turn."},
		{ThisTurn(When{On: OnGain, Once: true, Do: May(ToDeckTop(It))}),
			"Once this turn, when you buy or gain a card, you may put it on top of your deck."},
		{ThisTurn(When{On: OnDestroy, Do: GainToHand(It)}), "When you destroy a card on your turn, gain it and put it into your hand."},
		{Also(Named("Kick"), Draw(1)), "If you play or have played a Kick this turn, draw a card."},
	} {
		t.Run(c.want, func(t *testing.T) {
			c1 := set(Card{Play: c.play}).Cards[0]
			if got := c1.Text(); got != c.want {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}

// TestFaults checks that a card that makes no sense is refused with its name.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		card Card
		want string
	}{
		{Card{Play: Power(0)}, "Power of 0"},
		{Card{Play: Draw(0)}, "draws 0 cards"},
		{Card{Play: Gain(One(Named("Nobody"), LineUp))}, `"Nobody", which is not a card`},
		{Card{Play: Destroy(One(AnyCard))}, "from nowhere"},
		{Card{Play: Gain(Cards{}.Shown().Of(engine.Right))}, "in whose places cards lie: right"},
		{Card{Play: Destroy(UpTo(0, AnyCard, Hand))}, "takes 0 cards"},
		{Card{Play: Choose(Alternative{Label: "one", Do: Power(1)})}, "between 1 effects"},
		{Card{Play: CheaperVillains(0)}, "change by nothing"},
		{Card{Play: Gain(One(Costing(5, 3), LineUp))}, "cost from 5 to 3"},
		{Card{Play: PassLeft(It)}, "no words"},
		{Card{Play: Replay(Every(AnyCard, InPlay))}, "plays again cards that no player chooses"},
		{Card{Play: Replay(AtRandom(1, InPlay))}, "plays again cards that no player chooses"},
		{Card{Play: Destroy(Exactly(300, AnyCard, Hand))}, "takes 300 cards"},
		{Card{Play: Destroy(Cards{})}, "from nowhere"},
		{Card{Play: Gain(AnyNumber(AnyCard, LineUp).Together(256))}, "worth 256"},
		{Card{Play: Gain(AnyNumber(AnyCard, LineUp).Together(-1))}, "worth -1"},
		{Card{Play: Discard(One(AnyCard, Hand).Of(engine.Left))}, "in whose places cards lie: left"},
		{Card{Play: AsideFor(engine.Foes, One(AnyCard, Hand))}, "for whom cards are set aside: foes"},
		{Card{Play: Aside(It)}, "no words"},
		{Card{Play: Play(Every(AnyCard, InPlay))}, "plays cards in play"},
		{Card{Play: Destroy(One(Filter{Types: engine.Hero, Not: engine.Villain}, Hand))}, "shuts out others"},
		{Card{Play: Destroy(One(Filter{Name: "Kick", Not: engine.Villain}, Hand))}, "shuts out others"},
		{Card{Play: Number(PowerLeft, 0)}, "changed by nothing"},
		{Card{Play: PayFor(0, Draw(1), Empty(Hand), Draw(1))}, "price of 0"},
		{Card{Play: Choose(Alternative{Label: "one", Do: Power(1)}, Alternative{Label: "two", Only: new(Empty(Hand)), Do: Power(2)})}, "upper bound"},
		{Card{Play: If(HavePlayed(255, AnyCard), Draw(1))}, "condition from 255"},
		{Card{Play: If(HavePlayed(-1, AnyCard), Draw(1))}, "condition from -1"},
		{Card{Play: ForNow(engine.EndOfTurn, Change{N: 1})}, "change without words"},
		{Card{Play: ForNow(engine.EndOfTurn, Change{N: 1, Words: "w", Whose: engine.Left})}, "about whose questions a change is: left"},
		{Card{Play: ForNow(engine.EndOfTurn, Change{N: 1, Words: "w", If: new(HavePlayed(2, AnyCard))})}, "more than that something is there"},
		{Card{Play: ActOf(Offer{Kind: engine.OptEnd, Words: "w"})}, "cannot be left"},
		{Card{Play: ActOf(Offer{Kind: engine.OptAct, Leaves: true, Label: "l"})}, "offer without words"},
		{Card{Play: ActOf(Offer{Kind: engine.OptAct, Leaves: true, Words: "w"})}, "has no name"},
		{Card{Play: ActOf(Offer{Kind: engine.OptAct, Leaves: true, Words: "w", Label: "l"}, Offer{Kind: engine.OptAct, Words: "w", Label: "l"})}, "does nothing"},
		{Card{Play: ActOf(Offer{Kind: engine.OptAct, Leaves: true, Words: "w", Label: "l", By: engine.All})}, "who can take an offer: all"},
		{Card{Ongoing: []When{{On: OnPlay}}}, "ability that does nothing"},
		{Card{Ongoing: []When{{On: OnPlay, Whose: engine.Left, Do: Power(1)}}}, "whose deed it hears: left"},
		{Card{Ongoing: []When{{On: OnDraw, First: true, How: engine.Interrupts, Do: Power(1)}}}, "which nothing can interrupt"},
		{Card{Ongoing: []When{{On: OnPlay, In: engine.Hits, Do: Power(1)}}}, "in whose turn it works: hit"},
		{Card{Ongoing: []When{{On: OnGain, NewName: true, Do: Power(1)}}}, "its moment does not know"},
		{Card{Ongoing: []When{{On: OnGain, If: OncePlayed(1, AnyCard), Do: Power(1)}}}, "its moment does not know"},
		{Card{Ongoing: []When{{On: engine.OnAvoid, First: true, Do: Power(1)}}}, "its moment does not know"},
		{Card{Ongoing: []When{{On: OnGain, First: true, Do: Power(1)}}}, "there are no words for that"},
		{Card{Ongoing: []When{{On: OnPlay, At: engine.Set(Hand), Do: Power(1)}}}, "there are no words for that"},
		{Card{Ongoing: []When{{On: OnDraw, Do: Power(1)}}}, "its moment does not know"},
		{Card{Ongoing: []When{{On: OnDraw, First: true, Card: Type(Hero), Do: Power(1)}}}, "hears draws for a card"},
		{Card{Ongoing: []When{{On: OnPlay, If: OncePlayed(1, AnyCard), Card: Named("Kick"), Do: Power(1)}}}, "no words for both"},
		{Card{Ongoing: []When{{On: OnPlay, If: OncePlayed(0, AnyCard), Do: Power(1)}}}, "ability hangs on an upper bound"},
		{Card{Ongoing: []When{{On: OnPlay, If: new(Empty(Hand)), Do: Power(1)}}}, "ability hangs on an upper bound"},
		{Card{Ongoing: make([]When, 5)}, "5 triggered abilities and 0 to use"},
		{Card{Uses: make([]Use, 4)}, "0 triggered abilities and 4 to use"},
		{Card{Uses: []Use{{}}}, "ability that does nothing"},
		{Card{Uses: []Use{{Only: new(HavePlayed(255, AnyCard)), Do: Power(1)}}}, "condition from 255"},
		{Card{Uses: []Use{{Price: Price{Of: PowerLeft, N: 1, Also: Counter{ID: engine.OwnNumbers, Name: "Move"}, AlsoN: 1}, Do: Power(1)}}},
			`number 6 ("Move") is not counted`},
		{Card{Copies: -1}, "at least one copy"},

		// Faults are found in every part of a card.
		{Card{Arrival: AttackAll(Draw(0))}, "draws 0 cards"},
		{Card{Fallen: EachFoe(Draw(0))}, "draws 0 cards"},
		{Card{Defenses: Avoids(Draw(0))}, "draws 0 cards"},
		{Card{Uses: []Use{{Do: AtEndOfTurn(Draw(0))}}}, "draws 0 cards"},
		{Card{Ongoing: []When{{On: OnPlay, Do: May(Draw(0))}}}, "draws 0 cards"},
		{Card{Changes: []Change{{N: 0, Layer: engine.Adds, Words: "w"}}}, "change by nothing"},
		{Card{Changes: []Change{{N: 1, Words: "w", Of: Named("Nobody")}}}, `"Nobody", which is not a card`},
		{Card{Changes: []Change{{N: 1, Words: "w", If: new(Control(Named("Nobody")))}}}, `"Nobody", which is not a card`},
		{Card{Uses: []Use{{Only: new(Control(Named("Nobody"))), Do: Draw(1)}}}, `"Nobody", which is not a card`},
		{Card{Ongoing: []When{{On: OnPlay, Card: Named("Nobody"), Do: Draw(1)}}}, `"Nobody", which is not a card`},
		{Card{Ongoing: []When{{On: OnPlay, If: OncePlayed(2, Named("Nobody")), Do: Draw(1)}}}, `"Nobody", which is not a card`},
		{Card{Play: May(Draw(1), Control(Named("Nobody")))}, `"Nobody", which is not a card`},
		{Card{Play: If(Control(Named("Nobody")), Draw(1))}, `"Nobody", which is not a card`},
		{Card{Play: Choose(Alternative{Label: "one", Do: Draw(1)}, Alternative{Label: "two", Only: new(Control(Named("Nobody"))), Do: Draw(2)})}, `"Nobody", which is not a card`},
		{Card{Play: Choose(Alternative{Label: "one", Do: Draw(1)}, Alternative{Label: "two", Do: Draw(0)})}, "draws 0 cards"},
		{Card{Play: Nearer(Named("Nobody"), LineUp, "there")}, `"Nobody", which is not a card`},
		{Card{Play: NearestWith(Named("Nobody"), Hand)}, `"Nobody", which is not a card`},
		{Card{Play: PowerPerName(1, Named("Nobody"), DiscardPile)}, `"Nobody", which is not a card`},
		{Card{Play: PayFor(1, Draw(1), Control(Named("Nobody")), Draw(1))}, `"Nobody", which is not a card`},
		{Card{Play: PowerPer(1, InHand(Named("Nobody")))}, `"Nobody", which is not a card`},
		{Card{Play: Gain(TopPer(InHand(Named("Nobody")), Deck))}, `"Nobody", which is not a card`},
		{Card{Changes: []Change{{N: 1, Words: "w", Per: new(InHand(Named("Nobody")))}}}, `"Nobody", which is not a card`},
		{Card{Play: Gain(Cards{}.Shown().Of(engine.Right))}, "in whose places cards lie: right"},
		{Card{Play: SoleDearest(Draw(0))}, "draws 0 cards"},
		{Card{Play: EachPlayer(Draw(0))}, "draws 0 cards"},
		{Card{Play: Attack(Draw(0))}, "draws 0 cards"},
		{Card{Play: If(NothingPlayed, Draw(0))}, "draws 0 cards"},
		{Card{Play: IfElse(NothingPlayed, Draw(1), Draw(0))}, "draws 0 cards"},
		{Card{Play: ThisTurn(When{On: OnGain, Do: Draw(0)})}, "draws 0 cards"},
		{Card{Play: Also(Named("Kick"), Draw(0))}, "draws 0 cards"},
		{Card{Play: Also(Named("Nobody"), Draw(1))}, `"Nobody", which is not a card`},
		{Card{Play: PayFor(1, Draw(1), Holding(Hand), Draw(0))}, "draws 0 cards"},
		{Card{Play: PayFor(1, Draw(0), Holding(Hand), Draw(1))}, "draws 0 cards"},
		{Card{Play: Look(engine.Shown, Deck, Draw(0))}, "draws 0 cards"},
		{Card{Play: Repeat(Draw(0), Holding(Hand))}, "draws 0 cards"},
		{Card{Play: Repeat(Draw(1), Some(CardsOf(Named("Nobody"), Hand)))}, `"Nobody", which is not a card`},
		{Card{Play: GainForAny(One(Named("Nobody"), LineUp))}, `"Nobody", which is not a card`},
		{Card{Play: CheaperFoes(0)}, "change by nothing"},
		{Card{Ongoing: []When{{On: OnPlay, If: OnceTyped(0), Do: Power(1)}}}, "ability hangs on an upper bound"},
		{Card{Play: ChoosePlayed(Named("Nobody"), nil, Draw(1))}, `"Nobody", which is not a card`},
		{Card{Play: ChoosePlayed(AnyCard, nil, Draw(0))}, "draws 0 cards"},
		{Card{Play: ForEachShown(AnyCard, false, Draw(0))}, "draws 0 cards"},
		{Card{Play: ForEachShown(Named("Nobody"), false, Draw(1))}, `"Nobody", which is not a card`},
		{Card{Play: InNobodysTurn(Draw(0))}, "draws 0 cards"},
		{Card{Play: TargetsTop(Hand, Draw(0))}, "draws 0 cards"},
		{Card{Play: Instead(Draw(0))}, "draws 0 cards"},
		{Card{Play: AttackAllUnless(Named("Nobody"), Draw(1))}, `"Nobody", which is not a card`},
		{Card{Play: ActOf(Offer{Kind: engine.OptAct, Leaves: true, Words: "w", Label: "l", Does: Draw(0)})}, "draws 0 cards"},
		{Card{Play: ActOf(Offer{Kind: engine.OptAct, Leaves: true, Words: "w", Label: "l", Card: Named("Nobody")})}, `"Nobody", which is not a card`},
		{Card{Play: PayAnyTokens(0)}, "pays up to 0 VP tokens"},
		{Card{Play: PayAnyTokens(255)}, "pays up to 255 VP tokens"},
		{Card{Play: PayTokens(0)}, "changed by nothing"},
		{Card{Play: GainTokens(0)}, "no VP tokens"},
		{Card{Play: DiscardMaking(0)}, "make 0 Power"},
		{Card{Play: DrawUntil(0)}, "draws until cards cost 0"},
		{Card{Play: Stay(UpTo(1, Named("Nobody"), DiscardPile))}, `"Nobody", which is not a card`},
		{Card{Play: Gain(TopPer(DifferentInHand(Named("Nobody")), Deck))}, `"Nobody", which is not a card`},
		{Card{Defenses: []Defense{{Only: new(Control(Named("Nobody")))}}}, `"Nobody", which is not a card`},
		{Card{Defenses: []Defense{{Only: new(Empty(Hand))}}}, "a Defense hangs on more"},
		{Card{VP: VPPerOwned(1, Named("Nobody"))}, `"Nobody", which is not a card`},
		{Card{Play: DrawShown(Named("Nobody"))}, `"Nobody", which is not a card`},
		{Card{Play: DrawEach(InHand(Named("Nobody")))}, `"Nobody", which is not a card`},
		{Card{Play: If(Holding(Hand).And(Control(Named("Nobody"))), Draw(1))}, `"Nobody", which is not a card`},
		{Card{Play: If(Holding(Hand).And(AtLeast(Own("Frost"), 1)), Draw(1))}, `number 255 ("Frost") is not counted`},
		{Card{Play: If(AtLeast(Own("Frost"), 1), Draw(1))}, `number 255 ("Frost") is not counted`},
		{Card{Play: PowerPer(1, Laid(Counter{ID: engine.OwnNumbers, Name: "Frost"}))}, `number 6 ("Frost") is not counted`},
		{Card{Play: PowerPer(1, Laid(Own("Frost")))}, `number 255 ("Frost") is not counted`},
	} {
		t.Run(c.want, func(t *testing.T) {
			_, err := NewBook(table, set(c.card))
			if english.Error(t, err) == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "Test") {
				t.Errorf("want an error of card Test that says %q, got %v", c.want, err)
			}
		})
	}
	if _, err := NewBook(table, Set{ID: "test", Cards: []Card{{Name: "Test", Copies: 1}}}); english.Error(t, err) == nil {
		t.Error("a card without a picture was taken")
	}
}

// TestTableFaults checks that a table that makes no sense is refused.
func TestTableFaults(t *testing.T) {
	for _, c := range []struct {
		change func(*Table)
		want   string
	}{
		{func(t *Table) { t.Turn = append(t.Turn, Step{Do: Pass()}) }, "step without a name"},
		{func(t *Table) { t.Setup = append(t.Setup, Step{Name: "idle"}) }, "step without a name, or that does nothing"},
		{func(t *Table) { t.Turn = append(t.Turn, Step{Name: "draw", Do: Draw(0)}) }, "draws 0 cards"},
		{func(t *Table) { t.Struck = Draw(0) }, "draws 0 cards"},
		{func(t *Table) { t.Acts = t.Acts[:1] }, "turn that cannot be ended"},
		{func(t *Table) { t.Acts = append(t.Acts, Offer{Kind: engine.OptEnd}) }, "offer without words"},
		{func(t *Table) { t.Rows = t.Rows[1:] }, "needs a row for Destroyed"},
	} {
		t.Run(c.want, func(t *testing.T) {
			changed := table.Clone()
			c.change(&changed)
			if _, err := NewBook(changed, set(Card{Play: Power(1)})); english.Error(t, err) == nil || !strings.Contains(err.Error(), "the table: ") || !strings.Contains(err.Error(), c.want) {
				t.Errorf("want an error that says %q, got %v", c.want, err)
			}
		})
	}
	changed := table.Clone()
	if err := changed.Replace("nowhere", Pass()); english.Error(t, err) == nil || !strings.Contains(err.Error(), `no step "nowhere"`) {
		t.Errorf("a step that is not there was replaced: %v", err)
	}
	if err := changed.Replace("pass", Draw(1)); err != nil || table.Turn[2].Do != Pass() {
		t.Errorf("a step of a copy was replaced: %v", err)
	}
	if changed.Row(Hand) == nil || changed.Row(Under) != nil {
		t.Error("a row is found if it is there, and only then")
	}
	changed.Row(Hand).Sight = engine.Open
	if table.Row(Hand).Sight != engine.ToHolder {
		t.Error("a change to a copy changed the table")
	}
}

// TestRules checks that the steps of a table, its offers and the effects of its events are all in the words of its rules.
func TestRules(t *testing.T) {
	plain := Table{Rows: table.Rows, Setup: []Step{{Name: "hands", Do: NewHand()}}, Turn: []Step{{Name: "draw", Do: Do(Draw(1), Power(1))}, {Name: "pass", Do: EndTurnNow()}},
		Acts: []Offer{PlayFromHand(), EndTurn()}}
	events := plain.Clone()
	events.Gained, events.Entered = Draw(1), Draw(2)
	acts := []string{"Play a card from your hand.", "End your turn."}
	for _, c := range []struct {
		table Table
		acts  []string
	}{
		{plain, acts},
		{events, append(slices.Clone(acts), "When you buy or gain a card on your turn: draw a card.", "When a card brings a Super-Villain from the main deck into the Line-Up: draw two cards.")},
	} {
		b, err := NewBook(c.table, set(Card{Play: Power(1)}))
		if err != nil {
			t.Fatal(err)
		}
		setup, turn, acts := b.Rules()
		if want := []string{"Draw a new hand."}; !slices.Equal(setup, want) {
			t.Errorf("the setup is %q, want %q", setup, want)
		}
		if want := []string{"Draw a card.", "+1 Power.", "Your turn ends right away."}; !slices.Equal(turn, want) {
			t.Errorf("the turn is %q, want %q", turn, want)
		}
		if !slices.Equal(acts, c.acts) {
			t.Errorf("the acts are %q, want %q", acts, c.acts)
		}
	}
}

// TestFind checks that a name finds its card, with the set's name added if two sets have the card.
func TestFind(t *testing.T) {
	other := Set{ID: "other", Cards: []Card{{Name: "Kick", Kind: Kick, Copies: 1, Art: art}}}
	b, err := NewBook(table, set(Card{Play: Power(1)}), other)
	if err != nil {
		t.Fatal(err)
	}
	for name, set := range map[string]string{"Kick": "test", "Kick@test": "test", "Kick@other": "other"} {
		t.Run(name, func(t *testing.T) {
			f, err := b.Find(name, false)
			if err != nil || b.Library().Faces[f].Set != set {
				t.Errorf("got face %d, %v", f, err)
			}
		})
	}
	for _, name := range []string{"Kyck", "Kick@nowhere", ""} {
		if _, err := b.Find(name, false); english.Error(t, err) == nil {
			t.Errorf("%q was found", name)
		}
	}
}

// TestReplace checks that a variant finds the steps of the setup and the turn by name, and that the
// error for an unknown name lists them.
func TestReplace(t *testing.T) {
	table := Table{Setup: []Step{{Name: "hands", Do: NewHand()}}, Turn: []Step{{Name: "draw", Do: NewHand()}}}
	for _, name := range []string{"hands", "draw"} {
		if err := table.Replace(name, Draw(3)); err != nil {
			t.Error(err)
		}
	}
	if table.Setup[0].Do != Draw(3) || table.Turn[0].Do != Draw(3) {
		t.Errorf("the steps are %+v and %+v", table.Setup, table.Turn)
	}
	if err := table.Replace("drow", Draw(3)); english.Error(t, err) == nil || err.Error() != `there is no step "drow": choose from hands, draw` {
		t.Errorf("got error %v", err)
	}
}

// TestInsertStep checks that a step goes before or after the one with a name, in the setup or the
// turn, and that an unknown name is an error that changes nothing.
func TestInsertStep(t *testing.T) {
	names := func(t Table) string {
		var out []string
		for _, s := range slices.Concat(t.Setup, []Step{{Name: "|"}}, t.Turn) {
			out = append(out, s.Name)
		}
		return strings.Join(out, " ")
	}
	for _, c := range []struct{ at, before, after string }{
		{"heroes", "new heroes hands | draw pass", "heroes new hands | draw pass"},
		{"hands", "heroes new hands | draw pass", "heroes hands new | draw pass"},
		{"draw", "heroes hands | new draw pass", "heroes hands | draw new pass"},
		{"pass", "heroes hands | draw new pass", "heroes hands | draw pass new"},
		{"moon", "", ""},
	} {
		t.Run(c.at, func(t *testing.T) {
			for i, want := range []string{c.before, c.after} {
				table := Table{Setup: []Step{{Name: "heroes"}, {Name: "hands"}}, Turn: []Step{{Name: "draw"}, {Name: "pass"}}}
				err := []func(string, Step) error{table.StepBefore, table.StepAfter}[i](c.at, Step{Name: "new"})
				if want == "" {
					if english.Error(t, err) == nil || err.Error() != `there is no step "moon": choose from heroes, hands, draw, pass` {
						t.Errorf("got error %v", err)
					}
					want = "heroes hands | draw pass"
				} else if err != nil {
					t.Error(err)
				}
				if got := names(table); got != want {
					t.Errorf("the steps are %s, want %s", got, want)
				}
			}
		})
	}
}

// TestInsertAct checks that an offer goes before or after the first one of a kind, and that an error
// for a kind without one changes nothing.
func TestInsertAct(t *testing.T) {
	labels := func(t Table) string {
		var out []string
		for _, o := range t.Acts {
			out = append(out, o.Label)
		}
		return strings.Join(out, " ")
	}
	for _, c := range []struct {
		kind          engine.OptionKind
		before, after string
	}{
		{engine.OptPlay, "new play buy again end", "play new buy again end"},
		{engine.OptBuy, "play new buy again end", "play buy new again end"},
		{engine.OptEnd, "play buy again new end", "play buy again end new"},
		{engine.OptUse, "", ""},
	} {
		t.Run(c.kind.String(), func(t *testing.T) {
			for i, want := range []string{c.before, c.after} {
				table := Table{Acts: []Offer{{Kind: engine.OptPlay, Label: "play"}, {Kind: engine.OptBuy, Label: "buy"}, {Kind: engine.OptBuy, Label: "again"}, {Kind: engine.OptEnd, Label: "end"}}}
				err := []func(engine.OptionKind, Offer) error{table.ActBefore, table.ActAfter}[i](c.kind, Offer{Label: "new"})
				if want == "" {
					if english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), `there is no offer "use": choose from `) {
						t.Errorf("got error %v", err)
					}
					want = "play buy again end"
				} else if err != nil {
					t.Error(err)
				}
				if got := labels(table); got != want {
					t.Errorf("the offers are %s, want %s", got, want)
				}
			}
		})
	}
}
