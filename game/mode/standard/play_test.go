package standard_test

import (
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/testgame"
)

// begin builds and deals the game of a plan.
func begin(t testing.TB, p mode.Plan) (*mode.Game, *engine.State) {
	t.Helper()
	return testgame.Deal(t, catalog.Shipped, p)
}

// play answers at random until the game is over, checks every invariant at every question, and
// returns the number of answers.
func play(t *testing.T, s *engine.State, seed uint64) int {
	t.Helper()
	r := engine.NewRNG(seed, engine.StreamChance)
	for n := 0; ; n++ {
		if err := s.Check(); err != nil {
			t.Fatalf("seed %d, question %d: %v\n%v", seed, n, err, s)
		}
		if s.Over() != engine.NotOver {
			return n
		}
		if n > 50000 {
			t.Fatalf("seed %d does not end\n%v", seed, s)
		}
		d := s.Pending()
		a := engine.Answer{Seq: d.Seq, Option: d.Options[r.Intn(len(d.Options))]}
		if err := s.Apply(a, nil); err != nil {
			t.Fatalf("seed %d, question %d: %v", seed, n, err)
		}
	}
}

// TestRandomGames checks that games of every size, profile, and way to deal heroes end, and that
// the same seed and answers give the same game.
func TestRandomGames(t *testing.T) {
	for seed := range uint64(120) {
		p := mode.Plan{Seats: mode.People(2 + int(seed%3)), Seed: seed}
		p.Options = p.Options.WithNumber(standard.Villains, 5+int(seed%8))
		if seed%2 == 1 {
			p.Heroes = mode.DealTwo
		}
		if seed%5 == 0 {
			p.Profile = "tournament"
		}
		if seed%7 == 0 {
			p.Seats, p.Heroes = mode.People(5), mode.Random
		}
		var hash [2]uint64
		for i := range hash {
			_, s := begin(t, p)
			play(t, s, seed)
			hash[i] = s.Hash()
		}
		if hash[0] != hash[1] {
			t.Errorf("seed %d ended twice, with hashes %x and %x", seed, hash[0], hash[1])
		}
	}
}

// TestDecode checks that a game read back from its bytes at any question has the same end.
func TestDecode(t *testing.T) {
	for seed := range uint64(20) {
		g, s := begin(t, mode.Plan{Seats: mode.People(3), Seed: seed})
		r := engine.NewRNG(seed, engine.StreamMain)
		for s.Over() == engine.NotOver {
			again, err := engine.Decode(g.Book.Library(), s.AppendBinary(nil))
			if err != nil {
				t.Fatalf("seed %d: %v\n%v", seed, err, s)
			}
			if again.Hash() != s.Hash() {
				t.Fatalf("seed %d: a game read back is another game\n%v\n%v", seed, s, again)
			}
			s = again
			d := s.Pending()
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[r.Intn(len(d.Options))]}, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// FuzzDecode checks that no bytes make Decode panic.
func FuzzDecode(f *testing.F) {
	var lib *engine.Library
	for seed := range uint64(4) {
		g, s := begin(f, mode.Plan{Seats: mode.People(2 + int(seed)), Seed: seed})
		lib = g.Book.Library()
		for range 40 * seed {
			d := s.Pending()
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[0]}, nil); err != nil {
				f.Fatal(err)
			}
		}
		f.Add(s.AppendBinary(nil))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		_, _ = engine.Decode(lib, data)
	})
}

// TestDamaged checks that a game with one changed byte does not make Decode panic, and that a game
// cut short is refused.
func TestDamaged(t *testing.T) {
	g, s := begin(t, mode.Plan{Seats: mode.People(3), Seed: 9})
	for range 150 {
		d := s.Pending()
		if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[0]}, nil); err != nil {
			t.Fatal(err)
		}
	}
	whole := s.AppendBinary(nil)
	refused := 0
	for i := range whole {
		for _, flip := range []byte{0x01, 0x80, 0xff} {
			broken := append([]byte(nil), whole...)
			broken[i] ^= flip
			if _, err := engine.Decode(g.Book.Library(), broken); err != nil {
				refused++
			}
		}
		if _, err := engine.Decode(g.Book.Library(), whole[:i]); err == nil {
			t.Fatalf("a game cut at %d of %d bytes was read", i, len(whole))
		}
	}
	if refused == 0 {
		t.Error("no damage was noticed")
	}
}
