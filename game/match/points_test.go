package match

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/mode"
)

// TestPointsAreNotedWhereTheyCount checks that answers note the VP of a card in a game for points,
// and never in a cooperative one.
func TestPointsAreNotedWhereTheyCount(t *testing.T) {
	for _, c := range []struct {
		mode   string
		points bool
	}{{"standard", true}, {"rebirth", false}} {
		noted, notes := 0, 0
		for seed := uint64(1); seed < 30; seed++ {
			g, s, err := catalog.Shipped.Deal(mode.Plan{Mode: c.mode, Seed: seed, Seats: mode.People(2)})
			if err != nil {
				t.Fatal(err)
			}
			chance := engine.NewRNG(seed, engine.StreamChance)
			for range 400 {
				d := s.Pending()
				if d.Kind == engine.NoDecision {
					break
				}
				q := ask(s.View(d.Seat), g.Book, func(engine.SeatID) string { return "Ana" }, !g.Mode.Cooperative)
				for _, r := range q.Answers {
					for _, n := range r.Notes {
						if notes++; strings.Contains(n.Text, "VP at the end") {
							noted++
						}
					}
				}
				if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		if notes < 50 || (noted > 0) != c.points {
			t.Errorf("%s: %d of %d notes are about VP", c.mode, noted, notes)
		}
	}
}

// TestOneDefenseIsSaid checks that a question about a Defense for another player says that you have none left
// if the same Attack comes to you later, and only then.
func TestOneDefenseIsSaid(t *testing.T) {
	both := map[bool]int{}
	for seed := uint64(1); seed < 200 && (both[true] < 3 || both[false] < 3); seed++ {
		g, s, err := catalog.Shipped.Deal(mode.Plan{Mode: "rebirth", Seed: seed, Seats: mode.People(4)})
		if err != nil {
			t.Fatal(err)
		}
		chance := engine.NewRNG(seed, engine.StreamChance)
		for range 600 {
			d := s.Pending()
			if d.Kind == engine.NoDecision {
				break
			}
			if d.Kind == engine.DecideDefend && d.For != d.Seat {
				v := s.View(d.Seat)
				q := ask(v, g.Book, func(engine.SeatID) string { return "Ana" }, false)
				both[v.Awaits()]++
				if says := strings.HasSuffix(q.Says, ", but then you can't avoid it for yourself."); says != v.Awaits() {
					t.Errorf("the Attack comes to you, too: %v, and the question says %q", v.Awaits(), q.Says)
				}
			}
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if both[true] < 3 || both[false] < 3 {
		t.Errorf("questions seen: %v", both)
	}
}
