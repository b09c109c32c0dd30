package card

import (
	"fmt"
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/picture"
)

// compiled returns a book with only the engine's tables and a program in it.
func compiled(c *Card, e Effect) (*Book, []engine.Op) {
	b := newBook(Table{})
	at := b.compile(c, e)
	return b, b.lib.Code[at:]
}

// spending is like [compiled] for an ability that can be used once each turn.
func spending(e Effect) []engine.Op {
	b := newBook(Table{})
	p := b.begin(&Card{})
	p.spend = true
	return b.lib.Code[b.program(p, e):]
}

// codes returns the codes of instructions.
func codes(ops []engine.Op) []engine.OpCode {
	var out []engine.OpCode
	for _, op := range ops {
		out = append(out, op.Code)
	}
	return out
}

// TestMayCompiles checks that an offer is skipped unless all its conditions hold, and that a
// once-a-turn ability is used up only if the offer is accepted.
func TestMayCompiles(t *testing.T) {
	several := HavePlayed(2, AnyCard)
	ops := spending(May(Draw(1), several, Holding(Hand), Empty(Deck)))
	want := []engine.OpCode{engine.OpIf, engine.OpIf, engine.OpMay, engine.OpSpend, engine.OpDraw, engine.OpEnd}
	if got := codes(ops); !slices.Equal(got, want) {
		t.Fatalf("got %v, want %v", got, want)
	}
	end := engine.ProgID(1 + 5) // the last instruction, after the empty program
	for i, bounds := range [][2]uint8{{1, engine.Unlimited}, {0, 0}, {2, 0}} {
		if op := ops[i]; op.To != end || op.Min != bounds[0] || op.Max != bounds[1] || op.Count == 0 {
			t.Errorf("instruction %d is %+v", i, op)
		}
	}
	// A first condition with an upper bound is compiled like the others.
	_, ops = compiled(&Card{}, May(Draw(1), Empty(Deck)))
	if got, want := codes(ops), []engine.OpCode{engine.OpIf, engine.OpMay, engine.OpDraw, engine.OpEnd}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	// An effect that is not an offer is used up right away.
	ops = spending(Draw(1))
	if got, want := codes(ops), []engine.OpCode{engine.OpSpend, engine.OpDraw, engine.OpEnd}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestNature checks that an ability asks for nothing if it only gives Power or sets up a later
// effect, and that it is about the card that triggered it if any of its effects use that card.
func TestNature(t *testing.T) {
	onCard := Counter{ID: engine.OwnNumbers, Name: "marks"}
	for name, c := range map[string]struct {
		does         Effect
		quiet, about bool
	}{
		"Power":                    {Power(1), true, false},
		"later":                    {AtEndOfTurn(Draw(1)), true, false},
		"Power and a card":         {Do(Power(1), Draw(1)), false, false},
		"Power for its cost":       {Pay(), true, true},
		"it":                       {Discard(It), false, true},
		"the card itself":          {Discard(This), false, false},
		"an offer of it":           {May(ToHand(It)), false, true},
		"an offer":                 {May(Draw(1)), false, false},
		"its text":                 {CopyText(), false, true},
		"a number on it":           {Lay(onCard, 1), true, true},
		"a number":                 {Number(PowerLeft, 2), true, false},
		"if it is something":       {If(ItIs(Type(Hero)), Draw(1)), false, true},
		"if something else is":     {If(NothingPlayed, Draw(1)), false, false},
		"as much Power as it made": {SamePower(), true, true},
	} {
		t.Run(name, func(t *testing.T) {
			b := newBook(Table{Numbers: []engine.Number{{Of: engine.OfCard}}})
			quiet, about := b.nature(b.compile(&Card{}, c.does))
			if quiet != c.quiet || about != c.about {
				t.Errorf("asks for nothing %v, about the card %v", quiet, about)
			}
		})
	}
}

// TestEqualThingsAreOne checks that equal programs, filters, counts, triggers, Attacks, changes,
// names, and labels are stored once.
func TestEqualThingsAreOne(t *testing.T) {
	c := &Card{Name: "Card"}
	b, _ := compiled(c, nil)
	for range 2 {
		for _, f := range []Filter{Type(Hero), Type(Villain), Named("Kick"), Named("Punch"), Family("Ring"), Family("Batman")} {
			b.filter(f)
		}
		for _, of := range []count{{of: engine.CardsIn, from: engine.Set(Hand)}, {of: engine.CardsIn, from: engine.Set(Deck)}} {
			b.count(of)
		}
		b.label("one")
		b.label("two")
		b.trigger(c, When{On: OnPlay, Do: Draw(1)})
		b.trigger(c, When{On: OnGain, Do: Draw(1)})
		b.attack(engine.Attack{On: engine.Foes})
		b.attack(engine.Attack{On: engine.All})
		b.change(Change{N: 1})
		b.change(Change{N: 2})
		b.compile(c, Draw(2))
	}
	l := b.lib
	got := []int{len(l.Filters), len(l.Counts), len(l.Labels), len(l.Triggers), len(l.Attacks), len(l.Changes), len(l.Names), len(l.Families), len(l.Code)}
	if want := []int{7, 3, 2, 3, 3, 3, 3, 2, 5}; !slices.Equal(got, want) {
		t.Errorf("there are %v filters, counts, labels, triggers, Attacks, changes, names, families and instructions, want %v", got, want)
	}
	if l.Filters[5].Families != 1 || l.Filters[6].Families != 2 || l.Names[l.Filters[3].Name] != "Kick" || l.Names[l.Filters[4].Name] != "Punch" {
		t.Errorf("the filters are %+v", l.Filters)
	}
	// No effect has no program, and equal code with another question is another program.
	if b.compile(c, nil) != 0 {
		t.Error("nothing has a program")
	}
	put := ToDeckTop(One(AnyCard, Hand))
	back := ToDeckTop(One(AnyCard, Hand).Back())
	one, other := b.compile(c, put), b.compile(c, back)
	if one == other || b.compile(c, put) != one || b.asks[one].Prompt != "Put a card from your hand on top of your deck." ||
		b.asks[other].Prompt != "Put a card from your hand back on top of its owner's deck." {
		t.Errorf("asked is %q and %q", b.asks[one].Prompt, b.asks[other].Prompt)
	}
}

// TestOwnNumbers checks that every count of a number, and a price, finds one that a set adds to the table by its name.
func TestOwnNumbers(t *testing.T) {
	b := newBook(Table{Numbers: []engine.Number{{Name: "Heat"}, {Name: "Frost"}}})
	frost := Own("Frost")
	for name, c := range map[string]count{
		"on it": Laid(frost).count, "on this": LaidOnThis(frost).count, "here": LaidHere(frost, InPlay).count, "there": LaidThere(frost, InPlay).count,
		"of players": PlayersWith(frost).count, "at least": AtLeast(frost, 1).count, "below": Below(frost, 1).count,
	} {
		if got := b.lib.Counts[b.count(c)].Number; got != engine.OwnNumbers+1 {
			t.Errorf("%s: counts number %d, want %d", name, got, engine.OwnNumbers+1)
		}
	}
	if got := b.price(Price{Of: frost, Also: frost}); got.Number != engine.OwnNumbers+1 || got.Also != engine.OwnNumbers+1 {
		t.Errorf("a price in a number of a set is %+v", got)
	}
}

// TestWhereAbilitiesWork checks the places where an ability works by default, and that a place the
// ability names replaces them.
func TestWhereAbilitiesWork(t *testing.T) {
	for _, c := range []struct {
		when When
		kind Kind
		want engine.Places
	}{
		{When{On: OnPlay}, Hero, engine.Set(InPlay)},
		{When{On: OnPlay}, SuperHero, engine.Set(engine.Heroes)},
		{When{On: OnPlay}, Rule, engine.Set(engine.Rules)},
		{When{On: OnGainThis}, Hero, 0},
		{When{On: OnGainThis}, SuperHero, 0},
		{When{On: OnPlay, From: engine.Set(Hand)}, Hero, engine.Set(Hand)},
		{When{On: OnGainThis, From: engine.Set(Hand)}, SuperHero, engine.Set(Hand)},
	} {
		t.Run(fmt.Sprintf("%v, moment %v", c.kind, c.when.On), func(t *testing.T) {
			if got := c.when.from(&Card{Kind: c.kind}); got != c.want {
				t.Errorf("an ability on %v of a %v works from %b, want %b", c.when.On, c.kind, got, c.want)
			}
		})
	}
}

// TestVerbs checks the third-person forms of verbs.
func TestVerbs(t *testing.T) {
	for verb, want := range map[string]string{"draw": "draws", "pass": "passes", "search": "searches", "carry": "carries", "play": "plays",
		"destroy": "destroys", "buy": "buys", "obey": "obeys", "set aside": "sets aside", "play again": "plays again"} {
		t.Run(verb, func(t *testing.T) {
			if got := third.verb(verb); got != want {
				t.Errorf("%s, want %s", got, want)
			}
			if got := second.verb(verb); got != verb {
				t.Errorf("you %s", got)
			}
			if got := third.own().verb(verb); got != verb {
				t.Errorf("they %s", got)
			}
		})
	}
}

// TestSentences checks how clauses become sentences and how articles are chosen.
func TestSentences(t *testing.T) {
	for clause, want := range map[string]string{"": "", "draw": "Draw.", "draw.": "Draw.", "draw?": "Draw?"} {
		t.Run(clause, func(t *testing.T) {
			if got := sentence(clause); got != want {
				t.Errorf("%q, want %q", got, want)
			}
		})
	}
	for _, c := range []struct {
		clauses []string
		want    string
	}{
		{nil, ""}, {[]string{"a"}, "a"}, {[]string{"a", "b"}, "a, then b"}, {[]string{"a", "b", "c"}, "a, b, then c"},
		{[]string{"a", "if b, c"}, "a. If b, c"}, {[]string{"a", "if b, c", "otherwise, d"}, "a. If b, c. Otherwise, d"},
		{[]string{"a", "b", "c", "if d, e"}, "a, b, then c. If d, e"}, {[]string{"a", "b", "otherwise, c"}, "a, then b. Otherwise, c"},
		{[]string{"if a, b", "c"}, "if a, b. C"}, {[]string{"a", "if b, c", "d"}, "a. If b, c. D"}, {[]string{"a. B", "c"}, "a. B. C"},
		{[]string{"a", "you may b"}, "a. You may b"}, {[]string{"you may a", "b"}, "you may a. B"}, {[]string{"a", "they may b"}, "a. They may b"}, {[]string{"you may put up to two", "b"}, "you may put up to two. B"},
		{[]string{"a", "you may put up to two"}, "a, then put up to two"}, {[]string{"a", "b", "you may put any number of them"}, "a, b, then put any number of them"},
		{[]string{"a", "may b"}, "a and may then b"}, {[]string{"a", "b", "may c", "d"}, "a, b, and may then c, then d"},
		{[]string{"a", "b", "a player with none c"}, "a, then b. A player with none c"},
	} {
		t.Run(c.want, func(t *testing.T) {
			if got := together(c.clauses); got != c.want {
				t.Errorf("%q: %q, want %q", c.clauses, got, c.want)
			}
		})
	}
	for noun, want := range map[string]string{"card": "a card", "Equipment": "an Equipment", "other card": "another card", "Hero": "a Hero",
		"Attack card": "an Attack card", "Ongoing card": "an Ongoing card", "Indigo Ring": "an Indigo Ring", "Unicorn": "a Unicorn"} {
		t.Run(noun, func(t *testing.T) {
			if got := withArticle(noun); got != want {
				t.Errorf("%q, want %q", got, want)
			}
		})
	}
}

// TestChooseCompiles checks that an option can be chosen only while its condition holds, and that
// each option leads to its own effect.
func TestChooseCompiles(t *testing.T) {
	b, ops := compiled(&Card{}, Choose(
		Alternative{Label: "one", Only: new(HavePlayed(2, AnyCard)), Do: Draw(1)},
		Alternative{Label: "two", Do: Power(2)}))
	want := []engine.OpCode{engine.OpChoose, engine.OpLabel, engine.OpLabel, engine.OpJump, engine.OpDraw, engine.OpJump, engine.OpNumber, engine.OpJump, engine.OpEnd}
	if got := codes(ops); !slices.Equal(got, want) {
		t.Fatalf("got %v, want %v", got, want)
	}
	if ops[0].N != 2 || ops[1].To != 1+4 || ops[2].To != 1+6 || ops[3].To != 1+8 || ops[5].To != 1+8 || ops[7].To != 1+8 {
		t.Errorf("the jumps are wrong: %+v", ops)
	}
	if ops[1].Min != 2 || b.lib.Counts[ops[1].Count].Of != engine.CardsPlayed || ops[2].Min != 0 || ops[2].Count != 0 {
		t.Errorf("the conditions are wrong: %+v and %+v", ops[1], ops[2])
	}
	if b.Label(ops[1].N) != "one" || b.Label(ops[2].N) != "two" {
		t.Errorf("the labels are %q and %q", b.Label(ops[1].N), b.Label(ops[2].N))
	}
}

// TestTraits checks the traits of a text box, which filters look for and the card shows.
func TestTraits(t *testing.T) {
	for _, c := range []struct {
		name string
		card Card
		want engine.Traits
	}{
		{"nothing", Card{Play: Draw(1)}, 0},
		{"an Attack", Card{Play: Attack(Draw(1))}, engine.HasAttack},
		{"an Attack among others", Card{Play: Do(Draw(1), Attack(Draw(1)))}, engine.HasAttack},
		{"an Attack on a condition", Card{Play: If(NothingPlayed, Attack(Draw(1)))}, engine.HasAttack},
		{"or else", Card{Play: IfElse(NothingPlayed, Draw(1), Attack(Draw(1)))}, engine.HasAttack},
		{"neither way", Card{Play: IfElse(NothingPlayed, Draw(1), Draw(2))}, 0},
		{"an Attack in nobody's turn", Card{Play: InNobodysTurn(AttackAll(Draw(1)))}, engine.HasAttack},
		{"more in nobody's turn", Card{Play: InNobodysTurn(Do(Draw(1), Attack(Draw(1))))}, engine.HasAttack},
		{"nothing in nobody's turn", Card{Play: InNobodysTurn(Draw(1))}, 0},
		{"a First Appearance", Card{Arrival: AttackAll(Draw(1))}, 0},
		{"a Defense", Card{Defenses: Avoids(Draw(1))}, engine.HasDefense},
		{"an ability in play", Card{Ongoing: []When{{On: OnPlay, Do: Draw(1)}}}, engine.HasOngoing},
		{"an ability elsewhere", Card{Ongoing: []When{{On: OnGainThis, Do: Draw(1)}}}, 0},
		{"a hero's ability", Card{Kind: SuperHero, Ongoing: []When{{On: OnPlay, Do: Draw(1)}}}, 0},
		{"a Defense in play", Card{Defenses: []Defense{{From: engine.Set(InPlay)}}}, engine.HasDefense | engine.HasOngoing},
		{"a change", Card{Changes: []Change{{N: 1, Words: "w"}}}, engine.HasOngoing},
		{"a rule's change", Card{Kind: Rule, Changes: []Change{{N: 1, Words: "w"}}}, 0},
		{"a use", Card{Uses: []Use{{Do: Draw(1)}}}, engine.HasOngoing},
		{"an Assist", Card{Assist: true}, engine.HasAssist},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := c.card.traits(); got != c.want {
				t.Errorf("the traits are %b, want %b", got, c.want)
			}
		})
	}
}

