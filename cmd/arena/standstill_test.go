package main

import (
	"strings"
	"testing"

	"lineup/game/mode"
	"lineup/game/modes"
)

// TestStandstill: of a game in which six Super-Villains lie in the Line-Up that nobody can pay for
// a soak says so.
func TestStandstill(t *testing.T) {
	code, _, told := arena("soak", "-games", "1", "-seed", "508391", "-every", "1000", "-sets", "base,heroes_unite")
	if code != exitFailed || !strings.Contains(told, errStandstill.Error()) {
		t.Errorf("exit code %d, %s", code, told)
	}
}

// TestNoStandstill: where no turn passes, or something has changed hands, a game that does not
// end is a failure.
func TestNoStandstill(t *testing.T) {
	_, s, err := modes.Whole.Deal(mode.Plan{Seats: mode.People(2), Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	var still standstill
	still.look(s, 0)
	if still.lasts(s, endless) {
		t.Error("a game whose turn does not end is a standstill")
	}
	still.turn -= 1000 // as if turns had passed
	if !still.lasts(s, endless) {
		t.Error("a game in which nothing changes hands is none")
	}
	still.holdings++
	if still.lasts(s, endless) {
		t.Error("a game in which something has just changed hands is a standstill")
	}
}
