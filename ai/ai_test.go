package ai_test

import (
	"testing"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// maxDecisions is the number of decisions after which a game counts as endless.
const maxDecisions = 20_000

// begin builds the game of a plan for a number of seats and deals it.
func begin(t testing.TB, p mode.Plan, seats int) (*mode.Game, *engine.State) {
	t.Helper()
	p.Seats = mode.People(seats)
	return testgame.Deal(t, catalog.Shipped, p)
}

// playOut plays a game to its end. Every answer must be legal.
func playOut(t testing.TB, p mode.Plan, players []match.Decider) (*mode.Game, *engine.State) {
	t.Helper()
	g, s := begin(t, p, len(players))
	for n := 0; s.Over() == engine.NotOver; n++ {
		if n == maxDecisions {
			t.Fatalf("seed %d does not end\n%v", p.Seed, s)
		}
		seat := s.Pending().Seat
		if err := s.Apply(players[seat].Decide(s.View(seat)), nil); err != nil {
			t.Fatalf("seed %d, seat %d: %v\n%v", p.Seed, seat, err, s)
		}
	}
	return g, s
}

// wins plays two-seat games, swapping seats every other game, and returns the wins of the first
// player. A shared win counts as half.
func wins(t testing.TB, games int, first, second match.Decider) float64 {
	t.Helper()
	won := 0.0
	for i := range games {
		players := []match.Decider{first, second}
		mine := engine.SeatID(i % 2)
		if mine == 1 {
			players[0], players[1] = second, first
		}
		g, s := playOut(t, mode.Plan{Seed: uint64(i)}, players)
		winners := g.Count(s).Winners
		for _, w := range winners {
			if w == mine {
				won += 1 / float64(len(winners))
			}
		}
	}
	return won
}

func player(t testing.TB, name string, seed uint64) match.Decider {
	t.Helper()
	p, err := ai.New(name, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestGreedyBeatsDearest checks that greedy wins well over the required 60 % of games against
// dearest.
func TestGreedyBeatsDearest(t *testing.T) {
	const games = 2000
	won := wins(t, games, player(t, "greedy", 0), player(t, "dearest", 0))
	t.Logf("greedy won %.1f of %d games", won, games)
	if won < 0.65*games {
		t.Errorf("greedy won %.1f of %d games", won, games)
	}
}
