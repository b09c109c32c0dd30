package rebirth_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/game/testgame"
)

// number returns the plan of a Scenario.
func number(n, seats int, seed uint64) mode.Plan {
	p := people(seats, seed)
	p.Options = p.Options.With(rebirth.ScenarioOption, strconv.Itoa(n))
	return p
}

// deck returns the names of the cards in the stacks, those in the slots first.
func deck(s *engine.State) (out []string) {
	for slot := range 5 {
		out = append(out, names(s, at(s, card.LineUp, 2*slot+1))...)
	}
	return append(out, names(s, s.Zone(card.MainDeck, engine.NoSeat))...)
}

// TestScenarios checks the stacks of each Scenario: pack cards are in their own stack, and all
// others are dealt alike. It also checks the Locations, with the fixed one first (R-STK-03).
func TestScenarios(t *testing.T) {
	// The number of Super-Villains and events in each stack beside a share of 84 cards.
	supers := map[int][5]int{1: {0, 2, 2, 2, 2}, 2: {0, 2, 2, 2, 2}, 3: {0, 2, 2, 2, 2}, 4: {0, 2, 2, 2, 1},
		5: {0, 2, 2, 2, 2}, 6: {0, 2, 2, 2, 1}, 7: {0, 2, 2, 2, 1}, 8: {0, 1, 2, 2, 2}}
	own := map[int]map[string]int{3: {"Mister Mxyzptlk": 1, "Party Trick": 1}, 5: {"Starro": 2}, 8: {"Darkseid": 1}}
	for n := 1; n <= len(rebirth.Scenarios); n++ {
		sc := &rebirth.Scenarios[n-1]
		for seed := range uint64(8) {
			g, s := deal(t, number(n, 1+int(seed%4), seed))
			cards, at := deck(s), 0
			for stack, share := range []int{17, 17, 17, 17, 16} {
				here := 0
				end := at + share + supers[n][stack]
				if n == 3 && stack == 1 {
					end++
				}
				for _, name := range cards[at:end] {
					f := find(g, name)
					if g.Book.Library().Faces[f].SuperVillain {
						here++
					}
					if want, packed := own[n][name]; packed && want != stack {
						t.Errorf("Scenario %d: %s lies in stack %d", n, name, stack+1)
					} else if !packed && g.Book.Card(f).Pack || name == sc.Out {
						t.Errorf("Scenario %d: %s takes part", n, name)
					}
				}
				if here != supers[n][stack] {
					t.Errorf("Scenario %d, seed %d: %d Super-Villains in stack %d, want %d", n, seed, here, stack+1, supers[n][stack])
				}
				at = end
			}
			if at != len(cards) {
				t.Errorf("Scenario %d: %d cards in the stacks, want %d", n, len(cards), at)
			}
			if first := names(s, s.Board().ZoneAt(card.Tiles, engine.NoSeat, 0)); sc.Fixed != "" && rebirth.Location(first[0]) != sc.Fixed {
				t.Errorf("Scenario %d: %v lies in slot 1", n, first)
			}
		}
		if len(sc.Locations()) != 5 {
			t.Errorf("Scenario %d has the Locations %v", n, sc.Locations())
		}
	}
}

// TestStanding checks that a Scenario played by itself replaces Punches with the Signature cards
// for winning all earlier ones, also if Super Heroes are yet to be chosen (R-SIG-02, R-SIG-04).
func TestStanding(t *testing.T) {
	for n, want := range map[int][]int{1: nil, 2: {1}, 4: {1}, 5: {1, 2}, 7: {1, 2}, 8: {1, 2, 3}} {
		t.Run(fmt.Sprint("Scenario ", n), func(t *testing.T) {
			for _, heroes := range []mode.HeroChoice{mode.Random, mode.DealTwo} {
				p := number(n, 2, uint64(n))
				p.Heroes = heroes
				g, s := deal(t, p)
				for s.Pending().Kind == engine.DecideHero {
					answer(t, s, s.Pending().Options[1])
				}
				for seat := range engine.SeatID(2) {
					var got []int
					all := append(names(s, s.Zone(card.Hand, seat)), names(s, s.Zone(card.Deck, seat))...)
					hero := names(s, s.Zone(engine.Heroes, seat))[0]
					for _, name := range all {
						if c := g.Book.Card(find(g, name)); c.Of == hero {
							got = append(got, c.Number)
						} else if c.Of != "" {
							t.Errorf("Scenario %d: %s has %s of %s", n, hero, name, c.Of)
						}
					}
					slices.Sort(got)
					if len(all) != 10 || !slices.Equal(got, want) {
						t.Errorf("Scenario %d, heroes %v: %d cards, Signature cards %v, want 10 and %v", n, heroes, len(all), got, want)
					}
					if left := s.Len(s.Zone(card.Signatures, seat)); left != 0 {
						t.Errorf("Scenario %d: %d Signature cards are left over", n, left)
					}
				}
			}
		})
	}
}

