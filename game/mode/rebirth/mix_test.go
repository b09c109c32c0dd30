package rebirth_test

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
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
)

// visitedBy returns a plan with the base set added to Rebirth's own.
func visitedBy(p mode.Plan) mode.Plan {
	p.Sets = []string{"base", set.ID}
	return p
}

// TestMixedDeck checks that the main deck has as many Villains as without a second set, and that
// the second set adds only Villains with an Attack.
func TestMixedDeck(t *testing.T) {
	for name, plan := range map[string]func(seed uint64) mode.Plan{
		"together":    func(seed uint64) mode.Plan { return visitedBy(people(2, seed)) },
		"competitive": func(seed uint64) mode.Plan { return visitedBy(rivals(3, seed)) },
		"impossible": func(seed uint64) mode.Plan {
			p := visitedBy(people(2, seed))
			p.Variants = []string{"impossible"}
			return p
		},
	} {
		t.Run(name, func(t *testing.T) {
			visitors, supers := 0, 0
			for seed := range uint64(30) {
				g, s := deal(t, plan(seed))
				if !slices.Equal(g.Plan.Sets, []string{set.ID, "base"}) {
					t.Fatalf("sets %v", g.Plan.Sets)
				}
				all := slices.Clone(s.Cards(s.Zone(card.MainDeck, engine.NoSeat)))
				for i := range 10 {
					all = append(all, s.Cards(at(s, card.LineUp, i))...)
				}
				villains, bosses := 0, 0
				for _, c := range all {
					f := s.Face(c)
					if f.Types&engine.Villain != 0 {
						villains++
					}
					if f.SuperVillain {
						bosses++
					}
					if f.Set == set.ID {
						continue
					}
					if visitors++; f.SuperVillain {
						supers++
					}
					if f.Types&engine.Villain == 0 || f.Attack == 0 || f.Fallen == 0 || f.Play != 0 || f.Arrival != 0 {
						t.Errorf("%s, seed %d: %s lies in the main deck", name, seed, f.Name)
					}
				}
				if len(all) != 92 || bosses != 8 || villains != 15+8 {
					t.Errorf("%s, seed %d: %d cards, %d Villains, %d of them Super-Villains", name, seed, len(all), villains, bosses)
				}
			}
			if visitors < 30*5 || supers < 30*2 {
				t.Errorf("%d visitors, %d of them Super-Villains, in 30 games", visitors, supers)
			}
		})
	}
}

// TestEveryVisitorHeadsSomewhere checks that another set's Villains in the Line-Up have a
// Destination during every turn, and that each Rebirth Villain has a printed one (R-MIX-03).
func TestEveryVisitorHeadsSomewhere(t *testing.T) {
	for _, c := range set.Box().Cards {
		if (c.Kind == card.Villain || c.Kind == card.SuperVillain) && c.Goal == 0 {
			t.Errorf("%s has no Destination", c.Name)
		}
	}
	rolled := map[int]int{}
	for seed := range uint64(60) {
		_, s := deal(t, visitedBy(people(2, seed)))
		chance := engine.NewRNG(seed, engine.StreamChance)
		for n := 0; n < 300 && s.Over() == engine.NotOver; n++ {
			d := s.Pending()
			if d.Kind == engine.DecideTurn {
				for i := range 10 {
					for _, c := range s.Cards(at(s, card.LineUp, i)) {
						if s.Face(c).Types&engine.Villain == 0 || s.Face(c).Set == set.ID {
							continue
						}
						goal := s.View(engine.NoSeat).Goal(c)
						if goal < 0 || goal > 8 || goal%2 != 0 {
							t.Fatalf("seed %d: %s heads for space %d", seed, s.Face(c).Name, goal)
						}
						rolled[goal/2+1]++
					}
				}
			}
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for n := 1; n <= 5; n++ {
		if rolled[n] == 0 {
			t.Errorf("nobody headed for Location %d: %v", n, rolled)
		}
	}
}

// TestChart checks the Reward of another set's Villain for each cost, up to the highest (R-MIX-04).
func TestChart(t *testing.T) {
	for cost, want := range map[int]string{
		0: "reveal the top card of the main deck", 2: "reveal the top card of the main deck", 3: "a Starter", 4: "a Starter", 5: "destroy", 6: "destroy",
		7: "target player draws a card", 8: "target player draws a card", 9: "on the bottom of their deck", 10: "on the bottom of their deck",
		11: "may draw a card, then discard", 12: "may draw a card, then discard", 13: "hand or discard pile", 14: "hand or discard pile", 15: "each player draws a card", 19: "each player draws a card",
	} {
		t.Run(fmt.Sprint("cost ", cost), func(t *testing.T) {
			c := card.Card{Name: "Somebody", Kind: card.SuperVillain, Copies: 1, Cost: cost, Arrival: card.AttackAll(card.Discard(card.One(card.AnyCard, card.Hand)))}
			if !set.Visit(&c) || c.Pack {
				t.Fatalf("cost %d stays away", cost)
			}
			text := strings.ToLower(c.Text())
			if _, reward, ok := strings.Cut(text, "reward: "); !ok || !strings.Contains(reward, strings.ToLower(want)) {
				t.Errorf("cost %d: %s, want %s", cost, text, want)
			}
		})
	}
	if c := (card.Card{Name: "Hero", Kind: card.SuperHero}); set.Visit(&c) {
		t.Error("a Super Hero of another set comes along")
	}
}

// TestMixedSets checks that the mode's own set must be among the sets in play.
func TestMixedSets(t *testing.T) {
	p := people(2, 1)
	p.Mode = rebirth.ID
	p.Sets = []string{"base"}
	if _, err := catalog.Build(p); english.Error(t, err) == nil || err.Error() != "sets: mode rebirth always includes rebirth; other sets may join" {
		t.Errorf("without it: %v", err)
	}
	if m := rebirth.Mode(); m.SetCount.Max != 1 {
		t.Errorf("alone it is played with %s sets", m.SetCount)
	}
}