// TestNoFaults checks that cards that are close to a fault are accepted.
func TestNoFaults(t *testing.T) {
	for name, c := range map[string]Card{
		"255 cards":                      {Play: Destroy(UpTo(engine.Unlimited, AnyCard, Hand))},
		"as many as are counted":         {Play: Destroy(AsManyAs(InHand(AnyCard), AnyCard, Hand))},
		"cards worth 255":                {Play: Gain(AnyNumber(AnyCard, LineUp).Together(255))},
		"shown cards":                    {Play: Destroy(Every(AnyCard).Shown())},
		"one card in play":               {Play: Play(One(AnyCard, InPlay))},
		"all cards in hand":              {Play: Play(Every(AnyCard, Hand))},
		"all shown cards, once in play":  {Play: Play(Every(AnyCard, InPlay).Shown())},
		"all cards in play, destroyed":   {Play: Destroy(Every(AnyCard, InPlay))},
		"it again":                       {Play: Replay(It)},
		"one again":                      {Play: Replay(One(AnyCard, InPlay))},
		"some again":                     {Play: Replay(UpTo(2, AnyCard, InPlay))},
		"discard it":                     {Play: Discard(It)},
		"aside for the left":             {Play: AsideFor(engine.Left, One(AnyCard, Hand))},
		"a type only":                    {Play: Destroy(One(Type(Hero), Hand))},
		"no type of some":                {Play: Destroy(One(NotType(Hero), Hand))},
		"from cost 3 to 3":               {Play: Destroy(One(Costing(3, 3), Hand))},
		"from cost 3":                    {Play: Destroy(One(Costing(3, 0), Hand))},
		"a condition of 254":             {Play: If(HavePlayed(engine.Unlimited-1, AnyCard), Draw(1))},
		"a change that forbids":          {Changes: []Change{{Layer: engine.Forbids, Words: "no"}}},
		"a change to nothing":            {Changes: []Change{{Layer: engine.Sets, Words: "none"}}},
		"a first gain, said":             {Ongoing: []When{{On: OnGain, First: true, Do: Draw(1), Says: "the first"}}},
		"a first gain of others":         {Ongoing: []When{{On: OnGain, First: true, Whose: engine.Foes, In: engine.All, Do: Draw(1)}}},
		"a play from hand, said":         {Ongoing: []When{{On: OnPlay, At: engine.Set(Hand), Do: Draw(1), Says: "from hand"}}},
		"a count and a card, said":       {Ongoing: []When{{On: OnPlay, If: OncePlayed(1, AnyCard), Card: Type(Hero), Do: Draw(1), Says: "both"}}},
		"a gain that is heard at once":   {Ongoing: []When{{On: OnGainThis, How: engine.Interrupts, Do: Draw(1)}}},
		"a shuffle that is interrupted":  {Ongoing: []When{{On: engine.BeforeShuffle, How: engine.Interrupts, Do: Draw(1)}}},
		"254 VP tokens":                  {Play: PayAnyTokens(254)},
		"a Defense on a condition":       {Defenses: []Defense{{Only: new(AtLeast(VPTokens, 1))}}},
		"less of a number":               {Play: Number(PowerLeft, -1)},
		"the first draw":                 {Ongoing: []When{{On: OnDraw, First: true, Do: Draw(1)}}},
		"a first play":                   {Ongoing: []When{{On: OnPlay, First: true, Do: Draw(1)}}},
		"a new name":                     {Ongoing: []When{{On: OnPlay, NewName: true, Do: Draw(1)}}},
		"plays counted":                  {Ongoing: []When{{On: OnPlay, If: OncePlayed(1, AnyCard), Do: Draw(1)}}},
		"a number counted":               {Ongoing: []When{{On: engine.OnNumber, If: new(AtLeast(PowerLeft, 1)), Do: Draw(1)}}},
		"an interruption":                {Ongoing: []When{{On: engine.BeforeDraw, How: engine.Interrupts, Do: Draw(1)}}},
		"seven abilities":                {Ongoing: slices.Repeat([]When{{On: OnPlay, Do: Draw(1)}}, 4), Uses: slices.Repeat([]Use{{Do: Draw(1)}}, 3)},
		"a use that hangs on something":  {Uses: []Use{{Only: new(Holding(Hand)), Do: Draw(1)}}},
		"an option that hangs on a card": {Play: Choose(Alternative{Label: "a", Do: Draw(1)}, Alternative{Label: "b", Only: new(Holding(Hand)), Do: Draw(2)})},
		"a price of 1":                   {Play: PayFor(1, Draw(1), Holding(Hand), Draw(2))},
		"a Defense with nothing more":    {Defenses: []Defense{{}}},
	} {
		t.Run(name, func(t *testing.T) {
			c.Name, c.Copies, c.Art = "Test", 1, picture.Scene{Seed: 1}
			k := &checker{names: map[string]string{}}
			c.check(k)
			if len(k.faults) > 0 {
				t.Errorf("%v", k.faults)
			}
		})
	}
}