// TestCampaignSetup checks that a campaign's setup is laid out and can be read back.
func TestCampaignSetup(t *testing.T) {
	g := testgame.Build(t, catalog.Shipped, func() mode.Plan { p := number(8, 2, 3); p.Mode = rebirth.ID; return p }())
	b, err := engine.Build(g.Book.Library(), 2, 3)
	if err != nil {
		t.Fatal(err)
	}
	u := rebirth.Setup{Damage: map[string]int{"Bank": 2, "Batcave": set.HitPoints, "Daily Planet": 4}, Lost: []string{"Blast", "Blast", "Superman", "Batcycle"},
		Missions: map[string]bool{"A Light in the Dark": true}, Secrets: []string{"", "Anchor"}, Opening: 1, Signatures: [][]int{{1}, {1, 2}},
		Heroes: [][]engine.FaceID{{find2(g, "Batman")}, {find2(g, "Cyborg")}}}
	if err := rebirth.Lay(b, g, u); err != nil {
		t.Fatal(err)
	}
	s := b.Deal(nil)
	cards := deck(s)
	if slices.Contains(cards, "Blast") || slices.Contains(cards, "Superman") || !slices.Contains(cards, "The Ray") || slices.Contains(cards, "Krypto") || len(cards) != 84-3+1+7 {
		t.Errorf("the main deck has %d cards: %v", len(cards), cards)
	}
	stacked := 0
	for i := range 5 {
		for _, p := range []engine.Place{card.Basics, card.Buried} {
			for _, name := range names(s, at(s, p, 2*i)) {
				if name == "Batcycle" {
					stacked++
				}
			}
		}
	}
	if stacked != 4 {
		t.Errorf("%d Batcycles are left of five, one of which is lost", stacked)
	}
	for seat := range engine.SeatID(2) {
		if n := s.Len(s.Zone(card.Hand, seat)); n != 6 {
			t.Errorf("seat %d begins with %d cards", seat, n)
		}
	}
	r := rebirth.Outcome(g, s)
	if r.Scenario != 8 || r.Over || r.Won || r.Ended != "" || r.SVs != 0 || len(r.Lost) != 0 {
		t.Errorf("at first the outcome is %+v", r)
	}
	for name, want := range map[string]int{"Bank": 2, "Batcave": set.HitPoints, "Daily Planet": 4, "City Hall": 0} {
		if r.Damage[name] != want {
			t.Errorf("%s has suffered %d, want %d", name, r.Damage[name], want)
		}
	}
	if len(r.Damage) != 7 || r.Secrets[0] != (rebirth.SecretCard{}) || r.Secrets[1] != (rebirth.SecretCard{Card: "Anchor"}) {
		t.Errorf("Damage %v, Secrets %v", r.Damage, r.Secrets)
	}
	if !r.Missions["A Light in the Dark"] || r.Missions["Bricks and Mortar"] || len(r.Missions) != 3 {
		t.Errorf("the Side Missions are %v", r.Missions)
	}
	if v := s.View(0); v.Cards(v.Zone(card.Secrets, 1)) != nil {
		t.Error("another player's Secret Card is seen")
	}
}

// find2 returns a Super Hero of the set.
func find2(g *mode.Game, name string) engine.FaceID {
	f, err := g.Book.Find(name, true)
	if err != nil {
		panic(err)
	}
	return f
}

// TestOutcome checks that a finished game says how it ended, and that only cards that can be lost
// are lost when they are destroyed in Scenario 7.
func TestOutcome(t *testing.T) {
	won, lost := 0, 0
	for seed := range uint64(16) {
		g, s := deal(t, number(7, 1+int(seed%4), seed))
		play(t, s, seed, nil)
		r := rebirth.Outcome(g, s)
		if !r.Over || r.Ended == "" || r.Won != (s.Over() == card.TeamWon) || r.Won && r.SVs < set.ToWin {
			t.Errorf("seed %d: %+v", seed, r)
		}
		if r.Won {
			won++
		}
		lost += len(r.Lost)
		for _, name := range r.Lost {
			if c := g.Book.Card(find(g, name)); c.Kind == card.Villain || c.Kind == card.SuperVillain || c.Kind == card.Starter || c.Of != "" || c.Kind == card.Weakness {
				t.Errorf("seed %d: %s is lost", seed, name)
			}
		}
	}
	t.Logf("%d games won, %d cards lost", won, lost)
}

