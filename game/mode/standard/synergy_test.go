package standard_test

import (
	"testing"

	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/sets"
)

// TestSynergyOfTwoSets checks that with a variant that adds a second set, a Plan without sets gives
// the same game as one that names both, whichever is built first.
func TestSynergyOfTwoSets(t *testing.T) {
	for _, other := range []string{standard.Mix, standard.Halves} {
		t.Run(other, func(t *testing.T) {
			unnamed := mode.Plan{Mode: standard.ID, Variants: []string{standard.Synergy, other}}
			named := unnamed
			named.Sets = []string{"base", "heroes_unite"}
			var fingers []uint64
			for _, order := range [][]mode.Plan{{unnamed, named}, {named, unnamed}} {
				c := mode.NewCatalog([]mode.Mode{standard.Mode()}, sets.All())
				for _, p := range order {
					g, err := c.Prepare(p)
					if err != nil {
						t.Fatal(err)
					}
					fingers = append(fingers, g.Book.Library().Fingerprint())
				}
			}
			for _, f := range fingers {
				if f != fingers[0] {
					t.Fatalf("one Plan makes different games: %x", fingers)
				}
			}
		})
	}
}