// TestPlacesInWords checks the words for places of the table and of a seat, single and joined, in
// both persons, and the words for the end of a game.
func TestPlacesInWords(t *testing.T) {
	for _, c := range []struct {
		ps  engine.Places
		own string
		any string
	}{
		{engine.Set(Hand), "your hand", "their hand"},
		{engine.Set(Hand, DiscardPile), "your hand or discard pile", "their hand or discard pile"},
		{engine.Set(LineUp), "the Line-Up", "the Line-Up"},
		{engine.Set(LineUp, Hand), "the Line-Up or your hand", "the Line-Up or their hand"},
		{engine.Set(Under), "under your Super Hero", "under their Super Hero"},
	} {
		t.Run(c.own, func(t *testing.T) {
			if own, any := places(c.ps, second), places(c.ps, third); own != c.own || any != c.any {
				t.Errorf("%q and %q, want %q and %q", own, any, c.own, c.any)
			}
		})
	}
	for r, want := range map[engine.Reason]string{LineUpShort: "the Line-Up can't be refilled", VillainsOut: "no Super-Villains are left",
		WonByCard: "a card won the game", engine.Stuck: "the rules could not be finished", engine.NotOver: "the game continues"} {
		t.Run(want, func(t *testing.T) {
			if got := Reason(r); got != want {
				t.Errorf("over because of %d: %q, want %q", r, got, want)
			}
		})
	}
}
