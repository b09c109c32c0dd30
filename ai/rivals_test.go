package ai

import (
	"fmt"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/game/testgame"
)

// rivals deals a competitive Rebirth game. With labels it is a game of teams.
func rivals(t testing.TB, seats int, seed uint64, teams ...string) (*mode.Game, *engine.State) {
	t.Helper()
	p := mode.Plan{Mode: "rebirth", Seed: seed, Seats: mode.People(seats), Variants: []string{"competitive"}}
	for i, team := range teams {
		p.Seats[i].Team = team
	}
	return testgame.Deal(t, catalog.Tested, p)
}

// TestRivals checks that greedy wins most games against simpler players, alone and with a partner,
// with any number of seats, and scores more points.
func TestRivals(t *testing.T) {
	const games = 60
	for _, c := range []struct {
		seats int
		other string
		teams []string
		least float64 // share of games that greedy must win; a shared win counts in part
	}{
		{2, "random", nil, 0.85}, {2, "dearest", nil, 0.75}, {3, "dearest", nil, 0.6}, {4, "random", nil, 0.6},
		{4, "dearest", []string{"red", "blue", "red", "blue"}, 0.75},
	} {
		t.Run(fmt.Sprintf("%d seats, %s %v", c.seats, c.other, c.teams), func(t *testing.T) {
			won := 0.0
			own, others := 0, 0
			for i := range games {
				me := engine.SeatID(i % c.seats)
				g, s := rivals(t, c.seats, uint64(i/c.seats+1), c.teams...)
				kinds := make([]string, c.seats)
				for seat := range kinds {
					if kinds[seat] = c.other; s.Side(me).Has(engine.SeatID(seat)) {
						kinds[seat] = "greedy"
					}
				}
				playTeam(t, s, of(t, kinds...), func() {})
				score := g.Count(s)
				for _, w := range score.Winners {
					if s.Side(me).Has(w) {
						won += 1 / float64(len(score.Winners))
					}
				}
				for _, a := range score.Accounts {
					if s.Side(me).Has(a.Seat) {
						own += a.Total
					} else {
						others += a.Total
					}
				}
			}
			t.Logf("%d seats with %s: %.0f%% won, %d points to %d", c.seats, c.other, 100*won/games, own, others)
			if won < c.least*games || own <= others/(c.seats-1) {
				t.Errorf("%d seats with %s %v: greedy wins %.1f of %d games, with %d points to %d", c.seats, c.other, c.teams, won, games, own, others)
			}
		})
	}
}

// TestRivalsSeeNoHands checks that a seat does not see any other hand, not even its partner's, and
// that greedy still helps its partner.
func TestRivalsSeeNoHands(t *testing.T) {
	helped := 0
	for seed := range uint64(20) {
		_, s := rivals(t, 4, seed, "red", "blue", "red", "blue")
		players := of(t, "greedy", "greedy", "greedy", "greedy")
		for n := 0; s.Over() == engine.NotOver && n < 20_000; n++ {
			for seat := range engine.SeatID(4) {
				v := s.View(seat)
				for other := range engine.SeatID(4) {
					for i, z := 0, v.Zone(engine.Hand, other); other != seat && i < v.Count(z); i++ {
						if n%50 == 0 && v.Peek(z, i) != engine.NoCard && !s.Card(v.Peek(z, i)).Known.Has(seat) {
							t.Fatalf("seat %d sees a card in the hand of seat %d", seat, other)
						}
					}
				}
			}
			a, by, yes := match.Volunteer(s, players)
			if yes {
				helped++
				if !s.Side(s.Asked()).Has(by) {
					t.Fatalf("seat %d helps seat %d, who is no partner", by, s.Asked())
				}
			} else {
				a = players[s.Asked()].Decide(s.View(s.Asked()))
			}
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if helped == 0 {
		t.Error("nobody has helped a partner in 20 games")
	}
}

// TestTheLastDefeat checks that greedy defeats the last Super-Villain only if it wins the game by
// that.
func TestTheLastDefeat(t *testing.T) {
	for _, c := range []struct {
		own, foes []string
		defeats   bool
	}{
		{[]string{"Sinestro", "Lex Luthor"}, []string{"Amazo", "Despero"}, true},
		{nil, []string{"Amazo", "Despero", "Sinestro", "Lex Luthor"}, false},
	} {
		t.Run(fmt.Sprint("defeats ", c.defeats), func(t *testing.T) {
			p := mode.Plan{Mode: "rebirth", Seats: mode.People(2), Variants: []string{rebirth.Competitive}, Seed: 1}
			g := testgame.Build(t, catalog.Tested, p)
			b, err := engine.Build(g.Book.Library(), 2, 1)
			if err != nil {
				t.Fatal(err)
			}
			lay := func(name string, z engine.ZoneID) {
				f, err := g.Book.Find(name, false)
				if err != nil {
					t.Fatal(err)
				}
				b.Add(f, z)
			}
			rebirth.LayRules(b, g, nil)
			rebirth.LayLocations(b, g, rebirth.Scenarios[0].Locations(), nil, nil, nil)
			rebirth.LayStandees(b, g, []int{1, 5})
			lay("Doomsday", b.ZoneAt(card.LineUp, engine.NoSeat, 1))
			for seat, names := range [][]string{c.own, c.foes} {
				for _, name := range names {
					lay(name, b.Zone(card.Trophies, engine.SeatID(seat)))
				}
			}
			for range 40 {
				lay("Blast", b.Zone(card.MainDeck, engine.NoSeat))
			}
			b.Set(set.Defeated.ID, engine.NoSeat, set.ToWin-1)
			s := b.Resume(0, 8)
			a := of(t, "greedy")[0].Decide(s.View(0))
			if bought := a.Option.Kind == engine.OptBuy && s.Face(a.Option.Card).SuperVillain; bought != c.defeats {
				t.Errorf("with %v against %v greedy answers %+v", c.own, c.foes, a.Option)
			}
		})
	}
}
