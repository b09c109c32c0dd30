package mode_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/english"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/game/sets"
	town "lineup/game/sets/rebirth"
)

// duel returns the standard mode with options of words and with variants that show what an Edit can
// do. None of them ships.
func duel() mode.Mode {
	m := standard.Mode()
	m.ID, m.Title = "duel", "Duel"
	m.Options = append(m.Options, mode.Option{Name: "pace", Words: []string{"calm", "brisk"}},
		mode.Option{Name: "motto", Text: func(v string) (string, error) {
			if v == "quiet" {
				return "", errors.New("word 1 isn't a motto")
			}
			return strings.ToUpper(v), nil
		}})
	m.Variants = []mode.Edit{
		{Word: "pairs", Says: "Four seats in teams.", Bars: map[string]string{"twins": "they are for different numbers of seats"},
			Do: func(m *mode.Mode, _ mode.Plan) error {
				m.Seats, m.Teams = mode.Range{Min: 4, Max: 4}, true
				return nil
			}},
		{Word: "twins", Says: "Two heroes for each of two seats.", Do: func(m *mode.Mode, _ mode.Plan) error {
			m.Seats, m.Heroes = mode.Range{Min: 2, Max: 2}, 2
			return nil
		}},
		{Word: "long", Says: "Six cards in the Line-Up.", Do: func(m *mode.Mode, p mode.Plan) error {
			if _, ok := p.Options.Value(standard.Villains); ok {
				return errors.New("it has no stack of Super-Villains to count")
			}
			i := slices.IndexFunc(m.Options, func(o mode.Option) bool { return o.Name == standard.LineUpSize })
			m.Options[i].Default = 6
			return nil
		}},
		// It replaces the deal with the mode's own deal and then one more Weakness for each player.
		{Word: "weak", Says: "A Weakness more in each starting deck.", Bars: map[string]string{"tournament": "it has a rule of its own for them"},
			Do: func(m *mode.Mode, _ mode.Plan) error {
				before := m.Deal
				m.Deal = func(b *engine.Builder, g *mode.Game) error {
					weakness, err := g.Book.Find("Weakness", false)
					if err != nil {
						return err
					}
					for seat := range g.Plan.Seats {
						b.Add(weakness, b.Zone(engine.Deck, engine.SeatID(seat)))
					}
					return before(b, g)
				}
				return nil
			}},
	}
	return m
}

var duels = mode.NewCatalog([]mode.Mode{duel(), standard.Mode()}, sets.All())

// list returns the choices as an error lists them.
func list(names []string) string { return strings.Join(names, ", ") }

