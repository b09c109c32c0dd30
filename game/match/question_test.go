package match_test

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/testgame"
)

var update = flag.Bool("update", false, "write the golden files anew")

// asked plays random games of a plan and passes each of their questions in words to look.
func asked(t *testing.T, p mode.Plan, games int, look func(*mode.Game, *engine.State, match.Question)) {
	t.Helper()
	names := []string{"Ana", "Bob", "Cog", "Dot", "Eve"}
	seats := len(p.Seats) // the number in the plan, or 0 to vary it from game to game
	for seed := range uint64(games) {
		p.Seed, p.Seats = seed+1, nil
		for i := range cmp.Or(seats, int(2+seed%3)) {
			p.Seats = append(p.Seats, mode.Seat{Name: names[i]})
		}
		g, s := testgame.Deal(t, catalog.Tested, p)
		name := func(seat engine.SeatID) string {
			if int(seat) >= len(p.Seats) {
				return "the ally"
			}
			return p.Seats[seat].Name
		}
		rng := engine.NewRNG(seed, engine.StreamChance)
		for n := 0; n < 700 && s.Over() == engine.NotOver; n++ {
			d := s.Pending()
			look(g, s, match.Ask(s.View(d.Seat), g.Book, name))
			o := d.Options[rng.Intn(len(d.Options))]
			if o.Kind == engine.OptEnd || o.Kind == engine.OptStep { // prefer to play and buy
				o = d.Options[rng.Intn(len(d.Options))]
			}
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: o}, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// plansOfAllModes are the plans whose questions are checked.
var plansOfAllModes = []mode.Plan{
	{}, {Heroes: mode.DealTwo}, {Profile: "tournament"}, {Mode: "rebirth"}, {Mode: "trial"}, {Mode: "trial", Variants: []string{"open-hands"}},
}

// TestEveryAnswerIsNamed checks that in thousands of questions no answer is called yes or no, each
// names its card, and two answers share a name only if they are about copies of one card. The
// golden file shows each once, for reading.
func TestEveryAnswerIsNamed(t *testing.T) {
	seen := map[string]string{}
	questions := 0
	var kinds [engine.NumDecisions]int
	for _, p := range plansOfAllModes {
		asked(t, p, 40, func(g *mode.Game, s *engine.State, q match.Question) {
			d := s.Pending()
			kinds[d.Kind]++
			checkReplies(t, s, q)
			if d.Kind == engine.DecideTurn {
				return
			}
			questions++
			key := fmt.Sprintf("%s %s %d %v %v", g.Mode.ID, source(s, q), d.At, d.Taken > 0, shape(q))
			if _, ok := seen[key]; !ok {
				seen[key] = written(g, s, q)
				checkWords(t, g, s, q)
			}
		})
	}
	for k := engine.DecideTurn; k < engine.NumDecisions; k++ {
		if kinds[k] == 0 && k != engine.DecideOther {
			t.Errorf("no question %s was asked", k)
		}
	}
	if questions < 4000 {
		t.Errorf("only %d questions were asked", questions)
	}
	var lines []string
	for _, l := range seen {
		lines = append(lines, l)
	}
	slices.Sort(lines)
	lines = slices.Compact(lines)
	for _, l := range lines {
		if found := english.Stilted(l); found != "" {
			t.Errorf("%q is stilted in %q", found, l)
		}
	}
	testgame.Golden(t, filepath.Join("testdata", "questions.golden"), strings.Join(lines, "\n"), *update)
}

// newerPlans are plans with the sets whose questions are not in the golden file.
var newerPlans = []mode.Plan{
	{Sets: []string{"heroes_unite"}}, {Sets: []string{"forever_evil"}}, {Sets: []string{"teen_titans"}},
	{Sets: []string{"base", "crossover_1"}, Options: mode.Options{{Name: "stack", Value: "crossover_1"}}},
	{Sets: []string{"base", "crossover_2"}, Options: mode.Options{{Name: "stack", Value: "crossover_2"}}},
	{Sets: []string{"base", "crossover_5"}, Options: mode.Options{{Name: "stack", Value: "crossover_5"}}},
	{Sets: []string{"base", "crossover_6"}, Options: mode.Options{{Name: "stack", Value: "crossover_6"}}},
	{Sets: []string{"base", "crisis_1"}, Options: mode.Options{{Name: "stack", Value: "impossible"}}},
}

// makes finds a sentence in which a card makes or lets a player do something.
var makes = regexp.MustCompile(`\b(makes|lets) (you|your)\b`)

// TestQuestionsOfNewerSets checks the words of the questions of all sets that the golden file is not about, and
// that no question says what a card makes or lets the player do.
func TestQuestionsOfNewerSets(t *testing.T) {
	for _, p := range newerPlans {
		seen := map[string]bool{}
		asked(t, p, 12, func(g *mode.Game, s *engine.State, q match.Question) {
			d := s.Pending()
			if checkReplies(t, s, q); d.Kind == engine.DecideTurn {
				return
			}
			key := fmt.Sprintf("%s %d %v %v", source(s, q), d.At, d.Taken > 0, shape(q))
			if seen[key] {
				return
			}
			seen[key] = true
			checkWords(t, g, s, q)
			words := written(g, s, q)
			if found := english.Stilted(words) + makes.FindString(q.Title+": "+q.Says); found != "" {
				t.Errorf("%q is stilted in %q", found, words)
			}
		})
		if len(seen) < 50 {
			t.Errorf("%v: only %d questions", p, len(seen))
		}
	}
}

// TestChoicesSayThingsOnce checks that a choice about the card at hand names it once in its title, that the
// sentence below says how the card got there, and that the log names the card in one line.
func TestChoicesSayThingsOnce(t *testing.T) {
	n := 0
	asked(t, mode.Plan{Sets: []string{"heroes_unite"}}, 60, func(_ *mode.Game, s *engine.State, q match.Question) {
		if s.Pending().Kind != engine.DecideChoose || source(s, q) != "Jervis Tetch" {
			return
		}
		n++
		it := s.Face(s.Pending().It).Name
		if q.Title != "Destroy or discard "+it+"?" || !strings.HasPrefix(q.Says, "Jervis Tetch: You look at the top card of your deck. It is ") || !strings.HasSuffix(q.Says, it+".") {
			t.Errorf("%q, %q", q.Title, q.Says)
		}
	})
	if n == 0 {
		t.Error("Jervis Tetch asked nothing")
	}
	acts := 0
	for seed := uint64(1); seed < 40 && acts < 4; seed++ {
		m := testgame.Match(t, catalog.Shipped, match.Plan{Sets: []string{"heroes_unite"}, Seed: seed, Seats: []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}}}, testgame.Randoms)
		finish(t, m)
		for _, l := range m.Chronicle(engine.NoSeat).Lines() {
			if acts += strings.Count(l.Text, " (Jervis Tetch)"); strings.Contains(l.Text, " chose to ") && strings.Contains(l.Text, " it (") {
				t.Errorf("seed %d: %q names no card", seed, l.Text)
			}
		}
	}
	if acts < 4 {
		t.Errorf("only %d lines about Jervis Tetch", acts)
	}
}

