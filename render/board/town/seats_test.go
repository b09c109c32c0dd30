package town

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/render/art"
)

// TestAbilitiesAreInReach checks that the Power in reach includes what the viewer's hero gives for
// certain, such as 1 for Superman.
func TestAbilitiesAreInReach(t *testing.T) {
	for seed := uint64(0); seed < 60; seed++ {
		g, s, err := catalog.Shipped.Deal(mode.Plan{Mode: "rebirth", Seed: seed, Seats: mode.People(1)})
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
		l := looking{view: s.View(0), faces: art.Faces(g.Book), name: func(engine.SeatID) string { return "Ana" }}
		sum, words := l.inReach(0)
		now := 0
		for _, c := range s.Cards(s.Zone(engine.Hand, 0)) {
			now += art.PowerOf(&l.faces[s.View(0).FaceID(c)])
		}
		if sum != now+1 || !strings.Contains(words, "1 from abilities") {
			t.Errorf("%d Power in reach with %d in the hand: %s", sum, now, words)
		}
		return
	}
	t.Error("nobody is Superman")
}

// TestSidesAreTold checks that in a competitive game the goal panel mentions VP and a partner's
// panel says "your partner". In a cooperative game neither does, and its end clock says that the
// players lose.
func TestSidesAreTold(t *testing.T) {
	sides := mode.People(4)
	for i := range sides {
		sides[i].Team = [...]string{"red", "blue"}[i%2]
	}
	for _, c := range []struct {
		plan    mode.Plan
		played  string
		partner engine.SeatID
	}{
		{mode.Plan{Mode: "rebirth", Seats: sides, Variants: []string{"competitive"}}, "COMPETITIVE", 2},
		{mode.Plan{Mode: "rebirth", Seats: mode.People(4)}, "SCENARIO", engine.NoSeat},
	} {
		g, s, err := catalog.Shipped.Deal(c.plan)
		if err != nil {
			t.Fatal(err)
		}
		m := readMap(looking{view: s.View(0), near: 0, faces: art.Faces(g.Book), name: func(engine.SeatID) string { return "Ana" }}, Lay(fits()[0]))
		if m.played != c.played || strings.Contains(m.aim, "VP") != (c.partner != engine.NoSeat) {
			t.Errorf("%v: the goal is %s, %q", c.plan, m.played, m.aim)
		}
		m.clocked, m.clock, m.tips = true, 2, nil
		m.readTips()
		if words := m.tips[len(m.tips)-1].words; !strings.HasPrefix(words, "The end clock is on box 2 of 3.") || strings.Contains(words, "you lose") != (c.partner == engine.NoSeat) {
			t.Errorf("%v: of the end clock it is told %q", c.plan, words)
		}
		for _, seat := range m.seatPanels {
			if strings.Contains(seat.where, "your partner") != (seat.seat == c.partner) {
				t.Errorf("%v: of seat %d it is told %q", c.plan, seat.seat, seat.where)
			}
		}
	}
}

// TestAim checks that the goal panel names what a Scenario needs besides its Super-Villains.
func TestAim(t *testing.T) {
	for scenario, want := range map[int]string{
		1: "Defeat 5 Super-Villains before time runs out.",
		3: "Win when 5 Super-Villains are defeated and Mister Mxyzptlk is one of them.",
		4: "Win when 5 Super-Villains are defeated and two bystanders are safe.",
	} {
		p := mode.Plan{Mode: rebirth.ID, Seats: mode.People(2), Options: mode.Options{}.WithNumber(rebirth.ScenarioOption, scenario)}
		g, s, err := catalog.Shipped.Deal(p)
		if err != nil {
			t.Fatal(err)
		}
		m := readMap(looking{view: s.View(0), near: 0, faces: art.Faces(g.Book), name: func(engine.SeatID) string { return "Ana" }}, Lay(fits()[0]))
		if m.aim != want {
			t.Errorf("Scenario %d: the goal is %q, want %q", scenario, m.aim, want)
		}
	}
}
