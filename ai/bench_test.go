package ai_test

import (
	"fmt"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
)

// BenchmarkGreedy measures whole games without their deal. `make profile` uses it to record the
// profile that arena is built with.
func BenchmarkGreedy(b *testing.B) {
	b.Run("base", func(b *testing.B) { benchGreedy(b, mode.Plan{}, 2) })
	b.Run("nine", func(b *testing.B) {
		benchGreedy(b, mode.Plan{Sets: []string{"base", "heroes_unite", "forever_evil", "teen_titans", "crossover_1", "crossover_2", "crossover_5", "crossover_6", "crisis_1"}}, 2)
	})
	b.Run("both", func(b *testing.B) { benchGreedy(b, mode.Plan{Sets: []string{"base", "heroes_unite"}}, 2) })
	for seats := range 4 {
		b.Run(fmt.Sprintf("rebirth%d", seats+1), func(b *testing.B) { benchGreedy(b, mode.Plan{Mode: "rebirth"}, seats+1) })
	}
}

func benchGreedy(b *testing.B, p mode.Plan, seats int) {
	var players []match.Decider
	for range seats {
		players = append(players, player(b, "greedy", 0))
	}
	openings := make([]*engine.State, 64)
	for i := range openings {
		p.Seed = uint64(i)
		_, openings[i] = begin(b, p, seats)
	}
	s := openings[0].Copy()
	turns, decisions, i := 0, 0, 0
	b.ReportAllocs()
	for b.Loop() {
		openings[i%len(openings)].CopyInto(s)
		i++
		for s.Over() == engine.NotOver {
			a, _, yes := match.Volunteer(s, players)
			if !yes {
				seat := s.Pending().Seat
				a = players[seat].Decide(s.View(seat))
			}
			if err := s.Apply(a, nil); err != nil {
				b.Fatal(err)
			}
			decisions++
		}
		turns += int(s.Turn().Number)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(turns), "ns/turn")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
}
