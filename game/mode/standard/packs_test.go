package standard_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/testgame"
)

const pack = "crossover_1"

// withPack returns a Plan with the base set and a pack, and a stack.
func withPack(stack string) mode.Plan {
	p := mode.Plan{Sets: []string{"base", pack}, Seats: mode.People(2), Seed: 1}
	if stack != "" {
		p.Options = p.Options.With(standard.Stack, stack)
	}
	return p
}

// TestPack checks that a pack's main-deck cards and Super Heroes join those of the base set, and that its
// Super-Villains are in no game without their stack.
func TestPack(t *testing.T) {
	heroes := map[string]bool{}
	for seed := range uint64(60) {
		p := withPack("")
		p.Seed = seed + 1
		g, s := testgame.Deal(t, catalog.Shipped, p)
		count := map[card.Kind]int{}
		for c := range engine.CardID(s.NumCards()) {
			f := s.Face(c + 1)
			if f.Set != pack {
				continue
			}
			kind := g.Book.Card(s.Card(c + 1).Face).Kind
			if count[kind]++; kind == card.SuperHero {
				heroes[f.Name] = true
			}
		}
		if n := count[card.Hero] + count[card.Villain] + count[card.SuperPower] + count[card.Equipment] + count[card.Location]; n != 10 || count[card.SuperVillain] != 0 {
			t.Fatalf("seed %d: %d main-deck cards and %d Super-Villains of the pack are in the game, want 10 and none", p.Seed, n, count[card.SuperVillain])
		}
	}
	if len(heroes) != 7 {
		t.Errorf("in 60 games, %d Super Heroes of the pack were dealt, want all 7", len(heroes))
	}
}

// TestStackOfAPack checks that the stack of a pack has its eight Super-Villains by rising cost, and that no
// other Super-Villain is in the game.
func TestStackOfAPack(t *testing.T) {
	g, s := testgame.Deal(t, catalog.Shipped, withPack(pack))
	var costs []int
	for _, c := range s.Cards(s.Zone(card.Villains, engine.NoSeat)) {
		costs = append(costs, int(s.Face(c).Cost))
	}
	if want := []int{8, 9, 10, 11, 12, 13, 14, 15}; !slices.Equal(costs, want) {
		t.Errorf("the stack costs %v, want %v", costs, want)
	}
	for c := range engine.CardID(s.NumCards()) {
		if s.Face(c+1).SuperVillain && s.Face(c+1).Set != pack {
			t.Errorf("%s of %s is in the game", s.Face(c+1).Name, s.Face(c+1).Set)
		}
	}
	if got := g.Book.Called(s.Card(s.Top(s.Zone(card.Villains, engine.NoSeat))).Face); got != "Solomon Grundy (Super-Villain)" {
		t.Errorf("the first Super-Villain is called %q", got)
	}
	v := s.View(s.Pending().Seat)
	if got := g.Book.Change(v.Bar(v.Up(v.Zone(card.Villains, engine.NoSeat)))); got != "To defeat him, first play a Starter this turn." {
		t.Errorf("the first Super-Villain can't be defeated now because: %q", got)
	}
}

// impossible returns a Plan with the stack of Impossible Mode.
func impossible(seed uint64) mode.Plan {
	return mode.Plan{Sets: []string{"base", "crisis_1"}, Seats: mode.People(2), Seed: seed, Options: mode.Options(nil).With(standard.Stack, standard.Impossible)}
}

// TestImpossibleStack checks that the stack of Impossible Mode has Ra's Al Ghul on top, other Super-Villains of its
// pack in random order below, and as many as are asked for; and that no other Super-Villain is in the game.
func TestImpossibleStack(t *testing.T) {
	for n, want := range map[int]int{0: 8, 2: 2, 5: 5, 12: 12} { // 0 is the usual number
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			next, faces := map[string]bool{}, map[string]bool{}
			for seed := range uint64(30) {
				p := impossible(seed + 1)
				if n > 0 {
					p.Options = p.Options.WithNumber(standard.Villains, n)
				}
				_, s := testgame.Deal(t, catalog.Shipped, p)
				stack := s.Cards(s.Zone(card.Villains, engine.NoSeat))
				if len(stack) != want || s.Face(stack[0]).Name != "Ra's Al Ghul - Impossible Mode" {
					t.Fatalf("seed %d: %d Super-Villains with %s on top, want %d", p.Seed, len(stack), s.Face(stack[0]).Name, want)
				}
				next[s.Face(stack[1]).Name] = true
				for _, c := range stack {
					faces[s.Face(c).Name] = true
				}
				for c := range engine.CardID(s.NumCards()) {
					if f := s.Face(c + 1); f.SuperVillain && f.Set != "crisis_1" {
						t.Errorf("seed %d: %s of %s is in the game", p.Seed, f.Name, f.Set)
					}
				}
			}
			if len(next) < 5 || len(faces) < 11 {
				t.Errorf("in 30 games, %d Super-Villains came second and %d were in the stack, want 5 or more and 11 or more", len(next), len(faces))
			}
		})
	}
	p := impossible(1)
	p.Options = p.Options.With(standard.Stack, standard.Mixed)
	_, s := testgame.Deal(t, catalog.Shipped, p)
	for c := range engine.CardID(s.NumCards()) {
		if f := s.Face(c + 1); f.SuperVillain && f.Set == "crisis_1" {
			t.Errorf("without its stack, %s is in the game", f.Name)
		}
	}
}

