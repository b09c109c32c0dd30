package card

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/picture"
)

// TestUpperBounds checks that only a use accepts a condition with an upper bound or one that always
// holds, because elsewhere the engine only tests whether a count is reached.
func TestUpperBounds(t *testing.T) {
	always := func(voice) string { return "so" }
	draw := Draw(1)
	for name, of := range map[string]func(*Cond) interface{ check(*checker) }{
		"a use": func(c *Cond) interface{ check(*checker) } {
			return &Card{Name: "Uses", Copies: 1, Art: picture.Scene{Seed: 1}, Uses: []Use{{Only: c, Do: draw}}}
		},
		"an option": func(c *Cond) interface{ check(*checker) } {
			return Choose(Alternative{Do: draw}, Alternative{Only: c, Do: draw})
		},
		"an ability": func(c *Cond) interface{ check(*checker) } {
			return When{On: engine.OnPlay, If: c, Do: draw}
		},
		"a change": func(c *Cond) interface{ check(*checker) } { return Change{N: 1, Words: "w", If: c} },
	} {
		t.Run(name, func(t *testing.T) {
			for _, c := range []struct {
				min, max int
				fits     bool
			}{{1, engine.Unlimited, true}, {1, 3, false}, {0, 0, false}} {
				k := &checker{names: map[string]string{}}
				of(&Cond{min: c.min, max: c.max, text: always}).check(k)
				found := false
				for _, f := range k.faults {
					found = found || strings.Contains(f, "hangs on")
				}
				if name == "a use" {
					if len(k.faults) > 0 {
						t.Errorf("%s that hangs on a count from %d to %d: %v", name, c.min, c.max, k.faults)
					}
					continue
				}
				if found == c.fits {
					t.Errorf("%s that hangs on a count from %d to %d: %v", name, c.min, c.max, k.faults)
				}
			}
		})
	}
}
