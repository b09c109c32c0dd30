package ai

import (
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// team deals a Rebirth game for a number of seats.
func team(t testing.TB, seats int, seed uint64, variants ...string) *engine.State {
	t.Helper()
	_, s := testgame.Deal(t, catalog.Tested, mode.Plan{Mode: "rebirth", Seed: seed, Seats: mode.People(seats), Variants: variants})
	return s
}

// playTeam plays a Rebirth game to its end, with Assists, and reports whether it was won.
func playTeam(t testing.TB, s *engine.State, players []match.Decider, then func()) bool {
	t.Helper()
	for n := 0; s.Over() == engine.NotOver; n++ {
		if n == 20_000 {
			t.Fatalf("the game does not end\n%v", s)
		}
		a, _, yes := match.Volunteer(s, players)
		if !yes {
			seat := s.Asked()
			a = players[seat].Decide(s.View(seat))
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatalf("%v\n%v", err, s)
		}
		then()
	}
	return s.Won() != 0
}

func of(t testing.TB, kinds ...string) []match.Decider {
	t.Helper()
	out := make([]match.Decider, len(kinds))
	for i, kind := range kinds {
		var err error
		if out[i], err = New(kind, uint64(i)); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// TestTeams checks that every kind of player can play cooperative Rebirth games to their end, alone
// and with others, with public and with hidden hands. Greedy must win at least two games in five.
func TestTeams(t *testing.T) {
	const games = 100
	nothing := func() {}
	for seats := 1; seats <= 4; seats++ {
		greedy := []string{"greedy", "greedy", "greedy", "greedy"}[:seats]
		won := 0
		for seed := range uint64(games) {
			if playTeam(t, team(t, seats, seed+1), of(t, greedy...), nothing) {
				won++
			}
		}
		t.Logf("%d seats: greedy has won %d of %d games", seats, won, games)
		if won < games*2/5 {
			t.Errorf("%d seats: greedy has won %d of %d games", seats, won, games)
		}
		mixed := []string{"random", "dearest", "greedy", "random"}
		for seed := range uint64(4) {
			playTeam(t, team(t, seats, seed+1), of(t, mixed[4-seats:]...), nothing)
			playTeam(t, team(t, seats, seed+1), of(t, mixed[:seats]...), nothing)
			playTeam(t, team(t, seats, seed+1, "closed-hands"), of(t, greedy...), nothing)
		}
	}
}

// TestGreedyAnswersEverythingInTown is like TestGreedyAnswersEverything but for Rebirth.
func TestGreedyAnswersEverythingInTown(t *testing.T) {
	_, s := opening(t, mode.Plan{Mode: "rebirth", Seed: 4, Variants: []string{"closed-hands"}})
	v := s.View(s.Pending().Seat)
	t.Run("known", func(t *testing.T) { answersEverything(t, s, v.Cards(v.Zone(engine.Hand, v.Seat()))) })
	t.Run("unknown", func(t *testing.T) { answersEverything(t, s, s.Cards(s.Zone(engine.Hand, v.Next(v.Seat())))) })
}

// TestHelpIsHonest checks that greedy's Assists do not depend on hidden cards or on earlier
// questions.
func TestHelpIsHonest(t *testing.T) {
	asked, helped := 0, 0
	for _, deal := range []func(seed uint64) *engine.State{
		func(seed uint64) *engine.State { return team(t, 3, seed) },
		func(seed uint64) *engine.State { return team(t, 3, seed, "closed-hands") },
		func(seed uint64) *engine.State { return scenario(t, 2, 3, seed) },
	} {
		for seed := range uint64(6) {
			s := deal(seed + 1)
			old := newGreedy(0).(*greedy)
			chance := engine.NewRNG(seed, engine.StreamChance)
			var other engine.State
			playTeam(t, s, of(t, "greedy", "greedy", "greedy"), func() {
				for seat := range engine.SeatID(3) {
					if !s.Helpers().Has(seat) || !s.View(seat).Deal(&other, &chance) {
						continue
					}
					asked++
					a, yes := old.Help(s.View(seat))
					b, again := newGreedy(0).(*greedy).Help(other.View(seat))
					if a != b || yes != again {
						t.Fatalf("seed %d: seat %d helps with %+v (%v), and with %+v (%v) where only what it cannot know is different", seed, seat, a, yes, b, again)
					}
					if yes {
						helped++
					}
				}
			})
		}
	}
	if helped < 10 || asked < 10*helped {
		t.Errorf("it was asked for help %d times and has helped %d times", asked, helped)
	}
}

// TestDecidesAloneInTown checks that an answer of greedy in Rebirth depends only on the question.
func TestDecidesAloneInTown(t *testing.T) {
	for seats := 1; seats <= 4; seats += 3 {
		old := of(t, "greedy")[0]
		players := make([]match.Decider, seats)
		for i := range players {
			players[i] = old
		}
		s := scenario(t, 1+seats/4, seats, 9)
		for n := 0; s.Over() == engine.NotOver && n < 600; n++ {
			v := s.View(s.Asked())
			a, b := old.Decide(v), of(t, "greedy")[0].Decide(v)
			if a != b {
				t.Fatalf("asked the same, answered %+v and %+v\n%v", a, b, s)
			}
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestNoAllocationsInTown checks that greedy decides and helps in Rebirth without new memory.
func TestNoAllocationsInTown(t *testing.T) {
	for _, seats := range []int{1, 3} {
		opening := scenario(t, 2, seats, 3)
		s := opening.Copy()
		p := of(t, "greedy")[0]
		players := make([]match.Decider, seats)
		for i := range players {
			players[i] = p
		}
		game := func() {
			opening.CopyInto(s)
			playTeam(t, s, players, func() {})
		}
		if n := testing.AllocsPerRun(5, game); n > 1 {
			t.Errorf("%d seats: %.0f allocations a game", seats, n)
		}
	}
}