// TestQuestionsUnderASuperHero checks the questions of cards that go under a Super Hero: they are short
// enough to read, and a Defense that puts its card there does not say that it stays in the hand.
func TestQuestionsUnderASuperHero(t *testing.T) {
	hidden, seen := 0, map[string]bool{}
	asked(t, mode.Plan{Sets: []string{"base", "crossover_2"}, Options: mode.Options{{Name: "stack", Value: "crossover_2"}}}, 80, func(g *mode.Game, s *engine.State, q match.Question) {
		d := s.Pending()
		if d.Kind == engine.DecideTurn {
			return
		}
		if key := fmt.Sprintf("%s %d %v %v", source(s, q), d.At, d.Taken > 0, shape(q)); !seen[key] {
			seen[key] = true
			checkWords(t, g, s, q)
		}
		if words := written(g, s, q); strings.Contains(words, "the Super Hero of ") {
			t.Fatalf("a player's Super Hero is not called theirs: %s", words)
		}
		for _, r := range q.Answers {
			if r.Option.Kind != engine.OptDefend || s.Face(r.Option.Card).Name != "Shado" {
				continue
			}
			hidden++
			if says := fmt.Sprint(r.Words, r.Notes); r.Words != "Avoid: Put Shado under your Super Hero" || !strings.Contains(says, "draw two cards") || strings.Contains(says, "this card") || strings.Contains(says, "stays") {
				t.Fatalf("Shado defends: %s", says)
			}
		}
	})
	if hidden == 0 {
		t.Error("Shado never defends")
	}
}

