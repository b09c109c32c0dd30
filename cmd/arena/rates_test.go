package main

import (
	"slices"
	"strings"
	"testing"

	"lineup/game/mode/rebirth"
)

// TestRates checks that the table of rates has the numbers of arena play, whatever the number of
// workers, and that mistakes are refused.
func TestRates(t *testing.T) {
	var one, three []ratesJSON
	arenaJSON(t, &one, "rates", "-json", "-scenario", "2", "-player", "dearest", "-games", "6", "-workers", "1")
	arenaJSON(t, &three, "rates", "-json", "-scenario", "2", "-player", "dearest", "-games", "6", "-workers", "3")
	if len(one) != 1 || one[0].Scenario != 2 || one[0].Usual != three[0].Usual || one[0].Impossible != three[0].Impossible {
		t.Errorf("one worker finds %+v, and three %+v", one, three)
	}
	var played teamJSON
	arenaJSON(t, &played, "play", "-json", "-mode", "rebirth", "-scenario", "2", "-variant", rebirth.ImpossibleWord, "-seats", "dearest,dearest", "-games", "6")
	if got := one[0].Impossible[1]; got != 100*played.WinRate {
		t.Errorf("the table says %v, and arena play %v", got, 100*played.WinRate)
	}
	if code, out, _ := arena("rates", "-scenario", "1", "-player", "random", "-games", "2"); code != exitOK || strings.Count(out, "\n") != 3 {
		t.Errorf("code %d, table\n%s", code, out)
	}
	for _, args := range [][]string{{"-games", "0"}, {"-workers", "0"}, {"-scenario", "9"}, {"-player", "nobody"}} {
		if code, _, _ := arena(append([]string{"rates"}, args...)...); code != exitUsage {
			t.Errorf("%v: code %d", args, code)
		}
	}
}

// TestJudge checks what is out of balance.
func TestJudge(t *testing.T) {
	for _, test := range []struct {
		usual, impossible [mostPlayers]float64
		want              []string
	}{
		{[...]float64{60, 50, 45, 38}, [...]float64{24, 20, 18, 16}, []string{}},
		{[...]float64{63, 50, 45, 37}, [...]float64{24, 20, 18, 16}, []string{"1 far", "4 far"}},
		{[...]float64{50, 50, 50, 50}, [...]float64{26, 25, 17, 16}, []string{"1 easy", "4 hard"}},
	} {
		r := ratesJSON{Usual: test.usual, Impossible: test.impossible}
		if r.judge(); !slices.Equal(r.Faults, test.want) {
			t.Errorf("%v and %v: %q, want %q", test.usual, test.impossible, r.Faults, test.want)
		}
	}
}
