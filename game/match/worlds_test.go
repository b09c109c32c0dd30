package match_test

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// TestApart checks that a match and its copy stay what their answers make them while one and then the other goes
// back and gives other answers.
func TestApart(t *testing.T) {
	for seed := range uint64(4) {
		for _, id := range []string{"standard", "rebirth"} {
			for first := range 2 {
				m := newMatch(t, catalog.Tested, mode.Plan{Mode: id, Seed: seed + 1, Seats: mode.People(2)})
				goOn(t, m, 7, 150)
				both := []*match.Match{m, m.Apart()}
				for i := range both {
					now := both[(first+i)%2]
					now.GoTo(120)
					goOn(t, now, uint64(8+i), 40)
					checkAlone(t, both[0])
					checkAlone(t, both[1])
				}
				goOn(t, both[first], 10, 20)
				checkAlone(t, both[1-first])
			}
		}
	}
}

// TestSeenApart checks that what a person sees in a match is not seen in its copy, and the other way round.
func TestSeenApart(t *testing.T) {
	m := newMatch(t, catalog.Tested, mode.Plan{Seed: 1, Seats: mode.People(2)})
	m.See(0)
	other := m.Apart()
	goOn(t, m, 7, 5)
	goOn(t, other, 7, 5)
	m.See(0)
	other.See(1)
	for who, of := range []*match.Match{m, other} {
		for seat := range engine.SeatID(2) {
			want := 0
			if int(seat) == who {
				want = 5
			}
			if n, _ := of.SeenBy(seat); n != want {
				t.Errorf("match %d: seat %d has seen %d answers, want %d", who, seat, n, want)
			}
		}
	}
}

// goOn gives up to n answers at random.
func goOn(t *testing.T, m *match.Match, chance uint64, n int) {
	t.Helper()
	for ; n > 0 && !m.Over(); n-- {
		if err := m.Answer((any{chance}).Decide(m.View(m.ToAct()))); err != nil {
			t.Fatal(err)
		}
	}
}

// checkAlone checks that the log of a match is that of a new one with the same answers.
func checkAlone(t *testing.T, m *match.Match) {
	t.Helper()
	again := testgame.Match(t, catalog.Tested, m.Plan(), anybody)
	for _, o := range m.Log() {
		if err := again.Answer(engine.Answer{Seq: again.View(again.ToAct()).Pending().Seq, Option: o}); err != nil {
			t.Fatal(err)
		}
	}
	got, want := texts(m.Chronicle(engine.NoSeat).Lines()), texts(again.Chronicle(engine.NoSeat).Lines())
	if !slices.Equal(got, want) {
		t.Errorf("%v: the log reads\n%q, that of its answers\n%q", m.Plan(), got, want)
	}
}
