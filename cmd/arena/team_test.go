package main

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
)

// TestPlayTogether checks that the team's wins are counted in a cooperative mode.
func TestPlayTogether(t *testing.T) {
	for _, seats := range []string{"dearest", "dearest,random", "dearest,random,dearest", "random,dearest,random,dearest"} {
		n := strings.Count(seats, ",") + 1
		var first, second teamJSON
		args := []string{"play", "-json", "-mode", "rebirth", "-scenario", "1", "-seats", seats, "-games", "8"}
		arenaJSON(t, &first, args...)
		arenaJSON(t, &second, args...)
		if first.Games != 8 || first.Finished != 8 || first.Seats != n || len(first.Players) != n || first.Scenario != 1 ||
			first.TurnsPerGame < 10 || first.TurnsPerCPU <= 0 || first.GamesPerCPU <= 0 || first.AsksPerCPU <= 0 {
			t.Errorf("%s: got %+v", seats, first)
		}
		if first.WinRate != float64(first.Wins)/8 || first.Low > first.WinRate || first.High < first.WinRate {
			t.Errorf("%s: %d wins of 8 are a rate of %v, from %v to %v", seats, first.Wins, first.WinRate, first.Low, first.High)
		}
		if first.Wins != second.Wins || first.TurnsPerGame != second.TurnsPerGame {
			t.Errorf("%s: the same games went differently: %+v and %+v", seats, first, second)
		}
	}
	var keys map[string]any
	arenaJSON(t, &keys, "play", "-json", "-mode", "rebirth", "-scenario", "6", "-seats", "dearest,dearest", "-games", "2")
	for key, want := range map[string]any{"games": 2.0, "finished": 2.0, "scenario": 6.0, "seats": 2.0, "wins": nil, "win_rate": nil, "low": nil, "high": nil,
		"turns_per_game": nil, "cpu_seconds": nil, "games_per_cpu_second": nil, "player_turns_per_cpu_second": nil, "decisions_per_cpu_second": nil} {
		if got, ok := keys[key].(float64); !ok || want != nil && got != want {
			t.Errorf("%s is %v, want %v", key, keys[key], want)
		}
	}
	if _, text, _ := arena("play", "-mode", "rebirth", "-seats", "random", "-games", "2"); !strings.Contains(text, "Scenario 1 with 1 player: the team won ") {
		t.Errorf("a team is told of as\n%s", text)
	}
}

// TestPlayForPoints checks that rivals are scored one by one, that partners share their wins, and
// that random games of them pass the soak.
func TestPlayForPoints(t *testing.T) {
	var out playJSON
	arenaJSON(t, &out, "play", "-json", "-mode", "rebirth", "-variant", "competitive", "-seats", "greedy,random,dearest", "-games", "12")
	if out.Finished != 12 || len(out.Seats) != 3 || out.Seats[0].MeanScore <= out.Seats[1].MeanScore {
		t.Errorf("alone: %+v", out)
	}
	arenaJSON(t, &out, "play", "-json", "-games", "12", "-plan", "rebirth variant=competitive signatures=2 seats=A:greedy::red,B:random::blue,C:greedy::red,D:random::blue")
	if out.Finished != 12 || len(out.Seats) != 4 || out.Seats[0].Wins != out.Seats[2].Wins || out.Seats[1].Wins != out.Seats[3].Wins || out.Seats[0].Wins <= out.Seats[1].Wins {
		t.Errorf("in teams: %+v", out)
	}
	var soaked soakJSON
	arenaJSON(t, &soaked, "soak", "-json", "-mode", "rebirth", "-variant", "competitive", "-games", "8", "-every", "11", "-damage", "1")
	if soaked.Games != 8 || len(soaked.Failures) != 0 || soaked.Damaged == 0 {
		t.Errorf("random games: %+v", soaked)
	}
}

// TestTeamsPlayEveryDeal checks that a team plays a different deal in every game, and that rivals
// play each deal once from every chair.
func TestTeamsPlayEveryDeal(t *testing.T) {
	seeds := func(id string) map[uint64]int {
		t.Helper()
		c, err := newContest(mode.Plan{Mode: id, Seats: []mode.Seat{{Name: "A", Player: "random"}, {Name: "B", Player: "random"}}, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		out := map[uint64]int{}
		for i := range 6 {
			seed, moved := deal(c.games[0], i, 2)
			if moved != i%2 {
				t.Errorf("%s: game %d is played with the players moved on by %d", id, i, moved)
			}
			out[seed]++
		}
		return out
	}
	if got := seeds("rebirth"); len(got) != 6 {
		t.Errorf("six games of a team are the deals %v", got)
	}
	if got := seeds("standard"); len(got) != 3 {
		t.Errorf("six games of two players are the deals %v", got)
	}
}

// TestSoakTogether checks that a cooperative mode passes the soak, even with damaged bytes.
func TestSoakTogether(t *testing.T) {
	var out soakJSON
	arenaJSON(t, &out, "soak", "-json", "-mode", "rebirth", "-games", "8", "-every", "11", "-damage", "1")
	if out.Games != 8 || out.Decisions < 1000 || len(out.Failures) != 0 || out.Damaged == 0 {
		t.Errorf("got %+v", out)
	}
}

// TestSoakGoesEverywhere checks that soak games cover every number of players in every Scenario and
// in competitive games, and include several sets.
func TestSoakGoesEverywhere(t *testing.T) {
	fixed := mode.Plan{Mode: rebirth.ID}
	open, err := catalog.Tested.Prepare(fixed)
	if err != nil {
		t.Fatal(err)
	}
	const games, least = 10_000, 100
	k, together := newSoaker(fixed, open, 1), map[[2]int]int{}
	rivals, mixed := map[int]int{}, 0
	for seed := range uint64(games) {
		p := k.variety(seed)
		if len(p.Sets) > 1 {
			mixed++
		}
		if slices.Contains(p.Variants, rebirth.Competitive) {
			rivals[len(p.Seats)]++
			continue
		}
		together[[2]int{len(p.Seats), scenarioOf(t, p)}]++
	}
	for seats := 1; seats <= 4; seats++ {
		for n := range rebirth.Scenarios {
			if got := together[[2]int{seats, n + 1}]; got < least {
				t.Errorf("of %d games %d are of Scenario %d with %d players", games, got, n+1, seats)
			}
		}
		if got := rivals[seats]; seats > 1 && got < least {
			t.Errorf("of %d games %d are of %d players against each other", games, got, seats)
		}
	}
	if mixed < least {
		t.Errorf("of %d games %d have several sets", games, mixed)
	}
}

// scenarioOf returns the Scenario of a Plan.
func scenarioOf(t *testing.T, p mode.Plan) int {
	t.Helper()
	word, ok := p.Options.Value(rebirth.ScenarioOption)
	n, err := strconv.Atoi(word)
	if !ok || err != nil {
		t.Fatalf("%s names no Scenario: %v", p, err)
	}
	return n
}

// TestCardsOfASetUnshipped checks the card types in the list of the rebirth set.
func TestCardsOfASetUnshipped(t *testing.T) {
	var list []cardJSON
	arenaJSON(t, &list, "cards", "-json", "-set", "rebirth")
	types := map[string]string{}
	for _, c := range list {
		types[c.Kind] = strings.Join(c.Types, "+")
	}
	if types["basic"] != "basic" || types["super_villain"] != "villain" || types["piece"] != "" {
		t.Errorf("%d cards of the types %v", len(list), types)
	}
}
