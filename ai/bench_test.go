package ai_test

import (
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
)

// BenchmarkGreedy plays whole two-seat games, laying out left out.
func BenchmarkGreedy(b *testing.B) {
	players := []match.Decider{player(b, "greedy", 0), player(b, "greedy", 0)}
	openings := make([]*engine.State, 64)
	for i := range openings {
		_, openings[i] = begin(b, mode.Plan{Seed: uint64(i)}, 2)
	}
	s := openings[0].Copy()
	turns, decisions, i := 0, 0, 0
	b.ReportAllocs()
	for b.Loop() {
		openings[i%len(openings)].CopyInto(s)
		i++
		for s.Over() == engine.NotOver {
			seat := s.Pending().Seat
			if err := s.Apply(players[seat].Decide(s.View(seat)), nil); err != nil {
				b.Fatal(err)
			}
			decisions++
		}
		turns += int(s.Turn().Number)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(turns), "ns/turn")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
}
