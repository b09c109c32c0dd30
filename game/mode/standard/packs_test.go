package standard_test

import (
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

// TestPackFaults checks that Plans whose packs, stacks or bans are not possible are refused with the reason.
func TestPackFaults(t *testing.T) {
	alone := withPack("")
	alone.Sets = []string{pack}
	twice := withPack("")
	twice.Sets = append(twice.Sets, pack)
	without := withPack(pack)
	without.Sets = []string{"base"}
	seven := withPack(pack)
	seven.Options = seven.Options.WithNumber(standard.Villains, 7)
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