func parse(t testing.TB, text string) mode.Plan {
	t.Helper()
	p, err := mode.ParsePlan(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

// TestBuildFaults checks that the error for a Plan that cannot be played names the field and the
// possible values.
func TestBuildFaults(t *testing.T) {
	for text, want := range map[string]string{
		"moon":                                `mode: unknown mode "moon": choose from duel, standard`,
		"sets=moon":                           `sets: unknown set "moon": choose from ` + list(sets.IDs(sets.All())),
		"sets=base,base":                      "sets: base is listed twice",
		"profile=house":                       `profile: unknown profile "house": choose from standard, tournament`,
		"variant=long,moon":                   `variant: mode duel has no variant "moon": choose from pairs, twins, long, weak`,
		"variant=long,long":                   "variant: long is listed twice",
		"variant=twins,pairs seats=A,B":       "variant: Twins can't be combined with Pairs: they are for different numbers of seats",
		"variant=pairs,twins seats=A,B":       "variant: Twins can't be combined with Pairs: they are for different numbers of seats",
		"variant=weak profile=tournament":     "variant: Weak can't be combined with Tournament: it has a rule of its own for them",
		"variant=long villains=8 seats=A,B":   "variant: Long: it has no stack of Super-Villains to count",
		"moon=3":                              "moon: mode duel has no option moon: choose from " + list(optionNames(duel())),
		"villains=many":                       "villains: many must be 2 to 12",
		"villains=1":                          "villains: 1 must be 2 to 12",
		"villains=13":                         "villains: 13 must be 2 to 12",
		"line_up_size=0":                      "line_up_size: 0 must be 1 to 20",
		"pace=wild":                           `pace: "wild" is not allowed: choose from calm, brisk`,
		"seed=1":                              "seats: Duel takes two to five players; this game has none",
		"seats=A":                             "seats: Duel takes two to five players; this game has one",
		"seats=A,B,C,D,E,F,G,H,I":             "seats: Duel takes two to five players; this game has nine",
		"variant=pairs seats=A,B,C":           "seats: Pairs takes four players; this game has three",
		`seats=A," "`:                         "seats: seat 2 has no name",
		"seats=A,B,A":                         "seats: two seats are named A",
		`seats=A,"A "`:                        "seats: two seats are named A",
		"seats=Ana,Bob,ana":                   "seats: the names Ana and ana look alike: change one of them",
		"seats=Ana,Аna":                       "seats: the names Ana and Аna look alike: change one of them", // the second in Cyrillic
		"seats=A,李小龍":                         "seats: seat 2: the game's fonts don't have Chinese letters: use Latin, Greek, or Cyrillic letters",
		"seats=A," + strings.Repeat("B", 25):  "seats: seat 2: a name has at most 24 letters",
		`seats=A,"B\u202e"`:                   "seats: seat 2: a name can't contain invisible characters",
		`seats=A:person::"red 🦇",B`:           "seats: the team of seat 1: the game's fonts don't have that symbol: use letters, digits, and punctuation",
		"moon" + strings.Repeat("o", 100_000): `mode: unknown mode "moon` + strings.Repeat("o", 56) + `...": choose from duel, standard`,
		"seats=A:person::red,B":               `seats: A is on team "red", but mode duel has no teams`,
		"seats=A::Robin,B":                    `heroes: there is no hero named "Robin": choose from Aquaman, Batman, Cyborg, Green Lantern, Superman, The Flash, Wonder Woman, Martian Manhunter`,
		"seats=A::Batman,B::Batman":           "heroes: A and B both chose Batman",
		"seats=A::Batman+Cyborg,B":            "heroes: A can't have Batman and Cyborg: each player has one hero",
		"seats=A::Batman,B heroes=deal-two":   "heroes: heroes can't be named when each player keeps one of two dealt",
		"seats=A,B,C,D,E heroes=deal-two":     "heroes: not enough Super Heroes: 5 players need 2 each (10), and only 8 can be dealt",
		"variant=twins seats=A,B,C":           "seats: Twins takes two players; this game has three",
	} {
		t.Run(text, func(t *testing.T) {
			_, err := duels.Build(parse(t, text))
			var field *mode.FieldError
			if english.Error(t, err) == nil || err.Error() != want || !errors.As(err, &field) {
				t.Errorf("error %v, want %s", err, want)
			}
		})
	}
	for _, p := range []mode.Plan{
		{Seats: mode.People(2), Options: mode.Options{{"pace", "calm"}, {"pace", "brisk"}}},
		{Seats: mode.People(2), Heroes: 9},
	} {
		t.Run(p.String(), func(t *testing.T) {
			if _, err := duels.Build(p); english.Error(t, err) == nil {
				t.Errorf("%#v can be played", p)
			}
		})
	}
}

// TestBuildTidiesNames checks that a game has its names in their tidy form, whatever its Plan has.
func TestBuildTidiesNames(t *testing.T) {
	g, err := duels.Build(parse(t, `seats=" A\u0301na ","B  B"`))
	if err != nil || g.Plan.Seats[0].Name != "Ána" || g.Plan.Seats[1].Name != "B B" {
		t.Errorf("%v, %v", g, err)
	}
}

// TestRepaired checks that a Plan from an earlier version, which took any name, can be played.
func TestRepaired(t *testing.T) {
	long := strings.Repeat("N", 500)
	p := mode.Plan{Seats: []mode.Seat{{Name: long + "1", Team: "a"}, {Name: long + "2", Team: "A"}, {Name: "李"}, {Name: "Ana", Team: "a"}, {Name: "ana"}}}
	var got []string
	for _, s := range p.Repaired().Seats {
		got = append(got, s.Name+"/"+s.Team)
	}
	n := strings.Repeat("N", 21)
	if want := []string{n + "NN…/a", n + "… 2/A 2", "Player/", "Ana/a", "ana 2/"}; !slices.Equal(got, want) {
		t.Errorf("the names are %q, want %q", got, want)
	}
	if p.Seats[4].Name != "ana" {
		t.Error("the Plan itself has changed")
	}
}

// TestSetsOfAMode checks that a mode takes only its own sets and their allowed number.
func TestSetsOfAMode(t *testing.T) {
	moon := sets.All()[0]
	moon.ID = "moon"
	m, plain := duel(), standard.Mode()
	m.SetCount = mode.Range{Min: 1, Max: 2}
	m.Sets, plain.Sets = []string{"base", "sun"}, []string{"base"}
	m.Packs, plain.Packs = nil, nil
	sun := moon
	sun.ID = "sun"
	c := mode.NewCatalog([]mode.Mode{m, plain}, append(sets.All(), moon, sun))
	for text, want := range map[string]string{
		"sets=moon":              "sets: mode duel can't use moon: choose from base, sun",
		"standard sets=base,sun": "sets: mode standard can't use sun: choose from base",
	} {
		t.Run(text, func(t *testing.T) {
			if _, err := c.Prepare(parse(t, text)); english.Error(t, err) == nil || err.Error() != want {
				t.Errorf("error %v, want %s", err, want)
			}
		})
	}
	m.SetCount = mode.Range{Min: 2, Max: 2}
	c = mode.NewCatalog([]mode.Mode{m}, append(sets.All(), sun))
	if _, err := c.Prepare(parse(t, "sets=base")); english.Error(t, err) == nil || err.Error() != "sets: Duel needs two sets; this game has one" {
		t.Errorf("one set of two: error %v", err)
	}
	g, err := c.Prepare(mode.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	if got := sets.IDs(g.Book.Sets()); !slices.Equal(got, []string{"base", "sun"}) || !slices.Equal(g.Plan.Sets, got) {
		t.Errorf("two sets where none is named: %v, written down as %v", got, g.Plan.Sets)
	}
}

// TestBuild checks that a game has the choices of its Plan, and that the game's Plan says them in
// one way only.
func TestBuild(t *testing.T) {
	for _, c := range []struct {
		text, kept string
		check      func(g *mode.Game) bool
	}{
		{"seats=A,B", "duel sets=base seats=A,B", func(g *mode.Game) bool {
			return g.Number("villains") == 8 && g.Number("line_up_size") == 5 && g.Word("pace") == "calm" && !g.Mode.LateTies && len(g.Heroes(1)) == 0
		}},
		{"duel sets=base profile=standard villains=08 pace=calm seats=A:person,B:person heroes=random seed=0", "duel sets=base seats=A,B", nil},
		{"standard profile=tournament line_up_size=6 villains=12 seats=A:greedy,B seed=9",
			"standard sets=base profile=tournament villains=12 line_up_size=6 seats=A:greedy,B seed=9", func(g *mode.Game) bool {
				return g.Number("villains") == 12 && g.Mode.LateTies
			}},
		{"seats=A::Batman,B", "duel sets=base seats=A:person:Batman,B heroes=chosen", func(g *mode.Game) bool {
			return len(g.Heroes(0)) == 1 && g.Book.Card(g.Heroes(0)[0]).Name == "Batman"
		}},
		{"variant=weak,long,twins pace=brisk seats=A,B", "duel sets=base variant=twins,long,weak pace=brisk seats=A,B", func(g *mode.Game) bool {
			return g.Number("line_up_size") == 6 && g.Mode.Heroes == 2 && g.Word("pace") == "brisk"
		}},
		{"variant=long line_up_size=6 seats=A,B", "duel sets=base variant=long seats=A,B", nil},
		{"variant=long line_up_size=5 seats=A,B", "duel sets=base variant=long line_up_size=5 seats=A,B", nil},
		{"variant=pairs seats=A:::red,B:::blue,C:::red,D:::blue", "duel sets=base variant=pairs seats=A:person::red,B:person::blue,C:person::red,D:person::blue",
			func(g *mode.Game) bool { return g.Mode.Teams }},
	} {
		t.Run(c.text, func(t *testing.T) {
			p := parse(t, c.text)
			g, err := duels.Build(p)
			if err != nil {
				t.Error(err)
				return
			}
			if got := g.Plan.String(); got != c.kept {
				t.Errorf("kept as\n%s, not\n%s", got, c.kept)
			}
			if c.check != nil && !c.check(g) {
				t.Errorf("the game is another: %+v", g.Mode)
			}
			if again := parse(t, c.text); !reflect.DeepEqual(p, again) {
				t.Errorf("building changed the Plan it was given to %v", p)
			}
			if _, err := g.Deal(nil); err != nil {
				t.Errorf("cannot be dealt: %v", err)
			}
		})
	}
	if m, _ := duels.Mode("duel"); m.Seats.Max != 5 || m.Teams || slices.ContainsFunc(m.Options, func(o mode.Option) bool { return o.Name == standard.LineUpSize && o.Default != 5 }) || m.LateTies || m.Table.Row(card.Under).Sight != engine.ToHolder {
		t.Errorf("an Edit has changed the mode itself: %+v", m)
	}
}

// TestVariantDeals checks that a variant replaces one step of a mode.
func TestVariantDeals(t *testing.T) {
	for text, want := range map[string]int{"seats=A,B": 10, "variant=weak seats=A,B": 11} {
		t.Run(text, func(t *testing.T) {
			g, err := duels.Build(parse(t, text))
			if err != nil {
				t.Fatal(err)
			}
			s, err := g.Deal(nil)
			if err != nil {
				t.Fatal(err)
			}
			if got := s.Len(s.Zone(engine.Deck, 1)) + s.Len(s.Zone(engine.Hand, 1)); got != want {
				t.Errorf("a seat starts with %d cards, not %d", got, want)
			}
		})
	}
}

// TestPrepare checks that Prepare accepts any seats and that its game cannot be dealt.
func TestPrepare(t *testing.T) {
	g, err := duels.Prepare(parse(t, "standard seats=A villains=6"))
	if err != nil {
		t.Fatal(err)
	}
	if g.Number("villains") != 6 || g.Book == nil {
		t.Errorf("got %+v", g)
	}
	if _, err := g.Deal(nil); english.Error(t, err) == nil {
		t.Error("a game of one seat was dealt")
	}
}

// TestSeeded checks that a copy of a game with another seed leaves the first one unchanged.
func TestSeeded(t *testing.T) {
	g, err := duels.Build(parse(t, "standard seats=A,B seed=3"))
	if err != nil {
		t.Fatal(err)
	}
	hash := func(g *mode.Game) uint64 {
		s, err := g.Deal(nil)
		if err != nil {
			t.Fatal(err)
		}
		return s.Hash()
	}
	four, err := duels.Build(parse(t, "standard seats=A,B seed=4"))
	if err != nil {
		t.Fatal(err)
	}
	next := g.Seeded(4)
	if hash(next) != hash(four) || hash(g) == hash(next) || g.Plan.Seed != 3 || next.Plan.String() != four.Plan.String() {
		t.Errorf("%v with seed 4 is %v, not %v", g.Plan, next.Plan, four.Plan)
	}
}

// TestKeptPlans checks that the Plan of any game is read back as it was written and builds the same
// game again.
func TestKeptPlans(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	pick := func(words ...string) string { return words[r.IntN(len(words))] }
	built := 0
	for range 2000 {
		p := mode.Plan{Mode: pick("", "duel", "standard"), Profile: pick("", "standard", "tournament"), Seed: r.Uint64(), Heroes: mode.HeroChoice(r.IntN(3))}
		if r.IntN(2) == 0 {
			p.Sets = []string{"base"}
		}
		for _, v := range []string{"weak", "long", "twins", "pairs"} {
			if r.IntN(4) == 0 {
				p.Variants = append(p.Variants, v)
			}
		}
		for _, o := range []string{"pace", "line_up_size", "villains"} {
			if r.IntN(4) == 0 {
				p.Options = p.Options.With(o, pick("5", "6", "07", "calm", "brisk"))
			}
		}
		for i := range 2 + r.IntN(4) {
			s := mode.Seat{Name: pick("A", "B b", `"`, "Ж", ",:") + fmt.Sprint(i), Player: pick("", "person", "greedy"), Team: pick("", "", "red")}
			if r.IntN(3) == 0 {
				s.Heroes = []string{pick("Batman", "The Flash", "Cyborg", "Aquaman")}
			}
			p.Seats = append(p.Seats, s)
		}
		g, err := duels.Build(p)
		if err != nil {
			var field *mode.FieldError
			if !errors.As(err, &field) {
				t.Fatalf("%v: an error without a field: %v", p, err)
			}
			continue
		}
		built++
		back := parse(t, g.Plan.String())
		if !reflect.DeepEqual(back, g.Plan) {
			t.Fatalf("%#v is read back as\n%#v", g.Plan, back)
		}
		for _, q := range []mode.Plan{back, parse(t, p.String())} {
			again, err := duels.Build(q)
			if err != nil || again.Plan.String() != g.Plan.String() {
				t.Fatalf("%v builds %v, error %v", q, again, err)
			}
		}
	}
	if built < 100 {
		t.Errorf("only %d of the plans could be built: the test shows little", built)
	}
}

// TestOneBook checks that a catalog compiles sets once for all callers at the same time.
func TestOneBook(t *testing.T) {
	c := mode.NewCatalog([]mode.Mode{standard.Mode()}, sets.All())
	games := make([]*mode.Game, 8)
	var wait sync.WaitGroup
	for i := range games {
		wait.Go(func() { games[i], _ = c.Build(mode.Plan{Seats: mode.People(2 + i%4), Seed: uint64(i)}) })
	}
	wait.Wait()
	for _, g := range games {
		if g == nil || g.Book != games[0].Book {
			t.Fatal("two games of the same sets have two books")
		}
	}
}

// TestFewBooks checks that games with different teams every time do not fill the memory with books.
func TestFewBooks(t *testing.T) {
	c := mode.NewCatalog([]mode.Mode{rebirth.Mode()}, []card.Set{town.Box()})
	build := func(n int) *card.Book {
		seats := mode.People(4)
		for i := range seats {
			seats[i].Team = [...]string{fmt.Sprint("team ", n), "other"}[i%2]
		}
		g, err := c.Build(mode.Plan{Mode: rebirth.ID, Variants: []string{rebirth.Competitive}, Seats: seats})
		if err != nil {
			t.Fatal(err)
		}
		return g.Book
	}
	first := build(0)
	if build(0) != first {
		t.Error("two games of the same teams have two books")
	}
	for n := range 8 {
		build(n + 1)
	}
	if build(0) == first {
		t.Error("a book of eight games ago is still kept")
	}
}

// TestPlanIsLeftAlone checks that making a game does not change its Plan.
func TestPlanIsLeftAlone(t *testing.T) {
	plan := func() mode.Plan {
		return mode.Plan{Mode: "duel", Sets: []string{"base"}, Profile: "standard", Variants: []string{"twins", "long"},
			Options: mode.Options{{"pace", "brisk"}, {"villains", "8"}}[:1],
			Seats:   []mode.Seat{{Name: "A", Player: mode.Person, Heroes: []string{"Batman"}}, {Name: "B"}}, Seed: 4}
	}
	p := plan()
	if _, _, err := duels.Deal(p); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(p, plan()) {
		t.Errorf("the plan was changed to %+v", p)
	}
}

// TestBookOfASet checks that a set's book is made for the first mode that is played with the set.
func TestBookOfASet(t *testing.T) {
	b, err := duels.Book("heroes_unite")
	if err != nil || len(b.Sets()) != 1 || b.Sets()[0].ID != "heroes_unite" {
		t.Fatalf("the book of a set: %v", err)
	}
	if _, err := duels.Book("moon"); english.Error(t, err) == nil || !strings.Contains(err.Error(), `unknown set "moon"`) {
		t.Errorf("an unknown set: %v", err)
	}
	boxes := append(sets.All(), town.Box())
	both := mode.NewCatalog([]mode.Mode{standard.Mode(), rebirth.Mode()}, boxes)
	for set, want := range map[string][]string{"rebirth": {"rebirth"}, "teen_titans": {"teen_titans"}, "crossover_1": {"base", "crossover_1"}} {
		b, err := both.Book(set)
		if err != nil {
			t.Errorf("the book of %s: %v", set, err)
			continue
		}
		if got := sets.IDs(b.Sets()); !slices.Equal(got, want) {
			t.Errorf("the book of %s has the sets %v, want %v", set, got, want)
		}
	}
	none := mode.NewCatalog([]mode.Mode{standard.Mode()}, boxes)
	if b, err := none.Book("rebirth"); english.Error(t, err) == nil || b != nil || !strings.HasPrefix(err.Error(), "sets: mode standard can't use rebirth") {
		t.Errorf("the book of a set that no mode is played with: %v", err)
	}
}