// TestStackWord checks the value of the option for the stack of each pack.
func TestStackWord(t *testing.T) {
	m := standard.Mode()
	o, ok := m.Option(standard.Stack)
	if !ok {
		t.Fatal("there is no such option")
	}
	for _, pack := range m.Packs {
		word := standard.StackWord(pack)
		if !slices.Contains(o.Words, word) {
			t.Errorf("the stack of %s is %q, which is no value", pack, word)
		}
		if want := map[bool]string{true: standard.Impossible, false: pack}[pack == "crisis_1"]; word != want {
			t.Errorf("the stack of %s is %q, want %q", pack, word, want)
		}
	}
}

// TestPackFaults checks that Plans whose packs, stacks or bans can't be used are refused with the reason.
func TestPackFaults(t *testing.T) {
	alone := withPack("")
	alone.Sets = []string{pack}
	twice := withPack("")
	twice.Sets = append(twice.Sets, pack)
	without := withPack(pack)
	without.Sets = []string{"base"}
	seven := withPack(pack)
	seven.Options = seven.Options.WithNumber(standard.Villains, 7)
	nine := mode.Plan{Sets: []string{"base", "crossover_5"}, Seats: mode.People(2), Options: mode.Options(nil).With(standard.Stack, "crossover_5").WithNumber(standard.Villains, 9)}
	lacking := withPack(standard.Impossible)
	both := []string{"base", "heroes_unite", pack}
	mixed, halves, ambiguous, gone := withPack(""), withPack(""), withPack(""), withPack(pack)
	mixed.Sets, mixed.Variants = both, []string{standard.Mix}
	halves.Sets, halves.Variants = both, []string{standard.Halves}
	ambiguous.Profile, ambiguous.Options = "tournament", ambiguous.Options.With(standard.Banned, "Solomon Grundy")
	gone.Profile, gone.Options = "tournament", gone.Options.With(standard.Banned, "Gog")
	for _, c := range []struct {
		plan mode.Plan
		says string
	}{
		{alone, "sets: crossover_1 can't be played alone: add one of base, heroes_unite, forever_evil, teen_titans"},
		{twice, "sets: crossover_1 is listed twice"},
		{without, "stack: the stack of Crossover 1 needs the set crossover_1: add it, or choose mixed"},
		{seven, "villains: the stack of Crossover 1 has 8 Super-Villains: choose 8, or the stack mixed"},
		{nine, "villains: the stack of Crossover 5 has 8 Super-Villains: choose 8, or the stack mixed"},
		{lacking, "stack: the stack impossible needs the set crisis_1: add it, or choose mixed"},
		{mixed, "variant: Mix: crossover_1 can't be added: each card type comes from one of two base sets"},
		{halves, "variant: Halves: crossover_1 can't be added: the two games divide the cards of two base sets"},
		{ambiguous, "banned: Solomon Grundy is in several sets: write Solomon Grundy@base or Solomon Grundy@crossover_1"},
		{gone, "stack: a stack of 8 is needed, and 7 can be in it: ban no Super-Villain of the pack"},
	} {
		t.Run(c.says, func(t *testing.T) {
			if _, err := catalog.Shipped.Build(c.plan); english.Error(t, err) == nil || err.Error() != c.says {
				t.Errorf("%s: %v; want %q", c.plan, err, c.says)
			}
		})
	}
	one := withPack("")
	one.Profile, one.Options = "tournament", one.Options.With(standard.Banned, "Solomon Grundy@base")
	_, s := testgame.Deal(t, catalog.Shipped, one)
	for c := range engine.CardID(s.NumCards()) {
		if f := s.Face(c + 1); strings.HasPrefix(f.Name, "Solomon Grundy") {
			t.Errorf("%s of %s is in the game", f.Name, f.Set)
		}
	}
}
