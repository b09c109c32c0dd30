package city

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/mode"
	"lineup/game/modes"
	"lineup/render/art"
)

// TestAbilitiesAreInReach: the Power in reach has in it what the own hero gives for certain: of
// Superman 1, or 2 with a Villain in the space.
func TestAbilitiesAreInReach(t *testing.T) {
	for seed := uint64(0); seed < 60; seed++ {
		g, s, err := modes.Shipped.Deal(mode.Plan{Mode: "rebirth", Seed: seed, Seats: mode.People(1)})
		if err != nil {
			t.Fatal(err)
		}
		if hero := s.Cards(s.Zone(engine.Heroes, 0)); len(hero) != 1 || s.Face(hero[0]).Name != "Superman" {
			continue
		}
		for s.Pending().Kind != engine.DecideTurn {
			d := s.Pending()
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[0]}, nil); err != nil {
				t.Fatal(err)
			}
		}
		l := Looking{View: s.View(0), Faces: art.Faces(g.Book), Name: func(engine.SeatID) string { return "Ana" }}
		sum, words := l.InReach(0)
		now := 0
		for _, c := range s.Cards(s.Zone(engine.Hand, 0)) {
			now += art.PowerOf(&l.Faces[s.View(0).FaceID(c)])
		}
		if sum != now+1 || !strings.Contains(words, "1 from abilities") {
			t.Errorf("%d Power in reach with %d in the hand: %s", sum, now, words)
		}
		return
	}
	t.Error("nobody is Superman")
}
