package card

import (
	"testing"

	"lineup/engine"
)

// TestLacks checks what is said of a card that doesn't fit the conditions of a text.
func TestLacks(t *testing.T) {
	for _, c := range []struct {
		conditions []Filter
		cost       int
		want       string
	}{
		{[]Filter{Type(Hero)}, 2, "isn't a Hero"},
		{[]Filter{NotType(Hero)}, 2, "is a Hero"},
		{[]Filter{NotType(Equipment)}, 2, "is an Equipment"},
		{[]Filter{Named("Kick")}, 2, "isn't a Kick"},
		{[]Filter{Type(Hero), Type(Equipment)}, 2, "isn't a Hero or Equipment"},
		{[]Filter{Costing(4, 0)}, 2, "costs 2"},
		{[]Filter{Costing(4, 0)}, 4, "costs less than 4"}, // its cost has changed
		{[]Filter{{Types: engine.Hero, MinCost: 4}}, 2, "isn't a Hero with cost 4 or more"},
		{[]Filter{NotType(Starter)}, 2, "is a Starter"},
		{[]Filter{NotType(Hero).CostingAtMost(4)}, 5, "isn't a non-Hero card with cost 4 or less"},
		{[]Filter{Type(Hero)}, 3, "isn't a Hero"},
		{[]Filter{Costing(1, 0)}, 1, "costs less than 1"},
		{[]Filter{{Odd: true}}, 3, "isn't a card with odd cost"}, // its cost has changed
		{[]Filter{{Even: true}}, 2, "isn't a card with even cost"},
		{[]Filter{{Odd: true}}, 2, "costs 2, an even number"},
		{[]Filter{{Even: true}}, 3, "costs 3, an odd number"},
	} {
		var unfit []*Unfit
		for i, f := range c.conditions {
			unfit = append(unfit, &Unfit{filter: f, Nth: i + 1, Last: i == len(c.conditions)-1})
		}
		if got := Lacks(unfit, c.cost); got != c.want {
			t.Errorf("a card with cost %d %s, want %q", c.cost, got, c.want)
		}
	}
}
