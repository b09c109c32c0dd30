package rules_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/rules"
)

var update = flag.Bool("update", false, "write the golden file anew")

// TestGoldenGames plays recorded seeds and compares how they end. The same seed
// and answers must end alike on every machine and in every later version that
// means to change no rule: turns and scores tell a changed rule, the hash alone
// a changed way of writing a game down.
func TestGoldenGames(t *testing.T) {
	b := book(t)
	var got strings.Builder
	for seed := range uint64(16) {
		su := rules.Setup{Seats: 2 + int(seed%4), Seed: seed, Villains: 5 + int(seed%8)}
		if seed%3 == 0 {
			su.Profile = "tournament"
		}
		s, err := rules.New(b, su)
		if err != nil {
			t.Fatal(err)
		}
		answers := play(t, s, seed)
		fmt.Fprintf(&got, "seed %d: %d seats, %d answers, %d turns, scores", seed, su.Seats, answers, s.Turn().Number)
		for seat := range engine.SeatID(su.Seats) {
			fmt.Fprintf(&got, " %d", rules.Count(b, s, seat).Total)
		}
		fmt.Fprintf(&got, ", hash %016x\n", s.Hash())
	}
	golden := filepath.Join("testdata", "games.golden")
	if *update {
		if err := os.WriteFile(golden, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("games end otherwise than recorded (after a wanted change: go test -update)\ngot:\n%swant:\n%s", got.String(), want)
	}
}