// TestGaveUp checks that the result of a competitive game says which Signature card each player has given up, one of
// their own Super Hero, and that the results of other games say nothing of the kind.
func TestGaveUp(t *testing.T) {
	signature := func(g *mode.Game, hero string, n int) string {
		for _, f := range g.Book.FacesOf("rebirth") {
			if c := g.Book.Card(f); c.Of == hero && c.Number == n {
				return c.Name
			}
		}
		t.Fatalf("%s has no Signature card %d", hero, n)
		return ""
	}
	for _, c := range []struct {
		plan mode.Plan
		want []int
	}{{rivals(3, 1), []int{2, 0, 3}}, {people(3, 1), []int{0, 0, 0}}} {
		c.plan.Mode = rebirth.ID
		city := cityOf(t, c.plan, 1, 3, 5)
		for seat, hero := range []string{"Batman", "Cyborg", "Aquaman"} {
			city.b.Add(find2(city.g, hero), city.b.Zone(engine.Heroes, engine.SeatID(seat)))
		}
		city.give(card.OutOfGame, engine.NoSeat, "Blast", signature(city.g, "Batman", 2), signature(city.g, "Superman", 1), signature(city.g, "Aquaman", 3))
		if got := rebirth.Outcome(city.g, city.b.Resume(0, 0)).Gave; !slices.Equal(got, c.want) {
			t.Errorf("%v: %v is given up, want %v", c.plan.Variants, got, c.want)
		}
	}
}

// TestFixedLocation checks that the Locations of a Scenario are in alphabetical order except the fixed one.
func TestFixedLocation(t *testing.T) {
	s := rebirth.Scenario{A: []string{"City Hall", "Arkham Asylum"}, B: []string{"Police Station", "Bank"}}
	for fixed, want := range map[string][]string{
		"":               {"Arkham Asylum A", "Bank B", "City Hall A", "Police Station B"},
		"City Hall":      {"City Hall A", "Arkham Asylum A", "Bank B", "Police Station B"},
		"Police Station": {"Police Station B", "Arkham Asylum A", "Bank B", "City Hall A"},
	} {
		s.Fixed = fixed
		if got := s.Locations(); !slices.Equal(got, want) {
			t.Errorf("with %q fixed: %q, want %q", fixed, got, want)
		}
	}
}

// TestSecretAlone checks that in solo games, where no player can help, a stored Assist card counts
// for Lend a Hand.
func TestSecretAlone(t *testing.T) {
	g, _ := deal(t, number(2, 1, 1))
	if text := g.Book.Card(find(g, "Lend a Hand")).Text(); !strings.Contains(text, "stored Assist card") {
		t.Errorf("alone Lend a Hand says %q", text)
	}
	g, _ = deal(t, number(2, 2, 1))
	if text := g.Book.Card(find(g, "Lend a Hand")).Text(); strings.Contains(text, "stored") {
		t.Errorf("together Lend a Hand says %q", text)
	}
}

// TestGuests checks that Super-Villains of later Scenarios replace others.
func TestGuests(t *testing.T) {
	for word, want := range map[string][]string{"none": nil, "starro": {"Starro"}, "all": {"Mister Mxyzptlk", "Starro", "Darkseid"}} {
		t.Run(word, func(t *testing.T) {
			p := number(1, 2, 5)
			p.Options = p.Options.With(rebirth.GuestsOption, word)
			_, s := deal(t, p)
			cards := deck(s)
			if len(cards) != 84+8 {
				t.Errorf("with guests %s there are %d cards", word, len(cards))
			}
			for _, name := range []string{"Mister Mxyzptlk", "Starro", "Darkseid"} {
				if slices.Contains(cards, name) != slices.Contains(want, name) {
					t.Errorf("with guests %s %s takes part: %v", word, name, slices.Contains(cards, name))
				}
			}
			if rules := names(s, s.Zone(engine.Rules, engine.NoSeat)); slices.Contains(rules, "Mind Control") != slices.Contains(want, "Starro") {
				t.Errorf("with guests %s the rules are %v", word, rules)
			}
		})
	}
}

// TestGameName checks that a game is named after its Scenario, and a competitive game has no name.
func TestGameName(t *testing.T) {
	for want, p := range map[string]mode.Plan{
		"Scenario 1, First Night Out":  {},
		"Scenario 5, Eyes on the City": {Options: mode.Options{}.WithNumber(rebirth.ScenarioOption, 5)},
		"":                             {Variants: []string{rebirth.Competitive}},
	} {
		p.Mode, p.Seats = rebirth.ID, mode.People(2)
		if got := testgame.Build(t, catalog.Shipped, p).Name(); got != want {
			t.Errorf("the game is named %q, want %q", got, want)
		}
	}
}