// source returns the name of the card that asks.
func source(s *engine.State, q match.Question) string {
	if q.Source == engine.NoCard {
		return "the rules"
	}
	return s.Face(q.Source).Name
}

// shape distinguishes questions by one or several cards and by their other answers.
func shape(q match.Question) string {
	cards, other := 0, ""
	for _, r := range q.Answers {
		if r.Option.Card != engine.NoCard {
			cards++
		} else {
			other += r.Option.Kind.String() + " "
		}
	}
	return fmt.Sprint(min(cards, 2), other)
}

// written returns a question as the golden file has it, with only the first of several answers that
// differ in their card.
func written(g *mode.Game, s *engine.State, q match.Question) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n  %s\n  %s\n", g.Mode.ID, source(s, q), strings.ToUpper(q.Title), q.Says)
	if q.All > 0 {
		bound := ""
		if q.UpTo {
			bound = "up to "
		}
		fmt.Fprintf(&b, "  %d of %s%d chosen\n", q.Taken, bound, q.All)
	}
	var last engine.OptionKind
	for i, r := range q.Answers {
		if i > 1 && r.Option.Kind == last && r.Option.Card != engine.NoCard {
			continue
		}
		last = r.Option.Kind
		fmt.Fprintf(&b, "  [%s]", strings.ToUpper(r.Words))
		if r.Where != "" {
			fmt.Fprintf(&b, " (%s)", r.Where)
		}
		for _, n := range r.Notes {
			fmt.Fprintf(&b, " - %s", strings.TrimSpace(n.Head+" "+n.Text))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func checkReplies(t *testing.T, s *engine.State, q match.Question) {
	t.Helper()
	d := s.View(q.Seat).Pending()
	if len(q.Answers) != len(d.Options) {
		t.Fatalf("%q: %d of %d answers have words", q.Title, len(q.Answers), len(d.Options))
	}
	called := map[string]match.Reply{}
	for i, r := range q.Answers {
		if r.Option != d.Options[i] {
			t.Fatalf("%q: answer %d is another one", q.Title, i)
		}
		words := strings.ToUpper(r.Words)
		switch words {
		case "", "YES", "NO", "OK", "CANCEL", "NONE":
			t.Fatalf("%q: an answer is called %q", q.Title, words)
		}
		if strings.ContainsAny(words, "~^%") || strings.TrimSpace(words) != words || strings.Contains(words, "  ") {
			t.Fatalf("%q: an answer is called %q", q.Title, words)
		}
		if c := r.Option.Card; c != engine.NoCard && s.View(q.Seat).Sees(c) && !s.Face(c).Piece && !strings.Contains(words, strings.ToUpper(s.Face(c).Name)) {
			t.Fatalf("%q: %q does not name %s", q.Title, words, s.Face(c).Name)
		}
		if other, twice := called[words]; twice {
			a, b := r.Option.Card, other.Option.Card
			if a == engine.NoCard || b == engine.NoCard || a == b || s.Card(a).Face != s.Card(b).Face {
				t.Fatalf("%q: two answers are called %q", q.Title, words)
			}
		}
		called[words] = r
	}
}

// numbered finds a Location without its name.
var numbered = regexp.MustCompile(`Location [0-9]`)

func checkWords(t *testing.T, g *mode.Game, s *engine.State, q match.Question) {
	t.Helper()
	if q.Title == "" || q.Says == "" && q.Source != engine.NoCard || q.Says == q.Title+"." || strings.ContainsAny(q.Title+q.Says, "~^%") || strings.Contains(q.Says, "..") || strings.Contains(q.Says, "  ") {
		t.Fatalf("%s, %s: %q, %q", g.Mode.ID, source(s, q), q.Title, q.Says)
	}
	if len(q.Title) > 60 || len(q.Says) > 220 {
		t.Errorf("%s: %q (%d), %q (%d) is too long to be read", source(s, q), q.Title, len(q.Title), q.Says, len(q.Says))
	}
	names := q.Title + q.Says
	for _, c := range []engine.CardID{q.Source, q.It} {
		if c != engine.NoCard && !strings.Contains(names, strings.TrimSuffix(strings.TrimSuffix(s.Face(c).Name, " A"), " B")) {
			t.Errorf("%q, %q does not name %s", q.Title, q.Says, s.Face(c).Name)
		}
	}
	leaves := 0
	for _, r := range q.Answers {
		if r.Leaves {
			leaves++
		}
		most := 60
		if strings.HasPrefix(r.Words, "Take the hit: ") {
			most = 72
		}
		if len(r.Words) > most {
			t.Errorf("%q: the answer %q is too long for a button", q.Title, r.Words)
		}
		if numbered.MatchString(fmt.Sprint(r)) {
			t.Errorf("%q: the answer %+v says the number of a Location, not its name", q.Title, r)
		}
		for _, n := range r.Notes {
			if n.Text == "" || strings.ContainsAny(n.Text, "~^%") {
				t.Errorf("%q: %q is said about %q", q.Title, n.Text, r.Words)
			}
		}
	}
	if leaves > 1 {
		t.Errorf("%q: %d answers leave things as they are", q.Title, leaves)
	}
}

// TestWhatBecomesOfCardsSetAside checks that the question says where a set-aside card will go, for
// a player who sets one aside and for one who may defend against that Attack.
func TestWhatBecomesOfCardsSetAside(t *testing.T) {
	wants := map[string]string{
		"Graves":   "destroy all cards revealed this way",
		"Amazo":    "each player takes the cards put down for them into their hand",
		"Brainiac": "shuffle these cards and deal each player back as many as they set aside",
	}
	told := map[string]int{}
	asked(t, mode.Plan{Sets: []string{"base", "heroes_unite"}}, 240, func(_ *mode.Game, s *engine.State, q match.Question) {
		d := s.Pending()
		name := source(s, q)
		want := wants[name]
		if want == "" || d.Kind != engine.DecideDefend && (d.Kind != engine.DecidePick || d.Verb != engine.VerbAside) {
			return
		}
		told[name]++
		if !strings.Contains(strings.ToLower(q.Says), want) {
			t.Errorf("%s says %q, and not %q", name, q.Says, want)
		}
		for _, r := range q.Answers {
			if burns := name == "Graves" && r.Option.Kind == engine.OptCard; r.Burns != burns && (!burns || s.Face(r.Card).Grave == 0) {
				t.Errorf("%s: %q burns its card: %v", name, r.Words, r.Burns)
			}
		}
	})
	for name := range wants {
		if told[name] == 0 {
			t.Errorf("%s has asked nothing", name)
		}
	}
}

// TestWhatBurns checks that an answer says that it destroys its card if, and only if, the card ends
// in the destroyed pile.
func TestWhatBurns(t *testing.T) {
	burnt, others := 0, 0
	for _, p := range []mode.Plan{{}, {Profile: "tournament"}} {
		t.Run(p.String(), func(t *testing.T) {
			asked(t, p, 60, func(_ *mode.Game, s *engine.State, q match.Question) {
				d := s.Pending()
				if d.Kind != engine.DecideMay && d.Kind != engine.DecidePick {
					return
				}
				for _, r := range q.Answers {
					if r.Card == engine.NoCard {
						if r.Burns {
							t.Errorf("%q burns no card", r.Words)
						}
						continue
					}
					after := s.Copy()
					if err := after.Apply(engine.Answer{Seq: d.Seq, Option: r.Option}, nil); err != nil {
						t.Fatal(err)
					}
					v := after.View(d.Seat)
					place, _, _ := v.Board().At(v.ZoneOf(r.Card))
					switch gone := place == engine.Destroyed; {
					case gone == r.Burns && gone:
						burnt++
					case gone != r.Burns && d.Taken == 0 && d.Max <= 1:
						t.Errorf("%s: %q of %s burns: %v, and it is destroyed: %v", source(s, q), r.Words, s.Face(r.Card).Name, r.Burns, gone)
					default:
						others++
					}
				}
			})
		})
	}
	if burnt < 20 || others < 100 {
		t.Errorf("only %d cards burnt, and %d others were looked at", burnt, others)
	}
}

// TestWhatBecomesOfHeroes checks that a player who chooses a hero sees where the others go: in a
// draft to the next player, and from the last one, or from two dealt, back into the box.
func TestWhatBecomesOfHeroes(t *testing.T) {
	const next, box = "Players after you choose from the rest.", "The others return to the box."
	const other = "The other one returns to the box."
	for _, c := range []struct {
		plan mode.Plan
		want map[string]bool
	}{
		{mode.Plan{Variants: []string{"draft"}}, map[string]bool{next: true, box: true}},
		{mode.Plan{Heroes: mode.DealTwo}, map[string]bool{other: true}},
	} {
		t.Run(c.plan.String(), func(t *testing.T) {
			got := map[string]bool{}
			asked(t, c.plan, 2, func(_ *mode.Game, s *engine.State, q match.Question) {
				if d := s.Pending(); d.Kind == engine.DecideHero {
					got[q.Says] = true
					if last := d.Seat == 0; c.want[next] && last != (q.Says == box) {
						t.Errorf("seat %d is told %q", d.Seat, q.Says)
					}
				}
			})
			if !maps.Equal(got, c.want) {
				t.Errorf("%v: told are %v", c.plan, got)
			}
		})
	}
}

// TestDefenseForPartners checks that a question says if a Defense can protect a partner too.
func TestDefenseForPartners(t *testing.T) {
	both, alone := 0, 0
	names := map[string]int{}
	asked(t, mode.Plan{Variants: []string{"teams"}, Seats: mode.People(4)}, 60, func(g *mode.Game, s *engine.State, q match.Question) {
		d := s.Pending()
		if d.Kind != engine.DecideDefend || d.For != d.Seat {
			return
		}
		told := strings.Contains(q.Says, "A Defense can protect you or ")
		for _, o := range d.Options {
			if o.Kind != engine.OptDefend {
				continue
			}
			after := s.Copy()
			if err := after.Apply(engine.Answer{Seq: d.Seq, Option: o}, nil); err != nil {
				t.Fatal(err)
			}
			next := after.Pending()
			if chooses := next.Kind == engine.DecideSeat && next.Seat == d.Seat; chooses != told {
				t.Errorf("%q; that a Defense asks whom it is for is %v", q.Says, chooses)
			} else if chooses {
				for _, r := range match.Ask(after.View(next.Seat), g.Book, func(engine.SeatID) string { return "Bob" }).Answers {
					names[r.Words]++
				}
			}
		}
		if told {
			both++
		} else {
			alone++
		}
	})
	if len(names) != 2 || names["Protect yourself"] == 0 || names["Protect yourself"] != names["Protect Bob"] {
		t.Errorf("a Defense asks whom it is for with the answers %v", names)
	}
	if both == 0 || alone == 0 {
		t.Errorf("%d questions tell of a partner, %d do not", both, alone)
	}
}

// TestDoneIsNotDidNot checks that the answer to take no more cards has the effects of taking none
// only while none is taken, as for Larfleeze.
func TestDoneIsNotDidNot(t *testing.T) {
	seen := map[bool]int{}
	asked(t, mode.Plan{Sets: []string{"heroes_unite"}, Seats: mode.People(3)}, 120, func(_ *mode.Game, s *engine.State, q match.Question) {
		d := s.Pending()
		if d.Source == engine.NoCard || s.Face(d.Source).Name != "Larfleeze" || d.Kind != engine.DecidePick {
			return
		}
		if q.All > 0 && (q.Total.Bound != 5 || (d.Taken == 0) != (q.Total.Sum == 0) || q.Total.Power) {
			t.Errorf("after %d cards, the question counts %+v", d.Taken, q.Total)
		}
		cheapest := 99
		for _, r := range q.Answers {
			if r.Option.Kind == engine.OptCard {
				cheapest = min(cheapest, s.CostOf(r.Card))
			}
		}
		if most := q.All - q.Taken; q.All > 0 && (most < 1 || cheapest*most > 5-q.Total.Sum) {
			t.Errorf("%d cards that cost at least %d can be taken for %d", most, cheapest, 5-q.Total.Sum)
		}
		for _, r := range q.Answers {
			if r.Option.Kind != engine.OptDone {
				continue
			}
			seen[d.Taken > 0]++
			gives := slices.ContainsFunc(r.Notes, func(n match.Note) bool { return strings.Contains(n.Text, "+3") })
			if gives != (d.Taken == 0) {
				t.Errorf("after %d cards, to take no more says %v", d.Taken, r.Notes)
			}
		}
	})
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("asked after cards, and before: %v", seen)
	}
}

// TestPurchasesAreNamed checks in games of three modes that an answer says "defeat" exactly if it takes
// a Villain on the map or a Super-Villain from its stack, as the prompt of the turn does.
func TestPurchasesAreNamed(t *testing.T) {
	said := map[string]int{}
	for _, p := range []mode.Plan{{}, {Mode: "trial"}, {Mode: "rebirth"}} {
		for seed := range uint64(8) {
			if seed > 1 && p.Mode != "rebirth" { // there, defeats are rare at random
				break
			}
			p.Seed, p.Seats = seed+1, mode.People(2)
			g, s := testgame.Deal(t, catalog.Tested, p)
			rng := engine.NewRNG(seed, engine.StreamChance)
			for n := 0; n < 900 && s.Over() == engine.NotOver; n++ {
				d := s.Pending()
				q := match.Ask(s.View(d.Seat), g.Book, func(seat engine.SeatID) string { return fmt.Sprint("P", seat) })
				for _, r := range q.Answers {
					if r.Option.Kind != engine.OptBuy {
						continue
					}
					f := s.Face(r.Option.Card)
					word, _, _ := strings.Cut(r.Words, " ")
					if fells := f.SuperVillain || p.Mode == "rebirth" && f.Types&engine.Villain != 0; fells != (word == "Defeat") {
						t.Errorf("%s: %q", p.Mode, r.Words)
					}
					said[p.Mode+" "+word]++
				}
				o := d.Options[rng.Intn(len(d.Options))]
				if o.Kind == engine.OptEnd {
					o = d.Options[rng.Intn(len(d.Options))]
				}
				if err := s.Apply(engine.Answer{Seq: d.Seq, Option: o}, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, want := range []string{" Buy", " Defeat", "rebirth Buy", "rebirth Defeat"} {
		if said[want] == 0 {
			t.Errorf("%q is never said: %v", want, said)
		}
	}
}

// TestOrderOfAnAttackIsAsked checks that the question about the order of an Attack asks for the first
// player while it has reached nobody, and for the next one afterward.
func TestOrderOfAnAttackIsAsked(t *testing.T) {
	asks := map[string]int{}
	for seed := uint64(1); seed < 40 && len(asks) < 2; seed++ {
		g, s := testgame.Deal(t, catalog.Tested, mode.Plan{Mode: rebirth.ID, Seats: mode.People(4), Seed: seed})
		rng, reached := engine.NewRNG(seed, engine.StreamChance), 0
		for n := 0; n < 1500 && s.Over() == engine.NotOver; n++ {
			d := s.Pending()
			if d.Kind == engine.DecideSeat && d.At == 0 && d.It == engine.NoCard {
				want := " attack first?"
				if reached > 0 {
					want = " attack next?"
				}
				if q := match.Ask(s.View(d.Seat), g.Book, func(engine.SeatID) string { return "Bob" }); !strings.HasSuffix(q.Title, want) {
					t.Errorf("after %d players, %q is asked, want %q", reached, q.Title, want)
				}
				asks[want]++
				reached++
			}
			o := d.Options[rng.Intn(len(d.Options))]
			if o.Kind == engine.OptEnd || o.Kind == engine.OptStep { // prefer to play and buy
				o = d.Options[rng.Intn(len(d.Options))]
			}
			events := engine.Events{}
			err := s.Apply(engine.Answer{Seq: d.Seq, Option: o}, &events)
			for _, e := range events.List {
				switch e.Kind {
				case engine.AttackMade:
					reached = 0
				case engine.AttackHit, engine.AttackAvoided:
					reached++
				default: // of no Attack
				}
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(asks) < 2 {
		t.Errorf("only %v were asked", asks)
	}
}

// TestKnownCardIsDefinite checks that a question about one card at hand calls a Kick "the Kick".
func TestKnownCardIsDefinite(t *testing.T) {
	kicks := 0
	for seed := range uint64(40) {
		m := testgame.Match(t, catalog.Shipped, match.Plan{Seed: seed + 1, Sets: []string{"base"}, Seats: []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}}}, testgame.Randoms)
		for !m.Over() {
			if says := m.Question(m.View(m.ToAct())).Says; strings.Contains(says, " Kick on top of your deck") {
				if kicks++; !strings.HasSuffix(says, ": You may put the Kick on top of your deck.") {
					t.Errorf("the question is %q", says)
				}
			}
			if _, err := m.Step(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if kicks == 0 {
		t.Error("no card asks about a Kick")
	}
}
