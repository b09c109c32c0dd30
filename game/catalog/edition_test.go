package catalog_test

import (
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/standard"
)

// TestEdition checks that a game saved with an earlier fingerprint is built in its edition, that the
// game after it stays in that edition, and that an unknown fingerprint changes nothing.
func TestEdition(t *testing.T) {
	const first = 0x55b785e157ce7452 // of the Plan below, with two Larfleezes and one Shazam!
	plan, err := mode.ParsePlan("standard sets=base,heroes_unite variant=halves seats=Ana,Bob seed=3")
	if err != nil {
		t.Fatal(err)
	}
	latest, err := catalog.Shipped.Build(plan)
	if err != nil {
		t.Fatal(err)
	}
	if other := latest.As(1); other != latest {
		t.Error("an unknown fingerprint leads to another edition")
	}
	old := latest.As(first)
	now := latest.Book.Library().Fingerprint()
	if old.As(first) != old || old.As(now).Book.Library().Fingerprint() != now {
		t.Error("a game is not found again by its fingerprint")
	}
	for _, test := range []struct {
		game              *mode.Game
		larfleeze, shazam int
	}{{latest, 1, 2}, {old, 2, 1}} {
		s, err := test.game.Deal(nil)
		if err != nil {
			t.Fatal(err)
		}
		next, _ := test.game.Mode.Next(test.game, s)
		next.Seed = 4
		second, err := test.game.Build(next)
		if err != nil {
			t.Fatal(err)
		}
		one, two, err := standard.HalfDecks(second)
		if err != nil {
			t.Fatal(err)
		}
		dealt := map[string]int{}
		for _, f := range append(one, two...) {
			dealt[second.Book.Library().Faces[f].Name]++
		}
		if dealt["Larfleeze"] != test.larfleeze || dealt["Shazam!"] != test.shazam {
			t.Errorf("both halves have %d Larfleeze and %d Shazam!, not %d and %d", dealt["Larfleeze"], dealt["Shazam!"], test.larfleeze, test.shazam)
		}
		dealt = map[string]int{}
		for c := range engine.CardID(s.NumCards()) {
			dealt[s.Face(c).Name]++
		}
		if got := dealt["Larfleeze"]; got > test.larfleeze {
			t.Errorf("the first half has %d Larfleeze", got)
		}
	}
}
