package rebirth_test

import (
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/testgame"
)

func BenchmarkRandom(b *testing.B) {
	g := testgame.Build(b, catalog.Tested, mode.Plan{Mode: "rebirth", Seats: mode.People(2)})
	turns, asks := 0, 0
	for i := 0; b.Loop(); i++ {
		s, _ := g.Seeded(uint64(i)).Deal(nil)
		r := engine.NewRNG(uint64(i), engine.StreamChance)
		for s.Over() == engine.NotOver {
			d := s.Pending()
			_ = s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[r.Intn(len(d.Options))]}, nil)
			asks++
		}
		turns += int(s.Turn().Number)
	}
	b.ReportMetric(float64(turns)/b.Elapsed().Seconds(), "turns/s")
	b.ReportMetric(float64(asks)/b.Elapsed().Seconds(), "asks/s")
}
