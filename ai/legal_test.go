package ai_test

import (
	"slices"
	"testing"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
)

// A player gets a view and returns an answer. The compiler checks here that it gets no State.
var _ func(match.Decider, engine.View) engine.Answer = match.Decider.Decide

// mixed returns players for a number of seats, taking each kind in turn.
func mixed(t testing.TB, seats, first int, seed uint64) []match.Decider {
	names := ai.Names()
	players := make([]match.Decider, seats)
	for i := range players {
		players[i] = player(t, names[(first+i)%len(names)], seed)
	}
	return players
}

// TestAnswersAreLegal checks games of all sizes, profiles, and ways to deal heroes. playOut fails
// on an answer that the game refuses.
func TestAnswersAreLegal(t *testing.T) {
	profiles := []string{"standard", "tournament"}
	for i := range 300 {
		p := mode.Plan{Seed: uint64(i), Profile: profiles[i/4%2]}
		p.Options = p.Options.WithNumber(standard.Villains, 5+i%8)
		seats := 2 + i%4
		if i%3 == 0 && seats <= 4 {
			p.Heroes = mode.DealTwo
		}
		playOut(t, p, mixed(t, seats, i, uint64(i)))
	}
}

// TestSameSeedSameAnswers checks that new players play the same game again from the same seed.
func TestSameSeedSameAnswers(t *testing.T) {
	play := func() (hashes []uint64) {
		for i := range 20 {
			_, s := playOut(t, mode.Plan{Seed: uint64(i)}, mixed(t, 2+i%4, i, 7))
			hashes = append(hashes, s.Hash())
		}
		return hashes
	}
	if first, second := play(), play(); !slices.Equal(first, second) {
		t.Errorf("the same players played differently:\n%x\n%x", first, second)
	}
}

// TestDecidesAlone checks that an answer of greedy depends only on the question. It asks a player
// that has played other games and a new one the same questions.
func TestDecidesAlone(t *testing.T) {
	for _, p := range []mode.Plan{{Seed: 5}, {Mode: "rebirth", Seed: 5}} {
		t.Run(p.String(), func(t *testing.T) {
			old := player(t, "greedy", 0)
			// After a long game, the player's memory holds more than after other games.
			playOut(t, mode.Plan{Seed: 99, Variants: []string{"hidden"}, Sets: []string{"base", "heroes_unite"}}, []match.Decider{old, old})
			_, s := begin(t, p, 2)
			for s.Over() == engine.NotOver {
				v := s.View(s.Pending().Seat)
				a, b := old.Decide(v), player(t, "greedy", 0).Decide(v)
				if a != b {
					t.Fatalf("%s: asked the same, answered %+v and %+v\n%v", p.Mode, a, b, s)
				}
				if err := s.Apply(a, nil); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// TestNoAllocations checks that every player decides without new memory.
func TestNoAllocations(t *testing.T) {
	for _, name := range ai.Names() {
		p := player(t, name, 1)
		_, opening := begin(t, mode.Plan{Seed: 3}, 2)
		s := opening.Copy()
		game := func() {
			opening.CopyInto(s)
			for s.Over() == engine.NotOver {
				v := s.View(s.Pending().Seat)
				if err := s.Apply(p.Decide(v), nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		if n := testing.AllocsPerRun(20, game); n > 1 { // the random player's games may still outgrow the copy
			t.Errorf("%s allocates %.0f times a game", name, n)
		}
	}
}

func TestUnknownPlayer(t *testing.T) {
	if _, err := ai.New("grandmaster", 0); err == nil || err.Error() != `no player "grandmaster": there are random, dearest, greedy` {
		t.Errorf("got error %v", err)
	}
}
