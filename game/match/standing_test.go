package match

import (
	"testing"

	"lineup/game/catalog"
	"lineup/game/mode"
)

// TestStanding checks what each mode says of a game that has just begun.
func TestStanding(t *testing.T) {
	for plan, want := range map[string]string{
		"standard":                    "8 Super-Villains left",
		"standard villains=5":         "5 Super-Villains left",
		"standard variant=hidden":     "120 cards left in the main deck",
		"rebirth":                     "0 of 5 Super-Villains defeated, Threat 0 of 5",
		"rebirth variant=competitive": "0 of 5 Super-Villains defeated, Threat 0 of 5",
	} {
		p, err := mode.ParsePlan(plan)
		if err != nil {
			t.Fatal(err)
		}
		p.Seed, p.Seats = 1, mode.People(2)
		g, err := catalog.Shipped.Build(p)
		if err != nil {
			t.Fatal(err)
		}
		m, err := New(g, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Standing(); got != want {
			t.Errorf("%s stands at %q, want %q", plan, got, want)
		}
	}
}
